// Fuzz target: the default pipeline of -O3, which fuses and tiles structured
// operations.

#include "pipeline.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_lower(data, size,
             &(LoweringChoices){.optimized = true,
                                .math_loops = true,
                                .widens = true,
                                .fuses = true,
                                .tiles = true,
                                .packs = true,
                                .windows = true,
                                .reassociates = true,
                                .stack_buffers = 4096});
  return 0;
}
