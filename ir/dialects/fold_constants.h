// Folding of numbers, and of vectors and tensors of them element by element:
// what one element becomes is a LaneFn, the rest is here.
#ifndef MLCC_FOLD_CONSTANTS_H
#define MLCC_FOLD_CONSTANTS_H

#include "ir/dialects/match.h"

// An element: what it is computed from, and where it goes. Integers are words
// of the width, floats bits of the kind (ir/support/number.h).
typedef struct Lane {
  uint64_t *r;
  uint64_t *a, *b, *c;      // operands; may be overwritten
  uint32_t width, to_width; // of integers: of operands, of the result
  FloatKind kind, to_kind;  // of floats
  int64_t choice;           // the caller's: a predicate, a rounding mode
  bool refused;             // the function's: nothing comes of it; what is
                            // said of the last element holds
} Lane;

// False: nothing comes of it, whatever the other elements are.
typedef bool LaneFn(Lane *lane);

// On constants of one type, `type` being the result's; n is 1 to 3. NULL when
// nothing comes of it. `lane` has what the function wants to know; or NULL.
Attr *fold_elements(Fold *f, Attr *const *constants, uint32_t n, Type *type,
                    LaneFn *fn, Lane *lane);
// The first result of `op` by all of its operands. Poison stays poison.
bool fold_each(Fold *f, const Op *op, LaneFn *fn);
bool fold_each_with(Fold *f, const Op *op, LaneFn *fn, int64_t choice);
// Poison, if any operand is.
Attr *fold_poison(const Fold *f, const Op *op);

// An element of dense or sparse elements; a complex one is an array of its two
// parts. NULL when there is none.
Attr *fold_element_at(Fold *f, const Attr *elements, uint64_t i);
// The first `n` operands, constants, as elements of `type`; or NULL.
Attr *fold_from_elements(Fold *f, Type *type, uint32_t n);

#endif
