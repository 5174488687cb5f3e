// Verifiers of reductions and products.

#include "ir/dialects/vector/vector_int.h"

const char *kind_name(const Attr *kind) {
  return enum_name(&enum_vector_kind, attr_flags_value(kind));
}

bool kind_fits(const Attr *kind, const Type *element) {
  bool is_int = element->kind == TY_INTEGER || element->kind == TY_INDEX;
  switch (attr_flags_value(kind)) {
  case E_vector_kind_add:
  case E_vector_kind_mul: return is_int || type_is_float(element);
  case E_vector_kind_minnumf:
  case E_vector_kind_maxnumf:
  case E_vector_kind_minimumf:
  case E_vector_kind_maximumf: return type_is_float(element);
  default: return is_int;
  }
}

bool verify_vector_reduction(Ctx *ctx, Op *op) {
  int rank = vector_rank(operand_type(op, 0));
  const Attr *kind = op_slot(op, A_vector_reduction_kind);
  if (rank > 1)
    return op_error(ctx, op, "unsupported reduction rank: %d", rank);
  return kind_fits(kind, result_type(op)) ||
         op_error(ctx, op, "unsupported reduction type ''%s'' for kind '%s'",
                  type_str(ctx, result_type(op)), kind_name(kind));
}

// The type without the dimensions that are reduced.
static Type *reduced_type(Ctx *ctx, Type *vector, const Attr *dims) {
  Arena scratch;
  arena_init(&scratch);
  int rank = vector_rank(vector), n = 0;
  int64_t *shape = arena_array(&scratch, int64_t, rank);
  bool *scalable = arena_array(&scratch, bool, rank);
  for (int i = 0; i < rank; i++) {
    uint32_t j = 0;
    while (j < ints_count(dims) && ints_at(dims, j) != i)
      j++;
    if (j < ints_count(dims))
      continue;
    scalable[n] = type_dim_is_scalable(vector, i);
    shape[n++] = vector_dim(vector, i);
  }
  Type *element = type_element(vector);
  Type *type = n ? type_vector(ctx, n, shape, scalable, element) : element;
  arena_release(&scratch);
  return type;
}

bool verify_vector_multi_reduction(Ctx *ctx, Op *op) {
  Type *source = operand_type(op, 0);
  const Attr *dims = op_slot(op, A_vector_multi_reduction_reduction_dims);
  return result_type(op) == reduced_type(ctx, source, dims) ||
         op_error(ctx, op,
                  "destination type '%s' is incompatible with source type '%s'",
                  type_str(ctx, result_type(op)), type_str(ctx, source));
}

// outerproduct

static bool check_outer_dims(Ctx *ctx, const Op *op) {
  const Type *lhs = operand_type(op, 0), *rhs = operand_type(op, 1);
  const Type *result = result_type(op);
  bool is_outer = rhs->kind == TY_VECTOR;
  if (vector_rank(lhs) != 1)
    return op_error(ctx, op, "expected 1-d vector for operand #1");
  if (is_outer && vector_rank(rhs) != 1)
    return op_error(ctx, op, "expected 1-d vector for operand #2");
  if (vector_rank(result) != 1 + is_outer)
    return op_error(ctx, op, "expected %d-d vector result", 1 + is_outer);
  if (vector_dim(lhs, 0) != vector_dim(result, 0))
    return op_error(ctx, op, "expected #1 operand dim to match result dim #1");
  if (is_outer && vector_dim(rhs, 0) != vector_dim(result, 1))
    return op_error(ctx, op, "expected #2 operand dim to match result dim #2");
  return !is_outer || !type_is_scalable(lhs) || type_is_scalable(rhs) ||
         op_error(ctx, op,
                  "expected either both or only #2 operand dim to be scalable");
}

bool verify_vector_outerproduct(Ctx *ctx, Op *op) {
  Type *result = result_type(op);
  const Attr *kind = op_slot(op, A_vector_outerproduct_kind);
  if (!check_outer_dims(ctx, op))
    return false;
  if (op->noperands > 2 && operand_type(op, 2) != result)
    return op_error(ctx, op, "expected operand #3 of same type as result type");
  return kind_fits(kind, type_element(result)) ||
         op_error(ctx, op, "unsupported outerproduct type");
}

// contract

static const Attr *map_at(const Op *op, uint32_t i) {
  return op_slot(op, A_vector_contract_indexing_maps)->as.array.items[i];
}

static const Attr *iterators_of(const Op *op) {
  return op_slot(op, A_vector_contract_iterator_types);
}

static bool is_reduced(const Op *op, uint32_t iterator) {
  return attr_flags_value(iterators_of(op)->as.array.items[iterator]) ==
         E_vector_iterator_type_reduction;
}

static bool is_projected_permutation(const Attr *map) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    const AffineExpr *e = map->as.map.results[i];
    if (e->kind != AFFINE_DIM)
      return false;
    for (uint32_t j = 0; j < i; j++)
      if (map->as.map.results[j] == e)
        return false;
  }
  return true;
}

static bool check_map(Ctx *ctx, const Op *op, uint32_t i) {
  const Attr *map = map_at(op, i);
  uint32_t n = iterators_of(op)->as.array.count;
  uint32_t rank = (uint32_t)rank_or_0(operand_type(op, i));
  if (map->as.map.nsymbols)
    return op_error(ctx, op, "expected indexing map %u to have no symbols", i);
  if (map->as.map.ndims != n)
    return op_error(
        ctx, op, "expected indexing map %u to have %u number of inputs", i, n);
  if (map->as.map.nresults != rank)
    return op_error(ctx, op,
                    "expected indexing map %u to have %u number of outputs", i,
                    rank);
  return is_projected_permutation(map) ||
         op_error(ctx, op,
                  "expected indexing map %u to be a projected permutation of "
                  "its inputs",
                  i);
}

static bool check_maps(Ctx *ctx, const Op *op) {
  const Attr *maps = op_slot(op, A_vector_contract_indexing_maps);
  uint32_t nmaps = 0;
  for (uint32_t i = 0; i < maps->as.array.count; i++)
    nmaps += maps->as.array.items[i]->kind == AT_AFFINE_MAP;
  if (nmaps != 3 || maps->as.array.count != 3)
    return op_error(ctx, op,
                    "expected an indexing map for each vector operand");
  for (uint32_t i = 0; i < 3; i++)
    if (!check_map(ctx, op, i))
      return false;
  return true;
}

// Which dimension of its operand is that iterator; -1: none.
static int dim_of(const Attr *map, uint32_t iterator) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (map->as.map.results[i]->value == iterator)
      return (int)i;
  return -1;
}

// Iterators of both sides, reduced or not: that their sizes are the same.
static bool check_shared(Ctx *ctx, const Op *op, bool reduced,
                         const char *what) {
  const Type *lhs = operand_type(op, 0), *rhs = operand_type(op, 1);
  uint32_t found = 0;
  for (uint32_t i = 0; i < iterators_of(op)->as.array.count; i++) {
    int l = dim_of(map_at(op, 0), i), r = dim_of(map_at(op, 1), i);
    if (is_reduced(op, i) != reduced || l < 0 || r < 0)
      continue;
    if (vector_dim(lhs, l) != vector_dim(rhs, r))
      return op_error(ctx, op, "invalid %s dimension map", what);
    found++;
  }
  return found || !reduced ||
         op_error(ctx, op, "expected at least one contracting dimension pair");
}

// Has one of the sides a dimension that is not reduced?
static bool has_free_dim(const Op *op) {
  for (uint32_t side = 0; side < 2; side++) {
    const Attr *map = map_at(op, side), *other = map_at(op, 1 - side);
    for (uint32_t i = 0; i < map->as.map.nresults; i++) {
      uint32_t iterator = (uint32_t)map->as.map.results[i]->value;
      bool shared = dim_of(other, iterator) >= 0;
      if (!shared || !is_reduced(op, iterator))
        return true;
    }
  }
  return false;
}

// The size of an iterator by either side; 0: neither has it.
static int64_t size_of_iterator(const Op *op, uint32_t iterator) {
  for (uint32_t side = 0; side < 2; side++) {
    int dim = dim_of(map_at(op, side), iterator);
    if (dim >= 0)
      return vector_dim(operand_type(op, side), dim);
  }
  return 0;
}

static Type *contracted_type(Ctx *ctx, const Op *op) {
  Type *result = result_type(op);
  const Attr *map = map_at(op, 2);
  int rank = (int)map->as.map.nresults;
  Arena scratch;
  arena_init(&scratch);
  int64_t *shape = arena_array(&scratch, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    shape[i] = size_of_iterator(op, (uint32_t)map->as.map.results[i]->value);
  const bool *scalable =
      rank == vector_rank(result) ? result->as.shaped.scalable : NULL;
  Type *type = type_vector(ctx, rank, shape, scalable, type_element(result));
  arena_release(&scratch);
  return type;
}

static bool check_contracted(Ctx *ctx, const Op *op) {
  const Type *acc = operand_type(op, 2), *result = result_type(op);
  bool wants_vector = has_free_dim(op);
  bool are_vectors = acc->kind == TY_VECTOR && result->kind == TY_VECTOR;
  bool are_numbers = acc->kind != TY_VECTOR && result->kind != TY_VECTOR;
  if (wants_vector ? !are_vectors : !are_numbers)
    return op_error(ctx, op, "invalid accumulator/result vector shape");
  if (!wants_vector)
    return true;
  for (uint32_t i = 0; i < iterators_of(op)->as.array.count; i++)
    if (!size_of_iterator(op, i))
      return op_error(
          ctx, op,
          "expected all dimensions to be either a LHS or a RHS dimension");
  const Type *expected = contracted_type(ctx, op);
  return (acc == expected && result == expected) ||
         op_error(ctx, op,
                  "invalid accumulator/result vector shape, expected: '%s'",
                  type_str(ctx, expected));
}

bool verify_vector_contract(Ctx *ctx, Op *op) {
  const Type *element = type_element(operand_type(op, 0));
  if (element->kind == TY_INTEGER && !type_is_signless(element))
    return op_error(ctx, op, "only supports signless integer types");
  if (!check_maps(ctx, op) || !check_shared(ctx, op, true, "contracting") ||
      !check_shared(ctx, op, false, "batch") || !check_contracted(ctx, op))
    return false;
  Type *result = result_type(op);
  return kind_fits(op_slot(op, A_vector_contract_kind),
                   result->kind == TY_VECTOR ? type_element(result) : result) ||
         op_error(ctx, op, "unsupported contraction type");
}

// scan

static bool is_without_dim(const Type *part, const Type *whole, int64_t dim) {
  for (int i = 0, j = 0; i < vector_rank(whole); i++)
    if (i != dim && vector_dim(part, j++) != vector_dim(whole, i))
      return false;
  return true;
}

bool verify_vector_scan(Ctx *ctx, Op *op) {
  Type *source = operand_type(op, 0), *initial = operand_type(op, 1);
  const Attr *kind = op_slot(op, A_vector_scan_kind);
  int64_t dim = attr_to_i64(op_slot(op, A_vector_scan_reduction_dim));
  int rank = vector_rank(source);
  if (dim >= rank)
    return op_error(ctx, op, "reduction dimension %lld has to be less than %d",
                    (long long)dim, rank);
  if (vector_rank(initial) != rank - 1)
    return op_error(ctx, op, "initial value rank %d has to be equal to %d",
                    vector_rank(initial), rank - 1);
  if (dim < 0 || !is_without_dim(initial, source, dim))
    return op_error(ctx, op, "incompatible input/initial value shapes");
  return kind_fits(kind, type_element(source)) ||
         op_error(ctx, op, "unsupported reduction type '%s' for kind '%s'",
                  type_str(ctx, type_element(source)), kind_name(kind));
}
