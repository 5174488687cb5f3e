// What every file of the runtime stands on: how its functions are exported,
// and the integer widths that builtins are written in.
//
// The runtime is linked into programs of many systems, in an archive that
// linkers search like any other. Four rules follow, and this header carries
// them:
//
// - Nothing outside the compiler's own freestanding headers is included. What
//   is wanted of a libc is declared in hosted/libc.h, and only hosted/ may
//   want it.
// - A function is weak. libgcc, compiler-rt and the user may define the same
//   name; whoever is found first is used, and a second definition that comes
//   along with its neighbours is no error.
// - A function is hidden. A shared library made with the runtime offers its
//   own functions and not a copy of ours.
// - There is no state at file scope, but for the locks of atomic/lock.c and the
//   threads of hosted/parallel.c.
//
// U128 exists for every target, because clang has _BitInt(128) where there is
// no
// __int128; RT_HAS_TI says whether the target's ABI passes 128-bit integers,
// that is, whether functions like __divti3 exist there.

#ifndef MLCC_RUNTIME_RT_H
#define MLCC_RUNTIME_RT_H

#include <stddef.h>
#include <stdint.h>

// COFF has no visibility; everything that is not exported is hidden there.
#if defined(_WIN32)
#define RT_FUNCTION __attribute__((weak))
#else
#define RT_FUNCTION __attribute__((weak, visibility("hidden")))
#endif

// A helper that has to vanish into its callers.
#define RT_INLINE static inline __attribute__((always_inline, unused))

// A helper in a header, which not every file uses.
#define RT_STATIC __attribute__((unused)) static

#define RT_PASTE_(a, b)       a##b
#define RT_PASTE(a, b)        RT_PASTE_(a, b)
#define RT_PASTE3(a, b, c)    RT_PASTE(RT_PASTE(a, b), c)
#define RT_PASTE4(a, b, c, d) RT_PASTE(RT_PASTE3(a, b, c), d)

typedef int8_t S8;
typedef uint8_t U8;
typedef int16_t S16;
typedef uint16_t U16;
typedef int32_t S32;
typedef uint32_t U32;
typedef int64_t S64;
typedef uint64_t U64;

#if defined(__SIZEOF_INT128__)
#define RT_HAS_TI 1
typedef __int128 S128;
typedef unsigned __int128 U128;
#else
#define RT_HAS_TI 0
#if defined(__clang__)
typedef signed _BitInt(128) S128;
typedef unsigned _BitInt(128) U128;
#endif
#endif

#endif
