// Whether loops may become loops over vectors. Their iterations do not depend
// on each other, that is known; but a vector is of neighbours, and as long as
// it is:
//
//   affine.for %i = 0 to 10 {
//     %x = affine.load %a[%i + 1] : memref<99xf32>
//     affine.store %x, %b[%i] : memref<10xf32>
//   }
//
// With vectors of 8 the second iteration reads 6 numbers that nobody asked for,
// which does no harm, and would write as many, which are behind the end of %b,
// where a transfer does not write. Were %b longer, the transfer would need a
// mask, and a division by what was read might trap. A loop all of whose vectors
// are full has no such questions.

#include "lowering/affine/vectorize.h"

const VectorLoop *plan_find(const VectorPlan *plan, const Op *loop) {
  for (size_t i = 0; i < plan->loops.size; i++)
    if (plan->loops.data[i].loop == loop)
      return &plan->loops.data[i];
  return NULL;
}

bool plan_is_partial(const VectorPlan *plan, const VectorLoop *of) {
  return affine_trip_count_divisor(plan->ctx, plan->arena, of->loop) %
         (uint64_t)plan->sizes[of->dim];
}

bool type_is_vector_element(const Type *type) {
  return type->kind == TY_INTEGER || type->kind == TY_INDEX ||
         type_is_float(type);
}

bool index_is_invariant(Ctx *ctx, Arena *arena, Value *index,
                        const Value *variable) {
  if (!value_def(index, OP_affine_apply))
    return index != variable;
  Applied at =
      applied_of_values(arena, affine_map_identity(ctx, arena, 1), &index);
  applied_compose_fully(ctx, arena, &at);
  at.exprs[0] = affine_simplify(ctx, arena, at.exprs[0], at.ndims, at.nsymbols);
  applied_canonicalize(ctx, arena, &at);
  for (uint32_t i = 0; i < applied_count(&at); i++)
    if (at.values[i] == variable)
      return false;
  return true;
}

// Accesses

// The dimension that the variable of a loop is; false: it is none.
static bool find_variable(const Applied *at, const Op *loop, uint32_t *dim) {
  for (*dim = 0; *dim < at->ndims; ++*dim)
    if (at->values[*dim] == affine_for_iv(loop))
      return true;
  return false;
}

static AffineExpr *with_dim(VectorPlan *plan, const Applied *at, uint32_t i,
                            uint32_t dim, AffineExpr *by) {
  AffineExpr **dims = arena_zero(plan->arena, (at->ndims + 1) * sizeof *dims,
                                 _Alignof(AffineExpr *));
  dims[dim] = by;
  return affine_replace(plan->ctx, at->exprs[i], dims, NULL);
}

// The next iteration has the next element.
static bool goes_by_ones(VectorPlan *plan, const Applied *at, uint32_t i,
                         uint32_t dim) {
  Ctx *ctx = plan->ctx;
  AffineExpr *next = with_dim(plan, at, i, dim,
                              affine_add_number(ctx, affine_dim(ctx, dim), 1));
  AffineExpr *step = affine_simplify(ctx, plan->arena,
                                     affine_subtract(ctx, next, at->exprs[i]),
                                     at->ndims, at->nsymbols);
  return affine_is_number(step, 1);
}

// The only index that depends on the loop; -1: none does. False: several do, or
// it is not one of neighbours.
static bool find_index(VectorPlan *plan, const MemAccess *access,
                       const Op *loop, int64_t *index) {
  uint32_t dim;
  *index = -1;
  if (!find_variable(&access->at, loop, &dim))
    return true;
  for (uint32_t i = 0; i < access->at.nexprs; i++) {
    if (!affine_uses(access->at.exprs[i], AFFINE_DIM, dim))
      continue;
    if (*index >= 0 || !goes_by_ones(plan, &access->at, i, dim))
      return false;
    *index = i;
  }
  return true;
}

// Is it the size of that dimension of the memref?
static bool is_size(Ctx *ctx, const Value *value, const Value *memref,
                    uint32_t dim) {
  const Op *op = value_op(value), *alloc = value_op(memref);
  int64_t number;
  if (op && op_is(op, OP_memref_dim))
    return op_operand(op, 0) == memref &&
           value_number(ctx, op_operand(op, 1), &number) && number == dim;
  if (!alloc ||
      !(op_is(alloc, OP_memref_alloc) || op_is(alloc, OP_memref_alloca)))
    return false;
  uint32_t first, n, at = 0;
  op_operand_group(alloc, 0, &first, &n);
  for (uint32_t d = 0; d < dim; d++)
    at += memref->type->as.shaped.shape[d] == DYNAMIC;
  return at < n && op_operand(alloc, first + at) == value;
}

// Whether the size of the dimension, as one of the values or as a number, is at
// most `at`, an expression of them.
static bool reaches_end(VectorPlan *plan, const Applied *at,
                        const Value *memref, uint32_t dim) {
  Ctx *ctx = plan->ctx;
  int64_t size = memref->type->as.shaped.shape[dim];
  for (uint32_t i = 0; i < applied_count(at) || size != DYNAMIC; i++) {
    AffineExpr *e = size != DYNAMIC ? affine_constant(ctx, size)
                    : i < at->ndims ? affine_dim(ctx, i)
                                    : affine_symbol(ctx, i - at->ndims);
    AffineExpr *beyond =
        affine_simplify(ctx, plan->arena, affine_subtract(ctx, at->exprs[0], e),
                        at->ndims, at->nsymbols);
    bool is_end = affine_is(beyond, AFFINE_CONSTANT) && beyond->value >= 0;
    if (size != DYNAMIC)
      return is_end;
    if (is_end && is_size(ctx, at->values[i], memref, dim))
      return true;
  }
  return false;
}

// Whether an index of what comes behind the loop is none of the memref's.
static bool ends_with_memref(VectorPlan *plan, const MemAccess *access,
                             uint32_t index, const Op *loop) {
  uint32_t dim;
  Applied upper = affine_for_bound(plan->arena, loop, AFFINE_UPPER);
  if (upper.nexprs != 1)
    return false;
  Applied at = applied_join(plan->ctx, plan->arena, &access->at, &upper);
  if (!find_variable(&at, loop, &dim))
    return false;
  at.exprs[0] = with_dim(plan, &at, index, dim, at.exprs[at.nexprs - 1]);
  at.nexprs = 1;
  applied_compose_fully(plan->ctx, plan->arena, &at);
  applied_canonicalize(plan->ctx, plan->arena, &at);
  return reaches_end(plan, &at, access->memref, index);
}

// Decides how an access is made with vectors: from where on, by which map.
static bool plan_access(VectorPlan *plan, Op *op) {
  Ctx *ctx = plan->ctx;
  MemAccess access = access_of(ctx, plan->arena, op);
  VectorAccess *found = arena_new(plan->arena, VectorAccess);
  AffineExpr **dims = arena_array(plan->arena, AffineExpr *, plan->rank + 1);
  uint32_t n = 0;
  *found = (VectorAccess){0};
  for (uint32_t i = 0; i < plan->rank; i++)
    dims[i] = affine_constant(ctx, 0);
  for (size_t i = 0; i < plan->loops.size; i++) {
    const VectorLoop *l = &plan->loops.data[i];
    int64_t index;
    if (!op_is_ancestor(l->loop, op))
      continue;
    if (!find_index(plan, &access, l->loop, &index))
      return false;
    for (uint32_t k = 0; index >= 0 && k < plan->rank; k++)
      if (dims[k] == affine_dim(ctx, (uint32_t)index))
        return false;
    if (index < 0)
      continue;
    dims[l->dim] = affine_dim(ctx, (uint32_t)index);
    n++;
    found->masked =
        found->masked ||
        (access.writes && plan_is_partial(plan, l) &&
         !ends_with_memref(plan, &access, (uint32_t)index, l->loop));
  }
  found->map = attr_affine_map(ctx, access.at.nexprs, 0, dims, plan->rank);
  ptrmap_set(&plan->accesses, plan->arena, op, found);
  return !access.writes || n == plan->rank;
}

// Operations

typedef struct PlanCheck {
  VectorPlan *plan;
  bool is_sound;
} PlanCheck;

// Nothing that decides how often a loop runs differs within a vector.
static bool has_same_bounds(VectorPlan *plan, const Op *loop) {
  for (uint32_t i = 0; i < affine_for_inits(loop); i++)
    for (size_t k = 0; k < plan->loops.size; k++)
      if (!index_is_invariant(plan->ctx, plan->arena, op_operand(loop, i),
                              affine_for_iv(plan->loops.data[k].loop)))
        return false;
  return true;
}

static bool check_loop(VectorPlan *plan, Op *loop) {
  const VectorLoop *own = plan_find(plan, loop);
  if (!has_same_bounds(plan, loop))
    return false;
  if (!own)
    return true;
  for (size_t i = 0; i < plan->loops.size; i++) {
    const VectorLoop *other = &plan->loops.data[i];
    if (other != own && other->dim == own->dim &&
        op_is_ancestor(other->loop, loop))
      return false;
  }
  return affine_for_step(loop) == 1;
}

// What is computed of numbers that there are not must not trap.
static bool may_run_beyond(const VectorPlan *plan, Op *op) {
  for (size_t i = 0; i < plan->loops.size; i++) {
    const VectorLoop *l = &plan->loops.data[i];
    if (op_is_ancestor(l->loop, op) && plan_is_partial(plan, l))
      return op_is_speculatable(plan->ctx, op);
  }
  return true;
}

static void check_op(void *user, Op *op) {
  PlanCheck *c = user;
  if (!c->is_sound)
    return;
  switch (op->info->opcode) {
  case OP_affine_for: c->is_sound = check_loop(c->plan, op); break;
  case OP_affine_load:
  case OP_affine_store: c->is_sound = plan_access(c->plan, op); break;
  case OP_affine_yield: break;
  default: c->is_sound = may_run_beyond(c->plan, op);
  }
}

bool plan_is_sound(VectorPlan *plan) {
  PlanCheck c = {plan, true};
  check_op(&c, plan_root(plan));
  op_walk(plan_root(plan), check_op, &c);
  return c.is_sound;
}
