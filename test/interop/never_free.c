// To be loaded before the oracle: memory that is never used again. The analyses
// of mlir-opt keep what they know of a block argument that was erased, and take
// it for true of one that comes to lie at its address.

#include <stdlib.h>

void free(void *memory) {
  (void)memory;
}
