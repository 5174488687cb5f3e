// The window of a tile is unrolled: for each of its taps the body is copied for
// each row, on vectors. For a window of 3 x 3 and rows of one pixel each:
//
//   %s0 = vector.load %sum[%y, %x, %c]
//   %s1 = vector.load %sum[%y, %x + 1, %c]
//   %f  = vector.load %filter[0, 0, %c]
//   %i0 = vector.load %image[%y, %x, %c]
//   %i1 = vector.load %image[%y, %x + 1, %c]
//   ... %s0 + %i0 * %f, %s1 + %i1 * %f
//   %f' = vector.load %filter[0, 1, %c]
//   %i2 = vector.load %image[%y, %x + 2, %c]
//   ... %s0' + %i1 * %f', %s1' + %i2 * %f'
//
// An index is the sum of what it is at the begin of the tile and a number, so
// equal loads are known by their numbers.
#include "lowering/linalg/window_tile.h"

#include "ir/affine.h"
#include "ir/build/mixed.h"
#include "ir/build/vector.h"
#include "ir/rewrite/lists.h"
#include "lowering/linalg/vector_body.h"

typedef struct Loaded {
  uint32_t operand;
  const int64_t *at; // for each dimension, from the begin of the tile
  Value *value;
} Loaded;

typedef struct Building {
  const WindowTile *tile;
  Rewriter *rw;
  Mixed **begins; // of each operand, for each dimension
  int64_t *tap;   // iterations of all loops; those that do not reduce are 0
  Vec(Loaded) loads;
  VectorBody body;
} Building;

static Builder *at(Building *t) {
  return &t->rw->b;
}

// Places in operands

static uint32_t rank_of(const Building *t, uint32_t operand) {
  return structured_rank(op_operand(t->tile->s->op, operand)->type);
}

static Mixed begin_of_index(Building *t, const AffineRow *index) {
  const WindowTile *tile = t->tile;
  Mixed sum = mixed_number(index->at[tile->s->nloops]);
  for (uint32_t i = 0; i < tile->s->nloops; i++)
    if (index->at[i] && !tile->s->reduces[i])
      sum = mixed_add(at(t), sum,
                      mixed_mul(at(t), mixed_value(tile->ivs[i]),
                                mixed_number(index->at[i])));
  return sum;
}

static void find_begins(Building *t) {
  const Structured *s = t->tile->s;
  uint32_t noperands = s->ninputs + s->ninits;
  t->begins = arena_array(t->rw->arena, Mixed *, noperands);
  for (uint32_t i = 0; i < noperands; i++) {
    uint32_t rank = rank_of(t, i);
    t->begins[i] = arena_array(t->rw->arena, Mixed, rank + 1);
    for (uint32_t d = 0; d < rank; d++)
      t->begins[i][d] = begin_of_index(t, &t->tile->indices[i][d]);
  }
}

// Where the element of a row and the present tap is.
static int64_t *place_of(Building *t, uint32_t operand, uint32_t row) {
  const WindowTile *tile = t->tile;
  uint32_t rank = rank_of(t, operand);
  int64_t *place = arena_array(t->rw->arena, int64_t, rank + 1);
  for (uint32_t d = 0; d < rank; d++) {
    const int64_t *factors = tile->indices[operand][d].at;
    place[d] = factors[tile->row_loop] * row;
    for (uint32_t i = 0; i < tile->s->nloops; i++)
      place[d] += factors[i] * t->tap[i];
  }
  return place;
}

// `stored` if it is a store, the memref and the indices.
static ValueList access_operands(Building *t, uint32_t operand,
                                 const int64_t *place, Value *stored) {
  uint32_t rank = rank_of(t, operand);
  ValueList operands = list_new(t->rw, rank + 4);
  if (stored)
    list_add(&operands, stored);
  list_add(&operands, op_operand(t->tile->s->op, operand));
  for (uint32_t d = 0; d < rank; d++)
    list_add(&operands,
             mixed_materialize(at(t), mixed_add(at(t), t->begins[operand][d],
                                                mixed_number(place[d]))));
  return operands;
}

static bool moves_along_columns(const Building *t, uint32_t operand) {
  for (uint32_t d = 0; d < rank_of(t, operand); d++)
    if (t->tile->indices[operand][d].at[t->tile->column_loop])
      return true;
  return false;
}

// Loads and stores

static Value *load(Building *t, uint32_t operand, const int64_t *place) {
  const WindowTile *tile = t->tile;
  Type *element = type_element(op_operand(tile->s->op, operand)->type);
  ValueList operands = access_operands(t, operand, place, NULL);
  if (tile->lanes == 1 || !moves_along_columns(t, operand))
    return vector_body_splat(&t->body,
                             build_value(at(t), OP_memref_load, element,
                                         operands.items, operands.count));
  Type *type = vector_body_type(&t->body, element);
  if (!tile->mask)
    return build_value(at(t), OP_vector_load, type, operands.items,
                       operands.count);
  list_add(&operands, tile->mask);
  list_add(&operands, build_zeros(at(t), type));
  return build_value(at(t), OP_vector_maskedload, type, operands.items,
                     operands.count);
}

static Value *load_once(Building *t, uint32_t operand, uint32_t row) {
  int64_t *place = place_of(t, operand, row);
  size_t size = rank_of(t, operand) * sizeof *place;
  for (size_t i = 0; i < t->loads.size; i++) {
    const Loaded *l = &t->loads.data[i];
    if (l->operand == operand && !memcmp(l->at, place, size))
      return l->value;
  }
  Value *value = load(t, operand, place);
  vec_push(t->rw->arena, &t->loads, ((Loaded){operand, place, value}));
  return value;
}

static void store(Building *t, uint32_t operand, uint32_t row, Value *value) {
  const WindowTile *tile = t->tile;
  int64_t *place = place_of(t, operand, row);
  bool is_masked = tile->mask && tile->lanes > 1;
  ValueList operands =
      access_operands(t, operand, place, is_masked ? NULL : value);
  if (is_masked) {
    list_add(&operands, tile->mask);
    list_add(&operands, value);
  }
  uint32_t opcode = tile->lanes == 1 ? OP_memref_store
                    : is_masked      ? OP_vector_maskedstore
                                     : OP_vector_store;
  build_op(at(t), opcode, NULL, 0, operands.items, operands.count);
}

// The body

// The body for one row and tap, from and to the values of the inits.
static void copy_body(Building *t, uint32_t row, Value **inits) {
  const Structured *s = t->tile->s;
  const Block *body = structured_body(s);
  Value **args = arena_zero(t->rw->arena, body->nargs * sizeof *args, 8);
  for (uint32_t i = 0; i < body->nargs; i++) {
    Value *operand = op_operand(s->op, i);
    if (block_arg(body, i)->uses)
      args[i] = i >= s->ninputs                    ? inits[i - s->ninputs]
                : operand->type->kind == TY_MEMREF ? load_once(t, i, row)
                                                   : operand;
  }
  build_vector_body(&t->body, args, inits);
}

// Goes to the next tap; false: that was the last.
static bool next_tap(Building *t) {
  const WindowTile *tile = t->tile;
  for (uint32_t i = tile->s->nloops; i-- > 0;) {
    if (!tile->s->reduces[i])
      continue;
    if (++t->tap[i] < tile->taps[i])
      return true;
    t->tap[i] = 0;
  }
  return false;
}

void build_window_tile(const WindowTile *tile) {
  const Structured *s = tile->s;
  Building t = {.tile = tile,
                .rw = tile->rw,
                .body = {.rw = tile->rw, .s = s, .lanes = tile->lanes}};
  t.tap = arena_zero(t.rw->arena, (s->nloops + 1) * sizeof *t.tap, 8);
  find_begins(&t);
  Value **values = arena_array(t.rw->arena, Value *, tile->nrows * s->ninits);
  for (uint32_t r = 0; r < tile->nrows; r++)
    for (uint32_t i = 0; i < s->ninits; i++)
      values[r * s->ninits + i] =
          tile->starts[i] ? vector_body_splat(&t.body, tile->starts[i])
                          : load_once(&t, s->ninputs + i, r);
  do {
    for (uint32_t r = 0; r < tile->nrows; r++)
      copy_body(&t, r, &values[r * s->ninits]);
  } while (next_tap(&t));
  at(&t)->loc = s->op->loc;
  for (uint32_t r = 0; r < tile->nrows; r++)
    for (uint32_t i = 0; i < s->ninits; i++)
      store(&t, s->ninputs + i, r, values[r * s->ninits + i]);
}
