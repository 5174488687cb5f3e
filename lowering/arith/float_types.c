// Computing in another type of float: each operand is extended once, where it
// is defined, and each result truncated, so that values keep their types.

#include "lowering/arith/float_types.h"

bool float_types_lists(const FloatTypes *types, const Type *type) {
  for (size_t i = 0; i < types->nlisted; i++)
    if (types->listed[i] == type)
      return true;
  return false;
}

static Type *convert_float(TypeConversion *conversion, Type *type) {
  FloatTypes *types = (FloatTypes *)conversion;
  Type *element = type_element_or_self(type);
  if (!type_is(element, TY_FLOAT) ||
      float_types_lists(types, element) == types->others)
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

// Rebuilds an operation on converted operands and casts its results back.
static bool emulate(Conv *c, Op *op) {
  if (c->legality(c, op) == CONV_LEGAL)
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

// Types

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

bool float_types_init(PassRun *run, FloatTypes *types, const StrList *listed,
                      Str target) {
  types->conversion =
      (TypeConversion){.convert = convert_float, .to_target = extend};
  types->ctx = run->ctx;
  types->target = float_named(run->ctx, target);
  if (!types->target)
    return unknown_type(run->ctx, "target", target);
  types->listed = arena_array(run->arena, Type *, listed->size + 3);
  for (size_t i = 0; i < listed->size; i++) {
    Type *type = float_named(run->ctx, listed->data[i]);
    if (!type)
      return unknown_type(run->ctx, "source", listed->data[i]);
    types->listed[types->nlisted++] = type;
  }
  return true;
}

bool float_types_run(PassRun *run, Op *root, FloatTypes *types,
                     Legality legality(Conv *c, const Op *op)) {
  ConvTable *table = conv_table_new(run);
  conv_on(table, OP_ANY, emulate);
  Conv c = pass_conversion(run, table);
  c.types = &types->conversion;
  c.legality = legality;
  return convert_run(&c, root);
}
