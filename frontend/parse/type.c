// Types: the builtin ones by name, `!name` through aliases and dialects.
//
// A type of an unregistered dialect is kept as the text between its brackets.
// The brackets are matched first, so that a registered dialect's type with
// broken ones is reported as such, whatever stands in it.

#include "frontend/frontend_int.h"
#include "ir/dialects/dialects.h"

// Dimensions

// The next token: of a word that begins with x, that letter alone. A list of
// n dimensions is one word for the lexer, not to be read n times.
static void advance_to_x(Parser *p, const char *at) {
  if (*at != 'x') {
    parser_reset(p, at);
    return;
  }
  p->tok = (Token){TK_BARE_ID, 1, at};
  p->cur = at + 1;
}

// `0x4` is `0`, `x`, `4` here.
static bool parse_dim(Parser *p, int64_t *dim) {
  if (p->tok.size > 1 && p->tok.start[1] == 'x') {
    *dim = 0;
    p->last_end = p->tok.start + 1;
    advance_to_x(p, p->last_end);
    return true;
  }
  uint64_t n;
  bool fits = tok_is(p, TK_INTEGER) && token_u64(p->tok, &n);
  if (!fits || n > INT64_MAX)
    return error_here(p, "invalid dimension");
  *dim = (int64_t)n;
  p->last_end = p->cur;
  advance_to_x(p, p->cur);
  return true;
}

static bool starts_with_x(const Parser *p) {
  return tok_is(p, TK_BARE_ID) && *p->tok.start == 'x';
}

static bool parse_x(Parser *p) {
  if (!starts_with_x(p))
    return error_token(p, "expected 'x' in dimension list");
  parser_reset(p, p->tok.start + 1);
  return true;
}

static bool tok_is_dim(const Parser *p) {
  return tok_is(p, TK_INTEGER) || tok_is(p, TK_QUESTION);
}

static bool parse_dim_or_question(Parser *p, Dims *dims, bool allow_dynamic) {
  const char *at = p->tok.start;
  int64_t dim = DYNAMIC;
  if (consume_if(p, TK_QUESTION)) {
    if (!allow_dynamic)
      return error_at(p, at, "expected static shape");
  } else if (!parse_dim(p, &dim)) {
    return false;
  }
  vec_push(&p->scratch, dims, dim);
  return true;
}

// dimension-list ::= dimension (`x` dimension)*
// with a trailing x ::= (dimension `x`)*
bool parse_dims(Parser *p, Dims *dims, bool allow_dynamic, bool trailing_x) {
  if (!tok_is_dim(p))
    return true;
  if (!parse_dim_or_question(p, dims, allow_dynamic))
    return false;
  if (!trailing_x) {
    while (starts_with_x(p))
      if (!parse_x(p) || !parse_dim_or_question(p, dims, allow_dynamic))
        return false;
    return true;
  }
  if (!parse_x(p))
    return false;
  while (tok_is_dim(p))
    if (!parse_dim_or_question(p, dims, allow_dynamic) || !parse_x(p))
      return false;
  return true;
}

// Lists of types

static bool parse_type_element(Parser *p, void *types) {
  Type *type = parse_type(p);
  if (!type)
    return false;
  vec_push(&p->scratch, (Types *)types, type);
  return true;
}

bool parse_types(Parser *p, Types *types) {
  return parse_list(p, DELIM_NONE, parse_type_element, types, "");
}

static bool parse_types_in_parens(Parser *p, Types *types) {
  return parse_list(p, DELIM_PAREN, parse_type_element, types, "");
}

static Type *parse_non_function_type(Parser *p);

bool parse_result_types(Parser *p, Types *types) {
  if (tok_is(p, TK_LPAREN))
    return parse_types_in_parens(p, types);
  Type *type = parse_non_function_type(p);
  if (!type)
    return false;
  vec_push(&p->scratch, types, type);
  return true;
}

// function-type ::= type-list-parens `->` (type-list-parens | type)
static Type *parse_function_type(Parser *p) {
  Types inputs = {0}, results = {0};
  if (!parse_types_in_parens(p, &inputs) ||
      !parse_token(p, TK_ARROW, "expected '->' in function type") ||
      !parse_result_types(p, &results))
    return NULL;
  return type_function(p->ctx, inputs.data, (uint32_t)inputs.size, results.data,
                       (uint32_t)results.size);
}

// Element types

static bool is_number(const Type *t) {
  return t->kind == TY_INTEGER || t->kind == TY_FLOAT;
}

static bool is_builtin(const Type *t) {
  return t->kind < TY_OPAQUE;
}

static bool fits_vector(const Type *t) {
  return is_number(t) || t->kind == TY_INDEX || t->kind == TY_LLVM_PTR ||
         type_is_ptr(t);
}

static bool fits_tensor(const Type *t) {
  return is_number(t) || t->kind == TY_INDEX || t->kind == TY_COMPLEX ||
         t->kind == TY_VECTOR || !is_builtin(t);
}

static bool fits_memref(const Type *t) {
  return is_number(t) || t->kind == TY_INDEX || t->kind == TY_COMPLEX ||
         t->kind == TY_VECTOR || type_is_memref(t) || type_is_ptr(t);
}

// complex-type ::= `complex` `<` type `>`
static Type *parse_complex(Parser *p) {
  if (!parse_token(p, TK_LESS, "expected '<' in complex type"))
    return NULL;
  const char *at = p->tok.start;
  Type *element = parse_type(p);
  if (!element || !parse_token(p, TK_GREATER, "expected '>' in complex type"))
    return NULL;
  if (!is_number(element)) {
    error_at(p, at, "invalid element type for complex");
    return NULL;
  }
  return type_complex(p->ctx, element);
}

// tuple-type ::= `tuple` `<` (type (`,` type)*)? `>`
static Type *parse_tuple(Parser *p) {
  Types types = {0};
  if (!parse_token(p, TK_LESS, "expected '<' in tuple type"))
    return NULL;
  if (!consume_if(p, TK_GREATER) &&
      (!parse_types(p, &types) ||
       !parse_token(p, TK_GREATER, "expected '>' in tuple type")))
    return NULL;
  return type_tuple(p->ctx, types.data, (uint32_t)types.size);
}

// Vectors

typedef Vec(bool) Bools;

// Is it 2x4] and the like?
static bool are_dims(const char *at) {
  while (*at == 'x' || (*at >= '0' && *at <= '9'))
    at++;
  return *at == ']';
}

// vector-dim-list ::= ((integer | `[` integer `]`) `x`)*
static bool parse_vector_dims(Parser *p, Dims *dims, Bools *scalable) {
  while (tok_is(p, TK_INTEGER) || tok_is(p, TK_LSQUARE)) {
    bool is_scalable = consume_if(p, TK_LSQUARE);
    int64_t dim = 0;
    if (!parse_dim(p, &dim))
      return false;
    while (is_scalable && starts_with_x(p) && are_dims(p->tok.start) &&
           take_old(p, OLD_SCALABLE_DIMS, p->tok.start)) {
      vec_push(&p->scratch, dims, dim);
      vec_push(&p->scratch, scalable, true);
      if (!parse_x(p) || !parse_dim(p, &dim))
        return false;
    }
    if (is_scalable && !consume_if(p, TK_RSQUARE))
      return error_token(p, "missing ']' closing scalable dimension");
    vec_push(&p->scratch, dims, dim);
    vec_push(&p->scratch, scalable, is_scalable);
    if (!parse_x(p))
      return false;
  }
  return true;
}

static bool check_vector(Parser *p, const char *at, const Dims *dims,
                         const Type *element) {
  for (size_t i = 0; i < dims->size; i++)
    if (dims->data[i] <= 0) {
      Buf list = {0};
      for (size_t j = 0; j < dims->size; j++)
        buf_printf(&list, "%s%lld", j ? ", " : "", (long long)dims->data[j]);
      error_at(p, at,
               "vector types must have positive constant sizes but got %s",
               buf_cstr(&list));
      buf_release(&list);
      return false;
    }
  return fits_vector(element) ||
         error_at(p, at,
                  "failed to verify 'elementType': "
                  "VectorElementTypeInterface instance");
}

static Type *vector_of(Parser *p, const Dims *dims, const Bools *scalable,
                       Type *element) {
  bool any = false;
  for (size_t i = 0; i < scalable->size; i++)
    any |= scalable->data[i];
  return type_vector(p->ctx, (int)dims->size, dims->data,
                     any ? scalable->data : NULL, element);
}

// What stands behind `vector`; in the old type of arm_sve all dimensions are
// scalable.
static Type *parse_vector(Parser *p, const char *at, bool old_sve) {
  Dims dims = {0};
  Bools scalable = {0};
  if (!parse_token(p, TK_LESS, "expected '<' in vector type") ||
      !parse_vector_dims(p, &dims, &scalable))
    return NULL;
  Type *element = parse_type(p);
  if (!element || !parse_token(p, TK_GREATER, "expected '>' in vector type") ||
      !check_vector(p, at, &dims, element))
    return NULL;
  for (size_t i = 0; i < scalable.size; i++)
    scalable.data[i] |= old_sve;
  return vector_of(p, &dims, &scalable, element);
}

// Tiles of AMX were vectors of two dimensions until the end of 2024, and its
// operations take no vectors today.
static bool in_amx(const Parser *p) {
  return p->op_name && !strncmp(p->op_name, "amx.", 4);
}

static Type *parse_vector_or_tile(Parser *p, const char *at) {
  const char *dims = p->tok.start;
  Type *type = parse_vector(p, at, false);
  const DefInfo *tile =
      in_amx(p) ? ctx_def_info(p->ctx, STR("amx.tile"), true) : NULL;
  if (!type || !tile || type->as.shaped.rank != 2 || type_is_scalable(type) ||
      !take_old(p, OLD_AMX_VECTOR, at))
    return type;
  const char *behind = p->tok.start;
  parser_reset(p, dims);
  type = parse_def_type(p, tile);
  parser_reset(p, behind);
  return type;
}

Type *parse_old_sve_vector(Parser *p, const char *at) {
  return parse_vector(p, at, true);
}

// Tensors

// `*` `x`, or dimensions.
static bool parse_shape(Parser *p, Dims *dims, bool *unranked) {
  *unranked = consume_if(p, TK_STAR);
  return *unranked ? parse_x(p) : parse_dims(p, dims, true, true);
}

// `tensor` < shape x type (, encoding)? >
static Type *parse_tensor(Parser *p) {
  Dims dims = {0};
  bool unranked;
  if (!parse_token(p, TK_LESS, "expected '<' in tensor type") ||
      !parse_shape(p, &dims, &unranked))
    return NULL;
  const char *at = p->tok.start;
  Type *element = parse_type(p);
  if (!element)
    return NULL;
  Attr *encoding = NULL;
  if (consume_if(p, TK_COMMA) && tok_starts_optional_attr(p) &&
      !(encoding = parse_attr(p, NULL)))
    return NULL;
  if (!parse_token(p, TK_GREATER, "expected '>' in tensor type"))
    return NULL;
  const char *error = NULL;
  if (!fits_tensor(element))
    error = "invalid tensor element type";
  if (error)
    return error_at(p, at, "%s", error), NULL;
  if (unranked && encoding)
    return error_here(p, "cannot apply encoding to unranked tensor"), NULL;
  if (unranked)
    return type_unranked_tensor(p->ctx, element);
  return type_tensor(p->ctx, (int)dims.size, dims.data, element, encoding);
}

// Memrefs

typedef struct MemRefParts {
  bool unranked;
  bool is_offset; // all that the layout says
  Attr *layout, *space;
} MemRefParts;

static bool is_layout(const Attr *attr) {
  return attr->kind == AT_AFFINE_MAP || attr->kind == AT_STRIDED;
}

static Attr *parse_layout_or_space(Parser *p, MemRefParts *parts) {
  const char *at = p->tok.start;
  if (may_be_bare_map(p))
    return parse_bare_map(p);
  if (tok_is_keyword(p, "offset") && take_old(p, OLD_MEMREF_STRIDES, at))
    return parse_old_strides(p, &parts->is_offset);
  return parse_attr(p, NULL);
}

static bool parse_memref_part(Parser *p, void *user) {
  MemRefParts *parts = user;
  Attr *attr = parse_layout_or_space(p, parts);
  if (!attr)
    return false;
  if (!is_layout(attr)) {
    if (parts->space)
      return error_here(p, "multiple memory spaces specified in memref type");
    parts->space = attr;
    return true;
  }
  parts->layout = attr;
  if (parts->unranked)
    return error_here(p, "cannot have affine map for unranked memref type");
  if (parts->space)
    return error_here(p, "expected memory space to be last in memref type");
  return true;
}

// The products of the sizes behind each dimension.
static Attr *with_natural_strides(Parser *p, const Dims *dims,
                                  const Attr *layout) {
  int64_t *strides = arena_array(&p->scratch, int64_t, dims->size);
  int64_t stride = 1;
  for (size_t i = dims->size; i-- > 0;) {
    strides[i] = stride;
    bool known = stride != DYNAMIC && dims->data[i] != DYNAMIC;
    stride = known ? stride * dims->data[i] : DYNAMIC;
  }
  return attr_strided(p->ctx, layout->as.strided.offset, strides,
                      (uint32_t)dims->size);
}

// An attribute of one of MLIR's dialects that is unknown here.
static bool is_foreign_space(const Attr *attr) {
  static const char *const dialects[] = {"amdgpu", "nvvm", "spirv", "xegpu"};
  if (attr->kind != AT_OPAQUE)
    return false;
  for (size_t i = 0; i < sizeof dialects / sizeof dialects[0]; i++) {
    if (str_is(ident_str(attr->as.opaque.dialect), dialects[i]))
      return true;
  }
  return false;
}

static bool is_memory_space(const Attr *attr) {
  return !attr || is_foreign_space(attr) || attr->kind == AT_INTEGER ||
         attr->kind == AT_STRING || attr->kind == AT_DICT ||
         attr->kind == AT_DIALECT;
}

static bool check_memref(Parser *p, const char *at, size_t rank,
                         const MemRefParts *parts) {
  const Attr *layout = parts->layout;
  if (attr_is(layout, AT_AFFINE_MAP) && layout->as.map.ndims != rank)
    return error_at(p, at,
                    "memref layout mismatch between rank and affine map: "
                    "%zu != %u",
                    rank, layout->as.map.ndims);
  if (attr_is(layout, AT_STRIDED) && layout->as.strided.count != rank)
    return error_at(p, at, "expected the number of strides to match the rank");
  return is_memory_space(parts->space) ||
         error_at(p, at, "unsupported memory space Attribute");
}

// memref-type ::= `memref` `<` (dimension-list | `*x`) type
//                 (`,` layout)? (`,` memory-space)? `>`
static Type *parse_memref(Parser *p, const char *at) {
  Dims dims = {0};
  MemRefParts parts = {0};
  if (!parse_token(p, TK_LESS, "expected '<' in memref type") ||
      !parse_shape(p, &dims, &parts.unranked))
    return NULL;
  const char *element_at = p->tok.start;
  Type *element = parse_type(p);
  if (!element)
    return NULL;
  if (!fits_memref(element))
    return error_at(p, element_at, "invalid memref element type"), NULL;
  if (!consume_if(p, TK_GREATER) &&
      (!parse_token(p, TK_COMMA, "expected ',' or '>' in memref type") ||
       !parse_list_until(p, TK_GREATER, parse_memref_part, &parts, false)))
    return NULL;
  if (parts.is_offset)
    parts.layout = with_natural_strides(p, &dims, parts.layout);
  if (!check_memref(p, at, dims.size, &parts))
    return NULL;
  if (parts.unranked)
    return type_unranked_memref(p->ctx, element, parts.space);
  return type_memref(p->ctx, (int)dims.size, dims.data, element, parts.layout,
                     parts.space);
}

// Numbers

static Type *parse_integer_type(Parser *p) {
  const char *at = p->tok.start;
  Signedness sign = *at == 's' ? SIGNED : *at == 'u' ? UNSIGNED : SIGNLESS;
  Token digits = p->tok;
  digits.start += sign == SIGNLESS ? 1 : 2;
  digits.size -= sign == SIGNLESS ? 1 : 2;
  uint64_t width;
  if (!token_u64(digits, &width) || width > UINT32_MAX)
    return error_here(p, "invalid integer width"), NULL;
  if (width > WIDE_MAX_WIDTH)
    return error_at(p, at, "integer bitwidth is limited to %u bits",
                    WIDE_MAX_WIDTH),
           NULL;
  advance(p);
  return type_integer(p->ctx, (uint32_t)width, sign);
}

static Type *float_type(Parser *p, Str name) {
  FloatKind kind;
  if (!float_kind_named(name.data, name.size, &kind))
    return NULL;
  return type_float(p->ctx, kind);
}

// By name

typedef enum TypeWord {
  WORD_NONE, // no type
  WORD_FLOAT,
  WORD_INDEX,
  WORD_NONE_TYPE,
  WORD_MEMREF,
  WORD_TENSOR,
  WORD_VECTOR,
  WORD_COMPLEX,
  WORD_TUPLE,
} TypeWord;

static TypeWord classify(Parser *p, Str word) {
  switch (word.size ? word.data[0] : 0) {
  case 'i': return str_eq(word, STR("index")) ? WORD_INDEX : WORD_NONE;
  case 'm': return str_eq(word, STR("memref")) ? WORD_MEMREF : WORD_NONE;
  case 'v': return str_eq(word, STR("vector")) ? WORD_VECTOR : WORD_NONE;
  case 't':
    if (str_eq(word, STR("tensor")))
      return WORD_TENSOR;
    if (str_eq(word, STR("tuple")))
      return WORD_TUPLE;
    break;
  case 'c': return str_eq(word, STR("complex")) ? WORD_COMPLEX : WORD_NONE;
  case 'n': return str_eq(word, STR("none")) ? WORD_NONE_TYPE : WORD_NONE;
  case 'f':
  case 'b': break;
  default: return WORD_NONE;
  }
  return float_type(p, word) ? WORD_FLOAT : WORD_NONE;
}

// Parses a type that begins with a word.
static Type *parse_named_type(Parser *p) {
  Str word = token_str(p->tok);
  const char *at = word.data;
  TypeWord kind = classify(p, word);
  if (kind == WORD_NONE) {
    error_token(p, "expected non-function type");
    hint_type(p, at, word);
    return NULL;
  }
  advance(p);
  switch (kind) {
  case WORD_FLOAT: return float_type(p, word);
  case WORD_INDEX: return p->ctx->index_type;
  case WORD_NONE_TYPE: return p->ctx->none_type;
  case WORD_MEMREF: return parse_memref(p, at);
  case WORD_TENSOR: return parse_tensor(p);
  case WORD_VECTOR: return parse_vector_or_tile(p, at);
  case WORD_COMPLEX: return parse_complex(p);
  default: return parse_tuple(p);
  }
}

static Type *parse_non_function_type(Parser *p) {
  switch (p->tok.kind) {
  case TK_INT_TYPE: return parse_integer_type(p);
  case TK_EXCLAM_ID: return parse_extended_type(p);
  case TK_BARE_ID: return parse_named_type(p);
  default: return error_token(p, "expected non-function type"), NULL;
  }
}

Type *parse_type(Parser *p) {
  if (tok_is(p, TK_INT_TYPE))
    return parse_integer_type(p);
  // What is remembered means the same everywhere.
  Str text = in_amx(p) ? (Str){0} : plain_type(p);
  Type *type = recall_type(p, text);
  if (type)
    return type;
  if (!enter(p))
    return NULL;
  type = tok_is(p, TK_LPAREN) ? parse_function_type(p)
                              : parse_non_function_type(p);
  leave(p);
  if (type)
    remember_type(p, text, type);
  return type;
}

bool tok_starts_type(Parser *p) {
  switch (p->tok.kind) {
  case TK_LPAREN:
  case TK_INT_TYPE:
  case TK_EXCLAM_ID: return true;
  case TK_BARE_ID: return classify(p, token_str(p->tok)) != WORD_NONE;
  default: return false;
  }
}
