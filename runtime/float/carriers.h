// The types in which floating-point values arrive at a builtin and leave it,
// and their bits. Nothing is computed in them: they stand for the registers of
// the target's calling convention. All that is arithmetic is done on bits.
//
//   HF   half precision. Where C has no such type, LLVM passes the bits in an
//        integer, and the register's upper half is whatever was there: hence
//        a full word, of which the lower half is looked at; likewise where the
//        programs have fewer registers than this (RT_HALF_IN_WORDS). bfloat goes
//        the same way as half everywhere, and is HF too.
//   XF   x87's extended precision, if RT_HAS_XF
//   TF   quadruple precision, if RT_HAS_TF; see thunks.ll.in for the targets
//        where it is not

#ifndef MLCC_RUNTIME_FLOAT_CARRIERS_H
#define MLCC_RUNTIME_FLOAT_CARRIERS_H

#include "rt.h"

#if defined(__FLT16_MANT_DIG__) && !defined(RT_HALF_IN_WORDS)
typedef _Float16 HF;
#else
typedef U32 HF;
#endif
typedef HF BF;
typedef float SF;
typedef double DF;

#if __LDBL_MANT_DIG__ == 64
#define RT_HAS_XF 1
typedef long double XF;
#else
#define RT_HAS_XF 0
#endif

#if __LDBL_MANT_DIG__ == 113
#define RT_HAS_TF 1
typedef long double TF;
#elif defined(__FLOAT128__) || defined(__SIZEOF_FLOAT128__)
#define RT_HAS_TF 1
typedef __float128 TF;
#else
#define RT_HAS_TF 0
#endif

#define RT_DEFINE_CARRIER(name, Type, Bits, size)                              \
  RT_INLINE Bits bits_##name(Type value) {                                     \
    Bits bits = 0;                                                             \
    __builtin_memcpy(&bits, &value, size);                                     \
    return bits;                                                               \
  }                                                                            \
  RT_INLINE Type value_##name(U128 wide) {                                     \
    Bits bits = (Bits)wide;                                                    \
    Type value;                                                                \
    __builtin_memcpy(&value, &bits, size);                                     \
    return value;                                                              \
  }

// Sixteen bits in the lower half of a word.
#define RT_DEFINE_WORD_CARRIER(name)                                           \
  RT_INLINE U16 bits_##name(U32 value) {                                       \
    return (U16)value;                                                         \
  }                                                                            \
  RT_INLINE U32 value_##name(U128 wide) {                                      \
    return (U16)wide;                                                          \
  }

#if defined(__FLT16_MANT_DIG__) && !defined(RT_HALF_IN_WORDS)
RT_DEFINE_CARRIER(HF, HF, U16, 2)
RT_DEFINE_CARRIER(BF, BF, U16, 2)
#else
RT_DEFINE_WORD_CARRIER(HF)
RT_DEFINE_WORD_CARRIER(BF)
#endif
RT_DEFINE_CARRIER(SF, SF, U32, 4)
RT_DEFINE_CARRIER(DF, DF, U64, 8)
#if RT_HAS_XF
RT_DEFINE_CARRIER(XF, XF, U128, 10)
#endif
#if RT_HAS_TF
RT_DEFINE_CARRIER(TF, TF, U128, 16)
#endif

#endif
