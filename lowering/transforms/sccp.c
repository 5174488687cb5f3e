// sccp: replaces what is always the same by constants, taking branches for
// untaken until something says otherwise.
//
// Requires: nothing.
// Guarantees: no value is computed that folding shows to be constant in all
//   that may be run.
// Invalidates: nothing.
//
// Before:
//
//   %true = arith.constant true
//   %1 = arith.constant 1 : i32
//   cf.cond_br %true, ^a(%1 : i32), ^b
// ^a(%x: i32):
//   %y = arith.addi %x, %1 : i32
//
// After:
//
//   %2 = arith.constant 2 : i32
//   ...
// ^a(%x: i32):             %x is %1 where it is used, %y is %2
//
// Constants are made at the head of the function, each once, the last first.
// Branches stay: canonicalize takes those away that are never taken.

#include "ir/analysis/dataflow.h"
#include "ir/analysis/fold.h"
#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

typedef struct Made { // a constant
  Region *region;
  const FlowConstant *constant;
  Type *type;
  Op *op;
} Made;
typedef Vec(Made) MadeList;

typedef struct Sccp {
  Rewriter rw;
  Flow flow;
  PtrMap made; // by attribute, to a list of Made
  Vec(Block *) blocks;
} Sccp;

static MadeList *made_of(Sccp *s, const Attr *value) {
  void **entry = ptrmap_at(&s->made, s->rw.arena, value);
  if (!*entry)
    *entry = arena_new(s->rw.arena, MadeList);
  return *entry;
}

static Op *find_made(const MadeList *list, Region *region,
                     const Dialect *dialect, const Type *type) {
  for (size_t i = 0; i < list->size; i++) {
    const Made *made = &list->data[i];
    if (made->region == region && made->type == type &&
        (made->constant->dialect == dialect ||
         made->op->info->dialect == dialect))
      return made->op;
  }
  return NULL;
}

static Op *make_constant(Sccp *s, const FlowConstant *c, const Value *value,
                         Region *region) {
  Builder *b = &s->rw.b;
  MadeList *list = made_of(s, c->value);
  Op *op = find_made(list, region, c->dialect, value->type);
  if (op || !c->dialect || !c->dialect->materialize)
    return op;
  builder_at_start(b, region->first);
  b->loc = value_loc(value);
  op = c->dialect->materialize(b, c->value, value->type);
  if (!op)
    return NULL;
  // Another dialect may have made it already.
  Op *same = op->info->dialect == c->dialect
                 ? NULL
                 : find_made(list, region, op->info->dialect, value->type);
  if (same) {
    rewrite_erase(&s->rw, op);
    op = same;
  }
  Made made = {region, c, value->type, op};
  vec_push(s->rw.arena, list, made);
  return op;
}

static bool replace(Sccp *s, Value *value, Block *block) {
  const FlowConstant *c = flow_constant(&s->flow, value);
  Op *op = c ? make_constant(s, c, value, constants_home(block)) : NULL;
  if (!op)
    return false;
  rewrite_replace_uses(&s->rw, value, op_result(op, 0));
  return true;
}

static void push_regions(Sccp *s, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].last; b; b = b->prev)
      vec_push(s->rw.arena, &s->blocks, b);
}

static void visit_op(Sccp *s, Op *op) {
  bool all = op->nresults;
  for (uint32_t i = 0; i < op->nresults; i++)
    all &= replace(s, &op->results[i], op->block);
  if (all && op_would_be_trivially_dead(op))
    rewrite_erase(&s->rw, op);
  else
    push_regions(s, op);
}

static void visit_block(Sccp *s, Block *block) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    visit_op(s, op);
  }
  for (uint32_t i = 0; i < block->nargs; i++)
    replace(s, block_arg(block, i), block);
}

bool lower_sccp(PassRun *run, Op *root) {
  Sccp s = {
      .rw = {.b = {.ctx = run->ctx, .pool = run->pool}, .arena = run->arena}};
  flow_init(&s.flow, run->ctx, run->pool, run->arena);
  flow_run(&s.flow, root);
  push_regions(&s, root);
  while (s.blocks.size)
    visit_block(&s, vec_pop(&s.blocks));
  return true;
}
