// affine-loop-invariant-code-motion: moves what is the same in every iteration
// of affine.for before it, accesses of memory included.
//
// Requires: distinct arguments of a function are of distinct memory, unless the
//   module has a call that says otherwise.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 10 {
//     %x = affine.load %m[3] : memref<10xf32>
//     affine.store %x, %k[%i] : memref<10xf32>
//   }
//
// After:
//
//   %x = affine.load %m[3] : memref<10xf32>
//   affine.for %i = 0 to 10 {
//     affine.store %x, %k[%i] : memref<10xf32>
//   }
//
// Of a loop that may not run at all only what has no effect, and no trap, is
// moved.

#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"
#include "ir/analysis/aliases.h"
#include "lowering/affine/passes.h"

typedef struct Motion {
  Rewriter rw;
  Op *loop;
  PtrMap moved; // of its body, what will be
} Motion;

static bool is_nested(const Op *op) {
  return op_is(op, OP_affine_for) || op_is(op, OP_affine_if) ||
         op_is(op, OP_affine_parallel);
}

// Whether a value is another in each iteration, as far as is known.
static bool varies(const Motion *m, const Value *value) {
  const Op *op = value_op(value);
  if (!op)
    return value_arg_block(value) == body_of(m->loop, 0);
  return op->block == body_of(m->loop, 0) && !ptrmap_get(&m->moved, op);
}

typedef struct Conflict { // of an access with others in the loop
  const Op *op;
  const Value *memref;
  unsigned effects;
  bool found;
} Conflict;

static void find_conflict(void *user, Op *op) {
  Conflict *c = user;
  if (!c->found && op != c->op)
    c->found = op_may_touch(op, c->effects, c->memref, may_overlap);
}

// Whether another operation in the loop writes to the memory, or, if this one
// does, reads it.
static bool has_conflict(const Motion *m, const Op *op) {
  AffineAccess access;
  affine_access_of(op, &access);
  Conflict c = {.op = op,
                .memref = op_operand(op, (uint32_t)access.memref),
                .effects = EFFECT_WRITE | EFFECT_FREE};
  if (op_is_affine_write(op))
    c.effects |= EFFECT_READ;
  op_walk(m->loop, find_conflict, &c);
  return c.found;
}

static bool is_invariant(Motion *m, const Op *op);

static bool are_invariant(Motion *m, const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (!is_invariant(m, inner))
          return false;
  return true;
}

static bool is_invariant(Motion *m, const Op *op) {
  if (op_is_affine_read_or_write(op)
          ? has_conflict(m, op)
          : !is_nested(op) && !op_is_memory_effect_free(op))
    return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (varies(m, op_operand(op, i)))
      return false;
  return are_invariant(m, op);
}

// Moves what is invariant before an affine.for.
static void visit_loop(void *user, Op *loop) {
  Motion *m = user;
  if (!op_is(loop, OP_affine_for))
    return;
  uint64_t count;
  bool runs =
      affine_constant_trip_count(m->rw.b.ctx, m->rw.arena, loop, &count) &&
      count;
  m->loop = loop;
  m->moved = (PtrMap){0};
  Vec(Op *) list = {0};
  for (Op *op = body_of(loop, 0)->first; op->next; op = op->next) {
    bool may = runs || (op_is_memory_effect_free(op) &&
                        op_is_speculatable(m->rw.b.ctx, op));
    if (!may || !is_invariant(m, op))
      continue;
    ptrmap_set(&m->moved, m->rw.arena, op, op);
    vec_push(m->rw.arena, &list, op);
  }
  for (size_t i = 0; i < list.size; i++)
    rewrite_move_before(&m->rw, list.data[i], loop);
}

bool lower_affine_loop_invariant_code_motion(PassRun *run, Op *root) {
  Motion m = {.rw = pass_rewriter(run)};
  if (is_given_overlapping(root))
    return true;
  op_walk_post(root, visit_loop, &m);
  return true;
}
