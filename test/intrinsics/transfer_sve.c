#include "check.h"

#include <arm_sve.h>

enum { M = 4, K = 8, ROWS = 20, MOST = 16 };

typedef struct {
  void *base, *data;
  int64_t offset, size[2], stride[2];
} Matrix;

void _mlir_ciface_products(Matrix *lhs, Matrix *rhs, Matrix *acc, int64_t j);

static void check(int64_t first) {
  int8_t a[M][K], b[ROWS][K];
  int32_t c[M][MOST], was[M][MOST];
  int n = (int)svcntw();
  for (int i = 0; i < M * K; i++)
    a[i / K][i % K] = (int8_t)(29 * i - 60);
  for (int i = 0; i < ROWS * K; i++)
    b[i / K][i % K] = (int8_t)(90 - 17 * i);
  for (int i = 0; i < M * MOST; i++)
    c[i / MOST][i % MOST] = was[i / MOST][i % MOST] = 100 * i;
  Matrix ma = {a, a, 0, {M, K}, {K, 1}}, mb = {b, b, 0, {ROWS, K}, {K, 1}};
  Matrix mc = {c, c, 0, {M, MOST}, {MOST, 1}};
  _mlir_ciface_products(&ma, &mb, &mc, first);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < n; j++) {
      int32_t sum = was[i][j];
      for (int k = 0; k < K; k++)
        sum += a[i][k] * (first + j < ROWS ? b[first + j][k] : 3);
      CHECK(c[i][j] == sum);
    }
}

int main(void) {
  check(0);
  check(3);
  check(18);
  return failures;
}
