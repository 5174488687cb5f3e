// Folds of vector.extract: what is extracted is looked for in what made the
// vector, so that less has to be made.
//
// Positions are numbers, DYNAMIC where a value stands instead, and
// POISON_INDEX. Most folds know numbers only. They change the operation in
// place: it extracts from a vector further up.

#include "ir/dialects/vector/vector_int.h"

enum { POISON_INDEX = -1 };

static const Attr *position_of(const Op *op) {
  return op_slot(op, A_vector_extract_static_position);
}

static bool has_values(const Op *op) {
  return op->noperands > 1;
}

static uint32_t count_of(const Op *op) {
  return ints_count(position_of(op));
}

static bool extract_from(Fold *f, Op *op, Value *source, const int64_t *at,
                         uint32_t n) {
  op->slots[A_vector_extract_static_position] = attr_dense_i64(f->ctx, at, n);
  op_set_operand(op, 0, source);
  return fold_in_place(f);
}

static int64_t *copy_position(Fold *f, const Op *op, uint32_t room) {
  int64_t *at = arena_array(f->arena, int64_t, count_of(op) + room + 1);
  for (uint32_t i = 0; i < count_of(op); i++)
    at[i] = ints_at(position_of(op), i);
  return at;
}

// Extracts from a constant: a splat anywhere, else if all positions are known.
static Attr *fold_constant(Fold *f, const Op *op, const Attr *dense) {
  Type *type = result_type(op);
  const Type *source = operand_type(op, 0);
  if (dense->as.dense.splat) {
    Attr *element = dense_attr(f->ctx, dense, 0);
    return element && type->kind == TY_VECTOR
               ? dense_splat(f->ctx, type, element)
               : element;
  }
  if (type_is_scalable(source) || has_values(op))
    return NULL;
  int64_t start = 0;
  for (int i = 0; i < vector_rank(source); i++) {
    bool given = (uint32_t)i < count_of(op);
    start = start * vector_dim(source, i) +
            (given ? ints_at(position_of(op), (uint32_t)i) : 0);
  }
  if (type->kind != TY_VECTOR)
    return dense_attr(f->ctx, dense, (uint64_t)start);
  size_t step = dense_element_size(type_element(type));
  return attr_dense(f->ctx, type, dense_element(dense, (uint64_t)start),
                    step * (size_t)type_num_elements(type), false);
}

// extract(extract(v)), to the beginning of the chain
static bool fold_chain(Fold *f, Op *op) {
  const Op *first = op;
  uint32_t n = 0, filled = 0;
  for (const Op *at = op; at;
       at = value_def(op_operand(at, 0), OP_vector_extract)) {
    if (has_values(at))
      return false;
    n += count_of(at);
    first = at;
  }
  int64_t *position = arena_array(f->arena, int64_t, n + 1);
  for (const Op *at = op; at;
       at = value_def(op_operand(at, 0), OP_vector_extract)) {
    uint32_t m = count_of(at);
    filled += m;
    for (uint32_t i = 0; i < m; i++)
      position[n - filled + i] = ints_at(position_of(at), i);
  }
  return extract_from(f, op, op_operand(first, 0), position, n);
}

// Up a chain of vector.insert and vector.transpose. Behind the position stand
// negative numbers for the dimensions that are extracted whole: a transposition
// moves them too, and where they are out of order the result would be
// transposed in itself, which no extraction is.
typedef struct Climb {
  int64_t *at; // the position, and what stands for the others
  uint32_t n, nnumbers, nothers;
} Climb;

static bool is_in_order(const Climb *c) {
  if (c->n - c->nnumbers != c->nothers)
    return false;
  for (uint32_t i = 0; i < c->nothers; i++)
    if (c->at[c->nnumbers + i] != -(int64_t)i - 1)
      return false;
  return true;
}

static void climb_transpose(Fold *f, Climb *c, const Op *transpose) {
  const Attr *order = op_slot(transpose, A_vector_transpose_permutation);
  int64_t *at = arena_array(f->arena, int64_t, c->n + 1);
  for (uint32_t i = 0; i < c->n; i++)
    at[ints_at(order, i)] = c->at[i];
  c->at = at;
}

static const Attr *inserted_at(const Op *insert) {
  return op_slot(insert, A_vector_insert_static_position);
}

// Is the one, of `n`, the beginning of the other, of `m`?
static bool begins(const Climb *c, uint32_t m, const Attr *position) {
  uint32_t n = ints_count(position);
  for (uint32_t i = 0; i < n && n <= m; i++)
    if (c->at[i] != ints_at(position, i))
      return false;
  return n <= m;
}

// May what was inserted be, or overlap, what is extracted?
static bool may_overlap(const Climb *c, const Attr *position) {
  uint32_t m = ints_count(position);
  for (uint32_t i = 0; i < c->n && i < m; i++) {
    int64_t a = c->at[i], b = ints_at(position, i);
    if (a >= 0 && b >= 0 && a != b)
      return false;
  }
  return true;
}

static bool end_climb(Fold *f, Op *op, const Climb *c, Value *source) {
  if (source == op_operand(op, 0) || !is_in_order(c))
    return false;
  return extract_from(f, op, source, c->at, c->nnumbers);
}

// Passes an insertion: true ends the climb, with `*folded`.
static bool climb_insert(Fold *f, Op *op, Climb *c, const Op *insert,
                         bool *folded) {
  const Attr *position = inserted_at(insert);
  uint32_t n = ints_count(position);
  Value *inserted = op_operand(insert, 0);
  bool known = insert->noperands == 2;
  *folded = false;
  if (known && n == c->nnumbers && begins(c, n, position) && is_in_order(c)) {
    *folded = fold_to_value(f, inserted);
    return true;
  }
  if (known && begins(c, c->n, position)) {
    c->at += n;
    c->n -= n;
    c->nnumbers = c->n - c->nothers;
    *folded = end_climb(f, op, c, inserted);
    return true;
  }
  return may_overlap(c, position);
}

// Climbs through insertions and transposes to what was put at the position.
static bool fold_inserted(Fold *f, Op *op) {
  uint32_t rank = (uint32_t)vector_rank(operand_type(op, 0));
  Climb c = {.n = rank, .nnumbers = count_of(op)};
  bool folded;
  c.nothers = rank - c.nnumbers;
  c.at = copy_position(f, op, c.nothers);
  for (uint32_t i = 0; i < c.nothers; i++)
    c.at[c.nnumbers + i] = -(int64_t)i - 1;
  Value *source = op_operand(op, 0);
  for (;;) {
    const Op *insert = value_def(source, OP_vector_insert);
    const Op *transpose = value_def(source, OP_vector_transpose);
    if (transpose) {
      climb_transpose(f, &c, transpose);
      source = op_operand(transpose, 0);
    } else if (!insert) {
      return end_climb(f, op, &c, source);
    } else if (climb_insert(f, op, &c, insert, &folded)) {
      return folded;
    } else {
      source = op_operand(insert, 1);
    }
  }
}

bool vectors_end_alike(const Type *whole, const Type *end) {
  int lead = vector_rank(whole) - vector_rank(end);
  for (int i = 0; lead >= 0 && i < vector_rank(end); i++)
    if (vector_dim(whole, lead + i) != vector_dim(end, i))
      return false;
  return lead >= 0;
}

bool op_is_broadcast_like(const Op *op) {
  if (!op || !op_is(op, OP_vector_shape_cast))
    return op && op_is(op, OP_vector_broadcast);
  return vectors_end_alike(result_type(op), operand_type(op, 0));
}

// extract(broadcast(x)): of x where it has all that is extracted
static bool fold_broadcast(Fold *f, Op *op, const Op *broadcast) {
  if (!op_is_broadcast_like(broadcast))
    return false;
  Value *input = op_operand(broadcast, 0);
  const Type *from = input->type, *to = result_type(op);
  if (to == from)
    return fold_to_value(f, input);
  int rank = rank_or_0(from), kept = rank - rank_or_0(to);
  int repeated = vector_rank(operand_type(op, 0)) - rank;
  if (kept < 0 || (to->kind == TY_VECTOR && !vectors_end_alike(from, to)))
    return false;
  int64_t *at = arena_array(f->arena, int64_t, kept + 1);
  Value **operands = arena_array(f->arena, Value *, op->noperands + 1);
  uint32_t value = 1, n = 1;
  operands[0] = input;
  for (int i = -repeated; i < kept; i++) {
    int64_t old = ints_at(position_of(op), (uint32_t)(i + repeated));
    Value *given = old == DYNAMIC ? op_operand(op, value++) : NULL;
    if (i < 0)
      continue;
    at[i] = vector_dim(from, i) == 1 ? 0 : old;
    if (at[i] == DYNAMIC)
      operands[n++] = given;
  }
  op->slots[A_vector_extract_static_position] =
      attr_dense_i64(f->ctx, at, (uint64_t)kept);
  op_set_operands(f->pool, op, operands, n);
  return fold_in_place(f);
}

static bool fold_shuffle(Fold *f, Op *op, const Op *shuffle) {
  if (vector_rank(result_type(shuffle)) != 1 ||
      !vector_rank(operand_type(shuffle, 0)))
    return false;
  int64_t size = vector_dim(operand_type(shuffle, 0), 0);
  int64_t at = ints_at(op_slot(shuffle, A_vector_shuffle_mask),
                       (uint32_t)ints_at(position_of(op), 0));
  bool second = at >= size;
  at -= second ? size : 0;
  return extract_from(f, op, op_operand(shuffle, second), &at, 1);
}

// The same element by its number.
static bool fold_shape_cast(Fold *f, Op *op, const Op *cast) {
  const Type *from = operand_type(cast, 0), *to = result_type(cast);
  const Type *part = result_type(op);
  int kept = vector_rank(from) - rank_or_0(part);
  if (kept < 0 || (part->kind == TY_VECTOR && !vectors_end_alike(from, part)))
    return false;
  int64_t number = 0;
  for (uint32_t i = 0; i < count_of(op); i++)
    number = number * vector_dim(to, (int)i) + ints_at(position_of(op), i);
  int64_t *at = arena_array(f->arena, int64_t, kept + 1);
  for (int i = kept; i-- > 0;) {
    at[i] = i ? number % vector_dim(from, i) : number;
    number /= vector_dim(from, i);
  }
  return extract_from(f, op, op_operand(cast, 0), at, (uint32_t)kept);
}

static bool fold_slice(Fold *f, Op *op, const Op *slice) {
  const Attr *offsets = op_slot(slice, A_vector_extract_strided_slice_offsets);
  const Type *from = operand_type(slice, 0), *to = result_type(slice);
  uint32_t n = ints_count(offsets);
  while (n && !ints_at(offsets, n - 1) &&
         vector_dim(to, (int)n - 1) == vector_dim(from, (int)n - 1))
    n--;
  if (rank_or_0(result_type(op)) > vector_rank(from) - (int)n)
    return false;
  int64_t *at = copy_position(f, op, 0);
  for (uint32_t i = 0; i < n; i++)
    at[i] += ints_at(offsets, i);
  return extract_from(f, op, op_operand(slice, 0), at, count_of(op));
}

// Is the position in what was inserted? Where, from its beginning, into `at`.
static bool is_inserted(const Op *op, const Op *insert, int64_t *at,
                        uint32_t *n) {
  const Attr *offsets = op_slot(insert, A_vector_insert_strided_slice_offsets);
  const Type *part = operand_type(insert, 0);
  int lead = vector_rank(operand_type(insert, 1)) - vector_rank(part);
  *n = 0;
  for (int i = 0; i < (int)count_of(op); i++) {
    int64_t start = ints_at(offsets, (uint32_t)i);
    int64_t offset = ints_at(position_of(op), (uint32_t)i) - start;
    if (offset < 0 || offset >= (i < lead ? 1 : vector_dim(part, i - lead)))
      return false;
    if (i >= lead)
      at[(*n)++] = offset;
  }
  return true;
}

// Are the last dimensions inserted whole?
static bool is_inserted_whole(const Op *insert, int rank) {
  const Type *part = operand_type(insert, 0), *whole = operand_type(insert, 1);
  for (int i = 1; i <= rank; i++)
    if (vector_dim(part, vector_rank(part) - i) !=
        vector_dim(whole, vector_rank(whole) - i))
      return false;
  return true;
}

static bool fold_inserted_slices(Fold *f, Op *op, const Op *insert) {
  int rank = rank_or_0(result_type(op));
  int64_t *at = copy_position(f, op, 0);
  uint32_t n;
  while (insert) {
    if (rank > vector_rank(operand_type(insert, 0)))
      return false;
    if (is_inserted(op, insert, at, &n))
      return is_inserted_whole(insert, rank) &&
             extract_from(f, op, op_operand(insert, 0), at, n);
    insert = value_def(op_operand(insert, 1), OP_vector_insert_strided_slice);
  }
  return false;
}

static bool fold_elements_of(Fold *f, const Op *op, const Op *from) {
  Type *source = operand_type(op, 0);
  if (result_type(op) != type_element(source))
    return false;
  int64_t number = 0;
  for (int i = 0; i < vector_rank(source); i++)
    number =
        number * vector_dim(source, i) + ints_at(position_of(op), (uint32_t)i);
  return fold_to_value(f, op_operand(from, (uint32_t)number));
}

// By what made the vector. Only broadcasts are folded at places not known.
static bool fold_by_maker(Fold *f, Op *op) {
  const Op *maker = value_op(op_operand(op, 0));
  if (!maker)
    return false;
  if (has_values(op))
    return fold_broadcast(f, op, maker);
  switch (maker->info->opcode) {
  case OP_vector_extract: return fold_chain(f, op);
  case OP_vector_insert:
  case OP_vector_transpose: return fold_inserted(f, op);
  case OP_vector_broadcast: return fold_broadcast(f, op, maker);
  case OP_vector_shuffle: return fold_shuffle(f, op, maker);
  case OP_vector_shape_cast:
    return fold_broadcast(f, op, maker) || fold_shape_cast(f, op, maker);
  case OP_vector_extract_strided_slice: return fold_slice(f, op, maker);
  case OP_vector_insert_strided_slice:
    return fold_inserted_slices(f, op, maker);
  case OP_vector_from_elements: return fold_elements_of(f, op, maker);
  default: return false;
  }
}

bool fold_constant_positions(Fold *f, Op *op, uint32_t slot, uint32_t first) {
  if (op->noperands == first)
    return false;
  const Attr *position = op_slot(op, slot);
  const Type *vector = operand_type(op, first - 1);
  uint32_t n = ints_count(position), kept = first, value = first;
  int64_t *at = arena_array(f->arena, int64_t, n + 1);
  Value **operands = arena_array(f->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < first; i++)
    operands[i] = op_operand(op, i);
  for (uint32_t i = 0; i < n; i++) {
    at[i] = ints_at(position, i);
    if (at[i] != DYNAMIC)
      continue;
    const Attr *constant = f->constants[value];
    operands[kept] = op_operand(op, value++);
    if (!attr_is(constant, AT_INTEGER) ||
        attr_to_i64(constant) < POISON_INDEX ||
        attr_to_i64(constant) >= vector_dim(vector, (int)i))
      kept++;
    else
      at[i] = attr_to_i64(constant);
  }
  if (kept == op->noperands)
    return false;
  op->slots[slot] = attr_dense_i64(f->ctx, at, n);
  op_set_operands(f->pool, op, operands, kept);
  return f->in_place = true;
}

bool position_is_poison(const Attr *position) {
  for (uint32_t i = 0; i < ints_count(position); i++)
    if (ints_at(position, i) == POISON_INDEX)
      return true;
  return false;
}

// Poison, for which an operation is made where it is needed.
bool fold_to_poison(Fold *f) {
  return fold_to(f, attr_dialect(f->ctx, def_attr_ub_poison, NULL));
}

bool fold_vector_extract(Fold *f, Op *op) {
  Attr *source = f->constants[0];
  if (!count_of(op) && operand_type(op, 0) == result_type(op))
    return fold_to_value(f, op_operand(op, 0));
  if (match_poison(source))
    return fold_to(f, source);
  bool was_poison = position_is_poison(position_of(op));
  bool changed =
      fold_constant_positions(f, op, A_vector_extract_static_position, 1);
  if (was_poison || (changed && position_is_poison(position_of(op))))
    return fold_to_poison(f);
  Attr *constant =
      attr_is(source, AT_DENSE) ? fold_constant(f, op, source) : NULL;
  if (constant)
    return fold_to(f, constant);
  return fold_by_maker(f, op) || changed;
}
