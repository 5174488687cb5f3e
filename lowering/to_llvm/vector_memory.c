// Of convert-vector-to-llvm: accesses of memory, memrefs of vectors, and what
// is printed.
//
// Elements of a memref stand as far apart as LLVM allocates them, those of a
// vector in memory as far as they have bits. Where that differs (i1, i24),
// which mlir-opt does not care for, what is accessed in code to be produced is
// a vector of the integers that fill the place:
//
//   %0 = vector.load %m[%i] : memref<?xi1>, vector<4xi1>
//   // ->
//   %1 = llvm.load %p : !llvm.ptr -> vector<4xi8>
//   %0 = llvm.trunc %1 : vector<4xi8> to vector<4xi1>
//
// There, too, floats of 16 bits that are masked are integers in memory: processors
// mask those, while LLVM makes a branch for each element of the floats unless the
// processor computes with them.

#include "ir/analysis/access.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/vector.h"
#include "lowering/to_llvm/to_llvm.h"

// Accesses

typedef struct VectorAccess {
  Value *address; // NULL: declined
  Value *vector;  // to be stored, or what masked elements become
  Value *mask;
  Value *indices; // of gather and scatter
  Type *element;  // of the memref
  Type *type;     // what the vector becomes
  Type *stored;   // what it is in memory
  int64_t alignment;
} VectorAccess;

// As LLVM prefers it where nothing is said about the target; what a target
// prefers need not be so.
static int64_t natural_align(Conv *c, const Type *type) {
  const DataLayout *layout = llvm_types(c)->layout;
  uint64_t size = data_layout_alloc_size(layout, type);
  uint32_t align = data_layout_abi_align(layout, type);
  bool wide = type->kind == TY_INTEGER && size == 8 && !layout->text.size;
  return wide ? (int64_t)size : (int64_t)align;
}

static int64_t alignment_of(Conv *c, const Attr *said,
                            const MemrefLayout *layout, const Type *vector) {
  if (said && attr_to_i64(said))
    return attr_to_i64(said);
  if (PASS_OPTIONS(c->run, vector_to_llvm)->use_vector_alignment)
    return data_layout_abi_align(llvm_types(c)->layout, vector);
  return natural_align(c, layout->element);
}

// Is an element in memory more than its bits?
static bool has_room(Conv *c, Type *element) {
  Type *type = type_convert(llvm_types(c), element);
  return type && !type_is(type, TY_LLVM_PTR) &&
         data_layout_alloc_size(llvm_types(c)->layout, type) * 8 !=
             type_number_width(type);
}

// False: declined.
static bool find_stored(Conv *c, Op *op, const Type *memref,
                        VectorAccess *access) {
  Type *type = access->type, *element = type_element(type);
  access->stored = type;
  if (!c->total || type_element((Type *)memref)->kind == TY_VECTOR)
    return true;
  if (access->mask && type_is_float(element) &&
      type_number_width(element) == 16)
    access->stored = type_with_element(c->ctx, type, type_int(c->ctx, 16));
  if (!has_room(c, element))
    return true;
  if (element->kind != TY_INTEGER)
    return conv_decline(c, op, "there is room between the elements");
  uint64_t size = data_layout_alloc_size(llvm_types(c)->layout, element) * 8;
  access->stored =
      type_with_element(c->ctx, type, type_int(c->ctx, (uint32_t)size));
  return true;
}

static bool is_of_floats(const VectorAccess *a) {
  return type_is_float(type_element(a->type));
}

static Value *to_stored(Conv *c, const VectorAccess *a, Value *vector) {
  uint32_t cast = is_of_floats(a) ? OP_llvm_bitcast : OP_llvm_zext;
  return a->stored == a->type ? vector : llvm_cast(c, cast, a->stored, vector);
}

static Value *from_stored(Conv *c, const VectorAccess *a, Value *vector) {
  uint32_t cast = is_of_floats(a) ? OP_llvm_bitcast : OP_llvm_trunc;
  return a->stored == a->type ? vector : llvm_cast(c, cast, a->type, vector);
}

// The value of a group of a row, whose number plus 1 it is; 0: none.
static Value *group_value(Conv *c, Op *op, uint8_t group) {
  return group ? conv_value(c, op_operand_of(op, group - 1u)) : NULL;
}

// What stands for the operands, in their order.
static void convert_operands(Conv *c, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    conv_operand(c, op, i);
}

// Indices of elements that stand as far from one another as the last dimension
// of the memref says.
static Value *scaled_indices(Conv *c, Value *indices, Value *descriptor,
                             const MemrefLayout *layout) {
  int last = layout->rank - 1;
  Type *index = llvm_types(c)->index;
  Type *type = type_with_element(c->ctx, indices->type, index);
  uint32_t width = type_bit_width(indices->type->as.shaped.element);
  if (width != type_bit_width(index))
    indices = llvm_cast(
        c, width < type_bit_width(index) ? OP_llvm_sext : OP_llvm_trunc, type,
        indices);
  Value *stride = layout->strides[last] == DYNAMIC
                      ? descriptor_stride(c, descriptor, last)
                      : llvm_index(c, layout->strides[last]);
  return llvm_mul(c, indices, vector_splat(c, stride, type));
}

// Address NULL: declined.
static VectorAccess access_of(Conv *c, Op *op) {
  const OpAccess *form = op->info->access;
  uint8_t group = form->stored ? form->stored : form->otherwise;
  Type *memref = access_base(op)->type, *vector = accessed_type(op);
  convert_operands(c, op);
  VectorAccess access = {.vector = group_value(c, op, group),
                         .mask = group_value(c, op, form->mask),
                         .indices = group_value(c, op, form->spread)};
  Type *type = type_convert(llvm_types(c), vector);
  const MemrefLayout *layout =
      type_is(memref, TY_MEMREF) ? memref_layout(llvm_types(c), memref) : NULL;
  if (op_masking(op)) {
    vector_decline_masked(c, op);
    return access;
  }
  if (!layout) {
    conv_decline_type(c, op, memref);
    return access;
  }
  if (!type || (group && !access.vector)) {
    conv_decline_type(c, op, vector);
    return access;
  }
  if (vector_rank(vector) > 1) {
    if (c->total && !form->spread && layout->rank < vector_rank(vector))
      conv_decline(c, op, "the memref has fewer dimensions than the vector");
    else
      vector_decline_rank(c, op);
    return access;
  }
  bool apart = layout->rank && layout->strides[layout->rank - 1] != 1;
  bool strided = form->spread && apart;
  // A masked access with a stride would find only its first element; mlir-opt
  // takes all elements for neighbours.
  bool misses = form->mask && !form->spread && apart &&
                (type_is_scalable(type) || type->as.shaped.shape[0] > 1);
  if (misses || (strided && !c->total)) { // the latter as mlir-opt
    conv_decline(c, op, "elements are not next to each other");
    return access;
  }
  uint32_t at = access_base_operand(op), n = 1 + (uint32_t)layout->rank;
  Value **values = arena_array(c->arena, Value *, n);
  if (!conv_operands(c, op, at, n, values))
    return access;
  if (strided)
    access.indices = scaled_indices(c, access.indices, values[0], layout);
  access.element = layout->element;
  access.alignment =
      alignment_of(c, op_slot(op, form->alignment - 1u), layout, type);
  access.type = type;
  if (!find_stored(c, op, memref, &access))
    return access;
  if (access.vector)
    access.vector = to_stored(c, &access, access.vector);
  access.address = descriptor_element(c, values[0], memref, values + 1, false);
  return access;
}

static bool lower_load(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  Value *loaded =
      llvm_load(c, a.stored, a.address, attr_i64(c->ctx, a.alignment),
                access_is_nontemporal(op));
  return conv_replace1(c, op, from_stored(c, &a, loaded));
}

static bool lower_store(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  llvm_store(c, a.vector, a.address, attr_i64(c->ctx, a.alignment),
             access_is_nontemporal(op));
  return conv_erase(c, op);
}

static bool lower_maskedload(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  a.address = llvm_pointer_to(c, a.address, a.vector->type);
  Op *now = llvm_op(c, OP_llvm_intr_masked_load, a.vector->type,
                    (Value *[]){a.address, a.mask, a.vector}, 3);
  now->slots[A_llvm_intr_masked_load_alignment] =
      attr_i32(c->ctx, (int32_t)a.alignment);
  return conv_replace1(c, op, from_stored(c, &a, op_result(now, 0)));
}

static bool lower_maskedstore(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  a.address = llvm_pointer_to(c, a.address, a.vector->type);
  Op *now = llvm_op(c, OP_llvm_intr_masked_store, NULL,
                    (Value *[]){a.vector, a.address, a.mask}, 3);
  now->slots[A_llvm_intr_masked_store_alignment] =
      attr_i32(c->ctx, (int32_t)a.alignment);
  return conv_erase(c, op);
}

// [{}, {llvm.align = 8 : i64}, {}]; NULL where nothing was said.
static Attr *aligned_argument(Conv *c, Attr *said, uint32_t argument) {
  Attr *args[3];
  if (!said || attr_to_i64(said) <= 1)
    return NULL;
  NamedAttr align = {ctx_ident(c->ctx, STR("llvm.align")),
                     attr_i64(c->ctx, attr_to_i64(said))};
  for (uint32_t i = 0; i < ARRAY_SIZE(args); i++)
    args[i] = attr_dict(c->ctx, &align, i == argument);
  return attr_array(c->ctx, args, ARRAY_SIZE(args));
}

static bool lower_expandload(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  Op *now = llvm_op(c, OP_llvm_intr_masked_expandload, a.vector->type,
                    (Value *[]){a.address, a.mask, a.vector}, 3);
  now->slots[A_llvm_intr_masked_expandload_arg_attrs] =
      aligned_argument(c, op_slot(op, A_vector_expandload_alignment), 0);
  return conv_replace1(c, op, from_stored(c, &a, op_result(now, 0)));
}

static bool lower_compressstore(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  Op *now = llvm_op(c, OP_llvm_intr_masked_compressstore, NULL,
                    (Value *[]){a.vector, a.address, a.mask}, 3);
  now->slots[A_llvm_intr_masked_compressstore_arg_attrs] =
      aligned_argument(c, op_slot(op, A_vector_compressstore_alignment), 1);
  return conv_erase(c, op);
}

static Value *element_addresses(Conv *c, const VectorAccess *a) {
  Type *type = type_with_element(c->ctx, a->indices->type, a->address->type);
  Op *gep = llvm_op(c, OP_llvm_getelementptr, type,
                    (Value *[]){a->address, a->indices}, 2);
  int32_t dynamic = GEP_DYNAMIC;
  gep->slots[A_llvm_getelementptr_rawConstantIndices] =
      attr_dense_i32(c->ctx, &dynamic, 1);
  gep->slots[A_llvm_getelementptr_elem_type] = attr_type(c->ctx, a->element);
  gep->slots[A_llvm_getelementptr_noWrapFlags] = llvm_attrs(c)->gep_none;
  return op_result(gep, 0);
}

static bool lower_gather(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  Value *addresses = element_addresses(c, &a);
  Op *now = llvm_op(c, OP_llvm_intr_masked_gather, a.vector->type,
                    (Value *[]){addresses, a.mask, a.vector}, 3);
  now->slots[A_llvm_intr_masked_gather_alignment] =
      attr_i32(c->ctx, (int32_t)a.alignment);
  return conv_replace1(c, op, from_stored(c, &a, op_result(now, 0)));
}

static bool lower_scatter(Conv *c, Op *op) {
  VectorAccess a = access_of(c, op);
  if (!a.address)
    return false;
  if (op->nresults)
    return conv_decline_type(c, op, op_result(op, 0)->type);
  Value *addresses = element_addresses(c, &a);
  Op *now = llvm_op(c, OP_llvm_intr_masked_scatter, NULL,
                    (Value *[]){a.vector, addresses, a.mask}, 3);
  now->slots[A_llvm_intr_masked_scatter_alignment] =
      attr_i32(c->ctx, (int32_t)a.alignment);
  return conv_erase(c, op);
}

// Is there room behind a row of vectors that are elements of a memref, and
// another row behind that?
static bool has_room_between_rows(Conv *c, const Type *memref) {
  Type *vector = type_element((Type *)memref);
  int rank = vector_rank(vector);
  if (rank + memref->as.shaped.rank < 2)
    return false;
  Type *row = vector_drop_front(c->ctx, vector, rank - 1);
  Type *type = type_convert(llvm_types(c), row);
  return rank && type &&
         data_layout_alloc_size(llvm_types(c)->layout, type) * 8 !=
             (uint64_t)vector_dim(row, 0) *
                 type_number_width(type_element(row));
}

// A memref of the same memory. Neither has a layout.
static bool lower_type_cast(Conv *c, Op *op) {
  Type *to = op_result(op, 0)->type;
  Value *source = conv_operand(c, op, 0);
  const MemrefLayout *layout = memref_layout(llvm_types(c), to);
  if (!source || !layout)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  Type *from = type_element(op_operand(op, 0)->type);
  if (c->total && from->kind != TY_VECTOR && has_room(c, from))
    return conv_decline(c, op, "there is room between the elements");
  if (c->total && from->kind != TY_VECTOR && has_room_between_rows(c, to))
    return conv_decline(c, op, "there is room between the rows of vectors");
  Value *d = descriptor_poison(c, to);
  d = descriptor_set_allocated(c, d, descriptor_allocated(c, source));
  d = descriptor_set_aligned(c, d, descriptor_aligned(c, source));
  d = descriptor_set_offset(c, d, llvm_index(c, 0));
  for (int i = 0; i < layout->rank; i++) {
    d = descriptor_set_size(c, d, i, llvm_index(c, to->as.shaped.shape[i]));
    d = descriptor_set_stride(c, d, i, llvm_index(c, layout->strides[i]));
  }
  return conv_replace1(c, op, d);
}

// Printing

static void call_print(Conv *c, const char *name, Value *value) {
  Type *void_type = c->ctx->llvm_void;
  Type *type = type_llvm_func(c->ctx, void_type, value ? &value->type : NULL,
                              value != NULL, false);
  Attr *callee = conv_runtime_function(c, name, type);
  llvm_call(c, callee, NULL, void_type, &value, value != NULL, NULL);
}

static Value *widen(Conv *c, Value *value, bool is_signed) {
  if (type_bit_width(value->type) == 64)
    return value;
  return build_unary(&c->b, is_signed ? OP_arith_extsi : OP_arith_extui,
                     c->ctx->i64, value);
}

// The function that prints a value of that type, and what it takes. NULL: none.
static const char *printer_of(Conv *c, const Type *type, Value **value) {
  if (type == c->ctx->f32)
    return "printF32";
  if (type == c->ctx->f64)
    return "printF64";
  if (type == c->ctx->f16 || type == c->ctx->bf16) {
    *value = llvm_cast(c, OP_llvm_bitcast, c->ctx->i16, *value);
    return type == c->ctx->f16 ? "printF16" : "printBF16";
  }
  if (type->kind == TY_INDEX || type->as.integer.sign == UNSIGNED) {
    *value = widen(c, *value, false);
    return "printU64";
  }
  // True is 1, not -1.
  *value = widen(c, *value, type_bit_width(type) > 1);
  return "printI64";
}

static bool can_print(Conv *c, const Type *type) {
  if (type->kind == TY_FLOAT)
    return type == c->ctx->f16 || type == c->ctx->bf16 || type == c->ctx->f32 ||
           type == c->ctx->f64;
  return type->kind == TY_INDEX ||
         (type->kind == TY_INTEGER && type_bit_width(type) <= 64);
}

// Prints a number or text by functions of the runtime.
static bool lower_print(Conv *c, Op *op) {
  static const char *const marks[] = {
      [E_vector_punctuation_newline] = "printNewline",
      [E_vector_punctuation_comma] = "printComma",
      [E_vector_punctuation_open] = "printOpen",
      [E_vector_punctuation_close] = "printClose",
  };
  const Attr *text = op_slot(op, A_vector_print_stringLiteral);
  if (text) {
    call_print(c, "printString",
               conv_message(c, "vector_print_str", text->as.string));
    return conv_erase(c, op);
  }
  if (op->noperands) {
    const Type *type = op_operand(op, 0)->type;
    if (!can_print(c, type))
      return conv_decline(c, op, "only numbers of at most 64 bits are printed");
    Value *value = conv_operand(c, op, 0);
    if (!value)
      return conv_decline_type(c, op, op_operand(op, 0)->type);
    const char *printer = printer_of(c, type, &value);
    call_print(c, printer, value);
  }
  int64_t mark = enum_value(op_slot(op, A_vector_print_punctuation),
                            E_vector_punctuation_newline);
  if (marks[mark])
    call_print(c, marks[mark], NULL);
  return conv_erase(c, op);
}

void handlers_vector_memory(ConvTable *table) {
  conv_on(table, OP_vector_load, lower_load);
  conv_on(table, OP_vector_store, lower_store);
  conv_on(table, OP_vector_maskedload, lower_maskedload);
  conv_on(table, OP_vector_maskedstore, lower_maskedstore);
  conv_on(table, OP_vector_expandload, lower_expandload);
  conv_on(table, OP_vector_compressstore, lower_compressstore);
  conv_on(table, OP_vector_gather, lower_gather);
  conv_on(table, OP_vector_scatter, lower_scatter);
  conv_on(table, OP_vector_type_cast, lower_type_cast);
  conv_on(table, OP_vector_print, lower_print);
}
