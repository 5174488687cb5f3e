// loop-invariant-subset-hoisting: a part of a tensor that each iteration takes
// out and puts back is taken out before the loop and put back behind it.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %0 = scf.for ... iter_args(%t = %a) -> (tensor<?xf32>) {
//     %1 = tensor.extract_slice %t[0] [5] [1]
//     %2 = "use"(%1)
//     %3 = tensor.insert_slice %2 into %t[0] [5] [1]
//     scf.yield %3
//   }
//
// After:
//
//   %1 = tensor.extract_slice %a[0] [5] [1]
//   %0:2 = scf.for ... iter_args(%t = %a, %p = %1) {
//     %2 = "use"(%p)
//     scf.yield %t, %2
//   }
//   %3 = tensor.insert_slice %0#1 into %0#0[0] [5] [1]
//
// From the loop's argument to what it yields there must be a chain of
// insertions, and all else that reads the tensors on it must take parts out
// that are disjoint from this one: then nobody sees whether the part is there.
// A part that is taken out of the tensor behind its insertion is what was
// inserted, not what the iteration began with; it stays. So do transfers of
// vectors that read padding: it would not be there again in the next iteration.
//
// Inner loops come first, so that what leaves one may leave the other.

#include "ir/affine.h"
#include "ir/build/shaped.h"
#include "ir/dialects/vector/vector.h"
#include "lowering/affine/loops.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

// A part of a tensor, and where it is on the chain: how many insertions there
// are before the tensor that it is taken out of or put into.
typedef struct Subset {
  Op *op;
  uint32_t position;
  bool inserts;
  uint32_t rank;
  AffineExpr **offsets, **sizes, **strides;
} Subset;

typedef struct SubsetPair {
  Subset *taken, *put; // either may be NULL
} SubsetPair;

typedef struct Hoisting {
  Rewriter rw;
  Vec(Value *) symbols; // what expressions are about
  Vec(Subset *) all;
  Vec(SubsetPair) pairs;
} Hoisting;

// Numbers as expressions

static AffineExpr *expr_of_number(Hoisting *h, int64_t number) {
  return affine_constant(h->rw.b.ctx, number);
}

static AffineExpr *symbol_of(Hoisting *h, Value *value) {
  for (size_t i = 0; i < h->symbols.size; i++)
    if (h->symbols.data[i] == value)
      return affine_symbol(h->rw.b.ctx, (uint32_t)i);
  vec_push(h->rw.arena, &h->symbols, value);
  return affine_symbol(h->rw.b.ctx, (uint32_t)h->symbols.size - 1);
}

static AffineExpr *expr_of(Hoisting *h, Value *value);

static AffineExpr *expr_of_apply(Hoisting *h, const Op *op) {
  const Attr *map = op_slot(op, A_affine_apply_map);
  uint32_t n = op->noperands, ndims = map->as.map.ndims;
  AffineExpr **operands = arena_array(h->rw.arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = expr_of(h, op_operand(op, i));
  return affine_replace(h->rw.b.ctx, map->as.map.results[0], operands,
                        operands + ndims);
}

// An index as a sum of others, as far as additions and subtractions make it.
static AffineExpr *expr_of(Hoisting *h, Value *value) {
  Ctx *ctx = h->rw.b.ctx;
  int64_t number;
  if (value_number(ctx, value, &number))
    return expr_of_number(h, number);
  const Op *op = value_op(value);
  if (op && op_is(op, OP_affine_apply))
    return expr_of_apply(h, op);
  if (!op || !(op_is(op, OP_arith_addi) || op_is(op, OP_arith_subi)))
    return symbol_of(h, value);
  AffineExpr *a = expr_of(h, op_operand(op, 0));
  AffineExpr *b = expr_of(h, op_operand(op, 1));
  return op_is(op, OP_arith_subi) ? affine_subtract(ctx, a, b)
                                  : affine_binary(ctx, AFFINE_ADD, a, b);
}

static AffineExpr *expr_of_mixed(Hoisting *h, Mixed m) {
  return m.value ? expr_of(h, m.value) : expr_of_number(h, m.number);
}

static AffineExpr *difference(Hoisting *h, AffineExpr *a, AffineExpr *b) {
  Ctx *ctx = h->rw.b.ctx;
  return affine_simplify(ctx, h->rw.arena, affine_subtract(ctx, a, b), 0,
                         (uint32_t)h->symbols.size);
}

static bool is_equal(Hoisting *h, AffineExpr *a, AffineExpr *b) {
  return affine_is_number(difference(h, a, b), 0);
}

// Parts

static Subset *new_subset(Hoisting *h, Op *op, uint32_t rank) {
  Subset *s = arena_zero(h->rw.arena, sizeof *s, 8);
  s->op = op;
  s->rank = rank;
  s->offsets = arena_array(h->rw.arena, AffineExpr *, rank + 1);
  s->sizes = arena_array(h->rw.arena, AffineExpr *, rank + 1);
  s->strides = arena_array(h->rw.arena, AffineExpr *, rank + 1);
  return s;
}

static Subset *subset_of_slice(Hoisting *h, Op *op) {
  uint32_t whole = op_is(op, OP_tensor_insert_slice);
  Subset *s = new_subset(h, op, type_rank(op_operand(op, whole)->type));
  MixedPart part = part_of_op(h->rw.arena, op);
  s->inserts = whole;
  for (uint32_t i = 0; i < s->rank; i++) {
    s->offsets[i] = expr_of_mixed(h, part.offsets[i]);
    s->sizes[i] = expr_of_mixed(h, part.sizes[i]);
    s->strides[i] = expr_of_mixed(h, part.strides[i]);
  }
  return s;
}

// NULL: what is read or written depends on more than the indices.
static Subset *subset_of_transfer(Hoisting *h, Op *op) {
  Transfer t = transfer_of(op);
  if (t.base->type->kind != TY_TENSOR || t.mask || op_masking(op) ||
      transfer_has_out_of_bounds(&t) || !map_is_minor_identity(t.map))
    return NULL;
  Subset *s = new_subset(h, op, t.nindices);
  uint32_t outer = t.nindices - t.map->as.map.nresults;
  s->inserts = op_is(op, OP_vector_transfer_write);
  for (uint32_t i = 0; i < s->rank; i++) {
    int64_t size = i < outer ? 1 : vector_dim(t.vector->type, (int)(i - outer));
    s->offsets[i] = expr_of(h, transfer_index(&t, i));
    s->sizes[i] = expr_of_number(h, size);
    s->strides[i] = expr_of_number(h, 1);
  }
  return s;
}

static Subset *subset_of(Hoisting *h, Op *op) {
  if (op_is(op, OP_tensor_extract_slice) || op_is(op, OP_tensor_insert_slice))
    return subset_of_slice(h, op);
  return op_is_transfer(op) ? subset_of_transfer(h, op) : NULL;
}

// The operands that are the whole tensor, and the part that is put into it.
static uint32_t whole_operand(const Subset *s) {
  return s->inserts;
}
static Value *inserted_value(const Subset *s) {
  return op_operand(s->op, 0);
}

static bool are_equivalent_parts(Hoisting *h, const Subset *a,
                                 const Subset *b) {
  if (a->rank != b->rank)
    return false;
  for (uint32_t i = 0; i < a->rank; i++)
    if (!is_equal(h, a->offsets[i], b->offsets[i]) ||
        !is_equal(h, a->sizes[i], b->sizes[i]) ||
        !is_equal(h, a->strides[i], b->strides[i]))
      return false;
  return true;
}

static bool goes_up(const Subset *s, uint32_t dim) {
  return s->strides[dim]->kind == AFFINE_CONSTANT && s->strides[dim]->value > 0;
}

// Whether all that `a` has of a dimension comes before what `b` has.
static bool comes_before(Hoisting *h, const Subset *a, const Subset *b,
                         uint32_t dim) {
  Ctx *ctx = h->rw.b.ctx;
  if (!goes_up(a, dim) || !goes_up(b, dim))
    return false;
  AffineExpr *length =
      affine_mul_number(ctx, a->sizes[dim], a->strides[dim]->value);
  AffineExpr *gap =
      difference(h, b->offsets[dim],
                 affine_binary(ctx, AFFINE_ADD, a->offsets[dim], length));
  return gap->kind == AFFINE_CONSTANT && gap->value >= 0;
}

static bool are_disjoint_parts(Hoisting *h, const Subset *a, const Subset *b) {
  for (uint32_t i = 0; a->rank == b->rank && i < a->rank; i++)
    if (comes_before(h, a, b, i) || comes_before(h, b, a, i))
      return true;
  return false;
}

// Pairs

static void add_to_pairs(Hoisting *h, Subset *s) {
  for (size_t i = 0; i < h->pairs.size; i++) {
    SubsetPair *pair = &h->pairs.data[i];
    Subset *other = s->inserts ? pair->taken : pair->put;
    const Subset *taken = s->inserts ? other : s, *put = s->inserts ? s : other;
    if (!other || taken->position > put->position ||
        !are_equivalent_parts(h, other, s))
      continue;
    if (s->inserts)
      pair->put = s;
    else
      pair->taken = s;
    return;
  }
  SubsetPair pair = {s->inserts ? NULL : s, s->inserts ? s : NULL};
  vec_push(h->rw.arena, &h->pairs, pair);
}

static bool is_alone(Hoisting *h, const SubsetPair *pair) {
  for (size_t i = 0; i < h->all.size; i++) {
    const Subset *other = h->all.data[i];
    if (other != pair->taken && other != pair->put &&
        !(are_disjoint_parts(h, other, pair->taken) &&
          are_disjoint_parts(h, other, pair->put)))
      return false;
  }
  return true;
}

// Loops

static bool is_carrying_loop(const Op *op) {
  return op_is(op, OP_scf_for) || op_is(op, OP_affine_for);
}
static uint32_t first_init(const Op *loop) {
  return loop->noperands - loop->nresults;
}
static Value *carried_arg(const Op *loop, uint32_t i) {
  return block_arg(body_of(loop, 0), 1 + i);
}

static uint32_t operand_index(const Use *use) {
  return (uint32_t)(use - use->owner->operands);
}

// The only use, by the end of a block; or NULL.
static const Use *only_use_by_end(const Value *value) {
  const Use *use = value->uses;
  return use && !use->next && op_has(use->owner, TRAIT_TERMINATOR) ? use : NULL;
}

static bool collect(Hoisting *h, const Op *loop, uint32_t i, uint32_t *position,
                    bool in_loop);

// The next value on the chain, if the use is by what continues it. False: it is
// by something that may see the part.
static bool follow_use(Hoisting *h, const Use *use, bool in_loop,
                       uint32_t *position, Value **next) {
  Op *user = use->owner;
  if (is_carrying_loop(user)) {
    uint32_t first = first_init(user);
    if (operand_index(use) < first ||
        !collect(h, user, operand_index(use) - first, position, true))
      return false;
    *next = op_result(user, operand_index(use) - first);
    return true;
  }
  Subset *s = subset_of(h, user);
  if (!s || operand_index(use) != whole_operand(s))
    return false;
  s->position = *position;
  vec_push(h->rw.arena, &h->all, s);
  if (!in_loop)
    add_to_pairs(h, s);
  if (!s->inserts)
    return true;
  if (*next)
    return false;
  *next = op_result(user, 0);
  return true;
}

// Finds what is done to argument `i` up to its yield. Parts within a loop
// inside are not pairs.
static bool collect(Hoisting *h, const Op *loop, uint32_t i, uint32_t *position,
                    bool in_loop) {
  Value *value = carried_arg(loop, i);
  const Use *end;
  while (!(end = only_use_by_end(value))) {
    Value *next = NULL;
    for (const Use *use = value->uses; use; use = use->next)
      if (!follow_use(h, use, in_loop, position, &next))
        return false;
    if (!next)
      return false;
    value = next;
    ++*position;
  }
  return end->owner == end_of(loop, 0) && operand_index(end) == i;
}

// Whether all operands but `but` come from outside of the loop.
static bool is_invariant(const Op *loop, const Op *op, uint32_t but,
                         uint32_t and_but) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (i != but && i != and_but &&
        !is_defined_outside(loop, op_operand(op, i)))
      return false;
  return true;
}

// The loop with one more value that it carries: it begins with `init`, which is
// what the body has for it, and `next` is that of the next iteration.
static Op *carry_more(Hoisting *h, Op *loop, Value *init, Value *next) {
  Rewriter *rw = &h->rw;
  builder_before(&rw->b, loop);
  ValueList inits = list_join(rw, list_of_operands(rw, loop, first_init(loop)),
                              list_of(rw, init));
  Op *yield = end_of(loop, 0), *made;
  ValueList yielded =
      list_join(rw, list_of_operands(rw, yield, 0), list_of(rw, next));
  if (op_is(loop, OP_scf_for)) {
    made = build_for(rw, op_operand(loop, 0), op_operand(loop, 1),
                     op_operand(loop, 2), inits);
    made->slots[A_scf_for_unsignedCmp] = op_slot(loop, A_scf_for_unsignedCmp);
  } else {
    Applied lower = affine_for_bound(rw->arena, loop, AFFINE_LOWER);
    Applied upper = affine_for_bound(rw->arena, loop, AFFINE_UPPER);
    made = build_affine_for(rw, &lower, &upper, affine_for_step(loop), inits);
  }
  made->attrs = loop->attrs;
  op_set_operands(rw->b.pool, yield, yielded.items, yielded.count);
  Block *body = body_of(made, 0);
  rewrite_merge_block(rw, body_of(loop, 0), body,
                      list_of_args(rw, body, 0).items);
  for (Use *use = init->uses, *after; use; use = after) {
    after = use->next;
    if (op_is_ancestor(made, use->owner) && use->owner != made)
      op_set_operand(use->owner, operand_index(use),
                     carried_arg(made, made->nresults - 1));
  }
  rewrite_replace(rw, loop, list_of_results(rw, made).items);
  return made;
}

// Moves both out of the loop; returns the new one.
static Op *hoist_pair(Hoisting *h, Op *loop, uint32_t i,
                      const SubsetPair *pair) {
  Rewriter *rw = &h->rw;
  Op *taken = pair->taken->op, *put = pair->put->op;
  uint32_t whole = whole_operand(pair->put);
  loop = carry_more(h, loop, op_result(taken, 0), inserted_value(pair->put));
  Value *result = op_result(loop, i);
  rewrite_move_before(rw, taken, loop);
  rewrite_move_after(rw, put, loop);
  rewrite_replace_uses(rw, op_result(put, 0), op_operand(put, whole));
  op_set_operand(taken, 0, op_operand(loop, first_init(loop) + i));
  rewrite_replace_uses(rw, result, op_result(put, 0));
  op_set_operand(put, 0, op_result(loop, loop->nresults - 1));
  op_set_operand(put, whole, result);
  return loop;
}

static Op *hoist_at(Hoisting *h, Op *loop, uint32_t i) {
  h->symbols.size = h->all.size = h->pairs.size = 0;
  uint32_t position = 0;
  if (!collect(h, loop, i, &position, false))
    return loop;
  for (size_t p = 0; p < h->pairs.size; p++) {
    const SubsetPair *pair = &h->pairs.data[p];
    if (pair->taken && pair->put &&
        op_result(pair->taken->op, 0)->type ==
            inserted_value(pair->put)->type &&
        is_alone(h, pair) && is_invariant(loop, pair->taken->op, 0, 0) &&
        is_invariant(loop, pair->put->op, 0, 1))
      loop = hoist_pair(h, loop, i, pair);
  }
  return loop;
}

static void visit_loop(void *user, Op *op) {
  if (!is_carrying_loop(op))
    return;
  for (uint32_t i = 0; i < op->nresults; i++)
    op = hoist_at(user, op, i);
}

bool lower_loop_invariant_subset_hoisting(PassRun *run, Op *root) {
  Hoisting h = {.rw = pass_rewriter(run)};
  op_walk_post(root, visit_loop, &h);
  return true;
}
