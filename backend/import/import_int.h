// What the files of the import share.
#ifndef MLCC_IMPORT_INT_H
#define MLCC_IMPORT_INT_H

#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>

#include "backend/import/import.h"
#include "backend/llvm_facts.h"
#include "backend/shim/inspect.h"
#include "ir/dialects/constraints.h"

// The attributes that carry what the dialect has no form for.
typedef struct CarriedNames {
  Ident *metadata;   // {kind = node} of an operation
  Ident *attributes; // {name = value} of a function, call, argument, result
  Ident *arg_attributes, *result_attributes; // where the row has none
  Ident *flags; // [names] of flags that a row lacks
  Ident *fastmath;
  Ident *callee_type;       // of a call, where it is not what the operands say
  Ident *inrange;           // [from, to] of a getelementptr
  Ident *prefix, *prologue; // of functions: symbols or constants
  Ident *convention;        // the number of one that has no name
  Ident *thread_model, *dll_storage, *code_model, *sanitizer, *partition;
  Ident *named_metadata, *named_order; // of the module
  Ident *summary;
  Ident *source_name;
  Ident *metadata_operands; // of a call: {index = metadata}
  Ident *node;              // of a record: its variable or label
} CarriedNames;

typedef struct Import {
  Ctx *ctx;
  Pool *pool;
  Source *input;
  const ImportOptions *options;
  LLVMContextRef llvm;
  LLVMModuleRef source;
  Buf summary; // ThinLTO's, as text
  Op *module;
  Block *body;     // of the module
  Op *last_global; // the next one goes behind it; NULL: first
  Loc loc;         // of the module: its file
  Arena arena;
  PtrMap types;      // LLVMTypeRef to Type
  PtrMap symbols;    // LLVMValueRef to symbol reference
  PtrMap attributes; // attribute list to ImportedAttributes
  PtrMap metadata;   // LLVMMetadataRef to Attr, of carried metadata
  PtrMap tags;       // of blocks whose address is taken: LLVMBasicBlockRef
  PtrMap intrinsics; // number of an intrinsic to its IntrinsicRow
  const struct DraftRow **rows; // by opcode of the llvm dialect, on first use
  uint32_t nameless, unnamed_structs, ntags;
  Op *comdats;
  CarriedNames names;
  struct ImportMetadata *md;
  struct ImportDebug *debug;
  struct CarriedDebug *carried_debug; // NULL: the dialect has a form for all
  LLVMValueRef function;              // being imported
  struct ImportPieces *pieces;        // NULL: all is imported in order
  bool ok;
} Import;

// A region under construction: a function's body or a global's initialiser.
typedef struct Fixup {
  Op *op;
  uint32_t operand;
  LLVMValueRef value;
} Fixup;

typedef struct Body {
  Import *im;
  Block *block; // where operations go
  Op *before;   // NULL: at its end
  Loc loc;
  Block *entry;            // where constants go
  Op *last_constant;       // behind this one; NULL: first
  LLVMValueRef expression; // the constant that is imported as an instruction
  PtrMap values;           // LLVMValueRef to Value
  PtrMap blocks;           // LLVMBasicBlockRef to Block
  Vec(Fixup) fixups;       // uses ahead of their definitions
  Vec(Fixup) records;      // operands of debug records
  uint32_t nearly;         // of those that some do not dominate
  Arena *arena;
} Body;

// Slots that several rows have, found by name once per row.
typedef enum SharedSlot {
  // ORDER: FlagKind
  SLOT_FLAGS,
  SLOT_SYM_NAME = SLOT_FLAGS + FLAG__MAX,
  SLOT_ARG_ATTRS,
  SLOT_RES_ATTRS,
  SLOT_BUNDLE_SIZES,
  SLOT_BUNDLE_TAGS,
  SLOT_ROUNDING,
  SLOT_EXCEPTIONS,
  SLOT_ALIGNMENT,
  SLOT_CONVENTION,
  SLOT__MAX
} SharedSlot;

typedef struct DraftRow {
  const OpInfo *info;
  Attr **defaults;
  int8_t slots[SLOT__MAX]; // -1: the row has none
} DraftRow;

// An operation under construction: its row's defaults, to be changed.
enum { DRAFT_SLOTS = 64, DRAFT_EXTRAS = 12 };
typedef struct Draft {
  OpSpec spec;
  const DraftRow *row;
  Type *result;
  Attr *slots[DRAFT_SLOTS];
  NamedAttr extras[DRAFT_EXTRAS]; // discardable
  uint32_t nextras;
} Draft;

// module.c
bool import_fails(Import *im, LLVMValueRef at, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
// Makes the module and what all of it needs.
void import_start(Import *im);
// Everything but functions.
bool import_definitions(Import *im);
Attr *import_symbol(Import *im, LLVMValueRef global);
Attr *import_block_address(Import *im, LLVMBasicBlockRef block);
void import_symbol_properties(Import *im, Draft *d, LLVMValueRef global);

// pieces.c: bodies side by side.
// Imports the module, unless it is small or something in it needs an order;
// then nothing was made or reported.
bool import_side_by_side(Import *im);
// Of what differs with the order in which it is met. True when there is no
// order: then it need not be made.
bool import_needs_order(Import *im);
// Around what has an identity, which all threads must agree on, and around what
// makes LLVM make something. The import that is to do it, which may be `im`.
Import *import_enter(Import *im);
void import_leave(Import *im);

// draft.c
void draft_rows_start(Import *im);
void draft_start(Import *im, Draft *d, uint32_t opcode);
static inline void draft_set(Draft *d, uint32_t slot, Attr *attr) {
  d->slots[slot] = attr;
}
static inline void draft_unit(Import *im, Draft *d, uint32_t slot, bool set) {
  if (set)
    d->slots[slot] = im->ctx->unit;
}
void draft_extra(Draft *d, Ident *name, Attr *value);
void draft_flag(Import *im, Draft *d, const char *name); // to mlcc.flags
static inline int draft_slot(const Draft *d, SharedSlot slot) {
  return d->row->slots[slot];
}
// The calling convention in `slot`, or carried where the row has no such slot
// (negative) or MLIR no name for it.
void draft_convention(Import *im, Draft *d, int slot, unsigned convention);
// An integer of a slot's enum: #llvm.linkage<...> or a plain one, as the row
// wants it.
void draft_enum(Import *im, Draft *d, uint32_t slot, int64_t value);
Op *draft_build(Import *im, Draft *d, Loc loc); // unlinked
Op *draft_insert(Body *b, Draft *d);
// With the value that it defines.
Value *draft_value(Body *b, Draft *d, Type *result, LLVMValueRef of);

// types.c
Type *import_type(Import *im, LLVMTypeRef type); // NULL after reporting

// constants.c
Attr *import_int(Import *im, LLVMValueRef constant); // a ConstantInt
// The constant as an attribute, NULL where it needs operations.
Attr *import_constant_attr(Import *im, LLVMValueRef constant);
// A vector, or an array as a tensor, of numbers; NULL for other constants.
Attr *import_dense_attr(Import *im, LLVMValueRef constant);
Value *import_constant(Body *b, LLVMValueRef constant); // NULL: reported
// Makes the region of a global that computes its initialiser.
bool import_initializer(Import *im, Op *global, LLVMValueRef value);

// attributes.c
typedef struct ImportedAttributes {
  Attr *args;    // array of dictionaries, NULL when all are empty
  Attr *results; // the same of the one result
  LLVMAttributeRef *function;
  unsigned nfunction;
  bool has_elementtype;
} ImportedAttributes;
// Of a function or a call with `nargs` arguments.
const ImportedAttributes *import_attributes(Import *im, LLVMValueRef on,
                                            uint32_t nargs);
void import_function_attributes(Import *im, Draft *d, LLVMValueRef function);
// Attributes of a call as a whole: units of the row, the rest carried.
void import_call_attributes(Import *im, Draft *d, LLVMValueRef call,
                            uint32_t nargs);
void import_global_attributes(Import *im, Draft *d, LLVMValueRef global);
Attr *import_fast_math(Import *im, LLVMFastMathFlags flags);

// function.c
// The operation without its body; NULL after reporting.
Op *import_declaration(Import *im, LLVMValueRef function);
bool import_body(Import *im, Op *func, LLVMValueRef function);
bool import_function(Import *im, LLVMValueRef function);
// An intrinsic that the calls of it imply.
bool import_leaves_out(Import *im, LLVMValueRef function);
Value *import_value(Body *b, LLVMValueRef value); // NULL: not yet, or reported
// The constants of a list ahead of others, where mlir-translate asks for them
// first.
bool import_early(Body *b, const LLVMValueRef *values, size_t n);
// Operands into `values`, noting those that are not there yet.
void import_use(Body *b, Draft *d, Value **values, uint32_t i,
                LLVMValueRef value);

// ops.c
bool import_instruction(Body *b, LLVMValueRef instruction);
Value *import_expression(Body *b, LLVMValueRef expression); // of a constant
void import_flags(Body *b, Draft *d, LLVMValueRef instruction);

// calls.c
bool import_call(Body *b, LLVMValueRef call);
bool import_invoke(Body *b, LLVMValueRef invoke);
bool is_imported_intrinsic(Import *im, LLVMValueRef function);
void import_operands(Body *b, Draft *d, uint32_t group, LLVMValueRef *values,
                     uint32_t n);

// metadata.c
void metadata_start(Import *im);
// Attachments of an instruction into the slots of its row, else carried.
void import_instruction_metadata(Body *b, Draft *d, LLVMValueRef instruction);
void import_global_metadata(Import *im, Draft *d, LLVMValueRef global);
// Any metadata as a carried attribute; NULL when it has none.
Attr *import_metadata(Import *im, LLVMMetadataRef metadata);
bool import_module_metadata(Import *im);
// The one alias scope of a list; NULL when it is anything else.
Attr *import_only_scope(Import *im, LLVMMetadataRef list);

// debug.c
Loc import_location(Import *im, LLVMMetadataRef location);
Attr *import_plain_location(Import *im, LLVMMetadataRef location);
Attr *import_debug_node(Import *im, LLVMMetadataRef node);
bool import_debug_records(Body *b, LLVMValueRef instruction);
// Does the dialect's node have a place for that operand?
bool import_debug_has_field(LLVMMetadataRef node, LLVMMetadataRef operand);
// Inserts the operation of a record.
bool import_record_operands(Body *b, Draft *d, LLVMValueRef *values,
                            uint32_t n);
// Once the body is whole: records of values that are not there yet.
bool import_early_records(Body *b);

// debug_carried.c: nothing, unless there is something to carry.
void carry_debug_start(Import *im);
void carry_debug_finish(Import *im);
Attr *carry_debug_location(Import *im, LLVMMetadataRef node, Attr *plain);
Attr *carry_debug_reference(Import *im, LLVMMetadataRef node); // or NULL
void carry_debug_node(Import *im, Draft *d, LLVMMetadataRef node);
void carry_debug_nodes(Import *im, Draft *d, LLVMMetadataRef *nodes,
                       uint32_t n);
bool import_record_has_form(LLVMDbgRecordRef record);
bool carry_record(Body *b, LLVMDbgRecordRef record);
// Makes an operand that does not dominate its record poison.
bool carry_early_value(Body *b, Dominance *dominance, const Fixup *use);

#endif
