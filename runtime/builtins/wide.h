// Arithmetic on words of 32, 64 and 128 bits that processors lack: leading
// zeros, full products, and division with all its parts. The integer builtins
// and the floating-point core are written with these.

#ifndef MLCC_RUNTIME_BUILTINS_WIDE_H
#define MLCC_RUNTIME_BUILTINS_WIDE_H

#include "machine.h"

// Leading zeros; the argument is not 0.

RT_INLINE int leading_zeros_16(U16 a) {
  return __builtin_clz(a) - 16;
}

RT_INLINE int leading_zeros_32(U32 a) {
  return __builtin_clz(a);
}

RT_INLINE int leading_zeros_64(U64 a) {
#if UINTPTR_MAX > UINT32_MAX
  return __builtin_clzll(a);
#else
  U32 high = (U32)(a >> 32);
  return high ? leading_zeros_32(high) : 32 + leading_zeros_32((U32)a);
#endif
}

RT_INLINE int leading_zeros_128(U128 a) {
  U64 high = (U64)(a >> 64);
  return high ? leading_zeros_64(high) : 64 + leading_zeros_64((U64)a);
}

// Full products: the low half is returned, the high half stored.

RT_INLINE U16 multiply_16(U16 a, U16 b, U16 *high) {
  U32 product = (U32)a * b;
  *high = (U16)(product >> 16);
  return (U16)product;
}

RT_INLINE U64 multiply_long(U32 a, U32 b) {
#if RT_MULTIPLIES_LONG
  return (U64)a * b;
#else
  U32 low = (a & 0xffff) * (b & 0xffff);
  U32 cross = (a >> 16) * (b & 0xffff) + (low >> 16);
  U32 other = (a & 0xffff) * (b >> 16) + (cross & 0xffff);
  U32 high = (a >> 16) * (b >> 16) + (cross >> 16) + (other >> 16);
  return (U64)high << 32 | other << 16 | (low & 0xffff);
#endif
}

RT_INLINE U32 multiply_32(U32 a, U32 b, U32 *high) {
  U64 product = multiply_long(a, b);
  *high = (U32)(product >> 32);
  return (U32)product;
}

RT_INLINE U64 multiply_64(U64 a, U64 b, U64 *high) {
#if RT_MULTIPLIES_64
  U128 product = (U128)a * b;
  *high = (U64)(product >> 64);
  return (U64)product;
#else
  U32 a0 = (U32)a, a1 = (U32)(a >> 32), b0 = (U32)b, b1 = (U32)(b >> 32);
  U64 low = multiply_long(a0, b0);
  U64 cross = multiply_long(a1, b0) + (low >> 32);
  U64 other = multiply_long(a0, b1) + (U32)cross;
  *high = multiply_long(a1, b1) + (cross >> 32) + (other >> 32);
  return other << 32 | (U32)low;
#endif
}

RT_INLINE U128 full_product(U64 a, U64 b) {
  U64 high;
  U64 low = multiply_64(a, b, &high);
  return (U128)high << 64 | low;
}

RT_INLINE U128 multiply_128(U128 a, U128 b, U128 *high) {
  U64 a0 = (U64)a, a1 = (U64)(a >> 64), b0 = (U64)b, b1 = (U64)(b >> 64);
  U128 low = full_product(a0, b0);
  U128 cross = full_product(a1, b0) + (low >> 64);
  U128 other = full_product(a0, b1) + (U64)cross;
  *high = full_product(a1, b1) + (cross >> 64) + (other >> 64);
  return other << 64 | (U64)low;
}

// Low products, for use where `*` would be a call.

RT_INLINE U32 low_product_32(U32 a, U32 b) {
  return a * b;
}

RT_INLINE U64 low_product_64(U64 a, U64 b) {
  U32 a1 = (U32)(a >> 32), b1 = (U32)(b >> 32);
  return multiply_long((U32)a, (U32)b) +
         ((U64)((U32)a * b1 + a1 * (U32)b) << 32);
}

RT_INLINE U128 low_product_128(U128 a, U128 b) {
  U64 a0 = (U64)a, a1 = (U64)(a >> 64), b0 = (U64)b, b1 = (U64)(b >> 64);
  return full_product(a0, b0) +
         ((U128)(low_product_64(a0, b1) + low_product_64(a1, b0)) << 64);
}

#endif
