// Old spellings: the table of spellings.def, and the note that names each
// of them once per file.
//
// Operations are renamed where their name is looked up, so that both forms take
// the old name; what an old form leaves out is filled in by the parser of that
// form, which asks take_old() first.

#include "frontend/old/forms.h"

// clang-format off
#define OLD_FORM(...)
#define OLD_OP(...)
#define OLD_TYPE(...)
#define OLD_ATTR(...)

static const OldRow forms[] = {
#undef OLD_FORM
#define OLD_FORM(id, was, is) [OLD_##id] = {.old = was, .today = is},
#define NEW_FORM(id, was, is) \
  [OLD_##id] = {.old = was, .today = is, .newer = true},
#include "frontend/old/spellings.def"
#undef OLD_FORM
#define OLD_FORM(...)
};

static const OldRow ops[] = {
#undef OLD_OP
#define OLD_OP(...) {__VA_ARGS__, .newer = false},
#define OLD_STD(...) {__VA_ARGS__, .is_std = true},
#define NEW_OP(...) {__VA_ARGS__, .newer = true},
#include "frontend/old/spellings.def"
#undef OLD_OP
#define OLD_OP(...)
};

static const struct {
  OldRow name;
  FloatKind kind;
} types[] = {
#undef OLD_TYPE
#define OLD_TYPE(was, is, type) {{.old = "!llvm." was, .today = is}, type},
#include "frontend/old/spellings.def"
#undef OLD_TYPE
#define OLD_TYPE(...)
};

static const struct {
  OldRow name;
  const EnumInfo *info;
} cases[] = {
#define OLD_CASE(e, was, is) {{.old = was, .today = is}, &e},
#include "frontend/old/spellings.def"
};

static const struct {
  OldRow name;
  const char *op; // whose attribute it is
} attrs[] = {
#undef OLD_ATTR
#define OLD_ATTR(op, was, is) {{.old = was, .today = is}, op},
#include "frontend/old/spellings.def"
};
// clang-format on

static bool is_strict(const Parser *p) {
  return p->options->vintage == VINTAGE_MLIR22;
}

static void name_old(Parser *p, const char *at, const OldRow *row) {
  const char *what = row->newer ? "a newer" : "an old";
  if (p->options->deprecated_is_error)
    diag_error(&p->ctx->diags, parser_loc(p, at),
               "%s is %s spelling of %s [-Werror,-Wdeprecated-mlir]", row->old,
               what, row->today);
  else
    diag_advice(&p->ctx->diags, parser_loc(p, at),
                "%s is %s spelling of %s [-Wdeprecated-mlir]", row->old, what,
                row->today);
}

// False when it is not to be taken; names it when it is the first of its kind.
static bool take(Parser *p, const char *at, const OldRow *row) {
  if (is_strict(p))
    return false;
  if (p->ctx->forked) // the first is to be named
    return ctx_give_up(p->ctx), true;
  void **named = ptrmap_at(&p->aliases->old_spellings, &p->aliases->arena, row);
  if (!*named && p->options->warn_deprecated)
    name_old(p, at, row);
  *named = (void *)(uintptr_t)1;
  return true;
}

bool take_old(Parser *p, OldForm form, const char *at) {
  return take(p, at, &forms[form]);
}

// A `func` was either dialect's: its signature tells.
static bool mentions_llvm(const char *at, const char *end) {
  int depth = 0;
  for (; at + 5 < end && *at != '{' && (depth || *at != '\n'); at++) {
    depth += *at == '(';
    depth -= *at == ')';
    if (*at == '!' && !memcmp(at, "!llvm", 5))
      return true;
  }
  return false;
}

// Rows by name; the names of std with and without their prefix.
static void index_ops(Parser *p) {
  enum { MOST = 64 };
  char text[MOST];
  for (size_t i = 0; i < ARRAY_SIZE(ops); i++) {
    const char *const prefixes[] = {"", "std."};
    for (size_t j = 0; j <= ops[i].is_std; j++) {
      snprintf(text, sizeof text, "%s%s", prefixes[j], ops[i].old);
      ptrmap_set(&p->old_ops, &p->tables, ctx_ident(p->ctx, str_from(text)),
                 (void *)(uintptr_t)&ops[i]);
    }
  }
}

static const OldRow *find_row(Parser *p, Str name) {
  if (!p->old_ops.size)
    index_ops(p);
  return ptrmap_get(&p->old_ops, ctx_ident(p->ctx, name));
}

static const OpInfo *today_of(Parser *p, const char *name) {
  return ctx_op_info(p->ctx, ctx_ident(p->ctx, str_from(name)));
}

const OpInfo *old_op(Parser *p, Str name, const char *at, const OldRow **old) {
  if (is_strict(p))
    return NULL;
  if (str_is(name, "func") && mentions_llvm(at, p->end)) {
    take_old(p, OLD_LLVM_FUNC, at);
    return today_of(p, "llvm.func");
  }
  const OldRow *row = find_row(p, name);
  if (!row)
    return NULL;
  const OpInfo *info = today_of(p, row->choose ? row->choose(p) : row->today);
  if (!info)
    return NULL;
  take(p, at, row);
  *old = row;
  return info;
}

bool old_case(Parser *p, const char *at, const EnumInfo *info, Str name,
              int64_t *value) {
  for (size_t i = 0; i < ARRAY_SIZE(cases); i++)
    if (cases[i].info == info && str_is(name, cases[i].name.old) &&
        take(p, at, &cases[i].name))
      return enum_parse(info, str_from(cases[i].name.today), value);
  return false;
}

static int find_llvm_type(Str keyword) {
  enum { PREFIX = 6 }; // "!llvm."
  for (size_t i = 0; i < ARRAY_SIZE(types); i++)
    if (str_is(keyword, types[i].name.old + PREFIX))
      return (int)i;
  return -1;
}

bool old_float_kind(Str keyword, FloatKind *kind) {
  int i = find_llvm_type(keyword);
  if (i >= 0)
    *kind = types[i].kind;
  return i >= 0;
}

Type *old_llvm_type(Parser *p, Str keyword, const char *at) {
  int i = find_llvm_type(keyword);
  return i >= 0 && take(p, at, &types[i].name)
             ? type_float(p->ctx, types[i].kind)
             : NULL;
}

// The custom form has set it: this one only has the same name.
static bool is_taken(const OpState *st, const OldRow *row) {
  int slot = op_slot_index(st->info, str_from(row->today));
  return slot >= 0 && (st->slots[slot] || st->properties);
}

// `operand_segment_sizes = dense<...>`, of any operation that has sizes.
static void rename_sizes(Parser *p, OpState *st, NamedAttr *attr) {
  Str name = ident_str(attr->name);
  const char *today =
      str_is(name, "operand_segment_sizes")  ? "operandSegmentSizes"
      : str_is(name, "result_segment_sizes") ? "resultSegmentSizes"
                                             : NULL;
  if (!today || op_slot_index(st->info, str_from(today)) < 0 ||
      !take_old(p, OLD_SEGMENT_SIZES, st->at))
    return;
  attr->name = ctx_ident(p->ctx, str_from(today));
  if (attr_is(attr->value, AT_DENSE))
    attr->value = old_dense_array(p, st->at, attr->value);
}

void rename_old_attrs(Parser *p, OpState *st) {
  for (size_t i = 0; i < st->attrs.size; i++)
    rename_sizes(p, st, &st->attrs.data[i]);
  for (size_t i = 0; i < st->attrs.size; i++)
    for (size_t j = 0; j < ARRAY_SIZE(attrs); j++)
      if (str_is(ident_str(st->attrs.data[i].name), attrs[j].name.old) &&
          !strcmp(st->info->name, attrs[j].op) &&
          !is_taken(st, &attrs[j].name) && take(p, st->at, &attrs[j].name))
        st->attrs.data[i].name =
            ctx_ident(p->ctx, str_from(attrs[j].name.today));
}
