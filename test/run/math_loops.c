// Functions of math in loops (math_loops.sh): how far they are off, that what is
// no ordinary number is right, and that a value does not depend on its place,
// which is in a vector or in what is left of the loop behind them. With an
// argument, for -ffast-math: ordinary numbers alone, twice, or three times, as far
// off. Numbers are float, or, with OF_f64, double.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifdef OF_f64
typedef double Real;
typedef uint64_t Bits;
typedef long double Exact; // is greater than a double on all that run this
#define EXACT(name) name##l
#define NAN_BITS    0x7ff8000000000000
enum { DIGITS = 53, LEAST = -1074, FAST_SLACK = 3 };
#else
typedef float Real;
typedef uint32_t Bits;
typedef double Exact;
#define EXACT(name) name
#define NAN_BITS    0x7fc00000
enum { DIGITS = 24, LEAST = -149, FAST_SLACK = 2 };
#endif

typedef struct Array { // memref<?xf32>, or of f64
  Real *base, *data;
  intptr_t offset, size, stride;
} Array;

typedef struct Function {
  const char *name;
  void (*compute)(Array *from, Array *to);
  Exact (*exact)(Exact);
  double low, high, bound; // what is tried, and units of the last place
} Function;

#define ROW(name, low, high, bound)                                            \
  void _mlir_ciface_loop_##name(Array *from, Array *to);
#include "rows.inc"
#undef ROW

static const Function functions[] = {
#define ROW(name, low, high, bound)                                            \
  {#name, _mlir_ciface_loop_##name, EXACT(name), low, high, bound},
#include "rows.inc"
#undef ROW
};

enum { COUNT = 2500, SHIFTS = 70 };
static Real numbers[COUNT], results[COUNT], again[COUNT];
static int failures, slack = 1;

static Real of_bits(Bits bits) {
  Real value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static Bits bits_of(Real value) {
  Bits bits;
  memcpy(&bits, &value, sizeof bits);
  return value == value ? bits : NAN_BITS; // a NaN is like another
}

static uint32_t next_number(void) {
  static uint32_t state = 12345;
  state ^= state << 13, state ^= state >> 17, state ^= state << 5;
  return state;
}

static Bits next_bits(void) {
  uint64_t high = next_number();
  return (Bits)(high << 32 | next_number());
}

static const Bits edges[] = {
#ifdef OF_f64
    0x0000000000000000, 0x8000000000000000, 0x7ff0000000000000,
    0xfff0000000000000, 0x7ff8000000000000, 0xfff8000000000001,
    0x0000000000000001, 0x8000000000000001, 0x000fffffffffffff,
    0x800fffffffffffff, 0x0010000000000000, 0x8010000000000000,
    0x7fefffffffffffff, 0xffefffffffffffff, 0x3ff0000000000000,
    0xbff0000000000000, 0x3fefffffffffffff, 0xbfefffffffffffff,
    0x40862e42fefa39ef, 0x40862e42fefa39f0, 0xc086232bdd7abcd2,
    0xc0874910d52d3051, 0xc0874910d52d3052, 0x408ff00000000000,
    0x4090000000000000, 0xc090c80000000000, 0xc090cc0000000000,
    0x3fe6a09e667f3bcd, 0x3ff6a09e667f3bcc, 0x4340000000000000,
#else
    0x00000000, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001,
    0x00000001, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000,
    0x7f7fffff, 0xff7fffff, 0x3f800000, 0xbf800000, 0x3f7fffff, 0xbf7fffff,
    0x42b17217, 0x42b17218, 0xc2aeac50, 0xc2ce8ed0, 0xc2cff1b5, 0x42b0c0a6,
#endif
};
enum { EDGES = sizeof edges / sizeof *edges };

static void fill(const Function *f, int is_fast) {
  for (int i = 0; i < COUNT; i++) {
    double part = next_number() / 4294967296.0;
    numbers[i] = (Real)(f->low + part * (f->high - f->low));
    if (!is_fast && i < EDGES)
      numbers[i] = of_bits(edges[i]);
    else if (!is_fast && i % 3 == 0)
      numbers[i] = of_bits(next_bits());
  }
}

static void compute(const Function *f, int from, int count, Real *to) {
  Array a = {numbers, numbers, from, count, 1}, b = {to, to, from, count, 1};
  f->compute(&a, &b);
}

static void complain(const Function *f, const char *what, Real x, Real got,
                     Real wanted) {
  if (failures++ < 20)
    printf("%s(%a): %s, %a, not %a\n", f->name, x, what, got, wanted);
}

static void check(const Function *f, Real x, Real got) {
  Exact exact = f->exact(x);
  Real wanted = (Real)exact;
  if (wanted != wanted || isinf(wanted) || wanted == 0) {
    if (bits_of(got) != bits_of(wanted))
      complain(f, "no such number", x, got, wanted);
    return;
  }
  int exponent = 0;
  EXACT(frexp)(exact, &exponent);
  exponent -= DIGITS;
  Exact unit = EXACT(ldexp)(1, exponent < LEAST ? LEAST : exponent);
  if (!(EXACT(fabs)(got - exact) <= slack * f->bound * unit))
    complain(f, "too far off", x, got, wanted);
}

int main(int argc, char **argv) {
  (void)argv;
  slack = argc > 1 ? FAST_SLACK : 1;
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
