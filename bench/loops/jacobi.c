// The mean of five neighbours, as in jacobi.mlir.
#include <stdio.h>
#include <stdlib.h>

enum { N = 500 };

void smooth(double from[N][N], double to[N][N]) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++)
      to[i][j] = 0.2 * (from[i][j] + from[i][j - 1] + from[i][j + 1] +
                        from[i + 1][j] + from[i - 1][j]);
}

int main(void) {
  double(*a)[N] = aligned_alloc(64, sizeof(double[N][N]));
  double(*b)[N] = aligned_alloc(64, sizeof(double[N][N]));
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      a[i][j] = b[i][j] = i * (j + 2) % 97;
  for (int round = 0; round < 200; round++) {
    smooth(a, b);
    smooth(b, a);
  }
  printf("%lg\n", a[123][45]);
  return 0;
}
