// C = A B.
enum { N = 256 };

void kernel(const float (*restrict a)[N], const float (*restrict b)[N],
            float (*restrict c)[N]) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++)
      c[i][j] = 0;
    for (int k = 0; k < N; k++)
      for (int j = 0; j < N; j++)
        c[i][j] += a[i][k] * b[k][j];
  }
}
