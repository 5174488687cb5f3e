// The dialects of mlcc in a program that has one of its own: what stands here is
// all that is written of it outside of its folder.

#include "backend/dialects.h"

#include "ir/dialects/dialects.h"

void register_qnum(Ctx *ctx);

void register_dialects(Ctx *ctx) {
  dialects_register_all(ctx);
  register_qnum(ctx);
}
