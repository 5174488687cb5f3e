// Declarations for the verifier, folds, patterns and passes of the affine
// dialect: which values are dimensions and symbols, maps with the values that
// they are applied to, and the bounds of loops.
#ifndef MLCC_AFFINE_DIALECT_H
#define MLCC_AFFINE_DIALECT_H

#include "ir/dialects/dialects.h"
#include "ir/polyhedron.h"

// scope.c

// The region that symbols are those of: the nearest one around `op` of an
// operation of TRAIT_AFFINE_SCOPE; NULL: none.
const Region *affine_scope(const Op *op);
// Whether a value may stand for a dimension, for a symbol, wherever operations
// in that region use it.
bool affine_valid_dim(Ctx *ctx, const Value *value, const Region *scope);
bool affine_valid_symbol(Ctx *ctx, const Value *value, const Region *scope);
// The same in the scope that the value is defined in.
bool value_is_affine_symbol(Ctx *ctx, const Value *value);
bool value_is_affine_dim(Ctx *ctx, const Value *value);
// The affine.for that counts with it; the affine.parallel that does; or NULL.
Op *affine_for_of(const Value *value);
Op *affine_parallel_of(const Value *value);

// applied.c: expressions of values

typedef struct Applied { // a map or the constraints of a set
  AffineExpr **exprs;
  uint32_t nexprs;
  Value **values; // dimensions, then symbols
  uint32_t ndims, nsymbols;
} Applied;

static inline uint32_t applied_count(const Applied *a) {
  return a->ndims + a->nsymbols;
}
// Copies a map or a set and its operands.
Applied applied_of(Arena *arena, const Attr *map, const Op *op, uint32_t first);
Applied applied_of_values(Arena *arena, const Attr *map, Value *const *values);
Attr *applied_map(Ctx *ctx, const Applied *a);
Attr *applied_set(Ctx *ctx, const Applied *a, const Attr *like);
// Whether this is what `op` has from operand `first` on, with that map or set.
bool applied_is(Ctx *ctx, const Applied *a, const Attr *map, const Op *op,
                uint32_t first);

// Makes symbols of values that may be symbols, and numbers of constants. Each
// value that is used remains once, and no other does.
void applied_canonicalize(Ctx *ctx, Arena *arena, Applied *a);
// Replaces results of affine.apply by the expressions they compute, then
// canonicalizes and simplifies.
void applied_compose(Ctx *ctx, Arena *arena, Applied *a);
// The same until no operand comes from an affine.apply.
void applied_compose_fully(Ctx *ctx, Arena *arena, Applied *a);
// The same of each expression by itself, without simplifying.
void applied_compose_each(Ctx *ctx, Arena *arena, Applied *a);
void applied_simplify_sums(Ctx *ctx, Arena *arena, Applied *a);
// The expressions of both, one list behind the other.
Applied applied_join(Ctx *ctx, Arena *arena, const Applied *a,
                     const Applied *b);
// a - b, expression by expression; or each of `a` less the only one of `b`.
Applied applied_difference(Ctx *ctx, Arena *arena, const Applied *a,
                           const Applied *b);
// By what is known of loop variables: quotients and remainders...
void applied_simplify(Ctx *ctx, Arena *arena, Applied *a);
// ...and which expressions never are the greatest, or the least.
void applied_drop_redundant(Ctx *ctx, Arena *arena, Applied *a, bool is_max);

// loops.c

typedef enum AffineEnd { AFFINE_LOWER, AFFINE_UPPER } AffineEnd;

static inline Attr *affine_for_map(const Op *loop, AffineEnd end) {
  return op_slot(loop, end == AFFINE_LOWER ? A_affine_for_lowerBoundMap
                                           : A_affine_for_upperBoundMap);
}
// The first of a bound's operands.
uint32_t affine_for_first(const Op *loop, AffineEnd end);
Applied affine_for_bound(Arena *arena, const Op *loop, AffineEnd end);
void affine_for_set_bound(Ctx *ctx, Pool *pool, Arena *arena, Op *loop,
                          AffineEnd end, const Applied *bound);
int64_t affine_for_step(const Op *loop);
bool affine_for_number(const Op *loop, AffineEnd end, int64_t *number);
// Where both bounds are numbers.
bool affine_for_trip_count(const Op *loop, uint64_t *count);
static inline Value *affine_for_iv(const Op *loop) {
  return block_arg(loop->regions[0].first, 0);
}
static inline uint32_t affine_for_inits(const Op *loop) { // first of them
  return loop->noperands - (loop->regions[0].first->nargs - 1);
}

// affine.parallel: dimension `i` of a bound.
uint32_t affine_parallel_first(const Op *loop, AffineEnd end);
Attr *affine_parallel_map(const Op *loop, AffineEnd end); // of all dimensions
Attr *affine_parallel_bound(Ctx *ctx, const Op *loop, AffineEnd end,
                            uint32_t i);
int64_t affine_parallel_step(const Op *loop, uint32_t i);
// Whether it may have a reduction of that kind (E_arith_atomic_rmw_) and type.
bool affine_parallel_reduces(int64_t kind, const Type *type);

// domain.c: what loops run through; false: a bound is not linear

// A dimension for the variable of a loop, with its bounds, or a symbol, unless
// it is there.
bool domain_add_value(Ctx *ctx, Polyhedron *p, Value *value);
// The bounds of a loop whose variable is there.
bool domain_add_for(Ctx *ctx, Polyhedron *p, const Op *loop);
bool domain_add_parallel(Ctx *ctx, Polyhedron *p, const Op *loop, uint32_t i);
// Bounds a variable, by what is composed first. Upper ones are one too high.
bool domain_add_bound(Ctx *ctx, Polyhedron *p, PolyBound bound, uint32_t var,
                      Applied a);
// Adds the bounds of these loops, the outermost first.
bool domain_of_loops(Ctx *ctx, Arena *arena, Op *const *loops, uint32_t count,
                     Polyhedron *p);
// Adds the bounds of all loops and conditions around `op` to an empty
// polyhedron.
bool domain_around(Ctx *ctx, const Op *op, Polyhedron *p);
// Expressions of values as a map of the variables that stand for them.
Attr *domain_align(Ctx *ctx, const Polyhedron *p, const Applied *a);

// access.c

// Operations that apply one map: which slot has it, where the operands begin,
// and which operand is the memref (-1: none).
typedef struct AffineAccess {
  Attr *map;
  uint32_t slot, first;
  int memref;
} AffineAccess;
bool op_is_affine_access(const Op *op); // has a map and a memref
bool affine_access_of(const Op *op, AffineAccess *access);

#endif
