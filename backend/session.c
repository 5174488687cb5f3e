// A session's context, pool, module and pass manager: made, used, and released
// in one place, for a compile (compile.c), mlcc-opt and mlcc-translate.

#include "backend/session_int.h"

#include "backend/added_text.h"
#include "backend/dialects.h"
#include "backend/features.h"
#include "backend/translate/export.h"
#include "backend/import/import.h"

// Messages

static void hand_over(void *user, const Diagnostic *diagnostic) {
  Session *s = user;
  s->options.report(s->options.report_user, &s->ctx->diags, diagnostic);
}

static void set_up_messages(Session *s) {
  const SessionOptions *o = &s->options;
  Diags *diags = &s->ctx->diags;
  diags->error_limit = o->error_limit;
  diags->color = o->color;
  diags->no_caret = o->no_caret;
  diags->hints = o->hints;
  diags->quiet_warnings = o->no_warnings;
  diags->warnings_are_errors = o->warnings_are_errors;
  if (o->report) {
    diags->handler = hand_over;
    diags->handler_user = s;
  }
  if (o->mlir_notes)
    ctx_add_notes(s->ctx, o->op_notes);
}

static bool fail(const Session *s, const char *what, Str why) {
  (void)s;
  fflush(stdout);
  fprintf(stderr, "mlcc: error: %s" STR_FMT "\n", what, STR_ARG(why));
  return false;
}

static void show(Buf *text) {
  fwrite(text->data, 1, text->size, stderr);
  buf_release(text);
}

Session *session_new(const SessionOptions *options, Times *times) {
  Arena arena = {0};
  Session *s = arena_new(&arena, Session);
  s->arena = arena;
  s->options = *options;
  s->options.parse.reproducer = options->run_reproducer ? &s->reproducer : NULL;
  s->reproducer.verify_each = true;
  s->times = times;
  s->ctx = ctx_new(&(CtxOptions){.allow_unregistered_dialects =
                                     options->parse.allow_unregistered});
  s->ctx->threads = options->threads;
  s->pool = pool_new();
  register_dialects(s->ctx);
  set_up_messages(s);
  pass_manager_init(&s->manager, s->ctx, s->pool);
  s->manager.add_text = module_add_text;
  pthread_mutex_init(&s->own_targets.lock, NULL);
  s->manager.typed_pointers = options->typed_pointers;
  s->manager.times = times;
  s->manager.print_op = session_print_op;
  s->manager.user = s;
  return s;
}

void session_release(Session *s) {
  Arena arena = s->arena;
  arena_release(&s->own_targets.arena);
  pthread_mutex_destroy(&s->own_targets.lock);
  pass_manager_release(&s->manager);
  pool_release(s->pool);
  ctx_release(s->ctx);
  arena_release(&arena);
}

SourceSet *session_sources(Session *s) {
  return &s->ctx->sources;
}

void session_expect(Session *s, Expectations *expectations) {
  expectations_handle(expectations, s->ctx);
}

bool session_has_errors(const Session *s) {
  return s->ctx->diags.nerrors;
}

// Reading

static const char reading[] = "Parser";

bool session_read(Session *s, Source *source) {
  times_start(s->times, reading, STR("Parser"));
  s->module = parse_source(s->ctx, s->pool, source, &s->options.parse);
  times_stop(s->times);
  return s->module;
}

bool session_read_llvm_ir(Session *s, Source *source,
                          const ImportOptions *options) {
  if (!source_check_kind(s->ctx, source, SOURCE_LLVM_IR))
    return false;
  times_start(s->times, reading, STR("Parser"));
  s->module = import_llvm_ir(s->ctx, s->pool, source, options);
  bool ok =
      s->module && (s->options.parse.no_verify || verify(s->ctx, s->module));
  times_stop(s->times);
  return ok;
}

// Printing

void session_print_op(void *session, Buf *out, Ctx *ctx, Op *op) {
  const Session *s = session;
  print_op(out, ctx, op, &s->options.print);
}

void session_print(Session *s, Buf *out) {
  static const char output[] = "Output";
  times_start(s->times, output, STR("Output"));
  session_print_op(s, out, s->ctx, s->module);
  times_stop(s->times);
}

bool session_export_llvm_ir(Session *s, Buf *out) {
  return export_llvm_ir(s->ctx, s->module, out);
}

// -verify-roundtrip: what is printed, in either form, must be read as something
// that is printed the same.

static Buf print_whole(Session *s, bool generic) {
  Buf text = {0};
  print_op(&text, s->ctx, s->module,
           &(OpPrintOptions){.generic = generic, .debug_info = true});
  buf_cstr(&text);
  return text;
}

static bool differs(const Buf *before, const Buf *after) {
  fprintf(stderr,
          "mlcc-opt: error: what is printed is not read as the same\n"
          "printed:\n%s\nread and printed again:\n%s\n",
          before->data, after->data);
  return false;
}

static bool same_again(Session *s, bool generic) {
  SessionOptions options = {
      .parse = {.allow_unregistered = s->options.parse.allow_unregistered,
                .vintage = VINTAGE_MLIR22}};
  Session *other = session_new(&options, NULL);
  Buf text = print_whole(s, generic), again = {0};
  Source *source = source_from_text(session_sources(other), STR("<roundtrip>"),
                                    (Str){text.data, text.size});
  bool read = source && session_read(other, source);
  if (read)
    again = print_whole(other, generic);
  bool same = read && again.size == text.size &&
              !memcmp(again.data, text.data, text.size);
  if (read && !same)
    differs(&text, &again);
  session_release(other);
  buf_release(&again);
  buf_release(&text);
  return same;
}

// Reproducers

static void print_with_passes(void *session, Buf *out, Ctx *ctx, Op *module,
                              Str pipeline) {
  const Session *s = session;
  Reproducer reproducer = {pipeline, ctx->threads == 1, s->manager.verifies};
  print_op(out, ctx, module, &(OpPrintOptions){.reproducer = &reproducer});
}

void session_print_reproducer(Session *s, const SessionPasses *given,
                              Buf *out) {
  Buf pipeline = {0};
  pipeline_print(&pipeline, given->pipeline);
  s->manager.verifies = given->verify != VERIFY_NEVER;
  print_with_passes(s, out, s->ctx, s->module,
                    (Str){pipeline.data, pipeline.size});
  buf_release(&pipeline);
}

// -run-reproducer: what the text says comes before what the command line says.
static bool take_reproducer(Session *s, SessionPasses *given) {
  Str why = {0};
  if (!s->reproducer.pipeline.size)
    return true;
  Pipeline *made = pipeline_parse(&s->arena, s->reproducer.pipeline, &why);
  if (!made)
    return fail(s, "", why);
  for (size_t i = 0; i < given->pipeline->steps.size; i++)
    vec_push(&s->arena, &made->steps, given->pipeline->steps.data[i]);
  given->pipeline = made;
  if (s->reproducer.disable_threading)
    s->ctx->threads = 1;
  if (!s->reproducer.verify_each)
    given->verify = VERIFY_NEVER;
  return true;
}

// The target

static bool check_stated_layout(const Session *s, Str own,
                                const TargetSpec *target) {
  const char *why;
  DataLayout stated;
  Diags *diags = &s->ctx->diags;
  if (!data_layout_parse(&stated, own, &why))
    return diag_error(diags, s->module->loc,
                      "invalid data layout descriptor: %s", why);
  if (stated.big_endian != s->layout.big_endian)
    return diag_error(diags, s->module->loc,
                      "data layout '" STR_FMT "' is %s-endian, target '%s' is "
                      "not",
                      STR_ARG(own), stated.big_endian ? "big" : "little",
                      target->triple);
  bool states_pointers = memchr(own.data, 'p', own.size);
  if (states_pointers && stated.pointer_bits != s->layout.pointer_bits)
    return diag_error(diags, s->module->loc,
                      "data layout '" STR_FMT "' has %u-bit pointers, target "
                      "'%s' has %u-bit pointers",
                      STR_ARG(own), stated.pointer_bits, target->triple,
                      s->layout.pointer_bits);
  return true;
}

// What a module says of its layout must agree with the target where it
// matters; the target's full layout is what is used.
static bool check_layout(Session *s, const TargetSpec *target) {
  const char *why;
  if (!data_layout_parse(&s->layout, str_from(target->data_layout), &why))
    return fail(s, "the target's data layout is malformed: ", str_from(why));
  Buf buf = {0};
  Str own = module_layout_string(s->ctx, s->module, &buf);
  bool ok = !own.size || check_stated_layout(s, own, target);
  buf_release(&buf);
  return ok;
}

static bool give_index_its_width(Session *s, const TargetSpec *target) {
  return index_width_apply(s->ctx, s->module,
                           &(IndexTarget){
                               .triple = target->triple,
                               .index_bits = target->index_bits,
                               .warns = !s->options.quiet_conversions,
                               .is_error = s->options.conversions_are_errors,
                           });
}

static const TargetModel *find_own_target(Session *s, Op *func) {
  FunctionTargets *own = &s->own_targets;
  const Attr *cpu = op_attr_str(s->ctx, func, "target_cpu");
  const Attr *features = op_attr_str(s->ctx, func, "target_features");
  for (size_t i = 0; i < own->items.size; i++)
    if (own->items.data[i]->cpu == cpu &&
        own->items.data[i]->features == features)
      return &own->items.data[i]->model;
  TargetSpec *spec = arena_new(&own->arena, TargetSpec);
  *spec = features_of_function(s->ctx, &own->arena, s->target, func);
  FunctionTarget *made = arena_new(&own->arena, FunctionTarget);
  *made = (FunctionTarget){cpu, features, target_model(spec)};
  vec_push(&own->arena, &own->items, made);
  return &made->model;
}

static const TargetModel *own_target(void *session, const Op *func) {
  Session *s = session;
  pthread_mutex_lock(&s->own_targets.lock);
  const TargetModel *model = find_own_target(s, (Op *)func);
  pthread_mutex_unlock(&s->own_targets.lock);
  return model;
}

bool session_set_target(Session *s, const TargetSpec *target) {
  if (!check_layout(s, target) || !give_index_its_width(s, target))
    return false;
  s->model = target_model(target);
  s->manager.layout = &s->layout;
  s->manager.target = &s->model;
  s->target = target;
  s->manager.target_of = own_target;
  s->manager.target_user = s;
  return true;
}

// The target of the command line of mlcc-opt.
static bool take_target(Session *s, const TargetOptions *options) {
  Buf error = {0};
  TargetSpec *target = arena_new(&s->arena, TargetSpec);
  bool ok = target_resolve(&s->arena, options, target, &error);
  if (!ok)
    fail(s, "", (Str){error.data, error.size});
  buf_release(&error);
  return ok && session_set_target(s, target);
}

// Passes

static bool explains_all(void *user, const Pass *pass, Str *suffix) {
  (void)user, (void)pass, (void)suffix;
  return true;
}

static bool run_passes(Session *s, const SessionPasses *given) {
  PassManager *pm = &s->manager;
  if (given->explain)
    pm->explains = explains_all;
  pm->verify_each = given->verify == VERIFY_EACH;
  pm->verifies = given->verify != VERIFY_NEVER;
  pm->print = given->print;
  pm->reproducer = given->reproducer;
  pm->print_with_passes = print_with_passes;
  bool ok = pass_manager_run(pm, given->pipeline, s->module);
  if (given->statistics) {
    Buf text = {0};
    pass_statistics_print(&text, given->pipeline, given->statistics_as_list);
    show(&text);
  }
  return ok;
}

bool session_run(Session *s, const SessionPasses *given) {
  SessionPasses run = *given;
  if (run.roundtrip && !(same_again(s, true) && same_again(s, false)))
    return false;
  if (!take_reproducer(s, &run))
    return false;
  if (run.dump_pipeline) {
    Buf text = {0};
    pipeline_dump(&text, run.pipeline);
    show(&text);
  }
  if (run.target && !take_target(s, run.target))
    return false;
  bool ok = run_passes(s, &run);
  bool verifies = run.verify == VERIFY_AT_END && run.pipeline->steps.size;
  return ok && (!verifies || verify(s->ctx, s->module));
}

void session_list_dialects(Buf *out) {
  Session *s = session_new(&(SessionOptions){0}, NULL);
  buf_lit(out, "Available Dialects: ");
  for (size_t i = 0; i < s->ctx->dialects.size; i++)
    buf_printf(out, "%s%s", i ? "," : "", s->ctx->dialects.data[i]->name);
  buf_char(out, '\n');
  session_release(s);
}
