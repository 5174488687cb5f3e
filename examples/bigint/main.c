// Runs bigint.mlir on random numbers, on numbers that are all ones (every
// carry there is), and on a factorial; C multiplies in limbs of 16 bits.
//
//     make -C examples bigint

#include "../check.h"

#include <mlcc/memref.h>

enum { MAX_LIMBS = 24, PARTS = 4 };

void _mlir_ciface_multiply(MemRef1dI64 *a, MemRef1dI64 *b,
                           MemRef1dI64 *product);

static int64_t a[MAX_LIMBS], b[MAX_LIMBS], got[2 * MAX_LIMBS],
    want[2 * MAX_LIMBS];

static uint32_t part_of(const int64_t *limbs, int i) {
  return (uint64_t)limbs[i / PARTS] >> i % PARTS * 16 & 0xffff;
}

static void multiply_in_c(int a_limbs, int b_limbs) {
  uint64_t sums[2 * MAX_LIMBS * PARTS] = {0};
  for (int i = 0; i < a_limbs * PARTS; i++)
    for (int j = 0; j < b_limbs * PARTS; j++)
      sums[i + j] += (uint64_t)part_of(a, i) * part_of(b, j);
  memset(want, 0, sizeof want);
  uint64_t carry = 0;
  for (int i = 0; i < (a_limbs + b_limbs) * PARTS; i++) {
    carry += sums[i];
    uint64_t limb = (uint64_t)want[i / PARTS];
    want[i / PARTS] = (int64_t)(limb | (carry & 0xffff) << i % PARTS * 16);
    carry >>= 16;
  }
}

static void run(Check *check, const char *what, int a_limbs, int b_limbs) {
  MemRef1dI64 A = MEMREF_1D(MemRef1dI64, a, a_limbs);
  MemRef1dI64 B = MEMREF_1D(MemRef1dI64, b, b_limbs);
  MemRef1dI64 Product = MEMREF_1D(MemRef1dI64, got, a_limbs + b_limbs);
  _mlir_ciface_multiply(&A, &B, &Product);
  multiply_in_c(a_limbs, b_limbs);
  check_bits(check, what, got, want, a_limbs + b_limbs, 64);
}

// 25! = 15511210043330985984000000, beyond 64 bits.
static void factorial(Check *check) {
  int64_t value[2] = {1, 0}, factor[1], product[3];
  for (int i = 2; i <= 25; i++) {
    factor[0] = i;
    MemRef1dI64 A = MEMREF_1D(MemRef1dI64, value, 2);
    MemRef1dI64 B = MEMREF_1D(MemRef1dI64, factor, 1);
    MemRef1dI64 Product = MEMREF_1D(MemRef1dI64, product, 3);
    _mlir_ciface_multiply(&A, &B, &Product);
    memcpy(value, product, sizeof value);
  }
  int64_t expected[2] = {INT64_C(0x619fb0907bc00000), INT64_C(0xcd4a0)};
  check_bits(check, "factorial", value, expected, 2, 64);
}

int main(int argc, char **argv) {
  Check check = check_begin("bigint", argc, argv);
  uint64_t seed = 11;
  for (int i = 0; i < MAX_LIMBS; i++) {
    a[i] = (int64_t)((uint64_t)random_u32(&seed) << 32 | random_u32(&seed));
    b[i] = (int64_t)((uint64_t)random_u32(&seed) << 32 | random_u32(&seed));
  }
  run(&check, "random", MAX_LIMBS, MAX_LIMBS);
  run(&check, "uneven", 3, MAX_LIMBS);
  run(&check, "single", 1, 1);
  memset(a, 0xff, sizeof a);
  memset(b, 0xff, sizeof b);
  run(&check, "ones", MAX_LIMBS, 17);
  factorial(&check);
  return check_end(&check);
}
