// linalg-tile-windows: structured operations on memrefs that reduce a small
// window, depthwise convolutions and poolings, become loops over tiles.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing; what has no such window stays as it is.
// Invalidates: nothing.
//
// A plain loop loads an image's element for each window that it is in, and a
// filter's for each pixel. A tile of several pixels loads them once:
//
//   linalg.depthwise_conv_2d_nhwc_hwc
//       ins(%image, %filter : memref<1x16x16x512xf32>, memref<3x3x512xf32>)
//       outs(%sum : memref<1x14x14x512xf32>)
//
// becomes, for vectors of 16 elements and 32 registers:
//
//   scf.for %y = %c0 to %c14 step %c1 {
//     scf.for %x = %c0 to %c14 step %c7 {       // rows of a tile
//       scf.for %c = %c0 to %c512 step %c16 {   // columns
//         ... 7 vectors of sums of 9 products each: window_tile.c
//       }
//     }
//   }
//
// Columns are the loop with the most contiguous accesses (loop_order.h), and rows
// the innermost of the others whose iterations share elements of an input.
// Columns that fill no vector are masked, or computed one by one. Each element of
// a result is computed by the same operations in the same order as in the record's
// loops; where an init may overlap an operand, a test at run time chooses. A product
// of rows and columns is left to linalg-tile-contractions.

#include "lowering/linalg/contraction.h"
#include "lowering/linalg/fills.h"
#include "lowering/linalg/loop_order.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/linalg/stretches.h"
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/vector_body.h"
#include "lowering/linalg/window_tile.h"
#include "lowering/pass/pass.h"

#include "ir/affine.h"
#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/memref.h"

enum {
  MOST_TAPS = 25,
  MOST_COPIES = 512, // of operations of a body, in a tile
  MOST_ROWS = 8,
};

typedef struct Windows { // of one operation
  Rewriter *rw;
  const TargetModel *target;
  Structured s;
  LoopExtent *extents;
  WindowTile tile;
  Op **fills;         // before it, of each init; or NULL
  uint32_t most_rows; // of a tile
  uint32_t lanes;     // of a vector
} Windows;

typedef struct Walk {
  Rewriter rw;
  PassRun *run;
  bool in_order, remarks;
} Walk;

static int64_t known_extent(const Windows *w, uint32_t loop) {
  LoopExtent e = w->extents[loop];
  return op_operand(w->s.op, e.operand)->type->as.shaped.shape[e.dim];
}

static uint32_t noperands_of(const Windows *w) {
  return w->s.ninputs + w->s.ninits;
}

// Whether the body wants elements of the operand.
static bool is_read(const Windows *w, uint32_t operand) {
  return op_operand(w->s.op, operand)->type->kind == TY_MEMREF &&
         block_arg(structured_body(&w->s), operand)->uses;
}

// Requirements on an operation

static uint32_t operations_in_body(const Windows *w) {
  uint32_t n = 0;
  for (const Op *op = structured_body(&w->s)->first; op; op = op->next)
    n++;
  return n;
}

// The taps of each loop; returns how many there are in all, or 0.
static int64_t count_taps(Windows *w) {
  int64_t *taps = arena_array(w->rw->arena, int64_t, w->s.nloops + 1), all = 1;
  for (uint32_t i = 0; i < w->s.nloops; i++) {
    taps[i] = w->s.reduces[i] ? known_extent(w, i) : 1;
    if (taps[i] < 1 || all * taps[i] > MOST_TAPS)
      return 0;
    all *= taps[i];
  }
  w->tile.taps = taps;
  return all > 1 ? all : 0;
}

// Indices as sums; false: one is something else.
static bool flatten_indices(Windows *w) {
  Arena *arena = w->rw->arena;
  AffineFlat flat = {.ctx = w->rw->b.ctx, .arena = arena, .ndims = w->s.nloops};
  w->tile.indices = arena_array(arena, AffineRow *, noperands_of(w));
  for (uint32_t i = 0; i < noperands_of(w); i++) {
    const Attr *map = w->s.maps[i];
    uint32_t rank = structured_rank(op_operand(w->s.op, i)->type);
    w->tile.indices[i] = arena_array(arena, AffineRow, rank + 1);
    for (uint32_t d = 0; d < rank; d++)
      if (!affine_flatten(&flat, map->as.map.results[d],
                          &w->tile.indices[i][d]) ||
          flat.locals.size)
        return false;
  }
  return true;
}

// Bits are bytes in memory, but not as elements of vectors.
static bool is_in_vectors(const Value *operand) {
  return operand->type->kind != TY_MEMREF ||
         type_number_width(type_element(operand->type)) >= 8;
}

static bool has_contiguous_end(const Windows *w, const Type *memref) {
  uint32_t rank = memref->as.shaped.rank;
  int64_t *strides = arena_array(w->rw->arena, int64_t, rank + 1), offset;
  return rank && memref_strides(memref, strides, &offset) &&
         strides[rank - 1] == 1;
}

// Does the operand move along its last dimension with the columns, or not at all?
static bool fits_columns(const Windows *w, uint32_t operand) {
  const Type *type = op_operand(w->s.op, operand)->type;
  uint32_t rank = structured_rank(type), column = w->tile.column_loop;
  const AffineRow *indices = w->tile.indices[operand];
  for (uint32_t d = 0; d + 1 < rank; d++)
    if (indices[d].at[column])
      return false;
  int64_t step = rank ? indices[rank - 1].at[column] : 0;
  if (!step)
    return operand < w->s.ninputs;
  return step == 1 && has_contiguous_end(w, type);
}

static bool all_fit_columns(const Windows *w) {
  for (uint32_t i = 0; i < noperands_of(w); i++)
    if ((i >= w->s.ninputs || is_read(w, i)) &&
        (!is_in_vectors(op_operand(w->s.op, i)) || !fits_columns(w, i)))
      return false;
  return true;
}

// Do iterations of a loop read the same elements of an input: all, or those where
// their windows overlap?
static bool shares_elements(const Windows *w, uint32_t loop, uint32_t operand) {
  bool moves = false;
  for (uint32_t d = 0; d < structured_rank(op_operand(w->s.op, operand)->type);
       d++) {
    const int64_t *factors = w->tile.indices[operand][d].at;
    moves |= factors[loop] != 0;
    for (uint32_t i = 0; i < w->s.nloops && factors[loop] > 0; i++)
      if (w->s.reduces[i] &&
          factors[i] * (w->tile.taps[i] - 1) >= factors[loop])
        return true;
  }
  return !moves;
}

static bool choose_rows(Windows *w) {
  for (uint32_t loop = w->s.nloops; loop-- > 0;) {
    if (w->s.reduces[loop] || loop == w->tile.column_loop ||
        known_extent(w, loop) == 1)
      continue;
    for (uint32_t i = 0; i < w->s.ninputs; i++)
      if (is_read(w, i) && shares_elements(w, loop, i)) {
        w->tile.row_loop = loop;
        return true;
      }
  }
  return false;
}

// Each row has its sums and an element of an input in registers; besides there are
// those of a filter, a product and what LLVM needs.
static void choose_size(Windows *w, int64_t ntaps) {
  uint32_t room = w->target->vector_registers, shared = 4;
  uint32_t rows = (room > shared ? room - shared : 0) / (w->s.ninits + 1);
  uint32_t copies = MOST_COPIES / (uint32_t)ntaps / operations_in_body(w);
  rows = rows < MOST_ROWS ? rows : MOST_ROWS;
  w->most_rows = rows < copies ? rows : copies;
}

static bool has_enough_columns(const Windows *w) {
  int64_t n = known_extent(w, w->tile.column_loop);
  bool has_masks = target_has(w->target, TARGET_MASKS);
  return n == DYNAMIC || n >= (has_masks ? w->lanes / 2 : w->lanes);
}

static bool has_rows_and_columns(Windows *w) {
  Contraction c;
  return contraction_of(w->rw->b.ctx, w->rw->arena, &w->s, NULL, &c) &&
         contraction_loop(&c, LOOP_ROW);
}

static bool plan(const Walk *walk, Windows *w) {
  Rewriter *rw = w->rw;
  Op *op = w->s.op;
  w->extents = arena_array(rw->arena, LoopExtent, w->s.nloops + 1);
  if (!structured_reduces(&w->s) ||
      !structured_inits_follow_parallel_loops(&w->s) ||
      !structured_extents(&w->s, w->extents))
    return false;
  int64_t ntaps = count_taps(w);
  if (!ntaps || has_rows_and_columns(w))
    return false;
  uint32_t bytes = vector_body_bytes(rw->arena, &w->s, NULL);
  if (!bytes || !flatten_indices(w))
    return rewrite_decline(rw, op, "its window is not of vectors");
  w->lanes = w->target->vector_bytes / bytes;
  if (w->lanes < 2)
    return rewrite_decline(rw, op, "the target has no such vectors");
  if (vector_body_flushes(&w->s, w->target))
    return rewrite_decline(rw, op,
                           "vectors take subnormal numbers of f32 for zero");
  w->tile.column_loop = loop_order_innermost(rw->b.ctx, rw->arena, &w->s,
                                             w->extents, walk->in_order);
  if (w->s.reduces[w->tile.column_loop] || !all_fit_columns(w))
    return rewrite_decline(rw, op, "no loop has contiguous elements");
  if (!choose_rows(w))
    return rewrite_decline(rw, op, "its windows share no elements");
  choose_size(w, ntaps);
  return (w->most_rows > 1 && has_enough_columns(w)) ||
         rewrite_decline(rw, op, "no tile is better than loops");
}

// Loops

static Mixed size_of(Windows *w, uint32_t loop) {
  LoopExtent e = w->extents[loop];
  int64_t number = known_extent(w, loop);
  return number == DYNAMIC
             ? mixed_value(
                   build_size(&w->rw->b, op_operand(w->s.op, e.operand), e.dim))
             : mixed_number(number);
}

// Loops that move no tile's rows or columns.
static void enter_outer_loops(Windows *w, const Mixed *sizes) {
  for (uint32_t i = 0; i < w->s.nloops; i++)
    if (!w->s.reduces[i] && i != w->tile.row_loop && i != w->tile.column_loop)
      w->tile.ivs[i] =
          enter_loop_to(w->rw, mixed_materialize(&w->rw->b, sizes[i]), 1);
}

static void leave_to(Windows *w, Block *block, Op *before) {
  w->rw->b.block = block;
  w->rw->b.before = before;
}

// Tiles along the columns from `begin` to `end`.
static void build_columns(Windows *w, uint32_t lanes, bool is_edge, Mixed begin,
                          Mixed end) {
  Builder *b = &w->rw->b;
  Block *block = b->block;
  Op *before = b->before;
  WindowTile *tile = &w->tile;
  Value *last = mixed_materialize(b, end);
  Value *first = mixed_materialize(b, begin), *by = build_index(b, lanes);
  Value *column = enter_loop_by(w->rw, first, last, by);
  tile->ivs[tile->column_loop] = column;
  tile->lanes = lanes;
  tile->mask = NULL;
  if (is_edge) {
    int64_t shape = lanes;
    Type *type = type_vector(b->ctx, 1, &shape, NULL, b->ctx->i1);
    Value *rest = build_binary(b, OP_arith_subi, last, column);
    tile->mask = build_value(b, OP_vector_create_mask, type, &rest, 1);
  }
  build_window_tile(tile);
  leave_to(w, block, before);
}

static void build_all_columns(Windows *w, Mixed size) {
  Builder *b = &w->rw->b;
  int64_t lanes = w->lanes;
  Mixed full = mixed_mul(b, mixed_div(b, size, lanes), mixed_number(lanes));
  if (!mixed_is(full, 0))
    build_columns(w, w->lanes, false, mixed_number(0), full);
  if (mixed_equal(full, size))
    return;
  bool has_masks = target_has(w->target, TARGET_MASKS);
  build_columns(w, has_masks ? w->lanes : 1, has_masks, full, size);
}

static void build_rows(Windows *w, const Stretch *rows, Mixed columns) {
  Builder *b = &w->rw->b;
  Block *block = b->block;
  Op *before = b->before;
  WindowTile *tile = &w->tile;
  Value *end = mixed_materialize(b, end_of_stretch(b, rows));
  Value *begin = mixed_materialize(b, rows->begin);
  Value *by = build_index(b, rows->size);
  tile->ivs[tile->row_loop] = enter_loop_by(w->rw, begin, end, by);
  tile->nrows = rows->size;
  build_all_columns(w, columns);
  leave_to(w, block, before);
}

static void build_loops(Windows *w) {
  Builder *b = &w->rw->b;
  Block *block = b->block;
  Op *before = b->before;
  Mixed *sizes = arena_array(w->rw->arena, Mixed, w->s.nloops + 1);
  for (uint32_t i = 0; i < w->s.nloops; i++)
    sizes[i] = size_of(w, i);
  w->tile.ivs =
      arena_zero(w->rw->arena, (w->s.nloops + 1) * sizeof(Value *), 8);
  enter_outer_loops(w, sizes);
  Stretches rows = cut_rows(b, sizes[w->tile.row_loop], w->most_rows);
  for (uint32_t i = 0; i < rows.n; i++)
    build_rows(w, &rows.items[i], sizes[w->tile.column_loop]);
  leave_to(w, block, before);
}

// The pass

static void find_fills(Windows *w) {
  Arena *arena = w->rw->arena;
  w->fills = arena_zero(arena, (w->s.ninits + 1) * sizeof(Op *), 8);
  w->tile.starts = arena_zero(arena, (w->s.ninits + 1) * sizeof(Value *), 8);
  for (uint32_t i = 0; i < w->s.ninits; i++) {
    Value *init = structured_init(&w->s, i);
    Op *fill = fill_before(w->s.op, init);
    if (!fill || op_operand(fill, 0)->type != type_element(init->type))
      continue;
    w->fills[i] = fill;
    w->tile.starts[i] = op_operand(fill, 0);
  }
}

// -fprint-tiles
static void remark_tiles(const Windows *w) {
  const Op *op = w->s.op;
  diag_report(&w->rw->b.ctx->diags, DIAG_REMARK, op_loc(op),
              "'" STR_FMT "' op is computed in tiles of %u x %u, its window "
              "unrolled [-Rpass=linalg-tile-windows]",
              STR_ARG(op_name(op)), w->most_rows, w->lanes);
}

static bool tile_windows(Walk *walk, Op *op) {
  Rewriter *rw = &walk->rw;
  Windows w = {.rw = rw, .target = pass_target(walk->run, op)};
  if (!structured_of(rw->b.ctx, rw->arena, op, &w.s) || !plan(walk, &w))
    return false;
  Overlap overlap = structured_overlap(rw->b.ctx, walk->run->layout, &w.s);
  if (overlap == OVERLAP_UNTOLD)
    return rewrite_decline(rw, op, "its result may overlap an operand");
  if (walk->remarks)
    remark_tiles(&w);
  w.tile.rw = rw;
  w.tile.s = &w.s;
  builder_before(&rw->b, op);
  find_fills(&w);
  if (overlap == OVERLAP_POSSIBLE)
    branch_if_disjoint(rw, walk->run->layout, &w.s, w.fills);
  if (!walk->in_order)
    structured_fuse_products(rw->b.ctx, &w.s);
  build_loops(&w);
  for (uint32_t i = 0; i < w.s.ninits; i++)
    if (w.fills[i])
      rewrite_erase(rw, w.fills[i]);
  rewrite_erase(rw, op);
  return true;
}

bool lower_linalg_tile_windows(PassRun *run, Op *root) {
  const Options_linalg_tile_windows *options =
      PASS_OPTIONS(run, linalg_tile_windows);
  if (options->off)
    return true;
  Walk walk = {.rw = pass_rewriter(run),
               .run = run,
               .in_order = options->in_order,
               .remarks = options->remarks};
  OpList ops = collect_ops_that(run, root, op_is_structured_on_memrefs);
  for (size_t i = 0; i < ops.count; i++)
    tile_windows(&walk, ops.items[i]);
  return true;
}
