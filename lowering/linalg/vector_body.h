// Bodies of structured operations on vectors: an operation on elements becomes the
// same one on vectors of them.
#ifndef MLCC_LINALG_VECTOR_BODY_H
#define MLCC_LINALG_VECTOR_BODY_H

#include "ir/dialects/linalg/structured.h"
#include "ir/rewrite/rewriter.h"
#include "ir/target.h"

// The bytes of the widest element in the body. 0: an operation of it has no form
// on vectors, or one that does not give the same, or costs as much as one for each
// element.
uint32_t vector_body_bytes(const Structured *s);
// Whether the target's vectors take subnormal numbers that the body may meet for
// zero.
bool vector_body_flushes(const Structured *s, const TargetModel *target);

typedef struct VectorBody {
  Rewriter *rw;
  const Structured *s; // with vector_body_bytes()
  uint32_t lanes;      // 1: no vectors
  // Values from outside of the body as vectors, those that were used.
  PtrMap outside;
} VectorBody;

Type *vector_body_type(const VectorBody *v, Type *element);
Value *vector_body_splat(VectorBody *v, Value *element);
// A value that is the same in all iterations, from outside of the body or a
// constant in it.
Value *vector_body_outside(VectorBody *v, Value *value);
// Copies the body to the builder's place. `args` are what its arguments are, NULL
// for one that is not used, and `yielded` becomes what it yields for each init.
void build_vector_body(VectorBody *v, Value *const *args, Value **yielded);

#endif
