// Rows and columns of a contraction, cut into stretches of tiles of one kind each.
//
// Known ones become as equal as they can be (equal_pieces()): 100 rows in tiles
// of at most 6 are 15 tiles of 6 and 2 of 5. Where they end within a vector, the
// last tile is of another kind; masked tiles take all of their stretch.
#include "lowering/linalg/stretches.h"

#include "ir/build/arith.h"

static void add_stretch(Stretches *s, Stretch stretch) {
  if (!mixed_is(stretch.count, 0) && stretch.size)
    s->items[s->n++] = stretch;
}

Mixed end_of_stretch(Builder *b, const Stretch *s) {
  return mixed_add(b, s->begin, s->count);
}

static Stretches known_rows(int64_t nrows, uint32_t most) {
  Stretches s = {0};
  Pieces pieces = equal_pieces(nrows, most);
  int64_t first = pieces.n * pieces.size;
  add_stretch(&s, (Stretch){.size = (uint32_t)pieces.size,
                            .begin = mixed_number(0),
                            .count = mixed_number(first)});
  add_stretch(&s, (Stretch){.size = (uint32_t)pieces.size - 1,
                            .begin = mixed_number(first),
                            .count = mixed_number(nrows - first)});
  return s;
}

static Mixed choose(Builder *b, Value *condition, Mixed yes, Mixed no) {
  Value *first = mixed_materialize(b, yes);
  Value *second = mixed_materialize(b, no);
  return mixed_value(arith_select(b, condition, first, second));
}

// n rows are p tiles of r and of r - 1 rows, if there are at least
// r * r - 3 * r + 2; fewer are tiles of r and single rows.
static Stretches unknown_rows(Builder *b, Mixed nrows, uint32_t most) {
  int64_t r = most;
  Stretches s = {0};
  Mixed last = mixed_add(b, nrows, mixed_number(r - 1));
  Mixed ntiles = mixed_div(b, last, r);
  Mixed room = mixed_mul(b, ntiles, mixed_number(r));
  Mixed nsmaller = mixed_sub(b, room, nrows);
  Value *is_many = arith_cmpi(b, E_arith_cmpi_sge, nrows.value,
                              arith_index(b, r * r - 3 * r + 2));
  nsmaller =
      r > 1 ? choose(b, is_many, nsmaller, mixed_number(0)) : mixed_number(0);
  Mixed full = mixed_mul(b, mixed_div(b, nrows, r), mixed_number(r));
  Mixed rest = mixed_mul(b, nsmaller, mixed_number(r - 1));
  Mixed many = mixed_sub(b, nrows, rest);
  Mixed first = choose(b, is_many, many, full);
  Stretch large = {.size = most, .begin = mixed_number(0), .count = first};
  add_stretch(&s, large);
  Stretch smaller = {.size = most - 1, .begin = first, .count = rest};
  add_stretch(&s, smaller);
  Mixed end = end_of_stretch(b, &smaller);
  if (r > 2)
    add_stretch(
        &s,
        (Stretch){.size = 1, .begin = end, .count = mixed_sub(b, nrows, end)});
  return s;
}

Stretches cut_rows(Builder *b, Mixed nrows, uint32_t most) {
  return nrows.value ? unknown_rows(b, nrows, most)
                     : known_rows(nrows.number, most);
}

// Tiles whose columns are known to be so many, the last of which may end within
// a vector.
static void add_known_columns(Stretches *s, const TilePlan *plan,
                              bool has_masks, int64_t begin, int64_t end,
                              int64_t size) {
  if (begin == end)
    return;
  int64_t lanes = plan->lanes, slab = lanes * size;
  int64_t last = (end - begin + slab - 1) / slab * slab - slab;
  bool is_cut = (end - begin) % lanes;
  int64_t split = !is_cut ? end : has_masks ? begin : begin + last;
  add_stretch(s, (Stretch){.size = (uint32_t)size,
                           .begin = mixed_number(begin),
                           .count = mixed_number(split - begin)});
  add_stretch(s, (Stretch){.size = (uint32_t)size,
                           .edge = has_masks ? EDGE_LAST : EDGE_BACK,
                           .begin = mixed_number(split),
                           .count = mixed_number(end - split)});
}

static Stretches known_columns(int64_t ncolumns, const TilePlan *plan,
                               bool has_masks) {
  Stretches s = {0};
  int64_t lanes = plan->lanes;
  Pieces pieces = equal_pieces((ncolumns + lanes - 1) / lanes, plan->vectors);
  int64_t split = pieces.n * pieces.size * lanes;
  split = split < ncolumns ? split : ncolumns;
  add_known_columns(&s, plan, has_masks, 0, split, pieces.size);
  add_known_columns(&s, plan, has_masks, split, ncolumns, pieces.size - 1);
  return s;
}

// Whole slabs, and one with masks; or slabs of a vector each and part of one.
static Stretches unknown_columns(Builder *b, Mixed ncolumns,
                                 const TilePlan *plan, bool has_masks) {
  Stretches s = {0};
  int64_t lanes = plan->lanes, slab = lanes * plan->vectors;
  Mixed whole = mixed_mul(b, mixed_div(b, ncolumns, slab), mixed_number(slab));
  add_stretch(&s, (Stretch){.size = plan->vectors,
                            .begin = mixed_number(0),
                            .count = whole});
  if (has_masks) {
    add_stretch(&s, (Stretch){.size = plan->vectors,
                              .edge = EDGE_ALL,
                              .begin = whole,
                              .count = mixed_sub(b, ncolumns, whole)});
    return s;
  }
  Mixed vectors =
      mixed_mul(b, mixed_div(b, ncolumns, lanes), mixed_number(lanes));
  add_stretch(&s, (Stretch){.size = 1,
                            .begin = whole,
                            .count = mixed_sub(b, vectors, whole)});
  add_stretch(&s, (Stretch){.size = 1,
                            .edge = EDGE_BACK,
                            .begin = vectors,
                            .count = mixed_sub(b, ncolumns, vectors)});
  return s;
}

Stretches cut_columns(Builder *b, Mixed ncolumns, const TilePlan *plan,
                      bool has_masks) {
  return ncolumns.value ? unknown_columns(b, ncolumns, plan, has_masks)
                        : known_columns(ncolumns.number, plan, has_masks);
}
