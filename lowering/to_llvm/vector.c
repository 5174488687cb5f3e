// convert-vector-to-llvm: vector to LLVM.
//
// Requires: nothing.
// Guarantees: what LLVM has itself is gone: elements, memory and reductions of
//   1-D vectors, and what becomes those. Operations on n-D vectors are left
//   where one has to choose how, transfers and masked operations too.
// Invalidates: nothing.
//
// Before:
//
//   %0 = vector.extract %v[1, 2] : f32 from vector<2x4xf32>
//
// After; a vector is an array of 1-D vectors:
//
//   %0 = llvm.extractvalue %v[1] : !llvm.array<2 x vector<4xf32>>
//   %1 = llvm.mlir.constant(2 : i64) : i64
//   %2 = llvm.extractelement %0[%1 : i64] : vector<4xf32>
//
// This file has what moves elements; of lowering/vector, vector_memory.c
// accesses of memory and what is printed, vector_reduce.c what is computed.

#include "lowering/to_llvm/vector.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"

Type *vector_result(Conv *c, Op *op) {
  Type *type = type_convert(llvm_types(c), op_result(op, 0)->type);
  if (!type)
    conv_decline_type(c, op, op_result(op, 0)->type);
  return type;
}

bool vector_lacks_float(Conv *c, Op *op, Type *type) {
  const Type *element = type_element_or_self(type);
  if (!type_is(element, TY_FLOAT) || element->as.float_kind >= FLOAT_BF16)
    return false;
  conv_decline(c, op, "LLVM IR does not compute with '%s'",
               type_str(c->ctx, element));
  return true;
}

bool vector_decline_rank(Conv *c, Op *op) {
  return conv_decline(c, op, "LLVM has vectors of one dimension only");
}

bool vector_decline_masked(Conv *c, Op *op) {
  return conv_decline(c, op, "it is masked");
}

Value *vector_element(Conv *c, Value *vector, Value *index) {
  Op *op = llvm_op(c, OP_llvm_extractelement, vector->type->as.shaped.element,
                   (Value *[]){vector, index}, 2);
  return op_result(op, 0);
}

Value *vector_with_element(Conv *c, Value *vector, Value *element,
                           Value *index) {
  Op *op = llvm_op(c, OP_llvm_insertelement, vector->type,
                   (Value *[]){vector, element, index}, 3);
  return op_result(op, 0);
}

static Value *shuffle(Conv *c, Value *a, Value *b, const int32_t *mask,
                      uint64_t n, Type *type) {
  Op *op = llvm_op(c, OP_llvm_shufflevector, type, (Value *[]){a, b}, 2);
  op->slots[A_llvm_shufflevector_mask] = attr_dense_i32(c->ctx, mask, n);
  return op_result(op, 0);
}

// One to one

static uint32_t plain_opcode(const Op *op) {
  switch (op->info->opcode) {
  case OP_vector_bitcast: return OP_llvm_bitcast;
  case OP_vector_step: return OP_llvm_intr_stepvector;
  default: return OP_llvm_intr_vscale;
  }
}

// By itself convert-to-llvm leaves these, as mlir-opt's does; other passes have
// made them constants.
static bool is_fixed_step(const Conv *c, const Op *op) {
  return !c->total && op_is(op, OP_vector_step) &&
         !type_is_scalable(op->results[0].type);
}

static bool lower_plain(Conv *c, Op *op) {
  Value *operand;
  if (is_fixed_step(c, op))
    return false;
  Type *type = vector_result(c, op);
  if (!type || !conv_operands(c, op, 0, op->noperands, &operand))
    return false;
  if (rank_or_0(op_result(op, 0)->type) > 1)
    return vector_decline_rank(c, op);
  Op *now = llvm_op(c, plain_opcode(op), type, &operand, op->noperands);
  return conv_replace1(c, op, op_result(now, 0));
}

// In a compile what LLVM would fold wrongly is made of other operations.
static bool lower_bitcast(Conv *c, Op *op) {
  const Type *from = op_operand(op, 0)->type, *to = op->results[0].type;
  if (rank_or_0(from) != 1 || rank_or_0(to) != 1 ||
      !PASS_OPTIONS(c->run, vector_to_llvm)->of_target ||
      !vector_bitcast_is_uneven(from, to))
    return lower_plain(c, op);
  Type *type = vector_result(c, op);
  Value *vector = conv_operand(c, op, 0);
  return type && vector &&
         conv_replace1(c, op, vector_uneven_bitcast(c, vector, type));
}

static bool lower_scalable_extract(Conv *c, Op *op) {
  Value *source = conv_operand(c, op, 0);
  Type *type = vector_result(c, op);
  if (!type || !source)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  Op *now = llvm_op(c, OP_llvm_intr_vector_extract, type, &source, 1);
  now->slots[A_llvm_intr_vector_extract_pos] =
      op_slot(op, A_vector_scalable_extract_pos);
  return conv_replace1(c, op, op_result(now, 0));
}

static bool lower_scalable_insert(Conv *c, Op *op) {
  Value *v[2]; // what, into what
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  Op *now = llvm_op(c, OP_llvm_intr_vector_insert, v[1]->type,
                    (Value *[]){v[1], v[0]}, 2);
  now->slots[A_llvm_intr_vector_insert_pos] =
      op_slot(op, A_vector_scalable_insert_pos);
  return conv_replace1(c, op, op_result(now, 0));
}

// Extraction and insertion

// Where an element, or a part, of a vector is.
typedef struct VectorPosition {
  int64_t *rows; // in arrays
  uint32_t nrows;
  bool poison;     // one of them is no row
  Type *row;       // what there is at `rows`
  bool is_element; // of that, or all of it
  Value *at;       // where it is; NULL: at `last`
  int64_t last;
} VectorPosition;

// False: declined.
static bool place_of(Conv *c, Op *op, const Type *vector, const Attr *position,
                     uint32_t first_dynamic, VectorPosition *place) {
  uint32_t n = ints_count(position);
  bool all = (int)n == vector_rank(vector);
  Type *row = type_convert(llvm_types(c), (Type *)vector);
  if (!row)
    return conv_decline_type(c, op, (Type *)vector);
  place->nrows = all && n ? n - 1 : n;
  place->rows = arena_array(c->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < place->nrows; i++) {
    int64_t at = ints_at(position, i);
    if (at == DYNAMIC)
      return conv_decline(c, op, "a position in an array has to be constant");
    place->rows[i] = at;
    place->poison |= at < 0;
    row = row->as.array.element;
  }
  place->row = row;
  place->is_element = all;
  place->last = all && n ? ints_at(position, n - 1) : 0;
  if (place->last == DYNAMIC)
    return conv_operands(c, op, first_dynamic, 1, &place->at);
  return true;
}

static Value *number_in_row(Conv *c, const VectorPosition *place) {
  return place->at ? place->at : llvm_int(c, c->ctx->i64, place->last);
}

static Value *row_at(Conv *c, Value *vector, const VectorPosition *place) {
  if (!place->nrows)
    return vector;
  if (place->poison)
    return llvm_poison(c, place->row);
  return llvm_extract_at(
      c, vector, attr_dense_i64(c->ctx, place->rows, place->nrows), place->row);
}

static bool lower_extract(Conv *c, Op *op) {
  Value *source = conv_operand(c, op, 0);
  VectorPosition place = {0};
  if (!source)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  if (!place_of(c, op, op_operand(op, 0)->type,
                op_slot(op, A_vector_extract_static_position), 1, &place))
    return false;
  Value *found = row_at(c, source, &place);
  if (place.is_element)
    found = vector_element(c, found, number_in_row(c, &place));
  return conv_replace1(c, op, found);
}

static bool lower_insert(Conv *c, Op *op) {
  Value *v[2]; // what, into what
  VectorPosition place = {0};
  if (!conv_operands(c, op, 0, 2, v) ||
      !place_of(c, op, op_operand(op, 1)->type,
                op_slot(op, A_vector_insert_static_position), 2, &place))
    return false;
  Value *row = v[0];
  if (place.is_element) {
    Value *old = row_at(c, v[1], &place);
    row = vector_with_element(c, old, row, number_in_row(c, &place));
  }
  if (place.nrows && !place.poison)
    row = llvm_insert_at(c, v[1], row,
                         attr_dense_i64(c->ctx, place.rows, place.nrows));
  else if (place.nrows)
    row = llvm_poison(c, v[1]->type);
  return conv_replace1(c, op, row);
}

static Value *number(Conv *c, uint32_t i) {
  return llvm_int(c, llvm_types(c)->index, i);
}

static bool lower_from_elements(Conv *c, Op *op) {
  Type *type = vector_result(c, op);
  Value **elements = arena_array(c->arena, Value *, op->noperands);
  if (!type || !conv_operands(c, op, 0, op->noperands, elements))
    return false;
  if (type_is(type, TY_LLVM_ARRAY))
    return vector_decline_rank(c, op);
  Value *vector = llvm_poison(c, type);
  for (uint32_t i = 0; i < op->noperands; i++)
    vector = vector_with_element(c, vector, elements[i], number(c, i));
  return conv_replace1(c, op, vector);
}

static bool lower_to_elements(Conv *c, Op *op) {
  Value *source = conv_operand(c, op, 0);
  if (!source)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  if (type_is(source->type, TY_LLVM_ARRAY))
    return vector_decline_rank(c, op);
  Value **elements = arena_array(c->arena, Value *, op->nresults);
  for (uint32_t i = 0; i < op->nresults; i++)
    elements[i] =
        op_result(op, i)->uses ? vector_element(c, source, number(c, i)) : NULL;
  return conv_replace(c, op, elements);
}

// Shuffles

static int32_t *zeros(Conv *c, uint64_t n) {
  int32_t *mask = arena_array(c->arena, int32_t, n + 1);
  for (uint64_t i = 0; i < n; i++)
    mask[i] = 0;
  return mask;
}

Value *vector_splat(Conv *c, Value *element, Type *type) {
  uint64_t n = (uint64_t)type->as.shaped.shape[0];
  Value *poison = llvm_poison(c, type);
  Value *zero = llvm_int(c, c->ctx->i32, 0);
  Value *first = vector_with_element(c, poison, element, zero);
  if (n == 1)
    return first;
  return shuffle(c, first, poison, zeros(c, n), n, type);
}

// Fills arrays of 1-D vectors with `row`, in order.
static Value *fill(Conv *c, Value *array, Value *row, const Type *type,
                   int64_t *at, uint32_t depth) {
  if (!type_is(type, TY_LLVM_ARRAY))
    return llvm_insert_at(c, array, row, attr_dense_i64(c->ctx, at, depth));
  for (uint64_t i = 0; i < type->as.array.count; i++) {
    at[depth] = (int64_t)i;
    array = fill(c, array, row, type->as.array.element, at, depth + 1);
  }
  return array;
}

static Value *splat_nd(Conv *c, Value *element, Type *type, int rank) {
  Type *row_type = type;
  while (type_is(row_type, TY_LLVM_ARRAY))
    row_type = row_type->as.array.element;
  Value *array = llvm_poison(c, type);
  Value *poison = llvm_poison(c, row_type);
  Value *zero = llvm_int(c, c->ctx->i32, 0);
  Value *row = vector_with_element(c, poison, element, zero);
  uint64_t n = (uint64_t)row_type->as.shaped.shape[0];
  row = shuffle(c, row, row, zeros(c, n), n, row_type);
  int64_t *at = arena_array(c->arena, int64_t, rank);
  return fill(c, array, row, type, at, 0);
}

static bool lower_broadcast(Conv *c, Op *op) {
  Type *type = vector_result(c, op);
  Value *source = conv_operand(c, op, 0);
  int rank = vector_rank(op_result(op, 0)->type);
  if (!type || !source)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  if (type_is(op_operand(op, 0)->type, TY_VECTOR))
    return conv_decline(c, op, "only scalars can be broadcast");
  if (rank > 1)
    return conv_replace1(c, op, splat_nd(c, source, type, rank));
  if (rank == 1)
    return conv_replace1(c, op, vector_splat(c, source, type));
  Value *poison = llvm_poison(c, type);
  Value *zero = llvm_int(c, c->ctx->i32, 0);
  return conv_replace1(c, op, vector_with_element(c, poison, source, zero));
}

// Element by element, or row by row.
static Value *shuffle_parts(Conv *c, Value *const *v, int64_t first_size,
                            const Attr *mask, Type *type) {
  bool rows = type_is(type, TY_LLVM_ARRAY);
  Value *result = llvm_poison(c, type);
  for (uint32_t i = 0; i < ints_count(mask); i++) {
    int64_t from = ints_at(mask, i);
    if (from < 0)
      continue;
    bool second = from >= first_size;
    from -= second ? first_size : 0;
    if (rows) {
      Value *row = llvm_extract(c, v[second], from);
      result = llvm_insert(c, result, row, i);
    } else {
      Value *element = vector_element(c, v[second], llvm_index(c, from));
      result = vector_with_element(c, result, element, llvm_index(c, i));
    }
  }
  return result;
}

static bool lower_shuffle(Conv *c, Op *op) {
  Type *type = vector_result(c, op);
  const Type *first = op_operand(op, 0)->type;
  const Attr *mask = op_slot(op, A_vector_shuffle_mask);
  Value *v[2];
  if (!type || !conv_operands(c, op, 0, 2, v))
    return false;
  if (type_is(type, TY_LLVM_ARRAY) || v[0]->type != v[1]->type) {
    int64_t size = vector_rank(first) ? vector_dim(first, 0) : 1;
    return conv_replace1(c, op, shuffle_parts(c, v, size, mask, type));
  }
  uint32_t n = ints_count(mask);
  int32_t *numbers = arena_array(c->arena, int32_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    numbers[i] = (int32_t)ints_at(mask, i);
  return conv_replace1(c, op, shuffle(c, v[0], v[1], numbers, n, type));
}

// a0, b0, a1, b1, ...
static bool lower_interleave(Conv *c, Op *op) {
  Type *type = vector_result(c, op);
  Value *v[2];
  if (!type || !conv_operands(c, op, 0, 2, v))
    return false;
  if (vector_rank(op_result(op, 0)->type) != 1)
    return vector_decline_rank(c, op);
  if (type_is_scalable(type)) {
    Op *now = llvm_op(c, OP_llvm_intr_vector_interleave2, type, v, 2);
    return conv_replace1(c, op, op_result(now, 0));
  }
  int32_t n = (int32_t)vector_dim(type, 0);
  int32_t *mask = arena_array(c->arena, int32_t, n);
  for (int32_t i = 0; i < n; i++)
    mask[i] = i / 2 + (i % 2 ? n / 2 : 0);
  return conv_replace1(c, op, shuffle(c, v[0], v[1], mask, (uint64_t)n, type));
}

// Takes even and odd elements, by a shuffle or an intrinsic.
static bool lower_deinterleave(Conv *c, Op *op) {
  Type *type = vector_result(c, op);
  Value *source = conv_operand(c, op, 0), *parts[2];
  if (!type || !source)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  if (vector_rank(type) != 1)
    return vector_decline_rank(c, op);
  if (type_is_scalable(type)) {
    Type *pair = type_llvm_struct(c->ctx, (Type *[]){type, type}, 2, false);
    Op *now = llvm_op(c, OP_llvm_intr_vector_deinterleave2, pair, &source, 1);
    for (int i = 0; i < 2; i++)
      parts[i] = llvm_extract(c, op_result(now, 0), i);
    return conv_replace(c, op, parts);
  }
  uint64_t n = (uint64_t)vector_dim(type, 0);
  int32_t *mask = arena_array(c->arena, int32_t, n + 1);
  Value *poison = llvm_poison(c, source->type);
  for (int i = 0; i < 2; i++) {
    for (uint64_t k = 0; k < n; k++)
      mask[k] = (int32_t)(2 * k) + i;
    parts[i] = shuffle(c, source, poison, mask, n, type);
  }
  return conv_replace(c, op, parts);
}

// Adds the handlers of a dialect that a later layer registers.
static void add_handlers_of(ConvTable *table, const char *name) {
  Ctx *ctx = table->run->ctx;
  const Dialect *dialect = ctx_dialect(ctx, str_from(name));
  const ToLLVM *part =
      dialect ? ctx_dialect_part(ctx, dialect, PART_TO_LLVM) : NULL;
  if (part)
    part->handlers(table);
}

static void handlers_enabled(ConvTable *table) {
  const Options_vector_to_llvm *options =
      PASS_OPTIONS(table->run, vector_to_llvm);
  if (options->enable_amx)
    add_handlers_of(table, "amx");
  if (vector_enables(table->run, TARGET_SVE))
    add_handlers_of(table, "arm_sve");
  if (options->enable_x86vector)
    add_handlers_of(table, "x86vector");
}

void handlers_vector_to_llvm(ConvTable *table) {
  handlers_enabled(table);
  conv_on(table, OP_vector_bitcast, lower_bitcast);
  conv_on(table, OP_vector_step, lower_plain);
  conv_on(table, OP_vector_vscale, lower_plain);
  conv_on(table, OP_vector_scalable_extract, lower_scalable_extract);
  conv_on(table, OP_vector_scalable_insert, lower_scalable_insert);
  conv_on(table, OP_vector_extract, lower_extract);
  conv_on(table, OP_vector_insert, lower_insert);
  conv_on(table, OP_vector_from_elements, lower_from_elements);
  conv_on(table, OP_vector_to_elements, lower_to_elements);
  conv_on(table, OP_vector_broadcast, lower_broadcast);
  conv_on(table, OP_vector_shuffle, lower_shuffle);
  conv_on(table, OP_vector_interleave, lower_interleave);
  conv_on(table, OP_vector_deinterleave, lower_deinterleave);
  handlers_vector_masked(table);
  handlers_vector_memory(table);
  handlers_vector_reduce(table);
}
