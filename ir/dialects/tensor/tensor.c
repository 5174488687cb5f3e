// Hooks of the tensor dialect's table: casts, elements, what is made of other
// tensors. What changes shapes is in shape.c.

#include "ir/dialects/tensor/tensor.h"
#include "ir/dialects/dialects_int.h"

static int rank_of(const Type *tensor) {
  return tensor->as.shaped.rank;
}

// Casts

static bool shapes_agree(const Type *a, const Type *b) {
  if (a->kind != TY_TENSOR || b->kind != TY_TENSOR)
    return true;
  if (rank_of(a) != rank_of(b))
    return false;
  for (int i = 0; i < rank_of(a); i++) {
    int64_t m = a->as.shaped.shape[i], n = b->as.shaped.shape[i];
    if (m != n && m != DYNAMIC && n != DYNAMIC)
      return false;
  }
  return true;
}

bool cast_fits_tensor_bitcast(const Type *from, const Type *to) {
  return type_bit_width(from->as.shaped.element) ==
             type_bit_width(to->as.shaped.element) &&
         shapes_agree(from, to);
}

bool cast_fits_tensor_cast(const Type *from, const Type *to) {
  return from->as.shaped.element == to->as.shaped.element &&
         shapes_agree(from, to);
}

bool tensor_type_keeps(const Type *from, const Type *to) {
  if (from->kind != TY_TENSOR || to->kind != TY_TENSOR ||
      from->as.shaped.element != to->as.shaped.element ||
      rank_of(from) != rank_of(to) ||
      from->as.shaped.layout != to->as.shaped.layout)
    return false;
  for (int i = 0; i < rank_of(from); i++)
    if (from->as.shaped.shape[i] != DYNAMIC &&
        to->as.shaped.shape[i] == DYNAMIC)
      return false;
  return true;
}

// Elements

bool verify_tensor_extract(Ctx *ctx, Op *op) {
  return op->noperands - 1 == (uint32_t)rank_of(op_operand_type(op, 0)) ||
         op_error(ctx, op, "incorrect number of indices for extract_element");
}

bool verify_tensor_insert(Ctx *ctx, Op *op) {
  return op->noperands - 2 == (uint32_t)rank_of(op_operand_type(op, 1)) ||
         op_error(ctx, op, "incorrect number of indices");
}

// Tensors of sizes that are given

bool verify_tensor_empty(Ctx *ctx, Op *op) {
  return check_dynamic_sizes(ctx, op, op_result_type(op),
                             G_tensor_empty_dynamicSizes);
}

bool verify_tensor_splat(Ctx *ctx, Op *op) {
  return check_dynamic_sizes(ctx, op, op_result_type(op),
                             G_tensor_splat_dynamicSizes);
}

bool verify_tensor_generate(Ctx *ctx, Op *op) {
  return check_dynamic_sizes(ctx, op, op_result_type(op),
                             G_tensor_generate_dynamicExtents);
}

// The type that the only block of `op` yields.
static Type *yielded_type(const Op *op) {
  const Op *yield = block_terminator(op->regions[0].first);
  return op_is(yield, OP_tensor_yield) && yield->noperands
             ? op_operand_type(yield, 0)
             : NULL;
}

bool verify_regions_tensor_generate(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  const Type *result = op_result_type(op);
  for (uint32_t i = 0; i < body->nargs; i++)
    if (block_arg(body, i)->type->kind != TY_INDEX)
      return diag_error(&ctx->diags, op->loc,
                        "all body arguments must be index");
  if (body->nargs != (uint32_t)rank_of(result))
    return diag_error(&ctx->diags, op->loc,
                      "must have one body argument per input dimension");
  return yielded_type(op) == result->as.shaped.element ||
         op_error(ctx, op,
                  "body must be terminated with a `yield` operation of the "
                  "tensor element type");
}

// Padding

Type *tensor_padded_type(Ctx *ctx, const Type *source, const int64_t *low,
                         uint32_t nlow, const int64_t *high, uint32_t nhigh) {
  Arena scratch;
  uint32_t rank = (uint32_t)rank_of(source);
  if (nlow != rank || nhigh != rank)
    return NULL;
  arena_init(&scratch);
  int64_t *shape = arena_array(&scratch, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    shape[i] = saturated_add(source->as.shaped.shape[i],
                             saturated_add(low[i], high[i]));
  Type *type =
      type_tensor(ctx, rank_of(source), shape, source->as.shaped.element, NULL);
  arena_release(&scratch);
  return type;
}

static Type *padded_type(Ctx *ctx, const Op *op) {
  const Attr *low = op_slot(op, A_tensor_pad_static_low);
  const Attr *high = op_slot(op, A_tensor_pad_static_high);
  Arena scratch;
  arena_init(&scratch);
  int64_t *lows = arena_array(&scratch, int64_t, low->as.dense.count + 1);
  int64_t *highs = arena_array(&scratch, int64_t, high->as.dense.count + 1);
  for (uint64_t i = 0; i < low->as.dense.count; i++)
    lows[i] = dense_int(low, i);
  for (uint64_t i = 0; i < high->as.dense.count; i++)
    highs[i] = dense_int(high, i);
  Type *type = tensor_padded_type(ctx, op_operand_type(op, 0), lows,
                                  (uint32_t)low->as.dense.count, highs,
                                  (uint32_t)high->as.dense.count);
  arena_release(&scratch);
  return type;
}

static bool has_sizes_of(const Type *type, const Type *expected) {
  if (rank_of(type) != rank_of(expected))
    return false;
  for (int i = 0; i < rank_of(type); i++)
    if (expected->as.shaped.shape[i] != DYNAMIC &&
        expected->as.shaped.shape[i] != type->as.shaped.shape[i])
      return false;
  return true;
}

static bool check_operand_count(Ctx *ctx, const Op *op, uint32_t group,
                                uint32_t slot, const char *name) {
  uint32_t first, count, ndynamic = 0;
  const Attr *statics = op_slot(op, slot);
  op_operand_group(op, group, &first, &count);
  for (uint64_t i = 0; i < statics->as.dense.count; i++)
    ndynamic += dense_int(statics, i) == DYNAMIC;
  return count == ndynamic ||
         op_error(ctx, op,
                  "expected the number of '%s' to match the number of dynamic "
                  "entries in 'static_%s' (%u vs %u)",
                  name, name, count, ndynamic);
}

bool verify_tensor_pad(Ctx *ctx, Op *op) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  const Type *expected = padded_type(ctx, op);
  if (!expected)
    return diag_error(&ctx->diags, op->loc,
                      "failed to infer expectedType from sourceType '%s', "
                      "specified resultType is '%s'",
                      type_str(ctx, source), type_str(ctx, result));
  if (!has_sizes_of(result, expected))
    return diag_error(&ctx->diags, op->loc,
                      "specified type '%s' does not match the inferred type "
                      "'%s'",
                      type_str(ctx, result), type_str(ctx, expected));
  return check_operand_count(ctx, op, G_tensor_pad_low, A_tensor_pad_static_low,
                             "low") &&
         check_operand_count(ctx, op, G_tensor_pad_high,
                             A_tensor_pad_static_high, "high");
}

bool verify_regions_tensor_pad(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  const Type *result = op_result_type(op);
  if (body->nargs != (uint32_t)rank_of(result))
    return diag_error(&ctx->diags, op->loc,
                      "expected the block to have %d arguments",
                      rank_of(result));
  for (uint32_t i = 0; i < body->nargs; i++)
    if (block_arg(body, i)->type->kind != TY_INDEX)
      return op_error(ctx, op, "expected block argument %u to be an index",
                      i + 1);
  if (yielded_type(op) != result->as.shaped.element)
    return op_error(ctx, op, "expected yield type to match shape element type");
  return op_operand_type(op, 0)->as.shaped.element ==
             result->as.shaped.element ||
         op_error(ctx, op, "expected the source to have elements of that type");
}

// tensor.concat

// Keeps the known one of two sizes that are to be equal; false: they differ.
static bool agree(int64_t *size, int64_t other) {
  if (*size == DYNAMIC)
    *size = other;
  return other == DYNAMIC || *size == other;
}

Type *tensor_concat_type(Ctx *ctx, const Op *concat, int *wrong) {
  const Type *first = op_operand_type(concat, 0);
  int64_t dim = attr_to_i64(op_slot(concat, A_tensor_concat_dim));
  int rank = rank_of(first), i;
  Arena scratch;
  Type *type = NULL;
  arena_init(&scratch);
  int64_t *sizes = arena_array(&scratch, int64_t, rank + 1);
  for (i = 0; i < rank; i++) {
    sizes[i] = first->as.shaped.shape[i];
    for (uint32_t j = 1; j < concat->noperands; j++) {
      int64_t size = op_operand_type(concat, j)->as.shaped.shape[i];
      if (i == dim)
        sizes[i] = saturated_add(sizes[i], size);
      else if (!agree(&sizes[i], size)) {
        *wrong = i;
        goto done;
      }
    }
  }
  type = type_tensor(ctx, rank, sizes, first->as.shaped.element, NULL);
done:
  arena_release(&scratch);
  return type;
}

// Checks that the result is what the inputs add up to.
bool verify_tensor_concat(Ctx *ctx, Op *op) {
  const Type *result = op_result_type(op);
  int64_t dim = attr_to_i64(op_slot(op, A_tensor_concat_dim));
  int wrong;
  if (!op->noperands)
    return op_error(ctx, op, "requires at least one input");
  for (uint32_t i = 0; i < op->noperands; i++)
    if (rank_of(op_operand_type(op, i)) != rank_of(result))
      return op_error(ctx, op,
                      "rank of concatenated inputs must match result rank");
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand_type(op, i)->as.shaped.element != result->as.shaped.element)
      return op_error(ctx, op, "inputs and result element type must match");
  if (dim >= rank_of(result))
    return op_error(ctx, op,
                    "concatenation dim must be less than the tensor rank");
  if (dim < 0)
    return op_error(ctx, op, "concatenation dim must not be negative");
  const Type *expected = tensor_concat_type(ctx, op, &wrong);
  if (!expected)
    return op_error(ctx, op,
                    "static concatenation size mismatch along "
                    "non-concatenated dimension %d",
                    wrong);
  return shapes_agree(expected, result) ||
         op_error(ctx, op,
                  "result type '%s'does not match inferred shape '%s' static "
                  "sizes",
                  type_str(ctx, result), type_str(ctx, expected));
}

// tensor.gather and tensor.scatter

typedef struct Places { // named by a tensor of indices
  Ctx *ctx;
  const Op *op;
  const Type *whole, *indices;
  const Attr *dims;
  const char *name, *whole_name; // for messages
} Places;

static bool wrong_dims(const Places *p, const char *what) {
  return op_error(p->ctx, p->op, "%s_dims %s", p->name, what);
}

static bool wrong_dims_of_whole(const Places *p, const char *what) {
  return op_error(p->ctx, p->op, "%s_dims %s %s rank", p->name, what,
                  p->whole_name);
}

// Checks that dimensions are named in order, as many as an index has.
static bool check_dims(const Places *p) {
  uint64_t n = p->dims->as.dense.count;
  int rank = rank_of(p->indices), whole_rank = rank_of(p->whole);
  if (!n)
    return wrong_dims(p, "must be non-empty");
  if (n > (uint64_t)whole_rank)
    return wrong_dims_of_whole(p, "overflow");
  if (!rank || p->indices->as.shaped.shape[rank - 1] != (int64_t)n)
    return wrong_dims(
        p, "length must match the size of last dimension of indices");
  for (uint64_t i = 0; i < n; i++) {
    if (dense_int(p->dims, i) < 0)
      return wrong_dims(p, "value must be non-negative");
    if (dense_int(p->dims, i) >= whole_rank)
      return wrong_dims_of_whole(p, "value must be smaller than");
  }
  for (uint64_t i = 1; i < n; i++)
    if (dense_int(p->dims, i - 1) >= dense_int(p->dims, i))
      return wrong_dims(p, "values must be strictly increasing");
  return true;
}

static bool is_listed(const Attr *dims, int dim) {
  for (uint64_t i = 0; i < dims->as.dense.count; i++)
    if (dense_int(dims, i) == dim)
      return true;
  return false;
}

// Of all slices: the leading dimensions are those of the indices, the others
// those of the whole, where the dimensions that are named are 1, or left out.
static Type *slices_type(const Places *p, bool reduced) {
  Arena scratch;
  arena_init(&scratch);
  int nleading = rank_of(p->indices) - 1, rank = nleading;
  int64_t *shape =
      arena_array(&scratch, int64_t, nleading + rank_of(p->whole) + 1);
  for (int i = 0; i < nleading; i++)
    shape[i] = p->indices->as.shaped.shape[i];
  for (int i = 0; i < rank_of(p->whole); i++) {
    bool named = is_listed(p->dims, i);
    if (!named || !reduced)
      shape[rank++] = named ? 1 : p->whole->as.shaped.shape[i];
  }
  Type *type = type_tensor(p->ctx, rank, shape, p->whole->as.shaped.element,
                           p->whole->as.shaped.layout);
  arena_release(&scratch);
  return type;
}

static bool check_slices(const Places *p, const Type *type, const char *what) {
  const Type *full = slices_type(p, false), *reduced = slices_type(p, true);
  return type == full || type == reduced ||
         op_error(p->ctx, p->op,
                  "%s type mismatch: expected '%s' or its rank-reduced variant "
                  "'%s' (got: '%s')",
                  what, type_str(p->ctx, full), type_str(p->ctx, reduced),
                  type_str(p->ctx, type));
}

bool verify_tensor_gather(Ctx *ctx, Op *op) {
  Places p = {.ctx = ctx,
              .op = op,
              .whole = op_operand_type(op, G_tensor_gather_source),
              .indices = op_operand_type(op, G_tensor_gather_indices),
              .dims = op_slot(op, A_tensor_gather_gather_dims),
              .name = "gather",
              .whole_name = "source"};
  return check_dims(&p) && check_slices(&p, op_result_type(op), "result");
}

bool verify_tensor_scatter(Ctx *ctx, Op *op) {
  Places p = {.ctx = ctx,
              .op = op,
              .whole = op_operand_type(op, G_tensor_scatter_dest),
              .indices = op_operand_type(op, G_tensor_scatter_indices),
              .dims = op_slot(op, A_tensor_scatter_scatter_dims),
              .name = "scatter",
              .whole_name = "dest"};
  if (!check_dims(&p))
    return false;
  if (!op_slot(op, A_tensor_scatter_unique))
    return op_error(ctx, op, "requires 'unique' attribute to be set");
  if (op_result_type(op) != p.whole)
    return op_error(ctx, op,
                    "failed to verify that result type matches type of dest");
  return check_slices(&p, op_operand_type(op, G_tensor_scatter_source),
                      "source");
}

// Names of results

#define NAME(token, name)                                                      \
  bool name_tensor_##token(Ctx *ctx, Op *op, uint32_t index, Buf *out) {       \
    (void)ctx, (void)op, (void)index;                                          \
    buf_lit(out, name);                                                        \
    return true;                                                               \
  }
NAME(cast, "cast")
NAME(collapse_shape, "collapsed")
NAME(concat, "concat")
NAME(dim, "dim")
NAME(expand_shape, "expanded")
NAME(extract, "extracted")
NAME(extract_slice, "extracted_slice")
NAME(from_elements, "from_elements")
NAME(gather, "gather")
NAME(generate, "generated")
NAME(insert, "inserted")
NAME(insert_slice, "inserted_slice")
NAME(pad, "padded")
NAME(rank, "rank")
NAME(reshape, "reshape")
NAME(scatter, "scatter")
NAME(splat, "splat")
#undef NAME
