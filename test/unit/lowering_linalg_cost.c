// Tiles and blocks of contractions by the sizes and the processor: registers are
// never spilled, every row and vector is in a piece, blocks fit the caches.

#include "lowering/linalg/cost.h"

#include "ir/types.h"
#include "test.h"

static TargetModel model(uint32_t bytes, uint32_t registers,
                         uint32_t instructions) {
  return (TargetModel){.arch = "x86_64",
                       .cpu = "",
                       .instructions = instructions,
                       .vector_bytes = bytes,
                       .vector_registers = registers,
                       .l1 = 32 << 10,
                       .l2 = 1024 << 10};
}

static ContractionSizes f32_sizes(int64_t rows, int64_t columns, int64_t sums) {
  return (ContractionSizes){.rows = rows,
                            .columns = columns,
                            .sums = sums,
                            .reuses = 1,
                            .sum_bytes = 4,
                            .element_bytes = 4,
                            .is_contiguous = true,
                            .group = 1,
                            .pitch =
                                columns == DYNAMIC ? DYNAMIC : columns * 4};
}

static void expect_tile(const TargetModel *m, ContractionSizes sizes,
                        uint32_t rows, uint32_t vectors) {
  TilePlan plan = plan_contraction(m, &sizes, true);
  EXPECT(plan.lanes == m->vector_bytes / 4);
  EXPECT(plan.rows == rows);
  EXPECT(plan.vectors == vectors);
}

static void tiles_fill_the_registers(void) {
  TargetModel avx512 = model(64, 32, TARGET_FMA | TARGET_MASKS);
  TargetModel avx2 = model(32, 16, TARGET_FMA);
  TargetModel sse2 = model(16, 16, 0);
  TargetModel neon = model(16, 32, TARGET_FMA | TARGET_LANE_FMA);
  ContractionSizes any = f32_sizes(DYNAMIC, DYNAMIC, DYNAMIC);
  expect_tile(&avx512, any, 6, 4);
  expect_tile(&avx2, any, 6, 2);
  expect_tile(&sse2, any, 4, 2);
  expect_tile(&neon, any, 5, 4);
}

// Of i16, which are extended, of f16 beside SVE's masks; and RVV's masks do.
static void extended_factors_have_registers(void) {
  TargetModel avx2 = model(32, 16, TARGET_FMA);
  TargetModel sve = model(16, 32, TARGET_FMA | TARGET_LANE_FMA | TARGET_MASKS);
  sve.scalable = true;
  ContractionSizes shorts = f32_sizes(DYNAMIC, DYNAMIC, DYNAMIC);
  shorts.is_integer = true;
  shorts.ncast = 2;
  expect_tile(&avx2, shorts, 3, 3);
  ContractionSizes halves = f32_sizes(DYNAMIC, DYNAMIC, DYNAMIC);
  expect_tile(&sve, halves, 5, 4);
  halves.ncast = 2;
  expect_tile(&sve, halves, 4, 4);
  TargetModel rvv = model(16, 32, TARGET_FMA | TARGET_MASKS);
  rvv.scalable = true;
  expect_tile(&rvv, f32_sizes(DYNAMIC, DYNAMIC, DYNAMIC), 5, 4);
}

static void few_rows_have_more_vectors(void) {
  TargetModel avx512 = model(64, 32, TARGET_FMA | TARGET_MASKS);
  ContractionSizes one_row = f32_sizes(1, 512, 512);
  TilePlan plan = plan_contraction(&avx512, &one_row, true);
  EXPECT(plan.rows == 1 && plan.vectors == 8);
  ContractionSizes narrow = f32_sizes(1000, 17, 512);
  plan = plan_contraction(&avx512, &narrow, true);
  EXPECT(plan.vectors == 2 && plan.rows > 6);
}

static void columns_are_not_less_than_a_vector_without_masks(void) {
  TargetModel avx2 = model(32, 16, TARGET_FMA);
  ContractionSizes five = f32_sizes(100, 5, 100);
  EXPECT(plan_contraction(&avx2, &five, true).lanes == 4);
  ContractionSizes one = f32_sizes(100, 1, 100);
  EXPECT(plan_contraction(&avx2, &one, true).lanes == 0);
  TargetModel none = model(0, 0, 0);
  ContractionSizes large = f32_sizes(100, 100, 100);
  EXPECT(plan_contraction(&none, &large, true).lanes == 0);
}

static void large_operands_are_packed(void) {
  TargetModel m = model(64, 32, TARGET_FMA | TARGET_MASKS);
  ContractionSizes small = f32_sizes(64, 60, 64);
  ContractionSizes large = f32_sizes(1000, 1000, 1000);
  ContractionSizes few_rows = f32_sizes(8, 1000, 1000);
  ContractionSizes unknown = f32_sizes(DYNAMIC, 1000, 1000);
  EXPECT(plan_contraction(&m, &small, true).packing == PACK_NEVER);
  TilePlan plan = plan_contraction(&m, &large, true);
  EXPECT(plan.packing == PACK_ALWAYS);
  EXPECT(plan.sum_block == 500);
  EXPECT(plan.column_block % (plan.vectors * plan.lanes) == 0);
  EXPECT(plan.sum_block * plan.column_block * 4 <= (int64_t)m.l2 / 2);
  EXPECT(plan_contraction(&m, &few_rows, true).packing == PACK_NEVER);
  EXPECT(plan_contraction(&m, &unknown, true).packing == PACK_IF_LARGE);
  EXPECT(plan_contraction(&m, &large, false).packing == PACK_NEVER);
}

// Each tile of rows would fetch an operand from beyond L2 again.
static void thin_products_pack_what_leaves_l2(void) {
  TargetModel m = model(64, 32, TARGET_FMA | TARGET_MASKS);
  int64_t fits = m.l2 / 2 / 4 / 1024;
  ContractionSizes thin = f32_sizes(32, 1024, fits);
  EXPECT(plan_contraction(&m, &thin, true).packing == PACK_NEVER);
  thin.sums++;
  TilePlan plan = plan_contraction(&m, &thin, true);
  EXPECT(plan.packing == PACK_ALWAYS);
  EXPECT(plan.sum_block * plan.column_block * 4 <= (int64_t)m.l2 / 16);
  thin.rows = 15;
  EXPECT(plan_contraction(&m, &thin, true).packing == PACK_NEVER);
  thin.sums = 9 * fits; // more than four times L2
  EXPECT(plan_contraction(&m, &thin, true).packing == PACK_ALWAYS);
  thin.rows = 7;
  EXPECT(plan_contraction(&m, &thin, true).packing == PACK_NEVER);
}

static void gathers_if_rows_pay_for_it(void) {
  TargetModel m = model(64, 32, TARGET_FMA | TARGET_MASKS);
  ContractionSizes sizes = f32_sizes(4, 100, 100);
  sizes.is_contiguous = false;
  EXPECT(plan_contraction(&m, &sizes, true).packing == PACK_ALWAYS);
  sizes.rows = 1;
  EXPECT(plan_contraction(&m, &sizes, true).lanes == 0);
  sizes.rows = 4;
  EXPECT(plan_contraction(&m, &sizes, false).lanes == 0);
}

static void what_is_never_done_has_no_tiles(void) {
  TargetModel m = model(64, 32, TARGET_FMA | TARGET_MASKS);
  ContractionSizes sizes = f32_sizes(100, 100, 100);
  sizes.reuses = 0;
  EXPECT(plan_contraction(&m, &sizes, true).lanes == 0);
}

static void pieces_are_all_of_it(void) {
  for (int64_t count = 0; count < 100; count++)
    for (int64_t most = 1; most < 20; most++) {
      Pieces p = equal_pieces(count, most);
      EXPECT(p.n * p.size + p.nsmaller * (p.size - 1) == count);
      EXPECT(p.size <= most && p.size > 0);
    }
}

static void small_code_has_tiles_of_one_kind(void) {
  TargetModel m = model(64, 32, TARGET_FMA | TARGET_MASKS);
  ContractionSizes sizes = f32_sizes(100, 96, 64);
  sizes.has_small_code = true;
  TilePlan plan = plan_contraction(&m, &sizes, false);
  EXPECT(plan.rows == 4 && plan.vectors == 2);
  sizes = f32_sizes(7, 16, 64);
  sizes.has_small_code = true;
  plan = plan_contraction(&m, &sizes, false);
  EXPECT(plan.rows == 1 && plan.vectors == 1);
}

static void constants_are_packed_for_any_rows(void) {
  TargetModel m = model(64, 32, TARGET_FMA | TARGET_MASKS);
  ContractionSizes sizes = f32_sizes(9, 1024, 1024);
  sizes.is_constant = true;
  TilePlan plan = plan_contraction(&m, &sizes, true);
  EXPECT(plan.packing == PACK_ALWAYS && plan.copies_constant);
  sizes.rows = DYNAMIC;
  EXPECT(plan_contraction(&m, &sizes, true).packing == PACK_ALWAYS);
  sizes.is_constant = false;
  plan = plan_contraction(&m, &sizes, true);
  EXPECT(plan.packing == PACK_IF_LARGE && !plan.copies_constant);
}

static void few_rows_stream_what_leaves_l2(void) {
  TargetModel m = model(64, 32, TARGET_FMA | TARGET_MASKS);
  ContractionSizes few = f32_sizes(8, 1024, m.l2 / 4 / 1024);
  EXPECT(plan_contraction(&m, &few, true).sum_block == 0);
  few.sums++;
  TilePlan plan = plan_contraction(&m, &few, true);
  EXPECT(plan.packing == PACK_NEVER);
  EXPECT(plan.sum_block == 8);
  few.rows = 4;
  few.reuses = 2;
  EXPECT(plan_contraction(&m, &few, true).sum_block == 8);
  few.reuses = 3;
  EXPECT(plan_contraction(&m, &few, true).sum_block == 0);
  few.rows = DYNAMIC;
  few.reuses = 1;
  plan = plan_contraction(&m, &few, true);
  EXPECT(plan.packing == PACK_IF_LARGE);
}

int main(void) {
  RUN(tiles_fill_the_registers);
  RUN(extended_factors_have_registers);
  RUN(few_rows_have_more_vectors);
  RUN(columns_are_not_less_than_a_vector_without_masks);
  RUN(large_operands_are_packed);
  RUN(thin_products_pack_what_leaves_l2);
  RUN(small_code_has_tiles_of_one_kind);
  RUN(constants_are_packed_for_any_rows);
  RUN(few_rows_stream_what_leaves_l2);
  RUN(gathers_if_rows_pay_for_it);
  RUN(what_is_never_done_has_no_tiles);
  RUN(pieces_are_all_of_it);
  return TEST_RESULT;
}
