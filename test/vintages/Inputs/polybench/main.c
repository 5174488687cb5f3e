// Runs each kernel of PolyBench twice on the same numbers: as kernels.mlir has it
// and as reference.c has it. Prints what comes of both, as PolyBench dumps its
// arrays; the exit status tells whether it is the same to the last bit.

#include "reference.c"

typedef struct Descriptor { // of any rank up to 3
  double *base, *data;
  int64_t offset, sizes[6];
} Descriptor;

enum { MOST_ARRAYS = 8, ROOM = N * N * N };

typedef void Kernel(Descriptor *, Descriptor *, Descriptor *, Descriptor *,
                    Descriptor *, Descriptor *, Descriptor *, Descriptor *);
typedef void Reference(void *, void *, void *, void *, void *, void *, void *,
                       void *);

#define KERNEL(name, ranks) Kernel _mlir_ciface_##name;
#include "kernels.def"
#undef KERNEL

static const struct {
  const char *name, *ranks;
  Kernel *kernel;
  Reference *reference;
} kernels[] = {
#define KERNEL(name, ranks)                                                    \
  {#name, ranks, _mlir_ciface_##name, (Reference *)(void *)name},
#include "kernels.def"
#undef KERNEL
};

static double arrays[2][MOST_ARRAYS][ROOM];

// Small numbers; matrices are diagonally dominant and positive definite.
static void fill(int at, int rank) {
  for (int i = 0; i < ROOM; i++) {
    int row = i / N, column = i % N;
    double x =
        (double)((row * (column + at + 1) + column * (row + at + 1)) % 7);
    x = x / 7.0 + (double)((i * i + at) % 5) / 50.0;
    if (rank == 2 && row == column)
      x += 2.0 * N;
    arrays[0][at][i] = arrays[1][at][i] = x;
  }
}

static Descriptor describe(double *data, int rank) {
  Descriptor d = {data, data, 0, {0}};
  for (int i = 0; i < rank; i++)
    d.sizes[i] = N;
  for (int i = rank - 1, stride = 1; i >= 0; i--, stride *= N)
    d.sizes[rank + i] = stride;
  return d;
}

static int size_of(char rank) {
  return rank == '1' ? N : rank == '2' ? N * N : N * N * N;
}

static int compare(const char *name, int at, int size) {
  const double *got = arrays[0][at], *wanted = arrays[1][at];
  printf("%s %d:", name, at);
  for (int i = 0; i < size; i++)
    printf(" %0.2lf", got[i]);
  printf("\n");
  for (int i = 0; i < size; i++)
    if (memcmp(&got[i], &wanted[i], sizeof *got)) {
      printf("%s: array %d differs at %d: %a, but %a in C\n", name, at, i,
             got[i], wanted[i]);
      return 1;
    }
  return 0;
}

int main(void) {
  int failures = 0, n = (int)(sizeof kernels / sizeof kernels[0]);
  for (int k = 0; k < n; k++) {
    const char *ranks = kernels[k].ranks;
    Descriptor d[MOST_ARRAYS];
    void *p[MOST_ARRAYS] = {0};
    for (int i = 0; ranks[i]; i++) {
      fill(i, ranks[i] - '0');
      d[i] = describe(arrays[0][i], ranks[i] - '0');
      p[i] = arrays[1][i];
    }
    kernels[k].kernel(d, d + 1, d + 2, d + 3, d + 4, d + 5, d + 6, d + 7);
    kernels[k].reference(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]);
    for (int i = 0; ranks[i]; i++)
      failures += compare(kernels[k].name, i, size_of(ranks[i]));
  }
  printf("%d kernels, %d arrays differ\n", n, failures);
  return failures != 0;
}
