// Runs scan.mlir with blocks that divide the input evenly, that do not, and
// that are larger than it; on an empty input too.
//
//     make -C examples scan

#include "../check.h"

#include <mlcc/memref.h>

enum { N = 1000 };

void _mlir_ciface_inclusive_scan(MemRef1dI64 *in, MemRef1dI64 *out,
                                 intptr_t block);

static int64_t in[N], got[N], want[N];

static void run(Check *check, const char *what, int n, int block) {
  MemRef1dI64 In = MEMREF_1D(MemRef1dI64, in, n);
  MemRef1dI64 Out = MEMREF_1D(MemRef1dI64, got, n);
  memset(got, 0xff, sizeof got);
  _mlir_ciface_inclusive_scan(&In, &Out, block);
  uint64_t sum = 0;
  for (int i = 0; i < n; i++)
    want[i] = (int64_t)(sum += (uint64_t)in[i]);
  for (int i = n; i < N; i++)
    want[i] = -1;
  check_bits(check, what, got, want, N, 64);
}

int main(int argc, char **argv) {
  Check check = check_begin("scan", argc, argv);
  uint64_t seed = 10;
  for (int i = 0; i < N; i++)
    in[i] = (int64_t)random_u32(&seed) * 1234567 - INT32_MAX;
  run(&check, "even", N, 50);
  run(&check, "uneven", N, 64);
  run(&check, "single", N, 1);
  run(&check, "one_block", N, 5000);
  run(&check, "empty", 0, 8);
  return check_end(&check);
}
