// What the runtime asks of the libc it is linked with: this and no more.
//
// Declared here and not taken from headers, so that the runtime is built for
// every target without a sysroot. Only functions are used, never an object
// such as `stdout`, whose name and type differ from libc to libc; and of these
// only functions that glibc, musl, bionic, newlib, wasi-libc, Apple's libSystem
// and Microsoft's UCRT all have, unless a condition says otherwise.

#ifndef MLCC_RUNTIME_HOSTED_LIBC_H
#define MLCC_RUNTIME_HOSTED_LIBC_H

#include "rt.h"

#if defined(_WIN32)
#define RT_WINDOWS 1
#else
#define RT_WINDOWS 0
#endif

#if defined(__linux__) || defined(__APPLE__)
#define RT_POSIX 1
#else
#define RT_POSIX 0
#endif

void *malloc(size_t size);
void free(void *block);
_Noreturn void abort(void);
char *getenv(const char *name);

int fflush(void *stream); // NULL stands for all streams

#if RT_WINDOWS
void *__acrt_iob_func(unsigned file); // its stream
size_t fwrite(const void *items, size_t size, size_t count, void *stream);
void *_aligned_malloc(size_t size, size_t alignment);
void _aligned_free(void *block);
int _write(int file, const void *bytes, unsigned size);
void GetSystemTimeAsFileTime(U32 time[2]);
#if defined(__i386__)
#define RT_STDCALL __attribute__((stdcall))
#else
#define RT_STDCALL
#endif
void *CreateThread(void *security, size_t stack, U32(RT_STDCALL *start)(void *),
                   void *data, U32 flags, U32 *id);
int CloseHandle(void *handle);
int SwitchToThread(void);
U32 GetActiveProcessorCount(U16 group);
void AcquireSRWLockExclusive(void **lock);
void ReleaseSRWLockExclusive(void **lock);
void WakeAllConditionVariable(void **condition);
int SleepConditionVariableSRW(void **condition, void **lock, U32 milliseconds,
                              U32 flags);
#else
int printf(const char *restrict format, ...);
int putchar(int c);
intptr_t write(int file, const void *bytes, size_t size);
#endif

#if RT_POSIX
int posix_memalign(void **block, size_t alignment, size_t size);
int clock_gettime(int clock, void *time);
int pthread_create(void *thread, const void *attributes, void *(*start)(void *),
                   void *data);
int pthread_detach(intptr_t thread);
int pthread_mutex_init(void *mutex, const void *attributes);
int pthread_mutex_lock(void *mutex);
int pthread_mutex_unlock(void *mutex);
int pthread_cond_init(void *condition, const void *attributes);
int pthread_cond_wait(void *condition, void *mutex);
int pthread_cond_broadcast(void *condition);
int sched_yield(void);
int getpid(void);
#if defined(__APPLE__)
long sysconf(int name);
#else
int sched_getaffinity(int process, size_t size, void *mask);
#endif
#elif defined(__wasm__)
void *aligned_alloc(size_t alignment, size_t size);
int timespec_get(void *time, int base);
#elif !RT_WINDOWS
void *aligned_alloc(size_t alignment, size_t size);
int gettimeofday(void *time, void *zone);
#endif

#endif
