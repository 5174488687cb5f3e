// Custom forms of functions.
//
//   func.func visibility? @name(args) (-> results)? (attributes {...})? region?
//   args ::= (%name `:` type dictionary? location?),*   or (type dictionary?),*
//
//   ml_program.func, ml_program.subgraph likewise
//
// Other dialects' functions share the signature.

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

// Signatures

static bool parse_unnamed_arg(Parser *p, Argument *arg) {
  NamedAttrs attrs = {0};
  *arg = (Argument){.loc = parser_loc(p, p->tok.start)};
  if (!(arg->type = parse_type(p)) ||
      (tok_is(p, TK_LBRACE) && !parse_attr_dict(p, &attrs)))
    return false;
  if (attrs.size)
    arg->attrs = attr_dict(p->ctx, attrs.data, (uint32_t)attrs.size);
  return optional_trailing_loc(p, &arg->loc);
}

// %name : type attributes? location?, or a type alone, or `...`
static bool parse_arg(Parser *p, void *user) {
  Signature *s = user;
  const char *at = p->tok.start;
  Argument arg;
  if (s->is_variadic)
    return error_asm(p, at,
                     "variadic arguments must be in the end of the "
                     "argument list");
  if (s->allow_variadic && consume_if(p, TK_ELLIPSIS))
    return s->is_variadic = true;
  bool named = tok_is(p, TK_PERCENT_ID);
  bool mixed =
      s->args.size && named != (vec_last(&s->args).name.name.size != 0);
  if (mixed && !named)
    return error_asm(p, at, "expected SSA identifier");
  if (!(named ? parse_argument(p, &arg, true, true)
              : parse_unnamed_arg(p, &arg)))
    return false;
  if (mixed)
    return error_asm(p, at, "expected type instead of SSA identifier");
  vec_push(&p->scratch, &s->args, arg);
  return true;
}

static bool parse_result(Parser *p, Signature *s) {
  NamedAttrs attrs = {0};
  Type *type = parse_type(p);
  if (!type || (tok_is(p, TK_LBRACE) && !parse_attr_dict(p, &attrs)))
    return false;
  Attr *dict = attr_dict(p->ctx, attrs.data, (uint32_t)attrs.size);
  vec_push(&p->scratch, &s->results, type);
  vec_push(&p->scratch, &s->result_attrs, dict);
  return true;
}

static bool parse_results(Parser *p, Signature *s) {
  if (!consume_if(p, TK_LPAREN)) {
    Type *type = parse_type(p);
    if (!type)
      return false;
    vec_push(&p->scratch, &s->results, type);
    vec_push(&p->scratch, &s->result_attrs, p->ctx->empty_dict);
    return true;
  }
  if (consume_if(p, TK_RPAREN))
    return true;
  do
    if (!parse_result(p, s))
      return false;
  while (consume_if(p, TK_COMMA));
  return parse_punct(p, TK_RPAREN);
}

bool parse_function_signature(Parser *p, Signature *s) {
  s->at = p->tok.start;
  if (!parse_list(p, DELIM_PAREN, parse_arg, s, ""))
    return false;
  return !consume_if(p, TK_ARROW) || parse_results(p, s);
}

Attr *signature_arg_attrs(Parser *p, const Signature *s) {
  Attrs list = {0};
  bool any = false;
  for (size_t i = 0; i < s->args.size; i++) {
    Attr *attrs = s->args.data[i].attrs;
    any |= attrs != NULL;
    vec_push(&p->scratch, &list, attrs ? attrs : p->ctx->empty_dict);
  }
  return any ? attr_array(p->ctx, list.data, (uint32_t)list.size) : NULL;
}

Attr *signature_result_attrs(Parser *p, const Signature *s) {
  bool any = false;
  for (size_t i = 0; i < s->result_attrs.size; i++)
    any |= s->result_attrs.data[i]->as.dict.count > 0;
  return any ? attr_array(p->ctx, s->result_attrs.data,
                          (uint32_t)s->result_attrs.size)
             : NULL;
}

static const Attr *item_of(const Attr *list, uint32_t i) {
  bool there = attr_is(list, AT_ARRAY) && i < list->as.array.count;
  return there ? list->as.array.items[i] : NULL;
}

static void put_attrs_of(OpPrinter *pr, const Attr *dict) {
  if (!attr_is(dict, AT_DICT) || !dict->as.dict.count)
    return;
  put_lit(pr, " ");
  put_dict(pr, dict->as.dict.items, dict->as.dict.count);
}

static void put_results(OpPrinter *pr, Type *const *types, uint32_t n,
                        const Attr *attrs) {
  const Attr *first = item_of(attrs, 0);
  bool wrapped = n > 1 || types[0]->kind == TY_FUNCTION ||
                 (attr_is(first, AT_DICT) && first->as.dict.count);
  buf_puts(pr->out, wrapped ? " -> (" : " -> ");
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, types[i]);
    put_attrs_of(pr, item_of(attrs, i));
  }
  if (wrapped)
    put_lit(pr, ")");
}

static void put_function_signature(OpPrinter *pr, Op *op, const Type *type,
                                   const Attr *arg_attrs,
                                   const Attr *res_attrs) {
  const Block *entry = op->regions[0].first;
  uint32_t n = type->as.list.ninputs;
  put_lit(pr, "(");
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    if (entry) {
      put_arg(pr, entry->args[i], item_of(arg_attrs, i), true);
      continue;
    }
    put_type(pr, type_inputs(type)[i]);
    put_attrs_of(pr, item_of(arg_attrs, i));
  }
  if (type->as.list.variadic)
    buf_puts(pr->out, n ? ", ..." : "...");
  put_lit(pr, ")");
  uint32_t nresults = type->as.list.noutputs;
  if (nresults)
    put_results(pr, type_results(type), nresults, res_attrs);
}

// Bodies

static bool parse_function_body(Parser *p, OpState *st, const Signature *s) {
  const char *at = p->tok.start;
  Region *region;
  if (!tok_is(p, TK_LBRACE)) {
    state_add_region(p, st, arena_new(&p->scratch, Region));
    return true;
  }
  if (!(region = parse_region(p, s->args.data, s->args.size)))
    return false;
  if (region_is_empty(region)) {
    error_asm(p, at, "expected non-empty function body");
    hint_at(p, at, "a function that returns nothing ends with 'return'");
    return false;
  }
  state_add_region(p, st, region);
  return true;
}

static void put_function_body(OpPrinter *pr, Op *op) {
  if (region_is_empty(&op->regions[0]))
    return;
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
}

Attr *optional_visibility(Parser *p) {
  static const char *const words[] = {"public", "private", "nested"};
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    if (optional_keyword(p, words[i]))
      return attr_string(p->ctx, str_from(words[i]));
  return NULL;
}

// What the form says elsewhere may not be in the dictionary as well.
static bool parse_function_attrs(Parser *p, OpState *st,
                                 const char *type_name) {
  const char *const inferred[] = {"sym_visibility", "sym_name", type_name};
  const char *at = p->tok.start;
  if (!optional_attr_dict_keyword(p, st))
    return false;
  if (st->old)
    return true;
  for (size_t i = 0; i < ARRAY_SIZE(inferred); i++)
    for (size_t j = 0; j < st->attrs.size; j++)
      if (str_is(ident_str(st->attrs.data[j].name), inferred[i]))
        return error_asm(p, at,
                         "'%s' is an inferred attribute and should not be "
                         "specified in the explicit attribute dictionary",
                         inferred[i]);
  return true;
}

// Functions

static Attr *function_type(Parser *p, const Signature *s) {
  Types inputs = {0};
  for (size_t i = 0; i < s->args.size; i++)
    vec_push(&p->scratch, &inputs, s->args.data[i].type);
  return attr_type(p->ctx,
                   type_function(p->ctx, inputs.data, (uint32_t)inputs.size,
                                 s->results.data, (uint32_t)s->results.size));
}

typedef struct FunctionSlots {
  uint32_t name, type, visibility, arg_attrs, res_attrs;
} FunctionSlots;

static bool parse_function(Parser *p, OpState *st, const FunctionSlots *slots) {
  Signature s = {0};
  st->slots[slots->visibility] = optional_visibility(p);
  Ident *name = parse_symbol_name(p);
  if (!name || !parse_function_signature(p, &s))
    return false;
  st->slots[slots->name] = attr_string(p->ctx, ident_str(name));
  st->slots[slots->type] = function_type(p, &s);
  if (!parse_function_attrs(p, st, "function_type"))
    return false;
  st->slots[slots->arg_attrs] = signature_arg_attrs(p, &s);
  st->slots[slots->res_attrs] = signature_result_attrs(p, &s);
  return parse_function_body(p, st, &s);
}

static void print_function(OpPrinter *pr, Op *op, const FunctionSlots *slots) {
  static const char *const elided[] = {"sym_visibility", "sym_name",
                                       "function_type",  "arg_attrs",
                                       "res_attrs",      NULL};
  const Attr *visibility = op->slots[slots->visibility];
  put_lit(pr, " ");
  if (visibility) {
    buf_str(pr->out, visibility->as.string);
    put_lit(pr, " ");
  }
  symbol_name_print(pr->out, op->slots[slots->name]->as.string);
  put_function_signature(pr, op, op->slots[slots->type]->type,
                         op->slots[slots->arg_attrs],
                         op->slots[slots->res_attrs]);
  put_attr_dict_keyword(pr, op, elided);
  put_function_body(pr, op);
}

#define FUNCTION(token)                                                        \
  static const FunctionSlots slots_of_##token = {                              \
      A_##token##_sym_name, A_##token##_function_type,                         \
      A_##token##_sym_visibility, A_##token##_arg_attrs,                       \
      A_##token##_res_attrs};                                                  \
  bool parse_##token(Parser *p, OpState *st) {                                 \
    return parse_function(p, st, &slots_of_##token);                           \
  }                                                                            \
  void print_##token(OpPrinter *pr, Op *op) {                                  \
    print_function(pr, op, &slots_of_##token);                                 \
  }
FUNCTION(func_func)
FUNCTION(ml_program_func)
FUNCTION(ml_program_subgraph)
#undef FUNCTION
