// Fuzz target: the default pipeline, with the verifier after every pass. It
// may refuse a module; what it accepts is in the LLVM dialect as a whole.

#include "fuzz.h"

#include "lowering/lowering.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Fuzz f = fuzz_open((const char *)data, size, false);
  if (f.module) {
    Arena arena = {0};
    PassManager pm;
    Pipeline *pipeline = pipeline_default(&arena, NULL, &(LoweringChoices){0});
    pass_manager_init(&pm, f.ctx, f.pool);
    pm.total = pm.verify_each = true;
    unsigned errors = f.ctx->diags.nerrors;
    bool lowered = pass_manager_run(&pm, pipeline, f.module);
    if (!lowered && f.ctx->diags.nerrors == errors)
      abort(); // refused, and nothing was said
    pass_manager_release(&pm);
    arena_release(&arena);
  }
  fuzz_close(&f);
  return 0;
}
