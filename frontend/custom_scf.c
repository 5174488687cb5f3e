// Custom forms of the scf dialect.
//
//   scf.for unsigned? %i = lb to ub step s iter_args(%a = init, ...)
//     -> (types)? (: type)? region
//   scf.if condition (-> types)? region (else region)?
//   scf.while (%a = init, ...) : type region do region
//   scf.parallel (%i, ...) = (lb) to (ub) step (s) (init (values) -> types)?
//   scf.forall (%i, ...) in (ub) | = (lb) to (ub) step (s)
//     (shared_outs(%o = t, ...) -> (types))? region
//   scf.forall.in_parallel region
//   scf.execute_region (-> types)? no_inline? region

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

// Lists: `(%a = %x, %b = %y)`

typedef struct Assignments {
  Arguments args;
  Operands values;
} Assignments;

static bool parse_assignment(Parser *p, void *user) {
  Assignments *a = user;
  Argument arg;
  Operand value;
  if (!parse_argument(p, &arg, false, false) || !parse_punct(p, TK_EQUAL) ||
      !parse_operand(p, &value, true))
    return false;
  vec_push(&p->scratch, &a->args, arg);
  vec_push(&p->scratch, &a->values, value);
  return true;
}

static bool parse_assignments(Parser *p, Assignments *a) {
  return parse_list(p, DELIM_PAREN, parse_assignment, a, "");
}

static bool parse_bare_arg(Parser *p, void *user) {
  Arguments *args = user;
  Argument arg;
  if (!parse_argument(p, &arg, false, false))
    return false;
  vec_push(&p->scratch, args, arg);
  return true;
}

static void set_types(Argument *args, size_t n, Type *type) {
  for (size_t i = 0; i < n; i++)
    args[i].type = type;
}

static void add_types(Parser *p, OpState *st, const Types *types) {
  for (size_t i = 0; i < types->size; i++)
    vec_push(&p->scratch, &st->types, types->data[i]);
}

static bool optional_arrow_types(Parser *p, Types *types) {
  return !consume_if(p, TK_ARROW) || parse_result_types(p, types);
}

static void put_assignments(OpPrinter *pr, const Block *block, uint32_t first,
                            const Use *values, uint32_t n) {
  put_lit(pr, "(");
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_value(pr, block_arg(block, first + i));
    put_lit(pr, " = ");
    put_value(pr, values[i].value);
  }
  put_lit(pr, ")");
}

static void put_arrow_types(OpPrinter *pr, const Op *op) {
  if (!op->nresults)
    return;
  put_lit(pr, " -> (");
  for (uint32_t i = 0; i < op->nresults; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, op_result(op, i)->type);
  }
  put_lit(pr, ")");
}

static void put_paren_values(OpPrinter *pr, const Use *uses, uint32_t n) {
  put_lit(pr, "(");
  put_values(pr, uses, n);
  put_lit(pr, ")");
}

static void put_paren_args(OpPrinter *pr, const Block *block, uint32_t n) {
  put_lit(pr, "(");
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_value(pr, block_arg(block, i));
  }
  put_lit(pr, ")");
}

// scf.for

static bool parse_iter_args(Parser *p, Assignments *iter, Types *types) {
  if (!optional_keyword(p, "iter_args"))
    return true;
  const char *at = p->tok.start;
  if (!parse_assignments(p, iter) || !parse_punct(p, TK_ARROW) ||
      !parse_result_types(p, types))
    return false;
  if (types->size != iter->args.size)
    return error_at(p, at, "mismatch in number of loop-carried values and "
                           "defined values");
  return true;
}

bool parse_scf_for(Parser *p, OpState *st) {
  Argument iv;
  Operand bounds[3];
  Assignments iter = {0};
  Types types = {0};
  Arguments args = {0};
  if (optional_keyword(p, "unsigned"))
    st->slots[A_scf_for_unsignedCmp] = p->ctx->unit;
  if (!parse_argument(p, &iv, false, false) || !parse_punct(p, TK_EQUAL) ||
      !parse_operand(p, &bounds[0], true) || !parse_keyword(p, "to") ||
      !parse_operand(p, &bounds[1], true) || !parse_keyword(p, "step") ||
      !parse_operand(p, &bounds[2], true) ||
      !parse_iter_args(p, &iter, &types))
    return false;
  iv.type = p->ctx->index_type;
  if (consume_if(p, TK_COLON) && !(iv.type = parse_type(p)))
    return false;
  vec_push(&p->scratch, &args, iv);
  for (size_t i = 0; i < iter.args.size; i++) {
    iter.args.data[i].type = types.data[i];
    vec_push(&p->scratch, &args, iter.args.data[i]);
  }
  for (int i = 0; i < 3; i++)
    if (!resolve_operand(p, st, bounds[i], iv.type))
      return false;
  if (!resolve_operands(p, st, &iter.values, types.data, types.size,
                        p->tok.start))
    return false;
  Region *body = parse_region(p, args.data, args.size);
  if (!body)
    return false;
  ensure_terminator(p, body, OP_scf_yield, st->loc);
  state_add_region(p, st, body);
  add_types(p, st, &types);
  return optional_attr_dict(p, st);
}

void print_scf_for(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"unsignedCmp", NULL};
  Block *body = op->regions[0].first;
  Type *type = op_operand(op, 0)->type;
  if (op_slot(op, A_scf_for_unsignedCmp))
    put_lit(pr, " unsigned");
  put_lit(pr, " ");
  put_value(pr, block_arg(body, 0));
  put_lit(pr, " = ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, " to ");
  put_value(pr, op_operand(op, 1));
  put_lit(pr, " step ");
  put_value(pr, op_operand(op, 2));
  if (op->nresults) {
    put_lit(pr, " iter_args");
    put_assignments(pr, body, 1, op->operands + 3, op->nresults);
    put_arrow_types(pr, op);
  }
  put_lit(pr, " ");
  if (type->kind != TY_INDEX) {
    put_lit(pr, " : ");
    put_type(pr, type);
    put_lit(pr, " ");
  }
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, elided);
}

// scf.if

static bool parse_yielding_region(Parser *p, OpState *st) {
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_scf_yield, st->loc);
  state_add_region(p, st, region);
  return true;
}

bool parse_scf_if(Parser *p, OpState *st) {
  Operand condition;
  Types types = {0};
  if (!parse_operand(p, &condition, true) ||
      !resolve_operand(p, st, condition, p->ctx->i1) ||
      !optional_arrow_types(p, &types) || !parse_yielding_region(p, st))
    return false;
  if (!optional_keyword(p, "else"))
    state_add_region(p, st, arena_new(&p->scratch, Region));
  else if (!parse_yielding_region(p, st))
    return false;
  add_types(p, st, &types);
  return optional_attr_dict(p, st);
}

void print_scf_if(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  put_arrow_types(pr, op);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  if (!region_is_empty(&op->regions[1])) {
    put_lit(pr, " else ");
    put_region(pr, &op->regions[1], false, op->nresults, false);
  }
  put_attr_dict(pr, op, NULL);
}

// scf.while

bool parse_scf_while(Parser *p, OpState *st) {
  Assignments inits = {0};
  if (tok_is(p, TK_LPAREN) && !parse_assignments(p, &inits))
    return false;
  if (!parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_FUNCTION)
    return error_asm(p, at, "invalid kind of type specified: expected "
                            "builtin.function, but found '%s'",
                     type_str(p->ctx, type));
  uint32_t n = type->as.list.ninputs;
  if (n != inits.values.size)
    return error_asm(p, at,
                     "expected as many input types as operands (expected %zu "
                     "got %u)", inits.values.size, n);
  for (uint32_t i = 0; i < n; i++)
    inits.args.data[i].type = type_inputs(type)[i];
  if (!resolve_operands(p, st, &inits.values, type_inputs(type), n, at))
    return false;
  Region *before = parse_region(p, inits.args.data, inits.args.size);
  if (!before || !parse_keyword(p, "do"))
    return false;
  Region *after = parse_region(p, NULL, 0);
  if (!after)
    return false;
  state_add_region(p, st, before);
  state_add_region(p, st, after);
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    vec_push(&p->scratch, &st->types, type_results(type)[i]);
  return optional_attr_dict_keyword(p, st);
}

static Type **operand_types(OpPrinter *pr, const Op *op, Arena *arena) {
  (void)pr;
  Type **types = arena_array(arena, Type *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    types[i] = op_operand(op, i)->type;
  return types;
}

static Type **result_types(const Op *op, Arena *arena) {
  Type **types = arena_array(arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = op_result(op, i)->type;
  return types;
}

void print_scf_while(OpPrinter *pr, Op *op) {
  Arena arena = {0};
  if (op->noperands) {
    put_lit(pr, " ");
    put_assignments(pr, op->regions[0].first, 0, op->operands, op->noperands);
  }
  put_lit(pr, " : ");
  put_functional_type(pr, operand_types(pr, op, &arena), op->noperands,
                      result_types(op, &arena), op->nresults);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
  put_lit(pr, " do ");
  put_region(pr, &op->regions[1], true, true, false);
  put_attr_dict_keyword(pr, op, NULL);
  arena_release(&arena);
}

// scf.parallel

static bool parse_bound(Parser *p, OpState *st, size_t n, Operands *list) {
  const char *at = p->tok.start;
  if (!parse_operands_in(p, DELIM_PAREN, list))
    return false;
  if (list->size != n)
    return error_at(p, at, "expected %zu operands", n);
  return resolve_operands_as(p, st, list, p->ctx->index_type);
}

bool parse_scf_parallel(Parser *p, OpState *st) {
  Arguments ivs = {0};
  Operands lower = {0}, upper = {0}, steps = {0}, inits = {0};
  Types types = {0};
  if (!parse_list(p, DELIM_PAREN, parse_bare_arg, &ivs, "") ||
      !parse_punct(p, TK_EQUAL) || !parse_bound(p, st, ivs.size, &lower) ||
      !parse_keyword(p, "to") || !parse_bound(p, st, ivs.size, &upper) ||
      !parse_keyword(p, "step") || !parse_bound(p, st, ivs.size, &steps))
    return false;
  const char *at = p->tok.start;
  if (optional_keyword(p, "init") &&
      !parse_operands_in(p, DELIM_PAREN, &inits))
    return false;
  if (!optional_arrow_types(p, &types))
    return false;
  set_types(ivs.data, ivs.size, p->ctx->index_type);
  Region *body = parse_region(p, ivs.data, ivs.size);
  if (!body || !optional_attr_dict(p, st))
    return false;
  ensure_terminator(p, body, OP_scf_reduce, st->loc);
  state_add_region(p, st, body);
  int32_t sizes[] = {(int32_t)lower.size, (int32_t)upper.size,
                     (int32_t)steps.size, (int32_t)inits.size};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 4);
  add_types(p, st, &types);
  return resolve_operands(p, st, &inits, types.data, types.size, at);
}

void print_scf_parallel(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes", NULL};
  Block *body = op->regions[0].first;
  uint32_t n = body->nargs;
  put_lit(pr, " ");
  put_paren_args(pr, body, n);
  put_lit(pr, " = ");
  put_paren_values(pr, op->operands, n);
  put_lit(pr, " to ");
  put_paren_values(pr, op->operands + n, n);
  put_lit(pr, " step ");
  put_paren_values(pr, op->operands + 2 * n, n);
  if (op->noperands > 3 * n) {
    put_lit(pr, " init ");
    put_paren_values(pr, op->operands + 3 * n, op->noperands - 3 * n);
  }
  if (op->nresults == 1) {
    put_lit(pr, " -> ");
    put_type(pr, op_result(op, 0)->type);
  } else {
    put_arrow_types(pr, op);
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
  put_attr_dict(pr, op, elided);
}

// scf.forall: bounds are lists of values and constants

typedef struct Mixed {
  Operands dynamic;
  Vec(int64_t) fixed;
} Mixed;

static bool parse_mixed_item(Parser *p, void *user) {
  Mixed *m = user;
  int64_t value = DYNAMIC;
  if (tok_is(p, TK_PERCENT_ID)) {
    Operand operand;
    if (!parse_operand(p, &operand, true))
      return false;
    vec_push(&p->scratch, &m->dynamic, operand);
  } else if (!parse_i64(p, &value)) {
    return false;
  }
  vec_push(&p->scratch, &m->fixed, value);
  return true;
}

static bool parse_mixed(Parser *p, Mixed *m) {
  return parse_list(p, DELIM_PAREN, parse_mixed_item, m, "");
}

static void fill_mixed(Parser *p, Mixed *m, size_t n, int64_t value) {
  for (size_t i = 0; i < n; i++)
    vec_push(&p->scratch, &m->fixed, value);
}

static bool parse_forall_bounds(Parser *p, size_t rank, Mixed *lower,
                                Mixed *upper, Mixed *step) {
  if (optional_keyword(p, "in")) {
    fill_mixed(p, lower, rank, 0);
    fill_mixed(p, step, rank, 1);
    return parse_mixed(p, upper);
  }
  return parse_punct(p, TK_EQUAL) && parse_mixed(p, lower) &&
         parse_keyword(p, "to") && parse_mixed(p, upper) &&
         parse_keyword(p, "step") && parse_mixed(p, step);
}

static Attr *fixed_attr(Parser *p, const Mixed *m) {
  return attr_dense_i64(p->ctx, m->fixed.data, m->fixed.size);
}

// Its terminator has a region with one empty block.
static void ensure_in_parallel(Parser *p, Region *body, Loc loc) {
  if (region_is_empty(body))
    block_append(body, block_create(p->pool, loc));
  Block *block = body->last;
  if (block->last && (block->last->info->traits & TRAIT_TERMINATOR))
    return;
  OpSpec spec = {.info = ctx_op_by_opcode(p->ctx, OP_scf_forall_in_parallel),
                 .loc = loc,
                 .nregions = 1};
  Op *end = op_create(p->ctx, p->pool, &spec);
  block_append(&end->regions[0], block_create(p->pool, loc));
  op_append(block, end);
}

bool parse_scf_forall(Parser *p, OpState *st) {
  Arguments args = {0};
  Mixed lower = {0}, upper = {0}, step = {0};
  Assignments outs = {0};
  Types types = {0};
  if (!parse_list(p, DELIM_PAREN, parse_bare_arg, &args, ""))
    return false;
  size_t rank = args.size;
  set_types(args.data, rank, p->ctx->index_type);
  if (!parse_forall_bounds(p, rank, &lower, &upper, &step))
    return false;
  const char *at = p->tok.start;
  if (optional_keyword(p, "shared_outs")) {
    if (!parse_assignments(p, &outs) || !parse_punct(p, TK_ARROW) ||
        !parse_result_types(p, &types))
      return false;
    if (outs.args.size != types.size)
      return error_at(p, at, "mismatch between out operands and types");
    for (size_t i = 0; i < types.size; i++) {
      outs.args.data[i].type = types.data[i];
      vec_push(&p->scratch, &args, outs.args.data[i]);
    }
  }
  Region *body = parse_region(p, args.data, args.size);
  if (!body)
    return false;
  ensure_in_parallel(p, body, st->loc);
  state_add_region(p, st, body);
  st->slots[A_scf_forall_staticLowerBound] = fixed_attr(p, &lower);
  st->slots[A_scf_forall_staticUpperBound] = fixed_attr(p, &upper);
  st->slots[A_scf_forall_staticStep] = fixed_attr(p, &step);
  int32_t sizes[] = {(int32_t)lower.dynamic.size, (int32_t)upper.dynamic.size,
                     (int32_t)step.dynamic.size, (int32_t)outs.values.size};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 4);
  add_types(p, st, &types);
  return optional_attr_dict(p, st) &&
         resolve_operands_as(p, st, &lower.dynamic, p->ctx->index_type) &&
         resolve_operands_as(p, st, &upper.dynamic, p->ctx->index_type) &&
         resolve_operands_as(p, st, &step.dynamic, p->ctx->index_type) &&
         resolve_operands(p, st, &outs.values, types.data, types.size, at);
}

static void put_mixed(OpPrinter *pr, const Op *op, uint32_t group,
                      const Attr *fixed) {
  uint32_t at = 0, count = 0;
  op_operand_group(op, group, &at, &count);
  put_lit(pr, "(");
  for (uint64_t i = 0; i < fixed->as.dense.count; i++) {
    if (i)
      put_lit(pr, ", ");
    int64_t value = dense_int(fixed, i);
    if (value == DYNAMIC)
      put_value(pr, op_operand(op, at++));
    else
      buf_i64(pr->out, value);
  }
  put_lit(pr, ")");
}

static bool all_are(const Attr *fixed, int64_t value) {
  for (uint64_t i = 0; i < fixed->as.dense.count; i++)
    if (dense_int(fixed, i) != value)
      return false;
  return true;
}

void print_scf_forall(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes",
                                       "staticLowerBound", "staticUpperBound",
                                       "staticStep", NULL};
  Block *body = op->regions[0].first;
  const Attr *lower = op_slot(op, A_scf_forall_staticLowerBound);
  const Attr *upper = op_slot(op, A_scf_forall_staticUpperBound);
  const Attr *step = op_slot(op, A_scf_forall_staticStep);
  uint32_t rank = (uint32_t)lower->as.dense.count, first = 0, outs = 0;
  op_operand_group(op, G_scf_forall_outputs, &first, &outs);
  put_lit(pr, " ");
  put_paren_args(pr, body, rank);
  if (all_are(lower, 0) && all_are(step, 1)) {
    put_lit(pr, " in ");
    put_mixed(pr, op, G_scf_forall_dynamicUpperBound, upper);
  } else {
    put_lit(pr, " = ");
    put_mixed(pr, op, G_scf_forall_dynamicLowerBound, lower);
    put_lit(pr, " to ");
    put_mixed(pr, op, G_scf_forall_dynamicUpperBound, upper);
    put_lit(pr, " step ");
    put_mixed(pr, op, G_scf_forall_dynamicStep, step);
  }
  if (outs) {
    put_lit(pr, " shared_outs");
    put_assignments(pr, body, rank, op->operands + first, outs);
    put_arrow_types(pr, op);
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, elided);
}

bool parse_scf_forall_in_parallel(Parser *p, OpState *st) {
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  if (region_is_empty(region))
    block_append(region, block_create(p->pool, st->loc));
  state_add_region(p, st, region);
  return optional_attr_dict(p, st);
}

void print_scf_forall_in_parallel(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, false, false);
  put_attr_dict(pr, op, NULL);
}

// scf.execute_region

bool parse_scf_execute_region(Parser *p, OpState *st) {
  Types types = {0};
  if (!optional_arrow_types(p, &types))
    return false;
  if (optional_keyword(p, "no_inline"))
    st->slots[A_scf_execute_region_no_inline] = p->ctx->unit;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  state_add_region(p, st, region);
  add_types(p, st, &types);
  return optional_attr_dict(p, st);
}

void print_scf_execute_region(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"no_inline", NULL};
  if (op->nresults == 1) {
    put_lit(pr, " -> ");
    put_type(pr, op_result(op, 0)->type);
  } else {
    put_arrow_types(pr, op);
  }
  put_lit(pr, " ");
  if (op_slot(op, A_scf_execute_region_no_inline))
    put_lit(pr, "no_inline ");
  put_region(pr, &op->regions[0], false, true, false);
  put_attr_dict(pr, op, elided);
}
