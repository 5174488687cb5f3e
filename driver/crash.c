// An internal error as a report: one file that shows it again.
//
//   // mlcc: the command line was: mlcc -target s390x-linux-gnu -c a.mlir
//   func.func @f() ...
//
// It is the input as it was read, the standard input as well, behind a comment,
// so that it can be given to mlcc as it is. (Bitcode has no comments: there the
// command line is only printed.) It is written by a signal handler, out of a
// process that nobody knows anything of any more: hence nothing but system
// calls, and hence the one piece of state here.

#include "driver/crash.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static struct {
  int argc;
  char **argv;
  Str text;
  const char *suffix;
  const char *reproducer; // of passes, a path
  Str reproducer_text;
} noted;

void crash_note_command(int argc, char **argv) {
  noted.argc = argc;
  noted.argv = argv;
}

void crash_note_input(Str text, const char *suffix) {
  noted.text = text;
  noted.suffix = suffix;
}

void crash_note_reproducer(const char *path, Str text) {
  noted.reproducer = path;
  noted.reproducer_text = text;
}

static void put(int fd, Str text) {
  while (text.size) {
    ssize_t n = write(fd, text.data, text.size);
    if (n <= 0)
      return;
    text.data += n;
    text.size -= (size_t)n;
  }
}

static void put_text(int fd, const char *text) {
  put(fd, str_from(text));
}

// As a shell would read it, on one line.
static void put_argument(int fd, const char *arg) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                              "-_=+,./:@%^";
  bool quoted = !*arg || arg[strspn(arg, plain)];
  put_text(fd, quoted ? " '" : " ");
  for (; *arg; arg++)
    if (*arg == '\'')
      put_text(fd, "'\\''");
    else
      put(fd, (Str){*arg == '\n' ? " " : arg, 1});
  if (quoted)
    put_text(fd, "'");
}

static void put_command(int fd) {
  put_text(fd, "mlcc: the command line was:");
  for (int i = 0; i < noted.argc; i++)
    put_argument(fd, noted.argv[i]);
  put_text(fd, "\n");
}

static const char *comment_of(Str text, const char *suffix) {
  if (str_starts_with(text, "BC\xc0\xde"))
    return NULL;
  return !strcmp(suffix, ".mlir") ? "// "
         : !strcmp(suffix, ".ll") ? "; "
                                  : "# ";
}

// $TMPDIR/mlcc-XXXXXX.mlir, a name that nobody has; -1 without.
static int create_file(char *path, size_t size) {
  const char *folder = getenv("TMPDIR");
  if (!folder || !*folder)
    folder = "/tmp";
  int n = snprintf(path, size, "%s/mlcc-XXXXXX%s", folder, noted.suffix);
  return n > 0 && (size_t)n < size
             ? mkostemps(path, (int)strlen(noted.suffix), O_CLOEXEC)
             : -1;
}

static void leave_reproducer(void) {
  static char path[4096];
  int fd = create_file(path, sizeof path);
  if (fd < 0)
    return;
  const char *comment = comment_of(noted.text, noted.suffix);
  if (comment) {
    put_text(fd, comment);
    put_command(fd);
  }
  put(fd, noted.text);
  close(fd);
  put_text(STDERR_FILENO, "mlcc: note: please report it with this file: ");
  put_text(STDERR_FILENO, path);
  put_text(STDERR_FILENO, "\n");
}

// -mlir-pass-pipeline-crash-reproducer
static void leave_passes(void) {
  int fd =
      open(noted.reproducer, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (fd < 0)
    return;
  put(fd, noted.reproducer_text);
  close(fd);
  put_text(STDERR_FILENO, "mlcc: note: reproducer generated at `");
  put_text(STDERR_FILENO, noted.reproducer);
  put_text(STDERR_FILENO, "`\n");
}

void crash_report(void) {
  put_text(STDERR_FILENO, "mlcc: internal error; this is a defect of mlcc, not "
                          "of its input\n");
  put_command(STDERR_FILENO);
  if (noted.suffix && noted.text.size)
    leave_reproducer();
  if (noted.reproducer_text.size)
    leave_passes();
  _exit(70); // EX_SOFTWARE
}
