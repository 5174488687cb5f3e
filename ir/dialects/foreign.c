// Dialects that MLIR has and mlcc has not, by foreign.def. Their attributes and
// types are read as text; their attributes on operations that mlcc knows obey
// the same rules as in MLIR.

#include "ir/dialects/dialects_int.h"

// clang-format off
static const ForeignDialect foreign_dialects[] = {
#define FOREIGN(dialect, attrs, types) {#dialect, attrs, types, false},
#define FOREIGN_OPEN(dialect, attrs, types) {#dialect, attrs, types, true},
#define RULE(...)
#define RULE_OF_OP(...)
#include "ir/dialects/foreign.def"
#undef FOREIGN
#undef FOREIGN_OPEN
#undef RULE
#undef RULE_OF_OP
};
// clang-format on

typedef struct Subject {
  Ctx *ctx;
  const Op *op;
  const Attr *siblings; // the dictionary that it is in
  NamedAttr attr;
} Subject;

static bool never(const Subject *s) {
  (void)s;
  return false;
}

static bool has(const Subject *s, const char *name) {
  return dict_get(s->siblings, ctx_ident(s->ctx, str_from(name)));
}

// What it is on

static bool on_module_if_unit(const Subject *s) {
  return s->op->info->opcode == OP_builtin_module ||
         s->attr.value->kind != AT_UNIT;
}

static bool on_llvm_function(const Subject *s) {
  return s->op->info->opcode == OP_llvm_func;
}

static bool on_kernel(const Subject *s) {
  return on_llvm_function(s) && op_attr_str(s->ctx, s->op, "nvvm.kernel");
}

static bool on_symbol_table(const Subject *s) {
  return op_has(s->op, TRAIT_SYMBOL_TABLE);
}

static bool on_definition(const Subject *s) {
  return s->op->nregions && s->op->regions[0].first;
}

static bool on_allocation(const Subject *s) {
  const OpEffect *effect = s->op->info->effects;
  for (; effect && effect->kind != EFFECT_END; effect++)
    if (effect->kind & (EFFECT_ALLOCATE | EFFECT_FREE))
      return true;
  return false;
}

static bool beside_cluster(const Subject *s) {
  return has(s, "nvvm.reqntid") && has(s, "nvvm.cluster_dim");
}

static bool beside_byval(const Subject *s) {
  return has(s, "llvm.byval");
}

// What it is

static bool is_unit(const Subject *s) {
  return s->attr.value->kind == AT_UNIT;
}

static bool is_integer(const Subject *s) {
  return s->attr.value->kind == AT_INTEGER;
}

static bool is_bool(const Subject *s) {
  return is_integer(s) && s->attr.value->type == s->ctx->i1;
}

static bool is_string(const Subject *s) {
  return s->attr.value->kind == AT_STRING;
}

static bool is_symbols(const Subject *s) {
  return s->attr.value->kind == AT_SYMBOL_REF ||
         s->attr.value->kind == AT_ARRAY;
}

static bool is_access(const Subject *s) {
  Str text = s->attr.value->as.string;
  return str_is(text, "none") || str_is(text, "read") ||
         str_is(text, "write") || str_is(text, "read-write");
}

static bool is_layout(const Subject *s) {
  return s->attr.value->kind == AT_AFFINE_MAP ||
         s->attr.value->kind == AT_STRIDED;
}

static bool is_i32_array(const Subject *s) {
  return s->attr.value->kind == AT_DENSE_ARRAY &&
         s->attr.value->type == s->ctx->i32;
}

static bool is_triple(const Subject *s) {
  return s->attr.value->as.dense.count == 3;
}

static bool is_up_to_triple(const Subject *s) {
  if (!is_i32_array(s))
    return false;
  uint64_t count = s->attr.value->as.dense.count;
  return count && count <= 3;
}

static bool is_spirv(const Subject *s, const char *mnemonic) {
  const Attr *a = s->attr.value;
  return a->kind == AT_OPAQUE &&
         str_is(ident_str(a->as.opaque.dialect), "spirv") &&
         str_starts_with(a->as.opaque.text, mnemonic);
}

static bool is_entry_point_abi(const Subject *s) {
  return is_spirv(s, "entry_point_abi");
}

static bool is_target_env(const Subject *s) {
  return is_spirv(s, "target_env");
}

static bool is_interface_abi(const Subject *s) {
  return is_spirv(s, "interface_var_abi");
}

// The rules

typedef struct Rule {
  AttrPlace place;
  const char *name;
  bool (*holds)(const Subject *s);
  const char *message; // `%s` is the name
  bool names_op;
} Rule;

// clang-format off
static const Rule rules[] = {
#define FOREIGN(...)
#define FOREIGN_OPEN(...)
#define RULE(place, name, holds, message) {ATTR_ON_##place, name, holds, message, false},
#define RULE_OF_OP(name, holds, message) {ATTR_ON_OP, name, holds, message, true},
#include "ir/dialects/foreign.def"
};
// clang-format on

static bool broken(const Subject *s, const Rule *rule) {
  Buf text = {0};
  const char *hole = strstr(rule->message, "%s");
  if (hole)
    buf_printf(&text, "%.*s%s%s", (int)(hole - rule->message), rule->message,
               s->attr.name->data, hole + 2);
  else
    buf_puts(&text, rule->message);
  if (rule->names_op)
    op_error(s->ctx, s->op, "%s", buf_cstr(&text));
  else
    diag_error(&s->ctx->diags, s->op->loc, "%s", buf_cstr(&text));
  buf_release(&text);
  return false;
}

static bool check_foreign_attr(Ctx *ctx, const Op *op, AttrPlace place,
                               const Attr *siblings, NamedAttr attr) {
  Subject s = {ctx, op, siblings, attr};
  Str name = ident_str(attr.name);
  const char *dot = memchr(name.data, '.', name.size);
  Str dialect = {name.data, dot ? (size_t)(dot - name.data) : name.size};
  bool listed = false;
  for (size_t i = 0; i < ARRAY_SIZE(rules); i++) {
    const Rule *rule = &rules[i];
    if (rule->place != place)
      continue;
    bool same = str_is(name, rule->name);
    listed |= same;
    if (!same && (listed || !str_is(dialect, rule->name)))
      continue;
    if (!rule->holds(&s))
      return broken(&s, rule);
  }
  return true;
}

void register_foreign_dialects(Ctx *ctx) {
  ctx->foreign = foreign_dialects;
  ctx->nforeign = ARRAY_SIZE(foreign_dialects);
  ctx->verify_foreign_attr = check_foreign_attr;
}
