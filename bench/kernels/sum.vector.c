// The sum of all and that of their squares, in any order.
#ifdef __clang__
#pragma clang fp reassociate(on)
#else
#pragma GCC optimize("associative-math", "no-signed-zeros", "no-trapping-math")
#endif
enum { N = 16384 };

void kernel(const float *restrict x, float *restrict sums) {
  float sum = 0, squares = 0;
  for (int i = 0; i < N; i++) {
    sum += x[i];
    squares += x[i] * x[i];
  }
  sums[0] = sum;
  sums[1] = squares;
}
