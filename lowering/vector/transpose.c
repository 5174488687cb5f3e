// vector.transpose, as `vector-transpose-lowering` says:
//
//   eltwise       elements, or rows of what stays behind, one by one
//   llvmintr      of two dimensions, by llvm.intr.matrix.transpose
//   shuffle1d     of two dimensions greater than 1, by a shuffle of all elements
//   shuffle16x16  likewise, but of 16 rows of 16 in four rounds of shuffles of
//                 two rows each, which x86 has as instructions
//
// What a choice is not for is done as by the first.

#include "lowering/vector/vector_patterns.h"

#include "ir/build/vector.h"
#include "ir/dialects/vector/vector.h"
#include "lowering/to_llvm/passes.h"

static uint32_t choice_of(const Rewriter *rw) {
  const Options_vector_to_llvm *options = rw->state;
  return options->vector_transpose_lowering;
}

static const Attr *order_of(const Op *op) {
  return op_slot(op, A_vector_transpose_permutation);
}

// The two dimensions that are greater than 1, if they change places.
static bool find_matrix(const Op *op, int dims[2]) {
  const Type *type = op_operand(op, 0)->type;
  int n = 0;
  for (int i = 0; i < vector_rank(type); i++)
    if (vector_dim(type, i) > 1) {
      if (n == 2)
        return false;
      dims[n++] = i;
    }
  for (uint32_t i = 0; n == 2 && i < ints_count(order_of(op)); i++) {
    int64_t dim = ints_at(order_of(op), i);
    if (dim == dims[0] || dim == dims[1])
      return dim == dims[1];
  }
  return false;
}

// Element by element

// The number of dimensions up to the last that does not stay in its place.
static uint32_t moved_dims(const Op *op) {
  uint32_t n = ints_count(order_of(op));
  while (n && ints_at(order_of(op), n - 1) == n - 1)
    n--;
  return n;
}

// Extracts and inserts the elements of each moved position.
static bool transpose_elements(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  int dims[2];
  if (type_is_scalable(source->type) ||
      (choice_of(rw) >= TRANSPOSE_SHUFFLE1D && find_matrix(op, dims)))
    return false;
  uint32_t n = moved_dims(op);
  int64_t *from = arena_zero(rw->arena, (n + 1) * sizeof *from, 8);
  int64_t *to = arena_array(rw->arena, int64_t, n + 1);
  int64_t count = 1;
  for (uint32_t i = 0; i < n; i++)
    count *= vector_dim(source->type, (int)i);
  Value *result = build_poison(&rw->b, op_result(op, 0)->type);
  while (count--) {
    for (uint32_t i = 0; i < n; i++)
      to[i] = from[ints_at(order_of(op), i)];
    Value *part = build_vector_part(&rw->b, source, from, n);
    result = build_vector_insert(&rw->b, part, result, to, n);
    for (uint32_t i = n; i-- > 0;) {
      if (++from[i] < vector_dim(source->type, (int)i))
        break;
      from[i] = 0;
    }
  }
  return rewrite_replace1(rw, op, result);
}

// By one operation on all elements

static bool transpose_by_intrinsic(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Type *type = op_result(op, 0)->type, *flat;
  if (choice_of(rw) != TRANSPOSE_LLVMINTR || vector_rank(type) != 2 ||
      type_is_scalable(type) || ints_at(order_of(op), 0) != 1)
    return false;
  flat = vector_flat_type(ctx, type);
  Value *matrix = build_vector_shape_cast(&rw->b, flat, op_operand(op, 0));
  Op *now =
      build_op(&rw->b, OP_llvm_intr_matrix_transpose, &flat, 1, &matrix, 1);
  now->slots[A_llvm_intr_matrix_transpose_rows] =
      attr_i32(ctx, (int32_t)vector_dim(type, 0));
  now->slots[A_llvm_intr_matrix_transpose_columns] =
      attr_i32(ctx, (int32_t)vector_dim(type, 1));
  Value *result = op_result(now, 0);
  rewrite_replace_new(rw, op, OP_vector_shape_cast, &result, 1);
  return true;
}

static Value *shuffle_all(Rewriter *rw, Value *flat, int64_t rows,
                          int64_t columns) {
  int64_t *mask = arena_array(rw->arena, int64_t, rows * columns + 1);
  uint32_t n = 0;
  for (int64_t j = 0; j < columns; j++)
    for (int64_t i = 0; i < rows; i++)
      mask[n++] = i * columns + j;
  return build_vector_shuffle(&rw->b, flat, flat, mask, n);
}

// 16 rows of 16

enum { ROWS = 16, LANE = 4 };

// Of each lane of four the elements that `lane` has; from 16 on they are of the
// second vector.
static Value *shuffle_lanes(Rewriter *rw, Value *a, Value *b,
                            const int64_t *lane) {
  int64_t mask[ROWS];
  for (int i = 0; i < ROWS; i++)
    mask[i] = lane[i % LANE] + i / LANE * LANE;
  return build_vector_shuffle(&rw->b, a, b, mask, ROWS);
}

// Lanes `first` and `first + 2` of both vectors.
static Value *take_lanes(Rewriter *rw, Value *a, Value *b, int first) {
  int64_t mask[ROWS];
  for (int i = 0; i < ROWS; i++) {
    int lane = i / LANE, from = first + (lane % 2) * 2;
    mask[i] = (lane / 2) * ROWS + from * LANE + i % LANE;
  }
  return build_vector_shuffle(&rw->b, a, b, mask, ROWS);
}

// Transposes 16 rows of 16 by shuffles of pairs of rows.
static Value *shuffle_rows(Rewriter *rw, Value *matrix) {
  static const int64_t low[] = {0, 16, 1, 17}, high[] = {2, 18, 3, 19};
  static const int64_t low_pairs[] = {0, 1, 16, 17},
                       high_pairs[] = {2, 3, 18, 19};
  Value *v[ROWS], *t[ROWS], *r[ROWS];
  for (int i = 0; i < ROWS; i++)
    v[i] = build_vector_row(&rw->b, matrix, i);
  for (int i = 0; i < ROWS; i += 2) {
    t[i] = shuffle_lanes(rw, v[i], v[i + 1], low);
    t[i + 1] = shuffle_lanes(rw, v[i], v[i + 1], high);
  }
  for (int i = 0; i < ROWS; i += 4)
    for (int j = 0; j < 2; j++) {
      r[i + 2 * j] = shuffle_lanes(rw, t[i + j], t[i + j + 2], low_pairs);
      r[i + 2 * j + 1] = shuffle_lanes(rw, t[i + j], t[i + j + 2], high_pairs);
    }
  for (int half = 0; half < ROWS; half += 8)
    for (int first = 0; first < 2; first++)
      for (int i = 0; i < 4; i++)
        t[half + first * 4 + i] =
            take_lanes(rw, r[half + i], r[half + i + 4], first);
  for (int first = 0; first < 2; first++)
    for (int i = 0; i < 8; i++)
      v[first * 8 + i] = take_lanes(rw, t[i], t[i + 8], first);
  Value *result = build_poison(&rw->b, matrix->type);
  for (int i = 0; i < ROWS; i++)
    result = build_vector_insert_row(&rw->b, v[i], result, i);
  return result;
}

// Transposes a matrix as one flat vector, or by its rows.
static bool transpose_by_shuffle(Rewriter *rw, Op *op) {
  Type *type = op_operand(op, 0)->type;
  int dims[2];
  if (choice_of(rw) < TRANSPOSE_SHUFFLE1D || type_is_scalable(type) ||
      !find_matrix(op, dims))
    return false;
  int64_t shape[] = {vector_dim(type, dims[0]), vector_dim(type, dims[1])};
  Ctx *ctx = rw->b.ctx;
  Value *flat = build_vector_shape_cast(&rw->b, vector_flat_type(ctx, type),
                                        op_operand(op, 0));
  Value *result;
  if (choice_of(rw) == TRANSPOSE_SHUFFLE16X16 && shape[0] == ROWS &&
      shape[1] == ROWS) {
    Type *matrix = type_vector(ctx, 2, shape, NULL, type_element(type));
    result = shuffle_rows(rw, build_vector_shape_cast(&rw->b, matrix, flat));
  } else {
    result = shuffle_all(rw, flat, shape[0], shape[1]);
  }
  rewrite_replace_new(rw, op, OP_vector_shape_cast, &result, 1);
  return true;
}

// A row becomes a column, or the other way round; what is 1 is not scalable.
static bool transpose_row(Rewriter *rw, Op *op) {
  const Type *type = op_result(op, 0)->type;
  if (vector_rank(type) != 2 || ints_at(order_of(op), 0) != 1)
    return false;
  for (int i = 0; i < 2; i++)
    if (vector_dim(type, i) == 1 && !type_dim_is_scalable(type, i)) {
      Value *source = op_operand(op, 0);
      rewrite_replace_new(rw, op, OP_vector_shape_cast, &source, 1);
      return true;
    }
  return false;
}

const Pattern patterns_vector_transpose[] = {
    PATTERN(OP_vector_transpose, 100, transpose_by_intrinsic, ""),
    PATTERN(OP_vector_transpose, 1, transpose_row, ""),
    PATTERN(OP_vector_transpose, 1, transpose_elements, ""),
    PATTERN(OP_vector_transpose, 1, transpose_by_shuffle, ""),
    {0},
};
