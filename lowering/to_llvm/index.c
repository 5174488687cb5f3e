// convert-index-to-llvm: the index dialect.
//
// Requires: nothing.
// Guarantees: no index operation is left.
// Invalidates: nothing.
//
// Before:
//
//   %0 = index.ceildivu %a, %b
//
// After, for a 64-bit target:
//
//   %1 = llvm.mlir.constant(0 : i64) : i64
//   %2 = llvm.mlir.constant(1 : i64) : i64
//   %3 = llvm.sub %a, %2 : i64
//   %4 = llvm.udiv %3, %b : i64
//   %5 = llvm.add %4, %2 : i64
//   %6 = llvm.icmp "eq" %a, %1 : i64
//   %0 = llvm.select %6, %1, %5 : i1, i64

#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/passes.h"

// clang-format off
#define AT(token) opcode_index(OP_index_##token)
static const uint32_t plain[] = {
    [AT(add)] = OP_llvm_add,       [AT(sub)] = OP_llvm_sub,
    [AT(mul)] = OP_llvm_mul,       [AT(divs)] = OP_llvm_sdiv,
    [AT(divu)] = OP_llvm_udiv,     [AT(rems)] = OP_llvm_srem,
    [AT(remu)] = OP_llvm_urem,     [AT(maxs)] = OP_llvm_intr_smax,
    [AT(maxu)] = OP_llvm_intr_umax, [AT(mins)] = OP_llvm_intr_smin,
    [AT(minu)] = OP_llvm_intr_umin, [AT(shl)] = OP_llvm_shl,
    [AT(shrs)] = OP_llvm_ashr,     [AT(shru)] = OP_llvm_lshr,
    [AT(and)] = OP_llvm_and,       [AT(or)] = OP_llvm_or,
    [AT(xor)] = OP_llvm_xor,
};
#undef AT
// clang-format on

static bool lower_plain(Conv *c, Op *op) {
  Value *values[2];
  if (!conv_operands(c, op, 0, 2, values))
    return false;
  uint32_t opcode = plain[opcode_index(op->info->opcode)];
  bool has_flags = opcode == OP_llvm_add || opcode == OP_llvm_sub ||
                   opcode == OP_llvm_mul || opcode == OP_llvm_shl;
  Value *value = has_flags ? llvm_arith(c, opcode, values[0], values[1],
                                        llvm_attrs(c)->no_overflow)
                           : llvm_binary(c, opcode, values[0], values[1]);
  conv_carry_attrs(c, value_op(value), op);
  return conv_replace1(c, op, value);
}

static Value *constant(Conv *c, int64_t value) {
  return llvm_int(c, llvm_types(c)->index, value);
}

// Divisions that round up or down: the quotient rounded towards zero, moved by
// one if there is a remainder and rounding went the wrong way. A remainder has
// the sign of the dividend, so its sign and the divisor's tell that of the
// exact quotient. Nothing here overflows that the operation itself does not.
static bool lower_rounded(Conv *c, Op *op, int64_t predicate, int64_t step) {
  Value *v[2];
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  Value *zero = constant(c, 0);
  Value *quotient = llvm_binary(c, OP_llvm_sdiv, v[0], v[1]);
  Value *rest = llvm_binary(c, OP_llvm_srem, v[0], v[1]);
  Value *moved = llvm_add(c, quotient, constant(c, step));
  Value *rest_negative = llvm_icmp(c, E_llvm_icmp_slt, rest, zero);
  Value *divisor_negative = llvm_icmp(c, E_llvm_icmp_slt, v[1], zero);
  Value *wrong_way = llvm_icmp(c, predicate, rest_negative, divisor_negative);
  Value *inexact = llvm_icmp(c, E_llvm_icmp_ne, rest, zero);
  Value *moves = llvm_binary(c, OP_llvm_and, inexact, wrong_way);
  return conv_replace1(c, op, llvm_select(c, moves, moved, quotient));
}

static bool lower_ceildivs(Conv *c, Op *op) {
  return lower_rounded(c, op, E_llvm_icmp_eq, 1);
}

static bool lower_floordivs(Conv *c, Op *op) {
  return lower_rounded(c, op, E_llvm_icmp_ne, -1);
}

// (n - 1) / m + 1, but for n = 0.
static bool lower_ceildivu(Conv *c, Op *op) {
  Value *v[2];
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  Value *zero = constant(c, 0), *one = constant(c, 1);
  Value *up = llvm_sub(c, v[0], one);
  up = llvm_binary(c, OP_llvm_udiv, up, v[1]);
  up = llvm_add(c, up, one);
  Value *n_zero = llvm_icmp(c, E_llvm_icmp_eq, v[0], zero);
  return conv_replace1(c, op, llvm_select(c, n_zero, zero, up));
}

// Casts, comparisons and constants

static bool lower_cast(Conv *c, Op *op) {
  Value *value;
  if (!conv_operands(c, op, 0, 1, &value))
    return false;
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  uint32_t from = type_bit_width(value->type), to = type_bit_width(type);
  if (from == to)
    return conv_replace1(c, op, value);
  uint32_t extend = op_is(op, OP_index_casts) ? OP_llvm_sext : OP_llvm_zext;
  uint32_t opcode = to < from ? OP_llvm_trunc : extend;
  return conv_replace1(c, op, llvm_cast(c, opcode, type, value));
}

// Predicates are the same as llvm.icmp's by name, not by number.
static bool lower_cmp(Conv *c, Op *op) {
  static const int8_t predicates[] = {
      [E_index_cmp_eq] = E_llvm_icmp_eq,   [E_index_cmp_ne] = E_llvm_icmp_ne,
      [E_index_cmp_slt] = E_llvm_icmp_slt, [E_index_cmp_sle] = E_llvm_icmp_sle,
      [E_index_cmp_sgt] = E_llvm_icmp_sgt, [E_index_cmp_sge] = E_llvm_icmp_sge,
      [E_index_cmp_ult] = E_llvm_icmp_ult, [E_index_cmp_ule] = E_llvm_icmp_ule,
      [E_index_cmp_ugt] = E_llvm_icmp_ugt, [E_index_cmp_uge] = E_llvm_icmp_uge,
  };
  Value *v[2];
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  int64_t predicate = enum_value(op_slot(op, A_index_cmp_pred), 0);
  return conv_replace1(c, op, llvm_icmp(c, predicates[predicate], v[0], v[1]));
}

static bool lower_constant(Conv *c, Op *op) {
  int64_t value = attr_to_i64(op_slot(op, A_index_constant_value));
  return conv_replace1(c, op, constant(c, value));
}

static bool lower_bool_constant(Conv *c, Op *op) {
  Attr *value = op_slot(op, A_index_bool_constant_value);
  return conv_replace1(c, op, llvm_const(c, c->ctx->i1, value));
}

static bool lower_sizeof(Conv *c, Op *op) {
  return conv_replace1(c, op, constant(c, llvm_types(c)->index_bits));
}

void handlers_index_to_llvm(ConvTable *table) {
  for (uint32_t i = 0; i < ARRAY_SIZE(plain); i++)
    if (plain[i])
      conv_on(table, OPCODE(DIALECT_index, i), lower_plain);
  conv_on(table, OP_index_ceildivs, lower_ceildivs);
  conv_on(table, OP_index_ceildivu, lower_ceildivu);
  conv_on(table, OP_index_floordivs, lower_floordivs);
  conv_on(table, OP_index_casts, lower_cast);
  conv_on(table, OP_index_castu, lower_cast);
  conv_on(table, OP_index_cmp, lower_cmp);
  conv_on(table, OP_index_constant, lower_constant);
  conv_on(table, OP_index_bool_constant, lower_bool_constant);
  conv_on(table, OP_index_sizeof, lower_sizeof);
}
