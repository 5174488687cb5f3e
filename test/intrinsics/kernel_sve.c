#include "check.h"

enum { M = 5, N = 23, K = 17 };

typedef struct {
  void *base, *data;
  int64_t offset, size[2], stride[2];
} Matrix;

void _mlir_ciface_matmul_f32(Matrix *a, Matrix *b, Matrix *c);

int main(void) {
  static float a[M][K], b[K][N], c[M][N], was[M][N];
  for (int i = 0; i < M; i++)
    for (int k = 0; k < K; k++)
      a[i][k] = (float)(i * 3 - k) / 4;
  for (int k = 0; k < K; k++)
    for (int j = 0; j < N; j++)
      b[k][j] = (float)(k + j * 5) / 8;
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      c[i][j] = was[i][j] = (float)(i - j);
  Matrix ma = {a, a, 0, {M, K}, {K, 1}}, mb = {b, b, 0, {K, N}, {N, 1}};
  Matrix mc = {c, c, 0, {M, N}, {N, 1}};
  _mlir_ciface_matmul_f32(&ma, &mb, &mc);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      float sum = was[i][j];
      for (int k = 0; k < K; k++)
        sum += a[i][k] * b[k][j];
      CHECK(c[i][j] == sum);
    }
  return failures;
}
