// scf-parallel-loop-tiling: innermost parallel loops as loops over tiles.
//
// Requires: no reductions; such a loop is left.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   scf.parallel (%i) = (%lb) to (%ub) step (%s) {
//     "body"(%i) : (index) -> ()
//   }
//
// After, with parallel-loop-tile-sizes=4:
//
//   %tile = arith.muli %s, %c4 : index
//   scf.parallel (%i) = (%lb) to (%ub) step (%tile) {
//     %size = affine.min affine_map<(d0, d1, d2) -> (d0, d1 - d2)>(%tile, %ub, %i)
//     scf.parallel (%j) = (%c0) to (%size) step (%s) {
//       %k = arith.addi %j, %i : index
//       "body"(%k) : (index) -> ()
//     }
//   }
//
// Where the tiles are known to be full the inner bound is %tile itself; with
// no-min-max-bounds it always is, and the body asks whether %k is below %ub. MLIR
// asks so of %j * %s + %i, as unsigned numbers, and leaves iterations out.

#include "ir/affine.h"
#include "ir/build/arith.h"
#include "ir/build/affine.h"
#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

enum { REST_SIZE = 1 }; // of a tile in dimensions for which no size is given

typedef struct Tiling {
  Rewriter *rw;
  const Options_parallel_loop_tiling *options;
  Op *op;
  ValueList lower, upper, step; // of the loop
  ValueList tile;               // steps of the outer loop
  bool needs_check;
} Tiling;

static int64_t tile_size(const Tiling *t, uint32_t dim) {
  const IntList *sizes = &t->options->sizes;
  return dim < sizes->size ? sizes->data[dim] : REST_SIZE;
}

// Whether the loop is known to run a multiple of the tile's size in `dim`.
static bool has_full_tiles(const Tiling *t, uint32_t dim) {
  Ctx *ctx = t->rw->b.ctx;
  uint64_t count, size = (uint64_t)tile_size(t, dim);
  Mixed lower = mixed_of(ctx, t->lower.items[dim]);
  Mixed upper = mixed_of(ctx, t->upper.items[dim]);
  Mixed step = mixed_of(ctx, t->step.items[dim]);
  return !lower.value && !upper.value && !step.value &&
         trip_count(ctx, lower, upper, step, true, &count) && count % size == 0;
}

// The rest of the loop, if it is less than a tile.
static Value *bound_of_rest(Tiling *t, uint32_t dim, Value *at) {
  Builder *b = &t->rw->b;
  AffineExpr *left =
      affine_subtract(b->ctx, affine_dim(b->ctx, 1), affine_dim(b->ctx, 2));
  AffineExpr *results[] = {affine_dim(b->ctx, 0), left};
  Attr *map = attr_affine_map(b->ctx, 3, 0, results, 2);
  Value *operands[] = {t->tile.items[dim], t->upper.items[dim], at};
  return op_result(build_affine_map_op(b, OP_affine_min, map, operands), 0);
}

static ValueList inner_bounds(Tiling *t, const Block *outer) {
  Rewriter *rw = t->rw;
  ValueList bounds = list_new(rw, t->upper.count);
  for (uint32_t i = 0; i < t->upper.count; i++) {
    Value *bound = t->tile.items[i];
    bool is_full = has_full_tiles(t, i);
    if (!is_full && t->options->no_min_max_bounds)
      t->needs_check = true;
    else if (!is_full)
      bound = bound_of_rest(t, i, block_arg(outer, i));
    list_add(&bounds, bound);
  }
  return bounds;
}

static ValueList points(Tiling *t, const Block *outer, const Block *inner) {
  ValueList sums = list_new(t->rw, t->upper.count);
  for (uint32_t i = 0; i < t->upper.count; i++)
    list_add(&sums, build_binary(&t->rw->b, OP_arith_addi, block_arg(inner, i),
                                 block_arg(outer, i)));
  return sums;
}

// Whether the point is inside of the loop's bounds.
static Value *check_bounds(Tiling *t, ValueList at) {
  Builder *b = &t->rw->b;
  Value *inside = arith_int(b, b->ctx->i1, 1);
  for (uint32_t i = 0; i < t->upper.count; i++) {
    Value *below =
        arith_cmpi(b, E_arith_cmpi_slt, at.items[i], t->upper.items[i]);
    inside = build_binary(b, OP_arith_andi, inside, below);
  }
  return inside;
}

static Op *loop_with_end(Rewriter *rw, ValueList lower, ValueList upper,
                         ValueList step) {
  Op *loop = build_parallel(rw, lower, upper, step, (ValueList){0});
  builder_at_end(&rw->b, body_of(loop, 0));
  Op *end = build_reduce(rw, (ValueList){0});
  builder_before(&rw->b, end);
  return loop;
}

// Makes a loop over tiles around a loop over the points of one.
static void tile_loop(Tiling *t) {
  Rewriter *rw = t->rw;
  builder_before(&rw->b, t->op);
  Value *zero = arith_index(&rw->b, 0);
  ValueList sizes = list_new(rw, t->upper.count), zeros = sizes;
  zeros = list_new(rw, t->upper.count);
  for (uint32_t i = 0; i < t->upper.count; i++) {
    list_add(&sizes, arith_index(&rw->b, tile_size(t, i)));
    list_add(&zeros, zero);
  }
  t->tile = list_new(rw, t->upper.count);
  for (uint32_t i = 0; i < t->upper.count; i++)
    list_add(&t->tile, build_binary(&rw->b, OP_arith_muli, t->step.items[i],
                                    sizes.items[i]));
  Block *outer = body_of(loop_with_end(rw, t->lower, t->upper, t->tile), 0);
  ValueList bounds = inner_bounds(t, outer);
  Block *inner = body_of(loop_with_end(rw, zeros, bounds, t->step), 0);
  Op *before = inner->last;
  ValueList at = points(t, outer, inner);
  if (t->needs_check) {
    Op *made = build_if(rw, check_bounds(t, at), (TypeList){0});
    builder_at_end(&rw->b, build_block(rw, made, 0, (TypeList){0}));
    before = build_yield(rw, (ValueList){0});
  }
  inline_body(rw, body_of(t->op, 0), before, at);
  rewrite_erase(rw, t->op);
}

static bool has_parallel_inside(const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (op_is(inner, OP_scf_parallel) || has_parallel_inside(inner))
          return true;
  return false;
}

static bool check_sizes(PassRun *run, const IntList *sizes) {
  for (size_t i = 0; i < sizes->size; i++)
    if (sizes->data[i] <= 0)
      return diag_error(&run->ctx->diags, LOC_UNKNOWN,
                        sizes->data[i] ? "tile size cannot be negative"
                                       : "tile size cannot be 0");
  return true;
}

// Tiles the innermost parallel loops.
bool lower_parallel_loop_tiling(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  const Options_parallel_loop_tiling *o =
      PASS_OPTIONS(run, parallel_loop_tiling);
  if (!check_sizes(run, &o->sizes))
    return false;
  OpList loops = collect_ops(run, root, OP_scf_parallel);
  for (size_t i = 0; i < loops.count; i++) {
    Op *op = loops.items[i];
    if (op->nresults || has_parallel_inside(op))
      continue;
    Tiling t = {&rw,
                o,
                op,
                list_of_group(&rw, op, G_scf_parallel_lowerBound),
                list_of_group(&rw, op, G_scf_parallel_upperBound),
                list_of_group(&rw, op, G_scf_parallel_step),
                {0},
                false};
    tile_loop(&t);
  }
  return true;
}
