// Products of matrices of f32 beside what the machine can do: as many products and
// sums in registers, or, for few rows, reading the second matrix. rows.inc has
// ROW(rows, columns, sums, suffix) for each function product_<rows>_<columns>_<sums>.
#include "turns.h"

enum { FEW_ROWS = 8 };

// As many elements as the widest vector has.
#ifdef __AVX512F__
typedef float Vector __attribute__((vector_size(64)));
#elif defined(__AVX__)
typedef float Vector __attribute__((vector_size(32)));
#else
typedef float Vector __attribute__((vector_size(16)));
#endif
enum { LANES = sizeof(Vector) / sizeof(float) };
enum { SUMS = LANES == 16 ? 24 : 12 };

#define ROW(m, n, k, suffix)                                                   \
  void product_##m##_##n##_##k##suffix(float *, float *, float *);
extern "C" {
#include "rows.inc"
}
#undef ROW

static float sink;

// Sums that do not wait for each other, in registers: each is computed, and there.
static void multiply_and_add(double operations) {
  Vector factor = {}, x = {};
  for (int i = 0; i < LANES; i++)
    factor[i] = 0.5f, x[i] = 1;
#ifdef __AVX512F__
#define EACH(F)                                                                \
  F(0)                                                                         \
  F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14)   \
      F(15) F(16) F(17) F(18) F(19) F(20) F(21) F(22) F(23)
#else
#define EACH(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11)
#endif
#define START(i) Vector sum##i = factor;
#define STEP(i)                                                                \
  sum##i = sum##i * factor + x;                                                \
  asm volatile("" : "+v"(sum##i));
#define FINISH(i) sink += sum##i[0];
  EACH(START)
  size_t steps = size_t(operations / (2.0 * 2 * SUMS * LANES));
  for (size_t i = 0; i < steps; i++) {
    EACH(STEP) EACH(STEP)
  }
  EACH(FINISH)
}

static void read(const float *from, size_t count) {
  Vector sums[8] = {};
  for (size_t i = 0; i + 8 * LANES <= count; i += 8 * LANES)
    for (int j = 0; j < 8; j++)
      sums[j] += *reinterpret_cast<const Vector *>(from + i + j * LANES);
  for (Vector &sum : sums)
    sink += sum[0];
}

static void measure(int m, int n, int k,
                    void (*ours)(float *, float *, float *)) {
  float *a = new_array<float>(size_t(m) * k, 7, 13),
        *b = new_array<float>(size_t(k) * n, 5, 11),
        *c = new_array<float>(size_t(m) * n, 1, 3);
  double operations = 2.0 * m * n * k;
  char name[64];
  std::snprintf(name, sizeof name, "%dx%dx%d%s", m, n, k,
                m <= FEW_ROWS ? " beside reading" : "");
  auto theirs = [&] {
    if (m <= FEW_ROWS)
      read(b, size_t(k) * n);
    else
      multiply_and_add(operations);
  };
  print_row(name, operations,
            take_turns(
                operations, [&] { ours(a, b, c); }, theirs),
            true);
  std::free(a), std::free(b), std::free(c);
}

int main() {
#define ROW(m, n, k, suffix) measure(m, n, k, product_##m##_##n##_##k##suffix);
#include "rows.inc"
  return sink == 42 ? 2 : 0;
}
