// Levels of instruction sets (cpu_levels.def), and how a program finds out which
// of them its processor has.
#ifndef MLCC_CPU_LEVELS_H
#define MLCC_CPU_LEVELS_H

#include "ir/support/support.h"

enum { CPU_WORDS = 4 };

typedef struct CpuLevel {
  const char *arch, *name, *cpu, *features, *sign;
  bool is_automatic;
  uint32_t words[CPU_WORDS];
} CpuLevel;

extern const CpuLevel cpu_levels[]; // ends with a NULL arch

typedef Vec(const CpuLevel *) CpuLevels; // of one architecture

#define CPU_LEVEL_FUNCTION "__mlcc_cpu_level"

// Appends, as MLIR, the function of that name, which returns an i32: 1, or 2 and
// so on for the last of `levels` that the processor has. It looks once, which
// several threads may do side by side, and needs no library. If it asks, and the
// program has a function `int mlcc_cpu_has(const char *level)`, that is called
// instead; weak symbols are ELF's.
void put_cpu_level_function(Buf *out, const CpuLevels *levels, bool asks);

#endif
