// Runs tree.mlir on random keys with repetitions: what comes out in order is
// what qsort gives. Also on an empty tree, and on keys that ascend.
//
//     make -C examples tree

#include "../check.h"

#include <mlcc/memref.h>
#include <stdlib.h>

enum { MAX = 600 };

void _mlir_ciface_tree_insert(MemRef1dI64 *keys, MemRef2dI32 *links,
                              MemRef1dI32 *uses, MemRef0dI32 *count,
                              int64_t key);
int64_t _mlir_ciface_tree_sorted(MemRef1dI64 *keys, MemRef2dI32 *links,
                                 MemRef1dI32 *uses, MemRef0dI32 *count,
                                 MemRef1dI64 *out);

static int64_t want[MAX];

static int compare(const void *a, const void *b) {
  int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

static void run(Check *check, const char *what, int n) {
  static int64_t keys[MAX], got[MAX];
  static int32_t links[MAX][2], uses[MAX], count;
  count = 0;
  MemRef1dI64 Keys = MEMREF_1D(MemRef1dI64, keys, MAX);
  MemRef2dI32 Links = MEMREF_2D(MemRef2dI32, links[0], MAX, 2);
  MemRef1dI32 Uses = MEMREF_1D(MemRef1dI32, uses, MAX);
  MemRef0dI32 Count = MEMREF_0D(MemRef0dI32, &count);
  MemRef1dI64 Got = MEMREF_1D(MemRef1dI64, got, MAX);
  for (int i = 0; i < n; i++)
    _mlir_ciface_tree_insert(&Keys, &Links, &Uses, &Count, want[i]);
  int64_t written =
      _mlir_ciface_tree_sorted(&Keys, &Links, &Uses, &Count, &Got);
  qsort(want, (size_t)n, sizeof *want, compare);

  int distinct = n > 0;
  for (int i = 1; i < n; i++)
    distinct += want[i] != want[i - 1];
  check_int(check, what, written, n);
  check_int(check, what, count, distinct);
  check_bits(check, what, got, want, n, 64);
}

int main(int argc, char **argv) {
  Check check = check_begin("tree", argc, argv);
  uint64_t seed = 12;
  run(&check, "empty", 0);
  for (int i = 0; i < MAX; i++)
    want[i] = (int64_t)((uint64_t)(random_u32(&seed) % 400) << 33) - 5000;
  run(&check, "random", MAX);
  for (int i = 0; i < MAX; i++)
    want[i] = i / 2;
  run(&check, "ascending", MAX);
  return check_end(&check);
}
