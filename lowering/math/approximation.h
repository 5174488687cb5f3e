// One operation of math that is being replaced by arithmetic, and makers of that:
// shared by what computes functions of f32 and of f64.
#ifndef MLCC_LOWERING_MATH_APPROXIMATION_H
#define MLCC_LOWERING_MATH_APPROXIMATION_H

#include "ir/build/arith.h"
#include "ir/build/llvm.h"
#include "ir/build/vector.h"
#include "ir/rewrite/greedy.h"
#include "lowering/pass/pass.h"
#include "lowering/to_llvm/to_llvm.h"

typedef struct Approx {
  Rewriter *rw;
  Type *type; // of its operands: a float, or a vector of it
  Type *element;
  Attr *flags;  // of other functions that it is made of; or NULL
  bool unfused; // products and sums are rounded by themselves
  bool scales;  // an instruction multiplies by powers of two
} Approx;

static inline Attr *with_approximation(Ctx *ctx, Attr *flags) {
  return attr_flags(ctx, def_attr_arith_fastmath,
                    enum_value(flags, 0) | E_arith_fastmath_afn);
}

// Rewriter.state is set in a compile, where flags decide what is replaced.
static inline Approx approx_of(Rewriter *rw, const Op *op) {
  Type *type = op_operand(op, 0)->type;
  Approx a = {.rw = rw, .type = type, .element = type_element_or_self(type)};
  const PassRun *run = rw->state;
  if (run) {
    a.flags = with_approximation(rw->b.ctx, op->slots[0]);
    const TargetModel *target = pass_target(run, op);
    bool is_wide = type_is(type, TY_VECTOR) && type->as.shaped.rank != 1;
    a.unfused = !target_has(target, TARGET_FMA);
    a.scales = target_has(target, TARGET_SCALE) && !is_wide;
  }
  return a;
}

// Of tensors mlir-opt makes invalid operations.
static inline bool is_of(const Approx *a, FloatKind kind) {
  return (a->type == a->element || type_is(a->type, TY_VECTOR)) &&
         type_is_float_of(a->element, kind);
}

static inline Builder *at(const Approx *a) {
  return &a->rw->b;
}

static inline Type *with_element(const Approx *a, Type *element) {
  return type_is(a->type, TY_VECTOR)
             ? type_with_element(a->rw->b.ctx, a->type, element)
             : element;
}

// The integer that has the bits of an element.
static inline Type *int_element(const Approx *a) {
  Ctx *ctx = a->rw->b.ctx;
  return type_is_float_of(a->element, FLOAT_F64) ? ctx->i64 : ctx->i32;
}

static inline Type *int_type(const Approx *a) {
  return with_element(a, int_element(a));
}

// For each element.
static inline Value *spread(const Approx *a, Value *value) {
  return type_is(a->type, TY_VECTOR)
             ? build_vector_broadcast(at(a), with_element(a, value->type),
                                      value)
             : value;
}

static inline Value *real(const Approx *a, double value) {
  return spread(a, arith_float(at(a), a->element, value));
}

static inline Value *whole(const Approx *a, int64_t value) {
  return spread(a, arith_int(at(a), int_element(a), value));
}

#define BINARY(name, opcode)                                                   \
  static inline Value *name(const Approx *a, Value *lhs, Value *rhs) {         \
    return build_binary(at(a), opcode, lhs, rhs);                              \
  }
BINARY(add, OP_arith_addf)
BINARY(sub, OP_arith_subf)
BINARY(mul, OP_arith_mulf)
BINARY(divide, OP_arith_divf)
BINARY(copysign_of, OP_math_copysign)
BINARY(add_int, OP_arith_addi)
BINARY(and_int, OP_arith_andi)
BINARY(or_int, OP_arith_ori)
BINARY(sub_int, OP_arith_subi)
BINARY(shift_left, OP_arith_shli)
BINARY(shift_right, OP_arith_shrsi)
BINARY(shift_right_zeros, OP_arith_shrui)
#undef BINARY

#define UNARY(name, opcode)                                                    \
  static inline Value *name(const Approx *a, Value *x) {                       \
    return build_unary(at(a), opcode, x->type, x);                             \
  }
UNARY(magnitude, OP_math_absf)
#undef UNARY

static inline Value *fma_of(const Approx *a, Value *x, Value *y, Value *z) {
  if (a->unfused)
    return add(a, mul(a, x, y), z);
  return build_value(at(a), OP_math_fma, x->type, (Value *[]){x, y, z}, 3);
}

static inline Value *compare(const Approx *a, int64_t predicate, Value *x,
                             Value *y) {
  return arith_cmpf(at(a), predicate, x, y);
}

static inline Value *choose(const Approx *a, Value *condition, Value *yes,
                            Value *no) {
  return arith_select(at(a), condition, yes, no);
}

// `value` if the comparison with the bound holds.
static inline Value *keep_if(const Approx *a, int64_t predicate, Value *value,
                             Value *bound) {
  return choose(a, compare(a, predicate, value, bound), value, bound);
}

static inline Value *bits_as(const Approx *a, Type *type, Value *value) {
  return build_unary(at(a), OP_arith_bitcast, type, value);
}

static inline bool done(const Approx *a, Op *op, Value *value) {
  return rewrite_replace1(a->rw, op, value);
}

// Between two bounds, or a NaN.
static inline Value *limited(const Approx *a, Value *value, double low,
                             double high) {
  value = keep_if(a, E_arith_cmpf_uge, value, real(a, low));
  return keep_if(a, E_arith_cmpf_ule, value, real(a, high));
}

#endif
