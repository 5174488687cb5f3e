// lift-cf-to-scf: edges, and blocks that bring edges together.

#include "lowering/scf/lift_int.h"
#include "ir/build/arith.h"

ValueList edge_args(Lift *l, Edge e) {
  return target_of(&l->rw, edge_op(e), e.index).args;
}

void edge_set_target(Edge e, Block *block) {
  op_set_successor(edge_op(e), e.index, block);
}

void edge_add_arg(Lift *l, Edge e, Value *value) {
  rewrite_add_successor_operands(&l->rw, edge_op(e), e.index, &value, 1);
}

static void set_edge(Lift *l, Edge e, Block *block, ValueList args) {
  Op *op = edge_op(e);
  for (uint32_t n = edge_args(l, e).count; n > 0; n--)
    rewrite_erase_successor_operand(&l->rw, op, e.index, n - 1);
  edge_set_target(e, block);
  rewrite_add_successor_operands(&l->rw, op, e.index, args.items, args.count);
}

// Values

static void go_to_start(Lift *l) {
  builder_at_start(&l->rw.b, l->region->first);
  l->rw.b.loc = l->region->parent->loc;
}

Value *switch_value(Lift *l, uint32_t number) {
  while (l->switch_values.size <= number)
    vec_push(l->rw.arena, &l->switch_values, NULL);
  Value **value = &l->switch_values.data[number];
  if (*value)
    return *value;
  Builder place = l->rw.b;
  go_to_start(l);
  *value = arith_int(&l->rw.b, l->rw.b.ctx->i32, number);
  l->rw.b = place;
  return *value;
}

Value *poison_value(Lift *l, Type *type) {
  Value *value = ptrmap_get(&l->poisons, type);
  if (value)
    return value;
  Builder place = l->rw.b;
  go_to_start(l);
  value = build_poison(&l->rw.b, type);
  l->rw.b = place;
  ptrmap_set(&l->poisons, l->rw.arena, type, value);
  return value;
}

// Blocks

Block *new_block(Lift *l, Loc loc) {
  return block_create(l->rw.b.pool, loc);
}

void insert_block_after(Block *after, Block *block) {
  if (after->next)
    block_insert_before(after->next, block);
  else
    block_append(after->parent, block);
}

void add_args_like(Lift *l, Block *block, const Block *other) {
  for (uint32_t i = 0; i < other->nargs; i++)
    block_add_arg(l->rw.b.pool, block, block_arg(other, i)->type,
                  value_loc(block_arg(other, i)));
}

// Multiplexers

static size_t place_of(const Multiplexer *m, const Block *target) {
  size_t i = 0;
  while (i < m->targets.size && m->targets.data[i] != target)
    i++;
  return i;
}

Multiplexer multiplexer_new(Lift *l, Loc loc, const BlockList *targets,
                            uint32_t nextra) {
  Pool *pool = l->rw.b.pool;
  Type *number = l->rw.b.ctx->i32;
  Multiplexer m = {.block = new_block(l, loc), .nextra = nextra};
  m.offsets = arena_array(l->rw.arena, uint32_t, targets->size + 1);
  insert_block_after(targets->data[0], m.block);
  for (size_t i = 0; i < targets->size; i++) {
    Block *target = targets->data[i];
    if (place_of(&m, target) < m.targets.size)
      continue;
    m.offsets[m.targets.size] = m.block->nargs;
    vec_push(l->rw.arena, &m.targets, target);
    add_args_like(l, m.block, target);
  }
  if (m.targets.size > 1) {
    switch_value(l, 0);
    m.chosen = block_add_arg(pool, m.block, number, loc);
  }
  for (uint32_t i = 0; i < nextra; i++)
    block_add_arg(pool, m.block, number, loc);
  return m;
}

void multiplexer_redirect(Lift *l, const Multiplexer *m, Edge e, Value *extra) {
  size_t place = place_of(m, edge_target(e));
  CHECK(place < m->targets.size);
  ValueList own = edge_args(l, e), all = list_new(&l->rw, m->block->nargs);
  uint32_t first = m->offsets[place];
  uint32_t first_extra = m->block->nargs - m->nextra;
  for (uint32_t i = 0; i < m->block->nargs; i++) {
    const Value *arg = block_arg(m->block, i);
    if (i >= first && i - first < edge_target(e)->nargs)
      list_add(&all, own.items[i - first]);
    else if (arg == m->chosen)
      list_add(&all, switch_value(l, (uint32_t)place));
    else if (i >= first_extra)
      list_add(&all, extra);
    else
      list_add(&all, poison_value(l, arg->type));
  }
  set_edge(l, e, m->block, all);
}

static Attr *case_values(Ctx *ctx, const int32_t *values, uint32_t count) {
  int64_t n = count;
  Type *type = type_vector(ctx, 1, &n, NULL, ctx->i32);
  return count ? attr_dense(ctx, type, values, count * sizeof *values, false)
               : NULL;
}

void multiplexer_end(Lift *l, const Multiplexer *m, Loc loc, Block *at,
                     const Block *excluded) {
  Rewriter *rw = &l->rw;
  Target *targets = arena_array(rw->arena, Target, m->targets.size + 1);
  int32_t *values = arena_array(rw->arena, int32_t, m->targets.size + 1);
  uint32_t n = 0;
  for (size_t i = 0; i < m->targets.size; i++) {
    Block *target = m->targets.data[i];
    if (target == excluded)
      continue;
    ValueList all = list_of_args(rw, m->block, 0);
    values[n] = (int32_t)i;
    targets[n++] =
        (Target){target, list_part(all, m->offsets[i], target->nargs)};
  }
  Value *flag = m->chosen && n > 1 ? m->chosen : switch_value(l, 0);
  builder_at_end(&rw->b, at);
  rw->b.loc = loc;
  n--; // the last is the default
  build_switch(rw, flag, targets[n], case_values(rw->b.ctx, values, n), targets,
               n);
}

Block *make_single_entry(Lift *l, Loc loc, const EdgeList *edges) {
  BlockList targets = {0};
  for (size_t i = 0; i < edges->size; i++)
    vec_push(l->rw.arena, &targets, edge_target(edges->data[i]));
  Multiplexer m = multiplexer_new(l, loc, &targets, 0);
  for (size_t i = 0; i < edges->size; i++)
    multiplexer_redirect(l, &m, edges->data[i], NULL);
  multiplexer_end(l, &m, loc, m.block, NULL);
  return m.block;
}

// Exits

static bool are_equal_exits(const Op *a, const Op *b) {
  if (!op_is_similar(a, b))
    return false;
  for (uint32_t i = 0; i < a->noperands; i++)
    if (op_operand(a, i)->type != op_operand(b, i)->type)
      return false;
  return true;
}

// The block of operations like `op`, made when there is none.
static Block *exit_block(Lift *l, Op *op, bool *is_new) {
  *is_new = false;
  for (size_t i = 0; i < l->exits.size; i++)
    if (are_equal_exits(l->exits.data[i].op, op))
      return l->exits.data[i].block;
  Block *block = new_block(l, op->loc);
  block_append(l->region, block);
  for (uint32_t i = 0; i < op->noperands; i++)
    block_add_arg(l->rw.b.pool, block, op_operand(op, i)->type, op->loc);
  vec_push(l->rw.arena, &l->exits, ((Exit){op, block}));
  *is_new = true;
  return block;
}

void combine_exit(Lift *l, Op *op) {
  Rewriter *rw = &l->rw;
  bool is_new;
  Block *block = exit_block(l, op, &is_new);
  if (block == op->block)
    return;
  builder_before(&rw->b, op);
  build_switch(rw, switch_value(l, 0),
               (Target){block, list_of_operands(rw, op, 0)}, NULL, NULL, 0);
  if (!is_new) {
    rewrite_erase(rw, op);
    return;
  }
  op_unlink(op);
  op_append(block, op);
  for (uint32_t i = 0; i < op->noperands; i++)
    op_set_operand(op, i, block_arg(block, i));
}
