// Attributes: everything that may stand behind `=` in a dictionary.
//
// An attribute with a type either has it behind a colon, or the place where it
// stands says which type it has (the `type` argument); then there is no colon.

#include "frontend/frontend_int.h"

#include <stdio.h>

// Numbers

static Attr *parse_float_attr(Parser *p, Type *type, bool negative) {
  Token token = p->tok;
  advance(p);
  if (!type && !consume_if(p, TK_COLON))
    type = p->ctx->f64;
  else if (!type && !(type = parse_type(p)))
    return NULL;
  if (type->kind != TY_FLOAT)
    return error_here(p, "floating point value not valid for specified type"),
           NULL;
  uint64_t bits[2];
  if (!parse_float_token(p, token, negative, type->as.float_kind, bits))
    return NULL;
  return attr_float(p->ctx, type, bits);
}

static Attr *parse_integer_words(Parser *p, Token token, Type *type,
                                 bool negative) {
  uint32_t width = type->as.integer.width;
  bool is_signed = type->kind == TY_INDEX || type->as.integer.sign == SIGNED;
  uint64_t word, *words = &word;
  if (width > 64)
    words = arena_array(&p->scratch, uint64_t, wide_words(width));
  if (!wide_parse_literal(words, width, is_signed, negative, token.start,
                          token.size))
    return error_at(p, token.start,
                    "integer constant out of range for attribute"),
           NULL;
  return attr_integer(p->ctx, type, words);
}

// integer (: type)?
static Attr *parse_integer_attr(Parser *p, Type *type, bool negative) {
  Token token = p->tok;
  advance(p);
  if (!type && !consume_if(p, TK_COLON))
    type = p->ctx->i64;
  else if (!type && !(type = parse_type(p)))
    return NULL;
  if (type->kind == TY_FLOAT) {
    uint64_t bits[2];
    if (!parse_float_token(p, token, negative, type->as.float_kind, bits))
      return NULL;
    return attr_float(p->ctx, type, bits);
  }
  if (type->kind != TY_INTEGER && type->kind != TY_INDEX)
    return error_at(p, token.start,
                    "integer literal not valid for specified type"),
           NULL;
  if (negative && type->kind == TY_INTEGER && type->as.integer.sign == UNSIGNED)
    return error_at(p, token.start,
                    "negative integer literal not valid for "
                    "unsigned integer type"),
           NULL;
  return parse_integer_words(p, token, type, negative);
}

static Attr *parse_negative(Parser *p, Type *type) {
  advance(p);
  if (tok_is(p, TK_INTEGER))
    return parse_integer_attr(p, type, true);
  if (tok_is(p, TK_FLOAT))
    return parse_float_attr(p, type, true);
  error_token(p, "expected constant integer or floating point value");
  return NULL;
}

static bool parse_hex_float(Parser *p, Token token, bool negative,
                            FloatKind kind, uint64_t bits[2]) {
  if (token.size < 2 || token.start[1] != 'x') {
    error_at(p, token.start,
             "unexpected decimal integer literal for a "
             "floating point value");
    note_at(p, token.start, "add a trailing dot to make the literal a float");
    return false;
  }
  if (negative)
    return error_at(p, token.start,
                    "hexadecimal float literal should not "
                    "have a leading minus");
  bits[1] = 0;
  return wide_parse(bits, float_format(kind)->bits, token.start, token.size) ||
         error_at(p, token.start,
                  "hexadecimal float constant out of range for type");
}

bool parse_float_token(Parser *p, Token token, bool negative, FloatKind kind,
                       uint64_t bits[2]) {
  if (token.kind == TK_INTEGER)
    return parse_hex_float(p, token, negative, kind, bits);
  if (token.kind != TK_FLOAT)
    return error_at(p, token.start, "expected floating point literal");
  bits[1] = 0;
  return float_parse_literal(bits, kind, negative, token.start, token.size) ||
         error_at(p, token.start, "floating point value too large");
}

// Strings and symbols

static Attr *parse_string(Parser *p, Type *type) {
  Str text = token_string(p, p->tok);
  advance(p);
  if (!type && consume_if(p, TK_COLON) && !(type = parse_type(p)))
    return NULL;
  return type ? attr_string_typed(p->ctx, text, type)
              : attr_string(p->ctx, text);
}

// Behind a name: `::`, or nothing is consumed.
static bool optional_double_colon(Parser *p) {
  const char *at = p->tok.start;
  if (!consume_if(p, TK_COLON))
    return false;
  if (consume_if(p, TK_COLON))
    return true;
  if (!tok_is(p, TK_EOF) && !tok_is(p, TK_ERROR))
    parser_reset(p, at);
  return false;
}

// symbol-ref ::= symbol (`::` symbol)*
Attr *parse_symbol_ref(Parser *p) {
  Ident *root = token_symbol(p, p->tok);
  Vec(Ident *) nested = {0};
  advance(p);
  while (optional_double_colon(p)) {
    if (!tok_is(p, TK_AT_ID))
      return error_at(p, p->tok.start,
                      "expected nested symbol reference identifier"),
             NULL;
    vec_push(&p->scratch, &nested, token_symbol(p, p->tok));
    advance(p);
  }
  return attr_symbol_nested(p->ctx, root, nested.data, (uint32_t)nested.size);
}

static Ident *optional_symbol_name(Parser *p) {
  if (!tok_is(p, TK_AT_ID))
    return NULL;
  Ident *name = token_symbol(p, p->tok);
  advance(p);
  return name;
}

Ident *parse_symbol_name(Parser *p) {
  Ident *name = optional_symbol_name(p);
  if (!name)
    error_asm(p, p->tok.start, "expected valid '@'-identifier for symbol name");
  return name;
}

// Arrays and dictionaries

static bool parse_array_element(Parser *p, void *items) {
  Attr *attr = parse_attr(p, NULL);
  if (!attr)
    return false;
  vec_push(&p->scratch, (Attrs *)items, attr);
  return true;
}

static Attr *parse_array(Parser *p) {
  Attrs items = {0};
  advance(p);
  if (!parse_list_until(p, TK_RSQUARE, parse_array_element, &items, true))
    return NULL;
  return attr_array(p->ctx, items.data, (uint32_t)items.size);
}

static bool parse_key(Parser *p, Str *key) {
  if (tok_is(p, TK_STRING))
    *key = token_string(p, p->tok);
  else if (tok_is_word(p))
    *key = token_str(p->tok);
  else
    return error_token(p, "expected attribute name");
  return key->size || error_here(p, "expected valid attribute name");
}

enum { FEW_ATTRS = 16 };

bool attrs_have(Arena *arena, PtrMap *names, const NamedAttr *attrs, size_t n,
                const Ident *name) {
  if (n < FEW_ATTRS) {
    for (size_t i = 0; i < n; i++)
      if (attrs[i].name == name)
        return true;
    return false;
  }
  while (names->size < n) {
    Ident *known = attrs[names->size].name;
    ptrmap_set(names, arena, known, known);
  }
  return ptrmap_get(names, name);
}

typedef struct DictState {
  NamedAttrs *attrs;
  size_t first;
  PtrMap names;
} DictState;

static bool check_unique(Parser *p, DictState *state, const Ident *name) {
  const NamedAttrs *attrs = state->attrs;
  return !attrs_have(&p->scratch, &state->names, attrs->data + state->first,
                     attrs->size - state->first, name) ||
         error_here(p, "duplicate key '%s' in dictionary attribute",
                    name->data);
}

// attribute-entry ::= (word | string) (`=` attribute)?
static bool parse_entry(Parser *p, void *user) {
  DictState *state = user;
  Str key;
  if (!parse_key(p, &key))
    return false;
  NamedAttr entry = {ctx_ident(p->ctx, key), p->ctx->unit};
  if (!check_unique(p, state, entry.name))
    return false;
  advance(p);
  bool has_value =
      consume_if(p, TK_EQUAL) ||
      (tok_is(p, TK_COLON) && p->tok.start == p->last_end &&
       take_old(p, OLD_DICT_COLON, p->tok.start) && consume_if(p, TK_COLON));
  if (has_value && !(entry.value = parse_attr(p, NULL)))
    return false;
  vec_push(&p->scratch, state->attrs, entry);
  return true;
}

static bool parse_entries(Parser *p, NamedAttrs *attrs) {
  DictState state = {attrs, attrs->size, {0}};
  return parse_list(p, DELIM_BRACE, parse_entry, &state,
                    " in attribute dictionary");
}

bool parse_attr_dict(Parser *p, NamedAttrs *attrs) {
  Str text = plain_dict(p);
  const KnownDict *known = recall_dict(p, text);
  if (known) {
    for (uint32_t i = 0; i < known->count; i++)
      vec_push(&p->scratch, attrs, known->items[i]);
    return true;
  }
  size_t first = attrs->size;
  if (!parse_entries(p, attrs))
    return false;
  remember_dict(p, text, attrs->data + first, attrs->size - first);
  return true;
}

static Attr *parse_dict(Parser *p) {
  NamedAttrs attrs = {0};
  Str text = plain_dict(p);
  KnownDict *known = recall_dict(p, text);
  if (known && known->attr)
    return known->attr;
  if (known)
    return known->attr = attr_dict(p->ctx, known->items, known->count);
  if (!parse_entries(p, &attrs))
    return NULL;
  remember_dict(p, text, attrs.data, attrs.size);
  return attr_dict(p->ctx, attrs.data, (uint32_t)attrs.size);
}

// affine_map<...>, affine_set<...>

static Attr *parse_map_attr(Parser *p) {
  const char *at;
  advance(p);
  if (!parse_token(p, TK_LESS, "expected '<' in affine map"))
    return NULL;
  at = p->tok.start;
  Attr *map = parse_affine_map_or_set(p);
  if (!map)
    return NULL;
  if (map->kind != AT_AFFINE_MAP)
    return error_at(p, at, "expected AffineMap, but got IntegerSet"), NULL;
  return parse_token(p, TK_GREATER, "expected '>' in affine map") ? map : NULL;
}

static Attr *parse_set_attr(Parser *p) {
  const char *at;
  advance(p);
  if (!parse_token(p, TK_LESS, "expected '<' in integer set"))
    return NULL;
  at = p->tok.start;
  Attr *set = parse_affine_map_or_set(p);
  if (!set)
    return NULL;
  if (set->kind != AT_INTEGER_SET)
    return error_at(p, at, "expected IntegerSet, but got AffineMap"), NULL;
  return parse_token(p, TK_GREATER, "expected '>' in integer set") ? set : NULL;
}

// strided<[...], offset: ...>

static bool parse_stride(Parser *p, int64_t *value) {
  const char *at = p->tok.start;
  if (consume_if(p, TK_QUESTION)) {
    *value = DYNAMIC;
    return true;
  }
  bool negative = consume_if(p, TK_MINUS);
  uint64_t n;
  if (!tok_is(p, TK_INTEGER) || !token_u64(p->tok, &n) || n > INT64_MAX)
    return error_at(p, at, "expected a 64-bit signed integer or '?'");
  *value = negative ? -(int64_t)n : (int64_t)n;
  advance(p);
  return true;
}

static bool parse_strides(Parser *p, Dims *strides) {
  if (tok_is(p, TK_RSQUARE))
    return true;
  do {
    int64_t stride = 0;
    if (!parse_stride(p, &stride))
      return false;
    vec_push(&p->scratch, strides, stride);
  } while (consume_if(p, TK_COMMA));
  return true;
}

Attr *parse_old_strides(Parser *p, bool *is_offset) {
  Dims strides = {0};
  int64_t offset;
  advance(p);
  if (!parse_punct(p, TK_COLON) || !parse_stride(p, &offset))
    return NULL;
  if ((*is_offset = tok_is(p, TK_GREATER)))
    return attr_strided(p->ctx, offset, NULL, 0);
  consume_if(p, TK_COMMA);
  if (!parse_keyword(p, "strides") || !parse_punct(p, TK_COLON) ||
      !parse_punct(p, TK_LSQUARE) || !parse_strides(p, &strides) ||
      !parse_punct(p, TK_RSQUARE))
    return NULL;
  return attr_strided(p->ctx, offset, strides.data, (uint32_t)strides.size);
}

static bool parse_offset(Parser *p, int64_t *offset) {
  if (!parse_token(p, TK_COMMA, "expected ','"))
    return false;
  if (!optional_keyword(p, "offset"))
    return error_token(p, "expected 'offset' after comma");
  return parse_token(p, TK_COLON, "expected ':' after 'offset'") &&
         parse_stride(p, offset) && parse_token(p, TK_GREATER, "expected '>'");
}

static Attr *parse_strided(Parser *p) {
  Dims strides = {0};
  int64_t offset = 0;
  advance(p);
  if (!parse_token(p, TK_LESS, "expected '<' after 'strided'") ||
      !parse_token(p, TK_LSQUARE, "expected '['") ||
      !parse_strides(p, &strides) ||
      !parse_token(p, TK_RSQUARE, "expected ']'"))
    return NULL;
  if (!consume_if(p, TK_GREATER) && !parse_offset(p, &offset))
    return NULL;
  return attr_strided(p->ctx, offset, strides.data, (uint32_t)strides.size);
}

// distinct[id]<attribute>

static Attr *parse_distinct_value(Parser *p, Type *type) {
  if (consume_if(p, TK_GREATER))
    return p->ctx->unit;
  Attr *value = parse_attr(p, type);
  if (!value)
    return error_here(p, "expected attribute"), NULL;
  return parse_token(p, TK_GREATER, "expected '>' to close distinct attribute")
             ? value
             : NULL;
}

static Attr *distinct_of(Parser *p, const char *at, uint64_t id, Attr *value) {
  Aliases *aliases = p->aliases;
  char text[24];
  snprintf(text, sizeof text, "%llu", (unsigned long long)id);
  Ident *key = ctx_ident(p->ctx, str_from(text));
  Attr *known = ptrmap_get(&aliases->distinct, key);
  if (known && known->as.distinct.value == value)
    return known;
  if (known) {
    error_at(p, at,
             "referenced attribute does not match previous definition: %s",
             attr_str(p->ctx, known->as.distinct.value));
    return NULL;
  }
  if (p->ctx->forked)
    return ctx_give_up(p->ctx), NULL;
  known = attr_distinct(p->ctx, value);
  ptrmap_set(&aliases->distinct, &aliases->arena, key, known);
  return known;
}

static Attr *parse_distinct(Parser *p, Type *type) {
  const char *at = p->tok.start;
  uint64_t id;
  advance(p);
  if (!parse_token(p, TK_LSQUARE, "expected '[' after 'distinct'"))
    return NULL;
  Token token = p->tok;
  if (!parse_token(p, TK_INTEGER, "expected distinct ID"))
    return NULL;
  if (!token_u64(token, &id))
    return error_here(p, "expected an unsigned 64-bit integer"), NULL;
  if (!parse_token(p, TK_RSQUARE, "expected ']' to close distinct ID") ||
      !parse_token(p, TK_LESS, "expected '<' after distinct ID"))
    return NULL;
  Attr *value = parse_distinct_value(p, type);
  return value ? distinct_of(p, at, id, value) : NULL;
}

static Attr *parse_inline_loc(Parser *p) {
  advance(p);
  if (!parse_token(p, TK_LPAREN, "expected '(' in inline location"))
    return NULL;
  Attr *loc = parse_location(p);
  if (!loc || !parse_token(p, TK_RPAREN, "expected ')' in inline location"))
    return NULL;
  ctx_note_aliased(p->ctx);
  return loc;
}

// By the word it begins with

typedef enum AttrWord {
  WORD_OTHER, // a type, or nothing
  WORD_TRUE,
  WORD_FALSE,
  WORD_UNIT,
  WORD_DENSE,
  WORD_DENSE_RESOURCE,
  WORD_SPARSE,
  WORD_AFFINE_MAP,
  WORD_AFFINE_SET,
  WORD_LOC,
  WORD_ARRAY, // from here on not seen by MLIR's parseOptionalAttribute
  WORD_STRIDED,
  WORD_DISTINCT,
} AttrWord;

// Finds which attribute begins with a word.
static AttrWord classify(Str word) {
  static const struct {
    const char *text;
    AttrWord word;
  } words[] = {
      {"true", WORD_TRUE},
      {"false", WORD_FALSE},
      {"unit", WORD_UNIT},
      {"dense", WORD_DENSE},
      {"dense_resource", WORD_DENSE_RESOURCE},
      {"sparse", WORD_SPARSE},
      {"affine_map", WORD_AFFINE_MAP},
      {"affine_set", WORD_AFFINE_SET},
      {"loc", WORD_LOC},
      {"array", WORD_ARRAY},
      {"strided", WORD_STRIDED},
      {"distinct", WORD_DISTINCT},
  };
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    if (word.data[0] == words[i].text[0] && str_is(word, words[i].text))
      return words[i].word;
  return WORD_OTHER;
}

// Maps and sets before there were words for them

static bool starts_number(const char *at) {
  return *at == '-' || (*at >= '0' && *at <= '9');
}

static const char *skip_blanks(const char *at) {
  while (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')
    at++;
  return at;
}

// Is what follows the parenthesis at `at` an identifier that is no type?
static bool begins_with_name(Parser *p, const char *at) {
  const char *behind = p->tok.start, *last_end = p->last_end;
  parser_reset(p, at + 1);
  bool is_name = tok_is(p, TK_BARE_ID) && !tok_starts_type(p);
  parser_reset(p, behind);
  p->last_end = last_end;
  return is_name;
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
}

// What stands behind a list of names in parentheses; NULL: it is none.
static const char *behind_names(const char *at) {
  do
    at = skip_blanks(at + 1);
  while (is_name_char(*at) || *at == ',');
  return *at == ')' ? skip_blanks(at + 1) : NULL;
}

bool may_be_bare_map(const Parser *p) {
  return tok_is(p, TK_LPAREN) && behind_names(p->tok.start);
}

// A list of names in parentheses is no list of types. Where names are those of
// types, or there is none, what follows tells: symbols, constraints, numbers.
bool is_bare_map(Parser *p) {
  const char *at = behind_names(p->tok.start);
  if (!at || *at == '[' || *at == ':')
    return at;
  if (at[0] != '-' || at[1] != '>')
    return false;
  at = skip_blanks(at + 2);
  return begins_with_name(p, p->tok.start) ||
         (*at == '(' &&
          (starts_number(skip_blanks(at + 1)) || begins_with_name(p, at)));
}

Attr *parse_bare_map(Parser *p) {
  const char *at = p->tok.start;
  Attr *attr = parse_affine_map_or_set(p);
  OldForm form = attr_is(attr, AT_INTEGER_SET) ? OLD_BARE_SET : OLD_BARE_MAP;
  if (attr && !take_old(p, form, at))
    return error_at(p, at, "expected attribute value"), NULL;
  return attr;
}

static Attr *parse_type_attr(Parser *p) {
  if (tok_is(p, TK_LPAREN) && is_bare_map(p))
    return parse_bare_map(p);
  if (!tok_starts_type(p))
    return error_token(p, "expected attribute value"), NULL;
  Type *type = parse_type(p);
  return type ? attr_type(p->ctx, type) : NULL;
}

static Attr *parse_word_attr(Parser *p, Type *type) {
  AttrWord word = classify(token_str(p->tok));
  switch (word) {
  case WORD_TRUE:
  case WORD_FALSE: advance(p); return attr_bool(p->ctx, word == WORD_TRUE);
  case WORD_UNIT: advance(p); return p->ctx->unit;
  case WORD_DENSE: return parse_dense(p, type);
  case WORD_DENSE_RESOURCE: return parse_dense_resource(p, type);
  case WORD_SPARSE: return parse_sparse(p, type);
  case WORD_AFFINE_MAP: return parse_map_attr(p);
  case WORD_AFFINE_SET: return parse_set_attr(p);
  case WORD_LOC: return parse_inline_loc(p);
  case WORD_ARRAY: return parse_dense_array(p);
  case WORD_STRIDED: return parse_strided(p);
  case WORD_DISTINCT: return parse_distinct(p, type);
  default: return parse_type_attr(p);
  }
}

static Attr *parse_attr_unbounded(Parser *p, Type *type) {
  switch (p->tok.kind) {
  case TK_LSQUARE: return parse_array(p);
  case TK_LBRACE: return parse_dict(p);
  case TK_HASH_ID: return parse_extended_attr(p, type);
  case TK_FLOAT: return parse_float_attr(p, type, false);
  case TK_INTEGER: return parse_integer_attr(p, type, false);
  case TK_MINUS: return parse_negative(p, type);
  case TK_STRING: return parse_string(p, type);
  case TK_AT_ID: return parse_symbol_ref(p);
  case TK_BARE_ID: return parse_word_attr(p, type);
  default: return parse_type_attr(p);
  }
}

Attr *parse_attr(Parser *p, Type *type) {
  if (!enter(p))
    return NULL;
  Attr *attr = parse_attr_unbounded(p, type);
  leave(p);
  return attr;
}

bool tok_starts_optional_attr(Parser *p) {
  switch (p->tok.kind) {
  case TK_AT_ID:
  case TK_FLOAT:
  case TK_INTEGER:
  case TK_HASH_ID:
  case TK_LBRACE:
  case TK_LSQUARE:
  case TK_MINUS:
  case TK_STRING: return true;
  case TK_BARE_ID: {
    AttrWord word = classify(token_str(p->tok));
    if (word != WORD_OTHER)
      return word < WORD_ARRAY;
    return tok_starts_type(p);
  }
  default: return tok_starts_type(p);
  }
}
