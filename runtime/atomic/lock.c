// Sections; see atomic.h.

#include "atomic.h"

#if defined(__wasm__)

RT_FUNCTION Section mlcc_atomic_enter(const volatile void *object) {
  (void)object;
  return 0;
}

RT_FUNCTION void mlcc_atomic_leave(const volatile void *object,
                                   Section section) {
  (void)object, (void)section;
}

#elif defined(__ARM_ARCH_PROFILE) && __ARM_ARCH_PROFILE == 'M'

RT_FUNCTION Section mlcc_atomic_enter(const volatile void *object) {
  Section mask;
  (void)object;
  __asm__ volatile("mrs %0, primask\n cpsid i" : "=r"(mask) : : "memory");
  return mask;
}

RT_FUNCTION void mlcc_atomic_leave(const volatile void *object,
                                   Section section) {
  (void)object;
  __asm__ volatile("msr primask, %0" : : "r"(section) : "memory");
}

#elif defined(__riscv) && !defined(__riscv_atomic)

enum { INTERRUPTS_ENABLED = 8 }; // mstatus.MIE

RT_FUNCTION Section mlcc_atomic_enter(const volatile void *object) {
  Section status;
  (void)object;
  __asm__ volatile("csrrc %0, 0x300, %1"
                   : "=r"(status)
                   : "r"(INTERRUPTS_ENABLED)
                   : "memory");
  return status & INTERRUPTS_ENABLED;
}

RT_FUNCTION void mlcc_atomic_leave(const volatile void *object,
                                   Section section) {
  (void)object;
  __asm__ volatile("csrs 0x300, %0" : : "r"(section) : "memory");
}

#else

enum { LOCKS = 64, CACHE_LINE_WORDS = 16 };

// The name is what the compiler knows state by: see
// backend/link/runtime_join.c.
static U32 mlcc_atomic_locks[LOCKS][CACHE_LINE_WORDS];

static U32 *lock_of(const volatile void *object) {
  uintptr_t address = (uintptr_t)object;
  return mlcc_atomic_locks[(address >> 4 ^ address >> 10) % LOCKS];
}

#if defined(__arm__) && !defined(__ARM_FEATURE_LDREX)

// The kernel offers a compare-and-exchange, with barriers, at a fixed address
// (Documentation/arch/arm/kernel_user_helpers.rst); it returns 0 if it stored.
typedef int CompareExchange(U32 from, U32 to, volatile U32 *word);
#define KERNEL_COMPARE_EXCHANGE ((CompareExchange *)0xffff0fc0)

static int try_lock(U32 *lock) {
  return KERNEL_COMPARE_EXCHANGE(0, 1, lock) == 0;
}

static void unlock(U32 *lock) {
  while (KERNEL_COMPARE_EXCHANGE(1, 0, lock))
    continue;
}

#else

static int try_lock(U32 *lock) {
  return __atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE) == 0;
}

static void unlock(U32 *lock) {
  __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}

#endif

// Sections are a few instructions long, so waiting is not worth a system call.
RT_FUNCTION Section mlcc_atomic_enter(const volatile void *object) {
  U32 *lock = lock_of(object);
  while (!try_lock(lock))
    while (*(volatile U32 *)lock)
      continue;
  return 0;
}

RT_FUNCTION void mlcc_atomic_leave(const volatile void *object,
                                   Section section) {
  (void)section;
  unlock(lock_of(object));
}

#endif
