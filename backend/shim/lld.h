// lld's entry.
#ifndef MLCC_SHIM_LLD_H
#define MLCC_SHIM_LLD_H

#include "backend/shim/text.h"

#ifdef __cplusplus
extern "C" {
#endif

// Runs lld; args[0] names the flavour (ld.lld, lld-link, ld64.lld, wasm-ld) as
// if it were the program. Returns its exit code. *again is 0 when lld died in
// a way that forbids another run in this process.
int shim_lld(const char *const *args, size_t nargs, ShimText *standard_output,
             ShimText *standard_error, void *user, int *again);

#ifdef __cplusplus
}
#endif

#endif
