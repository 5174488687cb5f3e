// Why a pass leaves operations as they are: the last reason of each, which the
// pass gives by rewrite_decline() or conv_decline(), for -explain and
// -Rpass-missed. Nothing is kept when nobody asks.
#ifndef MLCC_DECLINES_H
#define MLCC_DECLINES_H

#include "ir/ir.h"

typedef struct Decline {
  const Op *op; // NULL: it was erased since
  Loc loc;
  Str name, why;
} Decline;

typedef struct Declines { // of one run of a pass; zero is empty
  Arena *arena;
  PtrMap places; // Op to its place in the list, plus 1
  Vec(Decline) list;
} Declines;

bool decline_note(Declines *declines, const Op *op, const char *fmt, ...)
    PRINTF_LIKE(3, 4); // false
void decline_forget(Declines *declines, const Op *op);
// A remark at each operation that is still there, in the order in which they
// were first declined; `suffix`, if any, follows in brackets.
void declines_report(Ctx *ctx, const Declines *declines, const char *pass,
                     Str suffix);

#endif
