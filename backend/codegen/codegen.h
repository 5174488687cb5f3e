// From LLVM IR to machine code. Only backend/ includes this header, since it
// has llvm-c's types.
#ifndef MLCC_BACKEND_CODEGEN_H
#define MLCC_BACKEND_CODEGEN_H

#include "backend/codegen/code_options.h"
#include "backend/shim/machine.h"
#include "backend/target/target.h"

#include <llvm-c/TargetMachine.h>
#include <llvm-c/Types.h>

typedef enum CodegenFile {
  CODEGEN_OBJECT,
  CODEGEN_ASSEMBLY,
  CODEGEN_IR, // text
  CODEGEN_BITCODE,
} CodegenFile;

// What is internal or private to a module but used by several of its partitions
// is hidden in them, under its name, a mark and something that makes it unique.
// The join makes it local under its own name again; a private one gets the
// target's prefix for names that no one shall see, as it would in one piece.
#define CODEGEN_INTERNAL_MARK ".mlcc\1"
#define CODEGEN_PRIVATE_MARK  ".mlcc\2"

// One partition of a module, or all of it.
typedef struct CodegenPart {
  Buf out;             // what was made of it
  Buf error;           // empty when all went well
  Buf symbol;          // of the function that is wrong, when one is known
  bool is_of_function; // what is wrong is said of it, not of an operation
  Buf warnings;        // a line each
  Buf remarks;         // likewise
  Buf record;          // of what passes did
  Buf split_debug;     // debug information that is not in `out`
  Buf holes;           // notes of codegen_empty_holes()
  // The rest of what was made of it, if it was split (split.h); in `split`.
  Buf *more;
  uint32_t nmore;
  struct Split *split;
} CodegenPart;

// Fills the module of partition `part`. It has its name, triple and data
// layout; its context belongs to this part alone. Runs on the part's thread,
// under the guard of fatal.h. False when it failed; `error` then says why, or
// is left empty when the reason has been reported already.
typedef bool CodegenTranslate(void *user, uint32_t part, LLVMModuleRef module,
                              Buf *error);

// The same with a module that it makes itself: complete, and known to be valid.
// If it is the only one, the run's `spec` need not be settled before. NULL when
// it failed.
typedef LLVMModuleRef CodegenLoad(void *user, uint32_t part,
                                  LLVMContextRef context, Buf *error);

typedef enum CodegenPasses {
  PASSES_ALL,
  PASSES_NONE,        // the module comes optimised
  PASSES_SECOND_HALF, // it comes simplified (shim/split.h)
} CodegenPasses;

typedef struct CodegenRun {
  const TargetSpec *spec;
  const CodeOptions *code; // NULL: nothing was said
  OptLevel level;
  CodegenFile file;
  const char *module_name; // "source_filename"
  CodegenTranslate *translate;
  CodegenLoad *load; // or NULL; else in place of `translate`
  void *user;
  uint32_t nparts;
  unsigned threads;      // 0: as many as there are processors
  bool keep_value_names; // for IR that people read
  bool verbose_assembly;
  CodegenPasses passes;
  bool verify_each;    // LLVM's verifier after each of its passes
  bool separate_parts; // objects stay apart, for a link of all
  // A large part may be split if there is something that tells this module's
  // names from others'.
  const char *unique;
  struct RuntimeLink *runtime; // for what becomes an object
} CodegenRun;

// Translates, optimises and emits all parts, on threads of their own when
// there are several. parts[0].out holds the result, joined unless they are to
// stay separate; the others are then empty. False when any part failed; the
// errors and warnings are those of parts, in order. The caller releases the
// buffers. Output does not depend on the number of threads.
bool codegen_run(const CodegenRun *run, CodegenPart *parts);
void codegen_release(CodegenPart *parts, uint32_t nparts);

// The steps, for the thread that owns the module, under a guard.

typedef struct Machine {
  const TargetSpec *spec;
  OptLevel level;
  const CodeOptions *code; // or NULL
  LLVMTargetMachineRef ref;
  Buf *split_debug; // where debug information goes; NULL: into the object
} Machine;

// What LLVM is told of a target.
ShimMachineOptions machine_options(const TargetSpec *spec, OptLevel level,
                                   const CodeOptions *code,
                                   bool verbose_assembly);
bool machine_init(Machine *machine, const CodegenRun *run, Buf *error);
void machine_release(Machine *machine);
// Whether the CPU with its features has this one ("avx512f").
bool machine_has_feature(const Machine *machine, const char *feature);

// Whether passes are to say what they did, which needs places.
bool codegen_wants_remarks(const CodeOptions *code);
// A context whose errors and warnings are kept in `part`.
LLVMContextRef codegen_context_new(CodegenPart *part, bool keep_value_names);
// Triple and data layout; before anything else is put into the module.
void codegen_set_target(LLVMModuleRef module, const TargetSpec *spec);
// Module flags and attributes of functions that clang would set, where the
// module does not say otherwise; after translation.
void codegen_set_attributes(LLVMModuleRef module, const TargetSpec *spec,
                            OptLevel level);
// vector_width.c: bits of the longest vector of fixed length that a function
// takes, computes or returns, by itself or in an aggregate; 0 without any.
unsigned codegen_vector_width(LLVMValueRef function);
// LLVM's behaviours of module flags (LangRef, "Module Flags Metadata").
enum { FLAG_ERROR = 1, FLAG_APPEND_UNIQUE = 6, FLAG_MAX = 7, FLAG_MIN = 8 };
// Unless the module has that flag.
void codegen_add_flag(LLVMModuleRef module, unsigned behavior, const char *key,
                      unsigned value);
void codegen_add_flag_of(LLVMModuleRef module, unsigned behavior, Str key,
                         LLVMMetadataRef value);
// code_options.c: the same of what the command line says, on top.
// False when a file that it names is not what it should be.
bool codegen_apply_options(LLVMModuleRef module, const CodeOptions *options,
                           Buf *error);
// Whether functions are to call something when they begin or end.
bool codegen_is_instrumented(LLVMModuleRef module);
// processors.c: false when a function names a CPU or feature that the target
// does not have, or a garbage collector that LLVM has not.
bool codegen_check_processors(const TargetSpec *spec, LLVMModuleRef module,
                              Buf *error, Buf *symbol);
// `symbol` becomes the name of the function that is wrong, if it is one.
bool codegen_verify(LLVMModuleRef module, Buf *error, Buf *symbol);
bool codegen_optimize(const Machine *machine, LLVMModuleRef module,
                      bool verify_each, Buf *error);
// empty_holes.c: empties the holes of a COFF object (translate/holes.h), and notes
// each of them: its mark, `c` if it is constant else `v`, and its symbol, which
// ends with a zero.
void codegen_empty_holes(const TargetSpec *spec, LLVMModuleRef module,
                         Buf *holes);
// check_loops.c: what is wrong with the properties of a loop, so that LLVM's passes
// would crash; NULL: nothing. The node of !llvm.loop; `arena` is for a while.
const char *codegen_loop_fault(Arena *arena, LLVMValueRef node);
// Asks it for all loops; false: `error` says which.
bool codegen_check_loops(LLVMModuleRef module, Buf *error);
// unselectable.c
void codegen_drop_copies(LLVMModuleRef module);  // llvm.ssa.copy
bool codegen_has_matrices(LLVMModuleRef module); // llvm.matrix.*
// What LLVM selects wrongly or not at all is written out in other instructions,
// after all optimisation and in this order.
void codegen_expand_atomics(const Machine *machine, LLVMModuleRef module);
void codegen_expand_minmax(const Machine *machine, LLVMModuleRef module);
void codegen_expand_rounding(const Machine *machine, LLVMModuleRef module);
void codegen_expand_bfloat(const Machine *machine, LLVMModuleRef module);
void codegen_expand_sums(const Machine *machine, LLVMModuleRef module);
void codegen_expand_scatters(const Machine *machine, LLVMModuleRef module);
void codegen_expand_tiles(const Machine *machine, LLVMModuleRef module);
void codegen_split_vector_calls(const Machine *machine, LLVMModuleRef module);
// Of the longest vectors that the target's functions pass in registers.
unsigned codegen_register_bits(const TargetSpec *spec);
// Whether they are such, of that type: llvm.maximum and llvm.minimum;
// conversions of bfloat.
bool codegen_is_wide_minmax(const Machine *machine, LLVMTypeRef type);
bool codegen_lacks_bfloat(const Machine *machine, LLVMTypeRef type);
void codegen_print(LLVMModuleRef module, Buf *out); // as LLVM IR
bool codegen_emit(const Machine *machine, LLVMModuleRef module,
                  CodegenFile file, Buf *out, Buf *error);

#endif
