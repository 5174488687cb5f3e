// Compiles a changed copy of a module, to see whether LLVM still fails.

#include "backend/codegen/blame.h"

#include <llvm-c/BitReader.h>
#include <llvm-c/Core.h>

#include "backend/fatal.h"

typedef struct Trial {
  const CodegenRun *run;
  const Buf *bitcode;
  bool optimized;
  BlameChange *change;
  void *user;
  CodegenPart part;
  bool ok;
} Trial;

static bool compile(Trial *t, LLVMModuleRef module) {
  CodegenFile file =
      t->run->file == CODEGEN_ASSEMBLY ? CODEGEN_ASSEMBLY : CODEGEN_OBJECT;
  Machine machine;
  bool ok = machine_init(&machine, t->run, &t->part.error) &&
            codegen_verify(module, &t->part.error, &t->part.symbol) &&
            (!t->optimized ||
             codegen_optimize(&machine, module, false, &t->part.error)) &&
            codegen_emit(&machine, module, file, &t->part.out, &t->part.error);
  machine_release(&machine);
  return ok;
}

static void try_module(void *user) {
  Trial *t = user;
  LLVMContextRef context = codegen_context_new(&t->part, true);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(
      t->bitcode->data, t->bitcode->size, "trial", false);
  LLVMModuleRef module = NULL;
  if (!LLVMParseBitcodeInContext2(context, buffer, &module)) {
    t->change(t->user, module);
    t->ok = compile(t, module);
    LLVMDisposeModule(module);
  }
  LLVMDisposeMemoryBuffer(buffer);
  LLVMContextDispose(context);
}

bool blame_fails(const CodegenRun *run, const Buf *bitcode, bool optimized,
                 BlameChange *change, void *user, Buf *error) {
  Trial t = {.run = run,
             .bitcode = bitcode,
             .optimized = optimized,
             .change = change,
             .user = user};
  bool lived = backend_guard(try_module, &t, &t.part.error);
  bool failed = !lived || !t.ok || t.part.error.size;
  error->size = 0;
  buf_bytes(error, t.part.error.data, t.part.error.size);
  codegen_release(&t.part, 1);
  return failed;
}
