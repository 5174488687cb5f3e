// What the dialect tables (*.def) give to C: an enumerator per operation
// (OP_arith_addi), per inherent attribute of an operation
// (A_memref_load_nontemporal: index into Op.slots), per operand group
// (G_memref_subview_offsets: argument of op_operand_group()) and per result
// group (R_memref_load_result). TEMPLATE.def explains the columns.
//
// The tables are included several times, each time with the macros of one
// consumer; columns that a consumer does not define expand to nothing.
#ifndef MLCC_DIALECTS_H
#define MLCC_DIALECTS_H

#include "ir/ir.h"

// clang-format off

// Opcodes. ORDER OPCODES: dialects in the order of all.def; intrinsics/ and
// later layers number theirs from OP__MAX on. OP_FIRST_x .. OP_END_x are those
// of dialect x.
enum {
  OP__UNREGISTERED = OP_UNREGISTERED,
#define DIALECT(dialect) OP_FIRST_##dialect, OP_BEFORE_##dialect = OP_FIRST_##dialect - 1,
#define DIALECT_END(dialect) OP_END_##dialect, OP_LAST_##dialect = OP_END_##dialect - 1,
#define OP(dialect, token, ...) OP_##dialect##_##token,
#include "ir/dialects/all.def"
  OP__MAX
};

// Positions of columns over all rows, each row starting at its own mark; from
// them the positions within the row.
enum {
#define OP(dialect, token, name, traits, operands, results, attrs, ...) \
  A__##dialect##_##token##__mark, attrs
#define ATTR(op, attr, ...) A__##op##__##attr,
#define ATTR_OPT(op, attr, ...) A__##op##__##attr,
#define ATTR_DEF(op, attr, ...) A__##op##__##attr,
#define ATTR_ELIDE(op, attr, ...) A__##op##__##attr,
#include "ir/dialects/all.def"
  A__MAX
};
enum {
#define OP(dialect, token, name, traits, operands, results, attrs, ...) attrs
#define ATTR(op, attr, ...) A_##op##_##attr = A__##op##__##attr - A__##op##__mark - 1,
#define ATTR_OPT(op, attr, ...) ATTR(op, attr, )
#define ATTR_DEF(op, attr, ...) ATTR(op, attr, )
#define ATTR_ELIDE(op, attr, ...) ATTR(op, attr, )
#include "ir/dialects/all.def"
  A_MAX
};

enum {
#define OP(dialect, token, name, traits, operands, ...) \
  G__##dialect##_##token##__mark, operands
#define IN(op, group, ...) G__##op##__##group,
#define IN_OPT(op, group, ...) G__##op##__##group,
#define IN_VAR(op, group, ...) G__##op##__##group,
#include "ir/dialects/all.def"
  G__MAX
};
enum {
#define OP(dialect, token, name, traits, operands, ...) operands
#define IN(op, group, ...) G_##op##_##group = G__##op##__##group - G__##op##__mark - 1,
#define IN_OPT(op, group, ...) IN(op, group, )
#define IN_VAR(op, group, ...) IN(op, group, )
#include "ir/dialects/all.def"
  G_MAX
};

enum {
#define OP(dialect, token, name, traits, operands, results, ...) \
  R__##dialect##_##token##__mark, results
#define OUT(op, group, ...) R__##op##__##group,
#define OUT_OPT(op, group, ...) R__##op##__##group,
#define OUT_VAR(op, group, ...) R__##op##__##group,
#include "ir/dialects/all.def"
  R__MAX
};
enum {
#define OP(dialect, token, name, traits, operands, results, ...) results
#define OUT(op, group, ...) R_##op##_##group = R__##op##__##group - R__##op##__mark - 1,
#define OUT_OPT(op, group, ...) OUT(op, group, )
#define OUT_VAR(op, group, ...) OUT(op, group, )
#include "ir/dialects/all.def"
  R_MAX
};

// clang-format on

// Registers builtin and every dialect of all.def.
void dialects_register_all(Ctx *ctx);

// build.c: operations that every pass makes.
Value *build_cast(Builder *b, Type *type, Value *value); // unrealized
Value *build_index(Builder *b, int64_t value); // arith.constant : index

// Definitions (DefInfo), enums and their cases: enum_arith_cmpi,
// E_arith_cmpi_slt, def_attr_arith_fastmath.
// clang-format off
#define ENUM(token, ...) extern const EnumInfo enum_##token;
#define BIT_ENUM(token, ...) extern const EnumInfo enum_##token;
#define TYPE_DEF(token, ...) extern const DefInfo *const def_type_##token;
#define ATTR_DEFN(token, ...) extern const DefInfo *const def_attr_##token;
#include "ir/dialects/definitions.def"

#define CASE(token, case, value) E_##token##_##case = value,
#define CASE_AS(token, case, spelling, value) E_##token##_##case = value,
#define GROUP(token, case, value) E_##token##_##case = value,
#define ENUM(token, name, width, cases, ...) enum { cases };
#define BIT_ENUM(token, name, width, separator, cases, ...) enum { cases };
#include "ir/dialects/definitions.def"

// Positions of parameters: P_llvm_di_file_name, as in A_arith_cmpi_predicate.
enum {
#define TYPE_DEF(token, name, params, ...) P__##token##__mark, params
#define ATTR_DEFN(token, name, params, ...) P__##token##__mark, params
#define PARAM(token, name, ...) P__##token##__##name,
#include "ir/dialects/definitions.def"
  P__MAX
};
enum {
#define TYPE_DEF(token, name, params, ...) params
#define ATTR_DEFN(token, name, params, ...) params
#define PARAM(token, name, ...) P_##token##_##name = P__##token##__##name - P__##token##__mark - 1,
#include "ir/dialects/definitions.def"
  P_MAX
};

// DefInfo.classes of the llvm dialect: what a node of debug information is.
enum { DI_NODE = 1, DI_SCOPE = 2, DI_TYPE = 4, DI_VARIABLE = 8 };
// clang-format on

// In llvm.getelementptr's constant indices: the next operand is the index.
enum { GEP_DYNAMIC = INT32_MIN };

// An attribute whose one parameter is an enum (def_attr_arith_fastmath, ...),
// and that parameter's value; 0 for NULL.
Attr *attr_flags(Ctx *ctx, const DefInfo *info, int64_t value);
int64_t attr_flags_value(const Attr *attr);

// dlti.c: the value that a #dlti.dl_spec has for a type, or NULL; and the
// specification as LLVM's data layout string. Nothing for another attribute.
const Attr *dlti_entry_of_type(const Attr *spec, const Type *type);
void dlti_layout_string(Buf *out, const Attr *spec);

// A node of debug information of one of these classes (DI_NODE, ...).
bool attr_is_di(const Attr *attr, uint32_t classes);

// The address space that an llvm.mlir.alias names something in.
uint32_t llvm_alias_space(const Op *alias);

#endif
