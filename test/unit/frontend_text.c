// The frontend from text to text: what is printed again, and what is reported
// where.

#include "test.h"

#include "frontend/frontend.h"
#include "ir/dialects/dialects.h"

typedef struct Result {
  Buf printed, reported;
} Result;

static void collect(void *user, const Diagnostic *diagnostic) {
  Result *result = user;
  buf_printf(&result->reported, "%u:%u: " STR_FMT "\n", diagnostic->where.line,
             diagnostic->where.column, STR_ARG(diagnostic->text));
}

static Result run(const char *text, ParseOptions options,
                  OpPrintOptions print) {
  Result result = {0};
  CtxOptions ctx_options = {options.allow_unregistered};
  Ctx *ctx = ctx_new(&ctx_options);
  Pool *pool = pool_new();
  dialects_register_all(ctx);
  ctx->diags.handler = collect;
  ctx->diags.handler_user = &result;
  Source *source =
      source_from_text(&ctx->sources, STR("t.mlir"), str_from(text));
  Op *module = parse_source(ctx, pool, source, &options);
  if (module)
    print_op(&result.printed, ctx, module, &print);
  buf_char(&result.printed, '\0');
  buf_char(&result.reported, '\0');
  pool_release(pool);
  ctx_release(ctx);
  return result;
}

static void release(Result *result) {
  buf_release(&result->printed);
  buf_release(&result->reported);
}

static void expect_text(const char *text, ParseOptions options,
                        OpPrintOptions print, const char *printed) {
  Result result = run(text, options, print);
  if (strcmp(result.printed.data, printed) || *result.reported.data) {
    fprintf(stderr, "input:\n%s\nprinted:\n%s\nexpected:\n%s\nreported:\n%s\n",
            text, result.printed.data, printed, result.reported.data);
    test_fail(__FILE__, __LINE__, "that text");
  }
  release(&result);
}

static void expect_same(const char *text) {
  expect_text(text, (ParseOptions){.allow_unregistered = true},
              (OpPrintOptions){0}, text);
}

static void expect_errors(const char *text, ParseOptions options,
                          const char *errors) {
  Result result = run(text, options, (OpPrintOptions){0});
  if (*result.printed.data || strcmp(result.reported.data, errors)) {
    fprintf(stderr, "input:\n%s\nreported:\n%s\nexpected:\n%s\n", text,
            result.reported.data, errors);
    test_fail(__FILE__, __LINE__, "those errors");
  }
  release(&result);
}

static void expect_error(const char *text, const char *errors) {
  expect_errors(text, (ParseOptions){.vintage = VINTAGE_MLIR22}, errors);
}

// Programs that print as they are written.
static void same_text(void) {
  expect_same("module {\n}\n");
  expect_same("module {\n"
              "  func.func private @g(i32) -> i32\n"
              "  func.func @f(%arg0: i32, %arg1: i1) -> i32 {\n"
              "    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2\n"
              "  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2\n"
              "    return %0 : i32\n"
              "  ^bb2:  // pred: ^bb0\n"
              "    %1 = call @g(%arg0) : (i32) -> i32\n"
              "    cf.br ^bb1(%1 : i32)\n"
              "  }\n"
              "}\n");
  expect_same("#map = affine_map<(d0) -> (d0 + 1)>\n"
              "module {\n"
              "  %0:2 = \"a.b\"() {a = #map} : () -> (i32, !x.y<\"z\">)\n"
              "  \"a.c\"(%0#1, %0#0) <{p = 1 : i32}> ({\n"
              "  ^bb0(%arg0: i32):\n"
              "    \"a.d\"() : () -> ()\n"
              "  }, {\n"
              "  }) : (!x.y<\"z\">, i32) -> ()\n"
              "}\n");
}

static void names_are_unique(void) {
  expect_text("%a = arith.constant 1 : index\n"
              "%b = arith.constant 1 : index\n"
              "%c:2 = arith.mului_extended %a, %b : index\n",
              (ParseOptions){0}, (OpPrintOptions){0},
              "module {\n"
              "  %c1 = arith.constant 1 : index\n"
              "  %c1_0 = arith.constant 1 : index\n"
              "  %low, %high = arith.mului_extended %c1, %c1_0 : index\n"
              "}\n");
}

static void generic_form(void) {
  expect_text("func.func @f(%x: f32) { func.return }", (ParseOptions){0},
              (OpPrintOptions){.generic = true},
              "\"builtin.module\"() ({\n"
              "  \"func.func\"() <{function_type = (f32) -> (), "
              "sym_name = \"f\"}> ({\n"
              "  ^bb0(%arg0: f32):\n"
              "    \"func.return\"() : () -> ()\n"
              "  }) : () -> ()\n"
              "}) : () -> ()\n");
}

// Location aliases may be defined behind their uses.
static void locations(void) {
  const char *text = "module {\n"
                     "  \"a.b\"() : () -> () loc(#loc1)\n"
                     "} loc(#loc)\n"
                     "#loc = loc(unknown)\n"
                     "#loc1 = loc(\"x\":1:2)\n";
  expect_text(text, (ParseOptions){.allow_unregistered = true},
              (OpPrintOptions){.debug_info = true}, text);
}

static void messages(void) {
  expect_error("foo", "1:1: custom op 'foo' is unknown (tried 'builtin.foo' "
                      "as well)\n");
  expect_error("%x = arith.constant 1 : i32\n%x = arith.constant 2 : i32\n",
               "2:1: redefinition of SSA value '%x'\n"
               "1:1: previously defined here\n");
  expect_error("%1 = arith.addi %a, %b : i32\n",
               "1:17: use of undeclared SSA value name\n"
               "1:21: use of undeclared SSA value name\n");
  expect_error("%1 = arith.addi %a, %b  \n\n // foo \n  i32",
               "1:23: expected ':'\n");
  expect_error("func.func @f() { cf.br ^bb1 }",
               "1:24: reference to an undefined block\n");
  expect_error("\"foo.bar\"() : () -> ()",
               "1:10: operation being parsed with an unregistered dialect. If "
               "this is intended, please use -allow-unregistered-dialect with "
               "the MLIR tool used\n");
  expect_error("func.func private @f(!llvm.ptr<f32>)",
               "1:32: expected integer value\n"
               "1:32: failed to parse LLVMPointerType parameter "
               "'addressSpace' which is to be a `unsigned`\n");
  expect_error("func.func private @f(memref<4xnone>)",
               "1:31: invalid memref element type\n");
}

// Three errors give three, and the results of what is wrong none.
static void recovery(void) {
  expect_errors("func.func @f(%a: i32) -> i32 {\n"
                "  %0 = arith.addi %a, %a : \n"
                "  %1 = arith.muli %0, %a : i32\n"
                "  %2 = arith.nope %1 : i32\n"
                "  %3 = arith.addi %2, %0 i32\n"
                "  return %3 : i32\n"
                "}\n",
                (ParseOptions){.recover = true},
                "2:27: expected non-function type\n"
                "4:8: custom op 'arith.nope' is unknown\n"
                "5:25: expected ':'\n");
}

// Brackets that nest too deep are an error, not a crash.
static void deep_nesting(void) {
  static const char *const opens[] = {"[", "{a = ",   "tuple<",
                                      "(", "dense<[", "loc(fused["};
  for (size_t i = 0; i < ARRAY_SIZE(opens); i++) {
    Buf text = {0};
    buf_puts(&text, "#x = ");
    for (int n = 0; n < 200000; n++)
      buf_puts(&text, opens[i]);
    Result result =
        run(buf_cstr(&text), (ParseOptions){0}, (OpPrintOptions){0});
    EXPECT(!*result.printed.data && *result.reported.data);
    release(&result);
    buf_release(&text);
  }
}

int main(void) {
  RUN(same_text);
  RUN(names_are_unique);
  RUN(generic_form);
  RUN(locations);
  RUN(messages);
  RUN(recovery);
  RUN(deep_nesting);
  return TEST_RESULT;
}
