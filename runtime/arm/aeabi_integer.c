// The integer functions of Arm's run-time ABI (IHI 0043, section 4.2
// and 4.3.1).
//
// Quotient and remainder are returned together in consecutive registers, which
// C says with a wide integer for two registers and a vector for four. These
// functions have the base calling convention on every target, also where that
// passes vectors in other registers.

#include "builtins/divide_words.h"

#define BASE_ABI __attribute__((pcs("aapcs")))

typedef U32 FourRegisters __attribute__((vector_size(16)));

RT_INLINE U32 magnitude_32(S32 a) {
  return a < 0 ? 0 - (U32)a : (U32)a;
}

RT_INLINE U64 magnitude_64(S64 a) {
  return a < 0 ? 0 - (U64)a : (U64)a;
}

RT_INLINE U64 two_registers(U32 quotient, U32 remainder) {
  return (U64)remainder << 32 | quotient;
}

RT_INLINE FourRegisters four_registers(U64 quotient, U64 remainder) {
  return (FourRegisters){(U32)quotient, (U32)(quotient >> 32), (U32)remainder,
                         (U32)(remainder >> 32)};
}

U32 __aeabi_uidiv(U32 n, U32 d);
RT_FUNCTION U32 __aeabi_uidiv(U32 n, U32 d) {
  U32 remainder;
  return udivmod_32(n, d, &remainder);
}

U64 __aeabi_uidivmod(U32 n, U32 d);
RT_FUNCTION U64 __aeabi_uidivmod(U32 n, U32 d) {
  U32 remainder;
  U32 quotient = udivmod_32(n, d, &remainder);
  return two_registers(quotient, remainder);
}

S32 __aeabi_idiv(S32 n, S32 d);
RT_FUNCTION S32 __aeabi_idiv(S32 n, S32 d) {
  U32 remainder;
  U32 quotient = udivmod_32(magnitude_32(n), magnitude_32(d), &remainder);
  return (S32)((n < 0) != (d < 0) ? 0 - quotient : quotient);
}

U64 __aeabi_idivmod(S32 n, S32 d);
RT_FUNCTION U64 __aeabi_idivmod(S32 n, S32 d) {
  U32 remainder;
  U32 quotient = udivmod_32(magnitude_32(n), magnitude_32(d), &remainder);
  return two_registers((n < 0) != (d < 0) ? 0 - quotient : quotient,
                       n < 0 ? 0 - remainder : remainder);
}

FourRegisters __aeabi_uldivmod(U64 n, U64 d) BASE_ABI;
RT_FUNCTION BASE_ABI FourRegisters __aeabi_uldivmod(U64 n, U64 d) {
  U64 remainder;
  U64 quotient = udivmod_64(n, d, &remainder);
  return four_registers(quotient, remainder);
}

FourRegisters __aeabi_ldivmod(S64 n, S64 d) BASE_ABI;
RT_FUNCTION BASE_ABI FourRegisters __aeabi_ldivmod(S64 n, S64 d) {
  U64 remainder;
  U64 quotient = udivmod_64(magnitude_64(n), magnitude_64(d), &remainder);
  return four_registers((n < 0) != (d < 0) ? 0 - quotient : quotient,
                        n < 0 ? 0 - remainder : remainder);
}

U64 __aeabi_lmul(U64 a, U64 b);
RT_FUNCTION U64 __aeabi_lmul(U64 a, U64 b) {
  return low_product_64(a, b);
}

U64 __aeabi_llsl(U64 a, int count);
RT_FUNCTION U64 __aeabi_llsl(U64 a, int count) {
  U32 low = (U32)a, high = (U32)(a >> 32);
  if (count & 32)
    return (U64)(low << (count & 31)) << 32;
  if (count)
    high = high << count | low >> (32 - count);
  return (U64)high << 32 | low << count;
}

U64 __aeabi_llsr(U64 a, int count);
RT_FUNCTION U64 __aeabi_llsr(U64 a, int count) {
  U32 low = (U32)a, high = (U32)(a >> 32);
  if (count & 32)
    return high >> (count & 31);
  if (count)
    low = low >> count | high << (32 - count);
  return (U64)(high >> count) << 32 | low;
}

U64 __aeabi_lasr(U64 a, int count);
RT_FUNCTION U64 __aeabi_lasr(U64 a, int count) {
  U32 low = (U32)a;
  S32 high = (S32)(a >> 32);
  if (count & 32)
    return (U64)(U32)(high >> 31) << 32 | (U32)(high >> (count & 31));
  if (count)
    low = low >> count | (U32)high << (32 - count);
  return (U64)(U32)(high >> count) << 32 | low;
}

int __aeabi_lcmp(S64 a, S64 b);
RT_FUNCTION int __aeabi_lcmp(S64 a, S64 b) {
  return (a > b) - (a < b);
}

int __aeabi_ulcmp(U64 a, U64 b);
RT_FUNCTION int __aeabi_ulcmp(U64 a, U64 b) {
  return (a > b) - (a < b);
}
