// linalg-specialize-generic-ops, linalg-morph-ops: linalg.generic gets the name
// of the operation that it is; and other changes of form.
//
// Requires: nothing.
// Guarantees: folds apply.
// Invalidates: nothing.
//
// Before:
//
//   linalg.generic {indexing_maps = [(d0, d1) -> (d0, d1), (d0, d1) -> (d0, d1)],
//                   iterator_types = ["parallel", "parallel"]}
//       ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
//   ^bb0(%in: f32, %out: f32):
//     %e = math.exp %in : f32
//     linalg.yield %e : f32
//   }
//
// After:
//
//   linalg.exp ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>)
//
// Contractions become linalg.matmul or batch_matmul, with maps if an operand is
// transposed, and with `cast` if integers are unsigned: mlir-opt of LLVM 22
// drops both, and then computes something else. Of operations on elements the
// same ones as mlir-opt's have a name here; convolutions and poolings all have.
// linalg-specialize-generic-ops also has inputs transposed and broadcast before
// an operation on elements that reads them so, for it to have a name then.

#include "ir/build/tensor.h"
#include "lowering/linalg/match_named.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

static bool maps_are_identity(const Structured *s) {
  for (uint32_t i = 0; i < s->op->noperands; i++)
    if (!map_is_identity(s->maps[i]))
      return false;
  return true;
}

// `made`, of which nobody has heard, takes the place of `op`; false if NULL.
static bool replace_by_trial(Rewriter *rw, Op *op, Op *made) {
  if (!made)
    return false;
  if (rw->b.listener)
    listener_inserted(rw->b.listener, made);
  rewrite_replace_by(rw, op, made);
  return true;
}

static Value **operands_of(Rewriter *rw, const Op *op) {
  return list_of_operands(rw, op, 0).items;
}

// Contractions

typedef enum MatrixMap { MATRIX_OTHER, MATRIX_PLAIN, MATRIX_TURNED } MatrixMap;

// Whether the last two results are row and column, or the other way round;
// those before are the first loops.
static MatrixMap matrix_map(const Attr *map, uint32_t nbatch,
                            const AffineExpr *row, const AffineExpr *column) {
  AffineExpr *const *results = map->as.map.results;
  if (map->as.map.nresults != nbatch + 2)
    return MATRIX_OTHER;
  for (uint32_t i = 0; i < nbatch; i++)
    if (!affine_is(results[i], AFFINE_DIM) || results[i]->value != i)
      return MATRIX_OTHER;
  if (results[nbatch] == row && results[nbatch + 1] == column)
    return MATRIX_PLAIN;
  return results[nbatch] == column && results[nbatch + 1] == row ? MATRIX_TURNED
                                                                 : MATRIX_OTHER;
}

static AffineExpr *find_reduction(Rewriter *rw, const Structured *s) {
  uint32_t loop = 0, n = 0;
  for (uint32_t i = 0; i < s->nloops; i++)
    if (s->reduces[i]) {
      loop = i;
      n++;
    }
  return n == 1 ? affine_dim(rw->b.ctx, loop) : NULL;
}

// The row and the column of the result, in this order.
static bool find_result_loops(const Structured *s, uint32_t nbatch,
                              AffineExpr **row, AffineExpr **column) {
  const Attr *map = s->maps[2];
  if (map->as.map.nresults != nbatch + 2 || !map_is_projected_permutation(map))
    return false;
  *row = map->as.map.results[nbatch];
  *column = map->as.map.results[nbatch + 1];
  return !s->reduces[(*row)->value] && !s->reduces[(*column)->value];
}

static Attr *turned_maps(Rewriter *rw, uint32_t nbatch, bool turn_a,
                         bool turn_b) {
  Ctx *ctx = rw->b.ctx;
  uint32_t m = nbatch, n = nbatch + 1, k = nbatch + 2;
  const uint32_t ends[3][2] = {{turn_a ? k : m, turn_a ? m : k},
                               {turn_b ? n : k, turn_b ? k : n},
                               {m, n}};
  Attr *maps[3];
  for (uint32_t i = 0; i < 3; i++) {
    AffineExpr *results[] = {affine_dim(ctx, 0), affine_dim(ctx, ends[i][0]),
                             affine_dim(ctx, ends[i][1])};
    maps[i] =
        attr_affine_map(ctx, nbatch + 3, 0, results + 1 - nbatch, nbatch + 2);
  }
  return attr_array(ctx, maps, 3);
}

_Static_assert((int)A_linalg_matmul_indexing_maps ==
                       (int)A_linalg_batch_matmul_indexing_maps &&
                   (int)A_linalg_matmul_cast == (int)A_linalg_batch_matmul_cast,
               "made by the same function");

// Names a product of matrices, in a batch or not.
static bool specialize_contraction(Rewriter *rw, const Structured *s) {
  AffineExpr *m, *n, *k = find_reduction(rw, s);
  uint32_t nbatch = s->nloops - 3;
  if (s->nloops < 3 || nbatch > 1 || s->ninputs != 2 || s->ninits != 1 || !k ||
      !find_result_loops(s, nbatch, &m, &n))
    return false;
  MatrixMap a = matrix_map(s->maps[0], nbatch, m, k);
  MatrixMap b = matrix_map(s->maps[1], nbatch, k, n);
  MatrixMap c = matrix_map(s->maps[2], nbatch, m, n);
  bool turn_a = a == MATRIX_TURNED, turn_b = b == MATRIX_TURNED;
  if (!a || !b || !c || (turn_a && turn_b))
    return false;
  uint32_t opcode = nbatch ? OP_linalg_batch_matmul : OP_linalg_matmul;
  Attr *slots[] = {
      [A_linalg_matmul_operandSegmentSizes] = NULL,
      [A_linalg_matmul_cast] = NULL,
      [A_linalg_matmul_indexing_maps] =
          turn_a || turn_b ? turned_maps(rw, nbatch, turn_a, turn_b) : NULL};
  Value **operands = operands_of(rw, s->op);
  Op *made = build_if_same_body(rw, s, opcode, slots, operands);
  if (!made) {
    slots[A_linalg_matmul_cast] = attr_flags(rw->b.ctx, def_attr_linalg_type_fn,
                                             E_linalg_type_fn_cast_unsigned);
    made = build_if_same_body(rw, s, opcode, slots, operands);
  }
  return replace_by_trial(rw, s->op, made);
}

// Copies

static const Op *only_yield(const Structured *s) {
  const Block *body = structured_body(s);
  return body->first == body->last ? body->last : NULL;
}

static bool yields_input(const Structured *s) {
  const Op *yield = only_yield(s);
  return yield && s->ninputs == 1 &&
         op_operand(yield, 0) == block_arg(structured_body(s), 0);
}

static bool is_container(const Type *type) {
  return type->kind == TY_TENSOR || type->kind == TY_MEMREF;
}

// The value that is yielded for all elements; NULL: there is none.
static Value *filled_value(Rewriter *rw, const Structured *s) {
  Op *yield = structured_body(s)->last;
  if (!map_is_identity(s->maps[s->ninputs]))
    return NULL;
  if (s->ninputs)
    return yields_input(s) && !is_container(op_operand(s->op, 0)->type)
               ? op_operand(s->op, 0)
               : NULL;
  Value *value = op_operand(yield, 0);
  Op *def = value_op(value);
  if (!def || !op_has(def, TRAIT_CONSTANT_LIKE))
    return NULL;
  if (def->block == yield->block)
    rewrite_move_before(rw, def, s->op);
  return value;
}

// Dimensions of the init that the input has, in increasing order or each.
static bool specialize_relayout(Rewriter *rw, const Structured *s) {
  const Attr *map = s->maps[0];
  uint32_t n = 0, rank = map->as.map.nresults;
  if (!map_is_projected_permutation(map) || !map_is_identity(s->maps[1]))
    return false;
  int64_t *dims = arena_array(rw->arena, int64_t, s->nloops + 1);
  if (rank == s->nloops) { // a permutation, of which this is the inverse
    for (uint32_t i = 0; i < rank; i++)
      dims[map->as.map.results[i]->value] = i;
    rewrite_replace_by(
        rw, s->op,
        build_linalg_transpose(&rw->b, rw->arena, op_operand(s->op, 0),
                               op_operand(s->op, 1),
                               attr_dense_i64(rw->b.ctx, dims, rank)));
    return true;
  }
  for (uint32_t loop = 0, i = 0; loop < s->nloops; loop++)
    if (i < rank && map->as.map.results[i]->value == loop)
      i++;
    else
      dims[n++] = loop;
  if (n + rank != s->nloops) // not increasing
    return false;
  Attr *slots[] = {[A_linalg_broadcast_dimensions] =
                       attr_dense_i64(rw->b.ctx, dims, n)};
  rewrite_replace_by(rw, s->op,
                     build_structured(&rw->b, rw->arena, OP_linalg_broadcast,
                                      slots, operands_of(rw, s->op), 2, 1));
  return true;
}

static bool specialize_copy(Rewriter *rw, const Structured *s) {
  Op *op = s->op;
  if (s->ninits != 1 || !only_yield(s) || s->ninputs > 1)
    return false;
  Value *value = filled_value(rw, s);
  if (value) {
    rewrite_replace_by(
        rw, op, build_fill(&rw->b, rw->arena, value, structured_init(s, 0)));
    return true;
  }
  if (!yields_input(s) || !is_container(op_operand(op, 0)->type))
    return false;
  if (!maps_are_identity(s))
    return specialize_relayout(rw, s);
  rewrite_replace_by(rw, op,
                     build_linalg_copy(&rw->b, rw->arena, op_operand(op, 0),
                                       op_operand(op, 1)));
  return true;
}

// Operations on elements, those that mlir-opt knows

static const uint32_t elementwise[] = {
    OP_linalg_exp, OP_linalg_add, OP_linalg_sub, OP_linalg_mul, OP_linalg_div};

// Names an operation whose body is one operation on all elements.
static bool specialize_elementwise(Rewriter *rw, const Structured *s) {
  const Block *body = structured_body(s);
  const Op *computes = body->first;
  if (s->ninits != 1 || computes->noperands != s->ninputs ||
      computes->next != body->last || !maps_are_identity(s) ||
      !type_is_float(block_arg(body, s->ninputs)->type))
    return false;
  // The operands as the body takes them.
  Value **operands = operands_of(rw, s->op);
  for (uint32_t i = 0; i < s->ninputs; i++) {
    const Value *arg = op_operand(computes, i);
    if (value_arg_block(arg) != body || arg->index >= s->ninputs ||
        (i && arg == op_operand(computes, 0)))
      return false;
    operands[i] = op_operand(s->op, arg->index);
  }
  for (size_t i = 0; i < ARRAY_SIZE(elementwise); i++) {
    const OpInfo *info = ctx_op_by_opcode(rw->b.ctx, elementwise[i]);
    if (body_arity(info, NULL) != s->op->noperands)
      continue;
    if (replace_by_trial(
            rw, s->op,
            build_if_same_body(rw, s, elementwise[i], NULL, operands)))
      return true;
  }
  return false;
}

static bool specialize(Rewriter *rw, Op *op) {
  Structured s;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s) ||
      !(op_has_pure_tensors(op) || op_has_pure_buffers(op)))
    return false;
  if (structured_reduces(&s))
    return specialize_contraction(rw, &s) ||
           replace_by_trial(rw, op, build_matching_window(rw, &s));
  return specialize_copy(rw, &s) || specialize_elementwise(rw, &s);
}

// Inputs as they are read

typedef struct Unfolding { // of an input
  int64_t *order;          // of its dimensions, in that of the loops
  int64_t *missing;        // loops that it does not have
  uint32_t rank, nmissing;
  bool turned; // the order is not that which they have
} Unfolding;

static Unfolding unfolding_of(Rewriter *rw, const Attr *map) {
  uint32_t nloops = map->as.map.ndims;
  Unfolding u = {.order = arena_array(rw->arena, int64_t, nloops + 1),
                 .missing = arena_array(rw->arena, int64_t, nloops + 1)};
  for (uint32_t loop = 0; loop < nloops; loop++) {
    uint32_t i = 0;
    while (i < map->as.map.nresults && map->as.map.results[i]->value != loop)
      i++;
    if (i == map->as.map.nresults) {
      u.missing[u.nmissing++] = loop;
      continue;
    }
    u.turned |= i != u.rank;
    u.order[u.rank++] = i;
  }
  return u;
}

static Value *empty_of_shape(Rewriter *rw, Type *element, const int64_t *shape,
                             uint32_t rank) {
  Type *type = type_tensor(rw->b.ctx, (int)rank, shape, element, NULL);
  return build_value(&rw->b, OP_tensor_empty, type, NULL, 0);
}

// The input in the shape of the loops.
static Value *unfold(Rewriter *rw, Value *input, const Attr *map,
                     const int64_t *loops) {
  Unfolding u = unfolding_of(rw, map);
  Type *element = type_element(input->type);
  int64_t *shape = arena_array(rw->arena, int64_t, u.rank + 1);
  for (uint32_t i = 0; i < u.rank; i++)
    shape[i] = input->type->as.shaped.shape[u.order[i]];
  if (u.turned)
    input = op_result(
        build_linalg_transpose(&rw->b, rw->arena, input,
                               empty_of_shape(rw, element, shape, u.rank),
                               attr_dense_i64(rw->b.ctx, u.order, u.rank)),
        0);
  if (!u.nmissing)
    return input;
  Attr *slots[] = {[A_linalg_broadcast_dimensions] =
                       attr_dense_i64(rw->b.ctx, u.missing, u.nmissing)};
  Value *operands[] = {input,
                       empty_of_shape(rw, element, loops, map->as.map.ndims)};
  return op_result(build_structured(&rw->b, rw->arena, OP_linalg_broadcast,
                                    slots, operands, 2, 1),
                   0);
}

static bool can_unfold(const Structured *s) {
  for (uint32_t i = 0; i < s->op->noperands; i++) {
    const Type *type = op_operand(s->op, i)->type;
    if (type->kind != TY_TENSOR || !type_has_static_shape(type) ||
        !map_is_projected_permutation(s->maps[i]))
      return false;
  }
  return true;
}

// Transposes and broadcasts inputs before the operation instead of by maps.
static bool unfold_inputs(Rewriter *rw, Op *op) {
  Structured s;
  bool any = false;
  if (!op_has_pure_tensors(op) ||
      !structured_of(rw->b.ctx, rw->arena, op, &s) || structured_reduces(&s) ||
      (s.ninputs == 1 && s.ninits == 1) || only_yield(&s) || !can_unfold(&s))
    return false;
  LoopExtent *extents = arena_array(rw->arena, LoopExtent, s.nloops + 1);
  int64_t *loops = arena_array(rw->arena, int64_t, s.nloops + 1);
  if (!structured_extents(&s, extents))
    return false;
  for (uint32_t i = 0; i < s.nloops; i++)
    loops[i] = op_operand(op, extents[i].operand)
                   ->type->as.shaped.shape[extents[i].dim];
  Value **operands = operands_of(rw, op);
  for (uint32_t i = 0; i < s.ninputs; i++) {
    if (map_is_identity(s.maps[i]))
      continue;
    operands[i] = unfold(rw, operands[i], s.maps[i], loops);
    s.maps[i] = affine_map_identity(rw->b.ctx, rw->arena, s.nloops);
    any = true;
  }
  if (!any)
    return false;
  return replace_by_generic(rw, op, &s, operands);
}

// linalg.elementwise, of the kind of that name

static bool name_category(Rewriter *rw, Op *op) {
  Structured s;
  int64_t kind;
  const char *name = strchr(op->info->name, '.') + 1;
  if (!enum_parse(&enum_linalg_elementwise_kind, str_from(name), &kind) ||
      !structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  Attr *slots[] = {[A_linalg_elementwise_kind] = attr_flags(
                       rw->b.ctx, def_attr_linalg_elementwise_kind, kind),
                   [A_linalg_elementwise_indexing_maps] =
                       attr_array(rw->b.ctx, s.maps, op->noperands),
                   [A_linalg_elementwise_operandSegmentSizes] = NULL};
  rewrite_replace_by(rw, op,
                     build_structured(&rw->b, rw->arena, OP_linalg_elementwise,
                                      slots, operands_of(rw, op), op->noperands,
                                      s.ninputs));
  return true;
}

// Passes

static const Pattern patterns_specialize[] = {
    PATTERN(OP_linalg_generic, 2, specialize, ""),
    {0},
};

static const Pattern patterns_unfold[] = {
    PATTERN(OP_linalg_generic, 1, unfold_inputs, ""),
    {0},
};

static const Pattern patterns_categorize[] = {
    PATTERN_WHERE(info_is_structured, 1, name_category, ""),
    {0},
};

static const Pattern patterns_generalize[] = {
    PATTERN_WHERE(info_is_structured, 1, generalize_structured, ""),
    {0},
};

static void add_specialize(PatternSet *set, const PassRun *run) {
  (void)run;
  pattern_set_add(set, patterns_specialize);
  pattern_set_add(set, patterns_unfold);
}

bool lower_linalg_specialize_generic_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_patterns(run, add_specialize));
}

static void add_morph(PatternSet *set, const PassRun *run) {
  const Options_linalg_morph_ops *options = PASS_OPTIONS(run, linalg_morph_ops);
  if (options->named_to_category)
    pattern_set_add(set, patterns_categorize);
  if (options->named_to_generic || options->category_to_generic)
    pattern_set_add(set, patterns_generalize);
  if (options->generic_to_named)
    pattern_set_add(set, patterns_specialize);
}

bool lower_linalg_morph_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_patterns(run, add_morph));
}
