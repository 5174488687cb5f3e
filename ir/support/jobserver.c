// make's jobserver. `make -j8` lets at most eight jobs run at a time, over all
// the makes and tools of a build, by a pipe that holds a byte for each job that
// may run besides those that do. Who wants to do more than one thing at once
// takes bytes out of it, and puts the same ones back.
//
// MAKEFLAGS says where it is: --jobserver-auth=R,W (descriptors that recipes
// marked with + inherit) or fifo:PATH. Where there is none, or what is said is
// not true, there is no limit; -j1 has no jobserver, and no second job.
//
// The pipe is shared with make, which may want reads from it to block. Reading
// without waiting is therefore done through a description of our own.
//
// A token that is not given back is lost to the build, so that giving them has
// to be possible in a signal handler: what is held is the one piece of state.

#include "ir/support/support.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
  atomic_uint count;
  int to;   // the pipe, to be written to
  bool own; // to be closed
  char tokens[CREW_LARGEST];
} held;

typedef struct MakeFlags {
  Str auth;    // of the last --jobserver-auth; empty when there is none
  bool serial; // -j1
} MakeFlags;

static Str next_word(const char **text) {
  const char *start = *text + strspn(*text, " ");
  size_t size = strcspn(start, " ");
  *text = start + size;
  return (Str){start, size};
}

static Str after(Str word, const char *prefix) {
  size_t n = strlen(prefix);
  if (!str_starts_with(word, prefix))
    return (Str){0};
  return (Str){word.data + n, word.size - n};
}

// Variables of the command line come after "--".
static MakeFlags read_flags(void) {
  MakeFlags flags = {0};
  const char *text = getenv("MAKEFLAGS");
  while (text && *text) {
    Str word = next_word(&text), jobs = after(word, "-j");
    Str auth = after(word, "--jobserver-auth=");
    if (str_is(word, "--"))
      break;
    if (!auth.size)
      auth = after(word, "--jobserver-fds="); // before make 4.2
    if (auth.size)
      flags.auth = auth;
    if (jobs.size || str_is(word, "-j"))
      flags.serial = str_is(jobs, "1");
  }
  return flags;
}

bool jobserver_is_serial(void) {
  return read_flags().serial;
}

typedef struct Server {
  int from, to;
  bool own; // `to` is ours, too
} Server;

static bool open_fifo(Server *server, Str path) {
  char name[4096];
  struct stat status;
  if (path.size >= sizeof name)
    return false;
  memcpy(name, path.data, path.size);
  name[path.size] = '\0';
  int fd = open(name, O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (fd < 0)
    return false;
  *server = (Server){fd, dup(fd), true};
  if (server->to >= 0 && !fstat(fd, &status) && S_ISFIFO(status.st_mode))
    return true;
  close(fd);
  if (server->to >= 0)
    close(server->to);
  return false;
}

// Other files may have these numbers by now: both must be ends of one pipe.
static bool open_pipe(Server *server, Str ends) {
  struct stat in, out;
  char name[32];
  char *comma, *end;
  long from = strtol(ends.data, &comma, 10);
  if (*comma != ',')
    return false;
  long to = strtol(comma + 1, &end, 10);
  if (end != ends.data + ends.size || from != (int)from || to != (int)to)
    return false;
  if (fstat((int)from, &in) || fstat((int)to, &out) || !S_ISFIFO(in.st_mode) ||
      in.st_ino != out.st_ino || in.st_dev != out.st_dev)
    return false;
  snprintf(name, sizeof name, "/proc/self/fd/%ld", from);
  int fd = open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  *server = (Server){fd, (int)to, false};
  return fd >= 0;
}

static bool open_server(Server *server, Str auth) {
  Str path = after(auth, "fifo:");
  return path.size ? open_fifo(server, path) : open_pipe(server, auth);
}

// No signal may come between having tokens and saying so.
static unsigned read_tokens(const Server *server, unsigned wanted) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  ssize_t n = read(server->from, held.tokens, wanted);
  held.to = server->to;
  held.own = server->own;
  atomic_store(&held.count, n > 0 ? (unsigned)n : 0);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return n > 0 ? (unsigned)n : 0;
}

unsigned jobserver_take(unsigned wanted) {
  Server server;
  MakeFlags flags = read_flags();
  if (flags.serial || !wanted)
    return 0;
  if (!flags.auth.size || !open_server(&server, flags.auth))
    return wanted;
  if (wanted > CREW_LARGEST)
    wanted = CREW_LARGEST;
  unsigned taken = read_tokens(&server, wanted);
  close(server.from);
  if (!taken && server.own)
    close(server.to);
  return taken;
}

void jobserver_give(void) {
  int saved = errno;
  unsigned count = atomic_exchange(&held.count, 0);
  for (unsigned given = 0; given < count;) {
    ssize_t n = write(held.to, held.tokens + given, count - given);
    if (n < 0 && errno != EINTR)
      break;
    given += n > 0 ? (unsigned)n : 0;
  }
  if (count && held.own)
    close(held.to);
  errno = saved;
}
