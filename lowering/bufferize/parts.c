// Compares rectangular parts that operations take or replace.

#include "ir/build/shaped.h"
#include "lowering/bufferize/bufferize.h"

static uint32_t rank_of(const Op *op) {
  return (uint32_t)part_whole(op)->type->as.shaped.rank;
}

static bool same_list(const Mixed *a, const Mixed *b, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!mixed_equal(a[i], b[i]))
      return false;
  return true;
}

bool same_part(Bufferize *z, const Op *a, const Op *b) {
  uint32_t rank = rank_of(a);
  if (rank != rank_of(b))
    return false;
  MixedPart x = part_of_op(z->arena, a), y = part_of_op(z->arena, b);
  for (uint32_t i = 0; i < rank; i++) {
    MixedPart *parts[] = {&x, &y};
    for (uint32_t j = 0; j < 2; j++) {
      Mixed *lists[] = {parts[j]->offsets, parts[j]->sizes, parts[j]->strides};
      for (uint32_t k = 0; k < 3; k++)
        if (lists[k][i].value)
          lists[k][i] = mixed_of(z->ctx, lists[k][i].value);
    }
  }
  return same_list(x.offsets, y.offsets, rank) &&
         same_list(x.sizes, y.sizes, rank) &&
         same_list(x.strides, y.strides, rank);
}

// The last index of a part in a dimension; false: not known.
static bool last_of(const MixedPart *part, uint32_t i, int64_t *last) {
  Mixed offset = part->offsets[i], size = part->sizes[i],
        stride = part->strides[i];
  int64_t length;
  return !offset.value && !size.value && !stride.value && size.number > 0 &&
         stride.number > 0 &&
         !__builtin_mul_overflow(size.number - 1, stride.number, &length) &&
         !__builtin_add_overflow(offset.number, length, last);
}

bool parts_are_apart(Bufferize *z, const Op *a, const Op *b) {
  uint32_t rank = rank_of(a);
  if (rank != rank_of(b))
    return false;
  MixedPart x = part_of_op(z->arena, a), y = part_of_op(z->arena, b);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t x_last, y_last;
    if (last_of(&x, i, &x_last) && last_of(&y, i, &y_last) &&
        (x_last < y.offsets[i].number || y_last < x.offsets[i].number))
      return true;
  }
  return false;
}
