// What the dialect tables (*.def) give to C: an enumerator per operation
// (OP_arith_addi), per inherent attribute of an operation
// (A_memref_load_nontemporal: index into Op.slots), per operand group
// (G_memref_subview_offsets: argument of op_operand_group()) and per result
// group (R_...). TEMPLATE.def explains the columns.
//
// The tables are included several times, each time with the macros of one
// consumer; columns that a consumer does not define expand to nothing.
#ifndef MLCC_DIALECTS_H
#define MLCC_DIALECTS_H

#include "ir/ir.h"

// clang-format off

// Opcodes. ORDER OPCODES: dialects in the order of all.def; intrinsics/ and
// later layers number theirs from OP__MAX on.
enum {
  OP__UNREGISTERED = OP_UNREGISTERED,
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
#include "ir/dialects/all.def"
  A__MAX
};
enum {
#define OP(dialect, token, name, traits, operands, results, attrs, ...) attrs
#define ATTR(op, attr, ...) A_##op##_##attr = A__##op##__##attr - A__##op##__mark - 1,
#define ATTR_OPT(op, attr, ...) ATTR(op, attr, )
#define ATTR_DEF(op, attr, ...) ATTR(op, attr, )
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

// clang-format on

// Registers builtin and every dialect of all.def.
void dialects_register_all(Ctx *ctx);

// build.c: operations that every pass makes.
Value *build_cast(Builder *b, Type *type, Value *value); // unrealized
Value *build_index(Builder *b, int64_t value); // arith.constant : index

// Definitions (DefInfo) and enums that other layers name.
// clang-format off
#define ENUM(token, ...) extern const EnumInfo enum_##token;
#define TYPE_DEF(token, ...) extern const DefInfo *const def_type_##token;
#define ATTR_DEFN(token, ...) extern const DefInfo *const def_attr_##token;
#include "ir/dialects/definitions.def"
// clang-format on

#endif
