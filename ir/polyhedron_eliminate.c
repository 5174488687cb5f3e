// Polyhedra with fewer variables: substitution by equalities (Gauss), shadows
// of inequalities (Fourier, Motzkin), and what comes of them: whether there is
// a point at all, and which inequalities say nothing new.
//
// Fractions never arise: rows are multiplied by what makes the factors of the
// variable to be eliminated opposite, and divided by what is common to all. Of
// an inequality the constant is rounded down then, since points are integers:
//
//   64 i - 100 >= 0   is   i - 2 >= 0
//
// The order of rows and of eliminations is that of MLIR, so that where a shadow
// holds more than the points do it holds the same.

#include "ir/polyhedron.h"

static uint64_t magnitude(int64_t value) {
  return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

static uint64_t gcd_of_row(const int64_t *row, uint32_t n) {
  uint64_t gcd = 0;
  for (uint32_t i = 0; i < n && gcd != 1; i++)
    gcd = affine_gcd(gcd, magnitude(row[i]));
  return gcd;
}

static void divide_row(int64_t *row, uint32_t n, uint64_t by) {
  if (by <= 1 || by > INT64_MAX)
    return;
  for (uint32_t i = 0; i < n; i++)
    row[i] /= (int64_t)by;
}

// By what is common to all columns.
static void normalize_row(const Polyhedron *p, int64_t *row) {
  uint32_t n = poly_vars(p) + 1;
  divide_row(row, n, gcd_of_row(row, n));
}

static void tighten_row(const Polyhedron *p, int64_t *row) {
  uint32_t n = poly_vars(p);
  uint64_t gcd = gcd_of_row(row, n);
  divide_row(row, n, gcd);
  if (gcd > 1 && gcd <= INT64_MAX)
    row[n] = affine_floordiv(row[n], (int64_t)gcd);
}

static void tighten(Polyhedron *p) {
  for (size_t i = 0; i < p->ineqs.size; i++)
    tighten_row(p, p->ineqs.data[i]);
}

void poly_normalize(Polyhedron *p) {
  for (size_t i = 0; i < p->eqs.size; i++)
    normalize_row(p, p->eqs.data[i]);
  for (size_t i = 0; i < p->ineqs.size; i++)
    normalize_row(p, p->ineqs.data[i]);
}

static void remove_row(PolyRows *rows, size_t at) {
  rows->size--;
  memmove(rows->data + at, rows->data + at + 1,
          (rows->size - at) * sizeof *rows->data);
}

// a * by_a + b * by_b
static int64_t combine(Polyhedron *p, int64_t a, int64_t by_a, int64_t b,
                       int64_t by_b) {
  __int128 sum = (__int128)a * by_a + (__int128)b * by_b;
  p->overflow |= sum > INT64_MAX || sum <= INT64_MIN;
  return (int64_t)sum;
}

static int64_t lcm(Polyhedron *p, int64_t a, int64_t b) {
  uint64_t x = magnitude(a), y = magnitude(b);
  uint64_t product;
  p->overflow |= __builtin_mul_overflow(x / affine_gcd(x, y), y, &product) ||
                 product > INT64_MAX;
  return p->overflow ? 1 : (int64_t)product;
}

// Substitution

// Adds that multiple of the pivot, an equality, that has the variable go.
// Columns [first, var) are substituted already, and what is in them is old.
static void substitute_in(Polyhedron *p, int64_t *row, const int64_t *pivot,
                          uint32_t var, uint32_t first) {
  int64_t factor = row[var], by = pivot[var];
  if (!factor)
    return;
  int64_t common = lcm(p, by, factor);
  if (p->overflow)
    return;
  int64_t by_pivot = common / (int64_t)magnitude(by);
  if ((factor > 0) == (by > 0))
    by_pivot = -by_pivot;
  int64_t by_row = common / (int64_t)magnitude(factor);
  for (uint32_t i = 0; i <= poly_vars(p); i++)
    if (i < first || i >= var)
      row[i] = combine(p, pivot[i], by_pivot, row[i], by_row);
}

static bool find_row(const PolyRows *rows, uint32_t var, size_t *at) {
  for (*at = 0; *at < rows->size; ++*at)
    if (rows->data[*at][var])
      return true;
  return false;
}

static void substitute_var(Polyhedron *p, size_t pivot_at, uint32_t var,
                           uint32_t first) {
  int64_t *pivot = p->eqs.data[pivot_at];
  for (size_t i = 0; i < p->eqs.size; i++) {
    if (i != pivot_at)
      substitute_in(p, p->eqs.data[i], pivot, var, first);
    normalize_row(p, p->eqs.data[i]);
  }
  for (size_t i = 0; i < p->ineqs.size; i++) {
    substitute_in(p, p->ineqs.data[i], pivot, var, first);
    normalize_row(p, p->ineqs.data[i]);
  }
  remove_row(&p->eqs, pivot_at);
  tighten(p);
}

uint32_t poly_substitute(Polyhedron *p, uint32_t first, uint32_t limit) {
  if (first >= limit)
    return 0;
  tighten(p);
  uint32_t var = first;
  for (size_t row; var < limit; var++) {
    if (find_row(&p->eqs, var, &row))
      substitute_var(p, row, var, first);
    else if (find_row(&p->ineqs, var, &row))
      break;
  }
  poly_remove(p, first, var - first);
  return var - first;
}

void poly_substitute_locals(Polyhedron *p) {
  for (size_t i = 0; i < p->eqs.size; i++)
    normalize_row(p, p->eqs.data[i]);
  for (size_t i = 0; i < p->eqs.size;) {
    uint32_t var = poly_inputs(p);
    const int64_t *pivot = p->eqs.data[i];
    while (var < poly_vars(p) && magnitude(pivot[var]) != 1)
      var++;
    if (var == poly_vars(p)) {
      i++;
      continue;
    }
    for (size_t k = 0; k < p->eqs.size; k++)
      if (k != i && p->eqs.data[k][var]) {
        substitute_in(p, p->eqs.data[k], pivot, var, var);
        normalize_row(p, p->eqs.data[k]);
      }
    for (size_t k = 0; k < p->ineqs.size; k++)
      substitute_in(p, p->ineqs.data[k], pivot, var, var);
    poly_remove(p, var, 1);
    remove_row(&p->eqs, i);
    i = 0;
  }
}

// Shadows

static bool is_trivial(const int64_t *row, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (row[i])
      return false;
  return row[n] >= 0;
}

void poly_drop_trivial(Polyhedron *p) {
  uint32_t n = poly_vars(p);
  tighten(p);
  poly_normalize(p);
  PolyRows *rows = &p->ineqs;
  // The least of rows that differ by the constant stays, the first of equals.
  bool *gone = arena_zero(p->arena, rows->size + 1, 1);
  for (size_t i = 0; i < rows->size; i++) {
    gone[i] = is_trivial(rows->data[i], n);
    for (size_t k = 0; !gone[i] && k < i; k++) {
      if (gone[k] || memcmp(rows->data[i], rows->data[k], n * sizeof(int64_t)))
        continue;
      bool is_less = rows->data[i][n] < rows->data[k][n];
      gone[is_less ? k : i] = true;
    }
  }
  size_t kept = 0;
  for (size_t i = 0; i < rows->size; i++)
    if (!gone[i])
      rows->data[kept++] = rows->data[i];
  rows->size = kept;
}

// Combines a lower and an upper bound of the variable to a row without it.
static void join_bounds(Polyhedron *p, PolyRows *rows, const int64_t *low,
                        const int64_t *high, uint32_t var, bool *exact) {
  uint32_t n = poly_vars(p);
  int64_t by_low = low[var], by_high = -high[var];
  int64_t common = lcm(p, by_low, by_high);
  int64_t *row = arena_array(p->arena, int64_t, n + 1);
  *exact = *exact && common == 1;
  for (uint32_t i = 0; i <= n; i++)
    row[i] = p->overflow ? 0
                         : combine(p, high[i], common / by_high, low[i],
                                   common / by_low);
  vec_push(p->arena, rows, row);
}

void poly_eliminate(Polyhedron *p, uint32_t var, bool *exact) {
  size_t row;
  bool all_ones = true;
  if (find_row(&p->eqs, var, &row)) {
    poly_substitute(p, var, var + 1);
    return;
  }
  tighten(p);
  PolyRows rows = {0}, old = p->ineqs;
  for (size_t u = 0; u < old.size; u++)
    for (size_t l = 0; old.data[u][var] < 0 && l < old.size; l++)
      if (old.data[l][var] > 0)
        join_bounds(p, &rows, old.data[l], old.data[u], var, &all_ones);
  for (size_t i = 0; i < old.size; i++)
    if (!old.data[i][var])
      vec_push(p->arena, &rows, old.data[i]);
  bool is_used = find_row(&old, var, &row);
  p->ineqs = rows;
  poly_remove(p, var, 1);
  if (is_used)
    poly_drop_trivial(p);
  if (exact)
    *exact = all_ones;
}

// The variable in [first, limit) of which elimination makes the fewest rows.
static uint32_t best_to_eliminate(const Polyhedron *p, uint32_t first,
                                  uint32_t limit) {
  uint32_t best = first;
  uint64_t least = UINT64_MAX;
  for (uint32_t var = first; var < limit; var++) {
    uint64_t nlower = 0, nupper = 0;
    for (size_t i = 0; i < p->ineqs.size; i++) {
      nlower += p->ineqs.data[i][var] > 0;
      nupper += p->ineqs.data[i][var] < 0;
    }
    if (nlower * nupper < least) {
      least = nlower * nupper;
      best = var;
    }
  }
  return best;
}

void poly_project(Polyhedron *p, uint32_t first, uint32_t count) {
  uint32_t left = count;
  for (uint32_t at = first; left && at < first + left; at++)
    left -= poly_substitute(p, at, first + left);
  for (; left; left--)
    poly_eliminate(p, best_to_eliminate(p, first, first + left), NULL);
  tighten(p);
  poly_normalize(p);
}

// Emptiness

static bool is_constant_row(const Polyhedron *p, const int64_t *row) {
  for (uint32_t i = 0; i < poly_vars(p); i++)
    if (row[i])
      return false;
  return true;
}

static bool has_contradiction(const Polyhedron *p) {
  uint32_t n = poly_vars(p);
  for (size_t i = 0; i < p->eqs.size; i++) {
    const int64_t *row = p->eqs.data[i];
    uint64_t gcd = gcd_of_row(row, n);
    if (gcd ? magnitude(row[n]) % gcd != 0 : row[n] != 0)
      return true;
  }
  for (size_t i = 0; i < p->ineqs.size; i++)
    if (p->ineqs.data[i][n] < 0 && is_constant_row(p, p->ineqs.data[i]))
      return true;
  return false;
}

// Beyond so many rows per variable it gives up.
enum { EXPLOSION_FACTOR = 32 };

// Whether there is no rational point; false: not known.
static bool find_empty(Polyhedron *p) {
  uint32_t nvars = poly_vars(p);
  if (has_contradiction(p))
    return true;
  poly_substitute_locals(p);
  if (has_contradiction(p))
    return true;
  for (uint32_t at = 0; at < poly_vars(p); at++) {
    poly_substitute(p, at, poly_vars(p));
    if (has_contradiction(p))
      return !p->overflow;
  }
  while (poly_vars(p) && !p->overflow) {
    poly_eliminate(p, best_to_eliminate(p, 0, poly_vars(p)), NULL);
    if (p->eqs.size + p->ineqs.size >= EXPLOSION_FACTOR * (size_t)nvars)
      return false;
    if (has_contradiction(p))
      return true;
  }
  return false;
}

bool poly_is_empty(const Polyhedron *p) {
  Polyhedron copy = poly_copy(p);
  return find_empty(&copy) && !copy.overflow;
}

void poly_drop_redundant(Polyhedron *p) {
  uint32_t n = poly_vars(p);
  Polyhedron copy = poly_copy(p);
  size_t kept = 0, size = (n + 1) * sizeof(int64_t);
  for (size_t i = 0; i < p->ineqs.size; i++) {
    int64_t *row = copy.ineqs.data[i], *own = p->ineqs.data[i];
    for (uint32_t c = 0; c <= n; c++)
      copy.overflow |= __builtin_sub_overflow(0, own[c], &row[c]);
    copy.overflow |= __builtin_sub_overflow(row[n], 1, &row[n]);
    if (poly_is_empty(&copy)) {
      memset(row, 0, size);
      continue;
    }
    memcpy(row, own, size);
    p->ineqs.data[kept++] = own;
  }
  p->ineqs.size = kept;
}
