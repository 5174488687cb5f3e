// One structured operation on tensors in the place of two, of which one reads
// what the other computes.
#include "lowering/linalg/fusion.h"

#include "ir/build/affine.h"
#include "ir/build/arith.h"

static const Attr *map_of_result(const Fusion *f) {
  return f->producer.maps[f->producer.ninputs + f->result];
}

// The map is a permutation, so each loop is the index of some dimension, which
// the consumer computes.
static void find_places(Rewriter *rw, Fusion *f) {
  const Attr *of_result = map_of_result(f);
  const Attr *of_input = f->consumer.maps[f->input];
  f->places = arena_array(rw->arena, AffineExpr *, f->producer.nloops + 1);
  for (uint32_t i = 0; i < f->producer.nloops; i++)
    f->places[of_result->as.map.results[i]->value] =
        of_input->as.map.results[i];
}

// The map of an operand of the producer, by the consumer's loops.
static Attr *map_in_consumer(Rewriter *rw, const Fusion *f, uint32_t operand) {
  Ctx *ctx = rw->b.ctx;
  const Attr *map = f->producer.maps[operand];
  uint32_t n = map->as.map.nresults;
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    results[i] = affine_replace(ctx, map->as.map.results[i], f->places, NULL);
  return attr_affine_map(ctx, f->consumer.nloops, 0, results, n);
}

static void note_dims(const Attr *map, bool *found) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (affine_is(map->as.map.results[i], AFFINE_DIM))
      found[map->as.map.results[i]->value] = true;
}

static bool all_are(const bool *found, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!found[i])
      return false;
  return true;
}

// Whether operands other than the producer's result say how often loops run.
static bool keeps_extents(Rewriter *rw, const Fusion *f) {
  const Structured *c = &f->consumer, *p = &f->producer;
  if (!structured_reduces(c))
    return true;
  bool *found = arena_zero(rw->arena, c->nloops + 1, 1);
  const Value *fused = op_operand(c->op, f->input);
  for (uint32_t i = 0; i < c->op->noperands; i++)
    if (op_operand(c->op, i) != fused)
      note_dims(c->maps[i], found);
  for (uint32_t i = 0; i < p->ninputs; i++)
    note_dims(map_in_consumer(rw, f, i), found);
  return all_are(found, c->nloops);
}

bool has_one_user(const Op *op) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->nresults; i++)
    for (const Use *use = op->results[i].uses; use; use = use->next)
      n++;
  return n == 1;
}

bool find_fusion(Rewriter *rw, const Structured *consumer, uint32_t input,
                 Fusion *f) {
  const Value *value = op_operand(consumer->op, input);
  Op *def = value_op(value);
  *f = (Fusion){.consumer = *consumer, .input = input};
  if (!def || value->type->kind != TY_TENSOR || !op_is_structured(def) ||
      !op_has_pure_tensors(def) ||
      !structured_of(rw->b.ctx, rw->arena, def, &f->producer))
    return false;
  f->result = value->index;
  if (structured_reduces(&f->producer) ||
      consumer->maps[input]->as.map.nresults != f->producer.nloops ||
      !map_is_permutation(map_of_result(f)))
    return false;
  find_places(rw, f);
  return keeps_extents(rw, f);
}

// Results of the producer that the fused operation has to have as well: those
// whose init its body looks at, or without which nobody knows how often loops
// run. The maps of both count, as MLIR counts them: each by its own loops.
bool *kept_results(Rewriter *rw, const Fusion *f) {
  const Structured *p = &f->producer, *c = &f->consumer;
  uint32_t most = p->nloops > c->nloops ? p->nloops : c->nloops;
  bool *kept = arena_zero(rw->arena, p->ninits + 1, 1);
  bool *gone = arena_zero(rw->arena, p->ninits + 1, 1);
  for (uint32_t i = 0; i < p->ninits; i++) {
    bool *found = arena_zero(rw->arena, most + 1, 1);
    gone[i] = true;
    for (uint32_t k = 0; k < p->op->noperands; k++)
      if (k < p->ninputs || !gone[k - p->ninputs])
        note_dims(p->maps[k], found);
    for (uint32_t k = 0; k < c->op->noperands; k++)
      if (k != f->input)
        note_dims(c->maps[k], found);
    kept[i] = structured_uses_init(p, i) || !all_are(found, most);
    gone[i] = !kept[i];
  }
  return kept;
}

// Operands of the fused operation, in MLIR's order: inputs of the consumer with
// those of the producer in the place of the one that is fused, inits of the
// producer that stay, and those of the consumer.
typedef struct Fused {
  Value **operands;
  Attr **maps;
  uint32_t *sources; // of an operand: its number in the producer or consumer
  bool *of_producer;
  uint32_t count, ninputs;
} Fused;

static void add_operand(Rewriter *rw, const Fusion *f, Fused *fused,
                        bool of_producer, uint32_t i) {
  uint32_t at = fused->count++;
  const Structured *s = of_producer ? &f->producer : &f->consumer;
  fused->operands[at] = op_operand(s->op, i);
  fused->maps[at] = of_producer ? map_in_consumer(rw, f, i) : s->maps[i];
  fused->sources[at] = i;
  fused->of_producer[at] = of_producer;
}

// Collects the operands of a fused operation, each once, with their maps.
static Fused fused_operands(Rewriter *rw, const Fusion *f, const bool *kept) {
  const Structured *p = &f->producer, *c = &f->consumer;
  uint32_t n = p->op->noperands + c->op->noperands;
  Fused fused = {.operands = arena_array(rw->arena, Value *, n),
                 .maps = arena_array(rw->arena, Attr *, n),
                 .sources = arena_array(rw->arena, uint32_t, n),
                 .of_producer = arena_array(rw->arena, bool, n)};
  for (uint32_t i = 0; i < c->ninputs; i++) {
    if (i != f->input)
      add_operand(rw, f, &fused, false, i);
    for (uint32_t k = 0; i == f->input && k < p->ninputs; k++)
      add_operand(rw, f, &fused, true, k);
  }
  fused.ninputs = fused.count;
  for (uint32_t i = 0; i < p->ninits; i++)
    if (kept[i])
      add_operand(rw, f, &fused, true, p->ninputs + i);
  for (uint32_t i = 0; i < c->ninits; i++)
    add_operand(rw, f, &fused, false, c->ninputs + i);
  return fused;
}

// The indices of the producer's body are computed of all those of the consumer.
static void map_indices(Rewriter *rw, Builder *b, const Fusion *f,
                        PtrMap *map) {
  Ctx *ctx = rw->b.ctx;
  uint32_t n = f->consumer.nloops;
  if (!structured_uses_index(&f->producer))
    return;
  Value **indices = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    indices[i] = build_linalg_index(b, i);
  for (Op *op = structured_body(&f->producer)->first; op; op = op->next) {
    if (!op_is(op, OP_linalg_index))
      continue;
    AffineExpr *place = f->places[attr_to_i64(op_slot(op, A_linalg_index_dim))];
    Op *apply = build_affine_map_op(
        b, OP_affine_apply, attr_affine_map(ctx, n, 0, &place, 1), indices);
    ptrmap_set(map, rw->arena, op_result(op, 0), op_result(apply, 0));
  }
}

static void clone_body(Rewriter *rw, Builder *b, const Structured *s,
                       bool without_indices, PtrMap *map) {
  Builder outside = rw->b;
  rw->b = *b;
  const Block *body = structured_body(s);
  for (Op *op = body->first; op != body->last; op = op->next)
    if (!without_indices || !op_is(op, OP_linalg_index))
      rewrite_clone(rw, op, map);
  rw->b = outside;
}

static Value *mapped(const PtrMap *map, Value *value) {
  Value *other = ptrmap_get(map, value);
  return other ? other : value;
}

static void build_fused_body(Rewriter *rw, const Fusion *f, const Fused *fused,
                             const bool *kept, Op *generic) {
  const Structured *p = &f->producer, *c = &f->consumer;
  const Op *produced = structured_body(p)->last;
  const Op *consumed = structured_body(c)->last;
  GenericBody body = generic_begin(&rw->b, generic);
  PtrMap map = {0};
  map_indices(rw, &body.inner, f, &map);
  for (uint32_t i = 0; i < fused->count; i++) {
    const Block *old = structured_body(fused->of_producer[i] ? p : c);
    if (fused->sources[i] < old->nargs)
      ptrmap_set(&map, rw->arena, block_arg(old, fused->sources[i]),
                 block_arg(body.block, i));
  }
  clone_body(rw, &body.inner, p, true, &map);
  ptrmap_set(&map, rw->arena, block_arg(structured_body(c), f->input),
             mapped(&map, op_operand(produced, f->result)));
  clone_body(rw, &body.inner, c, false, &map);
  Value **yields = arena_array(rw->arena, Value *, p->ninits + c->ninits + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < p->ninits; i++)
    if (kept[i])
      yields[n++] = mapped(&map, op_operand(produced, i));
  for (uint32_t i = 0; i < c->ninits; i++)
    yields[n++] = mapped(&map, op_operand(consumed, i));
  generic_end(&body, yields, n);
}

Op *fuse(Rewriter *rw, const Fusion *f) {
  Op *op = f->consumer.op;
  bool *kept = kept_results(rw, f);
  Fused fused = fused_operands(rw, f, kept);
  GenericParts parts = {.operands = fused.operands,
                        .noperands = fused.count,
                        .ninputs = fused.ninputs,
                        .maps = fused.maps,
                        .nloops = f->consumer.nloops,
                        .reduces = f->consumer.reduces};
  Structured whole = {.op = op, .nloops = parts.nloops, .maps = fused.maps};
  bool *found = arena_zero(rw->arena, parts.nloops + 1, 1);
  for (uint32_t i = 0; i < fused.count; i++)
    note_dims(fused.maps[i], found);
  if (!all_are(found, whole.nloops))
    return NULL;
  Op *generic = build_generic(&rw->b, rw->arena, &parts);
  build_fused_body(rw, f, &fused, kept, generic);
  uint32_t first = generic->nresults - op->nresults;
  for (uint32_t i = 0; i < op->nresults; i++)
    rewrite_replace_uses(rw, op_result(op, i), op_result(generic, first + i));
  rewrite_erase(rw, op);
  return generic;
}

// The element of a splat, or a number; NULL: it is none, or complex.
static Attr *constant_element(Rewriter *rw, const Value *operand) {
  Attr *constant = value_constant(rw->b.ctx, operand);
  if (attr_is(constant, AT_DENSE) && constant->as.dense.splat)
    return dense_attr(rw->b.ctx, constant, 0);
  return attr_is(constant, AT_INTEGER) || attr_is(constant, AT_FLOAT) ? constant
                                                                      : NULL;
}

bool use_constant(Rewriter *rw, Op *op) {
  Structured s;
  if (!op_has_pure_tensors(op) || !structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  for (uint32_t i = 0; i < s.ninputs; i++) {
    Attr *element = constant_element(rw, op_operand(op, i));
    GenericChange change = generic_change(rw, &s);
    change.gone[i] = true;
    if (!element || !generic_has_extents(&s, change.gone))
      continue;
    change.stands[i] = arith_splat(
        &rw->b, structured_element(op_operand(op, i)->type), element);
    generic_replace(rw, &s, change);
    return true;
  }
  return false;
}
