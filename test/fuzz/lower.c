// Fuzz target: the default pipeline of -O0.

#include "pipeline.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_lower(data, size, &(LoweringChoices){0});
  return 0;
}
