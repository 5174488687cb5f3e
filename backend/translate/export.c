// mlcc-translate -mlir-to-llvmir.

#include "backend/translate/export.h"

#include <llvm-c/Core.h>

#include "backend/codegen/blame.h"
#include "backend/codegen/codegen.h"
#include "backend/fatal.h"
#include "backend/import/read_ir.h"
#include "backend/translate/translate.h"
#include "lowering/lowering.h"

typedef struct Export {
  Ctx *ctx;
  Op *module;
  Buf *out;
  Buf error, symbol; // what is wrong, and the function it is wrong with
  bool ok;
} Export;

static void set_target(Export *e, LLVMModuleRef module) {
  Arena arena = {0};
  Buf layout = {0};
  module_layout_string(e->ctx, e->module, &layout);
  const Attr *triple = op_attr_str(e->ctx, e->module, "llvm.target_triple");
  if (layout.size)
    LLVMSetDataLayout(module, buf_cstr(&layout));
  if (attr_is(triple, AT_STRING))
    LLVMSetTarget(module, arena_str(&arena, triple->as.string).data);
  arena_release(&arena);
  buf_release(&layout);
}

// The end of the process is cheaper than taking the module apart, a tenth of
// the whole. Leak checkers would rightly complain.
static void release(LLVMModuleRef module, LLVMContextRef context) {
#if defined(__SANITIZE_ADDRESS__)
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
#else
  (void)module, (void)context;
#endif
}

static void append_lines(const Attr *lines, Buf *out) {
  uint32_t n = attr_is(lines, AT_ARRAY) ? lines->as.array.count : 0;
  for (uint32_t i = 0; i < n; i++) {
    const Attr *line = lines->as.array.items[i];
    if (attr_is(line, AT_STRING))
      buf_str(out, line->as.string);
    buf_char(out, '\n');
  }
}

// With what ThinLTO knew of the module, if it is the same module still.
static bool print_with_summary(Export *e, LLVMModuleRef module,
                               const Attr *lines) {
  Buf text = {0};
  codegen_print(module, &text);
  buf_char(&text, '\n');
  append_lines(lines, &text);
  char *wrong = ir_check_summary((Str){buf_cstr(&text), text.size});
  if (wrong)
    diag_error(&e->ctx->diags, e->module->loc,
               "attribute 'mlcc.summary' does not fit: %.*s",
               (int)strcspn(wrong, "\n"), wrong);
  else
    buf_bytes(e->out, text.data, text.size);
  LLVMDisposeMessage(wrong);
  buf_release(&text);
  return !wrong;
}

static bool print(Export *e, LLVMModuleRef module) {
  const Attr *summary = op_attr_str(e->ctx, e->module, "mlcc.summary");
  if (summary)
    return print_with_summary(e, module, summary);
  codegen_print(module, e->out);
  return true;
}

static void run(void *user) {
  Export *e = user;
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module =
      LLVMModuleCreateWithNameInContext("LLVMDialectModule", context);
  bool before = backend_own(true);
  set_target(e, module);
  e->ok = translate_module(e->ctx, &e->ctx->diags, module, e->module,
                           &(TranslateOptions){.source_name = NULL});
  backend_own(before);
  e->ok = e->ok && codegen_verify(module, &e->error, &e->symbol);
  e->ok = e->ok && print(e, module);
  release(module, context);
}

static bool make_again(void *user, LLVMModuleRef module, BlameTrace *trace,
                       void *trace_user) {
  Export *e = user;
  set_target(e, module);
  return translate_module(
      e->ctx, &e->ctx->diags, module, e->module,
      &(TranslateOptions){.trace = trace, .trace_user = trace_user});
}

static void report_invalid(void *user, Op *op, Str symbol, Str reason) {
  Export *e = user;
  op_error(e->ctx, op ? op : translate_named(e->ctx, e->module, symbol),
           BLAMED_AS_INVALID STR_FMT, STR_ARG(reason));
}

static void report_failure(Export *e) {
  Str error = {e->error.data, e->error.size};
  if (!blame_is_invalid(error) || !blame_invalid(make_again, report_invalid, e))
    translate_report(e->ctx, e->module, (Str){e->symbol.data, e->symbol.size},
                     error);
}

bool export_llvm_ir(Ctx *ctx, Op *module, Buf *out) {
  Export e = {.ctx = ctx, .module = module, .out = out};
  if (!lowering_check(ctx, NULL, module) ||
      !translate_hoist_modules(ctx, module))
    return false;
  scratch_claim(ctx, SCRATCH_VALUE_ID | SCRATCH_BLOCK_ID);
  translate_number(module);
  bool ok = backend_guard(run, &e, &e.error) && e.ok;
  if (!ok && e.error.size)
    report_failure(&e);
  scratch_release(ctx, SCRATCH_VALUE_ID | SCRATCH_BLOCK_ID);
  buf_release(&e.symbol);
  buf_release(&e.error);
  return ok;
}
