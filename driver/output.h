// Output files that appear whole or not at all.
#ifndef MLCC_OUTPUT_H
#define MLCC_OUTPUT_H

#include "ir/support/support.h"

// Whether there is such a file and it may not be written. Where its directory
// may be, it could still be replaced; but like other compilers mlcc leaves it.
bool output_is_protected(const char *path);

// Writes `size` bytes to `path`: beside it first, then renamed over it, so
// that nobody sees half a file. "-" is the standard output; what is no regular
// file (a pipe, /dev/null) is written in place. On failure reports a plain
// error, leaves nothing behind, and returns false.
bool output_write(const char *path, const void *data, size_t size,
                  bool executable);

// The same, for what is written through a stream while it is made.
typedef struct OutputStream OutputStream;
// NULL after reporting that `path` cannot be written.
OutputStream *output_open(Arena *arena, const char *path);
FILE *output_file(OutputStream *stream);
// Closes it; the file is there if all was written (`ok`), and not otherwise.
bool output_close(OutputStream *stream, bool ok);

// Removes the pending file and gives back make's tokens on SIGINT, SIGTERM and
// SIGHUP, then dies of it, and on fatal errors; on a crash, reports an internal
// error (crash.h). Too large a file is an error in writing.
void output_catch_signals(void);

#endif
