// convert-linalg-to-loops, -to-parallel-loops, -to-affine-loops: structured
// operations on memrefs become loops.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: no structured operation on memrefs is left; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   linalg.matmul ins(%A, %B : memref<?x?xf32>, memref<?x?xf32>)
//                 outs(%C : memref<?x?xf32>)
//
// After:
//
//   scf.for %i = %c0 to %M step %c1 {
//     scf.for %j = %c0 to %N step %c1 {
//       scf.for %k = %c0 to %K step %c1 {
//         %a = memref.load %A[%i, %k] : memref<?x?xf32>
//         %b = memref.load %B[%k, %j] : memref<?x?xf32>
//         %c = memref.load %C[%i, %j] : memref<?x?xf32>
//         %0 = arith.mulf %a, %b : f32
//         %1 = arith.addf %c, %0 : f32
//         memref.store %1, %C[%i, %j] : memref<?x?xf32>
//       }
//     }
//   }
//
// One engine makes all three kinds of loops from the record of an operation
// (ir/dialects/linalg/structured.h): it asks for the sizes, nests the loops in
// the record's order, loads what the body uses, and takes the body out of the
// operation. Everything has the location of the operation, or its own in the
// body.
//
// A compile wants more (option `contiguous`): the loop with the most contiguous
// accesses becomes the innermost one (loop_order.h), and the innermost loops
// that reduce carry their results in values. That gives what the plain loops
// give unless a result overlaps another operand. Where nothing says that it does
// not, a test at run time chooses between both nests:
//
//   %disjoint = ...                 // overlap.h
//   scf.if %disjoint {
//     scf.for %i ...
//       scf.for %k ...
//         scf.for %j ...
//   } else {
//     scf.for %i ...
//       scf.for %j ...
//         scf.for %k ...
//   }

#include "ir/build/affine.h"
#include "ir/build/arith.h"
#include "ir/dialects/linalg/structured.h"
#include "ir/build/control.h"
#include "lowering/affine/loops.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/linalg/loop_order.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

typedef enum LoopKind {
  LOOPS_SCF,      // scf.for
  LOOPS_PARALLEL, // scf.parallel of neighbouring parallel loops, else scf.for
  LOOPS_AFFINE,   // affine.for
} LoopKind;

typedef struct Nest {
  Rewriter *rw;
  Structured s;
  LoopKind kind;
  LoopOrder order;                // scf.for only, if it is not the record's
  Value **lower, **upper, **step; // of each loop
  Value **ivs;
} Nest;

// Sizes

static Value *build_dim(Builder *b, Value *memref, uint32_t dim) {
  Value *operands[] = {memref, arith_index(b, dim)};
  return build_value(b, OP_memref_dim, b->ctx->index_type, operands, 2);
}

// Asks for all sizes that types do not say, by operand and dimension. Those that
// no loop runs along have no use then.
static Value ***read_sizes(Nest *n) {
  const Op *op = n->s.op;
  Value ***sizes = arena_array(n->rw->arena, Value **, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *operand = op_operand(op, i);
    uint32_t rank = structured_rank(operand->type);
    sizes[i] = arena_zero(n->rw->arena, (rank + 1) * sizeof(Value *), 8);
    for (uint32_t j = 0; j < rank; j++)
      if (operand->type->as.shaped.shape[j] == DYNAMIC)
        sizes[i][j] = build_dim(&n->rw->b, operand, j);
  }
  return sizes;
}

// Finds the bounds of all loops, from operands that they run along.
static bool read_bounds(Nest *n) {
  Arena *arena = n->rw->arena;
  uint32_t nloops = n->s.nloops;
  LoopExtent *extents = arena_array(arena, LoopExtent, nloops + 1);
  if (!structured_extents(&n->s, extents))
    return false;
  Value ***sizes = read_sizes(n);
  n->lower = arena_array(arena, Value *, nloops + 1);
  n->upper = arena_array(arena, Value *, nloops + 1);
  n->step = arena_array(arena, Value *, nloops + 1);
  n->ivs = arena_array(arena, Value *, nloops + 1);
  for (uint32_t i = 0; i < nloops; i++) {
    LoopExtent e = extents[i];
    const Type *type = op_operand(n->s.op, e.operand)->type;
    Value *size = sizes[e.operand][e.dim];
    n->lower[i] = arith_index(&n->rw->b, 0);
    n->upper[i] =
        size ? size : arith_index(&n->rw->b, type->as.shaped.shape[e.dim]);
    n->step[i] = arith_index(&n->rw->b, 1);
  }
  return true;
}

// Loops. The builder goes to the end of what was made.

static void enter_loop(Nest *n, const Op *loop, uint32_t first, Op *end) {
  const Block *body = body_of(loop, 0);
  for (uint32_t i = 0; i < body->nargs; i++)
    n->ivs[first + i] = block_arg(body, i);
  n->rw->b.before = end;
}

static void build_scf_loop(Nest *n, uint32_t i) {
  Builder *b = &n->rw->b;
  Op *loop =
      build_for(n->rw, n->lower[i], n->upper[i], n->step[i], (ValueList){0});
  builder_at_end(b, body_of(loop, 0));
  enter_loop(n, loop, i, build_yield(n->rw, (ValueList){0}));
}

static void build_parallel_loops(Nest *n, uint32_t first, uint32_t count) {
  Builder *b = &n->rw->b;
  Op *loop =
      build_parallel(n->rw, (ValueList){n->lower + first, count},
                     (ValueList){n->upper + first, count},
                     (ValueList){n->step + first, count}, (ValueList){0});
  builder_at_end(b, body_of(loop, 0));
  enter_loop(n, loop, first, build_reduce(n->rw, (ValueList){0}));
}

// A number, or a value as a dimension.
static Applied affine_bound(const Nest *n, Value *value) {
  Ctx *ctx = n->rw->b.ctx;
  int64_t number;
  if (value_number(ctx, value, &number))
    return applied_of_values(n->rw->arena, affine_map_number(ctx, number),
                             NULL);
  return applied_of_values(n->rw->arena,
                           affine_map_identity(ctx, n->rw->arena, 1), &value);
}

static void build_affine_loop(Nest *n, uint32_t i) {
  Builder *b = &n->rw->b;
  Applied lower = affine_bound(n, n->lower[i]);
  Applied upper = affine_bound(n, n->upper[i]);
  Op *loop = build_affine_for(n->rw, &lower, &upper, 1, (ValueList){0});
  builder_at_end(b, body_of(loop, 0));
  enter_loop(n, loop, i, build_affine_yield(b, (ValueList){0}));
}

static uint32_t count_parallel(const Nest *n, uint32_t first) {
  uint32_t i = first;
  while (i < n->s.nloops && !n->s.reduces[i])
    i++;
  return i - first;
}

// All but those that carry results.
static void build_loops(Nest *n) {
  for (uint32_t i = 0; i < n->s.nloops - n->order.naccumulating;) {
    uint32_t nparallel = n->kind == LOOPS_PARALLEL ? count_parallel(n, i) : 0;
    if (nparallel)
      build_parallel_loops(n, i, nparallel);
    else if (n->kind == LOOPS_AFFINE)
      build_affine_loop(n, i);
    else
      build_scf_loop(n, n->order.loops[i]);
    i += nparallel ? nparallel : 1;
  }
}

// Accesses

static Value *build_index_of(Nest *n, const Attr *map, uint32_t result) {
  Ctx *ctx = n->rw->b.ctx;
  Builder *b = &n->rw->b;
  const AffineExpr *e = map->as.map.results[result];
  if (affine_is(e, AFFINE_DIM))
    return n->ivs[e->value];
  if (affine_is(e, AFFINE_CONSTANT))
    return arith_index(b, e->value);
  Attr *part = affine_map_part(ctx, map, result, 1);
  Applied a = applied_of_values(n->rw->arena, part, n->ivs);
  applied_canonicalize(ctx, n->rw->arena, &a);
  return op_result(
      build_affine_map_op(b, OP_affine_apply, applied_map(ctx, &a), a.values),
      0);
}

// A load from an operand, or a store of `stored` to it.
static Value *build_access(Nest *n, uint32_t operand, Value *stored) {
  Ctx *ctx = n->rw->b.ctx;
  bool affine = n->kind == LOOPS_AFFINE;
  Value *memref = op_operand(n->s.op, operand);
  const Attr *map = n->s.maps[operand];
  uint32_t rank = map->as.map.nresults, count = 0;
  Value **operands = arena_array(n->rw->arena, Value *, rank + 2);
  if (stored)
    operands[count++] = stored;
  operands[count++] = memref;
  for (uint32_t i = 0; i < rank; i++)
    operands[count++] = build_index_of(n, map, i);
  uint32_t opcode = stored   ? affine ? OP_affine_store : OP_memref_store
                    : affine ? OP_affine_load
                             : OP_memref_load;
  Type *element = type_element(memref->type);
  Op *op = build_op(&n->rw->b, opcode, &element, !stored, operands, count);
  if (affine)
    op->slots[stored ? A_affine_store_map : A_affine_load_map] =
        affine_map_identity(ctx, n->rw->arena, rank);
  return stored ? NULL : op_result(op, 0);
}

static void replace_indices(Nest *n, const Block *body) {
  for (Op *op = body->first, *next; op; op = next) {
    next = op->next;
    if (op_is(op, OP_linalg_index))
      rewrite_replace1(n->rw, op,
                       n->ivs[attr_to_i64(op_slot(op, A_linalg_index_dim))]);
  }
}

// Values for the arguments of the body, where `inits`, if there are any, are the
// elements of the inits; else they are loaded as well.
static Value **load_elements(Nest *n, Value *const *inits) {
  const Block *body = structured_body(&n->s);
  Value **elements = arena_array(n->rw->arena, Value *, body->nargs + 1);
  for (uint32_t i = 0; i < body->nargs; i++) {
    Value *operand = op_operand(n->s.op, i);
    bool is_scalar = operand->type->kind != TY_MEMREF;
    bool used = block_arg(body, i)->uses;
    if (inits && i >= n->s.ninputs)
      elements[i] = inits[i - n->s.ninputs];
    else
      elements[i] = is_scalar || !used ? operand : build_access(n, i, NULL);
  }
  return elements;
}

static void store_inits(Nest *n, Value *const *values) {
  for (uint32_t i = 0; i < n->s.ninits; i++)
    build_access(n, n->s.ninputs + i, values[i]);
}

// The body goes to the builder's place, between loads and stores.
static void build_body_of_loops(Nest *n) {
  Rewriter *rw = n->rw;
  Block *body = structured_body(&n->s);
  Op *yield = block_terminator(body);
  replace_indices(n, body);
  Value **elements = load_elements(n, NULL);
  Op *before = rw->b.before;
  rewrite_inline_block(rw, body, before, elements);
  rw->b.before = before;
  store_inits(n, list_of_operands(rw, yield, 0).items);
  rewrite_erase(rw, yield);
}

// The body at the end of `into`, the innermost loop that carries results.
static void build_accumulation(Nest *n, Block *into) {
  Rewriter *rw = n->rw;
  Block *body = structured_body(&n->s);
  Op *yield = block_terminator(body);
  replace_indices(n, body);
  Value **elements = load_elements(n, list_of_args(rw, into, 1).items);
  rewrite_merge_block(rw, body, into, elements);
  ValueList results = list_of_operands(rw, yield, 0);
  rewrite_erase(rw, yield);
  builder_at_end(&rw->b, into);
  build_yield(rw, results);
}

// The loops that carry results, and the body within: the elements of the inits
// are loaded before and stored behind.
static void build_accumulating_loops(Nest *n) {
  Rewriter *rw = n->rw;
  uint32_t ninits = n->s.ninits, nloops = n->s.nloops;
  Op **loops = arena_array(rw->arena, Op *, n->order.naccumulating + 1);
  ValueList sums = list_new(rw, ninits);
  for (uint32_t i = 0; i < ninits; i++)
    list_add(&sums, build_access(n, n->s.ninputs + i, NULL));
  for (uint32_t i = 0; i < n->order.naccumulating; i++) {
    uint32_t number = n->order.loops[nloops - n->order.naccumulating + i];
    loops[i] = build_for(rw, n->lower[number], n->upper[number],
                         n->step[number], sums);
    Block *body = body_of(loops[i], 0);
    n->ivs[number] = block_arg(body, 0);
    sums = list_of_args(rw, body, 1);
    builder_at_end(&rw->b, body);
  }
  uint32_t innermost = n->order.naccumulating - 1;
  build_accumulation(n, body_of(loops[innermost], 0));
  for (uint32_t i = innermost; i-- > 0;) {
    builder_at_end(&rw->b, body_of(loops[i], 0));
    build_yield(rw, list_of_results(rw, loops[i + 1]));
  }
  builder_after(&rw->b, loops[0]);
  store_inits(n, list_of_results(rw, loops[0]).items);
}

static bool lower_in_order(Rewriter *rw, const Structured *s, LoopKind kind,
                           LoopOrder order) {
  Nest n = {.rw = rw, .s = *s, .kind = kind, .order = order};
  if (!read_bounds(&n))
    return false;
  build_loops(&n);
  if (order.naccumulating)
    build_accumulating_loops(&n);
  else
    build_body_of_loops(&n);
  builder_before(&rw->b, s->op);
  rewrite_erase(rw, s->op);
  return true;
}

static bool is_lowered(Rewriter *rw, Op *op, Structured *s) {
  return op_is_structured_on_memrefs(op) &&
         structured_of(rw->b.ctx, rw->arena, op, s);
}

static bool lower_structured(Rewriter *rw, Op *op, LoopKind kind) {
  Structured s;
  return is_lowered(rw, op, &s) &&
         lower_in_order(rw, &s, kind, loop_order_of_record(rw->arena, &s));
}

static bool to_scf(Rewriter *rw, Op *op) {
  return lower_structured(rw, op, LOOPS_SCF);
}

static bool to_parallel(Rewriter *rw, Op *op) {
  return lower_structured(rw, op, LOOPS_PARALLEL);
}

static bool to_affine(Rewriter *rw, Op *op) {
  return lower_structured(rw, op, LOOPS_AFFINE);
}

// Behind the operations, what is asked of memrefs and indices.
#define AND_FOLDS                                                              \
  PATTERN(OP_affine_apply, 1, simplify_applied, ""),                           \
      PATTERN(OP_memref_dim, 1, read_reshaped_size, "")

static const Pattern patterns_to_scf[] = {
    PATTERN_WHERE(info_is_structured, 1, to_scf, ""),
    AND_FOLDS,
    {0},
};
static const Pattern patterns_to_parallel[] = {
    PATTERN_WHERE(info_is_structured, 1, to_parallel, ""),
    AND_FOLDS,
    {0},
};
static const Pattern patterns_to_affine[] = {
    PATTERN_WHERE(info_is_structured, 1, to_affine, ""),
    AND_FOLDS,
    {0},
};

// The contiguous order in a branch where the operands are disjoint, and the
// record's in the other.
static void lower_in_both_orders(Rewriter *rw, const DataLayout *layout,
                                 bool in_order, const Structured *s,
                                 LoopOrder order) {
  Value *is_disjoint = build_is_disjoint(rw, layout, s);
  Block *otherwise = branch_or_copies(rw, is_disjoint, &s->op, 1);
  rewrite_move_before(rw, s->op, rw->b.before);
  Op *copy = otherwise->first;
  builder_before(&rw->b, copy);
  lower_structured(rw, copy, LOOPS_SCF);
  builder_before(&rw->b, s->op);
  if (!in_order)
    structured_reassociate(rw->b.ctx, s);
  lower_in_order(rw, s, LOOPS_SCF, order);
}

static void lower_contiguous(Rewriter *rw, const DataLayout *layout,
                             bool in_order, bool windows, Op *op) {
  Structured s;
  if (!is_lowered(rw, op, &s))
    return;
  LoopOrder order =
      loop_order_contiguous(rw->b.ctx, rw->arena, &s, in_order, windows);
  Overlap overlap = loop_order_differs(&s, &order)
                        ? structured_overlap(rw->b.ctx, layout, &s)
                        : OVERLAP_UNTOLD;
  switch (overlap) {
  case OVERLAP_NEVER:
    if (!in_order)
      structured_reassociate(rw->b.ctx, &s);
    lower_in_order(rw, &s, LOOPS_SCF, order);
    break;
  case OVERLAP_POSSIBLE:
    lower_in_both_orders(rw, layout, in_order, &s, order);
    break;
  case OVERLAP_UNTOLD: lower_structured(rw, op, LOOPS_SCF); break;
  }
}

typedef struct LoopsWalk {
  Rewriter rw;
  const DataLayout *layout;
  bool contiguous, in_order, windows;
} LoopsWalk;

static void lower_one(void *user, Op *op) {
  LoopsWalk *walk = user;
  builder_before(&walk->rw.b, op);
  if (walk->contiguous)
    lower_contiguous(&walk->rw, walk->layout, walk->in_order, walk->windows,
                     op);
  else
    to_scf(&walk->rw, op);
}

// A compile folds nothing here, so that a module without structured operations
// stays as it is. A body may hold such operations, which are visited first.
bool lower_convert_linalg_to_loops(PassRun *run, Op *root) {
  const Options_convert_linalg_to_loops *options =
      PASS_OPTIONS(run, convert_linalg_to_loops);
  if (options->no_folds || options->contiguous) {
    LoopsWalk walk = {.rw = pass_rewriter(run),
                      .layout = run->layout,
                      .contiguous = options->contiguous,
                      .in_order = options->in_order,
                      .windows = options->windows};
    op_walk_post(root, lower_one, &walk);
    return true;
  }
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns_to_scf));
}

bool lower_convert_linalg_to_parallel_loops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_to_parallel));
}

bool lower_convert_linalg_to_affine_loops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_to_affine));
}
