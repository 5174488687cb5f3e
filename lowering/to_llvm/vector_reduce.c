// Of convert-vector-to-llvm: reductions, fused multiplication and addition, and
// masks of scalable vectors.

#include "lowering/to_llvm/vector.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"
#include "ir/build/arith.h"

typedef enum Joining {
  JOIN_NONE, // no such row
  JOIN_OP,   // by an operation
  JOIN_ICMP, // by comparison and selection
  JOIN_START // the intrinsic has a start value
} Joining;

// By vector_kind, of integers and of floats.
typedef struct Reduction {
  uint32_t intrinsic;
  uint8_t joining;
  uint32_t with; // the operation, or the predicate
} Reduction;

static const Reduction of_ints[] = {
    [E_vector_kind_add] = {OP_llvm_intr_vector_reduce_add, JOIN_OP,
                           OP_llvm_add},
    [E_vector_kind_mul] = {OP_llvm_intr_vector_reduce_mul, JOIN_OP,
                           OP_llvm_mul},
    [E_vector_kind_minui] = {OP_llvm_intr_vector_reduce_umin, JOIN_ICMP,
                             E_llvm_icmp_ule},
    [E_vector_kind_minsi] = {OP_llvm_intr_vector_reduce_smin, JOIN_ICMP,
                             E_llvm_icmp_sle},
    [E_vector_kind_maxui] = {OP_llvm_intr_vector_reduce_umax, JOIN_ICMP,
                             E_llvm_icmp_uge},
    [E_vector_kind_maxsi] = {OP_llvm_intr_vector_reduce_smax, JOIN_ICMP,
                             E_llvm_icmp_sge},
    [E_vector_kind_and] = {OP_llvm_intr_vector_reduce_and, JOIN_OP,
                           OP_llvm_and},
    [E_vector_kind_or] = {OP_llvm_intr_vector_reduce_or, JOIN_OP, OP_llvm_or},
    [E_vector_kind_xor] = {OP_llvm_intr_vector_reduce_xor, JOIN_OP,
                           OP_llvm_xor},
};
static const Reduction of_floats[] = {
    [E_vector_kind_add] = {OP_llvm_intr_vector_reduce_fadd, JOIN_START, 0},
    [E_vector_kind_mul] = {OP_llvm_intr_vector_reduce_fmul, JOIN_START, 1},
    [E_vector_kind_minnumf] = {OP_llvm_intr_vector_reduce_fmin, JOIN_OP,
                               OP_llvm_intr_minnum},
    [E_vector_kind_maxnumf] = {OP_llvm_intr_vector_reduce_fmax, JOIN_OP,
                               OP_llvm_intr_maxnum},
    [E_vector_kind_minimumf] = {OP_llvm_intr_vector_reduce_fminimum, JOIN_OP,
                                OP_llvm_intr_minimum},
    [E_vector_kind_maximumf] = {OP_llvm_intr_vector_reduce_fmaximum, JOIN_OP,
                                OP_llvm_intr_maximum},
};

// ORDER of slots.
_Static_assert(!A_llvm_intr_vector_reduce_fadd_fastmathFlags &&
                   !A_llvm_intr_vector_reduce_fmul_fastmathFlags &&
                   !A_llvm_intr_vector_reduce_fmax_fastmathFlags,
               "flags are the first slot");

static const Reduction *reduction_of(bool is_float, int64_t kind) {
  static const Reduction none;
  if (is_float)
    return kind < (int64_t)ARRAY_SIZE(of_floats) ? &of_floats[kind] : &none;
  return kind < (int64_t)ARRAY_SIZE(of_ints) ? &of_ints[kind] : &none;
}

static Attr *flags_of(Conv *c, Op *op) {
  Attr *flags = llvm_fastmath(c, op_slot(op, A_vector_reduction_fastmath));
  if (!PASS_OPTIONS(c->run, vector_to_llvm)->reassociate_fp_reductions)
    return flags;
  return enum_attr(c->ctx, def_attr_llvm_fastmath,
                   enum_value(flags, 0) | E_llvm_fastmath_reassoc);
}

static Value *reduce_ints(Conv *c, const Reduction *how, Value **v, bool acc) {
  Type *type = v[0]->type->as.shaped.element;
  Value *result = op_result(llvm_op(c, how->intrinsic, type, v, 1), 0);
  if (!acc)
    return result;
  if (how->joining == JOIN_ICMP)
    return llvm_select(c, llvm_icmp(c, how->with, v[1], result), v[1], result);
  if (how->with == OP_llvm_add || how->with == OP_llvm_mul)
    return llvm_arith(c, how->with, v[1], result, llvm_attrs(c)->no_overflow);
  return llvm_binary(c, how->with, v[1], result);
}

static Value *reduce_floats(Conv *c, const Reduction *how, Value **v, bool acc,
                            Attr *flags) {
  Type *type = v[0]->type->as.shaped.element;
  bool start = how->joining == JOIN_START;
  // The neutral number of a sum is -0; MLIR starts with 0, which makes 0 of -0.
  if (start && !acc)
    v[1] = llvm_const(c, type, attr_double(c->ctx, type, how->with ? 1 : -0.0));
  Op *op = llvm_op(c, how->intrinsic, type, start ? (Value *[]){v[1], v[0]} : v,
                   start ? 2 : 1);
  op->slots[0] = flags;
  Value *result = op_result(op, 0);
  return start || !acc ? result : llvm_float_binary(c, how->with, result, v[1]);
}

static bool lower_reduction(Conv *c, Op *op) {
  const Type *element = op_result(op, 0)->type;
  int64_t kind = enum_value(op_slot(op, A_vector_reduction_kind), 0);
  bool is_float = type_is_float(element), acc = op->noperands > 1;
  const Reduction *how = reduction_of(is_float, kind);
  Value *v[2];
  if (op_masking(op))
    return vector_decline_masked(c, op);
  if (vector_lacks_float(c, op, op_result(op, 0)->type))
    return false;
  if (!how->joining)
    return conv_decline(c, op, "LLVM has no such reduction");
  if (!conv_operands(c, op, 0, op->noperands, v))
    return false;
  return conv_replace1(c, op,
                       is_float ? reduce_floats(c, how, v, acc, flags_of(c, op))
                                : reduce_ints(c, how, v, acc));
}

static bool lower_fma(Conv *c, Op *op) {
  Value *v[3];
  if (!conv_operands(c, op, 0, 3, v) ||
      vector_lacks_float(c, op, op_result(op, 0)->type))
    return false;
  if (vector_rank(op_result(op, 0)->type) > 1)
    return vector_decline_rank(c, op);
  Op *now = llvm_op(c, OP_llvm_intr_fmuladd, v[0]->type, v, 3);
  now->slots[A_llvm_intr_fmuladd_fastmathFlags] = llvm_attrs(c)->fastmath_none;
  return conv_replace1(c, op, op_result(now, 0));
}

// Elements whose numbers are less than the size.
static bool lower_create_mask(Conv *c, Op *op) {
  Type *mask = op_result(op, 0)->type;
  if (vector_rank(mask) != 1 || !type_is_scalable(mask))
    return conv_decline(c, op, "only masks of scalable vectors have an order");
  MaskWidth width = mask_width(PASS_OPTIONS(c->run, vector_to_llvm));
  Type *counts = mask_count_type(c->ctx, mask, width);
  Op *step = llvm_op(c, OP_llvm_intr_stepvector, counts, NULL, 0);
  Value *sizes = mask_bounds(&c->b, counts, op_operand(op, 0), width);
  return conv_replace1(
      c, op, arith_cmpi(&c->b, E_arith_cmpi_slt, op_result(step, 0), sizes));
}

void handlers_vector_reduce(ConvTable *table) {
  conv_on(table, OP_vector_reduction, lower_reduction);
  conv_on(table, OP_vector_fma, lower_fma);
  conv_on(table, OP_vector_create_mask, lower_create_mask);
}
