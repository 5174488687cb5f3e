#include "check.h"

void zero(int32_t *out);
void copy(const int8_t *in, int8_t *out);

static void check_memory(void) {
  static int32_t zeros[16 * 16];
  static int8_t in[20][100], out[4096];
  memset(zeros, 1, sizeof zeros);
  zero(zeros);
  for (int i = 0; i < 256; i++)
    CHECK(zeros[i] == 0);
  for (int i = 0; i < 2000; i++)
    in[i / 100][i % 100] = (int8_t)(7 * i);
  memset(out, 9, sizeof out);
  copy(in[0], out);
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 128; j++)
      CHECK(out[128 * i + j] == (j < 64 ? in[i + 2][j + 30] : 9));
}

// The second factor has four rows of the matrix in one.
#define MULTIPLY(name, a_type, b_type)                                         \
  void multiply_##name(const a_type *a, const b_type *b, int32_t *out);        \
  static void check_##name(void) {                                             \
    a_type a[5][12];                                                           \
    b_type b[3][28];                                                           \
    int32_t out[5][7];                                                         \
    for (int i = 0; i < 60; i++)                                               \
      a[i / 12][i % 12] = (a_type)(41 * i - 100);                              \
    for (int i = 0; i < 84; i++)                                               \
      b[i / 28][i % 28] = (b_type)(200 - 23 * i);                              \
    for (int i = 0; i < 35; i++)                                               \
      out[i / 7][i % 7] = 1000 * i;                                            \
    multiply_##name(a[0], b[0], out[0]);                                       \
    for (int i = 0; i < 5; i++)                                                \
      for (int j = 0; j < 7; j++) {                                            \
        int32_t sum = 1000 * (7 * i + j);                                      \
        for (int k = 0; k < 12; k++)                                           \
          sum += a[i][k] * b[k / 4][4 * j + k % 4];                            \
        CHECK(out[i][j] == sum);                                               \
      }                                                                        \
  }
MULTIPLY(ss, int8_t, int8_t)
MULTIPLY(su, int8_t, uint8_t)
MULTIPLY(us, uint8_t, int8_t)
MULTIPLY(uu, uint8_t, uint8_t)

void multiply_bf16(const uint16_t *a, const uint16_t *b, float *out);

static void check_bf16(void) {
  uint16_t a[5][6], b[3][14];
  float out[5][7];
  for (int i = 0; i < 30; i++)
    a[i / 6][i % 6] = to_bf16((float)i - 9);
  for (int i = 0; i < 42; i++)
    b[i / 14][i % 14] = to_bf16((float)(i % 11) / 2);
  for (int i = 0; i < 35; i++)
    out[i / 7][i % 7] = (float)i;
  multiply_bf16(a[0], b[0], out[0]);
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 7; j++) {
      float sum = (float)(7 * i + j);
      for (int k = 0; k < 6; k++)
        sum += from_bf16(a[i][k]) * from_bf16(b[k / 2][2 * j + k % 2]);
      CHECK(out[i][j] == sum);
    }
}

int main(void) {
  check_memory();
  check_ss();
  check_su();
  check_us();
  check_uu();
  check_bf16();
  return failures;
}
