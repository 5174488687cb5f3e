// Runs life.mlir for 1, 2 and 31 more steps on a random board, and in C.
//
//     make -C examples life

#include "../check.h"

#include <mlcc/memref.h>

enum { HEIGHT = 29, WIDTH = 41 };

void _mlir_ciface_life(MemRef2dI8 *board, int32_t steps);

static int8_t got[HEIGHT][WIDTH], want[HEIGHT][WIDTH];

static void step(void) {
  static int8_t old[HEIGHT][WIDTH];
  memcpy(old, want, sizeof old);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      int neighbours = -old[y][x];
      for (int dy = HEIGHT - 1; dy <= HEIGHT + 1; dy++)
        for (int dx = WIDTH - 1; dx <= WIDTH + 1; dx++)
          neighbours += old[(y + dy) % HEIGHT][(x + dx) % WIDTH];
      want[y][x] = neighbours == 3 || (neighbours == 2 && old[y][x]);
    }
}

static void run(Check *check, int steps) {
  MemRef2dI8 Board = MEMREF_2D(MemRef2dI8, got[0], HEIGHT, WIDTH);
  _mlir_ciface_life(&Board, steps);
  for (int i = 0; i < steps; i++)
    step();
  check_bits(check, "board", got, want, HEIGHT * WIDTH, 8);
}

int main(int argc, char **argv) {
  Check check = check_begin("life", argc, argv);
  uint64_t seed = 7;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      got[y][x] = want[y][x] = (int8_t)(random_u32(&seed) & 1);
  run(&check, 0);
  run(&check, 1);
  run(&check, 2);
  run(&check, 31);
  return check_end(&check);
}
