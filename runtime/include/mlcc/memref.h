// Memref descriptors as C structs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function with the attribute `llvm.emit_c_interface` gets a twin named
// `_mlir_ciface_<name>` that C can call: every memref argument is a pointer
// to a descriptor, scalars are passed by value, and a memref result (or more
// than one result of any kind) is written through a pointer that comes
// before the arguments. A single scalar result is returned by value.
//
//     func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>)
//         attributes {llvm.emit_c_interface}
//
//     void _mlir_ciface_axpy(float a, MemRef1dF32 *x, MemRef1dF32 *y);
//
// A descriptor of rank N holds
//
//     allocated  what malloc returned, used only to free it
//     aligned    the address that elements are counted from
//     offset     in elements, from `aligned` to element [0, ..., 0]
//     sizes[N]   elements in each dimension
//     strides[N] elements to step over for the next index
//
// The last three are of MLIR's `index`, which is as wide as a pointer:
// `intptr_t`. So these structs fit 16-, 32- and 64-bit targets alike. A type
// with a fixed layout, such as `memref<4x4xf32>` or `memref<?xf32>`, expects
// offset 0 and row-major strides; any others need a type that says so, such
// as `memref<?xf32, strided<[?], offset: ?>>`.

#ifndef MLCC_MEMREF_H
#define MLCC_MEMREF_H

#include <stdint.h>

// Rank 0 has neither sizes nor strides.
#define MEMREF_DEFINE_0D(Name, T)                                              \
  typedef struct {                                                             \
    T *allocated;                                                              \
    T *aligned;                                                                \
    intptr_t offset;                                                           \
  } Name

#define MEMREF_DEFINE(Name, T, Rank)                                           \
  typedef struct {                                                             \
    T *allocated;                                                              \
    T *aligned;                                                                \
    intptr_t offset;                                                           \
    intptr_t sizes[Rank];                                                      \
    intptr_t strides[Rank];                                                    \
  } Name

// `uint16_t` stands for the bits of f16 and bf16, `intptr_t` for index. Headers
// made by -femit-header= have the same structs, of which one is enough.
#ifndef MLCC_HAVE_MemRef0dI32
#define MLCC_HAVE_MemRef0dI32
MEMREF_DEFINE_0D(MemRef0dI32, int32_t);
#endif
#ifndef MLCC_HAVE_MemRef0dF32
#define MLCC_HAVE_MemRef0dF32
MEMREF_DEFINE_0D(MemRef0dF32, float);
#endif
#ifndef MLCC_HAVE_MemRef1dI8
#define MLCC_HAVE_MemRef1dI8
MEMREF_DEFINE(MemRef1dI8, int8_t, 1);
#endif
#ifndef MLCC_HAVE_MemRef1dI16
#define MLCC_HAVE_MemRef1dI16
MEMREF_DEFINE(MemRef1dI16, int16_t, 1);
#endif
#ifndef MLCC_HAVE_MemRef1dI32
#define MLCC_HAVE_MemRef1dI32
MEMREF_DEFINE(MemRef1dI32, int32_t, 1);
#endif
#ifndef MLCC_HAVE_MemRef1dI64
#define MLCC_HAVE_MemRef1dI64
MEMREF_DEFINE(MemRef1dI64, int64_t, 1);
#endif
#ifndef MLCC_HAVE_MemRef1dIndex
#define MLCC_HAVE_MemRef1dIndex
MEMREF_DEFINE(MemRef1dIndex, intptr_t, 1);
#endif
#ifndef MLCC_HAVE_MemRef1dF16
#define MLCC_HAVE_MemRef1dF16
MEMREF_DEFINE(MemRef1dF16, uint16_t, 1);
#endif
#ifndef MLCC_HAVE_MemRef1dF32
#define MLCC_HAVE_MemRef1dF32
MEMREF_DEFINE(MemRef1dF32, float, 1);
#endif
#ifndef MLCC_HAVE_MemRef1dF64
#define MLCC_HAVE_MemRef1dF64
MEMREF_DEFINE(MemRef1dF64, double, 1);
#endif
#ifndef MLCC_HAVE_MemRef2dI8
#define MLCC_HAVE_MemRef2dI8
MEMREF_DEFINE(MemRef2dI8, int8_t, 2);
#endif
#ifndef MLCC_HAVE_MemRef2dI32
#define MLCC_HAVE_MemRef2dI32
MEMREF_DEFINE(MemRef2dI32, int32_t, 2);
#endif
#ifndef MLCC_HAVE_MemRef2dI64
#define MLCC_HAVE_MemRef2dI64
MEMREF_DEFINE(MemRef2dI64, int64_t, 2);
#endif
#ifndef MLCC_HAVE_MemRef2dF32
#define MLCC_HAVE_MemRef2dF32
MEMREF_DEFINE(MemRef2dF32, float, 2);
#endif
#ifndef MLCC_HAVE_MemRef2dF64
#define MLCC_HAVE_MemRef2dF64
MEMREF_DEFINE(MemRef2dF64, double, 2);
#endif
#ifndef MLCC_HAVE_MemRef3dF32
#define MLCC_HAVE_MemRef3dF32
MEMREF_DEFINE(MemRef3dF32, float, 3);
#endif
#ifndef MLCC_HAVE_MemRef4dF32
#define MLCC_HAVE_MemRef4dF32
MEMREF_DEFINE(MemRef4dF32, float, 4);
#endif

// `memref<*xT>`: the rank, and a pointer to a descriptor of that rank.
#ifndef MLCC_HAVE_UnrankedMemRef
#define MLCC_HAVE_UnrankedMemRef
typedef struct {
  intptr_t rank;
  void *descriptor;
} UnrankedMemRef;
#endif

// Descriptors of row-major arrays that the caller owns:
//
//     float data[6] = {0};
//     MemRef2dF32 m = MEMREF_2D(MemRef2dF32, data, 2, 3);
#define MEMREF_0D(Type, data)    ((Type){(data), (data), 0})
#define MEMREF_1D(Type, data, n) ((Type){(data), (data), 0, {(n)}, {1}})
#define MEMREF_2D(Type, data, n0, n1)                                          \
  ((Type){(data), (data), 0, {(n0), (n1)}, {(n1), 1}})
#define MEMREF_3D(Type, data, n0, n1, n2)                                      \
  ((Type){(data), (data), 0, {(n0), (n1), (n2)}, {(n1) * (n2), (n2), 1}})
#define MEMREF_4D(Type, data, n0, n1, n2, n3)                                  \
  ((Type){(data),                                                              \
          (data),                                                              \
          0,                                                                   \
          {(n0), (n1), (n2), (n3)},                                            \
          {(n1) * (n2) * (n3), (n2) * (n3), (n3), 1}})

#endif
