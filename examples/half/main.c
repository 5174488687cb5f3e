// Runs half.mlir on vectors of 100 elements. C has no such types everywhere:
// here they are bits in uint16_t, widened to float and rounded back to the
// nearest, ties to even. 0 ULP.
//
//     make -C examples half

#include "../check.h"

#include <mlcc/memref.h>

enum { N = 100 };

void _mlir_ciface_dot_f16(MemRef1dF16 *a, MemRef1dF16 *b, MemRef1dF16 *out);
void _mlir_ciface_dot_bf16(MemRef1dF16 *a, MemRef1dF16 *b, MemRef1dF16 *out);

// A narrow format is the upper `exponent` bits and `fraction` bits of itself.
typedef struct {
  int exponent, fraction;
} Format;

static const Format f16 = {5, 10}, bf16 = {8, 7};

// 2^n for n within the range of normal f32.
static float power_of_two(int n) {
  return f32_of_bits((uint32_t)(n + 127) << 23);
}

static float widen(Format format, uint16_t bits) {
  int bias = (1 << (format.exponent - 1)) - 1;
  int exponent = bits >> format.fraction & ((1 << format.exponent) - 1);
  int fraction = bits & ((1 << format.fraction) - 1);
  if (exponent != 0)
    fraction += 1 << format.fraction;
  else
    exponent = 1;
  float value = (float)fraction * power_of_two(exponent - bias) *
                power_of_two(-format.fraction);
  return bits & 0x8000 ? -value : value;
}

// Normal results only: what the test computes stays in their range.
static uint16_t narrow(Format format, float value) {
  uint32_t bits = bits_of_f32(value);
  int dropped = 23 - format.fraction;
  uint32_t rounded =
      (bits & 0x7fffffff) + (1u << (dropped - 1)) - 1 + (bits >> dropped & 1);
  uint32_t bias = 127 - ((1u << (format.exponent - 1)) - 1);
  uint32_t magnitude = (rounded >> dropped) - (bias << format.fraction);
  return (uint16_t)((bits >> 16 & 0x8000) | magnitude);
}

static void dot(Format format, const uint16_t *a, const uint16_t *b,
                uint16_t *out) {
  float narrow_sum = 0, wide_sum = 0;
  for (int i = 0; i < N; i++) {
    float product = widen(format, a[i]) * widen(format, b[i]);
    uint16_t rounded = narrow(format, product);
    narrow_sum =
        widen(format, narrow(format, narrow_sum + widen(format, rounded)));
    wide_sum += product;
  }
  out[0] = narrow(format, narrow_sum);
  out[1] = narrow(format, wide_sum);
}

static void run(Check *check, const char *what, Format format,
                void (*kernel)(MemRef1dF16 *, MemRef1dF16 *, MemRef1dF16 *)) {
  uint16_t a[N], b[N], got[2], want[2];
  uint64_t seed = 13;
  for (int i = 0; i < N; i++) {
    a[i] = narrow(format, (float)random_unit(&seed) + 1.5f);
    b[i] = narrow(format, (float)random_unit(&seed) + 0.75f);
  }
  MemRef1dF16 A = MEMREF_1D(MemRef1dF16, a, N);
  MemRef1dF16 B = MEMREF_1D(MemRef1dF16, b, N);
  MemRef1dF16 Out = MEMREF_1D(MemRef1dF16, got, 2);
  kernel(&A, &B, &Out);
  dot(format, a, b, want);
  check_bits(check, what, got, want, 2, 16);
}

int main(int argc, char **argv) {
  Check check = check_begin("half", argc, argv);
  run(&check, "f16", f16, _mlir_ciface_dot_f16);
  run(&check, "bf16", bf16, _mlir_ciface_dot_bf16);
  return check_end(&check);
}
