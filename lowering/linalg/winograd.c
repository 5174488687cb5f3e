// The transformations of Winograd convolutions, F(m x m, r x r): products with
// constant matrices.
//
//   filter   f, h, w, c        -> a, b, c, f          G  x F x G^T
//   input    n, h, w, c        -> a, b, th, tw, n, c  B^T x I x B
//   output   a, b, th, tw, n, f -> n, h, w, f         A^T x V x A
//
// where a and b go over the m + r - 1 elements of a tile in each direction, and
// th and tw over the tiles. Each product is one with a matrix from the left and
// one from the right, and each of these is a linalg.generic that adds up along
// one dimension, into zeros. In a direction that is not transformed, the matrix
// is a 1 alone. The output is added to what is there.
//
// The matrices are those of MLIR, whose powers of two keep small what comes in
// between; the matrix of outputs has the factor that makes up for them.

#include "ir/build/arith.h"
#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "ir/dialects/linalg/linalg.h"
#include "ir/dialects/shaped/shaped.h"
#include "lowering/linalg/linalg.h"

enum { MATRIX_MAX = 6 * 6 };

typedef struct Matrix {
  int64_t rows, columns;
  double factor; // of all elements
  double at[MATRIX_MAX];
} Matrix;

typedef struct Matrices { // of F(m x m, r x r)
  int64_t m, r;
  Matrix filter, input, output; // G, B^T, A^T
} Matrices;

static const Matrix unit = {1, 1, 1, {1}};

static const Matrices all_matrices[] = {
    // clang-format off
    {2, 3,
     {4, 3, 1 / 2.0, {-2,  0, 0,
                       1, -1, 1,
                       1,  1, 1,
                       0,  0, 2}},
     {4, 4, 1, {-1,  0, 1, 0,
                 0, -1, 1, 0,
                 0,  1, 1, 0,
                 0, -1, 0, 1}},
     {2, 4, 1, {1,  1, 1, 0,
                0, -1, 1, 1}}},
    {4, 3,
     {6, 3, 1 / 12.0, {12,  0,  0,
                       -4,  4, -4,
                       -4, -4, -4,
                        1, -2,  4,
                        1,  2,  4,
                        0,  0, 12}},
     {6, 6, 1 / 16.0, {4,  0, -5,  0, 1, 0,
                       0,  4, -4, -1, 1, 0,
                       0, -4, -4,  1, 1, 0,
                       0,  4, -2, -4, 2, 0,
                       0, -4, -2,  4, 2, 0,
                       0,  4,  0, -5, 0, 1}},
     {4, 6, 4, {1,  2, 2,  1, 1, 0,
                0, -2, 2, -2, 2, 0,
                0,  2, 2,  4, 4, 0,
                0, -2, 2, -8, 8, 4}}},
    {2, 5,
     {6, 5, 1 / 60.0, { 60,   0,   0,   0,  0,
                        10, -10,  10, -10, 10,
                       -10, -10, -10, -10, -10,
                       -16,   8,  -4,   2, -1,
                         1,   2,   4,   8, 16,
                         0,   0,   0,   0, 60}},
     {6, 6, 1 / 16.0, {2,  3, -4, -3,  2, 0,
                       0,  2,  1, -5,  2, 0,
                       0, -2, -5, -1,  2, 0,
                       0,  4, -2, -4,  2, 0,
                       0, -2, -4,  2,  4, 0,
                       0,  2,  3, -4, -3, 2}},
     {2, 6, 8, {1,  2, 2,  4, 2, 0,
                0, -2, 2, -2, 4, 1}}},
    // clang-format on
};

static const Matrices *matrices_of(const Attr *fmr) {
  Winograd f = winograd_of(fmr);
  for (uint32_t i = 0; i < ARRAY_SIZE(all_matrices); i++)
    if (all_matrices[i].m == f.m && all_matrices[i].r == f.r)
      return &all_matrices[i];
  unreachable();
}

static Value *build_matrix(Builder *b, Type *element, const Matrix *m) {
  char data[MATRIX_MAX * 16];
  uint32_t n = (uint32_t)(m->rows * m->columns);
  size_t size = dense_element_size(element), at = 0;
  for (uint32_t i = 0; i < n; i++) {
    const Attr *number = attr_double(b->ctx, element, m->at[i] * m->factor);
    for (size_t k = 0; k < size; k++)
      data[at++] = (char)(number->as.float_bits[k / 8] >> k % 8 * 8);
  }
  Type *type =
      type_tensor(b->ctx, 2, (int64_t[]){m->rows, m->columns}, element, NULL);
  Op *op = build_op(b, OP_arith_constant, &type, 1, NULL, 0);
  op->slots[A_arith_constant_value] =
      attr_dense(b->ctx, type, data, at, n == 1);
  return op_result(op, 0);
}

// A product with a matrix along one dimension:
//
//   result[..., i, ...] = sum over k of matrix[i, k] * source[...]
//
// Loops are the dimensions of the result, and then k. `at` has the indices of
// the source in terms of them.
typedef struct Product {
  const Matrix *matrix;
  Value *source;
  AffineExpr **at;
  const Mixed *sizes; // of the result
  uint32_t rank, row; // of the result; where i is
} Product;

static Value *build_zeros_of(Rewriter *rw, const Product *p, Type *element) {
  Value *empty =
      build_tensor_empty(&rw->b, rw->arena, p->sizes, p->rank, element, NULL);
  return op_result(
      build_fill(&rw->b, rw->arena, arith_float(&rw->b, element, 0), empty), 0);
}

// Builds a product of a constant matrix and one dimension of a tensor.
static Value *build_product(Rewriter *rw, const Product *p) {
  Ctx *ctx = rw->b.ctx;
  Type *element = type_element(p->source->type);
  uint32_t nloops = p->rank + 1;
  AffineExpr *row[] = {affine_dim(ctx, p->row), affine_dim(ctx, p->rank)};
  AffineExpr **all = arena_array(rw->arena, AffineExpr *, nloops);
  bool *reduces = arena_zero(rw->arena, nloops, 1);
  for (uint32_t i = 0; i < p->rank; i++)
    all[i] = affine_dim(ctx, i);
  reduces[p->rank] = true;
  Value *matrix = build_matrix(&rw->b, element, p->matrix);
  Value *operands[] = {matrix, p->source, build_zeros_of(rw, p, element)};
  Attr *maps[] = {
      attr_affine_map(ctx, nloops, 0, row, 2),
      attr_affine_map(ctx, nloops, 0, p->at, structured_rank(p->source->type)),
      attr_affine_map(ctx, nloops, 0, all, p->rank)};
  Op *generic = build_generic(&rw->b, rw->arena,
                              &(GenericParts){.operands = operands,
                                              .noperands = 3,
                                              .ninputs = 2,
                                              .maps = maps,
                                              .nloops = nloops,
                                              .reduces = reduces});
  GenericBody body = generic_begin(&rw->b, generic);
  Value *product =
      build_binary(&body.inner, OP_arith_mulf, block_arg(body.block, 0),
                   block_arg(body.block, 1));
  Value *sum = build_binary(&body.inner, OP_arith_addf,
                            block_arg(body.block, 2), product);
  generic_end(&body, &sum, 1);
  return op_result(generic, 0);
}

// The matrices of an operation, and for both directions whether they are
// transformed, as the size of a dimension says.
typedef struct Transform {
  const Matrices *matrices;
  bool is_done[2];
} Transform;

static bool transform_of(Rewriter *rw, Op *op, const Attr *fmr, Value *tensor,
                         uint32_t first, Transform *t) {
  const int64_t *sizes = tensor->type->as.shaped.shape + first;
  t->matrices = matrices_of(fmr);
  if (!type_is_float(type_element(tensor->type)))
    return rewrite_decline(rw, op, "its elements are no floats");
  if (sizes[0] == DYNAMIC || sizes[1] == DYNAMIC)
    return rewrite_decline(rw, op, "the size of its tiles is not known");
  for (uint32_t i = 0; i < 2; i++)
    t->is_done[i] = sizes[i] != 1;
  return true;
}

// tile * m + element
static AffineExpr *window(Ctx *ctx, const Transform *t, uint32_t direction,
                          uint32_t tile, uint32_t element) {
  int64_t m = t->is_done[direction] ? t->matrices->m : 1;
  return affine_binary(ctx, AFFINE_ADD,
                       affine_mul_number(ctx, affine_dim(ctx, tile), m),
                       affine_dim(ctx, element));
}

static const Matrix *matrix_of(const Transform *t, const Matrix *matrix,
                               uint32_t direction) {
  return t->is_done[direction] ? matrix : &unit;
}

// Adds to what the operation's init holds.
static bool replace_by_sum(Rewriter *rw, Op *op, Value *value) {
  uint32_t rank = structured_rank(value->type);
  Attr *map = affine_map_identity(rw->b.ctx, rw->arena, rank);
  Op *generic = build_generic(
      &rw->b, rw->arena,
      &(GenericParts){.operands = (Value *[]){value, op_operand(op, 1)},
                      .noperands = 2,
                      .ninputs = 1,
                      .maps = (Attr *[]){map, map},
                      .nloops = rank});
  GenericBody body = generic_begin(&rw->b, generic);
  Value *sum = build_binary(&body.inner, OP_arith_addf,
                            block_arg(body.block, 1), block_arg(body.block, 0));
  generic_end(&body, &sum, 1);
  rewrite_replace_by(rw, op, generic);
  return true;
}

// By a tensor of another type, maybe.
static bool replace_cast(Rewriter *rw, Op *op, Value *value) {
  Type *type = op->results[0].type;
  if (value->type != type)
    value = build_shaped_cast(&rw->b, type, value);
  return rewrite_replace1(rw, op, value);
}

// Transforms each filter in loops over channels: G f G^T.
bool decompose_winograd_filter(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  enum { F, H, W, C };
  Transform t;
  Value *filter = op_operand(op, 0);
  if (!transform_of(rw, op, op_slot(op, A_linalg_winograd_filter_transform_fmr),
                    filter, H, &t))
    return false;
  Mixed *from = tensor_sizes(&rw->b, rw->arena, filter);
  const Matrix *left = matrix_of(&t, &t.matrices->filter, 0);
  const Matrix *right = matrix_of(&t, &t.matrices->filter, 1);
  // a, w, c, f; k goes over h.
  Mixed half[] = {mixed_number(left->rows), from[W], from[C], from[F]};
  Value *value = build_product(
      rw,
      &(Product){.matrix = left,
                 .source = filter,
                 .at = (AffineExpr *[]){affine_dim(ctx, 3), affine_dim(ctx, 4),
                                        affine_dim(ctx, 1), affine_dim(ctx, 2)},
                 .sizes = half,
                 .rank = 4,
                 .row = 0});
  // a, b, c, f; k goes over w.
  Mixed whole[] = {half[0], mixed_number(right->rows), from[C], from[F]};
  return replace_cast(
      rw, op,
      build_product(rw, &(Product){.matrix = right,
                                   .source = value,
                                   .at = (AffineExpr *[]){affine_dim(ctx, 0),
                                                          affine_dim(ctx, 4),
                                                          affine_dim(ctx, 2),
                                                          affine_dim(ctx, 3)},
                                   .sizes = whole,
                                   .rank = 4,
                                   .row = 1}));
}

// Transforms each tile of the input in loops: B^T d B.
bool decompose_winograd_input(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  enum { N, H, W, C };
  Transform t;
  Value *input = op_operand(op, 0), *output = op_operand(op, 1);
  if (!transform_of(rw, op, op_slot(op, A_linalg_winograd_input_transform_fmr),
                    output, 0, &t))
    return false;
  Mixed *from = tensor_sizes(&rw->b, rw->arena, input);
  Mixed *to = tensor_sizes(&rw->b, rw->arena, output);
  // a, w, th, n, c; k goes over the rows of a tile.
  Mixed half[] = {to[0], from[W], to[2], to[4], to[5]};
  Value *value = build_product(
      rw,
      &(Product){.matrix = matrix_of(&t, &t.matrices->input, 0),
                 .source = input,
                 .at = (AffineExpr *[]){affine_dim(ctx, 3),
                                        window(ctx, &t, 0, 2, 5),
                                        affine_dim(ctx, 1), affine_dim(ctx, 4)},
                 .sizes = half,
                 .rank = 5,
                 .row = 0});
  // a, b, th, tw, n, c; k goes over the columns of a tile.
  return replace_cast(
      rw, op,
      build_product(rw,
                    &(Product){.matrix = matrix_of(&t, &t.matrices->input, 1),
                               .source = value,
                               .at = (AffineExpr *[]){affine_dim(ctx, 0),
                                                      window(ctx, &t, 1, 3, 6),
                                                      affine_dim(ctx, 2),
                                                      affine_dim(ctx, 4),
                                                      affine_dim(ctx, 5)},
                               .sizes = to,
                               .rank = 6,
                               .row = 1}));
}

// Joins the dimensions n, th, i, tw, j, f to n, h, w, f.
static Value *collapse_tiles(Rewriter *rw, Value *value, Type *like) {
  Ctx *ctx = rw->b.ctx;
  const int64_t *from = value->type->as.shaped.shape;
  int64_t shape[] = {from[0], saturated_mul(from[1], from[2]),
                     saturated_mul(from[3], from[4]), from[5]};
  static const int64_t firsts[] = {0, 1, 3, 5, 6};
  Attr *groups[4];
  for (uint32_t i = 0; i < 4; i++) {
    Attr *dims[] = {attr_i64(ctx, firsts[i]), attr_i64(ctx, firsts[i] + 1)};
    groups[i] = attr_array(ctx, dims, (uint32_t)(firsts[i + 1] - firsts[i]));
  }
  return build_collapse_shape(
      &rw->b, type_tensor(ctx, 4, shape, type_element(like), NULL), value,
      attr_array(ctx, groups, 4));
}

// Transforms each tile of the output back in loops: A^T y A.
bool decompose_winograd_output(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Transform t;
  Value *value = op_operand(op, 0);
  if (!transform_of(rw, op, op_slot(op, A_linalg_winograd_output_transform_fmr),
                    value, 0, &t))
    return false;
  Mixed *from = tensor_sizes(&rw->b, rw->arena, value);
  const Matrix *left = matrix_of(&t, &t.matrices->output, 0);
  const Matrix *right = matrix_of(&t, &t.matrices->output, 1);
  // i, b, th, tw, n, f; k goes over a.
  Mixed half[] = {
      mixed_number(left->rows), from[1], from[2], from[3], from[4], from[5]};
  Value *rows = build_product(
      rw,
      &(Product){.matrix = left,
                 .source = value,
                 .at = (AffineExpr *[]){affine_dim(ctx, 6), affine_dim(ctx, 1),
                                        affine_dim(ctx, 2), affine_dim(ctx, 3),
                                        affine_dim(ctx, 4), affine_dim(ctx, 5)},
                 .sizes = half,
                 .rank = 6,
                 .row = 0});
  // n, th, i, tw, j, f; k goes over b.
  Mixed whole[] = {
      from[4], from[2], half[0], from[3], mixed_number(right->rows), from[5]};
  Value *tiles = build_product(
      rw,
      &(Product){.matrix = right,
                 .source = rows,
                 .at = (AffineExpr *[]){affine_dim(ctx, 2), affine_dim(ctx, 6),
                                        affine_dim(ctx, 1), affine_dim(ctx, 3),
                                        affine_dim(ctx, 0), affine_dim(ctx, 5)},
                 .sizes = whole,
                 .rank = 6,
                 .row = 4});
  return replace_by_sum(rw, op, collapse_tiles(rw, tiles, op->results[0].type));
}
