// How code is made of a module, whatever the target: what the command line
// says besides what the module says of itself, which is kept.
#ifndef MLCC_BACKEND_CODE_OPTIONS_H
#define MLCC_BACKEND_CODE_OPTIONS_H

#include "backend/shim/tweaks.h"
#include "backend/target/target.h"

// ORDER: LLVM's visibilities.
typedef enum Visibility {
  VISIBILITY_DEFAULT,
  VISIBILITY_HIDDEN,
  VISIBILITY_PROTECTED,
} Visibility;

typedef enum StackProtector {
  STACK_PROTECTOR_NONE,
  STACK_PROTECTOR_ON, // functions with large arrays
  STACK_PROTECTOR_STRONG,
  STACK_PROTECTOR_ALL,
} StackProtector;

// What becomes of objects when a program is linked.
typedef enum Lto {
  LTO_NONE,
  LTO_FULL, // they are optimised as a whole
  LTO_THIN, // one by one, knowing of each other
} Lto;

// What of bitcode comes into a section of an object.
typedef enum EmbedBitcode { // ORDER: shim_embed_bitcode() has what they hold
  EMBED_NOTHING,
  EMBED_ALL, // the command line as well
  EMBED_BITCODE,
  EMBED_MARKER, // empty sections
} EmbedBitcode;

// Checks that are made while a program runs.
enum {
  SANITIZE_ADDRESS = 1,
  SANITIZE_THREAD = 2,
  SANITIZE_MEMORY = 4,
  SANITIZE_HWADDRESS = 8,
  SANITIZE_CODE = 15, // those above change code; the others are for the link
  SANITIZE_LEAK = 16,
  SANITIZE_UNDEFINED = 32, // of C alone
  SANITIZE_FUZZER = 64,
};

// What fuzzers are told of. ORDER: SHIM_TRACE_ bits (shim/pipeline.h).
enum {
  TRACE_FUNCTIONS = 1, // not edges
  TRACE_PC = 2,
  TRACE_PC_GUARD = 4,
  TRACE_COUNTERS = 8,
  TRACE_PC_TABLE = 16,
  TRACE_COMPARISONS = 32,
  TRACE_INDIRECT_CALLS = 64,
  TRACE_FOR_FUZZER = TRACE_COUNTERS | TRACE_PC_TABLE | TRACE_COMPARISONS |
                     TRACE_INDIRECT_CALLS,
};

// Profiles by what the program counts.
typedef enum Profile {
  PROFILE_NONE,
  PROFILE_GENERATE,
  PROFILE_USE,
  PROFILE_USE_SAMPLES,
} Profile;

// Sections of the names in debug information.
typedef enum Pubnames {
  PUBNAMES_DEFAULT, // none, as clang has it
  PUBNAMES_NAMES,
  PUBNAMES_GNU,
} Pubnames;

// ORDER: the bits of LLVM's fast-math flags, then one of our own.
enum {
  MATH_REASSOC = 1,
  MATH_NNAN = 2,
  MATH_NINF = 4,
  MATH_NSZ = 8,
  MATH_ARCP = 16,
  MATH_CONTRACT = 32,
  MATH_AFN = 64,
  MATH_LLVM = 127,     // all of the above
  MATH_NO_ERRNO = 128, // C's functions do not set errno
  MATH_FINITE = MATH_NNAN | MATH_NINF,
  MATH_UNSAFE = MATH_REASSOC | MATH_NSZ | MATH_ARCP | MATH_CONTRACT | MATH_AFN,
  MATH_FAST = MATH_LLVM | MATH_NO_ERRNO,
};

// What only inputs of assembly heed. All zero: nothing was said.
typedef struct AssemblyOptions {
  const char *march, *mcpu, *mfpu; // in place of the target's
  Toggle thumb;
  StrVec symbols;              // "name=value"
  StrVec include_dirs;         // of .include and .incbin
  bool debug;                  // which lines instructions are of
  const char *compilation_dir; // as debug information has it
  unsigned dwarf_version;
  bool no_exec_stack; // the object says that it wants none
  bool keep_locals;   // symbols that begin with .L
} AssemblyOptions;

// All zero: nothing was said.
typedef struct CodeOptions {
  unsigned math; // every floating-point operation gets these besides its own
  Visibility visibility; // of definitions that are visible by default
  StackProtector stack_protector;
  const char *ssp_buffer_size; // arrays of how many bytes it guards
  StrVec attributes;     // of functions: "noredzone", "probe-stack=inline-asm"
  StrVec module_flags;   // "4 probe-stack=inline-asm": behaviour, name, value
  bool no_interposition; // what is defined here is not replaced
  ShimTweaks tweaks;
  Lto lto;
  bool fat_lto;     // code as well, of which linkers without LTO make use
  bool unified_lto; // full or thin is for the linker to choose
  EmbedBitcode embed_bitcode;
  unsigned sanitize; // SANITIZE_ bits
  unsigned traces;   // TRACE_ bits
  Profile profile;
  const char *profile_file;
  bool profile_atomically;
  // Counted again, behind inlining; written by the program. NULL: not.
  const char *context_profile_file;
  bool split_inlining; // with -gsplit-dwarf: what is inlined, in the object too
  bool profile_lines;  // debug information tells paths of one line apart
  bool profile_probes; // marks that profiles of samples refer to
  bool profile_memory; // accesses to what is allocated are counted
  StrVec sanitizer_exceptions; // files of what is not checked
  unsigned tls_model; // LLVMThreadLocalMode of those that say none; 0: theirs
  // Passes that are to say what they did, by regular expressions; NULL: none.
  const char *remarks_passed, *remarks_missed, *remarks_analysis;
  const char *record_format; // of what passes did; NULL: no record
  const char *record_passes;
  bool time_trace;
  unsigned trace_granularity;                 // microseconds
  bool coverage;                              // as gcov reads it
  const char *coverage_notes, *coverage_data; // its files
  Toggle vectorize, slp_vectorize, unroll;
  bool no_plt;
  bool no_builtins;       // no function is known by its name
  StrVec not_builtin;     // nor are these
  unsigned dwarf_version; // 0: the default
  unsigned dwarf_default; // and what that is; 0: the target's
  Pubnames pubnames;
  bool record_command;  // in debug information
  const char *command;  // what that is
  bool command_section; // it is in a section of its own
  bool embed_source;    // in debug information
  bool ident;           // who made an object is in one
  bool dwarf;           // also where CodeView is usual
  bool codeview;        // also where DWARF is usual
  bool codeview_hashes;
} CodeOptions;

#endif
