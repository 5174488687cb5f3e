// Functions of libm that LLVM calls, and that many libcs are too old to have:
// roundeven (glibc 2.25, not in musl or bionic), fminimum and its like (C23).
// Their results are exact, so it does not matter whose are used.

#include "integral.h"

DEFINE_UNARY(roundeven, soft_integral(x, TO_EVEN, FORMAT))
DEFINE_BINARY(fminimum, soft_minimum(x, y, 0, FORMAT))
DEFINE_BINARY(fmaximum, soft_maximum(x, y, 0, FORMAT))
DEFINE_BINARY(fminimum_num, soft_minimum(x, y, 1, FORMAT))
DEFINE_BINARY(fmaximum_num, soft_maximum(x, y, 1, FORMAT))
