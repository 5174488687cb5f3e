// Prints all that mlcc knows of operations, for -print-op.
#ifndef MLCC_PRINT_OP_H
#define MLCC_PRINT_OP_H

#include "ir/support/support.h"

// Appends an entry for each operation whose name fits `pattern`, as names of files
// do ("linalg.*"). False if none does; `error` then says so.
bool print_ops(const char *pattern, Buf *out, Buf *error);

#endif
