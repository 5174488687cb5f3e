// Runs every function of shapes.mlir; C computes with plain subscripts.
//
//     make -C examples shapes

#include "../check.h"

#include <mlcc/memref.h>

enum { ROWS = 8, COLS = 15, SIZE = ROWS * COLS, SQUARE = 8, FLOATS = 37 };

void _mlir_ciface_transposed(MemRef2dF32 *in, MemRef2dF32 *out);
void _mlir_ciface_tiles(MemRef2dF32 *in, MemRef3dF32 *out);
void _mlir_ciface_row_sums(MemRef3dF32 *in, intptr_t cols, MemRef1dF32 *out);
void _mlir_ciface_diagonal(MemRef2dF32 *in, MemRef1dF32 *out);
float _mlir_ciface_sum_of_message(MemRef1dI8 *message);

static float in[SIZE], got[SIZE], want[SIZE];

static void transposed(Check *check) {
  MemRef2dF32 In = MEMREF_2D(MemRef2dF32, in, ROWS, COLS);
  MemRef2dF32 Out = MEMREF_2D(MemRef2dF32, got, COLS, ROWS);
  _mlir_ciface_transposed(&In, &Out);
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLS; j++)
      want[j * ROWS + i] = in[i * COLS + j];
  check_f32(check, "transposed", got, want, SIZE, 0);
}

static void tiles(Check *check) {
  MemRef2dF32 In = MEMREF_2D(MemRef2dF32, in, ROWS, COLS);
  MemRef3dF32 Out = MEMREF_3D(MemRef3dF32, got, ROWS / 2, COLS / 3, 6);
  _mlir_ciface_tiles(&In, &Out);
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLS; j++) {
      int tile = i / 2 * (COLS / 3) + j / 3, pixel = i % 2 * 3 + j % 3;
      want[tile * 6 + pixel] = in[i * COLS + j];
    }
  check_f32(check, "tiles", got, want, SIZE, 0);
}

static void row_sums(Check *check) {
  MemRef3dF32 In = MEMREF_3D(MemRef3dF32, in, 4, 5, 6);
  MemRef1dF32 Out = MEMREF_1D(MemRef1dF32, got, SIZE / 10);
  _mlir_ciface_row_sums(&In, 10, &Out);
  for (int i = 0; i < SIZE / 10; i++) {
    want[i] = 0;
    for (int j = 0; j < 10; j++)
      want[i] += in[i * 10 + j];
  }
  check_f32(check, "row_sums", got, want, SIZE / 10, 0);
}

static void diagonal(Check *check) {
  MemRef2dF32 In = MEMREF_2D(MemRef2dF32, in, SQUARE, SQUARE);
  MemRef1dF32 Out = MEMREF_1D(MemRef1dF32, got, SQUARE);
  _mlir_ciface_diagonal(&In, &Out);
  for (int i = 0; i < SQUARE; i++)
    want[i] = in[i * SQUARE + i];
  check_f32(check, "diagonal", got, want, SQUARE, 0);
}

static void message(Check *check) {
  static struct {
    int32_t count;
    float floats[FLOATS];
    int8_t flags[FLOATS];
  } packet = {.count = FLOATS};
  float sum = 0, result;
  for (int i = 0; i < FLOATS; i++) {
    packet.floats[i] = in[i];
    packet.flags[i] = i % 3 == 1;
    if (packet.flags[i])
      sum += in[i];
  }
  MemRef1dI8 Message = MEMREF_1D(MemRef1dI8, (int8_t *)&packet, sizeof packet);
  result = _mlir_ciface_sum_of_message(&Message);
  check_f32(check, "message", &result, &sum, 1, 0);
}

int main(int argc, char **argv) {
  Check check = check_begin("shapes", argc, argv);
  uint64_t seed = 14;
  for (int i = 0; i < SIZE; i++)
    in[i] = (float)random_unit(&seed);
  transposed(&check);
  tiles(&check);
  row_sums(&check);
  diagonal(&check);
  message(&check);
  return check_end(&check);
}
