// The lattice of ranges. Joining takes the union. A result that a terminator
// passes on, and that grows when it is computed again, belongs to a loop that
// would go through all numbers, and is anything from then on; so is whatever
// grows very often.

#include "ir/analysis/dataflow_ranges.h"

enum { MOST_CHANGES = 128 };

typedef struct Known {
  const Range *range;
  uint32_t changes;
} Known;

typedef struct Ranges {
  RangeCalc calc;
  OpMap rules;   // to RangeRule
  PtrMap values; // to Known
} Ranges;

static Known *known(const Flow *f, const Value *value) {
  const Ranges *ranges = f->user;
  return ptrmap_get(&ranges->values, value);
}

const Range *flow_range(const Flow *f, const Value *value) {
  const Known *k = known(f, value);
  return k ? k->range : NULL;
}

// The dialect that makes a constant for this value.
static const Dialect *dialect_of(const Value *value) {
  const Op *op = value_op(value);
  if (!op)
    op = value_arg_block(value)->parent->parent;
  return op->info->dialect;
}

static void tell_constant(Flow *f, Value *value, const Range *range) {
  const uint64_t *number = range_number(range);
  Type *element = type_element_or_self(value->type);
  Attr *constant = number ? attr_integer(f->ctx, element, number) : NULL;
  if (constant && type_is_shaped(value->type))
    constant = type_has_static_shape(value->type)
                   ? dense_splat(f->ctx, value->type, constant)
                   : NULL;
  flow_constant_join(f, value, constant, dialect_of(value));
}

// Returns whether it may be more than before.
static bool add(Flow *f, Value *to, const Range *range) {
  Ranges *ranges = f->user;
  void **entry = ptrmap_at(&ranges->values, f->arena, to);
  Known *k = *entry;
  if (!k)
    k = *entry = arena_new(f->arena, Known);
  if (k->range) {
    if (++k->changes > MOST_CHANGES)
      range = range_max(&ranges->calc, range->width);
    range = range_union(&ranges->calc, k->range, range);
    if (range_equal(range, k->range)) {
      k->changes--;
      return false;
    }
  }
  k->range = range;
  tell_constant(f, to, range);
  return true;
}

static bool join(Flow *f, Value *to, const Value *from) {
  const Range *range = flow_range(f, from);
  return range && range->width == range_width(to->type) && add(f, to, range);
}

static bool enter(Flow *f, Value *to) {
  Ranges *ranges = f->user;
  uint32_t width = range_width(to->type);
  return width && add(f, to, range_max(&ranges->calc, width));
}

// Operations

static const RangeRule *rule_of(const Flow *f, const Op *op) {
  const Ranges *ranges = f->user;
  return opmap_get(&ranges->rules, op->info->opcode);
}

static const Range *const *ranges_of_operands(Flow *f, const Op *op,
                                              bool *all) {
  const Range **args = arena_array(f->arena, const Range *, op->noperands + 1);
  *all = true;
  for (uint32_t i = 0; i < op->noperands; i++) {
    args[i] = flow_range(f, op->operands[i].value);
    *all &= args[i] != NULL;
  }
  return args;
}

// By whichever width an index has.
static const Range *infer_index(RangeCalc *k, const RangeRule *rule,
                                const Range *const *args) {
  const Range *wide = rule->of(k, args);
  if (!range_may_be_narrow(args[0]))
    return wide;
  const Range *narrow_args[] = {range_trunc(k, args[0], 32),
                                range_trunc(k, args[1], 32)};
  const Range *narrow = rule->of(k, narrow_args);
  const Range *cut = range_trunc(k, wide, 32);
  bool is_signed = rule->index != RANGE_INDEX_UNSIGNED;
  bool is_unsigned = rule->index != RANGE_INDEX_SIGNED;
  bool equal = (!is_signed || (wide_eq(narrow->smin, cut->smin, 32) &&
                               wide_eq(narrow->smax, cut->smax, 32))) &&
               (!is_unsigned || (wide_eq(narrow->umin, cut->umin, 32) &&
                                 wide_eq(narrow->umax, cut->umax, 32)));
  return equal ? wide
               : range_union(k, wide, range_ext(k, narrow, INDEX_WIDTH_MAX));
}

static const Range *infer(Flow *f, const RangeRule *rule, const Op *op,
                          const Value *of) {
  Ranges *ranges = f->user;
  bool all;
  const Range *const *args = ranges_of_operands(f, op, &all);
  ranges->calc.nuw = ranges->calc.nsw = false;
  if (rule->infer)
    return rule->infer(&ranges->calc, op, of, args);
  if (!all)
    return NULL;
  return rule->index ? infer_index(&ranges->calc, rule, args)
                     : rule->of(&ranges->calc, args);
}

static bool is_passed_on(const Value *value) {
  for (const Use *use = value->uses; use; use = use->next)
    if (op_has(use->owner, TRAIT_TERMINATOR))
      return true;
  return false;
}

static void visit_value(Flow *f, const RangeRule *rule, const Op *op,
                        Value *value) {
  if (!range_width(value->type))
    return;
  bool was_known = flow_range(f, value);
  const Range *range = infer(f, rule, op, value);
  if (!range || !add(f, value, range))
    return;
  if (was_known && value_op(value) && is_passed_on(value))
    enter(f, value);
  flow_changed(f, value);
}

static void visit_ranges(Flow *f, Op *op) {
  const RangeRule *rule = rule_of(f, op);
  for (uint32_t i = 0; i < op->nresults; i++)
    if (rule)
      visit_value(f, rule, op, &op->results[i]);
    else if (enter(f, &op->results[i]))
      flow_changed(f, &op->results[i]);
}

static void visit_arg(Flow *f, Op *op, Value *arg) {
  const RangeRule *rule = rule_of(f, op);
  if (rule)
    visit_value(f, rule, op, arg);
  else if (enter(f, arg))
    flow_changed(f, arg);
}

static const FlowLattice flow_ranges = {join, enter, visit_ranges, visit_arg};

static void add_rules(Flow *f, OpMap *map, const RangeRule *list) {
  for (; list->opcode; list++)
    opmap_set(map, f->ctx, f->arena, list->opcode, (void *)list);
}

void flow_add_ranges(Flow *f) {
  Ranges *ranges = arena_new(f->arena, Ranges);
  ranges->calc.arena = f->arena;
  for (size_t i = 0; range_rules[i]; i++)
    add_rules(f, &ranges->rules, range_rules[i]);
  for (size_t i = 0; i < f->ctx->dialects.size; i++) {
    const RangeRule *list =
        ctx_dialect_part(f->ctx, f->ctx->dialects.data[i], PART_RANGES);
    if (list)
      add_rules(f, &ranges->rules, list);
  }
  f->user = ranges;
  flow_add(f, &flow_ranges);
}

// Afterwards

void flow_copy_range(Flow *f, Value *to, const Value *from) {
  const Range *range = flow_range(f, from);
  if (range)
    add(f, to, range);
}

static void hear_of_value(Listener *listener, Value *value) {
  Flow *f = ((RangeListener *)listener)->flow;
  Ranges *ranges = f->user;
  if (known(f, value))
    ptrmap_set(&ranges->values, f->arena, value, NULL);
}

static void hear_erased(Listener *listener, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    hear_of_value(listener, &op->results[i]);
}

RangeListener range_listener(Flow *f) {
  return (RangeListener){
      {.op_erased = hear_erased, .arg_erased = hear_of_value}, f};
}
