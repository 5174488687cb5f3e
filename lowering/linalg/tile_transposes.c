// linalg-tile-transposes: structured operations on memrefs that read an operand
// across the rows that they write become loops over tiles that are transposed in
// registers.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing; what reads all operands along its rows stays as it is.
// Invalidates: nothing.
//
// A plain loop reads one element of each line of the cache after the other:
//
//   linalg.transpose ins(%a : memref<512x512xf32>)
//                    outs(%r : memref<512x512xf32>) permutation = [1, 0]
//
// becomes, for vectors of 16 elements:
//
//   scf.for %i = %c0 to %c512 step %c16 {     // rows of the result
//     scf.for %j = %c0 to %c512 step %c16 {   // columns
//       %a0 = vector.load %a[%j, %i]          // ... to %a[%j + 15, %i]
//       ... %r0 to %r15: square.c
//       vector.store %r0, %r[%i, %j]          // ... to %r[%i + 15, %j]
//     }
//   }
//
// The body is computed on the vectors of a row, so any one of elements is taken,
// and other operands are read along the row. Rows and columns that fill no tile
// are computed in tiles of 4 x 4, and what fills none of these, by elements.

#include "lowering/linalg/accesses.h"
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/loop_order.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/linalg/square.h"
#include "lowering/linalg/vector_body.h"
#include "lowering/pass/pass.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"

enum {
  MOST_LANES = 16, // and rows of a tile; half of it with few registers
  FEW_REGISTERS = 16,
  SMALL_TILE = 4,
  MOST_COLUMNS = 128, // of a block, a multiple of the lanes
};

typedef struct Transpose {
  Rewriter *rw;
  const TargetModel *target;
  Structured s;
  LoopExtent *extents;
  uint32_t column, row; // loops: along which inits are contiguous; the operand
  uint32_t across;      // the operand that is read across the rows
  uint32_t bytes;       // of its elements
  uint32_t lanes;       // of a tile
  Value **ivs;
} Transpose;

typedef struct Range { // of a loop
  Mixed begin, end;
} Range;

static Builder *at(Transpose *t) {
  return &t->rw->b;
}

static int64_t known_extent(const Transpose *t, uint32_t loop) {
  LoopExtent e = t->extents[loop];
  return op_operand(t->s.op, e.operand)->type->as.shaped.shape[e.dim];
}

// Requirements

static bool is_contiguous(const Transpose *t, uint32_t operand, uint32_t loop) {
  return operand_is_contiguous(t->rw->arena, &t->s, operand, loop);
}

// All inits are contiguous along one loop.
static bool find_columns(Transpose *t) {
  const Attr *map = t->s.maps[t->s.ninputs];
  if (!map->as.map.nresults)
    return false;
  t->column = loop_of_dim(map, map->as.map.nresults - 1);
  for (uint32_t i = 0; i < t->s.ninits; i++)
    if (t->column == UINT32_MAX ||
        !is_contiguous(t, t->s.ninputs + i, t->column))
      return false;
  return true;
}

// One input moves with the columns along another dimension than its last, which is
// contiguous along another loop; the others move with the columns as inits do, or
// not at all.
static bool find_rows(Transpose *t) {
  uint32_t nacross = 0;
  for (uint32_t i = 0; i < t->s.ninputs; i++) {
    const Attr *map = t->s.maps[i];
    if (!dims_of_loop(map, t->column) || is_contiguous(t, i, t->column))
      continue;
    uint32_t loop = loop_of_dim(map, map->as.map.nresults - 1);
    if (nacross++ || dims_of_loop(map, t->column) != 1 || loop == UINT32_MAX ||
        loop == t->column || !is_contiguous(t, i, loop))
      return false;
    t->across = i;
    t->row = loop;
  }
  return nacross == 1;
}

static bool all_maps_are_of_loops(const Transpose *t) {
  for (uint32_t i = 0; i < t->s.ninputs + t->s.ninits; i++)
    if (!map_is_of_loops(t->s.maps[i]))
      return false;
  return true;
}

// A power of two.
static void choose_lanes(Transpose *t, uint32_t body_bytes) {
  uint32_t most =
      t->target->vector_registers > FEW_REGISTERS ? MOST_LANES : MOST_LANES / 2;
  uint32_t widest = body_bytes > t->bytes ? body_bytes : t->bytes;
  t->lanes = t->target->vector_bytes / widest;
  while (t->lanes > most)
    t->lanes /= 2;
}

static bool is_large_enough(const Transpose *t, uint32_t loop) {
  int64_t n = known_extent(t, loop);
  return n == DYNAMIC || n >= SMALL_TILE;
}

static bool only_moves(const Structured *s) {
  const Block *body = structured_body(s);
  return body->first == body->last;
}

static bool reads_across(Transpose *t) {
  return !structured_reduces(&t->s) &&
         structured_inits_follow_parallel_loops(&t->s) &&
         structured_body_is_pure(&t->s) && !structured_uses_index(&t->s) &&
         all_maps_are_of_loops(t) && find_columns(t) && find_rows(t);
}

static bool plan(Transpose *t) {
  Rewriter *rw = t->rw;
  t->extents = arena_array(rw->arena, LoopExtent, t->s.nloops + 1);
  if (!reads_across(t) || !structured_extents(&t->s, t->extents))
    return false;
  if (!target_has(t->target, TARGET_INTERLEAVE))
    return rewrite_decline(rw, t->s.op, "the target does not join vectors");
  uint32_t bytes = vector_body_bytes(rw->arena, &t->s, NULL);
  if (!bytes)
    return rewrite_decline(rw, t->s.op, "its body is not of vectors");
  if (!only_moves(&t->s) && vector_body_flushes(&t->s, t->target))
    return rewrite_decline(rw, t->s.op,
                           "vectors take subnormal numbers of f32 for zero");
  Type *element = type_element(op_operand(t->s.op, t->across)->type);
  t->bytes = type_number_width(element) / 8;
  choose_lanes(t, bytes);
  if (t->lanes < 2 || !is_large_enough(t, t->row) ||
      !is_large_enough(t, t->column))
    return rewrite_decline(rw, t->s.op, "its rows fill no tiles");
  return true;
}

// Tiles

static Iteration iteration_of(const Transpose *t) {
  return (Iteration){t->rw, &t->s, t->ivs};
}

static Value *added(Transpose *t, Value *iv, uint32_t n) {
  return build_binary(at(t), OP_arith_addi, iv, build_index(at(t), n));
}

static void cast_rows(Transpose *t, Value **rows, uint32_t n, Type *type) {
  for (uint32_t i = 0; i < n; i++)
    rows[i] = build_unary(at(t), OP_vector_bitcast, type, rows[i]);
}

// Floats of 16 bits go as integers: LLVM cannot shuffle bf16 for NEON of 32 bits.
static void transpose_rows(Transpose *t, Value **rows, uint32_t lanes) {
  Type *type = rows[0]->type, *element = type_element(type);
  bool is_cast = type_is_float(element) && type_number_width(element) == 16;
  Ctx *ctx = at(t)->ctx;
  if (is_cast)
    cast_rows(t, rows, lanes, type_with_element(ctx, type, type_int(ctx, 16)));
  transpose_square(at(t), t->rw->arena, rows, lanes);
  if (is_cast)
    cast_rows(t, rows, lanes, type);
}

// A square of the operand, one vector for each row of the tile.
static Value **load_across(Transpose *t, Type *vector, uint32_t lanes) {
  Iteration iteration = iteration_of(t);
  Value *column = t->ivs[t->column];
  Value **rows = arena_array(t->rw->arena, Value *, lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    t->ivs[t->column] = added(t, column, i);
    rows[i] = load_operand(&iteration, t->across, vector);
  }
  t->ivs[t->column] = column;
  transpose_rows(t, rows, lanes);
  return rows;
}

// The body on one row of a tile, or on one element.
static void build_row(Transpose *t, VectorBody *body, Value *across) {
  Iteration iteration = iteration_of(t);
  const Block *block = structured_body(&t->s);
  Value **args = arena_zero(t->rw->arena, block->nargs * sizeof *args, 8);
  for (uint32_t i = 0; i < block->nargs; i++) {
    Value *operand = op_operand(t->s.op, i);
    Type *element = block_arg(block, i)->type;
    bool moves = operand->type->kind == TY_MEMREF &&
                 dims_of_loop(t->s.maps[i], t->column);
    if (!block_arg(block, i)->uses)
      continue;
    if (i == t->across && across)
      args[i] = across;
    else if (operand->type->kind != TY_MEMREF)
      args[i] = vector_body_splat(body, operand);
    else
      args[i] = vector_body_splat(
          body,
          load_operand(&iteration, i,
                       moves ? vector_body_type(body, element) : element));
  }
  Value **yielded = arena_array(t->rw->arena, Value *, t->s.ninits);
  build_vector_body(body, args, yielded);
  at(t)->loc = t->s.op->loc;
  for (uint32_t i = 0; i < t->s.ninits; i++)
    store_operand(&iteration, t->s.ninputs + i, yielded[i]);
}

static void build_tile(Transpose *t, uint32_t lanes) {
  VectorBody body = {.rw = t->rw, .s = &t->s, .lanes = lanes};
  if (lanes == 1) {
    build_row(t, &body, NULL);
    return;
  }
  Type *element = type_element(op_operand(t->s.op, t->across)->type);
  Value **across = load_across(t, vector_body_type(&body, element), lanes);
  Value *row = t->ivs[t->row];
  for (uint32_t i = 0; i < lanes; i++) {
    t->ivs[t->row] = added(t, row, i);
    build_row(t, &body, across[i]);
  }
  t->ivs[t->row] = row;
}

// Loops

static Mixed cut(Transpose *t, Range range, uint32_t lanes) {
  Mixed size = mixed_sub(at(t), range.end, range.begin);
  Mixed full =
      mixed_mul(at(t), mixed_div(at(t), size, lanes), mixed_number(lanes));
  return mixed_add(at(t), range.begin, full);
}

static Value *enter(Transpose *t, Range range, uint32_t by) {
  Value *begin = mixed_materialize(at(t), range.begin);
  Value *end = mixed_materialize(at(t), range.end);
  return enter_loop_by(t->rw, begin, end, build_index(at(t), by));
}

static void leave_to(Transpose *t, Block *block, Op *before) {
  at(t)->block = block;
  at(t)->before = before;
}

// Columns go in blocks: an operand has a page for each of them, say, which is
// wanted again for the next rows.
static Range enter_block(Transpose *t, Range columns) {
  Builder *b = at(t);
  Mixed size = mixed_sub(b, columns.end, columns.begin);
  if (!size.value && size.number <= MOST_COLUMNS)
    return columns;
  Mixed begin = mixed_value(enter(t, columns, MOST_COLUMNS));
  Mixed end = mixed_add(b, begin, mixed_number(MOST_COLUMNS));
  return (Range){begin, mixed_min(b, end, columns.end)};
}

static void build_tiles(Transpose *t, Range rows, Range columns,
                        uint32_t lanes) {
  Block *block = at(t)->block;
  Op *before = at(t)->before;
  columns = enter_block(t, columns);
  t->ivs[t->row] = enter(t, rows, lanes);
  t->ivs[t->column] = enter(t, columns, lanes);
  build_tile(t, lanes);
  leave_to(t, block, before);
}

// Tiles, and smaller ones of what fills none.
static void build_range(Transpose *t, Range rows, Range columns,
                        uint32_t lanes) {
  if (mixed_equal(rows.begin, rows.end) ||
      mixed_equal(columns.begin, columns.end))
    return;
  Mixed row = cut(t, rows, lanes), column = cut(t, columns, lanes);
  Range full_rows = {rows.begin, row}, full_columns = {columns.begin, column};
  if (!mixed_equal(row, rows.begin) && !mixed_equal(column, columns.begin))
    build_tiles(t, full_rows, full_columns, lanes);
  if (lanes == 1)
    return;
  uint32_t smaller = lanes > SMALL_TILE ? SMALL_TILE : 1;
  build_range(t, full_rows, (Range){column, columns.end}, smaller);
  build_range(t, (Range){row, rows.end}, columns, smaller);
}

static Range range_of(Transpose *t, uint32_t loop) {
  LoopExtent e = t->extents[loop];
  int64_t n = known_extent(t, loop);
  Value *memref = op_operand(t->s.op, e.operand);
  Mixed end = n == DYNAMIC ? mixed_value(build_size(at(t), memref, e.dim))
                           : mixed_number(n);
  return (Range){mixed_number(0), end};
}

static void build_loops(Transpose *t) {
  Block *block = at(t)->block;
  Op *before = at(t)->before;
  t->ivs = arena_zero(t->rw->arena, (t->s.nloops + 1) * sizeof(Value *), 8);
  Range rows = range_of(t, t->row), columns = range_of(t, t->column);
  for (uint32_t i = 0; i < t->s.nloops; i++)
    if (i != t->row && i != t->column) {
      Range range = range_of(t, i);
      t->ivs[i] = enter(t, range, 1);
    }
  build_range(t, rows, columns, t->lanes);
  leave_to(t, block, before);
}

// The pass

static bool tile_transpose(PassRun *run, Rewriter *rw, Op *op) {
  Transpose t = {.rw = rw, .target = pass_target(run, op)};
  if (!structured_of(rw->b.ctx, rw->arena, op, &t.s) || !plan(&t))
    return false;
  Overlap overlap = structured_overlap(rw->b.ctx, run->layout, &t.s);
  if (overlap == OVERLAP_UNTOLD)
    return rewrite_decline(rw, op, "its result may overlap an operand");
  Op **fills = arena_zero(rw->arena, (t.s.ninits + 1) * sizeof(Op *), 8);
  builder_before(&rw->b, op);
  if (overlap == OVERLAP_POSSIBLE)
    branch_if_disjoint(rw, run->layout, &t.s, fills);
  build_loops(&t);
  rewrite_erase(rw, op);
  return true;
}

bool lower_linalg_tile_transposes(PassRun *run, Op *root) {
  const Options_linalg_tile_transposes *options =
      PASS_OPTIONS(run, linalg_tile_transposes);
  if (options->off)
    return true;
  Rewriter rw = pass_rewriter(run);
  OpList ops = collect_ops_that(run, root, op_is_structured_on_memrefs);
  for (size_t i = 0; i < ops.count; i++)
    tile_transpose(run, &rw, ops.items[i]);
  return true;
}
