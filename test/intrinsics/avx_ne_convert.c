#include "check.h"

// Halves of whole numbers up to 16: as bits of either format.
static uint16_t f16_of(int n) {
  _Float16 half = (_Float16)n;
  uint16_t bits;
  memcpy(&bits, &half, 2);
  return bits;
}

static uint16_t bf16_of(int n) {
  return to_bf16((float)n);
}

#define LOADS(name, n)                                                         \
  void all_##name##_##n(const uint16_t *in, float *out);                       \
  void even_##name##_##n(const uint16_t *in, float *out);                      \
  void odd_##name##_##n(const uint16_t *in, float *out);                       \
  static void check_##name##_##n(void) {                                       \
    _Alignas(64) uint16_t in[2 * n];                                           \
    _Alignas(64) float out[n];                                                 \
    for (int i = 0; i < 2 * n; i++)                                            \
      in[i] = name##_of(i + 3);                                                \
    all_##name##_##n(in, out);                                                 \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] == 3);                                                      \
    even_##name##_##n(in, out);                                                \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] == 2 * i + 3);                                              \
    odd_##name##_##n(in, out);                                                 \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] == 2 * i + 4);                                              \
  }
LOADS(bf16, 4)
LOADS(bf16, 8)
LOADS(f16, 4)
LOADS(f16, 8)

int main(void) {
  check_bf16_4();
  check_bf16_8();
  check_f16_4();
  check_f16_8();
  return failures;
}
