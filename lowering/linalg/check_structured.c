// Checks while the program runs that operands of structured operations have the
// sizes that their loops need, for generate-runtime-verification.
//
// How often a loop runs follows from the first operand that it alone is an
// index of. If all of them run, the indices of the first and of the last
// iteration must not be negative; a dimension that one loop runs along ends
// with the last, others have to reach as far:
//
//   linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<3xf32>)
//                  outs(%c : tensor<?xf32>)
//
//   scf.if %size_of_c > 0 {
//     %last = affine.apply (s0 + 2)()[%size_of_c - 1]
//     cf.assert min(%last, 0) >= 0
//     cf.assert max(%last, 0) + 1 <= %size_of_a
//     ...
//   }
//
// As the other checks, these are mlir-opt's, operation by operation.

#include "ir/analysis/fold.h"
#include "ir/build/affine.h"
#include "lowering/linalg/linalg.h"
#include "lowering/memref/runtime_check.h"

typedef struct LoopCheck {
  Check *c;
  Structured s;
  Value *zero, *one;
  Mixed *sizes; // of each loop
  Mixed *firsts, *lasts;
} LoopCheck;

static Builder *at(LoopCheck *l) {
  return &l->c->b;
}

static Value *build_index_op(LoopCheck *l, uint32_t opcode, Value *lhs,
                             Value *rhs) {
  return build_or_fold(at(l), l->c->arena,
                       value_op(build_binary(at(l), opcode, lhs, rhs)));
}

static Op *build_compare(LoopCheck *l, int64_t predicate, Value *lhs,
                         Value *rhs) {
  Value *value = build_value(at(l), OP_index_cmp, at(l)->ctx->i1,
                             (Value *[]){lhs, rhs}, 2);
  value_op(value)->slots[A_index_cmp_pred] =
      attr_flags(at(l)->ctx, def_attr_index_cmp_predicate, predicate);
  return value_op(value);
}

static Value *compare_folded(LoopCheck *l, int64_t predicate, Value *lhs,
                             Value *rhs) {
  return build_or_fold(at(l), l->c->arena,
                       build_compare(l, predicate, lhs, rhs));
}

static Value *size_folded(LoopCheck *l, Value *operand, uint32_t dim) {
  return build_or_fold(at(l), l->c->arena,
                       check_build_dim(l->c, operand, (int)dim));
}

// Asks for the sizes of all dimensions, and keeps those of the loops.
static bool find_sizes(LoopCheck *l) {
  const Structured *s = &l->s;
  LoopExtent *extents = arena_array(l->c->arena, LoopExtent, s->nloops + 1);
  if (!structured_extents(s, extents))
    return false;
  for (uint32_t i = 0; i < s->op->noperands; i++) {
    Value *operand = op_operand(s->op, i);
    for (uint32_t k = 0; k < structured_rank(operand->type); k++) {
      Mixed size = mixed_number(operand->type->as.shaped.shape[k]);
      if (size.number == DYNAMIC)
        size = mixed_value(size_folded(l, operand, k));
      for (uint32_t loop = 0; loop < s->nloops; loop++)
        if (extents[loop].operand == i && extents[loop].dim == k)
          l->sizes[loop] = size;
    }
  }
  return true;
}

static Value *all_run(LoopCheck *l) {
  Value *all = NULL;
  for (uint32_t i = 0; i < l->s.nloops; i++) {
    Value *start = build_index(at(l), 0);
    Value *end = mixed_materialize(at(l), l->sizes[i]);
    Value *runs = op_result(build_compare(l, E_index_cmp_slt, start, end), 0);
    all = all ? build_binary(at(l), OP_arith_andi, all, runs) : runs;
  }
  return all;
}

static void find_last_iterations(LoopCheck *l) {
  for (uint32_t i = 0; i < l->s.nloops; i++) {
    Value *size = mixed_materialize(at(l), l->sizes[i]);
    l->firsts[i] = mixed_number(0);
    l->lasts[i] =
        mixed_of(at(l)->ctx, build_index_op(l, OP_index_sub, size, l->one));
  }
}

// Checks that the indices of a dimension stay inside of it.
static void check_dim(LoopCheck *l, uint32_t operand, uint32_t dim, Mixed start,
                      Mixed end) {
  const Structured *s = &l->s;
  const Attr *map = s->maps[operand];
  Builder *b = at(l);
  Value *first = mixed_materialize(b, start);
  Value *last = mixed_materialize(b, end);
  Value *least = build_index_op(l, OP_index_mins, last, first);
  check_assert(l->c, s->op, compare_folded(l, E_index_cmp_sge, least, l->zero),
               "unexpected negative result on dimension #%u of input/output "
               "operand #%u",
               dim, operand);
  Value *most = build_index_op(l, OP_index_maxs, last, first);
  Value *inferred = build_index_op(l, OP_index_add, most, l->one);
  Value *size = size_folded(l, op_operand(s->op, operand), dim);
  bool exact = affine_is(map->as.map.results[dim], AFFINE_DIM);
  check_assert(l->c, s->op,
               compare_folded(l, exact ? E_index_cmp_eq : E_index_cmp_sle,
                              inferred, size),
               "dimension #%u of input/output operand #%u is incompatible with "
               "inferred dimension size",
               dim, operand);
}

static Mixed *indices_of(LoopCheck *l, const Attr *map,
                         const Mixed *iteration) {
  Mixed *indices = arena_array(l->c->arena, Mixed, map->as.map.nresults + 1);
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    indices[i] = affine_map_result_mixed(at(l), l->c->arena, map, i, iteration);
  return indices;
}

static void check_operand(LoopCheck *l, uint32_t operand) {
  const Attr *map = l->s.maps[operand];
  Mixed *starts = indices_of(l, map, l->firsts);
  Mixed *ends = indices_of(l, map, l->lasts);
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    check_dim(l, operand, i, starts[i], ends[i]);
}

// The body of scf.if.
static void check_operands(LoopCheck *l) {
  find_last_iterations(l);
  for (uint32_t i = 0; i < l->s.op->noperands; i++)
    check_operand(l, i);
  build_op(at(l), OP_scf_yield, NULL, 0, NULL, 0);
}

void check_structured(Check *c, Op *op) {
  LoopCheck l = {.c = c};
  if (!structured_of(c->b.ctx, c->arena, op, &l.s))
    return;
  l.sizes = arena_array(c->arena, Mixed, 3 * l.s.nloops);
  l.firsts = l.sizes + l.s.nloops;
  l.lasts = l.firsts + l.s.nloops;
  if (!find_sizes(&l))
    return;
  l.zero = build_index(&c->b, 0);
  l.one = build_index(&c->b, 1);
  if (!l.s.nloops)
    return;
  Value *condition = all_run(&l);
  Op *branch =
      build_spec(&c->b, &(OpSpec){.info = ctx_op_by_opcode(c->b.ctx, OP_scf_if),
                                  .operands = &condition,
                                  .noperands = 1,
                                  .nregions = 2});
  Builder outside = c->b;
  Block *block = block_create(c->b.pool, op->loc);
  block_append(&branch->regions[0], block);
  builder_at_end(&c->b, block);
  check_operands(&l);
  c->b = outside;
}
