// Arithmetic on the parts of complex numbers, by operations of arith and math
// or by those of the LLVM dialect: what a conversion to either computes is
// written once.
#ifndef MLCC_COMPLEX_ARITHMETIC_H
#define MLCC_COMPLEX_ARITHMETIC_H

#include "lowering/pass/pass.h"

// ORDER of the opcodes in arithmetic.c
typedef enum Computation {
  COMPUTE_ADD,
  COMPUTE_SUB,
  COMPUTE_MUL,
  COMPUTE_DIV,
  COMPUTE_ABS,
  COMPUTE_COPYSIGN,
  COMPUTE_AND, // of truth values, as the next
  COMPUTE_OR,
} Computation;

typedef struct Arithmetic {
  Conv *conv;
  bool is_llvm;
  Attr *flags, *no_flags; // fastmath
} Arithmetic;

// By arith and math; and by the LLVM dialect. Flags are the dialect's own.
Arithmetic arithmetic_standard(Conv *c, Attr *flags);
Arithmetic arithmetic_llvm(Conv *c, Attr *flags);
// The same, but without flags.
Arithmetic arithmetic_strict(const Arithmetic *a);

Value *compute(const Arithmetic *a, Computation what, Value *x, Value *y);
Value *compute_abs(const Arithmetic *a, Value *x);
Value *compute_constant(const Arithmetic *a, Type *type, double value);
// The predicate is arith's.
Value *compute_cmp(const Arithmetic *a, int64_t predicate, Value *x, Value *y);
Value *compute_select(const Arithmetic *a, Value *condition, Value *yes,
                      Value *no);

static inline Value *compute_add(const Arithmetic *a, Value *x, Value *y) {
  return compute(a, COMPUTE_ADD, x, y);
}
static inline Value *compute_sub(const Arithmetic *a, Value *x, Value *y) {
  return compute(a, COMPUTE_SUB, x, y);
}
static inline Value *compute_mul(const Arithmetic *a, Value *x, Value *y) {
  return compute(a, COMPUTE_MUL, x, y);
}
static inline Value *compute_div(const Arithmetic *a, Value *x, Value *y) {
  return compute(a, COMPUTE_DIV, x, y);
}

// A function of math.
Value *compute_function(const Arithmetic *a, uint32_t opcode,
                        Value *const *operands, uint32_t n);
static inline Value *compute_unary(const Arithmetic *a, uint32_t opcode,
                                   Value *x) {
  return compute_function(a, opcode, &x, 1);
}

typedef struct Parts { // of a complex number
  Value *re, *im;
} Parts;

// divide.c: x / y, by the formula, or so that no square over- or underflows.
Parts compute_quotient_by_formula(const Arithmetic *a, Parts x, Parts y);
Parts compute_quotient(const Arithmetic *a, Parts x, Parts y);

// multiply.c: x * y, by the formula; and infinite where C's Annex G says so. A
// quotient by the formula in a wider type, where the target has one.
Parts compute_product(const Arithmetic *a, Parts x, Parts y);
Parts compute_product_fully(const Arithmetic *a, Parts x, Parts y);
Parts compute_quotient_promoted(const Arithmetic *a, Parts x, Parts y);

#endif
