// Messages about inputs, in the form that -fdiagnostics-format= wants.
#ifndef MLCC_MESSAGES_H
#define MLCC_MESSAGES_H

#include "ir/support/support.h"

typedef enum MessageFormat { // ORDER of the words of -fdiagnostics-format=
  MESSAGES_TEXT,
  MESSAGES_CLANG,
  MESSAGES_MSVC,
  MESSAGES_VI,
  MESSAGES_JSON,
  MESSAGES_JSON_STDERR,
  MESSAGES_JSON_FILE,
  MESSAGES_SARIF,
  MESSAGES_SARIF_STDERR,
  MESSAGES_SARIF_FILE,
} MessageFormat;

// One with its notes, which follow it in `list`.
typedef struct Message {
  Severity severity;
  LineCol where;
  Str text;
} Message;

typedef struct Messages {
  Arena *arena;
  MessageFormat format;
  bool quiet;                // files alone
  const char *file;          // of the formats that are files
  const StrVec *sarif_files; // that there are besides
  Vec(Message) list;
} Messages;

bool messages_are_text(const Messages *messages);
// For CompileOptions.report: shows it, or keeps it for the end.
void messages_take(void *messages, Diags *diags, const Diagnostic *diagnostic);
// For CompileOptions.report_text, and of what lld says: lines that begin with a
// place, or a program, and a kind.
void messages_take_text(void *messages, const char *text);
// Writes what was kept. False after reporting.
bool messages_finish(Messages *messages, bool ok);

#endif
