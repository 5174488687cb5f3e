// What the tables of instruction sets ask of vector types.
#ifndef MLCC_INTRINSICS_VECTORS_H
#define MLCC_INTRINSICS_VECTORS_H

#include "ir/ir.h"

typedef enum ElementBits {
  ELEMENT_I1 = 1 << 0,
  ELEMENT_I8 = 1 << 1,
  ELEMENT_I16 = 1 << 2,
  ELEMENT_I32 = 1 << 3,
  ELEMENT_I64 = 1 << 4,
  ELEMENT_F16 = 1 << 5,
  ELEMENT_BF16 = 1 << 6,
  ELEMENT_F32 = 1 << 7,
  ELEMENT_F64 = 1 << 8,
  ELEMENT_I128 = 1 << 9
} ElementBits;

// One of the bits for a scalar, 0 for any other type.
unsigned element_bit(const Type *scalar);
// A vector of one of the elements, as many as one bit of `lengths` says,
// whatever its shape.
bool is_vector(const Type *t, unsigned elements, unsigned lengths);
// Likewise, but fixed and 1-D.
bool is_vector_1d(const Type *t, unsigned elements, unsigned length);
int64_t vector_length(const Type *vector); // all dimensions of it
uint64_t vector_bits(const Type *vector);
Type *vector_1d(Ctx *ctx, Type *element, int64_t length);

#endif
