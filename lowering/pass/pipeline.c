// The default pipeline: from what users write to the LLVM dialect.
//
// Read from top to bottom; a row is a pass. Nothing here depends on the
// program: each pass leaves alone what it does not know, and a row that names a
// dialect only spares a walk where the module has nothing of it. What a compile
// wants otherwise than mlir-opt does is in the row's options, by their names, so
// that the pipeline which -fprint-pipeline writes can be run by mlcc-opt. Where
// the command line decides, the text has `%word`, see put_choice().

#include "lowering/pass/pass.h"
#include "lowering/passes.h"

// Structured operations of which LLVM compiles each by itself faster.
enum { MANY_OPERATIONS = 48 };

typedef struct Row {
  PassId pass;
  const char *dialect; // of which there have to be operations; NULL: any
  const char *options; // NULL: the pass's initial ones
  const char *stage;   // that ends with this row; or NULL
  bool settles;        // callers know from then on how to call functions
} Row;

static const Row rows[] = {
    // Beyond this point functions are those of func.
    {.pass = PASS_convert_ml_program, .dialect = "ml_program"},
    {.pass = PASS_mlprogram_pipeline_globals, .dialect = "ml_program"},
    // Beyond this point shapes are tensors of sizes, and what has to hold of
    // them is asserted.
    {.pass = PASS_convert_shape_to_std,
     .dialect = "shape",
     .options = "for-compile"},
    // Beyond this point operations on tensors are structured ones, or ones that
    // bufferization knows by themselves.
    {.pass = PASS_convert_elementwise_to_linalg, .options = "no-folds"},
    {.pass = PASS_convert_tensor_to_linalg,
     .options = "for-compile in-order=%in-order"},
    // Beyond this point functions say which arguments their results are.
    {.pass = PASS_share_writable_arguments, .settles = true},
    // Beyond this point sums of products are f32 at least.
    {.pass = PASS_linalg_widen_accumulation,
     .dialect = "linalg",
     .options = "off=%narrow"},
    {.pass = PASS_linalg_fuse_producers,
     .dialect = "linalg",
     .options = "off=%unfused"},
    // Beyond this point nothing is a tensor.
    {.pass = PASS_one_shot_bufferize,
     .options = "for-compile remarks=%copies results-out=%results-out "
                "%stack-buffers %alignment"},
    {.pass = PASS_bufferization_to_memref,
     .dialect = "bufferization",
     .options = "no-folds"},
    {.pass = PASS_reuse_buffers,
     .dialect = "memref",
     .options = "off=%own-buffers"},
    // Beyond this point functions may be for other processors than the target.
    {.pass = PASS_func_multiversion, .options = "%levels"},
    {.pass = PASS_linalg_split_for_threads,
     .dialect = "linalg",
     .options = "%threads"},
    {.pass = PASS_linalg_fuse_rows,
     .dialect = "linalg",
     .options = "off=%unfused products=true"},
    {.pass = PASS_linalg_unfold_windows,
     .dialect = "linalg",
     .options = "off=%unpacked"},
    {.pass = PASS_linalg_tile_windows,
     .dialect = "linalg",
     .options = "off=%untiled in-order=%in-order remarks=%tiles"},
    {.pass = PASS_linalg_tile_contractions,
     .dialect = "linalg",
     .options = "off=%uncut small=%small no-pack=%unpacked "
                "no-epilogues=%unfused "
                "in-order=%in-order remarks=%tiles "
                "any-processor=%any-processor"},
    {.pass = PASS_linalg_fuse_rows,
     .dialect = "linalg",
     .options = "off=%unfused no-tests=%no-vectors"},
    {.pass = PASS_linalg_vectorize_argmax,
     .dialect = "linalg",
     .options = "off=%no-vectors"},
    {.pass = PASS_linalg_collapse_loops,
     .dialect = "linalg",
     .options = "off=%plain"},
    {.pass = PASS_linalg_tile_transposes,
     .dialect = "linalg",
     .options = "off=%no-vectors"},
    {.pass = PASS_linalg_outline,
     .dialect = "linalg",
     .options = "least=%outlined"},
    // Beyond this point there is no structured operation.
    {.pass = PASS_convert_linalg_to_loops,
     .dialect = "linalg",
     .options = "no-folds contiguous=%optimized in-order=%in-order "
                "windows=%windows",
     .stage = "tiled"},
    // Vectors as large as tiles of a processor that has them are in tiles,
    // which are loaded and stored slice by slice; larger ones are in several.
    {.pass = PASS_sme_vector_legalization, .dialect = "vector"},
    {.pass = PASS_vector_to_arm_sme, .dialect = "vector"},
    {.pass = PASS_arith_to_arm_sme, .dialect = "arm_sme"},
    {.pass = PASS_enable_arm_streaming,
     .dialect = "arm_sme",
     .options = "if-unstated"},
    {.pass = PASS_arm_sme_to_scf, .dialect = "arm_sme"},
    // Vectors whose scalable dimension is not the last are read as others are.
    {.pass = PASS_legalize_vector_storage,
     .dialect = "vector",
     .options = "only-reads"},
    // Masks go to what accesses memory; then that, and printing, becomes loops.
    // Buffers in these loops would grow the stack in each round.
    {.pass = PASS_lower_vector_mask},
    {.pass = PASS_vector_to_scf, .options = "for-compile"},
    // Affine maps, loops and accesses; makes operations of all that follow.
    {.pass = PASS_affine},
    {.pass = PASS_scf_parallel_to_threads,
     .dialect = "scf",
     .options = "%threads"},
    // Beyond this point iterations run one after the other, on one stack.
    {.pass = PASS_free_loop_allocas, .dialect = "memref"},
    {.pass = PASS_extrema_of_numbers,
     .dialect = "scf",
     .options = "off=%no-vectors"},
    {.pass = PASS_extrema_to_integers,
     .dialect = "scf",
     .options = "off=%no-vectors"},
    // Complex numbers by their parts and functions of these.
    {.pass = PASS_complex_to_standard,
     .dialect = "complex",
     .options = "complex-range=%complex-range"},
    // Functions of numbers, as far as LLVM does not have them: of small floats,
    // of integers, and of the C library. Vectors go to polynomials where these
    // are good enough, and so does what LLVM can make vectors of.
    {.pass = PASS_math_extend_to_supported_types,
     .dialect = "math",
     .options = "extra-types=f80,f128 missing-only"},
    {.pass = PASS_math_polynomial_approximation,
     .dialect = "math",
     .options =
         "near-vectors allow-inexact=%inexact loops=%math-loops %library-ops "
         "%library-ops-f64"},
    {.pass = PASS_math_expand_ops,
     .dialect = "math",
     .options = "ops=clampf no-folds"},
    {.pass = PASS_math_to_funcs, .dialect = "math", .options = "missing-only"},
    {.pass = PASS_math_to_libm, .dialect = "math", .options = "missing-only"},
    // Beyond this point each operation of math converts by itself.
    // memref.realloc branches, so it comes before branches are made.
    {.pass = PASS_expand_realloc},
    {.pass = PASS_scf_to_cf, .stage = "cf"},
    // Beyond this point control flow is blocks and branches only. Tiles are
    // given to values then, and some of these are kept in memory, in loops.
    {.pass = PASS_arm_sme_to_llvm, .dialect = "arm_sme"},
    {.pass = PASS_scf_to_cf, .dialect = "scf"},
    // Memory that goes to a caller as one pointer begins where that points.
    {.pass = PASS_memref_bare_allocs,
     .dialect = "memref",
     .options = "all-functions=%bare-memrefs aligned-alloc=%aligned-alloc"},
    {.pass = PASS_memref_expand},
    {.pass = PASS_expand_strided_metadata, .options = "views-only"},
    // Beyond this point a memref is made by allocation, by a cast, or from
    // offset, sizes and strides; no view computes them.
    // LLVM has floats of 4 to 8 bits as integers only, but its own minima.
    {.pass = PASS_arith_expand,
     .options = "include-f8e8m0 include-f4e2m1 exact-f8e8m0 small-floats "
                "keep-min-max",
     .stage = "expanded"},
    // Beyond this point each operation converts by itself. All conversions are
    // one walk, unless somebody wants to look in between.
    // Memory may have more elements than 32 bits count, unlike vectors. Rows
    // are added up side by side; sums of a row would have an order.
    {.pass = PASS_vector_to_llvm,
     .options = "clamp-indices vector-contract-lowering=outerproduct of-target "
                "enable-arm-neon enable-arm-sve enable-arm-i8mm "
                "enable-arm-bf16=%fast"},
    {.pass = PASS_memref_to_llvm,
     .options = "stepwise mask-pointers weak-hook=%no-runtime"},
    // Private is what C calls static: two files may have the same name.
    {.pass = PASS_func_to_llvm,
     .options = "use-bare-ptr-memref-call-conv=%bare-memrefs "
                "internalize-private c-abi keep-attrs"},
    {.pass = PASS_arith_to_llvm},
    // Standard error has no name that all libcs share.
    {.pass = PASS_cf_to_llvm, .options = "assert-by-runtime"},
    {.pass = PASS_complex_to_llvm},
    {.pass = PASS_index_to_llvm},
    {.pass = PASS_ub_to_llvm},
    {.pass = PASS_math_to_llvm},
    // Passes that later layers bring.
    {.pass = PASS_to_llvm},
    // No builtin type is left but those that LLVM has; casts between
    // conversions undo each other.
    {.pass = PASS_reconcile_unrealized_casts, .stage = "llvm"},
};

const Stage stages[] = {
    {"input", "as parsed"},
    {"tiled", "structured operations are loops and kernels"},
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

static void put_levels(Buf *out, const LoweringChoices *choices) {
  if (choices->levels.size)
    buf_printf(out, "levels=" STR_FMT " loops=%s asks-program=%s",
               STR_ARG(choices->levels),
               choices->versions_loops ? "true" : "false",
               choices->asks_program ? "true" : "false");
}

static void put_threads(Buf *out, const LoweringChoices *choices) {
  if (!choices->parallel)
    buf_lit(out, "off=true");
  else
    buf_printf(out, "threads=%u openmp=%s", choices->threads,
               choices->openmp ? "true" : "false");
}

static void put_names(Buf *out, const char *option, Str names) {
  if (names.size)
    buf_printf(out, "%s=" STR_FMT, option, STR_ARG(names));
}

// Appends what stands for `%word` of a row.
static void put_choice(Buf *out, Str word, const LoweringChoices *choices) {
  static const char *const ranges[] = {
      [COMPLEX_RANGE_IMPROVED] = "improved",
      [COMPLEX_RANGE_PROMOTED] = "promoted",
      [COMPLEX_RANGE_FULL] = "full",
      [COMPLEX_RANGE_BASIC] = "basic",
      [COMPLEX_RANGE_NONE] = "none",
  };
  if (str_is(word, "%bare-memrefs"))
    buf_puts(out, choices->bare_memrefs ? "true" : "false");
  else if (str_is(word, "%aligned-alloc"))
    buf_puts(out, choices->no_aligned_alloc ? "false" : "true");
  else if (str_is(word, "%complex-range"))
    buf_puts(out, ranges[choices->complex_range]);
  else if (str_is(word, "%inexact"))
    buf_puts(out, choices->inexact ? "true" : "false");
  else if (str_is(word, "%optimized"))
    buf_puts(out, choices->optimized ? "true" : "false");
  else if (str_is(word, "%fast"))
    buf_puts(out, choices->fast ? "true" : "false");
  else if (str_is(word, "%plain"))
    buf_puts(out, choices->optimized ? "false" : "true");
  else if (str_is(word, "%outlined"))
    buf_printf(out, "%u", choices->optimized ? MANY_OPERATIONS : UINT32_MAX);
  else if (str_is(word, "%unfused"))
    buf_puts(out, choices->fuses ? "false" : "true");
  else if (str_is(word, "%untiled"))
    buf_puts(out, choices->tiles ? "false" : "true");
  else if (str_is(word, "%uncut"))
    buf_puts(out, choices->tiles || choices->small_tiles ? "false" : "true");
  else if (str_is(word, "%small"))
    buf_puts(out, choices->small_tiles ? "true" : "false");
  else if (str_is(word, "%narrow"))
    buf_puts(out, choices->widens ? "false" : "true");
  else if (str_is(word, "%unpacked"))
    buf_puts(out, choices->packs ? "false" : "true");
  else if (str_is(word, "%math-loops"))
    buf_puts(out, choices->math_loops ? "true" : "false");
  else if (str_is(word, "%windows"))
    buf_puts(out, choices->windows ? "true" : "false");
  else if (str_is(word, "%no-vectors"))
    buf_puts(out, choices->windows ? "false" : "true");
  else if (str_is(word, "%own-buffers"))
    buf_puts(out, choices->optimized && !choices->sanitizes ? "false" : "true");
  else if (str_is(word, "%in-order"))
    buf_puts(out, choices->reassociates ? "false" : "true");
  else if (str_is(word, "%copies"))
    buf_puts(out, choices->copies ? "true" : "false");
  else if (str_is(word, "%tiles"))
    buf_puts(out, choices->tells_tiles ? "true" : "false");
  else if (str_is(word, "%results-out"))
    buf_puts(out, choices->results_out ? "true" : "false");
  else if (str_is(word, "%no-runtime"))
    buf_puts(out, choices->no_runtime ? "true" : "false");
  else if (str_is(word, "%any-processor"))
    buf_puts(out, choices->any_processor ? "true" : "false");
  else if (str_is(word, "%levels"))
    put_levels(out, choices);
  else if (str_is(word, "%threads"))
    put_threads(out, choices);
  else if (str_is(word, "%alignment"))
    buf_printf(out, "buffer-alignment=%d", choices->bare_memrefs ? 0 : 64);
  else if (str_is(word, "%stack-buffers"))
    buf_printf(out, "stack-buffers=%u", choices->stack_buffers);
  else if (str_is(word, "%library-ops"))
    put_names(out, "library-ops", choices->library_ops);
  else if (str_is(word, "%library-ops-f64"))
    put_names(out, "library-ops-f64", choices->library_ops_f64);
  else
    unreachable();
}

// The options of a row with what the command line decides filled in.
static Str row_options(Arena *arena, const Row *row,
                       const LoweringChoices *choices) {
  Buf out = {0};
  const char *at = row->options ? row->options : "";
  while (*at) {
    size_t plain = strcspn(at, "%"), word;
    buf_bytes(&out, at, plain);
    at += plain;
    word = strcspn(at, " ");
    if (word)
      put_choice(&out, (Str){at, word}, choices);
    at += word;
  }
  Str text = arena_str(arena, (Str){out.data, out.size});
  buf_release(&out);
  return text;
}

// Passes of functions are nested, as they are written.
static void append(Arena *arena, Pipeline *pipeline, const Row *row,
                   const LoweringChoices *choices) {
  Str why;
  if (!pipeline_append(arena, pipeline, &passes[row->pass],
                       row_options(arena, row, choices), &why))
    bug("the default pipeline: " STR_FMT, STR_ARG(why));
  pipeline->steps.data[pipeline->steps.size - 1].only_with = row->dialect;
}

Pipeline *pipeline_of_signatures(Arena *arena, const LoweringChoices *choices) {
  Pipeline *pipeline = pipeline_new(arena, STR("builtin.module"));
  const Row *row = rows;
  do
    append(arena, pipeline, row, choices);
  while (!row++->settles);
  return pipeline;
}

Pipeline *pipeline_default(Arena *arena, const char *stage,
                           const LoweringChoices *choices) {
  Pipeline *pipeline = pipeline_new(arena, STR("builtin.module"));
  if (stage && !is_stage(stage))
    return NULL;
  if (stage && !strcmp(stage, "input"))
    return pipeline;
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    append(arena, pipeline, &rows[i], choices);
    if (stage && rows[i].stage && !strcmp(stage, rows[i].stage))
      break;
  }
  return pipeline;
}
