// linalg-collapse-loops: neighbouring loops of a structured operation that are
// one in memory become one.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   linalg.add ins(%a, %b : memref<64x7x7xf32>, memref<64x7x7xf32>)
//              outs(%c : memref<64x7x7xf32>)
//
// After:
//
//   %0 = memref.collapse_shape %a [[0, 1, 2]]
//       : memref<64x7x7xf32> into memref<3136xf32>
//   ...
//   linalg.generic ... ins(%0, %1 : memref<3136xf32>, memref<3136xf32>)
//                      outs(%2 : memref<3136xf32>) { ... }
//
// Two loops are one if both reduce or both do not, and each operand either moves
// with neither or has their dimensions side by side, without gaps. An innermost
// loop of seven iterations would leave LLVM's vectors mostly empty.

#include "ir/build/linalg.h"
#include "ir/build/shaped.h"
#include "ir/dialects/memref/memref.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

typedef struct Collapse {
  Rewriter *rw;
  Structured s;
  bool *joins;       // whether a loop is one with the next
  uint32_t *numbers; // of loops, among those that are left
} Collapse;

// The dimension of an operand that a loop runs along; -1: none.
static int dim_of_loop(const Attr *map, uint32_t loop) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (map->as.map.results[i]->value == loop)
      return (int)i;
  return -1;
}

static bool has_no_gap(Arena *arena, const Type *memref, int dim) {
  int64_t offset,
      *strides = arena_array(arena, int64_t, memref->as.shaped.rank + 1);
  if (memref_is_identity(memref))
    return true;
  int64_t size = memref->as.shaped.shape[dim + 1];
  return memref_strides(memref, strides, &offset) && size != DYNAMIC &&
         strides[dim] != DYNAMIC && strides[dim + 1] != DYNAMIC &&
         strides[dim] == strides[dim + 1] * size;
}

static bool is_one_with_next(Collapse *c, uint32_t loop) {
  const Structured *s = &c->s;
  if (s->reduces[loop] != s->reduces[loop + 1])
    return false;
  for (uint32_t i = 0; i < s->ninputs + s->ninits; i++) {
    int first = dim_of_loop(s->maps[i], loop);
    int second = dim_of_loop(s->maps[i], loop + 1);
    if (first < 0 && second < 0)
      continue;
    if (first < 0 || second != first + 1 ||
        !has_no_gap(c->rw->arena, op_operand(s->op, i)->type, first))
      return false;
  }
  return true;
}

static bool find_joins(Collapse *c) {
  const Structured *s = &c->s;
  bool any = false;
  for (uint32_t i = 0; i < s->ninputs + s->ninits; i++)
    if (!map_is_projected_permutation(s->maps[i]))
      return false;
  c->joins = arena_zero(c->rw->arena, s->nloops + 1, 1);
  for (uint32_t i = 0; i + 1 < s->nloops; i++)
    any |= c->joins[i] = is_one_with_next(c, i);
  return any && !structured_uses_index(s);
}

// Is the dimension of an operand one with that before it?
static bool continues(const Collapse *c, const Attr *map, uint32_t dim) {
  uint64_t loop = map->as.map.results[dim]->value;
  return loop && c->joins[loop - 1];
}

static Attr *collapsed_map(Collapse *c, const Attr *map, uint32_t nloops) {
  Ctx *ctx = c->rw->b.ctx;
  uint32_t n = 0, rank = map->as.map.nresults;
  AffineExpr **results = arena_array(c->rw->arena, AffineExpr *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    if (!continues(c, map, i))
      results[n++] = affine_dim(ctx, c->numbers[map->as.map.results[i]->value]);
  return attr_affine_map(ctx, nloops, 0, results, n);
}

// Returns the operand without the dimensions that are joined.
static Value *collapsed_operand(Collapse *c, uint32_t operand) {
  Ctx *ctx = c->rw->b.ctx;
  Arena *arena = c->rw->arena;
  Value *value = op_operand(c->s.op, operand);
  const Attr *map = c->s.maps[operand];
  uint32_t ngroups = 0, rank = map->as.map.nresults, first = 0;
  Attr **groups = arena_array(arena, Attr *, rank + 1);
  Attr **dims = arena_array(arena, Attr *, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    dims[i] = attr_i64(ctx, i);
    if (i + 1 < rank && continues(c, map, i + 1))
      continue;
    groups[ngroups++] = attr_array(ctx, dims + first, i + 1 - first);
    first = i + 1;
  }
  if (ngroups == rank)
    return value;
  Attr *reassociation = attr_array(ctx, groups, ngroups);
  Type *type = memref_collapsed_type(ctx, arena, value->type, reassociation);
  return build_collapse_shape(&c->rw->b, type, value, reassociation);
}

// The same operand with the same map stays the same value.
static void collapse_operands(Collapse *c, uint32_t nloops, Value **operands,
                              Attr **maps) {
  for (uint32_t i = 0; i < c->s.ninputs + c->s.ninits; i++) {
    uint32_t same = 0;
    while (op_operand(c->s.op, same) != op_operand(c->s.op, i) ||
           c->s.maps[same] != c->s.maps[i])
      same++;
    maps[i] = collapsed_map(c, c->s.maps[i], nloops);
    operands[i] = same < i ? operands[same] : collapsed_operand(c, i);
  }
}

// Makes one loop of those that are one in the memory of all operands.
static void collapse(Rewriter *rw, Op *op) {
  Collapse c = {.rw = rw};
  if (!op_has_pure_buffers(op) ||
      !structured_of(rw->b.ctx, rw->arena, op, &c.s) || !find_joins(&c))
    return;
  uint32_t noperands = c.s.ninputs + c.s.ninits, nloops = 0;
  bool *reduces = arena_array(rw->arena, bool, c.s.nloops);
  c.numbers = arena_array(rw->arena, uint32_t, c.s.nloops);
  for (uint32_t i = 0; i < c.s.nloops; i++) {
    c.numbers[i] = nloops;
    reduces[nloops] = c.s.reduces[i];
    nloops += !c.joins[i];
  }
  Value **operands = arena_array(rw->arena, Value *, noperands);
  Attr **maps = arena_array(rw->arena, Attr *, noperands);
  builder_before(&rw->b, op);
  collapse_operands(&c, nloops, operands, maps);
  Op *generic = build_generic(&rw->b, rw->arena,
                              &(GenericParts){.operands = operands,
                                              .noperands = noperands,
                                              .ninputs = c.s.ninputs,
                                              .maps = maps,
                                              .nloops = nloops,
                                              .reduces = reduces});
  rewrite_inline_region(rw, &op->regions[0], &generic->regions[0], NULL);
  rewrite_erase(rw, op);
}

static void collapse_structured(void *user, Op *op) {
  if (op_is_structured(op))
    collapse(user, op);
}

bool lower_linalg_collapse_loops(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  if (!PASS_OPTIONS(run, linalg_collapse_loops)->off)
    op_walk_post(root, collapse_structured, &rw);
  return true;
}
