// Runs conv2d.mlir on two images of three channels with a 3 x 5 filter,
// once with stride 1 and padding 1, once with stride 2 and padding 2. C sums
// in the same order: 0 ULP.
//
//     make -C examples conv2d

#include "../check.h"

#include <mlcc/memref.h>

enum {
  IMAGES = 2,
  CHANNELS = 3,
  HEIGHT = 11,
  WIDTH = 13,
  FEATURES = 4,
  FILTER_HEIGHT = 3,
  FILTER_WIDTH = 5,
  MAX_OUT = IMAGES * FEATURES * 16 * 16,
};

void _mlir_ciface_conv2d(MemRef4dF32 *in, MemRef4dF32 *filter,
                         MemRef1dF32 *bias, MemRef4dF32 *out, intptr_t stride,
                         intptr_t pad);

static float in[IMAGES][CHANNELS][HEIGHT][WIDTH];
static float filter[FEATURES][CHANNELS][FILTER_HEIGHT][FILTER_WIDTH];
static float bias[FEATURES], got[MAX_OUT], want[MAX_OUT];

static float convolve_at(int n, int f, int y0, int x0) {
  float sum = bias[f];
  for (int c = 0; c < CHANNELS; c++)
    for (int dy = 0; dy < FILTER_HEIGHT; dy++)
      for (int dx = 0; dx < FILTER_WIDTH; dx++) {
        int y = y0 + dy, x = x0 + dx;
        bool inside = y >= 0 && y < HEIGHT && x >= 0 && x < WIDTH;
        sum += (inside ? in[n][c][y][x] : 0) * filter[f][c][dy][dx];
      }
  return sum;
}

static void run(Check *check, const char *what, int stride, int pad) {
  int height = (HEIGHT + 2 * pad - FILTER_HEIGHT) / stride + 1;
  int width = (WIDTH + 2 * pad - FILTER_WIDTH) / stride + 1;
  MemRef4dF32 In =
      MEMREF_4D(MemRef4dF32, in[0][0][0], IMAGES, CHANNELS, HEIGHT, WIDTH);
  MemRef4dF32 Filter = MEMREF_4D(MemRef4dF32, filter[0][0][0], FEATURES,
                                 CHANNELS, FILTER_HEIGHT, FILTER_WIDTH);
  MemRef1dF32 Bias = MEMREF_1D(MemRef1dF32, bias, FEATURES);
  MemRef4dF32 Out =
      MEMREF_4D(MemRef4dF32, got, IMAGES, FEATURES, height, width);
  _mlir_ciface_conv2d(&In, &Filter, &Bias, &Out, stride, pad);

  float *p = want;
  for (int n = 0; n < IMAGES; n++)
    for (int f = 0; f < FEATURES; f++)
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
          *p++ = convolve_at(n, f, y * stride - pad, x * stride - pad);
  check_f32(check, what, got, want, p - want, 0);
}

int main(int argc, char **argv) {
  Check check = check_begin("conv2d", argc, argv);
  uint64_t seed = 2;
  for (int i = 0; i < IMAGES * CHANNELS * HEIGHT * WIDTH; i++)
    (&in[0][0][0][0])[i] = (float)random_unit(&seed);
  for (int i = 0; i < FEATURES * CHANNELS * FILTER_HEIGHT * FILTER_WIDTH; i++)
    (&filter[0][0][0][0])[i] = (float)random_unit(&seed);
  for (int i = 0; i < FEATURES; i++)
    bias[i] = (float)random_unit(&seed);

  run(&check, "stride1", 1, 1);
  run(&check, "stride2", 2, 2);
  return check_end(&check);
}
