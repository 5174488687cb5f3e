// convert-to-llvm: all conversions to the LLVM dialect in one walk.
//
// Requires: what the single conversions require.
// Guarantees: no operation of arith, cf, complex, func, index, memref, ptr, ub
//   and, as far as LLVM has them, math and vector is left, nor of a dialect
//   that brings a conversion (PART_TO_LLVM), but for those declined and, where
//   mlir-opt leaves them, instruction sets (ToLLVM.apart); no casts between them.
// Invalidates: nothing.
//
// With filter-dialects, only the conversions of those.

#include "lowering/canonicalize/patterns.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"

static const ToLLVM known[DIALECT__MAX] = {
    [DIALECT_arith] = {.handlers = handlers_arith_to_llvm},
    [DIALECT_cf] = {.handlers = handlers_cf_to_llvm},
    [DIALECT_complex] = {.handlers = handlers_complex_to_llvm},
    [DIALECT_func] = {.handlers = handlers_func_to_llvm},
    [DIALECT_index] = {.handlers = handlers_index_to_llvm},
    [DIALECT_math] = {.handlers = handlers_math_to_llvm},
    [DIALECT_memref] = {.handlers = handlers_memref_to_llvm},
    [DIALECT_ptr] = {.handlers = handlers_ptr_to_llvm},
    [DIALECT_ub] = {.handlers = handlers_ub_to_llvm},
    [DIALECT_vector] = {.handlers = handlers_vector_to_llvm},
};

static const ToLLVM *to_llvm_of(const Ctx *ctx, const Dialect *dialect) {
  const ToLLVM *part = ctx_dialect_part(ctx, dialect, PART_TO_LLVM);
  if (part || dialect->number >= DIALECT__MAX)
    return part;
  return &known[dialect->number];
}

static Legality to_llvm_legality(Conv *c, const Op *op) {
  uint32_t dialect = opcode_dialect(op->info->opcode);
  if (dialect == DIALECT_builtin || dialect == DIALECT_llvm)
    return CONV_LEGAL;
  return dialect >= DIALECT__MAX || c->run->folds[dialect] ? CONV_UNKNOWN
                                                           : CONV_LEGAL;
}

// What MLIR's folds do to others than the operation that is folded. The constants
// are nobody's to convert.
static void fold_uses(Conv *c, Op *op) {
  if (!op_is(op, OP_memref_extract_strided_metadata))
    return;
  builder_before(&c->b, op);
  c->b.listener = NULL;
  replace_known_metadata(&c->rw, op);
  c->b.listener = &c->listener.base;
}

static bool convert_modules(PassRun *run, const ConvTable *table, Op *root);

static bool convert_alike(PassRun *run, const ConvTable *table, Op *root) {
  TypeConverter types;
  type_converter_init(&types, run);
  Conv c = pass_conversion(run, table);
  c.types = &types.conversion;
  c.settle = conv_settle_requests;
  c.legality = run->folds ? to_llvm_legality : NULL;
  c.handles_illegal = true; // and none is
  if (ctx_has_made(run->ctx, OP_memref_extract_strided_metadata))
    c.fold_uses = fold_uses;
  conv_state(&c, DIALECT_llvm, sizeof(ToLLVMState));
  conv_attrs_init(&c);
  return convert_run(&c, root);
}

static bool convert_module(PassRun *run, const ConvTable *table, Op *module) {
  DataLayout layout;
  PassRun own = *run;
  if (!op_states_layout(run->ctx, module))
    return convert_modules(run, table, module);
  if (!module_data_layout(run->ctx, module, &layout))
    return false;
  own.layout = &layout;
  return convert_modules(&own, table, module) &&
         convert_alike(&own, table, module);
}

// Modules inside that state a layout are converted by it, before what is around
// them; a target's layout is everybody's.
static bool convert_modules(PassRun *run, const ConvTable *table, Op *root) {
  if (run->total || !op_is(root, OP_builtin_module))
    return true;
  Block *body = root->regions[0].first;
  for (Op *op = body ? body->first : NULL; op; op = op->next)
    if (op_is(op, OP_builtin_module) && !convert_module(run, table, op))
      return false;
  return true;
}

bool convert_to_llvm(PassRun *run, const ConvTable *table, Op *root) {
  return convert_modules(run, table, root) && convert_alike(run, table, root);
}

void handlers_to_llvm(ConvTable *table) {
  const StrList *filter = &PASS_OPTIONS(table->run, to_llvm)->filter_dialects;
  const Ctx *ctx = table->run->ctx;
  for (size_t i = 0; i < ctx->dialects.size; i++) {
    const Dialect *dialect = ctx->dialects.data[i];
    const ToLLVM *part = to_llvm_of(ctx, dialect);
    bool left = part && part->apart && !table->run->total;
    if (part && part->handlers && !left &&
        (!filter->size || str_list_has(filter, str_from(dialect->name))))
      part->handlers(table);
  }
}
