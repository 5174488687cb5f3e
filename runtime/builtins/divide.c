// Integer division and remainder: __divdi3 and its like, in the width that the
// file is compiled for (WIDTH_32, WIDTH_64 or WIDTH_128).

#include "divide_words.h"

#if defined(WIDTH_32)
typedef U32 Unsigned;
typedef S32 Signed;
#define NAME(operation, arguments) RT_PASTE4(__, operation, si, arguments)
#define UDIVMOD                    udivmod_32
#define EXISTS                     1
#elif defined(WIDTH_64)
typedef U64 Unsigned;
typedef S64 Signed;
#define NAME(operation, arguments) RT_PASTE4(__, operation, di, arguments)
#define UDIVMOD                    udivmod_64
#define EXISTS                     1
#else
typedef U128 Unsigned;
typedef S128 Signed;
#define NAME(operation, arguments) RT_PASTE4(__, operation, ti, arguments)
#define UDIVMOD                    udivmod_128
#define EXISTS                     RT_HAS_TI
#endif

#if EXISTS

RT_INLINE Unsigned magnitude(Signed a) {
  return a < 0 ? 0 - (Unsigned)a : (Unsigned)a;
}

RT_INLINE Signed with_sign(Unsigned a, int negative) {
  return (Signed)(negative ? 0 - a : a);
}

Unsigned NAME(udiv, 3)(Unsigned n, Unsigned d);
RT_FUNCTION Unsigned NAME(udiv, 3)(Unsigned n, Unsigned d) {
  Unsigned remainder;
  return UDIVMOD(n, d, &remainder);
}

Unsigned NAME(umod, 3)(Unsigned n, Unsigned d);
RT_FUNCTION Unsigned NAME(umod, 3)(Unsigned n, Unsigned d) {
  Unsigned remainder;
  UDIVMOD(n, d, &remainder);
  return remainder;
}

Unsigned NAME(udivmod, 4)(Unsigned n, Unsigned d, Unsigned *remainder);
RT_FUNCTION Unsigned NAME(udivmod, 4)(Unsigned n, Unsigned d,
                                      Unsigned *remainder) {
  Unsigned rest;
  Unsigned quotient = UDIVMOD(n, d, &rest);
  if (remainder)
    *remainder = rest;
  return quotient;
}

Signed NAME(div, 3)(Signed n, Signed d);
RT_FUNCTION Signed NAME(div, 3)(Signed n, Signed d) {
  Unsigned remainder;
  return with_sign(UDIVMOD(magnitude(n), magnitude(d), &remainder),
                   (n < 0) != (d < 0));
}

Signed NAME(mod, 3)(Signed n, Signed d);
RT_FUNCTION Signed NAME(mod, 3)(Signed n, Signed d) {
  Unsigned remainder;
  UDIVMOD(magnitude(n), magnitude(d), &remainder);
  return with_sign(remainder, n < 0);
}

Signed NAME(divmod, 4)(Signed n, Signed d, Signed *remainder);
RT_FUNCTION Signed NAME(divmod, 4)(Signed n, Signed d, Signed *remainder) {
  Unsigned rest;
  Unsigned quotient = UDIVMOD(magnitude(n), magnitude(d), &rest);
  *remainder = with_sign(rest, n < 0);
  return with_sign(quotient, (n < 0) != (d < 0));
}

#endif
