// mlcc-translate: between MLIR and LLVM IR, under mlir-translate's flags.

#include "driver/driver.h"
#include "driver/tool.h"

#include "backend/export.h"

static bool work(Tool *tool, Ctx *ctx, Pool *pool, Op *module, Buf *out) {
  (void)tool;
  (void)pool;
  return export_llvm_ir(ctx, module, out);
}

static bool parse_flag(Tool *tool, const char *arg, bool *to_llvm) {
  if (tool_flag(tool, arg))
    return true;
  if (flag_value(arg, "mlir-to-llvmir"))
    return *to_llvm = true;
  return plain_error("unknown command line argument '%s'", arg);
}

int translate_main(int argc, char **argv) {
  Tool tool = {.name = "mlcc-translate", .work = work,
               .separator = "; -----\n"};
  StrVec args = {0};
  bool to_llvm = false, ok = true;
  expand_responses(&args, &tool.arena, argc, argv);
  for (size_t i = 0; i < args.size; i++) {
    const char *arg = args.data[i];
    if (!strcmp(arg, "-o") && i + 1 < args.size)
      tool.output = args.data[++i];
    else if (arg[0] != '-' || !arg[1])
      tool.input = arg;
    else
      ok &= parse_flag(&tool, arg, &to_llvm);
  }
  if (ok && !to_llvm)
    ok = plain_error("no translation was named; -mlir-to-llvmir is one");
  int code = ok ? tool_run(&tool) : 1;
  arena_release(&tool.arena);
  return code;
}
