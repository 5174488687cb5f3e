// A `main` that calls a function of the module (-fentry=):
//
//   func.func @main() -> i32 {
//     %result = call @kernel() : () -> i64
//     %status = arith.trunci %result : i64 to i32
//     return %status : i32
//   }
//
// What the function returns is the exit status; one that returns nothing
// succeeds. Or, for mlir-runner's users, it is printed. All of this is written
// as text and read into the module.
//
// A module's own `main` that returns nothing succeeds as well: it gets the
// result that whoever starts a program looks at.

#include "backend/entry.h"

#include "backend/added_text.h"
#include "ir/dialects/dialects.h"
#include "ir/analysis/analysis.h"

bool entry_is_in(const Op *module, const char *name) {
  return module_symbol(module, name);
}

Str entry_nearest(const Op *module, const char *name) {
  Nearest near = nearest_to(str_from(name));
  for (const Op *op = module->regions[0].first->first; op; op = op->next)
    if (op->info->traits & TRAIT_FUNCTION && !region_is_empty(&op->regions[0]))
      nearest_try(&near, symbol_name(op));
  return near.best;
}

// Text

// How an integer becomes an i32, without the dialect's name; "" when it is one.
static const char *conversion(const Type *type) {
  if (type_is(type, TY_INDEX))
    return "index_cast";
  uint32_t width = type->as.integer.width;
  return width == 32 ? "" : width > 32 ? "trunci" : "extsi";
}

typedef struct Text {
  Buf out;
  Ctx *ctx;
  const char *callee;
  const Type *type; // of its result; NULL: none
  bool is_func;     // of the dialect func, not llvm
} Text;

static void open_main(Text *t) {
  const char *type = t->type ? type_str(t->ctx, t->type) : "()";
  if (t->is_func)
    buf_printf(&t->out, "func.func private @\"%s\"() -> %s\n", t->callee, type);
  else
    buf_printf(&t->out, "llvm.func @\"%s\"()%s%s\n", t->callee,
               t->type ? " -> " : "", t->type ? type : "");
  buf_puts(&t->out, t->is_func ? "func.func @main() -> i32 {\n"
                               : "llvm.func @main() -> i32 {\n");
  buf_printf(&t->out, "  %s%s @\"%s\"() : () -> %s\n",
             t->type ? "%result = " : "",
             t->is_func ? "func.call" : "llvm.call", t->callee, type);
}

static void close_main(Text *t, const char *status) {
  buf_printf(&t->out, "  %s %s : i32\n}\n",
             t->is_func ? "func.return" : "llvm.return", status);
}

static void return_zero(Text *t) {
  buf_lit(&t->out, "  %zero = llvm.mlir.constant(0 : i32) : i32\n");
  close_main(t, "%zero");
}

static void return_status(Text *t) {
  if (!t->type) {
    return_zero(t);
    return;
  }
  const char *convert = conversion(t->type);
  if (*convert)
    buf_printf(&t->out, "  %%status = arith.%s %%result : %s to i32\n", convert,
               type_str(t->ctx, t->type));
  close_main(t, *convert ? "%status" : "%result");
}

static void print_result(Text *t, EntryResult result) {
  static const struct {
    const char *format, *type;
  } printed[] = {
      [ENTRY_I32] = {"%d", "i32"},
      [ENTRY_I64] = {"%lld", "i64"},
      [ENTRY_F32] = {"%e", "f64"},
  };
  const char *value = "%result";
  if (result == ENTRY_F32) {
    buf_lit(&t->out, "  %printed = llvm.fpext %result : f32 to f64\n");
    value = "%printed";
  }
  buf_printf(
      &t->out,
      "  %%format = llvm.mlir.addressof @mlcc.entry.format : !llvm.ptr\n"
      "  %%written = llvm.call @printf(%%format, %s)\n"
      "      vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, %s) -> i32\n",
      value, printed[result].type);
  return_zero(t);
  buf_printf(&t->out,
             "llvm.func @printf(!llvm.ptr, ...) -> i32\n"
             "llvm.mlir.global private constant @mlcc.entry.format"
             "(\"%s\\0A\\00\")\n",
             printed[result].format);
}

// The function

static const Type *function_type(const Op *function) {
  bool is_func = op_is(function, OP_func_func);
  return op_slot(function, is_func ? A_func_func_function_type
                                   : A_llvm_func_function_type)
      ->type;
}

// The one result, or NULL.
static const Type *result_of(const Type *type) {
  uint32_t n = type->as.list.noutputs;
  const Type *result = n ? type_results(type)[0] : NULL;
  return result && type_is(result, TY_LLVM_VOID) ? NULL : result;
}

static bool fits(const Ctx *ctx, const Type *type, EntryResult wanted) {
  switch (wanted) {
  case ENTRY_VOID: return !type;
  case ENTRY_I32: return type == ctx->i32;
  case ENTRY_I64: return type == ctx->i64;
  case ENTRY_F32: return type == ctx->f32;
  case ENTRY_STATUS: break;
  }
  return !type || type_is(type, TY_INDEX) ||
         (type_is(type, TY_INTEGER) && type->as.integer.sign == SIGNLESS);
}

static const char *const wanted_results[] = {
    [ENTRY_STATUS] = "nothing or an integer",
    [ENTRY_VOID] = "nothing",
    [ENTRY_I32] = "one i32",
    [ENTRY_I64] = "one i64",
    [ENTRY_F32] = "one f32",
};

static bool can_be_called(Ctx *ctx, const Op *function, EntryResult wanted) {
  if (op_is(function, OP_func_func) || op_is(function, OP_llvm_func)) {
    const Type *type = function_type(function);
    if (!type->as.list.ninputs && type->as.list.noutputs < 2 &&
        fits(ctx, result_of(type), wanted))
      return true;
  }
  return op_error(ctx, function,
                  "cannot be what the program enters: it is no function "
                  "without arguments that returns %s",
                  wanted_results[wanted]);
}

// Another name for a `main` that is called

static Attr *rename_reference(void *user, Ctx *ctx, Attr *attr) {
  const Ident *main = user;
  if (!attr_is(attr, AT_SYMBOL_REF) || attr->as.symbol.root != main)
    return attr;
  return attr_symbol(ctx, ctx_ident_lit(ctx, "mlcc.entry.main"));
}

static void rename_in(void *replacer, Op *op) {
  op_replace_attrs(replacer, op);
}

static void rename_main(Ctx *ctx, Op *module, Op *main) {
  AttrReplacer replacer = {.ctx = ctx,
                           .arena = &ctx->arena,
                           .replace = rename_reference,
                           .user = ctx_ident_lit(ctx, "main")};
  op_walk(module, rename_in, &replacer);
  uint32_t slot =
      op_is(main, OP_func_func) ? A_func_func_sym_name : A_llvm_func_sym_name;
  main->slots[slot] = attr_string(ctx, STR("mlcc.entry.main"));
}

// A `main` without result

static void look_for_main(void *user, Op *op, const Attr *ref) {
  (void)op;
  Ident **main = user;
  if (ref->as.symbol.root == *main)
    *main = NULL;
}

static bool is_referred_to(Ctx *ctx, const Op *module) {
  Ident *main = ctx_ident_lit(ctx, "main");
  for (Op *op = module->regions[0].first->first; op; op = op->next)
    op_symbol_refs(op, look_for_main, &main);
  return !main;
}

static void set_result(Ctx *ctx, Op *main) {
  const Type *type = function_type(main);
  Type *const *inputs = type_inputs(type);
  uint32_t n = type->as.list.ninputs;
  if (op_is(main, OP_func_func))
    main->slots[A_func_func_function_type] =
        attr_type(ctx, type_function(ctx, inputs, n, &ctx->i32, 1));
  else
    main->slots[A_llvm_func_function_type] = attr_type(
        ctx, type_llvm_func(ctx, ctx->i32, inputs, n, type->as.list.variadic));
}

static void return_zero_at(Ctx *ctx, Pool *pool, Op *end) {
  if (!op_is(end, OP_func_return) && !op_is(end, OP_llvm_return))
    return;
  Builder b = {.ctx = ctx, .pool = pool};
  builder_before(&b, end);
  Op *constant = build_op(&b, OP_llvm_mlir_constant, &ctx->i32, 1, NULL, 0);
  constant->slots[A_llvm_mlir_constant_value] = attr_int(ctx, ctx->i32, 0);
  Value *zero = op_result(constant, 0);
  op_set_operands(pool, end, &zero, 1);
}

void entry_complete_main(Ctx *ctx, Pool *pool, Op *module) {
  Op *main = module_symbol(module, "main");
  if (!main || (!op_is(main, OP_func_func) && !op_is(main, OP_llvm_func)) ||
      region_is_empty(&main->regions[0]) || result_of(function_type(main)) ||
      is_referred_to(ctx, module))
    return;
  set_result(ctx, main);
  for (Block *block = main->regions[0].first; block; block = block->next)
    return_zero_at(ctx, pool, block->last);
}

bool entry_add(Ctx *ctx, Pool *pool, Op *module, const char *name,
               EntryResult result) {
  Op *function = module_symbol(module, name),
     *main = module_symbol(module, "main");
  if (!function || (function == main && result == ENTRY_STATUS))
    return true;
  if (!can_be_called(ctx, function, result))
    return false;
  if (main && result == ENTRY_STATUS)
    return op_error(ctx, main, "is there already; -fentry=%s makes one", name);
  if (main)
    rename_main(ctx, module, main);
  Text text = {.ctx = ctx,
               .callee = main == function ? "mlcc.entry.main" : name,
               .type = result_of(function_type(function)),
               .is_func = op_is(function, OP_func_func)};
  open_main(&text);
  if (result == ENTRY_STATUS)
    return_status(&text);
  else if (result == ENTRY_VOID)
    return_zero(&text);
  else
    print_result(&text, result);
  bool ok = module_add_text(ctx, pool, module, "<entry>",
                            (Str){text.out.data, text.out.size});
  buf_release(&text.out);
  return ok;
}
