// test/intrinsics/kernel_bf16.mlir in C: c += a * b, 4 rows and 32 columns at a
// time.

#include "matrix.h"

#include <immintrin.h>
#include <string.h>

void _mlir_ciface_matmul_bf16(Matrix *ma, Matrix *mb, Matrix *mc) {
  const int32_t *a = ma->data;
  const uint16_t *b = mb->data;
  float *c = mc->data;
  int64_t as = ma->stride[0], bs = mb->stride[0], cs = mc->stride[0];
  for (int64_t i = 0; i < mc->size[0]; i += 4)
    for (int64_t j = 0; j < mc->size[1]; j += 32) {
      __m512 sum[4][2];
      for (int r = 0; r < 4; r++)
        for (int h = 0; h < 2; h++)
          sum[r][h] = _mm512_loadu_ps(c + (i + r) * cs + j + 16 * h);
      for (int64_t k = 0; k < ma->size[1]; k++) {
        __m512bh low = (__m512bh)_mm512_loadu_si512(b + k * bs + 2 * j);
        __m512bh high = (__m512bh)_mm512_loadu_si512(b + k * bs + 2 * j + 32);
        for (int r = 0; r < 4; r++) {
          __m512bh pair = (__m512bh)_mm512_set1_epi32(a[(i + r) * as + k]);
          sum[r][0] = _mm512_dpbf16_ps(sum[r][0], pair, low);
          sum[r][1] = _mm512_dpbf16_ps(sum[r][1], pair, high);
        }
      }
      for (int r = 0; r < 4; r++)
        for (int h = 0; h < 2; h++)
          _mm512_storeu_ps(c + (i + r) * cs + j + 16 * h, sum[r][h]);
    }
}
