// Runs mandelbrot.mlir on a grid of 60 x 80 points and the same in C. With
// `--picture` the set is also drawn.
//
//     make -C examples mandelbrot

#include "../check.h"

#include <mlcc/memref.h>

enum { HEIGHT = 60, WIDTH = 80, LIMIT = 200 };

void _mlir_ciface_mandelbrot(MemRef2dI32 *counts, double left, double top,
                             double step, int32_t limit);

static int32_t got[HEIGHT][WIDTH], want[HEIGHT][WIDTH];

static int32_t escape_time(double cr, double ci) {
  double zr = 0, zi = 0;
  int32_t n = 0;
  for (; n < LIMIT && zr * zr + zi * zi <= 4; n++) {
    double real = zr * zr - zi * zi + cr;
    zi = zr * zi + zr * zi + ci;
    zr = real;
  }
  return n;
}

static void draw(void) {
  for (int y = 0; y < HEIGHT; y += 2) {
    for (int x = 0; x < WIDTH; x++)
      putchar(" .:-=+*#%@"[got[y][x] * 9 / LIMIT]);
    putchar('\n');
  }
}

int main(int argc, char **argv) {
  Check check = check_begin("mandelbrot", argc, argv);
  double left = -2.1, top = 1.2, step = 0.04;
  MemRef2dI32 Counts = MEMREF_2D(MemRef2dI32, got[0], HEIGHT, WIDTH);
  _mlir_ciface_mandelbrot(&Counts, left, top, step, LIMIT);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      want[y][x] = escape_time(left + x * step, top - y * step);

  check_bits(&check, "counts", got, want, HEIGHT * WIDTH, 32);
  for (int i = 1; i < argc; i++)
    if (strcmp(argv[i], "--picture") == 0)
      draw();
  return check_end(&check);
}
