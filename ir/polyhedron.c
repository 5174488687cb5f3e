// Polyhedra: their variables and rows.

#include "ir/polyhedron.h"

Polyhedron poly_new(Arena *arena, uint32_t ndims, uint32_t nsymbols) {
  size_t size = (ndims + nsymbols + 1) * sizeof(Value *);
  return (Polyhedron){.arena = arena,
                      .ndims = ndims,
                      .nsymbols = nsymbols,
                      .values = arena_zero(arena, size, _Alignof(Value *))};
}

static int64_t *new_row(const Polyhedron *p) {
  return arena_zero(p->arena, (poly_vars(p) + 1) * sizeof(int64_t),
                    _Alignof(int64_t));
}

static PolyRows copy_rows(const Polyhedron *p, const PolyRows *rows) {
  PolyRows copy = {0};
  size_t size = (poly_vars(p) + 1) * sizeof(int64_t);
  for (size_t i = 0; i < rows->size; i++)
    vec_push(p->arena, &copy,
             arena_copy(p->arena, rows->data[i], size, _Alignof(int64_t)));
  return copy;
}

Polyhedron poly_copy(const Polyhedron *p) {
  Polyhedron copy = *p;
  copy.eqs = copy_rows(p, &p->eqs);
  copy.ineqs = copy_rows(p, &p->ineqs);
  copy.values =
      arena_copy(p->arena, p->values, (poly_vars(p) + 1) * sizeof(Value *),
                 _Alignof(Value *));
  return copy;
}

static uint32_t *count_of(Polyhedron *p, PolyKind kind) {
  return kind == POLY_DIM      ? &p->ndims
         : kind == POLY_SYMBOL ? &p->nsymbols
                               : &p->nlocals;
}

static void widen_rows(Polyhedron *p, PolyRows *rows, uint32_t at,
                       uint32_t count) {
  for (size_t i = 0; i < rows->size; i++) {
    const int64_t *old = rows->data[i];
    int64_t *row = new_row(p);
    memcpy(row, old, at * sizeof *row);
    memcpy(row + at + count, old + at,
           (poly_vars(p) + 1 - at - count) * sizeof *row);
    rows->data[i] = row;
  }
}

uint32_t poly_insert(Polyhedron *p, PolyKind kind, uint32_t at,
                     uint32_t count) {
  uint32_t place = at + (kind == POLY_DIM      ? 0
                         : kind == POLY_SYMBOL ? p->ndims
                                               : poly_inputs(p));
  Value **old = p->values;
  *count_of(p, kind) += count;
  uint32_t n = poly_vars(p);
  p->values =
      arena_zero(p->arena, (n + 1) * sizeof(Value *), _Alignof(Value *));
  memcpy(p->values, old, place * sizeof *old);
  memcpy(p->values + place + count, old + place,
         (n - place - count) * sizeof *old);
  widen_rows(p, &p->eqs, place, count);
  widen_rows(p, &p->ineqs, place, count);
  return place;
}

uint32_t poly_append(Polyhedron *p, PolyKind kind, Value *value) {
  uint32_t place = poly_insert(p, kind, *count_of(p, kind), 1);
  p->values[place] = value;
  return place;
}

static PolyKind kind_at(const Polyhedron *p, uint32_t var) {
  return var < p->ndims         ? POLY_DIM
         : var < poly_inputs(p) ? POLY_SYMBOL
                                : POLY_LOCAL;
}

static void remove_column(PolyRows *rows, uint32_t var, uint32_t ncolumns) {
  for (size_t i = 0; i < rows->size; i++)
    memmove(rows->data[i] + var, rows->data[i] + var + 1,
            (ncolumns - var - 1) * sizeof(int64_t));
}

void poly_remove(Polyhedron *p, uint32_t var, uint32_t count) {
  while (count--) {
    uint32_t n = poly_vars(p);
    remove_column(&p->eqs, var, n + 1);
    remove_column(&p->ineqs, var, n + 1);
    memmove(p->values + var, p->values + var + 1,
            (n - var - 1) * sizeof *p->values);
    --*count_of(p, kind_at(p, var));
  }
}

static void swap_columns(PolyRows *rows, uint32_t a, uint32_t b) {
  for (size_t i = 0; i < rows->size; i++) {
    int64_t moved = rows->data[i][a];
    rows->data[i][a] = rows->data[i][b];
    rows->data[i][b] = moved;
  }
}

void poly_swap(Polyhedron *p, uint32_t a, uint32_t b) {
  Value *moved = p->values[a];
  p->values[a] = p->values[b];
  p->values[b] = moved;
  swap_columns(&p->eqs, a, b);
  swap_columns(&p->ineqs, a, b);
}

void poly_make_locals(Polyhedron *p, uint32_t first, uint32_t count) {
  uint32_t to = poly_insert(p, POLY_LOCAL, 0, count);
  for (uint32_t i = 0; i < count; i++)
    poly_swap(p, first + i, to + i);
  poly_remove(p, first, count);
}

bool poly_find(const Polyhedron *p, const Value *value, uint32_t from,
               uint32_t *var) {
  for (*var = from; *var < poly_inputs(p); ++*var)
    if (p->values[*var] == value)
      return true;
  return false;
}

int64_t *poly_equality(Polyhedron *p) {
  int64_t *row = new_row(p);
  vec_push(p->arena, &p->eqs, row);
  return row;
}

int64_t *poly_inequality(Polyhedron *p) {
  int64_t *row = new_row(p);
  vec_push(p->arena, &p->ineqs, row);
  return row;
}

void poly_add_number(Polyhedron *p, PolyBound bound, uint32_t var,
                     int64_t number) {
  int64_t *row = bound == POLY_EQUAL ? poly_equality(p) : poly_inequality(p);
  bool is_upper = bound == POLY_UPPER;
  row[var] = is_upper ? -1 : 1;
  p->overflow = p->overflow || number == INT64_MIN;
  row[poly_vars(p)] = is_upper || p->overflow ? number : -number;
}

// c q <= e <= c q + c - 1.
uint32_t poly_add_quotient(Polyhedron *p, const int64_t *dividend,
                           int64_t divisor) {
  uint32_t q = poly_vars(p);
  int64_t constant = dividend[q], *low, *high;
  poly_insert(p, POLY_LOCAL, p->nlocals, 1);
  low = poly_inequality(p);
  high = poly_inequality(p);
  for (uint32_t i = 0; i < q; i++) {
    high[i] = dividend[i];
    p->overflow |= __builtin_sub_overflow(0, dividend[i], &low[i]);
  }
  low[q] = divisor;
  high[q] = -divisor;
  p->overflow |= __builtin_sub_overflow(divisor - 1, constant, &low[q + 1]);
  high[q + 1] = constant;
  return q;
}

void poly_meet(Polyhedron *p, const Polyhedron *other) {
  size_t size = (poly_vars(p) + 1) * sizeof(int64_t);
  CHECK(poly_vars(p) == poly_vars(other));
  for (size_t i = 0; i < other->ineqs.size; i++)
    memcpy(poly_inequality(p), other->ineqs.data[i], size);
  for (size_t i = 0; i < other->eqs.size; i++)
    memcpy(poly_equality(p), other->eqs.data[i], size);
  p->overflow |= other->overflow;
}

// Locals that are quotients

static uint64_t magnitude(int64_t value) {
  return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

// What the factors have in common with the divisor does not matter; of the
// constant only the quotient does.
static void reduce_quotient(int64_t *dividend, uint32_t n, int64_t *divisor) {
  uint64_t gcd = magnitude(*divisor);
  for (uint32_t i = 0; i < n; i++)
    gcd = affine_gcd(gcd, magnitude(dividend[i]));
  if (gcd <= 1)
    return;
  for (uint32_t i = 0; i <= n; i++)
    dividend[i] = affine_floordiv(dividend[i], (int64_t)gcd);
  *divisor /= (int64_t)gcd;
}

// e - c q - r >= 0 and c q - e + c - 1 >= 0, where 0 <= r < c - 1.
static bool is_quotient(const Polyhedron *p, const int64_t *high,
                        const int64_t *low, uint32_t var, int64_t *dividend,
                        int64_t *divisor) {
  uint32_t n = poly_vars(p);
  int64_t sum, rest;
  for (uint32_t i = 0; i < n; i++)
    if (high[i] == INT64_MIN || low[i] != -high[i])
      return false;
  *divisor = low[var];
  if (__builtin_add_overflow(low[n], high[n], &sum) ||
      __builtin_sub_overflow(*divisor - 1, sum, &rest) || rest < 0 ||
      rest > *divisor - 1)
    return false;
  memcpy(dividend, high, n * sizeof *dividend);
  dividend[var] = 0;
  if (__builtin_add_overflow(high[n], rest, &dividend[n]))
    return false;
  reduce_quotient(dividend, n, divisor);
  return true;
}

static bool uses_only(const int64_t *row, uint32_t n, const bool *known) {
  for (uint32_t i = 0; i < n; i++)
    if (row[i] && !known[i])
      return false;
  return true;
}

bool poly_quotient(const Polyhedron *p, uint32_t var, const bool *known,
                   int64_t *dividend, int64_t *divisor) {
  for (size_t u = 0; u < p->ineqs.size; u++) {
    const int64_t *high = p->ineqs.data[u];
    for (size_t l = 0; high[var] < 0 && l < p->ineqs.size; l++) {
      const int64_t *low = p->ineqs.data[l];
      if (low[var] > 0 && is_quotient(p, high, low, var, dividend, divisor) &&
          uses_only(dividend, poly_vars(p), known))
        return true;
    }
  }
  return false;
}

typedef struct Quotient {
  int64_t *dividend; // NULL: not known
  int64_t divisor;
} Quotient;

static Quotient *quotients_of(const Polyhedron *p) {
  uint32_t first = poly_inputs(p), n = poly_vars(p);
  bool *known = arena_array(p->arena, bool, n + 1), changed = true;
  Quotient *all =
      arena_zero(p->arena, (p->nlocals + 1) * sizeof *all, _Alignof(Quotient));
  for (uint32_t i = 0; i < n; i++)
    known[i] = i < first;
  while (changed) {
    changed = false;
    for (uint32_t i = first; i < n; i++) {
      int64_t *dividend = known[i] ? NULL : new_row(p);
      Quotient *q = &all[i - first];
      if (known[i] || !poly_quotient(p, i, known, dividend, &q->divisor))
        continue;
      q->dividend = dividend;
      known[i] = changed = true;
    }
  }
  return all;
}

static void add_column(Polyhedron *p, PolyRows *rows, uint32_t to,
                       uint32_t from) {
  for (size_t i = 0; i < rows->size; i++) {
    int64_t *row = rows->data[i];
    p->overflow |= __builtin_add_overflow(row[to], row[from], &row[to]);
  }
}

// Finds one that is equal to an earlier one.
static bool unify_one(Polyhedron *p) {
  const Quotient *all = quotients_of(p);
  uint32_t first = poly_inputs(p);
  size_t size = (poly_vars(p) + 1) * sizeof(int64_t);
  for (uint32_t i = 0; i < p->nlocals; i++)
    for (uint32_t k = i + 1; k < p->nlocals && all[i].dividend; k++) {
      if (!all[k].dividend || all[i].divisor != all[k].divisor ||
          memcmp(all[i].dividend, all[k].dividend, size))
        continue;
      add_column(p, &p->eqs, first + i, first + k);
      add_column(p, &p->ineqs, first + i, first + k);
      poly_remove(p, first + k, 1);
      return true;
    }
  return false;
}

void poly_join(Polyhedron *p, const Polyhedron *other) {
  Polyhedron all = poly_copy(other);
  CHECK(poly_inputs(p) == poly_inputs(other));
  poly_insert(&all, POLY_LOCAL, 0, p->nlocals);
  poly_insert(p, POLY_LOCAL, p->nlocals, other->nlocals);
  poly_meet(p, &all);
  while (p->nlocals > 1 && unify_one(p)) {
  }
}

void poly_align_symbols(Polyhedron *p, Polyhedron *other) {
  for (uint32_t i = 0; i < p->nsymbols; i++) {
    uint32_t at = other->ndims + i, var;
    Value *value = p->values[p->ndims + i];
    if (poly_find(other, value, at, &var)) {
      poly_swap(other, at, var);
      continue;
    }
    var = poly_insert(other, POLY_SYMBOL, i, 1);
    other->values[var] = value;
  }
  for (uint32_t i = p->nsymbols; i < other->nsymbols; i++)
    poly_append(p, POLY_SYMBOL, other->values[other->ndims + i]);
}

// Points

static int sign_at(const Polyhedron *p, const int64_t *row,
                   const int64_t *point) {
  __int128 sum = row[poly_vars(p)];
  for (uint32_t i = 0; i < poly_vars(p); i++)
    sum += (__int128)row[i] * point[i];
  return (sum > 0) - (sum < 0);
}

bool poly_has_point(const Polyhedron *p, const int64_t *point) {
  for (size_t i = 0; i < p->eqs.size; i++)
    if (sign_at(p, p->eqs.data[i], point))
      return false;
  for (size_t i = 0; i < p->ineqs.size; i++)
    if (sign_at(p, p->ineqs.data[i], point) < 0)
      return false;
  return true;
}
