// convert-ub-to-llvm: undefined behaviour.
//
// Requires: nothing.
// Guarantees: no ub operation is left, but for those declined.
// Invalidates: nothing.
//
// Before:
//
//   %0 = ub.poison : index
//   ub.unreachable
//
// After, for a 64-bit target:
//
//   %0 = llvm.mlir.poison : i64
//   llvm.unreachable

#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/passes.h"

static bool lower_poison(Conv *c, Op *op) {
  const Attr *value = op_slot(op, A_ub_poison_value);
  if (value &&
      (!attr_is(value, AT_DIALECT) || value->as.def.info != def_attr_ub_poison))
    return conv_decline(c, op, "not all of the value is poison");
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  return conv_replace1(c, op, llvm_poison(c, type));
}

static bool lower_unreachable(Conv *c, Op *op) {
  llvm_unreachable(c);
  return conv_erase(c, op);
}

void handlers_ub_to_llvm(ConvTable *table) {
  conv_on(table, OP_ub_poison, lower_poison);
  conv_on(table, OP_ub_unreachable, lower_unreachable);
}
