// The operations of a large module, verified side by side: first each by
// itself, then what they say of symbols, which needs the operations that those
// name to be right.
//
// Threads only find out whether there is any mistake. If there is, the module
// is verified again in order, so that messages are those of one thread.

#include "ir/verifier_int.h"

#include <stdatomic.h>

enum { PIECE = 16, LEAST_OPS = 256 };

typedef struct VerifyMember {
  Verifier verifier;
  Ctx ctx;
} VerifyMember;

typedef struct Pieces {
  Arena arena;
  Op *module;
  Op **ops;
  size_t nops;
  SymbolTable symbols;
  VerifyMember members[CREW_LARGEST];
  atomic_size_t next;
  atomic_bool failed;
} Pieces;

static bool verify_one(VerifyMember *member, Op *op) {
  return verify_op(&member->verifier, op) && !ctx_gave_up(&member->ctx);
}

static void verify_ops(void *user, unsigned index) {
  Pieces *w = user;
  VerifyMember *member = &w->members[index];
  size_t first;
  while (!atomic_load(&w->failed) &&
         (first = atomic_fetch_add(&w->next, PIECE)) < w->nops)
    for (size_t i = first; i < first + PIECE && i < w->nops; i++)
      if (!verify_one(member, w->ops[i]))
        atomic_store(&w->failed, true);
}

// Each sees to the symbols of what it has verified.
static void check_symbols(void *user, unsigned index) {
  Pieces *w = user;
  VerifyMember *member = &w->members[index];
  Verifier *v = &member->verifier;
  SymbolTables tables = {.ctx = &member->ctx, .arena = &v->scratch};
  ptrmap_set(&tables.tables, &v->scratch, w->module, &w->symbols);
  if (!check_symbol_users(v, &tables, v->symbol_users.data,
                          v->symbol_users.size) ||
      ctx_gave_up(&member->ctx))
    atomic_store(&w->failed, true);
}

static bool run_round(Pieces *w, unsigned size, CrewWork *work) {
  crew_run(size, work, w);
  return !atomic_load(&w->failed);
}

static bool run(Pieces *w, Ctx *ctx, unsigned size) {
  bool threaded = ctx->threaded;
  ctx_set_threaded(ctx, true);
  for (unsigned i = 0; i < size; i++) {
    ctx_fork(&w->members[i].ctx, ctx);
    w->members[i].verifier.ctx = &w->members[i].ctx;
  }
  bool ok = run_round(w, size, verify_ops);
  if (ok) {
    symbol_table_build(&w->symbols, ctx, &w->arena, w->module);
    ok = run_round(w, size, check_symbols);
  }
  for (unsigned i = 0; i < size; i++) {
    arena_release(&w->members[i].verifier.scratch);
    ctx_join(ctx, &w->members[i].ctx);
  }
  ctx_set_threaded(ctx, threaded);
  return ok;
}

static void list_ops(Pieces *w, const Block *block) {
  for (const Op *op = block->first; op; op = op->next)
    w->nops++;
  w->ops = arena_array(&w->arena, Op *, w->nops);
  size_t n = 0;
  for (Op *op = block->first; op; op = op->next)
    w->ops[n++] = op;
}

bool verify_pieces(Ctx *ctx, Op *module) {
  bool one_block = op_has(module, TRAIT_SYMBOL_TABLE) &&
                   module->nregions == 1 && module->regions[0].first &&
                   module->regions[0].first == module->regions[0].last;
  if (!one_block || ctx->threads == 1 || ctx->forked)
    return false;
  Arena arena = {0};
  Pieces *w = arena_new(&arena, Pieces);
  w->module = module;
  list_ops(w, module->regions[0].first);
  unsigned size = crew_size(ctx->threads, w->nops / PIECE);
  bool ok = w->nops >= LEAST_OPS && size > 1 && run(w, ctx, size);
  arena_release(&w->arena);
  arena_release(&arena);
  return ok;
}
