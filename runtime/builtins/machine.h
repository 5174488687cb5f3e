// What the processor compiled for can do in an instruction. An operator used in
// a builtin must not compile into a call of that same builtin; these tell where
// it would.

#ifndef MLCC_RUNTIME_BUILTINS_MACHINE_H
#define MLCC_RUNTIME_BUILTINS_MACHINE_H

#include "rt.h"

// RT_DIVIDES_32, RT_DIVIDES_64: integer division of that width.
// RT_MULTIPLIES: 32-bit multiplication. RT_MULTIPLIES_LONG: the 64-bit product
// of two 32-bit numbers. RT_MULTIPLIES_64: the 128-bit product of two 64-bit
// numbers. RT_X86_BITS: the word of an x86, whose
// division takes a dividend of two words; 0 for others.
#if defined(__arm__)
#if defined(__ARM_FEATURE_IDIV)
#define RT_DIVIDES_32 1
#else
#define RT_DIVIDES_32 0
#endif
#if defined(__thumb__) && !defined(__thumb2__)
#define RT_MULTIPLIES_LONG 0
#else
#define RT_MULTIPLIES_LONG 1
#endif
#define RT_DIVIDES_64    0
#define RT_MULTIPLIES    1
#define RT_MULTIPLIES_64 0
#elif defined(__riscv) && defined(__riscv_m)
#define RT_DIVIDES_32      1
#define RT_DIVIDES_64      (__riscv_xlen == 64)
#define RT_MULTIPLIES      1
#define RT_MULTIPLIES_LONG 1
#define RT_MULTIPLIES_64   (__riscv_xlen == 64)
#elif defined(__riscv)
#define RT_DIVIDES_32      0
#define RT_DIVIDES_64      0
#define RT_MULTIPLIES      0
#define RT_MULTIPLIES_LONG 0
#define RT_MULTIPLIES_64   0
#elif defined(__wasm__)
#define RT_DIVIDES_32      1
#define RT_DIVIDES_64      1
#define RT_MULTIPLIES      1
#define RT_MULTIPLIES_LONG 1
#define RT_MULTIPLIES_64   0
#else
#define RT_DIVIDES_32      1
#define RT_DIVIDES_64      (UINTPTR_MAX > UINT32_MAX)
#define RT_MULTIPLIES      1
#define RT_MULTIPLIES_LONG 1
#define RT_MULTIPLIES_64   (UINTPTR_MAX > UINT32_MAX)
#endif

#if defined(__x86_64__)
#define RT_X86_BITS 64
#elif defined(__i386__)
#define RT_X86_BITS 32
#else
#define RT_X86_BITS 0
#endif

#endif
