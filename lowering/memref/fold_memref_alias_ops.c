// fold-memref-alias-ops: loads from and stores to parts and reshapes of a
// memref, as loads from and stores to the memref.
//
// Requires: nothing.
// Guarantees: no memref.load or memref.store is of what memref.subview,
//   expand_shape or collapse_shape gave; no subview is of a subview where both
//   have strides of 1; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %v = memref.subview %m[%i, 0] [4, 4] [2, 1]
//       : memref<?x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
//   %x = memref.load %v[%j, %k] : memref<4x4xf32, strided<[8, 1], offset: ?>>
//
// After:
//
//   %c2 = arith.constant 2 : index
//   %0 = arith.muli %j, %c2 overflow<nsw> : index
//   %1 = arith.addi %i, %0 : index
//   %x = memref.load %m[%1, %k] : memref<?x4xf32>
//
// What mlir-opt writes with operations of its affine dialect is arithmetic
// here, as its lower-affine would make it. An access is in bounds, so that its
// index divides like an unsigned one.

#include "ir/dialects/memref/memref.h"
#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/lowering_int.h"
#include "lowering/memref/build.h"

static uint32_t rank_of(const Value *memref) {
  return (uint32_t)memref->type->as.shaped.rank;
}

// An access: of operand `memref`, with the indices that follow it.
typedef struct Access {
  Op *op;
  uint32_t memref;
  Mixed *indices;
} Access;

static Op *viewed_by(const Access *access, uint32_t opcode) {
  return value_def(op_operand(access->op, access->memref), opcode);
}

static Access access_of(Rewriter *rw, Op *op) {
  Access access = {.op = op, .memref = op_is(op, OP_memref_store)};
  uint32_t first = access.memref + 1, n = op->noperands - first;
  access.indices = arena_array(rw->arena, Mixed, n + 1);
  for (uint32_t i = 0; i < n; i++)
    access.indices[i] = mixed_of(rw->b.ctx, op_operand(op, first + i));
  return access;
}

// Has it be one of `source`. Its alignment was promised of the view.
static bool replace_access(Rewriter *rw, const Access *access, Value *source,
                           const Mixed *indices) {
  Op *op = access->op;
  uint32_t n = 0, rank = rank_of(source);
  Value **operands = arena_array(rw->arena, Value *, rank + 2);
  if (access->memref)
    operands[n++] = op_operand(op, 0);
  operands[n++] = source;
  for (uint32_t i = 0; i < rank; i++)
    operands[n++] = mixed_materialize(&rw->b, indices[i]);
  Attr *nontemporal = op_slot(op, A_memref_load_nontemporal);
  Op *made = rewrite_replace_new(rw, op, op->info->opcode, operands, n);
  made->slots[A_memref_load_nontemporal] = nontemporal;
  return true;
}

_Static_assert((int)A_memref_load_nontemporal ==
                   (int)A_memref_store_nontemporal,
               "loads and stores have it in the same slot");

// Parts

static bool *dropped_dims(Rewriter *rw, const Op *subview,
                          const MemrefPart *part) {
  const Type *source = op_operand(subview, 0)->type;
  int rank = source->as.shaped.rank;
  bool *dropped = arena_array(rw->arena, bool, rank + 1);
  int64_t *sizes = arena_array(rw->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    sizes[i] = mixed_static(part->sizes[i]);
  return memref_dropped_dims(rw->arena, source, subview->results[0].type, sizes,
                             dropped)
             ? dropped
             : NULL;
}

// Where an element of the part is in the whole.
static Mixed *indices_in_whole(Rewriter *rw, const MemrefPart *part,
                               const bool *dropped, uint32_t rank,
                               const Mixed *indices) {
  Mixed *whole = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0, j = 0; i < rank; i++) {
    Mixed index = dropped[i] ? mixed_number(0) : indices[j++];
    whole[i] = mixed_add(&rw->b, part->offsets[i],
                         mixed_mul(&rw->b, index, part->strides[i]));
  }
  return whole;
}

static bool access_whole(Rewriter *rw, Op *op) {
  Access access = access_of(rw, op);
  Op *subview = viewed_by(&access, OP_memref_subview);
  if (!subview)
    return false;
  Value *source = op_operand(subview, 0);
  MemrefPart part = memref_part_of(rw->arena, subview);
  const bool *dropped = dropped_dims(rw, subview, &part);
  return dropped &&
         replace_access(rw, &access, source,
                        indices_in_whole(rw, &part, dropped, rank_of(source),
                                         access.indices));
}

static bool has_unit_strides(const MemrefPart *part, uint32_t rank) {
  for (uint32_t i = 0; i < rank; i++)
    if (!mixed_is(part->strides[i], 1))
      return false;
  return true;
}

static bool take_part_of_whole(Rewriter *rw, Op *op) {
  Op *before = value_def(op_operand(op, 0), OP_memref_subview);
  if (!before)
    return false;
  Value *source = op_operand(before, 0);
  uint32_t rank = rank_of(source);
  MemrefPart outer = memref_part_of(rw->arena, before);
  MemrefPart inner = memref_part_of(rw->arena, op);
  const bool *dropped = dropped_dims(rw, before, &outer);
  if (!dropped || !has_unit_strides(&outer, rank) ||
      !has_unit_strides(&inner, rank_of(op_operand(op, 0))))
    return false;
  for (uint32_t i = 0; i < rank_of(op_operand(op, 0)); i++)
    if (inner.offsets[i].value)
      inner.offsets[i] = mixed_of(rw->b.ctx, inner.offsets[i].value);
  MemrefPart joint = {.strides = outer.strides};
  joint.offsets = indices_in_whole(rw, &outer, dropped, rank, inner.offsets);
  joint.sizes = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0, j = 0; i < rank; i++)
    joint.sizes[i] = dropped[i] ? outer.sizes[i] : inner.sizes[j++];
  rewrite_replace1(
      rw, op,
      build_subview(&rw->b, rw->arena, op->results[0].type, source, &joint));
  return true;
}

// Reshapes

// One index from those of a group: each but the last times the sizes behind it.
static Mixed join_indices(Rewriter *rw, const Mixed *sizes,
                          const Mixed *indices, DimGroup group) {
  Mixed joint = mixed_number(0);
  for (uint32_t i = group.first; i < group.first + group.count; i++)
    joint = mixed_add(&rw->b, mixed_mul(&rw->b, joint, sizes[i]), indices[i]);
  return joint;
}

static bool access_collapsed(Rewriter *rw, Op *op) {
  Access access = access_of(rw, op);
  Op *expand = viewed_by(&access, OP_memref_expand_shape);
  if (!expand)
    return false;
  Value *source = op_operand(expand, 0);
  const Attr *groups = op_slot(expand, A_memref_expand_shape_reassociation);
  uint32_t n, rank = rank_of(source);
  Mixed *sizes =
      mixed_list(rw->arena, expand, G_memref_expand_shape_output_shape,
                 A_memref_expand_shape_static_output_shape, &n);
  Mixed *indices = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    indices[i] =
        join_indices(rw, sizes, access.indices, reassociation_at(groups, i));
  return replace_access(rw, &access, source, indices);
}

static Mixed divide(Rewriter *rw, uint32_t opcode, Mixed index, Mixed size) {
  if (mixed_is(size, 1))
    return opcode == OP_arith_divui ? index : mixed_number(0);
  if (!index.value && !size.value && index.number >= 0 && size.number > 0)
    return mixed_number(opcode == OP_arith_divui ? index.number / size.number
                                                 : index.number % size.number);
  Value *whole = mixed_materialize(&rw->b, index);
  Value *part = mixed_materialize(&rw->b, size);
  return mixed_value(build_binary(&rw->b, opcode, whole, part));
}

// The indices of a group from one, from the last on; the first takes what is
// left.
static void divide_index(Rewriter *rw, Value *source, Mixed index,
                         DimGroup group, Mixed *indices) {
  for (uint32_t i = group.first + group.count - 1; i > group.first; i--) {
    Mixed size = memref_size(&rw->b, source, (int)i);
    indices[i] = divide(rw, OP_arith_remui, index, size);
    index = divide(rw, OP_arith_divui, index, size);
  }
  indices[group.first] = index;
}

static bool access_expanded(Rewriter *rw, Op *op) {
  Access access = access_of(rw, op);
  Op *collapse = viewed_by(&access, OP_memref_collapse_shape);
  if (!collapse)
    return false;
  Value *source = op_operand(collapse, 0);
  const Attr *groups = op_slot(collapse, A_memref_collapse_shape_reassociation);
  uint32_t rank = rank_of(source);
  Mixed *indices = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++) // of a collapse to no dimension
    indices[i] = mixed_number(0);
  for (uint32_t i = 0; i < groups->as.array.count; i++)
    divide_index(rw, source, access.indices[i], reassociation_at(groups, i),
                 indices);
  return replace_access(rw, &access, source, indices);
}

static const Pattern patterns_alias[] = {
    {OP_memref_load, 1, access_whole, ""},
    {OP_memref_store, 1, access_whole, ""},
    {OP_memref_load, 1, access_collapsed, ""},
    {OP_memref_store, 1, access_collapsed, ""},
    {OP_memref_load, 1, access_expanded, ""},
    {OP_memref_store, 1, access_expanded, ""},
    {OP_memref_subview, 1, take_part_of_whole, ""},
    {OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""},
    {0},
};

bool lower_fold_memref_alias_ops(PassRun *run, Op *root) {
  return greedy_apply(run->ctx, run->pool, run->arena, root, patterns_alias) !=
         GREEDY_FAILED;
}
