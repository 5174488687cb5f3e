// The greatest number of each row, and the sum of each column, of integers.
enum { N = 512, M = 256 };

void kernel(const int (*restrict m)[M], int *restrict rows,
            int *restrict columns) {
  for (int j = 0; j < M; j++)
    columns[j] = 0;
  for (int i = 0; i < N; i++) {
    int most = -2147483647 - 1;
    for (int j = 0; j < M; j++) {
      most = m[i][j] > most ? m[i][j] : most;
      columns[j] += m[i][j];
    }
    rows[i] = most;
  }
}
