// Dividing symbols that mention one another into parts: what partition.c and
// split.c have in common, whatever the symbols are made of.
#ifndef MLCC_BACKEND_PART_GRAPH_H
#define MLCC_BACKEND_PART_GRAPH_H

#include "ir/support/support.h"

typedef struct PartSymbol {
  uint64_t weight;
  bool local;       // to the module
  bool is_data;     // if local, it goes where it is used first
  bool binds_users; // whoever mentions it must be in its part
  bool binds_used;  // it must be where what it mentions is
  Vec(uint32_t) uses;
  // What part_graph_divide() finds out.
  uint32_t part;
  bool kept;   // another part mentions it
  bool shared; // and it is local
  // Of part_graph.c.
  uint32_t component; // union-find parent, by index
  bool joined;        // not alone in its component
} PartSymbol;

typedef struct PartGraph {
  Arena *arena;
  PartSymbol *symbols;
  uint32_t count;
  uint64_t part_weight;
  uint32_t nparts; // found out
} PartGraph;

// `count` symbols in the order of the module, for the caller to fill.
void part_graph_init(PartGraph *g, Arena *arena, uint32_t count,
                     uint64_t part_weight);
void part_graph_use(PartGraph *g, uint32_t user, uint32_t used);
// The two will be in one part.
void part_graph_join(PartGraph *g, uint32_t a, uint32_t b);
uint64_t part_graph_weight(const PartGraph *g); // of all
// Places every symbol, by content alone.
void part_graph_divide(PartGraph *g);

#endif
