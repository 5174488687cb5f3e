// For the files that are compiled once per format, or once per width of words:
// the format's type, its constants and the names of its functions, from the
// macro given by the build.

#ifndef MLCC_RUNTIME_FLOAT_OPERAND_H
#define MLCC_RUNTIME_FLOAT_OPERAND_H

#include "carriers.h"

// PowerPC has the name tf for another format; its quadruple precision is kf.
#if defined(__powerpc__)
#define TF_NAME kf
#else
#define TF_NAME tf
#endif

#if defined(FOR_WIDE_64)
#define WIDE 64
#elif defined(FOR_WIDE_128)
#define WIDE 128
#elif defined(FOR_SF)
#define EXISTS   1
#define WIDE     32
#define SUFFIX   sf
#define FORMAT   FORMAT_SF
#define BITS(a)  bits_SF(a)
#define VALUE(a) value_SF(a)
typedef SF Float;
#elif defined(FOR_DF)
#define EXISTS   1
#define WIDE     64
#define SUFFIX   df
#define FORMAT   FORMAT_DF
#define BITS(a)  bits_DF(a)
#define VALUE(a) value_DF(a)
typedef DF Float;
#elif defined(FOR_XF)
#define EXISTS   RT_HAS_XF
#define WIDE     128
#define SUFFIX   xf
#define FORMAT   FORMAT_XF
#define BITS(a)  bits_XF(a)
#define VALUE(a) value_XF(a)
#if RT_HAS_XF
typedef XF Float;
#endif
#elif defined(FOR_TF)
#define EXISTS   RT_HAS_TF
#define WIDE     128
#define SUFFIX   TF_NAME
#define FORMAT   FORMAT_TF
#define BITS(a)  bits_TF(a)
#define VALUE(a) value_TF(a)
#if RT_HAS_TF
typedef TF Float;
#endif
#endif

// __addsf3 is NAME(add, 3).
#define NAME(operation, arguments) RT_PASTE4(__, operation, SUFFIX, arguments)

#include "soft.h"

#endif
