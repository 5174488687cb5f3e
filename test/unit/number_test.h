// What the number tests share: counted checks, a generator, equality of text.
#ifndef MLCC_NUMBER_TEST_H
#define MLCC_NUMBER_TEST_H

#include "ir/support/number.h"

#include <stdio.h>
#include <string.h>

typedef struct Tally {
  int checks, failures;
} Tally;

static inline bool expect(Tally *t, bool ok, int line, const char *what) {
  t->checks++;
  if (!ok && ++t->failures <= 20)
    fprintf(stderr, "line %d: %s\n", line, what);
  return ok;
}
#define EXPECT(t, condition) expect((t), (condition), __LINE__, #condition)

static inline bool expect_text(Tally *t, const char *got, size_t size,
                               const char *want, int line) {
  bool same = size == strlen(want) && !memcmp(got, want, size);
  if (!expect(t, same, line, "text differs") && t->failures <= 20)
    fprintf(stderr, "  got %.*s\n  want %s\n", (int)size, got, want);
  return same;
}
#define EXPECT_TEXT(t, got, size, want)                                        \
  expect_text((t), (got), (size), (want), __LINE__)

// splitmix64
static inline uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static inline int finish(const Tally *t) {
  printf("%d checks, %d failures\n", t->checks, t->failures);
  return t->failures != 0 || t->checks == 0;
}

#endif
