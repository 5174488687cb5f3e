// arm-sme-vector-legalization: vectors as large as several tiles become several
// vectors as large as one.
//
// Requires: nothing.
// Guarantees: no value has the type of several tiles.
// Invalidates: nothing.
//
// Before:
//
//   %0 = vector.outerproduct %a, %b : vector<[8]xf32>, vector<[4]xf32>
//
// After:
//
//   %1 = vector.scalable.extract %a[0] : vector<[4]xf32> from vector<[8]xf32>
//   %2 = vector.scalable.extract %b[0] : vector<[4]xf32> from vector<[4]xf32>
//   %3 = vector.outerproduct %1, %2 : vector<[4]xf32>, vector<[4]xf32>
//   %4 = vector.scalable.extract %a[4] : vector<[4]xf32> from vector<[8]xf32>
//   ...
//   %6 = vector.outerproduct %4, %5 : vector<[4]xf32>, vector<[4]xf32>
//
// Functions and loops hand them on one by one. What is written without a mask,
// or with one that ArmSVE can cut into slices, is written in one loop over the
// slices of all tiles, which is known here to go to different places. Patterns
// come before (legalization_patterns.c).

#include "intrinsics/arm_sme/arm_sme.h"

#include "intrinsics/intrinsics.h"
#include "ir/dialects/match.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/vector.h"

// Where tiles are in a vector: one row after the other, in elements of the
// processor with the shortest vectors.

typedef struct SubTile {
  int64_t row, column;
} SubTile;

static bool is_several_tiles(const Type *t) {
  if (t->kind != TY_VECTOR || t->as.shaped.rank != 2 ||
      !type_dim_is_scalable(t, 0) || !type_dim_is_scalable(t, 1) ||
      !sme_has_tiles_of(t->as.shaped.element))
    return false;
  int64_t size = SME_BITS / type_bit_width(t->as.shaped.element);
  int64_t rows = vector_dim(t, 0), columns = vector_dim(t, 1);
  return (rows > size || columns > size) && !(rows % size) && !(columns % size);
}

static Type *tile_of(Ctx *ctx, const Type *vector) {
  return sme_tile_type(ctx, vector->as.shaped.element);
}

static uint32_t count_tiles(const Type *vector) {
  int64_t size = SME_BITS / type_bit_width(vector->as.shaped.element);
  return (uint32_t)(vector_dim(vector, 0) / size * vector_dim(vector, 1) /
                    size);
}

// `transposed`: in memory, rows are where columns are in the vector.
static SubTile sub_tile(const Type *vector, uint32_t i, bool transposed) {
  int64_t size = SME_BITS / type_bit_width(vector->as.shaped.element);
  int64_t across = vector_dim(vector, 1) / size;
  SubTile tile = {i / across * size, i % across * size};
  return transposed ? (SubTile){tile.column, tile.row} : tile;
}

// Types

typedef struct Tiles {
  TypeConversion conversion;
  Ctx *ctx;
} Tiles;

static Type *convert_type(TypeConversion *types, Type *type) {
  (void)types;
  return is_several_tiles(type) ? NULL : type;
}

static bool expand_type(TypeConversion *types, Arena *arena, Type *type,
                        TypeVec *parts) {
  Ctx *ctx = ((Tiles *)types)->ctx;
  for (uint32_t i = 0; i < count_tiles(type); i++)
    vec_push(arena, parts, tile_of(ctx, type));
  return true;
}

// Places and masks

// { a + row * vscale, b + column * vscale }
static void add_offsets(Builder *b, Value *const *from, SubTile by,
                        Value **sums) {
  Value *vscale = sme_vscale(b);
  int64_t offsets[] = {by.row, by.column};
  for (int i = 0; i < 2; i++) {
    Value *offset =
        build_binary(b, OP_arith_muli, build_index(b, offsets[i]), vscale);
    sums[i] = build_binary(b, OP_arith_addi, from[i], offset);
  }
}

static bool is_known_mask(const Value *mask) {
  return !mask || value_def(mask, OP_vector_create_mask);
}

// What a mask says of one of the tiles; NULL where there is none.
static Value *mask_of(Conv *c, const Value *mask, Type *tile, SubTile at) {
  if (!mask)
    return NULL;
  const Op *made = value_op(mask);
  Value *ends[] = {op_operand(made, 0), op_operand(made, 1)};
  add_offsets(&c->b, ends, (SubTile){-at.row, -at.column}, ends);
  return build_value(&c->b, OP_vector_create_mask,
                     type_i1_same_shape(c->ctx, tile), ends, 2);
}

// Operations

static bool replace_by_tiles(Conv *c, Op *op, Value **tiles, uint32_t n) {
  return conv_replace_parts(c, op, &(ValueList){tiles, n});
}

static bool divide_constant(Conv *c, Op *op) {
  Attr *value = op_slot(op, A_arith_constant_value);
  Type *type = op_result(op, 0)->type;
  if (!is_several_tiles(type))
    return false;
  if (!attr_is(value, AT_DENSE) || !value->as.dense.splat)
    return conv_decline(c, op, "tiles of different elements");
  Type *tile = tile_of(c->ctx, type);
  Op *one = build_op(&c->b, OP_arith_constant, &tile, 1, NULL, 0);
  one->slots[A_arith_constant_value] = attr_dense(
      c->ctx, tile, value->as.dense.data, value->as.dense.size, true);
  uint32_t n = count_tiles(type);
  Value **tiles = arena_array(c->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    tiles[i] = op_result(one, 0);
  return replace_by_tiles(c, op, tiles, n);
}

static Value *part_of(Conv *c, Type *slice, Value *vector, int64_t at) {
  Op *op = build_op(&c->b, OP_vector_scalable_extract, &slice, 1, &vector, 1);
  op->slots[A_vector_scalable_extract_pos] = attr_i64(c->ctx, at);
  return op_result(op, 0);
}

// `root` is the operation, or the vector.mask around it.
static bool divide_product(Conv *c, Op *op, Op *root, const Value *mask) {
  Type *type = op_result(op, 0)->type;
  if (!is_several_tiles(type))
    return false;
  if (!is_known_mask(mask))
    return conv_decline(c, root, "the mask is not made by vector.create_mask");
  ValueVec accs = {0};
  if (op->noperands > 2 && !conv_parts(c, op_operand(op, 2), &accs))
    return conv_decline_type(c, root, type);
  Type *tile = tile_of(c->ctx, type), *slice = sme_slice_type(c->ctx, tile);
  uint32_t n = count_tiles(type);
  Value **tiles = arena_array(c->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++) {
    SubTile at = sub_tile(type, i, false);
    Value *own = mask_of(c, mask, tile, at);
    Value *operands[] = {part_of(c, slice, op_operand(op, 0), at.row), NULL,
                         accs.size ? accs.data[i] : NULL};
    operands[1] = part_of(c, slice, op_operand(op, 1), at.column);
    Op *product = build_op(&c->b, OP_vector_outerproduct, &tile, 1, operands,
                           accs.size ? 3 : 2);
    product->slots[A_vector_outerproduct_kind] =
        op_slot(op, A_vector_outerproduct_kind);
    tiles[i] = build_masked(&c->rw, product, own);
  }
  return replace_by_tiles(c, root, tiles, n);
}

static bool divide_outerproduct(Conv *c, Op *op) {
  return divide_product(c, op, op, NULL);
}

static bool divide_masked_outerproduct(Conv *c, Op *op) {
  Op *inner = op->regions[0].first->first;
  if (!op_is(inner, OP_vector_outerproduct))
    return false;
  if (!divide_product(c, inner, op, op_operand(op, 0)))
    return false;
  op_set_operands(c->b.pool, inner, NULL, 0); // it goes with the mask
  return true;
}

// Two different dimensions, of two.
static bool is_permutation(const Attr *map) {
  AffineExpr *const *results = map->as.map.results;
  return map->as.map.nresults == 2 && map->as.map.ndims == 2 &&
         results[0]->kind == AFFINE_DIM && results[1]->kind == AFFINE_DIM &&
         results[0] != results[1];
}

static bool can_divide(Conv *c, Op *op, const Transfer *t) {
  if (!is_several_tiles(t->vector->type))
    return false;
  if (!is_known_mask(t->mask))
    return conv_decline(c, op, "the mask is not made by vector.create_mask");
  return is_permutation(t->map) ||
         conv_decline(c, op, "its map is no permutation");
}

// The transfer of one tile; `value` is what is written.
static Op *transfer_tile(Conv *c, const Transfer *t, uint32_t i, Value *base,
                         Value *value) {
  Type *tile = tile_of(c->ctx, t->vector->type);
  SubTile at = sub_tile(t->vector->type, i, !map_is_identity(t->map));
  TransferParts parts = transfer_parts(c->arena, t);
  Value *indices[] = {transfer_index(t, 0), transfer_index(t, 1)};
  parts.mask = mask_of(c, t->mask, tile, at);
  add_offsets(&c->b, indices, at, indices);
  parts.indices = indices;
  parts.base = base;
  if (value)
    parts.value = value;
  else
    parts.type = tile;
  return build_transfer(&c->b, c->arena, &parts);
}

static bool divide_read(Conv *c, Op *op) {
  Transfer t = transfer_of(op);
  if (!can_divide(c, op, &t))
    return false;
  uint32_t n = count_tiles(t.vector->type);
  Value **tiles = arena_array(c->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    tiles[i] = op_result(transfer_tile(c, &t, i, t.base, NULL), 0);
  return replace_by_tiles(c, op, tiles, n);
}

// A tensor is written to again and again.
static bool divide_write(Conv *c, Op *op) {
  Transfer t = transfer_of(op);
  ValueVec tiles = {0};
  if (!can_divide(c, op, &t))
    return false;
  if (!conv_parts(c, t.vector, &tiles))
    return conv_decline_type(c, op, t.vector->type);
  Value *base = t.base;
  for (uint32_t i = 0; i < tiles.size; i++) {
    Op *write = transfer_tile(c, &t, i, base, tiles.data[i]);
    if (write->nresults)
      base = op_result(write, 0);
  }
  return op->nresults ? conv_replace1(c, op, base) : conv_erase(c, op);
}

// One loop

static Value *times_vscale(Builder *b, Value *vscale, int64_t n) {
  return build_binary(b, OP_arith_muli, vscale, build_index(b, n));
}

// Wider masks cannot be cut by arm_sve.psel.
static bool suits_loop(const Transfer *t) {
  const Type *type = t->vector->type;
  return !t->op->nresults && map_is_identity(t->map) &&
         (!t->mask || (vector_dim(type, 0) <= 16 && vector_dim(type, 1) <= 16));
}

static Value *mask_of_slice(Conv *c, Value *mask, Type *slice, Value *row,
                            int64_t column) {
  if (!mask)
    return NULL;
  Type *type = type_i1_same_shape(c->ctx, slice);
  Value *of_row = build_vector_extract_at(&c->b, mask, row);
  return of_row->type == type ? of_row : part_of(c, type, of_row, column);
}

static void write_slice(Conv *c, const Transfer *t, Value *vscale,
                        Value *number, Value *tile, SubTile at) {
  Builder *b = &c->b;
  Value *row = times_vscale(b, vscale, at.row);
  Value *column = times_vscale(b, vscale, at.column);
  Value *of_vector = build_binary(b, OP_arith_addi, row, number);
  Value *indices[2];
  indices[0] = build_binary(b, OP_arith_addi, of_vector, transfer_index(t, 0));
  indices[1] = build_binary(b, OP_arith_addi, column, transfer_index(t, 1));
  TransferParts parts = transfer_parts(c->arena, t);
  parts.mask = mask_of_slice(c, t->mask, sme_slice_type(c->ctx, tile->type),
                             of_vector, at.column);
  parts.value = build_vector_extract_at(b, tile, number);
  parts.indices = indices;
  parts.map = attr_affine_map(c->ctx, 2, 0, t->map->as.map.results + 1, 1);
  parts.in_bounds = attr_array(c->ctx, t->in_bounds->as.array.items + 1, 1);
  build_transfer(b, c->arena, &parts);
}

static bool write_in_loop(Conv *c, Op *op) {
  Transfer t = transfer_of(op);
  ValueVec tiles = {0};
  if (!can_divide(c, op, &t) || !suits_loop(&t))
    return false;
  if (!conv_parts(c, t.vector, &tiles))
    return conv_decline_type(c, op, t.vector->type);
  Builder *b = &c->b;
  Type *type = t.vector->type, *tile = tile_of(c->ctx, type);
  Value *zero = build_index(b, 0), *vscale = sme_vscale(b);
  Value *count = times_vscale(b, vscale, vector_dim(tile, 0));
  Op *loop = build_for(&c->rw, zero, count, build_index(b, 1), (ValueList){0});
  builder_at_end(b, body_of(loop, 0));
  for (uint32_t i = 0; i < tiles.size; i++)
    write_slice(c, &t, vscale, block_arg(body_of(loop, 0), 0), tiles.data[i],
                sub_tile(type, i, false));
  build_yield(&c->rw, (ValueList){0});
  builder_before(b, op);
  return conv_erase(c, op);
}

// The pass

static void add_handlers(ConvTable *table) {
  enum { FIRST = 1024 };
  conv_on_with(table, OP_vector_mask, FIRST, divide_masked_outerproduct);
  conv_on_with(table, OP_vector_transfer_write, FIRST, write_in_loop);
  conv_on(table, OP_arith_constant, divide_constant);
  conv_on(table, OP_vector_outerproduct, divide_outerproduct);
  conv_on(table, OP_vector_transfer_read, divide_read);
  conv_on(table, OP_vector_transfer_write, divide_write);
  conv_add_func(table);
  conv_add_scf(table);
}

static Legality sme_vector_legality(Conv *c, const Op *op) {
  return conv_is_legal(c, op) ? CONV_LEGAL : CONV_ILLEGAL;
}

static bool convert(PassRun *run, Op *root) {
  ConvTable *table = conv_table_new(run);
  add_handlers(table);
  Tiles tiles = {{.convert = convert_type, .expand = expand_type}, run->ctx};
  Conv c = pass_conversion(run, table);
  c.types = &tiles.conversion;
  c.legality = sme_vector_legality;
  return convert_run(&c, root);
}

static void note_several(void *user, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    *(bool *)user |= is_several_tiles(op_operand(op, i)->type);
  for (uint32_t i = 0; i < op->nresults; i++)
    *(bool *)user |= is_several_tiles(op_result(op, i)->type);
}

// In a compile, whether there are vectors for it; else true.
static bool is_wanted(const PassRun *run, Op *root) {
  bool found = !run->total;
  if (!found)
    op_walk(root, note_several, &found);
  return found;
}

bool lower_sme_vector_legalization(PassRun *run, Op *root) {
  return !is_wanted(run, root) ||
         (pass_greedy(run, root,
                      pass_pattern_list(run, patterns_sme_legalization)) !=
              GREEDY_FAILED &&
          convert(run, root));
}
