// Makers of LLVM dialect operations, before the operation that is lowered.
//
// Attributes that nearly every operation has are made once per pass. Slots are
// set by index; those of optional attributes stay empty.

#include "lowering/to_llvm/to_llvm.h"

// Attributes

int64_t enum_value(const Attr *attr, int64_t missing) {
  if (!attr)
    return missing;
  if (attr_is(attr, AT_INTEGER))
    return attr_to_i64(attr);
  CHECK(attr_is(attr, AT_DIALECT));
  const Attr *param = attr->as.def.params[0];
  return param ? attr_to_i64(param) : missing;
}

Attr *enum_attr(Ctx *ctx, const DefInfo *def, int64_t value) {
  uint32_t width = def->params[0].enum_info->width;
  Attr *param = attr_int(ctx, type_int(ctx, width), value);
  return attr_dialect(ctx, def, &param);
}

void conv_attrs_init(Conv *c) {
  Ctx *ctx = c->ctx;
  ConvAttrs *attrs = &llvm_state(c)->attrs;
  *attrs = (ConvAttrs){
      .no_overflow = attr_i32(ctx, 0),
      .overflow_nsw = attr_i32(ctx, E_llvm_overflow_nsw),
      .overflow_nsw_nuw =
          attr_i32(ctx, E_llvm_overflow_nsw | E_llvm_overflow_nuw),
      .gep_none = attr_i32(ctx, 0),
      .gep_inbounds = attr_i32(ctx, E_llvm_gep_flags_inbounds),
      .gep_inbounds_nuw =
          attr_i32(ctx, E_llvm_gep_flags_inbounds | E_llvm_gep_flags_nuw),
      .fastmath_none = enum_attr(ctx, def_attr_llvm_fastmath, 0),
      .cconv_c = enum_attr(ctx, def_attr_llvm_cconv, 0),
      .no_tail_call = enum_attr(ctx, def_attr_llvm_tailcallkind, 0),
      .external =
          enum_attr(ctx, def_attr_llvm_linkage, E_llvm_linkage_external),
      .default_visibility = attr_i64(ctx, 0),
      .not_atomic = attr_i64(ctx, 0),
      .no_bundle_sizes = attr_dense_i32(ctx, NULL, 0),
  };
  for (int64_t i = 0; i < (int64_t)ARRAY_SIZE(attrs->position); i++) {
    attrs->position[i] = attr_dense_i64(ctx, &i, 1);
    attrs->shape_at[i] = attr_dense_i64(ctx, (int64_t[]){3, i}, 2);
    attrs->stride_at[i] = attr_dense_i64(ctx, (int64_t[]){4, i}, 2);
  }
}

static Attr *position(Conv *c, int64_t i) {
  if (i < (int64_t)ARRAY_SIZE(llvm_attrs(c)->position))
    return llvm_attrs(c)->position[i];
  return attr_dense_i64(c->ctx, &i, 1);
}

static Attr *position2(Conv *c, int64_t i, int64_t j) {
  if (i == 3 && j < (int64_t)ARRAY_SIZE(llvm_attrs(c)->shape_at))
    return llvm_attrs(c)->shape_at[j];
  if (i == 4 && j < (int64_t)ARRAY_SIZE(llvm_attrs(c)->stride_at))
    return llvm_attrs(c)->stride_at[j];
  return attr_dense_i64(c->ctx, (int64_t[]){i, j}, 2);
}

// Any operation

Op *llvm_op(Conv *c, uint32_t opcode, Type *result, Value *const *operands,
            uint32_t noperands) {
  return build_op(&c->b, opcode, &result, result != NULL, operands, noperands);
}

// Constants

Value *llvm_const(Conv *c, Type *type, Attr *value) {
  Op *op = llvm_op(c, OP_llvm_mlir_constant, type, NULL, 0);
  op->slots[A_llvm_mlir_constant_value] = value;
  return op_result(op, 0);
}

Value *llvm_index(Conv *c, int64_t value) {
  return llvm_const(c, llvm_types(c)->index, attr_index(c->ctx, value));
}

Value *llvm_int(Conv *c, Type *type, int64_t value) {
  return llvm_const(c, type, attr_int(c->ctx, type, value));
}

Value *llvm_poison(Conv *c, Type *type) {
  return op_result(llvm_op(c, OP_llvm_mlir_poison, type, NULL, 0), 0);
}

Value *llvm_undef(Conv *c, Type *type) {
  return op_result(llvm_op(c, OP_llvm_mlir_undef, type, NULL, 0), 0);
}

Value *llvm_null(Conv *c, Type *ptr) {
  return op_result(llvm_op(c, OP_llvm_mlir_zero, ptr, NULL, 0), 0);
}

Value *llvm_pointer_as(Conv *c, Value *pointer, Type *type) {
  if (pointer->type == type || !llvm_types(c)->typed_pointers)
    return pointer;
  return llvm_cast(c, OP_llvm_bitcast, type, pointer);
}

Value *llvm_pointer_to(Conv *c, Value *pointer, Type *pointee) {
  uint32_t space = pointer->type->as.ptr.space;
  return llvm_pointer_as(c, pointer,
                         pointer_type(llvm_types(c), pointee, space));
}

Value *llvm_addressof(Conv *c, Attr *symbol, Type *pointee, uint32_t space) {
  Type *type = pointer_type(llvm_types(c), pointee, space);
  Op *op = llvm_op(c, OP_llvm_mlir_addressof, type, NULL, 0);
  op->slots[A_llvm_mlir_addressof_global_name] = symbol;
  return op_result(op, 0);
}

// Aggregates

static Type *member_type(const Type *aggregate, int64_t i) {
  if (type_is(aggregate, TY_LLVM_ARRAY))
    return aggregate->as.array.element;
  CHECK(type_is(aggregate, TY_LLVM_STRUCT));
  return aggregate->as.structure.fields[i];
}

Value *llvm_extract_at(Conv *c, Value *aggregate, Attr *at, Type *type) {
  Op *op = llvm_op(c, OP_llvm_extractvalue, type, &aggregate, 1);
  op->slots[A_llvm_extractvalue_position] = at;
  return op_result(op, 0);
}

Value *llvm_insert_at(Conv *c, Value *aggregate, Value *value, Attr *at) {
  Op *op = llvm_op(c, OP_llvm_insertvalue, aggregate->type,
                   (Value *[]){aggregate, value}, 2);
  op->slots[A_llvm_insertvalue_position] = at;
  return op_result(op, 0);
}

Value *llvm_extract(Conv *c, Value *aggregate, int64_t i) {
  return llvm_extract_at(c, aggregate, position(c, i),
                         member_type(aggregate->type, i));
}

Value *llvm_extract2(Conv *c, Value *aggregate, int64_t i, int64_t j) {
  Type *type = member_type(member_type(aggregate->type, i), j);
  return llvm_extract_at(c, aggregate, position2(c, i, j), type);
}

Value *llvm_insert(Conv *c, Value *aggregate, Value *value, int64_t i) {
  return llvm_insert_at(c, aggregate, value, position(c, i));
}

Value *llvm_insert2(Conv *c, Value *aggregate, Value *value, int64_t i,
                    int64_t j) {
  return llvm_insert_at(c, aggregate, value, position2(c, i, j));
}

// Arithmetic

Value *llvm_binary(Conv *c, uint32_t opcode, Value *lhs, Value *rhs) {
  Op *op = llvm_op(c, opcode, lhs->type, (Value *[]){lhs, rhs}, 2);
  return op_result(op, 0);
}

// ORDER of slots: overflowFlags is the one attribute of all that have it.
_Static_assert(!A_llvm_add_overflowFlags && !A_llvm_sub_overflowFlags &&
                   !A_llvm_mul_overflowFlags && !A_llvm_shl_overflowFlags &&
                   !A_llvm_trunc_overflowFlags,
               "overflowFlags is the first slot");

Value *llvm_arith(Conv *c, uint32_t opcode, Value *lhs, Value *rhs,
                  Attr *flags) {
  Op *op = llvm_op(c, opcode, lhs->type, (Value *[]){lhs, rhs}, 2);
  op->slots[A_llvm_add_overflowFlags] = flags;
  return op_result(op, 0);
}

_Static_assert(!A_llvm_fadd_fastmathFlags && !A_llvm_fmul_fastmathFlags,
               "fastmathFlags is the first slot");

Value *llvm_float_binary(Conv *c, uint32_t opcode, Value *lhs, Value *rhs) {
  Op *op = llvm_op(c, opcode, lhs->type, (Value *[]){lhs, rhs}, 2);
  op->slots[A_llvm_fadd_fastmathFlags] = llvm_attrs(c)->fastmath_none;
  return op_result(op, 0);
}

Value *llvm_add(Conv *c, Value *lhs, Value *rhs) {
  return llvm_arith(c, OP_llvm_add, lhs, rhs, llvm_attrs(c)->no_overflow);
}

Value *llvm_sub(Conv *c, Value *lhs, Value *rhs) {
  return llvm_arith(c, OP_llvm_sub, lhs, rhs, llvm_attrs(c)->no_overflow);
}

Value *llvm_mul(Conv *c, Value *lhs, Value *rhs) {
  return llvm_arith(c, OP_llvm_mul, lhs, rhs, llvm_attrs(c)->no_overflow);
}

Value *llvm_cast(Conv *c, uint32_t opcode, Type *type, Value *value) {
  Op *op = llvm_op(c, opcode, type, &value, 1);
  if (opcode == OP_llvm_trunc)
    op->slots[A_llvm_trunc_overflowFlags] = llvm_attrs(c)->no_overflow;
  return op_result(op, 0);
}

// i1, or a vector of as many.
static Type *condition_type(Conv *c, Type *type) {
  return type_is(type, TY_VECTOR) ? type_with_element(c->ctx, type, c->ctx->i1)
                                  : c->ctx->i1;
}

Value *llvm_icmp(Conv *c, int64_t predicate, Value *lhs, Value *rhs) {
  Op *op = llvm_op(c, OP_llvm_icmp, condition_type(c, lhs->type),
                   (Value *[]){lhs, rhs}, 2);
  op->slots[A_llvm_icmp_predicate] = attr_i64(c->ctx, predicate);
  return op_result(op, 0);
}

Value *llvm_fcmp(Conv *c, int64_t predicate, Value *lhs, Value *rhs) {
  Op *op = llvm_op(c, OP_llvm_fcmp, condition_type(c, lhs->type),
                   (Value *[]){lhs, rhs}, 2);
  op->slots[A_llvm_fcmp_predicate] = attr_i64(c->ctx, predicate);
  op->slots[A_llvm_fcmp_fastmathFlags] = llvm_attrs(c)->fastmath_none;
  return op_result(op, 0);
}

Value *llvm_select(Conv *c, Value *condition, Value *yes, Value *no) {
  Op *op =
      llvm_op(c, OP_llvm_select, yes->type, (Value *[]){condition, yes, no}, 3);
  op->slots[A_llvm_select_fastmathFlags] = llvm_attrs(c)->fastmath_none;
  return op_result(op, 0);
}

// Memory

// What an address is of that indices behind the first one go to.
static Type *indexed_type(Type *type, const int32_t *indices, uint32_t n) {
  for (uint32_t i = 1; i < n; i++)
    type = member_type(type, indices[i]);
  return type;
}

static Type *address_type(Conv *c, const Value *base, Type *pointee) {
  return llvm_types(c)->typed_pointers
             ? pointer_type(llvm_types(c), pointee, base->type->as.ptr.space)
             : base->type;
}

Value *llvm_gep_n(Conv *c, Value *base, Type *element, Value *const *values,
                  uint32_t nvalues, const int32_t *constants,
                  uint32_t nconstants, Attr *flags) {
  Value *operands[4] = {llvm_pointer_to(c, base, element)};
  CHECK(nvalues < ARRAY_SIZE(operands));
  for (uint32_t i = 0; i < nvalues; i++)
    operands[i + 1] = values[i];
  Type *type =
      address_type(c, base, indexed_type(element, constants, nconstants));
  Op *op = llvm_op(c, OP_llvm_getelementptr, type, operands, nvalues + 1);
  op->slots[A_llvm_getelementptr_rawConstantIndices] =
      attr_dense_i32(c->ctx, constants, nconstants);
  op->slots[A_llvm_getelementptr_elem_type] = attr_type(c->ctx, element);
  op->slots[A_llvm_getelementptr_noWrapFlags] = flags;
  return op_result(op, 0);
}

Value *llvm_gep(Conv *c, Value *base, Type *element, Value *index,
                int32_t constant, Attr *flags) {
  if (index)
    constant = GEP_DYNAMIC;
  return llvm_gep_n(c, base, element, &index, index != NULL, &constant, 1,
                    flags);
}

Value *llvm_load(Conv *c, Type *type, Value *address, Attr *alignment,
                 bool nontemporal) {
  address = llvm_pointer_to(c, address, type);
  Op *op = llvm_op(c, OP_llvm_load, type, &address, 1);
  op->slots[A_llvm_load_alignment] = alignment;
  op->slots[A_llvm_load_ordering] = llvm_attrs(c)->not_atomic;
  if (nontemporal)
    op->slots[A_llvm_load_nontemporal] = c->ctx->unit;
  return op_result(op, 0);
}

void llvm_store(Conv *c, Value *value, Value *address, Attr *alignment,
                bool nontemporal) {
  address = llvm_pointer_to(c, address, value->type);
  Op *op = llvm_op(c, OP_llvm_store, NULL, (Value *[]){value, address}, 2);
  op->slots[A_llvm_store_alignment] = alignment;
  op->slots[A_llvm_store_ordering] = llvm_attrs(c)->not_atomic;
  if (nontemporal)
    op->slots[A_llvm_store_nontemporal] = c->ctx->unit;
}

Value *llvm_alloca(Conv *c, Type *element, Value *count, Attr *alignment,
                   uint32_t space) {
  Type *type = pointer_type(llvm_types(c), element, space);
  Op *op = llvm_op(c, OP_llvm_alloca, type, &count, 1);
  op->slots[A_llvm_alloca_alignment] = alignment;
  op->slots[A_llvm_alloca_elem_type] = attr_type(c->ctx, element);
  return op_result(op, 0);
}

Value *llvm_stack_slot(Conv *c, Type *element, Value *count, Attr *alignment) {
  uint32_t space = llvm_types(c)->layout->alloca_space;
  Value *slot = llvm_alloca(c, element, count, alignment, space);
  if (!space)
    return slot;
  return llvm_cast(c, OP_llvm_addrspacecast,
                   pointer_type(llvm_types(c), element, 0), slot);
}

void llvm_memcpy(Conv *c, Value *to, Value *from, Value *size) {
  Op *op =
      llvm_op(c, OP_llvm_intr_memcpy, NULL, (Value *[]){to, from, size}, 3);
  op->slots[A_llvm_intr_memcpy_isVolatile] = c->ctx->false_attr;
}

Value *llvm_stacksave(Conv *c) {
  Type *type = pointer_type(llvm_types(c), c->ctx->i8, 0);
  return op_result(llvm_op(c, OP_llvm_intr_stacksave, type, NULL, 0), 0);
}

void llvm_stackrestore(Conv *c, Value *saved) {
  llvm_op(c, OP_llvm_intr_stackrestore, NULL, &saved, 1);
}

// Symbols: what every one has

void llvm_func_init(Conv *c, Op *op, Attr *name, Type *type) {
  op->slots[A_llvm_func_sym_name] = name;
  op->slots[A_llvm_func_function_type] = attr_type(c->ctx, type);
  op->slots[A_llvm_func_linkage] = llvm_attrs(c)->external;
  op->slots[A_llvm_func_CConv] = llvm_attrs(c)->cconv_c;
  op->slots[A_llvm_func_visibility_] = llvm_attrs(c)->default_visibility;
}

void llvm_global_init(Conv *c, Op *op, Attr *name, Type *type,
                      int64_t linkage) {
  op->slots[A_llvm_mlir_global_sym_name] = name;
  op->slots[A_llvm_mlir_global_global_type] = attr_type(c->ctx, type);
  op->slots[A_llvm_mlir_global_linkage] =
      enum_attr(c->ctx, def_attr_llvm_linkage, linkage);
  op->slots[A_llvm_mlir_global_addr_space] = attr_i32(c->ctx, 0);
  op->slots[A_llvm_mlir_global_visibility_] = llvm_attrs(c)->default_visibility;
}

// Control

static Attr *segments(Conv *c, int32_t a, int32_t b) {
  return attr_dense_i32(c->ctx, (int32_t[]){a, b}, 2);
}

Value *llvm_call(Conv *c, Attr *callee, Value *pointer, Type *result,
                 Value *const *args, uint32_t nargs, Op **call) {
  bool is_void = type_is(result, TY_LLVM_VOID);
  uint32_t n = nargs + !callee;
  Value **operands = arena_array(c->arena, Value *, n + 1);
  if (!callee)
    operands[0] = pointer;
  for (uint32_t i = 0; i < nargs; i++)
    operands[n - nargs + i] = args[i];
  Op *op = llvm_op(c, OP_llvm_call, is_void ? NULL : result, operands, n);
  op->slots[A_llvm_call_callee] = callee;
  op->slots[A_llvm_call_CConv] = llvm_attrs(c)->cconv_c;
  op->slots[A_llvm_call_TailCallKind] = llvm_attrs(c)->no_tail_call;
  op->slots[A_llvm_call_fastmathFlags] = llvm_attrs(c)->fastmath_none;
  op->slots[A_llvm_call_op_bundle_sizes] = llvm_attrs(c)->no_bundle_sizes;
  op->slots[A_llvm_call_operandSegmentSizes] = segments(c, (int32_t)n, 0);
  if (call)
    *call = op;
  return is_void ? NULL : op_result(op, 0);
}

Op *llvm_br(Conv *c, Block *to, Value *const *args, uint32_t nargs) {
  OpSpec spec = {
      .info = ctx_op_by_opcode(c->ctx, OP_llvm_br),
      .operands = args,
      .noperands = nargs,
      .successors = &to,
      .nsuccessors = 1,
  };
  return build_spec(&c->b, &spec);
}

Op *llvm_cond_br(Conv *c, Value *condition, Block *yes, Value *const *yes_args,
                 uint32_t nyes, Block *no, Value *const *no_args, uint32_t nno,
                 Attr *weights) {
  uint32_t n = 1 + nyes + nno;
  Value **operands = arena_array(c->arena, Value *, n);
  operands[0] = condition;
  for (uint32_t i = 0; i < nyes; i++)
    operands[1 + i] = yes_args[i];
  for (uint32_t i = 0; i < nno; i++)
    operands[1 + nyes + i] = no_args[i];
  OpSpec spec = {
      .info = ctx_op_by_opcode(c->ctx, OP_llvm_cond_br),
      .operands = operands,
      .noperands = n,
      .successors = (Block *[]){yes, no},
      .nsuccessors = 2,
  };
  Op *op = build_spec(&c->b, &spec);
  int32_t sizes[3] = {1, (int32_t)nyes, (int32_t)nno};
  op->slots[A_llvm_cond_br_operandSegmentSizes] =
      attr_dense_i32(c->ctx, sizes, 3);
  op->slots[A_llvm_cond_br_branch_weights] = weights;
  return op;
}

Op *llvm_return(Conv *c, Value *value) {
  return llvm_op(c, OP_llvm_return, NULL, &value, value != NULL);
}

void llvm_unreachable(Conv *c) {
  llvm_op(c, OP_llvm_unreachable, NULL, NULL, 0);
}

void llvm_assume(Conv *c, Value *condition, const char *tag,
                 Value *const *operands, uint32_t n) {
  Ctx *ctx = c->ctx;
  Value *all[4] = {condition};
  CHECK(n < ARRAY_SIZE(all));
  for (uint32_t i = 0; i < n; i++)
    all[i + 1] = operands[i];
  Op *op = llvm_op(c, OP_llvm_intr_assume, NULL, all, n + 1);
  Attr *name = attr_string(ctx, str_from(tag));
  op->slots[A_llvm_intr_assume_op_bundle_sizes] =
      attr_dense_i32(ctx, (int32_t[]){(int32_t)n}, 1);
  op->slots[A_llvm_intr_assume_op_bundle_tags] = attr_array(ctx, &name, 1);
}
