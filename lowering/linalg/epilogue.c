// Finding the operation that takes the sums of a contraction as they are ready.
//
//   linalg.matmul ins(%A, %B) outs(%C)
//   linalg.generic    // %C[i, j] = max(%C[i, j] + %bias[j], 0)
//
// The operation has an iteration for each sum, and its result and whatever else it
// reads have one element for that. It runs before other sums are complete, so it
// must not write what the contraction reads, and must read nothing that the
// contraction writes but its own sum. If its result has a memref of its own, the
// sum is not stored at all: nothing else may read it then.
#include "lowering/linalg/epilogue.h"

#include "ir/affine.h"
#include "ir/analysis/aliases.h"
#include "ir/build/control.h"
#include "lowering/linalg/fills.h"
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/loop_order.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/vector_body.h"

enum { MOST_BETWEEN = 16 };

typedef struct Search {
  Rewriter *rw;
  const Structured *contraction;
  Value *sum;
  Epilogue *e;
} Search;

static bool touches_value(const Op *op, const Value *value) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i) == value)
      return true;
  return false;
}

// The next operation that reads the sum, if what is between can go before the
// contraction, or only frees. Memory is not allocated before other is freed.
static Op *find_reader(Search *z) {
  bool frees = false;
  Epilogue *e = z->e;
  e->between = arena_array(z->rw->arena, Op *, MOST_BETWEEN);
  for (Op *op = z->contraction->op->next; op; op = op->next) {
    if (op_is_structured_on_memrefs(op))
      return touches_value(op, z->sum) ? op : NULL;
    if (!op->nregions && op_only_frees(op)) {
      frees = true;
      continue;
    }
    if (!op_only_allocates_or_computes(op) ||
        (frees && op_only_allocates(op)) || e->nbetween == MOST_BETWEEN)
      return NULL;
    e->between[e->nbetween++] = op;
  }
  return NULL;
}

// Indices

// For each loop of the epilogue the loop of the contraction that it is, from how
// both index the sum; NULL: they do not run along the same elements.
static AffineExpr **match_loops(Search *z, const Attr *map) {
  Ctx *ctx = z->rw->b.ctx;
  const Structured *s = &z->e->s;
  const Attr *sums = z->contraction->maps[z->contraction->ninputs];
  if (!map_is_projected_permutation(map) ||
      !map_is_projected_permutation(sums) || map->as.map.nresults != s->nloops)
    return NULL;
  AffineExpr **loops = arena_array(z->rw->arena, AffineExpr *, s->nloops + 1);
  for (uint32_t i = 0; i < s->nloops; i++)
    loops[map->as.map.results[i]->value] =
        affine_dim(ctx, (uint32_t)sums->as.map.results[i]->value);
  return loops;
}

static bool is_sum(const Search *z, uint32_t operand) {
  return op_operand(z->e->s.op, operand) == z->sum;
}

static bool is_read(const Search *z, uint32_t operand) {
  return block_arg(structured_body(&z->e->s), operand)->uses;
}

// The one map by which the operation indexes the sum; NULL: there are several.
static const Attr *map_of_sum(const Search *z) {
  const Structured *s = &z->e->s;
  const Attr *map = NULL;
  for (uint32_t i = 0; i < s->ninputs + s->ninits; i++) {
    if (!is_sum(z, i))
      continue;
    if (map && map != s->maps[i])
      return NULL;
    map = s->maps[i];
  }
  return map;
}

static bool add_place(Search *z, uint32_t operand, AffineExpr *const *loops) {
  Ctx *ctx = z->rw->b.ctx;
  MorePlaces *places = &z->e->places;
  const Attr *map = z->e->s.maps[operand];
  uint32_t n = map->as.map.nresults;
  if (places->n == MOST_MORE_PLACES)
    return false;
  AffineExpr **results = arena_array(z->rw->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    results[i] = affine_replace(ctx, map->as.map.results[i], loops, NULL);
  places->memrefs[places->n] = op_operand(z->e->s.op, operand);
  places->maps[places->n] =
      attr_affine_map(ctx, z->contraction->nloops, 0, results, n);
  places->n++;
  return true;
}

static bool add_places(Search *z, AffineExpr *const *loops) {
  const Structured *s = &z->e->s;
  uint32_t n = s->ninputs + s->ninits;
  z->e->place = arena_zero(z->rw->arena, n * sizeof *z->e->place, 8);
  add_place(z, s->ninputs, loops);
  z->e->place[s->ninputs] = RESULT;
  for (uint32_t i = 0; i < n; i++) {
    if (is_sum(z, i)) {
      z->e->place[i] = SUM;
      continue;
    }
    if (i >= s->ninputs || !is_read(z, i) ||
        op_operand(s->op, i)->type->kind != TY_MEMREF)
      continue;
    z->e->place[i] = NPLACES + z->e->places.n;
    if (!add_place(z, i, loops))
      return false;
  }
  return true;
}

// Memory

// Whether nobody misses the sum: it is filled, added to, read and freed.
static bool is_of_no_other_use(const Search *z) {
  const Op *alloc = value_op(z->sum), *op = z->contraction->op;
  const Op *fill = fill_before(op, z->sum);
  if (!alloc || !op_only_allocates(alloc) || !fill)
    return false;
  for (const Use *use = z->sum->uses; use; use = use->next) {
    const Op *user = use->owner;
    if (user != fill && user != op && user != z->e->s.op &&
        !op_only_frees(user))
      return false;
  }
  return true;
}

// Whether writing sums and results early changes nothing that either operation
// reads.
static bool is_memory_apart(const Search *z, const DataLayout *layout) {
  Ctx *ctx = z->rw->b.ctx;
  const Structured *s = &z->e->s;
  const MorePlaces *places = &z->e->places;
  if (structured_overlap(ctx, layout, s) != OVERLAP_NEVER)
    return false;
  for (uint32_t i = 1; i < places->n; i++)
    if (memrefs_may_overlap(ctx, z->sum, places->memrefs[i]))
      return false;
  Value *result = places->memrefs[0];
  if (result == z->sum)
    return true;
  for (uint32_t i = 0; i < z->contraction->ninputs; i++) {
    Value *factor = op_operand(z->contraction->op, i);
    if (factor->type->kind == TY_MEMREF &&
        memrefs_may_overlap(ctx, result, factor))
      return false;
  }
  return !memrefs_may_overlap(ctx, result, z->sum) &&
         !structured_uses_init(s, 0) && is_of_no_other_use(z);
}

// The body

static void add_outside(Search *z, Value *value) {
  if (!list_has(z->e->outside, value))
    list_add(&z->e->outside, value);
}

static bool is_constant_in(const Block *body, const Value *value) {
  const Op *op = value_op(value);
  return op && op->block == body && !op->noperands;
}

static void collect_outside(Search *z) {
  const Structured *s = &z->e->s;
  const Block *body = structured_body(s);
  uint32_t most = s->ninputs;
  for (const Op *op = body->first; op; op = op->next)
    most += op->noperands;
  z->e->outside = list_new(z->rw, most);
  for (uint32_t i = 0; i < s->ninputs; i++)
    if (is_read(z, i) && op_operand(s->op, i)->type->kind != TY_MEMREF)
      add_outside(z, op_operand(s->op, i));
  for (const Op *op = body->first; op; op = op->next)
    for (uint32_t i = 0; i < op->noperands; i++)
      if (is_defined_outside(s->op, op_operand(op, i)) ||
          is_constant_in(body, op_operand(op, i)))
        add_outside(z, op_operand(op, i));
}

void hoist_constants(Rewriter *rw, const Epilogue *e, Op *contraction) {
  const Block *body = structured_body(&e->s);
  for (uint32_t i = 0; i < e->outside.count; i++)
    if (is_constant_in(body, e->outside.items[i]))
      rewrite_move_before(rw, value_op(e->outside.items[i]), contraction);
}

static bool has_body_for_each(const Structured *s) {
  return s->ninits == 1 && !structured_reduces(s) &&
         !structured_uses_index(s) && structured_body_is_pure(s);
}

bool find_epilogue(Rewriter *rw, const DataLayout *layout, const Structured *s,
                   Epilogue *e) {
  *e = (Epilogue){0};
  Search z = {.rw = rw, .contraction = s, .sum = structured_init(s, 0), .e = e};
  Op *reader = find_reader(&z);
  if (!reader || !structured_of(rw->b.ctx, rw->arena, reader, &e->s) ||
      !has_body_for_each(&e->s))
    return false;
  const Attr *map = map_of_sum(&z);
  AffineExpr **loops = map ? match_loops(&z, map) : NULL;
  if (!loops || !add_places(&z, loops) || !is_memory_apart(&z, layout))
    return false;
  collect_outside(&z);
  return true;
}

// Elements that vectors load and store.
static bool has_vectors(const Type *type) {
  uint32_t width = type_number_width(type);
  return type_is_float(type)
             ? width == 16 || width == 32 || width == 64
             : type->kind == TY_INTEGER &&
                   (width == 8 || width == 16 || width == 32 || width == 64);
}

static bool has_vector_body(Arena *arena, const Epilogue *e,
                            const Contraction *c) {
  uint32_t nargs = structured_body(&e->s)->nargs;
  bool *uniform = arena_zero(arena, nargs + 1, 1);
  for (uint32_t i = 0; i < nargs; i++)
    uniform[i] =
        !e->place[i] || !contraction_moves(c, LOOP_COLUMN, e->place[i]);
  return vector_body_bytes(arena, &e->s, uniform);
}

bool epilogue_fits(Arena *arena, const TargetModel *target, const Epilogue *e,
                   const Contraction *c) {
  const ContractionLoop *columns = contraction_loop(c, LOOP_COLUMN);
  for (uint32_t place = RESULT; place < c->nplaces; place++) {
    bool is_vector = columns->moves[place];
    if (!has_vectors(type_element(c->operands[place]->type)) ||
        (is_vector ? !mixed_is(columns->strides[place], 1) : place == RESULT))
      return false;
  }
  return has_vector_body(arena, e, c) && !vector_body_flushes(&e->s, target);
}

// Names

typedef struct Writing {
  Ctx *ctx;
  Arena *arena;
  const Epilogue *e;
  Buf text;
  PtrMap numbers; // of what operations of the body define, from 1 on
} Writing;

static void write_attr(Writing *w, const Attr *attr) {
  buf_lit(&w->text, ",");
  if (attr)
    attr_print(&w->text, w->ctx, attr, &(PrintOptions){0});
}

static void write_value(Writing *w, Value *value) {
  const Block *body = structured_body(&w->e->s);
  uintptr_t number = (uintptr_t)ptrmap_get(&w->numbers, value);
  if (number) {
    buf_printf(&w->text, " %%%u", (unsigned)number);
    return;
  }
  if (value_arg_block(value) == body) {
    uint32_t place = w->e->place[value->index];
    if (place) {
      buf_printf(&w->text, " place%u", place);
      return;
    }
    value = op_operand(w->e->s.op, value->index);
  }
  uint32_t i = 0;
  while (w->e->outside.items[i] != value)
    i++;
  buf_printf(&w->text, " outside%u", i);
}

static void write_op(Writing *w, Op *op, uint32_t number) {
  buf_lit(&w->text, ";");
  buf_puts(&w->text, op->info->name);
  for (uint32_t i = 0; i < op->noperands; i++)
    write_value(w, op_operand(op, i));
  for (uint32_t i = 0; i < op->nslots; i++)
    write_attr(w, op_slot(op, i));
  for (uint32_t i = 0; i < op->nresults; i++) {
    put_type_name(&w->text, w->ctx, op_result(op, i)->type);
    ptrmap_set(&w->numbers, w->arena, op_result(op, i),
               (void *)(uintptr_t)number);
  }
}

// All that a kernel's code depends on.
static void write_epilogue(Writing *w, const Contraction *c) {
  for (uint32_t place = RESULT; place < c->nplaces; place++) {
    put_type_name(&w->text, w->ctx, type_element(c->operands[place]->type));
    if (contraction_moves(c, LOOP_ROW, place))
      buf_lit(&w->text, " row");
    if (contraction_moves(c, LOOP_COLUMN, place))
      buf_lit(&w->text, " column");
  }
  for (uint32_t i = 0; i < w->e->outside.count; i++)
    put_type_name(&w->text, w->ctx, w->e->outside.items[i]->type);
  uint32_t number = 1;
  for (Op *op = structured_body(&w->e->s)->first; op; op = op->next)
    if (op->noperands) // constants are arguments
      write_op(w, op, number++);
}

void put_epilogue_name(Buf *name, Ctx *ctx, Arena *arena, const Epilogue *e,
                       const Contraction *c) {
  Writing w = {.ctx = ctx, .arena = arena, .e = e};
  write_epilogue(&w, c);
  buf_lit(name, "_then");
  const Block *body = structured_body(&e->s);
  for (const Op *op = body->first; op != body->last; op = op->next)
    if (op->noperands)
      put_op_name(name, op->info);
  uint64_t hash = hash_bytes(w.text.data, w.text.size, 0);
  buf_printf(name, "_%016llx", (unsigned long long)hash);
  buf_release(&w.text);
}
