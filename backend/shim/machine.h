// Target triples and target machines: what llvm-c cannot say of them.
#ifndef MLCC_SHIM_MACHINE_H
#define MLCC_SHIM_MACHINE_H

#include "backend/shim/text.h"
#include "backend/shim/tweaks.h"

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// A triple taken apart. The names are LLVM's own ("aarch64", "linux",
// "android"), static, and "unknown" or "" where the triple says nothing.
typedef struct ShimTriple {
  const char *arch, *vendor, *os, *environment;
  unsigned os_version[3];
  unsigned environment_version; // android21: 21
  const char *object_format;    // "elf", "coff", "macho", "wasm", "xcoff", ...
  unsigned pointer_bits;        // of the architecture: 16, 32, 64; 0: unknown
  bool little_endian;
} ShimTriple;

void shim_triple_parse(const char *triple, ShimTriple *parsed);
// The data layout LLVM uses for a triple (and ABI name, may be "").
void shim_triple_data_layout(const char *triple, const char *abi,
                             ShimText *text, void *user);

// Of address space 0.
void shim_layout_bits(const char *layout, unsigned *pointer_bits,
                      unsigned *index_bits);
// The same machine with pointers of 32 or 64 bits (-m32, -m64); no text when
// there is none.
void shim_triple_with_bits(const char *triple, unsigned bits, ShimText *text,
                           void *user);

// The same triple with another byte order, or for ARM's other set of
// instructions; no text when there is none.
typedef enum ShimVariant {
  SHIM_BIG_ENDIAN,
  SHIM_LITTLE_ENDIAN,
  SHIM_THUMB,
  SHIM_ARM,
} ShimVariant;
void shim_triple_variant(const char *triple, ShimVariant variant,
                         ShimText *result, void *user);

// All operating systems and environments, by index; NULL behind the last.
const char *shim_os_name(unsigned index);
const char *shim_environment_name(unsigned index);

// LLVM's name of the library a target belongs to ("X86", "AArch64").
const char *shim_target_backend(LLVMTargetRef target);

typedef struct ShimMachineOptions {
  const char *triple, *cpu, *features, *abi;
  int level; // of code generation: 0 to 3
  LLVMRelocMode reloc;
  LLVMCodeModel code_model;
  int float_abi; // 0: the target's default, 1: soft, 2: hard
  bool function_sections, data_sections;
  bool emulated_tls, tls_descriptors;
  bool init_array; // .init_array instead of .ctors
  bool verbose_assembly;
  ShimTweaks tweaks;
} ShimMachineOptions;

LLVMTargetMachineRef shim_machine_create(LLVMTargetRef target,
                                         const ShimMachineOptions *options);

// Emits an object whose debug information goes elsewhere. False when the target
// cannot.
bool shim_emit_split(LLVMTargetMachineRef machine, LLVMModuleRef module,
                     ShimText *object, void *object_user, ShimText *debug,
                     void *debug_user);

// Whether a call of an intrinsic that rounds becomes one of a function of C's.
bool shim_calls_library(LLVMTargetMachineRef machine, LLVMValueRef call);

// True when the machine's CPU and features include this one.
bool shim_machine_has_feature(LLVMTargetMachineRef machine,
                              const char *feature);

// The same before there is a machine. The target is initialised.
bool shim_cpu_has_feature(LLVMTargetRef target, const char *triple,
                          const char *cpu, const char *features,
                          const char *feature);

// All CPUs and features a target knows: for each, its name and description
// (the same text for CPUs), in two calls of `text`. The target is initialised.
void shim_target_cpus(LLVMTargetRef target, const char *triple, ShimText *text,
                      void *user);
void shim_target_features(LLVMTargetRef target, const char *triple,
                          ShimText *text, void *user);
bool shim_target_knows_cpu(LLVMTargetRef target, const char *triple,
                           const char *cpu);
bool shim_target_knows_feature(LLVMTargetRef target, const char *triple,
                               const char *feature);
// A strategy of garbage collection that functions may name.
bool shim_knows_collector(const char *name);

// LLVM's command line, argv[0] being a name for messages. False when it is
// wrong; `text` then gets why.
bool shim_set_llvm_options(int argc, const char *const *argv, ShimText *text,
                           void *user);

#ifdef __cplusplus
}
#endif

#endif
