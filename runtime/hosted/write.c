// The sinks of text: standard output and standard error of the libc.
//
// Output goes through printf so that it keeps its order with what the program
// prints itself (printf stops at a NUL, which goes through putchar). Errors are
// written to the descriptor directly, as standard error is not buffered.

#include "libc.h"
#include "text.h"

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
