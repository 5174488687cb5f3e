// Declarations for the files of the dialects: the hooks of all rows, and checks
// that several dialects make.
#ifndef MLCC_DIALECTS_INT_H
#define MLCC_DIALECTS_INT_H

#include "ir/dialects/constraints.h"
#include "ir/dialects/dialects.h"

// Every function that a row names
#define DIALECT_TABLE "ir/dialects/all.def"
#include "ir/dialects/hooks.inc"
#undef DIALECT_TABLE

void register_foreign_dialects(Ctx *ctx);

// Ends a fold of one result with that constant; NULL means that nothing folds.
static inline bool fold_to(Fold *f, Attr *constant) {
  f->results[0].constant = constant;
  return constant;
}
static inline bool fold_to_value(Fold *f, Value *value) {
  f->results[0].value = value;
  return true;
}
static inline bool fold_in_place(Fold *f) {
  return f->in_place = true;
}

// cf/cf.c: shared with llvm's branches. A group divided by one size per
// successor, and weights of branches.
void successor_operands_in_segments(const Op *op, uint32_t group,
                                    const Attr *segments, uint32_t index,
                                    uint32_t *first, uint32_t *count);
bool verify_segments(Ctx *ctx, const Op *op, uint32_t group, const char *name,
                     const Attr *segments, const char *segments_name);
bool verify_branch_weights(Ctx *ctx, const Op *op, const Attr *weights);

// scf/scf.c: what a loop of one block carries along, from operand `first_init`
// on, is of the same types at all its places (LoopLikeOpInterface).
bool check_loop_values(Ctx *ctx, const Op *op, uint32_t first_init);

// memref/memref.c and memref/shape.c
bool check_same_space(Ctx *ctx, const Op *op, const Type *from, const Type *to,
                      const char *from_name, const char *to_name);
bool check_same_elements(Ctx *ctx, const Op *op, const Type *from,
                         const Type *to, const char *from_name,
                         const char *to_name);

// The files of the llvm dialect
Op *llvm_module_of(Op *op); // the module that references are looked up in
bool check_comdat(Ctx *ctx, Op *op, SymbolTables *tables, const Attr *ref);
bool target_type_is_global(const Type *t);

#endif
