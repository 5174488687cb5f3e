#define COLUMNS(n)      n
#define MOST_COLUMNS(n) n
#include "contract.h"

PRODUCT(signed_by_signed, 4, 4, 16, int8_t, int8_t, int32_t, ITSELF)
PRODUCT(unsigned_by_unsigned, 2, 4, 8, uint8_t, uint8_t, int32_t, ITSELF)
PRODUCT(unsigned_by_signed, 2, 4, 8, uint8_t, int8_t, int32_t, ITSELF)
PRODUCT(signed_by_unsigned, 4, 2, 16, int8_t, uint8_t, int32_t, ITSELF)
PRODUCT(one_row, 1, 4, 16, int8_t, int8_t, int32_t, ITSELF)
PRODUCT(row, 1, 2, 8, int8_t, uint8_t, int32_t, ITSELF)
PRODUCT(of_bf16, 4, 2, 8, uint16_t, uint16_t, float, from_bf16)

int main(void) {
  check_signed_by_signed();
  check_unsigned_by_unsigned();
  check_unsigned_by_signed();
  check_signed_by_unsigned();
  check_one_row();
  check_row();
  check_of_bf16();
  return failures;
}
