// The translation of instruction sets' operations to LLVM IR: what their rows
// call INTRINSIC. The others were converted to calls by name (intrinsics/).

#include "backend/translate/translate_int.h"
#include "intrinsics/intrinsics.h"

#define NOT_TRANSLATED                                                         \
  { TRANSLATE_NOTHING, .name = NULL }
#define CALL(...)      NOT_TRANSLATED
#define CONVERTED(...) NOT_TRANSLATED
#define BECOMES(...)   NOT_TRANSLATED
#define BY_PASS        NOT_TRANSLATED
#define OF_F16(...)
#define NAMED(...)
#define OPERANDS(...)
#define NEEDS(...)
#define AND_NEEDS(...)
#define OR_NEEDS(...)
#define NEEDS_OF_F16(...)
#define NEEDS_BY(...)
#define NEEDS_BELOW(...)
#define CHECKS(...)
#define DIALECT_TABLE "intrinsics/all.def"
#include "backend/translate/define_translation.inc"

void translate_add_intrinsics(Ctx *ctx) {
#define DIALECT(dialect, ...)                                                  \
  ctx_add_part(ctx, &dialect_##dialect, PART_TRANSLATION,                      \
               translation_##dialect);
#include "ir/dialects/rows.inc"
}
