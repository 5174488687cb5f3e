// share-writable-arguments: a result that is written over an argument whose
// `bufferization.writable` is true shares its memory.
//
// Requires: what else computes on tensors is in operations of linalg, tensor and
//   bufferization.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   func.func @set(%a: tensor<4xf32> {bufferization.writable = true}, %x: f32)
//       -> tensor<4xf32> {
//     %r = tensor.insert %x into %a[%c0] : tensor<4xf32>
//     return %r : tensor<4xf32>
//   }
//
// After, the argument has `tf.aliasing_output = 0` as well, by which callers in
// and outside of the module know that the result is no memory of its own.
//
// Whether a write is in place is what bufferization decides (decide.c), so this
// pass asks it, of a copy of the function. It stands before all that depends on
// the level of optimization: the signature may not depend on that.

#include "ir/dialects/func/aliasing.h"
#include "lowering/bufferize/bufferize.h"
#include "lowering/bufferize/passes.h"

static const Type *signature_of(const Op *func) {
  return op_slot(func, A_func_func_function_type)->type;
}

// Whether the argument may be written, and is no result so far.
static bool is_offered(Bufferize *z, const Op *func, uint32_t arg) {
  return type_is(type_inputs(signature_of(func))[arg], TY_TENSOR) &&
         argument_may_be_written(z, func, arg) &&
         func_result_of_argument(z->ctx, func, arg) == UINT32_MAX;
}

static bool offers_memory(Bufferize *z, const Op *func) {
  const Type *type = signature_of(func);
  if (region_is_empty(&func->regions[0]))
    return false;
  for (uint32_t i = 0; i < type->as.list.ninputs; i++)
    for (uint32_t j = 0; j < type->as.list.noutputs; j++)
      if (type_inputs(type)[i] == type_results(type)[j] &&
          is_offered(z, func, i))
        return true;
  return false;
}

// The argument that a tensor is all the memory of; or UINT32_MAX.
static uint32_t argument_of(Bufferize *z, const Value *tensor) {
  const Block *body = only_block(&z->func->regions[0]);
  const Tensor *t = tensor_of(z, tensor);
  return !t->is_part && value_arg_block(t->root) == body &&
                 t->root->type == tensor->type
             ? t->root->index
             : UINT32_MAX;
}

// Marks the arguments of `func` that are results of z->func, a copy of it.
static void share_as_decided(Bufferize *z, Op *func) {
  const Op *end = block_terminator(only_block(&z->func->regions[0]));
  for (uint32_t i = 0; i < end->noperands; i++) {
    const Value *result = op_operand(end, i);
    if (!type_is(result->type, TY_TENSOR) ||
        func_argument_of_result(z->ctx, func, i) != UINT32_MAX)
      continue;
    uint32_t arg = argument_of(z, result);
    if (arg != UINT32_MAX && is_offered(z, func, arg))
      result_is_argument(z, func, i, arg);
  }
}

static void share(Bufferize *z, Op *func) {
  if (!offers_memory(z, func))
    return;
  symbol_table_of(&z->tables, op_parent(func)); // without the copy
  builder_before(&z->b, func);
  Op *copy = rewrite_clone(&z->rw, func, NULL);
  z->func = copy;
  z->module = op_parent(func);
  z->fresh = (PtrMap){0};
  if (structure_function(z, copy)) {
    build_in_destinations(z);
    build_in_arguments(z);
    if (number_tensors(z)) {
      decide(z);
      share_as_decided(z, func);
    }
    forget_numbers(z);
  }
  rewrite_erase(&z->rw, copy);
}

bool lower_share_writable_arguments(PassRun *run, Op *root) {
  Bufferize z = {.run = run,
                 .ctx = run->ctx,
                 .rw = pass_rewriter(run),
                 .arena = run->arena,
                 .only_asks = true,
                 .tables = {.ctx = run->ctx, .arena = run->arena}};
  OpList funcs = collect_ops(run, root, OP_func_func);
  bool any = false;
  for (size_t i = 0; i < funcs.count; i++)
    any |= offers_memory(&z, funcs.items[i]);
  if (!any)
    return true;
  add_buffer_rows(&z);
  for (size_t i = 0; i < funcs.count; i++)
    if (!func_check_aliasing(run->ctx, funcs.items[i]))
      return false;
  summarize_functions(&z, &funcs);
  visit_callees_first(&z, &funcs, share);
  return true;
}
