// What operands, results and attributes may be: an enumerator per row of
// constraints.def (TC_Index, AC_I64Attr) and the tables they index.
#ifndef MLCC_CONSTRAINTS_H
#define MLCC_CONSTRAINTS_H

#include "ir/ir.h"

enum {
#define TYPE_ANY(token, ...)  TC_##token,
#define TYPE_ONE(token, ...)  TC_##token,
#define TYPE_FITS(token, ...) TC_##token,
#define ATTR_FITS(...)
#define ATTR_PART(...)
#define PROPERTY(...)
#include "ir/dialects/constraints.def"
  TC__MAX
};

enum {
#define TYPE_ANY(...)
#define TYPE_ONE(...)
#define TYPE_FITS(...)
#define ATTR_FITS(token, ...) AC_##token,
#define ATTR_PART(token, ...) AC_##token,
#define PROPERTY(token, ...)  AC_##token,
#include "ir/dialects/constraints.def"
  AC__MAX
};

extern const TypeConstraint type_constraints[TC__MAX];
extern const AttrConstraint attr_constraints[AC__MAX];

// Predicates that hooks use as well.
bool type_is_value_container(const Type *t);     // vector, tensor
bool type_is_llvm_vector(const Type *t);         // to compute on
bool attr_int_is(const Attr *a, uint32_t width); // signless integer attribute
bool attr_is_def(const Attr *a, const DefInfo *info);
bool attr_is_array_of(const Attr *a, bool (*fits)(const Attr *item));

#endif
