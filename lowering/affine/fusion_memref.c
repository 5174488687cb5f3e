// Memrefs between a source and the sink that took it in, which nobody else sees:
// the pair gets one of its own, of just what a slice stores, and all accesses
// behind the first store move to that.

#include "lowering/affine/fusion_int.h"
#include "lowering/affine/regions.h"
#include "lowering/affine/remap.h"

// Somebody outside may see what is in the memref, or sees it otherwise than by
// affine accesses.
static bool escapes(const Graph *g, const Value *memref) {
  const Op *made = value_op(memref);
  if (!made || !op_only_allocates(made))
    return true;
  for (const Use *use = memref->uses; use; use = use->next) {
    const Op *in = op_ancestor_in_region(use->owner, g->block->parent);
    if (!in)
      return true;
    if (in->block == g->block && !op_is_affine_access(use->owner) &&
        !op_is(use->owner, OP_affine_dma_start) &&
        !op_is(use->owner, OP_affine_dma_wait))
      return true;
  }
  return false;
}

bool fusion_any_escapes(Fusing *f, const GraphNode *n) {
  for (size_t i = 0; i < n->stores.size; i++)
    if (escapes(&f->graph, accessed_memref(n->stores.data[i])))
      return true;
  return false;
}

static bool has_bytes(const Type *memref) {
  const Type *element = memref->as.shaped.element;
  return type_bit_width(element->kind == TY_VECTOR ? element->as.shaped.element
                                                   : element);
}

// The pair may have one of its own.
bool fusion_may_be_own(Fusing *f, const Pair *pair, const Value *memref,
                       bool removes) {
  Graph *g = &f->graph;
  const GraphNode *source = graph_node(g, pair->source);
  bool escaping =
      escapes(g, memref) && fusion_any_uses(&source->stores, memref, true);
  if (!has_bytes(memref->type) ||
      (escaping &&
       (removes || graph_node_stores(graph_node(g, pair->sink), memref))) ||
      graph_count_in(g, pair->source, memref) ||
      graph_count_out(g, pair->sink, memref) ||
      graph_count_in(g, pair->sink, memref) > 1)
    return false;
  for (size_t i = 0; removes && i < source->out.size; i++)
    if (source->out.data[i].node != pair->sink &&
        source->out.data[i].value == memref)
      return false;
  return true;
}

// Everybody who is to see the other memref comes behind `first`.
static bool comes_after(Dominance *d, Op *first, Op *op) {
  op = op_ancestor_in_region(op, first->block->parent);
  if (!op)
    return false;
  return op == first || (op->block == first->block
                             ? op_is_before(first, op)
                             : block_dominates(d, first->block, op->block));
}

// The block around all stores and the slice; and what is in it of the first
// store.
static Op *first_store_in(const OpVec *stores, Block *slice_block) {
  Block *common = slice_block;
  for (size_t i = 0; i < stores->size; i++)
    while (!op_ancestor_in_block(stores->data[i], common))
      common = op_parent(common->first)->block;
  Op *first = NULL;
  for (size_t i = 0; i < stores->size; i++) {
    Op *in = op_ancestor_in_block(stores->data[i], common);
    if (!first || op_is_before(in, first))
      first = in;
  }
  return first;
}

static bool have_equal_places(Fusing *f, const OpVec *stores) {
  MemAccess first = access_of(f->run->ctx, f->run->arena, stores->data[0]);
  for (size_t i = 1; i < stores->size; i++) {
    MemAccess other = access_of(f->run->ctx, f->run->arena, stores->data[i]);
    if (!access_equal(f->run->ctx, &first, &other))
      return false;
  }
  return true;
}

typedef struct Own {
  int64_t *shape, count;
  AffineExpr **low; // where it begins, by symbols
  MemRegion region;
} Own;

static Type *own_type(Fusing *f, const Type *old, const Own *own) {
  Ctx *ctx = f->run->ctx;
  int64_t one = 1;
  Attr *space = old->as.shaped.space;
  uint64_t element = memref_bytes(
      type_memref(ctx, 1, &one, old->as.shaped.element, NULL, NULL));
  uint64_t bytes = element * (uint64_t)own->count;
  if (f->options->fast_mem_space &&
      bytes <= (uint64_t)f->options->local_buf_threshold * 1024)
    space = attr_i64(ctx, f->options->fast_mem_space);
  return type_memref(ctx, old->as.shaped.rank, own->shape,
                     old->as.shaped.element, NULL, space);
}

static Value *build_own(Fusing *f, const Op *sink, Type *type) {
  Rewriter *rw = &f->rw;
  builder_at_start(&rw->b, sink->block->parent->first);
  rw->b.loc = sink->loc;
  Op *alloc = build_op(&rw->b, OP_memref_alloc, &type, 1, NULL, 0);
  alloc->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(f->run->ctx, (int32_t[]){0, 0}, 2);
  return op_result(alloc, 0);
}

static Remap remap_to_own(Fusing *f, const Own *own, Value *memref) {
  Ctx *ctx = f->run->ctx;
  Arena *arena = f->run->arena;
  const Polyhedron *p = &own->region.p;
  uint32_t n = p->nsymbols, rank = p->ndims;
  AffineExpr **exprs = arena_array(arena, AffineExpr *, rank + 1);
  AffineExpr **dims = arena_array(arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    dims[i] = affine_dim(ctx, i);
  for (uint32_t d = 0; d < rank; d++) {
    AffineExpr *low = affine_replace(ctx, own->low[d], NULL, dims);
    exprs[d] = affine_simplify(
        ctx, arena, affine_subtract(ctx, affine_dim(ctx, n + d), low), n + rank,
        0);
  }
  return (Remap){.memref = memref,
                 .map = attr_affine_map(ctx, n + rank, 0, exprs, rank),
                 .before = {p->values + rank, n}};
}

// All accesses behind the first store are of the other memref, or none.
static void move_accesses(Fusing *f, Value *memref, Op *first,
                          const Remap *remap) {
  Dominance *d = dominance_new(f->run->ctx, f->run->arena);
  OpVec users = {0};
  bool known = true;
  for (const Use *use = memref->uses; known && use; use = use->next) {
    if (!comes_after(d, first, use->owner) || op_only_frees(use->owner))
      continue;
    AffineAccess access;
    known = affine_access_of(use->owner, &access) &&
            affine_can_remap(f->run->ctx, use->owner,
                             (uint32_t)(use - use->owner->operands));
    vec_push(f->run->arena, &users, use->owner);
  }
  dominance_release(d);
  for (size_t i = 0; known && i < users.size; i++) {
    AffineAccess access;
    affine_access_of(users.data[i], &access);
    affine_remap_access(&f->rw, users.data[i], (uint32_t)access.memref, remap);
  }
}

static OpVec stores_of(Fusing *f, Op *loop, const Value *memref) {
  OpVec all = fusion_accesses_in(f, loop);
  return fusion_of_kind(f, &all, true, memref);
}

// What it is, once the slice is in the sink; false: not known.
static bool find_own(Fusing *f, const Pair *pair, const Value *memref,
                     const OpVec *stores, Own *own) {
  Ctx *ctx = f->run->ctx;
  Arena *arena = f->run->arena;
  uint32_t rank = (uint32_t)memref->type->as.shaped.rank;
  *own = (Own){.shape = arena_array(arena, int64_t, rank + 1),
               .low = arena_array(arena, AffineExpr *, rank + 1)};
  return have_equal_places(f, stores) &&
         region_with_quotients(ctx, arena, stores->data[0], pair->depth,
                               &own->region) &&
         region_shape(ctx, &own->region, own->shape, own->low, &own->count);
}

// The symbols of one region as variables of another.
static bool symbols_in(Fusing *f, const Polyhedron *from, Polyhedron *p,
                       AffineExpr **symbols) {
  Ctx *ctx = f->run->ctx;
  for (uint32_t i = 0; i < from->nsymbols; i++) {
    Value *value = from->values[from->ndims + i];
    const Op *loop = affine_for_of(value);
    uint32_t var;
    if (poly_find(p, value, p->ndims, &var))
      continue;
    poly_append(p, POLY_SYMBOL, value);
    if (loop && !domain_add_for(ctx, p, loop))
      return false;
  }
  for (uint32_t i = 0; i < from->nsymbols; i++) {
    uint32_t var;
    poly_find(p, from->values[from->ndims + i], p->ndims, &var);
    symbols[i] = affine_symbol(ctx, var - p->ndims);
  }
  return true;
}

// Whether what is loaded is within what the slice stores, as a box.
static bool is_within_own(Fusing *f, const Pair *pair, Op *load,
                          const Own *own) {
  Ctx *ctx = f->run->ctx;
  Arena *arena = f->run->arena;
  MemRegion region;
  if (!region_with_quotients(ctx, arena, load, pair->depth, &region))
    return false;
  uint32_t rank = region.p.ndims;
  AffineExpr **symbols =
      arena_array(arena, AffineExpr *, own->region.p.nsymbols + 1);
  if (!symbols_in(f, &own->region.p, &region.p, symbols) ||
      region.p.ndims != rank)
    return false;
  for (uint32_t d = 0; d < rank; d++) {
    AffineExpr *at =
        affine_subtract(ctx, affine_dim(ctx, d),
                        affine_replace(ctx, own->low[d], NULL, symbols));
    Polyhedron below = poly_copy(&region.p), above;
    uint32_t var = poly_append(&below, POLY_SYMBOL, NULL);
    Attr *map = attr_affine_map(ctx, below.ndims, below.nsymbols, &at, 1);
    if (!poly_add_bound(ctx, &below, POLY_EQUAL, var, map, true))
      return false;
    above = poly_copy(&below);
    poly_add_number(&below, POLY_UPPER, var, -1);
    poly_add_number(&above, POLY_LOWER, var, own->shape[d]);
    if (!poly_is_empty(&below) || !poly_is_empty(&above))
      return false;
  }
  return true;
}

// Keeps the memrefs of which the sink loads only what the slice stores.
ValueList fusion_keep_stored(Fusing *f, const Pair *pair, ValueList memrefs) {
  ValueList kept = list_new(&f->rw, memrefs.count + 1);
  OpVec all = fusion_accesses_in(f, pair->sink_op);
  for (uint32_t i = 0; i < memrefs.count; i++) {
    Value *memref = memrefs.items[i];
    OpVec stores = fusion_of_kind(f, &all, true, memref);
    OpVec loads = fusion_of_kind(f, &all, false, memref);
    Own own;
    bool within = stores.size && find_own(f, pair, memref, &stores, &own);
    for (size_t k = 0; within && k < loads.size; k++)
      within = is_within_own(f, pair, loads.data[k], &own);
    if (within)
      list_add(&kept, memref);
  }
  return kept;
}

// NULL: it was not made.
static Value *make_own(Fusing *f, const Pair *pair, Value *memref,
                       const OpVec *stores) {
  Own own;
  if (!find_own(f, pair, memref, stores, &own))
    return NULL;
  Value *made = build_own(f, pair->sink_op, own_type(f, memref->type, &own));
  Op *first = first_store_in(stores, pair->slices[pair->depth - 1].block);
  Remap remap = remap_to_own(f, &own, made);
  move_accesses(f, memref, first, &remap);
  return made;
}

void fusion_make_own(Fusing *f, const Pair *pair, ValueList memrefs) {
  for (uint32_t i = 0; i < memrefs.count; i++) {
    OpVec stores = stores_of(f, pair->sink_op, memrefs.items[i]);
    Value *own =
        stores.size ? make_own(f, pair, memrefs.items[i], &stores) : NULL;
    if (own)
      graph_add_edge(&f->graph, graph_add_node(&f->graph, value_op(own)),
                     pair->sink, own);
  }
}
