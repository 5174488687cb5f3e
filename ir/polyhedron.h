// Integer points between linear constraints: what loops run through, which
// elements accesses touch, and when two touch the same.
//
// A polyhedron has variables: dimensions, then symbols, then locals, of which
// only one value fits the others (quotients) or any may (there is one). Each
// constraint is a row: a factor for each variable, and a constant.
//
//   equality      d0 - 2 d1 + 3 = 0       1 -2  3
//   inequality    s0 - d0 - 1 >= 0       -1  0  1 -1
//
// Where a factor would not fit its 64 bits the polyhedron is marked, and every
// question is answered by what is always safe: it may have points, and nothing
// bounds them.
#ifndef MLCC_POLYHEDRON_H
#define MLCC_POLYHEDRON_H

#include "ir/affine.h"

typedef Vec(int64_t *) PolyRows;

typedef struct Polyhedron {
  Arena *arena;
  uint32_t ndims, nsymbols, nlocals;
  PolyRows eqs, ineqs;
  Value **values; // what each variable stands for, or NULL
  bool overflow;
} Polyhedron;

typedef enum PolyKind { POLY_DIM, POLY_SYMBOL, POLY_LOCAL } PolyKind;
typedef enum PolyBound { POLY_LOWER, POLY_UPPER, POLY_EQUAL } PolyBound;

static inline uint32_t poly_inputs(const Polyhedron *p) { // without locals
  return p->ndims + p->nsymbols;
}
static inline uint32_t poly_vars(const Polyhedron *p) {
  return p->ndims + p->nsymbols + p->nlocals;
}

// polyhedron.c

Polyhedron poly_new(Arena *arena, uint32_t ndims, uint32_t nsymbols);
Polyhedron poly_copy(const Polyhedron *p);
// New variables of a kind, before number `at` of it; returns the place of the
// first among all.
uint32_t poly_insert(Polyhedron *p, PolyKind kind, uint32_t at, uint32_t count);
uint32_t poly_append(Polyhedron *p, PolyKind kind, Value *value);
void poly_remove(Polyhedron *p, uint32_t var, uint32_t count);
void poly_swap(Polyhedron *p, uint32_t a, uint32_t b);
// Dimensions or symbols [first, first + count) become the first locals.
void poly_make_locals(Polyhedron *p, uint32_t first, uint32_t count);
// The first variable from `from` on that stands for the value.
bool poly_find(const Polyhedron *p, const Value *value, uint32_t from,
               uint32_t *var);
int64_t *poly_equality(Polyhedron *p); // a new one of zeros, to be filled in
int64_t *poly_inequality(Polyhedron *p);
void poly_add_number(Polyhedron *p, PolyBound bound, uint32_t var,
                     int64_t number);
// A local that is `dividend` floordiv `divisor`; returns it. The row has the
// columns there are.
uint32_t poly_add_quotient(Polyhedron *p, const int64_t *dividend,
                           int64_t divisor);
// Adds the constraints of `other`, which has the same variables.
void poly_meet(Polyhedron *p, const Polyhedron *other);
// The same with the locals of `other` behind its own; of equal quotients one
// stays.
void poly_join(Polyhedron *p, const Polyhedron *other);
// Symbols of either become symbols of both, in the order of `p`.
void poly_align_symbols(Polyhedron *p, Polyhedron *other);
// Whether two inequalities make a variable a quotient of variables that are
// known.
bool poly_quotient(const Polyhedron *p, uint32_t var, const bool *known,
                   int64_t *dividend, int64_t *divisor);
bool poly_has_point(const Polyhedron *p, const int64_t *point);

// polyhedron_eliminate.c

// Substitutes variables in [first, limit) that equalities determine; how many
// are gone. It stops at one that only inequalities bound.
uint32_t poly_substitute(Polyhedron *p, uint32_t first, uint32_t limit);
// The same of locals that are a sum of others.
void poly_substitute_locals(Polyhedron *p);
// The shadow without that variable: every point of it is one of a rational
// point (Fourier, Motzkin). `exact`, or NULL, is set if it is of an integer
// one.
void poly_eliminate(Polyhedron *p, uint32_t var, bool *exact);
void poly_project(Polyhedron *p, uint32_t first, uint32_t count);
// True: there is no point, for sure.
bool poly_is_empty(const Polyhedron *p);
// Drops inequalities that others of the same factors imply.
void poly_drop_trivial(Polyhedron *p);
// Drops the constraints that follow from all others.
void poly_drop_redundant(Polyhedron *p);
void poly_normalize(Polyhedron *p);

// polyhedron_bounds.c

bool poly_constant_bound(const Polyhedron *p, PolyBound bound, uint32_t var,
                         int64_t *number);
typedef struct PolyRowList { // numbers of rows
  uint32_t *lower, *upper, *equal;
  uint32_t nlower, nupper, nequal;
} PolyRowList;
// Which rows bound a variable, of those without other variables in [first,
// first + count).
PolyRowList poly_rows_of(const Polyhedron *p, uint32_t var, uint32_t first,
                         uint32_t count);
// How many values a dimension has at most, if its bounds differ by a number:
// from `low` / `divisor` (rounded down) on, sums of the symbols (and a
// constant), `high` is the greatest times the divisor.
typedef struct PolyExtent {
  int64_t size, divisor;
  int64_t *low, *high;
  uint32_t lower_row, upper_row; // in `ineqs`; both in `eqs` of an equality
  bool is_equality;
} PolyExtent;
bool poly_extent(const Polyhedron *p, uint32_t dim, PolyExtent *extent);
// Makes `p` the least box that holds both; they have the same variables, and no
// locals. False, and nothing is done, when nobody knows.
bool poly_join_box(Polyhedron *p, const Polyhedron *other);

// polyhedron_affine.c

// The rows of expressions of its dimensions and symbols, as many columns each
// as `p` has then: locals of theirs become the first of `p`. False: one is not
// pure.
bool poly_flatten(Ctx *ctx, Polyhedron *p, AffineExpr *const *exprs,
                  uint32_t count, int64_t **rows);
// Bounds a variable by each result of a map of its dimensions and symbols.
// Upper ones are one too high unless `closed`. False: as above.
bool poly_add_bound(Ctx *ctx, Polyhedron *p, PolyBound bound, uint32_t var,
                    const Attr *map, bool closed);
// False: not pure.
bool poly_of_set(Ctx *ctx, Arena *arena, const Attr *set, Polyhedron *p);
// NULL: a local is no quotient.
Attr *poly_to_set(Ctx *ctx, const Polyhedron *p);
// The expression of a variable that is a quotient of those that have one in
// `exprs`, put there; false if it is none.
bool poly_find_quotient(Ctx *ctx, const Polyhedron *p, uint32_t var,
                        AffineExpr **exprs);
// A row as an expression: `exprs` has one for each variable.
AffineExpr *poly_row_expr(Ctx *ctx, const Polyhedron *p, const int64_t *row,
                          AffineExpr *const *exprs);

#endif
