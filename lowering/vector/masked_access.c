// Masked accesses of memory as those that LLVM has, when code is to be produced.
//
// Where the elements of the last dimension of memory are no neighbours each has
// an index of its own, that of what is packed being the number of those before
// it that are on:
//
//   %0 = vector.expandload %m[%i], %mask, %pass
//       : memref<?xf32, strided<[2]>>, vector<4xi1>, vector<4xf32>
//   // ->
//   %ones = arith.extui %mask : vector<4xi1> to vector<4xi32>
//   %at:2 = vector.scan <add>, %ones, %zero {inclusive = false}
//   %0 = vector.gather %m[%i] [%at#0], %mask, %pass
//
// Vectors of several dimensions go by rows (own_rows.c), but for those in memory
// of one, where all elements stand one behind the other. mlir-opt takes all for
// neighbours, and leaves what has several dimensions.

#include "ir/build/vector.h"
#include "lowering/vector/vector_patterns.h"

#include "ir/dialects/dialects.h"
#include "lowering/pass/pass.h"

// The memref, its indices, the mask and the vector are operands of all of them,
// in this order.
typedef struct MaskedAccess {
  Type *memref, *vector;
  Value *mask, *value;
  uint32_t nplace; // the memref and its indices
} MaskedAccess;

static MaskedAccess access_of(const Op *op) {
  uint32_t n = op->noperands;
  Value *value = op_operand(op, n - 1);
  return (MaskedAccess){op_operand(op, 0)->type, value->type,
                        op_operand(op, n - 2), value, n - 2};
}

// Elements that are not neighbours

static bool packs(const Op *op) {
  return op_is(op, OP_vector_expandload) || op_is(op, OP_vector_compressstore);
}

static Value *step(Rewriter *rw, const Type *vector) {
  bool scalable = type_is_scalable(vector);
  Type *type = type_vector(rw->b.ctx, 1, vector->as.shaped.shape, &scalable,
                           rw->b.ctx->index_type);
  return build_value(&rw->b, OP_vector_step, type, NULL, 0);
}

// For each element, how many before it are on.
static Value *count_before(Rewriter *rw, Value *mask) {
  Builder *b = &rw->b;
  Ctx *ctx = b->ctx;
  Type *type = type_with_element(ctx, mask->type, ctx->i32);
  Type *start = type_vector(ctx, 0, NULL, NULL, ctx->i32);
  Value *operands[] = {build_unary(b, OP_arith_extui, type, mask),
                       build_zeros(b, start)};
  Op *scan =
      build_op(b, OP_vector_scan, (Type *[]){type, start}, 2, operands, 2);
  scan->slots[A_vector_scan_kind] =
      attr_flags(ctx, def_attr_vector_kind, E_vector_kind_add);
  scan->slots[A_vector_scan_reduction_dim] = attr_i64(ctx, 0);
  scan->slots[A_vector_scan_inclusive] = ctx->false_attr;
  return op_result(scan, 0);
}

static bool index_elements(Rewriter *rw, Op *op) {
  MaskedAccess a = access_of(op);
  if (vector_rank(a.vector) != 1 || memref_last_is_dense(a.memref, rw->arena))
    return false;
  Value **operands = arena_array(rw->arena, Value *, a.nplace + 3);
  for (uint32_t i = 0; i < a.nplace; i++)
    operands[i] = op_operand(op, i);
  operands[a.nplace] =
      packs(op) ? count_before(rw, a.mask) : step(rw, a.vector);
  operands[a.nplace + 1] = a.mask;
  operands[a.nplace + 2] = a.value;
  rewrite_replace_new(rw, op,
                      op->nresults ? OP_vector_gather : OP_vector_scatter,
                      operands, a.nplace + 3);
  return true;
}

// In memory of one dimension

// ORDER of slots.
_Static_assert(A_vector_maskedload_alignment == 0 &&
                   A_vector_maskedstore_alignment == 0 &&
                   A_vector_expandload_alignment == 0 &&
                   A_vector_compressstore_alignment == 0,
               "the alignment is the first slot");

// Accesses a vector of several dimensions as one of one dimension.
static bool flatten(Rewriter *rw, Op *op) {
  MaskedAccess a = access_of(op);
  Builder *b = &rw->b;
  if (vector_rank(a.vector) <= 1 || a.memref->as.shaped.rank != 1)
    return false;
  Type *flat = vector_flat_type(b->ctx, a.vector);
  Value **operands = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < a.nplace; i++)
    operands[i] = op_operand(op, i);
  operands[a.nplace] = build_vector_shape_cast(
      b, vector_flat_type(b->ctx, a.mask->type), a.mask);
  operands[a.nplace + 1] = build_vector_shape_cast(b, flat, a.value);
  Op *made = build_op(b, op->info->opcode, &flat, op->nresults, operands,
                      op->noperands);
  made->slots[0] = op_slot(op, 0);
  if (op->nresults)
    return rewrite_replace1(
        rw, op, build_vector_shape_cast(b, a.vector, op_result(made, 0)));
  rewrite_erase(rw, op);
  return true;
}

const Pattern patterns_vector_masked_access[] = {
    PATTERN(OP_vector_maskedload, 0, index_elements, ""),
    PATTERN(OP_vector_maskedstore, 0, index_elements, ""),
    PATTERN(OP_vector_expandload, 0, index_elements, ""),
    PATTERN(OP_vector_compressstore, 0, index_elements, ""),
    PATTERN(OP_vector_maskedload, 0, flatten, ""),
    PATTERN(OP_vector_maskedstore, 0, flatten, ""),
    PATTERN(OP_vector_expandload, 0, flatten, ""),
    PATTERN(OP_vector_compressstore, 0, flatten, ""),
    {0},
};
