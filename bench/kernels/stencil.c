// The mean of five neighbours.
enum { N = 258 };

void kernel(const float (*restrict from)[N], float (*restrict to)[N]) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++)
      to[i][j] = 0.2f * ((from[i - 1][j] + from[i + 1][j]) +
                         (from[i][j - 1] + from[i][j + 1]) + from[i][j]);
}
