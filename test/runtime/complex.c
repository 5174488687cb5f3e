// Multiplication and division of complex numbers, on the host: finite results
// against quadruple precision, and what C17's Annex G says of infinite
// operands, divisors of zero and extreme magnitudes.

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int failures;
static uint64_t random_state = 88172645463325252u;

static uint64_t random_bits(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

// The error, relative to the magnitude of the result, in units of epsilon.
static double error_of(__float128 real, __float128 imaginary, __float128 exact,
                       __float128 exact_imaginary, double epsilon) {
  __float128 dr = real - exact, di = imaginary - exact_imaginary;
  __float128 size = exact * exact + exact_imaginary * exact_imaginary;
  if (size == 0)
    return dr == 0 && di == 0 ? 0 : INFINITY;
  return sqrt((double)((dr * dr + di * di) / size)) / epsilon;
}

#define TEST(T, suffix, epsilon, exponents)                                    \
  _Complex T __mul##suffix##3(T, T, T, T);                                     \
  _Complex T __div##suffix##3(T, T, T, T);                                     \
  static T random_##suffix(void) {                                             \
    T mantissa = (T)(1 + (double)(random_bits() >> 12) / 4503599627370496.0);  \
    int exponent = (int)(random_bits() >> 20) % (exponents);                   \
    T value = (T)ldexpl(mantissa, exponent);                                   \
    return random_bits() & 8 ? -value : random_bits() % 16 ? value : 0;        \
  }                                                                            \
  static void expect_##suffix(const char *what, int holds, _Complex T z) {     \
    if (holds || failures++ > 20)                                              \
      return;                                                                  \
    printf(#suffix ": %s gives %Lg, %Lg\n", what, (long double)__real__ z,     \
           (long double)__imag__ z);                                           \
  }                                                                            \
  static int infinite_##suffix(_Complex T z) {                                 \
    return isinf(__real__ z) || isinf(__imag__ z);                             \
  }                                                                            \
  static void test_##suffix(void) {                                            \
    for (int i = 0; i < 20000; i++) {                                          \
      T a = random_##suffix(), b = random_##suffix();                          \
      T c = random_##suffix(), d = random_##suffix();                          \
      _Complex T z = __mul##suffix##3(a, b, c, d);                             \
      __float128 A = a, B = b, C = c, D = d;                                   \
      expect_##suffix("product",                                               \
                      error_of(__real__ z, __imag__ z, A *C - B * D,           \
                               A * D + B * C, epsilon) < 4,                    \
                      z);                                                      \
      if (c == 0 && d == 0)                                                    \
        continue;                                                              \
      z = __div##suffix##3(a, b, c, d);                                        \
      __float128 norm = C * C + D * D;                                         \
      expect_##suffix("quotient",                                              \
                      error_of(__real__ z, __imag__ z, (A * C + B * D) / norm, \
                               (B * C - A * D) / norm, epsilon) < 8,           \
                      z);                                                      \
    }                                                                          \
    T inf = INFINITY, nan = NAN, big = (T)ldexpl(1, (exponents)*4);            \
    _Complex T z = __mul##suffix##3(inf, nan, 1, 2);                           \
    expect_##suffix("(inf + nan i) (1 + 2i)", infinite_##suffix(z), z);        \
    z = __mul##suffix##3(3, 1, nan, -inf);                                     \
    expect_##suffix("(3 + i) (nan - inf i)", infinite_##suffix(z), z);         \
    z = __mul##suffix##3(inf, inf, inf, inf);                                  \
    expect_##suffix("(inf + inf i)^2", infinite_##suffix(z), z);               \
    z = __mul##suffix##3(nan, nan, 1, 1);                                      \
    expect_##suffix("nan (1 + i)", !infinite_##suffix(z), z);                  \
    z = __div##suffix##3(1, 2, 0, 0);                                          \
    expect_##suffix("(1 + 2i) / 0", infinite_##suffix(z), z);                  \
    z = __div##suffix##3(inf, 3, 1, 1);                                        \
    expect_##suffix("(inf + 3i) / (1 + i)", infinite_##suffix(z), z);          \
    z = __div##suffix##3(1, 2, inf, nan);                                      \
    expect_##suffix("(1 + 2i) / (inf + nan i)",                                \
                    __real__ z == 0 && __imag__ z == 0, z);                    \
    z = __div##suffix##3(big, big, big, big);                                  \
    expect_##suffix("big / big", __real__ z == 1 && __imag__ z == 0, z);       \
    z = __div##suffix##3(1 / big, 1 / big, 1 / big, 1 / big);                  \
    expect_##suffix("small / small", __real__ z == 1 && __imag__ z == 0, z);   \
  }

TEST(float, sc, FLT_EPSILON, 30)
TEST(double, dc, DBL_EPSILON, 250)
TEST(long double, xc, LDBL_EPSILON, 4000)

int main(void) {
  test_sc();
  test_dc();
  test_xc();
  return failures != 0;
}
