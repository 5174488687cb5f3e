// Attributes and operands of old operations of the llvm dialect, made today's
// once all of the operation is read; and what old custom forms began with.
//
//     linkage = 10                         #llvm.linkage<external>
//     {llvm.noalias = true}                {llvm.noalias}, false: nothing
//     branch_weights = dense<[1, 2]> : ... array<i32: 1, 2>
//     "llvm.intr.memcpy"(%to, %from, %n, %volatile)
//                                          three, and isVolatile = ...
//     llvm.intr.lifetime.start 4, %p       llvm.intr.lifetime.start %p
//     llvm.mlir.global_ctors {ctors = ...} llvm.mlir.global_ctors ctors = ...

#include "frontend/custom/llvm.h"
#include "frontend/old/forms.h"

#include <ctype.h>

// Constant operands that are attributes now

typedef struct ConstantOperand {
  uint32_t opcode;
  uint8_t count;   // of operands then
  uint8_t operand; // which one it was
  uint16_t slot;
} ConstantOperand;

// The last one first, so that places do not change under way.
static const ConstantOperand constant_operands[] = {
    {OP_llvm_intr_memcpy, 4, 3, A_llvm_intr_memcpy_isVolatile},
    {OP_llvm_intr_memmove, 4, 3, A_llvm_intr_memmove_isVolatile},
    {OP_llvm_intr_memset, 4, 3, A_llvm_intr_memset_isVolatile},
    {OP_llvm_intr_memcpy_inline, 4, 3, A_llvm_intr_memcpy_inline_isVolatile},
    {OP_llvm_intr_memcpy_inline, 3, 2, A_llvm_intr_memcpy_inline_len},
    {OP_llvm_intr_prefetch, 4, 3, A_llvm_intr_prefetch_cache},
    {OP_llvm_intr_prefetch, 3, 2, A_llvm_intr_prefetch_hint},
    {OP_llvm_intr_prefetch, 2, 1, A_llvm_intr_prefetch_rw},
    {OP_llvm_intr_abs, 2, 1, A_llvm_intr_abs_is_int_min_poison},
    {OP_llvm_intr_ctlz, 2, 1, A_llvm_intr_ctlz_is_zero_poison},
    {OP_llvm_intr_cttz, 2, 1, A_llvm_intr_cttz_is_zero_poison},
};

static Attr *constant_of(const Value *value) {
  const Op *op = value_op(value);
  if (!op || !op_is(op, OP_llvm_mlir_constant))
    return NULL;
  Attr *attr = op_slot(op, A_llvm_mlir_constant_value);
  return attr_is(attr, AT_INTEGER) ? attr : NULL;
}

static void take_constant_operands(Parser *p, OpState *st) {
  for (size_t i = 0; i < ARRAY_SIZE(constant_operands); i++) {
    const ConstantOperand *row = &constant_operands[i];
    if (row->opcode != st->info->opcode || row->count != st->operands.size ||
        st->slots[row->slot])
      continue;
    Attr *constant = constant_of(st->operands.data[row->operand]);
    if (!constant)
      return;
    take_old(p, OLD_CONSTANT_OPERAND, st->at);
    st->slots[row->slot] = constant;
    st->operands.size--;
  }
}

// Attributes

// By their numbers until 2022.
static const int8_t linkages[] = {
    E_llvm_linkage_private,
    E_llvm_linkage_internal,
    E_llvm_linkage_available_externally,
    E_llvm_linkage_linkonce,
    E_llvm_linkage_weak,
    E_llvm_linkage_common,
    E_llvm_linkage_appending,
    E_llvm_linkage_extern_weak,
    E_llvm_linkage_linkonce_odr,
    E_llvm_linkage_weak_odr,
    E_llvm_linkage_external,
};

static Attr *linkage_of(Parser *p, OpState *st, Attr *old) {
  int64_t n;
  if (!old_number(old, &n) || (uint64_t)n >= ARRAY_SIZE(linkages))
    return old;
  take_old(p, OLD_LINKAGE, st->at);
  return attr_flags(p->ctx, def_attr_llvm_linkage, linkages[n]);
}

// A size was -1 where it is known at run time only.
static int64_t old_size(Parser *p, const OpState *st, uint32_t slot,
                        int64_t size) {
  bool is_dynamic =
      size == -1 &&
      str_is(str_from(st->info->attrs[slot].name), "static_sizes") &&
      take_old(p, OLD_DYNAMIC_SIZE, st->at);
  return is_dynamic ? DYNAMIC : size;
}

Attr *old_integers(Parser *p, OpState *st, uint32_t slot, Attr *list) {
  const AttrConstraint *constraint = st->info->attrs[slot].constraint;
  uint32_t n = list->as.array.count;
  int64_t *items = arena_array(&p->scratch, int64_t, n + 1);
  Attr *probe = attr_dense_i64(p->ctx, NULL, 0);
  if (!constraint->fits || constraint->fits(list) || !constraint->fits(probe))
    return list;
  for (uint32_t i = 0; i < n; i++) {
    int64_t size;
    if (!old_number(list->as.array.items[i], &size))
      return list;
    items[i] = old_size(p, st, slot, size);
  }
  return take_old(p, OLD_LIST_OF_INTEGERS, st->at)
             ? attr_dense_i64(p->ctx, items, n)
             : list;
}

static Attr *weights_of(Parser *p, OpState *st, Attr *old) {
  return attr_is(old, AT_DENSE) ? old_dense_array(p, st->at, old) : old;
}

Attr *old_dense_array(Parser *p, const char *at, Attr *dense) {
  uint64_t n = dense->as.dense.count;
  if (!type_is_int(dense->type->as.shaped.element, 32) || n > UINT16_MAX)
    return dense;
  take_old(p, OLD_DENSE_WEIGHTS, at);
  int32_t *items = arena_array(&p->scratch, int32_t, n + 1);
  for (uint64_t i = 0; i < n; i++)
    items[i] = (int32_t)dense_int(dense, i);
  return attr_dense_i32(p->ctx, items, n);
}

static bool is_bool(const Attr *attr) {
  return attr_is(attr, AT_INTEGER) && type_is_int(attr->type, 1);
}

// Makes units of attributes that old texts give as `true`, and drops `false`
// ones.
static Attr *without_bools(Parser *p, OpState *st, Attr *dict) {
  if (!attr_is(dict, AT_DICT))
    return dict;
  uint32_t n = dict->as.dict.count, kept = 0;
  NamedAttr *items = arena_array(&p->scratch, NamedAttr, n + 1);
  bool found = false;
  for (uint32_t i = 0; i < n; i++) {
    NamedAttr item = dict->as.dict.items[i];
    bool is_old =
        is_bool(item.value) && str_starts_with(ident_str(item.name), "llvm.");
    if (is_old) {
      take_old(p, OLD_BOOL_ATTR, st->at);
      found = true;
      if (!attr_to_i64(item.value))
        continue;
      item.value = p->ctx->unit;
    }
    items[kept++] = item;
  }
  return found ? attr_dict(p->ctx, items, kept) : dict;
}

// The dictionaries of arguments or results.
static Attr *units_of(Parser *p, OpState *st, Attr *list) {
  if (!attr_is(list, AT_ARRAY))
    return list;
  uint32_t n = list->as.array.count;
  Attr **items = arena_array(&p->scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    items[i] = without_bools(p, st, list->as.array.items[i]);
  return attr_array(p->ctx, items, n);
}

typedef Attr *Modernize(Parser *p, OpState *st, Attr *old);

static const struct {
  uint32_t opcode;
  uint16_t slot;
  Modernize *modernize;
} slots[] = {
    {OP_llvm_func, A_llvm_func_linkage, linkage_of},
    {OP_llvm_func, A_llvm_func_arg_attrs, units_of},
    {OP_llvm_func, A_llvm_func_res_attrs, units_of},
    {OP_func_func, A_func_func_arg_attrs, units_of},
    {OP_func_func, A_func_func_res_attrs, units_of},
    {OP_llvm_mlir_global, A_llvm_mlir_global_linkage, linkage_of},
    {OP_llvm_cond_br, A_llvm_cond_br_branch_weights, weights_of},
    {OP_llvm_invoke, A_llvm_invoke_branch_weights, weights_of},
    {OP_llvm_switch, A_llvm_switch_branch_weights, weights_of},
};

// Constructors and destructors had no data, before there were properties.
static void add_data(Parser *p, OpState *st, uint32_t of, uint32_t data) {
  const Attr *functions = st->slots[of];
  if (st->slots[data] || st->properties || !attr_is(functions, AT_ARRAY))
    return;
  take_old(p, OLD_NO_DATA, st->at);
  uint32_t n = functions->as.array.count;
  Attr **items = arena_array(&p->scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    items[i] = attr_dialect(p->ctx, def_attr_llvm_zero, NULL);
  st->slots[data] = attr_array(p->ctx, items, n);
}

static void modernize_discardable(Parser *p, OpState *st) {
  for (size_t i = 0; i < st->attrs.size; i++)
    if (str_is(ident_str(st->attrs.data[i].name), "llvm.linkage"))
      st->attrs.data[i].value = linkage_of(p, st, st->attrs.data[i].value);
}

// What metadata.c makes today's at the end of the file.
static void note_loop(Parser *p, const OpState *st) {
  for (size_t i = 0; i < st->attrs.size; i++)
    if (str_is(ident_str(st->attrs.data[i].name), "llvm.loop"))
      p->has_old_loops = take_old(p, OLD_LOOP_OPTIONS, st->at);
}

static void modernize_slots(Parser *p, OpState *st) {
  for (size_t i = 0; i < ARRAY_SIZE(slots); i++) {
    Attr **slot = &st->slots[slots[i].slot];
    if (slots[i].opcode == st->info->opcode && *slot)
      *slot = slots[i].modernize(p, st, *slot);
  }
}

// "add"; "min" and "max" of 2020, by the elements.
static void modernize_kind(Parser *p, OpState *st, Attr **kind) {
  if (!attr_is(*kind, AT_STRING) || !st->operands.size)
    return;
  Type *type = st->operands.data[0]->type;
  const Type *element = type_is_shaped(type) ? type_element(type) : type;
  bool is_float = element->kind == TY_FLOAT;
  bool is_unsigned = element->kind == TY_INTEGER &&
                     element->as.integer.sign == UNSIGNED;
  Str name = (*kind)->as.string;
  int64_t value;
  bool is_min = str_is(name, "min");
  if (is_min || str_is(name, "max")) {
    take_old(p, OLD_ANY_MIN_MAX, st->at);
    value = is_float      ? E_vector_kind_minimumf
            : is_unsigned ? E_vector_kind_minui
                          : E_vector_kind_minsi;
    if (!is_min)
      value = is_float      ? E_vector_kind_maximumf
              : is_unsigned ? E_vector_kind_maxui
                            : E_vector_kind_maxsi;
  } else if (!enum_parse(&enum_vector_kind, name, &value) &&
             !old_case(p, st->at, &enum_vector_kind, name, &value)) {
    return;
  }
  *kind = attr_flags(p->ctx, def_attr_vector_kind, value);
}

// scf.reduce(%a) (`:` type)? region (`:` type)?
static bool parse_old_reduce(Parser *p, OpState *st) {
  Operands operands = {0};
  Type *type = NULL;
  if (!parse_operands_in(p, DELIM_PAREN, &operands) ||
      (consume_if(p, TK_COLON) && !(type = parse_type(p))))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region || !optional_attr_dict(p, st) ||
      (!type && (!parse_punct(p, TK_COLON) || !(type = parse_type(p)))))
    return false;
  state_add_region(p, st, region);
  return resolve_operands(p, st, &operands, &type, 1, st->at);
}

// One name in the parentheses.
static bool is_old_reduce(Parser *p) {
  const char *at = p->tok.start + 1;
  while (*at == '%' || *at == '_' || *at == '#' || isalnum((unsigned char)*at))
    at++;
  return *at == ')' && take_old(p, OLD_REDUCE, p->tok.start);
}

// masked = [true, false], of 2020: not in bounds.
static void modernize_masked(Parser *p, OpState *st, Attr **in_bounds) {
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    if (!str_is(ident_str(attr.name), "masked") ||
        !attr_is(attr.value, AT_ARRAY))
      continue;
    take_old(p, OLD_MASKED, st->at);
    uint32_t n = attr.value->as.array.count;
    Attr **items = arena_array(&p->scratch, Attr *, n + 1);
    for (uint32_t j = 0; j < n; j++) {
      const Attr *item = attr.value->as.array.items[j];
      int64_t is_masked;
      items[j] = attr_bool(p->ctx, old_number(item, &is_masked) && !is_masked);
    }
    *in_bounds = attr_array(p->ctx, items, n);
    st->attrs.data[i] = vec_last(&st->attrs);
    st->attrs.size--;
    return;
  }
}

// Strings, which the custom form has still.
static void modernize_iterators(Parser *p, OpState *st, Attr **types) {
  if (!attr_is(*types, AT_ARRAY))
    return;
  uint32_t n = (*types)->as.array.count;
  Attr **items = arena_array(&p->scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const Attr *item = (*types)->as.array.items[i];
    int64_t value;
    if (!attr_is(item, AT_STRING) ||
        !enum_parse(&enum_vector_iterator_type, item->as.string, &value))
      return;
    items[i] = attr_flags(p->ctx, def_attr_vector_iterator_type, value);
  }
  if (n)
    take_old(p, OLD_ITERATOR_NAMES, st->at);
  *types = attr_array(p->ctx, items, n);
}

// llvm.mlir.constant(@f) is the address of f.
static void modernize_constant(Parser *p, OpState *st) {
  Attr *value = st->slots[A_llvm_mlir_constant_value];
  if (!attr_is(value, AT_SYMBOL_REF) || value->as.symbol.nnested ||
      st->types.size != 1 || st->types.data[0]->kind != TY_LLVM_PTR)
    return;
  take_old(p, OLD_CONSTANT_SYMBOL, st->at);
  st->info = ctx_op_by_opcode(p->ctx, OP_llvm_mlir_addressof);
  st->slots = arena_zero(&p->scratch, st->info->nattrs * sizeof(Attr *), 8);
  st->slots[A_llvm_mlir_addressof_global_name] = value;
}

// It did not say which token's results it is of.
static void modernize_coro_end(Parser *p, OpState *st) {
  if (st->operands.size != 2)
    return;
  take_old(p, OLD_CORO_END, st->at);
  Builder b = old_builder(p, st);
  Value *none = build_value(&b, OP_llvm_mlir_none,
                            type_llvm_simple(p->ctx, TY_LLVM_TOKEN), NULL, 0);
  vec_push(&p->scratch, &st->operands, none);
}

// memref.dim was of tensors too, from March to July of 2021.
static void modernize_dim(Parser *p, OpState *st) {
  be_of_tensor(p, st, OP_tensor_dim);
  if (st->info->opcode == OP_tensor_dim)
    take_old(p, OLD_DIM_OF_TENSOR, st->at);
}

void modernize_op(Parser *p, OpState *st) {
  if (p->options->vintage == VINTAGE_MLIR22)
    return;
  switch (st->info->opcode) {
  case OP_func_func: modernize_discardable(p, st); // fall through
  case OP_llvm_func:
  case OP_llvm_mlir_global:
  case OP_llvm_invoke:
  case OP_llvm_switch: modernize_slots(p, st); break;
  case OP_llvm_cond_br: modernize_slots(p, st); // fall through
  case OP_llvm_br: note_loop(p, st); break;
  case OP_llvm_mlir_global_ctors:
    add_data(p, st, A_llvm_mlir_global_ctors_ctors,
             A_llvm_mlir_global_ctors_data);
    break;
  case OP_llvm_mlir_global_dtors:
    add_data(p, st, A_llvm_mlir_global_dtors_dtors,
             A_llvm_mlir_global_dtors_data);
    break;
  case OP_vector_transfer_read:
    modernize_masked(p, st, &st->slots[A_vector_transfer_read_in_bounds]);
    break;
  case OP_vector_transfer_write:
    modernize_masked(p, st, &st->slots[A_vector_transfer_write_in_bounds]);
    break;
  case OP_memref_dim: modernize_dim(p, st); break;
  case OP_llvm_mlir_constant: modernize_constant(p, st); break;
  case OP_llvm_intr_coro_end: modernize_coro_end(p, st); break;
  case OP_vector_contract:
    modernize_iterators(p, st, &st->slots[A_vector_contract_iterator_types]);
    break;
  case OP_vector_reduction:
    modernize_kind(p, st, &st->slots[A_vector_reduction_kind]);
    break;
  case OP_vector_multi_reduction:
    modernize_kind(p, st, &st->slots[A_vector_multi_reduction_kind]);
    complete_old_reduction(p, st);
    break;
  case OP_vector_gather:
  case OP_vector_scatter:
  case OP_vector_maskedload:
  case OP_vector_maskedstore:
  case OP_vector_expandload:
  case OP_vector_compressstore: complete_old_access(p, st); break;
  case OP_llvm_intr_memcpy:
  case OP_llvm_intr_memmove:
  case OP_llvm_intr_memset:
  case OP_llvm_intr_memcpy_inline:
  case OP_llvm_intr_prefetch:
  case OP_llvm_intr_abs:
  case OP_llvm_intr_ctlz:
  case OP_llvm_intr_cttz: take_constant_operands(p, st); break;
  default: break;
  }
}

// Calls of variadic functions did not say the function's type until 2023.

typedef struct Callees {
  Parser *p;
  PtrMap types; // Ident of a variadic function to the attribute of its type
} Callees;

static void note_variadic(Callees *c, const Op *op) {
  if (!op_is(op, OP_llvm_func))
    return;
  const Attr *name = op->slots[A_llvm_func_sym_name];
  Attr *type = op->slots[A_llvm_func_function_type];
  if (attr_is(name, AT_STRING) && attr_is(type, AT_TYPE) &&
      type->type->kind == TY_LLVM_FUNC && type->type->as.list.variadic)
    ptrmap_set(&c->types, &c->p->tables, ctx_ident(c->p->ctx, name->as.string),
               type);
}

static void note_all_variadic(Callees *c, const Op *module) {
  const Block *block = module->regions[0].first;
  for (const Op *op = block ? block->first : NULL; op; op = op->next) {
    note_variadic(c, op);
    if (op_is(op, OP_builtin_module))
      note_all_variadic(c, op);
  }
}

static const char *place_of(const Parser *p, const Op *op) {
  bool is_here = op->loc >= p->base && op->loc - p->base <= p->end - p->begin;
  return is_here ? p->begin + (op->loc - p->base) : p->begin;
}

static void modernize_call(void *user, Op *op) {
  Callees *c = user;
  if (!op_is(op, OP_llvm_call))
    return;
  const Attr *callee = op->slots[A_llvm_call_callee];
  Attr **type = &op->slots[A_llvm_call_var_callee_type];
  if (*type || !attr_is(callee, AT_SYMBOL_REF))
    return;
  Attr *known = ptrmap_get(&c->types, callee->as.symbol.root);
  if (!known)
    return;
  take_old(c->p, OLD_VARARG, place_of(c->p, op));
  *type = known;
}

void modernize_calls(Parser *p, Op *module) {
  Callees callees = {.p = p};
  if (p->options->vintage == VINTAGE_MLIR22)
    return;
  note_all_variadic(&callees, module);
  if (callees.types.size)
    op_walk(module, modernize_call, &callees);
}

// What begins old custom forms

// Two operands, and no third.
static bool is_old_coro_end(Parser *p) {
  const char *at = skip_value(p->tok.start);
  if (*at != ',')
    return false;
  at = skip_value(skip_blanks(at + 1));
  return *at != ',' && take_old(p, OLD_CORO_END, p->tok.start);
}

// %handle `,` %unwind dictionary? `:` (type | function-type)
static bool parse_old_coro_end(Parser *p, OpState *st) {
  Operands operands = {0};
  if (!parse_n_operands(p, DELIM_NONE, 2, &operands) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (!type)
    return false;
  bool is_whole = type->kind == TY_FUNCTION && type->as.list.ninputs == 2 &&
                  type->as.list.noutputs == 1;
  Type *types[] = {is_whole ? type_inputs(type)[0]
                            : ssa_type(p, operands.data[0]),
                   p->ctx->i1};
  if (!types[0])
    types[0] = p->ctx->llvm_ptr;
  vec_push(&p->scratch, &st->types, is_whole ? type_results(type)[0] : type);
  return resolve_operands(p, st, &operands, types, 2, st->at);
}

// A case of an enum, in quotes, as the integer that a slot has.
static bool parse_quoted_case(Parser *p, const EnumInfo *info, Attr **slot) {
  Token token = p->tok;
  int64_t value;
  if (!parse_token(p, TK_STRING, "expected string"))
    return false;
  if (!enum_parse(info, token_string(p, token), &value))
    return error_at(p, token.start,
                    "expected the name of an operation or of "
                    "an ordering");
  *slot = attr_i64(p->ctx, value);
  return true;
}

static bool is_old_atomic(Parser *p) {
  const char *at = p->tok.start + 1;
  while (at < p->end && *at != '"')
    at++;
  at = at < p->end ? skip_value(skip_blanks(at + 1)) : at;
  at = *at == ',' ? skip_value(skip_blanks(at + 1)) : at;
  return *at == ',' && take_old(p, OLD_ATOMIC_QUOTED, p->tok.start);
}

// "op" %ptr `,` %value `,` "ordering" dictionary? `:` function-type
static bool parse_old_atomic(Parser *p, OpState *st) {
  Operands operands = {0};
  Operand operand;
  Attr **ordering = &st->slots[A_llvm_atomicrmw_ordering];
  if (!parse_quoted_case(p, &enum_llvm_atomic_bin_op,
                         &st->slots[A_llvm_atomicrmw_bin_op]))
    return false;
  for (int i = 0; i < 2; i++) {
    if (!parse_operand(p, &operand, true) || !parse_punct(p, TK_COMMA))
      return false;
    vec_push(&p->scratch, &operands, operand);
  }
  if (!parse_quoted_case(p, &enum_llvm_ordering, ordering) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  if (attr_to_i64(*ordering) < E_llvm_ordering_monotonic) // no such thing
    *ordering = attr_i64(p->ctx, E_llvm_ordering_monotonic);
  Type *type = parse_function_typed(p);
  if (!type)
    return false;
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    vec_push(&p->scratch, &st->types, type_results(type)[i]);
  return resolve_operands(p, st, &operands, type_inputs(type),
                          type->as.list.ninputs, st->at);
}

// Tells old forms of an operation by how its text begins.
OldBeginning old_beginning(Parser *p, OpState *st) {
  const char *at = p->tok.start;
  switch (st->info->opcode) {
  case OP_llvm_intr_lifetime_start:
  case OP_llvm_intr_lifetime_end:
    if (!tok_is(p, TK_INTEGER) || !take_old(p, OLD_LIFETIME_SIZE, at))
      return OLD_NO_BEGINNING;
    advance(p);
    return parse_punct(p, TK_COMMA) ? OLD_NO_BEGINNING : OLD_BEGINNING_FAILED;
  case OP_llvm_intr_coro_end:
    if (!is_old_coro_end(p))
      return OLD_NO_BEGINNING;
    return parse_old_coro_end(p, st) ? OLD_WHOLE : OLD_BEGINNING_FAILED;
  case OP_llvm_atomicrmw:
    if (!tok_is(p, TK_STRING) || !is_old_atomic(p))
      return OLD_NO_BEGINNING;
    return parse_old_atomic(p, st) ? OLD_WHOLE : OLD_BEGINNING_FAILED;
  case OP_llvm_mlir_global_ctors:
  case OP_llvm_mlir_global_dtors:
    if (!tok_is(p, TK_LBRACE) || !take_old(p, OLD_NO_DATA, at))
      return OLD_NO_BEGINNING;
    return optional_attr_dict(p, st) ? OLD_WHOLE : OLD_BEGINNING_FAILED;
  case OP_scf_reduce:
    if (!tok_is(p, TK_LPAREN) || !is_old_reduce(p))
      return OLD_NO_BEGINNING;
    return parse_old_reduce(p, st) ? OLD_WHOLE : OLD_BEGINNING_FAILED;
  default: return old_vector_beginning(p, st);
  }
}
