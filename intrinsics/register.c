// What each layer is told of the dialects here.

#include "frontend/hooks.h"
#include "lowering/passes.h"
#include "lowering/to_llvm/to_llvm.h"
#include "intrinsics/arm_sme/arm_sme.h"
#include "intrinsics/calls.h"

#define DIALECT_TABLE "intrinsics/all.def"
#include "frontend/hooks.inc"

#include "frontend/format/define_syntax.inc"
#undef DIALECT_TABLE

static const TypeRule types[] = {{def_type_amx_tile, convert_amx_tile},
                                 {NULL, NULL}};

static const Contractions contractions_neon = {patterns_neon_i8mm,
                                               patterns_neon_bf16};
static const Contractions contractions_sve = {patterns_sve_i8mm,
                                              patterns_sve_bf16};

static const DialectPass brought[] = {
    {PASS_arm_neon_2d_to_intr, lower_arm_neon_2d_to_intr},
    {PASS_vector_to_amx, lower_vector_to_amx},
    {PASS_legalize_vector_storage, lower_legalize_vector_storage},
    {PASS_enable_arm_streaming, lower_enable_arm_streaming},
    {PASS_sme_vector_legalization, lower_sme_vector_legalization},
    {PASS_vector_to_arm_sme, lower_vector_to_arm_sme},
    {PASS_arith_to_arm_sme, lower_arith_to_arm_sme},
    {PASS_outer_product_fusion, lower_outer_product_fusion},
    {PASS_arm_sme_to_scf, lower_arm_sme_to_scf},
    {PASS_sme_tile_allocation, lower_sme_tile_allocation},
    {PASS_arm_sme_to_llvm, lower_arm_sme_to_llvm},
    {PASS__MAX, NULL}};

// clang-format off
#define DIALECT(dialect, ...) \
  static void handlers_##dialect(ConvTable *table) { \
    handlers_calls(table, calls_##dialect, OPCODE(DIALECT_##dialect, 0), OP_END_##dialect); \
    if (DIALECT_##dialect == DIALECT_arm_sve) \
      handlers_predicates(table); \
  } \
  static const ToLLVM to_llvm_##dialect = {handlers_##dialect, DIALECT_##dialect != DIALECT_amx};
#define DIALECT_TABLE "intrinsics/all.def"
#include "ir/dialects/rows.inc"

void intrinsics_register_all(Ctx *ctx) {
#define DIALECT(dialect, ...) \
  ctx_register_dialect(ctx, &dialect_##dialect); \
  frontend_add_syntax(ctx, &dialect_##dialect, \
                      (SyntaxTables){syntax_##dialect, def_syntax_##dialect, NULL}); \
  ctx_add_part(ctx, &dialect_##dialect, PART_TO_LLVM, &to_llvm_##dialect); \
  ctx_add_part(ctx, &dialect_##dialect, PART_PASSES, brought);
#include "ir/dialects/rows.inc"
  ctx_add_part(ctx, &dialect_amx, PART_TYPES, types);
  ctx_add_part(ctx, &dialect_arm_neon, PART_CONTRACTIONS, &contractions_neon);
  ctx_add_part(ctx, &dialect_arm_sve, PART_CONTRACTIONS, &contractions_sve);
}
// clang-format on
