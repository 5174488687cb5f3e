// What the SYNTAX columns of all rows say, by opcode, and what is made of it on
// first use: compiled formats, the values of attributes that have a default,
// and the order in which a dictionary shows attributes.
//
// All are kept per context, since they may hold its types. Several threads may
// ask at once; whoever is first compiles under a lock.

#include "frontend/format.h"
#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

#include <pthread.h>

// clang-format off
static const Syntax syntaxes[OP__MAX] = {
#define OP(dialect, token, name, traits, operands, results, attrs, regions, successors, \
           matches, syntax, ...) [OP_##dialect##_##token] = {syntax},
#define FORMAT(...) .format = __VA_ARGS__
#define CUSTOM(hook) .parse = parse_##hook, .print = print_##hook
#define GENERIC
#include "frontend/custom_dialects.def"
};
// clang-format on

struct Frontend {
  pthread_mutex_t lock;
  Arena arena;
  Format *formats[OP__MAX];
  Attr **defaults[OP__MAX];
  DictPlan *plans[OP__MAX];
};

static void release_frontend(struct Frontend *frontend) {
  pthread_mutex_destroy(&frontend->lock);
  arena_release(&frontend->arena);
}

void frontend_prepare(Ctx *ctx) {
  if (ctx->frontend)
    return;
  struct Frontend *made = arena_new(&ctx->arena, struct Frontend);
  pthread_mutex_init(&made->lock, NULL);
  ctx->frontend = made;
  ctx->frontend_release = release_frontend;
  ctx->print_op = print_op_in_message;
}

const Syntax *syntax_of(Ctx *ctx, const OpInfo *info) {
  (void)ctx;
  if (info->opcode >= OP__MAX)
    return NULL;
  const Syntax *syntax = &syntaxes[info->opcode];
  return syntax->format || syntax->print ? syntax : NULL;
}

#define LOAD(at)         __atomic_load_n((at), __ATOMIC_ACQUIRE)
#define STORE(at, value) __atomic_store_n((at), (value), __ATOMIC_RELEASE)

const Format *format_of(Ctx *ctx, const OpInfo *info) {
  struct Frontend *frontend = ctx->frontend;
  Format **slot = &frontend->formats[info->opcode];
  Format *format = LOAD(slot);
  if (format)
    return format;
  pthread_mutex_lock(&frontend->lock);
  if (!(format = LOAD(slot))) {
    const char *text = syntaxes[info->opcode].format;
    format = format_compile(&frontend->arena, info, text);
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
  Attr ***slot = &frontend->defaults[info->opcode];
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
  DictPlan **slot = &frontend->plans[info->opcode];
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
