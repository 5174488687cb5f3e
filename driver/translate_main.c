// mlcc-translate: between MLIR and LLVM IR, under mlir-translate's flags.

#include "driver/driver.h"
#include "driver/tool.h"

#include "backend/export.h"
#include "backend/import.h"

static bool work(Tool *tool, Ctx *ctx, Pool *pool, Op *module, Buf *out) {
  (void)tool;
  (void)pool;
  return export_llvm_ir(ctx, module, out);
}

static Op *read_llvm_ir(Tool *tool, Ctx *ctx, Pool *pool, Source *source) {
  Op *module = import_llvm_ir(ctx, pool, source, tool->user);
  return module && (tool->no_verify || verify(ctx, module)) ? module : NULL;
}

static bool print(Tool *tool, Ctx *ctx, Pool *pool, Op *module, Buf *out) {
  (void)pool;
  return tool_print(tool, ctx, module, out);
}

static bool import_flag(ImportOptions *o, const char *arg) {
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {
      {"import-plain", &o->plain},
      {"emit-expensive-warnings", &o->expensive_warnings},
      {"drop-di-composite-type-elements", &o->no_composite_elements},
      {"prefer-unregistered-intrinsics", &o->unregistered_intrinsics},
      {"import-structs-as-literals", &o->literal_structs},
  };
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
    if (flag_value(arg, flags[i].name))
      return *flags[i].flag = true;
  return false;
}

static bool parse_flag(Tool *tool, const char *arg, bool *named) {
  if (tool_flag(tool, arg) || import_flag(tool->user, arg))
    return true;
  if (flag_value(arg, "mlir-to-llvmir"))
    return *named = true;
  if (flag_value(arg, "import-llvm")) {
    tool->read = read_llvm_ir;
    tool->work = print;
    tool->separator = "// -----\n";
    return *named = true;
  }
  return plain_error("unknown command line argument '%s'", arg);
}

int translate_main(int argc, char **argv) {
  ImportOptions import = {0};
  Tool tool = {.name = "mlcc-translate",
               .work = work,
               .separator = "; -----\n",
               .user = &import};
  StrVec args = {0};
  bool named = false, ok = true;
  expand_responses(&args, NULL, &tool.arena, argc, argv);
  for (size_t i = 0; i < args.size; i++) {
    const char *arg = args.data[i];
    if (!strcmp(arg, "-o") && i + 1 < args.size)
      tool.output = args.data[++i];
    else if (arg[0] != '-' || !arg[1])
      tool.input = arg;
    else
      ok &= parse_flag(&tool, arg, &named);
  }
  ok &= !tool.bad_flag;
  if (ok && !named)
    ok = plain_error("no translation was named; -mlir-to-llvmir and "
                     "-import-llvm are some");
  int code = ok ? tool_run(&tool) : 1;
  arena_release(&tool.arena);
  return code;
}
