// The mark of code that uses floating point, which MSVC's start code defines,
// and mingw-w64's does not. LLVM puts a reference to it into every such object
// for the former, the runtime's own among them.

#include "rt.h"

extern int _fltused;
__attribute__((weak)) int _fltused = 0x9875;
