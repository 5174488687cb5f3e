// How text is read and printed, for whoever has it done and sees no IR.
#ifndef MLCC_READING_H
#define MLCC_READING_H

#include "ir/support/support.h"

// Which spellings are understood.
typedef enum Vintage {
  VINTAGE_ANY,    // LLVM 22's and older ones
  VINTAGE_MLIR22, // LLVM 22's only
} Vintage;

// What the metadata of a file say of the passes that are to run on it:
//
//   external_resources: {
//     mlir_reproducer: {
//       pipeline: "builtin.module(cse)",
//       disable_threading: false,
//       verify_each: true
//     }
//   }
typedef struct Reproducer {
  Str pipeline;
  bool disable_threading, verify_each;
} Reproducer;

// parse/file.c

typedef struct ParseOptions {
  bool allow_unregistered; // dialects nobody registered: operations of any
                           // name in generic form, opaque types, attributes
  bool recover;            // go on behind an operation with an error
  bool no_verify;          // leave the verifier to the caller
  bool drop_schedules;     // of the transform dialect, with a remark each
  bool quiet_schedules;    // without one
  Vintage vintage;
  bool warn_deprecated; // name each old spelling once, by a note
  bool deprecated_is_error;
  // Gets what the file says; what it does not stays. NULL: nobody asks.
  Reproducer *reproducer;
} ParseOptions;

// print.c

// Which identified structs are printed as aliases that the text begins with,
// beyond those that could not be spelled out in any reasonable space.
typedef enum TypeAliases {
  TYPE_ALIASES_NEEDED,
  TYPE_ALIASES_LARGE, // recursive and large ones
  TYPE_ALIASES_ALL,   // -print-type-aliases
} TypeAliases;

typedef struct OpPrintOptions {
  TypeAliases type_aliases;
  bool generic;                  // -mlir-print-op-generic
  bool debug_info;               // -mlir-print-debuginfo
  bool local_scope;              // -mlir-print-local-scope: no aliases
  bool unique_ids;               // -mlir-print-unique-ssa-ids
  bool value_users;              // -mlir-print-value-users
  bool name_locs;                // -mlir-use-nameloc-as-prefix
  bool skip_regions;             // -mlir-print-skip-regions
  uint32_t elide_elements_from;  // the least number; 0 or UINT32_MAX: never
  bool opaque_pointers;          // what typed ones point to is not said
  uint32_t hex_elements_from;    // 0: the default, 101; UINT32_MAX: never
  uint32_t elide_resources_from; // 0 or UINT32_MAX: never
  const Reproducer *reproducer;  // to be printed with a module; or NULL
} OpPrintOptions;

// split.c: `// -----`

typedef struct Chunk {
  Str text; // NUL-terminated
  uint32_t first_line;
  Str head; // what stands before it on that line: the marker
} Chunk;

typedef struct Chunks {
  Arena arena;
  Vec(Chunk) items;
} Chunks;

// Splits a text at lines that begin with the marker.
void chunks_split(Chunks *chunks, Str text, Str marker);
void chunks_release(Chunks *chunks);

// parse/verify_diagnostics.c: `// expected-error@+1 {{text}}`

typedef struct Expectations Expectations;
// Reads the expectations of a file; what is wrong with them is reported. Others
// are ignored if only what is expected counts.
Expectations *expectations_new(Arena *arena, const Source *source,
                               bool only_expected);
// Reports what was expected and did not come. False if anything was wrong.
bool expectations_met(Expectations *expectations);

#endif
