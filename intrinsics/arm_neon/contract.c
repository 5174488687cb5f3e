// vector.contract as instructions that multiply 2 by 8 bytes, or 2 by 4 bf16,
// with as many and add the 2 by 2 products; for enable-arm-neon with
// enable-arm-i8mm or enable-arm-bf16 of convert-vector-to-llvm.
//
//   %r = vector.contract ... : vector<4x8xi8>, vector<2x8xi8> into vector<4x2xi32>
//   // -> for rows 0 and 2
//   %a = vector.extract_strided_slice %lhs {offsets = [0, 0], sizes = [2, 8], ...}
//   %s = vector.extract_strided_slice %acc {offsets = [0, 0], sizes = [2, 2], ...}
//   // ... all as flat vectors
//   %t = arm_neon.intr.smmla %s, %a, %b : vector<16xi8> to vector<4xi32>
//   %r = vector.insert_strided_slice %t, %r {offsets = [0, 0], ...}
//
// A row is multiplied as the first of two, the other one being zeros.

#include "intrinsics/calls.h"
#include "intrinsics/contract.h"
#include "ir/analysis/fold.h"
#include "ir/build/vector.h"

typedef struct Tiling {
  Rewriter *rw;
  Builder *b;
  MatrixProduct p;
  int64_t m, n, k; // of what one instruction multiplies
  Value *sum;      // flat, of what was added up for one tile of the result
} Tiling;

static Value *folded(Tiling *t, Value *value) {
  return build_or_fold(t->b, t->rw->arena, value_op(value));
}

static Type *matrix_type(Tiling *t, Value *like, int64_t rows,
                         int64_t columns) {
  return type_vector(t->b->ctx, 2, (int64_t[]){rows, columns}, NULL,
                     type_element(like->type));
}

// Rows and columns from a place; of a row, the columns only.
static Value *take_tile(Tiling *t, Value *from, const int64_t *at,
                        const int64_t *sizes) {
  int rank = vector_rank(from->type), skip = 2 - rank;
  Type *type = type_vector(t->b->ctx, rank, sizes + skip, NULL,
                           type_element(from->type));
  return folded(t, build_vector_slice(t->b, t->rw->arena, type, from, at + skip,
                                      sizes + skip, (uint32_t)rank));
}

// A row, and one of zeros below.
static Value *add_zeros(Tiling *t, Value *row, int64_t columns) {
  Value *zeros = build_zeros(t->b, matrix_type(t, row, 2, columns));
  return folded(t, build_vector_insert_slice(t->b, t->rw->arena, row, zeros,
                                             (int64_t[]){0, 0}, 2));
}

static Value *flatten(Tiling *t, Value *tile) {
  return folded(t, build_vector_shape_cast(
                       t->b, vector_flat_type(t->b->ctx, tile->type), tile));
}

static Value *turned(Tiling *t, Value *tile) {
  return build_vector_transpose(t->b, t->rw->arena, tile, (int64_t[]){1, 0});
}

static Value *multiply_tiles(Tiling *t, Value *acc, Value *lhs, Value *rhs) {
  static const ProductOps ops = {OP_arm_neon_intr_smmla, OP_arm_neon_intr_ummla,
                                 OP_arm_neon_intr_usmmla};
  Value *v[] = {acc, lhs, rhs};
  return element_bit(type_element(acc->type)) == ELEMENT_F32
             ? build_value(t->b, OP_arm_neon_intr_bfmmla, acc->type, v, 3)
             : build_byte_product(t->b, &t->p, &ops, acc, lhs, rhs);
}

// `result` with what one instruction adds.
static Value *add_tile(Tiling *t, Value *result, int64_t i, int64_t j,
                       int64_t k) {
  const int64_t at[] = {i, j};
  Value *lhs =
      take_tile(t, t->p.lhs, (int64_t[]){i, k}, (int64_t[]){t->m, t->k});
  Value *rhs =
      take_tile(t, t->p.rhs, (int64_t[]){j, k}, (int64_t[]){t->n, t->k});
  Value *acc = take_tile(t, t->p.acc, at, (int64_t[]){t->m, t->n});
  if (t->p.m == 1) {
    lhs = add_zeros(t, lhs, t->k);
    acc = add_zeros(t, acc, t->n);
  }
  bool swapped = product_is_swapped(&t->p);
  if (swapped)
    acc = turned(t, acc);
  lhs = flatten(t, lhs);
  rhs = flatten(t, rhs);
  t->sum = multiply_tiles(t, k ? t->sum : flatten(t, acc), lhs, rhs);
  Value *tile = folded(t, build_vector_shape_cast(t->b, acc->type, t->sum));
  if (swapped)
    tile = turned(t, tile);
  if (t->p.m == 1)
    tile = folded(t, build_vector_row(t->b, tile, 0));
  int rank = vector_rank(result->type);
  return folded(t, build_vector_insert_slice(t->b, t->rw->arena, tile, result,
                                             at + 2 - rank, (uint32_t)rank));
}

static bool fits(const Tiling *t) {
  const MatrixProduct *p = &t->p;
  return !type_is_scalable(p->lhs->type) && !type_is_scalable(p->rhs->type) &&
         p->m % t->m == 0 && p->n % t->n == 0 && p->k % t->k == 0;
}

static bool rewrite_tiles(Tiling *t) {
  const MatrixProduct *p = &t->p;
  Value *result = build_zeros(t->b, p->acc->type);
  for (int64_t i = 0; i < p->m; i += t->m)
    for (int64_t j = 0; j < p->n; j += t->n)
      for (int64_t k = 0; k < p->k; k += t->k)
        result = add_tile(t, result, i, j, k);
  return rewrite_replace1(t->rw, p->op, result);
}

static Value *extend_to_bytes(Tiling *t, Value *factor, bool is_unsigned) {
  if (type_bit_width(type_element(factor->type)) == 8)
    return factor;
  Type *like = factor->type;
  Type *type = type_vector(t->b->ctx, vector_rank(like), like->as.shaped.shape,
                           NULL, t->b->ctx->i8);
  uint32_t opcode = is_unsigned ? OP_arith_extui : OP_arith_extsi;
  return folded(t, build_unary(t->b, opcode, type, factor));
}

static Tiling tiling_of(Rewriter *rw, const MatrixProduct *p, int64_t k) {
  return (Tiling){rw, &rw->b, *p, .m = p->m == 1 ? 1 : 2, .n = 2, .k = k};
}

static bool contract_bytes(Rewriter *rw, Op *op) {
  MatrixProduct p;
  if (!match_product_of_bytes(rw, op, &p))
    return false;
  Tiling t = tiling_of(rw, &p, 8);
  if (!fits(&t))
    return false;
  t.p.lhs = extend_to_bytes(&t, p.lhs, p.lhs_unsigned);
  t.p.rhs = extend_to_bytes(&t, p.rhs, p.rhs_unsigned);
  return rewrite_tiles(&t);
}

static bool contract_bf16(Rewriter *rw, Op *op) {
  MatrixProduct p;
  if (!match_product_of_bf16(rw, op, &p))
    return false;
  Tiling t = tiling_of(rw, &p, 4);
  return fits(&t) && rewrite_tiles(&t);
}

const Pattern patterns_neon_i8mm[] = {
    PATTERN(OP_vector_contract, 2, contract_bytes,
            "(anonymous namespace)::LowerContractionToNeonI8MMPattern"),
    {0}};
const Pattern patterns_neon_bf16[] = {
    PATTERN(OP_vector_contract, 2, contract_bf16,
            "(anonymous namespace)::LowerContractionToNeonBFMMLAPattern"),
    {0}};
