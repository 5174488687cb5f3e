// vector.shape_cast in parts. The last dimensions that are the same on both
// sides stay together; of those before them a common divisor can:
//
//   %0 = vector.shape_cast %v : vector<2x6x5xf32> to vector<3x4x5xf32>
//
// moves parts of 2x5: each row of 6x5 has three of them, each of 4x5 takes two.
// Where the divisor is 1 the parts are of the same dimensions alone, and where
// only ones are put to the front, or taken from there, it is one part.
//
// Scalable vectors go in parts that are as long as the shorter of their last
// dimensions, which has to be the only scalable one.

#include "lowering/vector/vector_patterns.h"

#include "ir/build/vector.h"
#include "ir/dialects/vector/vector.h"

typedef struct Side { // the source or the result
  Type *type;
  int64_t *at; // the next row
  uint32_t n;  // dimensions that `at` counts
} Side;

typedef struct Cast {
  Rewriter *rw;
  Value *source, *result;
  Side from, to;
} Cast;

// Goes on by `step` in the last of the dimensions that are counted.
static void advance(Side *side, int64_t step) {
  for (uint32_t i = side->n; i-- > 0 && step;) {
    int64_t sum = side->at[i] + step, size = vector_dim(side->type, (int)i);
    side->at[i] = sum % size;
    step = sum / size;
  }
}

static void start_side(Rewriter *rw, Side *side, uint32_t n) {
  side->n = n;
  side->at = arena_zero(rw->arena, (n + 1) * sizeof(int64_t), 8);
}

static int64_t common_divisor(int64_t a, int64_t b) {
  return b ? common_divisor(b, a % b) : a;
}

// Ones at the front come or go.
static bool cast_whole(Cast *c, Op *op) {
  int gone = vector_rank(c->from.type) - vector_rank(c->to.type);
  start_side(c->rw, &c->from, gone > 0 ? (uint32_t)gone : 0);
  start_side(c->rw, &c->to, gone < 0 ? (uint32_t)-gone : 0);
  c->result = build_poison(&c->rw->b, c->to.type);
  Value *part = build_vector_part(&c->rw->b, c->source, c->from.at, c->from.n);
  return rewrite_replace1(
      c->rw, op,
      build_vector_insert(&c->rw->b, part, c->result, c->to.at, c->to.n));
}

static bool cast_rows(Cast *c, Op *op, uint32_t from, uint32_t to) {
  start_side(c->rw, &c->from, from);
  start_side(c->rw, &c->to, to);
  int64_t n = 1;
  for (uint32_t i = 0; i < from; i++)
    n *= vector_dim(c->from.type, (int)i);
  c->result = build_poison(&c->rw->b, c->to.type);
  for (int64_t i = 0; i < n; i++) {
    Value *part =
        build_vector_part(&c->rw->b, c->source, c->from.at, c->from.n);
    c->result =
        build_vector_insert(&c->rw->b, part, c->result, c->to.at, c->to.n);
    advance(&c->from, 1);
    advance(&c->to, 1);
  }
  return rewrite_replace1(c->rw, op, c->result);
}

// The size of the first dimension of the parts is `size`.
static bool cast_slices(Cast *c, Op *op, uint32_t from, uint32_t to,
                        int64_t size) {
  Builder *b = &c->rw->b;
  Arena *arena = c->rw->arena;
  int rank = vector_rank(c->from.type) - (int)from;
  int64_t per_row = vector_dim(c->from.type, (int)from) / size;
  int64_t per_result = vector_dim(c->to.type, (int)to) / size;
  int64_t *sizes = arena_array(arena, int64_t, rank);
  int64_t *offsets = arena_zero(arena, (size_t)rank * sizeof *offsets, 8);
  sizes[0] = size;
  int64_t n = per_row;
  for (int i = 1; i < rank; i++)
    sizes[i] = vector_dim(c->from.type, (int)from + i);
  for (uint32_t i = 0; i < from; i++)
    n *= vector_dim(c->from.type, (int)i);
  Type *slice =
      type_vector(b->ctx, rank, sizes, NULL, type_element(c->to.type));
  start_side(c->rw, &c->from, from);
  start_side(c->rw, &c->to, to);
  c->result = build_poison(b, c->to.type);
  Value *empty =
      build_poison(b, vector_drop_front(b->ctx, c->to.type, (int)to));
  Value *row = NULL, *filled = empty;
  for (int64_t i = 0; i < n; i++) {
    if (i % per_row == 0) {
      row = build_vector_part(b, c->source, c->from.at, from);
      advance(&c->from, 1);
    }
    offsets[0] = i % per_row * size;
    Value *part = build_vector_slice(b, arena, slice, row, offsets, sizes,
                                     (uint32_t)rank);
    offsets[0] = i % per_result * size;
    filled = build_vector_insert_slice(b, arena, part,
                                       i % per_result ? filled : empty, offsets,
                                       (uint32_t)rank);
    if (i % per_result == per_result - 1) {
      c->result = build_vector_insert(b, filled, c->result, c->to.at, to);
      advance(&c->to, 1);
    }
  }
  return rewrite_replace1(c->rw, op, c->result);
}

// Moves what both shapes have in common at the end: all, rows, or slices of
// them.
static bool cast_fixed(Rewriter *rw, Op *op) {
  Cast c = {.rw = rw,
            .source = op_operand(op, 0),
            .from.type = op_operand(op, 0)->type,
            .to.type = op_result(op, 0)->type};
  if (type_is_scalable(c.from.type) || type_is_scalable(c.to.type))
    return false;
  int from = vector_rank(c.from.type), to = vector_rank(c.to.type);
  while (from && to &&
         vector_dim(c.from.type, from - 1) == vector_dim(c.to.type, to - 1)) {
    from--;
    to--;
  }
  if (!from || !to)
    return cast_whole(&c, op);
  int64_t size = common_divisor(vector_dim(c.from.type, from - 1),
                                vector_dim(c.to.type, to - 1));
  if (size == 1)
    return cast_rows(&c, op, (uint32_t)from, (uint32_t)to);
  return cast_slices(&c, op, (uint32_t)from - 1, (uint32_t)to - 1, size);
}

// Scalable

static bool only_last_is_scalable(const Type *vector) {
  int rank = vector_rank(vector);
  for (int i = 0; i < rank; i++)
    if (type_dim_is_scalable(vector, i) != (i == rank - 1))
      return false;
  return rank > 0;
}

static Value *scalable_extract(Builder *b, Type *type, Value *source,
                               int64_t at) {
  Op *op = build_op(b, OP_vector_scalable_extract, &type, 1, &source, 1);
  op->slots[A_vector_scalable_extract_pos] = attr_i64(b->ctx, at);
  return op_result(op, 0);
}

static Value *scalable_insert(Builder *b, Value *part, Value *into,
                              int64_t at) {
  Op *op = build_op(b, OP_vector_scalable_insert, &into->type, 1,
                    (Value *[]){part, into}, 2);
  op->slots[A_vector_scalable_insert_pos] = attr_i64(b->ctx, at);
  return op_result(op, 0);
}

static int64_t last_size(const Side *side) {
  return vector_dim(side->type, (int)side->n - 1);
}

static int64_t last_at(const Side *side) {
  return side->at[side->n - 1];
}

// The row at the place of `side`, whose last dimension is the row.
static Value *row_at(Builder *b, Value *vector, const Side *side) {
  return side->n == 1 ? vector
                      : build_vector_part(b, vector, side->at, side->n - 1);
}

// What is to be filled with parts of that size, `part` being the next.
static Value *row_to_fill(Cast *c, Value *part, int64_t size) {
  return size == last_size(&c->to) ? part
                                   : row_at(&c->rw->b, c->result, &c->to);
}

// Moves scalable rows, which both shapes have at the end.
static bool cast_scalable(Rewriter *rw, Op *op) {
  Cast c = {.rw = rw,
            .source = op_operand(op, 0),
            .from.type = op_operand(op, 0)->type,
            .to.type = op_result(op, 0)->type};
  Builder *b = &rw->b;
  if (!only_last_is_scalable(c.from.type) || !only_last_is_scalable(c.to.type))
    return false;
  start_side(rw, &c.from, (uint32_t)vector_rank(c.from.type));
  start_side(rw, &c.to, (uint32_t)vector_rank(c.to.type));
  int64_t from = last_size(&c.from), to = last_size(&c.to);
  int64_t size = from < to ? from : to, n = type_num_elements(c.from.type);
  Type *type =
      type_vector(b->ctx, 1, &size, &(bool){true}, type_element(c.from.type));
  Value *row = NULL, *filled = NULL;
  c.result = build_poison(b, c.to.type);
  for (int64_t i = 0; i < n; i += size) {
    if (!row)
      row = row_at(b, c.source, &c.from);
    Value *part =
        size < from ? scalable_extract(b, type, row, last_at(&c.from)) : row;
    if (!filled)
      filled = row_to_fill(&c, part, size);
    if (size < to)
      filled = scalable_insert(b, part, filled, last_at(&c.to));
    if (last_at(&c.to) + size >= to && filled != c.result) {
      c.result = build_vector_insert(b, filled, c.result, c.to.at, c.to.n - 1);
      filled = NULL;
    }
    if (last_at(&c.from) + size >= from)
      row = NULL;
    advance(&c.from, size);
    advance(&c.to, size);
  }
  return rewrite_replace1(rw, op, c.result);
}

const Pattern patterns_vector_shape_cast[] = {
    PATTERN(OP_vector_shape_cast, 1, cast_fixed, ""),
    PATTERN(OP_vector_shape_cast, 1, cast_scalable, ""),
    {0},
};
