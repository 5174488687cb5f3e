// Made by mlcc for x86_64-unknown-linux-gnu.
//
// Memrefs, vectors, complex numbers, and integers and floats of more
// than 64 bits are passed by pointer, and results of these types, or
// several, through the first argument. Other floats than float and
// double are passed as the integers of their bits. A memref's
// `allocated` is what frees it; `aligned` is where elements are counted
// from. A result that is a memref is the caller's to free.

#ifndef MLCC_HEADER_28a5f1d764d71e4a
#define MLCC_HEADER_28a5f1d764d71e4a

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

#ifndef MLCC_HAVE_UnrankedMemRef
#define MLCC_HAVE_UnrankedMemRef
typedef struct {
  intptr_t rank;
  void *descriptor;
} UnrankedMemRef;
MLCC_ASSERT(sizeof(UnrankedMemRef) == 16, "layout of UnrankedMemRef");
#endif

#ifndef MLCC_HAVE_MemRef2dF64
#define MLCC_HAVE_MemRef2dF64
typedef struct {
  double *allocated;
  double *aligned;
  intptr_t offset;
  intptr_t sizes[2];
  intptr_t strides[2];
} MemRef2dF64;
MLCC_ASSERT(sizeof(MemRef2dF64) == 56, "layout of MemRef2dF64");
#endif

#ifndef MLCC_HAVE_ComplexF32
#define MLCC_HAVE_ComplexF32
typedef struct {
  float re, im;
} ComplexF32;
MLCC_ASSERT(sizeof(ComplexF32) == 8, "layout of ComplexF32");
#endif

#ifndef MLCC_HAVE_Vector4xF32
#define MLCC_HAVE_Vector4xF32
typedef struct {
  MLCC_ALIGNED(16) float v[4];
} Vector4xF32;
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

#ifndef MLCC_HAVE_MemRef1dI16
#define MLCC_HAVE_MemRef1dI16
typedef struct {
  int16_t *allocated;
  int16_t *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dI16;
MLCC_ASSERT(sizeof(MemRef1dI16) == 40, "layout of MemRef1dI16");
#endif

typedef struct {
  int64_t result0;
  MemRef1dI16 result1;
} kinds_results;

#ifndef MLCC_HAVE_MemRef2dI32
#define MLCC_HAVE_MemRef2dI32
typedef struct {
  int32_t *allocated;
  int32_t *aligned;
  intptr_t offset;
  intptr_t sizes[2];
  intptr_t strides[2];
} MemRef2dI32;
MLCC_ASSERT(sizeof(MemRef2dI32) == 56, "layout of MemRef2dI32");
#endif

#ifndef MLCC_HAVE_MemRef3dF64
#define MLCC_HAVE_MemRef3dF64
typedef struct {
  double *allocated;
  double *aligned;
  intptr_t offset;
  intptr_t sizes[3];
  intptr_t strides[3];
} MemRef3dF64;
MLCC_ASSERT(sizeof(MemRef3dF64) == 72, "layout of MemRef3dF64");
#endif

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

#ifndef MLCC_HAVE_MemRef2dI64
#define MLCC_HAVE_MemRef2dI64
typedef struct {
  int64_t *allocated;
  int64_t *aligned;
  intptr_t offset;
  intptr_t sizes[2];
  intptr_t strides[2];
} MemRef2dI64;
MLCC_ASSERT(sizeof(MemRef2dI64) == 56, "layout of MemRef2dI64");
#endif

#ifndef MLCC_HAVE_MlirI128
#define MLCC_HAVE_MlirI128
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirI128;
MLCC_ASSERT(sizeof(MlirI128) == 16, "layout of MlirI128");
#endif

#ifndef MLCC_HAVE_MlirF128
#define MLCC_HAVE_MlirF128
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirF128;
MLCC_ASSERT(sizeof(MlirF128) == 16, "layout of MlirF128");
#endif

#ifndef MLCC_HAVE_MlirF80
#define MLCC_HAVE_MlirF80
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirF80;
MLCC_ASSERT(sizeof(MlirF80) == 16, "layout of MlirF80");
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

#ifndef MLCC_HAVE_Vector3xF32
#define MLCC_HAVE_Vector3xF32
typedef struct {
  MLCC_ALIGNED(16) float v[4];
} Vector3xF32;
#endif

#ifndef MLCC_HAVE_Vector2xF64
#define MLCC_HAVE_Vector2xF64
typedef struct {
  MLCC_ALIGNED(16) double v[2];
} Vector2xF64;
#endif

#ifndef MLCC_HAVE_Vector8xI1
#define MLCC_HAVE_Vector8xI1
typedef struct {
  MLCC_ALIGNED(1) uint8_t v[1]; // 8 elements of 1 bits, packed
} Vector8xI1;
#endif

#ifndef MLCC_HAVE_Vector16xI8
#define MLCC_HAVE_Vector16xI8
typedef struct {
  MLCC_ALIGNED(16) int8_t v[16];
} Vector16xI8;
#endif

#ifndef MLCC_HAVE_Vector2x4xF32
#define MLCC_HAVE_Vector2x4xF32
typedef struct {
  MLCC_ALIGNED(16) float v[2][4];
} Vector2x4xF32;
#endif

#ifndef MLCC_HAVE_VectorF32
#define MLCC_HAVE_VectorF32
typedef struct {
  MLCC_ALIGNED(4) float v[1];
} VectorF32;
#endif

#ifndef MLCC_HAVE_Vector32xI32
#define MLCC_HAVE_Vector32xI32
typedef struct {
  MLCC_ALIGNED(128) int32_t v[32];
} Vector32xI32;
#endif

#ifndef MLCC_HAVE_ComplexF64
#define MLCC_HAVE_ComplexF64
typedef struct {
  double re, im;
} ComplexF64;
MLCC_ASSERT(sizeof(ComplexF64) == 16, "layout of ComplexF64");
#endif

#ifndef MLCC_HAVE_MemRef1dCF64
#define MLCC_HAVE_MemRef1dCF64
typedef struct {
  ComplexF64 *allocated;
  ComplexF64 *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dCF64;
MLCC_ASSERT(sizeof(MemRef1dCF64) == 40, "layout of MemRef1dCF64");
#endif

#ifndef MLCC_HAVE_MemRef1dV4xF32
#define MLCC_HAVE_MemRef1dV4xF32
typedef struct {
  Vector4xF32 *allocated;
  Vector4xF32 *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dV4xF32;
MLCC_ASSERT(sizeof(MemRef1dV4xF32) == 40, "layout of MemRef1dV4xF32");
#endif

#ifndef MLCC_HAVE_MemRef1dI1
#define MLCC_HAVE_MemRef1dI1
typedef struct {
  bool *allocated;
  bool *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dI1;
MLCC_ASSERT(sizeof(MemRef1dI1) == 40, "layout of MemRef1dI1");
#endif

#ifndef MLCC_HAVE_MemRef1dIndex
#define MLCC_HAVE_MemRef1dIndex
typedef struct {
  intptr_t *allocated;
  intptr_t *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dIndex;
MLCC_ASSERT(sizeof(MemRef1dIndex) == 40, "layout of MemRef1dIndex");
#endif

#ifndef MLCC_HAVE_MemRef1dF16
#define MLCC_HAVE_MemRef1dF16
typedef struct {
  uint16_t *allocated;
  uint16_t *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dF16;
MLCC_ASSERT(sizeof(MemRef1dF16) == 40, "layout of MemRef1dF16");
#endif

typedef struct {
  ComplexF64 result0;
  float result1;
} elements_results;

typedef struct {
  UnrankedMemRef result0;
  int8_t result1;
} result_results;

// Adds.
//   All of it.
// @sum(i32, i32) -> i32
int32_t _mlir_ciface_sum(int32_t a, int32_t arg1);

// @fill(memref<?x4xf32, strided<[?, 1], offset: 2>>, f32) -> ()
void _mlir_ciface_fill(MemRef2dF32 *m, float x);
static inline void fill_arrays(float *m, intptr_t m_dim0, float x) {
  MemRef2dF32 m_memref = {m, m, 2, {m_dim0, 4}, {4, 1}};
  _mlir_ciface_fill(&m_memref, x);
}

// @kinds(index, i1, f16, memref<*xi8>, memref<2x3xf64>, complex<f32>, vector<4xf32>, memref<f32>) -> (i64, memref<?xi16>)
void _mlir_ciface_kinds(kinds_results *result, intptr_t i, bool b, uint16_t h, UnrankedMemRef *u, MemRef2dF64 *s, ComplexF32 *c, Vector4xF32 *v, MemRef0dF32 *z);

// @strides(memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xi32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>, memref<?x?x?xf64>) -> ()
void _mlir_ciface_strides(MemRef2dF32 *m, MemRef2dI32 *n, MemRef3dF64 *o);
static inline void strides_arrays(float *m, intptr_t m_dim1, int32_t *n, double *o, intptr_t o_dim0, intptr_t o_dim1, intptr_t o_dim2) {
  MemRef2dF32 m_memref = {m, m, 0, {8, m_dim1}, {m_dim1, 1}};
  MemRef2dI32 n_memref = {n, n, 0, {4, 4}, {1, 4}};
  MemRef3dF64 o_memref = {o, o, 0, {o_dim0, o_dim1, o_dim2}, {o_dim1 * o_dim2, o_dim2, 1}};
  _mlir_ciface_strides(&m_memref, &n_memref, &o_memref);
}

// @offset(memref<4xi8, strided<[3], offset: ?>>, memref<?xi8, strided<[?]>>, memref<2x?xi64, strided<[1, 2]>>) -> ()
void _mlir_ciface_offset(MemRef1dI8 *m, MemRef1dI8 *n, MemRef2dI64 *k);
static inline void offset_arrays(int8_t *m, int8_t *n, intptr_t n_dim0, int64_t *k, intptr_t k_dim1) {
  MemRef1dI8 m_memref = {m, m, 0, {4}, {3}};
  MemRef1dI8 n_memref = {n, n, 0, {n_dim0}, {1}};
  MemRef2dI64 k_memref = {k, k, 0, {2, k_dim1}, {1, 2}};
  _mlir_ciface_offset(&m_memref, &n_memref, &k_memref);
}

// @scalars(!llvm.ptr, i8, i16, bf16, i128, f128, f80, f64, i24, i48, i7) -> memref<3xf32>
void _mlir_ciface_scalars(MemRef1dF32 *result, void *p, int8_t q, int16_t r, uint16_t s, MlirI128 *t, MlirF128 *u, MlirF80 *w, double d, int32_t e, int64_t g, int8_t h);

// @vectors(vector<3xf32>, vector<2xf64>, vector<8xi1>, vector<16xi8>, vector<2x4xf32>, vector<f32>, vector<32xi32>) -> vector<4xf32>
void _mlir_ciface_vectors(Vector4xF32 *result, Vector3xF32 *a, Vector2xF64 *b, Vector8xI1 *c, Vector16xI8 *d, Vector2x4xF32 *e, VectorF32 *f, Vector32xI32 *g);

// @elements(memref<2xcomplex<f64>>, memref<2xvector<4xf32>>, memref<?xi1>, memref<?xindex>, memref<?xf16>) -> (complex<f64>, f32)
void _mlir_ciface_elements(elements_results *result, MemRef1dCF64 *a, MemRef1dV4xF32 *b, MemRef1dI1 *c, MemRef1dIndex *d, MemRef1dF16 *e);
static inline void elements_arrays(elements_results *result, ComplexF64 *a, Vector4xF32 *b, bool *c, intptr_t c_dim0, intptr_t *d, intptr_t d_dim0, uint16_t *e, intptr_t e_dim0) {
  MemRef1dCF64 a_memref = {a, a, 0, {2}, {1}};
  MemRef1dV4xF32 b_memref = {b, b, 0, {2}, {1}};
  MemRef1dI1 c_memref = {c, c, 0, {c_dim0}, {1}};
  MemRef1dIndex d_memref = {d, d, 0, {d_dim0}, {1}};
  MemRef1dF16 e_memref = {e, e, 0, {e_dim0}, {1}};
  _mlir_ciface_elements(result, &a_memref, &b_memref, &c_memref, &d_memref, &e_memref);
}

// @called(() -> (), f32) -> index
intptr_t _mlir_ciface_called(MlirFunction f, float x);

// C has nothing for the type '!llvm.struct<(i32, f64)>' of 'struct'.

// @result(i1) -> (memref<*xf32>, i8)
void _mlir_ciface_result(result_results *result, bool a);

#ifdef __cplusplus
}
#endif
#undef MLCC_ASSERT
#undef MLCC_ALIGNED

#endif
