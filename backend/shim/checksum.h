// The checksum of a section in a COFF object.
#ifndef MLCC_SHIM_CHECKSUM_H
#define MLCC_SHIM_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Returns the checksum of bytes whose checksum is `before` (0: there are none),
// followed by `data`.
uint32_t shim_checksum(uint32_t before, const char *data, size_t size);

#ifdef __cplusplus
}
#endif

#endif
