// Running everything at once: see dataflow.h. A list holds the operations that
// are still to be visited, each once; a visit pushes what the operation passes
// on. Blocks that nothing reaches are never visited.

#include "ir/analysis/dataflow.h"
#include "ir/analysis/region_links.h"
#include "ir/analysis/analysis.h"

typedef struct Callee { // what is known of a function with a body
  bool open;            // somebody outside may call it
  FlowCalls calls;      // that may be run
} Callee;

// The list

static void enqueue(Flow *f, Op *op) {
  void **entry = ptrmap_at(&f->queued, f->arena, op);
  if (*entry)
    return;
  *entry = op;
  vec_push(f->arena, &f->work, op);
}

void flow_changed(Flow *f, Value *value) {
  for (const Use *use = value->uses; use; use = use->next)
    enqueue(f, use->owner);
}

void flow_join(Flow *f, Value *to, const Value *from) {
  bool changed = false;
  for (uint32_t i = 0; i < f->nlattices; i++)
    changed |= f->lattices[i]->join(f, to, from);
  if (changed)
    flow_changed(f, to);
}

void flow_enter(Flow *f, Value *to) {
  bool changed = false;
  for (uint32_t i = 0; i < f->nlattices; i++)
    changed |= f->lattices[i]->enter(f, to);
  if (changed)
    flow_changed(f, to);
}

static void enter_results(Flow *f, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    flow_enter(f, &op->results[i]);
}

static void enter_args(Flow *f, Block *block) {
  for (uint32_t i = 0; i < block->nargs; i++)
    flow_enter(f, block_arg(block, i));
}

bool flow_is_live(const Flow *f, const Block *block) {
  return ptrmap_get(&f->live, block);
}

// Whether it was not before.
static bool make_live(Flow *f, Block *block) {
  void **entry = ptrmap_at(&f->live, f->arena, block);
  if (*entry)
    return false;
  *entry = block;
  for (Op *op = block->first; op; op = op->next)
    enqueue(f, op);
  return true;
}

// The constants of all operands, NULL for those that are several; false: some
// are not computed yet.
static bool operand_constants(const Flow *f, const Op *op, Attr **constants) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    const FlowConstant *c = ptrmap_get(&f->constants, op->operands[i].value);
    if (!c)
      return false;
    constants[i] = c->value;
  }
  return true;
}

// Branches

// The successor or region that the first operand chooses.
static int taken(const Op *op, Attr *const *constants) {
  bool is_known = op->noperands && attr_is(constants[0], AT_INTEGER);
  return is_known && op->info->taken ? op->info->taken(op, constants[0])
                                     : TAKEN_ANY;
}

static void pass_to_successor(Flow *f, Op *op, uint32_t index) {
  uint32_t first, count;
  Block *block = op->successors[index].block;
  op->info->successor_operands(op, index, &first, &count);
  // Arguments that the operation itself makes come first.
  uint32_t made = block->nargs - count;
  for (uint32_t i = 0; i < block->nargs; i++)
    if (i < made)
      flow_enter(f, block_arg(block, i));
    else
      flow_join(f, block_arg(block, i), op->operands[first + i - made].value);
}

// All edges between two blocks are one.
static void pass_to_block(Flow *f, Op *op, Block *block) {
  make_live(f, block);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    if (op->successors[i].block == block)
      pass_to_successor(f, op, i);
}

static void visit_branch(Flow *f, Op *op) {
  Attr **constants = arena_array(f->arena, Attr *, op->noperands);
  if (!op->info->successor_operands) {
    for (uint32_t i = 0; i < op->nsuccessors; i++) {
      make_live(f, op->successors[i].block);
      enter_args(f, op->successors[i].block);
    }
    return;
  }
  if (!operand_constants(f, op, constants))
    return;
  int only = taken(op, constants);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    if (only == TAKEN_ANY || only == (int)i)
      pass_to_block(f, op, op->successors[i].block);
}

// Regions

typedef struct Passed { // along an edge between regions
  Value *const *values;
  uint32_t count;
} Passed;

static void pass_to_results(Flow *f, Op *op, Passed passed) {
  for (uint32_t i = 0; i < op->nresults && i < passed.count; i++)
    flow_join(f, &op->results[i], passed.values[i]);
}

static void visit_own_arg(Flow *f, Op *op, Value *arg) {
  for (uint32_t i = 0; i < f->nlattices; i++)
    f->lattices[i]->visit_arg(f, op, arg);
}

// The first `skipped` arguments are the operation's own.
static void pass_to_region(Flow *f, Op *op, Region *region, Passed passed,
                           uint32_t skipped) {
  if (region_is_empty(region))
    return;
  Block *block = region->first;
  make_live(f, block);
  for (uint32_t i = 0; i < block->nargs; i++)
    if (i < skipped || i - skipped >= passed.count)
      visit_own_arg(f, op, block_arg(block, i));
    else
      flow_join(f, block_arg(block, i), passed.values[i - skipped]);
}

static Passed operands_from(Flow *f, const Op *op, uint32_t first,
                            uint32_t count) {
  Value **values = arena_array(f->arena, Value *, count);
  for (uint32_t i = 0; i < count; i++)
    values[i] = op->operands[first + i].value;
  return (Passed){values, count};
}

static void enter_regions(Flow *f, Op *op, Attr *const *constants) {
  int only = taken(op, constants);
  Passed nothing = {0};
  for (uint32_t i = 0; i < op->nregions; i++)
    if (only == TAKEN_ANY || only == (int)i)
      pass_to_region(f, op, &op->regions[i], nothing, 0);
}

// Passes values into the regions that an operation may enter.
static void visit_region_branch(Flow *f, Op *op) {
  Attr **constants = arena_array(f->arena, Attr *, op->noperands);
  if (!operand_constants(f, op, constants))
    return;
  bool enters = false;
  for (const RegionEdge *e = op->info->edges; e->from != EDGE_END; e++) {
    if (e->from != EDGE_OP || !region_edge_exists(op, e))
      continue;
    uint32_t first = 0, count = 0;
    if (e->group != EDGE_NOTHING)
      op_operand_group(op, (uint32_t)e->group, &first, &count);
    Passed passed = operands_from(f, op, first, count);
    enters = true;
    if (e->to == EDGE_OP)
      pass_to_results(f, op, passed);
    else
      pass_to_region(f, op, &op->regions[e->to], passed, e->skip_args);
  }
  if (!enters)
    enter_regions(f, op, constants);
}

// Passes what a region ends with to where control may go next.
static void visit_region_end(Flow *f, Op *end, Op *op) {
  Attr **constants = arena_array(f->arena, Attr *, end->noperands);
  int from = (int)(end->block->parent - op->regions);
  if (!operand_constants(f, end, constants))
    return;
  bool returns = op_leaves_region(end);
  int only = taken(end, constants);
  for (const RegionEdge *e = op->info->edges; e->from != EDGE_END; e++) {
    if ((e->from != from && e->from != EDGE_EACH) || e->from == EDGE_OP ||
        !region_edge_exists(op, e) ||
        (only != TAKEN_ANY &&
         only != (e->to == EDGE_OP ? TAKEN_RESULTS : e->to)))
      continue;
    uint32_t skipped = returns ? e->skip_operands : 0;
    Passed passed =
        operands_from(f, end, skipped, returns ? end->noperands - skipped : 0);
    if (e->to == EDGE_OP && !returns)
      enter_results(f, op);
    else if (e->to == EDGE_OP)
      pass_to_results(f, op, passed);
    else
      pass_to_region(f, op, &op->regions[e->to], passed, e->skip_args);
  }
}

// The operation says nothing of its regions.
static void visit_regions(Flow *f, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    pass_to_region(f, op, &op->regions[i], (Passed){0}, 0);
}

// Calls

static Callee *callee_of(Flow *f, Op *function) {
  void **entry = ptrmap_at(&f->callees, f->arena, function);
  if (!*entry)
    *entry = arena_new(f->arena, Callee);
  return *entry;
}

const FlowCalls *flow_calls(Flow *f, Op *function, bool *all) {
  const Callee *callee = callee_of(f, function);
  *all = !callee->open;
  return &callee->calls;
}

static bool has_body(const Op *op) {
  return op_has(op, TRAIT_FUNCTION) && !region_is_empty(&op->regions[0]);
}

Op *flow_called_function(Flow *f, Op *call) {
  const Attr *symbol = op_callee(call);
  Op *op = symbol ? symbol_tables_lookup(&f->tables, call, symbol) : NULL;
  return op && has_body(op) && op != f->top && op_is_ancestor(f->top, op)
             ? op
             : NULL;
}

static void pass_to_function(Flow *f, Op *call, Op *function) {
  Block *entry = function->regions[0].first;
  uint32_t first, count;
  if (callee_of(f, function)->open ||
      !op_operand_group(call, 0, &first, &count))
    return;
  for (uint32_t i = 0; i < entry->nargs && i < count; i++)
    flow_join(f, block_arg(entry, i), call->operands[first + i].value);
}

static bool is_known_call(const Callee *callee, const Op *call) {
  for (size_t i = 0; i < callee->calls.size; i++)
    if (callee->calls.data[i] == call)
      return true;
  return false;
}

static void visit_call(Flow *f, Op *call) {
  Op *function = flow_called_function(f, call);
  if (!function) {
    enter_results(f, call);
    return;
  }
  Callee *callee = callee_of(f, function);
  pass_to_function(f, call, function);
  if (is_known_call(callee, call))
    return;
  vec_push(f->arena, &callee->calls, call);
  enqueue(f, function);
  for (Block *b = function->regions[0].first; b; b = b->next)
    if (b->last && !b->last->nsuccessors)
      enqueue(f, b->last);
}

static void visit_return(Flow *f, Op *op, Op *function) {
  const Callee *callee = callee_of(f, function);
  for (size_t i = 0; op->noperands && i < callee->calls.size; i++) {
    Op *call = callee->calls.data[i];
    if (op_has(op, TRAIT_RETURN_LIKE))
      pass_to_results(f, call, operands_from(f, op, 0, op->noperands));
    else
      enter_results(f, call);
  }
}

static void visit_function(Flow *f, Op *op) {
  if (!has_body(op))
    return;
  const Callee *callee = callee_of(f, op);
  Block *entry = op->regions[0].first;
  if (callee->open)
    enter_args(f, entry);
  if (callee->open || callee->calls.size)
    make_live(f, entry);
}

// Who may be called from outside

static void open_function(Flow *f, Op *op) {
  if (op && has_body(op))
    callee_of(f, op)->open = true;
}

typedef struct SymbolWalk {
  Flow *f;
  Op *table;
} SymbolWalk;

static void open_referred(void *user, Op *op, const Attr *ref) {
  SymbolWalk *w = user;
  if (!op_is_call(op) || ref != op_callee(op))
    open_function(w->f, symbol_tables_lookup(&w->f->tables, w->table, ref));
}

static void open_each(void *user, Op *op) {
  open_function(user, op);
}

static void open_by_visibility(Flow *f, Op *op, bool hidden) {
  const Attr *visibility = symbol_visibility(f->ctx, op);
  bool is_public = !visibility || str_is(visibility->as.string, "public");
  bool is_private = visibility && str_is(visibility->as.string, "private");
  if (is_public || (!hidden && !is_private))
    open_function(f, op);
}

static void open_functions(Flow *f, Op *op, bool hidden) {
  bool is_table = op_has(op, TRAIT_SYMBOL_TABLE);
  const Attr *own =
      is_table && symbol_name(op).data ? symbol_visibility(f->ctx, op) : NULL;
  hidden |= !is_table || !symbol_name(op).data ||
            (own && str_is(own->as.string, "private"));
  SymbolWalk walk = {f, op};
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next) {
        if (inner->nregions)
          open_functions(f, inner, hidden);
        if (!is_table)
          continue;
        if (has_body(inner))
          open_by_visibility(f, inner, hidden);
        if (!op_symbol_refs(inner, open_referred, &walk))
          op_walk(f->top, open_each, f);
      }
}

// All of it

static void visit_end(Flow *f, Op *op) {
  Op *parent = op_parent(op);
  if (op->nsuccessors || op != op->block->last || !parent)
    return;
  if (parent->info->edges)
    visit_region_end(f, op, parent);
  else if (op_has(parent, TRAIT_FUNCTION))
    visit_return(f, op, parent);
}

static void visit_edges(Flow *f, Op *op) {
  if (!flow_is_live(f, op->block))
    return;
  if (op_is_call(op))
    visit_call(f, op);
  else if (op_has(op, TRAIT_FUNCTION))
    visit_function(f, op);
  else if (op->info->edges)
    visit_region_branch(f, op);
  else {
    visit_regions(f, op);
    for (uint32_t i = 0; op->nresults && i < f->nlattices; i++)
      f->lattices[i]->visit(f, op);
  }
  if (op->nsuccessors)
    visit_branch(f, op);
  visit_end(f, op);
}

void flow_init(Flow *f, Ctx *ctx, Pool *pool, Arena *arena) {
  *f = (Flow){.ctx = ctx,
              .pool = pool,
              .arena = arena,
              .tables = {.ctx = ctx, .arena = arena}};
  flow_add(f, &flow_constants);
}

void flow_add(Flow *f, const FlowLattice *lattice) {
  CHECK(f->nlattices < FLOW_LATTICES);
  f->lattices[f->nlattices++] = lattice;
}

void flow_run(Flow *f, Op *top) {
  f->top = top;
  open_functions(f, top, !top->block);
  for (uint32_t i = 0; i < top->nregions; i++)
    if (!region_is_empty(&top->regions[i])) {
      enter_args(f, top->regions[i].first);
      make_live(f, top->regions[i].first);
    }
  while (f->next < f->work.size) {
    Op *op = f->work.data[f->next++];
    ptrmap_set(&f->queued, f->arena, op, NULL);
    visit_edges(f, op);
  }
}
