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

// A node of LLVM's graphs is named by its address, `0x3ce71880` or
// `0x3ce71880:1`; how much of the text that is, with what separates it.
static size_t address_at(Str text, size_t at) {
  enum { SHORTEST = 6 };
  size_t n = at + 2;
  if (text.size - at < 2 || text.data[at] != '0' || text.data[at + 1] != 'x')
    return 0;
  while (n < text.size && strchr("0123456789abcdef", text.data[n]))
    n++;
  if (n - at < 2 + SHORTEST)
    return 0;
  while (n < text.size && strchr("0123456789:,", text.data[n]))
    n++;
  return (n < text.size && text.data[n] == ' ' ? n + 1 : n) - at;
}

void backend_add_line(Buf *out, Str text) {
  const char *newline = memchr(text.data, '\n', text.size);
  if (newline)
    text.size = (size_t)(newline - text.data);
  for (size_t i = 0; i < text.size;) {
    size_t address = address_at(text, i);
    i += address;
    if (!address)
      buf_char(out, text.data[i++]);
  }
  while (out->size && strchr(" ,;", out->data[out->size - 1]))
    out->size--;
}

static void append_report(void *user, const char *data, size_t size) {
  Report *report = user;
  Str text = {data, size};
  if (!report->reason_seen) {
    buf_lit(report->error, "LLVM: ");
    backend_add_line(report->error, text);
    report->reason_seen = true;
    return;
  }
  buf_lit(report->error, " (while ");
  if (str_starts_with(text, "Running")) {
    buf_lit(report->error, "r");
    text = (Str){data + 1, size - 1};
  }
  backend_add_line(report->error, text);
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
