// buffer-deallocation-simplification: bufferization.dealloc of fewer memrefs,
// where it is known which of them are views of one allocation.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %o:2 = bufferization.dealloc (%m, %n) if (%a, %b) retain (%m, %r)
//
// After, if %n and %r are other memory than %m and than each other:
//
//   bufferization.dealloc (%n) if (%b)
//   ... %a for %o#0, %false for %o#1

#include "lowering/canonicalize/patterns.h"
#include "lowering/deallocate/buffer_origins.h"
#include "lowering/deallocate/passes.h"

static Origins *origins_of(const Rewriter *rw) {
  return (Origins *)rw->state;
}

static bool may_be_any(Rewriter *rw, ValueList list, uint32_t but,
                       Value *memref) {
  for (uint32_t i = 0; i < list.count; i++)
    if (i != but && may_be_same_memory(origins_of(rw), list.items[i], memref))
      return true;
  return false;
}

// `op` frees these from now on, in the place of its own memrefs.
static bool set_freed(Rewriter *rw, Op *op, const Dealloc *before,
                      const Dealloc *d) {
  int32_t n = (int32_t)d->memrefs.count;
  if (d->memrefs.count == before->memrefs.count)
    return false;
  ValueList all =
      list_join(rw, list_join(rw, d->memrefs, d->conditions), before->retained);
  op_set_operands(rw->b.pool, op, all.items, all.count);
  op->slots[A_bufferization_dealloc_operandSegmentSizes] = attr_dense_i32(
      rw->b.ctx, (int32_t[]){n, n, (int32_t)before->retained.count}, 3);
  rewrite_modified(rw, op);
  return true;
}

static Dealloc without_freed(Rewriter *rw, const Dealloc *d) {
  return (Dealloc){list_new(rw, d->memrefs.count + 1),
                   list_new(rw, d->memrefs.count + 1), d->retained};
}

static void keep_freed(Dealloc *to, const Dealloc *from, uint32_t i) {
  list_add(&to->memrefs, from->memrefs.items[i]);
  list_add(&to->conditions, from->conditions.items[i]);
}

// A memref that is one of the retained, and surely not another one of these, is
// not freed: it is owned if it was.
static bool is_retained(Rewriter *rw, Op *op, ValueList retained, Value *memref,
                        Value *condition) {
  bool any = false;
  for (uint32_t i = 0; i < retained.count; i++) {
    SameMemory same = same_memory(origins_of(rw), retained.items[i], memref);
    if (same == MEMORY_UNKNOWN)
      return false;
    any |= same == MEMORY_SAME;
  }
  if (!any)
    return false;
  builder_after(&rw->b, op);
  for (uint32_t i = 0; i < retained.count; i++) {
    Value *owned = op_result(op, i);
    if (same_memory(origins_of(rw), retained.items[i], memref) != MEMORY_SAME)
      continue;
    Value *either = build_binary(&rw->b, OP_arith_ori, owned, condition);
    rewrite_replace_uses(rw, owned, either);
    rewrite_set_operand(rw, value_op(either), 0, owned);
  }
  return true;
}

static bool has_twins(ValueList list) {
  for (uint32_t i = 0; i < list.count; i++)
    if (list_has(list_part(list, 0, i), list.items[i]))
      return true;
  return false;
}

static bool drop_retained(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op), left = without_freed(rw, &d);
  if (has_twins(d.retained))
    return false;
  for (uint32_t i = 0; i < d.memrefs.count; i++)
    if (!is_retained(rw, op, d.retained, d.memrefs.items[i],
                     d.conditions.items[i]))
      keep_freed(&left, &d, i);
  return set_freed(rw, op, &d, &left);
}

// A retained value that is none of the memrefs is not owned.
static bool drop_apart(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op), left = d;
  Value **results = arena_array(rw->arena, Value *, d.retained.count + 1);
  left.retained = list_new(rw, d.retained.count + 1);
  for (uint32_t i = 0; i < d.retained.count; i++) {
    Value *retained = d.retained.items[i];
    results[i] = NULL;
    if (may_be_any(rw, d.memrefs, UINT32_MAX, retained))
      list_add(&left.retained, retained);
    else
      results[i] = build_bool(&rw->b, false);
  }
  if (left.retained.count == d.retained.count)
    return false;
  const Op *made = build_dealloc(rw, &left);
  for (uint32_t i = 0, n = 0; i < d.retained.count; i++)
    if (!results[i])
      results[i] = op_result(made, n++);
  return rewrite_replace(rw, op, results);
}

// Each memref that is none of the others is freed by itself.
static bool split(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op), left = without_freed(rw, &d);
  uint32_t n = d.memrefs.count, nmade = 0;
  Op **made = arena_array(rw->arena, Op *, n + 1);
  for (uint32_t i = 0; n > 1 && i < n; i++) {
    if (may_be_any(rw, d.memrefs, i, d.memrefs.items[i])) {
      keep_freed(&left, &d, i);
      continue;
    }
    Dealloc one = {list_part(d.memrefs, i, 1), list_part(d.conditions, i, 1),
                   d.retained};
    made[nmade++] = build_dealloc(rw, &one);
  }
  if (!nmade)
    return false;
  ValueList owned = list_of_results(rw, build_dealloc(rw, &left));
  for (uint32_t k = 0; k < nmade; k++)
    for (uint32_t i = 0; i < owned.count; i++)
      owned.items[i] = build_binary(&rw->b, OP_arith_ori, owned.items[i],
                                    op_result(made[k], i));
  return rewrite_replace(rw, op, owned.items);
}

static bool is_true(Rewriter *rw, const Value *condition) {
  const Attr *known = value_constant(rw->b.ctx, condition);
  return known && attr_to_bool(known);
}

// A value that is surely owned before the operation is owned behind it, too. If
// all retained values are, the memrefs that they are views of need no look.
static bool keep_owned(Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op), left = without_freed(rw, &d);
  uint32_t m = d.retained.count, nowned = 0;
  bool *owned = arena_zero(rw->arena, m + 1, 1), changed = false;
  for (uint32_t i = 0; i < d.memrefs.count; i++) {
    bool is_kept = false;
    for (uint32_t k = 0; k < m && is_true(rw, d.conditions.items[i]); k++) {
      if (same_memory(origins_of(rw), d.retained.items[k],
                      d.memrefs.items[i]) != MEMORY_SAME)
        continue;
      changed |= op_result(op, k)->uses != NULL;
      rewrite_replace_uses(rw, op_result(op, k), d.conditions.items[i]);
      nowned += !owned[k];
      owned[k] = is_kept = true;
    }
    if (!is_kept)
      keep_freed(&left, &d, i);
  }
  return (nowned == m && set_freed(rw, op, &d, &left)) || changed;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name

static const Pattern own_patterns[] = {
    PATTERN(OP_bufferization_dealloc, 1, drop_retained,
            ANONYMOUS("RemoveDeallocMemrefsContainedInRetained")),
    PATTERN(OP_bufferization_dealloc, 1, drop_apart,
            ANONYMOUS("RemoveRetainedMemrefsGuaranteedToNotAlias")),
    PATTERN(OP_bufferization_dealloc, 1, split,
            ANONYMOUS("SplitDeallocWhenNotAliasingAnyOther")),
    PATTERN(OP_bufferization_dealloc, 1, keep_owned,
            ANONYMOUS("RetainedMemrefAliasingAlwaysDeallocatedMemref")),
    {0},
};

static void add_patterns(PatternSet *set, const PassRun *run) {
  (void)run;
  pattern_set_add(set, own_patterns);
  pattern_set_add(set, patterns_dealloc);
}

typedef struct Forgetting { // what was known of memrefs that go
  Listener listener;
  Origins origins;
} Forgetting;

static void forget_arg(Listener *listener, Value *arg) {
  if (is_memref(arg))
    ((Forgetting *)listener)->origins.known = (PtrMap){0};
}

static void forget_results(Listener *listener, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    forget_arg(listener, op_result(op, i));
}

bool lower_buffer_deallocation_simplification(PassRun *run, Op *root) {
  Forgetting f = {
      .listener = {.op_erased = forget_results, .arg_erased = forget_arg},
      .origins = {.arena = run->arena}};
  GreedyOptions options = greedy_defaults;
  options.simplify = SIMPLIFY_NORMAL; // blocks stay, as origins know them
  options.patterns = pass_patterns(run, add_patterns);
  options.declines = run->declines;
  options.state = &f.origins;
  options.listener = &f.listener;
  return pass_by_drivers(run, greedy_run_all(run->ctx, run->pool, run->arena,
                                             root, &options) != GREEDY_FAILED);
}
