// Attributes with many elements: dense, sparse, array and dense_resource.
//
// A literal is read before the type that follows it is known, so elements are
// kept as tokens and converted at the end, in one pass, into the raw bytes
// that the attribute holds.

#include "frontend/frontend_int.h"

// Literals

typedef struct Element {
  Token token;
  bool negative;
} Element;

typedef struct Literal {
  Vec(Element) elements;
  Dims shape;   // empty: a single element
  Token string; // the whole literal was a string (maybe of hex digits)
  bool is_string;
} Literal;

// i1, and si1 and ui1: `true` and `false` are their elements.
static bool is_bit(const Type *type) {
  return type->kind == TY_INTEGER && type->as.integer.width == 1;
}

static bool tok_is_bool(const Parser *p) {
  return tok_is_keyword(p, "true") || tok_is_keyword(p, "false");
}

static void push_element(Parser *p, Literal *literal, bool negative) {
  Element element = {p->tok, negative};
  vec_push(&p->scratch, &literal->elements, element);
  advance(p);
}

// element ::= bool | `-`? number | string | `(` element `,` element `)`
static bool parse_element(Parser *p, Literal *literal) {
  switch (p->tok.kind) {
  case TK_FLOAT:
  case TK_INTEGER:
  case TK_STRING: push_element(p, literal, false); return true;
  case TK_MINUS:
    advance(p);
    if (!tok_is(p, TK_FLOAT) && !tok_is(p, TK_INTEGER))
      return error_here(p, "expected integer or floating point literal");
    push_element(p, literal, true);
    return true;
  case TK_LPAREN: {
    advance(p);
    bool parsed =
        enter(p) && parse_element(p, literal) &&
        parse_token(p, TK_COMMA, "expected ',' between complex elements") &&
        parse_element(p, literal) &&
        parse_token(p, TK_RPAREN, "expected ')' after complex elements");
    leave(p);
    return parsed;
  }
  default:
    if (!tok_is_bool(p))
      return error_here(p, "expected element literal of primitive type");
    push_element(p, literal, false);
    return true;
  }
}

typedef struct ListState {
  Literal *literal;
  Dims dims; // of the first element
  int64_t count;
} ListState;

static bool parse_elements(Parser *p, Literal *literal, Dims *dims);

static bool same_dims(const Dims *a, const Dims *b) {
  return a->size == b->size &&
         (!a->size || !memcmp(a->data, b->data, a->size * sizeof a->data[0]));
}

static bool parse_one(Parser *p, void *user) {
  ListState *state = user;
  Dims dims = {0};
  bool parsed = tok_is(p, TK_LSQUARE) ? parse_elements(p, state->literal, &dims)
                                      : parse_element(p, state->literal);
  if (!parsed)
    return false;
  if (!state->count++)
    state->dims = dims;
  else if (!same_dims(&state->dims, &dims))
    return error_here(p, "tensor literal is invalid; ranks are not consistent "
                         "between elements");
  return true;
}

// list ::= `[` ((list | element) (`,` (list | element))*)? `]`
static bool parse_elements(Parser *p, Literal *literal, Dims *dims) {
  ListState state = {.literal = literal};
  if (!enter(p))
    return false;
  bool parsed = parse_list(p, DELIM_SQUARE, parse_one, &state, "");
  leave(p);
  if (!parsed)
    return false;
  vec_push(&p->scratch, dims, state.count);
  for (size_t i = 0; i < state.dims.size; i++)
    vec_push(&p->scratch, dims, state.dims.data[i]);
  return true;
}

static bool parse_literal(Parser *p, Literal *literal, bool allow_string) {
  if (allow_string && tok_is(p, TK_STRING)) {
    literal->string = p->tok;
    literal->is_string = true;
    advance(p);
    return true;
  }
  if (tok_is(p, TK_LSQUARE))
    return parse_elements(p, literal, &literal->shape);
  return parse_element(p, literal);
}

// Elements to bytes

static bool store_integer(Parser *p, const Element *element, Type *type,
                          char *out, size_t size, const char *message) {
  uint32_t width = type->as.integer.width;
  bool is_signed = type->kind == TY_INDEX || type->as.integer.sign == SIGNED;
  uint64_t word, *words = &word;
  if (width > 64)
    words = arena_array(&p->scratch, uint64_t, wide_words(width));
  if (!wide_parse_literal(words, width, is_signed, element->negative,
                          element->token.start, element->token.size))
    return error_at(p, element->token.start, "%s", message);
  memcpy(out, words, size);
  return true;
}

static bool convert_integer(Parser *p, const Element *element, Type *type,
                            char *out, size_t size) {
  const char *at = element->token.start;
  bool is_uint = type->kind == TY_INTEGER && type->as.integer.sign == UNSIGNED;
  if (element->negative && is_uint)
    return error_at(p, at,
                    "expected unsigned integer elements, but parsed "
                    "negative value");
  if (element->token.kind == TK_FLOAT)
    return error_at(p, at,
                    "expected integer elements, but parsed "
                    "floating-point");
  if (element->token.kind == TK_STRING)
    return error_at(p, at, "expected integer elements, but parsed string");
  if (element->token.kind == TK_BARE_ID) {
    if (!is_bit(type))
      return error_at(p, at, "expected i1 type for 'true' or 'false' values");
    *out = *at == 't';
    return true;
  }
  return store_integer(p, element, type, out, size,
                       "integer constant out of range for type");
}

static bool convert_float(Parser *p, const Element *element, FloatKind kind,
                          char *out, size_t size) {
  uint64_t bits[2];
  if (!parse_float_token(p, element->token, element->negative, kind, bits))
    return false;
  memcpy(out, bits, size);
  return true;
}

// Tokens that make an element: several when it is complex.
static uint64_t parts_of(const Type *element) {
  return element->kind == TY_COMPLEX ? 2 : 1;
}

// Without brackets it is one element for all, or all of them in parentheses.
static bool is_one_element(const Literal *literal, Type *type) {
  return !literal->shape.size &&
         literal->elements.size == parts_of(type_element(type));
}

static Attr *convert_numbers(Parser *p, const Literal *literal, Type *type,
                             Type *scalar) {
  size_t n = literal->elements.size;
  size_t size = dense_element_size(scalar);
  char *data = arena_alloc(&p->scratch, n * size + 16, 16);
  for (size_t i = 0; i < n; i++) {
    const Element *element = &literal->elements.data[i];
    char *out = data + i * size;
    bool fits =
        scalar->kind == TY_FLOAT
            ? convert_float(p, element, scalar->as.float_kind, out, size)
            : convert_integer(p, element, scalar, out, size);
    if (!fits)
      return NULL;
  }
  bool splat = is_one_element(literal, type);
  return attr_dense(p->ctx, type, data, n * size, splat);
}

static Attr *convert_strings(Parser *p, const Literal *literal, Type *type,
                             const char *at) {
  Vec(Str) items = {0};
  if (literal->is_string)
    vec_push(&p->scratch, &items, token_string(p, literal->string));
  for (size_t i = 0; i < literal->elements.size; i++) {
    Token token = literal->elements.data[i].token;
    if (token.kind != TK_STRING)
      return error_at(p, at, "expected string token, got " STR_FMT,
                      STR_ARG(token_str(token))),
             NULL;
    vec_push(&p->scratch, &items, token_string(p, token));
  }
  bool splat = items.size == 1;
  return attr_dense_strings(p->ctx, type, items.data, items.size, splat);
}

// Hexadecimal data

// By character, one more than the digit; 0: it is none.
#define DIGITS(first, n)                                                       \
  [first] = (n), [(first) + 1] = (n) + 1, [(first) + 2] = (n) + 2
static const unsigned char digits[256] = {
    DIGITS('0', 1),  DIGITS('3', 4),  DIGITS('6', 7),  ['9'] = 10,
    DIGITS('a', 11), DIGITS('d', 14), DIGITS('A', 11), DIGITS('D', 14),
};
#undef DIGITS

// Decodes `n` bytes; whether all are digits. This is most of the time that
// weights take, so there is no branch in it.
static bool decode_hex(const char *text, size_t n, char *data) {
  const unsigned char *at = (const unsigned char *)text;
  bool bad = false;
  for (size_t i = 0; i < n; i++) {
    unsigned high = digits[at[2 * i]], low = digits[at[2 * i + 1]];
    bad |= !high | !low;
    data[i] = (char)((high << 4) + low - 17);
  }
  return !bad;
}

bool token_hex_bytes(const Token *token, Arena *arena, size_t aligned,
                     Str *bytes) {
  const char *text = token->start + 1;
  size_t size = token->size - 2;
  if (token->kind != TK_STRING || size < 2 || text[0] != '0' ||
      text[1] != 'x' || size % 2)
    return false;
  size = size / 2 - 1;
  char *data = arena_alloc(arena, size + 64, 64);
  data += (64 - aligned % 64) % 64;
  *bytes = (Str){data, size};
  return decode_hex(text + 2, size, data);
}

// i1 comes packed by the bit and is kept by the byte.
static bool unpack_bits(Parser *p, Str packed, uint64_t count, Str *bytes,
                        bool *splat) {
  if (packed.size == 1 && (packed.data[0] == 0 || packed.data[0] == -1)) {
    char *one = arena_alloc(&p->scratch, 1, 1);
    *one = packed.data[0] & 1;
    *bytes = (Str){one, 1};
    *splat = true;
    return true;
  }
  if (packed.size != (count + 7) / 8)
    return false;
  char *data = arena_alloc(&p->scratch, count + 1, 1);
  for (uint64_t i = 0; i < count; i++)
    data[i] = (char)(packed.data[i / 8] >> (i % 8) & 1);
  if (count == 1) // not packed
    data[0] = packed.data[0] != 0;
  *bytes = (Str){data, count};
  *splat = count == 1;
  return true;
}

static Attr *convert_hex(Parser *p, const Literal *literal, Type *type,
                         const char *at) {
  Str bytes;
  Type *element = type_element(type);
  Arena arena;
  arena_init(&arena);
  if (!token_hex_bytes(&literal->string, &arena, 0, &bytes)) {
    arena_release(&arena);
    return error_at(p, literal->string.start,
                    "expected string containing hex digits starting with "
                    "`0x`"),
           NULL;
  }
  uint64_t count = (uint64_t)type_num_elements(type);
  size_t size = dense_element_size(element);
  bool splat = bytes.size == size, valid;
  if (is_bit(element))
    valid = unpack_bits(p, bytes, count, &bytes, &splat);
  else
    valid = splat || bytes.size == size * count;
  if (valid && !splat && !is_bit(element))
    return attr_dense_in(p->ctx, type, &arena, bytes.data, bytes.size);
  Attr *attr =
      valid ? attr_dense(p->ctx, type, bytes.data, bytes.size, splat) : NULL;
  arena_release(&arena);
  if (!attr)
    error_at(p, at, "elements hex data size is invalid for provided type: '%s'",
             type_str(p->ctx, type));
  return attr;
}

// The whole attribute

static void print_dims(Buf *out, const int64_t *dims, size_t n) {
  for (size_t i = 0; i < n; i++)
    buf_printf(out, "%s%lld", i ? ", " : "", (long long)dims[i]);
}

static bool check_shape(Parser *p, const Literal *literal, const Type *type,
                        const char *at) {
  size_t rank = (size_t)type->as.shaped.rank, n = literal->shape.size;
  if (!n || (n == rank && !memcmp(literal->shape.data, type->as.shaped.shape,
                                  n * sizeof(int64_t))))
    return true;
  Buf shapes = {0};
  print_dims(&shapes, literal->shape.data, n);
  buf_lit(&shapes, "]) does not match type ([");
  print_dims(&shapes, type->as.shaped.shape, rank);
  error_at(p, at, "inferred shape of elements literal ([%s])",
           buf_cstr(&shapes));
  buf_release(&shapes);
  return false;
}

// An element is written as one number or string, a complex one as two. Numbers
// in nested parentheses, ((0, 1), (2, 3)), are the elements in their order.
static bool check_count(Parser *p, const Literal *literal, Type *type,
                        const char *at) {
  Type *element = type_element(type);
  uint64_t parts = parts_of(element);
  uint64_t parsed = literal->elements.size;
  uint64_t count = (uint64_t)type_num_elements(type);
  bool splat = !literal->shape.size;
  uint64_t expected = splat ? parts : count * parts;
  if (parsed == expected ||
      (splat && (!count || (parts == 1 && parsed == count))))
    return true;
  return error_at(
      p, at, "parsed %llu elements, but type ('%s') expected %llu elements",
      (unsigned long long)parsed, type_str(p->ctx, splat ? element : type),
      (unsigned long long)expected);
}

static bool is_number(const Type *t) {
  return t->kind == TY_INTEGER || t->kind == TY_INDEX || t->kind == TY_FLOAT;
}

static Attr *literal_attr(Parser *p, const Literal *literal, Type *type,
                          const char *at) {
  Type *scalar = type_element(type);
  bool is_complex = scalar->kind == TY_COMPLEX;
  if (literal->is_string && (is_complex || is_number(scalar)))
    return convert_hex(p, literal, type, at);
  if (!check_shape(p, literal, type, at))
    return NULL;
  if (!literal->is_string && !literal->elements.size && type_num_elements(type))
    return error_at(p, at,
                    "parsed zero elements, but type ('%s') expected at least 1",
                    type_str(p->ctx, type)),
           NULL;
  if (!literal->is_string && !check_count(p, literal, type, at))
    return NULL;
  if (is_complex)
    scalar = scalar->as.shaped.element;
  if (is_number(scalar))
    return convert_numbers(p, literal, type, scalar);
  return convert_strings(p, literal, type, at);
}

// The type of an elements attribute, behind a colon unless given.
static Type *elements_type(Parser *p, Type *type, const char *at) {
  if (!type &&
      (!parse_token(p, TK_COLON, "expected ':'") || !(type = parse_type(p))))
    return NULL;
  if (!type_is_shaped(type))
    return error_at(p, at, "elements literal must be a shaped type"), NULL;
  if (!type_has_static_shape(type))
    return error_at(p, at, "elements literal type must have static shape"),
           NULL;
  return type;
}

Attr *parse_dense(Parser *p, Type *type) {
  const char *at = p->tok.start;
  Literal literal = {0};
  advance(p);
  if (!parse_token(p, TK_LESS, "expected '<' after 'dense'"))
    return NULL;
  if (!consume_if(p, TK_GREATER) &&
      (!parse_literal(p, &literal, true) ||
       !parse_token(p, TK_GREATER, "expected '>'")))
    return NULL;
  type = elements_type(p, type, at);
  return type ? literal_attr(p, &literal, type, at) : NULL;
}

// array<type: ...>

typedef struct ArrayState {
  Type *type;
  size_t size; // of an element
  Buf bytes;
  uint64_t count;
} ArrayState;

static bool parse_array_bool(Parser *p, ArrayState *state, char *out) {
  if (!is_bit(state->type))
    return error_here(p, "expected i1 type for 'true' or 'false' values");
  *out = *p->tok.start == 't';
  advance(p);
  return true;
}

static bool parse_array_integer(Parser *p, ArrayState *state, bool negative,
                                char *out) {
  Element element = {p->tok, negative};
  if (tok_is_bool(p))
    return parse_array_bool(p, state, out);
  if (!consume_if(p, TK_INTEGER))
    return error_here(p, "expected integer literal");
  if (is_bit(state->type))
    return error_here(p, "expected 'true' or 'false' values for i1 type");
  uint32_t width = state->type->as.integer.width;
  bool is_signed = state->type->as.integer.sign == SIGNED;
  uint64_t word, *words = &word;
  if (width > 64)
    words = arena_array(&p->scratch, uint64_t, wide_words(width));
  if (!wide_parse_literal(words, width, is_signed, negative,
                          element.token.start, element.token.size))
    return error_here(p, "integer constant out of range");
  memcpy(out, words, state->size);
  return true;
}

static bool parse_array_element(Parser *p, void *user) {
  ArrayState *state = user;
  bool negative = consume_if(p, TK_MINUS);
  Buf *bytes = &state->bytes;
  if (bytes->capacity - bytes->size < state->size)
    buf_grow(bytes, state->size);
  char *out = bytes->data + bytes->size;
  if (state->type->kind == TY_FLOAT) {
    Element element = {p->tok, negative};
    if (!convert_float(p, &element, state->type->as.float_kind, out,
                       state->size))
      return false;
    advance(p);
  } else if (!parse_array_integer(p, state, negative, out)) {
    return false;
  }
  bytes->size += state->size;
  state->count++;
  return true;
}

static Type *parse_array_type(Parser *p) {
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return error_at(p, at, "expected an integer or floating point type"), NULL;
  if (type->kind != TY_INTEGER && type->kind != TY_FLOAT)
    return error_at(p, at, "expected integer or float type, got: '%s'",
                    type_str(p->ctx, type)),
           NULL;
  if (!is_bit(type) && type_bit_width(type) % 8)
    return error_at(p, at, "element type bitwidth must be a multiple of 8"),
           NULL;
  return type;
}

Attr *parse_dense_array(Parser *p) {
  advance(p);
  if (!parse_token(p, TK_LESS, "expected '<' after 'array'"))
    return NULL;
  Type *type = parse_array_type(p);
  if (!type)
    return NULL;
  if (consume_if(p, TK_GREATER))
    return attr_dense_array(p->ctx, type, NULL, 0);
  ArrayState state = {.type = type, .size = dense_element_size(type)};
  bool parsed =
      parse_token(p, TK_COLON, "expected ':' after dense array type") &&
      parse_list(p, DELIM_NONE, parse_array_element, &state, "") &&
      parse_token(p, TK_GREATER, "expected '>' to close an array attribute");
  Attr *attr =
      parsed ? attr_dense_array(p->ctx, type, state.bytes.data, state.count)
             : NULL;
  buf_release(&state.bytes);
  return attr;
}

// dense_resource<key>

Resource *parse_resource_key(Parser *p) {
  Str key = optional_keyword_or_string(p);
  if (!key.data)
    return error_here(p, "expected identifier key for 'resource' entry"), NULL;
  return ctx_resource(p->ctx, ctx_ident(p->ctx, key));
}

Attr *parse_dense_resource(Parser *p, Type *type) {
  const char *at = p->tok.start;
  advance(p);
  if (!parse_token(p, TK_LESS, "expected '<' after 'dense_resource'"))
    return NULL;
  Resource *resource = parse_resource_key(p);
  if (!resource || !parse_token(p, TK_GREATER, "expected '>'"))
    return NULL;
  if (!type) {
    at = p->tok.start;
    if (!parse_token(p, TK_COLON, "expected ':'") || !(type = parse_type(p)))
      return NULL;
  }
  if (!type_is_shaped(type))
    return error_at(p, at, "`dense_resource` expected a shaped type"), NULL;
  return attr_dense_resource(p->ctx, type, resource->key);
}

// sparse<indices, values>

static Type *tensor_of(Parser *p, const Dims *shape, Type *element) {
  return type_tensor(p->ctx, (int)shape->size, shape->data, element, NULL);
}

static Attr *empty_sparse(Parser *p, Type *type) {
  int64_t shape[] = {0, type->as.shaped.rank};
  Type *indices = type_tensor(p->ctx, 2, shape, p->ctx->i64, NULL);
  Type *values = type_tensor(p->ctx, 1, shape, type_element(type), NULL);
  return attr_sparse(p->ctx, type, attr_dense(p->ctx, indices, "", 0, false),
                     attr_dense(p->ctx, values, "", 0, false));
}

static void print_shape(Buf *out, const char *what, const Type *type) {
  buf_puts(out, what);
  print_dims(out, type->as.shaped.shape, (size_t)type->as.shaped.rank);
  buf_lit(out, "])");
}

static bool error_shapes(Parser *p, const char *at, const Type *type,
                         const Type *indices, const Type *values) {
  Buf text = {0};
  print_shape(&text, "expected shape ([", type);
  print_shape(&text, "; inferred shape of indices literal ([", indices);
  print_shape(&text, "; inferred shape of values literal ([", values);
  error_at(p, at, "%s", buf_cstr(&text));
  buf_release(&text);
  return false;
}

static bool error_index(Parser *p, const char *at, Type *type,
                        const Attr *indices, uint64_t row) {
  Dims index = {0};
  uint64_t rank = (uint64_t)type->as.shaped.rank;
  for (uint64_t i = 0; i < rank; i++)
    vec_push(&p->scratch, &index, dense_int(indices, row * rank + i));
  Buf text = {0};
  print_dims(&text, index.data, index.size);
  error_at(p, at,
           "sparse index #%llu is not contained within the value shape, with "
           "index=[%s], and type='%s'",
           (unsigned long long)row, buf_cstr(&text), type_str(p->ctx, type));
  buf_release(&text);
  return false;
}

static bool check_sparse(Parser *p, const char *at, Type *type,
                         const Attr *indices, const Attr *values) {
  const Type *index_type = indices->type;
  int rank = type->as.shaped.rank;
  int64_t n = index_type->as.shaped.rank ? index_type->as.shaped.shape[0] : 1;
  if (values->type->as.shaped.rank != 1)
    return error_at(p, at, "expected 1-d tensor for sparse element values");
  bool fits = index_type->as.shaped.rank == 2
                  ? index_type->as.shaped.shape[1] == rank
                  : rank == 1;
  if (!fits || values->type->as.shaped.shape[0] != n)
    return error_shapes(p, at, type, index_type, values->type);
  const int64_t *shape = type->as.shaped.shape;
  uint64_t places = (uint64_t)type_num_elements(index_type);
  for (uint64_t i = 0; i < places; i++) {
    uint64_t row = rank ? i / (uint64_t)rank : i;
    int64_t index = dense_int(indices, i);
    if (index < 0 || index >= shape[rank ? i % (uint64_t)rank : 0])
      return error_index(p, at, type, indices, row);
  }
  return true;
}

Attr *parse_sparse(Parser *p, Type *type) {
  const char *at = p->tok.start;
  Literal indices = {0}, values = {0};
  advance(p);
  if (!parse_token(p, TK_LESS, "Expected '<' after 'sparse'"))
    return NULL;
  if (consume_if(p, TK_GREATER)) {
    type = elements_type(p, type, at);
    return type ? empty_sparse(p, type) : NULL;
  }
  const char *indices_at = p->tok.start;
  if (!parse_literal(p, &indices, false) ||
      !parse_token(p, TK_COMMA, "expected ','"))
    return NULL;
  const char *values_at = p->tok.start;
  if (!parse_literal(p, &values, true) ||
      !parse_token(p, TK_GREATER, "expected '>'") ||
      !(type = elements_type(p, type, at)))
    return NULL;
  Dims splat = {0};
  vec_push(&p->scratch, &splat, 1);
  vec_push(&p->scratch, &splat, type->as.shaped.rank);
  const Dims *shape = indices.shape.size ? &indices.shape : &splat;
  Attr *index_attr =
      literal_attr(p, &indices, tensor_of(p, shape, p->ctx->i64), indices_at);
  if (!index_attr)
    return NULL;
  Dims count = {0};
  vec_push(&p->scratch, &count, shape->data[0]);
  const Dims *values_shape = values.shape.size ? &values.shape : &count;
  Attr *value_attr = literal_attr(
      p, &values, tensor_of(p, values_shape, type_element(type)), values_at);
  if (!value_attr || !check_sparse(p, at, type, index_attr, value_attr))
    return NULL;
  return attr_sparse(p->ctx, type, index_attr, value_attr);
}
