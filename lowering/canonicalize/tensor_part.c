// Canonicalization patterns of tensor.extract_slice, insert_slice and
// parallel_insert_slice: what is known of numbers and of casts goes into them,
// and a cast to the type that others know is left.

#include "ir/build/tensor.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static const int64_t *shape_of(const Type *tensor) {
  return tensor->as.shaped.shape;
}

bool *dropped_dims(Rewriter *rw, const Mixed *sizes, const Type *whole,
                   const Type *part) {
  bool *dropped = arena_array(rw->arena, bool, type_rank(whole) + 1);
  for (uint32_t i = 0, j = 0; i < type_rank(whole); i++) {
    dropped[i] =
        j >= type_rank(part) || mixed_static(sizes[i]) != shape_of(part)[j];
    j += !dropped[i];
  }
  return dropped;
}

static int64_t *statics_of(Rewriter *rw, const Mixed *list, uint32_t n) {
  int64_t *numbers = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    numbers[i] = mixed_static(list[i]);
  return numbers;
}

static bool part_fits(Rewriter *rw, const MixedPart *part, const Type *whole) {
  uint32_t rank = type_rank(whole);
  const int64_t *offsets = statics_of(rw, part->offsets, rank);
  const int64_t *sizes = statics_of(rw, part->sizes, rank);
  const int64_t *strides = statics_of(rw, part->strides, rank);
  return part_fault(whole, offsets, sizes, strides).kind == PART_FITS;
}

// The type of a part like `type`, whose sizes are those of the dimensions that
// are not left out.
static Type *resized(Rewriter *rw, Type *type, const Mixed *sizes,
                     const bool *dropped, const Type *whole) {
  int64_t *shape = arena_array(rw->arena, int64_t, type_rank(type) + 1);
  for (uint32_t i = 0, j = 0; i < type_rank(whole); i++)
    if (!dropped[i])
      shape[j++] = mixed_static(sizes[i]);
  return type_tensor(rw->b.ctx, type->as.shaped.rank, shape, type_element(type),
                     type->as.shaped.layout);
}

// Numbers in the place of operands that are constants, if the part is then still
// inside of the whole.
static bool learn_numbers(Rewriter *rw, const Type *whole, MixedPart *part) {
  uint32_t rank = type_rank(whole);
  bool offsets = mixed_fold_sizes(rw->b.ctx, part->offsets, rank);
  bool sizes = mixed_fold_sizes(rw->b.ctx, part->sizes, rank);
  bool strides = mixed_fold(rw->b.ctx, part->strides, rank);
  return (offsets || sizes || strides) && part_fits(rw, part, whole);
}

static bool has_constant_operand(Rewriter *rw, const Op *op) {
  int64_t number;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i)->type->kind == TY_INDEX &&
        value_number(rw->b.ctx, op_operand(op, i), &number))
      return true;
  return false;
}

static Value *source_of_cast(const Value *value) {
  const Op *cast = value_def(value, OP_tensor_cast);
  return cast && tensor_cast_forgets(cast) ? op_operand(cast, 0) : NULL;
}

// tensor.extract_slice

static bool fold_extract_numbers(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  MixedPart part = part_of_op(rw->arena, op);
  bool *dropped =
      dropped_dims(rw, part.sizes, source->type, op_result_type(op));
  if (!learn_numbers(rw, source->type, &part))
    return false;
  Type *type =
      resized(rw, op_result_type(op), part.sizes, dropped, source->type);
  Value *made = build_extract_slice(&rw->b, rw->arena, type, source, &part);
  if (type != op_result_type(op))
    return replace_by_shaped_cast(rw, op, made);
  rewrite_replace1(rw, op, made);
  return true;
}

static bool extract_before_cast(Rewriter *rw, Op *op) {
  Value *source = source_of_cast(op_operand(op, 0));
  if (!source || has_constant_operand(rw, op))
    return false;
  MixedPart part = part_of_op(rw->arena, op);
  if (!part_fits(rw, &part, source->type))
    return false;
  rewrite_replace1(rw, op,
                   build_extract_slice(&rw->b, rw->arena, op_result_type(op),
                                       source, &part));
  return true;
}

// tensor.insert_slice, and the one of parallel loops, before which casts have to
// stand outside

static Value *cast_before(Rewriter *rw, Op *op, Type *type, Value *value) {
  Builder b = rw->b;
  if (op_is(op, OP_tensor_parallel_insert_slice))
    builder_before(&b, op_parent(op));
  return build_shaped_cast(&b, type, value);
}

static void replace_by_insert(Rewriter *rw, Op *op, Value *source, Value *dest,
                              const MixedPart *part) {
  Op *made = build_insert_slice(&rw->b, rw->arena, op->info->opcode, source,
                                dest, part);
  if (!op->nresults)
    rewrite_erase(rw, op);
  else if (dest->type == op_result_type(op))
    rewrite_replace_by(rw, op, made);
  else
    replace_by_shaped_cast(rw, op, op_result(made, 0));
}

static bool fold_insert_numbers(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0), *dest = op_operand(op, 1);
  MixedPart part = part_of_op(rw->arena, op);
  bool *dropped = dropped_dims(rw, part.sizes, dest->type, source->type);
  if (!learn_numbers(rw, dest->type, &part))
    return false;
  Type *type = resized(rw, source->type, part.sizes, dropped, dest->type);
  if (type != source->type)
    source = cast_before(rw, op, type, source);
  replace_by_insert(rw, op, source, dest, &part);
  return true;
}

// Inserts what was cast, into what was cast.
static bool insert_before_casts(Rewriter *rw, Op *op) {
  Value *source = source_of_cast(op_operand(op, 0));
  Value *dest = source_of_cast(op_operand(op, 1));
  if ((!source && !dest) || has_constant_operand(rw, op))
    return false;
  source = source ? source : op_operand(op, 0);
  dest = dest ? dest : op_operand(op, 1);
  MixedPart part = part_of_op(rw->arena, op);
  bool *dropped =
      dropped_dims(rw, part.sizes, dest->type, op_operand(op, 0)->type);
  for (uint32_t i = 0, j = 0; i < type_rank(dest->type); i++)
    if (!dropped[i] && shape_of(source->type)[j++] != DYNAMIC)
      part.sizes[i] = mixed_number(shape_of(source->type)[j - 1]);
  if (resized(rw, source->type, part.sizes, dropped, dest->type) !=
          source->type ||
      !part_fits(rw, &part, dest->type) ||
      (op_is(op, OP_tensor_parallel_insert_slice) && dest != op_operand(op, 1)))
    return false;
  replace_by_insert(rw, op, source, dest, &part);
  return true;
}

// Casts the source of an insertion to the sizes that the part says.
static bool cast_insert_source(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0), *dest = op_operand(op, 1);
  Type *type = source->type;
  MixedPart part = part_of_op(rw->arena, op);
  if (type_rank(type) != type_rank(dest->type))
    return false;
  int64_t *shape = arena_array(rw->arena, int64_t, type_rank(type) + 1);
  for (uint32_t i = 0; i < type_rank(type); i++) {
    int64_t size = part.sizes[i].number;
    bool known = !part.sizes[i].value ||
                 value_number(rw->b.ctx, part.sizes[i].value, &size);
    if (known && size < 0)
      return false;
    shape[i] = known ? size : shape_of(type)[i];
  }
  Type *better = type_tensor(rw->b.ctx, type->as.shaped.rank, shape,
                             type_element(type), type->as.shaped.layout);
  if (better == type || !tensor_type_keeps(type, better) ||
      !shaped_cast_fits(rw->b.ctx, type, better))
    return false;
  MixedPart known = part;
  mixed_fold_sizes(rw->b.ctx, known.sizes, type_rank(type));
  if (!part_fits(rw, &known, dest->type))
    return false;
  replace_by_insert(rw, op, cast_before(rw, op, better, source), dest, &known);
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
#define INSERTS(name, benefit, fn)                                             \
  PATTERN(OP_tensor_insert_slice, benefit, fn,                                 \
          ANONYMOUS(name "<mlir::tensor::InsertSliceOp>")),                    \
      PATTERN(OP_tensor_parallel_insert_slice, benefit, fn,                    \
              ANONYMOUS(name "<mlir::tensor::ParallelInsertSliceOp>"))

const Pattern patterns_tensor_part[] = {
    PATTERN(
        OP_tensor_extract_slice, 1, fold_extract_numbers,
        "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::"
        "ExtractSliceOp, SliceReturnTypeCanonicalizer, SliceCanonicalizer>"),
    PATTERN(OP_tensor_extract_slice, 1, extract_before_cast,
            ANONYMOUS("ExtractSliceOpCastFolder")),
    INSERTS("InsertSliceOpConstantArgumentFolder", 1, fold_insert_numbers),
    INSERTS("InsertSliceOpCastFolder", 1, insert_before_casts),
    INSERTS("InsertSliceOpSourceCastInserter", 1, cast_insert_source),
    {0},
};
