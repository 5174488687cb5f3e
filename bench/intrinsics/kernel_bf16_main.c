// Multiplies matrices of bf16 again and again.

#include "matrix.h"

void _mlir_ciface_matmul_bf16(Matrix *a, Matrix *b, Matrix *c);

enum { M = 192, N = 256, K = 512, ROUNDS = 2000 };

int main(void) {
  static uint16_t a[M][K], b[K / 2][N][2];
  static float c[M][N];
  for (int i = 0; i < M * K; i++)
    a[i / K][i % K] = (uint16_t)(0x3f80 + i % 64); // 1 to 1.5
  for (int i = 0; i < K * N; i++)
    b[i / (2 * N)][i / 2 % N][i % 2] = (uint16_t)(0x3f00 + i % 50);
  Matrix ma = matrix(a, M, K / 2), mb = matrix(b, K / 2, 2 * N);
  Matrix mc = matrix(c, M, N);
  for (int i = 0; i < ROUNDS; i++)
    _mlir_ciface_matmul_bf16(&ma, &mb, &mc);
  printf("%g\n", c[M / 2][N / 3]);
}
