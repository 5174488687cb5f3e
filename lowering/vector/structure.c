// Makers of loops and conditionals around vectors.

#include "lowering/vector/structure.h"

#include "ir/dialects/dialects.h"
#include "ir/build/affine.h"

Counter build_counter(Rewriter *rw, int64_t size, bool scalable) {
  Builder *b = &rw->b;
  Counter c;
  c.lower = build_index(b, 0);
  c.upper = build_index(b, size);
  if (scalable) {
    Value *vscale =
        build_value(b, OP_vector_vscale, b->ctx->index_type, NULL, 0);
    c.upper = build_binary(b, OP_arith_muli, c.upper, vscale);
  }
  c.step = build_index(b, 1);
  return c;
}

Op *begin_for(Rewriter *rw, Counter counter, ValueList inits) {
  Listener *listener = rw->b.listener;
  rw->b.listener = NULL;
  Op *op = build_for(rw, counter.lower, counter.upper, counter.step, inits);
  rw->b.listener = listener;
  return op;
}

Op *begin_if(Rewriter *rw, Value *condition, TypeList results) {
  Listener *listener = rw->b.listener;
  rw->b.listener = NULL;
  Op *op = build_if(rw, condition, results);
  rw->b.listener = listener;
  return op;
}

void end_structure(Rewriter *rw, Op *op) {
  if (rw->b.listener)
    listener_inserted(rw->b.listener, op);
}

bool is_serial_loop(const Op *op) {
  return op_is(op, OP_scf_for) || op_is(op, OP_affine_for);
}

Value *build_index_sum(Rewriter *rw, Value *a, Value *b) {
  Ctx *ctx = rw->b.ctx;
  Mixed operands[] = {mixed_value(a), mixed_value(b)};
  AffineExpr *sum =
      affine_binary(ctx, AFFINE_ADD, affine_dim(ctx, 0), affine_dim(ctx, 1));
  return build_affine_apply(&rw->b, rw->arena, sum, operands);
}

Value *build_alloca(Builder *b, Type *type) {
  Op *op = build_op(b, OP_memref_alloca, &type, 1, NULL, 0);
  op->slots[A_memref_alloca_operandSegmentSizes] =
      attr_dense_i32(b->ctx, (int32_t[]){0, 0}, 2);
  return op_result(op, 0);
}

Value *build_vscale_times(Builder *b, Value **vscale, int64_t number) {
  if (!*vscale)
    *vscale = build_value(b, OP_vector_vscale, b->ctx->index_type, NULL, 0);
  return build_binary(b, OP_arith_muli, build_index(b, number), *vscale);
}
