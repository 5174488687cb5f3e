// __aarch64_ldadd4_acq_rel and its like: what compilers call on AArch64 with
// -moutline-atomics, so that one program can use the single instructions of
// LSE where the processor has them. The names tell the operation (a compare and
// swap, a swap, or one that loads and changes), the size and the memory order.
//
// Here they always are loops of exclusive loads and stores, which every AArch64
// processor has: no look at the processor, nothing to initialise. libgcc and
// compiler-rt, when linked first, choose.

#include "rt.h"

#define RELAXED __ATOMIC_RELAXED
#define ACQUIRE __ATOMIC_ACQUIRE
#define RELEASE __ATOMIC_RELEASE
#define ACQ_REL __ATOMIC_ACQ_REL

#define DEFINE_CAS(size, Type, suffix, order, failure)                         \
  Type __aarch64_cas##size##suffix(Type expected, Type desired,                \
                                   volatile Type *object);                     \
  RT_FUNCTION Type __aarch64_cas##size##suffix(Type expected, Type desired,    \
                                               volatile Type *object) {        \
    __atomic_compare_exchange_n(object, &expected, desired, 0, order,          \
                                failure);                                      \
    return expected;                                                           \
  }

#define DEFINE_OPERATION(name, size, Type, suffix, builtin)                    \
  Type __aarch64_##name##size##suffix(Type a, volatile Type *object);          \
  RT_FUNCTION Type __aarch64_##name##size##suffix(Type a,                      \
                                                  volatile Type *object) {     \
    return builtin;                                                            \
  }

#define DEFINE_ORDER(size, Type, suffix, order, failure)                       \
  DEFINE_CAS(size, Type, suffix, order, failure)                               \
  DEFINE_OPERATION(swp, size, Type, suffix,                                    \
                   __atomic_exchange_n(object, a, order))                      \
  DEFINE_OPERATION(ldadd, size, Type, suffix,                                  \
                   __atomic_fetch_add(object, a, order))                       \
  DEFINE_OPERATION(ldset, size, Type, suffix,                                  \
                   __atomic_fetch_or(object, a, order))                        \
  DEFINE_OPERATION(ldclr, size, Type, suffix,                                  \
                   __atomic_fetch_and(object, (Type)~a, order))                \
  DEFINE_OPERATION(ldeor, size, Type, suffix,                                  \
                   __atomic_fetch_xor(object, a, order))

// `_sync` is GCC's, of which a full barrier is expected.
#define FOR_ORDERS(DEFINE, size, Type)                                         \
  DEFINE(size, Type, _relax, RELAXED, RELAXED)                                 \
  DEFINE(size, Type, _acq, ACQUIRE, ACQUIRE)                                   \
  DEFINE(size, Type, _rel, RELEASE, RELAXED)                                   \
  DEFINE(size, Type, _acq_rel, ACQ_REL, ACQUIRE)                               \
  DEFINE(size, Type, _sync, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

FOR_ORDERS(DEFINE_ORDER, 1, U8)
FOR_ORDERS(DEFINE_ORDER, 2, U16)
FOR_ORDERS(DEFINE_ORDER, 4, U32)
FOR_ORDERS(DEFINE_ORDER, 8, U64)
FOR_ORDERS(DEFINE_CAS, 16, U128)
