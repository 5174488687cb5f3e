// The graph of what depends on what in a block, as MLIR's, since which loops
// are joined with which depends on its edges.
//
// An operation of unknown effects may read and write memory that it is given, or
// that not only this function has. Distinct arguments of a function are taken to
// be of distinct memory; of other memrefs that may overlap, and are stored to,
// there is no graph.

#include "lowering/affine/graph.h"

#include "ir/analysis/aliases.h"

// Effects

static bool is_memref(const Value *value) {
  return value->type->kind == TY_MEMREF;
}

static bool touches(const Op *op, unsigned kinds, const Value *memref) {
  for (const OpEffect *e = op->info->effects; e && e->kind; e++) {
    uint32_t first, count;
    bool on_operands =
        e->place == EFFECT_ON_OPERANDS || e->place == EFFECT_ON_MEMREFS;
    if (!(e->kind & kinds) || !on_operands ||
        !op_operand_group(op, e->group, &first, &count))
      continue;
    for (uint32_t i = first; i < first + count; i++)
      if (op_operand(op, i) == memref)
        return true;
  }
  return false;
}

// Whether it may do that to the memref.
static bool may_do(const Op *op, unsigned kinds, const Value *memref) {
  return op_effects_known(op) ? touches(op, kinds, memref)
                              : op_may_touch(op, kinds, memref, may_overlap);
}

static bool has_memref(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (is_memref(op_operand(op, i)))
      return true;
  return false;
}

static void collect_other(Graph *g, GraphNode *n, Op *op) {
  unsigned kinds = 0;
  if (op_effects_known(op))
    kinds = op_effects(op);
  else if (!op_has(op, TRAIT_RECURSIVE_EFFECTS) &&
           (op->info->opcode != OP_UNREGISTERED || has_memref(op)))
    kinds = EFFECT_READ | EFFECT_WRITE;
  if (kinds & EFFECT_READ)
    vec_push(g->arena, &n->other_loads, op);
  if (kinds & EFFECT_WRITE)
    vec_push(g->arena, &n->other_stores, op);
  if (kinds & EFFECT_FREE)
    vec_push(g->arena, &n->frees, op);
  bool is_affine = op_is(op, OP_affine_if) || op_is(op, OP_affine_parallel);
  n->does_more |= kinds & ~(unsigned)EFFECT_ALLOCATE;
  n->does_more |= op->nregions && !is_affine;
}

typedef struct Collecting {
  Graph *g;
  GraphNode *node;
} Collecting;

static void collect_access(void *user, Op *op) {
  Collecting *c = user;
  if (op_is_affine_read(op))
    vec_push(c->g->arena, &c->node->loads, op);
  else if (op_is_affine_write(op))
    vec_push(c->g->arena, &c->node->stores, op);
  else if (!op_is(op, OP_affine_for))
    collect_other(c->g, c->node, op);
}

void graph_collect(Graph *g, uint32_t node) {
  GraphNode *n = graph_node(g, node);
  Collecting c = {g, n};
  n->loads.size = n->stores.size = n->other_loads.size = 0;
  n->other_stores.size = n->frees.size = 0;
  n->does_more = false;
  op_walk_post(n->op, collect_access, &c);
  collect_access(&c, n->op);
}

// Nodes

uint32_t graph_add_node(Graph *g, Op *op) {
  vec_push(g->arena, &g->nodes, ((GraphNode){.op = op}));
  return (uint32_t)g->nodes.size - 1;
}

bool graph_find(Graph *g, const Op *op, uint32_t *node) {
  for (*node = 0; *node < g->nodes.size; ++*node)
    if (graph_node(g, *node)->op == op)
      return true;
  return false;
}

uint32_t graph_count_loads(const GraphNode *n, const Value *memref) {
  uint32_t count = 0;
  for (size_t i = 0; i < n->loads.size; i++)
    count += accessed_memref(n->loads.data[i]) == memref;
  return count;
}

static bool any_may_do(const OpVec *ops, unsigned kinds, const Value *memref) {
  for (size_t i = 0; i < ops->size; i++)
    if (may_do(ops->data[i], kinds, memref))
      return true;
  return false;
}

static bool any_accesses(const OpVec *ops, const Value *memref) {
  for (size_t i = 0; i < ops->size; i++)
    if (accessed_memref(ops->data[i]) == memref)
      return true;
  return false;
}

bool graph_node_stores(const GraphNode *n, const Value *memref) {
  return any_accesses(&n->stores, memref) ||
         any_may_do(&n->other_stores, EFFECT_WRITE, memref);
}

static bool stores_or_frees(const GraphNode *n, const Value *memref) {
  return graph_node_stores(n, memref) ||
         any_may_do(&n->frees, EFFECT_FREE, memref);
}

static bool any_does(const OpVec *ops, unsigned kinds, const Value *memref) {
  for (size_t i = 0; i < ops->size; i++)
    if (op_effects_known(ops->data[i]) && touches(ops->data[i], kinds, memref))
      return true;
  return false;
}

static bool surely_changes(const GraphNode *n, const Value *memref) {
  return any_accesses(&n->stores, memref) ||
         any_does(&n->other_stores, EFFECT_WRITE, memref) ||
         any_does(&n->frees, EFFECT_FREE, memref);
}

static bool touches_memref(const GraphNode *n, const Value *memref) {
  return any_accesses(&n->loads, memref) || stores_or_frees(n, memref) ||
         any_may_do(&n->other_loads, EFFECT_READ, memref);
}

// Edges

static uint32_t *count_of(Graph *g, Value *memref) {
  for (size_t i = 0; i < g->memrefs.size; i++)
    if (g->memrefs.data[i].memref == memref)
      return &g->memrefs.data[i].count;
  vec_push(g->arena, &g->memrefs, ((EdgeCount){memref, 0}));
  return &g->memrefs.data[g->memrefs.size - 1].count;
}

static bool has_edge(Graph *g, uint32_t from, uint32_t to, const Value *value) {
  const GraphNode *n = graph_node(g, from);
  for (size_t i = 0; i < n->out.size; i++)
    if (n->out.data[i].node == to && n->out.data[i].value == value)
      return true;
  return false;
}

static void add_edge(Graph *g, uint32_t from, uint32_t to, Value *value,
                     bool guessed) {
  if (has_edge(g, from, to, value))
    return;
  vec_push(g->arena, &graph_node(g, from)->out,
           ((GraphEdge){to, value, guessed}));
  vec_push(g->arena, &graph_node(g, to)->in,
           ((GraphEdge){from, value, guessed}));
  if (is_memref(value))
    ++*count_of(g, value);
}

void graph_add_edge(Graph *g, uint32_t from, uint32_t to, Value *value) {
  add_edge(g, from, to, value, false);
}

static void drop_edge(GraphEdge *edges, size_t *size, uint32_t node,
                      const Value *value) {
  for (size_t i = 0; i < *size; i++)
    if (edges[i].node == node && edges[i].value == value) {
      memmove(edges + i, edges + i + 1, (*size - i - 1) * sizeof *edges);
      --*size;
      return;
    }
}

static void remove_edge(Graph *g, uint32_t from, uint32_t to, Value *value) {
  GraphNode *source = graph_node(g, from), *sink = graph_node(g, to);
  size_t nout = source->out.size, nin = sink->in.size;
  if (is_memref(value))
    --*count_of(g, value);
  drop_edge(source->out.data, &nout, to, value);
  drop_edge(sink->in.data, &nin, from, value);
  source->out.size = nout;
  sink->in.size = nin;
}

typedef struct EdgeList {
  GraphEdge *items;
  size_t count;
} EdgeList;

// Copies, which hold while edges change.
static EdgeList edges_in(Graph *g, uint32_t node) {
  const GraphNode *n = graph_node(g, node);
  size_t size = n->in.size * sizeof(GraphEdge);
  return (EdgeList){
      size ? arena_copy(g->arena, n->in.data, size, _Alignof(GraphEdge)) : NULL,
      n->in.size};
}

static EdgeList edges_out(Graph *g, uint32_t node) {
  const GraphNode *n = graph_node(g, node);
  size_t size = n->out.size * sizeof(GraphEdge);
  return (EdgeList){
      size ? arena_copy(g->arena, n->out.data, size, _Alignof(GraphEdge))
           : NULL,
      n->out.size};
}

void graph_remove_node(Graph *g, uint32_t node) {
  EdgeList in = edges_in(g, node), out = edges_out(g, node);
  for (size_t i = 0; i < in.count; i++)
    remove_edge(g, in.items[i].node, node, in.items[i].value);
  for (size_t i = 0; i < out.count; i++)
    remove_edge(g, node, out.items[i].node, out.items[i].value);
  graph_node(g, node)->op = NULL;
}

uint32_t graph_count_in(Graph *g, uint32_t node, const Value *memref) {
  const GraphNode *n = graph_node(g, node);
  uint32_t count = 0;
  for (size_t i = 0; i < n->in.size; i++)
    count += n->in.data[i].value == memref &&
             graph_node_stores(graph_node(g, n->in.data[i].node), memref);
  return count;
}

uint32_t graph_count_out(Graph *g, uint32_t node, const Value *memref) {
  const GraphNode *n = graph_node(g, node);
  uint32_t count = 0;
  for (size_t i = 0; i < n->out.size; i++)
    count += n->out.data[i].value == memref && !n->out.data[i].guessed;
  return count;
}

static bool search_path(Graph *g, uint32_t from, uint32_t to, bool *seen) {
  const GraphNode *n = graph_node(g, from);
  if (from == to)
    return true;
  seen[from] = true;
  for (size_t i = 0; i < n->out.size; i++)
    if (!seen[n->out.data[i].node] &&
        search_path(g, n->out.data[i].node, to, seen))
      return true;
  return false;
}

bool graph_has_path(Graph *g, uint32_t from, uint32_t to) {
  return search_path(g, from, to, arena_zero(g->arena, g->nodes.size, 1));
}

// Dependences

static bool any_pair(Graph *g, const OpVec *from, const OpVec *to,
                     const Value *memref, uint32_t depth) {
  for (size_t i = 0; i < from->size; i++)
    for (size_t k = 0; k < to->size; k++) {
      Op *a = from->data[i], *b = to->data[k];
      if (accessed_memref(a) != memref || accessed_memref(b) != memref)
        continue;
      MemAccess x = access_of(g->ctx, g->arena, a);
      MemAccess y = access_of(g->ctx, g->arena, b);
      if (dependence_between(g->ctx, g->arena, &x, &y, depth, false, NULL) !=
          DEPENDENCE_NONE)
        return true;
    }
  return false;
}

static bool others_conflict(const GraphNode *a, const GraphNode *b,
                            const Value *memref) {
  bool a_stores = any_may_do(&a->other_stores, EFFECT_WRITE, memref);
  bool b_stores = any_may_do(&b->other_stores, EFFECT_WRITE, memref);
  bool a_reads = any_may_do(&a->other_loads, EFFECT_READ, memref);
  bool b_reads = any_may_do(&b->other_loads, EFFECT_READ, memref);
  return (a_stores && touches_memref(b, memref)) ||
         (b_stores && touches_memref(a, memref)) ||
         (a_reads && graph_node_stores(b, memref)) ||
         (b_reads && graph_node_stores(a, memref));
}

static bool depends(Graph *g, const GraphNode *a, const GraphNode *b,
                    const Value *memref) {
  uint32_t depth = count_loops_around(a->op) + 1;
  return !op_is(a->op, OP_affine_for) || !op_is(b->op, OP_affine_for) ||
         others_conflict(a, b, memref) ||
         any_pair(g, &a->stores, &b->stores, memref, depth) ||
         any_pair(g, &a->stores, &b->loads, memref, depth) ||
         any_pair(g, &a->loads, &b->stores, memref, depth);
}

typedef Vec(Value *) Values;

static void add_memref(Graph *g, Values *memrefs, Value *value) {
  for (size_t i = 0; i < memrefs->size; i++)
    if (memrefs->data[i] == value)
      return;
  if (is_memref(value))
    vec_push(g->arena, memrefs, value);
}

static void add_memrefs(Graph *g, Values *memrefs, const OpVec *ops) {
  for (size_t i = 0; i < ops->size; i++)
    for (uint32_t k = 0; k < ops->data[i]->noperands; k++)
      add_memref(g, memrefs, op_operand(ops->data[i], k));
}

static void connect_memref(Graph *g, Value *memref) {
  for (uint32_t i = 0; i < g->nodes.size; i++) {
    if (!touches_memref(graph_node(g, i), memref))
      continue;
    bool changes = stores_or_frees(graph_node(g, i), memref);
    for (uint32_t k = i + 1; k < g->nodes.size; k++) {
      const GraphNode *a = graph_node(g, i), *b = graph_node(g, k);
      if (touches_memref(b, memref) &&
          (changes || stores_or_frees(b, memref)) && depends(g, a, b, memref))
        add_edge(g, i, k, memref,
                 !surely_changes(a, memref) && !surely_changes(b, memref));
    }
  }
}

// Memrefs that may overlap, one of which is stored to.
static bool has_overlaps(Graph *g, const Values *memrefs) {
  for (size_t i = 0; i < memrefs->size; i++)
    for (size_t k = 0; k < i; k++) {
      const Value *a = memrefs->data[i], *b = memrefs->data[k];
      bool stored = false;
      for (uint32_t n = 0; n < g->nodes.size; n++)
        stored = stored || stores_or_frees(graph_node(g, n), a) ||
                 stores_or_frees(graph_node(g, n), b);
      if (stored && may_overlap(a, b))
        return true;
    }
  return false;
}

// Loops use what the node makes.
static void connect_users(Graph *g, uint32_t node) {
  const Op *op = graph_node(g, node)->op;
  for (uint32_t i = 0; i < op->nresults; i++)
    for (const Use *use = op->results[i].uses; use; use = use->next) {
      Op *user = op_ancestor_in_block(use->owner, g->block);
      uint32_t to;
      if (user && op_is(user, OP_affine_for) && graph_find(g, user, &to))
        graph_add_edge(g, node, to, op_result(op, i));
    }
}

static bool add_op(Graph *g, Op *op) {
  bool branches = op->info->edges != NULL;
  if (op_is(op, OP_affine_for) || op_is_affine_read_or_write(op) ||
      op_has_uses(op) ||
      (!op_is_memory_effect_free(op) && (!op->nregions || branches))) {
    graph_collect(g, graph_add_node(g, op));
    return true;
  }
  return !op->nregions || branches;
}

bool graph_init(Graph *g, Ctx *ctx, Arena *arena, Block *block) {
  Values memrefs = {0};
  *g = (Graph){.ctx = ctx, .arena = arena, .block = block};
  for (Op *op = block->first; op; op = op->next)
    if (!add_op(g, op))
      return false;
  for (uint32_t i = 0; i < g->nodes.size; i++) {
    const GraphNode *n = graph_node(g, i);
    add_memrefs(g, &memrefs, &n->loads);
    add_memrefs(g, &memrefs, &n->stores);
    add_memrefs(g, &memrefs, &n->other_loads);
    add_memrefs(g, &memrefs, &n->other_stores);
    add_memrefs(g, &memrefs, &n->frees);
  }
  if (has_overlaps(g, &memrefs))
    return false;
  for (uint32_t i = 0; i < g->nodes.size; i++)
    if (!graph_node(g, i)->stores.size)
      connect_users(g, i);
  for (size_t i = 0; i < memrefs.size; i++)
    connect_memref(g, memrefs.data[i]);
  return true;
}

// Joining nodes

static bool is_end_of(Graph *g, const GraphEdge *edges, size_t count,
                      const Op *op, uint32_t but) {
  for (size_t i = 0; i < count; i++)
    if (edges[i].node != but && graph_node(g, edges[i].node)->op == op)
      return true;
  return false;
}

Op *graph_place_for_both(Graph *g, uint32_t first, uint32_t second) {
  const GraphNode *a = graph_node(g, first), *b = graph_node(g, second);
  Op *after_first = NULL;
  for (Op *op = a->op->next; op && op != b->op; op = op->next) {
    if (!after_first && is_end_of(g, a->out.data, a->out.size, op, second))
      after_first = op;
    // What the second one depends on would come behind both.
    if (after_first && is_end_of(g, b->in.data, b->in.size, op, first))
      return NULL;
  }
  return after_first ? after_first : b->op;
}

void graph_move_edges(Graph *g, uint32_t from, uint32_t to,
                      const ValueList *own, bool remove) {
  EdgeList in = edges_in(g, from), out = edges_out(g, from);
  for (size_t i = 0; i < in.count; i++)
    if (!list_has(*own, in.items[i].value))
      graph_add_edge(g, in.items[i].node, to, in.items[i].value);
  for (size_t i = 0; i < out.count; i++) {
    GraphEdge edge = out.items[i];
    if (edge.node != to && !remove)
      continue;
    if (edge.node != to)
      graph_add_edge(g, to, edge.node, edge.value);
    remove_edge(g, from, edge.node, edge.value);
  }
  EdgeList all = edges_in(g, to);
  for (size_t i = 0; i < all.count; i++)
    if (list_has(*own, all.items[i].value))
      remove_edge(g, all.items[i].node, to, all.items[i].value);
}

void graph_merge_edges(Graph *g, uint32_t from, uint32_t to) {
  EdgeList in = edges_in(g, from), out = edges_out(g, from);
  for (size_t i = 0; i < in.count; i++) {
    graph_add_edge(g, in.items[i].node, to, in.items[i].value);
    remove_edge(g, in.items[i].node, from, in.items[i].value);
  }
  for (size_t i = 0; i < out.count; i++) {
    graph_add_edge(g, to, out.items[i].node, out.items[i].value);
    remove_edge(g, from, out.items[i].node, out.items[i].value);
  }
}

// The order of a hash table

// LLVM's DenseMap of numbers, which has as many buckets as they need, a power
// of two, and looks at places 1, 3, 6, ... behind where a number belongs.
static uint32_t table_size(size_t count) {
  uint32_t size = 64;
  while (count * 4 >= (size_t)size * 3)
    size *= 2;
  return size;
}

uint32_t *graph_order(Graph *g, uint32_t *count) {
  uint32_t size = table_size(g->nodes.size);
  uint32_t *buckets =
      arena_zero(g->arena, size * sizeof *buckets, _Alignof(uint32_t));
  uint32_t *order = arena_array(g->arena, uint32_t, g->nodes.size + 1);
  for (uint32_t i = 0; i < g->nodes.size; i++) {
    uint32_t at = i * 37 & (size - 1);
    for (uint32_t step = 1; buckets[at]; step++)
      at = (at + step) & (size - 1);
    buckets[at] = i + 1;
  }
  *count = 0;
  for (uint32_t at = size; at-- > 0;)
    if (buckets[at])
      order[(*count)++] = buckets[at] - 1;
  return order;
}
