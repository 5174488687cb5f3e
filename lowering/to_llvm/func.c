// convert-func-to-llvm: functions, calls and returns, with their calling
// conventions.
//
// Requires: nothing.
// Guarantees: no func operation is left, but for those declined.
// Invalidates: nothing.
//
// Before:
//
//   func.func @f(%m: memref<?xf32> {llvm.noalias}, %i: index) -> (index, f32)
//
// After, by default: the fields of the descriptor, pointer attributes at the
// aligned pointer (llvm.noalias not always, see keeps_noalias()), results in a
// struct:
//
//   llvm.func @f(%0: !llvm.ptr, %1: !llvm.ptr {llvm.noalias}, %2: i64, %3: i64,
//                %4: i64, %i: i64) -> !llvm.struct<(i64, f32)>
//
// With bare pointers (the attribute llvm.bareptr; for functions without it, the
// option), for memrefs whose sizes, strides and offset are static:
//
//   llvm.func @g(%m: !llvm.ptr {llvm.noalias}) -> !llvm.struct<(i64, f32)>
//
// In the body the descriptor is made at the entry, if it is used. Unranked
// memrefs are two arguments; one that is returned is copied to the heap by the
// callee and to the stack by the caller. func_wrapper.c makes the C interface.

#include "lowering/to_llvm/func_int.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"

typedef struct FuncState { // of DIALECT_func, see conv_state()
  PtrMap marks; // Ident of functions with llvm.bareptr, to that attribute
  bool marks_known;
  bool is_bare;   // the function at hand
  const Op *func; // the llvm.func that it became, or NULL
} FuncState;

static FuncState *state_of(Conv *c) {
  return conv_state(c, DIALECT_func, sizeof(FuncState));
}

// Signatures

static bool decline_signature(Conv *c, Op *op, bool bare, Type *culprit) {
  if (bare && type_convert(llvm_types(c), culprit))
    return conv_decline(c, op,
                        "'%s' cannot be a bare pointer: its sizes, strides and "
                        "offset are not all static",
                        type_str(c->ctx, culprit));
  return conv_decline_type(c, op, culprit);
}

// Converts the type of a function, and finds where each argument begins.
static bool convert_signature(Conv *c, Op *op, Signature *s) {
  Type *type = op_slot(op, A_func_func_function_type)->type, *culprit;
  s->old = type;
  uint32_t ninputs = type->as.list.ninputs;
  s->first = arena_array(c->arena, uint32_t, ninputs + 1);
  for (uint32_t i = 0; i < ninputs; i++) {
    s->first[i] = (uint32_t)s->inputs.size;
    culprit = type_inputs(type)[i];
    if (!type_convert_argument(llvm_types(c), s->bare, culprit, &s->inputs))
      return decline_signature(c, op, s->bare, culprit);
  }
  s->first[ninputs] = (uint32_t)s->inputs.size;
  s->result = type_convert_results(llvm_types(c), s->bare, type_results(type),
                                   type->as.list.noutputs, &culprit);
  if (!s->result)
    return decline_signature(c, op, s->bare, culprit);
  Attr *varargs = op_attr_str(c->ctx, op, "func.varargs");
  bool variadic = attr_is(varargs, AT_INTEGER) && attr_to_bool(varargs);
  s->type = type_llvm_func(c->ctx, s->result, s->inputs.data,
                           (uint32_t)s->inputs.size, variadic);
  return true;
}

// Attributes of arguments and results

// What holds of a pointer to the data also holds of the aligned pointer.
static bool is_pointer_attr(const Ident *name) {
  static const char *const names[] = {
      "llvm.align",
      "llvm.captures",
      "llvm.dereferenceable",
      "llvm.dereferenceable_or_null",
      "llvm.noalias",
      "llvm.nocapture",
      "llvm.nofree",
      "llvm.nonnull",
      "llvm.readnone",
      "llvm.readonly",
      "llvm.writable",
      "llvm.writeonly",
      NULL,
  };
  for (const char *const *n = names; *n; n++)
    if (str_is(ident_str(name), *n))
      return true;
  return false;
}

// Is memory reached through the allocated pointer of an argument, or may it be?
// Nobody sees what is behind a call, nor behind a cast that other passes left.
static bool may_use_allocated(const Region *region) {
  for (const Block *block = region->first; block; block = block->next)
    for (const Op *op = block->first; op; op = op->next) {
      switch (op->info->opcode) {
      case OP_UNREGISTERED:
      case OP_builtin_unrealized_conversion_cast:
      case OP_func_call:
      case OP_func_call_indirect:
      case OP_llvm_call:
      case OP_llvm_call_intrinsic:
      case OP_llvm_inline_asm:
      case OP_llvm_invoke:
      case OP_memref_dealloc:
      case OP_memref_realloc: return true;
      default: break;
      }
      for (uint32_t i = 0; i < op->nregions; i++)
        if (may_use_allocated(&op->regions[i]))
          return true;
    }
  return false;
}

static bool keeps_attrs(const Conv *c) {
  return PASS_OPTIONS(c->run, func_to_llvm)->keep_attrs;
}

// llvm.noalias says that what is reached through the aligned pointer is, while
// the function runs, reached in no other way. But the allocated pointer, which
// aliases it, is what is freed: LLVM might then move an access behind the free.
// So it is kept only where the body shows that nothing is freed, which is what
// kernels are like, whose loops it is for.
static bool keeps_noalias(Conv *c, const Op *func) {
  return keeps_attrs(c) && !region_is_empty(&func->regions[0]) &&
         !may_use_allocated(&func->regions[0]);
}

// What of a memref's attributes its aligned pointer has.
static Attr *pointer_attrs(Conv *c, const Attr *dict, bool noalias) {
  Attr *kept = c->ctx->empty_dict;
  for (uint32_t i = 0; i < dict->as.dict.count; i++) {
    NamedAttr attr = dict->as.dict.items[i];
    Str name = ident_str(attr.name);
    bool fits = is_pointer_attr(attr.name) || str_is(name, "llvm.noundef");
    if (fits && (noalias || !str_is(name, "llvm.noalias")))
      kept = dict_with(c->ctx, kept, attr.name, attr.value);
  }
  return kept;
}

// Types in attributes (llvm.byval, llvm.sret) are converted as well.
static Attr *convert_attr_types(Conv *c, Attr *dict) {
  for (uint32_t i = 0; i < dict->as.dict.count; i++) {
    NamedAttr attr = dict->as.dict.items[i];
    if (!attr_is(attr.value, AT_TYPE))
      continue;
    Type *type = type_convert(llvm_types(c), attr.value->type);
    if (type && type != attr.value->type)
      dict = dict_with(c->ctx, dict, attr.name, attr_type(c->ctx, type));
  }
  return dict;
}

static bool is_empty_dict(const Attr *attr) {
  return !attr || !attr->as.dict.count;
}

static Attr *convert_arg_attrs(Conv *c, const Signature *s, Attr *attrs,
                               bool noalias) {
  if (!attrs)
    return NULL;
  Ctx *ctx = c->ctx;
  uint32_t n = (uint32_t)s->inputs.size;
  Attr **dicts = arena_array(c->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    dicts[i] = ctx->empty_dict;
  for (uint32_t i = 0; i < s->old->as.list.ninputs; i++) {
    Attr *dict = attrs->as.array.items[i];
    uint32_t first = s->first[i], count = s->first[i + 1] - first;
    if (is_empty_dict(dict))
      continue;
    if (count == 1)
      dicts[first] = convert_attr_types(c, dict);
    else if (keeps_attrs(c) && type_is(type_inputs(s->old)[i], TY_MEMREF))
      dicts[first + 1] = pointer_attrs(c, dict, noalias);
  }
  return attr_array(ctx, dicts, n);
}

// A struct of several results has none. A descriptor is no pointer.
static Attr *convert_res_attrs(Conv *c, const Signature *s, Attr *attrs) {
  if (!attrs || s->old->as.list.noutputs != 1)
    return NULL;
  const Type *old = type_results(s->old)[0];
  if (s->bare || !type_is_memref(old))
    return attrs;
  const Attr *dict = attrs->as.array.items[0];
  Attr *kept = c->ctx->empty_dict;
  for (uint32_t i = 0; i < dict->as.dict.count; i++) {
    NamedAttr attr = dict->as.dict.items[i];
    if (!is_pointer_attr(attr.name))
      kept = dict_with(c->ctx, kept, attr.name, attr.value);
  }
  return is_empty_dict(kept) ? NULL : attr_array(c->ctx, &kept, 1);
}

// A copy of a descriptor's memory would have to be made.
static bool has_by_value_memref(const Op *op, const Type *type, Conv *c) {
  const Attr *attrs = op_slot(op, A_func_func_arg_attrs);
  for (uint32_t i = 0; attrs && i < attrs->as.array.count; i++) {
    const Attr *dict = attrs->as.array.items[i];
    bool by_value = dict_get(dict, ctx_ident_lit(c->ctx, "llvm.byval")) ||
                    dict_get(dict, ctx_ident_lit(c->ctx, "llvm.byref"));
    if (by_value && !type_is(type_inputs(type)[i], TY_LLVM_PTR))
      return true;
  }
  return false;
}

// Attributes of the function

static Attr *no_memory_effects(Conv *c) {
  Attr *params[6];
  for (size_t i = 0; i < ARRAY_SIZE(params); i++)
    params[i] = attr_i64(c->ctx, E_llvm_mod_ref_info_none);
  return attr_dialect(c->ctx, def_attr_llvm_memory_effects, params);
}

// Carries attributes over that mean the same on an llvm.func.
static bool carry_attrs(Conv *c, Op *from, Op *to, bool is_wrapper) {
  Ctx *ctx = c->ctx;
  const Attr *dict = from->attrs;
  for (uint32_t i = 0; dict && i < dict->as.dict.count; i++) {
    NamedAttr attr = dict->as.dict.items[i];
    Str name = ident_str(attr.name);
    if (str_is(name, "func.varargs"))
      continue;
    if (str_is(name, "llvm.readnone")) {
      if (!is_wrapper)
        to->slots[A_llvm_func_memory_effects] = no_memory_effects(c);
      continue;
    }
    if (!str_is(name, "llvm.linkage")) {
      conv_carry_attr(c, to, attr);
      continue;
    }
    if (!attr_is(attr.value, AT_DIALECT) ||
        attr.value->as.def.info != def_attr_llvm_linkage) {
      c->failed = true;
      return op_error(ctx, from,
                      "Contains llvm.linkage attribute not of type "
                      "LLVM::LinkageAttr");
    }
    if (!is_wrapper)
      to->slots[A_llvm_func_linkage] = attr.value;
  }
  return true;
}

// The visibility of a symbol that has one: public is what others are.
static Attr *visibility_of(const Op *func) {
  Attr *visibility = op_slot(func, A_func_func_sym_visibility);
  bool is_public = visibility && str_is(visibility->as.string, "public");
  return is_public ? NULL : visibility;
}

// No other file may mention a private symbol, but a declaration's definition is
// in one.
static bool is_internal(Conv *c, Op *from) {
  const Attr *visibility = visibility_of(from);
  return PASS_OPTIONS(c->run, func_to_llvm)->internalize_private &&
         visibility && str_is(visibility->as.string, "private") &&
         !region_is_empty(&from->regions[0]);
}

Op *func_make(Conv *c, Op *from, Attr *name, Type *type, bool is_wrapper) {
  OpSpec spec = {.info = ctx_op_by_opcode(c->ctx, OP_llvm_func), .nregions = 1};
  Op *to = build_spec(&c->b, &spec);
  llvm_func_init(c, to, name, type);
  to->slots[A_llvm_func_sym_visibility] = visibility_of(from);
  if (!is_wrapper && is_internal(c, from))
    to->slots[A_llvm_func_linkage] =
        enum_attr(c->ctx, def_attr_llvm_linkage, E_llvm_linkage_internal);
  if (!carry_attrs(c, from, to, is_wrapper))
    return NULL;
  if (keeps_attrs(c) && !is_wrapper)
    to->slots[A_llvm_func_no_inline] = op_slot(from, A_func_func_no_inline);
  return to;
}

// The entry

Value **func_block_args(Conv *c, const Block *block, uint32_t first) {
  Value **values = arena_array(c->arena, Value *, block->nargs + 1);
  for (uint32_t i = first; i < block->nargs; i++)
    values[i - first] = block_arg(block, i);
  return values;
}

// A bare pointer becomes a descriptor at once, as in MLIR; the fields of other
// memrefs do when one is asked for (descriptor_join()).
static void replace_entry_arg(Conv *c, const Signature *s, const Block *entry,
                              uint32_t i, Value *old) {
  uint32_t first = s->first[i], count = s->first[i + 1] - first;
  ValueList now = list_new(&c->rw, count);
  for (uint32_t j = 0; j < count; j++)
    list_add(&now, block_arg(entry, first + j));
  if (s->bare && type_is(old->type, TY_MEMREF))
    conv_map(c, old, descriptor_from_static(c, old->type, now.items[0]));
  else if (count == 1)
    conv_map(c, old, now.items[0]);
  else if (!c->total)
    conv_map_to_parts(c, old, now);
}

static void join_entry_arg(Conv *c, const Signature *s, const Block *entry,
                           uint32_t i, Value *old) {
  if (s->first[i + 1] - s->first[i] == 1)
    return;
  Value **fields = func_block_args(c, entry, s->first[i]);
  conv_map(c, old, descriptor_pack(c, old->type, fields));
}

// Gives the entry block the arguments of the signature.
static void convert_entry(Conv *c, const Signature *s, Block *entry, Loc loc) {
  Pool *pool = c->b.pool;
  uint32_t nold = entry->nargs;
  BlockArg **old = arena_copy(c->arena, entry->args, nold * sizeof *old, 8);
  entry->nargs = 0;
  for (uint32_t i = 0; i < nold; i++)
    for (uint32_t j = s->first[i]; j < s->first[i + 1]; j++)
      block_add_arg(pool, entry, s->inputs.data[j], old[i]->loc);
  builder_at_start(&c->b, entry);
  c->b.loc = loc;
  for (uint32_t i = 0; i < nold; i++) {
    if (old[i]->value.uses)
      replace_entry_arg(c, s, entry, i, &old[i]->value);
    conv_retire_arg(c, entry, old[i]);
  }
  // When code is to be produced somebody will ask.
  for (uint32_t i = nold; c->total && !s->bare && i > 0; i--)
    if (old[i - 1]->value.uses)
      join_entry_arg(c, s, entry, i - 1, &old[i - 1]->value);
}

// Reads llvm.bareptr: as a unit attribute or true, it asks for bare pointers,
// and `llvm.bareptr = false` keeps descriptors. NULL: there is none.
static bool mark_is_bare(Conv *c, const Attr *mark) {
  return mark ? mark != attr_bool(c->ctx, false)
              : PASS_OPTIONS(c->run, func_to_llvm)
                    ->use_bare_ptr_memref_call_conv;
}

static bool is_bare(Conv *c, const Op *func) {
  return mark_is_bare(
      c, dict_get(func->attrs, ctx_ident_lit(c->ctx, "llvm.bareptr")));
}

// Lowers func.func to llvm.func, with its wrapper for C.
static bool lower_func(Conv *c, Op *op) {
  Signature s = {.bare = is_bare(c, op)};
  Region *body = &op->regions[0];
  bool ok = convert_signature(c, op, &s);
  if (ok && has_by_value_memref(op, s.old, c))
    ok = conv_decline(c, op, "a memref cannot be passed by value");
  Op *func = NULL;
  if (ok)
    func = func_make(c, op, op_slot(op, A_func_func_sym_name), s.type, false);
  if (!func)
    return false;
  FuncState *state = state_of(c);
  const Op *outer = state->func;
  state->func = func;
  state->is_bare = s.bare;
  Attr *arg_attrs = op_slot(op, A_func_func_arg_attrs);
  func->slots[A_llvm_func_arg_attrs] =
      convert_arg_attrs(c, &s, arg_attrs, arg_attrs && keeps_noalias(c, op));
  func->slots[A_llvm_func_res_attrs] =
      convert_res_attrs(c, &s, op_slot(op, A_func_func_res_attrs));
  region_move_blocks(body, &func->regions[0], NULL);
  if (func->regions[0].first) {
    convert_entry(c, &s, func->regions[0].first, op->loc);
    conv_region(c, &func->regions[0]);
  }
  state->func = outer;
  if (func_has_wrapper(c, op, func, &s) && !func_make_wrapper(c, op, func, &s))
    c->failed = true;
  return conv_erase(c, op);
}

// Returns

// Several values in one struct.
static Value *pack_values(Conv *c, Value *const *values, uint32_t n) {
  Type **types = arena_array(c->arena, Type *, n);
  for (uint32_t i = 0; i < n; i++)
    types[i] = values[i]->type;
  Value *packed = llvm_poison(c, type_llvm_struct(c->ctx, types, n, false));
  for (uint32_t i = 0; i < n; i++)
    packed = llvm_insert(c, packed, values[i], i);
  return packed;
}

static Value **old_operands(Conv *c, const Op *op, uint32_t first) {
  Value **values = arena_array(c->arena, Value *, op->noperands + 1);
  for (uint32_t i = first; i < op->noperands; i++)
    values[i - first] = op_operand(op, i);
  return values;
}

// Results that are memory of arguments have nothing to free.
static Ident *borrowed_name(Conv *c) {
  return ctx_ident_lit(c->ctx, "mlcc.borrowed");
}

static const Attr *borrowed_results(Conv *c, const Op *op) {
  const Attr *attr = op->attrs ? dict_get(op->attrs, borrowed_name(c)) : NULL;
  return attr_is(attr, AT_DENSE_ARRAY) ? attr : NULL;
}

static bool is_borrowed(const Attr *borrowed, uint32_t result) {
  for (uint32_t i = 0; borrowed && i < borrowed->as.dense.count; i++)
    if (dense_int(borrowed, i) == result)
      return true;
  return false;
}

static Value *without_allocated(Conv *c, Value *descriptor) {
  Type *pointer = descriptor->type->as.structure.fields[0];
  return descriptor_set_allocated(c, descriptor, llvm_null(c, pointer));
}

// Returns nothing, a value, or a struct of several.
static bool lower_return(Conv *c, Op *op) {
  const Attr *borrowed = borrowed_results(c, op);
  const FuncState *state = state_of(c);
  if (!state->func && c->run->total) // declined, which was said there
    return false;
  uint32_t n = op->noperands;
  Value **values = arena_array(c->arena, Value *, n + 1);
  if (!conv_operands(c, op, 0, n, values))
    return false;
  if (!state->is_bare)
    unranked_copy_all(c, old_operands(c, op, 0), values, n, true);
  for (uint32_t i = 0; i < n; i++) {
    if (!type_is(op_operand(op, i)->type, TY_MEMREF))
      continue;
    bool is_argument = is_borrowed(borrowed, i);
    if (state->is_bare)
      values[i] = is_argument ? descriptor_aligned(c, values[i])
                              : descriptor_allocated(c, values[i]);
    else if (is_argument)
      values[i] = without_allocated(c, values[i]);
  }
  Value *value = n > 1 ? pack_values(c, values, n) : n ? values[0] : NULL;
  llvm_return(c, value)->attrs =
      borrowed ? dict_without(c->ctx, op->attrs, borrowed_name(c)) : op->attrs;
  return conv_erase(c, op);
}

// Calls

// The arguments of a call from the lowered operands.
static void unpack_operands(Conv *c, const Op *op, uint32_t first, bool bare,
                            Value *const *values, ValueVec *args) {
  for (uint32_t i = first; i < op->noperands; i++) {
    Type *type = op_operand(op, i)->type;
    Value *value = values[i];
    uint32_t nfields = type_num_fields(type);
    if (bare && type_is(type, TY_MEMREF)) {
      vec_push(c->arena, args, descriptor_aligned(c, value));
    } else if (type_is_memref(type)) {
      Value **fields = arena_array(c->arena, Value *, nfields);
      descriptor_unpack(c, value, type, fields);
      for (uint32_t j = 0; j < nfields; j++)
        vec_push(c->arena, args, fields[j]);
    } else {
      vec_push(c->arena, args, value);
    }
  }
}

static void unpack_results(Conv *c, Op *op, bool bare, Value *packed,
                           Value **results) {
  uint32_t n = op->nresults;
  Value **old = arena_array(c->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    old[i] = op_result(op, i);
    results[i] = n == 1 ? packed : llvm_extract(c, packed, i);
  }
  if (!bare)
    unranked_copy_all(c, old, results, n, false);
  for (uint32_t i = 0; bare && i < n; i++)
    if (type_is(old[i]->type, TY_MEMREF))
      results[i] = descriptor_from_static(c, old[i]->type, results[i]);
}

// Marks are found once.
static bool callee_is_bare(Conv *c, const Attr *callee) {
  FuncState *state = state_of(c);
  Ident *name = ctx_ident_lit(c->ctx, "llvm.bareptr");
  if (!state->marks_known && c->module) {
    for (Op *op = c->module->regions[0].first->first; op; op = op->next) {
      Attr *mark = op->attrs ? dict_get(op->attrs, name) : NULL;
      if (mark && symbol_name(op).data)
        ptrmap_set(&state->marks, c->arena, ctx_ident(c->ctx, symbol_name(op)),
                   mark);
    }
    state->marks_known = true;
  }
  return mark_is_bare(c, state->marks.size
                             ? ptrmap_get(&state->marks, callee->as.symbol.root)
                             : NULL);
}

static bool make_call(Conv *c, Op *op, Attr *callee, uint32_t first, bool bare,
                      Op **call) {
  Value **values = arena_array(c->arena, Value *, op->noperands + 1);
  if (!conv_operands(c, op, 0, op->noperands, values))
    return false;
  uint32_t n = op->nresults;
  Type **types = arena_array(c->arena, Type *, n + 1), *culprit;
  for (uint32_t i = 0; i < n; i++)
    types[i] = op->results[i].type;
  Type *type = type_convert_results(llvm_types(c), bare, types, n, &culprit);
  if (!type)
    return decline_signature(c, op, bare, culprit);
  for (uint32_t i = first; bare && i < op->noperands; i++)
    if (type_is(op_operand(op, i)->type, TY_UNRANKED_MEMREF))
      return decline_signature(c, op, bare, op_operand(op, i)->type);
  ValueVec args = {0};
  unpack_operands(c, op, first, bare, values, &args);
  Value *packed = llvm_call(c, callee, first ? values[0] : NULL, type,
                            args.data, (uint32_t)args.size, call);
  (*call)->attrs = op->attrs;
  Value **results = arena_array(c->arena, Value *, n + 1);
  unpack_results(c, op, bare, packed, results);
  return conv_replace(c, op, results);
}

// Attributes of a call's arguments, as those of a function's.
static void carry_call_attrs(Conv *c, const Op *op, uint32_t first, bool bare,
                             Attr *arg_attrs, Attr *res_attrs, Op *call) {
  if (!arg_attrs && !res_attrs)
    return;
  uint32_t n = op->noperands - first;
  Type **types = arena_array(c->arena, Type *, n + op->nresults + 1);
  for (uint32_t i = 0; i < n; i++)
    types[i] = op_operand(op, first + i)->type;
  for (uint32_t i = 0; i < op->nresults; i++)
    types[n + i] = op->results[i].type;
  Signature s = {
      .bare = bare,
      .old = type_function(c->ctx, types, n, types + n, op->nresults),
      .first = arena_array(c->arena, uint32_t, n + 1),
  };
  for (uint32_t i = 0; i < n; i++) {
    s.first[i] = (uint32_t)s.inputs.size;
    type_convert_argument(llvm_types(c), bare, types[i], &s.inputs);
  }
  s.first[n] = (uint32_t)s.inputs.size;
  call->slots[A_llvm_call_arg_attrs] =
      convert_arg_attrs(c, &s, arg_attrs, false);
  call->slots[A_llvm_call_res_attrs] = convert_res_attrs(c, &s, res_attrs);
}

static bool lower_call(Conv *c, Op *op) {
  Attr *callee = op_slot(op, A_func_call_callee);
  bool bare = callee_is_bare(c, callee);
  Op *call;
  if (!make_call(c, op, callee, 0, bare, &call))
    return false;
  carry_call_attrs(c, op, 0, bare, op_slot(op, A_func_call_arg_attrs),
                   op_slot(op, A_func_call_res_attrs), call);
  call->slots[A_llvm_call_no_inline] = op_slot(op, A_func_call_no_inline);
  return true;
}

static bool lower_call_indirect(Conv *c, Op *op) {
  bool bare = PASS_OPTIONS(c->run, func_to_llvm)->use_bare_ptr_memref_call_conv;
  Op *call;
  if (!make_call(c, op, NULL, 1, bare, &call))
    return false;
  carry_call_attrs(c, op, 1, bare, op_slot(op, A_func_call_indirect_arg_attrs),
                   op_slot(op, A_func_call_indirect_res_attrs), call);
  return true;
}

static bool lower_constant(Conv *c, Op *op) {
  Attr *name = op_slot(op, A_func_constant_value);
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  // One with bare pointers is of another type than that.
  Type *pointee = callee_is_bare(c, name) ? NULL : type->as.ptr.pointee;
  Value *made = llvm_addressof(c, name, pointee, 0);
  conv_carry_attrs(c, value_op(made), op);
  return conv_replace1(c, op, llvm_pointer_as(c, made, type));
}

void handlers_func_to_llvm(ConvTable *table) {
  conv_on(table, OP_func_func, lower_func);
  conv_on(table, OP_func_return, lower_return);
  conv_on(table, OP_func_call, lower_call);
  conv_on(table, OP_func_call_indirect, lower_call_indirect);
  conv_on(table, OP_func_constant, lower_constant);
}
