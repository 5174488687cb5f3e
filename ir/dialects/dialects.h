// The C declarations that follow from the dialect tables (*.def): opcodes,
// positions of columns, enums and definitions (declare.inc), and functions of
// dialects for passes. defaults.def explains the columns.
//
// The tables are read several times, each time with the macros of one consumer;
// columns that a consumer does not define expand to nothing.
#ifndef MLCC_DIALECTS_H
#define MLCC_DIALECTS_H

#include "ir/ir.h"

// For macros of declare.inc: one name of two.
#define DIALECT_JOIN(a, b)  DIALECT_JOIN_(a, b)
#define DIALECT_JOIN_(a, b) a##b

#define DIALECT_TABLE       "ir/dialects/all.def"
#define DIALECT_TABLE_FIRST 1
#define DIALECT_TABLE_END   DIALECT__MAX
#include "ir/dialects/declare.inc"
#undef DIALECT_TABLE
#undef DIALECT_TABLE_FIRST
#undef DIALECT_TABLE_END

// Registers builtin and every dialect of all.def.
void dialects_register_all(Ctx *ctx);

// build.c: operations that every pass makes.
Value *build_cast(Builder *b, Type *type, Value *value); // unrealized
Value *build_index(Builder *b, int64_t value); // arith.constant : index
Value *build_poison(Builder *b, Type *type);   // ub.poison

// DefInfo.classes of the llvm dialect: what a node of debug information is.
enum { DI_NODE = 1, DI_SCOPE = 2, DI_TYPE = 4, DI_VARIABLE = 8 };

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

// ptr.c: pointers, memrefs besides, what is their memory space, and whether
// LLVM has an address space for that.
bool type_is_ptr(const Type *t);
bool type_is_ptr_like(const Type *t);
const Attr *ptr_space(const Type *t);
bool attr_is_ptr_space(const Attr *a);
bool ptr_space_number(const Attr *space, uint32_t *number);
// An alignment, held as an array of none or one; and a property that is there
// or is not.
bool ptr_alignment(const Attr *property, int64_t *n);
bool unit_property(const Attr *property);
enum { PTR_ADDRESS_BITS = 256 }; // of what #ptr.address<> holds

// A node of debug information of one of these classes (DI_NODE, ...).
bool attr_is_di(const Attr *attr, uint32_t classes);

// The address space that an llvm.mlir.alias names something in.
uint32_t llvm_alias_space(const Op *alias);

#endif
