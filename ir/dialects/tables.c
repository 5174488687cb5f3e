// The dialect tables as data: every list of every row an array of its own, the
// rows, and the dialects.

#include "ir/dialects/dialects_int.h"

// clang-format off

// Operands
#define OP(dialect, token, name, traits, operands, ...) \
  static const ValueInfo operands_##dialect##_##token[] = {operands {0}};
#define VALUE(name, constraint, arity) {name, &type_constraints[TC_##constraint], ARITY_##arity},
#define IN(op, group, constraint) VALUE(#group, constraint, ONE)
#define IN_OPT(op, group, constraint) VALUE(#group, constraint, OPTIONAL)
#define IN_VAR(op, group, constraint) VALUE(#group, constraint, VARIADIC)
#include "ir/dialects/all.def"

// Results
#define OP(dialect, token, name, traits, operands, results, ...) \
  static const ValueInfo results_##dialect##_##token[] = {results {0}};
#define OUT(op, group, constraint) VALUE(#group, constraint, ONE)
#define OUT_OPT(op, group, constraint) VALUE(#group, constraint, OPTIONAL)
#define OUT_VAR(op, group, constraint) VALUE(#group, constraint, VARIADIC)
#include "ir/dialects/all.def"
#undef VALUE

// Attributes
#define OP(dialect, token, name, traits, operands, results, attrs, ...) \
  static const AttrInfo attrs_##dialect##_##token[] = {attrs {0}};
#define INHERENT(name, constraint, presence, text) \
  {name, &attr_constraints[AC_##constraint], ATTR_##presence, text},
#define ATTR(op, attr, constraint) INHERENT(#attr, constraint, REQUIRED, NULL)
#define ATTR_OPT(op, attr, constraint) INHERENT(#attr, constraint, OPTIONAL, NULL)
#define ATTR_DEF(op, attr, constraint, text) INHERENT(#attr, constraint, DEFAULT, text)
#define ATTR_ELIDE(op, attr, constraint, text) INHERENT(#attr, constraint, OPTIONAL, text)
#include "ir/dialects/all.def"
#undef INHERENT

// Regions
#define OP(dialect, token, name, traits, operands, results, attrs, regions, ...) \
  static const RegionInfo regions_##dialect##_##token[] = {regions {0}};
#define REGION(name, min_blocks, max_blocks) {#name, false, max_blocks, min_blocks},
#define REGION_VAR(name, min_blocks, max_blocks) {#name, true, max_blocks, min_blocks},
#include "ir/dialects/all.def"

// Successors
#define OP(dialect, token, name, traits, operands, results, attrs, regions, successors, ...) \
  static const char *const successors_##dialect##_##token[] = {successors NULL};
#define SUCC(name) #name,
#define SUCC_VAR(name) "*" #name,
#include "ir/dialects/all.def"

// Relations between types
#define OP(dialect, token, name, traits, operands, results, attrs, regions, successors, matches, ...) \
  static const TypeMatch matches_##dialect##_##token[] = {matches {.summary = NULL}};
#define REF_G REF_OPERAND
#define REF_R REF_RESULT
#define REF_A REF_ATTR
#define REFERENCE(op, kind, name) {REF_##kind, kind##_##op##_##name, #name}
#define MATCH(op, from_kind, from_, to_kind, to_, fn_, summary_) \
  {.from = REFERENCE(op, from_kind, from_), .to = REFERENCE(op, to_kind, to_), .fn = fn_, .summary = summary_},
#define MATCH_LIST(op, from_kind, from_, to_kind, to_, list_, summary_) \
  {.from = REFERENCE(op, from_kind, from_), .to = REFERENCE(op, to_kind, to_), .list = list_, .summary = summary_},
#define SAME(op, from_kind, from_, to_kind, to_, summary_) \
  {.from = REFERENCE(op, from_kind, from_), .to = REFERENCE(op, to_kind, to_), .summary = summary_},
#define HOLDS(holds_, summary_) {.holds = holds_, .summary = summary_},
#include "ir/dialects/all.def"
#undef REFERENCE
#undef REF_G
#undef REF_R
#undef REF_A

static const OpInfo ops[OP__MAX] = {
#define LIST(list, dialect, token) \
  .list = list##_##dialect##_##token, .n##list = ARRAY_SIZE(list##_##dialect##_##token) - 1,
#define OP(dialect, token, name_, traits_, in, out, attributes, areas, targets, relations,     \
           syntax, hooks, summary_, ...)                                                       \
  [OP_##dialect##_##token] = {                                                                 \
    .name = name_, .opcode = OP_##dialect##_##token, .traits = traits_,                        \
    LIST(operands, dialect, token) LIST(results, dialect, token) LIST(attrs, dialect, token)   \
    LIST(regions, dialect, token) LIST(successors, dialect, token)                             \
    .matches = matches_##dialect##_##token, .summary = summary_, hooks },
#define PARENT(...) .parents = (const uint16_t[]){__VA_ARGS__, 0},
#define IMPLICIT(opcode) .implicit_terminator = opcode,
#define EDGES(...) .edges = (const RegionEdge[]){__VA_ARGS__ {EDGE_END, 0, 0, 0, 0}},
#define ENTER(to, operands, skip_args) {EDGE_OP, to, G_##operands, 0, skip_args},
#define SKIP(operands) {EDGE_OP, EDGE_OP, G_##operands, 0, 0},
#define GO(from, to, skip_operands, skip_args) {from, to, EDGE_NOTHING, skip_operands, skip_args},
#define LEAVE(from, skip_operands) {from, EDGE_OP, EDGE_NOTHING, skip_operands, 0},
#define EFFECTS(...) .effects = (const OpEffect[]){__VA_ARGS__ {EFFECT_END, 0, 0}},
#define READS(operands) {EFFECT_READ, EFFECT_ON_OPERANDS, G_##operands},
#define WRITES(operands) {EFFECT_WRITE, EFFECT_ON_OPERANDS, G_##operands},
#define FREES(operands) {EFFECT_FREE, EFFECT_ON_OPERANDS, G_##operands},
#define ALLOCATES(results) {EFFECT_ALLOCATE, EFFECT_ON_RESULTS, R_##results},
#define WRITES_ANYTHING {EFFECT_WRITE, EFFECT_ANYWHERE, 0},
#define HOOKS(...) __VA_ARGS__,
#include "ir/dialects/all.def"
#undef LIST
};

#define DIALECT_INFO(dialect, ...) \
  static const Dialect dialect_##dialect = {.name = #dialect, .ops = &ops[OP_FIRST_##dialect], \
    .nops = OP_END_##dialect - OP_FIRST_##dialect, .first_opcode = OP_FIRST_##dialect, __VA_ARGS__};
DIALECT_INFO(builtin)
DIALECT_INFO(func, .materialize = materialize_func)
DIALECT_INFO(arith, .defs = &definitions[DEFS_arith], .materialize = materialize_arith)
DIALECT_INFO(cf)
DIALECT_INFO(scf)
DIALECT_INFO(memref)
DIALECT_INFO(index, .defs = &definitions[DEFS_index])
DIALECT_INFO(ub, .defs = &definitions[DEFS_ub])
DIALECT_INFO(gpu, .defs = &definitions[DEFS_gpu])
DIALECT_INFO(dlti, .defs = &definitions[DEFS_dlti], .has_no_ops = true, .verify_op_attr = verify_op_attr_dlti)
DIALECT_INFO(llvm, .defs = &definitions[DEFS_llvm], .materialize = materialize_llvm, .takes_unknown_ops = true, .verify_op_attr = verify_op_attr_llvm,
             .verify_arg_attr = verify_arg_attr_llvm, .verify_result_attr = verify_result_attr_llvm)
#undef DIALECT_INFO

static const Dialect *const dialects[] = {
#define DIALECT(dialect) &dialect_##dialect,
#include "ir/dialects/all.def"
};
// clang-format on

void dialects_register_all(Ctx *ctx) {
  for (size_t i = 0; i < ARRAY_SIZE(dialects); i++)
    ctx_register_dialect(ctx, dialects[i]);
  register_foreign_dialects(ctx);
}
