// Notes that mlir-opt adds: who calls, and which operation it is.
//
//   a.c:1:2: error: 'arith.addi' op requires one result
//   b.c:3:4: note: called from
//   a.c:1:2: note: see current operation: "arith.addi"() : () -> ()
//
// An error is about the operation at hand if it has the same location.

#include "ir/ir.h"

static const Attr *find_call(const Attr *loc) {
  const Attr *found = NULL;
  switch ((AttrKind)loc->kind) {
  case AT_LOC_CALLSITE: return loc;
  case AT_LOC_NAME: return find_call(loc->as.loc.child);
  case AT_LOC_FUSED:
    for (uint32_t i = 0; i < loc->as.fused.count && !found; i++)
      found = find_call(loc->as.fused.items[i]);
    return found;
  default: return NULL;
  }
}

static bool is_attr(Loc loc) {
  return loc >= LOC_TABLE && loc != LOC_UNKNOWN;
}

static void note_callers(Ctx *ctx, Loc loc) {
  enum { MOST_CALLERS = 10 };
  for (int i = 0; i < MOST_CALLERS && is_attr(loc); i++) {
    const Attr *call = find_call(ctx_loc_attr(ctx, loc));
    if (!call)
      return;
    loc = ctx_loc(ctx, call->as.loc.caller);
    diag_note(&ctx->diags, loc, "called from");
  }
}

static void note_op(Ctx *ctx, Loc loc) {
  Op *op = (Op *)ctx->at_hand;
  if (!op || op->loc != loc || !ctx->print_op)
    return;
  Buf text = {0};
  ctx->print_op(&text, ctx, op);
  const char *line = strchr(buf_cstr(&text), '\n') ? "\n" : "";
  diag_note(&ctx->diags, loc, "see current operation: %s%s", line,
            buf_cstr(&text));
  buf_release(&text);
}

static void add_notes(void *user, Loc loc) {
  Ctx *ctx = user;
  if (!ctx->diags.handler)
    note_callers(ctx, loc);
  if (ctx->notes_ops)
    note_op(ctx, loc);
}

static void put_words(void *user, Loc loc, Buf *out) {
  Ctx *ctx = user;
  if (!is_attr(loc))
    return;
  attr_print(out, ctx, ctx_loc_attr(ctx, loc), NULL);
  buf_lit(out, ": ");
}

void ctx_add_notes(Ctx *ctx, bool ops) {
  ctx->extras = (DiagExtras){ctx, put_words, add_notes};
  ctx->diags.extras = &ctx->extras;
  ctx->notes_ops = ops;
}
