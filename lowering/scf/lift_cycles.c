// lift-cf-to-scf: cycles become scf.while.
//
// A cycle is a strongly connected set of blocks. First it gets one block by
// which it is entered, the header, and one by which it goes on or is left, the
// latch, where edges come together if there are several:
//
//                  |                                   |
//         +-----> (a) -----+                 +----> header
//         |        |       |                 |      ...  |
//         |        v       v     becomes     |        v  v
//        (c) <--- (b)     out                +------ latch
//                  |                                   |
//                  v                                   v
//                out too                             exit --> out, out too
//
// The latch is told whether to go on. Then whatever is used behind the cycle
// becomes a value that is carried around it: the arguments of the header, of
// the exit, and what the latch passes on to both are then alike, as those of a
// scf.while that does everything before its condition are.

#include "lowering/scf/lift_int.h"

typedef struct Cycle {
  Lift *l;
  BlockList blocks; // the first visited is the last
  PtrMap is_inside;
  EdgeList entries, exits, backs; // into it, out of it, to where it is entered
  Block *header, *latch, *exit;
} Cycle;

static void add_block(Cycle *c, Block *block) {
  if (ptrmap_get(&c->is_inside, block))
    return;
  ptrmap_set(&c->is_inside, c->l->rw.arena, block, block);
  vec_push(c->l->rw.arena, &c->blocks, block);
}

// Strongly connected components, by Tarjan's algorithm without recursion.

typedef struct Visit {
  Block *block;
  uint32_t next; // successor to be visited
  uint32_t low;  // the earliest visit that is reached
} Visit;

typedef struct CycleSearch {
  Lift *l;
  Arena *arena;
  PtrMap numbers; // of visits, from 1; DONE when the component is known
  Vec(Visit) visits;
  BlockList open; // blocks of components that are not known
  uint32_t nvisited;
  Vec(Cycle) cycles;
} CycleSearch;

#define DONE ((void *)UINTPTR_MAX)

static void visit_block(CycleSearch *s, Block *block) {
  uint32_t number = ++s->nvisited;
  ptrmap_set(&s->numbers, s->arena, block, (void *)(uintptr_t)number);
  vec_push(s->arena, &s->visits, ((Visit){block, 0, number}));
  vec_push(s->arena, &s->open, block);
}

static bool goes_to_itself(const Block *block) {
  const Op *last = block_terminator(block);
  for (uint32_t i = 0; i < last->nsuccessors; i++)
    if (last->successors[i].block == block)
      return true;
  return false;
}

static void close_component(CycleSearch *s, const Block *first) {
  Cycle cycle = {.l = s->l};
  Block *block;
  do {
    block = vec_pop(&s->open);
    ptrmap_set(&s->numbers, s->arena, block, DONE);
    add_block(&cycle, block);
  } while (block != first);
  if (cycle.blocks.size > 1 || goes_to_itself(block))
    vec_push(s->arena, &s->cycles, cycle);
}

// Goes on with the last visit; false: it is over.
static bool visit_next(CycleSearch *s) {
  Visit *v = &s->visits.data[s->visits.size - 1];
  const Op *last = block_terminator(v->block);
  if (v->next == last->nsuccessors)
    return false;
  Block *next = last->successors[v->next++].block;
  void *number = ptrmap_get(&s->numbers, next);
  if (!number)
    visit_block(s, next);
  else if (number != DONE && (uintptr_t)number < v->low)
    v->low = (uint32_t)(uintptr_t)number;
  return true;
}

static void find_cycles(CycleSearch *s, Block *entry) {
  visit_block(s, entry);
  while (s->visits.size) {
    if (visit_next(s))
      continue;
    Visit v = vec_pop(&s->visits);
    if (v.low == (uintptr_t)ptrmap_get(&s->numbers, v.block))
      close_component(s, v.block);
    else if (v.low < s->visits.data[s->visits.size - 1].low)
      s->visits.data[s->visits.size - 1].low = v.low;
  }
}

// Edges

// Finds the edges into a cycle, out of it, and back to its entries.
static void find_edges(Cycle *c) {
  Arena *arena = c->l->rw.arena;
  PtrMap is_entry = {0};
  for (size_t i = 0; i < c->blocks.size; i++) {
    Block *block = c->blocks.data[i];
    for (const Successor *s = block->preds; s; s = s->next)
      if (!ptrmap_get(&c->is_inside, s->owner->block)) {
        vec_push(arena, &c->entries, edge_of(s));
        ptrmap_set(&is_entry, arena, block, block);
      }
    for (uint32_t k = 0; k < block_terminator(block)->nsuccessors; k++)
      if (!ptrmap_get(&c->is_inside, edge_target((Edge){block, k})))
        vec_push(arena, &c->exits, ((Edge){block, k}));
  }
  for (size_t i = 0; i < c->blocks.size; i++) {
    Block *block = c->blocks.data[i];
    for (uint32_t k = 0; k < block_terminator(block)->nsuccessors; k++)
      if (ptrmap_get(&is_entry, edge_target((Edge){block, k})))
        vec_push(arena, &c->backs, ((Edge){block, k}));
  }
}

static void make_header(Cycle *c) {
  c->header = edge_target(c->entries.data[0]);
  if (c->entries.size > 1) {
    EdgeList edges = {0};
    for (size_t i = 0; i < c->entries.size; i++)
      vec_push(c->l->rw.arena, &edges, c->entries.data[i]);
    for (size_t i = 0; i < c->backs.size; i++)
      vec_push(c->l->rw.arena, &edges, c->backs.data[i]);
    c->header =
        make_single_entry(c->l, block_terminator(c->header)->loc, &edges);
  }
  add_block(c, c->header);
}

// Behind a cycle that is never left: returns, or reports that it cannot.
static bool end_endless(Cycle *c, Loc loc) {
  Lift *l = c->l;
  Op *parent = c->latch->parent->parent;
  if (!op_is(parent, OP_func_func))
    return diag_error(&l->rw.b.ctx->diags, loc,
                      "Cannot create unreachable terminator for '%.*s'",
                      (int)op_name(parent).size, op_name(parent).data);
  const Type *type = op_slot(parent, A_func_func_function_type)->type;
  ValueList values = list_new(&l->rw, type->as.list.noutputs);
  builder_at_end(&l->rw.b, c->exit);
  l->rw.b.loc = loc;
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    list_add(&values, build_poison(&l->rw.b, type_results(type)[i]));
  combine_exit(l, build_op(&l->rw.b, OP_func_return, NULL, 0, values.items,
                           values.count));
  return true;
}

// Makes one block that all edges back and out go through.
static bool make_latch(Cycle *c) {
  Lift *l = c->l;
  Rewriter *rw = &l->rw;
  Loc loc = edge_op(c->backs.data[0])->loc;
  BlockList targets = {0};
  for (size_t i = 0; i < c->backs.size; i++)
    vec_push(rw->arena, &targets, edge_target(c->backs.data[i]));
  for (size_t i = 0; i < c->exits.size; i++)
    vec_push(rw->arena, &targets, edge_target(c->exits.data[i]));
  switch_value(l, 0);
  Multiplexer m = multiplexer_new(l, loc, &targets, 1);
  c->latch = m.block;
  c->exit = new_block(l, loc);
  insert_block_after(c->latch, c->exit);
  for (size_t i = 0; i < c->backs.size; i++)
    multiplexer_redirect(l, &m, c->backs.data[i], switch_value(l, 1));
  for (size_t i = 0; i < c->exits.size; i++)
    multiplexer_redirect(l, &m, c->exits.data[i], switch_value(l, 0));
  ValueList args = list_of_args(rw, c->latch, 0);
  builder_at_end(&rw->b, c->latch);
  rw->b.loc = loc;
  int64_t one = 1;
  Attr *zero = attr_dense(rw->b.ctx,
                          type_vector(rw->b.ctx, 1, &one, NULL, rw->b.ctx->i32),
                          &(int32_t){0}, sizeof(int32_t), true);
  build_switch(rw, args.items[args.count - 1],
               (Target){c->header, list_part(args, 0, c->header->nargs)}, zero,
               &(Target){c->exit, {0}}, 1);
  add_block(c, c->latch);
  if (!c->exits.size)
    return end_endless(c, loc);
  multiplexer_end(l, &m, loc, c->exit, c->header);
  return true;
}

// Values that are used behind the cycle

enum { TO_HEADER, TO_EXIT }; // edges from the latch

typedef struct Escapes {
  Cycle *c;
  Dominance *dominance;
  ValueList *carried; // what the latch passes to the header
} Escapes;

// The block of the header's region that the operation is in.
static Block *block_around(const Cycle *c, const Op *op) {
  Block *block = op->block;
  while (block && block->parent != c->header->parent)
    block = block->parent->parent->block;
  return block;
}

// The value as the latch knows it: where not every way to it has the value, it
// becomes an argument.
static Value *at_latch(Escapes *e, Block *block, Value *value) {
  Cycle *c = e->c;
  Lift *l = c->l;
  bool everywhere = block == c->latch;
  if (!everywhere) {
    everywhere = true;
    for (const Successor *s = c->latch->preds; s; s = s->next)
      everywhere &= block_dominates(e->dominance, block, s->owner->block);
  }
  if (everywhere)
    return value;
  Value *arg =
      block_add_arg(l->rw.b.pool, c->latch, value->type, value_loc(value));
  for (const Successor *s = c->latch->preds; s; s = s->next) {
    bool is_there = block_dominates(e->dominance, block, s->owner->block);
    edge_add_arg(l, edge_of(s),
                 is_there ? value : poison_value(l, value->type));
  }
  return arg;
}

// The argument of the exit that stands for the value behind the cycle.
static Value *carry(Escapes *e, Block *block, Value *value) {
  Cycle *c = e->c;
  Pool *pool = c->l->rw.b.pool;
  Value *arg = block_add_arg(pool, c->exit, value->type, value_loc(value));
  block_add_arg(pool, c->header, value->type, value_loc(value));
  Value *passed = at_latch(e, block, value);
  *e->carried = list_join(&c->l->rw, *e->carried, list_of(&c->l->rw, passed));
  edge_add_arg(c->l, (Edge){c->latch, TO_HEADER}, passed);
  edge_add_arg(c->l, (Edge){c->latch, TO_EXIT}, passed);
  return arg;
}

static void check_value(Escapes *e, Block *block, Value *value) {
  Value *outside = NULL;
  for (Use *use = value->uses, *next; use; use = next) {
    next = use->next;
    Block *user = block_around(e->c, use->owner);
    if (ptrmap_get(&e->c->is_inside, user))
      continue;
    if (!outside) {
      Op *owner = use->owner;
      uint32_t operand = (uint32_t)(use - owner->operands);
      outside = carry(e, block, value);
      // Operands of the latch and its ways have moved, but not this one's.
      use = &owner->operands[operand];
      op_set_operand(owner, operand, outside);
      next = value->uses; // from the start: those inside are passed again
      continue;
    }
    op_set_operand(use->owner, (uint32_t)(use - use->owner->operands), outside);
  }
}

static void check_block(Escapes *e, Block *block, uint32_t nargs) {
  for (uint32_t i = 0; i < nargs; i++)
    check_value(e, block, block_arg(block, i));
  for (Op *op = block->first; op; op = op->next)
    for (uint32_t i = 0; i < op->nresults; i++)
      check_value(e, block, op_result(op, i));
}

// New arguments of the header have no value on the way in.
static void complete_entries(Cycle *c) {
  for (const Successor *s = c->header->preds; s; s = s->next)
    for (Edge e = edge_of(s);
         e.from != c->latch && edge_args(c->l, e).count < c->header->nargs;)
      edge_add_arg(
          c->l, e,
          poison_value(c->l,
                       block_arg(c->header, edge_args(c->l, e).count)->type));
}

// Passes on as arguments what is used behind the cycle.
static ValueList carry_escaping(Cycle *c) {
  Lift *l = c->l;
  Arena scratch = {0};
  ValueList carried = edge_args(l, (Edge){c->latch, TO_HEADER});
  Escapes e = {c, dominance_new(l->rw.b.ctx, &scratch), &carried};
  for (uint32_t i = 0, n = carried.count; i < n; i++) {
    Value *value = carried.items[i];
    Value *arg =
        block_add_arg(l->rw.b.pool, c->exit, value->type, value_loc(value));
    for (Use *use = value->uses, *next; use; use = next) {
      next = use->next;
      if (!ptrmap_get(&c->is_inside, block_around(c, use->owner)))
        op_set_operand(use->owner, (uint32_t)(use - use->owner->operands), arg);
    }
    edge_add_arg(l, (Edge){c->latch, TO_EXIT}, value);
  }
  uint32_t nlatch = c->latch->nargs, nheader = c->header->nargs;
  for (size_t i = 0; i < c->blocks.size; i++) {
    Block *block = c->blocks.data[i];
    check_block(&e, block,
                block == c->latch    ? nlatch
                : block == c->header ? nheader
                                     : block->nargs);
  }
  complete_entries(c);
  dominance_release(e.dominance);
  arena_release(&scratch);
  return carried;
}

// The loop

static void move_block(Block *block, Region *region) {
  block_unlink(block);
  block_append(region, block);
}

static void replace_target(Block *block, Block *by) {
  while (block->preds)
    edge_set_target(edge_of(block->preds), by);
}

// Replaces a cycle by a loop that runs while its latch says so.
static void build_loop(Cycle *c, ValueList carried) {
  Rewriter *rw = &c->l->rw;
  Block *place = new_block(c->l, c->header->loc);
  block_insert_before(c->header, place);
  add_args_like(c->l, place, c->header);
  Op *branch = block_terminator(c->latch);
  Value *again = op_operand(branch, 0);
  ValueList inits = list_of_args(rw, place, 0);
  builder_at_end(&rw->b, place);
  rw->b.loc = branch->loc;
  Op *loop = build_while(rw, inits, list_types(rw, inits));
  block_erase(rw->b.pool, body_of(loop, 0));
  Region *body = &loop->regions[0];
  move_block(c->header, body);
  for (size_t i = 0; i < c->blocks.size; i++)
    if (c->blocks.data[i] != c->header && c->blocks.data[i] != c->latch)
      move_block(c->blocks.data[i], body);
  move_block(c->latch, body);
  builder_before(&rw->b, branch);
  again = build_unary(&rw->b, OP_arith_trunci, rw->b.ctx->i1, again);
  build_condition(rw, again, carried);
  rewrite_erase(rw, branch);
  builder_at_end(&rw->b, body_of(loop, 1));
  build_yield(rw, list_of_args(rw, body_of(loop, 1), 0));
  replace_target(c->header, place);
  rewrite_merge_block(rw, c->exit, place, list_of_results(rw, loop).items);
}

bool lift_cycles(Lift *l, Block *entry, BlockList *entries) {
  Arena scratch = {0};
  CycleSearch s = {.l = l, .arena = l->rw.arena};
  find_cycles(&s, entry);
  bool ok = true;
  for (size_t i = 0; ok && i < s.cycles.size; i++) {
    Cycle *c = &s.cycles.data[i];
    find_edges(c);
    make_header(c);
    ok = make_latch(c);
    if (!ok)
      break;
    build_loop(c, carry_escaping(c));
    vec_push(l->rw.arena, entries, c->header);
  }
  arena_release(&scratch);
  return ok;
}
