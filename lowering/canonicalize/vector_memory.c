// Canonicalization patterns of vector's operations on memory: masks that are
// all true or all false, consecutive indices, and transfers of tensors.

#include "ir/build/tensor.h"
#include "ir/build/vector.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static Value *value_of(const Op *op, uint32_t group) {
  return op_operand_of(op, group);
}

// Operands from `first` on, `n` of them and then these two (or NULL).
static Value **some_operands(Rewriter *rw, const Op *op, uint32_t n, Value *a,
                             Value *b) {
  Value **values = arena_array(rw->arena, Value *, n + 3);
  for (uint32_t i = 0; i < n; i++)
    values[i] = op_operand(op, i);
  values[n] = a;
  values[n + 1] = b;
  return values;
}

// The memref and the indices stand before the mask and what goes with it.
static uint32_t count_place(const Op *op) {
  return op->noperands - 2;
}

// May all of the vector be accessed as a whole? Where it may not mlir-opt makes
// something invalid.
static bool is_whole_access(Rewriter *rw, const Op *op, const Type *vector) {
  const Type *memref = op_operand(op, 0)->type;
  return memref->as.shaped.rank >= vector_rank(vector) &&
         (memref_last_is_dense(memref, rw->arena) ||
          (!type_is_scalable(vector) && type_num_elements(vector) == 1));
}

// maskedload, expandload
static bool load_masked(Rewriter *rw, Op *op) {
  Value *mask = value_of(op, G_vector_maskedload_mask);
  switch (mask_format(rw->b.ctx, mask)) {
  case MASK_ALL_TRUE:
    if (!is_whole_access(rw, op, op_result(op, 0)->type))
      return false;
    rewrite_replace_new(rw, op, OP_vector_load,
                        some_operands(rw, op, count_place(op), NULL, NULL),
                        count_place(op));
    return true;
  case MASK_ALL_FALSE:
    return rewrite_replace1(rw, op,
                            value_of(op, G_vector_maskedload_pass_thru));
  default: return false;
  }
}

// maskedstore, compressstore
static bool store_masked(Rewriter *rw, Op *op) {
  uint32_t n = count_place(op);
  Value **operands = arena_array(rw->arena, Value *, n + 1);
  switch (mask_format(rw->b.ctx, value_of(op, G_vector_maskedstore_mask))) {
  case MASK_ALL_TRUE:
    operands[0] = value_of(op, G_vector_maskedstore_valueToStore);
    if (!is_whole_access(rw, op, operands[0]->type))
      return false;
    for (uint32_t i = 0; i < n; i++)
      operands[i + 1] = op_operand(op, i);
    rewrite_replace_new(rw, op, OP_vector_store, operands, n + 1);
    return true;
  case MASK_ALL_FALSE: rewrite_erase(rw, op); return true;
  default: return false;
  }
}

// gather and scatter

static bool gather_nothing(Rewriter *rw, Op *op) {
  return mask_format(rw->b.ctx, value_of(op, G_vector_gather_mask)) ==
             MASK_ALL_FALSE &&
         rewrite_replace1(rw, op, value_of(op, G_vector_gather_pass_thru));
}

static bool scatter_nothing(Rewriter *rw, Op *op) {
  if (mask_format(rw->b.ctx, value_of(op, G_vector_scatter_mask)) !=
      MASK_ALL_FALSE)
    return false;
  if (op->nresults)
    return rewrite_replace1(rw, op, op_operand(op, 0));
  rewrite_erase(rw, op);
  return true;
}

static bool counts_from_0(Ctx *ctx, const Value *indices) {
  const Type *type = indices->type;
  if (vector_rank(type) != 1 || type_is_scalable(type))
    return false;
  if (value_def(indices, OP_vector_step))
    return true;
  const Attr *dense = value_constant(ctx, indices);
  if (!attr_is(dense, AT_DENSE))
    return false;
  for (uint64_t i = 0; i < dense->as.dense.count; i++)
    if (dense_int(dense, dense->as.dense.splat ? 0 : i) != (int64_t)i)
      return false;
  return true;
}

// Of memory one element behind the other.
static bool access_neighbours(Rewriter *rw, Op *op, uint32_t opcode) {
  if (op_operand(op, 0)->type->kind != TY_MEMREF ||
      !counts_from_0(rw->b.ctx, value_of(op, G_vector_gather_indices)))
    return false;
  uint32_t n = op->noperands - 3;
  Value **operands =
      some_operands(rw, op, n, op_operand(op, n + 1), op_operand(op, n + 2));
  rewrite_replace_new(rw, op, opcode, operands, n + 2);
  return true;
}

static bool gather_neighbours(Rewriter *rw, Op *op) {
  return access_neighbours(rw, op, OP_vector_maskedload);
}

static bool scatter_neighbours(Rewriter *rw, Op *op) {
  return access_neighbours(rw, op, OP_vector_maskedstore);
}

// Transfers of tensors

static bool all_in_bounds(const Transfer *t) {
  for (uint32_t i = 0; i < t->in_bounds->as.array.count; i++)
    if (!transfer_in_bounds(t, i))
      return false;
  return true;
}

static bool has_same_indices(const Transfer *a, const Transfer *b) {
  for (uint32_t i = 0; i < a->nindices; i++)
    if (transfer_index(a, i) != transfer_index(b, i))
      return false;
  return a->nindices == b->nindices;
}

// Which result a dimension is; -1: none.
static int result_of(const Attr *map, int64_t dim) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    const AffineExpr *e = map->as.map.results[i];
    if (e->kind == AFFINE_DIM && e->value == dim)
      return (int)i;
  }
  return -1;
}

// How much of a dimension is transferred.
static int64_t chunk_of(const Transfer *t, int64_t dim) {
  int at = result_of(t->map, dim);
  return at < 0 ? 0 : vector_dim(t->vector->type, at);
}

static bool have_same_chunks(const Transfer *a, const Transfer *b) {
  for (uint32_t i = 0; i < a->map->as.map.ndims; i++)
    if (chunk_of(a, i) != chunk_of(b, i))
      return false;
  return true;
}

// Where each dimension of what is written comes to be in what is read, which
// has others that are repeated; false if it is not there.
static bool find_order(Rewriter *rw, const Transfer *write,
                       const Transfer *read, int64_t *order) {
  int rank = vector_rank(read->vector->type);
  int nrepeated = rank - vector_rank(write->vector->type), repeated = 0;
  bool *used = arena_zero(rw->arena, (size_t)rank + 1, 1);
  for (int i = 0; i < rank; i++) {
    const AffineExpr *e = read->map->as.map.results[i];
    int at = e->kind == AFFINE_DIM ? result_of(write->map, e->value) : -1;
    int64_t place = at < 0 ? repeated++ : nrepeated + at;
    if (place >= rank || used[place])
      return false;
    used[place] = true;
    order[i] = place;
  }
  return repeated == nrepeated;
}

// Takes the vector that was just written in place of reading it.
static bool read_what_was_written(Rewriter *rw, Op *op) {
  Transfer read = transfer_of(op);
  Op *before = value_def(read.base, OP_vector_transfer_write);
  if (!before)
    return false;
  Transfer write = transfer_of(before);
  Type *type = read.vector->type;
  int64_t *order = arena_array(rw->arena, int64_t, vector_rank(type) + 1);
  if (read.mask || write.mask || !has_same_indices(&read, &write) ||
      !all_in_bounds(&read) || !all_in_bounds(&write) ||
      !have_same_chunks(&read, &write) || !find_order(rw, &write, &read, order))
    return false;
  int rank = vector_rank(type);
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  bool *scalable = arena_array(rw->arena, bool, rank + 1);
  for (int i = 0; i < rank; i++) {
    shape[order[i]] = vector_dim(type, i);
    scalable[order[i]] = type_dim_is_scalable(type, i);
  }
  Type *wide =
      type_vector(rw->b.ctx, rank, shape, scalable, type_element(type));
  Value *value = build_vector_broadcast(&rw->b, wide, write.vector);
  return rewrite_replace_with_slot(
      rw, op, OP_vector_transpose, &value, 1, A_vector_transpose_permutation,
      attr_dense_i64(rw->b.ctx, order, (uint64_t)rank));
}

// A write that is written over before anybody reads it: who comes behind works
// on what was there before.
static bool forget_write(Rewriter *rw, Op *op) {
  Transfer write = transfer_of(op);
  Op *last = op, *before = value_def(write.base, OP_vector_transfer_write);
  while (before) {
    Transfer earlier = transfer_of(before);
    if (transfers_at_same_place(&write, &earlier) &&
        write.mask == earlier.mask) {
      rewrite_set_operand(rw, last, 1, earlier.base);
      return true;
    }
    if (!transfers_are_disjoint(rw->b.ctx, &earlier, &write) ||
        !value_has_one_use(op_result(before, 0)))
      return false;
    last = before;
    before = value_def(earlier.base, OP_vector_transfer_write);
  }
  return false;
}

// Does a vector become all of the tensor that it is written to?
static bool fills_tensor(Rewriter *rw, const Transfer *write) {
  const Type *whole = write->base->type, *vector = write->vector->type;
  if (write->mask || vector_rank(vector) != whole->as.shaped.rank)
    return false;
  for (uint32_t i = 0; i < write->nindices; i++) {
    int64_t index;
    if (!value_number(rw->b.ctx, transfer_index(write, i), &index) || index ||
        chunk_of(write, i) != whole->as.shaped.shape[i])
      return false;
  }
  return true;
}

static bool have_equal_sizes(const MixedPart *a, const MixedPart *b,
                             uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!mixed_equal(a->sizes[i], b->sizes[i]))
      return false;
  return true;
}

// A vector is written to a tensor, the beginning of which is put into another:
// it is written to that part of the other, beyond which nothing is written.
static bool write_in_place(Rewriter *rw, Op *op) {
  const Value *source = op_operand(op, 0);
  Value *dest = op_operand(op, 1);
  uint32_t rank = (uint32_t)dest->type->as.shaped.rank;
  const Op *extract = value_def(source, OP_tensor_extract_slice);
  Op *before = extract
                   ? value_def(op_operand(extract, 0), OP_vector_transfer_write)
                   : NULL;
  if (!before || !value_has_one_use(source) ||
      !value_has_one_use(op_result(before, 0)))
    return false;
  Transfer write = transfer_of(before);
  MixedPart from = part_of_op(rw->arena, extract),
            to = part_of_op(rw->arena, op);
  if ((uint32_t)source->type->as.shaped.rank != rank ||
      write.nindices != rank || !fills_tensor(rw, &write) ||
      !all_are_number(rw, from.offsets, rank, 0) ||
      !all_are_number(rw, from.strides, rank, 1) ||
      !all_are_number(rw, to.strides, rank, 1) ||
      !have_equal_sizes(&from, &to, rank))
    return false;
  TransferParts parts = transfer_parts(rw->arena, &write);
  parts.base = build_extract_slice(&rw->b, rw->arena, source->type, dest, &to);
  parts.type = source->type;
  parts.in_bounds = transfer_out_of_bounds(rw->b.ctx, rank);
  Op *made = build_transfer(&rw->b, rw->arena, &parts);
  rewrite_set_operand(rw, op, 0, op_result(made, 0));
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
const Pattern patterns_vector_memory[] = {
    PATTERN(OP_vector_compressstore, 1, store_masked,
            ANONYMOUS("CompressStoreFolder")),
    PATTERN(OP_vector_expandload, 1, load_masked,
            ANONYMOUS("ExpandLoadFolder")),
    PATTERN(OP_vector_gather, 1, gather_nothing, ANONYMOUS("GatherFolder")),
    PATTERN(OP_vector_gather, 1, gather_neighbours,
            ANONYMOUS("FoldContiguousGather")),
    PATTERN(OP_vector_maskedload, 1, load_masked,
            ANONYMOUS("MaskedLoadFolder")),
    PATTERN(OP_vector_maskedstore, 1, store_masked,
            ANONYMOUS("MaskedStoreFolder")),
    PATTERN(OP_vector_scatter, 1, scatter_nothing, ANONYMOUS("ScatterFolder")),
    PATTERN(OP_vector_scatter, 1, scatter_neighbours,
            ANONYMOUS("FoldContiguousScatter")),
    PATTERN(OP_tensor_insert_slice, 1, write_in_place,
            ANONYMOUS("SwapExtractSliceOfTransferWrite")),
    PATTERN(OP_vector_transfer_read, 1, read_what_was_written,
            ANONYMOUS("TransferReadAfterWriteToBroadcast")),
    PATTERN(OP_vector_transfer_write, 1, forget_write, ANONYMOUS("FoldWaw")),
    {0},
};
