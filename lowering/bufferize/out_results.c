// Results that are written to memory of the caller's (-ftensor-results=out).
// Before tensors are memory, a function that others call,
//
//   func.func @f(%a: tensor<?xf32>) -> tensor<?xf32>
//
// gets an argument for each of its results that are tensors,
//
//   func.func @f(%a: tensor<?xf32>,
//                %r: tensor<?xf32> {tf.aliasing_output = 0, llvm.noalias})
//       -> tensor<?xf32>
//
// and no longer returns these when tensors are memory. The caller has to know
// how large a result is: sizes have to follow from the sizes of arguments and
// from arguments that are numbers.
//
// Private functions return what they did. Calls in the module pass new memory
// where the sizes are known; else they call a private copy, which returns its
// results as others do.

#include "ir/analysis/analysis.h"
#include "ir/build/tensor.h"
#include "ir/dialects/func/aliasing.h"
#include "lowering/bufferize/bufferize.h"
#include "lowering/tensor/reify.h"

static const Type *signature_of(const Op *func) {
  return op_slot(func, A_func_func_function_type)->type;
}

static bool is_defined(const Op *func) {
  return !region_is_empty(&func->regions[0]);
}

// Sizes
//
// A size that was asked for before is taken to follow from the arguments: it was
// answered, or it is being answered around a loop, or the whole question has
// failed.

typedef struct Sizes {
  Bufferize *z;
  PtrMap seen; // values, to themselves
} Sizes;

static bool follows(Sizes *s, Value *value);

static bool is_seen(Sizes *s, Value *value) {
  void **seen = ptrmap_at(&s->seen, s->z->arena, value);
  bool known = *seen;
  *seen = value;
  return known;
}

static bool all_follow(Sizes *s, const Op *op, uint32_t first) {
  for (uint32_t i = first; i < op->noperands; i++)
    if (!follows(s, op_operand(op, i)))
      return false;
  return true;
}

// Whether a block of a region hands on results: not if the program ends with it.
static bool gives_results(const Block *block) {
  return op_has(block_terminator(block), TRAIT_RETURN_LIKE);
}

// Whether it holds of what the regions end with, and of branches inside.
static bool ends_follow(Sizes *s, const Op *op, uint32_t result) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next) {
      const Op *end = block_terminator(b);
      if (gives_results(b) ? !follows(s, op_operand(end, result))
                           : !all_follow(s, end, 0))
        return false;
    }
  return true;
}

// A tensor that a loop carries has the same sizes in each iteration, or others
// that depend on the number of iterations.
static bool carried_follows(Sizes *s, const Op *loop, uint32_t index) {
  Block *body = only_block(&loop->regions[0]);
  Value *yielded = op_operand(block_terminator(body), index);
  if (!follows(s, op_operand(loop, first_init(loop) + index)))
    return false;
  if (of_same_sizes(s->z, yielded) == block_arg(body, 1 + index))
    return true;
  for (uint32_t i = 0; i < first_init(loop); i++)
    if (!follows(s, op_operand(loop, i)))
      return false;
  return follows(s, yielded);
}

// The tensor of outside that all branches give the sizes of; or NULL.
static Value *common_end(Sizes *s, const Op *op, uint32_t result) {
  Value *common = NULL;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next) {
      const Op *end = block_terminator(b);
      if (!gives_results(b))
        continue;
      Value *value = of_same_sizes(s->z, op_operand(end, result));
      if ((common && common != value) || !is_defined_outside(op, value))
        return NULL;
      common = value;
    }
  return common;
}

static bool branches_follow(Sizes *s, const Op *op, uint32_t result) {
  Value *common = common_end(s, op, result);
  return common ? follows(s, common)
                : all_follow(s, op, 0) && ends_follow(s, op, result);
}

// A while loop may change sizes as its contents say, so they have to stay.
static bool while_follows(Sizes *s, const Op *loop, uint32_t result) {
  Block *before = only_block(&loop->regions[0]);
  Block *after = only_block(&loop->regions[1]);
  Value *passed =
      of_same_sizes(s->z, op_operand(block_terminator(before), 1 + result));
  if (is_defined_outside(loop, passed))
    return follows(s, passed);
  if (value_arg_block(passed) != before)
    return false;
  Value *yielded = op_operand(block_terminator(after), passed->index);
  return of_same_sizes(s->z, yielded) == block_arg(after, result) &&
         follows(s, op_operand(loop, passed->index));
}

// One of several tensors of the same sizes, or of others, as a number says.
static bool either_follows(Sizes *s, const Op *op) {
  Value *first = of_same_sizes(s->z, op_operand(op, 1));
  return first == of_same_sizes(s->z, op_operand(op, 2)) ? follows(s, first)
                                                         : all_follow(s, op, 0);
}

static bool call_follows(Sizes *s, Op *call, uint32_t result) {
  Op *func = symbol_tables_lookup(&s->z->tables, call, op_callee(call));
  if (!func || !op_is(func, OP_func_func) || !is_defined(func) ||
      !all_follow(s, call, 0))
    return false;
  for (Block *b = func->regions[0].first; b; b = b->next) {
    const Op *end = block_terminator(b);
    if (op_is(end, OP_func_return) && !follows(s, op_operand(end, result)))
      return false;
  }
  return func->regions[0].first == func->regions[0].last;
}

// Asks the operation for the sizes of its result, and whether they follow. It
// builds their computation, which is erased again.
static bool sizes_follow(Sizes *s, Op *op, const Value *result) {
  Rewriter *rw = &s->z->rw;
  Op *before = op->prev;
  bool ok = true;
  for (int i = 0; ok && i < result->type->as.shaped.rank; i++) {
    Mixed size;
    builder_before(&rw->b, op);
    if (result->type->as.shaped.shape[i] == DYNAMIC)
      ok = reify_size(rw, result, (uint32_t)i, &size) &&
           (!size.value || follows(s, size.value));
  }
  while (op->prev != before) {
    ptrmap_set(&s->seen, s->z->arena, op_result(op->prev, 0), NULL);
    rewrite_erase(rw, op->prev);
  }
  return ok;
}

static bool tensor_follows(Sizes *s, Op *op, Value *value) {
  Value *first = of_same_sizes(s->z, value);
  if (first != value)
    return follows(s, first);
  switch ((int)buffer_flow(s->z, op)) {
  case FLOW_FOR: return carried_follows(s, op, value->index);
  case FLOW_WHILE: return while_follows(s, op, value->index);
  case FLOW_BRANCHES: return branches_follow(s, op, value->index);
  case FLOW_FORALL:
    return follows(s, op_operand(op, first_init(op) + value->index));
  case FLOW_EITHER: return either_follows(s, op);
  default: break;
  }
  if (op_callee(op))
    return call_follows(s, op, value->index);
  return sizes_follow(s, op, value);
}

static bool reads_elements(Sizes *s, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_tensor(op_operand(op, i)->type))
      return buffer_flow(s->z, op) != FLOW_SIZES;
  return false;
}

// Numbers are computed from numbers and sizes alone.
static bool number_follows(Sizes *s, Op *op, Value *value) {
  if (buffer_flow(s->z, op) == FLOW_BRANCHES)
    return all_follow(s, op, 0) && ends_follow(s, op, value->index);
  return !op->nregions && op_is_memory_effect_free(op) &&
         !reads_elements(s, op) && all_follow(s, op, 0);
}

// Whether a number, or the sizes of a tensor or memref, are known to a caller.
static bool follows(Sizes *s, Value *value) {
  bool is_shaped =
      type_is_shaped(value->type) && !type_is(value->type, TY_VECTOR);
  if (is_shaped && type_has_rank(value->type) &&
      type_has_static_shape(value->type))
    return true;
  if (is_seen(s, value))
    return true;
  Op *op = value_op(value);
  if (!op) {
    const Op *around = value_arg_block(value)->parent->parent;
    if (op_is(around, OP_func_func))
      return value_arg_block(value) == around->regions[0].first;
    return is_shaped && buffer_flow(s->z, around) == FLOW_FOR && value->index &&
           carried_follows(s, around, value->index - 1);
  }
  if (!is_shaped)
    return number_follows(s, op, value);
  return type_is_tensor(value->type) && type_has_rank(value->type) &&
         tensor_follows(s, op, value);
}

// Functions

static bool is_out(const Op *func, Ctx *ctx, uint32_t result) {
  return type_is_tensor(type_results(signature_of(func))[result]) &&
         func_argument_of_result(ctx, func, result) == UINT32_MAX;
}

static bool gives_tensors(const Op *func) {
  const Type *type = signature_of(func);
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    if (type_is_tensor(type_results(type)[i]))
      return true;
  return false;
}

// Whether callers elsewhere, or the definition elsewhere, have it so.
static bool is_shared(const Bufferize *z, const Op *func) {
  const Attr *visibility = symbol_visibility(z->ctx, func);
  return gives_tensors(func) && (!is_defined(func) || !visibility ||
                                 str_is(visibility->as.string, "public"));
}

// Reports results whose sizes callers cannot know.
static bool check_sizes(Bufferize *z, Op *func) {
  Sizes s = {.z = z};
  const Type *type = signature_of(func);
  bool ok = true;
  for (uint32_t i = 0; i < type->as.list.noutputs; i++) {
    const Type *result = type_results(type)[i];
    if (!is_out(func, z->ctx, i))
      continue;
    bool known = type_has_rank(result) && type_has_static_shape(result);
    for (Block *b = is_defined(func) ? func->regions[0].first : NULL;
         b && !known; b = b->next)
      if (op_is(block_terminator(b), OP_func_return))
        known = func->regions[0].first == func->regions[0].last &&
                type_has_rank(result) &&
                follows(&s, op_operand(block_terminator(b), i));
    if (!known)
      ok = op_error(z->ctx, func,
                    "result #%u of type '%s' cannot be in memory of the "
                    "caller's: its size does not follow from the arguments",
                    i, type_str(z->ctx, result));
  }
  return ok;
}

static Attr *out_attrs(Bufferize *z, uint32_t result) {
  NamedAttr attrs[] = {
      {ctx_ident_lit(z->ctx, "llvm.noalias"), z->ctx->unit},
      {ctx_ident_lit(z->ctx, "tf.aliasing_output"),
       attr_i32(z->ctx, (int32_t)result)},
  };
  return attr_dict(z->ctx, attrs, 2);
}

// Adds an argument for each result that goes to memory of the caller.
static void add_arguments(Bufferize *z, Op *func) {
  const Type *type = signature_of(func);
  const Attr *old = op_slot(func, A_func_func_arg_attrs);
  uint32_t n = type->as.list.ninputs, nouts = type->as.list.noutputs;
  Type **types = arena_array(z->arena, Type *, n + nouts + 1);
  Attr **attrs = arena_array(z->arena, Attr *, n + nouts + 1);
  bool *out = arena_array(z->arena, bool, nouts + 1);
  for (uint32_t i = 0; i < n; i++) {
    types[i] = type_inputs(type)[i];
    attrs[i] = old ? old->as.array.items[i] : z->ctx->empty_dict;
  }
  for (uint32_t i = 0; i < nouts; i++)
    out[i] = is_out(func, z->ctx, i);
  for (uint32_t i = 0; i < nouts; i++) {
    if (!out[i])
      continue;
    types[n] = type_results(type)[i];
    attrs[n++] = out_attrs(z, i);
    if (is_defined(func))
      block_add_arg(z->b.pool, func->regions[0].first, type_results(type)[i],
                    func->loc);
  }
  func->slots[A_func_func_function_type] = attr_type(
      z->ctx, type_function(z->ctx, types, n, type_results(type), nouts));
  func->slots[A_func_func_arg_attrs] = attr_array(z->ctx, attrs, n);
  ptrmap_set(&z->out_results, z->arena, func, func);
}

// Calls

static Op *callee_of(Bufferize *z, Op *call) {
  Op *func = op_callee(call)
                 ? symbol_tables_lookup(&z->tables, call, op_callee(call))
                 : NULL;
  return func && op_is(func, OP_func_func) ? func : NULL;
}

static bool sizes_are_known(Ctx *ctx, const Op *func) {
  const Type *type = signature_of(func);
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    if (is_out(func, ctx, i) && !type_has_static_shape(type_results(type)[i]))
      return false;
  return true;
}

// A private function that returns its results.
static Op *private_copy(Bufferize *z, Op *func) {
  SymbolTable *table = symbol_table_of(&z->tables, op_parent(func));
  builder_before(&z->b, func);
  Op *copy = rewrite_clone(&z->rw, func, NULL);
  Ident *name = symbol_unique(table, z->ctx, z->arena, symbol_name(func), copy);
  copy->slots[A_func_func_sym_name] = attr_string(z->ctx, ident_str(name));
  symbol_set_visibility(z->ctx, copy, attr_string(z->ctx, STR("private")));
  op_set_attr(z->ctx, copy, ctx_ident_lit(z->ctx, "llvm.emit_c_interface"),
              NULL);
  return copy;
}

// Passes an empty tensor for each result.
static void pass_memory(Bufferize *z, Op *call, const Op *func,
                        uint32_t first) {
  uint32_t n = signature_of(func)->as.list.ninputs;
  Value **operands = arena_array(z->arena, Value *, n + 1);
  builder_before(&z->b, call);
  for (uint32_t i = 0; i < n; i++) {
    Type *type = type_inputs(signature_of(func))[i];
    operands[i] = i < first
                      ? op_operand(call, i)
                      : build_tensor_empty_of(&z->b, z->arena, type, NULL);
  }
  op_set_operands(z->b.pool, call, operands, n);
  const Attr *attrs = op_slot(call, A_func_call_arg_attrs);
  if (!attrs)
    return;
  Attr **all = arena_array(z->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    all[i] = i < first ? attrs->as.array.items[i] : z->ctx->empty_dict;
  call->slots[A_func_call_arg_attrs] = attr_array(z->ctx, all, n);
}

bool results_to_arguments(Bufferize *z, Op *root) {
  OpList funcs = collect_ops(z->run, root, OP_func_func);
  OpList calls = collect_ops(z->run, root, OP_func_call);
  PtrMap copies = {0};
  bool ok = true;
  z->rw = pass_rewriter(z->run);
  for (size_t i = 0; i < funcs.count; i++)
    ok &= !is_shared(z, funcs.items[i]) || check_sizes(z, funcs.items[i]);
  if (!ok)
    return false;
  for (size_t i = 0; i < calls.count; i++) {
    Op *func = callee_of(z, calls.items[i]);
    if (func && is_shared(z, func) && !sizes_are_known(z->ctx, func) &&
        !ptrmap_get(&copies, func))
      ptrmap_set(&copies, z->arena, func, private_copy(z, func));
  }
  for (size_t i = 0; i < funcs.count; i++)
    if (is_shared(z, funcs.items[i]))
      add_arguments(z, funcs.items[i]);
  calls = collect_ops(z->run, root, OP_func_call);
  for (size_t i = 0; i < calls.count; i++) {
    Op *call = calls.items[i], *func = callee_of(z, call);
    const Op *copy = func ? ptrmap_get(&copies, func) : NULL;
    if (copy)
      call->slots[A_func_call_callee] =
          attr_symbol(z->ctx, ctx_ident(z->ctx, symbol_name(copy)));
    else if (func && ptrmap_get(&z->out_results, func))
      pass_memory(z, call, func, call->noperands);
  }
  return true;
}
