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

// Text that people see

// Of a character of several bytes; 0: malformed. Overlong forms, surrogates and
// what is beyond Unicode are.
static size_t decode(Str text, uint32_t *code) {
  unsigned char first = (unsigned char)text.data[0];
  size_t size = first < 0xC2   ? 0
                : first < 0xE0 ? 2
                : first < 0xF0 ? 3
                : first < 0xF5 ? 4
                               : 0;
  if (!size || size > text.size)
    return 0;
  *code = first & (0x7Fu >> size);
  for (size_t i = 1; i < size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if ((c & 0xC0) != 0x80)
      return 0;
    *code = *code << 6 | (c & 0x3F);
  }
  bool overlong = *code < (size == 4 ? 0x10000u : size == 3 ? 0x800u : 0x80u);
  bool surrogate = *code >= 0xD800 && *code < 0xE000;
  return overlong || surrogate || *code > 0x10FFFF ? 0 : size;
}

// Control characters, and those that turn the direction of text, by which what
// is shown could say something else than what is there.
static bool is_control(uint32_t code) {
  return code < 0xA0 || code == 0x200E || code == 0x200F ||
         (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
}

size_t shown_size(Str text) {
  unsigned char c = (unsigned char)text.data[0];
  uint32_t code;
  if (c < 0x80)
    return c >= 0x20 && c != 0x7F;
  size_t size = decode(text, &code);
  return size && !is_control(code) ? size : 0;
}

void buf_shown(Buf *buf, Str text, bool lines) {
  for (size_t i = 0, n; i < text.size; i += n) {
    Str rest = {text.data + i, text.size - i};
    char c = rest.data[0];
    n = shown_size(rest);
    if (n || c == '\t' || (lines && c == '\n'))
      buf_bytes(buf, rest.data, n += !n);
    else
      buf_printf(buf, "\\%02X", (unsigned char)rest.data[n++]);
  }
}

// Distance

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

Nearest nearest_to(Str wanted) {
  int third = (int)(wanted.size / 3);
  return (Nearest){.wanted = wanted, .limit = third < 2 ? third : 2};
}

const char *nearest_question(const Nearest *nearest, Arena *arena) {
  if (!nearest->best.size)
    return "";
  return arena_format(arena, "; did you mean '" STR_FMT "'?",
                      STR_ARG(nearest->best))
      .data;
}

static size_t common_prefix(Str a, Str b) {
  size_t n = 0;
  while (n < a.size && n < b.size && a.data[n] == b.data[n])
    n++;
  return n;
}

void nearest_try(Nearest *nearest, Str candidate) {
  Str wanted = nearest->wanted;
  size_t more = wanted.size > candidate.size ? wanted.size - candidate.size
                                             : candidate.size - wanted.size;
  if (nearest->limit < 1 || more > (size_t)nearest->limit)
    return;
  int distance = str_distance(wanted, candidate, nearest->limit);
  bool is_nearer = distance < nearest->limit || !nearest->best.size;
  if (distance > nearest->limit ||
      (!is_nearer && common_prefix(wanted, candidate) <=
                         common_prefix(wanted, nearest->best)))
    return;
  nearest->best = candidate;
  nearest->limit = distance;
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
