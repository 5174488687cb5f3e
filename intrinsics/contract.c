// What a vector.contract has to be so that an instruction multiplies its
// matrices. Bytes may be extended before it, to i32, or by it.

#include "intrinsics/contract.h"

#include "intrinsics/vectors.h"
#include "ir/dialects/vector/vector.h"
#include "lowering/to_llvm/passes.h"

static bool map_has(const Attr *map, uint32_t n, const int64_t *dims) {
  if (map->as.map.nresults != n)
    return false;
  for (uint32_t i = 0; i < n; i++)
    if (map->as.map.results[i]->kind != AFFINE_DIM ||
        map->as.map.results[i]->value != dims[i])
      return false;
  return true;
}

// Dimensions are m, n and k, or, of a row, n and k; the last one is reduced.
static bool has_maps(const Op *op, bool row) {
  const Attr *maps = op_slot(op, A_vector_contract_indexing_maps);
  Attr *const *map = maps->as.array.items;
  int64_t m = 0, n = !row, k = n + 1;
  return map_has(map[0], 2 - row, row ? &k : (int64_t[]){m, k}) &&
         map_has(map[1], 2, (int64_t[]){n, k}) &&
         map_has(map[2], 2 - row, row ? &n : (int64_t[]){m, n});
}

static bool last_is_reduced(const Op *op, uint32_t dims) {
  const Attr *iterators = op_slot(op, A_vector_contract_iterator_types);
  if (iterators->as.array.count != dims)
    return false;
  for (uint32_t i = 0; i < dims; i++)
    if ((attr_flags_value(iterators->as.array.items[i]) ==
         E_vector_iterator_type_reduction) != (i == dims - 1))
      return false;
  return true;
}

// What a function says of its processor; in streaming mode it has less.
static bool has_own_features(Ctx *ctx, const Op *op) {
  static const char *const names[] = {"target_cpu", "target_features",
                                      "arm_streaming", "arm_locally_streaming",
                                      "arm_streaming_compatible"};
  while (op && !op_is(op, OP_func_func) && !op_is(op, OP_llvm_func))
    op = op_parent(op);
  for (size_t i = 0; op && i < ARRAY_SIZE(names); i++)
    if (op_attr(op, ctx_ident(ctx, str_from(names[i]))))
      return true;
  return false;
}

static bool match_product(const Rewriter *rw, Op *op, MatrixProduct *p) {
  const Options_vector_to_llvm *options = rw->state;
  *p = (MatrixProduct){op, .lhs = op_operand(op, 0), .rhs = op_operand(op, 1),
                       .acc = op_operand(op, 2)};
  if (p->acc->type->kind != TY_VECTOR ||
      attr_flags_value(op_slot(op, A_vector_contract_kind)) !=
          E_vector_kind_add)
    return false;
  bool row = vector_rank(p->lhs->type) == 1;
  if (!last_is_reduced(op, 3 - row) || !has_maps(op, row) || op_masking(op) ||
      (options->of_target && has_own_features(rw->b.ctx, op)))
    return false;
  p->m = row ? 1 : vector_dim(p->lhs->type, 0);
  p->n = vector_dim(p->rhs->type, 0);
  p->k = vector_dim(p->rhs->type, 1);
  return true;
}

static bool is_small(const Type *vector) {
  const Type *element = vector->as.shaped.element;
  return type_bit_width(element) <= 8 &&
         type_is_int(element, type_bit_width(element));
}

static bool is_extended_to_i32(const Value *v, uint32_t opcode) {
  const Op *op = value_op(v);
  return op && op_is(op, opcode) && is_small(op_operand(op, 0)->type) &&
         type_is_int(type_element(v->type), 32);
}

// Leaves out what extends the factor; false: it was too long before.
static bool take_bytes(Value **factor, bool *is_unsigned) {
  if (is_small((*factor)->type)) // and so vector.contract does
    return true;
  *is_unsigned = is_extended_to_i32(*factor, OP_arith_extui);
  if (!*is_unsigned && !is_extended_to_i32(*factor, OP_arith_extsi))
    return false;
  *factor = op_operand(value_op(*factor), 0);
  return true;
}

bool match_product_of_bytes(const Rewriter *rw, Op *op, MatrixProduct *p) {
  return match_product(rw, op, p) &&
         type_is_int(type_element(p->acc->type), 32) &&
         take_bytes(&p->lhs, &p->lhs_unsigned) &&
         take_bytes(&p->rhs, &p->rhs_unsigned);
}

bool match_product_of_bf16(const Rewriter *rw, Op *op, MatrixProduct *p) {
  return match_product(rw, op, p) &&
         element_bit(type_element(p->acc->type)) == ELEMENT_F32 &&
         element_bit(type_element(p->lhs->type)) == ELEMENT_BF16;
}

Value *build_byte_product(Builder *b, const MatrixProduct *p,
                          const ProductOps *ops, Value *acc, Value *lhs,
                          Value *rhs) {
  uint32_t opcode = p->lhs_unsigned != p->rhs_unsigned ? ops->of_mixed
                    : p->lhs_unsigned                  ? ops->of_unsigned
                                                       : ops->of_signed;
  bool swapped = product_is_swapped(p);
  Value *v[] = {acc, swapped ? rhs : lhs, swapped ? lhs : rhs};
  return build_value(b, opcode, acc->type, v, 3);
}
