// What mlcc knows: the dialects of ir/dialects/ and of intrinsics/. Nothing
// else is in this file, so that a program can put its own in the place of this
// one.

#include "backend/dialects.h"

#include "backend/translate/translate.h"
#include "intrinsics/intrinsics.h"

void register_dialects(Ctx *ctx) {
  dialects_register_all(ctx);
  intrinsics_register_all(ctx);
  translate_add_intrinsics(ctx);
}
