// Functions of a large module, parsed side by side.
//
//   module {             read as ever
//     func.func @a ... --. piece: thread 0
//     func.func @b ... --'
//     func.func @c ... --- piece: thread 1
//     ...
//     func.func @z ...     read as ever
//   }
//
// The text is cut without reading it: an operation probably begins at a line
// that is indented like the first one and begins with a letter or a quote.
// Each piece is parsed as if it were alone, by a parser of its own in a fork
// of the context, and must end where the next one begins.
//
// That is a bet: a line in the middle of a long string looks the same, an
// operation may name values of another, and an error is to be reported after
// those before it. Whoever meets anything that depends on the text around
// gives up, then all pieces are thrown away and the text is read in order. So
// what is accepted, the result, and the messages are those of one thread.

#include "frontend/frontend_int.h"

#include <stdatomic.h>

enum { PIECE_SIZE = 64 << 10, LEAST_PIECES = 4 };

typedef struct Piece {
  const char *begin, *end;
  Block *block; // of a thread's pool: holds the operations until they move
} Piece;

typedef struct ParseMember {
  Ctx ctx;
  Pool *pool;
  Arena arena;
  DeferredLocs deferred;
} ParseMember;

typedef struct Pieces {
  Parser *p;
  Block *block;
  ParseOptions options;
  Arena arena;
  Vec(Piece) pieces;
  ParseMember members[CREW_LARGEST];
  atomic_size_t next;
  atomic_bool failed;
} Pieces;

// Cutting

// Spaces before the current token; -1 when something else is.
static int indentation(const Parser *p) {
  const char *at = p->tok.start;
  while (at > p->begin && at[-1] == ' ')
    at--;
  if (at > p->begin && at[-1] != '\n')
    return -1;
  return (int)(p->tok.start - at);
}

static bool may_begin(char c) {
  return (c >= 'a' && c <= 'z') || c == '"';
}

// The first such line from `from` on, or NULL.
static const char *find_item(const Parser *p, const char *from, int indent) {
  while ((from = memchr(from, '\n', (size_t)(p->end - from)))) {
    const char *at = ++from;
    while (*at == ' ')
      at++;
    if (at - from == indent && may_begin(*at))
      return at;
  }
  return NULL;
}

static void cut(Pieces *w) {
  const Parser *p = w->p;
  int indent = indentation(p);
  const char *begin = p->tok.start;
  if (indent < 0)
    return;
  while (p->end - begin > PIECE_SIZE) {
    const char *end = find_item(p, begin + PIECE_SIZE, indent);
    if (!end)
      return;
    vec_push(&w->arena, &w->pieces, ((Piece){begin, end, NULL}));
    begin = end;
  }
}

// Parsing

static void open_parser(const Pieces *w, ParseMember *member, Parser *q) {
  const Parser *p = w->p;
  *q = (Parser){
      .ctx = &member->ctx, .pool = member->pool, .options = &w->options};
  q->begin = p->begin;
  q->end = p->end;
  q->base = p->base;
  q->depth = p->depth;
  q->aliases = p->aliases; // only read in a fork
  q->alias_order = p->alias_order;
  q->default_dialect = p->default_dialect;
  q->piece_depth = UINT32_MAX;
}

// Nothing may be left over that the text around would have to do with.
static bool is_closed(const Parser *q, const Piece *piece) {
  return q->last_end <= piece->end && !q->placeholders && !q->blocks.size &&
         !q->names.log.size && !q->bodiless.size && !ctx_gave_up(q->ctx);
}

static bool parse_piece(Pieces *w, Parser *q, Piece *piece) {
  piece->block = block_create(q->pool, w->block->loc);
  piece->block->parent = w->block->parent;
  q->last_end = piece->begin;
  parser_reset(q, piece->begin);
  while (q->tok.start < piece->end) {
    if (atomic_load_explicit(&w->failed, memory_order_relaxed))
      return false;
    // An operation, and one that defines no values.
    if (!tok_is(q, TK_BARE_ID) && !tok_is(q, TK_STRING))
      return false;
    if (!parse_operation(q, piece->block) || !is_closed(q, piece))
      return false;
  }
  return is_closed(q, piece);
}

static void parse_next_pieces(void *user, unsigned index) {
  Pieces *w = user;
  ParseMember *member = &w->members[index];
  Parser q;
  open_parser(w, member, &q);
  while (!atomic_load(&w->failed)) {
    size_t next = atomic_fetch_add(&w->next, 1);
    if (next >= w->pieces.size)
      break;
    if (!parse_piece(w, &q, &w->pieces.data[next]))
      atomic_store(&w->failed, true);
  }
  for (size_t i = 0; i < q.deferred.size; i++)
    vec_push(&member->arena, &member->deferred, q.deferred.data[i]);
  parser_release(&q);
}

// Putting together

static void take_operations(Block *to, Block *from) {
  while (from->first) {
    Op *op = from->first;
    op_unlink(op);
    op_append(to, op);
  }
}

static void take_pieces(Pieces *w, unsigned size) {
  DeferredLocs *locs = arena_array(&w->arena, DeferredLocs, size);
  for (unsigned i = 0; i < size; i++)
    locs[i] = w->members[i].deferred;
  take_deferred_locs(w->p, locs, size);
  for (size_t i = 0; i < w->pieces.size; i++)
    take_operations(w->block, w->pieces.data[i].block);
  w->p->last_end = w->p->tok.start;
  parser_reset(w->p, vec_last(&w->pieces).end);
}

// Parses pieces on several threads, with a fork of the context for each.
static void run(Pieces *w, unsigned size) {
  Parser *p = w->p;
  Ctx *ctx = p->ctx;
  bool threaded = ctx->threaded;
  ctx_set_threaded(ctx, true);
  for (unsigned i = 0; i < size; i++) {
    ctx_fork(&w->members[i].ctx, ctx);
    w->members[i].pool = pool_new();
  }
  crew_run(size, parse_next_pieces, w);
  bool ok = !atomic_load(&w->failed);
  for (unsigned i = 0; i < size; i++) {
    ctx_join(ctx, &w->members[i].ctx);
    if (ok)
      pool_adopt(p->pool, w->members[i].pool);
    else
      pool_release(w->members[i].pool);
  }
  type_llvm_structs_settle(ctx, ok);
  ctx_set_threaded(ctx, threaded);
  if (ok)
    take_pieces(w, size);
  for (unsigned i = 0; i < size; i++)
    arena_release(&w->members[i].arena);
}

void parse_pieces(Parser *p, Block *block) {
  // A file's operations, or those of its module.
  p->piece_depth = p->depth ? UINT32_MAX : 1;
  bool alone = !p->placeholders && !p->names.log.size && !p->blocks.size;
  if (p->ctx->threads == 1 || p->ctx->forked || !alone || !p->pool ||
      p->end - p->tok.start < LEAST_PIECES * PIECE_SIZE)
    return;
  Arena arena = {0};
  Pieces *w = arena_new(&arena, Pieces);
  w->p = p;
  w->block = block;
  w->options = *p->options;
  w->options.recover = false;
  cut(w);
  unsigned size = crew_size(p->ctx->threads, w->pieces.size);
  if (w->pieces.size >= LEAST_PIECES && size > 1) {
    p->piece_depth = UINT32_MAX;
    run(w, size);
  }
  arena_release(&w->arena);
  arena_release(&arena);
}
