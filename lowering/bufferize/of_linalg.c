// Structured operations on tensors become the same on memrefs. An input that is
// a splat becomes a scalar: then the operation is a linalg.generic.

#include "ir/build/linalg.h"
#include "lowering/bufferize/bufferize.h"

// Replaces inputs that are splats by scalars, as far as the others still say
// how far all loops go. Whether any was.
static bool scalars_of_splats(Bufferize *z, Structured *s, Value **operands) {
  LoopExtent *extents = arena_array(z->arena, LoopExtent, s->nloops + 1);
  bool any = false;
  for (uint32_t i = 0; i < s->ninputs; i++) {
    Value *v = op_operand(s->op, i);
    Attr *splat = type_is_tensor(v->type) ? splat_of(z, v) : NULL,
         *map = s->maps[i];
    if (!splat)
      continue;
    s->maps[i] = attr_affine_map(z->ctx, s->nloops, 0, NULL, 0);
    if (structured_extents(s, extents)) {
      operands[i] = arith_splat(&z->b, type_element(v->type), splat);
      any = true;
    } else {
      s->maps[i] = map;
    }
  }
  return any;
}

static Op *build_on_buffers(Bufferize *z, const Op *op,
                            Value *const *operands) {
  return build_spec(&z->b, &(OpSpec){.info = op->info,
                                     .operands = operands,
                                     .noperands = op->noperands,
                                     .nregions = 1,
                                     .slots = op->slots,
                                     .attrs = op->attrs});
}

bool rewrite_structured(Bufferize *z, Op *op) {
  Structured s;
  if (!op_is_structured(op) || !structured_of(z->ctx, z->arena, op, &s))
    return op_error(z->ctx, op,
                    "cannot be bufferized: it has no form on "
                    "memrefs that is known");
  if (op_has_pure_buffers(op))
    return rewrite_regions(z, op);
  Value **operands = arena_zero(z->arena, (op->noperands + 1) * sizeof(Value *),
                                _Alignof(Value *));
  bool scalars = scalars_of_splats(z, &s, operands);
  for (uint32_t i = 0; i < op->noperands; i++)
    if (i >= s.ninputs)
      operands[i] = destination(z, op, i);
    else if (!operands[i])
      operands[i] = buffer_of(z, op_operand(op, i));
  GenericParts parts = {.operands = operands,
                        .noperands = op->noperands,
                        .ninputs = s.ninputs,
                        .maps = s.maps,
                        .nloops = s.nloops,
                        .reduces = s.reduces};
  Op *made = scalars ? build_generic(&z->b, z->arena, &parts)
                     : build_on_buffers(z, op, operands);
  rewrite_inline_region(&z->rw, &op->regions[0], &made->regions[0], NULL);
  for (uint32_t i = 0; i < op->nresults; i++)
    set_buffer(z, op_result(op, i), operands[tied_operand(z, op, i)]);
  op_is_dead(z, op);
  return rewrite_regions(z, made);
}
