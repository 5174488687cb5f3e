// Hooks of those operations of the tensor dialect that are about shapes: parts,
// collapses, expansions, reshapes.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/tensor/tensor.h"

static int rank_of(const Type *tensor) {
  return tensor->as.shaped.rank;
}

// Parts

Type *tensor_part_type(Ctx *ctx, const Type *source, const int64_t *sizes) {
  return type_tensor(ctx, rank_of(source), sizes, source->as.shaped.element,
                     source->as.shaped.layout);
}

// That `part` is a type of the slice of `whole`, maybe of fewer dimensions.
static bool check_part(Ctx *ctx, const Op *op, const Slice *slice,
                       const Type *whole, const Type *part) {
  Arena scratch;
  arena_init(&scratch);
  const int64_t *sizes = slice_numbers(slice, SIZES, &scratch);
  const Type *expected = tensor_part_type(ctx, whole, sizes);
  bool fits = shape_reduces_to(sizes, rank_of(whole), part);
  arena_release(&scratch);
  if (rank_of(part) > rank_of(expected))
    return diag_error(&ctx->diags, op->loc,
                      "expected rank to be smaller or equal to the other rank."
                      " ");
  if (!fits)
    return diag_error(&ctx->diags, op->loc,
                      "expected type to be '%s' or a rank-reduced version. "
                      "(size mismatch) ",
                      type_str(ctx, expected));
  if (part->as.shaped.element != expected->as.shaped.element)
    return diag_error(&ctx->diags, op->loc, "expected element type to be '%s'",
                      type_str(ctx, expected->as.shaped.element));
  return check_slice_bounds(ctx, op, slice, whole);
}

static bool check_lists(Ctx *ctx, const Op *op, const Slice *slice,
                        const Type *whole) {
  uint32_t rank = (uint32_t)rank_of(whole);
  return check_slice(ctx, op, slice, (uint32_t[]){rank, rank, rank});
}

bool verify_tensor_extract_slice(Ctx *ctx, Op *op) {
  Slice slice = slice_of_op(op, G_tensor_extract_slice_offsets,
                            A_tensor_extract_slice_static_offsets);
  const Type *source = op_operand_type(op, 0);
  return check_lists(ctx, op, &slice, source) &&
         check_part(ctx, op, &slice, source, op_result_type(op));
}

bool verify_tensor_insert_slice(Ctx *ctx, Op *op) {
  Slice slice = slice_of_op(op, G_tensor_insert_slice_offsets,
                            A_tensor_insert_slice_static_offsets);
  const Type *dest = op_operand_type(op, 1);
  return check_lists(ctx, op, &slice, dest) &&
         check_part(ctx, op, &slice, dest, op_operand_type(op, 0));
}

// Of the loop around the parallel region that `op` is in, whether the value is
// what one of its results is made of.
static bool is_output_argument(const Op *op, const Value *dest) {
  const Op *loop = op_parent(op_parent(op));
  const Block *block = value_arg_block(dest);
  uint32_t first, noutputs;
  if (!loop || !op_is(loop, OP_scf_forall) || !block ||
      block->parent->parent != loop)
    return false;
  op_operand_group(loop, G_scf_forall_outputs, &first, &noutputs);
  return dest->index >= block->nargs - noutputs;
}

bool verify_tensor_parallel_insert_slice(Ctx *ctx, Op *op) {
  Slice slice = slice_of_op(op, G_tensor_parallel_insert_slice_offsets,
                            A_tensor_parallel_insert_slice_static_offsets);
  const Type *dest = op_operand_type(op, 1);
  const Op *parent = op_parent(op);
  if (!check_lists(ctx, op, &slice, dest))
    return false;
  if (!parent || !op_is(parent, OP_scf_forall_in_parallel))
    return diag_error(&ctx->diags, op->loc,
                      "expected InParallelOpInterface parent, got:" STR_FMT,
                      STR_ARG(parent ? op_name(parent) : STR("")));
  if (!check_part(ctx, op, &slice, dest, op_operand_type(op, 0)))
    return false;
  return is_output_argument(op, op_operand(op, 1)) ||
         op_error(ctx, op, "may only insert into an output block argument");
}

// Collapses and expansions

typedef struct Reshape {
  Ctx *ctx;
  const Op *op;
  const Type *expanded, *collapsed;
  const Attr *groups;
  bool expands;
} Reshape;

// Behind the greatest dimension that the groups name.
static int64_t count_named(const Attr *groups) {
  int64_t count = 0;
  for (uint32_t i = 0; i < groups->as.array.count; i++) {
    const Attr *dims = groups->as.array.items[i];
    for (uint32_t j = 0; j < dims->as.array.count; j++) {
      int64_t dim = attr_to_i64(dims->as.array.items[j]);
      count = dim >= count && dim < INT64_MAX ? dim + 1 : count;
    }
  }
  return count;
}

static bool check_group(const Reshape *r, uint32_t i, int64_t *next) {
  const Attr *dims = r->groups->as.array.items[i];
  bool valid = dims->as.array.count;
  for (uint32_t j = 0; valid && j < dims->as.array.count; j++)
    valid = attr_to_i64(dims->as.array.items[j]) == (*next)++;
  return valid || op_error(r->ctx, r->op,
                           "expected reassociation map #%u to be valid and "
                           "contiguous.",
                           i);
}

// Checks that the groups name all dimensions, in order.
static bool check_groups(const Reshape *r) {
  uint32_t n = r->groups->as.array.count;
  int64_t next = 0, nnamed = count_named(r->groups);
  int rank = rank_of(r->expanded);
  if (rank < rank_of(r->collapsed))
    return op_error(r->ctx, r->op,
                    "expected the expanded type, '%s' to have a higher (or "
                    "same) rank than the collapsed type, '%s'.",
                    type_str(r->ctx, r->expanded),
                    type_str(r->ctx, r->collapsed));
  if ((uint32_t)rank_of(r->collapsed) != n)
    return op_error(r->ctx, r->op,
                    "expected collapsed rank (%d) to equal the number of "
                    "reassociation maps (%u).",
                    rank_of(r->collapsed), n);
  if (n && nnamed != rank)
    return op_error(r->ctx, r->op,
                    "expected reassociation map #0 to have size equal to the "
                    "expanded rank (%d), but it is  %lld.",
                    rank, (long long)nnamed);
  for (uint32_t i = 0; i < n; i++)
    if (!check_group(r, i, &next))
      return false;
  return true;
}

static bool check_size(const Reshape *r, uint32_t i) {
  int64_t size = r->collapsed->as.shaped.shape[i];
  int64_t expected = group_product(r->expanded->as.shaped.shape,
                                   reassociation_at(r->groups, i));
  if (size == expected)
    return true;
  if (expected == DYNAMIC)
    return op_error(r->ctx, r->op,
                    "expected dimension %u of collapsed type to be dynamic "
                    "since one or more of the corresponding dimensions in the "
                    "expanded type is dynamic",
                    i);
  return op_error(r->ctx, r->op,
                  "expected dimension %u of collapsed type to be static value "
                  "of %lld",
                  i, (long long)expected);
}

// Checks that the groups lead from one shape to the other.
static bool check_reshape(const Reshape *r) {
  if (r->expanded->kind != TY_TENSOR || r->collapsed->kind != TY_TENSOR)
    return op_error(r->ctx, r->op, "expected ranked tensors");
  if (!check_groups(r))
    return false;
  for (uint32_t i = 0; i < r->groups->as.array.count; i++)
    if (!check_size(r, i))
      return false;
  for (int i = 0; !rank_of(r->collapsed) && i < rank_of(r->expanded); i++)
    if (r->expanded->as.shaped.shape[i] != 1 &&
        r->expanded->as.shaped.shape[i] != DYNAMIC)
      return op_error(r->ctx, r->op,
                      "rank 0 tensors can only be extended/collapsed with/from "
                      "ones");
  if (r->collapsed->as.shaped.element == r->expanded->as.shaped.element)
    return true;
  return op_error(
      r->ctx, r->op, "expected collapsed type to be '%s', but got '%s'",
      type_str(r->ctx, type_with_element(r->ctx, (Type *)r->collapsed,
                                         r->expanded->as.shaped.element)),
      type_str(r->ctx, r->collapsed));
}

bool verify_tensor_collapse_shape(Ctx *ctx, Op *op) {
  return check_reshape(
      &(Reshape){.ctx = ctx,
                 .op = op,
                 .expanded = op_operand_type(op, 0),
                 .collapsed = op_result_type(op),
                 .groups = op_slot(op, A_tensor_collapse_shape_reassociation)});
}

static bool check_output_shape(Ctx *ctx, const Op *op) {
  const Type *result = op_result_type(op);
  const Attr *shape = op_slot(op, A_tensor_expand_shape_static_output_shape);
  uint64_t n = shape->as.dense.count;
  uint32_t first, count, ndynamic = 0;
  op_operand_group(op, G_tensor_expand_shape_output_shape, &first, &count);
  if (n != (uint64_t)rank_of(result))
    return op_error(ctx, op,
                    "expected number of static shape dims to be equal to the "
                    "output rank (%d) but found %llu inputs instead",
                    rank_of(result), (unsigned long long)n);
  for (uint64_t i = 0; i < n; i++)
    ndynamic += dense_int(shape, i) == DYNAMIC;
  return count == ndynamic ||
         op_error(ctx, op,
                  "mismatch in dynamic dims in output_shape and "
                  "static_output_shape: static_output_shape has %u dynamic "
                  "dims while output_shape has %u values",
                  ndynamic, count);
}

bool verify_tensor_expand_shape(Ctx *ctx, Op *op) {
  Reshape r = {.ctx = ctx,
               .op = op,
               .expanded = op_result_type(op),
               .collapsed = op_operand_type(op, 0),
               .groups = op_slot(op, A_tensor_expand_shape_reassociation)};
  return (op_result_type(op)->kind != TY_TENSOR ||
          check_output_shape(ctx, op)) &&
         check_reshape(&r);
}

Type *tensor_collapsed_type(Ctx *ctx, Arena *arena, const Type *source,
                            const Attr *reassociation) {
  uint32_t n = reassociation->as.array.count;
  int64_t *shape = arena_array(arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    shape[i] = group_product(source->as.shaped.shape,
                             reassociation_at(reassociation, i));
  return type_tensor(ctx, (int)n, shape, source->as.shaped.element, NULL);
}

// tensor.reshape

// Checks the number of elements, and of sizes in the list.
bool verify_tensor_reshape(Ctx *ctx, Op *op) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  int64_t length = op_operand_type(op, 1)->as.shaped.shape[0];
  if (source->as.shaped.element != result->as.shaped.element)
    return op_error(ctx, op,
                    "element types of source and destination tensor types "
                    "should be the same");
  if (result->kind != TY_TENSOR)
    return true;
  if (source->kind == TY_TENSOR && type_has_static_shape(source) &&
      type_has_static_shape(result) &&
      type_num_elements(source) != type_num_elements(result))
    return op_error(ctx, op,
                    "source and destination tensor should have the same "
                    "number of elements");
  if (length == DYNAMIC)
    return op_error(ctx, op,
                    "cannot use shape operand with dynamic length to reshape "
                    "to statically-ranked tensor type");
  return length == rank_of(result) ||
         op_error(ctx, op,
                  "length of shape operand differs from the result's tensor "
                  "rank");
}
