// The sinks of text: standard output and standard error of the libc.
//
// Output goes through the libc's buffer so that it keeps its order with what
// the program prints itself: by printf, which needs no name for the stream (and
// stops at a NUL, which goes through putchar). On Windows it is the other way
// round: printf is inline in the headers, in no library that every program
// links, and the stream comes from a function. Errors are written to the
// descriptor directly, as standard error is not buffered.

#include "libc.h"
#include "text.h"

#if RT_WINDOWS

RT_FUNCTION void mlcc_write_output(const char *bytes, size_t size) {
  enum { STANDARD_OUTPUT = 1 };
  fwrite(bytes, 1, size, __acrt_iob_func(STANDARD_OUTPUT));
}

#else

RT_FUNCTION void mlcc_write_output(const char *bytes, size_t size) {
  while (size) {
    size_t length = 0;
    while (length < size && bytes[length])
      length++;
    if (length)
      printf("%.*s", (int)length, bytes);
    else
      putchar(0);
    length += !length;
    bytes += length;
    size -= length;
  }
}

#endif

RT_FUNCTION void mlcc_flush_output(void) {
  fflush(NULL);
}

RT_FUNCTION void mlcc_write_error(const char *bytes, size_t size) {
  while (size) {
#if RT_WINDOWS
    intptr_t written = _write(2, bytes, (unsigned)size);
#else
    intptr_t written = write(2, bytes, size);
#endif
    if (written <= 0)
      return;
    bytes += written;
    size -= (size_t)written;
  }
}
