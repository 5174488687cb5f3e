// Fuzz target: a pass by name, another one for each text.

#include "pipeline.h"

#include "backend/added_text.h"
#include "lowering/passes.h"

// Prints what it counts.
static bool is_silent(uint32_t pass) {
  return pass != PASS_print_op_stats;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Fuzz f = fuzz_open((const char *)data, size, false);
  Arena arena = {0};
  Str why;
  uint32_t pass = (uint32_t)(hash_bytes(data, size, 0) % PASS__MAX);
  Pipeline *pipeline = pipeline_new(&arena, STR("builtin.module"));
  if (f.module && is_silent(pass) &&
      pipeline_append(&arena, pipeline, &passes[pass], (Str){0}, &why))
    fuzz_run(&f, pipeline, false, module_add_text);
  arena_release(&arena);
  fuzz_close(&f);
  return 0;
}
