// Canonicalization patterns of scf's loops and of what runs once: loops that
// run never or once, and regions that need not be regions. Those of scf.if and
// scf.while have files of their own; what all have in common is in
// region_branch.c.

#include "ir/build/tensor.h"
#include "ir/build/control.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/scf_int.h"
#include "lowering/pass/pass.h"

void replace_by_block(Rewriter *rw, Op *op, Block *block, Value *const *args) {
  Op *end = block_terminator(block);
  rewrite_inline_block(rw, block, op, args);
  ValueList values = list_of_operands(rw, end, 0);
  rewrite_replace(rw, op, values.items);
  rewrite_erase(rw, end);
}

// scf.execute_region

static bool may_be_inlined(const Op *op) {
  return !op_slot(op, A_scf_execute_region_no_inline);
}

static bool inline_single_block(Rewriter *rw, Op *op) {
  const Region *region = &op->regions[0];
  if (region->first != region->last || !may_be_inlined(op))
    return false;
  replace_by_block(rw, op, region->first, NULL);
  return true;
}

// Inlines the blocks of an execute_region into those around it.
static bool inline_blocks(Rewriter *rw, Op *op) {
  const Op *parent = op_parent(op);
  if (!may_be_inlined(op) || (!op_has(parent, TRAIT_FUNCTION) &&
                              !op_is(parent, OP_scf_execute_region)))
    return false;
  Block *before = op->block, *behind = rewrite_split_block(rw, op);
  Region *region = &op->regions[0];
  builder_at_end(&rw->b, before);
  build_br(rw, (Target){region->first, {0}});
  for (Block *block = region->first; block; block = block->next) {
    Op *end = block_terminator(block);
    if (!op_is(end, OP_scf_yield))
      continue;
    builder_before(&rw->b, end);
    build_br(rw, (Target){behind, list_of_operands(rw, end, 0)});
    rewrite_erase(rw, end);
  }
  rewrite_inline_region(rw, region, before->parent, behind);
  for (uint32_t i = 0; i < op->nresults; i++)
    block_add_arg(rw->b.pool, behind, op_result(op, i)->type, op->loc);
  rewrite_replace(rw, op, list_of_args(rw, behind, 0).items);
  return true;
}

// scf.for

enum { FOR_LOWER, FOR_UPPER, FOR_STEP, FOR_INITS };

static Mixed bound(const Op *op, uint32_t i) {
  return mixed_value(op_operand(op, i));
}

static bool yields_outer_values(const Op *op) {
  const Op *end = end_of(op, 0);
  for (uint32_t i = 0; i < end->noperands; i++)
    if (!is_defined_outside(op, op_operand(end, i)))
      return false;
  return true;
}

// Replaces a loop that runs never or once.
static bool simplify_for(Rewriter *rw, Op *op) {
  uint64_t count;
  if (!trip_count(rw->b.ctx, bound(op, FOR_LOWER), bound(op, FOR_UPPER),
                  bound(op, FOR_STEP), !op_slot(op, A_scf_for_unsignedCmp),
                  &count))
    return false;
  ValueList inits = list_of_operands(rw, op, FOR_INITS);
  if (count == 0) {
    rewrite_replace(rw, op, inits.items);
    return true;
  }
  if (count == 1) {
    ValueList lower = list_of(rw, op_operand(op, FOR_LOWER));
    replace_by_block(rw, op, body_of(op, 0), list_join(rw, lower, inits).items);
    return true;
  }
  if (!is_only_terminator(body_of(op, 0)) || !yields_outer_values(op))
    return false;
  rewrite_replace(rw, op, list_of_operands(rw, end_of(op, 0), 0).items);
  return true;
}

// scf.index_switch

static bool decide_index_switch(Rewriter *rw, Op *op) {
  int64_t known;
  if (!value_number(rw->b.ctx, op_operand(op, 0), &known))
    return false;
  const Attr *cases = op_slot(op, A_scf_index_switch_cases);
  uint32_t taken = 0;
  for (uint32_t i = 0; !taken && i + 1 < op->nregions; i++)
    if (dense_int(cases, i) == known)
      taken = i + 1;
  replace_by_block(rw, op, body_of(op, taken), NULL);
  return true;
}

// scf.forall

static bool dim_count(Ctx *ctx, const Space *s, uint32_t i, uint64_t *count) {
  return trip_count(ctx, s->lower[i], s->upper[i], s->step[i], true, count);
}

static ValueList outputs_of(Rewriter *rw, const Op *op) {
  return list_of_group(rw, op, G_scf_forall_outputs);
}

// Makes numbers of the bounds of a forall that are constants.
static bool fold_bounds(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Space s = space_of(rw, op);
  if (!mixed_fold(ctx, s.lower, s.rank) && !mixed_fold(ctx, s.upper, s.rank) &&
      !mixed_fold(ctx, s.step, s.rank))
    return false;
  ValueList outputs = outputs_of(rw, op);
  Mixed *lists[] = {s.lower, s.upper, s.step};
  ValueList operands = list_new(rw, 3 * s.rank);
  int32_t sizes[4] = {0, 0, 0, (int32_t)outputs.count};
  for (uint32_t i = 0; i < 3; i++) {
    uint32_t n =
        mixed_values(lists[i], s.rank, operands.items + operands.count);
    sizes[i] = (int32_t)n;
    operands.count += n;
    op->slots[A_scf_forall_staticLowerBound + i] =
        mixed_statics(ctx, rw->arena, lists[i], s.rank);
  }
  operands = list_join(rw, operands, outputs);
  op_set_operands(rw->b.pool, op, operands.items, operands.count);
  op->slots[A_scf_forall_operandSegmentSizes] = attr_dense_i32(ctx, sizes, 4);
  rewrite_modified(rw, op);
  return true;
}
_Static_assert((int)A_scf_forall_staticUpperBound ==
                       (int)A_scf_forall_staticLowerBound + 1 &&
                   (int)A_scf_forall_staticStep ==
                       (int)A_scf_forall_staticLowerBound + 2,
               "the three lists are slots in a row");

// The number of the output that an operation at the end of the body writes to,
// of which the arguments begin behind `rank` others.
static uint32_t written_output(const Op *write, uint32_t rank) {
  return op_operand(write, G_tensor_parallel_insert_slice_dest)->index - rank;
}

static Op *first_write(const Op *forall) {
  return end_of(forall, 0)->regions[0].first->first;
}

// Outputs that nobody writes to stay as they are given, and what nobody reads
// need not be written.
static bool drop_outputs(Rewriter *rw, Op *op) {
  Space s = space_of(rw, op);
  ValueList outputs = outputs_of(rw, op), kept = list_new(rw, outputs.count);
  bool *stays = arena_zero(rw->arena, outputs.count + 1, 1);
  for (const Op *write = first_write(op); write; write = write->next)
    stays[written_output(write, s.rank)] = true;
  for (uint32_t i = 0; i < outputs.count; i++) {
    stays[i] = stays[i] && op->results[i].uses;
    if (stays[i])
      kept.items[kept.count++] = outputs.items[i];
  }
  if (kept.count == outputs.count)
    return false;
  for (Op *write = first_write(op), *next; write; write = next) {
    next = write->next;
    if (!stays[written_output(write, s.rank)])
      rewrite_erase(rw, write);
  }
  Op *made = build_forall(rw, &s, kept, op_slot(op, A_scf_forall_mapping));
  Block *body = body_of(made, 0);
  ValueList args = list_of_args(rw, body, 0),
            all = list_new(rw, body_of(op, 0)->nargs);
  ValueList results = list_new(rw, outputs.count);
  for (uint32_t i = 0; i < s.rank; i++)
    all.items[all.count++] = args.items[i];
  for (uint32_t i = 0, next = 0; i < outputs.count; i++) {
    all.items[all.count++] =
        stays[i] ? args.items[s.rank + next] : outputs.items[i];
    results.items[results.count++] =
        stays[i] ? op_result(made, next++) : outputs.items[i];
  }
  rewrite_merge_block(rw, body_of(op, 0), body, all.items);
  rewrite_replace(rw, op, results.items);
  return true;
}

// The loop in fewer dimensions: `args` stand for those of the old body.
static void replace_forall(Rewriter *rw, Op *op, const Space *s, Value **args) {
  ValueList outputs = outputs_of(rw, op);
  Op *made = build_forall(rw, s, outputs, NULL);
  made->attrs = op->attrs;
  Block *body = body_of(made, 0);
  uint32_t rank = body_of(op, 0)->nargs - outputs.count, next = 0;
  for (uint32_t i = 0; i < rank + outputs.count; i++)
    if (!args[i])
      args[i] = block_arg(body, next++);
  rewrite_merge_block(rw, body_of(op, 0), body, args);
  rewrite_replace(rw, op, list_of_results(rw, made).items);
}

// A loop that runs once: its body, whose writes are made one after the other.
static void promote_forall(Rewriter *rw, Op *op, Value **args) {
  ValueList outputs = outputs_of(rw, op);
  uint32_t rank = body_of(op, 0)->nargs - outputs.count, n = 0;
  for (const Op *write = first_write(op); write; write = write->next)
    n++;
  uint32_t *places = arena_array(rw->arena, uint32_t, n + 1);
  n = 0;
  for (const Op *write = first_write(op); write; write = write->next)
    places[n++] = written_output(write, rank);
  for (uint32_t i = 0; i < outputs.count; i++)
    args[rank + i] = outputs.items[i];
  Op *end = end_of(op, 0);
  rewrite_inline_block(rw, body_of(op, 0), op, args);
  builder_before(&rw->b, op);
  n = 0;
  for (Op *write = end->regions[0].first->first; write; write = write->next) {
    Value **output = &outputs.items[places[n++]];
    MixedPart part = part_of_op(rw->arena, write);
    Op *made = build_insert_slice(&rw->b, rw->arena, OP_tensor_insert_slice,
                                  op_operand(write, 0), *output, &part);
    *output = op_result(made, 0);
  }
  rewrite_erase(rw, end);
  rewrite_replace(rw, op, outputs.items);
}

// Drops dimensions of a forall that run once.
static bool drop_trivial_dims(Rewriter *rw, Op *op) {
  Space s = space_of(rw, op);
  Value **args = arena_zero(rw->arena, body_of(op, 0)->nargs * sizeof *args + 1,
                            sizeof *args);
  uint32_t rank = s.rank, kept = 0;
  if (op_slot(op, A_scf_forall_mapping))
    return false;
  for (uint32_t i = 0; i < rank; i++) {
    uint64_t count;
    bool is_known = dim_count(rw->b.ctx, &s, i, &count);
    if (is_known && count == 0) {
      rewrite_replace(rw, op, outputs_of(rw, op).items);
      return true;
    }
    if (is_known && count == 1) {
      args[i] = mixed_materialize(&rw->b, s.lower[i]);
      continue;
    }
    s.lower[kept] = s.lower[i];
    s.upper[kept] = s.upper[i];
    s.step[kept++] = s.step[i];
  }
  s.rank = kept;
  if (kept == rank)
    return false;
  if (kept)
    replace_forall(rw, op, &s, args);
  else
    promote_forall(rw, op, args);
  return true;
}

static bool replace_constant_counters(Rewriter *rw, Op *op) {
  Space s = space_of(rw, op);
  bool changed = false;
  for (uint32_t i = 0; i < s.rank; i++) {
    Value *counter = block_arg(body_of(op, 0), i);
    uint64_t count;
    if (!counter->uses || !dim_count(rw->b.ctx, &s, i, &count) || count != 1)
      continue;
    rewrite_replace_uses(rw, counter, mixed_materialize(&rw->b, s.lower[i]));
    changed = true;
  }
  return changed;
}

// scf.parallel

typedef struct Bounds {
  ValueList lower, upper, step;
} Bounds;

static Bounds bounds_of(Rewriter *rw, const Op *op) {
  return (Bounds){list_of_group(rw, op, G_scf_parallel_lowerBound),
                  list_of_group(rw, op, G_scf_parallel_upperBound),
                  list_of_group(rw, op, G_scf_parallel_step)};
}

// Copies what is in `block`, without its terminator.
static void clone_body(Rewriter *rw, Block *block, PtrMap *map) {
  for (Op *op = block->first; op != block->last; op = op->next)
    rewrite_clone(rw, op, map);
}

static Value *copy_of(const PtrMap *map, Value *value) {
  Value *copy = ptrmap_get(map, value);
  return copy ? copy : value;
}

// A loop that runs once: its body, and then each reduction with the initial
// value.
static void run_parallel_once(Rewriter *rw, Op *op, PtrMap *map) {
  ValueList inits = list_of_group(rw, op, G_scf_parallel_initVals);
  Op *reduce = end_of(op, 0);
  ValueList results = list_new(rw, inits.count);
  clone_body(rw, body_of(op, 0), map);
  for (uint32_t i = 0; i < reduce->nregions; i++) {
    Block *block = body_of(reduce, i);
    ptrmap_set(map, rw->arena, block_arg(block, 0), inits.items[i]);
    ptrmap_set(map, rw->arena, block_arg(block, 1),
               copy_of(map, op_operand(reduce, i)));
    clone_body(rw, block, map);
    list_add(&results, copy_of(map, op_operand(block->last, 0)));
  }
  rewrite_replace(rw, op, results.items);
}

// Drops dimensions of a parallel loop that run once.
static bool drop_trivial_parallel_dims(Rewriter *rw, Op *op) {
  Bounds b = bounds_of(rw, op),
         kept = {list_new(rw, b.lower.count), list_new(rw, b.lower.count),
                 list_new(rw, b.lower.count)};
  Block *body = body_of(op, 0);
  Value **args =
      arena_zero(rw->arena, body->nargs * sizeof *args + 1, sizeof *args);
  PtrMap map = {0};
  for (uint32_t i = 0; i < b.lower.count; i++) {
    uint64_t count;
    bool is_known = trip_count(rw->b.ctx, mixed_value(b.lower.items[i]),
                               mixed_value(b.upper.items[i]),
                               mixed_value(b.step.items[i]), true, &count);
    if (is_known && count == 0) {
      rewrite_replace(rw, op,
                      list_of_group(rw, op, G_scf_parallel_initVals).items);
      return true;
    }
    if (is_known && count == 1) {
      args[i] = b.lower.items[i];
      ptrmap_set(&map, rw->arena, block_arg(body, i), args[i]);
      continue;
    }
    list_add(&kept.lower, b.lower.items[i]);
    list_add(&kept.upper, b.upper.items[i]);
    list_add(&kept.step, b.step.items[i]);
  }
  if (kept.lower.count == b.lower.count)
    return false;
  if (!kept.lower.count) {
    run_parallel_once(rw, op, &map);
    return true;
  }
  Op *made = build_parallel(rw, kept.lower, kept.upper, kept.step,
                            list_of_group(rw, op, G_scf_parallel_initVals));
  for (uint32_t i = 0, k = 0; i < body->nargs; i++)
    if (!args[i])
      args[i] = block_arg(body_of(made, 0), k++);
  rewrite_merge_block(rw, body, body_of(made, 0), args);
  rewrite_replace(rw, op, list_of_results(rw, made).items);
  return true;
}

// Makes one loop of a parallel loop that has only another one in it.
static bool merge_nested_parallel(Rewriter *rw, Op *op) {
  Block *body = body_of(op, 0);
  Op *inner = body->first;
  if (inner == body->last || inner->next != body->last ||
      !op_is(inner, OP_scf_parallel) || op->nresults || inner->nresults)
    return false;
  for (uint32_t i = 0; i < inner->noperands; i++)
    if (value_arg_block(op_operand(inner, i)) == body)
      return false;
  Bounds a = bounds_of(rw, op), b = bounds_of(rw, inner);
  Op *made = build_parallel(rw, list_join(rw, a.lower, b.lower),
                            list_join(rw, a.upper, b.upper),
                            list_join(rw, a.step, b.step), (ValueList){0});
  Block *into = body_of(made, 0), *from = body_of(inner, 0);
  builder_at_end(&rw->b, into);
  build_reduce(rw, (ValueList){0});
  PtrMap map = {0};
  for (uint32_t i = 0; i < body->nargs; i++)
    ptrmap_set(&map, rw->arena, block_arg(body, i), block_arg(into, i));
  for (uint32_t i = 0; i < from->nargs; i++)
    ptrmap_set(&map, rw->arena, block_arg(from, i),
               block_arg(into, body->nargs + i));
  builder_before(&rw->b, into->last);
  clone_body(rw, from, &map);
  rewrite_erase(rw, op);
  return true;
}

// clang-format off
const Pattern patterns_scf[] = {
    PATTERN(OP_scf_execute_region, 1, inline_single_block, "SingleBlockExecuteInliner"),
    PATTERN(OP_scf_execute_region, 1, inline_blocks, "MultiBlockExecuteInliner"),
    PATTERN(OP_scf_for, 1, simplify_for, "SimplifyTrivialLoops"),
    PATTERN(OP_scf_index_switch, 1, decide_index_switch, "FoldConstantCase"),
    PATTERN(OP_scf_forall, 1, fold_bounds, "ForallOpControlOperandsFolder"),
    PATTERN(OP_scf_forall, 1, drop_outputs, "ForallOpIterArgsFolder"),
    PATTERN(OP_scf_forall, 1, drop_trivial_dims, "ForallOpSingleOrZeroIterationDimsFolder"),
    PATTERN(OP_scf_forall, 1, replace_constant_counters, "ForallOpReplaceConstantInductionVar"),
    PATTERN(OP_scf_parallel, 1, drop_trivial_parallel_dims, "ParallelOpSingleOrZeroIterationDimsFolder"),
    PATTERN(OP_scf_parallel, 1, merge_nested_parallel, "MergeNestedParallelLoops"),
    {0},
};
// clang-format on
