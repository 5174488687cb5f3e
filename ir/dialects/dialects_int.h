// What the tables share: the array of definitions and the hooks of their rows.
#ifndef MLCC_DIALECTS_INT_H
#define MLCC_DIALECTS_INT_H

#include "ir/dialects/constraints.h"
#include "ir/dialects/dialects.h"

// clang-format off

// Positions in `definitions`. DEFS_x is where dialect x's begin.
enum {
#define DEFS(dialect) DEFS_##dialect, DEFS_BEFORE_##dialect = DEFS_##dialect - 1,
#define DEFS_END(dialect) DEFS_END_##dialect,
#define TYPE_DEF(token, ...) D_type_##token,
#define ATTR_DEFN(token, ...) D_attr_##token,
#include "ir/dialects/definitions.def"
  D__MAX
};
extern const DefInfo definitions[D__MAX];

// clang-format on

// matches.c: relations between types that several rows state

Type **list_inputs(const Type *type, uint32_t *count);
Type **list_results(const Type *type, uint32_t *count);
Type *match_element(Ctx *ctx, Type *shaped);
bool same_tensor_dimensions(Ctx *ctx, const Op *op);
bool select_condition_fits(Ctx *ctx, const Op *op);

// llvm.c
Type *match_i1_same_shape(Ctx *ctx, Type *type);
Type *match_value_and_bool(Ctx *ctx, Type *type);
Type *match_vector_element(Ctx *ctx, Type *type);
bool llvm_intr_vector_extract_fits_vector_limit(Ctx *ctx, const Op *op);
bool llvm_intr_vector_extract_keeps_scalable(Ctx *ctx, const Op *op);
bool llvm_intr_vector_insert_fits_vector_limit(Ctx *ctx, const Op *op);
bool llvm_intr_vector_insert_keeps_scalable(Ctx *ctx, const Op *op);
bool llvm_intr_vector_interleave2_doubles_elements(Ctx *ctx, const Op *op);
void successor_operands_llvm_br(Op *op, uint32_t index, uint32_t *first,
                                uint32_t *count);
void successor_operands_llvm_cond_br(Op *op, uint32_t index, uint32_t *first,
                                     uint32_t *count);
void successor_operands_llvm_switch(Op *op, uint32_t index, uint32_t *first,
                                    uint32_t *count);
void successor_operands_llvm_invoke(Op *op, uint32_t index, uint32_t *first,
                                    uint32_t *count);
void successor_operands_llvm_indirectbr(Op *op, uint32_t index,
                                        uint32_t *first, uint32_t *count);
void print_llvm_constant_range(Buf *out, Ctx *ctx, Attr *const *params,
                               const PrintOptions *o);

#endif
