// Reproducers: files that show again how passes failed, or crashed. Either is
// the module as it was before all passes, with all of them, or before the one
// that failed, with that alone:
//
//   module { ... }
//   {-#
//     external_resources: {
//       mlir_reproducer: {
//         pipeline: "builtin.module(func.func(canonicalize{...}))", ...
//
// mlcc-opt and mlir-opt run either's with -run-reproducer. The text is made
// beforehand, since a module that a pass has failed on may be anything, and a
// process that crashed can only write.

#include "lowering/pass/run.h"

#include <errno.h>

static void keep_text(PassManager *pm, Op *module, Buf *pipeline) {
  const PassReproducer *r = &pm->reproducer;
  Buf *text = &pm->reproduces;
  text->size = 0;
  pm->print_with_passes(pm->user, text, pm->ctx, module,
                        (Str){buf_cstr(pipeline), pipeline->size});
  buf_release(pipeline);
  if (r->note)
    r->note(r->path, (Str){text->data, text->size});
}

void pass_reproducer_begin(PassManager *pm, const Pipeline *pipeline,
                           Op *module) {
  Buf text = {0};
  if (!pm->reproducer.path || pm->reproducer.local)
    return;
  buf_printf(&text, STR_FMT "(", STR_ARG(pipeline->anchor));
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    buf_puts(&text, i ? ", " : "");
    step_print(&text, &pipeline->steps.data[i]);
  }
  buf_char(&text, ')');
  keep_text(pm, module, &text);
}

static void put_scopes(Buf *out, const Op *op) {
  if (op_parent(op))
    put_scopes(out, op_parent(op));
  buf_printf(out, STR_FMT "(", STR_ARG(op_name(op)));
}

void pass_reproducer_before(PassManager *pm, const Step *step, Op *op) {
  Buf text = {0};
  if (!pm->reproducer.path || !pm->reproducer.local)
    return;
  put_scopes(&text, op);
  step_print(&text, step);
  buf_char(&text, ')');
  for (; op_parent(op); op = op_parent(op))
    buf_char(&text, ')');
  keep_text(pm, op, &text);
}

static bool write_file(const char *path, const Buf *text) {
  FILE *file = fopen(path, "w");
  bool ok = file && fwrite(text->data, 1, text->size, file) == text->size;
  if (file)
    ok &= !fclose(file);
  return ok;
}

static void put_failed(Buf *out, const PassManager *pm, const Step *step,
                       const Op *op) {
  bool local = pm->reproducer.local;
  const Attr *symbol = op_attr_str(pm->ctx, op, "sym_name");
  buf_printf(out,
             "Pipeline failed while executing %s`" STR_FMT "` on '" STR_FMT
             "' operation",
             local ? "" : "[", STR_ARG(step_name(step)), STR_ARG(op_name(op)));
  if (attr_is(symbol, AT_STRING))
    buf_printf(out, ": @" STR_FMT, STR_ARG(symbol->as.string));
  buf_puts(out, local ? ": " : "]: ");
}

void pass_reproducer_failed(PassManager *pm, const Step *step, const Op *op) {
  const PassReproducer *r = &pm->reproducer;
  Buf text = {0};
  if (!r->path || pm->has_failed)
    return;
  pm->has_failed = true;
  put_failed(&text, pm, step, op);
  if (write_file(r->path, &pm->reproduces))
    buf_printf(&text, "reproducer generated at `%s`", r->path);
  else
    buf_printf(&text,
               "failed to create output stream: cannot open output file "
               "'%s': %s",
               r->path, strerror(errno));
  diag_error(&pm->ctx->diags, op->loc,
             "Failures have been detected while processing an MLIR pass "
             "pipeline");
  diag_note(&pm->ctx->diags, op->loc, "%s", buf_cstr(&text));
  buf_release(&text);
}

void pass_reproducer_end(PassManager *pm) {
  const PassReproducer *r = &pm->reproducer;
  if (r->path && r->note)
    r->note(r->path, (Str){0});
  buf_release(&pm->reproduces);
}
