// Calls the functions of pointers.mlir as their header says.
#include "pointers.h"

#ifdef WITHOUT_LIBC
#include "bare.h"
#else
#include <stdio.h>
#endif

static int failed;

#define CHECK(what)                                                            \
  do {                                                                         \
    if (!(what)) {                                                             \
      printf("line %d: %s\n", __LINE__, #what);                                \
      failed = 1;                                                              \
    }                                                                          \
  } while (0)

static int low_word(void) {
  const uint16_t one = 1;
  return *(const uint8_t *)&one ? 0 : 1;
}

static void check_others(void) {
  int low = low_word();
  MlirI128 wide[2] = {{{0}}, {{0}}}, more = {{0}};
  ComplexF32 c = {5, 2};
  Vector4xI32 v = {{1, 2, 3, 4}};
  others_results r;
  wide[0].words[low] = 1;
  more.words[low] = 41;
  _mlir_ciface_others(&r, wide, &c, &v, &more, 0x3c00, -3, true);
  CHECK(r.result0.words[low] == 42 && wide[1].words[low] == 41);
  CHECK(r.result1 == 4 && r.result2 == 7);
  others_arrays(&r, wide, &c, &v, &more, 0x3c00, -3, false);
  CHECK(r.result2 == 13);
}

static void check_elements(void) {
  int16_t numbers[3 + 8] = {0, 1, 2, 3, 4, 5, 6, 7, -8, 9, 10};
  CHECK(_mlir_ciface_middle(numbers, 0, 1) == 4);
  CHECK(_mlir_ciface_middle(numbers, 1, 1) == -8);
  int8_t bytes[3] = {1, 2, -3};
  CHECK(_mlir_ciface_small(bytes) == -3);
  ComplexF64 pairs[2] = {{1, 2}, {3, 4}};
  Vector4xI32 vectors[2] = {{{1, 2, 3, 4}}, {{0}}};
  pairs_arrays(pairs, vectors);
  CHECK(pairs[0].re == 3 && pairs[1].im == 2 && vectors[1].v[3] == 4);
}

int main(void) {
  float x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, y[8] = {0};
  double d = 4;
  _mlir_ciface_axpy(2, x, y);
  axpy_arrays(1, x, y);
  CHECK(y[0] == 3 && y[7] == 24);
  check_others();
  check_elements();
  CHECK(_mlir_ciface_same(x) == x);
  both_results both;
  _mlir_ciface_both(&both, x, &d);
  CHECK(both.result0 == &d && both.result1 == x);
  CHECK(_mlir_ciface_calls(x) == 24);
  puts(failed ? "failed" : "pointers: ok");
  return failed;
}
