#include "check.h"

// c + a * b, b transposed
#define PRODUCT(name, m, n, k, a_type, b_type, acc, read)                      \
  void name(const a_type *a, const b_type *b, const acc *c, acc *out);         \
  static void check_##name(void) {                                             \
    _Alignas(16) a_type a[m * k];                                              \
    _Alignas(16) b_type b[n * k];                                              \
    _Alignas(16) acc c[m * n], out[m * n];                                     \
    for (int i = 0; i < m * k; i++)                                            \
      a[i] = (a_type)FROM(a_type, 37 * (i % 7) - 100);                         \
    for (int i = 0; i < n * k; i++)                                            \
      b[i] = (b_type)FROM(b_type, 90 - 23 * (i % 11));                         \
    for (int i = 0; i < m * n; i++)                                            \
      c[i] = (acc)(1000 * i);                                                  \
    name(a, b, c, out);                                                        \
    for (int i = 0; i < m * n; i++) {                                          \
      acc sum = c[i];                                                          \
      for (int at = 0; at < k; at++)                                           \
        sum += (acc)read(a[i / n * k + at]) * (acc)read(b[i % n * k + at]);    \
      CHECK(out[i] == sum);                                                    \
    }                                                                          \
  }
#define FROM(type, n)                                                          \
  _Generic((type)0, uint16_t : to_bf16((float)(n)), default : (n))
#define ITSELF(x) (x)
PRODUCT(signed_by_signed, 4, 4, 16, int8_t, int8_t, int32_t, ITSELF)
PRODUCT(unsigned_by_unsigned, 2, 4, 8, uint8_t, uint8_t, int32_t, ITSELF)
PRODUCT(unsigned_by_signed, 2, 4, 8, uint8_t, int8_t, int32_t, ITSELF)
PRODUCT(signed_by_unsigned, 4, 2, 16, int8_t, uint8_t, int32_t, ITSELF)
PRODUCT(one_row, 1, 4, 16, int8_t, int8_t, int32_t, ITSELF)
PRODUCT(row, 1, 2, 8, int8_t, uint8_t, int32_t, ITSELF)
PRODUCT(of_bf16, 4, 2, 8, uint16_t, uint16_t, float, from_bf16)

int main(void) {
  check_signed_by_signed();
  check_unsigned_by_unsigned();
  check_unsigned_by_signed();
  check_signed_by_unsigned();
  check_one_row();
  check_row();
  check_of_bf16();
  return failures;
}
