// Multiplies matrices of bytes again and again.

#include "matrix.h"

void _mlir_ciface_matmul_amx(Matrix *a, Matrix *b, Matrix *c);

enum { M = 256, N = 256, K = 512, ROUNDS = 4000 };

int main(void) {
  static int8_t a[M][K], b[K / 4][N][4];
  static int32_t c[M][N];
  for (int i = 0; i < M * K; i++)
    a[i / K][i % K] = (int8_t)(i % 19 - 9);
  for (int i = 0; i < K * N; i++)
    b[i / (4 * N)][i / 4 % N][i % 4] = (int8_t)(i % 23 - 11);
  Matrix ma = matrix(a, M, K), mb = matrix(b, K / 4, 4 * N);
  Matrix mc = matrix(c, M, N);
  for (int i = 0; i < ROUNDS; i++)
    _mlir_ciface_matmul_amx(&ma, &mb, &mc);
  printf("%d\n", (int)c[M / 2][N / 3]);
}
