// LLVM dialect types: bodies of identified structs, and which types values of
// the dialect may have.
//
// An identified struct is made by its name and gets its body once; until then
// it may stand in other types, itself included. Setting a body is the one
// change a type ever sees, and is serialised.

#include "ir/uniquer.h"

static bool same_body(const Type *t, Type *const *fields, uint32_t nfields,
                      bool packed, bool opaque) {
  return t->as.structure.opaque == opaque && t->as.structure.packed == packed &&
         t->as.structure.nfields == nfields &&
         same_bytes(t->as.structure.fields, fields, nfields * sizeof *fields);
}

// Threads may each bring the body: the first sets it, others compare. Whoever
// sees that there is one sees all of it.
static bool set_body(Ctx *ctx, Type *t, Type *const *fields, uint32_t nfields,
                     bool packed, bool opaque) {
  CHECK(t->kind == TY_LLVM_STRUCT && t->as.structure.name);
  if (type_struct_has_body(t))
    return same_body(t, fields, nfields, packed, opaque);
  Type **copy = uniquer_alloc(ctx, nfields * sizeof *fields, _Alignof(Type *));
  if (nfields)
    memcpy(copy, fields, nfields * sizeof *fields);
  uniquer_lock(ctx);
  bool is_new = !t->as.structure.has_body;
  if (is_new && ctx->frozen)
    bug("a struct got its body after the context was frozen");
  if (is_new) {
    t->as.structure.fields = copy;
    t->as.structure.nfields = nfields;
    t->as.structure.packed = packed;
    t->as.structure.opaque = opaque;
    if (ctx->forked)
      uniquer_note_body(ctx, t);
    __atomic_store_n(&t->as.structure.has_body, true, __ATOMIC_RELEASE);
  }
  bool ok = is_new || same_body(t, fields, nfields, packed, opaque);
  uniquer_unlock(ctx);
  return ok;
}

bool type_llvm_struct_set_body(Ctx *ctx, Type *type, Type *const *fields,
                               uint32_t nfields, bool packed) {
  return set_body(ctx, type, fields, nfields, packed, false);
}

void type_llvm_structs_settle(Ctx *ctx, bool keep) {
  NotedBodies *bodies = uniquer_noted_bodies(ctx);
  for (size_t i = 0; !keep && i < bodies->size; i++)
    bodies->data[i]->as.structure.has_body = false;
  bodies->size = 0;
}

bool type_llvm_struct_set_opaque(Ctx *ctx, Type *type) {
  return set_body(ctx, type, NULL, 0, false, true);
}

static bool is_llvm_float(FloatKind kind) {
  switch (kind) {
  case FLOAT_F16:
  case FLOAT_BF16:
  case FLOAT_F32:
  case FLOAT_F64:
  case FLOAT_F80:
  case FLOAT_F128:
  case FLOAT_PPC_FP128: return true;
  default: return false;
  }
}

// The ptr dialect's pointers to an address space of LLVM.
static bool is_llvm_like_ptr(const Type *t) {
  const Attr *space;
  if (strcmp(t->as.def.info->name, "ptr.ptr"))
    return false;
  space = t->as.def.params[0];
  return attr_is(space, AT_DIALECT) &&
         !strcmp(space->as.def.info->name, "llvm.address_space");
}

bool type_is_llvm_outer(const Type *t) {
  switch ((TypeKind)t->kind) {
  case TY_INTEGER: return t->as.integer.sign == SIGNLESS;
  case TY_FLOAT: return is_llvm_float(t->as.float_kind);
  case TY_VECTOR: return t->as.shaped.rank == 1;
  case TY_DIALECT: return is_llvm_like_ptr(t);
  default: return t->kind >= TY_LLVM_VOID && t->kind <= TY_LLVM_TARGET;
  }
}

// What a type is made of is looked at once, for structs can mention each other
// in circles and in any depth: a type is compatible if all that can be reached
// from it is. Each then is, and says so from then on. A struct without its body
// may yet get one, so nothing is kept that depends on it.

typedef struct Reach {
  Arena arena;
  PtrMap seen; // entries in order of discovery
  bool complete;
} Reach;

enum { COMPATIBLE_UNKNOWN, COMPATIBLE, INCOMPATIBLE };

static bool reach(Reach *r, Type *t) {
  uint8_t known = __atomic_load_n(&t->llvm_compatible, __ATOMIC_RELAXED);
  if (known != COMPATIBLE_UNKNOWN)
    return known == COMPATIBLE;
  if (!type_is_llvm_outer(t))
    return false;
  ptrmap_set(&r->seen, &r->arena, t, t);
  if (t->kind == TY_LLVM_STRUCT && t->as.structure.name)
    r->complete &= type_struct_has_body(t);
  return true;
}

static bool reach_all(Reach *r, Type *t) {
  if (!reach(r, t))
    return false;
  for (uint32_t i = 0; i < r->seen.size; i++) {
    const Type *from = r->seen.entries[i].key;
    for (uint32_t j = 0; j < type_part_count(from); j++)
      if (!reach(r, type_part(from, j)))
        return false;
  }
  return true;
}

static void remember(Type *t, uint8_t what) {
  __atomic_store_n(&t->llvm_compatible, what, __ATOMIC_RELAXED);
}

static bool find_compatible(Type *t) {
  Reach r = {.complete = true};
  bool compatible = reach_all(&r, t);
  if (!compatible)
    remember(t, INCOMPATIBLE);
  for (uint32_t i = 0; compatible && r.complete && i < r.seen.size; i++)
    remember(r.seen.entries[i].value, COMPATIBLE);
  arena_release(&r.arena);
  return compatible;
}

bool type_is_llvm_compatible(const Type *t) {
  uint8_t known = __atomic_load_n(&t->llvm_compatible, __ATOMIC_RELAXED);
  if (known != COMPATIBLE_UNKNOWN)
    return known == COMPATIBLE;
  if (!type_part_count(t))
    return type_is_llvm_outer(t);
  return find_compatible((Type *)(uintptr_t)t); // what it is does not change
}
