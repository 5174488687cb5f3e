// Made by mlcc for x86_64-unknown-linux-gnu.
//
// Memrefs, vectors, complex numbers, and integers and floats of more
// than 64 bits are passed by pointer, and results of these types, or
// several, through the first argument. Other floats than float and
// double are passed as the integers of their bits. A memref's
// `allocated` is what frees it; `aligned` is where elements are counted
// from. A result that is a memref is the caller's to free.

#ifndef MLCC_HEADER_0af769d6d4e5b250
#define MLCC_HEADER_0af769d6d4e5b250

#include <stdint.h>

#ifdef __cplusplus
#define MLCC_ASSERT(what, text) static_assert(what, text)
#define MLCC_ALIGNED(bytes) alignas(bytes)
extern "C" {
#else
#include <stdbool.h>
#define MLCC_ASSERT(what, text) _Static_assert(what, text)
#define MLCC_ALIGNED(bytes) _Alignas(bytes)
#endif

MLCC_ASSERT(sizeof(void *) == 8, "made for another target");
#ifndef MLCC_HAVE_MlirFunction
#define MLCC_HAVE_MlirFunction
typedef void (*MlirFunction)(void);
#endif

#ifndef MLCC_HAVE_MlirI65
#define MLCC_HAVE_MlirI65
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirI65;
MLCC_ASSERT(sizeof(MlirI65) == 16, "layout of MlirI65");
#endif

#ifndef MLCC_HAVE_MlirI128
#define MLCC_HAVE_MlirI128
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirI128;
MLCC_ASSERT(sizeof(MlirI128) == 16, "layout of MlirI128");
#endif

#ifndef MLCC_HAVE_MlirF80
#define MLCC_HAVE_MlirF80
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirF80;
MLCC_ASSERT(sizeof(MlirF80) == 16, "layout of MlirF80");
#endif

#ifndef MLCC_HAVE_MlirF128
#define MLCC_HAVE_MlirF128
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirF128;
MLCC_ASSERT(sizeof(MlirF128) == 16, "layout of MlirF128");
#endif

#ifndef MLCC_HAVE_ComplexF32
#define MLCC_HAVE_ComplexF32
typedef struct {
  float re, im;
} ComplexF32;
MLCC_ASSERT(sizeof(ComplexF32) == 8, "layout of ComplexF32");
#endif

#ifndef MLCC_HAVE_ComplexF64
#define MLCC_HAVE_ComplexF64
typedef struct {
  double re, im;
} ComplexF64;
MLCC_ASSERT(sizeof(ComplexF64) == 16, "layout of ComplexF64");
#endif

#ifndef MLCC_HAVE_ComplexI8
#define MLCC_HAVE_ComplexI8
typedef struct {
  int8_t re, im;
} ComplexI8;
MLCC_ASSERT(sizeof(ComplexI8) == 2, "layout of ComplexI8");
#endif

#ifndef MLCC_HAVE_Vector4xF32
#define MLCC_HAVE_Vector4xF32
typedef struct {
  MLCC_ALIGNED(16) float v[4];
} Vector4xF32;
#endif

#ifndef MLCC_HAVE_Vector3x2xI16
#define MLCC_HAVE_Vector3x2xI16
typedef struct {
  MLCC_ALIGNED(4) int16_t v[3][2];
} Vector3x2xI16;
#endif

#ifndef MLCC_HAVE_VectorF64
#define MLCC_HAVE_VectorF64
typedef struct {
  MLCC_ALIGNED(8) double v[1];
} VectorF64;
#endif

#ifndef MLCC_HAVE_Vector5xI1
#define MLCC_HAVE_Vector5xI1
typedef struct {
  MLCC_ALIGNED(1) uint8_t v[1]; // 5 elements of 1 bits, packed
} Vector5xI1;
#endif

#ifndef MLCC_HAVE_Vector2x9xI4
#define MLCC_HAVE_Vector2x9xI4
typedef struct {
  MLCC_ALIGNED(8) uint8_t v[2][8]; // 9 elements of 4 bits, packed
} Vector2x9xI4;
#endif

#ifndef MLCC_HAVE_UnrankedMemRef
#define MLCC_HAVE_UnrankedMemRef
typedef struct {
  intptr_t rank;
  void *descriptor;
} UnrankedMemRef;
MLCC_ASSERT(sizeof(UnrankedMemRef) == 16, "layout of UnrankedMemRef");
#endif

#ifndef MLCC_HAVE_MemRef0dI8
#define MLCC_HAVE_MemRef0dI8
typedef struct {
  int8_t *allocated;
  int8_t *aligned;
  intptr_t offset;
} MemRef0dI8;
MLCC_ASSERT(sizeof(MemRef0dI8) == 24, "layout of MemRef0dI8");
#endif

#ifndef MLCC_HAVE_MemRef3dCF32
#define MLCC_HAVE_MemRef3dCF32
typedef struct {
  ComplexF32 *allocated;
  ComplexF32 *aligned;
  intptr_t offset;
  intptr_t sizes[3];
  intptr_t strides[3];
} MemRef3dCF32;
MLCC_ASSERT(sizeof(MemRef3dCF32) == 72, "layout of MemRef3dCF32");
#endif

typedef struct {
  intptr_t result0;
  MemRef0dI8 result1;
  ComplexF32 result2;
  MlirI65 result3;
} others_results;

#ifndef MLCC_HAVE_MemRef1dI65
#define MLCC_HAVE_MemRef1dI65
typedef struct {
  MlirI65 *allocated;
  MlirI65 *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dI65;
MLCC_ASSERT(sizeof(MemRef1dI65) == 40, "layout of MemRef1dI65");
#endif

#ifndef MLCC_HAVE_MemRef1dF32
#define MLCC_HAVE_MemRef1dF32
typedef struct {
  float *allocated;
  float *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dF32;
MLCC_ASSERT(sizeof(MemRef1dF32) == 40, "layout of MemRef1dF32");
#endif

#ifndef MLCC_HAVE_MemRef2dF32
#define MLCC_HAVE_MemRef2dF32
typedef struct {
  float *allocated;
  float *aligned;
  intptr_t offset;
  intptr_t sizes[2];
  intptr_t strides[2];
} MemRef2dF32;
MLCC_ASSERT(sizeof(MemRef2dF32) == 56, "layout of MemRef2dF32");
#endif

#ifndef MLCC_HAVE_MemRef3dF32
#define MLCC_HAVE_MemRef3dF32
typedef struct {
  float *allocated;
  float *aligned;
  intptr_t offset;
  intptr_t sizes[3];
  intptr_t strides[3];
} MemRef3dF32;
MLCC_ASSERT(sizeof(MemRef3dF32) == 72, "layout of MemRef3dF32");
#endif

#ifndef MLCC_HAVE_MemRef0dF32
#define MLCC_HAVE_MemRef0dF32
typedef struct {
  float *allocated;
  float *aligned;
  intptr_t offset;
} MemRef0dF32;
MLCC_ASSERT(sizeof(MemRef0dF32) == 24, "layout of MemRef0dF32");
#endif

typedef struct {
  MemRef1dF32 result0;
  bool result1;
} arrays_results;

#ifndef MLCC_HAVE_MemRef1dI8
#define MLCC_HAVE_MemRef1dI8
typedef struct {
  int8_t *allocated;
  int8_t *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dI8;
MLCC_ASSERT(sizeof(MemRef1dI8) == 40, "layout of MemRef1dI8");
#endif

// @integers(i1, i7, i24, i33, i65, i128) -> i16
int16_t _mlir_ciface_integers(bool a, int8_t b, int32_t c, int64_t d, MlirI65 *e, MlirI128 *f);

// @floats(f32, f64, f16, bf16, f8E4M3, tf32, f80, f128) -> tf32
uint32_t _mlir_ciface_floats(float a, double b, uint16_t c, uint16_t d, uint8_t e, uint32_t f, MlirF80 *g, MlirF128 *h);

// @pairs(complex<f32>, complex<f64>, complex<i8>) -> complex<f32>
void _mlir_ciface_pairs(ComplexF32 *result, ComplexF32 *a, ComplexF64 *b, ComplexI8 *c);

// @vectors(vector<4xf32>, vector<3x2xi16>, vector<f64>, vector<5xi1>, vector<2x9xi4>) -> vector<4xf32>
void _mlir_ciface_vectors(Vector4xF32 *result, Vector4xF32 *a, Vector3x2xI16 *b, VectorF64 *c, Vector5xI1 *d, Vector2x9xI4 *e);

// @others(index, !llvm.ptr, () -> (), memref<*xf32>, memref<i8>, memref<2x?x4xcomplex<f32>, strided<[?, 4, 1], offset: 3>, 2>) -> (index, memref<i8>, complex<f32>, i65)
void _mlir_ciface_others(others_results *result, intptr_t a, void *b, MlirFunction c, UnrankedMemRef *d, MemRef0dI8 *e, MemRef3dCF32 *f);

// C has nothing for the type 'i0' of 'nothing'.

// C has nothing for the type 'vector<2xi65>' of 'wide'.

// C has nothing for the type 'memref<3xmemref<2xf32>>' of 'members'.

// and the last
// @commented(i32, i32, i32, i32, i32, i32) -> ()
void _mlir_ciface_commented(int32_t _under1, int32_t arg1, int32_t arg2, int32_t x, int32_t arg4, int32_t arg5);

// @names(i32, i32, i32, i32, i32) -> ()
void _mlir_ciface_names(int32_t x2, int32_t arg, int32_t args1, int32_t arg3, int32_t arg4);

// @strides(memref<?x?xf32>, memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<f32>, memref<?xf32, affine_map<(d0) -> (d0 mod 2)>>, i1) -> memref<2xf32>
void _mlir_ciface_strides(MemRef1dF32 *result, MemRef2dF32 *a, MemRef3dF32 *b, MemRef0dF32 *c, MemRef1dF32 *d, bool e);

// @arrays(memref<?x?xf32>, memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<f32>, !llvm.ptr) -> (memref<2xf32>, i1)
void _mlir_ciface_arrays(arrays_results *result, MemRef2dF32 *a, MemRef3dF32 *b, MemRef0dF32 *c, void *e);
static inline void arrays_arrays(arrays_results *result, float *a, intptr_t a_dim0, intptr_t a_dim1, float *b, intptr_t b_dim1, intptr_t b_dim2, float *c, void *e) {
  MemRef2dF32 a_memref = {a, a, 0, {a_dim0, a_dim1}, {a_dim1, 1}};
  MemRef3dF32 b_memref = {b, b, 0, {2, b_dim1, b_dim2}, {b_dim1 * b_dim2, b_dim2, 1}};
  MemRef0dF32 c_memref = {c, c, 0};
  _mlir_ciface_arrays(result, &a_memref, &b_memref, &c_memref, e);
}

// @array_to_number(memref<4xi8>) -> i8
int8_t _mlir_ciface_array_to_number(MemRef1dI8 *m);
static inline int8_t array_to_number_arrays(int8_t *m) {
  MemRef1dI8 m_memref = {m, m, 0, {4}, {1}};
  return _mlir_ciface_array_to_number(&m_memref);
}

// C has nothing for the type 'i0' of 'unknown_result'.

// C has nothing for the type 'vector<[2]xi8>' of 'unknown_results'.

// @static() -> !llvm.ptr
void *_mlir_ciface_static(void);

#ifdef __cplusplus
}
#endif
#undef MLCC_ASSERT
#undef MLCC_ALIGNED

#endif
