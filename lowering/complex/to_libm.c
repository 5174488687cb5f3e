// convert-complex-to-libm: what complex computes, as calls of C's <complex.h>.
//
// Requires: nothing.
// Guarantees: of f32 and f64 no complex.abs, angle, conj, cos, log, pow, sin,
//   sqrt, tan or tanh is left; of other floats they are errors.
// Invalidates: nothing.
//
// Before:
//
//   %0 = complex.sin %a : complex<f32>
//
// After:
//
//   func.func private @csinf(complex<f32>) -> complex<f32>
//   %0 = func.call @csinf(%a) : (complex<f32>) -> complex<f32>
//
// Numbers are passed as MLIR's functions pass them, part by part. That is not
// how C passes them everywhere (two floats share a register on x86-64), so a
// compile does not do this.

#include "lowering/func/callees.h"
#include "lowering/complex/passes.h"
#include "lowering/pass/pass.h"

// clang-format off
#define AT(token) opcode_index(OP_complex_##token)
static const char *const names[] = {
    [AT(abs)] = "cabs",  [AT(angle)] = "carg", [AT(conj)] = "conj",
    [AT(cos)] = "ccos",  [AT(log)] = "clog",   [AT(pow)] = "cpow",
    [AT(sin)] = "csin",  [AT(sqrt)] = "csqrt", [AT(tan)] = "ctan",
    [AT(tanh)] = "ctanh",
};
#undef AT
// clang-format on

static const char *name_of(const Op *op) {
  uint32_t at = opcode_index(op->info->opcode);
  return opcode_dialect(op->info->opcode) == DIALECT_complex &&
                 at < ARRAY_SIZE(names)
             ? names[at]
             : NULL;
}

static Type *libm_type(Ctx *ctx, const Op *op) {
  Type *result = op->results[0].type, *input = op_operand(op, 0)->type;
  return type_function(ctx, (Type *[]){input, input}, op->noperands, &result,
                       1);
}

static bool lower_to_call(Conv *c, Op *op) {
  const Type *element = op_operand(op, 0)->type->as.shaped.element;
  FloatKind kind = element->as.float_kind;
  if (kind != FLOAT_F32 && kind != FLOAT_F64)
    return conv_decline(c, op, "C has no such function of '%s'",
                        type_str(c->ctx, element));
  Str text =
      arena_format(c->arena, "%s%s", name_of(op), kind == FLOAT_F32 ? "f" : "");
  Ident *name = ctx_ident(c->ctx, text);
  SymbolTable *table = callees_around(c, op);
  if (!symbol_lookup(table, name))
    callee_declare(c, table, name, libm_type(c->ctx, op));
  Value *operands[2];
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  Value *result =
      callee_call(c, name, op->results[0].type, operands, op->noperands);
  return conv_replace1(c, op, result);
}

static Legality complex_libm_legality(Conv *c, const Op *op) {
  (void)c;
  if (opcode_dialect(op->info->opcode) == DIALECT_func)
    return CONV_LEGAL;
  return name_of(op) ? CONV_ILLEGAL : CONV_UNKNOWN;
}

bool lower_complex_to_libm(PassRun *run, Op *root) {
  ConvTable *table = conv_table_new(run);
  for (uint32_t i = 0; i < ARRAY_SIZE(names); i++)
    if (names[i])
      conv_on(table, OPCODE(DIALECT_complex, i), lower_to_call);
  Conv c = pass_conversion(run, table);
  c.legality = complex_libm_legality;
  return convert_run(&c, root);
}
