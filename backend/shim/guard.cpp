// Fatal errors and crashes inside LLVM, caught.
//
// LLVM gives up in two ways: report_fatal_error() calls a handler that must
// not return, and what its authors held to be impossible ends in a signal.
// CrashRecoveryContext turns both into a jump back to its RunSafely(). Four
// things are added to it here:
//
// - The reason. The handler keeps the message in the record of the guard that
//   is active on its thread.
// - What LLVM was doing: it keeps a list of activities per thread ("Running
//   pass ... on function ..."), which has to be read before the jump, since
//   it lives on the stack that is left.
// - Stack overflow: the signal handlers run on a stack of their own.
// - Whose fault it was: a signal in our own code is not LLVM's death, and one
//   that another process sent is nobody's.
// - An end in any case. Who crashes while it holds malloc's lock waits for it
//   as soon as the report is made; after a while that ends the process.
//
// A signal from outside comes anywhere, inside malloc more often than not, so
// that there is no going on after it.
//
// Under the sanitizers signals stay with the sanitizer, whose reports say
// more; fatal errors are caught all the same.

#include "backend/shim/guard.h"

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <string>

#include <unistd.h>

using namespace llvm;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

namespace {

const int fatal_code = 70;          // EX_SOFTWARE
const unsigned longest_report = 10; // seconds

struct Guard {
  std::string reason;
  std::string activity;
  bool noting = false; // a crash while noting is not noted
  bool own = false;    // our code is running, not LLVM's
};

// LLVM's handlers have no argument of ours that belongs to the thread.
thread_local Guard *active_guard;

void note_activity(Guard &guard) {
  if (guard.noting || !guard.activity.empty())
    return;
  guard.noting = true;
  auto *entry =
      static_cast<const PrettyStackTraceEntry *>(SavePrettyStackState());
  if (entry) {
    raw_string_ostream os(guard.activity);
    entry->print(os);
  }
  guard.noting = false;
}

void on_fatal_error(void *, const char *reason, bool) {
  Guard *guard = active_guard;
  CrashRecoveryContext *context = CrashRecoveryContext::GetCurrent();
  if (!guard || !context)
    return; // LLVM then prints and exits
  guard->reason = reason;
  note_activity(*guard);
  context->HandleExit(fatal_code);
}

// Lack of memory cannot be answered by going on somewhere else: other threads
// are about to see it, too. lld's unfinished output is removed.
struct MemoryHandler {
  void (*handler)(void);
};
MemoryHandler memory_handler;

void on_lack_of_memory() {
  sys::RunInterruptHandlers();
  memory_handler.handler();
}

void on_bad_alloc(void *, const char *, bool) {
  on_lack_of_memory();
}

const int signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
const size_t nsignals = sizeof signals / sizeof signals[0];

struct Handlers {
  struct sigaction before[nsignals];
  struct sigaction recovery[nsignals]; // CrashRecoveryContext's
};
Handlers &handlers() {
  static Handlers instance;
  return instance;
}

// A crash of ours is for whoever was there before us, or ends the process.
void pass_on(int number, const struct sigaction &before) {
  if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN)
    before.sa_handler(number);
  signal(number, SIG_DFL);
  raise(number);
}

size_t index_of(int number) {
  size_t i = 0;
  while (i < nsignals && signals[i] != number)
    i++;
  return i;
}

// What raise() and abort() send comes from this very process.
bool is_from_outside(const siginfo_t &info) {
  bool sent = info.si_code == SI_USER || info.si_code == SI_QUEUE ||
              info.si_code == SI_TKILL;
  return sent && info.si_pid != getpid();
}

void on_standstill(int) {
  pass_on(SIGABRT, handlers().before[index_of(SIGABRT)]);
}

void on_signal(int number, siginfo_t *info, void *) {
  Guard *guard = active_guard;
  size_t i = index_of(number);
  if (i == nsignals)
    return;
  if (is_from_outside(*info) || (guard && guard->own))
    return pass_on(number, handlers().before[i]);
  signal(SIGALRM, on_standstill);
  alarm(longest_report);
  if (guard)
    note_activity(*guard);
  handlers().recovery[i].sa_handler(number);
}

// Puts ours before the recovery's handlers, on the alternate stack.
void install_handlers() {
  struct sigaction *before = handlers().before;
  for (size_t i = 0; i < nsignals; i++)
    sigaction(signals[i], nullptr, &before[i]);
  CrashRecoveryContext::Enable();
  for (size_t i = 0; i < nsignals; i++) {
    if (SANITIZED) {
      sigaction(signals[i], &before[i], nullptr);
      continue;
    }
    sigaction(signals[i], nullptr, &handlers().recovery[i]);
    struct sigaction action = handlers().recovery[i];
    action.sa_sigaction = on_signal;
    action.sa_flags |= SA_ONSTACK | SA_SIGINFO;
    sigaction(signals[i], &action, nullptr);
  }
  install_fatal_error_handler(on_fatal_error);
  install_bad_alloc_error_handler(on_bad_alloc);
  std::set_new_handler(on_lack_of_memory);
}

// A stack for signal handlers while it lives, if the thread has none.
class SignalStack {
  static constexpr size_t size = 64 * 1024;
  std::unique_ptr<char[]> memory;

public:
  SignalStack() {
    stack_t old;
    if (sigaltstack(nullptr, &old) || !(old.ss_flags & SS_DISABLE))
      return;
    memory.reset(new char[size]);
    stack_t mine = {};
    mine.ss_sp = memory.get();
    mine.ss_size = size;
    sigaltstack(&mine, nullptr);
  }
  ~SignalStack() {
    if (!memory)
      return;
    stack_t none = {};
    none.ss_flags = SS_DISABLE;
    sigaltstack(&none, nullptr);
  }
};

std::string signal_text(int code) {
  // CrashRecoveryContext's code is 128 plus the number of the signal.
  const char *name = code > 128 ? strsignal(code - 128) : nullptr;
  std::string text = "crashed";
  if (name)
    text += std::string(" (") + name + ")";
  return text;
}

} // namespace

bool shim_guard_own(bool own) {
  Guard *guard = active_guard;
  bool was = guard && guard->own;
  if (guard)
    guard->own = own;
  return was;
}

bool shim_guard(ShimWork *work, void *user, ShimText *report, void *report_user,
                void (*out_of_memory)(void)) {
  static std::once_flag once;
  std::call_once(once, [=] {
    memory_handler.handler = out_of_memory;
    install_handlers();
  });
  SignalStack stack;
  Guard guard;
  Guard *outer = active_guard;
  const void *activities = SavePrettyStackState();
  CrashRecoveryContext context;
  active_guard = &guard;
  bool ok = context.RunSafely([&] { work(user); });
  active_guard = outer;
  if (ok)
    return true;
  RestorePrettyStackState(activities);
  std::string text = guard.reason;
  if (text.empty())
    text = signal_text(context.RetCode);
  report(report_user, text.data(), text.size());
  StringRef activity = StringRef(guard.activity).split('\n').first;
  if (!activity.empty())
    report(report_user, activity.data(), activity.size());
  alarm(0);
  return false;
}
