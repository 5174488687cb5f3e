// linalg.generic with other operands than it had: what patterns that drop some
// share.

#include "lowering/linalg/linalg.h"

#include "ir/rewrite/lists.h"

bool generic_has_extents(const Structured *s, const bool *gone) {
  for (uint32_t loop = 0; loop < s->nloops; loop++) {
    bool found = false;
    for (uint32_t i = 0; i < s->op->noperands && !found; i++)
      for (uint32_t j = 0; !gone[i] && j < s->maps[i]->as.map.nresults; j++) {
        const AffineExpr *e = s->maps[i]->as.map.results[j];
        found |= affine_is(e, AFFINE_DIM) && e->value == loop;
      }
    if (!found)
      return false;
  }
  return true;
}

GenericChange generic_change(Rewriter *rw, const Structured *s) {
  uint32_t n = s->op->noperands + 1;
  return (GenericChange){
      arena_zero(rw->arena, n, 1),
      arena_zero(rw->arena, n * sizeof(Value *), _Alignof(Value *))};
}

// The body yields for inits that stay only.
static void trim_yield(Rewriter *rw, const Structured *s, const bool *gone) {
  Op *yield = structured_body(s)->last;
  for (uint32_t i = s->ninits; i-- > 0;)
    if (gone[s->ninputs + i])
      rewrite_erase_operands(rw, yield, i, 1);
}

Op *generic_replace(Rewriter *rw, const Structured *s, GenericChange change) {
  Op *op = s->op;
  uint32_t n = op->noperands, kept = 0, ninputs = 0;
  Value **operands = arena_array(rw->arena, Value *, n + 1);
  Attr **maps = arena_array(rw->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    if (change.gone[i])
      continue;
    operands[kept] = op_operand(op, i);
    maps[kept++] = s->maps[i];
    ninputs += i < s->ninputs;
  }
  Op *made = build_generic(&rw->b, rw->arena,
                           &(GenericParts){.operands = operands,
                                           .noperands = kept,
                                           .ninputs = ninputs,
                                           .maps = maps,
                                           .nloops = s->nloops,
                                           .reduces = s->reduces});
  GenericBody body = generic_begin(&rw->b, made);
  Value **elements = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0, at = 0; i < n; i++)
    elements[i] =
        change.gone[i] ? change.stands[i] : block_arg(body.block, at++);
  trim_yield(rw, s, change.gone);
  rewrite_merge_block(rw, structured_body(s), body.block, elements);
  for (uint32_t i = 0, at = 0; i < op->nresults; i++)
    if (!change.gone[s->ninputs + i])
      rewrite_replace_uses(rw, op_result(op, i), op_result(made, at++));
  rewrite_erase(rw, op);
  return made;
}
