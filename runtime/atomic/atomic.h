// What the functions for atomic accesses share: which sizes the processor does
// itself, and the section in which it is made up for where it does not.
//
// Inside a section no other access to an object at the same address runs that
// also uses sections. Which means is fit for that depends on the target:
//
//   wasm without threads      nothing is needed
//   Arm's M profile,          interrupts are held off: these have one core, and
//   RISC-V without atomics    a lock would hang in an interrupt handler
//   Arm before version 6      a lock taken by the kernel's compare-and-exchange
//   any other                 a lock taken by an atomic exchange
//
// Locks are chosen by address, of a table in lock.c.

#ifndef MLCC_RUNTIME_ATOMIC_ATOMIC_H
#define MLCC_RUNTIME_ATOMIC_ATOMIC_H

#include "rt.h"

typedef uintptr_t Section; // what leaving has to restore

Section mlcc_atomic_enter(const volatile void *object);
void mlcc_atomic_leave(const volatile void *object, Section section);

// Whether accesses of that size need no section. With `always`, the compiler
// makes instructions of its builtins and no calls of the functions here.
#define RT_LOCK_FREE(size) __atomic_always_lock_free(size, 0)

#if RT_HAS_TI
#define RT_ATOMIC_SIZES(ROW)                                                   \
  ROW(1, U8) ROW(2, U16) ROW(4, U32) ROW(8, U64) ROW(16, U128)
#else
#define RT_ATOMIC_SIZES(ROW) ROW(1, U8) ROW(2, U16) ROW(4, U32) ROW(8, U64)
#endif

#endif
