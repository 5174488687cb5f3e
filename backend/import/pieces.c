// The bodies of a large module's functions, imported side by side.
//
// Functions are declared in their order by this thread; then each member of a
// crew takes one after the other and makes its body, in a fork of the context
// and with caches of its own. LLVM's module is only read. What has an identity
// (alias scopes, access groups, distinct nodes) is converted by one import that
// members share, and so is the little that makes LLVM create a constant.
//
// As with pieces of text this is a bet: debug information, structs and symbols
// without a name, and addresses of blocks are numbered in the order in which
// they are met, and errors are reported in it. Who meets one of those gives up,
// and the module is imported again in order.

#include "backend/import/import_int.h"

#include <pthread.h>
#include <stdatomic.h>

enum { LEAST_FUNCTIONS = 64, LEAST_TEXT = 256 << 10 };

typedef struct Job {
  Op *func;
  LLVMValueRef function;
} Job;

typedef struct ImportMember {
  Ctx ctx;
  Import import;
} ImportMember;

typedef struct ImportPieces {
  Import *shared;
  pthread_mutex_t lock; // of `shared`, and of making constants in LLVM
  Arena arena;
  Vec(Job) jobs;
  ImportMember members[CREW_LARGEST];
  atomic_size_t next;
  atomic_bool failed;
} ImportPieces;

bool import_needs_order(Import *im) {
  if (im->pieces)
    atomic_store(&im->pieces->failed, true);
  return im->pieces;
}

static bool is_member(const Import *im) {
  return im->pieces && im->pieces->shared != im;
}

Import *import_enter(Import *im) {
  if (!is_member(im))
    return im;
  pthread_mutex_lock(&im->pieces->lock);
  return im->pieces->shared;
}

void import_leave(Import *im) {
  if (is_member(im))
    pthread_mutex_unlock(&im->pieces->lock);
}

static bool has_failed(ImportPieces *w) {
  return atomic_load(&w->failed) || w->shared->ctx->diags.nsilent;
}

static void open_member(ImportPieces *w, ImportMember *member, Ctx *ctx) {
  const Import *from = w->shared;
  ctx_fork(&member->ctx, ctx);
  member->import = (Import){.ctx = &member->ctx,
                            .pool = pool_new(),
                            .input = from->input,
                            .options = from->options,
                            .llvm = from->llvm,
                            .source = from->source,
                            .module = from->module,
                            .body = from->body,
                            .loc = from->loc,
                            .names = from->names,
                            .pieces = w,
                            .ok = true};
  draft_rows_start(&member->import);
}

static void close_member(ImportPieces *w, ImportMember *member, Ctx *ctx,
                         bool ok) {
  if (ok)
    pool_adopt(w->shared->pool, member->import.pool);
  else
    pool_release(member->import.pool);
  arena_release(&member->import.arena);
  ctx_join(ctx, &member->ctx);
}

static void import_jobs(void *user, unsigned index) {
  ImportPieces *w = user;
  Import *im = &w->members[index].import;
  size_t next;
  while (!atomic_load(&w->failed) &&
         (next = atomic_fetch_add(&w->next, 1)) < w->jobs.size) {
    const Job *job = &w->jobs.data[next];
    im->function = job->function;
    if (!import_body(im, job->func, job->function) || ctx_gave_up(im->ctx))
      atomic_store(&w->failed, true);
  }
}

static bool declare_functions(ImportPieces *w, Import *im) {
  for (LLVMValueRef f = LLVMGetFirstFunction(im->source); f;
       f = LLVMGetNextFunction(f)) {
    if (import_leaves_out(im, f))
      continue;
    Job job = {import_declaration(im, f), f};
    if (!job.func)
      return false;
    if (!LLVMIsDeclaration(f))
      vec_push(&w->arena, &w->jobs, job);
  }
  return !has_failed(w);
}

static bool import_bodies(ImportPieces *w, Ctx *ctx) {
  unsigned size = crew_size(ctx->threads, w->jobs.size);
  for (unsigned i = 0; i < size; i++)
    open_member(w, &w->members[i], ctx);
  crew_run(size, import_jobs, w);
  bool ok = !has_failed(w);
  for (unsigned i = 0; i < size; i++)
    close_member(w, &w->members[i], ctx, ok);
  return ok;
}

static bool is_worth_it(const Import *im) {
  unsigned nfunctions = 0;
  const Ctx *ctx = im->ctx;
  if (ctx->threads == 1 || ctx->forked || im->carried_debug ||
      crew_size(ctx->threads, LEAST_FUNCTIONS) < 2 ||
      im->input->text.size < LEAST_TEXT)
    return false;
  for (LLVMValueRef f = LLVMGetFirstFunction(im->source);
       f && nfunctions < LEAST_FUNCTIONS; f = LLVMGetNextFunction(f))
    nfunctions += !LLVMIsDeclaration(f);
  return nfunctions == LEAST_FUNCTIONS;
}

static bool run(ImportPieces *w, Import *im, Ctx *ctx) {
  return import_definitions(im) && declare_functions(w, im) &&
         import_bodies(w, ctx);
}

// The shared import is a copy of `im` from before anything was imported, with a
// context that reports nothing; of what it makes, `im` takes the module, if all
// went well. So `im` can still import in order otherwise.
bool import_side_by_side(Import *im) {
  if (!is_worth_it(im))
    return false;
  Arena arena = {0};
  ImportPieces *w = arena_new(&arena, ImportPieces);
  Ctx *ctx = im->ctx;
  bool threaded = ctx->threaded;
  Ctx fork;
  Import shared = *im;
  ctx_set_threaded(ctx, true);
  ctx_fork(&fork, ctx);
  fork.forked = false; // it may make what has an identity
  shared.ctx = &fork;
  shared.pieces = w;
  arena_init(&shared.arena);
  pthread_mutex_init(&w->lock, NULL);
  w->shared = &shared;
  import_start(&shared);
  bool ok = run(w, &shared, ctx);
  if (ok)
    im->module = shared.module;
  pthread_mutex_destroy(&w->lock);
  arena_release(&shared.arena);
  type_llvm_structs_settle(ctx, ok);
  ctx_join(ctx, &fork);
  ctx_set_threaded(ctx, threaded);
  arena_release(&w->arena);
  arena_release(&arena);
  return ok;
}
