// Slices, and what ends the program: messages about our own defects and about
// an environment that fails.

#include "ir/support/support.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

bool str_starts_with(Str s, const char *prefix) {
  size_t size = strlen(prefix);
  return s.size >= size && !memcmp(s.data, prefix, size);
}

int str_compare(Str a, Str b) {
  size_t common = a.size < b.size ? a.size : b.size;
  int order = common ? memcmp(a.data, b.data, common) : 0;
  if (order)
    return order;
  return a.size < b.size ? -1 : a.size > b.size;
}

enum { MAX_DISTANCE_LENGTH = 128 };

static int min3(int a, int b, int c) {
  int least = a < b ? a : b;
  return least < c ? least : c;
}

// The rows of the usual dynamic program; two back for transpositions.
int str_distance(Str a, Str b, int limit) {
  if (a.size > MAX_DISTANCE_LENGTH || b.size > MAX_DISTANCE_LENGTH)
    return limit + 1;
  int rows[3][MAX_DISTANCE_LENGTH + 1];
  int *before = rows[0], *last = rows[1], *row = rows[2];
  int n = (int)a.size, m = (int)b.size;
  for (int j = 0; j <= m; j++)
    last[j] = j;
  for (int i = 1; i <= n; i++) {
    row[0] = i;
    int least = i;
    for (int j = 1; j <= m; j++) {
      bool same = a.data[i - 1] == b.data[j - 1];
      row[j] = min3(last[j] + 1, row[j - 1] + 1, last[j - 1] + !same);
      bool swapped = i > 1 && j > 1 && a.data[i - 1] == b.data[j - 2] &&
                     a.data[i - 2] == b.data[j - 1];
      if (swapped && before[j - 2] + 1 < row[j])
        row[j] = before[j - 2] + 1;
      least = row[j] < least ? row[j] : least;
    }
    if (least > limit)
      return limit + 1;
    int *oldest = before;
    before = last;
    last = row;
    row = oldest;
  }
  return last[m] > limit ? limit + 1 : last[m];
}

void bug_at(const char *file, int line, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  fflush(stdout);
  fprintf(stderr, "internal error: %s:%d: ", file, line);
  vfprintf(stderr, fmt, args);
  fputc('\n', stderr);
  va_end(args);
  abort();
}

void fatal(const char *fmt, ...) {
  static atomic_flag speaking = ATOMIC_FLAG_INIT;
  va_list args;
  while (atomic_flag_test_and_set(&speaking))
    pause(); // another thread ends the process
  va_start(args, fmt);
  fflush(stdout);
  fputs("mlcc: error: ", stderr);
  vfprintf(stderr, fmt, args);
  fputc('\n', stderr);
  va_end(args);
  quick_exit(1);
}
