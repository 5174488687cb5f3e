// What the files of the translation share.
#ifndef MLCC_TRANSLATE_INT_H
#define MLCC_TRANSLATE_INT_H

#include "backend/translate/translate.h"
#include "ir/dialects/constraints.h"
#include "ir/dialects/dialects.h"

// The body that an identified struct is to get.
typedef struct StructBody {
  LLVMTypeRef named;
  LLVMTypeRef *fields;
  unsigned nfields;
  bool packed;
} StructBody;

typedef struct Translation {
  Ctx *ctx;
  Diags *diags;
  LLVMContextRef llvm;
  LLVMModuleRef module;
  LLVMBuilderRef builder;
  const TranslateOptions *options;
  bool imported; // the module came from LLVM IR, whose ways are kept
  Op *mlir;      // the builtin.module
  Arena arena;
  PtrMap types;      // Type to LLVMTypeRef
  PtrMap symbols;    // Op to LLVMValueRef (globals, functions, aliases)
  PtrMap blocks;     // Op of a function to LLVMBasicBlockRef by Block.id
  PtrMap metadata;   // Attr to LLVMMetadataRef
  PtrMap parameters; // Ident to a row of parameter_attributes
  PtrMap attachers;  // OpInfo to what its slots become (metadata.c)
  SymbolTable table;
  struct DebugInfo *debug;
  const Type *foreign;    // was asked for, and LLVM does not have it
  uint32_t struct_depth;  // of identified structs being translated
  Vec(StructBody) bodies; // of those, and of what they have inside
  bool failed; // something was reported where nothing could be returned
} Translation;

// The block that stands between a terminator and a successor it names twice.
typedef struct ForwardBlock {
  const Op *terminator;
  uint32_t successor;
  LLVMBasicBlockRef block;
} ForwardBlock;

// An instruction in place of a value that comes later, which only code that
// nothing reaches may use.
typedef struct StandIn {
  Value *value;
  LLVMValueRef instruction;
} StandIn;

// One function while it is translated.
typedef struct FunctionState {
  Translation *t;
  Op *op; // llvm.func
  LLVMValueRef function;
  LLVMValueRef *values;      // by Value.id
  LLVMBasicBlockRef *blocks; // by Block.id
  Vec(ForwardBlock) forwards;
  Vec(StandIn) stand_ins;
} FunctionState;

// types.c
LLVMTypeRef translate_type(Translation *t, Type *type);
bool check_foreign(Translation *t, const Op *op); // reports at who asked
// The LLVM function type of an !llvm.func.
LLVMTypeRef translate_function_type(Translation *t, Type *type);

// constants.c: NULL after reporting at `loc`.
// The bytes of a global that is to be an array of bytes, or a hole; none: it is
// not.
Str translate_packed_data(Ctx *ctx, const TranslateOptions *options,
                          Op *global);
LLVMTypeRef translate_packed_type(Translation *t, const Op *global, Str data);
LLVMValueRef translate_packed_constant(Translation *t, const Op *global,
                                       Str data);
LLVMValueRef translate_constant(Translation *t, Loc loc, Type *type,
                                Attr *value);

// One element of dense data as a constant of a scalar type.
LLVMValueRef translate_element(Translation *t, Type *type, const Attr *dense,
                               uint64_t index);

// attributes.c
uint64_t memory_effects_bits(const Attr *effects);
bool translate_function_attributes(Translation *t, Op *func,
                                   LLVMValueRef function);
bool translate_global_attributes(Translation *t, Op *op, LLVMValueRef global);
typedef void AttributeAdder(LLVMValueRef on, LLVMAttributeIndex index,
                            LLVMAttributeRef attribute);
// `arg_attrs` and `res_attrs` of a function or a call.
void translate_parameter_attributes(Translation *t, Loc loc, LLVMValueRef on,
                                    AttributeAdder *add, const Attr *args,
                                    const Attr *results);
LLVMAttributeRef attribute_enum(Translation *t, const char *name,
                                uint64_t value);

// module.c
// The global of a symbol, declared now if it was not yet; NULL after
// reporting at `loc` that there is none.
LLVMValueRef translate_symbol(Translation *t, Loc loc, Ident *name);
// 0 after reporting that LLVM has no such alignment.
unsigned checked_alignment(Translation *t, Loc loc, const Attr *alignment);
void set_alignment(Translation *t, Loc loc, LLVMValueRef on,
                   const Attr *alignment);

// flags.c: named metadata
bool translate_module_flags(Translation *t, Op *op);
void translate_linker_options(Translation *t, Op *op);
bool translate_module_attributes(Translation *t); // of the builtin.module

// function.c
void number_body(Op *op); // values and blocks of one function or global
bool translate_function_body(Translation *t, Op *func, LLVMValueRef function);
// Its blocks by Block.id, made now if its body was not translated yet.
LLVMBasicBlockRef *function_blocks(Translation *t, Op *func,
                                   LLVMValueRef function);
// Translates the operations of a global's initialiser; NULL after reporting.
LLVMValueRef translate_initializer(Translation *t, Op *global);

// ops.c
bool translate_op(FunctionState *f, Op *op);

typedef bool OpHandler(FunctionState *f, Op *op);

typedef enum TranslationKind {
  TRANSLATE_NOTHING,     // part of the module's structure
  TRANSLATE_BINARY,      // opcode, and its name
  TRANSLATE_CAST,        // likewise
  TRANSLATE_INTRINSIC,   // name, overloads, immediates
  TRANSLATE_CONSTRAINED, // name
  TRANSLATE_HOOK,        // hook, and its name
} TranslationKind;

// How one operation is translated: the last column of LLVM_OP rows. Those of
// dialects but llvm are registered (PART_TRANSLATION), and marked as
// TRAIT_TRANSLATED.
typedef struct OpTranslation {
  TranslationKind kind;
  LLVMOpcode opcode;
  const char *name, *overloads, *immediates;
  OpHandler *hook;
} OpTranslation;

// What the single result of `op` is; true.
bool translate_result(FunctionState *f, Op *op, LLVMValueRef value);
static inline LLVMValueRef value_of(const FunctionState *f, const Value *v) {
  return f->values[v->id];
}
static inline LLVMValueRef operand_of(const FunctionState *f, const Op *op,
                                      uint32_t i) {
  return f->values[op_operand(op, i)->id];
}
// `'llvm.x' op <text>` through the translation's diagnostics; false.
bool op_error_at(FunctionState *f, const Op *op, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
LLVMBasicBlockRef successor_of(const FunctionState *f, const Op *op,
                               uint32_t i);

// fold.c: aggregates that are taken apart again
// Marks insertvalue operations whose whole result is needed (OP_FLAG_NEEDED),
// as part of the numbering.
void mark_needed_aggregates(Op *func);
// The value that an extractvalue yields if the chain of insertvalues shows
// it, else NULL.
Value *extracted_value(Op *extract);
enum { OP_FLAG_NEEDED = 1 };

// carried.c: `mlcc.*`
bool translate_carried(Translation *t, const Op *op, LLVMValueRef made);
bool translate_carried_symbol(Translation *t, const Op *op, LLVMValueRef made);
bool translate_carried_module(Translation *t);
void translate_carried_order(Translation *t); // when all is there
// Of a symbol that another part defines.
void translate_carried_declaration(Translation *t, const Op *op,
                                   LLVMValueRef made);
const Attr *carried_attr(const Op *op, const char *name); // or NULL
// debug_carried.c
bool translate_carried_record(FunctionState *f, Op *op, const Attr *parts);
bool carried_debug_read(Translation *t);
// One of `mlcc.attributes`; NULL when it is none.
LLVMAttributeRef translate_carried_attribute(Translation *t,
                                             const NamedAttr *attr);
// One of `mlcc.metadata_operands`; NULL after reporting.
LLVMValueRef translate_carried_argument(Translation *t, const Op *op,
                                        const Attr *attr);

// debug.c
struct DebugInfo *debug_new(Translation *t);
void debug_function(Translation *t, Op *func, LLVMValueRef function);
void debug_finish_function(Translation *t);
void debug_declare_function(Translation *t, Op *func, LLVMValueRef function);
void debug_global(Translation *t, Op *op, LLVMValueRef global);
void debug_location(Translation *t, Loc loc); // of what is built next
void debug_phi_location(Translation *t, Loc loc);
// Of a fused location whose metadata is its scope; else NULL.
LLVMMetadataRef debug_scoped_location(Translation *t, const Attr *loc);
bool translate_debug_record(FunctionState *f, Op *op); // llvm.intr.dbg.*
bool debug_finish(Translation *t);

// metadata.c
// Access groups, alias scopes, TBAA, branch weights, loop annotations, ... of
// an operation onto the instruction made for it.
void translate_op_metadata(FunctionState *f, Op *op, LLVMValueRef instruction);
// What discardable attributes of the operation say of the instruction.
bool translate_discardable(Translation *t, const Op *op, LLVMValueRef made);
LLVMMetadataRef translate_access_group(Translation *t, const Attr *group);
bool translate_noalias_scope_decl(FunctionState *f, Op *op);

// kernels.c: OpenCL's hints as metadata of the function
void translate_kernel_hints(Translation *t, Op *func, LLVMValueRef function);

// loops.c
LLVMMetadataRef translate_loop_annotation(Translation *t, const Attr *attr);

// Enum attributes: #llvm.linkage<internal> and plain integers alike.
int64_t enum_of(const Attr *attr);
static inline bool has_unit(const Op *op, uint32_t slot) {
  return op_slot(op, slot);
}

#endif
