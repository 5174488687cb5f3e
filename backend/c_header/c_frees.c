// Functions that free what functions of tensors return:
//
//   func.func @mlcc_free_scale(%result0: memref<?xf32>)
//       attributes {llvm.emit_c_interface} {
//     memref.dealloc %result0 : memref<?xf32>
//     return
//   }
//
// A result that is a tensor is fresh memory, which the caller owns, unless it is
// an argument by tf.aliasing_output. It has to go back to the allocator of the
// object's C runtime, which on Windows need not be the caller's, so the object
// frees it.
#include "backend/added_text.h"
#include "backend/c_header/c_header.h"
#include "backend/c_header/c_types.h"
#include "ir/dialects/dialects.h"
#include "ir/dialects/func/aliasing.h"

static const Type *signature_of(const Op *function) {
  return op_slot(function, A_func_func_function_type)->type;
}

bool c_result_is_freed(Ctx *ctx, const Op *function, uint32_t result) {
  const Type *type = type_results(signature_of(function))[result];
  return type_is_tensor(type) &&
         func_argument_of_result(ctx, function, result) == UINT32_MAX;
}

bool c_function_is_freed(Ctx *ctx, const Op *function) {
  for (uint32_t i = 0; i < signature_of(function)->as.list.noutputs; i++)
    if (c_result_is_freed(ctx, function, i))
      return true;
  return false;
}

static void put_free(Ctx *ctx, Buf *out, const Op *function) {
  const Type *type = signature_of(function);
  Str name = op_slot(function, A_func_func_sym_name)->as.string;
  bool any = false;
  buf_printf(out, "func.func @\"mlcc_free_" STR_FMT "\"(", STR_ARG(name));
  for (uint32_t i = 0; i < type->as.list.noutputs; i++) {
    Type *result = type_results(type)[i];
    if (!c_result_is_freed(ctx, function, i))
      continue;
    buf_printf(out, "%s%%result%u: %s", any ? ", " : "", i,
               type_str(ctx, c_passed_type(ctx, result)));
    any = true;
  }
  buf_lit(out, ") attributes {llvm.emit_c_interface} {\n");
  for (uint32_t i = 0; i < type->as.list.noutputs; i++) {
    Type *result = type_results(type)[i];
    if (c_result_is_freed(ctx, function, i))
      buf_printf(out, "  memref.dealloc %%result%u : %s\n", i,
                 type_str(ctx, c_passed_type(ctx, result)));
  }
  buf_lit(out, "  return\n}\n");
}

bool c_frees_add(Ctx *ctx, Pool *pool, Op *module) {
  Buf text = {0};
  for (const Op *op = module->regions[0].first->first; op; op = op->next)
    if (c_header_has(ctx, op) && c_function_is_freed(ctx, op))
      put_free(ctx, &text, op);
  bool ok = !text.size ||
            module_add_text(ctx, pool, module, "functions that free results",
                            (Str){text.data, text.size});
  buf_release(&text);
  return ok;
}
