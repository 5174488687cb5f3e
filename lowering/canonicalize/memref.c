// Canonicalization patterns of the memref dialect. What is found out about a
// type goes into the operation that makes it, and a cast to the type that its
// users know takes its place; folds (ir/dialects/memref/fold.c) take it from
// there to the users.

#include "ir/dialects/memref/memref.h"
#include "lowering/canonicalize/patterns.h"
#include "ir/build/memref.h"

static const int64_t *shape_of(const Type *memref) {
  return memref->as.shaped.shape;
}

// By a cast to the type it has.
static bool replace_by_cast(Rewriter *rw, Op *op, Value *made) {
  rewrite_replace1(rw, op, build_shaped_cast(&rw->b, op_result_type(op), made));
  return true;
}

// Allocations

typedef struct Sizes { // of a shape, of which more is known now
  int64_t *shape;
  Value **values;
  uint32_t nvalues;
} Sizes;

// Sizes given from operand `first` on, where a dimension is not known. Whether
// any is a constant.
static bool fold_sizes(Rewriter *rw, const Op *op, uint32_t first,
                       Sizes *sizes) {
  const Type *type = op_result_type(op);
  uint32_t rank = type_rank(type);
  bool folded = false;
  sizes->shape = arena_array(rw->arena, int64_t, rank + 1);
  sizes->values = arena_array(rw->arena, Value *, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    sizes->shape[i] = shape_of(type)[i];
    if (sizes->shape[i] != DYNAMIC)
      continue;
    Value *size = op_operand(op, first++);
    int64_t known;
    if (value_number(rw->b.ctx, size, &known) && known >= 0) {
      sizes->shape[i] = known;
      folded = true;
    } else
      sizes->values[sizes->nvalues++] = size;
  }
  return folded;
}

static bool fold_alloc_sizes(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  Sizes sizes = {0};
  if (!fold_sizes(rw, op, 0, &sizes))
    return false;
  Type *known = type_memref(rw->b.ctx, type->as.shaped.rank, sizes.shape,
                            type->as.shaped.element, type->as.shaped.layout,
                            type->as.shaped.space);
  return replace_by_cast(rw, op,
                         build_alloc_like(&rw->b, rw->arena, op, known,
                                          sizes.values, sizes.nvalues));
}

// Memory into which something is only written.
static bool erase_dead_alloc(Rewriter *rw, Op *op) {
  Value *memref = op_result(op, 0);
  for (const Use *use = memref->uses; use; use = use->next) {
    const Op *user = use->owner;
    if (op_is(user, OP_memref_store) ? op_operand(user, 0) == memref
                                     : !op_is(user, OP_memref_dealloc))
      return false;
  }
  while (memref->uses)
    rewrite_erase(rw, memref->uses->owner);
  rewrite_erase(rw, op);
  return true;
}

// memref.alloca_scope

static bool gives_stack_memory(const Op *op) {
  return op_is(op, OP_memref_alloca);
}

// The operation itself, apart from what is in its regions.
static bool may_give_stack_memory(const Op *op) {
  if (op_has(op, TRAIT_RECURSIVE_EFFECTS))
    return false;
  return !op_effects_known(op) || gives_stack_memory(op);
}

static bool any_inside_may(const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (may_give_stack_memory(inner) ||
            (!op_has(inner, TRAIT_ALLOCATION_SCOPE) && any_inside_may(inner)))
          return true;
  return false;
}

static bool may_end_block(const Op *op) {
  return op_has(op, TRAIT_TERMINATOR) || op_is(op, OP_UNREGISTERED);
}

// Nothing follows it that memory might live longer for.
static bool is_last_in_region(const Op *op) {
  const Region *region = op->block->parent;
  return op->next && !op->next->next && may_end_block(op->next) &&
         region->first == region->last;
}

static bool inline_scope(Rewriter *rw, Op *op) {
  if (any_inside_may(op) && (!op_has(op_parent(op), TRAIT_ALLOCATION_SCOPE) ||
                             !is_last_in_region(op)))
    return false;
  Block *body = op->regions[0].first;
  Op *end = block_terminator(body);
  Value **results = arena_array(rw->arena, Value *, end->noperands + 1);
  for (uint32_t i = 0; i < end->noperands; i++)
    results[i] = op_operand(end, i);
  rewrite_inline_block(rw, body, op, NULL);
  rewrite_replace(rw, op, results);
  rewrite_erase(rw, end);
  return true;
}

// What the scope is in, directly below the next scope outwards, if at each step
// it is the last: memory may then be given there. Or NULL.
static Op *place_outside(Op *scope) {
  Op *at = op_parent(scope);
  if (!at || op_has(at, TRAIT_ALLOCATION_SCOPE) || !is_last_in_region(scope))
    return NULL;
  for (;; at = op_parent(at)) {
    if (!at->block || !is_last_in_region(at))
      return NULL;
    const Op *parent = op_parent(at);
    if (!parent)
      return NULL;
    if (op_has(parent, TRAIT_ALLOCATION_SCOPE))
      return at;
  }
}

static bool is_made_inside(const Op *op, const Value *value) {
  const Block *block =
      value_op(value) ? value_op(value)->block : value_arg_block(value);
  return op_is_ancestor(op, block->parent->parent);
}

static bool uses_inside(const Op *op, const Op *user) {
  for (uint32_t i = 0; i < user->noperands; i++)
    if (is_made_inside(op, op_operand(user, i)))
      return true;
  return false;
}

typedef struct Hoist {
  Arena *arena;
  const Op *place;
  Vec(Op *) ops;
} Hoist;

static void note_alloca(void *user, Op *op) {
  Hoist *hoist = user;
  if (gives_stack_memory(op) && !uses_inside(hoist->place, op))
    vec_push(hoist->arena, &hoist->ops, op);
}

static bool hoist_allocas(Rewriter *rw, Op *op) {
  Op *place = place_outside(op);
  if (!place)
    return false;
  Hoist hoist = {.arena = rw->arena, .place = place};
  op_walk_post(op, note_alloca, &hoist);
  for (size_t i = 0; i < hoist.ops.size; i++) {
    Op *alloca = hoist.ops.data[i];
    rw->b.block = place->block;
    rw->b.before = place;
    rewrite_replace_by(rw, alloca, rewrite_clone(rw, alloca, NULL));
  }
  return hoist.ops.size > 0;
}

// memref.copy

static bool is_empty(const Type *memref) {
  for (int i = 0; type_has_rank(memref) && i < memref->as.shaped.rank; i++)
    if (shape_of(memref)[i] == 0)
      return true;
  return false;
}

static bool erase_empty_copy(Rewriter *rw, Op *op) {
  if (!is_empty(op_operand(op, 0)->type) && !is_empty(op_operand(op, 1)->type))
    return false;
  rewrite_erase(rw, op);
  return true;
}

static bool erase_self_copy(Rewriter *rw, Op *op) {
  if (op_operand(op, 0) != op_operand(op, 1))
    return false;
  rewrite_erase(rw, op);
  return true;
}

// memref.dim

// Is the value there where `op` is, as far as that is easily seen? `user`,
// which uses both, is.
static bool is_known_at(Value *value, Op *op, const Op *user) {
  Op *maker = value_op(value);
  const Block *block = maker ? maker->block : value_arg_block(value);
  if (block == op->block)
    return !maker || op_is_before(maker, op);
  return user->block == op->block ||
         (block->parent != op->block->parent &&
          op_is_ancestor(block->parent->parent, op->block->parent->parent));
}

// A size of what memref.reshape gave is read from the shape it had then.
bool read_reshaped_size(Rewriter *rw, Op *op) {
  Value *index = op_operand(op, 1);
  Op *reshape = value_def(op_operand(op, 0), OP_memref_reshape);
  if (!reshape || !is_known_at(index, reshape, op))
    return false;
  Value *shape = op_operand(reshape, 1);
  Loc loc = op->loc;
  builder_after(&rw->b, reshape);
  rw->b.loc = loc;
  Value *size = build_value(&rw->b, OP_memref_load, type_element(shape->type),
                            (Value *[]){shape, index}, 2);
  if (size->type != op_result_type(op))
    size = build_unary(&rw->b, OP_arith_index_cast, op_result_type(op), size);
  rewrite_replace1(rw, op, size);
  return true;
}

// memref.extract_strided_metadata

static bool replace_by_number(Rewriter *rw, Value *result, int64_t number) {
  if (number == DYNAMIC || !result->uses)
    return false;
  rewrite_replace_uses(rw, result, build_index(&rw->b, number));
  return true;
}

// What the type says; for MLIR this is a fold, which other passes apply too.
bool replace_known_metadata(Rewriter *rw, Op *op) {
  const Type *type = op_operand(op, 0)->type;
  Strided layout = memref_strided(rw->arena, type);
  uint32_t rank = type_rank(type);
  bool changed = replace_by_number(rw, op_result(op, 1), layout.offset);
  for (uint32_t i = 0; i < rank; i++)
    changed |= replace_by_number(rw, op_result(op, 2 + i), shape_of(type)[i]);
  for (uint32_t i = 0; i < rank; i++)
    changed |=
        replace_by_number(rw, op_result(op, 2 + rank + i), layout.strides[i]);
  return changed;
}

bool fold_memref_metadata(Rewriter *rw, Op *op) {
  const Value *source = op_operand(op, 0);
  bool changed = replace_known_metadata(rw, op);
  const Op *cast = value_def(source, OP_memref_cast);
  if (!cast || !type_is(op_operand(cast, 0)->type, TY_MEMREF))
    return changed;
  rewrite_set_operand(rw, op, 0, op_operand(cast, 0));
  return true;
}

// memref.reinterpret_cast

typedef struct Metadata {
  Mixed offset, *sizes, *strides;
  uint32_t rank;
} Metadata;

static Metadata new_metadata(Rewriter *rw, uint32_t rank) {
  return (Metadata){
      .sizes = arena_array(rw->arena, Mixed, rank + 1),
      .strides = arena_array(rw->arena, Mixed, rank + 1),
      .rank = rank,
  };
}

static void learn(Ctx *ctx, Mixed *number, int64_t known) {
  if (known != DYNAMIC)
    *number = mixed_number(known);
  else if (number->value)
    *number = mixed_of(ctx, number->value);
}

// Numbers that the type knows, or that are constants.
static void learn_all(Rewriter *rw, Metadata *m, const Type *type) {
  Ctx *ctx = rw->b.ctx;
  Strided layout = memref_strided(rw->arena, type);
  learn(ctx, &m->offset, layout.offset);
  for (uint32_t i = 0; i < m->rank; i++) {
    learn(ctx, &m->sizes[i], shape_of(type)[i]);
    learn(ctx, &m->strides[i], layout.strides[i]);
  }
}

static Metadata extracted(Rewriter *rw, Op *extract) {
  const Type *type = op_operand(extract, 0)->type;
  uint32_t rank = type_rank(type);
  Metadata m = new_metadata(rw, rank);
  m.offset = mixed_value(op_result(extract, 1));
  for (uint32_t i = 0; i < rank; i++) {
    m.sizes[i] = mixed_value(op_result(extract, 2 + i));
    m.strides[i] = mixed_value(op_result(extract, 2 + rank + i));
  }
  learn_all(rw, &m, type);
  return m;
}

// As it is written, and with what is known.
static Metadata written(Rewriter *rw, const Op *op) {
  Metadata m;
  uint32_t n;
  m.offset = mixed_list(rw->arena, op, G_memref_reinterpret_cast_offsets,
                        A_memref_reinterpret_cast_static_offsets, &n)[0];
  m.sizes = mixed_list(rw->arena, op, G_memref_reinterpret_cast_sizes,
                       A_memref_reinterpret_cast_static_sizes, &m.rank);
  m.strides = mixed_list(rw->arena, op, G_memref_reinterpret_cast_strides,
                         A_memref_reinterpret_cast_static_strides, &n);
  return m;
}

static Metadata reinterpreted(Rewriter *rw, const Op *op) {
  Metadata m = written(rw, op);
  learn_all(rw, &m, op_result_type(op));
  return m;
}

static bool is_same_metadata(const Metadata *a, const Metadata *b) {
  if (a->rank != b->rank || !mixed_equal(a->offset, b->offset))
    return false;
  for (uint32_t i = 0; i < a->rank; i++)
    if (!mixed_equal(a->sizes[i], b->sizes[i]) ||
        !mixed_equal(a->strides[i], b->strides[i]))
      return false;
  return true;
}

// Of the buffer of a memref: of that memref, or that memref itself.
static bool reinterpret_source(Rewriter *rw, Op *op) {
  Op *extract =
      value_def(op_operand(op, 0), OP_memref_extract_strided_metadata);
  if (!extract)
    return false;
  Value *source = op_operand(extract, 0);
  Metadata from = extracted(rw, extract), to = reinterpreted(rw, op);
  if (!is_same_metadata(&from, &to)) {
    rewrite_set_operand(rw, op, 0, source);
    return true;
  }
  if (source->type != op_result_type(op))
    return replace_by_cast(rw, op, source);
  rewrite_replace1(rw, op, source);
  return true;
}

static uint32_t count_values(const Metadata *m) {
  uint32_t n = m->offset.value != NULL;
  for (uint32_t i = 0; i < m->rank; i++)
    n += (m->sizes[i].value != NULL) + (m->strides[i].value != NULL);
  return n;
}

static Type *metadata_type(Rewriter *rw, const Metadata *m, const Type *like) {
  int64_t *sizes = arena_array(rw->arena, int64_t, m->rank + 1);
  int64_t *strides = arena_array(rw->arena, int64_t, m->rank + 1);
  for (uint32_t i = 0; i < m->rank; i++) {
    sizes[i] = mixed_static(m->sizes[i]);
    strides[i] = mixed_static(m->strides[i]);
  }
  Attr *layout =
      attr_strided(rw->b.ctx, mixed_static(m->offset), strides, m->rank);
  return type_memref(rw->b.ctx, (int)m->rank, sizes, like->as.shaped.element,
                     layout, like->as.shaped.space);
}

static bool fold_reinterpret_numbers(Rewriter *rw, Op *op) {
  Metadata before = written(rw, op), m = reinterpreted(rw, op);
  if (count_values(&before) == count_values(&m))
    return false;
  Value *source = op_operand(op, 0);
  Type *type = metadata_type(rw, &m, source->type);
  return replace_by_cast(rw, op,
                         build_reinterpret_cast(&rw->b, rw->arena, type, source,
                                                &m.offset, m.sizes, m.strides));
}

// memref.subview

static bool *dropped_dims(Rewriter *rw, const Op *op) {
  const Type *source = op_operand(op, 0)->type;
  const Attr *list = op_slot(op, A_memref_subview_static_sizes);
  uint32_t rank = type_rank(source);
  int64_t *sizes = arena_array(rw->arena, int64_t, rank + 1);
  bool *dropped = arena_array(rw->arena, bool, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    sizes[i] = dense_int(list, i);
  return memref_dropped_dims(rw->arena, source, op_result_type(op), sizes,
                             dropped)
             ? dropped
             : NULL;
}

// A type of strided layout without those dimensions.
static Type *without_dims(Rewriter *rw, const Type *type, const bool *dropped) {
  Strided layout = memref_strided(rw->arena, type);
  int64_t *shape = arena_array(rw->arena, int64_t, type_rank(type) + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < type_rank(type); i++) {
    if (dropped[i])
      continue;
    layout.strides[n] = layout.strides[i];
    shape[n++] = shape_of(type)[i];
  }
  return type_memref(rw->b.ctx, (int)n, shape, type->as.shaped.element,
                     attr_strided(rw->b.ctx, layout.offset, layout.strides, n),
                     type->as.shaped.space);
}

// That part of `source`, in the place of `op`.
static bool replace_by_part(Rewriter *rw, Op *op, Value *source,
                            const MixedPart *part) {
  Type *type = memref_part_infer(rw->b.ctx, rw->arena, source->type, part);
  const bool *dropped = dropped_dims(rw, op);
  if (!type || !dropped)
    return false;
  type = without_dims(rw, type, dropped);
  return replace_by_cast(rw, op,
                         build_subview(&rw->b, rw->arena, type, source, part));
}

// One list at a time, as mlir-opt does.
static bool fold_part(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Ctx *ctx = rw->b.ctx;
  uint32_t rank = type_rank(source->type);
  MixedPart part = part_of_op(rw->arena, op);
  if (!mixed_fold_sizes(ctx, part.offsets, rank) &&
      !mixed_fold_sizes(ctx, part.sizes, rank) &&
      !mixed_fold(ctx, part.strides, rank))
    return false;
  return memref_part_fits(rw->arena, source->type, &part) &&
         replace_by_part(rw, op, source, &part);
}

static bool is_constant_index(const Value *value) {
  return type_is(value->type, TY_INDEX) && value_def(value, OP_arith_constant);
}

static bool has_constant_index(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (is_constant_index(op_operand(op, i)))
      return true;
  return false;
}

static bool take_part_before_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_memref_cast);
  if (!cast || has_constant_index(op) || !memref_cast_forgets(rw->arena, cast))
    return false;
  MixedPart part = part_of_op(rw->arena, op);
  return replace_by_part(rw, op, op_operand(cast, 0), &part);
}

static bool is_whole(Rewriter *rw, const Op *op) {
  const Type *source = op_operand(op, 0)->type;
  MixedPart part = part_of_op(rw->arena, op);
  if (type_rank(source) != type_rank(op_result_type(op)))
    return false;
  for (uint32_t i = 0; i < type_rank(source); i++) {
    learn(rw->b.ctx, &part.offsets[i], DYNAMIC);
    learn(rw->b.ctx, &part.strides[i], DYNAMIC);
    learn(rw->b.ctx, &part.sizes[i], DYNAMIC);
    if (!mixed_is(part.offsets[i], 0) || !mixed_is(part.strides[i], 1) ||
        !mixed_is(part.sizes[i], shape_of(source)[i]))
      return false;
  }
  return true;
}

static bool replace_whole(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  if (!is_whole(rw, op))
    return false;
  if (source->type != op_result_type(op))
    return replace_by_cast(rw, op, source);
  rewrite_replace1(rw, op, source);
  return true;
}

// memref.view

static Value *build_view(Rewriter *rw, const Op *like, Type *type,
                         Value *source, const Sizes *sizes) {
  Value **operands = arena_array(rw->arena, Value *, sizes->nvalues + 2);
  operands[0] = source;
  operands[1] = op_operand(like, 1);
  for (uint32_t i = 0; i < sizes->nvalues; i++)
    operands[2 + i] = sizes->values[i];
  return build_value(&rw->b, OP_memref_view, type, operands,
                     sizes->nvalues + 2);
}

static bool fold_view_sizes(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  Sizes sizes = {0};
  if (!fold_sizes(rw, op, 2, &sizes))
    return false;
  Type *known =
      type_with_shape(rw->b.ctx, type, type->as.shaped.rank, sizes.shape);
  return replace_by_cast(rw, op,
                         build_view(rw, op, known, op_operand(op, 0), &sizes));
}

// Where a view may be of what is cast; mlir-opt does not ask.
static bool view_before_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_memref_cast);
  Value *source = cast ? op_operand(cast, 0) : NULL;
  if (!source || !type_has_rank(source->type) ||
      !memref_is_identity(source->type))
    return false;
  Sizes sizes = {.values = arena_array(rw->arena, Value *, op->noperands)};
  for (uint32_t i = 2; i < op->noperands; i++)
    sizes.values[sizes.nvalues++] = op_operand(op, i);
  rewrite_replace1(rw, op,
                   build_view(rw, op, op_result_type(op), source, &sizes));
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name

const Pattern patterns_memref[] = {
    PATTERN(OP_memref_alloc, 1, fold_alloc_sizes,
            ANONYMOUS("SimplifyAllocConst<mlir::memref::AllocOp>")),
    PATTERN(OP_memref_alloc, 1, erase_dead_alloc,
            ANONYMOUS("SimplifyDeadAlloc<mlir::memref::AllocOp>")),
    PATTERN(OP_memref_alloca, 1, fold_alloc_sizes,
            ANONYMOUS("SimplifyAllocConst<mlir::memref::AllocaOp>")),
    PATTERN(OP_memref_alloca, 1, erase_dead_alloc,
            ANONYMOUS("SimplifyDeadAlloc<mlir::memref::AllocaOp>")),
    PATTERN(OP_memref_alloca_scope, 1, inline_scope, "AllocaScopeInliner"),
    PATTERN(OP_memref_alloca_scope, 1, hoist_allocas, "AllocaScopeHoister"),
    PATTERN(OP_memref_copy, 1, erase_empty_copy, ANONYMOUS("FoldEmptyCopy")),
    PATTERN(OP_memref_copy, 1, erase_self_copy, ANONYMOUS("FoldSelfCopy")),
    PATTERN(OP_memref_dim, 1, read_reshaped_size,
            ANONYMOUS("DimOfMemRefReshape")),
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    PATTERN(OP_memref_realloc, 1, erase_dead_alloc,
            ANONYMOUS("SimplifyDeadAlloc<mlir::memref::ReallocOp>")),
    PATTERN(OP_memref_reinterpret_cast, 1, reinterpret_source,
            ANONYMOUS("ReinterpretCastOpExtractStridedMetadataFolder")),
    PATTERN(OP_memref_reinterpret_cast, 1, fold_reinterpret_numbers,
            ANONYMOUS("ReinterpretCastOpConstantFolder")),
    PATTERN(
        OP_memref_subview, 1, fold_part,
        "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::"
        "SubViewOp, SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>"),
    PATTERN(OP_memref_subview, 1, take_part_before_cast,
            ANONYMOUS("SubViewOpMemRefCastFolder")),
    PATTERN(OP_memref_subview, 1, replace_whole,
            ANONYMOUS("TrivialSubViewOpFolder")),
    PATTERN(OP_memref_view, 1, fold_view_sizes, ANONYMOUS("ViewOpShapeFolder")),
    PATTERN(OP_memref_view, 1, view_before_cast,
            ANONYMOUS("ViewOpMemrefCastFolder")),
    {0},
};
