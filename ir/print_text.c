// The words of the textual form: names, quoted strings, symbols.

#include "ir/print_int.h"

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// (letter | `_`) (letter | digit | `_` | `$` | `.`)*
static bool is_bare_identifier(Str text) {
  if (!text.size || !(is_letter(text.data[0]) || text.data[0] == '_'))
    return false;
  for (size_t i = 1; i < text.size; i++) {
    char c = text.data[i];
    if (!is_letter(c) && !is_digit(c) && c != '_' && c != '$' && c != '.')
      return false;
  }
  return true;
}

void string_print_escaped(Buf *out, Str text) {
  static const char digits[] = "0123456789ABCDEF";
  size_t plain = 0; // start of what needs no escape
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c >= 0x20 && c < 0x7f && c != '"' && c != '\\')
      continue;
    buf_bytes(out, text.data + plain, i - plain);
    plain = i + 1;
    buf_char(out, '\\');
    if (c == '\\') {
      buf_char(out, '\\');
      continue;
    }
    buf_char(out, digits[c >> 4]);
    buf_char(out, digits[c & 15]);
  }
  buf_bytes(out, text.data + plain, text.size - plain);
}

void print_quoted(Buf *out, Str text) {
  buf_char(out, '"');
  string_print_escaped(out, text);
  buf_char(out, '"');
}

void keyword_or_string_print(Buf *out, Str text) {
  if (is_bare_identifier(text))
    buf_str(out, text);
  else
    print_quoted(out, text);
}

void symbol_name_print(Buf *out, Str name) {
  buf_char(out, '@');
  if (name.size)
    keyword_or_string_print(out, name);
  else
    buf_lit(out, "<<INVALID EMPTY SYMBOL>>");
}

// Can `dialect.text` be lexed again? A name, then nothing or one `<...>`.
static bool is_pretty(Str text) {
  size_t i = 0;
  if (!text.size || !is_letter(text.data[0]))
    return false;
  while (i < text.size && (is_letter(text.data[i]) || is_digit(text.data[i]) ||
                           text.data[i] == '.' || text.data[i] == '_'))
    i++;
  return i == text.size ||
         (text.data[i] == '<' && text.data[text.size - 1] == '>');
}

void print_dialect_symbol(Buf *out, char sigil, Str dialect, Str text) {
  bool pretty = is_pretty(text);
  buf_char(out, sigil);
  buf_str(out, dialect);
  buf_char(out, pretty ? '.' : '<');
  buf_str(out, text);
  if (!pretty)
    buf_char(out, '>');
}

bool print_alias(Printer *p, Str alias) {
  buf_str(p->out, alias);
  return alias.size > 0;
}

static const PrintOptions default_options = {.hex_elements_from = 101};

Printer printer_make(Buf *out, Ctx *ctx, const PrintOptions *options) {
  return (Printer){.out = out,
                   .ctx = ctx,
                   .options = options ? options : &default_options,
                   .start = out->size};
}
