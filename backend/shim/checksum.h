// The checksum of a section in a COFF object.
#ifndef MLCC_SHIM_CHECKSUM_H
#define MLCC_SHIM_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// That of `data` behind what has `before`, which is 0 at the beginning.
uint32_t shim_checksum(uint32_t before, const char *data, size_t size);

#ifdef __cplusplus
}
#endif

#endif
