// convert-arm-sme-to-scf: a tile is loaded and stored slice by slice.
//
// Requires: nothing.
// Guarantees: no arm_sme.tile_load or tile_store is left.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arm_sme.tile_load %m[%i, %j] : memref<?x?xf32>, vector<[4]x[4]xf32>
//
// After:
//
//   %tile = arm_sme.get_tile : vector<[4]x[4]xf32>
//   %0 = scf.for %s = %c0 to %c4_vscale step %c1 iter_args(%t = %tile) {
//     %row = arith.addi %i, %s : index
//     %u = arm_sme.load_tile_slice %m[%row, %j], %all, %t, %s
//     scf.yield %u
//   }
//
// A mask must be made by vector.create_mask, which says how many rows there are
// and how many elements of each.

#include "intrinsics/arm_sme/arm_sme.h"
#include "ir/build/arith.h"

#include "intrinsics/intrinsics.h"
#include "ir/dialects/match.h"
#include "ir/build/vector.h"

static Value *build_index_cast(Builder *b, Type *type, Value *value) {
  return build_unary(b, OP_arith_index_cast, type, value);
}

// A load or a store of a whole tile.
typedef struct TileAccess {
  Op *op;
  Type *tile;
  Value *base, *row, *column, *padding, *mask;
  Value *rows, *columns; // that the mask has; NULL: all
  Attr *layout;
} TileAccess;

static Value *optional(const Op *op, uint32_t group) {
  return op_operand_of(op, group);
}

static bool is_load(const Op *op) {
  return op_is(op, OP_arm_sme_tile_load);
}

static TileAccess access_of(Op *op) {
  bool load = is_load(op);
  uint32_t base = load ? 0 : 1;
  return (TileAccess){
      .op = op,
      .tile = load ? op_result(op, 0)->type : op_operand(op, 0)->type,
      .base = op_operand(op, base),
      .row = op_operand(op, base + 1),
      .column = op_operand(op, base + 2),
      .padding = load ? optional(op, G_arm_sme_tile_load_padding) : NULL,
      .mask = optional(op, load ? G_arm_sme_tile_load_mask
                                : G_arm_sme_tile_store_mask),
      .layout = op_slot(op, load ? A_arm_sme_tile_load_layout
                                 : A_arm_sme_tile_store_layout),
  };
}

// False when what is masked is not known.
static bool take_mask(TileAccess *a) {
  if (!a->mask)
    return true;
  const Op *made = value_def(a->mask, OP_vector_create_mask);
  if (!made)
    return false;
  a->rows = op_operand(made, 0);
  a->columns = op_operand(made, 1);
  return true;
}

static Type *mask_type(Ctx *ctx, const Type *tile) {
  return type_i1_same_shape(ctx, sme_slice_type(ctx, tile));
}

static Value *make_mask(Builder *b, const Type *tile, Value *count) {
  return build_unary(b, OP_vector_create_mask, mask_type(b->ctx, tile), count);
}

// The smaller one, as signed numbers of 64 bits.
static Value *least(Builder *b, Value *x, Value *y) {
  x = build_index_cast(b, b->ctx->i64, x);
  y = build_index_cast(b, b->ctx->i64, y);
  return build_index_cast(b, b->ctx->index_type,
                          build_binary(b, OP_arith_minsi, x, y));
}

static Value *row_at(Builder *b, const TileAccess *a, Value *slice) {
  return build_binary(b, OP_arith_addi, a->row, slice);
}

// How many slices there are, and the mask of each.
static Value *count_slices(Conv *c, const TileAccess *a, Value **mask) {
  Value *all = sme_count(&c->b, a->tile);
  if (a->mask) {
    all = least(&c->b, a->rows, all);
    *mask = make_mask(&c->b, a->tile, a->columns);
  } else {
    *mask = arith_int(&c->b, mask_type(c->ctx, a->tile), 1);
  }
  return all;
}

static Op *begin_loop(Conv *c, Value *count, ValueList inits) {
  Value *zero = build_index(&c->b, 0), *one = build_index(&c->b, 1);
  Op *loop = build_for(&c->rw, zero, count, one, inits);
  builder_at_end(&c->b, body_of(loop, 0));
  return loop;
}

// A tile of what the loop makes of it.
static bool end_loop(Conv *c, Op *op, Op *loop, Value *next) {
  build_yield(&c->rw, list_of(&c->rw, next));
  builder_before(&c->b, op);
  return conv_replace1(c, op, op_result(loop, 0));
}

static bool load_slices(Conv *c, const TileAccess *a, uint32_t begins) {
  Value *tile = build_value(&c->b, begins, a->tile, NULL, 0), *mask;
  Value *count = count_slices(c, a, &mask);
  Op *loop = begin_loop(c, count, list_of(&c->rw, tile));
  Value *slice = block_arg(body_of(loop, 0), 0);
  Value *row = row_at(&c->b, a, slice);
  Value *operands[] = {a->base, mask,      block_arg(body_of(loop, 0), 1),
                       row,     a->column, slice};
  Op *load =
      build_op(&c->b, OP_arm_sme_load_tile_slice, &a->tile, 1, operands, 6);
  load->slots[A_arm_sme_load_tile_slice_layout] = a->layout;
  return end_loop(c, a->op, loop, op_result(load, 0));
}

// How many elements a slice has: none behind the last row.
static Value *columns_of(Builder *b, const TileAccess *a, Value *slice,
                         Value *columns) {
  Value *inside = arith_cmpi(b, E_arith_cmpi_slt, slice, a->rows);
  Value *bits = build_unary(b, OP_arith_extsi, b->ctx->i32, inside);
  bits = build_binary(b, OP_arith_andi, bits, columns);
  return build_index_cast(b, b->ctx->index_type, bits);
}

static Value *load_padded(Conv *c, const TileAccess *a, Value *slice,
                          Value *columns) {
  Builder *b = &c->b;
  Type *type = sme_slice_type(c->ctx, a->tile);
  Value *mask = make_mask(b, a->tile, columns_of(b, a, slice, columns));
  Value *row = row_at(b, a, slice);
  Value *rest = build_vector_broadcast(b, type, a->padding);
  return build_value(b, OP_vector_maskedload, type,
                     (Value *[]){a->base, row, a->column, mask, rest}, 5);
}

// Each slice as a vector, with the padding in it.
static bool load_vectors(Conv *c, const TileAccess *a) {
  Builder *b = &c->b;
  Value *columns =
      build_unary(b, OP_arith_index_castui, c->ctx->i32, a->columns);
  Value *tile = build_value(b, OP_arm_sme_get_tile, a->tile, NULL, 0);
  Value *one = build_index(b, 1);
  Value *least_count = build_index(b, a->tile->as.shaped.shape[0]);
  Value *vscale = sme_vscale(b), *zero = build_index(b, 0);
  Value *count = build_binary(b, OP_arith_muli, least_count, vscale);
  Op *loop = build_for(&c->rw, zero, count, one, list_of(&c->rw, tile));
  builder_at_end(b, body_of(loop, 0));
  Value *slice = block_arg(body_of(loop, 0), 0);
  Value *vector = load_padded(c, a, slice, columns);
  Value *next = sme_insert_slice(b, vector, block_arg(body_of(loop, 0), 1),
                                 slice, a->layout);
  return end_loop(c, a->op, loop, next);
}

static bool is_zero(Ctx *ctx, const Value *value) {
  Attr *constant = value_constant(ctx, value);
  return constant &&
         (match_zero(ctx, constant) || match_float_any_zero(ctx, constant));
}

static bool lower_tile_load(Conv *c, Op *op) {
  TileAccess a = access_of(op);
  if (!take_mask(&a))
    return conv_decline(c, op, "the mask is not made by vector.create_mask");
  if (!a.mask)
    return load_slices(c, &a, OP_arm_sme_get_tile);
  return is_zero(c->ctx, a.padding) ? load_slices(c, &a, OP_arm_sme_zero)
                                    : load_vectors(c, &a);
}

static bool lower_tile_store(Conv *c, Op *op) {
  TileAccess a = access_of(op);
  if (!take_mask(&a))
    return conv_decline(c, op, "the mask is not made by vector.create_mask");
  Value *mask, *count = count_slices(c, &a, &mask);
  Op *loop = begin_loop(c, count, (ValueList){0});
  Value *slice = block_arg(body_of(loop, 0), 0);
  Value *row = row_at(&c->b, &a, slice);
  Value *operands[] = {op_operand(op, 0), slice, mask, a.base, row, a.column};
  Op *store =
      build_op(&c->b, OP_arm_sme_store_tile_slice, NULL, 0, operands, 6);
  store->slots[A_arm_sme_store_tile_slice_layout] = a.layout;
  build_yield(&c->rw, (ValueList){0});
  builder_before(&c->b, op);
  return conv_erase(c, op);
}

static Legality sme_to_scf_legality(Conv *c, const Op *op) {
  (void)c;
  if (is_load(op) || op_is(op, OP_arm_sme_tile_store))
    return CONV_ILLEGAL;
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arm_sme:
  case DIALECT_arith:
  case DIALECT_scf:
  case DIALECT_vector: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

bool lower_arm_sme_to_scf(PassRun *run, Op *root) {
  ConvTable *table = conv_table_new(run);
  conv_on(table, OP_arm_sme_tile_load, lower_tile_load);
  conv_on(table, OP_arm_sme_tile_store, lower_tile_store);
  Conv c = pass_conversion(run, table);
  c.legality = sme_to_scf_legality;
  return convert_run(&c, root);
}
