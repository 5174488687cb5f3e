// Declarations for the files of convert-complex-to-standard.
#ifndef MLCC_COMPLEX_STANDARD_INT_H
#define MLCC_COMPLEX_STANDARD_INT_H

#include "lowering/complex/arithmetic.h"

// Arithmetic with the flags of `op`.
Arithmetic complex_arithmetic(Conv *c, const Op *op);
// The parts of operand `i`.
Parts complex_parts(Conv *c, const Op *op, uint32_t i);
bool complex_replace(Conv *c, Op *op, Value *re, Value *im);
// An operation of complex with the flags of `a`.
Value *complex_build(const Arithmetic *a, uint32_t opcode, Type *type,
                     Value *const *operands, uint32_t n);
// The same of two numbers of one type.
static inline Value *complex_make(const Arithmetic *a, uint32_t opcode,
                                  Value *x, Value *y) {
  return complex_build(a, opcode, x->type, (Value *[]){x, y}, 2);
}
Value *complex_create(Conv *c, Type *type, Value *re, Value *im);
Type *complex_element(const Op *op); // of operand 0

// Flags without those that say that no NaN or infinity comes up; and whether
// they say both.
Arithmetic complex_with_nan_and_infinity(const Arithmetic *a);
bool complex_is_finite(const Arithmetic *a);

typedef enum Magnitude { ABS, ABS_SQRT, ABS_RSQRT } Magnitude;
// The absolute value, or a root of it, without a square that overflows.
Value *complex_magnitude(const Arithmetic *a, Parts x, Magnitude what);

// standard_functions.c
void handlers_complex_functions(ConvTable *table);
// standard_roots.c: square roots and powers
void handlers_complex_roots(ConvTable *table);

#endif
