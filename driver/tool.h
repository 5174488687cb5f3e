// What mlcc-opt and mlcc-translate have in common: flags in LLVM's style, an
// input in chunks, each with a context of its own, and one output.
#ifndef MLCC_TOOL_H
#define MLCC_TOOL_H

#include "backend/session.h"
#include "driver/output.h"

typedef struct Tool {
  const char *name; // of the program
  Arena arena;
  const char *input, *output; // default "-"
  const char *split;          // the marker, or NULL
  const char *separator;      // between the outputs of chunks
  bool verify_diagnostics, only_expected;
  Expectations *expectations; // with verify_diagnostics
  bool bad_flag;
  SessionOptions session; // of each chunk
  Times *times;           // of the chunk at hand; or NULL
  OutputStream *stream;   // once a module is being printed to it
  void *user;
  const char *suffix; // of inputs, for reports of crashes
  // Reads a chunk.
  bool (*read)(struct Tool *tool, Session *session, Source *source);
  // Does the tool's work on what was read, appending to `out`.
  bool (*work)(struct Tool *tool, Session *session, Buf *out);
  // Called before the text of a chunk is read, and when all was done; or NULL.
  void (*begin)(struct Tool *tool);
  void (*end)(struct Tool *tool);
} Tool;

// An argument, and the name that comes nearest of those it was compared with:
// one that nobody knows has been compared with all.
typedef struct Flag {
  const char *text;
  Nearest nearest;
} Flag;

Flag flag_of(const char *arg);
// `-name=value` and `--name=value` alike: the value, or NULL when it is another
// flag. For `-name` alone the value is "".
const char *flag_value(Flag *flag, const char *name);
// Reports it, with what may have been meant. False.
bool flag_unknown(const Flag *flag);
// Whether an argument asks for help or the version, which is printed.
bool tool_answers(const char *name, int argc, char **argv,
                  void (*print_help)(void));
// A flag that is on or off; what is neither is reported. True.
bool flag_set(Tool *tool, bool *flag, const char *name, const char *value);
// Understands the flags that both tools have; what is wrong with one's value is
// reported and makes `tool->bad_flag`.
bool tool_flag(Tool *tool, Flag *arg);
// Prints what has come of the module, as the last work on it: unless there may
// be more chunks, the text is written while it is made.
bool tool_print(Tool *tool, Session *session, Buf *out);
// For `read`: MLIR text.
bool tool_read(Tool *tool, Session *session, Source *source);
// Runs all chunks; the exit code.
int tool_run(Tool *tool);

#endif
