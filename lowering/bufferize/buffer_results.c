// Results of functions that are buffers.
//
// drop-equivalent-buffer-results: a private function does not give back what it
// was given; its callers use that.
//
// buffer-results-to-out-params: it copies results into memory that its callers
// allocate.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.

#include "ir/build/memref.h"
#include "lowering/bufferize/buffer_passes.h"
#include "lowering/bufferize/passes.h"

typedef struct BufferResults {
  PassRun *run;
  Rewriter rw;
  SymbolTables tables;
  PtrMap changed; // functions, to what became of their results
} BufferResults;

static const Type *signature_of(const Op *func) {
  return op_slot(func, A_func_func_function_type)->type;
}

static bool is_public(const BufferResults *r, const Op *func) {
  const Attr *visibility = symbol_visibility(r->run->ctx, func);
  return !visibility || str_is(visibility->as.string, "public");
}

static OpList returns_of(const BufferResults *r, Op *func) {
  return collect_ops(r->run, func, OP_func_return);
}

static Op *callee_of(BufferResults *r, Op *call) {
  return op_callee(call)
             ? symbol_tables_lookup(&r->tables, call, op_callee(call))
             : NULL;
}

// Attributes of results that stay.
static void keep_results(BufferResults *r, Op *func, const bool *gone) {
  const Attr *all = op_slot(func, A_func_func_res_attrs);
  uint32_t n = 0;
  if (!all)
    return;
  Attr **kept = arena_array(r->run->arena, Attr *, all->as.array.count + 1);
  for (uint32_t i = 0; i < all->as.array.count; i++)
    if (!gone[i])
      kept[n++] = all->as.array.items[i];
  func->slots[A_func_func_res_attrs] =
      n ? attr_array(r->run->ctx, kept, n) : NULL;
}

static void set_signature(BufferResults *r, Op *func, const bool *gone,
                          Type *const *added, uint32_t nadded) {
  const Type *type = signature_of(func);
  uint32_t nins = type->as.list.ninputs, nouts = type->as.list.noutputs, n = 0;
  Type **types = arena_array(r->run->arena, Type *, nins + nouts + nadded + 1);
  for (uint32_t i = 0; i < nins; i++)
    types[n++] = type->as.list.types[i];
  for (uint32_t i = 0; i < nadded; i++)
    types[n++] = added[i];
  uint32_t first = n;
  for (uint32_t i = 0; i < nouts; i++)
    if (!gone[i])
      types[n++] = type->as.list.types[nins + i];
  func->slots[A_func_func_function_type] =
      attr_type(r->run->ctx, type_function(r->run->ctx, types, first,
                                           types + first, n - first));
  keep_results(r, func, gone);
}

static void drop_operands(BufferResults *r, Op *end, const bool *gone) {
  ValueList kept = list_new(&r->rw, end->noperands + 1);
  for (uint32_t i = 0; i < end->noperands; i++)
    if (!gone[i])
      list_add(&kept, op_operand(end, i));
  op_set_operands(r->rw.b.pool, end, kept.items, kept.count);
}

// The call without those results; what stands for all.
static void replace_call(BufferResults *r, Op *call, const bool *gone,
                         ValueList operands, Value **values, bool casts) {
  Type **types = arena_array(r->run->arena, Type *, call->nresults + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < call->nresults; i++)
    if (!gone[i])
      types[n++] = call->results[i].type;
  Op *made = build_spec(&r->rw.b, &(OpSpec){.info = call->info,
                                            .operands = operands.items,
                                            .noperands = operands.count,
                                            .result_types = types,
                                            .nresults = n,
                                            .slots = call->slots,
                                            .attrs = call->attrs});
  for (uint32_t i = 0, next = 0; i < call->nresults; i++) {
    if (!gone[i])
      values[i] = op_result(made, next++);
    else if (casts && values[i]->type != call->results[i].type)
      values[i] = build_unary(&r->rw.b, OP_memref_cast, call->results[i].type,
                              values[i]);
  }
  rewrite_replace(&r->rw, call, values);
}

// drop-equivalent-buffer-results

typedef struct Dropped {
  bool *gone;
  uint32_t *args;
} Dropped;

static Value *without_casts(Value *value) {
  for (Value *source; (source = memref_cast_source(value));)
    value = source;
  return value;
}

// Whether all returns give back the same argument as result `i`, a memref or
// not.
static bool is_argument(const Op *func, const OpList *ends, uint32_t i,
                        uint32_t *arg) {
  for (size_t k = 0; k < ends->count; k++) {
    const Value *v = without_casts(op_operand(ends->items[k], i));
    if (value_arg_block(v) != func->regions[0].first || (k && v->index != *arg))
      return false;
    *arg = v->index;
  }
  return true;
}

// Drops results of a private function that are its own arguments.
static void drop_results(BufferResults *r, Op *func) {
  OpList ends = returns_of(r, func);
  if (region_is_empty(&func->regions[0]) || is_public(r, func) || !ends.count)
    return;
  uint32_t n = ends.items[0]->noperands;
  Dropped *d = arena_new(r->run->arena, Dropped);
  bool any = false;
  d->gone = arena_zero(r->run->arena, n + 1, 1);
  d->args = arena_array(r->run->arena, uint32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    d->gone[i] = is_argument(func, &ends, i, &d->args[i]);
    any |= d->gone[i];
  }
  if (!any)
    return;
  for (size_t i = 0; i < ends.count; i++)
    drop_operands(r, ends.items[i], d->gone);
  set_signature(r, func, d->gone, NULL, 0);
  ptrmap_set(&r->changed, r->run->arena, func, d);
}

static BufferResults begin(PassRun *run) {
  return (BufferResults){.run = run,
                         .rw = pass_rewriter(run),
                         .tables = {.ctx = run->ctx, .arena = run->arena}};
}

// Whether any function has dropped a result; its callers may do so next.
static bool drop_once(PassRun *run, Op *root) {
  BufferResults r = begin(run);
  OpList funcs = collect_ops(run, root, OP_func_func);
  for (size_t i = 0; i < funcs.count; i++)
    drop_results(&r, funcs.items[i]);
  if (!r.changed.size)
    return false;
  OpList calls = collect_ops(run, root, OP_func_call);
  for (size_t i = 0; i < calls.count; i++) {
    Op *call = calls.items[i], *func = callee_of(&r, call);
    const Dropped *d = func ? ptrmap_get(&r.changed, func) : NULL;
    if (!d)
      continue;
    Value **values =
        arena_zero(run->arena, (call->nresults + 1) * sizeof *values, 8);
    for (uint32_t j = 0; j < call->nresults; j++)
      if (d->gone[j])
        values[j] = op_operand(call, d->args[j]);
    builder_before(&r.rw.b, call);
    replace_call(&r, call, d->gone, list_of_operands(&r.rw, call, 0), values,
                 true);
  }
  return true;
}

bool lower_drop_equivalent_buffer_results(PassRun *run, Op *root) {
  while (drop_once(run, root))
    ;
  return true;
}

// buffer-results-to-out-params

static bool has_parameter_layout(const Type *memref) {
  const Attr *layout = memref->as.shaped.layout;
  if (!layout)
    return true;
  if (!attr_is(layout, AT_STRIDED) || layout->as.strided.offset != DYNAMIC)
    return false;
  for (uint32_t i = 0; i < layout->as.strided.count; i++)
    if (layout->as.strided.strides[i] != DYNAMIC)
      return false;
  return true;
}

// Attributes of arguments with those of new ones, which are `mark` or none.
static void add_arg_attrs(BufferResults *r, Op *func, uint32_t nold,
                          uint32_t nadded, bool mark) {
  const Attr *old = op_slot(func, A_func_func_arg_attrs);
  Ctx *ctx = r->run->ctx;
  if (!old && !mark)
    return;
  Attr **all = arena_array(r->run->arena, Attr *, nold + nadded + 1);
  NamedAttr result = {.name = ctx_ident_lit(ctx, "bufferize.result"),
                      .value = ctx->unit};
  for (uint32_t i = 0; i < nold + nadded; i++)
    all[i] = i < nold ? old ? old->as.array.items[i] : ctx->empty_dict
             : mark   ? attr_dict(ctx, &result, 1)
                      : ctx->empty_dict;
  func->slots[A_func_func_arg_attrs] = attr_array(ctx, all, nold + nadded);
}

// A function whose results became arguments, by result.
typedef struct Taken {
  bool *gone;
  // The arguments that are the sizes its type does not know, in order; NULL:
  // they are not arguments.
  uint32_t **sizes;
} Taken;

// The arguments that an allocation has as sizes; NULL: it has others.
static uint32_t *size_args(BufferResults *r, const Op *func, const Op *alloc) {
  uint32_t *args = arena_array(r->run->arena, uint32_t, alloc->noperands + 1);
  for (uint32_t i = 0; i < alloc->noperands; i++) {
    const Value *size = op_operand(alloc, i);
    if (value_arg_block(size) != func->regions[0].first)
      return NULL;
    args[i] = size->index;
  }
  return args;
}

// Whether a result that is allocated here is allocated by callers instead.
static bool is_hoisted(const BufferResults *r, const Op *alloc,
                       const Type *parameter) {
  const Options_buffer_results_to_out_params *o =
      PASS_OPTIONS(r->run, buffer_results_to_out_params);
  return alloc && allocates_on_heap(alloc) &&
         alloc->results[0].type == parameter &&
         (type_has_static_shape(parameter) ? o->hoist_static_allocs
                                           : o->hoist_dynamic_allocs);
}

// Makes results of `func` arguments, which it writes.
static bool take_parameters(BufferResults *r, Op *func) {
  const Options_buffer_results_to_out_params *o =
      PASS_OPTIONS(r->run, buffer_results_to_out_params);
  const Type *type = signature_of(func);
  uint32_t nins = type->as.list.ninputs, nouts = type->as.list.noutputs, n = 0;
  Taken *taken = arena_new(r->run->arena, Taken);
  bool *gone = taken->gone = arena_zero(r->run->arena, nouts + 1, 1);
  taken->sizes = arena_zero(r->run->arena, (nouts + 1) * sizeof(uint32_t *),
                            _Alignof(uint32_t *));
  Type **added = arena_array(r->run->arena, Type *, nouts + 1);
  for (uint32_t i = 0; i < nouts; i++) {
    Type *result = type->as.list.types[nins + i];
    if (!type_is(result, TY_MEMREF))
      continue;
    if (!has_parameter_layout(result))
      return op_plain_error(r->run->ctx, func,
                            "cannot create out param for result with "
                            "unsupported layout");
    gone[i] = true;
    added[n++] = result;
  }
  if (!n)
    return true;
  OpList ends = returns_of(r, func);
  set_signature(r, func, gone, added, n);
  add_arg_attrs(r, func, nins, n, o->add_result_attr);
  ptrmap_set(&r->changed, r->run->arena, func, taken);
  Block *entry = func->regions[0].first;
  for (uint32_t i = 0; entry && i < n; i++)
    block_add_arg(r->rw.b.pool, entry, added[i], func->loc);
  for (size_t i = 0; i < ends.count; i++) {
    Op *end = ends.items[i];
    ValueList old = list_of_operands(&r->rw, end, 0);
    drop_operands(r, end, gone);
    builder_before(&r->rw.b, end);
    for (uint32_t j = 0, arg = nins; j < nouts; j++) {
      if (!gone[j])
        continue;
      Value *to = block_arg(entry, arg++), *from = old.items[j];
      Op *alloc = value_op(from);
      if (is_hoisted(r, alloc, to->type)) {
        if (ends.count == 1)
          taken->sizes[j] = size_args(r, func, alloc);
        value_replace_uses(from, to);
        for (uint32_t k = j + 1; k < nouts; k++)
          if (old.items[k] == from)
            old.items[k] = to;
        rewrite_erase(&r->rw, alloc);
      } else {
        build_op(&r->rw.b, OP_memref_copy, NULL, 0, (Value *[]){from, to}, 2);
      }
    }
  }
  return true;
}

static uint32_t count_unknown(const Type *type) {
  uint32_t n = 0;
  for (int i = 0; i < type->as.shaped.rank; i++)
    n += type->as.shaped.shape[i] == DYNAMIC;
  return n;
}

// Allocates what a callee writes its former results to, and passes it.
static bool give_parameters(BufferResults *r, Op *call, const Taken *taken) {
  const bool *gone = taken->gone;
  Value **values =
      arena_zero(r->run->arena, (call->nresults + 1) * sizeof *values, 8);
  ValueList added = list_new(&r->rw, call->nresults + 1);
  builder_before(&r->rw.b, call);
  for (uint32_t i = 0; i < call->nresults; i++) {
    Type *type = call->results[i].type;
    if (!gone[i])
      continue;
    uint32_t nsizes = count_unknown(type);
    if (nsizes && !taken->sizes[i])
      return op_plain_error(r->run->ctx, call,
                            "cannot create out param for dynamically shaped "
                            "result");
    Value **sizes = arena_array(r->run->arena, Value *, nsizes + 1);
    for (uint32_t k = 0; k < nsizes; k++)
      sizes[k] = op_operand(call, taken->sizes[i][k]);
    Type *plain =
        type_memref(r->run->ctx, type->as.shaped.rank, type->as.shaped.shape,
                    type->as.shaped.element, NULL, type->as.shaped.space);
    Op *alloc = build_op(&r->rw.b, OP_memref_alloc, &plain, 1, sizes, nsizes);
    alloc->slots[A_memref_alloc_operandSegmentSizes] =
        attr_dense_i32(r->run->ctx, (int32_t[]){(int32_t)nsizes, 0}, 2);
    values[i] = op_result(alloc, 0);
    if (plain != type)
      values[i] = build_unary(&r->rw.b, OP_memref_cast, type, values[i]);
    list_add(&added, values[i]);
  }
  ValueList operands =
      list_join(&r->rw, list_of_operands(&r->rw, call, 0), added);
  replace_call(r, call, gone, operands, values, false);
  return true;
}

// Changes functions first, and then all calls of them.
bool lower_buffer_results_to_out_params(PassRun *run, Op *root) {
  const Options_buffer_results_to_out_params *o =
      PASS_OPTIONS(run, buffer_results_to_out_params);
  BufferResults r = begin(run);
  OpList funcs = collect_ops(run, root, OP_func_func);
  for (size_t i = 0; i < funcs.count; i++)
    if (!region_is_empty(&funcs.items[i]->regions[0]) &&
        (o->modify_public_functions || !is_public(&r, funcs.items[i])) &&
        !take_parameters(&r, funcs.items[i]))
      return false;
  OpList calls = collect_ops(run, root, OP_func_call);
  for (size_t i = 0; i < calls.count; i++) {
    const Op *func = callee_of(&r, calls.items[i]);
    const Taken *taken = func ? ptrmap_get(&r.changed, func) : NULL;
    if (taken && !give_parameters(&r, calls.items[i], taken))
      return false;
  }
  return true;
}
