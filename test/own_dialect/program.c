// The dialects of mlcc in a program that has one of its own: what stands here
// is all that is written of it outside of its folder.

#include "backend/dialects.h"

#include "backend/translate/translate.h"
#include "intrinsics/intrinsics.h"

void register_qnum(Ctx *ctx);
void register_broken(Ctx *ctx);

void register_dialects(Ctx *ctx) {
  dialects_register_all(ctx);
  intrinsics_register_all(ctx);
  translate_add_intrinsics(ctx);
  register_qnum(ctx);
  register_broken(ctx); // for tests of what is said then
}
