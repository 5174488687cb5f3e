// How text comes back from the C++ side: piece by piece, to a function of the
// caller's. `text` is not NUL-terminated and dies with the call.
#ifndef MLCC_SHIM_TEXT_H
#define MLCC_SHIM_TEXT_H

#include <stddef.h>

typedef void ShimText(void *user, const char *text, size_t size);

#endif
