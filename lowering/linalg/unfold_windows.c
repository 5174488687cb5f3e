// linalg-unfold-windows: a contraction whose columns lie in short pieces copies
// them to where they are one.
//
// Requires: nothing; operations on tensors stay as they are.
// Guarantees: nothing; what has no such columns stays as it is.
// Invalidates: nothing.
//
// Where channels come first, the columns of a convolution are the pixels of a row
// of the result, and its sums are channels and a window of few elements. An image
// of 7 x 7 pixels fills half of a vector of 16, and loops over a window of three
// hardly begin before they end. In a copy that has an element for each pixel and
// element of the window, rows of pixels are one, and so are all sums:
//
//   linalg.fill ins(%zero) outs(%sum)
//   linalg.conv_2d_nchw_fchw
//       ins(%image, %filter : memref<1x512x9x9xf32>, memref<512x512x3x3xf32>)
//       outs(%sum : memref<1x512x7x7xf32>)
//
// becomes, with 32 channels at a time,
//
//   %copy = memref.alloc() : memref<18432xf32>    // 32 x 3 x 3 rows of 64
//   %right = view of %copy : memref<32x3x3x7x7xf32>
//   linalg.fill ins(%zero) outs(%sum)
//   scf.for %c = %c0 to %c512 step %c32 {
//     linalg.generic   // %right[c, i, j, h, w] = %image[%c + c, h + i, w + j]
//     linalg.generic   // %sum[f, h, w] += %filter[f, %c + c, i, j] * %right[...]
//   }
//
// which linalg-tile-contractions takes for a product of matrices. Each element of
// the copy is read by as many rows (filters) as there are, and so there have to be
// enough of them.

#include "lowering/linalg/contraction.h"
#include "lowering/linalg/fills.h"
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

#include "ir/build/arith.h"
#include "ir/build/linalg.h"
#include "ir/build/memref.h"

enum {
  FEWEST_ROWS = 64,
  MOST_SUMS = 512, // in a block
  FEWEST_SUMS = 64,
  MOST_COLUMNS = 256,
  LINE = 64,         // bytes
  SETS_PITCH = 2048, // bytes; rows at such distances share few sets of L1
  MOST_DIMS = MOST_SUM_LOOPS + 2,
};

typedef struct Unfolding {
  Rewriter *rw;
  const TargetModel *target;
  Contraction c;
  uint32_t row, line, column, sums[MOST_SUM_LOOPS], nsums; // loops
  int64_t nlines;      // of a block: iterations of the loop over lines
  int64_t nchannels;   // of a block: iterations of the outermost sum
  int64_t pitch;       // of the copy, in elements
  bool is_right_first; // of the operation's inputs
  Op *fill;            // before it; or NULL
  Value *copy;
  Mixed offsets[NPLACES]; // of the block
} Unfolding;

static Builder *at(Unfolding *u) {
  return &u->rw->b;
}

static const ContractionLoop *loop_at(const Unfolding *u, uint32_t i) {
  return &u->c.loops[i];
}

static int64_t extent_of(const Unfolding *u, uint32_t loop) {
  return u->c.loops[loop].extent.number;
}

static int64_t stride_of(const Unfolding *u, uint32_t loop, int place) {
  const ContractionLoop *l = &u->c.loops[loop];
  return l->moves[place] ? l->strides[place].number : 0;
}

// Contractions that are unfolded

// How many images there are need not be known.
static bool is_known(const ContractionLoop *loop) {
  for (int place = 0; place < NPLACES; place++)
    if (loop->moves[place] && !mixed_is_known(loop->strides[place]))
      return false;
  return loop->role == LOOP_OUTER || mixed_is_known(loop->extent);
}

static bool find_loops(Unfolding *u) {
  bool has_row = false, has_column = false;
  for (uint32_t i = 0; i < u->c.nloops; i++) {
    const ContractionLoop *loop = loop_at(u, i);
    if (!is_known(loop))
      return false;
    if (loop->role == LOOP_SUM && u->nsums == MOST_SUM_LOOPS)
      return false;
    if (loop->role == LOOP_SUM)
      u->sums[u->nsums++] = i;
    if (loop->role == LOOP_ROW)
      u->row = i, has_row = true;
    if (loop->role == LOOP_COLUMN)
      u->column = i, has_column = true;
  }
  return has_row && has_column && u->nsums;
}

// The loop whose columns continue those of the innermost one in the result, but not
// in the operand.
static bool find_lines(Unfolding *u) {
  int64_t length = extent_of(u, u->column);
  for (uint32_t i = 0; i < u->c.nloops; i++) {
    const ContractionLoop *loop = loop_at(u, i);
    if (loop->role == LOOP_OUTER && !loop->moves[LEFT] && loop->moves[RIGHT] &&
        loop->moves[SUM] && stride_of(u, u->column, SUM) == 1 &&
        stride_of(u, i, SUM) == length && mixed_is_known(loop->extent)) {
      u->line = i;
      return true;
    }
  }
  return false;
}

// The greatest divisor of `n` that is at most `most`; at least 1.
static int64_t divisor(int64_t n, int64_t most) {
  int64_t d = most < n ? most : n;
  while (d > 1 && n % d)
    d--;
  return d < 1 ? 1 : d;
}

static uint32_t element_bytes(const Unfolding *u) {
  return type_number_width(type_element(u->c.operands[RIGHT]->type)) / 8;
}

static bool choose_blocks(Unfolding *u) {
  int64_t inner_sums =
      contraction_extent(&u->c, LOOP_SUM) / extent_of(u, u->sums[0]);
  int64_t bytes = element_bytes(u), l2 = u->target->l2;
  u->nchannels = divisor(extent_of(u, u->sums[0]), MOST_SUMS / inner_sums);
  int64_t nsums = u->nchannels * inner_sums;
  if (nsums < FEWEST_SUMS)
    return false;
  int64_t columns = l2 / 4 / bytes / nsums;
  columns = columns < MOST_COLUMNS ? columns : MOST_COLUMNS;
  u->nlines = divisor(extent_of(u, u->line), columns / extent_of(u, u->column));
  int64_t line = u->nlines * extent_of(u, u->column), unit = LINE / bytes;
  u->pitch = (line + unit - 1) / unit * unit;
  if (u->pitch * bytes % SETS_PITCH == 0)
    u->pitch += unit;
  return u->nlines > 1;
}

// Columns that fill two vectors are long enough.
static bool has_short_columns(const Unfolding *u) {
  int64_t sum_bits = type_number_width(type_element(u->c.operands[SUM]->type));
  int64_t lanes = (int64_t)u->target->vector_bytes * 8 / sum_bits;
  return extent_of(u, u->column) < 2 * lanes;
}

static bool is_of_bytes(const Contraction *c) {
  for (int place = 0; place < NPLACES; place++) {
    const Type *element = type_element(c->operands[place]->type);
    if (!type_number_width(element) || type_number_width(element) % 8)
      return false;
  }
  return true;
}

static bool plan(Unfolding *u, const Structured *s) {
  Op *op = s->op;
  if (!contraction_of(u->rw->b.ctx, u->rw->arena, s, NULL, &u->c) ||
      op_operand(op, 0) == op_operand(op, 1) || !is_of_bytes(&u->c))
    return false;
  if (!find_loops(u) || !find_lines(u))
    return rewrite_decline(u->rw, op, "its columns are not in pieces");
  u->is_right_first = u->c.operands[RIGHT] == op_operand(op, 0);
  return (has_short_columns(u) && extent_of(u, u->row) >= FEWEST_ROWS &&
          choose_blocks(u)) ||
         rewrite_decline(u->rw, op, "copies cost more than they save");
}

// Views of a block

typedef struct Dims {
  int64_t sizes[MOST_DIMS + 1], strides[MOST_DIMS + 1];
  uint32_t n;
} Dims;

static void add_dim(Dims *dims, int64_t size, int64_t stride) {
  dims->sizes[dims->n] = size;
  dims->strides[dims->n++] = stride;
}

static void add_sums(const Unfolding *u, Dims *dims, int place) {
  for (uint32_t i = 0; i < u->nsums; i++)
    add_dim(dims, i ? extent_of(u, u->sums[i]) : u->nchannels,
            stride_of(u, u->sums[i], place));
}

static void add_columns(const Unfolding *u, Dims *dims, int place) {
  add_dim(dims, u->nlines, stride_of(u, u->line, place));
  add_dim(dims, extent_of(u, u->column), stride_of(u, u->column, place));
}

static Value *view(Unfolding *u, Value *base, Mixed offset, const Dims *dims) {
  Ctx *ctx = at(u)->ctx;
  const Type *from = base->type;
  Type *type = type_memref(
      ctx, (int)dims->n, dims->sizes, type_element(base->type),
      attr_strided(ctx, mixed_static(offset), dims->strides, dims->n),
      from->as.shaped.space);
  Mixed sizes[MOST_DIMS + 1], strides[MOST_DIMS + 1];
  for (uint32_t i = 0; i < dims->n; i++) {
    sizes[i] = mixed_number(dims->sizes[i]);
    strides[i] = mixed_number(dims->strides[i]);
  }
  return build_reinterpret_cast(at(u), u->rw->arena, type, base, &offset, sizes,
                                strides);
}

static Value *view_operand(Unfolding *u, int place) {
  Dims dims = {0};
  if (place != RIGHT)
    add_dim(&dims, extent_of(u, u->row), stride_of(u, u->row, place));
  if (place != SUM)
    add_sums(u, &dims, place);
  if (place != LEFT)
    add_columns(u, &dims, place);
  return view(u, u->c.operands[place], u->offsets[place], &dims);
}

// The copy with the dimensions of the right operand.
static Value *view_copy(Unfolding *u) {
  Dims dims = {0};
  add_sums(u, &dims, RIGHT);
  add_columns(u, &dims, RIGHT);
  int64_t stride = u->pitch;
  for (uint32_t i = u->nsums; i-- > 0;) {
    dims.strides[i] = stride;
    stride *= dims.sizes[i];
  }
  dims.strides[u->nsums] = extent_of(u, u->column);
  dims.strides[u->nsums + 1] = 1;
  return view(u, u->copy, mixed_number(0), &dims);
}

// Operations on a block

static Attr *map_of(Unfolding *u, uint32_t nloops, const uint32_t *loops,
                    uint32_t n) {
  AffineExpr *dims[MOST_DIMS + 1];
  for (uint32_t i = 0; i < n; i++)
    dims[i] = affine_dim(at(u)->ctx, loops[i]);
  return attr_affine_map(at(u)->ctx, nloops, 0, dims, n);
}

static void build_copy(Unfolding *u, Value *from, Value *to) {
  uint32_t nloops = u->nsums + 2;
  Attr *identity = affine_map_identity(at(u)->ctx, u->rw->arena, nloops);
  Value *operands[] = {from, to};
  Attr *maps[] = {identity, identity};
  Op *generic = build_generic(at(u), u->rw->arena,
                              &(GenericParts){.operands = operands,
                                              .noperands = 2,
                                              .ninputs = 1,
                                              .maps = maps,
                                              .nloops = nloops});
  GenericBody body = generic_begin(at(u), generic);
  Value *element = block_arg(body.block, 0);
  generic_end(&body, &element, 1);
}

// Loops of the product: the row, two of columns, and the sums.
static void build_product(Unfolding *u, Value *left, Value *right, Value *sum) {
  uint32_t nloops = 3 + u->nsums, n = u->nsums;
  uint32_t left_loops[MOST_DIMS + 1] = {0}, right_loops[MOST_DIMS + 1];
  bool reduces[MOST_DIMS + 1] = {false};
  for (uint32_t i = 0; i < n; i++) {
    left_loops[1 + i] = right_loops[i] = 3 + i;
    reduces[3 + i] = true;
  }
  right_loops[n] = 1;
  right_loops[n + 1] = 2;
  Attr *left_map = map_of(u, nloops, left_loops, n + 1);
  Attr *right_map = map_of(u, nloops, right_loops, n + 2);
  Attr *sum_map = map_of(u, nloops, (uint32_t[]){0, 1, 2}, 3);
  bool swap = u->is_right_first;
  Value *operands[] = {swap ? right : left, swap ? left : right, sum};
  Attr *maps[] = {swap ? right_map : left_map, swap ? left_map : right_map,
                  sum_map};
  Op *copy = rewrite_clone(u->rw, u->c.s.op, NULL);
  Op *generic = build_generic(at(u), u->rw->arena,
                              &(GenericParts){.operands = operands,
                                              .noperands = 3,
                                              .ninputs = 2,
                                              .maps = maps,
                                              .nloops = nloops,
                                              .reduces = reduces});
  rewrite_inline_region(u->rw, &copy->regions[0], &generic->regions[0], NULL);
  rewrite_erase(u->rw, copy);
}

static void move_offsets(Unfolding *u, uint32_t loop, Value *iv) {
  for (int place = 0; place < NPLACES; place++) {
    int64_t stride = stride_of(u, loop, place);
    Mixed far = mixed_mul(at(u), mixed_value(iv), mixed_number(stride));
    if (stride)
      u->offsets[place] = mixed_add(at(u), u->offsets[place], far);
  }
}

// A block of sums: the first one is filled, if there is a fill.
static void build_sum_block(Unfolding *u, bool is_first) {
  Value *copy = view_copy(u), *right = view_operand(u, RIGHT);
  build_copy(u, right, copy);
  Value *left = view_operand(u, LEFT), *sum = view_operand(u, SUM);
  if (is_first && u->fill)
    build_fill(at(u), u->rw->arena, op_operand(u->fill, 0), sum);
  build_product(u, left, copy, sum);
}

static void build_sums(Unfolding *u) {
  int64_t count = extent_of(u, u->sums[0]);
  bool is_peeled = u->fill || count == u->nchannels;
  Mixed offsets[NPLACES];
  memcpy(offsets, u->offsets, sizeof offsets);
  if (is_peeled)
    build_sum_block(u, true);
  if (count == u->nchannels)
    return;
  memcpy(u->offsets, offsets, sizeof offsets);
  Value *from = build_index(at(u), is_peeled ? u->nchannels : 0);
  Value *end = build_index(at(u), count);
  Value *by = build_index(at(u), u->nchannels);
  move_offsets(u, u->sums[0], enter_loop_by(u->rw, from, end, by));
  build_sum_block(u, false);
}

static void unfold(Unfolding *u) {
  Block *block = at(u)->block;
  Op *before = at(u)->before;
  int64_t nsums = u->nchannels * (contraction_extent(&u->c, LOOP_SUM) /
                                  extent_of(u, u->sums[0]));
  u->copy = build_copy_buffer(at(u), type_element(u->c.operands[RIGHT]->type),
                              mixed_number(nsums * u->pitch));
  Op *dealloc = build_op(at(u), OP_memref_dealloc, NULL, 0, &u->copy, 1);
  at(u)->before = dealloc;
  memcpy(u->offsets, u->c.offsets, sizeof u->offsets);
  for (uint32_t i = 0; i < u->c.nloops; i++) {
    if (loop_at(u, i)->role != LOOP_OUTER)
      continue;
    Value *end = mixed_materialize(at(u), loop_at(u, i)->extent);
    move_offsets(u, i, enter_loop_to(u->rw, end, i == u->line ? u->nlines : 1));
  }
  build_sums(u);
  at(u)->block = block;
  at(u)->before = before;
}

// The pass

typedef struct Walk {
  Rewriter rw;
  PassRun *run;
} Walk;

static bool unfold_windows(Walk *walk, Op *op) {
  Rewriter *rw = &walk->rw;
  Structured s;
  Unfolding u = {.rw = rw, .target = pass_target(walk->run, op)};
  if (!structured_of(rw->b.ctx, rw->arena, op, &s) || !plan(&u, &s))
    return false;
  Overlap overlap = structured_overlap(rw->b.ctx, walk->run->layout, &s);
  if (overlap == OVERLAP_UNTOLD)
    return rewrite_decline(rw, op, "its result may overlap an operand");
  builder_before(&rw->b, op);
  u.fill = fill_before(op, u.c.operands[SUM]);
  contraction_of(rw->b.ctx, rw->arena, &s, &rw->b, &u.c);
  if (overlap == OVERLAP_POSSIBLE)
    branch_if_disjoint(rw, walk->run->layout, &s, &u.fill);
  unfold(&u);
  if (u.fill)
    rewrite_erase(rw, u.fill);
  rewrite_erase(rw, op);
  return true;
}

bool lower_linalg_unfold_windows(PassRun *run, Op *root) {
  if (PASS_OPTIONS(run, linalg_unfold_windows)->off)
    return true;
  Walk walk = {.rw = pass_rewriter(run), .run = run};
  OpList ops = collect_ops_that(run, root, op_is_structured_on_memrefs);
  for (size_t i = 0; i < ops.count; i++)
    unfold_windows(&walk, ops.items[i]);
  return true;
}
