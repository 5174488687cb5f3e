// What the files of the linker share: the arguments of one link while they are
// put together. A flavour of lld is a function that adds all of its arguments
// behind the first two, which are its name and the number of threads.
#ifndef MLCC_LINKER_H
#define MLCC_LINKER_H

#include "driver/driver.h"

typedef enum LinkKind { // ORDER: the columns of toolchains.def
  LINK_FIXED,
  LINK_MOVABLE,
  LINK_SHARED,
  LINK_STATIC,
  LINK_STATIC_MOVABLE,
  LINK_JOIN, // -r
} LinkKind;

typedef struct Linker Linker;

typedef struct Flavour {
  const char *name; // of lld's program
  const char *threads;
  void (*add_arguments)(Linker *linker);
} Flavour;

struct Linker {
  Arena *arena;
  LinkInputs *inputs;
  const Options *o;
  const Toolchain *t;
  const Flavour *flavour;
  LinkKind kind;
  const char *output;
  Vec(const char *) args;
  StrVec missing; // start files and default libraries that are nowhere
  bool ok;
};

// link.c
void linker_add(Linker *linker, const char *arg);
void linker_add_words(Linker *linker, const char *words);
// One argument of two parts.
void linker_add_joined(Linker *linker, const char *flag, const char *value);
// The toolchain's libraries, and flags among them.
void linker_add_default_libraries(Linker *linker, const char *words);
// Notes which of these -l and -defaultlib: are in none of the directories.
void linker_check_libraries(Linker *linker, const char *words);
// Start or end files of the toolchain, of the column for this kind of link.
void linker_add_files(Linker *linker, const char *list);
// Directories of the command line, of LIBRARY_PATH if the program is for this
// machine, of the toolchain.
void linker_add_dirs(Linker *linker, const char *flag);
void linker_add_inputs(Linker *linker);
// mlcc's own, which comes before other libraries: what it needs of the libc is
// found behind it.
void linker_add_runtime(Linker *linker);
// That of OpenMP, if one is wanted.
void linker_add_openmp(Linker *linker);
bool linker_has_input(const Linker *linker, const char *prefix);
bool linker_is_native(const Linker *linker);
bool linker_wants_libraries(const Linker *linker);
// False, and an error that there is no such link for the target.
bool linker_refuse(Linker *linker, const char *what);

void link_elf_arguments(Linker *linker);   // link_elf.c
void link_mingw_arguments(Linker *linker); // link_windows.c
void link_msvc_arguments(Linker *linker);
void link_macho_arguments(Linker *linker); // link_macho.c
void link_wasm_arguments(Linker *linker);  // link_wasm.c

#endif
