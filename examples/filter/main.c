// Runs filter.mlir on 700 stereo frames with 16 taps and a low-pass biquad,
// and the same in C: 0 ULP.
//
//     make -C examples filter

#include "../check.h"

#include <mlcc/memref.h>

enum { FRAMES = 700, TAPS = 16 };

void _mlir_ciface_filter_stereo(MemRef1dF32 *in, MemRef1dF32 *out,
                                MemRef1dF32 *taps, MemRef1dF32 *coefficients);

static float in[2 * FRAMES], got[2 * FRAMES], want[2 * FRAMES], taps[TAPS];
static float coefficients[5] = {0.0675f, 0.135f, 0.0675f, -1.143f, 0.413f};

static void finite_response(int channel) {
  for (int i = 0; i < FRAMES; i++) {
    float sum = 0;
    for (int k = 0; k <= i && k < TAPS; k++)
      sum += taps[k] * in[2 * (i - k) + channel];
    want[2 * i + channel] = sum;
  }
}

static void biquad(int channel) {
  float *c = coefficients, s1 = 0, s2 = 0;
  for (int i = 0; i < FRAMES; i++) {
    float x = want[2 * i + channel], y = c[0] * x + s1;
    want[2 * i + channel] = y;
    s1 = c[1] * x + s2 - c[3] * y;
    s2 = c[2] * x - c[4] * y;
  }
}

int main(int argc, char **argv) {
  Check check = check_begin("filter", argc, argv);
  uint64_t seed = 8;
  for (int i = 0; i < 2 * FRAMES; i++)
    in[i] = (float)random_unit(&seed);
  for (int i = 0; i < TAPS; i++)
    taps[i] = (float)random_unit(&seed);

  MemRef1dF32 In = MEMREF_1D(MemRef1dF32, in, 2 * FRAMES);
  MemRef1dF32 Out = MEMREF_1D(MemRef1dF32, got, 2 * FRAMES);
  MemRef1dF32 Taps = MEMREF_1D(MemRef1dF32, taps, TAPS);
  MemRef1dF32 Coefficients = MEMREF_1D(MemRef1dF32, coefficients, 5);
  _mlir_ciface_filter_stereo(&In, &Out, &Taps, &Coefficients);
  for (int channel = 0; channel < 2; channel++) {
    finite_response(channel);
    biquad(channel);
  }

  check_f32(&check, "out", got, want, 2 * FRAMES, 0);
  return check_end(&check);
}
