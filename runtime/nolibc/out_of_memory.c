// An allocation that got no memory, where there is no libc, and nobody to tell:
// it traps. A link without a libc searches this archive first.

#include "hosted/out_of_memory.h"

RT_FUNCTION _Noreturn void mlcc_out_of_memory(size_t size) {
  (void)size;
  __builtin_trap();
}
