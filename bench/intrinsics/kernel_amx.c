// test/intrinsics/kernel_amx.mlir in C: c += a * b, by tiles of 16 by 16 sums.

#include "matrix.h"

#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>

// What the kernel is asked before tiles are used.
__attribute__((constructor)) static void request_tiles(void) {
  enum { ARCH_REQ_XCOMP_PERM = 0x1023, XFEATURE_XTILEDATA = 18 };
  syscall(SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA);
}

static void configure(void) {
  struct {
    uint8_t palette, start, reserved[14];
    uint16_t bytes[16];
    uint8_t rows[16];
  } tiles = {.palette = 1};
  for (int i = 0; i < 3; i++) {
    tiles.bytes[i] = 64;
    tiles.rows[i] = 16;
  }
  _tile_loadconfig(&tiles);
}

void _mlir_ciface_matmul_amx(Matrix *ma, Matrix *mb, Matrix *mc) {
  const int8_t *a = ma->data, *b = mb->data;
  int32_t *c = mc->data;
  int64_t as = ma->stride[0], bs = mb->stride[0], cs = mc->stride[0];
  configure();
  for (int64_t i = 0; i < mc->size[0]; i += 16)
    for (int64_t j = 0; j < mc->size[1]; j += 16) {
      _tile_loadd(0, c + i * cs + j, cs * 4);
      for (int64_t k = 0; k < ma->size[1]; k += 64) {
        _tile_loadd(1, a + i * as + k, as);
        _tile_loadd(2, b + k / 4 * bs + 4 * j, bs);
        _tile_dpbssd(0, 1, 2);
      }
      _tile_stored(0, c + i * cs + j, cs * 4);
    }
  _tile_release();
}
