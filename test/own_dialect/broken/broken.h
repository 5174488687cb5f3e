// What the rows of broken.def give to C. Its number is the second that mlcc's own
// dialects leave.
#ifndef BROKEN_H
#define BROKEN_H

#include "intrinsics/intrinsics.h"

#define DIALECT_TABLE       "test/own_dialect/broken/broken.def"
#define DIALECT_TABLE_FIRST (DIALECT__MAX_WITH_INTRINSICS + 1)
#define DIALECT_TABLE_END   DIALECT__MAX_WITH_BROKEN
#include "ir/dialects/declare.inc"
#include "ir/dialects/hooks.inc"
#undef DIALECT_TABLE
#undef DIALECT_TABLE_FIRST
#undef DIALECT_TABLE_END

void register_broken(Ctx *ctx);

#endif
