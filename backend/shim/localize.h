// Making marked symbols of an ELF object local.
#ifndef MLCC_SHIM_LOCALIZE_H
#define MLCC_SHIM_LOCALIZE_H

#include "backend/shim/text.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// Symbols whose names contain `mark` become local, and lose it with what
// follows. `out` gets the new object, or nothing when no symbol has the mark.
// False when the object is malformed; `message` then says how.
bool shim_localize(const char *object, size_t size, const char *mark,
                   ShimText *out, ShimText *message, void *user);

#ifdef __cplusplus
}
#endif

#endif
