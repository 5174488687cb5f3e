// Verifiers and types of the operations that move elements: parts of vectors,
// slices, shapes.

#include "ir/dialects/vector/vector_int.h"

enum { POISON_INDEX = -1 };

// broadcast

static void put_dim(Buf *out, const Type *vector, int dim) {
  bool scalable = type_dim_is_scalable(vector, dim);
  buf_printf(out, scalable ? "[%lld]" : "%lld",
             (long long)vector_dim(vector, dim));
}

static bool wrong_dims(Ctx *ctx, const Op *op, int dim) {
  const Type *from = operand_type(op, 0), *to = result_type(op);
  Buf text = {0};
  put_dim(&text, from, dim);
  buf_lit(&text, " vs. ");
  put_dim(&text, to, vector_rank(to) - vector_rank(from) + dim);
  op_error(ctx, op, "dimension mismatch (%s)", buf_cstr(&text));
  buf_release(&text);
  return false;
}

bool verify_vector_broadcast(Ctx *ctx, Op *op) {
  int dim;
  switch (vector_broadcast_fault(operand_type(op, 0), result_type(op), &dim)) {
  case BROADCAST_FITS: return true;
  case BROADCAST_NO_VECTOR:
    return op_error(ctx, op, "source type is not a vector");
  case BROADCAST_RANK_HIGHER:
    return op_error(ctx, op, "source rank higher than destination rank");
  case BROADCAST_DIM: return wrong_dims(ctx, op, dim);
  }
  return true;
}

// extract and insert

static bool is_rank0(const Type *t) {
  return t->kind == TY_VECTOR && !t->as.shaped.rank;
}

// As many markers as values.
static bool check_markers(Ctx *ctx, const Op *op, const Attr *position,
                          uint32_t nvalues) {
  uint32_t markers = 0;
  for (uint32_t i = 0; i < ints_count(position); i++)
    markers += ints_at(position, i) == DYNAMIC;
  return markers == nvalues ||
         op_error(ctx, op,
                  "mismatch between dynamic and static positions (kDynamic "
                  "marker but no corresponding dynamic position) -- this can "
                  "only happen due to an incorrect fold/rewrite");
}

// The number of the first that is outside, or their count.
static uint32_t first_outside(const Attr *position, const Type *vector) {
  uint32_t i = 0;
  for (; i < ints_count(position); i++) {
    int64_t at = ints_at(position, i);
    if (at != DYNAMIC && at != POISON_INDEX &&
        (at < 0 || at >= vector_dim(vector, (int)i)))
      break;
  }
  return i;
}

// Checks the position, and that the result is what stands there.
bool verify_vector_extract(Ctx *ctx, Op *op) {
  const Type *source = operand_type(op, 0);
  const Attr *position = op_slot(op, A_vector_extract_static_position);
  if (is_rank0(result_type(op)))
    return op_plain_error(
        ctx, op,
        "expected a scalar instead of a 0-d vector as the result type");
  if (!check_markers(ctx, op, position, op->noperands - 1))
    return false;
  if (ints_count(position) > (uint32_t)vector_rank(source))
    return op_error(
        ctx, op,
        "expected position attribute of rank no greater than vector rank");
  uint32_t outside = first_outside(position, source);
  return outside == ints_count(position) ||
         op_error(ctx, op,
                  "expected position attribute #%u to be a non-negative "
                  "integer smaller than the corresponding vector dimension or "
                  "poison (-1)",
                  outside + 1);
}

uint32_t infer_vector_extract(Ctx *ctx, const OpSpec *spec, Type **results,
                              uint32_t room) {
  Type *source = spec->operands[0]->type;
  int n = (int)ints_count(spec->slots[A_vector_extract_static_position]);
  int rank = vector_rank(source);
  if (room)
    results[0] = n == rank
                     ? type_element(source)
                     : vector_drop_front(ctx, source, n < rank ? n : rank);
  return 1;
}

static bool is_one_of(const Type *vector, const Type *element) {
  return vector->kind == TY_VECTOR && vector_rank(vector) == 1 &&
         vector_dim(vector, 0) == 1 && vector->as.shaped.element == element;
}

// A vector of one element may stand for the element.
bool infer_fits_vector_extract(const Type *inferred, const Type *type) {
  return inferred == type || is_one_of(inferred, type) ||
         is_one_of(type, inferred);
}

// Checks the rank that the inserted value and the position add up to.
static bool check_inserted_rank(Ctx *ctx, const Op *op, const Attr *position) {
  const Type *value = operand_type(op, 0), *dest = operand_type(op, 1);
  int64_t n = ints_count(position), rank = vector_rank(dest);
  if (n > rank)
    return op_error(
        ctx, op,
        "expected position attribute of rank no greater than dest vector rank");
  if (value->kind == TY_VECTOR && vector_rank(value) + n != rank)
    return op_error(ctx, op,
                    "expected position attribute rank + source rank to match "
                    "dest vector rank");
  if (value->kind != TY_VECTOR && n != rank)
    return op_error(
        ctx, op,
        "expected position attribute rank to match the dest vector rank");
  return true;
}

bool verify_vector_insert(Ctx *ctx, Op *op) {
  const Attr *position = op_slot(op, A_vector_insert_static_position);
  if (is_rank0(operand_type(op, 0)))
    return op_plain_error(
        ctx, op,
        "expected a scalar instead of a 0-d vector as the source operand");
  if (!check_markers(ctx, op, position, op->noperands - 2) ||
      !check_inserted_rank(ctx, op, position))
    return false;
  uint32_t outside = first_outside(position, operand_type(op, 1));
  return outside == ints_count(position) ||
         op_error(ctx, op,
                  "expected position attribute #%u to be a non-negative "
                  "integer smaller than the corresponding dest vector "
                  "dimension",
                  outside + 1);
}

// Slices

static bool check_not_longer(Ctx *ctx, const Op *op, const Attr *ints,
                             const Type *vector, const char *name) {
  return ints_count(ints) <= (uint32_t)vector_rank(vector) ||
         op_error(ctx, op,
                  "expected %s attribute of rank no greater than vector rank",
                  name);
}

static bool check_range(Ctx *ctx, const Op *op, const Attr *ints, int64_t least,
                        int64_t end, const char *name) {
  for (uint32_t i = 0; i < ints_count(ints); i++)
    if (ints_at(ints, i) < least || ints_at(ints, i) >= end)
      return op_error(ctx, op, "expected %s to be confined to [%lld, %lld)",
                      name, (long long)least, (long long)end);
  return true;
}

// Each from `least` to the dimension and `past` more.
static bool check_in_shape(Ctx *ctx, const Op *op, const Attr *ints,
                           const Type *vector, int64_t least, int64_t past,
                           const char *name) {
  for (uint32_t i = 0; i < ints_count(ints); i++) {
    int64_t end = vector_dim(vector, (int)i) + past;
    if (ints_at(ints, i) < least || ints_at(ints, i) >= end)
      return op_error(ctx, op,
                      "expected %s dimension %u to be confined to [%lld, %lld)",
                      name, i, (long long)least, (long long)end);
  }
  return true;
}

static bool check_end(Ctx *ctx, const Op *op, uint32_t dim, int64_t end,
                      int64_t size, const char *what) {
  return (end >= 0 && end <= size) ||
         op_error(ctx, op,
                  "expected sum(offsets, %s) dimension %u to be confined to "
                  "[1, %lld)",
                  what, dim, (long long)size + 1);
}

static bool wrong_scalable_size(Ctx *ctx, const Op *op, int dim, int64_t size,
                                int64_t base) {
  return op_error(ctx, op,
                  "expected size at idx=%d to match the corresponding base "
                  "size from the input vector (%lld vs %lld)",
                  dim, (long long)size, (long long)base);
}

static Type *slice_type(Ctx *ctx, Type *vector, const Attr *sizes) {
  Arena scratch;
  arena_init(&scratch);
  int rank = vector_rank(vector), given = (int)ints_count(sizes);
  int64_t *shape = arena_array(&scratch, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    shape[i] = i < given ? ints_at(sizes, (uint32_t)i) : vector_dim(vector, i);
  Type *type = type_vector(ctx, rank, shape, vector->as.shaped.scalable,
                           type_element(vector));
  arena_release(&scratch);
  return type;
}

static bool check_slice(Ctx *ctx, const Op *op, const Type *source,
                        const Attr *offsets, const Attr *sizes,
                        const Attr *strides) {
  if (!check_not_longer(ctx, op, offsets, source, "offsets") ||
      !check_not_longer(ctx, op, sizes, source, "sizes") ||
      !check_not_longer(ctx, op, strides, source, "strides") ||
      !check_in_shape(ctx, op, offsets, source, 0, 0, "offsets") ||
      !check_in_shape(ctx, op, sizes, source, 1, 1, "sizes") ||
      !check_range(ctx, op, strides, 1, 2, "strides"))
    return false;
  for (uint32_t i = 0; i < ints_count(offsets); i++)
    if (!check_end(ctx, op, i, ints_at(offsets, i) + ints_at(sizes, i),
                   vector_dim(source, (int)i), "sizes"))
      return false;
  return true;
}

// Checks that the slice is inside and the result has its shape.
bool verify_vector_extract_strided_slice(Ctx *ctx, Op *op) {
  Type *source = operand_type(op, 0);
  const Attr *offsets = op_slot(op, A_vector_extract_strided_slice_offsets);
  const Attr *sizes = op_slot(op, A_vector_extract_strided_slice_sizes);
  const Attr *strides = op_slot(op, A_vector_extract_strided_slice_strides);
  uint32_t n = ints_count(offsets);
  if (ints_count(sizes) != n || ints_count(strides) != n)
    return op_error(
        ctx, op, "expected offsets, sizes and strides attributes of same size");
  if (!check_slice(ctx, op, source, offsets, sizes, strides))
    return false;
  const Type *expected = slice_type(ctx, source, sizes);
  if (result_type(op) != expected)
    return op_error(ctx, op, "expected result type to be '%s'",
                    type_str(ctx, expected));
  for (int i = 0; i < (int)n; i++) {
    int64_t size = ints_at(sizes, (uint32_t)i), base = vector_dim(source, i);
    if (type_dim_is_scalable(source, i) && size != base)
      return wrong_scalable_size(ctx, op, i, size, base);
  }
  return true;
}

// Scalable dimensions meet such, and are inserted whole.
static bool check_scalable_slice(Ctx *ctx, const Op *op, const Type *part,
                                 const Type *dest) {
  int lead = vector_rank(dest) - vector_rank(part);
  for (int i = 0; i < vector_rank(part); i++) {
    int64_t size = vector_dim(part, i), base = vector_dim(dest, lead + i);
    bool scalable = type_dim_is_scalable(part, i);
    if (scalable != type_dim_is_scalable(dest, lead + i))
      return op_error(
          ctx, op, "mismatching scalable flags (at source vector idx=%d)", i);
    if (scalable && size != base)
      return wrong_scalable_size(ctx, op, i, size, base);
  }
  return true;
}

// Checks that the part fits into the destination.
bool verify_vector_insert_strided_slice(Ctx *ctx, Op *op) {
  const Type *part = operand_type(op, 0), *dest = operand_type(op, 1);
  const Attr *offsets = op_slot(op, A_vector_insert_strided_slice_offsets);
  const Attr *strides = op_slot(op, A_vector_insert_strided_slice_strides);
  int lead = vector_rank(dest) - vector_rank(part);
  if (ints_count(offsets) != (uint32_t)vector_rank(dest))
    return op_error(ctx, op,
                    "expected offsets of same size as destination vector rank");
  if (ints_count(strides) != (uint32_t)vector_rank(part))
    return op_error(ctx, op,
                    "expected strides of same size as source vector rank");
  if (lead < 0)
    return op_error(
        ctx, op, "expected source rank to be no greater than destination rank");
  if (!check_in_shape(ctx, op, offsets, dest, 0, 0, "offsets") ||
      !check_range(ctx, op, strides, 1, 2, "strides"))
    return false;
  for (int i = 0; i < vector_rank(dest); i++)
    if (!check_end(ctx, op, (uint32_t)i,
                   ints_at(offsets, (uint32_t)i) +
                       (i < lead ? 0 : vector_dim(part, i - lead)),
                   vector_dim(dest, i), "source vector shape"))
      return false;
  return check_scalable_slice(ctx, op, part, dest);
}

// shuffle

static int64_t leading_size(const Type *vector) {
  return vector_rank(vector) ? vector_dim(vector, 0) : 1;
}

static bool check_shuffled_shapes(Ctx *ctx, const Op *op) {
  const Type *v1 = operand_type(op, 0), *v2 = operand_type(op, 1);
  const Type *result = result_type(op);
  int rank = vector_rank(v1);
  if (vector_rank(v2) != rank || vector_rank(result) != (rank ? rank : 1))
    return op_error(ctx, op, "rank mismatch");
  for (int i = 1; i < rank; i++)
    if (vector_dim(result, i) != vector_dim(v1, i) ||
        vector_dim(v1, i) != vector_dim(v2, i))
      return op_error(ctx, op, "dimension mismatch");
  return true;
}

bool verify_vector_shuffle(Ctx *ctx, Op *op) {
  const Attr *mask = op_slot(op, A_vector_shuffle_mask);
  int64_t choices =
      leading_size(operand_type(op, 0)) + leading_size(operand_type(op, 1));
  if (!check_shuffled_shapes(ctx, op))
    return false;
  if (!ints_count(mask))
    return op_error(ctx, op, "invalid mask length");
  if (ints_count(mask) != vector_dim(result_type(op), 0))
    return op_error(ctx, op, "mask length mismatch");
  for (uint32_t i = 0; i < ints_count(mask); i++)
    if (ints_at(mask, i) != POISON_INDEX &&
        (ints_at(mask, i) < 0 || ints_at(mask, i) >= choices))
      return op_error(ctx, op, "mask index #%u out of range", i + 1);
  return true;
}

uint32_t infer_vector_shuffle(Ctx *ctx, const OpSpec *spec, Type **results,
                              uint32_t room) {
  Type *v1 = spec->operands[0]->type;
  int64_t n = ints_count(spec->slots[A_vector_shuffle_mask]);
  int rank = vector_rank(v1);
  if (!room)
    return 1;
  Arena scratch;
  arena_init(&scratch);
  int64_t *shape = arena_array(&scratch, int64_t, rank + 1);
  shape[0] = n ? n : 1;
  for (int i = 1; i < rank; i++)
    shape[i] = vector_dim(v1, i);
  results[0] = type_vector(ctx, rank ? rank : 1, shape, NULL, type_element(v1));
  arena_release(&scratch);
  return 1;
}

// Elements

uint32_t infer_vector_to_elements(Ctx *ctx, const OpSpec *spec, Type **results,
                                  uint32_t room) {
  Type *source = spec->operands[0]->type;
  uint32_t n = (uint32_t)type_num_elements(source);
  (void)ctx;
  for (uint32_t i = 0; i < n && i < room; i++)
    results[i] = type_element(source);
  return n;
}

// Shapes

static uint32_t count_scalable(const Type *vector) {
  uint32_t n = 0;
  for (int i = 0; i < vector_rank(vector); i++)
    n += type_dim_is_scalable(vector, i);
  return n;
}

bool verify_vector_shape_cast(Ctx *ctx, Op *op) {
  Type *source = operand_type(op, 0), *result = result_type(op);
  if (type_element(source) != type_element(result))
    return op_error(ctx, op, "has different source and result element types");
  int64_t from = type_num_elements(source), to = type_num_elements(result);
  if (from != to)
    return op_error(ctx, op,
                    "has different number of elements at source (%lld) and "
                    "result (%lld)",
                    (long long)from, (long long)to);
  uint32_t from_scalable = count_scalable(source);
  uint32_t to_scalable = count_scalable(result);
  return from_scalable == to_scalable ||
         op_error(ctx, op,
                  "has different number of scalable dims at source (%u) and "
                  "result (%u)",
                  from_scalable, to_scalable);
}

bool verify_vector_bitcast(Ctx *ctx, Op *op) {
  Type *source = operand_type(op, 0), *result = result_type(op);
  int last = vector_rank(source) - 1;
  for (int i = 0; i < last; i++)
    if (vector_dim(source, i) != vector_dim(result, i))
      return op_error(ctx, op, "dimension size mismatch at: %d", i);
  int64_t from = type_number_width(type_element(source));
  int64_t to = type_number_width(type_element(result));
  if (last < 0)
    return from == to ||
           op_error(ctx, op,
                    "source/result bitwidth of the 0-D vector element types "
                    "must be equal");
  return from * vector_dim(source, last) == to * vector_dim(result, last) ||
         op_error(
             ctx, op,
             "source/result bitwidth of the minor 1-D vectors must be equal");
}

static bool check_permutation(Ctx *ctx, const Op *op, const Attr *order,
                              const Type *from, const Type *to) {
  int rank = vector_rank(to);
  for (int i = 0; i < rank; i++) {
    int64_t at = ints_at(order, (uint32_t)i);
    if (at < 0 || at >= rank)
      return op_error(ctx, op, "transposition index out of range: %lld",
                      (long long)at);
    for (int j = 0; j < i; j++)
      if (ints_at(order, (uint32_t)j) == at)
        return op_error(ctx, op, "duplicate position index: %lld",
                        (long long)at);
    if (vector_dim(to, i) != vector_dim(from, (int)at))
      return op_error(ctx, op, "dimension size mismatch at: %lld",
                      (long long)at);
  }
  return true;
}

bool verify_vector_transpose(Ctx *ctx, Op *op) {
  const Type *from = operand_type(op, 0), *to = result_type(op);
  const Attr *order = op_slot(op, A_vector_transpose_permutation);
  if (vector_rank(from) != vector_rank(to))
    return op_error(ctx, op, "vector result rank mismatch: %d",
                    vector_rank(to));
  if (ints_count(order) != (uint32_t)vector_rank(to))
    return op_error(ctx, op, "transposition length mismatch: %u",
                    ints_count(order));
  return check_permutation(ctx, op, order, from, to);
}

bool transpose_keeps_order(const Op *op) {
  const Type *from = operand_type(op, 0);
  const Attr *order = op_slot(op, A_vector_transpose_permutation);
  int64_t last = 0;
  for (uint32_t i = 0; i < ints_count(order); i++) {
    int64_t at = ints_at(order, i);
    if (vector_dim(from, (int)at) == 1 && !type_dim_is_scalable(from, (int)at))
      continue;
    if (at < last)
      return false;
    last = at;
  }
  return true;
}
