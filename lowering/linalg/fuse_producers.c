// linalg-fuse-producers: structured operations on tensors compute their inputs
// themselves, where that saves a pass over memory and repeats no arithmetic.
//
// Requires: nothing.
// Guarantees: nothing; operations on memrefs stay as they are.
// Invalidates: nothing.
//
// Before:
//
//   %0 = linalg.matmul ins(%a, %w) outs(%zeros)
//   %1 = linalg.broadcast ins(%bias : tensor<512xf32>) outs(%e) dimensions = [0]
//   %2 = linalg.add ins(%0, %1) outs(%e)
//   %3 = linalg.max ins(%2, %zeros) outs(%e)
//
// After:
//
//   %0 = linalg.matmul ins(%a, %w) outs(%zeros)
//   %3 = linalg.generic {(d0, d1) -> (d1), (d0, d1) -> (d0, d1)}
//       ins(%bias) outs(%0) {
//   ^bb0(%in: f32, %out: f32):
//     %s = arith.addf %out, %in : f32
//     %m = arith.maximumf %s, %zero : f32
//     linalg.yield %m : f32
//   }
//
// A producer computes each element once, and so does the operation that takes it
// in: it reads each element once, and nobody else does. What only moves elements
// (a fill, a broadcast, a transposition) may be read as often as one likes, but
// with other users only if it is read in the order of memory. What adds up
// products, windows of which read elements again, takes in transpositions alone,
// so that it still is a contraction.
//
// Front ends index a dimension of size 1 by 0 where others are indexed by a loop of
// one iteration, since it may be broadcast. It is indexed by that loop before, so
// that both are the same elements.
//
// An init that the body does not look at is the input of the same shape that is
// read at the same places, if nobody wants that any more: elements are replaced
// where they are. So softmax works in the product that it is of.

#include "lowering/linalg/fusion.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

#include "ir/analysis/analysis.h"

enum {
  MOST_OPERANDS = 12, // more are more streams than are prefetched
  MOST_OPS = 256,     // of a body, after which memory costs next to nothing
};

// Dimensions of size 1

static int64_t extent_of(const Structured *s, const LoopExtent *extents,
                         uint32_t loop) {
  const Type *type = op_operand(s->op, extents[loop].operand)->type;
  return type->as.shaped.shape[extents[loop].dim];
}

// A loop of one iteration that the map does not use, the one of that number if
// there are several; UINT32_MAX: there is none.
static uint32_t find_unit_loop(const Structured *s, const LoopExtent *extents,
                               const Attr *map, uint32_t number) {
  uint32_t found = UINT32_MAX;
  for (uint32_t i = s->nloops; i-- > 0;) {
    bool is_used = false;
    for (uint32_t k = 0; k < map->as.map.nresults; k++)
      is_used |= affine_uses(map->as.map.results[k], AFFINE_DIM, i);
    if (!is_used && extent_of(s, extents, i) == 1 && found != number)
      found = i;
  }
  return found;
}

static bool is_zero_in_unit(const Attr *map, const Type *type, uint32_t i) {
  const AffineExpr *e = map->as.map.results[i];
  return affine_is(e, AFFINE_CONSTANT) && !e->value &&
         type->as.shaped.shape[i] == 1;
}

static Attr *with_unit_loops(Rewriter *rw, const Structured *s,
                             const LoopExtent *extents, uint32_t operand) {
  Attr *map = s->maps[operand];
  const Type *type = op_operand(s->op, operand)->type;
  uint32_t n = map->as.map.nresults;
  for (uint32_t i = 0; type->kind == TY_TENSOR && i < n; i++) {
    if (!is_zero_in_unit(map, type, i))
      continue;
    uint32_t loop = find_unit_loop(s, extents, map, i);
    if (loop == UINT32_MAX)
      continue;
    AffineExpr **results = arena_array(rw->arena, AffineExpr *, n);
    memcpy(results, map->as.map.results, n * sizeof *results);
    results[i] = affine_dim(rw->b.ctx, loop);
    map = attr_affine_map(rw->b.ctx, s->nloops, 0, results, n);
  }
  return map;
}

// Only linalg.generic has maps that can be changed.
static bool use_unit_loops(Rewriter *rw, Op *op) {
  Structured s;
  if (!op_has_pure_tensors(op) || !structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  LoopExtent *extents = arena_array(rw->arena, LoopExtent, s.nloops + 1);
  if (!structured_extents(&s, extents))
    return false;
  bool any = false;
  for (uint32_t i = 0; i < s.ninputs; i++) {
    Attr *map = with_unit_loops(rw, &s, extents, i);
    any |= map != s.maps[i];
    s.maps[i] = map;
  }
  if (any)
    rewrite_set_slot(rw, op, A_linalg_generic_indexing_maps,
                     attr_array(rw->b.ctx, s.maps, s.ninputs + s.ninits));
  return any;
}

// Inputs

// The number of the argument that the body yields as it is; UINT32_MAX: it
// computes something.
static uint32_t moved_operand(const Structured *s) {
  const Block *body = structured_body(s);
  const Value *value = op_operand(body->last, 0);
  bool is_moved = value_is_arg(value) && value_arg_block(value) == body &&
                  value->index < s->ninputs;
  return is_moved ? value->index : UINT32_MAX;
}

static bool is_identity(const Attr *map) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (!affine_is(map->as.map.results[i], AFFINE_DIM) ||
        map->as.map.results[i]->value != i)
      return false;
  return true;
}

static bool is_in_order(const Attr *map) {
  for (uint32_t i = 0; i + 1 < map->as.map.nresults; i++)
    if (map->as.map.results[i]->value >= map->as.map.results[i + 1]->value)
      return false;
  return true;
}

// Whether a producer that only moves elements may be taken in.
static bool may_move(const Fusion *f, uint32_t operand) {
  const Structured *p = &f->producer;
  const Attr *from = p->maps[operand], *to = p->maps[p->ninputs];
  if (!map_is_projected_permutation(from))
    return false;
  if (structured_reduces(&f->consumer))
    return map_is_permutation(from) && has_one_user(p->op);
  return has_one_user(p->op) || (is_identity(to) && is_in_order(from));
}

static bool reads_each_once(const Fusion *f) {
  const Structured *c = &f->consumer;
  return map_is_permutation(c->maps[f->input]) &&
         c->maps[f->input]->as.map.nresults == c->nloops;
}

static uint32_t count_ops(const Structured *s) {
  uint32_t n = 0;
  for (const Op *op = structured_body(s)->first; op; op = op->next)
    n++;
  return n;
}

static bool is_worth_it(Rewriter *rw, const Fusion *f) {
  const Structured *p = &f->producer, *c = &f->consumer;
  if (p->op->block != c->op->block || p->ninits != 1 ||
      structured_uses_init(p, 0) || !op_is_memory_effect_free(p->op) ||
      p->op->noperands + c->op->noperands > MOST_OPERANDS + 2 ||
      count_ops(p) + count_ops(c) > MOST_OPS || *kept_results(rw, f))
    return false;
  uint32_t moved = moved_operand(p);
  return moved != UINT32_MAX ? may_move(f, moved)
                             : reads_each_once(f) && has_one_user(p->op);
}

// The operation that stands before `next` now.
static Op *drop_unused(Rewriter *rw, Op *op, const Op *next) {
  builder_before(&rw->b, op);
  return drop_unused_operands(rw, op) ? next->prev : op;
}

// Takes in one of the inputs, and returns the new operation; NULL: none is.
static Op *fuse_one(Rewriter *rw, Op *op, const Op *next) {
  Structured s;
  Fusion f;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s))
    return NULL;
  for (uint32_t i = 0; i < s.ninputs; i++) {
    if (!find_fusion(rw, &s, i, &f) || !is_worth_it(rw, &f))
      continue;
    builder_before(&rw->b, op);
    Op *made = fuse(rw, &f);
    if (!made)
      continue;
    if (!op_result(f.producer.op, 0)->uses)
      rewrite_erase(rw, f.producer.op);
    return drop_unused(rw, made, next);
  }
  return NULL;
}

// Whether a structured operation makes the value for `op`, and before it for
// others that only look at its elements: after `op` nobody wants it.
static bool is_given_up(Value *value, Op *op) {
  const Op *def = value_op(value);
  if (!def || !op_is_structured(def) || def->block != op->block)
    return false;
  uint32_t n = 0; // uses by the operation
  for (const Use *use = value->uses; use; use = use->next) {
    Op *user = use->owner;
    n += user == op;
    if (user != op &&
        (!op_is_structured(user) || user->block != op->block ||
         (uint32_t)(use - user->operands) >= structured_ninputs(user) ||
         !op_is_before(user, op)))
      return false;
  }
  return n == 1;
}

// An input that init `i` may be; UINT32_MAX: there is none.
static uint32_t replaced_input(const Structured *s, uint32_t i) {
  const Value *init = structured_init(s, i);
  if (structured_uses_init(s, i) || structured_reduces(s))
    return UINT32_MAX;
  for (uint32_t k = 0; k < s->ninputs; k++) {
    Value *input = op_operand(s->op, k);
    if (input->type == init->type && s->maps[k] == s->maps[s->ninputs + i] &&
        is_given_up(input, s->op))
      return k;
  }
  return UINT32_MAX;
}

static bool replaces_an_input(const Structured *s) {
  for (uint32_t i = 0; i < s->ninits; i++)
    if (replaced_input(s, i) != UINT32_MAX)
      return true;
  return false;
}

static void replace_in_place(Rewriter *rw, Op *op, const Op *next) {
  Structured s;
  structured_of(rw->b.ctx, rw->arena, op, &s);
  for (uint32_t i = 0; i < s.ninits; i++) {
    uint32_t k = replaced_input(&s, i);
    const Block *body = structured_body(&s);
    if (k == UINT32_MAX)
      continue;
    rewrite_replace_uses(rw, block_arg(body, k),
                         block_arg(body, s.ninputs + i));
    rewrite_set_operand(rw, op, s.ninputs + i, op_operand(op, k));
  }
  drop_unused(rw, op, next);
}

// Elements that are all one number; numbers themselves stay operands.
static bool use_constants(Rewriter *rw, Op *op) {
  for (uint32_t i = 0; i < structured_ninputs(op); i++)
    if (op_operand(op, i)->type->kind == TY_TENSOR)
      return use_constant(rw, op);
  return false;
}

static bool fuse_producers(Rewriter *rw, Op *op) {
  const Op *next = op->next;
  Structured s;
  if (!next || !op_has_pure_tensors(op))
    return false;
  for (Op *made; (made = fuse_one(rw, op, next));)
    op = made;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s) || structured_reduces(&s))
    return true;
  builder_before(&rw->b, op);
  while (use_constants(rw, op)) {
    op = next->prev;
    builder_before(&rw->b, op);
  }
  return true;
}

static bool replace_inputs(Rewriter *rw, Op *op) {
  const Op *next = op->next;
  Structured s;
  if (!next || !op_has_pure_tensors(op) ||
      !structured_of(rw->b.ctx, rw->arena, op, &s) || !replaces_an_input(&s))
    return false;
  if (!op_is(op, OP_linalg_generic) && generalize_structured(rw, op))
    op = next->prev;
  replace_in_place(rw, op, next);
  return true;
}

static const Pattern indices[] = {
    PATTERN(OP_linalg_generic, 1, use_unit_loops, ""),
    {0},
};

static const Pattern fusions[] = {
    PATTERN_WHERE(info_is_structured, 1, fuse_producers, ""),
    {0},
};

// These come last: an operation that looks at its init is not taken in.
static const Pattern replacements[] = {
    PATTERN_WHERE(info_is_structured, 1, replace_inputs, ""),
    {0},
};

bool lower_linalg_fuse_producers(PassRun *run, Op *root) {
  return PASS_OPTIONS(run, linalg_fuse_producers)->off ||
         (pass_walk_post(run, root, pass_pattern_list(run, indices), NULL) &&
          pass_walk_post(run, root, pass_pattern_list(run, fusions), NULL) &&
          pass_walk_post(run, root, pass_pattern_list(run, replacements),
                         NULL));
}
