// Buffered characters, strings and integers. Floats are in decimal.c.

#include "text.h"

RT_FUNCTION void mlcc_text_end(Text *text) {
  if (text->used)
    text->sink(text->bytes, text->used);
  text->used = 0;
}

RT_FUNCTION void mlcc_text_char(Text *text, char c) {
  if (text->used == sizeof text->bytes)
    mlcc_text_end(text);
  text->bytes[text->used++] = c;
}

RT_FUNCTION void mlcc_text_string(Text *text, const char *string) {
  while (*string)
    mlcc_text_char(text, *string++);
}

RT_FUNCTION void mlcc_text_spaces(Text *text, intptr_t count) {
  while (count-- > 0)
    mlcc_text_char(text, ' ');
}

static void put_digits(Text *text, U64 value, unsigned base) {
  char digits[20];
  int count = 0;
  do {
    digits[count++] = "0123456789abcdef"[value % base];
    value /= base;
  } while (value);
  while (count)
    mlcc_text_char(text, digits[--count]);
}

RT_FUNCTION void mlcc_text_unsigned(Text *text, U64 value) {
  put_digits(text, value, 10);
}

RT_FUNCTION void mlcc_text_signed(Text *text, S64 value) {
  if (value < 0)
    mlcc_text_char(text, '-');
  put_digits(text, value < 0 ? 0 - (U64)value : (U64)value, 10);
}

RT_FUNCTION void mlcc_text_hex(Text *text, uintptr_t value) {
  if (value)
    mlcc_text_string(text, "0x");
  put_digits(text, value, 16);
}
