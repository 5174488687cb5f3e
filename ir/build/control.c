// Branches, conditionals and loops: their parts, and makers of them.

#include "ir/build/control.h"
#include "ir/analysis/fold.h"

// Branches

Target target_of(Rewriter *rw, Op *branch, uint32_t index) {
  uint32_t first, count;
  branch->info->successor_operands(branch, index, &first, &count);
  return (Target){branch->successors[index].block,
                  list_of_range(rw, branch, first, count)};
}

Op *build_br(Rewriter *rw, Target to) {
  return build_spec(&rw->b, &(OpSpec){
                                .info = ctx_op_by_opcode(rw->b.ctx, OP_cf_br),
                                .operands = to.args.items,
                                .noperands = to.args.count,
                                .successors = &to.block,
                                .nsuccessors = 1,
                            });
}

Op *build_cond_br(Rewriter *rw, Value *condition, Target yes, Target no) {
  ValueList operands = list_join(rw, list_of(rw, condition), yes.args);
  operands = list_join(rw, operands, no.args);
  int32_t sizes[] = {1, (int32_t)yes.args.count, (int32_t)no.args.count};
  Op *op =
      build_spec(&rw->b, &(OpSpec){
                             .info = ctx_op_by_opcode(rw->b.ctx, OP_cf_cond_br),
                             .operands = operands.items,
                             .noperands = operands.count,
                             .successors = (Block *[]){yes.block, no.block},
                             .nsuccessors = 2,
                         });
  op->slots[A_cf_cond_br_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, sizes, 3);
  return op;
}

Op *build_switch(Rewriter *rw, Value *flag, Target otherwise, Attr *values,
                 const Target *cases, uint32_t ncases) {
  Block **blocks = arena_array(rw->arena, Block *, ncases + 1);
  int32_t *counts = arena_array(rw->arena, int32_t, ncases + 1);
  ValueList operands = list_join(rw, list_of(rw, flag), otherwise.args);
  uint32_t first = operands.count;
  blocks[0] = otherwise.block;
  for (uint32_t i = 0; i < ncases; i++) {
    blocks[i + 1] = cases[i].block;
    counts[i] = (int32_t)cases[i].args.count;
    operands = list_join(rw, operands, cases[i].args);
  }
  int32_t sizes[] = {1, (int32_t)first - 1, (int32_t)(operands.count - first)};
  Op *op =
      build_spec(&rw->b, &(OpSpec){
                             .info = ctx_op_by_opcode(rw->b.ctx, OP_cf_switch),
                             .operands = operands.items,
                             .noperands = operands.count,
                             .successors = blocks,
                             .nsuccessors = ncases + 1,
                         });
  op->slots[A_cf_switch_case_values] = values;
  op->slots[A_cf_switch_case_operand_segments] =
      attr_dense_i32(rw->b.ctx, counts, ncases);
  op->slots[A_cf_switch_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, sizes, 3);
  return op;
}

// Structured control flow

static Op *build_with_regions(Rewriter *rw, uint32_t opcode, ValueList operands,
                              TypeList results, uint32_t nregions) {
  return build_spec(&rw->b, &(OpSpec){
                                .info = ctx_op_by_opcode(rw->b.ctx, opcode),
                                .operands = operands.items,
                                .noperands = operands.count,
                                .result_types = results.items,
                                .nresults = results.count,
                                .nregions = nregions,
                            });
}

Block *build_block(Rewriter *rw, Op *op, uint32_t region, TypeList args) {
  Block *block = block_create(rw->b.pool, op->loc);
  for (uint32_t i = 0; i < args.count; i++)
    block_add_arg(rw->b.pool, block, args.items[i], op->loc);
  block_append(&op->regions[region], block);
  return block;
}

Op *build_yield(Rewriter *rw, ValueList values) {
  return build_op(&rw->b, OP_scf_yield, NULL, 0, values.items, values.count);
}

Op *build_condition(Rewriter *rw, Value *condition, ValueList args) {
  ValueList operands = list_join(rw, list_of(rw, condition), args);
  return build_op(&rw->b, OP_scf_condition, NULL, 0, operands.items,
                  operands.count);
}

Op *build_if(Rewriter *rw, Value *condition, TypeList results) {
  return build_with_regions(rw, OP_scf_if, list_of(rw, condition), results, 2);
}

Op *build_alloca_scope(Rewriter *rw, TypeList results) {
  Op *op = build_with_regions(rw, OP_memref_alloca_scope, (ValueList){0},
                              results, 1);
  build_block(rw, op, 0, (TypeList){0});
  return op;
}

Op *build_index_switch(Rewriter *rw, Value *flag, const int64_t *cases,
                       uint32_t ncases, TypeList results) {
  Op *op = build_with_regions(rw, OP_scf_index_switch, list_of(rw, flag),
                              results, ncases + 1);
  op->slots[A_scf_index_switch_cases] =
      attr_dense_i64(rw->b.ctx, cases, ncases);
  return op;
}

Op *build_for(Rewriter *rw, Value *lower, Value *upper, Value *step,
              ValueList inits) {
  ValueList bounds = {(Value *[]){lower, upper, step}, 3};
  ValueList operands = list_join(rw, bounds, inits);
  ValueList args = list_join(rw, list_of(rw, lower), inits);
  Op *op =
      build_with_regions(rw, OP_scf_for, operands, list_types(rw, inits), 1);
  build_block(rw, op, 0, list_types(rw, args));
  return op;
}

Op *build_while(Rewriter *rw, ValueList inits, TypeList results) {
  Op *op = build_with_regions(rw, OP_scf_while, inits, results, 2);
  build_block(rw, op, 0, list_types(rw, inits));
  build_block(rw, op, 1, results);
  return op;
}

static Attr *group_sizes(Rewriter *rw, const uint32_t *sizes) {
  int32_t numbers[4];
  for (uint32_t i = 0; i < 4; i++)
    numbers[i] = (int32_t)sizes[i];
  return attr_dense_i32(rw->b.ctx, numbers, 4);
}

Op *build_parallel(Rewriter *rw, ValueList lower, ValueList upper,
                   ValueList step, ValueList inits) {
  uint32_t sizes[] = {lower.count, upper.count, step.count, inits.count};
  ValueList operands =
      list_join(rw, list_join(rw, list_join(rw, lower, upper), step), inits);
  Op *op = build_with_regions(rw, OP_scf_parallel, operands,
                              list_types(rw, inits), 1);
  op->slots[A_scf_parallel_operandSegmentSizes] = group_sizes(rw, sizes);
  build_block(rw, op, 0, list_types(rw, lower));
  return op;
}

Op *build_reduce(Rewriter *rw, ValueList values) {
  Op *op = build_with_regions(rw, OP_scf_reduce, values, (TypeList){0},
                              values.count);
  for (uint32_t i = 0; i < values.count; i++) {
    Type *type = values.items[i]->type;
    build_block(rw, op, i, (TypeList){(Type *[]){type, type}, 2});
  }
  return op;
}

Space space_of(Rewriter *rw, const Op *forall) {
  Space s;
  s.lower = mixed_list(rw->arena, forall, G_scf_forall_dynamicLowerBound,
                       A_scf_forall_staticLowerBound, &s.rank);
  s.upper = mixed_list(rw->arena, forall, G_scf_forall_dynamicUpperBound,
                       A_scf_forall_staticUpperBound, &s.rank);
  s.step = mixed_list(rw->arena, forall, G_scf_forall_dynamicStep,
                      A_scf_forall_staticStep, &s.rank);
  return s;
}

Op *build_forall(Rewriter *rw, const Space *space, ValueList outputs,
                 Attr *mapping) {
  Ctx *ctx = rw->b.ctx;
  uint32_t rank = space->rank, sizes[4];
  ValueList operands = list_new(rw, 3 * rank + outputs.count);
  const Mixed *lists[] = {space->lower, space->upper, space->step};
  Attr *statics[3];
  for (uint32_t i = 0; i < 3; i++) {
    sizes[i] = mixed_values(lists[i], rank, operands.items + operands.count);
    operands.count += sizes[i];
    statics[i] = mixed_statics(ctx, rw->arena, lists[i], rank);
  }
  sizes[3] = outputs.count;
  operands = list_join(rw, operands, outputs);
  Op *op = build_with_regions(rw, OP_scf_forall, operands,
                              list_types(rw, outputs), 1);
  op->slots[A_scf_forall_staticLowerBound] = statics[0];
  op->slots[A_scf_forall_staticUpperBound] = statics[1];
  op->slots[A_scf_forall_staticStep] = statics[2];
  op->slots[A_scf_forall_mapping] = mapping;
  op->slots[A_scf_forall_operandSegmentSizes] = group_sizes(rw, sizes);
  Block *body = build_block(rw, op, 0, (TypeList){0});
  for (uint32_t i = 0; i < rank; i++)
    block_add_arg(rw->b.pool, body, ctx->index_type, op->loc);
  for (uint32_t i = 0; i < outputs.count; i++)
    block_add_arg(rw->b.pool, body, outputs.items[i]->type, op->loc);
  return op;
}

// Constants

bool value_bool(Ctx *ctx, const Value *value, bool *known) {
  int64_t number;
  if (value->type != ctx->i1 || !value_number(ctx, value, &number))
    return false;
  *known = number != 0;
  return true;
}

bool is_defined_outside(const Op *op, const Value *value) {
  const Block *block =
      value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
  const Op *around = block->parent ? block->parent->parent : NULL;
  return !around || !op_is_ancestor(op, around);
}

// The constant that `upper` adds to `lower` without overflow.
static bool known_difference(Ctx *ctx, const Value *lower, const Value *upper,
                             bool is_signed, int64_t *difference) {
  const Op *add = value_def(upper, OP_arith_addi);
  int64_t flag = is_signed ? E_arith_overflow_nsw : E_arith_overflow_nuw;
  return add && op_operand(add, 0) == lower &&
         attr_flags_value(op_slot(add, A_arith_addi_overflowFlags)) & flag &&
         value_number(ctx, op_operand(add, 1), difference);
}

static uint32_t bits_of(const Ctx *ctx, Mixed bound) {
  return type_number_width(bound.value ? bound.value->type : ctx->index_type);
}

// Numbers are sign-extended from `bits`.
static bool is_below(int64_t a, int64_t b, uint32_t bits, bool is_signed) {
  uint64_t mask = bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
  return is_signed ? a < b : ((uint64_t)a & mask) < ((uint64_t)b & mask);
}

bool trip_count(Ctx *ctx, Mixed lower, Mixed upper, Mixed step, bool is_signed,
                uint64_t *count) {
  uint32_t bits = bits_of(ctx, lower);
  *count = 0;
  if (mixed_equal(lower, upper))
    return true;
  if (step.value)
    step = mixed_of(ctx, step.value);
  // Without a step forwards the loop has no meaning, and need not run.
  if (mixed_is(step, 0) || (is_signed && !step.value && step.number < 0))
    return true;
  if (bits > 64)
    return false;
  if (lower.value)
    lower = mixed_of(ctx, lower.value);
  if (upper.value)
    upper = mixed_of(ctx, upper.value);
  int64_t distance;
  if (lower.value && upper.value) {
    if (!known_difference(ctx, lower.value, upper.value, is_signed, &distance))
      return false;
    if (is_signed && distance < 0)
      return true;
  } else if (lower.value || upper.value) {
    return false;
  } else {
    if (!is_below(lower.number, upper.number, bits, is_signed))
      return true;
    distance = (int64_t)((uint64_t)upper.number - (uint64_t)lower.number);
  }
  if (step.value)
    return false;
  uint64_t mask = bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
  uint64_t whole = (uint64_t)distance & mask, by = (uint64_t)step.number & mask;
  *count = whole / by + (whole % by != 0);
  return true;
}
