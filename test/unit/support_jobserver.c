// Crews under make's jobserver: as many threads as there are tokens, all of
// which are there again afterwards.

#include "ir/support/support.h"
#include "test/unit/test.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void count_member(void *user, unsigned member) {
  (void)member;
  atomic_fetch_add((atomic_uint *)user, 1);
}

static unsigned crew_of(unsigned size) {
  atomic_uint count = 0;
  crew_run(size, count_member, &count);
  return count;
}

static void set_flags(const char *fmt, int a, int b) {
  char text[200];
  snprintf(text, sizeof text, fmt, a, b);
  setenv("MAKEFLAGS", text, 1);
}

static void test_no_jobserver(void) {
  unsetenv("MAKEFLAGS");
  EXPECT(crew_of(4) == 4);
  set_flags("ks", 0, 0);
  EXPECT(crew_of(4) == 4);
  set_flags(" -j", 0, 0);
  EXPECT(crew_of(4) == 4);
}

static void test_one_job(void) {
  set_flags(" -j1", 0, 0);
  EXPECT(crew_of(4) == 1);
  EXPECT(crew_size(0, 100) == 1);
  set_flags("k -j1 -- X=-j4", 0, 0);
  EXPECT(crew_of(4) == 1);
}

static void test_invalid(void) {
  int ends[2], file = open("/dev/null", O_RDWR);
  set_flags(" -j8 --jobserver-auth=%d,%d", 1000, 1001);
  EXPECT(crew_of(4) == 4);
  set_flags(" -j8 --jobserver-auth=%d,%d", -2, -2);
  EXPECT(crew_of(4) == 4);
  set_flags(" -j8 --jobserver-auth=%d,%d", file, file);
  EXPECT(crew_of(4) == 4);
  EXPECT(!pipe(ends)); // one end of it, and something else
  set_flags(" -j8 --jobserver-auth=%d,%d", ends[0], file);
  EXPECT(crew_of(4) == 4);
  set_flags(" -j8 --jobserver-auth=fifo:/nowhere", 0, 0);
  EXPECT(crew_of(4) == 4);
  set_flags(" -j8 --jobserver-auth=fifo:/dev/null", 0, 0);
  EXPECT(crew_of(4) == 4);
  close(file);
  close(ends[0]);
  close(ends[1]);
}

static void test_pipe(void) {
  int ends[2];
  char tokens[8];
  EXPECT(!pipe(ends));
  EXPECT(write(ends[1], "ab", 2) == 2);
  set_flags("k -j3 --jobserver-auth=%d,%d -- X=1", ends[0], ends[1]);
  EXPECT(crew_of(8) == 3);
  EXPECT(crew_of(2) == 2);
  EXPECT(crew_of(1) == 1);
  EXPECT(read(ends[0], tokens, sizeof tokens) == 2);
  EXPECT(tokens[0] + tokens[1] == 'a' + 'b');
  EXPECT(crew_of(8) == 1); // all are taken: does not wait
  EXPECT(!(fcntl(ends[0], F_GETFL) & O_NONBLOCK)); // make's own end
  EXPECT(write(ends[1], "c", 1) == 1);
  set_flags(" -j3 --jobserver-fds=%d,%d", ends[0], ends[1]);
  EXPECT(crew_of(8) == 2);
  EXPECT(read(ends[0], tokens, sizeof tokens) == 1 && *tokens == 'c');
  close(ends[0]);
  close(ends[1]);
}

static void test_fifo(void) {
  char name[] = "/tmp/mlcc-jobserver-XXXXXX", flags[100], tokens[8];
  EXPECT(mkdtemp(name));
  char path[64];
  snprintf(path, sizeof path, "%s/fifo", name);
  EXPECT(!mkfifo(path, 0600));
  int fd = open(path, O_RDWR);
  EXPECT(write(fd, "+++", 3) == 3);
  snprintf(flags, sizeof flags, " -j4 --jobserver-auth=fifo:%s", path);
  setenv("MAKEFLAGS", flags, 1);
  EXPECT(crew_of(8) == 4);
  EXPECT(crew_of(3) == 3);
  EXPECT(read(fd, tokens, sizeof tokens) == 3);
  EXPECT(crew_of(8) == 1);
  close(fd);
  unlink(path);
  rmdir(name);
}

int main(void) {
  RUN(test_no_jobserver);
  RUN(test_one_job);
  RUN(test_invalid);
  RUN(test_pipe);
  RUN(test_fifo);
  return TEST_RESULT;
}
