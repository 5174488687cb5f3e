// Makers of arithmetic in one of two dialects.

#include "lowering/complex/arithmetic.h"
#include "lowering/to_llvm/to_llvm.h"
#include "ir/build/arith.h"

// ORDER Computation
static const uint32_t opcodes[][2] = {
    {OP_arith_addf, OP_llvm_fadd},
    {OP_arith_subf, OP_llvm_fsub},
    {OP_arith_mulf, OP_llvm_fmul},
    {OP_arith_divf, OP_llvm_fdiv},
    {OP_math_absf, OP_llvm_intr_fabs},
    {OP_math_copysign, OP_llvm_intr_copysign},
    {OP_arith_andi, OP_llvm_and},
    {OP_arith_ori, OP_llvm_or},
};

Arithmetic arithmetic_standard(Conv *c, Attr *flags) {
  Attr *none =
      attr_flags(c->ctx, def_attr_arith_fastmath, E_arith_fastmath_none);
  return (Arithmetic){c, false, flags ? flags : none, none};
}

Arithmetic arithmetic_llvm(Conv *c, Attr *flags) {
  return (Arithmetic){c, true, flags, llvm_attrs(c)->fastmath_none};
}

Arithmetic arithmetic_strict(const Arithmetic *a) {
  Arithmetic strict = *a;
  strict.flags = a->no_flags;
  return strict;
}

_Static_assert(!A_arith_addf_fastmath && !A_arith_subf_fastmath &&
                   !A_arith_mulf_fastmath && !A_arith_divf_fastmath &&
                   !A_math_absf_fastmath && !A_math_copysign_fastmath &&
                   !A_llvm_fadd_fastmathFlags && !A_llvm_fsub_fastmathFlags &&
                   !A_llvm_fmul_fastmathFlags && !A_llvm_fdiv_fastmathFlags &&
                   !A_llvm_intr_fabs_fastmathFlags &&
                   !A_llvm_intr_copysign_fastmathFlags,
               "flags are the first slot");

Value *compute_function(const Arithmetic *a, uint32_t opcode,
                        Value *const *operands, uint32_t n) {
  Op *op = build_op(&a->conv->b, opcode, &operands[0]->type, 1, operands, n);
  op->slots[0] = a->flags;
  return op_result(op, 0);
}

Value *compute(const Arithmetic *a, Computation what, Value *x, Value *y) {
  uint32_t opcode = opcodes[what][a->is_llvm];
  if (what < COMPUTE_AND)
    return compute_function(a, opcode, (Value *[]){x, y}, 2);
  return build_value(&a->conv->b, opcode, x->type, (Value *[]){x, y}, 2);
}

Value *compute_abs(const Arithmetic *a, Value *x) {
  return compute_unary(a, opcodes[COMPUTE_ABS][a->is_llvm], x);
}

Value *compute_constant(const Arithmetic *a, Type *type, double value) {
  if (!a->is_llvm)
    return arith_float(&a->conv->b, type, value);
  return llvm_const(a->conv, type, attr_double(a->conv->ctx, type, value));
}

// ORDER of predicates: the same in both.
Value *compute_cmp(const Arithmetic *a, int64_t predicate, Value *x, Value *y) {
  Conv *c = a->conv;
  uint32_t opcode = a->is_llvm ? OP_llvm_fcmp : OP_arith_cmpf;
  Op *op = build_op(&c->b, opcode, &c->ctx->i1, 1, (Value *[]){x, y}, 2);
  op->slots[a->is_llvm ? A_llvm_fcmp_predicate : A_arith_cmpf_predicate] =
      attr_i64(c->ctx, predicate);
  op->slots[a->is_llvm ? A_llvm_fcmp_fastmathFlags : A_arith_cmpf_fastmath] =
      a->flags;
  return op_result(op, 0);
}

Value *compute_select(const Arithmetic *a, Value *condition, Value *yes,
                      Value *no) {
  return a->is_llvm ? llvm_select(a->conv, condition, yes, no)
                    : arith_select(&a->conv->b, condition, yes, no);
}
