// Addresses of the ptr dialect as pointers of LLVM; part of convert-to-llvm.
//
// Requires: memory spaces are #ptr.generic_space or #llvm.address_space<n>.
// Guarantees: no operation of ptr is left, but for those declined.
// Invalidates: nothing.
//
// Before:
//
//   %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> <...>
//   %1 = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
//   %2 = ptr.ptr_add %0, %i : !ptr.ptr<#ptr.generic_space>, index
//
// After:
//
//   %0 = llvm.extractvalue %m[1]
//   %a = llvm.extractvalue %m[0]
//   %1 = ... of %a and the size     : !llvm.struct<(ptr, i64)>
//   %2 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//
// The metadata of a memref are its allocated pointer and what of its descriptor
// the type does not say: offset, sizes, strides.

#include "lowering/to_llvm/to_llvm.h"

// Types

static Type *convert_ptr(TypeConverter *types, Type *type) {
  uint32_t space;
  return ptr_space_number(ptr_space(type), &space)
             ? type_llvm_ptr(types->ctx, NULL, space)
             : NULL;
}

// How many fields the metadata have behind the pointer.
static uint32_t count_dynamic(const Type *memref, const MemrefLayout *layout) {
  uint32_t n = layout->offset == DYNAMIC;
  for (int i = 0; i < layout->rank; i++)
    n += (memref->as.shaped.shape[i] == DYNAMIC) +
         (layout->strides[i] == DYNAMIC);
  return n;
}

static Type *convert_metadata(TypeConverter *types, Type *type) {
  Type *memref = type->as.def.params[P_ptr_metadata_type]->type;
  const MemrefLayout *layout =
      type_is(memref, TY_MEMREF) ? memref_layout(types, memref) : NULL;
  if (!layout)
    return NULL;
  uint32_t n = count_dynamic(memref, layout);
  Type **fields = arena_array(types->arena, Type *, n + 1);
  fields[0] = layout->pointer;
  for (uint32_t i = 1; i <= n; i++)
    fields[i] = types->index;
  return type_llvm_struct(types->ctx, fields, n + 1, false);
}

const TypeRule types_ptr_to_llvm[] = {{def_type_ptr_ptr, convert_ptr},
                                      {def_type_ptr_metadata, convert_metadata},
                                      {NULL, NULL}};

// Casts

// Takes what a pointer alone does not say from a descriptor.
static bool lower_get_metadata(Conv *c, Op *op) {
  Type *memref = op_operand(op, 0)->type;
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  Value *d;
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  if (!conv_operands(c, op, 0, 1, &d))
    return false;
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  int64_t at = 0;
  Value *made = llvm_undef(c, type);
  made = llvm_insert(c, made, descriptor_allocated(c, d), at++);
  if (layout->offset == DYNAMIC)
    made = llvm_insert(c, made, descriptor_offset(c, d), at++);
  for (int i = 0; i < layout->rank; i++)
    if (memref->as.shaped.shape[i] == DYNAMIC)
      made = llvm_insert(c, made, descriptor_size(c, d, i), at++);
  for (int i = 0; i < layout->rank; i++)
    if (layout->strides[i] == DYNAMIC)
      made = llvm_insert(c, made, descriptor_stride(c, d, i), at++);
  return conv_replace1(c, op, made);
}

// What a type says, or the next field of the metadata.
typedef struct Fields {
  Conv *c;
  Value *metadata;
  int64_t next;
} Fields;

static Value *field(Fields *f, int64_t known) {
  return known == DYNAMIC ? llvm_extract(f->c, f->metadata, f->next++)
                          : llvm_index(f->c, known);
}

static Value *descriptor_of(Conv *c, const Type *memref,
                            const MemrefLayout *layout, Value *pointer,
                            Value *metadata) {
  Fields f = {c, metadata, 1};
  Value *d = llvm_poison(c, layout->descriptor);
  d = descriptor_set_allocated(c, d, llvm_extract(c, metadata, 0));
  d = descriptor_set_aligned(c, d, pointer);
  d = descriptor_set_offset(c, d, field(&f, layout->offset));
  for (int i = 0; i < layout->rank; i++)
    d = descriptor_set_size(c, d, i, field(&f, memref->as.shaped.shape[i]));
  for (int i = 0; i < layout->rank; i++)
    d = descriptor_set_stride(c, d, i, field(&f, layout->strides[i]));
  return d;
}

// Without metadata an address is all that is known of the memory, so it is the
// one to be freed by.
static bool lower_from_ptr(Conv *c, Op *op) {
  Type *memref = op->results[0].type;
  Value *v[2];
  const MemrefLayout *layout =
      type_is(memref, TY_MEMREF) ? memref_layout(llvm_types(c), memref) : NULL;
  if (!layout)
    return conv_decline_type(c, op, memref);
  if (!conv_operands(c, op, 0, op->noperands, v))
    return false;
  if (op->noperands > 1)
    return conv_replace1(c, op, descriptor_of(c, memref, layout, v[0], v[1]));
  if (!layout->bare)
    return conv_decline(c, op, "sizes, strides or offset are not known");
  return conv_replace1(c, op, descriptor_from_static(c, memref, v[0]));
}

static bool lower_to_ptr(Conv *c, Op *op) {
  Value *d;
  if (!type_is(op_operand(op, 0)->type, TY_MEMREF))
    return conv_decline(c, op, "a memref of unknown rank has no one address");
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  return conv_operands(c, op, 0, 1, &d) &&
         conv_replace1(c, op,
                       llvm_pointer_as(c, descriptor_aligned(c, d), type));
}

// Constants

static bool lower_constant(Conv *c, Op *op) {
  const Attr *value = op_slot(op, A_ptr_constant_value);
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  if (value->as.def.info == def_attr_ptr_null)
    return conv_replace1(c, op, llvm_null(c, type));
  uint32_t bits =
      data_layout_pointer_bits(llvm_types(c)->layout, type->as.ptr.space);
  const Attr *number = value->as.def.params[P_ptr_address_value];
  Value *address = llvm_int(c, type_int(c->ctx, bits),
                            (int64_t)wide_to_u64(number->as.words));
  return conv_replace1(c, op, llvm_cast(c, OP_llvm_inttoptr, type, address));
}

static bool lower_type_offset(Conv *c, Op *op) {
  Type *element = op_slot(op, A_ptr_type_offset_elementType)->type;
  Type *type = type_convert(llvm_types(c), element);
  Type *result = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, element);
  Value *null = llvm_null(c, pointer_type(llvm_types(c), type, 0));
  Value *end = llvm_gep(c, null, type, NULL, 1, llvm_attrs(c)->gep_none);
  return conv_replace1(c, op, llvm_cast(c, OP_llvm_ptrtoint, result, end));
}

// Arithmetic

static Attr *gep_flags(Conv *c, const Attr *flags) {
  static const uint8_t of[] = {
      [E_ptr_add_flags_none] = E_llvm_gep_flags_none,
      [E_ptr_add_flags_nusw] = E_llvm_gep_flags_nusw,
      [E_ptr_add_flags_nuw] = E_llvm_gep_flags_nuw,
      [E_ptr_add_flags_inbounds] = E_llvm_gep_flags_inbounds,
  };
  return attr_i32(c->ctx, of[flags ? attr_to_u64(flags) : 0]);
}

static void add_row(Conv *c, Op *op, Type *const *types, Value *const *v,
                    Value **results) {
  Op *gep = llvm_op(c, OP_llvm_getelementptr, types[0], v, 2);
  gep->slots[A_llvm_getelementptr_rawConstantIndices] =
      attr_dense_i32(c->ctx, (int32_t[]){GEP_DYNAMIC}, 1);
  gep->slots[A_llvm_getelementptr_elem_type] = attr_type(c->ctx, c->ctx->i8);
  gep->slots[A_llvm_getelementptr_noWrapFlags] =
      gep_flags(c, op_slot(op, A_ptr_ptr_add_flags));
  results[0] = op_result(gep, 0);
}

static bool lower_by_rows(Conv *c, Op *op, RowFn *row) {
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  Value *v[2], *result;
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  vector_unroll(c, op, &type, v, 2, row, &result);
  return conv_replace1(c, op, result);
}

static bool lower_ptr_add(Conv *c, Op *op) {
  return lower_by_rows(c, op, add_row);
}

static Type *element_of(Type *type) {
  return type_is(type, TY_VECTOR) ? type->as.shaped.element : type;
}

// The type itself, or a vector like `type` of it.
static Type *spread(Conv *c, Type *type, Type *element) {
  return type_is(type, TY_VECTOR) ? type_with_element(c->ctx, type, element)
                                  : element;
}

// In as many bits as addresses are computed with; those that are wanted then.
static void diff_row(Conv *c, Op *op, Type *const *types, Value *const *v,
                     Value **results) {
  const DataLayout *layout = llvm_types(c)->layout;
  uint32_t space = element_of(v[0]->type)->as.ptr.space;
  uint32_t bits = data_layout_index_bits(layout, space);
  uint32_t wanted = type_bit_width(element_of(types[0]));
  Type *number = spread(c, types[0], type_int(c->ctx, bits));
  const Attr *said = op_slot(op, A_ptr_ptr_diff_flags);
  uint64_t flags = said ? attr_to_u64(said) : 0;
  uint32_t overflow =
      (flags & E_ptr_diff_flags_nuw ? E_llvm_overflow_nuw : 0u) |
      (flags & E_ptr_diff_flags_nsw ? E_llvm_overflow_nsw : 0u);
  Value *lhs = llvm_cast(c, OP_llvm_ptrtoint, number, v[0]);
  Value *rhs = llvm_cast(c, OP_llvm_ptrtoint, number, v[1]);
  Value *diff =
      llvm_arith(c, OP_llvm_sub, lhs, rhs, attr_i32(c->ctx, (int32_t)overflow));
  results[0] = wanted == bits
                   ? diff
                   : llvm_cast(c, wanted < bits ? OP_llvm_trunc : OP_llvm_sext,
                               types[0], diff);
}

static bool lower_ptr_diff(Conv *c, Op *op) {
  return lower_by_rows(c, op, diff_row);
}

// Accesses

static Attr *alignment_of(Conv *c, const Attr *property) {
  int64_t n;
  return ptr_alignment(property, &n) ? attr_i64(c->ctx, n) : NULL;
}

// Of what is masked; elements may lie anywhere unless it is said where.
static Attr *mask_alignment(Conv *c, const Attr *property) {
  int64_t n = 1;
  ptr_alignment(property, &n);
  return attr_i32(c->ctx, (int32_t)n);
}

static Attr *ordering_of(Conv *c, const Attr *ordering) {
  static const uint8_t of[] = {
      [E_ptr_ordering_not_atomic] = E_llvm_ordering_not_atomic,
      [E_ptr_ordering_unordered] = E_llvm_ordering_unordered,
      [E_ptr_ordering_monotonic] = E_llvm_ordering_monotonic,
      [E_ptr_ordering_acquire] = E_llvm_ordering_acquire,
      [E_ptr_ordering_release] = E_llvm_ordering_release,
      [E_ptr_ordering_acq_rel] = E_llvm_ordering_acq_rel,
      [E_ptr_ordering_seq_cst] = E_llvm_ordering_seq_cst,
  };
  return attr_i64(c->ctx, of[ordering ? attr_to_u64(ordering) : 0]);
}

static Attr *unit_of(Conv *c, const Attr *property) {
  return unit_property(property) ? c->ctx->unit : NULL;
}

// Whether an access of that ordering is one that LLVM's dialect has: atomically
// it accesses 1, 2, 4 or 8 bytes.
static bool has_access(Conv *c, Op *op, const Attr *ordering,
                       const Type *type) {
  uint32_t bits = type_bit_width(type);
  bool is_atomic = ordering && attr_to_u64(ordering);
  return !is_atomic || type_is(type, TY_LLVM_PTR) ||
         (!type_is(type, TY_VECTOR) && bits >= 8 && bits <= 64 &&
          !(bits & (bits - 1))) ||
         conv_decline(c, op, "LLVM's dialect cannot access '%s' atomically",
                      type_str(c->ctx, type));
}

// Lowers ptr.load, with its ordering and alignment.
static bool lower_load(Conv *c, Op *op) {
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  Value *address;
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  if (!has_access(c, op, op_slot(op, A_ptr_load_ordering), type))
    return false;
  if (!conv_operands(c, op, 0, 1, &address))
    return false;
  Op *load = llvm_op(c, OP_llvm_load, type, &address, 1);
  Attr **to = load->slots;
  to[A_llvm_load_alignment] =
      alignment_of(c, op_slot(op, A_ptr_load_alignment));
  to[A_llvm_load_volatile_] = unit_of(c, op_slot(op, A_ptr_load_volatile_));
  to[A_llvm_load_nontemporal] = unit_of(c, op_slot(op, A_ptr_load_nontemporal));
  to[A_llvm_load_invariant] = unit_of(c, op_slot(op, A_ptr_load_invariant));
  to[A_llvm_load_invariantGroup] =
      unit_of(c, op_slot(op, A_ptr_load_invariantGroup));
  to[A_llvm_load_ordering] = ordering_of(c, op_slot(op, A_ptr_load_ordering));
  to[A_llvm_load_syncscope] = op_slot(op, A_ptr_load_syncscope);
  return conv_replace1(c, op, op_result(load, 0));
}

static bool lower_store(Conv *c, Op *op) {
  Value *v[2];
  if (!conv_operands(c, op, 0, 2, v) ||
      !has_access(c, op, op_slot(op, A_ptr_store_ordering), v[0]->type))
    return false;
  Attr **to = llvm_op(c, OP_llvm_store, NULL, v, 2)->slots;
  to[A_llvm_store_alignment] =
      alignment_of(c, op_slot(op, A_ptr_store_alignment));
  to[A_llvm_store_volatile_] = unit_of(c, op_slot(op, A_ptr_store_volatile_));
  to[A_llvm_store_nontemporal] =
      unit_of(c, op_slot(op, A_ptr_store_nontemporal));
  to[A_llvm_store_invariantGroup] =
      unit_of(c, op_slot(op, A_ptr_store_invariantGroup));
  to[A_llvm_store_ordering] = ordering_of(c, op_slot(op, A_ptr_store_ordering));
  to[A_llvm_store_syncscope] = op_slot(op, A_ptr_store_syncscope);
  return conv_erase(c, op);
}

static bool lower_masked(Conv *c, Op *op, uint32_t opcode, uint32_t from,
                         uint32_t to) {
  Value *v[3];
  Type *type =
      op->nresults ? type_convert(llvm_types(c), op->results[0].type) : NULL;
  if (!conv_operands(c, op, 0, 3, v))
    return false;
  Op *access = llvm_op(c, opcode, type, v, 3);
  access->slots[to] = mask_alignment(c, op_slot(op, from));
  return type ? conv_replace1(c, op, op_result(access, 0)) : conv_erase(c, op);
}

static bool lower_gather(Conv *c, Op *op) {
  return lower_masked(c, op, OP_llvm_intr_masked_gather, A_ptr_gather_alignment,
                      A_llvm_intr_masked_gather_alignment);
}

static bool lower_scatter(Conv *c, Op *op) {
  return lower_masked(c, op, OP_llvm_intr_masked_scatter,
                      A_ptr_scatter_alignment,
                      A_llvm_intr_masked_scatter_alignment);
}

static bool lower_masked_load(Conv *c, Op *op) {
  return lower_masked(c, op, OP_llvm_intr_masked_load,
                      A_ptr_masked_load_alignment,
                      A_llvm_intr_masked_load_alignment);
}

static bool lower_masked_store(Conv *c, Op *op) {
  return lower_masked(c, op, OP_llvm_intr_masked_store,
                      A_ptr_masked_store_alignment,
                      A_llvm_intr_masked_store_alignment);
}

void handlers_ptr_to_llvm(ConvTable *table) {
  conv_on(table, OP_ptr_constant, lower_constant);
  conv_on(table, OP_ptr_from_ptr, lower_from_ptr);
  conv_on(table, OP_ptr_gather, lower_gather);
  conv_on(table, OP_ptr_get_metadata, lower_get_metadata);
  conv_on(table, OP_ptr_load, lower_load);
  conv_on(table, OP_ptr_masked_load, lower_masked_load);
  conv_on(table, OP_ptr_masked_store, lower_masked_store);
  conv_on(table, OP_ptr_ptr_add, lower_ptr_add);
  conv_on(table, OP_ptr_ptr_diff, lower_ptr_diff);
  conv_on(table, OP_ptr_scatter, lower_scatter);
  conv_on(table, OP_ptr_store, lower_store);
  conv_on(table, OP_ptr_to_ptr, lower_to_ptr);
  conv_on(table, OP_ptr_type_offset, lower_type_offset);
}
