// The work of the builtins in thunks.ll.in: operands and results are in memory,
// at the addresses given, as their bits.

#define FOR_WIDE_128
#include "builtins/divide_words.h"
#include "operand.h"

typedef U16 BITS_HF;
typedef U16 BITS_BF;
typedef U32 BITS_SF;
typedef U64 BITS_DF;
typedef U128 BITS_TF;

#define HIDDEN __attribute__((weak, visibility("hidden")))

#define CONVERT(FROM, TO)                                                      \
  void mlcc_##FROM##_to_##TO(BITS_##TO *result, const BITS_##FROM *a);         \
  HIDDEN void mlcc_##FROM##_to_##TO(BITS_##TO *result, const BITS_##FROM *a) { \
    *result = (BITS_##TO)soft_convert(*a, FORMAT_##FROM, FORMAT_##TO);         \
  }
#define TO_INTEGER(FROM, To, bits, is_signed)                                  \
  void mlcc_##FROM##_to_##To(To *result, const BITS_##FROM *a);                \
  HIDDEN void mlcc_##FROM##_to_##To(To *result, const BITS_##FROM *a) {        \
    *result = (To)soft_to_integer(*a, FORMAT_##FROM, bits, is_signed);         \
  }
#define FROM_INTEGER(From, Unsigned, TO)                                       \
  void mlcc_##From##_to_##TO(BITS_##TO *result, const From *a);                \
  HIDDEN void mlcc_##From##_to_##TO(BITS_##TO *result, const From *a) {        \
    int negative = *a < (From)1 && *a != 0;                                    \
    Unsigned magnitude = negative ? 0 - (Unsigned)*a : (Unsigned)*a;           \
    *result = (BITS_##TO)soft_from_integer(magnitude, negative, FORMAT_##TO);  \
  }
#define INTEGERS(FORMAT_NAME, S, U, bits)                                      \
  TO_INTEGER(FORMAT_NAME, S, bits, 1)                                          \
  TO_INTEGER(FORMAT_NAME, U, bits, 0)                                          \
  FROM_INTEGER(S, U, FORMAT_NAME)                                              \
  FROM_INTEGER(U, U, FORMAT_NAME)

#if defined(FOR_QUAD)

#define ARITHMETIC(name, value)                                                \
  void mlcc_TF_##name(U128 *result, const U128 *a, const U128 *b);             \
  HIDDEN void mlcc_TF_##name(U128 *result, const U128 *a, const U128 *b) {     \
    *result = value;                                                           \
  }
ARITHMETIC(add, soft_add(*a, *b, FORMAT_TF))
ARITHMETIC(sub, soft_add(*a, soft_negate(*b, FORMAT_TF), FORMAT_TF))
ARITHMETIC(mul, soft_multiply(*a, *b, FORMAT_TF))
ARITHMETIC(div, soft_divide(*a, *b, FORMAT_TF))

// For the comparisons that are false of a NaN if the result is positive, and
// for those that are if it is negative.
#define COMPARISON(name, unordered)                                            \
  void mlcc_TF_##name(S32 *result, const U128 *a, const U128 *b);              \
  HIDDEN void mlcc_TF_##name(S32 *result, const U128 *a, const U128 *b) {      \
    int order = soft_compare(*a, *b, FORMAT_TF);                               \
    *result = order == UNORDERED ? (unordered) : order;                        \
  }
COMPARISON(less, 1)
COMPARISON(greater, -1)

void mlcc_TF_unordered(S32 *result, const U128 *a, const U128 *b);
HIDDEN void mlcc_TF_unordered(S32 *result, const U128 *a, const U128 *b) {
  *result = soft_compare(*a, *b, FORMAT_TF) == UNORDERED;
}

// See powi.c.
void mlcc_TF_powi(U128 *result, const U128 *a, const S32 *exponent);
HIDDEN void mlcc_TF_powi(U128 *result, const U128 *a, const S32 *exponent) {
  const U128 one = (U128)0x3fff << 112;
  U32 bits = *exponent < 0 ? 0 - (U32)*exponent : (U32)*exponent;
  U128 square = *a, power = bits & 1 ? square : one;
  while (bits >>= 1) {
    mlcc_TF_mul(&square, &square, &square);
    if (bits & 1)
      mlcc_TF_mul(&power, &power, &square);
  }
  if (*exponent < 0)
    mlcc_TF_div(&power, &one, &power);
  *result = power;
}

CONVERT(HF, TF)
CONVERT(BF, TF)
CONVERT(SF, TF)
CONVERT(DF, TF)
CONVERT(TF, HF)
CONVERT(TF, BF)
CONVERT(TF, SF)
CONVERT(TF, DF)
INTEGERS(TF, S32, U32, 32)
INTEGERS(TF, S64, U64, 64)
#if RT_HAS_TI
INTEGERS(TF, S128, U128, 128)
#endif

#else

INTEGERS(SF, S128, U128, 128)
INTEGERS(DF, S128, U128, 128)
INTEGERS(TF, S128, U128, 128)

#define DIVISION(name, T, value)                                               \
  void mlcc_TI_##name(T *result, const T *a, const T *b);                      \
  HIDDEN void mlcc_TI_##name(T *result, const T *a, const T *b) {              \
    U128 n = *a < (T)1 && *a != 0 ? 0 - (U128)*a : (U128)*a;                   \
    U128 d = *b < (T)1 && *b != 0 ? 0 - (U128)*b : (U128)*b;                   \
    U128 remainder, quotient = udivmod_128(n, d, &remainder);                  \
    (void)quotient, (void)remainder;                                           \
    *result = (T)(value);                                                      \
  }
DIVISION(udiv, U128, quotient)
DIVISION(umod, U128, remainder)
DIVISION(div, S128, (*a < 0) != (*b < 0) ? 0 - quotient : quotient)
DIVISION(mod, S128, *a < 0 ? 0 - remainder : remainder)

#endif
