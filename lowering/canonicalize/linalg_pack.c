// Canonicalization patterns of linalg.pack and linalg.unpack: those that undo
// each other, padding that nothing needs, and destinations that are written over.

#include "ir/dialects/linalg/linalg.h"
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

const Pattern patterns_linalg_pack[] = {
    PATTERN(OP_linalg_pack, 1, pack_unpacked, ""),
    PATTERN(OP_linalg_pack, 1, forget_padding, ""),
    PATTERN(OP_linalg_unpack, 1, unpack_packed, ""),
    PATTERN(OP_linalg_unpack, 1, unpack_over, ""),
    {0},
};
