// The lattice of constants: nothing, one constant, or anything. Operations are
// folded with what their operands are known to be; what a fold does to the
// operation itself is undone, since all this is only an assumption.

#include "ir/analysis/dataflow.h"

static FlowConstant *known(const Flow *f, const Value *value) {
  return ptrmap_get(&f->constants, value);
}

const FlowConstant *flow_constant(const Flow *f, const Value *value) {
  const FlowConstant *c = known(f, value);
  return c && c->value ? c : NULL;
}

bool flow_constant_join(Flow *f, Value *to, Attr *value,
                        const Dialect *dialect) {
  void **entry = ptrmap_at(&f->constants, f->arena, to);
  FlowConstant *c = *entry;
  if (!c) {
    c = *entry = arena_new(f->arena, FlowConstant);
    *c = (FlowConstant){value, dialect};
    return true;
  }
  if (!c->value || c->value == value)
    return false;
  c->value = NULL;
  return true;
}

static bool join(Flow *f, Value *to, const Value *from) {
  const FlowConstant *c = known(f, from);
  return c && flow_constant_join(f, to, c->value, c->dialect);
}

static bool enter(Flow *f, Value *to) {
  return flow_constant_join(f, to, NULL, NULL);
}

static void change(Flow *f, Value *to, Attr *value, const Dialect *dialect) {
  if (flow_constant_join(f, to, value, dialect))
    flow_changed(f, to);
}

// An operation before it was folded.
typedef struct Saved {
  Value **operands;
  Attr **slots, *attrs;
  uint32_t noperands;
} Saved;

static Saved save(Flow *f, const Op *op) {
  Saved saved = {arena_array(f->arena, Value *, op->noperands),
                 arena_copy(f->arena, op->slots, op->nslots * sizeof(Attr *),
                            _Alignof(Attr *)),
                 op->attrs, op->noperands};
  for (uint32_t i = 0; i < op->noperands; i++)
    saved.operands[i] = op->operands[i].value;
  return saved;
}

static void restore(Flow *f, Op *op, const Saved *saved) {
  op_set_operands(f->pool, op, saved->operands, saved->noperands);
  if (op->nslots)
    memcpy(op->slots, saved->slots, op->nslots * sizeof(Attr *));
  op->attrs = saved->attrs;
}

static bool fold(Flow *f, Op *op, FoldResult *results) {
  Attr **constants = arena_array(f->arena, Attr *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    constants[i] = known(f, op->operands[i].value)->value;
  Saved saved = save(f, op);
  Fold fold = {f->ctx, f->pool, f->arena, constants, results, false};
  bool folded = op->info->fold(&fold, op);
  if (folded && fold.in_place)
    restore(f, op, &saved);
  return folded && !fold.in_place;
}

static void visit_arg(Flow *f, Op *op, Value *arg) {
  (void)op;
  change(f, arg, NULL, NULL);
}

static bool operands_are_known(const Flow *f, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!known(f, op->operands[i].value))
      return false;
  return true;
}

static void visit_constants(Flow *f, Op *op) {
  FoldResult *results = NULL;
  if (!op->nregions && !operands_are_known(f, op))
    return;
  if (!op->nregions && op->info->fold) {
    results = arena_zero(f->arena, op->nresults * sizeof *results,
                         _Alignof(FoldResult));
    if (!fold(f, op, results))
      results = NULL;
  }
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *to = &op->results[i];
    if (!results || results[i].constant)
      change(f, to, results ? results[i].constant : NULL, op->info->dialect);
    else if (join(f, to, results[i].value))
      flow_changed(f, to);
  }
}

const FlowLattice flow_constants = {join, enter, visit_constants, visit_arg};
