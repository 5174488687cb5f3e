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

static bool set_body(Ctx *ctx, Type *t, Type *const *fields, uint32_t nfields,
                     bool packed, bool opaque) {
  CHECK(t->kind == TY_LLVM_STRUCT && t->as.structure.name);
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
    t->as.structure.has_body = true;
  }
  bool ok = is_new || same_body(t, fields, nfields, packed, opaque);
  uniquer_unlock(ctx);
  return ok;
}

bool type_llvm_struct_set_body(Ctx *ctx, Type *type, Type *const *fields,
                               uint32_t nfields, bool packed) {
  return set_body(ctx, type, fields, nfields, packed, false);
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
  case FLOAT_F128: return true;
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

// The identified structs that are being looked into.
typedef struct Enclosing {
  const Type *type;
  const struct Enclosing *outer;
} Enclosing;

static bool is_enclosing(const Enclosing *in, const Type *t) {
  for (; in; in = in->outer)
    if (in->type == t)
      return true;
  return false;
}

static bool is_compatible(const Type *t, const Enclosing *in);

static bool all_compatible(Type *const *types, uint32_t n,
                           const Enclosing *in) {
  for (uint32_t i = 0; i < n; i++)
    if (!is_compatible(types[i], in))
      return false;
  return true;
}

static bool is_compatible(const Type *t, const Enclosing *in) {
  if (!type_is_llvm_outer(t))
    return false;
  switch ((TypeKind)t->kind) {
  case TY_VECTOR: return is_compatible(t->as.shaped.element, in);
  case TY_LLVM_ARRAY:
  case TY_LLVM_VEC: return is_compatible(t->as.array.element, in);
  case TY_LLVM_FUNC:
    return all_compatible(t->as.list.types,
                          t->as.list.ninputs + t->as.list.noutputs, in);
  case TY_LLVM_TARGET:
    return all_compatible(t->as.target.types, t->as.target.ntypes, in);
  case TY_LLVM_STRUCT:
    return is_enclosing(in, t) ||
           all_compatible(t->as.structure.fields, t->as.structure.nfields,
                          &(Enclosing){t, in});
  default: return true;
  }
}

bool type_is_llvm_compatible(const Type *t) {
  return is_compatible(t, NULL);
}
