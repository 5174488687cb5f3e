// Custom forms of the llvm dialect's symbols: func, global, alias.
//
//   llvm.func linkage? visibility? unnamed_addr? cconv? @name(args) (-> type)?
//     (vscale_range(min, max))? (comdat(@a::@b))? (attributes {...})? region?
//   llvm.mlir.global linkage? visibility? thread_local? unnamed_addr?
//     constant? @name(value?) (comdat(@a::@b))? {...}? (: type)? region?
//   llvm.mlir.alias linkage? visibility? thread_local? unnamed_addr? @name
//     {...}? : type region

#include "frontend/custom/llvm.h"

// Keywords of enums

static bool optional_case(Parser *p, const EnumInfo *info, int64_t *value) {
  if (!tok_is_word(p) || !enum_parse(info, token_str(p->tok), value))
    return false;
  advance(p);
  return true;
}

Attr *optional_flags_attr(Parser *p, const DefInfo *def, int64_t otherwise) {
  int64_t value = otherwise;
  optional_case(p, def->params[0].enum_info, &value);
  return attr_flags(p->ctx, def, value);
}

static Attr *optional_i64_case(Parser *p, const EnumInfo *info) {
  int64_t value = 0;
  optional_case(p, info, &value);
  return attr_i64(p->ctx, value);
}

void put_flags_keyword(OpPrinter *pr, const Attr *attr, int64_t unless) {
  int64_t value = attr_flags_value(attr);
  if (!attr || value == unless)
    return;
  enum_print(pr->out, attr->as.def.info->params[0].enum_info, value);
  put_lit(pr, " ");
}

static void put_i64_keyword(OpPrinter *pr, const EnumInfo *info,
                            const Attr *attr) {
  int64_t value = attr ? attr_to_i64(attr) : 0;
  if (!value)
    return;
  enum_print(pr->out, info, value);
  put_lit(pr, " ");
}

static bool optional_comdat(Parser *p, Attr **comdat) {
  if (!optional_keyword(p, "comdat"))
    return true;
  return parse_punct(p, TK_LPAREN) && (*comdat = parse_symbol_ref(p)) &&
         parse_punct(p, TK_RPAREN);
}

static void put_comdat(OpPrinter *pr, const Attr *comdat) {
  if (!comdat)
    return;
  put_lit(pr, " comdat(");
  put_attr(pr, comdat);
  put_lit(pr, ")");
}

static void put_symbol(OpPrinter *pr, const Attr *name) {
  symbol_name_print(pr->out, name->as.string);
}

static Attr *parse_name(Parser *p) {
  Ident *name = parse_symbol_name(p);
  return name ? attr_string(p->ctx, ident_str(name)) : NULL;
}

// Functions

// Makes the type of an llvm.func of its arguments and result.
static bool set_function_type(Parser *p, OpState *st, const Signature *s) {
  Types inputs = {0};
  if (s->results.size > 1)
    return error_asm(p, s->at,
                     "failed to construct function type: expected zero or one "
                     "function result");
  for (size_t i = 0; i < s->args.size; i++) {
    if (!type_is_llvm_compatible(s->args.data[i].type))
      return error_asm(p, s->at,
                       "failed to construct function type: expected LLVM type "
                       "for function arguments");
    vec_push(&p->scratch, &inputs, s->args.data[i].type);
  }
  Type *result = s->results.size ? s->results.data[0] : p->ctx->llvm_void;
  if (!type_is_llvm_compatible(result))
    return error_asm(p, s->at,
                     "failed to construct function type: expected LLVM type "
                     "for function results'%s'",
                     type_str(p->ctx, result));
  Type *type = type_llvm_func(p->ctx, result, inputs.data,
                              (uint32_t)inputs.size, s->is_variadic);
  st->slots[A_llvm_func_function_type] = attr_type(p->ctx, type);
  st->slots[A_llvm_func_arg_attrs] = signature_arg_attrs(p, s);
  st->slots[A_llvm_func_res_attrs] = signature_result_attrs(p, s);
  return true;
}

static bool optional_vscale_range(Parser *p, OpState *st) {
  int64_t low, high;
  if (!optional_keyword(p, "vscale_range"))
    return true;
  if (!parse_punct(p, TK_LPAREN) || !parse_i64(p, &low) ||
      !parse_punct(p, TK_COMMA) || !parse_i64(p, &high) ||
      !parse_punct(p, TK_RPAREN))
    return false;
  Attr *params[] = {attr_i32(p->ctx, (int32_t)low),
                    attr_i32(p->ctx, (int32_t)high)};
  st->slots[A_llvm_func_vscale_range] =
      attr_dialect(p->ctx, def_attr_llvm_vscale_range, params);
  return true;
}

// linkage visibility unnamed convention @name (arguments) -> result region
bool parse_llvm_func(Parser *p, OpState *st) {
  st->slots[A_llvm_func_linkage] =
      optional_flags_attr(p, def_attr_llvm_linkage, E_llvm_linkage_external);
  st->slots[A_llvm_func_visibility_] =
      optional_i64_case(p, &enum_llvm_visibility);
  st->slots[A_llvm_func_unnamed_addr] =
      optional_i64_case(p, &enum_llvm_unnamed_addr);
  st->slots[A_llvm_func_CConv] =
      optional_flags_attr(p, def_attr_llvm_cconv, E_llvm_cconv_ccc);
  Signature s = {.allow_variadic = true};
  if (!(st->slots[A_llvm_func_sym_name] = parse_name(p)) ||
      !parse_function_signature(p, &s) || !set_function_type(p, st, &s) ||
      !optional_vscale_range(p, st) ||
      !optional_comdat(p, &st->slots[A_llvm_func_comdat]) ||
      !optional_attr_dict_keyword(p, st))
    return false;
  Region *body = tok_is(p, TK_LBRACE)
                     ? parse_region(p, s.args.data, s.args.size)
                     : arena_new(&p->scratch, Region);
  if (body)
    state_add_region(p, st, body);
  return body;
}

static const Attr *item_of(const Attr *list, uint32_t i) {
  return attr_is(list, AT_ARRAY) && i < list->as.array.count
             ? list->as.array.items[i]
             : NULL;
}

static void put_param_attrs(OpPrinter *pr, const Attr *dict) {
  if (!attr_is(dict, AT_DICT) || !dict->as.dict.count)
    return;
  put_lit(pr, " {");
  put_dict_items(pr, dict->as.dict.items, dict->as.dict.count);
  put_lit(pr, "}");
}

static void put_func_args(OpPrinter *pr, Op *op, const Type *type) {
  const Attr *attrs = op_slot(op, A_llvm_func_arg_attrs);
  Block *entry = op->regions[0].first;
  put_lit(pr, "(");
  for (uint32_t i = 0; i < type->as.list.ninputs; i++) {
    if (i)
      put_lit(pr, ", ");
    if (entry && i < entry->nargs) {
      put_arg(pr, entry->args[i], item_of(attrs, i), true);
    } else {
      put_type(pr, type_inputs(type)[i]);
      put_param_attrs(pr, item_of(attrs, i));
    }
  }
  if (type->as.list.variadic)
    buf_puts(pr->out, type->as.list.ninputs ? ", ..." : "...");
  put_lit(pr, ")");
}

static void put_func_result(OpPrinter *pr, Op *op, const Type *type) {
  Type *result = type_results(type)[0];
  const Attr *attrs = item_of(op_slot(op, A_llvm_func_res_attrs), 0);
  bool has_attrs = attr_is(attrs, AT_DICT) && attrs->as.dict.count;
  if (result->kind == TY_LLVM_VOID)
    return;
  put_lit(pr, " -> ");
  if (has_attrs)
    put_lit(pr, "(");
  put_type(pr, result);
  put_param_attrs(pr, attrs);
  if (has_attrs)
    put_lit(pr, ")");
}

// Prints what parse_llvm_func() reads.
void print_llvm_func(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {
      "sym_name",     "function_type", "arg_attrs",   "res_attrs",
      "linkage",      "CConv",         "visibility_", "comdat",
      "unnamed_addr", "vscale_range",  NULL};
  const Type *type = op_slot(op, A_llvm_func_function_type)->type;
  put_lit(pr, " ");
  put_flags_keyword(pr, op_slot(op, A_llvm_func_linkage),
                    E_llvm_linkage_external);
  put_i64_keyword(pr, &enum_llvm_visibility,
                  op_slot(op, A_llvm_func_visibility_));
  put_i64_keyword(pr, &enum_llvm_unnamed_addr,
                  op_slot(op, A_llvm_func_unnamed_addr));
  put_flags_keyword(pr, op_slot(op, A_llvm_func_CConv), E_llvm_cconv_ccc);
  put_symbol(pr, op_slot(op, A_llvm_func_sym_name));
  put_func_args(pr, op, type);
  put_func_result(pr, op, type);
  const Attr *vscale = op_slot(op, A_llvm_func_vscale_range);
  if (vscale)
    buf_printf(pr->out, " vscale_range(%lld, %lld)",
               (long long)attr_to_i64(vscale->as.def.params[0]),
               (long long)attr_to_i64(vscale->as.def.params[1]));
  put_comdat(pr, op_slot(op, A_llvm_func_comdat));
  put_attr_dict_keyword(pr, op, elided);
  if (region_is_empty(&op->regions[0]))
    return;
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
}

// Globals

static bool parse_global_value(Parser *p, OpState *st) {
  if (!parse_punct(p, TK_LPAREN))
    return false;
  if (!tok_is(p, TK_RPAREN) &&
      !(st->slots[A_llvm_mlir_global_value] = parse_attr(p, NULL)))
    return false;
  return parse_punct(p, TK_RPAREN);
}

// Without a type, a string is an array of its characters.
static Type *global_type(Parser *p, const Attr *value, const char *at) {
  if (consume_if(p, TK_COLON))
    return parse_type(p);
  if (attr_is(value, AT_STRING))
    return type_llvm_array(p->ctx, p->ctx->i8, value->as.string.size);
  error_asm(p, at, "type can only be omitted for string globals");
  return NULL;
}

static bool optional_initializer(Parser *p, OpState *st) {
  Region *region = tok_is(p, TK_LBRACE) ? parse_region(p, NULL, 0)
                                        : arena_new(&p->scratch, Region);
  if (region)
    state_add_region(p, st, region);
  return region;
}

// linkage visibility ... @name (value) attributes : type, initializer
bool parse_llvm_mlir_global(Parser *p, OpState *st) {
  st->slots[A_llvm_mlir_global_linkage] =
      optional_flags_attr(p, def_attr_llvm_linkage, E_llvm_linkage_external);
  st->slots[A_llvm_mlir_global_visibility_] =
      optional_i64_case(p, &enum_llvm_visibility);
  if (optional_keyword(p, "thread_local"))
    st->slots[A_llvm_mlir_global_thread_local_] = p->ctx->unit;
  st->slots[A_llvm_mlir_global_unnamed_addr] =
      optional_i64_case(p, &enum_llvm_unnamed_addr);
  if (optional_keyword(p, "constant"))
    st->slots[A_llvm_mlir_global_constant] = p->ctx->unit;
  if (!(st->slots[A_llvm_mlir_global_sym_name] = parse_name(p)) ||
      !parse_global_value(p, st) ||
      !optional_comdat(p, &st->slots[A_llvm_mlir_global_comdat]) ||
      !optional_attr_dict(p, st))
    return false;
  Type *type = global_type(p, st->slots[A_llvm_mlir_global_value], st->at);
  if (!type)
    return false;
  st->slots[A_llvm_mlir_global_global_type] = attr_type(p->ctx, type);
  return optional_initializer(p, st);
}

static bool type_follows(const Attr *value, const Type *type) {
  return !attr_is(value, AT_STRING) || type->kind != TY_LLVM_ARRAY ||
         type->as.array.count != value->as.string.size ||
         !type_is_int(type->as.array.element, 8);
}

// Prints what parse_llvm_mlir_global() reads.
void print_llvm_mlir_global(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {
      "sym_name",     "global_type",   "constant",    "value",  "linkage",
      "unnamed_addr", "thread_local_", "visibility_", "comdat", NULL};
  const Attr *value = op_slot(op, A_llvm_mlir_global_value);
  const Type *type = op_slot(op, A_llvm_mlir_global_global_type)->type;
  put_lit(pr, " ");
  put_flags_keyword(pr, op_slot(op, A_llvm_mlir_global_linkage), -1);
  put_i64_keyword(pr, &enum_llvm_visibility,
                  op_slot(op, A_llvm_mlir_global_visibility_));
  if (op_slot(op, A_llvm_mlir_global_thread_local_))
    put_lit(pr, "thread_local ");
  put_i64_keyword(pr, &enum_llvm_unnamed_addr,
                  op_slot(op, A_llvm_mlir_global_unnamed_addr));
  if (op_slot(op, A_llvm_mlir_global_constant))
    put_lit(pr, "constant ");
  put_symbol(pr, op_slot(op, A_llvm_mlir_global_sym_name));
  put_lit(pr, "(");
  if (value)
    put_attr(pr, value);
  put_lit(pr, ")");
  put_comdat(pr, op_slot(op, A_llvm_mlir_global_comdat));
  put_full_dict(pr, op, elided);
  if (type_follows(value, type)) {
    put_lit(pr, " : ");
    put_type(pr, type);
  }
  if (region_is_empty(&op->regions[0]))
    return;
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
}

// Aliases

bool parse_llvm_mlir_alias(Parser *p, OpState *st) {
  st->slots[A_llvm_mlir_alias_linkage] =
      optional_flags_attr(p, def_attr_llvm_linkage, E_llvm_linkage_external);
  st->slots[A_llvm_mlir_alias_visibility_] =
      optional_i64_case(p, &enum_llvm_visibility);
  if (optional_keyword(p, "thread_local"))
    st->slots[A_llvm_mlir_alias_thread_local_] = p->ctx->unit;
  st->slots[A_llvm_mlir_alias_unnamed_addr] =
      optional_i64_case(p, &enum_llvm_unnamed_addr);
  if (!(st->slots[A_llvm_mlir_alias_sym_name] = parse_name(p)) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (!type)
    return false;
  st->slots[A_llvm_mlir_alias_alias_type] = attr_type(p->ctx, type);
  return optional_initializer(p, st);
}

void print_llvm_mlir_alias(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {
      "sym_name",      "alias_type",  "linkage", "unnamed_addr",
      "thread_local_", "visibility_", NULL};
  put_lit(pr, " ");
  put_flags_keyword(pr, op_slot(op, A_llvm_mlir_alias_linkage), -1);
  put_i64_keyword(pr, &enum_llvm_visibility,
                  op_slot(op, A_llvm_mlir_alias_visibility_));
  if (op_slot(op, A_llvm_mlir_alias_thread_local_))
    put_lit(pr, "thread_local ");
  put_i64_keyword(pr, &enum_llvm_unnamed_addr,
                  op_slot(op, A_llvm_mlir_alias_unnamed_addr));
  put_symbol(pr, op_slot(op, A_llvm_mlir_alias_sym_name));
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_slot(op, A_llvm_mlir_alias_alias_type)->type);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, true, false);
}
