// Folds of the ptr dialect.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/match.h"

bool fold_ptr_constant(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_ptr_constant_value));
}

// p + 0 is p, unless it becomes as many as there are zeros.
bool fold_ptr_ptr_add(Fold *f, Op *op) {
  return match_zero(f->ctx, f->constants[1]) &&
         op_operand(op, 0)->type == op_result(op, 0)->type &&
         fold_to_value(f, op_operand(op, 0));
}

// Whether `from_ptr` gives back what `to_ptr` was made of: the metadata are
// that value's.
static bool gives_back(const Op *from_ptr, const Op *to_ptr) {
  uint32_t first, count;
  op_operand_group(from_ptr, G_ptr_from_ptr_metadata, &first, &count);
  const Op *metadata = count ? value_op(op_operand(from_ptr, first)) : NULL;
  return metadata && op_is(metadata, OP_ptr_get_metadata) &&
         op_operand(metadata, 0) == op_operand(to_ptr, 0);
}

static Op *made_by(Value *value, uint32_t opcode) {
  Op *op = value_op(value);
  return op && op_is(op, opcode) ? op : NULL;
}

// from_ptr(to_ptr(%m)) metadata get_metadata(%m) is %m; so on for that.
bool fold_ptr_from_ptr(Fold *f, Op *op) {
  Value *found = NULL;
  while (op) {
    Op *to_ptr = made_by(op_operand(op, 0), OP_ptr_to_ptr);
    if (!to_ptr || op_operand(to_ptr, 0)->type != op_result(op, 0)->type ||
        !gives_back(op, to_ptr))
      break;
    found = op_operand(to_ptr, 0);
    op = made_by(found, OP_ptr_from_ptr);
  }
  return found && fold_to_value(f, found);
}

// to_ptr(from_ptr(%p)) is %p; so on for that.
bool fold_ptr_to_ptr(Fold *f, Op *op) {
  Value *found = NULL;
  for (Op *to_ptr = op; to_ptr; to_ptr = made_by(found, OP_ptr_to_ptr)) {
    Op *from_ptr = made_by(op_operand(to_ptr, 0), OP_ptr_from_ptr);
    if (!from_ptr)
      break;
    found = op_operand(from_ptr, 0);
  }
  return found && fold_to_value(f, found);
}
