// The broken dialect: a conversion as no dialect should have it.
//
// Before:
//
//   broken.types %a
//   broken.place %p : !llvm.ptr
//
// After:
//
//   %0 = llvm.mlir.constant(1 : i64) : i64
//   %1 = llvm.add %a, %0 : i64             the operands have different types
//   llvm.intr.lifetime.start %p : !llvm.ptr    of what is no llvm.alloca

#include "test/own_dialect/broken/broken.h"

#include "frontend/hooks.h"
#include "lowering/to_llvm/to_llvm.h"

#define DIALECT_TABLE "test/own_dialect/broken/broken.def"
#include "frontend/format/define_syntax.inc"
#include "ir/dialects/define_constraints.inc"
#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

static bool lower_types(Conv *c, Op *op) {
  Value *v[2];
  if (!conv_operands(c, op, 0, 1, v))
    return false;
  v[1] = llvm_int(c, c->ctx->i64, 1);
  build_value(&c->b, OP_llvm_add, c->ctx->i64, v, 2);
  return conv_erase(c, op);
}

static bool lower_place(Conv *c, Op *op) {
  Value *pointer;
  if (!conv_operands(c, op, 0, 1, &pointer))
    return false;
  build_op(&c->b, OP_llvm_intr_lifetime_start, NULL, 0, &pointer, 1);
  return conv_erase(c, op);
}

static void handlers_broken_to_llvm(ConvTable *table) {
  conv_on(table, OP_broken_types, lower_types);
  conv_on(table, OP_broken_place, lower_place);
}

void register_broken(Ctx *ctx) {
  static const ToLLVM to_llvm = {.handlers = handlers_broken_to_llvm};
  ctx_register_dialect(ctx, &dialect_broken);
  frontend_add_syntax(ctx, &dialect_broken,
                      (SyntaxTables){syntax_broken, def_syntax_broken, NULL});
  ctx_add_part(ctx, &dialect_broken, PART_TO_LLVM, &to_llvm);
}
