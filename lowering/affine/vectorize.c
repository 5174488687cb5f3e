// A nest of loops as one of loops over vectors. The new nest is made behind the
// old one, from the first operation to the last, and takes its place when all
// of it could be made:
//
//   affine.for %i = 0 to 64 {              affine.for %i = 0 to 64 step 8 {
//     %x = affine.load %a[%i]                %x = vector.transfer_read %a[%i]
//     %y = arith.addf %x, %f         ->      %y = arith.addf %x, %fs
//     affine.store %y, %b[%i]                vector.transfer_write %y, %b[%i]
//   }                                      }
//
// Numbers from before the nest, and variables of loops that stay as they are,
// are the same in all elements: %fs is a broadcast. Indices stay numbers; maps
// of accesses become affine.apply.
//
// What the outermost loop carries is a vector of partial sums (or the like),
// which are joined behind it, with what the loop began with. Where the last
// vector is not full, what is beyond is replaced by what does not count.

#include "lowering/affine/vectorize.h"
#include "ir/build/arith.h"

#include "ir/build/vector.h"

typedef struct Made { // a loop over vectors
  Op *loop;
  uint32_t dim;
  Value *mask; // which elements count; NULL: all
} Made;

typedef struct Nest {
  Rewriter *rw;
  VectorPlan *plan;
  PtrMap vectors, scalars;  // of values of the old nest, in the new one
  Vec(Made) made;           // those of the plan
  Op *root;                 // of the new nest; or NULL
  Vec(Op *) before, behind; // operations made around it
  Vec(Value *) results;     // for those of the old nest
} Nest;

static Type *vector_of(const Nest *n, Type *element) {
  return type_vector(n->rw->b.ctx, (int)n->plan->rank, n->plan->sizes, NULL,
                     element);
}

static void set_vector(Nest *n, const Value *old, Value *made) {
  ptrmap_set(&n->vectors, n->rw->arena, old, made);
}

static const Made *find_made(const Nest *n, const Op *loop) {
  for (size_t i = 0; i < n->made.size; i++)
    if (n->made.data[i].loop == loop)
      return &n->made.data[i];
  return NULL;
}

// Values

// Whether a value can be used at the builder's place.
static bool is_visible(const Nest *n, const Value *value) {
  const Op *op = value_op(value);
  const Block *block = op ? op->block : value_arg_block(value);
  for (const Block *at = n->rw->b.block; at;) {
    if (at == block)
      return true;
    const Op *around = at->parent->parent;
    at = around ? around->block : NULL;
  }
  return false;
}

// What a number is in the new nest; NULL: it is a vector there.
static Value *scalar_of(Nest *n, Value *value) {
  Value *scalar = ptrmap_get(&n->scalars, value);
  if (scalar && is_visible(n, scalar))
    return scalar;
  if (is_defined_outside(plan_root(n->plan), value))
    return value;
  Op *constant = value_def(value, OP_arith_constant);
  if (!constant)
    return NULL;
  scalar = op_result(rewrite_clone(n->rw, constant, NULL), 0);
  ptrmap_set(&n->scalars, n->rw->arena, value, scalar);
  return scalar;
}

// NULL: one of them is a vector.
static Value **scalars_of(Nest *n, const Op *op, uint32_t first,
                          uint32_t count) {
  Value **scalars = arena_array(n->rw->arena, Value *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    if (!(scalars[i] = scalar_of(n, op_operand(op, first + i))))
      return NULL;
  return scalars;
}

static bool vectorize_constant(Nest *n, Op *constant) {
  Builder b = n->rw->b;
  Type *type = op_result(constant, 0)->type;
  if (!type_is_vector_element(type))
    return false;
  Op *loop = b.block->parent->parent;
  while (!find_made(n, loop))
    loop = op_parent(loop);
  builder_at_start(&b, body_of(loop, 0));
  b.loc = constant->loc;
  type = vector_of(n, type);
  Op *made = build_op(&b, OP_arith_constant, &type, 1, NULL, 0);
  made->slots[A_arith_constant_value] =
      dense_splat(b.ctx, type, op_slot(constant, A_arith_constant_value));
  set_vector(n, op_result(constant, 0), op_result(made, 0));
  return true;
}

// Whether it is the same number in all elements.
static bool is_uniform(const Nest *n, const Value *value) {
  const Op *loop = affine_for_of(value);
  if (loop && !plan_find(n->plan, loop))
    return true;
  return is_defined_outside(plan_root(n->plan), value) &&
         type_is_vector_element(value->type);
}

static Value *broadcast(Nest *n, Value *value) {
  Builder b = n->rw->b;
  Value *scalar = scalar_of(n, value);
  if (!scalar)
    return NULL;
  if (value_is_arg(scalar))
    builder_at_start(&b, value_arg_block(scalar));
  else
    builder_after(&b, value_op(scalar));
  b.loc = value_loc(value);
  Value *made = build_vector_broadcast(&b, vector_of(n, value->type), scalar);
  set_vector(n, value, made);
  if (!op_is_ancestor(n->root, value_op(made)))
    vec_push(n->rw->arena, &n->before, value_op(made));
  return made;
}

// NULL: there is no vector for it.
static Value *vector_for(Nest *n, Value *value) {
  Value *known = ptrmap_get(&n->vectors, value);
  Op *constant = value_def(value, OP_arith_constant);
  if (known && is_visible(n, known))
    return known;
  if (constant)
    return vectorize_constant(n, constant) ? ptrmap_get(&n->vectors, value)
                                           : NULL;
  return is_uniform(n, value) ? broadcast(n, value) : NULL;
}

// False: there is no vector for one of them.
static bool vectors_for(Nest *n, const Op *op, uint32_t first,
                        ValueList *vectors) {
  *vectors = list_new(n->rw, op->noperands - first);
  for (uint32_t i = first; i < op->noperands; i++) {
    Value *vector = vector_for(n, op_operand(op, i));
    if (!vector)
      return false;
    list_add(vectors, vector);
  }
  return true;
}

// Accesses

static bool is_plain(const Attr *map) {
  return !map->as.map.nsymbols && map_is_identity(map);
}

// Numbers that say where the access is. NULL: they are no numbers.
static Value **build_indices(Nest *n, const Op *op,
                             const AffineAccess *access) {
  Builder *b = &n->rw->b;
  uint32_t rank = access->map->as.map.nresults;
  Value **operands =
      scalars_of(n, op, access->first, affine_map_inputs(access->map));
  Value **indices = arena_array(n->rw->arena, Value *, rank + 1);
  if (!operands || is_plain(access->map))
    return operands;
  for (uint32_t i = 0; i < rank; i++)
    indices[i] =
        op_result(build_affine_map_op(
                      b, OP_affine_apply,
                      affine_map_part(b->ctx, access->map, i, 1), operands),
                  0);
  return indices;
}

static Op *build_access(Nest *n, const Op *op, TransferParts *parts) {
  AffineAccess access;
  affine_access_of(op, &access);
  const VectorAccess *planned = ptrmap_get(&n->plan->accesses, op);
  n->rw->b.loc = op->loc;
  parts->base = op_operand(op, (uint32_t)access.memref);
  parts->indices = build_indices(n, op, &access);
  parts->nindices = access.map->as.map.nresults;
  parts->map = planned->map;
  parts->in_bounds = transfer_out_of_bounds(n->rw->b.ctx, n->plan->rank);
  if (!parts->indices)
    return NULL;
  if (parts->type)
    parts->padding = build_poison(&n->rw->b, type_element(parts->type));
  return build_transfer(&n->rw->b, n->rw->arena, parts);
}

// As in MLIR, what an affine.apply gives is no part of a map that is none of
// the indices themselves.
static bool has_applied_part(const Op *load) {
  const Attr *map = op_slot(load, A_affine_load_map);
  for (uint32_t i = 1; !is_plain(map) && i < load->noperands; i++)
    if (value_def(op_operand(load, i), OP_affine_apply))
      return true;
  return false;
}

static bool vectorize_load(Nest *n, Op *load) {
  TransferParts parts = {.opcode = OP_vector_transfer_read,
                         .type = vector_of(n, op_result(load, 0)->type)};
  Op *read = has_applied_part(load) ? NULL : build_access(n, load, &parts);
  if (read)
    set_vector(n, op_result(load, 0), op_result(read, 0));
  return read;
}

// How many iterations of the old loop are left, the present one included.
static Value *build_rest(Nest *n, const Op *loop) {
  Rewriter *rw = n->rw;
  Ctx *ctx = rw->b.ctx;
  Applied upper = affine_for_bound(rw->arena, loop, AFFINE_UPPER);
  uint32_t opcode = upper.nexprs == 1 ? OP_affine_apply : OP_affine_min;
  Op *end = build_affine_map_op(
      &rw->b, opcode, affine_for_map(loop, AFFINE_UPPER), upper.values);
  Mixed operands[] = {mixed_value(op_result(end, 0)),
                      mixed_value(affine_for_iv(loop))};
  AffineExpr *rest =
      affine_subtract(ctx, affine_dim(ctx, 0), affine_dim(ctx, 1));
  Value *value = build_affine_apply(&rw->b, rw->arena, rest, operands);
  if (!op_result(end, 0)->uses)
    rewrite_erase(rw, end);
  return value;
}

static const Made *made_of_dim(const Nest *n, uint32_t dim) {
  for (const Op *op = n->rw->b.block->parent->parent; op; op = op_parent(op)) {
    const Made *made = find_made(n, op);
    if (made && made->dim == dim)
      return made;
  }
  return NULL;
}

// Which elements are those of iterations; by dimensions of the memref.
static Value *build_store_mask(Nest *n, const Attr *map) {
  Rewriter *rw = n->rw;
  ValueList counts = list_new(rw, n->plan->rank);
  for (uint32_t d = 0; d < map->as.map.ndims; d++)
    for (uint32_t i = 0; i < n->plan->rank; i++)
      if (map->as.map.results[i] == affine_dim(rw->b.ctx, d))
        list_add(&counts, build_rest(n, made_of_dim(n, i)->loop));
  Type *type = transfer_mask_type(rw->b.ctx, vector_of(n, rw->b.ctx->i1), map);
  return build_value(&rw->b, OP_vector_create_mask, type, counts.items,
                     counts.count);
}

static bool vectorize_store(Nest *n, Op *store) {
  const VectorAccess *planned = ptrmap_get(&n->plan->accesses, store);
  TransferParts parts = {.opcode = OP_vector_transfer_write,
                         .value = vector_for(n, op_operand(store, 0))};
  n->rw->b.loc = store->loc;
  if (!parts.value)
    return false;
  if (planned->masked)
    parts.mask = build_store_mask(n, planned->map);
  return build_access(n, store, &parts);
}

// Other operations

static bool vectorize_apply(Nest *n, Op *apply) {
  Value **operands = scalars_of(n, apply, 0, apply->noperands);
  if (!operands)
    return false;
  n->rw->b.loc = apply->loc;
  Op *made = build_affine_map_op(&n->rw->b, OP_affine_apply,
                                 op_slot(apply, A_affine_apply_map), operands);
  ptrmap_set(&n->scalars, n->rw->arena, op_result(apply, 0),
             op_result(made, 0));
  return true;
}

static Op *widen(Nest *n, Op *op) {
  Rewriter *rw = n->rw;
  ValueList operands;
  TypeList types = list_types(rw, list_of_results(rw, op));
  if (!vectors_for(n, op, 0, &operands))
    return NULL;
  for (uint32_t i = 0; i < types.count; i++)
    types.items[i] = vector_of(n, types.items[i]);
  rw->b.loc = op->loc;
  Op *made = build_spec(&rw->b, &(OpSpec){.info = op->info,
                                          .result_types = types.items,
                                          .nresults = types.count,
                                          .operands = operands.items,
                                          .noperands = operands.count,
                                          .slots = op->slots,
                                          .attrs = op->attrs});
  for (uint32_t i = 0; i < types.count; i++)
    set_vector(n, op_result(op, i), op_result(made, i));
  return made;
}

// Loops

static bool vectorize_block(Nest *n, const Block *block);

// What does not count, for each value that is carried.
static ValueList neutral_inits(Nest *n, const Op *loop) {
  Rewriter *rw = n->rw;
  ValueList inits = list_new(rw, loop->nresults);
  for (uint32_t i = 0; i < loop->nresults; i++) {
    Value *reduced, *init = op_operand(loop, affine_for_inits(loop) + i);
    rw->b.loc = value_loc(init);
    Value *neutral =
        affine_reduction_begin(&rw->b, affine_reduction_of(loop, i, &reduced),
                               vector_of(n, init->type));
    vec_push(rw->arena, &n->before, value_op(neutral));
    list_add(&inits, neutral);
  }
  return inits;
}

// The bounds are of numbers that there are in the new nest.
static bool find_bound(Nest *n, const Op *loop, AffineEnd end, Applied *bound) {
  *bound = affine_for_bound(n->rw->arena, loop, end);
  Value **values =
      scalars_of(n, loop, affine_for_first(loop, end), applied_count(bound));
  bound->values = values;
  return values;
}

static Op *build_loop(Nest *n, const Op *loop, const VectorLoop *planned,
                      ValueList inits) {
  Rewriter *rw = n->rw;
  Applied lower, upper;
  int64_t step = affine_for_step(loop);
  if (!find_bound(n, loop, AFFINE_LOWER, &lower) ||
      !find_bound(n, loop, AFFINE_UPPER, &upper))
    return NULL;
  if (planned)
    step *= n->plan->sizes[planned->dim];
  rw->b.loc = loop->loc;
  Op *made = build_affine_for(rw, &lower, &upper, step, inits);
  ptrmap_set(&n->scalars, rw->arena, affine_for_iv(loop), affine_for_iv(made));
  for (uint32_t i = 0; i < loop->nresults; i++) {
    set_vector(n, block_arg(body_of(loop, 0), i + 1),
               block_arg(body_of(made, 0), i + 1));
    set_vector(n, op_result(loop, i), op_result(made, i));
  }
  return made;
}

// Behind the loop: the partial results joined, and with the one it began with.
static void build_results(Nest *n, const Op *loop, const Op *made) {
  Rewriter *rw = n->rw;
  Ctx *ctx = rw->b.ctx;
  for (uint32_t i = 0; i < loop->nresults; i++) {
    Value *reduced, *init = op_operand(loop, affine_for_inits(loop) + i);
    const AffineReduction *r = affine_reduction_of(loop, i, &reduced);
    Value *vector = op_result(made, i);
    Op *joined =
        build_op(&rw->b, OP_vector_reduction, &init->type, 1, &vector, 1);
    joined->slots[A_vector_reduction_kind] =
        attr_flags(ctx, def_attr_vector_kind, r->vector);
    joined->slots[A_vector_reduction_fastmath] =
        attr_flags(ctx, def_attr_arith_fastmath, 0);
    Value *result = op_result(joined, 0);
    vec_push(rw->arena, &n->behind, joined);
    if (value_constant(ctx, init) !=
        affine_reduction_neutral(ctx, r, init->type)) {
      result = build_binary(&rw->b, r->opcode, result, init);
      vec_push(rw->arena, &n->behind, value_op(result));
    }
    vec_push(rw->arena, &n->results, result);
  }
}

// Which elements are those of iterations; NULL: surely all.
static Value *build_loop_mask(Nest *n, const Op *made) {
  Rewriter *rw = n->rw;
  int64_t low, high, step = affine_for_step(made);
  if (affine_for_number(made, AFFINE_LOWER, &low) &&
      affine_for_number(made, AFFINE_UPPER, &high) && (high - low) % step == 0)
    return NULL;
  Value *rest = build_rest(n, made);
  return build_unary(&rw->b, OP_vector_create_mask, vector_of(n, rw->b.ctx->i1),
                     rest);
}

// Elements that do not count are joined as what does not count.
static void mask_reduced(Nest *n, const Made *made) {
  Rewriter *rw = n->rw;
  const Op *loop = made->loop;
  for (uint32_t i = 0; i < loop->nresults; i++) {
    Value *reduced, *neutral = op_operand(loop, affine_for_inits(loop) + i);
    affine_reduction_of(loop, i, &reduced);
    Op *combiner = value_op(op_operand(end_of(loop, 0), i));
    builder_before(&rw->b, combiner);
    rw->b.loc = value_loc(reduced);
    Value *masked = arith_select(&rw->b, made->mask, reduced, neutral);
    for (uint32_t k = 0; k < combiner->noperands; k++)
      if (op_operand(combiner, k) == reduced)
        op_set_operand(combiner, k, masked);
  }
}

// Builds the loop of the vectorized nest, with vectors for what it carries.
static bool vectorize_loop(Nest *n, const Op *loop) {
  Rewriter *rw = n->rw;
  const VectorLoop *planned = plan_find(n->plan, loop);
  ValueList inits;
  if (planned)
    inits = neutral_inits(n, loop);
  else if (!vectors_for(n, loop, affine_for_inits(loop), &inits))
    return false;
  Op *made = build_loop(n, loop, planned, inits);
  if (!made)
    return false;
  n->root = n->root ? n->root : made;
  if (planned) {
    Made own = {.loop = made, .dim = planned->dim};
    build_results(n, loop, made);
    builder_at_start(&rw->b, body_of(made, 0));
    if (loop->nresults)
      own.mask = build_loop_mask(n, made);
    vec_push(rw->arena, &n->made, own);
  }
  builder_at_end(&rw->b, body_of(made, 0));
  if (!vectorize_block(n, body_of(loop, 0)))
    return false;
  const Made *own = find_made(n, made);
  if (own && own->mask)
    mask_reduced(n, own);
  builder_after(&rw->b, made);
  return true;
}

static bool vectorize_op(Nest *n, Op *op) {
  switch (op->info->opcode) {
  case OP_affine_apply: return vectorize_apply(n, op);
  case OP_affine_for: return vectorize_loop(n, op);
  case OP_affine_load: return vectorize_load(n, op);
  case OP_affine_store: return vectorize_store(n, op);
  case OP_affine_yield:
  case OP_ub_poison: return widen(n, op);
  case OP_arith_constant: return vectorize_constant(n, op);
  default: return op_has(op, TRAIT_ELEMENTWISE) && widen(n, op);
  }
}

static bool vectorize_block(Nest *n, const Block *block) {
  for (Op *op = block->first; op; op = op->next)
    if (!vectorize_op(n, op))
      return false;
  return true;
}

// All that was made goes, users first.
static void undo(Nest *n) {
  while (n->behind.size)
    rewrite_erase(n->rw, n->behind.data[--n->behind.size]);
  if (n->root)
    rewrite_erase(n->rw, n->root);
  while (n->before.size)
    rewrite_erase(n->rw, n->before.data[--n->before.size]);
}

bool plan_apply(Rewriter *rw, VectorPlan *plan) {
  Nest n = {.rw = rw, .plan = plan};
  Op *root = plan_root(plan);
  builder_after(&rw->b, root);
  if (!vectorize_loop(&n, root)) {
    undo(&n);
    return false;
  }
  for (uint32_t i = 0; i < root->nresults; i++)
    rewrite_replace_uses(rw, op_result(root, i), n.results.data[i]);
  rewrite_erase(rw, root);
  return true;
}
