// Fuzz target: text to LLVM IR. A module that is lowered and translated
// without a message passes LLVM's own verifier.

#include "fuzz.h"

#include "backend/translate/translate.h"
#include "lowering/lowering.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <stdio.h>

static bool lower(Fuzz *f) {
  Arena arena = {0};
  PassManager pm;
  Pipeline *pipeline = pipeline_default(&arena, NULL, &(LoweringChoices){0});
  pass_manager_init(&pm, f->ctx, f->pool);
  pm.total = true;
  bool lowered = pass_manager_run(&pm, pipeline, f->module);
  pass_manager_release(&pm);
  arena_release(&arena);
  return lowered;
}

static void translate(Fuzz *f) {
  LLVMContextRef llvm = LLVMContextCreate();
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("fuzz", llvm);
  TranslateOptions options = {.source_name = "fuzz", .line_tables = true};
  char *message = NULL;
  translate_number(f->module);
  if (translate_module(f->ctx, &f->ctx->diags, module, f->module, &options) &&
      LLVMVerifyModule(module, LLVMReturnStatusAction, &message)) {
    fprintf(stderr, "%s\n", message);
    LLVMDumpModule(module);
    abort();
  }
  LLVMDisposeMessage(message);
  LLVMDisposeModule(module);
  LLVMContextDispose(llvm);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Fuzz f = fuzz_open((const char *)data, size, false);
  if (f.module && lower(&f))
    translate(&f);
  fuzz_close(&f);
  return 0;
}
