// rtclock and nanoTime: the time of day, in seconds and in nanoseconds.
//
// On 32-bit systems a libc may write its time as 32 or as 64 bits of seconds,
// and the headers that would tell are not ours to include. It is read off the
// result: the buffer is filled with ones first, and only 64-bit seconds put
// something else into its third word (the nanoseconds, which are below 2^30).

#include "libc.h"

typedef struct Time {
  S64 seconds;
  U32 nanoseconds;
} Time;

#if RT_WINDOWS

// FILETIME counts tenths of microseconds since 1601.
static Time read_clock(void) {
  U32 parts[2];
  GetSystemTimeAsFileTime(parts);
  U64 ticks = ((U64)parts[1] << 32 | parts[0]) - 116444736000000000u;
  return (Time){(S64)(ticks / 10000000), (U32)(ticks % 10000000) * 100};
}

#else

typedef union Buffer {
  struct {
    S32 seconds;
    U32 fraction;
  } narrow;
  struct {
    S64 seconds;
    U32 fraction;
    U32 high; // or the low half, on a big-endian target
  } wide;
  U32 words[8];
} Buffer;

static Time decode(const Buffer *buffer, U32 scale) {
  if (sizeof(void *) == 4 && buffer->words[2] == UINT32_MAX)
    return (Time){buffer->narrow.seconds, buffer->narrow.fraction * scale};
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return (Time){buffer->wide.seconds, buffer->wide.high * scale};
#else
  return (Time){buffer->wide.seconds, buffer->wide.fraction * scale};
#endif
}

static Time read_clock(void) {
  Buffer buffer;
  for (int i = 0; i < 8; i++)
    buffer.words[i] = UINT32_MAX;
#if RT_POSIX
  clock_gettime(0, &buffer);
  return decode(&buffer, 1);
#elif defined(__wasm__)
  timespec_get(&buffer, 1);
  return decode(&buffer, 1);
#else
  gettimeofday(&buffer, NULL);
  return decode(&buffer, 1000);
#endif
}

#endif

double rtclock(void);
RT_FUNCTION double rtclock(void) {
  Time now = read_clock();
  return (double)now.seconds + (double)(now.nanoseconds / 1000) * 1e-6;
}

RT_INLINE S64 nanoseconds(void) {
  Time now = read_clock();
  return now.seconds * 1000000000 + now.nanoseconds;
}

S64 _mlir_ciface_nanoTime(void);
RT_FUNCTION S64 _mlir_ciface_nanoTime(void) {
  return nanoseconds();
}

S64 nanoTime(void);
RT_FUNCTION S64 nanoTime(void) {
  return nanoseconds();
}

// The name of LLVM 14 and earlier.
S64 _mlir_ciface_nano_time(void);
RT_FUNCTION S64 _mlir_ciface_nano_time(void) {
  return nanoseconds();
}
