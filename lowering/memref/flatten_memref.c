// flatten-memref: accesses to memrefs of several dimensions, as accesses to
// memrefs of one.
//
// Requires: nothing.
// Guarantees: no load or store of memref or vector, memref.alloc or
//   memref.alloca is of a memref of more than one dimension whose layout is
//   strided or none; allocations only as far as their sizes and layouts are
//   static; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %x = memref.load %m[%i, %j] : memref<12x32xf32>
//
// After:
//
//   %1 = affine.apply affine_map<()[s0, s1] -> (s0 * 32 + s1)>()[%i, %j]
//   %flat = memref.reinterpret_cast %m to offset: [0], sizes: [384],
//       strides: [1] : memref<12x32xf32> to memref<384xf32, strided<[1]>>
//   %x = memref.load %flat[%1] : memref<384xf32, strided<[1]>>
//
// The memory of a memref ends with the greatest of its sizes times their
// strides.

#include "ir/analysis/access.h"
#include "ir/dialects/memref/memref.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/affine.h"
#include "lowering/canonicalize/patterns.h"
#include "ir/build/memref.h"
#include "ir/build/vector.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"

static bool needs_flattening(const Type *memref) {
  const Attr *layout = memref->as.shaped.layout;
  return type_rank(memref) > 1 &&
         (memref_is_identity(memref) || attr_is(layout, AT_STRIDED));
}

// Offset, sizes and strides, the latter two as lists.
typedef struct Metadata {
  Mixed offset, *sizes, *strides;
} Metadata;

static Mixed known_or(int64_t known, Value *value) {
  return known == DYNAMIC ? mixed_value(value) : mixed_number(known);
}

static bool is_all_known(const Type *type, const Strided *layout) {
  for (uint32_t i = 0; i < type_rank(type); i++)
    if (layout->strides[i] == DYNAMIC)
      return false;
  return type_has_static_shape(type) && layout->offset != DYNAMIC;
}

static Op *build_extraction(Rewriter *rw, Value *memref) {
  const Type *type = memref->type;
  uint32_t n = 2 + 2 * type_rank(type);
  Type **types = arena_array(rw->arena, Type *, n);
  types[0] = type_memref(rw->b.ctx, 0, NULL, type->as.shaped.element, NULL,
                         type->as.shaped.space);
  for (uint32_t i = 1; i < n; i++)
    types[i] = rw->b.ctx->index_type;
  return build_op(&rw->b, OP_memref_extract_strided_metadata, types, n, &memref,
                  1);
}

static Metadata metadata_of(Rewriter *rw, Value *memref) {
  const Type *type = memref->type;
  uint32_t rank = type_rank(type);
  Strided layout = memref_strided(rw->arena, type);
  Op *op = is_all_known(type, &layout) ? NULL : build_extraction(rw, memref);
  Metadata m = {.sizes = arena_array(rw->arena, Mixed, rank),
                .strides = arena_array(rw->arena, Mixed, rank)};
  m.offset = known_or(layout.offset, op ? op_result(op, 1) : NULL);
  for (uint32_t i = 0; i < rank; i++) {
    m.sizes[i] =
        known_or(type->as.shaped.shape[i], op ? op_result(op, 2 + i) : NULL);
    m.strides[i] =
        known_or(layout.strides[i], op ? op_result(op, 2 + rank + i) : NULL);
  }
  return m;
}

// A size or stride as an expression; a value is appended to `values`.
static AffineExpr *as_expr(Rewriter *rw, Mixed m, Mixed *values, uint32_t *n) {
  if (!m.value)
    return affine_constant(rw->b.ctx, m.number);
  values[*n] = m;
  return affine_symbol(rw->b.ctx, (*n)++);
}

static Mixed flat_size(Rewriter *rw, const Metadata *m, uint32_t rank) {
  Ctx *ctx = rw->b.ctx;
  Mixed *values = arena_array(rw->arena, Mixed, 2 * rank);
  AffineExpr **sizes = arena_array(rw->arena, AffineExpr *, rank);
  uint32_t n = 0;
  for (uint32_t i = 0; i < rank; i++) {
    AffineExpr *stride = as_expr(rw, m->strides[i], values, &n);
    AffineExpr *size = as_expr(rw, m->sizes[i], values, &n);
    sizes[i] = affine_binary(ctx, AFFINE_MUL, stride, size);
  }
  return affine_min_max_mixed(&rw->b, rw->arena, OP_affine_max,
                              attr_affine_map(ctx, 0, n, sizes, rank), values);
}

// The sum of the indices times their strides.
static Mixed flat_index(Rewriter *rw, const Op *op, uint32_t first,
                        const Metadata *m, uint32_t rank) {
  Ctx *ctx = rw->b.ctx;
  Mixed *values = arena_array(rw->arena, Mixed, 2 * rank);
  AffineExpr *sum = affine_constant(ctx, 0);
  for (uint32_t i = 0; i < rank; i++) {
    values[2 * i] = mixed_of(ctx, op_operand(op, first + i));
    values[2 * i + 1] = m->strides[i];
    AffineExpr *product =
        affine_binary(ctx, AFFINE_MUL, affine_symbol(ctx, 2 * i),
                      affine_symbol(ctx, 2 * i + 1));
    sum = affine_binary(ctx, AFFINE_ADD, sum, product);
  }
  return affine_apply_mixed(&rw->b, rw->arena, sum, values);
}

static Type *flat_type(Rewriter *rw, const Type *memref, Mixed offset,
                       Mixed size) {
  int64_t shape = mixed_static(size), stride = 1;
  return type_memref(rw->b.ctx, 1, &shape, memref->as.shaped.element,
                     attr_strided(rw->b.ctx, mixed_static(offset), &stride, 1),
                     memref->as.shaped.space);
}

static Value *build_flat(Rewriter *rw, Value *memref, const Metadata *m) {
  Mixed size = flat_size(rw, m, type_rank(memref->type)), one = mixed_number(1);
  Type *type = flat_type(rw, memref->type, m->offset, size);
  return build_reinterpret_cast(&rw->b, rw->arena, type, memref, &m->offset,
                                &size, &one);
}

// The rows of a vector of more dimensions are not next to each other.
static bool accesses_rows(const Type *type, const Type *memref) {
  return type != memref->as.shaped.element && type->as.shaped.rank > 1;
}

// Nor are the elements of a masked vector where the last dimension has gaps,
// which the flat memref does not say.
static bool accesses_gaps(Rewriter *rw, const Op *op, const Type *memref) {
  return access_mask(op) && !memref_last_is_dense(memref, rw->arena);
}

// The memref is operand `at`, followed by the indices, and by a mask and a
// vector where there is one.
static bool flatten_access(Rewriter *rw, Op *op) {
  uint32_t at = access_base_operand(op), n = 0;
  Value *memref = op_operand(op, at), *operands[4];
  if (!needs_flattening(memref->type) ||
      accesses_rows(accessed_type(op), memref->type) ||
      accesses_gaps(rw, op, memref->type))
    return false;
  Metadata m = metadata_of(rw, memref);
  uint32_t rank = type_rank(memref->type);
  Mixed index = flat_index(rw, op, at + 1, &m, rank);
  if (at)
    operands[n++] = op_operand(op, 0);
  operands[n++] = build_flat(rw, memref, &m);
  operands[n++] = mixed_materialize(&rw->b, index);
  for (uint32_t i = at + 1 + rank; i < op->noperands; i++)
    operands[n++] = op_operand(op, i);
  Attr **slots = arena_array(rw->arena, Attr *, op->nslots + 1);
  Attr *attrs = op->attrs;
  memcpy(slots, op->slots, op->nslots * sizeof *slots);
  Op *made = rewrite_replace_new(rw, op, op->info->opcode, operands, n);
  memcpy(made->slots, slots, made->nslots * sizeof *slots);
  made->attrs = attrs;
  return true;
}

// The sizes are static, and the offset is 0.
static bool flatten_alloc(Rewriter *rw, Op *op) {
  Type *type = op->results[0].type;
  if (!needs_flattening(type))
    return false;
  Strided layout = memref_strided(rw->arena, type);
  if (!is_all_known(type, &layout) || layout.offset)
    return false;
  Metadata m = metadata_of(rw, op_result(op, 0));
  Mixed size = flat_size(rw, &m, type_rank(type));
  Value *flat = build_alloc_like(&rw->b, rw->arena, op,
                                 flat_type(rw, type, m.offset, size), NULL, 0);
  rewrite_replace1(rw, op,
                   build_reinterpret_cast(&rw->b, rw->arena, type, flat,
                                          &m.offset, m.sizes, m.strides));
  return true;
}

static const Pattern patterns_flatten[] = {
    PATTERN(OP_memref_load, 1, flatten_access, ""),
    PATTERN(OP_memref_store, 1, flatten_access, ""),
    PATTERN(OP_vector_load, 1, flatten_access, ""),
    PATTERN(OP_vector_store, 1, flatten_access, ""),
    PATTERN(OP_vector_maskedload, 1, flatten_access, ""),
    PATTERN(OP_vector_maskedstore, 1, flatten_access, ""),
    PATTERN(OP_memref_alloc, 1, flatten_alloc, ""),
    PATTERN(OP_memref_alloca, 1, flatten_alloc, ""),
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    {0},
};

bool lower_flatten_memref(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns_flatten));
}
