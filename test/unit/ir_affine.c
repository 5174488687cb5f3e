// Affine expressions are simplified and printed as MLIR does it (the pairs
// below are mlir-opt 22's, but for products of dimensions, which it refuses),
// and strides of memrefs come out of their layouts.

#include "ir_test.h"

#include <stdlib.h>

typedef struct Rewrite {
  const char *source, *printed;
} Rewrite;

// clang-format off
static const Rewrite rewrites[] = {
    {"4 + d0", "d0 + 4"},
    {"d0 - 4", "d0 - 4"},
    {"d0 * -1", "-d0"},
    {"(d0 + d1) * -1", "-(d0 + d1)"},
    {"d0 - d1", "d0 - d1"},
    {"d0 - (d1 + d2)", "d0 - (d1 + d2)"},
    {"d0 + d1 * -3", "d0 - d1 * 3"},
    {"s0 + d0", "d0 + s0"},
    {"s1 * s0 + d1 + d0", "d1 + s0 * s1 + d0"},
    {"d0 - (d0 floordiv 4) * 4", "d0 mod 4"},
    {"d0 - (d0 floordiv s0) * s0", "d0 mod s0"},
    {"d0 * 64 + s1 - (s1 floordiv 8) * 8", "d0 * 64 + s1 mod 8"},
    {"(d0 * 128 + d1) floordiv 64", "d0 * 2 + d1 floordiv 64"},
    {"(d0 * 128 + d1) mod 64", "d1 mod 64"},
    {"(d0 mod 8) mod 4", "d0 mod 4"},
    {"(d0 * 4) ceildiv 2", "d0 * 2"},
    {"7 ceildiv 2", "4"},
    {"(0 - 7) floordiv 2", "-4"},
    {"(0 - 7) mod 4", "1"},
    {"5 mod 0", "5 mod 0"},
    {"5 floordiv 0", "5 floordiv 0"},
    {"9223372036854775807 + 1", "9223372036854775807 + 1"},
    {"(d0 + 9223372036854775807) + 1", "d0 + (-9223372036854775807 - 1)"},
    {"(((d1 + 2) - 6) + (d0 ceildiv 16))", "d1 + d0 ceildiv 16 - 4"},
    {"((3 mod 3) - (s1 mod (s1 ceildiv s1)))", "-(s1 mod (s1 ceildiv s1))"},
    {"((d0 floordiv 8) - (s0 floordiv 8))", "d0 floordiv 8 - s0 floordiv 8"},
    {"((1 ceildiv 5) + (((6 + 2) * s1) * ((s1 * s1) ceildiv 1)))", "(s1 * (s1 * s1)) * 8 + 1"},
    {"((d1 * s1) mod 16)", "(d1 * s1) mod 16"},
    {"(d1 + ((100 * (d2 ceildiv 8)) floordiv 2))", "d1 + (d2 ceildiv 8) * 50"},
    {"((s1 mod 2) * (3 * 2))", "(s1 mod 2) * 6"},
    {"((8 + s0) - d1)", "-d1 + s0 + 8"},
    {"(((d1 ceildiv 2) ceildiv s1) + ((12 * s0) * (s1 * 100)))", "(d1 ceildiv 2) ceildiv s1 + (s0 * (s1 * 100)) * 12"},
    {"(((s1 + d0) floordiv (100 + s1)) floordiv 8)", "((d0 + s1) floordiv (s1 + 100)) floordiv 8"},
    {"((6 * d0) + (d1 ceildiv 5))", "d0 * 6 + d1 ceildiv 5"},
    {"((s0 ceildiv 8) + 2)", "s0 ceildiv 8 + 2"},
    {"((s1 + 7) - (64 - s1))", "s1 - (-s1 + 64) + 7"},
    {"((0 ceildiv 5) + (d1 - d0))", "d1 - d0"},
    {"(((s0 + s1) mod (s1 mod 16)) ceildiv 1)", "(s0 + s1) mod (s1 mod 16)"},
    {"(d0 mod (1 * (s0 + (s1 * s0))))", "d0 mod (s0 + s0 * s1)"},
    {"((2 floordiv 0) ceildiv 4)", "(2 floordiv 0) ceildiv 4"},
    {"(s0 + (((s0 * s1) * 12) + ((s0 * d2) floordiv 3)))", "(d2 * s0) floordiv 3 + (s0 * s1) * 12 + s0"},
    {"(((-3 * s1) mod (s0 + 6)) + (s0 + (s1 ceildiv 3)))", "(s1 * -3) mod (s0 + 6) + s0 + s1 ceildiv 3"},
    {"(((s1 + s0) - (2 * 3)) + -1)", "s0 + s1 - 7"},
    {"((d1 mod 3) * (s1 * 4))", "(d1 mod 3) * (s1 * 4)"},
    {"(6 * ((6 * s0) * (s1 * s0)))", "(s0 * (s0 * s1)) * 36"},
    {"((s1 - -2) * (-4 + 0))", "(s1 + 2) * -4"},
    {"(s0 + (2 mod -3))", "s0 + 2 mod -3"},
    {"((64 floordiv 16) * ((d1 floordiv -1) mod 16))", "((d1 floordiv -1) mod 16) * 4"},
    {"((7 * ((s0 ceildiv 2) * (-2 + s0))) - 8)", "((s0 ceildiv 2) * (s0 - 2)) * 7 - 8"},
    {"(s0 + (d0 ceildiv 3))", "d0 ceildiv 3 + s0"},
    {"((((d0 + d1) - (s1 + d2)) floordiv 16) ceildiv 8)", "((d0 + d1 - (d2 + s1)) floordiv 16) ceildiv 8"},
    {"(s0 * ((s1 * s1) floordiv 8))", "s0 * ((s1 * s1) floordiv 8)"},
    {"((1 ceildiv 1) ceildiv (s0 mod s1))", "1 ceildiv (s0 mod s1)"},
    {"((s0 + 6) mod (64 ceildiv 2))", "(s0 + 6) mod 32"},
    {"((s0 * s1) floordiv ((s0 ceildiv 2) mod (-1 * s1)))", "(s0 * s1) floordiv ((s0 ceildiv 2) mod (-s1))"},
    {"(((d2 ceildiv 2) + (d2 floordiv 4)) floordiv 5)", "(d2 ceildiv 2 + d2 floordiv 4) floordiv 5"},
    {"((100 * s1) * ((s0 mod 6) - (s1 * s0)))", "(s1 * (s0 mod 6 - s0 * s1)) * 100"},
    {"((s1 * ((s1 * s1) ceildiv 1)) * s0)", "(s1 * (s1 * s1)) * s0"},
    {"(d0 + ((8 + 2) - (d1 - d2)))", "d0 + -(d1 - d2) + 10"},
    {"((s1 * 7) * (-4 * s0))", "(s1 * (s0 * -4)) * 7"},
    {"(12 + ((s0 + 64) * (s0 + d2)))", "(d2 + s0) * (s0 + 64) + 12"},
    {"((s1 - s0) * (s1 * 6))", "(s1 - s0) * (s1 * 6)"},
    {"((12 + s1) floordiv s0)", "(s1 + 12) floordiv s0"},
    {"((64 * s1) mod (-5 floordiv 2))", "(s1 * 64) mod -3"},
    {"((((s1 ceildiv 4) + (d0 floordiv -1)) * s0) ceildiv 8)", "((d0 floordiv -1 + s1 ceildiv 4) * s0) ceildiv 8"},
    {"((s0 + -2) ceildiv (s0 floordiv s1))", "(s0 - 2) ceildiv (s0 floordiv s1)"},
    {"((d2 - s1) * (s0 * -1))", "(d2 - s1) * (-s0)"},
    {"((d1 mod 3) floordiv 16)", "(d1 mod 3) floordiv 16"},
    {"((12 - (d0 + s1)) + ((d0 + d0) floordiv 16))", "-(d0 + s1) + (d0 * 2) floordiv 16 + 12"},
    {"d0 - (d1 floordiv s0) * s0", "d0 - (d1 floordiv s0) * s0"},
    {"d0 - (d0 floordiv 4) * 8", "d0 - (d0 floordiv 4) * 8"},
    {"d0 - (d0 floordiv -4) * -4", "d0 + (d0 floordiv -4) * 4"},
    {"(d0 * 6) floordiv -1", "d0 * -6"},
    {"(d0 * 6) ceildiv -1", "d0 * -6"},
    {"(d0 * (-9223372036854775807 - 1)) floordiv -1", "(d0 * (-9223372036854775807 - 1)) floordiv -1"},
    {"(-9223372036854775807 - 1) floordiv -1", "(-9223372036854775807 - 1) floordiv -1"},
    {"(d0 + d1 * 64) floordiv 64", "d0 floordiv 64 + d1"},
    {"(d0 * 64 + d1) floordiv -64", "-d0 + d1 floordiv -64"},
    {"(d0 * 6 + s0) floordiv 3", "d0 * 2 + s0 floordiv 3"},
    {"(d0 * 12) floordiv 5", "(d0 * 12) floordiv 5"},
    {"(d0 * 4) floordiv 0", "(d0 * 4) floordiv 0"},
    {"(d0 + d1 * 64) mod 64", "d0 mod 64"},
    {"(d0 * 4 + d1 * 6) mod 2", "0"},
    {"(d0 * 4 + d1 * 6) mod 4", "(d1 * 6) mod 4"},
    {"((d0 * 12) floordiv 4) mod 3", "0"},
    {"((d0 * 12) floordiv 8) mod 3", "((d0 * 12) floordiv 8) mod 3"},
    {"(d0 mod -8) mod 4", "(d0 mod -8) mod 4"},
    {"(d0 mod 9) mod 4", "(d0 mod 9) mod 4"},
    {"(d0 mod 4) mod 8", "(d0 mod 4) mod 8"},
    {"(d0 * s0) mod 1", "0"},
    {"7 floordiv -1", "-7"},
    {"7 ceildiv -1", "-7"},
    {"7 floordiv -2", "-4"},
    {"7 ceildiv -2", "-3"},
    {"-7 ceildiv 2", "-3"},
    {"-7 floordiv -2", "3"},
    {"-7 mod 1", "0"},
    {"7 mod -1", "7 mod -1"},
    {"d0 * 0", "0"},
    {"d0 * 1", "d0"},
    {"d0 + 0", "d0"},
    {"d0 * d1", "d0 * d1"},
    {"(s0 floordiv d0) * d1", "(s0 floordiv d0) * d1"},
};
// clang-format on

// Reads expressions: + and - bind weaker than the rest, all to the left.

typedef struct Reader {
  Ctx *ctx;
  const char *at;
} Reader;

static bool skip(Reader *r, const char *word) {
  while (*r->at == ' ')
    r->at++;
  size_t size = strlen(word);
  if (strncmp(r->at, word, size))
    return false;
  r->at += size;
  return true;
}

static AffineExpr *read_sum(Reader *r);

static int64_t read_number(Reader *r) {
  char *end;
  int64_t value = strtoll(r->at, &end, 10);
  r->at = end;
  return value;
}

static AffineExpr *read_leaf(Reader *r) {
  if (skip(r, "(")) {
    AffineExpr *inner = read_sum(r);
    skip(r, ")");
    return inner;
  }
  if (skip(r, "d"))
    return affine_dim(r->ctx, (uint32_t)read_number(r));
  if (skip(r, "s"))
    return affine_symbol(r->ctx, (uint32_t)read_number(r));
  return affine_constant(r->ctx, read_number(r));
}

static AffineExpr *read_product(Reader *r) {
  static const char *const words[] = {"* ", "mod ", "floordiv ", "ceildiv "};
  AffineExpr *e = read_leaf(r);
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    if (skip(r, words[i])) {
      e = affine_binary(r->ctx, (AffineKind)(AFFINE_MUL + i), e, read_leaf(r));
      i = (size_t)-1;
    }
  return e;
}

static AffineExpr *read_sum(Reader *r) {
  AffineExpr *e = read_product(r), *minus = affine_constant(r->ctx, -1);
  for (;;) {
    if (skip(r, "+ "))
      e = affine_binary(r->ctx, AFFINE_ADD, e, read_product(r));
    else if (skip(r, "- "))
      e = affine_binary(
          r->ctx, AFFINE_ADD, e,
          affine_binary(r->ctx, AFFINE_MUL, read_product(r), minus));
    else
      return e;
  }
}

static AffineExpr *read_expr(Ctx *ctx, const char *text) {
  Reader r = {ctx, text};
  AffineExpr *e = read_sum(&r);
  if (*r.at)
    bug("cannot read %s", text);
  return e;
}

static void test_rewrites(IrTest *t) {
  for (size_t i = 0; i < ARRAY_SIZE(rewrites); i++) {
    Buf out = {0};
    affine_print(&out, read_expr(t->ctx, rewrites[i].source));
    expect_text(t, buf_cstr(&out), rewrites[i].printed, (int)i);
    buf_release(&out);
  }
}

static void test_maps(IrTest *t) {
  Ctx *c = t->ctx;
  AffineExpr *exprs[] = {read_expr(c, "d0 - s0"), read_expr(c, "d1")};
  AffineExpr *dims[] = {affine_dim(c, 0), affine_dim(c, 1)};
  bool is_eq[] = {false, true};
  EXPECT_ATTR(t, attr_affine_map(c, 2, 1, exprs, 2),
              "affine_map<(d0, d1)[s0] -> (d0 - s0, d1)>");
  EXPECT_ATTR(t, attr_affine_map(c, 0, 0, NULL, 0), "affine_map<() -> ()>");
  EXPECT_ATTR(t, attr_integer_set(c, 2, 1, exprs, is_eq, 2),
              "affine_set<(d0, d1)[s0] : (d0 - s0 >= 0, d1 == 0)>");
  EXPECT_ATTR(t, attr_integer_set(c, 1, 0, NULL, NULL, 0),
              "affine_set<(d0) : (0 == 0)>");
  EXPECT(t, map_is_identity(attr_affine_map(c, 2, 0, dims, 2)));
  EXPECT(t, !map_is_identity(attr_affine_map(c, 3, 0, dims, 2)));
  EXPECT(t, map_is_identity(attr_affine_map(c, 2, 1, dims, 2)));
  EXPECT(t, !map_is_identity(attr_affine_map(c, 2, 1, exprs, 2)));
}

static void test_eval(IrTest *t) {
  int64_t dims[] = {-7, 3}, symbols[] = {2}, value;
  Ctx *c = t->ctx;
  const AffineExpr *e = read_expr(c, "d0 floordiv s0 + d1 * 10");
  EXPECT(t, affine_eval(e, dims, symbols, &value) && value == 26);
  e = read_expr(c, "d0 ceildiv s0 + d0 mod s0");
  EXPECT(t, affine_eval(e, dims, symbols, &value) && value == -2);
  e = read_expr(c, "d0 floordiv (s0 - 2)");
  EXPECT(t, !affine_eval(e, dims, symbols, &value));
  e = read_expr(c, "(d0 floordiv (s0 - 2)) * s0");
  EXPECT(t, !affine_eval(e, dims, symbols, &value));
  e = read_expr(c, "d1 + d0 floordiv (s0 - 2)");
  EXPECT(t, !affine_eval(e, dims, symbols, &value));
  e = read_expr(c, "d1 * 9223372036854775807");
  EXPECT(t, !affine_eval(e, dims, symbols, &value));
}

// Strides

typedef struct StrideCase {
  const char *layout; // of (d0, d1)[s0, s1]
  bool strided;
  int64_t strides[2], offset;
} StrideCase;

static const StrideCase stride_cases[] = {
    {"d0", true, {1, 0}, 0},
    {"d0 + d1 * 7 + 3", true, {1, 7}, 3},
    {"d0 * 4 + d1 + d0", true, {5, 1}, 0},
    {"d0 * s0 + d1 + s0", true, {DYNAMIC, 1}, DYNAMIC},
    {"d0 * s0 + d1 - d0 * s0", true, {0, 1}, 0},
    {"d0 floordiv 2 + d1", false, {0, 0}, 0},
    {"d0 * (s0 floordiv 2) + d1", true, {DYNAMIC, 1}, 0},
    {"(d0 * 3 + d1 * 2 + 1) * 5", true, {15, 10}, 5},
    {"(d0 + d1) * s0 + s0 floordiv 2", false, {0, 0}, 0},
    {"(d0 floordiv 4) * 4 + d0 mod 4 + d1 * 8", true, {1, 8}, 0},
    {"d0 * -4 + d1 * -1 + 100", true, {-4, -1}, 100},
    {"d0 * s0 + d1 + s1 - s1", true, {DYNAMIC, 1}, 0},
    {"(d0 * s0) * s1 + d1 + s1 * s0 - s1 * s0", true, {DYNAMIC, 1}, 0},
    {"d0 * (s0 floordiv s1) + d1", true, {DYNAMIC, 1}, 0},
    {"d0 * (s0 floordiv s1) - d0 * (s0 floordiv s1) + d1", true, {0, 1}, 0},
    {"d0 * (s0 floordiv s1) - d0 * (s1 floordiv s0) + d1",
     true,
     {DYNAMIC, 1},
     0},
    {"d0 + d1 floordiv s0", false, {0, 0}, 0},
    {"d0 + s0 floordiv s1", false, {0, 0}, 0},
    {"d0 + (s0 floordiv s1) * 3", true, {1, 0}, DYNAMIC},
    {"d0 * (s0 floordiv 2) - d0 * (s0 floordiv 3) + d1", true, {DYNAMIC, 1}, 0},
    {"d0 * (s0 floordiv 2) - d0 * (s1 floordiv 2)", true, {DYNAMIC, 0}, 0},
    {"(s0 * 4 + 2) floordiv 6 - (s0 * 2 + 1) floordiv 3 + d1", true, {0, 1}, 0},
    {"(s0 * 4 + 2) floordiv 6 - (s0 * 2 + 2) floordiv 3 + d1",
     false,
     {0, 0},
     0},
    {"(s0 * -4 + 2) floordiv 6 - (1 - s0 * 2) floordiv 3 + d1",
     true,
     {0, 1},
     0},
    {"(d0 * 4) floordiv 2 + d1", true, {2, 1}, 0},
    {"(d0 * 4 + 3) ceildiv 4 + d1", false, {0, 0}, 0},
    {"(s0 ceildiv 4 - (s0 + 3) floordiv 4) + d1", true, {0, 1}, 0},
    {"((s0 ceildiv 4) * 4 - (s0 floordiv 4) * 4) * 2 + d1",
     true,
     {0, 1},
     DYNAMIC},
};

static void check_strides(IrTest *t, const StrideCase *test) {
  Ctx *c = t->ctx;
  int64_t shape[] = {4, 4}, strides[2], offset;
  AffineExpr *e = read_expr(c, test->layout);
  Type *type =
      type_memref(c, 2, shape, c->f32, attr_affine_map(c, 2, 2, &e, 1), NULL);
  bool strided = memref_strides(type, strides, &offset);
  bool same =
      strided == test->strided &&
      (!strided || (strides[0] == test->strides[0] &&
                    strides[1] == test->strides[1] && offset == test->offset));
  expect(t, same, 0, test->layout);
}

static void test_strides(IrTest *t) {
  Ctx *c = t->ctx;
  int64_t shape[] = {2, DYNAMIC, 5}, strides[3], offset;
  int64_t said[] = {DYNAMIC, 5, 1};
  for (size_t i = 0; i < ARRAY_SIZE(stride_cases); i++)
    check_strides(t, &stride_cases[i]);
  EXPECT(t, memref_strides(type_memref(c, 3, shape, c->f32, NULL, NULL),
                           strides, &offset));
  EXPECT(t, strides[0] == DYNAMIC && strides[1] == 5 && strides[2] == 1);
  EXPECT(t, offset == 0);
  EXPECT(t, memref_strides(type_memref(c, 3, shape, c->f32,
                                       attr_strided(c, 7, said, 3), NULL),
                           strides, &offset));
  EXPECT(t, strides[0] == DYNAMIC && strides[1] == 5 && offset == 7);
  AffineExpr *swapped[] = {affine_dim(c, 1), affine_dim(c, 0)};
  EXPECT(t, !memref_strides(type_memref(c, 2, shape, c->f32,
                                        attr_affine_map(c, 2, 0, swapped, 2),
                                        NULL),
                            strides, &offset));
}

int main(void) {
  IrTest t = ir_test_start();
  test_rewrites(&t);
  test_maps(&t);
  test_eval(&t);
  test_strides(&t);
  return ir_test_finish(&t);
}
