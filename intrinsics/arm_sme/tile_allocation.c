// Tiles of ZA for values: a linear scan, as mlir-opt does it.
//
// Requires: control flow is blocks and branches of cf.
// Guarantees: every operation on a tile has a number, `tile_id`; one from
//   SME_IN_MEMORY on is of no tile of ZA, but of memory.
// Invalidates: nothing.
//
// Before:
//
//   cf.cond_br %c, ^bb1(%t : vector<[4]x[4]xf32>), ^bb2
//
// After: branches pass copies, so that no two values of one block argument need
// the same tile at once, and most of them fold.
//
//   cf.cond_br %c, ^bb1_, ^bb2_
//   ^bb1_:
//     cf.br ^bb1(%t : vector<[4]x[4]xf32>)
//
// Points of the program are numbered, blocks in reverse postorder. Where a
// value must be in a tile is a set of points (a LiveRange). Ranges that do not
// overlap become one, where that saves a copy: of an operation and its operand,
// of a block argument and what is passed. Then they get tiles by their
// beginnings; a range may have holes, in which others use its tile. When there
// is no tile one goes to memory: one that is trivially made again, or the one
// that ends last.
//
// Facts: B2.3.2 of the Arm ARM supplement for SME: ZAn.S is ZAn.Q, ZA(n+4).Q,
// ZA(n+8).Q and ZA(n+12).Q, and so on.

#include "intrinsics/arm_sme/arm_sme.h"

#include "intrinsics/intrinsics.h"
#include "lowering/pass/brought.h"

enum { NO_TILE = -1, MOST_TILES = 16 };

typedef struct LiveRange {
  Vec(Value *) values; // the first says what it is of
  uint64_t *points;
  uint32_t start, end; // the first point, and behind the last; equal: empty
  int32_t tile;
} LiveRange;
typedef Vec(LiveRange *) Ranges;

typedef struct Allocation {
  PassRun *run;
  Rewriter rw;
  Op *func;
  Vec(Block *) order; // reverse postorder
  PtrMap visited;     // blocks
  PtrMap numbers;     // operations to their point, plus one
  uint32_t npoints;
  PtrMap range_of; // values to theirs
  Vec(Value *) values;
  uint32_t next_in_memory;
} Allocation;

// Copies at branches

static bool passes_tile(const Op *branch) {
  for (uint32_t i = 0; i < branch->noperands; i++)
    if (type_is_sme_tile(op_operand(branch, i)->type))
      return true;
  return false;
}

// A block behind `block` that passes on what `branch` does to a successor.
static Block *make_jump(Allocation *a, Op *branch, uint32_t index) {
  Target target = target_of(&a->rw, branch, index);
  Block *jump = block_create(a->rw.b.pool, branch->loc);
  if (branch->block->next)
    block_insert_before(branch->block->next, jump);
  else
    block_append(branch->block->parent, jump);
  a->rw.b.loc = branch->loc;
  builder_at_end(&a->rw.b, jump);
  build_br(&a->rw, target);
  return jump;
}

static void split_branch(Allocation *a, Op *branch) {
  Block *yes = make_jump(a, branch, 0), *no = make_jump(a, branch, 1);
  Value *condition = op_operand(branch, 0);
  op_set_operands(a->rw.b.pool, branch, &condition, 1);
  branch->slots[A_cf_cond_br_operandSegmentSizes] =
      attr_dense_i32(a->run->ctx, (int32_t[]){1, 0, 0}, 3);
  op_set_successor(branch, 0, yes);
  op_set_successor(branch, 1, no);
}

static void copy_at_branch(Allocation *a, Op *branch) {
  builder_before(&a->rw.b, branch);
  for (uint32_t i = 0; i < branch->noperands; i++) {
    Value *value = op_operand(branch, i);
    if (type_is_sme_tile(value->type))
      rewrite_set_operand(
          &a->rw, branch, i,
          build_unary(&a->rw.b, OP_arm_sme_copy_tile, value->type, value));
  }
}

static void insert_copies(Allocation *a) {
  Region *body = &a->func->regions[0];
  for (Block *block = body->first; block; block = block->next)
    if (op_is(block->last, OP_cf_cond_br) && passes_tile(block->last))
      split_branch(a, block->last);
  for (Block *block = body->first; block; block = block->next)
    if (op_is(block->last, OP_cf_br))
      copy_at_branch(a, block->last);
}

// Points: an operation has one, and what is at the beginning of a block has the
// one before that of its first operation.

static void add_postorder(Allocation *a, Block *block) {
  if (ptrmap_get(&a->visited, block))
    return;
  ptrmap_set(&a->visited, a->run->arena, block, block);
  for (uint32_t i = 0; i < block->last->nsuccessors; i++)
    add_postorder(a, block->last->successors[i].block);
  vec_push(a->run->arena, &a->order, block);
}

static void number_ops(Allocation *a) {
  Region *body = &a->func->regions[0];
  for (Block *block = body->first; block; block = block->next) {
    size_t first = a->order.size;
    add_postorder(a, block);
    for (size_t i = first, j = a->order.size; i + 1 < j; i++) {
      Block *other = a->order.data[--j];
      a->order.data[j] = a->order.data[i];
      a->order.data[i] = other;
    }
  }
  for (size_t i = 0; i < a->order.size; i++) {
    a->npoints++;
    for (Op *op = a->order.data[i]->first; op; op = op->next)
      ptrmap_set(&a->numbers, a->run->arena, op,
                 (void *)(uintptr_t)(++a->npoints));
  }
}

static uint32_t point_of(Allocation *a, const Op *op) {
  return (uint32_t)(uintptr_t)ptrmap_get(&a->numbers, op) - 1;
}

// Where values are live

static bool range_has(const LiveRange *r, uint32_t point) {
  return r->points[point / 64] >> point % 64 & 1;
}

static void range_add(LiveRange *r, uint32_t start, uint32_t end) {
  if (start == end)
    return;
  bool empty = r->start == r->end;
  r->start = empty || start < r->start ? start : r->start;
  r->end = empty || end > r->end ? end : r->end;
  for (uint32_t i = start; i < end; i++)
    r->points[i / 64] |= UINT64_C(1) << i % 64;
}

static bool ranges_overlap(const Allocation *a, const LiveRange *r,
                           const LiveRange *s) {
  for (uint32_t i = 0; i <= a->npoints / 64; i++)
    if (r->points[i] & s->points[i])
      return true;
  return false;
}

// The operation of `block` that `op` is, or is in; or NULL.
static Op *ancestor_in(const Block *block, Op *op) {
  while (op && op->block != block)
    op = op_parent(op);
  return op;
}

static Block *block_in_function(const Allocation *a, Op *op) {
  while (op_parent(op) != a->func)
    op = op_parent(op);
  return op->block;
}

typedef struct LiveIn { // of one value
  PtrMap blocks;
  Vec(Block *) work;
} LiveIn;

static void flow_into(Allocation *a, LiveIn *in, Block *block,
                      const Block *defined) {
  if (block == defined || ptrmap_get(&in->blocks, block))
    return;
  ptrmap_set(&in->blocks, a->run->arena, block, block);
  vec_push(a->run->arena, &in->work, block);
}

static LiveIn find_live_in(Allocation *a, const Value *value, Block *defined) {
  LiveIn in = {0};
  for (const Use *use = value->uses; use; use = use->next)
    flow_into(a, &in, block_in_function(a, use->owner), defined);
  while (in.work.size) {
    Block *block = in.work.data[--in.work.size];
    for (Successor *pred = block->preds; pred; pred = pred->next)
      flow_into(a, &in, pred->owner->block, defined);
  }
  return in;
}

// The last operation of `block` up to which the value is needed.
static Op *last_in_block(const Value *value, Block *block, Op *first,
                         const LiveIn *in) {
  for (uint32_t i = 0; i < block->last->nsuccessors; i++)
    if (ptrmap_get(&in->blocks, block->last->successors[i].block))
      return block->last;
  Op *last = first;
  for (const Use *use = value->uses; use; use = use->next) {
    Op *op = ancestor_in(block, use->owner);
    if (op && op_is_before(last, op))
      last = op;
  }
  return last;
}

static void add_block(Allocation *a, LiveRange *r, const Value *value,
                      Op *first, bool at_entry, const LiveIn *in) {
  Op *last = last_in_block(value, first->block, first, in);
  range_add(r, point_of(a, first) - at_entry, point_of(a, last));
}

static void add_value(Allocation *a, Value *value, Block *defined) {
  if (!type_is_sme_tile(value->type))
    return;
  Arena *arena = a->run->arena;
  LiveRange *r = arena_new(arena, LiveRange);
  *r = (LiveRange){.tile = NO_TILE,
                   .points = arena_array(arena, uint64_t, a->npoints / 64 + 1)};
  memset(r->points, 0, (a->npoints / 64 + 1) * sizeof *r->points);
  vec_push(arena, &r->values, value);
  ptrmap_set(&a->range_of, arena, value, r);
  vec_push(arena, &a->values, value);
  LiveIn in = find_live_in(a, value, defined);
  Op *made = value_op(value);
  add_block(a, r, value, made ? made : defined->first, !made, &in);
  for (size_t i = 0; i < a->order.size; i++)
    if (ptrmap_get(&in.blocks, a->order.data[i]))
      add_block(a, r, value, a->order.data[i]->first, true, &in);
}

static void add_values(Allocation *a) {
  Region *body = &a->func->regions[0];
  for (Block *block = body->first; block; block = block->next) {
    for (uint32_t i = 0; i < block->nargs; i++)
      add_value(a, block_arg(block, i), block);
    for (Op *op = block->first; op; op = op->next)
      for (uint32_t i = 0; i < op->nresults; i++)
        add_value(a, op_result(op, i), block);
  }
}

// Joining

static void join(Allocation *a, Value *x, Value *y) {
  LiveRange *r = ptrmap_get(&a->range_of, x), *s = ptrmap_get(&a->range_of, y);
  if (r == s || ranges_overlap(a, r, s))
    return;
  for (uint32_t i = s->start; i < s->end; i++)
    if (range_has(s, i))
      range_add(r, i, i + 1);
  for (size_t i = 0; i < s->values.size; i++) {
    vec_push(a->run->arena, &r->values, s->values.data[i]);
    ptrmap_set(&a->range_of, a->run->arena, s->values.data[i], r);
  }
}

typedef void PassedFn(Allocation *a, Value *arg, Value *passed, void *user);

// Calls it with all that branches of cf pass to a block argument.
static void each_passed(Allocation *a, Value *arg, PassedFn *visit_passed,
                        void *user) {
  Block *block = value_arg_block(arg);
  for (Successor *pred = block->preds; pred; pred = pred->next) {
    Op *branch = pred->owner;
    uint32_t index = (uint32_t)(pred - branch->successors);
    if (!op_is(branch, OP_cf_br) && !op_is(branch, OP_cf_cond_br))
      continue;
    Target target = target_of(&a->rw, branch, index);
    visit_passed(a, arg, target.args.items[arg->index], user);
  }
}

static void join_passed(Allocation *a, Value *arg, Value *passed, void *user) {
  (void)user;
  join(a, arg, passed);
}

static void join_with_operands(Allocation *a, Value *value) {
  const Op *op = value_op(value);
  for (uint32_t i = 0; op_is_sme_tile_op(op) && i < op->noperands; i++)
    if (type_is_sme_tile(op_operand(op, i)->type))
      join(a, value, op_operand(op, i));
}

static void join_values(Allocation *a) {
  for (size_t i = 0; i < a->values.size; i++)
    if (value_is_arg(a->values.data[i]))
      each_passed(a, a->values.data[i], join_passed, NULL);
  for (size_t i = 0; i < a->values.size; i++)
    if (!value_is_arg(a->values.data[i]))
      join_with_operands(a, a->values.data[i]);
}

// Returns the live ranges that are not empty, in the order of their beginnings.
static Ranges sorted_ranges(Allocation *a) {
  Ranges list = {0};
  PtrMap seen = {0};
  for (size_t i = 0; i < a->values.size; i++) {
    LiveRange *r = ptrmap_get(&a->range_of, a->values.data[i]);
    if (r->start == r->end || ptrmap_get(&seen, r))
      continue;
    ptrmap_set(&seen, a->run->arena, r, r);
    vec_push(a->run->arena, &list, r);
    for (size_t k = list.size - 1;
         k && list.data[k - 1]->start > list.data[k]->start; k--) {
      list.data[k] = list.data[k - 1];
      list.data[k - 1] = r;
    }
  }
  return list;
}

// Tiles

static uint32_t width_of(const LiveRange *r) {
  return type_bit_width(r->values.data[0]->type->as.shaped.element);
}

// How many tiles there are of such elements.
static int32_t tiles_of(const LiveRange *r) {
  return (int32_t)(width_of(r) / 8);
}

static uint32_t mask_of(const LiveRange *r, int32_t tile) {
  uint32_t mask = 0;
  for (int32_t q = tile; q < MOST_TILES; q += tiles_of(r))
    mask |= UINT32_C(1) << q;
  return mask;
}

static bool take_tile(LiveRange *r, uint32_t *used) {
  for (int32_t tile = 0; tile < tiles_of(r); tile++) {
    uint32_t mask = mask_of(r, tile);
    if (!(*used & mask)) {
      *used |= mask;
      r->tile = tile;
      return true;
    }
  }
  return false;
}

static bool is_cloneable(const Op *op) {
  return op && op_is_sme_tile_op(op) && op->nresults == 1 && !op->noperands;
}

// Whether it is no loss to have `r` in memory, in place of `other`.
static bool is_free_to_spill(const LiveRange *r, const LiveRange *other) {
  return width_of(r) <= width_of(other) && r->values.size == 1 &&
         is_cloneable(value_op(r->values.data[0]));
}

static bool is_worse(const LiveRange *r, const LiveRange *s) {
  return width_of(r) > width_of(s) || r->end < s->end;
}

static LiveRange *choose_spill(const Ranges *active, const Ranges *reserved,
                               LiveRange *next) {
  const Ranges *lists[] = {active, reserved};
  if (is_free_to_spill(next, next))
    return next;
  LiveRange *last = NULL;
  for (int l = 0; l < 2; l++)
    for (size_t i = 0; i < lists[l]->size; i++) {
      LiveRange *r = lists[l]->data[i];
      if (is_free_to_spill(r, next))
        return r;
      if (!last || is_worse(last, r))
        last = r;
    }
  return last && !is_worse(last, next) ? last : next;
}

static void remove_range(Ranges *list, const LiveRange *r) {
  size_t n = 0;
  for (size_t i = 0; i < list->size; i++)
    if (list->data[i] != r)
      list->data[n++] = list->data[i];
  list->size = n;
}

typedef struct Scan {
  Allocation *a;
  uint32_t used;
  Ranges active, inactive; // inactive: in a hole
} Scan;

static void leave_tiles(Scan *s, uint32_t point) {
  size_t n = 0;
  for (size_t i = 0; i < s->active.size; i++) {
    LiveRange *r = s->active.data[i];
    if (range_has(r, point)) {
      s->active.data[n++] = r;
      continue;
    }
    s->used &= ~mask_of(r, r->tile);
    if (r->end > point)
      vec_push(s->a->run->arena, &s->inactive, r);
  }
  s->active.size = n;
}

static void come_back(Scan *s, uint32_t point) {
  size_t n = 0;
  for (size_t i = 0; i < s->inactive.size; i++) {
    LiveRange *r = s->inactive.data[i];
    if (r->end <= point)
      continue;
    if (!range_has(r, point)) {
      s->inactive.data[n++] = r;
      continue;
    }
    s->used |= mask_of(r, r->tile);
    vec_push(s->a->run->arena, &s->active, r);
  }
  s->inactive.size = n;
}

static Ranges reserve(Scan *s, const LiveRange *next) {
  Ranges reserved = {0};
  for (size_t i = 0; i < s->inactive.size; i++) {
    LiveRange *r = s->inactive.data[i];
    if (!ranges_overlap(s->a, r, next))
      continue;
    s->used |= mask_of(r, r->tile);
    vec_push(s->a->run->arena, &reserved, r);
  }
  return reserved;
}

static void spill(Scan *s, const Ranges *reserved, LiveRange *next) {
  LiveRange *out = choose_spill(&s->active, reserved, next);
  if (out != next) {
    s->used &= ~mask_of(out, out->tile);
    remove_range(&s->active, out);
    remove_range(&s->inactive, out);
    take_tile(next, &s->used);
  }
  out->tile = (int32_t)s->a->next_in_memory++;
}

static void allocate(Allocation *a, const Ranges *ranges) {
  Scan s = {.a = a};
  for (size_t i = 0; i < ranges->size; i++) {
    LiveRange *next = ranges->data[i];
    leave_tiles(&s, next->start);
    come_back(&s, next->start);
    Ranges reserved = reserve(&s, next);
    if (!take_tile(next, &s.used))
      spill(&s, &reserved, next);
    if (next->tile >= 0 && next->tile < SME_IN_MEMORY)
      vec_push(a->run->arena, &s.active, next);
    for (size_t k = 0; k < reserved.size; k++)
      if (reserved.data[k]->tile < SME_IN_MEMORY)
        s.used &= ~mask_of(reserved.data[k], reserved.data[k]->tile);
  }
}

// What the operations are told

static void set_tile(Allocation *a, Op *op, int32_t tile) {
  Ctx *ctx = a->run->ctx;
  op_set_attr(ctx, op, ctx_ident_lit(ctx, "tile_id"),
              attr_int(ctx, ctx->i32, tile));
}

static bool makes_tile(const Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_sme_tile(op_result(op, i)->type))
      return true;
  return false;
}

static void tell_ops(Allocation *a, const Value *value, int32_t tile) {
  Op *made = value_op(value);
  if (made && op_is_sme_tile_op(made))
    set_tile(a, made, tile);
  for (const Use *use = value->uses; use; use = use->next)
    if (op_is_sme_tile_op(use->owner) && !makes_tile(use->owner))
      set_tile(a, use->owner, tile);
}

static bool is_in(const Allocation *a, const LiveRange *r, const Value *value) {
  const Op *made = value_op(value);
  const Attr *id =
      made && op_is_sme_tile_op(made) ? sme_tile_id(a->run->ctx, made) : NULL;
  if (id && (int32_t)attr_to_u64(id) == r->tile)
    return true;
  for (size_t i = 0; i < r->values.size; i++)
    if (r->values.data[i] == value)
      return true;
  return false;
}

typedef struct Mismatch {
  const LiveRange *range;
  bool found;
} Mismatch;

static void check_passed(Allocation *a, Value *arg, Value *passed, void *user) {
  (void)arg;
  Mismatch *mismatch = user;
  mismatch->found |= !is_in(a, mismatch->range, passed);
}

static bool check_arg(Allocation *a, const LiveRange *r, Value *arg) {
  Mismatch mismatch = {r, false};
  each_passed(a, arg, check_passed, &mismatch);
  return !mismatch.found ||
         op_error(a->run->ctx, a->func,
                  "block argument not allocated to the same SME virtial tile "
                  "as predecessors");
}

static bool report_move(Allocation *a, Op *op, Value *operand) {
  op_error(a->run->ctx, op,
           "tile operand allocated to different SME virtial tile (move "
           "required)");
  diag_note(&a->run->ctx->diags, value_loc(operand), "tile operand is here");
  return false;
}

// Has `op` get its tile in place, from one that is made again there.
static bool settle_operand(Allocation *a, const LiveRange *r, Op *op) {
  uint32_t i = 0;
  while (i < op->noperands && !type_is_sme_tile(op_operand(op, i)->type))
    i++;
  if (i == op->noperands || is_in(a, r, op_operand(op, i)))
    return true;
  Op *made = value_op(op_operand(op, i));
  if (!is_cloneable(made))
    return report_move(a, op, op_operand(op, i));
  builder_before(&a->rw.b, op);
  Op *clone = rewrite_clone(&a->rw, made, NULL);
  set_tile(a, clone, r->tile);
  if (op_is(op, OP_arm_sme_copy_tile))
    rewrite_replace_uses(&a->rw, op_result(op, 0), op_result(clone, 0));
  else
    rewrite_set_operand(&a->rw, op, i, op_result(clone, 0));
  return true;
}

static bool settle_value(Allocation *a, const LiveRange *r, Value *value) {
  Op *made = value_op(value);
  tell_ops(a, value, r->tile);
  if (!made)
    return check_arg(a, r, value);
  if (!op_is_sme_tile_op(made))
    return true;
  if (op_is(made, OP_arm_sme_copy_tile) && is_in(a, r, op_operand(made, 0))) {
    rewrite_replace_uses(&a->rw, value, op_operand(made, 0));
    return true;
  }
  return settle_operand(a, r, made);
}

static bool settle(Allocation *a, const Ranges *ranges) {
  for (size_t i = 0; i < ranges->size; i++) {
    const LiveRange *r = ranges->data[i];
    for (size_t k = 0; k < r->values.size; k++)
      if (!settle_value(a, r, r->values.data[k]))
        return false;
  }
  return true;
}

// From the last to the first: what made operands of a dead one comes after it.
static void erase_dead(Allocation *a) {
  Region *body = &a->func->regions[0];
  for (Block *block = body->last; block; block = block->prev)
    for (Op *op = block->last, *prev; op; op = prev) {
      prev = op->prev;
      if (op_is_sme_tile_op(op) && op_is_trivially_dead(op))
        rewrite_erase(&a->rw, op);
    }
}

// The live ranges, for -dump-tile-live-ranges

static char sign_at(const LiveRange *r, uint32_t point) {
  bool now = range_has(r, point), before = point && range_has(r, point - 1);
  return now ? before ? '|' : 'S' : before ? 'E' : ' ';
}

static void show_ranges(Allocation *a, const Ranges *ranges,
                        const char *title) {
  Buf *out = a->run->report;
  buf_printf(out,
             "\n========== %s Live Ranges:\nSME Tile Liveness: @" STR_FMT
             "\nKey:\nS - Start\nE - End\n| - Live\n",
             title, STR_ARG(symbol_name(a->func)));
  uint32_t number = 0;
  for (Block *block = a->func->regions[0].first; block; block = block->next) {
    buf_printf(out, "^bb%u:\n", number++);
    for (Op *op = block->first; op; op = op->next) {
      for (size_t i = 0; i < ranges->size; i++)
        buf_char(out, sign_at(ranges->data[i], point_of(a, op)));
      buf_printf(out, " " STR_FMT "\n", STR_ARG(op_name(op)));
    }
  }
  buf_lit(out, "==========\n");
}

// Allocation

bool sme_allocate(PassRun *run, Op *func, SmeAllocateOptions options) {
  Allocation a = {.run = run,
                  .rw = pass_rewriter(run),
                  .func = func,
                  .next_in_memory = SME_IN_MEMORY};
  if (region_is_empty(&func->regions[0]))
    return true;
  insert_copies(&a);
  if (options.only_prepare)
    return true;
  number_ops(&a);
  add_values(&a);
  if (!a.values.size)
    return true;
  Ranges ranges = sorted_ranges(&a);
  if (options.show)
    show_ranges(&a, &ranges, "Initial");
  join_values(&a);
  ranges = sorted_ranges(&a);
  if (options.show)
    show_ranges(&a, &ranges, "Coalesced");
  allocate(&a, &ranges);
  if (!settle(&a, &ranges))
    return false;
  erase_dead(&a);
  return true;
}

bool lower_sme_tile_allocation(PassRun *run, Op *func) {
  const Options_sme_tile_allocation *o = PASS_OPTIONS(run, sme_tile_allocation);
  return sme_allocate(run, func,
                      (SmeAllocateOptions){.show = o->dump_tile_live_ranges,
                                           .only_prepare = o->preprocess_only});
}
