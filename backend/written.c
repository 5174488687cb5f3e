// Messages of passes, of the translation and of LLVM speak of an operation by
// its name. When it is one that a pass made,
//
//   x.mlir:3:8: error: 'llvm.intr.fabs' op cannot be compiled for ...
//
// nobody finds it in the input. What passes make has the place of what it was
// made of, so the operation that is written there is named instead. The module
// is no longer what was read by then; the input is read again, in a context of
// its own, and only when there is something to say.

#include "backend/written.h"

typedef struct WrittenOp {
  Str name;
  struct WrittenOp *next; // another operation that stands there, within it
} WrittenOp;

// Reading it again

static void say_nothing(void *user, Diags *diags,
                        const Diagnostic *diagnostic) {
  (void)user, (void)diags, (void)diagnostic;
}

static const void *offset_in(const Source *source, Loc loc) {
  return (const void *)((uintptr_t)(loc - source->base) + 1);
}

typedef struct Visit {
  Written *written;
  const Source *source;
} Visit;

static void note_op(void *user, Op *op) {
  Visit *visit = user;
  Written *w = visit->written;
  Arena *arena = &w->again->arena;
  ptrmap_set(&w->names, arena, ctx_ident(w->again->ctx, op_name(op)), op);
  if (op->loc == LOC_UNKNOWN || op->loc >= LOC_TABLE)
    return;
  const void *offset = offset_in(visit->source, op->loc);
  WrittenOp *outer = ptrmap_get(&w->places, offset);
  WrittenOp *place = arena_new(arena, WrittenOp);
  *place = (WrittenOp){op_name(op), NULL};
  while (outer && outer->next)
    outer = outer->next;
  if (outer)
    outer->next = place;
  else
    ptrmap_set(&w->places, arena, offset, place);
}

static void read_again(Written *w) {
  SessionOptions options = *w->options;
  if (w->again)
    return;
  options.report = say_nothing;
  options.threads = 1;
  w->again = session_new(&options, NULL);
  Source *source = source_from_text(session_sources(w->again), w->source->name,
                                    w->source->text);
  Visit visit = {w, source};
  if (source && session_read(w->again, source))
    op_walk(w->again->module, note_op, &visit);
}

void written_init(Written *w, const SessionOptions *options,
                  const Source *source) {
  *w = (Written){.options = options, .source = source};
}

void written_release(Written *w) {
  if (w->again)
    session_release(w->again);
}

// Looking

static const WrittenOp *place_at(Written *w, Loc loc) {
  return loc == LOC_UNKNOWN || loc >= LOC_TABLE
             ? NULL
             : ptrmap_get(&w->places, offset_in(w->source, loc));
}

bool written_has(Written *w, Loc loc, Str name) {
  read_again(w);
  if (loc == LOC_UNKNOWN || loc >= LOC_TABLE)
    return ptrmap_get(&w->names, ctx_ident(w->again->ctx, name));
  for (const WrittenOp *place = place_at(w, loc); place; place = place->next)
    if (str_eq(place->name, name))
      return true;
  return false;
}

Str written_name(Written *w, Loc loc) {
  read_again(w);
  const WrittenOp *place = place_at(w, loc);
  return place ? place->name : (Str){0};
}

// The operation that the text begins with, as in 'name' op; empty if none.
static Str blamed(Str text) {
  static const char open[] = "'", close[] = "' op ";
  const char *end = str_starts_with(text, open)
                        ? memchr(text.data + 1, '\'', text.size - 1)
                        : NULL;
  Str name = {text.data + 1, end ? (size_t)(end - text.data) - 1 : 0};
  Str rest = {end, end ? text.size - 1 - name.size : 0};
  return end && str_starts_with(rest, close) ? name : (Str){0};
}

// Errors of the llvm dialect may begin otherwise.
bool written_is_blamed(Written *w, const Diagnostic *error) {
  Str name = blamed(error->text);
  return name.size ? written_has(w, error->loc, name)
                   : str_starts_with(written_name(w, error->loc), "llvm.");
}

Str written_text(Written *w, const Diagnostic *diagnostic, Buf *out) {
  Str text = diagnostic->text, name = blamed(text);
  if (diagnostic->severity == DIAG_NOTE || !name.size ||
      written_has(w, diagnostic->loc, name))
    return text;
  Str instead = written_name(w, diagnostic->loc);
  if (!instead.size)
    return text;
  size_t rest = name.size + 1; // from the quote behind it on
  buf_printf(out, "'" STR_FMT, STR_ARG(instead));
  buf_bytes(out, text.data + rest, text.size - rest);
  return (Str){out->data, out->size};
}
