// Canonicalization patterns of linalg.fill, and of what becomes one: reshapes,
// padding, packing and concatenations of tensors that were filled.

#include "ir/build/affine.h"
#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static Op *fill_of(const Value *value) {
  return value_def(value, OP_linalg_fill);
}

// Fills `init` with what `fill` does; a cast back if another type is wanted.
static bool fill_instead(Rewriter *rw, Op *op, const Op *fill, Value *init) {
  Value *made =
      op_result(build_fill(&rw->b, rw->arena, op_operand(fill, 0), init), 0);
  if (made->type != op->results[0].type)
    return replace_by_shaped_cast(rw, op, made);
  return rewrite_replace1(rw, op, made);
}

static bool fill_collapsed(Rewriter *rw, Op *op) {
  const Op *fill = fill_of(op_operand(op, 0));
  if (!fill)
    return false;
  Value *init =
      build_collapse_shape(&rw->b, op->results[0].type, op_operand(fill, 1),
                           op_slot(op, A_tensor_collapse_shape_reassociation));
  return fill_instead(rw, op, fill, init);
}

static bool fill_expanded(Rewriter *rw, Op *op) {
  const Op *fill = fill_of(op_operand(op, 0));
  uint32_t n;
  if (!fill)
    return false;
  Mixed *sizes = mixed_list(rw->arena, op, G_tensor_expand_shape_output_shape,
                            A_tensor_expand_shape_static_output_shape, &n);
  Value *init = build_expand_shape(
      &rw->b, rw->arena, op->results[0].type, op_operand(fill, 1),
      op_slot(op, A_tensor_expand_shape_reassociation), sizes);
  return fill_instead(rw, op, fill, init);
}

// Padding with what is there already

static Mixed *list_of_pad(Rewriter *rw, const Op *pad, bool is_low) {
  uint32_t n;
  return is_low ? mixed_list(rw->arena, pad, G_tensor_pad_low,
                             A_tensor_pad_static_low, &n)
                : mixed_list(rw->arena, pad, G_tensor_pad_high,
                             A_tensor_pad_static_high, &n);
}

// Whether all padding is the value that `fill` has.
static bool pads_with(const Op *pad, const Op *fill) {
  const Block *body = pad->regions[0].first;
  return op_operand(body->last, 0) == op_operand(fill, 0);
}

static Mixed *sizes_of_pad(Rewriter *rw, const Op *pad) {
  Ctx *ctx = rw->b.ctx;
  Value *source = op_operand(pad, 0);
  uint32_t rank = type_rank(source->type);
  Mixed *sizes = arena_array(rw->arena, Mixed, rank + 1);
  const Mixed *low = list_of_pad(rw, pad, true);
  const Mixed *high = list_of_pad(rw, pad, false);
  AffineExpr *sum = affine_binary(ctx, AFFINE_ADD, affine_symbol(ctx, 0),
                                  affine_symbol(ctx, 1));
  sum = affine_binary(ctx, AFFINE_ADD, sum, affine_symbol(ctx, 2));
  for (uint32_t i = 0; i < rank; i++) {
    Mixed parts[] = {tensor_size(&rw->b, source, i), low[i], high[i]};
    sizes[i] = affine_apply_mixed(&rw->b, rw->arena, sum, parts);
  }
  return sizes;
}

static bool fill_padded(Rewriter *rw, Op *op) {
  const Op *fill = fill_of(op_operand(op, 0));
  if (!fill || !pads_with(op, fill))
    return false;
  Type *type = op->results[0].type;
  Value *init = build_tensor_empty(&rw->b, rw->arena, sizes_of_pad(rw, op),
                                   type_rank(type), type_element(type),
                                   type->as.shaped.layout);
  return fill_instead(rw, op, fill, init);
}

// Whether what two insertions write is known to be apart.
static bool parts_are_disjoint(const MixedPart *a, const MixedPart *b,
                               uint32_t rank) {
  for (uint32_t i = 0; i < rank; i++) {
    if (a->offsets[i].value || a->sizes[i].value || a->strides[i].value ||
        b->offsets[i].value || b->sizes[i].value || b->strides[i].value)
      continue;
    int64_t a_start = a->offsets[i].number, b_start = b->offsets[i].number;
    int64_t a_end = a_start + (a->sizes[i].number - 1) * a->strides[i].number;
    int64_t b_end = b_start + (b->sizes[i].number - 1) * b->strides[i].number;
    if (a_end < b_start || b_end < a_start)
      return true;
  }
  return false;
}

// The fill that an insertion of `part` writes to, with others before it that
// are apart from it.
static Op *fill_before(Rewriter *rw, const Op *insert, const MixedPart *part) {
  const Value *dest = op_operand(insert, 1);
  uint32_t rank = type_rank(dest->type);
  for (const Op *before; (before = value_def(dest, OP_tensor_insert_slice));
       dest = op_operand(before, 1)) {
    if (type_rank(op_operand(before, 0)->type) != rank)
      return NULL;
    MixedPart other = part_of_op(rw->arena, before);
    if (!parts_are_disjoint(part, &other, rank))
      break;
  }
  return fill_of(dest);
}

static bool is_known_negative(const Mixed *list, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!list[i].value && list[i].number < 0)
      return true;
  return false;
}

// An insertion needs no padding of the value that its destination is filled with.
// mlir-opt drops it for strided insertions as well, which then write elsewhere.
static bool insert_unpadded(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  const Op *pad = value_def(op_operand(op, 0), OP_tensor_pad);
  if (!pad)
    return false;
  Value *source = op_operand(pad, 0), *dest = op_operand(op, 1);
  uint32_t rank = type_rank(dest->type);
  MixedPart part = part_of_op(rw->arena, op);
  if (type_rank(source->type) != rank ||
      !all_are_number(rw, part.strides, rank, 1))
    return false;
  const Op *fill = fill_before(rw, op, &part);
  const Mixed *low = list_of_pad(rw, pad, true);
  if (!fill || !pads_with(pad, fill) || is_known_negative(low, rank) ||
      is_known_negative(list_of_pad(rw, pad, false), rank))
    return false;
  AffineExpr *sum = affine_binary(ctx, AFFINE_ADD, affine_symbol(ctx, 0),
                                  affine_symbol(ctx, 1));
  for (uint32_t i = 0; i < rank; i++) {
    Mixed both[] = {low[i], part.offsets[i]};
    part.offsets[i] = affine_apply_mixed(&rw->b, rw->arena, sum, both);
  }
  part.sizes = tensor_sizes(&rw->b, rw->arena, source);
  rewrite_replace_by(rw, op,
                     build_insert_slice(&rw->b, rw->arena,
                                        OP_tensor_insert_slice, source, dest,
                                        &part));
  return true;
}

// Other operations on tensors that were filled

static bool fill_packed(Rewriter *rw, Op *op) {
  const Op *fill = fill_of(op_operand(op, 0));
  const Value *padding = op_operand_of(op, G_linalg_pack_padding_value);
  Value *dest = op_operand(op, 1);
  return fill && (!padding || padding == op_operand(fill, 0)) &&
         value_has_one_use(dest) && fill_instead(rw, op, fill, dest);
}

static bool fill_concatenated(Rewriter *rw, Op *op) {
  const Op *first = op->noperands ? fill_of(op_operand(op, 0)) : NULL;
  if (!first)
    return false;
  Value **inits = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Op *fill = fill_of(op_operand(op, i));
    if (!fill || op_operand(fill, 0) != op_operand(first, 0))
      return false;
    inits[i] = op_operand(fill, 1);
  }
  Value *init = build_value(&rw->b, OP_tensor_concat, op->results[0].type,
                            inits, op->noperands);
  value_op(init)->slots[A_tensor_concat_dim] = op_slot(op, A_tensor_concat_dim);
  return fill_instead(rw, op, first, init);
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
#define RESHAPED(op)                                                           \
  ANONYMOUS("FoldFillWithTensorReshape<mlir::tensor::" op ">")

const Pattern patterns_linalg_fill[] = {
    PATTERN(OP_tensor_concat, 1, fill_concatenated,
            ANONYMOUS("FoldConcatsOfFill")),
    PATTERN(OP_linalg_pack, 1, fill_packed, ANONYMOUS("FoldFillWithPack")),
    PATTERN(OP_tensor_pad, 1, fill_padded, ANONYMOUS("FoldFillWithPad")),
    PATTERN(OP_tensor_collapse_shape, 1, fill_collapsed,
            RESHAPED("CollapseShapeOp")),
    PATTERN(OP_tensor_expand_shape, 1, fill_expanded,
            RESHAPED("ExpandShapeOp")),
    PATTERN(OP_tensor_insert_slice, 1, insert_unpadded,
            ANONYMOUS("FoldInsertPadIntoFill")),
    {0},
};
