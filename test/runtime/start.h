// A program without a libc: its entry, and writing to standard output, for
// every Linux that qemu-user runs. The program defines `run`.

#ifndef START_H
#define START_H

int run(void);

#if defined(__x86_64__)
#define SYSTEM_CALL "syscall"
#define CALL_REGISTERS                                                         \
  register long number __asm__("rax") = what;                                  \
  register long first __asm__("rdi") = a;                                      \
  register long second __asm__("rsi") = b;                                     \
  register long third __asm__("rdx") = c;
#define RESULT   number
#define CLOBBERS "rcx", "r11", "memory"
#define START    "and $-16, %rsp\n call run\n"
enum { WRITE = 1, EXIT = 60 };

#elif defined(__i386__)
#define SYSTEM_CALL "int $0x80"
#define CALL_REGISTERS                                                         \
  register long number __asm__("eax") = what;                                  \
  register long first __asm__("ebx") = a;                                      \
  register long second __asm__("ecx") = b;                                     \
  register long third __asm__("edx") = c;
#define RESULT   number
#define CLOBBERS "memory"
#define START    "and $-16, %esp\n call run\n"
enum { WRITE = 4, EXIT = 1 };

#elif defined(__aarch64__)
#define SYSTEM_CALL "svc #0"
#define CALL_REGISTERS                                                         \
  register long number __asm__("x8") = what;                                   \
  register long first __asm__("x0") = a;                                       \
  register long second __asm__("x1") = b;                                      \
  register long third __asm__("x2") = c;
#define RESULT   first
#define CLOBBERS "memory"
#define START    "bl run\n"
enum { WRITE = 64, EXIT = 93 };

#elif defined(__arm__)
// r7 is Thumb's frame pointer, so it is set inside.
#define SYSTEM_CALL "push {r7}\n mov r7, %1\n svc #0\n pop {r7}"
#define CALL_REGISTERS                                                         \
  register long number __asm__("r3") = what;                                   \
  register long first __asm__("r0") = a;                                       \
  register long second __asm__("r1") = b;                                      \
  register long third __asm__("r2") = c;
#define RESULT   first
#define CLOBBERS "memory"
#define START    "bl run\n"
enum { WRITE = 4, EXIT = 1 };

#elif defined(__riscv)
#define SYSTEM_CALL "ecall"
#define CALL_REGISTERS                                                         \
  register long number __asm__("a7") = what;                                   \
  register long first __asm__("a0") = a;                                       \
  register long second __asm__("a1") = b;                                      \
  register long third __asm__("a2") = c;
#define RESULT   first
#define CLOBBERS "memory"
#define START                                                                  \
  ".option push\n .option norelax\n la gp, __global_pointer$\n .option pop\n"  \
  "call run\n"
enum { WRITE = 64, EXIT = 93 };

#elif defined(__loongarch__)
#define SYSTEM_CALL "syscall 0"
#define CALL_REGISTERS                                                         \
  register long number __asm__("$a7") = what;                                  \
  register long first __asm__("$a0") = a;                                      \
  register long second __asm__("$a1") = b;                                     \
  register long third __asm__("$a2") = c;
#define RESULT   first
#define CLOBBERS "$t0", "$t1", "$t2", "$t3", "$t4", "$t5", "memory"
#define START    "bl run\n"
enum { WRITE = 64, EXIT = 93 };

#elif defined(__powerpc64__)
#define SYSTEM_CALL "sc"
#define CALL_REGISTERS                                                         \
  register long number __asm__("r0") = what;                                   \
  register long first __asm__("r3") = a;                                       \
  register long second __asm__("r4") = b;                                      \
  register long third __asm__("r5") = c;
#define RESULT   first
#define CLOBBERS "cr0", "ctr", "memory"
#define START                                                                  \
  "bcl 20, 31, 1f\n 1: mflr 2\n"                                               \
  "addis 2, 2, .TOC.-1b@ha\n addi 2, 2, .TOC.-1b@l\n"                          \
  "stdu 1, -64(1)\n bl run\n nop\n"
enum { WRITE = 4, EXIT = 1 };

#elif defined(__s390x__)
#define SYSTEM_CALL "svc 0"
#define CALL_REGISTERS                                                         \
  register long number __asm__("r1") = what;                                   \
  register long first __asm__("r2") = a;                                       \
  register long second __asm__("r3") = b;                                      \
  register long third __asm__("r4") = c;
#define RESULT   first
#define CLOBBERS "memory"
#define START    "aghi %r15, -160\n brasl %r14, run\n"
enum { WRITE = 4, EXIT = 1 };

#elif defined(__mips__)
#define SYSTEM_CALL "syscall"
#define CALL_REGISTERS                                                         \
  register long number __asm__("$2") = what;                                   \
  register long first __asm__("$4") = a;                                       \
  register long second __asm__("$5") = b;                                      \
  register long third __asm__("$6") = c;
#define RESULT number
#define CLOBBERS                                                               \
  "$1", "$3", "$7", "$8", "$9", "$10", "$11", "$12", "$13", "$14", "$15",      \
      "$24", "$25", "memory"
#if defined(__mips64)
#define START                                                                  \
  ".set noreorder\n bal 1f\n nop\n 1: .cpsetup $31, $3, 1b\n"                  \
  "dla $25, run\n jalr $25\n nop\n"
enum { WRITE = 5001, EXIT = 5058 };
#else
#define START                                                                  \
  ".set noreorder\n bal 1f\n nop\n 1: .cpload $31\n addiu $sp, $sp, -32\n"     \
  "la $25, run\n jalr $25\n nop\n"
enum { WRITE = 4004, EXIT = 4001 };
#endif
#endif

static long call_system(long what, long a, long b, long c) {
  CALL_REGISTERS
  __asm__ volatile(SYSTEM_CALL
                   : "+r"(first), "+r"(number)
                   : "r"(second), "r"(third)
                   : CLOBBERS);
  return RESULT;
}

#if defined(__thumb__)
__asm__(".thumb\n .thumb_func\n");
#endif
// MIPS has a name of its own for the entry.
__asm__(".globl _start\n .globl __start\n .type _start, %function\n"
        "__start: _start:\n" START);

// Where _start's call of run returns to is not defined; run ends with this.
static void finish(int status) {
  call_system(EXIT, status, 0, 0);
}

#endif
