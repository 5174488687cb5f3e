// convert-vector-to-amx: contractions of packed matrices by tiles.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before; rows of both factors have 32 bits for one of k, in a last dimension:
//
//   %r = vector.contract (m, k, v) x (k, n, v) -> (m, n) %a, %b, %c
//       : vector<16x16x4xi8>, vector<16x16x4xi8> into vector<16x16xi32>
//
// After; what is read from memory is loaded from there, and else by way of it:
//
//   %0 = memref.subview %A[0, 0, 0] [16, 16, 4] [1, 1, 1]
//   %1 = memref.collapse_shape %0 [[0], [1, 2]]
//   %a = amx.tile_load %1[%c0, %c0] into !amx.tile<16x64xi8>
//   ...
//   %t = amx.tile_muli %a, %b, %c
//
// What is only written to memory is stored there.

#include "intrinsics/calls.h"
#include "ir/dialects/memref/memref.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/memref.h"
#include "ir/build/vector.h"
#include "lowering/vector/structure.h"

// What can be a tile

static bool fits_a_tile(const Type *vector) {
  int rank = vector_rank(vector);
  int64_t columns = rank > 1 ? vector_dim(vector, 1) : 0;
  int64_t bits = type_bit_width(vector->as.shaped.element);
  if (rank == 3) {
    if (vector_dim(vector, 2) * bits != 32)
      return false;
    columns *= vector_dim(vector, 2);
  }
  return vector_dim(vector, 0) <= 16 && columns * bits <= 64 * 8;
}

static unsigned element_of(const Value *vector) {
  return element_bit(vector->type->as.shaped.element);
}

static bool has_tile_elements(const Op *op) {
  unsigned own = element_of(op_operand(op, 0)),
           acc = element_of(op_operand(op, 2));
  return acc == ELEMENT_I32
             ? own == ELEMENT_I8
             : acc == ELEMENT_F32 && (own & (ELEMENT_F16 | ELEMENT_BF16)) != 0;
}

// The dimension, of four, that a map has at a place; -1: no dimension.
static int64_t dim_at(const Attr *map, uint32_t i) {
  const AffineExpr *e = map->as.map.results[i];
  return e->kind == AFFINE_DIM ? e->value : -1;
}

static bool is_parallel(const Op *op, int64_t dim) {
  const Attr *iterators = op_slot(op, A_vector_contract_iterator_types);
  return dim >= 0 && attr_flags_value(iterators->as.array.items[dim]) ==
                         E_vector_iterator_type_parallel;
}

static bool is_reduced(const Op *op, int64_t dim) {
  return dim >= 0 && !is_parallel(op, dim);
}

// (m, k, v), (k, n, v) and (m, n), whatever the order of the four
static bool has_packed_maps(const Op *op) {
  Attr *const *maps =
      op_slot(op, A_vector_contract_indexing_maps)->as.array.items;
  int64_t m = dim_at(maps[0], 0), k = dim_at(maps[0], 1),
          v = dim_at(maps[0], 2);
  int64_t n = dim_at(maps[1], 1);
  return dim_at(maps[1], 0) == k && dim_at(maps[1], 2) == v &&
         dim_at(maps[2], 0) == m && dim_at(maps[2], 1) == n &&
         is_parallel(op, m) && is_parallel(op, n) && is_reduced(op, k) &&
         is_reduced(op, v) && k != v;
}

static bool is_product_of_tiles(const Op *op) {
  static const int ranks[] = {3, 3, 2};
  for (uint32_t i = 0; i < 3; i++) {
    const Type *type = op_operand(op, i)->type;
    if (type->kind != TY_VECTOR || vector_rank(type) != ranks[i] ||
        type_is_scalable(type) || !fits_a_tile(type))
      return false;
  }
  return attr_flags_value(op_slot(op, A_vector_contract_kind)) ==
             E_vector_kind_add &&
         has_tile_elements(op) && has_packed_maps(op) && !op_masking(op);
}

// Tiles

// The last two dimensions of a packed vector are the columns.
static Type *tile_of(Ctx *ctx, const Type *vector) {
  int64_t shape[] = {vector_dim(vector, 0), vector_dim(vector, 1)};
  if (vector_rank(vector) == 3)
    shape[1] *= vector_dim(vector, 2);
  Attr *params[] = {attr_dense_i64(ctx, shape, 2),
                    attr_type(ctx, vector->as.shaped.element)};
  return type_dialect(ctx, def_type_amx_tile, params);
}

static Value **zeros(Rewriter *rw, uint32_t n) {
  Value *zero = build_index(&rw->b, 0);
  Value **indices = arena_array(rw->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    indices[i] = zero;
  return indices;
}

static Value *load_tile(Rewriter *rw, Type *tile, Value *memref) {
  uint32_t rank = (uint32_t)memref->type->as.shaped.rank;
  Value **operands = arena_array(rw->arena, Value *, rank + 1);
  operands[0] = memref;
  memcpy(operands + 1, zeros(rw, rank), rank * sizeof *operands);
  Op *load = build_op(&rw->b, OP_amx_tile_load, &tile, 1, operands, rank + 1);
  load->slots[A_amx_tile_load_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, (int32_t[]){1, (int32_t)rank, 0}, 3);
  return op_result(load, 0);
}

static void store_tile(Rewriter *rw, Value *tile, Value *memref) {
  uint32_t rank = (uint32_t)memref->type->as.shaped.rank;
  Value **operands = arena_array(rw->arena, Value *, rank + 2);
  operands[0] = memref;
  memcpy(operands + 1, zeros(rw, rank), rank * sizeof *operands);
  operands[rank + 1] = tile;
  Op *store = build_op(&rw->b, OP_amx_tile_store, NULL, 0, operands, rank + 2);
  store->slots[A_amx_tile_store_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, (int32_t[]){1, (int32_t)rank, 1, 0}, 4);
}

// Its last two dimensions as one.
static Value *collapse_last(Rewriter *rw, Value *memref) {
  Attr *groups =
      memref_group_last(rw->b.ctx, rw->arena, memref->type->as.shaped.rank, 2);
  Type *type =
      memref_collapsed_type(rw->b.ctx, rw->arena, memref->type, groups);
  return build_collapse_shape(&rw->b, type, memref, groups);
}

// Through memory of the function's own

static Value *make_buffer(Rewriter *rw, const Type *like) {
  return build_alloca(&rw->b, type_memref(rw->b.ctx, like->as.shaped.rank,
                                          like->as.shaped.shape,
                                          like->as.shaped.element, NULL, NULL));
}

// A transfer of all of a buffer; `value` is written, else something of that
// type read.
static Value *transfer_all(Rewriter *rw, Value *value, Type *vector,
                           Value *buffer) {
  Ctx *ctx = rw->b.ctx;
  uint32_t rank = (uint32_t)vector_rank(vector);
  TransferParts parts = {.opcode = value ? OP_vector_transfer_write
                                         : OP_vector_transfer_read,
                         .type = value ? NULL : vector,
                         .value = value,
                         .base = buffer,
                         .indices = zeros(rw, rank),
                         .nindices = rank,
                         .map = transfer_minor_map(ctx, buffer->type, vector),
                         .in_bounds = transfer_out_of_bounds(ctx, rank)};
  if (!value)
    parts.padding = build_poison(&rw->b, type_element(vector));
  Op *op = build_transfer(&rw->b, rw->arena, &parts);
  return value ? NULL : op_result(op, 0);
}

static Value *load_by_buffer(Rewriter *rw, Value *vector) {
  Value *buffer = make_buffer(rw, vector->type);
  transfer_all(rw, vector, vector->type, buffer);
  if (vector_rank(vector->type) == 3)
    buffer = collapse_last(rw, buffer);
  return load_tile(rw, tile_of(rw->b.ctx, vector->type), buffer);
}

static Value *store_by_buffer(Rewriter *rw, Value *tile, Type *vector) {
  Value *buffer = make_buffer(rw, vector);
  store_tile(rw, tile, buffer);
  return transfer_all(rw, NULL, vector, buffer);
}

// Where the vector is in memory

// Does the memory have whole rows of a tile, without gaps?
static bool has_rows(Rewriter *rw, const Type *memref, const Type *vector) {
  int rank = memref->as.shaped.rank, last = vector_rank(vector) - 1;
  int64_t *strides = arena_array(rw->arena, int64_t, rank + 1), offset;
  const int64_t *shape = memref->as.shaped.shape;
  if (rank < 2 || !memref_strides(memref, strides, &offset) ||
      strides[rank - 1] != 1 || shape[rank - 1] == DYNAMIC ||
      shape[rank - 1] < vector_dim(vector, last))
    return false;
  return last == 1 ||
         (shape[rank - 1] == vector_dim(vector, last) &&
          strides[rank - 2] == shape[rank - 1] && shape[rank - 2] != DYNAMIC &&
          shape[rank - 2] >= vector_dim(vector, last - 1));
}

static bool is_whole_transfer(Rewriter *rw, const Transfer *t) {
  return t->base->type->kind == TY_MEMREF && !t->mask &&
         !transfer_has_out_of_bounds(t) && map_is_minor_identity(t->map) &&
         !op_masking(t->op) && has_rows(rw, t->base->type, t->vector->type);
}

// The part of memory that a transfer is about.
static Value *part_of(Rewriter *rw, const Transfer *t) {
  const Type *vector = t->vector->type;
  int rank = t->base->type->as.shaped.rank, front = rank - vector_rank(vector);
  MixedPart part = {arena_array(rw->arena, Mixed, rank),
                    arena_array(rw->arena, Mixed, rank),
                    arena_array(rw->arena, Mixed, rank)};
  for (int i = 0; i < rank; i++) {
    part.offsets[i] = mixed_of(rw->b.ctx, transfer_index(t, (uint32_t)i));
    part.sizes[i] = mixed_number(i < front ? 1 : vector_dim(vector, i - front));
    part.strides[i] = mixed_number(1);
  }
  Type *type = memref_part_infer(rw->b.ctx, rw->arena, t->base->type, &part);
  return build_subview(&rw->b, rw->arena, type, t->base, &part);
}

static void stand_before(Rewriter *rw, Op *op) {
  builder_before(&rw->b, op);
  rw->b.loc = op->loc;
}

static Value *load_operand(Rewriter *rw, Value *vector) {
  Op *read = value_def(vector, OP_vector_transfer_read);
  Transfer t = read ? transfer_of(read) : (Transfer){0};
  if (!read || !is_whole_transfer(rw, &t))
    return load_by_buffer(rw, vector);
  Builder here = rw->b;
  stand_before(rw, read);
  Value *part = part_of(rw, &t);
  if (vector_rank(vector->type) == 3)
    part = collapse_last(rw, part);
  Value *tile = load_tile(rw, tile_of(rw->b.ctx, vector->type), part);
  rw->b = here;
  return tile;
}

// Stores the tile where the only user would write the vector; false: it would
// not.
static bool store_result(Rewriter *rw, Value *tile, Op *op) {
  Value *result = op_result(op, 0);
  Op *write = value_has_one_use(result) ? result->uses->owner : NULL;
  if (!write || !op_is(write, OP_vector_transfer_write) || write->nresults)
    return false;
  Transfer t = transfer_of(write);
  if (t.vector != result || !is_whole_transfer(rw, &t))
    return false;
  Builder here = rw->b;
  stand_before(rw, write);
  store_tile(rw, tile, part_of(rw, &t));
  rw->b = here;
  rewrite_erase(rw, write);
  rewrite_erase(rw, op);
  return true;
}

static bool contract_tiles(Rewriter *rw, Op *op) {
  if (!is_product_of_tiles(op))
    return false;
  Value *tiles[3];
  for (uint32_t i = 0; i < 3; i++)
    tiles[i] = load_operand(rw, op_operand(op, i));
  Type *type = op_result(op, 0)->type;
  uint32_t opcode = element_of(op_result(op, 0)) == ELEMENT_I32
                        ? OP_amx_tile_muli
                        : OP_amx_tile_mulf;
  Value *product = build_value(&rw->b, opcode, tiles[2]->type, tiles, 3);
  return store_result(rw, product, op) ||
         rewrite_replace1(rw, op, store_by_buffer(rw, product, type));
}

static const Pattern patterns[] = {
    PATTERN(OP_vector_contract, 1, contract_tiles, "contract"), {0}};

bool lower_vector_to_amx(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
