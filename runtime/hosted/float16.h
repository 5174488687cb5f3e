// The values of 16-bit floats, from their bits. Only shifts and one
// subtraction: no conversion builtin is involved.

#ifndef MLCC_RUNTIME_HOSTED_FLOAT16_H
#define MLCC_RUNTIME_HOSTED_FLOAT16_H

#include "rt.h"

RT_INLINE float float_from_bits(U32 bits) {
  float value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

RT_INLINE float bfloat_value(U16 bits) {
  return float_from_bits((U32)bits << 16);
}

// A half is moved to the position of a float's fields. A subnormal one is given
// the exponent of 2^-14 and an implied bit, which is then subtracted.
RT_INLINE float half_value(U16 bits) {
  U32 sign = (U32)(bits & 0x8000) << 16;
  U32 exponent = bits >> 10 & 0x1f;
  U32 fraction = (U32)(bits & 0x3ff) << 13;
  if (exponent == 0x1f)
    return float_from_bits(sign | 0x7f800000 | fraction);
  if (exponent)
    return float_from_bits(sign | (exponent + 112) << 23 | fraction);
  float magnitude =
      float_from_bits(113u << 23 | fraction) - float_from_bits(113u << 23);
  return sign ? -magnitude : magnitude;
}

#endif
