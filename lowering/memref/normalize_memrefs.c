// normalize-memrefs: memrefs with a layout become memrefs without one, of the
// shape that the layout gives, in functions and where they are called.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   #tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
//   func.func @f(%m: memref<16xf64, #tile>) {
//     %x = affine.load %m[%i] : memref<16xf64, #tile>
//
// After:
//
//   func.func @f(%m: memref<4x4xf64>) {
//     %x = affine.load %m[%i floordiv 4, %i mod 4] : memref<4x4xf64>
//
// A function is changed only if all that happens to such memrefs in it can be
// said of the others as well, and so are its callers and those it calls: first
// all functions are looked at, and then what is to be changed is. Memrefs come
// into a function as arguments, allocations, results of calls, and by
// memref.reinterpret_cast; casts are changed with what they are given.
//
// memref.load, memref.store and memref.dim are changed as the layout says,
// which mlir-opt does for few of them.

#include "ir/build/control.h"
#include "ir/build/arith.h"
#include "lowering/affine/expand.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"
#include "ir/build/memref.h"
#include "lowering/memref/normal_type.h"

typedef struct Function {
  Op *op;
  bool stays;
} Function;

typedef struct Call {
  Op *op;
  Function *caller, *callee; // caller: NULL if no func.func
} Call;

typedef struct Normalizing {
  Ctx *ctx;
  Arena *arena;
  Rewriter rw;
  Vec(Function *) functions;
  Vec(Call) calls;
  PtrMap by_op; // func.func to Function
  Function *at; // that is looked at
} Normalizing;

static bool find_normal(Normalizing *n, const Value *value,
                        NormalType *normal) {
  return memref_normal_type(n->ctx, n->arena, value->type, normal);
}

static Type *normal_or_same(Normalizing *n, Type *type) {
  NormalType normal;
  return memref_normal_type(n->ctx, n->arena, type, &normal) ? normal.type
                                                             : type;
}

// What may be done to a memref

// MLIR's MemRefsNormalizable.
static bool is_normalizable(const Op *op) {
  switch (op->info->opcode) {
  case OP_affine_load:
  case OP_affine_store:
  case OP_affine_vector_load:
  case OP_affine_vector_store:
  case OP_affine_prefetch:
  case OP_affine_dma_start:
  case OP_affine_dma_wait:
  case OP_affine_yield:
  case OP_func_call:
  case OP_func_return:
  case OP_memref_cast:
  case OP_memref_dealloc:
  case OP_memref_dim:
  case OP_memref_load:
  case OP_memref_memory_space_cast:
  case OP_memref_reinterpret_cast:
  case OP_memref_store: return true;
  default: return false;
  }
}

// Neighbours in the last dimensions of a vector's rank stay neighbours.
static bool keeps_rows(Ctx *ctx, const Attr *map, const Type *vector) {
  uint32_t ndims = map->as.map.ndims, count = map->as.map.nresults;
  uint32_t rank = (uint32_t)vector->as.shaped.rank;
  if (rank > count)
    return false;
  for (uint32_t i = 0; i < count; i++) {
    AffineExpr *e = map->as.map.results[i];
    if (i + rank >= count)
      e = affine_subtract(ctx, e, affine_dim(ctx, i + ndims - count));
    for (uint32_t d = ndims - rank; d < ndims; d++)
      if (affine_uses(e, AFFINE_DIM, d))
        return false;
  }
  return true;
}

static bool find_dim(Ctx *ctx, const Op *op, int64_t *dim) {
  const Attr *index = value_constant(ctx, op_operand(op, 1));
  if (!attr_is(index, AT_INTEGER))
    return false;
  *dim = attr_to_i64(index);
  return *dim >= 0 && *dim < op_operand(op, 0)->type->as.shaped.rank;
}

// The result of the map that is this dimension; false: none is.
static bool find_result(const Attr *map, int64_t dim, int64_t *result) {
  for (*result = 0; *result < map->as.map.nresults; ++*result)
    if (affine_is(map->as.map.results[*result], AFFINE_DIM) &&
        map->as.map.results[*result]->value == dim)
      return true;
  return false;
}

static bool dim_fits(Ctx *ctx, const Op *op, const Attr *map) {
  int64_t dim, result;
  return find_dim(ctx, op, &dim) &&
         (op_operand(op, 0)->type->as.shaped.shape[dim] != DYNAMIC ||
          find_result(map, dim, &result));
}

static bool uses_fit(Normalizing *n, const Value *value);

// Whether an operation can take the memref in its normal form.
static bool use_fits(Normalizing *n, const Use *use, const NormalType *normal) {
  Op *op = use->owner;
  uint32_t at = (uint32_t)(use - op->operands);
  NormalType result;
  switch (op->info->opcode) {
  case OP_func_call:
  case OP_func_return:
  case OP_memref_dealloc:
  case OP_memref_reinterpret_cast: return true;
  case OP_memref_load: return true;
  case OP_memref_store: return at == 1;
  case OP_memref_dim: return dim_fits(n->ctx, op, normal->map);
  case OP_memref_cast:
  case OP_memref_memory_space_cast:
    return find_normal(n, op_result(op, 0), &result) &&
           result.map == normal->map && uses_fit(n, op_result(op, 0));
  case OP_affine_vector_load:
    return keeps_rows(n->ctx, normal->map, op_result(op, 0)->type);
  case OP_affine_vector_store:
    return keeps_rows(n->ctx, normal->map, op_operand(op, 0)->type);
  default: return affine_can_remap(n->ctx, op, at);
  }
}

static bool uses_fit(Normalizing *n, const Value *value) {
  NormalType normal;
  bool known = find_normal(n, value, &normal);
  for (const Use *use = value->uses; use; use = use->next)
    if (!is_normalizable(use->owner) || (known && !use_fits(n, use, &normal)))
      return false;
  return true;
}

static bool has_layout(const Value *value) {
  return value->type->kind == TY_MEMREF && !memref_is_identity(value->type);
}

// What is looked at: functions

// Where the memref of casts comes from.
static const Value *root_of(const Value *value) {
  for (;;) {
    const Op *op = value_op(value);
    if (!op ||
        !(op_is(op, OP_memref_cast) || op_is(op, OP_memref_memory_space_cast)))
      return value;
    value = op_operand(op, 0);
  }
}

static bool is_alloc(const Op *op) {
  return op_is(op, OP_memref_alloc) || op_is(op, OP_memref_alloca);
}

// It will be changed, if it is to be.
static bool will_change(Normalizing *n, const Value *value) {
  NormalType normal;
  value = root_of(value);
  const Op *op = value_op(value);
  if (!op)
    return value_arg_block(value) == body_of(n->at->op, 0);
  return op_is(op, OP_func_call) || is_alloc(op) ||
         (op_is(op, OP_memref_reinterpret_cast) &&
          find_normal(n, value, &normal) && uses_fit(n, value));
}

static void keep_unless(Normalizing *n, bool fits) {
  n->at->stays = n->at->stays || !fits;
}

static void look_at(void *user, Op *op) {
  Normalizing *n = user;
  NormalType normal;
  bool leaves = op_is(op, OP_func_call) || op_is(op, OP_func_return);
  for (uint32_t i = 0; leaves && i < op->noperands; i++)
    if (find_normal(n, op_operand(op, i), &normal))
      keep_unless(n, will_change(n, op_operand(op, i)));
  if (!is_alloc(op) && !op_is(op, OP_func_call))
    return;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (has_layout(op_result(op, i)))
      keep_unless(n, uses_fit(n, op_result(op, i)));
}

static void look_at_function(Normalizing *n, Function *f) {
  const Block *body = body_of(f->op, 0);
  n->at = f;
  if (!body)
    return;
  for (uint32_t i = 0; i < body->nargs; i++)
    if (has_layout(block_arg(body, i)))
      keep_unless(n, uses_fit(n, block_arg(body, i)));
  op_walk(f->op, look_at, n);
}

static Function *function_of(Normalizing *n, const Op *op) {
  while (op && !op_is(op, OP_func_func))
    op = op_parent(op);
  return op ? ptrmap_get(&n->by_op, op) : NULL;
}

static const Type *func_type(const Op *func) {
  return op_slot(func, A_func_func_function_type)->type;
}

static bool type_changes(Normalizing *n, const Type *type) {
  for (uint32_t i = 0; i < type->as.list.ninputs + type->as.list.noutputs; i++)
    if (normal_or_same(n, type->as.list.types[i]) != type->as.list.types[i])
      return true;
  return false;
}

// Who refers to a function other than by a call knows its type.
static void look_at_reference(void *user, Op *op, const Attr *ref) {
  Normalizing *n = user;
  Op *symbol = symbol_lookup_nearest(op, ref);
  Function *f = symbol ? ptrmap_get(&n->by_op, symbol) : NULL;
  if (!f)
    return;
  if (op_is(op, OP_func_call))
    vec_push(n->arena, &n->calls, ((Call){op, function_of(n, op), f}));
  if (!op_is(op, OP_func_call) || !function_of(n, op))
    f->stays = f->stays || type_changes(n, func_type(f->op));
}

static void look_at_table(void *user, Op *op) {
  if (!op_has(op, TRAIT_SYMBOL_TABLE))
    return;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next)
        op_symbol_refs(inner, look_at_reference, user);
}

static void collect_function(void *user, Op *op) {
  Normalizing *n = user;
  if (!op_is(op, OP_func_func))
    return;
  Function *f = arena_new(n->arena, Function);
  *f = (Function){op, false};
  vec_push(n->arena, &n->functions, f);
  ptrmap_set(&n->by_op, n->arena, op, f);
}

// With a function stay those that call it and those it calls.
static void keep_neighbours(Normalizing *n) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < n->calls.size; i++) {
      const Call *call = &n->calls.data[i];
      if (!call->caller || call->caller->stays == call->callee->stays)
        continue;
      call->caller->stays = call->callee->stays = changed = true;
    }
  }
}

// What is changed: uses of a memref

static bool are_dims(Ctx *ctx, const Op *op, ValueList values) {
  const Region *scope = affine_scope(op);
  for (uint32_t i = 0; i < values.count; i++)
    if (!affine_valid_dim(ctx, values.items[i], scope))
      return false;
  return true;
}

// memref.load and memref.store take any indices, affine.apply does not.
static bool change_access(Normalizing *n, Op *op, uint32_t at,
                          const NormalType *normal) {
  Rewriter *rw = &n->rw;
  uint32_t rank = normal->map->as.map.nresults;
  ValueList indices = list_of_operands(rw, op, at + 1);
  Value **values = arena_array(n->arena, Value *, rank + 1);
  Remap remap = {.map = normal->map};
  builder_before(&rw->b, op);
  if (are_dims(n->ctx, op, indices))
    values = affine_remap_indices(rw, indices.items, indices.count, &remap);
  else if (!expand_affine_map(&rw->b, normal->map, indices.items, values))
    return false;
  ValueList all = list_part(list_of_operands(rw, op, 0), 0, at + 1);
  all = list_join(rw, all, (ValueList){values, rank});
  op_set_operands(rw->b.pool, op, all.items, all.count);
  return true;
}

static void change_dim(Normalizing *n, Op *op, const NormalType *normal) {
  Rewriter *rw = &n->rw;
  int64_t dim = 0, result;
  find_dim(n->ctx, op, &dim);
  int64_t size = op_operand(op, 0)->type->as.shaped.shape[dim];
  bool is_result = find_result(normal->map, dim, &result);
  if (is_result && result == dim)
    return;
  builder_before(&rw->b, op);
  Value *number = arith_index(&rw->b, size == DYNAMIC ? result : size);
  if (size == DYNAMIC)
    op_set_operand(op, 1, number);
  else
    rewrite_replace1(rw, op, number);
}

static bool change_memref(Normalizing *n, Value *value);

static bool change_use(Normalizing *n, Op *op, uint32_t at,
                       const NormalType *normal) {
  Value *value = op_operand(op, at);
  switch (op->info->opcode) {
  case OP_func_call:
  case OP_func_return:
  case OP_memref_dealloc:
  case OP_memref_reinterpret_cast: return true;
  case OP_memref_load:
  case OP_memref_store: return change_access(n, op, at, normal);
  case OP_memref_dim: change_dim(n, op, normal); return true;
  case OP_memref_cast:
  case OP_memref_memory_space_cast: return change_memref(n, op_result(op, 0));
  default:
    affine_remap_access(&n->rw, op, at,
                        &(Remap){.memref = value, .map = normal->map});
    return true;
  }
}

// From the last operand on: what is before it does not move.
static bool change_user(Normalizing *n, Op *op, const Value *value,
                        const NormalType *normal) {
  for (uint32_t at = op->noperands; at-- > 0;)
    if (op_operand(op, at) == value && !change_use(n, op, at, normal))
      return false;
  return true;
}

// Gives it the other type; false is reported.
static bool change_memref(Normalizing *n, Value *value) {
  NormalType normal;
  Vec(Op *) users = {0};
  PtrMap seen = {0};
  if (!find_normal(n, value, &normal))
    return true;
  for (const Use *use = value->uses; use; use = use->next) {
    if (!ptrmap_get(&seen, use->owner))
      vec_push(n->arena, &users, use->owner);
    ptrmap_set(&seen, n->arena, use->owner, use->owner);
  }
  for (size_t i = 0; i < users.size; i++)
    if (!change_user(n, users.data[i], value, &normal))
      return false;
  value->type = normal.type;
  return true;
}

// What is changed: where memrefs come from

// How many elements, in operations.
static void change_sizes(Normalizing *n, Op *op, const NormalType *normal) {
  Rewriter *rw = &n->rw;
  const Type *old = op_result(op, 0)->type;
  uint32_t rank = (uint32_t)old->as.shaped.rank, given = 0;
  uint32_t count = normal->map->as.map.nresults;
  ValueList sizes = list_new(rw, rank + 1), made = list_new(rw, count + 1);
  if (type_has_static_shape(normal->type))
    return;
  builder_before(&rw->b, op);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = old->as.shaped.shape[i];
    list_add(&sizes, size == DYNAMIC ? op_operand(op, given++)
                                     : arith_index(&rw->b, size));
  }
  for (uint32_t i = 0; i < count; i++)
    if (normal->sizes[i])
      list_add(&made, op_result(build_affine_map_op(
                                    &rw->b, OP_affine_apply,
                                    attr_affine_map(n->ctx, rank, 0,
                                                    &normal->sizes[i], 1),
                                    sizes.items),
                                0));
  op_set_operands(rw->b.pool, op, made.items, made.count);
  op->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(n->ctx, (int32_t[]){(int32_t)made.count, 0}, 2);
}

_Static_assert((int)A_memref_alloc_operandSegmentSizes ==
                   (int)A_memref_alloca_operandSegmentSizes,
               "changed by the same function");

typedef struct Found { // operations of a function
  Normalizing *n;
  Vec(Op *) allocs, casts, calls;
} Found;

static void collect_op(void *user, Op *op) {
  Found *f = user;
  Arena *arena = f->n->arena;
  if (is_alloc(op))
    vec_push(arena, &f->allocs, op);
  if (op_is(op, OP_memref_reinterpret_cast))
    vec_push(arena, &f->casts, op);
  if (op_is(op, OP_func_call))
    vec_push(arena, &f->calls, op);
}

static bool change_alloc(Normalizing *n, Op *op) {
  NormalType normal;
  if (!find_normal(n, op_result(op, 0), &normal))
    return true;
  change_sizes(n, op, &normal);
  return change_memref(n, op_result(op, 0));
}

static Attr *numbers(Normalizing *n, const int64_t *items, uint32_t count) {
  return attr_dense_i64(n->ctx, items, count);
}

// The same memory, one element behind the other from where it began: the map
// says where in there an index leads.
static bool change_cast(Normalizing *n, Op *op) {
  Rewriter *rw = &n->rw;
  NormalType normal;
  Value *result = op_result(op, 0), *source = op_operand(op, 0);
  const Type *old = result->type;
  if (!find_normal(n, result, &normal) || !uses_fit(n, result))
    return true;
  builder_before(&rw->b, op);
  for (int i = 0; i < old->as.shaped.rank; i++) // unused, as MLIR's
    arith_index(&rw->b, old->as.shaped.shape[i] - 1);
  op_set_operands(rw->b.pool, op, &source, 1);
  op->slots[A_memref_reinterpret_cast_static_offsets] =
      numbers(n, (int64_t[]){0}, 1);
  op->slots[A_memref_reinterpret_cast_static_sizes] =
      numbers(n, normal.type->as.shaped.shape, 1);
  op->slots[A_memref_reinterpret_cast_static_strides] =
      numbers(n, (int64_t[]){1}, 1);
  op->slots[A_memref_reinterpret_cast_operandSegmentSizes] =
      attr_dense_i32(n->ctx, (int32_t[]){1, 0, 0, 0}, 4);
  return change_memref(n, result);
}

static void change_type(Normalizing *n, Op *func) {
  const Type *type = func_type(func);
  uint32_t count = type->as.list.ninputs + type->as.list.noutputs;
  Type **types = arena_array(n->arena, Type *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    types[i] = normal_or_same(n, type->as.list.types[i]);
  func->slots[A_func_func_function_type] =
      attr_type(n->ctx, type_function(n->ctx, types, type->as.list.ninputs,
                                      types + type->as.list.ninputs,
                                      type->as.list.noutputs));
}

// Changes types: of a function, its allocations, casts, arguments, and calls.
static bool change_function(Normalizing *n, Op *func) {
  const Block *body = body_of(func, 0);
  Found found = {.n = n};
  change_type(n, func);
  if (!body)
    return true;
  op_walk_post(func, collect_op, &found);
  for (size_t i = 0; i < found.allocs.size; i++)
    if (!change_alloc(n, found.allocs.data[i]))
      return false;
  for (size_t i = 0; i < found.casts.size; i++)
    if (!change_cast(n, found.casts.data[i]))
      return false;
  for (uint32_t i = 0; i < body->nargs; i++)
    if (!change_memref(n, block_arg(body, i)))
      return false;
  for (size_t i = 0; i < found.calls.size; i++)
    for (uint32_t r = 0; r < found.calls.data[i]->nresults; r++)
      if (!change_memref(n, op_result(found.calls.data[i], r)))
        return false;
  return true;
}

bool lower_normalize_memrefs(PassRun *run, Op *root) {
  Normalizing n = {
      .ctx = run->ctx, .arena = run->arena, .rw = pass_rewriter(run)};
  op_walk(root, collect_function, &n);
  for (size_t i = 0; i < n.functions.size; i++)
    look_at_function(&n, n.functions.data[i]);
  look_at_table(&n, root);
  op_walk(root, look_at_table, &n);
  keep_neighbours(&n);
  for (size_t i = 0; i < n.functions.size; i++)
    if (!n.functions.data[i]->stays &&
        !change_function(&n, n.functions.data[i]->op))
      return false;
  return true;
}
