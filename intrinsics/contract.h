// Contractions that are products of matrices, for the instructions that do
// these.
#ifndef MLCC_CONTRACT_H
#define MLCC_CONTRACT_H

#include "ir/rewrite/pattern.h"

// acc (m by n) + lhs (m by k) * rhs (n by k), transposed; of bytes and i32, or
// of bf16 and f32.
typedef struct MatrixProduct {
  Op *op;                 // vector.contract
  Value *lhs, *rhs, *acc; // factors as they were before they were extended
  int64_t m, n, k;        // m is 1, too, where lhs is a row
  bool lhs_unsigned, rhs_unsigned;
} MatrixProduct;

// Is it one, of integers of up to 8 bits or of bf16? It may be in no mask, and,
// in a compile, in no function with features of its own.
bool match_product_of_bytes(const Rewriter *rw, Op *op, MatrixProduct *p);
bool match_product_of_bf16(const Rewriter *rw, Op *op, MatrixProduct *p);

// One instruction, of factors and sum as flat vectors. There is one for signed,
// for unsigned, and for unsigned by signed numbers; signed by unsigned is that
// with the factors swapped, so its sum is transposed.
typedef struct ProductOps {
  uint32_t of_signed, of_unsigned, of_mixed;
} ProductOps;
static inline bool product_is_swapped(const MatrixProduct *p) {
  return !p->lhs_unsigned && p->rhs_unsigned;
}
Value *build_byte_product(Builder *b, const MatrixProduct *p,
                          const ProductOps *ops, Value *acc, Value *lhs,
                          Value *rhs);

#endif
