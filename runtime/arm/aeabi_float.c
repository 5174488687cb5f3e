// Floating-point arithmetic and comparison of Arm's run-time ABI (IHI 0043,
// section 4.1.2, tables 2 to 5), for the format that the file is compiled for
// (FOR_SF or FOR_DF).
//
// By that ABI floats are always passed in integer registers here, also where
// the target's own convention has registers for them; so these are functions of
// bits.

#include "float/operand.h"

#if defined(FOR_SF)
#define AEABI(operation) RT_PASTE(__aeabi_f, operation)
#else
#define AEABI(operation) RT_PASTE(__aeabi_d, operation)
#endif

#define DEFINE_BINARY(operation, result)                                       \
  Wide AEABI(operation)(Wide a, Wide b);                                       \
  RT_FUNCTION Wide AEABI(operation)(Wide a, Wide b) {                          \
    return result;                                                             \
  }

DEFINE_BINARY(add, soft_add(a, b, FORMAT))
DEFINE_BINARY(sub, soft_add(a, soft_negate(b, FORMAT), FORMAT))
DEFINE_BINARY(rsub, soft_add(b, soft_negate(a, FORMAT), FORMAT))
DEFINE_BINARY(mul, soft_multiply(a, b, FORMAT))
DEFINE_BINARY(div, soft_divide(a, b, FORMAT))

Wide AEABI(neg)(Wide a);
RT_FUNCTION Wide AEABI(neg)(Wide a) {
  return soft_negate(a, FORMAT);
}

// 1 if the relation holds, 0 if not or if an operand is a NaN.
#define DEFINE_COMPARISON(operation, holds)                                    \
  int AEABI(operation)(Wide a, Wide b);                                        \
  RT_FUNCTION int AEABI(operation)(Wide a, Wide b) {                           \
    int order = soft_compare(a, b, FORMAT);                                    \
    return holds;                                                              \
  }

DEFINE_COMPARISON(cmpeq, order == 0)
DEFINE_COMPARISON(cmplt, order < 0)
DEFINE_COMPARISON(cmple, order <= 0)
DEFINE_COMPARISON(cmpge, order == 0 || order == 1)
DEFINE_COMPARISON(cmpgt, order == 1)
DEFINE_COMPARISON(cmpun, order == UNORDERED)
