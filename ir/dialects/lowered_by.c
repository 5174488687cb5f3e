// See lowered_by.h; the commands are in lowered_by.def.

#include "ir/dialects/lowered_by.h"

// The file stands between `before` and `behind`.
typedef struct Lowering {
  const char *dialect, *before, *behind;
} Lowering;

static const Lowering lowerings[] = {
#define LOWERED(dialect, passes)                                               \
  {#dialect, "mlir-opt " passes, " | mlcc -x mlir - ..."},
#define TRANSLATED(dialect, before, behind) {#dialect, before, behind},
#include "ir/dialects/lowered_by.def"
};

bool lowered_by(Buf *out, Str dialect, Str file) {
  for (size_t i = 0; i < ARRAY_SIZE(lowerings); i++) {
    const Lowering *row = &lowerings[i];
    if (!str_is(dialect, row->dialect))
      continue;
    buf_printf(out, "%s " STR_FMT "%s", row->before, STR_ARG(file),
               row->behind);
    return true;
  }
  return false;
}
