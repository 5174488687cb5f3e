// What an allocation calls that got no memory, of `size` bytes. SIZE_MAX: more
// than can be counted.
#ifndef MLCC_RUNTIME_HOSTED_OUT_OF_MEMORY_H
#define MLCC_RUNTIME_HOSTED_OUT_OF_MEMORY_H

#include "rt.h"

_Noreturn void mlcc_out_of_memory(size_t size);

#endif
