#include "check.h"

#define DOT(n)                                                                 \
  void dot_##n(const int32_t *sum, const int8_t *in, const int8_t *by,         \
               int32_t *out);                                                  \
  static void check_dot_##n(void) {                                            \
    _Alignas(64) int32_t sum[n], out[n];                                       \
    _Alignas(64) int8_t in[4 * n], by[4 * n];                                  \
    for (int i = 0; i < 4 * n; i++) {                                          \
      in[i] = (int8_t)(37 * i - 100);                                          \
      by[i] = (int8_t)(127 - 11 * i);                                          \
      sum[i / 4] = 1000 * i;                                                   \
    }                                                                          \
    dot_##n(sum, in, by, out);                                                 \
    for (int i = 0; i < n; i++) {                                              \
      int32_t expected = sum[i];                                               \
      for (int j = 4 * i; j < 4 * i + 4; j++)                                  \
        expected += in[j] * by[j];                                             \
      CHECK(out[i] == expected);                                               \
    }                                                                          \
  }
DOT(4)
DOT(8)

int main(void) {
  check_dot_4();
  check_dot_8();
  return failures;
}
