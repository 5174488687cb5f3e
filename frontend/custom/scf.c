// Custom forms of the scf dialect.
//
//   scf.for unsigned? %i = %low to %high step %step
//     (iter_args(%a = %init, ...) -> (types))? (: type)? region dictionary?
//   scf.if %condition (-> (types))? region (else region)? dictionary?
//   scf.while (%a = %init, ...)? : function-type region do region
//     (attributes dictionary)?
//   scf.parallel (%i, ...) = (...) to (...) step (...) (init (...))?
//     (-> types)? region dictionary?
//   scf.forall (%i, ...) (in (...) | = (...) to (...) step (...))
//     (shared_outs(%a = %init, ...) -> (types))? region dictionary?
//   scf.forall.in_parallel region dictionary?
//   scf.execute_region (-> types)? no_inline? region dictionary?

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

// (%a = %init, ...)

typedef struct Assignments {
  Arguments *args;
  Operands *inits;
} Assignments;

static bool parse_assignment(Parser *p, void *user) {
  Assignments *list = user;
  Argument arg;
  Operand init;
  if (!parse_argument(p, &arg, false, false) || !parse_punct(p, TK_EQUAL) ||
      !parse_operand(p, &init, true))
    return false;
  vec_push(&p->scratch, list->args, arg);
  vec_push(&p->scratch, list->inits, init);
  return true;
}

static bool optional_assignments(Parser *p, Arguments *args, Operands *inits) {
  Assignments list = {args, inits};
  return parse_list(p, DELIM_OPTIONAL_PAREN, parse_assignment, &list, "");
}

bool parse_assignments(Parser *p, Arguments *args, Operands *inits) {
  if (!tok_is(p, TK_LPAREN))
    return error_asm(p, p->tok.start, "expected '('");
  return optional_assignments(p, args, inits);
}

void put_assignments(OpPrinter *pr, const Block *block, uint32_t first,
                     const Use *inits, uint32_t n, const char *prefix) {
  if (!n)
    return;
  buf_puts(pr->out, prefix);
  put_lit(pr, "(");
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_value(pr, block_arg(block, first + i));
    put_lit(pr, " = ");
    put_value(pr, inits[i].value);
  }
  put_lit(pr, ")");
}

static bool parse_iv(Parser *p, void *args) {
  Argument arg;
  if (!parse_argument(p, &arg, false, false))
    return false;
  arg.type = p->ctx->index_type;
  vec_push(&p->scratch, (Arguments *)args, arg);
  return true;
}

bool parse_loop_variables(Parser *p, Arguments *args) {
  return parse_list(p, DELIM_PAREN, parse_iv, args, " in argument list");
}

static void put_args(OpPrinter *pr, const Block *block, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_value(pr, block_arg(block, i));
  }
}

void put_block_args(OpPrinter *pr, const Block *block) {
  put_args(pr, block, block->nargs);
}

// A region that becomes the next one of the operation.
static bool parse_body(Parser *p, OpState *st, const Arguments *args,
                       uint32_t terminator) {
  Region *region =
      parse_region(p, args ? args->data : NULL, args ? args->size : 0);
  if (!region)
    return false;
  if (terminator)
    ensure_terminator(p, region, terminator, st->loc);
  state_add_region(p, st, region);
  return true;
}

// for

typedef struct ForHeader {
  Arguments args; // the induction variable first
  Operand low, high, step;
  Operands inits;
  Type *type;
} ForHeader;

static bool parse_for_bounds(Parser *p, ForHeader *h) {
  Argument iv = {0};
  if (!parse_operand(p, &iv.name, true) || !parse_punct(p, TK_EQUAL) ||
      !parse_operand(p, &h->low, true) || !parse_keyword(p, "to") ||
      !parse_operand(p, &h->high, true) || !parse_keyword(p, "step") ||
      !parse_operand(p, &h->step, true))
    return false;
  iv.loc = parser_loc(p, iv.name.at);
  vec_push(&p->scratch, &h->args, iv);
  return true;
}

static bool parse_for_types(Parser *p, OpState *st, ForHeader *h) {
  if (optional_keyword(p, "iter_args") &&
      (!parse_assignments(p, &h->args, &h->inits) ||
       !parse_punct(p, TK_ARROW) || !parse_result_types(p, &st->types)))
    return false;
  if (h->args.size != st->types.size + 1)
    return error_asm(p, st->at,
                     "mismatch in number of loop-carried values "
                     "and defined values");
  h->type = p->ctx->index_type;
  if (consume_if(p, TK_COLON) && !(h->type = parse_type(p)))
    return false;
  h->args.data[0].type = h->type;
  for (size_t i = 0; i < st->types.size; i++)
    h->args.data[i + 1].type = st->types.data[i];
  return true;
}

bool parse_scf_for(Parser *p, OpState *st) {
  ForHeader h = {0};
  if (optional_keyword(p, "unsigned"))
    st->slots[A_scf_for_unsignedCmp] = p->ctx->unit;
  if (!parse_for_bounds(p, &h) || !parse_for_types(p, st, &h) ||
      !parse_body(p, st, &h.args, OP_scf_yield) ||
      !resolve_operand(p, st, h.low, h.type) ||
      !resolve_operand(p, st, h.high, h.type) ||
      !resolve_operand(p, st, h.step, h.type))
    return false;
  for (size_t i = 0; i < h.inits.size; i++)
    if (!resolve_operand(p, st, h.inits.data[i], st->types.data[i]))
      return false;
  return optional_attr_dict(p, st);
}

// Prints bounds, initial values unless there are none, and the body.
void print_scf_for(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"unsignedCmp", NULL};
  const Block *body = op->regions[0].first;
  const Value *iv = block_arg(body, 0);
  uint32_t ninits = op->noperands - 3;
  if (op->slots[A_scf_for_unsignedCmp])
    put_lit(pr, " unsigned");
  put_lit(pr, " ");
  put_value(pr, iv);
  put_lit(pr, " = ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, " to ");
  put_value(pr, op_operand(op, 1));
  put_lit(pr, " step ");
  put_value(pr, op_operand(op, 2));
  put_assignments(pr, body, 1, op->operands + 3, ninits, " iter_args");
  if (ninits) {
    put_lit(pr, " -> (");
    put_types(pr, op->operands + 3, ninits);
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  if (iv->type->kind != TY_INDEX) {
    put_lit(pr, " : ");
    put_type(pr, iv->type);
    put_lit(pr, " ");
  }
  put_region(pr, &op->regions[0], false, ninits, false);
  put_attr_dict(pr, op, elided);
}

// if

bool parse_scf_if(Parser *p, OpState *st) {
  Operand condition;
  if (!parse_operand(p, &condition, true) ||
      !resolve_operand(p, st, condition, p->ctx->i1) ||
      !optional_arrow_types(p, &st->types) ||
      !parse_body(p, st, NULL, OP_scf_yield))
    return false;
  if (!optional_keyword(p, "else"))
    state_add_region(p, st, arena_new(&p->scratch, Region));
  else if (!parse_body(p, st, NULL, OP_scf_yield))
    return false;
  return optional_attr_dict(p, st);
}

void print_scf_if(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  if (op->nresults) {
    put_lit(pr, " -> (");
    put_result_types(pr, op);
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  if (!region_is_empty(&op->regions[1])) {
    put_lit(pr, " else ");
    put_region(pr, &op->regions[1], false, op->nresults, false);
  }
  put_attr_dict(pr, op, NULL);
}

// while

static bool parse_while_type(Parser *p, OpState *st, Arguments *args,
                             const Operands *inits) {
  const char *at = p->tok.start;
  if (!parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_function_typed(p);
  if (!type)
    return false;
  uint32_t n = type->as.list.ninputs;
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    vec_push(&p->scratch, &st->types, type_results(type)[i]);
  if (n != inits->size)
    return error_asm(p, at,
                     "expected as many input types as operands "
                     "(expected %zu got %u)",
                     inits->size, n);
  for (uint32_t i = 0; i < n; i++)
    args->data[i].type = type_inputs(type)[i];
  return resolve_operands(p, st, inits, type_inputs(type), n, p->tok.start);
}

bool parse_scf_while(Parser *p, OpState *st) {
  Arguments args = {0};
  Operands inits = {0};
  return optional_assignments(p, &args, &inits) &&
         parse_while_type(p, st, &args, &inits) &&
         parse_body(p, st, &args, 0) && parse_keyword(p, "do") &&
         parse_body(p, st, NULL, 0) && optional_attr_dict_keyword(p, st);
}

void print_scf_while(OpPrinter *pr, Op *op) {
  put_assignments(pr, op->regions[0].first, 0, op->operands, op->noperands,
                  " ");
  put_lit(pr, " : ");
  put_op_type(pr, op);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
  put_lit(pr, " do ");
  put_region(pr, &op->regions[1], true, true, false);
  put_attr_dict_keyword(pr, op, NULL);
}

// parallel

static bool parse_bounds(Parser *p, OpState *st, size_t n) {
  Operands operands = {0};
  return parse_n_operands(p, DELIM_PAREN, n, &operands) &&
         resolve_operands_as(p, st, &operands, p->ctx->index_type);
}

// Until 2023 each reduction had an operation of its own, anywhere in the body,
// which an empty yield could end: one terminator of all of them.

static uint32_t count_reductions(const Block *body) {
  uint32_t n = 0;
  for (const Op *op = body->first; op; op = op->next)
    n += op_is(op, OP_scf_reduce);
  return n;
}

static void drop_old_yield(Parser *p, Block *body) {
  Op *last = body->last;
  if (last && op_is(last, OP_scf_yield) && !last->noperands &&
      take_old(p, OLD_PARALLEL_YIELD, p->tok.start))
    op_erase(p->pool, last);
}

// Joins the reductions of old texts, an operation each, to one operation.
static void join_reductions(Parser *p, OpState *st, Block *body) {
  uint32_t n = count_reductions(body), i = 0;
  Value **operands = arena_array(&p->scratch, Value *, n + 1);
  Region *regions = arena_zero(&p->scratch, sizeof(Region) * (n + 1), 8);
  if (!n || !take_old(p, OLD_REDUCES, st->at))
    return;
  for (Op *op = body->first, *next; op; op = next) {
    next = op->next;
    if (!op_is(op, OP_scf_reduce) || op->noperands != 1 || op->nregions != 1)
      continue;
    operands[i] = op_operand(op, 0);
    region_move_blocks(&op->regions[0], &regions[i++], NULL);
    op_erase(p->pool, op);
  }
  OpSpec spec = {.info = ctx_op_by_opcode(p->ctx, OP_scf_reduce),
                 .loc = st->loc,
                 .operands = operands,
                 .noperands = i,
                 .nregions = i};
  Op *joined = op_create(p->ctx, p->pool, &spec);
  for (uint32_t j = 0; j < i; j++)
    region_move_blocks(&regions[j], &joined->regions[j], NULL);
  op_append(body, joined);
}

static void modernize_reductions(Parser *p, OpState *st) {
  Block *body = st->regions.data[0]->last;
  if (!body)
    return;
  drop_old_yield(p, body);
  bool is_today = body->last && op_is(body->last, OP_scf_reduce) &&
                  body->last->noperands == st->types.size;
  if (!is_today && st->types.size)
    join_reductions(p, st, body);
}

// `: types` behind the region, in 2020
static bool optional_old_types(Parser *p, OpState *st, const Operands *inits) {
  const char *at = p->tok.start;
  return !inits->size || st->types.size || !tok_is(p, TK_COLON) ||
         !take_old(p, OLD_PARALLEL_TYPE, at) ||
         (consume_if(p, TK_COLON) && parse_types(p, &st->types));
}

// (%i, ...) = (lower) `to` (upper) `step` (step) `init` (...)? types? region
bool parse_scf_parallel(Parser *p, OpState *st) {
  Arguments ivs = {0};
  Operands inits = {0};
  if (!parse_loop_variables(p, &ivs) || !parse_punct(p, TK_EQUAL) ||
      !parse_bounds(p, st, ivs.size) || !parse_keyword(p, "to") ||
      !parse_bounds(p, st, ivs.size) || !parse_keyword(p, "step") ||
      !parse_bounds(p, st, ivs.size))
    return false;
  if (optional_keyword(p, "init") && !parse_operands_in(p, DELIM_PAREN, &inits))
    return false;
  if (!optional_arrow_types(p, &st->types) || !parse_body(p, st, &ivs, 0) ||
      !optional_attr_dict(p, st) || !optional_old_types(p, st, &inits) ||
      !resolve_operands(p, st, &inits, st->types.data, st->types.size, st->at))
    return false;
  int32_t n = (int32_t)ivs.size;
  int32_t segments[] = {n, n, n, (int32_t)inits.size};
  state_set_segments(p, st, "operandSegmentSizes", segments, 4);
  modernize_reductions(p, st);
  ensure_terminator(p, st->regions.data[0], OP_scf_reduce, st->loc);
  return true;
}

static void put_group(OpPrinter *pr, const Op *op, uint32_t group,
                      const char *before) {
  uint32_t first = 0, count = 0;
  op_operand_group(op, group, &first, &count);
  buf_puts(pr->out, before);
  put_values(pr, op->operands + first, count);
  put_lit(pr, ")");
}

void print_scf_parallel(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes", NULL};
  const Block *body = op->regions[0].first;
  uint32_t first, ninits = 0;
  put_lit(pr, " (");
  put_block_args(pr, body);
  put_group(pr, op, G_scf_parallel_lowerBound, ") = (");
  put_group(pr, op, G_scf_parallel_upperBound, " to (");
  put_group(pr, op, G_scf_parallel_step, " step (");
  op_operand_group(op, G_scf_parallel_initVals, &first, &ninits);
  if (ninits)
    put_group(pr, op, G_scf_parallel_initVals, " init (");
  put_arrow_result_types(pr, op);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
  put_attr_dict(pr, op, elided);
}

// forall

typedef struct Space { // low, high, step
  Attr *statics[3];
  int32_t segments[4];
} Space;

static bool parse_space_list(Parser *p, OpState *st, Space *space, int i) {
  Operands values = {0};
  space->statics[i] = parse_index_list(p, DELIM_PAREN, &values);
  space->segments[i] = (int32_t)values.size;
  return space->statics[i] &&
         resolve_operands_as(p, st, &values, p->ctx->index_type);
}

static Attr *all_of(Parser *p, size_t n, int64_t value) {
  int64_t *items = arena_array(&p->scratch, int64_t, n);
  for (size_t i = 0; i < n; i++)
    items[i] = value;
  return attr_dense_i64(p->ctx, items, n);
}

static bool parse_space(Parser *p, OpState *st, size_t nloops, Space *space) {
  if (optional_keyword(p, "in")) {
    space->statics[0] = all_of(p, nloops, 0);
    space->statics[2] = all_of(p, nloops, 1);
    return parse_space_list(p, st, space, 1);
  }
  return parse_punct(p, TK_EQUAL) && parse_space_list(p, st, space, 0) &&
         parse_keyword(p, "to") && parse_space_list(p, st, space, 1) &&
         parse_keyword(p, "step") && parse_space_list(p, st, space, 2);
}

static bool parse_shared_outs(Parser *p, OpState *st, Arguments *args,
                              Space *space) {
  const char *at = p->tok.start;
  Operands outs = {0};
  size_t first = args->size;
  if (!optional_keyword(p, "shared_outs"))
    return true;
  if (!parse_assignments(p, args, &outs) ||
      !optional_arrow_types(p, &st->types) ||
      !resolve_operands(p, st, &outs, st->types.data, st->types.size, at))
    return false;
  space->segments[3] = (int32_t)outs.size;
  for (size_t i = 0; i < outs.size; i++)
    args->data[first + i].type = st->types.data[i];
  return true;
}

bool parse_scf_forall(Parser *p, OpState *st) {
  Arguments args = {0};
  Space space = {0};
  if (!parse_loop_variables(p, &args) ||
      !parse_space(p, st, args.size, &space) ||
      !parse_shared_outs(p, st, &args, &space) ||
      !parse_body(p, st, &args, OP_scf_forall_in_parallel) ||
      !optional_attr_dict(p, st))
    return false;
  st->slots[A_scf_forall_staticLowerBound] = space.statics[0];
  st->slots[A_scf_forall_staticUpperBound] = space.statics[1];
  st->slots[A_scf_forall_staticStep] = space.statics[2];
  state_set_segments(p, st, "operandSegmentSizes", space.segments, 4);
  return true;
}

static bool is_number(Ctx *ctx, const Value *value, int64_t number) {
  const Attr *constant = value_constant(ctx, value);
  return constant && attr_is(constant, AT_INTEGER) &&
         attr_to_i64(constant) == number;
}

// Whether all of a list are the number, be it as values.
static bool is_all(Ctx *ctx, const Op *op, uint32_t group, uint32_t slot,
                   int64_t number) {
  const Attr *list = op->slots[slot];
  uint32_t operand = 0, count = 0;
  op_operand_group(op, group, &operand, &count);
  for (uint64_t i = 0; i < list->as.dense.count; i++) {
    int64_t entry = dense_int(list, i);
    if (entry == DYNAMIC ? !is_number(ctx, op_operand(op, operand++), number)
                         : entry != number)
      return false;
  }
  return true;
}

static void put_space(OpPrinter *pr, const Op *op, uint32_t group,
                      uint32_t slot) {
  uint32_t first = 0, count = 0;
  op_operand_group(op, group, &first, &count);
  put_index_list(pr, DELIM_PAREN, op->operands + first, op->slots[slot]);
}

static void put_spaces(OpPrinter *pr, const Op *op) {
  bool normal =
      is_all(pr->ctx, op, G_scf_forall_dynamicLowerBound,
             A_scf_forall_staticLowerBound, 0) &&
      is_all(pr->ctx, op, G_scf_forall_dynamicStep, A_scf_forall_staticStep, 1);
  if (normal) {
    put_lit(pr, ") in ");
    put_space(pr, op, G_scf_forall_dynamicUpperBound,
              A_scf_forall_staticUpperBound);
    return;
  }
  put_lit(pr, ") = ");
  put_space(pr, op, G_scf_forall_dynamicLowerBound,
            A_scf_forall_staticLowerBound);
  put_lit(pr, " to ");
  put_space(pr, op, G_scf_forall_dynamicUpperBound,
            A_scf_forall_staticUpperBound);
  put_lit(pr, " step ");
  put_space(pr, op, G_scf_forall_dynamicStep, A_scf_forall_staticStep);
}

// Prints bounds, as they are given, outputs, the body and the mapping.
void print_scf_forall(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes",
                                       "staticLowerBound", "staticUpperBound",
                                       "staticStep", NULL};
  const Block *body = op->regions[0].first;
  uint32_t first = 0, nouts = 0;
  op_operand_group(op, G_scf_forall_outputs, &first, &nouts);
  uint32_t nivs = body->nargs - nouts;
  put_lit(pr, " (");
  put_args(pr, body, nivs);
  put_spaces(pr, op);
  put_assignments(pr, body, nivs, op->operands + first, nouts, " shared_outs");
  put_lit(pr, " ");
  if (nouts) {
    put_lit(pr, "-> (");
    put_result_types(pr, op);
    put_lit(pr, ") ");
  }
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, elided);
}

bool parse_scf_forall_in_parallel(Parser *p, OpState *st) {
  if (!parse_body(p, st, NULL, 0))
    return false;
  Region *region = st->regions.data[0];
  if (region_is_empty(region))
    block_append(region, block_create(p->pool, st->loc));
  return optional_attr_dict(p, st);
}

void print_scf_forall_in_parallel(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, false, false);
  put_attr_dict(pr, op, NULL);
}

// execute_region

bool parse_scf_execute_region(Parser *p, OpState *st) {
  if (!optional_arrow_types(p, &st->types))
    return false;
  if (optional_keyword(p, "no_inline"))
    st->slots[A_scf_execute_region_no_inline] = p->ctx->unit;
  return parse_body(p, st, NULL, 0) && optional_attr_dict(p, st);
}

void print_scf_execute_region(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"no_inline", NULL};
  put_arrow_result_types(pr, op);
  put_lit(pr, " ");
  if (op->slots[A_scf_execute_region_no_inline])
    put_lit(pr, "no_inline ");
  put_region(pr, &op->regions[0], false, true, false);
  put_attr_dict(pr, op, elided);
}
