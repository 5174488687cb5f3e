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

Value *view_left(Tiling *t, const Stretch *rows) {
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_ROW);
  Dims dims = {0};
  add_dim(&dims, rows->count, stride_of(loop, LEFT));
  add_sum_dims(t, &dims, LEFT);
  Mixed offset = offset_at(t, LEFT, loop, rows->begin, t->offsets[LEFT]);
  return view(t, kernel_left_type(t->k, &t->c), t->c.operands[LEFT], offset,
              dims);
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
  return view(t, kernel_right_type(t->k, &t->c), t->c.operands[RIGHT], offset,
              dims);
}

// Its copy: slabs one behind the other, of which each has the sums in rows.
// `begin` is where the stretch begins there, in columns.
Value *view_slabs(Tiling *t, const Stretch *columns, Mixed begin) {
  Builder *b = tiling_at(t);
  Mixed strides[MOST_SUM_LOOPS], far = mixed_number(slab_of(t, columns));
  uint32_t n = count_sum_loops(&t->c);
  for (uint32_t i = n; i-- > 0;) {
    strides[i] = far;
    far = mixed_mul(b, far, t->extents[i]);
  }
  Dims dims = {0};
  add_dim(&dims, columns->count, t->nsums);
  for (uint32_t i = 0; i < n; i++)
    add_dim(&dims, t->extents[i], strides[i]);
  add_dim(&dims, mixed_number(slab_of(t, columns)), mixed_number(1));
  return view(t, kernel_right_type(t->k, &t->c), t->slabs,
              mixed_mul(b, begin, t->nsums), dims);
}

// Whether the last of the sums is contiguous in the right operand.
static bool has_contiguous_sums(const Contraction *c) {
  const ContractionLoop *last = NULL;
  for (uint32_t i = 0; i < c->nloops; i++)
    if (c->loops[i].role == LOOP_SUM)
      last = &c->loops[i];
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
