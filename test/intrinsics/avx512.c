#include "check.h"

#define COMPRESS(type, name, n)                                                \
  void compress_##name##_##n(const uint16_t *mask, const type *in,             \
                             const type *rest, type *out);                     \
  static void check_##name##_##n(void) {                                       \
    _Alignas(64) type in[16], rest[16], out[16];                               \
    _Alignas(2) uint16_t mask = 0x9a65;                                        \
    for (int i = 0; i < n; i++) {                                              \
      in[i] = (type)(i * i - 20);                                              \
      rest[i] = (type)(1000 + i);                                              \
    }                                                                          \
    compress_##name##_##n(&mask, in, rest, out);                               \
    int next = 0;                                                              \
    for (int i = 0; i < n; i++)                                                \
      if (mask >> i & 1)                                                       \
        CHECK(out[next++] == in[i]);                                           \
    for (; next < n; next++)                                                   \
      CHECK(out[next] == rest[next]);                                          \
  }
COMPRESS(float, f32, 16)
COMPRESS(float, f32, 8)
COMPRESS(int32_t, i32, 16)
COMPRESS(int32_t, i32, 8)
COMPRESS(double, f64, 8)
COMPRESS(int64_t, i64, 8)

void compress_zeros(const uint16_t *mask, const int32_t *in, int32_t *out);
void compress_constant(const uint16_t *mask, const int32_t *in, int32_t *out);

static void check_what_follows(void) {
  _Alignas(64) int32_t in[16], out[16];
  uint16_t mask = 1 << 3 | 1 << 9;
  for (int i = 0; i < 16; i++)
    in[i] = i + 1;
  compress_zeros(&mask, in, out);
  CHECK(out[0] == 4 && out[1] == 10);
  for (int i = 2; i < 16; i++)
    CHECK(out[i] == 0);
  compress_constant(&mask, in, out);
  CHECK(out[0] == 4 && out[1] == 10);
  for (int i = 2; i < 16; i++)
    CHECK(out[i] == 77);
}

// `other` is what elements are where the mask has none.
#define FLOATS(type, name, n, mask_type)                                       \
  void rndscale_##name(const type *in, const type *other, mask_type mask,      \
                       type *out);                                             \
  void scalef_##name(const type *in, const type *by, const type *other,        \
                     mask_type mask, type *out);                               \
  static void check_##name(void) {                                             \
    _Alignas(64) type in[n], by[n], other[n], out[n];                          \
    mask_type mask = (mask_type)0xa5a5;                                        \
    for (int i = 0; i < n; i++) {                                              \
      in[i] = (type)i * (type)0.3 - 1;                                         \
      by[i] = (type)(i % 5 - 2);                                               \
      other[i] = (type)(100 + i) / 7;                                          \
    }                                                                          \
    rndscale_##name(in, other, mask, out);                                     \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] ==                                                          \
            (mask >> i & 1 ? (type)(nearbyint(in[i] * 4) / 4) : other[i]));    \
    scalef_##name(in, by, other, mask, out);                                   \
    for (int i = 0; i < n; i++)                                                \
      CHECK(out[i] ==                                                          \
            (mask >> i & 1 ? (type)ldexp(in[i], (int)by[i]) : other[i]));      \
  }
FLOATS(float, f32, 16, uint16_t)
FLOATS(double, f64, 8, uint8_t)

int main(void) {
  check_f32_16();
  check_f32_8();
  check_i32_16();
  check_i32_8();
  check_f64_8();
  check_i64_8();
  check_what_follows();
  check_f32();
  check_f64();
  return failures;
}
