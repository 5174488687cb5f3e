// Runs the three functions of blit.mlir on images of 4-byte pixels.
//
//     make -C examples blit

#include "../check.h"

#include <mlcc/memref.h>

enum { HEIGHT = 20, WIDTH = 30, BYTES = HEIGHT * WIDTH * 4 };

MEMREF_DEFINE(Image, int8_t, 3);

void _mlir_ciface_blit(Image *from, Image *to, intptr_t from_y, intptr_t from_x,
                       intptr_t to_y, intptr_t to_x, intptr_t height,
                       intptr_t width);
void _mlir_ciface_shrink(Image *from, Image *to);
void _mlir_ciface_channel(Image *from, intptr_t which, MemRef2dI8 *to);

static int8_t in[HEIGHT][WIDTH][4], got[HEIGHT][WIDTH][4],
    want[HEIGHT][WIDTH][4];

int main(int argc, char **argv) {
  Check check = check_begin("blit", argc, argv);
  uint64_t seed = 18;
  for (int i = 0; i < BYTES; i++)
    (&in[0][0][0])[i] = (int8_t)random_u32(&seed);
  Image In = MEMREF_3D(Image, in[0][0], HEIGHT, WIDTH, 4);
  Image Out = MEMREF_3D(Image, got[0][0], HEIGHT, WIDTH, 4);

  _mlir_ciface_blit(&In, &Out, 3, 5, 9, 1, 7, 11);
  for (int y = 0; y < 7; y++)
    memcpy(want[9 + y][1], in[3 + y][5], 11 * 4);
  check_bits(&check, "blit", got, want, BYTES, 8);

  _mlir_ciface_blit(&In, &Out, 0, 0, 19, 29, 0, 1);
  check_bits(&check, "nothing", got, want, BYTES, 8);

  Image Half = MEMREF_3D(Image, got[0][0], HEIGHT / 2, WIDTH / 2, 4);
  _mlir_ciface_shrink(&In, &Half);
  for (int y = 0; y < HEIGHT / 2; y++)
    for (int x = 0; x < WIDTH / 2; x++)
      memcpy(want[0][y * (WIDTH / 2) + x], in[2 * y][2 * x], 4);
  check_bits(&check, "shrink", got, want, BYTES, 8);

  MemRef2dI8 Plane = MEMREF_2D(MemRef2dI8, got[0][0], HEIGHT, WIDTH);
  _mlir_ciface_channel(&In, 2, &Plane);
  for (int i = 0; i < HEIGHT * WIDTH; i++)
    (&want[0][0][0])[i] = (&in[0][0][0])[4 * i + 2];
  check_bits(&check, "channel", got, want, BYTES, 8);
  return check_end(&check);
}
