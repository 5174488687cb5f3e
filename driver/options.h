// The command line of mlcc, parsed.
#ifndef MLCC_OPTIONS_H
#define MLCC_OPTIONS_H

#include "driver/messages.h"
#include "backend/compile.h"
#include "driver/option_table.h"
#include "driver/warnings.h"
#include "ir/support/support.h"

typedef enum InputKind {
  INPUT_AUTO, // by the file's name
  INPUT_MLIR,
  INPUT_IR,        // LLVM IR, text or bitcode
  INPUT_ASSEMBLER, // for the target's assembler
  INPUT_C,         // for a C compiler, as the next
  INPUT_CXX,
  INPUT_LINK,      // objects, archives, shared libraries
  INPUT_LINK_FLAG, // an argument of the linker, in its place: -lm, -Wl,...
  INPUT_RESPONSE,  // a file of arguments, which have been read
} InputKind;

// Which file a path leads to; 0, 0 for none, and for what is no regular file.
typedef struct FileId {
  unsigned long long device, inode;
} FileId;

typedef struct Input {
  const char *text; // a path, or the linker's argument
  InputKind kind;
  const char *language; // by -x, of what is for a C compiler; or NULL
  FileId file;          // filled by inputs_check()
} Input;

typedef enum SaveTemps {
  SAVE_TEMPS_NOT,
  SAVE_TEMPS_CWD, // in the working directory
  SAVE_TEMPS_OBJ, // beside the output
} SaveTemps;

typedef enum SplitDwarf { // ORDER
  SPLIT_DWARF_NOT,
  SPLIT_DWARF_FILE,
  SPLIT_DWARF_SINGLE, // within the object
} SplitDwarf;

typedef enum Query {
  QUERY_NONE,
  QUERY_NOTHING, // nothing to tell
  QUERY_ABSENT,  // what is asked for is not there
  QUERY_HELP,
  QUERY_HELP_HIDDEN,
  QUERY_TARGET_HELP,
  QUERY_AUTOCOMPLETE,
  QUERY_VERSION,
  QUERY_MACHINE,
  QUERY_DUMPVERSION,
  QUERY_TARGETS,
  QUERY_CPUS,
  QUERY_FEATURES,
  QUERY_MULTIARCH,
  QUERY_MULTI_LIB,
  QUERY_MULTI_DIRECTORY,
  QUERY_MULTI_OS_DIRECTORY,
  QUERY_RUNTIME_DIR,
  QUERY_SEARCH_DIRS,
  QUERY_FILE_NAME,
  QUERY_PROG_NAME,
  QUERY_RUNTIME,
  QUERY_SYSROOT,
  QUERY_RESOURCE_DIR,
  QUERY_PASSES,
  QUERY_TARGET_MODEL,
  QUERY_OP,
} Query;

typedef enum RuntimeChoice {
  RTLIB_PLATFORM,
  RTLIB_COMPILER_RT,
  RTLIB_LIBGCC,
} RuntimeChoice;

typedef enum RecordKind {
  RECORD_NONE,
  RECORD_YAML,
  RECORD_BITSTREAM
} RecordKind;

// An option whose meaning depends on the target; without a row, a feature:
// "+avx2", or "-mavx2" until the target is known.
typedef struct Said {
  const OptionRow *row;
  const char *value;
} Said;

// Whose library of OpenMP a program gets.
typedef enum OpenMp { // ORDER
  OPENMP_NONE,
  OPENMP_FOUND, // LLVM's, or else gcc's
  OPENMP_LLVM,
  OPENMP_GCC,
  OPENMP_INTEL,
} OpenMp;

typedef enum ExecModel { EXEC_COMMAND, EXEC_REACTOR } ExecModel; // ORDER

typedef struct Options {
  const char *program; // argv[0]
  Vec(Input) inputs;
  const char *source_name;  // that the input stands for; or NULL
  const char *output_given; // -o; NULL: by the inputs
  const char *output;       // the same, but that a program has its full name
  OutputKind kind;
  bool only_rule;  // -M: print the rule, do not compile
  bool kind_given; // by -c, -S, -E, ...; not by the output's name
  const char *emit_stage;
  bool emit_llvm;     // -c and -S mean LLVM IR
  bool c_interface;   // of every public function
  bool auto_features; // for functions whose operations need them
  bool print_pipeline;
  LoweringChoices lowering;    // complex_range is settled by what follows
  unsigned complex_arithmetic; // 1 + COMPLEX_RANGE_...; 0: by -ffast-math
  const char *header;          // for C; "": beside the output; NULL: none
  bool run;                    // the program that is made
  StrVec run_args;
  const char *entry; // what main calls; NULL: nothing is to be made
  EntryResult entry_result;
  const char *multiversion; // -mmultiversion=
  TargetOptions target;     // mattr is filled by options_settle()
  Vec(Said) said;
  CodeOptions code;
  OptLevel opt_level;
  bool debug, debug_lines_only;
  RecordKind record_kind; // of what passes did
  const char *record_file, *time_trace_file;
  bool no_columns;        // in debug information
  SplitDwarf split_dwarf; // debug information apart
  bool stack_usage;       // a file of it, beside the output
  AssemblyOptions assembly;
  SaveTemps save_temps;
  bool no_self_contained; // objects keep their calls of the runtime
  unsigned threads;       // 0: as many as processors
  bool mlir22, typed_pointers, allow_unregistered, verify_each, time_report;
  int type_aliases; // as in CompileOptions
  const char *print_after, *stop_after;
  StrVec prefix_maps, mllvm;
  const char *compilation_dir;
  // Diagnostics
  Warnings warnings;
  bool no_caret, no_spell_checking;
  MessageFormat message_format;
  StrVec sarif_files;  // messages also go there,
  bool quiet_messages; // and nowhere else
  int color;           // 1 always, 0 never, -1 when it is a terminal
  unsigned error_limit, value_limit;
  bool quiet_schedules;      // -Rno-schedule
  bool quiet_processor;      // -Rno-any-processor
  unsigned message_length;   // lines are never wrapped
  const char *beside_prefix; // of .dwo, .su, .gcno, ...: in place of -o's name
  // Dependencies
  bool write_rule, phony_targets;
  const char *rule_file;
  Buf rules;               // made so far for a file of several inputs
  StrVec rule_targets;     // quoted already
  size_t unquoted_targets; // how many of them are of -MT, in front
  // Linking
  bool fast_start; // programs start with denormals as zeros (-ffast-math)
  bool profiled;   // they write gmon.out when they end (-pg)
  bool shared, is_static, static_pie, pie, no_pie, relocatable, strip, rdynamic,
      nostdlib, nostartfiles, nodefaultlibs, pthread;
  OpenMp openmp;
  StrVec library_dirs, start_file_dirs;
  const char *sysroot, *gcc_toolchain, *gcc_install_dir, *gcc_triple;
  const char *dyld_prefix;
  RuntimeChoice rtlib;
  ExecModel exec_model; // of WebAssembly
  // Apple's: parts of the triple, and an option that only its systems have.
  const char *apple_arch, *apple_os, *apple_option;
  bool no_sanitizer_runtime;
  unsigned recover; // SANITIZE_ bits: programs go on behind their errors
  bool verbose, dry_run, no_default_config;
  const char *config, *config_user_dir, *config_system_dir; // see config.c
  const char *rsp_quoting;
  StrVec config_files;            // that were read
  const char *cdb_file, *cdb_dir; // for the compilation database
  Buf cdb_entries;                // made so far
  StrVec command;                 // the arguments, for it
  StrVec arguments;               // the same with those of configuration files
  bool nmake_rules;
  Query query;
  const char *query_argument;
} Options;

// Parses the arguments behind argv[0]; response files (@file) are expanded.
// False after plain errors ("mlcc: error: ...").
bool options_parse(Options *options, Arena *arena, int argc, char **argv);
// settle.c: what was said, of the target. False after plain errors.
bool options_settle(Arena *arena, Options *options, const TargetSpec *target);
// `mlcc: error: text` on the standard error; false.
bool plain_error(const char *fmt, ...) PRINTF_LIKE(1, 2);
// A name as make reads it back: spaces, # and $ quoted.
const char *quote_for_make(Arena *arena, const char *name);

// inputs.c: what an input is by its name.
InputKind input_kind(const char *path);

// response.c: argv with each @file replaced by its arguments, in gcc's
// quoting. An @file that cannot be read stays as it is, like gcc's. What was
// read is added to `files`, if there is such a list.
void expand_responses(StrVec *args, StrVec *files, Arena *arena, int argc,
                      char **argv);
void expand_text(StrVec *args, Arena *arena, Str text);
// Of a configuration file; false when it, or one that it names, is not there.
bool expand_config(StrVec *args, Arena *arena, const char *path);

// config.c: puts the arguments of configuration files and of MLCC_FLAGS in
// front of `args`. False after reporting.
bool configuration_read(Arena *arena, const char *program, StrVec *args,
                        StrVec *files);

#endif
