// What the verifiers of the vector dialect share.
#ifndef MLCC_VECTOR_INT_H
#define MLCC_VECTOR_INT_H

#include "ir/dialects/dialects_int.h"
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
// memory.c
bool check_elements_match(Ctx *ctx, const Op *op, Type *a, Type *b,
                          const char *a_name, const char *b_name);

#endif
