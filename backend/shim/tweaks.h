// What LLVM's code generation is told besides the target: plain data, so that
// whoever reads a command line may fill it. All zero: LLVM's usual ways.
#ifndef MLCC_SHIM_TWEAKS_H
#define MLCC_SHIM_TWEAKS_H

#include <stdbool.h>

typedef struct ShimTweaks {
  bool shared_section_names; // all functions' sections are called .text
  bool addrsig;              // whose addresses count, for the linker's folding
  bool no_zeros_in_bss;
  bool stack_sizes;       // section .stack_sizes
  bool block_map;         // section .llvm_bb_addr_map
  bool split_functions;   // what is cold apart
  bool block_sections;    // a section for each block
  bool named_blocks;      // these have names of their own
  const char *block_list; // a file of the functions whose blocks have; or NULL
  bool dwarf_frame;       // .debug_frame besides .eh_frame
  bool strict_dwarf;      // nothing that the version does not have
  bool dwarf64;
  bool relax_all;     // the long form of every instruction
  int global_isel;    // 1: on, -1: off, 0: as the target has it
  bool ctors;         // .ctors in place of .init_array
  bool single_thread; // atomics need not be
  bool tls_descriptors;
  bool dense_assembly;     // no comments in it
  bool no_dwarf_directory; // .file without the directory
  bool assembler_warnings_are_errors, no_assembler_warnings;
  unsigned tls_size; // bits of offsets of thread-local variables; 0: usual
  unsigned loop_alignment;
  unsigned dwarf_unwind;   // Apple's: 0: as usual, 1: always, 2: where needed
  unsigned compress_debug; // 1: zlib, 2: zstd
  unsigned debugger;       // 1: gdb, 2: lldb, 3: sce, 4: dbx
  unsigned vector_library; // as TargetOptions::VectorLibrary counts
  const char *stack_usage; // a file, for how much stack each function takes
  const char *split_dwarf; // the file that will have the debug information
  bool split_in_object;    // which is the object itself
} ShimTweaks;

#endif
