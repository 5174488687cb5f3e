// Operations on values that become too much code, for whoever compiles.
#ifndef MLCC_LARGE_VALUES_H
#define MLCC_LARGE_VALUES_H

#include "ir/ir.h"

typedef struct ValueLimits {
  uint32_t register_bits; // of the widest vector that a register holds
  unsigned limit; // instructions or calls that one operation may become; 0: any
  bool warns, is_error; // of what takes long
} ValueLimits;

// Reports them. False when there are errors.
bool large_values_check(Ctx *ctx, Op *module, const ValueLimits *limits);

#endif
