// What an object calls of mlcc's runtime, brought into it. Only backend/
// includes this header, since it has llvm-c's types.
#ifndef MLCC_BACKEND_RUNTIME_JOIN_H
#define MLCC_BACKEND_RUNTIME_JOIN_H

#include "backend/target/target.h"

#include <llvm-c/Types.h>

// runtime_join.c: into a finished ELF object

// Adds what `archive` has of the object's undefined symbols. The object stays
// as it is, byte for byte, when that is nothing, and when the two do not go
// together, as with another floating-point ABI: linking says so then.
void runtime_join(Buf *object, const TargetSpec *target, const char *archive);

// Appends the object's undefined symbols that the archive's index lists.
void runtime_wanted(Arena *arena, const Buf *object, Str archive,
                    StrVec *wanted);
// Whether it becomes local: nobody but the runtime and compilers use the name.
bool runtime_is_helper(Str name);
// Atomic accesses by calls. See runtime_join.c why they may have to stay.
bool runtime_is_atomic(Str name);

// runtime_link.c: into the module that becomes an object of another format

// The path of the archive for a target, or NULL.
typedef const char *FindRuntime(const void *user, Arena *arena,
                                const TargetSpec *target);

typedef struct RuntimeLink {
  Arena *arena;
  FindRuntime *find; // asked once; NULL: nothing is linked
  const void *user;
  bool found;
  SourceSet sources;
  Str archive;  // of bitcode; empty when there is none
  StrVec names; // that objects were found to call
  bool has_locks, without_atomics;
} RuntimeLink;

void runtime_link_init(RuntimeLink *link, Arena *arena, FindRuntime *find,
                       const void *user);
void runtime_link_release(RuntimeLink *link);
// Whether the object calls more of the runtime than was linked into its module:
// then it has to be made again.
bool runtime_link_wants(RuntimeLink *link, const Buf *object);
// Links what a module calls that is about to be emitted, and what objects of it
// were found to call, unless a linker joins that to objects; under a guard.
void runtime_link_module(RuntimeLink *link, const TargetSpec *target,
                         LLVMModuleRef module);

#endif
