#include "ir/dialects/func/aliasing.h"

#include "ir/dialects/dialects.h"

static const Type *signature_of(const Op *func) {
  return op_slot(func, A_func_func_function_type)->type;
}

const Attr *func_aliasing_output(Ctx *ctx, const Op *func, uint32_t arg) {
  const Attr *all = op_slot(func, A_func_func_arg_attrs);
  return all && arg < all->as.array.count
             ? dict_get(all->as.array.items[arg],
                        ctx_ident_lit(ctx, "tf.aliasing_output"))
             : NULL;
}

uint32_t func_result_of_argument(Ctx *ctx, const Op *func, uint32_t arg) {
  const Attr *attr = func_aliasing_output(ctx, func, arg);
  if (!attr || !type_is_tensor(type_inputs(signature_of(func))[arg]))
    return UINT32_MAX;
  int64_t result = attr_is(attr, AT_INTEGER) ? attr_to_i64(attr) : -1;
  return result >= 0 && result < signature_of(func)->as.list.noutputs
             ? (uint32_t)result
             : UINT32_MAX;
}

uint32_t func_argument_of_result(Ctx *ctx, const Op *func, uint32_t result) {
  const Attr *all = op_slot(func, A_func_func_arg_attrs);
  for (uint32_t i = 0; all && i < all->as.array.count; i++)
    if (func_result_of_argument(ctx, func, i) == result)
      return i;
  return UINT32_MAX;
}

// Checks that an argument and the result that it is to be are of one type.
static bool check_argument(Ctx *ctx, const Op *func, uint32_t arg) {
  const Attr *attr = func_aliasing_output(ctx, func, arg);
  const Type *type = type_inputs(signature_of(func))[arg];
  if (!attr || !type_is_tensor(type))
    return true;
  uint32_t result = func_result_of_argument(ctx, func, arg);
  if (result == UINT32_MAX)
    return op_error(ctx, func,
                    "'tf.aliasing_output' of argument #%u is not the number "
                    "of a result, of which there are %u",
                    arg, signature_of(func)->as.list.noutputs);
  const Type *other = type_results(signature_of(func))[result];
  if (type != other)
    return op_error(ctx, func,
                    "result #%u cannot be argument #%u, as its "
                    "'tf.aliasing_output' says: it is of type '%s', and the "
                    "argument of type '%s'",
                    result, arg, type_str(ctx, other), type_str(ctx, type));
  if (!type_is(type, TY_TENSOR))
    return op_error(ctx, func,
                    "result #%u cannot be argument #%u, as its "
                    "'tf.aliasing_output' says: it has no rank",
                    result, arg);
  uint32_t first = func_argument_of_result(ctx, func, result);
  return first == arg ||
         op_error(ctx, func,
                  "result #%u cannot be two arguments, #%u and #%u, as their "
                  "'tf.aliasing_output' says",
                  result, first, arg);
}

bool func_check_aliasing(Ctx *ctx, const Op *func) {
  bool ok = true;
  for (uint32_t i = 0; i < signature_of(func)->as.list.ninputs; i++)
    ok &= check_argument(ctx, func, i);
  return ok;
}
