#include "check.h"

#define SMULL(name, type, wide, n)                                             \
  void smull_##name(const type *in, const type *by, wide *out);                \
  static void check_smull_##name(void) {                                       \
    _Alignas(16) type a[n], b[n];                                              \
    _Alignas(16) wide out[n];                                                  \
    for (int i = 0; i < n; i++) {                                              \
      a[i] = (type)(INT64_C(0x7edcba9876543210) >> (i + 3));                   \
      b[i] = (type)(-77 * (i + 1));                                            \
    }                                                                          \
    smull_##name(a, b, out);                                                   \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] == (wide)a[i] * b[i]);                                      \
  }
SMULL(i8, int8_t, int16_t, 8)
SMULL(i16, int16_t, int32_t, 4)
SMULL(i32, int32_t, int64_t, 2)

#define SDOT(name, n)                                                          \
  void name(const int32_t *sum, const int8_t *in, const int8_t *by,            \
            int32_t *out);                                                     \
  static void check_##name(void) {                                             \
    _Alignas(16) int32_t sum[n], out[n];                                       \
    _Alignas(16) int8_t a[4 * n], b[4 * n];                                    \
    for (int i = 0; i < 4 * n; i++) {                                          \
      a[i] = (int8_t)(50 * i - 100);                                           \
      b[i] = (int8_t)(127 - 30 * i);                                           \
      sum[i / 4] = 100 * i;                                                    \
    }                                                                          \
    name(sum, a, b, out);                                                      \
    for (int i = 0; i < n; i++) {                                              \
      int32_t expected = sum[i];                                               \
      for (int j = 4 * i; j < 4 * i + 4; j++)                                  \
        expected += a[j] * b[j];                                               \
      CHECK(out[i] == expected);                                               \
    }                                                                          \
  }
SDOT(sdot_2, 2)
SDOT(sdot_4, 4)
SDOT(sdot_2d_2, 2)
SDOT(sdot_2d_4, 4)

// Two rows of either factor, the second one transposed.
#define MATRIX(name, acc, a_type, b_type, columns, read)                       \
  void name(const acc *sum, const void *in, const void *by, acc *out);         \
  static void check_##name(void) {                                             \
    _Alignas(16) acc sum[4], out[4];                                           \
    _Alignas(16) a_type a[2 * columns];                                        \
    _Alignas(16) b_type b[2 * columns];                                        \
    for (int i = 0; i < 2 * columns; i++) {                                    \
      a[i] = (a_type)FROM(a_type, 17 * i - 90);                                \
      b[i] = (b_type)FROM(b_type, 60 - 9 * i);                                 \
      sum[i % 4] = (acc)(10 * i);                                              \
    }                                                                          \
    name(sum, a, b, out);                                                      \
    for (int i = 0; i < 2; i++)                                                \
      for (int j = 0; j < 2; j++) {                                            \
        acc expected = sum[2 * i + j];                                         \
        for (int k = 0; k < columns; k++)                                      \
          expected += read(a[columns * i + k]) * read(b[columns * j + k]);     \
        CHECK(out[2 * i + j] == expected);                                     \
      }                                                                        \
  }
#define FROM(type, n)                                                          \
  _Generic((type)0, uint16_t : to_bf16((float)(n)), default : (n))
#define ITSELF(x) (x)
MATRIX(smmla, int32_t, int8_t, int8_t, 8, ITSELF)
MATRIX(ummla, int32_t, uint8_t, uint8_t, 8, ITSELF)
MATRIX(usmmla, int32_t, uint8_t, int8_t, 8, ITSELF)
MATRIX(bfmmla, float, uint16_t, uint16_t, 4, from_bf16)

int main(void) {
  check_smull_i8();
  check_smull_i16();
  check_smull_i32();
  check_sdot_2();
  check_sdot_4();
  check_sdot_2d_2();
  check_sdot_2d_4();
  check_smmla();
  check_ummla();
  check_usmmla();
  check_bfmmla();
  return failures;
}
