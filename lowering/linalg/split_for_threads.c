// linalg-split-for-threads: structured operations that take long are divided into
// pieces, one for each thread.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   linalg.fill ins(%zero) outs(%C)
//   linalg.matmul ins(%A, %B : memref<512x512xf32>, memref<512x512xf32>)
//                 outs(%C : memref<512x512xf32>)
//
// After:
//
//   %threads = call @mlcc_num_threads(%wanted)
//   %pieces = min(%threads, 32)
//   scf.parallel (%i) = (%c0) to (%pieces) step (%c1) {
//     %begin = 16 * (32 * %i / %pieces), %end likewise of %i + 1
//     %b = memref.subview %B[0, %begin] [512, %end - %begin] [1, 1]
//     %c = memref.subview %C[0, %begin] [512, %end - %begin] [1, 1]
//     linalg.fill ins(%zero) outs(%c)
//     linalg.matmul ins(%A, %b) outs(%c)
//   }
//
// A piece is a range of iterations of one loop, which does not reduce and along
// which each result has a dimension, so that pieces write to different places and
// sums are added up as without threads. Bounds are multiples of 16, so that pieces
// do not share a cache line. An operation that only the program's run tells to be
// small, or whose operands overlap, is one piece.

#include "ir/affine.h"
#include "ir/analysis/analysis.h"
#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/memref.h"
#include "lowering/linalg/fills.h"
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

enum {
  UNIT = 16,               // iterations that stay together
  FEWEST = 2 * UNIT,       // iterations that are divided
  WORTH_THREADS = 1 << 20, // operations on elements, some 100 us
};

typedef struct Split {
  PassRun *run;
  Rewriter *rw;
  const Options_linalg_split_for_threads *options;
  PtrMap *gone; // fills that went along with others
  Structured s;
  LoopExtent *extents;
  uint32_t loop;        // that is divided
  Op *fill;             // goes along, or NULL
  Value *begin, *count; // of a piece
  Mixed extent;
} Split;

static Builder *at(Split *z) {
  return &z->rw->b;
}

static Value *binary(Split *z, uint32_t opcode, Value *x, Value *y) {
  return build_binary(at(z), opcode, x, y);
}

// Which loop

// By how much an index moves in an iteration of the loop; false: it is not told,
// or moves backwards.
static bool step_of(Split *z, const AffineExpr *index, uint32_t loop,
                    int64_t *step, bool *is_plain) {
  AffineFlat flat = {
      .ctx = z->run->ctx, .arena = z->run->arena, .ndims = z->s.nloops};
  AffineRow row;
  if (!affine_flatten(&flat, index, &row) || flat.locals.size)
    return false;
  *step = row.at[loop];
  *is_plain = *step == 1 && !*affine_row_constant(&flat, &row);
  for (uint32_t i = 0; i < z->s.nloops; i++)
    *is_plain &= i == loop || !row.at[i];
  return *step >= 0;
}

static bool is_divisible_operand(Split *z, uint32_t operand, uint32_t loop) {
  const Attr *map = z->s.maps[operand];
  bool is_result = operand >= z->s.ninputs, has_own = false;
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    int64_t step = 0;
    bool is_plain;
    if (!step_of(z, map->as.map.results[i], loop, &step, &is_plain) ||
        (is_result && step && !is_plain))
      return false;
    has_own |= is_plain;
  }
  return !is_result || has_own;
}

static bool is_divisible(Split *z, uint32_t loop) {
  if (z->s.reduces[loop])
    return false;
  for (uint32_t i = 0; i < z->s.ninputs + z->s.ninits; i++)
    if (!is_divisible_operand(z, i, loop))
      return false;
  return true;
}

static int64_t known_extent(const Split *z, uint32_t loop) {
  const LoopExtent *e = &z->extents[loop];
  return op_operand(z->s.op, e->operand)->type->as.shaped.shape[e->dim];
}

// Whether an input moves with the last dimension of the result: a product copies
// it, if it does.
static bool moves_with_columns(Split *z, uint32_t input) {
  const Attr *result = z->s.maps[z->s.ninputs], *map = z->s.maps[input];
  uint32_t n = result->as.map.nresults;
  for (uint32_t loop = 0; loop < z->s.nloops && n; loop++) {
    int64_t step = 0;
    bool is_plain = false;
    if (!step_of(z, result->as.map.results[n - 1], loop, &step, &is_plain) ||
        !is_plain)
      continue;
    for (uint32_t i = 0; i < map->as.map.nresults; i++)
      if (step_of(z, map->as.map.results[i], loop, &step, &is_plain) && step)
        return true;
  }
  return false;
}

// Elements of an input that all pieces read, since none of its dimensions moves
// with the loop.
static int64_t count_shared_of(Split *z, uint32_t input, uint32_t loop) {
  enum { UNKNOWN = 1024 }; // stands for a size
  const Type *type = op_operand(z->s.op, input)->type;
  const Attr *map = z->s.maps[input];
  int64_t n = 1;
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    int64_t step = 0, size = type->as.shaped.shape[i];
    bool is_plain;
    step_of(z, map->as.map.results[i], loop, &step, &is_plain);
    n *= step ? 0 : size == DYNAMIC ? UNKNOWN : size;
  }
  return n;
}

// The outermost loop with which pieces share least: each fetches what they share,
// and copies it, which counts twice.
static bool choose_loop(Split *z) {
  bool is_found = false;
  int64_t least = 0;
  for (uint32_t loop = 0; loop < z->s.nloops; loop++) {
    int64_t extent = known_extent(z, loop), shared = 0;
    if (!is_divisible(z, loop) || (extent != DYNAMIC && extent < FEWEST))
      continue;
    for (uint32_t i = 0; i < z->s.ninputs; i++)
      shared +=
          count_shared_of(z, i, loop) * (moves_with_columns(z, i) ? 2 : 1);
    if (is_found && shared >= least)
      continue;
    z->loop = loop;
    least = shared;
    is_found = true;
  }
  return is_found;
}

static int64_t count_body(const Split *z) {
  int64_t n = 0;
  for (const Op *op = structured_body(&z->s)->first; op; op = op->next)
    n++;
  return n;
}

// The operations that it does, as far as they are known; whether all are.
static bool known_work(const Split *z, int64_t *work) {
  bool is_known = true;
  *work = count_body(z);
  for (uint32_t i = 0; i < z->s.nloops; i++) {
    int64_t extent = known_extent(z, i);
    is_known &= extent != DYNAMIC;
    if (extent != DYNAMIC && *work < WORTH_THREADS)
      *work *= extent;
  }
  return is_known;
}

static bool is_in_parallel(const Op *op) {
  for (const Op *up = op_parent(op); up; up = op_parent(up))
    if (op_is(up, OP_scf_parallel) || op_is(up, OP_scf_forall))
      return true;
  return false;
}

// No index is within an operand that has no element, so no loop has an iteration,
// whatever sizes of other operands are.
static bool does_nothing(const Split *z) {
  for (uint32_t i = 0; i < z->s.ninputs + z->s.ninits; i++) {
    const Type *type = op_operand(z->s.op, i)->type;
    for (int dim = 0; type->kind == TY_MEMREF && dim < type->as.shaped.rank;
         dim++)
      if (type->as.shaped.shape[dim] == 0)
        return true;
  }
  return false;
}

// Whether an operation of the body may read what other pieces write.
static bool reads_results(const Split *z, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    for (uint32_t k = 0; k < z->s.ninits; k++) {
      const Value *operand = op_operand(op, i),
                  *init = structured_init(&z->s, k);
      if (operand->type->kind == TY_MEMREF &&
          memrefs_may_overlap(z->run->ctx, operand, init))
        return true;
    }
  return false;
}

// Whether the body itself writes memory, or reads what other pieces write.
static bool body_has_order(const Split *z) {
  const Block *body = structured_body(&z->s);
  for (const Op *op = body->first; op != body->last; op = op->next) {
    if (op_is_memory_effect_free(op))
      continue;
    if (op->nregions || !op_effects_known(op) ||
        op_effects(op) != EFFECT_READ || reads_results(z, op))
      return true;
  }
  return false;
}

static bool is_split(Split *z, Op *op, Overlap *overlap) {
  int64_t work;
  if (!op_has_pure_buffers(op) ||
      !structured_of(z->run->ctx, z->run->arena, op, &z->s))
    return false;
  z->extents = arena_array(z->run->arena, LoopExtent, z->s.nloops + 1);
  if (is_in_parallel(op) || !structured_extents(&z->s, z->extents))
    return rewrite_decline(z->rw, op, "it is in a parallel loop");
  if (does_nothing(z) || (known_work(z, &work) && work < WORTH_THREADS))
    return rewrite_decline(z->rw, op, "it is done before threads are awake");
  if (structured_uses_index(&z->s) || body_has_order(z) || !choose_loop(z))
    return rewrite_decline(z->rw, op,
                           "none of its loops can be divided into pieces");
  *overlap = structured_overlap(z->run->ctx, z->run->layout, &z->s);
  if (*overlap == OVERLAP_UNTOLD)
    return rewrite_decline(z->rw, op, "its result may overlap an operand");
  return true;
}

// Pieces

static Mixed extent_of(Split *z, uint32_t loop) {
  const LoopExtent *e = &z->extents[loop];
  return memref_size(at(z), op_operand(z->s.op, e->operand), (int)e->dim);
}

// A function of the runtime's from i32 to i32, or of OpenMP's without arguments.
static Value *call_for_number(Split *z) {
  Builder *b = at(z);
  Type *i32 = type_int(b->ctx, 32);
  bool openmp = z->options->openmp;
  Value *wanted = openmp ? NULL : arith_int(b, i32, z->options->threads);
  Op *call = build_op(b, OP_func_call, &i32, 1, &wanted, openmp ? 0 : 1);
  call->slots[A_func_call_callee] =
      attr_symbol(b->ctx, ctx_ident(b->ctx, openmp ? STR("omp_get_max_threads")
                                                   : STR("mlcc_num_threads")));
  return build_unary(b, OP_arith_index_castui, b->ctx->index_type,
                     op_result(call, 0));
}

static Value *count_threads(Split *z) {
  return z->options->threads ? arith_index(at(z), z->options->threads)
                             : call_for_number(z);
}

// Whether it is to be divided, as far as that is asked when the program runs;
// NULL: it is.
static Value *build_is_worth(Split *z, Overlap overlap) {
  Builder *b = at(z);
  int64_t work;
  Value *all = overlap == OVERLAP_POSSIBLE
                   ? build_is_disjoint(z->rw, z->run->layout, &z->s)
                   : NULL;
  if (known_work(z, &work))
    return all;
  Mixed product = mixed_number(count_body(z));
  for (uint32_t i = 0; i < z->s.nloops; i++)
    product = mixed_mul(b, product, extent_of(z, i));
  Value *work_done = mixed_materialize(b, product);
  Value *is_long =
      arith_cmpi(b, E_arith_cmpi_sge, work_done, arith_index(b, WORTH_THREADS));
  return all ? binary(z, OP_arith_andi, all, is_long) : is_long;
}

static Value *count_units(Split *z) {
  Builder *b = at(z);
  Mixed up = mixed_add(b, z->extent, mixed_number(UNIT - 1));
  return mixed_materialize(b, mixed_div(b, up, UNIT));
}

static Value *count_pieces(Split *z, Value *units, Value *condition) {
  Builder *b = at(z);
  Value *pieces = binary(z, OP_arith_minsi, count_threads(z), units);
  if (!condition)
    return pieces;
  // No iterations are no pieces.
  Value *one = binary(z, OP_arith_minsi, arith_index(b, 1), units);
  return arith_select(b, condition, pieces, one);
}

// Where the piece number `i` begins.
static Value *begin_of(Split *z, Value *i, Value *units, Value *pieces) {
  Value *before = binary(z, OP_arith_muli, units, i);
  before = binary(z, OP_arith_divui, before, pieces);
  return binary(z, OP_arith_muli, before, arith_index(at(z), UNIT));
}

// The part of an operand that belongs to a piece.
static Value *part_of(Split *z, uint32_t operand) {
  Builder *b = at(z);
  Arena *arena = z->run->arena;
  Value *whole = op_operand(z->s.op, operand);
  if (whole->type->kind != TY_MEMREF)
    return whole;
  uint32_t rank = (uint32_t)whole->type->as.shaped.rank;
  MixedPart part = {arena_array(arena, Mixed, rank + 1),
                    arena_array(arena, Mixed, rank + 1),
                    arena_array(arena, Mixed, rank + 1)};
  Mixed fewer = mixed_sub(b, z->extent, mixed_value(z->count));
  bool is_part = false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t step = 0;
    bool is_plain;
    step_of(z, z->s.maps[operand]->as.map.results[i], z->loop, &step,
            &is_plain);
    part.strides[i] = mixed_number(1);
    part.offsets[i] = mixed_mul(b, mixed_number(step), mixed_value(z->begin));
    part.sizes[i] = memref_size(b, whole, (int)i);
    if (step) // as much shorter as there are fewer iterations
      part.sizes[i] =
          mixed_sub(b, part.sizes[i], mixed_mul(b, fewer, mixed_number(step)));
    is_part |= step != 0;
  }
  if (!is_part)
    return whole;
  Type *type = memref_part_infer(b->ctx, arena, whole->type, &part);
  return build_subview(b, arena, type, whole, &part);
}

static void build_piece(Split *z) {
  Op *op = z->s.op;
  Value **parts = arena_array(z->run->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    parts[i] = part_of(z, i);
  if (z->fill) {
    Op *fill = rewrite_clone(z->rw, z->fill, NULL);
    rewrite_set_operand(z->rw, fill, 1, parts[z->s.ninputs]);
  }
  // One memref may be several operands, of which pieces have other parts, and the
  // body may read all of it.
  Op *piece = rewrite_clone(z->rw, op, NULL);
  for (uint32_t i = 0; i < op->noperands; i++)
    rewrite_set_operand(z->rw, piece, i, parts[i]);
}

static void split(Split *z, Op *op) {
  Overlap overlap = OVERLAP_UNTOLD;
  if (!is_split(z, op, &overlap))
    return;
  Rewriter *rw = z->rw;
  builder_before(&rw->b, op);
  z->extent = extent_of(z, z->loop);
  z->fill =
      z->s.ninits == 1 ? fill_before(op, structured_init(&z->s, 0)) : NULL;
  Value *condition = build_is_worth(z, overlap), *units = count_units(z);
  Value *pieces = count_pieces(z, units, condition);
  Value *zero = arith_index(&rw->b, 0), *one = arith_index(&rw->b, 1);
  Op *loop = build_parallel(rw, list_of(rw, zero), list_of(rw, pieces),
                            list_of(rw, one), (ValueList){0});
  Value *i = block_arg(body_of(loop, 0), 0);
  builder_at_end(&rw->b, body_of(loop, 0));
  rw->b.before = build_reduce(rw, (ValueList){0});
  z->begin = begin_of(z, i, units, pieces);
  Value *next = binary(z, OP_arith_addi, i, arith_index(&rw->b, 1));
  Value *end = begin_of(z, next, units, pieces);
  end = binary(z, OP_arith_minsi, end, mixed_materialize(&rw->b, z->extent));
  z->count = binary(z, OP_arith_subi, end, z->begin);
  build_piece(z);
  if (z->fill) {
    ptrmap_set(z->gone, z->run->arena, z->fill, z->fill);
    rewrite_erase(rw, z->fill);
  }
  rewrite_erase(rw, op);
}

static bool is_structured_op(const Op *op) {
  return op_is_structured(op) && !op_is_structured(op_parent(op));
}

static bool declare_number(PassRun *run, Op *module, bool openmp) {
  return pass_add_text(
      run, module, "the number of threads",
      openmp ? STR("func.func private @omp_get_max_threads() -> i32")
             : STR("func.func private @mlcc_num_threads(i32) -> i32"));
}

// In each module that may ask for it.
static bool declare_numbers(PassRun *run, Op *root, bool openmp) {
  OpList modules = collect_ops(run, root, OP_builtin_module);
  for (size_t i = 0; i < modules.count; i++)
    if (!declare_number(run, modules.items[i], openmp))
      return false;
  return declare_number(run, root, openmp);
}

bool lower_linalg_split_for_threads(PassRun *run, Op *root) {
  const Options_linalg_split_for_threads *options =
      PASS_OPTIONS(run, linalg_split_for_threads);
  if (options->off)
    return true;
  Rewriter rw = pass_rewriter(run);
  OpList ops = collect_ops_that(run, root, is_structured_op);
  PtrMap gone = {0};
  for (size_t i = ops.count; i-- > 0;) {
    Split z = {.run = run, .rw = &rw, .options = options, .gone = &gone};
    if (!ptrmap_get(&gone, ops.items[i]))
      split(&z, ops.items[i]);
  }
  return options->threads || declare_numbers(run, root, options->openmp);
}
