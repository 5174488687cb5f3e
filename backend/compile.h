// Compiling one input, from text to code: the only entry the driver needs.
#ifndef MLCC_COMPILE_H
#define MLCC_COMPILE_H

#include "backend/codegen/code_options.h"
#include "backend/entry.h"
#include "backend/target/target.h"
#include "ir/support/support.h"
#include "lowering/pipeline.h"

typedef enum OutputKind {
  OUT_PROGRAM, // objects, to be linked by the driver
  OUT_OBJECT,
  OUT_ASSEMBLY,
  OUT_LLVM_TEXT,
  OUT_BITCODE,
  OUT_MLIR,    // emit_stage says as of when
  OUT_PARSED,  // -E
  OUT_NOTHING, // -fsyntax-only
} OutputKind;

typedef enum Language {
  LANGUAGE_MLIR,
  LANGUAGE_LLVM_IR, // text or bitcode
  LANGUAGE_ASSEMBLY,
} Language;

typedef struct CompileOptions {
  const char *path;        // "-" is the standard input
  const char *source_name; // that the input is spoken of by; NULL: its own
  Language language;
  OutputKind kind;
  const char *emit_stage; // NULL: all of the lowering
  const char *print_after, *stop_after;
  bool print_pipeline; // on standard error, in the form that mlir-opt takes
  LoweringChoices lowering; // what the math flags say is added to it
  const char *multiversion; // levels_wanted(); NULL: "auto" at OPT_3, or "none"
  const char *entry; // function that main is to call, if it is here; or NULL
  EntryResult entry_result;
  bool c_interface;     // request it for every public function
  bool auto_features;   // functions get the features that operations need
  bool header;          // write a C header of what has it
  TargetOptions target; // no triple: the module's own, else this machine's
  CodeOptions code;     // of MLIR; LLVM IR says all of it itself
  OptLevel opt_level;
  bool typed_pointers; // MLIR that is written has them where the input had
  bool debug, debug_lines_only, no_columns, mlir22, allow_unregistered,
      verify_each, time_report;
  bool deprecated_mlir; // name old spellings, by notes
  bool deprecated_is_error;
  bool quiet_conversions, conversions_are_errors; // see SessionOptions
  bool quiet_schedules; // no remark for a schedule that is left out
  bool quiet_processor; // no remark where nothing is known of that
  bool quiet_values, values_are_errors; // see ValueLimits
  unsigned value_limit;
  int type_aliases; // 1: for all identified structs, 0: for none, -1: by kind
  unsigned threads; // 0: as many as processors
  AssemblyOptions assembly;
  const char *compilation_dir; // NULL: the working directory
  const StrVec *prefix_maps;   // "old=new", the last that fits wins
  bool no_warnings, warnings_are_errors, no_caret, color;
  bool no_hints; // do not say what may have been meant
  unsigned error_limit;
  // Who shows what is said of the input; NULL: it goes to the standard error.
  void (*report)(void *user, Diags *diags, const Diagnostic *diagnostic);
  void *report_user;
  // Likewise of what LLVM says, in lines; their places are in them.
  void (*report_text)(void *user, const char *text);
  // The runtime for a target, or NULL: an archive of objects for ELF, of
  // bitcode for others. What objects need of it comes into them; without the
  // function their calls stay.
  const char *(*find_runtime)(const void *user, Arena *arena,
                              const TargetSpec *target);
  const void *user;
  // Told of the text of the input and the suffix of its kind while it is being
  // compiled, and of an empty one afterwards; or NULL.
  void (*opened)(Str text, const char *suffix);
} CompileOptions;

// What was made: one piece, or for OUT_PROGRAM one object per part.
typedef struct CompileResult {
  Buf *pieces;
  size_t count;
  bool has_entry;
  Buf near_entry;  // the function that is called most like it, if it is not
  Buf header;      // for C, if one was wanted
  Buf record;      // of what LLVM's passes did, likewise
  Buf split_debug; // debug information that is not in the object
  Buf trace;       // where the time went, as JSON
} CompileResult;

// False after reporting everything that was wrong; the result is then empty.
// Errors in the input are counted in `*nerrors` (added to).
bool compile_file(const CompileOptions *options, CompileResult *result,
                  unsigned *nerrors);
void compile_result_release(CompileResult *result);
// Options of LLVM's own command line (-mllvm). False when one is wrong; what
// LLVM says of it is then appended to `error`.
bool compile_set_llvm_options(char *const *options, size_t count, Buf *error);
// Lists the passes (-print-passes).
void compile_print_passes(Buf *out);

// Whether there are directives of C's preprocessor in it.
bool assembly_wants_preprocessor(Str text);

#endif
