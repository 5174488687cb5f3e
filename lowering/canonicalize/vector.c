// Canonicalization patterns of the vector dialect for elements: broadcast,
// extract, insert, shuffle, and elements one by one.

#include "ir/analysis/fold.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/vector_int.h"
#include "ir/build/vector.h"

static bool replace_by_broadcast(Rewriter *rw, Op *op, Value *source) {
  rewrite_replace_new(rw, op, OP_vector_broadcast, &source, 1);
  return true;
}

Value *splat_source(const Value *value) {
  const Op *op = value_def(value, OP_vector_broadcast);
  Value *source = op ? op_operand(op, 0) : NULL;
  return source && source->type->kind != TY_VECTOR ? source : NULL;
}

// broadcast(broadcast(x))
static bool join_broadcasts(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_vector_broadcast);
  return before && replace_by_broadcast(rw, op, op_operand(before, 0));
}

// extract

static const Attr *position_of(const Op *op) {
  return op_slot(op, A_vector_extract_static_position);
}

static bool extract_of_broadcast(Rewriter *rw, Op *op) {
  const Op *broadcast = value_op(op_operand(op, 0));
  int dim;
  if (op_result_type(op)->kind != TY_VECTOR || !op_is_broadcast_like(broadcast))
    return false;
  Value *source = op_operand(broadcast, 0);
  return vector_broadcast_fault(source->type, op_result_type(op), &dim) ==
             BROADCAST_FITS &&
         replace_by_broadcast(rw, op, source);
}

static bool constant_index(Ctx *ctx, const Value *value, int64_t *number) {
  const Attr *constant =
      value_def(value, OP_arith_constant) ? value_constant(ctx, value) : NULL;
  if (!attr_is(constant, AT_INTEGER))
    return false;
  *number = attr_to_i64(constant);
  return true;
}

// What the leading positions tell of a mask that is created.
static MaskFormat format_at(Ctx *ctx, const Op *extract, const Op *mask) {
  const Attr *position = position_of(extract);
  bool known = true,
       none = mask_format(ctx, op_result(mask, 0)) == MASK_ALL_FALSE;
  for (uint32_t i = 0; i < ints_count(position); i++) {
    int64_t at = ints_at(position, i), bound;
    if (!constant_index(ctx, op_operand(mask, i), &bound))
      known = false;
    else if (at != DYNAMIC)
      none |= at >= bound;
    else if (bound < vector_dim(op_result_type(mask), (int)i))
      known = false;
  }
  return none ? MASK_ALL_FALSE : known ? MASK_ALL_TRUE : MASK_UNKNOWN;
}

static bool replace_by_false(Rewriter *rw, Op *op) {
  Attr *none =
      dense_splat(rw->b.ctx, op_result_type(op), rw->b.ctx->false_attr);
  return rewrite_replace_with_slot(rw, op, OP_arith_constant, NULL, 0,
                                   A_arith_constant_value, none);
}

static bool extract_of_mask(Rewriter *rw, Op *op) {
  const Op *mask = value_def(op_operand(op, 0), OP_vector_create_mask);
  if (!mask || op_result_type(op)->kind != TY_VECTOR)
    return false;
  switch (format_at(rw->b.ctx, op, mask)) {
  case MASK_ALL_FALSE: return replace_by_false(rw, op);
  case MASK_ALL_TRUE: break;
  default: return false;
  }
  uint32_t first = ints_count(position_of(op)), n = mask->noperands - first;
  Value **bounds = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    bounds[i] = op_operand(mask, first + i);
  rewrite_replace_new(rw, op, OP_vector_create_mask, bounds, n);
  return true;
}

// Of as many elements.
static bool extract_of_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_vector_shape_cast);
  if (!cast || op_result_type(op)->kind != TY_VECTOR ||
      type_num_elements(op_operand(cast, 0)->type) !=
          type_num_elements(op_result_type(op)))
    return false;
  Value *source = op_operand(cast, 0);
  rewrite_replace_new(rw, op, OP_vector_shape_cast, &source, 1);
  return true;
}

static bool extract_of_elements(Rewriter *rw, Op *op) {
  const Op *from = value_def(op_operand(op, 0), OP_vector_from_elements);
  const Attr *position = position_of(op);
  if (op->noperands > 1 || op_result_type(op)->kind != TY_VECTOR || !from)
    return false;
  int64_t first = 0;
  for (int i = 0; i < vector_rank(op_result_type(from)); i++)
    first = first * vector_dim(op_result_type(from), i) +
            ((uint32_t)i < ints_count(position) ? ints_at(position, (uint32_t)i)
                                                : 0);
  uint32_t n = (uint32_t)type_num_elements(op_result_type(op));
  Value **elements = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    elements[i] = op_operand(from, (uint32_t)first + i);
  rewrite_replace_new(rw, op, OP_vector_from_elements, elements, n);
  return true;
}

// Elements

// The number, in a vector of shape `small`, of the element that element
// `number` of what it is broadcast to is.
static int64_t broadcast_number(const Type *small, const Type *big,
                                int64_t number) {
  int64_t result = 0, factor = 1;
  int lead = vector_rank(big) - vector_rank(small);
  for (int i = vector_rank(big); i-- > lead;) {
    int64_t at = number % vector_dim(big, i),
            size = vector_dim(small, i - lead);
    number /= vector_dim(big, i);
    result += (size == 1 ? 0 : at) * factor;
    factor *= size;
  }
  return result;
}

static bool elements_of_broadcast(Rewriter *rw, Op *op) {
  const Op *broadcast = value_def(op_operand(op, 0), OP_vector_broadcast);
  if (!broadcast || op_operand(broadcast, 0)->type->kind != TY_VECTOR)
    return false;
  Value *source = op_operand(broadcast, 0);
  Op *elements = build_to_elements(&rw->b, rw->arena, source);
  Value **values = arena_array(rw->arena, Value *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++)
    values[i] = op_result(
        elements,
        (uint32_t)broadcast_number(source->type, op_result_type(broadcast), i));
  rewrite_replace(rw, op, values);
  return true;
}

static bool broadcast_equal_elements(Rewriter *rw, Op *op) {
  for (uint32_t i = 1; i < op->noperands; i++)
    if (op_operand(op, i) != op_operand(op, 0))
      return false;
  return op->noperands && replace_by_broadcast(rw, op, op_operand(op, 0));
}

static void count_up(int64_t *at, const Type *vector) {
  for (int i = vector_rank(vector); i-- > 0;) {
    if (++at[i] < vector_dim(vector, i))
      return;
    at[i] = 0;
  }
}

// How many leading positions the first element leaves if what follows it are
// `n` elements up to the end of the dimensions behind; or UINT32_MAX.
static uint32_t leading_positions(const Op *extract, int64_t n) {
  const Attr *position = position_of(extract);
  uint32_t i = ints_count(position);
  int64_t size = 1;
  while (i && !ints_at(position, i - 1) && size < n)
    size *= vector_dim(op_operand(extract, 0)->type, (int)--i);
  return size == n ? i : UINT32_MAX;
}

static bool is_position(const Op *extract, const int64_t *at) {
  const Attr *position = position_of(extract);
  for (uint32_t i = 0; i < ints_count(position); i++)
    if (ints_at(position, i) != at[i])
      return false;
  return true;
}

// Elements of a vector, all that there are behind some positions, in order.
static bool cast_neighbours(Rewriter *rw, Op *op) {
  int64_t n = type_num_elements(op_result_type(op));
  const Op *first =
      n > 1 ? value_def(op_operand(op, 0), OP_vector_extract) : NULL;
  uint32_t lead = first ? leading_positions(first, n) : UINT32_MAX;
  if (lead == UINT32_MAX)
    return false;
  Value *source = op_operand(first, 0);
  uint32_t rank = ints_count(position_of(first));
  int64_t *start = arena_array(rw->arena, int64_t, rank + 1);
  int64_t *at = arena_array(rw->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    at[i] = start[i] = ints_at(position_of(first), i);
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Op *extract = value_def(op_operand(op, i), OP_vector_extract);
    if (!extract || op_operand(extract, 0) != source ||
        !is_position(extract, at))
      return false;
    count_up(at, source->type);
  }
  Value *part = build_or_fold(
      &rw->b, rw->arena, build_vector_extract(&rw->b, source, start, lead));
  rewrite_replace_new(rw, op, OP_vector_shape_cast, &part, 1);
  return true;
}

// shuffle

static bool shuffle_of_splats(Rewriter *rw, Op *op) {
  Value *source = splat_source(op_operand(op, 0));
  return source && splat_source(op_operand(op, 1)) == source &&
         replace_by_broadcast(rw, op, source);
}

static bool shuffle_by_turns(Rewriter *rw, Op *op) {
  Value *v1 = op_operand(op, 0), *v2 = op_operand(op, 1);
  const Attr *mask = op_slot(op, A_vector_shuffle_mask);
  uint32_t n = ints_count(mask) / 2;
  if (vector_rank(op_result_type(op)) != 1 || v1->type != v2->type ||
      type_num_elements(v1->type) * 2 != ints_count(mask))
    return false;
  for (uint32_t i = 0; i < n; i++)
    if (ints_at(mask, 2 * i) != i || ints_at(mask, 2 * i + 1) != n + i)
      return false;
  rewrite_replace_new(rw, op, OP_vector_interleave, (Value *[]){v1, v2}, 2);
  return true;
}

static bool shuffle_of_one(Rewriter *rw, Op *op) {
  const Attr *mask = op_slot(op, A_vector_shuffle_mask);
  return !vector_rank(op_operand(op, 0)->type) && ints_count(mask) == 1 &&
         replace_by_broadcast(rw, op, op_operand(op, ints_at(mask, 0) != 0));
}

// insert

static bool insert_all(Rewriter *rw, Op *op) {
  Value *value = op_operand(op, 0);
  return value->type->kind == TY_VECTOR &&
         type_num_elements(value->type) ==
             type_num_elements(op_result_type(op)) &&
         replace_by_broadcast(rw, op, value);
}

static bool insert_same_splat(Rewriter *rw, Op *op) {
  Value *source = splat_source(op_operand(op, 0));
  return source && splat_source(op_operand(op, 1)) == source &&
         replace_by_broadcast(rw, op, source);
}

static bool is_inserted_into(const Op *op) {
  for (const Use *use = op->results[0].uses; use; use = use->next)
    if (op_is(use->owner, OP_vector_insert) &&
        op_operand(use->owner, 1) == op_result(op, 0))
      return true;
  return false;
}

// The number of the first element that is inserted; -1: not known.
static int64_t inserted_at(const Op *insert) {
  const Attr *position = op_slot(insert, A_vector_insert_static_position);
  int64_t first = 0;
  for (int i = 0; i < vector_rank(op_result_type(insert)); i++) {
    bool given = (uint32_t)i < ints_count(position);
    int64_t at = given ? ints_at(position, (uint32_t)i) : 0;
    if (at < 0)
      return -1;
    first = first * vector_dim(op_result_type(insert), i) + at;
  }
  return first;
}

static int64_t inserted_count(const Op *insert) {
  const Type *type = op_operand(insert, 0)->type;
  return type->kind == TY_VECTOR ? type_num_elements(type) : 1;
}

// A chain of insertions, from the last on.
typedef struct Chain {
  Vec(Op *) inserts;
} Chain;

// Finds the operations that together insert every element; false if that is not
// known, or an element stays.
static bool find_chain(Rewriter *rw, Op *op, Chain *chain) {
  int64_t n = type_num_elements(op_result_type(op)), found = 0;
  bool *inserted = arena_zero(rw->arena, (size_t)n + 1, 1);
  Vec(Op *) all = {0};
  for (Op *at = op; at; at = value_def(op_operand(at, 1), OP_vector_insert)) {
    if (at->noperands > 2 || (at != op && !value_has_one_use(op_result(at, 0))))
      return false;
    vec_push(rw->arena, &all, at);
  }
  for (size_t i = 0; i < all.size && found < n; i++) {
    Op *at = all.data[i];
    int64_t first = inserted_at(at);
    if (first < 0)
      return false;
    for (int64_t j = first; j < first + inserted_count(at); j++) {
      found += !inserted[j];
      inserted[j] = true;
    }
    vec_push(rw->arena, &chain->inserts, at);
  }
  return found == n;
}

static bool insert_everything(Rewriter *rw, Op *op) {
  Chain chain = {0};
  if (type_is_scalable(op_result_type(op)) || is_inserted_into(op) ||
      !find_chain(rw, op, &chain))
    return false;
  uint32_t n = (uint32_t)type_num_elements(op_result_type(op));
  Value **elements = arena_array(rw->arena, Value *, n + 1);
  for (size_t i = chain.inserts.size; i-- > 0;) {
    const Op *insert = chain.inserts.data[i];
    Value *value = op_operand(insert, 0);
    int64_t first = inserted_at(insert), count = inserted_count(insert);
    bool is_vector = value->type->kind == TY_VECTOR;
    Op *parts = is_vector ? build_to_elements(&rw->b, rw->arena, value) : NULL;
    for (int64_t j = 0; j < count; j++)
      elements[first + j] = parts ? op_result(parts, (uint32_t)j) : value;
  }
  rewrite_replace_new(rw, op, OP_vector_from_elements, elements, n);
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
const Pattern patterns_vector[] = {
    PATTERN(OP_vector_broadcast, 1, join_broadcasts,
            ANONYMOUS("BroadcastFolder")),
    PATTERN(OP_vector_extract, 1, extract_of_broadcast,
            ANONYMOUS("ExtractOpFromBroadcast")),
    PATTERN(OP_vector_extract, 1, extract_of_mask,
            ANONYMOUS("ExtractOpFromCreateMask")),
    PATTERN(OP_vector_extract, 1, extract_of_cast, ""),
    PATTERN(OP_vector_extract, 1, extract_of_elements, ""),
    PATTERN(OP_vector_from_elements, 1, broadcast_equal_elements, ""),
    PATTERN(OP_vector_from_elements, 1, cast_neighbours,
            "FromElementsToShapeCast"),
    PATTERN(OP_vector_insert, 1, insert_all, ANONYMOUS("InsertToBroadcast")),
    PATTERN(OP_vector_insert, 1, insert_same_splat,
            ANONYMOUS("InsertSplatToSplat")),
    PATTERN(OP_vector_insert, 1, insert_everything,
            ANONYMOUS("InsertChainFullyInitialized")),
    PATTERN(OP_vector_shuffle, 1, shuffle_of_splats, ANONYMOUS("ShuffleSplat")),
    PATTERN(OP_vector_shuffle, 1, shuffle_by_turns,
            ANONYMOUS("ShuffleInterleave")),
    PATTERN(OP_vector_shuffle, 1, shuffle_of_one,
            ANONYMOUS("Canonicalize0DShuffleOp")),
    PATTERN(OP_vector_to_elements, 1, elements_of_broadcast,
            "ToElementsOfBroadcast"),
    {0},
};
