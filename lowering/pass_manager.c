// The pass manager: runs pipelines.
//
// Conversions that follow each other are run as one, in a single walk with the
// handlers of all: the result is the same, but no casts are made between them
// and operations are visited once. Whoever observes single passes
// (-print-after, -stop-after, -verify-each) has them run one by one.
//
// After each pass, in debug builds and on request, the module is verified; when
// code is to be produced it is also checked that the dialects a pass promises
// to be gone are gone, and that after the last only the LLVM dialect is left.

#include "lowering/lowering_int.h"

#include <stdlib.h>
#include <time.h>

#ifdef NDEBUG
enum { ALWAYS_VERIFY = false };
#else
enum { ALWAYS_VERIFY = true };
#endif

void pass_manager_init(PassManager *pm, Ctx *ctx, Pool *pool) {
  *pm = (PassManager){.ctx = ctx, .pool = pool};
  arena_init(&pm->arena);
}

void pass_manager_release(PassManager *pm) {
  arena_release(&pm->arena);
}

// The layout of a module that brings one

static Attr *named_attr(Ctx *ctx, const Op *module, const char *name) {
  return dict_get(module->attrs, ctx_ident(ctx, str_from(name)));
}

static void read_index_entry(Ctx *ctx, Op *module, DataLayout *layout) {
  const Attr *bits = dlti_entry_of_type(named_attr(ctx, module, "dlti.dl_spec"),
                                        type_index(ctx));
  if (attr_is(bits, AT_INTEGER))
    layout->index_bits = (uint32_t)attr_to_u64(bits);
}

// LLVM's string comes before the entries of the dlti dialect.
Str module_layout_string(Ctx *ctx, Op *module, Buf *out) {
  const Attr *text = named_attr(ctx, module, "llvm.data_layout");
  if (attr_is(text, AT_STRING))
    buf_str(out, text->as.string);
  else
    dlti_layout_string(out, named_attr(ctx, module, "dlti.dl_spec"));
  return (Str){buf_cstr(out), out->size};
}

bool module_data_layout(Ctx *ctx, Op *module, DataLayout *layout) {
  Buf text = {0};
  const char *why;
  Str spelled =
      ident_str(ctx_ident(ctx, module_layout_string(ctx, module, &text)));
  buf_release(&text);
  if (!data_layout_parse(layout, spelled, &why))
    return op_error(ctx, module, "invalid data layout: %s", why);
  read_index_entry(ctx, module, layout);
  return true;
}

// Time

typedef struct Clock {
  double wall, cpu;
} Clock;

static double seconds(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static Clock now(void) {
  return (Clock){seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID)};
}

static void record(PassManager *pm, const char *name, Clock start) {
  Clock end = now();
  PassTime time = {name, end.wall - start.wall, end.cpu - start.cpu};
  vec_push(&pm->arena, &pm->times, time);
}

static int by_wall(const void *a, const void *b) {
  double x = ((const PassTime *)a)->wall, y = ((const PassTime *)b)->wall;
  return (x < y) - (x > y);
}

void pass_manager_print_times(const PassManager *pm, bool sorted, Buf *out) {
  size_t n = pm->times.size;
  PassTime total = {"Total", 0, 0};
  Arena scratch;
  arena_init(&scratch);
  PassTime *times = arena_array(&scratch, PassTime, n + 1);
  if (n)
    memcpy(times, pm->times.data, n * sizeof *times);
  if (sorted)
    qsort(times, n, sizeof *times, by_wall);
  for (size_t i = 0; i < n; i++) {
    total.wall += times[i].wall;
    total.cpu += times[i].cpu;
  }
  times[n++] = total;
  buf_puts(out, "  ---Wall---  ---CPU----  ---Pass---\n");
  for (size_t i = 0; i < n; i++)
    buf_printf(out, "  %10.6f  %10.6f  %s\n", times[i].wall, times[i].cpu,
               times[i].pass);
  arena_release(&scratch);
}

// Fusing

typedef struct Group { // of steps that run as one
  const Step *steps;
  size_t count;
  uint32_t index_bits; // that all of them were given
} Group;

static bool is_observed(const PassManager *pm) {
  return pm->separate || pm->verify_each || pm->after || pm->stop_after;
}

// The value of `index-bitwidth`; 0 for passes without it.
static uint32_t step_index_bits(const Step *step) {
  const PassOption *o = step->pass ? step->pass->options : NULL;
  for (; o && o->name; o++)
    if (!strcmp(o->name, "index-bitwidth"))
      return *(const uint32_t *)((const char *)step->options + o->offset);
  return 0;
}

static bool joins(const Group *group, const Step *step) {
  return step->pass && step->pass->handlers &&
         step_index_bits(step) == group->index_bits;
}

static Group group_at(const PassManager *pm, const Steps *steps, size_t at) {
  const Step *first = &steps->data[at];
  Group group = {first, 1, step_index_bits(first)};
  if (!first->pass || !first->pass->handlers || is_observed(pm))
    return group;
  while (at + group.count < steps->size &&
         joins(&group, &steps->data[at + group.count]))
    group.count++;
  return group;
}

static const void *const *group_options(const Group *group, Arena *arena) {
  const void **all = pass_options_all(arena);
  for (size_t i = 0; i < group->count; i++)
    all[group->steps[i].pass - passes] = group->steps[i].options;
  return all;
}

static const char *group_name(PassManager *pm, const Group *group) {
  Str name = str_from(group->steps[0].pass->flag);
  for (size_t i = 1; i < group->count; i++)
    name = arena_format(&pm->arena, STR_FMT ",%s", STR_ARG(name),
                        group->steps[i].pass->flag);
  return name.data;
}

// Running

static bool run_on(const Group *group, PassRun *run, Op *root) {
  const Pass *first = group->steps[0].pass;
  if (first->run)
    return first->run(run, root);
  LowerTable *table = arena_new(run->arena, LowerTable);
  for (size_t i = 0; i < group->count; i++)
    group->steps[i].pass->handlers(table);
  return convert_run(run, table, root);
}

// Passes on functions are run on those in a module.
static bool run_anchored(const Group *group, PassRun *run, Op *root) {
  if (group->steps[0].pass->anchor != ANCHOR_FUNC ||
      !op_is(root, OP_builtin_module))
    return run_on(group, run, root);
  bool ok = true;
  Block *block = root->regions[0].first;
  for (Op *op = block ? block->first : NULL, *next; op; op = next) {
    next = op->next;
    if (op_is(op, OP_func_func))
      ok &= run_on(group, run, op);
  }
  return ok;
}

static bool check_after(PassManager *pm, const Group *group, Op *root) {
  const Pass *last = group->steps[group->count - 1].pass;
  if (pm->after)
    pm->after(pm->user, last, root);
  if (!pm->verify_each && !ALWAYS_VERIFY)
    return true;
  if (!verify(pm->ctx, root))
    return false;
  for (size_t i = 0; pm->total && i < group->count; i++)
    if (!pass_check_gone(pm->ctx, group->steps[i].pass, root))
      return false;
  return true;
}

static bool run_group(PassManager *pm, const DataLayout *layout,
                      const Group *group, Op *root) {
  Arena scratch;
  Buf report = {0};
  arena_init(&scratch);
  PassRun run = {.ctx = pm->ctx,
                 .pool = pm->pool,
                 .layout = layout,
                 .options = group_options(group, &scratch),
                 .index_bits = group->index_bits,
                 .total = pm->total,
                 .arena = &scratch,
                 .report = &report};
  Clock start = pm->timing ? now() : (Clock){0, 0};
  bool ok = run_anchored(group, &run, root);
  if (pm->timing)
    record(pm, group_name(pm, group), start);
  arena_release(&scratch);
  if (report.size)
    fwrite(report.data, 1, report.size, stderr);
  buf_release(&report);
  return ok && check_after(pm, group, root);
}

static bool run_pipeline(PassManager *pm, const DataLayout *layout,
                         const Pipeline *pipeline, Op *root, bool *stop);

static bool run_nested(PassManager *pm, const DataLayout *layout,
                       const Pipeline *nested, Op *root, bool *stop) {
  bool ok = true;
  for (uint32_t i = 0; i < root->nregions; i++)
    for (Block *block = root->regions[i].first; block; block = block->next)
      for (Op *op = block->first, *next; op; op = next) {
        next = op->next;
        if (str_eq(op_name(op), nested->anchor) ||
            str_is(nested->anchor, "any"))
          ok &= run_pipeline(pm, layout, nested, op, stop);
      }
  return ok;
}

static bool run_pipeline(PassManager *pm, const DataLayout *layout,
                         const Pipeline *pipeline, Op *root, bool *stop) {
  const Steps *steps = &pipeline->steps;
  for (size_t i = 0; i < steps->size && !*stop;) {
    Group group = group_at(pm, steps, i);
    const Step *step = group.steps;
    bool ok = step->nested ? run_nested(pm, layout, step->nested, root, stop)
                           : run_group(pm, layout, &group, root);
    if (!ok)
      return false;
    i += group.count;
    if (step->pass && pm->stop_after &&
        !strcmp(step->pass->flag, pm->stop_after))
      *stop = true;
  }
  return true;
}

bool pass_manager_run(PassManager *pm, const Pipeline *pipeline, Op *root) {
  DataLayout own;
  const DataLayout *layout = pm->layout;
  if (!layout && pipeline->steps.size) { // else nobody looks at it
    if (!module_data_layout(pm->ctx, root, &own))
      return false;
    layout = &own;
  }
  if (!str_eq(op_name(root), pipeline->anchor) &&
      !str_is(pipeline->anchor, "any"))
    return op_error(pm->ctx, root, "can't run '" STR_FMT "' pass manager on it",
                    STR_ARG(pipeline->anchor));
  bool stop = false;
  if (!run_pipeline(pm, layout, pipeline, root, &stop))
    return false;
  return !pm->total || stop || lowering_check(pm->ctx, root);
}
