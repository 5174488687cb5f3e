// Addition, subtraction, multiplication, division and negation: __addsf3 and
// its like, for the format that the file is compiled for (FOR_SF, FOR_DF or
// FOR_TF).

#include "operand.h"

#if EXISTS

#define DEFINE_BINARY(name, result)                                            \
  Float NAME(name, 3)(Float a, Float b);                                       \
  RT_FUNCTION Float NAME(name, 3)(Float a, Float b) {                          \
    Wide x = BITS(a), y = BITS(b);                                             \
    return VALUE(result);                                                      \
  }

DEFINE_BINARY(add, soft_add(x, y, FORMAT))
DEFINE_BINARY(sub, soft_add(x, soft_negate(y, FORMAT), FORMAT))
DEFINE_BINARY(mul, soft_multiply(x, y, FORMAT))
DEFINE_BINARY(div, soft_divide(x, y, FORMAT))

Float NAME(neg, 2)(Float a);
RT_FUNCTION Float NAME(neg, 2)(Float a) {
  return VALUE(soft_negate(BITS(a), FORMAT));
}

#endif
