// Summaries of what private functions do to their arguments. One that gives back what it has
// written over an argument,
//
//   func.func private @set(%t: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
//     %r = tensor.insert %x into %t[%0]
//     return %r
//   }
//
// copies what it was given if it may not write that. Its callers know whether
// they need it again; so the result is made that argument
// (tf.aliasing_output), and callers copy where they have to. The function has
// to be one of which all callers are calls in the module, and it must not need
// the argument behind the write itself.
//
// Callees come first: a call of such a function is a write.

#include "ir/dialects/func/aliasing.h"
#include "lowering/bufferize/bufferize.h"

enum { CALLS_DEEP_MOST = 256 }; // callees further down are looked at later

static bool is_private(const Bufferize *z, const Op *func) {
  const Attr *visibility = symbol_visibility(z->ctx, func);
  return visibility && str_is(visibility->as.string, "private") &&
         func->regions[0].first &&
         func->regions[0].first == func->regions[0].last &&
         !op_attr_str(z->ctx, func, "llvm.emit_c_interface");
}

// Whether a function needs an argument only until `op` writes it.
static bool is_needed_before(const Value *arg, Op *op) {
  uint32_t own = 0;
  for (const Use *u = arg->uses; u; u = u->next) {
    Op *user = op_ancestor_in_block(u->owner, op->block);
    own += u->owner == op;
    if (u->owner != op && (!user || !op_is_before(user, op)))
      return false;
  }
  return own == 1;
}

// The argument that `result` was written over, if that had to be copied.
static Value *written_argument(Bufferize *z, const Block *body, Value *result) {
  const Use *use = begins_with_others(z, result);
  Value *arg = use ? use->value : NULL;
  return arg && value_arg_block(arg) == body && use->owner->block == body &&
                 reads_destination(z, use->owner,
                                   (uint32_t)(use - use->owner->operands)) &&
                 is_needed_before(arg, use->owner)
             ? arg
             : NULL;
}

void result_is_argument(Bufferize *z, Op *func, uint32_t result, uint32_t arg) {
  const Attr *old = op_slot(func, A_func_func_arg_attrs);
  uint32_t n = func->regions[0].first->nargs;
  Attr **all = arena_array(z->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    all[i] = old ? old->as.array.items[i] : z->ctx->empty_dict;
  all[arg] =
      dict_with(z->ctx, all[arg], ctx_ident_lit(z->ctx, "tf.aliasing_output"),
                attr_i32(z->ctx, (int32_t)result));
  func->slots[A_func_func_arg_attrs] = attr_array(z->ctx, all, n);
}

// Finds which arguments a private function returns overwritten.
static void summarize(Bufferize *z, Op *func) {
  if (!is_private(z, func))
    return;
  Block *body = func->regions[0].first;
  const Op *end = block_terminator(body);
  z->func = func;
  for (uint32_t i = 0; i < end->noperands; i++) {
    Value *result = op_operand(end, i);
    Value *arg = type_is(result->type, TY_TENSOR) &&
                         func_argument_of_result(z->ctx, func, i) == UINT32_MAX
                     ? written_argument(z, body, result)
                     : NULL;
    if (arg && !argument_is_writable(z, func, arg->index))
      result_is_argument(z, func, i, arg->index);
  }
}

void summarize_functions(Bufferize *z, const OpList *funcs) {
  visit_callees_first(z, funcs, summarize);
}

// Callees

typedef struct Visits {
  Bufferize *z;
  VisitFunction *visit;
  uint32_t depth;
  PtrMap seen; // functions, to themselves
} Visits;

static void visit_function(Visits *v, Op *func);

static void visit_callee(void *user, Op *op) {
  Visits *v = user;
  Op *func = op_is(op, OP_func_call)
                 ? symbol_tables_lookup(&v->z->tables, op, op_callee(op))
                 : NULL;
  if (func && op_is(func, OP_func_func))
    visit_function(v, func);
}

static void visit_function(Visits *v, Op *func) {
  void **seen = ptrmap_at(&v->seen, v->z->arena, func);
  if (*seen || v->depth == CALLS_DEEP_MOST)
    return;
  *seen = func;
  v->depth++;
  op_walk(func, visit_callee, v);
  v->depth--;
  v->visit(v->z, func);
}

void visit_callees_first(Bufferize *z, const OpList *funcs,
                         VisitFunction *visit) {
  Visits v = {.z = z, .visit = visit};
  for (size_t i = 0; i < funcs->count; i++)
    visit_function(&v, funcs->items[i]);
}
