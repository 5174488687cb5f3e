// fmaf and fma: a product and a sum with one rounding, for programs without a
// libm. The word is twice as wide as the format, so that the product is exact.

#include "float/carriers.h"

#if defined(FOR_SF)
#define WIDE     64
#define FORMAT   FORMAT_SF
#define FMA      fmaf
#define BITS(a)  bits_SF(a)
#define VALUE(a) value_SF(a)
typedef SF Float;
#else
#define WIDE     128
#define FORMAT   FORMAT_DF
#define FMA      fma
#define BITS(a)  bits_DF(a)
#define VALUE(a) value_DF(a)
typedef DF Float;
#endif
#include "float/soft.h"

// x * y, both finite and not 0. Half of each significand is used, so the high
// half of a full product has all of this one.
static Number exact_product(Number x, Number y) {
  Number n = {FINITE, x.negative != y.negative, x.exponent + y.exponent + 1, 0};
  WITH_WIDE(multiply)(x.significand, y.significand, &n.significand);
  normalise(&n);
  return n;
}

static Number multiply_add(Number x, Number y, Number z) {
  Number n = {NOT_A_NUMBER, 0, 0, 0};
  int negative = x.negative != y.negative;
  int infinite = x.class == INFINITE || y.class == INFINITE;
  int zero = x.class == ZERO || y.class == ZERO;
  if (x.class == NOT_A_NUMBER || y.class == NOT_A_NUMBER)
    return x.class == NOT_A_NUMBER ? x : y;
  if (z.class == NOT_A_NUMBER)
    return z;
  if (infinite && (zero || (z.class == INFINITE && z.negative != negative)))
    return n;
  if (infinite)
    return (Number){INFINITE, negative, 0, 0};
  if (z.class == INFINITE || (zero && z.class == FINITE))
    return z;
  if (zero)
    return (Number){ZERO, negative && z.negative, 0, 0};
  n = exact_product(x, y);
  return z.class == ZERO ? n : add_finite(n, z);
}

Float FMA(Float a, Float b, Float c);
RT_FUNCTION Float FMA(Float a, Float b, Float c) {
  return VALUE(
      pack(multiply_add(unpack(BITS(a), FORMAT), unpack(BITS(b), FORMAT),
                        unpack(BITS(c), FORMAT)),
           FORMAT));
}
