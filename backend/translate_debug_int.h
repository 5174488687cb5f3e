// What the files about debug information share.
#ifndef MLCC_TRANSLATE_DEBUG_INT_H
#define MLCC_TRANSLATE_DEBUG_INT_H

#include "backend/translate_int.h"

struct ShimNodes;

// The nodes that a unit lists.
typedef struct UnitGlobals {
  LLVMMetadataRef unit;
  Vec(LLVMMetadataRef) list;
} UnitGlobals;

typedef struct DebugInfo {
  // The module's own (translate_debug_nodes.c)
  struct ShimNodes *nodes;
  PtrMap known;     // Attr, also a recursion id, to its number in nodes plus 1
  PtrMap bodies;    // recursion id to the Attr that is no stub
  uint32_t unbound; // stubs whose id no node has had yet
  Vec(UnitGlobals) globals;
  bool any; // is there any?
  // Of the function being translated
  LLVMMetadataRef subprogram; // or NULL
  PtrMap locations;           // Attr of a location to its DILocation
  // Line tables; NULL without
  struct LineTables *lines;
} DebugInfo;

LLVMMetadataRef debug_node(Translation *t, const Attr *attr);
LLVMMetadataRef debug_expression(Translation *t, const Attr *attr); // or NULL
bool debug_is_definition(const Attr *subprogram);

// translate_lines.c
struct LineTables *lines_new(Translation *t);
LLVMMetadataRef lines_function(Translation *t, Op *func, LLVMValueRef function);
LLVMMetadataRef lines_location(Translation *t, Loc loc);
void lines_finish(Translation *t);

#endif
