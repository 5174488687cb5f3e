// The translation of the qnum dialect to LLVM IR, where no row can say it.

#include "backend/translate/translate_int.h"
#include "test/own_dialect/qnum/qnum.h"

static bool translate_qnum_shift(FunctionState *f, Op *op) {
  LLVMValueRef in = operand_of(f, op, 0);
  uint64_t by = attr_to_u64(op_slot(op, A_qnum_intr_shift_by));
  if (by >= type_bit_width(op_operand(op, 0)->type))
    return op_error_at(f, op, "moves all bits out");
  LLVMValueRef amount = LLVMConstInt(LLVMTypeOf(in), by, false);
  return translate_result(f, op, LLVMBuildAShr(f->t->builder, in, amount, ""));
}

#define DIALECT_TABLE "test/own_dialect/qnum/qnum.def"
#include "backend/translate/define_translation.inc"

void add_qnum_translation(Ctx *ctx) {
  ctx_add_part(ctx, &dialect_qnum, PART_TRANSLATION, translation_qnum);
}
