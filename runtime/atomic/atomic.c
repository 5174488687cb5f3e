// __atomic_load_4 and its like, of all sizes: what compilers call for atomic
// accesses that are not, or not always, instructions of the processor. Memory
// orders are taken for the strongest one.
//
// Sized functions work on aligned objects. The generic ones (__atomic_load and
// so on) take any size and alignment; they do what the sized function does
// where one fits, so that both can be used for one object, and copy inside a
// section otherwise.

#include "atomic.h"
#include "nolibc/memory.h"

// A word of 8 bytes need not be aligned to 8 for all of C.
#define DECLARE_ALIGNED(size, Type)                                            \
  typedef Type Aligned_##size __attribute__((aligned(size)));
RT_ATOMIC_SIZES(DECLARE_ALIGNED)

// One function of one size: the compiler's builtin, or a statement inside a
// section, which leaves the result in `result`.
#define BODY(size, Type, object, builtin, statement)                           \
  Type result;                                                                 \
  if (RT_LOCK_FREE(size))                                                      \
    return builtin;                                                            \
  Section section = mlcc_atomic_enter(object);                                 \
  statement;                                                                   \
  mlcc_atomic_leave(object, section);                                          \
  return result;

#define DEFINE_FETCH(size, Type, operation, value)                             \
  Type __atomic_fetch_##operation##_##size(volatile void *object, Type a,      \
                                           int order);                         \
  RT_FUNCTION Type __atomic_fetch_##operation##_##size(volatile void *object,  \
                                                       Type a, int order) {    \
    volatile Aligned_##size *at = object;                                      \
    (void)order;                                                               \
    BODY(size, Type, object,                                                   \
         __atomic_fetch_##operation(at, a, __ATOMIC_SEQ_CST), result = *at;    \
         *at = (Type)(value))                                                  \
  }

#define DEFINE_SIZE(size, Type)                                                \
  Type __atomic_load_##size(const volatile void *object, int order);           \
  RT_FUNCTION Type __atomic_load_##size(const volatile void *object,           \
                                        int order) {                           \
    const volatile Aligned_##size *at = object;                                \
    (void)order;                                                               \
    BODY(size, Type, object, __atomic_load_n(at, __ATOMIC_SEQ_CST),            \
         result = *at)                                                         \
  }                                                                            \
  Type __atomic_exchange_##size(volatile void *object, Type a, int order);     \
  RT_FUNCTION Type __atomic_exchange_##size(volatile void *object, Type a,     \
                                            int order) {                       \
    volatile Aligned_##size *at = object;                                      \
    (void)order;                                                               \
    BODY(size, Type, object, __atomic_exchange_n(at, a, __ATOMIC_SEQ_CST),     \
         result = *at;                                                         \
         *at = a)                                                              \
  }                                                                            \
  void __atomic_store_##size(volatile void *object, Type a, int order);        \
  RT_FUNCTION void __atomic_store_##size(volatile void *object, Type a,        \
                                         int order) {                          \
    if (RT_LOCK_FREE(size))                                                    \
      __atomic_store_n((volatile Aligned_##size *)object, a,                   \
                       __ATOMIC_SEQ_CST);                                      \
    else                                                                       \
      __atomic_exchange_##size(object, a, order);                              \
  }                                                                            \
  _Bool __atomic_compare_exchange_##size(volatile void *object,                \
                                         void *expected, Type desired,         \
                                         int success, int failure);            \
  RT_FUNCTION _Bool __atomic_compare_exchange_##size(                          \
      volatile void *object, void *expected, Type desired, int success,        \
      int failure) {                                                           \
    volatile Aligned_##size *at = object;                                      \
    Type *wanted = expected;                                                   \
    (void)success, (void)failure;                                              \
    BODY(size, _Bool, object,                                                  \
         __atomic_compare_exchange_n(at, wanted, desired, 0, __ATOMIC_SEQ_CST, \
                                     __ATOMIC_SEQ_CST),                        \
         Type found = *at;                                                     \
         result = found == *wanted; if (result) *at = desired;                 \
         else *wanted = found)                                                 \
  }                                                                            \
  DEFINE_FETCH(size, Type, add, result + a)                                    \
  DEFINE_FETCH(size, Type, sub, result - a)                                    \
  DEFINE_FETCH(size, Type, and, result &a)                                     \
  DEFINE_FETCH(size, Type, or, result | a)                                     \
  DEFINE_FETCH(size, Type, xor, result ^ a)                                    \
  DEFINE_FETCH(size, Type, nand, ~(result & a))

RT_ATOMIC_SIZES(DEFINE_SIZE)

// The generic functions.

RT_INLINE int is_native(size_t size, const volatile void *object) {
  if (((uintptr_t)object & (size - 1)) != 0)
    return 0;
#define CASE_NATIVE(bytes, Type)                                               \
  case bytes: return RT_LOCK_FREE(bytes);
  switch (size) {
    RT_ATOMIC_SIZES(CASE_NATIVE)
  default: return 0;
  }
}

// A sized access through values that need not be aligned.
#define LOAD(bytes, Type)                                                      \
  case bytes: {                                                                \
    Type value = __atomic_load_##bytes(object, order);                         \
    __builtin_memcpy(result, &value, bytes);                                   \
    return;                                                                    \
  }
#define STORE(bytes, Type)                                                     \
  case bytes: {                                                                \
    Type value;                                                                \
    __builtin_memcpy(&value, from, bytes);                                     \
    __atomic_store_##bytes(object, value, order);                              \
    return;                                                                    \
  }
#define EXCHANGE(bytes, Type)                                                  \
  case bytes: {                                                                \
    Type value;                                                                \
    __builtin_memcpy(&value, from, bytes);                                     \
    value = __atomic_exchange_##bytes(object, value, order);                   \
    __builtin_memcpy(result, &value, bytes);                                   \
    return;                                                                    \
  }
#define COMPARE_EXCHANGE(bytes, Type)                                          \
  case bytes: {                                                                \
    Type wanted, value;                                                        \
    __builtin_memcpy(&wanted, expected, bytes);                                \
    __builtin_memcpy(&value, desired, bytes);                                  \
    _Bool equal = __atomic_compare_exchange_##bytes(object, &wanted, value,    \
                                                    success, failure);         \
    __builtin_memcpy(expected, &wanted, bytes);                                \
    return equal;                                                              \
  }

// The compiler knows these names as builtins with parameters of its own, so
// they are defined under others and named in the assembly.
#if defined(__APPLE__)
#define RT_SYMBOL(name) __asm__("_" #name)
#else
#define RT_SYMBOL(name) __asm__(#name)
#endif

_Bool atomic_is_lock_free(size_t size, const volatile void *object)
    RT_SYMBOL(__atomic_is_lock_free);
RT_FUNCTION _Bool atomic_is_lock_free(size_t size,
                                      const volatile void *object) {
  return is_native(size, object);
}

void atomic_load(size_t size, const volatile void *object, void *result,
                 int order) RT_SYMBOL(__atomic_load);
RT_FUNCTION void atomic_load(size_t size, const volatile void *object,
                             void *result, int order) {
  if (is_native(size, object))
    switch (size) { RT_ATOMIC_SIZES(LOAD) }
  Section section = mlcc_atomic_enter(object);
  memcpy(result, (const void *)object, size);
  mlcc_atomic_leave(object, section);
}

void atomic_store(size_t size, volatile void *object, const void *from,
                  int order) RT_SYMBOL(__atomic_store);
RT_FUNCTION void atomic_store(size_t size, volatile void *object,
                              const void *from, int order) {
  if (is_native(size, object))
    switch (size) { RT_ATOMIC_SIZES(STORE) }
  Section section = mlcc_atomic_enter(object);
  memcpy((void *)object, from, size);
  mlcc_atomic_leave(object, section);
}

void atomic_exchange(size_t size, volatile void *object, const void *from,
                     void *result, int order) RT_SYMBOL(__atomic_exchange);
RT_FUNCTION void atomic_exchange(size_t size, volatile void *object,
                                 const void *from, void *result, int order) {
  if (is_native(size, object))
    switch (size) { RT_ATOMIC_SIZES(EXCHANGE) }
  Section section = mlcc_atomic_enter(object);
  memcpy(result, (const void *)object, size);
  memcpy((void *)object, from, size);
  mlcc_atomic_leave(object, section);
}

_Bool atomic_compare_exchange(size_t size, volatile void *object,
                              void *expected, const void *desired, int success,
                              int failure) RT_SYMBOL(__atomic_compare_exchange);
RT_FUNCTION _Bool atomic_compare_exchange(size_t size, volatile void *object,
                                          void *expected, const void *desired,
                                          int success, int failure) {
  if (is_native(size, object))
    switch (size) { RT_ATOMIC_SIZES(COMPARE_EXCHANGE) }
  Section section = mlcc_atomic_enter(object);
  _Bool equal = memcmp((const void *)object, expected, size) == 0;
  if (equal)
    memcpy((void *)object, desired, size);
  else
    memcpy(expected, (const void *)object, size);
  mlcc_atomic_leave(object, section);
  return equal;
}
