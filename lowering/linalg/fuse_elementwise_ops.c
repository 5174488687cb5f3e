// linalg-fuse-elementwise-ops: a linalg.generic computes elements of its inputs
// itself, instead of reading what another one has stored.
//
// Requires: nothing.
// Guarantees: folds and some canonicalization patterns apply.
// Invalidates: nothing.
//
// Before:
//
//   %0 = linalg.generic {(d0, d1) -> (d0, d1), ...} ins(%a) outs(%x) {
//     ... %e = math.exp %in
//   }
//   %1 = linalg.generic {(d0, d1) -> (d1, d0), ...} ins(%0, %b) outs(%y) {
//     ... arith.addf %in, %in_0
//   }
//
// After:
//
//   %1 = linalg.generic {(d0, d1) -> (d1, d0), ...} ins(%a, %b) outs(%y) {
//     %e = math.exp %in
//     arith.addf %e, %in_0
//   }
//
// The producer's loops are all parallel, and its result has an index for each:
// an element that the consumer reads tells where they are. It is on tensors, and
// has no other user. What is filled in or a constant of equal elements is no
// input then; an init that the body does not look at is an empty tensor, so that
// nothing depends on it.

#include "ir/build/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/linalg/fusion.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

static bool fuse_producer(Rewriter *rw, Op *op) {
  Structured s;
  Fusion f;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  for (uint32_t i = 0; i < s.ninputs; i++)
    if (value_def(op_operand(op, i), OP_linalg_generic) &&
        find_fusion(rw, &s, i, &f) && has_one_user(f.producer.op))
      return fuse(rw, &f);
  return false;
}

// Inputs of which all elements are equal

// The body uses what was filled in; the operand goes as one that is not used.
static bool use_filled_value(Rewriter *rw, Op *op) {
  Structured s;
  bool any = false;
  if (!op_has_pure_tensors(op) || !structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  for (uint32_t i = 0; i < s.ninputs; i++) {
    const Op *fill = value_def(op_operand(op, i), OP_linalg_fill);
    Value *element = block_arg(structured_body(&s), i);
    if (!fill || !element->uses || op_operand(fill, 0)->type != element->type)
      continue;
    rewrite_replace_uses(rw, element, op_operand(fill, 0));
    any = true;
  }
  return any;
}

// An init that the body does not look at is an empty tensor.
static bool forget_inits(Rewriter *rw, Op *op) {
  Structured s;
  bool any = false;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  for (uint32_t i = 0; i < s.ninits; i++) {
    Value *init = structured_init(&s, i);
    if (structured_uses_init(&s, i) || init->type->kind != TY_TENSOR ||
        value_def(init, OP_tensor_empty))
      continue;
    Value *empty = build_tensor_empty_of(&rw->b, rw->arena, init->type,
                                         tensor_sizes(&rw->b, rw->arena, init));
    rewrite_set_operand(rw, op, s.ninputs + i, empty);
    any = true;
  }
  return any;
}

// Transposed constants

static bool is_transposition(const Structured *s) {
  const Op *yield = structured_body(s)->last;
  return s->ninputs == 1 && s->ninits == 1 && op_has_pure_tensors(s->op) &&
         map_is_permutation(s->maps[0]) && map_is_permutation(s->maps[1]) &&
         structured_body(s)->first == yield &&
         op_operand(yield, 0) == block_arg(structured_body(s), 0);
}

// How far apart elements are that are neighbours along each loop.
static void strides_of(const Attr *map, const Type *type, uint64_t *strides) {
  uint64_t stride = 1;
  for (uint32_t i = map->as.map.nresults; i-- > 0;) {
    strides[map->as.map.results[i]->value] = stride;
    stride *= (uint64_t)type->as.shaped.shape[i];
  }
}

// The elements in the order of the result.
static Attr *transpose_elements(Rewriter *rw, const Structured *s,
                                const Attr *elements, Type *type) {
  size_t size = dense_element_size(type->as.shaped.element);
  uint64_t count = elements->as.dense.count, n = s->nloops;
  uint64_t *from = arena_array(rw->arena, uint64_t, 2 * n + 1), *to = from + n;
  char *data = arena_array(rw->arena, char, count *size + 1);
  strides_of(s->maps[0], elements->type, from);
  strides_of(s->maps[1], type, to);
  for (uint64_t at = 0; at < count; at++) {
    uint64_t source = 0;
    for (uint32_t i = 0; i < type_rank(type); i++) {
      uint64_t loop = (uint64_t)s->maps[1]->as.map.results[i]->value;
      uint64_t extent = (uint64_t)type->as.shaped.shape[i];
      source += at / to[loop] % extent * from[loop];
    }
    memcpy(data + at * size, dense_element(elements, source), size);
  }
  return attr_dense(rw->b.ctx, type, data, count * size, false);
}

// A constant that nobody else wants is transposed at once.
static bool fold_transposed(Rewriter *rw, Op *op) {
  Structured s;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s) || !is_transposition(&s))
    return false;
  const Op *def = value_op(op_operand(op, 0));
  const Attr *elements = value_constant(rw->b.ctx, op_operand(op, 0));
  Type *type = op_result(op, 0)->type, *element = type_element(type);
  if (!def || !has_one_user(def) || !attr_is(elements, AT_DENSE) ||
      elements->as.dense.splat || !type_has_static_shape(type) ||
      !(element->kind == TY_INTEGER || type_is_float(element)) ||
      type_element(elements->type) != element)
    return false;
  Op *made = build_op(&rw->b, OP_arith_constant, &type, 1, NULL, 0);
  made->slots[A_arith_constant_value] =
      transpose_elements(rw, &s, elements, type);
  return rewrite_replace1(rw, op, op_result(made, 0));
}

static const Pattern patterns_fuse[] = {
    PATTERN_WHERE(info_is_structured, 1, fold_transposed, ""),
    PATTERN(OP_linalg_generic, 1, fuse_producer, ""),
    PATTERN(OP_linalg_generic, 1, use_filled_value, ""),
    PATTERN(OP_linalg_generic, 1, use_constant, ""),
    PATTERN(OP_linalg_generic, 1, forget_inits, ""),
    PATTERN(OP_linalg_generic, 1, drop_unused_operands, ""),
    PATTERN(OP_linalg_generic, 1, drop_unused_cycles, ""),
    PATTERN(OP_affine_apply, 1, simplify_applied, ""),
    {0},
};

static void add_patterns(PatternSet *set, const PassRun *run) {
  (void)run;
  pattern_set_add(set, patterns_fuse);
  pattern_set_add(set, patterns_linalg_generic);
  pattern_set_add(set, patterns_linalg_casts);
  pattern_set_add(set, patterns_linalg_shapes);
  pattern_set_add(set, patterns_tensor_reshape);
}

bool lower_linalg_fuse_elementwise_ops(PassRun *run, Op *root) {
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_patterns(run, add_patterns);
  options.bottom_up = false;
  options.declines = run->declines;
  return pass_by_drivers(run, greedy_run_all(run->ctx, run->pool, run->arena,
                                             root, &options) != GREEDY_FAILED);
}
