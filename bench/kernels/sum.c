// The sum of all and that of their squares.
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
