// Canonicalization patterns of the tensor dialect: casts, sizes, elements,
// tensors that are made. Parts are in tensor_part.c, padding in tensor_pad.c,
// reshapes in reshape.c.

#include "ir/build/tensor.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static const int64_t *shape_of(const Type *tensor) {
  return tensor->as.shaped.shape;
}

bool replace_by_shaped_cast(Rewriter *rw, Op *op, Value *made) {
  rewrite_replace1(rw, op, build_shaped_cast(&rw->b, op_result_type(op), made));
  return true;
}

// Casts

static bool join_bitcasts(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_tensor_bitcast);
  if (!before)
    return false;
  rewrite_replace1(rw, op,
                   build_unary(&rw->b, OP_tensor_bitcast, op_result_type(op),
                               op_operand(before, 0)));
  return true;
}

// What is known of a shape by several types of it; NULL: they contradict each
// other. An unranked type says nothing.
static Type *join_shapes(Rewriter *rw, Type *a, Type *b) {
  if (!a || !b || !type_has_rank(a))
    return a ? b : NULL;
  if (!type_has_rank(b))
    return a;
  if (type_rank(a) != type_rank(b))
    return NULL;
  int64_t *shape = arena_array(rw->arena, int64_t, type_rank(a) + 1);
  for (uint32_t i = 0; i < type_rank(a); i++) {
    int64_t m = shape_of(a)[i], n = shape_of(b)[i];
    if (m != n && m != DYNAMIC && n != DYNAMIC)
      return NULL;
    shape[i] = m == DYNAMIC ? n : m;
  }
  return type_tensor(rw->b.ctx, a->as.shaped.rank, shape, type_element(a),
                     NULL);
}

// Two casts are one, unless the type in between says what none of the others
// does.
static bool join_casts(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_tensor_cast);
  if (!before)
    return false;
  Value *source = op_operand(before, 0);
  Type *all =
      join_shapes(rw, join_shapes(rw, source->type, op_result_type(before)),
                  op_result_type(op));
  return all && all == join_shapes(rw, source->type, op_result_type(op)) &&
         replace_by_shaped_cast(rw, op, source);
}

static bool tells_more(const Op *cast) {
  return tensor_type_keeps(op_operand(cast, 0)->type, op_result_type(cast));
}

static bool cast_of_part(Rewriter *rw, Op *op) {
  const Op *extract = value_def(op_operand(op, 0), OP_tensor_extract_slice);
  if (!extract || !tells_more(op) ||
      op_result_type(op) == op_result_type(extract))
    return false;
  MixedPart part = part_of_op(rw->arena, extract);
  Type *whole = op_operand(extract, 0)->type;
  bool *dropped = dropped_dims(rw, part.sizes, whole, op_result_type(extract));
  for (uint32_t i = 0, j = 0; i < type_rank(whole); i++)
    if (!dropped[i] && shape_of(op_result_type(op))[j++] != DYNAMIC)
      part.sizes[i] = mixed_number(shape_of(op_result_type(op))[j - 1]);
  rewrite_replace1(rw, op,
                   build_extract_slice(&rw->b, rw->arena, op_result_type(op),
                                       op_operand(extract, 0), &part));
  return true;
}

// tensor.concat

static bool concat_of_one(Rewriter *rw, Op *op) {
  return op->noperands == 1 &&
         replace_by_shaped_cast(rw, op, op_operand(op, 0));
}

static Type *concat_type(const Rewriter *rw, const Op *op) {
  int wrong;
  return tensor_concat_type(rw->b.ctx, op, &wrong);
}

// What is known of some inputs is known of all, but for the dimension along
// which they are put together.
static bool cast_concat_inputs(Rewriter *rw, Op *op) {
  Type *whole = concat_type(rw, op);
  int64_t dim = attr_to_i64(op_slot(op, A_tensor_concat_dim));
  bool changed = false;
  int64_t *shape = arena_array(rw->arena, int64_t, type_rank(whole) + 1);
  for (uint32_t i = 0; i < type_rank(whole); i++)
    shape[i] = shape_of(whole)[i];
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *input = op_operand(op, i);
    shape[dim] = shape_of(input->type)[dim];
    Type *type =
        type_tensor(rw->b.ctx, whole->as.shaped.rank, shape,
                    type_element(input->type), input->type->as.shaped.layout);
    if (tensor_type_keeps(type, input->type))
      continue;
    rewrite_set_operand(rw, op, i, build_shaped_cast(&rw->b, type, input));
    changed = true;
  }
  return changed;
}

static bool learn_concat_type(Rewriter *rw, Op *op) {
  const Type *inferred = concat_type(rw, op), *result = op_result_type(op);
  Type *type =
      type_tensor(rw->b.ctx, inferred->as.shaped.rank, shape_of(inferred),
                  type_element(op_result_type(op)), result->as.shaped.layout);
  if (tensor_type_keeps(type, result))
    return false;
  Value **inputs = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    inputs[i] = op_operand(op, i);
  Value *made =
      build_value(&rw->b, OP_tensor_concat, type, inputs, op->noperands);
  value_op(made)->slots[A_tensor_concat_dim] = op_slot(op, A_tensor_concat_dim);
  return replace_by_shaped_cast(rw, op, made);
}

// Sizes

static bool dim_of_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_tensor_cast);
  if (!cast)
    return false;
  rewrite_replace1(
      rw, op,
      build_value(&rw->b, OP_tensor_dim, op_result_type(op),
                  (Value *[]){op_operand(cast, 0), op_operand(op, 1)}, 2));
  return true;
}

Value *tensor_written_by(const Value *result) {
  const Op *op = value_op(result);
  bool is_forall = op && op_is(op, OP_scf_forall);
  uint32_t first, count;
  if (!op || (!is_forall && !op->info->destinations))
    return NULL;
  op_operand_group(
      op, is_forall ? G_scf_forall_outputs : op->info->destinations - 1u,
      &first, &count);
  Value *dest = op_operand(op, first + result->index);
  return type_is_tensor(dest->type) ? dest : NULL;
}

// A result that is written to a tensor has its sizes.
static bool dim_of_written_by(Rewriter *rw, Op *op, bool is_forall) {
  const Value *source = op_operand(op, 0);
  Value *dest = tensor_written_by(source);
  if (!dest || op_is(value_op(source), OP_scf_forall) != is_forall)
    return false;
  rewrite_set_operand(rw, op, 0, dest);
  return true;
}

static bool dim_of_written(Rewriter *rw, Op *op) {
  return dim_of_written_by(rw, op, false);
}

static bool dim_of_forall(Rewriter *rw, Op *op) {
  return dim_of_written_by(rw, op, true);
}

static bool dim_of_reshape(Rewriter *rw, Op *op) {
  const Op *reshape = value_def(op_operand(op, 0), OP_tensor_reshape);
  if (!reshape)
    return false;
  Value *index = op_operand(op, 1);
  Value *size = build_tensor_extract(&rw->b, rw->arena, op_operand(reshape, 1),
                                     &index, 1);
  if (size->type != op_result_type(op))
    size = build_unary(&rw->b, OP_arith_index_cast, op_result_type(op), size);
  rewrite_replace1(rw, op, size);
  return true;
}

bool dim_of_empty(Rewriter *rw, Op *op) {
  const Op *empty = value_def(op_operand(op, 0), OP_tensor_empty);
  int64_t dim;
  if (!empty || !value_number(rw->b.ctx, op_operand(op, 1), &dim) || dim < 0 ||
      dim >= type_rank(op_result_type(empty)) ||
      shape_of(op_result_type(empty))[dim] != DYNAMIC)
    return false;
  rewrite_replace1(rw, op,
                   size_operand(empty, op_result_type(empty),
                                G_tensor_empty_dynamicSizes, (int)dim));
  return true;
}

// Tensors of sizes that are given

typedef struct Sizes { // of a type, of which more is known now
  Type *type;
  Value **values;
  uint32_t nvalues;
} Sizes;

// Collects the sizes of a result that are constants.
static bool learn_sizes(Rewriter *rw, const Op *op, Sizes *sizes) {
  const Type *type = op_result_type(op);
  uint32_t rank = type_rank(type), next = 0;
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  sizes->values = arena_array(rw->arena, Value *, rank + 1);
  sizes->nvalues = 0;
  for (uint32_t i = 0; i < rank; i++) {
    shape[i] = shape_of(type)[i];
    if (shape[i] != DYNAMIC)
      continue;
    Value *size = op_operand(op, next++);
    int64_t known;
    if (value_number(rw->b.ctx, size, &known) && known >= 0)
      shape[i] = known;
    else
      sizes->values[sizes->nvalues++] = size;
  }
  sizes->type =
      type_tensor(rw->b.ctx, (int)rank, shape, type_element(op_result_type(op)),
                  type->as.shaped.layout);
  return sizes->nvalues < next;
}

bool fold_empty_sizes(Rewriter *rw, Op *op) {
  Sizes sizes;
  return learn_sizes(rw, op, &sizes) &&
         replace_by_shaped_cast(rw, op,
                                build_value(&rw->b, OP_tensor_empty, sizes.type,
                                            sizes.values, sizes.nvalues));
}

static bool fold_generate_sizes(Rewriter *rw, Op *op) {
  Sizes sizes;
  if (!learn_sizes(rw, op, &sizes))
    return false;
  Op *made = build_spec(&rw->b, &(OpSpec){.info = op->info,
                                          .result_types = &sizes.type,
                                          .nresults = 1,
                                          .operands = sizes.values,
                                          .noperands = sizes.nvalues,
                                          .nregions = 1});
  rewrite_inline_region(rw, &op->regions[0], &made->regions[0], NULL);
  return replace_by_shaped_cast(rw, op, op_result(made, 0));
}

bool cast_of_empty(Rewriter *rw, Op *op) {
  const Op *empty = value_def(op_operand(op, 0), OP_tensor_empty);
  if (!empty || !tells_more(op))
    return false;
  const Type *from = op_result_type(empty), *to = op_result_type(op);
  Mixed *sizes = arena_array(rw->arena, Mixed, type_rank(to) + 1);
  for (uint32_t i = 0, next = 0; i < type_rank(to); i++) {
    bool given = shape_of(from)[i] == DYNAMIC;
    sizes[i] = shape_of(to)[i] == DYNAMIC ? mixed_value(op_operand(empty, next))
                                          : mixed_number(shape_of(to)[i]);
    next += given;
  }
  rewrite_replace1(rw, op,
                   build_tensor_empty(&rw->b, rw->arena, sizes, type_rank(to),
                                      type_element(op_result_type(op)),
                                      to->as.shaped.layout));
  return true;
}

// Elements

static Value **indices_of(Rewriter *rw, const Op *extract) {
  Value **indices = arena_array(rw->arena, Value *, extract->noperands);
  for (uint32_t i = 1; i < extract->noperands; i++)
    indices[i - 1] = op_operand(extract, i);
  return indices;
}

static bool replace_by_extract(Rewriter *rw, Op *op, Value *tensor,
                               Value *const *indices) {
  rewrite_replace1(rw, op,
                   build_tensor_extract(&rw->b, rw->arena, tensor, indices,
                                        type_rank(tensor->type)));
  return true;
}

static bool extract_of_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_tensor_cast);
  return cast && op_operand(cast, 0)->type->kind == TY_TENSOR &&
         replace_by_extract(rw, op, op_operand(cast, 0), indices_of(rw, op));
}

bool extract_of_index_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_arith_index_cast);
  if (!cast)
    return false;
  Value *number = build_tensor_extract(&rw->b, rw->arena, op_operand(cast, 0),
                                       indices_of(rw, op), op->noperands - 1);
  rewrite_replace1(
      rw, op,
      build_unary(&rw->b, OP_arith_index_cast, op_result_type(op), number));
  return true;
}

// An element that is computed by itself.
static bool extract_of_generate(Rewriter *rw, Op *op) {
  Op *generate = value_def(op_operand(op, 0), OP_tensor_generate);
  if (!generate || !op_would_be_trivially_dead(generate))
    return false;
  Block *body = generate->regions[0].first;
  PtrMap map = {0};
  for (uint32_t i = 0; i < body->nargs; i++)
    ptrmap_set(&map, rw->arena, block_arg(body, i), op_operand(op, i + 1));
  for (Op *inner = body->first; inner != body->last; inner = inner->next)
    rewrite_clone(rw, inner, &map);
  Value *element = op_operand(body->last, 0);
  Value *copy = ptrmap_get(&map, element);
  rewrite_replace1(rw, op, copy ? copy : element);
  return true;
}

// What writes to tensors

static bool may_use_source(const Value *value) {
  const Op *cast = value_def(value, OP_tensor_cast);
  return cast && tensor_cast_forgets(cast);
}

// Loops, insert_slice and relayouts have patterns of their own for it.
static bool writes_to_tensors(const OpInfo *info) {
  return info->destinations && !info->loop &&
         info->opcode != OP_tensor_insert_slice &&
         info->opcode != OP_linalg_pack && info->opcode != OP_linalg_unpack;
}

Op *rebuild_with(Rewriter *rw, Op *op, Value *const *operands,
                 Type *const *types) {
  Op *made = build_spec(&rw->b, &(OpSpec){.info = op->info,
                                          .result_types = types,
                                          .nresults = op->nresults,
                                          .operands = operands,
                                          .noperands = op->noperands,
                                          .nregions = op->nregions,
                                          .slots = op->slots,
                                          .attrs = op->attrs});
  for (uint32_t i = 0; i < op->nregions; i++)
    rewrite_inline_region(rw, &op->regions[i], &made->regions[i], NULL);
  return made;
}

void replace_by_results(Rewriter *rw, Op *op, Op *made) {
  Value **results = arena_array(rw->arena, Value *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++) {
    Type *type = op->results[i].type;
    results[i] = op_result(made, i);
    if (results[i]->type != type)
      results[i] = build_shaped_cast(&rw->b, type, results[i]);
  }
  rewrite_replace(rw, op, results);
}

// Whoever writes to a tensor that was cast writes to what was cast, and the
// result is cast.
static bool write_before_cast(Rewriter *rw, Op *op) {
  bool any = false;
  uint32_t first, count;
  for (uint32_t i = 0; i < op->noperands; i++)
    any |= may_use_source(op_operand(op, i));
  if (!any)
    return false;
  Value **operands = arena_array(rw->arena, Value *, op->noperands);
  Type **types = arena_array(rw->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op_operand(op, i);
    operands[i] =
        may_use_source(value) ? op_operand(value_op(value), 0) : value;
  }
  op_operand_group(op, op->info->destinations - 1u, &first, &count);
  for (uint32_t i = 0, next = first; i < op->nresults; i++) {
    while (type_is(operands[next]->type, TY_MEMREF))
      next++;
    types[i] = operands[next++]->type;
  }
  replace_by_results(rw, op, rebuild_with(rw, op, operands, types));
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name

const Pattern patterns_tensor[] = {
    PATTERN(OP_tensor_bitcast, 1, join_bitcasts,
            ANONYMOUS("ChainedTensorBitcast")),
    PATTERN(OP_tensor_cast, 1, join_casts, ANONYMOUS("ChainedTensorCast")),
    PATTERN(OP_tensor_cast, 1, cast_of_part,
            ANONYMOUS("TensorCastExtractSlice")),
    PATTERN(OP_tensor_cast, 1, cast_of_empty,
            ANONYMOUS("FoldEmptyTensorWithCastOp")),
    PATTERN(OP_tensor_concat, 1, concat_of_one,
            ANONYMOUS("SingleInputConcatOp")),
    PATTERN(OP_tensor_concat, 1, cast_concat_inputs,
            ANONYMOUS("InferConcatOperandTypes")),
    PATTERN(OP_tensor_concat, 1, learn_concat_type,
            ANONYMOUS("InferConcatResultType")),
    PATTERN(OP_tensor_dim, 1, dim_of_cast, ANONYMOUS("DimOfCastOp")),
    PATTERN(OP_tensor_dim, 1, dim_of_written, ANONYMOUS("DimOfDestStyleOp")),
    PATTERN(OP_tensor_dim, 1, dim_of_forall, "DimOfForallOp"),
    PATTERN(OP_tensor_dim, 1, dim_of_reshape, ANONYMOUS("DimOfReshapeOp")),
    PATTERN(OP_tensor_dim, 1, dim_of_empty,
            ANONYMOUS("FoldEmptyTensorWithDimOp")),
    PATTERN(OP_tensor_empty, 1, fold_empty_sizes,
            ANONYMOUS("ReplaceEmptyTensorStaticShapeDims")),
    PATTERN(OP_tensor_extract, 1, extract_of_cast,
            ANONYMOUS("ExtractFromTensorCast")),
    PATTERN(OP_tensor_extract, 1, extract_of_index_cast,
            ANONYMOUS("ExtractElementFromIndexCast")),
    PATTERN(OP_tensor_extract, 1, extract_of_generate,
            ANONYMOUS("ExtractFromTensorGenerate")),
    PATTERN(OP_tensor_generate, 1, fold_generate_sizes,
            ANONYMOUS("StaticTensorGenerate")),
    PATTERN_WHERE(writes_to_tensors, 1, write_before_cast,
                  "FoldTensorCastProducerOp"),
    {0},
};
