// Epilogues: operations on the elements of what a contraction adds up, a bias and
// a maximum with zero say, that its kernels compute before they store a sum.
#ifndef MLCC_LINALG_EPILOGUE_H
#define MLCC_LINALG_EPILOGUE_H

#include "lowering/linalg/contraction.h"
#include "ir/rewrite/lists.h"
#include "ir/target.h"

// Where a contraction with an epilogue has the memref of its results, and behind
// that the others that it reads.
enum { RESULT = NPLACES };

typedef struct Epilogue {
  Structured s;      // each iteration takes one sum
  MorePlaces places; // the result, then what is read
  uint32_t *place;   // of each operand: SUM, RESULT or one behind; 0: none
  // Numbers that the body uses, from outside or of constants in it: arguments of
  // kernels, so that layers with other constants share them.
  ValueList outside;
  Op **between; // operations that have to go before the contraction
  uint32_t nbetween;
} Epilogue;

// Finds the epilogue of a contraction on memrefs, which is an operation behind it
// that nothing keeps from being computed element by element as sums are ready.
// False: there is none.
bool find_epilogue(Rewriter *rw, const DataLayout *layout, const Structured *s,
                   Epilogue *e);
// Moves constants out of the body, in front of the contraction.
void hoist_constants(Rewriter *rw, const Epilogue *e, Op *contraction);
// Whether the target's tiles can load and store all places of the contraction and
// compute the body by vectors.
bool epilogue_fits(Arena *arena, const TargetModel *target, const Epilogue *e,
                   const Contraction *c);
// Appends what tells the kernels of a contraction with it from others.
void put_epilogue_name(Buf *name, Ctx *ctx, Arena *arena, const Epilogue *e,
                       const Contraction *c);

#endif
