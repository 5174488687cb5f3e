// Makers of operations of the vector dialect.

#include "lowering/vector/build.h"

#include "ir/rewrite/fold.h"

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

Op *build_to_elements(Builder *b, Arena *arena, Value *source) {
  uint32_t n = (uint32_t)type_num_elements(source->type);
  Type **types = arena_array(arena, Type *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    types[i] = type_element(source->type);
  return build_op(b, OP_vector_to_elements, types, n, &source, 1);
}

// What combines two numbers, and which of its slots has flags (-1: none).
typedef struct Combiner {
  uint32_t opcode;
  int flags;
} Combiner;

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

bool rewrite_replace_with_slot(Rewriter *rw, Op *op, uint32_t opcode,
                               Value *const *operands, uint32_t n,
                               uint32_t slot, Attr *attr) {
  Op *made = rewrite_replace_new(rw, op, opcode, operands, n);
  made->slots[slot] = attr;
  return true;
}
