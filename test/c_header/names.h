// Made by mlcc for x86_64-unknown-linux-gnu.
//
// Memrefs, vectors, complex numbers, and integers and floats of more
// than 64 bits are passed by pointer, and results of these types, or
// several, through the first argument. Other floats than float and
// double are passed as the integers of their bits. A memref's
// `allocated` is what frees it; `aligned` is where elements are counted
// from. A result that is a memref is the caller's to free.
// A result that is a tensor is memory of its own, which mlcc_free_<name>()
// frees. Tensors that are arguments are only read, unless they have
// bufferization.writable or tf.aliasing_output.

#ifndef MLCC_HEADER_da32baf652e10ec4
#define MLCC_HEADER_da32baf652e10ec4

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

#ifndef MLCC_HAVE_MemRef2dUI16
#define MLCC_HAVE_MemRef2dUI16
typedef struct {
  uint16_t *allocated;
  uint16_t *aligned;
  intptr_t offset;
  intptr_t sizes[2];
  intptr_t strides[2];
} MemRef2dUI16;
MLCC_ASSERT(sizeof(MemRef2dUI16) == 56, "layout of MemRef2dUI16");
#endif

#ifndef MLCC_HAVE_MemRef2dF16
#define MLCC_HAVE_MemRef2dF16
typedef struct {
  uint16_t *allocated;
  uint16_t *aligned;
  intptr_t offset;
  intptr_t sizes[2];
  intptr_t strides[2];
} MemRef2dF16;
MLCC_ASSERT(sizeof(MemRef2dF16) == 56, "layout of MemRef2dF16");
#endif

#ifndef MLCC_HAVE_Vector2xI8
#define MLCC_HAVE_Vector2xI8
typedef struct {
  MLCC_ALIGNED(2) int8_t v[2];
} Vector2xI8;
#endif

#ifndef MLCC_HAVE_MlirI65
#define MLCC_HAVE_MlirI65
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirI65;
MLCC_ASSERT(sizeof(MlirI65) == 16, "layout of MlirI65");
#endif

#ifndef MLCC_HAVE_MemRef0dF8E5M2
#define MLCC_HAVE_MemRef0dF8E5M2
typedef struct {
  uint8_t *allocated;
  uint8_t *aligned;
  intptr_t offset;
} MemRef0dF8E5M2;
MLCC_ASSERT(sizeof(MemRef0dF8E5M2) == 24, "layout of MemRef0dF8E5M2");
#endif

#ifndef MLCC_HAVE_MemRef1dF4E2M1FN
#define MLCC_HAVE_MemRef1dF4E2M1FN
typedef struct {
  uint8_t *allocated;
  uint8_t *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} MemRef1dF4E2M1FN;
MLCC_ASSERT(sizeof(MemRef1dF4E2M1FN) == 40, "layout of MemRef1dF4E2M1FN");
#endif

#ifndef MLCC_HAVE_MlirUI128
#define MLCC_HAVE_MlirUI128
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirUI128;
MLCC_ASSERT(sizeof(MlirUI128) == 16, "layout of MlirUI128");
#endif

#ifndef MLCC_HAVE_MlirF80
#define MLCC_HAVE_MlirF80
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirF80;
MLCC_ASSERT(sizeof(MlirF80) == 16, "layout of MlirF80");
#endif

#ifndef MLCC_HAVE_ComplexF80
#define MLCC_HAVE_ComplexF80
typedef struct {
  MlirF80 re, im;
} ComplexF80;
MLCC_ASSERT(sizeof(ComplexF80) == 32, "layout of ComplexF80");
#endif

#ifndef MLCC_HAVE_Vector3xI4
#define MLCC_HAVE_Vector3xI4
typedef struct {
  MLCC_ALIGNED(2) uint8_t v[2]; // 3 elements of 4 bits, packed
} Vector3xI4;
#endif

#ifndef MLCC_HAVE_Vector2x5xI1
#define MLCC_HAVE_Vector2x5xI1
typedef struct {
  MLCC_ALIGNED(1) uint8_t v[2][1]; // 5 elements of 1 bits, packed
} Vector2x5xI1;
#endif

#ifndef MLCC_HAVE_MlirI128
#define MLCC_HAVE_MlirI128
typedef struct {
  MLCC_ALIGNED(16) uint64_t words[2];
} MlirI128;
MLCC_ASSERT(sizeof(MlirI128) == 16, "layout of MlirI128");
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

typedef struct {
  int32_t result0;
  MemRef1dF32 result1;
} tensor_results;

#ifndef MLCC_HAVE_Vector2xIndex
#define MLCC_HAVE_Vector2xIndex
typedef struct {
  MLCC_ALIGNED(16) intptr_t v[2];
} Vector2xIndex;
#endif

#ifndef MLCC_HAVE_ComplexF16
#define MLCC_HAVE_ComplexF16
typedef struct {
  uint16_t re, im;
} ComplexF16;
MLCC_ASSERT(sizeof(ComplexF16) == 4, "layout of ComplexF16");
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

#ifndef MLCC_HAVE_MemRef4dF32
#define MLCC_HAVE_MemRef4dF32
typedef struct {
  float *allocated;
  float *aligned;
  intptr_t offset;
  intptr_t sizes[4];
  intptr_t strides[4];
} MemRef4dF32;
MLCC_ASSERT(sizeof(MemRef4dF32) == 88, "layout of MemRef4dF32");
#endif

#ifndef MLCC_HAVE_Vector2xF32
#define MLCC_HAVE_Vector2xF32
typedef struct {
  MLCC_ALIGNED(8) float v[2];
} Vector2xF32;
#endif

// The first line of names that C has otherwise: see test/driver/c_header.sh.
// @first(i32, i32, i32, i32, i32, i32) -> ()
void _mlir_ciface_first(int32_t arg0, int32_t arg1, int32_t arg2, int32_t arg3, int32_t g_, int32_t _h);

// Indented by a tab,
//  and by spaces; a backslash would go on:
// The end of it is a backslash and spaces
// @indented(i32, i32, i32, i32, i32, i32, i32) -> ()
void _mlir_ciface_indented(int32_t arg0, int32_t arg, int32_t arg2, int32_t ag2, int32_t arg4, int32_t arg5, int32_t xor_);

// 'Zz_09@[' is no name in C.

//
// @Zz_09(ui8, ui64, memref<2x?xui16>, memref<?x3xf16>) -> vector<2xi8>
void _mlir_ciface_Zz_09(Vector2xI8 *result, uint8_t AZ, uint64_t az, MemRef2dUI16 *m, MemRef2dF16 *n);
static inline void Zz_09_arrays(Vector2xI8 *result, uint8_t AZ, uint64_t az, uint16_t *m, intptr_t m_dim1, uint16_t *n, intptr_t n_dim0) {
  MemRef2dUI16 m_memref = {m, m, 0, {2, m_dim1}, {m_dim1, 1}};
  MemRef2dF16 n_memref = {n, n, 0, {n_dim0, 3}, {3, 1}};
  _mlir_ciface_Zz_09(result, AZ, az, &m_memref, &n_memref);
}

// @generic(i32, i65) -> ()
void _mlir_ciface_generic(int32_t x, MlirI65 *y);

// '9' is no name in C.

// '' is no name in C.

// @floats(f8E4M3FN, tf32, memref<f8E5M2>, memref<2xf4E2M1FN>, i33, ui128, complex<f80>, vector<3xi4>, vector<2x5xi1>) -> ()
void _mlir_ciface_floats(uint8_t a, uint32_t b, MemRef0dF8E5M2 *c, MemRef1dF4E2M1FN *d, int64_t e, MlirUI128 *f, ComplexF80 *h, Vector3xI4 *i, Vector2x5xI1 *j);
static inline void floats_arrays(uint8_t a, uint32_t b, uint8_t *c, uint8_t *d, int64_t e, MlirUI128 *f, ComplexF80 *h, Vector3xI4 *i, Vector2x5xI1 *j) {
  MemRef0dF8E5M2 c_memref = {c, c, 0};
  MemRef1dF4E2M1FN d_memref = {d, d, 0, {2}, {1}};
  _mlir_ciface_floats(a, b, &c_memref, &d_memref, e, f, h, i, j);
}

// C has nothing for the type 'vector<4xi128>' of 'wide'.

// C has nothing for the type 'memref<1xmemref<2xf32>>' of 'nested_memref'.

// @tensor() -> (i32, tensor<2xf32>)
void _mlir_ciface_tensor(tensor_results *result);
void _mlir_ciface_mlcc_free_tensor(MemRef1dF32 *result1);
static inline void mlcc_free_tensor(tensor_results *result) {
  _mlir_ciface_mlcc_free_tensor(&result->result1);
}

// @index(vector<2xindex>, complex<f16>, memref<3x0x?xf32>, memref<?x?xf32, strided<[?, 2]>>, memref<?x?x2x?xf32, strided<[?, ?, ?, 1], offset: 7>>) -> vector<2xf32>
void _mlir_ciface_index(Vector2xF32 *result, Vector2xIndex *a, ComplexF16 *b, MemRef3dF32 *c, MemRef2dF32 *d, MemRef4dF32 *e);
static inline void index_arrays(Vector2xF32 *result, Vector2xIndex *a, ComplexF16 *b, float *c, intptr_t c_dim2, float *d, intptr_t d_dim0, intptr_t d_dim1, float *e, intptr_t e_dim0, intptr_t e_dim1, intptr_t e_dim3) {
  MemRef3dF32 c_memref = {c, c, 0, {3, 0, c_dim2}, {0 * c_dim2, c_dim2, 1}};
  MemRef2dF32 d_memref = {d, d, 0, {d_dim0, d_dim1}, {d_dim1, 2}};
  MemRef4dF32 e_memref = {e, e, 7, {e_dim0, e_dim1, 2, e_dim3}, {e_dim1 * 2 * e_dim3, 2 * e_dim3, e_dim3, 1}};
  _mlir_ciface_index(result, a, b, &c_memref, &d_memref, &e_memref);
}

#ifdef __cplusplus
}
#endif
#undef MLCC_ASSERT
#undef MLCC_ALIGNED

#endif
