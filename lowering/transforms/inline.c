// inline: puts the bodies of functions where they are called.
//
// Requires: the operation is a symbol table.
// Guarantees: nothing that its own callees were not simplified before.
// Invalidates: symbol tables.
//
// Before:
//
//   func.func private @double(%x: i32) -> i32 {
//     %0 = arith.addi %x, %x : i32
//     return %0 : i32
//   }
//   func.func @f(%a: i32) -> i32 {
//     %0 = call @double(%a) : (i32) -> i32
//     return %0 : i32
//   }
//
// After:
//
//   func.func @f(%a: i32) -> i32 {
//     %0 = arith.addi %a, %a : i32
//     return %0 : i32
//   }
//
// The call graph is visited from the callees up, by strongly connected
// components. In each, functions are simplified and their calls inlined in
// turns, until there is nothing to inline or the limit comes. What was inlined
// may bring calls; a history of each says through whom it came, so that none is
// inlined into itself for ever. Uses of private functions are counted: the last
// one takes the body instead of a copy, and the function goes.

#include "ir/rewrite/fixpoint.h"
#include "lowering/pass/run.h"
#include "lowering/transforms/inline.h"
#include "lowering/transforms/passes.h"

typedef struct Node Node;
struct Node { // a function with a body; or, without one, whoever is outside
  Op *op;
  PtrMap callees;                // nodes, to themselves
  PtrMap users_inner, users_own; // see Uses
  bool has_children;             // functions inside
  bool discardable;              // nobody outside can refer to it
  bool dead;
  int64_t uses; // of a discardable one
  // Of finding components.
  uint32_t number, next_callee;
};

typedef Vec(Node *) NodeVec;

typedef struct Call {
  Op *op;
  Node *source, *target;
  int64_t history; // entry of Pass.history, or NO_HISTORY
} Call;
enum { NO_HISTORY = -1 };

typedef struct Ancestor { // whose body a call came with
  Node *node;
  int64_t before;
} Ancestor;

typedef struct Inlining {
  Inliner in; // first
  const Options_inline *options;
  SymbolTables tables;
  PtrMap nodes; // functions to nodes
  Node outside;
  Vec(Call) calls;
  Vec(Ancestor) history;
  PtrMap pipelines; // by OpInfo
} Inlining;

static Arena *arena_of(Inlining *n) {
  return n->in.run->arena;
}

// The call graph

static Node *node_of(const Inlining *n, const Op *op) {
  return op ? ptrmap_get(&n->nodes, op) : NULL;
}

static Node *resolve(Inlining *n, Op *call) {
  Attr *callee = op_callee(call);
  return callee ? node_of(n, symbol_tables_lookup(&n->tables, call, callee))
                : NULL;
}

static void add_edge(Inlining *n, Node *from, Node *to) {
  ptrmap_set(&from->callees, arena_of(n), to, to);
}

static Node *add_node(Inlining *n, Op *op, Node *parent) {
  Node *node = arena_new(arena_of(n), Node);
  node->op = op;
  ptrmap_set(&n->nodes, arena_of(n), op, node);
  parent->has_children |= parent != &n->outside;
  add_edge(n, parent, node);
  return node;
}

// Functions first, then `calls` of what is in them.
static void add_to_graph(Inlining *n, Op *op, Node *parent, bool calls) {
  if (op_is_call(op)) {
    Node *target = calls && parent->op ? resolve(n, op) : NULL;
    if (target)
      add_edge(n, parent, target);
    return;
  }
  if (op_is_callable(op)) {
    if (region_is_empty(&op->regions[0]))
      return;
    parent = calls ? node_of(n, op) : add_node(n, op, parent);
  }
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next)
        add_to_graph(n, inner, parent, calls);
}

// Components: Tarjan's, each once all that it calls has been found.

typedef struct Frame {
  Node *node;
  uint32_t least; // number of what can be reached
} Frame;

typedef struct Finder {
  Inlining *n;
  Vec(Frame) frames;
  NodeVec stack;
  uint32_t count;
} Finder;

static void enter_node(Finder *f, Node *node) {
  node->number = ++f->count;
  vec_push(arena_of(f->n), &f->stack, node);
  vec_push(arena_of(f->n), &f->frames, ((Frame){node, node->number}));
}

static void follow_callees(Finder *f) {
  for (Frame *top = &vec_last(&f->frames);
       top->node->next_callee < top->node->callees.size;) {
    Node *callee = top->node->callees.entries[top->node->next_callee++].value;
    if (!callee->number)
      enter_node(f, callee);
    else if (callee->number < top->least)
      top->least = callee->number;
    top = &vec_last(&f->frames);
  }
}

// False when there is none left.
static bool find_component(Finder *f, NodeVec *component) {
  component->size = 0;
  while (f->frames.size) {
    follow_callees(f);
    Frame done = vec_pop(&f->frames);
    if (f->frames.size && done.least < vec_last(&f->frames).least)
      vec_last(&f->frames).least = done.least;
    if (done.least != done.node->number)
      continue;
    Node *node;
    do {
      node = vec_pop(&f->stack);
      node->number = UINT32_MAX;
      vec_push(arena_of(f->n), component, node);
    } while (node != done.node);
    return true;
  }
  return false;
}

// Uses of functions that only uses keep. A function uses another once for what
// its own attributes say (users_own), and as often as operations in it do
// (users_inner, to a count).

typedef struct UseWalk {
  Inlining *n;
  Op *table; // from where names are looked up
  Node *user;
} UseWalk;

static Node *referred(const UseWalk *w, const Attr *ref) {
  return w->table
             ? node_of(w->n, symbol_tables_lookup(&w->n->tables, w->table, ref))
             : NULL;
}

static void count_inner(Inlining *n, Node *user, Node *used, int64_t by) {
  void **count = ptrmap_at(&user->users_inner, arena_of(n), used);
  *count = (void *)((intptr_t)*count + (intptr_t)by);
  used->uses += by;
}

static void add_use(void *user, Op *op, const Attr *ref) {
  UseWalk *w = user;
  Node *used = referred(w, ref);
  if (!used || !used->discardable)
    return;
  if (op != w->user->op) {
    count_inner(w->n, w->user, used, 1);
    return;
  }
  void **seen = ptrmap_at(&w->user->users_own, arena_of(w->n), used);
  used->uses += !*seen;
  *seen = used;
}

static void drop_uses(Node *node) {
  for (uint32_t i = 0; i < node->users_own.size; i++)
    ((Node *)node->users_own.entries[i].value)->uses--;
  for (uint32_t i = 0; i < node->users_inner.size; i++) {
    PtrMapEntry *entry = &node->users_inner.entries[i];
    ((Node *)(uintptr_t)entry->key)->uses -= (intptr_t)entry->value;
  }
  node->users_own = node->users_inner = (PtrMap){0};
}

static void count_uses(Inlining *n, Node *node) {
  UseWalk w = {n, op_parent(node->op), node};
  drop_uses(node);
  op_symbol_refs(node->op, add_use, &w);
}

static void drop_call_use(void *user, Op *op, const Attr *ref) {
  UseWalk *w = user;
  Node *used = referred(w, ref);
  (void)op;
  if (used && ptrmap_get(&w->user->users_inner, used))
    count_inner(w->n, w->user, used, -1);
}

// `into` got a copy of `from`.
static void take_over_uses(Inlining *n, const Node *from, Node *into) {
  for (uint32_t i = 0; i < from->users_inner.size; i++) {
    const PtrMapEntry *entry = &from->users_inner.entries[i];
    count_inner(n, into, (Node *)(uintptr_t)entry->key, (intptr_t)entry->value);
  }
}

static bool is_private(const Inlining *n, const Op *op) {
  const Attr *visibility = symbol_visibility(n->in.run->ctx, op);
  return attr_is(visibility, AT_STRING) &&
         str_is(visibility->as.string, "private");
}

static bool is_public(const Inlining *n, const Op *op) {
  const Attr *visibility = symbol_visibility(n->in.run->ctx, op);
  return !visibility || str_is(visibility->as.string, "public");
}

static void keep_referred(void *user, Op *op, const Attr *ref) {
  Node *used = referred(user, ref);
  (void)op;
  if (used)
    used->discardable = false;
}

// What is referred to by anything but functions stays.
static bool keep_used_elsewhere(Inlining *n, Op *table) {
  UseWalk w = {n, table, NULL};
  for (Block *b = table->regions[0].first; b; b = b->next)
    for (Op *op = b->first; op; op = op->next)
      if (!node_of(n, op) && !op_symbol_refs(op, keep_referred, &w))
        return false;
  return true;
}

// `hidden`: nobody outside of `op` can name what is in it.
static bool find_discardable(Inlining *n, Op *op, bool hidden) {
  bool is_table = op_has(op, TRAIT_SYMBOL_TABLE), ok = true;
  hidden |= !is_table || !symbol_name(op).data || is_private(n, op);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next) {
        ok = ok && find_discardable(n, inner, hidden);
        Node *node = is_table && i == 0 ? node_of(n, inner) : NULL;
        if (node)
          node->discardable =
              (hidden || is_private(n, inner)) && !is_public(n, inner);
      }
  return ok;
}

static bool keep_used_in_tables(Inlining *n, Op *op) {
  bool ok = !op_has(op, TRAIT_SYMBOL_TABLE) || keep_used_elsewhere(n, op);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next)
        ok = ok && keep_used_in_tables(n, inner);
  return ok;
}

static void find_uses(Inlining *n, Op *root) {
  find_discardable(n, root, !root->block);
  bool known = keep_used_in_tables(n, root);
  for (uint32_t i = 0; i < n->nodes.size; i++) {
    Node *node = n->nodes.entries[i].value;
    node->discardable &= known;
  }
  for (uint32_t i = 0; i < n->nodes.size; i++)
    count_uses(n, n->nodes.entries[i].value);
}

// Calls in blocks

typedef struct PendingBlock {
  Block *block;
  Node *node;
} PendingBlock;

typedef struct Collector {
  Inlining *n;
  Vec(PendingBlock) places; // still to be looked at, the last first
} Collector;

static void add_blocks(Collector *c, Block *first, const Block *end,
                       Node *node) {
  for (; first != end; first = first->next)
    vec_push(arena_of(c->n), &c->places, ((PendingBlock){first, node}));
}

static void collect_call(Inlining *n, Op *op, Node *source, int64_t history) {
  const Attr *callee = op_callee(op);
  Node *target = callee && !callee->as.symbol.nnested ? resolve(n, op) : NULL;
  if (target)
    vec_push(arena_of(n), &n->calls, ((Call){op, source, target, history}));
}

// With `nested`, also those of functions inside.
static void collect_calls(Inlining *n, Block *first, const Block *end,
                          Node *node, bool nested, int64_t history) {
  Collector c = {.n = n};
  add_blocks(&c, first, end, node);
  while (c.places.size) {
    PendingBlock place = vec_pop(&c.places);
    for (Op *op = place.block->first; op; op = op->next) {
      if (op_is_call(op)) {
        collect_call(n, op, place.node, history);
        continue;
      }
      Node *inner = node_of(n, op);
      for (uint32_t i = 0; (nested || !inner) && i < op->nregions; i++)
        add_blocks(&c, op->regions[i].first, NULL, inner ? inner : place.node);
    }
  }
}

static Node *node_around(const Inlining *n, const Block *block) {
  const Op *op = block->parent->parent;
  while (!node_of(n, op))
    op = op_parent(op);
  return node_of(n, op);
}

static void collect_inlined(void *user, const InlinedBlocks *blocks) {
  Inlining *n = user;
  collect_calls(n, blocks->first, blocks->end, node_around(n, blocks->first),
                true, (int64_t)n->history.size);
}

// What is worth it

static uint32_t count_ops(const Op *op) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        count += 1 + count_ops(inner);
  return count;
}

static bool is_worth_it(const Inlining *n, const Call *call) {
  uint32_t most = n->options->inlining_threshold;
  if (most == 0 || most == UINT32_MAX)
    return most;
  uint64_t own = count_ops(call->source->op);
  return !own || (uint64_t)count_ops(call->target->op) * 100 / own <= most;
}

static bool came_through(const Inlining *n, const Call *call) {
  for (int64_t at = call->history; at != NO_HISTORY;
       at = n->history.data[at].before)
    if (n->history.data[at].node == call->target)
      return true;
  return false;
}

// Several blocks only where there may be several.
static bool has_room(const Op *callee, const Op *call) {
  const Region *body = &callee->regions[0];
  const Op *parent = op_parent(call);
  return body->first == body->last || parent->info == callee->info ||
         !op_has(parent, TRAIT_SINGLE_BLOCK);
}

static bool is_wanted(const Inlining *n, const Call *call) {
  const Node *target = call->target;
  return !came_through(n, call) && !op_has(call->op, TRAIT_TERMINATOR) &&
         !ptrmap_get(&target->callees, target) &&
         !ptrmap_get(&target->callees, call->source) &&
         !op_is_ancestor(target->op, call->op) &&
         has_room(target->op, call->op) && is_worth_it(n, call);
}

static bool visit_call(Inlining *n, Call call) {
  if (call.source->dead || !is_wanted(n, &call))
    return false;
  bool last = call.target->discardable && call.target->uses == 1;
  if (!inline_call(&n->in, call.op, call.target->op, !last, collect_inlined, n))
    return false;
  vec_push(arena_of(n), &n->history, ((Ancestor){call.target, call.history}));
  UseWalk w = {n, op_parent(call.op), call.source};
  op_symbol_refs(call.op, drop_call_use, &w);
  take_over_uses(n, call.target, call.source);
  rewrite_erase(&n->in.rw, call.op);
  if (last) {
    drop_uses(call.target);
    call.target->dead = true;
    call.target->discardable = false;
  }
  return true;
}

static bool inline_calls(Inlining *n, const NodeVec *component) {
  bool any = false;
  n->calls.size = n->history.size = 0;
  for (size_t i = 0; i < component->size; i++) {
    Node *node = component->data[i];
    if (!node->op || node->dead)
      continue;
    if (node->discardable && !node->uses)
      node->dead = true;
    else
      collect_calls(n, node->op->regions[0].first, NULL, node, false,
                    NO_HISTORY);
  }
  for (size_t i = 0; i < n->calls.size; i++)
    any |= visit_call(n, n->calls.data[i]);
  return any;
}

// Simplifying

static Pipeline *parse_own(Inlining *n, Str name, Str text) {
  Str why;
  Pipeline *pipeline =
      pipeline_parse(arena_of(n),
                     arena_format(arena_of(n), STR_FMT "(" STR_FMT ")",
                                  STR_ARG(name), STR_ARG(text)),
                     &why);
  if (!pipeline)
    diag_error(&n->in.run->ctx->diags, LOC_UNKNOWN, STR_FMT, STR_ARG(why));
  return pipeline;
}

// The pipeline of an operation of that name; NULL: none, or one that was wrong,
// which was reported.
static Pipeline *find_pipeline(Inlining *n, Str name) {
  const StrList *list = &n->options->op_pipelines;
  for (size_t i = 0; i < list->size; i++) {
    Str text = list->data[i], why;
    if (text.size <= name.size || text.data[name.size] != '(' ||
        !str_eq((Str){text.data, name.size}, name))
      continue;
    Pipeline *pipeline = pipeline_parse(arena_of(n), text, &why);
    if (!pipeline)
      diag_error(&n->in.run->ctx->diags, LOC_UNKNOWN, STR_FMT, STR_ARG(why));
    return pipeline;
  }
  return n->options->default_pipeline.size
             ? parse_own(n, name, n->options->default_pipeline)
             : NULL;
}

static bool simplify(Inlining *n, const NodeVec *component) {
  Ctx *ctx = n->in.run->ctx;
  unsigned errors = ctx->diags.nerrors;
  for (size_t i = 0; i < component->size; i++) {
    Node *node = component->data[i];
    if (!node->op || node->dead || node->has_children ||
        !op_has(node->op, TRAIT_ISOLATED))
      continue;
    void **pipeline = ptrmap_at(&n->pipelines, arena_of(n), node->op->info);
    if (!*pipeline)
      *pipeline = find_pipeline(n, op_name(node->op));
    if (ctx->diags.nerrors != errors)
      return false;
    fixpoint_forget(node->op); // what was inlined changed it
    if (*pipeline && !pass_run_pipeline(n->in.run->thread, *pipeline, node->op))
      return false;
    count_uses(n, node);
  }
  return true;
}

static bool visit_component(Inlining *n, const NodeVec *component) {
  uint32_t rounds = 0;
  do {
    if (!simplify(n, component))
      return false;
  } while (inline_calls(n, component) && ++rounds < n->options->max_iterations);
  return true;
}

static void erase_dead(Inlining *n) {
  for (uint32_t i = 0; i < n->nodes.size; i++) {
    Node *node = n->nodes.entries[i].value;
    if (node->dead)
      rewrite_erase(&n->in.rw, node->op);
  }
}

// Inlines calls bottom up in the call graph, optimizing in between.
bool lower_inline(PassRun *run, Op *root) {
  if (!op_has(root, TRAIT_SYMBOL_TABLE))
    return op_error(run->ctx, root,
                    " was scheduled to run under the inliner, but does not "
                    "define a symbol table");
  Inlining n = {
      .in = {.run = run,
             .rw = {.b = {.ctx = run->ctx, .pool = run->pool},
                    .arena = run->arena}},
      .options = PASS_OPTIONS(run, inline),
      .tables = {.ctx = run->ctx, .arena = run->arena},
  };
  add_to_graph(&n, root, &n.outside, false);
  add_to_graph(&n, root, &n.outside, true);
  find_uses(&n, root);
  Finder finder = {.n = &n};
  NodeVec component = {0};
  enter_node(&finder, &n.outside);
  while (find_component(&finder, &component))
    if (!visit_component(&n, &component))
      return false;
  erase_dead(&n);
  return true;
}
