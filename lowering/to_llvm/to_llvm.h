// The last conversions, to the LLVM dialect: types, makers of operations, and
// memref descriptors as values.
#ifndef MLCC_TO_LLVM_H
#define MLCC_TO_LLVM_H

#include "lowering/pass/pass.h"

// type_converter.c: builtin types to types of the LLVM dialect

typedef struct TypeConverter {
  TypeConversion conversion; // first
  Ctx *ctx;
  Arena *arena;
  const DataLayout *layout;
  bool bare_ptr;
  bool total, typed_pointers; // see PassManager
  uint32_t index_bits;
  Type *index;    // what `index` becomes
  PtrMap memo;    // Type to what it becomes; to the converter when to nothing
  PtrMap layouts; // memref types to MemrefLayout, likewise
} TypeConverter;

// A ranked memref in the strided form, and what it becomes.
typedef struct MemrefLayout {
  Type *descriptor, *element;
  Type *pointer; // to an element
  uint32_t space;
  int rank;
  bool positive; // no stride is taken for negative
  bool bare;     // all static: may be a pointer in the bare convention
  int64_t offset;
  int64_t strides[]; // DYNAMIC where not known
} MemrefLayout;

void type_converter_init(TypeConverter *types, const PassRun *run);
// Returns the converted type, which is the type itself if it stays. Returns
// NULL, and reports nothing, if the LLVM dialect has no counterpart.
Type *type_convert(TypeConverter *types, Type *type);
// Parts of a dialect: PART_PASSES, passes of its own,
typedef struct DialectPass {
  uint32_t pass;                       // that the table has as BROUGHT
  bool (*run)(PassRun *run, Op *root); // NULL ends a list
} DialectPass;
// PART_TYPES,
typedef struct TypeRule {
  const DefInfo *def; // of the type; NULL ends a list
  Type *(*convert)(TypeConverter *types, Type *type); // NULL: to nothing
} TypeRule;
// PART_CONTRACTIONS, patterns that contract vectors by its instructions,
typedef struct Contractions {
  const struct Pattern *of_bytes, *of_bf16;
} Contractions;
// and PART_TO_LLVM.
typedef struct ToLLVM {
  void (*handlers)(struct ConvTable *table);
  bool apart; // what convert-to-llvm by itself leaves, as mlir-opt's does
} ToLLVM;
extern const TypeRule types_ptr_to_llvm[]; // ptr.c
void handlers_ptr_to_llvm(ConvTable *table);
// Returns the reason why a type has no conversion, for messages.
const char *type_convert_why(TypeConverter *types, Type *type);
// The address space of a memref; false when its space is none of LLVM's.
bool memref_address_space(const Type *memref, uint32_t *space);
// NULL when it cannot be converted.
const MemrefLayout *memref_layout(TypeConverter *types, Type *memref);
// A pointer to that, which its type says with typed pointers only.
Type *pointer_type(const TypeConverter *types, Type *pointee, uint32_t space);
// Appends what an argument of `type` of a function becomes; false when nothing
// does. `bare`: memrefs are pointers to their data.
bool type_convert_argument(TypeConverter *types, bool bare, Type *type,
                           TypeVec *converted);
// Returns the type of all results together: void, the one type, or a struct.
// Returns NULL, and sets `*culprit`, if one has no conversion.
Type *type_convert_results(TypeConverter *types, bool bare, Type *const *list,
                           uint32_t n, Type **culprit);
Type *memref_unranked_descriptor_type(TypeConverter *types);
// How many values a function argument of that type becomes: a descriptor's
// fields, or one.
uint32_t type_num_fields(const Type *type);

// to_llvm.c: conversions to the LLVM dialect, which share their state

// Something at module level that lowered code refers to.
typedef struct ConvRequest {
  Ident *name;      // of a function of the runtime
  Type *type;       // its type
  bool traps;       // defined weakly, to trap, and not declared
  Attr *text;       // or, of a message, the bytes,
  const char *base; // what its name begins with ...
  Op *addressof;    // ... and the operation that still lacks its name
  Loc loc;
} ConvRequest;

// Attributes that nearly every operation takes.
typedef struct ConvAttrs {
  Attr *no_overflow, *overflow_nsw, *overflow_nsw_nuw;
  Attr *gep_none, *gep_inbounds, *gep_inbounds_nuw;
  Attr *fastmath_none, *cconv_c, *no_tail_call, *external;
  Attr *default_visibility, *not_atomic; // enums held as i64, 0
  Attr *no_bundle_sizes;
  Attr *position[8];                // array<i64: i>
  Attr *shape_at[8], *stride_at[8]; // array<i64: 3, i>, array<i64: 4, i>
} ConvAttrs;

typedef struct ToLLVMState { // of DIALECT_llvm, see conv_state()
  ConvAttrs attrs;
  Vec(ConvRequest) requests;
} ToLLVMState;

static inline TypeConverter *llvm_types(const Conv *c) {
  return (TypeConverter *)c->types;
}
static inline ToLLVMState *llvm_state(const Conv *c) {
  return c->states[DIALECT_llvm];
}
static inline const ConvAttrs *llvm_attrs(const Conv *c) {
  return &llvm_state(c)->attrs;
}

// Runs handlers that convert to the LLVM dialect.
bool convert_to_llvm(PassRun *run, const ConvTable *table, Op *root);

// runtime_calls.c: what is declared at module level on demand

// The name of a function of the runtime, declared when the pass ends.
Attr *conv_runtime_function(Conv *c, const char *name, Type *type);
// Likewise; where nobody defines it, it traps.
Attr *conv_weak_function(Conv *c, const char *name, Type *type);
// The address of a text, with a NUL behind, in a global that is made then.
Value *conv_message(Conv *c, const char *base, Str text);
bool conv_settle_requests(Conv *c);

// build.c: operations of the LLVM dialect

Value *llvm_index(Conv *c, int64_t value); // a constant of the index type
Value *llvm_int(Conv *c, Type *type, int64_t value);
Value *llvm_const(Conv *c, Type *type, Attr *value);
Value *llvm_poison(Conv *c, Type *type);
Value *llvm_undef(Conv *c, Type *type);
Value *llvm_null(Conv *c, Type *ptr);
// The pointer as one to `pointee`, where pointers say what they point to.
Value *llvm_pointer_to(Conv *c, Value *pointer, Type *pointee);
// The same as a pointer of that type.
Value *llvm_pointer_as(Conv *c, Value *pointer, Type *type);
Value *llvm_extract(Conv *c, Value *aggregate, int64_t i);
Value *llvm_extract2(Conv *c, Value *aggregate, int64_t i, int64_t j);
Value *llvm_insert(Conv *c, Value *aggregate, Value *value, int64_t i);
Value *llvm_insert2(Conv *c, Value *aggregate, Value *value, int64_t i,
                    int64_t j);
Value *llvm_extract_at(Conv *c, Value *aggregate, Attr *position, Type *type);
Value *llvm_insert_at(Conv *c, Value *aggregate, Value *value, Attr *position);
Value *llvm_binary(Conv *c, uint32_t opcode, Value *lhs, Value *rhs);
Value *llvm_arith(Conv *c, uint32_t opcode, Value *lhs, Value *rhs,
                  Attr *flags);
Value *llvm_float_binary(Conv *c, uint32_t opcode, Value *lhs, Value *rhs);
Value *llvm_add(Conv *c, Value *lhs, Value *rhs);
Value *llvm_sub(Conv *c, Value *lhs, Value *rhs);
Value *llvm_mul(Conv *c, Value *lhs, Value *rhs);
Value *llvm_cast(Conv *c, uint32_t opcode, Type *type, Value *value);
Value *llvm_icmp(Conv *c, int64_t predicate, Value *lhs, Value *rhs);
Value *llvm_fcmp(Conv *c, int64_t predicate, Value *lhs, Value *rhs);
Value *llvm_select(Conv *c, Value *condition, Value *yes, Value *no);
// One index: dynamic, or constant when `index` is NULL.
Value *llvm_gep(Conv *c, Value *base, Type *element, Value *index,
                int32_t constant, Attr *flags);
// Several; an entry of `constants` that is GEP_DYNAMIC takes the next value.
Value *llvm_gep_n(Conv *c, Value *base, Type *element, Value *const *values,
                  uint32_t nvalues, const int32_t *constants,
                  uint32_t nconstants, Attr *flags);
Value *llvm_load(Conv *c, Type *type, Value *address, Attr *alignment,
                 bool nontemporal);
void llvm_store(Conv *c, Value *value, Value *address, Attr *alignment,
                bool nontemporal);
Value *llvm_alloca(Conv *c, Type *element, Value *count, Attr *alignment,
                   uint32_t space);
// The same in the target's own space, as a pointer to space 0.
Value *llvm_stack_slot(Conv *c, Type *element, Value *count, Attr *alignment);
void llvm_memcpy(Conv *c, Value *to, Value *from, Value *size);
Value *llvm_stacksave(Conv *c);
void llvm_stackrestore(Conv *c, Value *saved);
// A call of `callee` (a symbol), or of `pointer` when that is NULL. `result` is
// void when there is none, and what comes back is NULL then.
Value *llvm_call(Conv *c, Attr *callee, Value *pointer, Type *result,
                 Value *const *args, uint32_t nargs, Op **call);
Op *llvm_br(Conv *c, Block *to, Value *const *args, uint32_t nargs);
Op *llvm_cond_br(Conv *c, Value *condition, Block *yes, Value *const *yes_args,
                 uint32_t nyes, Block *no, Value *const *no_args, uint32_t nno,
                 Attr *weights);
// An assumption about `operands`, in a bundle of that tag; `condition` is true.
void llvm_assume(Conv *c, Value *condition, const char *tag,
                 Value *const *operands, uint32_t n);
Op *llvm_return(Conv *c, Value *value); // NULL: none
void llvm_unreachable(Conv *c);
Value *llvm_addressof(Conv *c, Attr *symbol, Type *pointee, uint32_t space);
// Slots are empty; the caller sets them.
Op *llvm_op(Conv *c, uint32_t opcode, Type *result, Value *const *operands,
            uint32_t noperands);
void llvm_func_init(Conv *c, Op *op, Attr *name, Type *type);
void llvm_global_init(Conv *c, Op *op, Attr *name, Type *type, int64_t linkage);
void conv_attrs_init(Conv *c);
// The value of an enum attribute, however it is held; `missing` for NULL.
int64_t enum_value(const Attr *attr, int64_t missing);
Attr *enum_attr(Ctx *ctx, const DefInfo *def, int64_t value);

// arith.c

// Converts fast-math flags of arith to those of the LLVM dialect; NULL is none.
Attr *llvm_fastmath(Conv *c, Attr *flags);

// descriptor.c: memref descriptors as values

Value *descriptor_poison(Conv *c, Type *memref);
Value *descriptor_allocated(Conv *c, Value *descriptor);
Value *descriptor_aligned(Conv *c, Value *descriptor);
Value *descriptor_offset(Conv *c, Value *descriptor);
Value *descriptor_size(Conv *c, Value *descriptor, int64_t dim);
Value *descriptor_stride(Conv *c, Value *descriptor, int64_t dim);
Value *descriptor_set_allocated(Conv *c, Value *descriptor, Value *pointer);
Value *descriptor_set_aligned(Conv *c, Value *descriptor, Value *pointer);
Value *descriptor_set_offset(Conv *c, Value *descriptor, Value *offset);
Value *descriptor_set_size(Conv *c, Value *descriptor, int64_t dim,
                           Value *size);
Value *descriptor_set_stride(Conv *c, Value *descriptor, int64_t dim,
                             Value *stride);
// From the fields in their order (type_num_fields() of them), and back.
Value *descriptor_pack(Conv *c, Type *memref, Value *const *fields);
// The same of the arguments of a function.
Value *descriptor_join(Conv *c, Type *memref, ValueList fields);
void descriptor_unpack(Conv *c, Value *descriptor, Type *memref,
                       Value **fields);
// Makes the descriptor of a memref whose sizes, strides and offset are static.
Value *descriptor_from_static(Conv *c, Type *memref, Value *pointer);
// With offset 0.
Value *descriptor_make(Conv *c, Type *memref, Value *allocated, Value *aligned,
                       Value *const *sizes, Value *const *strides);
// The aligned pointer plus the offset, as far as the type does not say 0.
Value *descriptor_buffer(Conv *c, Value *descriptor, Type *memref);
// The address of an element. `in_bounds`: the program promised that it is one.
Value *descriptor_element(Conv *c, Value *descriptor, Type *memref,
                          Value *const *indices, bool in_bounds);
Value *llvm_size_of(Conv *c, Type *type); // bytes, of the index type

Value *unranked_make(Conv *c, Value *rank, Value *pointer);
Value *unranked_rank(Conv *c, Value *descriptor);
Value *unranked_pointer(Conv *c, Value *descriptor);
Value *unranked_set_rank(Conv *c, Value *descriptor, Value *rank);
Value *unranked_set_pointer(Conv *c, Value *descriptor, Value *pointer);
// Bytes of the ranked descriptor behind it, whose pointers are to `space`.
Value *unranked_size(Conv *c, Value *descriptor, uint32_t space);
// Stores a ranked descriptor on the stack and makes an unranked one of it,
// which stands for `unranked` (NULL: for none). `rank` NULL: a constant.
Value *unranked_from_ranked(Conv *c, const Value *unranked, Value *descriptor,
                            Value *rank);
// Memory on the stack for a ranked descriptor of `size` bytes, likewise.
Value *unranked_slot(Conv *c, const Value *unranked, Value *size);
// Copies the ranked descriptors of the unranked ones among `values` (`old` has
// their types) to the heap, for a return, or to the stack, after a call.
void unranked_copy_all(Conv *c, Value *const *old, Value **values, uint32_t n,
                       bool to_heap);
// Reads the allocated or the aligned pointer of the descriptor behind it.
Value *unranked_buffer_pointer(Conv *c, Value *pointer, uint32_t space,
                               bool aligned);

// memref.c, for its other files

Value *memref_address(Conv *c, Op *op, uint32_t at, bool in_bounds);
// Sizes and row-major strides of a memref of static shape, as constants.
Value **memref_static_sizes(Conv *c, Type *memref, Value ***strides);
bool value_is_constant(const Value *value, int64_t *number);

// vector_rows.c: operations on n-D vectors, one 1-D vector at a time

// Makes the operation for one row: operands and `types`, of the results, are
// those of 1-D vectors (or scalars).
typedef void RowFn(Conv *c, Op *op, Type *const *types, Value *const *operands,
                   Value **results);
// Converts operands and types of results; false: declined.
bool start_rowwise(Conv *c, Op *op, Value **operands, Type **types);
// Calls `row` once if the types are no arrays, else for each row.
void vector_unroll(Conv *c, Op *op, Type *const *types, Value *const *operands,
                   uint32_t noperands, RowFn *row, Value **results);

// Parts of handlers_memref_to_llvm.
void handlers_memref_views(ConvTable *table);
void handlers_memref_memory(ConvTable *table);
void handlers_memref_atomics(ConvTable *table);
void handlers_memref_globals(ConvTable *table);

#endif
