// The parts of lift-cf-to-scf.
#ifndef MLCC_LIFT_INT_H
#define MLCC_LIFT_INT_H

#include "lowering/scf/loops_int.h"

typedef Vec(Block *) BlockList;

typedef struct Edge { // from the end of a block to successor `index`
  Block *from;
  uint32_t index;
} Edge;
typedef Vec(Edge) EdgeList;

typedef struct Exit { // the block that has the only operation of its kind
  Op *op;
  Block *block;
} Exit;

typedef struct Lift {
  PassRun *run;
  Rewriter rw;
  Region *region;             // being lifted
  Vec(Value *) switch_values; // constants of i32, by number; or NULL
  PtrMap poisons;             // by type
  Vec(Exit) exits;
} Lift;

// lift_edges.c

static inline Op *edge_op(Edge e) {
  return block_terminator(e.from);
}
static inline Block *edge_target(Edge e) {
  return edge_op(e)->successors[e.index].block;
}
ValueList edge_args(Lift *l, Edge e);
void edge_set_target(Edge e, Block *block);
void edge_add_arg(Lift *l, Edge e, Value *value);
static inline Edge edge_of(const Successor *successor) {
  return (Edge){successor->owner->block,
                (uint32_t)(successor - successor->owner->successors)};
}

// Values at the start of the region.
Value *switch_value(Lift *l, uint32_t number);
Value *poison_value(Lift *l, Type *type);

Block *new_block(Lift *l, Loc loc); // not in a region
void insert_block_after(Block *after, Block *block);
void add_args_like(Lift *l, Block *block, const Block *other);

// A block that edges go through on their ways: it has the arguments of all
// their targets, one that says which of these is meant if there are several,
// and `nextra` more of i32.
typedef struct Multiplexer {
  Block *block;
  BlockList targets; // each once
  uint32_t *offsets; // of their arguments
  Value *chosen;     // or NULL
  uint32_t nextra;
} Multiplexer;
Multiplexer multiplexer_new(Lift *l, Loc loc, const BlockList *targets,
                            uint32_t nextra);
// `extra` (or NULL) is the value of the one that there is more.
void multiplexer_redirect(Lift *l, const Multiplexer *m, Edge e, Value *extra);
// A switch to the targets, but not to `excluded`, at the end of `at`.
void multiplexer_end(Lift *l, const Multiplexer *m, Loc loc, Block *at,
                     const Block *excluded);
// One block that these edges go to, which then goes on to their targets.
Block *make_single_entry(Lift *l, Loc loc, const EdgeList *edges);

// Has `op`, which leaves the region, stand only once in it.
void combine_exit(Lift *l, Op *op);

// lift_cycles.c: the outermost cycles that can be reached from `entry` become
// loops, the bodies of which are added to `entries`. False: reported.
bool lift_cycles(Lift *l, Block *entry, BlockList *entries);

#endif
