// Calls the functions of kernels.mlir as their header says.
#include "kernels.h"
#ifdef HAVE_BFLOAT
#include "bfloat.h"
#endif

#ifdef WITHOUT_LIBC
#include "bare.h"
#else
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#endif

static int failed;

#define CHECK(what)                                                            \
  do {                                                                         \
    if (!(what)) {                                                             \
      printf("line %d: %s\n", __LINE__, #what);                                \
      failed = 1;                                                              \
    }                                                                          \
  } while (0)

// The words of a wide integer in the machine's order
static MlirI128 wide(int64_t value) {
  MlirI128 w;
  const uint16_t one = 1;
  int low = *(const uint8_t *)&one ? 0 : 1;
  w.words[low] = (uint64_t)value;
  w.words[!low] = value < 0 ? ~(uint64_t)0 : 0;
  return w;
}

static bool same(const void *a, const void *b, size_t size) {
  return !memcmp(a, b, size);
}

// Nobody may rely on what is above a short argument.
static void check_integers(volatile int64_t dirt) {
  CHECK(_mlir_ciface_neg_i8(-128 + (int8_t)dirt) == -128);
  CHECK(_mlir_ciface_neg_i8(100) == -100);
  CHECK(_mlir_ciface_neg_i16(12345) == -12345);
  CHECK(_mlir_ciface_neg_i32(2000000000) == -2000000000);
  CHECK(_mlir_ciface_neg_i64(INT64_C(1) << 60) == -(INT64_C(1) << 60));
  MlirI128 x = wide(5), y, minus = wide(-5);
  _mlir_ciface_neg_i128(&y, &x);
  CHECK(same(&y, &minus, sizeof y));
  CHECK(_mlir_ciface_not(false) == true && !_mlir_ciface_not(true));
  CHECK(_mlir_ciface_widen(-16) == -16 && _mlir_ciface_widen(15) == 15);
  CHECK(_mlir_ciface_widen_all((int8_t)(dirt + 0x1ff), (int16_t)(dirt - 3),
                               (int32_t)(dirt - 7), dirt == 0) == -10);
  CHECK(_mlir_ciface_twice_index(-21) == -42);
  CHECK(_mlir_ciface_same_pointer(&failed) == &failed);
}

static void check_floats(void) {
  CHECK(_mlir_ciface_half_f32(3) == 1.5f);
  CHECK(_mlir_ciface_half_f64(-0.25) == -0.125);
  CHECK(_mlir_ciface_twice_f16(0x3e00) == 0x4200); // 1.5, 3
#ifdef HAVE_BFLOAT
  CHECK(_mlir_ciface_twice_bf16(0x3fc0) == 0x4040); // 1.5, 3
#endif
  MlirF128 x = {{1, 2}}, y;
  _mlir_ciface_negate_f128(&y, &x);
  MlirF128 z;
  _mlir_ciface_negate_f128(&z, &y);
  CHECK(!same(&x, &y, sizeof x) && same(&x, &z, sizeof x));
}

static void check_many(void) {
  many_results r;
  _mlir_ciface_many(&r, -1, 0.5f, 20, 0.25, -300, 4000, true, 8, 50000, 16);
  CHECK(r.result0 == -1 + 20 - 300 + 4000 + 50000);
  CHECK(r.result1 == 24.75);
  CHECK(r.result2 == -1 && r.result3 == true);
  CHECK(r.result4 == 0x4e30); // 24.75
}

static void check_pairs_and_vectors(void) {
  ComplexF32 x = {1, 2}, one;
  ComplexF64 y = {3, 4};
  same_complex_results r;
  _mlir_ciface_same_complex(&r, &x, &y);
  CHECK(same(&r.result0, &y, sizeof y) && same(&r.result1, &x, sizeof x));
  _mlir_ciface_same_one(&one, &x);
  CHECK(same(&one, &x, sizeof x));
  Vector4xI32 v = {{1, -2, 3, 40000}}, twice;
  _mlir_ciface_twice_vector(&twice, &v);
  for (int i = 0; i < 4; i++)
    CHECK(twice.v[i] == 2 * v.v[i]);
  Vector2x3xF32 m = {{{1, 2, 3}, {4, 5, 6}}};
  Vector8xI1 mask = {{0xa5}};
  same_matrix_results s;
  _mlir_ciface_same_matrix(&s, &m, &mask);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      CHECK(s.result0.v[i][j] == m.v[i][j]);
  CHECK(s.result1.v[0] == 0xa5);
}

static void check_memrefs(void) {
  int32_t scalar = 21;
  bump0_arrays(&scalar);
  CHECK(scalar == 42);
  int64_t line[] = {10, 20, 30};
  bump1_arrays(line, 3);
  CHECK(line[0] == 10 && line[1] == 21 && line[2] == 32);
  float matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
  MemRef2dF32 t;
  transposed2_arrays(&t, *matrix, 2, 3);
  CHECK(t.sizes[0] == 3 && t.sizes[1] == 2);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      CHECK(t.aligned[t.offset + j * t.strides[0] + i * t.strides[1]] ==
            matrix[i][j]);
  free(t.allocated);
  int16_t box[2][3][4] = {{{0}}};
  box[1][2][3] = -7;
  CHECK(corner3_arrays(&box[0][0][0], 2, 4) == -7);
  int8_t columns[5][4];
  for (int j = 0; j < 5; j++)
    for (int i = 0; i < 4; i++)
      columns[j][i] = (int8_t)(10 * i + j);
  CHECK(column_major_arrays(&columns[0][0], 3, 4) == 34);
  intptr_t cells[1] = {0};
  sizes5_results s;
  sizes5_arrays(&s, cells, 1, 2, 3, 4, 5);
  CHECK(s.result0 == 1 && s.result2 == 3 && s.result4 == 5);
  MemRef2dF32 any = {0};
  UnrankedMemRef unranked = {2, &any};
  CHECK(_mlir_ciface_rank(&unranked) == 2);
  bool flags[3] = {true, false, true};
  flags_arrays(flags);
  CHECK(flags[0] && !flags[1] && !flags[2]);
  ComplexF32 pairs[2] = {{1, 2}, {3, 4}};
  MlirI128 words[2] = {wide(1), wide(-2)};
  second_results r;
  second_arrays(&r, pairs, 2, words, 2);
  CHECK(r.result0.re == 3 && r.result0.im == 4);
  CHECK(same(&r.result1, &words[1], sizeof words[1]));
}

// Called by MLIR, so it is no part of the header.
int16_t _mlir_ciface_c_sum(int8_t a, int16_t b, bool c, MlirI128 *d,
                           ComplexF32 *e, uint16_t f, MemRef1dI32 *m);
int16_t _mlir_ciface_c_sum(int8_t a, int16_t b, bool c, MlirI128 *d,
                           ComplexF32 *e, uint16_t f, MemRef1dI32 *m) {
  MlirI128 nine = wide(9);
  CHECK(a == -5 && b == -600 && c && same(d, &nine, sizeof nine));
  CHECK(e->re == 1 && e->im == -1 && f == 0x3c00);
  return (int16_t)(a + b + m->aligned[m->offset]);
}

static void check_calls_of_c(void) {
  MlirI128 nine = wide(9);
  ComplexF32 e = {1, -1};
  int32_t data[] = {-70};
  CHECK(call_c_arrays(-5, -600, true, &nine, &e, 0x3c00, data, 1) == -675);
}

int main(void) {
  check_integers(0);
  check_floats();
  check_many();
  check_pairs_and_vectors();
  check_memrefs();
  check_calls_of_c();
  puts(failed ? "failed" : "c_header: ok");
  return failed;
}
