// A data layout string as #dlti.dl_spec<...>, which is how the dialect's
// modules state one.
//
// First what the string says of types, in its order, and LLVM's defaults for
// the others; then the rest, in its order. Some of LLVM's specifications have
// no entry there (vectors, aggregates, non-integral address spaces):
// llvm.data_layout keeps the string whole.

#include "backend/import/layout.h"

#include "frontend/frontend.h"

#include <stdlib.h>

static const char defaults[] = "p0:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-"
                               "f16:16-f64:64-f128:128";

typedef struct Layout {
  Buf types, others;
  Vec(Str) keys; // of types seen
  Arena arena;
} Layout;

// Numbers between colons; how many.
static unsigned numbers(Str text, uint32_t *out, unsigned room) {
  unsigned n = 0;
  const char *p = text.data, *end = p + text.size;
  while (p < end && n < room) {
    char *behind;
    out[n++] = (uint32_t)strtoul(p, &behind, 10);
    p = behind < end && *behind == ':' ? behind + 1 : end;
  }
  return n;
}

static bool is_new(Layout *l, Str key) {
  for (size_t i = 0; i < l->keys.size; i++)
    if (str_eq(l->keys.data[i], key))
      return false;
  vec_push(&l->arena, &l->keys, key);
  return true;
}

static void separate(Buf *out) {
  if (out->size)
    buf_lit(out, ", ");
}

static void put_dense(Buf *out, const uint32_t *items, unsigned n) {
  bool splat = true;
  for (unsigned i = 1; i < n; i++)
    splat &= items[i] == items[0];
  buf_lit(out, "dense<");
  if (!splat)
    buf_char(out, '[');
  for (unsigned i = 0; i < (splat ? 1 : n); i++)
    buf_printf(out, "%s%u", i ? ", " : "", items[i]);
  if (!splat)
    buf_char(out, ']');
  buf_printf(out, "> : vector<%uxi64>", n);
}

static void put_pointer(Layout *l, Str token) {
  uint32_t n[4] = {0};
  const char *colon = memchr(token.data, ':', token.size);
  if (!colon)
    return;
  uint32_t space = (uint32_t)strtoul(token.data + 1, NULL, 10);
  Str rest = {colon + 1, token.size - (size_t)(colon + 1 - token.data)};
  unsigned given = numbers(rest, n, 4);
  if (!is_new(l, arena_format(&l->arena, "p%u", space)))
    return;
  if (given < 2)
    n[1] = n[0];
  if (given < 3)
    n[2] = n[1];
  if (given < 4)
    n[3] = n[0];
  separate(&l->types);
  buf_lit(&l->types, "!llvm.ptr");
  if (space)
    buf_printf(&l->types, "<%u>", space);
  buf_lit(&l->types, " = ");
  put_dense(&l->types, n, 4);
}

static void put_number(Layout *l, Str token) {
  uint32_t n[3] = {0};
  unsigned given = numbers((Str){token.data + 1, token.size - 1}, n, 3);
  Str key = arena_format(&l->arena, "%c%u", token.data[0], n[0]);
  if (given < 2 || !is_new(l, key))
    return;
  separate(&l->types);
  buf_printf(&l->types, STR_FMT " = ", STR_ARG(key));
  put_dense(&l->types, (uint32_t[]){n[1], given > 2 ? n[2] : n[1]}, 2);
}

static void put_entry(Layout *l, const char *name, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
static void put_entry(Layout *l, const char *name, const char *fmt, ...) {
  va_list args;
  separate(&l->others);
  buf_printf(&l->others, "\"dlti.%s\" = ", name);
  va_start(args, fmt);
  buf_vprintf(&l->others, fmt, args);
  va_end(args);
}

static void put_widths(Layout *l, Str rest) {
  uint32_t widths[16];
  unsigned n = numbers(rest, widths, 16);
  put_entry(l, "legal_int_widths", "array<i32: ");
  for (unsigned i = 0; i < n; i++)
    buf_printf(&l->others, "%s%u", i ? ", " : "", widths[i]);
  buf_char(&l->others, '>');
}

static void put_token(Layout *l, Str token, bool *has_order) {
  Str rest = {token.data + 1, token.size - 1};
  unsigned long n = strtoul(token.data + 1, NULL, 10);
  switch (token.data[0]) {
  case 'e':
  case 'E':
    *has_order = true;
    put_entry(l, "endianness", "\"%s\"",
              token.data[0] == 'e' ? "little" : "big");
    break;
  case 'p': put_pointer(l, token); break;
  case 'i':
  case 'f': put_number(l, token); break;
  case 'm':
    if (token.size > 2)
      put_entry(l, "mangling_mode", "\"%c\"", token.data[2]);
    break;
  case 'n':
    if (token.size > 1 && token.data[1] != 'i')
      put_widths(l, rest);
    break;
  case 'S': put_entry(l, "stack_alignment", "%lu : i64", n); break;
  case 'P': put_entry(l, "program_memory_space", "%lu : ui64", n); break;
  case 'A': put_entry(l, "alloca_memory_space", "%lu : ui64", n); break;
  case 'G': put_entry(l, "global_memory_space", "%lu : ui64", n); break;
  case 'F':
    put_entry(l, "function_pointer_alignment",
              "#dlti.function_pointer_alignment<%lu, function_dependent = %s>",
              strtoul(token.data + 2, NULL, 10),
              token.data[1] == 'n' ? "true" : "false");
    break;
  default: break;
  }
}

static void put_tokens(Layout *l, Str text, bool *has_order) {
  while (text.size) {
    const char *dash = memchr(text.data, '-', text.size);
    size_t n = dash ? (size_t)(dash - text.data) : text.size;
    if (n)
      put_token(l, (Str){text.data, n}, has_order);
    text.data += n + (dash != NULL);
    text.size -= n + (dash != NULL);
  }
}

Attr *import_layout(Ctx *ctx, Str text) {
  Layout l = {0};
  bool has_order = false;
  put_tokens(&l, text, &has_order);
  put_tokens(&l, str_from(defaults), &has_order);
  if (!has_order)
    put_entry(&l, "endianness", "\"little\"");
  Buf spec = {0};
  buf_lit(&spec, "#dlti.dl_spec<");
  buf_bytes(&spec, l.types.data, l.types.size);
  buf_lit(&spec, ", ");
  buf_bytes(&spec, l.others.data, l.others.size);
  buf_char(&spec, '>');
  Str made = {buf_cstr(&spec), spec.size};
  Attr *attr = parse_attr_text(ctx, "<data layout>", made);
  buf_release(&spec);
  buf_release(&l.types);
  buf_release(&l.others);
  arena_release(&l.arena);
  return attr;
}
