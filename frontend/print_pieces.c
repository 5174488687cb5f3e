// The operations of a large module, printed side by side.
//
// Names inside a function depend on nothing outside of it (print_names.c), and
// aliases are all known before the first line. So each thread prints runs of
// operations into buffers, which are put together in their order.
//
// Distinct attributes are numbered in the order in which they are printed: who
// meets one gives up, and then all is printed in order.

#include "frontend/print_int.h"

#include <stdatomic.h>

enum { PIECE = 32, LEAST_OPS = 256 };

typedef struct Member {
  Ctx ctx;
  OpPrinter printer;
  PrintNames names;
  Collector aliases; // a copy, for what changes in it
} Member;

typedef struct Pieces {
  Arena arena;
  OpPrinter *printer;
  Op **ops;
  size_t nops;
  Buf *texts; // one for each PIECE operations
  Member members[CREW_LARGEST];
  atomic_size_t next;
  atomic_bool failed;
} Pieces;

static uint64_t no_distinct_id(void *user, const Attr *attr) {
  Collector *c = user;
  (void)attr;
  ctx_give_up(c->pr->ctx);
  return 0;
}

static void open_member(const Pieces *w, Member *member) {
  const OpPrinter *pr = w->printer;
  const Collector *aliases = pr->aliases ? pr->aliases : pr->symbols.user;
  ctx_fork(&member->ctx, pr->ctx);
  member->aliases = *aliases;
  member->aliases.pr = &member->printer;
  member->printer = *pr;
  member->printer.ctx = &member->ctx;
  member->printer.names = &member->names;
  member->printer.aliases = pr->aliases ? &member->aliases : NULL;
  member->printer.symbols.user = &member->aliases;
  member->printer.symbols.distinct_id = no_distinct_id;
  arena_init(&member->printer.scratch);
  names_init(&member->names);
  member->names.all_given = pr->names->all_given;
}

static void close_member(const Pieces *w, Member *member) {
  names_release(&member->names);
  arena_release(&member->printer.scratch);
  ctx_join(w->printer->ctx, &member->ctx);
}

static void work(void *user, unsigned index) {
  Pieces *w = user;
  Member *member = &w->members[index];
  while (!atomic_load(&w->failed)) {
    size_t piece = atomic_fetch_add(&w->next, 1);
    size_t first = piece * PIECE;
    if (first >= w->nops)
      return;
    member->printer.out = &w->texts[piece];
    for (size_t i = first; i < first + PIECE && i < w->nops; i++)
      put_line(&member->printer, w->ops[i]);
    if (ctx_gave_up(&member->ctx))
      atomic_store(&w->failed, true);
  }
}

static bool run(Pieces *w, unsigned size) {
  Ctx *ctx = w->printer->ctx;
  bool threaded = ctx->threaded;
  ctx_set_threaded(ctx, true);
  for (unsigned i = 0; i < size; i++)
    open_member(w, &w->members[i]);
  crew_run(size, work, w);
  for (unsigned i = 0; i < size; i++)
    close_member(w, &w->members[i]);
  ctx_set_threaded(ctx, threaded);
  bool ok = !atomic_load(&w->failed);
  for (size_t i = 0; i * PIECE < w->nops; i++) {
    if (ok)
      buf_bytes(w->printer->out, w->texts[i].data, w->texts[i].size);
    buf_release(&w->texts[i]);
  }
  return ok;
}

// Only operations whose names and locations nobody else mentions.
static bool list_ops(Pieces *w, const Block *block) {
  for (const Op *op = block->first; op; op = op->next) {
    if (op->nresults || op_has(op, TRAIT_TERMINATOR))
      return false;
    w->nops++;
  }
  w->ops = arena_array(&w->arena, Op *, w->nops);
  w->texts = arena_zero(&w->arena, (w->nops / PIECE + 1) * sizeof(Buf), 8);
  size_t n = 0;
  for (Op *op = block->first; op; op = op->next)
    w->ops[n++] = op;
  return true;
}

bool print_pieces(OpPrinter *pr, const Block *block) {
  const Op *module = block->parent->parent;
  if (!module || !op_has(module, TRAIT_SYMBOL_TABLE) || pr->ctx->forked ||
      !pr->symbols.user || pr->ctx->threads == 1 || pr->options->debug_info ||
      block->nargs)
    return false;
  Arena arena = {0};
  Pieces *w = arena_new(&arena, Pieces);
  w->printer = pr;
  bool ok = list_ops(w, block) && w->nops >= LEAST_OPS;
  unsigned size = crew_size(pr->ctx->threads, w->nops / PIECE);
  ok = ok && size > 1 && run(w, size);
  arena_release(&w->arena);
  arena_release(&arena);
  return ok;
}
