// arith-emulate-unsupported-floats: floats that a target stores but does not
// compute with, in the arithmetic of another.
//
// Requires: nothing.
// Guarantees: of the types in source-types, and of shaped types of them, no
//   operation that computes (of arith, but for conversions, constants and
//   arith.select, and vector.contract and its like) takes or gives any.
// Invalidates: nothing.
//
// Before, with source-types=f8E5M2 target-type=f32:
//
//   %0 = arith.addf %a, %b : f8E5M2
//
// After:
//
//   %1 = arith.extf %b fastmath<contract> : f8E5M2 to f32
//   %2 = arith.extf %a fastmath<contract> : f8E5M2 to f32
//   %3 = arith.addf %2, %1 : f32
//   %0 = arith.truncf %3 fastmath<contract> : f32 to f8E5M2
//
// Values keep their types; each is extended once, where it is defined.

#include "lowering/lowering_int.h"

typedef struct FloatTypes {
  TypeConversion conversion; // first
  Ctx *ctx;
  Type **sources;
  size_t nsources;
  Type *target;
} FloatTypes;

static bool is_source(const FloatTypes *types, const Type *type) {
  for (size_t i = 0; i < types->nsources; i++)
    if (types->sources[i] == type)
      return true;
  return false;
}

static Type *convert_float(TypeConversion *conversion, Type *type) {
  FloatTypes *types = (FloatTypes *)conversion;
  Type *element = type_element_or_self(type);
  if (!is_source(types, element))
    return type;
  return element == type ? types->target
                         : type_with_element(types->ctx, type, types->target);
}

static Value *contracted(Builder *b, uint32_t opcode, uint32_t slot, Type *type,
                         Value *value) {
  Value *cast = build_unary(b, opcode, type, value);
  value_op(cast)->slots[slot] =
      attr_flags(b->ctx, def_attr_arith_fastmath, E_arith_fastmath_contract);
  return cast;
}

static Value *extend(Conv *c, Type *type, Value *value) {
  return contracted(&c->b, OP_arith_extf, A_arith_extf_fastmath, type, value);
}

// Arithmetic, as opposed to what only moves values.
static bool computes(const Op *op) {
  switch (op->info->opcode) {
  case OP_arith_bitcast:
  case OP_arith_constant:
  case OP_arith_extf:
  case OP_arith_select:
  case OP_arith_truncf: return false;
  case OP_vector_contract:
  case OP_vector_fma:
  case OP_vector_multi_reduction:
  case OP_vector_outerproduct:
  case OP_vector_reduction:
  case OP_vector_scan: return true;
  default: return opcode_dialect(op->info->opcode) == DIALECT_arith;
  }
}

static Legality legality_of(Conv *c, const Op *op) {
  return computes(op) && !conv_is_legal(c, op) ? CONV_ILLEGAL : CONV_LEGAL;
}

static bool emulate(Conv *c, Op *op) {
  if (legality_of(c, op) == CONV_LEGAL)
    return false;
  Value **values = arena_array(c->arena, Value *, op->noperands + 1);
  if (!conv_operands(c, op, 0, op->noperands, values))
    return false;
  TypeVec types = {0};
  for (uint32_t i = 0; i < op->nresults; i++)
    conv_types(c, op->results[i].type, &types);
  Op *made = build_spec(&c->b, &(OpSpec){.info = op->info,
                                         .operands = values,
                                         .noperands = op->noperands,
                                         .result_types = types.data,
                                         .nresults = op->nresults,
                                         .slots = op->slots,
                                         .attrs = op->attrs});
  ValueList results = list_of_results(&c->rw, made);
  for (uint32_t i = 0; i < op->nresults; i++)
    if (types.data[i] != op->results[i].type)
      results.items[i] =
          contracted(&c->b, OP_arith_truncf, A_arith_truncf_fastmath,
                     op->results[i].type, results.items[i]);
  return conv_replace(c, op, results.items);
}

// Options

// MLIR's: ones that it knows no arithmetic of are not among them.
static Type *float_named(Ctx *ctx, Str name) {
  FloatKind kind;
  if (!float_kind_named(name.data, name.size, &kind) ||
      kind == FLOAT_F8E4M3B11FNUZ || kind == FLOAT_TF32 ||
      kind == FLOAT_PPC_FP128)
    return NULL;
  return type_float(ctx, kind);
}

static bool unknown_type(Ctx *ctx, const char *which, Str name) {
  return diag_error(&ctx->diags, LOC_UNKNOWN,
                    "could not map %s type '" STR_FMT
                    "' to a known floating-point type",
                    which, STR_ARG(name));
}

static bool read_options(PassRun *run, FloatTypes *types) {
  const Options_arith_emulate_unsupported_floats *options =
      PASS_OPTIONS(run, arith_emulate_unsupported_floats);
  const StrList *sources = &options->source_types;
  types->target = float_named(run->ctx, options->target_type);
  if (!types->target)
    return unknown_type(run->ctx, "target", options->target_type);
  types->sources = arena_array(run->arena, Type *, sources->size + 1);
  for (size_t i = 0; i < sources->size; i++) {
    Type *source = float_named(run->ctx, sources->data[i]);
    if (!source)
      return unknown_type(run->ctx, "source", sources->data[i]);
    types->sources[types->nsources++] = source;
  }
  return !is_source(types, types->target) ||
         diag_error(&run->ctx->diags, LOC_UNKNOWN,
                    "target type cannot be an unsupported source type");
}

bool lower_arith_emulate_unsupported_floats(PassRun *run, Op *root) {
  FloatTypes types = {
      .conversion = {.convert = convert_float, .to_target = extend},
      .ctx = run->ctx};
  if (!read_options(run, &types))
    return false;
  ConvTable *table = conv_table_new(run);
  conv_on(table, OP_ANY, emulate);
  Conv c = pass_conversion(run, table);
  c.types = &types.conversion;
  c.legality = legality_of;
  return convert_run(&c, root);
}
