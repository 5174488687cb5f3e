// C = 0.2 C + 1.5 A B, as PolyBench has it.
enum { N = 400, M = 300, L = 350 };

void kernel(const double (*restrict a)[M], const double (*restrict b)[L],
            double (*restrict c)[L]) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < L; j++)
      c[i][j] *= 0.2;
    for (int k = 0; k < M; k++)
      for (int j = 0; j < L; j++)
        c[i][j] += 1.5 * a[i][k] * b[k][j];
  }
}
