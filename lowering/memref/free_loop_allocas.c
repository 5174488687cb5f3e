// memref-free-loop-allocas: each iteration of a loop frees what it has on the
// stack, as the scope that a loop is asks for.
//
// Requires: iterations run one after the other.
// Guarantees: the stack does not grow from one iteration to the next, unless a
//   loop hands memory of its iterations on.
// Invalidates: nothing.
//
// Before:
//
//   scf.for %i = %c0 to %n step %c1 {
//     %0 = memref.alloca() : memref<8xf32>
//     %1 = memref.alloca(%i) : memref<?xf32>
//     ...
//   }
//
// After:
//
//   %0 = memref.alloca() : memref<8xf32>
//   scf.for %i = %c0 to %n step %c1 {
//     memref.alloca_scope {
//       %1 = memref.alloca(%i) : memref<?xf32>
//       ...
//     }
//   }
//
// Memory of known size is part of the frame of the function, where LLVM can turn
// it into registers. For others the stack pointer is put back.

#include "ir/build/control.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"

static Op *scope_around(const Op *op) {
  Op *scope = op_parent(op);
  while (scope && !op_has(scope, TRAIT_ALLOCATION_SCOPE))
    scope = op_parent(scope);
  return scope;
}

static bool is_alloca_in_loop(const Op *op) {
  const Op *scope = op_is(op, OP_memref_alloca) ? scope_around(op) : NULL;
  return scope && op_is_loop(scope);
}

static bool may_be_memory(const Type *type) {
  return type_is_memref(type) || type_is(type, TY_LLVM_PTR) ||
         type_is(type, TY_DIALECT);
}

// Whether an iteration may hand memory to the next one or to what is behind.
static bool hands_memory_on(const Op *loop) {
  for (uint32_t i = 0; i < loop->nregions; i++) {
    const Op *end = block_terminator(body_of(loop, i));
    for (uint32_t k = 0; k < end->noperands; k++)
      if (may_be_memory(op_operand(end, k)->type))
        return true;
  }
  return false;
}

// Moves memory of known size in front of everything in the next scope outwards
// that is no loop. Iterations that hand memory on have each their own.
static void move_out(Rewriter *rw, Op *alloca) {
  Op *scope = scope_around(alloca);
  while (scope && op_is_loop(scope) && !hands_memory_on(scope))
    scope = scope_around(scope);
  if (scope && op_is_loop(scope))
    return;
  if (scope)
    rewrite_move_before(rw, alloca, body_of(scope, 0)->first);
}

static bool is_used_by(const Value *value, const Op *end) {
  for (const Use *use = value->uses; use; use = use->next)
    if (op_is_ancestor(end, use->owner))
      return true;
  return false;
}

// Adds what the end of the body uses of what is made in it; false: some of it
// may be memory.
static bool collect_kept(Rewriter *rw, Block *body, const Op *end,
                         ValueList *kept) {
  uint32_t n = 0;
  for (Op *op = body->first; op != end; op = op->next)
    n += op->nresults;
  *kept = list_new(rw, n);
  for (Op *op = body->first; op != end; op = op->next)
    for (uint32_t i = 0; i < op->nresults; i++) {
      if (!is_used_by(op_result(op, i), end))
        continue;
      if (may_be_memory(op->results[i].type))
        return false;
      list_add(kept, op_result(op, i));
    }
  return true;
}

typedef struct Replacement {
  Value *from, *to;
} Replacement;

static void replace_in_op(void *user, Op *op) {
  const Replacement *r = user;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i) == r->from)
      op_set_operand(op, i, r->to);
}

// Puts all of a body but its end into a scope of its own.
static void enclose(Rewriter *rw, Op *loop) {
  Block *body = body_of(loop, 0);
  Op *end = block_terminator(body), *first = body->first;
  ValueList kept;
  if (!collect_kept(rw, body, end, &kept))
    return;
  builder_before(&rw->b, end);
  rw->b.loc = loop->loc;
  Op *scope = build_alloca_scope(rw, list_types(rw, kept));
  Block *inner = body_of(scope, 0);
  for (uint32_t i = 0; i < kept.count; i++) {
    Replacement r = {kept.items[i], op_result(scope, i)};
    replace_in_op(&r, end);
    op_walk(end, replace_in_op, &r);
  }
  builder_at_end(&rw->b, inner);
  Op *leave = build_op(&rw->b, OP_memref_alloca_scope_return, NULL, 0,
                       kept.items, kept.count);
  for (Op *op = first, *next; op != scope; op = next) {
    next = op->next;
    rewrite_move_before(rw, op, leave);
  }
}

bool lower_free_loop_allocas(PassRun *run, Op *func) {
  Rewriter rw = pass_rewriter(run);
  OpList allocas = collect_ops_that(run, func, is_alloca_in_loop);
  for (size_t i = 0; i < allocas.count; i++) {
    Op *alloca = allocas.items[i];
    // One that is enclosed has the scope in between from then on.
    if (!alloca->noperands)
      move_out(&rw, alloca);
    else if (is_alloca_in_loop(alloca))
      enclose(&rw, scope_around(alloca));
  }
  return true;
}
