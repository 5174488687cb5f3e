// The TargetModel of what is compiled for: looked up in model.def by the CPU and
// the features that the command line has settled, so that equal options give
// equal models on every machine. Caches are those of the CPU that code is tuned
// for; vectors no wider than -mprefer-vector-width= wants them. So are the
// vectors that LLVM shall make of loops.

#include "backend/target/target_int.h"

typedef struct VectorRow {
  const char *arch, *feature;
  uint32_t bytes, registers;
} VectorRow;

typedef struct FeatureRow {
  const char *arch, *feature; // NULL: whatever it has
  uint32_t bits;
} FeatureRow;

typedef struct LoopRow {
  const char *arch, *cpus, *bits;
} LoopRow;

typedef struct CacheRow {
  const char *arch, *cpus;
  uint32_t l1, l2, l3; // KiB
  uint32_t line;       // bytes
} CacheRow;

// clang-format off
static const VectorRow vector_rows[] = {
#define VECTORS(arch, feature, bytes, registers) {arch, feature, bytes, registers},
#include "backend/target/model.def"
};
static const FeatureRow scalable_rows[] = {
#define SCALABLE(arch, feature) {arch, feature, 0},
#include "backend/target/model.def"
};
static const FeatureRow feature_rows[] = {
#define HAS(arch, feature, bits) {arch, feature, bits},
#include "backend/target/model.def"
};
static const LoopRow loop_rows[] = {
#define LOOPS(arch, cpus, bits) {arch, cpus, #bits},
#include "backend/target/model.def"
};
static const CacheRow cache_rows[] = {
#define CACHES(arch, cpus, l1, l2, l3, line) {arch, cpus, l1, l2, l3, line},
#include "backend/target/model.def"
};
// clang-format on

static bool has_features(const TargetSpec *spec, const char *features) {
  char feature[32];
  for (const char *at = features; *at;) {
    size_t size = strcspn(at, "+");
    snprintf(feature, sizeof feature, "%.*s", (int)size, at);
    if (!target_has_feature(spec, feature))
      return false;
    at += size + (at[size] == '+');
  }
  return true;
}

static bool has(const TargetSpec *spec, const char *arch,
                const char *features) {
  return target_is_listed(arch, spec->arch) &&
         (!features || has_features(spec, features));
}

static void find_vectors(const TargetSpec *spec, TargetModel *model) {
  for (size_t i = 0; i < ARRAY_SIZE(vector_rows); i++) {
    const VectorRow *row = &vector_rows[i];
    if (!has(spec, row->arch, row->feature))
      continue;
    model->vector_bytes = row->bytes;
    model->vector_registers = row->registers;
  }
  for (size_t i = 0; i < ARRAY_SIZE(scalable_rows); i++)
    model->scalable |=
        has(spec, scalable_rows[i].arch, scalable_rows[i].feature);
  uint32_t widest = spec->vector_bits / 8;
  if (widest && widest < model->vector_bytes)
    model->vector_bytes = widest;
}

static void find_instructions(const TargetSpec *spec, TargetModel *model) {
  for (size_t i = 0; i < ARRAY_SIZE(feature_rows); i++)
    if (has(spec, feature_rows[i].arch, feature_rows[i].feature))
      model->instructions |= feature_rows[i].bits;
  if (spec->fast_math && model->vector_bytes)
    model->instructions |= TARGET_VECTOR_F32;
}

static void find_caches(const char *arch, TargetModel *model) {
  const CacheRow *row = cache_rows;
  while (!target_is_listed(row->arch, arch) ||
         !target_is_listed(row->cpus, model->cpu))
    row++; // the last is for all
  model->l1 = row->l1 << 10;
  model->l2 = row->l2 << 10;
  model->l3 = row->l3 << 10;
  model->cache_line = row->line;
}

static const char *tuned_cpu(const TargetSpec *spec) {
  bool is_tuned = *spec->tune && strcmp(spec->tune, "generic");
  return is_tuned ? spec->tune : spec->cpu;
}

const char *target_loop_vectors(const TargetSpec *spec) {
  const char *cpu = tuned_cpu(spec);
  for (size_t i = 0; i < ARRAY_SIZE(loop_rows) && !spec->vector_bits; i++)
    if (target_is_listed(loop_rows[i].arch, spec->arch) &&
        target_is_listed(loop_rows[i].cpus, cpu))
      return loop_rows[i].bits;
  return "";
}

TargetModel target_model(const TargetSpec *spec) {
  TargetModel model = {.arch = spec->arch,
                       .cpu = tuned_cpu(spec),
                       .features = spec->features,
                       .cores = 1};
  find_vectors(spec, &model);
  find_instructions(spec, &model);
  find_caches(spec->arch, &model);
  return model;
}
