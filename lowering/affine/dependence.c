// Dependences of affine accesses, exactly as far as their loops are.
//
// Each access is a relation of the iterations around it and the elements it
// touches; both joined by the elements are all pairs of iterations that touch
// the same one:
//
//   affine.for %i = 0 to 9          i  j  m
//     %x = affine.load %a[%i]       1     -1      = 0
//     affine.store %x, %a[%i + 1]      1  -1  1   = 0     and 0 <= i, j <= 8
//
// The store is before a load at depth 1 if one of the pairs has j < i, which is
// asked by another row.

#include "lowering/affine/dependence.h"

#include "ir/analysis/aliases.h"

static bool is_mapped(const Op *op) {
  return op->info->access && op->info->access->map;
}

bool op_is_affine_read(const Op *op) {
  return is_mapped(op) && op_is_load(op);
}

bool op_is_affine_write(const Op *op) {
  return is_mapped(op) && op_is_store(op);
}

// The type of several elements; NULL: it is of one.
static const Type *vector_of(const Op *op) {
  const Type *type = accessed_type(op);
  return type == type_element(access_base(op)->type) ? NULL : type;
}

MemAccess access_of(Ctx *ctx, Arena *arena, Op *op) {
  AffineAccess access;
  affine_access_of(op, &access);
  Applied at = applied_of(arena, access.map, op, access.first);
  applied_compose_fully(ctx, arena, &at);
  for (uint32_t i = 0; i < at.nexprs; i++)
    at.exprs[i] =
        affine_simplify(ctx, arena, at.exprs[i], at.ndims, at.nsymbols);
  applied_canonicalize(ctx, arena, &at);
  return (MemAccess){op, op_operand(op, (uint32_t)access.memref), at,
                     op_is_affine_write(op), vector_of(op)};
}

// The same expressions of the operands of both.
static Applied join_operands(Arena *arena, const Applied *a, const Applied *b) {
  Applied all = {.nexprs = a->nexprs,
                 .ndims = a->ndims + b->ndims,
                 .nsymbols = a->nsymbols + b->nsymbols};
  all.exprs = arena_array(arena, AffineExpr *, a->nexprs + 1);
  all.values = arena_array(arena, Value *, applied_count(&all) + 1);
  memcpy(all.values, a->values, a->ndims * sizeof *all.values);
  memcpy(all.values + a->ndims, b->values, b->ndims * sizeof *all.values);
  memcpy(all.values + all.ndims, a->values + a->ndims,
         a->nsymbols * sizeof *all.values);
  memcpy(all.values + all.ndims + a->nsymbols, b->values + b->ndims,
         b->nsymbols * sizeof *all.values);
  return all;
}

bool access_equal(Ctx *ctx, const MemAccess *a, const MemAccess *b) {
  Arena arena;
  bool equal = true;
  CHECK(a->memref == b->memref);
  arena_init(&arena);
  Applied difference = join_operands(&arena, &a->at, &b->at);
  for (uint32_t i = 0; i < a->at.nexprs; i++)
    difference.exprs[i] = affine_subtract(
        ctx, a->at.exprs[i],
        affine_shift(ctx, b->at.exprs[i], a->at.ndims, a->at.nsymbols));
  applied_canonicalize(ctx, &arena, &difference);
  for (uint32_t i = 0; equal && i < difference.nexprs; i++)
    equal =
        affine_is_number(affine_simplify(ctx, &arena, difference.exprs[i],
                                         difference.ndims, difference.nsymbols),
                         0);
  arena_release(&arena);
  return equal;
}

// Loops around

static uint32_t loop_dims(const Op *op) {
  return op_is(op, OP_affine_for)        ? 1
         : op_is(op, OP_affine_parallel) ? op->regions[0].first->nargs
                                         : 0;
}

uint32_t count_loops_around(const Op *op) {
  uint32_t n = 0;
  while ((op = op_parent(op)))
    n += loop_dims(op);
  return n;
}

uint32_t count_common_loops(const Op *a, const Op *b) {
  while ((a = op_parent(a)))
    if (op_is_ancestor(a, b))
      return loop_dims(a) + count_loops_around(a);
  return 0;
}

// The block in the scope of both that is the innermost around both; and what is
// in it of each.
static Block *common_block(Op *a, Op *b, Op **a_in, Op **b_in) {
  for (*a_in = a; *a_in; *a_in = op_parent(*a_in)) {
    for (*b_in = b; *b_in; *b_in = op_parent(*b_in)) {
      if ((*a_in)->block == (*b_in)->block)
        return (*a_in)->block;
      const Op *up = op_parent(*b_in);
      if (up && op_has(up, TRAIT_AFFINE_SCOPE))
        break;
    }
    const Op *up = op_parent(*a_in);
    if (up && op_has(up, TRAIT_AFFINE_SCOPE))
      break;
  }
  return NULL;
}

// Relations

static void add_operands(Polyhedron *p, const Applied *at) {
  for (uint32_t i = 0; i < applied_count(at); i++) {
    uint32_t var;
    if (!poly_find(p, at->values[i], 0, &var))
      poly_append(p, i < at->ndims ? POLY_DIM : POLY_SYMBOL, at->values[i]);
  }
}

static bool elements_of(const MemAccess *access, uint32_t dim, int64_t *size) {
  const Type *vector = access->vector;
  int skipped = (int)access->at.nexprs - (vector ? vector->as.shaped.rank : 0);
  *size = 1;
  if (!vector || (int)dim < skipped)
    return true;
  *size = vector->as.shaped.shape[(int)dim - skipped];
  return !type_dim_is_scalable(vector, (int)dim - skipped);
}

// e <= element < e + size
static void add_element(Polyhedron *p, const MemAccess *access, uint32_t dim,
                        uint32_t var, const int64_t *row) {
  int64_t size, n = poly_vars(p);
  bool known = elements_of(access, dim, &size);
  int64_t *low = known && size == 1 ? poly_equality(p) : poly_inequality(p);
  for (int64_t c = 0; c <= n; c++)
    p->overflow |= __builtin_sub_overflow(0, row[c], &low[c]);
  low[var] = 1;
  if (!known || size == 1)
    return;
  int64_t *high = poly_inequality(p);
  memcpy(high, row, (size_t)(n + 1) * sizeof *row);
  high[var] = -1;
  p->overflow |= __builtin_add_overflow(high[n], size - 1, &high[n]);
}

// Dimensions are those of the loops (`nloops`), then the elements'.
static bool relation_of(Ctx *ctx, Arena *arena, const MemAccess *access,
                        Polyhedron *p, uint32_t *nloops) {
  uint32_t rank = access->at.nexprs;
  int64_t **rows = arena_array(arena, int64_t *, rank + 1);
  *p = poly_new(arena, 0, 0);
  if (!domain_around(ctx, access->op, p))
    return false;
  add_operands(p, &access->at);
  *nloops = p->ndims;
  const Attr *map = domain_align(ctx, p, &access->at);
  poly_insert(p, POLY_DIM, p->ndims, rank);
  if (!poly_flatten(ctx, p, map->as.map.results, rank, rows))
    return false;
  // In MLIR's order, the elements before the loops: which variable goes by
  // which equality decides how much is seen.
  PolyRows steps = p->eqs;
  p->eqs = (PolyRows){0};
  for (uint32_t i = 0; i < rank; i++)
    add_element(p, access, i, *nloops + i, rows[i]);
  for (size_t i = 0; i < steps.size; i++)
    vec_push(arena, &p->eqs, steps.data[i]);
  return true;
}

static uint32_t count_common_dims(const Polyhedron *p, uint32_t nfrom,
                                  const Polyhedron *other, uint32_t nto) {
  uint32_t n = 0;
  while (n < nfrom && n < nto && p->values[n] == other->values[n] &&
         (affine_for_of(p->values[n]) || affine_parallel_of(p->values[n])))
    n++;
  return n;
}

// The same iterations of loops before `depth`, and a later one of that.
static void add_order(DependenceInfo *info, uint32_t depth) {
  Polyhedron *p = &info->relation;
  for (uint32_t i = 0; i < info->ncommon && i < depth; i++) {
    bool is_last = i + 1 == depth;
    int64_t *row = is_last ? poly_inequality(p) : poly_equality(p);
    row[i] = -1;
    row[i + info->nsource] = 1;
    row[poly_vars(p)] = is_last ? -1 : 0;
  }
}

// Bounds the distance of a dependence in each common loop.
static void find_distances(Arena *arena, DependenceInfo *info) {
  Polyhedron p = poly_copy(&info->relation);
  uint32_t n = info->ncommon, nvars = poly_vars(&p);
  info->distances = arena_array(arena, Distance, n + 1);
  for (uint32_t i = 0; i < n; i++)
    info->distances[i].loop = affine_for_of(p.values[i]);
  poly_insert(&p, POLY_DIM, 0, n);
  for (uint32_t i = 0; i < n; i++) {
    int64_t *row = poly_equality(&p);
    row[i] = row[i + n] = 1;
    row[i + n + info->nsource] = -1;
  }
  poly_project(&p, n, nvars);
  for (uint32_t i = 0; i < n; i++) {
    Distance *d = &info->distances[i];
    if (!poly_constant_bound(&p, POLY_LOWER, i, &d->low))
      d->low = INT64_MIN;
    if (!poly_constant_bound(&p, POLY_UPPER, i, &d->high))
      d->high = INT64_MAX;
  }
}

static Dependence relate(Ctx *ctx, Arena *arena, const MemAccess *from,
                         const MemAccess *to, uint32_t depth, bool reads,
                         bool is_before, DependenceInfo *info) {
  Polyhedron *p = &info->relation, other;
  uint32_t rank = from->at.nexprs;
  if (!relation_of(ctx, arena, from, p, &info->nsource) ||
      !relation_of(ctx, arena, to, &other, &info->nsink))
    return DEPENDENCE_UNKNOWN;
  info->ncommon = count_common_dims(p, info->nsource, &other, info->nsink);
  if (!reads && depth > info->ncommon && !is_before)
    return DEPENDENCE_NONE;
  for (uint32_t i = 0; i < info->nsink; i++) {
    uint32_t var = poly_insert(p, POLY_DIM, info->nsource + i, 1);
    p->values[var] = other.values[i];
  }
  poly_insert(&other, POLY_DIM, 0, info->nsource);
  poly_align_symbols(p, &other);
  poly_join(&other, p);
  memcpy(other.values, p->values, p->ndims * sizeof *p->values);
  *p = other;
  poly_make_locals(p, info->nsource + info->nsink, rank);
  add_order(info, depth);
  return poly_is_empty(p) ? DEPENDENCE_NONE : DEPENDENCE_FOUND;
}

Dependence dependence_between(Ctx *ctx, Arena *arena, const MemAccess *from,
                              const MemAccess *to, uint32_t depth, bool reads,
                              DependenceInfo *info) {
  Op *from_in, *to_in;
  DependenceInfo own;
  Arena scratch;
  bool conflict = from->writes || to->writes;
  if (from->memref != to->memref)
    return conflict && may_overlap(from->memref, to->memref)
               ? DEPENDENCE_UNKNOWN
               : DEPENDENCE_NONE;
  if (!reads && !conflict)
    return DEPENDENCE_NONE;
  if (affine_scope(from->op) != affine_scope(to->op) ||
      !common_block(from->op, to->op, &from_in, &to_in))
    return DEPENDENCE_UNKNOWN;
  bool is_before = from_in != to_in && op_is_before(from_in, to_in);
  if (!info)
    arena_init(&scratch);
  Dependence found = relate(ctx, info ? arena : &scratch, from, to, depth,
                            reads, is_before, info ? info : &own);
  if (!info)
    arena_release(&scratch);
  else if (found == DEPENDENCE_FOUND)
    find_distances(arena, info);
  return found;
}

// Pairs in some order

static int64_t *add_difference(Polyhedron *p, const DependenceInfo *info,
                               uint32_t loop, bool equal) {
  int64_t *row = equal ? poly_equality(p) : poly_inequality(p);
  row[loop] = 1;
  row[info->nsource + loop] = -1;
  return row;
}

bool dependence_is_turned(const DependenceInfo *info, uint32_t outer,
                          int64_t within, uint32_t end, bool sink_first) {
  Polyhedron p = poly_copy(&info->relation);
  add_difference(&p, info, outer, false)[poly_vars(&p)] = within;
  for (uint32_t i = outer + 1; i < end; i++) {
    Polyhedron back = poly_copy(&p);
    add_difference(&back, info, i, false)[poly_vars(&p)] = -1;
    if (!poly_is_empty(&back))
      return true;
    add_difference(&p, info, i, true);
  }
  return sink_first && !poly_is_empty(&p);
}

// All that a loop does

// Made in the loop, or seen through a view of that.
static bool is_made_in(const Value *value, const Op *loop) {
  const Op *op = value_op(viewed_memref(value));
  return op && op_only_allocates(op) && op != loop && op_is_ancestor(loop, op);
}

typedef struct Collecting {
  Ctx *ctx;
  Arena *arena;
  const Op *loop;
  LoopEffects *effects;
} Collecting;

static bool is_affine_control(const Op *op) {
  return op_is(op, OP_affine_for) || op_is(op, OP_affine_if) ||
         op_is(op, OP_affine_yield);
}

static void collect_effects(void *user, Op *op) {
  Collecting *c = user;
  LoopEffects *e = c->effects;
  if (op_is_affine_read_or_write(op)) {
    MemAccess access = access_of(c->ctx, c->arena, op);
    if (!is_made_in(access.memref, c->loop))
      vec_push(c->arena, &e->accesses, access);
    return;
  }
  if (op->info->opcode == OP_UNREGISTERED)
    e->unregistered = true;
  else if (is_affine_control(op) || op_is_memory_effect_free(op))
    return;
  else if (op_has(op, TRAIT_RECURSIVE_EFFECTS))
    e->regions = true;
  else if (op_only_allocates(op))
    e->allocates = true;
  else
    e->others = true;
}

LoopEffects loop_effects(Ctx *ctx, Arena *arena, Op *loop) {
  LoopEffects e = {0};
  op_walk_post(loop, collect_effects, &(Collecting){ctx, arena, loop, &e});
  return e;
}

static bool carries_memref(const Op *loop) {
  for (uint32_t i = 0; i < loop->nresults; i++)
    if (loop->results[i].type->kind == TY_MEMREF ||
        loop->results[i].type->kind == TY_UNRANKED_MEMREF)
      return true;
  return false;
}

bool loop_is_memory_parallel(Ctx *ctx, Arena *arena, Op *loop) {
  if (carries_memref(loop))
    return false;
  LoopEffects e = loop_effects(ctx, arena, loop);
  if (e.others || e.unregistered || e.regions)
    return false;
  uint32_t depth = count_loops_around(loop) + 1;
  for (size_t i = 0; i < e.accesses.size; i++)
    for (size_t k = 0; k < e.accesses.size; k++)
      if (dependence_between(ctx, arena, &e.accesses.data[i],
                             &e.accesses.data[k], depth, false,
                             NULL) != DEPENDENCE_NONE)
        return false;
  return true;
}
