// convert-math-to-libm: math as calls of the C library, element by element.
//
// Requires: nothing.
// Guarantees: no operation of math is left, but for an error: libm has no
//   clampf, copysign, fpowi, ipowi, sincos, nor any of classes and integers.
// Invalidates: nothing.
//
// Before:
//
//   %0 = math.erf %a : f32
//
// After:
//
//   func.func private @erff(f32) -> f32 attributes {llvm.readnone}
//   %0 = func.call @erff(%a) : (f32) -> f32
//
// f16 and bf16 are computed in f32. Vectors are taken apart; scalable ones by
// a loop over as many elements as there are.
//
// A compile asks for what LLVM has no intrinsic of, and, since LLVM makes no
// calls for scalable vectors, for loops around the others. There all floats
// have functions: those of C's long double where that is the type, else those
// of _Float128.

#include "lowering/math/math.h"
#include "lowering/func/callees.h"
#include "lowering/math/passes.h"

// clang-format off
#define AT(token) opcode_index(OP_math_##token)
static const struct {
  const char *name;
  bool is_missing; // in LLVM
  bool is_call;    // what LLVM makes of its intrinsic
} functions[] = {
    [AT(absf)] = {"fabs", false, false},   [AT(acos)] = {"acos", false, true},
    [AT(acosh)] = {"acosh", true, true},   [AT(asin)] = {"asin", false, true},
    [AT(asinh)] = {"asinh", true, true},   [AT(atan)] = {"atan", false, true},
    [AT(atan2)] = {"atan2", false, true},  [AT(atanh)] = {"atanh", true, true},
    [AT(cbrt)] = {"cbrt", true, true},     [AT(ceil)] = {"ceil", false, false},
    [AT(cos)] = {"cos", false, true},      [AT(cosh)] = {"cosh", false, true},
    [AT(erf)] = {"erf", true, true},       [AT(erfc)] = {"erfc", true, true},
    [AT(exp)] = {"exp", false, true},      [AT(exp2)] = {"exp2", false, true},
    [AT(expm1)] = {"expm1", true, true},   [AT(floor)] = {"floor", false, false},
    [AT(fma)] = {"fma", false, false},     [AT(log)] = {"log", false, true},
    [AT(log10)] = {"log10", false, true},  [AT(log1p)] = {"log1p", true, true},
    [AT(log2)] = {"log2", false, true},    [AT(powf)] = {"pow", false, true},
    [AT(round)] = {"round", false, false},
    [AT(roundeven)] = {"roundeven", false, false},
    [AT(rsqrt)] = {"rsqrt", false, false}, [AT(sin)] = {"sin", false, true},
    [AT(sinh)] = {"sinh", false, true},    [AT(sqrt)] = {"sqrt", false, false},
    [AT(tan)] = {"tan", false, true},      [AT(tanh)] = {"tanh", false, true},
    [AT(trunc)] = {"trunc", false, false},
};
#undef AT
// clang-format on

static bool is_missing_only(const Conv *c) {
  return PASS_OPTIONS(c->run, math_to_libm)->missing_only;
}

// Calls

// What the type adds to the name of a function; NULL: there is none for it.
static const char *suffix_of(const Conv *c, const Type *type) {
  switch (type->as.float_kind) {
  case FLOAT_F32: return "f";
  case FLOAT_F64: return "";
  case FLOAT_F80:
    return is_missing_only(c) && data_layout_has_f80(c->run->layout) ? "l"
                                                                     : NULL;
  case FLOAT_PPC_FP128: return is_missing_only(c) ? "l" : NULL;
  case FLOAT_F128:
    return !is_missing_only(c)                   ? NULL
           : data_layout_has_f80(c->run->layout) ? "f128"
                                                 : "l";
  default: return NULL;
  }
}

static bool is_promoted(const Type *type) {
  return type->as.float_kind == FLOAT_F16 || type->as.float_kind == FLOAT_BF16;
}

// What is called for one element of a type.
typedef struct Function {
  Ident *name;
  Type *type;
} Function;

static Function function_of(Conv *c, const Op *op, Type *type) {
  const char *base = functions[opcode_index(op->info->opcode)].name;
  Str text = arena_format(c->arena, "%s%s", base, suffix_of(c, type));
  Type *inputs[3] = {type, type, type};
  return (Function){ctx_ident(c->ctx, text),
                    type_function(c->ctx, inputs, op->noperands, &type, 1)};
}

// A program may have a function of that name, which then is called, as in C.
static bool check_callee(Conv *c, Op *op, Type *type) {
  Function function =
      function_of(c, op, is_promoted(type) ? c->ctx->f32 : type);
  const Op *found = symbol_lookup(callees_around(c, op), function.name);
  if (!found || !op_is(found, OP_func_func) ||
      op_slot(found, A_func_func_function_type)->type == function.type)
    return true;
  return conv_decline(c, op, "libm's '" STR_FMT "' is another function here",
                      STR_ARG(ident_str(function.name)));
}

static Value *call(Conv *c, Op *op, Value *const *operands, Type *type) {
  Ctx *ctx = c->ctx;
  SymbolTable *table = callees_around(c, op);
  Function function = function_of(c, op, type);
  if (!symbol_lookup(table, function.name)) {
    Op *made = callee_declare(c, table, function.name, function.type);
    op_set_attr(ctx, made, ctx_ident(ctx, STR("llvm.readnone")), ctx->unit);
  }
  return callee_call(c, function.name, type, operands, op->noperands);
}

// One element

static Value *cast(Conv *c, uint32_t opcode, Type *type, Value *value) {
  return build_unary(&c->b, opcode, type, value);
}

// What LLVM has an intrinsic of stays what it is, of one element.
static Value *same_of(Conv *c, Op *op, Value *const *operands, Type *type) {
  Op *made =
      build_op(&c->b, op->info->opcode, &type, 1, operands, op->noperands);
  for (uint32_t i = 0; i < op->info->nattrs; i++)
    made->slots[i] = op->slots[i];
  return op_result(made, 0);
}

static Value *compute(Conv *c, Op *op, Value **operands) {
  Type *type = operands[0]->type;
  if (is_missing_only(c) &&
      !functions[opcode_index(op->info->opcode)].is_missing)
    return same_of(c, op, operands, type);
  if (!is_promoted(type))
    return call(c, op, operands, type);
  Type *f32 = c->ctx->f32;
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = cast(c, OP_arith_extf, f32, operands[i]);
  return cast(c, OP_arith_truncf, type, call(c, op, operands, f32));
}

// The others are folded, as in mlir-opt.
static bool is_of_legal_dialect(const Op *op) {
  uint32_t dialect = opcode_dialect(op->info->opcode);
  return dialect == DIALECT_arith || dialect == DIALECT_builtin ||
         dialect == DIALECT_func || dialect == DIALECT_vector;
}

bool math_is_call(const Op *op) {
  uint32_t at = opcode_index(op->info->opcode);
  return opcode_dialect(op->info->opcode) == DIALECT_math &&
         at < ARRAY_SIZE(functions) && functions[at].is_call;
}

static Legality math_libm_legality(Conv *c, const Op *op) {
  if (opcode_dialect(op->info->opcode) != DIALECT_math)
    return is_missing_only(c) || is_of_legal_dialect(op) ? CONV_LEGAL
                                                         : CONV_UNKNOWN;
  if (!is_missing_only(c))
    return CONV_ILLEGAL;
  if (!math_is_call(op))
    return CONV_LEGAL;
  return functions[opcode_index(op->info->opcode)].is_missing ||
                 type_is_scalable(op_result(op, 0)->type)
             ? CONV_UNKNOWN
             : CONV_LEGAL;
}

static bool lower_to_call(Conv *c, Op *op) {
  Type *type = op_result(op, 0)->type, *element = type_element_or_self(type);
  if (!type_is(type, TY_VECTOR) && element != type)
    return false;
  if (math_libm_legality(c, op) == CONV_LEGAL)
    return false;
  if (!is_promoted(element) && !suffix_of(c, element))
    return conv_decline(c, op, "libm has no function for '%s'",
                        type_str(c->ctx, element));
  if (is_missing_only(c) && !check_callee(c, op, element))
    return false;
  return math_each_lane(c, op, compute);
}

// Of a scalable vector: each by itself.
static bool lower_sincos(Conv *c, Op *op) {
  static const uint32_t parts[] = {OP_math_sin, OP_math_cos};
  Value *operand = op_operand(op, 0), *results[2];
  if (!is_missing_only(c) || !type_is_scalable(operand->type))
    return false;
  for (uint32_t i = 0; i < 2; i++) {
    results[i] = build_unary(&c->b, parts[i], operand->type, operand);
    value_op(results[i])->slots[A_math_sin_fastmath] =
        op_slot(op, A_math_sincos_fastmath);
  }
  return conv_replace(c, op, results);
}

bool lower_math_to_libm(PassRun *run, Op *root) {
  ConvTable *table = conv_table_new(run);
  for (uint32_t i = 0; i < ARRAY_SIZE(functions); i++)
    if (functions[i].name)
      conv_on(table, OPCODE(DIALECT_math, i), lower_to_call);
  conv_on(table, OP_math_sincos, lower_sincos);
  Conv c = pass_conversion(run, table);
  c.legality = math_libm_legality;
  return convert_run(&c, root);
}
