// Products of several sizes, compared with loops. Prints the level that the
// processor was found to have, and whether products are fused with sums.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Matrix {
  float *allocated, *aligned;
  intptr_t offset, sizes[2], strides[2];
} Matrix;

typedef struct Result {
  float first;
  intptr_t size;
} Result;

void _mlir_ciface_product(Result *, Matrix *, Matrix *, Matrix *);

#ifdef SAYS
int mlcc_cpu_has(const char *level) {
  return strstr(getenv("LEVELS"), level) != NULL;
}
#endif

#ifdef LEVEL
extern int LEVEL;
#else
enum { LEVEL };
#endif

static Matrix matrix(int rows, int columns) {
  float *data = malloc(sizeof *data * rows * columns);
  for (int i = 0; i < rows * columns; i++)
    data[i] = i % 7 - 3;
  return (Matrix){data, data, 0, {rows, columns}, {columns, 1}};
}

static int is_right(int m, int n, int k) {
  Matrix a = matrix(m, k), b = matrix(k, n), c = matrix(m, n);
  Result result;
  _mlir_ciface_product(&result, &a, &b, &c);
  int right = result.first == c.aligned[0] && result.size == m;
  for (int i = 0; i < m * n; i++) {
    float sum = 0;
    for (int l = 0; l < k; l++)
      sum += a.aligned[i / n * k + l] * b.aligned[l * n + i % n];
    right &= sum == c.aligned[i];
  }
  free(a.aligned), free(b.aligned), free(c.aligned);
  return right;
}

// x * x is 1 + 2^-11 + 2^-24, of which a product that is rounded loses the last.
static int is_fused(void) {
  Matrix a = matrix(8, 2), b = matrix(2, 64), c = matrix(8, 64);
  const float x = 1 + 0x1p-12f, first = -1 - 0x1p-11f;
  for (int i = 0; i < 8; i++)
    a.aligned[2 * i] = 1, a.aligned[2 * i + 1] = x;
  for (int j = 0; j < 64; j++)
    b.aligned[j] = first, b.aligned[64 + j] = x;
  Result result;
  _mlir_ciface_product(&result, &a, &b, &c);
  free(a.aligned), free(b.aligned), free(c.aligned);
  return result.first != 0;
}

int main(void) {
  for (int m = 1; m < 30; m += 4)
    for (int n = 1; n < 100; n += 11)
      for (int k = 1; k < 40; k += 13)
        if (!is_right(m, n, k))
          return printf("%dx%dx%d is wrong\n", m, n, k), 1;
  printf("%d%s\n", LEVEL, is_fused() ? " fused" : "");
  return 0;
}
