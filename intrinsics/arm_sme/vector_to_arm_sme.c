// convert-vector-to-arm-sme: what vector does with vectors as large as tiles,
// by tiles.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %0 = vector.outerproduct %a, %b, %t : vector<[4]xf32>, vector<[4]xf32>
//
// After:
//
//   %0 = arm_sme.outerproduct %a, %b acc(%t) : vector<[4]xf32>, vector<[4]xf32>
//
// A broadcast, and printing, are loops over slices; what is transposed is
// stored as it is and loaded by columns, unless it was loaded before.

#include "intrinsics/arm_sme/arm_sme.h"
#include "lowering/to_llvm/to_llvm.h"

#include "intrinsics/intrinsics.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/vector.h"

static Attr *layout_attr(Ctx *ctx, bool vertical) {
  return enum_attr(ctx, def_attr_arm_sme_layout,
                   vertical ? E_arm_sme_layout_vertical
                            : E_arm_sme_layout_horizontal);
}

// Memory

// `padding` and `mask` may be NULL.
static Op *build_tile_load(Rewriter *rw, Type *tile, Value *base, Value *row,
                           Value *column, Value *padding, Value *mask,
                           bool vertical) {
  Value *operands[] = {base, row, column, padding, mask};
  Op *load =
      build_op(&rw->b, OP_arm_sme_tile_load, &tile, 1, operands, mask ? 5 : 3);
  load->slots[A_arm_sme_tile_load_layout] = layout_attr(rw->b.ctx, vertical);
  load->slots[A_arm_sme_tile_load_operandSegmentSizes] = attr_dense_i32(
      rw->b.ctx, (int32_t[]){1, 2, mask != NULL, mask != NULL}, 4);
  return load;
}

static Op *build_tile_store(Rewriter *rw, Value *tile, Value *base, Value *row,
                            Value *column, Value *mask, bool vertical) {
  Value *operands[] = {tile, base, row, column, mask};
  Op *store =
      build_op(&rw->b, OP_arm_sme_tile_store, NULL, 0, operands, mask ? 5 : 4);
  store->slots[A_arm_sme_tile_store_layout] = layout_attr(rw->b.ctx, vertical);
  store->slots[A_arm_sme_tile_store_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, (int32_t[]){1, 1, 2, mask != NULL}, 4);
  return store;
}

// Two different dimensions, of two.
static bool is_permutation(const Attr *map) {
  AffineExpr *const *results = map->as.map.results;
  return map->as.map.nresults == 2 && results[0]->kind == AFFINE_DIM &&
         results[1]->kind == AFFINE_DIM && results[0] != results[1];
}

// A transfer of a whole tile, from or to a matrix.
static bool is_of_tile(const Transfer *t, bool *transposed) {
  const Attr *map = t->map;
  if (!type_is_sme_tile(t->vector->type) || t->nindices != 2 ||
      t->base->type->kind != TY_MEMREF || transfer_has_out_of_bounds(t) ||
      !is_permutation(map))
    return false;
  *transposed = !map_is_identity(map);
  return true;
}

static bool replace_transfer_read(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  bool transposed;
  if (!is_of_tile(&t, &transposed))
    return false;
  rewrite_replace_by(
      rw, op,
      build_tile_load(rw, op_result(op, 0)->type, t.base, transfer_index(&t, 0),
                      transfer_index(&t, 1), t.mask ? t.padding : NULL, t.mask,
                      transposed));
  return true;
}

static bool replace_transfer_write(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  bool transposed;
  if (!is_of_tile(&t, &transposed))
    return false;
  build_tile_store(rw, t.vector, t.base, transfer_index(&t, 0),
                   transfer_index(&t, 1), t.mask, transposed);
  rewrite_erase(rw, op);
  return true;
}

static bool replace_load(Rewriter *rw, Op *op) {
  if (!type_is_sme_tile(op_result(op, 0)->type) || op->noperands != 3)
    return false;
  rewrite_replace_by(rw, op,
                     build_tile_load(rw, op_result(op, 0)->type,
                                     op_operand(op, 0), op_operand(op, 1),
                                     op_operand(op, 2), NULL, NULL, false));
  return true;
}

static bool replace_store(Rewriter *rw, Op *op) {
  if (!type_is_sme_tile(op_operand(op, 0)->type) || op->noperands != 4)
    return false;
  build_tile_store(rw, op_operand(op, 0), op_operand(op, 1), op_operand(op, 2),
                   op_operand(op, 3), NULL, false);
  rewrite_erase(rw, op);
  return true;
}

// Slices

Op *sme_fill(Rewriter *rw, Op *op, Type *tile, Value *slice) {
  Builder *b = &rw->b;
  Value *init = build_value(b, OP_arm_sme_get_tile, tile, NULL, 0);
  Value *one = build_index(b, 1);
  Value *least = build_index(b, tile->as.shaped.shape[0]);
  Value *vscale = sme_vscale(b), *zero = build_index(b, 0);
  Value *count = build_binary(b, OP_arith_muli, least, vscale);
  Op *loop = build_for(rw, zero, count, one, list_of(rw, init));
  builder_at_end(b, body_of(loop, 0));
  Value *next =
      sme_insert_slice(b, slice, block_arg(body_of(loop, 0), 1),
                       block_arg(body_of(loop, 0), 0), sme_horizontal(b->ctx));
  build_yield(rw, list_of(rw, next));
  builder_before(b, op);
  return loop;
}

static bool replace_broadcast(Rewriter *rw, Op *op) {
  Type *tile = op_result(op, 0)->type;
  Value *source = op_operand(op, 0);
  int rank = rank_or_0(source->type);
  if (!type_is_sme_tile(tile) || rank > 1)
    return false;
  if (rank == 0)
    source =
        build_vector_broadcast(&rw->b, sme_slice_type(rw->b.ctx, tile), source);
  rewrite_replace_by(rw, op, sme_fill(rw, op, tile, source));
  return true;
}

static bool replace_print(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  if (!op->noperands || !type_is_sme_tile(op_operand(op, 0)->type))
    return false;
  Value *tile = op_operand(op, 0);
  Value *vscale = sme_vscale(b);
  Value *least = build_index(b, tile->type->as.shaped.shape[0]);
  Value *zero = build_index(b, 0);
  Value *count = build_binary(b, OP_arith_muli, least, vscale);
  Op *loop = build_for(rw, zero, count, build_index(b, 1), (ValueList){0});
  builder_at_end(b, body_of(loop, 0));
  Value *slice = sme_extract_slice(b, tile, block_arg(body_of(loop, 0), 0),
                                   sme_horizontal(b->ctx));
  Op *print = build_op(b, OP_vector_print, NULL, 0, &slice, 1);
  memcpy(print->slots, op->slots, op->nslots * sizeof *op->slots);
  build_yield(rw, (ValueList){0});
  builder_before(b, op);
  rewrite_erase(rw, op);
  return true;
}

// Transposition

static bool is_swap(const Op *op) {
  const Attr *order = op_slot(op, A_vector_transpose_permutation);
  return ints_at(order, 0) == 1 && ints_at(order, 1) == 0;
}

static Attr *swapping_map(Ctx *ctx) {
  AffineExpr *dims[] = {affine_dim(ctx, 1), affine_dim(ctx, 0)};
  return attr_affine_map(ctx, 2, 0, dims, 2);
}

static bool transpose_by_memory(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Type *tile = op_result(op, 0)->type;
  Value *vscale = sme_vscale(b);
  Value *least = build_index(b, tile->as.shaped.shape[0]);
  Value *zero = build_index(b, 0);
  Value *count = build_binary(b, OP_arith_muli, vscale, least);
  Type *type = type_memref(b->ctx, 2, (int64_t[]){DYNAMIC, DYNAMIC},
                           tile->as.shaped.element, NULL, NULL);
  Op *memory =
      build_op(b, OP_memref_alloca, &type, 1, (Value *[]){count, count}, 2);
  memory->slots[A_memref_alloca_operandSegmentSizes] =
      attr_dense_i32(b->ctx, (int32_t[]){2, 0}, 2);
  Value *base = op_result(memory, 0);
  build_tile_store(rw, op_operand(op, 0), base, zero, zero, NULL, false);
  rewrite_replace_by(
      rw, op, build_tile_load(rw, tile, base, zero, zero, NULL, NULL, true));
  return true;
}

// Whether it becomes a read of columns by its map alone. (MLIR takes any read.)
static bool reads_rows(Op *read) {
  Transfer t = transfer_of(read);
  return map_is_identity(t.map) && !transfer_has_out_of_bounds(&t);
}

static bool replace_transpose(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Op *read = value_def(source, OP_vector_transfer_read);
  if (!type_is_sme_tile(op_result(op, 0)->type) || !is_swap(op))
    return false;
  if (!read || !value_has_one_use(source) || !reads_rows(read))
    return transpose_by_memory(rw, op);
  rewrite_set_slot(rw, read, A_vector_transfer_read_permutation_map,
                   swapping_map(rw->b.ctx));
  return rewrite_replace1(rw, op, source);
}

// Products

static Value *mask_of(Rewriter *rw, const Type *tile, Value *count) {
  Type *type = type_i1_same_shape(rw->b.ctx, sme_slice_type(rw->b.ctx, tile));
  return build_unary(&rw->b, OP_vector_create_mask, type, count);
}

static bool replace_outerproduct(Rewriter *rw, Op *op) {
  Type *tile = op_result(op, 0)->type;
  Op *masking = op_masking(op), *root = masking ? masking : op;
  const Op *mask =
      masking ? value_def(op_operand(masking, 0), OP_vector_create_mask) : NULL;
  if (op_operand(op, 1)->type->kind != TY_VECTOR || !type_is_sme_tile(tile) ||
      enum_value(op_slot(op, A_vector_outerproduct_kind), 0) !=
          E_vector_kind_add ||
      (masking && !mask))
    return false;
  Value *operands[5] = {op_operand(op, 0), op_operand(op, 1)};
  uint32_t n = 2;
  builder_before(&rw->b, root);
  if (mask) {
    operands[n++] = mask_of(rw, tile, op_operand(mask, 0));
    operands[n++] = mask_of(rw, tile, op_operand(mask, 1));
  }
  bool adds = op->noperands == 3;
  if (adds)
    operands[n++] = op_operand(op, 2);
  Op *product =
      build_op(&rw->b, OP_arm_sme_outerproduct, &tile, 1, operands, n);
  product->slots[A_arm_sme_outerproduct_kind] =
      enum_attr(rw->b.ctx, def_attr_arm_sme_kind, E_arm_sme_kind_add);
  product->slots[A_arm_sme_outerproduct_operandSegmentSizes] = attr_dense_i32(
      rw->b.ctx, (int32_t[]){1, 1, mask != NULL, mask != NULL, adds}, 5);
  rewrite_replace_by(rw, root, product);
  return true;
}

// Elements

static Value *element_of_slice(Rewriter *rw, Value *slice, Mixed at) {
  return at.value ? build_vector_extract_at(&rw->b, slice, at.value)
                  : build_vector_part(&rw->b, slice, &at.number, 1);
}

static bool replace_extract(Rewriter *rw, Op *op) {
  Value *tile = op_operand(op, 0);
  if (!type_is_sme_tile(tile->type))
    return false;
  uint32_t n;
  Mixed *at = mixed_list(rw->arena, op, G_vector_extract_dynamic_position,
                         A_vector_extract_static_position, &n);
  if (!n)
    return rewrite_replace1(rw, op, tile);
  Value *slice =
      sme_extract_slice(&rw->b, tile, mixed_materialize(&rw->b, at[0]),
                        sme_horizontal(rw->b.ctx));
  return rewrite_replace1(rw, op,
                          n == 1 ? slice : element_of_slice(rw, slice, at[1]));
}

static bool replace_insert(Rewriter *rw, Op *op) {
  Value *part = op_operand(op, 0), *tile = op_operand(op, 1);
  if (!type_is_sme_tile(tile->type))
    return false;
  uint32_t n;
  Mixed *at = mixed_list(rw->arena, op, G_vector_insert_dynamic_position,
                         A_vector_insert_static_position, &n);
  if (!n)
    return rewrite_replace1(rw, op, part);
  Attr *layout = sme_horizontal(rw->b.ctx);
  Value *number = mixed_materialize(&rw->b, at[0]);
  if (n == 2) {
    Value *slice = sme_extract_slice(&rw->b, tile, number, layout);
    part = at[1].value
               ? build_vector_insert_at(&rw->b, part, slice, at[1].value)
               : build_vector_insert(&rw->b, part, slice, &at[1].number, 1);
  }
  return rewrite_replace1(rw, op,
                          sme_insert_slice(&rw->b, part, tile, number, layout));
}

// Slices and rows of masks

static Value *build_all_true(Builder *b, Type *mask) {
  Op *op = build_op(b, OP_arith_constant, &mask, 1, NULL, 0);
  op->slots[A_arith_constant_value] = attr_dense(b->ctx, mask, "\1", 1, true);
  return op_result(op, 0);
}

// A slice that is only taken out to be written.
static bool store_slice(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  const Op *slice = value_def(t.vector, OP_arm_sme_extract_tile_slice);
  if (!slice || t.base->type->kind != TY_MEMREF || op_masking(op) ||
      transfer_has_out_of_bounds(&t) || !map_is_minor_identity(t.map))
    return false;
  Builder *b = &rw->b;
  uint32_t n = t.nindices + 4;
  Value **operands = arena_array(rw->arena, Value *, n);
  operands[0] = op_operand(slice, 0);
  operands[1] = op_operand(slice, 1);
  operands[2] =
      t.mask ? t.mask
             : build_all_true(b, type_i1_same_shape(b->ctx, t.vector->type));
  operands[3] = t.base;
  for (uint32_t i = 0; i < t.nindices; i++)
    operands[4 + i] = transfer_index(&t, i);
  Op *store = build_op(b, OP_arm_sme_store_tile_slice, NULL, 0, operands, n);
  store->slots[A_arm_sme_store_tile_slice_layout] =
      op_slot(slice, A_arm_sme_extract_tile_slice_layout);
  rewrite_erase(rw, op);
  return true;
}

static Value *build_row_mask(Builder *b, const Op *mask, uint32_t dim) {
  int64_t size = vector_dim(op_result(mask, 0)->type, (int)dim);
  Type *type =
      type_vector(b->ctx, 1, &size, (bool[]){true}, type_int(b->ctx, 1));
  return build_unary(b, OP_vector_create_mask, type, op_operand(mask, dim));
}

static bool is_predicate_size(int64_t n) {
  return n <= 16 && !(n & (n - 1));
}

// A row of a mask is that of its columns, or nothing.
static bool select_mask_row(Rewriter *rw, Op *op) {
  Op *mask = value_def(op_operand(op, 0), OP_vector_create_mask);
  const Type *type = mask ? op_result(mask, 0)->type : NULL;
  if (!mask || vector_rank(type) != 2 || !type_dim_is_scalable(type, 0) ||
      !type_dim_is_scalable(type, 1) ||
      !is_predicate_size(vector_dim(type, 0)) ||
      !is_predicate_size(vector_dim(type, 1)))
    return false;
  uint32_t n;
  Mixed *at = mixed_list(rw->arena, op, G_vector_extract_dynamic_position,
                         A_vector_extract_static_position, &n);
  if (n != 1)
    return false;
  Builder *b = &rw->b;
  builder_before(b, mask);
  Value *rows = build_row_mask(b, mask, 0);
  Value *columns = build_row_mask(b, mask, 1);
  builder_before(b, op);
  Value *operands[] = {columns, rows, mixed_materialize(b, at[0])};
  return rewrite_replace1(rw, op,
                          build_value(b, OP_arm_sve_psel,
                                      op_result(op, 0)->type, operands,
                                      ARRAY_SIZE(operands)));
}

static const Pattern patterns[] = {
    PATTERN(OP_vector_broadcast, 1, replace_broadcast, "broadcast"),
    PATTERN(OP_vector_transfer_read, 1, replace_transfer_read, "transfer_read"),
    PATTERN(OP_vector_transfer_write, 1, replace_transfer_write,
            "transfer_write"),
    PATTERN(OP_vector_transpose, 1, replace_transpose, "transpose"),
    PATTERN(OP_vector_load, 1, replace_load, "load"),
    PATTERN(OP_vector_store, 1, replace_store, "store"),
    PATTERN(OP_vector_outerproduct, 1, replace_outerproduct, "outerproduct"),
    PATTERN(OP_vector_extract, 1, replace_extract, "extract"),
    PATTERN(OP_vector_insert, 1, replace_insert, "insert"),
    PATTERN(OP_vector_print, 1, replace_print, "print"),
    PATTERN(OP_vector_transfer_write, 1, store_slice, "store_slice"),
    PATTERN(OP_vector_extract, 1, select_mask_row, "mask_row"),
    {0}};

static void note_tile(void *user, Op *op) {
  *(bool *)user |= sme_tile_of(op) != NULL;
}

bool sme_is_wanted(const PassRun *run, Op *root) {
  bool found = !run->total;
  if (!found)
    op_walk(root, note_tile, &found);
  return found;
}

bool lower_vector_to_arm_sme(PassRun *run, Op *root) {
  return !sme_is_wanted(run, root) ||
         pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
