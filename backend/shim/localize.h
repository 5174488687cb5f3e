// Making symbols of an ELF object local.
#ifndef MLCC_SHIM_LOCALIZE_H
#define MLCC_SHIM_LOCALIZE_H

#include "backend/shim/text.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// Marks in names of symbols, and what names with the second one are given in
// front, as LLVM does with private linkage (DataLayout's mangling).
typedef struct ShimLocalMarks {
  const char *internal, *private_, *private_prefix;
} ShimLocalMarks;

// Symbols whose names contain a mark become local, and lose it with what
// follows. `out` gets the new object, or nothing when no symbol has a mark.
// False when the object is malformed; `message` then says how.
bool shim_localize(const char *object, size_t size, const ShimLocalMarks *marks,
                   ShimText *out, ShimText *message, void *user);
// Symbols of these names become local; `out` gets the new object.
bool shim_localize_named(const char *object, size_t size,
                         const char *const *names, size_t count, ShimText *out,
                         ShimText *message, void *user);

#ifdef __cplusplus
}
#endif

#endif
