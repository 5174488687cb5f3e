// Hooks of those operations of the memref dialect that give memory another
// shape: which layout a part, a transposition, a collapse or an expansion has.
// See memref.h for arithmetic on numbers that may be unknown.

#include "ir/affine.h"
#include "ir/dialects/dialects_int.h"
#include "ir/dialects/memref/memref.h"

static int rank_of(const Type *memref) {
  return memref->as.shaped.rank;
}

// memref.extract_strided_metadata

uint32_t infer_memref_extract_strided_metadata(Ctx *ctx, const OpSpec *spec,
                                               Type **results, uint32_t room) {
  if (!spec->noperands || spec->operands[0]->type->kind != TY_MEMREF) {
    diag_error(&ctx->diags, spec->loc,
               "'memref.extract_strided_metadata' op failed to infer types");
    return INFER_FAILED;
  }
  const Type *source = spec->operands[0]->type;
  uint32_t n = 2 + 2 * (uint32_t)rank_of(source);
  for (uint32_t i = 0; i < n && i < room; i++)
    results[i] = i ? ctx->index_type
                   : type_memref(ctx, 0, NULL, source->as.shaped.element, NULL,
                                 source->as.shaped.space);
  return n;
}

// memref.reinterpret_cast

static const char *number_str(char text[32], int64_t n) {
  if (n == DYNAMIC)
    return "dynamic";
  snprintf(text, 32, "%lld", (long long)n);
  return text;
}

static bool check_result_sizes(Ctx *ctx, const Op *op, const Type *result,
                               const Slice *slice) {
  for (int i = 0; i < rank_of(result); i++) {
    int64_t size = result->as.shaped.shape[i];
    int64_t expected = slice_at(slice, SIZES, i);
    char text[32];
    if (size != DYNAMIC && size != expected)
      return diag_error(&ctx->diags, op->loc,
                        "expected result type with size = %s instead of %lld "
                        "in dim = %d",
                        number_str(text, expected), (long long)size, i);
  }
  return true;
}

static bool check_result_layout(Ctx *ctx, const Op *op, const Strided *layout,
                                const Slice *slice) {
  int64_t expected = slice_at(slice, OFFSETS, 0);
  char text[32];
  if (layout->offset != DYNAMIC && layout->offset != expected)
    return diag_error(&ctx->diags, op->loc,
                      "expected result type with offset = %s instead of %lld",
                      number_str(text, expected), (long long)layout->offset);
  for (int i = 0; i < rank_of(op_result_type(op)); i++) {
    expected = slice_at(slice, STRIDES, i);
    if (layout->strides[i] != DYNAMIC && layout->strides[i] != expected)
      return diag_error(&ctx->diags, op->loc,
                        "expected result type with stride = %s instead of "
                        "%lld in dim = %d",
                        number_str(text, expected),
                        (long long)layout->strides[i], i);
  }
  return true;
}

bool verify_memref_reinterpret_cast(Ctx *ctx, Op *op) {
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op);
  Slice slice = slice_of_op(op, G_memref_reinterpret_cast_offsets,
                            A_memref_reinterpret_cast_static_offsets);
  uint32_t rank = (uint32_t)rank_of(to);
  if (!check_slice(ctx, op, &slice, (uint32_t[]){1, rank, rank}) ||
      !check_same_space(ctx, op, from, to, "source", "result memref") ||
      !check_same_elements(ctx, op, from, to, "source", "result memref") ||
      !check_result_sizes(ctx, op, to, &slice))
    return false;
  Arena scratch;
  arena_init(&scratch);
  Strided layout = memref_strided(&scratch, to);
  bool ok = check_result_layout(ctx, op, &layout, &slice);
  arena_release(&scratch);
  return ok;
}

// memref.subview

typedef struct Subview {
  Ctx *ctx;
  const Op *op;
  const Type *source, *result, *full; // full: without dropped dimensions
  Slice slice;
  Strided source_layout, result_layout, full_layout;
  bool *dropped; // per dimension of the source
} Subview;

static bool layouts_fit(Subview *s, Arena *arena) {
  s->result_layout = memref_strided(arena, s->result);
  s->dropped = arena_array(arena, bool, rank_of(s->full) + 1);
  if (!s->result_layout.strided ||
      s->result_layout.offset != s->full_layout.offset ||
      !memref_dropped_dims(arena, s->full, s->result, s->full->as.shaped.shape,
                           s->dropped))
    return false;
  for (int i = 0, j = 0; i < rank_of(s->full); i++) {
    if (s->dropped[i])
      continue;
    if (s->full_layout.strides[i] != s->result_layout.strides[j++])
      return false;
  }
  return true;
}

static bool wrong_subview(const Subview *s, const char *mismatch) {
  return diag_error(&s->ctx->diags, s->op->loc,
                    "expected result type to be '%s' or a rank-reduced "
                    "version. (mismatch of result %s), but got '%s'",
                    type_str(s->ctx, s->full), mismatch,
                    type_str(s->ctx, s->result));
}

// Computes the full type of a part and checks that the result may be it.
static bool check_subview(Subview *s, Arena *arena) {
  s->source_layout = memref_strided(arena, s->source);
  if (!s->source_layout.strided)
    return diag_error(&s->ctx->diags, s->op->loc,
                      "base type '%s' is not strided",
                      type_str(s->ctx, s->source));
  s->full = memref_part_type(s->ctx, arena, s->source,
                             slice_numbers(&s->slice, OFFSETS, arena),
                             slice_numbers(&s->slice, SIZES, arena),
                             slice_numbers(&s->slice, STRIDES, arena));
  s->full_layout = memref_strided(arena, s->full);
  if (rank_of(s->result) > rank_of(s->full))
    return diag_error(&s->ctx->diags, s->op->loc,
                      "expected result rank to be smaller or equal to the "
                      "source rank, but got '%s'",
                      type_str(s->ctx, s->result));
  if (!shape_reduces_to(s->full->as.shaped.shape, rank_of(s->full), s->result))
    return wrong_subview(s, "sizes");
  if (s->result->as.shaped.element != s->full->as.shaped.element)
    return diag_error(&s->ctx->diags, s->op->loc,
                      "expected result element type to be '%s', but got '%s'",
                      type_str(s->ctx, s->full->as.shaped.element),
                      type_str(s->ctx, s->result));
  if (!layouts_fit(s, arena))
    return wrong_subview(s, "layout");
  return check_slice_bounds(s->ctx, s->op, &s->slice, s->source);
}

bool verify_memref_subview(Ctx *ctx, Op *op) {
  Subview s = {.ctx = ctx,
               .op = op,
               .source = op_operand_type(op, 0),
               .result = op_result_type(op),
               .slice = slice_of_op(op, G_memref_subview_offsets,
                                    A_memref_subview_static_offsets)};
  uint32_t rank = (uint32_t)rank_of(s.source);
  if (!check_slice(ctx, op, &s.slice, (uint32_t[]){rank, rank, rank}) ||
      !check_same_space(ctx, op, s.source, s.result, "base memref",
                        "subview memref"))
    return false;
  Arena scratch;
  arena_init(&scratch);
  bool ok = check_subview(&s, &scratch);
  arena_release(&scratch);
  return ok;
}

// memref.collapse_shape and memref.expand_shape

typedef struct Groups { // of neighbouring dimensions
  const Attr *list;
  uint32_t count;
} Groups;

static Groups groups_of(const Attr *reassociation) {
  return (Groups){reassociation, reassociation->as.array.count};
}

static uint32_t group_size(Groups groups, uint32_t i) {
  return groups.list->as.array.items[i]->as.array.count;
}

static int64_t group_at(Groups groups, uint32_t i, uint32_t j) {
  return attr_to_i64(groups.list->as.array.items[i]->as.array.items[j]);
}

static bool check_group(Ctx *ctx, const Op *op, Groups groups, uint32_t i,
                        const Type *collapsed, const Type *expanded,
                        int64_t *next) {
  bool dynamic = false;
  int64_t size = 1, whole = collapsed->as.shaped.shape[i];
  for (uint32_t j = 0; j < group_size(groups, i); j++) {
    int64_t dim = group_at(groups, i, j);
    if (dim != (*next)++)
      return op_error(ctx, op, "reassociation indices must be contiguous");
    if (dim >= rank_of(expanded))
      return op_error(ctx, op, "reassociation index %lld is out of bounds",
                      (long long)dim);
    int64_t n = expanded->as.shaped.shape[dim];
    dynamic |= n == DYNAMIC;
    size = saturated_mul(size, n);
  }
  if (dynamic != (whole == DYNAMIC))
    return op_error(ctx, op,
                    "collapsed dim (%u) must be dynamic if and only if "
                    "reassociation group is dynamic",
                    i);
  if (!dynamic && size != whole)
    return op_error(ctx, op,
                    "collapsed dim size (%lld) must equal reassociation group "
                    "size (%lld)",
                    (long long)whole, (long long)size);
  return true;
}

static bool check_groups(Ctx *ctx, const Op *op, Groups groups,
                         const Type *collapsed, const Type *expanded) {
  int64_t next = 0;
  if (groups.count != (uint32_t)rank_of(collapsed))
    return op_error(ctx, op,
                    "invalid number of reassociation groups: found %u, "
                    "expected %d",
                    groups.count, rank_of(collapsed));
  for (uint32_t i = 0; i < groups.count; i++)
    if (!check_group(ctx, op, groups, i, collapsed, expanded, &next))
      return false;
  if (groups.count)
    return next == rank_of(expanded) ||
           op_error(ctx, op,
                    "expanded rank (%d) inconsistent with number of "
                    "reassociation indices (%lld)",
                    rank_of(expanded), (long long)next);
  for (int i = 0; i < rank_of(expanded); i++)
    if (expanded->as.shaped.shape[i] != 1)
      return op_error(ctx, op,
                      "rank 0 memrefs can only be extended/collapsed with/from "
                      "ones");
  return true;
}

static Type *with_layout(Ctx *ctx, const Type *shape, const Type *like,
                         Attr *layout) {
  return type_memref(ctx, rank_of(shape), shape->as.shaped.shape,
                     like->as.shaped.element, layout, like->as.shaped.space);
}

static bool check_collapsed(Ctx *ctx, const Op *op, Arena *arena,
                            Groups groups) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  Attr *layout = NULL;
  if (!memref_is_identity(source)) {
    layout = memref_collapsed_layout(ctx, arena, source, groups.list);
    if (!layout)
      return op_error(ctx, op,
                      "invalid source layout map or collapsing non-contiguous "
                      "dims");
  }
  const Type *expected = with_layout(ctx, result, source, layout);
  return expected == result ||
         op_error(ctx, op, "expected collapsed type to be '%s' but found '%s'",
                  type_str(ctx, expected), type_str(ctx, result));
}

bool verify_memref_collapse_shape(Ctx *ctx, Op *op) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  Groups groups = groups_of(op_slot(op, A_memref_collapse_shape_reassociation));
  if (rank_of(source) < rank_of(result))
    return op_error(ctx, op,
                    "has source rank %d and result rank %d. This is not a "
                    "collapse (%d < %d).",
                    rank_of(source), rank_of(result), rank_of(source),
                    rank_of(result));
  if (!check_groups(ctx, op, groups, result, source))
    return false;
  Arena scratch;
  arena_init(&scratch);
  bool ok = check_collapsed(ctx, op, &scratch, groups);
  arena_release(&scratch);
  return ok;
}

static bool check_expanded(Ctx *ctx, const Op *op, Groups groups) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  Arena scratch;
  arena_init(&scratch);
  const Type *expected =
      memref_expanded_type(ctx, &scratch, source, result->as.shaped.shape,
                           rank_of(result), groups.list);
  arena_release(&scratch);
  if (!expected)
    return op_error(ctx, op, "invalid source layout map");
  return expected == result ||
         op_error(ctx, op, "expected expanded type to be '%s' but found '%s'",
                  type_str(ctx, expected), type_str(ctx, result));
}

// Checks that the sizes of an expansion agree with its type.
static bool check_output_shape(Ctx *ctx, const Op *op) {
  const Type *result = op_result_type(op);
  const Attr *shape = op_slot(op, A_memref_expand_shape_static_output_shape);
  uint32_t first, count, ndynamic = 0;
  op_operand_group(op, G_memref_expand_shape_output_shape, &first, &count);
  uint64_t n = shape->as.dense.count;
  if (n != (uint64_t)rank_of(result))
    return op_error(ctx, op,
                    "expected number of static shape bounds to be equal to "
                    "the output rank (%d) but found %llu inputs instead",
                    rank_of(result), (unsigned long long)n);
  for (uint64_t i = 0; i < n; i++)
    ndynamic += dense_int(shape, i) == DYNAMIC;
  if (count != ndynamic)
    return op_error(ctx, op,
                    "mismatch in dynamic dims in output_shape and "
                    "static_output_shape: static_output_shape has %u dynamic "
                    "dims while output_shape has %u values",
                    ndynamic, count);
  for (uint64_t i = 0; i < n; i++) {
    int64_t size = result->as.shaped.shape[i];
    if (size != DYNAMIC && size != dense_int(shape, i))
      return op_error(ctx, op, "invalid output shape provided at pos %llu",
                      (unsigned long long)i);
  }
  return true;
}

bool verify_memref_expand_shape(Ctx *ctx, Op *op) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  Groups groups = groups_of(op_slot(op, A_memref_expand_shape_reassociation));
  if (rank_of(source) > rank_of(result))
    return op_error(ctx, op,
                    "has source rank %d and result rank %d. This is not an "
                    "expansion (%d > %d).",
                    rank_of(source), rank_of(result), rank_of(source),
                    rank_of(result));
  return check_groups(ctx, op, groups, source, result) &&
         check_expanded(ctx, op, groups) && check_output_shape(ctx, op);
}

// memref.reshape and memref.view

// Checks that the list has as many sizes as the result has dimensions.
bool verify_memref_reshape(Ctx *ctx, Op *op) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  int64_t length = op_operand_type(op, 1)->as.shaped.shape[0];
  if (source->as.shaped.element != result->as.shaped.element)
    return op_error(ctx, op,
                    "element types of source and destination memref types "
                    "should be the same");
  if (source->kind == TY_MEMREF && !memref_is_identity(source))
    return op_error(ctx, op,
                    "source memref type should have identity affine map");
  if (result->kind != TY_MEMREF)
    return true;
  if (!memref_is_identity(result))
    return op_error(ctx, op,
                    "result memref type should have identity affine map");
  if (length == DYNAMIC)
    return op_error(ctx, op,
                    "cannot use shape operand with dynamic length to reshape "
                    "to statically-ranked memref type");
  return length == rank_of(result) ||
         op_error(ctx, op,
                  "length of shape operand differs from the result's memref "
                  "rank");
}

bool verify_memref_view(Ctx *ctx, Op *op) {
  const Type *base = op_operand_type(op, 0), *view = op_result_type(op);
  if (!memref_is_identity(base))
    return diag_error(&ctx->diags, op->loc,
                      "unsupported map for base memref type '%s'",
                      type_str(ctx, base));
  if (!memref_is_identity(view))
    return diag_error(&ctx->diags, op->loc,
                      "unsupported map for result memref type '%s'",
                      type_str(ctx, view));
  return check_same_space(ctx, op, base, view, "base memref", "view memref") &&
         check_dynamic_sizes(ctx, op, view, G_memref_view_sizes);
}

// memref.transpose

static bool is_permutation(const Attr *map) {
  uint32_t n = map->as.map.nresults;
  if (map->as.map.ndims != n || map->as.map.nsymbols)
    return false;
  for (uint32_t i = 0; i < n; i++) {
    if (map->as.map.results[i]->kind != AFFINE_DIM)
      return false;
    for (uint32_t j = 0; j < i; j++)
      if (map->as.map.results[i] == map->as.map.results[j])
        return false;
  }
  return true;
}

// (d0, d1)[s0] -> (d0 * 4 + d1 + s0)
static Attr *linear_map(Ctx *ctx, Arena *arena, const Strided *layout,
                        uint32_t rank) {
  uint32_t nsymbols = 0;
  AffineExpr *sum = layout->offset == DYNAMIC
                        ? affine_symbol(ctx, nsymbols++)
                        : affine_constant(ctx, layout->offset);
  for (uint32_t i = 0; i < rank; i++) {
    AffineExpr *stride = layout->strides[i] == DYNAMIC
                             ? affine_symbol(ctx, nsymbols++)
                             : affine_constant(ctx, layout->strides[i]);
    AffineExpr *term =
        affine_binary(ctx, AFFINE_MUL, affine_dim(ctx, i), stride);
    sum = affine_binary(ctx, AFFINE_ADD, sum, term);
  }
  sum = affine_simplify(ctx, arena, sum, rank, nsymbols);
  return attr_affine_map(ctx, rank, nsymbols, &sum, 1);
}

static bool same_layout(const Strided *a, const Strided *b, uint32_t rank) {
  return a->strided && b->strided && a->offset == b->offset &&
         (!rank || !memcmp(a->strides, b->strides, rank * sizeof(int64_t)));
}

static bool check_transposed(Ctx *ctx, const Op *op, Arena *arena,
                             const Attr *map) {
  const Type *source = op_operand_type(op, 0), *result = op_result_type(op);
  uint32_t rank = (uint32_t)rank_of(source);
  Strided from = memref_strided(arena, source),
          to = memref_strided(arena, result);
  Strided expected = {from.offset, arena_array(arena, int64_t, rank + 1), true};
  int64_t *shape = arena_array(arena, int64_t, rank + 1);
  bool same = (uint32_t)rank_of(result) == rank;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = map->as.map.results[i]->value;
    shape[i] = source->as.shaped.shape[dim];
    expected.strides[i] = from.strides[dim];
    same = same && result->as.shaped.shape[i] == shape[i];
  }
  same = same && result->as.shaped.element == source->as.shaped.element &&
         result->as.shaped.space == source->as.shaped.space &&
         same_layout(&expected, &to, rank);
  if (same)
    return true;
  const Type *canonical = type_memref(
      ctx, (int)rank, shape, source->as.shaped.element,
      linear_map(ctx, arena, &expected, rank), source->as.shaped.space);
  return op_error(ctx, op,
                  "result type '%s' is not equivalent to the canonical "
                  "transposed input type '%s'",
                  type_str(ctx, result), type_str(ctx, canonical));
}

bool verify_memref_transpose(Ctx *ctx, Op *op) {
  const Attr *map = op_slot(op, A_memref_transpose_permutation);
  if (!is_permutation(map))
    return op_error(ctx, op, "expected a permutation map");
  if (map->as.map.ndims != (uint32_t)rank_of(op_operand_type(op, 0)))
    return op_error(ctx, op,
                    "expected a permutation map of same rank as the input");
  Arena scratch;
  arena_init(&scratch);
  bool ok = check_transposed(ctx, op, &scratch, map);
  arena_release(&scratch);
  return ok;
}
