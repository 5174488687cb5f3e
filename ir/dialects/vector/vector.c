// Types of vectors, and the relations between types that the rows of
// vector.def name.

#include "ir/dialects/vector/vector_int.h"

Type *vector_drop_front(Ctx *ctx, Type *vector, int first) {
  int rank = vector_rank(vector) - first;
  const bool *scalable = vector->as.shaped.scalable;
  return type_vector(ctx, rank, vector->as.shaped.shape + first,
                     scalable ? scalable + first : NULL, type_element(vector));
}

bool vectors_have_same_shape(const Type *a, const Type *b) {
  if (vector_rank(a) != vector_rank(b))
    return false;
  for (int i = 0; i < vector_rank(a); i++)
    if (vector_dim(a, i) != vector_dim(b, i) ||
        type_dim_is_scalable(a, i) != type_dim_is_scalable(b, i))
      return false;
  return true;
}

static bool dim_can_be_broadcast(const Type *from, int i, const Type *to,
                                 int j) {
  int64_t size = vector_dim(from, i), wanted = vector_dim(to, j);
  bool scalable = type_dim_is_scalable(from, i);
  if (size == 1 && !scalable) // [n] is as good as n
    return true;
  return size == wanted && scalable == type_dim_is_scalable(to, j);
}

BroadcastFault vector_broadcast_fault(const Type *from, const Type *to,
                                      int *dim) {
  if (from == to->as.shaped.element)
    return BROADCAST_FITS;
  if (from->kind != TY_VECTOR)
    return BROADCAST_NO_VECTOR;
  int lead = vector_rank(to) - vector_rank(from);
  if (lead < 0)
    return BROADCAST_RANK_HIGHER;
  for (*dim = 0; *dim < vector_rank(from); ++*dim)
    if (!dim_can_be_broadcast(from, *dim, to, lead + *dim))
      return BROADCAST_DIM;
  return BROADCAST_FITS;
}

uint32_t ints_count(const Attr *ints) {
  return ints->kind == AT_ARRAY ? ints->as.array.count
                                : (uint32_t)ints->as.dense.count;
}

int64_t ints_at(const Attr *ints, uint32_t i) {
  return ints->kind == AT_ARRAY ? attr_to_i64(ints->as.array.items[i])
                                : dense_int(ints, i);
}

// Relations between types

static bool has_element_of(const Op *op, uint32_t operand) {
  return type_element_or_self(result_type(op)) ==
         type_element_or_self(operand_type(op, operand));
}

bool result_has_element_of_operand0(Ctx *ctx, const Op *op) {
  (void)ctx;
  return has_element_of(op, 0);
}

bool result_has_element_of_operand1(Ctx *ctx, const Op *op) {
  (void)ctx;
  return has_element_of(op, 1);
}

bool result_has_element_of_operand2(Ctx *ctx, const Op *op) {
  (void)ctx;
  return has_element_of(op, 2);
}

bool operands_have_same_element(Ctx *ctx, const Op *op) {
  (void)ctx;
  return type_element_or_self(operand_type(op, 0)) ==
         type_element_or_self(operand_type(op, 1));
}

bool result_has_rank_of_operand0(Ctx *ctx, const Op *op) {
  (void)ctx;
  return vector_rank(operand_type(op, 0)) == vector_rank(result_type(op));
}

static bool is_multiple(const Attr *position, const Type *part) {
  return attr_to_i64(position) % type_num_elements(part) == 0;
}

bool extracts_at_multiple(Ctx *ctx, const Op *op) {
  (void)ctx;
  return is_multiple(op_slot(op, A_vector_scalable_extract_pos),
                     result_type(op));
}

bool inserts_at_multiple(Ctx *ctx, const Op *op) {
  (void)ctx;
  return is_multiple(op_slot(op, A_vector_scalable_insert_pos),
                     operand_type(op, 0));
}

static int64_t last_dim(const Type *vector) {
  return vector_dim(vector, vector_rank(vector) - 1);
}

bool last_dim_is_even(Ctx *ctx, const Op *op) {
  (void)ctx;
  return last_dim(operand_type(op, 0)) % 2 == 0;
}

static Type *with_last_dim(Ctx *ctx, Type *vector, int64_t size) {
  Arena scratch;
  arena_init(&scratch);
  int rank = vector_rank(vector);
  int64_t *shape = arena_array(&scratch, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    shape[i] = vector_dim(vector, i);
  shape[rank ? rank - 1 : 0] = size;
  Type *type = type_vector(ctx, rank ? rank : 1, shape,
                           vector->as.shaped.scalable, type_element(vector));
  arena_release(&scratch);
  return type;
}

Type *match_half_vector(Ctx *ctx, Type *vector) {
  int64_t half = last_dim(vector) / 2;
  return half > 0 ? with_last_dim(ctx, vector, half) : vector;
}

Type *match_double_vector(Ctx *ctx, Type *vector) {
  return with_last_dim(ctx, vector,
                       vector_rank(vector) ? 2 * last_dim(vector) : 2);
}

bool prints_one_thing(Ctx *ctx, const Op *op) {
  (void)ctx;
  return !op_slot(op, A_vector_print_stringLiteral) ||
         (!op->noperands &&
          attr_flags_value(op_slot(op, A_vector_print_punctuation)) ==
              E_vector_punctuation_newline);
}

bool name_vector_vscale(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op, (void)index;
  buf_lit(out, "vscale");
  return true;
}
