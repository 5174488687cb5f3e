// lld, in process: links, and joins of the objects that parallel code
// generation makes.
//
// lld reads and writes files. Inputs that exist in memory are found under their
// names (shim/memory_files.cpp). Its output it would write beside the file that
// it then replaces, which cannot be done in memory; into a pipe it writes all
// at once, and a thread reads the other end. So a join touches no directory,
// and nothing is left behind whatever happens.
#include "backend/link/lld.h"

#include "backend/fatal.h"
#include "backend/shim/lld.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct LldRun {
  const char *const *args;
  size_t nargs;
  Buf *output, *messages;
  int code, again;
} LldRun;

static void append_output(void *user, const char *text, size_t size) {
  buf_bytes(((LldRun *)user)->output, text, size);
}

static void append_messages(void *user, const char *text, size_t size) {
  buf_bytes(((LldRun *)user)->messages, text, size);
}

static void run_lld(void *user) {
  LldRun *run = user;
  run->code = shim_lld(run->args, run->nargs, append_output, append_messages,
                       run, &run->again);
}

// Whatever happens inside ends here, so that it may be called from a frame
// that has to be left in order.
static void run_guarded(void *user) {
  LldRun *run = user;
  if (!backend_guard(run_lld, run, run->messages))
    run->code = 1;
  if (run->code && !run->messages->size)
    buf_printf(run->messages, "%s: failed with code %d\n", run->args[0],
               run->code);
}

bool lld_run(const char *const *args, size_t nargs, Buf *output,
             Buf *messages) {
  LldRun run = {args, nargs, output, messages, 1, 1};
  run_guarded(&run);
  return !run.code;
}

bool lld_run_with(const LldFiles *files, const char *const *args, size_t nargs,
                  Buf *output, Buf *messages, bool *refused) {
  LldRun run = {args, nargs, output, messages, 1, 1};
  int was_refused;
  shim_with_files(files, run_guarded, &run, &was_refused);
  *refused = was_refused;
  return !run.code;
}

static bool file_error(const char *what, Buf *error) {
  buf_printf(error, "cannot %s in memory: %s", what, strerror(errno));
  return false;
}

// The output of a run of lld, read as it is written.
typedef struct Output {
  int read_end, write_end;
  char path[PATH_MAX]; // of the write end
  char dir[PATH_MAX];  // made for it, where there is no /proc; or empty
  pthread_t reader;
  Buf *out;
} Output;

static void *read_output(void *user) {
  Output *output = user;
  for (;;) {
    if (output->out->capacity - output->out->size < 4096)
      buf_grow(output->out, output->out->size / 2 + (1 << 16));
    ssize_t n = read(output->read_end, output->out->data + output->out->size,
                     output->out->capacity - output->out->size);
    if (n > 0)
      output->out->size += (size_t)n;
    else if (!n || errno != EINTR)
      return NULL;
  }
}

// In a root without /proc, as icecc makes one, the pipe has a name.
static bool open_named(Output *output) {
  const char *temporary = getenv("TMPDIR");
  snprintf(output->dir, sizeof output->dir, "%s/mlcc-XXXXXX",
           temporary ? temporary : "/tmp");
  if (!mkdtemp(output->dir)) {
    *output->dir = 0;
    return false;
  }
  if (snprintf(output->path, sizeof output->path, "%s/pipe", output->dir) >=
          (int)sizeof output->path ||
      mkfifo(output->path, 0600))
    return false;
  output->write_end = open(output->path, O_RDWR | O_CLOEXEC);
  output->read_end = open(output->path, O_RDONLY | O_CLOEXEC);
  return output->write_end >= 0 && output->read_end >= 0;
}

static bool open_pipe(Output *output) {
  int ends[2];
  if (access("/proc/self/fd", X_OK))
    return open_named(output);
  if (pipe2(ends, O_CLOEXEC))
    return false;
  output->read_end = ends[0];
  output->write_end = ends[1];
  snprintf(output->path, sizeof output->path, "/proc/self/fd/%d", ends[1]);
  return true;
}

static void close_pipe(Output *output) {
  close(output->read_end);
  if (*output->dir) {
    unlink(output->path);
    rmdir(output->dir);
  }
}

static bool output_open(Output *output, Buf *out, Buf *error) {
  *output = (Output){.read_end = -1, .write_end = -1, .out = out};
  if (open_pipe(output)) {
    // Fewer switches, if allowed
    fcntl(output->write_end, F_SETPIPE_SZ, 1 << 20);
    errno = pthread_create(&output->reader, NULL, read_output, output);
    if (!errno)
      return true;
  }
  file_error("read from a pipe", error);
  close(output->write_end); // -1 when there is none
  close_pipe(output);
  return false;
}

static void output_close(Output *output) {
  close(output->write_end); // the reader then sees the end
  pthread_join(output->reader, NULL);
  close_pipe(output);
}

// Runs ld.lld with these arguments besides, and its output into `out`.
static bool run_into(const LldFiles *files, const char *const *more,
                     size_t count, Arena *arena, Buf *out, Buf *error) {
  Output output;
  if (!output_open(&output, out, error))
    return false;
  const char *first[] = {
      LLD_ELF, "--threads=1", // starting threads takes longer than such links
      "-o", output.path};
  const char **args = arena_array(arena, const char *, count + 4);
  memcpy(args, first, sizeof first);
  if (count)
    memcpy(args + 4, more, count * sizeof *args);
  Buf printed = {0};
  bool refused,
      ok = lld_run_with(files, args, count + 4, &printed, error, &refused);
  buf_release(&printed);
  output_close(&output);
  return ok;
}

bool lld_extract(const char *archive, const StrVec *names, Buf *out,
                 Buf *error) {
  Arena arena;
  arena_init(&arena);
  size_t nargs = 0;
  const char **args = arena_array(&arena, const char *, 2 * names->size + 3);
  args[nargs++] = "-r";
  args[nargs++] = "--gc-sections";
  for (size_t i = 0; i < names->size; i++) {
    args[nargs++] = "-u";
    args[nargs++] = names->data[i];
  }
  args[nargs++] = archive;
  bool ok = run_into(&(LldFiles){0}, args, nargs, &arena, out, error);
  arena_release(&arena);
  return ok;
}

// A linker script may define symbols without anything being there.
bool lld_stub(const char *emulation, const char *soname, const char *symbols,
              Buf *out, Buf *error) {
  Arena arena;
  Buf script = {0};
  arena_init(&arena);
  buf_char(&script, '\n');
  while (*symbols) {
    size_t n = strcspn(symbols, " ");
    buf_printf(&script, "%.*s = 0;\n", (int)n, symbols);
    symbols += n + (symbols[n] == ' ');
  }
  LldFile file = {"<stub>", script.data, script.size};
  const char *args[] = {"-m",      emulation, "-shared",
                        "-soname", soname,    file.name};
  bool ok = run_into(&(LldFiles){.files = &file, .nfiles = 1}, args,
                     ARRAY_SIZE(args), &arena, out, error);
  buf_release(&script);
  arena_release(&arena);
  return ok;
}

bool lld_join_objects(const Buf *objects, size_t count, Buf *out, Buf *error) {
  static const char name[] = "<part>";
  Arena arena;
  arena_init(&arena);
  LldFile *files = arena_array(&arena, LldFile, count);
  const char **args = arena_array(&arena, const char *, count + 1);
  args[0] = "-r";
  for (size_t i = 0; i < count; i++) {
    files[i] = (LldFile){name, objects[i].data, objects[i].size};
    args[i + 1] = name;
  }
  bool ok = run_into(&(LldFiles){.files = files, .nfiles = count}, args,
                     count + 1, &arena, out, error);
  arena_release(&arena);
  return ok;
}

typedef struct Localize {
  const ShimLocalMarks *marks;
  Buf joined, *out, *error;
  bool ok;
} Localize;

static void append_object(void *user, const char *data, size_t size) {
  buf_bytes(((Localize *)user)->out, data, size);
}

static void append_error(void *user, const char *data, size_t size) {
  buf_bytes(((Localize *)user)->error, data, size);
}

static void localize(void *user) {
  Localize *work = user;
  size_t before = work->out->size;
  work->ok = shim_localize(work->joined.data, work->joined.size, work->marks,
                           append_object, append_error, work);
  if (work->ok && work->out->size == before)
    buf_bytes(work->out, work->joined.data, work->joined.size);
}

bool lld_join(const Buf *objects, size_t count, const ShimLocalMarks *marks,
              Buf *out, Buf *error) {
  Localize work = {.marks = marks, .out = out, .error = error};
  bool ok = lld_join_objects(objects, count, &work.joined, error) &&
            backend_guard(localize, &work, error) && work.ok;
  buf_release(&work.joined);
  return ok;
}
