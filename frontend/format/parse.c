// Reads an operation by its compiled format: first everything that is written,
// in the order of the format, then types (format.c says where they come from),
// then operands, which need them.

#include "frontend/format/format.h"

#include "frontend/old/forms.h"

#include "ir/dialects/constraints.h"

// Some constraints are classes (TypeConstraint.class_kinds); all other demands
// are left to the verifier.
static bool check_class(Parser *p, const char *at, const TypeConstraint *wanted,
                        const Type *type) {
  uint32_t kinds = wanted->class_kinds;
  if (!kinds || kinds >> type->kind & 1)
    return true;
  if (!wanted->class_name)
    return error_asm(p, at, "invalid kind of type specified");
  return error_asm(p, at,
                   "invalid kind of type specified: expected %s, but found "
                   "'%s'",
                   wanted->class_name, type_str(p->ctx, type));
}

// Groups

Group *format_group(FormatState *f, Ref ref) {
  switch (ref.kind) {
  case VAR_OPERAND: return &f->operands[ref.index];
  case VAR_RESULT: return &f->results[ref.index];
  case VAR_ALL_OPERANDS: return &f->all_operands;
  default: return &f->all_results;
  }
}

Types *format_types(FormatState *f, Ref ref) {
  Group *group = format_group(f, ref);
  group->typed = true;
  return &group->types;
}

static const ValueInfo *value_info(const FormatState *f, Ref ref) {
  if (ref.kind == VAR_OPERAND)
    return &f->st->info->operands[ref.index];
  if (ref.kind == VAR_RESULT)
    return &f->st->info->results[ref.index];
  return NULL;
}

static bool is_single(const FormatState *f, Ref ref) {
  const ValueInfo *info = value_info(f, ref);
  return info && info->arity == ARITY_ONE;
}

// Literals

// ^bb[%a : i32], of documents: brackets instead of parentheses.
static bool opens_square(Parser *p, FormatState *f, const Element *e) {
  f->in_square = e->token == TK_LPAREN && tok_is(p, TK_LSQUARE) &&
                 old_has_square_successors(f->st->info) &&
                 f->successors[0].size &&
                 take_old(p, OLD_SUCCESSOR_SQUARE, p->tok.start);
  return f->in_square;
}

static bool closes_square(const Parser *p, FormatState *f, const Element *e) {
  bool closes = f->in_square && e->token == TK_RPAREN && tok_is(p, TK_RSQUARE);
  f->in_square &= !closes;
  return closes;
}

static bool tok_is_literal(const Parser *p, const Element *e) {
  if (e->token == TK_BARE_ID)
    return tok_is_word(p) && str_eq(token_str(p->tok), e->text);
  return p->tok.kind == e->token;
}

static bool parse_literal(Parser *p, FormatState *f, const Element *e) {
  if (tok_is_literal(p, e) || closes_square(p, f, e)) {
    advance(p);
    return true;
  }
  if (old_ends_early(p, f, e))
    return false;
  if (e->token == TK_BARE_ID)
    return parse_keyword(p, e->text.data);
  if (e->token == TK_COLON && tok_is(p, TK_BARE_ID) &&
      !take_newer_words(p, f->st))
    return false;
  return parse_punct(p, (TokenKind)e->token);
}

// Operands

// Whether `%a =`, `%a:2 =` or `%a, %b =` begin the next operation, so that an
// operand that may be missing is. A vector.print of nothing ends so.
static bool names_results(Parser *p) {
  const char *at = p->tok.start, *last_end = p->last_end;
  bool named = false;
  do {
    named = consume_if(p, TK_PERCENT_ID) &&
            (!consume_if(p, TK_COLON) || consume_if(p, TK_INTEGER));
  } while (named && consume_if(p, TK_COMMA));
  named = named && tok_is(p, TK_EQUAL);
  parser_reset(p, at);
  p->last_end = last_end;
  return named;
}

static bool parse_operand_group(Parser *p, FormatState *f, Ref ref,
                                bool *present) {
  Group *group = format_group(f, ref);
  const ValueInfo *info = value_info(f, ref);
  group->at = p->tok.start;
  Arity arity = info ? info->arity : ARITY_VARIADIC;
  if (arity == ARITY_VARIADIC) {
    if (!parse_operands(p, &group->operands))
      return false;
  } else if (arity == ARITY_ONE ||
             (tok_is(p, TK_PERCENT_ID) && !names_results(p))) {
    Operand operand;
    if (!parse_operand(p, &operand, true))
      return false;
    vec_push(&p->scratch, &group->operands, operand);
  }
  *present = group->operands.size;
  return true;
}

// Types

static bool parse_type_of(Parser *p, FormatState *f, Ref ref, bool *present) {
  Types *types = format_types(f, ref);
  const ValueInfo *info = value_info(f, ref);
  if (!info || info->arity == ARITY_VARIADIC) {
    if (!parse_types(p, types))
      return false;
    *present = true;
    return true;
  }
  *present = info->arity == ARITY_ONE || tok_starts_type(p);
  if (!*present)
    return true;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type || !check_class(p, at, info->constraint, type))
    return false;
  vec_push(&p->scratch, types, type);
  return true;
}

static void take_types(Parser *p, FormatState *f, Ref ref, Type *const *types,
                       uint32_t n) {
  Types *to = format_types(f, ref);
  for (uint32_t i = 0; i < n; i++)
    vec_push(&p->scratch, to, types[i]);
}

static bool parse_functional_type(Parser *p, FormatState *f, const Element *e) {
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type || !check_class(p, at, &type_constraint_FunctionType, type))
    return false;
  take_types(p, f, e->refs[0], type_inputs(type), type->as.list.ninputs);
  take_types(p, f, e->refs[1], type_results(type), type->as.list.noutputs);
  return true;
}

// Attributes

static bool invalid_kind(Parser *p, const char *at) {
  return error_asm(p, at, "invalid kind of attribute specified");
}

// The names of an enum that may stand without quotes.
static bool expected_case(Parser *p, const char *at, const EnumInfo *info,
                          const char *name) {
  Buf names = {0};
  for (const EnumCase *c = info->cases; c->name; c++)
    buf_printf(&names, "%s%s", c == info->cases ? "" : ", ", c->name);
  error_asm(p, at,
            "expected string or keyword containing one of the following enum "
            "values for attribute '%s' [%s]",
            name, buf_cstr(&names));
  buf_release(&names);
  return false;
}

static bool tok_is_case(Parser *p, const EnumInfo *info) {
  int64_t value;
  if (tok_is_word(p))
    return enum_parse(info, token_str(p->tok), &value) ||
           old_case(p, p->tok.start, info, token_str(p->tok), &value);
  return tok_is(p, TK_STRING);
}

// One case, or cases of bits joined by what separates them ("inbounds|nuw").
static Attr *parse_case(Parser *p, const AttrConstraint *constraint,
                        const char *name) {
  const EnumInfo *info = constraint->enum_info;
  TokenKind separator =
      info->is_bits && *info->separator == '|' ? TK_VBAR : TK_COMMA;
  int64_t bits = 0, value;
  do {
    const char *at = p->tok.start;
    if (!tok_is_case(p, info))
      return expected_case(p, at, info, name), NULL;
    Str word = optional_keyword_or_string(p);
    if (!enum_parse(info, word, &value) && !old_case(p, at, info, word, &value))
      return error_asm(p, at,
                       "invalid %s attribute specification: \"" STR_FMT "\"",
                       name, STR_ARG(word)),
             NULL;
    bits |= value;
  } while (info->is_bits && consume_if(p, separator));
  return attr_int(p->ctx, constraint->build(p->ctx), bits);
}

typedef struct Integers {
  Dims values;
  uint32_t width;
} Integers;

static bool parse_integer_item(Parser *p, void *user) {
  Integers *items = user;
  const char *at = p->tok.start;
  int64_t value;
  if (!parse_i64(p, &value))
    return false;
  const char *colon = p->tok.start;
  if (tok_is(p, TK_COLON) && take_old(p, OLD_TYPED_INDEX, colon)) {
    advance(p);
    if (!parse_type(p))
      return false;
  }
  int64_t most = INT64_MAX >> (64 - items->width);
  if (value > most || value < -most - 1)
    return error_asm(p, at, "integer value too large");
  vec_push(&p->scratch, &items->values, value);
  return true;
}

// `[1, 2]`, elements of the type
static Attr *parse_array_form(Parser *p, Type *element) {
  size_t size = dense_element_size(element);
  Integers integers = {.width = 8 * (uint32_t)size};
  if (!parse_punct(p, TK_LSQUARE))
    return NULL;
  if (!tok_is(p, TK_RSQUARE) &&
      !parse_list(p, DELIM_NONE, parse_integer_item, &integers, "")) {
    // MLIR goes on to look for the bracket.
    parse_punct(p, TK_RSQUARE);
    return NULL;
  }
  if (!parse_punct(p, TK_RSQUARE))
    return NULL;
  Dims items = integers.values;
  if (type_is_int(element, 64))
    return attr_dense_i64(p->ctx, items.data, items.size);
  char *data = arena_alloc(&p->scratch, items.size * size + 1, 8);
  for (size_t i = 0; i < items.size; i++)
    memcpy(data + i * size, &items.data[i], size);
  return attr_dense_array(p->ctx, element, data, items.size);
}

static Attr *parse_untyped(Parser *p, const AttrConstraint *constraint) {
  const char *at = p->tok.start;
  Type *type =
      constraint->build ? constraint->build(p->ctx) : p->ctx->none_type;
  Attr *attr = parse_attr(p, type);
  if (!attr)
    return NULL;
  bool is_kind = constraint->build
                     ? attr->kind == AT_INTEGER || attr->kind == AT_FLOAT
                     : constraint->fits(attr);
  return is_kind ? attr : (invalid_kind(p, at), NULL);
}

// Kinds that MLIR has a class of, whatever their contents.
static bool is_container(const Attr *attr) {
  return attr->kind == AT_ARRAY || attr->kind == AT_DICT ||
         attr->kind == AT_DENSE || attr->kind == AT_AFFINE_MAP ||
         attr->kind == AT_TYPE;
}

static Attr *parse_full(Parser *p, const AttrConstraint *constraint) {
  const char *at = p->tok.start;
  Attr *attr = parse_attr(p, NULL);
  if (attr && constraint->fits && !constraint->fits(attr) &&
      !is_container(attr))
    return invalid_kind(p, at), NULL;
  return attr;
}

static Attr *parse_stripped(Parser *p, const AttrConstraint *constraint) {
  const char *at = p->tok.start;
  if (tok_is(p, TK_STRING) && take_old(p, OLD_QUOTED_KIND, at))
    return parse_attr(p, p->ctx->none_type); // see modernize_op()
  if (!tok_is(p, TK_HASH_ID))
    return parse_def_attr(p, constraint->def, NULL);
  Attr *attr = parse_extended_attr(p, NULL);
  bool is_kind =
      attr && attr->kind == AT_DIALECT && attr->as.def.info == constraint->def;
  return !attr || is_kind ? attr : (invalid_kind(p, at), NULL);
}

static Attr *parse_attr_form(Parser *p, const AttrConstraint *constraint,
                             const char *name) {
  switch (constraint->form) {
  case FORM_UNTYPED: return parse_untyped(p, constraint);
  case FORM_KEYWORD: return parse_case(p, constraint, name);
  case FORM_STRIPPED: return parse_stripped(p, constraint);
  case FORM_SYMBOL_NAME: {
    Ident *symbol = parse_symbol_name(p);
    return symbol ? attr_string(p->ctx, ident_str(symbol)) : NULL;
  }
  case FORM_DENSE_ARRAY:
    if (tok_is(p, TK_HASH_ID))
      return parse_attr(p, NULL);
    if (tok_is_keyword(p, "dense") && p->options->vintage != VINTAGE_MLIR22) {
      const char *at = p->tok.start;
      Attr *dense = parse_attr(p, NULL);
      return attr_is(dense, AT_DENSE) ? old_dense_array(p, at, dense) : dense;
    }
    return parse_array_form(p, constraint->build(p->ctx));
  default: return parse_full(p, constraint);
  }
}

// May an attribute of that form begin here? Decides optional groups.
static bool tok_starts_form(Parser *p, const AttrConstraint *constraint) {
  switch (constraint->form) {
  case FORM_SYMBOL_NAME: return tok_is(p, TK_AT_ID);
  case FORM_KEYWORD: return tok_is_case(p, constraint->enum_info);
  case FORM_UNTYPED:
    if (!constraint->build && tok_is(p, TK_AT_ID))
      return constraint->fits(attr_symbol(p->ctx, ctx_ident_lit(p->ctx, "s")));
    if (!constraint->build)
      return tok_is(p, TK_STRING) || tok_is(p, TK_HASH_ID);
    return tok_starts_optional_attr(p);
  case FORM_STRIPPED: return tok_starts_def(p, constraint->def);
  case FORM_DENSE_ARRAY: return tok_is(p, TK_LSQUARE);
  default: return tok_starts_optional_attr(p);
  }
}

static bool parse_attr_slot(Parser *p, FormatState *f, uint32_t slot,
                            bool qualified) {
  const AttrInfo *info = &f->st->info->attrs[slot];
  Attr *attr = qualified ? parse_full(p, info->constraint)
                         : parse_attr_form(p, info->constraint, info->name);
  f->st->slots[slot] = attr;
  return attr;
}

// Dictionaries

static bool check_inherent(Parser *p, OpState *st, const char *at) {
  uint32_t nsizes;
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    int slot = inherent_slot(st->info, attr.name);
    if (slot < 0)
      continue;
    const AttrConstraint *constraint = st->info->attrs[slot].constraint;
    if (slot_is_sizes(st->info, (uint32_t)slot, &nsizes))
      continue;
    if (constraint->fits && !constraint->fits(attr.value) &&
        !may_be_metadata(p, attr.value))
      return error_asm(p, at,
                       "'%s' op attribute '%s' failed to satisfy constraint: "
                       "%s",
                       st->info->name, attr.name->data, constraint->summary);
  }
  return true;
}

static bool parse_dict(Parser *p, FormatState *f, const Element *e) {
  const char *at = p->tok.start;
  bool parsed = e->flag ? optional_attr_dict_keyword(p, f->st)
                        : optional_attr_dict(p, f->st);
  return parsed && check_inherent(p, f->st, at);
}

static bool check_required(Parser *p, const OpState *st) {
  for (uint32_t i = 0; i < st->info->nattrs; i++)
    if (st->info->attrs[i].presence == ATTR_REQUIRED && !st->slots[i])
      return error_at(p, st->at,
                      "invalid properties %s for op %s: expected key entry "
                      "for %s in DictionaryAttr to set Properties.",
                      attr_str(p->ctx, st->properties), st->info->name,
                      st->info->attrs[i].name);
  return true;
}

static bool check_known(Parser *p, const OpState *st) {
  const Attr *dict = st->properties;
  for (uint32_t i = 0; i < dict->as.dict.count; i++)
    if (inherent_slot(st->info, dict->as.dict.items[i].name) < 0)
      return error_at(p, st->at,
                      "invalid properties %s for op %s: unknown key '\"%s\"' "
                      "when parsing properties dictionary",
                      attr_str(p->ctx, dict), st->info->name,
                      dict->as.dict.items[i].name->data);
  return true;
}

// prop-dict ::= (`<` dictionary `>`)?
static bool parse_prop_dict(Parser *p, FormatState *f) {
  OpState *st = f->st;
  st->properties = attr_dict(p->ctx, NULL, 0);
  if (consume_if(p, TK_LESS)) {
    st->properties = parse_attr(p, NULL);
    if (!st->properties || !parse_punct(p, TK_GREATER))
      return false;
  }
  return apply_properties(p, st) && check_required(p, st) && check_known(p, st);
}

// Regions and successors

static bool parse_one_region(Parser *p, FormatState *f, uint32_t index) {
  const OpInfo *info = f->st->info;
  Loc loc = f->st->loc;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  if (info->implicit_terminator)
    ensure_terminator(p, region, info->implicit_terminator, loc);
  else if ((info->traits & TRAIT_SINGLE_BLOCK) && region_is_empty(region))
    block_append(region, block_create(p->pool, loc));
  vec_push(&p->scratch, &f->regions[index], region);
  return true;
}

static bool parse_region_var(Parser *p, FormatState *f, uint32_t index,
                             bool *present) {
  bool variadic = f->st->info->regions[index].variadic;
  *present = !variadic || tok_is(p, TK_LBRACE);
  if (!*present)
    return true;
  do
    if (!parse_one_region(p, f, index))
      return false;
  while (variadic && consume_if(p, TK_COMMA));
  return true;
}

static bool parse_successor_var(Parser *p, FormatState *f, uint32_t index,
                                bool *present) {
  bool variadic = *f->st->info->successors[index] == '*';
  *present = !variadic || tok_is(p, TK_CARET_ID);
  if (!*present)
    return true;
  do {
    Block *block = parse_successor(p);
    if (!block)
      return false;
    vec_push(&p->scratch, &f->successors[index], block);
  } while (variadic && consume_if(p, TK_COMMA));
  return true;
}

// Elements

static bool parse_elements(Parser *p, FormatState *f, Elements elements);

static bool parse_variable(Parser *p, FormatState *f, const Element *e,
                           bool *present) {
  Ref ref = e->refs[0];
  switch (ref.kind) {
  case VAR_OPERAND:
  case VAR_ALL_OPERANDS: return parse_operand_group(p, f, ref, present);
  case VAR_ATTR:
    *present = true;
    return parse_attr_slot(p, f, ref.index, e->flag);
  case VAR_REGION: return parse_region_var(p, f, ref.index, present);
  case VAR_SUCCESSOR: return parse_successor_var(p, f, ref.index, present);
  default: bug("format of '%s': variable cannot be read", f->st->info->name);
  }
}

// Operands that a directive reads are where it begins, for messages.
static bool parse_directive(Parser *p, FormatState *f, const Element *e,
                            bool *present) {
  for (uint8_t i = 0; i < e->nrefs; i++) {
    Group *group =
        e->refs[i].kind == VAR_OPERAND ? format_group(f, e->refs[i]) : NULL;
    if (group && !group->at)
      group->at = p->tok.start;
  }
  return e->directive->parse(p, f, e->refs, present);
}

// Is what a group begins with there? It is read then.
static bool parse_first(Parser *p, FormatState *f, const Element *e,
                        bool *present) {
  Ref ref = e->nrefs ? e->refs[0] : (Ref){0};
  *present = false;
  if (e->kind == EL_LITERAL) {
    *present = tok_is_literal(p, e) || opens_square(p, f, e);
    if (*present)
      advance(p);
    return true;
  }
  if (e->kind == EL_VARIABLE && ref.kind == VAR_ATTR &&
      !tok_starts_form(p, f->st->info->attrs[ref.index].constraint))
    return true;
  if (e->kind == EL_VARIABLE && ref.kind == VAR_REGION && !tok_is(p, TK_LBRACE))
    return true;
  if (e->kind == EL_VARIABLE)
    return parse_variable(p, f, e, present);
  if (e->kind == EL_TYPE && !is_single(f, ref) && !tok_starts_type(p))
    return true;
  if (e->kind == EL_TYPE)
    return parse_type_of(p, f, ref, present);
  CHECK(e->kind == EL_CUSTOM);
  return parse_directive(p, f, e, present);
}

static void set_units(Parser *p, FormatState *f, Elements elements) {
  for (uint32_t i = 0; i < elements.count; i++)
    if (elements.items[i].elided)
      f->st->slots[elements.items[i].refs[0].index] = p->ctx->unit;
}

static Elements rest_of(Elements elements, uint32_t from) {
  return (Elements){elements.items + from, elements.count - from};
}

static bool parse_group(Parser *p, FormatState *f, const Element *group) {
  uint32_t first = 0;
  bool present;
  while (group->then.items[first].kind == EL_SPACE)
    first++;
  if (!parse_first(p, f, &group->then.items[first], &present))
    return false;
  if (!present)
    return parse_elements(p, f, group->otherwise);
  set_units(p, f, group->then);
  return parse_elements(p, f, rest_of(group->then, first + 1));
}

// Clauses in any order, each at most once.
static bool parse_oilist(Parser *p, FormatState *f, const Element *list) {
  uint64_t seen = 0;
  bool found = true;
  while (found) {
    found = false;
    for (uint32_t i = 0; i < list->then.count && !found; i++) {
      Elements clause = list->then.items[i].then;
      if (!tok_is_literal(p, clause.items))
        continue;
      if (seen >> i & 1)
        return error_asm(p, p->op_at,
                         "`%s` clause can appear at most once in the "
                         "expansion of the oilist directive",
                         clause.items->text.data);
      seen |= UINT64_C(1) << i;
      found = true;
      advance(p);
      set_units(p, f, clause);
      if (!parse_elements(p, f, rest_of(clause, 1)))
        return false;
    }
  }
  return true;
}

static bool parse_element(Parser *p, FormatState *f, const Element *e) {
  bool present;
  switch (e->kind) {
  case EL_LITERAL: return parse_literal(p, f, e);
  case EL_VARIABLE: return e->elided || parse_variable(p, f, e, &present);
  case EL_TYPE: return parse_type_of(p, f, e->refs[0], &present);
  case EL_FUNCTIONAL_TYPE: return parse_functional_type(p, f, e);
  case EL_ATTR_DICT: return parse_dict(p, f, e);
  case EL_PROP_DICT: return parse_prop_dict(p, f);
  case EL_GROUP: return parse_group(p, f, e);
  case EL_OILIST: return parse_oilist(p, f, e);
  case EL_CUSTOM: return parse_directive(p, f, e, &present);
  default: // blanks are for the printer
    return true;
  }
}

static bool parse_elements(Parser *p, FormatState *f, Elements elements) {
  for (uint32_t i = 0; i < elements.count; i++)
    if (!parse_element(p, f, &elements.items[i]))
      return f->is_whole;
  return true;
}

// Types that are not written

static bool find_types(Parser *p, FormatState *f, Ref ref);

// What a type function gets must be what the row allows there.
static bool check_fits(Parser *p, FormatState *f, Ref ref, const Type *type) {
  const ValueInfo *info = value_info(f, ref);
  if (!info || !info->constraint->fits || info->constraint->fits(type))
    return true;
  error_asm(p, f->st->at, "'%s' must be %s, but got '%s'", info->name,
            info->constraint->summary, type_str(p->ctx, type));
  hint_twin(p->ctx, f->st->info, (Type *)type, parser_loc(p, f->st->at));
  return false;
}

static size_t count_needed(const FormatState *f, Ref ref) {
  if (is_single(f, ref))
    return 1;
  return ref.kind == VAR_OPERAND ? f->operands[ref.index].operands.size : 1;
}

// A group that the text leaves out has no place.
static const char *place_of_group(const FormatState *f, const Group *group) {
  return group->at ? group->at : f->st->at;
}

static bool derive_types(Parser *p, FormatState *f, Ref ref,
                         const TypeSource *source, Type *from) {
  Types *types = format_types(f, ref);
  if (source->list) {
    uint32_t n;
    Type **list = source->list(from, &n);
    take_types(p, f, ref, list, n);
    return true;
  }
  Type *type = source->fn ? source->fn(p->ctx, from) : from;
  if (!type)
    return error_at(p, f->st->at, "'%s' op failed to infer types",
                    f->st->info->name);
  size_t n = source->count ? (size_t)source->count(from) : count_needed(f, ref);
  const Group *group = format_group(f, ref);
  if (source->count && ref.kind == VAR_OPERAND &&
      !have_types(p, &group->operands, n, place_of_group(f, group)))
    return false;
  for (; n; n--)
    vec_push(&p->scratch, types, type);
  return true;
}

static bool types_from_group(Parser *p, FormatState *f, Ref ref, Ref from,
                             const TypeSource *source) {
  Group *group = format_group(f, from);
  if (!find_types(p, f, from))
    return false;
  if (!source->fn && !source->list && !is_single(f, from)) {
    take_types(p, f, ref, group->types.data, (uint32_t)group->types.size);
    return true;
  }
  if (!group->types.size)
    return count_needed(f, ref) == 0 ||
           error_at(p, f->st->at, "'%s' op failed to infer types",
                    f->st->info->name);
  Type *type = group->types.data[0];
  if ((source->fn || source->list) && !check_fits(p, f, from, type))
    return false;
  return derive_types(p, f, ref, source, type);
}

static bool types_from_attr(Parser *p, FormatState *f, Ref ref,
                            const TypeSource *source) {
  Attr *attr = f->st->slots[source->index];
  // An inherent attribute may come in the dictionary only.
  for (size_t i = 0; !attr && i < f->st->attrs.size; i++)
    if (op_slot_index(f->st->info, ident_str(f->st->attrs.data[i].name)) ==
        source->index)
      attr = f->st->attrs.data[i].value;
  Type *type = attr ? attr->type : NULL;
  if (attr && attr->kind == AT_STRING && !type)
    type = p->ctx->none_type;
  if (!type)
    return invalid_kind(p, f->st->at);
  return derive_types(p, f, ref, source, type);
}

// Finds the types of a group: as parsed, inferred, or those of another group.
static bool find_types(Parser *p, FormatState *f, Ref ref) {
  bool is_operand = ref.kind == VAR_OPERAND;
  const TypeSource *source = is_operand ? &f->format->operands[ref.index]
                                        : &f->format->results[ref.index];
  if (format_group(f, ref)->typed)
    return true;
  switch (source->kind) {
  case FROM_BUILD: {
    Types *types = format_types(f, ref);
    Type *type = value_info(f, ref)->constraint->build(p->ctx);
    for (size_t n = count_needed(f, ref); n; n--)
      vec_push(&p->scratch, types, type);
    return true;
  }
  case FROM_OPERAND:
    return types_from_group(
        p, f, ref, (Ref){.kind = VAR_OPERAND, .index = source->index}, source);
  case FROM_RESULT:
    return types_from_group(
        p, f, ref, (Ref){.kind = VAR_RESULT, .index = source->index}, source);
  case FROM_ATTR: return types_from_attr(p, f, ref, source);
  default: // a group that was not written: no types
    return true;
  }
}

// The end

static void set_segments(Parser *p, FormatState *f, bool is_operands) {
  const OpInfo *info = f->st->info;
  uint32_t n = is_operands ? info->noperands : info->nresults;
  const Group *groups = is_operands ? f->operands : f->results;
  int32_t *sizes = arena_array(&p->scratch, int32_t, n);
  for (uint32_t i = 0; i < n; i++)
    sizes[i] =
        (int32_t)(is_operands ? groups[i].operands.size : groups[i].types.size);
  state_set_segments(p, f->st,
                     is_operands ? "operandSegmentSizes" : "resultSegmentSizes",
                     sizes, n);
}

static bool add_results(Parser *p, FormatState *f) {
  OpState *st = f->st;
  if (f->all_results.typed) {
    st->types = f->all_results.types;
    return true;
  }
  if (f->format->infers)
    return true;
  for (uint8_t i = 0; i < st->info->nresults; i++) {
    if (!find_types(p, f, (Ref){.kind = VAR_RESULT, .index = i}))
      return false;
    const Types *types = &f->results[i].types;
    for (size_t j = 0; j < types->size; j++)
      vec_push(&p->scratch, &st->types, types->data[j]);
  }
  return true;
}

static void gather_operands(Parser *p, FormatState *f, Operands *all) {
  if (f->format->all_operands) {
    *all = f->all_operands.operands;
    return;
  }
  for (uint32_t i = 0; i < f->st->info->noperands; i++)
    for (size_t j = 0; j < f->operands[i].operands.size; j++)
      vec_push(&p->scratch, all, f->operands[i].operands.data[j]);
}

// Resolves all operands against their types, in order.
static bool add_operands(Parser *p, FormatState *f) {
  OpState *st = f->st;
  if (f->all_operands.typed || f->format->all_operands) {
    Operands all = {0};
    Types types = f->all_operands.types;
    gather_operands(p, f, &all);
    const char *at = f->all_operands.at ? f->all_operands.at : st->at;
    if (f->all_operands.typed)
      return resolve_operands(p, st, &all, types.data, types.size, at);
    for (uint8_t i = 0; i < st->info->noperands; i++) {
      if (!find_types(p, f, (Ref){.kind = VAR_OPERAND, .index = i}))
        return false;
      for (size_t j = 0; j < f->operands[i].types.size; j++)
        vec_push(&p->scratch, &types, f->operands[i].types.data[j]);
    }
    return resolve_operands(p, st, &all, types.data, types.size, at);
  }
  for (uint8_t i = 0; i < st->info->noperands; i++) {
    Group *group = &f->operands[i];
    if (!find_types(p, f, (Ref){.kind = VAR_OPERAND, .index = i}) ||
        !resolve_operands(p, st, &group->operands, group->types.data,
                          group->types.size, place_of_group(f, group)))
      return false;
  }
  return true;
}

static void add_regions(Parser *p, FormatState *f) {
  for (uint32_t i = 0; i < f->st->info->nregions; i++)
    for (size_t j = 0; j < f->regions[i].size; j++)
      vec_push(&p->scratch, &f->st->regions, f->regions[i].data[j]);
}

static void add_successors(Parser *p, FormatState *f) {
  for (uint32_t i = 0; i < f->st->info->nsuccessors; i++)
    for (size_t j = 0; j < f->successors[i].size; j++)
      vec_push(&p->scratch, &f->st->successors, f->successors[i].data[j]);
}

static void init_state(Parser *p, FormatState *f, OpState *st,
                       const Format *format) {
  const OpInfo *info = st->info;
  *f = (FormatState){.format = format, .st = st};
  uint32_t ngroups = (uint32_t)info->noperands + info->nresults;
  f->operands =
      arena_zero(&p->scratch, sizeof(Group) * ngroups, _Alignof(Group));
  f->results = f->operands + info->noperands;
  if (info->nregions)
    f->regions = arena_zero(&p->scratch, sizeof *f->regions * info->nregions,
                            _Alignof(void *));
  if (info->nsuccessors)
    f->successors =
        arena_zero(&p->scratch, sizeof *f->successors * info->nsuccessors,
                   _Alignof(void *));
}

bool format_parse(Parser *p, OpState *st, const Format *format) {
  FormatState f;
  init_state(p, &f, st, format);
  if (!parse_elements(p, &f, format->elements))
    return false;
  add_regions(p, &f);
  add_successors(p, &f);
  if (!add_results(p, &f) || !add_operands(p, &f))
    return false;
  if (st->info->traits & TRAIT_OPERAND_SEGMENTS)
    set_segments(p, &f, true);
  if (st->info->traits & TRAIT_RESULT_SEGMENTS)
    set_segments(p, &f, false);
  st->infers = format->infers;
  return true;
}
