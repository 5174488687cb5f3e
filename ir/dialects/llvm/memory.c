// Hooks of the llvm dialect's operations on memory, on aggregates and between
// types.

#include "ir/dialects/dialects_int.h"

static int64_t enum_value(const Op *op, uint32_t slot) {
  const Attr *value = op_slot(op, slot);
  return value ? attr_to_i64(value) : 0; // absent is the default, always 0
}

static bool is_vector(const Type *t) {
  return t->kind == TY_VECTOR;
}

static Type *vector_element(Type *t) {
  return t->kind == TY_VECTOR ? t->as.shaped.element : t;
}

static bool is_scalable_vector(const Type *t) {
  return t->kind == TY_VECTOR && t->as.shaped.scalable &&
         t->as.shaped.scalable[0];
}

static uint64_t vector_count(const Type *t) {
  return (uint64_t)t->as.shaped.shape[0];
}

static bool is_llvm_float(const Type *t) {
  return type_is_float(t) && type_is_llvm_compatible(t);
}

// Atomic accesses

static uint32_t atomic_bits(const Type *t) {
  return t->kind == TY_LLVM_PTR ? 64 : type_bit_width(t);
}

static bool is_atomic_memory_type(const Type *t) {
  if (t->kind != TY_INTEGER && t->kind != TY_LLVM_PTR && !is_llvm_float(t))
    return false;
  uint32_t bits = atomic_bits(t);
  return bits >= 8 && !(bits & (bits - 1));
}

// 8, 16, 32 or 64 bits wide.
static bool is_atomic_value_type(const Type *t) {
  if (t->kind == TY_LLVM_PTR)
    return true;
  if (t->kind != TY_INTEGER && !is_llvm_float(t))
    return false;
  uint32_t bits = type_bit_width(t);
  return bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

// A load or a store; two orderings do not suit each.
typedef struct LoadOrStore {
  const Type *type, *pointer;
  int64_t ordering, unfit[2];
  const Attr *syncscope, *alignment;
} LoadOrStore;

static bool check_access(Ctx *ctx, const Op *op, const LoadOrStore *a) {
  const Type *pointee = a->pointer->as.ptr.pointee;
  if (pointee && pointee != a->type)
    return op_error(ctx, op,
                    "expected the type of the value to be the element type of "
                    "the pointer");
  if (a->ordering == E_llvm_ordering_not_atomic)
    return !a->syncscope ||
           op_error(ctx, op,
                    "expected syncscope to be null for non-atomic access");
  if (!is_atomic_memory_type(a->type))
    return op_error(ctx, op, "unsupported type '%s' for atomic access",
                    type_str(ctx, a->type));
  if (a->ordering == a->unfit[0] || a->ordering == a->unfit[1])
    return op_error(ctx, op, "unsupported ordering '%s'",
                    enum_name(&enum_llvm_ordering, a->ordering));
  return a->alignment ||
         op_error(ctx, op, "expected alignment for atomic access");
}

// Checks what a pointer says of the memory behind it.
static bool check_dereferenceable(Ctx *ctx, const Op *op, uint32_t slot) {
  return !op_slot(op, slot) || op_result_type(op)->kind == TY_LLVM_PTR ||
         op_error(ctx, op, "expected op to return a single LLVM pointer type");
}

bool verify_llvm_inttoptr(Ctx *ctx, Op *op) {
  return check_dereferenceable(ctx, op, A_llvm_inttoptr_dereferenceable);
}

// Accesses that synchronise threads or are volatile may touch any memory.
static bool orders_memory(const Attr *volatile_, const Attr *ordering) {
  return volatile_ ||
         (ordering && attr_to_u64(ordering) > E_llvm_ordering_unordered);
}

bool touches_anything_llvm_load(const Op *op) {
  return orders_memory(op_slot(op, A_llvm_load_volatile_),
                       op_slot(op, A_llvm_load_ordering));
}

bool touches_anything_llvm_store(const Op *op) {
  return orders_memory(op_slot(op, A_llvm_store_volatile_),
                       op_slot(op, A_llvm_store_ordering));
}

bool verify_llvm_load(Ctx *ctx, Op *op) {
  LoadOrStore a = {.type = op_result_type(op),
                   .pointer = op_operand_type(op, 0),
                   .ordering = enum_value(op, A_llvm_load_ordering),
                   .unfit = {E_llvm_ordering_release, E_llvm_ordering_acq_rel},
                   .syncscope = op_slot(op, A_llvm_load_syncscope),
                   .alignment = op_slot(op, A_llvm_load_alignment)};
  return check_dereferenceable(ctx, op, A_llvm_load_dereferenceable) &&
         check_access(ctx, op, &a);
}

bool verify_llvm_store(Ctx *ctx, Op *op) {
  LoadOrStore a = {.type = op_operand_type(op, 0),
                   .pointer = op_operand_type(op, 1),
                   .ordering = enum_value(op, A_llvm_store_ordering),
                   .unfit = {E_llvm_ordering_acquire, E_llvm_ordering_acq_rel},
                   .syncscope = op_slot(op, A_llvm_store_syncscope),
                   .alignment = op_slot(op, A_llvm_store_alignment)};
  return check_access(ctx, op, &a);
}

static bool is_float_bin_op(int64_t bin_op) {
  switch (bin_op) {
  case E_llvm_atomic_bin_op_fadd:
  case E_llvm_atomic_bin_op_fsub:
  case E_llvm_atomic_bin_op_fmax:
  case E_llvm_atomic_bin_op_fmin:
  case E_llvm_atomic_bin_op_fmaximum:
  case E_llvm_atomic_bin_op_fminimum: return true;
  default: return false;
  }
}

static bool check_float_value(Ctx *ctx, const Op *op, Type *type) {
  if (!is_vector(type))
    return is_llvm_float(type) ||
           op_error(ctx, op, "expected LLVM IR floating point type");
  if (is_scalable_vector(type))
    return op_error(ctx, op, "expected LLVM IR fixed vector type");
  return is_llvm_float(vector_element(type)) ||
         op_error(ctx, op,
                  "expected LLVM IR floating point type for vector element");
}

bool verify_llvm_atomicrmw(Ctx *ctx, Op *op) {
  Type *type = op_operand_type(op, G_llvm_atomicrmw_val);
  int64_t bin_op = enum_value(op, A_llvm_atomicrmw_bin_op);
  if (is_float_bin_op(bin_op)) {
    if (!check_float_value(ctx, op, type))
      return false;
  } else if (bin_op == E_llvm_atomic_bin_op_xchg) {
    if (!is_atomic_value_type(type))
      return op_error(ctx, op, "unexpected LLVM IR type for 'xchg' bin_op");
  } else if (type->kind != TY_INTEGER || !is_atomic_value_type(type)) {
    return op_error(ctx, op, "expected LLVM IR integer type");
  }
  return enum_value(op, A_llvm_atomicrmw_ordering) >=
             E_llvm_ordering_monotonic ||
         op_error(ctx, op, "expected at least 'monotonic' ordering");
}

bool verify_llvm_cmpxchg(Ctx *ctx, Op *op) {
  const Type *type = op_operand_type(op, G_llvm_cmpxchg_val);
  int64_t success = enum_value(op, A_llvm_cmpxchg_success_ordering);
  int64_t failure = enum_value(op, A_llvm_cmpxchg_failure_ordering);
  if (type->kind != TY_LLVM_PTR &&
      (type->kind != TY_INTEGER || !is_atomic_value_type(type)))
    return op_error(ctx, op, "unexpected LLVM IR type");
  if (success < E_llvm_ordering_monotonic ||
      failure < E_llvm_ordering_monotonic)
    return op_error(ctx, op, "ordering must be at least 'monotonic'");
  return (failure != E_llvm_ordering_release &&
          failure != E_llvm_ordering_acq_rel) ||
         op_error(ctx, op, "failure ordering cannot be 'release' or 'acq_rel'");
}

bool verify_llvm_fence(Ctx *ctx, Op *op) {
  return enum_value(op, A_llvm_fence_ordering) > E_llvm_ordering_monotonic ||
         op_error(ctx, op,
                  "can be given only acquire, release, acq_rel, and seq_cst "
                  "orderings");
}

// Target extension types (what LLVM's Type.cpp says of them)

static bool target_type_is_memory(const Type *t) {
  Str name = ident_str(t->as.target.name);
  return str_starts_with(name, "spirv.") || str_is(name, "aarch64.svcount");
}

bool target_type_is_global(const Type *t) {
  return str_starts_with(ident_str(t->as.target.name), "spirv.");
}

bool verify_llvm_alloca(Ctx *ctx, Op *op) {
  const Type *type = op_slot(op, A_llvm_alloca_elem_type)->type;
  return type->kind != TY_LLVM_TARGET || target_type_is_memory(type) ||
         op_error(ctx, op,
                  "this target extension type cannot be used in alloca");
}

bool verify_llvm_mlir_zero(Ctx *ctx, Op *op) {
  const Type *type = op_result_type(op);
  return type->kind != TY_LLVM_TARGET || target_type_is_global(type) ||
         op_error(ctx, op,
                  "target extension type does not support zero-initializer");
}

// Casts

static const Type *pointer_of(Type *t) {
  const Type *element = vector_element(t);
  return element->kind == TY_LLVM_PTR ? element : NULL;
}

bool verify_llvm_bitcast(Ctx *ctx, Op *op) {
  Type *from = op_operand_type(op, 0), *to = op_result_type(op);
  const Type *from_pointer = pointer_of(from), *to_pointer = pointer_of(to);
  if (!from_pointer != !to_pointer)
    return op_error(ctx, op, "can only cast pointers from and to pointers");
  if (!to_pointer)
    return true;
  if (is_vector(to) && !is_vector(from))
    return op_error(ctx, op, "cannot cast pointer to vector of pointers");
  if (!is_vector(to) && is_vector(from))
    return op_error(ctx, op, "cannot cast vector of pointers to pointer");
  return from_pointer->as.ptr.space == to_pointer->as.ptr.space ||
         op_error(ctx, op,
                  "cannot cast pointers of different address spaces, use "
                  "'llvm.addrspacecast' instead");
}

// llvm.sext and llvm.zext
bool verify_llvm_extension(Ctx *ctx, Op *op) {
  Type *from = op_operand_type(op, 0), *to = op_result_type(op);
  const char *message = NULL;
  if (is_vector(from) && !is_vector(to))
    message = "input type is a vector but output type is an integer";
  else if (!is_vector(from) && is_vector(to))
    message = "input type is an integer but output type is a vector";
  else if (is_vector(from) &&
           (vector_count(from) != vector_count(to) ||
            is_scalable_vector(from) != is_scalable_vector(to)))
    message = "input and output vectors are of incompatible shape";
  else if (type_bit_width(vector_element(to)) <=
           type_bit_width(vector_element(from)))
    message = "integer width of the output type is smaller or equal to the "
              "integer width of the input type";
  return !message || diag_error(&ctx->diags, op->loc, "%s", message);
}

// Aggregates

// The type of the field at a position; NULL when that was reported.
static Type *field_type(Ctx *ctx, const Op *op, Type *type,
                        const Attr *position) {
  if (!type_is_llvm_compatible(type)) {
    op_error(ctx, op, "expected LLVM IR Dialect type, got '%s'",
             type_str(ctx, type));
    return NULL;
  }
  for (uint64_t i = 0; i < position->as.dense.count; i++) {
    int64_t at = dense_int(position, i);
    bool is_array = type->kind == TY_LLVM_ARRAY;
    if (!is_array && type->kind != TY_LLVM_STRUCT) {
      op_error(ctx, op, "expected LLVM IR structure/array type, got: '%s'",
               type_str(ctx, type));
      return NULL;
    }
    uint64_t n = is_array ? type->as.array.count : type->as.structure.nfields;
    if (at < 0 || (uint64_t)at >= n) {
      op_error(ctx, op, "position out of bounds: %lld", (long long)at);
      return NULL;
    }
    type = is_array ? type->as.array.element : type->as.structure.fields[at];
  }
  return type;
}

bool verify_llvm_extractvalue(Ctx *ctx, Op *op) {
  Type *container = op_operand_type(op, 0);
  Type *field =
      field_type(ctx, op, container, op_slot(op, A_llvm_extractvalue_position));
  if (!field)
    return false;
  return field == op_result_type(op) ||
         op_error(ctx, op,
                  "Type mismatch: extracting from '%s' should produce '%s' "
                  "but this op returns '%s'",
                  type_str(ctx, container), type_str(ctx, field),
                  type_str(ctx, op_result_type(op)));
}

bool verify_llvm_insertvalue(Ctx *ctx, Op *op) {
  Type *container = op_operand_type(op, G_llvm_insertvalue_container);
  Type *value = op_operand_type(op, G_llvm_insertvalue_value);
  Type *field =
      field_type(ctx, op, container, op_slot(op, A_llvm_insertvalue_position));
  if (!field)
    return false;
  return field == value ||
         op_error(ctx, op, "Type mismatch: cannot insert '%s' into '%s'",
                  type_str(ctx, value), type_str(ctx, container));
}

bool verify_llvm_shufflevector(Ctx *ctx, Op *op) {
  const Attr *mask = op_slot(op, A_llvm_shufflevector_mask);
  if (!is_scalable_vector(op_operand_type(op, 0)))
    return true;
  for (uint64_t i = 0; i < mask->as.dense.count; i++)
    if (dense_int(mask, i))
      return op_error(ctx, op,
                      "expected a splat operation for scalable vectors");
  return true;
}

// llvm.getelementptr

static bool index_struct(Ctx *ctx, const Op *op, const Type *type, uint64_t at,
                         int64_t index) {
  if (index == GEP_DYNAMIC)
    return op_error(ctx, op,
                    "expected index %llu indexing a struct to be "
                    "constant",
                    (unsigned long long)at);
  return (index >= 0 && index < type->as.structure.nfields) ||
         op_error(ctx, op, "index %llu indexing a struct is out of bounds",
                  (unsigned long long)at);
}

static bool check_indices(Ctx *ctx, const Op *op, Type *type,
                          const Attr *indices) {
  for (uint64_t i = 1; i < indices->as.dense.count; i++) {
    int64_t index = dense_int(indices, i);
    switch (type->kind) {
    case TY_LLVM_STRUCT:
      if (!index_struct(ctx, op, type, i, index))
        return false;
      type = type->as.structure.fields[index];
      break;
    case TY_LLVM_ARRAY: type = type->as.array.element; break;
    case TY_VECTOR: type = type->as.shaped.element; break;
    default:
      return op_error(ctx, op, "type '%s' cannot be indexed (index #%llu)",
                      type_str(ctx, type), (unsigned long long)i);
    }
  }
  return true;
}

bool verify_llvm_getelementptr(Ctx *ctx, Op *op) {
  const Attr *indices = op_slot(op, A_llvm_getelementptr_rawConstantIndices);
  uint32_t ndynamic = 0;
  for (uint64_t i = 0; i < indices->as.dense.count; i++)
    ndynamic += dense_int(indices, i) == GEP_DYNAMIC;
  if (ndynamic != op->noperands - 1)
    return op_error(ctx, op,
                    "expected as many dynamic indices as specified in "
                    "'rawConstantIndices'");
  if (enum_value(op, A_llvm_getelementptr_noWrapFlags) ==
      E_llvm_gep_flags_inbounds_flag)
    return op_error(ctx, op, "'inbounds_flag' cannot be used directly.");
  return check_indices(
      ctx, op, op_slot(op, A_llvm_getelementptr_elem_type)->type, indices);
}

// Intrinsics

bool verify_llvm_intr_sincos(Ctx *ctx, Op *op) {
  const Type *value = op_operand_type(op, 0), *result = op_result_type(op);
  if (result->kind == TY_LLVM_STRUCT && result->as.structure.nfields == 2 &&
      result->as.structure.fields[0] == value &&
      result->as.structure.fields[1] == value)
    return true;
  return op_error(ctx, op,
                  "expected result type to be an homogeneous struct with two "
                  "elements matching the operand type, but got '%s'",
                  type_str(ctx, result));
}

// As many pointers as there are elements.
static bool check_pointers(Ctx *ctx, const Op *op, uint32_t operand,
                           uint32_t number, const Type *vector) {
  Type *type = op_operand_type(op, operand);
  int64_t count = (int64_t)vector_count(vector);
  bool scalable = is_scalable_vector(vector);
  Type *expected = type_vector(ctx, 1, &count, scalable ? &scalable : NULL,
                               vector_element(type));
  return type == expected ||
         op_error(ctx, op, "expected operand #%u type to be '%s'", number,
                  type_str(ctx, expected));
}

bool verify_llvm_intr_masked_gather(Ctx *ctx, Op *op) {
  return check_pointers(ctx, op, G_llvm_intr_masked_gather_ptrs, 1,
                        op_result_type(op));
}

bool verify_llvm_intr_masked_scatter(Ctx *ctx, Op *op) {
  return check_pointers(ctx, op, G_llvm_intr_masked_scatter_ptrs, 2,
                        op_operand_type(op, G_llvm_intr_masked_scatter_value));
}
