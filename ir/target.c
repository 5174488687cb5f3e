// The model of a processor as text, and the model that is assumed when nobody
// has named one.

#include "ir/target.h"

// An fma is one instruction, and vectors of floats compute what scalars do: what is
// lowered for no target in particular uses them, as MLIR's passes do.
const TargetModel target_model_unknown = {
    .arch = "",
    .cpu = "",
    .features = "",
    .instructions = TARGET_FMA | TARGET_VECTOR_F32 | TARGET_VECTOR_F64 |
                    TARGET_EXTREMA_I32 | TARGET_EXTREMA_I64 |
                    TARGET_EXTREMA_OF_NUMBERS,
    .vector_bytes = 16,
    .vector_registers = 16,
    .l1 = 32 << 10,
    .l2 = 256 << 10,
    .cache_line = 64,
    .cores = 1,
};

static void print_instructions(Buf *out, uint32_t instructions) {
  static const char *const names[] = {
      "fma",
      "lane-fma",
      "masks",
      "dot-i8",
      "dot-bf16",
      "dot-f16",
      "matmul-i8",
      "matmul-bf16",
      "tiles-i8",
      "tiles-bf16",
      "sme",
      "f16",
      "bf16",
      "neon",
      "sve",
      "vector-f32",
      "dot-i8-512",
      "pairs-128",
      "pairs-256",
      "pairs-512",
      "extrema-i32",
      "extrema-i64",
      "scale",
      "extrema-of-numbers",
      "broadcast-apart",
      "interleave",
      "vector-f64"}; // ORDER of the TARGET_ bits
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (instructions >> i & 1)
      buf_printf(out, " %s", names[i]);
  if (!instructions)
    buf_lit(out, " none");
}

static void print_cache(Buf *out, const char *level, uint32_t bytes) {
  if (bytes)
    buf_printf(out, "%s: %u KiB\n", level, bytes >> 10);
  else
    buf_printf(out, "%s: none\n", level);
}

void target_model_print(Buf *out, const TargetModel *model) {
  buf_printf(out, "architecture: %s\ncpu: %s\n", model->arch, model->cpu);
  buf_printf(out, "vector bytes: %u%s\n", model->vector_bytes,
             model->scalable ? ", scalable" : "");
  buf_printf(out, "vector registers: %u\n", model->vector_registers);
  buf_lit(out, "instructions:");
  print_instructions(out, model->instructions);
  buf_char(out, '\n');
  print_cache(out, "L1 data cache", model->l1);
  print_cache(out, "L2 cache", model->l2);
  print_cache(out, "L3 cache per core", model->l3);
  buf_printf(out, "cache line: %u bytes\ncores: %u\n", model->cache_line,
             model->cores);
}
