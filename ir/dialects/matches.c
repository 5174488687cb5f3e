// The functions of MATCH and HOLDS columns: how the type of one operand or
// result follows from another's, and what must hold between them.

#include "ir/dialects/dialects_int.h"

Type **list_inputs(const Type *type, uint32_t *count) {
  *count = type->as.list.ninputs;
  return type_inputs(type);
}

Type **list_results(const Type *type, uint32_t *count) {
  *count = type->as.list.noutputs;
  return type_results(type);
}

Type *match_element(Ctx *ctx, Type *shaped) {
  (void)ctx;
  return type_element(shaped);
}

static bool has_same_shape(const Type *a, const Type *b) {
  return type_has_rank(a) && type_has_rank(b) &&
         a->as.shaped.rank == b->as.shaped.rank &&
         (!a->as.shaped.rank ||
          !memcmp(a->as.shaped.shape, b->as.shaped.shape,
                  (size_t)a->as.shaped.rank * sizeof(int64_t)));
}

// Of the first operand and the result; a type that is no ranked tensor counts
// as a tensor without dimensions.
bool same_tensor_dimensions(Ctx *ctx, const Op *op) {
  (void)ctx;
  const Type *in = op_operand(op, 0)->type, *out = op_result(op, 0)->type;
  int in_rank = in->kind == TY_TENSOR ? in->as.shaped.rank : 0;
  int out_rank = out->kind == TY_TENSOR ? out->as.shaped.rank : 0;
  if (in_rank != out_rank)
    return false;
  return !in_rank || has_same_shape(in, out);
}

bool select_condition_fits(Ctx *ctx, const Op *op) {
  (void)ctx;
  const Type *condition = op_operand(op, 0)->type;
  return type_is_int(condition, 1) ||
         has_same_shape(condition, op_result(op, 0)->type);
}
