// From what the guard caught to a message for the user. LLVM's own words come
// first; which pass died on which function follows, since that is what leads
// to the operation at fault:
//
//   LLVM: Cannot select: intrinsic %llvm.x86.tilezero.internal (while running
//   pass 'X86 DAG->DAG Instruction Selection' on function '@f')
#include "backend/fatal.h"

#include "backend/shim/guard.h"

typedef struct Report {
  Buf *error;
  bool reason_seen;
} Report;

// Line breaks inside a message would look like the end of it.
static void append_line(Buf *out, Str text) {
  while (text.size && strchr("\n ", text.data[text.size - 1]))
    text.size--;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] != '\n')
      buf_char(out, text.data[i]);
    else
      buf_lit(out, "; ");
  }
}

static void append_report(void *user, const char *data, size_t size) {
  Report *report = user;
  Str text = {data, size};
  if (!report->reason_seen) {
    buf_lit(report->error, "LLVM: ");
    append_line(report->error, text);
    report->reason_seen = true;
    return;
  }
  buf_lit(report->error, " (while ");
  if (str_starts_with(text, "Running")) {
    buf_lit(report->error, "r");
    text = (Str){data + 1, size - 1};
  }
  append_line(report->error, text);
  buf_lit(report->error, ")");
}

bool backend_own(bool own) {
  return shim_guard_own(own);
}

static NORETURN void run_out_of_memory(void) {
  fatal("out of memory");
}

bool backend_guard(BackendWork *work, void *user, Buf *error) {
  Report report = {error, false};
  return shim_guard(work, user, append_report, &report, run_out_of_memory);
}
