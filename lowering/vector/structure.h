// Loops and conditionals around vectors, for the files of
// convert-vector-to-scf.
#ifndef MLCC_VECTOR_STRUCTURE_H
#define MLCC_VECTOR_STRUCTURE_H

#include "ir/build/control.h"

// The counter of a loop over a dimension: from 0 in steps of 1.
typedef struct Counter {
  Value *lower, *upper, *step;
} Counter;
// `scalable`: to a multiple of `size`.
Counter build_counter(Rewriter *rw, int64_t size, bool scalable);

// The rewriter's listeners hear of them behind what is put into them, as they
// do in MLIR, by end_structure().
Op *begin_for(Rewriter *rw, Counter counter, ValueList inits);
Op *begin_if(Rewriter *rw, Value *condition, TypeList results);
void end_structure(Rewriter *rw, Op *op);
// Loops whose rounds come one after the other.
bool is_serial_loop(const Op *op);

// The sum of two indices, as affine.apply.
Value *build_index_sum(Rewriter *rw, Value *a, Value *b);
Value *build_alloca(Builder *b, Type *type);
// The vscale-fold of a number.
Value *build_vscale_times(Builder *b, Value **vscale, int64_t number);

// convert-vector-to-scf's: vector/decompose_print.c and scalable_writes.c
bool decompose_print(Rewriter *rw, Op *op);
bool transpose_while_writing(Rewriter *rw, Op *op);

#endif
