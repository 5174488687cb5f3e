// vector.transfer_read and vector.transfer_write: what both have, and their
// verifiers.
//
// A transfer moves a vector from or to a memref or tensor from some place on.
// Its permutation map says which dimension of memory each one of the vector is;
// 0 stands for none, the element is then repeated. Dimensions may be in bounds,
// or end where memory does. A mask has the shape that memory sees: that of the
// vector without repeated dimensions, in the order of memory.

#include "ir/dialects/vector/vector_int.h"

bool op_is_transfer(const Op *op) {
  return op_is(op, OP_vector_transfer_read) ||
         op_is(op, OP_vector_transfer_write);
}

static Value *value_of_group(const Op *op, uint32_t group) {
  return op_operand_of(op, group);
}

// Reads the operands and slots of a read or a write alike.
Transfer transfer_of(Op *op) {
  bool is_read = op_is(op, OP_vector_transfer_read);
  Transfer t = {.op = op};
  if (is_read) {
    t.base = op_operand(op, 0);
    t.vector = op_result(op, 0);
    t.padding = value_of_group(op, G_vector_transfer_read_padding);
    t.mask = value_of_group(op, G_vector_transfer_read_mask);
    op_operand_group(op, G_vector_transfer_read_indices, &t.first_index,
                     &t.nindices);
    t.map = op_slot(op, A_vector_transfer_read_permutation_map);
    t.in_bounds = op_slot(op, A_vector_transfer_read_in_bounds);
  } else {
    t.vector = op_operand(op, 0);
    t.base = op_operand(op, 1);
    t.mask = value_of_group(op, G_vector_transfer_write_mask);
    op_operand_group(op, G_vector_transfer_write_indices, &t.first_index,
                     &t.nindices);
    t.map = op_slot(op, A_vector_transfer_write_permutation_map);
    t.in_bounds = op_slot(op, A_vector_transfer_write_in_bounds);
  }
  return t;
}

int transfer_rank(const Type *shaped, const Type *vector) {
  return vector_rank(vector) - rank_or_0(shaped->as.shaped.element);
}

Attr *transfer_minor_map(Ctx *ctx, const Type *shaped, const Type *vector) {
  int rank = shaped->as.shaped.rank, n = transfer_rank(shaped, vector);
  if (!rank && vector_rank(vector) == 1 && vector_dim(vector, 0) == 1) {
    AffineExpr *zero = affine_constant(ctx, 0);
    return attr_affine_map(ctx, 0, 0, &zero, 1);
  }
  Arena scratch;
  arena_init(&scratch);
  n = n > 0 ? n : 0;
  AffineExpr **dims = arena_array(&scratch, AffineExpr *, n + 1);
  for (int i = 0; i < n; i++)
    dims[i] = affine_dim(ctx, (uint32_t)(rank - n + i));
  Attr *map = attr_affine_map(ctx, (uint32_t)rank, 0, dims, (uint32_t)n);
  arena_release(&scratch);
  return map;
}

Attr *transfer_out_of_bounds(Ctx *ctx, uint32_t n) {
  Arena scratch;
  arena_init(&scratch);
  Attr **items = arena_array(&scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    items[i] = ctx->false_attr;
  Attr *attr = attr_array(ctx, items, n);
  arena_release(&scratch);
  return attr;
}

bool map_is_minor_identity(const Attr *map) {
  uint32_t n = map->as.map.nresults, ndims = map->as.map.ndims;
  if (n > ndims)
    return false;
  for (uint32_t i = 0; i < n; i++) {
    const AffineExpr *e = map->as.map.results[i];
    if (e->kind != AFFINE_DIM || e->value != ndims - n + i)
      return false;
  }
  return true;
}

// The result that is that dimension, the first of several; -1: none is.
static int result_of_dim(const Attr *map, uint32_t dim) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    const AffineExpr *e = map->as.map.results[i];
    if (e->kind == AFFINE_DIM && e->value == dim)
      return (int)i;
  }
  return -1;
}

Type *transfer_mask_type(Ctx *ctx, const Type *vector, const Attr *map) {
  Arena scratch;
  arena_init(&scratch);
  int rank = 0;
  int64_t *shape = arena_array(&scratch, int64_t, map->as.map.ndims + 1);
  bool *scalable = arena_zero(&scratch, map->as.map.ndims + 1, 1);
  for (uint32_t i = 0; i < map->as.map.ndims; i++) {
    int at = result_of_dim(map, i);
    if (at < 0 || at >= vector_rank(vector))
      continue;
    scalable[rank] = type_dim_is_scalable(vector, at);
    shape[rank++] = vector_dim(vector, at);
  }
  if (!rank) // of one element: a mask has a dimension
    shape[rank++] = 1;
  Type *type = type_vector(ctx, rank, shape, scalable, ctx->i1);
  arena_release(&scratch);
  return type;
}

// Verifiers

static int64_t bits_of(const Type *element, int64_t n) {
  return (int64_t)type_number_width(element) * n;
}

static int64_t minor_size(const Type *vector) {
  int rank = vector_rank(vector);
  return rank ? vector_dim(vector, rank - 1) : 1;
}

static bool is_multiple(int64_t bits, int64_t of) {
  return of && bits % of == 0;
}

static bool wrong_map_rank(Ctx *ctx, const Op *op) {
  return op_error(ctx, op,
                  "requires a permutation_map with result dims of the same "
                  "rank as the vector type");
}

static bool check_vector_elements(Ctx *ctx, const Transfer *t,
                                  const Type *element) {
  const Type *vector = t->vector->type;
  if (!is_multiple(bits_of(vector->as.shaped.element, minor_size(vector)),
                   bits_of(element->as.shaped.element, minor_size(element))))
    return op_error(ctx, t->op,
                    "requires the bitwidth of the minor 1-D vector to be an "
                    "integral multiple of the bitwidth of the minor 1-D vector "
                    "of the source");
  int rank = vector_rank(vector) - vector_rank(element);
  if (rank < 0)
    return op_error(
        ctx, t->op,
        "requires source vector element and vector result ranks to match.");
  if (t->map->as.map.nresults != (uint32_t)rank)
    return wrong_map_rank(ctx, t->op);
  return !t->mask ||
         op_error(ctx, t->op,
                  "does not support masks with vector element type");
}

static bool check_elements(Ctx *ctx, const Transfer *t, const Type *element) {
  const Type *vector = t->vector->type;
  if (!is_multiple(bits_of(vector->as.shaped.element, minor_size(vector)),
                   bits_of(element, 1)))
    return op_error(ctx, t->op,
                    "requires the bitwidth of the minor 1-D vector to be an "
                    "integral multiple of the bitwidth of the source element "
                    "type");
  return t->map->as.map.nresults == (uint32_t)vector_rank(vector) ||
         wrong_map_rank(ctx, t->op);
}

static bool check_mask(Ctx *ctx, const Transfer *t) {
  if (!t->mask)
    return true;
  const Type *expected = transfer_mask_type(ctx, t->vector->type, t->map);
  return t->mask->type == expected ||
         op_error(ctx, t->op,
                  "inferred mask type ('%s') and mask operand type ('%s') "
                  "don't match",
                  type_str(ctx, expected), type_str(ctx, t->mask->type));
}

static bool check_bounds(Ctx *ctx, const Transfer *t) {
  uint32_t n = t->in_bounds->as.array.count;
  return t->map->as.map.nresults == n ||
         op_error(ctx, t->op,
                  "expects the in_bounds attr of same rank as permutation_map "
                  "results: %s vs inBounds of size: %u",
                  attr_str(ctx, t->map), n);
}

// Each result a dimension of its own, or 0.
static bool check_permutation_map(Ctx *ctx, const Transfer *t) {
  for (uint32_t i = 0; i < t->map->as.map.nresults; i++) {
    const AffineExpr *e = t->map->as.map.results[i];
    bool is_zero = e->kind == AFFINE_CONSTANT && !e->value;
    if (e->kind != AFFINE_DIM && !is_zero)
      return op_error(ctx, t->op,
                      "requires a projected permutation_map (at most one dim "
                      "or the zero constant can appear in each result)");
    if (!is_zero && result_of_dim(t->map, (uint32_t)e->value) != (int)i)
      return op_error(ctx, t->op,
                      "requires a permutation_map that is a permutation (found "
                      "one dim used more than once)");
  }
  return true;
}

static bool check_transfer(Ctx *ctx, const Transfer *t) {
  Type *shaped = t->base->type, *element = type_element(shaped);
  if (op_attr_str(ctx, t->op, "masked"))
    return op_error(
        ctx, t->op,
        "masked attribute has been removed. Use in_bounds instead.");
  if (shaped->kind != TY_MEMREF && shaped->kind != TY_TENSOR)
    return op_error(ctx, t->op,
                    "requires source to be a memref or ranked tensor type");
  if (element->kind == TY_VECTOR ? !check_vector_elements(ctx, t, element)
                                 : !check_elements(ctx, t, element))
    return false;
  if (t->map->as.map.nsymbols)
    return op_error(ctx, t->op, "requires permutation_map without symbols");
  if (t->map->as.map.ndims != (uint32_t)shaped->as.shaped.rank)
    return op_error(ctx, t->op,
                    "requires a permutation_map with input dims of the same "
                    "rank as the source type");
  return check_mask(ctx, t) && check_bounds(ctx, t);
}

static bool check_indices(Ctx *ctx, const Transfer *t) {
  const Type *shaped = t->base->type;
  int rank = type_has_rank(shaped) ? shaped->as.shaped.rank : 0;
  return t->nindices == (uint32_t)rank ||
         op_error(ctx, t->op, "requires %d indices", rank);
}

static bool check_padding(Ctx *ctx, const Transfer *t) {
  const Type *element = type_element(t->base->type);
  const Type *padding = t->padding->type;
  if (element->kind == TY_VECTOR)
    return element == padding ||
           op_error(ctx, t->op,
                    "requires source element type and padding type to match.");
  if (padding->kind != TY_INTEGER && padding->kind != TY_INDEX &&
      !type_is_float(padding))
    return op_error(ctx, t->op, "requires valid padding vector elemental type");
  return padding == element ||
         op_error(
             ctx, t->op,
             "requires formal padding and source of the same elemental type");
}

bool verify_vector_transfer_read(Ctx *ctx, Op *op) {
  Transfer t = transfer_of(op);
  return check_indices(ctx, &t) && check_transfer(ctx, &t) &&
         check_padding(ctx, &t) && check_permutation_map(ctx, &t);
}

static bool repeats_elements(const Attr *map) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (map->as.map.results[i]->kind == AFFINE_CONSTANT)
      return true;
  return false;
}

// A tensor is written to a new one, memory in place.
static bool check_written(Ctx *ctx, const Transfer *t) {
  uint32_t written = t->base->type->kind == TY_TENSOR;
  return t->op->nresults == written ||
         op_error(ctx, t->op,
                  "expected the number of tensor results (%u) to be equal to "
                  "the number of output tensors (%u)",
                  t->op->nresults, written);
}

bool verify_vector_transfer_write(Ctx *ctx, Op *op) {
  Transfer t = transfer_of(op);
  if (!check_indices(ctx, &t))
    return false;
  if (repeats_elements(t.map))
    return op_error(ctx, op, "should not have broadcast dimensions");
  return check_transfer(ctx, &t) && check_permutation_map(ctx, &t) &&
         check_written(ctx, &t);
}

// A transfer of a tensor touches no memory.
Speculation speculate_vector_transfer(Ctx *ctx, const Op *op) {
  (void)ctx;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is(op_operand(op, i)->type, TY_MEMREF))
      return SPECULATION_NEVER;
  return SPECULATION_ALWAYS;
}
