// Structured operations on tensors that become one: what passes which fuse share.
#ifndef MLCC_LINALG_FUSION_H
#define MLCC_LINALG_FUSION_H

#include "lowering/linalg/linalg.h"

// A producer, and the input of a consumer that is its result.
typedef struct Fusion {
  Structured producer, consumer;
  uint32_t input;      // of the consumer
  uint32_t result;     // of the producer
  AffineExpr **places; // of the producer's loops, by those of the consumer
} Fusion;

// Whether an input is the result of a structured operation without reductions,
// of which it has an index for each loop, so that the consumer may compute the
// elements itself. How often it does, and who else wants them, is another matter.
bool find_fusion(Rewriter *rw, const Structured *consumer, uint32_t input,
                 Fusion *f);
bool has_one_user(const Op *op); // counting each operand
// For each result of the producer, whether the fused operation has to have it
// as well: its init is looked at, or without it nobody knows how often loops run.
bool *kept_results(Rewriter *rw, const Fusion *f);
// Replaces the consumer by a linalg.generic that computes both, which it returns;
// NULL: nothing would say how often loops run. The producer stays.
Op *fuse(Rewriter *rw, const Fusion *f);

// A pattern: an input of which all elements are one number is that number.
PatternFn use_constant;

#endif
