// Where a target's start files and libraries are, and how it is linked.
#ifndef MLCC_TOOLCHAIN_H
#define MLCC_TOOLCHAIN_H

#include "backend/link/lld.h"
#include "driver/options.h"

typedef struct Toolchain {
  const TargetSpec *target;
  const char *multiarch, *emulation, *dynamic_linker, *flags;
  const char *start, *end, *libraries; // see toolchains.def
  const char *sysroot;                 // "" is the root
  StrVec dirs;                         // that exist, in the order of search
  const char *gcc_dir;                 // with crtbegin.o and libgcc; or NULL
  const char *resource_dir;            // with mlcc's own files
  const char *runtime;                 // libmlcc_rt.a; NULL when not built
} Toolchain;

// Finds everything for the target; never fails: what is missing is NULL or an
// empty list, and linking says so.
void toolchain_find(Toolchain *toolchain, Arena *arena, const Options *options,
                    const TargetSpec *target);
// The path of a file in the search directories; NULL when it is in none.
const char *toolchain_file(const Toolchain *toolchain, Arena *arena,
                           const char *name);
bool toolchain_is_android(const Toolchain *toolchain);
// Whether a link can have the runtime as an archive. Apple's linkers refuse
// objects that are of another system, and the archive is macOS's.
bool toolchain_links_runtime(const TargetSpec *target);
// Debian's packages with the files that a link for the target needs; NULL when
// it has none.
const char *toolchain_packages(const Toolchain *toolchain, bool native);
// What a made-up library must define, separated by spaces; NULL for one that
// is not to be made up.
const char *toolchain_stub(const char *library);
// lib/mlcc beside the program's own directory.
const char *resource_dir(Arena *arena);
const char *program_dir(Arena *arena); // NULL when it is not known

// runtime_library.c: the path of one of the runtime's archives for a target;
// NULL when it was not built for it.
const char *find_runtime(Arena *arena, const char *resources,
                         const TargetSpec *target, const char *library);
// A message when the target has a runtime, but it is not where it belongs; NULL
// when it is there, and for targets that none is made for.
const char *missing_runtime(Arena *arena, const char *resources,
                            const TargetSpec *target);

// link.c

// What is linked. Objects made in memory have the names of their inputs, and
// `args` has those names in their places.
typedef struct LinkInputs {
  StrVec args; // paths and flags, in the order of the command line
  Vec(Buf) objects;
  StrVec names;       // of `objects`
  Messages *messages; // who keeps what the linker says; or NULL
} LinkInputs;

// Takes the object, which the linker will find under the name.
void link_add_object(LinkInputs *inputs, Arena *arena, const char *name,
                     Buf *object);
void link_release(LinkInputs *inputs);
// False after reporting that a file which the linker's arguments tell it to
// write is an input.
bool link_outputs_allowed(Arena *arena, const Options *options);
// Whether the linker is to pack all it reads (--reproduce): each input must
// then be one object.
bool link_is_reproduced(Arena *arena, const Options *options);
// Whether there is nothing to link, and the linker is asked what it is or can.
bool link_is_query(const Options *options);
bool link_answer(Arena *arena, const Options *options,
                 const TargetSpec *target);
// Gives a program the name that it has on Windows: a.exe, and .exe behind one
// without a suffix for MinGW, as gcc and clang do.
void link_name_output(Arena *arena, Options *options, const TargetSpec *target);
// Links the inputs into options->output (NULL: "a.out"). False after reporting.
bool link_program(Arena *arena, const Options *options,
                  const Toolchain *toolchain, LinkInputs *inputs);

#endif
