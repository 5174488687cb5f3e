// Folds of the complex dialect: of constants only those that leave the other
// operand. As many as MLIR has, but where one holds for numbers and not for
// floats only with the flags that say that this is no matter; and log(exp(x)) is
// not x, whose imaginary part may be any angle.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/match.h"

static Value *operand(const Op *op, uint32_t i) {
  return op_operand(op, i);
}

bool fold_complex_constant(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_complex_constant_value));
}

// The parts of a constant number of floats, or of any kind if `any`.
static bool parts_of(const Attr *constant, bool any, Attr *parts[2]) {
  if (!attr_is(constant, AT_ARRAY) || constant->as.array.count != 2)
    return false;
  parts[0] = constant->as.array.items[0];
  parts[1] = constant->as.array.items[1];
  return any || (attr_is(parts[0], AT_FLOAT) && attr_is(parts[1], AT_FLOAT));
}

// ORDER FASTMATH: the flags are the first slot of each that has them here.
#define FASTMATH 0
_Static_assert((int)A_complex_add_fastmath == FASTMATH &&
                   (int)A_complex_sub_fastmath == FASTMATH &&
                   (int)A_complex_mul_fastmath == FASTMATH &&
                   (int)A_complex_div_fastmath == FASTMATH &&
                   (int)A_complex_exp_fastmath == FASTMATH &&
                   (int)A_complex_log_fastmath == FASTMATH,
               "slots of fast-math flags differ");

static bool allows(const Op *op, int64_t flags) {
  return (attr_flags_value(op_slot(op, FASTMATH)) & flags) == flags;
}

// A zero that leaves what it is added to as it is, or, if `negative` is false,
// what it is subtracted from. Another one changes the sign of zeros.
static bool is_neutral(Fold *f, const Op *op, bool negative) {
  Attr *parts[2];
  if (!parts_of(f->constants[1], false, parts))
    return false;
  for (int i = 0; i < 2; i++)
    if (!match_float_zero(f->ctx, parts[i], negative) &&
        !(allows(op, E_arith_fastmath_nsz) &&
          match_float_any_zero(f->ctx, parts[i])))
      return false;
  return true;
}

// An infinite part times the zero is NaN, and zeros may change their sign.
static bool is_factor_of_nothing(Fold *f, const Op *op) {
  Attr *parts[2];
  return allows(op, E_arith_fastmath_nnan | E_arith_fastmath_nsz) &&
         parts_of(f->constants[1], false, parts) &&
         match_float_one(f->ctx, parts[0]) &&
         match_float_any_zero(f->ctx, parts[1]);
}

// re(x), im(x) -> x
bool fold_complex_create(Fold *f, Op *op) {
  const Op *re = value_def(operand(op, 0), OP_complex_re);
  const Op *im = value_def(operand(op, 1), OP_complex_im);
  return re && im && operand(re, 0) == operand(im, 0) &&
         fold_to_value(f, operand(re, 0));
}

static bool fold_part(Fold *f, const Op *op, uint32_t part) {
  Attr *parts[2];
  if (parts_of(f->constants[0], true, parts))
    return fold_to(f, parts[part]);
  const Op *create = value_def(operand(op, 0), OP_complex_create);
  return create && fold_to_value(f, operand(create, part));
}

bool fold_complex_re(Fold *f, Op *op) {
  return fold_part(f, op, 0);
}

bool fold_complex_im(Fold *f, Op *op) {
  return fold_part(f, op, 1);
}

// Whether the sum or difference that `op` undoes need not have been rounded.
static bool is_undone(const Op *inner, const Op *op) {
  const int64_t flags = E_arith_fastmath_reassoc | E_arith_fastmath_nsz;
  return inner && allows(inner, flags) && allows(op, flags);
}

// (a - b) + b, b + (a - b), a + 0 -> a
bool fold_complex_add(Fold *f, Op *op) {
  for (uint32_t i = 0; i < 2; i++) {
    const Op *sub = value_def(operand(op, i), OP_complex_sub);
    if (is_undone(sub, op) && operand(op, 1 - i) == operand(sub, 1))
      return fold_to_value(f, operand(sub, 0));
  }
  return is_neutral(f, op, true) && fold_to_value(f, operand(op, 0));
}

// (a + b) - b, a - 0 -> a
bool fold_complex_sub(Fold *f, Op *op) {
  const Op *add = value_def(operand(op, 0), OP_complex_add);
  if (is_undone(add, op) && operand(op, 1) == operand(add, 1))
    return fold_to_value(f, operand(add, 0));
  return is_neutral(f, op, false) && fold_to_value(f, operand(op, 0));
}

bool fold_complex_mul(Fold *f, Op *op) {
  return is_factor_of_nothing(f, op) && fold_to_value(f, operand(op, 0));
}

bool fold_complex_div(Fold *f, Op *op) {
  return is_factor_of_nothing(f, op) && fold_to_value(f, operand(op, 0));
}

// neg(neg(a)), conj(conj(a)) -> a
bool fold_complex_twice(Fold *f, Op *op) {
  const Op *inner = value_def(operand(op, 0), op->info->opcode);
  return inner && fold_to_value(f, operand(inner, 0));
}

// exp(log(a)) -> a
bool fold_complex_exp(Fold *f, Op *op) {
  const Op *log = value_def(operand(op, 0), OP_complex_log);
  return log && allows(log, E_arith_fastmath_reassoc) &&
         allows(op, E_arith_fastmath_reassoc) &&
         fold_to_value(f, operand(log, 0));
}

bool fold_complex_bitcast(Fold *f, Op *op) {
  return operand(op, 0)->type == op_result(op, 0)->type &&
         fold_to_value(f, operand(op, 0));
}

// Numbers are constants of arith, but for pairs of them.
Op *materialize_complex(Builder *b, Attr *value, Type *type) {
  Attr *parts[2];
  if (!type_is(type, TY_COMPLEX))
    return materialize_arith(b, value, type);
  if (!parts_of(value, true, parts) ||
      parts[0]->type != type->as.shaped.element ||
      parts[1]->type != type->as.shaped.element)
    return NULL;
  Op *op = build_op(b, OP_complex_constant, &type, 1, NULL, 0);
  op->slots[A_complex_constant_value] = value;
  return op;
}
