// A failing cf.assert where there is no libc, and nobody to tell: it traps. A
// link without a libc searches this archive first.

#include "hosted/assert.h"

RT_FUNCTION _Noreturn void mlcc_assert_fail(const char *message) {
  (void)message;
  __builtin_trap();
}
