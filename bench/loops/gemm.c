// C = 1.2 C + 1.5 A B, as in gemm.mlir.
#include <stdio.h>
#include <stdlib.h>

enum { N = 400, M = 300, L = 350 };

void gemm(double a[N][M], double b[M][L], double c[N][L]) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < L; j++)
      c[i][j] *= 1.2;
    for (int k = 0; k < M; k++)
      for (int j = 0; j < L; j++)
        c[i][j] += 1.5 * a[i][k] * b[k][j];
  }
}

static void *filled(int n, int m) {
  double *x = aligned_alloc(64, ((size_t)n * m * 8 + 63) / 64 * 64);
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++)
      x[i * m + j] = (int)((i * j + 1) % 97) / 97.0;
  return x;
}

int main(void) {
  void *a = filled(N, M), *b = filled(M, L);
  double(*c)[L] = filled(N, L);
  for (int round = 0; round < 10; round++)
    gemm(a, b, c);
  printf("%lg\n", c[123][45]);
  return 0;
}
