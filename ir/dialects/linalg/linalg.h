// Verifiers, folds, patterns and conversions share this for operations of linalg
// that are not structured ones (those are in structured.h).
#ifndef MLCC_LINALG_H
#define MLCC_LINALG_H

#include "ir/dialects/linalg/structured.h"

// relayout.c: linalg.pack and linalg.unpack, looked at alike

typedef struct Relayout {
  const Op *op;
  bool is_pack;
  Type *packed, *plain;
  const Attr *perm; // of outer dimensions; NULL: they keep their order
  const Attr *dims, *tiles;
  uint32_t first_tile; // operand
} Relayout;
Relayout relayout_of(const Op *op);
// The size of tile `i`, if it is known.
bool relayout_tile(Ctx *ctx, const Relayout *r, uint32_t i, int64_t *size);
// The packed type that the plain one implies.
Type *relayout_packed_type(Ctx *ctx, const Relayout *r);

// aggregate.c: F(m, r) of an attribute of Winograd transformations
typedef struct Winograd {
  int64_t m, r; // the size of an output tile, and of the filter
} Winograd;
Winograd winograd_of(const Attr *fmr);

#endif
