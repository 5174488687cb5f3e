// The operations of a large module, printed side by side.
//
// Names inside a function depend on nothing outside of it (names.c), and
// aliases are all known before the first line. So each thread prints a run of
// operations into one of a few buffers, and goes on with the next; whoever
// finishes the run whose turn it is puts out all that are done. Buffers stay
// small and warm.
//
// Distinct attributes are numbered in the order in which they are printed: who
// meets one gives up, and from there on all is printed in order.

#include "frontend/print/print_int.h"

#include <pthread.h>

enum { PIECE = 8, AHEAD = 32, LEAST_OPS = 256 };

typedef struct PrintMember {
  Ctx ctx;
  OpPrinter printer;
  PrintNames names;
  Collector aliases; // a copy, for what changes in it
} PrintMember;

typedef struct Text {
  Buf buf;
  bool is_done, gave_up;
} Text;

typedef struct Pieces {
  Arena arena;
  OpPrinter *printer;
  Op **ops;
  size_t nops;
  PrintMember members[CREW_LARGEST];
  pthread_mutex_t lock; // of what follows
  pthread_cond_t turned;
  size_t next;  // piece to be printed
  size_t turn;  // the piece that is to be put out
  bool stopped; // at that piece
  bool putting_out;
  Text texts[AHEAD]; // of the pieces from `turn` on
} Pieces;

static uint64_t no_distinct_id(void *user, const Attr *attr) {
  Collector *c = user;
  (void)attr;
  ctx_give_up(c->pr->ctx);
  return 0;
}

static void open_member(const Pieces *w, PrintMember *member) {
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

static void close_member(const Pieces *w, PrintMember *member) {
  names_release(&member->names);
  arena_release(&member->printer.scratch);
  ctx_join(w->printer->ctx, &member->ctx);
}

static void print_piece(const Pieces *w, PrintMember *member, Text *text,
                        size_t piece) {
  size_t first = piece * PIECE;
  text->buf.size = 0;
  member->printer.out = &text->buf;
  for (size_t i = first; i < first + PIECE && i < w->nops; i++)
    put_line(&member->printer, w->ops[i]);
  text->gave_up = ctx_gave_up(&member->ctx);
}

static Text *text_of(Pieces *w, size_t piece) {
  return &w->texts[piece % AHEAD];
}

// Under the lock, which is released meanwhile: the text of a piece is nobody
// else's until its turn is over.
static void put_out(Pieces *w) {
  w->putting_out = true;
  for (Text *text; (text = text_of(w, w->turn))->is_done && !w->stopped;) {
    if (text->gave_up) {
      w->stopped = true;
      break;
    }
    pthread_mutex_unlock(&w->lock);
    buf_bytes(w->printer->out, text->buf.data, text->buf.size);
    buf_drain(w->printer->out);
    pthread_mutex_lock(&w->lock);
    text->is_done = false;
    w->turn++;
    pthread_cond_broadcast(&w->turned);
  }
  w->putting_out = false;
  pthread_cond_broadcast(&w->turned);
}

// Under the lock: the next piece, when there is a buffer for it.
static bool take_piece(Pieces *w, size_t *piece) {
  while (!w->stopped && w->next >= w->turn + AHEAD)
    pthread_cond_wait(&w->turned, &w->lock);
  *piece = w->next++;
  return !w->stopped && *piece * PIECE < w->nops;
}

static void print_next_pieces(void *user, unsigned index) {
  Pieces *w = user;
  PrintMember *member = &w->members[index];
  size_t piece;
  pthread_mutex_lock(&w->lock);
  while (take_piece(w, &piece)) {
    Text *text = text_of(w, piece);
    pthread_mutex_unlock(&w->lock);
    print_piece(w, member, text, piece);
    pthread_mutex_lock(&w->lock);
    text->is_done = true;
    if (!w->putting_out)
      put_out(w);
  }
  pthread_mutex_unlock(&w->lock);
}

static void print_rest(const Pieces *w) {
  for (size_t i = w->turn * PIECE; i < w->nops; i++) {
    put_line(w->printer, w->ops[i]);
    buf_drain(w->printer->out);
  }
}

static void run(Pieces *w, unsigned size) {
  Ctx *ctx = w->printer->ctx;
  bool threaded = ctx->threaded;
  pthread_mutex_init(&w->lock, NULL);
  pthread_cond_init(&w->turned, NULL);
  ctx_set_threaded(ctx, true);
  for (unsigned i = 0; i < size; i++)
    open_member(w, &w->members[i]);
  crew_run(size, print_next_pieces, w);
  for (unsigned i = 0; i < size; i++)
    close_member(w, &w->members[i]);
  ctx_set_threaded(ctx, threaded);
  for (unsigned i = 0; i < AHEAD; i++)
    buf_release(&w->texts[i].buf);
  pthread_cond_destroy(&w->turned);
  pthread_mutex_destroy(&w->lock);
  print_rest(w);
}

// Only operations whose names and locations nobody else mentions.
static bool list_ops(Pieces *w, const Block *block) {
  for (const Op *op = block->first; op; op = op->next) {
    if (op->nresults || op_has(op, TRAIT_TERMINATOR))
      return false;
    w->nops++;
  }
  w->ops = arena_array(&w->arena, Op *, w->nops);
  size_t n = 0;
  for (Op *op = block->first; op; op = op->next)
    w->ops[n++] = op;
  return true;
}

bool print_pieces(OpPrinter *pr, const Block *block) {
  const Op *module = block->parent->parent;
  if (!module || !op_has(module, TRAIT_SYMBOL_TABLE) || pr->ctx->forked ||
      !pr->symbols.user || pr->ctx->threads == 1 || pr->options->debug_info ||
      pr->options->value_users || block->nargs)
    return false;
  Arena arena = {0};
  Pieces *w = arena_new(&arena, Pieces);
  w->printer = pr;
  bool ok = list_ops(w, block) && w->nops >= LEAST_OPS;
  unsigned size = crew_size(pr->ctx->threads, w->nops / PIECE);
  ok = ok && size > 1;
  if (ok)
    run(w, size);
  arena_release(&w->arena);
  arena_release(&arena);
  return ok;
}
