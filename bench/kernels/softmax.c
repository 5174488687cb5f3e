// Each row by its greatest element, exponentials, and their sum.
#include <math.h>

enum { N = 64, M = 1024 };

void kernel(const float (*restrict x)[M], float (*restrict y)[M]) {
  for (int i = 0; i < N; i++) {
    float greatest = -INFINITY, sum = 0;
    for (int j = 0; j < M; j++)
      greatest = x[i][j] > greatest ? x[i][j] : greatest;
    for (int j = 0; j < M; j++)
      sum += y[i][j] = expf(x[i][j] - greatest);
    for (int j = 0; j < M; j++)
      y[i][j] /= sum;
  }
}
