// The conversion driver, by a conversion of its own: a complex number becomes
// its two parts, `none` becomes nothing.

#include "frontend/frontend.h"
#include "ir/dialects/dialects.h"
#include "lowering/pass/pass.h"

#include "test.h" // whose RUN is another than that of passes.def

typedef struct Narrowing {
  TypeConversion conversion; // first
  Ctx *ctx;
} Narrowing;

static Type *convert_type(TypeConversion *types, Type *type) {
  (void)types;
  return type_is(type, TY_COMPLEX) || type_is(type, TY_NONE) ? NULL : type;
}

// Of i64 there are none.
static bool expand_type(TypeConversion *types, Arena *arena, Type *type,
                        TypeVec *parts) {
  (void)types;
  if (type_is(type, TY_NONE))
    return true;
  Type *element = type->as.shaped.element;
  if (type_is(element, TY_INTEGER) && element->as.integer.width == 64)
    return false;
  vec_push(arena, parts, element);
  vec_push(arena, parts, element);
  return true;
}

// Results that become several, or none

static bool convert_poison(Conv *c, Op *op) {
  TypeVec types = {0};
  if (conv_is_legal(c, op) || !conv_types(c, op->results[0].type, &types))
    return false;
  ValueList parts = list_new(&c->rw, (uint32_t)types.size);
  for (size_t i = 0; i < types.size; i++)
    list_add(&parts, build_value(&c->b, OP_ub_poison, types.data[i], NULL, 0));
  return conv_replace_parts(c, op, &parts);
}

static bool convert_select(Conv *c, Op *op) {
  ValueVec yes = {0}, no = {0};
  if (conv_is_legal(c, op) || !conv_parts(c, op_operand(op, 1), &yes) ||
      !conv_parts(c, op_operand(op, 2), &no))
    return false;
  ValueList parts = list_new(&c->rw, (uint32_t)yes.size);
  for (size_t i = 0; i < yes.size; i++) {
    Value *operands[] = {op_operand(op, 0), yes.data[i], no.data[i]};
    list_add(&parts, build_value(&c->b, OP_arith_select, yes.data[i]->type,
                                 operands, 3));
  }
  return conv_replace_parts(c, op, &parts);
}

// Several handlers: of i8 a product is a shift, of others a sum

static Value *rebuild(Conv *c, const Op *op, uint32_t opcode) {
  return build_binary(&c->b, opcode, conv_operand(c, op, 0),
                      conv_operand(c, op, 1));
}

static bool shift_i8(Conv *c, Op *op) {
  if (op->results[0].type != c->ctx->i8)
    return conv_decline(c, op, "it is not of i8");
  return conv_replace1(c, op, rebuild(c, op, OP_arith_shli));
}

static bool add_others(Conv *c, Op *op) {
  if (op->results[0].type == c->ctx->i64)
    return conv_decline(c, op, "it is of i64");
  return conv_replace1(c, op, rebuild(c, op, OP_arith_addi));
}

// What is made is converted in turn: a difference becomes a product.
static bool multiply(Conv *c, Op *op) {
  return conv_replace1(c, op, rebuild(c, op, OP_arith_muli));
}

static void add_handlers(ConvTable *table) {
  conv_on(table, OP_arith_muli, add_others);
  conv_on_with(table, OP_arith_muli, CONV_BENEFIT + 1, shift_i8);
  conv_on(table, OP_arith_subi, multiply);
  conv_on(table, OP_ub_poison, convert_poison);
  conv_on(table, OP_arith_select, convert_select);
  conv_add_func(table);
  conv_add_scf(table);
  conv_add_cf(table);
}

// Casts of a type conversion's own: an index becomes an i32

static Type *convert_index(TypeConversion *types, Type *type) {
  return type_is(type, TY_INDEX) ? ((Narrowing *)types)->ctx->i32 : type;
}

static Value *result_as_index(Conv *c, Type *type, ValueList parts) {
  return build_unary(&c->b, OP_arith_index_cast, type, parts.items[0]);
}

static Value *argument_as_index(Conv *c, Type *type, ValueList parts) {
  return build_unary(&c->b, OP_arith_index_castui, type, parts.items[0]);
}

static Value *index_as_i32(Conv *c, Type *type, Value *value) {
  return build_unary(&c->b, OP_arith_index_cast, type, value);
}

static bool add_narrow(Conv *c, Op *op) {
  return !conv_is_legal(c, op) &&
         conv_replace1(c, op, rebuild(c, op, OP_arith_addi));
}

// The test

static void collect(void *user, const Diagnostic *diagnostic) {
  buf_printf(user, STR_FMT "; ", STR_ARG(diagnostic->text));
}

static void add_narrowing(ConvTable *table) {
  conv_on(table, OP_arith_addi, add_narrow);
  conv_add_func(table);
}

static void convert(Ctx *ctx, Pool *pool, Op *module, bool narrows) {
  Arena arena;
  arena_init(&arena);
  TypeConversion parts = {.convert = convert_type, .expand = expand_type};
  Narrowing narrow = {.conversion = {.convert = convert_index,
                                     .to_source = result_as_index,
                                     .to_argument = argument_as_index,
                                     .to_target = index_as_i32},
                      .ctx = ctx};
  ConvTable table = {.ctx = ctx, .arena = &arena};
  (narrows ? add_narrowing : add_handlers)(&table);
  Conv c = {.ctx = ctx,
            .b = {.ctx = ctx, .pool = pool},
            .table = &table,
            .types = narrows ? &narrow.conversion : &parts,
            .total = true,
            .arena = &arena};
  convert_run(&c, module);
  verify(ctx, module);
  arena_release(&arena);
}

// What becomes of a module, or what is reported.
static void expect_text(const char *text, bool narrows, const char *want,
                        const char *where) {
  Buf have = {0}, said = {0};
  Ctx *ctx = ctx_new(&(CtxOptions){.allow_unregistered_dialects = true});
  Pool *pool = pool_new();
  dialects_register_all(ctx);
  ctx->diags.handler = collect;
  ctx->diags.handler_user = &said;
  Source *source =
      source_from_text(&ctx->sources, STR("t.mlir"), str_from(text));
  Op *module = parse_source(ctx, pool, source,
                            &(ParseOptions){.allow_unregistered = true});
  if (module) {
    convert(ctx, pool, module, narrows);
    print_op(&have, ctx, module, &(OpPrintOptions){0});
  }
  Buf *got = said.size ? &said : &have;
  if (strcmp(buf_cstr(got), want)) {
    fprintf(stderr, "%s\n  got\n%s\n  want\n%s\n", where, got->data, want);
    test_fail(__FILE__, __LINE__, "that text");
  }
  buf_release(&have);
  buf_release(&said);
  pool_release(pool);
  ctx_release(ctx);
}
#define EXPECT_TEXT(text, want) expect_text(text, false, want, __func__)

static void several_results(void) {
  EXPECT_TEXT("func.func @f(%x: complex<f32>, %u: none, %c: i1)\n"
              "    -> (none, complex<f32>) {\n"
              "  %y = ub.poison : complex<f32>\n"
              "  %z = arith.select %c, %x, %y : complex<f32>\n"
              "  return %u, %z : none, complex<f32>\n"
              "}\n",
              "module {\n"
              "  func.func @f(%arg0: f32, %arg1: f32, %arg2: i1) -> (f32, f32) "
              "{\n"
              "    %0 = ub.poison : f32\n"
              "    %1 = ub.poison : f32\n"
              "    %2 = arith.select %arg2, %arg0, %0 : f32\n"
              "    %3 = arith.select %arg2, %arg1, %1 : f32\n"
              "    return %2, %3 : f32, f32\n"
              "  }\n"
              "}\n");
}

// Where one side is not converted there are casts; those that undo each other
// are looked through.
static void casts(void) {
  EXPECT_TEXT(
      "func.func @f(%x: complex<f32>, %a: f32) -> complex<f32> {\n"
      "  %0 = \"u.se\"(%x) : (complex<f32>) -> complex<f32>\n"
      "  %1 = builtin.unrealized_conversion_cast %a, %a : f32, f32\n"
      "      to complex<f32>\n"
      "  %c = arith.constant true\n"
      "  %2 = arith.select %c, %0, %1 : complex<f32>\n"
      "  return %2 : complex<f32>\n"
      "}\n",
      "module {\n"
      "  func.func @f(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {\n"
      "    %0 = builtin.unrealized_conversion_cast %arg0, %arg1 : f32, f32 to "
      "complex<f32>\n"
      "    %1 = \"u.se\"(%0) : (complex<f32>) -> complex<f32>\n"
      "    %2:2 = builtin.unrealized_conversion_cast %1 : complex<f32> to f32, "
      "f32\n"
      "    %3 = builtin.unrealized_conversion_cast %arg2, %arg2 : f32, f32 to "
      "complex<f32>\n"
      "    %true = arith.constant true\n"
      "    %4 = arith.select %true, %2#0, %arg2 : f32\n"
      "    %5 = arith.select %true, %2#1, %arg2 : f32\n"
      "    return %4, %5 : f32, f32\n"
      "  }\n"
      "}\n");
}

static void own_casts(void) {
  expect_text("func.func @f(%i: index) -> index {\n"
              "  %0 = \"u.se\"(%i) : (index) -> index\n"
              "  %1 = arith.addi %0, %i : index\n"
              "  %2 = \"u.se\"(%1) : (index) -> index\n"
              "  return %1 : index\n"
              "}\n",
              true,
              "module {\n"
              "  func.func @f(%arg0: i32) -> i32 {\n"
              "    %0 = arith.index_castui %arg0 : i32 to index\n"
              "    %1 = \"u.se\"(%0) : (index) -> index\n"
              "    %2 = arith.index_cast %1 : index to i32\n"
              "    %3 = arith.addi %2, %arg0 : i32\n"
              "    %4 = arith.index_cast %3 : i32 to index\n"
              "    %5 = \"u.se\"(%4) : (index) -> index\n"
              "    return %3 : i32\n"
              "  }\n"
              "}\n",
              __func__);
}

static void benefit(void) {
  EXPECT_TEXT("func.func @f(%a: i8, %b: i32) -> (i8, i32) {\n"
              "  %0 = arith.muli %a, %a : i8\n"
              "  %1 = arith.muli %b, %b : i32\n"
              "  return %0, %1 : i8, i32\n"
              "}\n",
              "module {\n"
              "  func.func @f(%arg0: i8, %arg1: i32) -> (i8, i32) {\n"
              "    %0 = arith.shli %arg0, %arg0 : i8\n"
              "    %1 = arith.addi %arg1, %arg1 : i32\n"
              "    return %0, %1 : i8, i32\n"
              "  }\n"
              "}\n");
}

static void declined(void) {
  EXPECT_TEXT("func.func @f(%a: i64) -> i64 {\n"
              "  %0 = arith.muli %a, %a : i64\n"
              "  return %0 : i64\n"
              "}\n",
              "'arith.muli' op cannot be lowered: it is of i64; ");
  EXPECT_TEXT("func.func private @f(complex<i64>)\n",
              "'func.func' op cannot be lowered: no type for 'complex<i64>': "
              "it has no conversion; ");
}

static void in_turn(void) {
  EXPECT_TEXT("func.func @f(%a: i8, %b: i32) -> (i8, i32) {\n"
              "  %0 = arith.subi %a, %a : i8\n"
              "  %1 = arith.subi %b, %b : i32\n"
              "  return %0, %1 : i8, i32\n"
              "}\n",
              "module {\n"
              "  func.func @f(%arg0: i8, %arg1: i32) -> (i8, i32) {\n"
              "    %0 = arith.shli %arg0, %arg0 : i8\n"
              "    %1 = arith.addi %arg1, %arg1 : i32\n"
              "    return %0, %1 : i8, i32\n"
              "  }\n"
              "}\n");
}

static void calls(void) {
  EXPECT_TEXT(
      "func.func private @g(none, complex<f32> {llvm.noundef},\n"
      "    i32 {llvm.signext}) -> (i32 {llvm.signext}, complex<f32>)\n"
      "func.func @f(%u: none, %x: complex<f32>, %i: i32) -> complex<f32> {\n"
      "  %0:2 = call @g(%u, %x, %i) {note} : (none, complex<f32>, i32)\n"
      "      -> (i32, complex<f32>)\n"
      "  return %0#1 : complex<f32>\n"
      "}\n",
      "module {\n"
      "  func.func private @g(f32, f32, i32 {llvm.signext}) -> (i32 "
      "{llvm.signext}, f32, f32)\n"
      "  func.func @f(%arg0: f32, %arg1: f32, %arg2: i32) -> (f32, f32) {\n"
      "    %0:3 = call @g(%arg0, %arg1, %arg2) {note} : (f32, f32, i32) -> "
      "(i32, f32, f32)\n"
      "    return %0#1, %0#2 : f32, f32\n"
      "  }\n"
      "}\n");
}

static void loops(void) {
  EXPECT_TEXT(
      "func.func @f(%x: complex<f32>, %n: index, %c: i1) -> complex<f32> {\n"
      "  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x)\n"
      "      -> (complex<f32>) {\n"
      "    %1 = scf.if %c -> (complex<f32>) {\n"
      "      scf.yield %a : complex<f32>\n"
      "    } else {\n"
      "      %2 = ub.poison : complex<f32>\n"
      "      scf.yield %2 : complex<f32>\n"
      "    }\n"
      "    scf.yield %1 : complex<f32>\n"
      "  } {note}\n"
      "  %3 = scf.while (%a = %0) : (complex<f32>) -> complex<f32> {\n"
      "    scf.condition(%c) %a : complex<f32>\n"
      "  } do {\n"
      "  ^bb0(%b: complex<f32>):\n"
      "    scf.yield %b : complex<f32>\n"
      "  }\n"
      "  return %3 : complex<f32>\n"
      "}\n",
      "module {\n"
      "  func.func @f(%arg0: f32, %arg1: f32, %arg2: index, %arg3: i1) -> "
      "(f32, "
      "f32) {\n"
      "    %0:2 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = "
      "%arg0, %arg6 = %arg1) -> (f32, f32) {\n"
      "      %2:2 = scf.if %arg3 -> (f32, f32) {\n"
      "        scf.yield %arg5, %arg6 : f32, f32\n"
      "      } else {\n"
      "        %3 = ub.poison : f32\n"
      "        %4 = ub.poison : f32\n"
      "        scf.yield %3, %4 : f32, f32\n"
      "      }\n"
      "      scf.yield %2#0, %2#1 : f32, f32\n"
      "    } {note}\n"
      "    %1:2 = scf.while (%arg4 = %0#0, %arg5 = %0#1) : (f32, f32) -> (f32, "
      "f32) {\n"
      "      scf.condition(%arg3) %arg4, %arg5 : f32, f32\n"
      "    } do {\n"
      "    ^bb0(%arg4: f32, %arg5: f32):\n"
      "      scf.yield %arg4, %arg5 : f32, f32\n"
      "    }\n"
      "    return %1#0, %1#1 : f32, f32\n"
      "  }\n"
      "}\n");
}

// The loop's head is used ahead of the branch that leads to it.
static void branches(void) {
  EXPECT_TEXT(
      "func.func @f(%x: complex<f32>, %c: i1, %i: i32) -> complex<f32> {\n"
      "  cf.br ^last(%x : complex<f32>)\n"
      "^next(%a: complex<f32>, %u: none):\n"
      "  cf.switch %i : i32, [\n"
      "    default: ^last(%a : complex<f32>),\n"
      "    1: ^next(%a, %u : complex<f32>, none),\n"
      "    2: ^end\n"
      "  ]\n"
      "^last(%b: complex<f32>):\n"
      "  %n = ub.poison : none\n"
      "  cf.cond_br %c, ^next(%b, %n : complex<f32>, none), ^end\n"
      "^end:\n"
      "  return %x : complex<f32>\n"
      "}\n",
      "module {\n"
      "  func.func @f(%arg0: f32, %arg1: f32, %arg2: i1, %arg3: i32) -> (f32, "
      "f32) {\n"
      "    cf.br ^bb2(%arg0, %arg1 : f32, f32)\n"
      "  ^bb1(%0: f32, %1: f32):  // 2 preds: ^bb1, ^bb2\n"
      "    cf.switch %arg3 : i32, [\n"
      "      default: ^bb2(%0, %1 : f32, f32),\n"
      "      1: ^bb1(%0, %1 : f32, f32),\n"
      "      2: ^bb3\n"
      "    ]\n"
      "  ^bb2(%2: f32, %3: f32):  // 2 preds: ^bb0, ^bb1\n"
      "    cf.cond_br %arg2, ^bb1(%2, %3 : f32, f32), ^bb3\n"
      "  ^bb3:  // 2 preds: ^bb1, ^bb2\n"
      "    return %arg0, %arg1 : f32, f32\n"
      "  }\n"
      "}\n");
}

int main(void) {
  RUN(several_results);
  RUN(casts);
  RUN(own_casts);
  RUN(benefit);
  RUN(declined);
  RUN(in_turn);
  RUN(calls);
  RUN(loops);
  RUN(branches);
  return TEST_RESULT;
}
