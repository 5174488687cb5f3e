// The uniquer: one object for each content, found by hash. What types,
// attributes and affine expressions share; only they include this, and who wants
// to know what was made.
#ifndef MLCC_UNIQUER_H
#define MLCC_UNIQUER_H

#include "ir/ir.h"

typedef enum UniqueTable {
  UNIQUE_TYPE,
  UNIQUE_ATTR,
  UNIQUE_AFFINE,
  UNIQUE__MAX
} UniqueTable;

// How one class of objects compares and copies. Every object has its hash at
// the same place (UNIQUE_HASH_OFFSET).
typedef bool UniqueEqual(const void *a, const void *b);
typedef void *UniqueCopy(Arena *arena, const void *candidate);

// Small integers of i1 .. i128 signless types and of index, i32 and i64
// attributes are found without hashing.
enum {
  CACHED_WIDTHS = 129,
  CACHED_INT_MIN = -16,
  CACHED_INT_COUNT = 272,
};
enum { CACHED_INDEX, CACHED_I32, CACHED_I64, CACHED_INT_KINDS };

typedef struct Uniquer Uniquer;
typedef struct UniquerCache {
  Type *ints[CACHED_WIDTHS];
  Type *floats[FLOAT__MAX];
  Attr *small[CACHED_INT_KINDS][CACHED_INT_COUNT];
} UniquerCache;

Uniquer *uniquer_new(Arena *arena);
void uniquer_release(Uniquer *uniquer);
UniquerCache *uniquer_cache(Uniquer *uniquer);
void uniquer_forget_indices(Uniquer *uniquer); // among the small integers
// The one object equal to `candidate`, copied from it when it is new. The
// candidate (and what it points to) need live only as long as the call.
void *uniquer_get(Ctx *ctx, UniqueTable table, const void *candidate,
                  UniqueEqual *equal, UniqueCopy *copy);
// The same of a type; `hash` covers what tells it from others of its kind.
Type *type_unique(Ctx *ctx, Type *candidate, uint64_t hash);
// Whether any type of tensors was ever made: where none was, no operation works
// on tensors, and nobody need look for one.
bool ctx_has_tensors(const Ctx *ctx);
// Memory that lives as long as the context and may be asked for from any
// thread.
void *uniquer_alloc(Ctx *ctx, size_t size, size_t align);
// The structs that forks of the context gave their bodies; under the lock.
typedef Vec(Type *) NotedBodies;
void uniquer_note_body(Ctx *ctx, Type *type);
NotedBodies *uniquer_noted_bodies(Ctx *ctx);
// Serialises changes of objects that are not immutable (struct bodies).
void uniquer_lock(Ctx *ctx);
void uniquer_unlock(Ctx *ctx);

// Caches are filled by whoever comes first; two threads store the same
// pointer.
#define cache_load(slot) __atomic_load_n((slot), __ATOMIC_ACQUIRE)
#define cache_store(slot, value)                                               \
  __atomic_store_n((slot), (value), __ATOMIC_RELEASE)

// The first objects of a context, in this order.
void types_init(Ctx *ctx);
void attrs_init(Ctx *ctx);
uint64_t uniquer_next_distinct(Ctx *ctx);

// Parameters as they are compared: what equals its default is NULL. Returns
// `params` or `storage`.
enum { DEF_MAX_PARAMS = 32 };
Attr *const *def_normalize(const DefInfo *info, Attr *const *params,
                           Attr *storage[DEF_MAX_PARAMS]);

static inline bool same_bytes(const void *a, const void *b, size_t size) {
  return !size || !memcmp(a, b, size);
}
static inline uint64_t hash_u64(uint64_t hash, uint64_t value) {
  return hash_mix(hash, value);
}

#endif
