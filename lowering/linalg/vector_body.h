// Bodies of structured operations on vectors: an operation on elements becomes the
// same one on vectors of them. What is the same for all lanes stays an element, as
// far as it goes: a square root of a variance that a row has, say.
#ifndef MLCC_LINALG_VECTOR_BODY_H
#define MLCC_LINALG_VECTOR_BODY_H

#include "ir/dialects/linalg/structured.h"
#include "ir/rewrite/rewriter.h"
#include "ir/target.h"

// The bytes of the widest element in the body that differs between lanes. 0: there
// is none, or an operation on such has no form on vectors, or one that does not
// give the same, or costs as much as one for each element. `uniform` says which
// arguments are the same for all lanes; NULL: none.
uint32_t vector_body_bytes(Arena *arena, const Structured *s,
                           const bool *uniform);
// Whether the target's vectors take subnormal numbers that the body may meet for
// zero.
bool vector_body_flushes(const Structured *s, const TargetModel *target);

typedef struct VectorBody {
  Rewriter *rw;
  const Structured *s; // with vector_body_bytes()
  uint32_t lanes;      // 1: no vectors
  // Values from outside of the body, and vectors that an element was splat to.
  PtrMap outside, splats;
} VectorBody;

Type *vector_body_type(const VectorBody *v, Type *element);
// The value as a vector; it may be one.
Value *vector_body_splat(VectorBody *v, Value *value);
// Copies the body to the builder's place. `args` are what its arguments are, an
// element if that is the same for all lanes, NULL for one that is not used;
// `yielded` becomes the vectors that it yields.
void build_vector_body(VectorBody *v, Value *const *args, Value **yielded);

#endif
