// Pipelines of passes as whoever writes them sees them: by flags and as text,
// with nothing of what they run on.
#ifndef MLCC_PIPELINE_H
#define MLCC_PIPELINE_H

#include "ir/support/support.h"

typedef struct Pass Pass;
typedef struct Pipeline Pipeline;

// How complex numbers are multiplied and divided. ORDER of the words of the
// options complex-range and -fcomplex-arithmetic=
enum {
  COMPLEX_RANGE_IMPROVED, // no square over- or underflows when dividing, and
                          // quotients are infinite or 0 as C's Annex G says
  COMPLEX_RANGE_PROMOTED, // divided by the formula, in a wider type
  COMPLEX_RANGE_FULL,     // products are infinite as Annex G says, too
  COMPLEX_RANGE_BASIC,    // by the formulas
  COMPLEX_RANGE_NONE,     // likewise
};

// pass/pipeline.c

// The choices that the default pipeline leaves to the command line.
typedef struct LoweringChoices {
  bool bare_memrefs; // those of static shape are passed as pointers
  uint32_t complex_range;
  bool inexact;      // functions may be approximated whatever the error (afn)
  bool fast;         // all that -ffast-math allows
  bool math_loops;   // functions in loops are approximated, to vectorize these
  bool optimized;    // -O1 and above
  bool sanitizes;    // accesses of memory are watched
  bool widens;       // contractions of f16 and bf16 add up in f32
  bool fuses;        // elementwise operations on tensors become one
  bool tiles;        // contractions are computed in tiles,
  bool small_tiles;  // likewise, if code gets little larger by that
  bool packs;        // whose operands may be copied
  bool windows;      // loops of small windows are for LLVM to unroll
  bool reassociates; // sums of structured operations have no order
  bool copies;       // of tensors are remarked upon
  bool tells_tiles;  // how contractions are cut is remarked upon
  bool results_out;  // that are tensors are in memory of the caller's
  bool no_runtime;   // nothing of it is there, nor a C library
  bool no_aligned_alloc; // of which free() takes what it gives
  // Levels of instruction sets, with commas in between, for which functions have
  // versions; also those without structured operations, if they have loops; and
  // whether the program may say what its processor has.
  Str levels;
  bool versions_loops, asks_program;
  bool any_processor; // it is remarked upon that nothing is known of that
  // Parallel loops run on threads: so many, or, if that is 0, as many as the
  // program finds; of an OpenMP runtime, or of mlcc's own.
  bool parallel, openmp;
  unsigned threads;
  unsigned stack_buffers; // bytes for buffers of tensors on a function's stack
  // Operations of vectors of f32, and of f64, that a library computes, with commas
  // in between.
  Str library_ops, library_ops_f64;
} LoweringChoices;

// pass/table.c

// By flag or an older name (`convert-memref-to-llvm`); NULL: no such pass.
const Pass *pass_find(Str flag);
void pass_try_all(Nearest *nearest); // their flags, and named pipelines

// pass/named.c: names that stand for several passes, or one with options

typedef struct NamedPipeline {
  const char *name, *passes, *summary;
} NamedPipeline;
extern const NamedPipeline named_pipelines[]; // ends with a NULL name
const NamedPipeline *named_pipeline_find(Str name);
// Returns its passes as text, with these options, which may be none.
Str named_pipeline_text(Arena *arena, const NamedPipeline *p, Str options);

// pass/options.c

// Lines on all passes and their options.
void passes_print_help(Buf *out);

// pass/parse.c

Pipeline *pipeline_new(Arena *arena, Str anchor);
// `builtin.module(func.func(a,b{x=1 y=2}),c)`. On a malformed one returns NULL
// with `*why` set to the message.
Pipeline *pipeline_parse(Arena *arena, Str text, Str *why);
// Appends the pass of a flag, `options` being what stands behind its `=`; in a
// nested pipeline when the pass is not for what this one runs on.
bool pipeline_append(Arena *arena, Pipeline *pipeline, const Pass *pass,
                     Str options, Str *why);
// The same of a pipeline that has a name.
bool pipeline_append_named(Arena *arena, Pipeline *pipeline,
                           const NamedPipeline *named, Str options, Str *why);
void pipeline_print(Buf *out, const Pipeline *pipeline); // as text
void pipeline_dump(Buf *out, const Pipeline *pipeline);  // in lines

// pass/print.c

typedef Vec(const Pass *) PassList;

// The passes whose IR is printed, as by the -mlir-print-ir- flags.
typedef struct PassPrint {
  bool before_all, after_all;
  bool on_change, on_failure; // only then is it shown afterwards
  bool module_scope;          // all of the module
  PassList before, after;
  const char *tree_dir; // each goes to a file in there; or NULL
} PassPrint;

// pass/reproducer.c

// The file that is written when a pass fails or crashes.
typedef struct PassReproducer {
  const char *path; // or NULL
  bool local;       // of the pass that fails alone
  // Told what a crash has to leave there; none: nothing. Or NULL.
  void (*note)(const char *path, Str text);
} PassReproducer;

// pass/statistics.c

// Prints the counters of the last run of a pipeline.
void pass_statistics_print(Buf *out, const Pipeline *pipeline, bool as_list);

#endif
