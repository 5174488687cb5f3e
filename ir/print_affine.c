// Affine expressions, maps and sets as text.
//
// Sums bind weakest; every operand of another operation that is not a leaf
// stands in parentheses. Sums with something negative read as differences:
//
//     d0 + d1 * -1    as   d0 - d1
//     d0 + d1 * -3    as   d0 - d1 * 3
//     d0 + -4         as   d0 - 4
//     d0 * -1         as   -d0

#include "ir/print_int.h"

typedef enum Tightness { WEAK, STRONG } Tightness;

typedef struct Print {
  Buf *out;
  AffineNamer *name; // of dimensions and symbols
  void *user;
} Print;

static void print_expr(const Print *p, const AffineExpr *e, Tightness around);

static const char *spelling(AffineKind kind) {
  switch (kind) {
  case AFFINE_MUL: return " * ";
  case AFFINE_MOD: return " mod ";
  case AFFINE_FLOORDIV: return " floordiv ";
  case AFFINE_CEILDIV: return " ceildiv ";
  default: return " + ";
  }
}

static void print_product(const Print *p, const AffineExpr *e) {
  if (e->kind == AFFINE_MUL && e->rhs->kind == AFFINE_CONSTANT &&
      e->rhs->value == -1) {
    buf_char(p->out, '-');
    print_expr(p, e->lhs, STRONG);
    return;
  }
  print_expr(p, e->lhs, STRONG);
  buf_puts(p->out, spelling(e->kind));
  print_expr(p, e->rhs, STRONG);
}

static void print_negated(Buf *out, int64_t value) {
  buf_i64(out, -value);
}

// Has a negation that is a number.
static bool is_negative(int64_t value) {
  return value < 0 && value != INT64_MIN;
}

// The least number is no text: its digits are those of a number that is too
// large, which is negated.
static void print_constant(Buf *out, int64_t value) {
  if (value == INT64_MIN)
    buf_lit(out, "(-9223372036854775807 - 1)");
  else
    buf_i64(out, value);
}

// Prints a sum, as a difference where the right side is negative.
static void print_sum(const Print *p, const AffineExpr *e) {
  const AffineExpr *rhs = e->rhs;
  print_expr(p, e->lhs, WEAK);
  if (rhs->kind == AFFINE_MUL && rhs->rhs->kind == AFFINE_CONSTANT &&
      is_negative(rhs->rhs->value)) {
    bool bare = rhs->rhs->value == -1;
    buf_lit(p->out, " - ");
    print_expr(p, rhs->lhs,
               bare && rhs->lhs->kind != AFFINE_ADD ? WEAK : STRONG);
    if (bare)
      return;
    buf_lit(p->out, " * ");
    print_negated(p->out, rhs->rhs->value);
    return;
  }
  if (rhs->kind == AFFINE_CONSTANT && is_negative(rhs->value)) {
    buf_lit(p->out, " - ");
    print_negated(p->out, rhs->value);
    return;
  }
  buf_lit(p->out, " + ");
  print_expr(p, rhs, WEAK);
}

static void print_expr(const Print *p, const AffineExpr *e, Tightness around) {
  switch (e->kind) {
  case AFFINE_CONSTANT: print_constant(p->out, e->value); return;
  case AFFINE_DIM:
  case AFFINE_SYMBOL: p->name(p->user, p->out, e); return;
  default: break;
  }
  if (around == STRONG)
    buf_char(p->out, '(');
  if (e->kind == AFFINE_ADD)
    print_sum(p, e);
  else
    print_product(p, e);
  if (around == STRONG)
    buf_char(p->out, ')');
}

void affine_print_named(Buf *out, const AffineExpr *expr, AffineNamer *name,
                        void *user) {
  print_expr(&(Print){out, name, user}, expr, WEAK);
}

static void print_letter(void *user, Buf *out, const AffineExpr *leaf) {
  (void)user;
  buf_char(out, leaf->kind == AFFINE_DIM ? 'd' : 's');
  buf_i64(out, leaf->value);
}

void affine_print(Buf *out, const AffineExpr *expr) {
  affine_print_named(out, expr, print_letter, NULL);
}

static void print_names(Buf *out, char open, char name, uint32_t n,
                        char close) {
  buf_char(out, open);
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      buf_lit(out, ", ");
    buf_char(out, name);
    buf_u64(out, i);
  }
  buf_char(out, close);
}

// (d0, d1)[s0]
static void print_space(Buf *out, uint32_t ndims, uint32_t nsymbols) {
  print_names(out, '(', 'd', ndims, ')');
  if (nsymbols)
    print_names(out, '[', 's', nsymbols, ']');
}

static void print_set(Buf *out, const Attr *set) {
  print_space(out, set->as.set.ndims, set->as.set.nsymbols);
  buf_lit(out, " : (");
  for (uint32_t i = 0; i < set->as.set.nexprs; i++) {
    if (i)
      buf_lit(out, ", ");
    affine_print(out, set->as.set.exprs[i]);
    buf_puts(out, set->as.set.is_eq[i] ? " == 0" : " >= 0");
  }
  buf_char(out, ')');
}

void affine_map_print(Buf *out, const Attr *map) {
  if (map->kind == AT_INTEGER_SET) {
    print_set(out, map);
    return;
  }
  print_space(out, map->as.map.ndims, map->as.map.nsymbols);
  buf_lit(out, " -> (");
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    if (i)
      buf_lit(out, ", ");
    affine_print(out, map->as.map.results[i]);
  }
  buf_char(out, ')');
}
