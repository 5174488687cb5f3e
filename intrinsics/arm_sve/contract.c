// vector.contract of 2m rows by rows of 8 bytes, or of 4 bf16, whose number is
// scalable; for enable-arm-sve with enable-arm-i8mm or enable-arm-bf16 of
// convert-vector-to-llvm.
//
// An instruction multiplies 2 rows with 2 in each 128 bits. So two rows of `lhs`
// are repeated in all of a vector, and of `rhs` there are two in each part. The
// sum has its 2 by 2 numbers in a row, too:
//
//   a0 a1 b0 b1 ...
//   a2 a3 b2 b3 ...   // -> a0 a1 a2 a3 b0 b1 b2 b3 ...
//
// which interleaves pairs of two rows, as numbers of 64 bits, or single numbers
// where the sum is transposed, as its factors are swapped.

#include "intrinsics/calls.h"
#include "intrinsics/contract.h"
#include "ir/build/vector.h"

typedef struct Tiling {
  Rewriter *rw;
  Builder *b;
  MatrixProduct p;
  Type *factor, *sum; // of what one instruction multiplies, and adds
  Type *row, *rows;   // of the sum: one row, and two of them
} Tiling;

static Type *scalable(Builder *b, int64_t length, Type *element) {
  return type_vector(b->ctx, 1, &length, &(bool){true}, element);
}

static Value *extract_part(Tiling *t, Type *type, Value *source, int64_t at) {
  Op *op = build_op(t->b, OP_vector_scalable_extract, &type, 1, &source, 1);
  op->slots[A_vector_scalable_extract_pos] = attr_i64(t->b->ctx, at);
  return op_result(op, 0);
}

static Value *insert_part(Tiling *t, Value *part, Value *into, int64_t at) {
  Op *op = build_op(t->b, OP_vector_scalable_insert, &into->type, 1,
                    (Value *[]){part, into}, 2);
  op->slots[A_vector_scalable_insert_pos] = attr_i64(t->b->ctx, at);
  return op_result(op, 0);
}

// Two rows of `lhs`, again and again.
static Value *repeat_rows(Tiling *t, int64_t row) {
  int64_t n = 2 * t->p.k, mask[16];
  for (int64_t i = 0; i < n; i++)
    mask[i] = i;
  Value *low = build_vector_row(t->b, t->p.lhs, row);
  Value *high = build_vector_row(t->b, t->p.lhs, row + 1);
  Value *both = build_vector_shuffle(t->b, low, high, mask, (uint32_t)n);
  Value *filled = insert_part(t, both, build_poison(t->b, t->factor), 0);
  Op *op = build_op(t->b, OP_arm_sve_dupq_lane, &t->factor, 1, &filled, 1);
  op->slots[A_arm_sve_dupq_lane_lane] = attr_i64(t->b->ctx, 0);
  return op_result(op, 0);
}

// Numbers of a type as numbers of twice its width, half as many.
static Type *pairs(Tiling *t, const Type *vector) {
  return scalable(t->b, vector_dim(vector, 0) / 2, t->b->ctx->i64);
}

static Value *bitcast(Tiling *t, Type *type, Value *value) {
  return build_unary(t->b, OP_vector_bitcast, type, value);
}

static Value *join_rows(Tiling *t, int64_t row) {
  Value *v[] = {build_vector_row(t->b, t->p.acc, row),
                build_vector_row(t->b, t->p.acc, row + 1)};
  if (product_is_swapped(&t->p))
    return build_value(t->b, OP_vector_interleave, t->rows, v, 2);
  for (int i = 0; i < 2; i++)
    v[i] = bitcast(t, pairs(t, t->row), v[i]);
  return bitcast(
      t, t->rows,
      build_value(t->b, OP_vector_interleave, pairs(t, t->rows), v, 2));
}

static void part_rows(Tiling *t, Value *rows, Value **row) {
  bool swapped = product_is_swapped(&t->p);
  Type *type = swapped ? t->row : pairs(t, t->row);
  if (!swapped)
    rows = bitcast(t, pairs(t, t->rows), rows);
  Op *parts = build_op(t->b, OP_vector_deinterleave, (Type *[]){type, type}, 2,
                       &rows, 1);
  for (uint32_t i = 0; i < 2; i++) {
    row[i] = op_result(parts, i);
    if (!swapped)
      row[i] = bitcast(t, t->row, row[i]);
  }
}

static Value *multiply_parts(Tiling *t, Value *acc, Value *lhs, Value *rhs) {
  static const ProductOps ops = {OP_arm_sve_smmla, OP_arm_sve_ummla,
                                 OP_arm_sve_usmmla};
  Value *v[] = {acc, lhs, rhs};
  return t->p.k == 4
             ? build_value(t->b, OP_arm_sve_intr_bfmmla, acc->type, v, 3)
             : build_byte_product(t->b, &t->p, &ops, acc, lhs, rhs);
}

// Sums of one pair of rows, with all of `rhs`, in the place of those of `acc`.
static Value *put_rows(Tiling *t, Value *const *sums, Value *result,
                       int64_t row) {
  Value *rows = build_poison(t->b, t->rows), *parts[2];
  for (int64_t j = 0; j < t->p.n / 2; j++)
    rows = insert_part(t, sums[j], rows, 4 * j);
  part_rows(t, rows, parts);
  for (int64_t i = 0; i < 2; i++)
    result = build_vector_insert_row(t->b, parts[i], result, row + i);
  return result;
}

static Value *multiply(Tiling *t) {
  const MatrixProduct *p = &t->p;
  int64_t m = p->m / 2, n = p->n / 2; // of pairs
  Value **lhs = arena_array(t->rw->arena, Value *, m);
  Value **rhs = arena_array(t->rw->arena, Value *, n);
  Value **sums = arena_array(t->rw->arena, Value *, m * n);
  for (int64_t i = 0; i < m; i++)
    lhs[i] = repeat_rows(t, 2 * i);
  Type *flat = scalable(t->b, p->n * p->k, type_element(p->rhs->type));
  Value *columns = build_vector_shape_cast(t->b, flat, p->rhs);
  for (int64_t j = 0; j < n; j++)
    rhs[j] = extract_part(t, t->factor, columns, 2 * j * p->k);
  for (int64_t i = 0; i < m; i++) {
    Value *rows = join_rows(t, 2 * i);
    for (int64_t j = 0; j < n; j++)
      sums[i * n + j] = extract_part(t, t->sum, rows, 4 * j);
  }
  for (int64_t i = 0; i < m * n; i++)
    sums[i] = multiply_parts(t, sums[i], lhs[i / n], rhs[i % n]);
  Value *result = build_poison(t->b, p->acc->type);
  for (int64_t i = 0; i < m; i++)
    result = put_rows(t, sums + i * n, result, 2 * i);
  return result;
}

static bool is_bytes(const Value *value) {
  return type_is_int(type_element(value->type), 8);
}

static bool contract(Rewriter *rw, const MatrixProduct *p, int64_t k) {
  const Type *rhs = p->rhs->type;
  if (vector_rank(p->lhs->type) != 2 || type_is_scalable(p->lhs->type) ||
      !type_dim_is_scalable(rhs, 0) || type_dim_is_scalable(rhs, 1) ||
      p->k != k || p->m % 2 || p->n % 2)
    return false;
  Type *element = type_element(p->acc->type);
  Tiling t = {rw,
              &rw->b,
              *p,
              .factor = scalable(&rw->b, 2 * k, type_element(p->lhs->type)),
              .sum = scalable(&rw->b, 4, element),
              .row = scalable(&rw->b, p->n, element),
              .rows = scalable(&rw->b, 2 * p->n, element)};
  return rewrite_replace1(rw, p->op, multiply(&t));
}

static bool contract_bytes(Rewriter *rw, Op *op) {
  MatrixProduct p;
  return match_product_of_bytes(rw, op, &p) && is_bytes(p.lhs) &&
         is_bytes(p.rhs) && contract(rw, &p, 8);
}

static bool contract_bf16(Rewriter *rw, Op *op) {
  MatrixProduct p;
  return match_product_of_bf16(rw, op, &p) && contract(rw, &p, 4);
}

const Pattern patterns_sve_i8mm[] = {
    PATTERN(OP_vector_contract, 2, contract_bytes,
            "(anonymous namespace)::LowerContractionToSVEI8MMPattern"),
    {0}};
const Pattern patterns_sve_bf16[] = {
    PATTERN(OP_vector_contract, 2, contract_bf16,
            "(anonymous namespace)::LowerContractionToSVEBFMMLAPattern"),
    {0}};
