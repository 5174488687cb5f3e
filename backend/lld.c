// lld, in process: links, and joins of the objects that parallel code
// generation makes.
//
// lld reads and writes files, so what exists in memory is given to it as a
// memfd under its /proc/self/fd name: no directory is touched and nothing is
// left behind whatever happens.
#include "backend/lld.h"

#include "backend/fatal.h"
#include "backend/shim/lld.h"

#include <errno.h>
#include <sys/mman.h>
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

bool lld_run(const char *const *args, size_t nargs, Buf *output,
             Buf *messages) {
  LldRun run = {args, nargs, output, messages, 1, 1};
  if (!backend_guard(run_lld, &run, messages))
    return false;
  if (run.code && !messages->size)
    buf_printf(messages, "%s: failed with code %d\n", args[0], run.code);
  return !run.code;
}

static bool file_error(const char *what, Buf *error) {
  buf_printf(error, "cannot %s a file in memory: %s", what, strerror(errno));
  return false;
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

bool lld_file_open(LldFile *file, const void *data, size_t size, Buf *error) {
  file->fd = memfd_create("mlcc", MFD_CLOEXEC);
  if (file->fd < 0)
    return file_error("make", error);
  snprintf(file->path, sizeof file->path, "/proc/self/fd/%d", file->fd);
  if (write_all(file->fd, data, size))
    return true;
  file_error("write", error);
  lld_file_close(file);
  return false;
}

bool lld_file_read(LldFile *file, Buf *out, Buf *error) {
  off_t size = lseek(file->fd, 0, SEEK_END);
  if (size < 0 || lseek(file->fd, 0, SEEK_SET) < 0)
    return file_error("read", error);
  buf_grow(out, (size_t)size);
  for (;;) {
    ssize_t n = read(file->fd, out->data + out->size,
                     out->capacity - out->size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return file_error("read", error);
    if (!n)
      return true;
    out->size += (size_t)n;
    if (out->size == out->capacity)
      buf_grow(out, 1);
  }
}

void lld_file_close(LldFile *file) {
  if (file->fd >= 0)
    close(file->fd);
  file->fd = -1;
}

static bool join_files(LldFile *files, size_t count, Arena *arena, Buf *out,
                       Buf *error) {
  size_t nargs = 0;
  const char **args = arena_array(arena, const char *, count + 5);
  args[nargs++] = LLD_ELF;
  args[nargs++] = "-r";
  args[nargs++] = "--threads=1"; // starting threads takes longer than joining
  args[nargs++] = "-o";
  args[nargs++] = files[count].path;
  for (size_t i = 0; i < count; i++)
    args[nargs++] = files[i].path;
  Buf output = {0};
  bool ok = lld_run(args, nargs, &output, error);
  buf_release(&output);
  return ok && lld_file_read(&files[count], out, error);
}

bool lld_join(const Buf *objects, size_t count, Buf *out, Buf *error) {
  Arena arena;
  arena_init(&arena);
  LldFile *files = arena_array(&arena, LldFile, count + 1);
  size_t opened = 0;
  bool ok = true;
  for (; ok && opened < count; opened += ok)
    ok = lld_file_open(&files[opened], objects[opened].data,
                       objects[opened].size, error);
  if (ok)
    ok = lld_file_open(&files[count], NULL, 0, error);
  opened += ok;
  if (ok)
    ok = join_files(files, count, &arena, out, error);
  for (size_t i = 0; i < opened; i++)
    lld_file_close(&files[i]);
  arena_release(&arena);
  return ok;
}
