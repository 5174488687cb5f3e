// Verifiers of the operations on memory that take a vector as it is, or the
// elements of a mask.

#include "ir/dialects/vector/vector_int.h"

bool check_elements_match(Ctx *ctx, const Op *op, Type *a, Type *b,
                          const char *a_name, const char *b_name) {
  return type_element(a) == type_element(b) ||
         op_error(ctx, op, "%s and %s element type should match", a_name,
                  b_name);
}

// load and store

// Are the elements of the last dimension neighbours?
static bool ends_contiguous(const Type *memref) {
  int rank = memref->as.shaped.rank;
  if (memref_is_identity(memref))
    return true;
  Arena scratch;
  arena_init(&scratch);
  int64_t offset, *strides = arena_array(&scratch, int64_t, rank + 1);
  bool ok = memref_strides(memref, strides, &offset);
  ok = ok && (!rank || strides[rank - 1] == 1);
  arena_release(&scratch);
  return ok;
}

bool vector_fits_strides(const Type *vector, const Type *memref) {
  bool is_one = !type_is_scalable(vector) && type_num_elements(vector) == 1;
  return is_one || ends_contiguous(memref);
}

static bool check_layout(Ctx *ctx, const Op *op, const Type *vector,
                         const Type *memref) {
  return vector_fits_strides(vector, memref) ||
         op_error(ctx, op, "most minor memref dim must have unit stride");
}

// An access of a whole vector in memory.
typedef struct WholeAccess {
  Type *vector, *memref;
  uint32_t indices; // group
  const char *name; // of the vector
  const char *elements;
} WholeAccess;

static bool check_access(Ctx *ctx, const Op *op, WholeAccess a) {
  Type *element = type_element(a.memref);
  if (element->kind == TY_VECTOR) {
    if (element != a.vector)
      return op_error(ctx, op, "base memref and %s vector types should match",
                      a.name);
    element = type_element(element);
  }
  if (element != type_element(a.vector))
    return op_error(ctx, op, "base and %s %s should match", a.name, a.elements);
  return check_index_count(ctx, op, a.indices, a.memref);
}

bool verify_vector_load(Ctx *ctx, Op *op) {
  WholeAccess a = {result_type(op), operand_type(op, 0), G_vector_load_indices,
                   "result", "element types"};
  if (!check_layout(ctx, op, a.vector, a.memref))
    return false;
  if (a.memref->as.shaped.rank < vector_rank(a.vector))
    return op_error(ctx, op,
                    "destination memref has lower rank than the result vector");
  return check_access(ctx, op, a);
}

bool verify_vector_store(Ctx *ctx, Op *op) {
  WholeAccess a = {operand_type(op, 0), operand_type(op, 1),
                   G_vector_store_indices, "valueToStore", "element type"};
  if (!check_layout(ctx, op, a.vector, a.memref))
    return false;
  if (a.memref->as.shaped.rank < vector_rank(a.vector))
    return op_error(ctx, op,
                    "source memref has lower rank than the vector to store");
  return check_access(ctx, op, a);
}

// Masks

// ORDER vector.maskedload: operands of expandload are the same.
_Static_assert((int)G_vector_maskedload_mask == (int)G_vector_expandload_mask &&
                   (int)G_vector_maskedload_pass_thru ==
                       (int)G_vector_expandload_pass_thru,
               "verified by the same function");

// MLIR says it otherwise of those that move lanes together.
static const char *word_of_shape(const Op *op) {
  bool packs =
      op_is(op, OP_vector_expandload) || op_is(op, OP_vector_compressstore);
  return packs ? "dim" : "shape";
}

bool verify_vector_masked_load(Ctx *ctx, Op *op) {
  Type *base = operand_type(op, 0), *result = result_type(op);
  if (!check_elements_match(ctx, op, base, result, "base", "result") ||
      !check_index_count(ctx, op, G_vector_maskedload_indices, base))
    return false;
  if (!vectors_have_same_shape(result,
                               type_of_group(op, G_vector_maskedload_mask)))
    return op_error(ctx, op, "expected result %s to match mask %s",
                    word_of_shape(op), word_of_shape(op));
  return result == type_of_group(op, G_vector_maskedload_pass_thru) ||
         op_error(ctx, op, "expected pass_thru of same type as result type");
}

// ORDER vector.maskedstore: operands of compressstore are the same.
_Static_assert((int)G_vector_maskedstore_mask ==
                       (int)G_vector_compressstore_mask &&
                   (int)G_vector_maskedstore_valueToStore ==
                       (int)G_vector_compressstore_valueToStore,
               "verified by the same function");

bool verify_vector_masked_store(Ctx *ctx, Op *op) {
  Type *base = operand_type(op, 0);
  Type *value = type_of_group(op, G_vector_maskedstore_valueToStore);
  if (!check_elements_match(ctx, op, base, value, "base", "valueToStore") ||
      !check_index_count(ctx, op, G_vector_maskedstore_indices, base))
    return false;
  return vectors_have_same_shape(
             value, type_of_group(op, G_vector_maskedstore_mask)) ||
         op_error(ctx, op, "expected valueToStore %s to match mask %s",
                  word_of_shape(op), word_of_shape(op));
}

// gather and scatter

static bool check_indexed(Ctx *ctx, const Op *op, Type *vector,
                          const char *name, const char *dims) {
  Type *base = operand_type(op, 0);
  if (!type_has_rank(base))
    return op_error(ctx, op,
                    "requires base to be a memref or ranked tensor type");
  if (!check_elements_match(ctx, op, base, vector, "base", name) ||
      !check_index_count(ctx, op, G_vector_gather_offsets, base))
    return false;
  if (!vectors_have_same_shape(vector,
                               type_of_group(op, G_vector_gather_indices)))
    return op_error(ctx, op, "expected %s dim to match indices dim", dims);
  return vectors_have_same_shape(vector,
                                 type_of_group(op, G_vector_gather_mask)) ||
         op_error(ctx, op, "expected %s dim to match mask dim", dims);
}

bool verify_vector_gather(Ctx *ctx, Op *op) {
  Type *result = result_type(op);
  return check_indexed(ctx, op, result, "result", "result") &&
         (result == type_of_group(op, G_vector_gather_pass_thru) ||
          op_error(ctx, op, "expected pass_thru of same type as result type"));
}

// ORDER vector.gather: scatter has the same operands up to the last.
_Static_assert((int)G_vector_gather_offsets == (int)G_vector_scatter_offsets &&
                   (int)G_vector_gather_indices ==
                       (int)G_vector_scatter_indices &&
                   (int)G_vector_gather_mask == (int)G_vector_scatter_mask,
               "verified by the same function");

bool verify_vector_scatter(Ctx *ctx, Op *op) {
  return check_indexed(ctx, op,
                       type_of_group(op, G_vector_scatter_valueToStore),
                       "valueToStore", "valueToStore");
}

// type_cast

static int64_t dim_of_both(const Type *memref, int dim) {
  int rank = memref->as.shaped.rank;
  return dim < rank ? memref->as.shaped.shape[dim]
                    : vector_dim(memref->as.shaped.element, dim - rank);
}

// The dimensions of the memref, then those of its elements.
static bool have_same_dims(const Type *a, const Type *b) {
  int rank = a->as.shaped.rank + rank_or_0(a->as.shaped.element);
  if (b->as.shaped.rank + rank_or_0(b->as.shaped.element) != rank)
    return false;
  for (int i = 0; i < rank; i++)
    if (dim_of_both(a, i) != dim_of_both(b, i))
      return false;
  return true;
}

// Checks that the vector has the elements of the whole memref.
bool verify_vector_type_cast(Ctx *ctx, Op *op) {
  Type *from = operand_type(op, 0), *to = result_type(op);
  if (!memref_is_identity(from))
    return op_error(ctx, op,
                    "expects operand to be a memref with identity layout");
  if (!memref_is_identity(to))
    return op_error(ctx, op,
                    "expects result to be a memref with identity layout");
  if (from->as.shaped.space != to->as.shaped.space)
    return op_error(ctx, op, "expects result in same memory space");
  if (type_element_or_self(type_element(from)) !=
      type_element_or_self(type_element(to)))
    return op_error(ctx, op,
                    "expects result and operand with same underlying scalar "
                    "type: '%s'",
                    type_str(ctx, to));
  return have_same_dims(from, to) ||
         op_error(ctx, op,
                  "expects concatenated result and operand shapes to be "
                  "equal: '%s'",
                  type_str(ctx, to));
}
