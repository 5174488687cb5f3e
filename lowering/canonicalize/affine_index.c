// Canonicalization patterns of affine.delinearize_index and linearize_index:
// sizes of 1, and one undoing the other.
//
// A basis has a size for each index; that of the first may be missing, since
// nothing is computed by it.

#include "ir/dialects/affine/affine.h"
#include "ir/dialects/match.h"
#include "ir/build/affine.h"
#include "lowering/canonicalize/patterns.h"

typedef struct Basis {
  Mixed *sizes;
  uint32_t count; // of indices
  bool has_outer; // else the first size says nothing
} Basis;

static Basis basis_of(Rewriter *rw, const Op *op, uint32_t group, uint32_t slot,
                      uint32_t nindices) {
  Basis basis = {arena_array(rw->arena, Mixed, nindices + 1), nindices, false};
  uint32_t n;
  Mixed *list = mixed_list(rw->arena, op, group, slot, &n);
  basis.has_outer = n == nindices;
  for (uint32_t i = 0; i < n; i++)
    basis.sizes[nindices - n + i] = list[i];
  return basis;
}

static Basis basis_of_split(Rewriter *rw, const Op *op) {
  return basis_of(rw, op, G_affine_delinearize_index_dynamic_basis,
                  A_affine_delinearize_index_static_basis, op->nresults);
}

static ValueList indices_of(Rewriter *rw, const Op *op) {
  return list_of_group(rw, op, G_affine_linearize_index_multi_index);
}

static Basis basis_of_join(Rewriter *rw, const Op *op) {
  return basis_of(rw, op, G_affine_linearize_index_dynamic_basis,
                  A_affine_linearize_index_static_basis,
                  indices_of(rw, op).count);
}

static bool is_disjoint(const Op *op) {
  const Attr *attr = op_slot(op, A_affine_linearize_index_disjoint);
  return attr && (attr->kind == AT_UNIT || attr_to_bool(attr));
}

static bool has_size(const Basis *basis, uint32_t i) {
  return i || basis->has_outer;
}

// The same size, or none in both.
static bool is_same_size(const Basis *a, uint32_t i, const Basis *b,
                         uint32_t k) {
  if (!has_size(a, i) || !has_size(b, k))
    return has_size(a, i) == has_size(b, k);
  return mixed_equal(a->sizes[i], b->sizes[k]);
}

static bool is_one(Ctx *ctx, const Basis *basis, uint32_t i) {
  return has_size(basis, i) &&
         mixed_is(basis->sizes[i].value ? mixed_of(ctx, basis->sizes[i].value)
                                        : basis->sizes[i],
                  1);
}

static void push_size(Basis *to, const Basis *from, uint32_t i) {
  if (!to->count)
    to->has_outer = has_size(from, i);
  to->sizes[to->count++] = from->sizes[i];
}

// Making them

static ValueList build_split(Rewriter *rw, Loc loc, Value *index,
                             const Basis *basis) {
  uint32_t first = basis->count && !basis->has_outer;
  rw->b.loc = loc;
  return list_of_results(rw, build_delinearize_index(
                                 &rw->b, rw->arena, index, basis->sizes + first,
                                 basis->count - first, basis->count));
}

static Value *build_join(Rewriter *rw, Loc loc, ValueList indices,
                         const Basis *basis, bool disjoint) {
  uint32_t first = basis->count && !basis->has_outer;
  rw->b.loc = loc;
  return build_linearize_index(&rw->b, rw->arena, indices.items, indices.count,
                               basis->sizes + first, basis->count - first,
                               disjoint);
}

// Dividing

// An index below 1 is 0.
static bool drop_unit_sizes(Rewriter *rw, Op *op) {
  Basis basis = basis_of_split(rw, op), rest = basis;
  Value *zero = NULL;
  ValueList values = list_new(rw, op->nresults);
  rest.sizes = arena_array(rw->arena, Mixed, op->nresults + 1);
  rest.count = 0;
  for (uint32_t i = 0; i < basis.count; i++) {
    bool one = is_one(rw->b.ctx, &basis, i);
    if (one && !zero)
      zero = build_index(&rw->b, 0);
    if (!one)
      push_size(&rest, &basis, i);
    list_add(&values, one ? zero : NULL);
  }
  if (rest.count == basis.count)
    return false;
  ValueList made = {0};
  if (rest.count)
    made = build_split(rw, op->loc, op_operand(op, 0), &rest);
  uint32_t next = 0;
  for (uint32_t i = 0; i < values.count; i++)
    if (!values.items[i])
      values.items[i] = made.items[next++];
  rewrite_replace(rw, op, values.items);
  return true;
}

// The linearize_index of indices that are all below their sizes.
static Op *joined_index(const Op *split) {
  Op *join = value_def(op_operand(split, 0), OP_affine_linearize_index);
  return join && is_disjoint(join) ? join : NULL;
}

static Basis drop_back(const Basis *basis, uint32_t n) {
  return (Basis){basis->sizes, basis->count - n, basis->has_outer};
}

// Sizes at the end that both have: those indices are what was joined.
static bool cancel_split_of_join(Rewriter *rw, Op *op) {
  Op *join = joined_index(op);
  if (!join)
    return false;
  Basis from = basis_of_join(rw, join), to = basis_of_split(rw, op);
  ValueList indices = indices_of(rw, join);
  uint32_t nfrom = from.count - !from.has_outer, n = 0;
  uint32_t nto = to.count - !to.has_outer;
  while (
      n < nfrom && n < nto &&
      mixed_equal(from.sizes[from.count - 1 - n], to.sizes[to.count - 1 - n]))
    n++;
  if (!n)
    return false;
  if (n == nfrom && n == nto && from.count == to.count) {
    rewrite_replace(rw, op, indices.items);
    return true;
  }
  Basis from_rest = drop_back(&from, n), to_rest = drop_back(&to, n);
  Value *front =
      build_join(rw, join->loc, list_part(indices, 0, indices.count - n),
                 &from_rest, true);
  ValueList values = build_split(rw, op->loc, front, &to_rest);
  values = list_join(rw, values, list_part(indices, indices.count - n, n));
  rewrite_replace(rw, op, values.items);
  return true;
}

// How many sizes at the end make up `target`; 0: none do.
static uint32_t count_factors(const Basis *basis, int64_t target) {
  int64_t product = 1;
  for (uint32_t n = 1; n <= basis->count - !basis->has_outer; n++) {
    Mixed size = basis->sizes[basis->count - n];
    if (size.value || __builtin_mul_overflow(product, size.number, &product) ||
        product > target)
      return 0;
    if (product == target)
      return n;
  }
  return 0;
}

// The last index that was joined is divided by itself.
static bool divide_last_joined(Rewriter *rw, Op *op) {
  Op *join = joined_index(op);
  if (!join)
    return false;
  Basis from = basis_of_join(rw, join), to = basis_of_split(rw, op);
  ValueList indices = indices_of(rw, join);
  if (!from.count || !has_size(&from, from.count - 1) ||
      from.sizes[from.count - 1].value)
    return false;
  uint32_t n = count_factors(&to, from.sizes[from.count - 1].number);
  if (n < 2 || (n == to.count && to.has_outer))
    return false;
  Basis from_rest = drop_back(&from, 1), to_rest = drop_back(&to, n);
  Basis last = {to.sizes + to.count - n, n, true};
  Value *front =
      build_join(rw, join->loc, list_part(indices, 0, indices.count - 1),
                 &from_rest, true);
  ValueList values = build_split(rw, op->loc, front, &to_rest);
  values = list_join(
      rw, values,
      build_split(rw, op->loc, indices.items[indices.count - 1], &last));
  rewrite_replace(rw, op, values.items);
  return true;
}

// Joining

static bool is_zero(Ctx *ctx, const Value *value) {
  return match_zero(ctx, value_constant(ctx, value));
}

static bool drop_leading_zero(Rewriter *rw, Op *op) {
  ValueList indices = indices_of(rw, op);
  Basis basis = basis_of_join(rw, op);
  if (!indices.count || !is_zero(rw->b.ctx, indices.items[0]))
    return false;
  if (indices.count == 1)
    return rewrite_replace1(rw, op, indices.items[0]);
  // A basis without the size of the index that is first now has none of it...
  Basis rest = {basis.sizes + 1, basis.count - 1, true};
  return rewrite_replace1(rw, op,
                          build_join(rw, op->loc,
                                     list_part(indices, 1, indices.count - 1),
                                     &rest, is_disjoint(op)));
}

static bool drop_unit_components(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  ValueList indices = indices_of(rw, op), kept = list_new(rw, indices.count);
  Basis basis = basis_of_join(rw, op), rest = basis;
  rest.sizes = arena_array(rw->arena, Mixed, basis.count + 1);
  rest.count = 0;
  for (uint32_t i = 0; i < basis.count; i++) {
    if (is_one(ctx, &basis, i) &&
        (is_disjoint(op) || is_zero(ctx, indices.items[i])))
      continue;
    list_add(&kept, indices.items[i]);
    push_size(&rest, &basis, i);
  }
  if (kept.count == indices.count)
    return false;
  return rewrite_replace1(
      rw, op,
      kept.count ? build_join(rw, op->loc, kept, &rest, is_disjoint(op))
                 : build_index(&rw->b, 0));
}

// Neighbouring results of a division that are joined by the same sizes.

typedef struct Run {
  Op *split;
  uint32_t in_join, in_split, length;
} Run;

typedef struct Merge {
  Rewriter *rw;
  Op *join;
  Basis basis;
  ValueList indices;
  Run *runs;
  uint32_t nruns;
} Merge;

static bool has_run_of(const Merge *m, const Op *split) {
  for (uint32_t i = 0; i < m->nruns; i++)
    if (m->runs[i].split == split)
      return true;
  return false;
}

// The run that begins at index `i`, of length 0 if none does.
static Run run_at(const Merge *m, uint32_t i) {
  const Value *index = m->indices.items[i];
  Op *split = value_def(index, OP_affine_delinearize_index);
  if (!split)
    return (Run){0};
  Basis basis = basis_of_split(m->rw, split);
  Run run = {split, i, index->index, 1};
  bool at_front = !i && !run.in_split;
  bool by_disjoint = is_disjoint(m->join) && !run.in_split && !basis.has_outer;
  if (!is_same_size(&basis, run.in_split, &m->basis, i) && !at_front &&
      !by_disjoint)
    return (Run){0};
  while (i + run.length < m->indices.count &&
         run.in_split + run.length < split->nresults &&
         m->indices.items[i + run.length] ==
             op_result(split, run.in_split + run.length) &&
         is_same_size(&m->basis, i + run.length, &basis,
                      run.in_split + run.length))
    run.length++;
  return run;
}

static void find_runs(Merge *m) {
  for (uint32_t i = 0; i < m->indices.count;) {
    Run run = run_at(m, i);
    bool counts = run.length > 1 && !has_run_of(m, run.split);
    if (counts)
      m->runs[m->nruns++] = run;
    i += counts ? run.length : 1;
  }
}

// The product of the sizes of a run; none when one is missing.
static bool size_of_run(Merge *m, const Run *run, Mixed *size) {
  Ctx *ctx = m->rw->b.ctx;
  Mixed *values = arena_array(m->rw->arena, Mixed, run->length + 1);
  AffineExpr *product = affine_constant(ctx, 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < run->length; i++) {
    Mixed one = m->basis.sizes[run->in_join + i];
    if (!has_size(&m->basis, run->in_join + i))
      return false;
    if (one.value)
      one = mixed_of(ctx, one.value);
    AffineExpr *factor =
        one.value ? affine_symbol(ctx, n) : affine_constant(ctx, one.number);
    if (one.value)
      values[n++] = one;
    product = affine_binary(ctx, AFFINE_MUL, product, factor);
  }
  if (affine_is(product, AFFINE_CONSTANT)) {
    *size = mixed_number(product->value);
    return true;
  }
  Value **operands = arena_array(m->rw->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = values[i].value;
  m->rw->b.loc = m->join->loc;
  *size = mixed_value(op_result(
      build_affine_map_op(&m->rw->b, OP_affine_apply,
                          attr_affine_map(ctx, 0, n, &product, 1), operands),
      0));
  return true;
}

typedef struct Merged { // what a run becomes
  Value *index;
  ValueList results; // for those of the division; none: it is not needed
} Merged;

// Merges indices that follow each other in both bases into one.
static Merged merge_run(Merge *m, const Run *run, bool has, Mixed size) {
  Rewriter *rw = m->rw;
  Op *split = run->split;
  if (run->length == split->nresults)
    return (Merged){op_operand(split, 0), {0}};
  Basis old = basis_of_split(rw, split);
  Basis joined = {arena_array(rw->arena, Mixed, old.count + 1), 0, false};
  for (uint32_t i = 0; i < old.count; i++) {
    bool inside = i >= run->in_split && i < run->in_split + run->length;
    if (!inside) {
      push_size(&joined, &old, i);
      continue;
    }
    if (i != run->in_split)
      continue;
    if (!joined.count)
      joined.has_outer = has;
    joined.sizes[joined.count++] = size;
  }
  ValueList whole = build_split(rw, split->loc, op_operand(split, 0), &joined);
  Basis inner = {m->basis.sizes + run->in_join, run->length,
                 has_size(&m->basis, run->in_join)};
  Value *index = whole.items[run->in_split];
  ValueList parts = build_split(rw, split->loc, index, &inner);
  ValueList results = list_part(whole, 0, run->in_split);
  results = list_join(rw, results, parts);
  results = list_join(
      rw, results,
      list_part(whole, run->in_split + 1, whole.count - run->in_split - 1));
  return (Merged){index, results};
}

// Joins indices without splitting them first, where both bases agree.
static bool cancel_join_of_split(Rewriter *rw, Op *op) {
  Merge m = {.rw = rw,
             .join = op,
             .basis = basis_of_join(rw, op),
             .indices = indices_of(rw, op)};
  m.runs = arena_array(rw->arena, Run, m.indices.count + 1);
  find_runs(&m);
  if (!m.nruns)
    return false;
  ValueList indices = list_new(rw, m.indices.count);
  Basis basis = {arena_array(rw->arena, Mixed, m.basis.count + 1), 0, false};
  Merged *merged = arena_array(rw->arena, Merged, m.nruns);
  uint32_t at = 0;
  for (uint32_t r = 0; r < m.nruns; r++) {
    const Run *run = &m.runs[r];
    Mixed size = mixed_number(0);
    for (; at < run->in_join; at++) {
      list_add(&indices, m.indices.items[at]);
      push_size(&basis, &m.basis, at);
    }
    at += run->length;
    builder_before(&rw->b, run->split);
    bool has = size_of_run(&m, run, &size);
    merged[r] = merge_run(&m, run, has, size);
    list_add(&indices, merged[r].index);
    if (!basis.count)
      basis.has_outer = has;
    basis.sizes[basis.count++] = size;
  }
  for (; at < m.indices.count; at++) {
    list_add(&indices, m.indices.items[at]);
    push_size(&basis, &m.basis, at);
  }
  builder_before(&rw->b, op);
  rewrite_replace1(rw, op,
                   build_join(rw, op->loc, indices, &basis, is_disjoint(op)));
  for (uint32_t r = 0; r < m.nruns; r++)
    if (merged[r].results.count)
      rewrite_replace(rw, m.runs[r].split, merged[r].results.items);
  return true;
}

const Pattern patterns_affine_index[] = {
    PATTERN(OP_affine_delinearize_index, 1, cancel_split_of_join, ""),
    PATTERN(OP_affine_delinearize_index, 1, drop_unit_sizes, ""),
    PATTERN(OP_affine_delinearize_index, 1, divide_last_joined, ""),
    PATTERN(OP_affine_linearize_index, 1, cancel_join_of_split, ""),
    PATTERN(OP_affine_linearize_index, 1, drop_leading_zero, ""),
    PATTERN(OP_affine_linearize_index, 1, drop_unit_components, ""),
    {0},
};
