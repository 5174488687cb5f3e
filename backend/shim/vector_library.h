// Libraries of functions of vectors (-fveclib=): which of LLVM's intrinsics
// they compute, of how many elements at once.
#ifndef MLCC_SHIM_VECTOR_LIBRARY_H
#define MLCC_SHIM_VECTOR_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ShimVectorLibrary ShimVectorLibrary;

// `number` as in ShimTweaks, or 0: an empty one. Release with the other.
ShimVectorLibrary *shim_vector_library_create(const char *triple,
                                              unsigned number);
void shim_vector_library_dispose(ShimVectorLibrary *library);

// Elements of the function for vectors of `wanted` elements, of at most `most`:
// the smallest of that many or more, else the largest there is; 0: it has none.
// `name` is the intrinsic's for one element ("llvm.sin.f32").
unsigned shim_vector_library_lanes(const ShimVectorLibrary *library,
                                   const char *name, size_t size,
                                   unsigned wanted, unsigned most);

#ifdef __cplusplus
}
#endif

#endif
