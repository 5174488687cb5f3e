// The checksum of a section in a COFF object, which is CRC-32 without its
// inversions.

#include "backend/shim/checksum.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/CRC.h"

using namespace llvm;

uint32_t shim_checksum(uint32_t before, const char *data, size_t size) {
  JamCRC sum(before);
  sum.update(ArrayRef(reinterpret_cast<const uint8_t *>(data), size));
  return sum.getCRC();
}
