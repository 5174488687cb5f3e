// The default pipeline: from what users write to the LLVM dialect.
//
// Read from top to bottom; a row is a pass, and perhaps the stage that ends
// with it. Nothing here depends on the program: each pass leaves alone what it
// does not know.

#include "lowering/lowering_int.h"
#include "lowering/vector/vector_patterns.h"

typedef struct Row {
  PassId pass;
  const char *stage; // ends here
} Row;

static const Row rows[] = {
    // Vectors as large as tiles of a processor that has them are in tiles,
    // which are loaded and stored slice by slice; larger ones are in several.
    {PASS_sme_vector_legalization, NULL},
    {PASS_vector_to_arm_sme, NULL},
    {PASS_arith_to_arm_sme, NULL},
    {PASS_enable_arm_streaming, NULL},
    {PASS_arm_sme_to_scf, NULL},
    // Vectors whose scalable dimension is not the last are read as others are.
    {PASS_legalize_vector_storage, NULL},
    // Masks go to what accesses memory; then that, and printing, becomes loops.
    {PASS_lower_vector_mask, NULL},
    {PASS_vector_to_scf, NULL},
    // Affine maps, loops and accesses; makes operations of all that follow.
    {PASS_affine, NULL},
    // Complex numbers by their parts and functions of these.
    {PASS_complex_to_standard, NULL},
    // Functions of numbers, as far as LLVM does not have them: of small floats,
    // of integers, and of the C library. Vectors go to polynomials where these
    // are good enough.
    {PASS_math_extend_to_supported_types, NULL},
    {PASS_math_polynomial_approximation, NULL},
    {PASS_math_expand_ops, NULL},
    {PASS_math_to_funcs, NULL},
    {PASS_math_to_libm, NULL},
    // Beyond this point each operation of math converts by itself.
    // memref.realloc branches, so it comes before branches are made.
    {PASS_expand_realloc, NULL},
    {PASS_scf_to_cf, "cf"},
    // Beyond this point control flow is blocks and branches only. Tiles are
    // given to values then, and some of these are kept in memory, in loops.
    {PASS_arm_sme_to_llvm, NULL},
    {PASS_scf_to_cf, NULL},
    {PASS_memref_expand, NULL},
    {PASS_expand_strided_metadata, NULL},
    // Beyond this point a memref is made by allocation, by a cast, or from
    // offset, sizes and strides; no view computes them.
    {PASS_arith_expand, "expanded"},
    // Beyond this point each operation converts by itself. All conversions are
    // one walk, unless somebody wants to look in between.
    // Of each dialect, with its options; then what later layers bring.
    {PASS_to_llvm, NULL},
    // No builtin type is left but those that LLVM has; casts between
    // conversions undo each other.
    {PASS_reconcile_unrealized_casts, "llvm"},
};

const Stage stages[] = {
    {"input", "as parsed"},
    {"cf", "structured control flow is branches"},
    {"expanded", "views and divisions are arithmetic"},
    {"llvm", "the LLVM dialect"},
    {0},
};

static bool is_stage(const char *name) {
  for (const Stage *stage = stages; stage->name; stage++)
    if (!strcmp(stage->name, name))
      return true;
  return false;
}

// What a compile wants otherwise than who names a pass.
static void set_options(PassId pass, void *options) {
  if (pass == PASS_arith_expand) {
    Options_arith_expand *expand = options;
    // LLVM has these floats as integers only, but its own maximum and minimum.
    expand->include_f8e8m0 = expand->include_f4e2m1 = true;
    expand->exact_f8e8m0 = expand->small_floats = true;
    expand->keep_min_max = true;
  } else if (pass == PASS_expand_strided_metadata) {
    ((Options_expand_strided_metadata *)options)->views_only = true;
  } else if (pass == PASS_func_to_llvm) {
    Options_func_to_llvm *func = options;
    // Private is what C calls static: two files may have the same name.
    func->internalize_private = true;
    func->keep_attrs = true;
    func->c_abi = true;
  } else if (pass == PASS_enable_arm_streaming) {
    ((Options_enable_arm_streaming *)options)->for_compile = true;
  } else if (pass == PASS_legalize_vector_storage) {
    ((Options_legalize_vector_storage *)options)->only_reads = true;
  } else if (pass == PASS_vector_to_scf) {
    // They would grow the stack in each round.
    ((Options_vector_to_scf *)options)->hoist_buffers = true;
  } else if (pass == PASS_vector_to_llvm) {
    Options_vector_to_llvm *vector = options;
    // Memory may have more elements than 32 bits count, unlike vectors.
    vector->clamp_indices = true;
    // Rows are added up side by side; sums of a row would have an order.
    vector->vector_contract_lowering = CONTRACT_OUTERPRODUCT;
  } else if (pass == PASS_memref_to_llvm) {
    ((Options_memref_to_llvm *)options)->stepwise = true;
  } else if (pass == PASS_cf_to_llvm) {
    // Standard error, which has no name that all libcs share.
    ((Options_cf_to_llvm *)options)->assert_by_runtime = true;
  }
}

static void set_strings(Arena *arena, StrList *list, const char *const *texts,
                        size_t n) {
  Str *data = arena_array(arena, Str, n);
  for (size_t i = 0; i < n; i++)
    data[i] = str_from(texts[i]);
  *list = (StrList){data, n};
}

// The same of passes that are for math alone.
static void set_math_options(Arena *arena, PassId pass, Step *step) {
  step->only_with = DIALECT_math;
  if (pass == PASS_math_extend_to_supported_types) {
    static const char *const types[] = {"f80", "f128"};
    Options_math_extend_to_supported_types *extend = step->options;
    set_strings(arena, &extend->extra_types, types, ARRAY_SIZE(types));
    extend->for_compile = true;
  } else if (pass == PASS_math_polynomial_approximation) {
    ((Options_math_polynomial_approximation *)step->options)->for_compile =
        true;
  } else if (pass == PASS_math_expand_ops) {
    static const char *const ops[] = {"clampf"};
    Options_math_expand_ops *expand = step->options;
    set_strings(arena, &expand->ops, ops, ARRAY_SIZE(ops));
    expand->for_compile = true;
  } else if (pass == PASS_math_to_funcs) {
    ((Options_math_to_funcs *)step->options)->for_compile = true;
  } else if (pass == PASS_math_to_libm) {
    ((Options_math_to_libm *)step->options)->missing_only = true;
  } else {
    step->only_with = pass == PASS_complex_to_standard ? DIALECT_complex : 0;
  }
}

// Which operations a module has where the pass has anything to do.
static void set_dialect(PassId pass, Step *step) {
  step->only_with_own = passes[pass].dialect != NULL;
  if (pass == PASS_sme_vector_legalization ||
      pass == PASS_vector_to_arm_sme || // which makes those operations
      pass == PASS_legalize_vector_storage) {
    step->only_with_own = false;
    step->only_with = DIALECT_vector;
  }
}

static void append(Arena *arena, Pipeline *pipeline, PassId pass) {
  if (passes[pass].anchor == ANCHOR_FUNC) { // nested, as it is written
    pipeline_append(arena, pipeline, &passes[pass], STR(""), NULL);
    Step *nested = &pipeline->steps.data[pipeline->steps.size - 1];
    set_dialect(pass, nested);
    set_options(pass, nested->nested->steps.data->options);
    return;
  }
  Step step = step_new(arena, &passes[pass]);
  set_options(pass, step.options);
  set_math_options(arena, pass, &step);
  set_dialect(pass, &step);
  vec_push(arena, &pipeline->steps, step);
}

// The conversions of one dialect to the LLVM dialect.
static void append_conversions(Arena *arena, Pipeline *pipeline) {
  for (PassId pass = 0; pass < PASS__MAX; pass++)
    if (passes[pass].handlers && pass != PASS_to_llvm)
      append(arena, pipeline, pass);
}

// What the command line says.
static void choose(const Pipeline *pipeline, const PipelineChoices *choices) {
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    const Step *step = &pipeline->steps.data[i];
    if (step->pass == &passes[PASS_func_to_llvm])
      ((Options_func_to_llvm *)step->options)->use_bare_ptr_memref_call_conv =
          choices->bare_memrefs;
    else if (step->pass == &passes[PASS_complex_to_standard])
      ((Options_complex_to_standard *)step->options)->complex_range =
          choices->complex_range;
  }
}

Pipeline *pipeline_default(Arena *arena, const char *stage,
                           PipelineChoices choices) {
  Pipeline *pipeline = pipeline_new(arena, STR("builtin.module"));
  if (stage && !is_stage(stage))
    return NULL;
  if (stage && !strcmp(stage, "input"))
    return pipeline;
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    if (rows[i].pass == PASS_to_llvm)
      append_conversions(arena, pipeline);
    append(arena, pipeline, rows[i].pass);
    if (i && rows[i - 1].pass == PASS_arm_sme_to_llvm) // it made those loops
      pipeline->steps.data[pipeline->steps.size - 1].only_with = DIALECT_scf;
    if (stage && rows[i].stage && !strcmp(stage, rows[i].stage))
      break;
  }
  choose(pipeline, &choices);
  return pipeline;
}
