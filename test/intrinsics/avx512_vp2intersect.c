#include "check.h"

#define INTERSECT(type, name, n)                                               \
  void intersect_##name##_##n(const type *in, const type *with, uint16_t *k1,  \
                              uint16_t *k2);                                   \
  static void check_##name##_##n(void) {                                       \
    _Alignas(64) type a[n], b[n];                                              \
    uint16_t k1 = 0, k2 = 0, in_a = 0, in_b = 0;                               \
    for (int i = 0; i < n; i++) {                                              \
      a[i] = 3 * i;                                                            \
      b[i] = 20 - 2 * i;                                                       \
    }                                                                          \
    intersect_##name##_##n(a, b, &k1, &k2);                                    \
    for (int i = 0; i < n; i++)                                                \
      for (int j = 0; j < n; j++)                                              \
        if (a[i] == b[j]) {                                                    \
          in_a |= (uint16_t)(1 << i);                                          \
          in_b |= (uint16_t)(1 << j);                                          \
        }                                                                      \
    CHECK(in_a &&k1 == in_a && k2 == in_b);                                    \
  }
INTERSECT(int32_t, i32, 16)
INTERSECT(int32_t, i32, 8)
INTERSECT(int64_t, i64, 8)

int main(void) {
  check_i32_16();
  check_i32_8();
  check_i64_8();
  return failures;
}
