// affine-simplify-structures: maps and sets in attributes, simplified, and then
// the loops, conditions and applications that have them.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.if affine_set<(d0) : (d0 - 9 >= 0, d0 - 5 >= 0)>(%i) {...}
//   affine.if affine_set<(d0) : (d0 >= 9, 2 >= d0)>(%i) {...}
//
// After:
//
//   affine.if affine_set<(d0) : (d0 - 9 >= 0)>(%i) {...}

#include "ir/polyhedron.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/affine.h"
#include "lowering/affine/passes.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"

static Attr *empty_set(Ctx *ctx, const Attr *like) {
  AffineExpr *one = affine_constant(ctx, 1);
  bool is_eq = true;
  return attr_integer_set(ctx, like->as.set.ndims, like->as.set.nsymbols, &one,
                          &is_eq, 1);
}

static Attr *simplify_set(Ctx *ctx, Arena *arena, Attr *set) {
  Polyhedron p;
  if (!poly_of_set(ctx, arena, set, &p))
    return set;
  if (poly_is_empty(&p))
    return empty_set(ctx, set);
  poly_drop_trivial(&p);
  Attr *simple = p.overflow ? NULL : poly_to_set(ctx, &p);
  return simple ? simple : set;
}

typedef struct Simplifying {
  PassRun *run;
  PtrMap simple; // of each attribute what it becomes
  Vec(Op *) ops;
} Simplifying;

static Attr *simplify_attr(Simplifying *s, Attr *attr) {
  Ctx *ctx = s->run->ctx;
  if (!attr_is(attr, AT_AFFINE_MAP) && !attr_is(attr, AT_INTEGER_SET))
    return attr;
  Attr *known = ptrmap_get(&s->simple, attr);
  if (known)
    return known;
  Attr *simple = attr->kind == AT_AFFINE_MAP
                     ? affine_map_simplify(ctx, s->run->arena, attr)
                     : simplify_set(ctx, s->run->arena, attr);
  ptrmap_set(&s->simple, s->run->arena, attr, simple);
  return simple;
}

static void simplify_attrs(void *user, Op *op) {
  Simplifying *s = user;
  for (uint32_t i = 0; i < op->nslots; i++)
    if (op->slots[i])
      op->slots[i] = simplify_attr(s, op->slots[i]);
  Attr *dict = op->attrs;
  for (uint32_t i = 0; dict && i < dict->as.dict.count; i++) {
    NamedAttr named = dict->as.dict.items[i];
    Attr *simple = simplify_attr(s, named.value);
    if (simple != named.value)
      op_set_attr(s->run->ctx, op, named.name, simple);
  }
  if (op_is(op, OP_affine_for) || op_is(op, OP_affine_if) ||
      op_is(op, OP_affine_apply))
    vec_push(s->run->arena, &s->ops, op);
}

static void add_patterns(PatternSet *set, const PassRun *run) {
  (void)run;
  for (const Pattern *p = patterns_affine; p->apply; p++)
    if (p->opcode == OP_affine_apply || p->opcode == OP_affine_if)
      pattern_set_add(set, (Pattern[]){*p, {0}});
}

bool lower_affine_simplify_structures(PassRun *run, Op *root) {
  Simplifying s = {.run = run};
  op_walk_post(root, simplify_attrs, &s);
  simplify_attrs(&s, root);
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_patterns(run, add_patterns);
  options.strict = true;
  return greedy_run_ops(run->ctx, run->pool, run->arena, root, s.ops.data,
                        s.ops.size, &options) != GREEDY_FAILED;
}
