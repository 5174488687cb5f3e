// Transfers that stay in memory, with elements one behind the other, as loads
// and stores:
//
//   %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]}
//       : memref<?xf32>, vector<4xf32>
//   // ->
//   %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
//
// Dimensions that are repeated are read as ones of a single element, and that
// is broadcast. With a mask they are vector.maskedload and vector.maskedstore.

#include "ir/build/vector.h"
#include "lowering/vector/vector_patterns.h"

#include "lowering/pass/pass.h"

enum { MAX_RANK = 1 }; // others become loops (to_scf.c)

bool memref_last_is_dense(const Type *memref, Arena *arena) {
  int rank = memref->as.shaped.rank;
  int64_t *strides = arena_array(arena, int64_t, rank + 1), offset;
  return memref_strides(memref, strides, &offset) &&
         (!rank || strides[rank - 1] == 1);
}

bool map_is_minor_with_repeats(const Attr *map) {
  uint32_t n = map->as.map.nresults, ndims = map->as.map.ndims;
  if (n > ndims)
    return false;
  for (uint32_t i = 0; i < n; i++) {
    const AffineExpr *e = map->as.map.results[i];
    if (e->kind == AFFINE_CONSTANT ? e->value != 0 : e->value != ndims - n + i)
      return false;
  }
  return true;
}

// Elements in memory, or the vector itself is one.
static bool elements_fit(Type *memref, Type *vector) {
  Type *element = type_element(memref);
  return element ==
         (element->kind == TY_VECTOR ? vector : type_element(vector));
}

static bool can_access(Rewriter *rw, const Transfer *t, Type *in_memory) {
  return !op_masking(t->op) && vector_rank(t->vector->type) <= MAX_RANK &&
         t->base->type->kind == TY_MEMREF &&
         memref_last_is_dense(t->base->type, rw->arena) &&
         elements_fit(t->base->type, in_memory) &&
         !transfer_has_out_of_bounds(t) &&
         (!t->mask || vector_rank(t->vector->type));
}

// The vector with one element in what is repeated; itself when nothing is.
static Type *without_repeats(Rewriter *rw, const Transfer *t) {
  Type *type = t->vector->type;
  int rank = vector_rank(type);
  bool repeats = false;
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  bool *scalable = arena_array(rw->arena, bool, rank + 1);
  for (int i = 0; i < rank; i++) {
    bool repeated = (uint32_t)i < t->map->as.map.nresults &&
                    t->map->as.map.results[i]->kind == AFFINE_CONSTANT;
    shape[i] = repeated ? 1 : vector_dim(type, i);
    scalable[i] = type_dim_is_scalable(type, i);
    repeats |= repeated;
  }
  return repeats
             ? type_vector(rw->b.ctx, rank, shape, scalable, type_element(type))
             : type;
}

// The operands of a load or store: memref, indices, and these (or NULL).
static Value **place_and(Rewriter *rw, const Transfer *t, Value *a, Value *b) {
  Value **operands = arena_array(rw->arena, Value *, t->nindices + 3);
  operands[0] = t->base;
  for (uint32_t i = 0; i < t->nindices; i++)
    operands[i + 1] = transfer_index(t, i);
  operands[t->nindices + 1] = a;
  operands[t->nindices + 2] = b;
  return operands;
}

// vector.load and vector.store want memory of as many dimensions as the vector
// has, be its elements vectors; such an element is loaded and stored by memref's.
static bool is_of_element(const Transfer *t) {
  return t->base->type->as.shaped.rank < vector_rank(t->vector->type);
}

static bool load(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Builder *b = &rw->b;
  if (!map_is_minor_with_repeats(t.map))
    return false;
  Type *type = without_repeats(rw, &t);
  if (!can_access(rw, &t, type) || (t.mask && is_of_element(&t)))
    return false;
  Value *fill = t.mask ? build_vector_broadcast(b, type, t.padding) : NULL;
  Value **operands = place_and(rw, &t, t.mask, fill);
  uint32_t opcode = t.mask              ? OP_vector_maskedload
                    : is_of_element(&t) ? OP_memref_load
                                        : OP_vector_load;
  Value *value =
      build_value(b, opcode, type, operands, t.nindices + (t.mask ? 3 : 1));
  if (type != t.vector->type)
    value = build_vector_broadcast(b, t.vector->type, value);
  return rewrite_replace1(rw, op, value);
}

static bool store(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  if (!map_is_minor_identity(t.map) || !can_access(rw, &t, t.vector->type) ||
      (t.mask && is_of_element(&t)))
    return false;
  Value **operands = place_and(rw, &t, t.mask, t.vector);
  uint32_t n = t.nindices + 3;
  uint32_t opcode = OP_vector_maskedstore;
  if (!t.mask) { // what is stored comes first
    opcode = is_of_element(&t) ? OP_memref_store : OP_vector_store;
    n = t.nindices + 2;
    memmove(operands + 1, operands, (n - 1) * sizeof *operands);
    operands[0] = t.vector;
  }
  build_op(&rw->b, opcode, NULL, 0, operands, n);
  rewrite_erase(rw, op);
  return true;
}

const Pattern patterns_vector_transfer_1d[] = {
    PATTERN(OP_vector_transfer_read, 1, load,
            "TransferReadToVectorLoadLowering"),
    PATTERN(OP_vector_transfer_write, 1, store,
            "TransferWriteToVectorStoreLowering"),
    {0},
};
