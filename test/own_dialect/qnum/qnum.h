// What the rows of qnum.def give to C. Its number is the first that mlcc's own
// dialects leave.
#ifndef QNUM_H
#define QNUM_H

#include "intrinsics/intrinsics.h"

#define DIALECT_TABLE       "test/own_dialect/qnum/qnum.def"
#define DIALECT_TABLE_FIRST DIALECT__MAX_WITH_INTRINSICS
#define DIALECT_TABLE_END   DIALECT__MAX_WITH_QNUM
#include "ir/dialects/declare.inc"
#include "ir/dialects/hooks.inc"
#undef DIALECT_TABLE
#undef DIALECT_TABLE_FIRST
#undef DIALECT_TABLE_END

bool type_is_qnum(const Type *type);
uint32_t qnum_fraction(const Type *type); // bits behind the point

struct ConvTable;

// What layers have of the dialect, each registered by a function of its own.
void add_qnum_syntax(Ctx *ctx);
void add_qnum_patterns(Ctx *ctx);
void add_qnum_to_llvm(Ctx *ctx);
void add_qnum_memory_to_llvm(struct ConvTable *table); // part of that
void add_qnum_views(Ctx *ctx);
void add_qnum_translation(Ctx *ctx);
void register_qnum(Ctx *ctx); // all of it

#endif
