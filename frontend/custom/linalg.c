// Custom forms of the linalg dialect.
//
//   operands ::= properties? dictionary? (ins(%a, ... : types))?
//     (outs(%a, ... : types))?
//   linalg.generic dictionary operands (attrs = dictionary)? region
//     (-> types)?
//   linalg.<named> maps? operands dictionary? (-> types)?
//   linalg.contract maps operands dictionary? (-> types)?
//   linalg.elementwise kind = attribute maps? operands dictionary? (-> types)?
//     maps: indexing_maps = [map, ...]
//   linalg.map payload? operands dictionary? arguments-and-region?
//   linalg.reduce payload? operands dimensions = [n, ...] dictionary?
//     arguments-and-region?
//     payload: { operation-name dictionary? }, in place of arguments and region
//   linalg.transpose operands permutation = [n, ...] dictionary?
//   linalg.broadcast operands dimensions = [n, ...] dictionary?
//   linalg.yield %a, ... dictionary? : types
//
// The bodies of operations that do not show theirs are made when they are read
// (ir/dialects/linalg/body.c).

#include "frontend/custom/linalg.h"
#include "frontend/old/forms.h"

#include "ir/dialects/linalg/structured.h"

// Parts of all forms

bool linalg_take_inherent(Parser *p, OpState *st, const char *at) {
  size_t kept = 0;
  rename_old_attrs(p, st);
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    int slot = inherent_slot(st->info, attr.name);
    if (slot < 0) {
      st->attrs.data[kept++] = attr;
      continue;
    }
    const AttrConstraint *constraint = st->info->attrs[slot].constraint;
    if (st->slots[slot])
      return error_asm(
          p, st->at,
          "attribute '%s' occurs more than once in the attribute list",
          attr.name->data);
    if (constraint->fits && !constraint->fits(attr.value))
      return error_asm(
          p, at, "'%s' op attribute '%s' failed to satisfy constraint: %s",
          st->info->name, attr.name->data, constraint->summary);
    st->slots[slot] = attr.value;
  }
  st->attrs.size = kept;
  return true;
}

// `<` dictionary `>`
static bool optional_properties(Parser *p, OpState *st) {
  if (!consume_if(p, TK_LESS))
    return true;
  const char *at = p->tok.start;
  Attr *dict = parse_attr(p, NULL);
  if (!dict || !parse_punct(p, TK_GREATER))
    return false;
  if (dict->kind != AT_DICT)
    return error_asm(p, at, "invalid kind of attribute specified");
  for (uint32_t i = 0; i < dict->as.dict.count; i++)
    vec_push(&p->scratch, &st->attrs, dict->as.dict.items[i]);
  return true;
}

typedef struct OperandList {
  Operands operands;
  Types types;
  const char *at;
} OperandList;

// (keyword `(` %a, ... `:` types `)`)?
static bool optional_operands(Parser *p, const char *keyword,
                              OperandList *list) {
  if (!optional_keyword(p, keyword))
    return true;
  if (!parse_punct(p, TK_LPAREN))
    return false;
  list->at = p->tok.start;
  return parse_operands(p, &list->operands) && parse_punct(p, TK_COLON) &&
         parse_types(p, &list->types) && parse_punct(p, TK_RPAREN);
}

bool linalg_parse_operands(Parser *p, OpState *st) {
  OperandList ins = {0}, outs = {0};
  if (!optional_properties(p, st))
    return false;
  const char *at = p->tok.start;
  if (!optional_attr_dict(p, st) || !optional_operands(p, "ins", &ins) ||
      !optional_operands(p, "outs", &outs) ||
      !resolve_operands(p, st, &ins.operands, ins.types.data, ins.types.size,
                        ins.at) ||
      !resolve_operands(p, st, &outs.operands, outs.types.data, outs.types.size,
                        outs.at))
    return false;
  int32_t sizes[] = {(int32_t)ins.types.size, (int32_t)outs.types.size};
  if (st->info->traits & TRAIT_OPERAND_SEGMENTS)
    state_set_segments(p, st, "operandSegmentSizes", sizes, 2);
  return linalg_take_inherent(p, st, at);
}

static void put_operands(OpPrinter *pr, const Op *op, const char *keyword,
                         uint32_t first, uint32_t n) {
  if (!n)
    return;
  buf_printf(pr->out, " %s(", keyword);
  put_values(pr, op->operands + first, n);
  put_lit(pr, " : ");
  put_types(pr, op->operands + first, n);
  put_lit(pr, ")");
}

static void put_ins_outs(OpPrinter *pr, const Op *op) {
  uint32_t ninputs = structured_ninputs(op);
  put_operands(pr, op, "ins", 0, ninputs);
  put_operands(pr, op, "outs", ninputs, op->noperands - ninputs);
}

static Type **types_of_operands(Parser *p, const OpState *st) {
  Type **types = arena_array(&p->scratch, Type *, st->operands.size + 1);
  for (size_t i = 0; i < st->operands.size; i++)
    types[i] = st->operands.data[i]->type;
  return types;
}

// Attributes of operations in a body that have a default, as those have it that
// are read.
static void fill_body_defaults(Ctx *ctx, const Region *body) {
  for (Op *op = body->first->first; op; op = op->next)
    for (uint32_t i = 0; i < op->info->nattrs; i++)
      if (!op->slots[i] && op->info->attrs[i].presence == ATTR_DEFAULT)
        op->slots[i] = syntax_default(ctx, op->info, i);
}

bool linalg_add_body(Parser *p, OpState *st, const char *at) {
  const char *problem;
  Region *region = arena_new(&p->scratch, Region);
  uint32_t arity = body_arity(st->info, st->slots);
  if (st->operands.size != arity)
    return error_asm(p, p->tok.start,
                     "[parseNamedStructuredOpRegion] ods-gen generated region "
                     "expects %u args, got %zu",
                     arity, st->operands.size);
  BodyOf body = {.info = st->info,
                 .slots = st->slots,
                 .operands = types_of_operands(p, st),
                 .noperands = arity,
                 .loc = st->loc};
  if (!build_body(p->ctx, p->pool, region, &body, &problem))
    return error_asm(p, at, "%s", problem);
  fill_body_defaults(p->ctx, region);
  state_add_region(p, st, region);
  return true;
}

// generic

static Attr *read_iterator(Parser *p, Attr *item) {
  int64_t value;
  if (item->kind != AT_STRING)
    return item;
  if (enum_parse(&enum_linalg_iterator_type, item->as.string, &value) ||
      old_case(p, p->tok.start, &enum_linalg_iterator_type, item->as.string,
               &value))
    return attr_flags(p->ctx, def_attr_linalg_iterator_type, value);
  error_asm(p, p->tok.start, "unexpected iterator_type (" STR_FMT ")",
            STR_ARG(item->as.string));
  return NULL;
}

static Attr *read_iterators(Parser *p, const Attr *list) {
  uint32_t n = list->as.array.count;
  Attr **items = arena_array(&p->scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (!(items[i] = read_iterator(p, list->as.array.items[i])))
      return NULL;
  return attr_array(p->ctx, items, n);
}

// The dictionary in front, where iterators are strings.
static bool parse_trait(Parser *p, OpState *st) {
  const char *at = p->tok.start;
  Attr *dict = parse_attr(p, NULL);
  bool found = false;
  if (!dict)
    return false;
  if (dict->kind != AT_DICT)
    return error_asm(p, at, "invalid kind of attribute specified");
  for (uint32_t i = 0; i < dict->as.dict.count; i++) {
    NamedAttr attr = dict->as.dict.items[i];
    if (str_is(ident_str(attr.name), "iterator_types") &&
        attr.value->kind == AT_ARRAY) {
      found = true;
      if (!(attr.value = read_iterators(p, attr.value)))
        return false;
    }
    vec_push(&p->scratch, &st->attrs, attr);
  }
  return found ||
         error_asm(p, at, "expected \"iterator_types\" array attribute");
}

bool parse_linalg_generic(Parser *p, OpState *st) {
  if (!parse_trait(p, st))
    return false;
  if (tok_is(p, TK_PERCENT_ID) && take_old(p, OLD_ARGS_IN, p->tok.start))
    return parse_old_linalg_generic(p, st);
  if (!linalg_parse_operands(p, st))
    return false;
  if (optional_keyword(p, "attrs") &&
      (!parse_punct(p, TK_EQUAL) || !optional_attr_dict(p, st)))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  state_add_region(p, st, region);
  return optional_arrow_types(p, &st->types);
}

static Attr *iterator_names(Ctx *ctx, Arena *scratch, const Attr *types) {
  uint32_t n = types->as.array.count;
  Attr **names = arena_array(scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    int64_t value = attr_flags_value(types->as.array.items[i]);
    names[i] = attr_string(
        ctx, str_from(enum_name(&enum_linalg_iterator_type, value)));
  }
  return attr_array(ctx, names, n);
}

static const char *const traits[] = {
    "doc",          "indexing_maps",       "iterator_types",
    "library_call", "operandSegmentSizes", NULL};

// Prints the traits as one dictionary, then operands and the body.
void print_linalg_generic(OpPrinter *pr, Op *op) {
  NamedAttr items[4];
  uint32_t n = 0;
  for (uint32_t i = 0; i < 4; i++) {
    int slot = op_slot_index(op->info, str_from(traits[i]));
    Attr *value = op->slots[slot];
    if (!value)
      continue;
    if (slot == A_linalg_generic_iterator_types)
      value = iterator_names(pr->ctx, &pr->scratch, value);
    items[n++] = (NamedAttr){ctx_ident(pr->ctx, str_from(traits[i])), value};
  }
  put_lit(pr, " ");
  put_dict(pr, items, n);
  put_ins_outs(pr, op);
  if (op->attrs) {
    put_lit(pr, " attrs = ");
    put_attr_dict(pr, op, traits);
  }
  if (!region_is_empty(&op->regions[0])) {
    put_lit(pr, " ");
    put_region(pr, &op->regions[0], true, true, false);
  }
  put_arrow_result_types(pr, op);
}

// Named operations

static const char *const elided[] = {"operandSegmentSizes",
                                     "linalg.memoized_indexing_maps",
                                     "indexing_maps", "kind", NULL};

static int maps_slot(const OpInfo *info) {
  return op_slot_index(info, STR("indexing_maps"));
}

// (indexing_maps = [map, ...])?
static bool optional_maps(Parser *p, OpState *st, bool *found) {
  *found = maps_slot(st->info) >= 0 && optional_keyword(p, "indexing_maps");
  if (!*found)
    return true;
  if (!parse_punct(p, TK_EQUAL))
    return false;
  const char *at = p->tok.start;
  Attr *maps = parse_attr(p, NULL);
  if (!maps)
    return false;
  if (maps->kind != AT_ARRAY)
    return error_asm(p, at, "invalid kind of attribute specified");
  for (uint32_t i = 0; i < maps->as.array.count; i++)
    if (maps->as.array.items[i]->kind != AT_AFFINE_MAP)
      return error_asm(p, p->tok.start,
                       "element of indexing_maps array is not an affine_map");
  if (maps->as.array.count)
    st->slots[maps_slot(st->info)] = maps;
  return true;
}

// Operands, and what of the dictionary stands behind them.
static bool parse_operands_and_dict(Parser *p, OpState *st) {
  if (!linalg_parse_operands(p, st))
    return false;
  const char *at = p->tok.start;
  return optional_attr_dict(p, st) && linalg_take_inherent(p, st, at);
}

// `*at` is where they begin.
static bool parse_named_operands(Parser *p, OpState *st, const char **at) {
  bool found;
  *at = p->tok.start;
  if (tok_is(p, TK_LPAREN) && take_old(p, OLD_LINALG_OPERANDS, *at))
    return parse_old_linalg_operands(p, st);
  if (!optional_maps(p, st, &found))
    return false;
  *at = p->tok.start;
  return parse_operands_and_dict(p, st);
}

bool parse_linalg_named(Parser *p, OpState *st) {
  const char *at;
  if (!parse_named_operands(p, st, &at) || !optional_arrow_types(p, &st->types))
    return false;
  int maps = maps_slot(st->info);
  if (maps >= 0 && !st->slots[maps])
    st->slots[maps] = named_default_maps(p->ctx, st->info, st->slots);
  complete_old_fill(p, st);
  return linalg_add_body(p, st, at);
}

static void put_maps(OpPrinter *pr, const Attr *maps) {
  put_lit(pr, " indexing_maps = ");
  put_attr(pr, maps);
}

static void put_rest(OpPrinter *pr, Op *op) {
  put_attr_dict(pr, op, elided);
  put_ins_outs(pr, op);
  put_arrow_result_types(pr, op);
}

void print_linalg_named(OpPrinter *pr, Op *op) {
  int slot = maps_slot(op->info);
  const Attr *maps = slot < 0 ? NULL : op->slots[slot];
  if (maps && maps != named_default_maps(pr->ctx, op->info, op->slots))
    put_maps(pr, maps);
  put_rest(pr, op);
}

bool parse_linalg_contract(Parser *p, OpState *st) {
  bool found;
  const char *at = p->tok.start;
  if (!optional_maps(p, st, &found))
    return false;
  if (!found)
    return error_asm(p, at, "expected 'indexing_maps' attribute");
  at = p->tok.start;
  return parse_operands_and_dict(p, st) &&
         optional_arrow_types(p, &st->types) && linalg_add_body(p, st, at);
}

void print_linalg_contract(OpPrinter *pr, Op *op) {
  put_maps(pr, op->slots[A_linalg_contract_indexing_maps]);
  put_rest(pr, op);
}

static bool parse_kind(Parser *p, OpState *st) {
  if (!parse_keyword(p, "kind") || !parse_punct(p, TK_EQUAL))
    return false;
  const char *at = p->tok.start;
  Attr *kind = parse_attr(p, NULL);
  if (!kind)
    return false;
  if (kind->kind != AT_DIALECT ||
      kind->as.def.info != def_attr_linalg_elementwise_kind)
    return error_asm(p, at, "expected ElementwiseKind attribute");
  st->slots[A_linalg_elementwise_kind] = kind;
  return true;
}

// An identity of the result's rank for each operand.
static Attr *elementwise_maps(Ctx *ctx, Arena *scratch, const Type *result,
                              uint32_t noperands) {
  Attr **maps = arena_array(scratch, Attr *, noperands + 1);
  for (uint32_t i = 0; i < noperands; i++)
    maps[i] = affine_map_identity(ctx, scratch, structured_rank(result));
  return attr_array(ctx, maps, noperands);
}

void linalg_give_elementwise_maps(Parser *p, OpState *st) {
  Attr **maps = &st->slots[A_linalg_elementwise_indexing_maps];
  if (!*maps && st->operands.size)
    *maps = elementwise_maps(p->ctx, &p->scratch, vec_last(&st->operands)->type,
                             (uint32_t)st->operands.size);
}

bool parse_linalg_elementwise(Parser *p, OpState *st) {
  bool found;
  if (!parse_kind(p, st) || !optional_maps(p, st, &found))
    return false;
  const char *at = p->tok.start;
  if (!parse_operands_and_dict(p, st) || !optional_arrow_types(p, &st->types) ||
      !linalg_add_body(p, st, at))
    return false;
  if (!type_is_shaped(vec_last(&st->operands)->type))
    return error_asm(p, st->at, "return type needs to be shaped type");
  linalg_give_elementwise_maps(p, st);
  return true;
}

void print_linalg_elementwise(OpPrinter *pr, Op *op) {
  const Attr *maps = op->slots[A_linalg_elementwise_indexing_maps];
  const Type *result = op_operand(op, op->noperands - 1)->type;
  put_lit(pr, " kind=");
  put_attr(pr, op->slots[A_linalg_elementwise_kind]);
  if (maps &&
      maps != elementwise_maps(pr->ctx, &pr->scratch, result, op->noperands))
    put_maps(pr, maps);
  put_rest(pr, op);
}

// Operations in destination style

// name `=` `[` n, ... `]`
static bool parse_dim_list(Parser *p, OpState *st, const char *name) {
  if (!parse_keyword(p, name) || !parse_punct(p, TK_EQUAL))
    return false;
  Operands none = {0};
  const char *at = p->tok.start;
  Attr *dims = parse_index_list(p, DELIM_SQUARE, &none);
  if (!dims)
    return false;
  if (none.size)
    return error_at(p, at, "expected integer value");
  state_set_attr(p, st, name, dims);
  return true;
}

// `name` is that of a list of dimensions, or NULL. Results are those inits that
// are tensors.
static bool parse_destination_style(Parser *p, OpState *st, const char *name) {
  OpInfo const *info = st->info;
  if (!linalg_parse_operands(p, st) || (name && !parse_dim_list(p, st, name)) ||
      !optional_attr_dict(p, st))
    return false;
  uint32_t first = (uint32_t)st->operands.size - 1;
  if (info->opcode == OP_linalg_reduce)
    first = (uint32_t)st->operands.size / 2;
  for (size_t i = first; i < st->operands.size; i++)
    if (st->operands.data[i]->type->kind == TY_TENSOR)
      vec_push(&p->scratch, &st->types, st->operands.data[i]->type);
  return true;
}

static void put_dim_list(OpPrinter *pr, const char *name, const Attr *dims) {
  buf_printf(pr->out, " %s = ", name);
  put_index_list(pr, DELIM_SQUARE, NULL, dims);
  put_lit(pr, " ");
}

// The operation that a payload `{ arith.addf }` names, and its attributes.
typedef struct Payload {
  const OpInfo *info; // NULL: there is none
  NamedAttrs attrs;
} Payload;

static bool optional_payload(Parser *p, Payload *payload) {
  if (!consume_if(p, TK_LBRACE))
    return true;
  if (!(payload->info = parse_op_name(p)))
    return false;
  if (tok_is(p, TK_LBRACE) && !parse_attr_dict(p, &payload->attrs))
    return false;
  return parse_punct(p, TK_RBRACE);
}

// The payload gets the arguments in order, but for that of an init of map; those
// of reduce with the init first.
static bool add_payload(Parser *p, OpState *st, const Payload *payload) {
  Region *region = arena_new(&p->scratch, Region);
  Block *block = block_create(p->pool, st->loc);
  uint32_t n = (uint32_t)st->operands.size, nargs = 0;
  bool init_first = st->info->opcode == OP_linalg_reduce;
  Value **args = arena_array(&p->scratch, Value *, n + 1);
  block_append(region, block);
  for (uint32_t i = 0; i < n; i++)
    block_add_arg(p->pool, block,
                  structured_element(st->operands.data[i]->type), st->loc);
  if (init_first)
    args[nargs++] = block_arg(block, n - 1);
  for (uint32_t i = 0; i + 1 < n; i++)
    args[nargs++] = block_arg(block, i);
  Type *type = block_arg(block, n - 1)->type;
  Op *op = make_op(p, block, payload->info, st->loc, args, nargs, &type, 1,
                   &payload->attrs);
  if (!op)
    return false;
  Value *result = op_result(op, 0);
  const OpInfo *yield = ctx_op_by_opcode(p->ctx, OP_linalg_yield);
  make_op(p, block, yield, st->loc, &result, 1, NULL, 0, NULL);
  state_add_region(p, st, region);
  return true;
}

static bool parse_typed_argument(Parser *p, void *user) {
  Argument arg;
  if (!parse_argument(p, &arg, true, true))
    return false;
  vec_push(&p->scratch, (Arguments *)user, arg);
  return true;
}

static bool parse_arguments_and_region(Parser *p, OpState *st) {
  Arguments args = {0};
  if (!parse_list(p, DELIM_PAREN, parse_typed_argument, &args,
                  " in argument list"))
    return false;
  Region *region = parse_region(p, args.data, args.size);
  if (!region)
    return false;
  state_add_region(p, st, region);
  return true;
}

static bool parse_with_payload(Parser *p, OpState *st, const char *name) {
  Payload payload = {0};
  if (!optional_payload(p, &payload) || !parse_destination_style(p, st, name))
    return false;
  if (!payload.info)
    return parse_arguments_and_region(p, st);
  if (st->operands.size)
    return add_payload(p, st, &payload);
  state_add_region(p, st, arena_new(&p->scratch, Region));
  return true;
}

// The only operation of the body but linalg.yield, if the arguments and the
// yield are those of a payload; or NULL.
static Op *payload_of(const Op *op) {
  const Block *block = op->regions[0].first;
  bool init_first = op_is(op, OP_linalg_reduce);
  Op *payload = block ? block->first : NULL;
  if (!payload || !payload->next || payload->next->next ||
      !op_is(payload->next, OP_linalg_yield) || payload->nregions)
    return NULL;
  uint32_t n = block->nargs - !init_first;
  if (!payload->noperands || payload->noperands != n)
    return NULL;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t arg = !init_first ? i : i + 1 < n ? i + 1 : 0;
    if (op_operand(payload, i) != block_arg(block, arg))
      return NULL;
  }
  const Op *yield = payload->next;
  bool yields = yield->noperands == 1 && payload->nresults == 1 &&
                op_operand(yield, 0) == op_result(payload, 0);
  return yields ? payload : NULL;
}

static bool says_no_fastmath(const Op *op) {
  int slot = op_slot_index(op->info, STR("fastmath"));
  return slot >= 0 && attr_is(op->slots[slot], AT_DIALECT) &&
         op->slots[slot]->as.def.info == def_attr_arith_fastmath &&
         !attr_flags_value(op->slots[slot]);
}

static void put_payload(OpPrinter *pr, Op *payload) {
  static const char *const fastmath[] = {"fastmath", NULL};
  put_lit(pr, " { ");
  buf_str(pr->out, op_name(payload));
  put_full_dict(pr, payload, says_no_fastmath(payload) ? fastmath : NULL);
  put_lit(pr, " }");
}

static void put_arguments_and_region(OpPrinter *pr, Op *op) {
  const Block *block = op->regions[0].first;
  pr->indent += 2;
  put_newline(pr);
  put_lit(pr, "(");
  for (uint32_t i = 0; block && i < block->nargs; i++) {
    if (i)
      put_lit(pr, ", ");
    put_arg(pr, block->args[i], NULL, true);
  }
  put_lit(pr, ") ");
  put_region(pr, &op->regions[0], false, true, false);
  pr->indent -= 2;
}

// `elide` has the name of a list of dimensions, or is NULL.
static void print_with_payload(OpPrinter *pr, Op *op, const char *const *elide,
                               const Attr *dims) {
  Op *payload = payload_of(op);
  if (payload)
    put_payload(pr, payload);
  put_ins_outs(pr, op);
  if (elide)
    put_dim_list(pr, elide[0], dims);
  put_attr_dict(pr, op, elide);
  if (!payload)
    put_arguments_and_region(pr, op);
}

bool parse_linalg_map(Parser *p, OpState *st) {
  return parse_with_payload(p, st, NULL);
}

void print_linalg_map(OpPrinter *pr, Op *op) {
  print_with_payload(pr, op, NULL, NULL);
}

bool parse_linalg_reduce(Parser *p, OpState *st) {
  return parse_with_payload(p, st, "dimensions");
}

static const char *const dimensions[] = {"dimensions", NULL};

void print_linalg_reduce(OpPrinter *pr, Op *op) {
  print_with_payload(pr, op, dimensions, op->slots[A_linalg_reduce_dimensions]);
}

bool parse_linalg_transpose(Parser *p, OpState *st) {
  return parse_destination_style(p, st, "permutation") &&
         linalg_add_body(p, st, st->at);
}

static void print_destination_style(OpPrinter *pr, Op *op,
                                    const char *const *elide,
                                    const Attr *dims) {
  put_ins_outs(pr, op);
  put_dim_list(pr, elide[0], dims);
  put_attr_dict(pr, op, elide);
}

void print_linalg_transpose(OpPrinter *pr, Op *op) {
  static const char *const elide[] = {"permutation", NULL};
  print_destination_style(pr, op, elide,
                          op->slots[A_linalg_transpose_permutation]);
}

bool parse_linalg_broadcast(Parser *p, OpState *st) {
  return parse_destination_style(p, st, "dimensions") &&
         linalg_add_body(p, st, st->at);
}

void print_linalg_broadcast(OpPrinter *pr, Op *op) {
  print_destination_style(pr, op, dimensions,
                          op->slots[A_linalg_broadcast_dimensions]);
}

// yield

bool parse_linalg_yield(Parser *p, OpState *st) {
  Operands operands = {0};
  Types types = {0};
  const char *at = p->tok.start;
  if (!parse_operands(p, &operands) || !optional_attr_dict(p, st))
    return false;
  if (!operands.size)
    return true;
  return parse_punct(p, TK_COLON) && parse_types(p, &types) &&
         resolve_operands(p, st, &operands, types.data, types.size, at);
}

void print_linalg_yield(OpPrinter *pr, Op *op) {
  if (op->noperands) {
    put_lit(pr, " ");
    put_values(pr, op->operands, op->noperands);
  }
  put_attr_dict(pr, op, NULL);
  if (op->noperands) {
    put_lit(pr, " : ");
    put_types(pr, op->operands, op->noperands);
  }
}
