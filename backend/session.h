// A session: what is done with one text, from reading to printing, in a context
// of its own. Whoever has one sees no IR.
#ifndef MLCC_SESSION_H
#define MLCC_SESSION_H

#include "backend/target/target.h"
#include "frontend/reading.h"
#include "lowering/pipeline.h"

typedef struct Session Session;

typedef struct SessionOptions {
  ParseOptions parse;
  OpPrintOptions print;
  unsigned threads;    // 0: one for each processor
  bool typed_pointers; // of what is lowered
  bool run_reproducer; // the passes that the text names come first
  // Messages: with mlir-opt's notes, those about operations among them;
  bool mlir_notes, op_notes;
  // or like gcc's.
  bool hints, color, no_caret, no_warnings, warnings_are_errors;
  // Whether nothing is said of numbers that an index of the target does not have,
  // and whether they are errors.
  bool quiet_conversions, conversions_are_errors;
  unsigned error_limit;
  // Who shows them; NULL: they go to the standard error.
  void (*report)(void *user, Diags *diags, const Diagnostic *diagnostic);
  void *report_user;
} SessionOptions;

// How LLVM IR is read.
typedef struct ImportOptions {
  bool plain; // without `mlcc.*`: what the dialect has no form for is dropped
  bool no_composite_elements;   // of debug information
  bool unregistered_intrinsics; // as llvm.call_intrinsic where possible
  bool literal_structs;         // identified structs as literal ones
} ImportOptions;

// mlir-opt verifies after every pass unless told otherwise. What passes make is
// as sure when the last has run, and then conversions can be one walk.
typedef enum VerifyPasses {
  VERIFY_AT_END,
  VERIFY_EACH,
  VERIFY_NEVER
} VerifyPasses;

typedef struct SessionPasses { // that mlcc-opt runs
  Pipeline *pipeline;
  VerifyPasses verify;
  PassPrint print;
  PassReproducer reproducer;
  const TargetOptions
      *target;    // or NULL: nothing is known but what the module says
  bool roundtrip; // before all: what is printed is read as the same
  bool dump_pipeline, statistics, statistics_as_list; // to standard error
  bool explain; // remarks say why passes leave operations as they are
} SessionPasses;

// `times` measures what is done; or NULL.
Session *session_new(const SessionOptions *options, Times *times);
void session_release(Session *session);
SourceSet *session_sources(Session *session);
// What is reported is compared with what was expected.
void session_expect(Session *session, Expectations *expectations);
// All of these return false after reporting what was wrong.
bool session_read(Session *session, Source *source);
bool session_read_llvm_ir(Session *session, Source *source,
                          const ImportOptions *options);
bool session_run(Session *session, const SessionPasses *passes);
bool session_export_llvm_ir(Session *session, Buf *out);
bool session_has_errors(const Session *session);
void session_print(Session *session, Buf *out);
// The module with the passes that are to run on it.
void session_print_reproducer(Session *session, const SessionPasses *passes,
                              Buf *out);

// The names of all dialects, in a line.
void session_list_dialects(Buf *out);

#endif
