// Collecting the values that an operation and its regions use, each once.
#include "lowering/func/outside.h"

#include "ir/build/control.h"

static void add_outside(Outside *o, Value *value) {
  if (ptrmap_get(&o->known, value))
    return;
  ptrmap_set(&o->known, o->arena, value, value);
  if (value_constant(o->ctx, value))
    vec_push(o->arena, &o->constants, value);
  else
    vec_push(o->arena, &o->args, value);
}

static void add_operands(void *user, Op *inner) {
  Outside *o = user;
  for (uint32_t i = 0; i < inner->noperands; i++)
    if (is_defined_outside(o->op, op_operand(inner, i)))
      add_outside(o, op_operand(inner, i));
}

Outside outside_of(Ctx *ctx, Arena *arena, const Op *op) {
  Outside o = {.ctx = ctx, .arena = arena, .op = op};
  for (uint32_t i = 0; i < op->noperands; i++)
    add_outside(&o, op_operand(op, i));
  op_walk((Op *)op, add_operands, &o);
  return o;
}
