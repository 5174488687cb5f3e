// Of arm-sme-vector-legalization: vectors and masks that neither SVE nor SME
// has, made of those that one has.
//
// A matrix is illegal where a scalable dimension comes before a fixed one. It
// may be transposed where it is read,
//
//   %0 = vector.transfer_read %m[%a, %b] : memref<?x?xf32>, vector<[8]x4xf32>
//   %1 = vector.transpose %0, [1, 0] : vector<[8]x4xf32> to vector<4x[8]xf32>
//   // ->
//   %v = memref.subview %m[%a, %b] [%c8_vscale, %c4] [%c1, %c1]
//   %t = memref.transpose %v (d0, d1) -> (d1, d0)
//   %1 = vector.transfer_read %t[%c0, %c0] : memref<?x?xf32>, vector<4x[8]xf32>
//
// or where it is written, by way of the rows of a tile, which can be stored as
// columns. A column is read element by element.

#include "intrinsics/arm_sme/arm_sme.h"

#include "intrinsics/intrinsics.h"
#include "ir/dialects/match.h"
#include "ir/dialects/memref/memref.h"
#include "ir/dialects/vector/vector.h"
#include "ir/build/control.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"
#include "ir/build/memref.h"
#include "ir/build/vector.h"
#include "lowering/vector/structure.h"

static bool is_legal(const Type *vector) {
  bool seen_fixed = false;
  for (int i = vector_rank(vector) - 1; i >= 0; i--) {
    seen_fixed |= !type_dim_is_scalable(vector, i);
    if (seen_fixed && type_dim_is_scalable(vector, i))
      return false;
  }
  return true;
}

// A mask out of several

// vector.create_mask %n, %a, %b : vector<4x[4]x[4]xi1>, one of them
static bool extract_mask(Rewriter *rw, Op *op) {
  const Op *made = value_def(op_operand(op, 0), OP_vector_create_mask);
  Type *type = op_result(op, 0)->type;
  const Attr *position = op_slot(op, A_vector_extract_static_position);
  if (!made || made->noperands != 3 || rank_or_0(type) != 2 ||
      !type_dim_is_scalable(type, 0) || !type_dim_is_scalable(type, 1) ||
      value_def(op_operand(made, 0), OP_arith_constant))
    return false;
  Builder *b = &rw->b;
  int64_t at = ints_at(position, 0);
  Value *zero = build_index(b, 0);
  Value *index = at == DYNAMIC ? op_operand(op, 1) : build_index(b, at);
  Value *inside = arith_cmpi(b, E_arith_cmpi_slt, index, op_operand(made, 0));
  Value *ends[] = {arith_select(b, inside, op_operand(made, 1), zero),
                   op_operand(made, 2)};
  return rewrite_replace1(rw, op,
                          build_value(b, OP_vector_create_mask, type, ends, 2));
}

// A column

static bool read_column(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Type *type = t.vector->type;
  if (t.base->type->kind != TY_MEMREF || t.mask || op_masking(op) ||
      vector_rank(type) != 2 || vector_dim(type, 1) != 1 ||
      !type_dim_is_scalable(type, 0) || type_dim_is_scalable(type, 1) ||
      !map_is_identity(t.map) || transfer_has_out_of_bounds(&t))
    return false;
  Builder *b = &rw->b;
  Type *column = type_vector(b->ctx, 1, type->as.shaped.shape, (bool[]){true},
                             type->as.shaped.element);
  Counter c = {.lower = build_index(b, 0)};
  Value *vscale = sme_vscale(b);
  c.upper = build_binary(b, OP_arith_muli, vscale,
                         build_index(b, vector_dim(type, 0)));
  c.step = build_index(b, 1);
  Value *zeros = build_zeros(b, column);
  Op *loop = begin_for(rw, c, list_of(rw, zeros));
  Builder place = *b;
  builder_at_end(b, body_of(loop, 0));
  Value *number = block_arg(body_of(loop, 0), 0);
  Value *operands[] = {
      t.base, build_binary(b, OP_arith_addi, number, transfer_index(&t, 0)),
      transfer_index(&t, 1)};
  Value *element = build_value(b, OP_memref_load, type->as.shaped.element,
                               operands, ARRAY_SIZE(operands));
  build_yield(
      rw, list_of(rw, build_vector_insert_at(
                          b, element, block_arg(body_of(loop, 0), 1), number)));
  *b = place;
  end_structure(rw, loop);
  return rewrite_replace1(rw, op,
                          build_vector_shape_cast(b, type, op_result(loop, 0)));
}

// Transposed where it is read

static bool is_extension(const Op *op) {
  return op && (op_is(op, OP_arith_extsi) || op_is(op, OP_arith_extui) ||
                op_is(op, OP_arith_extf));
}

// The part that a vector is read from.
static Value *view_of(Rewriter *rw, const Transfer *t) {
  Builder *b = &rw->b;
  const Type *vector = t->vector->type;
  uint32_t rank = (uint32_t)vector_rank(vector);
  Value *one = build_index(b, 1);
  MixedPart part = {arena_array(rw->arena, Mixed, rank),
                    arena_array(rw->arena, Mixed, rank),
                    arena_array(rw->arena, Mixed, rank)};
  for (uint32_t i = 0; i < rank; i++) {
    Value *size = build_index(b, vector_dim(vector, (int)i));
    if (type_dim_is_scalable(vector, (int)i))
      size = build_binary(b, OP_arith_muli, sme_vscale(b), size);
    part.offsets[i] = mixed_value(transfer_index(t, i));
    part.sizes[i] = mixed_value(size);
    part.strides[i] = mixed_value(one);
  }
  Type *type = memref_part_infer(b->ctx, rw->arena, t->base->type, &part);
  return build_subview(b, rw->arena, type, t->base, &part);
}

static Value *transpose_memref(Rewriter *rw, Value *memref,
                               const int64_t *order) {
  Ctx *ctx = rw->b.ctx;
  const Type *from = memref->type;
  uint32_t rank = (uint32_t)from->as.shaped.rank;
  Strided layout = memref_strided(rw->arena, from);
  int64_t *shape = arena_array(rw->arena, int64_t, rank);
  int64_t *strides = arena_array(rw->arena, int64_t, rank);
  AffineExpr **dims = arena_array(rw->arena, AffineExpr *, rank);
  for (uint32_t i = 0; i < rank; i++) {
    shape[i] = from->as.shaped.shape[order[i]];
    strides[i] = layout.strides[order[i]];
    dims[i] = affine_dim(ctx, (uint32_t)order[i]);
  }
  Type *type = type_memref(ctx, (int)rank, shape, from->as.shaped.element,
                           attr_strided(ctx, layout.offset, strides, rank),
                           from->as.shaped.space);
  Op *op = build_op(&rw->b, OP_memref_transpose, &type, 1, &memref, 1);
  op->slots[A_memref_transpose_permutation] =
      attr_affine_map(ctx, rank, 0, dims, rank);
  return op_result(op, 0);
}

static bool transpose_while_reading(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  const Op *extension = value_op(source);
  if (is_legal(source->type) || !is_legal(op_result(op, 0)->type))
    return false;
  extension = is_extension(extension) ? extension : NULL;
  Op *read = value_op(extension ? op_operand(extension, 0) : source);
  if (!read || !op_is(read, OP_vector_transfer_read))
    return false;
  Transfer t = transfer_of(read);
  if (t.base->type->kind != TY_MEMREF || op_masking(read) ||
      !map_is_identity(t.map) ||
      !memref_strided(rw->arena, t.base->type).strided)
    return false;
  Builder *b = &rw->b;
  const Attr *permutation = op_slot(op, A_vector_transpose_permutation);
  uint32_t rank = t.nindices;
  int64_t *order = arena_array(rw->arena, int64_t, rank);
  Attr **bounds = arena_array(rw->arena, Attr *, rank);
  Value **indices = arena_array(rw->arena, Value *, rank);
  Value *zero = build_index(b, 0), *view = view_of(rw, &t);
  for (uint32_t i = 0; i < rank; i++) {
    order[i] = ints_at(permutation, i);
    bounds[i] = t.in_bounds->as.array.items[order[i]];
    indices[i] = zero;
  }
  TransferParts parts = transfer_parts(rw->arena, &t);
  if (t.mask)
    parts.mask = build_vector_transpose(b, rw->arena, t.mask, order);
  parts.base = transpose_memref(rw, view, order);
  parts.in_bounds = attr_array(b->ctx, bounds, rank);
  parts.type = type_with_element(b->ctx, op_result(op, 0)->type,
                                 t.vector->type->as.shaped.element);
  parts.indices = indices;
  Value *value = op_result(build_transfer(b, rw->arena, &parts), 0);
  if (extension)
    value =
        build_unary(b, extension->info->opcode, op_result(op, 0)->type, value);
  return rewrite_replace1(rw, op, value);
}

// Transposed where it is written

typedef struct ColumnStore {
  Transfer t;
  Value *rows; // the matrix, before it is transposed
  Type *tile;
  int64_t slices; // of a tile that are used
  Value *vscale, *nslices;
} ColumnStore;

static bool find_columns(Rewriter *rw, Op *op, ColumnStore *s) {
  s->t = transfer_of(op);
  const Op *transpose = value_def(s->t.vector, OP_vector_transpose);
  const Type *to = s->t.vector->type;
  if (!transpose || op_masking(op) || !map_is_identity(s->t.map) ||
      (s->t.mask && !value_def(s->t.mask, OP_vector_create_mask)))
    return false;
  s->rows = op_operand(transpose, 0);
  const Type *from = s->rows->type;
  if (vector_rank(to) != 2 || !is_legal(from) || is_legal(to) ||
      !sme_has_tiles_of(to->as.shaped.element))
    return false;
  s->tile = sme_tile_type(rw->b.ctx, to->as.shaped.element);
  int64_t size = vector_dim(s->tile, 0), rows = vector_dim(from, 0);
  s->slices = rows < size ? rows : size;
  return rows > 1 && rows % s->slices == 0 && vector_dim(from, 1) % size == 0;
}

static Value *times_vscale(Rewriter *rw, ColumnStore *s, int64_t n) {
  Builder *b = &rw->b;
  if (!s->vscale)
    s->vscale = sme_vscale(b);
  return build_binary(b, OP_arith_muli, s->vscale, build_index(b, n));
}

// Rows of the matrix as the first slices of a tile. Those behind them stay
// unused, however many a processor has.
static Value *fill_tile(Rewriter *rw, const ColumnStore *s, Value *tile,
                        int64_t row, int64_t column) {
  Builder *b = &rw->b;
  Type *slice = sme_slice_type(b->ctx, s->tile);
  for (int64_t i = 0; i < s->slices; i++) {
    Value *part = build_vector_row(b, s->rows, row + i);
    if (part->type != slice) {
      Op *cut = build_op(b, OP_vector_scalable_extract, &slice, 1, &part, 1);
      cut->slots[A_vector_scalable_extract_pos] = attr_i64(b->ctx, column);
      part = op_result(cut, 0);
    }
    tile = build_vector_insert_row(b, part, tile, i);
  }
  return tile;
}

// Of what is written: `column` and `row` are places in it.
static Value *mask_columns(Rewriter *rw, ColumnStore *s, Value *column,
                           Value *row) {
  Builder *b = &rw->b;
  Value *ends[2];
  if (s->t.mask) {
    const Op *made = value_op(s->t.mask);
    ends[0] = build_binary(b, OP_arith_subi, op_operand(made, 0), column);
    ends[1] = build_binary(b, OP_arith_subi, op_operand(made, 1), row);
    ends[1] = build_binary(b, OP_index_mins, ends[1], s->nslices);
  } else {
    ends[0] = times_vscale(rw, s, vector_dim(s->tile, 0));
    ends[1] = s->nslices;
  }
  return build_value(b, OP_vector_create_mask,
                     type_i1_same_shape(b->ctx, s->tile), ends, 2);
}

static Op *write_columns(Rewriter *rw, ColumnStore *s, Value *unset,
                         Value *base, int64_t row, int64_t column) {
  Builder *b = &rw->b;
  Ctx *ctx = b->ctx;
  TransferParts parts = transfer_parts(rw->arena, &s->t);
  AffineExpr *turned[] = {affine_dim(ctx, 1), affine_dim(ctx, 0)};
  parts.value = fill_tile(rw, s, unset, row, column);
  Value *down = times_vscale(rw, s, column), *across = build_index(b, row);
  parts.mask = mask_columns(rw, s, down, across);
  Value *indices[2];
  indices[0] = build_binary(b, OP_arith_addi, down, transfer_index(&s->t, 0));
  indices[1] = build_binary(b, OP_arith_addi, across, transfer_index(&s->t, 1));
  parts.indices = indices;
  parts.base = base;
  parts.map = attr_affine_map(ctx, 2, 0, turned, 2);
  return build_transfer(b, rw->arena, &parts);
}

static bool store_columns(Rewriter *rw, Op *op) {
  ColumnStore s = {0};
  if (!find_columns(rw, op, &s))
    return false;
  Builder *b = &rw->b;
  Value *unset = build_value(b, OP_arm_sme_get_tile, s.tile, NULL, 0);
  Value *base = s.t.base;
  s.nslices = build_index(b, s.slices);
  for (int64_t row = 0; row < vector_dim(s.rows->type, 0); row += s.slices)
    for (int64_t column = 0; column < vector_dim(s.rows->type, 1);
         column += vector_dim(s.tile, 0)) {
      Op *write = write_columns(rw, &s, unset, base, row, column);
      if (write->nresults)
        base = op_result(write, 0);
    }
  if (op->nresults)
    rewrite_replace(rw, op, &base);
  else
    rewrite_erase(rw, op);
  return true;
}

const Pattern patterns_sme_legalization[] = {
    PATTERN(OP_vector_extract, 1, extract_mask, "extract"),
    PATTERN(OP_vector_transfer_read, 1, read_column, "transfer_read"),
    PATTERN(OP_vector_transpose, 1, transpose_while_reading, "transpose"),
    PATTERN(OP_vector_transfer_write, 1, store_columns, "transfer_write"),
    {0}};
