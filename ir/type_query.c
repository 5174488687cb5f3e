// Questions about types, and types made from other types.

#include "ir/uniquer.h"

bool type_is_int(const Type *t, uint32_t width) {
  return type_is_signless(t) && t->as.integer.width == width;
}

bool type_is_signless(const Type *t) {
  return t->kind == TY_INTEGER && t->as.integer.sign == SIGNLESS;
}

bool type_is_int_or_index(const Type *t) {
  return t->kind == TY_INDEX || type_is_signless(t);
}

bool type_is_float(const Type *t) {
  return t->kind == TY_FLOAT;
}

bool type_is_float_of(const Type *t, FloatKind kind) {
  return t->kind == TY_FLOAT && t->as.float_kind == kind;
}

bool type_is_shaped(const Type *t) {
  return t->kind >= TY_VECTOR && t->kind <= TY_UNRANKED_MEMREF;
}

bool type_has_rank(const Type *t) {
  return t->kind == TY_VECTOR || t->kind == TY_TENSOR || t->kind == TY_MEMREF;
}

bool type_has_static_shape(const Type *t) {
  if (!type_has_rank(t))
    return false;
  for (int i = 0; i < t->as.shaped.rank; i++)
    if (t->as.shaped.shape[i] == DYNAMIC)
      return false;
  return true;
}

bool type_same_shape(const Type *a, const Type *b) {
  if (a->as.shaped.rank != b->as.shaped.rank)
    return false;
  for (int i = 0; i < a->as.shaped.rank; i++)
    if (a->as.shaped.shape[i] != b->as.shaped.shape[i])
      return false;
  return true;
}

bool type_is_scalable(const Type *t) {
  if (t->kind != TY_VECTOR || !t->as.shaped.scalable)
    return false;
  for (int i = 0; i < t->as.shaped.rank; i++)
    if (t->as.shaped.scalable[i])
      return true;
  return false;
}

Type *type_element(Type *t) {
  return type_is_shaped(t) ? t->as.shaped.element : NULL;
}

Type *type_element_or_self(Type *t) {
  return type_is_shaped(t) ? t->as.shaped.element : t;
}

int64_t type_num_elements(const Type *t) {
  int64_t n = 1;
  for (int i = 0; i < t->as.shaped.rank; i++)
    if (__builtin_mul_overflow(n, t->as.shaped.shape[i], &n))
      return -1;
  return n;
}

uint32_t type_bit_width(const Type *t) {
  if (t->kind == TY_INTEGER)
    return t->as.integer.width;
  if (t->kind == TY_FLOAT)
    return float_format(t->as.float_kind)->bits;
  return 0;
}

// A type of the same kind, layout and space with other contents.
static Type *rebuild(Ctx *ctx, Type *t, int rank, const int64_t *shape,
                     Type *element) {
  switch ((TypeKind)t->kind) {
  case TY_VECTOR:
    return type_vector(ctx, rank, shape,
                       rank == t->as.shaped.rank ? t->as.shaped.scalable : NULL,
                       element);
  case TY_TENSOR:
    return type_tensor(ctx, rank, shape, element, t->as.shaped.layout);
  case TY_MEMREF:
    return type_memref(ctx, rank, shape, element, t->as.shaped.layout,
                       t->as.shaped.space);
  case TY_UNRANKED_TENSOR: return type_unranked_tensor(ctx, element);
  case TY_UNRANKED_MEMREF:
    return type_unranked_memref(ctx, element, t->as.shaped.space);
  default: unreachable();
  }
}

Type *type_with_element(Ctx *ctx, Type *shaped, Type *element) {
  return rebuild(ctx, shaped, shaped->as.shaped.rank, shaped->as.shaped.shape,
                 element);
}

Type *type_with_shape(Ctx *ctx, Type *shaped, int rank, const int64_t *shape) {
  Type *element = shaped->as.shaped.element;
  if (shaped->kind == TY_UNRANKED_TENSOR)
    return type_tensor(ctx, rank, shape, element, NULL);
  if (shaped->kind == TY_UNRANKED_MEMREF)
    return type_memref(ctx, rank, shape, element, NULL,
                       shaped->as.shaped.space);
  return rebuild(ctx, shaped, rank, shape, element);
}

Type *type_i1_same_shape(Ctx *ctx, Type *t) {
  return type_is_shaped(t) ? type_with_element(ctx, t, ctx->i1) : ctx->i1;
}

uint32_t type_part_count(const Type *t) {
  switch ((TypeKind)t->kind) {
  case TY_COMPLEX:
  case TY_VECTOR:
  case TY_TENSOR:
  case TY_UNRANKED_TENSOR:
  case TY_MEMREF:
  case TY_UNRANKED_MEMREF:
  case TY_LLVM_ARRAY: return 1;
  case TY_FUNCTION:
  case TY_GRAPH:
  case TY_TUPLE:
  case TY_LLVM_FUNC: return t->as.list.ninputs + t->as.list.noutputs;
  case TY_LLVM_PTR: return t->as.ptr.pointee != NULL;
  case TY_LLVM_STRUCT:
    return type_struct_has_body(t) ? t->as.structure.nfields : 0;
  case TY_LLVM_TARGET: return t->as.target.ntypes;
  default: return 0;
  }
}

Type *type_part(const Type *t, uint32_t i) {
  CHECK(i < type_part_count(t));
  switch ((TypeKind)t->kind) {
  case TY_FUNCTION:
  case TY_GRAPH:
  case TY_TUPLE:
  case TY_LLVM_FUNC: return t->as.list.types[i];
  case TY_LLVM_PTR: return t->as.ptr.pointee;
  case TY_LLVM_ARRAY: return t->as.array.element;
  case TY_LLVM_STRUCT: return t->as.structure.fields[i];
  case TY_LLVM_TARGET: return t->as.target.types[i];
  default: return t->as.shaped.element;
  }
}

static bool list_is_alike(const Type *a, const Type *b) {
  return a->as.list.ninputs == b->as.list.ninputs &&
         a->as.list.variadic == b->as.list.variadic;
}

// An identified struct is itself only.
static bool structure_is_alike(const Type *a, const Type *b) {
  return !a->as.structure.name && !b->as.structure.name &&
         a->as.structure.packed == b->as.structure.packed;
}

// Without the parts.
static bool shape_is_alike(const Type *a, const Type *b) {
  switch ((TypeKind)a->kind) {
  case TY_LLVM_FUNC: return list_is_alike(a, b);
  case TY_LLVM_ARRAY: return a->as.array.count == b->as.array.count;
  case TY_LLVM_STRUCT: return structure_is_alike(a, b);
  default: return false;
  }
}

bool type_is_alike(const Type *a, const Type *b) {
  if (a == b)
    return true;
  if (a->kind != b->kind)
    return false;
  if (a->kind == TY_LLVM_PTR)
    return a->as.ptr.space == b->as.ptr.space;
  uint32_t n = type_part_count(a);
  if (!shape_is_alike(a, b) || n != type_part_count(b))
    return false;
  for (uint32_t i = 0; i < n; i++)
    if (!type_is_alike(type_part(a, i), type_part(b, i)))
      return false;
  return true;
}
