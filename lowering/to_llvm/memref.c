// finalize-memref-to-llvm: memref to LLVM, with descriptors.
//
// Requires: no memref.subview, expand_shape or collapse_shape
//   (expand-strided-metadata); memrefs of strided layout.
// Guarantees: no memref operation is left, but for memref.dma_start and
//   dma_wait, for which there is no lowering, and those declined.
// Invalidates: nothing; blocks are split by alloca_scope, generic_atomic_rmw
//   and reshapes to unranked memrefs.
//
// Before:
//
//   %0 = memref.load %m[%i, %j] : memref<?x8xf32>
//
// After:
//
//   %1 = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64, ...)>
//   %2 = llvm.mlir.constant(8 : index) : i64
//   %3 = llvm.mul %i, %2 overflow<nsw, nuw> : i64
//   %4 = llvm.add %3, %j overflow<nsw, nuw> : i64
//   %5 = llvm.getelementptr inbounds|nuw %1[%4] : (!llvm.ptr, i64) ->
//   !llvm.ptr, f32 %0 = llvm.load %5 : !llvm.ptr -> f32
//
// Here are accesses and queries; memref_memory.c has allocation and copies,
// memref_views.c what makes other descriptors of the same memory,
// memref_atomics.c atomic accesses, memref_globals.c globals.

#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/passes.h"

// The address of the element that operands from `at` on (a memref, then the
// indices) name. NULL when the operation was declined.
Value *memref_address(Conv *c, Op *op, uint32_t at, bool in_bounds) {
  uint32_t n = op->noperands - at;
  Value *small[8], **values = small;
  if (n > ARRAY_SIZE(small))
    values = arena_array(c->arena, Value *, n);
  if (!conv_operands(c, op, at, n, values))
    return NULL;
  return descriptor_element(c, values[0], op_operand(op, at)->type, values + 1,
                            in_bounds);
}

static bool is_set(const Attr *flag) {
  return flag && attr_to_bool(flag);
}

// 0 asks for none.
static Attr *alignment_of(Attr *attr) {
  return attr && attr_to_i64(attr) ? attr : NULL;
}

static bool lower_load(Conv *c, Op *op) {
  Value *address = memref_address(c, op, 0, true);
  if (!address)
    return false;
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  Attr *alignment = alignment_of(op_slot(op, A_memref_load_alignment));
  bool nontemporal = is_set(op_slot(op, A_memref_load_nontemporal));
  return conv_replace1(c, op,
                       llvm_load(c, type, address, alignment, nontemporal));
}

static bool lower_store(Conv *c, Op *op) {
  Value *value = conv_operand(c, op, 0);
  if (!value)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  Value *address = memref_address(c, op, 1, true);
  if (!address)
    return false;
  Attr *alignment = alignment_of(op_slot(op, A_memref_store_alignment));
  llvm_store(c, value, address, alignment,
             is_set(op_slot(op, A_memref_store_nontemporal)));
  return conv_erase(c, op);
}

static bool lower_prefetch(Conv *c, Op *op) {
  Ctx *ctx = c->ctx;
  Value *address = memref_address(c, op, 0, false);
  if (!address)
    return false;
  Op *prefetch = llvm_op(c, OP_llvm_intr_prefetch, NULL, &address, 1);
  bool write = attr_to_bool(op_slot(op, A_memref_prefetch_isWrite));
  bool data = attr_to_bool(op_slot(op, A_memref_prefetch_isDataCache));
  prefetch->slots[A_llvm_intr_prefetch_rw] = attr_i32(ctx, write);
  prefetch->slots[A_llvm_intr_prefetch_hint] =
      op_slot(op, A_memref_prefetch_localityHint);
  prefetch->slots[A_llvm_intr_prefetch_cache] = attr_i32(ctx, data);
  return conv_erase(c, op);
}

// Promises about the memory

static Value *make_true(Conv *c) {
  return llvm_const(c, c->ctx->i1, c->ctx->true_attr);
}

static bool lower_assume_alignment(Conv *c, Op *op) {
  Value *descriptor;
  if (!conv_operands(c, op, 0, 1, &descriptor))
    return false;
  Type *memref = op_operand(op, 0)->type;
  if (!type_is(memref, TY_MEMREF))
    return conv_decline(c, op, "the memref has no rank");
  Attr *alignment = op_slot(op, A_memref_assume_alignment_alignment);
  Value *operands[2] = {descriptor_buffer(c, descriptor, memref)};
  Value *condition = make_true(c);
  operands[1] = llvm_index(c, attr_to_i64(alignment));
  llvm_assume(c, condition, "align", operands, 2);
  return conv_replace1(c, op, descriptor);
}

// Each pair is separate storage.
static bool lower_distinct_objects(Conv *c, Op *op) {
  uint32_t n = op->noperands;
  Value **values = arena_array(c->arena, Value *, n);
  Value **pointers = arena_array(c->arena, Value *, n);
  if (!conv_operands(c, op, 0, n, values))
    return false;
  for (uint32_t i = 0; i < n; i++)
    if (!type_is(op_operand(op, i)->type, TY_MEMREF))
      return conv_decline(c, op, "a memref has no rank");
  for (uint32_t i = 0; n > 1 && i < n; i++)
    pointers[i] = descriptor_buffer(c, values[i], op_operand(op, i)->type);
  Value *condition = n > 1 ? make_true(c) : NULL;
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = i + 1; j < n; j++)
      llvm_assume(c, condition, "separate_storage",
                  (Value *[]){pointers[i], pointers[j]}, 2);
  return conv_replace(c, op, values);
}

// Queries

// The integer that a value is known to be.
bool value_is_constant(const Value *value, int64_t *number) {
  const Op *op = value_op(value);
  Attr *attr = NULL;
  if (op && op_is(op, OP_builtin_unrealized_conversion_cast) &&
      op->noperands == 1)
    return value_is_constant(op_operand(op, 0), number);
  if (op && op_is(op, OP_arith_constant))
    attr = op_slot(op, A_arith_constant_value);
  else if (op && op_is(op, OP_index_constant))
    attr = op_slot(op, A_index_constant_value);
  else if (op && op_is(op, OP_llvm_mlir_constant))
    attr = op_slot(op, A_llvm_mlir_constant_value);
  if (!attr_is(attr, AT_INTEGER))
    return false;
  *number = attr_to_i64(attr);
  return true;
}

static Value *size_of_dim(Conv *c, Value *descriptor, const Type *memref,
                          int64_t dim) {
  int64_t size = memref->as.shaped.shape[dim];
  if (size != DYNAMIC)
    return llvm_index(c, size);
  return descriptor_size(c, descriptor, dim);
}

// A dimension known at run time only picks among all sizes: unlike an array
// on the stack, this costs no memory in a loop.
static Value *select_size(Conv *c, Value *descriptor, const Type *memref,
                          Value *dim) {
  int rank = memref->as.shaped.rank;
  Value *size = size_of_dim(c, descriptor, memref, rank - 1);
  for (int i = rank - 2; i >= 0; i--) {
    Value *is_it = llvm_icmp(c, E_llvm_icmp_eq, dim, llvm_index(c, i));
    size = llvm_select(c, is_it, size_of_dim(c, descriptor, memref, i), size);
  }
  return size;
}

// As mlir-opt does it: from a copy of all sizes on the stack.
static Value *load_size(Conv *c, Value *descriptor, Value *dim) {
  Value *one = llvm_index(c, 1);
  Value *sizes = llvm_extract(c, descriptor, 3);
  Value *slot = llvm_stack_slot(c, sizes->type, one, NULL);
  llvm_store(c, sizes, slot, NULL, false);
  Value *at =
      llvm_gep_n(c, slot, sizes->type, &dim, 1, (int32_t[]){0, GEP_DYNAMIC}, 2,
                 llvm_attrs(c)->gep_none);
  return llvm_load(c, llvm_types(c)->index, at, NULL, false);
}

// Behind an unranked descriptor: sizes follow two pointers and the offset.
static Value *load_unranked_size(Conv *c, Value *descriptor, Type *memref,
                                 Value *dim) {
  uint32_t space;
  memref_address_space(memref, &space);
  Type *ptr = pointer_type(llvm_types(c), c->ctx->i8, space);
  Type *index = llvm_types(c)->index;
  Type *fields[3] = {ptr, ptr, index};
  Type *head = type_llvm_struct(c->ctx, fields, 3, false);
  Value *pointer = unranked_pointer(c, descriptor);
  Value *offset = llvm_gep_n(c, pointer, head, NULL, 0, (int32_t[]){0, 2}, 2,
                             llvm_attrs(c)->gep_none);
  Value *one = llvm_index(c, 1);
  Value *at = llvm_add(c, one, dim);
  Value *size = llvm_gep(c, offset, index, at, 0, llvm_attrs(c)->gep_none);
  return llvm_load(c, index, size, NULL, false);
}

static bool lower_dim(Conv *c, Op *op) {
  Value *values[2];
  if (!conv_operands(c, op, 0, 2, values))
    return false;
  Type *memref = op_operand(op, 0)->type;
  int64_t dim;
  if (type_is(memref, TY_UNRANKED_MEMREF))
    return conv_replace1(c, op,
                         load_unranked_size(c, values[0], memref, values[1]));
  bool known = value_is_constant(op_operand(op, 1), &dim);
  bool is_there = known && dim >= 0 && dim < memref->as.shaped.rank;
  if (is_there)
    return conv_replace1(c, op, size_of_dim(c, values[0], memref, dim));
  if (!c->total)
    return conv_replace1(c, op, load_size(c, values[0], values[1]));
  if (known) // undefined
    return conv_replace1(c, op, llvm_poison(c, llvm_types(c)->index));
  return conv_replace1(c, op, select_size(c, values[0], memref, values[1]));
}

static bool lower_rank(Conv *c, Op *op) {
  Value *descriptor;
  if (!conv_operands(c, op, 0, 1, &descriptor))
    return false;
  const Type *memref = op_operand(op, 0)->type;
  if (type_is(memref, TY_UNRANKED_MEMREF))
    return conv_replace1(c, op, unranked_rank(c, descriptor));
  return conv_replace1(c, op, llvm_index(c, memref->as.shaped.rank));
}

// What has no lowering here

static bool lower_dma(Conv *c, Op *op) {
  return conv_decline(c, op, "there is no lowering of DMA transfers");
}

void handlers_memref_to_llvm(ConvTable *table) {
  conv_on(table, OP_memref_load, lower_load);
  conv_on(table, OP_memref_store, lower_store);
  conv_on(table, OP_memref_prefetch, lower_prefetch);
  conv_on(table, OP_memref_assume_alignment, lower_assume_alignment);
  conv_on(table, OP_memref_distinct_objects, lower_distinct_objects);
  conv_on(table, OP_memref_dim, lower_dim);
  conv_on(table, OP_memref_rank, lower_rank);
  conv_on(table, OP_memref_dma_start, lower_dma);
  conv_on(table, OP_memref_dma_wait, lower_dma);
  handlers_memref_memory(table);
  handlers_memref_views(table);
  handlers_memref_atomics(table);
  handlers_memref_globals(table);
}
