// What the unit tests share: a test is a function that uses EXPECT; main calls
// RUN for each and returns TEST_RESULT. A failed expectation is printed with
// its place, and the test goes on.
#ifndef MLCC_TEST_UNIT_TEST_H
#define MLCC_TEST_UNIT_TEST_H

#include "ir/support/support.h"

#include <stdio.h>

typedef struct TestState {
  const char *name;
  int failures;
} TestState;

static TestState test_state;

static inline void test_fail(const char *file, int line, const char *what) {
  fprintf(stderr, "%s:%d: in %s: expected %s\n", file, line, test_state.name,
          what);
  test_state.failures++;
}

#define EXPECT(x) ((x) ? (void)0 : test_fail(__FILE__, __LINE__, #x))
#define EXPECT_CONTAINS(buf, text)                                             \
  (strstr(buf_cstr(buf), (text))                                               \
       ? (void)0                                                               \
       : (void)(fprintf(stderr, "got: %s\n", buf_cstr(buf)),                   \
                test_fail(__FILE__, __LINE__, "text with " text)))
#define RUN(test)    (test_state.name = #test, test())
#define TEST_RESULT  (test_state.failures ? 1 : 0)
#define TEST_SKIPPED 77

#endif
