// affine-loop-unroll-jam: several iterations of an outer loop side by side in
// the loops inside.
//
// Requires: nothing. A function that begins with another operation is left.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 100 {
//     affine.for %j = 0 to 10 { "body"(%i, %j) : (index, index) -> () }
//   }
//
// After, with unroll-jam-factor=2:
//
//   affine.for %i = 0 to 100 step 2 {
//     affine.for %j = 0 to 10 {
//       "body"(%i, %j) : (index, index) -> ()
//       %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
//       "body"(%k, %j) : (index, index) -> ()
//     }
//   }
//
// What loops carry they carry once for each copy. Of the outer loop's that must
// be reductions, or passed on as it is, and results of these are reduced behind
// it; where what they begin with would count more than once, copies begin with
// what does not count.
//
// A loop stays where an iteration that depends on another would come before it,
// which MLIR does not look at: what the inner loops do in a later iteration, or
// what stands behind them, is run by each copy before the next one goes on.
//
//   affine.for %i ... {                    %i, %j:     reads what %i - 1 wrote
//     affine.for %j ... {                              at %j + 1, which would
//       a[%i, %j] = a[%i - 1, %j + 1]                  not be there yet

#include "ir/dialects/match.h"
#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"
#include "ir/analysis/aliases.h"
#include "lowering/affine/passes.h"

typedef struct Piece { // operations between two loops of a nest
  Op *first, *last;
} Piece;

typedef struct Jam {
  Rewriter *rw;
  Op *loop;
  uint32_t factor;
  Vec(Piece) pieces;
  Vec(Op *) carrying; // loops that carry values, inner ones first
  PtrMap *maps;       // by iteration; that of the first is empty
} Jam;

static void gather(Jam *j, Op *loop) {
  Block *body = body_of(loop, 0);
  Op *first = NULL;
  for (Op *op = body->first; op; op = op->next) {
    bool ends = op_is(op, OP_affine_for) || op == body->last;
    if (ends && first) {
      Piece piece = {first, op->prev};
      vec_push(j->rw->arena, &j->pieces, piece);
    }
    first = ends ? NULL : first ? first : op;
    if (op_is(op, OP_affine_for))
      gather(j, op);
  }
  if (loop->nresults)
    vec_push(j->rw->arena, &j->carrying, loop);
}

static bool has_bounds_from_outside(const Op *outer, const Op *loop) {
  for (uint32_t i = 0; i < affine_for_inits(loop); i++)
    if (!is_defined_outside(outer, op_operand(loop, i)))
      return false;
  return true;
}

static bool are_bounds_invariant(PassRun *run, Op *outer) {
  OpList loops = collect_ops(run, outer, OP_affine_for);
  for (size_t i = 0; i < loops.count; i++)
    if (!has_bounds_from_outside(outer, loops.items[i]))
      return false;
  return true;
}

static bool carries_reductions(const Op *loop) {
  Value *reduced;
  for (uint32_t i = 0; i < loop->nresults; i++)
    if (!affine_for_passes_on(loop, i) &&
        !affine_reduction_of(loop, i, &reduced))
      return false;
  return true;
}

// Whether iterations may be interleaved

// What both are in, in the block of the innermost loop that they share with all
// copies; `end`: behind that loop, of those around both.
static Block *shared_body(Op *loop, const Op *a, const Op *b, uint32_t *end) {
  Block *body = body_of(loop, 0);
  for (*end = count_loops_around(loop) + 1;; ++*end) {
    Op *inner = op_ancestor_in_block(a, body);
    if (!inner || !op_is(inner, OP_affine_for) || !op_is_ancestor(inner, b))
      return body;
    body = body_of(inner, 0);
  }
}

// Whether copies of `a` come before those of `b`, or an inner loop begins or
// ends in between: else both are copied together.
static bool is_behind(const Op *a, const Op *b, const Block *body) {
  Op *first = op_ancestor_in_block(b, body);
  Op *second = op_ancestor_in_block(a, body);
  if (first == second || !op_is_before(first, second))
    return false;
  for (const Op *op = first;; op = op->next) {
    if (op_is(op, OP_affine_for))
      return true;
    if (op == second)
      return false;
  }
}

static bool is_turned(PassRun *run, Op *loop, int64_t within,
                      const MemAccess *a, const MemAccess *b) {
  uint32_t outer = count_loops_around(loop), end;
  DependenceInfo info;
  switch (
      dependence_between(run->ctx, run->arena, a, b, outer + 1, false, &info)) {
  case DEPENDENCE_NONE: return false;
  case DEPENDENCE_UNKNOWN: return true;
  case DEPENDENCE_FOUND: break;
  }
  const Block *body = shared_body(loop, a->op, b->op, &end);
  return dependence_is_turned(&info, outer, within, end,
                              is_behind(a->op, b->op, body));
}

static bool may_interleave(PassRun *run, Op *loop, uint32_t factor) {
  LoopEffects e = loop_effects(run->ctx, run->arena, loop);
  int64_t within = affine_for_step(loop) * (factor - 1);
  if (!op_contains(loop, OP_affine_for))
    return true; // copies of the whole body are in their order
  for (size_t i = 0; i < e.accesses.size; i++)
    for (size_t k = 0; k < e.accesses.size; k++)
      if (is_turned(run, loop, within, &e.accesses.data[i],
                    &e.accesses.data[k]))
        return false;
  return !e.others;
}

// Values that are carried, by each copy

// Whether joining twice with it is the same as once.
static bool may_begin_twice(Rewriter *rw, const AffineReduction *r,
                            const Value *init) {
  switch (r->opcode) {
  case OP_arith_addf:
  case OP_arith_addi:
  case OP_arith_mulf:
  case OP_arith_muli:
  case OP_arith_xori: break;
  default: return true;
  }
  Ctx *ctx = rw->b.ctx;
  Attr *constant = value_constant(ctx, init);
  bool is_float = type_is_float(init->type);
  if (r->begin == BEGIN_ZERO)
    return is_float ? match_float_any_zero(ctx, constant)
                    : match_zero(ctx, constant);
  return is_float ? match_float_one(ctx, constant) : match_one(ctx, constant);
}

static ValueList inits_of_copy(Jam *j, Op *loop) {
  Rewriter *rw = j->rw;
  ValueList inits = list_of_operands(rw, loop, affine_for_inits(loop));
  for (uint32_t i = 0; loop == j->loop && i < inits.count; i++) {
    Value *reduced;
    const AffineReduction *r = affine_reduction_of(loop, i, &reduced);
    if (r && !may_begin_twice(rw, r, inits.items[i]))
      inits.items[i] = affine_reduction_begin(&rw->b, r, inits.items[i]->type);
  }
  return inits;
}

// The same loop, with as many arguments and results for each copy; the body
// yields what the first does for all, until the copies are there.
static Op *multiply_carried(Jam *j, Op *loop) {
  Rewriter *rw = j->rw;
  uint32_t n = loop->nresults;
  builder_before(&rw->b, loop);
  ValueList own = list_of_operands(rw, loop, affine_for_inits(loop));
  ValueList others = inits_of_copy(j, loop), inits = own;
  Op *yield = end_of(loop, 0);
  ValueList yielded = list_of_operands(rw, yield, 0), all = yielded;
  for (uint32_t c = 1; c < j->factor; c++) {
    inits = list_join(rw, inits, others);
    all = list_join(rw, all, yielded);
  }
  Applied lower = affine_for_bound(rw->arena, loop, AFFINE_LOWER);
  Applied upper = affine_for_bound(rw->arena, loop, AFFINE_UPPER);
  Op *made = build_affine_for(rw, &lower, &upper, affine_for_step(loop), inits);
  op_set_operands(rw->b.pool, yield, all.items, all.count);
  Block *body = body_of(made, 0);
  rewrite_merge_block(rw, body_of(loop, 0), body,
                      list_of_args(rw, body, 0).items);
  for (uint32_t c = 1; c < j->factor; c++)
    for (uint32_t i = 0; i < n; i++) {
      ptrmap_set(&j->maps[c], rw->arena, block_arg(body, 1 + i),
                 block_arg(body, 1 + c * n + i));
      ptrmap_set(&j->maps[c], rw->arena, op_result(made, i),
                 op_result(made, c * n + i));
    }
  rewrite_replace(rw, loop, list_of_results(rw, made).items);
  return made;
}

static Value *mapped(const PtrMap *map, Value *value) {
  Value *copy = ptrmap_get(map, value);
  return copy ? copy : value;
}

// Has copy `c` of a loop begin and go on with what belongs to it.
static void settle_carried(Jam *j, Op *loop, uint32_t c) {
  uint32_t n = loop->nresults / j->factor, first = affine_for_inits(loop);
  Op *yield = end_of(loop, 0);
  for (uint32_t i = 0; i < n; i++) {
    if (loop != j->loop)
      op_set_operand(loop, first + c * n + i,
                     mapped(&j->maps[c], op_operand(loop, first + i)));
    op_set_operand(yield, c * n + i, mapped(&j->maps[c], op_operand(yield, i)));
  }
}

// Copies

static void copy_piece(Jam *j, const Piece *piece, int64_t step, uint32_t c) {
  Rewriter *rw = j->rw;
  Value *variable = affine_for_iv(j->loop);
  Op *before = piece->last->next;
  builder_before(&rw->b, before);
  if (variable->uses)
    ptrmap_set(&j->maps[c], rw->arena, variable,
               affine_later_variable(rw, j->loop, step * c));
  for (Op *op = piece->first;; op = op->next) {
    builder_before(&rw->b, before);
    rewrite_clone(rw, op, &j->maps[c]);
    if (op == piece->last)
      return;
  }
}

// Joins the results of all copies, behind the loop; OP_ANY: they are the same.
static void reduce_results(Jam *j, const uint32_t *opcodes) {
  Rewriter *rw = j->rw;
  uint32_t n = j->loop->nresults / j->factor;
  builder_after(&rw->b, j->loop);
  rw->b.loc = j->loop->loc;
  for (uint32_t i = 0; i < n; i++) {
    if (opcodes[i] == OP_ANY)
      continue;
    Value *whole = op_result(j->loop, i);
    Op *first = NULL;
    for (uint32_t c = j->factor - 1; c > 0; c--) {
      whole = build_binary(&rw->b, opcodes[i], whole,
                           op_result(j->loop, c * n + i));
      first = first ? first : value_op(whole);
    }
    rewrite_replace_uses(rw, op_result(j->loop, i), whole);
    op_set_operand(first, 0, op_result(j->loop, i));
  }
}

// Unrolls a loop by copies of its inner blocks, side by side.
static void jam(Jam *j) {
  Rewriter *rw = j->rw;
  int64_t step = affine_for_step(j->loop);
  uint32_t n = j->loop->nresults;
  uint32_t *opcodes = arena_array(rw->arena, uint32_t, n + 1);
  Value *reduced;
  for (uint32_t i = 0; i < n; i++) {
    const AffineReduction *r = affine_reduction_of(j->loop, i, &reduced);
    opcodes[i] = r ? r->opcode : OP_ANY;
  }
  for (size_t i = 0; i < j->carrying.size; i++) {
    Op *old = j->carrying.data[i], *made = multiply_carried(j, old);
    j->carrying.data[i] = made;
    j->loop = j->loop == old ? made : j->loop;
  }
  affine_for_set_step(rw->b.ctx, j->loop, step * j->factor);
  for (uint32_t c = j->factor - 1; c > 0; c--) {
    for (size_t i = 0; i < j->pieces.size; i++)
      copy_piece(j, &j->pieces.data[i], step, c);
    for (size_t i = 0; i < j->carrying.size; i++)
      settle_carried(j, j->carrying.data[i], c);
  }
  if (n)
    reduce_results(j, opcodes);
  affine_promote_single(rw, j->loop);
}

static void unroll_jam(PassRun *run, Op *loop, uint32_t factor) {
  Rewriter rw = pass_rewriter(run);
  uint64_t count;
  bool known = affine_constant_trip_count(run->ctx, run->arena, loop, &count);
  if (factor == 1) {
    affine_promote_single(&rw, loop);
    return;
  }
  if (is_only_terminator(body_of(loop, 0)) || (known && count < factor) ||
      !are_bounds_invariant(run, loop) || !carries_reductions(loop) ||
      !may_interleave(run, loop, factor))
    return;
  Jam j = {.rw = &rw, .loop = loop, .factor = factor};
  j.maps = arena_zero(run->arena, factor * sizeof(PtrMap), _Alignof(PtrMap));
  if (!affine_split_rest(&rw, loop, factor))
    return;
  gather(&j, loop);
  jam(&j);
}

bool lower_affine_loop_unroll_jam(PassRun *run, Op *root) {
  uint32_t factor =
      PASS_OPTIONS(run, affine_loop_unroll_jam)->unroll_jam_factor;
  if (!factor)
    return diag_error(&run->ctx->diags, root->loc,
                      "unroll-jam-factor is not positive");
  const Block *entry = root->nregions ? body_of(root, 0) : NULL;
  if (entry && op_is(entry->first, OP_affine_for) &&
      !is_given_overlapping(root))
    unroll_jam(run, entry->first, factor);
  return true;
}
