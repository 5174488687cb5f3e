// Groups of neighbouring dimensions.
//
// To find how a shape can be collapsed to another, each dimension of the target
// takes as few dimensions as give its size, from the left; those that must be
// passed by go to an unknown size before them, and the last one takes the rest.
// Done from the right as well, it is certain when both agree, except about
// dimensions of size 1, which may go anywhere.

#include "lowering/canonicalize/reassociation.h"

Attr *reassociation_attr(Ctx *ctx, Arena *arena, const DimGroup *groups,
                         uint32_t count) {
  Attr **items = arena_array(arena, Attr *, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    Attr **dims = arena_array(arena, Attr *, groups[i].count + 1);
    for (uint32_t j = 0; j < groups[i].count; j++)
      dims[j] = attr_i64(ctx, groups[i].first + j);
    items[i] = attr_array(ctx, dims, groups[i].count);
  }
  return attr_array(ctx, items, count);
}

Attr *reassociation_compose(Ctx *ctx, Arena *arena, const Attr *first,
                            const Attr *second) {
  if (first->as.array.count == second->as.array.count)
    return NULL;
  bool joins = first->as.array.count > second->as.array.count;
  const Attr *fine = joins ? first : second, *coarse = joins ? second : first;
  uint32_t n = coarse->as.array.count, ndims = 0;
  DimGroup *groups = arena_array(arena, DimGroup, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    DimGroup at = reassociation_at(coarse, i);
    ndims += at.count;
    groups[i] = (DimGroup){0, 0};
    for (uint32_t j = 0; j < at.count; j++) {
      if (at.first + j >= fine->as.array.count)
        return NULL;
      DimGroup inner = reassociation_at(fine, at.first + j);
      if (!j)
        groups[i].first = inner.first;
      groups[i].count += inner.count;
    }
  }
  if (n && ndims != fine->as.array.count)
    return NULL;
  return reassociation_attr(ctx, arena, groups, n);
}

// Finding them

typedef struct Shape {
  const int64_t *sizes;
  uint32_t n;
} Shape;

typedef struct DimRange { // both included
  uint32_t first, last;
} DimRange;

// Up to the first unknown size, or to the end.
static bool take_unknown(Shape from, uint32_t start, bool to_end,
                         DimRange *range) {
  bool found = false;
  *range = (DimRange){start, start};
  for (uint32_t at = start; at < from.n && (!found || to_end); at++) {
    found |= from.sizes[at] == DYNAMIC;
    range->last = at;
  }
  return found;
}

// The first neighbours of that product; with `to_end` those of size 1 behind
// them as well.
static bool take_size(Shape from, uint32_t start, int64_t size, bool to_end,
                      DimRange *range) {
  bool reached = false;
  int64_t product = 1;
  uint32_t first = start;
  *range = (DimRange){start, start};
  for (uint32_t at = start; at < from.n && (!reached || to_end); at++) {
    if (from.sizes[at] == DYNAMIC) {
      if (reached)
        break;
      product = 1;
      first = at + 1;
      continue;
    }
    product = (int64_t)((uint64_t)product * (uint64_t)from.sizes[at]);
    if (product > size && reached)
      break;
    while (product > size && first < at)
      product /= from.sizes[first++];
    *range = (DimRange){first, at};
    reached |= product == size;
  }
  return reached;
}

static bool take_ranges(Shape from, Shape to, DimRange *ranges) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < to.n; i++) {
    bool last = i + 1 == to.n;
    bool found = next < from.n &&
                 (to.sizes[i] == DYNAMIC
                      ? take_unknown(from, next, last, &ranges[i])
                      : take_size(from, next, to.sizes[i], last, &ranges[i]));
    if (!found)
      return false;
    if (ranges[i].first > next) {
      if (!i || to.sizes[i - 1] != DYNAMIC)
        return false;
      ranges[i - 1].last = ranges[i].first - 1;
    }
    next = ranges[i].last + 1;
  }
  return next == from.n;
}

static Shape reverse_shape(Arena *arena, Shape shape) {
  int64_t *sizes = arena_array(arena, int64_t, shape.n + 1);
  for (uint32_t i = 0; i < shape.n; i++)
    sizes[i] = shape.sizes[shape.n - 1 - i];
  return (Shape){sizes, shape.n};
}

static bool take_ranges_from_right(Arena *arena, Shape from, Shape to,
                                   DimRange *ranges) {
  DimRange *turned = arena_array(arena, DimRange, to.n + 1);
  if (!take_ranges(reverse_shape(arena, from), reverse_shape(arena, to),
                   turned))
    return false;
  for (uint32_t i = 0; i < to.n; i++) {
    DimRange range = turned[to.n - 1 - i];
    ranges[i] = (DimRange){from.n - 1 - range.last, from.n - 1 - range.first};
  }
  return true;
}

static bool is_in(DimRange range, uint32_t i) {
  return i >= range.first && i <= range.last;
}

static bool agree(Shape from, DimRange a, DimRange b) {
  for (uint32_t i = 0; i < from.n; i++)
    if (is_in(a, i) != is_in(b, i) && from.sizes[i] != 1)
      return false;
  return true;
}

bool reassociation_find(Arena *arena, const int64_t *from, uint32_t nfrom,
                        const int64_t *to, uint32_t nto, DimGroup *groups) {
  Shape source = {from, nfrom}, target = {to, nto};
  if (nfrom <= nto)
    return false;
  DimRange *ranges = arena_array(arena, DimRange, nto);
  DimRange *others = arena_array(arena, DimRange, nto);
  if (!take_ranges(source, target, ranges) ||
      !take_ranges_from_right(arena, source, target, others))
    return false;
  for (uint32_t i = 0; i < nto; i++) {
    if (!agree(source, ranges[i], others[i]))
      return false;
    groups[i] =
        (DimGroup){ranges[i].first, ranges[i].last - ranges[i].first + 1};
  }
  return true;
}
