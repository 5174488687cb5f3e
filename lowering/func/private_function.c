// Making private functions with what tells the processor that they are for.
#include "lowering/func/private_function.h"

#include "ir/dialects/dialects.h"

// Attributes of functions for other processors than the target's.
static const char *const processor_attributes[] = {"target_cpu",
                                                   "target_features"};

Op *build_private_function(Rewriter *rw, Op *around, SymbolTable *table,
                           Ident *name, TypeList types) {
  Ctx *ctx = rw->b.ctx;
  Builder b = rw->b;
  b.block = around->block;
  b.before = around;
  OpSpec spec = {.info = ctx_op_by_opcode(ctx, OP_func_func), .nregions = 1};
  Op *func = build_spec(&b, &spec);
  Type *type = type_function(ctx, types.items, types.count, NULL, 0);
  func->slots[A_func_func_sym_name] = attr_string(ctx, ident_str(name));
  func->slots[A_func_func_function_type] = attr_type(ctx, type);
  func->slots[A_func_func_sym_visibility] = attr_string(ctx, STR("private"));
  op_set_attr(ctx, func, ctx_ident_lit(ctx, "llvm.bareptr"),
              attr_bool(ctx, false));
  for (size_t i = 0; i < ARRAY_SIZE(processor_attributes); i++) {
    Ident *attr = ctx_ident(ctx, str_from(processor_attributes[i]));
    op_set_attr(ctx, func, attr, op_attr(around, attr));
  }
  ptrmap_set(&table->by_name, rw->arena, name, func);
  return func;
}
