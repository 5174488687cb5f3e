// Types as LLVM IR writes them, in strings: !llvm<"{ i32, float* }"> and
// !llvm.type<"i64"> of 2019 and 2020.
//
//   type    ::= simple | iN | `[` N `x` type `]` | `<` N `x` type `>`
//             | `{` types? `}` | `<{` types? `}>` | `%` name
//             | type (`addrspace` `(` N `)`)? `*` | type `(` types? `...`? `)`
//
// A struct that has a name but no body in the string is the identified one of
// that name, opaque if nothing else is known of it.

#include "frontend/frontend_int.h"

typedef struct Reader {
  Parser *p;
  const char *at, *end;
  const char *start; // of the string token, for errors
} Reader;

static bool malformed(Reader *r) {
  return error_asm(r->p, r->start, "invalid LLVM IR type in a string");
}

static void skip_blanks(Reader *r) {
  while (r->at < r->end && (*r->at == ' ' || *r->at == '\t'))
    r->at++;
}

static bool take_text(Reader *r, const char *text) {
  size_t n = strlen(text);
  skip_blanks(r);
  if ((size_t)(r->end - r->at) < n || memcmp(r->at, text, n))
    return false;
  r->at += n;
  return true;
}

static bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$' || c == '-';
}

static Str take_word(Reader *r) {
  skip_blanks(r);
  const char *start = r->at;
  while (r->at < r->end && is_word_char(*r->at))
    r->at++;
  return (Str){start, (size_t)(r->at - start)};
}

static bool is_number(const char *data, size_t size, uint64_t *value) {
  for (size_t i = 0; i < size; i++)
    if (data[i] < '0' || data[i] > '9')
      return false;
  return size && token_u64((Token){TK_INTEGER, (uint32_t)size, data}, value);
}

static bool take_number(Reader *r, uint64_t *value) {
  Str word = take_word(r);
  return is_number(word.data, word.size, value);
}

static Type *read_type(Reader *r);

// A type that may be part of another one.
static Type *read_part(Reader *r) {
  Type *type = read_type(r);
  if (type && (type->kind == TY_LLVM_VOID || type->kind == TY_LLVM_FUNC))
    return malformed(r), NULL;
  return type;
}

static bool fits_vector(const Type *t) {
  return t->kind == TY_INTEGER || t->kind == TY_FLOAT || t->kind == TY_LLVM_PTR;
}

static bool read_types(Reader *r, const char *end, Types *types,
                       bool *variadic) {
  if (take_text(r, end))
    return true;
  do {
    if (variadic && take_text(r, "...")) {
      *variadic = true;
      break;
    }
    Type *type = read_part(r);
    if (!type)
      return false;
    vec_push(&r->p->scratch, types, type);
  } while (take_text(r, ","));
  return take_text(r, end) || malformed(r);
}

static Type *read_struct(Reader *r, bool packed) {
  Types fields = {0};
  if (!read_types(r, packed ? "}>" : "}", &fields, NULL))
    return NULL;
  return type_llvm_struct(r->p->ctx, fields.data, (uint32_t)fields.size,
                          packed);
}

// Behind `[` or `<`.
static Type *read_sequence(Reader *r, bool is_array) {
  uint64_t count;
  if (!take_number(r, &count) || !take_text(r, "x"))
    return malformed(r), NULL;
  Type *element = read_part(r);
  if (!element)
    return NULL;
  bool fits = is_array || (count && count <= INT32_MAX && fits_vector(element));
  if (!take_text(r, is_array ? "]" : ">") || !fits)
    return malformed(r), NULL;
  if (is_array)
    return type_llvm_array(r->p->ctx, element, count);
  int64_t size = (int64_t)count;
  return type_vector(r->p->ctx, 1, &size, NULL, element);
}

static Type *read_name(Reader *r) {
  bool quoted = take_text(r, "\"");
  Str word = {r->at, 0};
  if (quoted) {
    while (r->at < r->end && *r->at != '"')
      r->at++, word.size++;
    if (!take_text(r, "\""))
      return malformed(r), NULL;
  } else {
    word = take_word(r);
  }
  Type *type = type_llvm_struct_named(r->p->ctx, ctx_ident(r->p->ctx, word));
  ctx_give_up(r->p->ctx); // a body may be elsewhere
  if (!type_struct_has_body(type))
    type_llvm_struct_set_opaque(r->p->ctx, type);
  return type;
}

static Type *simple_type(Reader *r, Str word) {
  static const struct {
    const char *name;
    TypeKind kind;
  } simple[] = {
      {"void", TY_LLVM_VOID},       {"token", TY_LLVM_TOKEN},
      {"label", TY_LLVM_LABEL},     {"metadata", TY_LLVM_METADATA},
      {"x86_mmx", TY_LLVM_X86_MMX}, {"x86_amx", TY_LLVM_X86_AMX},
  };
  Ctx *ctx = r->p->ctx;
  FloatKind kind;
  for (size_t i = 0; i < ARRAY_SIZE(simple); i++)
    if (str_is(word, simple[i].name))
      return type_llvm_simple(ctx, simple[i].kind);
  if (str_is(word, "ptr"))
    return type_llvm_ptr(ctx, NULL, 0);
  if (float_kind_named(word.data, word.size, &kind))
    return type_float(ctx, kind);
  return old_float_kind(word, &kind) ? type_float(ctx, kind) : NULL;
}

static Type *read_word(Reader *r) {
  Str word = take_word(r);
  uint64_t width;
  if (word.size > 1 && *word.data == 'i' &&
      is_number(word.data + 1, word.size - 1, &width) &&
      width <= WIDE_MAX_WIDTH)
    return type_int(r->p->ctx, (uint32_t)width);
  Type *type = word.size ? simple_type(r, word) : NULL;
  if (!type)
    malformed(r);
  return type;
}

static Type *read_base(Reader *r) {
  if (take_text(r, "<{"))
    return read_struct(r, true);
  if (take_text(r, "{"))
    return read_struct(r, false);
  if (take_text(r, "["))
    return read_sequence(r, true);
  if (take_text(r, "<"))
    return read_sequence(r, false);
  return take_text(r, "%") ? read_name(r) : read_word(r);
}

static Type *read_function(Reader *r, Type *result) {
  Types inputs = {0};
  bool variadic = false;
  if (!read_types(r, ")", &inputs, &variadic))
    return NULL;
  return type_llvm_func(r->p->ctx, result, inputs.data, (uint32_t)inputs.size,
                        variadic);
}

// Reads a type of LLVM IR, with what stands behind it: `*`, `addrspace(n)*`.
static Type *read_type(Reader *r) {
  if (!enter(r->p))
    return NULL;
  Type *type = read_base(r);
  for (uint64_t space = 0; type; space = 0) {
    bool spaced = take_text(r, "addrspace(");
    bool is_space = !spaced || (take_number(r, &space) && take_text(r, ")"));
    bool is_pointer = is_space && take_text(r, "*");
    bool is_opaque = type->kind == TY_LLVM_PTR && !type->as.ptr.pointee;
    if (!is_space || (is_pointer && type->kind == TY_LLVM_VOID) ||
        (spaced && !is_pointer && !is_opaque))
      type = (malformed(r), NULL);
    else if (is_pointer || spaced)
      type =
          type_llvm_ptr(r->p->ctx, is_pointer ? type : NULL, (uint32_t)space);
    else if (take_text(r, "("))
      type = read_function(r, type);
    else
      break;
  }
  leave(r->p);
  return type;
}

Type *parse_ir_type(Parser *p) {
  Token token = p->tok;
  if (!parse_token(p, TK_STRING, "expected string"))
    return NULL;
  Str text = token_string(p, token);
  Reader r = {p, text.data, text.data + text.size, token.start};
  Type *type = read_type(&r);
  skip_blanks(&r);
  if (type && r.at != r.end)
    return malformed(&r), NULL;
  return type;
}
