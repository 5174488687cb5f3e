// A `main` that calls a function of the module (-fentry=):
//
//   func.func @main() -> i32 {
//     %result = call @kernel() : () -> i64
//     %status = arith.trunci %result : i64 to i32
//     return %status : i32
//   }
//
// What the function returns is the exit status; one that returns nothing
// succeeds. It is written as text, in the words of the function's dialect, and
// read into the module.

#include "backend/entry.h"

#include "frontend/frontend.h"
#include "ir/dialects/dialects.h"

static Op *find_symbol(const Op *module, const char *name) {
  for (Op *op = module->regions[0].first->first; op; op = op->next)
    if (str_is(symbol_name(op), name))
      return op;
  return NULL;
}

bool entry_is_in(const Op *module, const char *name) {
  return find_symbol(module, name);
}

// How the result becomes an i32, without the dialect's name; "" when it is one.
static const char *conversion(const Type *result) {
  if (type_is(result, TY_INDEX))
    return "index_cast";
  uint32_t width = result->as.integer.width;
  return width == 32 ? "" : width > 32 ? "trunci" : "extsi";
}

static bool is_status(const Type *type) {
  return type_is(type, TY_INDEX) ||
         (type_is(type, TY_INTEGER) && type->as.integer.sign == SIGNLESS);
}

static void write_func(Buf *out, Ctx *ctx, const char *name,
                       const Type *result) {
  if (!result) {
    buf_printf(out,
               "func.func private @\"%s\"()\n"
               "func.func @main() -> i32 {\n"
               "  call @\"%s\"() : () -> ()\n"
               "  %%status = arith.constant 0 : i32\n",
               name, name);
  } else {
    const char *type = type_str(ctx, result), *convert = conversion(result);
    buf_printf(out,
               "func.func private @\"%s\"() -> %s\n"
               "func.func @main() -> i32 {\n"
               "  %%%s = call @\"%s\"() : () -> %s\n",
               name, type, *convert ? "result" : "status", name, type);
    if (*convert)
      buf_printf(out, "  %%status = arith.%s %%result : %s to i32\n", convert,
                 type);
  }
  buf_lit(out, "  return %status : i32\n}\n");
}

static void write_llvm(Buf *out, Ctx *ctx, const char *name,
                       const Type *result) {
  const char *type = result ? type_str(ctx, result) : "";
  const char *convert = result ? conversion(result) : "";
  buf_printf(out,
             "llvm.func @\"%s\"()%s%s\n"
             "llvm.func @main() -> i32 {\n"
             "  %s%sllvm.call @\"%s\"() : () -> (%s)\n",
             name, result ? " -> " : "", type,
             !result    ? ""
             : *convert ? "%result"
                        : "%status",
             result ? " = " : "", name, type);
  if (!result)
    buf_lit(out, "  %status = llvm.mlir.constant(0 : i32) : i32\n");
  else if (*convert)
    buf_printf(out, "  %%status = llvm.%s %%result : %s to i32\n",
               *convert == 't' ? "trunc" : "sext", type);
  buf_lit(out, "  llvm.return %status : i32\n}\n");
}

// The one result, or NULL; false when it is no exit status.
static bool find_result(const Op *function, const Type **result) {
  bool is_func = op_is(function, OP_func_func);
  const Type *type = op_slot(function, is_func ? A_func_func_function_type
                                               : A_llvm_func_function_type)
                         ->type;
  uint32_t n = type->as.list.noutputs;
  *result = n ? type_results(type)[0] : NULL;
  if (n && type_is(*result, TY_LLVM_VOID))
    *result = NULL;
  return !type->as.list.ninputs && n < 2 && (!*result || is_status(*result));
}

// Moves `main` out of the text's module, which has a declaration besides.
static bool read_main(Ctx *ctx, Pool *pool, Op *module, const Buf *text) {
  char *kept = arena_array(&ctx->arena, char, text->size + 1);
  memcpy(kept, text->data, text->size);
  kept[text->size] = '\0';
  Source *source =
      source_from_text(&ctx->sources, STR("<entry>"), (Str){kept, text->size});
  Op *read =
      source ? parse_source(ctx, pool, source, &(ParseOptions){0}) : NULL;
  if (!read)
    return false;
  Op *main = find_symbol(read, "main");
  op_unlink(main);
  op_append(module->regions[0].first, main);
  op_erase(pool, read);
  return true;
}

bool entry_add(Ctx *ctx, Pool *pool, Op *module, const char *name) {
  Op *function = find_symbol(module, name), *own = find_symbol(module, "main");
  if (!function || function == own)
    return true;
  if (own)
    return op_error(ctx, own, "is there already; -fentry=%s makes one", name);
  bool is_func = op_is(function, OP_func_func);
  const Type *result;
  if ((!is_func && !op_is(function, OP_llvm_func)) ||
      !find_result(function, &result))
    return op_error(ctx, function,
                    "cannot be what the program enters (-fentry=): it is no "
                    "function without arguments that returns nothing or an "
                    "integer");
  Buf text = {0};
  (is_func ? write_func : write_llvm)(&text, ctx, name, result);
  bool ok = read_main(ctx, pool, module, &text);
  buf_release(&text);
  return ok;
}
