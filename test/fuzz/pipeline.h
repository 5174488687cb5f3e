// What the fuzz targets share that run passes: the verifier after each of them,
// and a message where one fails.
#ifndef MLCC_TEST_FUZZ_PIPELINE_H
#define MLCC_TEST_FUZZ_PIPELINE_H

#include "fuzz.h"

#include "lowering/lowering.h"

typedef bool AddText(Ctx *ctx, Pool *pool, Op *module, const char *name,
                     Str text);

// With `total`, what is accepted is in the LLVM dialect as a whole. `add_text` may
// be NULL if no pass adds any.
static inline void fuzz_run(Fuzz *f, Pipeline *pipeline, bool total,
                            AddText *add_text) {
  PassManager pm;
  pass_manager_init(&pm, f->ctx, f->pool);
  pm.total = total;
  pm.verify_each = true;
  pm.add_text = add_text;
  unsigned errors = f->ctx->diags.nerrors;
  bool ok = pass_manager_run(&pm, pipeline, f->module);
  if (!ok && f->ctx->diags.nerrors == errors)
    abort(); // refused, and nothing was said
  pass_manager_release(&pm);
}

static inline void fuzz_lower(const uint8_t *data, size_t size,
                              const LoweringChoices *choices) {
  Fuzz f = fuzz_open((const char *)data, size, false);
  Arena arena = {0};
  if (f.module)
    fuzz_run(&f, pipeline_default(&arena, NULL, choices), true, NULL);
  arena_release(&arena);
  fuzz_close(&f);
}

#endif
