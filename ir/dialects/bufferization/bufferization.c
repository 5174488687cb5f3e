// Hooks of the bufferization dialect's table.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/shaped/shaped.h"

bool verify_bufferization_alloc_tensor(Ctx *ctx, Op *op) {
  const Value *copy = op_operand_of(op, G_bufferization_alloc_tensor_copy);
  uint32_t first, count, group = G_bufferization_alloc_tensor_dynamic_sizes;
  const Type *result = op_result_type(op);
  op_operand_group(op, group, &first, &count);
  if (copy && count)
    return diag_error(&ctx->diags, op->loc,
                      "dynamic sizes not needed when copying a tensor");
  if (!copy && result->kind == TY_UNRANKED_TENSOR)
    return !count || op_error(ctx, op,
                              "incorrect number of dynamic sizes, has %u, "
                              "expected 0",
                              count);
  if (!copy)
    return check_dynamic_sizes(ctx, op, result, group);
  return copy->type == result ||
         diag_error(&ctx->diags, op->loc,
                    "expected that `copy` and return type match");
}

// The types of a clone are those of a cast from one memory space to another.
bool verify_bufferization_clone(Ctx *ctx, Op *op) {
  Type *from = op_operand_type(op, 0), *to = op_result_type(op);
  // The new memory has a space of its own, and elements may lie in it as they
  // come.
  bool is_plain = to->kind == TY_MEMREF && !to->as.shaped.layout;
  Type *there =
      from->kind == TY_MEMREF
          ? type_memref(ctx, from->as.shaped.rank, from->as.shaped.shape,
                        from->as.shaped.element,
                        is_plain ? NULL : from->as.shaped.layout,
                        to->as.shaped.space)
          : type_unranked_memref(ctx, from->as.shaped.element,
                                 to->as.shaped.space);
  return there == to || cast_fits_memref_cast(there, to) ||
         op_error(ctx, op,
                  "operand type '%s' and result type '%s' are cast "
                  "incompatible",
                  type_str(ctx, from), type_str(ctx, to));
}

// bufferization.materialize_in_destination

// Checks that a result, `restrict` and `writable` fit the destination.
static bool check_destination(Ctx *ctx, const Op *op) {
  const Type *dest = op_operand_type(op, 1);
  bool writable =
      op_slot(op, A_bufferization_materialize_in_destination_writable);
  if (!type_is_tensor(dest) && !type_is_memref(dest))
    return op_error(ctx, op, "'dest' must be a tensor or a memref");
  if (type_is_tensor(dest) && op->nresults != 1)
    return op_error(ctx, op, "tensor 'dest' implies exactly one tensor result");
  if (type_is_memref(dest) && op->nresults)
    return op_error(ctx, op, "memref 'dest' implies zero results");
  if (type_is_tensor(dest) &&
      op_slot(op, A_bufferization_materialize_in_destination_restrict))
    return op_error(ctx, op,
                    "'restrict' is valid only for memref destinations");
  if (writable != type_is_memref(dest))
    return op_error(ctx, op,
                    "'writable' must be specified if and only if the "
                    "destination is of memref type");
  return type_is_memref(dest) || op_result_type(op) == dest ||
         op_error(ctx, op, "result and 'dest' types must match");
}

bool verify_bufferization_materialize_in_destination(Ctx *ctx, Op *op) {
  const Type *source = op_operand_type(op, 0), *dest = op_operand_type(op, 1);
  if (!check_destination(ctx, op))
    return false;
  if (type_has_rank(source) != type_has_rank(dest))
    return op_error(ctx, op, "source/destination shapes are incompatible");
  if (!type_has_rank(source))
    return true;
  if (source->as.shaped.rank != dest->as.shaped.rank)
    return op_error(ctx, op,
                    "rank mismatch between source and destination shape");
  for (int i = 0; i < source->as.shaped.rank; i++) {
    int64_t m = source->as.shaped.shape[i], n = dest->as.shaped.shape[i];
    if (m != n && m != DYNAMIC && n != DYNAMIC)
      return op_error(ctx, op, "source/destination shapes are incompatible");
  }
  return true;
}

// bufferization.to_tensor and bufferization.to_buffer: of one shape, with the
// same elements.
bool buffer_fits_tensor(Ctx *ctx, const Op *op) {
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op);
  bool same =
      type_has_rank(from) == type_has_rank(to) &&
      (!type_has_rank(from) || from->as.shaped.rank == to->as.shaped.rank);
  for (int i = 0; same && type_has_rank(from) && i < from->as.shaped.rank; i++)
    same = from->as.shaped.shape[i] == to->as.shaped.shape[i];
  if (!same)
    return diag_error(&ctx->diags, op->loc, "shapes do not match");
  return from->as.shaped.element == to->as.shaped.element ||
         diag_error(&ctx->diags, op->loc, "element types do not match");
}

// bufferization.dealloc

uint32_t infer_bufferization_dealloc(Ctx *ctx, const OpSpec *spec,
                                     Type **results, uint32_t room) {
  const Attr *segments =
      spec->slots ? spec->slots[A_bufferization_dealloc_operandSegmentSizes]
                  : NULL;
  uint32_t n = 0;
  if (attr_is(segments, AT_DENSE_ARRAY) && segments->as.dense.count == 3)
    n = (uint32_t)dense_int(segments, 2);
  for (uint32_t i = 0; i < n && i < room; i++)
    results[i] = ctx->i1;
  return n;
}

bool verify_bufferization_dealloc(Ctx *ctx, Op *op) {
  uint32_t first, nmemrefs, nconditions, nretained;
  op_operand_group(op, G_bufferization_dealloc_memrefs, &first, &nmemrefs);
  op_operand_group(op, G_bufferization_dealloc_conditions, &first,
                   &nconditions);
  op_operand_group(op, G_bufferization_dealloc_retained, &first, &nretained);
  if (nmemrefs != nconditions)
    return op_error(ctx, op,
                    "must have the same number of conditions as memrefs to "
                    "deallocate");
  return nretained == op->nresults ||
         op_error(ctx, op,
                  "must have the same number of updated conditions (results) "
                  "as retained operands");
}
