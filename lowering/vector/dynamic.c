// Rows of n-D vectors at positions that are known only when the program runs.
// LLVM has arrays of vectors, whose elements have constant positions; so each
// row is looked at, and the one is selected:
//
//   %0 = vector.extract %v[%i] : vector<4xf32> from vector<2x4xf32>
//   // ->
//   %1 = vector.extract %v[0] : vector<4xf32> from vector<2x4xf32>
//   %2 = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
//   %3 = arith.cmpi eq, %i, %c1 : index
//   %0 = arith.select %3, %2, %1 : vector<4xf32>
//
// An insertion puts into each row what is selected of the old and the new one.
// mlir-opt leaves such operations, and so does convert-vector-to-llvm; only
// when code is to be produced it does this.

#include "lowering/vector/vector_patterns.h"

#include "ir/dialects/dialects.h"
#include "ir/dialects/vector/vector.h"
#include "ir/build/vector.h"

typedef struct DynamicPositions { // positions of an extraction or insertion
  Rewriter *rw;
  int64_t *at; // DYNAMIC: the next of `values`
  uint32_t n;
  Value **values;
  uint32_t nvalues;
  uint32_t first; // the first that is not known
} DynamicPositions;

// False: LLVM can do it. An element of a row may be anywhere in it.
static bool find_place(Rewriter *rw, Op *op, const Attr *position,
                       uint32_t first_value, const Type *vector,
                       DynamicPositions *place) {
  uint32_t n = ints_count(position);
  *place = (DynamicPositions){
      .rw = rw,
      .n = n,
      .at = arena_array(rw->arena, int64_t, n + 1),
      .nvalues = op->noperands - first_value,
      .values = arena_array(rw->arena, Value *, op->noperands + 1),
      .first = n};
  for (uint32_t i = 0; i < n; i++) {
    place->at[i] = ints_at(position, i);
    if (place->at[i] == DYNAMIC && i < place->first)
      place->first = i;
  }
  for (uint32_t i = 0; i < place->nvalues; i++)
    place->values[i] = op_operand(op, first_value + i);
  return (int)place->first < vector_rank(vector) - 1 && place->first < n &&
         !type_dim_is_scalable(vector, (int)place->first);
}

static uint32_t count_behind(const DynamicPositions *place) {
  return place->n - place->first - 1;
}

// What there is in a row behind the position; it may not be known either.
static Value *extract_behind(const DynamicPositions *place, Value *row,
                             Type *type) {
  Value **operands = arena_array(place->rw->arena, Value *, place->nvalues + 1);
  operands[0] = row;
  for (uint32_t i = 1; i < place->nvalues; i++)
    operands[i] = place->values[i];
  Op *op = build_op(&place->rw->b, OP_vector_extract, &type, 1, operands,
                    place->nvalues);
  op->slots[A_vector_extract_static_position] = attr_dense_i64(
      place->rw->b.ctx, place->at + place->first + 1, count_behind(place));
  return op_result(op, 0);
}

static Value *insert_behind(const DynamicPositions *place, Value *value,
                            Value *row) {
  if (!count_behind(place))
    return value;
  Value **operands = arena_array(place->rw->arena, Value *, place->nvalues + 2);
  operands[0] = value;
  operands[1] = row;
  for (uint32_t i = 1; i < place->nvalues; i++)
    operands[i + 1] = place->values[i];
  Op *op = build_op(&place->rw->b, OP_vector_insert, &row->type, 1, operands,
                    place->nvalues + 1);
  op->slots[A_vector_insert_static_position] = attr_dense_i64(
      place->rw->b.ctx, place->at + place->first + 1, count_behind(place));
  return op_result(op, 0);
}

static Value *select_at(const DynamicPositions *place, int64_t row,
                        Value *there, Value *elsewhere) {
  Builder *b = &place->rw->b;
  Value *number = build_index(b, row);
  Op *equal = build_op(b, OP_arith_cmpi, &b->ctx->i1, 1,
                       (Value *[]){place->values[0], number}, 2);
  equal->slots[A_arith_cmpi_predicate] = attr_i64(b->ctx, E_arith_cmpi_eq);
  Value *operands[] = {op_result(equal, 0), there, elsewhere};
  return build_value(b, OP_arith_select, there->type, operands, 3);
}

static bool select_row(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0), *result = NULL;
  DynamicPositions place;
  if (!find_place(rw, op, op_slot(op, A_vector_extract_static_position), 1,
                  source->type, &place))
    return false;
  int64_t n = vector_dim(source->type, (int)place.first);
  source = build_vector_part(&rw->b, source, place.at, place.first);
  for (int64_t i = 0; i < n; i++) {
    Value *row = build_vector_row(&rw->b, source, i);
    if (count_behind(&place))
      row = extract_behind(&place, row, op_result(op, 0)->type);
    result = result ? select_at(&place, i, row, result) : row;
  }
  return rewrite_replace1(rw, op, result);
}

static bool insert_by_row(Rewriter *rw, Op *op) {
  Value *value = op_operand(op, 0), *into = op_operand(op, 1);
  DynamicPositions place;
  if (!find_place(rw, op, op_slot(op, A_vector_insert_static_position), 2,
                  into->type, &place))
    return false;
  int64_t n = vector_dim(into->type, (int)place.first);
  Value *part = build_vector_part(&rw->b, into, place.at, place.first);
  for (int64_t i = 0; i < n; i++) {
    Value *row = build_vector_row(&rw->b, part, i);
    Value *changed = insert_behind(&place, value, row);
    row = select_at(&place, i, changed, row);
    part = build_vector_insert_row(&rw->b, row, part, i);
  }
  return rewrite_replace1(
      rw, op, build_vector_insert(&rw->b, part, into, place.at, place.first));
}

const Pattern patterns_vector_dynamic[] = {
    PATTERN(OP_vector_extract, 0, select_row, ""),
    PATTERN(OP_vector_insert, 0, insert_by_row, ""),
    {0},
};
