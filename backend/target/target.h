// What is compiled for: from a command line's target options to everything
// the lowering and LLVM must know, before any module exists. Nothing of LLVM
// is seen here.
#ifndef MLCC_BACKEND_TARGET_H
#define MLCC_BACKEND_TARGET_H

#include "ir/target.h"

typedef enum OptLevel { OPT_0, OPT_1, OPT_2, OPT_3, OPT_S, OPT_Z } OptLevel;

typedef enum FloatAbi {
  FLOAT_ABI_DEFAULT,
  FLOAT_ABI_SOFT,   // no FPU at all
  FLOAT_ABI_SOFTFP, // FPU, but arguments in integer registers
  FLOAT_ABI_HARD,
} FloatAbi;

// Position independence: the default is that of clang for the triple.
typedef enum PicMode {
  PIC_DEFAULT,
  PIC_NONE,  // -fno-pic
  PIC_SMALL, // -fpic
  PIC_BIG,   // -fPIC
  PIE_SMALL, // -fpie
  PIE_BIG,   // -fPIE
} PicMode;

// Ways to make addresses besides. The first two go together.
enum {
  RELOC_ROPI = 1, // code and constants relative to the code
  RELOC_RWPI = 2, // variables relative to r9
  RELOC_DYNAMIC_NO_PIC = 4,
};

typedef enum CodeModel {
  CODE_MODEL_DEFAULT,
  CODE_MODEL_TINY,
  CODE_MODEL_SMALL,
  CODE_MODEL_KERNEL,
  CODE_MODEL_MEDIUM,
  CODE_MODEL_LARGE,
} CodeModel;

// The values of LLVM's module flag "frame-pointer".
typedef enum FramePointer {
  FRAME_POINTER_NONE = 0,
  FRAME_POINTER_NON_LEAF = 1,
  FRAME_POINTER_ALL = 2,
  FRAME_POINTER_RESERVED = 3,
  FRAME_POINTER_NON_LEAF_NO_RESERVE = 4,
} FramePointer;

// Three-valued switches.
typedef enum Toggle { TOGGLE_DEFAULT, TOGGLE_OFF, TOGGLE_ON } Toggle;

#define ANY_VECTOR_BITS (~0u) // -mprefer-vector-width=none

// As the command line has them; NULL, 0 and _DEFAULT: not given.
typedef struct TargetOptions {
  const char *triple; // NULL: the machine this runs on
  unsigned bits;      // -m16, -m32, -m64
  const char *march, *mcpu, *mtune, *mabi, *mfpu, *mcmodel;
  FloatAbi float_abi; // -mfloat-abi=
  PicMode pic;
  unsigned reloc; // RELOC_ bits
  // Features in order, "+avx2" or "-sse4a": from -mattr= and -m<feature>.
  const char *const *mattr;
  size_t nmattr;
  unsigned vector_bits; // of the widest vectors wanted; 0: nothing is said
  FramePointer frame_pointer; // when frame_pointer_given
  bool frame_pointer_given;
  Toggle omit_leaf_frame_pointer; // of those that are kept
  Toggle thumb, big_endian;       // the variant of the triple
  Toggle function_sections, data_sections, emulated_tls;
  Toggle unwind_tables, async_unwind_tables;
} TargetOptions;

typedef struct TargetSpec {
  const char *triple; // normalised; what the module says
  const char *given;  // what the user wrote
  // Of the triple, in LLVM's names: "aarch64", "linux", "android", "elf".
  const char *arch, *vendor, *os, *environment, *object_format;
  unsigned environment_version; // android21: 21
  const char *cpu, *tune;       // "" where LLVM's default serves
  const char *features;         // "+a,-b", complete
  const char *unused; // an option that this target does not heed, or NULL
  const char *abi;    // "lp64d", "aapcs-linux" or ""
  FloatAbi float_abi;
  PicMode pic;
  unsigned reloc;
  CodeModel code_model;
  FramePointer frame_pointer;
  unsigned unwind_tables; // 0: none, 1: synchronous, 2: asynchronous
  bool function_sections, data_sections;
  bool emulated_tls, tls_descriptors, init_array;
  const char *isa_string;          // riscv: "rv64i2p1_m2p0...", else NULL
  unsigned vscale_min, vscale_max; // 0: no scalable vectors, or unknown
  unsigned vector_bits;            // as in the options
  bool fast_math;                  // vectors of f32 may flush subnormals
  const char *data_layout;         // LLVM's string
  unsigned pointer_bits;           // of address space 0
  unsigned index_bits;             // of address space 0: the width of `index`
  unsigned wchar_size;             // bytes
  unsigned dwarf_version;
  bool little_endian;
} TargetSpec;

// Fills `spec`, strings in `arena`. False when the target or an option of it
// is not known; a message is then appended to `error`.
bool target_resolve(Arena *arena, const TargetOptions *options,
                    TargetSpec *spec, Buf *error);

// Whether LLVM has a target for the architecture that `triple` begins with.
bool target_exists(const char *triple);

// Whether a -m<name> (or -mno-<name>) is one of the features of the target;
// what `mattr` wants ("+avx2") is then in *feature.
bool target_feature_flag(Arena *arena, const char *triple, const char *name,
                         const char **feature);
// The names that there are.
void target_feature_flag_try(Nearest *nearest, const char *triple);

// Whether LLVM writes object files for it. It knows others as assembly only.
bool target_has_objects(const TargetSpec *spec);
#define TARGET_WITHOUT_OBJECTS "has no object files; -S writes assembly"

// Whether the target's CPU, or an option, has a feature.
bool target_has_feature(const TargetSpec *spec, const char *feature);
// Whether its architecture knows that at all.
bool target_knows_feature(const TargetSpec *spec, const char *feature);

// What passes may know of it; the text in it is the spec's.
TargetModel target_model(const TargetSpec *spec);
// LLVM's "prefer-vector-width" for the CPU that code is tuned for; "" where
// LLVM's own choice or an option is to hold.
const char *target_loop_vectors(const TargetSpec *spec);

// For -print-targets, -print-supported-cpus and -mattr=help: a line each.
void target_print_all(Buf *out);
bool target_print_cpus(const char *triple, Buf *out, Buf *error);
bool target_print_features(const char *triple, Buf *out, Buf *error);

// The triple of this machine, "x86_64-pc-linux-gnu".
const char *target_host_triple(Arena *arena);
const char *target_normal_triple(Arena *arena, const char *triple);

#endif
