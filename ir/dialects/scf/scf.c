// Hooks of the scf dialect's table: what loops and branches demand of their
// regions beyond the types that flow between them (`edges` of the rows).

#include "ir/dialects/dialects_int.h"

static const char *op_type(Ctx *ctx, const Op *op, uint32_t i) {
  return type_str(ctx, op_operand(op, i)->type);
}

// The terminator of region `index` if it is of that opcode; else reports.
static Op *terminator_of(Ctx *ctx, const Op *op, uint32_t index,
                         uint32_t opcode, const char *message) {
  const Block *block = op->regions[index].first;
  Op *last = block ? block->last : NULL;
  if (last && op_is(last, opcode))
    return last;
  op_error(ctx, op, "%s", message);
  if (last)
    diag_note(&ctx->diags, last->loc, "terminator here");
  return NULL;
}

bool verify_scf_execute_region(Ctx *ctx, Op *op) {
  const Block *entry = op->regions[0].first;
  if (!entry)
    return op_error(ctx, op, "region needs to have at least one block");
  return !entry->nargs || op_error(ctx, op, "region cannot have any arguments");
}

// scf.for

enum { FOR_BOUNDS = 3 }; // operands before the initial values

bool verify_scf_for(Ctx *ctx, Op *op) {
  return op->noperands - FOR_BOUNDS == op->nresults ||
         op_error(ctx, op,
                  "mismatch in number of loop-carried values and defined "
                  "values");
}

static bool wrong_loop_type(Ctx *ctx, const Op *op, uint32_t i,
                            const char *first, const char *second,
                            const Type *a, const Type *b) {
  return op_error(ctx, op,
                  "%u-th %s and %u-th %s have different type: '%s' != '%s'", i,
                  first, i, second, type_str(ctx, a), type_str(ctx, b));
}

// At the terminator, what the loop carries.
static void hint_carried(Ctx *ctx, const Block *body) {
  enum { MOST = 16 };
  Type *types[MOST];
  uint32_t n = body->nargs - 1;
  for (uint32_t i = 0; i < n && i < MOST; i++)
    types[i] = block_arg(body, i + 1)->type;
  if (n <= MOST)
    hint_yield(ctx, body->last, types, n);
}

static bool check_loop_counts(Ctx *ctx, const Op *op, uint32_t ninits,
                              const Block *body, uint32_t nyielded) {
  uint32_t nargs = body->nargs - 1;
  if (ninits != nargs)
    return op_error(ctx, op,
                    "different number of inits and region iter_args: %u != %u",
                    ninits, nargs);
  if (!nyielded || nargs == nyielded)
    return true;
  op_error(ctx, op,
           "different number of region iter_args and yielded values: %u != %u",
           nargs, nyielded);
  hint_carried(ctx, body);
  return false;
}

static bool check_loop_types(Ctx *ctx, const Op *op, uint32_t first_init,
                             const Block *body, uint32_t nyielded) {
  for (uint32_t i = 0; i + 1 < body->nargs; i++) {
    Type *init = op_operand(op, first_init + i)->type;
    Type *arg = block_arg(body, i + 1)->type;
    if (init != arg)
      return wrong_loop_type(ctx, op, i, "init", "region iter_arg", init, arg);
    Type *yielded = nyielded ? op_operand(body->last, i)->type : arg;
    if (arg != yielded) {
      wrong_loop_type(ctx, op, i, "region iter_arg", "yielded value", arg,
                      yielded);
      hint_carried(ctx, body);
      return false;
    }
    Type *result = op_result(op, i)->type;
    if (arg != result)
      return wrong_loop_type(ctx, op, i, "region iter_arg", "loop result", arg,
                             result);
  }
  return true;
}

bool check_loop_values(Ctx *ctx, const Op *op, uint32_t first_init) {
  const Block *body = op->regions[0].first;
  uint32_t nyielded = body->last->noperands;
  return check_loop_counts(ctx, op, op->noperands - first_init, body,
                           nyielded) &&
         check_loop_types(ctx, op, first_init, body, nyielded);
}

// LoopLikeOpInterface
bool verify_loop_scf_for(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  if (!body->nargs)
    return op_error(ctx, op,
                    "mismatch in number of basic block args and defined "
                    "values");
  return check_loop_values(ctx, op, FOR_BOUNDS);
}

bool verify_regions_scf_for(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  return block_arg(body, 0)->type == op_operand(op, 0)->type ||
         op_error(ctx, op,
                  "expected induction variable to be same type as bounds and "
                  "step");
}

// scf.forall

static bool check_mixed(Ctx *ctx, const Op *op, const char *name, uint64_t rank,
                        const Attr *statics, uint32_t group) {
  uint64_t n = statics->as.dense.count, ndynamic = 0;
  if (n != rank)
    return diag_error(&ctx->diags, op->loc, "expected %llu %s values, got %llu",
                      (unsigned long long)rank, name, (unsigned long long)n);
  for (uint64_t i = 0; i < n; i++)
    ndynamic += dense_int(statics, i) == DYNAMIC;
  uint32_t first, count;
  op_operand_group(op, group, &first, &count);
  return count == ndynamic ||
         diag_error(&ctx->diags, op->loc, "expected %llu dynamic %s values",
                    (unsigned long long)ndynamic, name);
}

// Checks results, outputs and arguments of a forall against each other.
static bool check_forall_args(Ctx *ctx, const Op *op, uint64_t rank) {
  uint32_t first, noutputs;
  op_operand_group(op, G_scf_forall_outputs, &first, &noutputs);
  if (op->nresults != noutputs)
    return op_error(ctx, op, "produces %u results, but has only %u outputs",
                    op->nresults, noutputs);
  const Block *body = op->regions[0].first;
  if (body->nargs != rank + noutputs)
    return op_error(ctx, op, "region expects %llu arguments",
                    (unsigned long long)rank);
  for (uint32_t i = 0; i < rank; i++)
    if (block_arg(body, i)->type->kind != TY_INDEX)
      return op_error(ctx, op, "expects %u-th block argument to be an index",
                      i);
  for (uint32_t i = 0; i < noutputs; i++)
    if (block_arg(body, (uint32_t)rank + i)->type !=
        op_operand(op, first + i)->type)
      return op_error(ctx, op,
                      "type mismatch between %u-th output and corresponding "
                      "block argument",
                      i);
  return true;
}

bool verify_scf_forall(Ctx *ctx, Op *op) {
  const Attr *lower = op_slot(op, A_scf_forall_staticLowerBound);
  const Attr *upper = op_slot(op, A_scf_forall_staticUpperBound);
  const Attr *step = op_slot(op, A_scf_forall_staticStep);
  const Attr *mapping = op_slot(op, A_scf_forall_mapping);
  uint64_t rank = lower->as.dense.count;
  if (!check_forall_args(ctx, op, rank))
    return false;
  if (mapping && mapping->as.array.count && mapping->as.array.count != rank)
    return op_error(ctx, op, "mapping attribute size must match op rank");
  return check_mixed(ctx, op, "lower bound", rank, lower,
                     G_scf_forall_dynamicLowerBound) &&
         check_mixed(ctx, op, "upper bound", rank, upper,
                     G_scf_forall_dynamicUpperBound) &&
         check_mixed(ctx, op, "step", rank, step, G_scf_forall_dynamicStep);
}

// DestinationStyleOpInterface
bool verify_loop_scf_forall(Ctx *ctx, Op *op) {
  uint32_t first, noutputs;
  op_operand_group(op, G_scf_forall_outputs, &first, &noutputs);
  for (uint32_t i = 0; i < noutputs; i++) {
    Type *output = op_operand(op, first + i)->type;
    Type *result = op_result(op, i)->type;
    if (output != result)
      return op_error(ctx, op,
                      "expected type of operand #%u ('%s') to match type of "
                      "corresponding result ('%s')",
                      first + i, type_str(ctx, output), type_str(ctx, result));
  }
  return true;
}

bool verify_scf_forall_in_parallel(Ctx *ctx, Op *op) {
  for (const Op *inner = op->regions[0].first->first; inner;
       inner = inner->next)
    if (!op_is(inner, OP_tensor_parallel_insert_slice))
      return op_error(ctx, op,
                      "expected only ParallelCombiningOpInterface ops");
  return true;
}

bool verify_scf_if(Ctx *ctx, Op *op) {
  return !op->nresults || op->regions[1].first ||
         op_error(ctx, op, "must have an else block if defining values");
}

// scf.index_switch

static bool check_case(Ctx *ctx, const Op *op, uint32_t region,
                       const char *name) {
  const Op *yield = op->regions[region].first->last;
  if (!op_is(yield, OP_scf_yield))
    return op_error(ctx, op,
                    "expected region to end with scf.yield, but got " STR_FMT,
                    STR_ARG(op_name(yield)));
  if (yield->noperands != op->nresults) {
    op_error(ctx, op,
             "expected each region to return %u values, but %s returns %u",
             op->nresults, name, yield->noperands);
    return diag_note(&ctx->diags, yield->loc, "see yield operation here");
  }
  for (uint32_t i = 0; i < op->nresults; i++) {
    Type *result = op_result(op, i)->type;
    if (op_operand(yield, i)->type == result)
      continue;
    op_error(ctx, op, "expected result #%u of each region to be '%s'", i,
             type_str(ctx, result));
    return diag_note(&ctx->diags, yield->loc, "%s returns '%s' here", name,
                     op_type(ctx, yield, i));
  }
  return true;
}

static bool check_distinct(Ctx *ctx, const Op *op, const Attr *cases) {
  for (uint64_t i = 0; i < cases->as.dense.count; i++)
    for (uint64_t j = 0; j < i; j++)
      if (dense_int(cases, i) == dense_int(cases, j))
        return op_error(ctx, op, "has duplicate case value: %lld",
                        (long long)dense_int(cases, i));
  return true;
}

bool verify_scf_index_switch(Ctx *ctx, Op *op) {
  const Attr *cases = op_slot(op, A_scf_index_switch_cases);
  uint32_t nregions = op->nregions - 1;
  if (cases->as.dense.count != nregions)
    return op_error(ctx, op, "has %u case regions but %llu case values",
                    nregions, (unsigned long long)cases->as.dense.count);
  if (!check_distinct(ctx, op, cases) ||
      !check_case(ctx, op, 0, "default region"))
    return false;
  for (uint32_t i = 0; i < nregions; i++) {
    char name[32];
    snprintf(name, sizeof name, "case region #%u", i);
    if (!check_case(ctx, op, i + 1, name))
      return false;
  }
  return true;
}

// scf.parallel

static bool check_steps(Ctx *ctx, const Op *op, uint32_t first,
                        uint32_t count) {
  if (!count)
    return op_error(ctx, op,
                    "needs at least one tuple element for lowerBound, "
                    "upperBound and step");
  for (uint32_t i = first; i < first + count; i++) {
    const Op *step = value_def(op_operand(op, i), OP_arith_constant);
    const Attr *number = step ? op_slot(step, A_arith_constant_value) : NULL;
    if (attr_is(number, AT_INTEGER) && attr_to_i64(number) <= 0)
      return op_error(ctx, op, "constant step operand must be positive");
  }
  return true;
}

static bool check_induction_variables(Ctx *ctx, const Op *op, uint32_t count) {
  const Block *body = op->regions[0].first;
  if (body->nargs != count)
    return op_error(ctx, op,
                    "expects the same number of induction variables: %u as "
                    "bound and step values: %u",
                    body->nargs, count);
  for (uint32_t i = 0; i < count; i++)
    if (block_arg(body, i)->type->kind != TY_INDEX)
      return op_error(ctx, op,
                      "expects arguments for the induction variable to be of "
                      "index type");
  return true;
}

// Checks that there is a reduction of its type for each result.
static bool check_reductions(Ctx *ctx, const Op *op, const Op *reduce) {
  uint32_t first, ninits;
  op_operand_group(op, G_scf_parallel_initVals, &first, &ninits);
  if (op->nresults != reduce->nregions)
    return op_error(ctx, op,
                    "expects number of results: %u to be the same as number of "
                    "reductions: %u",
                    op->nresults, reduce->nregions);
  if (op->nresults != ninits)
    return op_error(ctx, op,
                    "expects number of results: %u to be the same as number of "
                    "initial values: %u",
                    op->nresults, ninits);
  for (uint32_t i = 0; i < op->nresults && i < reduce->noperands; i++)
    if (op_operand(reduce, i)->type != op_result(op, i)->type)
      return op_error(ctx, reduce,
                      "expects type of %u-th reduction operand: '%s' to be the "
                      "same as the %u-th result type: '%s'",
                      i, op_type(ctx, reduce, i), i,
                      type_str(ctx, op_result(op, i)->type));
  return true;
}

// mlir-opt overlooks this, and its lowering then fails or takes what there is.
static bool check_bounds(Ctx *ctx, const Op *op, uint32_t count) {
  uint32_t first, nlower, nupper;
  op_operand_group(op, G_scf_parallel_lowerBound, &first, &nlower);
  op_operand_group(op, G_scf_parallel_upperBound, &first, &nupper);
  return (nlower == count && nupper == count) ||
         op_error(ctx, op,
                  "expects the same number of lower bounds: %u and upper "
                  "bounds: %u as step values: %u",
                  nlower, nupper, count);
}

bool verify_scf_parallel(Ctx *ctx, Op *op) {
  uint32_t first, count;
  op_operand_group(op, G_scf_parallel_step, &first, &count);
  if (!check_steps(ctx, op, first, count) ||
      !check_induction_variables(ctx, op, count) ||
      !check_bounds(ctx, op, count))
    return false;
  const Op *reduce = terminator_of(ctx, op, 0, OP_scf_reduce,
                                   "expects body to terminate with "
                                   "'scf.reduce'");
  return reduce && check_reductions(ctx, op, reduce);
}

static bool check_reduction(Ctx *ctx, const Op *op, uint32_t i) {
  const Block *block = op->regions[i].first;
  Type *type = op_operand(op, i)->type;
  if (!block->last)
    return op_error(ctx, op, "%u-th reduction has an empty body", i);
  if (block->nargs != 2 || block_arg(block, 0)->type != type ||
      block_arg(block, 1)->type != type)
    return op_error(ctx, op,
                    "expected two block arguments with type '%s' in the %u-th "
                    "reduction region",
                    type_str(ctx, type), i);
  return op_is(block->last, OP_scf_reduce_return) ||
         op_error(ctx, op,
                  "reduction bodies must be terminated with an "
                  "'scf.reduce.return' op");
}

bool verify_regions_scf_reduce(Ctx *ctx, Op *op) {
  if (op->nregions != op->noperands)
    return op_error(ctx, op,
                    "expects number of reduction regions: %u to be the same as "
                    "number of reduction operands: %u",
                    op->nregions, op->noperands);
  for (uint32_t i = 0; i < op->nregions; i++)
    if (!check_reduction(ctx, op, i))
      return false;
  return true;
}

bool verify_scf_reduce_return(Ctx *ctx, Op *op) {
  if (!op->block->nargs)
    return true; // the reduction says what is wrong
  Type *expected = block_arg(op->block, 0)->type;
  return op_operand(op, 0)->type == expected ||
         op_error(ctx, op,
                  "must have type '%s' (the type of the reduction "
                  "inputs)",
                  type_str(ctx, expected));
}

bool verify_scf_while(Ctx *ctx, Op *op) {
  return terminator_of(ctx, op, 0, OP_scf_condition,
                       "expects the 'before' region to terminate with "
                       "'scf.condition'") &&
         terminator_of(ctx, op, 1, OP_scf_yield,
                       "expects the 'after' region to terminate with "
                       "'scf.yield'");
}

// Which region a constant chooses

int taken_scf_if(const Op *op, const Attr *condition) {
  int region = attr_to_bool(condition) ? 0 : 1;
  return region_is_empty(&op->regions[region]) ? TAKEN_RESULTS : region;
}

int taken_scf_index_switch(const Op *op, const Attr *arg) {
  const Attr *cases = op_slot(op, A_scf_index_switch_cases);
  for (uint64_t i = 0; i < cases->as.dense.count; i++)
    if (dense_int(cases, i) == attr_to_i64(arg))
      return (int)i + 1;
  return 0;
}

// The loop goes on with its second region, or ends.
int taken_scf_condition(const Op *op, const Attr *condition) {
  (void)op;
  return attr_to_bool(condition) ? 1 : TAKEN_RESULTS;
}
