// Views of a contraction's operands as its kernels take them: memrefs whose sizes
// are those of a block of the contraction, and whose strides are how far each of
// its loops moves the operand.
#include "lowering/linalg/tiling.h"

#include "ir/build/memref.h"

typedef struct Dims {
  Mixed sizes[MOST_SUM_LOOPS + 2], strides[MOST_SUM_LOOPS + 2];
  uint32_t n;
} Dims;

static void add_dim(Dims *dims, Mixed size, Mixed stride) {
  dims->sizes[dims->n] = size;
  dims->strides[dims->n++] = stride;
}

static Mixed as_value(Builder *b, Mixed m) {
  return mixed_value(mixed_materialize(b, m));
}

// A view of that type, in which only the last stride may be known.
static Value *view(Tiling *t, Type *type, Value *base, Mixed offset,
                   Dims dims) {
  Builder *b = tiling_at(t);
  for (uint32_t i = 0; i < dims.n; i++) {
    dims.sizes[i] = as_value(b, dims.sizes[i]);
    bool is_known = type->as.shaped.layout->as.strided.strides[i] != DYNAMIC;
    if (!is_known)
      dims.strides[i] = as_value(b, dims.strides[i]);
  }
  offset = as_value(b, offset);
  return build_reinterpret_cast(b, t->rw->arena, type, base, &offset,
                                dims.sizes, dims.strides);
}

static Mixed stride_of(const ContractionLoop *loop, int place) {
  return loop ? loop->strides[place] : mixed_number(0);
}

// Where a stretch that begins at an iteration of `loop` begins in an operand.
Mixed offset_at(Tiling *t, int place, const ContractionLoop *loop, Mixed begin,
                Mixed from) {
  Mixed far = mixed_mul(tiling_at(t), stride_of(loop, place), begin);
  return mixed_add(tiling_at(t), from, far);
}

static void add_sum_dims(Tiling *t, Dims *dims, int place) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < t->c.nloops; i++)
    if (t->c.loops[i].role == LOOP_SUM)
      add_dim(dims, t->extents[n++], t->c.loops[i].strides[place]);
}

static const ContractionLoop *innermost_sum(const Contraction *c) {
  const ContractionLoop *last = NULL;
  for (uint32_t i = 0; i < c->nloops; i++)
    if (c->loops[i].role == LOOP_SUM)
      last = &c->loops[i];
  return last;
}

bool copies_left(const Tiling *t) {
  if (!t->product.dot)
    return false;
  const ContractionLoop *sums = innermost_sum(&t->c);
  bool has_whole_groups = mixed_is_known(sums->extent) &&
                          sums->extent.number % t->product.group == 0;
  Type *element = type_element(t->c.operands[LEFT]->type);
  return t->product.is_flipped || !has_whole_groups ||
         !mixed_is(sums->strides[LEFT], 1) ||
         element != t->product.elements[LEFT];
}

// Dense dimensions of groups, `inner` elements each, from the innermost one out.
// Returns how far all of them are.
static Mixed group_strides(Tiling *t, Mixed inner, Mixed *strides) {
  for (uint32_t i = count_sum_loops(&t->c); i-- > 0;) {
    strides[i] = inner;
    inner = mixed_mul(tiling_at(t), inner, t->groups[i]);
  }
  return inner;
}

Mixed left_copy_pitch(Tiling *t) {
  return mixed_mul(tiling_at(t), t->ngroups, mixed_number(t->product.group));
}

// Rows of the copy of the left operand.
static Value *view_copied_rows(Tiling *t, const Stretch *rows) {
  Mixed strides[MOST_SUM_LOOPS], group = mixed_number(t->product.group);
  Mixed pitch = group_strides(t, group, strides);
  Dims dims = {0};
  add_dim(&dims, rows->count, pitch);
  for (uint32_t i = 0; i < count_sum_loops(&t->c); i++)
    add_dim(&dims, t->groups[i], strides[i]);
  add_dim(&dims, group, mixed_number(1));
  return view(t, kernel_left_type(t->k, &t->c, &t->product), t->left_copy,
              mixed_mul(tiling_at(t), rows->begin, pitch), dims);
}

// Groups where they are: copies_left() says that they are whole.
static void add_group_dims(Tiling *t, Dims *dims, int place) {
  uint32_t n = 0, last = count_sum_loops(&t->c) - 1;
  Mixed group = mixed_number(t->product.group);
  for (uint32_t i = 0; i < t->c.nloops; i++) {
    Mixed stride = t->c.loops[i].strides[place];
    if (t->c.loops[i].role != LOOP_SUM)
      continue;
    add_dim(dims, t->groups[n],
            n == last ? mixed_mul(tiling_at(t), stride, group) : stride);
    n++;
  }
  add_dim(dims, group, mixed_number(1));
}

Value *view_left(Tiling *t, const Stretch *rows) {
  if (t->left_copy)
    return view_copied_rows(t, rows);
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_ROW);
  Dims dims = {0};
  add_dim(&dims, rows->count, stride_of(loop, LEFT));
  if (t->product.dot)
    add_group_dims(t, &dims, LEFT);
  else
    add_sum_dims(t, &dims, LEFT);
  Mixed offset = offset_at(t, LEFT, loop, rows->begin, t->offsets[LEFT]);
  return view(t, kernel_left_type(t->k, &t->c, &t->product),
              t->c.operands[LEFT], offset, dims);
}

static Mixed count_rows(const Tiling *t) {
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_ROW);
  return loop ? loop->extent : mixed_number(1);
}

Value *view_left_to_copy(Tiling *t) {
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_ROW);
  Dims dims = {0};
  add_dim(&dims, count_rows(t), stride_of(loop, LEFT));
  add_sum_dims(t, &dims, LEFT);
  return view(t, copy_left_type(t->k, &t->c), t->c.operands[LEFT],
              t->offsets[LEFT], dims);
}

// The innermost sums with what fills their last group.
Value *view_left_copy(Tiling *t) {
  Mixed strides[MOST_SUM_LOOPS], group = mixed_number(t->product.group);
  Mixed pitch = group_strides(t, group, strides);
  uint32_t last = count_sum_loops(&t->c) - 1;
  Dims dims = {0};
  add_dim(&dims, count_rows(t), pitch);
  for (uint32_t i = 0; i < last; i++)
    add_dim(&dims, t->groups[i], strides[i]);
  add_dim(&dims, mixed_mul(tiling_at(t), t->groups[last], group),
          mixed_number(1));
  return view(t, copied_left_type(t->k, &t->c, &t->product), t->left_copy,
              mixed_number(0), dims);
}

Value *view_starts(Tiling *t, const Stretch *columns, Mixed begin) {
  Dims dims = {0};
  add_dim(&dims, columns->count, mixed_number(1));
  return view(t, kernel_starts_type(t->k), t->starts, begin, dims);
}

Value *view_sum(Tiling *t, const Stretch *rows, const Stretch *columns) {
  const ContractionLoop *row = contraction_loop(&t->c, LOOP_ROW);
  const ContractionLoop *column = contraction_loop(&t->c, LOOP_COLUMN);
  Dims dims = {0};
  add_dim(&dims, rows->count, stride_of(row, SUM));
  add_dim(&dims, columns->count, mixed_number(1));
  Mixed offset = offset_at(t, SUM, row, rows->begin, t->offsets[SUM]);
  offset = offset_at(t, SUM, column, columns->begin, offset);
  return view(t, kernel_sum_type(t->k, &t->c), t->c.operands[SUM], offset,
              dims);
}

Value *view_place(Tiling *t, uint32_t place, const Stretch *rows,
                  const Stretch *columns) {
  const ContractionLoop *row = contraction_loop(&t->c, LOOP_ROW);
  const ContractionLoop *column = contraction_loop(&t->c, LOOP_COLUMN);
  Dims dims = {0};
  if (contraction_moves(&t->c, LOOP_ROW, place) || place == RESULT)
    add_dim(&dims, rows->count, stride_of(row, place));
  if (contraction_moves(&t->c, LOOP_COLUMN, place))
    add_dim(&dims, columns->count, mixed_number(1));
  Mixed offset = offset_at(t, place, row, rows->begin, t->offsets[place]);
  offset = offset_at(t, place, column, columns->begin, offset);
  return view(t, kernel_place_type(t->k, &t->c, place), t->c.operands[place],
              offset, dims);
}

int64_t slab_of(const Tiling *t, const Stretch *columns) {
  return (int64_t)columns->size * t->plan.lanes;
}

// The right operand where it is.
Value *view_right(Tiling *t, const Stretch *columns) {
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_COLUMN);
  Dims dims = {0};
  add_dim(&dims, columns->count, mixed_number(1));
  add_sum_dims(t, &dims, RIGHT);
  add_dim(&dims, mixed_number(slab_of(t, columns)), mixed_number(1));
  Mixed offset = offset_at(t, RIGHT, loop, columns->begin, t->offsets[RIGHT]);
  return view(t, kernel_right_type(t->k, &t->c, &t->product),
              t->c.operands[RIGHT], offset, dims);
}

// Its copy: slabs one behind the other, of which each has the sums in rows.
// `begin` is where the stretch begins there, in columns.
Value *view_slabs(Tiling *t, const Stretch *columns, Mixed begin) {
  Builder *b = tiling_at(t);
  Mixed strides[MOST_SUM_LOOPS], group = mixed_number(t->product.group);
  Mixed slab = mixed_number(slab_of(t, columns) * t->product.group);
  group_strides(t, slab, strides);
  Mixed pitch = mixed_mul(b, t->ngroups, group);
  Dims dims = {0};
  add_dim(&dims, columns->count, pitch);
  for (uint32_t i = 0; i < count_sum_loops(&t->c); i++)
    add_dim(&dims, t->groups[i], strides[i]);
  add_dim(&dims, slab, mixed_number(1));
  Mixed offset = mixed_add(b, t->block, mixed_mul(b, begin, pitch));
  return view(t, kernel_right_type(t->k, &t->c, &t->product), t->slabs, offset,
              dims);
}

// Whether the last of the sums is contiguous in the right operand.
static bool has_contiguous_sums(const Contraction *c) {
  const ContractionLoop *last = innermost_sum(c);
  return last && mixed_is(last->strides[RIGHT], 1);
}

// Whether its columns are, or may turn out to be.
bool has_contiguous_columns(const Contraction *c) {
  Mixed stride = contraction_loop(c, LOOP_COLUMN)->strides[RIGHT];
  return mixed_is_known(stride) ? mixed_is(stride, 1) : !has_contiguous_sums(c);
}

// How the right operand lies in memory. Larger vectors would be too many rows.
PackForm pack_form(const Tiling *t) {
  if (has_contiguous_columns(&t->c))
    return PACK_COLUMNS;
  bool is_transposed =
      has_contiguous_sums(&t->c) && t->plan.lanes <= MOST_TRANSPOSED_LANES;
  return is_transposed ? PACK_TRANSPOSED : PACK_GATHERED;
}

Value *view_for_packing(Tiling *t, const Stretch *columns) {
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_COLUMN);
  PackForm form = pack_form(t);
  Mixed stride = form == PACK_COLUMNS ? mixed_number(1) : loop->strides[RIGHT];
  Dims dims = {0};
  if (form == PACK_TRANSPOSED)
    add_dim(&dims, columns->count, stride);
  add_sum_dims(t, &dims, RIGHT);
  if (form != PACK_TRANSPOSED)
    add_dim(&dims, columns->count, stride);
  Mixed offset = offset_at(t, RIGHT, loop, columns->begin, t->offsets[RIGHT]);
  return view(t, pack_right_type(t->k, &t->c, form), t->c.operands[RIGHT],
              offset, dims);
}
