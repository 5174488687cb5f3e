#include "check.h"

#define PSEL(name, type, least)                                                \
  void name(const type *p, int64_t n, int64_t m, int64_t i, type *out);        \
  static void check_##name(void) {                                             \
    type a[64] = {0}, out[64];                                                 \
    for (int i = 0; i < least; i++)                                            \
      a[i] = (type)(3 * i - 5);                                                \
    for (int n = 0; n <= least; n++)                                           \
      for (int i = 0; i < 2; i++) {                                            \
        name(a, n, 1, i, out);                                                 \
        for (int j = 0; j < least; j++)                                        \
          CHECK(out[j] == (type)(i == 0 && j < n ? 2 * a[j] : a[j]));          \
      }                                                                        \
  }
PSEL(words, int32_t, 4)
PSEL(bytes, int8_t, 16)

int main(void) {
  check_words();
  check_bytes();
  return failures;
}
