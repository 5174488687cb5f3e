// Output files that appear whole or not at all: a temporary name in the same
// folder, then a rename. At most one file is pending at a time; its name is
// where a signal handler finds it, which is the one piece of state here.

#include "driver/output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/crash.h"

typedef struct PendingOutput {
  const char *path;
  char *temporary; // equals path when it is written in place
} PendingOutput;

// Read by the signal handler only; NULL when nothing is pending.
static const char *volatile pending_name;

static bool complain(const char *path, const char *what) {
  fflush(stdout);
  fprintf(stderr, "mlcc: error: %s '%s': %s\n", what, path, strerror(errno));
  return false;
}

static bool is_in_place(const char *path) {
  struct stat status;
  return !stat(path, &status) && !S_ISREG(status.st_mode) &&
         !S_ISDIR(status.st_mode);
}

static bool write_all(int fd, const char *data, size_t size) {
  while (size) {
    ssize_t n = write(fd, data, size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return false;
    data += n;
    size -= (size_t)n;
  }
  return true;
}

bool output_is_protected(const char *path) {
  return !access(path, F_OK) && access(path, W_OK);
}

// Creates the temporary file; its descriptor, or -1.
static int create_temporary(PendingOutput *output, Arena *arena) {
  output->temporary = (char *)output->path;
  if (output_is_protected(output->path))
    return -1;
  Str name = arena_format(arena, "%s.tmp-XXXXXX", output->path);
  output->temporary = (char *)name.data;
  int fd = mkostemp(output->temporary, O_CLOEXEC);
  if (fd < 0)
    return -1;
  pending_name = output->temporary;
  mode_t mask = umask(0);
  umask(mask);
  fchmod(fd, 0666 & ~mask);
  return fd;
}

static void discard(PendingOutput *output) {
  if (output->temporary == output->path)
    return;
  unlink(output->temporary);
  pending_name = NULL;
}

static bool commit(PendingOutput *output) {
  if (output->temporary == output->path)
    return true;
  if (rename(output->temporary, output->path)) {
    complain(output->path, "cannot write");
    discard(output);
    return false;
  }
  pending_name = NULL;
  return true;
}

static bool write_in_place(const char *path, const void *data, size_t size) {
  bool to_stdout = !strcmp(path, "-");
  int fd = to_stdout ? STDOUT_FILENO : open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0)
    return complain(path, "cannot write");
  if (to_stdout)
    fflush(stdout);
  bool ok = write_all(fd, data, size);
  if (!ok)
    complain(path, "cannot write");
  if (!to_stdout && close(fd) && ok)
    return complain(path, "cannot write");
  return ok;
}

static bool write_beside(PendingOutput *output, Arena *arena, const void *data,
                         size_t size, bool executable) {
  int fd = create_temporary(output, arena);
  if (fd < 0)
    return complain(output->path, "cannot write");
  bool ok = write_all(fd, data, size);
  struct stat status;
  if (ok && executable && !fstat(fd, &status))
    fchmod(fd, status.st_mode | ((status.st_mode & 0444) >> 2));
  if (!ok)
    complain(output->path, "cannot write");
  if (close(fd) && ok)
    ok = complain(output->path, "cannot write");
  if (ok)
    return commit(output);
  discard(output);
  return false;
}

bool output_write(const char *path, const void *data, size_t size,
                  bool executable) {
  if (!strcmp(path, "-") || is_in_place(path))
    return write_in_place(path, data, size);
  Arena arena = {0};
  PendingOutput output = {.path = path};
  bool ok = write_beside(&output, &arena, data, size, executable);
  arena_release(&arena);
  return ok;
}

struct OutputStream {
  PendingOutput pending;
  FILE *file;
};

static FILE *open_stream(PendingOutput *output, Arena *arena) {
  if (!strcmp(output->path, "-"))
    return stdout;
  if (is_in_place(output->path))
    return fopen(output->path, "we");
  int fd = create_temporary(output, arena);
  return fd < 0 ? NULL : fdopen(fd, "w");
}

OutputStream *output_open(Arena *arena, const char *path) {
  OutputStream *stream = arena_new(arena, OutputStream);
  stream->pending = (PendingOutput){path, (char *)path};
  stream->file = open_stream(&stream->pending, arena);
  if (!stream->file)
    complain(path, "cannot write");
  return stream->file ? stream : NULL;
}

FILE *output_file(OutputStream *stream) {
  return stream->file;
}

bool output_close(OutputStream *stream, bool ok) {
  ok = ok && !fflush(stream->file);
  if (!ok)
    complain(stream->pending.path, "cannot write");
  if (stream->file != stdout && fclose(stream->file) && ok)
    ok = complain(stream->pending.path, "cannot write");
  if (ok)
    return commit(&stream->pending);
  discard(&stream->pending);
  return false;
}

// What must not outlast the process, however it ends.
static void clean_up(void) {
  if (pending_name)
    unlink(pending_name);
  jobserver_give();
}

static void remove_and_die(int signal_number) {
  clean_up();
  if (signal_number == SIGABRT || signal_number == SIGSEGV ||
      signal_number == SIGBUS || signal_number == SIGFPE ||
      signal_number == SIGILL)
    crash_report();
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

// Sanitizers have handlers of their own, which say more.
static void catch_crashes(void) {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  static const int signals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
  static char stack[16 << 10]; // for a stack that has overflowed
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
  struct sigaction action = {.sa_handler = remove_and_die,
                             .sa_flags = SA_ONSTACK};
  for (size_t i = 0; i < ARRAY_SIZE(signals); i++)
    sigaction(signals[i], &action, NULL);
#endif
}

void output_catch_signals(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < ARRAY_SIZE(signals); i++)
    if (signal(signals[i], SIG_IGN) != SIG_IGN)
      signal(signals[i], remove_and_die);
  signal(SIGXFSZ, SIG_IGN); // writing then fails
  at_quick_exit(clean_up);
  catch_crashes();
}
