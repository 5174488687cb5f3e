// The arm_sme dialect: its tables, and what its rows cannot say.

#include "intrinsics/arm_sme/arm_sme.h"
#include "lowering/to_llvm/to_llvm.h"

#include "intrinsics/calls.h"

enum {
  SLICE_ELEMENTS = ELEMENT_I8 | ELEMENT_I16 | ELEMENT_I32 | ELEMENT_I64 |
                   ELEMENT_I128 | ELEMENT_F16 | ELEMENT_BF16 | ELEMENT_F32 |
                   ELEMENT_F64,
  MOP_ELEMENTS = ELEMENT_I8 | ELEMENT_I16 | ELEMENT_F16 | ELEMENT_BF16 |
                 ELEMENT_F32 | ELEMENT_F64
};

// Types

static Type *element_of(const Type *shaped) {
  return shaped->as.shaped.element;
}

bool sme_has_tiles_of(const Type *element) {
  return (element_bit(element) & SLICE_ELEMENTS) ||
         type_is_float_of(element, FLOAT_F128);
}

bool type_is_sme_tile(const Type *t) {
  if (t->kind != TY_VECTOR || t->as.shaped.rank != 2 ||
      !type_dim_is_scalable(t, 0) || !type_dim_is_scalable(t, 1))
    return false;
  const Type *element = element_of(t);
  if (!sme_has_tiles_of(element))
    return false;
  const int64_t *shape = t->as.shaped.shape;
  return shape[0] == SME_BITS / type_bit_width(element) && shape[1] == shape[0];
}

static bool is_tile_of(const Type *t, unsigned elements) {
  return type_is_sme_tile(t) && (element_bit(element_of(t)) & elements);
}

static bool is_slice(const Type *t, unsigned elements, unsigned lengths) {
  return is_vector(t, elements, lengths) && t->as.shaped.rank == 1 &&
         type_dim_is_scalable(t, 0);
}

Type *sme_slice_type(Ctx *ctx, const Type *tile) {
  return type_vector(ctx, 1, tile->as.shaped.shape, (bool[]){true},
                     element_of(tile));
}

Type *sme_tile_type(Ctx *ctx, Type *element) {
  int64_t n = SME_BITS / type_bit_width(element);
  return type_vector(ctx, 2, (int64_t[]){n, n}, (bool[]){true, true}, element);
}

#define DIALECT_TABLE "intrinsics/arm_sme/arm_sme.def"
#include "ir/dialects/define_constraints.inc"
#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

// How types follow from one another

Type *match_same(Ctx *ctx, Type *type) {
  (void)ctx;
  return type;
}

Type *match_slice(Ctx *ctx, Type *tile) {
  return sme_slice_type(ctx, tile);
}

Type *match_slice_mask(Ctx *ctx, Type *tile) {
  return type_i1_same_shape(ctx, sme_slice_type(ctx, tile));
}

Type *match_square(Ctx *ctx, Type *vector) {
  int64_t n = vector->as.shaped.shape[0];
  return type_vector(ctx, 2, (int64_t[]){n, n}, (bool[]){true, true},
                     element_of(vector));
}

// Relations. A tile is a result, or an operand of an operation without one.

static const Value *first_of(const Op *op, TypeKind kind) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i)->type->kind == kind)
      return op_operand(op, i);
  return NULL;
}

const Type *sme_tile_of(const Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_sme_tile(op_result(op, i)->type))
      return op_result(op, i)->type;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_sme_tile(op_operand(op, i)->type))
      return op_operand(op, i)->type;
  return NULL;
}

bool tile_has_element_of_base(Ctx *ctx, const Op *op) {
  (void)ctx;
  const Value *base = first_of(op, TY_MEMREF);
  return element_of(base->type) == element_of(sme_tile_of(op));
}

static bool has(const Op *op, uint32_t group) {
  uint32_t first, count;
  return op_operand_group(op, group, &first, &count) && count;
}

bool padding_and_mask(Ctx *ctx, const Op *op) {
  (void)ctx;
  return has(op, G_arm_sme_tile_load_padding) ==
         has(op, G_arm_sme_tile_load_mask);
}

bool both_masks(Ctx *ctx, const Op *op) {
  (void)ctx;
  return has(op, G_arm_sme_outerproduct_lhsMask) ==
         has(op, G_arm_sme_outerproduct_rhsMask);
}

static bool widens(const Op *op, uint32_t ways) {
  return type_bit_width(element_of(op_result(op, 0)->type)) ==
         ways * type_bit_width(element_of(op_operand(op, 0)->type));
}

bool widens_2(Ctx *ctx, const Op *op) {
  (void)ctx;
  return widens(op, 2);
}

bool widens_4(Ctx *ctx, const Op *op) {
  (void)ctx;
  return widens(op, 4);
}

static bool same_length(const Value *a, const Value *b) {
  return type_is(a->type, TY_VECTOR) && type_is(b->type, TY_VECTOR) &&
         vector_length(a->type) == vector_length(b->type);
}

bool write_has_shape(Ctx *ctx, const Op *op) {
  (void)ctx;
  return same_length(op_operand(op, 1), op_operand(op, 2));
}

bool read_has_shape(Ctx *ctx, const Op *op) {
  (void)ctx;
  return same_length(op_operand(op, 0), op_operand(op, 1)) &&
         same_length(op_operand(op, 0), op_result(op, 0));
}

bool read_has_element(Ctx *ctx, const Op *op) {
  (void)ctx;
  return element_of(op_operand(op, 0)->type) ==
         element_of(op_result(op, 0)->type);
}

bool result_is_i64(Ctx *ctx, const Op *op) {
  return op_result(op, 0)->type == ctx->i64;
}

// Of an access. MLIR counts none: its passes die of another number.
static bool check_indices(Ctx *ctx, const Op *op) {
  const Value *base = first_of(op, TY_MEMREF);
  for (uint32_t g = 0; base && g < op->info->noperands; g++)
    if (!strcmp(op->info->operands[g].name, "indices"))
      return check_index_count(ctx, op, g, base->type);
  return true;
}

bool verify_sme_tile_op(Ctx *ctx, Op *op) {
  const Attr *id = sme_tile_id(ctx, op);
  if (!check_indices(ctx, op))
    return false;
  return !id || attr_int_is(id, 32) ||
         op_error(ctx, op, "tile ID should be a 32-bit signless integer");
}

bool op_is_sme_tile_op(const Op *op) {
  return op->info->verify == verify_sme_tile_op;
}

const Attr *sme_tile_id(Ctx *ctx, const Op *op) {
  const Attr *id = op_attr(op, ctx_ident_lit(ctx, "tile_id"));
  return attr_is(id, AT_INTEGER) ? id : NULL;
}

// Features: of what is multiplied

static const char *feature_of_factors(const Type *factors) {
  switch (element_bit(element_of(factors))) {
  case ELEMENT_F64: return "sme-f64f64";
  case ELEMENT_F16: return "sme-f16f16";
  case ELEMENT_BF16: return "sme-b16b16";
  case ELEMENT_I16: return "sme-i16i64";
  default: return NULL;
  }
}

const char *feature_outerproduct(const Op *op) {
  return feature_of_factors(op_operand(op, 0)->type);
}

const char *feature_mop(const Op *op) {
  return feature_of_factors(op_operand(op, 2)->type);
}

// Makers of operations

Attr *sme_horizontal(Ctx *ctx) {
  return enum_attr(ctx, def_attr_arm_sme_layout, E_arm_sme_layout_horizontal);
}

Value *sme_vscale(Builder *b) {
  return build_value(b, OP_vector_vscale, b->ctx->index_type, NULL, 0);
}

Value *sme_count(Builder *b, const Type *tile) {
  Value *least = build_index(b, tile->as.shaped.shape[0]);
  return build_binary(b, OP_arith_muli, least, sme_vscale(b));
}

Value *sme_insert_slice(Builder *b, Value *vector, Value *tile, Value *slice,
                        Attr *layout) {
  Value *result = build_value(b, OP_arm_sme_insert_tile_slice, tile->type,
                              (Value *[]){vector, tile, slice}, 3);
  value_op(result)->slots[A_arm_sme_insert_tile_slice_layout] = layout;
  return result;
}

Value *sme_extract_slice(Builder *b, Value *tile, Value *slice, Attr *layout) {
  Value *result = build_value(b, OP_arm_sme_extract_tile_slice,
                              sme_slice_type(b->ctx, tile->type),
                              (Value *[]){tile, slice}, 2);
  value_op(result)->slots[A_arm_sme_extract_tile_slice_layout] = layout;
  return result;
}

// What a compile checks: the numbers of tiles, and what is multiplied

static bool has_tile(Ctx *ctx, Op *op, int64_t tiles) {
  enum { TILE = A_arm_sme_intr_mopa_tile_id }; // ORDER: the same in all of them
  int64_t tile = attr_to_i64(op_slot(op, TILE));
  return (tile >= 0 && tile < tiles) ||
         op_error(ctx, op, "has no tile %lld: there are %lld of its elements",
                  (long long)tile, (long long)tiles);
}

static int64_t first_length(const Op *op) {
  uint32_t i = 0;
  while (op_operand(op, i)->type->kind != TY_VECTOR)
    i++;
  return vector_length(op_operand(op, i)->type);
}

// As many as an element has bytes.
bool check_tile(Ctx *ctx, Op *op) {
  return has_tile(ctx, op, 16 / first_length(op));
}

// MLIR takes elements of any kind for all products; the processor has the sums
// of some.
static bool multiplies(Ctx *ctx, const Op *op, TypeKind kind, uint32_t least,
                       uint32_t most) {
  Type *type = op_operand(op, 2)->type, *element = type_element(type);
  uint32_t bits = type_bit_width(element);
  return (type_is(element, kind) && bits >= least && bits <= most) ||
         op_error(ctx, op,
                  "multiplies %s of %u to %u bits, and not elements of '%s'",
                  kind == TY_FLOAT ? "floats" : "integers", least, most,
                  type_str(ctx, type));
}

bool check_products(Ctx *ctx, Op *op) {
  return multiplies(ctx, op, TY_FLOAT, 16, 64) && check_tile(ctx, op);
}

bool check_sum_of_halves(Ctx *ctx, Op *op) {
  return multiplies(ctx, op, TY_FLOAT, 16, 16) && has_tile(ctx, op, 4);
}

bool check_sum_of_shorts(Ctx *ctx, Op *op) {
  return multiplies(ctx, op, TY_INTEGER, 16, 16) && has_tile(ctx, op, 4);
}

// Sums are four times as wide as what is multiplied.
bool check_sum_of_four(Ctx *ctx, Op *op) {
  return multiplies(ctx, op, TY_INTEGER, 8, 16) &&
         has_tile(ctx, op, 4 * 16 / first_length(op));
}

bool check_tile_mask(Ctx *ctx, Op *op) {
  int64_t mask = attr_to_i64(op_slot(op, A_arm_sme_intr_zero_tile_mask));
  return (mask >= 0 && mask < 256) ||
         op_error(ctx, op, "has a mask of 8 tiles, and not %lld",
                  (long long)mask);
}
