// Runs softmax.mlir on rows of several ranges and compares it with
//
// - the same polynomial and the same order in C: 0 ULP,
// - softmax in f64 with the C library's exp: 4 ULP, which the polynomial
//   (2 ULP), the sum of 37 terms and the division may use up.
//
//     make -C examples softmax

#include "../check.h"

#include <math.h>
#include <mlcc/memref.h>

enum { ROWS = 24, COLS = 37 };

void _mlir_ciface_softmax(MemRef2dF32 *in, MemRef2dF32 *out);

static float in[ROWS][COLS], got[ROWS][COLS], want[ROWS][COLS],
    precise[ROWS][COLS];

static float exp_by_polynomial(float x) {
  static const float inverse_factorials[8] = {
      1.98412701e-4f, 0.00138888892f, 0.00833333377f, 0.0416666679f,
      0.166666672f,   0.5f,           1.0f,           1.0f};
  float clamped = x > -87.0f ? x : -87.0f;
  int32_t k = (int32_t)(clamped * 1.44269502f - 0.5f);
  float r = clamped - (float)k * 0.693359375f;
  r = r - (float)k * -2.12194442e-4f;
  float value = inverse_factorials[0];
  for (int i = 1; i < 8; i++)
    value = value * r + inverse_factorials[i];
  float result = value * f32_of_bits((uint32_t)(k + 127) << 23);
  return x < -87.0f ? 0.0f : result;
}

static void softmax(int i) {
  float max = -INFINITY, sum = 0;
  for (int j = 0; j < COLS; j++)
    max = in[i][j] > max ? in[i][j] : max;
  for (int j = 0; j < COLS; j++)
    sum += want[i][j] = exp_by_polynomial(in[i][j] - max);
  for (int j = 0; j < COLS; j++)
    want[i][j] /= sum;
}

static void softmax_in_f64(int i) {
  double max = -INFINITY, sum = 0;
  for (int j = 0; j < COLS; j++)
    max = in[i][j] > max ? in[i][j] : max;
  for (int j = 0; j < COLS; j++)
    sum += exp(in[i][j] - max);
  for (int j = 0; j < COLS; j++)
    precise[i][j] = (float)(exp(in[i][j] - max) / sum);
}

int main(int argc, char **argv) {
  Check check = check_begin("softmax", argc, argv);
  uint64_t seed = 3;
  // Multiples of 2^-12: differences are exact, in f32 and f64 alike.
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLS; j++)
      in[i][j] = (float)((int)(random_unit(&seed) * 4096) * (i + 1)) / 4096;

  MemRef2dF32 In = MEMREF_2D(MemRef2dF32, in[0], ROWS, COLS);
  MemRef2dF32 Out = MEMREF_2D(MemRef2dF32, got[0], ROWS, COLS);
  _mlir_ciface_softmax(&In, &Out);
  for (int i = 0; i < ROWS; i++) {
    softmax(i);
    softmax_in_f64(i);
  }

  check_f32(&check, "shares", got[0], want[0], ROWS * COLS, 0);
  check_f32(&check, "precise", got[0], precise[0], ROWS * COLS, 4);
  return check_end(&check);
}
