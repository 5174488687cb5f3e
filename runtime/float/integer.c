// Conversions between floating-point and integers: __fixdfdi, __floatundisf and
// their like.
//
// Compiled twice: FOR_WIDE_64 for integers and floats of at most 64 bits,
// FOR_WIDE_128 for all others. A row says for which integers a format has
// functions: those of 32 and 64 bits (NARROW), of 128 bits (TI).
//
// Out of range, the nearest integer in range is given, and 0 for a NaN; LLVM
// leaves both undefined, the Arm run-time ABI asks for this.

#include "operand.h"

#define DEFINE_PAIR(Float, float, Signed, Unsigned, suffix, bits)              \
  Signed RT_PASTE4(__fix, float, suffix, )(Float a);                           \
  RT_FUNCTION Signed RT_PASTE4(__fix, float, suffix, )(Float a) {              \
    return (Signed)soft_to_integer(bits_##Float(a), FORMAT_##Float, bits, 1);  \
  }                                                                            \
  Unsigned RT_PASTE4(__fixuns, float, suffix, )(Float a);                      \
  RT_FUNCTION Unsigned RT_PASTE4(__fixuns, float, suffix, )(Float a) {         \
    return (Unsigned)soft_to_integer(bits_##Float(a), FORMAT_##Float, bits,    \
                                     0);                                       \
  }                                                                            \
  Float RT_PASTE4(__float, suffix, float, )(Signed a);                         \
  RT_FUNCTION Float RT_PASTE4(__float, suffix, float, )(Signed a) {            \
    Unsigned magnitude = a < 0 ? 0 - (Unsigned)a : (Unsigned)a;                \
    return value_##Float(soft_from_integer(magnitude, a < 0, FORMAT_##Float)); \
  }                                                                            \
  Float RT_PASTE4(__floatun, suffix, float, )(Unsigned a);                     \
  RT_FUNCTION Float RT_PASTE4(__floatun, suffix, float, )(Unsigned a) {        \
    return value_##Float(soft_from_integer(a, 0, FORMAT_##Float));             \
  }

#define NARROW(Float, float)                                                   \
  DEFINE_PAIR(Float, float, S32, U32, si, 32)                                  \
  DEFINE_PAIR(Float, float, S64, U64, di, 64)
#define TI(Float, float) DEFINE_PAIR(Float, float, S128, U128, ti, 128)

#if defined(FOR_WIDE_64)

NARROW(HF, hf)
NARROW(BF, bf)
NARROW(SF, sf)
NARROW(DF, df)

#else

#if RT_HAS_XF
NARROW(XF, xf)
#endif
#if RT_HAS_TF
NARROW(TF, TF_NAME)
#endif
#if RT_HAS_TI
TI(HF, hf)
TI(BF, bf)
TI(SF, sf)
TI(DF, df)
#if RT_HAS_XF
TI(XF, xf)
#endif
#if RT_HAS_TF
TI(TF, TF_NAME)
#endif
#endif

#endif
