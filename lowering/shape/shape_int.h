// The conversions of shapes share these functions.
//
// A shape becomes a tensor of its sizes, and a size an index, in a compile also
// where they may be errors; by name, as in mlir-opt, only where they are such a
// tensor and an index already.
#ifndef MLCC_LOWERING_SHAPE_INT_H
#define MLCC_LOWERING_SHAPE_INT_H

#include "lowering/pass/pass.h"

static inline bool is_shape_value(const Type *type) {
  return type->kind == TY_DIALECT && type->as.def.info == def_type_shape_shape;
}
static inline bool is_size_value(const Type *type) {
  return type->kind == TY_DIALECT && type->as.def.info == def_type_shape_size;
}

// Whether shapes and sizes that may be errors are converted, and demands.
static inline bool converts_all(const Conv *c) {
  return c->types;
}

// tensor<?xindex>
Type *extents_type(Ctx *ctx);
// The value as result `i` of `op`, which is a shape or a tensor of sizes.
Value *as_extents(Conv *c, const Op *op, uint32_t i, Value *value);
// Whether any operand or result may be an error that nobody converts.
bool may_be_error(const Conv *c, const Op *op);

// The number of dimensions of a shape, and one of its sizes.
Value *rank_of(Builder *b, Value *extents, Value *zero);
Value *extent_at(Conv *c, Value *extents, Value *at);

void build_assert(Builder *b, Value *holds, Attr *message);

// A tensor of `rank` sizes, each of which the block computes that the builder is
// left in: its argument is the dimension. generate_end() goes behind it.
typedef struct Generate {
  Op *op;
  Builder behind;
} Generate;
Generate generate_begin(Conv *c, Value *rank);
Value *generate_end(Conv *c, const Generate *g, Value *size);

// Starts an arm of an scf.if, and ends it with a value.
void arm_begin(Conv *c, Op *op, uint32_t region);
void arm_end(Conv *c, Value *value);

// loops.c: conversions that make loops
ConvFn convert_broadcast, convert_is_broadcastable, convert_num_elements,
    convert_reduce, convert_shape_eq, convert_extreme;

// constraints.c: conversions of demands, by name and in a compile
void add_require_handlers(ConvTable *table);
void add_constraint_handlers(ConvTable *table);

#endif
