// Threads for work that is there all at once: a crew works on the pieces of one
// job and goes home. Starting a thread takes some 50 microseconds, which the
// jobs that are worth it (megabytes of text, thousands of functions) do not
// notice, and nothing has to wait, sleep or be woken in between.
//
// What a job makes must not depend on the crew's size: pieces are cut by
// content, taken from a counter, and put together in their order.

#include "ir/support/support.h"

#include <pthread.h>
#include <sched.h>

enum { STACK_SIZE = 8 << 20 }; // as the main thread has

unsigned crew_size(unsigned wanted, size_t pieces) {
  cpu_set_t cpus;
  if (jobserver_is_serial())
    return pieces ? 1 : 0;
  if (!wanted)
    wanted = sched_getaffinity(0, sizeof cpus, &cpus)
                 ? 1
                 : (unsigned)CPU_COUNT(&cpus);
  if (wanted > CREW_LARGEST)
    wanted = CREW_LARGEST;
  return pieces < wanted ? (unsigned)pieces : wanted;
}

typedef struct CrewMember {
  CrewWork *work;
  void *user;
  unsigned index;
} CrewMember;

static void *run_member(void *user) {
  const CrewMember *member = user;
  member->work(member->user, member->index);
  return NULL;
}

// This thread works too; when no other can be started it does all.
void crew_run(unsigned size, CrewWork *work, void *user) {
  pthread_t threads[CREW_LARGEST];
  CrewMember members[CREW_LARGEST];
  pthread_attr_t attr;
  unsigned started = 1, all = size > 1 ? 1 + jobserver_take(size - 1) : 1;
  pthread_attr_init(&attr);
  pthread_attr_setstacksize(&attr, STACK_SIZE);
  for (; started < all && started < CREW_LARGEST; started++) {
    members[started] = (CrewMember){work, user, started};
    if (pthread_create(&threads[started], &attr, run_member, &members[started]))
      break;
  }
  work(user, 0);
  for (unsigned i = 1; i < started; i++)
    pthread_join(threads[i], NULL);
  jobserver_give();
  pthread_attr_destroy(&attr);
}
