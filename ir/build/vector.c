// Makers of operations of the vector dialect.

#include "ir/build/vector.h"

#include "ir/dialects/match.h"
#include "ir/analysis/fold.h"

Type *vector_flat_type(Ctx *ctx, Type *vector) {
  int64_t n = type_num_elements(vector);
  return type_vector(ctx, 1, &n, NULL, type_element(vector));
}

Value *build_vector_broadcast(Builder *b, Type *type, Value *source) {
  return build_unary(b, OP_vector_broadcast, type, source);
}

Value *build_vector_shape_cast(Builder *b, Type *type, Value *source) {
  return build_unary(b, OP_vector_shape_cast, type, source);
}

Op *build_vector_extract(Builder *b, Value *source, const int64_t *at,
                         uint32_t n) {
  bool is_element = (int)n == vector_rank(source->type);
  Type *type = is_element ? type_element(source->type)
                          : vector_drop_front(b->ctx, source->type, (int)n);
  Op *op = build_op(b, OP_vector_extract, &type, 1, &source, 1);
  op->slots[A_vector_extract_static_position] = attr_dense_i64(b->ctx, at, n);
  return op;
}

Value *build_vector_part(Builder *b, Value *source, const int64_t *at,
                         uint32_t n) {
  return op_result(build_vector_extract(b, source, at, n), 0);
}

Value *build_vector_row(Builder *b, Value *source, int64_t row) {
  return build_vector_part(b, source, &row, 1);
}

Value *build_vector_insert(Builder *b, Value *part, Value *into,
                           const int64_t *at, uint32_t n) {
  Op *op =
      build_op(b, OP_vector_insert, &into->type, 1, (Value *[]){part, into}, 2);
  op->slots[A_vector_insert_static_position] = attr_dense_i64(b->ctx, at, n);
  return op_result(op, 0);
}

Value *build_vector_insert_row(Builder *b, Value *part, Value *into,
                               int64_t row) {
  return build_vector_insert(b, part, into, &row, 1);
}

Value *build_vector_extract_at(Builder *b, Value *source, Value *at) {
  Type *type = vector_rank(source->type) > 1
                   ? vector_drop_front(b->ctx, source->type, 1)
                   : type_element(source->type);
  Op *op = build_op(b, OP_vector_extract, &type, 1, (Value *[]){source, at}, 2);
  op->slots[A_vector_extract_static_position] =
      attr_dense_i64(b->ctx, &(int64_t){DYNAMIC}, 1);
  return op_result(op, 0);
}

Value *build_vector_insert_at(Builder *b, Value *element, Value *into,
                              Value *at) {
  Op *op = build_op(b, OP_vector_insert, &into->type, 1,
                    (Value *[]){element, into, at}, 3);
  op->slots[A_vector_insert_static_position] =
      attr_dense_i64(b->ctx, &(int64_t){DYNAMIC}, 1);
  return op_result(op, 0);
}

Value *build_zeros(Builder *b, Type *type) {
  Op *op = build_op(b, OP_arith_constant, &type, 1, NULL, 0);
  op->slots[A_arith_constant_value] = attr_zero(b->ctx, type);
  return op_result(op, 0);
}

Value *build_vector_extract_first(Builder *b, Arena *arena, Value *source) {
  uint32_t n = (uint32_t)vector_rank(source->type);
  int64_t *zeros = arena_zero(arena, (n + 1) * sizeof *zeros, 8);
  return op_result(build_vector_extract(b, source, zeros, n), 0);
}

Value *build_vector_transpose(Builder *b, Arena *arena, Value *source,
                              const int64_t *order) {
  int rank = vector_rank(source->type);
  int64_t *shape = arena_array(arena, int64_t, rank + 1);
  bool *scalable = arena_array(arena, bool, rank + 1);
  for (int i = 0; i < rank; i++) {
    shape[i] = vector_dim(source->type, (int)order[i]);
    scalable[i] = type_dim_is_scalable(source->type, (int)order[i]);
  }
  Type *type =
      type_vector(b->ctx, rank, shape, scalable, type_element(source->type));
  Op *op = build_op(b, OP_vector_transpose, &type, 1, &source, 1);
  op->slots[A_vector_transpose_permutation] =
      attr_dense_i64(b->ctx, order, (uint64_t)rank);
  return op_result(op, 0);
}

static Attr *i64_array(Builder *b, Arena *arena, const int64_t *numbers,
                       uint32_t n) {
  Attr **items = arena_array(arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    items[i] = attr_i64(b->ctx, numbers ? numbers[i] : 1);
  return attr_array(b->ctx, items, n);
}

Value *build_vector_slice(Builder *b, Arena *arena, Type *type, Value *source,
                          const int64_t *offsets, const int64_t *sizes,
                          uint32_t n) {
  Op *op = build_op(b, OP_vector_extract_strided_slice, &type, 1, &source, 1);
  op->slots[A_vector_extract_strided_slice_offsets] =
      i64_array(b, arena, offsets, n);
  op->slots[A_vector_extract_strided_slice_sizes] =
      i64_array(b, arena, sizes, n);
  op->slots[A_vector_extract_strided_slice_strides] =
      i64_array(b, arena, NULL, n);
  return op_result(op, 0);
}

Value *build_vector_insert_slice(Builder *b, Arena *arena, Value *part,
                                 Value *into, const int64_t *offsets,
                                 uint32_t n) {
  Op *op = build_op(b, OP_vector_insert_strided_slice, &into->type, 1,
                    (Value *[]){part, into}, 2);
  op->slots[A_vector_insert_strided_slice_offsets] =
      i64_array(b, arena, offsets, n);
  op->slots[A_vector_insert_strided_slice_strides] =
      i64_array(b, arena, NULL, (uint32_t)vector_rank(part->type));
  return op_result(op, 0);
}

Value *build_vector_shuffle(Builder *b, Value *v1, Value *v2,
                            const int64_t *mask, uint32_t n) {
  Type *type =
      type_vector(b->ctx, 1, &(int64_t){n}, NULL, type_element(v1->type));
  Op *op = build_op(b, OP_vector_shuffle, &type, 1, (Value *[]){v1, v2}, 2);
  op->slots[A_vector_shuffle_mask] = attr_dense_i64(b->ctx, mask, n);
  return op_result(op, 0);
}

Op *build_to_elements(Builder *b, Arena *arena, Value *source) {
  uint32_t n = (uint32_t)type_num_elements(source->type);
  Type **types = arena_array(arena, Type *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    types[i] = type_element(source->type);
  return build_op(b, OP_vector_to_elements, types, n, &source, 1);
}

// Transfers

TransferParts transfer_parts(Arena *arena, const Transfer *t) {
  Value **indices = arena_array(arena, Value *, t->nindices + 1);
  for (uint32_t i = 0; i < t->nindices; i++)
    indices[i] = transfer_index(t, i);
  bool is_read = t->padding != NULL;
  return (TransferParts){
      .opcode = t->op->info->opcode,
      .type = t->op->nresults ? op_result(t->op, 0)->type : NULL,
      .value = is_read ? NULL : t->vector,
      .base = t->base,
      .padding = t->padding,
      .mask = t->mask,
      .indices = indices,
      .nindices = t->nindices,
      .map = t->map,
      .in_bounds = t->in_bounds,
  };
}

static uint32_t segments_slot(uint32_t opcode) {
  return opcode == OP_vector_transfer_read
             ? (uint32_t)A_vector_transfer_read_operandSegmentSizes
             : (uint32_t)A_vector_transfer_write_operandSegmentSizes;
}

static uint32_t bounds_slot(uint32_t opcode) {
  return opcode == OP_vector_transfer_read
             ? (uint32_t)A_vector_transfer_read_in_bounds
             : (uint32_t)A_vector_transfer_write_in_bounds;
}

// Builds a transfer_read or transfer_write of its parts.
Op *build_transfer(Builder *b, Arena *arena, const TransferParts *parts) {
  Value **operands = arena_array(arena, Value *, parts->nindices + 3);
  uint32_t n = 0;
  if (parts->value)
    operands[n++] = parts->value;
  operands[n++] = parts->base;
  for (uint32_t i = 0; i < parts->nindices; i++)
    operands[n++] = parts->indices[i];
  if (parts->padding)
    operands[n++] = parts->padding;
  if (parts->mask)
    operands[n++] = parts->mask;
  Op *op = build_op(b, parts->opcode, &parts->type, parts->type != NULL,
                    operands, n);
  int32_t indices = (int32_t)parts->nindices, masks = parts->mask != NULL;
  bool is_read = parts->opcode == OP_vector_transfer_read;
  int32_t sizes[] = {1, is_read ? indices : 1, is_read ? 1 : indices, masks};
  op->slots[segments_slot(parts->opcode)] = attr_dense_i32(b->ctx, sizes, 4);
  op->slots[bounds_slot(parts->opcode)] = parts->in_bounds;
  op->slots[is_read ? (uint32_t)A_vector_transfer_read_permutation_map
                    : (uint32_t)A_vector_transfer_write_permutation_map] =
      parts->map;
  return op;
}

void rewrite_transfer_mask(Rewriter *rw, Op *op, Value *mask, Attr *in_bounds) {
  Transfer t = transfer_of(op);
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.mask = mask;
  parts.in_bounds = in_bounds;
  rewrite_replace_by(rw, op, build_transfer(&rw->b, rw->arena, &parts));
}

// What combines two numbers, and which of its slots has flags (-1: none).
typedef struct Combiner {
  uint32_t opcode;
  int flags;
} Combiner;

// Finds the operation of arith for a kind of combination.
static Combiner combiner_of(const Attr *kind, bool floats) {
  switch (attr_flags_value(kind)) {
  case E_vector_kind_add:
    return floats ? (Combiner){OP_arith_addf, A_arith_addf_fastmath}
                  : (Combiner){OP_arith_addi, A_arith_addi_overflowFlags};
  case E_vector_kind_mul:
    return floats ? (Combiner){OP_arith_mulf, A_arith_mulf_fastmath}
                  : (Combiner){OP_arith_muli, A_arith_muli_overflowFlags};
  case E_vector_kind_minui: return (Combiner){OP_arith_minui, -1};
  case E_vector_kind_minsi: return (Combiner){OP_arith_minsi, -1};
  case E_vector_kind_maxui: return (Combiner){OP_arith_maxui, -1};
  case E_vector_kind_maxsi: return (Combiner){OP_arith_maxsi, -1};
  case E_vector_kind_and: return (Combiner){OP_arith_andi, -1};
  case E_vector_kind_or: return (Combiner){OP_arith_ori, -1};
  case E_vector_kind_xor: return (Combiner){OP_arith_xori, -1};
  case E_vector_kind_minnumf:
    return (Combiner){OP_arith_minnumf, A_arith_minnumf_fastmath};
  case E_vector_kind_maxnumf:
    return (Combiner){OP_arith_maxnumf, A_arith_maxnumf_fastmath};
  case E_vector_kind_minimumf:
    return (Combiner){OP_arith_minimumf, A_arith_minimumf_fastmath};
  default: return (Combiner){OP_arith_maximumf, A_arith_maximumf_fastmath};
  }
}

Value *build_combined(Builder *b, Arena *arena, const Attr *kind, Value *value,
                      Value *acc, Attr *fastmath, Value *mask) {
  bool floats = type_is_float(type_element_or_self(value->type));
  Combiner by = combiner_of(kind, floats);
  Value *operands[] = {value, acc};
  Op *op = build_op(b, by.opcode, &value->type, 1, operands, 2);
  if (by.flags >= 0 && floats)
    op->slots[by.flags] =
        fastmath ? fastmath : attr_flags(b->ctx, def_attr_arith_fastmath, 0);
  else if (by.flags >= 0)
    op->slots[by.flags] = attr_flags(b->ctx, def_attr_arith_overflow, 0);
  Value *result = build_or_fold(b, arena, op);
  Value *choice[] = {mask, result, acc};
  return mask ? build_value(b, OP_arith_select, result->type, choice, 3)
              : result;
}

Masked leave_mask(Rewriter *rw, Op *op) {
  Op *masking = op_masking(op);
  if (!masking)
    return (Masked){op, NULL};
  Loc loc = op->loc;
  builder_before(&rw->b, masking);
  rw->b.loc = loc;
  return (Masked){masking, op_operand(masking, 0)};
}

Value *build_masked(Rewriter *rw, Op *op, Value *mask) {
  if (!mask)
    return op_result(op, 0);
  Type *type = op_result(op, 0)->type;
  Op *masking = build_spec(
      &rw->b, &(OpSpec){.info = ctx_op_by_opcode(rw->b.ctx, OP_vector_mask),
                        .operands = &mask,
                        .noperands = 1,
                        .result_types = &type,
                        .nresults = 1,
                        .nregions = 1});
  Builder outside = rw->b;
  Block *block = block_create(rw->b.pool, op->loc);
  block_append(&masking->regions[0], block);
  builder_at_end(&rw->b, block);
  Value *result = op_result(op, 0);
  Op *yield = build_op(&rw->b, OP_vector_yield, NULL, 0, &result, 1);
  rewrite_move_before(rw, op, yield);
  rw->b = outside;
  return op_result(masking, 0);
}

bool rewrite_replace_with_slot(Rewriter *rw, Op *op, uint32_t opcode,
                               Value *const *operands, uint32_t n,
                               uint32_t slot, Attr *attr) {
  Op *made = rewrite_replace_new(rw, op, opcode, operands, n);
  made->slots[slot] = attr;
  return true;
}
