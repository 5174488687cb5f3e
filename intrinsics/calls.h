// What rows of instruction sets say beyond other rows (intrinsics.h), for the
// conversion to calls and for the check of features.
#ifndef MLCC_INTRINSICS_CALLS_H
#define MLCC_INTRINSICS_CALLS_H

#include "intrinsics/intrinsics.h"
#include "intrinsics/vectors.h"
#include "lowering/to_llvm/to_llvm.h"

typedef enum CallSuffix {
  SUFFIX_NONE,
  SUFFIX_BITS,
  SUFFIX_ONLY_BITS,
  SUFFIX_PS_PD_BITS,
  SUFFIX_D_Q_BITS
} CallSuffix;

// The operands of the call of `op`: `*operands` are its own, converted, and may
// be replaced; their number. 0 after declining: there is no call of nothing.
typedef uint32_t CallOperandsFn(Conv *c, Op *op, Value ***operands);
typedef const char *CallNameFn(const Op *op);
typedef const char *CallFeatureFn(const Op *op); // NULL: none

typedef bool CallCheckFn(Ctx *ctx, Op *op); // false after reporting

typedef struct TargetCall {
  const char *name, *name_of_f16; // NULL: not converted
  CallSuffix suffix;
  CallNameFn *rename;
  CallOperandsFn *operands;
  uint32_t becomes;                     // an opcode, or 0
  ConvFn *convert;                      // in place of a call
  const char *function;                 // its name
  const char *feature, *feature_of_f16; // that it needs; NULL: none
  const char *feature_too, *feature_instead;
  CallFeatureFn *feature_by;
  uint32_t below; // bits of a vector that has fewer
  const char *feature_below;
  CallCheckFn *check; // or NULL
} TargetCall;

// Of an operation of a dialect of intrinsics/; or NULL.
const TargetCall *target_call(const Op *op);
// The feature that it needs, of those that its row names first; or NULL.
const char *call_feature(const TargetCall *call, const Op *op);
// The widest vector among operands and results, the first of several; or NULL.
const Type *call_vector(const Op *op);

// Converts all operations of a dialect that have a CALL or are CONVERTED.
void handlers_calls(ConvTable *table, const TargetCall *rows, uint32_t first,
                    uint32_t end);

// x86vector.c
CallOperandsFn operands_mask_compress, operands_avx_dot, operands_first_element;
// amx.c
CallOperandsFn operands_tile_zero, operands_tile_load, operands_tile_store,
    operands_tile_multiply;
CallNameFn name_tile_muli;
bool lower_vector_to_amx(PassRun *run, Op *root);
Type *convert_amx_tile(TypeConverter *types, Type *type);
// arm_neon.c
ConvFn lower_2d_sdot;
extern const struct Pattern patterns_neon_i8mm[]; // arm_neon/contract.c
extern const struct Pattern patterns_neon_bf16[];
extern const struct Pattern patterns_sve_i8mm[]; // arm_sve/contract.c
extern const struct Pattern patterns_sve_bf16[];
bool lower_arm_neon_2d_to_intr(PassRun *run, Op *root);
// arm_sve.c
Type *match_svbool(Ctx *ctx, Type *mask);
bool lower_legalize_vector_storage(PassRun *run, Op *root);
CallCheckFn check_dot;
ConvFn lower_convert_svbool, lower_psel, lower_dupq_lane;
void handlers_predicates(ConvTable *table);
// arm_sme.c
CallFeatureFn feature_outerproduct, feature_mop;
CallCheckFn check_tile, check_tile_mask, check_products, check_sum_of_halves,
    check_sum_of_shorts, check_sum_of_four;

// The tables, by index of the opcode
#define DIALECT(dialect, ...) extern const TargetCall calls_##dialect[];
#define DIALECT_TABLE         "intrinsics/all.def"
#include "ir/dialects/rows.inc"
#undef DIALECT_TABLE

#endif
