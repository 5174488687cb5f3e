// Runs the three functions of reduce.mlir on an image of 24 x 20 numbers,
// negative ones among them, and the same loops in C.
//
//     make -C examples reduce

#include "../check.h"

#include <mlcc/memref.h>

enum { HEIGHT = 24, WIDTH = 20, TILE_ROWS = HEIGHT / 4, TILE_COLS = WIDTH / 4 };

void _mlir_ciface_statistics(MemRef2dI32 *image, MemRef1dI64 *out);
void _mlir_ciface_tile_means(MemRef2dI32 *image, MemRef2dI32 *means);
void _mlir_ciface_darken_some(MemRef2dI32 *image);

static int32_t image[HEIGHT][WIDTH], expected[HEIGHT][WIDTH];

static void statistics(Check *check, MemRef2dI32 *Image) {
  int64_t got[3], want[3] = {0, INT32_MAX, INT32_MIN};
  MemRef1dI64 Out = MEMREF_1D(MemRef1dI64, got, 3);
  _mlir_ciface_statistics(Image, &Out);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      int32_t pixel = image[y][x];
      want[0] += pixel;
      want[1] = pixel < want[1] ? pixel : want[1];
      want[2] = pixel > want[2] ? pixel : want[2];
    }
  check_bits(check, "statistics", got, want, 3, 64);
}

static void tile_means(Check *check, MemRef2dI32 *Image) {
  int32_t got[TILE_ROWS][TILE_COLS], want[TILE_ROWS][TILE_COLS] = {{0}};
  MemRef2dI32 Means = MEMREF_2D(MemRef2dI32, got[0], TILE_ROWS, TILE_COLS);
  _mlir_ciface_tile_means(Image, &Means);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      want[y / 4][x / 4] += image[y][x];
  for (int y = 0; y < TILE_ROWS; y++)
    for (int x = 0; x < TILE_COLS; x++) {
      int32_t sum = want[y][x];
      want[y][x] = sum / 16 - (sum % 16 < 0);
    }
  check_bits(check, "tile_means", got, want, TILE_ROWS * TILE_COLS, 32);
}

static void darken_some(Check *check, MemRef2dI32 *Image) {
  memcpy(expected, image, sizeof image);
  _mlir_ciface_darken_some(Image);
  for (int y = 1; y < HEIGHT; y += 2)
    for (int x = 2; x < WIDTH; x += 3)
      expected[y][x] = expected[y][x] / 2 - (expected[y][x] % 2 < 0);
  check_bits(check, "darken_some", image, expected, HEIGHT * WIDTH, 32);
}

int main(int argc, char **argv) {
  Check check = check_begin("reduce", argc, argv);
  uint64_t seed = 15;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      image[y][x] = (int32_t)(random_u32(&seed) >> 8) - (1 << 23);
  MemRef2dI32 Image = MEMREF_2D(MemRef2dI32, image[0], HEIGHT, WIDTH);
  statistics(&check, &Image);
  tile_means(&check, &Image);
  darken_some(&check, &Image);
  return check_end(&check);
}
