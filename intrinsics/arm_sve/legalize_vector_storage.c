// arm-sve-legalize-vector-storage: memory holds only what SVE can load and
// store.
//
// Requires: nothing.
// Guarantees: no buffer that is allocated has predicates for less than bytes.
// Invalidates: nothing.
//
// Before:
//
//   %0 = memref.alloca() : memref<vector<[4]xi1>>
//   memref.store %mask, %0[] : memref<vector<[4]xi1>>
//
// After:
//
//   %0 = memref.alloca() {alignment = 2} : memref<vector<[16]xi1>>
//   %1 = arm_sve.convert_to_svbool %mask : vector<[4]xi1>
//   memref.store %1, %0[] : memref<vector<[16]xi1>>
//
// An allocation is replaced before its uses are: a cast with a tag stands in
// between, and is an error where a use is left.
//
// Vectors whose scalable dimension is not the last one, which LLVM has not, are
// read as rows of all that is behind it, where this is how they are in memory.

#include "intrinsics/calls.h"
#include "ir/dialects/match.h"
#include "ir/dialects/memref/memref.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/memref.h"
#include "ir/build/vector.h"
#include "lowering/pass/brought.h"

static const char *const tag = "__arm_sve_legalize_vector_storage__";

// Masks

// A predicate for elements that are wider than bytes, or rows of it.
static bool is_narrow_mask(const Type *t) {
  if (t->kind != TY_VECTOR || !t->as.shaped.rank ||
      !type_is_int(t->as.shaped.element, 1))
    return false;
  int last = t->as.shaped.rank - 1;
  for (int i = 0; i < last; i++)
    if (type_dim_is_scalable(t, i))
      return false;
  int64_t size = t->as.shaped.shape[last];
  return type_dim_is_scalable(t, last) && size < 16 && !(size & (size - 1));
}

// Of memory that holds such masks: what holds them as predicates for bytes.
static Type *wide_memref(Ctx *ctx, Type *memref) {
  return type_with_element(ctx, memref,
                           match_svbool(ctx, type_element(memref)));
}

static bool holds_narrow_masks(const Value *memref) {
  return memref->type->kind == TY_MEMREF &&
         is_narrow_mask(memref->type->as.shaped.element);
}

// The memory behind a cast of this pass; NULL: it is none.
static Value *wide_memory(const Rewriter *rw, const Value *memref) {
  Op *cast = value_op(memref);
  return cast && op_is(cast, OP_builtin_unrealized_conversion_cast) &&
                 op_attr_str(rw->b.ctx, cast, tag)
             ? op_operand(cast, 0)
             : NULL;
}

// A wide one in place of what makes memory, and the cast for its users.
static bool replace_by_wide(Rewriter *rw, Op *op, Value *source) {
  Type *narrow = op_result(op, 0)->type;
  Op *wide = rewrite_clone(rw, op, NULL);
  op_result(wide, 0)->type = wide_memref(rw->b.ctx, narrow);
  if (source)
    rewrite_set_operand(rw, wide, 0, source);
  Value *result = op_result(wide, 0);
  Op *cast = build_op(&rw->b, OP_builtin_unrealized_conversion_cast, &narrow, 1,
                      &result, 1);
  op_set_attr(rw->b.ctx, cast, ctx_ident(rw->b.ctx, str_from(tag)),
              rw->b.ctx->unit);
  rewrite_replace_by(rw, op, cast);
  return true;
}

static bool widen_allocation(Rewriter *rw, Op *op) {
  return holds_narrow_masks(op_result(op, 0)) && replace_by_wide(rw, op, NULL);
}

static bool widen_type_cast(Rewriter *rw, Op *op) {
  Value *wide = wide_memory(rw, op_operand(op, 0));
  return wide && holds_narrow_masks(op_result(op, 0)) &&
         replace_by_wide(rw, op, wide);
}

static bool widen_store(Rewriter *rw, Op *op) {
  Value *mask = op_operand(op, 0), *wide = wide_memory(rw, op_operand(op, 1));
  if (!wide || !is_narrow_mask(mask->type))
    return false;
  Value *bytes = build_unary(&rw->b, OP_arm_sve_convert_to_svbool,
                             match_svbool(rw->b.ctx, mask->type), mask);
  Op *store = rewrite_clone(rw, op, NULL);
  rewrite_set_operand(rw, store, 0, bytes);
  rewrite_set_operand(rw, store, 1, wide);
  rewrite_erase(rw, op);
  return true;
}

static bool widen_load(Rewriter *rw, Op *op) {
  Value *wide = wide_memory(rw, op_operand(op, 0));
  Type *type = op_result(op, 0)->type;
  if (!wide || !is_narrow_mask(type))
    return false;
  Op *load = rewrite_clone(rw, op, NULL);
  op_result(load, 0)->type = match_svbool(rw->b.ctx, type);
  rewrite_set_operand(rw, load, 0, wide);
  return rewrite_replace1(rw, op,
                          build_unary(&rw->b, OP_arm_sve_convert_from_svbool,
                                      type, op_result(load, 0)));
}

// LLVM would align whole vectors further than a stack frame can.
static bool align_allocation(Rewriter *rw, Op *op) {
  const Type *element = op_result(op, 0)->type->as.shaped.element;
  if (element->kind != TY_VECTOR || !type_is_scalable(element) ||
      op_slot(op, A_memref_alloca_alignment))
    return false;
  int64_t alignment = type_is_int(element->as.shaped.element, 1) ? 2 : 16;
  rewrite_set_slot(rw, op, A_memref_alloca_alignment,
                   attr_i64(rw->b.ctx, alignment));
  return true;
}

// Reads

// The place of the only scalable dimension; -1: none, or there are several.
static int scalable_dim(const Type *vector) {
  int at = -1;
  for (int i = 0; i < vector->as.shaped.rank; i++)
    if (type_dim_is_scalable(vector, i)) {
      if (at >= 0)
        return -1;
      at = i;
    }
  return at;
}

// Do the last `n` dimensions stand in memory without gaps, and are all but the
// first of these those of the vector?
static bool is_dense(Rewriter *rw, const Type *memref, const Type *vector,
                     int n) {
  int rank = memref->as.shaped.rank;
  int64_t *strides = arena_array(rw->arena, int64_t, rank + 1), offset;
  if (!memref_strides(memref, strides, &offset))
    return false;
  int64_t stride = 1;
  for (int i = 1; i <= n; i++) {
    int64_t size = memref->as.shaped.shape[rank - i];
    if (strides[rank - i] != stride ||
        (i < n && size != vector->as.shaped.shape[vector->as.shaped.rank - i]))
      return false;
    if (i < n) // the first may be of any size
      stride *= size;
  }
  return true;
}

// The last `n` dimensions as one.
static Type *flat_vector(Rewriter *rw, const Type *vector, int n) {
  int rank = vector->as.shaped.rank - n + 1;
  int64_t *shape = arena_array(rw->arena, int64_t, rank);
  memcpy(shape, vector->as.shaped.shape, (size_t)rank * sizeof *shape);
  for (int i = 0; i < n - 1; i++)
    shape[rank - 1] *= vector->as.shaped.shape[rank + i];
  return type_vector(rw->b.ctx, rank, shape, vector->as.shaped.scalable,
                     vector->as.shaped.element);
}

// A place in the first of the dimensions that are one now.
static Value *flat_index(Rewriter *rw, Value *index, const Type *vector,
                         int n) {
  int64_t size = 1;
  for (int i = 1; i < n; i++)
    size *= vector->as.shaped.shape[vector->as.shaped.rank - i];
  const Op *constant = value_def(index, OP_arith_constant);
  if (constant &&
      match_zero(rw->b.ctx, op_slot(constant, A_arith_constant_value)))
    return index;
  return build_binary(&rw->b, OP_arith_muli, index, build_index(&rw->b, size));
}

static bool last_in_bounds(const Transfer *t, int n) {
  uint32_t count = t->in_bounds->as.array.count;
  for (uint32_t i = count - (uint32_t)n; i < count; i++)
    if (!transfer_in_bounds(t, i))
      return false;
  return true;
}

static bool flatten_read(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Type *vector = op_result(op, 0)->type, *memref = t.base->type;
  int n = vector_rank(vector) - scalable_dim(vector); // that become one
  if (t.mask || op_masking(op) || !map_is_minor_identity(t.map) ||
      scalable_dim(vector) < 0 || n < 2 || memref->kind != TY_MEMREF ||
      !is_dense(rw, memref, vector, n) || !last_in_bounds(&t, n - 1))
    return false;
  Builder *b = &rw->b;
  Attr *groups =
      memref_group_last(b->ctx, rw->arena, memref->as.shaped.rank, n);
  Type *flat = memref_collapsed_type(b->ctx, rw->arena, memref, groups);
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.base = build_collapse_shape(b, flat, t.base, groups);
  parts.type = flat_vector(rw, vector, n);
  parts.nindices = t.nindices - (uint32_t)n + 1;
  Value **indices = arena_array(rw->arena, Value *, parts.nindices);
  for (uint32_t i = 0; i < parts.nindices; i++)
    indices[i] = transfer_index(&t, i);
  indices[parts.nindices - 1] =
      flat_index(rw, indices[parts.nindices - 1], vector, n);
  parts.indices = indices;
  parts.map = transfer_minor_map(b->ctx, flat, parts.type);
  parts.in_bounds = attr_array(b->ctx, t.in_bounds->as.array.items,
                               t.in_bounds->as.array.count - (uint32_t)n + 1);
  Value *read = op_result(build_transfer(b, rw->arena, &parts), 0);
  return rewrite_replace1(rw, op, build_vector_shape_cast(b, vector, read));
}

static const Pattern patterns[] = {
    PATTERN(OP_memref_alloca, 1, align_allocation, "alignment"),
    PATTERN(OP_memref_alloca, 1, widen_allocation, "alloca"),
    PATTERN(OP_memref_alloc, 1, widen_allocation, "alloc"),
    PATTERN(OP_vector_type_cast, 1, widen_type_cast, "type_cast"),
    PATTERN(OP_memref_store, 1, widen_store, "store"),
    PATTERN(OP_memref_load, 1, widen_load, "load"),
    PATTERN(OP_vector_transfer_read, 1, flatten_read, "transfer_read"),
    {0}};
static const Pattern patterns_reads[] = {
    PATTERN(OP_vector_transfer_read, 1, flatten_read, "transfer_read"), {0}};

typedef struct LeftOver {
  Ctx *ctx;
  Op *cast;
} LeftOver;

static void find_cast(void *user, Op *op) {
  LeftOver *left = user;
  if (!left->cast && op_is(op, OP_builtin_unrealized_conversion_cast) &&
      op_attr_str(left->ctx, op, tag))
    left->cast = op;
}

// A read of a vector that has a scalable dimension before the last.
static void find_read(void *user, Op *op) {
  bool *found = user;
  if (!op_is(op, OP_vector_transfer_read))
    return;
  const Type *vector = op_result(op, 0)->type;
  int at = scalable_dim(vector);
  *found |= at >= 0 && at < vector_rank(vector) - 1;
}

static bool has_such_read(Op *root) {
  bool found = false;
  op_walk(root, find_read, &found);
  return found;
}

bool lower_legalize_vector_storage(PassRun *run, Op *root) {
  bool only_reads = PASS_OPTIONS(run, legalize_vector_storage)->only_reads;
  if (only_reads && !has_such_read(root))
    return true;
  const Pattern *list = only_reads ? patterns_reads : patterns;
  if (pass_greedy(run, root, pass_pattern_list(run, list)) == GREEDY_FAILED)
    return false;
  LeftOver left = {run->ctx, NULL};
  op_walk(root, find_cast, &left);
  return !left.cast ||
         diag_error(&run->ctx->diags, left.cast->loc,
                    "failed to legalize operation "
                    "'builtin.unrealized_conversion_cast' that was explicitly "
                    "marked illegal");
}
