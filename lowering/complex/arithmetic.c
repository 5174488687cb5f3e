// Makers of arithmetic in one of two dialects.

#include "lowering/complex/arithmetic.h"

// ORDER Computation
static const uint32_t llvm_opcodes[] = {
    OP_llvm_fadd,      OP_llvm_fsub,          OP_llvm_fmul, OP_llvm_fdiv,
    OP_llvm_intr_fabs, OP_llvm_intr_copysign, OP_llvm_and,  OP_llvm_or,
};

Arithmetic arithmetic_llvm(Conv *c, Attr *flags) {
  return (Arithmetic){c, llvm_opcodes, flags, llvm_attrs(c)->fastmath_none};
}

Arithmetic arithmetic_strict(const Arithmetic *a) {
  Arithmetic strict = *a;
  strict.flags = a->no_flags;
  return strict;
}

_Static_assert(!A_llvm_fadd_fastmathFlags && !A_llvm_fsub_fastmathFlags &&
                   !A_llvm_fmul_fastmathFlags && !A_llvm_fdiv_fastmathFlags &&
                   !A_llvm_intr_fabs_fastmathFlags &&
                   !A_llvm_intr_copysign_fastmathFlags,
               "fastmathFlags is the first slot");

static Value *make(const Arithmetic *a, Computation what,
                   Value *const *operands, uint32_t n) {
  Op *op = build_op(&a->conv->b, a->opcodes[what], &operands[0]->type, 1,
                    operands, n);
  if (what < COMPUTE_AND)
    op->slots[0] = a->flags;
  return op_result(op, 0);
}

Value *compute(const Arithmetic *a, Computation what, Value *x, Value *y) {
  return make(a, what, (Value *[]){x, y}, 2);
}

Value *compute_abs(const Arithmetic *a, Value *x) {
  return make(a, COMPUTE_ABS, &x, 1);
}

Value *compute_constant(const Arithmetic *a, Type *type, double value) {
  Attr *number = attr_double(a->conv->ctx, type, value);
  return llvm_const(a->conv, type, number);
}

Value *compute_cmp(const Arithmetic *a, int64_t predicate, Value *x, Value *y) {
  Conv *c = a->conv;
  Op *op = llvm_op(c, OP_llvm_fcmp, c->ctx->i1, (Value *[]){x, y}, 2);
  op->slots[A_llvm_fcmp_predicate] = attr_i64(c->ctx, predicate);
  op->slots[A_llvm_fcmp_fastmathFlags] = a->flags;
  return op_result(op, 0);
}

Value *compute_select(const Arithmetic *a, Value *condition, Value *yes,
                      Value *no) {
  return llvm_select(a->conv, condition, yes, no);
}
