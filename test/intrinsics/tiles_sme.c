#include "check.h"

enum { K = 3, MOST = 32 };

static int words(void) { // of a vector
  register int64_t n __asm__("x0");
  __asm__(".inst 0x04bf5820" : "=r"(n)); // rdsvl x0, #1
  return (int)n / 4;
}

typedef struct {
  float *base, *data;
  int64_t offset, size[2], stride[2];
} Matrix;

static Matrix matrix(float *data, int64_t rows, int64_t columns) {
  return (Matrix){data, data, 0, {rows, columns}, {MOST, 1}};
}

void _mlir_ciface_products(Matrix *x, Matrix *y, Matrix *z);
void _mlir_ciface_masked(Matrix *x, Matrix *y, Matrix *z, int64_t m, int64_t n);
void _mlir_ciface_columns(Matrix *x, Matrix *z);

static float x[K][MOST], y[K][MOST], z[MOST + 1][MOST], was[MOST + 1][MOST];

static void fill(void) {
  for (int i = 0; i < K * MOST; i++) {
    x[i / MOST][i % MOST] = (float)(i - 40);
    y[i / MOST][i % MOST] = (float)(7 * i % 23);
  }
  for (int i = 0; i < (MOST + 1) * MOST; i++)
    z[i / MOST][i % MOST] = was[i / MOST][i % MOST] = (float)i;
}

static void check_products(void) {
  int n = 2 * words();
  fill();
  Matrix a = matrix(x[0], K, n), b = matrix(y[0], K, n);
  Matrix c = matrix(z[0], n, n);
  _mlir_ciface_products(&a, &b, &c);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      float sum = 0;
      for (int k = 0; k < K; k++)
        sum += x[k][i] * y[k][j];
      CHECK(z[i][j] == sum);
    }
  CHECK(z[n][0] == was[n][0]);
}

static void check_masked(int rows, int columns) {
  int n = words(), m = rows < 2 * n ? rows : 2 * n;
  int k = columns < n ? columns : n;
  fill();
  Matrix a = matrix(x[0], K, 2 * n), b = matrix(y[0], K, n);
  Matrix c = matrix(z[0], 2 * n, 2 * n);
  _mlir_ciface_masked(&a, &b, &c, rows, columns);
  for (int i = 0; i < 2 * n; i++)
    for (int j = 0; j < n; j++)
      CHECK(z[i][j] ==
            (i < m && j < k ? was[j][i] + x[0][i] * y[0][j] : was[i][j]));
}

static void check_columns(void) {
  int n = words();
  fill();
  Matrix a = matrix(x[0], K, n), c = matrix(z[0], n, 2);
  _mlir_ciface_columns(&a, &c);
  for (int i = 0; i < n; i++) {
    CHECK(z[i][0] == x[0][i] && z[i][1] == x[1][i]);
    CHECK(z[i][2] == was[i][2]);
  }
}

int main(void) {
  check_products();
  check_masked(3, 2), check_masked(0, 1), check_masked(100, 100);
  check_masked(6, 4), check_masked(5, 100);
  check_columns();
  return failures;
}
