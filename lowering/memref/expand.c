// memref-expand: reshapes whose rank is known, as reinterpret_cast.
//
// Requires: nothing.
// Guarantees: no memref.reshape with a ranked result and a shape of static
//   length is left.
// Invalidates: nothing.
//
// Before:
//
//   %1 = memref.reshape %0(%s)
//       : (memref<*xf32>, memref<2xindex>) -> memref<?x4xf32>
//
// After:
//
//   %c0 = arith.constant 0 : index
//   %n = memref.load %s[%c0] : memref<2xindex>
//   %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%n, 4], strides:
//   [4, 1]

#include "ir/build/arith.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"

// Size `i`, which the memref of sizes has.
static Value *load_size(Builder *b, Value *shape, int64_t i) {
  Value *at = arith_index(b, i);
  Type *element = shape->type->as.shaped.element;
  Value *size =
      build_value(b, OP_memref_load, element, (Value *[]){shape, at}, 2);
  if (type_is(element, TY_INDEX))
    return size;
  return build_unary(b, OP_arith_index_cast, b->ctx->index_type, size);
}

typedef struct Dims {
  int64_t *sizes, *strides; // DYNAMIC: the value counts
  Value **size_values, **stride_values;
} Dims;

// Computes sizes and row-major strides of a reshape from the list of sizes.
static Dims compute_dims(Rewriter *rw, Value *shape, const Type *type) {
  Builder *b = &rw->b;
  Arena *arena = rw->arena;
  int rank = type->as.shaped.rank;
  size_t n = (size_t)rank + 1;
  Dims d = {arena_array(arena, int64_t, n), arena_array(arena, int64_t, n),
            arena_array(arena, Value *, n), arena_array(arena, Value *, n)};
  int64_t stride = 1;
  Value *stride_value = NULL;
  for (int i = rank - 1; i >= 0; i--) {
    int64_t size = d.sizes[i] = type->as.shaped.shape[i];
    d.strides[i] = stride;
    d.stride_values[i] = stride_value;
    if (size == DYNAMIC)
      d.size_values[i] = load_size(b, shape, i);
    if (!i)
      break;
    if (size != DYNAMIC && stride != DYNAMIC) {
      stride *= size;
      continue;
    }
    Value *lhs = stride != DYNAMIC ? arith_index(b, stride) : stride_value;
    Value *rhs = size != DYNAMIC ? arith_index(b, size) : d.size_values[i];
    stride_value = build_binary(b, OP_arith_muli, lhs, rhs);
    stride = DYNAMIC;
  }
  return d;
}

static uint32_t append_dynamic(Value **operands, uint32_t n,
                               const int64_t *numbers, Value *const *values,
                               int rank) {
  for (int i = 0; i < rank; i++)
    if (numbers[i] == DYNAMIC)
      operands[n++] = values[i];
  return n;
}

// Makes a reinterpret_cast of memref.reshape.
static bool expand_reshape(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Ctx *ctx = b->ctx;
  Type *type = op->results[0].type;
  Value *shape = op_operand(op, 1);
  if (!type_is(type, TY_MEMREF) || !memref_is_identity(type) ||
      shape->type->as.shaped.shape[0] == DYNAMIC)
    return false;
  int rank = type->as.shaped.rank;
  Dims d = compute_dims(rw, shape, type);
  Value **operands = arena_array(rw->arena, Value *, 1 + 2 * rank);
  operands[0] = op_operand(op, 0);
  uint32_t n = append_dynamic(operands, 1, d.sizes, d.size_values, rank);
  int32_t segments[4] = {1, 0, (int32_t)n - 1, 0};
  n = append_dynamic(operands, n, d.strides, d.stride_values, rank);
  segments[3] = (int32_t)n - 1 - segments[2];
  // A stride that the identity layout leaves open is a dynamic one; the known
  // ones agree with it.
  Op *cast = build_op(b, OP_memref_reinterpret_cast, &type, 1, operands, n);
  int64_t zero = 0;
  cast->slots[A_memref_reinterpret_cast_static_offsets] =
      attr_dense_i64(ctx, &zero, 1);
  cast->slots[A_memref_reinterpret_cast_static_sizes] =
      attr_dense_i64(ctx, d.sizes, (uint64_t)rank);
  cast->slots[A_memref_reinterpret_cast_static_strides] =
      attr_dense_i64(ctx, d.strides, (uint64_t)rank);
  cast->slots[A_memref_reinterpret_cast_operandSegmentSizes] =
      attr_dense_i32(ctx, segments, 4);
  return rewrite_replace1(rw, op, op_result(cast, 0));
}

static const Pattern reshapes[] = {
    PATTERN(OP_memref_reshape, 1, expand_reshape, "MemRefReshapeOpConverter"),
    {0},
};

static Legality memref_expansion_legality(Conv *c, const Op *op) {
  (void)c;
  uint32_t dialect = opcode_dialect(op->info->opcode);
  return dialect == DIALECT_arith || dialect == DIALECT_memref ? CONV_LEGAL
                                                               : CONV_UNKNOWN;
}

bool lower_memref_expand(PassRun *run, Op *root) {
  return pass_walk_folding(run, root, pass_pattern_list(run, reshapes), NULL,
                           memref_expansion_legality);
}
