// This header declares what affine expressions and maps support beyond
// building: replacing what they are of, folding, bounds, and simplification by
// way of the sum of products that an expression is (affine_flat.c).
//
// Lists are of maps as much as of sets, whose expressions stand in an array.
#ifndef MLCC_AFFINE_H
#define MLCC_AFFINE_H

#include "ir/ir.h"

// affine_map.c

static inline bool affine_is(const AffineExpr *e, AffineKind kind) {
  return e->kind == kind;
}
static inline bool affine_is_number(const AffineExpr *e, int64_t number) {
  return e->kind == AFFINE_CONSTANT && e->value == number;
}
static inline bool affine_is_leaf(const AffineExpr *e) {
  return e->kind >= AFFINE_CONSTANT;
}
AffineExpr *affine_add_number(Ctx *ctx, AffineExpr *e, int64_t number);
AffineExpr *affine_mul_number(Ctx *ctx, AffineExpr *e, int64_t number);
AffineExpr *affine_subtract(Ctx *ctx, AffineExpr *a, AffineExpr *b);
// `op` of a and a number.
AffineExpr *affine_by_number(Ctx *ctx, AffineKind op, AffineExpr *a,
                             int64_t number);

// The expression with these in place of its dimensions and symbols; NULL, for
// the list or in it, leaves one as it is.
AffineExpr *affine_replace(Ctx *ctx, AffineExpr *e, AffineExpr *const *dims,
                           AffineExpr *const *symbols);
// Dimensions and symbols by so much greater numbers.
AffineExpr *affine_shift(Ctx *ctx, AffineExpr *e, uint32_t dims,
                         uint32_t symbols);
// With each `from` of the list, a subexpression, replaced by its `to`.
AffineExpr *affine_exchange(Ctx *ctx, AffineExpr *e, AffineExpr *const *from,
                            AffineExpr *const *to, uint32_t count);
bool affine_uses(const AffineExpr *e, AffineKind leaf, int64_t position);
// Products and divisions by constants only.
bool affine_is_pure(const AffineExpr *e);
// The greatest number known to divide it.
uint64_t affine_divisor(const AffineExpr *e);
uint64_t affine_gcd(uint64_t a, uint64_t b);

// Quotients by a positive number.
int64_t affine_floordiv(int64_t a, int64_t by);
int64_t affine_ceildiv(int64_t a, int64_t by);
int64_t affine_mod(int64_t a, int64_t by);

typedef enum AffineFolded {
  AFFINE_UNKNOWN,
  AFFINE_FOLDED,
  AFFINE_POISON, // it divides by what must not be divided by
} AffineFolded;
// Evaluates an expression; `numbers` has the constants of dimensions and then
// of symbols, or NULL where one is not known.
AffineFolded affine_fold(const Ctx *ctx, const AffineExpr *e, uint32_t ndims,
                         const Attr *const *numbers, int64_t *value);

bool affine_map_is_number(const Attr *map); // one result, which is constant
Attr *affine_map_number(Ctx *ctx, int64_t number);
Attr *affine_map_identity(Ctx *ctx, Arena *arena, uint32_t ndims);
// The map of these results only.
Attr *affine_map_part(Ctx *ctx, const Attr *map, uint32_t first,
                      uint32_t count);
static inline uint32_t affine_map_inputs(const Attr *map) {
  return map->as.map.ndims + map->as.map.nsymbols;
}

// affine_flat.c

// An expression as a sum. It has a factor for each dimension, each symbol and
// each local (a quotient, or a term that is not pure), and a constant.
typedef struct AffineRow {
  int64_t *at; // dimensions, symbols, the constant, locals
  uint32_t nlocals;
} AffineRow;

typedef struct AffineLocal {
  AffineExpr *expr;
  // The dividend and the divisor of a quotient (floordiv); NULL for other
  // terms.
  const AffineRow *dividend;
  int64_t divisor;
} AffineLocal;

typedef struct AffineFlat {
  Ctx *ctx;
  Arena *arena;
  uint32_t ndims, nsymbols;
  Vec(AffineLocal) locals;
  bool overflow; // factors have wrapped
} AffineFlat;

// False: it divides by what must not be divided by.
bool affine_flatten(AffineFlat *flat, const AffineExpr *e, AffineRow *row);
AffineExpr *affine_unflatten(const AffineFlat *flat, const AffineRow *row);
static inline int64_t *affine_row_constant(const AffineFlat *flat,
                                           const AffineRow *row) {
  return &row->at[flat->ndims + flat->nsymbols];
}
static inline int64_t affine_row_local(const AffineFlat *flat,
                                       const AffineRow *row, uint32_t i) {
  return i < row->nlocals ? row->at[flat->ndims + flat->nsymbols + 1 + i] : 0;
}

AffineExpr *affine_simplify(Ctx *ctx, Arena *arena, AffineExpr *e,
                            uint32_t ndims, uint32_t nsymbols);
Attr *affine_map_simplify(Ctx *ctx, Arena *arena, const Attr *map);

typedef struct AffineRange { // what is known of a value; bounds are values
  int64_t low, high;
  bool has_low, has_high;
} AffineRange;
// Computes the range of an expression from those of its dimensions and symbols.
AffineRange affine_range(Ctx *ctx, Arena *arena, const AffineExpr *e,
                         uint32_t ndims, uint32_t nsymbols,
                         const AffineRange *inputs);

#endif
