// Pattern sets: patterns sorted by operation and benefit, in one array of which
// each operation has a span.

#include "ir/rewrite/pattern.h"

void pattern_set_init(PatternSet *set, Arena *arena) {
  *set = (PatternSet){.arena = arena};
}

void pattern_set_add(PatternSet *set, const Pattern *list) {
  for (; list->name; list++)
    vec_push(set->arena, &set->all, *list);
}

static void add_fitting(PatternSet *set, const Ctx *ctx, Pattern pattern) {
  bool (*fits)(const OpInfo *info) = pattern.fits;
  pattern.fits = NULL;
  for (size_t i = 0; i < ctx->dialects.size; i++) {
    const Dialect *dialect = ctx->dialects.data[i];
    for (uint32_t k = 0; k < dialect->nops; k++) {
      pattern.opcode = dialect->ops[k].opcode;
      if (dialect->ops[k].name && fits(&dialect->ops[k]))
        vec_push(set->arena, &set->all, pattern);
    }
  }
}

void pattern_set_resolve(PatternSet *set, const Ctx *ctx) {
  Vec(Pattern) unresolved = {0};
  size_t n = 0;
  for (size_t i = 0; i < set->all.size; i++)
    if (set->all.data[i].fits)
      vec_push(set->arena, &unresolved, set->all.data[i]);
    else
      set->all.data[n++] = set->all.data[i];
  set->all.size = n;
  for (size_t i = 0; i < unresolved.size; i++)
    add_fitting(set, ctx, unresolved.data[i]);
}

static PatternSpan *span_of(const PatternSet *set, uint32_t opcode) {
  return &set->spans[opcode_dialect(opcode)][opcode_index(opcode)];
}

// Makes the spans, each as long as there are patterns for its operation.
static void make_spans(PatternSet *set) {
  for (size_t i = 0; i < set->all.size; i++) {
    uint32_t opcode = set->all.data[i].opcode;
    uint32_t *n = &set->nspans[opcode_dialect(opcode)];
    if (*n <= opcode_index(opcode))
      *n = opcode_index(opcode) + 1;
  }
  for (uint32_t i = 0; i < DIALECTS_MAX; i++)
    if (set->nspans[i])
      set->spans[i] =
          arena_zero(set->arena, set->nspans[i] * sizeof(PatternSpan),
                     _Alignof(PatternSpan));
  for (size_t i = 0; i < set->all.size; i++)
    span_of(set, set->all.data[i].opcode)->count++;
}

// Gives each span its place in the array; they are filled from then on.
static void place_spans(PatternSet *set) {
  Pattern *at = arena_array(set->arena, Pattern, set->all.size);
  for (uint32_t i = 0; i < DIALECTS_MAX; i++)
    for (uint32_t j = 0; j < set->nspans[i]; j++) {
      PatternSpan *span = &set->spans[i][j];
      span->first = at;
      at += span->count;
      span->count = 0;
    }
}

// Insertion, behind those of the same benefit.
static void insert(PatternSpan *span, const Pattern *pattern) {
  uint32_t at = span->count++;
  for (; at && span->first[at - 1].benefit < pattern->benefit; at--)
    span->first[at] = span->first[at - 1];
  span->first[at] = *pattern;
}

void pattern_set_finish(PatternSet *set) {
  make_spans(set);
  place_spans(set);
  for (size_t i = 0; i < set->all.size; i++)
    insert(span_of(set, set->all.data[i].opcode), &set->all.data[i]);
}

const Pattern *pattern_set_find(const PatternSet *set, uint32_t opcode,
                                const Pattern **end) {
  if (opcode_index(opcode) >= set->nspans[opcode_dialect(opcode)])
    return *end = NULL;
  const PatternSpan *span = span_of(set, opcode);
  *end = span->first + span->count;
  return span->first;
}

bool pattern_set_may_apply(const PatternSet *set, const Ctx *ctx) {
  for (size_t i = 0; i < set->all.size; i++)
    if (set->all.data[i].opcode == OP_ANY ||
        ctx_has_made(ctx, set->all.data[i].opcode))
      return true;
  return false;
}

bool pattern_set_apply(const PatternSet *set, Rewriter *rw, Op *op) {
  const Pattern *own_end, *any_end;
  const Pattern *own = pattern_set_find(set, op->info->opcode, &own_end);
  const Pattern *any = pattern_set_find(set, OP_ANY, &any_end);
  if (op_is(op, OP_UNREGISTERED))
    own = own_end;
  while (own != own_end || any != any_end) {
    bool takes_own =
        any == any_end || (own != own_end && own->benefit >= any->benefit);
    const Pattern *pattern = takes_own ? own++ : any++;
    builder_before(&rw->b, op);
    if (pattern->apply(rw, op))
      return true;
  }
  return false;
}
