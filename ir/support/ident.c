// Interned strings: open addressing over pointers to Ident, linear probing.
//
// Readers never lock. A slot goes from NULL to an Ident once, with release
// order; a full table is replaced by a larger copy, and the old one stays in
// the arena for readers that still hold it (they may miss a new name and then
// take the lock and look again). With `threaded` unset the lock is uncontended
// and costs some nanoseconds per new name only.

#include "ir/support/support.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef _Atomic(Ident *) Slot;

typedef struct Slots {
  uint32_t mask;
  Slot slots[];
} Slots;

struct IdentTable {
  _Atomic(Slots *) current;
  Arena arena; // of the identifiers and the slots
  uint32_t size;
  pthread_mutex_t lock;
};

enum { FIRST_SLOTS = 4096 };

static Slots *slots_new(Arena *arena, uint32_t n) {
  Slots *slots = arena_zero(arena, sizeof(Slots) + n * sizeof(Slot), 64);
  slots->mask = n - 1;
  return slots;
}

IdentTable *ident_table_new(Arena *arena) {
  IdentTable *table = arena_new(arena, IdentTable);
  arena_init(&table->arena);
  atomic_init(&table->current, slots_new(&table->arena, FIRST_SLOTS));
  pthread_mutex_init(&table->lock, NULL);
  return table;
}

void ident_table_release(IdentTable *table) {
  pthread_mutex_destroy(&table->lock);
  arena_release(&table->arena);
}

// The identifier, or NULL with `*at` the empty slot where it belongs.
static Ident *find(Slots *slots, Str text, uint32_t hash, Slot **at) {
  for (uint32_t i = hash & slots->mask;; i = (i + 1) & slots->mask) {
    Ident *ident = atomic_load_explicit(&slots->slots[i], memory_order_acquire);
    if (!ident) {
      *at = &slots->slots[i];
      return NULL;
    }
    if (ident->hash == hash && ident->size == text.size &&
        !memcmp(ident->data, text.data, text.size))
      return ident;
  }
}

static Slots *grow(IdentTable *table, Slots *old) {
  Slots *slots = slots_new(&table->arena, (old->mask + 1) * 2);
  for (uint32_t i = 0; i <= old->mask; i++) {
    Ident *ident = atomic_load_explicit(&old->slots[i], memory_order_relaxed);
    if (!ident)
      continue;
    uint32_t at = ident->hash & slots->mask;
    while (atomic_load_explicit(&slots->slots[at], memory_order_relaxed))
      at = (at + 1) & slots->mask;
    atomic_init(&slots->slots[at], ident);
  }
  atomic_store_explicit(&table->current, slots, memory_order_release);
  return slots;
}

static Ident *insert(IdentTable *table, Str text, uint32_t hash) {
  Slots *slots = atomic_load_explicit(&table->current, memory_order_relaxed);
  if (table->size * 4ull >= slots->mask * 3ull)
    slots = grow(table, slots);
  Slot *at;
  Ident *ident = find(slots, text, hash, &at);
  if (ident)
    return ident;
  ident = arena_alloc(&table->arena, sizeof(Ident) + text.size + 1,
                      _Alignof(Ident));
  ident->hash = hash;
  ident->size = (uint32_t)text.size;
  ident->op = NULL;
  if (text.size)
    memcpy(ident->data, text.data, text.size);
  ident->data[text.size] = '\0';
  table->size++;
  atomic_store_explicit(at, ident, memory_order_release);
  return ident;
}

Ident *ident_get(IdentTable *table, Str text) {
  uint32_t hash = (uint32_t)hash_bytes(text.data, text.size, 0);
  Slots *slots = atomic_load_explicit(&table->current, memory_order_acquire);
  Slot *at;
  Ident *ident = find(slots, text, hash, &at);
  if (ident)
    return ident;
  pthread_mutex_lock(&table->lock);
  ident = insert(table, text, hash);
  pthread_mutex_unlock(&table->lock);
  return ident;
}
