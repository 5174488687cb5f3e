// Verifiers of operations that are several structured ones: softmax, and the
// transformations of Winograd convolutions.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/linalg/linalg.h"

static const int64_t *shape_of(const Op *op, uint32_t operand) {
  return op_operand(op, operand)->type->as.shaped.shape;
}

static bool shape_fits(const Type *type, const int64_t *shape, int rank) {
  if (type->as.shaped.rank != rank)
    return false;
  for (int i = 0; i < rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    if (size != shape[i] && size != DYNAMIC && shape[i] != DYNAMIC)
      return false;
  }
  return true;
}

// One init, the second operand, and a result of its type if it is a tensor.
static bool check_destination(Ctx *ctx, const Op *op) {
  const Type *type = op_operand(op, 1)->type;
  bool is_tensor = type_is_tensor(type);
  if (!is_tensor && !type_is_memref(type))
    return op_error(ctx, op,
                    "expected that operand #1 is a tensor or a memref");
  if (op->nresults != is_tensor)
    return op_error(ctx, op,
                    "expected the number of tensor results (%u) to be equal to "
                    "the number of output tensors (%u)",
                    op->nresults, is_tensor);
  return !is_tensor || op->results[0].type == type ||
         op_error(ctx, op,
                  "expected type of operand #1 ('%s') to match type of "
                  "corresponding result ('%s')",
                  type_str(ctx, type), type_str(ctx, op->results[0].type));
}

bool verify_linalg_softmax(Ctx *ctx, Op *op) {
  const Type *input = op_operand(op, 0)->type,
             *output = op_operand(op, 1)->type;
  int64_t dimension = attr_to_i64(op_slot(op, A_linalg_softmax_dimension));
  if (!type_has_rank(input) || !type_has_rank(output) ||
      !shape_fits(output, input->as.shaped.shape, input->as.shaped.rank))
    return op_error(ctx, op, "incompatible output shape");
  if (dimension < 0 || dimension >= input->as.shaped.rank)
    return op_error(ctx, op, "incorrect dimension specified");
  return check_destination(ctx, op);
}

Winograd winograd_of(const Attr *fmr) {
  switch (attr_to_i64(fmr)) {
  case E_linalg_winograd_fmr_F_2_3: return (Winograd){2, 3};
  case E_linalg_winograd_fmr_F_4_3: return (Winograd){4, 3};
  default: return (Winograd){2, 5};
  }
}

static bool check_output(Ctx *ctx, const Op *op, const int64_t *shape,
                         int rank) {
  if (!shape_fits(op_operand(op, 1)->type, shape, rank))
    return op_error(ctx, op, "the output shape is not expected");
  return check_destination(ctx, op);
}

bool verify_linalg_winograd_filter_transform(Ctx *ctx, Op *op) {
  enum { F, H, W, C };
  const int64_t *filter = shape_of(op, 0);
  Winograd f = winograd_of(op_slot(op, A_linalg_winograd_filter_transform_fmr));
  if (filter[H] != f.r && filter[H] != 1)
    return op_error(ctx, op, "expect filter height either equals to r or 1");
  if (filter[W] != f.r && filter[W] != 1)
    return op_error(ctx, op, "expect filter width either equals to r or 1");
  if (filter[H] == 1 && filter[W] == 1)
    return op_error(ctx, op,
                    "expect either filter height or width equals to r");
  int64_t tile = f.m + f.r - 1;
  int64_t expected[] = {filter[H] == f.r ? tile : 1,
                        filter[W] == f.r ? tile : 1, filter[C], filter[F]};
  return check_output(ctx, op, expected, 4);
}

// Input of one direction: the size of a tile, and how many there are.
static void expect_tiles(const Winograd *f, int64_t size, int64_t alpha,
                         int64_t *tile, int64_t *ntiles) {
  bool transforms = alpha != 1;
  *tile = transforms || size == DYNAMIC ? f->m + f->r - 1 : 1;
  *ntiles = size == DYNAMIC ? DYNAMIC
            : transforms    ? (size - (f->r - 1)) / f->m
                            : size;
}

bool verify_linalg_winograd_input_transform(Ctx *ctx, Op *op) {
  enum { N, H, W, C };
  const int64_t *input = shape_of(op, 0), *output = shape_of(op, 1);
  Winograd f = winograd_of(op_slot(op, A_linalg_winograd_input_transform_fmr));
  int64_t expected[6];
  expect_tiles(&f, input[H], output[0], &expected[0], &expected[2]);
  expect_tiles(&f, input[W], output[1], &expected[1], &expected[3]);
  expected[4] = input[N];
  expected[5] = input[C];
  return check_output(ctx, op, expected, 6);
}

bool verify_linalg_winograd_output_transform(Ctx *ctx, Op *op) {
  static const char *const directions[] = {"height", "width"};
  const int64_t *value = shape_of(op, 0);
  Winograd f = winograd_of(op_slot(op, A_linalg_winograd_output_transform_fmr));
  int64_t expected[4] = {value[4], DYNAMIC, DYNAMIC, value[5]};
  for (uint32_t i = 0; i < 2; i++) {
    bool transforms = value[i] != 1;
    if (value[i] == DYNAMIC || value[2 + i] == DYNAMIC)
      continue;
    if (value[i] != (transforms ? f.m + f.r - 1 : 1))
      return op_error(ctx, op, "expect input %s equals to input tile size",
                      directions[i]);
    expected[1 + i] = (transforms ? f.m : 1) * value[2 + i];
  }
  return check_output(ctx, op, expected, 4);
}
