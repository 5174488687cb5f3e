// Constants.
//
// Numbers, strings and arrays of numbers are attributes. In a function each
// constant is an operation at the start of the entry block, made once, behind
// those it is made of; the parts of a constant come in the reverse of their
// order. A struct or an array that is no plain data is built from undef, part
// by part; a zero is one operation, but its parts are made all the same, as
// mlir-translate does.

#include "backend/import/import_int.h"

static Type *imported_type(Import *im, LLVMValueRef value) {
  return import_type(im, LLVMTypeOf(value));
}

// Attributes

Attr *import_int(Import *im, LLVMValueRef constant) {
  Type *type = imported_type(im, constant);
  return type ? attr_integer(im->ctx, type, shim_int_words(constant)) : NULL;
}

static Attr *float_attr(Import *im, LLVMValueRef constant) {
  uint64_t words[2];
  shim_float_words(constant, words);
  return attr_float(im->ctx, imported_type(im, constant), words);
}

// Nested arrays, with a vector innermost or not, of numbers.
typedef struct Shape {
  LLVMTypeRef element;
  int64_t dims[16];
  int rank;
  bool is_vector;
} Shape;

static bool shape_of(LLVMTypeRef type, Shape *shape) {
  *shape = (Shape){.element = type};
  for (;;) {
    LLVMTypeKind kind = LLVMGetTypeKind(shape->element);
    bool is_vector = kind == LLVMVectorTypeKind;
    if (!is_vector && kind != LLVMArrayTypeKind)
      break;
    if (shape->rank == (int)ARRAY_SIZE(shape->dims))
      return false;
    shape->is_vector = is_vector;
    shape->dims[shape->rank++] =
        is_vector ? LLVMGetVectorSize(shape->element)
                  : (int64_t)LLVMGetArrayLength2(shape->element);
    shape->element = LLVMGetElementType(shape->element);
    if (is_vector)
      break;
  }
  LLVMTypeKind kind = LLVMGetTypeKind(shape->element);
  return shape->rank &&
         (kind == LLVMIntegerTypeKind ||
          (kind >= LLVMHalfTypeKind && kind <= LLVMFP128TypeKind) ||
          kind == LLVMBFloatTypeKind);
}

static Type *shaped_type(Import *im, const Shape *shape) {
  Type *element = import_type(im, shape->element);
  return shape->is_vector
             ? type_vector(im->ctx, shape->rank, shape->dims, NULL, element)
             : type_tensor(im->ctx, shape->rank, shape->dims, element, NULL);
}

// Appends the bytes of a constant's elements; false when one is no number or
// a part is a zero without parts.
static bool append_elements(LLVMValueRef c, size_t size, Buf *out) {
  uint64_t words[2];
  switch (LLVMGetValueKind(c)) {
  case LLVMConstantIntValueKind:
    buf_bytes(out, shim_int_words(c), size);
    return true;
  case LLVMConstantFPValueKind:
    shim_float_words(c, words);
    buf_bytes(out, words, size);
    return true;
  case LLVMConstantDataArrayValueKind:
  case LLVMConstantDataVectorValueKind: {
    size_t n;
    const char *data = LLVMGetRawDataValues(c, &n);
    buf_bytes(out, data, n);
    return true;
  }
  case LLVMConstantArrayValueKind:
  case LLVMConstantVectorValueKind:
    for (int i = 0; i < LLVMGetNumOperands(c); i++)
      if (!append_elements(LLVMGetOperand(c, (unsigned)i), size, out))
        return false;
    return true;
  default: return false;
  }
}

Attr *import_dense_attr(Import *im, LLVMValueRef c) {
  Shape shape;
  if (!shape_of(LLVMTypeOf(c), &shape))
    return NULL;
  Type *type = shaped_type(im, &shape);
  size_t size = dense_element_size(type->as.shaped.element);
  if (LLVMGetValueKind(c) == LLVMConstantAggregateZeroValueKind) {
    char *zero = arena_zero(&im->arena, size, 8);
    return attr_dense(im->ctx, type, zero, size, true);
  }
  Buf data = {0};
  bool ok = append_elements(c, size, &data);
  Attr *attr =
      ok ? attr_dense(im->ctx, type, data.data, data.size, false) : NULL;
  buf_release(&data);
  return attr;
}

static Attr *string_attr(Import *im, LLVMValueRef c) {
  size_t n;
  const char *data = LLVMGetRawDataValues(c, &n);
  return attr_string(im->ctx, (Str){data, n});
}

Attr *import_constant_attr(Import *im, LLVMValueRef c) {
  switch (LLVMGetValueKind(c)) {
  case LLVMConstantIntValueKind:
    return LLVMGetTypeKind(LLVMTypeOf(c)) == LLVMIntegerTypeKind
               ? import_int(im, c)
               : NULL;
  case LLVMConstantFPValueKind: return float_attr(im, c);
  case LLVMConstantDataArrayValueKind:
    return LLVMIsConstantString(c) ? string_attr(im, c)
                                   : import_dense_attr(im, c);
  case LLVMConstantDataVectorValueKind:
  case LLVMConstantArrayValueKind:
  case LLVMConstantVectorValueKind:
  case LLVMConstantAggregateZeroValueKind: return import_dense_attr(im, c);
  default: return NULL;
  }
}

// Operations. The builder's place is behind the last constant.

static Value *build_constant(Body *b, Type *type, Attr *attr, LLVMValueRef of) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_mlir_constant);
  draft_set(&d, A_llvm_mlir_constant_value, attr);
  return draft_value(b, &d, type, of);
}

static Value *build_nothing(Body *b, uint32_t opcode, LLVMValueRef of) {
  Draft d;
  Type *type = imported_type(b->im, of);
  if (!type)
    return NULL;
  draft_start(b->im, &d, opcode);
  return draft_value(b, &d, type, of);
}

static Value *build_naming(Body *b, uint32_t opcode, uint32_t slot, Attr *name,
                           LLVMValueRef of) {
  Draft d;
  draft_start(b->im, &d, opcode);
  draft_set(&d, slot, name);
  return draft_value(b, &d, imported_type(b->im, of), of);
}

static Value *build_insertvalue(Body *b, Value *into, Value *part, int64_t i) {
  Draft d;
  Value *operands[] = {into, part};
  draft_start(b->im, &d, OP_llvm_insertvalue);
  draft_set(&d, A_llvm_insertvalue_position, attr_dense_i64(b->im->ctx, &i, 1));
  d.spec.operands = operands;
  d.spec.noperands = 2;
  return draft_value(b, &d, into->type, NULL);
}

static Value *build_insertelement(Body *b, Value *into, Value *part,
                                  int64_t i) {
  Draft d;
  Ctx *ctx = b->im->ctx;
  Value *at = build_constant(b, ctx->i32, attr_i32(ctx, (int32_t)i), NULL);
  Value *operands[] = {into, part, at};
  draft_start(b->im, &d, OP_llvm_insertelement);
  d.spec.operands = operands;
  d.spec.noperands = 3;
  return draft_value(b, &d, into->type, NULL);
}

static Value *build_aggregate(Body *b, LLVMValueRef c, bool is_vector) {
  Draft d;
  Type *type = imported_type(b->im, c);
  if (!type)
    return NULL;
  draft_start(b->im, &d, OP_llvm_mlir_undef);
  Value *value = draft_value(b, &d, type, NULL);
  for (int i = 0; i < LLVMGetNumOperands(c); i++) {
    Value *part = ptrmap_get(&b->values, LLVMGetOperand(c, (unsigned)i));
    value = is_vector ? build_insertelement(b, value, part, i)
                      : build_insertvalue(b, value, part, i);
  }
  ptrmap_set(&b->values, b->arena, c, value);
  return value;
}

static Value *unsupported(Body *b, LLVMValueRef c) {
  char *text = LLVMPrintValueToString(c);
  import_fails(b->im, c, "constant '%s' has no form in the llvm dialect", text);
  LLVMDisposeMessage(text);
  return NULL;
}

static Value *build_equivalent(Body *b, LLVMValueRef c) {
  LLVMValueRef global;
  if (shim_constant_kind(c, &global) != SHIM_CONSTANT_DSO_LOCAL_EQUIVALENT)
    return unsupported(b, c);
  return build_naming(b, OP_llvm_dso_local_equivalent,
                      A_llvm_dso_local_equivalent_function_name,
                      import_symbol(b->im, global), c);
}

static Value *build(Body *b, LLVMValueRef c) {
  Attr *attr = import_constant_attr(b->im, c);
  if (attr)
    return build_constant(b, imported_type(b->im, c), attr, c);
  switch (LLVMGetValueKind(c)) {
  case LLVMConstantPointerNullValueKind:
  case LLVMConstantAggregateZeroValueKind:
  case LLVMConstantTargetNoneValueKind:
    return build_nothing(b, OP_llvm_mlir_zero, c);
  case LLVMConstantTokenNoneValueKind:
    return build_nothing(b, OP_llvm_mlir_none, c);
  case LLVMUndefValueValueKind: return build_nothing(b, OP_llvm_mlir_undef, c);
  case LLVMPoisonValueValueKind:
    return build_nothing(b, OP_llvm_mlir_poison, c);
  case LLVMConstantArrayValueKind:
  case LLVMConstantStructValueKind: return build_aggregate(b, c, false);
  case LLVMConstantVectorValueKind: return build_aggregate(b, c, true);
  case LLVMFunctionValueKind:
  case LLVMGlobalVariableValueKind:
  case LLVMGlobalAliasValueKind:
  case LLVMGlobalIFuncValueKind:
    return build_naming(b, OP_llvm_mlir_addressof,
                        A_llvm_mlir_addressof_global_name,
                        import_symbol(b->im, c), c);
  case LLVMBlockAddressValueKind:
    return build_naming(
        b, OP_llvm_blockaddress, A_llvm_blockaddress_block_addr,
        import_block_address(b->im, LLVMGetBlockAddressBasicBlock(c)), c);
  case LLVMConstantExprValueKind: return import_expression(b, c);
  default: return build_equivalent(b, c);
  }
}

// What a constant is made of.
static uint32_t part_count(LLVMValueRef c) {
  LLVMTypeRef type = LLVMTypeOf(c);
  switch (LLVMGetValueKind(c)) {
  case LLVMConstantArrayValueKind:
  case LLVMConstantStructValueKind:
  case LLVMConstantVectorValueKind:
  case LLVMConstantExprValueKind: return (uint32_t)LLVMGetNumOperands(c);
  case LLVMConstantAggregateZeroValueKind: break;
  default: return 0;
  }
  switch (LLVMGetTypeKind(type)) {
  case LLVMStructTypeKind: return LLVMCountStructElementTypes(type);
  case LLVMArrayTypeKind: return LLVMGetArrayLength2(type) ? 1 : 0;
  case LLVMVectorTypeKind: return 1; // all of them are one
  default: return 0;
  }
}

static LLVMValueRef part_of(Import *im, LLVMValueRef c, uint32_t i) {
  if (LLVMGetValueKind(c) != LLVMConstantAggregateZeroValueKind)
    return LLVMGetOperand(c, i);
  import_enter(im);
  LLVMValueRef part = shim_aggregate_element(c, i);
  import_leave(im);
  return part;
}

static Value *convert(Body *b, LLVMValueRef c) {
  for (uint32_t i = part_count(c); i-- > 0;) {
    LLVMValueRef part = part_of(b->im, c, i);
    if (!ptrmap_get(&b->values, part) && !convert(b, part))
      return NULL;
  }
  return build(b, c);
}

Value *import_constant(Body *b, LLVMValueRef c) {
  Value *known = ptrmap_get(&b->values, c);
  if (known)
    return known;
  Block *block = b->block;
  Op *before = b->before;
  Loc loc = b->loc;
  b->block = b->entry;
  b->before = b->last_constant ? b->last_constant->next : b->entry->first;
  b->loc = LOC_UNKNOWN;
  Value *made = convert(b, c);
  if (made)
    b->last_constant = value_op(made);
  b->block = block;
  b->before = before;
  b->loc = loc;
  return made;
}

// Initialisers

bool import_initializer(Import *im, Op *global, LLVMValueRef value) {
  Body b = {.im = im, .arena = &im->arena, .loc = LOC_UNKNOWN};
  b.entry = b.block = block_create(im->pool, im->loc);
  block_append(&global->regions[0], b.entry);
  Value *result = import_constant(&b, value);
  if (result) {
    Draft d;
    draft_start(im, &d, OP_llvm_return);
    d.spec.operands = &result;
    d.spec.noperands = 1;
    b.loc = im->loc;
    draft_insert(&b, &d);
  }
  return result;
}
