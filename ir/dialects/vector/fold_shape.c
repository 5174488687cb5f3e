// Folds of the other operations that move elements.

#include "ir/dialects/fold_constants.h"
#include "ir/dialects/vector/vector_int.h"

enum { POISON_INDEX = -1, MOST_ELEMENTS = 256 };

static bool is_splat(const Attr *constant) {
  return attr_is(constant, AT_DENSE) && constant->as.dense.splat;
}

// All elements of `type` are those of a splat.
static Attr *splat_as(Ctx *ctx, Type *type, const Attr *splat) {
  return attr_dense(ctx, type, splat->as.dense.data, splat->as.dense.size,
                    true);
}

static bool fold_onto(Fold *f, Op *op, uint32_t operand, Value *value) {
  op_set_operand(op, operand, value);
  return fold_in_place(f);
}

// Numbers of elements to be copied, from dense elements to a new vector.
typedef struct Copy {
  char *data;
  size_t step;
  uint64_t n;
} Copy;

static Copy begin_copy(Fold *f, Type *type) {
  Copy c = {.step = dense_element_size(type_element(type))};
  uint64_t n = (uint64_t)type_num_elements(type);
  c.data = arena_alloc(f->arena, n * c.step + 1, 8);
  return c;
}

static void copy_element(Copy *c, const Attr *dense, uint64_t index) {
  memcpy(c->data + c->n++ * c->step, dense_element(dense, index), c->step);
}

static Attr *end_copy(Fold *f, const Copy *c, Type *type) {
  return attr_dense(f->ctx, type, c->data, (size_t)c->n * c->step, false);
}

// broadcast

// shape_cast that only adds or removes ones at the front.
static bool fold_broadcast_of_cast(Fold *f, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_vector_shape_cast);
  int dim;
  if (!cast)
    return false;
  const Type *from = operand_type(cast, 0), *to = result_type(cast);
  bool longer = vector_rank(from) > vector_rank(to);
  if (vector_broadcast_fault(from, result_type(op), &dim) != BROADCAST_FITS ||
      !vectors_end_alike(longer ? from : to, longer ? to : from))
    return false;
  return fold_onto(f, op, 0, op_operand(cast, 0));
}

bool fold_vector_broadcast(Fold *f, Op *op) {
  Type *type = result_type(op);
  Attr *source = f->constants[0];
  if (operand_type(op, 0) == type)
    return fold_to_value(f, op_operand(op, 0));
  if (fold_broadcast_of_cast(f, op))
    return true;
  if (attr_is(source, AT_INTEGER) || attr_is(source, AT_FLOAT))
    return source->type == type_element(type) &&
           fold_to(f, dense_splat(f->ctx, type, source));
  if (is_splat(source))
    return fold_to(f, splat_as(f->ctx, type, source));
  return match_poison(source) && fold_to(f, source);
}

// shuffle

static bool counts_from(const Attr *mask, int64_t first, int64_t n) {
  if (ints_count(mask) != n)
    return false;
  for (uint32_t i = 0; i < n; i++)
    if (ints_at(mask, i) != first + i)
      return false;
  return true;
}

// Shuffles numbers; poison is taken for the first number that is none.
static bool fold_shuffled(Fold *f, Op *op, const Attr *mask) {
  const Attr *a = f->constants[0], *b = f->constants[1];
  bool is_vector = vector_rank(operand_type(op, 0)) == 1;
  int64_t size = vector_dim(operand_type(op, 0), 0);
  if (!is_vector || (!match_poison(a) && !attr_is(a, AT_DENSE)) ||
      (!match_poison(b) && !attr_is(b, AT_DENSE)))
    return false;
  const Attr *any = match_poison(a) ? b : a;
  Copy c = begin_copy(f, result_type(op));
  for (uint32_t i = 0; i < ints_count(mask); i++) {
    int64_t at = ints_at(mask, i);
    const Attr *from = at < size ? a : b;
    if (at == POISON_INDEX || match_poison(from))
      copy_element(&c, any, 0);
    else
      copy_element(&c, from, (uint64_t)(at < size ? at : at - size));
  }
  return fold_to(f, end_copy(f, &c, result_type(op)));
}

bool fold_vector_shuffle(Fold *f, Op *op) {
  const Attr *mask = op_slot(op, A_vector_shuffle_mask);
  const Type *v1 = operand_type(op, 0), *v2 = operand_type(op, 1);
  if (!vector_rank(v1))
    return false;
  if (counts_from(mask, 0, vector_dim(v1, 0)))
    return fold_to_value(f, op_operand(op, 0));
  if (counts_from(mask, vector_dim(v1, 0), vector_dim(v2, 0)))
    return fold_to_value(f, op_operand(op, 1));
  if (!f->constants[0] || !f->constants[1])
    return false;
  if (match_poison(f->constants[0]) && match_poison(f->constants[1]))
    return fold_to(f, f->constants[0]);
  return fold_shuffled(f, op, mask);
}

// insert

// The first of two insertions at one place does not matter.
static bool fold_insert_chain(Fold *f, Op *op) {
  const Op *before = value_def(op_operand(op, 1), OP_vector_insert);
  const uint32_t slot = A_vector_insert_static_position;
  if (!before || op_slot(before, slot) != op_slot(op, slot))
    return false;
  for (uint32_t i = 2; i < op->noperands; i++)
    if (op_operand(op, i) != op_operand(before, i))
      return false;
  return fold_onto(f, op, 1, op_operand(before, 1));
}

static const char *bytes_of(const Attr *number) {
  return number->kind == AT_FLOAT ? (const char *)number->as.float_bits
                                  : (const char *)number->as.words;
}

// Inserts constants into constants, of few elements.
static bool fold_inserted_number(Fold *f, Op *op) {
  const Attr *value = f->constants[0], *dest = f->constants[1];
  const Attr *position = op_slot(op, A_vector_insert_static_position);
  Type *type = result_type(op);
  bool is_number = attr_is(value, AT_INTEGER) || attr_is(value, AT_FLOAT);
  if (op->noperands > 2 || !attr_is(dest, AT_DENSE) ||
      (!is_number && !attr_is(value, AT_DENSE)) || type_is_scalable(type) ||
      (is_number && value->type != type_element(type)))
    return false;
  uint64_t all = (uint64_t)type_num_elements(type), at = 0, n = 1;
  if (all > MOST_ELEMENTS && !value_has_one_use(op_result(op, 0)))
    return false;
  for (int i = 0; i < vector_rank(type); i++)
    at = at * (uint64_t)vector_dim(type, i) +
         ((uint32_t)i < ints_count(position)
              ? (uint64_t)ints_at(position, (uint32_t)i)
              : 0);
  if (!is_number)
    n = value->as.dense.count;
  Copy c = begin_copy(f, type);
  for (uint64_t i = 0; i < all; i++)
    copy_element(&c, dest, i);
  for (uint64_t i = 0; i < n; i++)
    memcpy(c.data + (at + i) * c.step,
           is_number ? bytes_of(value) : dense_element(value, i), c.step);
  return fold_to(f, end_copy(f, &c, type));
}

bool fold_vector_insert(Fold *f, Op *op) {
  const uint32_t slot = A_vector_insert_static_position;
  if (!ints_count(op_slot(op, slot)) && operand_type(op, 0) == result_type(op))
    return fold_to_value(f, op_operand(op, 0));
  bool changed = fold_constant_positions(f, op, slot, 2);
  if (fold_insert_chain(f, op))
    return true;
  if (position_is_poison(op_slot(op, slot)))
    return fold_to_poison(f);
  return fold_inserted_number(f, op) || changed;
}

// Slices: all strides are 1

// extract_strided_slice(insert_strided_slice(a, b)): of a where it has it all,
// of b where it has nothing. Whether a chunk is told of: `*inside` then.
typedef enum Overlap { OVERLAP_NONE, OVERLAP_ALL, OVERLAP_UNKNOWN } Overlap;

static Overlap find_overlap(const Op *op, const Op *insert, int64_t *at) {
  const Attr *offsets = op_slot(op, A_vector_extract_strided_slice_offsets);
  const Attr *sizes = op_slot(op, A_vector_extract_strided_slice_sizes);
  const Attr *starts = op_slot(insert, A_vector_insert_strided_slice_offsets);
  const Type *part = operand_type(insert, 0);
  bool partial = false;
  if (vector_rank(operand_type(op, 0)) != vector_rank(part))
    return OVERLAP_UNKNOWN;
  for (uint32_t i = 0; i < ints_count(offsets); i++) {
    int64_t size = vector_dim(part, (int)i);
    at[i] = ints_at(offsets, i) - ints_at(starts, i);
    if (at[i] < 0 || at[i] >= size)
      return OVERLAP_NONE;
    partial |= at[i] + ints_at(sizes, i) > size;
  }
  return partial ? OVERLAP_UNKNOWN : OVERLAP_ALL;
}

static Attr *i64_array(Fold *f, const int64_t *numbers, uint32_t n) {
  Attr **items = arena_array(f->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    items[i] = attr_i64(f->ctx, numbers[i]);
  return attr_array(f->ctx, items, n);
}

static bool fold_inserted_slice(Fold *f, Op *op) {
  const uint32_t slot = A_vector_extract_strided_slice_offsets;
  uint32_t n = ints_count(op_slot(op, slot));
  int64_t *at = arena_array(f->arena, int64_t, n + 1);
  const Value *source = op_operand(op, 0);
  for (;;) {
    const Op *insert = value_def(source, OP_vector_insert_strided_slice);
    Overlap overlap = insert ? find_overlap(op, insert, at) : OVERLAP_UNKNOWN;
    if (overlap == OVERLAP_UNKNOWN)
      return false;
    if (overlap == OVERLAP_ALL) {
      op->slots[slot] = i64_array(f, at, n);
      return fold_onto(f, op, 0, op_operand(insert, 0));
    }
    source = op_operand(insert, 1);
  }
}

// Each element of the slice by its number in what it is a slice of.
static Attr *slice_constant(Fold *f, const Op *op, const Attr *dense) {
  const Attr *offsets = op_slot(op, A_vector_extract_strided_slice_offsets);
  const Type *from = operand_type(op, 0);
  Type *to = result_type(op);
  int64_t n = type_num_elements(to);
  Copy c = begin_copy(f, to);
  for (int64_t i = 0; i < n; i++) {
    int64_t rest = i, number = 0, factor = 1;
    for (int dim = vector_rank(to); dim-- > 0;) {
      int64_t offset = (uint32_t)dim < ints_count(offsets)
                           ? ints_at(offsets, (uint32_t)dim)
                           : 0;
      number += (rest % vector_dim(to, dim) + offset) * factor;
      factor *= vector_dim(from, dim);
      rest /= vector_dim(to, dim);
    }
    copy_element(&c, dense, (uint64_t)number);
  }
  return end_copy(f, &c, to);
}

bool fold_vector_extract_strided_slice(Fold *f, Op *op) {
  const Attr *source = f->constants[0];
  if (operand_type(op, 0) == result_type(op))
    return fold_to_value(f, op_operand(op, 0));
  if (fold_inserted_slice(f, op))
    return true;
  if (is_splat(source))
    return fold_to(f, splat_as(f->ctx, result_type(op), source));
  return attr_is(source, AT_DENSE) && fold_to(f, slice_constant(f, op, source));
}

bool fold_vector_insert_strided_slice(Fold *f, Op *op) {
  return operand_type(op, 0) == operand_type(op, 1) &&
         fold_to_value(f, op_operand(op, 0));
}

// Shapes

// Folds a cast of a cast, of a constant, of poison, of an equal vector.
bool fold_vector_shape_cast(Fold *f, Op *op) {
  Type *type = result_type(op);
  const Value *source = op_operand(op, 0);
  Attr *constant = f->constants[0];
  const Op *maker = value_op(source);
  uint32_t by = maker ? maker->info->opcode : OP_UNREGISTERED;
  if (source->type == type)
    return fold_to_value(f, op_operand(op, 0));
  if (by == OP_vector_shape_cast)
    return fold_onto(f, op, 0, op_operand(maker, 0));
  if (by == OP_vector_transpose)
    return transpose_keeps_order(maker) &&
           fold_onto(f, op, 0, op_operand(maker, 0));
  if (by == OP_vector_broadcast && operand_type(maker, 0) == type)
    return fold_to_value(f, op_operand(maker, 0));
  if (attr_is(constant, AT_DENSE))
    return fold_to(f, attr_dense(f->ctx, type, constant->as.dense.data,
                                 constant->as.dense.size,
                                 constant->as.dense.splat));
  return match_poison(constant) && fold_to(f, constant);
}

bool fold_vector_transpose(Fold *f, Op *op) {
  Attr *source = f->constants[0];
  if (is_splat(source))
    return fold_to(f, splat_as(f->ctx, result_type(op), source));
  if (match_poison(source))
    return fold_to(f, source);
  return operand_type(op, 0) == result_type(op) && transpose_keeps_order(op) &&
         fold_to_value(f, op_operand(op, 0));
}

// The bits of a splat, as often as they fit into an element: those of f16 in
// f32, and those of integers in greater ones.
static Attr *repeat_bits(Fold *f, const Op *op, const Attr *splat) {
  Type *type = result_type(op), *to = type_element(type);
  Type *from = type_element(operand_type(op, 0));
  bool floats =
      type_is_float_of(from, FLOAT_F16) && type_is_float_of(to, FLOAT_F32);
  bool ints = from->kind == TY_INTEGER && to->kind == TY_INTEGER;
  uint32_t width = type_number_width(from), to_width = type_number_width(to);
  if ((!floats && !ints) || to_width <= width || to_width % width ||
      to_width > 64)
    return NULL;
  uint64_t bits = 0, all = 0;
  memcpy(&bits, splat->as.dense.data, splat->as.dense.size);
  for (uint32_t i = 0; i < to_width; i += width)
    all |= bits << i;
  return attr_dense(f->ctx, type, &all, dense_element_size(to), true);
}

bool fold_vector_bitcast(Fold *f, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_vector_bitcast);
  if (operand_type(op, 0) == result_type(op))
    return fold_to_value(f, op_operand(op, 0));
  if (before && operand_type(before, 0) == result_type(op))
    return fold_to_value(f, op_operand(before, 0));
  if (before)
    return fold_onto(f, op, 0, op_operand(before, 0));
  return is_splat(f->constants[0]) &&
         fold_to(f, repeat_bits(f, op, f->constants[0]));
}

// Elements

bool fold_vector_to_elements(Fold *f, Op *op) {
  const Op *from = value_op(op_operand(op, 0));
  uint32_t by = from ? from->info->opcode : OP_UNREGISTERED;
  bool is_number =
      by == OP_vector_broadcast && operand_type(from, 0)->kind != TY_VECTOR;
  if (by != OP_vector_from_elements && !is_number)
    return false;
  for (uint32_t i = 0; i < op->nresults; i++)
    f->results[i].value = op_operand(from, is_number ? 0 : i);
  return op->nresults > 0;
}

static bool fold_all_elements(Fold *f, const Op *op) {
  Op *to = op->noperands ? value_def(op_operand(op, 0), OP_vector_to_elements)
                         : NULL;
  if (!to || operand_type(to, 0) != result_type(op))
    return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i) != op_result(to, i))
      return false;
  return fold_to_value(f, op_operand(to, 0));
}

bool fold_vector_from_elements(Fold *f, Op *op) {
  if (fold_all_elements(f, op))
    return true;
  return fold_to(f, fold_from_elements(f, result_type(op), op->noperands));
}

// Masks

bool fold_vector_constant_mask(Fold *f, Op *op) {
  const Attr *sizes = op_slot(op, A_vector_constant_mask_mask_dim_sizes);
  Type *type = result_type(op);
  bool all = true, none = true;
  for (uint32_t i = 0; i < ints_count(sizes); i++) {
    all &=
        ints_at(sizes, i) == (vector_rank(type) ? vector_dim(type, (int)i) : 1);
    none &= !ints_at(sizes, i);
  }
  if (!all && !none)
    return false;
  return fold_to(f, dense_splat(f->ctx, type, attr_bool(f->ctx, all)));
}
