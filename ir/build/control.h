// Branches, conditionals and loops: their parts, and makers of them at the
// rewriter's place, with its location.
#ifndef MLCC_CONTROL_H
#define MLCC_CONTROL_H

#include "ir/build/mixed.h"
#include "ir/rewrite/lists.h"

// cf

typedef struct Target { // where a branch goes, and what it passes on
  Block *block;
  ValueList args;
} Target;
Target target_of(Rewriter *rw, Op *branch, uint32_t index);
Op *build_br(Rewriter *rw, Target to);
Op *build_cond_br(Rewriter *rw, Value *condition, Target yes, Target no);
// `values` are those of the cases; NULL when there are none.
Op *build_switch(Rewriter *rw, Value *flag, Target otherwise, Attr *values,
                 const Target *cases, uint32_t ncases);

// scf. A loop is made with a block in each region that has its arguments and is
// otherwise empty; other operations with empty regions.

Op *build_yield(Rewriter *rw, ValueList values);
Op *build_condition(Rewriter *rw, Value *condition, ValueList args);
Op *build_if(Rewriter *rw, Value *condition, TypeList results);
Op *build_for(Rewriter *rw, Value *lower, Value *upper, Value *step,
              ValueList inits);
Op *build_while(Rewriter *rw, ValueList inits, TypeList results);
// A region for each case, and before them that of all other values.
Op *build_index_switch(Rewriter *rw, Value *flag, const int64_t *cases,
                       uint32_t ncases, TypeList results);
Op *build_parallel(Rewriter *rw, ValueList lower, ValueList upper,
                   ValueList step, ValueList inits);
Op *build_reduce(Rewriter *rw, ValueList values);

typedef struct Space { // what scf.forall counts through
  Mixed *lower, *upper, *step;
  uint32_t rank;
} Space;
Space space_of(Rewriter *rw, const Op *forall);
Op *build_forall(Rewriter *rw, const Space *space, ValueList outputs,
                 Attr *mapping);
// memref.alloca_scope, with an empty block.
Op *build_alloca_scope(Rewriter *rw, TypeList results);
// Appends a block with arguments of these types.
Block *build_block(Rewriter *rw, Op *op, uint32_t region, TypeList args);

static inline Block *body_of(const Op *op, uint32_t region) { // NULL: empty
  return op->regions[region].first;
}
static inline Op *end_of(const Op *op, uint32_t region) {
  return block_terminator(body_of(op, region));
}
static inline bool is_only_terminator(const Block *block) {
  return block->first == block->last;
}

// Whether a value is the constant true, or false.
bool value_bool(Ctx *ctx, const Value *value, bool *known);
// Whether a value comes from outside of the regions of `op`.
bool is_defined_outside(const Op *op, const Value *value);
// How often a loop runs from one bound to another; false: not known.
bool trip_count(Ctx *ctx, Mixed lower, Mixed upper, Mixed step, bool is_signed,
                uint64_t *count);

#endif
