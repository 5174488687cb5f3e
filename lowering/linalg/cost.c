// The register tile of a contraction is searched for among all that fit: for
// each step of the sum, a tile of r rows and v vectors multiplies r * v vectors
// and loads v vectors and r elements. A processor is taken to do two products
// and two loads in a cycle, and to have a product ready four cycles later, so
// that fewer than eight products at a time leave it waiting. Pieces at the edges
// are as large as the others or one less (equal_pieces()).
//
// Registers hold the r * v sums, a row of v vectors, and the elements: one at a
// time where a product can read it from memory, else as many as there are rows,
// since LLVM loads them first. A target without FMA needs registers for the
// products as well, and one in 16 is left to LLVM. So are those of extended factors
// where products of integers are no instruction with a sum, and beside masks of
// scalable vectors; those of RVV's masks; and one where an element is broadcast
// before its product.
//
// The operand with the columns is packed, a block at a time, if enough rows
// read it again and it is either too large for a quarter of L2 or its rows are
// at a distance of a multiple of 2 KiB, so that they fall into few sets of L1.
// For the few rows of a thin product it is packed if it is too large for half of
// L2, since each tile of rows would fetch it anew from beyond; its blocks are
// small then, as the copying takes the time. For fewer rows still it is packed if
// it comes from memory, which likes long pieces of rows. Up to eight rows take so
// little time that copying takes longer: then a few of its rows at a time are read
// from end to end, and the sums, which L2 holds, are fetched again for each few.
#include "lowering/linalg/cost.h"

#include "ir/types.h"

#include <inttypes.h>

enum {
  MOST_ROWS = 14,
  MOST_VECTORS = 8,
  PRODUCTS_IN_FLIGHT = 8,
  ROWS_WORTH_PACKING = 64,
  THIN_ROWS_WORTH_PACKING = 16,
  ROWS_OF_STREAMS = 8,
  SUMS_OF_STREAMS = 8, // rows that are read side by side
  ROWS_WORTH_GATHERING = 4,
  SETS_PITCH = 2048, // bytes
  SUMS_OF_MANY_SETS = 256,
  LARGE = 1 << 12, // stands for a size that is not known
  FEWEST_PRODUCTS = 256,
  MOST_ROWS_OF_SMALL_CODE = 4,
  MOST_VECTORS_OF_SMALL_CODE = 2,
};

Pieces equal_pieces(int64_t count, int64_t most) {
  int64_t npieces = (count + most - 1) / most;
  if (!npieces)
    return (Pieces){most, 0, 0};
  int64_t size = (count + npieces - 1) / npieces;
  int64_t nsmaller = npieces * size - count;
  return (Pieces){size, npieces - nsmaller, nsmaller};
}

static int64_t known_or(int64_t size, int64_t otherwise) {
  return size == DYNAMIC ? otherwise : size;
}

static bool reads_factors_from_memory(const TargetModel *model) {
  return !target_has(model, TARGET_LANE_FMA);
}

static uint32_t spare_registers(const TargetModel *model,
                                const ContractionSizes *sizes,
                                uint32_t vectors) {
  uint32_t spare = model->vector_registers / 16;
  bool extends_apart = sizes->is_integer || model->scalable;
  if (extends_apart && sizes->group == 1)
    spare += sizes->ncast;
  if (model->scalable && reads_factors_from_memory(model))
    spare += vectors + 1; // v0 is that of the mask in use
  return spare + target_has(model, TARGET_BROADCAST_APART);
}

static bool tile_fits(const TargetModel *model, const ContractionSizes *sizes,
                      uint32_t rows, uint32_t vectors) {
  uint32_t elements = reads_factors_from_memory(model) ? 1 : rows;
  bool is_fused =
      sizes->group > 1 ? !sizes->adds_apart : target_has(model, TARGET_FMA);
  uint32_t products = is_fused ? 0 : vectors + 1;
  uint32_t spare = spare_registers(model, sizes, vectors);
  return rows * vectors + vectors + elements + products + spare <=
         model->vector_registers;
}

// Halves of cycles that a tile takes, for a step of `sums` steps.
static double tile_cost(int64_t rows, int64_t vectors, int64_t sums) {
  double products = (double)(rows * vectors), loads = (double)(rows + vectors);
  double least = PRODUCTS_IN_FLIGHT, step = products;
  step = least > step ? least : step;
  step = loads > step ? loads : step;
  double ends = 2 * products + 2 * least;
  // Loads take a part of what decodes products.
  return step + loads / 8 + ends / (double)(sums ? sums : 1);
}

static double pieces_cost(Pieces rows, int64_t vectors, int64_t sums) {
  return (double)rows.n * tile_cost(rows.size, vectors, sums) +
         (double)rows.nsmaller * tile_cost(rows.size - 1, vectors, sums);
}

static double tiling_cost(Pieces rows, Pieces vectors, int64_t sums) {
  return (double)vectors.n * pieces_cost(rows, vectors.size, sums) +
         (double)vectors.nsmaller * pieces_cost(rows, vectors.size - 1, sums);
}

// Whether tiles of r rows and v vectors are all that there are, and one of few
// kernels of a module.
static bool has_small_code(int64_t rows, uint32_t r, int64_t vectors,
                           uint32_t v) {
  bool is_small =
      r <= MOST_ROWS_OF_SMALL_CODE && r != 3 && v <= MOST_VECTORS_OF_SMALL_CODE;
  return is_small && rows % r == 0 && vectors % v == 0;
}

static void choose_tile(const TargetModel *model, const ContractionSizes *sizes,
                        TilePlan *plan) {
  int64_t rows = known_or(sizes->rows, LARGE);
  int64_t block = plan->sum_block ? plan->sum_block : sizes->sums;
  int64_t sums = known_or(block, LARGE) / sizes->group;
  int64_t columns = known_or(sizes->columns, LARGE);
  int64_t nvectors = (columns + plan->lanes - 1) / plan->lanes;
  double least = 0;
  for (uint32_t r = 1; r <= MOST_ROWS && r <= rows; r++)
    for (uint32_t v = 1; v <= MOST_VECTORS && v <= nvectors; v++) {
      // Larger odd numbers seldom divide what there is.
      if (!tile_fits(model, sizes, r, v) || (v > 4 && v % 2))
        continue;
      if (sizes->has_small_code && !has_small_code(rows, r, nvectors, v))
        continue;
      double cost =
          tiling_cost(equal_pieces(rows, r), equal_pieces(nvectors, v), sums);
      if (plan->rows && cost >= least)
        continue;
      least = cost;
      plan->rows = r;
      plan->vectors = v;
    }
  if (!plan->rows)
    plan->lanes = 0;
}

// A vector of all columns where there are few and it cannot be masked.
static uint32_t choose_lanes(const TargetModel *model,
                             const ContractionSizes *sizes) {
  uint32_t lanes = model->vector_bytes / sizes->sum_bytes;
  int64_t columns = known_or(sizes->columns, LARGE);
  if (target_has(model, TARGET_MASKS))
    return columns > 1 ? lanes : 0;
  while (lanes > columns)
    lanes /= 2;
  return lanes > 1 ? lanes : 0;
}

static bool is_at_least(int64_t size, int64_t least, bool *depends) {
  *depends |= size == DYNAMIC;
  return size == DYNAMIC || size >= least;
}

static int64_t product(int64_t x, int64_t y) {
  return x == DYNAMIC || y == DYNAMIC ? DYNAMIC : x * y;
}

// Few rows, or maybe few, read the operand with the columns.
static bool is_thin(const ContractionSizes *sizes) {
  return !sizes->is_constant &&
         (sizes->rows == DYNAMIC ||
          sizes->rows * sizes->reuses < ROWS_WORTH_PACKING);
}

static int64_t rows_worth_packing(const ContractionSizes *sizes) {
  if (sizes->is_constant)
    return 1;
  if (!is_thin(sizes))
    return ROWS_WORTH_PACKING;
  return sizes->rows == DYNAMIC ? THIN_ROWS_WORTH_PACKING : ROWS_OF_STREAMS + 1;
}

// The bytes of an operand that a thin product packs are more than these.
static int64_t bytes_that_stay(const TargetModel *model,
                               const ContractionSizes *sizes) {
  bool has_tile_alone = sizes->rows != DYNAMIC &&
                        sizes->rows * sizes->reuses < THIN_ROWS_WORTH_PACKING;
  if (!has_tile_alone)
    return model->l2 / 2;
  return model->l3 ? model->l3 : (int64_t)model->l2 * 4;
}

// How many sums are added up at a time over all columns; 0: all of them.
static int64_t choose_streams(const TargetModel *model,
                              const ContractionSizes *sizes) {
  bool has_few_rows = sizes->rows != DYNAMIC && sizes->group == 1 &&
                      !sizes->has_small_code &&
                      sizes->rows * sizes->reuses <= ROWS_OF_STREAMS;
  int64_t elements = product(sizes->sums, sizes->columns);
  bool is_large = elements != DYNAMIC && model->l2 &&
                  elements * sizes->element_bytes > model->l2;
  return has_few_rows && sizes->is_contiguous && is_large ? SUMS_OF_STREAMS : 0;
}

static void choose_packing(const TargetModel *model,
                           const ContractionSizes *sizes, TilePlan *plan) {
  bool depends = false, thin = is_thin(sizes);
  int64_t least_to_gather = sizes->is_constant ? 2 : ROWS_WORTH_GATHERING;
  int64_t rows = rows_worth_packing(sizes);
  plan->rows_to_pack = sizes->is_contiguous ? rows / sizes->reuses : 1;
  bool hits_few_sets =
      !thin && sizes->pitch != DYNAMIC && sizes->pitch % SETS_PITCH == 0;
  int64_t bytes = thin ? bytes_that_stay(model, sizes) : model->l2 / 4;
  plan->elements_to_pack = bytes / sizes->element_bytes + thin;
  if (sizes->group > 1)
    plan->packing = PACK_ALWAYS;
  else if (!sizes->is_contiguous)
    plan->packing =
        known_or(sizes->rows, LARGE) * sizes->reuses >= least_to_gather
            ? PACK_ALWAYS
            : PACK_NEVER;
  else if (!sizes->is_constant &&
           !is_at_least(sizes->rows, plan->rows_to_pack, &depends))
    plan->packing = PACK_NEVER;
  else if (hits_few_sets && known_or(sizes->sums, 0) >= SUMS_OF_MANY_SETS)
    plan->packing = depends ? PACK_IF_LARGE : PACK_ALWAYS;
  else if (!is_at_least(product(sizes->sums, sizes->columns),
                        plan->elements_to_pack, &depends))
    plan->packing = PACK_NEVER;
  else
    plan->packing = depends ? PACK_IF_LARGE : PACK_ALWAYS;
}

static int64_t round_up(int64_t n, int64_t unit) {
  return (n + unit - 1) / unit * unit;
}

// Equal parts of the sum, and as many columns as make the block half of L2, or a
// sixteenth of it for few rows.
static void choose_blocks(const TargetModel *model,
                          const ContractionSizes *sizes, TilePlan *plan) {
  uint32_t l2 = model->l2 ? model->l2 : 256 << 10;
  int64_t most_sums = l2 >= 512 << 10 ? 512 : 256;
  int64_t slab = (int64_t)plan->vectors * plan->lanes;
  plan->sum_block = sizes->sums == DYNAMIC
                        ? most_sums
                        : equal_pieces(sizes->sums, most_sums).size;
  int64_t sum_bytes =
      (plan->sum_block ? plan->sum_block : 1) * (int64_t)sizes->element_bytes;
  bool few_rows = sizes->rows != DYNAMIC && is_thin(sizes);
  int64_t most = l2 / (few_rows ? 16 : 2) / sum_bytes / slab * slab;
  most = most < slab ? slab : most;
  plan->column_block =
      sizes->columns == DYNAMIC
          ? most
          : round_up(equal_pieces(sizes->columns, most).size, slab);
}

TilePlan plan_contraction(const TargetModel *model,
                          const ContractionSizes *sizes, bool may_pack) {
  TilePlan plan = {.lanes = choose_lanes(model, sizes)};
  bool is_small = sizes->rows != DYNAMIC && sizes->columns != DYNAMIC &&
                  sizes->sums != DYNAMIC &&
                  sizes->rows * sizes->columns * sizes->sums < FEWEST_PRODUCTS;
  if (is_small || !sizes->reuses)
    plan.lanes = 0;
  if (!plan.lanes)
    return plan;
  plan.sum_block = choose_streams(model, sizes);
  choose_tile(model, sizes, &plan);
  if (may_pack && !plan.sum_block)
    choose_packing(model, sizes, &plan);
  plan.copies_constant = sizes->is_constant && plan.packing != PACK_NEVER;
  if (plan.packing != PACK_NEVER)
    choose_blocks(model, sizes, &plan);
  else if (!sizes->is_contiguous)
    plan.lanes = 0;
  return plan;
}

void put_tile_plan(Buf *out, const TilePlan *plan, const char *copied) {
  buf_printf(out, "tiles of %u x %u (%u vector%s of %u)", plan->rows,
             plan->vectors * plan->lanes, plan->vectors,
             plan->vectors == 1 ? "" : "s", plan->lanes);
  if (plan->packing == PACK_NEVER) {
    buf_puts(out, ", and copies nothing");
    if (plan->sum_block)
      buf_printf(out, ", adding up %" PRId64 " at a time over all columns",
                 plan->sum_block);
    return;
  }
  buf_printf(out, ", and %s %s%s, %" PRId64 " x %" PRId64 " at a time",
             plan->copies_constant ? "has copied" : "copies", copied,
             plan->packing == PACK_IF_LARGE ? " if it is large" : "",
             plan->sum_block, plan->column_block);
}
