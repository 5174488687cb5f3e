#!/bin/sh
# Under make, threads are jobs: each takes a token of the jobserver, and all of
# them come back, whatever happens.
#
# label: slow
. "$SOURCE/test/driver/common.inc"
need make mkfifo dd
awk 'BEGIN {
  for (f = 0; f < 2500; f++)
    printf "func.func @f%d(%%a: i32) -> i32 {\n  %%b = arith.muli %%a, %%a : i32\n  return %%b : i32\n}\n", f
}' >large.mlir
sed '$d' large.mlir >broken.mlir
unset MAKEFLAGS MAKELEVEL
TMPDIR=$PWD # reports of crashes
export TMPDIR

# Counts the threads that are started, where that can be done.
cat >count.c <<'END'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                   void *(*run)(void *), void *user) {
  int (*next)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  *(void **)&next = dlsym(RTLD_NEXT, "pthread_create");
  int fd = open("threads", O_WRONLY | O_APPEND | O_CREAT, 0666);
  if (write(fd, "x", 1) == 1)
    close(fd);
  return next(thread, attributes, run, user);
}
END
started() { # COMMAND...: how many threads it starts
  rm -f threads
  LD_PRELOAD=$PWD/count.so "$@" || stop "failed: $*"
  [ -e threads ] && wc -c <threads || echo 0
}
if "${CC:-cc}" -shared -fPIC count.c -o count.so -ldl 2>err &&
  LD_PRELOAD=$PWD/count.so "$MLCC" --version >out 2>&1; then
  step "no more threads than tokens"
  # Linked, since a join of parts has a thread that waits for its output.
  LINK="-threads=4 -O0 -nostdlib -static -e f0 large.mlir -o prog"
  [ "$(started "$MLCC" $LINK)" -gt 0 ] ||
    stop "no threads at all"
  mkfifo none
  exec 8<>none
  for flags in "-j1" "k -j1 -- X=1" " -j4 --jobserver-auth=fifo:$PWD/none"; do
    count=$(MAKEFLAGS=$flags started "$MLCC" $LINK)
    [ "$count" = 0 ] || stop "$count threads under $flags"
  done
fi

step "make -j1, -j4 and none give the same"
works "$MLCC" -O0 -c large.mlir -o expected
cat >makefile <<'END'
all: large.o copy.o
%.o: %.mlir
	+"$(MLCC)" -O0 -c $< -o $@
END
cp large.mlir copy.mlir
for jobs in -j1 -j4 -j; do
  rm -f large.o copy.o
  works make -s $jobs MLCC="$MLCC"
  cmp large.o expected || stop "another object"
  [ -s copy.o ] || stop "no copy.o"
  grep INTERNAL out err && stop "make lost tokens"
done

step "tokens come back after success, errors and signals"
mkfifo fifo
exec 9<>fifo
tokens() { # are there, and stay
  dd if=fifo iflag=nonblock bs=64 count=1 2>/dev/null >have
  cat have >&9
  [ "$(fold -w1 <have | sort | tr -d "\n")" = "$1" ] ||
    stop "tokens: $(cat have)"
}
printf abc >&9
MAKEFLAGS=" -j4 --jobserver-auth=fifo:$PWD/fifo"
export MAKEFLAGS
works "$MLCC" -O0 -c large.mlir -o large.o
cmp large.o expected || stop "another object"
tokens abc
fails "$MLCC" -O0 -c broken.mlir
tokens abc
fails "$MLCC" -O0 -c large.mlir -o nowhere/large.o
tokens abc
works "$MLCC" -nostdlib -static -e f0 -O0 large.mlir -o prog
tokens abc
signals="TERM INT HUP"
sanitized || signals="$signals SEGV"
for signal in $signals; do
  "$MLCC" -O2 -c large.mlir -o killed.o 2>/dev/null &
  pid=$!
  sleep 0.3
  kill -$signal $pid 2>/dev/null
  wait $pid
  tokens abc
done
exit 0
