#include <arm_sve.h>

// of so many for each 128 bits of a vector
#define COLUMNS(n)      (n * (int)(svcntb() / 16))
#define MOST_COLUMNS(n) (n * 16)
#include "contract.h"

PRODUCT(signed_by_signed, 4, 4, 8, int8_t, int8_t, int32_t, ITSELF)
PRODUCT(unsigned_by_unsigned, 2, 4, 8, uint8_t, uint8_t, int32_t, ITSELF)
PRODUCT(unsigned_by_signed, 2, 4, 8, uint8_t, int8_t, int32_t, ITSELF)
PRODUCT(signed_by_unsigned, 4, 8, 8, int8_t, uint8_t, int32_t, ITSELF)
PRODUCT(of_bf16, 4, 4, 4, uint16_t, uint16_t, float, from_bf16)

int main(void) {
  check_signed_by_signed();
  check_unsigned_by_unsigned();
  check_unsigned_by_signed();
  check_signed_by_unsigned();
  check_of_bf16();
  return failures;
}
