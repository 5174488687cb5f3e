// What an internal error leaves behind.
#ifndef MLCC_CRASH_H
#define MLCC_CRASH_H

#include "ir/support/support.h"

// How this process was called, for whoever reads the report.
void crash_note_command(int argc, char **argv);
// What is being worked on from now on, until another or an empty text; it must
// live as long. `suffix` is that of its kind of file (".mlir").
void crash_note_input(Str text, const char *suffix);

// A file that is to be written besides; an empty text: none.
void crash_note_reproducer(const char *path, Str text);

// From a signal handler: says that it is our fault, writes a file of the input
// and the command line that shows it, names the file, and exits with 70.
NORETURN void crash_report(void);

#endif
