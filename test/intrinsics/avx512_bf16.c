#include "check.h"

// Small numbers: every product and sum is exact.
#define DOT(n)                                                                 \
  void dot_##n(const float *sum, const uint16_t *in, const uint16_t *by,       \
               float *out);                                                    \
  static void check_dot_##n(void) {                                            \
    _Alignas(64) float sum[n], out[n];                                         \
    _Alignas(64) uint16_t in[2 * n], by[2 * n];                                \
    for (int i = 0; i < 2 * n; i++) {                                          \
      in[i] = to_bf16((float)i - 5);                                           \
      by[i] = to_bf16((float)(i % 7) / 2);                                     \
      sum[i / 2] = (float)i;                                                   \
    }                                                                          \
    dot_##n(sum, in, by, out);                                                 \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] ==                                                          \
            sum[i] + from_bf16(in[2 * i]) * from_bf16(by[2 * i]) +             \
                from_bf16(in[2 * i + 1]) * from_bf16(by[2 * i + 1]));          \
  }
DOT(4)
DOT(8)
DOT(16)

#define ROUND(n)                                                               \
  void round_##n(const float *in, uint16_t *out);                              \
  static void check_round_##n(void) {                                          \
    _Alignas(64) float in[n];                                                  \
    _Alignas(64) uint16_t out[n];                                              \
    for (int i = 0; i < n; i++)                                                \
      in[i] = 1 + (float)i / 256;                                              \
    round_##n(in, out);                                                        \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] == to_bf16(in[i]));                                         \
  }
ROUND(8)
ROUND(16)

int main(void) {
  check_dot_4();
  check_dot_8();
  check_dot_16();
  check_round_8();
  check_round_16();
  return failures;
}
