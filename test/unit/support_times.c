// Timers: a tree in the order of their starts, into which those of threads are
// joined. Numbers are of no interest here, but that there are some.
#include "test/unit/test.h"

// The names of a report in JSON, a nested one in parentheses.
static void expect_names(Times *times, const char *wanted) {
  Buf out = {0}, names = {0};
  times_print(times, false, true, &out);
  buf_char(&out, '\0');
  for (const char *at = out.data; *at; at++) {
    if (!strncmp(at, "\"passes\": [", 11))
      buf_char(&names, '(');
    else if (!strncmp(at, "{}]", 3))
      buf_char(&names, ')');
    else if (!strncmp(at, "\"name\": \"", 9))
      buf_char(&names, at[9]);
  }
  buf_char(&names, '\0');
  if (strcmp(names.data, wanted)) {
    fprintf(stderr, "is %s, not %s\n", names.data, wanted);
    test_fail(__FILE__, __LINE__, "names of timers");
  }
  buf_release(&out);
  buf_release(&names);
}

static void once(Times *times, const char *name) {
  times_start(times, name, str_from(name));
  times_stop(times);
}

static const char a[] = "a", b[] = "b", c[] = "c", d[] = "d";

static void in_order_of_their_starts(void) {
  Times times;
  times_init(&times);
  times_start(&times, a, str_from(a));
  once(&times, c);
  once(&times, b);
  once(&times, c); // again
  times_stop(&times);
  once(&times, b);
  once(&times, d);
  expect_names(&times, "a(c()b())b()d()RT");
  times_release(&times);
}

static void hidden(void) {
  Times times;
  times_init(&times);
  times_start_hidden(&times, a, str_from(a));
  once(&times, b);
  times_stop(&times);
  once(&times, c);
  expect_names(&times, "b()c()RT");
  times_release(&times);
}

static void none(void) {
  times_start(NULL, a, str_from(a));
  times_start_hidden(NULL, a, str_from(a));
  times_stop(NULL);
}

// What threads did goes below the timer that waits for them: what is known is
// added up, the rest comes behind it, and can be found again there.
static void joined(void) {
  Times times, thread;
  times_init(&times);
  times_init(&thread);
  times_start(&times, a, str_from(a));
  once(&times, b);
  times_start(&thread, b, str_from(b));
  once(&thread, d);
  times_stop(&thread);
  times_start(&thread, c, str_from(c));
  once(&thread, a);
  times_stop(&thread);
  once(&thread, d);
  times_join(&times, &thread);
  times_start(&times, c, str_from(c));
  once(&times, b);
  times_stop(&times);
  once(&times, d);
  times_stop(&times);
  once(&times, c);
  expect_names(&times, "a(b(d())c(a()b())d())c()RT");
  times_release(&times);
}

int main(void) {
  RUN(in_order_of_their_starts);
  RUN(hidden);
  RUN(none);
  RUN(joined);
  return TEST_RESULT;
}
