// LLVM's fatal errors and crashes as messages.
#ifndef MLCC_BACKEND_FATAL_H
#define MLCC_BACKEND_FATAL_H

#include "ir/support/support.h"

typedef void BackendWork(void *user);

// Calls work(user) on this thread. False when LLVM died inside; a message
// without a full stop is then appended to `error`. LLVM objects that `work`
// was using are then lost: not to be used, nor disposed of. Guards nest.
//
// All of libLLVM and lld runs under one: without it, a fatal error ends the
// process.
bool backend_guard(BackendWork *work, void *user, Buf *error);

// Appends the first line of what LLVM said. Addresses of nodes in it, which would
// be different each time and mean nothing to anybody, are left out, with what
// separates them.
void backend_add_line(Buf *out, Str text);

// Under a guard code is taken for LLVM's until this says that it is ours, where
// a crash is an internal error that no guard catches. Returns what it was.
bool backend_own(bool own);

#endif
