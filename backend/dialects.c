// What mlcc knows: the dialects of ir/dialects/. Nothing else is in this file, so
// that a program can put its own in the place of this one.

#include "backend/dialects.h"

#include "ir/dialects/dialects.h"

void register_dialects(Ctx *ctx) {
  dialects_register_all(ctx);
}
