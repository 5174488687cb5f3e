// Folds of the memref dialect: who uses a cast may use what was cast, views
// that change nothing are what they view, and sizes that somebody gave are
// those that he gave.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/match.h"
#include "ir/dialects/memref/memref.h"

static bool fold_to_index(Fold *f, int64_t value) {
  f->results[0].constant = attr_index(f->ctx, value);
  return true;
}

// Has it from now on work on another memref.
static bool fold_onto(Fold *f, Op *op, Value *source) {
  op_set_operand(op, 0, source);
  return fold_in_place(f);
}

Op *materialize_memref(Builder *b, Attr *value, Type *type) {
  return materialize_arith(b, value, type);
}

// Casts

static bool look_through_casts(Fold *f, Op *op, const Value *except) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op_operand(op, i);
    const Op *cast = value_def(value, OP_memref_cast);
    if (!cast || value == except || !type_has_rank(op_operand(cast, 0)->type))
      continue;
    op_set_operand(op, i, op_operand(cast, 0));
    f->in_place = true;
  }
  return f->in_place;
}

bool fold_memref_users_of_casts(Fold *f, Op *op) {
  return look_through_casts(f, op, NULL);
}

// A memref may be stored itself, and has to keep its type.
bool fold_memref_store(Fold *f, Op *op) {
  return look_through_casts(f, op, op_operand(op, 0));
}

bool fold_memref_copy(Fold *f, Op *op) {
  for (uint32_t i = 0; i < 2; i++) {
    const Op *cast = value_def(op_operand(op, i), OP_memref_cast);
    if (!cast || !memref_cast_forgets(f->arena, cast))
      continue;
    op_set_operand(op, i, op_operand(cast, 0));
    return fold_in_place(f);
  }
  return false;
}

bool fold_memref_memory_space_cast(Fold *f, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_memref_memory_space_cast);
  return before && fold_onto(f, op, op_operand(before, 0));
}

bool fold_memref_assume_alignment(Fold *f, Op *op) {
  Value *memref = op_operand(op, 0);
  const Op *before = value_def(memref, OP_memref_assume_alignment);
  return before &&
         op_slot(before, A_memref_assume_alignment_alignment) ==
             op_slot(op, A_memref_assume_alignment_alignment) &&
         fold_to_value(f, memref);
}

// Sizes

// The numbers of a list, DYNAMIC where there is an operand instead.
static int64_t *statics_of(Fold *f, const Op *op, uint32_t slot) {
  const Attr *list = op_slot(op, slot);
  uint64_t n = list->as.dense.count;
  int64_t *numbers = arena_array(f->arena, int64_t, n + 1);
  for (uint64_t i = 0; i < n; i++)
    numbers[i] = dense_int(list, i);
  return numbers;
}

static Value *size_of_subview(Fold *f, const Op *op, int dim) {
  const Type *source = op_operand(op, 0)->type;
  int64_t *sizes = statics_of(f, op, A_memref_subview_static_sizes);
  bool *dropped = arena_array(f->arena, bool, source->as.shaped.rank + 1);
  uint32_t first, count;
  if (!memref_dropped_dims(f->arena, source, op_result_type(op), sizes,
                           dropped))
    return NULL;
  op_operand_group(op, G_memref_subview_sizes, &first, &count);
  for (int i = 0; i < source->as.shaped.rank; i++) {
    if (!dropped[i] && dim-- == 0)
      return sizes[i] == DYNAMIC ? op_operand(op, first) : NULL;
    first += sizes[i] == DYNAMIC;
  }
  return NULL;
}

static Value *size_given_by(Fold *f, const Op *op, int dim) {
  switch (op ? op->info->opcode : OP_UNREGISTERED) {
  case OP_memref_alloc:
    return size_operand(op, op_result_type(op), G_memref_alloc_dynamicSizes,
                        dim);
  case OP_memref_alloca:
    return size_operand(op, op_result_type(op), G_memref_alloca_dynamicSizes,
                        dim);
  case OP_memref_view:
    return size_operand(op, op_result_type(op), G_memref_view_sizes, dim);
  case OP_memref_subview: return size_of_subview(f, op, dim);
  default: return NULL;
  }
}

bool fold_memref_dim(Fold *f, Op *op) {
  const Value *source = op_operand(op, 0);
  const Type *type = source->type;
  if (!attr_is(f->constants[1], AT_INTEGER) || !type_is(type, TY_MEMREF))
    return false;
  int64_t dim = attr_to_i64(f->constants[1]);
  if (dim < 0 || dim >= type->as.shaped.rank) // undefined
    return false;
  if (type->as.shaped.shape[dim] != DYNAMIC)
    return fold_to_index(f, type->as.shaped.shape[dim]);
  Value *size = size_given_by(f, value_op(source), (int)dim);
  return size ? fold_to_value(f, size) : look_through_casts(f, op, NULL);
}

// Views

static bool is_static_and_same(const Op *op) {
  return op_result_type(op) == op_operand(op, 0)->type &&
         type_has_static_shape(op_result_type(op));
}

bool fold_memref_view(Fold *f, Op *op) {
  return is_static_and_same(op) && match_zero(f->ctx, f->constants[1]) &&
         fold_to_value(f, op_operand(op, 0));
}

#define LIST(op, view, part)                                                   \
  mixed_list_of(op, G_memref_##view##_##part, A_memref_##view##_static_##part)

static bool is_static_layout(const Attr *layout) {
  if (!attr_is(layout, AT_STRIDED))
    return true;
  for (uint32_t i = 0; i < layout->as.strided.count; i++)
    if (layout->as.strided.strides[i] == DYNAMIC)
      return false;
  return layout->as.strided.offset != DYNAMIC;
}

// A part that is the whole; of a part, too.
bool fold_memref_subview(Fold *f, Op *op) {
  Value *source = op_operand(op, 0);
  if (is_static_and_same(op) &&
      is_static_layout(op_result_type(op)->as.shaped.layout))
    return fold_to_value(f, source);
  const Op *before = value_def(source, OP_memref_subview);
  return before && op_result_type(op) == source->type &&
         mixed_list_all_are(f->ctx, LIST(op, subview, offsets), 0) &&
         mixed_list_all_are(f->ctx, LIST(op, subview, strides), 1) &&
         mixed_list_same(LIST(op, subview, sizes),
                         LIST(before, subview, sizes)) &&
         fold_to_value(f, source);
}

// Where the memory begins is all that a reinterpret_cast asks of its source.
static Value *same_beginning(Fold *f, const Op *op) {
  switch (op ? op->info->opcode : OP_UNREGISTERED) {
  case OP_memref_reinterpret_cast:
  case OP_memref_cast: return op_operand(op, 0);
  case OP_memref_subview:
    return mixed_list_all_are(f->ctx, LIST(op, subview, offsets), 0)
               ? op_operand(op, 0)
               : NULL;
  default: return NULL;
  }
}

bool fold_memref_reinterpret_cast(Fold *f, Op *op) {
  Value *source = op_operand(op, 0);
  Value *earlier = same_beginning(f, value_op(source));
  if (earlier)
    return fold_onto(f, op, earlier);
  const Attr *offsets = op_slot(op, A_memref_reinterpret_cast_static_offsets);
  return is_static_and_same(op) && dense_int(offsets, 0) == 0 &&
         fold_to_value(f, source);
}

bool fold_memref_transpose(Fold *f, Op *op) {
  Value *source = op_operand(op, 0);
  const Attr *map = op_slot(op, A_memref_transpose_permutation);
  if (map_is_identity(map) && op_result_type(op) == source->type)
    return fold_to_value(f, source);
  const Op *before = value_def(source, OP_memref_transpose);
  if (!before)
    return false;
  const Attr *inner = op_slot(before, A_memref_transpose_permutation);
  uint32_t n = map->as.map.nresults;
  AffineExpr **dims = arena_array(f->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    dims[i] = inner->as.map.results[map->as.map.results[i]->value];
  op->slots[A_memref_transpose_permutation] =
      attr_affine_map(f->ctx, n, 0, dims, n);
  return fold_onto(f, op, op_operand(before, 0));
}

// Reshapes

static bool fold_reshape(Fold *f, Op *op, uint32_t inverse) {
  Value *source = op_operand(op, 0);
  if (source->type == op_result_type(op))
    return fold_to_value(f, source);
  Value *original = reshape_undone(op, inverse);
  return original && fold_to_value(f, original);
}

bool fold_memref_expand_shape(Fold *f, Op *op) {
  return fold_reshape(f, op, OP_memref_collapse_shape);
}

bool fold_memref_collapse_shape(Fold *f, Op *op) {
  return fold_reshape(f, op, OP_memref_expand_shape);
}
