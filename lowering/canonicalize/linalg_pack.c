// Canonicalization patterns of linalg.pack and linalg.unpack: those that undo
// each other, padding that nothing needs, destinations that are written over,
// parts of what is unpacked, and sizes that one side knows and the other does not.

#include "ir/build/tensor.h"
#include "ir/dialects/linalg/linalg.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static bool keeps_order(const Attr *perm) {
  for (uint32_t i = 0; perm && i < perm->as.dense.count; i++)
    if (dense_int(perm, i) != i)
      return false;
  return true;
}

// The size of tile `i`, a number where it is known.
static Mixed tile_of(Ctx *ctx, const Relayout *r, uint32_t i) {
  int64_t size;
  if (relayout_tile(ctx, r, i, &size))
    return mixed_number(size);
  uint32_t operand = r->first_tile;
  for (uint32_t j = 0; j < i; j++)
    operand += dense_int(r->tiles, j) == DYNAMIC;
  return mixed_value(op_operand(r->op, operand));
}

// Whether both have the same tiles in the same order.
static bool same_layout(Ctx *ctx, const Relayout *a, const Relayout *b) {
  if (a->dims != b->dims ||
      (a->perm != b->perm && !(keeps_order(a->perm) && keeps_order(b->perm))) ||
      a->tiles->as.dense.count != b->tiles->as.dense.count)
    return false;
  for (uint32_t i = 0; i < a->tiles->as.dense.count; i++)
    if (!mixed_equal(tile_of(ctx, a, i), tile_of(ctx, b, i)))
      return false;
  return true;
}

static bool pack_unpacked(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_linalg_unpack);
  if (!before || op_operand_of(op, G_linalg_pack_padding_value) ||
      op_operand(before, 0)->type != op_operand(op, 1)->type)
    return false;
  Relayout pack = relayout_of(op), unpack = relayout_of(before);
  return same_layout(rw->b.ctx, &pack, &unpack) &&
         rewrite_replace1(rw, op, op_operand(before, 0));
}

// All sizes and tiles are known, and tiles are full.
static bool tiles_are_full(const Relayout *r) {
  for (uint32_t i = 0; i < r->dims->as.dense.count; i++) {
    int64_t size = r->plain->as.shaped.shape[dense_int(r->dims, i)];
    int64_t tile = dense_int(r->tiles, i);
    if (size == DYNAMIC || tile == DYNAMIC || !tile || size % tile)
      return false;
  }
  return true;
}

static bool forget_padding(Rewriter *rw, Op *op) {
  uint32_t first, count;
  op_operand_group(op, G_linalg_pack_padding_value, &first, &count);
  Relayout r = relayout_of(op);
  if (!count || !tiles_are_full(&r))
    return false;
  rewrite_erase_operands(rw, op, first, 1);
  return true;
}

static bool unpack_packed(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_linalg_pack);
  if (!before || op_operand_of(before, G_linalg_pack_padding_value) ||
      op_operand(before, 0)->type != op_operand(op, 1)->type)
    return false;
  Relayout unpack = relayout_of(op), pack = relayout_of(before);
  return same_layout(rw->b.ctx, &pack, &unpack) &&
         rewrite_replace1(rw, op, op_operand(before, 0));
}

// All of the destination is written, so what wrote it before need not be.
static bool unpack_over(Rewriter *rw, Op *op) {
  if (value_def(op_operand(op, 0), OP_linalg_pack))
    return false;
  Value *dest = tensor_written_by(op_operand(op, 1));
  if (!dest || dest->type != op_operand(op, 1)->type)
    return false;
  rewrite_set_operand(rw, op, 1, dest);
  return true;
}

// The dimension of the plain tensor that dimension `i` of the packed one counts
// the tiles of.
static uint32_t plain_dim(const Relayout *r, uint32_t i) {
  return r->perm ? (uint32_t)dense_int(r->perm, i) : i;
}

// The tile of dimension `dim` of the plain tensor: 1 where it has none.
static int64_t known_tile(const Relayout *r, uint32_t dim) {
  for (uint32_t i = 0; i < r->dims->as.dense.count; i++)
    if (dense_int(r->dims, i) == dim)
      return dense_int(r->tiles, i);
  return 1;
}

// Whether a plain tensor of that type is known to end in the last tiles.
static bool takes_all_tiles(const Relayout *r, const Type *part) {
  for (uint32_t i = 0; i < type_rank(part); i++) {
    uint32_t dim = plain_dim(r, i);
    int64_t count = r->packed->as.shaped.shape[i];
    int64_t size = part->as.shaped.shape[dim], tile = known_tile(r, dim);
    if (size == DYNAMIC || count == DYNAMIC || tile == DYNAMIC ||
        count * tile - size >= tile)
      return false;
  }
  return true;
}

// Unpacks only the part that a slice of the result takes.
static bool unpack_part(Rewriter *rw, Op *op) {
  const Use *use = op_result(op, 0)->uses;
  Op *slice = use && !use->next ? use->owner : NULL;
  if (!slice || !op_is(slice, OP_tensor_extract_slice) ||
      value_def(op_operand(op, 0), OP_linalg_pack))
    return false;
  Type *type = op_result(slice, 0)->type;
  MixedPart part = part_of_op(rw->arena, slice);
  Relayout r = relayout_of(op);
  uint32_t rank = type_rank(r.plain);
  if (type_rank(type) != rank || !type_has_static_shape(type) ||
      !all_are_number(rw, part.offsets, rank, 0) ||
      !all_are_number(rw, part.strides, rank, 1) || !takes_all_tiles(&r, type))
    return false;
  for (uint32_t i = 0; i < rank; i++) {
    part.offsets[i] = mixed_number(0);
    part.strides[i] = mixed_number(1);
    part.sizes[i] = mixed_number(type->as.shaped.shape[i]);
  }
  Value **operands = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  operands[1] =
      build_extract_slice(&rw->b, rw->arena, type, op_operand(op, 1), &part);
  Op *made = rebuild_with(rw, op, operands, &type);
  rewrite_replace1(rw, slice, op_result(made, 0));
  rewrite_erase(rw, op);
  return true;
}

// Whether dimension `dim` of the plain tensor has tiles.
static bool is_tiled(const Relayout *r, uint32_t dim) {
  for (uint32_t i = 0; i < r->dims->as.dense.count; i++)
    if (dense_int(r->dims, i) == dim)
      return true;
  return false;
}

// Sizes that only one of both types knows are those of the other one too.
static bool learn_outer_sizes(Rewriter *rw, Op *op) {
  Relayout r = relayout_of(op);
  uint32_t rank = type_rank(r.plain), npacked = type_rank(r.packed);
  int64_t *plain = arena_array(rw->arena, int64_t, rank + 1);
  int64_t *packed = arena_array(rw->arena, int64_t, npacked + 1);
  bool learnt = false;
  if (!r.is_pack && value_def(op_operand(op, 0), OP_linalg_pack))
    return false;
  memcpy(plain, r.plain->as.shaped.shape, rank * sizeof *plain);
  memcpy(packed, r.packed->as.shaped.shape, npacked * sizeof *packed);
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t dim = plain_dim(&r, i);
    if (is_tiled(&r, dim) || (plain[dim] == DYNAMIC) == (packed[i] == DYNAMIC))
      continue;
    plain[dim] = packed[i] = plain[dim] == DYNAMIC ? packed[i] : plain[dim];
    learnt = true;
  }
  if (!learnt)
    return false;
  Value **operands = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  for (uint32_t i = 0; i < 2; i++) {
    bool is_plain = r.is_pack == (i == 0);
    Type *type = type_with_shape(rw->b.ctx, operands[i]->type,
                                 (int)(is_plain ? rank : npacked),
                                 is_plain ? plain : packed);
    if (type != operands[i]->type)
      operands[i] = build_shaped_cast(&rw->b, type, operands[i]);
  }
  Type *type = operands[1]->type;
  replace_by_results(rw, op, rebuild_with(rw, op, operands, &type));
  return true;
}

// Casts

static Value *before_cast(Value *value) {
  const Op *cast = value_def(value, OP_tensor_cast);
  return cast && tensor_cast_forgets(cast) ? op_operand(cast, 0) : value;
}

// Tiles whose size the packed type knows are numbers; false: it is not what the
// operand is a constant of.
static bool learn_tiles(Rewriter *rw, const Relayout *r, const Type *packed,
                        int64_t *tiles) {
  uint32_t rank = (uint32_t)r->plain->as.shaped.rank;
  for (uint32_t i = 0; i < r->tiles->as.dense.count; i++) {
    int64_t size = packed->as.shaped.shape[rank + i];
    tiles[i] = dense_int(r->tiles, i);
    if (tiles[i] != DYNAMIC || size == DYNAMIC)
      continue;
    if (!relayout_tile(rw->b.ctx, r, i, &tiles[i]) || tiles[i] != size)
      return false;
  }
  return true;
}

// A cast moves from the source of a pack or unpack to its result.
static bool relayout_before_casts(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Relayout r = relayout_of(op);
  uint32_t n = 0, ntiles = (uint32_t)r.tiles->as.dense.count;
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  int64_t *tiles = arena_array(rw->arena, int64_t, ntiles + 1);
  for (; n < r.first_tile; n++)
    operands[n] = n < 2 ? before_cast(op_operand(op, n)) : op_operand(op, n);
  if (operands[0] == op_operand(op, 0) && operands[1] == op_operand(op, 1))
    return false;
  if (!learn_tiles(rw, &r, operands[r.is_pack]->type, tiles))
    return false;
  uint32_t given = r.first_tile;
  for (uint32_t i = 0; i < ntiles; i++) {
    if (tiles[i] == DYNAMIC)
      operands[n++] = op_operand(op, given);
    given += dense_int(r.tiles, i) == DYNAMIC;
  }
  Type *type = operands[1]->type;
  Op *made = build_op(&rw->b, op->info->opcode, &type, 1, operands, n);
  for (uint32_t i = 0; i < op->info->nattrs; i++)
    made->slots[i] = op->slots[i];
  made->attrs = op->attrs;
  made->slots[r.is_pack ? A_linalg_pack_static_inner_tiles
                        : A_linalg_unpack_static_inner_tiles] =
      attr_dense_i64(ctx, tiles, ntiles);
  if (r.is_pack)
    made->slots[A_linalg_pack_operandSegmentSizes] =
        attr_dense_i32(ctx,
                       (int32_t[]){1, 1, (int32_t)r.first_tile - 2,
                                   (int32_t)(n - r.first_tile)},
                       4);
  replace_by_results(rw, op, made);
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name

const Pattern patterns_linalg_pack[] = {
    PATTERN(OP_linalg_pack, 1, pack_unpacked, ""),
    PATTERN(OP_linalg_pack, 1, forget_padding, ""),
    PATTERN(OP_linalg_pack, 1, learn_outer_sizes, ""),
    PATTERN(OP_linalg_unpack, 1, unpack_packed, ""),
    PATTERN(OP_linalg_unpack, 1, unpack_over, ""),
    PATTERN(OP_linalg_unpack, 1, unpack_part, ""),
    PATTERN(OP_linalg_unpack, 1, learn_outer_sizes, ""),
    {0},
};

// Moves casts that forget sizes behind linalg.pack and linalg.unpack.
// linalg-fuse-elementwise-ops runs these patterns too.
const Pattern patterns_linalg_casts[] = {
    PATTERN(OP_linalg_pack, 1, relayout_before_casts,
            ANONYMOUS("FoldTensorCastPackOp")),
    PATTERN(OP_linalg_unpack, 1, relayout_before_casts,
            ANONYMOUS("FoldTensorCastUnPackOp")),
    {0},
};
