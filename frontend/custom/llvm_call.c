// Custom forms of calls in the llvm dialect, and of landingpad.
//
//   llvm.call cconv? tailkind? callee(args) vararg(type)? bundles? {...}?
//     : (pointer-type `,`)? (types) -> type
//   llvm.invoke cconv? callee(args) to ^a unwind ^b vararg(type)? bundles? ...
//   llvm.call_intrinsic "name"(args) bundles? {...}? : (types) -> type
//   bundles ::= `[` "tag"(operands : types) (`,` ...)* `]`
//
// A callee is @name, or the pointer as first operand.

#include "frontend/custom/llvm.h"

// Operand bundles

typedef struct BundleList {
  Operands operands;
  Types types;
  Attrs tags;
  Vec(int32_t) sizes;
} BundleList;

static bool parse_bundle(Parser *p, void *user) {
  BundleList *b = user;
  Token tag = p->tok;
  if (!parse_token(p, TK_STRING, "expected string") ||
      !parse_punct(p, TK_LPAREN))
    return false;
  vec_push(&p->scratch, &b->tags, attr_string(p->ctx, token_string(p, tag)));
  size_t before = b->operands.size;
  if (!tok_is(p, TK_RPAREN)) {
    if (!parse_operands(p, &b->operands) || !parse_punct(p, TK_COLON) ||
        !parse_types(p, &b->types))
      return false;
  }
  if (b->types.size != b->operands.size)
    return error_here(p, "expected as many types as operands in a bundle");
  vec_push(&p->scratch, &b->sizes, (int32_t)(b->operands.size - before));
  return parse_punct(p, TK_RPAREN);
}

bool parse_llvm_bundles(Parser *p, OpState *st, LlvmBundles *out) {
  BundleList b = {0};
  *out = (LlvmBundles){0};
  if (tok_is(p, TK_LSQUARE) &&
      !parse_list(p, DELIM_SQUARE, parse_bundle, &b, ""))
    return false;
  out->present = b.sizes.size;
  out->operands = b.operands;
  out->types = b.types;
  state_set_attr(p, st, "op_bundle_sizes",
                 attr_dense_i32(p->ctx, b.sizes.data, b.sizes.size));
  if (b.tags.size)
    state_set_attr(p, st, "op_bundle_tags",
                   attr_array(p->ctx, b.tags.data, (uint32_t)b.tags.size));
  return true;
}

void put_llvm_bundles(OpPrinter *pr, const Op *op, uint32_t first,
                      const Attr *sizes, const Attr *tags) {
  uint64_t n = attr_is(tags, AT_ARRAY) ? tags->as.array.count : 0;
  if (!n)
    return;
  put_lit(pr, "[");
  for (uint32_t i = 0; i < n; i++) {
    uint32_t count = (uint32_t)dense_int(sizes, i);
    if (i)
      put_lit(pr, ", ");
    put_attr(pr, tags->as.array.items[i]);
    put_lit(pr, "(");
    if (count) {
      put_values(pr, op->operands + first, count);
      put_lit(pr, " : ");
      put_types(pr, op->operands + first, count);
    }
    put_lit(pr, ")");
    first += count;
  }
  put_lit(pr, "]");
}

static void put_bundles_of(OpPrinter *pr, const Op *op, uint32_t group,
                           uint32_t sizes, uint32_t tags) {
  uint32_t first, count;
  const Attr *list = op_slot(op, tags);
  if (!attr_is(list, AT_ARRAY) || !list->as.array.count ||
      !op_operand_group(op, group, &first, &count))
    return;
  put_lit(pr, " ");
  put_llvm_bundles(pr, op, first, op_slot(op, sizes), list);
}

// Signatures with attributes: (i32 {llvm.noundef}, ptr) -> (i32 {...})

typedef struct CallTypes {
  Types types;
  Attrs attrs;
  bool has_attrs;
} CallTypes;

static bool parse_call_type(Parser *p, void *user) {
  CallTypes *list = user;
  NamedAttrs attrs = {0};
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (tok_is(p, TK_LBRACE) && !parse_attr_dict(p, &attrs))
    return false;
  list->has_attrs |= attrs.size > 0;
  vec_push(&p->scratch, &list->types, type);
  vec_push(&p->scratch, &list->attrs,
           attrs.size ? attr_dict(p->ctx, attrs.data, (uint32_t)attrs.size)
                      : p->ctx->empty_dict);
  return true;
}

// Silent when there is no arrow; the caller says what it expected. A result has
// attributes only in parentheses.
static bool parse_call_results(Parser *p, CallTypes *results) {
  if (!consume_if(p, TK_ARROW))
    return false;
  if (tok_is(p, TK_LPAREN))
    return parse_list(p, DELIM_PAREN, parse_call_type, results, "");
  Type *type = parse_type(p);
  if (!type)
    return false;
  vec_push(&p->scratch, &results->types, type);
  return true;
}

static Attr *list_attr(Parser *p, const CallTypes *list) {
  if (!list->has_attrs)
    return NULL;
  return attr_array(p->ctx, list->attrs.data, (uint32_t)list->attrs.size);
}

// `at` is the colon before the types.
static bool check_call_results(Parser *p, const CallTypes *results,
                               const char *at) {
  if (results->types.size > 1)
    return error_asm(p, at, "expected function with 0 or 1 result");
  if (results->types.size && results->types.data[0] == p->ctx->llvm_void)
    return error_asm(p, at, "expected a non-void result type");
  return true;
}

static bool parse_call_signature(Parser *p, OpState *st, CallTypes *args,
                                 const char *at, bool direct) {
  CallTypes results = {0};
  if (!parse_list(p, DELIM_PAREN, parse_call_type, args, "") ||
      !parse_call_results(p, &results))
    return error_asm(p, at,
                     direct ? "expected direct call to have 1 trailing types"
                            : "expected trailing function type");
  if (!check_call_results(p, &results, at))
    return false;
  Attr *arg_attrs = list_attr(p, args), *res_attrs = list_attr(p, &results);
  if (arg_attrs)
    state_set_attr(p, st, "arg_attrs", arg_attrs);
  if (res_attrs)
    state_set_attr(p, st, "res_attrs", res_attrs);
  for (size_t i = 0; i < results.types.size; i++)
    vec_push(&p->scratch, &st->types, results.types.data[i]);
  return true;
}

static void put_item_attrs(OpPrinter *pr, const Attr *list, uint32_t i) {
  if (!attr_is(list, AT_ARRAY) || i >= list->as.array.count)
    return;
  const Attr *dict = list->as.array.items[i];
  if (!attr_is(dict, AT_DICT) || !dict->as.dict.count)
    return;
  put_lit(pr, " {");
  put_dict_items(pr, dict->as.dict.items, dict->as.dict.count);
  put_lit(pr, "}");
}

static bool has_item_attrs(const Attr *list) {
  return attr_is(list, AT_ARRAY) && list->as.array.count &&
         attr_is(list->as.array.items[0], AT_DICT) &&
         list->as.array.items[0]->as.dict.count;
}

static void put_call_signature(OpPrinter *pr, const Op *op, uint32_t first,
                               uint32_t count, const Attr *arg_attrs,
                               const Attr *res_attrs) {
  put_lit(pr, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, op_operand(op, first + i)->type);
    put_item_attrs(pr, arg_attrs, i);
  }
  put_lit(pr, ") -> ");
  bool bare = op->nresults == 1 && !has_item_attrs(res_attrs);
  if (!bare)
    put_lit(pr, "(");
  for (uint32_t i = 0; i < op->nresults; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, op_result(op, i)->type);
    put_item_attrs(pr, res_attrs, i);
  }
  if (!bare)
    put_lit(pr, ")");
}

// Callees

typedef struct Callee {
  Operands operands; // the pointer first, when there is one
  bool indirect;
  const char *at;
} Callee;

static Attr *parse_callee_symbol(Parser *p) {
  const char *at = p->tok.start;
  Attr *symbol = parse_attr(p, NULL);
  if (symbol && symbol->kind != AT_SYMBOL_REF)
    return error_asm(p, at, "invalid kind of attribute specified"), NULL;
  return symbol;
}

static bool parse_callee(Parser *p, OpState *st, Callee *callee) {
  callee->indirect = tok_is(p, TK_PERCENT_ID);
  callee->at = p->tok.start;
  if (callee->indirect) {
    Operand pointer;
    if (!parse_operand(p, &pointer, true))
      return false;
    vec_push(&p->scratch, &callee->operands, pointer);
  } else {
    Attr *symbol = parse_callee_symbol(p);
    if (!symbol)
      return false;
    state_set_attr(p, st, "callee", symbol);
  }
  return parse_operands_in(p, DELIM_PAREN, &callee->operands);
}

static bool optional_vararg(Parser *p, OpState *st) {
  if (!optional_keyword(p, "vararg"))
    return true;
  if (!parse_punct(p, TK_LPAREN))
    return false;
  const char *at = p->tok.start;
  Attr *type = parse_attr(p, NULL);
  if (!type)
    return false;
  if (type->kind != AT_TYPE)
    return error_asm(p, at, "invalid kind of attribute specified");
  state_set_attr(p, st, "var_callee_type", type);
  return parse_punct(p, TK_RPAREN);
}

// The type of a callee that an old call does not say: a pointer to what is
// called.
static Type *callee_pointer(Parser *p, const OpState *st, const Callee *callee,
                            const CallTypes *args) {
  Type *known = ssa_type(p, callee->operands.data[0]);
  if (known)
    return known;
  Type *result = st->types.size ? st->types.data[0] : p->ctx->llvm_void;
  Type *function = type_llvm_func(p->ctx, result, args->types.data,
                                  (uint32_t)args->types.size, false);
  return type_llvm_ptr(p->ctx, function, 0);
}

// `: (pointer-type `,`)? signature`; resolves the operands.
static bool parse_call_types(Parser *p, OpState *st, Callee *callee) {
  CallTypes args = {0};
  Types all = {0};
  const char *colon = p->tok.start;
  if (!parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  bool says_pointer = callee->indirect && !(tok_is(p, TK_LPAREN) &&
                                            take_old(p, OLD_INDIRECT_CALL, at));
  if (says_pointer) {
    Type *pointer = parse_type(p);
    if (!pointer)
      return false;
    if (!consume_if(p, TK_COMMA))
      return error_asm(p, colon,
                       "expected indirect call to have 2 trailing types");
    vec_push(&p->scratch, &all, pointer);
  }
  if (!parse_call_signature(p, st, &args, colon, !callee->indirect))
    return false;
  if (callee->indirect && !says_pointer)
    vec_push(&p->scratch, &all, callee_pointer(p, st, callee, &args));
  for (size_t i = 0; i < args.types.size; i++)
    vec_push(&p->scratch, &all, args.types.data[i]);
  return resolve_operands(p, st, &callee->operands, all.data, all.size,
                          callee->at);
}

static void put_callee(OpPrinter *pr, const Op *op, const Attr *symbol,
                       uint32_t count) {
  if (symbol)
    put_attr(pr, symbol);
  else
    put_value(pr, op_operand(op, 0));
  uint32_t first = !symbol;
  put_lit(pr, "(");
  put_values(pr, op->operands + first, count - first);
  put_lit(pr, ")");
}

static void put_vararg(OpPrinter *pr, const Attr *type) {
  if (!type)
    return;
  put_lit(pr, " vararg(");
  put_attr(pr, type);
  put_lit(pr, ")");
}

static const char *const call_elided[] = {"callee",
                                          "CConv",
                                          "var_callee_type",
                                          "TailCallKind",
                                          "op_bundle_sizes",
                                          "op_bundle_tags",
                                          "arg_attrs",
                                          "res_attrs",
                                          "operandSegmentSizes",
                                          NULL};

// llvm.call

bool parse_llvm_call(Parser *p, OpState *st) {
  Callee callee = {0};
  LlvmBundles bundles;
  st->slots[A_llvm_call_CConv] =
      optional_flags_attr(p, def_attr_llvm_cconv, E_llvm_cconv_ccc);
  st->slots[A_llvm_call_TailCallKind] = optional_flags_attr(
      p, def_attr_llvm_tailcallkind, E_llvm_tail_call_kind_none);
  if (!parse_callee(p, st, &callee) || !optional_vararg(p, st) ||
      !parse_llvm_bundles(p, st, &bundles) || !optional_attr_dict(p, st) ||
      !parse_call_types(p, st, &callee))
    return false;
  int32_t sizes[] = {(int32_t)callee.operands.size,
                     (int32_t)bundles.operands.size};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 2);
  return resolve_operands(p, st, &bundles.operands, bundles.types.data,
                          bundles.types.size, callee.at);
}

// Prints convention, tail kind, callee, arguments, bundles, types.
void print_llvm_call(OpPrinter *pr, Op *op) {
  const Attr *symbol = op_slot(op, A_llvm_call_callee);
  uint32_t first = 0, count = 0;
  op_operand_group(op, G_llvm_call_callee_operands, &first, &count);
  put_lit(pr, " ");
  put_flags_keyword(pr, op_slot(op, A_llvm_call_CConv), E_llvm_cconv_ccc);
  put_flags_keyword(pr, op_slot(op, A_llvm_call_TailCallKind),
                    E_llvm_tail_call_kind_none);
  put_callee(pr, op, symbol, count);
  put_vararg(pr, op_slot(op, A_llvm_call_var_callee_type));
  put_bundles_of(pr, op, G_llvm_call_op_bundle_operands,
                 A_llvm_call_op_bundle_sizes, A_llvm_call_op_bundle_tags);
  put_attr_dict(pr, op, call_elided);
  put_lit(pr, " : ");
  if (!symbol) {
    put_type(pr, op_operand(op, 0)->type);
    put_lit(pr, ", ");
  }
  put_call_signature(pr, op, !symbol, count - !symbol,
                     op_slot(op, A_llvm_call_arg_attrs),
                     op_slot(op, A_llvm_call_res_attrs));
}

// llvm.invoke

typedef struct Edge {
  Operands operands;
  Types types;
} Edge;

static bool parse_edge(Parser *p, OpState *st, Edge *edge) {
  Block *block = parse_successor(p);
  if (!block)
    return false;
  vec_push(&p->scratch, &st->successors, block);
  if (!consume_if(p, TK_LPAREN))
    return true;
  return parse_operands(p, &edge->operands) && parse_punct(p, TK_COLON) &&
         parse_types(p, &edge->types) && parse_punct(p, TK_RPAREN);
}

static void put_edge(OpPrinter *pr, const Op *op, uint32_t successor,
                     uint32_t group) {
  uint32_t first = 0, count = 0;
  op_operand_group(op, group, &first, &count);
  put_successor(pr, op->successors[successor].block);
  if (!count)
    return;
  put_lit(pr, "(");
  put_values(pr, op->operands + first, count);
  put_lit(pr, " : ");
  put_types(pr, op->operands + first, count);
  put_lit(pr, ")");
}

// callee (arguments) `to` block `unwind` block bundles : type
bool parse_llvm_invoke(Parser *p, OpState *st) {
  Callee callee = {0};
  LlvmBundles bundles;
  Edge normal = {0}, unwind = {0};
  st->slots[A_llvm_invoke_CConv] =
      optional_flags_attr(p, def_attr_llvm_cconv, E_llvm_cconv_ccc);
  if (!parse_callee(p, st, &callee) || !parse_keyword(p, "to") ||
      !parse_edge(p, st, &normal) || !parse_keyword(p, "unwind") ||
      !parse_edge(p, st, &unwind) || !optional_vararg(p, st) ||
      !parse_llvm_bundles(p, st, &bundles) || !optional_attr_dict(p, st) ||
      !parse_call_types(p, st, &callee))
    return false;
  int32_t sizes[] = {
      (int32_t)callee.operands.size, (int32_t)normal.operands.size,
      (int32_t)unwind.operands.size, (int32_t)bundles.operands.size};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 4);
  return resolve_operands(p, st, &normal.operands, normal.types.data,
                          normal.types.size, callee.at) &&
         resolve_operands(p, st, &unwind.operands, unwind.types.data,
                          unwind.types.size, callee.at) &&
         resolve_operands(p, st, &bundles.operands, bundles.types.data,
                          bundles.types.size, callee.at);
}

// Prints what parse_llvm_invoke() reads.
void print_llvm_invoke(OpPrinter *pr, Op *op) {
  const Attr *symbol = op_slot(op, A_llvm_invoke_callee);
  uint32_t first = 0, count = 0;
  op_operand_group(op, G_llvm_invoke_callee_operands, &first, &count);
  put_lit(pr, " ");
  put_flags_keyword(pr, op_slot(op, A_llvm_invoke_CConv), E_llvm_cconv_ccc);
  put_callee(pr, op, symbol, count);
  put_lit(pr, " to ");
  put_edge(pr, op, 0, G_llvm_invoke_normalDestOperands);
  put_lit(pr, " unwind ");
  put_edge(pr, op, 1, G_llvm_invoke_unwindDestOperands);
  put_vararg(pr, op_slot(op, A_llvm_invoke_var_callee_type));
  put_bundles_of(pr, op, G_llvm_invoke_op_bundle_operands,
                 A_llvm_invoke_op_bundle_sizes, A_llvm_invoke_op_bundle_tags);
  put_attr_dict(pr, op, call_elided);
  put_lit(pr, " : ");
  if (!symbol) {
    put_type(pr, op_operand(op, 0)->type);
    put_lit(pr, ", ");
  }
  put_call_signature(pr, op, !symbol, count - !symbol,
                     op_slot(op, A_llvm_invoke_arg_attrs),
                     op_slot(op, A_llvm_invoke_res_attrs));
}

// llvm.call_intrinsic

// "name" (arguments) bundles attributes : type
bool parse_llvm_call_intrinsic(Parser *p, OpState *st) {
  Operands operands = {0};
  CallTypes args = {0};
  LlvmBundles bundles;
  Token name = p->tok;
  if (!parse_token(p, TK_STRING, "expected string"))
    return false;
  st->slots[A_llvm_call_intrinsic_intrin] =
      attr_string(p->ctx, token_string(p, name));
  const char *at = p->tok.start;
  if (!parse_operands_in(p, DELIM_PAREN, &operands) ||
      !parse_llvm_bundles(p, st, &bundles) || !optional_attr_dict(p, st))
    return false;
  const char *colon = p->tok.start;
  if (!parse_punct(p, TK_COLON) ||
      !parse_call_signature(p, st, &args, colon, true))
    return false;
  if (tok_is(p, TK_LBRACE) && take_old(p, OLD_DICT_BEHIND, p->tok.start) &&
      !optional_attr_dict(p, st))
    return false;
  int32_t sizes[] = {(int32_t)operands.size, (int32_t)bundles.operands.size};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 2);
  return resolve_operands(p, st, &operands, args.types.data, args.types.size,
                          at) &&
         resolve_operands(p, st, &bundles.operands, bundles.types.data,
                          bundles.types.size, at);
}

// Prints what parse_llvm_call_intrinsic() reads.
void print_llvm_call_intrinsic(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes",
                                       "op_bundle_sizes",
                                       "op_bundle_tags",
                                       "intrin",
                                       "arg_attrs",
                                       "res_attrs",
                                       NULL};
  uint32_t first = 0, count = 0;
  op_operand_group(op, G_llvm_call_intrinsic_args, &first, &count);
  put_lit(pr, " ");
  put_attr(pr, op_slot(op, A_llvm_call_intrinsic_intrin));
  put_lit(pr, "(");
  put_values(pr, op->operands + first, count);
  put_lit(pr, ")");
  put_bundles_of(pr, op, G_llvm_call_intrinsic_op_bundle_operands,
                 A_llvm_call_intrinsic_op_bundle_sizes,
                 A_llvm_call_intrinsic_op_bundle_tags);
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_call_signature(pr, op, first, count,
                     op_slot(op, A_llvm_call_intrinsic_arg_attrs),
                     op_slot(op, A_llvm_call_intrinsic_res_attrs));
}

// llvm.landingpad cleanup? ((`catch` | `filter`) value : type)* : type

// `cleanup`? ((`catch` | `filter`) operand : type)* : type
bool parse_llvm_landingpad(Parser *p, OpState *st) {
  if (optional_keyword(p, "cleanup"))
    st->slots[A_llvm_landingpad_cleanup] = p->ctx->unit;
  while (consume_if(p, TK_LPAREN)) {
    Operand operand;
    if (!optional_keyword(p, "filter") && !parse_keyword(p, "catch"))
      return false;
    if (!parse_operand(p, &operand, true) || !parse_punct(p, TK_COLON))
      return false;
    Type *type = parse_type(p);
    if (!type || !resolve_operand(p, st, operand, type) ||
        !parse_punct(p, TK_RPAREN))
      return false;
  }
  if (!parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (type)
    vec_push(&p->scratch, &st->types, type);
  return type;
}

void print_llvm_landingpad(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  if (op_slot(op, A_llvm_landingpad_cleanup))
    put_lit(pr, "cleanup ");
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op_operand(op, i);
    buf_puts(pr->out,
             value->type->kind == TY_LLVM_ARRAY ? "(filter " : "(catch ");
    put_value(pr, value);
    put_lit(pr, " : ");
    put_type(pr, value->type);
    put_lit(pr, ") ");
  }
  put_lit(pr, ": ");
  put_type(pr, op_result(op, 0)->type);
}
