// A model of the processor that is compiled for. It stands beside
// the data layout in every pass: who makes code for a processor fills it
// (backend/target/model.c), passes read it, and nothing here depends on the
// machine that the compiler runs on.
#ifndef MLCC_TARGET_H
#define MLCC_TARGET_H

#include "ir/support/support.h"

// Instructions that decide how something is computed, as bits.
enum {
  TARGET_FMA = 1u << 0,      // products and sums that are rounded once
  TARGET_LANE_FMA = 1u << 1, // whose one factor is an element of a vector
  TARGET_MASKS = 1u << 2,    // accesses and arithmetic of some elements only
  // Sums of products of neighbouring elements:
  TARGET_DOT_I8 = 1u << 3,   // four products of bytes into i32
  TARGET_DOT_BF16 = 1u << 4, // two products of bf16 into f32
  TARGET_DOT_F16 = 1u << 5,  // two products of f16 into f32
  // Products of small matrices in registers:
  TARGET_MATMUL_I8 = 1u << 6,
  TARGET_MATMUL_BF16 = 1u << 7,
  TARGET_TILES_I8 = 1u << 8,   // in tile registers: AMX
  TARGET_TILES_BF16 = 1u << 9, // likewise
  TARGET_SME = 1u << 10,       // outer products into ZA, in streaming mode
  // Arithmetic on small floats without a conversion:
  TARGET_F16 = 1u << 11,
  TARGET_BF16 = 1u << 12,
  // The intrinsics of a dialect can be compiled: of arm_neon, which are those
  // of AArch64, and of arm_sve.
  TARGET_NEON = 1u << 13,
  TARGET_SVE = 1u << 14,
  // Vectors of f32 compute what scalars do, so that LLVM makes them of loops.
  TARGET_VECTOR_F32 = 1u << 15,
  // x86: TARGET_DOT_I8 on vectors of 64 bytes; sums of two products of i16, of
  // vectors of so many bits.
  TARGET_DOT_I8_512 = 1u << 16,
  TARGET_PAIRS_128 = 1u << 17,
  TARGET_PAIRS_256 = 1u << 18,
  TARGET_PAIRS_512 = 1u << 19,
  // Maxima and minima of vectors of integers of a size are an instruction, while
  // those of floats that IEEE calls maximum and minimum are several.
  TARGET_EXTREMA_I32 = 1u << 20,
  TARGET_EXTREMA_I64 = 1u << 21,
  // The greater and the lesser of two floats that are numbers is an instruction,
  // but that of IEEE, or of those that are numbers only, is several.
  TARGET_EXTREMA_OF_NUMBERS = 1u << 23,
  // A float times a power of two, rounded once, of vectors and of scalars.
  TARGET_SCALE = 1u << 22,
  // A product of a vector and an element wants the element in a vector of its own.
  TARGET_BROADCAST_APART = 1u << 24,
  // Halves of two vectors are joined, element by element, by an instruction.
  TARGET_INTERLEAVE = 1u << 25,
  // TARGET_VECTOR_F32, of f64 and integers of its size.
  TARGET_VECTOR_F64 = 1u << 26,
};

typedef struct TargetModel {
  const char *arch, *cpu;    // in LLVM's names; "" when no target is known
  const char *features;      // "+a,-b": beside those of the CPU
  uint32_t instructions;     // TARGET_ bits
  uint32_t vector_bytes;     // of the widest vector to plan for; 0: no vectors
  uint32_t vector_registers; // that an instruction can name
  bool scalable; // vectors are a multiple of vector_bytes that is not known
  // Bytes of each level that one core can count on; 0: there is no such level,
  // or its size is not known.
  uint32_t l1, l2, l3;
  uint32_t cache_line; // bytes
  uint32_t cores;      // to plan for
} TargetModel;

// That of a processor of which nothing is known: passes that are run by name
// see it unless a target is given with them.
extern const TargetModel target_model_unknown;

static inline bool target_has(const TargetModel *model, uint32_t instructions) {
  return (model->instructions & instructions) == instructions;
}

// Shows it, a line for each member (-print-target-model).
void target_model_print(Buf *out, const TargetModel *model);

#endif
