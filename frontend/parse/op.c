// Operations, blocks and regions.
//
//   operation ::= (results `=`)? (generic | custom) trailing-location?
//   generic   ::= string `(` operands? `)` successors? properties? regions?
//                 dictionary? `:` function-type
//   custom    ::= name, then what the SYNTAX column of its row says
//
// Operands come before their types, so they are kept as names (Operand) until
// the types are known; regions come before the operation exists, so they are
// read into temporaries that the operation takes over.
//
// After an error the parser of mlcc goes on behind the operation (recover()):
// the names it would have defined are poisoned, their uses are no errors.

#include "frontend/old/forms.h"

// Operands

bool parse_operand(Parser *p, Operand *operand, bool allow_number) {
  *operand = (Operand){token_str(p->tok), p->tok.start, 0};
  if (!parse_token(p, TK_PERCENT_ID, "expected SSA operand"))
    return false;
  if (!tok_is(p, TK_HASH_ID))
    return true;
  if (!allow_number)
    return error_here(p, "result number not allowed in argument list");
  Token number = {TK_INTEGER, p->tok.size - 1, p->tok.start + 1};
  uint64_t n;
  bool digits = number.start[0] >= '0' && number.start[0] <= '9';
  if (!digits || !token_u64(number, &n) || n > INT32_MAX)
    return error_here(p, "invalid SSA value result number");
  operand->number = (uint32_t)n;
  advance(p);
  return true;
}

static bool parse_list_operand(Parser *p, void *operands) {
  Operand operand;
  if (!parse_operand(p, &operand, true))
    return false;
  vec_push(&p->scratch, (Operands *)operands, operand);
  return true;
}

bool parse_operands(Parser *p, Operands *operands) {
  if (!tok_is(p, TK_PERCENT_ID))
    return true;
  return parse_list(p, DELIM_NONE, parse_list_operand, operands, "");
}

bool parse_operands_in(Parser *p, Delimiter delimiter, Operands *operands) {
  return parse_list(p, delimiter, parse_list_operand, operands,
                    " in operand list");
}

bool parse_n_operands(Parser *p, Delimiter delimiter, size_t n,
                      Operands *operands) {
  const char *at = p->tok.start;
  if (delimiter == DELIM_NONE && !tok_is(p, TK_PERCENT_ID)) {
    if (!n)
      return true;
    if (tok_is(p, TK_LPAREN) || tok_is(p, TK_LSQUARE))
      return error_here(p, "unexpected delimiter");
    return error_token(p, "expected operand");
  }
  if (!parse_operands_in(p, delimiter, operands))
    return false;
  return operands->size == n || error_asm(p, at, "expected %zu operands", n);
}

bool optional_arrow_types(Parser *p, Types *types) {
  return !consume_if(p, TK_ARROW) || parse_result_types(p, types);
}

static Type *parse_typed(Parser *p, TypeKind kind, const char *name) {
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (type && type->kind != kind)
    return error_asm(p, at,
                     "invalid kind of type specified: expected %s, but "
                     "found '%s'",
                     name, type_str(p->ctx, type)),
           NULL;
  return type;
}

Type *parse_memref_typed(Parser *p) {
  return parse_typed(p, TY_MEMREF, "builtin.memref");
}

Type *parse_function_typed(Parser *p) {
  return parse_typed(p, TY_FUNCTION, "builtin.function");
}

bool resolve_operand(Parser *p, OpState *st, Operand operand, Type *type) {
  Value *value = ssa_use(p, operand, type);
  if (!value)
    return false;
  vec_push(&p->scratch, &st->operands, value);
  return true;
}

bool have_types(Parser *p, const Operands *operands, size_t ntypes,
                const char *at) {
  return operands->size == ntypes ||
         error_asm(p, at,
                   "number of operands and types do not match: got %zu "
                   "operands and %zu types",
                   operands->size, ntypes);
}

bool resolve_operands(Parser *p, OpState *st, const Operands *operands,
                      Type *const *types, size_t ntypes, const char *at) {
  if (!have_types(p, operands, ntypes, at))
    return false;
  for (size_t i = 0; i < ntypes; i++)
    if (!resolve_operand(p, st, operands->data[i], types[i]))
      return false;
  return true;
}

bool resolve_operands_as(Parser *p, OpState *st, const Operands *operands,
                         Type *type) {
  for (size_t i = 0; i < operands->size; i++)
    if (!resolve_operand(p, st, operands->data[i], type))
      return false;
  return true;
}

// What the operation is made of

static void state_init(Parser *p, OpState *st, const OpInfo *info,
                       const char *at, Block *block) {
  *st = (OpState){
      .info = info, .at = at, .loc = parser_loc(p, at), .block = block};
  uint32_t nslots = info->opcode == OP_UNREGISTERED ? 1 : info->nattrs;
  st->slots = arena_zero(&p->scratch, nslots * sizeof(Attr *), 8);
}

void state_set_attr(Parser *p, OpState *st, const char *name, Attr *value) {
  int slot = op_slot_index(st->info, str_from(name));
  if (slot >= 0) {
    st->slots[slot] = value;
    return;
  }
  NamedAttr attr = {ctx_ident(p->ctx, str_from(name)), value};
  vec_push(&p->scratch, &st->attrs, attr);
}

void state_set_segments(Parser *p, OpState *st, const char *name,
                        const int32_t *sizes, uint32_t n) {
  state_set_attr(p, st, name, attr_dense_i32(p->ctx, sizes, n));
}

void state_add_region(Parser *p, OpState *st, Region *region) {
  vec_push(&p->scratch, &st->regions, region);
}

// The slot of an attribute by that name; -1: it has none. Properties have no
// attribute.
int inherent_slot(const OpInfo *info, Ident *name) {
  int slot = op_slot_index(info, ident_str(name));
  return slot >= 0 && info->attrs[slot].constraint->property ? -1 : slot;
}

static bool is_storable(const AttrConstraint *constraint, const Attr *value) {
  if (constraint->storage != AT__MAX)
    return value->kind == constraint->storage;
  return !constraint->fits || constraint->fits(value);
}

// The sizes of how many groups?
bool slot_is_sizes(const OpInfo *info, uint32_t slot, uint32_t *n) {
  uint64_t traits[] = {TRAIT_OPERAND_SEGMENTS, TRAIT_RESULT_SEGMENTS};
  for (uint32_t i = 0; i < ARRAY_SIZE(traits); i++) {
    if (!(info->traits & traits[i]) ||
        op_segments_slot(info, traits[i]) != slot)
      continue;
    *n = i ? info->nresults : info->noperands;
    return true;
  }
  return false;
}

static bool are_sizes(const Attr *value, uint32_t n) {
  return value->kind == AT_DENSE_ARRAY && type_is_int(value->type, 32) &&
         value->as.dense.count == n;
}

static bool repeated_attr(Parser *p, const OpState *st, Ident *name) {
  return error_asm(p, st->at,
                   "attribute '%s' occurs more than once in the attribute list",
                   name->data);
}

// Inherent attributes of a dictionary go to their slots, unless they are sizes
// of some other list. Where a hook reads the operation, MLIR has what was read
// in that dictionary, and what an operation cannot store gets lost on the way.
static bool split_attrs(Parser *p, OpState *st, bool is_hook) {
  bool drops = is_hook && p->options->vintage == VINTAGE_MLIR22;
  PtrMap names = {0};
  size_t kept = 0;
  uint32_t nsizes;
  rename_old_attrs(p, st);
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    int slot = inherent_slot(st->info, attr.name);
    if (slot >= 0 && is_hook && st->slots[slot])
      return repeated_attr(p, st, attr.name);
    if (slot >= 0) {
      if (slot_is_sizes(st->info, (uint32_t)slot, &nsizes) &&
          !are_sizes(attr.value, nsizes))
        continue;
      if (attr.value->kind == AT_ARRAY && !is_hook)
        attr.value = old_integers(p, st, (uint32_t)slot, attr.value);
      if (!drops || is_storable(st->info->attrs[slot].constraint, attr.value))
        st->slots[slot] = attr.value;
      continue;
    }
    if (attrs_have(&p->scratch, &names, st->attrs.data, kept, attr.name))
      return repeated_attr(p, st, attr.name);
    st->attrs.data[kept++] = attr;
  }
  st->attrs.size = kept;
  return true;
}

static Attr *discardable(Parser *p, const OpState *st) {
  if (!st->attrs.size)
    return NULL;
  return attr_dict(p->ctx, st->attrs.data, (uint32_t)st->attrs.size);
}

static void fill_defaults(Parser *p, OpState *st) {
  for (uint32_t i = 0; i < st->info->nattrs; i++)
    if (!st->slots[i] && st->info->attrs[i].presence == ATTR_DEFAULT)
      st->slots[i] = syntax_default(p->ctx, st->info, i);
}

// Result types that the row's hook finds out from all the rest.
static bool infer_types(Parser *p, OpState *st, OpSpec *spec) {
  enum { ROOM = 16 };
  Type **types = arena_array(&p->scratch, Type *, ROOM);
  uint32_t n = st->info->infer(p->ctx, spec, types, ROOM);
  if (n == INFER_FAILED)
    return false;
  if (n > ROOM) {
    types = arena_array(&p->scratch, Type *, n);
    st->info->infer(p->ctx, spec, types, n);
  }
  spec->result_types = types;
  spec->nresults = n;
  return true;
}

// Makes the operation that was parsed, with old forms brought up to date.
static Op *create_op(Parser *p, Block *block, OpState *st) {
  if (st->old && st->old->fix && !st->old->fix(p, st))
    return NULL;
  if (!complete_old_op(p, st))
    return NULL;
  modernize_op(p, st);
  OpSpec spec = {
      .info = st->info,
      .loc = st->loc,
      .result_types = st->types.data,
      .operands = st->operands.data,
      .successors = st->successors.data,
      .nresults = (uint32_t)st->types.size,
      .noperands = (uint32_t)st->operands.size,
      .nsuccessors = (uint32_t)st->successors.size,
      .nregions = (uint32_t)st->regions.size,
      .slots = st->slots,
      .attrs = discardable(p, st),
  };
  if (st->infers && !infer_types(p, st, &spec))
    return NULL;
  Op *op = op_create(p->ctx, p->pool, &spec);
  for (uint32_t i = 0; i < op->nregions; i++)
    region_move_blocks(st->regions.data[i], &op->regions[i], NULL);
  op_append(block, op);
  return op;
}

// Generic form

// Until 2020 a successor had its operands in the list: ^bb(%a, %b : i32, f32).
typedef struct Successors {
  OpState *st;
  Operands operands; // of all of them
  Types types;
  Dims counts;
} Successors;

static bool parse_successor_operands(Parser *p, Successors *s) {
  return parse_operands(p, &s->operands) && parse_punct(p, TK_COLON) &&
         parse_types(p, &s->types) && parse_punct(p, TK_RPAREN);
}

static bool parse_successor_element(Parser *p, void *user) {
  Successors *s = user;
  Block *block = parse_successor(p);
  size_t before = s->operands.size;
  if (!block)
    return false;
  vec_push(&p->scratch, &s->st->successors, block);
  if (tok_is(p, TK_LPAREN) &&
      take_old(p, OLD_SUCCESSOR_OPERANDS, p->tok.start)) {
    advance(p);
    if (!parse_successor_operands(p, s))
      return false;
  }
  vec_push(&p->scratch, &s->counts, (int64_t)(s->operands.size - before));
  return true;
}

// They go behind the other operands, each successor's in a group.
static bool append_successor_operands(Parser *p, OpState *st,
                                      const Successors *s) {
  const OpInfo *info = st->info;
  if (!s->operands.size && !(st->old && s->counts.size))
    return true;
  size_t n = 1 + s->counts.size;
  int32_t *sizes = arena_zero(&p->scratch, (n + info->noperands) * 4, 4);
  sizes[0] = (int32_t)st->operands.size;
  for (size_t i = 1; i < n; i++)
    sizes[i] = (int32_t)s->counts.data[i - 1];
  if (info->traits & TRAIT_OPERAND_SEGMENTS) {
    Attr **slot = &st->slots[op_segments_slot(info, TRAIT_OPERAND_SEGMENTS)];
    if (!*slot)
      *slot = attr_dense_i32(p->ctx, sizes, info->noperands);
  }
  return resolve_operands(p, st, &s->operands, s->types.data, s->types.size,
                          st->at);
}

Block *parse_successor(Parser *p) {
  Token name = p->tok;
  if (!parse_token(p, TK_CARET_ID, "expected block name"))
    return NULL;
  return ssa_block_use(p, name);
}

static bool parse_successors(Parser *p, OpState *st, Successors *s) {
  s->st = st;
  if (!tok_is(p, TK_LSQUARE))
    return true;
  bool registered = st->info->opcode != OP_UNREGISTERED;
  if (registered && !(st->info->traits & TRAIT_TERMINATOR))
    return error_here(p, "successors in non-terminator");
  advance(p);
  return parse_list_until(p, TK_RSQUARE, parse_successor_element, s, false);
}

static bool parse_properties(Parser *p, OpState *st) {
  if (!consume_if(p, TK_LESS))
    return true;
  st->properties = parse_attr(p, NULL);
  return st->properties &&
         parse_token(p, TK_GREATER, "expected '>' to close properties");
}

static bool parse_regions(Parser *p, OpState *st) {
  if (!consume_if(p, TK_LPAREN))
    return true;
  do {
    Region *region = parse_region(p, NULL, 0);
    if (!region)
      return false;
    state_add_region(p, st, region);
  } while (consume_if(p, TK_COMMA));
  return parse_token(p, TK_RPAREN, "expected ')' to end region list");
}

static bool parse_signature(Parser *p, OpState *st, const Operands *operands) {
  if (!parse_token(p, TK_COLON, "expected ':' followed by operation type"))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_FUNCTION)
    return error_at(p, at, "expected function type");
  uint32_t ninputs = type->as.list.ninputs;
  if (operands->size != ninputs)
    return error_at(p, at, "expected %zu operand type%s but had %u",
                    operands->size, operands->size == 1 ? "" : "s", ninputs);
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    vec_push(&p->scratch, &st->types, type_results(type)[i]);
  return resolve_operands(p, st, operands, type_inputs(type), ninputs, at);
}

// The bits that an integer, or the attribute of the enum, says; NULL: neither.
static Attr *read_bits(Parser *p, const AttrConstraint *constraint,
                       const Attr *value) {
  if (value->kind == AT_DIALECT && value->as.def.info == constraint->def)
    value = value->as.def.params[0];
  if (value->kind != AT_INTEGER)
    return NULL;
  return attr_int(p->ctx, constraint->build(p->ctx),
                  (int64_t)(value->as.words[0] & UINT32_MAX));
}

// What is wrong with a property, into `text`.
static void check_property(Parser *p, const OpInfo *info, uint32_t i,
                           Attr **slot, Buf *text) {
  const AttrConstraint *constraint = info->attrs[i].constraint;
  const Attr *value = *slot;
  uint32_t n;
  if (constraint->property) {
    *slot = read_bits(p, constraint, value);
    if (!*slot)
      buf_printf(text, "expected %s", constraint->property);
  } else if (slot_is_sizes(info, i, &n) && !is_storable(constraint, value))
    buf_lit(text, "expected DenseI32ArrayAttr for key `value`");
  else if (!is_storable(constraint, value))
    buf_printf(text, "Invalid attribute `%s` in property conversion: %s",
               info->attrs[i].name, attr_str(p->ctx, value));
  else if (slot_is_sizes(info, i, &n) && value->as.dense.count != n)
    buf_printf(text, "size mismatch in attribute conversion: %llu vs %u",
               (unsigned long long)value->as.dense.count, n);
}

// Sizes that are not given are zeros.
static void fill_segments(Parser *p, OpState *st) {
  for (uint32_t i = 0; i < st->info->nattrs; i++) {
    uint32_t n;
    if (st->slots[i] || !slot_is_sizes(st->info, i, &n))
      continue;
    int32_t *zeros = arena_zero(&p->scratch, (n + 1) * sizeof *zeros, 4);
    st->slots[i] = attr_dense_i32(p->ctx, zeros, n);
  }
}

// The entries of a dictionary to the slots, in order of the names; what is
// wrong with the first that does not fit into `text`.
static void set_properties(Parser *p, OpState *st, Attr *dict, Buf *text) {
  const DictPlan *plan = dict_plan(p->ctx, st->info, NULL);
  for (uint32_t i = 0; i < plan->count && !text->size; i++) {
    uint32_t slot = plan->slots[i].index;
    Attr *value = dict_get(dict, plan->slots[i].name);
    if (!value)
      continue;
    st->slots[slot] = value;
    check_property(p, st->info, slot, &st->slots[slot], text);
  }
}

// `<{...}>` of a registered operation: to the slots; other names are dropped.
bool apply_properties(Parser *p, OpState *st) {
  Attr *dict = st->properties;
  if (!dict)
    return true;
  if (st->info->opcode == OP_UNREGISTERED) {
    st->slots[0] = dict;
    return true;
  }
  Buf text = {0};
  if (!st->info->nattrs)
    buf_lit(&text, "this operation does not support properties");
  else if (dict->kind != AT_DICT)
    buf_lit(&text, "expected DictionaryAttr to set properties");
  else
    set_properties(p, st, dict, &text);
  bool valid = !text.size;
  if (!valid)
    error_at(p, st->at, "invalid properties %s for op %s: %s",
             attr_str(p->ctx, dict), st->info->name, buf_cstr(&text));
  buf_release(&text);
  return valid;
}

static bool dialect_is_known(Parser *p, Str name) {
  const char *dot = memchr(name.data, '.', name.size);
  Str dialect = {name.data, dot ? (size_t)(dot - name.data) : name.size};
  if (p->options->allow_unregistered || ctx_op_dialect(p->ctx, dialect) ||
      ctx_takes_unknown_ops(p->ctx, dialect))
    return true;
  error_here(p, "operation being parsed with an unregistered dialect. If this "
                "is intended, please use -allow-unregistered-dialect with the "
                "MLIR tool used");
  hint_unknown_op(p, p->tok.start, name);
  return false;
}

// A name without a dialect may be one that nobody registered.
static const OpInfo *old_generic_op(Parser *p, Str name, const char *at,
                                    const OldRow **old) {
  bool is_unregistered =
      p->options->allow_unregistered && !memchr(name.data, '.', name.size);
  return is_unregistered ? NULL : old_op(p, name, at, old);
}

// "dialect.operation", of today or of old
static const OpInfo *parse_generic_name(Parser *p, const OldRow **old) {
  Str name = {p->tok.start + 1, p->tok.size - 2};
  const char *at = p->tok.start;
  const OpInfo *info = recall_op(p, name, NULL);
  if (info) {
    advance(p);
    return info;
  }
  name = token_string(p, p->tok);
  if (!name.size)
    return error_here(p, "empty operation name is invalid"), NULL;
  if (memchr(name.data, '\0', name.size))
    return error_here(p, "null character not allowed in operation name"), NULL;
  Ident *ident = ctx_ident(p->ctx, name);
  info = ctx_op_info(p->ctx, ident);
  advance(p);
  if (info)
    remember_op(p, name, NULL, info);
  if (info || (info = old_generic_op(p, name, at, old)))
    return info;
  return dialect_is_known(p, name) ? ctx_op_info_unregistered(p->ctx, ident)
                                   : NULL;
}

// "name" (operands) [successors]? <properties>? (regions)? attributes? : type
static Op *parse_generic(Parser *p, Block *block) {
  OpState st;
  Operands operands = {0};
  const char *at = p->tok.start;
  const OldRow *old = NULL;
  Successors successors = {0};
  const OpInfo *info = parse_generic_name(p, &old);
  if (!info)
    return NULL;
  state_init(p, &st, info, at, block);
  st.old = old;
  if (!parse_token(p, TK_LPAREN, "expected '(' to start operand list") ||
      !parse_operands(p, &operands) ||
      !parse_token(p, TK_RPAREN, "expected ')' to end operand list") ||
      !parse_successors(p, &st, &successors) || !parse_properties(p, &st) ||
      !parse_regions(p, &st) ||
      (tok_is(p, TK_LBRACE) && !parse_attr_dict(p, &st.attrs)) ||
      !parse_signature(p, &st, &operands) || !split_attrs(p, &st, false) ||
      !optional_trailing_loc(p, &st.loc) || !apply_properties(p, &st) ||
      !append_successor_operands(p, &st, &successors))
    return NULL;
  fill_defaults(p, &st);
  if (info->opcode != OP_UNREGISTERED)
    fill_segments(p, &st);
  return create_op(p, block, &st);
}

// Custom form

static void report_dialects(Parser *p, const char *at) {
  Buf names = {0};
  for (size_t i = 0; i < p->ctx->dialects.size; i++)
    buf_printf(&names, "%s%s", i ? ", " : "", p->ctx->dialects.data[i]->name);
  note_at(p, at,
          "Available dialects: %s ; for more info on dialect registration see "
          "https://mlir.llvm.org/getting_started/Faq/"
          "#registered-loaded-dependent-whats-up-with-dialects-management",
          buf_cstr(&names));
  buf_release(&names);
}

// Reports an unknown operation, with what was probably meant.
static void report_unknown(Parser *p, Token token, Str full) {
  const char *dot = memchr(full.data, '.', full.size);
  Str dialect_name = {full.data, (size_t)(dot - full.data)};
  const Dialect *dialect = ctx_op_dialect(p->ctx, dialect_name);
  Buf tried = {0};
  if (full.size != token.size)
    buf_printf(&tried, " (tried '" STR_FMT "' as well)", STR_ARG(full));
  if (dialect) {
    error_at(p, token.start, "custom op '" STR_FMT "' is unknown%s",
             STR_ARG(token_str(token)), buf_cstr(&tried));
  } else {
    error_at(p, token.start,
             "Dialect `" STR_FMT "' not found for custom op '" STR_FMT "' %s",
             STR_ARG(dialect_name), STR_ARG(token_str(token)),
             buf_cstr(&tried));
    if (!p->ctx->diags.hints)
      report_dialects(p, token.start);
  }
  hint_unknown_op(p, token.start, full);
  buf_release(&tried);
}

// The name as it is, or behind the dialect of the region, in `*full`.
static const OpInfo *find_custom_op(Parser *p, Str *full) {
  Str name = *full;
  const OpInfo *info = ctx_op_info(p->ctx, ctx_ident(p->ctx, name));
  if (info || memchr(name.data, '.', name.size))
    return info;
  *full = arena_format(&p->scratch, "%s." STR_FMT, p->default_dialect,
                       STR_ARG(name));
  return ctx_op_info(p->ctx, ctx_ident(p->ctx, *full));
}

static const OpInfo *parse_custom_name(Parser *p, const OldRow **old) {
  Token token = p->tok;
  Str name = token_str(token);
  const OpInfo *info = recall_op(p, name, p->default_dialect);
  if (!info && (info = find_custom_op(p, &name)))
    remember_op(p, token_str(token), p->default_dialect, info);
  advance(p);
  if (info && !old_misnames(p, info, token_str(token)))
    return info;
  const OpInfo *today = old_op(p, token_str(token), token.start, old);
  if (today || info)
    return today ? today : info;
  report_unknown(p, token, name);
  return NULL;
}

static const char *dialect_of(Parser *p, const OpInfo *info) {
  const char *dot = strchr(info->name, '.');
  Str name = {info->name, (size_t)(dot - info->name)};
  return ctx_dialect(p->ctx, name)->name;
}

static bool parse_syntax(Parser *p, OpState *st, const Syntax *syntax) {
  if (st->old && st->old->parse)
    return st->old->parse(p, st);
  if (syntax && syntax->parse)
    return syntax->parse(p, st);
  if (syntax && syntax->format)
    switch (old_beginning(p, st)) {
    case OLD_WHOLE: return true;
    case OLD_BEGINNING_FAILED: return false;
    case OLD_NO_BEGINNING:
      return format_parse(p, st, format_of(p->ctx, st->info));
    }
  return error_at(p, st->at, "'%s' op has no custom assembly form",
                  st->info->name);
}

// Parses an operation by its own form.
static Op *parse_custom(Parser *p, Block *block, uint32_t nnames) {
  OpState st;
  const char *at = p->tok.start;
  const OldRow *old = NULL;
  const OpInfo *info = parse_custom_name(p, &old);
  if (!info)
    return NULL;
  state_init(p, &st, info, at, block);
  st.old = old;
  st.nnames = nnames;
  const char *dialect = p->default_dialect, *outer = p->op_name;
  p->default_dialect =
      info->traits & TRAIT_DEFAULT_DIALECT ? dialect_of(p, info) : "";
  const char *outer_at = p->op_at;
  p->op_name = info->name;
  p->op_at = at;
  const Syntax *syntax = syntax_of(p->ctx, info);
  bool is_hook = syntax && syntax->parse;
  bool parsed = parse_syntax(p, &st, syntax) && split_attrs(p, &st, is_hook);
  p->default_dialect = dialect;
  p->op_name = outer;
  p->op_at = outer_at;
  if (!parsed || !optional_trailing_loc(p, &st.loc))
    return NULL;
  fill_defaults(p, &st);
  return create_op(p, block, &st);
}

const OpInfo *parse_op_name(Parser *p) {
  const OldRow *old = NULL;
  if (!tok_is_word(p)) {
    error_token(p, "expected operation name");
    return NULL;
  }
  return parse_custom_name(p, &old);
}

Op *make_op(Parser *p, Block *block, const OpInfo *info, Loc loc,
            Value *const *operands, uint32_t noperands, Type *const *results,
            uint32_t nresults, const NamedAttrs *attrs) {
  OpState st;
  state_init(p, &st, info, p->op_at, block);
  st.loc = loc;
  for (uint32_t i = 0; i < noperands; i++)
    vec_push(&p->scratch, &st.operands, operands[i]);
  for (uint32_t i = 0; i < nresults; i++)
    vec_push(&p->scratch, &st.types, results[i]);
  for (size_t i = 0; attrs && i < attrs->size; i++)
    vec_push(&p->scratch, &st.attrs, attrs->data[i]);
  if (!split_attrs(p, &st, false))
    return NULL;
  fill_defaults(p, &st);
  return create_op(p, block, &st);
}

bool optional_attr_dict(Parser *p, OpState *st) {
  return !tok_is(p, TK_LBRACE) || parse_attr_dict(p, &st->attrs);
}

bool optional_attr_dict_keyword(Parser *p, OpState *st) {
  return !optional_keyword(p, "attributes") || parse_attr_dict(p, &st->attrs);
}

// Results

typedef struct ResultName {
  Operand name;
  uint32_t count;
} ResultName;
typedef Vec(ResultName) ResultNames;

static bool parse_result_name(Parser *p, void *names) {
  ResultName result = {{token_str(p->tok), p->tok.start, 0}, 1};
  if (!parse_token(p, TK_PERCENT_ID, "expected valid ssa identifier"))
    return false;
  if (consume_if(p, TK_COLON)) {
    if (!tok_is(p, TK_INTEGER))
      return error_token(p, "expected integer number of results");
    uint64_t n;
    if (!token_u64(p->tok, &n) || n < 1 || n > INT32_MAX)
      return error_here(p,
                        "expected named operation to have at least 1 result");
    result.count = (uint32_t)n;
    advance(p);
  }
  vec_push(&p->scratch, (ResultNames *)names, result);
  return true;
}

static uint32_t count_names(const ResultNames *names) {
  uint64_t total = 0;
  for (size_t i = 0; i < names->size; i++)
    total += names->data[i].count;
  return total < UINT32_MAX ? (uint32_t)total : UINT32_MAX;
}

static bool define_results(Parser *p, const char *at, Op *op,
                           const ResultNames *names) {
  uint32_t total = count_names(names), next = 0;
  if (!names->size)
    return true;
  if (!op->nresults) {
    error_at(p, at, "cannot name an operation with no results");
    hint_no_results(p, at, op);
    return false;
  }
  if (total != op->nresults)
    return error_at(p, at,
                    "operation defines %u results but was provided %u to bind",
                    op->nresults, total);
  for (size_t i = 0; i < names->size; i++) {
    Operand name = names->data[i].name;
    for (; name.number < names->data[i].count; name.number++)
      if (!ssa_define(p, name, op_result(op, next++)))
        return false;
  }
  return true;
}

static bool parse_op_with_names(Parser *p, Block *block, ResultNames *names) {
  const char *at = p->tok.start;
  Op *op;
  bool skipped;
  if (parse_schedule(p, &skipped))
    return skipped;
  if (tok_is(p, TK_PERCENT_ID) &&
      (!parse_list(p, DELIM_NONE, parse_result_name, names, "") ||
       !parse_token(p, TK_EQUAL, "expected '=' after SSA name")))
    return false;
  if (tok_is(p, TK_BARE_ID))
    op = parse_custom(p, block, count_names(names));
  else if (tok_is(p, TK_STRING))
    op = parse_generic(p, block);
  else
    return error_token(p, "expected operation name in quotes");
  return op && define_results(p, at, op, names);
}

// Recovery

// Does an operation, a block or the end of a region begin here?
static bool starts_operation(Parser *p) {
  const char *next;
  switch (p->tok.kind) {
  case TK_EOF:
  case TK_RBRACE:
  case TK_CARET_ID:
  case TK_HASH_ID:
  case TK_EXCLAM_ID: return true;
  case TK_BARE_ID:
    return memchr(p->tok.start, '.', p->tok.size) || *p->cur == ' ';
  case TK_STRING: return *p->cur == '(';
  case TK_PERCENT_ID:
    next = p->cur;
    while (*next == ' ' || *next == ':' || (*next >= '0' && *next <= '9'))
      next++;
    return *next == '=' || *next == ',';
  default: return false;
  }
}

static bool is_first_on_line(const Parser *p) {
  const char *at = p->tok.start;
  while (at > p->begin && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at == p->begin || at[-1] == '\n';
}

// An operation from `start` on is given up: if it was a symbol, others may name
// it.
static void note_missing_symbol(Parser *p, const char *start) {
  Damage *damage = p->damage;
  parser_reset(p, start);
  Token name = p->tok;
  Str text = tok_is(p, TK_STRING) ? token_string(p, name) : token_str(name);
  const OpInfo *info = ctx_op_info(p->ctx, ctx_ident(p->ctx, text));
  if (tok_is(p, TK_PERCENT_ID) || (info && !(info->traits & TRAIT_SYMBOL)))
    return;
  while (!tok_is(p, TK_AT_ID) && !tok_is(p, TK_LBRACE) &&
         !tok_is(p, TK_LPAREN) && !tok_is(p, TK_EOF))
    advance(p);
  if (tok_is(p, TK_AT_ID))
    ptrmap_set(&damage->symbols, &damage->arena, token_symbol(p, p->tok),
               damage);
  else if (info)
    damage->any_symbol = true;
}

// Goes to what follows the operation that begins at `start`: the first token
// of a line, outside the braces that the operation has opened.
static void recover(Parser *p, const char *start) {
  int depth = 0;
  bool quiet = p->quiet;
  p->quiet = true;
  note_missing_symbol(p, start);
  parser_reset(p, start);
  advance(p);
  for (; !tok_is(p, TK_EOF); advance(p)) {
    if (!depth && is_first_on_line(p) && starts_operation(p))
      break;
    if (!depth && tok_is(p, TK_RBRACE))
      break;
    depth += tok_is(p, TK_LBRACE);
    depth -= tok_is(p, TK_RBRACE);
  }
  p->quiet = quiet;
  p->ended = tok_is(p, TK_EOF);
}

// Behind the last error that is shown there is nothing to look for, but whether
// there are others.
static bool had_enough(const Parser *p) {
  const Diags *diags = &p->ctx->diags;
  return diags->error_limit && diags->nerrors > diags->error_limit;
}

static void end_text(Parser *p) {
  p->ended = true;
  p->damage->any_symbol = true;
  parser_reset(p, p->end);
}

// Values that an isolated operation uses are its own.
static void finish_isolated(Parser *p, const Op *op, uint32_t nplaceholders) {
  if (op_has(op, TRAIT_ISOLATED) && p->placeholders &&
      p->placeholders->serial >= nplaceholders &&
      !ssa_finish_isolated(p, nplaceholders))
    p->nfailures++;
}

// results? operation location?; skips the rest of it after an error
bool parse_operation(Parser *p, Block *block) {
  ArenaMark scratch = arena_save(&p->scratch);
  SsaMark names_mark = ssa_mark(p);
  const char *start = p->tok.start, *dialect = p->default_dialect;
  const char *outer_op = p->op_name, *open = p->open;
  uint32_t depth = p->depth, nplaceholders = p->nplaceholders;
  uint32_t nfailures = p->nfailures;
  size_t nstructs = p->structs.size;
  const Op *last = block->last;
  ResultNames names = {0};
  bool parsed = parse_op_with_names(p, block, &names);
  if (!parsed && p->options->recover) {
    ssa_drop_regions(p, names_mark);
    ssa_silence(p, nplaceholders);
    p->default_dialect = dialect;
    p->op_name = outer_op;
    p->open = open;
    p->depth = depth;
    p->structs.size = nstructs;
    for (size_t i = 0; i < names.size; i++)
      ssa_poison(p, names.data[i].name.name);
    if (p->ended || had_enough(p))
      end_text(p);
    else
      recover(p, start);
    p->nfailures++;
    parsed = true;
  }
  if (p->damage && block->last != last) {
    finish_isolated(p, block->last, nplaceholders);
    if (p->nfailures != nfailures)
      damage_add(p->damage, block->last, SOUND_HEADER);
  }
  arena_restore(&p->scratch, scratch);
  return parsed;
}
