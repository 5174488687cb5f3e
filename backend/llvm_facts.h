// What the llvm dialect and LLVM IR call the same thing: tables that the
// translation reads in one direction and the import in the other.
#ifndef MLCC_LLVM_FACTS_H
#define MLCC_LLVM_FACTS_H

#include <llvm-c/Core.h>

#include "ir/dialects/dialects.h"

// By the values of the dialect's enums.
enum {
  FACT_LINKAGES = 11,
  FACT_ICMPS = 10,
  FACT_FCMPS = 16,
  FACT_FASTMATH = 7
};
extern const LLVMLinkage fact_linkages[FACT_LINKAGES];
extern const LLVMIntPredicate fact_icmps[FACT_ICMPS];
extern const LLVMRealPredicate fact_fcmps[FACT_FCMPS];
// By bits of the dialect's FastmathFlags.
extern const LLVMFastMathFlags fact_fastmath[FACT_FASTMATH];

// Types of debug information that have members of their own, by their tag: LLVM
// IR of the dialect's has each of them once, also where two look alike.
bool fact_is_distinct_type(unsigned tag);

// Attributes of parameters and results, by both names; ends with NULL.
typedef enum AttributeForm {
  ATTRIBUTE_UNIT,
  ATTRIBUTE_INT,
  ATTRIBUTE_ALIGNMENT, // an integer, which is a power of two
  ATTRIBUTE_TYPE,
  ATTRIBUTE_RANGE,
  ATTRIBUTE_NOCAPTURE, // LLVM says captures(none)
} AttributeForm;

typedef struct ParameterAttribute {
  const char *mlir, *llvm;
  AttributeForm form;
  bool ours; // mlir-translate knows no such name
} ParameterAttribute;
extern const ParameterAttribute parameter_attributes[];

// Attributes of functions that are a slot of llvm.func; each ends with NULL.
typedef struct SlotAttribute {
  const char *llvm;
  uint16_t slot;
} SlotAttribute;
extern const SlotAttribute unit_attributes[];
extern const SlotAttribute string_units[]; // units that LLVM spells as strings
// String-valued ones, and booleans that are "true" or "false".
extern const SlotAttribute string_attributes[];

// Unit attributes of llvm.call.
extern const SlotAttribute call_units[];

// By the values of FramePointerKind.
enum { FRAME_POINTER__MAX = 5 };
extern const char *const frame_pointers[FRAME_POINTER__MAX];

// Memory effects take two bits per location in LLVM: for each parameter of
// #llvm.memory_effects (other, argMem, inaccessibleMem, errnoMem and two target
// memories) its place in IRMemLocation's order.
enum { MEMORY_LOCATIONS = 6 };
extern const uint8_t memory_locations[MEMORY_LOCATIONS];

// Symbols of every kind, by the slots that they have in common.
typedef struct SymbolSlots {
  uint32_t opcode;
  int linkage, dso_local, thread_local_, unnamed_addr, visibility, section,
      comdat, alignment; // -1: it has none
} SymbolSlots;
const SymbolSlots *symbol_slots_of(const OpInfo *info); // NULL: no symbol

// Inherent attributes that are flags of an instruction, by name. A row has at
// most one of the first four.
typedef enum FlagKind {
  FLAG_OVERFLOW,
  FLAG_EXACT,
  FLAG_DISJOINT,
  FLAG_NONNEG,
  FLAG_FASTMATH,
  FLAG__MAX
} FlagKind;
extern const char *const flag_names[FLAG__MAX];

// The order in which named metadata comes when nothing says otherwise: as clang
// writes it. Less than, equal to or greater than zero.
int named_metadata_order(Str a, Str b);

// Words of constrained intrinsics' metadata arguments.
const char *rounding_word(int64_t mode);
const char *exception_word(int64_t behavior);

#endif
