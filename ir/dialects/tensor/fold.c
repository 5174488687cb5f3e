// Folds of the tensor dialect: what changes nothing is what it is made of, parts
// of constants are constants, and sizes that somebody gave are those that he
// gave.

#include "ir/dialects/fold_constants.h"
#include "ir/dialects/dialects_int.h"
#include "ir/dialects/tensor/tensor.h"

static int rank_of(const Type *tensor) {
  return tensor->as.shaped.rank;
}

static bool is_splat(const Attr *elements) {
  return attr_is(elements, AT_DENSE) && elements->as.dense.splat;
}

// The same bytes as another type, of as many elements or, of a splat, any.
static Attr *with_type(Fold *f, const Attr *dense, Type *type) {
  size_t size = dense->as.dense.splat ? dense_element_size(type_element(type))
                                      : dense->as.dense.size;
  return attr_dense(f->ctx, type, dense->as.dense.data, size,
                    dense->as.dense.splat);
}

// A splat in another shape is a splat.
static bool fold_splat_source(Fold *f, Op *op) {
  Type *result = op_result_type(op);
  return is_splat(f->constants[0]) && result->kind == TY_TENSOR &&
         type_has_static_shape(result) &&
         fold_to(f, with_type(f, f->constants[0], result));
}

// Sizes

Value *tensor_size_given(const Value *tensor, int dim) {
  const Op *op = value_op(tensor);
  if (op && op_is(op, OP_tensor_generate))
    return size_operand(op, op_result_type(op),
                        G_tensor_generate_dynamicExtents, dim);
  if (!op || !op_is(op, OP_tensor_extract_slice) ||
      rank_of(op_result_type(op)) != rank_of(op_operand_type(op, 0)))
    return NULL;
  Slice slice = slice_of_op(op, G_tensor_extract_slice_offsets,
                            A_tensor_extract_slice_static_offsets);
  return slice_operand(&slice, SIZES, dim);
}

bool fold_tensor_dim(Fold *f, Op *op) {
  const Value *source = op_operand(op, 0);
  const Type *type = source->type;
  if (!attr_is(f->constants[1], AT_INTEGER) || !type_is(type, TY_TENSOR))
    return false;
  int64_t dim = attr_to_i64(f->constants[1]);
  if (dim < 0 || dim >= rank_of(type)) // undefined
    return false;
  if (type->as.shaped.shape[dim] != DYNAMIC)
    return fold_to(f, attr_index(f->ctx, type->as.shaped.shape[dim]));
  Value *size = tensor_size_given(source, (int)dim);
  if (size)
    return fold_to_value(f, size);
  const Op *cast = value_def(source, OP_tensor_cast);
  if (!cast || !tensor_cast_forgets(cast))
    return false;
  op_set_operand(op, 0, op_operand(cast, 0));
  return fold_in_place(f);
}

// Elements

// The place of an element in the order of the type, by constants of the
// operands from `first` on. False: they are not all known, or outside.
static bool known_place(const Fold *f, uint32_t first, const Type *type,
                        uint64_t *place) {
  *place = 0;
  if (!type_has_static_shape(type))
    return false;
  for (int i = 0; i < rank_of(type); i++) {
    const Attr *index = f->constants[first + (uint32_t)i];
    uint64_t size = (uint64_t)type->as.shaped.shape[i];
    if (!attr_is(index, AT_INTEGER) || attr_to_u64(index) >= size)
      return false;
    *place = *place * size + attr_to_u64(index);
  }
  return true;
}

// The element that was just inserted at the place, of known indices, that `op` asks
// for; or NULL.
static Value *inserted_there(const Fold *f, const Op *op) {
  const Op *insert = value_def(op_operand(op, 0), OP_tensor_insert);
  for (uint32_t i = 1; insert && i < op->noperands; i++) {
    const Attr *number = f->constants[i];
    if (!attr_is(number, AT_INTEGER) ||
        number != value_constant(f->ctx, op_operand(insert, i + 1)))
      return NULL;
  }
  return insert ? op_operand(insert, 0) : NULL;
}

bool fold_tensor_extract(Fold *f, Op *op) {
  const Attr *constant = f->constants[0];
  Value *inserted = inserted_there(f, op);
  uint64_t place;
  if (is_splat(constant))
    return fold_to(f, fold_element_at(f, constant, 0));
  if (inserted)
    return fold_to_value(f, inserted);
  if (!known_place(f, 1, op_operand_type(op, 0), &place))
    return false;
  const Op *elements = value_def(op_operand(op, 0), OP_tensor_from_elements);
  if (elements)
    return fold_to_value(f, op_operand(elements, (uint32_t)place));
  return constant && fold_to(f, fold_element_at(f, constant, place));
}

bool fold_tensor_from_elements(Fold *f, Op *op) {
  return fold_to(f, fold_from_elements(f, op_result_type(op), op->noperands));
}

bool fold_tensor_insert(Fold *f, Op *op) {
  (void)op;
  const Attr *scalar = f->constants[0];
  Attr *dest = f->constants[1];
  return scalar && is_splat(dest) && fold_element_at(f, dest, 0) == scalar &&
         fold_to(f, dest);
}

bool fold_tensor_splat(Fold *f, Op *op) {
  const Attr *number = f->constants[0];
  return (attr_is(number, AT_INTEGER) || attr_is(number, AT_FLOAT)) &&
         type_has_static_shape(op_result_type(op)) &&
         fold_to(f, dense_splat(f->ctx, op_result_type(op), number));
}

bool fold_tensor_gather(Fold *f, Op *op) {
  return fold_splat_source(f, op);
}

bool fold_tensor_concat(Fold *f, Op *op) {
  return op->noperands == 1 && op_operand_type(op, 0) == op_result_type(op) &&
         fold_to_value(f, op_operand(op, 0));
}

// Parts

static Slice slice_of_extract(const Op *op) {
  return slice_of_op(op, G_tensor_extract_slice_offsets,
                     A_tensor_extract_slice_static_offsets);
}

static Slice slice_of_insert(const Op *op) {
  return slice_of_op(op, G_tensor_insert_slice_offsets,
                     A_tensor_insert_slice_static_offsets);
}

static MixedList list_of(const Slice *slice, uint32_t part) {
  return (MixedList){slice->op, slice->statics[part], slice->firsts[part]};
}

static bool slices_are_same(const Slice *a, const Slice *b) {
  for (uint32_t part = 0; part < 3; part++)
    if (!mixed_list_same(list_of(a, part), list_of(b, part)))
      return false;
  return true;
}

static bool size_is(Fold *f, const Slice *slice, int i, int64_t number) {
  const Value *value = slice_operand(slice, SIZES, i);
  return value ? value_is_number(f->ctx, value, number)
               : slice_at(slice, SIZES, i) == number;
}

// All of something of that type, of known size.
static bool is_whole(Fold *f, const Slice *slice, const Type *type) {
  for (int i = 0; i < rank_of(type); i++)
    if (!size_is(f, slice, i, type->as.shaped.shape[i]))
      return false;
  return mixed_list_all_are(f->ctx, list_of(slice, OFFSETS), 0) &&
         mixed_list_all_are(f->ctx, list_of(slice, STRIDES), 1);
}

bool fold_tensor_extract_slice(Fold *f, Op *op) {
  Value *source = op_operand(op, 0);
  Slice slice = slice_of_extract(op);
  if (fold_splat_source(f, op))
    return true;
  if (source->type == op_result_type(op) && is_whole(f, &slice, source->type))
    return fold_to_value(f, source);
  const Op *insert = value_def(source, OP_tensor_insert_slice);
  if (!insert || op_operand_type(insert, 0) != op_result_type(op))
    return false;
  Slice inserted = slice_of_insert(insert);
  return slices_are_same(&slice, &inserted) &&
         fold_to_value(f, op_operand(insert, 0));
}

// A part that is written over altogether need not be written before.
static bool skip_overwritten(Fold *f, Op *op, const Slice *slice) {
  const Op *before = value_def(op_operand(op, 1), OP_tensor_insert_slice);
  if (!before || op_operand_type(before, 0) != op_operand_type(op, 0))
    return false;
  Slice written = slice_of_insert(before);
  if (!slices_are_same(slice, &written))
    return false;
  op_set_operand(op, 1, op_operand(before, 1));
  return fold_in_place(f);
}

bool fold_tensor_insert_slice(Fold *f, Op *op) {
  Value *source = op_operand(op, 0), *dest = op_operand(op, 1);
  Slice slice = slice_of_insert(op);
  if (source->type == dest->type && type_has_static_shape(dest->type) &&
      is_whole(f, &slice, dest->type))
    return fold_to_value(f, source);
  if (skip_overwritten(f, op, &slice))
    return true;
  const Op *extract = value_def(source, OP_tensor_extract_slice);
  if (extract && op_operand(extract, 0) == dest) {
    Slice extracted = slice_of_extract(extract);
    if (slices_are_same(&slice, &extracted))
      return fold_to_value(f, dest);
  }
  for (int i = 0; i < rank_of(dest->type); i++)
    if (size_is(f, &slice, i, 0))
      return fold_to_value(f, dest);
  return false;
}

bool fold_tensor_pad(Fold *f, Op *op) {
  return type_has_static_shape(op_result_type(op)) &&
         op_operand_type(op, 0) == op_result_type(op) &&
         !op_slot(op, A_tensor_pad_nofold) &&
         fold_to_value(f, op_operand(op, 0));
}

// Reshapes

static bool fold_reassociation(Fold *f, Op *op, uint32_t inverse) {
  Value *source = op_operand(op, 0);
  if (source->type == op_result_type(op))
    return fold_to_value(f, source);
  if (attr_is(f->constants[0], AT_DENSE))
    return fold_to(f, with_type(f, f->constants[0], op_result_type(op)));
  Value *original = reshape_undone(op, inverse);
  return original && fold_to_value(f, original);
}

bool fold_tensor_expand_shape(Fold *f, Op *op) {
  return fold_reassociation(f, op, OP_tensor_collapse_shape);
}

bool fold_tensor_collapse_shape(Fold *f, Op *op) {
  return fold_reassociation(f, op, OP_tensor_expand_shape);
}

// Whether an element of a shape surely is the size of `source` there.
static bool is_size_of(Fold *f, const Value *size, const Value *source,
                       int dim) {
  const Op *asked = value_def(size, OP_tensor_dim);
  if (value_constant(f->ctx, size))
    return value_is_number(f->ctx, size, source->type->as.shaped.shape[dim]);
  return asked && op_operand(asked, 0) == source &&
         value_is_number(f->ctx, op_operand(asked, 1), dim);
}

static bool has_shape(Fold *f, const Value *source, const Value *shape) {
  const Op *sizes = value_def(shape, OP_tensor_from_elements);
  if (!sizes || sizes->noperands != (uint32_t)rank_of(source->type))
    return false;
  for (int i = 0; i < rank_of(source->type); i++)
    if (!is_size_of(f, op_operand(sizes, (uint32_t)i), source, i))
      return false;
  return true;
}

bool fold_tensor_reshape(Fold *f, Op *op) {
  Value *source = op_operand(op, 0);
  if (fold_splat_source(f, op))
    return true;
  const Op *before = value_def(source, OP_tensor_reshape);
  if (before) {
    op_set_operand(op, 0, op_operand(before, 0));
    return fold_in_place(f);
  }
  return type_is(source->type, TY_TENSOR) &&
         source->type == op_result_type(op) &&
         (rank_of(source->type) <= 1 ||
          has_shape(f, source, op_operand(op, 1))) &&
         fold_to_value(f, source);
}
