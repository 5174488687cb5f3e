// __sync_fetch_and_add_4 and its like: what LLVM calls for atomic operations on
// Arm before version 6.

#include "atomic.h"

#define DEFINE_SYNC(size, Type, name, operation, value)                        \
  Type name(volatile void *object,                                             \
            Type a) __asm__("__sync_" operation "_" #size);                    \
  RT_FUNCTION Type name(volatile void *object, Type a) {                       \
    volatile Type *at = object;                                                \
    Section section = mlcc_atomic_enter(object);                               \
    Type old = *at;                                                            \
    *at = (Type)(value);                                                       \
    mlcc_atomic_leave(object, section);                                        \
    return old;                                                                \
  }

#define DEFINE_SIZE(size, Type, Signed)                                        \
  DEFINE_SYNC(size, Type, swap_##size, "lock_test_and_set", a)                 \
  DEFINE_SYNC(size, Type, add_##size, "fetch_and_add", old + a)                \
  DEFINE_SYNC(size, Type, sub_##size, "fetch_and_sub", old - a)                \
  DEFINE_SYNC(size, Type, and_##size, "fetch_and_and", old &a)                 \
  DEFINE_SYNC(size, Type, or_##size, "fetch_and_or", old | a)                  \
  DEFINE_SYNC(size, Type, xor_##size, "fetch_and_xor", old ^ a)                \
  DEFINE_SYNC(size, Type, nand_##size, "fetch_and_nand", ~(old & a))           \
  DEFINE_SYNC(size, Type, max_##size, "fetch_and_max",                         \
              (Signed)old > (Signed)a ? old : a)                               \
  DEFINE_SYNC(size, Type, min_##size, "fetch_and_min",                         \
              (Signed)old < (Signed)a ? old : a)                               \
  DEFINE_SYNC(size, Type, umax_##size, "fetch_and_umax", old > a ? old : a)    \
  DEFINE_SYNC(size, Type, umin_##size, "fetch_and_umin", old < a ? old : a)    \
  Type cas_##size(volatile void *object, Type expected,                        \
                  Type desired) __asm__("__sync_val_compare_and_swap_" #size); \
  RT_FUNCTION Type cas_##size(volatile void *object, Type expected,            \
                              Type desired) {                                  \
    volatile Type *at = object;                                                \
    Section section = mlcc_atomic_enter(object);                               \
    Type old = *at;                                                            \
    if (old == expected)                                                       \
      *at = desired;                                                           \
    mlcc_atomic_leave(object, section);                                        \
    return old;                                                                \
  }

DEFINE_SIZE(1, U8, S8)
DEFINE_SIZE(2, U16, S16)
DEFINE_SIZE(4, U32, S32)
DEFINE_SIZE(8, U64, S64)

void synchronize(void) __asm__("__sync_synchronize");
RT_FUNCTION void synchronize(void) {
  mlcc_atomic_leave(NULL, mlcc_atomic_enter(NULL));
}
