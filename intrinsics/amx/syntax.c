// !amx.tile<16x64xi8>: dimensions and the type of elements.

#include "frontend/hooks.h"
#include "intrinsics/intrinsics.h"

#define DIALECT_TABLE "intrinsics/amx/amx.def"
#include "frontend/hooks.inc"

bool parse_amx_tile(Parser *p, Attr **params) {
  Dims dims = {0};
  if (!parse_punct(p, TK_LESS) || !parse_dims(p, &dims, false, true))
    return false;
  Type *element = parse_type(p);
  if (!element || !parse_punct(p, TK_GREATER))
    return false;
  params[P_amx_tile_shape] = attr_dense_i64(p->ctx, dims.data, dims.size);
  params[P_amx_tile_elementType] = attr_type(p->ctx, element);
  return true;
}
