// Dimensions and symbols. A symbol is the same for all of an affine scope, as
// a function is one; a dimension may be a loop variable. Both may be computed,
// from their like.

#include "ir/dialects/affine/affine.h"

static bool is_scope(const Op *op) {
  return op && op_has(op, TRAIT_AFFINE_SCOPE);
}

static const Region *region_of(const Value *value) {
  if (value_is_placeholder(value)) // of an operation that could not be read
    return NULL;
  const Block *block =
      value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
  return block ? block->parent : NULL;
}

static const Region *region_around(const Op *op) {
  return op->block ? op->block->parent : NULL;
}

const Region *affine_scope(const Op *op) {
  for (const Op *up; (up = op_parent(op)); op = up)
    if (is_scope(up))
      return region_around(op);
  return NULL;
}

// Whether it is defined in a scope's own region.
static bool is_top_level(const Value *value) {
  const Region *region = region_of(value);
  return region && is_scope(region->parent);
}

// Defined in the region or around it.
static bool is_seen_by(const Value *value, const Region *region) {
  const Region *own = region_of(value);
  while (region) {
    if (region == own)
      return true;
    const Op *op = region->parent;
    if (!op || op_has(op, TRAIT_ISOLATED))
      return false;
    region = region_around(op);
  }
  return false;
}

Op *affine_for_of(const Value *value) {
  const Region *region = value_is_arg(value) ? region_of(value) : NULL;
  Op *op = region ? region->parent : NULL;
  return op && op_is(op, OP_affine_for) && affine_for_iv(op) == value ? op
                                                                      : NULL;
}

Op *affine_parallel_of(const Value *value) {
  const Region *region = value_is_arg(value) ? region_of(value) : NULL;
  Op *op = region ? region->parent : NULL;
  return op && op_is(op, OP_affine_parallel) ? op : NULL;
}

static bool is_loop_variable(const Value *value) {
  return affine_for_of(value) || affine_parallel_of(value);
}

// Sizes of memrefs

// Returns the operation that made a memref, through casts; NULL: not known.
static const Op *maker_of(const Value *memref) {
  const Op *op = value_op(memref);
  while (op && op_is(op, OP_memref_cast)) {
    if (!type_has_rank(op_operand(op, 0)->type))
      return NULL;
    op = value_op(op_operand(op, 0));
  }
  return op;
}

static bool sizes_group(const Op *op, uint32_t *group) {
  switch (op->info->opcode) {
  case OP_memref_alloc: *group = G_memref_alloc_dynamicSizes; return true;
  case OP_memref_subview: *group = G_memref_subview_sizes; return true;
  case OP_memref_view: *group = G_memref_view_sizes; return true;
  default: return false;
  }
}

static bool is_size_symbol(Ctx *ctx, const Op *maker, int64_t dim,
                           const Region *scope) {
  const Type *type = op_result(maker, 0)->type;
  uint32_t group, first, count, at = 0;
  if (!sizes_group(maker, &group) || dim < 0 || dim >= type->as.shaped.rank)
    return false;
  if (type->as.shaped.shape[dim] != DYNAMIC)
    return true;
  for (int64_t i = 0; i < dim; i++)
    at += type->as.shaped.shape[i] == DYNAMIC;
  return op_operand_group(maker, group, &first, &count) && at < count &&
         affine_valid_symbol(ctx, op_operand(maker, first + at), scope);
}

static bool is_dim_symbol(Ctx *ctx, const Op *dim, const Region *scope) {
  const Value *memref = op_operand(dim, 0);
  if (is_top_level(memref))
    return true;
  const Attr *index = value_constant(ctx, op_operand(dim, 1));
  const Op *maker = maker_of(memref);
  return maker && index && attr_is(index, AT_INTEGER) &&
         is_size_symbol(ctx, maker, attr_to_i64(index), scope);
}

// Symbols

// It neither touches memory nor may it trap.
static bool is_pure(Ctx *ctx, const Op *op) {
  if (op_has(op, TRAIT_PURE))
    return true;
  bool divides = op_is(op, OP_arith_divsi) || op_is(op, OP_arith_divui) ||
                 op_is(op, OP_arith_ceildivsi) || op_is(op, OP_arith_ceildivui);
  const Attr *by = divides ? value_constant(ctx, op_operand(op, 1)) : NULL;
  return by && attr_is(by, AT_INTEGER) && attr_to_i64(by) > 0;
}

static bool are_symbols(Ctx *ctx, const Op *op, const Region *scope) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!affine_valid_symbol(ctx, op_operand(op, i), scope))
      return false;
  return true;
}

bool affine_valid_symbol(Ctx *ctx, const Value *value, const Region *scope) {
  if (value->type->kind != TY_INDEX)
    return false;
  if (scope && is_seen_by(value, scope))
    return true;
  const Op *op = value_op(value);
  if (!op)
    return false;
  if (value_constant(ctx, value) ||
      (is_pure(ctx, op) && are_symbols(ctx, op, scope)))
    return true;
  return op_is(op, OP_memref_dim) && is_dim_symbol(ctx, op, scope);
}

bool value_is_affine_symbol(Ctx *ctx, const Value *value) {
  if (value->type->kind != TY_INDEX)
    return false;
  if (is_top_level(value))
    return true;
  const Op *op = value_op(value);
  return op && affine_valid_symbol(ctx, value, affine_scope(op));
}

// Dimensions

static bool are_dims(Ctx *ctx, const Op *op, const Region *scope) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!affine_valid_dim(ctx, op_operand(op, i), scope))
      return false;
  return true;
}

bool affine_valid_dim(Ctx *ctx, const Value *value, const Region *scope) {
  if (value->type->kind != TY_INDEX)
    return false;
  if (affine_valid_symbol(ctx, value, scope))
    return true;
  const Op *op = value_op(value);
  if (!op)
    return is_loop_variable(value);
  switch (op->info->opcode) {
  case OP_affine_apply:
  case OP_affine_delinearize_index:
  case OP_affine_linearize_index: return are_dims(ctx, op, scope);
  case OP_memref_dim: return is_top_level(op_operand(op, 0));
  default: return false;
  }
}

bool value_is_affine_dim(Ctx *ctx, const Value *value) {
  if (value->type->kind != TY_INDEX)
    return false;
  const Op *op = value_op(value);
  if (op)
    return affine_valid_dim(ctx, value, affine_scope(op));
  return is_loop_variable(value) || is_top_level(value);
}
