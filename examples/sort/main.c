// Runs sort.mlir in its three orders on random numbers, on numbers with many
// repetitions, and on sorted and reversed ones; C's qsort does the same.
//
//     make -C examples sort

#include "../check.h"

#include <mlcc/memref.h>
#include <stdlib.h>

enum { N = 2000, ASCENDING = 0, DESCENDING = 1, UNSIGNED = 2 };

void _mlir_ciface_sort(MemRef1dI32 *data, intptr_t order);

static int32_t data[N], got[N], want[N];

static int compare_ascending(const void *a, const void *b) {
  int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
  return (x > y) - (x < y);
}

static int compare_descending(const void *a, const void *b) {
  return compare_ascending(b, a);
}

static int compare_unsigned(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

static void run(Check *check, const char *what, int n) {
  static int (*const compare[])(const void *, const void *) = {
      compare_ascending, compare_descending, compare_unsigned};
  for (int order = ASCENDING; order <= UNSIGNED; order++) {
    memcpy(got, data, sizeof data);
    memcpy(want, data, sizeof data);
    MemRef1dI32 Data = MEMREF_1D(MemRef1dI32, got, n);
    _mlir_ciface_sort(&Data, order);
    qsort(want, (size_t)n, sizeof *want, compare[order]);
    check_bits(check, what, got, want, n, 32);
  }
}

int main(int argc, char **argv) {
  Check check = check_begin("sort", argc, argv);
  uint64_t seed = 4;
  for (int i = 0; i < N; i++)
    data[i] = (int32_t)random_u32(&seed);
  run(&check, "random", N);
  for (int n = 0; n < 30; n++)
    run(&check, "short", n);
  for (int i = 0; i < N; i++)
    data[i] = (int32_t)(random_u32(&seed) % 7) - 3;
  run(&check, "repetitions", N);
  for (int i = 0; i < N; i++)
    data[i] = i - N / 2;
  run(&check, "sorted", N);
  for (int i = 0; i < N; i++)
    data[i] = N / 2 - i;
  run(&check, "reversed", N);
  return check_end(&check);
}
