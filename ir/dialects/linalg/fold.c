// Folds of structured operations, the names that they suggest, and whether they
// may run early.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/linalg/structured.h"

bool fold_linalg_transpose(Fold *f, Op *op) {
  const Attr *permutation = op_slot(op, A_linalg_transpose_permutation);
  if (op_operand(op, 0)->type->kind != TY_TENSOR)
    return false;
  for (uint64_t i = 0; i < permutation->as.dense.count; i++)
    if (dense_int(permutation, i) != (int64_t)i)
      return false;
  return fold_to_value(f, op_operand(op, 0));
}

// A loop that runs once has only index 0.
bool fold_linalg_index(Fold *f, Op *op) {
  Op *parent = op_parent(op);
  Structured s;
  if (!parent || !structured_of(f->ctx, f->arena, parent, &s))
    return false;
  LoopExtent *extents = arena_array(f->arena, LoopExtent, s.nloops + 1);
  int64_t dim = attr_to_i64(op_slot(op, A_linalg_index_dim));
  if (dim >= s.nloops || !structured_extents(&s, extents))
    return false;
  const Type *type = op_operand(parent, extents[dim].operand)->type;
  return type->as.shaped.shape[extents[dim].dim] == 1 &&
         fold_to(f, attr_index(f->ctx, 0));
}

// Memory may be written by somebody else; of tensors it depends on the body.
Speculation speculate_linalg(Ctx *ctx, const Op *op) {
  (void)ctx;
  return op_has_pure_tensors(op) ? SPECULATION_INSIDE : SPECULATION_NEVER;
}

// Names

static bool name_first(uint32_t index, Buf *out, const char *name) {
  return !index && (buf_puts(out, name), true);
}

bool name_linalg_map(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op;
  return name_first(index, out, "mapped");
}

bool name_linalg_reduce(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op;
  return name_first(index, out, "reduced");
}

bool name_linalg_transpose(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op;
  return name_first(index, out, "transposed");
}

bool name_linalg_broadcast(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op;
  return name_first(index, out, "broadcasted");
}

static bool name_by_operand(const Op *op, uint32_t index, Buf *out,
                            const char *init) {
  if (index >= op->noperands)
    return false;
  buf_puts(out, index < structured_ninputs(op) ? "in" : init);
  return true;
}

bool name_linalg_generic_arg(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx;
  return name_by_operand(op, index, out, "out");
}

bool name_linalg_payload_arg(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx;
  return name_by_operand(op, index, out, "init");
}
