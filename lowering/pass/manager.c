// The pass manager: runs pipelines.
//
// Conversions that follow each other are run as one, in a single walk with the
// handlers of all: the result is the same, but no casts are made between them
// and operations are visited once. One that has something to do before its walk
// begins another. Whoever observes single passes (printing,
// -stop-after, -verify-each) has them run one by one.
//
// After each pass, in debug builds and on request, the module is verified; when
// code is to be produced it is also checked that the dialects a pass promises
// to be gone are gone, and that after the last only the LLVM dialect is left.
//
// A nested pipeline is run on one operation after the other, all of its passes
// on each; many operations are shared among threads (pieces.c). Of a large
// module that is done with whatever can be (stretch.c).

#include "ir/rewrite/fixpoint.h"
#include "lowering/passes.h"
#include "lowering/to_llvm/to_llvm.h"
#include "lowering/pass/run.h"

#if defined(NDEBUG) && !defined(MLCC_CHECKS)
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

// A composite pass is called what its user calls it.
Str step_name(const Step *step) {
  if (step->pass == &passes[PASS_composite_fixed_point])
    return ((const Options_composite_fixed_point *)step->options)->name;
  return str_from(step->pass->name);
}

void pass_thread_release(PassThread *t) {
  arena_release(&t->scratch);
  arena_release(&t->arena);
}

// Fusing

bool pass_is_observed(const PassManager *pm) {
  return pm->separate || pm->verify_each || pm->stop_after || pm->watch ||
         pm->explains || pm->catalog || pass_print_is_on(&pm->print) ||
         pm->reproducer.path;
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
  return step->pass && step->pass->handlers && !step->pass->prepare &&
         step_index_bits(step) == group->index_bits;
}

Group pass_group_at(const PassManager *pm, const Steps *steps, size_t at) {
  const Step *first = &steps->data[at];
  Group group = {first, 1, step_index_bits(first), GROUP_WHOLE};
  if (!first->pass || !first->pass->handlers || pass_is_observed(pm))
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

static Str group_name(Arena *arena, const Group *group) {
  Str name = step_name(group->steps);
  if (group->part == GROUP_PREPARATION)
    return arena_format(arena, STR_FMT " (preparation)", STR_ARG(name));
  for (size_t i = 1; i < group->count; i++)
    name = arena_format(arena, STR_FMT "," STR_FMT, STR_ARG(name),
                        STR_ARG(step_name(&group->steps[i])));
  return name;
}

// Running

// As in MLIR, a conversion folds what it does not take for legal, whatever its
// dialect is.
static bool folds(const Pass *pass, uint32_t dialect) {
  if (pass == &passes[PASS_cf_to_llvm])
    return dialect == DIALECT_cf;
  if (pass == &passes[PASS_vector_to_llvm])
    return dialect != DIALECT_arith && dialect != DIALECT_memref;
  return true;
}

static bool run_handlers(const Group *group, PassRun *run, Op *root) {
  const Pass *first = group->steps[0].pass;
  bool folded[DIALECT__MAX] = {0};
  if (group->part == GROUP_PREPARATION)
    return pass_by_drivers(run, first->prepare(run, root));
  if (group->part == GROUP_WHOLE && first->prepare &&
      !first->prepare(run, root))
    return false;
  ConvTable *table = conv_table_new(run);
  for (size_t i = 0; i < group->count; i++) {
    group->steps[i].pass->handlers(table);
    for (uint32_t dialect = 0; dialect < DIALECT__MAX; dialect++)
      folded[dialect] |= folds(group->steps[i].pass, dialect);
  }
  run->folds = run->total ? NULL : folded; // LLVM folds by itself
  bool converted = convert_to_llvm(run, table, root);
  run->folds = NULL;
  return converted;
}

// Passes of a dialect that a later layer has.
static bool run_brought(const Pass *pass, PassRun *run, Op *root) {
  const Dialect *dialect = ctx_dialect(run->ctx, str_from(pass->dialect));
  const DialectPass *brought =
      dialect ? ctx_dialect_part(run->ctx, dialect, PART_PASSES) : NULL;
  for (; brought && brought->run; brought++)
    if (&passes[brought->pass] == pass)
      return brought->run(run, root);
  diag_error(&run->ctx->diags, root->loc,
             "pass %s is of the dialect %s, which is not here", pass->flag,
             pass->dialect);
  return false;
}

static bool run_step(const Group *group, PassRun *run, Op *root) {
  const Pass *pass = group->steps->pass;
  if (pass->dialect)
    return run_brought(pass, run, root);
  return pass->run ? pass->run(run, root) : run_handlers(group, run, root);
}

// A thread keeps this of a group from one operation to the next.
typedef struct GroupState {
  const void *const *options;
  PassPatterns patterns;
} GroupState;

static GroupState *state_of(PassThread *t, const Group *group) {
  GroupState *state = ptrmap_get(&t->states, group->steps);
  if (!state) {
    state = arena_new(&t->arena, GroupState);
    *state = (GroupState){.options = group_options(group, &t->arena),
                          .patterns = {.arena = &t->arena}};
    ptrmap_set(&t->states, &t->arena, group->steps, state);
  }
  return state;
}

// The layout of the closest module that states one, or else the target's.
static bool find_layout(PassThread *t, Op *op, DataLayout *own,
                        const DataLayout **layout) {
  *layout = t->layout;
  for (; !t->pm->layout && op_parent(op); op = op_parent(op))
    if (op_states_layout(t->ctx, op)) {
      *layout = own;
      return module_data_layout(t->ctx, op, own);
    }
  return true;
}

const TargetModel *pass_target(const PassRun *run, const Op *op) {
  const PassManager *pm = run->thread->pm;
  while (op && !op_is(op, OP_func_func) && !op_is(op, OP_llvm_func))
    op = op_parent(op);
  bool is_own = op && pm->target_of &&
                (op_attr_str(run->ctx, op, "target_cpu") ||
                 op_attr_str(run->ctx, op, "target_features"));
  return is_own ? pm->target_of(pm->target_user, op) : run->target;
}

bool pass_add_text(const PassRun *run, Op *module, const char *name, Str text) {
  const PassManager *pm = run->thread->pm;
  return pm->add_text(run->ctx, run->pool, module, name, text);
}

// Runs the steps of a group on one operation.
static bool run_on(PassThread *t, const Group *group, Op *root) {
  const Step *step = group->steps;
  DataLayout own;
  const DataLayout *layout;
  if (!find_layout(t, root, &own, &layout))
    return false;
  Buf report = {0};
  GroupState *state = state_of(t, group);
  ArenaMark mark = arena_save(&t->scratch);
  PassRun run = {.ctx = t->ctx,
                 .pool = t->pool,
                 .layout = layout,
                 .target =
                     t->pm->target ? t->pm->target : &target_model_unknown,
                 .options = state->options,
                 .counts = pass_counts_new(&t->scratch, step->pass),
                 .index_bits = group->index_bits,
                 .total = t->pm->total,
                 .typed_pointers = t->pm->typed_pointers,
                 .arena = &t->scratch,
                 .patterns = &state->patterns,
                 .thread = t,
                 .report = &report};
  Declines declines = {.arena = &t->scratch};
  Str suffix = {0};
  if (t->pm->explains &&
      t->pm->explains(t->pm->explain_user, step->pass, &suffix))
    run.declines = &declines;
  bool ok = run_step(group, &run, root);
  if (run.declines)
    declines_report(t->ctx, &declines, step->pass->flag, suffix);
  if (t->pm->catalog)
    t->pm->catalog(t->pm->catalog_user, step->pass, &state->patterns);
  if (!run.by_drivers)
    fixpoint_forget(root);
  pass_counts_add(step->pass, step->counts, run.counts);
  arena_restore(&t->scratch, mark);
  if (report.size && !t->pm->catalog)
    fwrite(report.data, 1, report.size, stderr);
  buf_release(&report);
  return ok;
}

bool pass_group_check(PassThread *t, const Group *group, Op *root) {
  PassManager *pm = t->pm;
  if (!pm->verify_each && !ALWAYS_VERIFY)
    return true;
  if (!verify(t->ctx, root)) {
    const char *name = group->steps->pass->name;
    __atomic_store_n(&pm->broken_by, name, __ATOMIC_RELAXED); // any thread's
    return false;
  }
  bool is_all = group->part != GROUP_PREPARATION;
  for (size_t i = 0; pm->total && is_all && i < group->count; i++)
    if (!pass_check_gone(t->ctx, group->steps[i].pass, root))
      return false;
  return true;
}

bool pass_group_run(PassThread *t, const Group *group, Op *root) {
  if (t->times)
    times_start(t->times, group->steps, group_name(&t->scratch, group));
  bool ok = run_on(t, group, root);
  times_stop(t->times);
  return ok;
}

// Shows it to whoever wants to see it.
static bool run_group(PassThread *t, const Group *group, Op *root) {
  PassManager *pm = t->pm;
  const Step *first = group->steps;
  bool printed = pass_print_is_on(&pm->print);
  uint64_t before = printed ? pass_print_before(pm, first, root) : 0;
  pass_reproducer_before(pm, first, root);
  bool ok = pass_group_run(t, group, root) && pass_group_check(t, group, root);
  if (ok && pm->watch)
    pm->watch(pm->watch_user, group_name(&t->scratch, group), root);
  if (printed)
    pass_print_after(pm, first, root, ok, before);
  if (!ok)
    pass_reproducer_failed(pm, first, root);
  return ok;
}

bool pass_nested_fits(const Pipeline *pipeline, const Op *op) {
  return str_eq(op_name(op), pipeline->anchor) ||
         (str_is(pipeline->anchor, "any") && op_has(op, TRAIT_ISOLATED));
}

static void note_dialect(void *user, Op *op) {
  ((PassDialects *)user)->present[opcode_dialect(op->info->opcode)] = true;
}

bool pass_step_is_needed(Ctx *ctx, const Step *step, PassDialects *dialects,
                         Op *root) {
  if (!step->only_with)
    return true;
  const Dialect *dialect = ctx_dialect(ctx, str_from(step->only_with));
  if (!dialect) // without operations of its own, then
    return true;
  if (!dialects->known) {
    *dialects = (PassDialects){.known = true};
    op_walk(root, note_dialect, dialects);
  }
  return dialects->present[dialect->number];
}

bool pass_nested_run(PassThread *t, const void *user, Op *op) {
  const Pipeline *nested = user;
  if (!op_has(op, TRAIT_ISOLATED))
    return op_error(t->ctx, op,
                    "trying to schedule a pass on an operation not "
                    "marked as 'IsolatedFromAbove'");
  times_start(t->times, nested, nested->name);
  bool ok = pass_run_pipeline(t, nested, op);
  times_stop(t->times);
  return ok;
}

bool pass_run_inner(PassThread *t, const Pipeline *pipeline, Op *root) {
  times_start(t->times, pipeline, STR("'any' Pipeline"));
  bool ok = pass_run_pipeline(t, pipeline, root);
  times_stop(t->times);
  return ok;
}

static OpVec list_fitting(PassThread *t, const Pipeline *nested, Op *root) {
  OpVec list = {0};
  for (uint32_t i = 0; i < root->nregions; i++)
    for (Block *block = root->regions[i].first; block; block = block->next)
      for (Op *op = block->first; op; op = op->next)
        if (pass_nested_fits(nested, op))
          vec_push(&t->scratch, &list, op);
  return list;
}

static bool run_nested(PassThread *t, const Pipeline *nested, Op *root) {
  ArenaMark mark = arena_save(&t->scratch);
  fixpoint_left(root); // which threads will not say so of side by side
  OpVec list = list_fitting(t, nested, root);
  Str name = arena_format(&t->scratch, "Pipeline Collection : ['" STR_FMT "']",
                          STR_ARG(nested->anchor));
  times_start_hidden(t->times, &nested->anchor, name);
  bool ok = true;
  if (pass_pieces_may_run(nested))
    ok = pass_pieces_run(t, list.data, list.size, pass_nested_run, nested);
  else
    for (size_t i = 0; i < list.size; i++)
      ok &= pass_nested_run(t, nested, list.data[i]);
  times_stop(t->times);
  arena_restore(&t->scratch, mark);
  return ok;
}

// Runs what begins with step `at`; `*at` is then the next. `*part` is that of
// the next group which is still to be run.
static bool run_steps(PassThread *t, const Steps *steps, size_t *at,
                      GroupPart *part, PassDialects *dialects, Op *root) {
  ArenaMark mark = arena_save(&t->scratch);
  PassStretch stretch = {0};
  if (*part == GROUP_WHOLE)
    stretch = pass_stretch_at(t, steps, *at, root);
  bool ok = true;
  if (stretch.groups.size) {
    ok = pass_stretch_run(t, &stretch, root);
    dialects->known = false;
    *at += stretch.groups.size - stretch.prepares;
    *part = stretch.prepares ? GROUP_PREPARED : GROUP_WHOLE;
  } else {
    Group group = pass_group_at(t->pm, steps, *at);
    group.part = *part;
    const Step *step = group.steps;
    if (pass_step_is_needed(t->ctx, step, dialects, root)) {
      ok = step->nested ? run_nested(t, step->nested, root)
                        : run_group(t, &group, root);
      dialects->known = false;
    }
    *at += group.count;
    *part = GROUP_WHOLE;
  }
  arena_restore(&t->scratch, mark);
  return ok;
}

static bool stops_after(const PassManager *pm, const Step *step) {
  return step->pass && pm->stop_after &&
         !strcmp(step->pass->flag, pm->stop_after);
}

bool pass_run_pipeline(PassThread *t, const Pipeline *pipeline, Op *root) {
  const Steps *steps = &pipeline->steps;
  PassDialects dialects = {0};
  GroupPart part = GROUP_WHOLE;
  for (size_t i = 0; i < steps->size && !t->pm->stopped;) {
    const Step *first = &steps->data[i];
    if (!run_steps(t, steps, &i, &part, &dialects, root))
      return false;
    if (stops_after(t->pm, first))
      t->pm->stopped = true;
  }
  return true;
}

static void clear_counts(Pipeline *pipeline) {
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    Step *step = &pipeline->steps.data[i];
    if (step->nested)
      clear_counts(step->nested);
    else
      memset(step->counts, 0, step->pass->stats_size);
  }
}

bool pass_manager_run(PassManager *pm, Pipeline *pipeline, Op *root) {
  DataLayout own;
  PassThread thread = {.pm = pm,
                       .ctx = pm->ctx,
                       .pool = pm->pool,
                       .layout = pm->layout,
                       .times = pm->times};
  if (!pm->layout && pipeline->steps.size) { // else nobody looks at it
    if (!module_data_layout(pm->ctx, root, &own))
      return false;
    thread.layout = &own;
  }
  if (!pass_nested_fits(pipeline, root))
    return diag_error(&pm->ctx->diags, root->loc,
                      "can't run '" STR_FMT "' pass manager on '" STR_FMT
                      "' op",
                      STR_ARG(pipeline->anchor), STR_ARG(op_name(root)));
  fixpoint_forget(root);
  pm->casts.size = 0;
  if (pm->total)
    lowering_note_casts(pm->ctx, &pm->arena, root, &pm->casts);
  pipeline_join_neighbours(&pm->arena, pipeline);
  clear_counts(pipeline);
  pass_reproducer_begin(pm, pipeline, root);
  // Who asks passes alone for checks has them as strict as mlir-opt's.
  pm->ctx->between_passes = pm->total || !pm->verify_each;
  bool ok = pass_run_pipeline(&thread, pipeline, root);
  pm->ctx->between_passes = false;
  pass_reproducer_end(pm);
  pass_thread_release(&thread);
  return ok && (!pm->total || pm->stopped ||
                lowering_check(pm->ctx, &pm->casts, root));
}
