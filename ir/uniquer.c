// Uniquing: a hash table per class of objects, split into shards by the upper
// bits of the hash.
//
// A table is open addressing, probed linearly and at most five eighths full. A
// slot holds an object and its hash, so that a probe looks at an object only
// when it is very likely the one, and growing looks at none.
//
// Readers take no lock. A slot goes from NULL to an object once, with release
// order and behind its hash; a full table is replaced by one of twice the size,
// and the old one stays in the arena for readers that still hold it. Such a
// reader may miss a new object; it then takes the shard's lock and looks again
// in the current table. With one thread no lock is taken at all.
//
// Each shard has an arena of its own, so that threads that insert in different
// shards share nothing; one thread alone fills one arena, in the order in which
// objects are made. A frozen context makes an insertion a defect: code
// generation runs on many threads and must only read.

#include "ir/uniquer.h"

#include <pthread.h>

enum { SHARD_BITS = 3, SHARDS = 1 << SHARD_BITS, FIRST_SLOTS = 32 };

typedef struct Slot {
  void *object; // read first, written last
  uint64_t hash;
} Slot;

typedef struct Slots {
  uint32_t mask;
  Slot at[];
} Slots;

typedef struct Shard {
  _Alignas(64) pthread_mutex_t lock;
  Arena arena; // used when there are threads
  Slots *slots[UNIQUE__MAX];
  uint32_t sizes[UNIQUE__MAX];
} Shard;

struct Uniquer {
  Shard shards[SHARDS];
  pthread_mutex_t lock; // of what follows and of struct bodies
  Arena arena;
  uint64_t ndistinct;
  bool has_aliased, has_tensors;
  NotedBodies noted_bodies;
  UniquerCache cache;
};

_Static_assert(offsetof(Type, hash) == offsetof(Attr, hash) &&
                   offsetof(Type, hash) == offsetof(AffineExpr, hash),
               "the uniquer finds the hash of every class at one place");

static uint64_t hash_of(const void *object) {
  return ((const Type *)object)->hash;
}

static Slots *slots_new(Arena *arena, uint32_t n) {
  Slots *slots = arena_zero(arena, sizeof(Slots) + n * sizeof(Slot), 64);
  slots->mask = n - 1;
  return slots;
}

Uniquer *uniquer_new(Arena *arena) {
  Uniquer *uniquer = arena_zero(arena, sizeof *uniquer, _Alignof(Uniquer));
  pthread_mutex_init(&uniquer->lock, NULL);
  for (int i = 0; i < SHARDS; i++) {
    Shard *shard = &uniquer->shards[i];
    pthread_mutex_init(&shard->lock, NULL);
    for (int table = 0; table < UNIQUE__MAX; table++)
      shard->slots[table] = slots_new(&uniquer->arena, FIRST_SLOTS);
  }
  return uniquer;
}

void uniquer_release(Uniquer *uniquer) {
  for (int i = 0; i < SHARDS; i++) {
    pthread_mutex_destroy(&uniquer->shards[i].lock);
    arena_release(&uniquer->shards[i].arena);
  }
  pthread_mutex_destroy(&uniquer->lock);
  arena_release(&uniquer->arena);
}

UniquerCache *uniquer_cache(Uniquer *uniquer) {
  return &uniquer->cache;
}

void uniquer_forget_indices(Uniquer *uniquer) {
  memset(uniquer->cache.small[CACHED_INDEX], 0,
         sizeof uniquer->cache.small[CACHED_INDEX]);
}

// The object, or NULL with `*free_slot` where it belongs.
static void *find(Slots *slots, const void *candidate, UniqueEqual *equal,
                  Slot **free_slot) {
  uint64_t hash = hash_of(candidate);
  for (uint32_t i = (uint32_t)hash & slots->mask;; i = (i + 1) & slots->mask) {
    Slot *slot = &slots->at[i];
    void *object = __atomic_load_n(&slot->object, __ATOMIC_ACQUIRE);
    if (!object) {
      *free_slot = slot;
      return NULL;
    }
    if (slot->hash == hash && equal(candidate, object))
      return object;
  }
}

static Slots *grow(Shard *shard, Arena *arena, UniqueTable table) {
  Slots *old = shard->slots[table];
  Slots *slots = slots_new(arena, (old->mask + 1) * 2);
  for (uint32_t i = 0; i <= old->mask; i++) {
    if (!old->at[i].object)
      continue;
    uint32_t at = (uint32_t)old->at[i].hash & slots->mask;
    while (slots->at[at].object)
      at = (at + 1) & slots->mask;
    slots->at[at] = old->at[i];
  }
  __atomic_store_n(&shard->slots[table], slots, __ATOMIC_RELEASE);
  return slots;
}

// Kinds that may be printed as an alias or have an order in the text, but for
// locations: every operation has one.
static bool is_aliased(UniqueTable table, const void *object) {
  const Type *type = object;
  const Attr *attr = object;
  if (table == UNIQUE_TYPE)
    return type->kind == TY_TUPLE || type->kind == TY_LLVM_STRUCT;
  if (table != UNIQUE_ATTR)
    return false;
  switch ((AttrKind)attr->kind) {
  case AT_AFFINE_MAP:
  case AT_INTEGER_SET:
  case AT_DENSE_RESOURCE: return true;
  case AT_DIALECT: return attr->as.def.info->has_alias;
  default: return false;
  }
}

void ctx_note_aliased(Ctx *ctx) {
  __atomic_store_n(&ctx->uniquer->has_aliased, true, __ATOMIC_RELAXED);
}

bool ctx_has_aliased(const Ctx *ctx) {
  return __atomic_load_n(&ctx->uniquer->has_aliased, __ATOMIC_RELAXED);
}

bool ctx_has_tensors(const Ctx *ctx) {
  return __atomic_load_n(&ctx->uniquer->has_tensors, __ATOMIC_RELAXED);
}

static bool is_tensor(UniqueTable table, const void *object) {
  const Type *type = object;
  return table == UNIQUE_TYPE && (type_is_tensor(type));
}

static void *insert(Ctx *ctx, Shard *shard, Arena *arena, UniqueTable table,
                    const void *candidate, UniqueEqual *equal,
                    UniqueCopy *copy) {
  Slots *slots = shard->slots[table];
  if (shard->sizes[table] * 8ull >= slots->mask * 5ull)
    slots = grow(shard, arena, table);
  Slot *slot;
  void *object = find(slots, candidate, equal, &slot);
  if (object)
    return object;
  object = copy(arena, candidate);
  if (is_aliased(table, object))
    ctx_note_aliased(ctx);
  if (is_tensor(table, object))
    __atomic_store_n(&ctx->uniquer->has_tensors, true, __ATOMIC_RELAXED);
  shard->sizes[table]++;
  slot->hash = hash_of(object);
  __atomic_store_n(&slot->object, object, __ATOMIC_RELEASE);
  return object;
}

void *uniquer_get(Ctx *ctx, UniqueTable table, const void *candidate,
                  UniqueEqual *equal, UniqueCopy *copy) {
  Shard *shard = &ctx->uniquer->shards[hash_of(candidate) >> (64 - SHARD_BITS)];
  Slots *slots = __atomic_load_n(&shard->slots[table], __ATOMIC_ACQUIRE);
  Slot *slot;
  void *object = find(slots, candidate, equal, &slot);
  if (object)
    return object;
  if (ctx->frozen)
    bug("a type or attribute was made after the context was frozen");
  if (!ctx->threaded)
    return insert(ctx, shard, &ctx->uniquer->arena, table, candidate, equal,
                  copy);
  pthread_mutex_lock(&shard->lock);
  object = insert(ctx, shard, &shard->arena, table, candidate, equal, copy);
  pthread_mutex_unlock(&shard->lock);
  return object;
}

void uniquer_lock(Ctx *ctx) {
  if (ctx->threaded)
    pthread_mutex_lock(&ctx->uniquer->lock);
}

void uniquer_unlock(Ctx *ctx) {
  if (ctx->threaded)
    pthread_mutex_unlock(&ctx->uniquer->lock);
}

void *uniquer_alloc(Ctx *ctx, size_t size, size_t align) {
  uniquer_lock(ctx);
  void *memory = arena_alloc(&ctx->uniquer->arena, size, align);
  uniquer_unlock(ctx);
  return memory;
}

void uniquer_note_body(Ctx *ctx, Type *type) {
  vec_push(&ctx->uniquer->arena, &ctx->uniquer->noted_bodies, type);
}

NotedBodies *uniquer_noted_bodies(Ctx *ctx) {
  return &ctx->uniquer->noted_bodies;
}

uint64_t uniquer_next_distinct(Ctx *ctx) {
  return __atomic_fetch_add(&ctx->uniquer->ndistinct, 1, __ATOMIC_RELAXED);
}
