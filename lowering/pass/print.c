// The IR before and after passes, as mlir-opt shows it:
//
//   // -----// IR Dump After CSE (cse) //----- //
//   func.func @f() ...
//
// on standard error, or each in a file of its own in a tree of folders that
// mirrors the module:
//
//   <tree_dir>/builtin_module_no-symbol-name/func_func_f/0_1_cse.mlir
//
// where the numbers say how many were written before it of the operation, and
// of those around it.

#include "lowering/pass/run.h"

#include <errno.h>
#include <sys/stat.h>

static bool is_in(const PassList *list, const Pass *pass) {
  for (size_t i = 0; i < list->size; i++)
    if (list->data[i] == pass)
      return true;
  return false;
}

bool pass_print_is_on(const PassPrint *p) {
  return p->before_all || p->after_all || p->on_failure || p->before.size ||
         p->after.size;
}

static Str symbol_of(Ctx *ctx, const Op *op) {
  const Attr *name = op_attr_str(ctx, op, "sym_name");
  return attr_is(name, AT_STRING) ? name->as.string : (Str){0};
}

static void put_banner(PassManager *pm, Buf *out, const char *when,
                       const Step *step, const Op *op) {
  buf_printf(out, "// -----// IR Dump %s (%s)", when, step->pass->flag);
  if (pm->print.module_scope) {
    Str symbol = symbol_of(pm->ctx, op);
    buf_printf(out, " ('" STR_FMT "' operation%s" STR_FMT ")",
               STR_ARG(op_name(op)), symbol.size ? ": @" : "", STR_ARG(symbol));
  }
  buf_lit(out, " //----- //\n");
}

// Files

static uintptr_t count_of(PassManager *pm, const Op *op) {
  return (uintptr_t)ptrmap_get(&pm->files, op);
}

static void put_counts(PassManager *pm, Buf *out, Op *op) {
  if (op_parent(op))
    put_counts(pm, out, op_parent(op));
  // That of the operation at hand is in it already.
  uintptr_t count = count_of(pm, op);
  buf_u64(out, count ? count - 1 : 0);
  buf_char(out, '_');
}

static void put_sanitized(Buf *out, Str text, const char *bad) {
  for (size_t i = 0; i < text.size; i++)
    buf_char(out, strchr(bad, text.data[i]) ? '_' : text.data[i]);
}

static bool make_folder(Buf *path) {
  if (!mkdir(buf_cstr(path), 0777) || errno == EEXIST)
    return true;
  fprintf(stderr, "Error while creating directory %s: %s\n", buf_cstr(path),
          strerror(errno));
  return false;
}

static bool make_folders(PassManager *pm, Buf *path, Op *op) {
  if (op_parent(op) ? !make_folders(pm, path, op_parent(op))
                    : !make_folder(path))
    return false;
  Str symbol = symbol_of(pm->ctx, op);
  buf_char(path, '/');
  put_sanitized(path, op_name(op), ".");
  buf_char(path, '_');
  put_sanitized(path, symbol.size ? symbol : STR("no-symbol-name"), "/\\");
  return make_folder(path);
}

static void write_file(const char *path, const Buf *text) {
  FILE *file = fopen(path, "w");
  bool ok = file && fwrite(text->data, 1, text->size, file) == text->size;
  if (file)
    ok &= !fclose(file);
  if (!ok)
    fprintf(stderr, "Error opening output file %s: %s\n", path,
            strerror(errno));
}

static void write_to_tree(PassManager *pm, const Step *step, Op *op,
                          const Buf *text) {
  Buf path = {0};
  void **count = ptrmap_at(&pm->files, &pm->arena, op);
  *count = (void *)((uintptr_t)*count + 1);
  buf_puts(&path, pm->print.tree_dir);
  if (make_folders(pm, &path, op)) {
    buf_char(&path, '/');
    put_counts(pm, &path, op);
    buf_printf(&path, "%s.mlir", step->pass->flag);
    write_file(buf_cstr(&path), text);
  }
  buf_release(&path);
}

static void dump(PassManager *pm, const char *when, const Step *step, Op *op) {
  Buf out = {0};
  Op *shown = op;
  while (pm->print.module_scope && op_parent(shown))
    shown = op_parent(shown);
  put_banner(pm, &out, when, step, op);
  pm->print_op(pm->user, &out, pm->ctx, shown);
  buf_lit(&out, "\n\n");
  if (pm->print.tree_dir)
    write_to_tree(pm, step, op, &out);
  else
    fwrite(out.data, 1, out.size, stderr);
  buf_release(&out);
}

uint64_t pass_print_before(PassManager *pm, const Step *step, Op *op) {
  const PassPrint *p = &pm->print;
  if (p->before_all || is_in(&p->before, step->pass)) {
    Str when =
        arena_format(&pm->arena, "Before " STR_FMT, STR_ARG(step_name(step)));
    dump(pm, when.data, step, op);
  }
  return p->on_change ? op_fingerprint(op) : 0;
}

void pass_print_after(PassManager *pm, const Step *step, Op *op, bool ok,
                      uint64_t before) {
  const PassPrint *p = &pm->print;
  bool all = p->after_all || p->on_failure;
  if (!(all || is_in(&p->after, step->pass)) || (ok && p->on_failure) ||
      (ok && p->on_change && op_fingerprint(op) == before))
    return;
  Str when = arena_format(&pm->arena, "After " STR_FMT "%s",
                          STR_ARG(step_name(step)), ok ? "" : " Failed");
  dump(pm, when.data, step, op);
}
