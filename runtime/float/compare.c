// Comparisons: __eqsf2 and its like, for the format that the file is compiled
// for (FOR_SF, FOR_DF or FOR_TF).
//
// A caller compares the result with 0, by the relation that the function is
// named for; so a NaN must make it false. The result is a whole register: GCC
// reads a word of it on some targets, LLVM an int.

#include "operand.h"

#if EXISTS

#define DEFINE_COMPARISON(name, unordered)                                     \
  intptr_t NAME(name, 2)(Float a, Float b);                                    \
  RT_FUNCTION intptr_t NAME(name, 2)(Float a, Float b) {                       \
    int order = soft_compare(BITS(a), BITS(b), FORMAT);                        \
    return order == UNORDERED ? (unordered) : order;                           \
  }

DEFINE_COMPARISON(eq, 1)
DEFINE_COMPARISON(ne, 1)
DEFINE_COMPARISON(lt, 1)
DEFINE_COMPARISON(le, 1)
DEFINE_COMPARISON(gt, -1)
DEFINE_COMPARISON(ge, -1)
DEFINE_COMPARISON(cmp, 1)

intptr_t NAME(unord, 2)(Float a, Float b);
RT_FUNCTION intptr_t NAME(unord, 2)(Float a, Float b) {
  return soft_compare(BITS(a), BITS(b), FORMAT) == UNORDERED;
}

#endif
