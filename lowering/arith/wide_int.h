// Integers of twice the width that a target has, as vectors of two: what the
// passes share that emulate them.
#ifndef MLCC_WIDE_INT_H
#define MLCC_WIDE_INT_H

#include "lowering/pass/pass.h"

typedef struct WideInts {
  TypeConversion conversion; // first
  Ctx *ctx;
  uint32_t width; // the widest that there are
} WideInts;

Type *wide_ints_convert(TypeConversion *types, Type *type);
// Types become what that makes of them. False: reported.
bool wide_ints_init(WideInts *types, PassRun *run, uint32_t width);
// An operation is illegal if it takes or gives wide integers.
static inline Legality wide_ints_legality(Conv *c, const Op *op) {
  return conv_is_legal(c, op) ? CONV_LEGAL : CONV_ILLEGAL;
}

// emulate_wide_int.c: handlers of arith and vector.print
void wide_ints_add_handlers(ConvTable *table);

#endif
