// linalg-fuse-rows: structured operations on memrefs that follow each other do all
// of their work on one row before any begins with the next.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing.
// Invalidates: nothing.
//
// A softmax is five passes over its memory, each of which fetches all of it again
// where it is larger than a cache. Its rows have nothing to do with each other:
//
//   linalg.fill ins(%low) outs(%max : memref<4096xf32>)
//   linalg.reduce    // %max[i] = max(%max[i], %x[i, j])
//   linalg.generic   // %x[i, j] = exp(%x[i, j] - %max[i])
//
// becomes
//
//   scf.for %i = %c0 to %c4096 step %c1 {
//     %m = view of %max : memref<f32>
//     %r = view of %x : memref<512xf32>
//     linalg.generic   // %m[] = %low
//     linalg.generic   // %m[] = max(%m[], %r[j])
//     linalg.generic   // %r[j] = exp(%r[j] - %m[])
//   }
//
// Rows are the iterations of the outermost loops that all operations have, which do
// not reduce, and by which each of them begins the indices of what it writes. What
// one writes and another one touches has to be one memref that both index by row;
// other operands must not overlap it. Where that is not known, the program tests it
// when it runs, and executes the operations as they were if some overlap. Between
// the operations there may be allocations and what has no effect, which go before
// the loops, and frees of what has an element for each row, which go behind them.
//
// With the option `products` rows are what several products of matrices have in
// common, the heads of an attention say, and all of their operands are of one head.
// Only operations of the same head read what one of them writes, so memory that
// only the group touches has room for one head.
//
// Sizes that are not known are taken for large ones. Two loops over rows of unknown
// number are the same length if the memrefs are one, or were allocated so.

#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/loop_order.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

#include "ir/affine.h"
#include "ir/analysis/aliases.h"
#include "ir/build/arith.h"
#include "ir/build/linalg.h"
#include "ir/build/memref.h"
#include "ir/dialects/shaped/shaped.h"

enum {
  LEAST_ROWS = 8,
  LEAST_ELEMENTS = 64, // of a row
  MOST_DIMS = 16,
  MOST_OPS = 64, // of a group, all of which are compared with each other
};

typedef struct Fusion {
  Rewriter *rw;
  const TargetModel *target;
  const DataLayout *layout;
  bool products;    // the option
  bool tests;       // whether memrefs overlap may be tested
  Vec(Op *) shrunk; // allocations that have no use when the group is gone
  Vec(Structured) group;
  Vec(Op *) between;          // operations that may go before the loops
  Vec(Op *) frees;            // that may go behind them
  size_t nbetween, nfrees;    // of them before the last one of the group
  uint32_t nrows;             // loops over rows that the group has
  int64_t extents[MOST_DIMS]; // DYNAMIC: not known
  PtrMap metadata;            // of memrefs of unknown sizes
  Vec(MemrefPair) pairs;      // memrefs that may overlap, but must not
} Fusion;

// Rows of one operation

static bool is_plain_memref(const Value *value) {
  const Type *type = value->type;
  return type->kind == TY_MEMREF && !type->as.shaped.layout &&
         type->as.shaped.rank <= MOST_DIMS;
}

static bool uses_rows(const AffineExpr *e, uint32_t nrows) {
  for (uint32_t i = 0; i < nrows; i++)
    if (affine_uses(e, AFFINE_DIM, i))
      return true;
  return false;
}

// Whether the indices begin with the rows, and have them nowhere else.
static bool begins_with_rows(const Attr *map, uint32_t nrows) {
  uint32_t n = map->as.map.nresults;
  for (uint32_t i = 0; i < n; i++) {
    const AffineExpr *e = map->as.map.results[i];
    bool is_row = affine_is(e, AFFINE_DIM) && e->value == i;
    if (i < nrows ? !is_row : uses_rows(e, nrows))
      return false;
  }
  return n >= nrows;
}

static bool has_no_rows(const Attr *map, uint32_t nrows) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (uses_rows(map->as.map.results[i], nrows))
      return false;
  return true;
}

static bool is_init(const Structured *s, uint32_t operand) {
  return operand >= s->ninputs;
}

static uint32_t noperands_of(const Structured *s) {
  return s->ninputs + s->ninits;
}

static bool is_product(const Structured *s) {
  return s->ninputs == 2 && structured_reduces(s);
}

// A factor that all rows of a product share would be packed again for each of them,
// which costs more than it saves.
static bool has_rows(const Fusion *f, const Structured *s, uint32_t nrows) {
  bool has_to_begin = f->products && is_product(s);
  for (uint32_t i = 0; i < nrows; i++)
    if (s->reduces[i])
      return false;
  for (uint32_t i = 0; i < noperands_of(s); i++)
    if (!begins_with_rows(s->maps[i], nrows) &&
        (is_init(s, i) || has_to_begin || !has_no_rows(s->maps[i], nrows)))
      return false;
  return true;
}

static bool are_memrefs_known(const Structured *s) {
  for (uint32_t i = 0; i < noperands_of(s); i++) {
    const Value *operand = op_operand(s->op, i);
    if (operand->type->kind == TY_MEMREF ? !is_plain_memref(operand)
                                         : is_init(s, i))
      return false;
  }
  return true;
}

// The extents of the loops; false: they are not those of memrefs.
static bool read_extents(const Structured *s, Arena *arena, int64_t *extents) {
  LoopExtent *of = arena_array(arena, LoopExtent, s->nloops + 1);
  if (s->nloops > MOST_DIMS || !structured_extents(s, of))
    return false;
  for (uint32_t i = 0; i < s->nloops; i++) {
    const Type *type = op_operand(s->op, of[i].operand)->type;
    if (type->kind != TY_MEMREF)
      return false;
    extents[i] = type->as.shaped.shape[of[i].dim];
  }
  return true;
}

// Rows of two operations, of which one writes and the other may touch the same.

static bool may_conflict(Ctx *ctx, const Structured *a, uint32_t i,
                         const Structured *b, uint32_t j) {
  const Value *x = op_operand(a->op, i), *y = op_operand(b->op, j);
  return (is_init(a, i) || is_init(b, j)) && x->type->kind == TY_MEMREF &&
         y->type->kind == TY_MEMREF && memrefs_may_overlap(ctx, x, y);
}

static bool touch_by_row(const Fusion *f, const Structured *a, uint32_t i,
                         const Structured *b, uint32_t j, uint32_t nrows) {
  Ctx *ctx = f->rw->b.ctx;
  if (!may_conflict(ctx, a, i, b, j))
    return true;
  const Value *x = op_operand(a->op, i), *y = op_operand(b->op, j);
  if (x != y)
    return f->tests && can_test_overlap(ctx, f->layout, x, y);
  return begins_with_rows(a->maps[i], nrows) &&
         begins_with_rows(b->maps[j], nrows);
}

static bool are_independent(const Fusion *f, const Structured *a,
                            const Structured *b, uint32_t nrows) {
  for (uint32_t i = 0; i < noperands_of(a); i++)
    for (uint32_t j = 0; j < noperands_of(b); j++)
      if (!(a == b && i == j) && !touch_by_row(f, a, i, b, j, nrows))
        return false;
  return true;
}

static void note_pair(Fusion *f, Value *a, Value *b) {
  for (size_t i = 0; i < f->pairs.size; i++) {
    Value *const *known = f->pairs.data[i].memrefs;
    if ((known[0] == a && known[1] == b) || (known[0] == b && known[1] == a))
      return;
  }
  vec_push(f->rw->arena, &f->pairs, ((MemrefPair){{a, b}}));
}

// Notes the memrefs of the two operations that a test has to tell apart.
static void note_pairs(Fusion *f, const Structured *a, const Structured *b) {
  for (uint32_t i = 0; i < noperands_of(a); i++)
    for (uint32_t j = 0; j < noperands_of(b); j++) {
      Value *x = op_operand(a->op, i), *y = op_operand(b->op, j);
      if (x != y && may_conflict(f->rw->b.ctx, a, i, b, j))
        note_pair(f, x, y);
    }
}

// The source of an unknown size: a value, or a dimension of a memref.
typedef struct SizeSource {
  const Value *value;
  int64_t dim; // of a memref
} SizeSource;

static SizeSource source_of_size(Ctx *ctx, const Value *memref, int64_t dim) {
  enum { SIZES_OF_ALLOCATION = 0 }; // group of operands
  for (;;) {
    const Op *alloc = value_op(memref);
    if (!alloc || opcode_dialect(alloc->info->opcode) != DIALECT_memref ||
        !op_only_allocates(alloc) ||
        memref->type->as.shaped.shape[dim] != DYNAMIC)
      return (SizeSource){memref, dim};
    const Value *size =
        size_operand(alloc, memref->type, SIZES_OF_ALLOCATION, (int)dim);
    const Op *question = value_def(size, OP_memref_dim);
    int64_t asked;
    if (!question || !value_number(ctx, op_operand(question, 1), &asked) ||
        asked < 0 || asked >= op_operand(question, 0)->type->as.shaped.rank)
      return (SizeSource){size, dim};
    memref = op_operand(question, 0);
    dim = asked;
  }
}

static bool are_sizes_equal(Ctx *ctx, const Value *a, const Value *b,
                            uint32_t dim) {
  int64_t n = a->type->as.shaped.shape[dim];
  if (n != DYNAMIC && n == b->type->as.shaped.shape[dim])
    return true;
  SizeSource x = source_of_size(ctx, a, dim), y = source_of_size(ctx, b, dim);
  return x.value == y.value &&
         (x.dim == y.dim || x.value->type->kind != TY_MEMREF);
}

static bool have_rows_of(Ctx *ctx, const Value *a, const Value *b,
                         uint32_t nrows) {
  for (uint32_t i = 0; i < nrows; i++)
    if (!are_sizes_equal(ctx, a, b, i))
      return false;
  return true;
}

// Whether memrefs that both index by row have as many rows.
static bool share_rows(Ctx *ctx, const Structured *a, const Structured *b,
                       uint32_t nrows) {
  for (uint32_t i = 0; i < noperands_of(a); i++)
    for (uint32_t j = 0; j < noperands_of(b); j++)
      if (begins_with_rows(a->maps[i], nrows) &&
          begins_with_rows(b->maps[j], nrows) &&
          have_rows_of(ctx, op_operand(a->op, i), op_operand(b->op, j), nrows))
        return true;
  return false;
}

static bool has_extents_of_group(const Fusion *f, const Structured *s,
                                 const int64_t *extents, uint32_t nrows) {
  bool are_equal = true;
  for (uint32_t i = 0; i < nrows && f->group.size; i++)
    are_equal &= extents[i] != DYNAMIC && extents[i] == f->extents[i];
  for (size_t i = 0; !are_equal && i < f->group.size; i++)
    are_equal = share_rows(f->rw->b.ctx, &f->group.data[i], s, nrows);
  return are_equal;
}

static bool fits(const Fusion *f, const Structured *s, const int64_t *extents,
                 uint32_t nrows) {
  if (nrows > s->nloops || !has_rows(f, s, nrows) ||
      !are_independent(f, s, s, nrows) ||
      !has_extents_of_group(f, s, extents, nrows))
    return false;
  for (size_t i = 0; i < f->group.size; i++) {
    const Structured *other = &f->group.data[i];
    if (!has_rows(f, other, nrows) || !are_independent(f, other, s, nrows) ||
        !are_independent(f, other, other, nrows))
      return false;
  }
  return true;
}

// Joins the operation to the group, with as many loops over rows as can be.
static bool join(Fusion *f, const Structured *s) {
  int64_t extents[MOST_DIMS];
  if (f->group.size == MOST_OPS || structured_uses_index(s) ||
      !structured_body_is_pure(s) || !are_memrefs_known(s) ||
      !read_extents(s, f->rw->arena, extents))
    return false;
  uint32_t nrows = f->group.size ? f->nrows : s->nloops;
  while (nrows && !fits(f, s, extents, nrows))
    nrows--;
  if (!nrows)
    return false;
  if (!f->group.size)
    memcpy(f->extents, extents, s->nloops * sizeof *extents);
  f->nrows = nrows;
  f->nfrees = f->frees.size;
  f->nbetween = f->between.size;
  vec_push(f->rw->arena, &f->group, *s);
  return true;
}

// Whether it pays

// The product of so many extents, of which those that are not known are large.
static int64_t count_all(const int64_t *extents, uint32_t n) {
  enum { LARGE = 1 << 12 };
  int64_t all = 1;
  for (uint32_t i = 0; i < n && all < INT32_MAX; i++)
    all *= extents[i] == DYNAMIC ? LARGE : extents[i];
  return all;
}

static int64_t row_elements(const Value *memref, uint32_t nrows) {
  const Type *type = memref->type;
  return count_all(type->as.shaped.shape + nrows,
                   (uint32_t)type->as.shaped.rank - nrows);
}

// Two operations touch rows of one memref that are long, and together leave L1.
static bool share_long_rows(const Fusion *f, const Structured *a,
                            const Structured *b, int64_t nrows) {
  for (uint32_t i = 0; i < noperands_of(a); i++)
    for (uint32_t j = 0; j < noperands_of(b); j++) {
      const Value *x = op_operand(a->op, i);
      if (x != op_operand(b->op, j) || x->type->kind != TY_MEMREF ||
          !begins_with_rows(a->maps[i], f->nrows))
        continue;
      int64_t n = row_elements(x, f->nrows);
      int64_t bytes = type_number_width(type_element(x->type)) / 8;
      if (n >= LEAST_ELEMENTS && n * nrows * bytes > (int64_t)f->target->l1)
        return true;
    }
  return false;
}

static bool is_in_group(const Fusion *f, const Op *op) {
  for (size_t i = 0; i < f->group.size; i++)
    if (f->group.data[i].op == op)
      return true;
  return false;
}

// Whether only the group touches the memory, by row. It is allocated and freed
// beside the group, each time that the group runs.
static bool is_of_group(const Fusion *f, const Value *memref) {
  const Block *block = f->group.data[0].op->block;
  const Op *alloc = value_op(memref);
  if (!alloc || !op_is(alloc, OP_memref_alloc) || alloc->block != block ||
      memref->type->as.shaped.rank <= (int)f->nrows ||
      !is_plain_memref(memref) || !memref_is_static(memref->type))
    return false;
  for (const Use *use = memref->uses; use; use = use->next)
    if (!is_in_group(f, use->owner) &&
        (!op_only_frees(use->owner) || use->owner->block != block))
      return false;
  return true;
}

// Whether several products exchange results that are many times as large as L2.
// Smaller ones are better kept whole: after one large buffer glibc gives memory back
// to the system later, and the next call has fewer page faults.
static bool saves_memory(const Fusion *f) {
  enum { TIMES_L2 = 8 };
  uint32_t nproducts = 0;
  bool saves = false;
  for (size_t i = 0; i < f->group.size; i++) {
    const Structured *s = &f->group.data[i];
    nproducts += is_product(s);
    for (uint32_t k = 0; k < s->ninits; k++) {
      const Value *memref = structured_init(s, k);
      int64_t bytes = type_number_width(type_element(memref->type)) / 8;
      saves |= is_of_group(f, memref) && row_elements(memref, 0) * bytes >
                                             TIMES_L2 * (int64_t)f->target->l2;
    }
  }
  return saves && nproducts > 1 && count_all(f->extents, f->nrows) > 1;
}

static bool pays(const Fusion *f) {
  if (f->products)
    return saves_memory(f);
  int64_t nrows = count_all(f->extents, f->nrows);
  for (size_t i = 1; i < f->group.size && nrows >= LEAST_ROWS; i++)
    if (share_long_rows(f, &f->group.data[i - 1], &f->group.data[i], nrows))
      return true;
  return false;
}

// Making the loops

// metadata has: base, offset, sizes, strides
enum { SIZES_RESULT = 2 };

// The number, or what the memref says when the program runs, which is asked before
// the loops.
static Mixed known_or_asked(Fusion *f, Value *memref, int64_t number,
                            uint32_t result) {
  if (number != DYNAMIC)
    return mixed_number(number);
  const Op *metadata = ptrmap_get(&f->metadata, memref);
  return mixed_value(op_result(metadata, result));
}

static Mixed size_of(Fusion *f, Value *memref, uint32_t dim) {
  return known_or_asked(f, memref, memref->type->as.shaped.shape[dim],
                        SIZES_RESULT + dim);
}

static Mixed stride_of(Fusion *f, Value *memref, int64_t stride, uint32_t dim) {
  uint32_t rank = (uint32_t)memref->type->as.shaped.rank;
  return known_or_asked(f, memref, stride, SIZES_RESULT + rank + dim);
}

// Replaces memory for all rows by memory for one of them.
static void shrink(Fusion *f, PtrMap *views, Value *memref) {
  Rewriter *rw = f->rw;
  if (!is_of_group(f, memref) || ptrmap_get(views, memref))
    return;
  Type *type = memref->type;
  Type *row = type_memref(rw->b.ctx, type->as.shaped.rank - (int)f->nrows,
                          type->as.shaped.shape + f->nrows, type_element(type),
                          NULL, type->as.shaped.space);
  Value *made =
      build_alloc_like(&rw->b, rw->arena, value_op(memref), row, NULL, 0);
  ptrmap_set(views, rw->arena, memref, made);
  vec_push(rw->arena, &f->shrunk, value_op(memref));
  for (const Use *use = memref->uses, *next; use; use = next) {
    next = use->next;
    if (op_only_frees(use->owner))
      rewrite_set_operand(rw, use->owner, 0, made);
  }
}

static void shrink_all(Fusion *f, PtrMap *views) {
  f->shrunk.size = 0;
  for (size_t i = 0; f->products && i < f->group.size; i++)
    for (uint32_t k = 0; k < f->group.data[i].ninits; k++)
      shrink(f, views, structured_init(&f->group.data[i], k));
}

static void ask_for_sizes(Fusion *f) {
  for (size_t i = 0; i < f->group.size; i++) {
    const Structured *s = &f->group.data[i];
    for (uint32_t k = 0; k < noperands_of(s); k++) {
      Value *memref = op_operand(s->op, k);
      if (memref->type->kind != TY_MEMREF || memref_is_static(memref->type))
        continue;
      void **asked = ptrmap_at(&f->metadata, f->rw->arena, memref);
      if (!*asked)
        *asked = build_metadata(&f->rw->b, f->rw->arena, memref);
    }
  }
}

static Value *view_row(Fusion *f, PtrMap *views, Value *memref,
                       Value *const *ivs) {
  void **made = ptrmap_at(views, f->rw->arena, memref);
  if (*made)
    return *made;
  Builder *b = &f->rw->b;
  const Type *type = memref->type;
  uint32_t rank = (uint32_t)type->as.shaped.rank - f->nrows;
  int64_t strides[MOST_DIMS], begin;
  memref_strides(type, strides, &begin);
  Mixed offset = mixed_number(0);
  for (uint32_t i = 0; i < f->nrows; i++) {
    Mixed far =
        mixed_mul(b, mixed_value(ivs[i]), stride_of(f, memref, strides[i], i));
    offset = mixed_add(b, offset, far);
  }
  Mixed sizes[MOST_DIMS], steps[MOST_DIMS];
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t dim = f->nrows + i;
    sizes[i] = size_of(f, memref, dim);
    steps[i] = stride_of(f, memref, strides[dim], dim);
  }
  Type *row =
      type_memref(b->ctx, (int)rank, type->as.shaped.shape + f->nrows,
                  type_element(memref->type),
                  attr_strided(b->ctx, DYNAMIC, strides + f->nrows, rank),
                  type->as.shaped.space);
  *made = build_reinterpret_cast(b, f->rw->arena, row, memref, &offset, sizes,
                                 steps);
  return *made;
}

// The map without the loops over rows, and without the indices that these are.
static Attr *map_of_row(Fusion *f, const Attr *map) {
  Ctx *ctx = f->rw->b.ctx;
  uint32_t nloops = map->as.map.ndims;
  uint32_t first = begins_with_rows(map, f->nrows) ? f->nrows : 0;
  AffineExpr *dims[MOST_DIMS], *results[MOST_DIMS];
  for (uint32_t i = 0; i < nloops; i++)
    dims[i] = affine_dim(ctx, i < f->nrows ? 0 : i - f->nrows);
  for (uint32_t i = first; i < map->as.map.nresults; i++)
    results[i - first] =
        affine_replace(ctx, map->as.map.results[i], dims, NULL);
  return attr_affine_map(ctx, nloops - f->nrows, 0, results,
                         map->as.map.nresults - first);
}

static void build_row(Fusion *f, PtrMap *views, const Structured *s,
                      Value *const *ivs) {
  Arena *arena = f->rw->arena;
  uint32_t n = noperands_of(s);
  Value **operands = arena_array(arena, Value *, n);
  Attr **maps = arena_array(arena, Attr *, n);
  for (uint32_t i = 0; i < n; i++) {
    Value *operand = op_operand(s->op, i);
    bool has_row = operand->type->kind == TY_MEMREF &&
                   begins_with_rows(s->maps[i], f->nrows);
    operands[i] = has_row ? view_row(f, views, operand, ivs) : operand;
    maps[i] = map_of_row(f, s->maps[i]);
  }
  f->rw->b.loc = s->op->loc;
  if (f->products && op_is(s->op, OP_linalg_fill)) { // products begin with it
    build_fill(&f->rw->b, arena, operands[0], operands[1]);
    return;
  }
  Op *generic =
      build_generic(&f->rw->b, arena,
                    &(GenericParts){.operands = operands,
                                    .noperands = n,
                                    .ninputs = s->ninputs,
                                    .maps = maps,
                                    .nloops = s->nloops - f->nrows,
                                    .reduces = s->reduces + f->nrows});
  rewrite_inline_region(f->rw, &s->op->regions[0], &generic->regions[0], NULL);
}

// The trip count of a loop over rows, from the first init that the group writes.
static Value *end_of_rows(Fusion *f, uint32_t i) {
  Value *memref = structured_init(&f->group.data[0], 0);
  Mixed end = f->extents[i] == DYNAMIC ? size_of(f, memref, i)
                                       : mixed_number(f->extents[i]);
  return mixed_materialize(&f->rw->b, end);
}

// Moves what is between the operations away from there.
static void bring_together(Fusion *f) {
  Rewriter *rw = f->rw;
  Op *first = f->group.data[0].op;
  Op *after = f->group.data[f->group.size - 1].op->next;
  for (size_t i = 0; i < f->nbetween; i++)
    rewrite_move_before(rw, f->between.data[i], first);
  for (size_t i = 0; i < f->nfrees; i++)
    rewrite_move_before(rw, f->frees.data[i], after);
}

// Goes to where no two memrefs overlap that must not. The result has the operations
// as they are, for when some do; NULL: none may.
static Block *branch_if_apart(Fusion *f) {
  f->pairs.size = 0;
  for (size_t i = 0; f->tests && i < f->group.size; i++)
    for (size_t j = i; j < f->group.size; j++)
      note_pairs(f, &f->group.data[i], &f->group.data[j]);
  if (!f->pairs.size)
    return NULL;
  Rewriter *rw = f->rw;
  Value *are_apart =
      build_are_apart(rw, f->layout, f->pairs.data, f->pairs.size);
  Op **ops = arena_array(rw->arena, Op *, f->group.size);
  for (size_t i = 0; i < f->group.size; i++)
    ops[i] = f->group.data[i].op;
  return branch_or_copies(rw, are_apart, ops, f->group.size);
}

// Replaces the group by loops. The result has the operations as they were.
static Block *fuse(Fusion *f) {
  Rewriter *rw = f->rw;
  bring_together(f);
  builder_before(&rw->b, f->group.data[0].op);
  Block *otherwise = branch_if_apart(f);
  f->metadata = (PtrMap){0};
  ask_for_sizes(f);
  PtrMap views = {0};
  shrink_all(f, &views);
  Value *ivs[MOST_DIMS], *ends[MOST_DIMS];
  for (uint32_t i = 0; i < f->nrows; i++)
    ends[i] = end_of_rows(f, i);
  for (uint32_t i = 0; i < f->nrows; i++)
    ivs[i] = enter_loop_to(rw, ends[i], 1);
  for (size_t i = 0; i < f->group.size; i++)
    build_row(f, &views, &f->group.data[i], ivs);
  for (size_t i = 0; i < f->group.size; i++)
    rewrite_erase(rw, f->group.data[i].op);
  for (size_t i = 0; f->products && i < f->shrunk.size; i++)
    rewrite_erase(rw, f->shrunk.data[i]);
  return otherwise;
}

// The pass

static void fuse_in_block(Fusion *f, Block *block);

// Fuses operations for the case that memrefs overlap, if they touch none of these.
static void fuse_without_tests(Fusion *f, Block *block) {
  Fusion inner = {.rw = f->rw,
                  .target = f->target,
                  .layout = f->layout,
                  .products = f->products};
  fuse_in_block(&inner, block);
}

static void end_group(Fusion *f) {
  Block *otherwise = f->group.size > 1 && pays(f) ? fuse(f) : NULL;
  if (otherwise)
    fuse_without_tests(f, otherwise);
  f->group.size = f->between.size = f->frees.size = 0;
  f->nbetween = f->nfrees = 0;
}

static bool frees_rows(const Fusion *f, const Op *op) {
  if (op->nregions || !op_only_frees(op) || op->noperands != 1)
    return false;
  const Value *memref = op_operand(op, 0);
  return memref->type->kind == TY_MEMREF &&
         (memref->type->as.shaped.rank <= (int)f->nrows ||
          (f->products && is_of_group(f, memref)));
}

static void visit(Fusion *f, Op *op) {
  Structured s;
  bool is_structured = op_is_structured_on_memrefs(op) &&
                       structured_of(f->rw->b.ctx, f->rw->arena, op, &s);
  if (is_structured && join(f, &s))
    return;
  if (f->group.size && op_only_allocates_or_computes(op)) {
    vec_push(f->rw->arena, &f->between, op);
    return;
  }
  if (f->group.size && frees_rows(f, op)) {
    vec_push(f->rw->arena, &f->frees, op);
    return;
  }
  end_group(f);
  if (is_structured)
    join(f, &s);
}

static void fuse_in_block(Fusion *f, Block *block) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    visit(f, op);
  }
  end_group(f);
}

static void fuse_in_regions(Fusion *f, const PassRun *run, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next) {
      for (Op *inner = b->first; inner; inner = inner->next)
        if (!op_is_structured(inner))
          fuse_in_regions(f, run, inner);
      f->target = pass_target(run, op);
      fuse_in_block(f, b);
    }
}

bool lower_linalg_fuse_rows(PassRun *run, Op *root) {
  const Options_linalg_fuse_rows *options = PASS_OPTIONS(run, linalg_fuse_rows);
  if (options->off)
    return true;
  Rewriter rw = pass_rewriter(run);
  Fusion f = {.rw = &rw,
              .target = run->target,
              .layout = run->layout,
              .products = options->products,
              .tests = !options->no_tests && !options->products};
  fuse_in_regions(&f, run, root);
  return true;
}
