// Part of every program of a sanitizer preset: what the sanitizers do unless
// the environment says otherwise.
//
// After LLVM died under a guard, what it had allocated is lost; leaks of its
// libraries are therefore not reported. Ours are.

const char *__asan_default_options(void);
const char *__lsan_default_options(void);
const char *__lsan_default_suppressions(void);
const char *__ubsan_default_options(void);
const char *__tsan_default_suppressions(void);

const char *__asan_default_options(void) {
  return "detect_stack_use_after_return=1:abort_on_error=0";
}

// What programs print is read by tests.
const char *__lsan_default_options(void) {
  return "print_suppressions=0";
}

const char *__lsan_default_suppressions(void) {
  return "leak:libLLVM\nleak:libstdc++\n";
}

const char *__ubsan_default_options(void) {
  return "print_stacktrace=1";
}

// libLLVM is not built for ThreadSanitizer: its atomics are not seen, so what
// they order looks like races.
const char *__tsan_default_suppressions(void) {
  return "race:libLLVM\nmutex:libLLVM\ndeadlock:libLLVM\n";
}
