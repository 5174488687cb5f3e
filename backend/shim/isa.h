// LLVM's parsers of -march and -mcpu, family by family. Each calls `text`
// once per feature ("+neon", "-d32"), in order; later ones win.
#ifndef MLCC_SHIM_ISA_H
#define MLCC_SHIM_ISA_H

#include "backend/shim/text.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// Features of an architecture ("armv8.2-a"), or when that is NULL of a CPU,
// with modifiers ("sve2+nofp16", may be ""). False when a name is not known:
// *unknown is then that name, in static memory or in an argument's.
bool shim_aarch64_features(const char *arch, const char *cpu,
                           const char *modifiers, ShimText *text, void *user,
                           const char **unknown);

// The CPU of an architecture ("" : of the triple); "" when not known. Static.
const char *shim_arm_cpu(const char *triple, const char *arch);
// What follows "arm" in the triple of an architecture or, if that is "", of a
// CPU: "v7", "v8.1m.main"; "" when not known. Static.
const char *shim_arm_sub_arch(const char *arch, const char *cpu);
int shim_arm_version(const char *arch); // 7 of "armv7-a"; 0: not known
bool shim_arm_cpu_features(const char *cpu, ShimText *text, void *user);
// Of a -mfpu= name; "" is the default of the CPU and architecture; "none".
bool shim_arm_fpu_features(const char *fpu, const char *cpu, const char *arch,
                           ShimText *text, void *user);
// Of an extension of -march or -mcpu ("crypto", "nofp").
bool shim_arm_extension_features(const char *extension, const char *cpu,
                                 const char *arch, ShimText *text, void *user);
const char *shim_arm_default_abi(const char *triple); // static

typedef struct ShimRiscv {
  unsigned xlen, min_vlen; // bits; min_vlen is 0 without vectors
  const char *abi;         // the default one; static
} ShimRiscv;

// Features of an ISA string ("rv64gcv_zba") or profile ("rva23u64"), those it
// lacks among them, negated. `canonical` gets the string with all versions.
// False when it is malformed; `message` then gets LLVM's message.
bool shim_riscv_features(const char *march, ShimRiscv *riscv, ShimText *text,
                         ShimText *canonical, ShimText *message, void *user);
bool shim_riscv_knows_extension(const char *name);
const char *shim_riscv_march_of_cpu(const char *cpu); // "" : not known; static
// Features a CPU has beyond its ISA string (its tuning).
void shim_riscv_cpu_features(const char *cpu, ShimText *text, void *user);

bool shim_loongarch_features(const char *march, ShimText *text, void *user);
// The name LLVM uses for a POWER CPU ("power9" is "pwr9"); "" when not known.
void shim_powerpc_cpu(const char *triple, const char *cpu, ShimText *text,
                      void *user);
bool shim_x86_knows_cpu(const char *cpu, bool only_64_bit);
bool shim_x86_knows_tune(const char *cpu, bool only_64_bit);

// The names that -march may have for AArch64, and for Arm.
void shim_aarch64_archs(ShimText *text, void *user);
void shim_arm_archs(ShimText *text, void *user);

// This machine's CPU, and its features.
void shim_host_cpu(ShimText *text, void *user);
void shim_host_features(ShimText *text, void *user);

#ifdef __cplusplus
}
#endif

#endif
