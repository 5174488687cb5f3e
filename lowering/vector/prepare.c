// What convert-vector-to-llvm does first: operations of the vector dialect
// become simpler ones of it, of vectors with fewer dimensions in the end, and
// everything is folded.
//
//   %0 = vector.constant_mask [1, 2] : vector<2x3xi1>
//   // ->
//   %0 = arith.constant dense<[[true, true, false], [false, false, false]]>
//
// It is one run of the greedy driver with the patterns of all subjects. What
// has no vectors is left alone when code is to be produced, for the sake of the
// time it takes; who named the pass gets the folds as well, as from mlir-opt.

#include "lowering/vector/vector_patterns.h"

#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/vector.h"

// Of the canonicalization patterns, by their names.
static const char *const canonical[] = {
    "CreateMaskFolder",    "MaskedLoadFolder",
    "MaskedStoreFolder",   "GatherFolder",
    "ScatterFolder",       "ExpandLoadFolder",
    "CompressStoreFolder", "StridedSliceConstantMaskFolder",
    "TransposeFolder",
};

static const Pattern *const subjects[] = {
    patterns_vector_broadcast,
    patterns_vector_contract,
    patterns_vector_contract_form,
    patterns_vector_mask_ops,
    patterns_vector_shape_cast,
    patterns_vector_transpose,
    patterns_vector_unroll,
    patterns_vector_transfer_1d,
    patterns_vector_mask_materialize,
    patterns_vector_slices,
    patterns_vector_step,
    patterns_vector_fma,
    patterns_vector_gather,
};

// What mlir-opt's pass leaves.
static const Pattern *const complete[] = {
    patterns_vector_any_contract,
    patterns_vector_contract_form,
    patterns_vector_dynamic,
    patterns_vector_masked_access,
    patterns_vector_multi_reduction,
    patterns_vector_scan,
    patterns_vector_own,
};

static bool is_canonical(const Pattern *pattern) {
  const char *name = strrchr(pattern->name, ':');
  for (size_t i = 0; name && i < ARRAY_SIZE(canonical); i++)
    if (!strcmp(name + 1, canonical[i]))
      return true;
  return false;
}

void add_mask_patterns(PatternSet *set, bool named) {
  for (size_t i = 0; canonicalization_patterns[i]; i++)
    for (const Pattern *p = canonicalization_patterns[i]; p->name; p++)
      if (p->opcode == OP_vector_mask && (named || !*p->name))
        pattern_set_add(set, (Pattern[]){*p, {0}});
}

static void add_canonical(PatternSet *set) {
  for (size_t i = 0; canonicalization_patterns[i]; i++)
    for (const Pattern *p = canonicalization_patterns[i]; p->name; p++)
      if (is_canonical(p))
        pattern_set_add(set, (Pattern[]){*p, {0}});
}

bool vector_enables(const PassRun *run, uint32_t instructions) {
  const Options_vector_to_llvm *o = PASS_OPTIONS(run, vector_to_llvm);
  uint32_t enabled = (o->enable_arm_neon ? TARGET_NEON : 0) |
                     (o->enable_arm_sve ? TARGET_SVE : 0) |
                     (o->enable_arm_i8mm ? TARGET_MATMUL_I8 : 0) |
                     (o->enable_arm_bf16 ? TARGET_MATMUL_BF16 : 0);
  if (o->of_target)
    enabled &= run->target->instructions;
  return (enabled & instructions) == instructions;
}

// Adds the patterns of a dialect that a later layer has.
static void add_contractions(PatternSet *set, const PassRun *run,
                             const char *name) {
  const Dialect *dialect = ctx_dialect(run->ctx, str_from(name));
  const Contractions *part =
      dialect ? ctx_dialect_part(run->ctx, dialect, PART_CONTRACTIONS) : NULL;
  if (!part)
    return;
  if (vector_enables(run, TARGET_MATMUL_I8))
    pattern_set_add(set, part->of_bytes);
  if (vector_enables(run, TARGET_MATMUL_BF16))
    pattern_set_add(set, part->of_bf16);
}

static void add_enabled(PatternSet *set, const PassRun *run) {
  if (vector_enables(run, TARGET_NEON))
    add_contractions(set, run, "arm_neon");
  if (vector_enables(run, TARGET_SVE))
    add_contractions(set, run, "arm_sve");
}

static void add_all(PatternSet *set, const PassRun *run) {
  add_canonical(set);
  add_mask_patterns(set, false);
  for (size_t i = 0; i < ARRAY_SIZE(subjects); i++)
    pattern_set_add(set, subjects[i]);
  add_enabled(set, run);
  for (size_t i = 0; run->total && i < ARRAY_SIZE(complete); i++)
    pattern_set_add(set, complete[i]);
}

bool op_has_vectors(const Op *op) {
  if (opcode_dialect(op->info->opcode) == DIALECT_vector)
    return true;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      for (Op *inner = block->first; inner; inner = inner->next)
        if (op_has_vectors(inner))
          return true;
  return false;
}

bool prepare_vector_to_llvm(PassRun *run, Op *root) {
  if (run->total && !op_has_vectors(root))
    return true;
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_patterns(run, add_all);
  options.state = PASS_OPTIONS(run, vector_to_llvm);
  return greedy_run_all(run->ctx, run->pool, run->arena, root, &options) !=
         GREEDY_FAILED;
}
