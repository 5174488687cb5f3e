// How far functions of math are off, in units of the last place, from what MPFR
// says is right. Linked with a module that ulps.sh makes: for each function of
// the table `run_<name>_<type>_<form>`, which takes numbers from one buffer to
// another.
//
//   ulps COUNT    prints the greatest error found of each, and fails where one
//                 is greater than it may be
//
// Numbers are drawn evenly from where the function is defined, and evenly from
// the bits of all numbers there, so that tiny and huge ones come up too.

#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The bits of MPFR's numbers: more than twice the digits of a double.
enum { PRECISION = 120, BUFFER = 1024 };

#define MEMREF(type) type *, type *, int64_t, int64_t, int64_t

typedef void RunFloat(MEMREF(float), MEMREF(float), MEMREF(float));
typedef void RunDouble(MEMREF(double), MEMREF(double), MEMREF(double));
typedef int Exact1(mpfr_t, const mpfr_t, mpfr_rnd_t);
typedef int Exact2(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);

typedef struct Row {
  const char *name, *form;
  RunFloat *of_float; // or
  RunDouble *of_double;
  Exact1 *exact1; // or
  Exact2 *exact2;
  double low, high;
  double bound;
} Row;

static int rsqrt_exact(mpfr_t r, const mpfr_t x, mpfr_rnd_t rounding) {
  return mpfr_rec_sqrt(r, x, rounding);
}

#include "ulps_rows.inc" // rows[]

static uint64_t state = 88172645463325252u;

static uint64_t draw(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

static double draw_evenly(double low, double high) {
  return low + (high - low) * ((double)(draw() >> 11) * 0x1p-53);
}

static double draw_bits(bool is_float) {
  if (is_float) {
    uint32_t bits = (uint32_t)draw();
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
  }
  uint64_t bits = draw();
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static double draw_number(const Row *row) {
  bool is_float = row->of_float;
  for (int tries = 0; tries < 64 && draw() % 2; tries++) {
    double value = draw_bits(is_float);
    if (value >= row->low && value <= row->high)
      return value;
  }
  double value = draw_evenly(row->low, row->high);
  return is_float ? (double)(float)value : value;
}

// In units of the last place of what is right; 0 where both are infinite.
static double error_of(const Row *row, double x, double y, double got) {
  bool is_float = row->of_float;
  mpfr_t a, b, right, unit;
  mpfr_inits2(PRECISION, a, b, right, unit, (mpfr_ptr)0);
  mpfr_set_d(a, x, MPFR_RNDN);
  mpfr_set_d(b, y, MPFR_RNDN);
  if (row->exact1)
    row->exact1(right, a, MPFR_RNDN);
  else
    row->exact2(right, a, b, MPFR_RNDN);
  double rounded = is_float ? (double)mpfr_get_flt(right, MPFR_RNDN)
                            : mpfr_get_d(right, MPFR_RNDN);
  double error = INFINITY;
  if (isnan(rounded) || isnan(got))
    error = isnan(rounded) && isnan(got) ? 0 : INFINITY;
  else if (rounded == got)
    error = 0;
  if (!isnan(rounded) && !isinf(rounded) && !isnan(got) && !isinf(got)) {
    long least = is_float ? -149 : -1074, digits = is_float ? 24 : 53;
    long exponent = mpfr_zero_p(right) ? least : mpfr_get_exp(right) - digits;
    mpfr_set_ui_2exp(unit, 1, exponent < least ? least : exponent, MPFR_RNDN);
    mpfr_sub_d(right, right, got, MPFR_RNDN);
    mpfr_div(right, right, unit, MPFR_RNDN);
    error = fabs(mpfr_get_d(right, MPFR_RNDN));
  }
  mpfr_clears(a, b, right, unit, (mpfr_ptr)0);
  return error;
}

typedef struct Worst {
  double error, x, y;
} Worst;

static void run_buffer(const Row *row, Worst *worst) {
  static float x4[BUFFER], y4[BUFFER], r4[BUFFER];
  static double x8[BUFFER], y8[BUFFER], r8[BUFFER];
  for (int i = 0; i < BUFFER; i++) {
    x4[i] = (float)(x8[i] = draw_number(row));
    y4[i] = (float)(y8[i] = draw_number(row));
  }
  if (row->of_float)
    row->of_float(x4, x4, 0, BUFFER, 1, y4, y4, 0, BUFFER, 1, r4, r4, 0, BUFFER,
                  1);
  else
    row->of_double(x8, x8, 0, BUFFER, 1, y8, y8, 0, BUFFER, 1, r8, r8, 0,
                   BUFFER, 1);
  for (int i = 0; i < BUFFER; i++) {
    double got = row->of_float ? (double)r4[i] : r8[i];
    double error = error_of(row, x8[i], y8[i], got);
    if (error > worst->error)
      *worst = (Worst){error, x8[i], y8[i]};
  }
}

int main(int argc, char **argv) {
  long count = argc > 1 ? atol(argv[1]) : 4;
  bool failed = false;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const Row *row = &rows[i];
    Worst worst = {0, 0, 0};
    for (long n = 0; n < count; n++)
      run_buffer(row, &worst);
    bool bad = worst.error > row->bound;
    failed |= bad;
    printf("%-8s %-4s %-7s %10.4g of %g%s", row->name,
           row->of_float ? "f32" : "f64", row->form, worst.error, row->bound,
           bad ? " TOO MUCH" : "");
    if (bad)
      printf(" at %a, %a", worst.x, worst.y);
    putchar('\n');
  }
  return failed;
}
