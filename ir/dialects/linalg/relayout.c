// linalg.pack and linalg.unpack: verifiers and folds.
//
// Both know one tensor that is packed and one that is not. Dimensions of the
// packed one: those of the other, divided by their tiles and in the order of
// outer_dims_perm, and behind them the tiles.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/linalg/linalg.h"
#include "ir/dialects/match.h"

Relayout relayout_of(const Op *op) {
  bool is_pack = op_is(op, OP_linalg_pack);
  Relayout r = {.op = op, .is_pack = is_pack};
  r.packed = op_operand(op, is_pack)->type;
  r.plain = op_operand(op, !is_pack)->type;
  r.perm = op_slot(op, is_pack ? A_linalg_pack_outer_dims_perm
                               : A_linalg_unpack_outer_dims_perm);
  r.dims = op_slot(op, is_pack ? A_linalg_pack_inner_dims_pos
                               : A_linalg_unpack_inner_dims_pos);
  r.tiles = op_slot(op, is_pack ? A_linalg_pack_static_inner_tiles
                                : A_linalg_unpack_static_inner_tiles);
  if (r.perm && !r.perm->as.dense.count)
    r.perm = NULL;
  uint32_t count;
  op_operand_group(op,
                   is_pack ? (uint32_t)G_linalg_pack_inner_tiles
                           : (uint32_t)G_linalg_unpack_inner_tiles,
                   &r.first_tile, &count);
  return r;
}

static uint32_t count_of(const Attr *ints) {
  return (uint32_t)ints->as.dense.count;
}

bool relayout_tile(Ctx *ctx, const Relayout *r, uint32_t i, int64_t *size) {
  *size = dense_int(r->tiles, i);
  if (*size != DYNAMIC)
    return true;
  uint32_t operand = r->first_tile;
  for (uint32_t j = 0; j < i; j++)
    operand += dense_int(r->tiles, j) == DYNAMIC;
  const Attr *constant = value_constant(ctx, op_operand(r->op, operand));
  if (!attr_is(constant, AT_INTEGER))
    return false;
  *size = attr_to_i64(constant);
  return true;
}

// Numbers of dimensions, each at most once.
static bool are_positions(const Attr *ints, int rank) {
  for (uint32_t i = 0; ints && i < count_of(ints); i++) {
    int64_t dim = dense_int(ints, i);
    if (dim < 0 || dim >= rank)
      return false;
    for (uint32_t j = 0; j < i; j++)
      if (dense_int(ints, j) == dim)
        return false;
  }
  return !ints || count_of(ints) <= (uint32_t)rank;
}

Type *relayout_packed_type(Ctx *ctx, const Relayout *r) {
  Arena scratch;
  arena_init(&scratch);
  int rank = r->plain->as.shaped.rank, n = 0;
  const int64_t *plain = r->plain->as.shaped.shape;
  int64_t *outer = arena_array(&scratch, int64_t, rank + 1);
  int64_t *shape = arena_array(&scratch, int64_t, 2 * rank + 1);
  for (int i = 0; i < rank; i++)
    outer[i] = plain[i];
  for (uint32_t i = 0; i < count_of(r->dims); i++) {
    int64_t tile = dense_int(r->tiles, i),
            *size = &outer[dense_int(r->dims, i)];
    *size = *size == DYNAMIC || tile == DYNAMIC ? DYNAMIC
                                                : affine_ceildiv(*size, tile);
  }
  for (int i = 0; i < rank; i++)
    shape[n++] = outer[r->perm ? dense_int(r->perm, (uint64_t)i) : i];
  for (uint32_t i = 0; i < count_of(r->tiles); i++)
    shape[n++] = dense_int(r->tiles, i);
  Type *type = type_tensor(ctx, n, shape, type_element(r->plain), NULL);
  arena_release(&scratch);
  return type;
}

static bool are_compatible(const Type *a, const Type *b) {
  for (int i = 0; i < a->as.shaped.rank; i++) {
    int64_t one = a->as.shaped.shape[i], other = b->as.shaped.shape[i];
    if (one != other && one != DYNAMIC && other != DYNAMIC)
      return false;
  }
  return true;
}

// Checks tiles, the dimensions that they are of, and the permutation.
static bool check_positions(Ctx *ctx, const Relayout *r) {
  int rank = r->plain->as.shaped.rank;
  int64_t size;
  for (uint32_t i = 0; i < count_of(r->tiles); i++)
    if (relayout_tile(ctx, r, i, &size) && !size)
      return op_plain_error(ctx, r->op, "invalid zero tile factor");
  if (!are_positions(r->dims, rank))
    return op_plain_error(ctx, r->op, "invalid inner_dims_pos vector");
  if (!are_positions(r->perm, rank))
    return op_plain_error(ctx, r->op, "invalid outer_dims_perm vector");
  if (r->perm && count_of(r->perm) != (uint32_t)rank)
    return op_plain_error(ctx, r->op,
                          "outer_dims_perm must be a permutation or empty");
  if (count_of(r->tiles) > (uint32_t)rank)
    return op_plain_error(
        ctx, r->op,
        "tiling factors must be less than or equal to the input rank for pack "
        "or output rank for unpack");
  return count_of(r->tiles) == count_of(r->dims) ||
         op_plain_error(
             ctx, r->op,
             "tiling factors must equal the number of dimensions to tile");
}

static bool check_packed(Ctx *ctx, const Relayout *r) {
  uint32_t ntiles = count_of(r->tiles);
  uint32_t rank = (uint32_t)r->packed->as.shaped.rank;
  uint32_t outer = (uint32_t)r->plain->as.shaped.rank;
  if (rank != outer + ntiles)
    return op_plain_error(
        ctx, r->op,
        "packed rank != (unpacked rank + num tiling factors), got %u != %u",
        rank, outer + ntiles);
  for (uint32_t i = 0; i < ntiles; i++)
    if (r->packed->as.shaped.shape[outer + i] != dense_int(r->tiles, i))
      return op_plain_error(ctx, r->op,
                            "mismatch in inner tile sizes specified and shaped "
                            "of tiled dimension in the packed type");
  const Type *expected = relayout_packed_type(ctx, r);
  return are_compatible(expected, r->packed) ||
         op_plain_error(ctx, r->op,
                        "expected '%s' for the packed domain value, got '%s'",
                        type_str(ctx, expected), type_str(ctx, r->packed));
}

static bool check_tile_operands(Ctx *ctx, const Relayout *r) {
  uint32_t ndynamic = 0;
  for (uint32_t i = 0; i < count_of(r->tiles); i++)
    ndynamic += dense_int(r->tiles, i) == DYNAMIC;
  uint32_t given = r->op->noperands - r->first_tile;
  return ndynamic == given ||
         op_error(ctx, r->op, "expected %u dynamic inner tiles, but found %u",
                  ndynamic, given);
}

static bool check_elements(Ctx *ctx, const Relayout *r) {
  const Type *plain = type_element(r->plain), *packed = type_element(r->packed);
  return plain == packed ||
         op_error(ctx, r->op,
                  "expected elements of type '%s' in the packed domain value, "
                  "got '%s'",
                  type_str(ctx, plain), type_str(ctx, packed));
}

static bool check_relayout(Ctx *ctx, const Relayout *r) {
  return check_tile_operands(ctx, r) && check_positions(ctx, r) &&
         check_packed(ctx, r) && check_elements(ctx, r);
}

// The place of dimension `dim` of the plain tensor in the packed one.
static int64_t outer_size(const Relayout *r, int64_t dim) {
  for (uint32_t i = 0; r->perm && i < count_of(r->perm); i++)
    if (dense_int(r->perm, i) == dim)
      return r->packed->as.shaped.shape[i];
  return r->packed->as.shaped.shape[dim];
}

// Is a tile known to be incomplete?
static bool wants_padding(Ctx *ctx, const Relayout *r) {
  for (uint32_t i = 0; i < count_of(r->dims); i++) {
    int64_t dim = dense_int(r->dims, i), tile;
    int64_t size = r->plain->as.shaped.shape[dim];
    if (!relayout_tile(ctx, r, i, &tile))
      tile = outer_size(r, dim);
    if (size != DYNAMIC && tile != DYNAMIC && tile && size % tile)
      return true;
  }
  return false;
}

bool verify_linalg_pack(Ctx *ctx, Op *op) {
  Relayout r = relayout_of(op);
  if (!check_relayout(ctx, &r))
    return false;
  const Value *padding = op_operand_of(op, G_linalg_pack_padding_value);
  const Type *element = type_element(r.plain);
  if (padding && padding->type != element)
    return op_error(ctx, op, "expected padding_value has '%s' but got: '%s'",
                    type_str(ctx, element), type_str(ctx, padding->type));
  return padding || !wants_padding(ctx, &r) ||
         op_error(
             ctx, op,
             "invalid tile factor or output size provided. Only full tiles "
             "are supported when padding_value is not set");
}

bool verify_linalg_unpack(Ctx *ctx, Op *op) {
  Relayout r = relayout_of(op);
  return check_relayout(ctx, &r);
}

bool name_linalg_pack(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op, (void)index;
  return buf_puts(out, "pack"), true;
}

bool name_linalg_unpack(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op, (void)index;
  return buf_puts(out, "unpack"), true;
}

// Tiles that are not known may not divide what they are of.
static Speculation speculate_tiles(Ctx *ctx, const Relayout *r) {
  uint32_t outer = (uint32_t)r->plain->as.shaped.rank;
  int64_t size;
  for (uint32_t i = 0; i < count_of(r->tiles); i++)
    if (!relayout_tile(ctx, r, i, &size) ||
        r->packed->as.shaped.shape[outer + i] == DYNAMIC)
      return SPECULATION_NEVER;
  return SPECULATION_ALWAYS;
}

Speculation speculate_linalg_pack(Ctx *ctx, const Op *op) {
  Relayout r = relayout_of(op);
  return op_operand_of(op, G_linalg_pack_padding_value)
             ? SPECULATION_ALWAYS
             : speculate_tiles(ctx, &r);
}

Speculation speculate_linalg_unpack(Ctx *ctx, const Op *op) {
  Relayout r = relayout_of(op);
  return speculate_tiles(ctx, &r);
}

// A constant whose elements are equal, padding included, stays one.
static bool fold_splat(Fold *f, Op *op, const Attr *source,
                       const Value *padding) {
  Type *type = op_result(op, 0)->type;
  if (!attr_is(source, AT_DENSE) || !source->as.dense.splat ||
      !type_has_static_shape(type))
    return false;
  Attr *element = dense_attr(f->ctx, source, 0);
  if (!element || (padding && value_constant(f->ctx, padding) != element))
    return false;
  return fold_to(f, dense_splat(f->ctx, type, element));
}

bool fold_linalg_pack(Fold *f, Op *op) {
  return fold_splat(f, op, f->constants[0],
                    op_operand_of(op, G_linalg_pack_padding_value));
}

bool fold_linalg_unpack(Fold *f, Op *op) {
  return fold_splat(f, op, f->constants[0], NULL);
}
