// Decides for each operand whether it is bufferized in place. The order
// matters: whoever comes first is more likely to be.

#include "lowering/one_shot/one_shot.h"
#include "lowering/one_shot/passes.h"

typedef Vec(Op *) OpVec;
typedef struct AnalysisWalk {
  OneShot *z;
  OpVec ops;
  bool ok;
} AnalysisWalk;

static void collect(void *user, Op *op) {
  AnalysisWalk *w = user;
  vec_push(w->z->arena, &w->ops, op);
}

// All below, inner ones first, and the root.
static OpVec all_ops(OneShot *z, Op *root) {
  AnalysisWalk w = {.z = z};
  op_walk_post(root, collect, &w);
  vec_push(z->arena, &w.ops, root);
  return w.ops;
}

// Before anything is decided

static bool has_several_blocks(const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    if (op->regions[i].first != op->regions[i].last)
      return true;
  return false;
}

static bool check_blocks(OneShot *z, const OpVec *ops) {
  for (size_t i = 0; i < ops->size; i++) {
    const OneShotRow *row = row_of(z, ops->data[i]);
    if (row && !row->takes_blocks && has_several_blocks(ops->data[i]))
      return op_error(z->ctx, ops->data[i],
                      "op or BufferizableOpInterface implementation does not "
                      "support unstructured control flow, but at least one "
                      "region has multiple blocks");
  }
  return true;
}

static bool check_restrict(OneShot *z, const Op *op) {
  return !op_is(op, OP_bufferization_to_tensor) ||
         op_slot(op, A_bufferization_to_tensor_restrict) ||
         op_error(z->ctx, op,
                  "to_tensor ops without `restrict` are not supported by "
                  "One-Shot Analysis");
}

static bool any_in_place(OneShot *z, const OpVec *ops) {
  for (size_t i = 0; i < ops->size; i++)
    for (uint32_t j = 0; j < ops->data[i]->noperands; j++)
      if (is_in_place(z, operand_use(ops->data[i], j)))
        return true;
  return false;
}

static bool check_operands(OneShot *z, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    Conflict found = type_is_tensor(op_operand(op, i)->type)
                         ? find_conflict(z, operand_use(op, i), true)
                         : CONFLICT_NONE;
    if (found)
      return op_error(
          z->ctx, op, "not bufferizable under the given constraints: %s",
          found == CONFLICT_ORDER ? "cannot avoid RaW conflict"
                                  : "would write to read-only buffer");
  }
  return true;
}

// Reports what cannot be bufferized before anything is changed. Only what has
// to be in place can be in the way of something.
static bool check_assumptions(OneShot *z, const OpVec *ops) {
  if (!check_blocks(z, ops))
    return false;
  bool any = any_in_place(z, ops);
  for (size_t i = 0; i < ops->size; i++) {
    Op *op = ops->data[i];
    if (row_of(z, op) &&
        (!check_restrict(z, op) || (any && !check_operands(z, op))))
      return false;
  }
  return true;
}

// Orders

// Whether it gives tensors to an operation around it, not to a block.
static bool is_region_end(const Op *op) {
  return op_has(op, TRAIT_TERMINATOR) && !op->nsuccessors &&
         has_tensor_semantics(op);
}

typedef struct Order {
  OneShot *z;
  OpVec ops;
  PtrMap seen;
} Order;

// Puts an operation at the end. False: it is there.
static bool append(Order *o, Op *op) {
  if (ptrmap_get(&o->seen, op))
    return false;
  ptrmap_set(&o->seen, o->z->arena, op, op);
  vec_push(o->z->arena, &o->ops, op);
  return true;
}

static void push_result(const Order *o, ValueVec *work, Value *value) {
  if (type_is_tensor(value->type) && value_op(value))
    vec_push(o->z->arena, work, value);
}

// Follows what the end of a region gives on back to where it comes from, as far
// as that is in the region.
static void trace_back(Order *o, const Op *end) {
  ValueVec work = {0};
  for (uint32_t i = 0; i < end->noperands; i++)
    push_result(o, &work, op_operand(end, i));
  while (work.size) {
    Value *value = vec_pop(&work);
    Op *op = value_op(value);
    if (!append(o, op) || !op_is_ancestor(op_parent(end), op))
      continue;
    AliasLinks links = operands_of(o->z, value);
    for (size_t i = 0; i < links.size; i++)
      push_result(o, &work, links.data[i].operand->value);
  }
}

static OpVec from_terminators(OneShot *z, const OpVec *bottom_up,
                              const OpVec *post) {
  Order o = {.z = z};
  for (size_t i = 0; i < post->size; i++) {
    Op *op = post->data[i];
    if (is_region_end(op) && append(&o, op))
      trace_back(&o, op);
  }
  for (size_t i = 0; i < bottom_up->size; i++)
    append(&o, bottom_up->data[i]);
  return o.ops;
}

// The Mersenne Twister MT19937, by which mlir-opt shuffles: of equal seeds come
// equal decisions.
enum { TWISTER_WORDS = 624, TWISTER_MIDDLE = 397 };

typedef struct Twister {
  uint32_t words[TWISTER_WORDS], at;
} Twister;

static Twister twister_of(uint32_t seed) {
  Twister t = {.at = TWISTER_WORDS};
  t.words[0] = seed;
  for (uint32_t i = 1; i < TWISTER_WORDS; i++)
    t.words[i] = 1812433253u * (t.words[i - 1] ^ (t.words[i - 1] >> 30)) + i;
  return t;
}

static void twist(Twister *t) {
  for (uint32_t i = 0; i < TWISTER_WORDS; i++) {
    uint32_t word = (t->words[i] & 0x80000000u) |
                    (t->words[(i + 1) % TWISTER_WORDS] & 0x7fffffffu);
    t->words[i] = t->words[(i + TWISTER_MIDDLE) % TWISTER_WORDS] ^ (word >> 1) ^
                  (word & 1 ? 0x9908b0dfu : 0);
  }
  t->at = 0;
}

static uint32_t twister_next(Twister *t) {
  if (t->at == TWISTER_WORDS)
    twist(t);
  uint32_t word = t->words[t->at++];
  word ^= word >> 11;
  word ^= (word << 7) & 0x9d2c5680u;
  word ^= (word << 15) & 0xefc60000u;
  return word ^ (word >> 18);
}

static void shuffle(OpVec *ops, uint32_t seed) {
  Twister t = twister_of(seed);
  for (size_t i = 0; i + 1 < ops->size; i++) {
    size_t j = i + twister_next(&t) % (ops->size - i);
    Op *op = ops->data[i];
    ops->data[i] = ops->data[j];
    ops->data[j] = op;
  }
}

static OpVec order_of(OneShot *z, const OpVec *post) {
  OpVec forward = {0}, backward = {0};
  Str heuristic = z->options->analysis_heuristic;
  for (size_t i = 0; i < post->size; i++)
    if (has_tensor_semantics(post->data[i]))
      vec_push(z->arena, &forward, post->data[i]);
  for (size_t i = forward.size; i-- > 0;)
    vec_push(z->arena, &backward, forward.data[i]);
  if (str_is(heuristic, "top-down"))
    return forward;
  if (str_is(heuristic, "fuzzer")) {
    shuffle(&forward, z->options->analysis_fuzzer_seed);
    return forward;
  }
  if (str_is(heuristic, "bottom-up-from-terminators"))
    return from_terminators(z, &backward, post);
  return backward;
}

static void decide(OneShot *z, Op *op) {
  LocalArena outer = scratch_begin(z);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Use *operand = operand_use(op, i);
    if (!type_is_tensor(operand->value->type))
      continue;
    if (find_conflict(z, operand, false)) {
      PASS_COUNTS(z->run, one_shot_bufferize)->out_of_place++;
    } else {
      PASS_COUNTS(z->run, one_shot_bufferize)->in_place++;
      decide_in_place(z, operand);
    }
  }
  arena_end(z, &outer);
}

// Results that are the same memory as operands

static void find_equivalent(OneShot *z, Value *result) {
  const OneShotRow *row = row_of(z, value_op(result));
  AliasLinks links = operands_of(z, result);
  if (!links.size)
    return;
  Value *first = links.data[0].operand->value;
  bool all = true;
  for (size_t i = 0; i < links.size; i++) {
    const AliasLink *link = &links.data[i];
    Value *from = link->operand->value;
    bool same = link->equivalent && is_in_place(z, link->operand);
    if (same && link->definite) {
      unite_equivalent(z, result, from);
      return;
    }
    all &= same && are_equivalent(z, from, first);
  }
  if (all && !row->allocates)
    unite_equivalent(z, result, first);
}

static void find_all_equivalent(OneShot *z, const OpVec *ops) {
  for (size_t i = 0; i < ops->size; i++) {
    Op *op = ops->data[i];
    if (!op->nresults || !row_of(z, op))
      continue;
    LocalArena outer = scratch_begin(z);
    for (uint32_t j = 0; j < op->nresults; j++)
      if (type_is_tensor(op->results[j].type))
        find_equivalent(z, op_result(op, j));
    arena_end(z, &outer);
  }
}

static void find_undefined(OneShot *z, Value *result) {
  if (!type_is_tensor(result->type) || !result->uses ||
      find_definitions(z, result->uses)->size)
    return;
  for (const Use *u = result->uses; u; u = u->next)
    decide_undefined(z, u);
}

static void find_all_undefined(OneShot *z, const OpVec *ops) {
  for (size_t i = 0; i < ops->size; i++) {
    Op *op = ops->data[i];
    if (!op->nresults || !row_of(z, op))
      continue;
    LocalArena outer = scratch_begin(z);
    for (uint32_t j = 0; j < op->nresults; j++)
      find_undefined(z, op_result(op, j));
    arena_end(z, &outer);
  }
}

static bool analyze_ops(OneShot *z, Op *root) {
  OpVec post = all_ops(z, root);
  if (!check_assumptions(z, &post))
    return false;
  OpVec order = order_of(z, &post);
  for (size_t i = 0; i < order.size; i++)
    decide(z, order.data[i]);
  find_all_equivalent(z, &post);
  find_all_undefined(z, &post);
  for (size_t i = 0; i < post.size; i++) {
    const OneShotRow *row = row_of(z, post.data[i]);
    if (row && row->verify)
      z->refused |= !row->verify(z, post.data[i]);
  }
  if (z->options->test_analysis_only)
    annotate_decisions(z, root);
  if (z->options->dump_alias_sets)
    annotate_alias_sets(z, root);
  return true;
}

bool analyze_op(OneShot *z, Op *root) {
  LocalArena outer = local_begin(z);
  z->analysis++;
  bool ok = analyze_ops(z, root);
  z->analysis++;
  arena_end(z, &outer);
  return ok;
}
