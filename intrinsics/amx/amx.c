// The amx dialect: its tables, and what its rows cannot say.
//
// Operations become calls of the intrinsics that LLVM itself makes of others:
// tiles are values (x86_amx), and where they are in registers, and how those
// are configured, is for LLVM to settle.

#include "intrinsics/calls.h"
#include "lowering/to_llvm/to_llvm.h"

#define AMX_ELEMENTS                                                           \
  "32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer "  \
  "or 8-bit signless integer"
#define AMX_ELEMENT_BITS                                                       \
  (ELEMENT_F32 | ELEMENT_F16 | ELEMENT_BF16 | ELEMENT_I32 | ELEMENT_I8)

// A tile type

static const Attr *shape_of(const Type *tile) {
  return tile->as.def.params[P_amx_tile_shape];
}

static int64_t dim(const Type *tile, uint64_t i) {
  return dense_int(shape_of(tile), i);
}

static Type *element_of(const Type *tile) {
  return tile->as.def.params[P_amx_tile_elementType]->type;
}

static int64_t bytes_of(const Type *scalar) {
  return type_bit_width(scalar) / 8;
}

static int64_t row_bytes(const Type *tile) {
  return dim(tile, 1) * bytes_of(element_of(tile));
}

static bool is_tile(const Type *t, unsigned elements) {
  return t->kind == TY_DIALECT && t->as.def.info == def_type_amx_tile &&
         shape_of(t)->as.dense.count == 2 &&
         (element_bit(element_of(t)) & elements);
}

#define DIALECT_TABLE "intrinsics/amx/amx.def"
#include "ir/dialects/define_constraints.inc"
#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

bool verify_def_amx_tile(Ctx *ctx, Loc loc, Attr *const *params) {
  const Type *element = params[P_amx_tile_elementType]->type;
  return (element_bit(element) & AMX_ELEMENT_BITS) ||
         diag_error(&ctx->diags, loc,
                    "failed to verify 'elementType': " AMX_ELEMENTS);
}

void print_amx_tile(Buf *out, Ctx *ctx, Attr *const *params,
                    const PrintOptions *o) {
  const Attr *shape = params[P_amx_tile_shape];
  buf_char(out, '<');
  for (uint64_t i = 0; i < shape->as.dense.count; i++) {
    buf_i64(out, dense_int(shape, i));
    buf_char(out, 'x');
  }
  type_print(out, ctx, params[P_amx_tile_elementType]->type, o);
  buf_char(out, '>');
}

// Verifiers

static bool fits_a_register(Ctx *ctx, Op *op, const Type *tile) {
  enum { ROWS = 16, ROW_BYTES = 64 };
  int64_t bytes = row_bytes(tile);
  if (dim(tile, 0) > ROWS)
    return op_error(ctx, op, "bad row height: %lld", (long long)dim(tile, 0));
  if (bytes > ROW_BYTES || bytes % 4)
    return op_error(ctx, op, "bad column width: %lld", (long long)bytes);
  return true;
}

bool verify_amx_tile_zero(Ctx *ctx, Op *op) {
  return fits_a_register(ctx, op, op_result(op, 0)->type);
}

static bool has_unit_stride(const Type *memref) {
  Arena scratch = {0};
  int rank = memref->as.shaped.rank;
  int64_t *strides = arena_array(&scratch, int64_t, rank + 1), offset;
  bool fits = memref_strides(memref, strides, &offset) &&
              (!rank || strides[rank - 1] == 1);
  arena_release(&scratch);
  return fits;
}

// The groups are those of indices and stride.
static bool verify_access(Ctx *ctx, Op *op, uint32_t indices, uint32_t stride,
                          const Type *tile) {
  const Type *memref = op_operand(op, 0)->type;
  int rank = memref->as.shaped.rank;
  uint32_t first, nstrides;
  op_operand_group(op, stride, &first, &nstrides);
  if (!check_index_count(ctx, op, indices, memref))
    return false;
  if (rank < 2 && !nstrides)
    return op_error(ctx, op, "requires at least 2D memref");
  if (!has_unit_stride(memref))
    return op_error(ctx, op, "requires memref with unit innermost stride");
  return fits_a_register(ctx, op, tile);
}

bool verify_amx_tile_load(Ctx *ctx, Op *op) {
  return verify_access(ctx, op, G_amx_tile_load_indices, G_amx_tile_load_stride,
                       op_result(op, 0)->type);
}

bool verify_amx_tile_store(Ctx *ctx, Op *op) {
  uint32_t value, one;
  op_operand_group(op, G_amx_tile_store_val, &value, &one);
  return verify_access(ctx, op, G_amx_tile_store_indices,
                       G_amx_tile_store_stride, op_operand(op, value)->type);
}

// `group`: how many elements, in a row, are multiplied with as many.
static bool verify_product(Ctx *ctx, Op *op, int64_t group) {
  const Type *t[3];
  for (uint32_t i = 0; i < 3; i++) {
    t[i] = op_operand(op, i)->type;
    if (!fits_a_register(ctx, op, t[i]))
      return false;
  }
  int64_t m = dim(t[2], 0), n = dim(t[2], 1), k = dim(t[0], 1) / group;
  if (m != dim(t[0], 0) || n != dim(t[1], 1) / group || k != dim(t[1], 0))
    return op_error(ctx, op, "bad mult shape: %lld x %lld x %lld", (long long)m,
                    (long long)n, (long long)k);
  return element_of(t[0]) == element_of(t[1]) ||
         op_error(ctx, op, "unsupported type combination");
}

bool verify_amx_tile_mulf(Ctx *ctx, Op *op) {
  return verify_product(ctx, op, 2);
}

bool verify_amx_tile_muli(Ctx *ctx, Op *op) {
  return verify_product(ctx, op, 4);
}

// Calls. Their sizes are rows, and bytes of a row.

static Value *make_i16(Conv *c, int64_t value) {
  Type *type = type_int(c->ctx, 16);
  return llvm_const(c, type, attr_int(c->ctx, type, value));
}

static void put_sizes(Conv *c, const Type *tile, Value **sizes) {
  sizes[0] = make_i16(c, dim(tile, 0));
  sizes[1] = make_i16(c, row_bytes(tile));
}

uint32_t operands_tile_zero(Conv *c, Op *op, Value ***operands) {
  *operands = arena_array(c->arena, Value *, 2);
  put_sizes(c, op_result(op, 0)->type, *operands);
  return 2;
}

// Bytes from one row to the next: of the operand, else of the last dimension of
// the memref but one.
static Value *stride_in_bytes(Conv *c, const MemrefLayout *layout,
                              Value *descriptor, Value *elements) {
  Type *i64 = c->ctx->i64;
  int64_t size = bytes_of(layout->element);
  int at = layout->rank - 2;
  if (!elements && layout->strides[at] != DYNAMIC)
    return llvm_const(c, i64, attr_i64(c->ctx, layout->strides[at] * size));
  if (!elements)
    elements = descriptor_stride(c, descriptor, at);
  Value *bytes = llvm_const(c, i64, attr_i64(c->ctx, size));
  if (elements->type != i64)
    elements = llvm_cast(c, OP_llvm_sext, i64, elements);
  return llvm_mul(c, bytes, elements);
}

// Sizes, address and stride of the tile of a load or a store; 0 after
// declining.
static uint32_t put_access(Conv *c, Op *op, const Type *tile,
                           Value *const *values, Value *stride,
                           Value **operands) {
  Type *memref = op_operand(op, 0)->type;
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  if (!layout)
    return conv_decline_type(c, op, memref);
  put_sizes(c, tile, operands);
  operands[2] = descriptor_element(c, values[0], memref, values + 1, false);
  operands[3] = stride_in_bytes(c, layout, values[0], stride);
  return 4;
}

static Value *value_of_group(Value *const *values, const Op *op,
                             uint32_t group) {
  uint32_t first, count;
  op_operand_group(op, group, &first, &count);
  return count ? values[first] : NULL;
}

uint32_t operands_tile_load(Conv *c, Op *op, Value ***operands) {
  Value **values = *operands;
  *operands = arena_array(c->arena, Value *, 4);
  return put_access(c, op, op_result(op, 0)->type, values,
                    value_of_group(values, op, G_amx_tile_load_stride),
                    *operands);
}

uint32_t operands_tile_store(Conv *c, Op *op, Value ***operands) {
  Value **values = *operands;
  uint32_t value, one;
  op_operand_group(op, G_amx_tile_store_val, &value, &one);
  *operands = arena_array(c->arena, Value *, 5);
  uint32_t n = put_access(c, op, op_operand(op, value)->type, values,
                          value_of_group(values, op, G_amx_tile_store_stride),
                          *operands);
  (*operands)[4] = values[value];
  return n ? n + 1 : 0;
}

uint32_t operands_tile_multiply(Conv *c, Op *op, Value ***operands) {
  Value **values = *operands, *lhs[2], *rhs[2];
  put_sizes(c, op_operand(op, 0)->type, lhs);
  put_sizes(c, op_operand(op, 1)->type, rhs);
  *operands = arena_array(c->arena, Value *, 6);
  Value *const all[] = {lhs[0],    rhs[1],    lhs[1],
                        values[2], values[0], values[1]};
  memcpy(*operands, all, sizeof all);
  return 6;
}

const char *name_tile_muli(const Op *op) {
  static const char *const names[2][2] = {
      {"llvm.x86.tdpbssd.internal", "llvm.x86.tdpbsud.internal"},
      {"llvm.x86.tdpbusd.internal", "llvm.x86.tdpbuud.internal"}};
  return names[op_slot(op, A_amx_tile_muli_isZextLhs) != NULL]
              [op_slot(op, A_amx_tile_muli_isZextRhs) != NULL];
}

Type *convert_amx_tile(TypeConverter *types, Type *type) {
  (void)type;
  return type_llvm_simple(types->ctx, TY_LLVM_X86_AMX);
}
