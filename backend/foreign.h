// Inputs that are not MLIR: LLVM IR (text or bitcode) and assembly.
#ifndef MLCC_BACKEND_FOREIGN_H
#define MLCC_BACKEND_FOREIGN_H

#include "backend/codegen/codegen.h"

typedef struct ForeignInput {
  const char *name;            // for messages
  Str text;                    // NUL-terminated behind its end
  const TargetOptions *target; // no triple: the module's own, else this machine
  const CodeOptions *code;     // for what is not said in LLVM IR
  OptLevel level;
  CodegenFile file;
  struct RuntimeLink *runtime; // as in CodegenRun
  unsigned threads;            // 0: as many as there are processors
  const AssemblyOptions *assembly;
} ForeignInput;

// What was made and what there is to say, each message with its place.
typedef struct ForeignResult {
  Buf out, messages, warnings;
  Buf record;        // of what passes did, if it was wanted
  TargetSpec target; // that it was made for
} ForeignResult;

// Both return false with at least one message; the caller releases the result.
bool foreign_compile_ir(Arena *arena, const ForeignInput *input,
                        ForeignResult *result);
// Makes an object, whatever `file` says.
bool foreign_assemble(Arena *arena, const ForeignInput *input,
                      ForeignResult *result);

void foreign_release(ForeignResult *result);

#endif
