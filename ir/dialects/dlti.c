// The dlti dialect, attributes only: what a module says of its target's data
// layout, by type and by name.
//
//   #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, "dlti.endianness" =
//   "little">
//
// Specifications are lists of #dlti.dl_entry, which have a form of their own in
// older texts. dlti_layout_string() says the same in LLVM's words.

#include "ir/dialects/dialects_int.h"

static const Attr *entry_key(const Attr *entry) {
  return entry->as.def.params[P_dlti_dl_entry_key];
}

static const Attr *entry_value(const Attr *entry) {
  return entry->as.def.params[P_dlti_dl_entry_value];
}

void print_dlti_entries(Buf *out, Ctx *ctx, Attr *const *params,
                        const PrintOptions *o) {
  const Attr *list = params[0];
  buf_char(out, '<');
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    const Attr *entry = list->as.array.items[i];
    if (i)
      buf_lit(out, ", ");
    attr_print(out, ctx, entry_key(entry), o);
    buf_lit(out, " = ");
    attr_print(out, ctx, entry_value(entry), o);
  }
  buf_char(out, '>');
}

bool verify_def_dlti_entries(Ctx *ctx, Loc loc, Attr *const *params) {
  const Attr *list = params[0];
  for (uint32_t i = 0; list && i < list->as.array.count; i++)
    for (uint32_t k = 0; k < i; k++) {
      const Attr *key = entry_key(list->as.array.items[i]);
      if (key != entry_key(list->as.array.items[k]))
        continue;
      return diag_error(&ctx->diags, loc, "repeated DLTI key: %s",
                        attr_str(ctx, key));
    }
  return true;
}

// What stands at an operation

static bool check_type_entry(Ctx *ctx, const Op *op, const Attr *entry) {
  const Type *type = entry_key(entry)->type;
  const Attr *value = entry_value(entry);
  if (type->kind == TY_INDEX || type_is(type, TY_LLVM_PTR))
    return true;
  if (type->kind != TY_INTEGER && type->kind != TY_FLOAT)
    return diag_error(&ctx->diags, op->loc,
                      "unexpected data layout for a built-in type");
  if (value->kind != AT_DENSE || !type_is_int(type_element(value->type), 64))
    return diag_error(&ctx->diags, op->loc,
                      "expected a dense i64 elements attribute in the data "
                      "layout entry %s",
                      attr_str(ctx, entry));
  uint64_t n = value->as.dense.count;
  return n == 1 || n == 2 ||
         diag_error(&ctx->diags, op->loc,
                    "expected 1 or 2 elements in the data layout entry %s",
                    attr_str(ctx, entry));
}

static bool is_dlti_name(Str name) {
  return name.size > 5 && !memcmp(name.data, "dlti.", 5);
}

static const char *const known_names[] = {
    "dlti.endianness",          "dlti.mangling_mode",
    "dlti.alloca_memory_space", "dlti.program_memory_space",
    "dlti.global_memory_space", "dlti.stack_alignment",
    "dlti.legal_int_widths",    "dlti.function_pointer_alignment",
    "dlti.default_memory_space"};

static bool check_named_entry(Ctx *ctx, const Op *op, const Attr *entry) {
  Str name = entry_key(entry)->as.string;
  const Attr *value = entry_value(entry);
  if (str_is(name, "dlti.endianness")) {
    bool known =
        attr_is(value, AT_STRING) &&
        (str_is(value->as.string, "little") || str_is(value->as.string, "big"));
    return known || diag_error(&ctx->diags, op->loc,
                               "'dlti.endianness' data layout entry is "
                               "expected to be either 'big' or 'little'");
  }
  for (size_t i = 0; i < ARRAY_SIZE(known_names); i++)
    if (str_is(name, known_names[i]))
      return true;
  return !is_dlti_name(name) ||
         diag_error(&ctx->diags, op->loc,
                    "unknown data layout entry name: " STR_FMT, STR_ARG(name));
}

static bool check_spec(Ctx *ctx, const Op *op, const Attr *spec) {
  const Attr *list = spec->as.def.params[P_dlti_dl_spec_entries];
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    const Attr *entry = list->as.array.items[i];
    if (!(attr_is(entry_key(entry), AT_TYPE)
              ? check_type_entry(ctx, op, entry)
              : check_named_entry(ctx, op, entry)))
      return false;
  }
  return true;
}

bool verify_op_attr_dlti(Ctx *ctx, Op *op, NamedAttr attr) {
  if (!strcmp(attr.name->data, "dlti.dl_spec")) {
    if (attr.value->kind == AT_OPAQUE) // made before this dialect was there
      return true;
    if (!attr_is_def(attr.value, def_attr_dlti_dl_spec))
      return diag_error(&ctx->diags, op->loc,
                        "'dlti.dl_spec' is expected to be a #dlti.dl_spec "
                        "attribute");
    return check_spec(ctx, op, attr.value);
  }
  if (!strcmp(attr.name->data, "dlti.target_system_spec"))
    return attr_is_def(attr.value, def_attr_dlti_target_system_spec) ||
           diag_error(&ctx->diags, op->loc,
                      "'dlti.target_system_spec' is expected to be a "
                      "#dlti.target_system_spec attribute");
  return !strcmp(attr.name->data, "dlti.map") ||
         diag_error(&ctx->diags, op->loc,
                    "attribute '%s' not supported by dialect", attr.name->data);
}

// Entries

const Attr *dlti_entry_of_type(const Attr *spec, const Type *type) {
  const Attr *list = attr_is_def(spec, def_attr_dlti_dl_spec)
                         ? spec->as.def.params[P_dlti_dl_spec_entries]
                         : NULL;
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    const Attr *key = entry_key(list->as.array.items[i]);
    if (attr_is(key, AT_TYPE) && key->type == type)
      return entry_value(list->as.array.items[i]);
  }
  return NULL;
}

// LLVM's words

static void separate(Buf *out) {
  if (out->size)
    buf_char(out, '-');
}

// Entries that are one number behind a letter.
static const struct {
  const char *name;
  char letter;
} number_entries[] = {
    {"dlti.alloca_memory_space", 'A'},
    {"dlti.program_memory_space", 'P'},
    {"dlti.global_memory_space", 'G'},
    {"dlti.stack_alignment", 'S'},
};

static void put_number(Buf *out, char letter, const Attr *value) {
  if (!attr_is(value, AT_INTEGER) || !attr_to_u64(value))
    return;
  separate(out);
  buf_char(out, letter);
  buf_u64(out, attr_to_u64(value));
}

static void put_widths(Buf *out, const Attr *value) {
  if (!attr_is(value, AT_DENSE_ARRAY))
    return;
  separate(out);
  for (uint64_t i = 0; i < value->as.dense.count; i++) {
    buf_char(out, i ? ':' : 'n');
    buf_i64(out, dense_int(value, i));
  }
}

static void put_function_alignment(Buf *out, const Attr *value) {
  if (!attr_is_def(value, def_attr_dlti_function_pointer_alignment))
    return;
  Attr *const *params = value->as.def.params;
  separate(out);
  buf_puts(out, attr_to_bool(params[1]) ? "Fn" : "Fi");
  buf_u64(out, attr_to_u64(params[0]));
}

static void put_named(Buf *out, Str name, const Attr *value) {
  if (str_is(name, "dlti.endianness")) {
    separate(out);
    buf_char(out, str_is(value->as.string, "big") ? 'E' : 'e');
  } else if (str_is(name, "dlti.mangling_mode") && attr_is(value, AT_STRING) &&
             value->as.string.size) {
    separate(out);
    buf_lit(out, "m:");
    buf_str(out, value->as.string);
  } else if (str_is(name, "dlti.legal_int_widths")) {
    put_widths(out, value);
  } else if (str_is(name, "dlti.function_pointer_alignment")) {
    put_function_alignment(out, value);
  }
  for (size_t i = 0; i < ARRAY_SIZE(number_entries); i++)
    if (str_is(name, number_entries[i].name))
      put_number(out, number_entries[i].letter, value);
}

static void put_pointer(Buf *out, const Type *type, const Attr *value) {
  uint64_t n = value->as.dense.count;
  int64_t size = dense_int(value, 0);
  if (n < 3)
    return;
  separate(out);
  buf_printf(out, "p%u:%lld:%lld:%lld:%lld", type->as.ptr.space,
             (long long)size, (long long)dense_int(value, 1),
             (long long)dense_int(value, 2),
             (long long)(n > 3 ? dense_int(value, 3) : size));
}

static void put_type(Buf *out, const Type *type, const Attr *value) {
  if (type->kind == TY_INDEX || value->kind != AT_DENSE)
    return;
  if (type_is(type, TY_LLVM_PTR)) {
    put_pointer(out, type, value);
    return;
  }
  int64_t abi = dense_int(value, 0);
  int64_t preferred = value->as.dense.count > 1 ? dense_int(value, 1) : abi;
  separate(out);
  buf_printf(out, "%c%u:%lld", type->kind == TY_INTEGER ? 'i' : 'f',
             type_bit_width(type), (long long)abi);
  if (preferred != abi)
    buf_printf(out, ":%lld", (long long)preferred);
}

void dlti_layout_string(Buf *out, const Attr *spec) {
  const Attr *list = attr_is_def(spec, def_attr_dlti_dl_spec)
                         ? spec->as.def.params[P_dlti_dl_spec_entries]
                         : NULL;
  uint32_t n = list ? list->as.array.count : 0;
  for (uint32_t i = 0; i < n; i++) {
    const Attr *entry = list->as.array.items[i];
    if (attr_is(entry_key(entry), AT_STRING))
      put_named(out, entry_key(entry)->as.string, entry_value(entry));
  }
  for (uint32_t i = 0; i < n; i++) {
    const Attr *entry = list->as.array.items[i];
    if (attr_is(entry_key(entry), AT_TYPE))
      put_type(out, entry_key(entry)->type, entry_value(entry));
  }
}
