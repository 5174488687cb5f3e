// Canonicalization patterns of scf's loops that go over tensors: what a cast in
// front of a loop forgets of a shape, the loop is told.

#include "ir/analysis/region_links.h"
#include "ir/build/shaped.h"
#include "ir/dialects/tensor/tensor.h"
#include "ir/build/control.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

typedef Vec(Value *) Values;

static Value *told_by(const Value *init) {
  const Op *cast = value_def(init, OP_tensor_cast);
  Value *source = cast ? op_operand(cast, 0) : NULL;
  return source && source->type != init->type && tensor_cast_forgets(cast)
             ? source
             : NULL;
}

// Has a cast of `value` to the type it had stand in its place; the cast is made
// at the builder's place.
static Value *retype(Rewriter *rw, Value *value, Value *source) {
  Value *cast = build_shaped_cast(&rw->b, value->type, source);
  rewrite_replace_uses(rw, value, cast);
  value->type = source->type;
  rewrite_set_operand(rw, value_op(cast), 0, value);
  return cast;
}

// Gives operand `i` of a loop what is behind its cast; returns what the body
// has for it now in place of `arg`.
static Value *use_source(Rewriter *rw, Op *loop, uint32_t i, Value *arg,
                         Value *result) {
  Value *source = told_by(op_operand(loop, i));
  rewrite_set_operand(rw, loop, i, source);
  builder_after(&rw->b, loop);
  retype(rw, result, source);
  builder_at_start(&rw->b, value_arg_block(arg));
  return retype(rw, arg, source);
}

static void add_once(Rewriter *rw, Values *values, Value *value) {
  for (size_t i = 0; i < values->size; i++)
    if (values->data[i] == value)
      return;
  vec_push(rw->arena, values, value);
}

// Adds values one of which has the shape that `value` has; false: there are
// none that are known.
static bool add_alike(Rewriter *rw, Values *values, Value *value) {
  bool is_arg = value_is_arg(value);
  Op *op = is_arg ? value_arg_block(value)->parent->parent : value_op(value);
  Value *alike = op_is(op, OP_tensor_cast) ? op_operand(op, 0)
                 : is_arg                  ? NULL
                                           : tensor_written_by(value);
  if (alike) {
    add_once(rw, values, alike);
    return true;
  }
  if (op_is(op, OP_arith_select)) {
    add_once(rw, values, op_operand(op, 1));
    add_once(rw, values, op_operand(op, 2));
    return true;
  }
  RegionLinks links = region_links_of(rw->arena, op);
  bool any = false;
  for (size_t i = 0; i < links.size; i++) {
    const RegionLink *link = &links.data[i];
    if (link->input != value)
      continue;
    add_once(rw, values, op_operand(link->owner, link->operand));
    any = true;
  }
  return any;
}

// Whether a tensor that a loop gives to its next round has a shape of `type`,
// if `arg`, which it had in this one, has it.
static bool stays_of_type(Rewriter *rw, Value *value, const Value *arg,
                          const Type *type) {
  Values values = {0};
  vec_push(rw->arena, &values, value);
  for (size_t i = 0; i < values.size; i++)
    if (values.data[i] != arg &&
        !tensor_type_keeps(type, values.data[i]->type) &&
        !add_alike(rw, &values, values.data[i]))
      return false;
  return true;
}

enum { FOR_INITS = 3, FOR_COUNTERS = 1 };

static bool cast_behind_for(Rewriter *rw, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++) {
    const Value *source = told_by(op_operand(op, FOR_INITS + i));
    Value *result = op_result(op, i);
    Value *arg = block_arg(body_of(op, 0), FOR_COUNTERS + i);
    Op *end = end_of(op, 0);
    if (!source || !result->uses || result->uses->next ||
        !stays_of_type(rw, op_operand(end, i), arg, source->type))
      continue;
    use_source(rw, op, FOR_INITS + i, arg, result);
    builder_before(&rw->b, end);
    rewrite_set_operand(
        rw, end, i,
        build_shaped_cast(&rw->b, source->type, op_operand(end, i)));
    return true;
  }
  return false;
}

// What runs side by side keeps the shapes of its outputs.
static bool cast_behind_forall(Rewriter *rw, Op *op) {
  bool changed = false;
  uint32_t first, count;
  op_operand_group(op, G_scf_forall_outputs, &first, &count);
  const Block *body = body_of(op, 0);
  for (uint32_t i = count;
       i-- > 0;) { // the first cast is made before the others
    if (!told_by(op_operand(op, first + i)))
      continue;
    Value *arg = block_arg(body, body->nargs - count + i);
    Value *cast = use_source(rw, op, first + i, arg, op_result(op, i));
    Op *write = end_of(op, 0)->regions[0].first->first;
    for (; write; write = write->next)
      if (op_operand(write, G_tensor_parallel_insert_slice_dest) == cast)
        rewrite_set_operand(rw, write, G_tensor_parallel_insert_slice_dest,
                            arg);
    changed = true;
  }
  return changed;
}

// clang-format off
const Pattern patterns_scf_tensor[] = {
    PATTERN(OP_scf_for, 1, cast_behind_for, "ForOpTensorCastFolder"),
    PATTERN(OP_scf_forall, 1, cast_behind_forall, "FoldTensorCastOfOutputIntoForallOp"),
    {0},
};
// clang-format on
