// Canonicalization patterns of the linalg dialect: operations that do nothing,
// and fills and transpositions of fills and transpositions.

#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "lowering/canonicalize/patterns.h"

#define ANONYMOUS(name) "(anonymous namespace)::" name

// Memory without elements is not touched.
static bool erase_dead(Rewriter *rw, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Type *type = op_operand(op, i)->type;
    for (uint32_t j = 0; type->kind == TY_MEMREF && j < structured_rank(type);
         j++)
      if (!type->as.shaped.shape[j]) {
        rewrite_erase(rw, op);
        return true;
      }
  }
  return false;
}

// Operations whose body is only linalg.yield

static bool maps_are_equal(const Structured *s) {
  for (uint32_t i = 1; i < s->op->noperands; i++)
    if (s->maps[i] != s->maps[0])
      return false;
  return true;
}

// The operand that has the elements which are yielded for init `i`; or NULL.
static Value *yielded_operand(const Structured *s, uint32_t i) {
  const Block *body = structured_body(s);
  const Value *value = op_operand(body->last, i);
  return value_arg_block(value) == body ? op_operand(s->op, value->index)
                                        : NULL;
}

// From memory to itself.
static bool erase_identity_of_buffers(Rewriter *rw, const Structured *s) {
  if (s->ninputs != 1 || s->ninits != 1 ||
      op_operand(s->op, 0) != op_operand(s->op, 1) ||
      op_operand(structured_body(s)->last, 0) !=
          block_arg(structured_body(s), 0))
    return false;
  rewrite_erase(rw, s->op);
  return true;
}

static bool erase_identity(Rewriter *rw, Op *op) {
  Structured s;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s) || !maps_are_equal(&s) ||
      structured_body(&s)->first != structured_body(&s)->last)
    return false;
  if (op_has_pure_buffers(op))
    return erase_identity_of_buffers(rw, &s);
  Value **values = arena_array(rw->arena, Value *, op->nresults + 1);
  if (!op_has_pure_tensors(op) || op->nresults != s.ninits)
    return false;
  for (uint32_t i = 0; i < op->nresults; i++) {
    values[i] = yielded_operand(&s, i);
    if (!values[i] || values[i]->type != op->results[i].type)
      return false;
  }
  return rewrite_replace(rw, op, values);
}

static bool erase_self_copy(Rewriter *rw, Op *op) {
  if (op_operand(op, 0) != op_operand(op, 1))
    return false;
  if (op->nresults)
    return rewrite_replace1(rw, op, op_operand(op, 0));
  rewrite_erase(rw, op);
  return true;
}

// Fills

static Op *fill_of(const Value *value) {
  return value_def(value, OP_linalg_fill);
}

// A copy, or transposition, of equal elements fills its init with them.
bool fill_in_place_of(Rewriter *rw, Op *op) {
  const Op *fill = fill_of(op_operand(op, 0));
  if (!fill ||
      op_operand(fill, 0)->type != structured_element(op_operand(op, 1)->type))
    return false;
  rewrite_replace_by(
      rw, op,
      build_fill(&rw->b, rw->arena, op_operand(fill, 0), op_operand(op, 1)));
  return true;
}

// A fill whose elements are all replaced need not be.
bool copy_over_fill(Rewriter *rw, Op *op) {
  const Op *fill = fill_of(op_operand(op, 1));
  if (!fill)
    return false;
  Op *copy = build_linalg_copy(&rw->b, rw->arena, op_operand(op, 0),
                               op_operand(fill, 1));
  rewrite_replace_by(rw, op, copy);
  return true;
}

bool read_fill(Rewriter *rw, Op *op) {
  const Op *fill = fill_of(op_operand(op, 0));
  return fill && rewrite_replace1(rw, op, op_operand(fill, 0));
}

// Layouts

static bool has_dim(const Attr *dims, int64_t dim) {
  for (uint64_t i = 0; i < dims->as.dense.count; i++)
    if (dense_int(dims, i) == dim)
      return true;
  return false;
}

// Whether the dimension was added by either broadcast: what is not of the second
// is dimension `*at` of what the first one gives.
static bool is_added(const Attr *first, const Attr *second, int64_t dim,
                     int64_t *at) {
  return has_dim(second, dim) || has_dim(first, (*at)++);
}

static bool broadcast_once(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_linalg_broadcast);
  if (!before)
    return false;
  const Attr *first = op_slot(before, A_linalg_broadcast_dimensions);
  const Attr *second = op_slot(op, A_linalg_broadcast_dimensions);
  uint32_t rank = structured_rank(op_operand(op, 1)->type), n = 0;
  int64_t *both = arena_array(rw->arena, int64_t, rank + 1), at = 0;
  for (uint32_t i = 0; i < rank; i++)
    if (is_added(first, second, i, &at))
      both[n++] = i;
  Attr *slots[] = {[A_linalg_broadcast_dimensions] =
                       attr_dense_i64(rw->b.ctx, both, n)};
  Value *operands[] = {op_operand(before, 0), op_operand(op, 1)};
  rewrite_replace_by(rw, op,
                     build_structured(&rw->b, rw->arena, OP_linalg_broadcast,
                                      slots, operands, 2, 1));
  return true;
}

static bool transpose_once(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_linalg_transpose);
  if (!before)
    return false;
  const Attr *first = op_slot(before, A_linalg_transpose_permutation);
  const Attr *second = op_slot(op, A_linalg_transpose_permutation);
  uint64_t n = second->as.dense.count;
  int64_t *both = arena_array(rw->arena, int64_t, n + 1);
  for (uint64_t i = 0; i < n; i++)
    both[i] = dense_int(first, (uint64_t)dense_int(second, i));
  Op *made = build_linalg_transpose(&rw->b, rw->arena, op_operand(before, 0),
                                    op_operand(op, 1),
                                    attr_dense_i64(rw->b.ctx, both, n));
  rewrite_replace_by(rw, op, made);
  return true;
}

// The permutation without the dimensions that were added, and where these are.
static Attr *permutation_without(Rewriter *rw, const Attr *permutation,
                                 const Attr *added, Attr **places) {
  uint64_t rank = permutation->as.dense.count, n = 0;
  int64_t *kept = arena_array(rw->arena, int64_t, rank + 1);
  int64_t *at = arena_array(rw->arena, int64_t, added->as.dense.count + 1);
  for (uint64_t i = 0; i < rank; i++) {
    int64_t dim = dense_int(permutation, i), before = 0;
    bool is_new = false;
    for (uint64_t k = 0; k < added->as.dense.count; k++) {
      before += dense_int(added, k) < dim;
      if (dense_int(added, k) != dim)
        continue;
      at[k] = (int64_t)i;
      is_new = true;
    }
    if (!is_new)
      kept[n++] = dim - before;
  }
  *places = attr_dense_i64(rw->b.ctx, at, added->as.dense.count);
  return attr_dense_i64(rw->b.ctx, kept, n);
}

// Transposes the input of a broadcast instead of its result, which is larger.
static bool transpose_first(Rewriter *rw, Op *op) {
  Value *input = op_operand(op, 0);
  const Op *before = value_def(input, OP_linalg_broadcast);
  if (!before || !input->uses || input->uses->next)
    return false;
  Value *small = op_operand(before, 0);
  Attr *places, *permutation = permutation_without(
                    rw, op_slot(op, A_linalg_transpose_permutation),
                    op_slot(before, A_linalg_broadcast_dimensions), &places);
  uint32_t rank = structured_rank(small->type);
  if (small->type->kind != TY_TENSOR)
    return false;
  Mixed *sizes = tensor_sizes(&rw->b, rw->arena, small);
  Mixed *turned = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    turned[i] = sizes[dense_int(permutation, i)];
  Value *init = build_tensor_empty(&rw->b, rw->arena, turned, rank,
                                   type_element(small->type), NULL);
  Op *transpose =
      build_linalg_transpose(&rw->b, rw->arena, small, init, permutation);
  Attr *slots[] = {[A_linalg_broadcast_dimensions] = places};
  Value *operands[] = {op_result(transpose, 0), op_operand(op, 1)};
  rewrite_replace_by(rw, op,
                     build_structured(&rw->b, rw->arena, OP_linalg_broadcast,
                                      slots, operands, 2, 1));
  return true;
}

// Canonicalization of structured operations that nobody uses, and of
// linalg.generic. linalg-fuse-elementwise-ops runs these patterns too.
const Pattern patterns_linalg_generic[] = {
    PATTERN_WHERE(info_is_structured, 1, erase_dead,
                  ANONYMOUS("EraseDeadLinalgOp")),
    PATTERN(OP_linalg_generic, 1, erase_identity,
            ANONYMOUS("EraseIdentityLinalgOp<mlir::linalg::GenericOp>")),
    {0},
};

const Pattern patterns_linalg[] = {
    PATTERN(OP_linalg_broadcast, 1, erase_identity,
            ANONYMOUS("EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>")),
    PATTERN(OP_linalg_broadcast, 1, broadcast_once, "FoldBroadcasts"),
    PATTERN(OP_linalg_copy, 1, erase_self_copy, ANONYMOUS("EraseSelfCopy")),
    PATTERN(OP_linalg_copy, 1, fill_in_place_of, ANONYMOUS("FoldFillWithCopy")),
    PATTERN(OP_linalg_copy, 1, copy_over_fill, ANONYMOUS("FoldFillWithCopy")),
    PATTERN(OP_linalg_transpose, 1, fill_in_place_of,
            ANONYMOUS("FoldFillWithTranspose")),
    PATTERN(OP_linalg_transpose, 1, transpose_once,
            "FoldTransposeWithTranspose"),
    PATTERN(OP_linalg_transpose, 1, transpose_first,
            "SwapTransposeWithBroadcast"),
    PATTERN(OP_tensor_extract, 1, read_fill,
            ANONYMOUS("FoldFillWithTensorExtract")),
    {0},
};
