// Arguments of functions, and values in them, as debuggers see them (-g):
// variables of the types that the source has. A memref is a struct of what its
// descriptor holds, whose name is the type as it is written; gdb prints it by what
// mlcc ships (build-systems/gdb/mlcc_printers.py).
//
// Without optimisation each is kept in memory of its own, so that it is there
// until the function returns, as clang does. With it, what LLVM keeps of
// the values is what is shown: a memref in pieces, each where it is.

#include "backend/translate/debug_int.h"

#include <llvm-c/DebugInfo.h>
#include <llvm-c/Target.h>

#include "backend/shim/debug.h"

enum { // of DWARF
  ATE_boolean = 2,
  ATE_complex_float = 3,
  ATE_float = 4,
  ATE_signed = 5,
  ATE_unsigned = 7,
  OP_LLVM_fragment = 0x1000,
};

typedef LLVMMetadataRef Made;

// Types

static uint64_t pointer_bits(const Translation *t) {
  return 8 * LLVMPointerSize(LLVMGetModuleDataLayout(t->module));
}

static uint64_t storage_bits(uint64_t bits) {
  uint64_t size = 8;
  while (size < bits)
    size *= 2;
  return size;
}

static Str type_name(Translation *t, const Type *type) {
  Buf text = {0};
  type_print(&text, t->ctx, type, NULL);
  Str name = arena_str(&t->arena, (Str){text.data, text.size});
  buf_release(&text);
  return name;
}

// gdb knows what 16 and 128 bits are by these names.
static Str float_name(Translation *t, const Type *type) {
  if (type_is_float_of(type, FLOAT_BF16))
    return str_from("__bf16");
  if (type_is_float_of(type, FLOAT_F128))
    return str_from("_Float128");
  return type_name(t, type);
}

static Made basic_type(Translation *t, Str name, uint64_t bits,
                       unsigned encoding) {
  return LLVMDIBuilderCreateBasicType(lines_builder(t), name.data, name.size,
                                      bits, encoding, LLVMDIFlagZero);
}

static Made number_type(Translation *t, const Type *type) {
  uint32_t bits = type_bit_width(type);
  if (type_is(type, TY_INDEX))
    return basic_type(t, str_from("index"), pointer_bits(t), ATE_signed);
  if (type_is(type, TY_FLOAT)) // small ones are shown as their bits
    return basic_type(t, float_name(t, type), storage_bits(bits),
                      bits < 16 ? ATE_unsigned : ATE_float);
  unsigned encoding = bits == 1                           ? ATE_boolean
                      : type->as.integer.sign == UNSIGNED ? ATE_unsigned
                                                          : ATE_signed;
  return basic_type(t, type_name(t, type), storage_bits(bits), encoding);
}

static Made pointer_to(Translation *t, Made pointee) {
  return LLVMDIBuilderCreatePointerType(lines_builder(t), pointee,
                                        pointer_bits(t), 0, 0, "", 0);
}

static Made array_of(Translation *t, Made element, uint64_t bits,
                     const int64_t *shape, int rank, bool is_vector) {
  Made *ranges = arena_array(&t->arena, Made, (size_t)rank);
  for (int i = 0; i < rank; i++) {
    ranges[i] = LLVMDIBuilderGetOrCreateSubrange(lines_builder(t), 0, shape[i]);
    bits *= (uint64_t)shape[i];
  }
  return (is_vector ? LLVMDIBuilderCreateVectorType
                    : LLVMDIBuilderCreateArrayType)(
      lines_builder(t), bits, 0, element, ranges, (unsigned)rank);
}

typedef struct Field {
  const char *name;
  Made type;
  uint64_t bits;
} Field;

static Made struct_of(Translation *t, Str name, const Field *fields,
                      uint32_t n) {
  LLVMDIBuilderRef b = lines_builder(t);
  Made file = lines_unit_file(t), *members = arena_array(&t->arena, Made, n);
  uint64_t offset = 0;
  for (uint32_t i = 0; i < n; i++) {
    members[i] = LLVMDIBuilderCreateMemberType(
        b, file, fields[i].name, strlen(fields[i].name), file, 0,
        fields[i].bits, 0, offset, LLVMDIFlagZero, fields[i].type);
    offset += fields[i].bits;
  }
  return LLVMDIBuilderCreateStructType(b, file, name.data, name.size, file, 0,
                                       offset, 0, LLVMDIFlagZero, NULL, members,
                                       n, 0, NULL, "", 0);
}

static Made index_type(Translation *t) {
  return lines_type(t, type_index(t->ctx));
}

static Made memref_type(Translation *t, Type *type) {
  uint64_t word = pointer_bits(t);
  int rank = type->as.shaped.rank;
  Made pointer = pointer_to(t, lines_type(t, type->as.shaped.element));
  int64_t shape = rank;
  Made sizes = rank ? array_of(t, index_type(t), word, &shape, 1, false) : NULL;
  Field fields[] = {{"allocated", pointer, word},
                    {"aligned", pointer, word},
                    {"offset", index_type(t), word},
                    {"sizes", sizes, word * (uint64_t)rank},
                    {"strides", sizes, word * (uint64_t)rank}};
  return struct_of(t, type_name(t, type), fields, rank ? 5 : 3);
}

static Made unranked_type(Translation *t, Type *type) {
  uint64_t word = pointer_bits(t);
  Field fields[] = {{"rank", index_type(t), word},
                    {"descriptor", pointer_to(t, NULL), word}};
  return struct_of(t, type_name(t, type), fields, 2);
}

static Made complex_type(Translation *t, Type *type) {
  Type *element = type->as.shaped.element;
  uint64_t bits = 2 * storage_bits(type_bit_width(element));
  return basic_type(t, type_name(t, type), bits,
                    type_is(element, TY_FLOAT) ? ATE_complex_float
                                               : ATE_signed);
}

static bool is_number(const Type *type) {
  return type_is(type, TY_INTEGER) || type_is(type, TY_INDEX) ||
         type_is(type, TY_FLOAT);
}

static Made vector_type(Translation *t, Type *type) {
  Type *element = type->as.shaped.element;
  if (type_is_scalable(type) || !is_number(element) ||
      type_bit_width(element) % 8)
    return NULL;
  return array_of(
      t, lines_type(t, element), storage_bits(type_number_width(element)),
      type->as.shaped.shape, type->as.shaped.rank, type->as.shaped.rank == 1);
}

static Made make_type(Translation *t, Type *type) {
  switch ((TypeKind)type->kind) {
  case TY_INDEX:
  case TY_INTEGER:
  case TY_FLOAT: return number_type(t, type);
  case TY_COMPLEX: return complex_type(t, type);
  case TY_VECTOR: return vector_type(t, type);
  case TY_MEMREF: return memref_type(t, type);
  case TY_UNRANKED_MEMREF: return unranked_type(t, type);
  case TY_LLVM_PTR: return pointer_to(t, NULL);
  default: return NULL; // debuggers take it for void
  }
}

Made lines_type(Translation *t, Type *type) {
  void **known = ptrmap_at(lines_types(t), &t->arena, type);
  if (*known)
    return *known;
  Made made = make_type(t, type); // which may make the map larger
  *ptrmap_at(lines_types(t), &t->arena, type) = made;
  return made;
}

// Functions

static const SourceFunction *source_of_function(Translation *t, Str name) {
  const PtrMap *functions = t->options->functions;
  return functions ? ptrmap_get(functions, ctx_ident(t->ctx, name)) : NULL;
}

// What a result in registers is; others are not where C has them.
static bool is_plain_result(const Type *type) {
  return type && is_number(type) && type_number_width(type) <= 64;
}

Made lines_function_type(Translation *t, Str name) {
  const SourceFunction *f = source_of_function(t, name);
  uint32_t n = f ? f->count : 0;
  Made *types = arena_array(&t->arena, Made, n + 1);
  types[0] = f && is_plain_result(f->result) ? lines_type(t, f->result) : NULL;
  for (uint32_t i = 0; i < n; i++)
    types[i + 1] = lines_type(t, f->arguments[i].type);
  return LLVMDIBuilderCreateSubroutineType(lines_builder(t), lines_unit_file(t),
                                           types, f ? n + 1 : 1,
                                           LLVMDIFlagZero);
}

// How many parameters an argument is, when memrefs are passed as descriptors.
static uint32_t parameters_of(const Type *type) {
  if (type_is(type, TY_MEMREF))
    return 3 + 2 * (uint32_t)type->as.shaped.rank;
  return type_is(type, TY_UNRANKED_MEMREF) ? 2 : 1;
}

typedef struct Variable {
  Translation *t;
  LLVMBasicBlockRef block;
  Made variable, location;
  const LLVMValueRef *parameters;
  uint32_t count;
} Variable;

static Made no_expression(const Variable *v) {
  return LLVMDIBuilderCreateExpression(lines_builder(v->t), NULL, 0);
}

static void store_words(const Variable *v, LLVMValueRef memory) {
  LLVMBuilderRef b = v->t->builder;
  unsigned bits = (unsigned)pointer_bits(v->t);
  LLVMTypeRef word = LLVMIntTypeInContext(v->t->llvm, bits);
  for (uint32_t i = 0; i < v->count; i++) {
    LLVMValueRef index = LLVMConstInt(word, i, false);
    LLVMValueRef place =
        i ? LLVMBuildInBoundsGEP2(b, word, memory, &index, 1, "") : memory;
    LLVMBuildStore(b, v->parameters[i], place);
  }
}

// All in one place, a word behind the other.
static void declare_in_memory(const Variable *v) {
  Translation *t = v->t;
  LLVMBuilderRef b = t->builder;
  LLVMTypeRef first = LLVMTypeOf(v->parameters[0]);
  LLVMTypeRef word = LLVMIntTypeInContext(t->llvm, (unsigned)pointer_bits(t));
  LLVMValueRef memory = LLVMBuildAlloca(
      b, v->count == 1 ? first : LLVMArrayType2(word, v->count), "");
  store_words(v, memory);
  LLVMDIBuilderInsertDeclareRecordAtEnd(lines_builder(t), memory, v->variable,
                                        no_expression(v), v->location,
                                        v->block);
}

static void follow_values(const Variable *v) {
  uint64_t word = pointer_bits(v->t);
  for (uint32_t i = 0; i < v->count; i++) {
    uint64_t fragment[] = {OP_LLVM_fragment, i * word, word};
    Made expression =
        v->count == 1
            ? no_expression(v)
            : LLVMDIBuilderCreateExpression(lines_builder(v->t), fragment, 3);
    LLVMDIBuilderInsertDbgValueRecordAtEnd(lines_builder(v->t),
                                           v->parameters[i], v->variable,
                                           expression, v->location, v->block);
  }
}

// Whether memrefs are passed as descriptors, and nothing else was changed.
static bool fits(const SourceFunction *f, LLVMValueRef function) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < f->count; i++)
    count += parameters_of(f->arguments[i].type);
  return count == LLVMCountParams(function);
}

void lines_arguments(Translation *t, Op *func, LLVMValueRef function,
                     LLVMBasicBlockRef entry) {
  const SourceFunction *f = source_of_function(t, symbol_name(func));
  Made scope = t->debug->subprogram;
  if (!f || !scope || !fits(f, function))
    return;
  LLVMValueRef *parameters =
      arena_array(&t->arena, LLVMValueRef, LLVMCountParams(function));
  LLVMGetParams(function, parameters);
  unsigned line = LLVMDISubprogramGetLine(scope);
  LLVMPositionBuilderAtEnd(t->builder, entry);
  LLVMSetCurrentDebugLocation2(t->builder, NULL); // of the prologue
  for (uint32_t i = 0; i < f->count; i++) {
    const SourceArgument *a = &f->arguments[i];
    Variable v = {.t = t, .block = entry, .parameters = parameters};
    v.count = parameters_of(a->type);
    parameters += v.count;
    Made type = lines_type(t, a->type);
    if (!type)
      continue;
    v.variable = LLVMDIBuilderCreateParameterVariable(
        lines_builder(t), scope, a->name.data, a->name.size, i + 1,
        LLVMDIScopeGetFile(scope), line, type, true, LLVMDIFlagZero);
    v.location =
        LLVMDIBuilderCreateDebugLocation(t->llvm, line, 0, scope, NULL);
    (t->options->optimized ? follow_values : declare_in_memory)(&v);
  }
}

// Values. Of the operations that one of the source became, the last has its
// result; a descriptor is what insertvalues put into it.

typedef struct LocalVariable {
  Made variable;
  LLVMValueRef memory; // NULL when values are followed
} LocalVariable;

static LLVMTypeRef scalar_type(Translation *t, Type *type) {
  if (type_is(type, TY_INDEX))
    return LLVMIntTypeInContext(t->llvm, (unsigned)pointer_bits(t));
  bool is_scalar = is_number(type) ||
                   (type_is(type, TY_VECTOR) && type->as.shaped.rank == 1 &&
                    is_number(type->as.shaped.element) &&
                    !type_is(type->as.shaped.element, TY_INDEX));
  return is_scalar ? translate_type(t, type) : NULL;
}

// The word of a descriptor that a position names: [3, i] is behind 3 others.
static uint32_t word_of(const Attr *position, const Type *type) {
  uint64_t field = (uint64_t)dense_int(position, 0), at = 0;
  if (position->as.dense.count > 1)
    at = (uint64_t)dense_int(position, 1);
  bool strides = type_is(type, TY_MEMREF) && field == 4;
  return (uint32_t)(field + at + (strides ? type->as.shaped.rank - 1u : 0));
}

// The words of a descriptor; false when some of them were not put into it.
static bool find_words(const FunctionState *f, const Op *op, const Type *type,
                       LLVMValueRef *words, uint32_t count) {
  uint32_t found = 0;
  for (; op; op = value_def(op_operand(op, 0), OP_llvm_insertvalue)) {
    const Attr *position = op_slot(op, A_llvm_insertvalue_position);
    uint32_t word = word_of(position, type);
    if (word >= count)
      return false;
    found += !words[word];
    if (!words[word])
      words[word] = operand_of(f, op, 1);
    if (!words[word])
      return false;
  }
  return found == count;
}

static void enter_memory(LLVMBuilderRef b, LLVMBasicBlockRef block) {
  LLVMBasicBlockRef entry =
      LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(block));
  LLVMValueRef first = LLVMGetFirstInstruction(entry);
  if (first)
    LLVMPositionBuilderBefore(b, first);
  else
    LLVMPositionBuilderAtEnd(b, entry);
  LLVMSetCurrentDebugLocation2(b, NULL);
}

static LLVMTypeRef memory_type(const Variable *v) {
  unsigned word = (unsigned)pointer_bits(v->t);
  return v->count == 1
             ? LLVMTypeOf(v->parameters[0])
             : LLVMArrayType2(LLVMIntTypeInContext(v->t->llvm, word), v->count);
}

static LocalVariable *make_local(Variable *v, const SourceValue *value) {
  Translation *t = v->t;
  LocalVariable *local = arena_new(&t->arena, LocalVariable);
  Made scope = t->debug->subprogram;
  local->variable = LLVMDIBuilderCreateAutoVariable(
      lines_builder(t), scope, value->name.data, value->name.size,
      LLVMDIScopeGetFile(scope), LLVMDILocationGetLine(v->location),
      lines_type(t, value->type), true, LLVMDIFlagZero, 0);
  if (t->options->optimized)
    return local;
  enter_memory(t->builder, v->block);
  local->memory = LLVMBuildAlloca(t->builder, memory_type(v), "");
  LLVMPositionBuilderAtEnd(t->builder, v->block);
  v->variable = local->variable;
  LLVMDIBuilderInsertDeclareRecordAtEnd(lines_builder(t), local->memory,
                                        local->variable, no_expression(v),
                                        v->location, v->block);
  return local;
}

static void show(Variable *v, const SourceValue *value) {
  Translation *t = v->t;
  void **local = ptrmap_at(&t->debug->locals, &t->arena, value);
  if (!*local)
    *local = make_local(v, value);
  const LocalVariable *known = *local;
  v->variable = known->variable;
  if (!known->memory) {
    follow_values(v);
    return;
  }
  LLVMSetCurrentDebugLocation2(t->builder, v->location);
  store_words(v, known->memory);
}

static const SourceValue *value_at(const Translation *t, Loc loc) {
  return ptrmap_get(t->options->values, (void *)(uintptr_t)loc);
}

static bool begin(Variable *v, FunctionState *f, const Block *block, Loc loc) {
  Translation *t = f->t;
  Made place = t->debug->subprogram ? lines_location(t, loc) : NULL;
  *v = (Variable){.t = t, .block = f->blocks[block->id]};
  if (place) // of a variable it is the function
    v->location = LLVMDIBuilderCreateDebugLocation(
        t->llvm, LLVMDILocationGetLine(place), 0, t->debug->subprogram, NULL);
  return place;
}

void lines_value(FunctionState *f, const Op *op) {
  Translation *t = f->t;
  const SourceValue *value = NULL;
  if (op->nresults == 1 && op->next && op->next->loc != op->loc)
    value = value_at(t, op->loc);
  Variable v;
  if (!value || !lines_type(t, value->type) ||
      !begin(&v, f, op->block, op->loc))
    return;
  v.count = parameters_of(value->type);
  LLVMValueRef *words =
      arena_zero(&t->arena, v.count * sizeof *words, sizeof *words);
  v.parameters = words;
  if (type_is_memref(value->type)) {
    if (!op_is(op, OP_llvm_insertvalue) ||
        !find_words(f, op, value->type, words, v.count))
      return;
  } else {
    words[0] = f->values[op->results[0].id];
    LLVMTypeRef type = scalar_type(t, value->type);
    if (!words[0] || !type || LLVMTypeOf(words[0]) != type)
      return;
  }
  show(&v, value);
}

void lines_block_arguments(FunctionState *f, Block *block) {
  Translation *t = f->t;
  for (uint32_t i = 0; i < block->nargs; i++) {
    Value *arg = block_arg(block, i);
    const SourceValue *value = value_at(t, value_loc(arg));
    LLVMTypeRef type = value ? scalar_type(t, value->type) : NULL;
    Variable v;
    if (!type || LLVMTypeOf(f->values[arg->id]) != type ||
        !lines_type(t, value->type) || !begin(&v, f, block, value_loc(arg)))
      continue;
    v.count = 1;
    v.parameters = &f->values[arg->id];
    show(&v, value);
  }
}
