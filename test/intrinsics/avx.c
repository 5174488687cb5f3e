#include "check.h"

void rsqrt(const float *in, float *out);
void dot(const float *in, const float *by, float *out);

int main(void) {
  _Alignas(32) float a[8], b[8], out[8];
  for (int i = 0; i < 8; i++) {
    a[i] = 0.25f + 3 * (float)i;
    b[i] = (float)(i * i) - 7;
  }
  rsqrt(a, out);
  for (int i = 0; i < 8; i++) // Intel: |relative error| <= 1.5 * 2^-12
    CHECK(fabs(out[i] * sqrt(a[i]) - 1) <= 1.5 / 4096);
  dot(a, b, out);
  for (int half = 0; half < 8; half += 4) {
    float sum = 0;
    for (int i = half; i < half + 4; i++)
      sum += a[i] * b[i];
    for (int i = half; i < half + 4; i++)
      CHECK(out[i] == sum);
  }
  return failures;
}
