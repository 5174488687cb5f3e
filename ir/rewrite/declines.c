// Reasons by operation. An operation that is erased is forgotten: another may
// come to stand at its address.

#include "ir/rewrite/declines.h"

#include <stdarg.h>

bool decline_note(Declines *declines, const Op *op, const char *fmt, ...) {
  Buf text = {0};
  va_list args;
  va_start(args, fmt);
  buf_vprintf(&text, fmt, args);
  va_end(args);
  void **place = ptrmap_at(&declines->places, declines->arena, op);
  if (!*place) {
    Decline decline = {op, op->loc, op_name(op), {0}};
    vec_push(declines->arena, &declines->list, decline);
    *place = (void *)(uintptr_t)declines->list.size;
  }
  declines->list.data[(uintptr_t)*place - 1].why =
      arena_str(declines->arena, (Str){text.data, text.size});
  buf_release(&text);
  return false;
}

void decline_forget(Declines *declines, const Op *op) {
  uintptr_t place = (uintptr_t)ptrmap_get(&declines->places, op);
  if (!place)
    return;
  declines->list.data[place - 1].op = NULL;
  ptrmap_set(&declines->places, declines->arena, op, NULL);
}

void declines_report(Ctx *ctx, const Declines *declines, const char *pass,
                     Str suffix) {
  for (size_t i = 0; i < declines->list.size; i++) {
    const Decline *d = &declines->list.data[i];
    if (d->op)
      diag_report(
          &ctx->diags, DIAG_REMARK, d->loc,
          "%s leaves '" STR_FMT "' as it is: " STR_FMT "%s" STR_FMT "%s", pass,
          STR_ARG(d->name), STR_ARG(d->why), suffix.size ? " [" : "",
          STR_ARG(suffix), suffix.size ? "]" : "");
  }
}
