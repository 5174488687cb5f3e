// The ptr dialect: what rows do not say.
//
// A memory space says what may be loaded and stored there: everything in
// #ptr.generic_space, what LLVM knows the size of in #llvm.address_space<n>. Of
// spaces of other dialects nothing is known.

#include "ir/dialects/dialects_int.h"

bool type_is_ptr(const Type *t) {
  return t->kind == TY_DIALECT && t->as.def.info == def_type_ptr_ptr;
}

bool type_is_ptr_like(const Type *t) {
  return type_is_memref(t) || type_is_ptr(t);
}

const Attr *ptr_space(const Type *t) {
  return type_is_ptr(t) ? t->as.def.params[P_ptr_ptr_memorySpace]
                        : t->as.shaped.space;
}

bool attr_is_ptr_space(const Attr *a) {
  return attr_is_def(a, def_attr_ptr_generic_space) ||
         attr_is_def(a, def_attr_llvm_address_space) ||
         (a->kind == AT_OPAQUE &&
          str_is(ident_str(a->as.opaque.dialect), "nvvm"));
}

bool ptr_space_number(const Attr *space, uint32_t *number) {
  *number = 0;
  if (attr_is_def(space, def_attr_llvm_address_space))
    *number = (uint32_t)attr_to_u64(
        space->as.def.params[P_llvm_address_space_addressSpace]);
  else if (!attr_is_def(space, def_attr_ptr_generic_space))
    return false;
  return true;
}

// Types and attributes

bool verify_def_ptr_metadata(Ctx *ctx, Loc loc, Attr *const *params) {
  return !type_is_ptr(params[P_ptr_metadata_type]->type) ||
         diag_error(&ctx->diags, loc, "the ptr-like type has no metadata");
}

bool verify_def_ptr_spec(Ctx *ctx, Loc loc, Attr *const *params) {
  for (uint32_t i = P_ptr_spec_size; i <= P_ptr_spec_index; i++)
    if (params[i] && attr_to_u64(params[i]) % 8)
      return diag_error(&ctx->diags, loc, "%s entry must be divisible by 8",
                        def_attr_ptr_spec->params[i].name);
  return attr_to_u64(params[P_ptr_spec_abi]) <=
             attr_to_u64(params[P_ptr_spec_preferred]) ||
         diag_error(&ctx->diags, loc,
                    "preferred alignment is expected to be at least as large "
                    "as ABI alignment");
}

void print_ptr_address(Buf *out, Ctx *ctx, Attr *const *params,
                       const PrintOptions *o) {
  const Attr *value = params[P_ptr_address_value];
  char digits[PTR_ADDRESS_BITS];
  size_t n =
      wide_print_signed(digits, value->as.words, type_bit_width(value->type));
  (void)ctx, (void)o;
  buf_char(out, '<');
  buf_bytes(out, digits, n);
  buf_char(out, '>');
}

// Relations between types

Type *match_ptr_metadata(Ctx *ctx, Type *type) {
  return type_dialect(ctx, def_type_ptr_metadata,
                      (Attr *[]){attr_type(ctx, type)});
}

Type *match_ptr_mask(Ctx *ctx, Type *type) {
  return type_with_element(ctx, type, ctx->i1);
}

bool holds_ptr_gather_shape(Ctx *ctx, const Op *op) {
  (void)ctx;
  return type_same_shape(op_result(op, 0)->type, op_operand(op, 0)->type);
}

bool holds_ptr_gather_kind(Ctx *ctx, const Op *op) {
  (void)ctx;
  return op_result(op, 0)->type->kind == op_operand(op, 0)->type->kind;
}

bool holds_ptr_scatter_shape(Ctx *ctx, const Op *op) {
  (void)ctx;
  return type_same_shape(op_operand(op, 0)->type, op_operand(op, 1)->type);
}

bool holds_ptr_scatter_kind(Ctx *ctx, const Op *op) {
  (void)ctx;
  return op_operand(op, 0)->type->kind == op_operand(op, 1)->type->kind;
}

// Accesses

static bool check_alignment(Ctx *ctx, const Op *op, uint32_t slot) {
  int64_t n;
  if (!ptr_alignment(op_slot(op, slot), &n))
    return true;
  if (n <= 0)
    return diag_error(&ctx->diags, op->loc, "alignment must be positive");
  return !(n & (n - 1)) ||
         diag_error(&ctx->diags, op->loc, "alignment must be a power of 2");
}

bool ptr_alignment(const Attr *property, int64_t *n) {
  if (!attr_is(property, AT_ARRAY) || !property->as.array.count)
    return false;
  *n = attr_to_i64(property->as.array.items[0]);
  return true;
}

bool verify_ptr_gather(Ctx *ctx, Op *op) {
  return check_alignment(ctx, op, A_ptr_gather_alignment);
}

bool verify_ptr_scatter(Ctx *ctx, Op *op) {
  return check_alignment(ctx, op, A_ptr_scatter_alignment);
}

bool verify_ptr_masked_load(Ctx *ctx, Op *op) {
  return check_alignment(ctx, op, A_ptr_masked_load_alignment);
}

bool verify_ptr_masked_store(Ctx *ctx, Op *op) {
  return check_alignment(ctx, op, A_ptr_masked_store_alignment);
}

// A load or a store; two orderings do not suit each.
typedef struct LoadOrStore {
  const Type *value, *pointer;
  uint32_t alignment;
  const Attr *ordering, *syncscope;
  int64_t unfit;
} LoadOrStore;

static int64_t ordering_of(const Attr *ordering) {
  return ordering ? attr_to_i64(ordering) : E_ptr_ordering_not_atomic;
}

static bool is_atomic_type(const Type *t) {
  if (t->kind == TY_LLVM_PTR)
    return true;
  if (t->kind != TY_INTEGER && !type_is_float(t))
    return false;
  uint32_t bits = type_bit_width(t);
  return bits >= 8 && !(bits & (bits - 1));
}

static bool check_space(Ctx *ctx, const Op *op, const LoadOrStore *a) {
  const Type *value = a->value;
  if (!attr_is_def(ptr_space(a->pointer), def_attr_llvm_address_space))
    return true;
  if (!type_constraint_LLVM_Loadable.fits(value))
    return diag_error(&ctx->diags, op->loc,
                      "type must be LLVM type with size, but got '%s'",
                      type_str(ctx, value));
  return ordering_of(a->ordering) == E_ptr_ordering_not_atomic ||
         is_atomic_type(value) ||
         diag_error(&ctx->diags, op->loc,
                    "unsupported type '%s' for atomic access",
                    type_str(ctx, value));
}

static bool check_access(Ctx *ctx, const Op *op, const LoadOrStore *a) {
  int64_t n, ordering = ordering_of(a->ordering);
  if (!check_space(ctx, op, a) || !check_alignment(ctx, op, a->alignment))
    return false;
  if (ordering == E_ptr_ordering_not_atomic)
    return !a->syncscope ||
           op_error(ctx, op,
                    "expected syncscope to be null for non-atomic access");
  if (ordering == a->unfit || ordering == E_ptr_ordering_acq_rel)
    return op_error(ctx, op, "unsupported ordering '%s'",
                    enum_name(&enum_ptr_ordering, ordering));
  return ptr_alignment(op_slot(op, a->alignment), &n) ||
         op_error(ctx, op, "expected alignment for atomic access");
}

bool verify_ptr_load(Ctx *ctx, Op *op) {
  LoadOrStore a = {.value = op_result(op, 0)->type,
                   .pointer = op_operand(op, 0)->type,
                   .alignment = A_ptr_load_alignment,
                   .ordering = op_slot(op, A_ptr_load_ordering),
                   .syncscope = op_slot(op, A_ptr_load_syncscope),
                   .unfit = E_ptr_ordering_release};
  return check_access(ctx, op, &a);
}

bool verify_ptr_store(Ctx *ctx, Op *op) {
  LoadOrStore a = {.value = op_operand(op, 0)->type,
                   .pointer = op_operand(op, 1)->type,
                   .alignment = A_ptr_store_alignment,
                   .ordering = op_slot(op, A_ptr_store_ordering),
                   .syncscope = op_slot(op, A_ptr_store_syncscope),
                   .unfit = E_ptr_ordering_acquire};
  return check_access(ctx, op, &a);
}

bool unit_property(const Attr *property) {
  return property && (property->kind == AT_UNIT || attr_to_bool(property));
}

// Accesses that synchronise threads or are volatile may touch any memory.
static bool orders_memory(const Attr *is_volatile, const Attr *ordering) {
  return unit_property(is_volatile) ||
         ordering_of(ordering) > E_ptr_ordering_unordered;
}

bool touches_anything_ptr_load(const Op *op) {
  return orders_memory(op_slot(op, A_ptr_load_volatile_),
                       op_slot(op, A_ptr_load_ordering));
}

bool touches_anything_ptr_store(const Op *op) {
  return orders_memory(op_slot(op, A_ptr_store_volatile_),
                       op_slot(op, A_ptr_store_ordering));
}

// Casts

static bool check_cast(Ctx *ctx, const Op *op, const Type *like,
                       const Type *pointer, const char *which) {
  if (type_is_ptr(like))
    return diag_error(&ctx->diags, op->loc, "the %s `!ptr.ptr`", which);
  return ptr_space(like) == ptr_space(pointer) ||
         diag_error(&ctx->diags, op->loc,
                    "expected the input and output to have the same memory "
                    "space");
}

bool verify_ptr_from_ptr(Ctx *ctx, Op *op) {
  return check_cast(ctx, op, op_result(op, 0)->type, op_operand(op, 0)->type,
                    "result type cannot be");
}

bool verify_ptr_to_ptr(Ctx *ctx, Op *op) {
  return check_cast(ctx, op, op_operand(op, 0)->type, op_result(op, 0)->type,
                    "input value cannot be of type");
}

// Arithmetic

static bool check_containers(Ctx *ctx, Loc loc, const Type *base,
                             const Type *offset) {
  if (base->kind != offset->kind)
    return diag_error(&ctx->diags, loc,
                      "the shaped containers type must match");
  return type_same_shape(base, offset) ||
         diag_error(&ctx->diags, loc, "shapes of base and offset must match");
}

uint32_t infer_ptr_ptr_add(Ctx *ctx, const OpSpec *spec, Type **results,
                           uint32_t room) {
  Type *base = spec->operands[0]->type, *offset = spec->operands[1]->type;
  bool shaped = type_is_shaped(base);
  if (shaped && type_is_shaped(offset) &&
      !check_containers(ctx, spec->loc, base, offset))
    return INFER_FAILED;
  if (room)
    results[0] = !shaped && type_is_shaped(offset)
                     ? type_with_element(ctx, offset, base)
                     : base;
  return 1;
}

bool verify_ptr_ptr_diff(Ctx *ctx, Op *op) {
  const Type *from = op_operand(op, 0)->type, *to = op_result(op, 0)->type;
  return !type_is_shaped(from) || from->kind == to->kind ||
         diag_error(&ctx->diags, op->loc,
                    "expected the result to have the same container type as "
                    "the operands when operands are shaped");
}
