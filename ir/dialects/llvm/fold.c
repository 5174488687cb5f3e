// Folds of the llvm dialect: constants, casts of casts, constant indices of
// addresses, and fields that are taken out of what they were put into.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/match.h"

// Constants

bool fold_llvm_mlir_constant(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_llvm_mlir_constant_value));
}

bool fold_llvm_mlir_addressof(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_llvm_mlir_addressof_global_name));
}

bool fold_llvm_blockaddress(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_llvm_blockaddress_block_addr));
}

bool fold_llvm_dso_local_equivalent(Fold *f, Op *op) {
  Attr *name = op_slot(op, A_llvm_dso_local_equivalent_function_name);
  return fold_to(
      f, attr_dialect(f->ctx, def_attr_llvm_dso_local_equivalent, &name));
}

bool fold_llvm_mlir_undef(Fold *f, Op *op) {
  (void)op;
  return fold_to(f, attr_dialect(f->ctx, def_attr_llvm_undef, NULL));
}

bool fold_llvm_mlir_poison(Fold *f, Op *op) {
  (void)op;
  return fold_to(f, attr_dialect(f->ctx, def_attr_llvm_poison, NULL));
}

// Numbers have the zero that llvm.mlir.constant would say.
bool fold_llvm_mlir_zero(Fold *f, Op *op) {
  Attr *zero = attr_zero(f->ctx, op_result(op, 0)->type);
  return fold_to(f,
                 zero ? zero : attr_dialect(f->ctx, def_attr_llvm_zero, NULL));
}

static bool is_number_of(const Attr *value, const Type *type) {
  switch ((AttrKind)value->kind) {
  case AT_INTEGER:
  case AT_FLOAT:
  case AT_DENSE:
  case AT_DENSE_STRING:
  case AT_DENSE_RESOURCE:
  case AT_SPARSE: return value->type == type && type_is_llvm_compatible(type);
  default: return false;
  }
}

// The operation that makes what only this dialect has a name for; or 0.
static uint32_t maker_of(const Attr *value) {
  return attr_is_def(value, def_attr_llvm_undef)    ? OP_llvm_mlir_undef
         : attr_is_def(value, def_attr_llvm_poison) ? OP_llvm_mlir_poison
         : attr_is_def(value, def_attr_llvm_zero)   ? OP_llvm_mlir_zero
                                                    : 0;
}

Op *materialize_llvm(Builder *b, Attr *value, Type *type) {
  if (attr_is(value, AT_SYMBOL_REF) && !value->as.symbol.nnested &&
      type_is(type, TY_LLVM_PTR)) {
    Op *op = build_op(b, OP_llvm_mlir_addressof, &type, 1, NULL, 0);
    op->slots[A_llvm_mlir_addressof_global_name] = value;
    return op;
  }
  uint32_t maker = maker_of(value);
  if (maker)
    return build_op(b, maker, &type, 1, NULL, 0);
  if (!is_number_of(value, type))
    return NULL;
  Op *op = build_op(b, OP_llvm_mlir_constant, &type, 1, NULL, 0);
  op->slots[A_llvm_mlir_constant_value] = value;
  return op;
}

// Integers

static bool are_integers(const Fold *f, const Op *op) {
  return attr_is(f->constants[0], AT_INTEGER) &&
         (op->noperands == 1 || attr_is(f->constants[1], AT_INTEGER)) &&
         type_is(op->results[0].type, TY_INTEGER);
}

static uint64_t *room_for(const Fold *f, const Type *type) {
  return arena_array(f->arena, uint64_t, wide_words(type->as.integer.width));
}

bool fold_llvm_zext(Fold *f, Op *op) {
  if (!are_integers(f, op))
    return false;
  Type *type = op->results[0].type;
  const Attr *value = f->constants[0];
  uint64_t *result = room_for(f, type);
  wide_zext(result, type->as.integer.width, value->as.words,
            value->type->as.integer.width);
  return fold_to(f, attr_integer(f->ctx, type, result));
}

bool fold_llvm_or(Fold *f, Op *op) {
  if (!are_integers(f, op))
    return false;
  Type *type = op->results[0].type;
  uint64_t *result = room_for(f, type);
  wide_or(result, f->constants[0]->as.words, f->constants[1]->as.words,
          type->as.integer.width);
  return fold_to(f, attr_integer(f->ctx, type, result));
}

// Shifts by the width or more are poison, and stay.
bool fold_llvm_shl(Fold *f, Op *op) {
  if (!are_integers(f, op))
    return false;
  Type *type = op->results[0].type;
  uint32_t width = type->as.integer.width;
  const uint64_t *by = f->constants[1]->as.words;
  if (!wide_fits_u64(by, width) || wide_to_u64(by) >= width)
    return false;
  uint64_t *result = room_for(f, type);
  wide_shl(result, f->constants[0]->as.words, (uint32_t)wide_to_u64(by), width);
  return fold_to(f, attr_integer(f->ctx, type, result));
}

static bool is_made_by(const Op *op, uint32_t i, uint32_t opcode) {
  return value_def(op_operand(op, i), opcode) != NULL;
}

static bool fold_to_truth(Fold *f, Type *type, bool truth) {
  return fold_to(f, type_is(type, TY_VECTOR)
                        ? attr_dense(f->ctx, type, &truth, 1, true)
                        : attr_bool(f->ctx, truth));
}

// A value equals itself; memory that was just allocated is not null. Null goes to
// the right.
bool fold_llvm_icmp(Fold *f, Op *op) {
  int64_t predicate = attr_to_i64(op_slot(op, A_llvm_icmp_predicate));
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Type *type = op->results[0].type;
  if (predicate != E_llvm_icmp_eq && predicate != E_llvm_icmp_ne)
    return false;
  if (lhs == rhs)
    return fold_to_truth(f, type, predicate == E_llvm_icmp_eq);
  if (is_made_by(op, 0, OP_llvm_alloca) && is_made_by(op, 1, OP_llvm_mlir_zero))
    return fold_to_truth(f, type, predicate == E_llvm_icmp_ne);
  if (!is_made_by(op, 0, OP_llvm_mlir_zero) ||
      !is_made_by(op, 1, OP_llvm_alloca))
    return false;
  op_set_operand(op, 0, rhs);
  op_set_operand(op, 1, lhs);
  return fold_in_place(f);
}

// Casts

// Folds a cast of one of the same kind; bitcasts and addrspacecasts share it.
bool fold_llvm_chained_cast(Fold *f, Op *op) {
  Value *from = op_operand(op, 0);
  Type *type = op->results[0].type;
  if (from->type == type)
    return fold_to_value(f, from);
  Op *before = value_def(from, op->info->opcode);
  if (!before)
    return false;
  from = op_operand(before, 0);
  if (from->type == type)
    return fold_to_value(f, from);
  op_set_operand(op, 0, from);
  return fold_in_place(f);
}

// The only element of a vector, as a vector.
bool fold_llvm_shufflevector(Fold *f, Op *op) {
  const Type *type = op_operand(op, 0)->type;
  const Attr *mask = op_slot(op, A_llvm_shufflevector_mask);
  if (type->kind != TY_VECTOR || type->as.shaped.rank != 1 ||
      type->as.shaped.shape[0] != 1 || mask->as.dense.count != 1 ||
      dense_int(mask, 0) != 0 || op->results[0].type != type)
    return false;
  return fold_to_value(f, op_operand(op, 0));
}

// llvm.getelementptr

// Bits of the constants that mlir-opt takes for indices.
enum { INDEX_BITS = 29 };

static bool is_small(const Attr *index) {
  return attr_is(index, AT_INTEGER) &&
         wide_min_signed_bits(index->as.words, index->type->as.integer.width) <=
             INDEX_BITS;
}

static bool is_zero_index(const Fold *f, const Attr *constants) {
  if (dense_int(constants, 0) != GEP_DYNAMIC)
    return dense_int(constants, 0) == 0;
  const Attr *index = f->constants[1];
  return attr_is(index, AT_INTEGER) &&
         wide_is_zero(index->as.words, index->type->as.integer.width);
}

// Indices that are constants become part of the operation.
bool fold_llvm_getelementptr(Fold *f, Op *op) {
  const Attr *old = op_slot(op, A_llvm_getelementptr_rawConstantIndices);
  uint64_t n = old->as.dense.count;
  Value *base = op_operand(op, 0);
  if (n == 1 && base->type == op->results[0].type && is_zero_index(f, old))
    return fold_to_value(f, base);
  int32_t *constants = arena_array(f->arena, int32_t, n);
  Value **operands = arena_array(f->arena, Value *, op->noperands);
  uint32_t nold = 1, nnew = 0;
  operands[nnew++] = base;
  for (uint64_t i = 0; i < n; i++) {
    constants[i] = (int32_t)dense_int(old, i);
    if (constants[i] != GEP_DYNAMIC)
      continue;
    const Attr *index = f->constants[nold];
    if (is_small(index))
      constants[i] = (int32_t)attr_to_i64(index);
    else
      operands[nnew++] = op_operand(op, nold);
    nold++;
  }
  if (nnew == nold)
    return false;
  op_set_operands(f->pool, op, operands, nnew);
  op->slots[A_llvm_getelementptr_rawConstantIndices] =
      attr_dense_i32(f->ctx, constants, n);
  return fold_in_place(f);
}

// llvm.extractvalue

static Attr *part_of(Fold *f, Attr *whole, int64_t i) {
  if (attr_is(whole, AT_ARRAY))
    return (uint64_t)i < whole->as.array.count ? whole->as.array.items[i]
                                               : NULL;
  if (attr_is(whole, AT_DENSE))
    return (uint64_t)i < whole->as.dense.count
               ? dense_attr(f->ctx, whole, (uint64_t)i)
               : NULL;
  return maker_of(whole) ? whole : NULL;
}

static bool fold_extract_of_constant(Fold *f, Attr *whole,
                                     const Attr *position) {
  for (uint64_t i = 0; whole && i < position->as.dense.count; i++)
    whole = part_of(f, whole, dense_int(position, i));
  return whole && fold_to(f, whole);
}

static Attr *join_positions(Fold *f, const Attr *a, const Attr *b) {
  uint64_t n = a->as.dense.count, count = n + b->as.dense.count;
  int64_t *joint = arena_array(f->arena, int64_t, count);
  for (uint64_t i = 0; i < count; i++)
    joint[i] = i < n ? dense_int(a, i) : dense_int(b, i - n);
  return attr_dense_i64(f->ctx, joint, count);
}

// Does one begin with the other?
static bool overlap(const Attr *a, const Attr *b) {
  uint64_t na = a->as.dense.count, nb = b->as.dense.count;
  for (uint64_t i = 0; i < na && i < nb; i++)
    if (dense_int(a, i) != dense_int(b, i))
      return false;
  return true;
}

// Passes by the insertions elsewhere, up to the one that made the field. A part
// of the field, or what the field is a part of, is left alone.
static bool fold_extract_of_insert(Fold *f, Op *op) {
  Value *container = op_operand(op, 0);
  const Attr *position = op_slot(op, A_llvm_extractvalue_position);
  for (const Op *insert;
       (insert = value_def(container, OP_llvm_insertvalue));) {
    const Attr *at = op_slot(insert, A_llvm_insertvalue_position);
    if (at == position)
      return fold_to_value(f, op_operand(insert, 1));
    if (overlap(at, position))
      break;
    container = op_operand(insert, 0);
  }
  if (container == op_operand(op, 0))
    return false;
  op_set_operand(op, 0, container);
  return fold_in_place(f);
}

bool fold_llvm_extractvalue(Fold *f, Op *op) {
  Attr *position = op_slot(op, A_llvm_extractvalue_position);
  const Op *outer = value_def(op_operand(op, 0), OP_llvm_extractvalue);
  if (outer) {
    op->slots[A_llvm_extractvalue_position] = join_positions(
        f, op_slot(outer, A_llvm_extractvalue_position), position);
    op_set_operand(op, 0, op_operand(outer, 0));
    return fold_in_place(f);
  }
  if (f->constants[0])
    return fold_extract_of_constant(f, f->constants[0], position);
  return fold_extract_of_insert(f, op);
}
