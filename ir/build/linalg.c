// Makers of structured operations. The body is made by the dialect, as for the
// parser.

#include "ir/build/linalg.h"

static Attr *const *with_segments(Ctx *ctx, Arena *arena, const OpInfo *info,
                                  Attr *const *slots, uint32_t ninputs,
                                  uint32_t ninits) {
  Attr **all = arena_zero(arena, (info->nattrs + 1u) * sizeof *all, 8);
  for (uint32_t i = 0; slots && i < info->nattrs; i++)
    all[i] = slots[i];
  int32_t sizes[] = {(int32_t)ninputs, (int32_t)ninits};
  if (info->traits & TRAIT_OPERAND_SEGMENTS)
    all[op_segments_slot(info, TRAIT_OPERAND_SEGMENTS)] =
        attr_dense_i32(ctx, sizes, 2);
  return all;
}

Op *build_structured(Builder *b, Arena *arena, uint32_t opcode,
                     Attr *const *slots, Value *const *operands,
                     uint32_t noperands, uint32_t ninputs) {
  const OpInfo *info = ctx_op_by_opcode(b->ctx, opcode);
  Type **types = arena_array(arena, Type *, noperands + 1);
  Type **results = arena_array(arena, Type *, noperands + 1);
  uint32_t nresults = 0;
  for (uint32_t i = 0; i < noperands; i++) {
    types[i] = operands[i]->type;
    if (i >= ninputs && types[i]->kind == TY_TENSOR)
      results[nresults++] = types[i];
  }
  Op *op = build_spec(
      b, &(OpSpec){.info = info,
                   .operands = operands,
                   .noperands = noperands,
                   .result_types = results,
                   .nresults = nresults,
                   .nregions = 1,
                   .slots = with_segments(b->ctx, arena, info, slots, ninputs,
                                          noperands - ninputs)});
  BodyOf body = {.info = info,
                 .slots = op->slots,
                 .operands = types,
                 .noperands = noperands,
                 .loc = op->loc};
  const char *problem;
  if (!build_body(b->ctx, b->pool, &op->regions[0], &body, &problem))
    bug("%s: %s", info->name, problem);
  return op;
}

Op *build_fill(Builder *b, Arena *arena, Value *value, Value *init) {
  return build_structured(b, arena, OP_linalg_fill, NULL,
                          (Value *[]){value, init}, 2, 1);
}

Op *build_linalg_copy(Builder *b, Arena *arena, Value *from, Value *to) {
  return build_structured(b, arena, OP_linalg_copy, NULL, (Value *[]){from, to},
                          2, 1);
}

Op *build_linalg_transpose(Builder *b, Arena *arena, Value *input, Value *init,
                           Attr *permutation) {
  Attr *slots[] = {[A_linalg_transpose_permutation] = permutation};
  return build_structured(b, arena, OP_linalg_transpose, slots,
                          (Value *[]){input, init}, 2, 1);
}
