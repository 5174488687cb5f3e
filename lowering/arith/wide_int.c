// What integers of twice the width that a target has become: vectors of their
// low and their high half, which is one more dimension of a vector.
//
//   i64             vector<2xi32>
//   vector<3xi64>   vector<3x2xi32>
//   (i64) -> i1     (vector<2xi32>) -> i1
//
// Others that are too wide become nothing.

#include "lowering/arith/wide_int.h"

static Type *convert_element(WideInts *types, Type *type, Type *element) {
  uint32_t width = element->as.integer.width;
  if (width <= types->width)
    return type;
  if (width != 2 * types->width)
    return NULL;
  int rank = type_is(type, TY_VECTOR) ? type->as.shaped.rank : 0;
  int64_t shape[rank + 1];
  for (int i = 0; i < rank; i++)
    shape[i] = type->as.shaped.shape[i];
  shape[rank] = 2;
  return type_vector(types->ctx, rank + 1, shape, NULL,
                     type_int(types->ctx, types->width));
}

static Type *convert_function(TypeConversion *types, Type *type) {
  WideInts *wide = (WideInts *)types;
  uint32_t nin = type->as.list.ninputs, n = nin + type->as.list.noutputs;
  Type *parts[n + 1];
  for (uint32_t i = 0; i < n; i++)
    if (!(parts[i] = types->convert(types, type->as.list.types[i])))
      return NULL;
  return type_function(wide->ctx, parts, nin, parts + nin, n - nin);
}

Type *wide_ints_convert(TypeConversion *types, Type *type) {
  if (type_is(type, TY_FUNCTION))
    return convert_function(types, type);
  Type *element = type_is(type, TY_VECTOR) ? type->as.shaped.element : type;
  return type_is(element, TY_INTEGER)
             ? convert_element((WideInts *)types, type, element)
             : type;
}

bool wide_ints_init(WideInts *types, PassRun *run, uint32_t width) {
  *types = (WideInts){.conversion = {.convert = wide_ints_convert},
                      .ctx = run->ctx,
                      .width = width};
  return (width >= 2 && !(width & (width - 1))) ||
         diag_error(&run->ctx->diags, LOC_UNKNOWN,
                    "widest-int-supported has to be a power of two, "
                    "and 2 at least");
}
