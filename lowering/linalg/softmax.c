// linalg.softmax: exponentials of elements less the greatest one, divided by
// their sum.
//
//   %0 = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>)
//                                    outs(%y : tensor<4x8xf32>)
//
// is on tensors four structured operations, of which the result of the second
// one and the whole result are in the place of %y:
//
//   %max[i]    = max over j of %x[i, j], from minus infinity on
//   %exp[i, j] = exp(%x[i, j] - %max[i])
//   %sum[i]    = sum over j of %exp[i, j]
//   %0[i, j]   = %exp[i, j] / %sum[i]
//
// and on memrefs loops over rows with three loops inside. Floats of fewer than
// 32 bits are computed with in f32, and rounded where they are stored: a sum of
// 4096 equal numbers would end at 2048 of them in f16.
//
// A NaN makes its whole row NaN, by the sum: so the greatest of other elements
// may be subtracted, which maxnumf finds faster. So does plus infinity, and a
// row of nothing but minus infinity, as everywhere else.

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/linalg.h"
#include "ir/build/memref.h"
#include "ir/build/tensor.h"
#include "lowering/linalg/linalg.h"

#include <math.h>

typedef struct Softmax {
  Rewriter *rw;
  Value *input, *output;
  uint32_t rank, dim;
  Type *element, *wide; // what is stored, and computed with
  bool in_order;        // sums on memrefs begin with the first element
} Softmax;

static bool softmax_of(Rewriter *rw, Op *op, Softmax *s) {
  s->rw = rw;
  s->input = op_operand(op, 0);
  s->output = op_operand(op, 1);
  s->rank = structured_rank(s->input->type);
  s->dim = (uint32_t)attr_to_i64(op_slot(op, A_linalg_softmax_dimension));
  s->element = type_element(s->input->type);
  if (!type_is_float(s->element))
    return rewrite_decline(rw, op, "its elements are no floats");
  s->in_order = *(const bool *)rw->state;
  s->wide = type_bit_width(s->element) < 32 ? rw->b.ctx->f32 : s->element;
  return true;
}

// Conversions, where the types differ.

static Value *widen(const Softmax *s, Builder *b, Value *x) {
  return x->type == s->wide ? x : build_unary(b, OP_arith_extf, s->wide, x);
}

static Value *narrow(const Softmax *s, Builder *b, Value *x) {
  return x->type == s->element ? x
                               : build_unary(b, OP_arith_truncf, s->element, x);
}

// The elements' functions

static Value *build_greater(const Softmax *s, Builder *b, Value *x,
                            Value *max) {
  return build_binary(b, OP_arith_maxnumf, widen(s, b, x), max);
}

static Value *build_exponential(const Softmax *s, Builder *b, Value *x,
                                Value *max) {
  Value *less = build_binary(b, OP_arith_subf, widen(s, b, x), max);
  return narrow(s, b, build_unary(b, OP_math_exp, s->wide, less));
}

// Sums on tensors get flags with other structured operations.
static Value *build_sum(const Softmax *s, Builder *b, Value *x, Value *sum) {
  Value *result = build_binary(b, OP_arith_addf, widen(s, b, x), sum);
  if (!s->in_order && type_is(s->input->type, TY_MEMREF))
    value_op(result)->slots[A_arith_addf_fastmath] =
        attr_flags(b->ctx, def_attr_arith_fastmath, E_arith_fastmath_reassoc);
  return result;
}

// All elements of a row are divided by one number, which may be a product with its
// reciprocal, unless -fno-linalg-reassoc asks for the operations as they are.
static Value *build_share(const Softmax *s, Builder *b, Value *x, Value *sum) {
  Value *share = build_binary(b, OP_arith_divf, widen(s, b, x), sum);
  if (!s->in_order)
    value_op(share)->slots[A_arith_divf_fastmath] =
        attr_flags(b->ctx, def_attr_arith_fastmath, E_arith_fastmath_arcp);
  return narrow(s, b, share);
}

typedef Value *ElementFn(const Softmax *s, Builder *b, Value *x, Value *y);

// On tensors

// All loops, or all but the one along the dimension.
static Attr *map_of(const Softmax *s, bool is_row) {
  Ctx *ctx = s->rw->b.ctx;
  AffineExpr **results = arena_array(s->rw->arena, AffineExpr *, s->rank + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < s->rank; i++)
    if (!is_row || i != s->dim)
      results[n++] = affine_dim(ctx, i);
  return attr_affine_map(ctx, s->rank, 0, results, n);
}

// Combines the elements of rows, from `start` on.
static Value *build_reduced(const Softmax *s, ElementFn *fn, Value *elements,
                            double start, const Mixed *sizes) {
  Builder *b = &s->rw->b;
  Arena *arena = s->rw->arena;
  bool *reduces = arena_zero(arena, s->rank, 1);
  reduces[s->dim] = true;
  Value *empty =
      build_tensor_empty(b, arena, sizes, s->rank - 1, s->wide, NULL);
  Op *fill = build_fill(b, arena, arith_float(b, s->wide, start), empty);
  Op *generic = build_generic(
      b, arena,
      &(GenericParts){.operands = (Value *[]){elements, op_result(fill, 0)},
                      .noperands = 2,
                      .ninputs = 1,
                      .maps = (Attr *[]){map_of(s, false), map_of(s, true)},
                      .nloops = s->rank,
                      .reduces = reduces});
  GenericBody body = generic_begin(b, generic);
  Value *value =
      fn(s, &body.inner, block_arg(body.block, 0), block_arg(body.block, 1));
  generic_end(&body, &value, 1);
  return op_result(generic, 0);
}

// Gives each element what `fn` makes of it and of that of its row.
static Op *build_mapped(const Softmax *s, ElementFn *fn, Value *elements,
                        Value *rows) {
  Builder *b = &s->rw->b;
  Attr *all = map_of(s, false);
  Op *generic = build_generic(
      b, s->rw->arena,
      &(GenericParts){.operands = (Value *[]){elements, rows, s->output},
                      .noperands = 3,
                      .ninputs = 2,
                      .maps = (Attr *[]){all, map_of(s, true), all},
                      .nloops = s->rank});
  GenericBody body = generic_begin(b, generic);
  Value *value =
      fn(s, &body.inner, block_arg(body.block, 0), block_arg(body.block, 1));
  generic_end(&body, &value, 1);
  return generic;
}

static void decompose_on_tensors(const Softmax *s, Op *op) {
  Mixed *sizes = arena_array(s->rw->arena, Mixed, s->rank);
  for (uint32_t i = 0, n = 0; i < s->rank; i++)
    if (i != s->dim)
      sizes[n++] = tensor_size(&s->rw->b, s->input, i);
  Value *max =
      build_reduced(s, build_greater, s->input, -(double)INFINITY, sizes);
  Value *exponentials =
      op_result(build_mapped(s, build_exponential, s->input, max), 0);
  Value *sum = build_reduced(s, build_sum, exponentials, 0, sizes);
  rewrite_replace_by(s->rw, op,
                     build_mapped(s, build_share, exponentials, sum));
}

// On memrefs

typedef struct Rows { // at hand: the indices of the loops
  const Softmax *s;
  Value **indices, *zero, *one;
} Rows;

static Value *load(const Rows *r, Value *memref) {
  uint32_t n = r->s->rank;
  Value **operands = arena_array(r->s->rw->arena, Value *, n + 1);
  operands[0] = memref;
  for (uint32_t i = 0; i < n; i++)
    operands[1 + i] = r->indices[i];
  return build_value(&r->s->rw->b, OP_memref_load, r->s->element, operands,
                     n + 1);
}

static void store(const Rows *r, Value *value, Value *memref) {
  uint32_t n = r->s->rank;
  Value **operands = arena_array(r->s->rw->arena, Value *, n + 2);
  operands[0] = value;
  operands[1] = memref;
  for (uint32_t i = 0; i < n; i++)
    operands[2 + i] = r->indices[i];
  build_op(&r->s->rw->b, OP_memref_store, NULL, 0, operands, n + 2);
}

// Goes into a loop along a dimension of the input.
static Op *enter_loop(Rows *r, uint32_t dim, ValueList inits) {
  Rewriter *rw = r->s->rw;
  Value *size =
      mixed_materialize(&rw->b, memref_size(&rw->b, r->s->input, (int)dim));
  Op *loop = build_for(rw, r->zero, size, r->one, inits);
  builder_at_end(&rw->b, body_of(loop, 0));
  r->indices[dim] = block_arg(body_of(loop, 0), 0);
  return loop;
}

// Leaves it with the values of the next iteration.
static void leave_loop(Rewriter *rw, Op *loop, ValueList values) {
  Builder *b = &rw->b;
  build_yield(rw, values);
  builder_after(b, loop);
  b->loc = loop->loc;
}

static Value *build_max_loop(Rows *r) {
  Rewriter *rw = r->s->rw;
  Value *start = arith_float(&rw->b, r->s->wide, -(double)INFINITY);
  Op *loop = enter_loop(r, r->s->dim, list_of(rw, start));
  Value *next = build_greater(r->s, &rw->b, load(r, r->s->input),
                              block_arg(body_of(loop, 0), 1));
  leave_loop(rw, loop, list_of(rw, next));
  return op_result(loop, 0);
}

// Stores exponentials, and adds them up.
static Value *build_sum_loop(Rows *r, Value *max) {
  const Softmax *s = r->s;
  Builder *b = &s->rw->b;
  Op *loop = enter_loop(r, s->dim, list_of(s->rw, arith_float(b, s->wide, 0)));
  Value *x = build_exponential(s, b, load(r, s->input), max);
  store(r, x, s->output);
  Value *next = build_sum(s, b, x, block_arg(body_of(loop, 0), 1));
  leave_loop(s->rw, loop, list_of(s->rw, next));
  return op_result(loop, 0);
}

static void build_share_loop(Rows *r, Value *sum) {
  const Softmax *s = r->s;
  Op *loop = enter_loop(r, s->dim, (ValueList){0});
  Value *x = build_share(s, &s->rw->b, load(r, s->output), sum);
  store(r, x, s->output);
  leave_loop(s->rw, loop, (ValueList){0});
}

static void build_row_loops(Rows *r, uint32_t dim) {
  if (dim == r->s->rank) {
    build_share_loop(r, build_sum_loop(r, build_max_loop(r)));
    return;
  }
  if (dim == r->s->dim) {
    build_row_loops(r, dim + 1);
    return;
  }
  Op *loop = enter_loop(r, dim, (ValueList){0});
  build_row_loops(r, dim + 1);
  leave_loop(r->s->rw, loop, (ValueList){0});
}

static void decompose_on_memrefs(const Softmax *s, Op *op) {
  Rows r = {.s = s,
            .indices = arena_array(s->rw->arena, Value *, s->rank),
            .zero = arith_index(&s->rw->b, 0),
            .one = arith_index(&s->rw->b, 1)};
  build_row_loops(&r, 0);
  rewrite_erase(s->rw, op);
}

bool decompose_softmax(Rewriter *rw, Op *op) {
  Softmax s;
  if (!softmax_of(rw, op, &s))
    return false;
  if (op_has_pure_tensors(op))
    decompose_on_tensors(&s, op);
  else if (op_has_pure_buffers(op))
    decompose_on_memrefs(&s, op);
  else
    return false;
  return true;
}
