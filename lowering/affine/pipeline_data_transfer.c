// affine-pipeline-data-transfer: transfers to faster memory are begun one
// iteration before what they bring is needed, into a second buffer.
//
// Requires: an iteration reads from a buffer what it has transferred itself,
//   and nothing of it is needed behind the loop.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 8 {
//     affine.dma_start %a[%i], %b[0], %tag[0], %n : ...
//     affine.dma_wait %tag[0], %n : ...
//     "compute"(%i) : (index) -> ()
//   }
//
// After, where %b and %tag have a dimension of 2 in front:
//
//   affine.dma_start %a[0], %b[0, 0], %tag[0, 0], %n : ...
//   affine.for %i = 1 to 8 {
//     affine.dma_start %a[%i], %b[%i mod 2, 0], %tag[%i mod 2, 0], %n : ...
//     %j = affine.apply affine_map<(d0) -> (d0 - 1)>(%i)
//     affine.dma_wait %tag[%j mod 2, 0], %n : ...
//     "compute"(%j) : (index) -> ()
//   }
//   affine.dma_wait %tag[7 mod 2, 0], %n : ...
//   "compute"(%c7) : (index) -> ()
//
// Inner loops come first. A loop stays where that would not be the same: where
// it may not run or carries values, what a transfer reads is written in it, a
// buffer is used before the transfer to it begins, or used otherwise than by
// accesses with a map.

#include "lowering/affine/dependence.h"
#include "lowering/affine/effects.h"
#include "lowering/affine/loops.h"
#include "lowering/affine/passes.h"
#include "lowering/affine/remap.h"
#include "ir/build/memref.h"

typedef struct Pair { // a transfer, and what waits for it
  Op *start, *wait;
} Pair;

typedef struct Pipelining {
  Rewriter rw;
  Op *loop;
  uint64_t count; // of iterations
  Vec(Pair) pairs;
  Vec(Value *) doubled;
  Vec(Op *) early; // what belongs to the transfers
} Pipelining;

// Parts of affine.dma_start, and of affine.dma_wait, which only has a tag.
typedef enum Part { PART_SOURCE, PART_DESTINATION, PART_TAG } Part;

static const Attr *part_map(Ctx *ctx, const Op *op, Part part) {
  static const char *const names[] = {"src_map", "dst_map", "tag_map"};
  return op_attr_str(ctx, op, names[part]);
}

// The operand that is its memref; those of the map follow.
static uint32_t part_operand(Ctx *ctx, const Op *op, Part part) {
  uint32_t at = 0;
  for (Part p = PART_SOURCE; op_is(op, OP_affine_dma_start) && p < part; p++)
    at += 1 + affine_map_inputs(part_map(ctx, op, p));
  return at;
}

static Value *part_memref(Ctx *ctx, const Op *op, Part part) {
  return op_operand(op, part_operand(ctx, op, part));
}

// False: it has no number.
static bool find_space(const Value *memref, int64_t *number) {
  const Attr *space = memref->type->as.shaped.space;
  *number = space && attr_is(space, AT_INTEGER) ? attr_to_i64(space) : 0;
  return !space || attr_is(space, AT_INTEGER);
}

// Whether it goes to memory of a greater number; -1 to one of a smaller.
static int find_direction(Ctx *ctx, const Op *start) {
  int64_t from, to;
  if (!find_space(part_memref(ctx, start, PART_SOURCE), &from) ||
      !find_space(part_memref(ctx, start, PART_DESTINATION), &to))
    return 0;
  return (to > from) - (to < from);
}

// Uses of memory

static Op *ancestor_in_body(const Pipelining *p, Op *op) {
  return op_ancestor_in_block(op, body_of(p->loop, 0));
}

// Nothing in the loop writes to it, as far as it goes by that name.
static bool is_only_read(Pipelining *p, const Value *memref) {
  Ctx *ctx = p->rw.b.ctx;
  for (const Use *use = memref->uses; use; use = use->next) {
    const Op *op = use->owner;
    if (!ancestor_in_body(p, use->owner) ||
        (op_is(op, OP_affine_dma_start) &&
         part_memref(ctx, op, PART_DESTINATION) != memref))
      continue;
    if (!op_effects_known(op) || op_effects(op) & ~(unsigned)EFFECT_READ ||
        (op->nresults && view_source(op_result(op, 0))))
      return false;
  }
  return true;
}

// The operand of `op` that is an access of it by a map, and nothing else is;
// false: there is none.
static bool find_access(Ctx *ctx, const Op *op, const Value *memref,
                        uint32_t *at) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i) == memref) {
      *at = i;
      n++;
    }
  return n == 1 && affine_can_remap(ctx, op, *at);
}

// Whether all that uses it in the loop does by a map, and from `first` on.
static bool may_double(Pipelining *p, const Value *memref, Op *first) {
  bool is_inside = !is_defined_outside(p->loop, memref);
  for (const Use *use = memref->uses; use; use = use->next) {
    uint32_t at;
    Op *in = ancestor_in_body(p, use->owner);
    if (!in || op_only_frees(use->owner))
      continue;
    if (op_is_before(in, first) ||
        !find_access(p->rw.b.ctx, use->owner, memref, &at))
      return false;
  }
  return !is_inside || type_has_static_shape(memref->type);
}

// Nobody but who frees it uses it outside of the loop.
static bool is_used_inside(Pipelining *p, const Value *memref) {
  for (const Use *use = memref->uses; use; use = use->next)
    if (!op_is(use->owner, OP_memref_dealloc) &&
        !ancestor_in_body(p, use->owner))
      return false;
  return true;
}

// Transfers that are waited for

static bool have_same_tag(Ctx *ctx, const Op *start, const Op *wait) {
  const Attr *map = part_map(ctx, start, PART_TAG);
  uint32_t first = part_operand(ctx, start, PART_TAG);
  if (map != part_map(ctx, wait, PART_TAG))
    return false;
  for (uint32_t i = 0; i <= affine_map_inputs(map); i++)
    if (op_operand(start, first + i) != op_operand(wait, i))
      return false;
  return true;
}

static Op *find_wait(Ctx *ctx, Op *start) {
  for (Op *op = start->next; op; op = op->next)
    if (op_is(op, OP_affine_dma_wait) && have_same_tag(ctx, start, op))
      return op;
  return NULL;
}

// What the loop brings in is not brought back to where it came from.
static bool returns_to(Pipelining *p, const Value *source) {
  Ctx *ctx = p->rw.b.ctx;
  for (const Op *op = body_of(p->loop, 0)->first; op; op = op->next)
    if (op_is(op, OP_affine_dma_start) && find_direction(ctx, op) < 0 &&
        part_memref(ctx, op, PART_DESTINATION) == source)
      return true;
  return false;
}

static void add_pair(Pipelining *p, Op *start) {
  Ctx *ctx = p->rw.b.ctx;
  const Value *source = part_memref(ctx, start, PART_SOURCE);
  const Value *buffer = part_memref(ctx, start, PART_DESTINATION);
  if (find_direction(ctx, start) <= 0 || returns_to(p, source) ||
      !is_used_inside(p, buffer))
    return;
  Pair pair = {start, find_wait(ctx, start)};
  if (pair.wait)
    vec_push(p->rw.arena, &p->pairs, pair);
}

static bool may_pipeline(Pipelining *p) {
  Ctx *ctx = p->rw.b.ctx;
  for (size_t i = 0; i < p->pairs.size; i++) {
    Op *start = p->pairs.data[i].start;
    if (!is_only_read(p, part_memref(ctx, start, PART_SOURCE)) ||
        !may_double(p, part_memref(ctx, start, PART_DESTINATION), start) ||
        !may_double(p, part_memref(ctx, start, PART_TAG), start))
      return false;
  }
  return p->pairs.size;
}

// Two buffers

static Type *doubled_type(Ctx *ctx, Arena *arena, const Type *type) {
  int rank = type->as.shaped.rank;
  int64_t *shape = arena_array(arena, int64_t, (size_t)rank + 1);
  shape[0] = 2;
  for (int d = 0; d < rank; d++)
    shape[d + 1] = type->as.shaped.shape[d];
  return type_memref(ctx, rank + 1, shape, type->as.shaped.element, NULL,
                     type->as.shaped.space);
}

static Value *build_double(Pipelining *p, Value *memref) {
  Rewriter *rw = &p->rw;
  ValueList sizes = list_new(rw, (uint32_t)memref->type->as.shaped.rank);
  builder_before(&rw->b, p->loop);
  for (int d = 0; d < memref->type->as.shaped.rank; d++)
    if (memref->type->as.shaped.shape[d] == DYNAMIC)
      list_add(&sizes, memref_dim_or_number(&rw->b, rw->arena, memref, d));
  Type *type = doubled_type(rw->b.ctx, rw->arena, memref->type);
  Op *alloc =
      build_op(&rw->b, OP_memref_alloc, &type, 1, sizes.items, sizes.count);
  alloc->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, (int32_t[]){(int32_t)sizes.count, 0}, 2);
  builder_after(&rw->b, p->loop);
  Value *made = op_result(alloc, 0);
  build_op(&rw->b, OP_memref_dealloc, NULL, 0, &made, 1);
  return made;
}

// Which of the two it is in an iteration.
static Value *build_turn(Pipelining *p) {
  Rewriter *rw = &p->rw;
  Ctx *ctx = rw->b.ctx;
  Value *variable = affine_for_iv(p->loop);
  AffineExpr *turn = affine_by_number(
      ctx, AFFINE_MOD,
      affine_by_number(ctx, AFFINE_FLOORDIV, affine_dim(ctx, 0),
                       affine_for_step(p->loop)),
      2);
  builder_at_start(&rw->b, body_of(p->loop, 0));
  return op_result(build_affine_map_op(&rw->b, OP_affine_apply,
                                       attr_affine_map(ctx, 1, 0, &turn, 1),
                                       &variable),
                   0);
}

// Goes when only who frees it is left.
static void drop_memref(Rewriter *rw, const Value *memref) {
  Op *op = value_op(memref);
  const Use *use = memref->uses;
  if (!op)
    return;
  if (!use && op_is_trivially_dead(op))
    rewrite_erase(rw, op);
  if (!use || use->next || !op_only_allocates(op) || op->nresults != 1 ||
      !op_is(use->owner, OP_memref_dealloc))
    return;
  rewrite_erase(rw, use->owner);
  rewrite_erase(rw, op);
}

// Gives a buffer a second half, which iterations use in turn.
static void double_memref(Pipelining *p, Value *memref) {
  Rewriter *rw = &p->rw;
  for (size_t i = 0; i < p->doubled.size; i++)
    if (p->doubled.data[i] == memref)
      return;
  rw->b.loc = p->loop->loc;
  Value *made = build_double(p, memref);
  Value *turn = build_turn(p);
  Vec(Op *) users = {0};
  for (const Use *use = memref->uses; use; use = use->next)
    if (ancestor_in_body(p, use->owner) && !op_only_frees(use->owner))
      vec_push(rw->arena, &users, use->owner);
  uint32_t rank = (uint32_t)made->type->as.shaped.rank, at;
  Remap remap = {.memref = made,
                 .map = affine_map_identity(rw->b.ctx, rw->arena, rank),
                 .before = list_of(rw, turn)};
  for (size_t i = 0; i < users.size; i++)
    if (find_access(rw->b.ctx, users.data[i], memref, &at))
      affine_remap_access(rw, users.data[i], at, &remap);
  vec_push(rw->arena, &p->doubled, made);
  drop_memref(rw, memref);
}

// What goes one iteration ahead

static void add_early(Pipelining *p, Op *op) {
  vec_push(p->rw.arena, &p->early, op);
}

static bool is_early(const Pipelining *p, const Op *op) {
  for (size_t i = 0; i < p->early.size; i++)
    if (p->early.data[i] == op)
      return true;
  return false;
}

typedef struct Slice { // the affine.apply that operands come from
  Pipelining *p;
  const Op *user;
  Vec(Op *) ops;
  bool is_shared; // also with others
} Slice;

static void add_to_slice(Slice *s, const Value *value) {
  Op *op = value_def(value, OP_affine_apply);
  if (!op)
    return;
  vec_push(s->p->rw.arena, &s->ops, op);
  for (const Use *use = op_result(op, 0)->uses; use; use = use->next)
    s->is_shared = s->is_shared || use->owner != s->user;
  for (uint32_t i = 0; i < op->noperands; i++)
    add_to_slice(s, op_operand(op, i));
}

// Operands that affine.apply give become those of others, of its own.
static void copy_slice(Pipelining *p, Op *start) {
  Rewriter *rw = &p->rw;
  ValueList given = list_new(rw, start->noperands);
  for (uint32_t i = 0; i < start->noperands; i++)
    if (value_def(op_operand(start, i), OP_affine_apply))
      list_add(&given, op_operand(start, i));
  Applied at = applied_of_values(
      rw->arena, affine_map_identity(rw->b.ctx, rw->arena, given.count),
      given.items);
  applied_compose_fully(rw->b.ctx, rw->arena, &at);
  Attr *map = applied_map(rw->b.ctx, &at);
  builder_before(&rw->b, start);
  for (uint32_t i = 0; i < given.count; i++) {
    Op *own =
        build_affine_map_op(&rw->b, OP_affine_apply,
                            affine_map_part(rw->b.ctx, map, i, 1), at.values);
    add_early(p, own);
    for (uint32_t k = 0; k < start->noperands; k++)
      if (op_operand(start, k) == given.items[i])
        op_set_operand(start, k, op_result(own, 0));
  }
}

static void hasten(Pipelining *p, Op *start) {
  Slice slice = {.p = p, .user = start};
  add_early(p, start);
  for (uint32_t i = 0; i < start->noperands; i++)
    add_to_slice(&slice, op_operand(start, i));
  if (slice.is_shared) {
    copy_slice(p, start);
    return;
  }
  for (size_t i = 0; i < slice.ops.size; i++)
    add_early(p, slice.ops.data[i]);
}

// No value goes from what is early to what is not, or back.
static bool are_apart(Pipelining *p) {
  for (const Op *op = body_of(p->loop, 0)->first; op; op = op->next)
    for (uint32_t i = 0; i < op->nresults; i++)
      for (const Use *use = op->results[i].uses; use; use = use->next) {
        const Op *user = ancestor_in_body(p, use->owner);
        if (user && is_early(p, op) != is_early(p, user))
          return false;
      }
  return true;
}

// Loops of the parts

static Applied bound_after(Pipelining *p, uint64_t iterations) {
  Ctx *ctx = p->rw.b.ctx;
  Applied a = affine_for_bound(p->rw.arena, p->loop, AFFINE_LOWER);
  int64_t distance = (int64_t)iterations * affine_for_step(p->loop);
  a.exprs[0] = affine_add_number(ctx, a.exprs[0], distance);
  return a;
}

static void copy_ops(Pipelining *p, bool early, PtrMap *map) {
  for (Op *op = body_of(p->loop, 0)->first; op->next; op = op->next)
    if (is_early(p, op) == early)
      rewrite_clone(&p->rw, op, map);
}

// The iterations from `from` to before `to`, of what is early, and of what is
// not, which is an iteration behind.
static void build_part(Pipelining *p, uint64_t from, uint64_t to, bool early,
                       bool late) {
  Rewriter *rw = &p->rw;
  Value *variable = affine_for_iv(p->loop);
  Applied lower = bound_after(p, from), upper = bound_after(p, to);
  PtrMap map = {0};
  rw->b.loc = p->loop->loc;
  builder_before(&rw->b, p->loop);
  Op *part = build_affine_for(rw, &lower, &upper, affine_for_step(p->loop),
                              (ValueList){0});
  builder_at_end(&rw->b, body_of(part, 0));
  rw->b.before = build_affine_yield(&rw->b, (ValueList){0});
  ptrmap_set(&map, rw->arena, variable, affine_for_iv(part));
  if (early)
    copy_ops(p, true, &map);
  if (late && variable->uses)
    ptrmap_set(&map, rw->arena, variable,
               affine_later_variable(rw, part, -affine_for_step(p->loop)));
  if (late)
    copy_ops(p, false, &map);
  affine_promote_single(rw, part);
}

static void skew(Pipelining *p) {
  build_part(p, 0, 1, true, false);
  build_part(p, 1, p->count, true, true);
  build_part(p, p->count, p->count + 1, false, true);
  rewrite_erase(&p->rw, p->loop);
}

static void pipeline_loop(PassRun *run, Op *loop) {
  Pipelining p = {.rw = pass_rewriter(run), .loop = loop};
  if (!affine_constant_trip_count(run->ctx, run->arena, loop, &p.count) ||
      !p.count || loop->nresults)
    return;
  for (Op *op = body_of(loop, 0)->first; op; op = op->next)
    if (op_is(op, OP_affine_dma_start))
      add_pair(&p, op);
  if (!may_pipeline(&p))
    return;
  for (size_t i = 0; i < p.pairs.size; i++)
    double_memref(
        &p, part_memref(run->ctx, p.pairs.data[i].start, PART_DESTINATION));
  for (size_t i = 0; i < p.pairs.size; i++)
    double_memref(&p, part_memref(run->ctx, p.pairs.data[i].wait, PART_TAG));
  for (size_t i = 0; i < p.pairs.size; i++)
    hasten(&p, p.pairs.data[i].start);
  if (are_apart(&p))
    skew(&p);
}

bool lower_affine_pipeline_data_transfer(PassRun *run, Op *root) {
  OpList loops = collect_ops(run, root, OP_affine_for);
  for (size_t i = 0; i < loops.count; i++)
    pipeline_loop(run, loops.items[i]);
  return true;
}
