// convert-math-to-funcs: powers by integers, and counts of leading zeros, as
// calls of functions that the module gets.
//
// Requires: nothing.
// Guarantees: no math.ipowi of integers is left, no math.fpowi by integers of
//   as many bits as the option says, and with convert-ctlz no math.ctlz.
// Invalidates: nothing.
//
// Before:
//
//   %0 = math.ipowi %a, %b : i64
//
// After:
//
//   %0 = func.call @__mlir_math_ipowi_i64(%a, %b) : (i64, i64) -> i64
//   func.func private @__mlir_math_ipowi_i64(%arg0: i64, %arg1: i64) -> i64
//       attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} { ... }
//
// Vectors are taken apart. Powers are computed by squaring, a bit of the
// exponent after the other.
//
// A compile also has indices converted, and exponents that LLVM's powi does not
// take because they have less bits than C's int.

#include "lowering/math/math.h"
#include "lowering/math/passes.h"
#include "lowering/to_llvm/to_llvm.h"
#include "lowering/func/callees.h"
#include "ir/build/arith.h"

// Functions

typedef struct Function { // that is being written
  Conv *c;
  Op *op;
  Value *a, *b; // arguments
  Type *type;   // of the exponent
  Value *zero, *one;
} Function;

static Builder *at(const Function *f) {
  return &f->c->b;
}

static Value *compare(const Function *f, int64_t predicate, Value *lhs,
                      Value *rhs) {
  return arith_cmpi(at(f), predicate, lhs, rhs);
}

static Value *equals(const Function *f, Value *lhs, Value *rhs) {
  return compare(f, E_arith_cmpi_eq, lhs, rhs);
}

static Value *is_odd(const Function *f, Value *value) {
  Value *bit = build_binary(at(f), OP_arith_andi, value, f->one);
  return compare(f, E_arith_cmpi_ne, bit, f->zero);
}

// A block behind the last, with an argument for each of the values.
static Block *new_block(const Function *f, ValueList args) {
  return build_block(&f->c->rw, f->op, 0, list_types(&f->c->rw, args));
}

static void go_on_in(const Function *f, Block *block) {
  builder_at_end(at(f), block);
}

static Target plain_target(Block *block) {
  return (Target){.block = block};
}

static void jump(const Function *f, Block *block, ValueList args) {
  build_br(&f->c->rw, (Target){block, args});
}

static void give(const Function *f, Value *value) {
  build_op(at(f), OP_func_return, NULL, 0, &value, 1);
}

static ValueList one_value(const Function *f, Value *value) {
  return list_of(&f->c->rw, value);
}

// Returns `value` if the condition holds, and goes on if not.
static void give_if(const Function *f, Value *condition, Value *value) {
  Block *yes = new_block(f, (ValueList){0});
  Block *no = new_block(f, (ValueList){0});
  build_cond_br(&f->c->rw, condition, plain_target(yes), plain_target(no));
  go_on_in(f, yes);
  give(f, value);
  go_on_in(f, no);
}

// Powers

// base * value if the condition holds, else `value`.
static Value *times_if(const Function *f, Value *condition, Value *value,
                       Value *base, uint32_t multiply) {
  Block *yes = new_block(f, (ValueList){0});
  Block *next = new_block(f, one_value(f, value));
  build_cond_br(&f->c->rw, condition, plain_target(yes),
                (Target){next, one_value(f, value)});
  go_on_in(f, yes);
  Value *product = build_binary(at(f), multiply, value, base);
  jump(f, next, one_value(f, product));
  go_on_in(f, next);
  return block_arg(next, 0);
}

typedef struct Loop {
  Block *head;
  Value *result, *base, *exponent; // its arguments
} Loop;

static Loop loop_new(const Function *f, ValueList inits) {
  Block *head = new_block(f, inits);
  return (Loop){head, block_arg(head, 0), block_arg(head, 1),
                block_arg(head, 2)};
}

static ValueList three_values(const Function *f, Value *a, Value *b, Value *c) {
  ValueList list = list_new(&f->c->rw, 3);
  list_add(&list, a);
  list_add(&list, b);
  list_add(&list, c);
  return list;
}

// An iteration up to whether it was the last; the result and what is left of
// the exponent.
static Value *multiply_bit(const Function *f, const Loop *loop,
                           uint32_t multiply, Value **rest, Value **is_last) {
  Value *result = times_if(f, is_odd(f, loop->exponent), loop->result,
                           loop->base, multiply);
  *rest = build_binary(at(f), OP_arith_shrui, loop->exponent, f->one);
  *is_last = equals(f, *rest, f->zero);
  return result;
}

static void square(const Function *f, const Loop *loop, uint32_t multiply,
                   Value *result, Value *rest) {
  Value *base = build_binary(at(f), multiply, loop->base, loop->base);
  jump(f, loop->head, three_values(f, result, base, rest));
}

// What comes of 0 divides by zero; but for 1 and -1 all others are fractions.
static void write_negative_ipowi(const Function *f, Value *minus_one) {
  Block *is_zero = new_block(f, (ValueList){0});
  Block *others = new_block(f, (ValueList){0});
  build_cond_br(&f->c->rw, equals(f, f->a, f->zero), plain_target(is_zero),
                plain_target(others));
  go_on_in(f, is_zero);
  give(f, build_binary(at(f), OP_arith_divsi, f->one, f->zero));
  go_on_in(f, others);
  give_if(f, equals(f, f->a, f->one), f->one);
  Block *units = new_block(f, (ValueList){0});
  Value *is_minus_one = equals(f, f->a, minus_one);
  Block *here = f->c->b.block;
  go_on_in(f, units);
  give_if(f, is_odd(f, f->b), minus_one);
  give(f, f->one);
  Block *fractions = new_block(f, (ValueList){0});
  go_on_in(f, here);
  build_cond_br(&f->c->rw, is_minus_one, plain_target(units),
                plain_target(fractions));
  go_on_in(f, fractions);
  give(f, f->zero);
}

// Writes the function of an integer power: exponents below 1 first.
static void write_ipowi(Function *f) {
  f->zero = arith_int(at(f), f->type, 0);
  f->one = arith_int(at(f), f->type, 1);
  Value *minus_one = arith_int(at(f), f->type, -1);
  give_if(f, equals(f, f->b, f->zero), f->one);
  Value *is_negative = compare(f, E_arith_cmpi_sle, f->b, f->zero);
  Block *here = f->c->b.block;
  Block *negative = new_block(f, (ValueList){0});
  go_on_in(f, negative);
  write_negative_ipowi(f, minus_one);
  ValueList inits = three_values(f, f->one, f->a, f->b);
  Loop loop = loop_new(f, inits);
  go_on_in(f, here);
  build_cond_br(&f->c->rw, is_negative, plain_target(negative),
                (Target){loop.head, inits});
  go_on_in(f, loop.head);
  Value *rest, *is_last;
  Value *result = multiply_bit(f, &loop, OP_arith_muli, &rest, &is_last);
  give_if(f, is_last, result);
  square(f, &loop, OP_arith_muli, result, rest);
}

// The least or the greatest number of the exponent's type.
static Value *bound(const Function *f, bool greatest) {
  Ctx *ctx = f->c->ctx;
  uint32_t width = type_number_width(f->type);
  uint64_t *words = arena_array(f->c->arena, uint64_t, wide_words(width));
  wide_from_u64(words, width, 1);
  wide_shl(words, words, width - 1, width);
  if (greatest)
    wide_not(words, words, width);
  Value *value = build_value(at(f), OP_arith_constant, f->type, NULL, 0);
  value_op(value)->slots[A_arith_constant_value] =
      attr_integer(ctx, f->type, words);
  return value;
}

// Negative exponents by their opposites; the least has none, so it is done as
// one less and another multiplication.
static void write_fpowi(Function *f) {
  Value *unit = arith_float(at(f), f->a->type, 1.0);
  f->zero = arith_int(at(f), f->type, 0);
  f->one = arith_int(at(f), f->type, 1);
  Value *least = bound(f, false);
  Value *greatest = bound(f, true);
  give_if(f, equals(f, f->b, f->zero), unit);
  Value *is_negative = compare(f, E_arith_cmpi_sle, f->b, f->zero);
  Value *is_least = equals(f, f->b, least);
  Value *opposite = build_binary(at(f), OP_arith_subi, f->zero, f->b);
  Value *exponent = arith_select(at(f), is_negative, opposite, f->b);
  exponent = arith_select(at(f), is_least, greatest, exponent);
  ValueList inits = three_values(f, unit, f->a, exponent);
  Loop loop = loop_new(f, inits);
  jump(f, loop.head, inits);
  go_on_in(f, loop.head);
  Value *rest, *is_last;
  Value *result = multiply_bit(f, &loop, OP_arith_mulf, &rest, &is_last);
  Block *more = new_block(f, (ValueList){0});
  Block *done = new_block(f, one_value(f, result));
  build_cond_br(&f->c->rw, is_last, (Target){done, one_value(f, result)},
                plain_target(more));
  go_on_in(f, more);
  square(f, &loop, OP_arith_mulf, result, rest);
  go_on_in(f, done);
  result = times_if(f, is_least, block_arg(done, 0), f->a, OP_arith_mulf);
  Block *invert = new_block(f, (ValueList){0});
  Block *end = new_block(f, one_value(f, result));
  build_cond_br(&f->c->rw, is_negative, plain_target(invert),
                (Target){end, one_value(f, result)});
  go_on_in(f, invert);
  Value *inverse = build_binary(at(f), OP_arith_divf, unit, result);
  jump(f, end, one_value(f, inverse));
  go_on_in(f, end);
  give(f, block_arg(end, 0));
}

// Leading zeros: shifts until the highest bit is set.

// Writes the loop that counts leading zeros by shifts.
static void write_shifts(const Function *f, int64_t width) {
  Rewriter *rw = &f->c->rw;
  Value *lower = build_index(at(f), 1);
  Value *one = arith_int(at(f), f->type, 1);
  Value *upper = build_index(at(f), width);
  Value *none = arith_int(at(f), f->type, 0);
  ValueList inits = list_join(rw, one_value(f, f->a), one_value(f, none));
  Op *loop = build_for(rw, lower, upper, lower, inits);
  Block *body = body_of(loop, 0);
  go_on_in(f, body);
  ValueList state = list_of_args(rw, body, 1);
  Value *is_done = compare(f, E_arith_cmpi_slt, state.items[0], f->zero);
  Op *choice = build_if(rw, is_done, list_types(rw, state));
  build_block(rw, choice, 0, (TypeList){0});
  build_block(rw, choice, 1, (TypeList){0});
  go_on_in(f, body_of(choice, 0));
  build_yield(rw, state);
  go_on_in(f, body_of(choice, 1));
  Value *count = build_binary(at(f), OP_arith_addi, state.items[1], one);
  Value *shifted = build_binary(at(f), OP_arith_shli, state.items[0], one);
  build_yield(rw, list_join(rw, one_value(f, shifted), one_value(f, count)));
  go_on_in(f, body);
  build_yield(rw, list_of_results(rw, choice));
  go_on_in(f, loop->block);
  build_yield(rw, one_value(f, op_result(loop, 1)));
}

static void write_ctlz(Function *f) {
  Rewriter *rw = &f->c->rw;
  int64_t width = type_number_width(f->type);
  Value *all = arith_int(at(f), f->type, width);
  f->zero = arith_int(at(f), f->type, 0);
  Value *is_zero = equals(f, f->a, f->zero);
  Block *here = f->c->b.block;
  Op *choice = build_if(rw, is_zero, (TypeList){&f->type, 1});
  build_block(rw, choice, 0, (TypeList){0});
  build_block(rw, choice, 1, (TypeList){0});
  go_on_in(f, body_of(choice, 0));
  build_yield(rw, one_value(f, all));
  go_on_in(f, body_of(choice, 1));
  write_shifts(f, width);
  go_on_in(f, here);
  give(f, op_result(choice, 0));
}

// Which function it is, and its calls

static Ident *name_of(Conv *c, const Op *op, Value *const *operands) {
  Str name = op_name(op); // math.x
  Ctx *ctx = c->ctx;
  Str text =
      arena_format(c->arena, "__mlir_math_" STR_FMT "_%s", (int)name.size - 5,
                   name.data + 5, type_str(ctx, operands[0]->type));
  if (op_is(op, OP_math_fpowi))
    text = arena_format(c->arena, STR_FMT "_%s", STR_ARG(text),
                        type_str(ctx, operands[1]->type));
  return ctx_ident(ctx, text);
}

static Op *function_new(Conv *c, SymbolTable *table, Ident *name, Type *type) {
  Ctx *ctx = c->ctx;
  builder_at_end(&c->b, table->table_op->regions[0].first);
  Op *op = callee_new(c, &c->b, table, name, type);
  op_set_attr(
      ctx, op, ctx_ident(ctx, STR("llvm.linkage")),
      enum_attr(ctx, def_attr_llvm_linkage, E_llvm_linkage_linkonce_odr));
  return op;
}

static void write_function(Conv *c, SymbolTable *table, Ident *name,
                           const Op *op, Value *const *operands) {
  Builder outside = c->b;
  Type *types[2];
  for (uint32_t i = 0; i < op->noperands; i++)
    types[i] = operands[i]->type;
  Type *type = type_function(c->ctx, types, op->noperands, types, 1);
  Function f = {.c = c,
                .op = function_new(c, table, name, type),
                .type = types[op->noperands - 1]};
  Block *entry = build_block(&c->rw, f.op, 0, (TypeList){types, op->noperands});
  go_on_in(&f, entry);
  f.a = block_arg(entry, 0);
  f.b = op->noperands > 1 ? block_arg(entry, 1) : NULL;
  switch (op->info->opcode) {
  case OP_math_ipowi: write_ipowi(&f); break;
  case OP_math_fpowi: write_fpowi(&f); break;
  default: write_ctlz(&f); break;
  }
  c->b = outside;
}

static Value *call(Conv *c, Op *op, Value *const *operands) {
  Ident *name = name_of(c, op, operands);
  SymbolTable *table = callees_around(c, op);
  if (!symbol_lookup(table, name))
    write_function(c, table, name, op, operands);
  return callee_call(c, name, operands[0]->type, operands, op->noperands);
}

// What there is no function for

static const Options_math_to_funcs *options_of(const Conv *c) {
  return PASS_OPTIONS(c->run, math_to_funcs);
}

// C's int, which LLVM's powi takes.
enum { INT_WIDTH = 32 };

// Calls the function of one element with operands as wide as it takes them.
static Value *compute(Conv *c, Op *op, Value **operands) {
  Type *first = operands[0]->type;
  Ctx *ctx = c->ctx;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Type *type = operands[i]->type;
    if (type_is(type, TY_INDEX))
      operands[i] =
          build_unary(&c->b, OP_arith_index_cast, ctx->i64, operands[i]);
    else if (options_of(c)->missing_only && op_is(op, OP_math_fpowi) && i &&
             type_number_width(type) < INT_WIDTH)
      operands[i] = build_unary(&c->b, OP_arith_extsi, ctx->i32, operands[i]);
  }
  Value *result;
  if (op_is(op, OP_math_fpowi) && options_of(c)->missing_only &&
      type_number_width(operands[1]->type) <= INT_WIDTH) {
    Op *made = build_op(&c->b, OP_math_fpowi, &first, 1, operands, 2);
    made->slots[A_math_fpowi_fastmath] = op_slot(op, A_math_fpowi_fastmath);
    return op_result(made, 0);
  }
  result = call(c, op, operands);
  return result->type == first
             ? result
             : build_unary(&c->b, OP_arith_index_cast, first, result);
}

static bool is_wanted(const Conv *c, const Op *op) {
  const Options_math_to_funcs *options = options_of(c);
  Type *type = op_operand(op, op->noperands - 1)->type;
  Type *element = type_element_or_self(type);
  if (element != type && !type_is(type, TY_VECTOR))
    return false;
  if (type_is(element, TY_INDEX) && !options->missing_only)
    return false;
  if (op_is(op, OP_math_ctlz))
    return options->convert_ctlz;
  if (!op_is(op, OP_math_fpowi))
    return true;
  if (options->missing_only)
    return type_is_scalable(type) || type_is(element, TY_INDEX) ||
           type_number_width(element) != INT_WIDTH;
  return type_number_width(element) >= options->min_width_of_fpowi_exponent;
}

static bool lower_to_call(Conv *c, Op *op) {
  return is_wanted(c, op) && math_each_lane(c, op, compute);
}

// What is of other dialects than these is folded, as in mlir-opt.
static Legality math_func_legality(Conv *c, const Op *op) {
  switch (op->info->opcode) {
  case OP_math_ipowi:
  case OP_math_fpowi: return is_wanted(c, op) ? CONV_ILLEGAL : CONV_LEGAL;
  case OP_math_ctlz: return is_wanted(c, op) ? CONV_ILLEGAL : CONV_UNKNOWN;
  default: break;
  }
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith:
  case DIALECT_cf:
  case DIALECT_func:
  case DIALECT_scf:
  case DIALECT_vector: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

bool lower_math_to_funcs(PassRun *run, Op *root) {
  ConvTable *table = conv_table_new(run);
  conv_on(table, OP_math_ipowi, lower_to_call);
  conv_on(table, OP_math_fpowi, lower_to_call);
  conv_on(table, OP_math_ctlz, lower_to_call);
  Conv c = pass_conversion(run, table);
  if (!options_of(&c)->missing_only)
    c.legality = math_func_legality;
  return convert_run(&c, root);
}
