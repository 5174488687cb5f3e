// tensor.pad as a fill of the whole, into which the source is inserted.
//
// Before:
//
//   %0 = tensor.pad %t low[1] high[%h] {
//   ^bb0(%i: index):
//     tensor.yield %cst : f32
//   } : tensor<4xf32> to tensor<?xf32>
//
// After:
//
//   %1 = tensor.empty(%size) : tensor<?xf32>
//   %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
//   %0 = tensor.insert_slice %t into %2[1] [4] [1]
//       : tensor<4xf32> into tensor<?xf32>
//
// Padding that depends on its place is generated instead of filled in. Negative
// padding takes away: what is inserted is the part of the source that stays, by
//
//   begin = max(low, 0), end = min(low + size, low + size + high)
//
// in the result, and begin - low is where that is in the source. MLIR's pattern
// takes padding for not negative, and makes an operation that does not verify
// when it is known to be.

#include "lowering/tensor/to_linalg.h"

#include "ir/build/affine.h"
#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "lowering/tensor/reify.h"

typedef struct Padding {
  Op *op;
  uint32_t rank;
  Value *source;
  Mixed *low, *high, *sizes; // of the source
  bool folds;                // questions for sizes, as MLIR's pattern does
} Padding;

static Padding padding_of(Rewriter *rw, Op *op) {
  Padding p = {.op = op, .source = op_operand(op, 0)};
  p.low = mixed_list(rw->arena, op, G_tensor_pad_low, A_tensor_pad_static_low,
                     &p.rank);
  p.high = mixed_list(rw->arena, op, G_tensor_pad_high,
                      A_tensor_pad_static_high, &p.rank);
  return p;
}

Value *pad_constant(Rewriter *rw, const Op *op) {
  const Block *body = op->regions[0].first;
  Value *value = op_operand(body->last, 0);
  Op *def = value_op(value);
  if (value_arg_block(value) == body)
    return NULL;
  if (!def || def->block != body)
    return value;
  if (!op_has(def, TRAIT_CONSTANT_LIKE))
    return NULL;
  rewrite_move_before(rw, def, rw->b.before);
  return value;
}

// A tensor of padding alone.
static Value *build_padding(Rewriter *rw, Op *op, const Mixed *sizes) {
  Type *type = op->results[0].type;
  uint32_t rank = (uint32_t)type->as.shaped.rank, n = 0;
  // MLIR's pattern makes it in any case.
  Value *empty = build_tensor_empty_of(&rw->b, rw->arena, type, sizes);
  Value *value = pad_constant(rw, op);
  if (value)
    return op_result(build_fill(&rw->b, rw->arena, value, empty), 0);
  Value **unknown = arena_array(rw->arena, Value *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    if (type->as.shaped.shape[i] == DYNAMIC)
      unknown[n++] = mixed_materialize(&rw->b, sizes[i]);
  Op *generate = build_spec(
      &rw->b, &(OpSpec){.info = ctx_op_by_opcode(rw->b.ctx, OP_tensor_generate),
                        .operands = unknown,
                        .noperands = n,
                        .result_types = &type,
                        .nresults = 1,
                        .nregions = 1});
  rewrite_inline_region(rw, &op->regions[0], &generate->regions[0], NULL);
  return op_result(generate, 0);
}

// As MLIR's createOrFold: what is not needed of its operands is left there.
static Value *build_sum(Builder *b, Value *x, Value *y) {
  int64_t m, n;
  bool knows_x = value_number(b->ctx, x, &m);
  bool knows_y = value_number(b->ctx, y, &n);
  if (knows_x && knows_y)
    return m && n ? build_index(b, (int64_t)((uint64_t)m + (uint64_t)n))
           : m    ? x
                  : y;
  if (knows_y && !n)
    return x;
  return knows_x ? m ? build_binary(b, OP_arith_addi, y, x) : y
                 : build_binary(b, OP_arith_addi, x, y);
}

static Mixed source_size(Rewriter *rw, const Padding *p, uint32_t dim) {
  int64_t size = p->source->type->as.shaped.shape[dim];
  return size != DYNAMIC ? mixed_number(size)
         : p->folds      ? folded_tensor_size(rw, p->source, dim)
                         : tensor_size(&rw->b, p->source, dim);
}

static Mixed *padded_sizes(Rewriter *rw, const Padding *p) {
  Builder *b = &rw->b;
  const int64_t *shape = p->op->results[0].type->as.shaped.shape;
  Mixed *sizes = arena_array(rw->arena, Mixed, p->rank + 1);
  for (uint32_t i = 0; i < p->rank; i++) {
    sizes[i] = mixed_number(shape[i]);
    if (shape[i] != DYNAMIC)
      continue;
    Value *size = mixed_materialize(b, source_size(rw, p, i));
    size = build_sum(b, size, mixed_materialize(b, p->low[i]));
    size = build_sum(b, size, mixed_materialize(b, p->high[i]));
    sizes[i] = mixed_value(size);
  }
  return sizes;
}

static bool insert_source(Rewriter *rw, const Padding *p, Value *source,
                          Value *padding, MixedPart part) {
  return rewrite_replace1(
      rw, p->op, build_inserted(&rw->b, rw->arena, source, padding, &part));
}

bool decompose_pad(Rewriter *rw, Op *op) {
  Padding p = padding_of(rw, op);
  p.folds = true;
  mixed_fold(rw->b.ctx, p.low, p.rank);
  mixed_fold(rw->b.ctx, p.high, p.rank);
  Mixed *sizes = padded_sizes(rw, &p);
  Value *padding = build_padding(rw, op, sizes);
  p.sizes = arena_array(rw->arena, Mixed, p.rank + 1);
  for (uint32_t i = 0; i < p.rank; i++)
    p.sizes[i] = source_size(rw, &p, i);
  MixedPart part = {p.low, p.sizes, mixed_repeat(rw->arena, p.rank, 1)};
  return insert_source(rw, &p, p.source, padding, part);
}

// Any padding

static bool may_be_negative(const Padding *p) {
  for (uint32_t i = 0; i < p->rank; i++)
    if (p->low[i].value || p->low[i].number < 0 || p->high[i].value ||
        p->high[i].number < 0)
      return true;
  return false;
}

// max(x, 0), or min(x, 0)
static Mixed limit(Rewriter *rw, uint32_t opcode, Mixed x) {
  bool is_max = opcode == OP_arith_maxsi;
  if (!x.value)
    return mixed_number((x.number > 0) == is_max ? x.number : 0);
  return mixed_value(
      build_binary(&rw->b, opcode, x.value, build_index(&rw->b, 0)));
}

static Mixed negated(Rewriter *rw, Mixed x) {
  if (!x.value)
    return mixed_number(-x.number);
  return mixed_value(
      build_binary(&rw->b, OP_arith_subi, build_index(&rw->b, 0), x.value));
}

// The part of the source that stays, and where it goes.
typedef struct Kept {
  MixedPart from, to;
  bool nothing;
} Kept;

// Computes which part of the source is left when padding is negative.
static Kept kept_part(Rewriter *rw, const Padding *p) {
  Builder *b = &rw->b;
  Mixed *ones = mixed_repeat(rw->arena, p->rank, 1);
  Kept kept = {.from = {.strides = ones}, .to = {.strides = ones}};
  kept.from.offsets = arena_array(rw->arena, Mixed, p->rank + 1);
  kept.to.offsets = arena_array(rw->arena, Mixed, p->rank + 1);
  kept.from.sizes = arena_array(rw->arena, Mixed, p->rank + 1);
  kept.to.sizes = kept.from.sizes;
  for (uint32_t i = 0; i < p->rank; i++) {
    Mixed size = tensor_size(b, p->source, i);
    Mixed cut_low = limit(rw, OP_arith_minsi, p->low[i]);
    Mixed cut_high = limit(rw, OP_arith_minsi, p->high[i]);
    Mixed rest = limit(rw, OP_arith_maxsi,
                       mixed_add(b, mixed_add(b, size, cut_low), cut_high));
    kept.from.offsets[i] = negated(rw, cut_low);
    kept.to.offsets[i] = limit(rw, OP_arith_maxsi, p->low[i]);
    kept.from.sizes[i] = rest;
    kept.nothing |= mixed_is(rest, 0) || mixed_is(size, 0);
  }
  return kept;
}

bool decompose_any_pad(Rewriter *rw, Op *op) {
  Padding p = padding_of(rw, op);
  if (!may_be_negative(&p))
    return decompose_pad(rw, op);
  Value *padding = build_padding(rw, op, padded_sizes(rw, &p));
  Kept kept = kept_part(rw, &p);
  if (kept.nothing)
    return rewrite_replace1(rw, op, padding);
  int64_t *shape = arena_array(rw->arena, int64_t, p.rank + 1);
  for (uint32_t i = 0; i < p.rank; i++)
    shape[i] = mixed_static(kept.from.sizes[i]);
  Value *rest = build_extract_slice(
      &rw->b, rw->arena,
      type_with_shape(rw->b.ctx, p.source->type, (int)p.rank, shape), p.source,
      &kept.from);
  return insert_source(rw, &p, rest, padding, kept.to);
}

Value *build_padded_high(Rewriter *rw, Value *source, Type *type,
                         const Mixed *high, Value *value) {
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  Builder *b = &rw->b;
  Mixed *sizes = tensor_sizes(b, rw->arena, source);
  Mixed *padded = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    padded[i] = mixed_add(b, sizes[i], high[i]);
  Value *fill =
      op_result(build_fill(b, rw->arena, value,
                           build_tensor_empty_of(b, rw->arena, type, padded)),
                0);
  MixedPart part = {mixed_repeat(rw->arena, rank, 0), sizes,
                    mixed_repeat(rw->arena, rank, 1)};
  return build_inserted(b, rw->arena, source, fill, &part);
}
