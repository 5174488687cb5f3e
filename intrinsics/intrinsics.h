// Dialects of instruction sets: operations that stand for instructions of some
// processors. They are registered like any other dialect (all.def), and share
// how they become LLVM IR: the last column of their rows says it all.
//
//   CALL("llvm.name", SUFFIX)  the operation is converted to a call of that
//                              intrinsic (calls.c), of its operands in their order
//   OF_F16("llvm.name")        ... of that one where memory or tiles hold f16
//   NAMED(fn)                  ... whose name a function says
//   OPERANDS(fn)               ... of what a function says
//   BECOMES(dialect_token)     it becomes that operation of the same operands
//   CONVERTED(fn)              it is converted by a function
//   BY_PASS                    it is converted by a pass of its dialect
//   INTRINSIC("llvm.name", "overloads", "immediates")
//                              it goes to LLVM IR as it stands: TRAIT_TRANSLATED,
//                              see backend/translate/define_translation.inc
//   NEEDS("feature")           of the CPU, in LLVM's name
//   AND_NEEDS("feature")       one more
//   OR_NEEDS("feature")        or that one
//   NEEDS_OF_F16("feature")    in place of that, where memory or tiles hold f16
//   NEEDS_BY(fn)           besides, what a function says
//   NEEDS_BELOW(bits, "feature")  besides, where the vectors have fewer bits
//   CHECKS(fn)             a function reports what no instruction has
//
// The suffix is of the widest vector among operands and results:
//   NONE        nothing
//   BITS        ".512": how wide it is
//   ONLY_BITS   "512"
//   PS_PD_BITS  ".ps.512" for f32, ".pd.512" for f64
//   D_Q_BITS    ".d.512" for i32, ".q.512" for i64
//
// Adding an instruction set is adding a table, and its line in all.def.
#ifndef MLCC_INTRINSICS_H
#define MLCC_INTRINSICS_H

#include "ir/dialects/constraints.h"
#include "ir/dialects/dialects.h"

#define DIALECT_TABLE       "intrinsics/all.def"
#define DIALECT_TABLE_FIRST DIALECT__MAX
#define DIALECT_TABLE_END   DIALECT__MAX_WITH_INTRINSICS
#include "ir/dialects/declare.inc"
#include "ir/dialects/hooks.inc"
#undef DIALECT_TABLE
#undef DIALECT_TABLE_FIRST
#undef DIALECT_TABLE_END

// Everything but the translation to LLVM IR, which is the backend's.
void intrinsics_register_all(Ctx *ctx);

#endif
