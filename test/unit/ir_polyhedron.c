// Small random systems of constraints against what counting all points of a box
// says. Systems of differences (x - y >= c, x >= c) are solved exactly; of
// others only one way can be told, unless the answer says it is exact.

#include "ir/polyhedron.h"
#include "test.h"

enum {
  NVARS = 3,
  REACH = 4,
  SIDE = 2 * REACH + 1,
  NPOINTS = SIDE * SIDE * SIDE
};

static uint64_t seed = 1;

static int64_t random_number(int64_t low, int64_t high) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return low + (int64_t)((seed >> 33) % (uint64_t)(high - low + 1));
}

static void point_at(int i, int64_t *point) {
  for (int v = 0; v < NVARS; v++, i /= SIDE)
    point[v] = i % SIDE - REACH;
}

static Polyhedron random_box(Arena *arena) {
  Polyhedron p = poly_new(arena, NVARS, 0);
  for (uint32_t v = 0; v < NVARS; v++) {
    poly_add_number(&p, POLY_LOWER, v, random_number(-REACH, 0));
    poly_add_number(&p, POLY_UPPER, v, random_number(0, REACH));
  }
  return p;
}

static Polyhedron random_differences(Arena *arena) {
  Polyhedron p = random_box(arena);
  for (int64_t i = random_number(0, 5); i > 0; i--) {
    int64_t *row =
        random_number(0, 4) ? poly_inequality(&p) : poly_equality(&p);
    int64_t var = random_number(0, NVARS - 1);
    row[var] = 1;
    row[(var + random_number(1, NVARS - 1)) % NVARS] = -1;
    row[NVARS] = random_number(-4, 2);
  }
  return p;
}

static Polyhedron random_system(Arena *arena) {
  Polyhedron p = random_box(arena);
  for (int64_t i = random_number(0, 4); i > 0; i--) {
    int64_t *row =
        random_number(0, 2) ? poly_inequality(&p) : poly_equality(&p);
    for (int v = 0; v < NVARS; v++)
      row[v] = random_number(-4, 4);
    row[NVARS] = random_number(-6, 6);
  }
  return p;
}

static int count_points(const Polyhedron *p) {
  int n = 0;
  int64_t point[NVARS];
  for (int i = 0; i < NPOINTS; i++) {
    point_at(i, point);
    n += poly_has_point(p, point);
  }
  return n;
}

static void each_random(Polyhedron (*make)(Arena *), int n,
                        void (*check)(const Polyhedron *p)) {
  for (int i = 0; i < n; i++) {
    Arena arena;
    arena_init(&arena);
    Polyhedron p = make(&arena);
    check(&p);
    arena_release(&arena);
  }
}

static void check_exact_emptiness(const Polyhedron *p) {
  EXPECT(poly_is_empty(p) == !count_points(p));
}

static void check_emptiness(const Polyhedron *p) {
  EXPECT(!poly_is_empty(p) || !count_points(p));
}

static void test_emptiness(void) {
  each_random(random_differences, 2000, check_exact_emptiness);
  each_random(random_system, 2000, check_emptiness);
}

static void least_and_most(const Polyhedron *p, int var, int64_t *low,
                           int64_t *high) {
  int64_t point[NVARS];
  *low = INT64_MAX;
  *high = INT64_MIN;
  for (int i = 0; i < NPOINTS; i++) {
    point_at(i, point);
    if (!poly_has_point(p, point))
      continue;
    *low = point[var] < *low ? point[var] : *low;
    *high = point[var] > *high ? point[var] : *high;
  }
}

static void check_exact_bounds(const Polyhedron *p) {
  int64_t low, high, least, most;
  for (int v = 0; count_points(p) && v < NVARS; v++) {
    least_and_most(p, v, &least, &most);
    EXPECT(poly_constant_bound(p, POLY_LOWER, (uint32_t)v, &low));
    EXPECT(poly_constant_bound(p, POLY_UPPER, (uint32_t)v, &high));
    EXPECT(low == least && high == most);
  }
}

static void check_bounds(const Polyhedron *p) {
  int64_t low, high, least, most;
  for (int v = 0; count_points(p) && v < NVARS; v++) {
    least_and_most(p, v, &least, &most);
    EXPECT(!poly_constant_bound(p, POLY_LOWER, (uint32_t)v, &low) ||
           low <= least);
    EXPECT(!poly_constant_bound(p, POLY_UPPER, (uint32_t)v, &high) ||
           high >= most);
  }
}

static void test_bounds(void) {
  each_random(random_differences, 500, check_exact_bounds);
  each_random(random_system, 500, check_bounds);
}

// Each point has its shadow, and where that is exact each shadow a point.
static void check_shadow(const Polyhedron *p) {
  Polyhedron shadow = poly_copy(p);
  bool exact = false, seen[SIDE * SIDE] = {false};
  int64_t point[NVARS];
  poly_eliminate(&shadow, NVARS - 1, &exact);
  for (int i = 0; i < NPOINTS; i++) {
    point_at(i, point);
    if (!poly_has_point(p, point))
      continue;
    seen[i % (SIDE * SIDE)] = true;
    EXPECT(poly_has_point(&shadow, point));
  }
  for (int i = 0; exact && i < SIDE * SIDE; i++) {
    point_at(i, point);
    EXPECT(poly_has_point(&shadow, point) == seen[i]);
  }
}

static void test_shadows(void) {
  each_random(random_differences, 1000, check_shadow);
  each_random(random_system, 1000, check_shadow);
}

static void check_redundancy(const Polyhedron *p) {
  Polyhedron trivial = poly_copy(p), least = poly_copy(p);
  int64_t point[NVARS];
  poly_drop_trivial(&trivial);
  poly_drop_redundant(&least);
  EXPECT(least.ineqs.size <= p->ineqs.size);
  for (int i = 0; i < NPOINTS; i++) {
    point_at(i, point);
    bool is_in = poly_has_point(p, point);
    EXPECT(poly_has_point(&trivial, point) == is_in);
    EXPECT(poly_has_point(&least, point) == is_in);
  }
}

static void test_redundancy(void) {
  each_random(random_system, 500, check_redundancy);
}

// The box around two holds the points of both.
static void test_boxes(void) {
  int njoined = 0;
  for (int i = 0; i < 500; i++) {
    Arena arena;
    int64_t point[NVARS];
    arena_init(&arena);
    Polyhedron a = random_box(&arena), b = random_box(&arena), box = a;
    njoined += poly_join_box(&box, &b);
    for (int k = 0; k < NPOINTS; k++) {
      point_at(k, point);
      EXPECT(!(poly_has_point(&a, point) || poly_has_point(&b, point)) ||
             poly_has_point(&box, point));
    }
    arena_release(&arena);
  }
  EXPECT(njoined == 500);
}

// Sets of quotients say the same when they come back.
static void test_sets(void) {
  Ctx *ctx = ctx_new(NULL);
  Arena arena;
  arena_init(&arena);
  AffineExpr *d0 = affine_dim(ctx, 0), *s0 = affine_symbol(ctx, 0);
  AffineExpr *quotient =
      affine_by_number(ctx, AFFINE_FLOORDIV, affine_add_number(ctx, d0, 2), 3);
  AffineExpr *exprs[] = {
      affine_subtract(ctx, quotient, s0),
      affine_subtract(ctx, affine_by_number(ctx, AFFINE_MOD, d0, 4),
                      affine_constant(ctx, 1)),
  };
  bool is_eq[] = {false, true};
  Attr *set = attr_integer_set(ctx, 1, 1, exprs, is_eq, 2);
  Polyhedron p;
  EXPECT(poly_of_set(ctx, &arena, set, &p));
  EXPECT(p.nlocals == 2);
  EXPECT(p.ineqs.size == 5 && p.eqs.size == 1);
  const Attr *back = poly_to_set(ctx, &p);
  for (int64_t d = -9; d < 10; d++)
    for (int64_t s = -4; s < 5; s++) {
      bool holds = affine_floordiv(d + 2, 3) >= s && affine_mod(d, 4) == 1;
      for (uint32_t i = 0; i < back->as.set.nexprs; i++) {
        int64_t value;
        EXPECT(affine_eval(back->as.set.exprs[i], &d, &s, &value));
        EXPECT(!holds || (back->as.set.is_eq[i] ? !value : value >= 0));
        if (back->as.set.is_eq[i] ? value : value < 0)
          goto refused;
      }
      EXPECT(holds);
    refused:;
    }
  arena_release(&arena);
  ctx_release(ctx);
}

// d0 floordiv 2 of two systems is one local; of another dividend it is another.
static void test_joined_locals(void) {
  Arena arena;
  arena_init(&arena);
  Polyhedron p = poly_new(&arena, 2, 0), other = poly_new(&arena, 2, 0);
  int64_t first[] = {1, 0, 0}, scaled[] = {2, 0, 1}, second[] = {0, 1, 0};
  poly_add_quotient(&p, first, 2);
  poly_add_quotient(&other, scaled, 4);
  Polyhedron both = poly_copy(&p);
  poly_join(&both, &other);
  EXPECT(both.nlocals == 1);
  Polyhedron apart = poly_new(&arena, 2, 0);
  poly_add_quotient(&apart, second, 2);
  poly_join(&p, &apart);
  EXPECT(p.nlocals == 2);
  arena_release(&arena);
}

// Nothing is claimed of what does not fit.
static void test_overflow(void) {
  Arena arena;
  arena_init(&arena);
  Polyhedron p = poly_new(&arena, 2, 0);
  int64_t big = INT64_MAX - 1, number;
  int64_t *row = poly_inequality(&p);
  row[0] = big;
  row[1] = 3;
  row[2] = -1;
  row = poly_inequality(&p);
  row[0] = -5;
  row[1] = big;
  row[2] = -big;
  row = poly_inequality(&p);
  row[1] = -7;
  row[2] = 1;
  EXPECT(!poly_is_empty(&p));
  EXPECT(!poly_constant_bound(&p, POLY_LOWER, 1, &number));
  Polyhedron shadow = poly_copy(&p);
  poly_eliminate(&shadow, 0, NULL);
  EXPECT(shadow.overflow);
  poly_add_number(&p, POLY_LOWER, 0, INT64_MIN);
  EXPECT(p.overflow);
  arena_release(&arena);
}

int main(void) {
  RUN(test_emptiness);
  RUN(test_bounds);
  RUN(test_shadows);
  RUN(test_redundancy);
  RUN(test_boxes);
  RUN(test_sets);
  RUN(test_joined_locals);
  RUN(test_overflow);
  return TEST_RESULT;
}
