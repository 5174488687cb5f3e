// Attributes: each is made once and prints as MLIR prints it.

#include "ir_test.h"

#define SHAPE(...)                                                             \
  (int64_t[]) {                                                                \
    __VA_ARGS__                                                                \
  }
#define ATTRS(...)                                                             \
  (Attr *[]) {                                                                 \
    __VA_ARGS__                                                                \
  }

static void test_numbers(IrTest *t) {
  Ctx *c = t->ctx;
  uint64_t wide[] = {0, 1}, ones[] = {~0ull, ~0ull, 1};
  EXPECT_ATTR(t, attr_i64(c, -5), "-5 : i64");
  EXPECT_ATTR(t, attr_i32(c, 300), "300 : i32");
  EXPECT_ATTR(t, attr_index(c, INT64_MIN), "-9223372036854775808 : index");
  EXPECT_ATTR(t, attr_bool(c, true), "true");
  EXPECT_ATTR(t, attr_int(c, c->i8, 255), "-1 : i8");
  EXPECT_ATTR(t, attr_int(c, type_integer(c, 8, UNSIGNED), -1), "255 : ui8");
  EXPECT_ATTR(t, attr_int(c, type_integer(c, 1, SIGNED), 1), "-1 : si1");
  EXPECT_ATTR(t, attr_int(c, type_int(c, 0), 0), "0 : i0");
  EXPECT_ATTR(t, attr_integer(c, type_int(c, 128), wide),
              "18446744073709551616 : i128");
  EXPECT_ATTR(t, attr_integer(c, type_int(c, 129), ones), "-1 : i129");
  EXPECT_ATTR(t, attr_int(c, type_integer(c, 129, UNSIGNED), -1),
              "680564733841876926926749214863536422911 : ui129");
  EXPECT_ATTR(t, attr_double(c, c->f32, 1.5), "1.500000e+00 : f32");
  EXPECT_ATTR(t, attr_double(c, c->f32, 16777217.0), "0x4B800000 : f32");
  EXPECT(t, attr_int(c, c->i1, 1) == c->true_attr);
  EXPECT(t, attr_i64(c, 7) == attr_int(c, c->i64, 7));
  EXPECT(t, attr_i64(c, 1000) == attr_i64(c, 1000));
  EXPECT(t, attr_i64(c, 7) != attr_index(c, 7));
  EXPECT(t, attr_to_i64(attr_int(c, c->i8, 200)) == -56);
  EXPECT(t, attr_to_u64(attr_int(c, c->i8, 200)) == 200);
  EXPECT(t, attr_double(c, c->f64, 0.0) != attr_double(c, c->f64, -0.0));
}

static void test_names(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *a = ctx_ident_lit(c, "a"), *bc = ctx_ident_lit(c, "b c");
  EXPECT_ATTR(t, attr_string(c, STR("x\"y\\z\n\x01\xff")),
              "\"x\\22y\\\\z\\0A\\01\\FF\"");
  EXPECT_ATTR(t, attr_string_typed(c, STR("x"), c->i32), "\"x\" : i32");
  EXPECT_ATTR(t, attr_string_typed(c, STR("x"), c->none_type), "\"x\"");
  EXPECT_ATTR(t, attr_symbol(c, a), "@a");
  EXPECT_ATTR(t, attr_symbol_nested(c, a, &bc, 1), "@a::@\"b c\"");
  EXPECT_ATTR(t, attr_symbol(c, ctx_ident_lit(c, "")),
              "@<<INVALID EMPTY SYMBOL>>");
  EXPECT_ATTR(t, attr_symbol(c, ctx_ident_lit(c, "1a")), "@\"1a\"");
  EXPECT_ATTR(t, attr_symbol(c, ctx_ident_lit(c, "_a$.1")), "@_a$.1");
  EXPECT_ATTR(t, attr_type(c, c->f32), "f32");
  EXPECT_ATTR(t, attr_unit(c), "unit");
}

static void test_containers(IrTest *t) {
  Ctx *c = t->ctx;
  Attr *items[] = {attr_i64(c, 1),
                   attr_i32(c, 2),
                   attr_double(c, c->f64, 3),
                   attr_double(c, c->f32, 4),
                   attr_bool(c, true),
                   attr_string(c, STR("s"))};
  Ident *x = ctx_ident_lit(c, "x"), *y = ctx_ident_lit(c, "y z");
  NamedAttr pairs[] = {{y, attr_unit(c)}, {x, attr_i64(c, 1)}};
  Attr *dict = attr_dict(c, pairs, 2);
  EXPECT_ATTR(t, attr_array(c, items, 6),
              "[1, 2 : i32, 3.000000e+00, 4.000000e+00 : f32, true, \"s\"]");
  EXPECT_ATTR(t, dict, "{x = 1 : i64, \"y z\"}");
  EXPECT_ATTR(t, attr_dict(c, NULL, 0), "{}");
  EXPECT_ATTR(t, attr_array(c, NULL, 0), "[]");
  EXPECT(t, attr_array(c, NULL, 0) == c->empty_array);
  EXPECT(t, dict_get(dict, x) == attr_i64(c, 1));
  EXPECT(t, !dict_get(NULL, x));
  EXPECT(t, dict_with(c, NULL, x, attr_i64(c, 1)) == dict_without(c, dict, y));
  EXPECT(t, dict_with(c, dict_without(c, dict, x), x, attr_i64(c, 1)) == dict);
  EXPECT_ATTR(t, dict_with(c, dict, y, attr_i64(c, 2)),
              "{x = 1 : i64, \"y z\" = 2 : i64}");
}

static void test_dense(IrTest *t) {
  Ctx *c = t->ctx;
  int32_t ints[] = {1, 2, 3, 4, 5, 6}, same[] = {7, 7};
  float parts[] = {1, 2};
  char bits[] = {1, 0, 1, 1};
  Type *i32x6 = type_tensor(c, 2, SHAPE(2, 3), c->i32, NULL);
  Type *complex = type_complex(c, c->f32);
  EXPECT_ATTR(t, attr_dense(c, i32x6, ints, sizeof ints, false),
              "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>");
  EXPECT_ATTR(t,
              attr_dense(c, type_vector(c, 1, SHAPE(2), NULL, c->i32), same,
                         sizeof same, false),
              "dense<7> : vector<2xi32>");
  EXPECT_ATTR(t, attr_dense(c, i32x6, same, 4, true),
              "dense<7> : tensor<2x3xi32>");
  EXPECT_ATTR(
      t,
      attr_dense(c, type_tensor(c, 1, SHAPE(0), c->i32, NULL), NULL, 0, false),
      "dense<> : tensor<0xi32>");
  EXPECT_ATTR(t,
              attr_dense(c, type_tensor(c, 2, SHAPE(1, 4), c->i1, NULL), bits,
                         4, false),
              "dense<[[true, false, true, true]]> : tensor<1x4xi1>");
  EXPECT_ATTR(
      t,
      attr_dense(c, type_tensor(c, 1, SHAPE(3), complex, NULL), parts, 8, true),
      "dense<(1.000000e+00,2.000000e+00)> : tensor<3xcomplex<f32>>");
  EXPECT_ATTR(
      t, attr_dense(c, type_tensor(c, 0, NULL, c->i32, NULL), ints, 4, false),
      "dense<1> : tensor<i32>");
  // No bits are there to be copied.
  EXPECT_ATTR(t,
              attr_dense(c,
                         type_tensor(c, 1, SHAPE(2),
                                     type_integer(c, 0, UNSIGNED), NULL),
                         NULL, 0, true),
              "dense<0> : tensor<2xui0>");
  Attr *dense = attr_dense(c, i32x6, ints, sizeof ints, false);
  EXPECT(t, dense == attr_dense(c, i32x6, ints, sizeof ints, false));
  EXPECT(t, dense_int(dense, 5) == 6);
  EXPECT(t, dense_int(attr_dense(c, i32x6, same, 4, true), 5) == 7);
  Str texts[] = {STR("a"), STR("b\"")};
  Type *strings = type_tensor(
      c, 1, SHAPE(2), type_opaque(c, ctx_ident_lit(c, "foo"), STR("x")), NULL);
  EXPECT_ATTR(t, attr_dense_strings(c, strings, texts, 2, false),
              "dense<[\"a\", \"b\\22\"]> : tensor<2x!foo.x>");
  EXPECT_ATTR(t, attr_dense_strings(c, strings, texts, 1, true),
              "dense<\"a\"> : tensor<2x!foo.x>");
}

static void test_hex(IrTest *t) {
  Ctx *c = t->ctx;
  char bytes[101] = {0}, bits[101] = {0};
  for (int i = 0; i < 101; i++)
    bytes[i] = (char)(0xf0 + i);
  bits[0] = bits[9] = bits[100] = 1;
  Buf want = {0};
  buf_lit(&want, "dense<\"0x");
  for (int i = 0; i < 101; i++)
    buf_printf(&want, "%02X", (unsigned char)(0xf0 + i));
  buf_lit(&want, "\"> : tensor<101xi8>");
  Type *i8s = type_tensor(c, 1, SHAPE(101), c->i8, NULL);
  EXPECT_ATTR(t, attr_dense(c, i8s, bytes, 101, false), buf_cstr(&want));
  buf_release(&want);
  EXPECT_ATTR(t,
              attr_dense(c, type_tensor(c, 1, SHAPE(101), c->i1, NULL), bits,
                         101, false),
              "dense<\"0x01020000000000000000000010\"> : tensor<101xi1>");
  Buf out = {0};
  PrintOptions elide = {.elide_elements_from = 4, .hex_elements_from = 101};
  attr_print(&out, c, attr_dense(c, i8s, bytes, 101, false), &elide);
  expect_text(t, buf_cstr(&out), "dense_resource<__elided__> : tensor<101xi8>",
              __LINE__);
  buf_release(&out);
}

static void test_elements(IrTest *t) {
  Ctx *c = t->ctx;
  int32_t ints[] = {1, -2};
  float floats[] = {1, 0.1f};
  char bools[] = {1, 0};
  int64_t where[] = {0, 0, 1, 2}, single = 5;
  int32_t values[] = {1, 5};
  Type *grid = type_tensor(c, 2, SHAPE(3, 4), c->i32, NULL);
  Attr *indices = attr_dense(c, type_tensor(c, 2, SHAPE(2, 2), c->i64, NULL),
                             where, sizeof where, false);
  Attr *two = attr_dense(c, type_tensor(c, 1, SHAPE(2), c->i32, NULL), values,
                         sizeof values, false);
  Attr *none = attr_dense(c, type_tensor(c, 2, SHAPE(0, 2), c->i64, NULL), NULL,
                          0, false);
  EXPECT_ATTR(t, attr_dense_i32(c, ints, 2), "array<i32: 1, -2>");
  EXPECT_ATTR(t, attr_dense_i64(c, &single, 1), "array<i64: 5>");
  EXPECT_ATTR(t, attr_dense_array(c, c->f32, floats, 2),
              "array<f32: 1.000000e+00, 1.000000e-01>");
  EXPECT_ATTR(t, attr_dense_array(c, c->i1, bools, 2),
              "array<i1: true, false>");
  EXPECT_ATTR(t, attr_dense_array(c, c->i8, NULL, 0), "array<i8>");
  EXPECT_ATTR(t, attr_sparse(c, grid, indices, two),
              "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>");
  EXPECT_ATTR(t, attr_sparse(c, grid, none, two), "sparse<> : tensor<3x4xi32>");
  EXPECT_ATTR(t, attr_dense_resource(c, grid, ctx_ident_lit(c, "blob 1")),
              "dense_resource<\"blob 1\"> : tensor<3x4xi32>");
  EXPECT_ATTR(t, attr_strided(c, 0, SHAPE(4, 1), 2), "strided<[4, 1]>");
  EXPECT_ATTR(t, attr_strided(c, -3, NULL, 0), "strided<[], offset: -3>");
}

static void test_others(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *foo = ctx_ident_lit(c, "foo");
  EXPECT_ATTR(t, attr_opaque(c, foo, STR("bar<1 -> 2>"), NULL),
              "#foo.bar<1 -> 2>");
  EXPECT_ATTR(t, attr_opaque(c, foo, STR("\"x\""), c->i8), "#foo<\"x\"> : i8");
  Attr *first = attr_distinct(c, attr_i32(c, 42));
  Attr *second = attr_distinct(c, attr_unit(c));
  EXPECT(t, attr_distinct(c, attr_i32(c, 42)) != first);
  EXPECT_ATTR(t, first, "distinct[0]<42 : i32>");
  EXPECT_ATTR(t, second, "distinct[1]<>");
}

static void test_locations(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *f = ctx_ident_lit(c, "f\".c"), *n = ctx_ident_lit(c, "n");
  Attr *at = attr_loc_file(c, f, 1, 2), *unknown = c->unknown_loc;
  Attr *name = attr_loc_name(c, n, NULL);
  EXPECT_ATTR(t, unknown, "loc(unknown)");
  EXPECT_ATTR(t, at, "loc(\"f\\22.c\":1:2)");
  EXPECT_ATTR(t, attr_loc_range(c, n, 1, 2, 1, 4), "loc(\"n\":1:2 to :4)");
  EXPECT_ATTR(t, attr_loc_range(c, n, 1, 2, 3, 4), "loc(\"n\":1:2 to 3:4)");
  EXPECT(t, attr_loc_range(c, f, 1, 2, 1, 2) == at);
  EXPECT_ATTR(t, attr_loc_range(c, n, 1, 2, 0, 0), "loc(\"n\":1:2 to 0:0)");
  EXPECT_ATTR(t, attr_loc_file(c, ctx_ident_lit(c, ""), 1, 2),
              "loc(\"-\":1:2)");
  EXPECT_ATTR(t, name, "loc(\"n\")");
  EXPECT_ATTR(t, attr_loc_name(c, n, at), "loc(\"n\"(\"f\\22.c\":1:2))");
  EXPECT_ATTR(t, attr_loc_callsite(c, name, at),
              "loc(callsite(\"n\" at \"f\\22.c\":1:2))");
  EXPECT_ATTR(t, attr_loc_fused(c, ATTRS(name, at), 2, NULL),
              "loc(fused[\"n\", \"f\\22.c\":1:2])");
  EXPECT_ATTR(t, attr_loc_fused(c, ATTRS(name), 1, attr_i64(c, 3)),
              "loc(fused<3 : i64>[\"n\"])");
  EXPECT(t, attr_loc_fused(c, ATTRS(name, unknown, name), 3, NULL) == name);
  EXPECT(t, attr_loc_fused(c, NULL, 0, NULL) == unknown);
  EXPECT_ATTR(t, attr_loc_fused(c, ATTRS(unknown), 1, attr_unit(c)),
              "loc(fused<unit>[unknown])");
  Attr *pair = attr_loc_fused(c, ATTRS(name, at), 2, NULL);
  EXPECT(t, attr_loc_fused(c, ATTRS(pair, at), 2, NULL) == pair);
}

static void test_loc_table(IrTest *t) {
  Ctx *c = t->ctx;
  EXPECT(t, ctx_loc(c, c->unknown_loc) == LOC_UNKNOWN);
  EXPECT(t, ctx_loc_attr(c, LOC_UNKNOWN) == c->unknown_loc);
  for (uint32_t i = 1; i < 3000; i++) {
    Attr *loc = attr_loc_file(c, ctx_ident_lit(c, "x"), i, 1);
    EXPECT(t, ctx_loc(c, loc) == LOC_TABLE + i - 1);
    EXPECT(t, ctx_loc(c, loc) == LOC_TABLE + i - 1);
  }
  Attr *last = ctx_loc_attr(c, LOC_TABLE + 2998);
  EXPECT(t, last->as.file.line == 2999);
  source_from_text(&c->sources, STR("s.mlir"), STR("ab\ncd\n"));
  EXPECT_ATTR(t, ctx_loc_attr(c, 5), "loc(\"s.mlir\":2:2)");
  Attr *named =
      attr_loc_fused(c,
                     ATTRS(attr_loc_name(c, ctx_ident_lit(c, "n"), NULL),
                           attr_loc_callsite(c, last, c->unknown_loc)),
                     2, NULL);
  LineCol where = c->diags.resolve(c->diags.resolve_user, ctx_loc(c, named));
  EXPECT(t, str_is(where.file, "x") && where.line == 2999);
}

int main(void) {
  IrTest t = ir_test_start();
  test_numbers(&t);
  test_names(&t);
  test_containers(&t);
  test_dense(&t);
  test_hex(&t);
  test_elements(&t);
  test_others(&t);
  test_locations(&t);
  test_loc_table(&t);
  return ir_test_finish(&t);
}
