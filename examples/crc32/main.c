// Runs crc32.mlir on every byte value and on the text whose CRC-32 everybody
// quotes, and computes the same bit by bit in C.
//
//     make -C examples crc32

#include "../check.h"

#include <mlcc/memref.h>

enum { MAX = 777 };

void _mlir_ciface_crc32_of_prefixes(MemRef1dI8 *data, MemRef1dI32 *crcs);

static int8_t data[MAX];
static int32_t got[MAX], want[MAX];

static void run(Check *check, const char *what, int n) {
  uint32_t crc = UINT32_MAX;
  for (int i = 0; i < n; i++) {
    crc ^= (uint8_t)data[i];
    for (int bit = 0; bit < 8; bit++)
      crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    want[i] = (int32_t)~crc;
  }
  MemRef1dI8 Data = MEMREF_1D(MemRef1dI8, data, n);
  MemRef1dI32 Crcs = MEMREF_1D(MemRef1dI32, got, n);
  _mlir_ciface_crc32_of_prefixes(&Data, &Crcs);
  check_bits(check, what, got, want, n, 32);
}

int main(int argc, char **argv) {
  Check check = check_begin("crc32", argc, argv);
  for (int i = 0; i < MAX; i++)
    data[i] = (int8_t)(i * 7);
  run(&check, "bytes", MAX);
  memcpy(data, "123456789", 9);
  run(&check, "text", 9);
  check_int(&check, "known", (uint32_t)got[8], 0xcbf43926);
  return check_end(&check);
}
