// What the fuzz targets share: a text is parsed and verified in a context of
// its own, messages are formatted and dropped.
#ifndef MLCC_TEST_FUZZ_H
#define MLCC_TEST_FUZZ_H

#include "frontend/frontend.h"
#include "ir/dialects/dialects.h"

#include <stdlib.h>

// The entry that libFuzzer and replay.c call.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Fuzz {
  Ctx *ctx;
  Pool *pool;
  Op *module; // NULL: refused
} Fuzz;

static inline void fuzz_drop(void *user, const Diagnostic *diagnostic) {
  (void)user;
  (void)diagnostic;
}

// As mlcc reads its inputs, with every message asked for.
static inline Fuzz fuzz_open(const char *data, size_t size, bool unregistered) {
  CtxOptions ctx_options = {.allow_unregistered_dialects = unregistered};
  Fuzz f = {ctx_new(&ctx_options), pool_new(), NULL};
  dialects_register_all(f.ctx);
  f.ctx->diags.handler = fuzz_drop;
  f.ctx->diags.error_limit = 20;
  Str text = arena_str(&f.ctx->sources.arena, (Str){data, size});
  Source *source = source_from_text(&f.ctx->sources, STR("fuzz"), text);
  ParseOptions options = {.allow_unregistered = unregistered,
                          .recover = true,
                          .warn_deprecated = true};
  f.module = parse_source(f.ctx, f.pool, source, &options);
  return f;
}

static inline void fuzz_close(Fuzz *f) {
  pool_release(f->pool);
  ctx_release(f->ctx);
}

#endif
