// Loops on threads, for -fparallel: mlcc_parallel_for() calls the body of a loop
// once for each thread, with the part of its iterations that is the thread's.
// Which part that is follows from the number of threads alone, so results do not
// depend on how threads run.
//
// Threads are started when they are first needed and kept. Between loops they
// look for the next one for a while, and sleep then. There is one loop at a time:
// a loop within a loop, and one that another thread of the program begins
// meanwhile, runs where it is called. After fork() the child starts its own.
//
// MLCC_NUM_THREADS says how many threads there are where the program does not;
// else they are as many as processors that the process may run on.
//
// Here is the only other state at file scope (see rt.h): the pool has to be
// found by all loops of a program or shared library.

#include "parallel.h"

#include "libc.h"

#if RT_POSIX || RT_WINDOWS

enum {
  MOST_THREADS = 256,
  ROUNDS_AWAKE = 20000, // of looking for the next loop
};

typedef struct Pool {
  U32 is_busy;  // a loop runs
  U32 nworkers; // threads besides the caller's
  U32 loop;     // number of the loop that runs, or ran last
  U32 nrunning; // workers that have not finished it
  // The loop.
  ParallelBody *body;
  void *data;
  intptr_t count;
  S32 nthreads;
  S32 process; // that the workers are of
  // The loop before the first one of each worker.
  U32 before[MOST_THREADS];
} Pool;

static Pool pool;

// ThreadSanitizer does not see what the runtime does: it is told, where a program
// has it, which accesses come before which.
#if defined(__ELF__)
__attribute__((weak)) void __tsan_acquire(void *at);
__attribute__((weak)) void __tsan_release(void *at);

static void note_before(void *at) {
  if (__tsan_release)
    __tsan_release(at);
}

static void note_after(void *at) {
  if (__tsan_acquire)
    __tsan_acquire(at);
}
#else
static void note_before(void *at) {
  (void)at;
}

static void note_after(void *at) {
  (void)at;
}
#endif

// Waiting

#if RT_WINDOWS

static void *lock, *changed; // SRWLOCK, CONDITION_VARIABLE

static void init_lock(void) {
}

static void wake_workers(void) {
  AcquireSRWLockExclusive(&lock);
  __atomic_add_fetch(&pool.loop, 1, __ATOMIC_RELEASE);
  ReleaseSRWLockExclusive(&lock);
  WakeAllConditionVariable(&changed);
}

static void sleep_until_not(U32 loop) {
  AcquireSRWLockExclusive(&lock);
  while (__atomic_load_n(&pool.loop, __ATOMIC_ACQUIRE) == loop)
    SleepConditionVariableSRW(&changed, &lock, 0xffffffff, 0);
  ReleaseSRWLockExclusive(&lock);
}

static void yield(void) {
  SwitchToThread();
}

static S32 count_processors(void) {
  return (S32)GetActiveProcessorCount(0xffff);
}

static S32 this_process(void) {
  return 0; // there is no fork()
}

#else

// More than any libc has in a pthread_mutex_t and a pthread_cond_t.
typedef struct Storage {
  _Alignas(16) char bytes[128];
} Storage;
static Storage lock, changed;

static void init_lock(void) {
  pthread_mutex_init(&lock, 0);
  pthread_cond_init(&changed, 0);
}

static void wake_workers(void) {
  pthread_mutex_lock(&lock);
  __atomic_add_fetch(&pool.loop, 1, __ATOMIC_RELEASE);
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

static void sleep_until_not(U32 loop) {
  pthread_mutex_lock(&lock);
  while (__atomic_load_n(&pool.loop, __ATOMIC_ACQUIRE) == loop)
    pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
}

static void yield(void) {
  sched_yield();
}

static S32 this_process(void) {
  return getpid();
}

#if defined(__APPLE__)
static S32 count_processors(void) {
  enum { PROCESSORS_ONLINE = 58 }; // _SC_NPROCESSORS_ONLN
  return (S32)sysconf(PROCESSORS_ONLINE);
}
#else
static S32 count_processors(void) {
  unsigned long mask[MOST_THREADS * 4 / sizeof(long)] = {0};
  S32 n = 0;
  if (sched_getaffinity(0, sizeof mask, mask) < 0)
    return 1;
  for (size_t i = 0; i < sizeof mask / sizeof *mask; i++)
    for (unsigned long bits = mask[i]; bits; bits &= bits - 1)
      n++;
  return n;
}
#endif

#endif

// Tells the processor that nothing is to be done.
static void pause_briefly(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

static void wait_for_loop_after(U32 loop) {
  for (int i = 0; i < ROUNDS_AWAKE; i++) {
    if (__atomic_load_n(&pool.loop, __ATOMIC_ACQUIRE) != loop)
      return;
    pause_briefly();
  }
  sleep_until_not(loop);
}

// Others may need the processor for it.
static void wait_for_workers(void) {
  for (U32 i = 0; __atomic_load_n(&pool.nrunning, __ATOMIC_ACQUIRE); i++)
    if (i < ROUNDS_AWAKE)
      pause_briefly();
    else
      yield();
}

// Running

static intptr_t first_of(S32 thread) {
  intptr_t n = pool.nthreads, each = pool.count / n, more = pool.count % n;
  return each * thread + (thread < more ? thread : more);
}

static void run_part(S32 thread) {
  if (thread < pool.nthreads)
    pool.body(pool.data, first_of(thread), first_of(thread + 1));
}

static void work(S32 thread) {
  for (U32 loop = pool.before[thread];; loop++) {
    wait_for_loop_after(loop);
    note_after(&pool.loop);
    run_part(thread);
    note_before(&pool.nrunning);
    __atomic_sub_fetch(&pool.nrunning, 1, __ATOMIC_RELEASE);
  }
}

#if RT_WINDOWS
static U32 RT_STDCALL start(void *number) {
  work((S32)(intptr_t)number);
  return 0;
}

static int new_thread(intptr_t number) {
  void *thread = CreateThread(0, 0, start, (void *)number, 0, 0);
  if (thread)
    CloseHandle(thread);
  return thread != 0;
}
#else
static void *start(void *number) {
  work((S32)(intptr_t)number);
  return 0;
}

static int new_thread(intptr_t number) {
  intptr_t thread[2]; // a pthread_t
  if (pthread_create(thread, 0, start, (void *)number))
    return 0;
  pthread_detach(thread[0]);
  return 1;
}
#endif

// Starts what is missing of the threads. The pool's are one more than workers, if
// all can be had.
static void start_workers(S32 nthreads) {
  if (pool.process != this_process()) {
    init_lock();
    pool.nworkers = 0;
    pool.process = this_process();
  }
  while ((S32)pool.nworkers + 1 < nthreads) {
    U32 thread = pool.nworkers + 1;
    pool.before[thread] = pool.loop;
    if (!new_thread((intptr_t)thread))
      return;
    pool.nworkers++;
  }
}

static S32 read_number(const char *text) {
  S32 n = 0;
  for (; text && *text >= '0' && *text <= '9' && n <= MOST_THREADS; text++)
    n = n * 10 + (*text - '0');
  return n;
}

RT_FUNCTION S32 mlcc_num_threads(S32 wanted) {
  S32 n = wanted > 0 ? wanted : read_number(getenv("MLCC_NUM_THREADS"));
  if (n <= 0)
    n = count_processors();
  return n < 1 ? 1 : n > MOST_THREADS ? MOST_THREADS : n;
}

RT_FUNCTION void mlcc_parallel_for(ParallelBody *body, void *data,
                                   intptr_t count, S32 wanted) {
  S32 n = count > 1 ? mlcc_num_threads(wanted) : 1;
  if (count <= 0)
    return;
  if (n > count)
    n = (S32)count;
  if (n == 1 || __atomic_exchange_n(&pool.is_busy, 1, __ATOMIC_ACQUIRE)) {
    body(data, 0, count);
    return;
  }
  start_workers(n);
  pool.body = body;
  pool.data = data;
  pool.count = count;
  pool.nthreads = n <= (S32)pool.nworkers ? n : (S32)pool.nworkers + 1;
  pool.nrunning = pool.nworkers;
  note_before(&pool.loop);
  wake_workers();
  run_part(0);
  wait_for_workers();
  note_after(&pool.nrunning);
  __atomic_store_n(&pool.is_busy, 0, __ATOMIC_RELEASE);
}

#else

RT_FUNCTION S32 mlcc_num_threads(S32 wanted) {
  (void)wanted;
  return 1;
}

RT_FUNCTION void mlcc_parallel_for(ParallelBody *body, void *data,
                                   intptr_t count, S32 wanted) {
  (void)wanted;
  if (count > 0)
    body(data, 0, count);
}

#endif
