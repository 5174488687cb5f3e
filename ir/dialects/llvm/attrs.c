// Attributes of the llvm dialect: those that hang on operations, arguments and
// results, and what the parameters of some of its own must be.
//
// Attributes of arguments and results are given by a table: what value each
// takes, what type it may stand on (types that LLVM does not have are left
// alone, as they have yet to become something else), and whether a result may
// have it. Those not listed are LLVM's business.

#include "ir/dialects/dialects_int.h"

typedef enum ValueRule { UNIT_VALUE, TYPE_VALUE, INTEGER_VALUE } ValueRule;
typedef enum TypeRule { ON_ANY, ON_POINTER, ON_INTEGER } TypeRule;

typedef struct ParamRule {
  const char *name; // without "llvm."
  ValueRule value;
  TypeRule type;
  bool on_result;
  bool checked; // false: only kept off results
} ParamRule;

// clang-format off
static const ParamRule rules[] = {
  {"align",                   INTEGER_VALUE, ON_POINTER, true,  true},
  {"alignstack",              INTEGER_VALUE, ON_ANY,     false, true},
  {"allocalign",              UNIT_VALUE,    ON_ANY,     false, false},
  {"allocptr",                UNIT_VALUE,    ON_ANY,     false, false},
  {"byref",                   TYPE_VALUE,    ON_POINTER, false, true},
  {"byval",                   TYPE_VALUE,    ON_POINTER, false, true},
  {"dereferenceable",         INTEGER_VALUE, ON_POINTER, true,  true},
  {"dereferenceable_or_null", INTEGER_VALUE, ON_POINTER, true,  true},
  {"elementtype",             TYPE_VALUE,    ON_POINTER, true,  true},
  {"inalloca",                TYPE_VALUE,    ON_POINTER, false, true},
  {"inreg",                   UNIT_VALUE,    ON_ANY,     true,  true},
  {"nest",                    UNIT_VALUE,    ON_POINTER, false, true},
  {"noalias",                 UNIT_VALUE,    ON_POINTER, true,  true},
  {"nocapture",               UNIT_VALUE,    ON_POINTER, false, true},
  {"nofree",                  UNIT_VALUE,    ON_POINTER, false, true},
  {"nonnull",                 UNIT_VALUE,    ON_POINTER, true,  true},
  {"noundef",                 UNIT_VALUE,    ON_ANY,     true,  true},
  {"preallocated",            TYPE_VALUE,    ON_POINTER, false, true},
  {"readnone",                UNIT_VALUE,    ON_POINTER, false, true},
  {"readonly",                UNIT_VALUE,    ON_POINTER, false, true},
  {"returned",                UNIT_VALUE,    ON_ANY,     false, true},
  {"signext",                 UNIT_VALUE,    ON_INTEGER, true,  true},
  {"sret",                    TYPE_VALUE,    ON_POINTER, false, true},
  {"writeonly",               UNIT_VALUE,    ON_POINTER, false, true},
  {"zeroext",                 UNIT_VALUE,    ON_INTEGER, true,  true},
};
// clang-format on

static const ParamRule *find_rule(const Ident *name) {
  for (size_t i = 0; i < ARRAY_SIZE(rules); i++)
    if (!strcmp(name->data + sizeof "llvm." - 1, rules[i].name))
      return &rules[i];
  return NULL;
}

static const char *wrong_value(const ParamRule *rule, const Attr *value) {
  switch (rule->value) {
  case UNIT_VALUE:
    return value->kind == AT_UNIT ? NULL : "should be a unit attribute";
  case TYPE_VALUE:
    return value->kind == AT_TYPE ? NULL : "should be a type attribute";
  default:
    return value->kind == AT_INTEGER ? NULL : "should be an integer attribute";
  }
}

static const char *wrong_type(const ParamRule *rule, const Type *type) {
  if (!type_is_llvm_compatible(type))
    return NULL;
  if (rule->type == ON_POINTER && type->kind != TY_LLVM_PTR)
    return "attribute attached to non-pointer LLVM type";
  if (rule->type == ON_INTEGER && type->kind != TY_INTEGER)
    return "attribute attached to non-integer LLVM type";
  return NULL;
}

static bool check_param(Ctx *ctx, const Op *op, const Type *type,
                        NamedAttr attr, bool is_result) {
  const ParamRule *rule = find_rule(attr.name);
  if (!rule)
    return true;
  const char *wrong = NULL;
  if (is_result && !rule->on_result)
    wrong = "is not a valid result attribute";
  if (!wrong && rule->checked)
    wrong = wrong_value(rule, attr.value);
  if (!wrong && rule->checked)
    wrong = wrong_type(rule, type);
  return !wrong ||
         diag_error(&ctx->diags, op->loc, "\"%s\" %s", attr.name->data, wrong);
}

// The type of an llvm.func, or of func.func and its like.
static const Type *signature(const Op *op) {
  int slot = op_slot_index(op->info, STR("function_type"));
  return op->slots[slot]->type;
}

bool verify_arg_attr_llvm(Ctx *ctx, Op *op, uint32_t arg, NamedAttr attr) {
  return check_param(ctx, op, type_inputs(signature(op))[arg], attr, false);
}

bool verify_result_attr_llvm(Ctx *ctx, Op *op, uint32_t res, NamedAttr attr) {
  const Type *type = type_results(signature(op))[res];
  if (type->kind == TY_LLVM_VOID)
    return diag_error(&ctx->diags, op->loc,
                      "cannot attach result attributes to functions with a "
                      "void return");
  return check_param(ctx, op, type, attr, true);
}

bool verify_op_attr_llvm(Ctx *ctx, Op *op, NamedAttr attr) {
  DataLayout layout;
  const char *why;
  if (strcmp(attr.name->data, "llvm.data_layout"))
    return true;
  if (attr.value->kind != AT_STRING)
    return op_error(ctx, op,
                    "expected 'llvm.data_layout' to be a string attributes");
  return data_layout_parse(&layout, attr.value->as.string, &why) ||
         op_error(ctx, op, "invalid data layout descriptor: %s", why);
}

// Parameters of attributes

bool verify_def_alias_scope(Ctx *ctx, Loc loc, Attr *const *params) {
  return attr_is(params[0], AT_STRING) || attr_is(params[0], AT_DISTINCT) ||
         diag_error(&ctx->diags, loc,
                    "id of an alias scope must be a StringAttr or a "
                    "DistrinctAttr");
}

bool verify_def_constant_range(Ctx *ctx, Loc loc, Attr *const *params) {
  uint32_t lower = type_bit_width(params[0]->type);
  uint32_t upper = type_bit_width(params[1]->type);
  return lower == upper ||
         diag_error(&ctx->diags, loc,
                    "expected lower and upper to have matching bitwidths but "
                    "got %u vs. %u",
                    lower, upper);
}

bool verify_def_target_features(Ctx *ctx, Loc loc, Attr *const *params) {
  const Attr *list = params[0];
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    Str feature = list->as.array.items[i]->as.string;
    if (!feature.size)
      return diag_error(&ctx->diags, loc,
                        "target features can not be null or empty");
    if (feature.data[0] != '+' && feature.data[0] != '-')
      return diag_error(&ctx->diags, loc,
                        "target features must start with '+' or '-'");
    if (memchr(feature.data, ',', feature.size))
      return diag_error(&ctx->diags, loc,
                        "target features can not contain ','");
  }
  return true;
}

static bool is_profile_entry(const Attr *a) {
  return attr_is_def(a, def_attr_llvm_cgprofile_entry);
}

bool verify_def_module_flag(Ctx *ctx, Loc loc, Attr *const *params) {
  Str key = params[1]->as.string;
  const Attr *value = params[2];
  if (str_is(key, "CG Profile"))
    return attr_is_array_of(value, is_profile_entry) ||
           diag_error(&ctx->diags, loc,
                      "'CG Profile' key expects an array of "
                      "'#llvm.cgprofile_entry'");
  if (str_is(key, "ProfileSummary"))
    return attr_is_def(value, def_attr_llvm_profile_summary) ||
           diag_error(&ctx->diags, loc,
                      "'ProfileSummary' key expects a "
                      "'#llvm.profile_summary' attribute");
  return value->kind == AT_INTEGER || value->kind == AT_STRING ||
         diag_error(&ctx->diags, loc,
                    "only integer and string values are currently supported "
                    "for unknown key '\"" STR_FMT "\"'",
                    STR_ARG(key));
}

// The arguments of an operation of a #llvm.di_expression.
void print_llvm_expression_arguments(Buf *out, Ctx *ctx, Attr *const *params,
                                     const PrintOptions *o) {
  int64_t opcode = attr_to_i64(params[P_llvm_di_expression_elem_opcode]);
  const Attr *list = params[P_llvm_di_expression_elem_arguments];
  (void)ctx, (void)o;
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    uint64_t value = attr_to_u64(list->as.array.items[i]);
    const char *name = NULL;
    if (i)
      buf_lit(out, ", ");
    if (i && opcode == E_llvm_dw_op_DW_OP_LLVM_convert)
      name = enum_name(&enum_llvm_dw_ate, (int64_t)value);
    if (name)
      buf_puts(out, name);
    else
      buf_u64(out, value);
  }
}
