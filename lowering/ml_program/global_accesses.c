// Finds which globals each function loads and stores itself, and adds what its
// callees do until nothing changes.

#include "lowering/ml_program/global_accesses.h"

typedef struct FunctionGlobals {
  uint8_t *does;                         // GLOBAL_ bits by number
  Vec(struct FunctionGlobals *) callers; // one as often as it calls
  bool is_waiting;                       // in the worklist
} FunctionGlobals;

// An operation whose accesses are added to `does`; for a function, `self` hears
// of what it calls.
typedef struct AccessWalk {
  GlobalAccesses *a;
  uint8_t *does;
  FunctionGlobals *self;
} AccessWalk;

typedef struct FindWalk {
  GlobalAccesses *a;
  Vec(Op *) functions, globals;
} FindWalk;

// By opcode, the slot of the name plus 1, and what is done to it.
static const struct {
  uint32_t opcode, slot;
  uint8_t does;
} accesses[] = {
    {OP_ml_program_global_load, A_ml_program_global_load_global, GLOBAL_LOADED},
    {OP_ml_program_global_load_const, A_ml_program_global_load_const_global,
     GLOBAL_LOADED},
    {OP_ml_program_global_load_graph, A_ml_program_global_load_graph_global,
     GLOBAL_LOADED},
    {OP_ml_program_global_store, A_ml_program_global_store_global,
     GLOBAL_STORED},
    {OP_ml_program_global_store_graph, A_ml_program_global_store_graph_global,
     GLOBAL_STORED},
};

static Op *find_access(GlobalAccesses *a, Op *op, uint8_t *does) {
  for (size_t i = 0; i < ARRAY_SIZE(accesses); i++)
    if (op_is(op, accesses[i].opcode)) {
      *does = accesses[i].does;
      return symbol_tables_lookup(&a->tables, op,
                                  op_slot(op, accesses[i].slot));
    }
  return NULL;
}

Op *accessed_global(GlobalAccesses *a, Op *op) {
  uint8_t does;
  return find_access(a, op, &does);
}

uint32_t global_number(const GlobalAccesses *a, const Op *global) {
  uintptr_t number = (uintptr_t)ptrmap_get(&a->numbers, global);
  CHECK(number);
  return (uint32_t)number - 1;
}

// Adds the accesses of `from` to those of `to`; true if that adds any.
static bool join(const GlobalAccesses *a, uint8_t *to, const uint8_t *from) {
  bool changed = false;
  for (uint32_t i = 0; i < a->nglobals; i++) {
    changed |= from[i] & ~to[i];
    to[i] |= from[i];
  }
  return changed;
}

static FunctionGlobals *called_function(GlobalAccesses *a, Op *call) {
  Op *callee = op_callee(call)
                   ? symbol_tables_lookup(&a->tables, call, op_callee(call))
                   : NULL;
  return callee ? ptrmap_get(&a->functions, callee) : NULL;
}

static void add_accesses_of(void *user, Op *op) {
  AccessWalk *w = user;
  uint8_t does;
  Op *global = find_access(w->a, op, &does);
  if (global)
    w->does[global_number(w->a, global)] |= does;
  if (!op_is_call(op))
    return;
  FunctionGlobals *callee = called_function(w->a, op);
  if (!callee)
    join(w->a, w->does, w->a->mutable_mask);
  else if (w->self)
    vec_push(w->a->arena, &callee->callers, w->self);
  else
    join(w->a, w->does, callee->does);
}

void add_global_accesses(GlobalAccesses *a, Op *op, uint8_t *does) {
  AccessWalk walk = {.a = a, .does = does};
  add_accesses_of(&walk, op);
  op_walk(op, add_accesses_of, &walk);
}

static void collect(void *user, Op *op) {
  FindWalk *w = user;
  if (op_is(op, OP_ml_program_global))
    vec_push(w->a->arena, &w->globals, op);
  else if (op_has(op, TRAIT_FUNCTION) && op->nregions &&
           !region_is_empty(&op->regions[0]))
    vec_push(w->a->arena, &w->functions, op);
}

static void number_globals(GlobalAccesses *a, const FindWalk *found) {
  a->nglobals = (uint32_t)found->globals.size;
  a->mutable_mask = arena_zero(a->arena, a->nglobals + 1, 1);
  a->anywhere = arena_zero(a->arena, a->nglobals + 1, 1);
  for (uint32_t i = 0; i < a->nglobals; i++) {
    const Op *global = found->globals.data[i];
    ptrmap_set(&a->numbers, a->arena, global, (void *)(uintptr_t)(i + 1));
    if (op_slot(global, A_ml_program_global_is_mutable))
      a->mutable_mask[i] = GLOBAL_LOADED | GLOBAL_STORED;
  }
}

GlobalAccesses find_global_accesses(Ctx *ctx, Arena *arena, Op *root) {
  GlobalAccesses a = {.arena = arena, .tables = {.ctx = ctx, .arena = arena}};
  FindWalk found = {.a = &a};
  Vec(FunctionGlobals *) work = {0};
  op_walk(root, collect, &found);
  number_globals(&a, &found);
  for (size_t i = 0; a.nglobals && i < found.functions.size; i++) {
    FunctionGlobals *f = arena_new(arena, FunctionGlobals);
    *f = (FunctionGlobals){.does = arena_zero(arena, a.nglobals, 1),
                           .is_waiting = true};
    ptrmap_set(&a.functions, arena, found.functions.data[i], f);
    vec_push(arena, &work, f);
  }
  for (size_t i = 0; i < work.size; i++) {
    AccessWalk walk = {&a, work.data[i]->does, work.data[i]};
    op_walk(found.functions.data[i], add_accesses_of, &walk);
  }
  while (work.size) {
    FunctionGlobals *f = vec_pop(&work);
    f->is_waiting = false;
    join(&a, a.anywhere, f->does);
    for (size_t i = 0; i < f->callers.size; i++) {
      FunctionGlobals *caller = f->callers.data[i];
      if (!join(&a, caller->does, f->does) || caller->is_waiting)
        continue;
      caller->is_waiting = true;
      vec_push(arena, &work, caller);
    }
  }
  return a;
}
