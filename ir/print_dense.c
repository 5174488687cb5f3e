// Elements of dense attributes as text: nested lists in the shape of the type,
// one value for a splat, or the raw bytes in hexadecimal when there are many.
//
// Data is kept one byte per i1 but written eight to a byte in hexadecimal; all
// else is written as it is kept, little-endian.

#include "ir/print_int.h"

void print_int_words(Buf *out, const uint64_t *words, const Type *type) {
  if (type_is_int(type, 1)) {
    buf_puts(out, words[0] & 1 ? "true" : "false");
    return;
  }
  bool is_unsigned =
      type->kind == TY_INTEGER && type->as.integer.sign == UNSIGNED;
  uint32_t width = type->kind == TY_INDEX ? 64 : type->as.integer.width;
  if (width <= 64) {
    if (is_unsigned)
      buf_u64(out, words[0]);
    else
      buf_i64(out, wide_sign_extend_word(words[0], width));
    return;
  }
  size_t most = wide_decimal_max(width);
  buf_grow(out, most);
  char *at = out->data + out->size;
  out->size += is_unsigned ? wide_print_unsigned(at, words, width)
                           : wide_print_signed(at, words, width);
}

void print_float_bits(Buf *out, const uint64_t bits[2], FloatKind kind) {
  char text[FLOAT_PRINT_MAX];
  buf_bytes(out, text, float_print(text, kind, bits));
}

static void print_int_bytes(Buf *out, const char *data, size_t size,
                            const Type *type) {
  uint64_t few[4] = {0}, *words = few;
  Arena scratch;
  arena_init(&scratch);
  if (size > sizeof few)
    words = arena_zero(&scratch, (size + 7) & ~(size_t)7, 8);
  memcpy(words, data, size);
  print_int_words(out, words, type);
  arena_release(&scratch);
}

static void print_element(Buf *out, const char *data, const Type *type) {
  size_t size = dense_element_size(type);
  if (type->kind == TY_COMPLEX) {
    const Type *part = type->as.shaped.element;
    buf_char(out, '(');
    print_element(out, data, part);
    buf_char(out, ',');
    print_element(out, data + size / 2, part);
    buf_char(out, ')');
  } else if (type->kind == TY_FLOAT) {
    uint64_t bits[2] = {0};
    memcpy(bits, data, size);
    print_float_bits(out, bits, type->as.float_kind);
  } else {
    print_int_bytes(out, data, size, type);
  }
}

// Walks the shape; `next` is the element to print.
typedef struct Elements {
  Printer *p;
  const Attr *attr;
  uint64_t next;
} Elements;

static void print_next(Elements *e) {
  const Attr *a = e->attr;
  uint64_t i = e->next++;
  if (a->kind == AT_DENSE_STRING)
    print_quoted(e->p->out, a->as.dense_strings.items[i]);
  else
    print_element(e->p->out, dense_element(a, i), a->type->as.shaped.element);
}

static void print_nested(Elements *e, int dimension) {
  const Type *type = e->attr->type;
  if (dimension == type->as.shaped.rank) {
    print_next(e);
    return;
  }
  buf_char(e->p->out, '[');
  for (int64_t i = 0; i < type->as.shaped.shape[dimension]; i++) {
    if (i)
      buf_lit(e->p->out, ", ");
    print_nested(e, dimension + 1);
  }
  buf_char(e->p->out, ']');
}

static void print_elements(Printer *p, const Attr *attr, bool splat,
                           uint64_t count) {
  Elements e = {p, attr, 0};
  if (splat)
    print_next(&e);
  else if (count)
    print_nested(&e, 0);
}

static void print_hex_byte(Buf *out, unsigned char byte) {
  static const char digits[] = "0123456789ABCDEF";
  buf_char(out, digits[byte >> 4]);
  buf_char(out, digits[byte & 15]);
}

static void print_hex(Buf *out, const Attr *dense) {
  const char *data = dense->as.dense.data;
  size_t size = dense->as.dense.size;
  buf_lit(out, "\"0x");
  if (type_is_int(dense->type->as.shaped.element, 1)) {
    for (size_t i = 0; i < size; i += 8) {
      unsigned byte = 0;
      for (size_t bit = 0; bit < 8 && i + bit < size; bit++)
        byte |= (unsigned)(data[i + bit] & 1) << bit;
      print_hex_byte(out, (unsigned char)byte);
    }
  } else {
    for (size_t i = 0; i < size; i++)
      print_hex_byte(out, (unsigned char)data[i]);
  }
  buf_char(out, '"');
}

void print_dense(Printer *p, const Attr *dense, bool allow_hex) {
  if (allow_hex && !dense->as.dense.splat &&
      dense->as.dense.count > p->options->hex_elements_above) {
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
  for (uint64_t i = 0; i < dense->as.dense.count; i++) {
    buf_puts(p->out, i ? ", " : ": ");
    print_element(p->out, dense->as.dense.data + i * size, dense->type);
  }
}
