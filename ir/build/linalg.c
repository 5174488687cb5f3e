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

// `*problem` is what to say when there is no such operation; it is there, with
// an empty body.
static Op *build_with_body(Builder *b, Arena *arena, uint32_t opcode,
                           Attr *const *slots, Value *const *operands,
                           uint32_t noperands, uint32_t ninputs,
                           const char **problem) {
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
  if (build_body(b->ctx, b->pool, &op->regions[0], &body, problem))
    *problem = NULL;
  return op;
}

Op *build_structured(Builder *b, Arena *arena, uint32_t opcode,
                     Attr *const *slots, Value *const *operands,
                     uint32_t noperands, uint32_t ninputs) {
  const char *problem;
  Op *op = build_with_body(b, arena, opcode, slots, operands, noperands,
                           ninputs, &problem);
  if (problem)
    bug("%s: %s", op->info->name, problem);
  return op;
}

Op *build_structured_trial(const Builder *b, Arena *arena, uint32_t opcode,
                           Attr *const *slots, Value *const *operands,
                           uint32_t noperands, uint32_t ninputs) {
  Builder quiet = *b;
  const char *problem;
  quiet.listener = NULL;
  Op *op = build_with_body(&quiet, arena, opcode, slots, operands, noperands,
                           ninputs, &problem);
  if (!problem)
    return op;
  op_erase(b->pool, op);
  return NULL;
}

static Attr *iterator_types(Ctx *ctx, Arena *arena, const GenericParts *parts) {
  Attr **types = arena_array(arena, Attr *, parts->nloops + 1);
  for (uint32_t i = 0; i < parts->nloops; i++)
    types[i] = attr_flags(ctx, def_attr_linalg_iterator_type,
                          parts->reduces && parts->reduces[i]
                              ? E_linalg_iterator_type_reduction
                              : E_linalg_iterator_type_parallel);
  return attr_array(ctx, types, parts->nloops);
}

// Builds a linalg.generic without a body; generic_begin() begins that.
Op *build_generic(Builder *b, Arena *arena, const GenericParts *parts) {
  Ctx *ctx = b->ctx;
  Attr *slots[] = {
      [A_linalg_generic_indexing_maps] =
          attr_array(ctx, parts->maps, parts->noperands),
      [A_linalg_generic_iterator_types] = iterator_types(ctx, arena, parts),
      [A_linalg_generic_operandSegmentSizes] = attr_dense_i32(
          ctx,
          (int32_t[]){(int32_t)parts->ninputs,
                      (int32_t)(parts->noperands - parts->ninputs)},
          2)};
  Type **results = arena_array(arena, Type *, parts->noperands + 1);
  uint32_t nresults = 0;
  for (uint32_t i = parts->ninputs; i < parts->noperands; i++)
    if (parts->operands[i]->type->kind == TY_TENSOR)
      results[nresults++] = parts->operands[i]->type;
  return build_spec(b,
                    &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_linalg_generic),
                              .operands = parts->operands,
                              .noperands = parts->noperands,
                              .result_types = results,
                              .nresults = nresults,
                              .nregions = 1,
                              .slots = slots});
}

GenericBody generic_begin(const Builder *b, Op *generic) {
  GenericBody body = {*b, block_create(b->pool, generic->loc)};
  for (uint32_t i = 0; i < generic->noperands; i++)
    block_add_arg(b->pool, body.block,
                  structured_element(op_operand(generic, i)->type),
                  generic->loc);
  block_append(&generic->regions[0], body.block);
  builder_at_end(&body.inner, body.block);
  return body;
}

void generic_end(GenericBody *body, Value *const *values, uint32_t nvalues) {
  build_op(&body->inner, OP_linalg_yield, NULL, 0, values, nvalues);
}

Value *build_linalg_index(Builder *b, int64_t loop) {
  Value *index = build_value(b, OP_linalg_index, b->ctx->index_type, NULL, 0);
  value_op(index)->slots[A_linalg_index_dim] = attr_i64(b->ctx, loop);
  return index;
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
