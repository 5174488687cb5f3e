// Passes on many operations that have nothing to do with one another, side by
// side: what a nested pipeline is for, and the functions of a module.
//
// Each thread has a fork of the context and a pool of its own. What it reports
// of an operation is held back, and comes out in the order of the operations,
// as do all results: nothing depends on threads. It never has to be done again
// in order, which would be too late anyway: the IR has changed.

#include "lowering/pass/run.h"

#include <stdatomic.h>

enum { PIECE = 8 };

typedef struct Piece {
  Op *op;
  Diags diags; // what was reported of it
  bool ok;
} Piece;

typedef struct PassMember {
  PassThread thread;
  Ctx ctx;
  Times times;
} PassMember;

typedef struct Crew {
  PassThread *by;
  Piece *pieces;
  size_t npieces;
  PieceWork *work;
  const void *user;
  atomic_size_t next;
  PassMember members[CREW_LARGEST];
} Crew;

static void work_on(Crew *crew, PassMember *member, Piece *piece) {
  Diags *diags = &member->ctx.diags;
  diag_fork(diags, &crew->by->ctx->diags);
  diags->extras = crew->by->ctx->diags.extras ? &member->ctx.extras : NULL;
  piece->ok = crew->work(&member->thread, crew->user, piece->op);
  piece->diags = *diags;
}

static void run_pieces(void *user, unsigned index) {
  Crew *crew = user;
  PassMember *member = &crew->members[index];
  size_t first;
  while ((first = atomic_fetch_add(&crew->next, PIECE)) < crew->npieces)
    for (size_t i = first; i < first + PIECE && i < crew->npieces; i++)
      work_on(crew, member, &crew->pieces[i]);
}

static void member_init(PassMember *member, const PassThread *by,
                        bool is_first) {
  ctx_fork(&member->ctx, by->ctx);
  member->ctx.extras.user = &member->ctx;
  member->thread = (PassThread){.pm = by->pm,
                                .ctx = &member->ctx,
                                .pool = pool_new(),
                                .layout = by->layout,
                                .times = by->times};
  if (by->times && !is_first) {
    times_init(&member->times);
    member->thread.times = &member->times;
  }
}

static void member_join(PassMember *member, PassThread *by) {
  if (member->thread.times && member->thread.times != by->times)
    times_join(by->times, &member->times);
  buf_release(&member->ctx.diags.out);
  ctx_join(by->ctx, &member->ctx);
  pool_adopt(by->pool, member->thread.pool);
  pass_thread_release(&member->thread);
}

static bool run_crew(Crew *crew, unsigned size) {
  PassThread *by = crew->by;
  bool ok = true, threaded = by->ctx->threaded;
  ctx_set_threaded(by->ctx, true);
  for (unsigned i = 0; i < size; i++)
    member_init(&crew->members[i], by, !i);
  crew_run(size, run_pieces, crew);
  for (unsigned i = 0; i < size; i++)
    member_join(&crew->members[i], by);
  ctx_set_threaded(by->ctx, threaded);
  for (size_t i = 0; i < crew->npieces; i++) {
    diag_replay(&by->ctx->diags, &crew->pieces[i].diags);
    ok &= crew->pieces[i].ok;
  }
  return ok;
}

// Whoever shows or keeps the IR sees it change in order.
static unsigned size_of_crew(const PassThread *t, size_t nops) {
  if (nops < PASS_PIECES_LEAST || t->ctx->forked || t->ctx->threads == 1 ||
      pass_print_is_on(&t->pm->print) || t->pm->reproducer.path)
    return 1;
  return crew_size(t->ctx->threads, nops / PIECE);
}

bool pass_pieces_run(PassThread *t, Op *const *ops, size_t nops,
                     PieceWork *piece_work, const void *user) {
  unsigned size = size_of_crew(t, nops);
  bool ok = true;
  if (size <= 1) {
    for (size_t i = 0; i < nops; i++)
      ok &= piece_work(t, user, ops[i]);
    return ok;
  }
  Arena arena = {0};
  Crew *crew = arena_new(&arena, Crew);
  crew->by = t;
  crew->pieces = arena_zero(&arena, nops * sizeof(Piece), _Alignof(Piece));
  crew->npieces = nops;
  crew->work = piece_work;
  crew->user = user;
  for (size_t i = 0; i < nops; i++)
    crew->pieces[i].op = ops[i];
  ok = run_crew(crew, size);
  arena_release(&arena);
  return ok;
}

static bool stays_inside(const Pipeline *pipeline) {
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    const Step *step = &pipeline->steps.data[i];
    if (step->pass ? step->pass->anchor != ANCHOR_EACH &&
                         step->pass->anchor != ANCHOR_FUNC &&
                         step->pass->anchor != ANCHOR_FUNCTION
                   : !stays_inside(step->nested))
      return false;
  }
  return true;
}

bool pass_pieces_may_run(const Pipeline *pipeline) {
  return stays_inside(pipeline);
}
