// one-shot-bufferize by name; see one_shot.h.
//
// Requires: nothing.
// Guarantees: no operation that MLIR can bufferize has a tensor, unless it is
//   filtered out; with allow-unknown-ops others may.
// Invalidates: nothing.

#include "lowering/one_shot/one_shot.h"
#include "ir/dialects/linalg/structured.h"
#include "lowering/bufferize/for_compile.h"
#include "lowering/one_shot/passes.h"

const OneShotRow *const one_shot_rows[] = {
    one_shot_arith, one_shot_bufferization, one_shot_cf,
    one_shot_func,  one_shot_linalg,        one_shot_ml_program,
    one_shot_scf,   one_shot_tensor,        one_shot_vector,
    NULL,
};

static void add_row(OneShot *z, uint32_t opcode, const OneShotRow *row) {
  opmap_set(&z->rows, z->ctx, z->arena, opcode, (void *)row);
}

static void add_rows(OneShot *z) {
  const DialectEntry *linalg =
      z->ctx->numbered[opcode_dialect(OP_linalg_yield)];
  for (uint32_t i = 0; linalg && i < linalg->dialect->nops; i++)
    if (info_is_structured(&linalg->dialect->ops[i]))
      add_row(z, linalg->dialect->ops[i].opcode, &one_shot_structured);
  for (uint32_t i = 0; one_shot_rows[i]; i++)
    for (const OneShotRow *row = one_shot_rows[i]; row->opcode; row++)
      if (z->boundaries || one_shot_rows[i] != one_shot_func)
        add_row(z, row->opcode, row);
}

static bool refuse(OneShot *z, const char *text) {
  diag_error(&z->ctx->diags, op_loc(z->module), "%s", text);
  return false;
}

static bool is_heuristic(Str name) {
  static const char *const names[] = {"bottom-up", "top-down", "fuzzer",
                                      "bottom-up-from-terminators"};
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (str_is(name, names[i]))
      return true;
  return false;
}

// Options that contradict each other.
static bool check_options(OneShot *z) {
  const Options_one_shot_bufferize *o = z->options;
  if (o->must_infer_memory_space && o->use_encoding_for_memory_space)
    return refuse(z, "only one of 'must-infer-memory-space' and "
                     "'use-encoding-for-memory-space' are allowed in "
                     "one-shot-bufferize");
  if (o->unknown_type_conversion == LAYOUT_INFER)
    return refuse(z, "Invalid option: 'infer-layout-map' is not a valid value "
                     "for 'unknown-type-conversion'");
  if (o->copy_before_write && o->test_analysis_only)
    return refuse(z, "Invalid option: 'copy-before-write' cannot be used with "
                     "'test-analysis-only'");
  if (o->print_conflicts && !o->test_analysis_only)
    return refuse(z, "Invalid option: 'print-conflicts' requires "
                     "'test-analysis-only'");
  if (o->dump_alias_sets && !o->test_analysis_only)
    return refuse(z, "Invalid option: 'dump-alias-sets' requires "
                     "'test-analysis-only'");
  if (o->no_analysis_func_filter.size && !o->bufferize_function_boundaries)
    return refuse(z, "Invalid option: 'no-analysis-func-filter' requires "
                     "'bufferize-function-boundaries'");
  if (!is_heuristic(o->analysis_heuristic))
    return refuse(z, "unknown analysis heuristic");
  return true;
}

// Whether an operation of the body neither sees a tensor of another one nor
// gives one to it.
static bool is_apart(const Op *op) {
  if (op->nregions && !op_has(op, TRAIT_ISOLATED))
    return false;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_tensor(op->results[i].type))
      return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_tensor(op_operand(op, i)->type))
      return false;
  return true;
}

// Whether the operations of the module's body can be handled one by one. They
// are one piece where functions are summarized, and where an order goes over all
// of them: conflicts are numbered, and the fuzzer shuffles.
static bool has_pieces(const OneShot *z) {
  if (z->boundaries || z->options->print_conflicts ||
      str_is(z->options->analysis_heuristic, "fuzzer"))
    return false;
  for (uint32_t i = 0; i < z->module->nregions; i++)
    for (const Block *b = z->module->regions[i].first; b; b = b->next)
      for (const Op *op = b->first; op; op = op->next)
        if (!is_apart(op))
          return false;
  return true;
}

// Hands over each operation of the module's body.
static bool for_each_op(OneShot *z, bool (*handle)(OneShot *z, Op *op)) {
  for (uint32_t i = 0; i < z->module->nregions; i++)
    for (Block *b = z->module->regions[i].first; b; b = b->next)
      for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        if (!handle(z, op))
          return false;
      }
  return true;
}

static bool insert_copies_of(OneShot *z, Op *op) {
  LocalArena outer = local_begin(z);
  bool ok = insert_copies(z, op);
  arena_end(z, &outer);
  return ok;
}

static bool analyze(OneShot *z, Op *root) {
  z->analyzing = true;
  begin_aliases(z, root);
  bool ok = z->boundaries ? analyze_module(z) : analyze_op(z, root);
  if (ok && !z->refused && !z->options->test_analysis_only)
    ok = root == z->module ? for_each_op(z, insert_copies_of)
                           : insert_copies_of(z, root);
  end_aliases(z, root);
  z->analyzing = false;
  return ok;
}

// Handles the module or a piece of it. When something was refused, the analysis
// goes on to find whatever else is.
static bool handle(OneShot *z, Op *root) {
  if (!z->copy_before_write && !analyze(z, root))
    return false;
  if (z->options->test_analysis_only || z->refused)
    return true;
  return z->boundaries ? bufferize_module(z, root) : bufferize_op(z, root);
}

// The memory that a piece needs is used again for the next, and the piece is in
// the processor's caches while it is walked over.
static bool handle_piece(OneShot *z, Op *piece) {
  LocalArena outer = local_begin(z);
  bool ok = handle(z, piece);
  arena_end(z, &outer);
  return ok;
}

static bool run_one_shot(OneShot *z) {
  if (!check_options(z))
    return false;
  bool ok = has_pieces(z) ? for_each_op(z, handle_piece) : handle(z, z->module);
  if (!ok || z->refused)
    return false;
  return z->options->test_analysis_only || bufferize_globals(z);
}

// Runs the analysis and then rewrites, of functions or of all operations.
bool lower_one_shot_bufferize(PassRun *run, Op *root) {
  const Options_one_shot_bufferize *options =
      PASS_OPTIONS(run, one_shot_bufferize);
  if (options->for_compile)
    return bufferize_for_compile(run, root);
  OneShot z = {.run = run,
               .options = options,
               .ctx = run->ctx,
               .rw = pass_rewriter(run),
               .arena = run->arena,
               .keep = run->arena,
               .module = root,
               .boundaries = options->bufferize_function_boundaries,
               .copy_before_write = options->copy_before_write,
               .has_filters = options->dialect_filter.size ||
                              options->no_analysis_func_filter.size,
               .tables = {.ctx = run->ctx, .arena = run->arena}};
  add_rows(&z);
  find_globals(&z);
  Arena *kept[] = {&z.local, &z.scratch};
  for (size_t i = 0; i < ARRAY_SIZE(kept); i++) {
    arena_init(kept[i]);
    arena_alloc(kept[i], 1, 1); // a chunk that stays
  }
  bool ok = run_one_shot(&z);
  for (size_t i = 0; i < ARRAY_SIZE(kept); i++)
    arena_release(kept[i]);
  return ok;
}
