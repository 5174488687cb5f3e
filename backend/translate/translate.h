// From the LLVM dialect to LLVM IR.
//
// A module in which everything is of the llvm dialect (lowering/ sees to that)
// becomes an LLVM module. Several threads may translate parts of one MLIR
// module at the same time, each with an LLVM context and a Translation of its
// own, once translate_number() has run and the Ctx is frozen.
// Facts: LLVM dialect document, LangRef, LLVMOps.td (llvmBuilder).
#ifndef MLCC_TRANSLATE_H
#define MLCC_TRANSLATE_H

#include <llvm-c/Core.h>

#include "backend/codegen/code_options.h"
#include "ir/ir.h"

// What a part does with a symbol of the module.
typedef enum SymbolRole {
  ROLE_DEFINE,    // also external declarations, as they stand
  ROLE_DECLARE,   // a declaration, made when something mentions it
  ROLE_AVAILABLE, // a copy of the body that may be inlined, never emitted
  // Bits besides:
  ROLE_PROMOTED = 8, // was local to the module, is shared by its parts
  ROLE_KEPT = 16,    // another part mentions it, so it must not be dropped
} SymbolRole;

// A function as it was written.
typedef struct SourceArgument {
  Str name;
  Type *type;
} SourceArgument;

typedef struct SourceFunction {
  uint32_t count;
  SourceArgument *arguments;
  Type *result; // NULL: none, or several
} SourceFunction;

// A value with a name, within a function: one for all of that name and type,
// of which the last one that was computed is shown.
typedef struct SourceValue {
  Str name;
  Type *type;
  struct SourceValue *next; // of the same name
} SourceValue;

typedef struct TranslateOptions {
  const char *source_name;     // the line table's main file
  const char *compilation_dir; // DW_AT_comp_dir
  bool line_tables;            // -g
  bool no_columns;             // of locations
  bool locations_only;         // for messages, not for debuggers
  const PtrMap *functions;     // Ident to SourceFunction; NULL: only lines
  const PtrMap *values;        // Loc, as a pointer, to SourceValue; or NULL
  const char *split_name;      // of the file with debug information, or NULL
  bool split_inlining;         // what is inlined is in the object as well
  unsigned dwarf_version;      // of the line tables; 0: the latest
  const char *command;         // recorded in the compile unit, or ""
  Str source;                  // text of the main file, to be in it; or none
  bool for_profiling;          // it has what relates samples to functions
  bool dwarf;                  // also where CodeView is usual
  bool codeview;               // also where DWARF is usual, on Windows
  bool codeview_hashes;        // of its types
  Visibility visibility;       // of definitions that do not state theirs
  bool optimized;              // for the compile unit
  bool pack_data; // large arrays of numbers are bytes (little-endian targets)
  bool leaves_holes;       // for those that are larger still, see holes.h
  bool has_hole_sections;  // each has a section of its own (ELF)
  bool holes_are_sections; // a hole needs a section of its own (COFF)
  unsigned name_tables; // DebugNameTableKind of units that ask for the default
  // By number of the symbol (its position in the module); NULL: all defined.
  const uint8_t *roles;
  uint32_t part; // whose roles they are
  // Told of the instructions that operations become; or NULL.
  void (*trace)(void *user, Op *op, LLVMValueRef instruction);
  void *trace_user;
  // What promoted symbols have behind their names.
  const char *internal_suffix, *private_suffix;
} TranslateOptions;

// nested_modules.c: places what nested modules hold into `module`. False after
// reporting symbols that clash.
bool translate_hoist_modules(Ctx *ctx, Op *module);

// Numbers the values and blocks of every function, so that translation needs
// no hash tables for them. The module must not change afterwards.
void translate_number(Op *module);

// Fills `into`, which has its triple and data layout. False after reporting on
// `diags`.
bool translate_module(Ctx *ctx, Diags *diags, LLVMModuleRef into, Op *module,
                      const TranslateOptions *options);

// constants.c: the data of a global that is a hole; no bytes: it is none.
Str translate_hole_data(Ctx *ctx, const TranslateOptions *options, Op *global);
// The section that it has to itself; no bytes: it has none. In `arena`.
Str translate_hole_section(Arena *arena, Ctx *ctx,
                           const TranslateOptions *options, Op *global);

// The module's symbol of that name, else the module itself.
Op *translate_named(Ctx *ctx, Op *module, Str symbol);

// Reports `text` where the module's symbol of that name stands, else at the
// module itself. False.
bool translate_report(Ctx *ctx, Op *module, Str symbol, Str text);

// Registers how operations of intrinsics/ are translated.
void translate_add_intrinsics(Ctx *ctx);

// How an operation is translated, in a word, and the name of the instruction,
// intrinsic or function; NULL: it is not translated by itself.
const char *translation_describe(const Ctx *ctx, const OpInfo *info,
                                 const char **name);

#endif
