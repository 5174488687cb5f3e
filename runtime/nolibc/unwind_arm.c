// The personality routines of Arm's exception handling ABI (IHI 0038), which
// the unwind tables of every function refer to. Where there is no unwinder they
// are never called, but have to exist; called all the same, they say that
// unwinding failed. With a libc they come from libgcc or libunwind.

#include "rt.h"

enum { UNWIND_FAILURE = 9 };

#define DEFINE_PERSONALITY(name)                                               \
  int name(int state, void *exception, void *context);                         \
  RT_FUNCTION int name(int state, void *exception, void *context) {            \
    (void)state, (void)exception, (void)context;                               \
    return UNWIND_FAILURE;                                                     \
  }

DEFINE_PERSONALITY(__aeabi_unwind_cpp_pr0)
DEFINE_PERSONALITY(__aeabi_unwind_cpp_pr1)
DEFINE_PERSONALITY(__aeabi_unwind_cpp_pr2)
