// The custom<...> directives of assembly formats: what their language cannot
// say, by name. A directive is called with the variables that the format gives
// it, in order.

#include "frontend/format/format.h"
#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

// DynamicIndexList($values, $statics, "flags", "delimiter"): [%a, 4, %b]. The
// strings may be absent; there are no flags, and the delimiter is MLIR's name
// of one, `::mlir::AsmParser::Delimiter::Paren`.

typedef struct IndexList {
  Operands *values;
  Dims statics;
} IndexList;

static bool parse_index(Parser *p, void *user) {
  IndexList *list = user;
  int64_t value = DYNAMIC;
  bool is_value = tok_is(p, TK_PERCENT_ID);
  if (is_value) {
    Operand operand;
    if (!parse_operand(p, &operand, true))
      return false;
    vec_push(&p->scratch, list->values, operand);
  }
  bool bracket = consume_if(p, TK_LSQUARE);
  if (!is_value && !parse_i64(p, &value))
    return false;
  vec_push(&p->scratch, &list->statics, value);
  return !bracket || consume_if(p, TK_RSQUARE);
}

Attr *parse_index_list(Parser *p, Delimiter delimiter, Operands *values) {
  IndexList list = {.values = values};
  if (parse_list(p, delimiter, parse_index, &list, " in dynamic index list"))
    return attr_dense_i64(p->ctx, list.statics.data, list.statics.size);
  error_asm(p, p->op_at, "expected SSA value or integer");
  return NULL;
}

void put_index_list(OpPrinter *pr, Delimiter delimiter, const Use *values,
                    const Attr *statics) {
  buf_puts(pr->out, delimiter == DELIM_PAREN ? "(" : "[");
  for (uint64_t i = 0; i < statics->as.dense.count; i++) {
    int64_t value = dense_int(statics, i);
    if (i)
      put_lit(pr, ", ");
    if (value == DYNAMIC)
      put_value(pr, values++->value);
    else
      buf_i64(pr->out, value);
  }
  buf_puts(pr->out, delimiter == DELIM_PAREN ? ")" : "]");
}

static Delimiter index_list_delimiter(const Ref *args) {
  for (; args->kind != VAR_END; args++)
    if (args->kind == VAR_STRING &&
        str_is(args->text, "::mlir::AsmParser::Delimiter::Paren"))
      return DELIM_PAREN;
  return DELIM_SQUARE;
}

static bool parse_dynamic_index_list(Parser *p, FormatState *f, const Ref *args,
                                     bool *present) {
  Group *values = format_group(f, args[0]);
  values->at = p->tok.start;
  *present = true;
  Attr *statics =
      parse_index_list(p, index_list_delimiter(args), &values->operands);
  f->st->slots[args[1].index] = statics;
  return statics;
}

static void print_dynamic_index_list(OpPrinter *pr, Op *op, const Ref *args) {
  uint32_t first, count;
  ref_operands(op, args[0], &first, &count);
  put_index_list(pr, index_list_delimiter(args), op->operands + first,
                 op->slots[args[1].index]);
}

// AffineMapOfSSAIds($values, $map): [%i * 2 + symbol(%n)]

static bool parse_affine_map_of_ssa_ids(Parser *p, FormatState *f,
                                        const Ref *args, bool *present) {
  Group *values = format_group(f, args[0]);
  values->at = p->tok.start;
  *present = true;
  Attr *map = parse_affine_map_of_values(p, DELIM_SQUARE, &values->operands);
  f->st->slots[args[1].index] = map;
  return map;
}

typedef struct MapValues {
  OpPrinter *pr;
  const Use *operands;
  uint32_t ndims;
} MapValues;

static void put_map_operand(void *user, Buf *out, const AffineExpr *leaf) {
  const MapValues *values = user;
  bool is_symbol = leaf->kind == AFFINE_SYMBOL;
  uint32_t at = (uint32_t)leaf->value + (is_symbol ? values->ndims : 0);
  if (is_symbol)
    buf_lit(out, "symbol(");
  put_value(values->pr, values->operands[at].value);
  if (is_symbol)
    buf_char(out, ')');
}

void put_affine_map_of_values(OpPrinter *pr, const Attr *map,
                              const Use *operands) {
  MapValues values = {pr, operands, map->as.map.ndims};
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    if (i)
      put_lit(pr, ", ");
    affine_print_named(pr->out, map->as.map.results[i], put_map_operand,
                       &values);
  }
}

static void print_affine_map_of_ssa_ids(OpPrinter *pr, Op *op,
                                        const Ref *args) {
  uint32_t first, count;
  ref_operands(op, args[0], &first, &count);
  put_lit(pr, "[");
  put_affine_map_of_values(pr, op->slots[args[1].index], op->operands + first);
  put_lit(pr, "]");
}

// SwitchOpCases(ref(type($flag)), $defaultDestination, $defaultOperands,
//   type($defaultOperands), $case_values, $caseDestinations, $caseOperands,
//   type($caseOperands)):
//     default: ^bb1(%a : i32), 3: ^bb2, ...

static bool parse_case_target(Parser *p, FormatState *f, Ref block,
                              Ref operands, Ref types, bool allow_number) {
  Block *target = parse_successor(p);
  if (!target)
    return false;
  vec_push(&p->scratch, &f->successors[block.index], target);
  if (!consume_if(p, TK_LPAREN))
    return true;
  Group *group = format_group(f, operands);
  Operand operand;
  if (tok_is(p, TK_PERCENT_ID))
    do {
      if (!parse_operand(p, &operand, allow_number))
        return false;
      vec_push(&p->scratch, &group->operands, operand);
    } while (consume_if(p, TK_COMMA));
  return parse_punct(p, TK_COLON) && parse_types(p, format_types(f, types)) &&
         parse_punct(p, TK_RPAREN);
}

// Truncated to the type of the flag; NULL without cases.
static Attr *case_values(Parser *p, const Dims *values, Type *flag) {
  if (!values->size)
    return NULL;
  int64_t count = (int64_t)values->size;
  Type *type = type_vector(p->ctx, 1, &count, NULL, flag);
  size_t size = dense_element_size(flag);
  char *data = arena_zero(&p->scratch, values->size * size + 8, 8);
  uint32_t width = flag->as.integer.width;
  uint64_t *words = arena_array(&p->scratch, uint64_t, wide_words(width));
  for (size_t i = 0; i < values->size; i++) {
    wide_from_i64(words, width, values->data[i]);
    memcpy(data + i * size, words, size);
  }
  return attr_dense(p->ctx, type, data, values->size * size, false);
}

static bool parse_switch_op_cases(Parser *p, FormatState *f, const Ref *args,
                                  bool *present) {
  Dims values = {0};
  Vec(int32_t) segments = {0};
  const Type *flag = format_types(f, args[0])->data[0];
  *present = true;
  format_types(f, args[3]);
  format_types(f, args[7]);
  if (flag->kind != TY_INTEGER)
    return error_at(p, f->st->at,
                    "'%s' op operand #0 must be integer, but "
                    "got '%s'",
                    f->st->info->name, type_str(p->ctx, flag));
  if (!parse_keyword(p, "default") || !parse_punct(p, TK_COLON) ||
      !parse_case_target(p, f, args[1], args[2], args[3], false))
    return false;
  while (consume_if(p, TK_COMMA)) {
    int64_t value;
    Group *operands = format_group(f, args[6]);
    size_t before = operands->operands.size;
    if (!parse_i64(p, &value) || !parse_punct(p, TK_COLON) ||
        !parse_case_target(p, f, args[5], args[6], args[7], true))
      return false;
    vec_push(&p->scratch, &values, value);
    int32_t size = (int32_t)(operands->operands.size - before);
    vec_push(&p->scratch, &segments, size);
  }
  f->st->slots[args[4].index] =
      case_values(p, &values, format_types(f, args[0])->data[0]);
  state_set_segments(p, f->st, "case_operand_segments", segments.data,
                     (uint32_t)segments.size);
  return true;
}

static void put_target(OpPrinter *pr, const Block *block, const Use *operands,
                       uint32_t n) {
  put_successor(pr, block);
  if (!n)
    return;
  put_lit(pr, "(");
  put_values(pr, operands, n);
  put_lit(pr, " : ");
  put_types(pr, operands, n);
  put_lit(pr, ")");
}

// Of an integer as it lies in dense elements, with its sign.
void put_integer_bytes(OpPrinter *pr, Type *type, const char *data) {
  Buf words = {0}; // aligned, and filled up to whole words
  buf_str(&words, (Str){data, dense_element_size(type)});
  buf_str(&words, (Str){"\0\0\0\0\0\0\0", 7});
  put_attr_untyped(
      pr, attr_integer(pr->ctx, type, (const uint64_t *)(void *)words.data));
  buf_release(&words);
}

// As unsigned numbers, like mlir-opt; but those of 64 bits and more, of which
// it cannot read the greater half, with their sign.
static void put_case_value(OpPrinter *pr, const Attr *values, uint32_t i) {
  Type *element = values->type->as.shaped.element;
  const char *data = dense_element(values, i);
  if (type_bit_width(element) >= 64) {
    put_integer_bytes(pr, element, data);
    return;
  }
  uint64_t word = 0;
  memcpy(&word, data, dense_element_size(element));
  buf_u64(pr->out, word);
}

// Prints the default and each case, a line each.
static void print_switch_op_cases(OpPrinter *pr, Op *op, const Ref *args) {
  uint32_t first, count;
  const Attr *values = op->slots[args[4].index];
  const Attr *segments = op_attr_str(pr->ctx, op, "case_operand_segments");
  ref_operands(op, args[2], &first, &count);
  put_lit(pr, "  default: ");
  put_target(pr, op->successors[0].block, op->operands + first, count);
  if (!values)
    return;
  ref_operands(op, args[6], &first, &count);
  for (uint32_t i = 0; i < values->as.dense.count; i++) {
    uint32_t n = (uint32_t)dense_int(segments, i);
    put_lit(pr, ",");
    put_newline(pr);
    put_lit(pr, "  ");
    put_case_value(pr, values, i);
    put_lit(pr, ": ");
    put_target(pr, op->successors[i + 1].block, op->operands + first, n);
    first += n;
  }
  put_newline(pr);
}

// SwitchCases($cases, $caseRegions): (case 2 region)*

static bool parse_switch_cases(Parser *p, FormatState *f, const Ref *args,
                               bool *present) {
  Dims values = {0};
  *present = true;
  while (optional_keyword(p, "case")) {
    int64_t value;
    if (!parse_i64(p, &value))
      return false;
    Region *region = parse_region(p, NULL, 0);
    if (!region)
      return false;
    vec_push(&p->scratch, &values, value);
    vec_push(&p->scratch, &f->regions[args[1].index], region);
  }
  f->st->slots[args[0].index] =
      attr_dense_i64(p->ctx, values.data, values.size);
  return true;
}

static void print_switch_cases(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *cases = op->slots[args[0].index];
  uint32_t first = args[1].index;
  for (uint32_t i = 0; i < cases->as.dense.count; i++) {
    put_newline(pr);
    put_lit(pr, "case ");
    buf_i64(pr->out, dense_int(cases, i));
    put_lit(pr, " ");
    put_region(pr, &op->regions[first + i], false, true, false);
  }
}

// GlobalMemrefOpTypeAndInitialValue($type, $initial_value):
//   memref<4xf32> (= (uninitialized | elements))?

static bool parse_global_memref(Parser *p, FormatState *f, const Ref *args,
                                bool *present) {
  Type *type = parse_type(p);
  *present = true;
  if (!type)
    return false;
  if (type->kind != TY_MEMREF || !type_has_static_shape(type))
    return error_asm(p, f->st->at,
                     "type should be static shaped memref, but got '%s'",
                     type_str(p->ctx, type));
  f->st->slots[args[0].index] = attr_type(p->ctx, type);
  if (!consume_if(p, TK_EQUAL))
    return true;
  Attr **value = &f->st->slots[args[1].index];
  if (optional_keyword(p, "uninitialized")) {
    *value = p->ctx->unit;
    return true;
  }
  Type *tensor = type_tensor(p->ctx, type->as.shaped.rank,
                             type->as.shaped.shape, type_element(type), NULL);
  if (!(*value = parse_attr(p, tensor)))
    return false;
  switch ((*value)->kind) {
  case AT_DENSE:
  case AT_DENSE_STRING:
  case AT_DENSE_RESOURCE:
  case AT_SPARSE: return true;
  default:
    return error_asm(p, f->st->at,
                     "initial value should be a unit or "
                     "elements attribute");
  }
}

static void print_global_memref(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *value = op->slots[args[1].index];
  put_type(pr, op->slots[args[0].index]->type);
  if (!value)
    return;
  put_lit(pr, " = ");
  if (value->kind == AT_UNIT)
    put_lit(pr, "uninitialized");
  else
    put_attr_untyped(pr, value);
}

static const Directive directives[] = {
    {"DynamicIndexList", parse_dynamic_index_list, print_dynamic_index_list},
    {"AffineMapOfSSAIds", parse_affine_map_of_ssa_ids,
     print_affine_map_of_ssa_ids},
    {"SwitchOpCases", parse_switch_op_cases, print_switch_op_cases},
    {"SwitchCases", parse_switch_cases, print_switch_cases},
    {"PtrAlignment", parse_ptr_alignment, print_ptr_alignment},
    {"PtrType", parse_ptr_type, print_ptr_type},
    {"SymbolVisibility", parse_symbol_visibility, print_symbol_visibility},
    {"TypedInitialValue", parse_typed_initial_value, print_typed_initial_value},
    {"TokenOrdering", parse_token_ordering, print_token_ordering},
    {"GlobalMemrefOpTypeAndInitialValue", parse_global_memref,
     print_global_memref},
};

const Directive *directive_named(const Directive *own, Str name) {
  for (; own && own->name; own++)
    if (str_is(name, own->name))
      return own;
  for (size_t i = 0; i < ARRAY_SIZE(directives); i++)
    if (str_is(name, directives[i].name))
      return &directives[i];
  for (const Directive *d = llvm_directives; d->name; d++)
    if (str_is(name, d->name))
      return d;
  return NULL;
}
