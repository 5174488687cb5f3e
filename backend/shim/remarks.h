// What LLVM's passes tell of what they did and did not do, and where the time
// went.
#ifndef MLCC_SHIM_REMARKS_H
#define MLCC_SHIM_REMARKS_H

#include "backend/shim/text.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// Passes by regular expressions; NULL: none.
typedef struct ShimRemarks {
  const char *passed, *missed, *analysis; // to be reported as diagnostics
  const char *record_format; // "yaml" or "bitstream"; NULL: nothing is recorded
  const char *record_passes; // NULL: all
} ShimRemarks;

typedef struct ShimRecord ShimRecord;
// Before a handler of diagnostics is set. NULL when nothing is recorded, or a
// regular expression is wrong; `message` then gets why.
ShimRecord *shim_remarks_begin(LLVMContextRef context,
                               const ShimRemarks *remarks, ShimText *message,
                               void *user);
// Gives what was recorded to `text`; `record` may be NULL.
void shim_remarks_end(LLVMContextRef context, ShimRecord *record,
                      ShimText *text, void *user);
// "a.mlir:1:2: remark: what [-Rpass=inline]"; false when it is not wanted.
bool shim_remark_text(LLVMDiagnosticInfoRef info, ShimText *text, void *user);

// Of this thread. Steps shorter than `granularity` microseconds are left out.
void shim_trace_begin(unsigned granularity, const char *name);
void shim_trace_end(ShimText *text, void *user); // as JSON
void shim_trace_step(const char *name);          // until
void shim_trace_step_end(void);

#ifdef __cplusplus
}
#endif

#endif
