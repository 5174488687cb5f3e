// The dialect itself: its tables, the functions that rows name, registration.

#include "test/own_dialect/qnum/qnum.h"

#define DIALECT_TABLE "test/own_dialect/qnum/qnum.def"
#include "ir/dialects/define_constraints.inc"
#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

bool type_is_qnum(const Type *type) {
  return type->kind == TY_DIALECT && type->as.def.info == def_type_qnum_q;
}

uint32_t qnum_fraction(const Type *type) {
  return (uint32_t)attr_to_u64(type->as.def.params[P_qnum_q_fraction]);
}

bool verify_def_qnum_q(Ctx *ctx, Loc loc, Attr *const *params) {
  uint64_t fraction = attr_to_u64(params[P_qnum_q_fraction]);
  return fraction < 32 ||
         diag_error(&ctx->diags, loc,
                    "a number of 32 bits cannot have %llu behind its point",
                    (unsigned long long)fraction);
}

bool verify_qnum_convert(Ctx *ctx, Op *op) {
  return op_operand(op, 0)->type != op_result(op, 0)->type ||
         op_error(ctx, op, "moves the point nowhere");
}

bool name_qnum_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)index;
  buf_lit(out, "q");
  buf_i64(out, attr_to_i64(op_slot(op, A_qnum_constant_bits)));
  return true;
}

// Folds: of constants their bits, as i32

bool fold_qnum_constant(Fold *f, Op *op) {
  f->results[0].constant = op_slot(op, A_qnum_constant_bits);
  return true;
}

static int64_t saturate(int64_t n) {
  return n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : n;
}

bool fold_qnum_add(Fold *f, Op *op) {
  const Attr *lhs = f->constants[0], *rhs = f->constants[1];
  if (rhs && !attr_to_i64(rhs)) {
    f->results[0].value = op_operand(op, 0);
    return true;
  }
  if (!lhs || !rhs)
    return false;
  int64_t sum = saturate(attr_to_i64(lhs) + attr_to_i64(rhs));
  f->results[0].constant = attr_int(f->ctx, f->ctx->i32, sum);
  return true;
}

Op *materialize_qnum(Builder *b, Attr *value, Type *type) {
  if (!type_is_qnum(type) || !attr_is(value, AT_INTEGER))
    return NULL;
  Op *op = build_op(b, OP_qnum_constant, &type, 1, NULL, 0);
  op->slots[A_qnum_constant_bits] = value;
  return op;
}

void register_qnum(Ctx *ctx) {
  ctx_register_dialect(ctx, &dialect_qnum);
  add_qnum_syntax(ctx);
  add_qnum_patterns(ctx);
  add_qnum_to_llvm(ctx);
  add_qnum_views(ctx);
  add_qnum_translation(ctx);
}
