// Canonicalization patterns of linalg.pack and linalg.unpack: those that undo
// each other, padding that nothing needs, and destinations that are written over.

#include "ir/dialects/linalg/linalg.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static bool same_order(const Attr *a, const Attr *b) {
  if (!a || !b || a == b)
    return a == b;
  return false;
}

// Whether both have the same tiles in the same order.
static bool same_layout(Ctx *ctx, const Relayout *a, const Relayout *b) {
  if (a->dims != b->dims || !same_order(a->perm, b->perm) ||
      a->tiles->as.dense.count != b->tiles->as.dense.count)
    return false;
  for (uint32_t i = 0; i < a->tiles->as.dense.count; i++) {
    int64_t m, n;
    bool knows_m = relayout_tile(ctx, a, i, &m);
    bool knows_n = relayout_tile(ctx, b, i, &n);
    if (!knows_m || !knows_n || m != n)
      return false;
  }
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
    PATTERN(OP_linalg_unpack, 1, unpack_packed, ""),
    PATTERN(OP_linalg_unpack, 1, unpack_over, ""),
    PATTERN(OP_linalg_pack, 1, relayout_before_casts,
            ANONYMOUS("FoldTensorCastPackOp")),
    PATTERN(OP_linalg_unpack, 1, relayout_before_casts,
            ANONYMOUS("FoldTensorCastUnPackOp")),
    {0},
};
