// The operations of the input as they were written, for messages about what
// passes made of them.
#ifndef MLCC_WRITTEN_H
#define MLCC_WRITTEN_H

#include "backend/session_int.h"

typedef struct Written {
  const SessionOptions *options;
  const Source *source;
  Session *again; // the input, read once more when a message needs it
  PtrMap places;  // offset in the text, as a pointer, to a Place
  PtrMap names;   // of all operations
} Written;

void written_init(Written *w, const SessionOptions *options,
                  const Source *source);
void written_release(Written *w);

// Whether the text has an operation of that name at that place; of a place
// outside of the text, whether it has one anywhere.
bool written_has(Written *w, Loc loc, Str name);
// Whether the operation that an error is about is the input's own.
bool written_is_blamed(Written *w, const Diagnostic *error);
// The name of the operation that stands there, the outermost of several; empty
// if none does.
Str written_name(Written *w, Loc loc);
// The text as it is to be shown: where it begins with an operation that is not
// in the input, with the one at its place instead. `out` may hold it.
Str written_text(Written *w, const Diagnostic *diagnostic, Buf *out);

#endif
