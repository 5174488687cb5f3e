// The loops around the kernels of a contraction: blocks of sums, blocks of columns
// and the copies of the right operand, and the loops that no tile has.
//
//   %slabs = memref.alloc()
//   loops that move the right operand
//     blocks of sums
//       blocks of columns
//         copy the block of the right operand to %slabs
//         other loops
//           copy the left operand, if its products are of groups
//           stretches of columns and rows: a call of a kernel for each
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/tiling.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/memref.h"

// Tiles

static KernelShape shape_of(const Tiling *t, const Stretch *rows,
                            const Stretch *columns) {
  return (KernelShape){.lanes = t->plan.lanes,
                       .rows = rows ? rows->size : 0,
                       .vectors = columns->size,
                       .edge = columns->edge,
                       .product = &t->product,
                       .epilogue = t->epilogue};
}

// A stretch of columns for a kernel with EDGE_BACK begins with the last vector if
// that is all of it.
typedef struct Back {
  Stretch columns;
  Value *lane, *done;
} Back;

static Back back_of(Tiling *t, const Stretch *columns) {
  Builder *b = tiling_at(t);
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
  Builder *b = tiling_at(t);
  Value *from = arith_index(b, 0), *by = arith_index(b, 1);
  Op *op = build_for(t->rw, from, mixed_materialize(b, loop->extent), by,
                     (ValueList){0});
  builder_at_end(b, body_of(op, 0));
  b->before = build_yield(t->rw, (ValueList){0});
  Mixed iv = mixed_value(block_arg(body_of(op, 0), 0));
  for (uint32_t place = 0; place < t->c.nplaces; place++)
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
  Builder *b = tiling_at(t);
  Value *right = t->slabs ? view_slabs(t, &columns->columns, packed)
                          : view_right(t, &columns->columns);
  Value *starts = t->starts ? view_starts(t, &columns->columns, packed) : NULL;
  Stretches rows =
      cut_rows(b, extent_of(contraction_loop(&t->c, LOOP_ROW)), t->plan.rows);
  for (uint32_t i = 0; i < rows.n; i++) {
    KernelArgs args = {.left = view_left(t, &rows.items[i]),
                       .right = right,
                       .sum = view_sum(t, &rows.items[i], &columns->columns),
                       .adds = t->adds,
                       .back = columns->lane,
                       .done = columns->done,
                       .starts = starts,
                       .finishes = t->finishes};
    for (uint32_t place = RESULT; place < t->c.nplaces; place++)
      args.places[place] =
          view_place(t, place, &rows.items[i], &columns->columns);
    KernelShape shape = shape_of(t, &rows.items[i], &columns->columns);
    build_kernel_call(t->k, b, &t->c, &shape, &args);
  }
}

Mixed place_in_slabs(Tiling *t, const Stretches *s, uint32_t index) {
  Builder *b = tiling_at(t);
  Mixed place = mixed_number(0);
  for (uint32_t i = 0; i < index; i++) {
    int64_t slab = slab_of(t, &s->items[i]);
    Mixed up = mixed_add(b, s->items[i].count, mixed_number(slab - 1));
    Mixed whole = mixed_mul(b, mixed_div(b, up, slab), mixed_number(slab));
    place = mixed_add(b, place, whole);
  }
  return place;
}

// Copies a stretch of columns of the right operand to the slabs from `packed` on.
static void pack_columns(Tiling *t, const Stretch *columns, Mixed packed) {
  Builder *b = tiling_at(t);
  KernelShape shape = shape_of(t, NULL, columns);
  Value *to = view_slabs(t, columns, packed);
  if (!t->constant)
    build_pack_call(t->k, b, &t->c, &shape, pack_form(t),
                    view_for_packing(t, columns), to);
  if (t->starts)
    build_starts_call(t->k, b, &t->c, &shape, to,
                      view_starts(t, columns, packed));
}

static void copy_left(Tiling *t) {
  Value *left = view_left_to_copy(t), *copy = view_left_copy(t);
  build_left_copy_call(t->k, tiling_at(t), &t->c, &t->product, left, copy);
}

// Slabs that are copied at run time are those of one block.
static void place_block(Tiling *t, Mixed begin) {
  Builder *b = tiling_at(t);
  t->block = mixed_number(0);
  if (!t->constant)
    return;
  int64_t group = t->product.group;
  Mixed before =
      mixed_mul(b, t->rows_before, mixed_number(t->packed_columns * group));
  Mixed groups = mixed_mul(b, begin, mixed_number(group));
  groups = mixed_mul(b, groups, t->ngroups);
  t->block = mixed_add(b, before, groups);
}

// A block of columns from the one at `begin` on.
static void compute_columns(Tiling *t, Mixed begin, Mixed count) {
  Builder *b = tiling_at(t);
  Builder outside = *b;
  Mixed offsets[MOST_PLACES];
  memcpy(offsets, t->offsets, sizeof offsets);
  const ContractionLoop *loop = contraction_loop(&t->c, LOOP_COLUMN);
  for (uint32_t place = RIGHT; place < t->c.nplaces; place++)
    t->offsets[place] = offset_at(t, place, loop, begin, offsets[place]);
  place_block(t, begin);
  Stretches columns = cut_columns(b, count, &t->plan, tiling_has_masks(t));
  Back backs[ARRAY_SIZE(columns.items)];
  Mixed places[ARRAY_SIZE(columns.items)];
  for (uint32_t i = 0; i < columns.n; i++) {
    backs[i] = back_of(t, &columns.items[i]);
    places[i] = place_in_slabs(t, &columns, i);
    if (t->slabs && (!t->constant || t->starts))
      pack_columns(t, &backs[i].columns, places[i]);
  }
  enter_outer_loops(t, false);
  if (t->left_copy)
    copy_left(t);
  for (uint32_t i = 0; i < columns.n; i++)
    compute_rows(t, &backs[i], places[i]);
  *b = outside;
  memcpy(t->offsets, offsets, sizeof offsets);
}

// Blocks of columns, the last of which may be smaller.
static void compute_column_blocks(Tiling *t) {
  Builder *b = tiling_at(t);
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

static int64_t round_to_groups(const Tiling *t, int64_t n) {
  int64_t group = t->product.group;
  return (n + group - 1) / group * group;
}

// Whole inner loops, and a part of the next one. Blocks of the innermost one end
// with a group.
void tiling_sum_blocks(const Tiling *t, int64_t *blocks) {
  int64_t left = t->plan.sum_block;
  uint32_t nsums = count_sum_loops(&t->c), n = nsums;
  for (uint32_t i = t->c.nloops; i-- > 0;) {
    const ContractionLoop *loop = &t->c.loops[i];
    if (loop->role != LOOP_SUM)
      continue;
    bool is_known = mixed_is_known(loop->extent);
    if (!t->plan.sum_block)
      blocks[--n] = 0;
    else if (is_known && loop->extent.number <= left) {
      blocks[--n] = 0;
      left /= loop->extent.number ? loop->extent.number : 1;
    } else {
      int64_t size =
          is_known ? equal_pieces(loop->extent.number, left).size : left;
      bool is_innermost = n == nsums;
      blocks[--n] = is_innermost ? round_to_groups(t, size) : size;
      left = 1;
    }
  }
}

static Value *or_later(Tiling *t, Value *adds, Value *iv) {
  Builder *b = tiling_at(t);
  Value *later = arith_cmpi(b, E_arith_cmpi_ne, iv, arith_index(b, 0));
  return build_binary(b, OP_arith_ori, adds, later);
}

static Value *and_last(Tiling *t, Value *finishes, Value *iv, Value *end,
                       int64_t block) {
  Builder *b = tiling_at(t);
  if (!t->epilogue)
    return finishes;
  Value *next = build_binary(b, OP_arith_addi, iv, arith_index(b, block));
  Value *last = arith_cmpi(b, E_arith_cmpi_sge, next, end);
  return build_binary(b, OP_arith_andi, finishes, last);
}

// Rows of a packed constant that an iteration of a loop over sums, which is in a
// block by itself, comes after.
static Mixed rows_until(Tiling *t, const ContractionLoop *loop, Mixed iv) {
  Builder *b = tiling_at(t);
  int64_t after = 1, group = t->product.group;
  const ContractionLoop *last = loop;
  for (const ContractionLoop *l = loop + 1; l < t->c.loops + t->c.nloops; l++)
    if (l->role == LOOP_SUM) {
      after *= last == loop ? 1 : last->extent.number;
      last = l;
    }
  if (last == loop)
    return mixed_div(b, iv, group);
  after *= (last->extent.number + group - 1) / group;
  return mixed_mul(b, iv, mixed_number(after));
}

// A loop over the blocks of a loop over sums. If nothing is added up, there is
// still a first block, which writes the sums.
static Mixed enter_sum_block(Tiling *t, const ContractionLoop *loop,
                             int64_t block) {
  Builder *b = tiling_at(t);
  Value *end = mixed_materialize(b, loop->extent);
  if (loop->extent.value)
    end = build_binary(b, OP_arith_maxsi, end, arith_index(b, 1));
  Value *from = arith_index(b, 0), *by = arith_index(b, block);
  Op *op = build_for(t->rw, from, end, by, (ValueList){0});
  builder_at_end(b, body_of(op, 0));
  b->before = build_yield(t->rw, (ValueList){0});
  Value *iv = block_arg(body_of(op, 0), 0);
  t->adds = or_later(t, t->adds, iv);
  t->finishes = and_last(t, t->finishes, iv, end, block);
  for (uint32_t place = 0; place < t->c.nplaces; place++)
    t->offsets[place] =
        offset_at(t, place, loop, mixed_value(iv), t->offsets[place]);
  if (t->constant)
    t->rows_before =
        mixed_add(b, t->rows_before, rows_until(t, loop, mixed_value(iv)));
  Mixed count = mixed_number(block);
  if (loop->extent.value || loop->extent.number % block)
    count = mixed_min(b, count, mixed_sub(b, loop->extent, mixed_value(iv)));
  return count;
}

// From t->extents.
static void count_groups(Tiling *t) {
  Builder *b = tiling_at(t);
  uint32_t n = count_sum_loops(&t->c);
  int64_t group = t->product.group;
  t->ngroups = mixed_number(1);
  for (uint32_t i = 0; i < n; i++) {
    t->groups[i] = t->extents[i];
    if (i + 1 == n && group != 1) {
      Mixed up = mixed_add(b, t->extents[i], mixed_number(group - 1));
      t->groups[i] = mixed_div(b, up, group);
    }
    t->ngroups = mixed_mul(b, t->ngroups, t->groups[i]);
  }
}

static void compute_sum_blocks(Tiling *t) {
  int64_t blocks[MOST_SUM_LOOPS];
  uint32_t n = 0;
  tiling_sum_blocks(t, blocks);
  t->rows_before = mixed_number(0);
  for (uint32_t i = 0; i < t->c.nloops; i++) {
    const ContractionLoop *loop = &t->c.loops[i];
    if (loop->role != LOOP_SUM)
      continue;
    t->extents[n] =
        blocks[n] ? enter_sum_block(t, loop, blocks[n]) : loop->extent;
    n++;
  }
  count_groups(t);
  compute_column_blocks(t);
}

// The buffers

// Elements of the largest block of sums, in whole groups.
static int64_t count_block_sums(const Tiling *t) {
  int64_t blocks[MOST_SUM_LOOPS], count = 1;
  uint32_t n = 0, nsums = count_sum_loops(&t->c);
  tiling_sum_blocks(t, blocks);
  for (uint32_t i = 0; i < t->c.nloops; i++) {
    if (t->c.loops[i].role != LOOP_SUM)
      continue;
    int64_t size = blocks[n] ? blocks[n] : t->c.loops[i].extent.number;
    count *= ++n == nsums ? round_to_groups(t, size) : size;
  }
  return count;
}

static void alloc_buffers(Tiling *t) {
  Builder *b = tiling_at(t);
  // Each stretch of columns may end within a slab.
  int64_t columns =
      t->plan.column_block + 2 * (int64_t)t->plan.lanes * t->plan.vectors;
  Mixed sums = mixed_number(count_block_sums(t));
  t->slabs = t->constant
                 ? pack_constant(t)
                 : build_copy_buffer(b, t->product.elements[RIGHT],
                                     mixed_mul(b, sums, mixed_number(columns)));
  const ContractionLoop *rows = contraction_loop(&t->c, LOOP_ROW);
  if (copies_left(t))
    t->left_copy = build_copy_buffer(b, t->product.elements[LEFT],
                                     mixed_mul(b, sums, extent_of(rows)));
  if (t->product.is_flipped)
    t->starts =
        build_copy_buffer(b, type_int(b->ctx, 32), mixed_number(columns));
}

static void free_buffers(Tiling *t) {
  Value **buffers[] = {&t->slabs, &t->left_copy, &t->starts};
  if (t->constant)
    t->slabs = NULL;
  for (size_t i = 0; i < ARRAY_SIZE(buffers); i++) {
    if (*buffers[i])
      build_op(tiling_at(t), OP_memref_dealloc, NULL, 0, buffers[i], 1);
    *buffers[i] = NULL;
  }
}

static void compute_as_planned(Tiling *t) {
  Builder *b = tiling_at(t);
  memcpy(t->offsets, t->c.offsets, sizeof t->offsets);
  t->adds = arith_int(b, type_int(b->ctx, 1), !t->starts_at_zero);
  t->finishes = t->epilogue ? arith_int(b, type_int(b->ctx, 1), true) : NULL;
  if (t->plan.packing != PACK_NEVER)
    alloc_buffers(t);
  Builder outside = *b;
  enter_outer_loops(t, true);
  compute_sum_blocks(t);
  *b = outside;
  free_buffers(t);
}

static Mixed extent_of_sums(Tiling *t) {
  Mixed extent = mixed_number(1);
  for (uint32_t i = 0; i < t->c.nloops; i++)
    if (t->c.loops[i].role == LOOP_SUM)
      extent = mixed_mul(tiling_at(t), extent, t->c.loops[i].extent);
  return extent;
}

static Value *is_at_least(Builder *b, Mixed size, int64_t least) {
  Value *lhs = mixed_materialize(b, size);
  return arith_cmpi(b, E_arith_cmpi_sge, lhs, arith_index(b, least));
}

void tiling_compute(Tiling *t) {
  Builder *b = tiling_at(t);
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
    if (i)
      t->plan.sum_block = 0;
    builder_at_end(b, build_block(t->rw, branch, i, (TypeList){0}));
    b->before = build_yield(t->rw, (ValueList){0});
    compute_as_planned(t);
  }
  *b = outside;
}
