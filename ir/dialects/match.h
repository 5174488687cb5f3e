// Tests for folds and patterns: which number a constant is. A vector or tensor
// of equal elements counts as its element.
#ifndef MLCC_MATCH_H
#define MLCC_MATCH_H

#include "ir/dialects/dialects.h"

// All of these take NULL for no constant.

bool match_poison(const Attr *constant);
// The number, or that of all elements, of that kind; or NULL.
Attr *match_int(Ctx *ctx, Attr *constant);
Attr *match_float(Ctx *ctx, Attr *constant);

bool match_zero(Ctx *ctx, Attr *constant); // integers
bool match_one(Ctx *ctx, Attr *constant);
bool match_all_ones(Ctx *ctx, Attr *constant);
bool match_signed_min(Ctx *ctx, Attr *constant);
bool match_signed_max(Ctx *ctx, Attr *constant);

bool match_float_zero(Ctx *ctx, Attr *constant, bool negative);
bool match_float_any_zero(Ctx *ctx, Attr *constant);
bool match_float_one(Ctx *ctx, Attr *constant);
bool match_float_infinity(Ctx *ctx, Attr *constant, bool negative);
bool match_float_nan(Ctx *ctx, Attr *constant);

// The number 0 of an integer, index or float type, or for all elements; NULL
// where there is none.
Attr *attr_zero(Ctx *ctx, Type *type);

#endif
