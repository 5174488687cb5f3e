// A matrix transposed.
enum { N = 512 };

void kernel(const float (*restrict from)[N], float (*restrict to)[N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      to[j][i] = from[i][j];
}
