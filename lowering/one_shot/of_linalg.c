// Structured operations, and what writes into a destination as they do.

#include "ir/dialects/linalg/structured.h"
#include "lowering/one_shot/one_shot.h"

static bool is_init(const Use *operand) {
  return operand_number(operand) >= structured_ninputs(operand->owner);
}

// Whether the body uses what is in the operand.
static bool structured_reads(OneShot *z, Use *operand) {
  const Block *body = operand->owner->regions[0].first;
  uint32_t i = operand_number(operand);
  (void)z;
  return !body || i >= body->nargs || block_arg(body, i)->uses;
}

static bool structured_writes(OneShot *z, Use *operand) {
  (void)z;
  return is_init(operand);
}

static void values_of_init(OneShot *z, Use *operand, AliasLinks *links) {
  Op *op = operand->owner;
  uint32_t i = operand_number(operand), n = structured_ninputs(op);
  if (i >= n && i - n < op->nresults)
    add_link(z, links, operand, op_result(op, i - n), true, true);
}

static bool structured_is_elementwise(OneShot *z, Op *op, Use *a, Use *b) {
  Structured s;
  if (!structured_of(z->ctx, z->arena, op, &s))
    return false;
  for (uint32_t i = 0; i < s.nloops; i++)
    if (s.reduces[i])
      return false;
  return map_is_identity(s.maps[operand_number(a)]) &&
         map_is_identity(s.maps[operand_number(b)]);
}

static bool has_tensors_alone(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is(op_operand(op, i)->type, TY_MEMREF))
      return false;
  return true;
}

static bool bufferize_structured(OneShot *z, Op *op) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  if (!has_tensors_alone(op))
    return op_plain_error(z->ctx, op, "op does not have pure tensor semantics");
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *v = op_operand(op, i);
    operands[i] = type_is_tensor(v->type) ? get_buffer(z, v) : v;
    if (!operands[i])
      return false;
  }
  Op *made = build_spec(&z->b, &(OpSpec){.info = op->info,
                                         .operands = operands,
                                         .noperands = op->noperands,
                                         .nregions = op->nregions,
                                         .slots = op->slots,
                                         .attrs = op->attrs});
  for (uint32_t i = 0; i < op->nregions; i++)
    rewrite_inline_region(&z->rw, &op->regions[i], &made->regions[i], NULL);
  return replace_with_buffers(z, op, operands + structured_ninputs(op));
}

#define STRUCTURED(opcode_)                                                    \
  ONE_SHOT(opcode_, bufferize_structured),                                     \
      .reads = structured_reads, .writes = structured_writes,                  \
      .values_of = values_of_init, .is_elementwise = structured_is_elementwise

const OneShotRow one_shot_structured = {STRUCTURED(OP_UNREGISTERED)};

// linalg.softmax

static bool is_input(OneShot *z, Use *operand) {
  (void)z;
  return operand_number(operand) == 0;
}

static bool is_output(OneShot *z, Use *operand) {
  (void)z;
  return operand_number(operand) == 1;
}

static void values_of_output(OneShot *z, Use *operand, AliasLinks *links) {
  if (operand_number(operand) == 1)
    add_link(z, links, operand, op_result(operand->owner, 0), true, true);
}

static bool bufferize_softmax(OneShot *z, Op *op) {
  Value *input = get_buffer(z, op_operand(op, 0)),
        *output = input ? get_buffer(z, op_operand(op, 1)) : NULL;
  if (!output)
    return false;
  build_spec(&z->b, &(OpSpec){.info = op->info,
                              .operands = (Value *[]){input, output},
                              .noperands = 2,
                              .slots = op->slots});
  return replace_with_buffer(z, op, output);
}

const OneShotRow one_shot_linalg[] = {
    {STRUCTURED(OP_linalg_copy), .inserts = true},
    {ONE_SHOT(OP_linalg_softmax, bufferize_softmax), .reads = is_input,
     .writes = is_output, .values_of = values_of_output},
    {0},
};
