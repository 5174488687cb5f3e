// Types: each is made once, prints as MLIR prints it, and answers questions.

#include "ir_test.h"

#define LIST(...)                                                              \
  (Type *[]) {                                                                 \
    __VA_ARGS__                                                                \
  }
#define SHAPE(...)                                                             \
  (int64_t[]) {                                                                \
    __VA_ARGS__                                                                \
  }

static void test_scalars(IrTest *t) {
  Ctx *c = t->ctx;
  EXPECT_TYPE(t, type_none(c), "none");
  EXPECT_TYPE(t, type_index(c), "index");
  EXPECT_TYPE(t, type_int(c, 0), "i0");
  EXPECT_TYPE(t, type_int(c, 1), "i1");
  EXPECT_TYPE(t, type_int(c, 16777215), "i16777215");
  EXPECT_TYPE(t, type_integer(c, 8, SIGNED), "si8");
  EXPECT_TYPE(t, type_integer(c, 129, UNSIGNED), "ui129");
  EXPECT_TYPE(t, type_float(c, FLOAT_F8E4M3B11FNUZ), "f8E4M3B11FNUZ");
  EXPECT_TYPE(t, type_float(c, FLOAT_TF32), "tf32");
  EXPECT_TYPE(t, type_complex(c, c->f32), "complex<f32>");
  EXPECT(t, type_int(c, 32) == c->i32);
  EXPECT(t, type_integer(c, 32, SIGNLESS) == c->i32);
  EXPECT(t, type_integer(c, 32, SIGNED) != c->i32);
  EXPECT(t, type_float(c, FLOAT_F64) == c->f64);
  EXPECT(t, type_int(c, 500) == type_int(c, 500));
  EXPECT(t, type_bit_width(c->i16) == 16);
  EXPECT(t, type_bit_width(c->bf16) == 16);
  EXPECT(t, type_bit_width(c->index_type) == 0);
  EXPECT(t, type_is_int_or_index(c->index_type));
  EXPECT(t, !type_is_int_or_index(type_integer(c, 8, UNSIGNED)));
}

static void test_shaped(IrTest *t) {
  Ctx *c = t->ctx;
  bool scalable[] = {true, false}, fixed[] = {false, false};
  Type *v = type_vector(c, 2, SHAPE(4, 2), scalable, c->f32);
  EXPECT_TYPE(t, v, "vector<[4]x2xf32>");
  EXPECT_TYPE(t, type_vector(c, 0, NULL, NULL, c->f32), "vector<f32>");
  EXPECT(t, type_vector(c, 2, SHAPE(4, 2), fixed, c->f32) ==
                type_vector(c, 2, SHAPE(4, 2), NULL, c->f32));
  EXPECT(t, type_vector(c, 2, SHAPE(4, 2), fixed, c->f32) != v);
  EXPECT_TYPE(t, type_i1_same_shape(c, v), "vector<[4]x2xi1>");
  EXPECT(t, type_i1_same_shape(c, c->i32) == c->i1);
  EXPECT_TYPE(
      t,
      type_tensor(c, 2, SHAPE(2, DYNAMIC), c->f32, attr_string(c, STR("enc"))),
      "tensor<2x?xf32, \"enc\">");
  EXPECT_TYPE(t, type_tensor(c, 0, NULL, c->f32, NULL), "tensor<f32>");
  EXPECT_TYPE(t, type_unranked_tensor(c, v), "tensor<*xvector<[4]x2xf32>>");
  EXPECT(t, type_num_elements(v) == 8);
  EXPECT(t, type_num_elements(
                type_tensor(c, 2, SHAPE(INT64_MAX, 3), c->i8, NULL)) == -1);
  EXPECT(t, type_has_static_shape(v));
  EXPECT(t, !type_has_static_shape(
                type_tensor(c, 1, SHAPE(DYNAMIC), c->i8, NULL)));
  EXPECT(t, type_element(v) == c->f32 && !type_element(c->i8));
  EXPECT(t, type_element_or_self(c->i8) == c->i8);
  EXPECT_TYPE(t, type_with_shape(c, v, 1, SHAPE(7)), "vector<7xf32>");
  EXPECT_TYPE(t, type_with_element(c, type_unranked_tensor(c, c->i8), c->i1),
              "tensor<*xi1>");
}

static void test_memrefs(IrTest *t) {
  Ctx *c = t->ctx;
  AffineExpr *d[] = {affine_dim(c, 0), affine_dim(c, 1)};
  AffineExpr *swapped[] = {d[1], d[0]};
  Attr *identity = attr_affine_map(c, 2, 0, d, 2);
  Attr *swap = attr_affine_map(c, 2, 0, swapped, 2);
  Attr *strided = attr_strided(c, DYNAMIC, SHAPE(DYNAMIC, 1), 2);
  Type *plain = type_memref(c, 2, SHAPE(4, DYNAMIC), c->f32, NULL, NULL);
  EXPECT_TYPE(t, plain, "memref<4x?xf32>");
  EXPECT(t, type_memref(c, 2, SHAPE(4, DYNAMIC), c->f32, identity,
                        attr_i32(c, 0)) == plain);
  EXPECT_TYPE(
      t, type_memref(c, 2, SHAPE(4, DYNAMIC), c->f32, swap, attr_i64(c, 3)),
      "memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>");
  EXPECT_TYPE(
      t, type_memref(c, 2, SHAPE(4, DYNAMIC), c->f32, strided, attr_i32(c, 3)),
      "memref<4x?xf32, strided<[?, 1], offset: ?>, 3 : i32>");
  EXPECT_TYPE(t,
              type_memref(c, 1, SHAPE(4), c->f32,
                          attr_strided(c, 0, SHAPE(1), 1), NULL),
              "memref<4xf32, strided<[1]>>");
  EXPECT_TYPE(t, type_unranked_memref(c, c->f32, attr_index(c, 0)),
              "memref<*xf32>");
  EXPECT_TYPE(t, type_unranked_memref(c, c->f32, attr_string(c, STR("a"))),
              "memref<*xf32, \"a\">");
}

static void test_lists(IrTest *t) {
  Ctx *c = t->ctx;
  Type *f = type_function(c, LIST(c->i32), 1, LIST(c->i32, c->f32), 2);
  EXPECT_TYPE(t, f, "(i32) -> (i32, f32)");
  EXPECT_TYPE(t, type_function(c, NULL, 0, NULL, 0), "() -> ()");
  EXPECT_TYPE(t, type_function(c, LIST(f), 1, LIST(c->i1), 1),
              "((i32) -> (i32, f32)) -> i1");
  EXPECT_TYPE(t, type_function(c, NULL, 0, LIST(f), 1),
              "() -> ((i32) -> (i32, f32))");
  EXPECT(t, type_function(c, LIST(c->i32), 1, LIST(c->f32), 1) !=
                type_function(c, LIST(c->i32, c->f32), 2, NULL, 0));
  EXPECT_TYPE(t, type_tuple(c, NULL, 0), "tuple<>");
  EXPECT_TYPE(t, type_tuple(c, LIST(c->i32, f), 2),
              "tuple<i32, (i32) -> (i32, f32)>");
  Type *many[40];
  for (int i = 0; i < 40; i++)
    many[i] = type_int(c, (uint32_t)i + 1);
  EXPECT(t, type_function(c, many, 40, many, 40) ==
                type_function(c, many, 40, many, 40));
}

static void test_opaque(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *foo = ctx_ident_lit(c, "foo");
  EXPECT_TYPE(t, type_opaque(c, foo, STR("bar")), "!foo.bar");
  EXPECT_TYPE(t, type_opaque(c, foo, STR("bar<1, x>")), "!foo.bar<1, x>");
  EXPECT_TYPE(t, type_opaque(c, foo, STR("\"x y\"")), "!foo<\"x y\">");
  EXPECT_TYPE(t, type_opaque(c, foo, STR("bar x")), "!foo<bar x>");
  EXPECT_TYPE(t, type_opaque(c, foo, STR("")), "!foo<>");
}

static void test_llvm(IrTest *t) {
  Ctx *c = t->ctx;
  Type *array = type_llvm_array(c, c->llvm_ptr, 4);
  EXPECT_TYPE(t, c->llvm_ptr, "!llvm.ptr");
  EXPECT_TYPE(t, type_llvm_ptr(c, NULL, 3), "!llvm.ptr<3>");
  EXPECT_TYPE(t, type_llvm_ptr(c, c->f32, 3), "!llvm.ptr<f32, 3>");
  EXPECT_TYPE(t, type_llvm_ptr(c, array, 0), "!llvm.ptr<array<4 x ptr>>");
  EXPECT_TYPE(t, type_llvm_func(c, c->llvm_void, LIST(c->i32), 1, true),
              "!llvm.func<void (i32, ...)>");
  EXPECT_TYPE(t, type_llvm_func(c, c->i8, NULL, 0, true),
              "!llvm.func<i8 (...)>");
  EXPECT_TYPE(t, type_llvm_struct(c, LIST(c->i8, array), 2, true),
              "!llvm.struct<packed (i8, array<4 x ptr>)>");
  EXPECT_TYPE(t, type_llvm_struct(c, NULL, 0, false), "!llvm.struct<()>");
  EXPECT_TYPE(t,
              type_llvm_target(c, ctx_ident_lit(c, "spirv.Image"), LIST(c->f32),
                               1, (uint32_t[]){1, 2}, 2),
              "!llvm.target<\"spirv.Image\", f32, 1, 2>");
  EXPECT_TYPE(t, type_float(c, FLOAT_PPC_FP128), "!llvm.ppc_fp128");
  EXPECT_TYPE(t, type_vector(c, 1, SHAPE(4), NULL, c->llvm_ptr),
              "vector<4x!llvm.ptr>");
  EXPECT(t, type_llvm_ptr(c, NULL, 0) == c->llvm_ptr);
}

static void test_structs(IrTest *t) {
  Ctx *c = t->ctx;
  Type *r = type_llvm_struct_named(c, ctx_ident_lit(c, "r"));
  Type *q = type_llvm_struct_named(c, ctx_ident_lit(c, "q\""));
  EXPECT(t, type_llvm_struct_named(c, ctx_ident_lit(c, "r")) == r);
  EXPECT_TYPE(t, r, "!llvm.struct<\"r\", opaque>");
  EXPECT(t, type_llvm_struct_set_body(c, q, LIST(r), 1, true));
  EXPECT(t, type_llvm_struct_set_body(c, r, LIST(c->i8, r, q), 3, false));
  EXPECT(t, type_llvm_struct_set_body(c, r, LIST(c->i8, r, q), 3, false));
  EXPECT(t, !type_llvm_struct_set_body(c, r, LIST(c->i8, r), 2, false));
  EXPECT(t, !type_llvm_struct_set_opaque(c, r));
  EXPECT_TYPE(
      t, r,
      "!llvm.struct<\"r\", (i8, struct<\"r\">, struct<\"q\\22\", packed "
      "(struct<\"r\">)>)>");
  EXPECT_TYPE(t, q,
              "!llvm.struct<\"q\\22\", packed (struct<\"r\", (i8, "
              "struct<\"r\">, struct<\"q\\22\">)>)>");
  EXPECT(t, type_is_llvm_compatible(r));
}

static void test_compatible(IrTest *t) {
  Ctx *c = t->ctx;
  Type *tensor = type_tensor(c, 1, SHAPE(2), c->f32, NULL);
  EXPECT(t, type_is_llvm_compatible(c->i64));
  EXPECT(t, !type_is_llvm_compatible(type_integer(c, 8, SIGNED)));
  EXPECT(t, !type_is_llvm_compatible(c->index_type));
  EXPECT(t, type_is_llvm_compatible(type_float(c, FLOAT_F80)));
  EXPECT(t, !type_is_llvm_compatible(type_float(c, FLOAT_F8E5M2)));
  EXPECT(t, !type_is_llvm_compatible(type_float(c, FLOAT_TF32)));
  EXPECT(t, type_is_llvm_compatible(type_vector(c, 1, SHAPE(4), NULL, c->f32)));
  EXPECT(t, !type_is_llvm_compatible(
                type_vector(c, 2, SHAPE(4, 4), NULL, c->f32)));
  EXPECT(t,
         !type_is_llvm_compatible(type_llvm_struct(c, LIST(tensor), 1, false)));
  EXPECT(t, !type_is_llvm_compatible(type_llvm_array(c, tensor, 2)));
  // What was found of a struct without its body does not hold for the body.
  Type *late = type_llvm_struct_named(c, ctx_ident_lit(c, "late"));
  Type *pointer = type_llvm_ptr(c, late, 0);
  EXPECT(t, type_is_llvm_compatible(pointer));
  EXPECT(t,
         type_llvm_struct_set_body(c, late, LIST(tensor, pointer), 2, false));
  EXPECT(t, !type_is_llvm_compatible(pointer));
  EXPECT(t, type_is_llvm_outer(type_llvm_array(c, tensor, 2)));
  EXPECT(t, !type_is_llvm_outer(tensor));
  EXPECT(t,
         type_is_llvm_outer(type_vector(c, 1, SHAPE(4), NULL, c->index_type)));
  EXPECT(t, !type_is_llvm_compatible(type_function(c, NULL, 0, NULL, 0)));
}

int main(void) {
  IrTest t = ir_test_start();
  test_scalars(&t);
  test_shaped(&t);
  test_memrefs(&t);
  test_lists(&t);
  test_opaque(&t);
  test_llvm(&t);
  test_structs(&t);
  test_compatible(&t);
  return ir_test_finish(&t);
}
