// Recognizing contractions.
//
// The body has to be one product and one sum, with casts before the product.
// Then only memory counts: for each loop, how far each operand moves. An index
// of several loops, as convolutions have, moves by the sum of what these say, so
// that an image is seen as having all of the loops' dimensions:
//
//   linalg.conv_2d_nhwc_hwcf, image 1x58x58x64, filter 3x3x64x32
//
//             extent   image      filter   result
//   oh        56       58 * 64    0        56 * 32
//   ow        56       64         0        32        rows
//   f         32       0          1        1         columns
//   kh        3        58 * 64    64*32*3  0         sum
//   kw, c     192      1          32       0         sum, one loop for both
//
// Columns are the loop along which the result is contiguous; the operand that
// moves with it is the right one, whichever the operation names first. Rows are
// the longest of the loops that the left operand and the result share.
#include "lowering/linalg/contraction.h"

#include "ir/affine.h"
#include "ir/analysis/analysis.h"
#include "ir/build/memref.h"

#define EXCHANGE(type, x, y)                                                   \
  do {                                                                         \
    type was = (x);                                                            \
    (x) = (y);                                                                 \
    (y) = was;                                                                 \
  } while (0)

typedef struct Reader {
  Ctx *ctx;
  Arena *arena;
  Builder *b; // or NULL
  Contraction *c;
  const MorePlaces *more;        // or NULL
  uint32_t numbers[NPLACES];     // of the operands
  Op *metadata[MOST_PLACES];     // once something was asked
  int64_t *strides[MOST_PLACES]; // of the types
} Reader;

// The body

static const uint32_t products_and_sums[][2] = {
    {OP_arith_mulf, OP_arith_addf},
    {OP_arith_muli, OP_arith_addi},
};

static bool is_cast_of_element(const Op *op) {
  return op->noperands == 1 && op->nresults == 1 && !op->nregions &&
         op_has(op, TRAIT_ELEMENTWISE) && op_has(op, TRAIT_PURE);
}

// The argument that a factor is, or is made of by casts.
static Value *follow_casts(Arena *arena, Value *factor, const Op ***casts,
                           uint32_t *ncasts) {
  uint32_t n = 0;
  for (Value *v = factor; value_op(v); v = op_operand(value_op(v), 0)) {
    if (!is_cast_of_element(value_op(v)))
      return NULL;
    n++;
  }
  *casts = arena_array(arena, const Op *, n + 1);
  *ncasts = n;
  Value *v = factor;
  for (uint32_t i = 0; i < n; i++) {
    (*casts)[i] = value_op(v);
    v = op_operand(value_op(v), 0);
  }
  return v;
}

static bool has_one_use(const Value *value) {
  return value->uses && !value->uses->next;
}

static Value *other_operand(const Op *op, const Value *one) {
  return op_operand(op, op_operand(op, 0) == one);
}

// Matches a body that adds a product to the init.
static bool read_body(Reader *r) {
  Contraction *c = r->c;
  Block *body = structured_body(&c->s);
  const Op *yield = block_terminator(body);
  Value *init = block_arg(body, 2);
  c->add = value_op(op_operand(yield, 0));
  if (!c->add || c->add->noperands != 2 || !has_one_use(init) ||
      (op_operand(c->add, 0) != init && op_operand(c->add, 1) != init))
    return false;
  c->multiply = value_op(other_operand(c->add, init));
  if (!c->multiply || c->multiply->noperands != 2)
    return false;
  Value *factors[2];
  for (uint32_t i = 0; i < 2; i++)
    factors[i] = follow_casts(r->arena, op_operand(c->multiply, i),
                              &c->casts[i], &c->ncasts[i]);
  uint32_t left = factors[0] == block_arg(body, 1);
  if (factors[left] != block_arg(body, 0) ||
      factors[!left] != block_arg(body, 1))
    return false;
  if (left) {
    EXCHANGE(const Op **, c->casts[0], c->casts[1]);
    EXCHANGE(uint32_t, c->ncasts[0], c->ncasts[1]);
  }
  for (size_t i = 0; i < ARRAY_SIZE(products_and_sums); i++)
    if (op_is(c->multiply, products_and_sums[i][0]) &&
        op_is(c->add, products_and_sums[i][1]))
      return true;
  return false;
}

// Sizes

static Mixed unknown(void) {
  return mixed_number(DYNAMIC);
}

// The number that the type says, or a result of the metadata.
static Mixed known_or_asked(Reader *r, uint32_t place, int64_t number,
                            uint32_t result) {
  if (number != DYNAMIC)
    return mixed_number(number);
  if (!r->b)
    return unknown();
  if (!r->metadata[place])
    r->metadata[place] = build_metadata(r->b, r->arena, r->c->operands[place]);
  return mixed_value(op_result(r->metadata[place], result));
}

static bool is_unknown(Mixed m) {
  return !m.value && m.number == DYNAMIC;
}

static Mixed add(Reader *r, Mixed x, Mixed y) {
  return is_unknown(x) || is_unknown(y) ? unknown() : mixed_add(r->b, x, y);
}

static Mixed multiply(Reader *r, Mixed x, int64_t by) {
  return is_unknown(x) && by ? unknown() : mixed_mul(r->b, x, mixed_number(by));
}

// metadata has: base, offset, sizes, strides
enum { OFFSET_RESULT = 1, SIZES_RESULT = 2 };

static uint32_t rank_at(const Reader *r, uint32_t place) {
  return (uint32_t)r->c->operands[place]->type->as.shaped.rank;
}

static Mixed stride_of_dim(Reader *r, uint32_t place, uint32_t dim) {
  return known_or_asked(r, place, r->strides[place][dim],
                        SIZES_RESULT + rank_at(r, place) + dim);
}

static const Attr *map_at(const Reader *r, uint32_t place) {
  return place < NPLACES ? r->c->s.maps[r->numbers[place]]
                         : r->more->maps[place - NPLACES];
}

static bool read_types(Reader *r) {
  Contraction *c = r->c;
  for (uint32_t place = 0; place < c->nplaces; place++) {
    c->operands[place] = place < NPLACES
                             ? op_operand(c->s.op, r->numbers[place])
                             : r->more->memrefs[place - NPLACES];
    const Type *type = c->operands[place]->type;
    if (type->kind != TY_MEMREF || type->as.shaped.space)
      return false;
    int64_t offset;
    r->strides[place] = arena_array(r->arena, int64_t, rank_at(r, place) + 1);
    if (!memref_strides(type, r->strides[place], &offset))
      return false;
    c->offsets[place] = known_or_asked(r, place, offset, OFFSET_RESULT);
  }
  return true;
}

// Adds what a dimension of an operand says of all loops.
static bool add_index(Reader *r, AffineFlat *flat, uint32_t place,
                      uint32_t dim) {
  const Attr *map = map_at(r, place);
  AffineRow row;
  if (!affine_flatten(flat, map->as.map.results[dim], &row) ||
      flat->locals.size)
    return false;
  for (uint32_t i = 0; i < r->c->nloops; i++) {
    ContractionLoop *loop = &r->c->loops[i];
    if (!row.at[i])
      continue;
    Mixed step = multiply(r, stride_of_dim(r, place, dim), row.at[i]);
    loop->strides[place] = add(r, loop->strides[place], step);
    loop->moves[place] = true;
  }
  int64_t constant = *affine_row_constant(flat, &row);
  if (constant)
    r->c->offsets[place] =
        add(r, r->c->offsets[place],
            multiply(r, stride_of_dim(r, place, dim), constant));
  return true;
}

static uint32_t place_of(const Reader *r, uint32_t operand) {
  uint32_t place = 0;
  while (r->numbers[place] != operand)
    place++;
  return place;
}

// Finds for each loop its extent and by how far it moves each operand.
static bool read_loops(Reader *r) {
  Contraction *c = r->c;
  c->nloops = c->s.nloops;
  c->loops = arena_zero(r->arena, (c->nloops + 1) * sizeof *c->loops, 8);
  LoopExtent *extents = arena_array(r->arena, LoopExtent, c->nloops + 1);
  if (!structured_extents(&c->s, extents))
    return false;
  for (uint32_t i = 0; i < c->nloops; i++) {
    uint32_t place = place_of(r, extents[i].operand);
    uint32_t dim = extents[i].dim;
    c->loops[i].reduces = c->s.reduces[i];
    c->loops[i].extent =
        known_or_asked(r, place, c->operands[place]->type->as.shaped.shape[dim],
                       SIZES_RESULT + dim);
  }
  for (uint32_t place = 0; place < c->nplaces; place++) {
    AffineFlat flat = {.ctx = r->ctx, .arena = r->arena, .ndims = c->nloops};
    for (uint32_t i = 0; i < rank_at(r, place); i++)
      if (!add_index(r, &flat, place, i))
        return false;
  }
  return true;
}

// Loops that are one

static void drop_loop(Contraction *c, uint32_t index) {
  for (uint32_t i = index; i + 1 < c->nloops; i++)
    c->loops[i] = c->loops[i + 1];
  c->nloops--;
}

// Is an iteration of `outer` as far as all of those of `inner`?
static bool is_one_loop(const ContractionLoop *outer,
                        const ContractionLoop *inner, uint32_t nplaces) {
  if (outer->reduces != inner->reduces || !mixed_is_known(inner->extent))
    return false;
  for (uint32_t place = 0; place < nplaces; place++) {
    Mixed far = outer->strides[place], near = inner->strides[place];
    if (outer->moves[place] != inner->moves[place])
      return false;
    if (outer->moves[place] &&
        (!mixed_is_known(far) || !mixed_is_known(near) ||
         far.number != near.number * inner->extent.number))
      return false;
  }
  return true;
}

// Neighbours only, which leaves the order of sums as it is.
static void merge_loops(Reader *r) {
  Contraction *c = r->c;
  for (uint32_t i = c->nloops; i-- > 0;)
    if (mixed_is(c->loops[i].extent, 1))
      drop_loop(c, i);
  for (uint32_t i = c->nloops; i-- > 1;) {
    ContractionLoop *outer = &c->loops[i - 1], *inner = &c->loops[i];
    if (!is_one_loop(outer, inner, c->nplaces))
      continue;
    inner->extent = multiply(r, outer->extent, inner->extent.number);
    drop_loop(c, i - 1);
  }
}

// Roles

static int64_t length_of(const ContractionLoop *loop) {
  return mixed_is_known(loop->extent) ? loop->extent.number : INT64_MAX;
}

static bool is_of_one_factor(const ContractionLoop *loop) {
  return !loop->reduces && loop->moves[SUM] &&
         loop->moves[LEFT] != loop->moves[RIGHT];
}

// The loop along which the result is contiguous, or may turn out to be: one that
// is known to be, else the last one.
static ContractionLoop *find_columns(const Contraction *c) {
  ContractionLoop *found = NULL;
  for (uint32_t i = 0; i < c->nloops; i++) {
    ContractionLoop *loop = &c->loops[i];
    Mixed stride = loop->strides[SUM];
    if (!is_of_one_factor(loop) ||
        (mixed_is_known(stride) && stride.number != 1))
      continue;
    if (mixed_is(stride, 1))
      return loop;
    found = loop;
  }
  return found;
}

static ContractionLoop *find_rows(const Contraction *c) {
  ContractionLoop *found = NULL;
  for (uint32_t i = 0; i < c->nloops; i++) {
    ContractionLoop *loop = &c->loops[i];
    if (is_of_one_factor(loop) && loop->moves[LEFT] &&
        (!found || length_of(loop) >= length_of(found)))
      found = loop;
  }
  return found;
}

static void exchange_sides(Contraction *c) {
  EXCHANGE(Value *, c->operands[LEFT], c->operands[RIGHT]);
  EXCHANGE(Mixed, c->offsets[LEFT], c->offsets[RIGHT]);
  EXCHANGE(const Op **, c->casts[LEFT], c->casts[RIGHT]);
  EXCHANGE(uint32_t, c->ncasts[LEFT], c->ncasts[RIGHT]);
  for (uint32_t i = 0; i < c->nloops; i++) {
    ContractionLoop *loop = &c->loops[i];
    EXCHANGE(Mixed, loop->strides[LEFT], loop->strides[RIGHT]);
    EXCHANGE(bool, loop->moves[LEFT], loop->moves[RIGHT]);
  }
}

// A result has an element for each iteration of all loops that do not reduce,
// and no other loop moves it.
static bool sums_are_apart(const Contraction *c) {
  const Attr *map = c->s.maps[c->s.ninputs];
  if (!map_is_projected_permutation(map))
    return false;
  for (uint32_t i = 0; i < c->nloops; i++)
    if (c->loops[i].reduces == c->loops[i].moves[SUM])
      return false;
  return true;
}

static bool assign_roles(Contraction *c) {
  ContractionLoop *columns = find_columns(c);
  if (!columns || !sums_are_apart(c))
    return false;
  if (columns->moves[LEFT])
    exchange_sides(c);
  for (uint32_t i = 0; i < c->nloops; i++)
    c->loops[i].role = c->loops[i].reduces ? LOOP_SUM : LOOP_OUTER;
  ContractionLoop *rows = find_rows(c);
  if (rows)
    rows->role = LOOP_ROW;
  columns->role = LOOP_COLUMN;
  return true;
}

bool contraction_of(Ctx *ctx, Arena *arena, const Structured *s, Builder *b,
                    Contraction *c) {
  return contraction_with(ctx, arena, s, NULL, b, c);
}

bool contraction_with(Ctx *ctx, Arena *arena, const Structured *s,
                      const MorePlaces *more, Builder *b, Contraction *c) {
  *c = (Contraction){.s = *s, .nplaces = NPLACES + (more ? more->n : 0)};
  Reader r = {.ctx = ctx,
              .arena = arena,
              .b = b,
              .c = c,
              .more = more,
              .numbers = {0, 1, 2}};
  if (s->ninputs != 2 || s->ninits != 1 || !read_body(&r) || !read_types(&r) ||
      !read_loops(&r))
    return false;
  merge_loops(&r);
  return assign_roles(c);
}

uint32_t count_sum_loops(const Contraction *c) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < c->nloops; i++)
    n += c->loops[i].role == LOOP_SUM;
  return n;
}

ContractionLoop *contraction_loop(const Contraction *c, LoopRole role) {
  for (uint32_t i = 0; i < c->nloops; i++)
    if (c->loops[i].role == role)
      return &c->loops[i];
  return NULL;
}

bool contraction_moves(const Contraction *c, LoopRole role, uint32_t place) {
  for (uint32_t i = 0; i < c->nloops; i++)
    if (c->loops[i].role == role && c->loops[i].moves[place])
      return true;
  return false;
}

int64_t contraction_extent(const Contraction *c, LoopRole role) {
  int64_t product = 1;
  for (uint32_t i = 0; i < c->nloops; i++) {
    const ContractionLoop *loop = &c->loops[i];
    if (loop->role != role)
      continue;
    if (!mixed_is_known(loop->extent))
      return DYNAMIC;
    product *= loop->extent.number;
  }
  return product;
}
