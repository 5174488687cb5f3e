// Powers with an integer exponent, __powisf2 and its like, for the format that
// the file is compiled for. Squares are multiplied in the order of the
// exponent's bits, lowest first, and the result inverted for a negative
// exponent, as libgcc does; the roundings are then the same.

#include "operand.h"

#if EXISTS

Float NAME(powi, 2)(Float a, int exponent);
RT_FUNCTION Float NAME(powi, 2)(Float a, int exponent) {
  unsigned bits = exponent < 0 ? 0u - (unsigned)exponent : (unsigned)exponent;
  Float power = bits & 1 ? a : 1;
  while (bits >>= 1) {
    a *= a;
    if (bits & 1)
      power *= a;
  }
  return exponent < 0 ? 1 / power : power;
}

#endif
