// Running LLVM so that its death is an answer, not the end of the process.
#ifndef MLCC_SHIM_GUARD_H
#define MLCC_SHIM_GUARD_H

#include "backend/shim/text.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void ShimWork(void *user);

// Calls work(user) on this thread. False when LLVM reported a fatal error or
// crashed inside; `report` then gets what it said, or the signal's name, and
// after that, if LLVM knows, the innermost thing it was doing (one line,
// "Running pass '...' on function '@f'"). What `work` had built is then in no
// state to be used or freed. A signal from another process ends this one, as
// it would without a guard, and so does a crash whose report takes more than
// ten seconds (its thread may wait for a lock that it holds itself).
//
// When memory runs out, on whatever thread, `out_of_memory` is called, which
// must not return.
bool shim_guard(ShimWork *work, void *user, ShimText *report, void *report_user,
                void (*out_of_memory)(void));

// Whose code runs now on this thread, under its innermost guard: at first
// LLVM's. In our own a crash is no death of LLVM's: the signal goes to the
// handler that was there before. Returns what it was.
bool shim_guard_own(bool own);

#ifdef __cplusplus
}
#endif

#endif
