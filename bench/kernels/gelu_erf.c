// x (1 + erf(x / sqrt 2)) / 2 of each element.
#include <math.h>

enum { N = 4096 };

void kernel(const float *restrict x, float *restrict y) {
  for (int i = 0; i < N; i++)
    y[i] = 0.5f * x[i] * (1 + erff(x[i] * 0.70710678f));
}
