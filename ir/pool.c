// Memory of operations, blocks and argument lists. Freed pieces go to a list
// by size (in units of 8 bytes) and are used again for the same size, since a
// lowering erases about as many operations as it makes. What is larger than
// the lists hold stays in the arena until the pool goes.

#include "ir/ir.h"

#include <stdlib.h>

enum { UNIT = 8 };

static size_t units(size_t size) {
  return (size + UNIT - 1) / UNIT;
}

Pool *pool_new(void) {
  Pool *pool = calloc(1, sizeof *pool);
  if (!pool)
    fatal("out of memory");
  return pool;
}

void pool_release(Pool *pool) {
  if (!pool)
    return;
  arena_release(&pool->arena);
  free(pool);
}

void pool_adopt(Pool *pool, Pool *other) {
  arena_adopt(&pool->arena, &other->arena);
  pool_release(other);
}

void *pool_alloc(Pool *pool, size_t size) {
  size_t n = units(size);
  if (n < ARRAY_SIZE(pool->free_lists) && pool->free_lists[n]) {
    void *block = pool->free_lists[n];
    memcpy(&pool->free_lists[n], block, sizeof(void *));
    return block;
  }
  return arena_alloc(&pool->arena, n * UNIT, UNIT);
}

void pool_free(Pool *pool, void *block, size_t size) {
  size_t n = units(size);
#ifndef MLCC_HARDMEM
  if (!n || n >= ARRAY_SIZE(pool->free_lists))
    return;
  memcpy(block, &pool->free_lists[n], sizeof(void *));
  pool->free_lists[n] = block;
#else
  (void)pool;
  memset(block, 0xDD, n * UNIT);
#endif
}
