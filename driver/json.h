// Pieces of JSON.
#ifndef MLCC_JSON_H
#define MLCC_JSON_H

#include "ir/support/support.h"

void json_string(Buf *out, Str text);
void json_member(Buf *out, const char *name, Str value); // "name": "value"

#endif
