// scf-parallel-loop-fusion: neighbouring parallel loops over the same space, as
// one.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   scf.parallel (%i) = (%lb) to (%ub) step (%s) {
//     "first"(%i) : (index) -> ()
//   }
//   scf.parallel (%i) = (%lb) to (%ub) step (%s) {
//     "second"(%i) : (index) -> ()
//   }
//
// After:
//
//   scf.parallel (%i) = (%lb) to (%ub) step (%s) {
//     "first"(%i) : (index) -> ()
//     "second"(%i) : (index) -> ()
//   }
//
// Nothing between the two may touch memory or use results of the first. What
// one writes the other may read or write at the same place only, where the same
// iteration does both: memrefs are compared as values, and two of them may be
// the same memory unless one was allocated and did not come from the other.
// What writes in other ways than memref.store keeps loops apart.

#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

typedef struct BodyAccess {
  Op *op; // memref.load or memref.store
  Value *memref;
  uint32_t first; // of its indices
  bool writes;
} BodyAccess;

typedef struct Loop {
  Op *op;
  Vec(BodyAccess) accesses;
  bool is_opaque; // does other things to memory, or has loops of its own
} Loop;

typedef struct Fusion {
  Rewriter *rw;
  Arena *arena;
  const Block *first, *second; // bodies
} Fusion;

static void add_access(Arena *arena, Loop *loop, Op *op, uint32_t memref,
                       bool writes) {
  vec_push(arena, &loop->accesses,
           ((BodyAccess){op, op_operand(op, memref), memref + 1, writes}));
}

typedef struct Reading {
  Arena *arena;
  Loop *loop;
} Reading;

static void read_op(void *user, Op *op) {
  Reading *r = user;
  if (op_is(op, OP_memref_load))
    add_access(r->arena, r->loop, op, 0, false);
  else if (op_is(op, OP_memref_store))
    add_access(r->arena, r->loop, op, 1, true);
  else if (op_is(op, OP_scf_parallel))
    r->loop->is_opaque = true;
  else if (!op_has(op, TRAIT_RECURSIVE_EFFECTS | TRAIT_TERMINATOR) &&
           !op_is_memory_effect_free(op))
    r->loop->is_opaque = true;
}

static Loop read_loop(Arena *arena, Op *op) {
  Loop loop = {.op = op};
  op_walk(op, read_op, &(Reading){arena, &loop});
  return loop;
}

// Memory

// The memref that a view is of.
static const Value *base_of(const Value *memref) {
  for (const Op *op; (op = value_op(memref)); memref = op_operand(op, 0))
    if (!op_is(op, OP_memref_cast) && !op_is(op, OP_memref_subview) &&
        !op_is(op, OP_memref_reinterpret_cast) &&
        !op_is(op, OP_memref_expand_shape) &&
        !op_is(op, OP_memref_collapse_shape) &&
        !op_is(op, OP_memref_transpose) && !op_is(op, OP_memref_view))
      break;
  return memref;
}

static bool is_allocated(const Value *memref) {
  return value_def(memref, OP_memref_alloc) ||
         value_def(memref, OP_memref_alloca);
}

// An argument of a function was there before anything was allocated.
static bool is_given(const Value *memref) {
  const Block *block = value_arg_block(memref);
  return block && block->parent->parent &&
         op_has(block->parent->parent, TRAIT_FUNCTION) &&
         block == block->parent->first;
}

static bool may_alias(const Value *a, const Value *b) {
  a = base_of(a);
  b = base_of(b);
  if (a == b)
    return true;
  return !((is_allocated(a) && (is_allocated(b) || is_given(b))) ||
           (is_given(a) && is_allocated(b)));
}

static bool is_in_loop(const Value *value, const Op *loop) {
  return !is_defined_outside(loop, value);
}

// Whether `b` in the second body is what `a` is in the first: a counter, or
// made alike from such.
static bool are_same(const Fusion *f, const Value *a, const Value *b,
                     uint32_t depth) {
  if (a == b)
    return true;
  if (value_arg_block(a) == f->first)
    return value_arg_block(b) == f->second && a->index == b->index;
  const Op *x = value_op(a), *y = value_op(b);
  if (!depth || !x || !y || a->index != b->index || x->nregions ||
      !op_is_similar(x, y) || !op_is_memory_effect_free(x))
    return false;
  for (uint32_t i = 0; i < x->noperands; i++)
    if (!are_same(f, op_operand(x, i), op_operand(y, i), depth - 1))
      return false;
  return true;
}

enum { INDEX_DEPTH = 1 }; // operations that indices may be made by

static bool have_same_place(const Fusion *f, const BodyAccess *a,
                            const BodyAccess *b) {
  uint32_t n = a->op->noperands - a->first;
  if (a->memref != b->memref || n != b->op->noperands - b->first)
    return false;
  for (uint32_t i = 0; i < n; i++)
    if (!are_same(f, op_operand(a->op, a->first + i),
                  op_operand(b->op, b->first + i), INDEX_DEPTH))
      return false;
  return true;
}

static bool may_fuse_accesses(const Fusion *f, const Loop *a, const Loop *b) {
  for (size_t i = 0; i < a->accesses.size; i++)
    for (size_t k = 0; k < b->accesses.size; k++) {
      const BodyAccess *x = &a->accesses.data[i], *y = &b->accesses.data[k];
      if ((!x->writes && !y->writes) || is_in_loop(x->memref, a->op) ||
          is_in_loop(y->memref, b->op))
        continue;
      if (may_alias(x->memref, y->memref) && !have_same_place(f, x, y))
        return false;
    }
  return true;
}

// Loops

static bool have_same_bounds(Rewriter *rw, const Op *a, const Op *b) {
  for (uint32_t i = G_scf_parallel_lowerBound; i <= G_scf_parallel_step; i++)
    if (!list_equal(list_of_group(rw, a, i), list_of_group(rw, b, i)))
      return false;
  return true;
}

// All uses of results must be behind the other loop.
static bool is_used_before(const Op *op, Op *other) {
  for (uint32_t i = 0; i < op->nresults; i++)
    for (const Use *use = op->results[i].uses; use; use = use->next) {
      Op *user = use->owner;
      while (user && user->block != other->block)
        user = op_parent(user);
      if (!user || user == other || op_is_before(user, other))
        return true;
    }
  return false;
}

static bool may_fuse(Rewriter *rw, Op *first, Op *second) {
  if (!have_same_bounds(rw, first, second))
    return false;
  Loop a = read_loop(rw->arena, first), b = read_loop(rw->arena, second);
  Fusion f = {rw, rw->arena, body_of(first, 0), body_of(second, 0)};
  return !a.is_opaque && !b.is_opaque && may_fuse_accesses(&f, &a, &b) &&
         !is_used_before(first, second);
}

// The reductions of both, in the order of the loops.
static void join_reductions(Rewriter *rw, Op *first, Op *second, Block *into) {
  ValueList values = list_join(rw, list_of_operands(rw, first, 0),
                               list_of_operands(rw, second, 0));
  builder_at_end(&rw->b, into);
  Op *made = build_reduce(rw, values);
  for (uint32_t i = 0; i < made->nregions; i++) {
    Op *from = i < first->nregions ? first : second;
    Block *old = body_of(from, i < first->nregions ? i : i - first->nregions);
    rewrite_merge_block(rw, old, body_of(made, i),
                        list_of_args(rw, body_of(made, i), 0).items);
  }
}

// Makes one parallel loop of two in a row.
static Op *fuse(Rewriter *rw, Op *first, Op *second) {
  builder_before(&rw->b, second);
  Op *made = build_parallel(
      rw, list_of_group(rw, second, G_scf_parallel_lowerBound),
      list_of_group(rw, second, G_scf_parallel_upperBound),
      list_of_group(rw, second, G_scf_parallel_step),
      list_join(rw, list_of_group(rw, first, G_scf_parallel_initVals),
                list_of_group(rw, second, G_scf_parallel_initVals)));
  Block *body = body_of(made, 0);
  Op *ends[] = {end_of(first, 0), end_of(second, 0)};
  ValueList args = list_of_args(rw, body, 0);
  rewrite_merge_block(rw, body_of(first, 0), body, args.items);
  rewrite_merge_block(rw, body_of(second, 0), body, args.items);
  join_reductions(rw, ends[0], ends[1], body);
  rewrite_erase(rw, ends[0]);
  rewrite_erase(rw, ends[1]);
  ValueList results = list_of_results(rw, made);
  uint32_t n = first->nresults;
  rewrite_replace(rw, first, results.items);
  rewrite_replace(rw, second, results.items + n);
  return made;
}

static void fuse_in_block(Rewriter *rw, Block *block) {
  Op *last = NULL; // the loop with nothing but harmless operations behind it
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (op_is(op, OP_scf_parallel))
      last = last && may_fuse(rw, last, op) ? fuse(rw, last, op) : op;
    else if (op->nregions || !op_is_memory_effect_free(op))
      last = NULL;
  }
}

static void fuse_in_regions(void *user, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      fuse_in_block(user, block);
}

bool lower_parallel_loop_fusion(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  op_walk_post(root, fuse_in_regions, &rw);
  fuse_in_regions(&rw, root);
  return true;
}
