// linalg-widen-accumulation: sums of products of f16 or bf16 are added up in
// f32, and rounded once.
//
// Requires: nothing.
// Guarantees: no contraction, convolution or sum pooling has sums of f16 or
//   bf16.
// Invalidates: nothing.
//
// Before:
//
//   %r = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x4xf16>)
//                      outs(%c : tensor<4x4xf16>)
//
// After, where no operation has the name of one any more:
//
//   %0 = linalg.generic ins(%c) outs(%empty : tensor<4x4xf32>) {... extf ...}
//   %1 = linalg.generic ins(%a, %b) outs(%0) {
//   ^bb0(%x: f16, %y: f16, %sum: f32):
//     %2 = arith.extf %x : f16 to f32
//     %3 = arith.extf %y : f16 to f32
//     %4 = arith.mulf %2, %3 : f32
//     %5 = arith.addf %sum, %4 : f32
//     linalg.yield %5 : f32
//   }
//   %r = linalg.generic ins(%1) outs(%c) {... truncf ...}
//
// 4096 equal numbers would end at 2048 of them in f16, and at 256 in bf16. What
// a sum is follows from maps and body, not from the name: two inputs, which are
// multiplied, or of which the second one only says the size of a window.
// Others, such as those of linalg.reduce, are added up as they are written.
// Memory for wider sums of tensors is bufferization's business; those on
// memrefs become loops here, in which each sum is a value.

#include "ir/build/affine.h"
#include "ir/build/arith.h"
#include "ir/build/memref.h"
#include "ir/build/tensor.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

// A sum, and what is added to it.
typedef struct NarrowSum {
  Structured s;
  const Op *add, *product; // product NULL: an input is added up
  Value *terms[2];         // factors, or what is added up
  uint32_t nterms;
} NarrowSum;

static Value *init_argument(const Structured *s) {
  return block_arg(structured_body(s), s->ninputs);
}

static bool is_narrow(const Ctx *ctx, const Type *type) {
  return type == ctx->f16 || type == ctx->bf16;
}

// The input that a value is, or is made of by casts; NULL: it is neither.
static const Value *input_of(const Structured *s, const Value *value) {
  for (const Op *def; (def = value_op(value)); value = op_operand(def, 0))
    if (def->noperands != 1 || !op_has(def, TRAIT_CAST) ||
        def->block != structured_body(s))
      return NULL;
  return value_arg_block(value) == structured_body(s) &&
                 value->index < s->ninputs
             ? value
             : NULL;
}

static bool find_terms(NarrowSum *n, Value *term) {
  const Structured *s = &n->s;
  Op *product = value_def(term, OP_arith_mulf);
  n->product = product;
  n->nterms = product ? 2 : 1;
  for (uint32_t i = 0; i < n->nterms; i++) {
    n->terms[i] = product ? op_operand(product, i) : term;
    if (!input_of(s, n->terms[i]))
      return false;
  }
  return product || !block_arg(structured_body(s), 1)->uses;
}

static bool find_sum(Rewriter *rw, Op *op, NarrowSum *n) {
  Structured *s = &n->s;
  if (!structured_of(rw->b.ctx, rw->arena, op, s) || s->ninputs != 2 ||
      s->ninits != 1 || !structured_reduces(s) ||
      !(op_has_pure_tensors(op) || op_has_pure_buffers(op)))
    return false;
  Value *sum = init_argument(s);
  if (!is_narrow(rw->b.ctx, sum->type) || !value_has_one_use(sum))
    return false;
  n->add = value_def(op_operand(structured_body(s)->last, 0), OP_arith_addf);
  if (!n->add || sum->uses->owner != n->add ||
      !value_has_one_use(&n->add->results[0]))
    return false;
  return find_terms(n, op_operand(n->add, op_operand(n->add, 0) == sum));
}

// The body, in f32: `elements` stand for the inputs, and then for the sum.
static Value *build_wide_body(Rewriter *rw, const NarrowSum *n, Builder *b,
                              Value *const *elements) {
  Type *wide = rw->b.ctx->f32;
  PtrMap map = {0};
  Value *terms[2];
  Builder outside = rw->b;
  const Block *body = structured_body(&n->s);
  for (uint32_t i = 0; i < n->s.ninputs; i++)
    ptrmap_set(&map, rw->arena, block_arg(body, i), elements[i]);
  rw->b = *b;
  for (Op *op = body->first; op; op = op->next)
    if (op != n->add && op != n->product && op != body->last)
      rewrite_clone(rw, op, &map);
  *b = rw->b;
  rw->b = outside;
  for (uint32_t i = 0; i < n->nterms; i++) {
    terms[i] = ptrmap_get(&map, n->terms[i]);
    if (terms[i]->type != wide)
      terms[i] = build_unary(b, OP_arith_extf, wide, terms[i]);
  }
  Value *term = terms[0];
  if (n->product) {
    term = build_binary(b, OP_arith_mulf, terms[0], terms[1]);
    value_op(term)->slots[A_arith_mulf_fastmath] =
        op_slot(n->product, A_arith_mulf_fastmath);
  }
  Value *sum = build_binary(b, OP_arith_addf, elements[n->s.ninputs], term);
  value_op(sum)->slots[A_arith_addf_fastmath] =
      op_slot(n->add, A_arith_addf_fastmath);
  return sum;
}

// Tensors

static Op *build_cast_all(Rewriter *rw, uint32_t opcode, Value *from,
                          Value *init) {
  uint32_t rank = structured_rank(from->type);
  Attr *map = affine_map_identity(rw->b.ctx, rw->arena, rank);
  Op *op = build_generic(&rw->b, rw->arena,
                         &(GenericParts){.operands = (Value *[]){from, init},
                                         .noperands = 2,
                                         .ninputs = 1,
                                         .maps = (Attr *[]){map, map},
                                         .nloops = rank});
  GenericBody body = generic_begin(&rw->b, op);
  Value *element =
      build_unary(&body.inner, opcode, structured_element(init->type),
                  block_arg(body.block, 0));
  generic_end(&body, &element, 1);
  return op;
}

// The sums to begin with, in f32. What was filled in is filled in.
static Value *widen_init(Rewriter *rw, Value *init) {
  const Op *fill = value_def(init, OP_linalg_fill);
  Type *wide = rw->b.ctx->f32;
  Value *empty = build_tensor_empty(
      &rw->b, rw->arena, tensor_sizes(&rw->b, rw->arena, init),
      structured_rank(init->type), wide, init->type->as.shaped.layout);
  if (!fill)
    return op_result(build_cast_all(rw, OP_arith_extf, init, empty), 0);
  Value *value = op_operand(fill, 0);
  Value *widened = build_unary(&rw->b, OP_arith_extf, wide, value);
  return op_result(build_fill(&rw->b, rw->arena, widened, empty), 0);
}

// Adds up in f32 on tensors, and rounds the sum once.
static bool widen_tensors(Rewriter *rw, const NarrowSum *n) {
  const Structured *s = &n->s;
  Value *init = structured_init(s, 0);
  Value *operands[] = {op_operand(s->op, 0), op_operand(s->op, 1),
                       widen_init(rw, init)};
  Op *wide = build_generic(&rw->b, rw->arena,
                           &(GenericParts){.operands = operands,
                                           .noperands = 3,
                                           .ninputs = 2,
                                           .maps = s->maps,
                                           .nloops = s->nloops,
                                           .reduces = s->reduces});
  GenericBody body = generic_begin(&rw->b, wide);
  Value *elements[] = {block_arg(body.block, 0), block_arg(body.block, 1),
                       block_arg(body.block, 2)};
  Value *sum = build_wide_body(rw, n, &body.inner, elements);
  generic_end(&body, &sum, 1);
  rewrite_replace_by(
      rw, s->op, build_cast_all(rw, OP_arith_truncf, op_result(wide, 0), init));
  return true;
}

// Memrefs

typedef struct WideNest {
  const NarrowSum *n;
  Mixed *counters, *sizes; // of each loop
  Value *zero, *one;
} WideNest;

// The operands of an access: the memref and the indices.
static uint32_t access_operands(Rewriter *rw, const WideNest *nest,
                                uint32_t operand, Value **access) {
  const Attr *map = nest->n->s.maps[operand];
  uint32_t n = 0;
  access[n++] = op_operand(nest->n->s.op, operand);
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    access[n++] = mixed_materialize(
        &rw->b,
        affine_map_result_mixed(&rw->b, rw->arena, map, i, nest->counters));
  return n;
}

static Value **new_access(Rewriter *rw, const WideNest *nest,
                          uint32_t operand) {
  return arena_array(rw->arena, Value *,
                     nest->n->s.maps[operand]->as.map.nresults + 2);
}

static Value *load_element(Rewriter *rw, const WideNest *nest,
                           uint32_t operand) {
  Value *from = op_operand(nest->n->s.op, operand);
  if (from->type->kind != TY_MEMREF)
    return from;
  Value **access = new_access(rw, nest, operand);
  uint32_t n = access_operands(rw, nest, operand, access);
  return build_value(&rw->b, OP_memref_load, type_element(from->type), access,
                     n);
}

static void store_element(Rewriter *rw, const WideNest *nest, Value *value) {
  uint32_t init = nest->n->s.ninputs;
  Value **access = new_access(rw, nest, init);
  access[0] = value;
  uint32_t n = access_operands(rw, nest, init, access + 1);
  build_op(&rw->b, OP_memref_store, NULL, 0, access, n + 1);
}

// A loop of the nest, with the builder in it; yields what `carried` becomes.
static Op *enter(Rewriter *rw, WideNest *nest, uint32_t loop,
                 ValueList carried) {
  Op *made =
      build_for(rw, nest->zero, mixed_materialize(&rw->b, nest->sizes[loop]),
                nest->one, carried);
  Block *body = body_of(made, 0);
  nest->counters[loop] = mixed_value(block_arg(body, 0));
  builder_at_end(&rw->b, body);
  return made;
}

static void leave(Rewriter *rw, Op *loop, ValueList values) {
  build_yield(rw, values);
  Loc loc = rw->b.loc;
  builder_after(&rw->b, loop);
  rw->b.loc = loc;
}

static Value *build_sum(Rewriter *rw, WideNest *nest, uint32_t loop,
                        Value *sum) {
  const Structured *s = &nest->n->s;
  while (loop < s->nloops && !s->reduces[loop])
    loop++;
  if (loop == s->nloops) {
    Value *elements[] = {load_element(rw, nest, 0), load_element(rw, nest, 1),
                         sum};
    return build_wide_body(rw, nest->n, &rw->b, elements);
  }
  Op *made = enter(rw, nest, loop, list_of(rw, sum));
  Value *next = build_sum(rw, nest, loop + 1, block_arg(body_of(made, 0), 1));
  leave(rw, made, list_of(rw, next));
  return op_result(made, 0);
}

static void build_element(Rewriter *rw, WideNest *nest) {
  const Structured *s = &nest->n->s;
  Value *init = structured_init(s, 0);
  Value *sum = build_unary(&rw->b, OP_arith_extf, rw->b.ctx->f32,
                           load_element(rw, nest, s->ninputs));
  sum = build_sum(rw, nest, 0, sum);
  sum = build_unary(&rw->b, OP_arith_truncf, type_element(init->type), sum);
  store_element(rw, nest, sum);
}

static void build_elements(Rewriter *rw, WideNest *nest, uint32_t loop) {
  const Structured *s = &nest->n->s;
  while (loop < s->nloops && s->reduces[loop])
    loop++;
  if (loop == s->nloops) {
    build_element(rw, nest);
    return;
  }
  Op *made = enter(rw, nest, loop, list_new(rw, 0));
  build_elements(rw, nest, loop + 1);
  leave(rw, made, list_new(rw, 0));
}

static bool widen_memrefs(Rewriter *rw, const NarrowSum *n) {
  const Structured *s = &n->s;
  LoopExtent *extents = arena_array(rw->arena, LoopExtent, s->nloops + 1);
  WideNest nest = {.n = n};
  if (!structured_extents(s, extents))
    return false;
  nest.counters = arena_array(rw->arena, Mixed, s->nloops + 1);
  nest.sizes = arena_array(rw->arena, Mixed, s->nloops + 1);
  nest.zero = build_index(&rw->b, 0);
  nest.one = build_index(&rw->b, 1);
  // The maps of inits are given counters that they do not look at.
  for (uint32_t i = 0; i < s->nloops; i++)
    nest.counters[i] = mixed_number(0);
  for (uint32_t i = 0; i < s->nloops; i++)
    nest.sizes[i] = memref_size(&rw->b, op_operand(s->op, extents[i].operand),
                                (int)extents[i].dim);
  build_elements(rw, &nest, 0);
  rewrite_erase(rw, s->op);
  return true;
}

static bool widen(Rewriter *rw, Op *op) {
  NarrowSum n = {.nterms = 0};
  if (!find_sum(rw, op, &n))
    return false;
  return op_has_pure_tensors(op) ? widen_tensors(rw, &n)
                                 : widen_memrefs(rw, &n);
}

static const Pattern patterns[] = {
    PATTERN_WHERE(info_is_structured, 1, widen, ""),
    {0},
};

bool lower_linalg_widen_accumulation(PassRun *run, Op *root) {
  if (PASS_OPTIONS(run, linalg_widen_accumulation)->off)
    return true;
  return pass_walk_post(run, root, pass_pattern_list(run, patterns), NULL);
}
