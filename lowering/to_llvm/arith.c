// convert-arith-to-llvm: arith to LLVM.
//
// Requires: no scaling conversion (arith-expand); floats that LLVM has in
//   arithmetic.
// Guarantees: no arith operation is left, but for those declined.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arith.addi %a, %b overflow<nsw> : index
//   %1 = arith.index_cast %0 : index to i32
//
// After, for a 64-bit target:
//
//   %0 = llvm.add %a, %b overflow<nsw> : i64
//   %1 = llvm.trunc %0 : i64 to i32
//
// Most operations have one of the LLVM dialect to correspond, with the same
// flags under another name: those are rows of a table. n-D vectors are taken
// row by row (vector_rows.c). Discardable attributes are kept where one
// operation becomes one, or one for each row; not, as in mlir-opt, of
// comparisons and of casts of indices.

#include "lowering/arith/expand.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"

typedef enum FlagKind {
  FLAGS_NONE,
  FLAGS_OVERFLOW,
  FLAGS_EXACT,
  FLAGS_FASTMATH,
} FlagKind;

typedef struct Plain {
  uint32_t opcode; // of the LLVM dialect; 0: no such row
  uint8_t flags;
} Plain;

// clang-format off
#define AT(token) opcode_index(OP_arith_##token)
static const Plain plain[] = {
    [AT(addi)] = {OP_llvm_add, FLAGS_OVERFLOW},
    [AT(subi)] = {OP_llvm_sub, FLAGS_OVERFLOW},
    [AT(muli)] = {OP_llvm_mul, FLAGS_OVERFLOW},
    [AT(shli)] = {OP_llvm_shl, FLAGS_OVERFLOW},
    [AT(trunci)] = {OP_llvm_trunc, FLAGS_OVERFLOW},
    [AT(divsi)] = {OP_llvm_sdiv, FLAGS_EXACT},
    [AT(divui)] = {OP_llvm_udiv, FLAGS_EXACT},
    [AT(shrsi)] = {OP_llvm_ashr, FLAGS_EXACT},
    [AT(shrui)] = {OP_llvm_lshr, FLAGS_EXACT},
    [AT(remsi)] = {OP_llvm_srem, FLAGS_NONE},
    [AT(remui)] = {OP_llvm_urem, FLAGS_NONE},
    [AT(andi)] = {OP_llvm_and, FLAGS_NONE},
    [AT(ori)] = {OP_llvm_or, FLAGS_NONE},
    [AT(xori)] = {OP_llvm_xor, FLAGS_NONE},
    [AT(maxsi)] = {OP_llvm_intr_smax, FLAGS_NONE},
    [AT(maxui)] = {OP_llvm_intr_umax, FLAGS_NONE},
    [AT(minsi)] = {OP_llvm_intr_smin, FLAGS_NONE},
    [AT(minui)] = {OP_llvm_intr_umin, FLAGS_NONE},
    [AT(extsi)] = {OP_llvm_sext, FLAGS_NONE},
    [AT(extui)] = {OP_llvm_zext, FLAGS_NONE},
    [AT(addf)] = {OP_llvm_fadd, FLAGS_FASTMATH},
    [AT(subf)] = {OP_llvm_fsub, FLAGS_FASTMATH},
    [AT(mulf)] = {OP_llvm_fmul, FLAGS_FASTMATH},
    [AT(divf)] = {OP_llvm_fdiv, FLAGS_FASTMATH},
    [AT(remf)] = {OP_llvm_frem, FLAGS_FASTMATH},
    [AT(negf)] = {OP_llvm_fneg, FLAGS_FASTMATH},
    [AT(maximumf)] = {OP_llvm_intr_maximum, FLAGS_FASTMATH},
    [AT(minimumf)] = {OP_llvm_intr_minimum, FLAGS_FASTMATH},
    [AT(maxnumf)] = {OP_llvm_intr_maxnum, FLAGS_FASTMATH},
    [AT(minnumf)] = {OP_llvm_intr_minnum, FLAGS_FASTMATH},
    [AT(extf)] = {OP_llvm_fpext, FLAGS_NONE},
    [AT(sitofp)] = {OP_llvm_sitofp, FLAGS_NONE},
    [AT(uitofp)] = {OP_llvm_uitofp, FLAGS_NONE},
    [AT(fptosi)] = {OP_llvm_fptosi, FLAGS_NONE},
    [AT(fptoui)] = {OP_llvm_fptoui, FLAGS_NONE},
};
#undef AT
// clang-format on

// Flags

static const struct {
  uint8_t from, to;
} fastmath_bits[] = {
    {E_arith_fastmath_reassoc, E_llvm_fastmath_reassoc},
    {E_arith_fastmath_nnan, E_llvm_fastmath_nnan},
    {E_arith_fastmath_ninf, E_llvm_fastmath_ninf},
    {E_arith_fastmath_nsz, E_llvm_fastmath_nsz},
    {E_arith_fastmath_arcp, E_llvm_fastmath_arcp},
    {E_arith_fastmath_contract, E_llvm_fastmath_contract},
    {E_arith_fastmath_afn, E_llvm_fastmath_afn},
};

typedef struct ArithState { // of DIALECT_arith, see conv_state()
  Attr *from, *to;          // the last flags that were converted
} ArithState;

Attr *llvm_fastmath(Conv *c, Attr *attr) {
  ArithState *last = conv_state(c, DIALECT_arith, sizeof *last);
  if (!attr || attr == last->from)
    return attr ? last->to : llvm_attrs(c)->fastmath_none;
  int64_t from = enum_value(attr, 0), to = 0;
  for (size_t i = 0; i < ARRAY_SIZE(fastmath_bits); i++)
    if (from & fastmath_bits[i].from)
      to |= fastmath_bits[i].to;
  last->from = attr;
  last->to = enum_attr(c->ctx, def_attr_llvm_fastmath, to);
  return last->to;
}

static Attr *convert_overflow(Conv *c, Attr *attr) {
  int64_t flags = enum_value(attr, 0);
  return flags ? attr_i32(c->ctx, (int32_t)flags) : llvm_attrs(c)->no_overflow;
}

// ORDER of slots: the flags are the first one, here and there.
_Static_assert(!A_arith_addi_overflowFlags && !A_arith_divsi_isExact &&
                   !A_arith_addf_fastmath && !A_llvm_sdiv_isExact &&
                   !A_llvm_intr_maximum_fastmathFlags,
               "flags are the first slot");

static Attr *convert_flags(Conv *c, const Op *op, uint8_t kind) {
  switch ((FlagKind)kind) {
  case FLAGS_OVERFLOW: return convert_overflow(c, op->slots[0]);
  case FLAGS_EXACT: return op->slots[0];
  case FLAGS_FASTMATH: return llvm_fastmath(c, op->slots[0]);
  default: return NULL;
  }
}

// Operations of the table

static bool is_small_float(Type *type) {
  Type *element = type_element_or_self(type);
  return type_is(element, TY_FLOAT) && element->as.float_kind < FLOAT_BF16;
}

static bool decline_float(Conv *c, Op *op, Type *type) {
  return conv_decline(c, op, "LLVM IR does not compute with '%s'",
                      type_str(c->ctx, type_element_or_self(type)));
}

static void make_plain(Conv *c, Op *op, Type *const *types,
                       Value *const *operands, Value **results) {
  const Plain *row = &plain[opcode_index(op->info->opcode)];
  Op *made = llvm_op(c, row->opcode, types[0], operands, op->noperands);
  if (row->flags)
    made->slots[0] = convert_flags(c, op, row->flags);
  conv_carry_attrs(c, made, op);
  results[0] = op_result(made, 0);
}

static bool unroll(Conv *c, Op *op, RowFn *row, Value *const *operands,
                   Type *const *types) {
  Value *results[2];
  vector_unroll(c, op, types, operands, op->noperands, row, results);
  return conv_replace(c, op, results);
}

static bool lower_rowwise(Conv *c, Op *op, RowFn *row) {
  Value *operands[3];
  Type *types[2];
  return start_rowwise(c, op, operands, types) &&
         unroll(c, op, row, operands, types);
}

static bool lower_plain(Conv *c, Op *op) {
  if (is_small_float(op_operand(op, 0)->type))
    return decline_float(c, op, op_operand(op, 0)->type);
  if (is_small_float(op->results[0].type))
    return decline_float(c, op, op->results[0].type);
  return lower_rowwise(c, op, make_plain);
}

static void make_fptrunc(Conv *c, Op *op, Type *const *types,
                         Value *const *operands, Value **results) {
  static const uint8_t modes[] = {
      [E_arith_rounding_mode_to_nearest_even] = E_llvm_rounding_mode_tonearest,
      [E_arith_rounding_mode_downward] = E_llvm_rounding_mode_downward,
      [E_arith_rounding_mode_upward] = E_llvm_rounding_mode_upward,
      [E_arith_rounding_mode_toward_zero] = E_llvm_rounding_mode_towardzero,
      [E_arith_rounding_mode_to_nearest_away] =
          E_llvm_rounding_mode_tonearestaway,
  };
  Attr *mode = op_slot(op, A_arith_truncf_roundingmode);
  uint32_t opcode =
      mode ? OP_llvm_intr_experimental_constrained_fptrunc : OP_llvm_fptrunc;
  Op *made = llvm_op(c, opcode, types[0], operands, 1);
  results[0] = op_result(made, 0);
  conv_carry_attrs(c, made, op);
  if (!mode)
    return;
  made->slots[A_llvm_intr_experimental_constrained_fptrunc_roundingmode] =
      attr_i64(c->ctx, modes[enum_value(mode, 0)]);
  made->slots
      [A_llvm_intr_experimental_constrained_fptrunc_fpExceptionBehavior] =
      attr_i64(c->ctx, 0);
}

static bool lower_truncf(Conv *c, Op *op) {
  if (is_small_float(op->results[0].type))
    return decline_float(c, op, op->results[0].type);
  return lower_rowwise(c, op, make_fptrunc);
}

// Comparisons and selection. Predicates have the same numbers.

static void make_cmpi(Conv *c, Op *op, Type *const *types,
                      Value *const *operands, Value **results) {
  Op *made = llvm_op(c, OP_llvm_icmp, types[0], operands, 2);
  made->slots[A_llvm_icmp_predicate] = op_slot(op, A_arith_cmpi_predicate);
  results[0] = op_result(made, 0);
}

static bool lower_cmpi(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_cmpi);
}

static void make_cmpf(Conv *c, Op *op, Type *const *types,
                      Value *const *operands, Value **results) {
  Op *made = llvm_op(c, OP_llvm_fcmp, types[0], operands, 2);
  made->slots[A_llvm_fcmp_predicate] = op_slot(op, A_arith_cmpf_predicate);
  made->slots[A_llvm_fcmp_fastmathFlags] =
      llvm_fastmath(c, op_slot(op, A_arith_cmpf_fastmath));
  results[0] = op_result(made, 0);
}

static bool lower_cmpf(Conv *c, Op *op) {
  if (is_small_float(op_operand(op, 0)->type))
    return decline_float(c, op, op_operand(op, 0)->type);
  return lower_rowwise(c, op, make_cmpf);
}

static void make_select(Conv *c, Op *op, Type *const *types,
                        Value *const *operands, Value **results) {
  (void)types;
  results[0] = llvm_select(c, operands[0], operands[1], operands[2]);
  conv_carry_attrs(c, value_op(results[0]), op);
}

// One condition for all selects whole aggregates.
static bool lower_select(Conv *c, Op *op) {
  Value *operands[3];
  Type *types[1];
  if (!start_rowwise(c, op, operands, types))
    return false;
  if (type_is(operands[0]->type, TY_LLVM_ARRAY))
    return unroll(c, op, make_select, operands, types);
  Value *result;
  make_select(c, op, types, operands, &result);
  return conv_replace1(c, op, result);
}

// Casts

static uint32_t width_of(Type *type) {
  while (type_is(type, TY_LLVM_ARRAY))
    type = type->as.array.element;
  return type_bit_width(type_element_or_self(type));
}

static void make_index_cast(Conv *c, Op *op, Type *const *types,
                            Value *const *operands, Value **results) {
  bool is_unsigned = op_is(op, OP_arith_index_castui);
  uint32_t opcode = width_of(types[0]) < width_of(operands[0]->type)
                        ? OP_llvm_trunc
                    : is_unsigned ? OP_llvm_zext
                                  : OP_llvm_sext;
  results[0] = llvm_cast(c, opcode, types[0], operands[0]);
}

// The elements of a memref stay as they are; so must their width.
static bool lower_memref_index_cast(Conv *c, Op *op, Value *operand) {
  Type *from = op_operand(op, 0)->type->as.shaped.element;
  Type *to = op->results[0].type->as.shaped.element;
  from = type_convert(llvm_types(c), from);
  to = type_convert(llvm_types(c), to);
  if (!from || from != to)
    return conv_decline(c, op, "the elements of a memref cannot change width");
  return conv_replace1(c, op, operand);
}

static bool lower_index_cast(Conv *c, Op *op) {
  Value *operands[1];
  Type *types[1];
  if (!start_rowwise(c, op, operands, types))
    return false;
  if (type_is_memref(op_operand(op, 0)->type))
    return lower_memref_index_cast(c, op, operands[0]);
  if (types[0] == operands[0]->type)
    return conv_replace1(c, op, operands[0]);
  return unroll(c, op, make_index_cast, operands, types);
}

static void make_bitcast(Conv *c, Op *op, Type *const *types,
                         Value *const *operands, Value **results) {
  results[0] = llvm_cast(c, OP_llvm_bitcast, types[0], operands[0]);
  conv_carry_attrs(c, value_op(results[0]), op);
}

// Small floats are integers already, and descriptors do not show their
// elements.
static bool lower_bitcast(Conv *c, Op *op) {
  Value *operands[1];
  Type *types[1];
  if (!start_rowwise(c, op, operands, types))
    return false;
  if (types[0] == operands[0]->type)
    return conv_replace1(c, op, operands[0]);
  return unroll(c, op, make_bitcast, operands, types);
}

static bool lower_constant(Conv *c, Op *op) {
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  if (type_is_memref(op->results[0].type))
    return conv_decline(c, op, "a constant is no memory; memref.global is");
  Value *made = llvm_const(c, type, op_slot(op, A_arith_constant_value));
  conv_carry_attrs(c, value_op(made), op);
  return conv_replace1(c, op, made);
}

// Extended arithmetic: two results

static void make_addui_extended(Conv *c, Op *op, Type *const *types,
                                Value *const *operands, Value **results) {
  (void)op;
  Type *pair = type_llvm_struct(c->ctx, types, 2, false);
  Op *made = llvm_op(c, OP_llvm_intr_uadd_with_overflow, pair, operands, 2);
  results[0] = llvm_extract(c, op_result(made, 0), 0);
  results[1] = llvm_extract(c, op_result(made, 0), 1);
}

static bool lower_addui_extended(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_addui_extended);
}

static Type *with_width(Conv *c, Type *type, uint32_t width) {
  Type *element = type_int(c->ctx, width);
  return type_is(type, TY_VECTOR) ? type_with_element(c->ctx, type, element)
                                  : element;
}

// A number, or a vector of it.
static Value *llvm_splat(Conv *c, Type *type, int64_t number) {
  if (!type_is(type, TY_VECTOR))
    return llvm_int(c, type, number);
  Attr *element = attr_int(c->ctx, type->as.shaped.element, number);
  return llvm_const(c, type, dense_splat(c->ctx, type, element));
}

// In twice the width; the halves are the results.
static void make_mul_extended(Conv *c, Op *op, Type *const *types,
                              Value *const *operands, Value **results) {
  uint32_t width = width_of(types[0]);
  Type *wide = with_width(c, types[0], 2 * width);
  uint32_t extend =
      op_is(op, OP_arith_mulsi_extended) ? OP_llvm_sext : OP_llvm_zext;
  Value *lhs = llvm_cast(c, extend, wide, operands[0]);
  Value *rhs = llvm_cast(c, extend, wide, operands[1]);
  Value *product = llvm_mul(c, lhs, rhs);
  results[0] = llvm_cast(c, OP_llvm_trunc, types[0], product);
  Value *amount = llvm_splat(c, wide, width);
  Value *high = llvm_binary(c, OP_llvm_lshr, product, amount);
  results[1] = llvm_cast(c, OP_llvm_trunc, types[1], high);
}

static bool lower_mul_extended(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_mul_extended);
}

// Divisions that round up or down become others, which are converted in turn.
static bool lower_division(Conv *c, Op *op) {
  return conv_replace1(c, op, arith_expand_division(&c->b, op));
}

static bool lower_expandable(Conv *c, Op *op) {
  return conv_decline(c, op, "arith-expand has to come first");
}

// Adds the handlers of arith: rows of `plain`, and the others.
void handlers_arith_to_llvm(ConvTable *table) {
  for (uint32_t i = 0; i < ARRAY_SIZE(plain); i++)
    if (plain[i].opcode)
      conv_on(table, OPCODE(DIALECT_arith, i), lower_plain);
  conv_on(table, OP_arith_truncf, lower_truncf);
  conv_on(table, OP_arith_cmpi, lower_cmpi);
  conv_on(table, OP_arith_cmpf, lower_cmpf);
  conv_on(table, OP_arith_select, lower_select);
  conv_on(table, OP_arith_index_cast, lower_index_cast);
  conv_on(table, OP_arith_index_castui, lower_index_cast);
  conv_on(table, OP_arith_bitcast, lower_bitcast);
  conv_on(table, OP_arith_constant, lower_constant);
  conv_on(table, OP_arith_addui_extended, lower_addui_extended);
  conv_on(table, OP_arith_mulsi_extended, lower_mul_extended);
  conv_on(table, OP_arith_mului_extended, lower_mul_extended);
  conv_on(table, OP_arith_ceildivsi, lower_division);
  conv_on(table, OP_arith_ceildivui, lower_division);
  conv_on(table, OP_arith_floordivsi, lower_division);
  conv_on(table, OP_arith_scaling_extf, lower_expandable);
  conv_on(table, OP_arith_scaling_truncf, lower_expandable);
}
