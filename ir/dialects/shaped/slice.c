// Rectangular parts of memrefs and tensors: the lists of offsets, sizes and
// strides, and whether a part is inside of what it is of.

#include "ir/dialects/shaped/shaped.h"
#include "ir/dialects/dialects_int.h"

static const char *const plurals[] = {"offsets", "sizes", "strides"};
static const char *const singulars[] = {"offset", "size", "stride"};

Slice slice_of_op(const Op *op, uint32_t first_group, uint32_t first_attr) {
  Slice slice = {.op = op};
  for (uint32_t i = 0; i < 3; i++) {
    slice.statics[i] = op_slot(op, first_attr + i);
    op_operand_group(op, first_group + i, &slice.firsts[i], &slice.counts[i]);
  }
  return slice;
}

int64_t *slice_numbers(const Slice *slice, uint32_t part, Arena *arena) {
  uint32_t n = slice_count(slice, part);
  int64_t *numbers = arena_array(arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    numbers[i] = slice_at(slice, part, (int)i);
  return numbers;
}

Value *slice_operand(const Slice *slice, uint32_t part, int i) {
  uint32_t at = slice->firsts[part];
  if (slice_at(slice, part, i) != DYNAMIC)
    return NULL;
  for (int j = 0; j < i; j++)
    at += slice_at(slice, part, j) == DYNAMIC;
  return op_operand(slice->op, at);
}

static bool check_dynamic_counts(Ctx *ctx, const Op *op, const Slice *slice) {
  for (uint32_t part = 0; part < 3; part++) {
    uint32_t ndynamic = 0;
    for (uint32_t i = 0; i < slice_count(slice, part); i++)
      ndynamic += slice_at(slice, part, (int)i) == DYNAMIC;
    if (ndynamic != slice->counts[part])
      return diag_error(&ctx->diags, op->loc,
                        "expected the number of '%s' to match the number of "
                        "dynamic entries in 'static_%s' (%u vs %u)",
                        plurals[part], plurals[part], slice->counts[part],
                        ndynamic);
  }
  return true;
}

static bool wrong_rank(Ctx *ctx, const Op *op, const char *a, const char *b,
                       uint32_t m, uint32_t n) {
  return diag_error(&ctx->diags, op->loc,
                    "expected mixed %s rank to match mixed %s rank (%u vs %u) "
                    "so the rank of the result type is well-formed.",
                    a, b, m, n);
}

static bool check_not_negative(Ctx *ctx, const Op *op, const Slice *slice,
                               uint32_t part) {
  for (uint32_t i = 0; i < slice_count(slice, part); i++) {
    int64_t n = slice_at(slice, part, (int)i);
    if (n < 0 && n != DYNAMIC)
      return diag_error(&ctx->diags, op->loc,
                        "expected %s to be non-negative, but got %lld",
                        plurals[part], (long long)n);
  }
  return true;
}

bool check_slice(Ctx *ctx, const Op *op, const Slice *slice,
                 const uint32_t ranks[3]) {
  uint32_t noffsets = slice_count(slice, OFFSETS);
  uint32_t nsizes = slice_count(slice, SIZES);
  uint32_t nstrides = slice_count(slice, STRIDES);
  if (!check_dynamic_counts(ctx, op, slice))
    return false;
  if (noffsets != nsizes && !(noffsets == 1 && ranks[OFFSETS] == 1))
    return wrong_rank(ctx, op, "offsets", "sizes", noffsets, nsizes);
  if (nsizes != nstrides)
    return wrong_rank(ctx, op, "sizes", "strides", nsizes, nstrides);
  for (uint32_t part = 0; part < 3; part++)
    if (slice_count(slice, part) != ranks[part])
      return diag_error(&ctx->diags, op->loc, "expected %u %s values, got %u",
                        ranks[part], singulars[part], slice_count(slice, part));
  return check_not_negative(ctx, op, slice, OFFSETS) &&
         check_not_negative(ctx, op, slice, SIZES);
}

static int rank_of(const Type *type) {
  return type->as.shaped.rank;
}

PartFault part_fault(const Type *source, const int64_t *offsets,
                     const int64_t *sizes, const int64_t *strides) {
  for (int i = 0; i < rank_of(source); i++) {
    int64_t size = source->as.shaped.shape[i];
    if (size == DYNAMIC || offsets[i] == DYNAMIC)
      continue;
    if (offsets[i] >= size)
      return (PartFault){PART_STARTS_OUTSIDE, i, offsets[i]};
    if (sizes[i] == DYNAMIC || strides[i] == DYNAMIC)
      continue;
    int64_t last =
        saturated_add(offsets[i], saturated_mul(sizes[i] - 1, strides[i]));
    if (last >= size)
      return (PartFault){PART_ENDS_OUTSIDE, i, last};
  }
  return (PartFault){PART_FITS, 0, 0};
}

bool check_slice_bounds(Ctx *ctx, const Op *op, const Slice *slice,
                        const Type *source) {
  Arena scratch;
  arena_init(&scratch);
  PartFault fault = part_fault(source, slice_numbers(slice, OFFSETS, &scratch),
                               slice_numbers(slice, SIZES, &scratch),
                               slice_numbers(slice, STRIDES, &scratch));
  arena_release(&scratch);
  if (fault.kind == PART_FITS)
    return true;
  long long at = fault.at, size = source->as.shaped.shape[fault.dim];
  if (fault.kind == PART_STARTS_OUTSIDE)
    return diag_error(&ctx->diags, op->loc,
                      "offset %d is out-of-bounds: %lld >= %lld", fault.dim, at,
                      size);
  return diag_error(&ctx->diags, op->loc,
                    "slice along dimension %d runs out-of-bounds: %lld >= "
                    "%lld",
                    fault.dim, at, size);
}

bool shape_reduces_to(const int64_t *full, int rank, const Type *reduced) {
  int j = 0;
  for (int i = 0; i < rank; i++) {
    if (j < rank_of(reduced) && full[i] == reduced->as.shaped.shape[j])
      j++;
    else if (full[i] != 1)
      return false;
  }
  return j == rank_of(reduced);
}
