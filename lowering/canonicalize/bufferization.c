// Canonicalization patterns of the bufferization dialect.

#include "ir/analysis/aliases.h"
#include "ir/analysis/value_effects.h"
#include "ir/build/memref.h"
#include "ir/build/tensor.h"
#include "ir/dialects/memref/memref.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"
#include "lowering/deallocate/deallocate.h"

// bufferization.alloc_tensor

// Puts constant sizes into the type of an alloc_tensor.
static bool fold_alloc_tensor_sizes(Rewriter *rw, Op *op) {
  const Type *type = op_result_type(op);
  uint32_t first, nsizes, n = 0;
  Ctx *ctx = rw->b.ctx;
  op_operand_group(op, G_bufferization_alloc_tensor_dynamic_sizes, &first,
                   &nsizes);
  if (!nsizes)
    return false;
  int rank = type->as.shaped.rank;
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  for (int i = 0; i < rank; i++) {
    shape[i] = type->as.shaped.shape[i];
    if (shape[i] != DYNAMIC)
      continue;
    int64_t known;
    Value *size = op_operand(op, first++);
    if (value_number(ctx, size, &known) && known >= 0)
      shape[i] = known;
    else
      operands[n++] = size;
  }
  if (n == nsizes)
    return false;
  Value *hint = op_operand_of(op, G_bufferization_alloc_tensor_size_hint);
  int32_t segments[] = {(int32_t)n, 0, hint != NULL};
  if (hint)
    operands[n++] = hint;
  Type *known = type_with_shape(ctx, op_result_type(op), rank, shape);
  Op *made =
      build_op(&rw->b, OP_bufferization_alloc_tensor, &known, 1, operands, n);
  made->slots[A_bufferization_alloc_tensor_memory_space] =
      op_slot(op, A_bufferization_alloc_tensor_memory_space);
  made->slots[A_bufferization_alloc_tensor_operandSegmentSizes] =
      attr_dense_i32(ctx, segments, 3);
  return replace_by_shaped_cast(rw, op, op_result(made, 0));
}

static bool dim_of_alloc_tensor(Rewriter *rw, Op *op) {
  const Op *alloc = value_def(op_operand(op, 0), OP_bufferization_alloc_tensor);
  int64_t dim;
  if (!alloc || !type_is(op_result_type(alloc), TY_TENSOR) ||
      !value_number(rw->b.ctx, op_operand(op, 1), &dim) || dim < 0 ||
      dim >= op_result_type(alloc)->as.shaped.rank ||
      op_result_type(alloc)->as.shaped.shape[dim] != DYNAMIC)
    return false;
  Value *copied = op_operand_of(alloc, G_bufferization_alloc_tensor_copy);
  rewrite_replace1(
      rw, op,
      copied
          ? build_tensor_dim(&rw->b, copied, dim)
          : size_operand(alloc, op_result_type(alloc),
                         G_bufferization_alloc_tensor_dynamic_sizes, (int)dim));
  return true;
}

// Between tensors and memory

static bool dim_of_to_tensor(Rewriter *rw, Op *op) {
  const Op *made = value_def(op_operand(op, 0), OP_bufferization_to_tensor);
  if (!made)
    return false;
  Value *operands[] = {op_operand(made, 0), op_operand(op, 1)};
  rewrite_replace1(
      rw, op,
      build_value(&rw->b, OP_memref_dim, op_result_type(op), operands, 2));
  return true;
}

// Nobody writes to it, as far as is known.
static bool is_only_read(const Op *to_buffer) {
  if (op_slot(to_buffer, A_bufferization_to_buffer_read_only))
    return true;
  for (const Use *use = to_buffer->results[0].uses; use; use = use->next)
    if (!op_is(use->owner, OP_memref_load))
      return false;
  return true;
}

static bool load_of_to_buffer(Rewriter *rw, Op *op) {
  const Op *made = value_def(op_operand(op, 0), OP_bufferization_to_buffer);
  uint32_t n = op->noperands - 1;
  if (!made || !is_only_read(made) ||
      op_operand(made, 0)->type->kind != TY_TENSOR)
    return false;
  Value **indices = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    indices[i] = op_operand(op, i + 1);
  rewrite_replace1(
      rw, op,
      build_tensor_extract(&rw->b, rw->arena, op_operand(made, 0), indices, n));
  return true;
}

static bool to_buffer_of_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_tensor_cast);
  Type *buffer = op_result_type(op);
  if (!cast || op_operand(cast, 0)->type->kind != TY_TENSOR)
    return false;
  Value *tensor = op_operand(cast, 0);
  const Type *shape = tensor->type;
  Type *type =
      type_memref(rw->b.ctx, shape->as.shaped.rank, shape->as.shaped.shape,
                  type_element(tensor->type),
                  buffer->kind == TY_MEMREF ? buffer->as.shaped.layout : NULL,
                  buffer->as.shaped.space);
  if (!shaped_cast_fits(rw->b.ctx, type, buffer))
    return false;
  Value *made = build_unary(&rw->b, OP_bufferization_to_buffer, type, tensor);
  value_op(made)->slots[A_bufferization_to_buffer_read_only] =
      op_slot(op, A_bufferization_to_buffer_read_only);
  return replace_by_shaped_cast(rw, op, made);
}

// A memref of another layout than that which the tensor was read from, if it
// says no more of it.
static bool to_buffer_of_to_tensor(Rewriter *rw, Op *op) {
  const Op *made = value_def(op_operand(op, 0), OP_bufferization_to_tensor);
  if (!made)
    return false;
  Value *memref = op_operand(made, 0);
  if (memref->type == op_result_type(op)) {
    rewrite_replace1(rw, op, memref);
    return true;
  }
  return memref->type->kind == TY_MEMREF &&
         shaped_cast_fits(rw->b.ctx, memref->type, op_result_type(op)) &&
         (op_result_type(op)->kind != TY_MEMREF ||
          memref_type_forgets(rw->arena, memref->type, op_result_type(op))) &&
         replace_by_shaped_cast(rw, op, memref);
}

// bufferization.clone

// The one that frees it; NULL: none. False: there are several.
static bool find_free(const Value *memref, Op **found) {
  *found = NULL;
  for (const Use *use = memref->uses; use; use = use->next) {
    if (!op_frees(use->owner, memref))
      continue;
    if (*found)
      return false;
    *found = use->owner;
  }
  return true;
}

static bool frees_between(const Op *from, const Op *to) {
  for (const Op *op = from->next; op != to; op = op->next)
    if (!op || op_frees(op, NULL))
      return true;
  return false;
}

// A clone and its source of which one is freed in the block of the clone: the
// other lives at least as long and may be used instead.
static bool drop_clone(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Op *of_clone, *of_source, *needless = NULL;
  if (!op_has_uses(op)) {
    rewrite_erase(rw, op);
    return true;
  }
  if ((source->type != op_result_type(op) &&
       !shaped_cast_fits(rw->b.ctx, source->type, op_result_type(op))) ||
      !find_free(op_result(op, 0), &of_clone) ||
      !find_free(viewed_memref(source), &of_source) ||
      (of_clone && of_source && of_clone->block == of_source->block))
    return false;
  if (of_clone && of_clone->block == op->block)
    needless = of_clone;
  else if (of_source && of_source->block == op->block)
    needless = of_source;
  // A realloc frees memory too, and gives some.
  if (!needless || needless->nresults || !op_is_before(op, needless) ||
      frees_between(op, needless))
    return false;
  if (source->type != op_result_type(op))
    source = build_shaped_cast(&rw->b, op_result_type(op), source);
  rewrite_replace1(rw, op, source);
  rewrite_erase(rw, needless);
  return true;
}

// bufferization.dealloc

static bool replace_dealloc(Rewriter *rw, Op *op, const Dealloc *d) {
  rewrite_replace_by(rw, op, build_dealloc(rw, d));
  return true;
}

static uint32_t find(Value *const *values, uint32_t n, const Value *value) {
  uint32_t i = 0;
  while (i < n && values[i] != value)
    i++;
  return i;
}

static bool join_equal_memrefs(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op);
  uint32_t n = 0;
  for (uint32_t i = 0; i < d.memrefs.count; i++) {
    Value *condition = d.conditions.items[i];
    uint32_t at = find(d.memrefs.items, n, d.memrefs.items[i]);
    if (at == n) {
      d.memrefs.items[n] = d.memrefs.items[i];
      d.conditions.items[n++] = condition;
    } else if (d.conditions.items[at] != condition)
      d.conditions.items[at] =
          build_binary(&rw->b, OP_arith_ori, d.conditions.items[at], condition);
  }
  if (n == d.memrefs.count)
    return false;
  d.memrefs.count = d.conditions.count = n;
  return replace_dealloc(rw, op, &d);
}

static bool join_equal_retained(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op);
  uint32_t n = 0, all = d.retained.count;
  uint32_t *places = arena_array(rw->arena, uint32_t, all + 1);
  for (uint32_t i = 0; i < all; i++) {
    places[i] = find(d.retained.items, n, d.retained.items[i]);
    if (places[i] == n)
      d.retained.items[n++] = d.retained.items[i];
  }
  if (n == all)
    return false;
  d.retained.count = n;
  Op *made = build_dealloc(rw, &d);
  Value **results = arena_array(rw->arena, Value *, all + 1);
  for (uint32_t i = 0; i < all; i++)
    results[i] = op_result(made, places[i]);
  rewrite_replace(rw, op, results);
  return true;
}

static bool erase_empty_dealloc(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op);
  if (d.memrefs.count)
    return false;
  Value **results = arena_array(rw->arena, Value *, d.retained.count + 1);
  Value *no = d.retained.count ? build_bool(&rw->b, false) : NULL;
  for (uint32_t i = 0; i < d.retained.count; i++)
    results[i] = no;
  rewrite_replace(rw, op, results);
  return true;
}

static bool drop_never_freed(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op);
  uint32_t n = 0;
  for (uint32_t i = 0; i < d.memrefs.count; i++) {
    const Attr *condition = value_constant(rw->b.ctx, d.conditions.items[i]);
    if (condition && !attr_to_bool(condition))
      continue;
    d.memrefs.items[n] = d.memrefs.items[i];
    d.conditions.items[n++] = d.conditions.items[i];
  }
  if (n == d.memrefs.count)
    return false;
  d.memrefs.count = d.conditions.count = n;
  return replace_dealloc(rw, op, &d);
}

static bool look_through_metadata(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op);
  bool changed = false;
  for (uint32_t i = 0; i < d.memrefs.count; i++) {
    const Op *metadata =
        value_def(d.memrefs.items[i], OP_memref_extract_strided_metadata);
    if (!metadata || !is_allocation(op_operand(metadata, 0)))
      continue;
    d.memrefs.items[i] = op_operand(metadata, 0);
    changed = true;
  }
  return changed && replace_dealloc(rw, op, &d);
}

// Drops allocations that nobody uses but the dealloc.
static bool drop_unused_allocations(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op);
  uint32_t n = 0, ndropped = 0;
  Op **dropped = arena_array(rw->arena, Op *, d.memrefs.count + 1);
  for (uint32_t i = 0; i < d.memrefs.count; i++) {
    if (is_allocation(d.memrefs.items[i]) &&
        value_has_one_use(d.memrefs.items[i])) {
      dropped[ndropped++] = value_op(d.memrefs.items[i]);
      continue;
    }
    d.memrefs.items[n] = d.memrefs.items[i];
    d.conditions.items[n++] = d.conditions.items[i];
  }
  if (!ndropped)
    return false;
  d.memrefs.count = d.conditions.count = n;
  replace_dealloc(rw, op, &d);
  for (uint32_t i = 0; i < ndropped; i++)
    rewrite_erase(rw, dropped[i]);
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name

const Pattern patterns_dealloc[] = {
    PATTERN(OP_bufferization_dealloc, 1, join_equal_memrefs,
            ANONYMOUS("DeallocRemoveDuplicateDeallocMemrefs")),
    PATTERN(OP_bufferization_dealloc, 1, join_equal_retained,
            ANONYMOUS("DeallocRemoveDuplicateRetainedMemrefs")),
    PATTERN(OP_bufferization_dealloc, 1, erase_empty_dealloc,
            ANONYMOUS("EraseEmptyDealloc")),
    PATTERN(OP_bufferization_dealloc, 1, drop_never_freed,
            ANONYMOUS("EraseAlwaysFalseDealloc")),
    PATTERN(OP_bufferization_dealloc, 1, look_through_metadata,
            ANONYMOUS("SkipExtractMetadataOfAlloc")),
    PATTERN(OP_bufferization_dealloc, 1, drop_unused_allocations,
            ANONYMOUS("RemoveAllocDeallocPairWhenNoOtherUsers")),
    {0},
};

const Pattern patterns_bufferization[] = {
    PATTERN(OP_bufferization_alloc_tensor, 1, fold_alloc_tensor_sizes,
            ANONYMOUS("ReplaceStaticShapeDims")),
    PATTERN(OP_tensor_dim, 1, dim_of_alloc_tensor,
            ANONYMOUS("FoldDimOfAllocTensorOp")),
    PATTERN(OP_tensor_dim, 1, dim_of_to_tensor,
            ANONYMOUS("DimOfToTensorFolder")),
    PATTERN(OP_memref_load, 1, load_of_to_buffer, ANONYMOUS("LoadOfToBuffer")),
    PATTERN(OP_bufferization_to_buffer, 1, to_buffer_of_cast,
            ANONYMOUS("ToBufferOfCast")),
    PATTERN(OP_bufferization_to_buffer, 1, to_buffer_of_to_tensor,
            ANONYMOUS("ToBufferToTensorFolding")),
    PATTERN(OP_bufferization_clone, 1, drop_clone, ANONYMOUS("SimplifyClones")),
    {0},
};
