// linalg-tile-contractions: contractions on memrefs become calls of kernels,
// which compute tiles in registers.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing; what is no contraction, or too small, stays as it is.
// Invalidates: nothing.
//
// Before:
//
//   linalg.fill ins(%zero) outs(%C)
//   linalg.matmul ins(%A, %B : memref<100x512xf32>, memref<512x1024xf32>)
//                 outs(%C : memref<100x1024xf32>)
//
// After, for vectors of 16 elements, 32 registers and L2 of 1 MiB:
//
//   %slabs = memref.alloc() : memref<131072xf32>
//   scf.for %jc = %c0 to %c1024 step %c256 {         // blocks of columns
//     func.call @__mlcc_slabs_4x16_f32(%B[...], %slabs)
//     func.call @__mlcc_tiles_6x4x16_...(%A[0 ...], %slabs, %C[0 ...], %false)
//     func.call @__mlcc_tiles_5x4x16_...(%A[90 ...], %slabs, %C[90 ...], %false)
//   }
//   memref.dealloc %slabs
//
// contraction.c says what a contraction is, cost.c how it is cut; compute_tiles.c
// writes the loops and calls, tile_views.c their memrefs, kernel.c and pack.c the
// functions. Loops that no tile has are around the calls; those that move the
// right operand are around the blocks, too. Rows and columns are cut into
// stretches of one kind of tile each. An operation on each of the sums behind the
// contraction is computed by the kernels before they store it (epilogue.c).
//
// Where memrefs may overlap, or their columns need not be contiguous, a test at
// run time chooses between the tiles and the operation itself.

#include "lowering/linalg/fills.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/linalg/tiling.h"
#include "lowering/pass/pass.h"

#include "ir/analysis/aliases.h"
#include "ir/dialects/match.h"
#include "ir/build/arith.h"
#include "ir/build/control.h"

// Elements that vectors in memory have.
static bool is_tiled_element(const Type *type) {
  uint32_t width = type_number_width(type);
  return (type->kind == TY_FLOAT || type->kind == TY_INTEGER) &&
         (width == 8 || width == 16 || width == 32 || width == 64);
}

static bool are_tiled_elements(const Contraction *c) {
  for (int place = 0; place < NPLACES; place++)
    if (!is_tiled_element(type_element(c->operands[place]->type)))
      return false;
  uint32_t width = type_number_width(type_element(c->operands[SUM]->type));
  bool is_float = type_element(c->operands[SUM]->type)->kind == TY_FLOAT;
  return !is_float || width >= 32;
}

static bool flushes_subnormals(const TargetModel *target,
                               const Contraction *c) {
  const Type *element = type_element(c->operands[SUM]->type);
  return type_is_float(element) && type_number_width(element) == 32 &&
         !target_has(target, TARGET_VECTOR_F32);
}

static ContractionSizes sizes_of(const Contraction *c, bool is_constant) {
  Type *element = type_element(c->operands[RIGHT]->type);
  uint32_t bytes = type_number_width(element) / 8;
  ContractionSizes sizes = {
      .rows = contraction_extent(c, LOOP_ROW),
      .columns = contraction_extent(c, LOOP_COLUMN),
      .sums = contraction_extent(c, LOOP_SUM),
      .reuses = 1,
      .sum_bytes = type_number_width(type_element(c->operands[SUM]->type)) / 8,
      .element_bytes = bytes,
      .is_contiguous = has_contiguous_columns(c),
      .is_constant = is_constant,
      .pitch = DYNAMIC,
      .group = 1,
      .is_integer = op_is(c->multiply, OP_arith_muli),
      .ncast = !!c->ncasts[LEFT] + !!c->ncasts[RIGHT]};
  for (uint32_t i = 0; i < c->nloops; i++) {
    const ContractionLoop *loop = &c->loops[i];
    if (loop->role == LOOP_SUM && mixed_is_known(loop->strides[RIGHT]))
      sizes.pitch = loop->strides[RIGHT].number * bytes;
    // Other loops read the same block again.
    if (loop->role == LOOP_OUTER && !loop->moves[RIGHT] &&
        mixed_is_known(loop->extent))
      sizes.reuses *= loop->extent.number;
  }
  return sizes;
}

// The fill with zeros that the operation reads as its init; NULL: there is none.
static Op *find_zeros(Ctx *ctx, const Contraction *c) {
  Op *fill = fill_before(c->s.op, c->operands[SUM]);
  Value *value = fill ? op_operand(fill, 0) : NULL;
  bool is_zero =
      value && value_constant(ctx, value) == attr_zero(ctx, value->type);
  return is_zero ? fill : NULL;
}

// A stride that has to be 1 and is not known to be.
static Value *add_condition(Builder *b, Value *all, Value *one) {
  return all ? build_binary(b, OP_arith_andi, all, one) : one;
}

static Value *add_contiguous(Builder *b, Value *all, Mixed stride) {
  return stride.value
             ? add_condition(b, all,
                             arith_cmpi(b, E_arith_cmpi_eq, stride.value,
                                        arith_index(b, 1)))
             : all;
}

// Tests when the program runs whether it may be tiled; NULL: it always may.
static Value *build_conditions(Tiling *t, const DataLayout *layout,
                               Overlap overlap) {
  Builder *b = tiling_at(t);
  const ContractionLoop *columns = contraction_loop(&t->c, LOOP_COLUMN);
  Value *all = overlap == OVERLAP_POSSIBLE
                   ? build_is_disjoint(t->rw, layout, &t->c.s)
                   : NULL;
  all = add_contiguous(b, all, columns->strides[SUM]);
  if (has_contiguous_columns(&t->c))
    all = add_contiguous(b, all, columns->strides[RIGHT]);
  if (columns->extent.value && !tiling_has_masks(t))
    all = add_condition(b, all,
                        arith_cmpi(b, E_arith_cmpi_sge, columns->extent.value,
                                   arith_index(b, t->plan.lanes)));
  return all;
}

// The operation itself where the condition does not hold, with what it is computed
// together with; the builder goes to where it does.
static void branch_on(Tiling *t, Value *condition, Op *zeros) {
  Rewriter *rw = t->rw;
  Op *branch = build_if(rw, condition, (TypeList){0});
  Op *ends[2];
  for (uint32_t i = 0; i < 2; i++) {
    builder_at_end(&rw->b, build_block(rw, branch, i, (TypeList){0}));
    ends[i] = build_yield(rw, (ValueList){0});
  }
  if (zeros)
    rewrite_move_before(rw, zeros, ends[1]);
  rewrite_move_before(rw, t->c.s.op, ends[1]);
  if (t->epilogue)
    rewrite_move_before(rw, t->epilogue->s.op, ends[1]);
  rw->b.block = ends[0]->block;
  rw->b.before = ends[0];
}

// -Rpass=linalg-tile-contractions, -fprint-tiles
static void remark_plan(Tiling *t) {
  const Op *op = t->c.s.op;
  char copied[32];
  bool is_first = t->c.operands[RIGHT] == op_operand(op, 0);
  snprintf(copied, sizeof copied, "operand #%d", is_first ? 0 : 1);
  Buf text = {0};
  put_tile_plan(&text, &t->plan, copied);
  if (t->epilogue)
    buf_printf(&text, ", and '" STR_FMT "' op with it",
               STR_ARG(op_name(t->epilogue->s.op)));
  const char *unused = unused_matrix_unit(tiling_at(t)->ctx, t->target, &t->c);
  if (unused)
    buf_printf(&text, ", by vectors instead of %s", unused);
  bool is_own = t->target != t->k->target; // of a function's own
  diag_report(&tiling_at(t)->ctx->diags, DIAG_REMARK, op_loc(op),
              "'" STR_FMT "' op is computed in " STR_FMT
              "%s%s [-Rpass=linalg-tile-contractions]",
              STR_ARG(op_name(op)), STR_ARG(((Str){text.data, text.size})),
              is_own ? ", for " : "", is_own ? t->target->cpu : "");
  buf_release(&text);
}

typedef struct Walk {
  Kernels k;
  PassRun *run;
  bool may_pack, may_finish, remarks, small;
  bool tells_processor; // has to be remarked upon
  PtrMap erased;        // operations that were epilogues
} Walk;

static bool converts_right(const Tiling *t) {
  return type_element(t->c.operands[RIGHT]->type) != t->product.elements[RIGHT];
}

// Whether no test at run time will choose between tiles and loops.
static bool is_always_tiled(const Tiling *t, Overlap overlap) {
  const ContractionLoop *columns = contraction_loop(&t->c, LOOP_COLUMN);
  return overlap == OVERLAP_NEVER && mixed_is(columns->strides[SUM], 1);
}

// The constant that may be packed now: nothing but tiles will read it.
static Op *find_constant(const Walk *walk, Tiling *t, Overlap overlap) {
  bool may_be =
      walk->may_pack && is_always_tiled(t, overlap) && count_sum_loops(&t->c);
  return may_be ? find_packable_constant(t->k, &t->c) : NULL;
}

// Whether a call of a kernel is all that it becomes.
static bool is_small_in_tiles(const Tiling *t, Overlap overlap) {
  for (uint32_t i = 0; i < t->c.nloops; i++)
    if (!mixed_is_known(t->c.loops[i].extent))
      return false;
  const ContractionLoop *columns = contraction_loop(&t->c, LOOP_COLUMN);
  return is_always_tiled(t, overlap) && mixed_is(columns->strides[RIGHT], 1);
}

// Plans anew for an instruction that adds up products in groups, if there is one
// and enough rows read again what is copied for it.
static void choose_product(const Walk *walk, Tiling *t,
                           ContractionSizes *sizes) {
  enum { ROWS_WORTH_GROUPS = 4 };
  bool has_rows = sizes->is_constant || sizes->rows == DYNAMIC ||
                  sizes->rows * sizes->reuses >= ROWS_WORTH_GROUPS;
  t->product = product_of(t->rw->b.ctx, t->target, &t->c, t->plan.lanes,
                          walk->may_pack && has_rows);
  if (!t->product.dot)
    return;
  sizes->group = t->product.group;
  sizes->adds_apart = !t->product.dot->adds;
  sizes->element_bytes = t->product.dot->bits / 8;
  sizes->is_constant &= !converts_right(t);
  t->plan = plan_contraction(t->target, sizes, true);
}

// Makes the epilogue a part of the contraction, if there is one and loops that are
// one without it still are.
static void choose_epilogue(const Walk *walk, Tiling *t, Epilogue *e) {
  Rewriter *rw = t->rw;
  const Structured *s = &t->c.s;
  Contraction c;
  if (!walk->may_finish || walk->small ||
      !find_epilogue(rw, walk->run->layout, s, e) ||
      !contraction_with(rw->b.ctx, rw->arena, s, &e->places, NULL, &c) ||
      c.nloops != t->c.nloops || !epilogue_fits(rw->arena, t->target, e, &c))
    return;
  t->c = c;
  t->epilogue = e;
}

static bool plan(const Walk *walk, const Structured *s, Tiling *t,
                 Overlap *overlap) {
  Rewriter *rw = t->rw;
  if (!contraction_of(rw->b.ctx, rw->arena, s, NULL, &t->c))
    return rewrite_decline(rw, s->op, "it adds up no products in columns");
  if (!are_tiled_elements(&t->c) || count_sum_loops(&t->c) > MOST_SUM_LOOPS)
    return rewrite_decline(rw, s->op,
                           "no tile has such elements, or so many sums");
  if (flushes_subnormals(t->target, &t->c))
    return rewrite_decline(rw, s->op,
                           "vectors take subnormal numbers of f32 for zero");
  *overlap = structured_overlap(rw->b.ctx, walk->run->layout, s);
  if (*overlap == OVERLAP_UNTOLD)
    return rewrite_decline(rw, s->op, "its result may overlap an operand");
  t->constant = find_constant(walk, t, *overlap);
  if (walk->small && !is_small_in_tiles(t, *overlap))
    return rewrite_decline(rw, s->op, "loops are smaller");
  ContractionSizes sizes = sizes_of(&t->c, t->constant);
  sizes.has_small_code = walk->small;
  t->plan = plan_contraction(t->target, &sizes, walk->may_pack);
  choose_product(walk, t, &sizes);
  if (!t->plan.lanes)
    return rewrite_decline(rw, s->op, "no tile is better than loops");
  if (!t->plan.copies_constant)
    t->constant = NULL;
  return true;
}

// Whether its time may count.
static bool is_large(const Contraction *c) {
  enum { FEW_PRODUCTS = 32 * 32 * 32 };
  int64_t n = 1;
  for (uint32_t i = 0; i < c->nloops && n < FEW_PRODUCTS; i++) {
    int64_t extent = c->loops[i].extent.number;
    bool is_few = mixed_is_known(c->loops[i].extent) && extent < FEW_PRODUCTS;
    n *= is_few ? extent : FEW_PRODUCTS;
  }
  return n >= FEW_PRODUCTS;
}

// Once, since it is so of all.
static void remark_processor(Walk *walk, const Op *op) {
  diag_report(
      &walk->run->ctx->diags, DIAG_REMARK, op_loc(op),
      "'" STR_FMT "' op is computed by vectors of %u bytes, as all "
      "processors with the architecture %s have them; -march=native, or "
      "-mmultiversion=auto for several, makes faster code "
      "[-Rany-processor]",
      STR_ARG(op_name(op)), walk->run->target->vector_bytes,
      walk->run->target->arch);
  walk->tells_processor = false;
}

static void tile(Walk *walk, Structured *s) {
  Kernels *k = &walk->k;
  Rewriter *rw = &k->rw;
  Tiling t = {.k = k, .rw = rw, .target = pass_target(walk->run, s->op)};
  Overlap overlap = OVERLAP_UNTOLD;
  if (!plan(walk, s, &t, &overlap))
    return;
  Epilogue epilogue;
  choose_epilogue(walk, &t, &epilogue);
  if (walk->remarks)
    remark_plan(&t);
  if (walk->tells_processor && is_large(&t.c))
    remark_processor(walk, s->op);
  Op *zeros = find_zeros(rw->b.ctx, &t.c);
  t.starts_at_zero = zeros;
  for (uint32_t i = 0; t.epilogue && i < t.epilogue->nbetween; i++)
    rewrite_move_before(rw, t.epilogue->between[i], s->op);
  if (t.epilogue)
    hoist_constants(rw, t.epilogue, s->op);
  contraction_with(rw->b.ctx, rw->arena, s,
                   t.epilogue ? &t.epilogue->places : NULL, &rw->b, &t.c);
  Value *condition = build_conditions(&t, walk->run->layout, overlap);
  if (condition)
    branch_on(&t, condition, zeros);
  tiling_compute(&t);
  if (condition)
    return;
  if (zeros)
    rewrite_erase(rw, zeros);
  if (t.epilogue) {
    ptrmap_set(&walk->erased, rw->arena, epilogue.s.op, epilogue.s.op);
    rewrite_erase(rw, epilogue.s.op);
  }
  rewrite_erase(rw, s->op);
  if (t.constant)
    erase_packed_constant(&t);
}

static void tile_structured(Walk *walk, Op *op) {
  Structured s;
  if (!structured_of(walk->run->ctx, walk->run->arena, op, &s))
    return;
  builder_before(&walk->k.rw.b, op);
  tile(walk, &s);
}

bool lower_linalg_tile_contractions(PassRun *run, Op *root) {
  const Options_linalg_tile_contractions *options =
      PASS_OPTIONS(run, linalg_tile_contractions);
  if (options->off)
    return true;
  Walk walk = {.run = run,
               .may_pack = !options->no_pack,
               .may_finish = !options->no_epilogues,
               .remarks = options->remarks,
               .small = options->small,
               .tells_processor = options->any_processor,
               .k = {.rw = pass_rewriter(run),
                     .in_order = options->in_order,
                     .target = run->target,
                     .tables = {.ctx = run->ctx, .arena = run->arena}}};
  OpList ops = collect_ops_that(run, root, op_is_structured_on_memrefs);
  for (size_t i = 0; i < ops.count; i++)
    if (!ptrmap_get(&walk.erased, ops.items[i]))
      tile_structured(&walk, ops.items[i]);
  return true;
}
