#include "check.h"

enum { M = 8, N = 64, K = 40 };

typedef struct {
  void *base, *data;
  int64_t offset, size[2], stride[2];
} Matrix;

void _mlir_ciface_matmul_bf16(Matrix *a, Matrix *b, Matrix *c);

int main(void) {
  static uint16_t a[M][K], b[K / 2][N][2];
  static float c[M][N], was[M][N];
  for (int i = 0; i < M; i++)
    for (int k = 0; k < K; k++)
      a[i][k] = to_bf16((float)(i * 7 + k * 3) / 8 - 9);
  for (int k = 0; k < K; k++)
    for (int j = 0; j < N; j++)
      b[k / 2][j][k % 2] = to_bf16((float)(k * 5 - j) / 4);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      c[i][j] = was[i][j] = (float)(i - j);
  Matrix ma = {a, a, 0, {M, K / 2}, {K / 2, 1}};
  Matrix mb = {b, b, 0, {K / 2, 2 * N}, {2 * N, 1}};
  Matrix mc = {c, c, 0, {M, N}, {N, 1}};
  _mlir_ciface_matmul_bf16(&ma, &mb, &mc);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      double sum = was[i][j];
      for (int k = 0; k < K; k++)
        sum += (double)from_bf16(a[i][k]) * from_bf16(b[k / 2][j][k % 2]);
      CHECK(fabs(c[i][j] - sum) <= 1e-3 * (fabs(sum) + 1));
    }
  return failures;
}
