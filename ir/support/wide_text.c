// Text of integers of any width: decimal and hexadecimal, both ways.
//
// Decimal digits are taken in groups of 19, the most that a word holds: one
// multiplication (or division) of the whole number per group. That is quadratic
// in the width, which only numbers of thousands of digits notice. Reading stops
// at the first group that makes the number too wide, so a long text costs no
// more than a long number.
#include "ir/support/number_int.h"

#include "ir/support/support.h"

#include <stdlib.h>

#define GROUP       19
#define GROUP_POWER 10000000000000000000u // 10^19

static const char hex_digits[] = "0123456789ABCDEF";

// The value of up to 19 decimal digits; false when one is none.
static bool read_group(const char *text, size_t size, uint64_t *value) {
  uint64_t sum = 0;
  for (size_t i = 0; i < size; i++) {
    unsigned digit = (unsigned char)text[i] - (unsigned)'0';
    if (digit > 9)
      return false;
    sum = sum * 10 + digit;
  }
  *value = sum;
  return true;
}

static uint64_t power_of_ten(size_t n) {
  uint64_t power = 1;
  while (n--)
    power *= 10;
  return power;
}

static bool parse_decimal(uint64_t *r, uint32_t width, const char *text,
                          size_t size) {
  uint32_t room = wide_words(width), used = 0;
  memset(r, 0, room * sizeof *r);
  for (size_t group; size; text += group, size -= group) {
    uint64_t value;
    group = size % GROUP ? size % GROUP : GROUP;
    if (!read_group(text, group, &value))
      return false;
    uint64_t carry = words_mul_add(r, used, power_of_ten(group), value);
    if (!carry)
      continue;
    if (used == room)
      return false;
    r[used++] = carry;
  }
  return words_bits(r, used) <= width;
}

static int hex_value(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

static bool parse_hex(uint64_t *r, uint32_t width, const char *text,
                      size_t size) {
  uint32_t room = wide_words(width);
  memset(r, 0, room * sizeof *r);
  if (size > (size_t)room * 16)
    return false;
  for (size_t i = 0; i < size; i++) {
    int digit = hex_value(text[size - 1 - i]);
    if (digit < 0)
      return false;
    r[i / 16] |= (uint64_t)digit << (i % 16 * 4);
  }
  return words_bits(r, room) <= width;
}

bool wide_parse(uint64_t *r, uint32_t width, const char *text, size_t size) {
  bool hex = size > 2 && text[0] == '0' && (text[1] | 0x20) == 'x';
  if (hex) {
    text += 2;
    size -= 2;
  }
  if (!size)
    return false;
  while (size > 1 && text[0] == '0') {
    text++;
    size--;
  }
  return hex ? parse_hex(r, width, text, size)
             : parse_decimal(r, width, text, size);
}

bool wide_parse_literal(uint64_t *r, uint32_t width, bool is_signed,
                        bool negative, const char *text, size_t size) {
  if (!wide_parse(r, width, text, size))
    return false;
  if (!negative)
    return !is_signed || !wide_is_neg(r, width);
  wide_neg(r, r, width);
  return wide_is_neg(r, width);
}

static size_t print_word(char *out, uint64_t value) {
  char digits[20];
  size_t n = 0;
  do
    digits[n++] = (char)('0' + value % 10);
  while (value /= 10);
  for (size_t i = 0; i < n; i++)
    out[i] = digits[n - 1 - i];
  return n;
}

static void print_group(char *out, uint64_t value) {
  for (size_t i = GROUP; i--; value /= 10)
    out[i] = (char)('0' + value % 10);
}

// The magnitude of a number above 64 bits. Groups of digits come last first,
// so they are written to the end of a work area, which holds the quotient too.
static size_t print_big(char *out, const uint64_t *a, uint32_t width,
                        bool negative) {
  uint64_t fixed[64];
  uint32_t n = wide_words(width);
  size_t ngroups = (size_t)n + n / 60 + 1, top = ngroups;
  uint64_t *work = fixed;
  if (n + ngroups > ARRAY_SIZE(fixed))
    work = malloc((n + ngroups) * sizeof *work);
  if (!work)
    fatal("out of memory");
  uint64_t *groups = work + n;
  if (negative)
    wide_neg(work, a, width);
  else
    wide_copy(work, a, width);
  for (n = words_trim(work, n); n > 1; n = words_trim(work, n))
    groups[--top] = words_div_word(work, work, n, GROUP_POWER);
  size_t size = print_word(out, n ? work[0] : 0);
  for (; top < ngroups; top++, size += GROUP)
    print_group(out + size, groups[top]);
  if (work != fixed)
    free(work);
  return size;
}

size_t wide_print_unsigned(char *out, const uint64_t *a, uint32_t width) {
  if (width <= 64)
    return print_word(out, a[0]);
  return print_big(out, a, width, false);
}

size_t wide_print_signed(char *out, const uint64_t *a, uint32_t width) {
  if (!wide_is_neg(a, width))
    return wide_print_unsigned(out, a, width);
  *out = '-';
  if (width <= 64)
    return 1 + print_word(out + 1, -a[0] & wide_mask(width));
  return 1 + print_big(out + 1, a, width, true);
}

size_t wide_print_hex(char *out, const uint64_t *a, uint32_t width) {
  uint32_t bits = words_bits(a, wide_words(width));
  uint32_t digits = bits ? (bits + 3) / 4 : 1;
  *out++ = '0';
  *out++ = 'x';
  for (uint32_t i = digits; i--;)
    *out++ = hex_digits[a[i / 16] >> (i % 16 * 4) & 15];
  return digits + 2;
}
