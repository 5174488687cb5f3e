// What mlcc's own pipeline lowers beyond mlir-opt's convert-vector-to-llvm:
// accesses of n-D vectors, row by row,
//
//   %0 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<2x4xf32>
//   // ->
//   %1 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
//   %2 = vector.load %m[%i + 1, %j] : memref<?x?xf32>, vector<4xf32>
//   ... vector.insert ...
//
// transfers of a single element, which may be a vector, as accesses of it, and
// those with a mask as accesses of vectors of one element, and what is accessed
// as a vector by vector.type_cast, whose rows are where memref has them, and
// aligned as its elements are:
//
//   %0 = vector.type_cast %m : memref<2x3xi32> to memref<vector<2x3xi32>>
//   %1 = memref.load %0[] : memref<vector<2x3xi32>>
//   // ->
//   %1 = vector.load %m[%c0, %c0] : memref<2x3xi32>, vector<2x3xi32>

#include "ir/analysis/access.h"
#include "ir/build/vector.h"
#include "lowering/vector/vector_patterns.h"

#include "ir/dialects/dialects.h"
#include "lowering/pass/pass.h"

// Alignment is promised of the first row only, unless it is an element's.
static void copy_slots(const Op *op, Op *row, int64_t i) {
  const OpAccess *access = op->info->access;
  if (access->nontemporal)
    row->slots[access->nontemporal - 1] = op_slot(op, access->nontemporal - 1u);
  if (access->alignment && i == 0)
    row->slots[access->alignment - 1] = op_slot(op, access->alignment - 1u);
}

// Are rows at other places in memory? Indices of elements say that themselves.
static bool moves_on(const Op *op) {
  return !op->info->access->spread;
}

// The operands for row `i`: its part of each vector, the place moved on.
static Value **row_operands(Rewriter *rw, const Op *op, int rank, int64_t i) {
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  for (uint32_t k = 0; k < op->noperands; k++) {
    Value *value = op_operand(op, k);
    operands[k] = value->type->kind == TY_VECTOR
                      ? build_vector_row(&rw->b, value, i)
                      : value;
  }
  if (i && moves_on(op)) {
    const Type *memref = access_base(op)->type;
    Value **index = &operands[access_first_index(op) +
                              (uint32_t)(memref->as.shaped.rank - rank)];
    *index =
        build_binary(&rw->b, OP_arith_addi, *index, build_index(&rw->b, i));
  }
  return operands;
}

// Accesses a vector row by row.
static bool access_rows(Rewriter *rw, Op *op) {
  bool reads = op_is_load(op);
  Type *type = accessed_type(op);
  Builder *b = &rw->b;
  int rank = vector_rank(type);
  const Type *base = access_base(op)->type;
  if (rank < 2 || type_dim_is_scalable(type, 0) || base->kind != TY_MEMREF ||
      type_element((Type *)base)->kind == TY_VECTOR ||
      (moves_on(op) && base->as.shaped.rank < rank))
    return false;
  Type *row_type = vector_drop_front(b->ctx, type, 1);
  Value *result = reads ? build_poison(b, type) : NULL;
  for (int64_t i = 0; i < vector_dim(type, 0); i++) {
    Value **operands = row_operands(rw, op, rank, i);
    Op *row = build_op(b, op->info->opcode, &row_type, reads, operands,
                       op->noperands);
    copy_slots(op, row, i);
    if (reads)
      result = build_vector_insert_row(b, op_result(row, 0), result, i);
  }
  if (reads)
    return rewrite_replace1(rw, op, result);
  rewrite_erase(rw, op);
  return true;
}

// Loads and stores of either dialect have the same slots.
_Static_assert(
    (int)A_vector_load_nontemporal == (int)A_memref_load_nontemporal &&
        (int)A_vector_load_alignment == (int)A_memref_load_alignment &&
        (int)A_vector_store_nontemporal == (int)A_memref_store_nontemporal &&
        (int)A_vector_store_alignment == (int)A_memref_store_alignment,
    "slots are copied by number");

// Of a single element, which may be a vector

static bool is_of_vectors(const Transfer *t) {
  return type_element(t->base->type)->kind == TY_VECTOR;
}

static bool moves_one(const Transfer *t) {
  const Type *base = t->base->type, *vector = t->vector->type;
  return base->kind == TY_MEMREF && !op_masking(t->op) &&
         !transfer_rank(base, vector) &&
         type_element((Type *)base) ==
             (is_of_vectors(t) ? vector : type_element((Type *)vector));
}

static Type *one_element(Rewriter *rw, Type *vector) {
  return type_vector(rw->b.ctx, 1, &(int64_t){1}, NULL, type_element(vector));
}

// The operands of an access: `first`, the memref and its indices, then `mask`
// and `last`, where there are such.
static Value **place_with(Rewriter *rw, const Transfer *t, Value *first,
                          Value *mask, Value *last, uint32_t *n) {
  Value **operands = arena_array(rw->arena, Value *, t->nindices + 4);
  *n = 0;
  if (first)
    operands[(*n)++] = first;
  operands[(*n)++] = t->base;
  for (uint32_t i = 0; i < t->nindices; i++)
    operands[(*n)++] = transfer_index(t, i);
  if (mask) {
    operands[(*n)++] = mask;
    operands[(*n)++] = last;
  }
  return operands;
}

static bool read_one(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Builder *b = &rw->b;
  if (!moves_one(&t))
    return false;
  Type *type = t.vector->type, *row = one_element(rw, type);
  uint32_t n;
  Value *fill = t.mask ? build_vector_broadcast(b, row, t.padding) : NULL;
  Value **operands = place_with(rw, &t, NULL, t.mask, fill, &n);
  Value *read = t.mask ? build_value(b, OP_vector_maskedload, row, operands, n)
                       : build_value(b, OP_memref_load,
                                     type_element(t.base->type), operands, n);
  if (t.mask)
    read = build_vector_row(b, read, 0);
  if (!is_of_vectors(&t))
    read = build_vector_broadcast(b, type, read);
  return rewrite_replace1(rw, op, read);
}

static bool write_one(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Builder *b = &rw->b;
  if (!moves_one(&t))
    return false;
  uint32_t n;
  Value *element =
      is_of_vectors(&t) ? t.vector : build_vector_part(b, t.vector, NULL, 0);
  if (!t.mask) {
    Value **operands = place_with(rw, &t, element, NULL, NULL, &n);
    build_op(b, OP_memref_store, NULL, 0, operands, n);
  } else {
    element =
        build_vector_broadcast(b, one_element(rw, t.vector->type), element);
    Value **operands = place_with(rw, &t, NULL, t.mask, element, &n);
    build_op(b, OP_vector_maskedstore, NULL, 0, operands, n);
  }
  rewrite_erase(rw, op);
  return true;
}

// Of memory whose elements are vectors: an access of one of several dimensions
// is memref's.
static bool access_whole(Rewriter *rw, Op *op) {
  bool reads = op_is_load(op);
  uint32_t n = op->noperands;
  Type *element = type_element(access_base(op)->type);
  if (element->kind != TY_VECTOR || vector_rank(element) < 2)
    return false;
  Value **operands = arena_array(rw->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = op_operand(op, i);
  Op *access = build_op(&rw->b, reads ? OP_memref_load : OP_memref_store,
                        &element, reads, operands, n);
  for (uint32_t slot = 0; slot < 2; slot++)
    access->slots[slot] = op_slot(op, slot);
  rewrite_replace_by(rw, op, access);
  return true;
}

// Of memory that is cast

// The cast that an access goes through, of a memref of numbers; NULL: none.
static const Op *cast_of(const Op *op, uint32_t base) {
  const Op *cast = value_def(op_operand(op, base), OP_vector_type_cast);
  if (!cast || type_element(op_operand(cast, 0)->type)->kind == TY_VECTOR)
    return NULL;
  return cast;
}

// Operand `base` is the memref, and the indices follow.
static bool access_uncast(Rewriter *rw, Op *op, uint32_t base) {
  const Op *cast = cast_of(op, base);
  if (!cast)
    return false;
  Value *memory = op_operand(cast, 0);
  uint32_t n = base + 1 + (uint32_t)memory->type->as.shaped.rank;
  Value **operands = arena_array(rw->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = i == base           ? memory
                  : i < op->noperands ? op_operand(op, i)
                                      : build_index(&rw->b, 0);
  Op *access = base ? build_op(&rw->b, OP_vector_store, NULL, 0, operands, n)
                    : build_op(&rw->b, OP_vector_load, &op->results[0].type, 1,
                               operands, n);
  for (uint32_t slot = 0; slot < 2; slot++)
    access->slots[slot] = op_slot(op, slot);
  if (!base)
    return rewrite_replace1(rw, op, op_result(access, 0));
  rewrite_erase(rw, op);
  return true;
}

static bool load_uncast(Rewriter *rw, Op *op) {
  return access_uncast(rw, op, 0);
}

static bool store_uncast(Rewriter *rw, Op *op) {
  return access_uncast(rw, op, 1);
}

const Pattern patterns_vector_own[] = {
    PATTERN(OP_vector_load, 1, access_rows, "LoadRows"),
    PATTERN(OP_vector_store, 1, access_rows, "StoreRows"),
    PATTERN(OP_vector_maskedload, 1, access_rows, "MaskedLoadRows"),
    PATTERN(OP_vector_maskedstore, 1, access_rows, "MaskedStoreRows"),
    PATTERN(OP_vector_expandload, 1, access_rows, "ExpandLoadRows"),
    PATTERN(OP_vector_compressstore, 1, access_rows, "CompressStoreRows"),
    PATTERN(OP_vector_scatter, 1, access_rows, "ScatterRows"),
    PATTERN(OP_vector_load, 1, access_whole, "LoadWhole"),
    PATTERN(OP_vector_store, 1, access_whole, "StoreWhole"),
    PATTERN(OP_memref_load, 1, load_uncast, "LoadOfTypeCast"),
    PATTERN(OP_memref_store, 1, store_uncast, "StoreOfTypeCast"),
    PATTERN(OP_vector_transfer_read, 1, read_one, "ReadOne"),
    PATTERN(OP_vector_transfer_write, 1, write_one, "WriteOne"),
    {0},
};
