// Runs blend.mlir on 25 vectors of 16 bytes and on 9 of 4 x 4 floats; C works
// on single elements. A vector in memory is its elements in order, and
// starts at a multiple of its size.
//
//     make -C examples blend

#include "../check.h"

#include <mlcc/memref.h>

enum { VECTORS = 25, BYTES = VECTORS * 16, TILES = 9, FLOATS = TILES * 16 };

typedef struct {
  _Alignas(16) uint8_t bytes[16];
} Bytes16;

typedef struct {
  _Alignas(64) float floats[4][4];
} Floats4x4;

MEMREF_DEFINE(MemRefOfBytes, Bytes16, 1);
MEMREF_DEFINE(MemRefOfFloats, Floats4x4, 1);

void _mlir_ciface_blend(MemRefOfBytes *a, MemRefOfBytes *b, MemRefOfBytes *mask,
                        MemRefOfBytes *out);
void _mlir_ciface_threshold(MemRefOfFloats *a, MemRefOfFloats *out);

static uint64_t seed = 19;

static void blend(Check *check) {
  static Bytes16 a[VECTORS], b[VECTORS], mask[VECTORS], got[VECTORS],
      want[VECTORS];
  for (int i = 0; i < BYTES; i++) {
    uint32_t random = random_u32(&seed);
    uint8_t x = a[i / 16].bytes[i % 16] = (uint8_t)random;
    uint8_t y = b[i / 16].bytes[i % 16] = (uint8_t)(random >> 8);
    uint8_t m = (uint8_t)(random >> 16);
    mask[i / 16].bytes[i % 16] = m = i % 5 == 0 ? 255 : i % 7 == 0 ? 0 : m;
    want[i / 16].bytes[i % 16] = (uint8_t)((x * m + y * (255 - m) + 127) / 255);
  }
  MemRefOfBytes A = MEMREF_1D(MemRefOfBytes, a, VECTORS);
  MemRefOfBytes B = MEMREF_1D(MemRefOfBytes, b, VECTORS);
  MemRefOfBytes Mask = MEMREF_1D(MemRefOfBytes, mask, VECTORS);
  MemRefOfBytes Out = MEMREF_1D(MemRefOfBytes, got, VECTORS);
  _mlir_ciface_blend(&A, &B, &Mask, &Out);
  check_bits(check, "blend", got, want, BYTES, 8);
}

static void threshold(Check *check) {
  static Floats4x4 a[TILES], got[TILES], want[TILES];
  for (int i = 0; i < FLOATS; i++) {
    int row = i / 4 % 4, column = i % 4;
    float limit =
        0.5f - 0.25f * (float)(row > column ? row - column : column - row);
    float x = (float)random_unit(&seed);
    a[i / 16].floats[row][column] = x;
    want[i / 16].floats[row][column] = x > limit ? x + x + 1 : 0;
  }
  MemRefOfFloats A = MEMREF_1D(MemRefOfFloats, a, TILES);
  MemRefOfFloats Out = MEMREF_1D(MemRefOfFloats, got, TILES);
  _mlir_ciface_threshold(&A, &Out);
  check_f32(check, "threshold", got[0].floats[0], want[0].floats[0], FLOATS, 0);
}

int main(int argc, char **argv) {
  Check check = check_begin("blend", argc, argv);
  blend(&check);
  threshold(&check);
  return check_end(&check);
}
