// Transposing a square in registers.
//
// A round joins the halves of two vectors element by element, the first halves and
// the second ones. Of (a b c d), (e f g h), (i j k l), (m n o p) become
//
//   (a i b j), (c k d l), (e m f n), (g o h p)      rows 0 and 2, rows 1 and 3
//   (a e i m), (b f j n), (c g k o), (d h l p)      likewise
//
// Instructions of wider vectors join within each part of 16 bytes, so the rounds of
// elements do, too. They leave as many squares of parts as a part has elements, in
// vectors that far apart, and rounds of parts transpose these.
#include "lowering/linalg/square.h"

#include "ir/build/vector.h"

enum { PART_BYTES = 16 };

typedef struct Square {
  Builder *b;
  Arena *arena;
  uint32_t lanes;
} Square;

// Units of elements, which are in parts of a vector, of every `step`th vector.
typedef struct Units {
  uint32_t size, part, step;
} Units;

static Value *join_halves(const Square *s, Value *x, Value *y, uint32_t half,
                          Units u) {
  int64_t *mask = arena_array(s->arena, int64_t, s->lanes);
  for (uint32_t i = 0; i < s->lanes; i++) {
    uint32_t part = i - i % u.part, unit = i % u.part / u.size;
    bool is_of_y = unit % 2;
    mask[i] = part + half * u.part / 2 + unit / 2 * u.size + i % u.size +
              (is_of_y ? s->lanes : 0);
  }
  return build_vector_shuffle(s->b, x, y, mask, s->lanes);
}

static void transpose_units(const Square *s, Value **rows, Units u) {
  uint32_t n = u.part / u.size;
  Value **next = arena_array(s->arena, Value *, n);
  for (uint32_t round = 1; round < n; round *= 2) {
    for (uint32_t i = 0; i < n; i++)
      next[i] = join_halves(s, rows[i / 2 * u.step],
                            rows[(i / 2 + n / 2) * u.step], i % 2, u);
    for (uint32_t i = 0; i < n; i++)
      rows[i * u.step] = next[i];
  }
}

void transpose_square(Builder *b, Arena *arena, Value **rows, uint32_t n) {
  Square s = {b, arena, n};
  uint32_t bytes = type_number_width(type_element(rows[0]->type)) / 8;
  uint32_t part = n * bytes > PART_BYTES ? PART_BYTES / bytes : n;
  for (uint32_t i = 0; i < n; i += part)
    transpose_units(&s, rows + i, (Units){1, part, 1});
  for (uint32_t i = 0; i < part; i++)
    transpose_units(&s, rows + i, (Units){part, n, part});
}
