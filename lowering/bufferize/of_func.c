// Functions, calls and returns: memory at the boundary is row-major. Results
// are new and the caller's; arguments are the caller's, and are not written
// unless `bufferization.writable` says so.

#include "lowering/bufferize/bufferize.h"

static Attr *arg_attr(Bufferize *z, const Op *func, uint32_t index,
                      const char *name) {
  const Attr *all = op_slot(func, A_func_func_arg_attrs);
  if (!all || index >= all->as.array.count)
    return NULL;
  Str text = {name, strlen(name)};
  return dict_get(all->as.array.items[index], ctx_ident(z->ctx, text));
}

bool argument_is_writable(Bufferize *z, const Op *func, uint32_t index) {
  const Attr *writable = arg_attr(z, func, index, "bufferization.writable");
  return attr_is(writable, AT_INTEGER) && attr_to_bool(writable);
}

static Op *called(Bufferize *z, const Op *call) {
  Op *func = op_callee(call)
                 ? symbol_tables_lookup(&z->tables, (Op *)call, op_callee(call))
                 : NULL;
  return func && op_is(func, OP_func_func) ? func : NULL;
}

// The runtime's functions that print.
static bool only_prints(const Op *func) {
  Str name = symbol_name(func);
  return str_starts_with(name, "printMemref") ||
         str_starts_with(name, "print_memref_");
}

// A function that is defined elsewhere does that to an argument.
static UseKind declared_use(Bufferize *z, const Op *func, uint32_t index) {
  const Attr *access = arg_attr(z, func, index, "bufferization.access");
  if (only_prints(func))
    return USE_READ;
  if (!attr_is(access, AT_STRING))
    return USE_WRITE;
  if (str_is(access->as.string, "none"))
    return USE_NONE;
  return str_is(access->as.string, "read") ? USE_READ : USE_WRITE;
}

static UseKind use_of_call(Bufferize *z, const Op *call, uint32_t operand) {
  const Op *func = called(z, call);
  if (!is_tensor(op_operand(call, operand)->type))
    return USE_READ;
  if (!func)
    return USE_WRITE;
  if (region_is_empty(&func->regions[0]))
    return declared_use(z, func, operand);
  return argument_is_writable(z, func, operand) ? USE_WRITE : USE_READ;
}

static bool rewrite_call(Bufferize *z, Op *op) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *v = op_operand(op, i);
    operands[i] =
        is_tensor(v->type) && use_of(z, op, i) ? taken_buffer(z, op, i)
        : is_tensor(v->type)
            ? cast_buffer(z, compact_buffer(z, v), buffer_type(z, v->type))
            : v;
  }
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = is_tensor(op->results[i].type)
                   ? buffer_type(z, op->results[i].type)
                   : op->results[i].type;
  Op *made = build_spec(&z->b, &(OpSpec){.info = op->info,
                                         .operands = operands,
                                         .noperands = op->noperands,
                                         .result_types = types,
                                         .nresults = op->nresults,
                                         .slots = op->slots,
                                         .attrs = op->attrs});
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *old = op_result(op, i), *now = op_result(made, i);
    if (is_tensor(old->type)) {
      set_buffer(z, old, now);
      own(z, now);
    } else if (old->uses) {
      value_replace_uses(old, now);
    }
  }
  op_is_dead(z, op);
  return true;
}

// Signatures

static bool is_ours(const Ident *name) {
  return str_starts_with(ident_str(name), "bufferization.");
}

// Attributes of this dialect on arguments say nothing of memrefs.
static Attr *without_ours(Bufferize *z, Attr *dicts) {
  if (!dicts)
    return NULL;
  uint32_t n = dicts->as.array.count;
  Attr **items = arena_array(z->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const Attr *dict = dicts->as.array.items[i];
    NamedAttr *kept = arena_array(z->arena, NamedAttr, dict->as.dict.count + 1);
    uint32_t count = 0;
    for (uint32_t j = 0; j < dict->as.dict.count; j++)
      if (!is_ours(dict->as.dict.items[j].name))
        kept[count++] = dict->as.dict.items[j];
    items[i] = attr_dict(z->ctx, kept, count);
  }
  return attr_array(z->ctx, items, n);
}

static Type *converted(Bufferize *z, Type *type) {
  return is_tensor(type) ? buffer_type(z, type) : type;
}

bool change_signature(Bufferize *z, Op *func) {
  Attr *attr = op_slot(func, A_func_func_function_type);
  const Type *type = attr->type;
  uint32_t nins = type->as.list.ninputs, nouts = type->as.list.noutputs;
  Type **types = arena_array(z->arena, Type *, nins + nouts + 1);
  bool any = false;
  for (uint32_t i = 0; i < nins + nouts; i++) {
    types[i] = converted(z, type->as.list.types[i]);
    any |= types[i] != type->as.list.types[i];
  }
  if (!any)
    return false;
  func->slots[A_func_func_function_type] = attr_type(
      z->ctx, type_function(z->ctx, types, nins, types + nins, nouts));
  func->slots[A_func_func_arg_attrs] =
      without_ours(z, op_slot(func, A_func_func_arg_attrs));
  return true;
}

const BufferRow rows_func[] = {
    {BUFFER_ROW(OP_func_call, FLOW_NEW, rewrite_call), .use = use_of_call},
    {BUFFER_ROW(OP_func_return, FLOW_TAKE, rewrite_take)},
    {0},
};
