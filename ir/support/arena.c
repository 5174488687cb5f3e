// Arenas: bump allocation in chunks that double in size up to a limit, so that
// a small compile touches little memory and a large one asks the system
// rarely. A mark is a chunk and a position in it; restoring releases the
// chunks made since.
//
// Under MLCC_HARDMEM each allocation is a chunk of its own exact size, so that
// AddressSanitizer sees every overrun and every use after a restore.

#include "ir/support/support.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

struct ArenaChunk {
  ArenaChunk *previous;
  size_t size; // of the data
  _Alignas(64) char data[];
};

// Bytes of data; with its header the largest is two huge pages.
enum {
  HUGE_PAGE = 2 << 20,
  FIRST_CHUNK = 16 << 10,
  LARGEST_CHUNK = 2 * HUGE_PAGE - sizeof(ArenaChunk)
};

static size_t chunk_size(const Arena *arena, size_t needed) {
#ifdef MLCC_HARDMEM
  (void)arena;
  return needed;
#else
  size_t size = arena->chunk ? arena->chunk->size * 2 : FIRST_CHUNK;
  if (size > LARGEST_CHUNK)
    size = LARGEST_CHUNK;
  return size < needed ? needed : size;
#endif
}

void arena_init(Arena *arena) {
  *arena = (Arena){0};
}

static void release_until(Arena *arena, ArenaChunk *last) {
  while (arena->chunk != last) {
    ArenaChunk *chunk = arena->chunk;
    arena->chunk = chunk->previous;
    arena->allocated -= chunk->size;
    free(chunk);
  }
}

void arena_release(Arena *arena) {
  release_until(arena, NULL);
  *arena = (Arena){0};
}

// Large chunks ask for huge pages: a module of some megabytes of text is then
// read with some tens of page faults instead of ten thousand, a tenth of the
// time.
static ArenaChunk *new_chunk(size_t capacity) {
  size_t bytes = (sizeof(ArenaChunk) + capacity + 63) & ~(size_t)63;
  size_t align = 64;
#if !defined(MLCC_HARDMEM) && defined(MADV_HUGEPAGE)
  if (capacity == LARGEST_CHUNK)
    align = HUGE_PAGE;
#endif
  ArenaChunk *chunk = aligned_alloc(align, bytes);
  if (!chunk)
    fatal("out of memory");
#if !defined(MLCC_HARDMEM) && defined(MADV_HUGEPAGE)
  if (align == HUGE_PAGE)
    madvise(chunk, bytes, MADV_HUGEPAGE);
#endif
  return chunk;
}

// Chunk data is aligned to 64 bytes, so `align` needs no slack.
void *arena_grow(Arena *arena, size_t size, size_t align) {
  CHECK(align <= 64);
  size_t capacity = chunk_size(arena, size ? size : 1);
  ArenaChunk *chunk = new_chunk(capacity);
  (void)align;
  chunk->previous = arena->chunk;
  chunk->size = capacity;
  arena->chunk = chunk;
  arena->allocated += capacity;
  arena->next = chunk->data + size;
  arena->end = chunk->data + capacity;
  return chunk->data;
}

// The current chunk stays where it is, so that marks remain valid.
void arena_adopt(Arena *arena, Arena *other) {
  ArenaChunk *last = other->chunk;
  if (!last)
    return;
  if (!arena->chunk) {
    *arena = *other;
  } else {
    while (last->previous)
      last = last->previous;
    last->previous = arena->chunk->previous;
    arena->chunk->previous = other->chunk;
    arena->allocated += other->allocated;
  }
  *other = (Arena){0};
}

ArenaMark arena_save(const Arena *arena) {
  return (ArenaMark){arena->chunk, arena->next};
}

void arena_restore(Arena *arena, ArenaMark mark) {
  release_until(arena, mark.chunk);
  arena->next = mark.next;
  arena->end = mark.chunk ? mark.chunk->data + mark.chunk->size : NULL;
}

void *arena_copy(Arena *arena, const void *data, size_t size, size_t align) {
  void *copy = arena_alloc(arena, size, align);
  if (size)
    memcpy(copy, data, size);
  return copy;
}

void pages_release(const void *data, size_t size) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t from = ((uintptr_t)data + page - 1) & -page;
  uintptr_t to = ((uintptr_t)data + size) & -page;
  if (from < to)
    madvise((void *)from, to - from, MADV_DONTNEED);
}

Str arena_str(Arena *arena, Str s) {
  char *copy = arena_alloc(arena, s.size + 1, 1);
  if (s.size)
    memcpy(copy, s.data, s.size);
  copy[s.size] = '\0';
  return (Str){copy, s.size};
}

Str arena_format(Arena *arena, const char *fmt, ...) {
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int size = vsnprintf(NULL, 0, fmt, args);
  va_end(args);
  char *text = arena_alloc(arena, (size_t)size + 1, 1);
  vsnprintf(text, (size_t)size + 1, fmt, again);
  va_end(again);
  return (Str){text, (size_t)size};
}

void *vec_grow(Arena *arena, void *data, size_t *capacity, size_t size,
               size_t element_size) {
#ifdef MLCC_HARDMEM
  size_t larger = *capacity + 1;
#else
  size_t larger = *capacity ? *capacity * 2 : 8;
#endif
  void *grown = arena_alloc(arena, larger * element_size, 16);
  if (size)
    memcpy(grown, data, size * element_size);
  *capacity = larger;
  return grown;
}
