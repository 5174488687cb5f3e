// Which operations of a block depend on each other through memory, or by the
// values they use, with loops and all in them as one.
#ifndef MLCC_AFFINE_GRAPH_H
#define MLCC_AFFINE_GRAPH_H

#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"

typedef Vec(Op *) OpVec;

typedef struct GraphEdge {
  uint32_t node; // at the other end
  Value *value;  // the memref, or what one makes and the other uses
  bool guessed;  // nobody knows whether one of both stores to it
} GraphEdge;

typedef struct GraphNode {
  Op *op;                                 // NULL: gone
  OpVec loads, stores;                    // affine ones
  OpVec other_loads, other_stores, frees; // all others
  bool
      does_more; // than affine accesses, in affine loops and conditions: calls,
                 // for one, which nobody may repeat or move
  Vec(GraphEdge) in, out;
} GraphNode;

typedef struct EdgeCount {
  Value *memref;
  uint32_t count;
} EdgeCount;

typedef struct Graph {
  Ctx *ctx;
  Arena *arena;
  Block *block;
  Vec(GraphNode) nodes; // by number, in the block's order at first
  Vec(EdgeCount) memrefs;
} Graph;

// False: there is something in the block of which nobody knows what it does.
bool graph_init(Graph *g, Ctx *ctx, Arena *arena, Block *block);
static inline GraphNode *graph_node(Graph *g, uint32_t node) {
  return &g->nodes.data[node];
}
uint32_t graph_add_node(Graph *g, Op *op);
void graph_remove_node(Graph *g, uint32_t node);
void graph_add_edge(Graph *g, uint32_t from, uint32_t to, Value *value);
// That of the operation; false: there is none.
bool graph_find(Graph *g, const Op *op, uint32_t *node);
// Its accesses, once more.
void graph_collect(Graph *g, uint32_t node);
bool graph_has_path(Graph *g, uint32_t from, uint32_t to);

static inline Value *accessed_memref(const Op *op) {
  return op_operand(op, op_is_affine_write(op));
}
uint32_t graph_count_loads(const GraphNode *n, const Value *memref);
bool graph_node_stores(const GraphNode *n, const Value *memref);
// Edges to the node from what stores to the memref; and all from the node that
// are not guessed.
uint32_t graph_count_in(Graph *g, uint32_t node, const Value *memref);
uint32_t graph_count_out(Graph *g, uint32_t node, const Value *memref);

// Before which operation what both do may stand as one; NULL: nowhere.
Op *graph_place_for_both(Graph *g, uint32_t first, uint32_t second);
// Moves the edges of `from` to `to`: all of them with `remove`, else the
// incoming ones only. Edges for memrefs in `own` do not enter `to`.
void graph_move_edges(Graph *g, uint32_t from, uint32_t to,
                      const ValueList *own, bool remove);
// The same of nodes that do not depend on each other.
void graph_merge_edges(Graph *g, uint32_t from, uint32_t to);
// In which order MLIR looks at the nodes: that of its hash table, the last
// first.
uint32_t *graph_order(Graph *g, uint32_t *count);

#endif
