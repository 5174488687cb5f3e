// setArmVLBits and setArmSVLBits: how long the vectors of SVE, and those of
// streaming mode, are in this thread from here on. Programs that MLIR's own
// runner runs find them in libmlir_arm_runner_utils.
//
// Linux has a prctl for each, which is called by itself: targets without an
// operating system share this archive, and have no libc with a prctl. A length
// that there cannot be ends the program, and so does one that the processor
// does not have: the kernel would take the next shorter one in silence.

#include "hosted/assert.h"

#if defined(__linux__)

enum {
  SYSTEM_CALL_PRCTL = 167,
  PR_SVE_SET_VL = 50,
  PR_SME_SET_VL = 63,
  PR_VL_LEN_MASK = 0xffff,
};

static S64 prctl(U64 option, U64 argument) {
  register U64 x8 __asm__("x8") = SYSTEM_CALL_PRCTL;
  register U64 x0 __asm__("x0") = option;
  register U64 x1 __asm__("x1") = argument;
  __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1) : "memory");
  return (S64)x0;
}

static void set_length(U64 option, U32 bits) {
  if (bits < 128 || bits > 2048 || bits & (bits - 1))
    mlcc_assert_fail("a vector has 128, 256, 512, 1024 or 2048 bits");
  S64 got = prctl(option, bits / 8);
  if (got < 0 || (got & PR_VL_LEN_MASK) != bits / 8)
    mlcc_assert_fail("the processor has no vectors of this length");
}

void setArmVLBits(U32 bits);
void setArmSVLBits(U32 bits);

RT_FUNCTION void setArmVLBits(U32 bits) {
  set_length(PR_SVE_SET_VL, bits);
}
RT_FUNCTION void setArmSVLBits(U32 bits) {
  set_length(PR_SME_SET_VL, bits);
}

#endif
