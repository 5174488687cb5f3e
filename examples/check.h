// What the C mains of the examples share: deterministic data, and the
// comparison of what a kernel computed with what plain C computed.
//
//     int main(int argc, char **argv) {
//       Check check = check_begin("matmul", argc, argv);
//       ... run the kernel, run the same in C ...
//       check_f32(&check, "product", got, want, n, 0);
//       return check_end(&check);
//     }
//
// prints one line, `matmul: ok, 1 check, 0 ULP, checksum 0x...`, and exits
// with 0; a mismatch is printed with its place and values, and exits with 1.
// With `--dump` every value that the kernel computed is printed before that
// as the hex of its bits, so that two runs (of another compiler, on another
// machine) can be compared to the bit.
//
// Distances between floats are in units in the last place: the number of
// representable values from one to the other. 0 is asked for wherever C does
// the same operations in the same order; it must then be compiled without
// contraction to fused multiply-add (-ffp-contract=off).

#ifndef MLCC_EXAMPLES_CHECK_H
#define MLCC_EXAMPLES_CHECK_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const char *name;
  bool dump;
  int checks;
  int mismatches;
  uint64_t worst_ulps;
  uint64_t checksum; // FNV-1a over the values, least significant byte first
} Check;

static inline Check check_begin(const char *name, int argc, char **argv) {
  Check check = {.name = name, .checksum = UINT64_C(0xcbf29ce484222325)};
  for (int i = 1; i < argc; i++)
    if (strcmp(argv[i], "--dump") == 0)
      check.dump = true;
  return check;
}

// ===-- data -------------------------------------------------------------===

// A small linear congruential generator: the same numbers on every machine.
static inline uint32_t random_u32(uint64_t *seed) {
  *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(*seed >> 32);
}

// Multiples of 2^-20 in [-1, 1): exact in f32 and f64.
static inline double random_unit(uint64_t *seed) {
  return ((int32_t)(random_u32(seed) >> 11) - (1 << 20)) / 1048576.0;
}

// ===-- bits of floats ---------------------------------------------------===

static inline uint32_t bits_of_f32(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static inline float f32_of_bits(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static inline uint64_t bits_of_f64(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

// Bits as a number that counts representable values in order, -0 before +0.
static inline int64_t rank_of_bits(uint64_t bits, int width) {
  uint64_t sign = UINT64_C(1) << (width - 1);
  return bits & sign ? -(int64_t)(bits - sign) - 1 : (int64_t)bits;
}

// The distance of two floats of the given width. -0 and +0 differ by 1.
static inline uint64_t ulps_between(uint64_t a, uint64_t b, int width) {
  int64_t ra = rank_of_bits(a, width), rb = rank_of_bits(b, width);
  return ra > rb ? (uint64_t)ra - (uint64_t)rb : (uint64_t)rb - (uint64_t)ra;
}

// ===-- comparison -------------------------------------------------------===

static inline void note_value(Check *check, const char *what, intptr_t i,
                              uint64_t bits, int width) {
  for (int shift = 0; shift < width; shift += 8) {
    check->checksum ^= bits >> shift & 0xff;
    check->checksum *= UINT64_C(0x100000001b3);
  }
  if (check->dump)
    printf("%s[%ld] %0*" PRIx64 "\n", what, (long)i, width / 4, bits);
}

// Counts a mismatch and returns whether it is among the few to be printed.
static inline bool note_mismatch(Check *check) {
  return ++check->mismatches <= 10;
}

static inline void check_f32(Check *check, const char *what, const float *got,
                             const float *want, intptr_t n, uint64_t bound) {
  check->checks++;
  for (intptr_t i = 0; i < n; i++) {
    uint32_t g = bits_of_f32(got[i]), w = bits_of_f32(want[i]);
    note_value(check, what, i, g, 32);
    uint64_t ulps = ulps_between(g, w, 32);
    if (ulps > check->worst_ulps)
      check->worst_ulps = ulps;
    if (ulps > bound && note_mismatch(check))
      printf("%s: %s[%ld] is %.9g, expected %.9g\n", check->name, what, (long)i,
             (double)got[i], (double)want[i]);
  }
}

static inline void check_f64(Check *check, const char *what, const double *got,
                             const double *want, intptr_t n, uint64_t bound) {
  check->checks++;
  for (intptr_t i = 0; i < n; i++) {
    uint64_t g = bits_of_f64(got[i]), w = bits_of_f64(want[i]);
    note_value(check, what, i, g, 64);
    uint64_t ulps = ulps_between(g, w, 64);
    if (ulps > check->worst_ulps)
      check->worst_ulps = ulps;
    if (ulps > bound && note_mismatch(check))
      printf("%s: %s[%ld] is %.17g, expected %.17g\n", check->name, what,
             (long)i, got[i], want[i]);
  }
}

// Integers, and floats as bits: `width` is 8, 16, 32 or 64.
static inline uint64_t load_bits(const void *data, intptr_t i, int width) {
  switch (width) {
  case 8: return ((const uint8_t *)data)[i];
  case 16: return ((const uint16_t *)data)[i];
  case 32: return ((const uint32_t *)data)[i];
  default: return ((const uint64_t *)data)[i];
  }
}

static inline void check_bits(Check *check, const char *what, const void *got,
                              const void *want, intptr_t n, int width) {
  check->checks++;
  for (intptr_t i = 0; i < n; i++) {
    uint64_t g = load_bits(got, i, width), w = load_bits(want, i, width);
    note_value(check, what, i, g, width);
    if (g != w && note_mismatch(check))
      printf("%s: %s[%ld] is 0x%" PRIx64 ", expected 0x%" PRIx64 "\n",
             check->name, what, (long)i, g, w);
  }
}

// One number, such as a count. 64 bits on every target, so that dumps of
// 32-bit and 64-bit machines are alike.
static inline void check_int(Check *check, const char *what, int64_t got,
                             int64_t want) {
  check_bits(check, what, &got, &want, 1, 64);
}

static inline int check_end(const Check *check) {
  if (check->mismatches)
    printf("%s: FAILED, %d mismatches\n", check->name, check->mismatches);
  else
    printf("%s: ok, %d checks, %" PRIu64 " ULP, checksum 0x%016" PRIx64 "\n",
           check->name, check->checks, check->worst_ulps, check->checksum);
  return check->mismatches != 0;
}

#endif
