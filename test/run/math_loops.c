// Functions of math in loops (math_loops.sh): how far they are off, that what is
// no ordinary number is right, and that a value does not depend on its place,
// which is in a vector or in what is left of the loop behind them. With an
// argument, for -ffast-math: ordinary numbers alone, twice as far off.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct Array { // memref<?xf32>
  float *base, *data;
  intptr_t offset, size, stride;
} Array;

typedef struct Function {
  const char *name;
  void (*compute)(Array *from, Array *to);
  double (*exact)(double);
  double low, high, bound; // what is tried, and units of the last place
} Function;

#define ROW(name, low, high, bound)                                            \
  void _mlir_ciface_loop_##name(Array *from, Array *to);
#include "rows.inc"
#undef ROW

static const Function functions[] = {
#define ROW(name, low, high, bound)                                            \
  {#name, _mlir_ciface_loop_##name, name, low, high, bound},
#include "rows.inc"
#undef ROW
};

enum { COUNT = 2500, SHIFTS = 70, EDGES = 24 };
static float numbers[COUNT], results[COUNT], again[COUNT];
static int failures, slack = 1;

static float of_bits(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static uint32_t bits_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return value == value ? bits : 0x7fc00000; // a NaN is like another
}

static uint32_t next_number(void) {
  static uint32_t state = 12345;
  state ^= state << 13, state ^= state >> 17, state ^= state << 5;
  return state;
}

static void fill(const Function *f, int is_fast) {
  static const uint32_t edges[EDGES] = {
      0x00000000, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001,
      0x00000001, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000,
      0x7f7fffff, 0xff7fffff, 0x3f800000, 0xbf800000, 0x3f7fffff, 0xbf7fffff,
      0x42b17217, 0x42b17218, 0xc2aeac50, 0xc2ce8ed0, 0xc2cff1b5, 0x42b0c0a6};
  for (int i = 0; i < COUNT; i++) {
    double part = next_number() / 4294967296.0;
    numbers[i] = (float)(f->low + part * (f->high - f->low));
    if (!is_fast && i < EDGES)
      numbers[i] = of_bits(edges[i]);
    else if (!is_fast && i % 3 == 0)
      numbers[i] = of_bits(next_number());
  }
}

static void compute(const Function *f, int from, int count, float *to) {
  Array a = {numbers, numbers, from, count, 1}, b = {to, to, from, count, 1};
  f->compute(&a, &b);
}

static void complain(const Function *f, const char *what, float x, float got,
                     double wanted) {
  if (failures++ < 20)
    printf("%s(%a): %s, %a, not %a\n", f->name, x, what, got, wanted);
}

static void check(const Function *f, float x, float got) {
  double exact = f->exact(x);
  float wanted = (float)exact;
  if (wanted != wanted || isinf(wanted) || wanted == 0) {
    if (bits_of(got) != bits_of(wanted))
      complain(f, "no such number", x, got, wanted);
    return;
  }
  int exponent = 0;
  frexp(exact, &exponent);
  double unit = ldexp(1, exponent < -125 ? -149 : exponent - 24);
  if (!(fabs(got - exact) <= slack * f->bound * unit))
    complain(f, "too far off", x, got, exact);
}

int main(int argc, char **argv) {
  (void)argv;
  slack = argc > 1 ? 2 : 1;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    const Function *f = &functions[i];
    fill(f, argc > 1);
    compute(f, 0, COUNT, results);
    for (int k = 0; k < COUNT; k++)
      check(f, numbers[k], results[k]);
    for (int k = 1; k < SHIFTS && argc == 1; k++) {
      compute(f, k, COUNT - 2 * k, again);
      for (int j = k; j < COUNT - k; j++)
        if (bits_of(again[j]) != bits_of(results[j]))
          complain(f, "depends on the place", numbers[j], again[j], results[j]);
    }
    for (int k = 0; k < COUNT && argc == 1; k++) {
      compute(f, k, 1, again);
      if (bits_of(again[k]) != bits_of(results[k]))
        complain(f, "differs alone", numbers[k], again[k], results[k]);
    }
  }
  return failures != 0;
}
