// affine-data-copy-generate: what loops touch of a memref is copied to a buffer
// before them, from which they read, and back behind them if they write.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 32 {
//     %x = affine.load %m[%i + 8] : memref<100xf32>
//   }
//
// After, with generate-dma=false:
//
//   %b = memref.alloc() : memref<32xf32, 1>
//   affine.for %i = 8 to 40 {
//     %x = affine.load %m[%i] : memref<100xf32>
//     affine.store %x, %b[%i - 8] : memref<32xf32, 1>
//   }
//   affine.for %i = 0 to 32 {
//     %x = affine.load %b[%i] : memref<32xf32, 1>
//   }
//   memref.dealloc %b : memref<32xf32, 1>
//
// A block is taken in pieces: each loop by itself, and what is between loops.
// Loops that touch more than the buffer may hold are entered.

#include "ir/build/control.h"
#include "ir/build/arith.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/affine.h"
#include "lowering/affine/passes.h"
#include "lowering/affine/regions.h"
#include "lowering/affine/remap.h"
#include "lowering/canonicalize/patterns.h"
#include "ir/analysis/aliases.h"

typedef Vec(MemRegion) Regions;

typedef struct Copying {
  PassRun *run;
  Rewriter rw;
  const Options_affine_data_copy_generate *options;
  Op *root;
  Vec(Op *) nests;    // loops that copy
  Vec(Op *) accesses; // in those
} Copying;

// What is copied for: operations from `first` to before `end`, in one block.
typedef struct OpRange {
  Op *first, *end;
} OpRange;

typedef struct Buffer {
  const Value *memref;
  Value *buffer;
} Buffer;

typedef struct Job { // a range at work
  Copying *c;
  OpRange range;
  Block *block;
  uint32_t depth;
  Regions reads, writes;
  Vec(Buffer) buffers;
  uint64_t bytes;
} Job;

// How far the only upper bound of a loop is above the lower, if that is a
// number.
static bool find_distance(Copying *c, const Op *loop, int64_t *number) {
  Ctx *ctx = c->run->ctx;
  Applied lower = affine_for_bound(c->run->arena, loop, AFFINE_LOWER);
  Applied upper = affine_for_bound(c->run->arena, loop, AFFINE_UPPER);
  if (lower.nexprs != 1 || upper.nexprs != 1)
    return false;
  AffineExpr *distance = affine_subtract(
      ctx, upper.exprs[0],
      affine_shift(ctx, lower.exprs[0], upper.ndims, upper.nsymbols));
  Applied both = {.exprs = &distance,
                  .nexprs = 1,
                  .ndims = upper.ndims + lower.ndims,
                  .nsymbols = upper.nsymbols + lower.nsymbols};
  ValueList dims = list_join(&c->rw, (ValueList){upper.values, upper.ndims},
                             (ValueList){lower.values, lower.ndims});
  ValueList symbols =
      list_join(&c->rw, (ValueList){upper.values + upper.ndims, upper.nsymbols},
                (ValueList){lower.values + lower.ndims, lower.nsymbols});
  both.values = list_join(&c->rw, dims, symbols).items;
  applied_canonicalize(ctx, c->run->arena, &both);
  distance = affine_simplify(ctx, c->run->arena, both.exprs[0], both.ndims,
                             both.nsymbols);
  *number = distance->value;
  return affine_is(distance, AFFINE_CONSTANT);
}

// Regions

static bool is_slow(const Copying *c, const Type *memref) {
  const Attr *space = memref->as.shaped.space;
  return !attr_is(space, AT_INTEGER) ||
         attr_to_i64(space) == (int64_t)c->options->slow_mem_space;
}

static bool is_defined_around(const Value *value, const Block *block) {
  const Op *op = value_op(value);
  const Region *own = op ? op->block->parent : value_arg_block(value)->parent;
  for (const Region *r = block->parent; r;
       r = r->parent && r->parent->block ? r->parent->block->parent : NULL)
    if (r == own)
      return true;
  return false;
}

static MemRegion *find_region(Regions *regions, const Value *memref) {
  for (size_t i = 0; i < regions->size; i++)
    if (regions->data[i].memref == memref)
      return &regions->data[i];
  return NULL;
}

// Both hold what either held then.
static bool join_region(Job *job, Regions *regions, MemRegion *region, Op *op,
                        bool *exists) {
  PassRun *run = job->c->run;
  MemRegion *known = find_region(regions, region->memref);
  *exists = known;
  if (!known)
    return true;
  if (region_join(known, region)) {
    region->p = known->p;
    return true;
  }
  if (!region_of_all(run->ctx, run->arena, op, job->depth, region))
    return false;
  known->p = region->p;
  return true;
}

// Every element between the bounds is stored, whatever comes: by loops that run
// and count by 1, each through a dimension of its own.
static bool stores_all(Job *job, Op *store) {
  Copying *c = job->c;
  MemAccess access = access_of(c->run->ctx, c->run->arena, store);
  for (const Op *op = store; op->block != job->block;) {
    op = op_parent(op);
    int64_t distance;
    if (!op_is(op, OP_affine_for) || affine_for_step(op) != 1 ||
        !find_distance(c, op, &distance) || distance < 1)
      return false;
    for (uint32_t i = 0; i < affine_for_inits(op); i++) {
      const Op *other = affine_for_of(op_operand(op, i));
      if (other && count_loops_around(other) >= job->depth)
        return false;
    }
  }
  for (uint32_t i = 0; i < access.at.nexprs; i++) {
    const AffineExpr *e = access.at.exprs[i];
    if (e->kind == AFFINE_ADD && affine_is(e->rhs, AFFINE_CONSTANT))
      e = e->lhs;
    if (!affine_is_leaf(e) ||
        (e->kind == AFFINE_DIM && !affine_for_of(access.at.values[e->value])))
      return false;
    for (uint32_t k = 0; k < i; k++)
      if (e->kind == AFFINE_DIM &&
          affine_uses(access.at.exprs[k], AFFINE_DIM, e->value))
        return false;
  }
  return true;
}

static bool is_in_range(const Block *block, Op *op, Op *first, Op *last) {
  Op *in = op_ancestor_in_block(op, block);
  return in && (in == first || op_is_before(first, in)) &&
         (in == last || op_is_before(in, last));
}

static bool is_own_access(const Op *op, const Value *memref) {
  return (op_is(op, OP_affine_load) && op_operand(op, 0) == memref) ||
         (op_is(op, OP_affine_store) && op_operand(op, 1) == memref &&
          op_operand(op, 0) != memref);
}

typedef struct Others { // who touches the memory of a memref
  const Job *job;
  const Value *memref;
  unsigned effects;
  bool outside; // of the range
  bool found;
} Others;

static void find_other(void *user, Op *op) {
  Others *o = user;
  const OpRange *r = &o->job->range;
  bool is_in = is_in_range(o->job->block, op, r->first, r->end->prev);
  if (!o->found && (o->outside ? !is_in : !is_own_access(op, o->memref)))
    o->found = op_may_touch(op, o->effects, o->memref, may_overlap) &&
               !op_only_frees(op);
}

static void find_store(void *user, Op *op) {
  Others *o = user;
  if (op_is(op, OP_affine_store) && op_operand(op, 1) == o->memref)
    o->effects |= EFFECT_READ;
}

static void walk_range(const Job *job, OpVisitor *visit, void *user) {
  for (Op *op = job->range.first; op != job->range.end; op = op->next) {
    visit(user, op);
    op_walk(op, visit, user);
  }
}

// Somebody in the range writes to the memory by another name, or calls somebody
// who may; or reads what the range stores.
static bool is_seen_otherwise(const Job *job, const Value *memref) {
  Others o = {job, memref, EFFECT_WRITE, false, false};
  walk_range(job, find_store, &o);
  walk_range(job, find_other, &o);
  return o.found;
}

// Nobody else in the range has the memref, who would not see the buffer.
static bool is_only_accessed(const Job *job, const Value *memref) {
  for (const Use *use = memref->uses; use; use = use->next) {
    Op *in = use->owner;
    while (in && in->block != job->block)
      in = op_parent(in);
    bool is_access = op_is(use->owner, OP_affine_load) ||
                     (op_is(use->owner, OP_affine_store) &&
                      op_operand(use->owner, 1) == memref) ||
                     op_is(use->owner, OP_memref_dealloc);
    if (in && !is_access &&
        (in == job->range.first || op_is_before(job->range.first, in)) &&
        op_is_before(in, job->range.end))
      return false;
  }
  return !is_seen_otherwise(job, memref);
}

static bool has_quotient(const AffineExpr *e) {
  return !affine_is_leaf(e) &&
         ((e->kind != AFFINE_ADD && e->kind != AFFINE_MUL) ||
          has_quotient(e->lhs) || has_quotient(e->rhs));
}

static bool has_any_quotient(const Applied *a) {
  for (uint32_t i = 0; i < a->nexprs; i++)
    if (has_quotient(a->exprs[i]))
      return true;
  return false;
}

static bool has_exact_bounds(Copying *c, const Op *loop) {
  for (AffineEnd end = AFFINE_LOWER; end <= AFFINE_UPPER; end++) {
    Applied bound = affine_for_bound(c->run->arena, loop, end);
    applied_compose_fully(c->run->ctx, c->run->arena, &bound);
    if (has_any_quotient(&bound))
      return false;
  }
  return affine_for_step(loop) == 1;
}

// Whether the region of an access is exact: the access runs in each iteration
// of the loops around it, which count by 1 to bounds without quotients.
static bool is_exact(const Job *job, Op *access) {
  Copying *c = job->c;
  MemAccess own = access_of(c->run->ctx, c->run->arena, access);
  if (has_any_quotient(&own.at))
    return false;
  for (const Op *op = access; op->block != job->block; op = op_parent(op))
    if (!op_is(op_parent(op), OP_affine_for) ||
        !has_exact_bounds(c, op_parent(op)))
      return false;
  return true;
}

// Computes the region of one access, within the memref. False if it is not
// known.
static bool find_own_region(Job *job, Op *op, MemRegion *region) {
  PassRun *run = job->c->run;
  if (!region_of(run->ctx, run->arena, op, job->depth, false, region))
    return false;
  return is_exact(job, op) || region_is_within_sizes(region) ||
         region_of(run->ctx, run->arena, op, job->depth, true, region);
}

// Adds the memory that an affine access touches to what is copied in or out.
static bool add_access(Job *job, Op *op) {
  PassRun *run = job->c->run;
  MemRegion region;
  bool is_store = op_is(op, OP_affine_store), is_read, is_written;
  if (!is_store && !op_is(op, OP_affine_load))
    return true;
  const Value *memref = op_operand(op, is_store);
  if (!is_slow(job->c, memref->type) ||
      !is_defined_around(memref, job->block) ||
      (!type_has_static_shape(memref->type) && !is_exact(job, op)) ||
      !is_only_accessed(job, memref))
    return true;
  bool is_known = find_own_region(job, op, &region);
  if (!is_known &&
      !region_of_all(run->ctx, run->arena, op, job->depth, &region))
    return false;
  if (!join_region(job, &job->reads, &region, op, &is_read) ||
      !join_region(job, &job->writes, &region, op, &is_written))
    return false;
  if (is_store ? !is_written : !is_read)
    vec_push(run->arena, is_store ? &job->writes : &job->reads, region);
  // What is not stored is copied back as it was.
  if (is_store && !is_read &&
      (is_written || !is_known || !stores_all(job, op))) {
    region.writes = false;
    vec_push(run->arena, &job->reads, region);
  }
  return true;
}

typedef struct Accesses {
  Arena *arena;
  Vec(Op *) ops;
} Accesses;

static void collect_access(void *user, Op *op) {
  Accesses *a = user;
  if (op_is_affine_read_or_write(op))
    vec_push(a->arena, &a->ops, op);
}

static Accesses accesses_in(Arena *arena, Op *first, const Op *end) {
  Accesses a = {.arena = arena};
  for (Op *op = first; op != end; op = op->next) {
    op_walk_post(op, collect_access, &a);
    collect_access(&a, op);
  }
  return a;
}

// Where copies go

typedef struct CopyPlace {
  Block *block;
  Op *before, *after; // the copies in go before `before`, out before `after`
} CopyPlace;

// Whether the copies of a region may be around a loop that the range is in: all
// of it that touches the memory is the range; and it runs, if what is copied back
// is only what that stores.
static bool may_go_around(Job *job, Op *loop, const MemRegion *region) {
  Copying *c = job->c;
  Others o = {job, region->memref, EFFECT_READ | EFFECT_WRITE, true, false};
  int64_t distance;
  op_walk(loop, find_other, &o);
  return !o.found && (find_region(&job->reads, region->memref) ||
                      (find_distance(c, loop, &distance) && distance > 0));
}

// Out of loops on which the region does not depend.
static CopyPlace find_place(Job *job, const MemRegion *region) {
  CopyPlace place = {job->block, job->range.first, job->range.end};
  for (Op *op = op_parent(job->block->first); op; op = op_parent(op)) {
    uint32_t var;
    if (op_is(op, OP_affine_if) || op_is(op, OP_affine_parallel))
      break;
    if (!op_is(op, OP_affine_for))
      continue;
    if (!is_defined_around(region->memref, op->block) ||
        poly_find(&region->p, affine_for_iv(op), region->p.ndims, &var) ||
        !may_go_around(job, op, region))
      break;
    place = (CopyPlace){op->block, op, op->next};
  }
  return place;
}

// Making operations

static void build_at(Rewriter *rw, const CopyPlace *place, bool out) {
  rw->b.block = place->block;
  rw->b.before = out ? place->after : place->before;
}

static Value *constant_before(Copying *c, Op *before, int64_t number) {
  Builder b = c->rw.b;
  b.block = before->block;
  b.before = before;
  return arith_index(&b, number);
}

static Op *build_access(Rewriter *rw, Value *stored, Value *memref,
                        const Applied *at) {
  ValueList list = list_new(rw, applied_count(at) + 2);
  Type *element = memref->type->as.shaped.element;
  if (stored)
    list_add(&list, stored);
  list_add(&list, memref);
  for (uint32_t i = 0; i < applied_count(at); i++)
    list_add(&list, at->values[i]);
  Op *op = build_op(&rw->b, stored ? OP_affine_store : OP_affine_load, &element,
                    !stored, list.items, list.count);
  op->slots[stored ? A_affine_store_map : A_affine_load_map] =
      applied_map(rw->b.ctx, at);
  return op;
}

static void compose_bound(Rewriter *rw, Applied *a) {
  applied_compose_fully(rw->b.ctx, rw->arena, a);
  applied_canonicalize(rw->b.ctx, rw->arena, a);
  uint32_t n = 0;
  for (uint32_t i = 0; i < a->nexprs; i++) {
    bool known = false;
    for (uint32_t k = 0; k < n; k++)
      known = known || a->exprs[k] == a->exprs[i];
    if (!known)
      a->exprs[n++] = a->exprs[i];
  }
  a->nexprs = n;
}

static Applied identity_of(Rewriter *rw, Value **values, uint32_t n) {
  return applied_of_values(
      rw->arena, affine_map_identity(rw->b.ctx, rw->arena, n), values);
}

typedef struct Copy {
  const MemRegion *region;
  Value *buffer;
  Value **symbols; // that the region depends on
  uint32_t nsymbols, rank;
  AffineExpr **low; // where the buffer begins in the memref, by symbols, which
                    // are dimensions
  Attr **lower, **upper;
} Copy;

static Applied buffer_index(Rewriter *rw, Value *const *offsets,
                            Value *const *ivs, uint32_t rank) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr **exprs = arena_array(rw->arena, AffineExpr *, rank + 1);
  Value **values = arena_array(rw->arena, Value *, 2 * rank + 1);
  for (uint32_t d = 0; d < rank; d++) {
    exprs[d] = affine_subtract(ctx, affine_dim(ctx, 2 * d + 1),
                               affine_dim(ctx, 2 * d));
    values[2 * d] = offsets[d];
    values[2 * d + 1] = ivs[d];
  }
  Applied a = applied_of_values(
      rw->arena, attr_affine_map(ctx, 2 * rank, 0, exprs, rank), values);
  applied_compose_fully(ctx, rw->arena, &a);
  for (uint32_t d = 0; d < rank; d++)
    a.exprs[d] =
        affine_simplify(ctx, rw->arena, a.exprs[d], a.ndims, a.nsymbols);
  applied_canonicalize(ctx, rw->arena, &a);
  return a;
}

// Empty but for its end, where the builder is then.
static Op *build_loop(Rewriter *rw, const Applied *lower,
                      const Applied *upper) {
  Ctx *ctx = rw->b.ctx;
  ValueList operands =
      list_join(rw, (ValueList){lower->values, applied_count(lower)},
                (ValueList){upper->values, applied_count(upper)});
  Op *loop =
      build_spec(&rw->b, &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_affine_for),
                                   .operands = operands.items,
                                   .noperands = operands.count,
                                   .nregions = 1});
  int32_t sizes[] = {(int32_t)applied_count(lower),
                     (int32_t)applied_count(upper), 0};
  loop->slots[A_affine_for_lowerBoundMap] = applied_map(ctx, lower);
  loop->slots[A_affine_for_upperBoundMap] = applied_map(ctx, upper);
  loop->slots[A_affine_for_step] = attr_index(ctx, 1);
  loop->slots[A_affine_for_operandSegmentSizes] = attr_dense_i32(ctx, sizes, 3);
  builder_at_end(&rw->b,
                 build_block(rw, loop, 0, (TypeList){&ctx->index_type, 1}));
  rw->b.before = build_affine_yield(&rw->b, (ValueList){0});
  return loop;
}

// Loops through the region, which copy element by element.
static Op *build_copy_nest(Rewriter *rw, const Copy *copy) {
  Ctx *ctx = rw->b.ctx;
  Op *nest = NULL;
  Value **offsets = arena_array(rw->arena, Value *, copy->rank + 1);
  Value **ivs = arena_array(rw->arena, Value *, copy->rank + 1);
  for (uint32_t d = 0; d < copy->rank; d++) {
    Applied lower = applied_of_values(rw->arena, copy->lower[d], copy->symbols);
    Applied upper = applied_of_values(rw->arena, copy->upper[d], copy->symbols);
    compose_bound(rw, &lower);
    compose_bound(rw, &upper);
    Op *loop = build_loop(rw, &lower, &upper);
    nest = nest ? nest : loop;
    Attr *map = attr_affine_map(ctx, copy->nsymbols, 0, &copy->low[d], 1);
    offsets[d] = op_result(
        build_affine_map_op(&rw->b, OP_affine_apply, map, copy->symbols), 0);
    ivs[d] = affine_for_iv(loop);
  }
  Applied in_buffer = buffer_index(rw, offsets, ivs, copy->rank);
  Applied in_memref = identity_of(rw, ivs, copy->rank);
  affine_erase_unused(rw, offsets, copy->rank);
  bool out = copy->region->writes;
  Value *memref = copy->region->memref;
  Op *load = build_access(rw, NULL, out ? copy->buffer : memref,
                          out ? &in_buffer : &in_memref);
  build_access(rw, op_result(load, 0), out ? memref : copy->buffer,
               out ? &in_memref : &in_buffer);
  return nest;
}

// Transfers

typedef struct Stride {
  int64_t stride, elements;
} Stride;

// False: it has more than one.
static bool find_stride(const MemRegion *region, const int64_t *shape,
                        Stride *stride, bool *has_stride) {
  const Type *type = region->memref->type;
  int64_t elements = 1, distance = 1;
  *has_stride = false;
  for (int d = type->as.shaped.rank - 1; d >= 1; d--) {
    int64_t size = type->as.shaped.shape[d];
    distance = (int64_t)((uint64_t)distance * (uint64_t)size);
    elements *= shape[d];
    if (shape[d] >= size || shape[d - 1] <= 1)
      continue;
    if (*has_stride)
      return false;
    *stride = (Stride){distance, elements};
    *has_stride = true;
  }
  return true;
}

static void add_place(Rewriter *rw, ValueList *list, Value *memref,
                      const Applied *at) {
  list_add(list, memref);
  for (uint32_t i = 0; i < applied_count(at); i++)
    list_add(list, at->values[i]);
  (void)rw;
}

static void set_map(Ctx *ctx, Op *op, const char *name, const Applied *at) {
  op_set_attr(ctx, op, ctx_ident(ctx, str_from(name)), applied_map(ctx, at));
}

typedef struct Transfer {
  Value *memref, *buffer, *tag, *zero, *count, *stride, *elements;
  Applied in_memref, in_buffer, in_tag;
  bool out;
} Transfer;

// Builds the affine.dma_start from the memref to the buffer, or back.
static Op *build_start(Rewriter *rw, const Transfer *t) {
  Ctx *ctx = rw->b.ctx;
  const Applied *from = t->out ? &t->in_buffer : &t->in_memref;
  const Applied *to = t->out ? &t->in_memref : &t->in_buffer;
  ValueList list = list_new(rw, applied_count(from) + applied_count(to) +
                                    applied_count(&t->in_tag) + 6);
  add_place(rw, &list, t->out ? t->buffer : t->memref, from);
  add_place(rw, &list, t->out ? t->memref : t->buffer, to);
  add_place(rw, &list, t->tag, &t->in_tag);
  list_add(&list, t->count);
  if (t->stride) {
    list_add(&list, t->stride);
    list_add(&list, t->elements);
  }
  Op *op =
      build_op(&rw->b, OP_affine_dma_start, NULL, 0, list.items, list.count);
  set_map(ctx, op, "src_map", from);
  set_map(ctx, op, "dst_map", to);
  set_map(ctx, op, "tag_map", &t->in_tag);
  return op;
}

static void build_wait(Rewriter *rw, const Transfer *t) {
  Value *operands[] = {t->tag, t->zero, t->count};
  Op *op = build_op(&rw->b, OP_affine_dma_wait, NULL, 0, operands, 3);
  set_map(rw->b.ctx, op, "tag_map", &t->in_tag);
}

// Uses of the buffer

static bool has_map(const Op *op, const Value *memref) {
  return op_is_affine_access(op) || op_is(op, OP_affine_dma_start) ||
         op_is(op, OP_affine_dma_wait) || !memref;
}

// Which element of the buffer stands for one of the memref.
static Remap remap_to(Rewriter *rw, const Copy *copy) {
  Ctx *ctx = rw->b.ctx;
  uint32_t n = copy->nsymbols, rank = copy->rank;
  AffineExpr **exprs = arena_array(rw->arena, AffineExpr *, rank + 1);
  for (uint32_t d = 0; d < rank; d++)
    exprs[d] = affine_subtract(ctx, affine_dim(ctx, n + d), copy->low[d]);
  return (Remap){.memref = copy->buffer,
                 .map = attr_affine_map(ctx, n + rank, 0, exprs, rank),
                 .before = {copy->symbols, n}};
}

// Redirects the accesses of the range to the buffer.
static void move_accesses(Job *job, const Copy *copy, Op *last) {
  Rewriter *rw = &job->c->rw;
  const Value *memref = copy->region->memref;
  Vec(Op *) users = {0};
  for (const Use *use = memref->uses; use; use = use->next) {
    Op *op = use->owner;
    AffineAccess access;
    if (!is_in_range(job->block, op, job->range.first, last) ||
        op_only_frees(op))
      continue;
    // Somebody else has it: all stays.
    if (!has_map(op, memref) || !affine_access_of(op, &access) ||
        access.memref < 0 || op_operand(op, (uint32_t)access.memref) != memref)
      return;
    vec_push(rw->arena, &users, op);
  }
  Remap remap = remap_to(rw, copy);
  for (size_t i = 0; i < users.size; i++) {
    AffineAccess access;
    affine_access_of(users.data[i], &access);
    affine_remap_access(rw, users.data[i], (uint32_t)access.memref, &remap);
  }
}

// Copies of one region

static Value *find_buffer(const Job *job, const Value *memref) {
  for (size_t i = 0; i < job->buffers.size; i++)
    if (job->buffers.data[i].memref == memref)
      return job->buffers.data[i].buffer;
  return NULL;
}

static Value *build_buffer(Job *job, const MemRegion *region,
                           const int64_t *shape, const CopyPlace *place) {
  Copying *c = job->c;
  const Type *type = region->memref->type;
  uint32_t space = c->options->fast_mem_space;
  Type *buffer_type = type_memref(c->rw.b.ctx, type->as.shaped.rank, shape,
                                  type->as.shaped.element, NULL,
                                  space ? attr_i64(c->rw.b.ctx, space) : NULL);
  build_at(&c->rw, place, false);
  Op *alloc = build_op(&c->rw.b, OP_memref_alloc, &buffer_type, 1, NULL, 0);
  alloc->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(c->rw.b.ctx, (int32_t[]){0, 0}, 2);
  vec_push(c->rw.arena, &job->buffers,
           ((Buffer){region->memref, op_result(alloc, 0)}));
  job->bytes += memref_bytes(buffer_type);
  return op_result(alloc, 0);
}

static bool find_bounds(Job *job, const MemRegion *region, Copy *copy) {
  Rewriter *rw = &job->c->rw;
  copy->lower = arena_array(rw->arena, Attr *, copy->rank + 1);
  copy->upper = arena_array(rw->arena, Attr *, copy->rank + 1);
  for (uint32_t d = 0; d < copy->rank; d++) {
    region_bounds(rw->b.ctx, region, d, &copy->lower[d], &copy->upper[d]);
    if (!copy->lower[d]->as.map.nresults || !copy->upper[d]->as.map.nresults)
      return false;
  }
  return true;
}

// Where the region begins, in operations.
static Applied build_start_index(Job *job, Copy *copy, Op *zero,
                                 const CopyPlace *place, Value *zero_value) {
  Rewriter *rw = &job->c->rw;
  Ctx *ctx = rw->b.ctx;
  Value **indices = arena_array(rw->arena, Value *, copy->rank + 1);
  AffineExpr **dims = arena_array(rw->arena, AffineExpr *, copy->nsymbols + 1);
  for (uint32_t i = 0; i < copy->nsymbols; i++)
    dims[i] = affine_dim(ctx, i);
  for (uint32_t d = 0; d < copy->rank; d++) {
    if (affine_is(copy->low[d], AFFINE_CONSTANT)) {
      int64_t number = copy->low[d]->value;
      indices[d] = number ? constant_before(job->c, zero, number) : zero_value;
      continue;
    }
    copy->low[d] = affine_replace(ctx, copy->low[d], NULL, dims);
    build_at(rw, place, copy->region->writes);
    Attr *map = attr_affine_map(ctx, copy->nsymbols, 0, &copy->low[d], 1);
    indices[d] = op_result(
        build_affine_map_op(&rw->b, OP_affine_apply, map, copy->symbols), 0);
  }
  Applied at = identity_of(rw, indices, copy->rank);
  applied_compose_fully(ctx, rw->arena, &at);
  return at;
}

static Op *build_transfer(Job *job, Transfer *t, const CopyPlace *place) {
  Rewriter *rw = &job->c->rw;
  Ctx *ctx = rw->b.ctx;
  int64_t one = 1;
  uint32_t space = job->c->options->tag_mem_space;
  Type *type = type_memref(ctx, 1, &one, ctx->i32, NULL,
                           space ? attr_i64(ctx, space) : NULL);
  build_at(rw, place, false);
  Op *tag = build_op(&rw->b, OP_memref_alloc, &type, 1, NULL, 0);
  tag->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(ctx, (int32_t[]){0, 0}, 2);
  t->tag = op_result(tag, 0);
  t->in_tag = identity_of(rw, &t->zero, 1);
  build_at(rw, place, t->out);
  Op *start = build_start(rw, t);
  build_wait(rw, t);
  build_at(rw, place, true);
  Op *dealloc = build_op(&rw->b, OP_memref_dealloc, NULL, 0, &t->tag, 1);
  return t->out ? start : dealloc;
}

// The first operation that it put behind the range, or NULL.
static bool copy_region(Job *job, const MemRegion *region,
                        const CopyPlace *place) {
  Copying *c = job->c;
  Rewriter *rw = &c->rw;
  Op *top = c->root->regions[0].first->first;
  Op *last = job->range.end->prev, *behind = NULL;
  const Type *type = region->memref->type;
  rw->b.loc = c->root->loc;
  Value *zero = constant_before(c, top, 0);
  rw->b.loc = region->loc;
  if (!memref_is_identity(type) || !type->as.shaped.rank)
    return false;
  Copy copy = {.region = region, .rank = (uint32_t)type->as.shaped.rank};
  int64_t *shape = arena_array(rw->arena, int64_t, copy.rank), count;
  copy.low = arena_array(rw->arena, AffineExpr *, copy.rank);
  copy.symbols = region->p.values + copy.rank;
  copy.nsymbols = region->p.nsymbols;
  if (!region_shape(rw->b.ctx, region, shape, copy.low, &count))
    return false;
  if (!count)
    return true;
  if (!find_bounds(job, region, &copy))
    return false;
  Op *zero_op = value_op(zero);
  Transfer t = {.memref = region->memref, .zero = zero, .out = region->writes};
  t.in_memref = build_start_index(job, &copy, zero_op, place, zero);
  copy.buffer = find_buffer(job, region->memref);
  bool is_new = !copy.buffer;
  if (is_new)
    copy.buffer = build_buffer(job, region, shape, place);
  t.buffer = copy.buffer;
  t.count = constant_before(c, zero_op, count);
  if (c->options->generate_dma) {
    Stride stride;
    bool has_stride;
    if (!find_stride(region, shape, &stride, &has_stride))
      return false;
    if (has_stride) {
      t.stride = constant_before(c, zero_op, stride.stride);
      t.elements = constant_before(c, zero_op, stride.elements);
    }
    Value **zeros = arena_array(rw->arena, Value *, copy.rank + 1);
    for (uint32_t d = 0; d < copy.rank; d++)
      zeros[d] = zero;
    t.in_buffer = identity_of(rw, zeros, copy.rank);
    behind = build_transfer(job, &t, place);
  } else {
    build_at(rw, place, region->writes);
    Op *nest = build_copy_nest(rw, &copy);
    vec_push(rw->arena, &c->nests, nest);
    behind = region->writes ? nest : NULL;
  }
  if (is_new) {
    build_at(rw, place, true);
    Op *dealloc = build_op(&rw->b, OP_memref_dealloc, NULL, 0, &copy.buffer, 1);
    behind = behind ? behind : dealloc;
  }
  const Op *ahead = job->range.first->prev;
  move_accesses(job, &copy, last);
  job->range.first = ahead ? ahead->next : job->block->first;
  if (behind && place->after == job->range.end)
    job->range.end = behind;
  return true;
}

// Copies all memory that a range touches, unless it does not fit.
static void copy_range(Copying *c, OpRange range) {
  if (range.first == range.end)
    return;
  Job job = {.c = c,
             .range = range,
             .block = range.first->block,
             .depth = count_loops_around(range.first)};
  Accesses accesses = accesses_in(c->run->arena, range.first, range.end);
  for (size_t i = 0; i < accesses.ops.size; i++)
    if (!add_access(&job, accesses.ops.data[i]))
      return;
  bool ok = true;
  for (size_t i = 0; i < job.reads.size + job.writes.size; i++) {
    const MemRegion *region = i < job.reads.size
                                  ? &job.reads.data[i]
                                  : &job.writes.data[i - job.reads.size];
    CopyPlace place = find_place(&job, region);
    ok = copy_region(&job, region, &place) && ok;
  }
  if (ok && c->options->fast_mem_capacity >= 0 &&
      job.bytes > (uint64_t)c->options->fast_mem_capacity * 1024)
    op_warning(c->run->ctx, op_parent(job.block->first),
               "total size of all copy buffers' for this block exceeds fast "
               "memory capacity");
}

// Blocks

static bool is_nest(const Copying *c, const Op *op) {
  for (size_t i = 0; i < c->nests.size; i++)
    if (c->nests.data[i] == op)
      return true;
  return false;
}

static bool exceeds_capacity(Copying *c, Op *loop) {
  uint64_t bytes;
  int64_t capacity = c->options->fast_mem_capacity;
  return capacity >= 0 &&
         loop_footprint(c->run->ctx, c->run->arena, loop, &bytes) &&
         bytes > (uint64_t)capacity * 1024;
}

static Op *next_start(const Copying *c, Op *op) {
  while (op && (is_nest(c, op) ||
                !(op_is(op, OP_affine_load) || op_is(op, OP_affine_store) ||
                  op_is(op, OP_affine_for))))
    op = op->next;
  return op;
}

// Divides a block into ranges around its loop nests and copies for each.
static void copy_block(Copying *c, Block *block) {
  Op *first = next_start(c, block->first), *op = first;
  while (op) {
    if (!op_is(op, OP_affine_for) || is_nest(c, op)) {
      op = op->next;
      continue;
    }
    Op *next = op->next;
    copy_range(c, (OpRange){first, op});
    bool enter = c->options->skip_non_unit_stride_loops
                     ? affine_for_step(op) != 1
                     : exceeds_capacity(c, op);
    if (enter)
      copy_block(c, body_of(op, 0));
    else
      copy_range(c, (OpRange){op, next});
    op = first = next_start(c, op->next);
  }
  if (first)
    copy_range(c, (OpRange){first, block->last});
}

static void finish_nest_op(void *user, Op *op) {
  Copying *c = user;
  if (op_is(op, OP_affine_load) || op_is(op, OP_affine_store))
    vec_push(c->run->arena, &c->accesses, op);
}

typedef struct Loops {
  Arena *arena;
  Vec(Op *) ops;
} Loops;

static void collect_loop(void *user, Op *op) {
  Loops *l = user;
  if (op_is(op, OP_affine_for))
    vec_push(l->arena, &l->ops, op);
}

// What stands for the variable of a loop that runs once.
static Value *only_value(Copying *c, Op *loop) {
  Ctx *ctx = c->run->ctx;
  Attr *map = affine_for_map(loop, AFFINE_LOWER);
  int64_t number;
  c->rw.b.loc = loop->loc;
  if (affine_for_number(loop, AFFINE_LOWER, &number))
    return constant_before(c, c->root->regions[0].first->first, number);
  if (map == affine_map_identity(ctx, c->run->arena, 1))
    return op_operand(loop, 0);
  builder_before(&c->rw.b, loop);
  Applied lower = affine_for_bound(c->run->arena, loop, AFFINE_LOWER);
  return op_result(
      build_affine_map_op(&c->rw.b, OP_affine_apply, map, lower.values), 0);
}

// The body stands in the place of a loop that runs once.
static void promote_loop(Copying *c, Op *loop) {
  Value *iv = affine_for_iv(loop);
  int64_t distance;
  if (!find_distance(c, loop, &distance) || distance != 1)
    return;
  Value *value = iv->uses ? only_value(c, loop) : iv;
  rewrite_erase(&c->rw, end_of(loop, 0));
  rewrite_inline_block(&c->rw, body_of(loop, 0), loop, &value);
  rewrite_erase(&c->rw, loop);
}

static void finish_nest(Copying *c, Op *nest) {
  Loops loops = {.arena = c->run->arena};
  op_walk_post(nest, finish_nest_op, c);
  op_walk_post(nest, collect_loop, &loops);
  vec_push(c->run->arena, &loops.ops, nest);
  for (size_t i = 0; i < loops.ops.size; i++)
    promote_loop(c, loops.ops.data[i]);
}

static void add_accesses(PatternSet *set, const PassRun *run) {
  (void)run;
  for (const Pattern *p = patterns_affine; p->apply; p++)
    if (p->opcode == OP_affine_load || p->opcode == OP_affine_store)
      pattern_set_add(set, (Pattern[]){*p, {0}});
}

static bool simplify_accesses(Copying *c) {
  PassRun *run = c->run;
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_patterns(run, add_accesses);
  options.strict = true;
  return greedy_run_ops(run->ctx, run->pool, run->arena, c->root,
                        c->accesses.data, c->accesses.size,
                        &options) != GREEDY_FAILED;
}

enum { MIN_DMA_TRANSFER = 1024 }; // nobody asked for another

bool lower_affine_data_copy_generate(PassRun *run, Op *root) {
  Copying c = {.run = run,
               .rw = pass_rewriter(run),
               .options = PASS_OPTIONS(run, affine_data_copy_generate),
               .root = root};
  if (region_is_empty(&root->regions[0]) || is_given_overlapping(root))
    return true;
  if (c.options->min_dma_transfer != MIN_DMA_TRANSFER)
    diag_warning(&run->ctx->diags, root->loc,
                 "'min-dma-transfer' has no effect: transfers are as small as "
                 "what is copied");
  c.rw.b.loc = root->loc;
  constant_before(&c, root->regions[0].first->first, 0);
  for (Block *b = root->regions[0].first; b; b = b->next)
    copy_block(&c, b);
  for (size_t i = 0; i < c.nests.size; i++)
    finish_nest(&c, c.nests.data[i]);
  return simplify_accesses(&c);
}
