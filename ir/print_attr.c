// Attributes and locations as text.

#include "ir/print_int.h"
#include "ir/uniquer.h"

static void print_attrs(Printer *p, Attr *const *items, uint32_t n,
                        TypeElision elision) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      buf_lit(p->out, ", ");
    print_attr(p, items[i], elision);
  }
}

static void print_symbol(Printer *p, const Attr *a) {
  symbol_name_print(p->out, ident_str(a->as.symbol.root));
  for (uint32_t i = 0; i < a->as.symbol.nnested; i++) {
    buf_lit(p->out, "::");
    symbol_name_print(p->out, ident_str(a->as.symbol.nested[i]));
  }
}

// A unit attribute is its name alone.
static void print_dict(Printer *p, const Attr *a) {
  buf_char(p->out, '{');
  for (uint32_t i = 0; i < a->as.dict.count; i++) {
    const NamedAttr *item = &a->as.dict.items[i];
    if (i)
      buf_lit(p->out, ", ");
    keyword_or_string_print(p->out, ident_str(item->name));
    if (item->value->kind == AT_UNIT)
      continue;
    buf_lit(p->out, " = ");
    print_attr(p, item->value, TYPE_PRINTED);
  }
  buf_char(p->out, '}');
}

static void print_number(Buf *out, int64_t value) {
  if (value == DYNAMIC)
    buf_char(out, '?');
  else
    buf_i64(out, value);
}

static void print_strided(Printer *p, const Attr *a) {
  buf_lit(p->out, "strided<[");
  for (uint32_t i = 0; i < a->as.strided.count; i++) {
    if (i)
      buf_lit(p->out, ", ");
    print_number(p->out, a->as.strided.strides[i]);
  }
  buf_char(p->out, ']');
  if (a->as.strided.offset) {
    buf_lit(p->out, ", offset: ");
    print_number(p->out, a->as.strided.offset);
  }
  buf_char(p->out, '>');
}

// Elements, unless there are more than the printer shows.

static bool is_elided(const Printer *p, uint64_t count, bool splat) {
  uint32_t limit = p->options->elide_elements_from;
  return limit && !splat && count >= limit;
}

static bool print_elided(Printer *p, uint64_t count, bool splat) {
  bool elided = is_elided(p, count, splat);
  if (elided)
    buf_lit(p->out, "dense_resource<__elided__>");
  return elided;
}

static void print_dense_attr(Printer *p, const Attr *a) {
  if (print_elided(p, a->as.dense.count, a->as.dense.splat))
    return;
  buf_lit(p->out, "dense<");
  print_dense(p, a, true);
  buf_char(p->out, '>');
}

static void print_dense_string_attr(Printer *p, const Attr *a) {
  if (print_elided(p, a->as.dense_strings.count, a->as.dense_strings.splat))
    return;
  buf_lit(p->out, "dense<");
  print_dense_strings(p, a);
  buf_char(p->out, '>');
}

static void print_values(Printer *p, const Attr *values) {
  if (values->kind == AT_DENSE_STRING)
    print_dense_strings(p, values);
  else
    print_dense(p, values, true);
}

static void print_sparse(Printer *p, const Attr *a) {
  const Attr *indices = a->as.sparse.indices, *values = a->as.sparse.values;
  if (print_elided(p, indices->as.dense.count, indices->as.dense.splat))
    return;
  buf_lit(p->out, "sparse<");
  if (indices->as.dense.count) {
    print_dense(p, indices, false);
    buf_lit(p->out, ", ");
    print_values(p, values);
  }
  buf_char(p->out, '>');
}

static void print_resource(Printer *p, const Attr *a) {
  uint64_t count = (uint64_t)type_num_elements(a->type);
  if (print_elided(p, count, false))
    return;
  buf_lit(p->out, "dense_resource<");
  keyword_or_string_print(p->out, ident_str(a->as.resource.key));
  buf_char(p->out, '>');
}

static void print_distinct(Printer *p, const Attr *a) {
  const PrintOptions *o = p->options;
  buf_lit(p->out, "distinct[");
  buf_u64(p->out,
          o->distinct_id ? o->distinct_id(o->user, a) : a->as.distinct.id);
  buf_lit(p->out, "]<");
  if (a->as.distinct.value->kind != AT_UNIT)
    print_attr(p, a->as.distinct.value, TYPE_PRINTED);
  buf_char(p->out, '>');
}

// Prints everything but the type behind it; false when none may follow.
static bool print_body(Printer *p, const Attr *a) {
  switch ((AttrKind)a->kind) {
  case AT_UNIT: buf_lit(p->out, "unit"); return false;
  case AT_INTEGER:
    print_int_words(p->out, a->as.words, a->type);
    return !type_is_int(a->type, 1);
  case AT_FLOAT:
    print_float_bits(p->out, a->as.float_bits, a->type->as.float_kind);
    return true;
  case AT_STRING: print_quoted(p->out, a->as.string); return true;
  case AT_SYMBOL_REF: print_symbol(p, a); return false;
  case AT_ARRAY:
    buf_char(p->out, '[');
    print_attrs(p, a->as.array.items, a->as.array.count, TYPE_IMPLIED);
    buf_char(p->out, ']');
    return false;
  case AT_DICT: print_dict(p, a); return false;
  case AT_TYPE: print_type(p, a->type); return false;
  case AT_AFFINE_MAP:
  case AT_INTEGER_SET:
    buf_puts(p->out, a->kind == AT_AFFINE_MAP ? "affine_map<" : "affine_set<");
    affine_map_print(p->out, a);
    buf_char(p->out, '>');
    return false;
  case AT_DENSE: print_dense_attr(p, a); return true;
  case AT_DENSE_STRING: print_dense_string_attr(p, a); return true;
  case AT_DENSE_RESOURCE: print_resource(p, a); return true;
  case AT_SPARSE: print_sparse(p, a); return true;
  case AT_DENSE_ARRAY:
    buf_lit(p->out, "array<");
    print_type(p, a->type);
    print_dense_array(p, a);
    buf_char(p->out, '>');
    return false;
  case AT_STRIDED: print_strided(p, a); return false;
  case AT_OPAQUE:
    print_dialect_symbol(p->out, '#', ident_str(a->as.opaque.dialect),
                         a->as.opaque.text);
    return true;
  case AT_DISTINCT: print_distinct(p, a); return false;
  case AT_DIALECT:
    print_def(p, '#', a->as.def.info, a->as.def.params);
    return false;
  default:
    buf_lit(p->out, "loc(");
    print_loc(p, a, true);
    buf_char(p->out, ')');
    return false;
  }
}

// In lists, i64 integers and f64 floats are what a bare number means; in
// hexadecimal it would be an integer.
static bool is_implied(const Printer *p, const Attr *a, const char *text) {
  return (a->kind == AT_INTEGER && a->type == p->ctx->i64) ||
         (a->kind == AT_FLOAT && a->type == p->ctx->f64 && text[1] != 'x');
}

void print_attr(Printer *p, const Attr *a, TypeElision elision) {
  if (!a) {
    buf_lit(p->out, "<<NULL ATTRIBUTE>>");
    return;
  }
  const PrintOptions *o = p->options;
  if (o->attr_alias && print_alias(p, o->attr_alias(o->user, a)))
    return;
  size_t start = p->out->size;
  if (!print_body(p, a) || !a->type || elision == TYPE_ELIDED ||
      (elision == TYPE_IMPLIED && is_implied(p, a, p->out->data + start)))
    return;
  buf_lit(p->out, " : ");
  print_type(p, a->type);
}

// Locations

static void print_position(Buf *out, uint32_t line, uint32_t column) {
  buf_u64(out, line);
  buf_char(out, ':');
  buf_u64(out, column);
}

// "file":1:2, "file":1:2 to :4 or "file":1:2 to 3:4
static void print_file(Buf *out, const Attr *loc) {
  print_quoted(out, ident_str(loc->as.file.name));
  buf_char(out, ':');
  print_position(out, loc->as.file.line, loc->as.file.column);
  if (!loc->as.file.has_end)
    return;
  buf_lit(out, " to ");
  if (loc->as.file.end_line == loc->as.file.line) {
    buf_char(out, ':');
    buf_u64(out, loc->as.file.end_column);
    return;
  }
  print_position(out, loc->as.file.end_line, loc->as.file.end_column);
}

static void print_fused(Printer *p, const Attr *loc) {
  buf_lit(p->out, "fused");
  if (loc->as.fused.metadata) {
    buf_char(p->out, '<');
    print_attr(p, loc->as.fused.metadata, TYPE_PRINTED);
    buf_char(p->out, '>');
  }
  buf_char(p->out, '[');
  for (uint32_t i = 0; i < loc->as.fused.count; i++) {
    if (i)
      buf_lit(p->out, ", ");
    print_loc(p, loc->as.fused.items[i], false);
  }
  buf_char(p->out, ']');
}

// Prints a location, or the alias of one inside another.
void print_loc(Printer *p, const Attr *loc, bool is_top) {
  const PrintOptions *o = p->options;
  if (!is_top && o->attr_alias && print_alias(p, o->attr_alias(o->user, loc)))
    return;
  switch ((AttrKind)loc->kind) {
  case AT_LOC_FILE: print_file(p->out, loc); break;
  case AT_LOC_NAME:
    print_quoted(p->out, ident_str(loc->as.loc.text));
    if (loc->as.loc.child->kind == AT_LOC_UNKNOWN)
      break;
    buf_char(p->out, '(');
    print_loc(p, loc->as.loc.child, false);
    buf_char(p->out, ')');
    break;
  case AT_LOC_CALLSITE:
    buf_lit(p->out, "callsite(");
    print_loc(p, loc->as.loc.child, false);
    buf_lit(p->out, " at ");
    print_loc(p, loc->as.loc.caller, false);
    buf_char(p->out, ')');
    break;
  case AT_LOC_FUSED: print_fused(p, loc); break;
  default: buf_lit(p->out, "unknown"); break;
  }
}

void attr_print(Buf *out, Ctx *ctx, const Attr *attr, const PrintOptions *o) {
  Printer p = printer_make(out, ctx, o);
  print_attr(&p, attr, TYPE_PRINTED);
}

void attr_print_untyped(Buf *out, Ctx *ctx, const Attr *attr,
                        const PrintOptions *o) {
  Printer p = printer_make(out, ctx, o);
  print_attr(&p, attr, TYPE_ELIDED);
}

// Prints what stands inside `loc(...)`, an alias included.
void loc_print(Buf *out, Ctx *ctx, const Attr *loc, const PrintOptions *o) {
  Printer p = printer_make(out, ctx, o);
  print_loc(&p, loc, false);
}

// For messages. The text stays in the context, so that it may be passed on.

static const char *keep_text(Ctx *ctx, Buf *buf) {
  char *text = uniquer_alloc(ctx, buf->size + 1, 1);
  if (buf->size)
    memcpy(text, buf->data, buf->size);
  text[buf->size] = '\0';
  buf_release(buf);
  return text;
}

static const PrintOptions in_messages = {.hex_elements_from = 101,
                                         .elide_bodies_above = 4096};

const char *type_str(Ctx *ctx, const Type *type) {
  Buf buf = {0};
  type_print(&buf, ctx, type, &in_messages);
  return keep_text(ctx, &buf);
}

const char *attr_str(Ctx *ctx, const Attr *attr) {
  Buf buf = {0};
  attr_print(&buf, ctx, attr, &in_messages);
  return keep_text(ctx, &buf);
}
