// Affine expressions as sums of products, and what comes of it.
//
//     d0 + (d0 + 4) floordiv 8 * 2 + 3   is   1 d0, 2 q0, 3
//                                        where q0 = (d0 + 4) floordiv 8
//
// A remainder is expressed by the quotient, e mod c = e - c * (e floordiv c); a
// quotient of a multiple is divided through. Built anew from the sum, in the
// order of dimensions, symbols and quotients, expressions that are the same sum
// are the same. What is not pure (products and quotients of symbols) counts
// as a quotient of its own; sums with such terms are sorted otherwise, by the
// first dimension or symbol that a term has.

#include "ir/affine.h"

static uint32_t first_local(const AffineFlat *f) {
  return f->ndims + f->nsymbols + 1;
}

static uint32_t columns(const AffineFlat *f, const AffineRow *row) {
  return first_local(f) + row->nlocals;
}

static AffineRow new_row(const AffineFlat *f, uint32_t nlocals) {
  size_t size = (first_local(f) + nlocals) * sizeof(int64_t);
  return (AffineRow){arena_zero(f->arena, size, _Alignof(int64_t)), nlocals};
}

static AffineRow copy_row(const AffineFlat *f, const AffineRow *row,
                          uint32_t nlocals) {
  AffineRow copy = new_row(f, nlocals > row->nlocals ? nlocals : row->nlocals);
  memcpy(copy.at, row->at, columns(f, row) * sizeof *row->at);
  return copy;
}

static int64_t wrap_add(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t wrap_mul(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

static uint64_t magnitude(int64_t value) {
  return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

// Dimensions and symbols by number.
static AffineExpr *leaf_at(const AffineFlat *f, uint32_t i) {
  return i < f->ndims ? affine_dim(f->ctx, i)
                      : affine_symbol(f->ctx, i - f->ndims);
}

static AffineExpr *add_term(const AffineFlat *f, AffineExpr *sum,
                            AffineExpr *term, int64_t factor) {
  if (!factor)
    return sum;
  return affine_binary(f->ctx, AFFINE_ADD, sum,
                       affine_mul_number(f->ctx, term, factor));
}

AffineExpr *affine_unflatten(const AffineFlat *f, const AffineRow *row) {
  AffineExpr *sum = affine_constant(f->ctx, 0);
  for (uint32_t i = 0; i + 1 < first_local(f); i++)
    sum = add_term(f, sum, leaf_at(f, i), row->at[i]);
  for (uint32_t i = 0; i < row->nlocals; i++)
    sum = add_term(f, sum, f->locals.data[i].expr, affine_row_local(f, row, i));
  int64_t constant = *affine_row_constant(f, row);
  return constant ? affine_add_number(f->ctx, sum, constant) : sum;
}

// Locals

static uint32_t find_local(const AffineFlat *f, const AffineExpr *expr) {
  uint32_t i = 0;
  while (i < f->locals.size && f->locals.data[i].expr != expr)
    i++;
  return i;
}

// The number of the local of that expression, a new one if there is none.
static uint32_t local_of(AffineFlat *f, AffineExpr *expr,
                         const AffineRow *dividend, int64_t divisor) {
  uint32_t i = find_local(f, expr);
  if (i < f->locals.size)
    return i;
  AffineLocal local = {expr, NULL, divisor};
  if (dividend) {
    AffineRow *kept = arena_new(f->arena, AffineRow);
    *kept = *dividend;
    local.dividend = kept;
  }
  vec_push(f->arena, &f->locals, local);
  return i;
}

static AffineRow row_of_local(const AffineFlat *f, uint32_t i) {
  AffineRow row = new_row(f, i + 1);
  row.at[first_local(f) + i] = 1;
  return row;
}

static uint64_t divisor_of_row(const AffineFlat *f, const AffineRow *row,
                               int64_t with) {
  uint64_t gcd = magnitude(with);
  for (uint32_t i = 0; i < columns(f, row); i++)
    gcd = affine_gcd(gcd, magnitude(row->at[i]));
  return gcd;
}

static AffineRow divide_row(const AffineFlat *f, const AffineRow *row,
                            uint64_t by) {
  AffineRow divided = copy_row(f, row, 0);
  for (uint32_t i = 0; by != 1 && i < columns(f, row); i++)
    divided.at[i] /= (int64_t)by;
  return divided;
}

// Expressions

static AffineRow flatten_sum(AffineFlat *f, const AffineRow *a,
                             const AffineRow *b) {
  AffineRow sum = copy_row(f, a, b->nlocals);
  for (uint32_t i = 0; i < columns(f, b); i++)
    f->overflow |= __builtin_add_overflow(sum.at[i], b->at[i], &sum.at[i]);
  return sum;
}

static AffineRow flatten_impure(AffineFlat *f, AffineKind op,
                                const AffineRow *a, const AffineRow *b) {
  AffineExpr *lhs = affine_unflatten(f, a), *rhs = affine_unflatten(f, b);
  AffineExpr *expr = affine_binary(f->ctx, op, lhs, rhs);
  return row_of_local(f, local_of(f, expr, NULL, 0));
}

static AffineRow flatten_product(AffineFlat *f, const AffineRow *a,
                                 int64_t factor) {
  AffineRow product = copy_row(f, a, 0);
  for (uint32_t i = 0; i < columns(f, a); i++)
    f->overflow |=
        __builtin_mul_overflow(product.at[i], factor, &product.at[i]);
  return product;
}

static AffineRow flatten_mod(AffineFlat *f, const AffineRow *a, int64_t by) {
  uint64_t gcd = divisor_of_row(f, a, by);
  if (gcd == (uint64_t)by)
    return new_row(f, 0);
  AffineRow dividend = divide_row(f, a, gcd);
  int64_t divisor = by / (int64_t)gcd;
  AffineExpr *quotient = affine_by_number(
      f->ctx, AFFINE_FLOORDIV, affine_unflatten(f, &dividend), divisor);
  uint32_t local = local_of(f, quotient, &dividend, divisor);
  AffineRow rest = copy_row(f, a, local + 1);
  rest.at[first_local(f) + local] = wrap_mul(by, -1);
  return rest;
}

static AffineRow flatten_quotient(AffineFlat *f, AffineKind op,
                                  const AffineRow *a, int64_t by) {
  uint64_t gcd = divisor_of_row(f, a, by);
  AffineRow dividend = divide_row(f, a, gcd);
  int64_t divisor = by / (int64_t)gcd;
  if (divisor == 1)
    return dividend;
  AffineExpr *quotient =
      affine_by_number(f->ctx, op, affine_unflatten(f, &dividend), divisor);
  if (op == AFFINE_CEILDIV) {
    int64_t *constant = affine_row_constant(f, &dividend);
    f->overflow |= __builtin_add_overflow(*constant, divisor - 1, constant);
  }
  return row_of_local(f, local_of(f, quotient, &dividend, divisor));
}

static bool flatten_binary(AffineFlat *f, const AffineExpr *e, AffineRow *row) {
  AffineRow a, b;
  if (!affine_flatten(f, e->lhs, &a) || !affine_flatten(f, e->rhs, &b))
    return false;
  if (e->kind == AFFINE_ADD) {
    *row = flatten_sum(f, &a, &b);
    return true;
  }
  if (!affine_is(e->rhs, AFFINE_CONSTANT)) {
    *row = flatten_impure(f, e->kind, &a, &b);
    return true;
  }
  int64_t number = e->rhs->value;
  if (e->kind != AFFINE_MUL && number < 1)
    return false;
  *row = e->kind == AFFINE_MUL   ? flatten_product(f, &a, number)
         : e->kind == AFFINE_MOD ? flatten_mod(f, &a, number)
                                 : flatten_quotient(f, e->kind, &a, number);
  return true;
}

bool affine_flatten(AffineFlat *f, const AffineExpr *e, AffineRow *row) {
  if (!affine_is_leaf(e))
    return flatten_binary(f, e, row);
  *row = new_row(f, 0);
  if (e->kind == AFFINE_CONSTANT)
    *affine_row_constant(f, row) = e->value;
  else
    row->at[e->value + (e->kind == AFFINE_DIM ? 0 : f->ndims)] = 1;
  return true;
}

// Divisions by a symbol

static bool divides_by_symbol(const AffineExpr *e, int64_t symbol,
                              AffineKind op, bool in_product) {
  switch (e->kind) {
  case AFFINE_CONSTANT: return !e->value;
  case AFFINE_DIM: return false;
  case AFFINE_SYMBOL: return e->value == symbol;
  case AFFINE_ADD:
    return divides_by_symbol(e->lhs, symbol, op, false) &&
           divides_by_symbol(e->rhs, symbol, op, false);
  case AFFINE_MOD:
    return divides_by_symbol(e->lhs, symbol, AFFINE_MOD, false) &&
           divides_by_symbol(e->rhs, symbol, AFFINE_MOD, false);
  case AFFINE_MUL:
    return divides_by_symbol(e->lhs, symbol, op, true) ||
           divides_by_symbol(e->rhs, symbol, op, true);
  default: // (a floordiv b) floordiv c = (a floordiv c) floordiv b
    return op == e->kind && !in_product &&
           divides_by_symbol(e->lhs, symbol, op, false);
  }
}

static AffineExpr *divide_by_symbol(Ctx *ctx, AffineExpr *e, int64_t symbol,
                                    AffineKind op) {
  switch (e->kind) {
  case AFFINE_CONSTANT: return e;
  case AFFINE_DIM:
  case AFFINE_SYMBOL: return affine_constant(ctx, 1);
  case AFFINE_MUL:
    if (divides_by_symbol(e->lhs, symbol, op, true))
      return affine_binary(ctx, AFFINE_MUL,
                           divide_by_symbol(ctx, e->lhs, symbol, op), e->rhs);
    return affine_binary(ctx, AFFINE_MUL, e->lhs,
                         divide_by_symbol(ctx, e->rhs, symbol, op));
  case AFFINE_ADD:
  case AFFINE_MOD:
    op = e->kind == AFFINE_ADD ? op : AFFINE_MOD;
    return affine_binary(ctx, e->kind,
                         divide_by_symbol(ctx, e->lhs, symbol, op),
                         divide_by_symbol(ctx, e->rhs, symbol, op));
  default:
    return affine_binary(
        ctx, e->kind, divide_by_symbol(ctx, e->lhs, symbol, e->kind), e->rhs);
  }
}

static AffineExpr *simplify_divisions(Ctx *ctx, AffineExpr *e) {
  if (affine_is_leaf(e))
    return e;
  AffineExpr *lhs = simplify_divisions(ctx, e->lhs);
  AffineExpr *rhs = simplify_divisions(ctx, e->rhs);
  bool is_division = e->kind != AFFINE_ADD && e->kind != AFFINE_MUL;
  if (!is_division || rhs->kind != AFFINE_SYMBOL ||
      !divides_by_symbol(lhs, rhs->value, e->kind, false))
    return affine_binary(ctx, e->kind, lhs, rhs);
  return e->kind == AFFINE_MOD
             ? affine_constant(ctx, 0)
             : divide_by_symbol(ctx, lhs, rhs->value, e->kind);
}

// Sums with terms that are not pure

typedef struct Term {
  int64_t first, second; // what it is sorted by
  AffineExpr *expr;
  int64_t factor;
} Term;

typedef Vec(Term) Terms;

static bool is_before(const Term *a, const Term *b) {
  return a->first != b->first ? a->first < b->first : a->second < b->second;
}

static void insert_term(const AffineFlat *f, Terms *terms, Term term) {
  if (!term.factor)
    return;
  vec_push(f->arena, terms, term);
  for (size_t i = terms->size - 1; i && is_before(&term, &terms->data[i - 1]);
       i--) {
    terms->data[i] = terms->data[i - 1];
    terms->data[i - 1] = term;
  }
}

// A symbol alone goes behind a dimension of the same number with any symbol.
static int64_t behind_all(const AffineFlat *f) {
  return f->ndims > f->nsymbols ? f->ndims : f->nsymbols;
}

static bool is_dim_or_symbol(const AffineExpr *e) {
  return e->kind == AFFINE_DIM || e->kind == AFFINE_SYMBOL;
}

// One of two leaves has a place among the others.
static bool has_place(const AffineExpr *e) {
  return is_dim_or_symbol(e->lhs) && affine_is_leaf(e->rhs);
}

static Term term_of_local(const AffineFlat *f, const AffineRow *row,
                          uint32_t i) {
  AffineExpr *e = f->locals.data[i].expr;
  int64_t second = e->lhs->kind == AFFINE_SYMBOL     ? behind_all(f)
                   : e->rhs->kind == AFFINE_CONSTANT ? -1
                                                     : e->rhs->value;
  return (Term){e->lhs->value, second, e, affine_row_local(f, row, i)};
}

// Makes an expression of a row, with its terms in order of their variables.
static AffineExpr *unflatten_sorted(const AffineFlat *f, const AffineRow *row) {
  Terms terms = {0};
  for (uint32_t i = 0; i + 1 < first_local(f); i++) {
    bool is_dim = i < f->ndims;
    insert_term(f, &terms,
                (Term){is_dim ? i : i - f->ndims, is_dim ? -1 : behind_all(f),
                       leaf_at(f, i), row->at[i]});
  }
  for (uint32_t i = 0; i < row->nlocals; i++)
    if (has_place(f->locals.data[i].expr))
      insert_term(f, &terms, term_of_local(f, row, i));
  AffineExpr *sum = affine_constant(f->ctx, 0);
  for (size_t i = 0; i < terms.size; i++)
    sum = add_term(f, sum, terms.data[i].expr, terms.data[i].factor);
  for (uint32_t i = 0; i < row->nlocals; i++)
    if (!has_place(f->locals.data[i].expr))
      sum =
          add_term(f, sum, f->locals.data[i].expr, affine_row_local(f, row, i));
  int64_t constant = *affine_row_constant(f, row);
  return constant ? affine_add_number(f->ctx, sum, constant) : sum;
}

AffineExpr *affine_simplify(Ctx *ctx, Arena *arena, AffineExpr *e,
                            uint32_t ndims, uint32_t nsymbols) {
  AffineFlat flat = {
      .ctx = ctx, .arena = arena, .ndims = ndims, .nsymbols = nsymbols};
  AffineRow row;
  bool pure = affine_is_pure(e);
  if (!pure) {
    e = simplify_divisions(ctx, e);
    pure = affine_is_pure(e);
  }
  if (!affine_flatten(&flat, e, &row))
    return e;
  AffineExpr *sum = affine_unflatten(&flat, &row);
  return pure || sum == e ? sum : unflatten_sorted(&flat, &row);
}

Attr *affine_map_simplify(Ctx *ctx, Arena *arena, const Attr *map) {
  uint32_t n = map->as.map.nresults;
  AffineExpr **results = arena_array(arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    results[i] = affine_simplify(ctx, arena, map->as.map.results[i],
                                 map->as.map.ndims, map->as.map.nsymbols);
  return attr_affine_map(ctx, map->as.map.ndims, map->as.map.nsymbols, results,
                         n);
}

// Ranges

static AffineRange range_of_quotient(AffineRange a, AffineKind op, int64_t by) {
  int64_t (*divide)(int64_t, int64_t) =
      op == AFFINE_FLOORDIV ? affine_floordiv : affine_ceildiv;
  if (by < 1)
    return (AffineRange){0};
  a.low = divide(a.low, by);
  a.high = divide(a.high, by);
  return a;
}

// Numbers between two multiples keep their order.
static AffineRange range_of_mod(AffineRange a, int64_t by) {
  if (a.has_low && a.has_high &&
      affine_floordiv(a.low, by) == affine_floordiv(a.high, by))
    return (AffineRange){affine_mod(a.low, by), affine_mod(a.high, by), true,
                         true};
  return (AffineRange){0, by - 1, true, true};
}

static AffineRange range_of_row(const AffineFlat *f, const AffineRow *row,
                                const AffineRange *inputs) {
  int64_t constant = *affine_row_constant(f, row);
  AffineRange range = {constant, constant, true, true};
  for (uint32_t i = 0; i + 1 < first_local(f); i++) {
    int64_t factor = row->at[i];
    AffineRange in = inputs[i];
    if (!factor)
      continue;
    bool up = factor > 0;
    range.has_low = range.has_low && (up ? in.has_low : in.has_high);
    range.has_high = range.has_high && (up ? in.has_high : in.has_low);
    range.low = wrap_add(range.low, wrap_mul(up ? in.low : in.high, factor));
    range.high = wrap_add(range.high, wrap_mul(up ? in.high : in.low, factor));
  }
  return range;
}

AffineRange affine_range(Ctx *ctx, Arena *arena, const AffineExpr *e,
                         uint32_t ndims, uint32_t nsymbols,
                         const AffineRange *inputs) {
  if (affine_is(e, AFFINE_CONSTANT))
    return (AffineRange){e->value, e->value, true, true};
  bool is_division = e->kind == AFFINE_FLOORDIV || e->kind == AFFINE_CEILDIV ||
                     e->kind == AFFINE_MOD;
  if (is_division && e->kind != AFFINE_MOD &&
      !affine_is(e->rhs, AFFINE_CONSTANT))
    return (AffineRange){0};
  if (is_division && affine_is(e->rhs, AFFINE_CONSTANT) && e->rhs->value > 0) {
    AffineRange a = affine_range(ctx, arena, e->lhs, ndims, nsymbols, inputs);
    return e->kind == AFFINE_MOD ? range_of_mod(a, e->rhs->value)
                                 : range_of_quotient(a, e->kind, e->rhs->value);
  }
  AffineFlat flat = {
      .ctx = ctx, .arena = arena, .ndims = ndims, .nsymbols = nsymbols};
  AffineRow row;
  if (!affine_flatten(&flat, e, &row) || flat.locals.size)
    return (AffineRange){0};
  return range_of_row(&flat, &row, inputs);
}
