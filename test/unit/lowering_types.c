// What builtin types become in the LLVM dialect, for 64-bit and 32-bit targets.

#include "ir_test.h"
#include "lowering/to_llvm/to_llvm.h"

typedef struct Fixture {
  IrTest t;
  Arena arena;
  DataLayout layout;
  PassRun run;
  TypeConverter types;
} Fixture;

static void start(Fixture *f, const char *layout) {
  const char *why;
  arena_init(&f->arena);
  if (!data_layout_parse(&f->layout, str_from(layout), &why))
    bug("%s", why);
  f->run = (PassRun){.ctx = f->t.ctx,
                     .layout = &f->layout,
                     .options = pass_options_all(&f->arena),
                     .arena = &f->arena};
  type_converter_init(&f->types, &f->run);
}

static void expect_converted(Fixture *f, Type *type, const char *want,
                             int line) {
  Type *got = type_convert(&f->types, type);
  expect_text(&f->t, got ? type_str(f->t.ctx, got) : "nothing", want, line);
  // From memory, the same.
  expect(&f->t, got == type_convert(&f->types, type), line, "memo");
}
#define CONVERTS(f, type, want) expect_converted((f), (type), (want), __LINE__)

static Type *memref(Fixture *f, int rank, const int64_t *shape, Type *element,
                    Attr *layout, Attr *space) {
  return type_memref(f->t.ctx, rank, shape, element, layout, space);
}

static void scalars(Fixture *f) {
  Ctx *ctx = f->t.ctx;
  CONVERTS(f, ctx->i32, "i32");
  CONVERTS(f, type_integer(ctx, 7, SIGNED), "i7");
  CONVERTS(f, type_integer(ctx, 64, UNSIGNED), "i64");
  CONVERTS(f, ctx->bf16, "bf16");
  CONVERTS(f, ctx->f64, "f64");
  CONVERTS(f, type_float(ctx, FLOAT_F80), "f80");
  CONVERTS(f, type_float(ctx, FLOAT_F128), "f128");
  CONVERTS(f, type_float(ctx, FLOAT_F8E5M2), "i8");
  CONVERTS(f, type_float(ctx, FLOAT_F6E2M3FN), "i6");
  CONVERTS(f, type_float(ctx, FLOAT_F4E2M1FN), "i4");
  CONVERTS(f, type_float(ctx, FLOAT_TF32), "nothing");
  CONVERTS(f, type_complex(ctx, ctx->f32), "!llvm.struct<(f32, f32)>");
  CONVERTS(f, ctx->none_type, "nothing");
  CONVERTS(f, ctx->llvm_ptr, "!llvm.ptr");
}

static void vectors(Fixture *f) {
  Ctx *ctx = f->t.ctx;
  const int64_t shape[] = {2, 3, 4};
  const bool last[] = {false, false, true}, first[] = {true, false, false};
  CONVERTS(f, type_vector(ctx, 0, NULL, NULL, ctx->f32), "vector<1xf32>");
  CONVERTS(f, type_vector(ctx, 1, shape, NULL, ctx->f32), "vector<2xf32>");
  CONVERTS(f, type_vector(ctx, 3, shape, NULL, ctx->f32),
           "!llvm.array<2 x array<3 x vector<4xf32>>>");
  CONVERTS(f, type_vector(ctx, 3, shape, last, ctx->f32),
           "!llvm.array<2 x array<3 x vector<[4]xf32>>>");
  CONVERTS(f, type_vector(ctx, 3, shape, first, ctx->f32), "nothing");
  Type *tensor = type_tensor(ctx, 1, shape, ctx->f32, NULL);
  CONVERTS(f, tensor, "nothing");
  expect_text(&f->t, type_convert_why(&f->types, tensor),
              "tensors have to become memrefs first (bufferize them)",
              __LINE__);
}

static void memrefs(Fixture *f, const char *index) {
  Ctx *ctx = f->t.ctx;
  const int64_t shape[] = {DYNAMIC, 4};
  Attr *space = attr_i64(ctx, 3), *name = attr_string(ctx, STR("fast"));
  char want[200];
  snprintf(want, sizeof want, "!llvm.struct<(ptr, ptr, %s)>", index);
  CONVERTS(f, memref(f, 0, NULL, ctx->f32, NULL, NULL), want);
  snprintf(want, sizeof want,
           "!llvm.struct<(ptr<3>, ptr<3>, %s, array<2 x %s>, array<2 x %s>)>",
           index, index, index);
  CONVERTS(f, memref(f, 2, shape, ctx->f32, NULL, space), want);
  CONVERTS(f, memref(f, 2, shape, ctx->f32, NULL, name), "nothing");
  snprintf(want, sizeof want, "!llvm.struct<(%s, ptr)>", index);
  CONVERTS(f, type_unranked_memref(ctx, ctx->f32, NULL), want);
  Type *f32 = ctx->f32;
  CONVERTS(f, type_function(ctx, &f32, 1, NULL, 0), "!llvm.ptr");
  AffineExpr *half = affine_binary(ctx, AFFINE_FLOORDIV, affine_dim(ctx, 0),
                                   affine_constant(ctx, 2));
  Attr *map = attr_affine_map(ctx, 1, 0, &half, 1);
  Type *odd = memref(f, 1, shape + 1, ctx->f32, map, NULL);
  CONVERTS(f, odd, "nothing");
  expect_text(&f->t, type_convert_why(&f->types, odd),
              "its layout is not strided (normalize it first)", __LINE__);
}

static void layouts(Fixture *f) {
  Ctx *ctx = f->t.ctx;
  const int64_t shape[] = {2, 4}, back[] = {-4, 1}, open[] = {DYNAMIC, 1};
  Type *plain = memref(f, 2, shape, ctx->f32, NULL, NULL);
  const MemrefLayout *layout = memref_layout(&f->types, plain);
  EXPECT(&f->t, layout->positive && layout->bare && !layout->offset);
  EXPECT(&f->t, layout->strides[0] == 4 && layout->strides[1] == 1);
  Type *reversed =
      memref(f, 2, shape, ctx->f32, attr_strided(ctx, 4, back, 2), NULL);
  layout = memref_layout(&f->types, reversed);
  EXPECT(&f->t, !layout->positive && layout->bare && layout->offset == 4);
  Type *dynamic =
      memref(f, 2, shape, ctx->f32, attr_strided(ctx, DYNAMIC, open, 2), NULL);
  layout = memref_layout(&f->types, dynamic);
  EXPECT(&f->t, layout->positive && !layout->bare); // as mlir-opt takes it
  f->types.total = true;
  Type *compiled =
      memref(f, 2, shape, ctx->f64, attr_strided(ctx, DYNAMIC, open, 2), NULL);
  layout = memref_layout(&f->types, compiled);
  EXPECT(&f->t, !layout->positive && !layout->bare);
  f->types.total = false;
  int64_t one = 1;
  Type *same =
      memref(f, 1, shape, ctx->f32, attr_strided(ctx, 0, &one, 1), NULL);
  EXPECT(&f->t, memref_is_identity(same) && !memref_is_identity(reversed));
}

static int test_layout(const char *layout, const char *index) {
  Fixture f = {.t = ir_test_start()};
  start(&f, layout);
  expect_text(&f.t, type_str(f.t.ctx, f.types.index), index, __LINE__);
  CONVERTS(&f, f.t.ctx->index_type, index);
  scalars(&f);
  vectors(&f);
  memrefs(&f, index);
  layouts(&f);
  arena_release(&f.arena);
  return ir_test_finish(&f.t);
}

int main(void) {
  return test_layout("", "i64") | test_layout("e-p:32:32", "i32") |
         test_layout("e-p:16:8", "i16");
}
