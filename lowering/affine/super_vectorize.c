// affine-super-vectorize: loops whose iterations do not depend on each other
// become loops over vectors, of as many dimensions as sizes are given.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 64 {
//     affine.for %j = 0 to 32 {
//       %x = affine.load %a[%j, %i] : memref<32x64xf32>
//       affine.store %x, %b[%i, %j] : memref<64x32xf32>
//     }
//   }
//
// After, with virtual-vector-size=4,8:
//
//   affine.for %i = 0 to 64 step 4 {
//     affine.for %j = 0 to 32 step 8 {
//       %x = vector.transfer_read %a[%j, %i], %p
//         {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
//       vector.transfer_write %x, %b[%i, %j]
//     }
//   }
//
// For n sizes n loops are looked for, each in the other and anything in
// between; inner ones are tried first, and once a nest is taken no other one
// that has a loop of it in it, or is in it.
//
// A loop stays where its vectors would not be what the loop did: where a step
// is not 1, or elements are not neighbours; see vector_plan.c.

#include "lowering/affine/dependence.h"
#include "lowering/affine/passes.h"
#include "lowering/affine/vectorize.h"
#include "ir/analysis/aliases.h"

enum { DIMS_MAX = 3 }; // more are not looked for, as in MLIR

typedef Options_affine_super_vectorize Options;

typedef struct Match { // a loop, and what is looked for inside
  Op *loop;
  struct Match *inner;
  size_t ninner;
} Match;
typedef Vec(Match) Matches;

typedef struct Bucket { // of matches that have loops in common
  const Op *outermost;
  Vec(const Match *) matches;
} Bucket;

typedef struct Vectorizing {
  PassRun *run;
  const Options *options;
  uint32_t rank;
  PtrMap parallel;      // loops, to themselves or to their yield
  Vec(const Op *) gone; // loops of nests that were replaced
  Vec(Bucket) buckets;
} Vectorizing;

// Bodies

typedef struct Body {
  Vectorizing *v;
  Op *loop;
  int64_t dim; // of all memrefs, from the last, that goes with the loop; or -1
  bool fits;
} Body;

static bool may_have(const Type *type) {
  return type_is_vector_element(
      type->kind == TY_MEMREF ? type->as.shaped.element : type);
}

static bool has_numbers(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!may_have(op_operand(op, i)->type))
      return false;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!type_is_vector_element(op_result(op, i)->type))
      return false;
  return !op->nregions || op_is(op, OP_affine_for);
}

// How many times an index that varies with the loop is in the expression.
static uint32_t count_varying(const Body *body, const AffineExpr *e,
                              Value *const *operands, uint32_t ndims) {
  PassRun *run = body->v->run;
  if (!affine_is_leaf(e))
    return count_varying(body, e->lhs, operands, ndims) +
           count_varying(body, e->rhs, operands, ndims);
  if (affine_is(e, AFFINE_CONSTANT))
    return 0;
  int64_t i = e->kind == AFFINE_DIM ? e->value : ndims + e->value;
  return !index_is_invariant(run->ctx, run->arena, operands[i],
                             affine_for_iv(body->loop));
}

// Goes with the loop through at most one dimension, the same as others.
static bool is_contiguous(Body *body, const Op *op) {
  AffineAccess access;
  affine_access_of(op, &access);
  Applied at = applied_of(body->v->run->arena, access.map, op, access.first);
  const Type *memref = op_operand(op, (uint32_t)access.memref)->type;
  uint32_t varying = 0;
  int64_t dim = -1;
  for (uint32_t i = 0; i < at.nexprs; i++) {
    uint32_t n = count_varying(body, at.exprs[i], at.values, at.ndims);
    varying += n;
    dim = n ? (int64_t)at.nexprs - 1 - i : dim;
  }
  if (varying > 1 || !memref_is_identity(memref) ||
      (dim >= 0 && body->dim >= 0 && dim != body->dim))
    return false;
  body->dim = dim >= 0 ? dim : body->dim;
  return true;
}

static void check_body_op(void *user, Op *op) {
  Body *body = user;
  bool is_access = op_is(op, OP_affine_load) || op_is(op, OP_affine_store);
  if (body->fits)
    body->fits = has_numbers(op) && (!is_access || is_contiguous(body, op));
}

static bool body_fits(Vectorizing *v, Op *loop, int64_t *dim) {
  Body body = {.v = v, .loop = loop, .dim = -1, .fits = true};
  check_body_op(&body, loop);
  op_walk(loop, check_body_op, &body);
  *dim = body.dim;
  return body.fits;
}

// Iterations that do not depend on each other

static bool carries_reductions(const Vectorizing *v, const Op *loop) {
  Value *reduced;
  for (uint32_t i = 0; i < loop->nresults; i++)
    if (!v->options->vectorize_reductions ||
        !affine_reduction_of(loop, i, &reduced))
      return false;
  return true;
}

static bool is_parallel(Vectorizing *v, Op *loop) {
  void **known = ptrmap_at(&v->parallel, v->run->arena, loop);
  if (!*known) {
    bool is_so = carries_reductions(v, loop) &&
                 loop_is_memory_parallel(v->run->ctx, v->run->arena, loop);
    *known = is_so ? loop : end_of(loop, 0);
  }
  return *known == loop;
}

// Matches

static bool matches_at(Vectorizing *v, Op *loop, uint32_t depth) {
  const IntList *fastest = &v->options->test_fastest_varying;
  int64_t wanted = depth < fastest->size ? fastest->data[depth] : -1, dim;
  return body_fits(v, loop, &dim) && (dim < 0 || wanted < 0 || dim == wanted) &&
         is_parallel(v, loop);
}

// Of loops below `root`, inner ones first, with those that are in them.
static Matches find_matches(Vectorizing *v, Op *root, uint32_t depth) {
  OpList loops = collect_ops(v->run, root, OP_affine_for);
  Matches found = {0};
  for (size_t i = 0; i < loops.count; i++) {
    Match match = {.loop = loops.items[i]};
    if (match.loop == root || !matches_at(v, match.loop, depth))
      continue;
    if (depth + 1 < v->rank) {
      Matches inner = find_matches(v, match.loop, depth + 1);
      match.inner = inner.data;
      match.ninner = inner.size;
      if (!inner.size)
        continue;
    }
    vec_push(v->run->arena, &found, match);
  }
  return found;
}

static void add_to_buckets(Vectorizing *v, const Match *match) {
  Arena *arena = v->run->arena;
  for (size_t i = 0; i < v->buckets.size; i++) {
    Bucket *b = &v->buckets.data[i];
    bool is_around = op_is_ancestor(match->loop, b->outermost);
    if (!is_around && !op_is_ancestor(b->outermost, match->loop))
      continue;
    b->outermost = is_around ? match->loop : b->outermost;
    vec_push(arena, &b->matches, match);
    return;
  }
  Bucket own = {.outermost = match->loop};
  vec_push(arena, &own.matches, match);
  vec_push(arena, &v->buckets, own);
}

// Taking one

static bool is_gone(const Vectorizing *v, const Op *loop) {
  for (size_t i = 0; i < v->gone.size; i++)
    if (v->gone.data[i] == loop)
      return true;
  return false;
}

static void add_loops(VectorPlan *plan, const Match *match, uint32_t dim) {
  vec_push(plan->arena, &plan->loops, ((VectorLoop){match->loop, dim}));
  for (size_t i = 0; i < match->ninner; i++)
    add_loops(plan, &match->inner[i], dim + 1);
}

static bool vectorize_match(Vectorizing *v, const Match *match) {
  Rewriter rw = pass_rewriter(v->run);
  VectorPlan plan = {.ctx = v->run->ctx,
                     .arena = v->run->arena,
                     .sizes = v->options->virtual_vector_size.data,
                     .rank = v->rank};
  if (is_gone(v, match->loop))
    return false;
  OpList loops = collect_ops(v->run, match->loop, OP_affine_for);
  add_loops(&plan, match, 0);
  if (!plan_is_sound(&plan) || !plan_apply(&rw, &plan))
    return false;
  for (size_t i = 0; i < loops.count; i++)
    vec_push(v->run->arena, &v->gone, loops.items[i]);
  return true;
}

static bool check_options(const Options *o, PassRun *run, const Op *root) {
  const IntList *sizes = &o->virtual_vector_size;
  Diags *diags = &run->ctx->diags;
  if (o->test_fastest_varying.size &&
      o->test_fastest_varying.size != sizes->size)
    return diag_error(diags, root->loc,
                      "Fastest varying pattern specified with different size "
                      "than the vector size.");
  if (o->vectorize_reductions && sizes->size != 1)
    return diag_error(
        diags, root->loc,
        "Vectorizing reductions is supported only for 1-D vectors.");
  for (size_t i = 0; i < sizes->size; i++)
    if (sizes->data[i] <= 0)
      return diag_error(diags, root->loc,
                        "Vectorization factor must be greater than zero.");
  return true;
}

bool lower_affine_super_vectorize(PassRun *run, Op *root) {
  const Options *o = PASS_OPTIONS(run, affine_super_vectorize);
  Vectorizing v = {
      .run = run, .options = o, .rank = (uint32_t)o->virtual_vector_size.size};
  if (!check_options(o, run, root))
    return false;
  if (!v.rank || v.rank > DIMS_MAX || is_given_overlapping(root))
    return true;
  Matches matches = find_matches(&v, root, 0);
  for (size_t i = 0; i < matches.size; i++)
    add_to_buckets(&v, &matches.data[i]);
  for (size_t i = 0; i < v.buckets.size; i++) {
    const Bucket *b = &v.buckets.data[i];
    for (size_t k = 0; k < b->matches.size; k++)
      if (vectorize_match(&v, b->matches.data[k]))
        break;
  }
  return true;
}
