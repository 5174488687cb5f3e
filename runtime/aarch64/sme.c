// What code for the Scalable Matrix Extension calls: support routines of the
// AArch64 procedure call standard (AAPCS64, "SME support routines").
//
// A function that has ZA to itself saves what a caller left in it, to memory
// that the caller has described in a TPIDR2 block:
//
//   0   address of a buffer for slices, or null
//   8   number of slices, 16 bits
//   10  zeros
//
// They keep all registers but a few of their own, so they are written in
// assembly. What they ask of the processor is in the identification registers,
// which Linux lets programs read.
//
// Streaming-compatible functions must not call memcpy and its like, which may
// use instructions that there are not in streaming mode; these use none of
// SIMD.

#include "rt.h"

#define ROUTINE(name)                                                          \
  void name(void);                                                             \
  __attribute__((naked)) RT_FUNCTION void name(void)

#define TPIDR2 "S3_3_C13_C0_5"
#define SVCR   "S3_3_C4_C2_2"

// x16: the block, then the buffer; x14: slices; x15: the one at hand.
#define MOVE_SLICES(instruction)                                               \
  "ldrh w14, [x16, #10]\n"                                                     \
  "ldr w15, [x16, #12]\n"                                                      \
  "orr w14, w14, w15\n"                                                        \
  "cbnz w14, 3f\n"                                                             \
  "ldrh w14, [x16, #8]\n"                                                      \
  "ldr x16, [x16]\n"                                                           \
  "cbz x16, 2f\n"                                                              \
  "cbz w14, 2f\n"                                                              \
  "mov x15, xzr\n"                                                             \
  "1:\n" instruction " za[w15, 0], [x16]\n"                                    \
  "addsvl x16, x16, #1\n"                                                      \
  "add x15, x15, #1\n"                                                         \
  "cmp x15, x14\n"                                                             \
  "b.ne 1b\n"                                                                  \
  "2:\n"                                                                       \
  "ret\n"                                                                      \
  "3:\n"                                                                       \
  "brk #1\n"

ROUTINE(__arm_tpidr2_save) {
  __asm__(".arch_extension sme\n"
          "mrs x16, " TPIDR2 "\n"
          "cbz x16, 2f\n" MOVE_SLICES("str"));
}

// Of the block at x0; somebody must have emptied TPIDR2 before.
ROUTINE(__arm_tpidr2_restore) {
  __asm__(".arch_extension sme\n"
          "mrs x14, " TPIDR2 "\n"
          "cbnz x14, 3f\n"
          "mov x16, x0\n" MOVE_SLICES("ldr"));
}

// x0: bit 63 and 62 when there is SME, bit 1 when ZA is on, bit 0 in streaming
// mode; x1: TPIDR2, or 0.
ROUTINE(__arm_sme_state) {
  __asm__("mrs x16, ID_AA64PFR1_EL1\n"
          "ubfx x16, x16, #24, #4\n"
          "mov x0, xzr\n"
          "mov x1, xzr\n"
          "cbz x16, 1f\n"
          "mrs x0, " SVCR "\n"
          "and x0, x0, #3\n"
          "orr x0, x0, #0xc000000000000000\n"
          "mrs x1, " TPIDR2 "\n"
          "1:\n"
          "ret\n");
}

// Puts ZA, if it is somebody's, where that wants it, and turns it off.
ROUTINE(__arm_za_disable) {
  __asm__(".arch_extension sme\n"
          "mrs x16, ID_AA64PFR1_EL1\n"
          "ubfx x16, x16, #24, #4\n"
          "cbz x16, 1f\n"
          "str x30, [sp, #-16]!\n"
          "bl __arm_tpidr2_save\n"
          "msr " TPIDR2 ", xzr\n"
          "smstop za\n"
          "ldr x30, [sp], #16\n"
          "1:\n"
          "ret\n");
}

// x0: how many 64 bits a vector has as things are; 0 where there are none.
ROUTINE(__arm_get_current_vg) {
  __asm__(".arch_extension sve\n"
          "mrs x0, ID_AA64PFR0_EL1\n"
          "ubfx x0, x0, #32, #4\n"
          "cbnz x0, 1f\n"
          "mrs x16, ID_AA64PFR1_EL1\n"
          "ubfx x16, x16, #24, #4\n"
          "cbz x16, 2f\n"
          "mrs x16, " SVCR "\n"
          "tbz x16, #0, 2f\n"
          "1:\n"
          "cntd x0\n"
          "2:\n"
          "ret\n");
}

#define COMPATIBLE __attribute__((target("general-regs-only"))) RT_FUNCTION

void *__arm_sc_memcpy(void *to, const void *from, size_t size);
void *__arm_sc_memmove(void *to, const void *from, size_t size);
void *__arm_sc_memset(void *to, int byte, size_t size);
void *__arm_sc_memchr(const void *in, int byte, size_t size);

COMPATIBLE void *__arm_sc_memcpy(void *to, const void *from, size_t size) {
  U8 *t = to;
  const U8 *f = from;
  for (; size; size--)
    *t++ = *f++;
  return to;
}

COMPATIBLE void *__arm_sc_memmove(void *to, const void *from, size_t size) {
  U8 *t = to;
  const U8 *f = from;
  if ((uintptr_t)t - (uintptr_t)f >= size)
    return __arm_sc_memcpy(to, from, size);
  while (size--)
    t[size] = f[size];
  return to;
}

COMPATIBLE void *__arm_sc_memset(void *to, int byte, size_t size) {
  U8 *t = to;
  for (; size; size--)
    *t++ = (U8)byte;
  return to;
}

COMPATIBLE void *__arm_sc_memchr(const void *in, int byte, size_t size) {
  for (const U8 *p = in; size; size--, p++)
    if (*p == (U8)byte)
      return (void *)(uintptr_t)p;
  return NULL;
}
