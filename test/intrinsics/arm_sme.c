#include "check.h"

#include <stdlib.h>

enum { MOST = 64 }; // bytes of the longest vector

static int64_t vector_bytes(void) {
  register int64_t n __asm__("x0");
  __asm__(".inst 0x04bf5820" : "=r"(n)); // rdsvl x0, #1
  return n;
}

typedef struct {
  void *base, *data;
  int64_t offset, size[2], stride[2];
} Matrix;
typedef struct {
  void *base, *data;
  int64_t offset, size, stride;
} Vector;

static Matrix matrix(void *data, int64_t n) {
  return (Matrix){data, data, 0, {n, n}, {n, 1}};
}
static Vector vector(void *data, int64_t n) {
  return (Vector){data, data, 0, n, 1};
}

#define TRANSPOSE(name, type)                                                  \
  void _mlir_ciface_transpose_##name(Matrix *, Matrix *, Matrix *);            \
  static void check_transpose_##name(void) {                                   \
    int n = (int)(vector_bytes() / (int)sizeof(type));                         \
    type in[MOST * MOST], out[MOST * MOST], back[MOST * MOST];                 \
    for (int i = 0; i < n * n; i++)                                            \
      in[i] = (type)(37 * i + 5);                                              \
    Matrix a = matrix(in, n), b = matrix(out, n), c = matrix(back, n);         \
    _mlir_ciface_transpose_##name(&a, &b, &c);                                 \
    for (int i = 0; i < n; i++)                                                \
      for (int j = 0; j < n; j++)                                              \
        CHECK(out[j * n + i] == in[i * n + j]);                                \
    CHECK(!memcmp(in, back, (size_t)(n * n) * sizeof(type)));                  \
  }
TRANSPOSE(i8, int8_t)
TRANSPOSE(i16, int16_t)
TRANSPOSE(i32, int32_t)
TRANSPOSE(i64, int64_t)
TRANSPOSE(i128, __int128)
TRANSPOSE(f16, uint16_t)
TRANSPOSE(bf16, uint16_t)
TRANSPOSE(f32, float)
TRANSPOSE(f64, double)

// Words

typedef struct {
  int n;
  int32_t in[MOST * MOST], by[MOST * MOST], out[MOST * MOST];
  Matrix a, b, c;
} Words;

static Words *words(void) {
  static Words w;
  w.n = (int)(vector_bytes() / 4);
  for (int i = 0; i < w.n * w.n; i++) {
    w.in[i] = 1000 + 7 * i;
    w.by[i] = -3 * i;
    w.out[i] = 11;
  }
  w.a = matrix(w.in, w.n), w.b = matrix(w.by, w.n), w.c = matrix(w.out, w.n);
  return &w;
}
#define AT(m, i, j) w->m[(i)*w->n + (j)]
#define ALL(expected)                                                          \
  for (int i = 0; i < w->n; i++)                                               \
    for (int j = 0; j < w->n; j++)                                             \
  CHECK(AT(out, i, j) == (expected))

typedef void MaskedFn(Matrix *, Matrix *, int64_t, int64_t);
MaskedFn _mlir_ciface_masked_zero, _mlir_ciface_masked_pad,
    _mlir_ciface_masked_store, _mlir_ciface_slices, _mlir_ciface_slice_memory;

static void check_masked(int64_t rows, int64_t columns) {
  Words *w = words();
  _mlir_ciface_masked_zero(&w->a, &w->c, rows, columns);
  ALL(i < rows && j < columns ? AT(in, i, j) : 0);
  w = words();
  _mlir_ciface_masked_pad(&w->a, &w->c, rows, columns);
  ALL(j < rows && i < columns ? AT(in, j, i) : -7);
  w = words();
  _mlir_ciface_masked_store(&w->a, &w->c, rows, columns);
  ALL(i < rows && j < columns ? AT(in, i, j) : 11);
}

static void check_slices(void) {
  Words *w = words();
  _mlir_ciface_slices(&w->a, &w->c, 1, 2);
  ALL(i == 1 ? AT(in, j, 2) : j == 2 ? AT(in, 1, i) : 0);
  w = words();
  _mlir_ciface_slice_memory(&w->a, &w->c, 1, 2);
  for (int j = 0; j < w->n; j++) {
    CHECK(AT(out, 0, j) == AT(in, 2, j));
    CHECK(AT(out, 1, j) == (j == 1 ? AT(in, 2, 2) : AT(in, 1, j)));
  }
}

void _mlir_ciface_choose(Matrix *, Matrix *, Matrix *, _Bool, int64_t);
void _mlir_ciface_copied(Matrix *, Matrix *);
void _mlir_ciface_vectors(Matrix *, Matrix *, int32_t, int64_t);
void _mlir_ciface_filled(Matrix *, Matrix *, int32_t);
void _mlir_ciface_streaming_vl(Vector *);
void stored_row(const int32_t *, int32_t *);

static void check_flow(void) {
  Words *w = words();
  _mlir_ciface_choose(&w->a, &w->b, &w->c, 1, 3);
  ALL((i < 3 ? 2 : 1) * (i == 1 ? AT(in, 0, j) : AT(in, i, j)));
  w = words();
  _mlir_ciface_choose(&w->a, &w->b, &w->c, 0, 1);
  ALL((i < 1 ? 2 : 1) * AT(by, i, j));
  w = words();
  _mlir_ciface_copied(&w->a, &w->c);
  ALL(AT(in, i, j));
}

static void check_vectors(void) {
  Words *w = words();
  _mlir_ciface_vectors(&w->a, &w->c, 99, 2);
  ALL(j == 2 && i == 1 ? 99 : AT(in, j, i));
  _mlir_ciface_filled(&w->c, &w->b, -4);
  ALL(5);
  for (int i = 0; i < w->n * w->n; i++)
    CHECK(w->by[i] == -4);
}

static void check_whole(void) {
  int64_t n[4];
  Vector v = vector(n, 4);
  _mlir_ciface_streaming_vl(&v);
  for (int i = 0; i < 4; i++)
    CHECK(n[i] == vector_bytes() >> i);
  Words *w = words();
  stored_row(w->in, w->out);
  CHECK(!memcmp(w->in, w->out, (size_t)vector_bytes()));
}

void _mlir_ciface_in_memory(Matrix *, Matrix *, Matrix *);
static void check_in_memory(void) {
  int n = (int)vector_bytes();
  static int8_t in[MOST * MOST], by[MOST * MOST], out[MOST * MOST];
  for (int i = 0; i < n * n; i++)
    in[i] = (int8_t)(i * 5), by[i] = (int8_t)(i * 3 + i / n);
  Matrix a = matrix(in, n), b = matrix(by, n), c = matrix(out, n);
  _mlir_ciface_in_memory(&a, &b, &c);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      CHECK(out[i * n + j] == (i ? in[i * n + j] : by[j * n + 1]));
}

// Products: `ways` neighbours of either vector for each element

typedef void ProductFn(Vector *, Vector *, Matrix *, int64_t, int64_t);
#define PRODUCT(name, a_type, b_type, acc, ways, sign, rows, columns, read,    \
                keep)                                                          \
  ProductFn _mlir_ciface_##name;                                               \
  static void check_##name(void) {                                             \
    int n = (int)(vector_bytes() / (int)sizeof(acc)), m = n * ways;            \
    a_type a[MOST];                                                            \
    b_type b[MOST];                                                            \
    acc z[MOST * MOST / 16], was[MOST * MOST / 16];                            \
    int64_t i_most = (rows) < 0 ? m : (rows),                                  \
            j_most = (columns) < 0 ? m : (columns);                            \
    for (int i = 0; i < m; i++) {                                              \
      a[i] = (a_type)MAKE_##read(a_type, 13 * (i % 9) - 50);                   \
      b[i] = (b_type)MAKE_##read(b_type, 60 - 17 * (i % 7));                   \
    }                                                                          \
    for (int i = 0; i < n * n; i++)                                            \
      z[i] = was[i] = (acc)(i * 3 - 5);                                        \
    Vector x = vector(a, m), y = vector(b, m);                                 \
    Matrix t = matrix(z, n);                                                   \
    _mlir_ciface_##name(&x, &y, &t, i_most, j_most);                           \
    for (int i = 0; i < n; i++)                                                \
      for (int j = 0; j < n; j++) {                                            \
        acc sum = 0;                                                           \
        for (int k = 0; k < ways; k++)                                         \
          if (i * ways + k < i_most && j * ways + k < j_most)                  \
            sum += (acc)READ_##read(a[i * ways + k]) *                         \
                   (acc)READ_##read(b[j * ways + k]);                          \
        CHECK(z[i * n + j] == (keep ? was[i * n + j] : 0) sign sum);           \
      }                                                                        \
  }
#define MAKE_PLAIN(type, value) (value)
#define READ_PLAIN(value)       (value)
#define MAKE_BF16(type, value)  to_bf16((float)(value))
#define READ_BF16(value)        from_bf16(value)
#define MAKE_F16(type, value)   (value)
#define READ_F16(value)         (float)(value)
PRODUCT(outer_f32, float, float, float, 1, +, -1, -1, PLAIN, 1)
PRODUCT(outer_f32_new, float, float, float, 1, +, -1, -1, PLAIN, 0)
PRODUCT(outer_f32_masked, float, float, float, 1, +, 3, 2, PLAIN, 1)
PRODUCT(outer_f32_sub, float, float, float, 1, -, -1, -1, PLAIN, 1)
PRODUCT(outer_f64, double, double, double, 1, +, -1, -1, PLAIN, 1)
PRODUCT(outer_f64_masked, double, double, double, 1, +, 2, 1, PLAIN, 0)
PRODUCT(fmopa_f16, __fp16, __fp16, float, 2, +, 5, 6, F16, 1)
PRODUCT(fmops_f16, __fp16, __fp16, float, 2, -, -1, -1, F16, 1)
PRODUCT(fmopa_bf16, uint16_t, uint16_t, float, 2, +, 5, 6, BF16, 1)
PRODUCT(fmops_bf16, uint16_t, uint16_t, float, 2, -, -1, -1, BF16, 1)
#define INTEGERS(sign, a, b)                                                   \
  PRODUCT(sign##mopa_8, a##8_t, b##8_t, int32_t, 4, +, 9, 14, PLAIN, 1)        \
  PRODUCT(sign##mops_8, a##8_t, b##8_t, int32_t, 4, -, -1, -1, PLAIN, 1)       \
  PRODUCT(sign##mopa_16, a##16_t, b##16_t, int64_t, 4, +, -1, -1, PLAIN, 1)    \
  PRODUCT(sign##mops_16, a##16_t, b##16_t, int64_t, 4, -, -1, -1, PLAIN, 1)
INTEGERS(s, int, int)
INTEGERS(u, uint, uint)
INTEGERS(su, int, uint)
INTEGERS(us, uint, int)
// QEMU before 8.2 adds what belongs into row 1 to row 0.
static int emulator_is_wrong(void) {
  int8_t a[MOST] = {[4] = 1};
  int32_t z[MOST * MOST / 16] = {0};
  int n = (int)vector_bytes();
  Vector x = vector(a, n);
  Matrix t = matrix(z, n / 4);
  _mlir_ciface_smopa_8(&x, &x, &t, n, n);
  return z[1] == 1 && z[n / 4 + 1] == 0;
}

static void check_integers(void) {
  check_smopa_16(), check_smops_16(), check_umopa_16(), check_umops_16();
  check_sumopa_16(), check_sumops_16(), check_usmopa_16(), check_usmops_16();
  if (emulator_is_wrong()) {
    printf("skipped products of bytes: this emulator gets them wrong\n");
    return;
  }
  check_smopa_8(), check_smops_8(), check_umopa_8(), check_umops_8();
  check_sumopa_8(), check_sumops_8(), check_usmopa_8(), check_usmops_8();
}

void _mlir_ciface_printed(Matrix *);

int main(int argc, char **argv) {
  if (argc > 1) { // shows a tile
    Words *w = words();
    _mlir_ciface_printed(&w->a);
    return 0;
  }
  check_transpose_i8(), check_transpose_i16(), check_transpose_i32();
  check_transpose_i64(), check_transpose_i128(), check_transpose_f16();
  check_transpose_bf16(), check_transpose_f32(), check_transpose_f64();
  check_masked(3, 2), check_masked(0, 4), check_masked(100, 100);
  check_slices(), check_flow(), check_vectors(), check_whole();
  check_in_memory();
  check_outer_f32(), check_outer_f32_new(), check_outer_f32_masked();
  check_outer_f32_sub(), check_outer_f64(), check_outer_f64_masked();
  check_fmopa_f16(), check_fmops_f16();
  check_fmopa_bf16(), check_fmops_bf16();
  check_integers();
  return failures;
}
