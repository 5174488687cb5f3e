// Conversions between floating-point formats: __extendsfdf2, __truncdfhf2 and
// their like. One row per pair.
//
// Compiled twice: FOR_WIDE_64 for the pairs of formats up to double,
// FOR_WIDE_128 for those with x87's or quadruple precision, whose significands
// need wider words.

#include "operand.h"

#define CONVERSION(name, FROM, TO)                                             \
  TO name(FROM a);                                                             \
  RT_FUNCTION TO name(FROM a) {                                                \
    return value_##TO(                                                         \
        soft_convert(bits_##FROM(a), FORMAT_##FROM, FORMAT_##TO));             \
  }

#if defined(FOR_WIDE_64)

CONVERSION(__extendhfsf2, HF, SF)
CONVERSION(__extendhfdf2, HF, DF)
CONVERSION(__extendbfsf2, BF, SF)
CONVERSION(__extendbfdf2, BF, DF)
CONVERSION(__extendsfdf2, SF, DF)
CONVERSION(__truncsfhf2, SF, HF)
CONVERSION(__truncdfhf2, DF, HF)
CONVERSION(__truncsfbf2, SF, BF)
CONVERSION(__truncdfbf2, DF, BF)
CONVERSION(__trunchfbf2, HF, BF)
CONVERSION(__extendbfhf2, BF, HF)
CONVERSION(__truncdfsf2, DF, SF)

#else

#if RT_HAS_XF
CONVERSION(__extendhfxf2, HF, XF)
CONVERSION(__extendbfxf2, BF, XF)
CONVERSION(__extendsfxf2, SF, XF)
CONVERSION(__extenddfxf2, DF, XF)
CONVERSION(__truncxfhf2, XF, HF)
CONVERSION(__truncxfbf2, XF, BF)
CONVERSION(__truncxfsf2, XF, SF)
CONVERSION(__truncxfdf2, XF, DF)
#endif

#if RT_HAS_TF && defined(__powerpc__)
CONVERSION(__extendhfkf2, HF, TF)
CONVERSION(__extendbfkf2, BF, TF)
CONVERSION(__extendsfkf2, SF, TF)
CONVERSION(__extenddfkf2, DF, TF)
CONVERSION(__trunckfhf2, TF, HF)
CONVERSION(__trunckfbf2, TF, BF)
CONVERSION(__trunckfsf2, TF, SF)
CONVERSION(__trunckfdf2, TF, DF)
#elif RT_HAS_TF
CONVERSION(__extendhftf2, HF, TF)
CONVERSION(__extendbftf2, BF, TF)
CONVERSION(__extendsftf2, SF, TF)
CONVERSION(__extenddftf2, DF, TF)
CONVERSION(__trunctfhf2, TF, HF)
CONVERSION(__trunctfbf2, TF, BF)
CONVERSION(__trunctfsf2, TF, SF)
CONVERSION(__trunctfdf2, TF, DF)
#endif

#if RT_HAS_TF && RT_HAS_XF
CONVERSION(__extendxftf2, XF, TF)
CONVERSION(__trunctfxf2, TF, XF)
#endif

#endif
