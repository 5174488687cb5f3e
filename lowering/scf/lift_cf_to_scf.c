// lift-cf-to-scf: branches between blocks as structured control flow.
//
// Requires: no unreachable blocks; branches are cf.br, cf.cond_br, cf.switch.
// Guarantees: in functions whose blocks all end alike, or with branches, there
//   is one block. If there are several ways to end, branches to them are left.
// Invalidates: nothing.
//
// Before:
//
//     cf.cond_br %c, ^left, ^end(%x : i32)
//   ^left:
//     %y = ...
//     cf.br ^end(%y : i32)
//   ^end(%r: i32):
//     return %r : i32
//
// After:
//
//   %r = scf.if %c -> (i32) {
//     %y = ...
//     scf.yield %y : i32
//   } else {
//     scf.yield %x : i32
//   }
//   return %r : i32
//
// As in "Perfect Reconstructability of Control Flow from Demand Dependence
// Graphs" (Bahmann, Reissmann, Jahre, Meyer, ACM TACO 11, 2015), which MLIR
// follows as well. From the entry of a region cycles become loops
// (lift_cycles.c); then what is left has none, and its first branch becomes a
// conditional: each way's region is what only that way leads to, and where they
// meet again, the continuation, is what follows. The body of the loop, the
// regions and the rest are then lifted themselves. Where several blocks would
// have to be one, a multiplexer brings their edges together and then switches
// to where they went (lift_edges.c).

#include "lowering/scf/lift_int.h"
#include "lowering/scf/passes.h"

// The operation that the branch at the end of `entry` becomes.
typedef struct Branching {
  Lift *l;
  Block *entry;
  BlockList *regions; // by successor: the blocks only it leads to
  uint32_t nregions;
  EdgeList continuing; // edges to where the ways meet
  bool all_continue;   // no region leaves
  bool none_continues;
  Block *continuation;
} Branching;

static Block *single_pred(const Block *block) {
  return block->preds && !block->preds->next ? block->preds->owner->block
                                             : NULL;
}

// Regions

// Collects for each successor of the branch the blocks that it dominates.
static void find_regions(Branching *b, PtrMap *inside) {
  Arena scratch = {0};
  Arena *arena = b->l->rw.arena;
  uint32_t count, *dominated;
  Dominance *dominance = dominance_new(b->l->rw.b.ctx, &scratch);
  Block **order =
      dominance_preorder(dominance, b->entry->parent, &count, &dominated);
  const Op *last = block_terminator(b->entry);
  for (uint32_t i = 0; i < b->nregions; i++) {
    Block *first = last->successors[i].block;
    if (single_pred(first) != b->entry)
      continue;
    uint32_t at = 0;
    while (order[at] != first)
      at++;
    for (uint32_t k = at; k <= at + dominated[at]; k++) {
      vec_push(arena, &b->regions[i], order[k]);
      ptrmap_set(inside, arena, order[k], order[k]);
    }
  }
  dominance_release(dominance);
  arena_release(&scratch);
}

static void find_edges_of(Branching *b, Block *block, const PtrMap *inside) {
  Arena *arena = b->l->rw.arena;
  const Op *last = block_terminator(block);
  if (!last->nsuccessors) {
    b->all_continue = false;
    for (const Successor *s = block->preds; s; s = s->next)
      vec_push(arena, &b->continuing, edge_of(s));
  }
  for (uint32_t i = 0; i < last->nsuccessors; i++) {
    Edge edge = {block, i};
    if (ptrmap_get(inside, edge_target(edge)))
      continue;
    vec_push(arena, &b->continuing, edge);
    b->none_continues = false;
  }
}

static void find_continuation(Branching *b) {
  PtrMap inside = {0};
  ptrmap_set(&inside, b->l->rw.arena, b->entry, b->entry);
  find_regions(b, &inside);
  b->all_continue = b->none_continues = true;
  for (uint32_t i = 0; i < b->nregions; i++) {
    if (!b->regions[i].size) {
      vec_push(b->l->rw.arena, &b->continuing, ((Edge){b->entry, i}));
      b->none_continues = false;
    }
    for (size_t k = 0; k < b->regions[i].size; k++)
      find_edges_of(b, b->regions[i].data[k], &inside);
  }
  b->continuation = edge_target(b->continuing.data[0]);
  for (size_t i = 1; i < b->continuing.size; i++)
    if (edge_target(b->continuing.data[i]) != b->continuation)
      b->continuation = NULL;
}

// The conditional

static Op *build_switch_of(Branching *b, Op *branch, TypeList results) {
  Rewriter *rw = &b->l->rw;
  const Attr *values = op_slot(branch, A_cf_switch_case_values);
  int64_t *cases = arena_array(rw->arena, int64_t, b->nregions);
  Value *flag = op_operand(branch, 0);
  uint32_t width = flag->type->as.integer.width;
  uint64_t mask = width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
  for (uint32_t i = 0; i + 1 < b->nregions; i++)
    cases[i] = (int64_t)((uint64_t)dense_int(values, i) & mask);
  flag =
      build_unary(&rw->b, OP_arith_index_castui, rw->b.ctx->index_type, flag);
  return build_index_switch(rw, flag, cases, b->nregions - 1, results);
}

// NULL: reported.
static Op *build_conditional(Branching *b, Op *branch) {
  Rewriter *rw = &b->l->rw;
  TypeList results = list_types(rw, list_of_args(rw, b->continuation, 0));
  builder_before(&rw->b, branch);
  if (op_is(branch, OP_cf_cond_br))
    return build_if(rw, op_operand(branch, 0), results);
  if (op_is(branch, OP_cf_switch) &&
      op_operand(branch, 0)->type->as.integer.width <= 64)
    return build_switch_of(b, branch, results);
  op_error(rw->b.ctx, branch,
           "Cannot convert unknown control flow op to structured control flow");
  return NULL;
}

static void yield_at_end(Branching *b, Block *block, Loc loc,
                         ValueList values) {
  builder_at_end(&b->l->rw.b, block);
  b->l->rw.b.loc = loc;
  build_yield(&b->l->rw, values);
}

// Edges from the region to the continuation come together in a block of their
// own, if there are several, in which the region then ends; it is empty.
static Block *join_edges(Branching *b, const BlockList *region) {
  Block *joint = NULL;
  EdgeList edges = {0};
  for (size_t i = 0; i < region->size; i++) {
    Block *block = region->data[i];
    for (uint32_t k = 0; k < block_terminator(block)->nsuccessors; k++)
      if (edge_target((Edge){block, k}) == b->continuation)
        vec_push(b->l->rw.arena, &edges, ((Edge){block, k}));
  }
  if (edges.size < 2)
    return NULL;
  joint = new_block(b->l, b->continuation->loc);
  add_args_like(b->l, joint, b->continuation);
  for (size_t i = 0; i < edges.size; i++)
    edge_set_target(edges.data[i], joint);
  return joint;
}

// Moves the blocks of way `i` into region `i` of `op`. Returns the block that
// still has to end in a yield, of `*yielded`; or NULL.
static Block *fill_region(Branching *b, Op *op, Op *branch, uint32_t i,
                          ValueList *yielded) {
  Rewriter *rw = &b->l->rw;
  Region *region = &op->regions[i];
  BlockList *blocks = &b->regions[i];
  ValueList passed = target_of(rw, branch, i).args;
  if (!blocks->size) {
    *yielded = passed;
    return build_block(rw, op, i, (TypeList){0});
  }
  Block *joint = join_edges(b, blocks);
  for (size_t k = 0; k < blocks->size; k++) {
    block_unlink(blocks->data[k]);
    block_append(region, blocks->data[k]);
  }
  Block *first = region->first;
  for (uint32_t k = 0; k < first->nargs; k++)
    rewrite_replace_uses(rw, block_arg(first, k), passed.items[k]);
  while (first->nargs) {
    rewrite_erase_successor_operand(rw, branch, i, first->nargs - 1);
    rewrite_erase_arg(rw, first, first->nargs - 1);
  }
  if (!joint)
    return NULL;
  block_append(region, joint);
  *yielded = list_of_args(rw, joint, 0);
  return joint;
}

// All edges to the continuation that are left are unconditional.
static void end_regions(Branching *b) {
  Rewriter *rw = &b->l->rw;
  while (b->continuation->preds) {
    Op *branch = b->continuation->preds->owner;
    CHECK(branch->nsuccessors == 1);
    ValueList values = target_of(rw, branch, 0).args;
    builder_before(&rw->b, branch);
    build_yield(rw, values);
    rewrite_erase(rw, branch);
  }
}

// Makes a conditional of a branch and the blocks that it alone leads to.
static bool lift_conditional(Branching *b, BlockList *entries) {
  Rewriter *rw = &b->l->rw;
  Op *branch = block_terminator(b->entry);
  Op *op = build_conditional(b, branch);
  if (!op)
    return false;
  Block **open = arena_array(rw->arena, Block *, b->nregions);
  ValueList *yielded = arena_array(rw->arena, ValueList, b->nregions);
  for (uint32_t i = 0; i < b->nregions; i++) {
    open[i] = fill_region(b, op, branch, i, &yielded[i]);
    if (b->regions[i].size)
      vec_push(rw->arena, entries, op->regions[i].first);
  }
  rewrite_erase(rw, branch);
  for (uint32_t i = 0; i < b->nregions; i++)
    if (open[i])
      yield_at_end(b, open[i], op->loc, yielded[i]);
  end_regions(b);
  rewrite_merge_block(rw, b->continuation, b->entry,
                      list_of_results(rw, op).items);
  vec_push(rw->arena, entries, b->entry);
  return true;
}

// The first branch behind `entry`; `entries` gets what is then to be lifted.
static bool lift_branch(Lift *l, Block *entry, BlockList *entries) {
  Rewriter *rw = &l->rw;
  Op *branch = block_terminator(entry);
  if (!branch->nsuccessors)
    return true;
  if (branch->nsuccessors == 1) {
    Target to = target_of(rw, branch, 0);
    rewrite_erase(rw, branch);
    rewrite_merge_block(rw, to.block, entry, to.args.items);
    vec_push(rw->arena, entries, entry);
    return true;
  }
  Branching b = {.l = l, .entry = entry, .nregions = branch->nsuccessors};
  b.regions = arena_zero(rw->arena, b.nregions * sizeof(BlockList),
                         _Alignof(BlockList));
  find_continuation(&b);
  if (b.none_continues) {
    for (uint32_t i = 0; i < b.nregions; i++)
      vec_push(rw->arena, entries, branch->successors[i].block);
    return true;
  }
  if (!b.continuation || !b.all_continue)
    b.continuation =
        make_single_entry(l, edge_op(b.continuing.data[0])->loc, &b.continuing);
  if (b.all_continue)
    return lift_conditional(&b, entries);
  vec_push(rw->arena, entries, entry); // once more, with one way out
  return true;
}

// Regions that can be lifted

typedef struct LiftCheck {
  Ctx *ctx;
  bool ok;
} LiftCheck;

static void check_op(void *user, Op *op) {
  LiftCheck *c = user;
  if (!c->ok || !op->nsuccessors)
    return;
  if (!op->info->successor_operands)
    c->ok = op_error(c->ctx, op,
                     "transformation does not support terminators with "
                     "successors not implementing BranchOpInterface");
  else if (!op_is_memory_effect_free(op))
    c->ok = op_error(c->ctx, op,
                     "transformation does not support terminators with side "
                     "effects");
}

// NULL: the entry reaches all blocks.
static Block *find_unreachable(Lift *l, Region *region) {
  Dominance *d = dominance_new(l->rw.b.ctx, l->run->arena);
  Block *block = region->first;
  while (block && block_is_reachable(d, block))
    block = block->next;
  dominance_release(d);
  return block;
}

static bool may_be_lifted(Lift *l, Region *region) {
  LiftCheck c = {l->rw.b.ctx, true};
  Block *unreachable = find_unreachable(l, region);
  if (unreachable)
    return op_error(l->rw.b.ctx, unreachable->first,
                    "transformation does not support unreachable blocks");
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next) {
      check_op(&c, op);
      op_walk(op, check_op, &c);
    }
  return c.ok;
}

static bool lift_region(PassRun *run, Region *region) {
  Lift l = {.run = run, .rw = pass_rewriter(run), .region = region};
  if (region->first == region->last)
    return true;
  if (!may_be_lifted(&l, region))
    return false;
  for (Block *block = region->first; block; block = block->next)
    if (!block_terminator(block)->nsuccessors)
      combine_exit(&l, block_terminator(block));
  BlockList entries = {0};
  vec_push(run->arena, &entries, region->first);
  while (entries.size) {
    Block *entry = vec_pop(&entries);
    if (!lift_cycles(&l, entry, &entries) || !lift_branch(&l, entry, &entries))
      return false;
  }
  return true;
}

typedef struct LiftWalk {
  PassRun *run;
  bool ok;
} LiftWalk;

static void lift_regions(void *user, Op *op) {
  LiftWalk *w = user;
  for (uint32_t i = 0; w->ok && i < op->nregions; i++)
    if (!region_is_empty(&op->regions[i]))
      w->ok = lift_region(w->run, &op->regions[i]);
}

static void lift_function(void *user, Op *op) {
  LiftWalk *w = user;
  if (!op_is(op, OP_func_func) || !w->ok)
    return;
  op_walk_post(op, lift_regions, w);
  lift_regions(w, op);
}

bool lower_lift_cf_to_scf(PassRun *run, Op *root) {
  LiftWalk w = {run, true};
  lift_function(&w, root);
  if (!op_is(root, OP_func_func))
    op_walk_post(root, lift_function, &w);
  return w.ok;
}
