// The context: what owns types, attributes, identifiers, sources and
// diagnostics, and knows the registered dialects.
//
// Operations are found through their name's identifier, which remembers its
// OpInfo (Ident.op). The names of a dialect are entered at once, when the first
// of them is looked up: a program uses few dialects, and the tables are large.
// A name that no registered dialect has may get an OpInfo of its own.

#include "ir/loc_table.h"
#include "ir/uniquer.h"

#include <pthread.h>

typedef struct CtxTables {
  Arena arena;
  pthread_mutex_t lock; // of everything here
  PtrMap resources;     // Ident to Resource
} CtxTables;

static void lock(Ctx *ctx) {
  if (ctx->threaded)
    pthread_mutex_lock(&ctx->tables->lock);
}

static void unlock(Ctx *ctx) {
  if (ctx->threaded)
    pthread_mutex_unlock(&ctx->tables->lock);
}

// The context lives in its own arena.
Ctx *ctx_new(const CtxOptions *options) {
  Arena arena;
  arena_init(&arena);
  Ctx *ctx = arena_new(&arena, Ctx);
  if (options)
    ctx->options = *options;
  ctx->idents = ident_table_new(&arena);
  ctx->uniquer = uniquer_new(&arena);
  ctx->locs = loc_table_new(&arena);
  ctx->tables = arena_new(&arena, CtxTables);
  ctx->numbered = arena_array(&arena, DialectEntry *, DIALECTS_MAX);
  memset(ctx->numbered, 0, DIALECTS_MAX * sizeof *ctx->numbered);
  pthread_mutex_init(&ctx->tables->lock, NULL);
  ctx->arena = arena;
  sources_init(&ctx->sources);
  ctx->diags.sources = &ctx->sources;
  ctx->diags.resolve = loc_resolve;
  ctx->diags.resolve_user = ctx;
  types_init(ctx);
  attrs_init(ctx);
  return ctx;
}

void ctx_release(Ctx *ctx) {
  Arena arena = ctx->arena;
  if (ctx->frontend)
    ctx->frontend_release(ctx->frontend);
  buf_release(&ctx->diags.out);
  sources_release(&ctx->sources);
  pthread_mutex_destroy(&ctx->tables->lock);
  arena_release(&ctx->tables->arena);
  loc_table_release(ctx->locs);
  uniquer_release(ctx->uniquer);
  ident_table_release(ctx->idents);
  arena_release(&arena);
}

void ctx_set_threaded(Ctx *ctx, bool threaded) {
  ctx->threaded = threaded;
}

void ctx_fork(Ctx *fork, Ctx *ctx) {
  CHECK(ctx->threaded);
  *fork = *ctx;
  arena_init(&fork->arena);
  arena_init(&fork->sources.arena);
  fork->sources.sources.capacity = fork->sources.sources.size; // copy to add
  fork->diags = (Diags){.sources = &ctx->sources, .silent = true};
  fork->forked = true;
  fork->claimed = 0;
  fork->threads = 1;
}

void ctx_join(Ctx *ctx, Ctx *fork) {
  arena_adopt(&ctx->arena, &fork->arena);
  arena_adopt(&ctx->sources.arena, &fork->sources.arena);
}

Ident *ctx_ident(Ctx *ctx, Str text) {
  return ident_get(ctx->idents, text);
}

// Dialects

void ctx_register_dialect(Ctx *ctx, const Dialect *dialect) {
  if (ctx_dialect(ctx, str_from(dialect->name)))
    return;
  CHECK(dialect->number && dialect->number < DIALECTS_MAX &&
        !ctx->numbered[dialect->number]);
  DialectEntry *entry = arena_new(&ctx->arena, DialectEntry);
  entry->dialect = dialect;
  entry->made = arena_zero(&ctx->arena, dialect->nops, 1);
  lock(ctx);
  vec_push(&ctx->arena, &ctx->dialects, dialect);
  ctx->numbered[dialect->number] = entry;
  unlock(ctx);
}

const Dialect *ctx_dialect(Ctx *ctx, Str name) {
  for (size_t i = 0; i < ctx->dialects.size; i++)
    if (str_is(name, ctx->dialects.data[i]->name))
      return ctx->dialects.data[i];
  return NULL;
}

const Dialect *ctx_op_dialect(Ctx *ctx, Str name) {
  const Dialect *dialect = ctx_dialect(ctx, name);
  return dialect && (dialect->nops || dialect->has_no_ops) ? dialect : NULL;
}

const ForeignDialect *ctx_foreign_dialect(const Ctx *ctx, Str name) {
  for (size_t i = 0; i < ctx->nforeign; i++)
    if (ctx->foreign[i].name[0] == name.data[0] &&
        str_is(name, ctx->foreign[i].name))
      return &ctx->foreign[i];
  return NULL;
}

bool ctx_takes_unknown_ops(Ctx *ctx, Str name) {
  const Dialect *dialect = ctx_op_dialect(ctx, name);
  const ForeignDialect *foreign =
      dialect ? NULL : ctx_foreign_dialect(ctx, name);
  return (dialect && dialect->takes_unknown_ops) ||
         (foreign && foreign->takes_unknown_ops);
}

void ctx_add_part(Ctx *ctx, const Dialect *dialect, DialectPart part,
                  const void *table) {
  CHECK(ctx_has_dialect(ctx, dialect));
  ctx->numbered[dialect->number]->parts[part] = table;
}

void opmap_set(OpMap *map, const Ctx *ctx, Arena *arena, uint32_t opcode,
               void *value) {
  CHECK(ctx_op_by_opcode(ctx, opcode));
  void ***row = &map->rows[opcode_dialect(opcode)];
  if (!*row) {
    uint32_t n = ctx->numbered[opcode_dialect(opcode)]->dialect->nops;
    *row = arena_zero(arena, n * sizeof **row, _Alignof(void *));
  }
  (*row)[opcode_index(opcode)] = value;
}

static void enter_names(Ctx *ctx, const Dialect *dialect) {
  for (uint32_t i = 0; i < dialect->nops; i++) {
    const OpInfo *info = &dialect->ops[i];
    Ident *ident = ctx_ident(ctx, str_from(info->name));
    __atomic_store_n(&ident->op, info, __ATOMIC_RELEASE);
  }
}

static Str dialect_prefix(const Ident *name) {
  const char *dot = memchr(name->data, '.', name->size);
  return (Str){name->data, dot ? (size_t)(dot - name->data) : name->size};
}

// Makes the names of the dialect that `name` begins with known.
static void enter_dialect_of(Ctx *ctx, const Ident *name) {
  const Dialect *dialect = ctx_dialect(ctx, dialect_prefix(name));
  if (!dialect)
    return;
  DialectEntry *entry = ctx->numbered[dialect->number];
  lock(ctx);
  if (!entry->named)
    enter_names(ctx, dialect);
  entry->named = true;
  unlock(ctx);
}

static const OpInfo *known_op(const Ident *name) {
  return __atomic_load_n(&name->op, __ATOMIC_ACQUIRE);
}

const OpInfo *ctx_op_info(Ctx *ctx, Ident *name) {
  const OpInfo *info = known_op(name);
  if (!info || info->opcode == OP_UNREGISTERED) {
    enter_dialect_of(ctx, name);
    info = known_op(name);
  }
  return info && info->opcode != OP_UNREGISTERED ? info : NULL;
}

const OpInfo *ctx_op_info_unregistered(Ctx *ctx, Ident *name) {
  const OpInfo *known = known_op(name);
  if (known && known->opcode == OP_UNREGISTERED)
    return known;
  lock(ctx);
  known = known_op(name);
  if (!known) {
    OpInfo *info = arena_new(&ctx->tables->arena, OpInfo);
    info->name = name->data;
    info->ident = name;
    info->opcode = OP_UNREGISTERED;
    __atomic_store_n(&name->op, info, __ATOMIC_RELEASE);
    known = info;
  }
  unlock(ctx);
  return known;
}

const DefInfo *ctx_def_info(Ctx *ctx, Str name, bool is_type) {
  const char *dot = memchr(name.data, '.', name.size);
  if (!dot)
    return NULL;
  const Dialect *dialect =
      ctx_dialect(ctx, (Str){name.data, (size_t)(dot - name.data)});
  if (!dialect || !dialect->defs)
    return NULL;
  for (const DefInfo *const *info = dialect->defs; *info; info++)
    if ((*info)->is_type == is_type && str_is(name, (*info)->name))
      return *info;
  return NULL;
}

// Resources

Resource *ctx_resource(Ctx *ctx, Ident *key) {
  CtxTables *tables = ctx->tables;
  ctx_give_up(ctx); // their order is that of the text
  lock(ctx);
  void **entry = ptrmap_at(&tables->resources, &tables->arena, key);
  if (!*entry) {
    Resource *resource = arena_new(&tables->arena, Resource);
    resource->key = key;
    *entry = resource;
    vec_push(&tables->arena, &ctx->resources, resource);
  }
  Resource *resource = *entry;
  unlock(ctx);
  return resource;
}
