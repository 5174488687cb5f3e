#include "check.h"

#include <arm_sve.h>

enum { BYTES = 256 }; // of the longest vector

#define DOT(name, acc, type)                                                   \
  void name(const acc *sum, const type *in, const type *by, acc *out);         \
  static void check_##name(void) {                                             \
    acc sum[BYTES / sizeof(acc)], out[BYTES / sizeof(acc)];                    \
    type a[BYTES / sizeof(type)], b[BYTES / sizeof(type)];                     \
    int n = (int)(svcntb() / sizeof(acc));                                     \
    for (int i = 0; i < 4 * n; i++) {                                          \
      a[i] = (type)(1717 * i - 900);                                           \
      b[i] = (type)(600 - 919 * i);                                            \
      sum[i / 4] = (acc)(100 * i);                                             \
    }                                                                          \
    name(sum, a, b, out);                                                      \
    for (int i = 0; i < n; i++) {                                              \
      acc expected = sum[i];                                                   \
      for (int j = 4 * i; j < 4 * i + 4; j++)                                  \
        expected += (acc)a[j] * (acc)b[j];                                     \
      CHECK(out[i] == expected);                                               \
    }                                                                          \
  }
DOT(sdot_32, int32_t, int8_t)
DOT(sdot_64, int64_t, int16_t)
DOT(udot_32, uint32_t, uint8_t)
DOT(udot_64, uint64_t, uint16_t)

// Of every block of 128 bits: two rows of either factor, the second transposed.
#define MATRIX(name, acc, a_type, b_type, columns, read)                       \
  void name(const acc *sum, const void *in, const void *by, acc *out);         \
  static void check_##name(void) {                                             \
    acc sum[BYTES / 4], out[BYTES / 4];                                        \
    a_type a[BYTES / sizeof(a_type)];                                          \
    b_type b[BYTES / sizeof(b_type)];                                          \
    int blocks = (int)svcntb() / 16;                                           \
    for (int i = 0; i < 2 * columns * blocks; i++) {                           \
      a[i] = (a_type)FROM(a_type, 17 * (i % 13) - 90);                         \
      b[i] = (b_type)FROM(b_type, 60 - 9 * (i % 11));                          \
    }                                                                          \
    for (int i = 0; i < 4 * blocks; i++)                                       \
      sum[i] = (acc)(10 * i);                                                  \
    name(sum, a, b, out);                                                      \
    for (int i = 0; i < 4 * blocks; i++) {                                     \
      const a_type *row = &a[i / 4 * 2 * columns + i / 2 % 2 * columns];       \
      const b_type *column = &b[i / 4 * 2 * columns + i % 2 * columns];        \
      acc expected = sum[i];                                                   \
      for (int k = 0; k < columns; k++)                                        \
        expected += read(row[k]) * read(column[k]);                            \
      CHECK(out[i] == expected);                                               \
    }                                                                          \
  }
#define FROM(type, n)                                                          \
  _Generic((type)0, uint16_t : to_bf16((float)(n)), default : (n))
#define ITSELF(x) (x)
MATRIX(smmla, int32_t, int8_t, int8_t, 8, ITSELF)
MATRIX(ummla, int32_t, uint8_t, uint8_t, 8, ITSELF)
MATRIX(usmmla, int32_t, uint8_t, int8_t, 8, ITSELF)
MATRIX(bfmmla, float, uint16_t, uint16_t, 4, from_bf16)

#define MASKED(name, type, number, operator)                                   \
  void name(int64_t n, const void *p, const void *q, void *out);               \
  static void check_##name(void) {                                             \
    type a[BYTES / 4], b[BYTES / 4], out[BYTES / 4];                           \
    int n = (int)svcntw(), some = n - 3;                                       \
    for (int i = 0; i < n; i++) {                                              \
      a[i] = (type)(number * (i - 5));                                         \
      b[i] = (type)(3 - 2 * i);                                                \
    }                                                                          \
    name(some, a, b, out);                                                     \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] == (type)(i < some ? a[i] operator b[i] : a[i]));           \
  }
MASKED(addi, int32_t, 1000003, +)
MASKED(subi, int32_t, 1000003, -)
MASKED(muli, int32_t, 10003, *)
MASKED(divi_signed, int32_t, 1000003, /)
MASKED(divi_unsigned, uint32_t, 1000003, /)
MASKED(addf, float, 0.37f, +)
MASKED(subf, float, 0.37f, -)
MASKED(mulf, float, 0.37f, *)
MASKED(divf, float, 0.37f, /)

void through_bytes(int64_t n, const int32_t *p, int32_t *out);
void second_block(const int32_t *p, int32_t *out);

static void check_predicates(void) {
  int32_t a[BYTES / 4], out[BYTES / 4];
  int n = (int)svcntw();
  for (int i = 0; i < n; i++)
    a[i] = i + 1;
  through_bytes(n - 1, a, out);
  for (int i = 0; i < n; i++)
    CHECK(out[i] == (i < n - 1 ? 2 * a[i] : a[i]));
  second_block(a, out);
  for (int i = 0; i < n; i++)
    CHECK(out[i] == (n > 4 ? a[4 + i % 4] : 0));
}

int main(void) {
  check_sdot_32();
  check_sdot_64();
  check_udot_32();
  check_udot_64();
  check_smmla();
  check_ummla();
  check_usmmla();
  check_bfmmla();
  check_addi();
  check_subi();
  check_muli();
  check_divi_signed();
  check_divi_unsigned();
  check_addf();
  check_subf();
  check_mulf();
  check_divf();
  check_predicates();
  return failures;
}
