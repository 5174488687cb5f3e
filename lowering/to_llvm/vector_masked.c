// Of convert-vector-to-llvm: vector.reduction in vector.mask. LLVM has masked
// reductions with a start value, which take a length besides:
//
//   %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 }
//   // ->
//   %1 = llvm.mlir.constant(0 : i32) : i32
//   %2 = llvm.mlir.constant(4 : i32) : i32
//   %0 = "llvm.intr.vp.reduce.add"(%1, %v, %m, %2)
//
// Of those that know NaN from numbers it has none; there what is masked out
// becomes the infinity that changes nothing.

#include "ir/support/number.h"
#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/vector.h"

// What a reduction begins with that was given nothing.
typedef enum Neutral {
  ZERO,
  ONE,
  ALL_ONES,
  SIGNED_MIN,
  SIGNED_MAX,
  NAN_PLUS,
  NAN_MINUS,
  INFINITY_PLUS, // these two: without a masked intrinsic
  INFINITY_MINUS,
} Neutral;

typedef struct Reduction { // intrinsic 0: no such row
  uint32_t intrinsic;
  Neutral neutral;
  uint32_t join; // of a reduction that has no start value
} Reduction;

// By vector_kind, of integers and of floats.
static const Reduction of_ints[] = {
    [E_vector_kind_add] = {OP_llvm_intr_vp_reduce_add, ZERO, 0},
    [E_vector_kind_mul] = {OP_llvm_intr_vp_reduce_mul, ONE, 0},
    [E_vector_kind_minui] = {OP_llvm_intr_vp_reduce_umin, ALL_ONES, 0},
    [E_vector_kind_minsi] = {OP_llvm_intr_vp_reduce_smin, SIGNED_MAX, 0},
    [E_vector_kind_maxui] = {OP_llvm_intr_vp_reduce_umax, ZERO, 0},
    [E_vector_kind_maxsi] = {OP_llvm_intr_vp_reduce_smax, SIGNED_MIN, 0},
    [E_vector_kind_and] = {OP_llvm_intr_vp_reduce_and, ALL_ONES, 0},
    [E_vector_kind_or] = {OP_llvm_intr_vp_reduce_or, ZERO, 0},
    [E_vector_kind_xor] = {OP_llvm_intr_vp_reduce_xor, ZERO, 0},
};
static const Reduction of_floats[] = {
    [E_vector_kind_add] = {OP_llvm_intr_vp_reduce_fadd, ZERO, 0},
    [E_vector_kind_mul] = {OP_llvm_intr_vp_reduce_fmul, ONE, 0},
    [E_vector_kind_minnumf] = {OP_llvm_intr_vp_reduce_fmin, NAN_MINUS, 0},
    [E_vector_kind_maxnumf] = {OP_llvm_intr_vp_reduce_fmax, NAN_PLUS, 0},
    [E_vector_kind_minimumf] = {OP_llvm_intr_vector_reduce_fminimum,
                                INFINITY_PLUS, OP_llvm_intr_minimum},
    [E_vector_kind_maximumf] = {OP_llvm_intr_vector_reduce_fmaximum,
                                INFINITY_MINUS, OP_llvm_intr_maximum},
};

// ORDER of slots.
_Static_assert(!A_llvm_intr_vector_reduce_fminimum_fastmathFlags &&
                   !A_llvm_intr_vector_reduce_fmaximum_fastmathFlags,
               "flags are the first slot");

static const Reduction *reduction_of(const Type *type, int64_t kind) {
  static const Reduction none;
  bool is_float = type_is_float(type);
  int64_t n = is_float ? ARRAY_SIZE(of_floats) : ARRAY_SIZE(of_ints);
  return kind >= n ? &none : is_float ? &of_floats[kind] : &of_ints[kind];
}

static Attr *neutral_int(Conv *c, Type *type, Neutral neutral) {
  uint32_t width = type_bit_width(type);
  uint64_t *one = arena_array(c->arena, uint64_t, wide_words(width));
  uint64_t *words = arena_array(c->arena, uint64_t, wide_words(width));
  wide_from_u64(one, width, 1);
  if (neutral == SIGNED_MIN || neutral == SIGNED_MAX)
    wide_shl(words, one, width - 1, width);
  else
    wide_from_i64(words, width, neutral == ALL_ONES ? -1 : neutral == ONE);
  if (neutral == SIGNED_MAX)
    wide_not(words, words, width);
  return attr_integer(c->ctx, type, words);
}

static Attr *neutral_float(Conv *c, Type *type, Neutral neutral) {
  FloatKind kind = type->as.float_kind;
  uint64_t bits[2];
  if (neutral == ZERO || neutral == ONE) // -0 + -0 is -0
    return attr_double(c->ctx, type, neutral == ONE ? 1 : -0.0);
  if (neutral == INFINITY_PLUS || neutral == INFINITY_MINUS)
    float_infinity(bits, kind, neutral == INFINITY_MINUS);
  else
    float_nan(bits, kind);
  if (neutral == NAN_MINUS)
    float_neg(bits, kind, bits);
  return attr_float(c->ctx, type, bits);
}

static Attr *neutral_of(Conv *c, Type *type, Neutral neutral) {
  return type_is_float(type) ? neutral_float(c, type, neutral)
                             : neutral_int(c, type, neutral);
}

// How many elements there are.
static Value *length_of(Conv *c, const Type *vector) {
  Type *i32 = c->ctx->i32;
  Value *n = llvm_int(c, i32, vector_dim(vector, 0));
  if (!type_is_scalable(vector))
    return n;
  Value *scale =
      build_value(&c->b, OP_vector_vscale, c->ctx->index_type, NULL, 0);
  scale = build_unary(&c->b, OP_arith_index_cast, i32, scale);
  Op *product =
      build_op(&c->b, OP_arith_muli, &i32, 1, (Value *[]){n, scale}, 2);
  product->slots[A_arith_muli_overflowFlags] =
      attr_flags(c->ctx, def_attr_arith_overflow, 0);
  return op_result(product, 0);
}

// By a reduction without a mask.
static Value *reduce_selected(Conv *c, const Reduction *how, Value *vector,
                              Value *acc, Value *mask) {
  Type *element = vector->type->as.shaped.element;
  Attr *neutral =
      dense_splat(c->ctx, vector->type, neutral_of(c, element, how->neutral));
  Value *others = llvm_const(c, vector->type, neutral);
  Value *selected = llvm_select(c, mask, vector, others);
  Op *op = llvm_op(c, how->intrinsic, element, &selected, 1);
  op->slots[0] = llvm_attrs(c)->fastmath_none;
  Value *result = op_result(op, 0);
  return acc ? llvm_float_binary(c, how->join, result, acc) : result;
}

static Value *reduce_masked(Conv *c, const Reduction *how, Value *vector,
                            Value *acc, Value *mask) {
  Type *element = vector->type->as.shaped.element;
  if (!acc)
    acc = llvm_const(c, element, neutral_of(c, element, how->neutral));
  Value *operands[] = {acc, vector, mask, length_of(c, vector->type)};
  return op_result(llvm_op(c, how->intrinsic, element, operands, 4), 0);
}

static bool lower_masked_reduction(Conv *c, Op *op) {
  Op *reduction = op->regions[0].first->first;
  if (!op_is(reduction, OP_vector_reduction))
    return conv_decline(c, op, "it masks no reduction");
  const Reduction *how =
      reduction_of(op_result(reduction, 0)->type,
                   enum_value(op_slot(reduction, A_vector_reduction_kind), 0));
  Value *v[2] = {NULL, NULL}, *mask = conv_operand(c, op, 0);
  if (vector_lacks_float(c, op, op_result(op, 0)->type))
    return false;
  if (!how->intrinsic)
    return conv_decline(c, op, "LLVM has no such reduction");
  if (!mask)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  if (!conv_operands(c, reduction, 0, reduction->noperands, v))
    return false;
  return conv_replace1(c, op,
                       how->join ? reduce_selected(c, how, v[0], v[1], mask)
                                 : reduce_masked(c, how, v[0], v[1], mask));
}

void handlers_vector_masked(ConvTable *table) {
  conv_on(table, OP_vector_mask, lower_masked_reduction);
}
