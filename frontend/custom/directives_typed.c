// The operations of the llvm dialect as they are with typed pointers: what the
// type of a pointer says is not said again.
//
//     llvm.load %p : !llvm.ptr<f32>               today `: !llvm.ptr -> f32`
//     llvm.store %v, %p : !llvm.ptr<f32>          `: f32, !llvm.ptr`
//     llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
//                                                 `..., f32` behind it
//     llvm.atomicrmw add %p, %v monotonic : i32   `: !llvm.ptr, i32`
//
// The form is told from how many types there are. Printed is the short one
// wherever it says the same.

#include "frontend/custom/llvm.h"
#include "frontend/old/forms.h"
#include "frontend/format/format.h"
#include "frontend/old/forms.h"

static Type *pointee_of(const Type *pointer) {
  if (pointer->kind == TY_VECTOR)
    pointer = pointer->as.shaped.element;
  return pointer->kind == TY_LLVM_PTR ? pointer->as.ptr.pointee : NULL;
}

// What the type of a pointer will say.
static Type *shown_pointee(const OpPrinter *pr, const Type *pointer) {
  return pr->options->opaque_pointers ? NULL : pointee_of(pointer);
}

static Type *parse_into(Parser *p, Types *types) {
  Type *type = parse_type(p);
  if (type)
    vec_push(&p->scratch, types, type);
  return type;
}

// PointerToResult(type($addr), type($res))

bool parse_pointer_to_result(Parser *p, FormatState *f, const Ref *args,
                             bool *present) {
  (void)present;
  const char *at = p->tok.start;
  Type *pointer = parse_into(p, format_types(f, args[0]));
  if (!pointer)
    return false;
  Type *pointee = pointee_of(pointer);
  Types *results = format_types(f, args[1]);
  if (tok_is(p, TK_ARROW) || !pointee || !take_old(p, OLD_LOAD, at))
    return parse_punct(p, TK_ARROW) && parse_into(p, results);
  vec_push(&p->scratch, results, pointee);
  return true;
}

void print_pointer_to_result(OpPrinter *pr, Op *op, const Ref *args) {
  (void)args;
  Type *pointer = op_operand(op, 0)->type, *result = op_result(op, 0)->type;
  put_type(pr, pointer);
  if (shown_pointee(pr, pointer) == result)
    return;
  put_lit(pr, " -> ");
  put_type(pr, result);
}

// ValueToPointer(type($value), type($addr))

bool parse_value_to_pointer(Parser *p, FormatState *f, const Ref *args,
                            bool *present) {
  (void)present;
  const char *at = p->tok.start;
  Types *values = format_types(f, args[0]);
  Types *pointers = format_types(f, args[1]);
  Type *type = parse_type(p);
  if (!type)
    return false;
  Type *pointee = pointee_of(type);
  if (tok_is(p, TK_COMMA) || !pointee || !take_old(p, OLD_STORE, at)) {
    vec_push(&p->scratch, values, type);
    return parse_punct(p, TK_COMMA) && parse_into(p, pointers);
  }
  vec_push(&p->scratch, values, pointee);
  vec_push(&p->scratch, pointers, type);
  return true;
}

void print_value_to_pointer(OpPrinter *pr, Op *op, const Ref *args) {
  (void)args;
  Type *value = op_operand(op, 0)->type, *pointer = op_operand(op, 1)->type;
  if (shown_pointee(pr, pointer) != value) {
    put_type(pr, value);
    put_lit(pr, ", ");
  }
  put_type(pr, pointer);
}

// SourceElement($elem_type): `, type`, behind the function type

bool parse_source_element(Parser *p, FormatState *f, const Ref *args,
                          bool *present) {
  (void)present;
  const Types *operands = &f->all_operands.types;
  Type *pointee = operands->size ? pointee_of(operands->data[0]) : NULL;
  if (tok_is(p, TK_COMMA) || !pointee || !take_old(p, OLD_GEP, f->st->at)) {
    if (!parse_punct(p, TK_COMMA) || !(pointee = parse_type(p)))
      return false;
  }
  f->st->slots[args[0].index] = attr_type(p->ctx, pointee);
  return true;
}

void print_source_element(OpPrinter *pr, Op *op, const Ref *args) {
  Type *element = op_slot(op, args[0].index)->type;
  if (shown_pointee(pr, op_operand(op, 0)->type) == element)
    return;
  put_lit(pr, ", ");
  put_type(pr, element);
}

// PointerAndValue(type($ptr), type($val))

bool parse_pointer_and_value(Parser *p, FormatState *f, const Ref *args,
                             bool *present) {
  (void)present;
  const char *at = p->tok.start;
  Types *pointers = format_types(f, args[0]);
  Types *values = format_types(f, args[1]);
  Type *type = parse_type(p);
  if (!type)
    return false;
  const Operands *operands = &f->operands[args[0].index].operands;
  Type *known = operands->size ? ssa_type(p, operands->data[0]) : NULL;
  bool is_value = !tok_is(p, TK_COMMA) && type != known &&
                  take_old(p, OLD_ATOMIC_VALUE, at);
  if (!is_value) {
    vec_push(&p->scratch, pointers, type);
    return parse_punct(p, TK_COMMA) && parse_into(p, values);
  }
  if (!known)
    known = type_llvm_ptr(p->ctx, type, 0);
  vec_push(&p->scratch, pointers, known);
  vec_push(&p->scratch, values, type);
  return true;
}

void print_pointer_and_value(OpPrinter *pr, Op *op, const Ref *args) {
  uint32_t value = 0, count = 0;
  ref_operands(op, args[1], &value, &count);
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, value)->type);
}

// What old operations leave to their operands

// The literal index that a constant operand stands for.
static bool constant_index(const Value *value, int32_t *index) {
  const Op *op = value_op(value);
  if (!op || !op_is(op, OP_llvm_mlir_constant))
    return false;
  const Attr *attr = op_slot(op, A_llvm_mlir_constant_value);
  if (!attr_is(attr, AT_INTEGER) || attr_word_count(attr) > 1)
    return false;
  int64_t n = attr_to_i64(attr);
  *index = (int32_t)n;
  return n >= 0 && n < INT32_MAX;
}

static Type *step_into(Type *type, int32_t index) {
  switch ((TypeKind)type->kind) {
  case TY_LLVM_STRUCT:
    return index >= 0 && (uint32_t)index < type->as.structure.nfields
               ? type->as.structure.fields[index]
               : NULL;
  case TY_LLVM_ARRAY: return type->as.array.element;
  case TY_VECTOR: return type->as.shaped.element;
  default: return NULL;
  }
}

// Indices of fields were operands until 2021: they become numbers.
static void fold_field_indices(Parser *p, OpState *st, Type *type) {
  const Attr *raw = st->slots[A_llvm_getelementptr_rawConstantIndices];
  if (!attr_is(raw, AT_DENSE_ARRAY))
    return;
  uint64_t n = raw->as.dense.count;
  int32_t *indices = arena_array(&p->scratch, int32_t, n);
  size_t operand = 1, kept = 1;
  for (uint64_t i = 0; i < n; i++) {
    indices[i] = (int32_t)dense_int(raw, i);
    bool dynamic = indices[i] == INT32_MIN;
    if (dynamic && operand >= st->operands.size)
      return;
    Value *value = dynamic ? st->operands.data[operand++] : NULL;
    bool is_field = i && type && type->kind == TY_LLVM_STRUCT;
    if (dynamic && !(is_field && constant_index(value, &indices[i])))
      st->operands.data[kept++] = value;
    if (i && type)
      type = step_into(type, indices[i]);
  }
  if (kept == operand)
    return;
  st->operands.size = kept;
  st->slots[A_llvm_getelementptr_rawConstantIndices] =
      attr_dense_i32(p->ctx, indices, n);
}

static void complete_gep(Parser *p, OpState *st) {
  Attr **element = &st->slots[A_llvm_getelementptr_elem_type];
  Attr **raw = &st->slots[A_llvm_getelementptr_rawConstantIndices];
  Type *pointee = pointee_of(st->operands.data[0]->type);
  if (!*element && pointee && take_old(p, OLD_GEP, st->at))
    *element = attr_type(p->ctx, pointee);
  if (!*raw && pointee) {
    size_t n = st->operands.size - 1;
    int32_t *indices = arena_array(&p->scratch, int32_t, n);
    for (size_t i = 0; i < n; i++)
      indices[i] = INT32_MIN;
    *raw = attr_dense_i32(p->ctx, indices, n);
  }
  if (pointee && attr_is(*element, AT_TYPE))
    fold_field_indices(p, st, (*element)->type);
}

bool complete_old_op(Parser *p, OpState *st) {
  bool is_gep = st->info->opcode == OP_llvm_getelementptr;
  bool is_alloca = st->info->opcode == OP_llvm_alloca;
  if ((st->info->opcode == OP_memref_expand_shape ||
       st->info->opcode == OP_tensor_expand_shape) &&
      !complete_shape(p, st))
    return false;
  if (p->options->vintage == VINTAGE_MLIR22)
    return true;
  if (is_gep && st->operands.size)
    complete_gep(p, st);
  if (st->info->opcode == OP_linalg_map)
    complete_old_map(p, st);
  Attr **element = is_alloca ? &st->slots[A_llvm_alloca_elem_type] : NULL;
  Type *pointee =
      is_alloca && st->types.size ? pointee_of(st->types.data[0]) : NULL;
  if (element && !*element && pointee)
    *element = attr_type(p->ctx, pointee);
  return true;
}
