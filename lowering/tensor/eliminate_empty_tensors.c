// eliminate-empty-tensors: what is computed in an empty tensor, and then put
// into another one, is computed in the place where it goes.
//
// Requires: nothing.
// Guarantees: nothing; contents of tensors stay what they are.
// Invalidates: nothing.
//
// Before:
//
//   %0 = tensor.empty() : tensor<5xf32>
//   %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
//   %2 = tensor.insert_slice %1 into %t[3] [5] [1]
//
// After:
//
//   %0 = tensor.extract_slice %t[3] [5] [1]
//   %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
//   %2 = tensor.insert_slice %1 into %t[3] [5] [1]
//
// An empty tensor has any contents, so whatever has its shape may stand for it:
// the pass is right whatever bufferization decides, and makes it better where
// the slice can be written in place. From what is inserted it goes back through
// destinations, casts and what loops begin with, to the empty tensor.

#include "ir/build/tensor.h"
#include "lowering/canonicalize/tensor_int.h"
#include "lowering/pass/pass.h"
#include "lowering/tensor/passes.h"

// The use of an empty tensor from which a value comes.
typedef struct EmptyUse {
  Op *user;
  uint32_t operand;
} EmptyUse;

// Finds the operand whose buffer a value has; false: it has another, or that is
// not known.
static bool step_back(const Value *value, EmptyUse *from) {
  Op *op = value_op(value);
  if (!op)
    return false;
  uint32_t first = 0, count;
  if (op_is(op, OP_tensor_cast))
    *from = (EmptyUse){op, 0};
  else if (op_is(op, OP_scf_for)) {
    op_operand_group(op, op->info->loop->inits - 1u, &first, &count);
    *from = (EmptyUse){op, first + value->index};
  } else if (op->info->destinations && !op->info->loop) {
    op_operand_group(op, op->info->destinations - 1u, &first, &count);
    *from = (EmptyUse){op, first + value->index};
  } else
    return false;
  const Type *type = op_operand(op, from->operand)->type;
  return type->kind == TY_TENSOR;
}

// Whether what a loop yields has the buffer of its argument; true of others.
static bool loop_keeps_buffer(const EmptyUse *use) {
  if (!op_is(use->user, OP_scf_for))
    return true;
  const Block *body = use->user->regions[0].first;
  uint32_t first, count;
  op_operand_group(use->user, use->user->info->loop->inits - 1u, &first,
                   &count);
  uint32_t index = use->operand - first;
  const Value *value = op_operand(body->last, index);
  EmptyUse from;
  while (value != block_arg(body, 1 + index)) {
    if (!step_back(value, &from) || !loop_keeps_buffer(&from))
      return false;
    value = op_operand(from.user, from.operand);
  }
  return true;
}

typedef Vec(EmptyUse) EmptyUses;

// Finds the empty tensors whose buffer the operand may have.
static void find_empty(Arena *arena, EmptyUse use, EmptyUses *found) {
  const Value *value = op_operand(use.user, use.operand);
  Op *op = value_op(value);
  EmptyUse from;
  if (value_def(value, OP_tensor_empty))
    vec_push(arena, found, use);
  else if (op && op_is(op, OP_scf_if))
    for (uint32_t i = op->nregions; i-- > 0;)
      find_empty(arena, (EmptyUse){end_of(op, i), value->index}, found);
  else if (step_back(value, &from) && loop_keeps_buffer(&from))
    find_empty(arena, from, found);
}

// Places

static Op *ancestor_in(const Block *block, Op *op) {
  while (op && op->block != block)
    op = op_parent(op);
  return op;
}

static bool is_before(Op *a, Op *b) {
  b = ancestor_in(a->block, b);
  for (const Op *op = b; op; op = op->prev)
    if (op == a)
      return true;
  return false;
}

static Op *first_after(Value *value) {
  const Op *def = value_op(value);
  return def ? def->next : value_arg_block(value)->first;
}

// Where all that is needed of `insert` is there, before the use; NULL: nowhere.
static Op *find_place(Dominance *d, const Op *insert, const EmptyUse *use) {
  Op *empty = value_op(op_operand(use->user, use->operand));
  for (uint32_t i = 0; i < insert->noperands; i++) {
    Op *place = i ? first_after(op_operand(insert, i)) : empty;
    bool fits = place && is_before(place, use->user);
    for (uint32_t k = 1; fits && k < insert->noperands; k++)
      fits = dominates(d, op_operand(insert, k), place);
    if (fits)
      return place;
  }
  return NULL;
}

// Operations that can be moved up to stand before `user`, each behind those that
// it needs.
typedef struct Movable {
  Arena *arena;
  Dominance *dominance;
  Op *user;
  Vec(Op *) ops;
} Movable;

static bool add_value(Movable *m, Value *value);

static bool add_operands(Movable *m, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!add_value(m, op_operand(op, i)))
      return false;
  return true;
}

// What the value is made of is there before the user, or can be.
static bool add_value(Movable *m, Value *value) {
  Op *op = value_op(value);
  if (dominates(m->dominance, value, m->user))
    return true;
  if (!op || op == m->user || op->block != m->user->block ||
      !op_is_memory_effect_free(op))
    return false;
  for (size_t i = 0; i < m->ops.size; i++)
    if (m->ops.data[i] == op)
      return true;
  if (!add_operands(m, op))
    return false;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      for (Op *inner = block->first; inner; inner = inner->next)
        for (uint32_t k = 0; k < inner->noperands; k++)
          if (is_defined_outside(op, op_operand(inner, k)) &&
              !add_value(m, op_operand(inner, k)))
            return false;
  vec_push(m->arena, &m->ops, op);
  return true;
}

// Moves what is needed of `insert` before the use; NULL: it cannot be there.
static Op *make_place(Rewriter *rw, Dominance *d, const Op *insert,
                      const EmptyUse *use) {
  Movable m = {rw->arena, d, use->user, {0}};
  for (uint32_t i = 1; i < insert->noperands; i++)
    if (!add_value(&m, op_operand(insert, i)))
      return NULL;
  for (size_t i = 0; i < m.ops.size; i++)
    rewrite_move_before(rw, m.ops.data[i], use->user);
  return use->user;
}

typedef struct Elimination {
  Rewriter rw;
  Dominance *dominance;
} Elimination;

// Whether the operation puts its first operand into a place that the others say.
static bool puts_into_place(const Op *op) {
  return op_is(op, OP_tensor_insert_slice) ||
         op_is(op, OP_tensor_parallel_insert_slice) ||
         op_is(op, OP_linalg_copy) ||
         op_is(op, OP_bufferization_materialize_in_destination);
}

// Gives what is in that place, which has the type of the operand. Memory is then
// known by the new tensor, and no longer by this operation alone.
static Value *build_place(Rewriter *rw, Op *op) {
  Value *dest = op_operand(op, 1);
  Type *type = op_operand(op, 0)->type;
  if (op_is(op, OP_linalg_copy))
    return dest;
  if (!op_is(op, OP_bufferization_materialize_in_destination)) {
    MixedPart part = part_of_op(rw->arena, op);
    return build_extract_slice(&rw->b, rw->arena, type, dest, &part);
  }
  if (dest->type->kind != TY_MEMREF)
    return dest;
  type =
      type_tensor(rw->b.ctx, dest->type->as.shaped.rank,
                  dest->type->as.shaped.shape, type_element(dest->type), NULL);
  Value *made = build_unary(&rw->b, OP_bufferization_to_tensor, type, dest);
  Op *op_made = value_op(made);
  op_made->slots[A_bufferization_to_tensor_restrict] = rw->b.ctx->unit;
  op_made->slots[A_bufferization_to_tensor_writable] = rw->b.ctx->unit;
  rewrite_set_slot(rw, op, A_bufferization_materialize_in_destination_restrict,
                   NULL);
  return made;
}

// Whether nothing else knows the memory that `op` writes to.
static bool place_is_free(const Op *op) {
  return !op_is(op, OP_bufferization_materialize_in_destination) ||
         op_operand(op, 1)->type->kind != TY_MEMREF ||
         op_slot(op, A_bufferization_materialize_in_destination_restrict);
}

// Has the place where `op` puts something stand for an empty tensor.
static void replace_empty(Elimination *e, Op *op, const EmptyUse *use) {
  Rewriter *rw = &e->rw;
  Value *empty = op_operand(use->user, use->operand);
  Op *place = find_place(e->dominance, op, use);
  if (!place)
    place = make_place(rw, e->dominance, op, use);
  if (!place)
    return;
  builder_before(&rw->b, place);
  rw->b.loc = value_loc(empty);
  Type *type = op_operand(op, op_is(op, OP_linalg_copy))->type;
  if (type != empty->type && !shaped_cast_fits(rw->b.ctx, type, empty->type))
    return;
  Value *slice = build_place(rw, op);
  if (slice->type != empty->type)
    slice = build_shaped_cast(&rw->b, empty->type, slice);
  rewrite_set_operand(rw, use->user, use->operand, slice);
}

// Begins what is put into a place with that place instead of empty tensors.
static void eliminate(void *user, Op *op) {
  Elimination *e = user;
  EmptyUses uses = {0};
  if (!puts_into_place(op) || op_operand(op, 0)->type->kind != TY_TENSOR)
    return;
  find_empty(e->rw.arena, (EmptyUse){op, 0}, &uses);
  for (size_t i = 0; i < uses.size && place_is_free(op); i++)
    replace_empty(e, op, &uses.data[i]);
}

bool lower_eliminate_empty_tensors(PassRun *run, Op *root) {
  if (!ctx_has_made(run->ctx, OP_tensor_empty))
    return pass_by_drivers(run, true);
  Elimination e = {.rw = pass_rewriter(run),
                   .dominance = dominance_new(run->ctx, run->arena)};
  op_walk_post(root, eliminate, &e);
  dominance_release(e.dominance);
  return true;
}
