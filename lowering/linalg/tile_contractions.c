// linalg-tile-contractions: contractions on memrefs become calls of kernels,
// which compute tiles in registers.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing; what is no contraction, or too small, stays as it is.
// Invalidates: nothing.
//
// Before:
//
//   linalg.fill ins(%zero) outs(%C)
//   linalg.matmul ins(%A, %B : memref<100x512xf32>, memref<512x1024xf32>)
//                 outs(%C : memref<100x1024xf32>)
//
// After, for vectors of 16 elements, 32 registers and L2 of 1 MiB:
//
//   %slabs = memref.alloc() : memref<131072xf32>
//   scf.for %jc = %c0 to %c1024 step %c256 {         // blocks of columns
//     func.call @__mlcc_slabs_4x16_f32(%B[...], %slabs)
//     func.call @__mlcc_tiles_6x4x16_...(%A[0 ...], %slabs, %C[0 ...], %false)
//     func.call @__mlcc_tiles_5x4x16_...(%A[90 ...], %slabs, %C[90 ...], %false)
//   }
//   memref.dealloc %slabs
//
// contraction.c says what a contraction is, cost.c how it is cut, kernel.c and
// pack.c make the functions. Loops that no tile has are around the calls; those
// that move the right operand are around the blocks, too. Rows and columns are
// cut into stretches of one kind of tile each.
//
// Where memrefs may overlap, or their columns need not be contiguous, a test at
// run time chooses between the tiles and the operation itself.

#include "lowering/linalg/kernel.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/linalg/stretches.h"
#include "lowering/pass/pass.h"

#include "ir/analysis/aliases.h"
#include "ir/dialects/match.h"
#include "ir/build/arith.h"
#include "ir/build/memref.h"

enum { BUFFER_ALIGNMENT = 64 };

typedef struct Tiling {
  Kernels *k;
  Rewriter *rw;
  const TargetModel *target;
  Contraction c;
  TilePlan plan;
  bool starts_at_zero; // the old sums are not read
  Value *slabs;        // where the right operand is copied to, or NULL
  Mixed offsets[NPLACES];
  // Each loop over sums of the block, and all of them together.
  Mixed extents[MOST_SUM_LOOPS], nsums;
  Value *adds; // i1: not the first block of sums
} Tiling;

static Builder *at(Tiling *t) {
  return &t->rw->b;
}

static bool has_masks(const Tiling *t) {
  return target_has(t->target, TARGET_MASKS);
}

// Views

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
  Builder *b = at(t);
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
static Mixed offset_at(Tiling *t, int place, const ContractionLoop *loop,
                       Mixed begin, Mixed from) {
  Mixed far = mixed_mul(at(t), stride_of(loop, place), begin);
  return mixed_add(at(t), from, far);
}

static void add_sum_dims(Tiling *t, Dims *dims, int place) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < t->c.nloops; i++)
    if (t->c.loops[i].role == LOOP_SUM)
      add_dim(dims, t->extents[n++], t->c.loops[i].strides[place]);
}

static Value *view_left(Tiling *t, const Stretch *rows) {
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_ROW);
  Dims dims = {0};
  add_dim(&dims, rows->count, stride_of(loop, LEFT));
  add_sum_dims(t, &dims, LEFT);
  Mixed offset = offset_at(t, LEFT, loop, rows->begin, t->offsets[LEFT]);
  return view(t, kernel_left_type(t->k, &t->c), t->c.operands[LEFT], offset,
              dims);
}

static Value *view_sum(Tiling *t, const Stretch *rows, const Stretch *columns) {
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

static int64_t slab_of(const Tiling *t, const Stretch *columns) {
  return (int64_t)columns->size * t->plan.lanes;
}

// The right operand where it is.
static Value *view_right(Tiling *t, const Stretch *columns) {
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
static Value *view_slabs(Tiling *t, const Stretch *columns, Mixed begin) {
  Builder *b = at(t);
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
static bool is_contiguous(const Contraction *c) {
  Mixed stride = contraction_loop(c, LOOP_COLUMN)->strides[RIGHT];
  return mixed_is_known(stride) ? mixed_is(stride, 1) : !has_contiguous_sums(c);
}

// How the right operand lies in memory. Larger vectors would be too many rows.
static PackForm pack_form(const Tiling *t) {
  if (is_contiguous(&t->c))
    return PACK_COLUMNS;
  bool is_transposed =
      has_contiguous_sums(&t->c) && t->plan.lanes <= MOST_TRANSPOSED_LANES;
  return is_transposed ? PACK_TRANSPOSED : PACK_GATHERED;
}

static Value *view_for_packing(Tiling *t, const Stretch *columns) {
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

// Calls

static KernelShape shape_of(const Tiling *t, const Stretch *rows,
                            const Stretch *columns) {
  return (KernelShape){.lanes = t->plan.lanes,
                       .rows = rows ? rows->size : 0,
                       .vectors = columns->size,
                       .edge = columns->edge};
}

// A stretch of columns for a kernel with EDGE_BACK begins with the last vector if
// that is all of it.
typedef struct Back {
  Stretch columns;
  Value *lane, *done;
} Back;

static Back back_of(Tiling *t, const Stretch *columns) {
  Builder *b = at(t);
  Back back = {.columns = *columns};
  if (columns->edge != EDGE_BACK)
    return back;
  Mixed lanes = mixed_number(t->plan.lanes);
  Mixed slab = mixed_number(slab_of(t, columns));
  back.done = mixed_materialize(b, mixed_sub(b, slab, columns->count));
  if (columns->size == 1) {
    Mixed end = end_of_stretch(b, columns);
    back.columns.begin = mixed_sub(b, end, lanes);
    back.columns.count = lanes;
  }
  Mixed lane = t->slabs ? mixed_sub(b, slab, lanes)
                        : mixed_sub(b, back.columns.count, lanes);
  back.lane = mixed_materialize(b, lane);
  return back;
}

// A loop around what follows, whose iterations move all operands.
static void enter_outer(Tiling *t, const ContractionLoop *loop) {
  Builder *b = at(t);
  Value *from = arith_index(b, 0), *by = arith_index(b, 1);
  Op *op = build_for(t->rw, from, mixed_materialize(b, loop->extent), by,
                     (ValueList){0});
  builder_at_end(b, body_of(op, 0));
  b->before = build_yield(t->rw, (ValueList){0});
  Mixed iv = mixed_value(block_arg(body_of(op, 0), 0));
  for (int place = 0; place < NPLACES; place++)
    t->offsets[place] = offset_at(t, place, loop, iv, t->offsets[place]);
}

static void enter_outer_loops(Tiling *t, bool that_move_right) {
  for (uint32_t i = 0; i < t->c.nloops; i++) {
    const ContractionLoop *loop = &t->c.loops[i];
    if (loop->role == LOOP_OUTER && loop->moves[RIGHT] == that_move_right)
      enter_outer(t, loop);
  }
}

static Mixed extent_of(const ContractionLoop *loop) {
  return loop ? loop->extent : mixed_number(1);
}

// All tiles of a block of columns and sums, of which `columns` begin in the slabs
// at `packed`.
static void compute_rows(Tiling *t, const Back *columns, Mixed packed) {
  Builder *b = at(t);
  Value *right = t->slabs ? view_slabs(t, &columns->columns, packed)
                          : view_right(t, &columns->columns);
  Stretches rows =
      cut_rows(b, extent_of(contraction_loop(&t->c, LOOP_ROW)), t->plan.rows);
  for (uint32_t i = 0; i < rows.n; i++) {
    KernelArgs args = {.left = view_left(t, &rows.items[i]),
                       .right = right,
                       .sum = view_sum(t, &rows.items[i], &columns->columns),
                       .adds = t->adds,
                       .back = columns->lane,
                       .done = columns->done};
    KernelShape shape = shape_of(t, &rows.items[i], &columns->columns);
    build_kernel_call(t->k, b, &t->c, &shape, &args);
  }
}

// Where a stretch begins in the slabs: those before it are whole ones.
static Mixed place_in_slabs(Tiling *t, const Stretches *s, uint32_t index) {
  Builder *b = at(t);
  Mixed place = mixed_number(0);
  for (uint32_t i = 0; i < index; i++) {
    int64_t slab = slab_of(t, &s->items[i]);
    Mixed up = mixed_add(b, s->items[i].count, mixed_number(slab - 1));
    Mixed whole = mixed_mul(b, mixed_div(b, up, slab), mixed_number(slab));
    place = mixed_add(b, place, whole);
  }
  return place;
}

// A block of columns from the one at `begin` on.
static void compute_columns(Tiling *t, Mixed begin, Mixed count) {
  Builder *b = at(t);
  Builder outside = *b;
  Mixed offsets[NPLACES];
  memcpy(offsets, t->offsets, sizeof offsets);
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_COLUMN);
  t->offsets[RIGHT] = offset_at(t, RIGHT, loop, begin, offsets[RIGHT]);
  t->offsets[SUM] = offset_at(t, SUM, loop, begin, offsets[SUM]);
  Stretches columns = cut_columns(b, count, &t->plan, has_masks(t));
  Back backs[ARRAY_SIZE(columns.items)];
  Mixed places[ARRAY_SIZE(columns.items)];
  for (uint32_t i = 0; i < columns.n; i++) {
    backs[i] = back_of(t, &columns.items[i]);
    places[i] = place_in_slabs(t, &columns, i);
    if (!t->slabs)
      continue;
    KernelShape shape = shape_of(t, NULL, &columns.items[i]);
    Value *to = view_slabs(t, &backs[i].columns, places[i]);
    build_pack_call(t->k, b, &t->c, &shape, pack_form(t),
                    view_for_packing(t, &backs[i].columns), to);
  }
  enter_outer_loops(t, false);
  for (uint32_t i = 0; i < columns.n; i++)
    compute_rows(t, &backs[i], places[i]);
  *b = outside;
  memcpy(t->offsets, offsets, sizeof offsets);
}

// Blocks of columns, the last of which may be smaller.
static void compute_column_blocks(Tiling *t) {
  Builder *b = at(t);
  Mixed extent = contraction_loop(&t->c, LOOP_COLUMN)->extent;
  int64_t block = t->plan.column_block;
  if (!t->slabs || (!extent.value && extent.number <= block)) {
    compute_columns(t, mixed_number(0), extent);
    return;
  }
  Mixed end =
      extent.value ? extent : mixed_number(extent.number / block * block);
  Builder outside = *b;
  Value *from = arith_index(b, 0), *by = arith_index(b, block);
  Op *op =
      build_for(t->rw, from, mixed_materialize(b, end), by, (ValueList){0});
  builder_at_end(b, body_of(op, 0));
  b->before = build_yield(t->rw, (ValueList){0});
  Mixed begin = mixed_value(block_arg(body_of(op, 0), 0));
  Mixed count = mixed_number(block);
  if (extent.value)
    count = mixed_min(b, count, mixed_sub(b, extent, begin));
  compute_columns(t, begin, count);
  *b = outside;
  if (!extent.value && extent.number % block)
    compute_columns(t, end, mixed_sub(b, extent, end));
}

// Sizes of blocks of the loops over sums: whole inner loops, and a part of the
// next one.
static void choose_sum_blocks(const Tiling *t, int64_t *blocks) {
  int64_t left = t->plan.sum_block;
  uint32_t n = count_sum_loops(&t->c);
  for (uint32_t i = t->c.nloops; i-- > 0;) {
    const ContractionLoop *loop = &t->c.loops[i];
    if (loop->role != LOOP_SUM)
      continue;
    bool is_known = mixed_is_known(loop->extent);
    if (t->plan.packing == PACK_NEVER)
      blocks[--n] = 0;
    else if (is_known && loop->extent.number <= left) {
      blocks[--n] = 0;
      left /= loop->extent.number ? loop->extent.number : 1;
    } else {
      blocks[--n] =
          is_known ? equal_pieces(loop->extent.number, left).size : left;
      left = 1;
    }
  }
}

static Value *or_later(Tiling *t, Value *adds, Value *iv) {
  Builder *b = at(t);
  Value *later = arith_cmpi(b, E_arith_cmpi_ne, iv, arith_index(b, 0));
  return build_binary(b, OP_arith_ori, adds, later);
}

// A loop over the blocks of a loop over sums. If nothing is added up, there is
// still a first block, which writes the sums.
static Mixed enter_sum_block(Tiling *t, const ContractionLoop *loop,
                             int64_t block) {
  Builder *b = at(t);
  Value *end = mixed_materialize(b, loop->extent);
  if (loop->extent.value)
    end = build_binary(b, OP_arith_maxsi, end, arith_index(b, 1));
  Value *from = arith_index(b, 0), *by = arith_index(b, block);
  Op *op = build_for(t->rw, from, end, by, (ValueList){0});
  builder_at_end(b, body_of(op, 0));
  b->before = build_yield(t->rw, (ValueList){0});
  Value *iv = block_arg(body_of(op, 0), 0);
  t->adds = or_later(t, t->adds, iv);
  for (int place = 0; place < NPLACES; place++)
    t->offsets[place] =
        offset_at(t, place, loop, mixed_value(iv), t->offsets[place]);
  Mixed count = mixed_number(block);
  if (loop->extent.value || loop->extent.number % block)
    count = mixed_min(b, count, mixed_sub(b, loop->extent, mixed_value(iv)));
  return count;
}

static void compute_sum_blocks(Tiling *t) {
  int64_t blocks[MOST_SUM_LOOPS];
  uint32_t n = 0;
  choose_sum_blocks(t, blocks);
  t->nsums = mixed_number(1);
  for (uint32_t i = 0; i < t->c.nloops; i++) {
    const ContractionLoop *loop = &t->c.loops[i];
    if (loop->role != LOOP_SUM)
      continue;
    t->extents[n] =
        blocks[n] ? enter_sum_block(t, loop, blocks[n]) : loop->extent;
    t->nsums = mixed_mul(at(t), t->nsums, t->extents[n++]);
  }
  compute_column_blocks(t);
}

// The buffer

static Value *alloc_slabs(Tiling *t) {
  Builder *b = at(t);
  int64_t blocks[MOST_SUM_LOOPS], count = 1;
  uint32_t n = 0;
  choose_sum_blocks(t, blocks);
  for (uint32_t i = 0; i < t->c.nloops; i++)
    if (t->c.loops[i].role == LOOP_SUM) {
      count *= blocks[n] ? blocks[n] : t->c.loops[i].extent.number;
      n++;
    }
  // Each stretch of columns may end within a slab.
  int64_t slab = (int64_t)t->plan.lanes * t->plan.vectors;
  count *= t->plan.column_block + 2 * slab;
  Type *element = type_element(t->c.operands[RIGHT]->type);
  Type *type = type_memref(b->ctx, 1, &count, element, NULL, NULL);
  Value *slabs = build_value(b, OP_memref_alloc, type, NULL, 0);
  Op *alloc = value_op(slabs);
  alloc->slots[A_memref_alloc_alignment] =
      attr_int(b->ctx, type_int(b->ctx, 64), BUFFER_ALIGNMENT);
  alloc_mark_checked(b->ctx, alloc);
  return slabs;
}

static void compute_as_planned(Tiling *t) {
  Builder *b = at(t);
  memcpy(t->offsets, t->c.offsets, sizeof t->offsets);
  t->adds = arith_int(b, type_int(b->ctx, 1), !t->starts_at_zero);
  t->slabs = t->plan.packing == PACK_NEVER ? NULL : alloc_slabs(t);
  Builder outside = *b;
  enter_outer_loops(t, true);
  compute_sum_blocks(t);
  *b = outside;
  if (t->slabs)
    build_op(b, OP_memref_dealloc, NULL, 0, &t->slabs, 1);
}

static Mixed extent_of_sums(Tiling *t) {
  Mixed extent = mixed_number(1);
  for (uint32_t i = 0; i < t->c.nloops; i++)
    if (t->c.loops[i].role == LOOP_SUM)
      extent = mixed_mul(at(t), extent, t->c.loops[i].extent);
  return extent;
}

static Value *is_at_least(Builder *b, Mixed size, int64_t least) {
  Value *lhs = mixed_materialize(b, size);
  return arith_cmpi(b, E_arith_cmpi_sge, lhs, arith_index(b, least));
}

static void compute(Tiling *t) {
  Builder *b = at(t);
  if (t->plan.packing != PACK_IF_LARGE) {
    compute_as_planned(t);
    return;
  }
  Mixed rows = extent_of(contraction_loop(&t->c, LOOP_ROW));
  Mixed columns = contraction_loop(&t->c, LOOP_COLUMN)->extent;
  Value *is_reused = is_at_least(b, rows, t->plan.rows_to_pack);
  Mixed nelements = mixed_mul(b, extent_of_sums(t), columns);
  Value *is_large = is_at_least(b, nelements, t->plan.elements_to_pack);
  Value *packs = build_binary(b, OP_arith_andi, is_reused, is_large);
  Builder outside = *b;
  Op *branch = build_if(t->rw, packs, (TypeList){0});
  for (uint32_t i = 0; i < 2; i++) {
    t->plan.packing = i ? PACK_NEVER : PACK_ALWAYS;
    builder_at_end(b, build_block(t->rw, branch, i, (TypeList){0}));
    b->before = build_yield(t->rw, (ValueList){0});
    compute_as_planned(t);
  }
  *b = outside;
}

// Choosing what is tiled

// Elements that vectors in memory have.
static bool is_tiled_element(const Type *type) {
  uint32_t width = type_number_width(type);
  return (type->kind == TY_FLOAT || type->kind == TY_INTEGER) &&
         (width == 8 || width == 16 || width == 32 || width == 64);
}

static bool are_tiled_elements(const Contraction *c) {
  for (int place = 0; place < NPLACES; place++)
    if (!is_tiled_element(type_element(c->operands[place]->type)))
      return false;
  uint32_t width = type_number_width(type_element(c->operands[SUM]->type));
  bool is_float = type_element(c->operands[SUM]->type)->kind == TY_FLOAT;
  return !is_float || width >= 32;
}

static ContractionSizes sizes_of(const Contraction *c) {
  Type *element = type_element(c->operands[RIGHT]->type);
  uint32_t bytes = type_number_width(element) / 8;
  ContractionSizes sizes = {
      .rows = contraction_extent(c, LOOP_ROW),
      .columns = contraction_extent(c, LOOP_COLUMN),
      .sums = contraction_extent(c, LOOP_SUM),
      .reuses = 1,
      .sum_bytes = type_number_width(type_element(c->operands[SUM]->type)) / 8,
      .element_bytes = bytes,
      .is_contiguous = is_contiguous(c),
      .pitch = DYNAMIC};
  for (uint32_t i = 0; i < c->nloops; i++) {
    const ContractionLoop *loop = &c->loops[i];
    if (loop->role == LOOP_SUM && mixed_is_known(loop->strides[RIGHT]))
      sizes.pitch = loop->strides[RIGHT].number * bytes;
    // Other loops read the same block again.
    if (loop->role == LOOP_OUTER && !loop->moves[RIGHT] &&
        mixed_is_known(loop->extent))
      sizes.reuses *= loop->extent.number;
  }
  return sizes;
}

// The fill with zeros that the operation reads as its init, and nobody else does
// before it; NULL: there is none.
static Op *find_zeros(Ctx *ctx, const Contraction *c) {
  enum { MOST_STEPS = 32 };
  Value *init = c->operands[SUM];
  uint32_t n = 0;
  for (Op *op = c->s.op->prev; op && n < MOST_STEPS; op = op->prev, n++) {
    if (op_is(op, OP_linalg_fill) && op_operand(op, 1) == init) {
      Value *value = op_operand(op, 0);
      bool is_zero = value_constant(ctx, value) == attr_zero(ctx, value->type);
      return is_zero ? op : NULL;
    }
    if ((op->nregions && !op_is_structured(op)) ||
        op_may_touch(op, EFFECT_READ | EFFECT_WRITE | EFFECT_FREE, init,
                     may_alias))
      return NULL;
  }
  return NULL;
}

// A stride that has to be 1 and is not known to be.
static Value *add_condition(Builder *b, Value *all, Value *one) {
  return all ? build_binary(b, OP_arith_andi, all, one) : one;
}

static Value *add_contiguous(Builder *b, Value *all, Mixed stride) {
  return stride.value
             ? add_condition(b, all,
                             arith_cmpi(b, E_arith_cmpi_eq, stride.value,
                                        arith_index(b, 1)))
             : all;
}

// Tests when the program runs whether it may be tiled; NULL: it always may.
static Value *build_conditions(Tiling *t, const DataLayout *layout,
                               Overlap overlap) {
  Builder *b = at(t);
  const ContractionLoop *columns = contraction_loop(&t->c, LOOP_COLUMN);
  Value *all = overlap == OVERLAP_POSSIBLE
                   ? build_is_disjoint(t->rw, layout, &t->c.s)
                   : NULL;
  all = add_contiguous(b, all, columns->strides[SUM]);
  if (is_contiguous(&t->c))
    all = add_contiguous(b, all, columns->strides[RIGHT]);
  if (columns->extent.value && !has_masks(t))
    all = add_condition(b, all,
                        arith_cmpi(b, E_arith_cmpi_sge, columns->extent.value,
                                   arith_index(b, t->plan.lanes)));
  return all;
}

// The operation itself where the condition does not hold; the builder goes to
// where it does.
static void branch_on(Tiling *t, Value *condition, Op *zeros) {
  Rewriter *rw = t->rw;
  Op *branch = build_if(rw, condition, (TypeList){0});
  Op *ends[2];
  for (uint32_t i = 0; i < 2; i++) {
    builder_at_end(&rw->b, build_block(rw, branch, i, (TypeList){0}));
    ends[i] = build_yield(rw, (ValueList){0});
  }
  if (zeros)
    rewrite_move_before(rw, zeros, ends[1]);
  rewrite_move_before(rw, t->c.s.op, ends[1]);
  rw->b.block = ends[0]->block;
  rw->b.before = ends[0];
}

// -Rpass=linalg-tile-contractions, -fprint-tiles
static void remark_plan(Tiling *t) {
  const Op *op = t->c.s.op;
  char copied[32];
  bool is_first = t->c.operands[RIGHT] == op_operand(op, 0);
  snprintf(copied, sizeof copied, "operand #%d", is_first ? 0 : 1);
  Buf text = {0};
  put_tile_plan(&text, &t->plan, copied);
  bool is_own = t->target != t->k->target; // of a function's own
  diag_report(&at(t)->ctx->diags, DIAG_REMARK, op_loc(op),
              "'" STR_FMT "' op is computed in " STR_FMT
              "%s%s [-Rpass=linalg-tile-contractions]",
              STR_ARG(op_name(op)), STR_ARG(((Str){text.data, text.size})),
              is_own ? ", for " : "", is_own ? t->target->cpu : "");
  buf_release(&text);
}

typedef struct Walk {
  Kernels k;
  PassRun *run;
  bool may_pack, remarks;
  bool tells_processor; // has to be remarked upon
} Walk;

// Whether an operation is to be tiled, and how.
static bool plan(const Walk *walk, const Structured *s, Tiling *t,
                 Overlap *overlap) {
  Rewriter *rw = t->rw;
  if (!contraction_of(rw->b.ctx, rw->arena, s, NULL, &t->c))
    return rewrite_decline(rw, s->op, "it adds up no products in columns");
  if (!are_tiled_elements(&t->c) || count_sum_loops(&t->c) > MOST_SUM_LOOPS)
    return rewrite_decline(rw, s->op,
                           "no tile has such elements, or so many sums");
  ContractionSizes sizes = sizes_of(&t->c);
  t->plan = plan_contraction(t->target, &sizes, walk->may_pack);
  if (!t->plan.lanes)
    return rewrite_decline(rw, s->op, "no tile is better than loops");
  *overlap = structured_overlap(rw->b.ctx, walk->run->layout, s);
  if (*overlap == OVERLAP_UNTOLD)
    return rewrite_decline(rw, s->op, "its result may overlap an operand");
  return true;
}

// Whether its time may count.
static bool is_large(const Contraction *c) {
  enum { FEW_PRODUCTS = 32 * 32 * 32 };
  int64_t n = 1;
  for (uint32_t i = 0; i < c->nloops && n < FEW_PRODUCTS; i++) {
    int64_t extent = c->loops[i].extent.number;
    bool is_few = mixed_is_known(c->loops[i].extent) && extent < FEW_PRODUCTS;
    n *= is_few ? extent : FEW_PRODUCTS;
  }
  return n >= FEW_PRODUCTS;
}

// Once, since it is so of all.
static void remark_processor(Walk *walk, const Op *op) {
  diag_report(
      &walk->run->ctx->diags, DIAG_REMARK, op_loc(op),
      "'" STR_FMT "' op is computed by vectors of %u bytes, as all "
      "processors with the architecture %s have them; -march=native, or "
      "-mmultiversion=auto for several, makes faster code "
      "[-Rany-processor]",
      STR_ARG(op_name(op)), walk->run->target->vector_bytes,
      walk->run->target->arch);
  walk->tells_processor = false;
}

static void tile(Walk *walk, Structured *s) {
  Kernels *k = &walk->k;
  Rewriter *rw = &k->rw;
  Tiling t = {.k = k, .rw = rw, .target = pass_target(walk->run, s->op)};
  Overlap overlap = OVERLAP_UNTOLD;
  if (!plan(walk, s, &t, &overlap))
    return;
  if (walk->remarks)
    remark_plan(&t);
  if (walk->tells_processor && is_large(&t.c))
    remark_processor(walk, s->op);
  Op *zeros = find_zeros(rw->b.ctx, &t.c);
  t.starts_at_zero = zeros;
  contraction_of(rw->b.ctx, rw->arena, s, &rw->b, &t.c);
  Value *condition = build_conditions(&t, walk->run->layout, overlap);
  if (condition)
    branch_on(&t, condition, zeros);
  compute(&t);
  if (condition)
    return;
  if (zeros)
    rewrite_erase(rw, zeros);
  rewrite_erase(rw, s->op);
}

typedef struct Collection {
  Arena *arena;
  Vec(Op *) ops;
} Collection;

static void collect(void *user, Op *op) {
  Collection *c = user;
  if (op_is_structured(op) && op_has_pure_buffers(op))
    vec_push(c->arena, &c->ops, op);
}

bool lower_linalg_tile_contractions(PassRun *run, Op *root) {
  const Options_linalg_tile_contractions *options =
      PASS_OPTIONS(run, linalg_tile_contractions);
  if (options->off)
    return true;
  Walk walk = {.run = run,
               .may_pack = !options->no_pack,
               .remarks = options->remarks,
               .tells_processor = options->any_processor,
               .k = {.rw = pass_rewriter(run),
                     .in_order = options->in_order,
                     .target = run->target,
                     .tables = {.ctx = run->ctx, .arena = run->arena}}};
  Collection c = {.arena = run->arena};
  op_walk_post(root, collect, &c);
  for (size_t i = 0; i < c.ops.size; i++) {
    Structured s;
    if (!structured_of(run->ctx, run->arena, c.ops.data[i], &s))
      continue;
    builder_before(&walk.k.rw.b, c.ops.data[i]);
    tile(&walk, &s);
  }
  return true;
}
