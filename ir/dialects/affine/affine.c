// Hooks of the affine dialect's table: operands that fit their maps, and are
// dimensions and symbols.

#include "ir/dialects/affine/affine.h"
#include "ir/dialects/dialects_int.h"

static bool check_operands(Ctx *ctx, const Op *op, uint32_t first,
                           uint32_t ndims, uint32_t nsymbols) {
  const Region *scope = affine_scope(op);
  for (uint32_t i = 0; i < ndims + nsymbols; i++) {
    const Value *value = op_operand(op, first + i);
    if (i < ndims && !affine_valid_dim(ctx, value, scope))
      return op_error(ctx, op, "operand cannot be used as a dimension id");
    if (i >= ndims && !affine_valid_symbol(ctx, value, scope))
      return op_error(ctx, op, "operand cannot be used as a symbol");
  }
  return true;
}

static bool check_map_operands(Ctx *ctx, const Op *op, uint32_t first,
                               const Attr *map) {
  return check_operands(ctx, op, first, map->as.map.ndims,
                        map->as.map.nsymbols);
}

static bool check_count(Ctx *ctx, const Op *op, const Attr *map) {
  return op->noperands == affine_map_inputs(map) ||
         op_error(ctx, op,
                  "operand count and affine map dimension and symbol count "
                  "must match");
}

// apply, min, max

bool verify_affine_apply(Ctx *ctx, Op *op) {
  const Attr *map = op_slot(op, A_affine_apply_map);
  if (!check_count(ctx, op, map))
    return false;
  if (map->as.map.nresults != 1)
    return op_error(ctx, op, "mapping must produce one value");
  const Region *scope = affine_scope(op);
  for (uint32_t i = map->as.map.ndims; i < op->noperands; i++)
    if (affine_valid_dim(ctx, op_operand(op, i), scope) &&
        !affine_valid_symbol(ctx, op_operand(op, i), scope))
      return op_plain_error(ctx, op,
                            "dimensional operand cannot be used as a symbol");
  return true;
}

bool verify_affine_min_max(Ctx *ctx, Op *op) {
  const Attr *map = op_slot(op, A_affine_min_map);
  return check_count(ctx, op, map) &&
         (map->as.map.nresults ||
          op_error(ctx, op, "affine map expect at least one result"));
}

_Static_assert((int)A_affine_min_map == (int)A_affine_max_map,
               "verified by the same function");

// Accesses

static bool check_indices(Ctx *ctx, const Op *op) {
  AffineAccess access;
  affine_access_of(op, &access);
  const Attr *map = access.map;
  const Type *memref = op_operand(op, (uint32_t)access.memref)->type;
  if (map->as.map.nresults != (uint32_t)memref->as.shaped.rank)
    return op_error(ctx, op, "affine map num results must equal memref rank");
  if (affine_map_inputs(map) != op->noperands - access.first)
    return op_error(ctx, op, "expects as many subscripts as affine map inputs");
  return check_map_operands(ctx, op, access.first, map);
}

bool verify_affine_load(Ctx *ctx, Op *op) {
  if (op_result(op, 0)->type != type_element(op_operand(op, 0)->type))
    return op_error(ctx, op, "result type must match element type of memref");
  return check_indices(ctx, op);
}

bool verify_affine_store(Ctx *ctx, Op *op) {
  if (op_operand(op, 0)->type != type_element(op_operand(op, 1)->type))
    return op_error(ctx, op,
                    "value to store must have the same type as memref element "
                    "type");
  return check_indices(ctx, op);
}

static bool check_vector(Ctx *ctx, const Op *op, Type *vector, Type *memref) {
  return type_element(vector) == type_element(memref) ||
         op_error(ctx, op,
                  "requires memref and vector types of the same elemental "
                  "type");
}

bool verify_affine_vector_load(Ctx *ctx, Op *op) {
  return check_indices(ctx, op) &&
         check_vector(ctx, op, op_result(op, 0)->type, op_operand(op, 0)->type);
}

bool verify_affine_vector_store(Ctx *ctx, Op *op) {
  return check_indices(ctx, op) &&
         check_vector(ctx, op, op_operand(op, 0)->type,
                      op_operand(op, 1)->type);
}

bool verify_affine_prefetch(Ctx *ctx, Op *op) {
  const Attr *map = op_slot(op, A_affine_prefetch_map);
  if (map->as.map.nresults != (uint32_t)op_operand(op, 0)->type->as.shaped.rank)
    return op_error(ctx, op,
                    "affine.prefetch affine map num results must equal memref "
                    "rank");
  if (affine_map_inputs(map) + 1 != op->noperands)
    return op_error(ctx, op, "too few operands");
  const Region *scope = affine_scope(op);
  for (uint32_t i = 1; i < op->noperands; i++)
    if (!affine_valid_dim(ctx, op_operand(op, i), scope))
      return op_error(ctx, op,
                      "index must be a valid dimension or symbol identifier");
  return true;
}

// Transfers

static const Attr *map_of(Ctx *ctx, const Op *op, const char *name) {
  const Attr *map = op_attr_str(ctx, op, name);
  return map && map->kind == AT_AFFINE_MAP ? map : NULL;
}

// A memref at operand `*at`, and behind it the indices that `map` is of.
static bool check_place(Ctx *ctx, const Op *op, uint32_t *at, const Attr *map,
                        const char *what, const char *which) {
  const Region *scope = affine_scope(op);
  for (uint32_t i = 0; i < affine_map_inputs(map); i++) {
    const Value *index = op_operand(op, *at + 1 + i);
    if (index->type->kind != TY_INDEX)
      return op_error(ctx, op, "%sindex to %s must have 'index' type", which,
                      what);
    if (!affine_valid_dim(ctx, index, scope))
      return op_error(ctx, op,
                      "%sindex must be a valid dimension or symbol identifier",
                      which);
  }
  const Type *memref = op_operand(op, *at)->type;
  if (map->as.map.nresults != (uint32_t)memref->as.shaped.rank)
    return op_error(ctx, op, "%saffine map num results must equal memref rank",
                    which);
  *at += 1 + affine_map_inputs(map);
  return true;
}

static bool check_memref(Ctx *ctx, const Op *op, uint32_t at,
                         const char *what) {
  return (at < op->noperands && op_operand(op, at)->type->kind == TY_MEMREF) ||
         op_error(ctx, op, "expected DMA %s to be of memref type", what);
}

// From operand `at` on: what is moved, and its stride.
static bool check_numbers(Ctx *ctx, const Op *op, uint32_t at) {
  for (uint32_t i = at; i < op->noperands; i++)
    if (op_operand(op, i)->type->kind != TY_INDEX)
      return op_error(ctx, op, "expected %s to be of index type",
                      i == at ? "num elements"
                              : "stride and num elements per stride");
  return true;
}

// Checks the maps, and that each has the operands that it takes.
bool verify_affine_dma_start(Ctx *ctx, Op *op) {
  const Attr *source = map_of(ctx, op, "src_map");
  const Attr *destination = map_of(ctx, op, "dst_map");
  const Attr *tag = map_of(ctx, op, "tag_map");
  if (!source || !destination || !tag)
    return op_error(ctx, op,
                    "expected affine maps 'src_map', 'dst_map' and 'tag_map'");
  uint32_t first = 1 + affine_map_inputs(source);
  uint32_t second = first + 1 + affine_map_inputs(destination);
  uint32_t end = second + 1 + affine_map_inputs(tag), at = 0;
  if (!check_memref(ctx, op, 0, "source") ||
      !check_memref(ctx, op, first, "destination") ||
      !check_memref(ctx, op, second, "tag"))
    return false;
  if (op->noperands != end + 1 && op->noperands != end + 3)
    return op_error(ctx, op, "incorrect number of operands");
  return check_place(ctx, op, &at, source, "dma_start", "src ") &&
         check_place(ctx, op, &at, destination, "dma_start", "dst ") &&
         check_place(ctx, op, &at, tag, "dma_start", "tag ") &&
         check_numbers(ctx, op, end);
}

bool verify_affine_dma_wait(Ctx *ctx, Op *op) {
  const Attr *tag = map_of(ctx, op, "tag_map");
  uint32_t at = 0;
  if (!tag)
    return op_error(ctx, op, "expected affine map 'tag_map'");
  if (!check_memref(ctx, op, 0, "tag"))
    return false;
  if (op->noperands != 2 + affine_map_inputs(tag))
    return op_error(ctx, op, "incorrect number of operands");
  return check_place(ctx, op, &at, tag, "dma_wait", "") &&
         check_numbers(ctx, op, at);
}

// Loops and conditions

bool verify_affine_for(Ctx *ctx, Op *op) {
  for (AffineEnd end = AFFINE_LOWER; end <= AFFINE_UPPER; end++) {
    const Attr *map = affine_for_map(op, end);
    uint32_t first, n;
    op_operand_group(op, (uint32_t)end, &first, &n);
    if (affine_map_inputs(map) != n)
      return check_count(ctx, op, map) &&
             op_error(ctx, op, "bounds have other operands than their maps");
    if (!map->as.map.nresults)
      return op_error(ctx, op,
                      "expected %s bound map to have at least one result",
                      end == AFFINE_LOWER ? "lower" : "upper");
  }
  return true;
}

_Static_assert((int)G_affine_for_lowerBoundOperands == (int)AFFINE_LOWER &&
                   (int)G_affine_for_upperBoundOperands == (int)AFFINE_UPPER,
               "bounds are the first two groups");

bool verify_loop_affine_for(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  if (!body->nargs)
    return true; // see verify_regions_affine_for()
  uint32_t first, n;
  op_operand_group(op, G_affine_for_inits, &first, &n);
  if (n > op->nresults) // of too few, affine.yield says it
    return op_error(ctx, op,
                    "mismatch between the number of loop-carried values and "
                    "results");
  return check_loop_values(ctx, op, first);
}

bool verify_regions_affine_for(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  if (!body->nargs || block_arg(body, 0)->type->kind != TY_INDEX)
    return op_error(ctx, op,
                    "expected body to have a single index argument for the "
                    "induction variable");
  for (AffineEnd end = AFFINE_LOWER; end <= AFFINE_UPPER; end++)
    if (!check_map_operands(ctx, op, affine_for_first(op, end),
                            affine_for_map(op, end)))
      return false;
  return true;
}

bool verify_affine_if(Ctx *ctx, Op *op) {
  const Attr *set = op_slot(op, A_affine_if_condition);
  if (op->noperands != set->as.set.ndims + set->as.set.nsymbols)
    return op_error(ctx, op,
                    "operand count and condition integer set dimension and "
                    "symbol count must match");
  return check_operands(ctx, op, 0, set->as.set.ndims, set->as.set.nsymbols);
}

// affine.parallel

static bool check_groups(Ctx *ctx, const Op *op, const Attr *groups,
                         const Attr *map, const char *which) {
  uint64_t expected = 0;
  for (uint64_t i = 0; i < groups->as.dense.count; i++)
    expected += (uint32_t)dense_int(groups, i);
  return expected == map->as.map.nresults ||
         op_error(ctx, op, "expected %s bounds map to have %llu results", which,
                  (unsigned long long)expected);
}

bool affine_parallel_reduces(int64_t kind, const Type *type) {
  switch (kind) {
  case E_arith_atomic_rmw_assign: return true;
  case E_arith_atomic_rmw_addf:
  case E_arith_atomic_rmw_mulf:
  case E_arith_atomic_rmw_maximumf:
  case E_arith_atomic_rmw_minimumf: return type_is_float(type);
  case E_arith_atomic_rmw_addi:
  case E_arith_atomic_rmw_muli:
  case E_arith_atomic_rmw_ori:
  case E_arith_atomic_rmw_xori:
  case E_arith_atomic_rmw_andi: return type->kind == TY_INTEGER;
  case E_arith_atomic_rmw_maxs:
  case E_arith_atomic_rmw_mins:
    return type->kind == TY_INTEGER && type->as.integer.sign == SIGNED;
  case E_arith_atomic_rmw_maxu:
  case E_arith_atomic_rmw_minu:
    return type->kind == TY_INTEGER && type->as.integer.sign == UNSIGNED;
  default: return false;
  }
}

static bool check_reductions(Ctx *ctx, const Op *op) {
  const Attr *list = op_slot(op, A_affine_parallel_reductions);
  if (list->as.array.count != op->nresults)
    return op_error(ctx, op, "a reduction must be specified for each output");
  for (uint32_t i = 0; i < op->nresults; i++) {
    int64_t kind = attr_to_i64(list->as.array.items[i]);
    if (!affine_parallel_reduces(kind, op_result(op, i)->type))
      return op_error(ctx, op, "result type cannot match reduction attribute");
  }
  return true;
}

// Checks that bounds, steps and arguments are as many, and reductions fit.
bool verify_affine_parallel(Ctx *ctx, Op *op) {
  const Attr *lower = op_slot(op, A_affine_parallel_lowerBoundsGroups);
  const Attr *upper = op_slot(op, A_affine_parallel_upperBoundsGroups);
  uint64_t nlower = lower->as.dense.count, nupper = upper->as.dense.count;
  uint32_t nsteps = op_slot(op, A_affine_parallel_steps)->as.array.count;
  uint32_t nargs = op->regions[0].first->nargs;
  if (nlower != nsteps || nupper != nsteps || nargs != nsteps)
    return op_error(ctx, op,
                    "the number of region arguments (%u) and the number of map "
                    "groups for lower (%llu) and upper bound (%llu), and the "
                    "number of steps (%u) must all match",
                    nargs, (unsigned long long)nlower,
                    (unsigned long long)nupper, nsteps);
  const Attr *low = affine_parallel_map(op, AFFINE_LOWER);
  const Attr *high = affine_parallel_map(op, AFFINE_UPPER);
  if (!check_groups(ctx, op, lower, low, "lower") ||
      !check_groups(ctx, op, upper, high, "upper") ||
      !check_reductions(ctx, op))
    return false;
  if (op->noperands != affine_map_inputs(low) + affine_map_inputs(high))
    return op_error(ctx, op,
                    "operand count and affine map dimension and symbol count "
                    "must match");
  return check_map_operands(ctx, op, 0, low) &&
         check_map_operands(ctx, op, affine_map_inputs(low), high);
}

static bool takes_yield(const Op *op) {
  return op_is(op, OP_affine_for) || op_is(op, OP_affine_if) ||
         op_is(op, OP_affine_parallel);
}

static bool wrong_yield(Ctx *ctx, const Op *op, const Op *parent,
                        const char *what) {
  enum { MOST = 16 };
  Type *types[MOST];
  op_error(ctx, op, "%s", what);
  for (uint32_t i = 0; i < parent->nresults && i < MOST; i++)
    types[i] = parent->results[i].type;
  if (parent->nresults <= MOST)
    hint_yield(ctx, op, types, parent->nresults);
  return false;
}

bool verify_affine_yield(Ctx *ctx, Op *op) {
  const Op *parent = op_parent(op);
  if (!parent || !takes_yield(parent)) {
    op_error(ctx, op, "only terminates affine.if/for/parallel regions");
    if (parent)
      hint_early_return(ctx, op_name(op), parent->info, op->loc);
    return false;
  }
  if (parent->nresults != op->noperands)
    return wrong_yield(ctx, op, parent,
                       "parent of yield must have same number of results as "
                       "the yield operands");
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i)->type != op_result(parent, i)->type)
      return wrong_yield(ctx, op, parent,
                         "types mismatch between yield op and its parent");
  return true;
}

// Indices of a basis

static bool check_dynamic(Ctx *ctx, const Op *op, const Attr *basis,
                          uint32_t group) {
  uint32_t first, count, ndynamic = 0;
  for (uint64_t i = 0; i < basis->as.dense.count; i++)
    ndynamic += dense_int(basis, i) == DYNAMIC;
  op_operand_group(op, group, &first, &count);
  return count == ndynamic ||
         op_error(ctx, op,
                  "mismatch between dynamic and static basis (kDynamic marker "
                  "but no corresponding dynamic basis entry) -- this can only "
                  "happen due to an incorrect fold/rewrite");
}

bool verify_affine_delinearize_index(Ctx *ctx, Op *op) {
  const Attr *basis = op_slot(op, A_affine_delinearize_index_static_basis);
  uint64_t n = basis->as.dense.count;
  if (op->nresults != n && op->nresults != n + 1)
    return op_error(ctx, op,
                    "should return an index for each basis element and up to "
                    "one extra index");
  if (!check_dynamic(ctx, op, basis, G_affine_delinearize_index_dynamic_basis))
    return false;
  for (uint64_t i = 0; i < n; i++)
    if (dense_int(basis, i) <= 0 && dense_int(basis, i) != DYNAMIC)
      return op_error(ctx, op,
                      "no basis element may be statically "
                      "non-positive");
  return true;
}

bool verify_affine_linearize_index(Ctx *ctx, Op *op) {
  const Attr *basis = op_slot(op, A_affine_linearize_index_static_basis);
  uint64_t n = basis->as.dense.count;
  uint32_t first, nindices;
  op_operand_group(op, G_affine_linearize_index_multi_index, &first, &nindices);
  if (nindices != n && nindices != n + 1)
    return op_error(ctx, op,
                    "should be passed a basis element for each index except "
                    "possibly the first");
  return check_dynamic(ctx, op, basis, G_affine_linearize_index_dynamic_basis);
}
