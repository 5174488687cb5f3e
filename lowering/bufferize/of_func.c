// Functions, calls and returns: memory at the boundary is row-major. Results
// are new and the caller's; arguments are the caller's, and are not written
// unless `bufferization.writable` says so.
//
// A result that is an argument by `tf.aliasing_output` is computed in the memory
// of that argument, or copied there at the end. Its descriptor says that there
// is nothing to free (the attribute mlcc.borrowed of the return), and callers
// in the module go on with what they passed.

#include "ir/dialects/func/aliasing.h"
#include "lowering/bufferize/bufferize.h"

static Attr *arg_attr(Bufferize *z, const Op *func, uint32_t index,
                      const char *name) {
  const Attr *all = op_slot(func, A_func_func_arg_attrs);
  if (!all || index >= all->as.array.count)
    return NULL;
  Str text = {name, strlen(name)};
  return dict_get(all->as.array.items[index], ctx_ident(z->ctx, text));
}

bool argument_may_be_written(Bufferize *z, const Op *func, uint32_t index) {
  const Attr *writable = arg_attr(z, func, index, "bufferization.writable");
  return attr_is(writable, AT_INTEGER) && attr_to_bool(writable);
}

bool argument_is_writable(Bufferize *z, const Op *func, uint32_t index) {
  return argument_may_be_written(z, func, index) ||
         func_result_of_argument(z->ctx, func, index) != UINT32_MAX;
}

Value *argument_of_result(Bufferize *z, uint32_t result) {
  uint32_t arg = func_argument_of_result(z->ctx, z->func, result);
  return arg == UINT32_MAX ? NULL
                           : block_arg(only_block(&z->func->regions[0]), arg);
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
  if (!type_is_tensor(op_operand(call, operand)->type))
    return USE_READ;
  if (!func || func_result_of_argument(z->ctx, func, operand) != UINT32_MAX)
    return USE_WRITE;
  if (region_is_empty(&func->regions[0]))
    return declared_use(z, func, operand);
  return argument_is_writable(z, func, operand) ? USE_WRITE : USE_READ;
}

// Whether a function no longer returns what is in an argument.
static bool is_dropped(Bufferize *z, const Op *func, uint32_t result) {
  return func && ptrmap_get(&z->out_results, func) &&
         func_argument_of_result(z->ctx, func, result) != UINT32_MAX;
}

// Results that are arguments are what was passed.
static uint32_t tied_in_call(Bufferize *z, const Op *call, uint32_t index) {
  const Op *func = called(z, call);
  return func ? func_argument_of_result(z->ctx, func, index) : UINT32_MAX;
}

static BufferFlow flow_of_call(Bufferize *z, const Op *call) {
  for (uint32_t i = 0; i < call->nresults; i++)
    if (tied_in_call(z, call, i) != UINT32_MAX)
      return FLOW_WRITES;
  return FLOW_NEW;
}

// A result that is what was passed: `passed`, or, where a part that is not
// contiguous was passed as a copy, that part.
static Value *returned_argument(Bufferize *z, Op *call, uint32_t operand,
                                Value *passed) {
  if (use_of(z, call, operand)->copy)
    return passed;
  Value *buffer = buffer_of(z, op_operand(call, operand));
  if (type_is(buffer->type, TY_MEMREF) && !memref_is_identity(buffer->type))
    build_copy(z, passed, buffer);
  return buffer;
}

// Calls with buffers, and takes the results over or finds them in arguments.
static bool rewrite_call(Bufferize *z, Op *op) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *v = op_operand(op, i);
    operands[i] =
        type_is_tensor(v->type) && use_of(z, op, i) ? taken_buffer(z, op, i)
        : type_is_tensor(v->type)
            ? cast_buffer(z, compact_buffer(z, v), buffer_type(z, v->type))
            : v;
  }
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!is_dropped(z, called(z, op), i))
      types[n++] = type_is_tensor(op->results[i].type)
                       ? buffer_type(z, op->results[i].type)
                       : op->results[i].type;
  Op *made = build_same(&z->b, op, operands, types, n);
  for (uint32_t i = 0, next = 0; i < op->nresults; i++) {
    Value *old = op_result(op, i);
    Value *now =
        is_dropped(z, called(z, op), i) ? NULL : op_result(made, next++);
    uint32_t tied = tied_in_call(z, op, i);
    if (tied != UINT32_MAX) {
      set_buffer(z, old, returned_argument(z, op, tied, operands[tied]));
    } else if (type_is_tensor(old->type)) {
      set_buffer(z, old, now);
      own(z, now);
    } else if (old->uses) {
      value_replace_uses(old, now);
    }
  }
  op_is_dead(z, op);
  return true;
}

// Returns

static UseKind use_of_return(Bufferize *z, const Op *op, uint32_t operand) {
  (void)op;
  return argument_of_result(z, operand) ? USE_READ : USE_TAKE;
}

// Whether the memory of a tensor is surely its own.
static bool is_new(Bufferize *z, const Value *tensor) {
  const Op *made = value_op(tensor_of(z, tensor)->root);
  BufferFlow flow = made ? buffer_flow(z, made) : FLOW_BORROWED;
  return flow == FLOW_NEW || flow == FLOW_EMPTY || flow == FLOW_WRITES;
}

bool is_only_printed(Bufferize *z, const Value *tensor) {
  const Value *v = tensor;
  for (const Op *op; value_has_one_use(v); v = op_operand(op, 0)) {
    const Op *user = v->uses->owner;
    const Op *func = op_is(user, OP_func_call) ? called(z, user) : NULL;
    if (v == tensor && (!func || !only_prints(func)))
      return false;
    op = value_op(v);
    BufferFlow flow = op ? buffer_flow(z, op) : FLOW_BORROWED;
    if (flow != FLOW_PART && flow != FLOW_WHOLE)
      return is_new(z, v);
  }
  return false;
}

// Whether the memory of a tensor may be that of an argument that a result is
// copied to: something of the same contents is in one.
static bool may_be_overwritten(Bufferize *z, const Value *tensor) {
  const TensorGroup *g = group_of(z, tensor);
  const Block *body = only_block(&z->func->regions[0]);
  if (is_new(z, tensor))
    return false;
  for (size_t i = 1; i < z->tensors.size; i++) {
    const Tensor *t = &z->tensors.data[i];
    if (&z->groups.data[group_id(z, t->group)] == g &&
        value_arg_block(t->root) == body &&
        func_result_of_argument(z->ctx, z->func, t->root->index) != UINT32_MAX)
      return true;
  }
  return false;
}

// The buffer that is copied to where a result has to be; NULL: it is there, or
// a splat.
static Value *copied_result(Bufferize *z, Value *tensor, uint32_t result) {
  PlacedResult placed = z->placed[result];
  const Tensor *t = tensor_of(z, tensor);
  if (tensor_of(z, placed.tensor)->same == placed.place ||
      (t->root == argument_of_result(z, result) && !t->is_part) ||
      splat_of(z, tensor))
    return NULL;
  return may_be_overwritten(z, tensor) ? copy_of(z, tensor)
                                       : buffer_of(z, tensor);
}

// Nothing is written before all is read.
static bool rewrite_return(Bufferize *z, Op *op) {
  uint32_t n = op->noperands, nborrowed = 0;
  Value **operands = arena_array(z->arena, Value *, n + 1);
  Value **from = arena_array(z->arena, Value *, n + 1);
  int32_t *borrowed = arena_array(z->arena, int32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    Value *tensor = op_operand(op, i), *arg = argument_of_result(z, i);
    if (arg)
      from[i] = copied_result(z, tensor, i);
    else
      operands[i] =
          type_is_tensor(tensor->type) ? taken_buffer(z, op, i) : tensor;
  }
  for (uint32_t i = 0; i < n; i++) {
    Value *tensor = op_operand(op, i), *arg = argument_of_result(z, i);
    if (!arg)
      continue;
    operands[i] = buffer_of(z, arg);
    if (from[i])
      build_copy(z, from[i], operands[i]);
    else if (splat_of(z, tensor))
      copy_contents(z, tensor, operands[i]);
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (is_dropped(z, z->func, i))
      continue;
    if (argument_of_result(z, i))
      borrowed[nborrowed++] = (int32_t)kept;
    operands[kept++] = operands[i];
  }
  Op *made = build_op(&z->b, OP_func_return, NULL, 0, operands, kept);
  if (nborrowed)
    op_set_attr(z->ctx, made, ctx_ident_lit(z->ctx, "mlcc.borrowed"),
                attr_dense_i32(z->ctx, borrowed, nborrowed));
  op_is_dead(z, op);
  return true;
}

// Signatures

static bool is_ours(const Ident *name) {
  return str_starts_with(ident_str(name), "bufferization.") ||
         str_is(ident_str(name), "tf.aliasing_output");
}

// Attributes on arguments that say nothing of memrefs.
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

// Removes results that are no longer returned, from the list of types and from
// the attributes; returns how many are left.
static uint32_t keep_results(Bufferize *z, Op *func, Type **types, uint32_t n) {
  const Attr *attrs = op_slot(func, A_func_func_res_attrs);
  Attr **left = arena_array(z->arena, Attr *, n + 1);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (is_dropped(z, func, i))
      continue;
    if (attrs)
      left[kept] = attrs->as.array.items[i];
    types[kept++] = types[i];
  }
  if (attrs && kept < n)
    func->slots[A_func_func_res_attrs] =
        kept ? attr_array(z->ctx, left, kept) : NULL;
  return kept;
}

static Type *converted(Bufferize *z, Type *type) {
  return type_is_tensor(type) ? buffer_type(z, type) : type;
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
  nouts = keep_results(z, func, types + nins, nouts);
  func->slots[A_func_func_function_type] = attr_type(
      z->ctx, type_function(z->ctx, types, nins, types + nins, nouts));
  func->slots[A_func_func_arg_attrs] =
      without_ours(z, op_slot(func, A_func_func_arg_attrs));
  return true;
}

const BufferRow rows_func[] = {
    {BUFFER_ROW(OP_func_call, FLOW_NEW, rewrite_call), .flow_of = flow_of_call,
     .use = use_of_call, .tied = tied_in_call},
    {BUFFER_ROW(OP_func_return, FLOW_TAKE, rewrite_return),
     .use = use_of_return},
    {0},
};
