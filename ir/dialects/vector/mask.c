// Masks: which operations may have one, what is known of them, and verifiers.

#include "ir/dialects/vector/vector_int.h"

// The mask of vector.contract has a dimension for each iterator.
static Type *contract_mask(Ctx *ctx, Op *op) {
  const Attr *maps = op_slot(op, A_vector_contract_indexing_maps);
  uint32_t n = maps->as.array.items[0]->as.map.ndims;
  Arena scratch;
  arena_init(&scratch);
  int64_t *shape = arena_array(&scratch, int64_t, n + 1);
  bool *scalable = arena_zero(&scratch, n + 1, 1);
  for (uint32_t i = 0; i < n; i++)
    shape[i] = 1;
  for (uint32_t side = 0; side < 2; side++) {
    const Attr *map = maps->as.array.items[side];
    const Type *vector = operand_type(op, side);
    for (uint32_t i = 0; i < map->as.map.nresults; i++) {
      int64_t dim = map->as.map.results[i]->value;
      shape[dim] = vector_dim(vector, (int)i);
      scalable[dim] = type_dim_is_scalable(vector, (int)i);
    }
  }
  Type *type = type_vector(ctx, (int)n, shape, scalable, ctx->i1);
  arena_release(&scratch);
  return type;
}

static Type *operand_mask(Ctx *ctx, Op *op) {
  return type_i1_same_shape(ctx, operand_type(op, 0));
}

static Type *result_mask(Ctx *ctx, Op *op) {
  return type_i1_same_shape(ctx, result_type(op));
}

static Type *gather_mask(Ctx *ctx, Op *op) {
  return type_i1_same_shape(ctx, type_of_group(op, G_vector_gather_indices));
}

static Type *transfer_mask(Ctx *ctx, Op *op) {
  Transfer t = transfer_of(op);
  return transfer_mask_type(ctx, t.vector->type, t.map);
}

// An operation that vector.mask may hold, and the type of its mask then.
typedef struct Maskable {
  uint32_t opcode;
  Type *(*mask)(Ctx *ctx, Op *op);
  bool takes_passthru;
} Maskable;

static const Maskable maskables[] = {
    {OP_vector_contract, contract_mask, false},
    {OP_vector_gather, gather_mask, false},
    {OP_vector_multi_reduction, operand_mask, false},
    {OP_vector_outerproduct, result_mask, false},
    {OP_vector_reduction, operand_mask, false},
    {OP_vector_transfer_read, transfer_mask, true},
    {OP_vector_transfer_write, transfer_mask, false},
};

static const Maskable *maskable_of(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(maskables); i++)
    if (op_is(op, maskables[i].opcode))
      return &maskables[i];
  return NULL;
}

bool op_is_maskable(const Op *op) {
  return maskable_of(op);
}

Type *op_mask_type(Ctx *ctx, Op *op) {
  return maskable_of(op)->mask(ctx, op);
}

Op *op_masking(const Op *op) {
  Op *parent = op_parent(op);
  return parent && op_is(parent, OP_vector_mask) ? parent : NULL;
}

// Folds of masks

static MaskFormat format_of_elements(const Attr *dense) {
  uint64_t n = dense->as.dense.splat ? 1 : dense->as.dense.count, set = 0;
  for (uint64_t i = 0; i < n; i++)
    set += *dense_element(dense, i) != 0;
  return !n         ? MASK_UNKNOWN
         : set == n ? MASK_ALL_TRUE
         : !set     ? MASK_ALL_FALSE
                    : MASK_UNKNOWN;
}

static MaskFormat format_of_sizes(const Op *op) {
  const Attr *sizes = op_slot(op, A_vector_constant_mask_mask_dim_sizes);
  const Type *vector = result_type(op);
  bool all = true, none = true;
  for (int i = 0; i < vector_rank(vector); i++) {
    int64_t size = ints_at(sizes, (uint32_t)i);
    all &= size >= vector_dim(vector, i);
    none &= size <= 0;
  }
  return all ? MASK_ALL_TRUE : none ? MASK_ALL_FALSE : MASK_UNKNOWN;
}

// None of the elements when a dimension has none.
static MaskFormat format_of_bounds(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Op *bound = value_def(op_operand(op, i), OP_arith_constant);
    const Attr *number = bound ? op_slot(bound, A_arith_constant_value) : NULL;
    if (attr_is(number, AT_INTEGER) && attr_to_i64(number) <= 0)
      return MASK_ALL_FALSE;
  }
  return MASK_UNKNOWN;
}

MaskFormat mask_format(Ctx *ctx, const Value *mask) {
  const Op *op = value_op(mask);
  if (!op)
    return MASK_UNKNOWN;
  switch (op->info->opcode) {
  case OP_arith_constant: {
    const Attr *value = value_constant(ctx, mask);
    return attr_is(value, AT_DENSE) ? format_of_elements(value) : MASK_UNKNOWN;
  }
  case OP_vector_constant_mask: return format_of_sizes(op);
  case OP_vector_create_mask: return format_of_bounds(op);
  default: return MASK_UNKNOWN;
  }
}

// constant_mask and create_mask

static bool check_mask_sizes(Ctx *ctx, const Op *op, const Attr *sizes,
                             const Type *vector) {
  uint32_t zeros = 0;
  for (uint32_t i = 0; i < ints_count(sizes); i++) {
    int64_t size = ints_at(sizes, i), dim = vector_dim(vector, (int)i);
    if (size < 0 || size > dim)
      return op_error(
          ctx, op,
          "array attr of size out of bounds of vector result dimension size");
    if (type_dim_is_scalable(vector, (int)i) && size && size != dim)
      return op_error(
          ctx, op, "only supports 'none set' or 'all set' scalable dimensions");
    zeros += !size;
  }
  return !zeros || zeros == ints_count(sizes) ||
         op_error(ctx, op,
                  "expected all mask dim sizes to be zeros, as a result of "
                  "conjunction with zero mask dim");
}

bool verify_vector_constant_mask(Ctx *ctx, Op *op) {
  const Attr *sizes = op_slot(op, A_vector_constant_mask_mask_dim_sizes);
  const Type *vector = result_type(op);
  uint32_t rank = (uint32_t)vector_rank(vector);
  if (!rank && ints_count(sizes) != 1)
    return op_plain_error(ctx, op,
                          "array attr must have length 1 for 0-D vectors");
  if (!rank)
    return (uint64_t)ints_at(sizes, 0) <= 1 ||
           op_plain_error(
               ctx, op, "mask dim size must be either 0 or 1 for 0-D vectors");
  if (ints_count(sizes) != rank)
    return op_error(ctx, op,
                    "must specify array attr of size equal vector result rank");
  return check_mask_sizes(ctx, op, sizes, vector);
}

bool verify_vector_create_mask(Ctx *ctx, Op *op) {
  uint32_t rank = (uint32_t)vector_rank(result_type(op));
  if (!rank)
    return op->noperands == 1 ||
           op_error(ctx, op,
                    "must specify exactly one operand for 0-D create_mask");
  return op->noperands == rank ||
         op_error(ctx, op,
                  "must specify an operand for each result vector dimension");
}

// mask

// Checks that the mask gives what the masked operation does.
static bool check_masked_results(Ctx *ctx, const Op *op, const Op *masked) {
  const Op *yield = op->regions[0].first->last;
  uint32_t nvectors = 0;
  if (masked->nresults != op->nresults)
    return op_error(ctx, op,
                    "expects number of results to match maskable operation "
                    "number of results");
  for (uint32_t i = 0; i < op->nresults; i++)
    if (op_operand(yield, i) != op_result(masked, i))
      return op_error(ctx, op,
                      "expects all the results from the MaskableOpInterface to "
                      "match all the values returned by the terminator");
  for (uint32_t i = 0; i < op->nresults; i++) {
    const Type *type = masked->results[i].type;
    if (type != op->results[i].type)
      return op_error(
          ctx, op,
          "expects result type to match maskable operation result type");
    nvectors += type->kind == TY_VECTOR;
  }
  return nvectors <= 1 ||
         op_error(ctx, op, "multiple vector results not supported");
}

static bool check_passthru(Ctx *ctx, const Op *op, const Op *masked) {
  const Value *passthru = op_operand_of(op, G_vector_mask_passthru);
  if (!passthru)
    return true;
  if (!maskable_of(masked)->takes_passthru)
    return op_error(
        ctx, op,
        "doesn't expect a passthru argument for this maskable operation");
  if (masked->nresults != 1)
    return op_error(ctx, op,
                    "expects result when passthru argument is provided");
  return passthru->type == result_type(masked) ||
         op_error(ctx, op, "expects passthru type to match result type");
}

static bool check_masked(Ctx *ctx, const Op *op, const Op *masked) {
  if (!op_is_maskable(masked))
    return op_error(ctx, op,
                    "expects a MaskableOpInterface within the mask region");
  return check_masked_results(ctx, op, masked);
}

static bool check_mask(Ctx *ctx, const Op *op, Op *masked) {
  const Type *expected = op_mask_type(ctx, masked);
  if (operand_type(op, 0) != expected)
    return op_error(ctx, op, "expects a '%s' mask for the maskable operation",
                    type_str(ctx, expected));
  return check_passthru(ctx, op, masked);
}

bool verify_vector_mask(Ctx *ctx, Op *op) {
  const Block *block = op->regions[0].first;
  if (!block->first)
    return op_error(ctx, op, "expects a terminator within the mask region");
  if (block->first != block->last && block->first->next != block->last)
    return op_error(ctx, op, "expects only one operation to mask");
  if (!op_is(block->last, OP_vector_yield))
    return op_error(ctx, op, "expects a terminator within the mask region");
  if (block->last->noperands != op->nresults)
    return op_error(
        ctx, op,
        "expects number of results to match mask region yielded values");
  return block->first == block->last || check_masked(ctx, op, block->first);
}

// Only an operation that is right itself says what mask it takes.
bool verify_regions_vector_mask(Ctx *ctx, Op *op) {
  const Block *block = op->regions[0].first;
  return block->first == block->last || check_mask(ctx, op, block->first);
}

// Folding: what is yielded as it came, and what all elements take part in. That
// one is moved before the operation, the only thing a fold ever moves.

static bool fold_to_yielded(Fold *f, Op *op, const Op *yield) {
  for (uint32_t i = 0; i < op->nresults; i++)
    f->results[i].value = op_operand(yield, i);
  return op->nresults;
}

static bool fold_to_masked(Fold *f, Op *op, Op *masked) {
  op_unlink(masked);
  op_insert_before(op, masked);
  for (uint32_t i = 0; i < op->nresults; i++)
    f->results[i].value = op_result(masked, i);
  f->in_place = !op->nresults;
  return true;
}

bool fold_vector_mask(Fold *f, Op *op) {
  const Block *block = op->regions[0].first;
  if (op_operand_of(op, G_vector_mask_passthru))
    return false;
  if (block->first == block->last)
    return fold_to_yielded(f, op, block->last);
  return mask_format(f->ctx, op_operand(op, 0)) == MASK_ALL_TRUE &&
         fold_to_masked(f, op, block->first);
}
