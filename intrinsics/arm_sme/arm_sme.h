// What the passes of the arm_sme dialect share.
#ifndef MLCC_ARM_SME_H
#define MLCC_ARM_SME_H

#include "lowering/pass/pass.h"

enum {
  SME_BITS = 128,    // of a vector, times vscale
  SME_IN_MEMORY = 16 // numbers of tiles that are not of ZA
};

// A tile as large as one of ZA's.
bool type_is_sme_tile(const Type *t);
bool sme_has_tiles_of(const Type *element);
Type *sme_slice_type(Ctx *ctx, const Type *tile); // a row or a column
Type *sme_tile_type(Ctx *ctx, Type *element);
// An operation on a tile (ArmSMETileOpInterface); its tile's type.
bool op_is_sme_tile_op(const Op *op);
const Type *sme_tile_of(const Op *op);
// The number of its tile of ZA, from SME_IN_MEMORY on one that there is not;
// NULL: none is allocated.
const Attr *sme_tile_id(Ctx *ctx, const Op *op);

// Makers of operations.
Value *sme_vscale(Builder *b);
Value *sme_count(Builder *b, const Type *tile); // of its slices
Value *sme_insert_slice(Builder *b, Value *vector, Value *tile, Value *slice,
                        Attr *layout);
Value *sme_extract_slice(Builder *b, Value *tile, Value *slice, Attr *layout);
Attr *sme_horizontal(Ctx *ctx); // the layout

// vector_to_arm_sme.c

// A loop that puts `slice` into each of a new tile, in place of `op`.
Op *sme_fill(Rewriter *rw, Op *op, Type *tile, Value *slice);
// In a compile, whether there are tiles; else true.
bool sme_is_wanted(const PassRun *run, Op *root);

// legalization_patterns.c
extern const Pattern patterns_sme_legalization[];

// tile_allocation.c

typedef struct SmeAllocateOptions {
  bool show;         // live ranges
  bool only_prepare; // make copies at branches, and no more
} SmeAllocateOptions;

// False: reported.
bool sme_allocate(PassRun *run, Op *func, SmeAllocateOptions options);

// Passes

typedef bool SmePassFn(PassRun *run, Op *op);
SmePassFn lower_sme_vector_legalization, lower_enable_arm_streaming,
    lower_vector_to_arm_sme, lower_arith_to_arm_sme, lower_outer_product_fusion,
    lower_arm_sme_to_scf, lower_sme_tile_allocation, lower_arm_sme_to_llvm;

#endif
