// Elements of dense attributes as text: nested lists in the shape of the type,
// one value for a splat, or the raw bytes in hexadecimal when there are many.
//
// Data is kept one byte per i1 but written eight to a byte in hexadecimal; all
// else is written as it is kept, little-endian.

#include "ir/print_int.h"

static char *reserve(Buf *out, size_t size) {
  buf_reserve(out, size);
  return out->data + out->size;
}

static bool is_unsigned(const Type *type) {
  return type->kind == TY_INTEGER && type->as.integer.sign == UNSIGNED;
}

static void print_wide(Buf *out, const uint64_t *words, const Type *type) {
  uint32_t width = type_number_width(type);
  char *at = reserve(out, wide_decimal_max(width));
  out->size += is_unsigned(type) ? wide_print_unsigned(at, words, width)
                                 : wide_print_signed(at, words, width);
}

void print_int_words(Buf *out, const uint64_t *words, const Type *type) {
  if (type_is_int(type, 1))
    buf_puts(out, words[0] & 1 ? "true" : "false");
  else if (type_number_width(type) > 64)
    print_wide(out, words, type);
  else if (is_unsigned(type))
    buf_u64(out, words[0]);
  else
    buf_i64(out, wide_sign_extend_word(words[0], type_number_width(type)));
}

void print_float_bits(Buf *out, const uint64_t bits[2], FloatKind kind) {
  out->size += float_print_exact(reserve(out, FLOAT_PRINT_MAX), kind, bits);
}

// One element of data. Which function serves is found once for all elements.

typedef void PrintElement(Buf *out, const char *data, const Type *type);

static PrintElement *element_printer(const Type *type);

// Whether it is i1, si1 or ui1, unlike in an integer attribute.
static bool is_bit(const Type *type) {
  return type->kind == TY_INTEGER && type->as.integer.width == 1;
}

static void print_bit(Buf *out, const char *data, const Type *type) {
  (void)type;
  buf_puts(out, *data & 1 ? "true" : "false");
}

static void print_word(Buf *out, const char *data, const Type *type) {
  uint64_t word = 0;
  memcpy(&word, data, dense_element_size(type));
  print_int_words(out, &word, type);
}

static void print_i32(Buf *out, const char *data, const Type *type) {
  int32_t value;
  (void)type;
  memcpy(&value, data, sizeof value);
  buf_i64(out, value);
}

static void print_i64(Buf *out, const char *data, const Type *type) {
  int64_t value;
  (void)type;
  memcpy(&value, data, sizeof value);
  buf_i64(out, value);
}

static void print_words(Buf *out, const char *data, const Type *type) {
  Arena scratch;
  arena_init(&scratch);
  size_t size = dense_element_size(type);
  uint64_t *words = arena_zero(&scratch, (size + 7) & ~(size_t)7, 8);
  memcpy(words, data, size);
  print_wide(out, words, type);
  arena_release(&scratch);
}

static void print_float(Buf *out, const char *data, const Type *type) {
  uint64_t bits[2] = {0};
  memcpy(bits, data, dense_element_size(type));
  print_float_bits(out, bits, type->as.float_kind);
}

static void print_complex(Buf *out, const char *data, const Type *type) {
  const Type *part = type->as.shaped.element;
  PrintElement *print = element_printer(part);
  buf_char(out, '(');
  print(out, data, part);
  buf_char(out, ',');
  print(out, data + dense_element_size(part), part);
  buf_char(out, ')');
}

static PrintElement *element_printer(const Type *type) {
  if (type->kind == TY_COMPLEX)
    return print_complex;
  if (type->kind == TY_FLOAT)
    return print_float;
  if (is_bit(type))
    return print_bit;
  if (type_number_width(type) > 64)
    return print_words;
  if (!is_unsigned(type) && type_number_width(type) == 64)
    return print_i64;
  if (!is_unsigned(type) && type_number_width(type) == 32)
    return print_i32;
  return print_word;
}

// Walks the shape; `data` and `strings` are at the element to print.
typedef struct Elements {
  Buf *out;
  const Type *type, *element;
  const char *data;
  const Str *strings; // NULL: of data
  PrintElement *print;
  size_t size;
} Elements;

static Elements elements_of(Buf *out, const Attr *attr) {
  Elements e = {.out = out, .type = attr->type};
  if (attr->kind == AT_DENSE_STRING) {
    e.strings = attr->as.dense_strings.items;
    return e;
  }
  e.element = attr->type->as.shaped.element;
  e.data = attr->as.dense.data;
  e.print = element_printer(e.element);
  e.size = dense_element_size(e.element);
  return e;
}

static void print_next(Elements *e) {
  if (e->strings) {
    print_quoted(e->out, *e->strings++);
    return;
  }
  e->print(e->out, e->data, e->element);
  e->data += e->size;
}

static void print_nested(Elements *e, int dimension) {
  if (dimension == e->type->as.shaped.rank) {
    print_next(e);
    return;
  }
  int64_t n = e->type->as.shaped.shape[dimension];
  buf_char(e->out, '[');
  for (int64_t i = 0; i < n; i++) {
    if (i)
      buf_lit(e->out, ", ");
    print_nested(e, dimension + 1);
  }
  buf_char(e->out, ']');
}

static void print_elements(Printer *p, const Attr *attr, bool splat,
                           uint64_t count) {
  Elements e = elements_of(p->out, attr);
  if (splat)
    print_next(&e);
  else if (count)
    print_nested(&e, 0);
}

// Hexadecimal, by pieces

static void print_hex_bytes(Buf *out, const unsigned char *bytes, size_t size) {
  static const char digits[] = "0123456789ABCDEF";
  char *at = reserve(out, 2 * size);
  for (size_t i = 0; i < size; i++) {
    *at++ = digits[bytes[i] >> 4];
    *at++ = digits[bytes[i] & 15];
  }
  out->size += 2 * size;
}

static unsigned char pack_bits(const char *data, size_t n) {
  unsigned byte = 0;
  for (size_t i = 0; i < n && i < 8; i++)
    byte |= (unsigned)(data[i] & 1) << i;
  return (unsigned char)byte;
}

static void print_hex(Buf *out, const Attr *dense) {
  enum { PIECE = 4096 };
  const char *data = dense->as.dense.data;
  size_t size = dense->as.dense.size;
  bool is_bits = is_bit(dense->type->as.shaped.element);
  buf_lit(out, "\"0x");
  for (size_t i = 0; is_bits && i < size; i += 8) {
    unsigned char byte = pack_bits(data + i, size - i);
    print_hex_bytes(out, &byte, 1);
  }
  for (size_t i = 0; !is_bits && i < size; i += PIECE)
    print_hex_bytes(out, (const unsigned char *)data + i,
                    size - i < PIECE ? size - i : PIECE);
  buf_char(out, '"');
}

void print_dense(Printer *p, const Attr *dense, bool allow_hex) {
  if (allow_hex && !dense->as.dense.splat &&
      dense->as.dense.count >= p->options->hex_elements_from) {
    print_hex(p->out, dense);
    return;
  }
  if (!dense->as.dense.splat && !dense->as.dense.count)
    return;
  print_elements(p, dense, dense->as.dense.splat, dense->as.dense.count);
}

void print_dense_strings(Printer *p, const Attr *dense) {
  print_elements(p, dense, dense->as.dense_strings.splat,
                 dense->as.dense_strings.count);
}

void print_dense_array(Printer *p, const Attr *dense) {
  size_t size = dense_element_size(dense->type);
  PrintElement *print = element_printer(dense->type);
  for (uint64_t i = 0; i < dense->as.dense.count; i++) {
    buf_puts(p->out, i ? ", " : ": ");
    print(p->out, dense->as.dense.data + i * size, dense->type);
  }
}
