// Types and attributes are the same only if all that makes them is: each row
// below has two that differ in one member, and gives both the same hash, so
// that nothing but the comparison tells them apart.

#include "ir/attr_int.h"
#include "ir_test.h"

// A row's member comes after what all rows have, and replaces it; the others
// are zero.
#pragma GCC diagnostic ignored "-Woverride-init"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

static void expect_two_types(IrTest *t, Type a, Type b, int line) {
  Type *first = type_unique(t->ctx, &a, 0);
  expect(t, first != type_unique(t->ctx, &b, 0), line, "two types");
  expect(t, first == type_unique(t->ctx, &a, 0), line, "one type");
}
#define TWO_TYPES(...) expect_two_types(t, __VA_ARGS__, __LINE__)

static void expect_two_attrs(IrTest *t, Attr a, Attr b, int line) {
  Attr *first = attr_unique(t->ctx, &a, 0);
  expect(t, first != attr_unique(t->ctx, &b, 0), line, "two attributes");
  expect(t, first == attr_unique(t->ctx, &a, 0), line, "one attribute");
}
#define TWO_ATTRS(...) expect_two_attrs(t, __VA_ARGS__, __LINE__)

#define TYPE(name, member, ...)                                                \
  (Type) {                                                                     \
    .kind = TY_##name, .as.member = { __VA_ARGS__ }                            \
  }
#define ATTR(name, member, ...)                                                \
  (Attr) {                                                                     \
    .kind = AT_##name, .as.member = { __VA_ARGS__ }                            \
  }
#define LIST(type, ...)                                                        \
  (type[]) {                                                                   \
    __VA_ARGS__                                                                \
  }

static void test_shaped_types(IrTest *t) {
  Ctx *c = t->ctx;
  int64_t *shape = LIST(int64_t, 2, 3);
  bool *fixed = LIST(bool, false, false), *scalable = LIST(bool, false, true);
  Attr *one = attr_i64(c, 1), *two = attr_i64(c, 2);
#define SHAPED(...)                                                            \
  TYPE(VECTOR, shaped, .rank = 2, .shape = shape, .element = __VA_ARGS__)
  TWO_TYPES(SHAPED(c->f32), SHAPED(c->f64));
  TWO_TYPES(SHAPED(c->f32), SHAPED(c->f32, .shape = LIST(int64_t, 2, 4)));
  TWO_TYPES(SHAPED(c->f32), SHAPED(c->f32, .rank = 1));
  TWO_TYPES(SHAPED(c->f32), SHAPED(c->f32, .scalable = fixed));
  TWO_TYPES(SHAPED(c->f32, .scalable = fixed),
            SHAPED(c->f32, .scalable = scalable));
  TWO_TYPES(SHAPED(c->f32, .layout = one), SHAPED(c->f32, .layout = two));
  TWO_TYPES(SHAPED(c->f32, .space = one), SHAPED(c->f32, .space = two));
#undef SHAPED
}

static void test_lists_of_types(IrTest *t) {
  Ctx *c = t->ctx;
  Type **types = LIST(Type *, c->f32, c->f64);
#define FUNCTION(...) TYPE(LLVM_FUNC, list, types, __VA_ARGS__)
  TWO_TYPES(FUNCTION(1, 1), FUNCTION(1, 0));
  TWO_TYPES(FUNCTION(1, 1), FUNCTION(0, 1));
  TWO_TYPES(FUNCTION(1, 1), FUNCTION(1, 1, .variadic = true));
  TWO_TYPES(FUNCTION(1, 1),
            FUNCTION(1, 1, .types = LIST(Type *, c->f32, c->f32)));
#undef FUNCTION
#define STRUCT(...) TYPE(LLVM_STRUCT, structure, .fields = types, __VA_ARGS__)
  TWO_TYPES(STRUCT(.nfields = 1), STRUCT(.nfields = 2));
  TWO_TYPES(STRUCT(.nfields = 1), STRUCT(.nfields = 1, .packed = true));
  TWO_TYPES(STRUCT(.nfields = 1), STRUCT(.nfields = 1, .fields = types + 1));
  TWO_TYPES(STRUCT(.name = ctx_ident_lit(c, "a")),
            STRUCT(.name = ctx_ident_lit(c, "b")));
  TWO_TYPES(STRUCT(.nfields = 2), STRUCT(.name = ctx_ident_lit(c, "c")));
#undef STRUCT
  Ident *name = ctx_ident_lit(c, "x");
  uint32_t *ints = LIST(uint32_t, 1, 2);
#define TARGET(...)                                                            \
  TYPE(LLVM_TARGET, target, name, types, ints, 1, 1, __VA_ARGS__)
  TWO_TYPES(TARGET(), TARGET(.name = ctx_ident_lit(c, "y")));
  TWO_TYPES(TARGET(), TARGET(.ntypes = 2));
  TWO_TYPES(TARGET(), TARGET(.nints = 2));
  TWO_TYPES(TARGET(), TARGET(.types = types + 1));
  TWO_TYPES(TARGET(), TARGET(.ints = ints + 1));
#undef TARGET
}

static void test_other_types(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *a = ctx_ident_lit(c, "a"), *b = ctx_ident_lit(c, "b");
  TWO_TYPES(TYPE(INTEGER, integer, 8, SIGNED),
            TYPE(INTEGER, integer, 8, UNSIGNED));
  TWO_TYPES(TYPE(INTEGER, integer, 8, SIGNED),
            TYPE(INTEGER, integer, 9, SIGNED));
  TWO_TYPES((Type){.kind = TY_FLOAT, .as.float_kind = FLOAT_F32},
            (Type){.kind = TY_FLOAT, .as.float_kind = FLOAT_F64});
  TWO_TYPES(TYPE(OPAQUE, opaque, a, STR("x")),
            TYPE(OPAQUE, opaque, b, STR("x")));
  TWO_TYPES(TYPE(OPAQUE, opaque, a, STR("x")),
            TYPE(OPAQUE, opaque, a, STR("y")));
  TWO_TYPES(TYPE(LLVM_PTR, ptr, c->f32, 0), TYPE(LLVM_PTR, ptr, c->f64, 0));
  TWO_TYPES(TYPE(LLVM_PTR, ptr, c->f32, 0), TYPE(LLVM_PTR, ptr, c->f32, 1));
  TWO_TYPES(TYPE(LLVM_ARRAY, array, c->f32, 4),
            TYPE(LLVM_ARRAY, array, c->f64, 4));
  TWO_TYPES(TYPE(LLVM_ARRAY, array, c->f32, 4),
            TYPE(LLVM_ARRAY, array, c->f32, 5));
}

static void test_numbers(IrTest *t) {
  Ctx *c = t->ctx;
  Attr seven = {
      .kind = AT_INTEGER, .type = c->i32, .as.words = LIST(uint64_t, 7)};
  Attr eight = seven, wider = seven;
  eight.as.words = LIST(uint64_t, 8);
  wider.type = c->i64;
  TWO_ATTRS(seven, eight);
  TWO_ATTRS(seven, wider);
  TWO_ATTRS(ATTR(FLOAT, float_bits, 1, 2), ATTR(FLOAT, float_bits, 1, 3));
  TWO_ATTRS(ATTR(STRIDED, strided, 1, LIST(int64_t, 1, 2), 2),
            ATTR(STRIDED, strided, 2, LIST(int64_t, 1, 2), 2));
  TWO_ATTRS(ATTR(STRIDED, strided, 1, LIST(int64_t, 1, 2), 2),
            ATTR(STRIDED, strided, 1, LIST(int64_t, 1, 2), 1));
  TWO_ATTRS(ATTR(STRIDED, strided, 1, LIST(int64_t, 1, 2), 2),
            ATTR(STRIDED, strided, 1, LIST(int64_t, 1, 3), 2));
}

static void test_names(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *a = ctx_ident_lit(c, "a"), *b = ctx_ident_lit(c, "b");
  Ident **nested = LIST(Ident *, a, b);
  TWO_ATTRS((Attr){.kind = AT_STRING, .as.string = STR("x")},
            (Attr){.kind = AT_STRING, .as.string = STR("y")});
#define SYMBOL(...) ATTR(SYMBOL_REF, symbol, a, nested, 1, __VA_ARGS__)
  TWO_ATTRS(SYMBOL(), SYMBOL(.root = b));
  TWO_ATTRS(SYMBOL(), SYMBOL(.nnested = 2));
  TWO_ATTRS(SYMBOL(), SYMBOL(.nested = nested + 1));
#undef SYMBOL
  TWO_ATTRS(ATTR(OPAQUE, opaque, a, STR("x")),
            ATTR(OPAQUE, opaque, b, STR("x")));
  TWO_ATTRS(ATTR(OPAQUE, opaque, a, STR("x")),
            ATTR(OPAQUE, opaque, a, STR("y")));
  TWO_ATTRS(ATTR(DENSE_RESOURCE, resource, a, a),
            ATTR(DENSE_RESOURCE, resource, b, a));
  TWO_ATTRS(ATTR(DENSE_RESOURCE, resource, a, a),
            ATTR(DENSE_RESOURCE, resource, a, b));
}

static void test_containers(IrTest *t) {
  Ctx *c = t->ctx;
  Attr *one = attr_i64(c, 1), *two = attr_i64(c, 2);
  Attr **items = LIST(Attr *, one, two);
  Ident *a = ctx_ident_lit(c, "a"), *b = ctx_ident_lit(c, "b");
  NamedAttr *named = LIST(NamedAttr, {a, one}, {b, one}, {b, two});
  TWO_ATTRS(ATTR(ARRAY, array, items, 1), ATTR(ARRAY, array, items, 2));
  TWO_ATTRS(ATTR(ARRAY, array, items, 1), ATTR(ARRAY, array, items + 1, 1));
  TWO_ATTRS(ATTR(DICT, dict, named, 1), ATTR(DICT, dict, named, 2));
  TWO_ATTRS(ATTR(DICT, dict, named, 1), ATTR(DICT, dict, named + 1, 1));
  TWO_ATTRS(ATTR(DICT, dict, named + 1, 1), ATTR(DICT, dict, named + 2, 1));
  TWO_ATTRS(ATTR(SPARSE, sparse, one, two), ATTR(SPARSE, sparse, two, two));
  TWO_ATTRS(ATTR(SPARSE, sparse, one, two), ATTR(SPARSE, sparse, one, one));
}

static void test_maps(IrTest *t) {
  Ctx *c = t->ctx;
  AffineExpr **exprs = LIST(AffineExpr *, affine_dim(c, 0), affine_dim(c, 1));
  bool *equal = LIST(bool, true, false);
#define MAP(...) ATTR(AFFINE_MAP, map, exprs, 2, 1, 1, __VA_ARGS__)
  TWO_ATTRS(MAP(), MAP(.ndims = 3));
  TWO_ATTRS(MAP(), MAP(.nsymbols = 2));
  TWO_ATTRS(MAP(), MAP(.nresults = 2));
  TWO_ATTRS(MAP(), MAP(.results = exprs + 1));
#undef MAP
#define SET(...) ATTR(INTEGER_SET, set, exprs, equal, 2, 1, 1, __VA_ARGS__)
  TWO_ATTRS(SET(), SET(.ndims = 3));
  TWO_ATTRS(SET(), SET(.nsymbols = 2));
  TWO_ATTRS(SET(), SET(.nexprs = 2));
  TWO_ATTRS(SET(), SET(.exprs = exprs + 1));
  TWO_ATTRS(SET(), SET(.is_eq = equal + 1));
#undef SET
}

static void test_elements(IrTest *t) {
  Str *texts = LIST(Str, STR("a"), STR("b"));
#define DENSE(...) ATTR(DENSE, dense, "abc", 2, 2, __VA_ARGS__)
  TWO_ATTRS(DENSE(), DENSE(.data = "acc"));
  TWO_ATTRS(DENSE(), DENSE(.size = 3));
  TWO_ATTRS(DENSE(), DENSE(.count = 3));
  TWO_ATTRS(DENSE(), DENSE(.splat = true));
#undef DENSE
#define STRINGS(...) ATTR(DENSE_STRING, dense_strings, texts, 1, __VA_ARGS__)
  TWO_ATTRS(STRINGS(), STRINGS(.items = texts + 1));
  TWO_ATTRS(STRINGS(), STRINGS(.count = 2));
  TWO_ATTRS(STRINGS(), STRINGS(.splat = true));
  // one is stored for all of a splat
  TWO_ATTRS(STRINGS(.splat = true), STRINGS(.splat = true, .count = 2));
#undef STRINGS
}

static void test_locations(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *a = ctx_ident_lit(c, "a"), *b = ctx_ident_lit(c, "b");
  Attr *one = attr_loc_file(c, a, 1, 1), *two = attr_loc_file(c, a, 2, 1);
  Attr **items = LIST(Attr *, one, two);
#define FILE_AT(...) ATTR(LOC_FILE, file, a, 1, 2, 3, 4, __VA_ARGS__)
  TWO_ATTRS(FILE_AT(), FILE_AT(.name = b));
  TWO_ATTRS(FILE_AT(), FILE_AT(.line = 9));
  TWO_ATTRS(FILE_AT(), FILE_AT(.column = 9));
  TWO_ATTRS(FILE_AT(), FILE_AT(.end_line = 9));
  TWO_ATTRS(FILE_AT(), FILE_AT(.end_column = 9));
#undef FILE_AT
  TWO_ATTRS(ATTR(LOC_NAME, loc, a, one), ATTR(LOC_NAME, loc, b, one));
  TWO_ATTRS(ATTR(LOC_NAME, loc, a, one), ATTR(LOC_NAME, loc, a, two));
  TWO_ATTRS(ATTR(LOC_CALLSITE, loc, NULL, one, one),
            ATTR(LOC_CALLSITE, loc, NULL, one, two));
#define FUSED(...) ATTR(LOC_FUSED, fused, .items = items, __VA_ARGS__)
  TWO_ATTRS(FUSED(.count = 1), FUSED(.count = 2));
  TWO_ATTRS(FUSED(.count = 1), FUSED(.count = 1, .items = items + 1));
  TWO_ATTRS(FUSED(.count = 1), FUSED(.count = 1, .metadata = one));
#undef FUSED
}

int main(void) {
  IrTest t = ir_test_start();
  test_shaped_types(&t);
  test_lists_of_types(&t);
  test_other_types(&t);
  test_numbers(&t);
  test_names(&t);
  test_containers(&t);
  test_maps(&t);
  test_elements(&t);
  test_locations(&t);
  return ir_test_finish(&t);
}
