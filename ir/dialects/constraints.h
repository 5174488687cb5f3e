// Constraints on operands, results and attributes: an object for each row of
// constraints.def (type_constraint_Index, attr_constraint_I64Attr).
#ifndef MLCC_CONSTRAINTS_H
#define MLCC_CONSTRAINTS_H

#include "ir/ir.h"

#define DIALECT_TABLE "ir/dialects/constraints.def"
#include "ir/dialects/declare_constraints.inc"
#undef DIALECT_TABLE

// Predicates that hooks use as well.
bool type_is_value_container(const Type *t);     // vector, tensor
bool type_is_llvm_vector(const Type *t);         // to compute on
bool attr_int_is(const Attr *a, uint32_t width); // signless integer attribute
bool attr_is_def(const Attr *a, const DefInfo *info);
// An integer attribute of bits that the enum has.
bool attr_is_bits(const Attr *a, const EnumInfo *info);
bool attr_is_array_of(const Attr *a, bool (*fits)(const Attr *item));

// Whether the group of operands has an index for each dimension; reports it.
bool check_index_count(Ctx *ctx, const Op *op, uint32_t group,
                       const Type *shaped);

#endif
