// Constraints of values: a symbol for each value, and each size of a memref,
// that the one in question comes from. What is said of one may mention others,
// which then wait their turn:
//
//   %1 = arith.addi %0, %c4           s0 = s1 + 4
//   %d = memref.dim %m, %c1           s2 = s3, s2 >= 0

#include "lowering/affine/value_bounds.h"

#include "ir/build/mixed.h"

enum { NOT_A_SIZE = -1 };

typedef enum Comparison { LESS, NOT_LESS, MORE, NOT_MORE } Comparison;

typedef struct Quantity {
  Value *value;
  int64_t dim; // of a memref; NOT_A_SIZE: the value itself
} Quantity;

typedef struct Bounds {
  Ctx *ctx;
  Arena *arena;
  Polyhedron p;
  Vec(Quantity) quantities; // by symbol
  size_t nvisited;
  bool more, compares;
} Bounds;

static AffineExpr *expr_of_size(Bounds *b, Value *value, int64_t dim) {
  for (uint32_t i = 0; i < b->quantities.size; i++)
    if (b->quantities.data[i].value == value &&
        b->quantities.data[i].dim == dim)
      return affine_symbol(b->ctx, i);
  poly_append(&b->p, POLY_SYMBOL, NULL);
  vec_push(b->arena, &b->quantities, ((Quantity){value, dim}));
  return affine_symbol(b->ctx, (uint32_t)b->quantities.size - 1);
}

static AffineExpr *expr_of(Bounds *b, Value *value) {
  const Attr *number = value_constant(b->ctx, value);
  if (number && attr_is(number, AT_INTEGER))
    return affine_constant(b->ctx, attr_to_i64(number));
  return expr_of_size(b, value, NOT_A_SIZE);
}

static AffineExpr *expr_of_mixed(Bounds *b, Mixed m) {
  return m.value ? expr_of(b, m.value) : affine_constant(b->ctx, m.number);
}

static AffineExpr *size_of(Bounds *b, Value *memref, int64_t dim) {
  const Type *type = memref->type;
  if (type->kind == TY_MEMREF && type->as.shaped.shape[dim] != DYNAMIC)
    return affine_constant(b->ctx, type->as.shaped.shape[dim]);
  return expr_of_size(b, memref, dim);
}

static AffineExpr *binary(Bounds *b, AffineKind kind, AffineExpr *lhs,
                          AffineExpr *rhs) {
  return affine_binary(b->ctx, kind, lhs, rhs);
}

// What cannot be said in a linear constraint is not said.
static void say(Bounds *b, PolyBound bound, uint32_t var, AffineExpr *e) {
  Attr *map = attr_affine_map(b->ctx, b->p.ndims, b->p.nsymbols, &e, 1);
  poly_add_bound(b->ctx, &b->p, bound, var, map, true);
}

static AffineExpr *replace_operands(Bounds *b, AffineExpr *e,
                                    Value *const *values, uint32_t ndims,
                                    uint32_t count) {
  AffineExpr **leaves = arena_array(b->arena, AffineExpr *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    leaves[i] = expr_of(b, values[i]);
  return affine_replace(b->ctx, e, leaves, leaves + ndims);
}

// Operations

static void say_map(Bounds *b, uint32_t var, const Op *op, PolyBound bound) {
  AffineAccess access;
  affine_access_of(op, &access);
  Applied a = applied_of(b->arena, access.map, op, 0);
  for (uint32_t i = 0; i < a.nexprs; i++)
    say(b, bound, var,
        replace_operands(b, a.exprs[i], a.values, a.ndims, applied_count(&a)));
}

static Mixed basis_at(const Op *op, uint32_t group, const Attr *basis,
                      uint32_t i) {
  uint32_t first, count;
  int64_t size = dense_int(basis, i);
  if (size != DYNAMIC)
    return mixed_number(size);
  op_operand_group(op, group, &first, &count);
  for (uint32_t k = 0; k < i; k++)
    first += dense_int(basis, k) == DYNAMIC;
  return mixed_value(op_operand(op, first));
}

static void say_delinearized(Bounds *b, uint32_t var, const Op *op,
                             uint32_t i) {
  const Attr *basis = op_slot(op, A_affine_delinearize_index_static_basis);
  uint32_t group = G_affine_delinearize_index_dynamic_basis;
  uint32_t nbasis = (uint32_t)basis->as.dense.count;
  uint32_t skipped = op->nresults - nbasis; // 1: without the outermost
  AffineExpr *index = expr_of(b, op_operand(op, 0));
  AffineExpr *stride = affine_constant(b->ctx, 1);
  for (uint32_t k = nbasis; k-- > 0 && k + skipped > i;)
    stride = binary(b, AFFINE_MUL, stride,
                    expr_of_mixed(b, basis_at(op, group, basis, k)));
  AffineExpr *size =
      i < skipped ? NULL
                  : expr_of_mixed(b, basis_at(op, group, basis, i - skipped));
  if (i)
    index = binary(b, AFFINE_MOD, index, binary(b, AFFINE_MUL, size, stride));
  say(b, POLY_EQUAL, var, binary(b, AFFINE_FLOORDIV, index, stride));
  if (!i && size)
    say(b, POLY_UPPER, var, affine_add_number(b->ctx, size, -1));
}

static void say_linearized(Bounds *b, uint32_t var, const Op *op) {
  const Attr *basis = op_slot(op, A_affine_linearize_index_static_basis);
  uint32_t group = G_affine_linearize_index_dynamic_basis, first, count;
  uint32_t nbasis = (uint32_t)basis->as.dense.count;
  op_operand_group(op, G_affine_linearize_index_multi_index, &first, &count);
  AffineExpr *sum = affine_constant(b->ctx, 0);
  AffineExpr *stride = affine_constant(b->ctx, 1);
  for (uint32_t i = count; i-- > 0;) {
    AffineExpr *index = expr_of(b, op_operand(op, first + i));
    sum = binary(b, AFFINE_ADD, sum, binary(b, AFFINE_MUL, index, stride));
    uint32_t at = i - (count - nbasis);
    if (i && i >= count - nbasis)
      stride = binary(b, AFFINE_MUL, stride,
                      expr_of_mixed(b, basis_at(op, group, basis, at)));
  }
  say(b, POLY_EQUAL, var, sum);
}

static void say_binary(Bounds *b, uint32_t var, const Op *op) {
  AffineExpr *lhs = expr_of(b, op_operand(op, 0));
  AffineExpr *rhs = expr_of(b, op_operand(op, 1));
  switch (op->info->opcode) {
  case OP_arith_addi: lhs = binary(b, AFFINE_ADD, lhs, rhs); break;
  case OP_arith_subi: lhs = affine_subtract(b->ctx, lhs, rhs); break;
  case OP_arith_muli: lhs = binary(b, AFFINE_MUL, lhs, rhs); break;
  default: lhs = binary(b, AFFINE_FLOORDIV, lhs, rhs);
  }
  say(b, POLY_EQUAL, var, lhs);
}

static void say_dim(Bounds *b, uint32_t var, const Op *op) {
  int64_t dim;
  Value *memref = op_operand(op, 0);
  say(b, POLY_LOWER, var, affine_constant(b->ctx, 0));
  if (value_number(b->ctx, op_operand(op, 1), &dim) &&
      memref->type->kind == TY_MEMREF && dim >= 0 &&
      dim < memref->type->as.shaped.rank)
    say(b, POLY_EQUAL, var, size_of(b, memref, dim));
}

// lb <= i <= lb + (ub - lb - 1) floordiv step * step
static void say_variable(Bounds *b, uint32_t var, const Op *loop) {
  AffineExpr *low = expr_of(b, op_operand(loop, 0));
  AffineExpr *high = expr_of(b, op_operand(loop, 1));
  AffineExpr *step = expr_of(b, op_operand(loop, 2));
  say(b, POLY_LOWER, var, low);
  say(b, POLY_UPPER, var, affine_add_number(b->ctx, high, -1));
  AffineExpr *distance =
      affine_add_number(b->ctx, affine_subtract(b->ctx, high, low), -1);
  AffineExpr *steps = binary(b, AFFINE_FLOORDIV, distance, step);
  say(b, POLY_UPPER, var,
      binary(b, AFFINE_ADD, low, binary(b, AFFINE_MUL, steps, step)));
}

// Adds the constraints that the operation of a value implies.
static void say_value(Bounds *b, uint32_t var, const Value *value) {
  const Op *op = value_op(value);
  if (!op) {
    const Block *block = value_arg_block(value);
    const Op *loop = block->parent->parent;
    if (loop && op_is(loop, OP_scf_for) && value->index == 0)
      say_variable(b, var, loop);
    return;
  }
  switch (op->info->opcode) {
  case OP_affine_apply: say_map(b, var, op, POLY_EQUAL); break;
  case OP_affine_min: say_map(b, var, op, POLY_UPPER); break;
  case OP_affine_max: say_map(b, var, op, POLY_LOWER); break;
  case OP_affine_delinearize_index:
    say_delinearized(b, var, op, value->index);
    break;
  case OP_affine_linearize_index: say_linearized(b, var, op); break;
  case OP_arith_addi:
  case OP_arith_subi:
  case OP_arith_muli:
  case OP_arith_floordivsi: say_binary(b, var, op); break;
  case OP_memref_dim: say_dim(b, var, op); break;
  default: break;
  }
}

static void say_size(Bounds *b, uint32_t var, const Value *memref,
                     int64_t dim) {
  const Op *op = value_op(memref);
  uint32_t first, count, at = 0;
  for (int64_t i = 0; i < dim; i++)
    at += memref->type->as.shaped.shape[i] == DYNAMIC;
  switch (op ? op->info->opcode : OP_UNREGISTERED) {
  case OP_memref_alloc:
  case OP_memref_alloca:
    op_operand_group(op, G_memref_alloc_dynamicSizes, &first, &count);
    say(b, POLY_EQUAL, var, expr_of(b, op_operand(op, first + at)));
    break;
  case OP_memref_cast:
    if (op_operand(op, 0)->type->kind == TY_MEMREF)
      say(b, POLY_EQUAL, var, size_of(b, op_operand(op, 0), dim));
    break;
  default: break;
  }
}

_Static_assert((int)G_memref_alloc_dynamicSizes ==
                   (int)G_memref_alloca_dynamicSizes,
               "found by the same number");

// Comparing

static bool is_contradicted(const Bounds *b, Comparison c) {
  Polyhedron p = poly_copy(&b->p);
  int64_t *row = poly_inequality(&p);
  // The opposite of what is to be shown.
  row[0] = c == LESS || c == NOT_MORE ? 1 : -1;
  row[1] = -row[0];
  row[poly_vars(&p)] = c == NOT_MORE || c == NOT_LESS ? -1 : 0;
  return poly_is_empty(&p);
}

static bool is_decided(const Bounds *b, bool *result) {
  if (poly_is_empty(&b->p))
    return false;
  *result = is_contradicted(b, b->more ? MORE : LESS);
  return *result || is_contradicted(b, b->more ? NOT_MORE : NOT_LESS);
}

// Until it is decided, or nothing is left to be said.
static bool visit_all(Bounds *b, bool *result) {
  while (b->nvisited < b->quantities.size) {
    if (b->compares && is_decided(b, result))
      return true;
    uint32_t i = (uint32_t)b->nvisited++;
    Quantity q = b->quantities.data[i];
    if (q.dim == NOT_A_SIZE)
      say_value(b, b->p.ndims + i, q.value);
    else
      say_size(b, b->p.ndims + i, q.value, q.dim);
  }
  return b->compares && is_decided(b, result);
}

// A variable that is the expression.
static void add_expr(Bounds *b, const Applied *values, AffineExpr *e) {
  uint32_t var = poly_append(&b->p, POLY_DIM, NULL);
  e = replace_operands(b, e, values->values, values->ndims,
                       applied_count(values));
  say(b, POLY_EQUAL, var, e);
}

bool values_compare(Ctx *ctx, const Applied *values, AffineExpr *a,
                    AffineExpr *b, bool more, bool *result) {
  Arena arena;
  arena_init(&arena);
  Bounds bounds = {
      .ctx = ctx, .arena = &arena, .p = poly_new(&arena, 0, 0), .more = more};
  add_expr(&bounds, values, a);
  visit_all(&bounds, result);
  add_expr(&bounds, values, b);
  bounds.compares = true;
  bool decided = visit_all(&bounds, result);
  arena_release(&arena);
  return decided;
}

bool values_are_positive(Ctx *ctx, const Applied *values, AffineExpr *e) {
  bool is_more;
  return values_compare(ctx, values, e, affine_constant(ctx, 0), true,
                        &is_more) &&
         is_more;
}
