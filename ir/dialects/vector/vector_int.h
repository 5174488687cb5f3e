// Declarations for the verifiers of the vector dialect.
#ifndef MLCC_VECTOR_INT_H
#define MLCC_VECTOR_INT_H

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/match.h"
#include "ir/dialects/vector/vector.h"

static inline Type *operand_type(const Op *op, uint32_t i) {
  return op_operand(op, i)->type;
}
static inline Type *result_type(const Op *op) {
  return op_result(op, 0)->type;
}
// The type of the operand of a group of one.
static inline Type *type_of_group(const Op *op, uint32_t group) {
  return op_operand_of(op, group)->type;
}

// reduce.c: may vectors of these elements be combined so?
bool kind_fits(const Attr *kind, const Type *element);
const char *kind_name(const Attr *kind);
// fold_extract.c
bool position_is_poison(const Attr *position);
bool fold_to_poison(Fold *f);
// Positions that are constants, of operands from `first` on, become numbers
// where they are inside of the vector, the operand before.
bool fold_constant_positions(Fold *f, Op *op, uint32_t slot, uint32_t first);
// memory.c
bool check_elements_match(Ctx *ctx, const Op *op, Type *a, Type *b,
                          const char *a_name, const char *b_name);

#endif
