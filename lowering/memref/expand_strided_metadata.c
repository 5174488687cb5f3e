// expand-strided-metadata: views of strided memrefs, as offset, sizes and
// strides that are computed; and what is asked of these, of what is known.
//
// Requires: memrefs of strided layout.
// Guarantees: no memref.subview, memref.expand_shape or memref.collapse_shape
//   is left (on strided memrefs).
// Invalidates: nothing.
//
// Before:
//
//   %v = memref.subview %m[%i, 0] [4, 4] [2, 1]
//       : memref<?x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
//
// After:
//
//   %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
//   %o = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%i]
//   %v = memref.reinterpret_cast %base to offset: [%o], sizes: [4, 4],
//            strides: [8, 1]
//
// A number that is known is folded into the lists of reinterpret_cast. In a
// compile, where affine.apply has been lowered before, there is arithmetic in
// its place, and sizes that expand_shape is given are not computed again.

#include "ir/affine.h"
#include "ir/dialects/memref/memref.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/affine.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"
#include "ir/build/memref.h"

typedef struct Meta { // of a strided memref
  uint32_t rank;
  Value *base;
  Mixed offset, *sizes, *strides;
} Meta;

// Rewriter.state is set in a compile.
static bool is_compile(const Rewriter *rw) {
  return rw->state != NULL;
}

static void new_meta(Rewriter *rw, Meta *meta, uint32_t rank) {
  meta->rank = rank;
  meta->sizes = arena_array(rw->arena, Mixed, rank + 1);
  meta->strides = arena_array(rw->arena, Mixed, rank + 1);
}

static Mixed known_or(int64_t number, Op *op, uint32_t result) {
  return number == DYNAMIC ? mixed_value(op_result(op, result))
                           : mixed_number(number);
}

// Static numbers come from the type.
static bool read_meta(Rewriter *rw, Value *memref, Meta *meta) {
  Strided layout = memref_strided(rw->arena, memref->type);
  if (!layout.strided)
    return false;
  Op *op = build_metadata(&rw->b, rw->arena, memref);
  new_meta(rw, meta, type_rank(memref->type));
  meta->base = op_result(op, 0);
  meta->offset = known_or(layout.offset, op, 1);
  for (uint32_t i = 0; i < meta->rank; i++) {
    meta->sizes[i] = known_or(memref->type->as.shaped.shape[i], op, 2 + i);
    meta->strides[i] = known_or(layout.strides[i], op, 2 + meta->rank + i);
  }
  return true;
}

static Mixed *read_list(Rewriter *rw, Op *op, uint32_t group, uint32_t slot) {
  uint32_t count;
  return mixed_list(rw->arena, op, group, slot, &count);
}

// The first `n` of these, multiplied.
static Mixed multiply(Rewriter *rw, const Mixed *factors, uint32_t n) {
  AffineExpr *product = affine_constant(rw->b.ctx, 1);
  Mixed result = mixed_number(1);
  for (uint32_t i = 0; i < n; i++)
    if (is_compile(rw))
      result = mixed_mul(&rw->b, result, factors[i]);
    else
      product = affine_binary(rw->b.ctx, AFFINE_MUL, product,
                              affine_symbol(rw->b.ctx, i));
  return is_compile(rw)
             ? result
             : affine_apply_mixed(&rw->b, rw->arena, product, factors);
}

// Subviews

// Constants last: one addition for all of them.
static Mixed add_offsets(Rewriter *rw, const Meta *meta, const Mixed *offsets) {
  Builder *b = &rw->b;
  bool known = !meta->offset.value;
  Mixed constant = known ? meta->offset : mixed_number(0);
  Mixed sum = known ? mixed_number(0) : meta->offset;
  for (uint32_t i = 0; i < meta->rank; i++) {
    Mixed term = mixed_mul(b, offsets[i], meta->strides[i]);
    Mixed *to = term.value ? &sum : &constant;
    *to = mixed_add(b, *to, term);
  }
  return mixed_add(b, sum, constant);
}

static Mixed offset_of_part(Rewriter *rw, const Meta *meta,
                            const Mixed *offsets) {
  return is_compile(rw)
             ? add_offsets(rw, meta, offsets)
             : affine_linear_index(&rw->b, rw->arena, meta->offset,
                                   meta->strides, offsets, meta->rank);
}

// Which dimensions a view of fewer lacks. Strides decide where sizes leave a
// choice: those of the whole, as in mlir-opt, or else those of the part.
static const bool *dropped_dims(Rewriter *rw, const Op *op,
                                const MixedPart *part) {
  Type *source = op_operand(op, 0)->type;
  const Type *reduced = op->results[0].type;
  uint32_t rank = type_rank(source);
  bool *dropped = arena_array(rw->arena, bool, rank + 1);
  int64_t *sizes = arena_array(rw->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    sizes[i] = mixed_static(part->sizes[i]);
  if (memref_dropped_dims(rw->arena, source, reduced, sizes, dropped))
    return dropped;
  const Type *full = memref_part_infer(rw->b.ctx, rw->arena, source, part);
  return full && memref_dropped_dims(rw->arena, full, reduced, sizes, dropped)
             ? dropped
             : NULL;
}

static bool resolve_subview(Rewriter *rw, Op *op, Meta *meta) {
  MixedPart part = part_of_op(rw->arena, op);
  const bool *dropped = dropped_dims(rw, op, &part);
  Meta source;
  if (!dropped || !read_meta(rw, op_operand(op, 0), &source))
    return false;
  *meta = (Meta){0, source.base, source.offset, part.sizes, part.strides};
  for (uint32_t i = 0; i < source.rank; i++) {
    Mixed stride =
        multiply(rw, (Mixed[]){part.strides[i], source.strides[i]}, 2);
    if (dropped[i])
      continue;
    meta->sizes[meta->rank] = part.sizes[i];
    meta->strides[meta->rank++] = stride;
  }
  meta->offset = offset_of_part(rw, &source, part.offsets);
  return true;
}

// Shapes

// The stride of an inner dimension is that of the group times the sizes within
// it; sizes are those that the operation gives.
static void expand_given(Rewriter *rw, Mixed stride, DimGroup group,
                         Meta *expanded) {
  for (uint32_t j = group.first + group.count; j-- > group.first;) {
    expanded->strides[j] = stride;
    if (j > group.first)
      stride = mixed_mul(&rw->b, stride, expanded->sizes[j]);
  }
}

// The one dimension of a group whose size is not known; behind the group if
// there is none, -1 if there are more.
static int64_t dynamic_dim(const Meta *meta, DimGroup group) {
  int64_t end = (int64_t)group.first + group.count, found = end;
  for (int64_t i = group.first; i < end; i++)
    if (meta->sizes[i].value) {
      if (found != end)
        return -1;
      found = i;
    }
  return found;
}

// x * times floordiv by
static AffineExpr *scale(Ctx *ctx, AffineExpr *x, int64_t times, int64_t by) {
  AffineExpr *product =
      affine_binary(ctx, AFFINE_MUL, x, affine_constant(ctx, times));
  return affine_binary(ctx, AFFINE_FLOORDIV, product, affine_constant(ctx, by));
}

// The same from the size of the group, where all sizes but that of `unknown`
// are known.
static void expand_computed(Rewriter *rw, Mixed size, Mixed stride,
                            DimGroup group, int64_t unknown, Meta *expanded) {
  Builder *b = &rw->b;
  AffineExpr *s0 = affine_symbol(b->ctx, 0), *s1 = affine_symbol(b->ctx, 1);
  uint32_t end = group.first + group.count;
  int64_t all = 1;
  for (uint32_t j = end; j-- > group.first;) {
    expanded->strides[j] = mixed_number(all);
    if (!expanded->sizes[j].value)
      all *= expanded->sizes[j].number;
  }
  if (unknown < end && all)
    expanded->sizes[unknown] =
        affine_apply_mixed(b, rw->arena, scale(b->ctx, s0, 1, all), &size);
  for (uint32_t j = group.first; j < end; j++) {
    int64_t inner = expanded->strides[j].number;
    AffineExpr *e = unknown < end && j < unknown
                        ? affine_binary(b->ctx, AFFINE_MUL,
                                        scale(b->ctx, s0, inner, all), s1)
                        : affine_binary(b->ctx, AFFINE_MUL, s1,
                                        affine_constant(b->ctx, inner));
    expanded->strides[j] =
        affine_apply_mixed(b, rw->arena, e, (Mixed[]){size, stride});
  }
}

// Computes sizes and strides of an expansion from its source's.
static bool resolve_expand_shape(Rewriter *rw, Op *op, Meta *meta) {
  Meta source;
  const Attr *groups = op_slot(op, A_memref_expand_shape_reassociation);
  if (!read_meta(rw, op_operand(op, 0), &source))
    return false;
  *meta = source;
  new_meta(rw, meta, type_rank(op->results[0].type));
  meta->sizes = read_list(rw, op, G_memref_expand_shape_output_shape,
                          A_memref_expand_shape_static_output_shape);
  for (uint32_t i = 0; i < meta->rank; i++)
    meta->strides[i] = mixed_number(1); // of a source without dimensions
  for (uint32_t i = 0; i < source.rank; i++) {
    DimGroup group = reassociation_at(groups, i);
    int64_t unknown = dynamic_dim(meta, group);
    if (is_compile(rw) || unknown < 0)
      expand_given(rw, source.strides[i], group, meta);
    else
      expand_computed(rw, source.sizes[i], source.strides[i], group, unknown,
                      meta);
  }
  return true;
}

// The stride of a group is that of its innermost dimension whose size is not
// known to be 1; of groups of ones, whatever the type says.
static Mixed collapsed_stride(const Meta *meta, DimGroup group, int64_t known) {
  uint32_t end = group.first + group.count, j = end;
  while (j-- > group.first)
    if (!mixed_is(meta->sizes[j], 1))
      return meta->strides[j];
  if (known != DYNAMIC)
    return mixed_number(known);
  for (j = group.first; j + 1 < end && !meta->strides[j].value;)
    j++;
  return meta->strides[j];
}

static bool resolve_collapse_shape(Rewriter *rw, Op *op, Meta *meta) {
  Meta source;
  const Type *type = op->results[0].type;
  const Attr *groups = op_slot(op, A_memref_collapse_shape_reassociation);
  Strided layout = memref_strided(rw->arena, type);
  if (!layout.strided || !read_meta(rw, op_operand(op, 0), &source))
    return false;
  *meta = source;
  new_meta(rw, meta, type_rank(type));
  for (uint32_t i = 0; i < meta->rank; i++) {
    DimGroup group = reassociation_at(groups, i);
    int64_t size = type->as.shaped.shape[i];
    meta->sizes[i] = size == DYNAMIC
                         ? multiply(rw, source.sizes + group.first, group.count)
                         : mixed_number(size);
    meta->strides[i] = collapsed_stride(&source, group, layout.strides[i]);
  }
  return true;
}

typedef bool ResolveFn(Rewriter *rw, Op *view, Meta *meta);

static ResolveFn *resolver_of(const Op *op) {
  switch (op->info->opcode) {
  case OP_memref_subview: return resolve_subview;
  case OP_memref_expand_shape: return resolve_expand_shape;
  case OP_memref_collapse_shape: return resolve_collapse_shape;
  default: return NULL;
  }
}

static void know(Mixed *number, int64_t known) {
  if (known != DYNAMIC)
    *number = mixed_number(known);
}

static bool expand_view(Rewriter *rw, Op *op) {
  Meta meta;
  Type *type = op->results[0].type;
  Strided layout = memref_strided(rw->arena, type);
  if (!resolver_of(op)(rw, op, &meta))
    return false;
  // What the type knows cannot be a value.
  know(&meta.offset, layout.offset);
  for (uint32_t i = 0; i < meta.rank; i++) {
    know(&meta.sizes[i], type->as.shaped.shape[i]);
    know(&meta.strides[i], layout.strides[i]);
  }
  return rewrite_replace1(rw, op,
                          build_reinterpret_cast(&rw->b, rw->arena, type,
                                                 meta.base, &meta.offset,
                                                 meta.sizes, meta.strides));
}

// What is asked of a memref: memref.extract_strided_metadata

// Numbers are made in the order of the results.
static bool answer(Rewriter *rw, Op *op, const Meta *meta) {
  Builder *b = &rw->b;
  Value **results = arena_array(rw->arena, Value *, op->nresults);
  uint32_t n = 0;
  results[n++] = meta->base;
  results[n++] = mixed_materialize(b, meta->offset);
  for (uint32_t i = 0; i < meta->rank; i++)
    results[n++] = mixed_materialize(b, meta->sizes[i]);
  for (uint32_t i = 0; i < meta->rank; i++)
    results[n++] = mixed_materialize(b, meta->strides[i]);
  rewrite_replace(rw, op, results);
  return true;
}

static bool ask_of_view(Rewriter *rw, Op *op) {
  Meta meta;
  Op *view = value_op(op_operand(op, 0));
  ResolveFn *resolve = view ? resolver_of(view) : NULL;
  if (!resolve || !resolve(rw, view, &meta))
    return false;
  return answer(rw, op, &meta);
}

// The base of memory that is all there is the memory itself.
static bool ask_of_whole(Rewriter *rw, Op *op, Op *maker) {
  Value *whole = op_result(maker, 0);
  const Type *type = whole->type;
  Type *base = op->results[0].type;
  uint32_t rank = type_rank(type), at = 0;
  Meta meta = {.offset = mixed_number(0)};
  if (type->as.shaped.layout)
    return false;
  new_meta(rw, &meta, rank);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    meta.sizes[i] = size == DYNAMIC ? mixed_value(op_operand(maker, at++))
                                    : mixed_number(size);
    meta.strides[i] = mixed_number(1);
  }
  for (uint32_t i = rank; i-- > 1;)
    meta.strides[i - 1] = multiply(rw, meta.sizes + i, rank - i);
  meta.base = type == base || !op->results[0].uses
                  ? whole
                  : build_reinterpret_cast(&rw->b, rw->arena, base, whole,
                                           &meta.offset, NULL, NULL);
  return answer(rw, op, &meta);
}

static bool ask_of_memory(Rewriter *rw, Op *op) {
  Op *maker = value_op(op_operand(op, 0));
  if (!maker)
    return false;
  switch (maker->info->opcode) {
  case OP_memref_alloc:
  case OP_memref_alloca:
  case OP_memref_get_global: return ask_of_whole(rw, op, maker);
  default: return false;
  }
}

static bool ask_of_reinterpret_cast(Rewriter *rw, Op *op) {
  Op *cast = value_def(op_operand(op, 0), OP_memref_reinterpret_cast);
  Meta meta;
  if (!cast || !type_is(op_operand(cast, 0)->type, TY_MEMREF) ||
      !read_meta(rw, op_operand(cast, 0), &meta))
    return false;
  meta.rank = type_rank(op_operand(op, 0)->type);
  meta.offset = *read_list(rw, cast, G_memref_reinterpret_cast_offsets,
                           A_memref_reinterpret_cast_static_offsets);
  meta.sizes = read_list(rw, cast, G_memref_reinterpret_cast_sizes,
                         A_memref_reinterpret_cast_static_sizes);
  meta.strides = read_list(rw, cast, G_memref_reinterpret_cast_strides,
                           A_memref_reinterpret_cast_static_strides);
  return answer(rw, op, &meta);
}

static bool ask_of_memory_space_cast(Rewriter *rw, Op *op) {
  Op *cast = value_def(op_operand(op, 0), OP_memref_memory_space_cast);
  if (!cast || !type_is(op_operand(cast, 0)->type, TY_MEMREF))
    return false;
  Op *asked = build_metadata(&rw->b, rw->arena, op_operand(cast, 0));
  Value **results = arena_array(rw->arena, Value *, op->nresults);
  for (uint32_t i = 0; i < op->nresults; i++)
    results[i] = op_result(asked, i);
  if (op->results[0].uses)
    results[0] = build_value(&rw->b, OP_memref_memory_space_cast,
                             op->results[0].type, results, 1);
  rewrite_replace(rw, op, results);
  return true;
}

static bool ask_of_assumption(Rewriter *rw, Op *op) {
  Op *assumed = value_def(op_operand(op, 0), OP_memref_assume_alignment);
  if (!assumed)
    return false;
  rewrite_replace_by(rw, op,
                     build_metadata(&rw->b, rw->arena, op_operand(assumed, 0)));
  return true;
}

static bool ask_of_base(Rewriter *rw, Op *op) {
  Op *asked = value_def(op_operand(op, 0), OP_memref_extract_strided_metadata);
  return asked && answer(rw, op, &(Meta){.base = op_result(asked, 0)});
}

// A pointer is that of the whole.
static bool point_to_viewed(Rewriter *rw, Op *op) {
  Op *view = value_op(op_operand(op, 0));
  if (!view || (!op_is(view, OP_memref_subview) &&
                !op_is(view, OP_memref_reinterpret_cast)))
    return false;
  rewrite_set_operand(rw, op, 0, op_operand(view, 0));
  return true;
}

static const Pattern views[] = {
    PATTERN(OP_memref_subview, 1, expand_view, "SubviewFolder"),
    PATTERN(OP_memref_expand_shape, 1, expand_view, "ReshapeFolder"),
    PATTERN(OP_memref_collapse_shape, 1, expand_view, "ReshapeFolder"),
    {0},
};

#define METADATA OP_memref_extract_strided_metadata
static const Pattern questions[] = {
    PATTERN(METADATA, 1, ask_of_memory, "ExtractStridedMetadataOpAllocFolder"),
    PATTERN(METADATA, 1, ask_of_view, "ExtractStridedMetadataOpSubviewFolder"),
    PATTERN(METADATA, 1, ask_of_reinterpret_cast,
            "ExtractStridedMetadataOpReinterpretCastFolder"),
    PATTERN(METADATA, 1, ask_of_memory_space_cast,
            "ExtractStridedMetadataOpMemorySpaceCastFolder"),
    PATTERN(METADATA, 1, ask_of_assumption,
            "ExtractStridedMetadataOpAssumeAlignmentFolder"),
    PATTERN(METADATA, 1, ask_of_base,
            "ExtractStridedMetadataOpExtractStridedMetadataFolder"),
    PATTERN(METADATA, 1, fold_memref_metadata, ""),
    PATTERN(OP_memref_extract_aligned_pointer_as_index, 1, point_to_viewed,
            "RewriteExtractAlignedPointerAsIndexOfViewLikeOp"),
    {0},
};

static void add_both(PatternSet *set, const PassRun *run) {
  (void)run;
  pattern_set_add(set, views);
  pattern_set_add(set, questions);
}

// A compile has the views expanded in one walk.
bool lower_expand_strided_metadata(PassRun *run, Op *root) {
  const Options_expand_strided_metadata *options =
      PASS_OPTIONS(run, expand_strided_metadata);
  if (options->views_only)
    return pass_walk(run, root, pass_pattern_list(run, views), options);
  return pass_greedy_alone(run, root, pass_patterns(run, add_both));
}
