// The functions for atomic accesses: first what they compute, then, with
// THREADS, that several threads lose nothing. Exits with the number of a failed
// line.

#include "rt.h"

#if defined(THREADS)
#include <pthread.h>
#include <stdio.h>
#else
#include "start.h"
#endif

// The names are builtins of the compiler, so they are declared under others.
#define SIZE_FUNCTIONS(size, T)                                                \
  T load_##size(void *, int) __asm__("__atomic_load_" #size);                  \
  void store_##size(void *, T, int) __asm__("__atomic_store_" #size);          \
  T exchange_##size(void *, T, int) __asm__("__atomic_exchange_" #size);       \
  _Bool compare_exchange_##size(void *, void *, T, int, int) __asm__(          \
      "__atomic_compare_exchange_" #size);                                     \
  T add_##size(void *, T, int) __asm__("__atomic_fetch_add_" #size);           \
  T sub_##size(void *, T, int) __asm__("__atomic_fetch_sub_" #size);           \
  T and_##size(void *, T, int) __asm__("__atomic_fetch_and_" #size);           \
  T or_##size(void *, T, int) __asm__("__atomic_fetch_or_" #size);             \
  T xor_##size(void *, T, int) __asm__("__atomic_fetch_xor_" #size);           \
  T nand_##size(void *, T, int) __asm__("__atomic_fetch_nand_" #size);

// qemu 7.2 knows no pair of lqarx and stqcx. that succeeds.
#if RT_HAS_TI && !defined(__powerpc__)
#define SIZES(ROW) ROW(1, U8) ROW(2, U16) ROW(4, U32) ROW(8, U64) ROW(16, U128)
#else
#define SIZES(ROW) ROW(1, U8) ROW(2, U16) ROW(4, U32) ROW(8, U64)
#endif
SIZES(SIZE_FUNCTIONS)

void load_any(size_t, void *, void *, int) __asm__("__atomic_load");
void store_any(size_t, void *, void *, int) __asm__("__atomic_store");
void exchange_any(size_t, void *, void *, void *,
                  int) __asm__("__atomic_exchange");
_Bool compare_exchange_any(size_t, void *, void *, void *, int,
                           int) __asm__("__atomic_compare_exchange");

#define CHECK(condition)                                                       \
  if (!(condition))                                                            \
    return __LINE__;

#define TEST_SIZE(size, T)                                                     \
  static int test_##size(void) {                                               \
    T one = (T)((T)-1 / 255 * 0xa5), two = (T)((T)-1 / 255 * 0x3c);            \
    T object __attribute__((aligned(size))) = one, expected = two;             \
    CHECK(load_##size(&object, 5) == one)                                      \
    store_##size(&object, two, 5);                                             \
    CHECK(object == two)                                                       \
    CHECK(exchange_##size(&object, one, 5) == two && object == one)            \
    CHECK(!compare_exchange_##size(&object, &expected, two, 5, 5))             \
    CHECK(object == one && expected == one)                                    \
    CHECK(compare_exchange_##size(&object, &expected, two, 5, 5))              \
    CHECK(object == two && expected == one)                                    \
    CHECK(add_##size(&object, one, 5) == two && object == (T)(two + one))      \
    CHECK(sub_##size(&object, one, 5) == (T)(two + one) && object == two)      \
    CHECK(xor_##size(&object, one, 5) == two && object == (T)(two ^ one))      \
    CHECK(or_##size(&object, two, 5) == (T)(two ^ one))                        \
    CHECK(object == (T)(two | one))                                            \
    CHECK(and_##size(&object, two, 5) == (T)(two | one) && object == two)      \
    CHECK(nand_##size(&object, one, 5) == two && object == (T) ~(two & one))   \
    return 0;                                                                  \
  }
SIZES(TEST_SIZE)

static int equal(const char *a, const char *b, size_t size) {
  while (size && *a == *b)
    a++, b++, size--;
  return size == 0;
}

// Objects of any size at any address.
static int test_generic(void) {
  static const char one[24] = "abcdefghijklmnopqrstuvw";
  static const char two[24] = "ABCDEFGHIJKLMNOPQRSTUVW";
  _Alignas(16) char object[48];
  char copy[24], from[24], expected[24];
  for (size_t at = 0; at < 17; at++)
    for (size_t size = 1; size <= 24; size++) {
#if defined(__powerpc__)
      if (size == 16)
        continue;
#endif
      for (size_t i = 0; i < 24; i++) {
        object[at + i] = one[i];
        from[i] = two[i];
        expected[i] = 1;
      }
      load_any(size, object + at, copy, 5);
      CHECK(equal(copy, one, size))
      store_any(size, object + at, from, 5);
      CHECK(equal(object + at, two, size))
      CHECK(equal(object + at + size, one + size, 24 - size))
      exchange_any(size, object + at, (void *)one, copy, 5);
      CHECK(equal(object + at, one, size) && equal(copy, two, size))
      CHECK(!compare_exchange_any(size, object + at, expected, from, 5, 5))
      CHECK(equal(object + at, one, size) && equal(expected, one, size))
      CHECK(compare_exchange_any(size, object + at, expected, from, 5, 5))
      CHECK(equal(object + at, two, size))
    }
  return 0;
}

#if defined(__aarch64__)

U32 outline_cas(U32, U32, U32 *) __asm__("__aarch64_cas4_acq_rel");
U64 outline_swp(U64, U64 *) __asm__("__aarch64_swp8_acq");
U16 outline_ldadd(U16, U16 *) __asm__("__aarch64_ldadd2_relax");
U8 outline_ldset(U8, U8 *) __asm__("__aarch64_ldset1_rel");
U32 outline_ldclr(U32, U32 *) __asm__("__aarch64_ldclr4_acq_rel");
U64 outline_ldeor(U64, U64 *) __asm__("__aarch64_ldeor8_sync");
U128 outline_cas16(U128, U128, U128 *) __asm__("__aarch64_cas16_acq_rel");

static int test_outline(void) {
  U32 word = 5;
  CHECK(outline_cas(4, 9, &word) == 5 && word == 5)
  CHECK(outline_cas(5, 9, &word) == 5 && word == 9)
  CHECK(outline_ldclr(8, &word) == 9 && word == 1)
  U64 wide = 6;
  CHECK(outline_swp(~(U64)0, &wide) == 6 && wide == ~(U64)0)
  CHECK(outline_ldeor(1, &wide) == ~(U64)0 && wide == ~(U64)1)
  U16 half = 0xffff;
  CHECK(outline_ldadd(2, &half) == 0xffff && half == 1)
  U8 byte = 0x81;
  CHECK(outline_ldset(0x42, &byte) == 0x81 && byte == 0xc3)
  U128 quad = (U128)1 << 100, same = quad;
  CHECK(outline_cas16(quad, 7, &quad) == same && quad == 7)
  return 0;
}

#endif

#if defined(__arm__)

U32 sync_add(U32 *, U32) __asm__("__sync_fetch_and_add_4");
U64 sync_max(U64 *, U64) __asm__("__sync_fetch_and_max_8");
U8 sync_umin(U8 *, U8) __asm__("__sync_fetch_and_umin_1");
U16 sync_cas(U16 *, U16, U16) __asm__("__sync_val_compare_and_swap_2");

static int test_sync(void) {
  U32 word = 5;
  CHECK(sync_add(&word, 7) == 5 && word == 12)
  U64 wide = (U64)-3;
  CHECK(sync_max(&wide, 1) == (U64)-3 && wide == 1)
  U8 byte = 200;
  CHECK(sync_umin(&byte, 100) == 200 && byte == 100)
  U16 half = 3;
  CHECK(sync_cas(&half, 3, 4) == 3 && half == 4)
  CHECK(sync_cas(&half, 3, 5) == 4 && half == 4)
  return 0;
}

#endif

static int test_all(void) {
  int line;
#define RUN(size, T)                                                           \
  if ((line = test_##size()))                                                  \
    return line;
  SIZES(RUN)
  if ((line = test_generic()))
    return line;
#if defined(__aarch64__)
  if ((line = test_outline()))
    return line;
#endif
#if defined(__arm__)
  if ((line = test_sync()))
    return line;
#endif
  return 0;
}

#if defined(THREADS)

enum { THREAD_COUNT = 4, TURNS = 20000 };

#define COUNTER(size, T) T counter_##size __attribute__((aligned(size)));
static struct {
  SIZES(COUNTER)
  struct {
    U32 words[3];
  } triple;
} shared;

// Counts in every size, and in three words that must stay equal.
static void *count(void *unused) {
  for (int i = 0; i < TURNS; i++) {
#define ADD(size, T) add_##size(&shared.counter_##size, 1, 5);
    SIZES(ADD)
    U32 old[3], new[3];
    load_any(12, &shared.triple, old, 5);
    do {
      if (old[0] != old[1] || old[1] != old[2])
        return (void *)&shared;
      for (int j = 0; j < 3; j++)
        new[j] = old[j] + 1;
    } while (!compare_exchange_any(12, &shared.triple, old, new, 5, 5));
  }
  return unused;
}

int main(void) {
  int line = test_all();
  pthread_t threads[THREAD_COUNT];
  if (line) {
    printf("line %d\n", line);
    return 1;
  }
  for (int i = 0; i < THREAD_COUNT; i++)
    if (pthread_create(&threads[i], NULL, count, NULL))
      return 2;
  for (int i = 0; i < THREAD_COUNT; i++) {
    void *torn;
    pthread_join(threads[i], &torn);
    if (torn)
      return 3;
  }
#define TOTAL(size, T)                                                         \
  if (shared.counter_##size != (T)(THREAD_COUNT * TURNS))                      \
    return 4;
  SIZES(TOTAL)
  return shared.triple.words[1] == THREAD_COUNT * TURNS ? 0 : 5;
}

#else

int run(void) {
  finish(test_all() ? 1 : 0);
  return 0;
}

#endif
