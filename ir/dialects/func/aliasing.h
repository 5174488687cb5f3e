// Results of functions that are arguments of theirs: an argument's attribute
// `tf.aliasing_output = N` says that the memory of result N is its memory, as
// JAX and other front ends write it for what a call updates.
#ifndef MLCC_FUNC_ALIASING_H
#define MLCC_FUNC_ALIASING_H

#include "ir/ir.h"

// The attribute, or NULL.
const Attr *func_aliasing_output(Ctx *ctx, const Op *func, uint32_t arg);
// The result that is that argument, or UINT32_MAX. For functions that were
// verified so far: the attribute may be anything, see func_check_aliasing().
uint32_t func_result_of_argument(Ctx *ctx, const Op *func, uint32_t arg);
// The argument that is that result, or UINT32_MAX.
uint32_t func_argument_of_result(Ctx *ctx, const Op *func, uint32_t result);
// Whether the attributes make sense where tensors are concerned; reports.
bool func_check_aliasing(Ctx *ctx, const Op *func);

#endif
