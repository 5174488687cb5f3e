// Hashing, and the map from pointers to pointers that passes use.
//
// The hash of bytes multiplies eight bytes at a time into 128 bits and folds
// (as wyhash does); it is the same on every run, so that nothing depends on
// addresses or seeds.

#include "ir/support/support.h"

static uint64_t load_tail(const unsigned char *p, size_t n) {
  uint64_t word = 0;
  memcpy(&word, p, n);
  return word;
}

uint64_t hash_bytes(const void *data, size_t size, uint64_t seed) {
  const unsigned char *p = data;
  uint64_t hash = hash_mix(seed ^ size, 0x8ebc6af09c88c6e3u);
  for (; size >= 8; p += 8, size -= 8) {
    uint64_t word;
    memcpy(&word, p, 8);
    hash = hash_mix(hash, word);
  }
  return size ? hash_mix(hash, load_tail(p, size)) : hash;
}

static uint32_t first_slot(const PtrMap *map, const void *key) {
  return (uint32_t)hash_ptr(key, 0) & (map->nslots - 1);
}

// The slot of the key, or the empty one where it belongs.
static uint32_t find_slot(const PtrMap *map, const void *key) {
  uint32_t slot = first_slot(map, key);
  while (map->slots[slot] && map->entries[map->slots[slot] - 1].key != key)
    slot = (slot + 1) & (map->nslots - 1);
  return slot;
}

void *ptrmap_get(const PtrMap *map, const void *key) {
  if (!map->nslots)
    return NULL;
  uint32_t entry = map->slots[find_slot(map, key)];
  return entry ? map->entries[entry - 1].value : NULL;
}

static void set_slots(PtrMap *map, Arena *arena, uint32_t nslots) {
  map->nslots = nslots;
  map->slots =
      arena_zero(arena, map->nslots * sizeof *map->slots, _Alignof(uint32_t));
  for (uint32_t i = 0; i < map->size; i++)
    map->slots[find_slot(map, map->entries[i].key)] = i + 1;
}

void ptrmap_reserve(PtrMap *map, Arena *arena, uint32_t count) {
  uint32_t nslots = 16;
  CHECK(!map->size);
  while (nslots * 3 <= count * 4)
    nslots *= 2;
  set_slots(map, arena, nslots);
  map->entries = arena_array(arena, PtrMapEntry, count + 1);
  map->capacity = count + 1;
}

void **ptrmap_at(PtrMap *map, Arena *arena, const void *key) {
  if (map->size * 4 >= map->nslots * 3)
    set_slots(map, arena, map->nslots ? map->nslots * 2 : 16);
  uint32_t slot = find_slot(map, key);
  if (!map->slots[slot]) {
    if (map->size == map->capacity) {
      size_t capacity = map->capacity;
      map->entries = vec_grow(arena, map->entries, &capacity, map->size,
                              sizeof *map->entries);
      map->capacity = (uint32_t)capacity;
    }
    map->entries[map->size] = (PtrMapEntry){key, NULL};
    map->slots[slot] = ++map->size;
  }
  return &map->entries[map->slots[slot] - 1].value;
}
