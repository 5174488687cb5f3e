// flatten-memref: accesses to memrefs of several dimensions, as accesses to
// memrefs of one.
//
// Requires: nothing.
// Guarantees: no memref.load, memref.store, memref.alloc or memref.alloca is of
//   a memref of more than one dimension whose layout is strided or none;
//   allocations only as far as their sizes and layouts are static; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %x = memref.load %m[%i, %j] : memref<12x32xf32>
//
// After:
//
//   %c32 = arith.constant 32 : index
//   %0 = arith.muli %i, %c32 overflow<nsw> : index
//   %1 = arith.addi %0, %j : index
//   %flat = memref.reinterpret_cast %m to offset: [0], sizes: [384],
//       strides: [1] : memref<12x32xf32> to memref<384xf32, strided<[1]>>
//   %x = memref.load %flat[%1] : memref<384xf32, strided<[1]>>
//
// The memory of a memref ends with the greatest of its sizes times their
// strides. What mlir-opt writes with operations of its affine dialect is
// arithmetic here.

#include "ir/dialects/memref/memref.h"
#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/lowering_int.h"
#include "lowering/memref/build.h"

static uint32_t rank_of(const Type *memref) {
  return (uint32_t)memref->as.shaped.rank;
}

static bool needs_flattening(const Type *memref) {
  const Attr *layout = memref->as.shaped.layout;
  return rank_of(memref) > 1 &&
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
  for (uint32_t i = 0; i < rank_of(type); i++)
    if (layout->strides[i] == DYNAMIC)
      return false;
  return type_has_static_shape(type) && layout->offset != DYNAMIC;
}

static Op *build_extraction(Rewriter *rw, Value *memref) {
  const Type *type = memref->type;
  uint32_t n = 2 + 2 * rank_of(type);
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
  uint32_t rank = rank_of(type);
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

static Mixed greatest(Builder *b, Mixed x, Mixed y) {
  if (!x.value && !y.value)
    return x.number > y.number ? x : y;
  Value *left = mixed_materialize(b, x), *right = mixed_materialize(b, y);
  return mixed_value(build_binary(b, OP_arith_maxsi, left, right));
}

static Mixed flat_size(Rewriter *rw, const Metadata *m, uint32_t rank) {
  Mixed size = mixed_mul(&rw->b, m->sizes[0], m->strides[0]);
  for (uint32_t i = 1; i < rank; i++)
    size =
        greatest(&rw->b, size, mixed_mul(&rw->b, m->sizes[i], m->strides[i]));
  return size;
}

static Type *flat_type(Rewriter *rw, const Type *memref, Mixed offset,
                       Mixed size) {
  int64_t shape = mixed_static(size), stride = 1;
  return type_memref(rw->b.ctx, 1, &shape, memref->as.shaped.element,
                     attr_strided(rw->b.ctx, mixed_static(offset), &stride, 1),
                     memref->as.shaped.space);
}

static Value *build_flat(Rewriter *rw, Value *memref, const Metadata *m) {
  Mixed size = flat_size(rw, m, rank_of(memref->type)), one = mixed_number(1);
  Type *type = flat_type(rw, memref->type, m->offset, size);
  return build_reinterpret_cast(&rw->b, rw->arena, type, memref, &m->offset,
                                &size, &one);
}

// Of an access whose memref is operand `at`, followed by the indices.
static bool flatten_access(Rewriter *rw, Op *op) {
  uint32_t at = op_is(op, OP_memref_store), n = 0;
  Value *memref = op_operand(op, at), *operands[3];
  if (!needs_flattening(memref->type))
    return false;
  Metadata m = metadata_of(rw, memref);
  Mixed index = mixed_number(0);
  for (uint32_t i = 0; i < rank_of(memref->type); i++) {
    Mixed step = mixed_of(rw->b.ctx, op_operand(op, at + 1 + i));
    index = mixed_add(&rw->b, index, mixed_mul(&rw->b, step, m.strides[i]));
  }
  if (at)
    operands[n++] = op_operand(op, 0);
  operands[n++] = build_flat(rw, memref, &m);
  operands[n++] = mixed_materialize(&rw->b, index);
  Attr **slots = op->slots, *attrs = op->attrs;
  Attr *nontemporal = slots[A_memref_load_nontemporal];
  Attr *alignment = slots[A_memref_load_alignment];
  Op *made = rewrite_replace_new(rw, op, op->info->opcode, operands, n);
  made->slots[A_memref_load_nontemporal] = nontemporal;
  made->slots[A_memref_load_alignment] = alignment;
  made->attrs = attrs;
  return true;
}

_Static_assert((int)A_memref_load_nontemporal ==
                       (int)A_memref_store_nontemporal &&
                   (int)A_memref_load_alignment ==
                       (int)A_memref_store_alignment,
               "loads and stores have them in the same slots");

// Of static sizes, and at offset 0.
static bool flatten_alloc(Rewriter *rw, Op *op) {
  Type *type = op->results[0].type;
  if (!needs_flattening(type))
    return false;
  Strided layout = memref_strided(rw->arena, type);
  if (!is_all_known(type, &layout) || layout.offset)
    return false;
  Metadata m = metadata_of(rw, op_result(op, 0));
  Mixed size = flat_size(rw, &m, rank_of(type));
  Value *flat = build_alloc_like(&rw->b, rw->arena, op,
                                 flat_type(rw, type, m.offset, size), NULL, 0);
  rewrite_replace1(rw, op,
                   build_reinterpret_cast(&rw->b, rw->arena, type, flat,
                                          &m.offset, m.sizes, m.strides));
  return true;
}

static const Pattern patterns_flatten[] = {
    {OP_memref_load, 1, flatten_access, ""},
    {OP_memref_store, 1, flatten_access, ""},
    {OP_memref_alloc, 1, flatten_alloc, ""},
    {OP_memref_alloca, 1, flatten_alloc, ""},
    {OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""},
    {0},
};

bool lower_flatten_memref(PassRun *run, Op *root) {
  return greedy_apply(run->ctx, run->pool, run->arena, root,
                      patterns_flatten) != GREEDY_FAILED;
}
