// What an object needs of mlcc's runtime, joined to it.
#ifndef MLCC_BACKEND_RUNTIME_JOIN_H
#define MLCC_BACKEND_RUNTIME_JOIN_H

#include "backend/target.h"

// Adds to the ELF object what `archive` has of its undefined symbols. The
// object stays as it is, byte for byte, when that is nothing, and when the two
// do not go together, as with another floating-point ABI: linking says so then.
void runtime_join(Buf *object, const TargetSpec *target, const char *archive);

#endif
