#include "check.h"

enum { M = 6, N = 10, K = 48 };

typedef struct {
  void *base, *data;
  int64_t offset, size[2], stride[2];
} Matrix;

void _mlir_ciface_matmul_i8(Matrix *a, Matrix *b, Matrix *c);

int main(void) {
  static int8_t a[M][K], b[N][K];
  static int32_t c[M][N], was[M][N];
  for (int i = 0; i < M; i++)
    for (int k = 0; k < K; k++)
      a[i][k] = (int8_t)(i * 37 + k * 11);
  for (int j = 0; j < N; j++)
    for (int k = 0; k < K; k++)
      b[j][k] = (int8_t)(j * 13 - k * 29);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      c[i][j] = was[i][j] = i - j;
  Matrix ma = {a, a, 0, {M, K}, {K, 1}}, mb = {b, b, 0, {N, K}, {K, 1}};
  Matrix mc = {c, c, 0, {M, N}, {N, 1}};
  _mlir_ciface_matmul_i8(&ma, &mb, &mc);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      int32_t sum = was[i][j];
      for (int k = 0; k < K; k++)
        sum += a[i][k] * b[j][k];
      CHECK(c[i][j] == sum);
    }
  return failures;
}
