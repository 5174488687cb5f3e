// linalg-vectorize-argmax: structured operations on memrefs that find an extremum
// along rows and its place become loops over vectors.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing; what finds no extremum stays as it is.
// Invalidates: nothing.
//
// In a plain loop each element waits for the comparison of the one before:
//
//   linalg.generic {... iterator_types = ["parallel", "reduction"]}
//       ins(%a : memref<8x1000xf32>) outs(%max, %at : memref<8xf32>, memref<8xi32>) {
//   ^bb0(%x: f32, %m: f32, %p: i32):
//     %i = linalg.index 1 : index
//     %j = arith.index_cast %i : index to i32
//     %c = arith.cmpf ogt, %x, %m : f32
//     %n = arith.select %c, %x, %m : f32       // or arith.maximumf %x, %m
//     %q = arith.select %c, %j, %p : i32
//     linalg.yield %n, %q : f32, i32
//   }
//
// Here each lane of a vector keeps the extremum of its own elements, and the
// number of the iteration in which it found it, -1 where there was none:
//
//   %v:2 = scf.for %i = %c0 to %full step %c16 iter_args(%m = ..., %p = ...) {
//     %x = vector.load %a[%row, %i] : vector<16xf32>
//     %c = arith.cmpf ogt, %x, %m : vector<16xf32>
//     ... arith.select %c, %x, %m, arith.select %c, %i + (0, 1, 2, ...), %p
//   }
//
// Halves of the vector are joined until one lane is left: the better element is
// kept, and of equal ones the earlier. A plain loop goes on with the elements that
// fill no vector. Only at the end the number becomes what the body says of it.
//
// A comparison that is strict keeps the first of equal elements and no NaN, in a
// lane as in the row. arith.maximumf and its like do not go with the comparison
// where there are NaNs: if the extremum or the init is one, the plain loop begins
// anew.

#include "lowering/linalg/accesses.h"
#include "lowering/linalg/argmax.h"
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/loop_order.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/linalg/vector_body.h"
#include "lowering/pass/pass.h"

#include "ir/affine.h"
#include "ir/analysis/analysis.h"
#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"
#include "ir/rewrite/greedy.h"

// Vectors that do not wait for each other.
enum { NCHAINS = 4 };

typedef struct Search {
  Rewriter *rw;
  const TargetModel *target;
  Structured s;
  Argmax is;
  LoopExtent *extents;
  uint32_t loop; // that reduces
  // A copy of the operation whose body yields only the element that is compared,
  // and which operands of it do not move along the loop.
  Structured of;
  bool *uniform;
  uint32_t lanes;
  Type *number; // of an iteration: i32, or i64 beside elements of that size
  Value **ivs;
} Search;

// The extremum of the elements so far and the number of its iteration, of one lane
// or of all.
typedef struct Best {
  Value *value, *at;
} Best;

static int64_t known_extent(const Search *a, uint32_t loop) {
  LoopExtent e = a->extents[loop];
  return op_operand(a->s.op, e.operand)->type->as.shaped.shape[e.dim];
}

// Finds the one loop that reduces; it has contiguous elements.
static bool find_loop(Search *a) {
  uint32_t nreduces = 0;
  for (uint32_t i = 0; i < a->s.nloops; i++)
    if (a->s.reduces[i]) {
      a->loop = i;
      nreduces++;
    }
  return nreduces == 1 &&
         loop_order_innermost(a->rw->b.ctx, a->rw->arena, &a->s, a->extents,
                              false) == a->loop;
}

// Whether vectors can be loaded from the operand. Sets uniform.
static bool fits(Search *a, uint32_t operand) {
  const Attr *map = a->s.maps[operand];
  a->uniform[operand] = !dims_of_loop(map, a->loop);
  return map_is_of_loops(map) &&
         (a->uniform[operand] ||
          operand_is_contiguous(a->rw->arena, &a->s, operand, a->loop));
}

static bool all_fit(Search *a) {
  uint32_t n = a->s.ninputs + a->s.ninits;
  a->uniform = arena_zero(a->rw->arena, n + 1, 1);
  for (uint32_t i = 0; i < n; i++)
    if (!fits(a, i))
      return false;
  return true;
}

static bool has_vectors(Search *a) {
  a->extents = arena_array(a->rw->arena, LoopExtent, a->s.nloops + 1);
  return (structured_extents(&a->s, a->extents) && find_loop(a) &&
          all_fit(a)) ||
         rewrite_decline(a->rw, a->s.op, "no row has contiguous elements");
}

// A copy of the operation whose body yields x in the place of everything, for
// build_vector_body(). It is no operation that verifies, and to be erased.
static void copy_of_x(Search *a) {
  PtrMap map = {0};
  Rewriter *rw = a->rw;
  builder_before(&rw->b, a->s.op);
  Op *copy = rewrite_clone(rw, a->s.op, &map);
  a->of = a->s;
  a->of.op = copy;
  Value *x = ptrmap_get(&map, a->is.x);
  Op *yield = block_terminator(structured_body(&a->of));
  for (uint32_t i = 0; i < yield->noperands; i++)
    op_set_operand(yield, i, x ? x : a->is.x);
  erase_dead_code(rw, &copy->regions[0]);
}

static bool x_uses_inits(const Search *a) {
  const Block *body = structured_body(&a->of);
  for (uint32_t i = a->s.ninputs; i < body->nargs; i++)
    if (block_arg(body, i)->uses)
      return true;
  return false;
}

static bool choose_lanes(Search *a) {
  Rewriter *rw = a->rw;
  if (x_uses_inits(a))
    return rewrite_decline(rw, a->s.op, "its elements depend on its results");
  uint32_t bytes = vector_body_bytes(rw->arena, &a->of, a->uniform);
  if (!bytes)
    return rewrite_decline(rw, a->s.op, "its elements are not of vectors");
  if (vector_body_flushes(&a->of, a->target))
    return rewrite_decline(rw, a->s.op,
                           "vectors take subnormal numbers of f32 for zero");
  uint32_t number = bytes > 4 ? bytes : 4;
  a->number = type_int(rw->b.ctx, 8 * number);
  a->lanes = a->target->vector_bytes / number;
  int64_t n = known_extent(a, a->loop);
  if (a->lanes < 2 || (a->lanes & (a->lanes - 1)) ||
      (n != DYNAMIC && n < 2 * (int64_t)a->lanes))
    return rewrite_decline(rw, a->s.op, "its rows fill no vectors");
  return true;
}

// Accesses

static Builder *at(Search *a) {
  return &a->rw->b;
}

static Iteration iteration_of(const Search *a) {
  return (Iteration){a->rw, &a->s, a->ivs};
}

static Value *load(Search *a, uint32_t operand, Type *type) {
  Iteration iteration = iteration_of(a);
  return load_operand(&iteration, operand, type);
}

static Value *load_init(Search *a, uint32_t init) {
  Type *element = type_element(structured_init(&a->s, init)->type);
  return load(a, a->s.ninputs + init, element);
}

static void store_init(Search *a, uint32_t init, Value *value) {
  Iteration iteration = iteration_of(a);
  store_operand(&iteration, a->s.ninputs + init, value);
}

// x of the iterations from the present one on.
static Value *build_x(Search *a, uint32_t lanes) {
  VectorBody body = {.rw = a->rw, .s = &a->of, .lanes = lanes};
  const Block *block = structured_body(&a->of);
  Value **args = arena_zero(a->rw->arena, block->nargs * sizeof *args, 8);
  for (uint32_t i = 0; i < a->s.ninputs; i++) {
    Value *operand = op_operand(a->s.op, i);
    Type *element = block_arg(block, i)->type;
    if (!block_arg(block, i)->uses)
      continue;
    bool is_scalar = operand->type->kind != TY_MEMREF;
    Type *type = a->uniform[i] ? element : vector_body_type(&body, element);
    args[i] = is_scalar ? operand : load(a, i, type);
  }
  Value *values[2];
  build_vector_body(&body, args, values);
  return values[0];
}

// Comparing

static Value *compare(Search *a, int64_t predicate, Value *x, Value *y) {
  bool is_float = a->is.order->compare == OP_arith_cmpf;
  return is_float ? arith_cmpf(at(a), predicate, x, y)
                  : arith_cmpi(at(a), predicate, x, y);
}

// The better value of two, of which `is_better` says whether it is x.
static Value *keep(Search *a, Value *is_better, Value *x, Value *y) {
  if (op_is(a->is.keeps, OP_arith_select))
    return arith_select(at(a), is_better, x, y);
  Value *operands[] = {x, y};
  return op_result(build_same(at(a), a->is.keeps, operands, &x->type, 1), 0);
}

// Compares the elements x, of the iterations `number`, with the best so far, and
// returns the better of both.
static Best step(Search *a, Best best, Value *x, Value *number) {
  Value *is_better = compare(a, a->is.order->better, x, best.value);
  Value *value = keep(a, is_better, x, best.value);
  return (Best){value, arith_select(at(a), is_better, number, best.at)};
}

// What is known from two lanes; of equal elements, the earlier one. A lane that
// found none has the greatest number.
static Best join(Search *a, Best x, Best y) {
  Builder *b = at(a);
  Value *is_better = compare(a, a->is.order->better, x.value, y.value);
  Value *is_equal = compare(a, a->is.order->equal, x.value, y.value);
  Value *is_earlier = arith_cmpi(b, E_arith_cmpi_ult, x.at, y.at);
  Value *is_first = build_binary(b, OP_arith_andi, is_equal, is_earlier);
  Value *is_x = build_binary(b, OP_arith_ori, is_better, is_first);
  Value *value = keep(a, is_x, x.value, y.value);
  return (Best){value, arith_select(b, is_x, x.at, y.at)};
}

static Value *lanes_from(Search *a, Value *vector, uint32_t first, uint32_t n) {
  int64_t *mask = arena_array(a->rw->arena, int64_t, n);
  for (uint32_t i = 0; i < n; i++)
    mask[i] = first + i;
  return build_vector_shuffle(at(a), vector, vector, mask, n);
}

static Best lanes_of_best(Search *a, Best best, uint32_t first, uint32_t n) {
  Value *value = lanes_from(a, best.value, first, n);
  return (Best){value, lanes_from(a, best.at, first, n)};
}

static Best join_lanes(Search *a, Best best) {
  for (uint32_t n = a->lanes / 2; n; n /= 2) {
    Best low = lanes_of_best(a, best, 0, n);
    Best high = lanes_of_best(a, best, n, n);
    best = join(a, high, low);
  }
  int64_t first = 0;
  Value *value = build_vector_part(at(a), best.value, &first, 1);
  return (Best){value, build_vector_part(at(a), best.at, &first, 1)};
}

// Loops

static Type *vector_of(const Search *a, Type *element) {
  int64_t lanes = a->lanes;
  return type_vector(a->rw->b.ctx, 1, &lanes, NULL, element);
}

// Enters a loop that carries what is known by each of `n` chains.
static Op *enter_search(Search *a, Value *from, Value *to, int64_t by,
                        Best *chains, uint32_t n) {
  Rewriter *rw = a->rw;
  ValueList inits = list_new(rw, 2 * n);
  for (uint32_t i = 0; i < n; i++) {
    list_add(&inits, chains[i].value);
    list_add(&inits, chains[i].at);
  }
  Value *step = build_index(&rw->b, by);
  Op *loop = build_for(rw, from, to, step, inits);
  Block *body = body_of(loop, 0);
  for (uint32_t i = 0; i < n; i++)
    chains[i] = (Best){block_arg(body, 1 + 2 * i), block_arg(body, 2 + 2 * i)};
  builder_at_end(&rw->b, body);
  return loop;
}

static void leave_search(Search *a, Op *loop, Best *chains, uint32_t n) {
  Rewriter *rw = a->rw;
  ValueList values = list_new(rw, 2 * n);
  for (uint32_t i = 0; i < n; i++) {
    list_add(&values, chains[i].value);
    list_add(&values, chains[i].at);
  }
  build_yield(rw, values);
  builder_after(&rw->b, loop);
  for (uint32_t i = 0; i < n; i++)
    chains[i] = (Best){op_result(loop, 2 * i), op_result(loop, 2 * i + 1)};
}

// The numbers of the lanes' iterations.
static Value *build_numbers(Search *a, Value *iteration) {
  Builder *b = at(a);
  Type *type = vector_of(a, a->number);
  Value *steps =
      build_value(b, OP_vector_step, vector_of(a, b->ctx->index_type), NULL, 0);
  Value *lanes = build_unary(b, OP_arith_index_cast, type, steps);
  Value *first = build_unary(b, OP_arith_index_cast, a->number, iteration);
  return build_binary(b, OP_arith_addi, build_vector_broadcast(b, type, first),
                      lanes);
}

static void search_vectors(Search *a, Value *from, Value *to, Best *chains,
                           uint32_t n) {
  Op *loop = enter_search(a, from, to, (int64_t)n * a->lanes, chains, n);
  Value *first = block_arg(body_of(loop, 0), 0);
  for (uint32_t i = 0; i < n; i++) {
    Value *offset = build_index(at(a), (int64_t)i * a->lanes);
    a->ivs[a->loop] = build_binary(at(a), OP_arith_addi, first, offset);
    Value *x = build_x(a, a->lanes);
    chains[i] = step(a, chains[i], x, build_numbers(a, a->ivs[a->loop]));
  }
  leave_search(a, loop, chains, n);
}

// How many iterations are of vectors, a multiple of `lanes`. A number of an
// iteration has to fit.
static Mixed vector_iterations(Search *a, Mixed size, uint32_t lanes) {
  Builder *b = at(a);
  Mixed count = mixed_mul(b, mixed_div(b, size, lanes), mixed_number(lanes));
  if (a->number->as.integer.width > 32)
    return count;
  if (!size.value)
    return size.number <= INT32_MAX ? count : mixed_number(0);
  Value *fits =
      arith_cmpi(b, E_arith_cmpi_ule, size.value, build_index(b, INT32_MAX));
  Value *all = mixed_materialize(b, count), *none = build_index(b, 0);
  return mixed_value(arith_select(b, fits, all, none));
}

static Best search_lanes(Search *a, Mixed size, Value *init, Value **end) {
  Builder *b = at(a);
  Mixed by_chains = vector_iterations(a, size, NCHAINS * a->lanes);
  Mixed by_one = vector_iterations(a, size, a->lanes);
  Value *middle = mixed_materialize(b, by_chains);
  Value *begin = build_index(b, 0);
  *end = mixed_materialize(b, by_one);
  Value *none = arith_int(b, a->number, -1);
  Best chains[NCHAINS];
  chains[0].value = build_vector_broadcast(b, vector_of(a, init->type), init);
  chains[0].at = build_vector_broadcast(b, vector_of(a, a->number), none);
  for (uint32_t i = 1; i < NCHAINS; i++)
    chains[i] = chains[0];
  search_vectors(a, begin, middle, chains, NCHAINS);
  for (uint32_t n = NCHAINS / 2; n; n /= 2)
    for (uint32_t i = 0; i < n; i++)
      chains[i] = join(a, chains[n + i], chains[i]);
  search_vectors(a, middle, *end, chains, 1);
  return join_lanes(a, chains[0]);
}

static Value *is_nan(Search *a, Value *x) {
  return arith_cmpf(at(a), E_arith_cmpf_uno, x, x);
}

// Forgets all if NaNs would have hidden elements from the comparison.
static void begin_anew_if_nan(Search *a, Value *init, Best *best, Value **end) {
  Builder *b = at(a);
  if (op_is(a->is.keeps, OP_arith_select) || !type_is_float(init->type))
    return;
  Value *before = is_nan(a, init), *behind = is_nan(a, best->value);
  Value *any = build_binary(b, OP_arith_ori, before, behind);
  best->value = arith_select(b, any, init, best->value);
  best->at = arith_select(b, any, build_index(b, -1), best->at);
  *end = arith_select(b, any, build_index(b, 0), *end);
}

static bool is_in_body(const Search *a, const Op *op) {
  return op && op->block == structured_body(&a->s);
}

// The value of the body for the iteration with all numbers of a->ivs.
static Value *copy_found(Search *a, PtrMap *copies, Value *value) {
  Op *op = value_op(value);
  if (!is_in_body(a, op))
    return value;
  Value *copy = ptrmap_get(copies, value);
  if (copy)
    return copy;
  if (op_is(op, OP_linalg_index))
    return a->ivs[attr_to_i64(op_slot(op, A_linalg_index_dim))];
  ValueList operands = list_new(a->rw, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    list_add(&operands, copy_found(a, copies, op_operand(op, i)));
  Op *made = build_same(at(a), op, operands.items, &op->results[0].type, 1);
  ptrmap_set(copies, a->rw->arena, value, op_result(made, 0));
  return op_result(made, 0);
}

static void store_best(Search *a, Best best, Value *place) {
  Builder *b = at(a);
  Value *zero = build_index(b, 0);
  Value *is_found = arith_cmpi(b, E_arith_cmpi_sge, best.at, zero);
  PtrMap copies = {0};
  a->ivs[a->loop] = best.at;
  Value *found = copy_found(a, &copies, a->is.found);
  store_init(a, a->is.value, best.value);
  store_init(a, a->is.place, arith_select(b, is_found, found, place));
}

static Mixed size_of_row(Search *a) {
  LoopExtent e = a->extents[a->loop];
  int64_t n = known_extent(a, a->loop);
  Value *memref = op_operand(a->s.op, e.operand);
  return n == DYNAMIC ? mixed_value(build_size(at(a), memref, e.dim))
                      : mixed_number(n);
}

static void search_row(Search *a, Mixed size) {
  Builder *b = at(a);
  Value *init = load_init(a, a->is.value), *place = load_init(a, a->is.place),
        *end;
  Best best = search_lanes(a, size, init, &end);
  best.at = build_unary(b, OP_arith_index_cast, b->ctx->index_type, best.at);
  begin_anew_if_nan(a, init, &best, &end);
  Value *last = mixed_materialize(b, size);
  Op *loop = enter_search(a, end, last, 1, &best, 1);
  a->ivs[a->loop] = block_arg(body_of(loop, 0), 0);
  Value *x = build_x(a, 1);
  best = step(a, best, x, a->ivs[a->loop]);
  leave_search(a, loop, &best, 1);
  store_best(a, best, place);
}

// The loops over rows, and the search in each.
static void build_loops(Search *a) {
  Builder *b = at(a);
  Block *block = b->block;
  Op *before = b->before;
  Mixed size = size_of_row(a);
  a->ivs = arena_zero(a->rw->arena, (a->s.nloops + 1) * sizeof(Value *), 8);
  for (uint32_t i = 0; i < a->s.nloops; i++) {
    LoopExtent e = a->extents[i];
    if (i != a->loop)
      a->ivs[i] = enter_loop_to(
          a->rw, build_size(b, op_operand(a->s.op, e.operand), e.dim), 1);
  }
  search_row(a, size);
  b->block = block;
  b->before = before;
}

// The pass

static bool vectorize(PassRun *run, Rewriter *rw, Op *op) {
  Search a = {.rw = rw, .target = pass_target(run, op)};
  if (!structured_of(rw->b.ctx, rw->arena, op, &a.s) ||
      !structured_inits_follow_parallel_loops(&a.s) ||
      !structured_body_is_pure(&a.s) || !argmax_of(rw->b.ctx, &a.s, &a.is) ||
      !has_vectors(&a))
    return false;
  Overlap overlap = structured_overlap(rw->b.ctx, run->layout, &a.s);
  if (overlap == OVERLAP_UNTOLD)
    return rewrite_decline(rw, op, "its result may overlap an operand");
  copy_of_x(&a);
  bool is_taken = choose_lanes(&a);
  if (is_taken) {
    Op *fills[2] = {0};
    builder_before(&rw->b, op);
    if (overlap == OVERLAP_POSSIBLE)
      branch_if_disjoint(rw, run->layout, &a.s, fills);
    build_loops(&a);
    rewrite_erase(rw, op);
  }
  rewrite_erase(rw, a.of.op);
  return is_taken;
}

bool lower_linalg_vectorize_argmax(PassRun *run, Op *root) {
  const Options_linalg_vectorize_argmax *options =
      PASS_OPTIONS(run, linalg_vectorize_argmax);
  if (options->off)
    return true;
  Rewriter rw = pass_rewriter(run);
  OpList ops = collect_ops_that(run, root, op_is_structured_on_memrefs);
  for (size_t i = 0; i < ops.count; i++)
    vectorize(run, &rw, ops.items[i]);
  return true;
}
