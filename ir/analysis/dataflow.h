// Forward dataflow analysis: it finds what values may be. A lattice
// says what is known of a value; a value of which nothing was said yet is one
// that nobody computes. Knowledge is pushed: from operands to results, and
// along branches, regions, calls and returns that may be taken, to the
// arguments and results that get what they pass on. Each push only ever widens
// what is possible, until nothing changes.
//
// Which branches may be taken depends on constants: that lattice is always
// there (dataflow_constants.c), others run beside it.
#ifndef MLCC_DATAFLOW_H
#define MLCC_DATAFLOW_H

#include "ir/analysis/fold.h"

typedef struct Flow Flow;

typedef struct FlowLattice {
  // Each returns whether `to` may now be more than before: what `from` is, or
  // anything.
  bool (*join)(Flow *f, Value *to, const Value *from);
  bool (*enter)(Flow *f, Value *to);
  // The results of an operation without regions that neither branches nor
  // calls; and arguments of the first block of a region that nothing is passed
  // to. Those that change are told by flow_changed().
  void (*visit)(Flow *f, Op *op);
  void (*visit_arg)(Flow *f, Op *op, Value *arg);
} FlowLattice;

// A constant that a value is; its dialect makes it.
typedef struct FlowConstant {
  Attr *value; // NULL: may be several
  const Dialect *dialect;
} FlowConstant;

enum { FLOW_LATTICES = 2 };

struct Flow {
  Ctx *ctx;
  Pool *pool;
  Arena *arena;
  Op *top;
  const FlowLattice *lattices[FLOW_LATTICES];
  uint32_t nlattices;
  void *user; // of further lattices
  SymbolTables tables;
  PtrMap constants; // Value to FlowConstant
  PtrMap live;      // blocks, to themselves
  PtrMap callees;   // functions to what is known of them
  PtrMap queued;    // operations, to themselves while in the list
  Vec(Op *) work;   // first in, first out
  size_t next;
};

void flow_init(Flow *f, Ctx *ctx, Pool *pool, Arena *arena);
void flow_add(Flow *f, const FlowLattice *lattice); // before it is run
// On all that is in `top`, which is run from outside.
void flow_run(Flow *f, Op *top);

bool flow_is_live(const Flow *f, const Block *block);
// Returns the constant that a value always is, or NULL if none is known or
// nothing computes the value.
const FlowConstant *flow_constant(const Flow *f, const Value *value);

// The function that a call calls, if it has a body here; or NULL.
Op *flow_called_function(Flow *f, Op *call);

typedef struct FlowCalls {
  Op **data;
  size_t size, capacity;
} FlowCalls;
// Calls of a function that may be run. `all`: nobody else can call it.
const FlowCalls *flow_calls(Flow *f, Op *function, bool *all);

// For lattices.
void flow_changed(Flow *f, Value *value);
void flow_join(Flow *f, Value *to, const Value *from); // in all of them
void flow_enter(Flow *f, Value *to);
extern const FlowLattice flow_constants;
bool flow_constant_join(Flow *f, Value *to, Attr *value,
                        const Dialect *dialect); // NULL: may be several

#endif
