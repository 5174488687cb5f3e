// Each row by its greatest element, as in softmax.mlir.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 1000 };

void softmax(float x[N][N], float y[N][N]) {
  for (int i = 0; i < N; i++) {
    float greatest = -INFINITY, sum = 0;
    for (int j = 0; j < N; j++)
      greatest = x[i][j] > greatest ? x[i][j] : greatest;
    for (int j = 0; j < N; j++)
      sum += y[i][j] = expf(x[i][j] - greatest);
    for (int j = 0; j < N; j++)
      y[i][j] /= sum;
  }
}

int main(void) {
  float(*x)[N] = aligned_alloc(64, sizeof(float[N][N]));
  float(*y)[N] = aligned_alloc(64, sizeof(float[N][N]));
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      x[i][j] = i * j % 13;
  for (int round = 0; round < 20; round++)
    softmax(x, y);
  printf("%g\n", y[123][45]);
  return 0;
}
