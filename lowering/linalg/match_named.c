// Which named operation a linalg.generic is.
//
//   maps (d0, d1, d2, d3) -> (d2 * 2 + d0, d3 + d1)   an input
//        (d0, d1, d2, d3) -> (d0, d1)                 a kernel
//        (d0, d1, d2, d3) -> (d2, d3)                 an output
//
// The loops of a row of named.def are found by the maps whose results are
// loops, here oh = d2, ow = d3, kh = d0 and kw = d1. The factors of the others
// are strides and dilations. With these, the maps of the row have to be those
// of the generic, and so has the body: operation by operation, but for the
// order of operands where it does not matter.

#include "lowering/linalg/match_named.h"

// Bodies

typedef struct BodyPair {
  Ctx *ctx;
  const Structured *s;
  const Op *named;
} BodyPair;

static bool values_match(const BodyPair *p, const Value *a, const Value *b);

static bool operands_match(const BodyPair *p, const Op *a, const Op *b,
                           bool turned) {
  for (uint32_t i = 0; i < a->noperands; i++)
    if (!values_match(p, op_operand(a, i),
                      op_operand(b, turned ? b->noperands - 1 - i : i)))
      return false;
  return true;
}

// The argument for the same operand, which may be at another place.
static bool arguments_match(const BodyPair *p, const Value *a, const Value *b) {
  return value_arg_block(a) == structured_body(p->s) &&
         op_operand(p->s->op, a->index) == op_operand(p->named, b->index);
}

static bool values_match(const BodyPair *p, const Value *a, const Value *b) {
  const Op *of_a = value_op(a), *of_b = value_op(b);
  if (a->type != b->type)
    return false;
  if (!of_b)
    return !of_a && arguments_match(p, a, b);
  if (op_has(of_b, TRAIT_CONSTANT_LIKE))
    return value_constant(p->ctx, a) == value_constant(p->ctx, b);
  if (!of_a || of_a->info != of_b->info || of_a->noperands != of_b->noperands)
    return false;
  return operands_match(p, of_a, of_b, false) ||
         (op_has(of_a, TRAIT_COMMUTATIVE) && of_a->noperands == 2 &&
          operands_match(p, of_a, of_b, true));
}

static uint32_t count_computing(const Block *body) {
  uint32_t n = 0;
  for (const Op *op = body->first; op; op = op->next)
    n += !op_has(op, TRAIT_CONSTANT_LIKE);
  return n;
}

Op *build_if_same_body(Rewriter *rw, const Structured *s, uint32_t opcode,
                       Attr *const *slots, Value *const *operands) {
  Op *named = build_structured_trial(&rw->b, rw->arena, opcode, slots, operands,
                                     s->op->noperands, s->ninputs);
  if (!named)
    return NULL;
  BodyPair pair = {rw->b.ctx, s, named};
  const Block *mine = structured_body(s), *its = named->regions[0].first;
  bool same =
      count_computing(mine) == count_computing(its) &&
      mine->last->noperands == 1 &&
      values_match(&pair, op_operand(mine->last, 0), op_operand(its->last, 0));
  if (same)
    return named;
  op_erase(rw->b.pool, named);
  return NULL;
}

// Maps

// A row's loops, by those of the generic.
typedef struct LoopMatch {
  const Structured *s;
  AffineExpr **loops; // NULL: not found yet
  uint32_t nfound;
} LoopMatch;

static bool bind_loop(LoopMatch *m, uint64_t loop, AffineExpr *to) {
  if (!affine_is(to, AFFINE_DIM))
    return false;
  if (m->loops[loop])
    return m->loops[loop] == to;
  for (uint32_t i = 0; i < m->s->nloops; i++)
    if (m->loops[i] == to)
      return false;
  m->loops[loop] = to;
  m->nfound++;
  return true;
}

static bool bind_loops(LoopMatch *m, const Attr *maps) {
  for (uint32_t i = 0; i < maps->as.array.count; i++) {
    const Attr *of_row = maps->as.array.items[i], *map = m->s->maps[i];
    if (of_row->as.map.ndims != m->s->nloops ||
        of_row->as.map.nresults != map->as.map.nresults)
      return false;
    for (uint32_t k = 0; k < map->as.map.nresults; k++) {
      const AffineExpr *e = of_row->as.map.results[k];
      if (affine_is(e, AFFINE_DIM) &&
          !bind_loop(m, (uint64_t)e->value, map->as.map.results[k]))
        return false;
    }
  }
  return m->nfound == m->s->nloops;
}

// The factor of a loop in a sum; 0: there is none.
static int64_t factor_of(const AffineExpr *e, const AffineExpr *loop) {
  switch (e->kind) {
  case AFFINE_DIM: return e == loop;
  case AFFINE_ADD: return factor_of(e->lhs, loop) + factor_of(e->rhs, loop);
  case AFFINE_MUL:
    return affine_is(e->rhs, AFFINE_CONSTANT)
               ? factor_of(e->lhs, loop) * e->rhs->value
               : 0;
  default: return 0;
  }
}

enum { MOST_WINDOW = 3 };

typedef struct Window {
  int64_t strides[MOST_WINDOW], dilations[MOST_WINDOW];
  uint32_t rank;
} Window;

// Sums in the row are of the window: the loop of the output, that of the
// kernel.
static bool find_window(const LoopMatch *m, const Attr *maps, Window *w) {
  for (uint32_t i = 0; i < maps->as.array.count; i++) {
    const Attr *of_row = maps->as.array.items[i];
    for (uint32_t k = 0; k < of_row->as.map.nresults; k++) {
      const AffineExpr *sum = of_row->as.map.results[k];
      const AffineExpr *e = m->s->maps[i]->as.map.results[k];
      if (!affine_is(sum, AFFINE_ADD))
        continue;
      w->strides[w->rank] = factor_of(e, m->loops[sum->lhs->value]);
      w->dilations[w->rank] = factor_of(e, m->loops[sum->rhs->value]);
      if (w->strides[w->rank] < 1 || w->dilations[w->rank] < 1)
        return false;
      w->rank++;
    }
  }
  return w->rank;
}

static Attr *window_attr(Ctx *ctx, const int64_t *numbers, uint32_t rank) {
  int64_t shape = rank;
  bool splat = true;
  for (uint32_t i = 1; i < rank; i++)
    splat &= numbers[i] == numbers[0];
  Type *type = type_tensor(ctx, 1, &shape, ctx->i64, NULL);
  return attr_dense(ctx, type, numbers, (splat ? 1 : rank) * sizeof *numbers,
                    splat);
}

// The maps of the row, with the window of the slots, are those of the generic.
static bool maps_match(Rewriter *rw, const LoopMatch *m, const OpInfo *info,
                       Attr *const *slots) {
  Ctx *ctx = rw->b.ctx;
  const Attr *maps = named_default_maps(ctx, info, slots);
  for (uint32_t i = 0; i < maps->as.array.count; i++) {
    const Attr *of_row = maps->as.array.items[i], *map = m->s->maps[i];
    for (uint32_t k = 0; k < map->as.map.nresults; k++) {
      AffineExpr *e = affine_subtract(
          ctx, map->as.map.results[k],
          affine_replace(ctx, of_row->as.map.results[k], m->loops, NULL));
      if (!affine_is_number(affine_simplify(ctx, rw->arena, e, m->s->nloops, 0),
                            0))
        return false;
    }
  }
  return true;
}

// The slots of strides and dilations; false: the row has none.
static bool window_slots(const OpInfo *info, int *strides, int *dilations) {
  *strides = op_slot_index(info, str_from("strides"));
  *dilations = op_slot_index(info, str_from("dilations"));
  return *strides >= 0 && *dilations >= 0;
}

// Tries whether the generic is the named operation with a window.
static Op *try_window(Rewriter *rw, const Structured *s, const OpInfo *info) {
  LoopMatch m = {.s = s};
  Window w = {.rank = 0};
  const Attr *maps = named_default_maps(rw->b.ctx, info, NULL);
  m.loops = arena_zero(rw->arena, (s->nloops + 1) * sizeof *m.loops,
                       _Alignof(AffineExpr *));
  if (maps->as.array.count != s->op->noperands || !bind_loops(&m, maps) ||
      !find_window(&m, maps, &w))
    return NULL;
  Attr **slots = arena_zero(rw->arena, (info->nattrs + 1u) * sizeof *slots, 8);
  int strides, dilations;
  if (window_slots(info, &strides, &dilations)) {
    slots[strides] = window_attr(rw->b.ctx, w.strides, w.rank);
    slots[dilations] = window_attr(rw->b.ctx, w.dilations, w.rank);
  }
  if (!maps_match(rw, &m, info, slots))
    return NULL;
  Value **operands = arena_array(rw->arena, Value *, s->op->noperands);
  for (uint32_t i = 0; i < s->op->noperands; i++)
    operands[i] = op_operand(s->op, i);
  return build_if_same_body(rw, s, info->opcode, slots, operands);
}

Op *build_matching_window(Rewriter *rw, const Structured *s) {
  const Dialect *linalg = s->op->info->dialect;
  if (s->ninits != 1 || s->ninputs < 2)
    return NULL;
  for (uint32_t i = 0; i < linalg->nops; i++) {
    const OpInfo *info = &linalg->ops[i];
    Op *made = info_has_named_loops(info) ? try_window(rw, s, info) : NULL;
    if (made)
      return made;
  }
  return NULL;
}
