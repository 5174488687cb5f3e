// Structured operations: loops over the elements of operands, with a body.
//
// Every structured operation of linalg, in whatever form, is one record: its
// loops, which of them reduce, and for each operand the indices at which the
// loops touch it. structured_of() is the only place that knows how a form says
// that: linalg.generic in attributes, operations of named.def in their rows,
// map, reduce, transpose, broadcast, elementwise and contract by a rule. Nobody
// else looks at which operation it is:
//
//   linalg.matmul ins(%A, %B : ...) outs(%C : ...)
//
//   nloops 3, reduces {false, false, true}, ninputs 2, ninits 1
//   maps {(d0, d1, d2) -> (d0, d2), -> (d2, d1), -> (d0, d1)}
//
// The body is the first block of the region; its arguments are the elements of
// all operands, or operands that have none (scalars), and it yields the new
// elements of the inits. body.c makes that of an operation that does not print
// it.
#ifndef MLCC_LINALG_STRUCTURED_H
#define MLCC_LINALG_STRUCTURED_H

#include "ir/affine.h"
#include "ir/dialects/dialects.h"

typedef struct Structured {
  Op *op;
  uint32_t nloops;          // the outermost first
  uint32_t ninputs, ninits; // operands: inputs, then inits
  bool *reduces;            // of each loop; else its iterations are independent
  Attr **maps;              // of each operand
} Structured;

// Operations of linalg with an iteration space, not softmax, pack, ...
bool info_is_structured(const OpInfo *info);
static inline bool op_is_structured(const Op *op) {
  return info_is_structured(op->info);
}
// Is it one whose maps and body follow from its row in named.def?
bool op_is_named_structured(const Op *op);
// The same of a row that names loops, not one for each dimension.
bool info_has_named_loops(const OpInfo *info);

// Fills `s`, whose arrays are in `arena`; maps are the context's. False, and
// nothing is reported, when the operation is not structured or is malformed in
// such a way that it has not one map for each operand; operations that were
// verified are not.
bool structured_of(Ctx *ctx, Arena *arena, Op *op, Structured *s);

static inline Block *structured_body(const Structured *s) {
  return s->op->regions[0].first;
}
static inline Value *structured_init(const Structured *s, uint32_t i) {
  return op_operand(s->op, s->ninputs + i);
}

// How many operands are inputs; the others are inits.
uint32_t structured_ninputs(const Op *op);
// The dimensions of what an operand indexes: 0 of scalars and vectors.
uint32_t structured_rank(const Type *operand);
// The type of the body's argument for an operand.
Type *structured_element(Type *operand);

// The dimension of an operand that a loop runs along.
typedef struct LoopExtent {
  uint32_t operand, dim;
} LoopExtent;
// Finds the first one of each loop; false when there is none for some loop.
bool structured_extents(const Structured *s, LoopExtent *extents);
// The maps one behind the other.
Attr *structured_all_maps(Ctx *ctx, Arena *arena, const Structured *s);

// Whether only the type of operands says what they hold: tensors without
// memrefs, or memrefs without tensors.
bool op_has_pure_tensors(const Op *op);
bool op_has_pure_buffers(const Op *op);
bool op_is_structured_on_memrefs(const Op *op); // and no tensor
// Is there a loop that reduces?
bool structured_reduces(const Structured *s);
// Does the body use what is in init `i`?
bool structured_uses_init(const Structured *s, uint32_t i);
// Is there a linalg.index in the body itself?
bool structured_uses_index(const Structured *s);
// All dimensions are results of a map, each once at most, and nothing else is.
bool map_is_projected_permutation(const Attr *map);
bool map_is_permutation(const Attr *map);

// body.c: the region of an operation that follows from all the rest

// Whether the operation has a body of its own, which is printed with it.
bool op_body_is_given(const OpInfo *info);
// How many arguments the body has; UINT32_MAX: as many as there are operands.
uint32_t body_arity(const OpInfo *info, Attr *const *slots);
// The operation that a body is to be made of: an operation that need not be there yet.
typedef struct BodyOf {
  const OpInfo *info;
  Attr *const *slots;
  Type *const *operands;
  uint32_t noperands; // as body_arity() says
  Loc loc;
} BodyOf;
// Adds a block to `region`: arguments for the operands, what the operation does
// to them, and linalg.yield. False when a function takes no such element;
// `*problem` is what to say of that then, and lives as long as the context.
bool build_body(Ctx *ctx, Pool *pool, Region *region, const BodyOf *of,
                const char **problem);
// A number as one of another type, with its sign; the same where none is.
Value *build_number_cast(Builder *b, Value *x, Type *type);

// Whether a body of three elements adds the product of two to the third, as it is
// or converted.
bool body_adds_products(const Block *body);

// The maps of the row, for attributes that a program leaves out; `slots` has
// strides and dilations.
Attr *named_default_maps(Ctx *ctx, const OpInfo *info, Attr *const *slots);

#endif
