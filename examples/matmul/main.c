// Runs matmul.mlir on a 67 x 45 by 45 x 83 product and compares it with the
// triple loop in C. Each element sums in the same order: 0 ULP.
//
//     make -C examples matmul

#include "../check.h"

#include <mlcc/memref.h>

enum { ROWS = 67, DEPTH = 45, COLS = 83 };

void _mlir_ciface_matmul(MemRef2dF32 *a, MemRef2dF32 *b, MemRef2dF32 *c);

static float a[ROWS * DEPTH], b[DEPTH * COLS], got[ROWS * COLS],
    want[ROWS * COLS];

static void multiply(void) {
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLS; j++) {
      float sum = 0;
      for (int k = 0; k < DEPTH; k++)
        sum += a[i * DEPTH + k] * b[k * COLS + j];
      want[i * COLS + j] = sum;
    }
}

int main(int argc, char **argv) {
  Check check = check_begin("matmul", argc, argv);
  uint64_t seed = 1;
  for (int i = 0; i < ROWS * DEPTH; i++)
    a[i] = (float)random_unit(&seed);
  for (int i = 0; i < DEPTH * COLS; i++)
    b[i] = (float)random_unit(&seed);

  MemRef2dF32 A = MEMREF_2D(MemRef2dF32, a, ROWS, DEPTH);
  MemRef2dF32 B = MEMREF_2D(MemRef2dF32, b, DEPTH, COLS);
  MemRef2dF32 C = MEMREF_2D(MemRef2dF32, got, ROWS, COLS);
  _mlir_ciface_matmul(&A, &B, &C);
  multiply();

  check_f32(&check, "product", got, want, ROWS * COLS, 0);
  return check_end(&check);
}
