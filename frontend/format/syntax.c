// What the SYNTAX columns of rows say, and what is made of it on first use:
// compiled formats, the values of attributes that have a default, and the order
// in which a dictionary shows attributes.
//
// All are kept per context and dialect (PART_SYNTAX), since they may hold the
// context's types. Several threads may ask at once; whoever is first compiles
// under a lock.

#include "frontend/format/format.h"
#include "frontend/hooks.h"

#include <pthread.h>

#define DIALECT_TABLE "ir/dialects/all.def"
#include "frontend/format/define_syntax.inc"

struct Frontend {
  pthread_mutex_t lock;
  Arena arena;
  size_t nprepared; // of the context's dialects
};

// Of one dialect; arrays by index.
typedef struct DialectSyntax {
  SyntaxTables tables;
  Format **formats;
  Attr ***defaults;
  DictPlan **plans;
} DialectSyntax;

static DialectSyntax *syntax_of_dialect(const Ctx *ctx, const OpInfo *info) {
  return (DialectSyntax *)ctx_part(ctx, info, PART_SYNTAX);
}

const char *op_assembly_format(const Ctx *ctx, const OpInfo *info) {
  const DialectSyntax *syntax = syntax_of_dialect(ctx, info);
  const Syntax *ops = syntax ? syntax->tables.ops : NULL;
  const Syntax *row = ops ? &ops[opcode_index(info->opcode)] : NULL;
  return !row          ? NULL
         : row->format ? row->format
         : row->parse  ? "a form of its own"
                       : NULL;
}

static void release_frontend(struct Frontend *frontend) {
  pthread_mutex_destroy(&frontend->lock);
  arena_release(&frontend->arena);
}

static void start_frontend(Ctx *ctx) {
  struct Frontend *made = arena_new(&ctx->arena, struct Frontend);
  pthread_mutex_init(&made->lock, NULL);
  ctx->frontend = made;
  ctx->frontend_release = release_frontend;
  ctx->print_op = print_op_in_message;
  ctx->print_each = print_each_op;
  ctx->name_values = print_names;
}

static void add_syntax(Ctx *ctx, const Dialect *dialect, SyntaxTables tables) {
  if (ctx->numbered[dialect->number]->parts[PART_SYNTAX])
    return;
  DialectSyntax *made = arena_new(&ctx->arena, DialectSyntax);
  size_t size = dialect->nops * sizeof(void *);
  made->tables = tables;
  made->formats = arena_zero(&ctx->arena, size, _Alignof(void *));
  made->defaults = arena_zero(&ctx->arena, size, _Alignof(void *));
  made->plans = arena_zero(&ctx->arena, size, _Alignof(void *));
  ctx_add_part(ctx, dialect, PART_SYNTAX, made);
}

static void add_known_syntax(Ctx *ctx) {
// clang-format off
#define DIALECT(dialect, ...) \
  if (ctx_has_dialect(ctx, &dialect_##dialect)) \
    add_syntax(ctx, &dialect_##dialect, (SyntaxTables){syntax_##dialect, def_syntax_##dialect, NULL});
#include "ir/dialects/rows.inc"
  // clang-format on
}

void frontend_add_syntax(Ctx *ctx, const Dialect *dialect,
                         SyntaxTables tables) {
  if (!ctx->frontend)
    start_frontend(ctx);
  add_syntax(ctx, dialect, tables);
}

// Dialects that nobody has given a syntax have one without custom forms.
void frontend_prepare(Ctx *ctx) {
  if (!ctx->frontend)
    start_frontend(ctx);
  struct Frontend *frontend = ctx->frontend;
  if (frontend->nprepared == ctx->dialects.size)
    return;
  add_known_syntax(ctx);
  while (frontend->nprepared < ctx->dialects.size)
    add_syntax(ctx, ctx->dialects.data[frontend->nprepared++],
               (SyntaxTables){0});
}

const Syntax *syntax_of(Ctx *ctx, const OpInfo *info) {
  const DialectSyntax *dialect = syntax_of_dialect(ctx, info);
  if (!dialect || !dialect->tables.ops)
    return NULL;
  const Syntax *syntax = &dialect->tables.ops[opcode_index(info->opcode)];
  return syntax->format || syntax->print ? syntax : NULL;
}

DefHook *def_hook(const Ctx *ctx, const DefInfo *info) {
  const DialectSyntax *syntax =
      info->dialect ? ctx_dialect_part(ctx, info->dialect, PART_SYNTAX) : NULL;
  return syntax && syntax->tables.defs ? syntax->tables.defs[info->index].parse
                                       : NULL;
}

#define LOAD(at)         __atomic_load_n((at), __ATOMIC_ACQUIRE)
#define STORE(at, value) __atomic_store_n((at), (value), __ATOMIC_RELEASE)

const Format *format_of(Ctx *ctx, const OpInfo *info) {
  struct Frontend *frontend = ctx->frontend;
  const DialectSyntax *dialect = syntax_of_dialect(ctx, info);
  Format **slot = &dialect->formats[opcode_index(info->opcode)];
  Format *format = LOAD(slot);
  if (format)
    return format;
  pthread_mutex_lock(&frontend->lock);
  if (!(format = LOAD(slot))) {
    const char *text = dialect->tables.ops[opcode_index(info->opcode)].format;
    format = format_compile(&frontend->arena, info, text,
                            dialect->tables.directives);
    STORE(slot, format);
  }
  pthread_mutex_unlock(&frontend->lock);
  return format;
}

// A default is written in assembly, as its form has it in a format.
static Attr *read_default(Ctx *ctx, const AttrInfo *info) {
  if (!info->default_text)
    return NULL;
  Attr *attr = parse_attr_text(ctx, "<default>", str_from(info->default_text));
  if (!attr)
    bug("default of '%s' is no attribute: %s", info->name, info->default_text);
  return attr;
}

static Attr **defaults_of(Ctx *ctx, const OpInfo *info) {
  struct Frontend *frontend = ctx->frontend;
  const DialectSyntax *dialect = syntax_of_dialect(ctx, info);
  Attr ***slot = &dialect->defaults[opcode_index(info->opcode)];
  Attr **defaults = LOAD(slot);
  if (defaults)
    return defaults;
  Attr *made[256];
  for (uint32_t i = 0; i < info->nattrs; i++)
    made[i] = read_default(ctx, &info->attrs[i]);
  pthread_mutex_lock(&frontend->lock);
  if (!(defaults = LOAD(slot))) {
    defaults = arena_copy(&frontend->arena, made, info->nattrs * sizeof *made,
                          _Alignof(Attr *));
    STORE(slot, defaults);
  }
  pthread_mutex_unlock(&frontend->lock);
  return defaults;
}

Attr *syntax_default(Ctx *ctx, const OpInfo *info, uint32_t slot) {
  return defaults_of(ctx, info)[slot];
}

bool is_elided(const char *name, const char *const *elided) {
  for (; elided && *elided; elided++)
    if (!strcmp(name, *elided))
      return true;
  return false;
}

static DictPlan *make_plan(Ctx *ctx, const OpInfo *info,
                           const char *const *elided) {
  Arena *arena = &ctx->frontend->arena;
  DictPlan *plan = arena_new(arena, DictPlan);
  plan->elided = elided;
  plan->slots = arena_array(arena, DictSlot, info->nattrs);
  for (uint32_t i = 0; i < info->nattrs; i++) {
    Str name = str_from(info->attrs[i].name);
    if (is_elided(name.data, elided))
      continue;
    uint32_t at = plan->count++;
    for (; at && str_compare(name, ident_str(plan->slots[at - 1].name)) < 0;
         at--)
      plan->slots[at] = plan->slots[at - 1];
    plan->slots[at] = (DictSlot){ctx_ident(ctx, name), i};
  }
  return plan;
}

static const DictPlan *find_plan(const DictPlan *plan,
                                 const char *const *elided) {
  while (plan && plan->elided != elided)
    plan = plan->next;
  return plan;
}

const DictPlan *dict_plan(Ctx *ctx, const OpInfo *info,
                          const char *const *elided) {
  static const DictPlan empty = {0};
  struct Frontend *frontend = ctx->frontend;
  if (!info->nattrs)
    return &empty;
  const DialectSyntax *dialect = syntax_of_dialect(ctx, info);
  DictPlan **slot = &dialect->plans[opcode_index(info->opcode)];
  const DictPlan *plan = find_plan(LOAD(slot), elided);
  if (plan)
    return plan;
  pthread_mutex_lock(&frontend->lock);
  if (!(plan = find_plan(*slot, elided))) {
    DictPlan *made = make_plan(ctx, info, elided);
    made->next = *slot;
    STORE(slot, made);
    plan = made;
  }
  pthread_mutex_unlock(&frontend->lock);
  return plan;
}
