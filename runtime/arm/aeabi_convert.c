// Floating-point conversions of Arm's run-time ABI (IHI 0043, section 4.1.2,
// tables 6 to 8), and the half-precision ones under GNU's names. Floats are
// passed as their bits, in integer registers; see aeabi_float.c.

#define FOR_WIDE_64
#include "float/operand.h"

#define CONVERSION(name, From, To, result)                                     \
  To name(From a);                                                             \
  RT_FUNCTION To name(From a) {                                                \
    return (To)result;                                                         \
  }

// Between formats.
#define REFORMAT(name, From, FROM, To, TO)                                     \
  CONVERSION(name, From, To, soft_convert(a, FORMAT_##FROM, FORMAT_##TO))

REFORMAT(__aeabi_f2d, U32, SF, U64, DF)
REFORMAT(__aeabi_d2f, U64, DF, U32, SF)
REFORMAT(__aeabi_f2h, U32, SF, U16, HF)
REFORMAT(__aeabi_d2h, U64, DF, U16, HF)
REFORMAT(__gnu_f2h_ieee, U32, SF, U16, HF)
REFORMAT(__gnu_d2h_ieee, U64, DF, U16, HF)

// The bits of a half come in the lower half of a register; LLVM leaves in the
// upper half whatever was there.
#define FROM_HALF(name)                                                        \
  CONVERSION(name, U32, U32, soft_convert((U16)a, FORMAT_HF, FORMAT_SF))

FROM_HALF(__aeabi_h2f)
FROM_HALF(__gnu_h2f_ieee)

// To integers and from them.
#define TO_INTEGER(name, From, FROM, To, bits, is_signed)                      \
  CONVERSION(name, From, To, soft_to_integer(a, FORMAT_##FROM, bits, is_signed))
#define FROM_SIGNED(name, From, Unsigned, To, TO)                              \
  CONVERSION(name, From, To,                                                   \
             soft_from_integer(a < 0 ? 0 - (Unsigned)a : (Unsigned)a, a < 0,   \
                               FORMAT_##TO))
#define FROM_UNSIGNED(name, From, To, TO)                                      \
  CONVERSION(name, From, To, soft_from_integer(a, 0, FORMAT_##TO))

TO_INTEGER(__aeabi_f2iz, U32, SF, S32, 32, 1)
TO_INTEGER(__aeabi_f2uiz, U32, SF, U32, 32, 0)
TO_INTEGER(__aeabi_f2lz, U32, SF, S64, 64, 1)
TO_INTEGER(__aeabi_f2ulz, U32, SF, U64, 64, 0)
TO_INTEGER(__aeabi_d2iz, U64, DF, S32, 32, 1)
TO_INTEGER(__aeabi_d2uiz, U64, DF, U32, 32, 0)
TO_INTEGER(__aeabi_d2lz, U64, DF, S64, 64, 1)
TO_INTEGER(__aeabi_d2ulz, U64, DF, U64, 64, 0)
FROM_SIGNED(__aeabi_i2f, S32, U32, U32, SF)
FROM_SIGNED(__aeabi_l2f, S64, U64, U32, SF)
FROM_SIGNED(__aeabi_i2d, S32, U32, U64, DF)
FROM_SIGNED(__aeabi_l2d, S64, U64, U64, DF)
FROM_UNSIGNED(__aeabi_ui2f, U32, U32, SF)
FROM_UNSIGNED(__aeabi_ul2f, U64, U32, SF)
FROM_UNSIGNED(__aeabi_ui2d, U32, U64, DF)
FROM_UNSIGNED(__aeabi_ul2d, U64, U64, DF)
