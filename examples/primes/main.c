// Runs primes.mlir for several limits and compares with trial division. The
// two results of the kernel arrive in one struct.
//
//     make -C examples primes

#include "../check.h"

#include <mlcc/memref.h>
#include <stdlib.h>

typedef struct {
  MemRef1dI32 buffer;
  intptr_t count;
} Primes;

void _mlir_ciface_primes(Primes *result, intptr_t limit);
void _mlir_ciface_release(MemRef1dI32 *buffer);

enum { MAX = 5000 };

static void run(Check *check, int limit) {
  static int32_t want[MAX];
  int expected = 0;
  for (int n = 2; n < limit; n++) {
    int i = 0;
    while (i < expected && n % want[i] != 0)
      i++;
    if (i == expected)
      want[expected++] = n;
  }

  Primes primes;
  _mlir_ciface_primes(&primes, limit);
  check_int(check, "count", primes.count, expected);
  if (primes.count == expected)
    check_bits(check, "primes", primes.buffer.aligned, want, expected, 32);
  _mlir_ciface_release(&primes.buffer);
}

int main(int argc, char **argv) {
  Check check = check_begin("primes", argc, argv);
  run(&check, 0);
  run(&check, 3);
  run(&check, 100);
  run(&check, MAX);
  return check_end(&check);
}
