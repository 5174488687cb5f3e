// What compilers for Windows expect of its C runtime beside functions of C, for
// programs linked without it: the probing of large stack frames, page by page,
// since the system grows a stack only when its guard page is touched.

#include "rt.h"

// The size is in rax (x86-64) or, divided by 16, in x15 (AArch64), and remains
// there; the caller lowers the stack pointer itself.
#if defined(__x86_64__)
__asm__(".text\n"
        ".weak __chkstk\n"
        ".weak ___chkstk_ms\n"
        "__chkstk:\n"
        "___chkstk_ms:\n"
        "  push %rax\n"
        "  push %rcx\n"
        "  lea 24(%rsp), %rcx\n"
        "1:\n"
        "  cmp $0x1000, %rax\n"
        "  jb 2f\n"
        "  sub $0x1000, %rcx\n"
        "  test %rcx, (%rcx)\n"
        "  sub $0x1000, %rax\n"
        "  jmp 1b\n"
        "2:\n"
        "  sub %rax, %rcx\n"
        "  test %rcx, (%rcx)\n"
        "  pop %rcx\n"
        "  pop %rax\n"
        "  ret\n");
#elif defined(__aarch64__)
__asm__(".text\n"
        ".weak __chkstk\n"
        "__chkstk:\n"
        "  lsl x16, x15, #4\n"
        "  mov x17, sp\n"
        "1:\n"
        "  cmp x16, #1, lsl #12\n"
        "  b.lo 2f\n"
        "  sub x17, x17, #1, lsl #12\n"
        "  ldr xzr, [x17]\n"
        "  sub x16, x16, #1, lsl #12\n"
        "  b 1b\n"
        "2:\n"
        "  sub x17, x17, x16\n"
        "  ldr xzr, [x17]\n"
        "  ret\n");
#endif
