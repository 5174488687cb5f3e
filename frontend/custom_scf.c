// Custom forms of the scf dialect.
//
<<<<<<< HEAD
//   scf.for unsigned? %i = lb to ub step s iter_args(%a = init, ...)
//     -> (types)? (: type)? region
//   scf.if condition (-> types)? region (else region)?
//   scf.while (%a = init, ...) : type region do region
//   scf.parallel (%i, ...) = (lb) to (ub) step (s) (init (values) -> types)?
//   scf.forall (%i, ...) in (ub) | = (lb) to (ub) step (s)
//     (shared_outs(%o = t, ...) -> (types))? region
//   scf.forall.in_parallel region
//   scf.execute_region (-> types)? no_inline? region
=======
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
>>>>>>> main

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

<<<<<<< HEAD
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
=======
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

static bool optional_assignments(Parser *p, Arguments *args,
                                 Operands *inits) {
  Assignments list = {args, inits};
  return parse_list(p, DELIM_OPTIONAL_PAREN, parse_assignment, &list, "");
}

static bool parse_assignments(Parser *p, Arguments *args, Operands *inits) {
  if (!tok_is(p, TK_LPAREN))
    return error_asm(p, p->tok.start, "expected '('");
  return optional_assignments(p, args, inits);
}

static void put_assignments(OpPrinter *pr, const Block *block, uint32_t first,
                            const Use *inits, uint32_t n, const char *prefix) {
  if (!n)
    return;
  buf_puts(pr->out, prefix);
>>>>>>> main
  put_lit(pr, "(");
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_value(pr, block_arg(block, first + i));
    put_lit(pr, " = ");
<<<<<<< HEAD
    put_value(pr, values[i].value);
=======
    put_value(pr, inits[i].value);
>>>>>>> main
  }
  put_lit(pr, ")");
}

<<<<<<< HEAD
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
=======
static bool parse_iv(Parser *p, void *args) {
  Argument arg;
  if (!parse_argument(p, &arg, false, false))
    return false;
  arg.type = p->ctx->index_type;
  vec_push(&p->scratch, (Arguments *)args, arg);
  return true;
}

static bool parse_ivs(Parser *p, Arguments *args) {
  return parse_list(p, DELIM_PAREN, parse_iv, args, " in argument list");
}

static void put_args(OpPrinter *pr, const Block *block, uint32_t n) {
>>>>>>> main
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_value(pr, block_arg(block, i));
  }
<<<<<<< HEAD
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
=======
}

// A region that becomes the next one of the operation.
static bool parse_body(Parser *p, OpState *st, const Arguments *args,
                       uint32_t terminator) {
  Region *region = parse_region(p, args ? args->data : NULL,
                                args ? args->size : 0);
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
    return error_asm(p, st->at, "mismatch in number of loop-carried values "
                                "and defined values");
  h->type = p->ctx->index_type;
  if (consume_if(p, TK_COLON) && !(h->type = parse_type(p)))
    return false;
  h->args.data[0].type = h->type;
  for (size_t i = 0; i < st->types.size; i++)
    h->args.data[i + 1].type = st->types.data[i];
>>>>>>> main
  return true;
}

bool parse_scf_for(Parser *p, OpState *st) {
<<<<<<< HEAD
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
=======
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
>>>>>>> main
  return optional_attr_dict(p, st);
}

void print_scf_for(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"unsignedCmp", NULL};
<<<<<<< HEAD
  Block *body = op->regions[0].first;
  Type *type = op_operand(op, 0)->type;
  if (op_slot(op, A_scf_for_unsignedCmp))
    put_lit(pr, " unsigned");
  put_lit(pr, " ");
  put_value(pr, block_arg(body, 0));
=======
  const Block *body = op->regions[0].first;
  const Value *iv = block_arg(body, 0);
  uint32_t ninits = op->noperands - 3;
  if (op->slots[A_scf_for_unsignedCmp])
    put_lit(pr, " unsigned");
  put_lit(pr, " ");
  put_value(pr, iv);
>>>>>>> main
  put_lit(pr, " = ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, " to ");
  put_value(pr, op_operand(op, 1));
  put_lit(pr, " step ");
  put_value(pr, op_operand(op, 2));
<<<<<<< HEAD
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
=======
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
>>>>>>> main
  return optional_attr_dict(p, st);
}

void print_scf_if(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
<<<<<<< HEAD
  put_arrow_types(pr, op);
=======
  if (op->nresults) {
    put_lit(pr, " -> (");
    put_result_types(pr, op);
    put_lit(pr, ")");
  }
>>>>>>> main
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  if (!region_is_empty(&op->regions[1])) {
    put_lit(pr, " else ");
    put_region(pr, &op->regions[1], false, op->nresults, false);
  }
  put_attr_dict(pr, op, NULL);
}

<<<<<<< HEAD
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
=======
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
    return error_asm(p, at, "expected as many input types as operands "
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
>>>>>>> main
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
  put_lit(pr, " do ");
  put_region(pr, &op->regions[1], true, true, false);
  put_attr_dict_keyword(pr, op, NULL);
<<<<<<< HEAD
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
=======
}

// parallel

static bool parse_bounds(Parser *p, OpState *st, size_t n) {
  Operands operands = {0};
  return parse_n_operands(p, DELIM_PAREN, n, &operands) &&
         resolve_operands_as(p, st, &operands, p->ctx->index_type);
>>>>>>> main
}

bool parse_scf_parallel(Parser *p, OpState *st) {
  Arguments ivs = {0};
<<<<<<< HEAD
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
=======
  Operands inits = {0};
  if (!parse_ivs(p, &ivs) || !parse_punct(p, TK_EQUAL) ||
      !parse_bounds(p, st, ivs.size) || !parse_keyword(p, "to") ||
      !parse_bounds(p, st, ivs.size) || !parse_keyword(p, "step") ||
      !parse_bounds(p, st, ivs.size))
    return false;
  if (optional_keyword(p, "init") &&
      !parse_operands_in(p, DELIM_PAREN, &inits))
    return false;
  if (!optional_arrow_types(p, &st->types) || !parse_body(p, st, &ivs, 0) ||
      !optional_attr_dict(p, st) ||
      !resolve_operands(p, st, &inits, st->types.data, st->types.size, st->at))
    return false;
  int32_t n = (int32_t)ivs.size;
  int32_t segments[] = {n, n, n, (int32_t)inits.size};
  state_set_segments(p, st, "operandSegmentSizes", segments, 4);
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
>>>>>>> main
}

void print_scf_parallel(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes", NULL};
<<<<<<< HEAD
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
=======
  const Block *body = op->regions[0].first;
  uint32_t first, ninits = 0;
  put_lit(pr, " (");
  put_args(pr, body, body->nargs);
  put_group(pr, op, G_scf_parallel_lowerBound, ") = (");
  put_group(pr, op, G_scf_parallel_upperBound, " to (");
  put_group(pr, op, G_scf_parallel_step, " step (");
  op_operand_group(op, G_scf_parallel_initVals, &first, &ninits);
  if (ninits)
    put_group(pr, op, G_scf_parallel_initVals, " init (");
  put_arrow_result_types(pr, op);
>>>>>>> main
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
  put_attr_dict(pr, op, elided);
}

<<<<<<< HEAD
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
=======
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
>>>>>>> main
}

bool parse_scf_forall(Parser *p, OpState *st) {
  Arguments args = {0};
<<<<<<< HEAD
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
=======
  Space space = {0};
  if (!parse_ivs(p, &args) || !parse_space(p, st, args.size, &space) ||
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

static bool is_all(const Attr *list, int64_t value) {
  for (uint64_t i = 0; i < list->as.dense.count; i++)
    if (dense_int(list, i) != value)
>>>>>>> main
      return false;
  return true;
}

<<<<<<< HEAD
=======
static void put_space(OpPrinter *pr, const Op *op, uint32_t group,
                      uint32_t slot) {
  uint32_t first = 0, count = 0;
  op_operand_group(op, group, &first, &count);
  put_index_list(pr, DELIM_PAREN, op->operands + first, op->slots[slot]);
}

static void put_spaces(OpPrinter *pr, const Op *op) {
  bool normal = is_all(op->slots[A_scf_forall_staticLowerBound], 0) &&
                is_all(op->slots[A_scf_forall_staticStep], 1);
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

>>>>>>> main
void print_scf_forall(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes",
                                       "staticLowerBound", "staticUpperBound",
                                       "staticStep", NULL};
<<<<<<< HEAD
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
=======
  const Block *body = op->regions[0].first;
  uint32_t first = 0, nouts = 0;
  op_operand_group(op, G_scf_forall_outputs, &first, &nouts);
  uint32_t nivs = body->nargs - nouts;
  put_lit(pr, " (");
  put_args(pr, body, nivs);
  put_spaces(pr, op);
  put_assignments(pr, body, nivs, op->operands + first, nouts,
                  " shared_outs");
  put_lit(pr, " ");
  if (nouts) {
    put_lit(pr, "-> (");
    put_result_types(pr, op);
    put_lit(pr, ") ");
  }
>>>>>>> main
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, elided);
}

bool parse_scf_forall_in_parallel(Parser *p, OpState *st) {
<<<<<<< HEAD
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  if (region_is_empty(region))
    block_append(region, block_create(p->pool, st->loc));
  state_add_region(p, st, region);
=======
  if (!parse_body(p, st, NULL, 0))
    return false;
  Region *region = st->regions.data[0];
  if (region_is_empty(region))
    block_append(region, block_create(p->pool, st->loc));
>>>>>>> main
  return optional_attr_dict(p, st);
}

void print_scf_forall_in_parallel(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, false, false);
  put_attr_dict(pr, op, NULL);
}

<<<<<<< HEAD
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
=======
// execute_region

bool parse_scf_execute_region(Parser *p, OpState *st) {
  if (!optional_arrow_types(p, &st->types))
    return false;
  if (optional_keyword(p, "no_inline"))
    st->slots[A_scf_execute_region_no_inline] = p->ctx->unit;
  return parse_body(p, st, NULL, 0) && optional_attr_dict(p, st);
>>>>>>> main
}

void print_scf_execute_region(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"no_inline", NULL};
<<<<<<< HEAD
  if (op->nresults == 1) {
    put_lit(pr, " -> ");
    put_type(pr, op_result(op, 0)->type);
  } else {
    put_arrow_types(pr, op);
  }
  put_lit(pr, " ");
  if (op_slot(op, A_scf_execute_region_no_inline))
=======
  put_arrow_result_types(pr, op);
  put_lit(pr, " ");
  if (op->slots[A_scf_execute_region_no_inline])
>>>>>>> main
    put_lit(pr, "no_inline ");
  put_region(pr, &op->regions[0], false, true, false);
  put_attr_dict(pr, op, elided);
}
