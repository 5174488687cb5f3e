// bufferization.dealloc by its parts.

#include "lowering/deallocate/deallocate.h"

Dealloc open_dealloc(Rewriter *rw, const Op *op) {
  return (Dealloc){list_of_group(rw, op, G_bufferization_dealloc_memrefs),
                   list_of_group(rw, op, G_bufferization_dealloc_conditions),
                   list_of_group(rw, op, G_bufferization_dealloc_retained)};
}

Op *build_dealloc(Rewriter *rw, const Dealloc *d) {
  Ctx *ctx = rw->b.ctx;
  uint32_t n = d->memrefs.count, m = d->retained.count;
  ValueList operands =
      list_join(rw, list_join(rw, d->memrefs, d->conditions), d->retained);
  Type **types = arena_array(rw->arena, Type *, m + 1);
  for (uint32_t i = 0; i < m; i++)
    types[i] = ctx->i1;
  Op *op = build_op(&rw->b, OP_bufferization_dealloc, types, m, operands.items,
                    operands.count);
  op->slots[A_bufferization_dealloc_operandSegmentSizes] =
      attr_dense_i32(ctx, (int32_t[]){(int32_t)n, (int32_t)n, (int32_t)m}, 3);
  return op;
}
