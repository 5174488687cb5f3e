// Between which numbers, or sums of symbols, the variables of a polyhedron
// are; and the box around two.

#include "ir/polyhedron.h"

// Whether all but one of the variables before `limit` are missing in a row.
static bool is_alone(const int64_t *row, uint32_t var, uint32_t limit) {
  for (uint32_t i = 0; i < limit; i++)
    if (i != var && row[i])
      return false;
  return true;
}

// An equality that has the variable, without a factor, and none before `limit`.
static bool find_equality(const Polyhedron *p, uint32_t var, uint32_t limit,
                          size_t *at) {
  for (*at = 0; *at < p->eqs.size; ++*at) {
    const int64_t *row = p->eqs.data[*at];
    if ((row[var] == 1 || row[var] == -1) && is_alone(row, var, limit))
      return true;
  }
  return false;
}

static bool equality_number(const Polyhedron *p, int64_t *number) {
  size_t at;
  if (!find_equality(p, 0, poly_vars(p), &at))
    return false;
  const int64_t *row = p->eqs.data[at];
  *number = row[0] < 0 ? row[poly_vars(p)] : -row[poly_vars(p)];
  return true;
}

static bool best_number(const Polyhedron *p, bool is_lower, int64_t *number) {
  uint32_t n = poly_vars(p);
  bool found = false;
  for (size_t i = 0; i < p->ineqs.size; i++) {
    const int64_t *row = p->ineqs.data[i];
    if ((is_lower ? row[0] <= 0 : row[0] >= 0) || !is_alone(row, 0, n))
      continue;
    int64_t bound = is_lower ? affine_ceildiv(-row[n], row[0])
                             : affine_floordiv(row[n], -row[0]);
    if (!found || (is_lower ? bound > *number : bound < *number))
      *number = bound;
    found = true;
  }
  return found;
}

bool poly_constant_bound(const Polyhedron *p, PolyBound bound, uint32_t var,
                         int64_t *number) {
  if (bound == POLY_EQUAL) {
    int64_t high;
    return poly_constant_bound(p, POLY_LOWER, var, number) &&
           poly_constant_bound(p, POLY_UPPER, var, &high) && high == *number;
  }
  Polyhedron line = poly_copy(p);
  poly_project(&line, 0, var);
  poly_project(&line, 1, poly_vars(&line) - 1);
  return !line.overflow && (equality_number(&line, number) ||
                            best_number(&line, bound == POLY_LOWER, number));
}

PolyRowList poly_rows_of(const Polyhedron *p, uint32_t var, uint32_t first,
                         uint32_t count) {
  PolyRowList list = {
      .lower = arena_array(p->arena, uint32_t, p->ineqs.size + 1),
      .upper = arena_array(p->arena, uint32_t, p->ineqs.size + 1),
      .equal = arena_array(p->arena, uint32_t, p->eqs.size + 1),
  };
  for (uint32_t i = 0; i < p->ineqs.size; i++) {
    const int64_t *row = p->ineqs.data[i];
    if (!row[var] || !is_alone(row + first, var - first, count))
      continue;
    if (row[var] > 0)
      list.lower[list.nlower++] = i;
    else
      list.upper[list.nupper++] = i;
  }
  for (uint32_t i = 0; i < p->eqs.size; i++)
    if (p->eqs.data[i][var] &&
        is_alone(p->eqs.data[i] + first, var - first, count))
      list.equal[list.nequal++] = i;
  return list;
}

// Extents

// The symbols and the constant of a row, times `sign`.
static int64_t *symbolic_part(const Polyhedron *p, const int64_t *row,
                              int64_t sign) {
  int64_t *part = arena_array(p->arena, int64_t, p->nsymbols + 1);
  for (uint32_t i = 0; i < p->nsymbols; i++)
    part[i] = sign * row[p->ndims + i];
  part[p->nsymbols] = sign * row[poly_vars(p)];
  return part;
}

static bool extent_of_equality(const Polyhedron *p, uint32_t dim, size_t at,
                               PolyExtent *extent) {
  const int64_t *row = p->eqs.data[at];
  for (uint32_t i = poly_inputs(p); i < poly_vars(p); i++)
    if (row[i])
      return false;
  int64_t *value = symbolic_part(p, row, row[dim] < 0 ? 1 : -1);
  *extent = (PolyExtent){.size = 1,
                         .divisor = 1,
                         .low = value,
                         .high = value,
                         .lower_row = (uint32_t)at,
                         .upper_row = (uint32_t)at,
                         .is_equality = true};
  return true;
}

static bool are_opposite(const int64_t *a, const int64_t *b, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (a[i] != -b[i])
      return false;
  return true;
}

static bool find_closest(const Polyhedron *p, uint32_t dim,
                         PolyExtent *extent) {
  PolyRowList rows = poly_rows_of(p, dim, 0, p->ndims);
  uint32_t n = poly_vars(p);
  bool found = false;
  for (uint32_t u = 0; u < rows.nupper; u++)
    for (uint32_t l = 0; l < rows.nlower; l++) {
      const int64_t *low = p->ineqs.data[rows.lower[l]];
      const int64_t *high = p->ineqs.data[rows.upper[u]];
      int64_t size;
      if (!are_opposite(high, low, n) ||
          __builtin_add_overflow(high[n], low[n], &size) || size == INT64_MAX)
        continue;
      size = affine_ceildiv(size + 1, low[dim]);
      if (size < 0)
        size = 0;
      if (found && size >= extent->size)
        continue;
      found = true;
      extent->size = size;
      extent->lower_row = rows.lower[l];
      extent->upper_row = rows.upper[u];
    }
  return found;
}

bool poly_extent(const Polyhedron *p, uint32_t dim, PolyExtent *extent) {
  size_t at;
  if (p->overflow)
    return false;
  if (find_equality(p, dim, p->ndims, &at))
    return extent_of_equality(p, dim, at, extent);
  *extent = (PolyExtent){0};
  if (!find_closest(p, dim, extent))
    return false;
  const int64_t *low = p->ineqs.data[extent->lower_row];
  extent->divisor = low[dim];
  // Rounded up, as what is rounded down.
  extent->low = symbolic_part(p, low, -1);
  extent->low[p->nsymbols] += extent->divisor - 1;
  extent->high = symbolic_part(p, p->ineqs.data[extent->upper_row], 1);
  return true;
}

// Boxes

typedef enum Order { LESS, SAME, MORE, UNKNOWN } Order;

static Order compare_bounds(const int64_t *a, const int64_t *b,
                            uint32_t nsymbols) {
  if (memcmp(a, b, nsymbols * sizeof *a))
    return UNKNOWN;
  return a[nsymbols] < b[nsymbols]   ? LESS
         : a[nsymbols] > b[nsymbols] ? MORE
                                     : SAME;
}

// The farther of two bounds: of the symbols if they can be compared, else of
// numbers.
static const int64_t *farther_bound(const Polyhedron *p,
                                    const Polyhedron *other, uint32_t dim,
                                    const int64_t *a, const int64_t *b,
                                    PolyBound bound) {
  Order order = compare_bounds(a, b, p->nsymbols);
  bool is_lower = bound == POLY_LOWER;
  if (order != UNKNOWN)
    return order == SAME || order == (is_lower ? LESS : MORE) ? a : b;
  int64_t own, its;
  if (!poly_constant_bound(p, bound, dim, &own) ||
      !poly_constant_bound(other, bound, dim, &its))
    return NULL;
  int64_t *row =
      arena_zero(p->arena, (p->nsymbols + 1) * sizeof *row, _Alignof(int64_t));
  row[p->nsymbols] = (own < its) == is_lower ? own : its;
  return row;
}

static void add_side(Polyhedron *box, uint32_t dim, const int64_t *bound,
                     int64_t divisor, bool is_lower) {
  int64_t *row = poly_inequality(box);
  row[dim] = is_lower ? divisor : -divisor;
  for (uint32_t i = 0; i < box->nsymbols; i++)
    row[box->ndims + i] = is_lower ? -bound[i] : bound[i];
  row[poly_vars(box)] = is_lower ? -bound[box->nsymbols] : bound[box->nsymbols];
}

static bool add_sides(Polyhedron *box, const Polyhedron *p,
                      const Polyhedron *other, uint32_t dim) {
  PolyExtent own, its;
  if (!poly_extent(p, dim, &own) || !poly_extent(other, dim, &its) ||
      own.divisor != its.divisor)
    return false;
  // Back to what the bound is when multiplied.
  own.low = arena_copy(p->arena, own.low, (p->nsymbols + 1) * sizeof *own.low,
                       _Alignof(int64_t));
  own.low[p->nsymbols] -= own.divisor - 1;
  its.low = arena_copy(p->arena, its.low, (p->nsymbols + 1) * sizeof *its.low,
                       _Alignof(int64_t));
  its.low[p->nsymbols] -= its.divisor - 1;
  const int64_t *low =
      farther_bound(p, other, dim, own.low, its.low, POLY_LOWER);
  const int64_t *high =
      farther_bound(p, other, dim, own.high, its.high, POLY_UPPER);
  if (!low || !high)
    return false;
  add_side(box, dim, low, own.divisor, true);
  add_side(box, dim, high, own.divisor, false);
  return true;
}

static void add_common(Polyhedron *box, PolyRows *to, const PolyRows *a,
                       const PolyRows *b) {
  size_t size = (poly_vars(box) + 1) * sizeof(int64_t);
  for (size_t i = 0; i < a->size; i++)
    for (size_t k = 0; k < b->size; k++)
      if (!memcmp(a->data[i], b->data[k], size)) {
        vec_push(box->arena, to, a->data[i]);
        break;
      }
}

bool poly_join_box(Polyhedron *p, const Polyhedron *other) {
  Polyhedron box = poly_copy(p);
  box.eqs.size = box.ineqs.size = 0;
  for (uint32_t d = 0; d < p->ndims; d++)
    if (!add_sides(&box, p, other, d))
      return false;
  add_common(&box, &box.ineqs, &p->ineqs, &other->ineqs);
  add_common(&box, &box.eqs, &p->eqs, &other->eqs);
  poly_drop_trivial(&box);
  *p = box;
  return true;
}
