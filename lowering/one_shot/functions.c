// Functions: callees are analyzed and bufferized before their callers, so that
// what they do to arguments, and their types, are known. Of recursive functions
// nothing is known.

#include "lowering/one_shot/one_shot.h"

// Calls

FunctionFacts *facts_of(OneShot *z, const Op *func) {
  FunctionFacts *facts = func ? ptrmap_get(&z->facts, func) : NULL;
  return facts && facts->analyzed ? facts : NULL;
}

Op *called_function(OneShot *z, const Op *call) {
  Op *func = op_callee(call)
                 ? symbol_tables_lookup(&z->tables, (Op *)call, op_callee(call))
                 : NULL;
  return func && op_is(func, OP_func_func) ? func : NULL;
}

static const Type *signature_of(const Op *func) {
  return op_slot(func, A_func_func_function_type)->type;
}

typedef struct Callees {
  OneShot *z;
  PtrMap seen;
  Vec(uint32_t) callers; // of the function itself, by their numbers
} Callees;

static void note_callee(void *user, Op *op) {
  Callees *c = user;
  Op *func = op_is(op, OP_func_call) ? called_function(c->z, op) : NULL;
  if (func && has_tensor_semantics(func))
    ptrmap_set(&c->seen, c->z->arena, func, func);
}

static bool check_returns(OneShot *z, Op *func) {
  for (const Block *b = func->regions[0].first; b; b = b->next)
    if (b->last && op_is(b->last, OP_func_return))
      return true;
  return region_is_empty(&func->regions[0]) ||
         op_plain_error(z->ctx, func,
                        "cannot bufferize func.func without func.return");
}

typedef struct FuncOrder {
  Vec(Op *) ordered, rest;
} FuncOrder;

// Functions that call none that is left are the next, the last found first.
static FuncOrder find_order(OneShot *z) {
  FuncOrder order = {0};
  Vec(Op *) funcs = {0}, ready = {0};
  Block *body = z->module->regions[0].first;
  for (Op *op = body ? body->first : NULL; op; op = op->next)
    if (op_is(op, OP_func_func))
      vec_push(z->arena, &funcs, op);
  Callees *callees = arena_zero(z->arena, (funcs.size + 1) * sizeof *callees,
                                _Alignof(Callees));
  uint32_t *counts = arena_array(z->arena, uint32_t, funcs.size + 1);
  PtrMap numbers = {0};
  for (size_t i = 0; i < funcs.size; i++) {
    callees[i].z = z;
    op_walk_post(funcs.data[i], note_callee, &callees[i]);
    counts[i] = callees[i].seen.size;
    ptrmap_set(&numbers, z->arena, funcs.data[i], (void *)(uintptr_t)(i + 1));
    if (!counts[i])
      vec_push(z->arena, &ready, funcs.data[i]);
  }
  for (uint32_t i = 0; i < funcs.size; i++)
    for (uint32_t k = 0; k < callees[i].seen.size; k++) {
      uintptr_t number =
          (uintptr_t)ptrmap_get(&numbers, callees[i].seen.entries[k].key);
      if (number)
        vec_push(z->arena, &callees[number - 1].callers, i);
    }
  PtrMap done = {0};
  while (ready.size) {
    Op *func = vec_pop(&ready);
    vec_push(z->arena, &order.ordered, func);
    ptrmap_set(&done, z->arena, func, func);
    const Callees *mine = &callees[(uintptr_t)ptrmap_get(&numbers, func) - 1];
    for (size_t i = 0; i < mine->callers.size; i++)
      if (--counts[mine->callers.data[i]] == 0)
        vec_push(z->arena, &ready, funcs.data[mine->callers.data[i]]);
  }
  for (size_t i = 0; i < funcs.size; i++)
    if (!ptrmap_get(&done, funcs.data[i]))
      vec_push(z->arena, &order.rest, funcs.data[i]);
  return order;
}

// Found once: neither the analysis nor copies add functions or calls.
static const FuncOrder *order_functions(OneShot *z) {
  if (!z->func_order) {
    z->func_order = arena_new(z->keep, FuncOrder);
    *z->func_order = find_order(z);
  }
  return z->func_order;
}

// Facts

static Attr *arg_attr(OneShot *z, const Op *func, uint32_t i, Str name) {
  const Attr *all = op_slot(func, A_func_func_arg_attrs);
  return all && i < all->as.array.count
             ? dict_get(all->as.array.items[i], ctx_ident(z->ctx, name))
             : NULL;
}

static void find_accesses(OneShot *z, FunctionFacts *f) {
  const Type *type = signature_of(f->func);
  bool external = region_is_empty(&f->func->regions[0]);
  for (uint32_t i = 0; i < f->nargs; i++) {
    if (!type_is_tensor(type->as.list.types[i]))
      continue;
    const Attr *access = arg_attr(z, f->func, i, STR("bufferization.access"));
    if (attr_is(access, AT_STRING)) {
      Str s = access->as.string;
      f->reads[i] = str_is(s, "read") || str_is(s, "read-write");
      f->writes[i] = str_is(s, "write") || str_is(s, "read-write");
    } else if (external) {
      f->reads[i] = f->writes[i] = true;
    } else {
      Value *arg = block_arg(f->func->regions[0].first, i);
      f->reads[i] = value_is_read(z, arg);
      f->writes[i] = value_is_written(z, arg);
    }
  }
}

// Whether the contents may be in memory that the function may not write, besides
// that of its arguments, which are the caller's.
static bool is_readonly_inside(OneShot *z, Value *value) {
  ValueVec set = {0};
  add_alias_set(z, value, &set);
  for (size_t i = 0; i < set.size; i++)
    if (!value_is_arg(set.data[i]) && !value_is_writable(z, set.data[i]))
      return true;
  return false;
}

static void find_aliases_of_return(OneShot *z, FunctionFacts *f, const Op *end,
                                   bool first) {
  Block *entry = f->func->regions[0].first;
  for (uint32_t j = 0; j < f->nresults; j++) {
    Value *v = op_operand(end, j);
    int32_t equal = -1;
    for (uint32_t i = 0; type_is(v->type, TY_TENSOR) && i < f->nargs; i++) {
      Value *arg = block_arg(entry, i);
      if (!type_is(arg->type, TY_TENSOR))
        continue;
      f->aliases[i * f->nresults + j] |= may_share(z, v, arg);
      if (are_equivalent(z, v, arg))
        equal = (int32_t)i;
    }
    f->readonly[j] |= type_is_tensor(v->type) && is_readonly_inside(z, v);
    if (first)
      f->equal_args[j] = equal;
    else if (f->equal_args[j] != equal)
      f->equal_args[j] = -1;
  }
}

static void find_aliases(OneShot *z, FunctionFacts *f) {
  const Type *type = signature_of(f->func);
  bool first = true;
  for (const Block *b = f->func->regions[0].first; b; b = b->next) {
    const Op *end = block_terminator(b);
    if (!end || !op_is(end, OP_func_return))
      continue;
    find_aliases_of_return(z, f, end, first);
    first = false;
  }
  if (!region_is_empty(&f->func->regions[0]))
    return;
  for (uint32_t i = 0; i < f->nargs; i++)
    for (uint32_t j = 0; j < f->nresults; j++)
      f->aliases[i * f->nresults + j] =
          type_is_tensor(type->as.list.types[i]) &&
          type_is_tensor(type->as.list.types[f->nargs + j]);
}

static FunctionFacts *new_facts(OneShot *z, Op *func) {
  const Type *type = signature_of(func);
  uint32_t nargs = type->as.list.ninputs, nresults = type->as.list.noutputs;
  FunctionFacts *f = arena_new(z->arena, FunctionFacts);
  *f = (FunctionFacts){
      .func = func,
      .nargs = nargs,
      .nresults = nresults,
      .reads = arena_zero(z->arena, nargs + 1, 1),
      .writes = arena_zero(z->arena, nargs + 1, 1),
      .aliases = arena_zero(z->arena, (size_t)nargs * nresults + 1, 1),
      .readonly = arena_zero(z->arena, nresults + 1, 1),
      .equal_args = arena_array(z->arena, int32_t, nresults + 1)};
  for (uint32_t i = 0; i < nresults; i++)
    f->equal_args[i] = -1;
  ptrmap_set(&z->facts, z->arena, func, f);
  return f;
}

bool analyze_module(OneShot *z) {
  const FuncOrder *order = order_functions(z);
  for (size_t i = 0; i < order->ordered.size; i++) {
    Op *func = order->ordered.data[i];
    if (!is_allowed(z, func))
      continue;
    FunctionFacts *facts = new_facts(z, func);
    if (!analyze_op(z, func) || z->refused)
      return false;
    LocalArena outer = scratch_begin(z);
    find_aliases(z, facts);
    find_accesses(z, facts);
    arena_end(z, &outer);
    if (z->options->test_analysis_only)
      annotate_function(z, facts);
    facts->analyzed = true;
  }
  for (size_t i = 0; i < order->rest.size; i++)
    if (is_allowed(z, order->rest.data[i]) &&
        (!analyze_op(z, order->rest.data[i]) || z->refused))
      return false;
  return true;
}

// Signatures

static Type *arg_type(OneShot *z, const Op *func, uint32_t i) {
  const Type *tensor = signature_of(func)->as.list.types[i];
  LayoutChoice layout = z->options->function_boundary_type_conversion;
  Type *type = chosen_type(z, tensor, layout);
  Attr *given = arg_attr(z, func, i, STR("bufferization.buffer_layout"));
  return given && type_is(type, TY_MEMREF)
             ? type_memref(z->ctx, type->as.shaped.rank, type->as.shaped.shape,
                           type->as.shaped.element, given,
                           type->as.shaped.space)
             : type;
}

Type *function_arg_type(OneShot *z, const Op *func, uint32_t i) {
  Type *type = signature_of(func)->as.list.types[i];
  return type_is_tensor(type) ? arg_type(z, func, i) : type;
}

static void set_signature(OneShot *z, Op *func, Type *const *types,
                          uint32_t nargs, uint32_t nresults) {
  func->slots[A_func_func_function_type] = attr_type(
      z->ctx, type_function(z->ctx, types, nargs, types + nargs, nresults));
}

static bool bufferize_returns(OneShot *z, const Op *func, Type *const *types) {
  for (Block *b = func->regions[0].first; b; b = b->next) {
    Op *end = block_terminator(b);
    if (!end || !op_is(end, OP_func_return))
      continue;
    builder_before(&z->b, end);
    for (uint32_t i = 0; i < end->noperands; i++)
      if (type_is_tensor(op_operand(end, i)->type))
        op_set_operand(end, i,
                       build_to_buffer(z, op_operand(end, i), types[i]));
  }
  return true;
}

// Changes the types of arguments and results, with layouts by the options.
static bool bufferize_func(OneShot *z, Op *func) {
  if (!check_returns(z, func))
    return false;
  const Type *type = signature_of(func);
  uint32_t nargs = type->as.list.ninputs, nresults = type->as.list.noutputs;
  Type **types = arena_array(z->arena, Type *, nargs + nresults + 1);
  for (uint32_t i = 0; i < nargs + nresults; i++) {
    types[i] = type->as.list.types[i];
    if (type_is_tensor(types[i]))
      types[i] =
          i < nargs
              ? arg_type(z, func, i)
              : chosen_type(z, types[i],
                            z->options->function_boundary_type_conversion);
  }
  for (Block *b = func->regions[0].first; b; b = b->next)
    if (!bufferize_block(z, b))
      return false;
  bufferize_returns(z, func, types + nargs);
  set_signature(z, func, types, nargs, nresults);
  return true;
}

static Type *type_of_func_arg(OneShot *z, Value *value,
                              const TypeStack *stack) {
  Block *block = value_arg_block(value);
  const Op *func = block->parent->parent;
  return block == block->parent->first ? arg_type(z, func, value->index)
                                       : type_of_branch_arg(z, value, stack);
}

static bool arg_is_writable(OneShot *z, Value *value) {
  const Op *func = value_owner(value);
  const Block *block = value_arg_block(value);
  const Attr *given =
      block == block->parent->first
          ? arg_attr(z, func, value->index, STR("bufferization.writable"))
          : NULL;
  return !given || attr_to_bool(given);
}

static void operands_of_func(OneShot *z, Value *value, AliasLinks *links) {
  links_of_branch_arg(z, value, links);
}

// Calls

static bool call_reads(OneShot *z, Use *operand) {
  const FunctionFacts *f = facts_of(z, called_function(z, operand->owner));
  return !f || f->reads[operand_number(operand)];
}

static bool call_writes(OneShot *z, Use *operand) {
  const FunctionFacts *f = facts_of(z, called_function(z, operand->owner));
  return !f || f->writes[operand_number(operand)];
}

static void values_of_call(OneShot *z, Use *operand, AliasLinks *links) {
  Op *op = operand->owner;
  const FunctionFacts *f = facts_of(z, called_function(z, op));
  uint32_t arg = operand_number(operand), n = 0;
  bool equal = false;
  for (uint32_t i = 0; f && i < op->nresults; i++)
    if (f->aliases[arg * f->nresults + i]) {
      n++;
      equal = f->equal_args[i] == (int32_t)arg;
    }
  equal &= n == 1;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (f ? f->aliases[arg * f->nresults + i]
          : type_is_tensor(op->results[i].type))
      add_link(z, links, operand, op_result(op, i), equal, equal);
}

static Type *type_of_call(OneShot *z, Value *value, const TypeStack *stack) {
  const Op *op = value_op(value), *func = called_function(z, op);
  (void)stack;
  if (!func)
    return unknown_type(z, value->type);
  const Type *type = signature_of(func);
  Type *result = type->as.list.types[type->as.list.ninputs + value->index];
  return type_is_tensor(result)
             ? chosen_type(z, result,
                           z->options->function_boundary_type_conversion)
             : result;
}

// MLIR has callers write what a callee returns, even if that is a constant.
static bool result_is_writable(OneShot *z, Value *value) {
  const FunctionFacts *facts = facts_of(z, called_function(z, value_op(value)));
  return !facts || !facts->readonly[value->index];
}

// Calls with buffers of the types that the callee takes.
static bool bufferize_call(OneShot *z, Op *op) {
  const Op *func = called_function(z, op);
  if (!func)
    return op_plain_error(z->ctx, op, "callee not found");
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = type_is_tensor(op->results[i].type)
                   ? get_buffer_type(z, op_result(op, i), NULL)
                   : op->results[i].type;
  for (uint32_t i = 0; i < op->noperands; i++) {
    operands[i] = op_operand(op, i);
    if (!type_is_tensor(operands[i]->type))
      continue;
    Value *buffer = get_buffer(z, operands[i]);
    if (!buffer)
      return false;
    operands[i] = cast_or_copy(z, buffer, function_arg_type(z, func, i));
  }
  Op *made = build_same(&z->b, op, operands, types, op->nresults);
  return replace_with_buffers(z, op, list_of_results(&z->rw, made).items);
}

static bool return_stays(OneShot *z, Op *op) {
  (void)z;
  (void)op;
  return true;
}

const OneShotRow one_shot_func[] = {
    {ONE_SHOT(OP_func_call, bufferize_call), .reads = call_reads,
     .writes = call_writes, .values_of = values_of_call,
     .is_writable = result_is_writable, .type_of = type_of_call},
    {ONE_SHOT(OP_func_func, bufferize_func), .type_of = type_of_func_arg,
     .is_writable = arg_is_writable, .operands_of = operands_of_func,
     .takes_blocks = true},
    {ONE_SHOT(OP_func_return, return_stays)},
    {0},
};

// Results of the types that the returned values had before they were cast

static Value *without_cast(Value *value) {
  Value *source = memref_cast_source(value);
  return source ? source : value;
}

// Gives results the types that all returns had before a cast.
static void fold_casts(OneShot *z, Op *func) {
  const Type *type = signature_of(func);
  uint32_t nargs = type->as.list.ninputs, nresults = type->as.list.noutputs;
  Type **types = arena_array(z->arena, Type *, nargs + nresults + 1);
  bool first = true;
  for (uint32_t i = 0; i < nargs + nresults; i++)
    types[i] = type->as.list.types[i];
  for (int round = 0; round < 2; round++)
    for (Block *b = func->regions[0].first; b; b = b->next) {
      Op *end = block_terminator(b);
      if (!end || !op_is(end, OP_func_return))
        continue;
      for (uint32_t i = 0; i < nresults; i++) {
        Value *v = op_operand(end, i), *source = without_cast(v);
        if (!type_is(v->type, TY_MEMREF) || !type_is(source->type, TY_MEMREF))
          continue;
        if (round && types[nargs + i] == source->type)
          op_set_operand(end, i, source);
        else if (!round && first)
          types[nargs + i] = source->type;
        else if (!round && types[nargs + i] != source->type)
          types[nargs + i] = v->type;
      }
      first = false;
    }
  set_signature(z, func, types, nargs, nresults);
}

// The module

static Attr *without_ours(OneShot *z, const Attr *dict) {
  NamedAttr *kept = arena_array(z->arena, NamedAttr, dict->as.dict.count + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < dict->as.dict.count; i++) {
    Str name = ident_str(dict->as.dict.items[i].name);
    if (!str_is(name, "bufferization.writable") &&
        !str_is(name, "bufferization.buffer_layout"))
      kept[n++] = dict->as.dict.items[i];
  }
  return attr_dict(z->ctx, kept, n);
}

static void clean_up_args(OneShot *z, Op *func) {
  const Attr *all = op_slot(func, A_func_func_arg_attrs);
  if (!all || region_is_empty(&func->regions[0]))
    return;
  uint32_t n = all->as.array.count;
  Attr **dicts = arena_array(z->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    dicts[i] = without_ours(z, all->as.array.items[i]);
  func->slots[A_func_func_arg_attrs] = attr_array(z->ctx, dicts, n);
}

static bool bufferize_in_order(OneShot *z, const FuncOrder *order) {
  bool copies = z->copy_before_write;
  for (size_t i = 0; i < order->ordered.size; i++) {
    Op *func = order->ordered.data[i];
    z->copy_before_write =
        copies ||
        str_list_has(&z->options->no_analysis_func_filter, symbol_name(func));
    if (!bufferize_op(z, func))
      return false;
    if (z->options->function_boundary_type_conversion == LAYOUT_INFER)
      fold_casts(z, func);
  }
  z->copy_before_write = copies;
  for (size_t i = 0; i < order->rest.size; i++)
    if (!bufferize_op(z, order->rest.data[i]))
      return false;
  return true;
}

bool bufferize_module(OneShot *z, Op *module) {
  if (!bufferize_in_order(z, order_functions(z)))
    return false;
  Block *body = module->regions[0].first;
  for (Op *op = body ? body->first : NULL, *next; op; op = next) {
    next = op->next;
    if (op_is(op, OP_func_func))
      clean_up_args(z, op);
    else if (!op_has(op, TRAIT_SYMBOL_TABLE) && !bufferize_op(z, op))
      return false;
  }
  return true;
}
