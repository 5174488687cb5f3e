#!/bin/sh
# Products and quotients of numbers that are infinite, NaN, zero or ordinary are
# those of C (Annex G), as the C compiler computes them: with
# -fcomplex-arithmetic=full products, with that and by default quotients. Numbers
# must be equal, their signs included, but for those of quotients that are 0: C
# does not say them. Of a NaN only counts that it is one.
set -u
: "${MLCC:?}" "${SOURCE:?}"
command -v "${HOST_CC:=cc}" >/dev/null || { echo "no $HOST_CC, skipped"; exit 77; }
[ "$(uname -m)" = x86_64 ] || { echo "the reference needs x86-64, skipped"; exit 77; }

operation() { # C's type, f32 or f64, the operation
  cat <<END
func.func @$3_$2(%x: memref<1xcomplex<$2>>, %y: memref<1xcomplex<$2>>, %r: memref<1xcomplex<$2>>) {
  %c0 = arith.constant 0 : index
  %a = memref.load %x[%c0] : memref<1xcomplex<$2>>
  %b = memref.load %y[%c0] : memref<1xcomplex<$2>>
  %c = complex.$3 %a, %b : complex<$2>
  memref.store %c, %r[%c0] : memref<1xcomplex<$2>>
  return
}
END
}

cat >main.c <<'END'
#include <complex.h>
#include <math.h>
#include <stdio.h>

static int bad;

#define CHECK(name, T, sign, is_product)                                       \
  void name(T _Complex *x, T _Complex *y, T _Complex *r);                      \
  static int same_##name(T a, T b) {                                           \
    return (a != a && b != b) ||                                               \
           (a == b && ((!is_product && a == 0) || !signbit(a) == !signbit(b)));\
  }                                                                            \
  static void check_##name(void) {                                             \
    static const T parts[] = {0, -0.0, 1, -2, INFINITY, -INFINITY, NAN};       \
    enum { N = sizeof parts / sizeof *parts };                                 \
    for (int i = 0; i < N * N * N * N; i++) {                                  \
      volatile T _Complex x, y;                                                \
      T a = parts[i % N], b = parts[i / N % N], c = parts[i / N / N % N],      \
        d = parts[i / N / N / N];                                              \
      T _Complex left, right, got, want;                                       \
      __real__ left = a, __imag__ left = b;                                    \
      __real__ right = c, __imag__ right = d;                                  \
      x = left, y = right;                                                     \
      want = is_product ? x * y : x / y;                                       \
      name(&left, &right, &got);                                               \
      if (same_##name(creal(got), creal(want)) &&                              \
          same_##name(cimag(got), cimag(want)))                                \
        continue;                                                              \
      if (bad++ < 10)                                                          \
        printf("(%g, %g) " sign " (%g, %g): (%g, %g), C has (%g, %g)\n",       \
               (double)a, (double)b, (double)c, (double)d,                     \
               (double)creal(got), (double)cimag(got), (double)creal(want),    \
               (double)cimag(want));                                           \
    }                                                                          \
  }
CHECK(mul_f64, double, "*", 1)
CHECK(div_f64, double, "/", 0)
CHECK(mul_f32, float, "*", 1)
CHECK(div_f32, float, "/", 0)

int main(void) {
#ifndef QUOTIENTS
  check_mul_f64();
  check_mul_f32();
#endif
  check_div_f64();
  check_div_f32();
  printf("%d differ\n", bad);
  return bad != 0;
}
END
for type in f32 f64; do
  for name in mul div; do operation - $type $name; done
done >operations.mlir

run() { # what to define, options
  define=$1
  shift
  "$MLCC" -fmemref-abi=bare "$@" -c operations.mlir -o operations.o || exit 1
  "$HOST_CC" -std=gnu17 -w -O1 $define main.c operations.o -lm -o main || exit 1
  ./main || exit 1
}
run -DPRODUCTS -fcomplex-arithmetic=full -O2
run -DPRODUCTS -fcomplex-arithmetic=full -O0
run -DQUOTIENTS -O2
