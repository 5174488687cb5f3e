// Runs every compiler builtin on random and on special operands, and prints a
// line for each: its name, the number of cases, a hash of all results.
//
// Compiled with REFERENCE by the host's compiler, the results come from the
// host's own arithmetic (its processor, libgcc's quadruple precision) instead;
// the lines must be equal. So the same file tests each target, in a program
// that has no libc. With TRACE, the name of one builtin, it prints each case of
// that one, to be compared line by line.
//
// With LIBCALLS, the functions are not the builtins but those of
// libcalls.ll.in, whose code calls builtins. They take their operands by
// pointers, so there is a type for every format on every target.

#include "float/carriers.h"

#if defined(REFERENCE)
#include <stdio.h>
#include <stdlib.h>
#else
#include "start.h"
#endif

#if defined(LIBCALLS)
#define ROWS "libcalls.def"
#if !RT_HAS_TF
typedef U128 TF;
RT_DEFINE_CARRIER(TF, TF, U128, 16)
#endif
#else
#define ROWS "builtins.def"
#endif

#if RT_HAS_TI || defined(LIBCALLS)
#define HAS_U128 1
#else
#define HAS_U128 0
#endif
#if RT_HAS_TF || defined(LIBCALLS)
#define HAS_TF 1
#else
#define HAS_TF 0
#endif

#if defined(TRACE)
enum { TRACING = 1 };
#else
#define TRACE ""
enum { TRACING = 0 };
#endif

enum { CASES = 3000 };

// Printing, a character at a time into a buffer.

static char output[1 << 14];
static unsigned output_size;

static void flush(void) {
#if defined(REFERENCE)
  fwrite(output, 1, output_size, stdout);
#else
  call_system(WRITE, 1, (long)output, (long)output_size);
#endif
  output_size = 0;
}

static void print_char(char c) {
  if (output_size == sizeof output)
    flush();
  output[output_size++] = c;
}

static void print_string(const char *s) {
  while (*s)
    print_char(*s++);
}

static void print_hex(U64 value) {
  print_char(' ');
  for (int shift = 60; shift >= 0; shift -= 4)
    print_char("0123456789abcdef"[value >> shift & 15]);
}

// Random numbers. Shifts and additions only: they must not depend on what is
// tested.

static U64 random_state;

static U64 random_bits(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state + (random_state << 20) + (random_state >> 33);
}

static void random_seed(const char *name) {
  random_state = 0x9e3779b97f4a7c15u;
  for (; *name; name++) {
    random_state ^= (U64)(unsigned char)*name << 8;
    random_bits();
  }
}

static unsigned random_below_power(int bits) {
  return (unsigned)(random_bits() >> 24) & ((1u << bits) - 1);
}

// A word of any length, of either sign, with long runs of equal bits at times.
static U64 random_word(void) {
  U64 word = random_bits() >> random_below_power(6);
  switch (random_below_power(3)) {
  case 0: return (U64)0 - word;
  case 1: return ((U64)1 << random_below_power(6)) - random_below_power(1);
  case 2: return ~(U64)0 << random_below_power(6);
  case 3: return random_below_power(4);
  default: return word;
  }
}

typedef struct Words {
  U64 low, high;
} Words;

// The bits of a float with `fraction` and `exponent` bits: often near 1 or near
// the operand before it, or special, or at the ends of the range.
static Words random_float(int fraction, int exponent) {
  U64 low = random_bits(), high = random_bits(), biased = random_bits();
  U64 largest = ((U64)1 << exponent) - 1;
  switch (random_below_power(4)) {
  case 0: biased = 0; break;
  case 1:
    biased = largest;
    low = high = 0;
    break;
  case 2: low = high = 0; break;
  case 3: biased = largest - 1; break;
  case 4: biased &= 3; break;
  case 5: biased = low = high = 0; break;
  case 6: low = high = ~(U64)0; break;
  case 7: biased = largest; break;
  case 8: low &= ~(U64)0 << random_below_power(6); break;
  case 9:
    high = low = 0;
    biased = largest / 2 + random_below_power(6);
    break;
  case 10:
  case 11:
  case 12: biased = largest / 2 + random_below_power(7) - 10; break;
  default: break;
  }
  biased &= largest;
  U64 sign = random_below_power(1);
#if defined(LIBCALLS)
  // What back ends make of other NaNs than this is not ours to test.
  if (biased == largest && (low | high)) {
    low = fraction < 64 ? (U64)1 << (fraction - 1) : 0;
    high = fraction < 64 ? 0 : (U64)1 << (fraction - 65);
  }
#endif
  if (fraction < 64) {
    U64 kept = fraction == 63 ? low & (U64)INT64_MAX
                              : low & (((U64)1 << fraction) - 1);
    U64 head = sign << exponent | biased;
    if (fraction == 63) // x87, with its leading bit
      return (Words){kept | (U64)(biased != 0) << 63, head};
    return (Words){head << fraction | kept, 0};
  }
  return (Words){low, (sign << exponent | biased) << (fraction - 64) |
                          (high & (((U64)1 << (fraction - 64)) - 1))};
}

// For every type: a random value, and what goes into the hash.

#define DEFINE_INTEGER(T)                                                      \
  static inline T random_##T(void) {                                           \
    return (T)random_word();                                                   \
  }                                                                            \
  static inline Words words_##T(T value) {                                     \
    return (Words){(U64)value, 0};                                             \
  }

DEFINE_INTEGER(U32)
DEFINE_INTEGER(S32)
DEFINE_INTEGER(U64)
DEFINE_INTEGER(S64)

#if HAS_U128
#define DEFINE_TI(T)                                                           \
  static inline T random_##T(void) {                                           \
    U64 high = random_word();                                                  \
    U64 low = random_word();                                                   \
    return (T)(random_below_power(2) ? (U128)high << 64 | low : low);          \
  }                                                                            \
  static inline Words words_##T(T value) {                                     \
    return (Words){(U64)value, (U64)((U128)value >> 64)};                      \
  }
DEFINE_TI(U128)
DEFINE_TI(S128)
#endif

// All NaNs hash alike.
#define DEFINE_FLOAT(T, fraction, exponent)                                    \
  static inline T random_##T(void) {                                           \
    Words words = random_float(fraction, exponent);                            \
    return value_##T((U128)words.high << 64 | words.low);                      \
  }                                                                            \
  static inline Words words_##T(T value) {                                     \
    U128 bits = bits_##T(value);                                               \
    U128 largest = (((U128)1 << (exponent)) - 1) << (fraction);                \
    U128 magnitude = bits & (largest | (((U128)1 << (fraction)) - 1));         \
    if ((fraction) == 63)                                                      \
      magnitude = ((bits >> 1) & largest) | (bits & (U128)INT64_MAX);          \
    return magnitude > largest ? (Words){0x4e614e, 0}                          \
                               : (Words){(U64)bits, (U64)(bits >> 64)};        \
  }

DEFINE_FLOAT(HF, 10, 5)
DEFINE_FLOAT(SF, 23, 8)
DEFINE_FLOAT(DF, 52, 11)
#if RT_HAS_XF
DEFINE_FLOAT(XF, 63, 15)
#endif
#if HAS_TF
DEFINE_FLOAT(TF, 112, 15)
#endif
// bfloat shares its type with half.
static inline BF random_BF(void) {
  return value_BF(random_float(7, 8).low);
}
static inline Words words_BF(BF value) {
  U16 bits = bits_BF(value);
  return (Words){(bits & 0x7fff) > 0x7f80 ? 0x4e614e : bits, 0};
}

typedef int NONE;
static inline int random_NONE(void) {
  return 0;
}

// Where builtins store a second result.
__attribute__((unused)) static struct {
  U32 U32;
  S32 S32;
  U64 U64;
  S64 S64;
  U128 U128;
  S128 S128;
} out;
__attribute__((unused)) static int flag_out;
#define unsigned_out(T) out.T
#define signed_out(T)   out.T

// The base calling convention of Arm, in which floats are their bits, and four
// registers can be returned.
#if defined(__arm__)
typedef U16 BASE_HF;
typedef U32 BASE_SF;
typedef U64 BASE_DF;
#define TO_BASE_HF   bits_HF
#define TO_BASE_SF   bits_SF
#define TO_BASE_DF   bits_DF
#define FROM_BASE_HF value_HF
#define FROM_BASE_SF value_SF
#define FROM_BASE_DF value_DF
#define BASE_S32     S32
#define BASE_U32     U32
#define BASE_S64     S64
#define BASE_U64     U64
#define TO_BASE_S32
#define TO_BASE_U32
#define TO_BASE_S64
#define TO_BASE_U64
#define FROM_BASE_S32
#define FROM_BASE_U32
#define FROM_BASE_S64
#define FROM_BASE_U64
typedef U32 FourRegisters __attribute__((vector_size(16)));

static U64 both(FourRegisters r) {
  U64 quotient = (U64)r[1] << 32 | r[0], remainder = (U64)r[3] << 32 | r[2];
  return quotient + quotient + quotient + remainder;
}
#endif

#if defined(REFERENCE)

static int count_ones(U128 a) {
  int count = 0;
  for (; a; a >>= 1)
    count += (int)(a & 1);
  return count;
}

static int count_leading(U128 a, size_t bits) {
  int count = (int)bits;
  for (; a; a >>= 1)
    count--;
  return count;
}

static int count_trailing(U128 a, size_t bits) {
  int count = 0;
  for (; count < (int)bits && !(a & 1); a >>= 1)
    count++;
  return count;
}

// Quadruple precision holds every value of the other formats, but for large
// integers of 128 bits.
#define VALUE(a)    (a)
#define VALUE_HF(a) ((SF)(a))
#define SF_FROM(a)  ((SF)(a))
#define DF_FROM(a)  ((DF)(a))
#define XF_FROM(a)  ((XF)(a))
#define TF_FROM(a)  ((TF)(a))
#define HF_FROM(a)  ((HF)(TF)(a))
#define BF_FROM(a)  round_to_bfloat((TF)(a))
#define VALUE_BF(a) bfloat_value(a)

static float bfloat_value(BF a) {
  return value_SF((U32)bits_BF(a) << 16);
}

// Rounds to float, to odd, which keeps what the second rounding must know.
static BF round_to_bfloat(TF a) {
  float narrow = (float)a;
  U32 bits = bits_SF(narrow);
  if (a != a)
    return value_BF(0x7fc0);
  if (narrow != a) {
    if (a < 0 ? narrow < a : narrow > a)
      bits--;
    bits |= 1;
  }
  U32 kept = bits >> 16, rest = bits & 0xffff;
  return value_BF(kept + (rest > 0x8000 || (rest == 0x8000 && (kept & 1))));
}

#define LARGEST(T)                                                             \
  ((T)-1 < 0 ? (T)(((U128)1 << (8 * sizeof(T) - 1)) - 1) : (T)-1)
#define SMALLEST(T) ((T)-1 < 0 ? -LARGEST(T) - 1 : 0)
// One more than the largest, as a float.
#define LIMIT(T) (2 * (TF)((U128)LARGEST(T) / 2 + 1))
#define SAT(T, x)                                                              \
  ((x) != (x)                   ? (T)0                                         \
   : (TF)(x) >= LIMIT(T)        ? LARGEST(T)                                   \
   : (TF)(x) <= (TF)SMALLEST(T) ? SMALLEST(T)                                  \
                                : (T)(x))

#define POWER(F, a, n) power_##F(a, n)
#define DEFINE_POWER(F)                                                        \
  static F power_##F(F a, int n) {                                             \
    unsigned count = n < 0 ? -(unsigned)n : (unsigned)n;                       \
    F power = count % 2 ? a : 1;                                               \
    for (count /= 2; count; count /= 2) {                                      \
      a = a * a;                                                               \
      if (count % 2)                                                           \
        power = power * a;                                                     \
    }                                                                          \
    return n < 0 ? 1 / power : power;                                          \
  }
DEFINE_POWER(SF)
DEFINE_POWER(DF)
DEFINE_POWER(XF)
DEFINE_POWER(TF)

#define BUILTIN(result, name, parameters)
#define BUILTIN_BASE(result, name, parameters)
#define CHOOSE(call, reference) reference
#else
#define BUILTIN(result, name, parameters) result name parameters;
#define BUILTIN_BASE(result, name, parameters)                                 \
  result name parameters __attribute__((pcs("aapcs")));
#define ROW(name, result, A, B, call, reference)
#include ROWS
#undef ROW
#undef BUILTIN
#undef BUILTIN_BASE
#define BUILTIN(result, name, parameters)
#define BUILTIN_BASE(result, name, parameters)
#define CHOOSE(call, reference) call
#endif

static int same_name(const char *a, const char *b) {
  while (*a && *a == *b)
    a++, b++;
  return *a == *b;
}

static U64 mix(U64 hash, Words words) {
  hash ^= words.low;
  hash = (hash << 7 | hash >> 57) + (hash << 3);
  hash ^= words.high;
  return (hash << 11 | hash >> 53) + (hash << 5);
}

// With `flag_out` set first, a builtin that leaves it alone is found out.
#define ROW(name, result, A, B, call, reference)                               \
  static void test_##name(void) {                                              \
    U64 hash = 0x6d6c6363;                                                     \
    int traced = TRACING && same_name(#name, TRACE);                           \
    random_seed(#name);                                                        \
    for (int i = 0; i < CASES; i++) {                                          \
      A a __attribute__((aligned(16))) = random_##A();                         \
      B b __attribute__((aligned(16))) = random_##B();                         \
      (void)b;                                                                 \
      flag_out = 7;                                                            \
      Words words = words_##result(CHOOSE(call, reference));                   \
      hash = mix(hash, words);                                                 \
      if (traced) {                                                            \
        print_operand((const unsigned char *)&a, sizeof a);                    \
        print_operand((const unsigned char *)&b, sizeof b);                    \
        print_hex(words.high);                                                 \
        print_hex(words.low);                                                  \
        print_char('\n');                                                      \
      }                                                                        \
    }                                                                          \
    print_string(#name);                                                       \
    print_hex(hash);                                                           \
    print_char('\n');                                                          \
  }

__attribute__((unused)) static void print_operand(const unsigned char *bytes,
                                                  unsigned size) {
  U64 low = 0, high = 0;
  for (unsigned i = 0; i < size && i < 16; i++)
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    if (size - 1 - i < 8)
      low |= (U64)bytes[i] << 8 * (size - 1 - i);
    else
      high |= (U64)bytes[i] << 8 * (size - 9 - i);
#else
    if (i < 8)
      low |= (U64)bytes[i] << 8 * i;
    else if (size < 16 || i < 16)
      high |= (U64)bytes[i] << 8 * (i - 8);
#endif
  print_hex(high);
  print_hex(low);
}

#include ROWS
#undef ROW

static void run_all(void) {
#define ROW(name, result, A, B, call, reference) test_##name();
#include ROWS
#undef ROW
  flush();
}

#if defined(REFERENCE)
int main(void) {
  run_all();
  return 0;
}
#else
int run(void) {
  run_all();
  finish(0);
  return 0;
}
#endif
