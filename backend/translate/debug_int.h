// What the files about debug information share.
#ifndef MLCC_TRANSLATE_DEBUG_INT_H
#define MLCC_TRANSLATE_DEBUG_INT_H

#include "backend/translate/translate_int.h"

#include <llvm-c/DebugInfo.h>

struct ShimNodes;

// The nodes that a unit lists.
typedef struct UnitGlobals {
  LLVMMetadataRef unit;
  Vec(LLVMMetadataRef) list;
} UnitGlobals;

// A value that a record names without being dominated by it.
typedef struct EarlyValue {
  uint64_t record; // its number
  unsigned operand;
  LLVMValueRef value;
} EarlyValue;

typedef struct DebugInfo {
  // The module's own (debug_nodes.c)
  struct ShimNodes *nodes;
  struct ShimNodes *carried; // by number; NULL without
  PtrMap known;     // Attr, also a recursion id, to its number in nodes plus 1
  PtrMap bodies;    // recursion id to the Attr that is no stub
  uint32_t unbound; // stubs whose id no node has had yet
  Vec(UnitGlobals) globals;
  bool any; // is there any?
  // Of the function being translated
  LLVMMetadataRef subprogram; // or NULL
  PtrMap locations;           // Attr of a location to its DILocation
  PtrMap early;               // number plus 1 to a record
  Vec(EarlyValue) values;
  PtrMap locals; // SourceValue to LocalVariable
  // Line tables; NULL without
  struct LineTables *lines;
} DebugInfo;

LLVMMetadataRef debug_node(Translation *t, const Attr *attr);
bool debug_is_node(const Attr *attr); // else debug_node() cannot make it
LLVMMetadataRef debug_expression(Translation *t, const Attr *attr); // or NULL
bool debug_is_definition(const Attr *subprogram);
// From now on the attribute is that node, unless it is one already.
void debug_learn(Translation *t, const Attr *attr, LLVMMetadataRef node);
LLVMMetadataRef debug_location_of(Translation *t, Loc loc); // or NULL
void debug_note_early(Translation *t, const Op *op, LLVMDbgRecordRef record);
// A module flag, unless the module has it.
void debug_add_flag(Translation *t, const char *key, uint32_t value);
bool debug_is_codeview(const Translation *t);
void debug_add_format(Translation *t, unsigned dwarf_version);

// debug_carried.c
// By their number; NULL when it has none, or none of that kind.
LLVMMetadataRef carried_debug_any(Translation *t, const Attr *number);
LLVMMetadataRef carried_debug_node(Translation *t, const Attr *number,
                                   LLVMMetadataKind kind);
LLVMMetadataRef carried_debug_location(Translation *t, const Attr *loc);
void carried_debug_divide(Translation *t); // a part's own variables remain
void carried_debug_subprogram(Translation *t, Loc loc);
// Adds those of a global; how many.
uint32_t carried_debug_globals(Translation *t, Op *op, LLVMValueRef global);

// lines.c
struct LineTables *lines_new(Translation *t);
LLVMMetadataRef lines_function(Translation *t, Op *func, LLVMValueRef function);
LLVMMetadataRef lines_location(Translation *t, Loc loc);
void lines_finish(Translation *t);
LLVMDIBuilderRef lines_builder(const Translation *t);
LLVMMetadataRef lines_unit_file(const Translation *t);
PtrMap *lines_types(Translation *t); // Type to its DIType

// variables.c
// NULL for what debuggers have no type for.
LLVMMetadataRef lines_type(Translation *t, Type *type);
LLVMMetadataRef lines_function_type(Translation *t, Str name);
// Makes variables of the function's arguments, at the end of its first block,
// which is empty yet.
void lines_arguments(Translation *t, Op *func, LLVMValueRef function,
                     LLVMBasicBlockRef entry);
// Shows what an operation, or a block's arguments, are, where they had names.
// To be called behind all of the block that there is so far.
void lines_value(FunctionState *f, const Op *op);
void lines_block_arguments(FunctionState *f, Block *block);

#endif
