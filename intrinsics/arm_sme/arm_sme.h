// What the passes of the arm_sme dialect share.
#ifndef MLCC_ARM_SME_H
#define MLCC_ARM_SME_H

#include "lowering/lowering_int.h"

enum { SME_BITS = 128 }; // of a vector, times vscale

// A tile as large as one of ZA's.
bool type_is_sme_tile(const Type *t);
Type *sme_slice_type(Ctx *ctx, const Type *tile); // a row or a column
Type *sme_tile_type(Ctx *ctx, Type *element);
// An operation on a tile (ArmSMETileOpInterface); its tile's type.
bool op_is_sme_tile_op(const Op *op);
const Type *sme_tile_of(const Op *op);
// The number of its tile of ZA, from IN_MEMORY on one that there is not; NULL:
// none is allocated.
const Attr *sme_tile_id(Ctx *ctx, const Op *op);

#endif
