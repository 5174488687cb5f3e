// mlprogram-pipeline-globals: what a block knows of variables is not loaded, and
// what it overwrites is not stored.
//
// Requires: nothing.
// Guarantees: between two loads of a variable in a block, or a store and a load,
//   something may store to it; between two stores something may load it.
// Invalidates: nothing.
//
// Before:
//
//   %0 = ml_program.global_load @g : tensor<4xi32>
//   %1 = "some.op"(%0) : (tensor<4xi32>) -> tensor<4xi32>
//   ml_program.global_store @g = %1 : tensor<4xi32>
//   %2 = ml_program.global_load @g : tensor<4xi32>
//   %3 = "some.op"(%2) : (tensor<4xi32>) -> tensor<4xi32>
//   ml_program.global_store @g = %3 : tensor<4xi32>
//
// After:
//
//   %0 = ml_program.global_load @g : tensor<4xi32>
//   %1 = "some.op"(%0) : (tensor<4xi32>) -> tensor<4xi32>
//   %3 = "some.op"(%1) : (tensor<4xi32>) -> tensor<4xi32>
//   ml_program.global_store @g = %3 : tensor<4xi32>
//
// Each block is walked once, and begins with knowing nothing. Calls and
// operations with regions do what global_accesses.h says.

#include "lowering/ml_program/global_accesses.h"
#include "lowering/ml_program/passes.h"
#include "lowering/pass/pass.h"

// A variable in the block that is walked.
typedef struct Known {
  Value *value; // that is in it, or NULL
  Op *store;    // that put it there, and that nobody has seen; or NULL
} Known;

typedef struct Forwarding {
  GlobalAccesses accesses;
  Rewriter rw;
  Known *known;  // by number of the global
  uint8_t *does; // likewise, 0 between operations
} Forwarding;

static void see_load(Forwarding *f, Op *op, Known *known) {
  if (known->value)
    rewrite_replace1(&f->rw, op, known->value);
  else
    *known = (Known){.value = op_result(op, 0)};
}

static void see_store(Forwarding *f, Op *op, Known *known) {
  if (known->store)
    rewrite_erase(&f->rw, known->store);
  *known = (Known){op_operand(op, 0), op};
}

// Calls, regions and operations of graphs access variables as well.
static void see_accesses(Forwarding *f, Op *op) {
  uint32_t n = f->accesses.nglobals;
  add_global_accesses(&f->accesses, op, f->does);
  for (uint32_t i = 0; i < n; i++) {
    if (f->does[i] & GLOBAL_STORED)
      f->known[i] = (Known){0};
    else if (f->does[i] & GLOBAL_LOADED)
      f->known[i].store = NULL;
  }
  memset(f->does, 0, n);
}

static void walk_block(Forwarding *f, Block *block) {
  memset(f->known, 0, f->accesses.nglobals * sizeof *f->known);
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    Op *global = accessed_global(&f->accesses, op);
    Known *known =
        global ? &f->known[global_number(&f->accesses, global)] : NULL;
    if (op_is(op, OP_ml_program_global_load))
      see_load(f, op, known);
    else if (op_is(op, OP_ml_program_global_store))
      see_store(f, op, known);
    else if (global || op->nregions || op_is_call(op))
      see_accesses(f, op);
  }
}

static void walk_blocks(void *user, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      walk_block(user, b);
}

bool lower_mlprogram_pipeline_globals(PassRun *run, Op *root) {
  Forwarding f = {.accesses = find_global_accesses(run->ctx, run->arena, root),
                  .rw = pass_rewriter(run)};
  uint32_t n = f.accesses.nglobals;
  if (!n)
    return true;
  f.known = arena_array(run->arena, Known, n);
  f.does = arena_zero(run->arena, n, 1);
  op_walk(root, walk_blocks, &f);
  return true;
}
