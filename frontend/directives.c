// Custom directives in the assembly formats of cf, scf and memref, and the list
// of all directives.
//
//   DynamicIndexList      [%a, 3]: values, and constants in an attribute
//   GlobalMemrefOpTypeAndInitialValue
//                         memref<2xf32> = dense<...> | = uninitialized | nothing
//   SwitchCases           case 2 {...} case 5 {...}
//   SwitchOpCases         default: ^bb1(...), 42: ^bb2

#include "frontend/directives.h"

#include "ir/dialects/dialects.h"

// DynamicIndexList($dynamic, $static)

typedef struct IndexList {
  Group *group;
  Vec(int64_t) fixed;
} IndexList;

static bool parse_index(Parser *p, void *user) {
  IndexList *list = user;
  int64_t value = DYNAMIC;
  if (tok_is(p, TK_PERCENT_ID)) {
    Operand operand;
    if (!parse_operand(p, &operand, true))
      return false;
    vec_push(&p->scratch, &list->group->operands, operand);
  } else {
    bool present;
    const char *at = p->tok.start;
    if (!optional_i64(p, &value, &present))
      return false;
    if (!present)
      return error_asm(p, at, "expected SSA value or integer");
  }
  vec_push(&p->scratch, &list->fixed, value);
  return true;
}

static bool parse_index_list(Parser *p, FormatState *f, const Ref *args,
                             bool *present) {
  IndexList list = {.group = format_group(f, args[0])};
  (void)present;
  list.group->at = p->tok.start;
  if (!parse_list(p, DELIM_SQUARE, parse_index, &list,
                  " in dynamic index list"))
    return false;
  f->st->slots[args[1].index] =
      attr_dense_i64(p->ctx, list.fixed.data, list.fixed.size);
  return true;
}

static void print_index_list(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *fixed = op_slot(op, args[1].index);
  uint32_t operand = 0, count = 0;
  ref_operands(op, args[0], &operand, &count);
  put_lit(pr, "[");
  for (uint64_t i = 0; i < fixed->as.dense.count; i++) {
    if (i)
      put_lit(pr, ", ");
    int64_t value = dense_int(fixed, i);
    if (value == DYNAMIC)
      put_value(pr, op_operand(op, operand++));
    else
      buf_i64(pr->out, value);
  }
  put_lit(pr, "]");
}

// GlobalMemrefOpTypeAndInitialValue($type, $initial_value)

static Type *tensor_of(Ctx *ctx, Type *memref) {
  return type_tensor(ctx, memref->as.shaped.rank, memref->as.shaped.shape,
                     memref->as.shaped.element, NULL);
}

static bool parse_global(Parser *p, FormatState *f, const Ref *args,
                         bool *present) {
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  (void)present;
  if (!type)
    return false;
  if (type->kind != TY_MEMREF || !type_has_static_shape(type))
    return error_asm(p, at, "type should be static shaped memref, but got "
                            "'%s'", type_str(p->ctx, type));
  f->st->slots[args[0].index] = attr_type(p->ctx, type);
  if (!consume_if(p, TK_EQUAL))
    return true;
  if (optional_keyword(p, "uninitialized")) {
    f->st->slots[args[1].index] = p->ctx->unit;
    return true;
  }
  at = p->tok.start;
  Attr *value = parse_attr(p, tensor_of(p->ctx, type));
  if (!value)
    return false;
  if (value->kind != AT_DENSE && value->kind != AT_DENSE_RESOURCE &&
      value->kind != AT_SPARSE && value->kind != AT_DENSE_STRING)
    return error_asm(p, at, "initial value should be a unit or elements "
                            "attribute");
  f->st->slots[args[1].index] = value;
  return true;
}

static void print_global(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *value = op_slot(op, args[1].index);
  put_type(pr, op_slot(op, args[0].index)->type);
  if (!value)
    return;
  put_lit(pr, " = ");
  if (value->kind == AT_UNIT)
    put_lit(pr, "uninitialized");
  else
    put_attr_untyped(pr, value);
}

// SwitchCases($cases, $caseRegions)

static bool parse_region_cases(Parser *p, FormatState *f, const Ref *args,
                               bool *present) {
  Vec(int64_t) values = {0};
  (void)present;
  while (optional_keyword(p, "case")) {
    int64_t value;
    if (!parse_i64(p, &value))
      return false;
    Region *region = parse_region(p, NULL, 0);
    if (!region)
      return false;
    ensure_terminator(p, region, OP_scf_yield, f->st->loc);
    vec_push(&p->scratch, &values, value);
    vec_push(&p->scratch, &f->regions[args[1].index], region);
  }
  f->st->slots[args[0].index] =
      attr_dense_i64(p->ctx, values.data, values.size);
  return true;
}

static void print_region_cases(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *values = op_slot(op, args[0].index);
  for (uint64_t i = 0; i < values->as.dense.count; i++) {
    put_newline(pr);
    put_lit(pr, "case ");
    buf_i64(pr->out, dense_int(values, i));
    put_lit(pr, " ");
    put_region(pr, &op->regions[args[1].index + i], false, true, false);
  }
}

// SwitchOpCases(ref(type($flag)), $defaultDestination, $defaultOperands,
//               type($defaultOperands), $case_values, $caseDestinations,
//               $caseOperands, type($caseOperands))

static bool parse_block_case(Parser *p, FormatState *f, const Ref *args,
                             Type *flag, Attrs *values, Targets *targets) {
  Attr *value = parse_attr(p, flag);
  if (!value)
    return false;
  vec_push(&p->scratch, values, value);
  return parse_punct(p, TK_COLON) &&
         parse_target(p, f, args[5], targets);
}

static bool parse_block_cases(Parser *p, FormatState *f, const Ref *args,
                              bool *present) {
  const Types *flag = format_types(f, args[0]);
  Targets otherwise = targets_of(p, f, args[2]);
  Targets targets = targets_of(p, f, args[6]);
  Attrs values = {0};
  (void)present;
  if (!flag->size || !parse_keyword(p, "default") ||
      !parse_punct(p, TK_COLON) ||
      !parse_target(p, f, args[1], &otherwise))
    return false;
  while (consume_if(p, TK_COMMA))
    if (!parse_block_case(p, f, args, flag->data[0], &values, &targets))
      return false;
  if (values.size)
    f->st->slots[args[4].index] =
        case_values(p, flag->data[0], values.data, values.size);
  f->st->slots[A_cf_switch_case_operand_segments] =
      attr_dense_i32(p->ctx, targets.sizes.data, targets.sizes.size);
  return true;
}

static void print_block_cases(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *values = op_slot(op, args[4].index);
  put_lit(pr, "  default: ");
  put_target(pr, op, 0);
  for (uint32_t i = 1; i < op->nsuccessors; i++) {
    put_lit(pr, ",");
    put_newline(pr);
    put_lit(pr, "  ");
    put_case_value(pr, values, i - 1);
    put_lit(pr, ": ");
    put_target(pr, op, i);
  }
  if (op->nsuccessors > 1)
    put_newline(pr);
}

static const Directive directives[] = {
    {"DynamicIndexList", parse_index_list, print_index_list},
    {"GlobalMemrefOpTypeAndInitialValue", parse_global, print_global},
    {"SwitchCases", parse_region_cases, print_region_cases},
    {"SwitchOpCases", parse_block_cases, print_block_cases},
    {NULL, NULL, NULL},
};

const Directive *directive_named(Str name) {
  const Directive *const lists[] = {directives, llvm_directives};
  for (size_t i = 0; i < ARRAY_SIZE(lists); i++)
    for (const Directive *d = lists[i]; d->name; d++)
      if (str_is(name, d->name))
        return d;
  return NULL;
}
