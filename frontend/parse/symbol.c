// Dialect symbols: `!alias`, `!dialect.mnemonic<...>`, `!dialect<...>`, and the
// same with # for attributes.
//
// What stands between the brackets of an unregistered dialect's symbol is kept
// as text; it must only nest properly. A registered dialect parses it. Those of
// MLIR that are not registered here are in between (foreign.c).

#include "frontend/frontend_int.h"

static char closer_of(char open) {
  switch (open) {
  case '<': return '>';
  case '(': return ')';
  case '[': return ']';
  default: return '}';
  }
}

static bool unbalanced(Parser *p, char open) {
  return error_here(p, "unbalanced '%c' character in pretty dialect name",
                    open);
}

// A string inside a body; sets *at behind it.
static bool skip_string(Parser *p, const char **at) {
  parser_reset(p, *at);
  *at = p->tok.start + p->tok.size;
  return tok_is(p, TK_STRING);
}

// symbol-body ::= `<` (text with balanced brackets and strings) `>`
static bool parse_symbol_body(Parser *p, Str *body) {
  const char *start = p->tok.start, *at = start;
  Vec(char) open = {0};
  do {
    char c = *at++;
    switch (c) {
    case '\0': return unbalanced(p, vec_last(&open));
    case '<':
    case '[':
    case '(':
    case '{': vec_push(&p->scratch, &open, c); break;
    case '-': at += *at == '>'; break;
    case '>':
    case ']':
    case ')':
    case '}':
      if (closer_of(vec_last(&open)) != c)
        return unbalanced(p, vec_last(&open));
      open.size--;
      break;
    case '"':
      at--;
      if (!skip_string(p, &at))
        return false;
      break;
    default: break;
    }
  } while (open.size);
  parser_reset(p, at);
  *body = (Str){start, (size_t)(at - start)};
  return true;
}

// What `!a.b<c>` consists of.
typedef struct Symbol {
  Str dialect;
  Str data;       // `b<c>`, or what stands between the brackets of `!a<...>`
  const char *at; // for errors about it
  Str name;       // all before the brackets
  Ident *alias;   // then nothing else
} Symbol;

// `#` or `!` with a name of a dialect and its body, or an alias
static bool parse_symbol(Parser *p, Symbol *symbol) {
  Str name = {p->tok.start + 1, p->tok.size - 1};
  const char *start = p->tok.start;
  advance(p);
  const char *dot = memchr(name.data, '.', name.size);
  bool body = tok_is(p, TK_LESS) && p->tok.start == name.data + name.size;
  *symbol = (Symbol){.dialect = name, .at = start, .name = name};
  if (!dot && !body) {
    symbol->alias = ctx_ident(p->ctx, name);
    return true;
  }
  Str brackets = {name.data + name.size, 0};
  if (body && !parse_symbol_body(p, &brackets))
    return false;
  if (!dot) {
    symbol->data = (Str){brackets.data + 1, brackets.size - 2};
    return true;
  }
  symbol->dialect.size = (size_t)(dot - name.data);
  symbol->at = dot + 1;
  symbol->data =
      (Str){dot + 1, name.size - symbol->dialect.size - 1 + brackets.size};
  return true;
}

// A dialect's name: letters, digits, _ and $.
static bool check_namespace(Parser *p, const Symbol *symbol) {
  Str name = symbol->dialect;
  bool valid = name.size && !(name.data[0] >= '0' && name.data[0] <= '9');
  for (size_t i = 0; i < name.size; i++)
    valid &= name.data[i] != '-' && name.data[i] != '.';
  return valid ||
         error_at(p, symbol->at, "invalid dialect namespace '\"" STR_FMT "\"'",
                  STR_ARG(name));
}

// Whether a dialect reads it. One without operations leaves what it does not
// define to unregistered ones.
static bool is_registered(Parser *p, const Symbol *symbol, bool is_type) {
  const Dialect *dialect = ctx_dialect(p->ctx, symbol->dialect);
  if (!dialect || dialect->nops)
    return dialect;
  Str mnemonic = symbol->data;
  const char *end = memchr(mnemonic.data, '<', mnemonic.size);
  if (end)
    mnemonic.size = (size_t)(end - mnemonic.data);
  Str name = arena_format(&p->scratch, STR_FMT "." STR_FMT,
                          STR_ARG(symbol->dialect), STR_ARG(mnemonic));
  return ctx_def_info(p->ctx, name, is_type);
}

Type *parse_extended_type(Parser *p) {
  Symbol symbol;
  if (!parse_symbol(p, &symbol))
    return NULL;
  if (symbol.alias)
    return use_type_alias(p, symbol.alias, symbol.at);
  Type *dotted = find_dotted_alias(p, symbol.name);
  if (dotted)
    return dotted;
  if (str_is(symbol.dialect, "x86") && str_starts_with(symbol.data, "amx.") &&
      take_old(p, OLD_X86_TILE, symbol.at)) {
    symbol.dialect = STR("amx");
    symbol.data.data += STR("amx.").size;
    symbol.data.size -= STR("amx.").size;
  }
  if (str_is(symbol.dialect, "arm_sve") &&
      str_starts_with(symbol.data, "vector<") &&
      take_old(p, OLD_SVE_VECTOR, symbol.at)) {
    const char *behind = p->tok.start;
    parser_reset(p, symbol.data.data + STR("vector").size);
    Type *type = parse_old_sve_vector(p, symbol.at);
    parser_reset(p, behind);
    return type;
  }
  if (is_registered(p, &symbol, true)) {
    const char *behind = p->tok.start, *op_name = p->op_name;
    parser_reset(p, symbol.data.data);
    p->op_name = NULL;
    Type *type = parse_dialect_type(p, symbol.dialect);
    p->op_name = op_name;
    parser_reset(p, behind);
    return type;
  }
  const ForeignDialect *foreign = ctx_foreign_dialect(p->ctx, symbol.dialect);
  if (foreign)
    return parse_foreign_type(p, foreign, symbol.data);
  if (!check_namespace(p, &symbol))
    return NULL;
  if (!p->options->allow_unregistered) {
    error_at(p, symbol.at,
             "`!\"" STR_FMT "\"<\"" STR_FMT "\">` type created with "
             "unregistered dialect. If this is intended, please call "
             "allowUnregisteredDialects() on the MLIRContext, or use "
             "-allow-unregistered-dialect with the MLIR opt tool used",
             STR_ARG(symbol.dialect), STR_ARG(symbol.data));
    hint_unknown_symbol(p, symbol.at, '!', symbol.dialect, symbol.data);
    return NULL;
  }
  return type_opaque(p->ctx, ctx_ident(p->ctx, symbol.dialect), symbol.data);
}

// #dialect<"name<...>">, of 2021: as #dialect.name<...>
static Attr *parse_quoted_attr(Parser *p, Str dialect) {
  Str inner = token_string(p, p->tok);
  Str text = arena_format(&p->scratch, "#" STR_FMT "." STR_FMT,
                          STR_ARG(dialect), STR_ARG(inner));
  return parse_attr_text(p->ctx, "attribute", text);
}

// Parses an attribute that begins with `#`.
static Attr *parse_extended(Parser *p, Type *type) {
  Symbol symbol;
  if (!parse_symbol(p, &symbol))
    return NULL;
  if (symbol.alias)
    return use_attr_alias(p, symbol.alias);
  if (consume_if(p, TK_COLON) && !(type = parse_type(p)))
    return NULL;
  if (is_registered(p, &symbol, false)) {
    const char *behind = p->tok.start, *op_name = p->op_name;
    parser_reset(p, symbol.data.data);
    p->op_name = NULL;
    bool is_quoted =
        tok_is(p, TK_STRING) && take_old(p, OLD_QUOTED_ATTR, symbol.at);
    Attr *attr = is_quoted ? parse_quoted_attr(p, symbol.dialect)
                           : parse_dialect_attr(p, symbol.dialect, type);
    p->op_name = op_name;
    parser_reset(p, behind);
    return attr;
  }
  const ForeignDialect *foreign = ctx_foreign_dialect(p->ctx, symbol.dialect);
  if (foreign)
    return parse_foreign_attr(p, foreign, symbol.data, type);
  if (!check_namespace(p, &symbol))
    return NULL;
  if (!p->options->allow_unregistered) {
    error_at(p, symbol.at,
             "#\"" STR_FMT "\"<\"" STR_FMT "\"> : '%s' attribute created with "
             "unregistered dialect. If this is intended, please call "
             "allowUnregisteredDialects() on the MLIRContext, or use "
             "-allow-unregistered-dialect with the MLIR opt tool used",
             STR_ARG(symbol.dialect), STR_ARG(symbol.data),
             type_str(p->ctx, type ? type : p->ctx->none_type));
    hint_unknown_symbol(p, symbol.at, '#', symbol.dialect, symbol.data);
    return NULL;
  }
  return attr_opaque(p->ctx, ctx_ident(p->ctx, symbol.dialect), symbol.data,
                     type);
}

Attr *parse_extended_attr(Parser *p, Type *type) {
  Attr *attr = parse_extended(p, type);
  if (!attr || !type || !attr->type || attr->type == type)
    return attr;
  Buf wanted = {0};
  buf_puts(&wanted, type_str(p->ctx, type));
  error_here(
      p, "attribute type different than expected: expected '%s', but got '%s'",
      buf_cstr(&wanted), type_str(p->ctx, attr->type));
  buf_release(&wanted);
  return NULL;
}
