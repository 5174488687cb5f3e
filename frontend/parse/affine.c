// Affine maps and integer sets.
//
//   map ::= dims symbols? `->` `(` (expr (`,` expr)*)? `)`
//   set ::= dims symbols? `:` `(` (constraint (`,` constraint)*)? `)`
//   dims ::= `(` (id (`,` id)*)? `)`    symbols ::= `[` (id (`,` id)*)? `]`
//   constraint ::= expr (`>=` | `<=` | `==`) expr
//
// `*`, `mod`, `floordiv` and `ceildiv` bind tighter than `+` and `-`; a minus
// before an operand binds tightest. All associate from the left. Expressions
// are simplified as they are built.
//
// In custom forms (affine.load %m[%i * 2 + symbol(%n)]) values of the program
// stand for the names: each becomes a dimension or, marked so, a symbol.

#include "frontend/frontend_int.h"

typedef struct Name {
  Str name;
  AffineExpr *expr;
} Name;

typedef struct Affine {
  Parser *p;
  Vec(Name) names; // the first FEW_NAMES
  PtrMap by_name;  // the others: Ident to its expression
  Vec(AffineExpr *) exprs;
  Vec(bool) is_eq;
  uint32_t ndims, nsymbols;
  // Where values of the program are the dimensions and symbols; or NULL.
  Operands *dims, *symbols;
} Affine;

static AffineExpr *parse_expr(Affine *a);

// Operands

enum { FEW_NAMES = 8 };

static AffineExpr *find_name(Affine *a, Str name) {
  for (size_t i = 0; i < a->names.size; i++)
    if (str_eq(a->names.data[i].name, name))
      return a->names.data[i].expr;
  if (a->names.size < FEW_NAMES)
    return NULL;
  return ptrmap_get(&a->by_name, ctx_ident(a->p->ctx, name));
}

static AffineExpr *parse_name(Affine *a) {
  Parser *p = a->p;
  AffineExpr *expr = find_name(a, token_str(p->tok));
  if (!expr) {
    error_token(p, "use of undeclared identifier");
    return NULL;
  }
  advance(p);
  return expr;
}

static void add_name(Affine *a, Str name, AffineExpr *expr) {
  Parser *p = a->p;
  Name made = {name, expr};
  if (a->names.size < FEW_NAMES)
    vec_push(&p->scratch, &a->names, made);
  else
    ptrmap_set(&a->by_name, &p->scratch, ctx_ident(p->ctx, name), expr);
}

// %value: what it was first, a dimension or a symbol, it stays.
static AffineExpr *parse_value(Affine *a, bool is_symbol) {
  Parser *p = a->p;
  if (!a->dims)
    return error_token(p, "unexpected ssa identifier"), NULL;
  if (!tok_is(p, TK_PERCENT_ID))
    return error_token(p, "expected ssa identifier"), NULL;
  const char *at = p->tok.start;
  Operand operand;
  if (!parse_operand(p, &operand, true))
    return NULL;
  Str name = {at, (size_t)(p->last_end - at)};
  AffineExpr *known = find_name(a, name);
  if (known)
    return known;
  AffineExpr *expr = is_symbol ? affine_symbol(p->ctx, a->nsymbols++)
                               : affine_dim(p->ctx, a->ndims++);
  if (is_symbol)
    vec_push(&p->scratch, a->symbols, operand);
  else
    vec_push(&p->scratch, a->dims, operand);
  add_name(a, name, expr);
  return expr;
}

// symbol(%value)
static AffineExpr *parse_symbol_value(Affine *a) {
  Parser *p = a->p;
  advance(p);
  if (!parse_token(p, TK_LPAREN, "expected '(' at start of SSA symbol"))
    return NULL;
  AffineExpr *expr = parse_value(a, true);
  if (!expr || !parse_token(p, TK_RPAREN, "expected ')' at end of SSA symbol"))
    return NULL;
  return expr;
}

static AffineExpr *parse_number(Affine *a) {
  Parser *p = a->p;
  uint64_t value;
  if (!token_u64(p->tok, &value) || value > (uint64_t)INT64_MAX)
    return error_here(p, "constant too large for index"), NULL;
  advance(p);
  return affine_constant(p->ctx, (int64_t)value);
}

static AffineExpr *parse_parentheses(Affine *a) {
  Parser *p = a->p;
  advance(p);
  if (tok_is(p, TK_RPAREN))
    return error_here(p, "no expression inside parentheses"), NULL;
  AffineExpr *expr = parse_expr(a);
  if (!expr || !parse_token(p, TK_RPAREN, "expected ')'"))
    return NULL;
  return expr;
}

static AffineExpr *parse_term(Affine *a, bool has_lhs);

static AffineExpr *parse_negation(Affine *a, bool has_lhs) {
  Parser *p = a->p;
  advance(p);
  AffineExpr *operand = parse_term(a, has_lhs);
  if (!operand)
    return error_here(p, "missing operand of negation"), NULL;
  return affine_binary(p->ctx, AFFINE_MUL, operand,
                       affine_constant(p->ctx, -1));
}

// number | dim | symbol | ( expression ) | - term
static AffineExpr *parse_term_unbounded(Affine *a, bool has_lhs) {
  Parser *p = a->p;
  const char *message = has_lhs ? "missing right operand of binary operator"
                                : "missing left operand of binary operator";
  switch (p->tok.kind) {
  case TK_PERCENT_ID: return parse_value(a, false);
  case TK_INTEGER: return parse_number(a);
  case TK_LPAREN: return parse_parentheses(a);
  case TK_MINUS: return parse_negation(a, has_lhs);
  case TK_BARE_ID:
  case TK_INT_TYPE:
    return a->dims && tok_is_keyword(p, "symbol") ? parse_symbol_value(a)
                                                  : parse_name(a);
  case TK_PLUS:
  case TK_STAR: break;
  default:
    if (!has_lhs)
      message = "expected affine expression";
    break;
  }
  error_here(p, "%s", message);
  return NULL;
}

static AffineExpr *parse_term(Affine *a, bool has_lhs) {
  if (!enter(a->p))
    return NULL;
  AffineExpr *expr = parse_term_unbounded(a, has_lhs);
  leave(a->p);
  return expr;
}

// Products

static bool tok_is_product(const Parser *p, AffineKind *kind) {
  if (tok_is(p, TK_STAR))
    *kind = AFFINE_MUL;
  else if (tok_is_keyword(p, "floordiv"))
    *kind = AFFINE_FLOORDIV;
  else if (tok_is_keyword(p, "ceildiv"))
    *kind = AFFINE_CEILDIV;
  else if (tok_is_keyword(p, "mod"))
    *kind = AFFINE_MOD;
  else
    return false;
  return true;
}

// What walks an expression later recurses; chains of operators nest it too.
static AffineExpr *check_depth(Affine *a, AffineExpr *expr) {
  if (expr->depth <= AFFINE_MAX_DEPTH)
    return expr;
  error_here(a->p, "affine expression is deeper than %d operations",
             AFFINE_MAX_DEPTH);
  return NULL;
}

static AffineExpr *build_product(Affine *a, const char *at, AffineKind kind,
                                 AffineExpr *lhs, AffineExpr *rhs) {
  static const char *const names[] = {[AFFINE_MOD] = "mod",
                                      [AFFINE_FLOORDIV] = "floordiv",
                                      [AFFINE_CEILDIV] = "ceildiv"};
  bool affine = affine_is_symbolic_or_constant(rhs);
  if (kind == AFFINE_MUL && !affine && !affine_is_symbolic_or_constant(lhs))
    return error_at(a->p, at,
                    "non-affine expression: at least one of the multiply "
                    "operands has to be either a constant or symbolic"),
           NULL;
  if (kind != AFFINE_MUL && !affine)
    return error_at(a->p, at,
                    "non-affine expression: right operand of %s has to be "
                    "either a constant or symbolic",
                    names[kind]),
           NULL;
  return check_depth(a, affine_binary(a->p->ctx, kind, lhs, rhs));
}

static AffineExpr *parse_product(Affine *a, bool has_lhs) {
  Parser *p = a->p;
  AffineExpr *lhs = parse_term(a, has_lhs);
  AffineKind kind;
  const char *at = p->tok.start;
  while (lhs && tok_is_product(p, &kind)) {
    advance(p);
    AffineExpr *rhs = parse_term(a, true);
    if (!rhs)
      return NULL;
    // MLIR names the operator behind the operand, if there is one.
    AffineKind next;
    const char *where = tok_is_product(p, &next) ? p->tok.start : at;
    at = p->tok.start;
    lhs = build_product(a, where, kind, lhs, rhs);
  }
  return lhs;
}

// Sums

static AffineExpr *subtract(Affine *a, AffineExpr *lhs, AffineExpr *rhs) {
  Ctx *ctx = a->p->ctx;
  AffineExpr *minus_one = affine_constant(ctx, -1);
  return affine_binary(ctx, AFFINE_ADD, lhs,
                       affine_binary(ctx, AFFINE_MUL, rhs, minus_one));
}

static AffineExpr *parse_expr(Affine *a) {
  Parser *p = a->p;
  AffineExpr *lhs = parse_product(a, false);
  while (lhs && (tok_is(p, TK_PLUS) || tok_is(p, TK_MINUS))) {
    bool minus = tok_is(p, TK_MINUS);
    advance(p);
    AffineExpr *rhs = parse_product(a, true);
    if (!rhs)
      return NULL;
    lhs = check_depth(a, minus ? subtract(a, lhs, rhs)
                               : affine_binary(p->ctx, AFFINE_ADD, lhs, rhs));
  }
  return lhs;
}

// Names

static bool define(Affine *a, AffineExpr *expr) {
  Parser *p = a->p;
  if (!tok_is_word(p))
    return error_token(p, "expected bare identifier");
  Str name = token_str(p->tok);
  if (find_name(a, name))
    return error_here(p, "redefinition of identifier '" STR_FMT "'",
                      STR_ARG(name));
  add_name(a, name, expr);
  advance(p);
  return true;
}

static bool parse_dim_name(Parser *p, void *user) {
  Affine *a = user;
  return define(a, affine_dim(p->ctx, a->ndims++));
}

static bool parse_symbol_id(Parser *p, void *user) {
  Affine *a = user;
  return define(a, affine_symbol(p->ctx, a->nsymbols++));
}

// Maps and sets

static bool parse_result(Parser *p, void *user) {
  Affine *a = user;
  AffineExpr *expr = parse_expr(a);
  if (!expr)
    return false;
  vec_push(&p->scratch, &a->exprs, expr);
  return true;
}

// MLIR's `>=` is two tokens; what follows a lone `>` is not looked at again.
static bool parse_constraint(Parser *p, void *user) {
  Affine *a = user;
  AffineExpr *lhs = parse_expr(a), *rhs;
  if (!lhs)
    return false;
  bool greater = false, less = false, equal = false;
  if (consume_if(p, TK_GREATER))
    greater = consume_if(p, TK_EQUAL);
  if (!greater && consume_if(p, TK_LESS))
    less = consume_if(p, TK_EQUAL);
  if (!greater && !less && consume_if(p, TK_EQUAL))
    equal = consume_if(p, TK_EQUAL);
  if (!greater && !less && !equal)
    return error_here(p, "expected '== affine-expr' or '>= affine-expr' at "
                         "end of affine constraint");
  if (!(rhs = parse_expr(a)))
    return false;
  AffineExpr *expr = less ? subtract(a, rhs, lhs) : subtract(a, lhs, rhs);
  vec_push(&p->scratch, &a->exprs, expr);
  vec_push(&p->scratch, &a->is_eq, equal);
  return true;
}

static Attr *parse_set(Affine *a) {
  Parser *p = a->p;
  if (!parse_list(p, DELIM_PAREN, parse_constraint, a,
                  " in integer set constraint list"))
    return NULL;
  if (!a->exprs.size) { // always true
    vec_push(&p->scratch, &a->exprs, affine_constant(p->ctx, 0));
    vec_push(&p->scratch, &a->is_eq, true);
  }
  return attr_integer_set(p->ctx, a->ndims, a->nsymbols, a->exprs.data,
                          a->is_eq.data, (uint32_t)a->exprs.size);
}

Attr *parse_affine_map_or_set(Parser *p) {
  Affine a = {.p = p};
  if (!parse_list(p, DELIM_PAREN, parse_dim_name, &a,
                  " in dimensional identifier list"))
    return NULL;
  if (tok_is(p, TK_LSQUARE) &&
      !parse_list(p, DELIM_SQUARE, parse_symbol_id, &a, " in symbol list"))
    return NULL;
  if (consume_if(p, TK_ARROW))
    return parse_list(p, DELIM_PAREN, parse_result, &a, " in affine map range")
               ? attr_affine_map(p->ctx, a.ndims, a.nsymbols, a.exprs.data,
                                 (uint32_t)a.exprs.size)
               : NULL;
  if (!parse_token(p, TK_COLON, "expected '->' or ':'"))
    return NULL;
  return parse_set(&a);
}

// Of what was read; dimensions first.
static Attr *map_of_values(Affine *a, Operands *operands) {
  Parser *p = a->p;
  for (size_t i = 0; i < a->dims->size; i++)
    vec_push(&p->scratch, operands, a->dims->data[i]);
  for (size_t i = 0; i < a->symbols->size; i++)
    vec_push(&p->scratch, operands, a->symbols->data[i]);
  return attr_affine_map(p->ctx, a->ndims, a->nsymbols, a->exprs.data,
                         (uint32_t)a->exprs.size);
}

Attr *parse_affine_map_of_values(Parser *p, Delimiter delimiter,
                                 Operands *operands) {
  Operands dims = {0}, symbols = {0};
  Affine a = {.p = p, .dims = &dims, .symbols = &symbols};
  return parse_list(p, delimiter, parse_result, &a, " in affine map")
             ? map_of_values(&a, operands)
             : NULL;
}

Attr *parse_affine_expr_of_values(Parser *p, Operands *operands) {
  Operands dims = {0}, symbols = {0};
  Affine a = {.p = p, .dims = &dims, .symbols = &symbols};
  return parse_result(p, &a) ? map_of_values(&a, operands) : NULL;
}
