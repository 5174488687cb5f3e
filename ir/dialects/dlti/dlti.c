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

static bool repeats_key(const Attr *list, uint32_t i) {
  const Attr *key = entry_key(list->as.array.items[i]);
  for (uint32_t k = 0; k < i; k++)
    if (key == entry_key(list->as.array.items[k]))
      return true;
  return false;
}

static bool check_keys(Ctx *ctx, Loc loc, const Attr *list, bool types) {
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    const Attr *key = entry_key(list->as.array.items[i]);
    if (key->kind == AT_STRING && !key->as.string.size)
      return diag_error(&ctx->diags, loc,
                        "empty string as DLTI key is not allowed");
    if (key->kind == AT_TYPE && !types)
      return diag_error(&ctx->diags, loc, "type as DLTI key is not allowed");
    if (repeats_key(list, i))
      return diag_error(&ctx->diags, loc, "repeated DLTI key: %s",
                        attr_str(ctx, key));
  }
  return true;
}

bool verify_def_dlti_entries(Ctx *ctx, Loc loc, Attr *const *params) {
  return check_keys(ctx, loc, params[0], true);
}

bool verify_def_dlti_device(Ctx *ctx, Loc loc, Attr *const *params) {
  return check_keys(ctx, loc, params[0], false);
}

// Checks that devices are named once, each with a device specification.
bool verify_def_dlti_system(Ctx *ctx, Loc loc, Attr *const *params) {
  const Attr *list = params[0];
  if (!list || !list->as.array.count)
    return diag_error(&ctx->diags, loc, "no DLTI entries provided");
  for (uint32_t i = 0; i < list->as.array.count; i++) {
    const Attr *key = entry_key(list->as.array.items[i]);
    if (key->kind != AT_STRING)
      return diag_error(&ctx->diags, loc,
                        "non-string key for DLTI system spec");
    if (!attr_is_def(entry_value(list->as.array.items[i]),
                     def_attr_dlti_target_device_spec))
      return diag_error(&ctx->diags, loc,
                        "value associated with key %s is not a DLTI device "
                        "spec",
                        attr_str(ctx, key));
    if (repeats_key(list, i))
      return diag_error(&ctx->diags, loc,
                        "repeated device ID in dlti.target_system_spec: %s",
                        attr_str(ctx, key));
  }
  return true;
}

// Entries of an operation

static bool has_i64_elements(const Attr *value) {
  return value->kind == AT_DENSE && type_is_int(type_element(value->type), 64);
}

static bool is_int_dense(const Attr *value, uint64_t least, uint64_t most) {
  return value->kind == AT_DENSE &&
         type_element(value->type)->kind == TY_INTEGER &&
         value->as.dense.count >= least && value->as.dense.count <= most;
}

// Whether its integers have 64 bits, of any sign: the llvm dialect looks there.
static bool has_64_bits(const Attr *dense) {
  return type_element(dense->type)->as.integer.width == 64;
}

static bool check_number_entry(Ctx *ctx, const Op *op, const Attr *entry) {
  const Attr *value = entry_value(entry);
  if (!has_i64_elements(value))
    return diag_error(&ctx->diags, op->loc,
                      "expected a dense i64 elements attribute in the data "
                      "layout entry %s",
                      attr_str(ctx, entry));
  uint64_t n = value->as.dense.count;
  if (n != 1 && n != 2)
    return diag_error(&ctx->diags, op->loc,
                      "expected 1 or 2 elements in the data layout entry %s",
                      attr_str(ctx, entry));
  return dense_int(value, n - 1) >= dense_int(value, 0) ||
         diag_error(&ctx->diags, op->loc,
                    "preferred alignment is expected to be greater than or "
                    "equal to the abi alignment in data layout entry %s",
                    attr_str(ctx, entry));
}

static bool check_preferred(Ctx *ctx, const Op *op, uint64_t abi,
                            uint64_t preferred) {
  return abi <= preferred ||
         diag_error(&ctx->diags, op->loc,
                    "preferred alignment is expected to be at least as large "
                    "as ABI alignment");
}

static bool check_pointer_entry(Ctx *ctx, const Op *op, const Attr *entry) {
  const Attr *value = entry_value(entry);
  const char *type = type_str(ctx, entry_key(entry)->type);
  if (!is_int_dense(value, 3, 4))
    return diag_error(&ctx->diags, op->loc,
                      "expected layout attribute for '%s' to be a dense "
                      "integer elements attribute with 3 or 4 elements",
                      type);
  if (!has_64_bits(value))
    return diag_error(&ctx->diags, op->loc, "expected i64 parameters for '%s'",
                      type);
  return check_preferred(ctx, op, (uint64_t)dense_int(value, 1),
                         (uint64_t)dense_int(value, 2));
}

// Only of the empty literal struct, on behalf of all structs.
static bool check_struct_entry(Ctx *ctx, const Op *op, const Attr *entry) {
  const Attr *value = entry_value(entry);
  const Type *type = entry_key(entry)->type;
  if (!is_int_dense(value, 1, 2))
    return diag_error(&ctx->diags, op->loc,
                      "expected layout attribute for '%s' to be a dense "
                      "integer elements attribute of 1 or 2 elements",
                      type_str(ctx, type));
  if (!has_64_bits(value))
    return diag_error(&ctx->diags, op->loc, "expected i64 entries for '%s'",
                      type_str(ctx, type));
  if (type->as.structure.name || type->as.structure.nfields)
    return diag_error(&ctx->diags, op->loc,
                      "unexpected layout attribute for struct '%s'",
                      type_str(ctx, type));
  return check_preferred(ctx, op, (uint64_t)dense_int(value, 0),
                         (uint64_t)dense_int(value, value->as.dense.count - 1));
}

static bool check_ptr_entry(Ctx *ctx, const Op *op, const Attr *entry) {
  return attr_is_def(entry_value(entry), def_attr_ptr_spec) ||
         diag_error(&ctx->diags, op->loc,
                    "expected layout attribute for '%s' to be a #ptr.spec "
                    "attribute",
                    type_str(ctx, entry_key(entry)->type));
}

// Checks the value of an entry for a type by the kind of the type.
static bool check_type_entry(Ctx *ctx, const Op *op, const Attr *entry) {
  const Type *type = entry_key(entry)->type;
  if (type_is_ptr(type))
    return check_ptr_entry(ctx, op, entry);
  switch ((TypeKind)type->kind) {
  case TY_INDEX:
    return entry_value(entry)->kind == AT_INTEGER ||
           diag_error(&ctx->diags, op->loc,
                      "expected integer attribute in the data layout entry "
                      "for 'index'");
  case TY_INTEGER:
  case TY_FLOAT: return check_number_entry(ctx, op, entry);
  case TY_LLVM_PTR: return check_pointer_entry(ctx, op, entry);
  case TY_LLVM_STRUCT: return check_struct_entry(ctx, op, entry);
  case TY_LLVM_ARRAY: return true;
  default:
    return diag_error(&ctx->diags, op->loc, "%s",
                      type->kind == TY_DIALECT || type->kind >= TY_LLVM_VOID
                          ? "data layout specified for a type that does not "
                            "support it"
                          : "unexpected data layout for a built-in type");
  }
}

static bool has_prefix(Str name, Str prefix) {
  return name.size > prefix.size &&
         !memcmp(name.data, prefix.data, prefix.size);
}

static const char *const known_names[] = {
    "dlti.endianness",          "dlti.mangling_mode",
    "dlti.alloca_memory_space", "dlti.program_memory_space",
    "dlti.global_memory_space", "dlti.stack_alignment",
    "dlti.legal_int_widths",    "dlti.function_pointer_alignment",
    "dlti.default_memory_space"};

// Checks the value of an entry that has a name.
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
  if (has_prefix(name, STR("builtin.")))
    return diag_error(&ctx->diags, op->loc,
                      "the 'builtin' dialect does not support identifier data "
                      "layout entries");
  return !has_prefix(name, STR("dlti.")) ||
         diag_error(&ctx->diags, op->loc,
                    "unknown data layout entry name: " STR_FMT, STR_ARG(name));
}

static bool check_spec(Ctx *ctx, const Op *op, const Attr *list) {
  for (uint32_t i = 0; list && i < list->as.array.count; i++)
    if (attr_is(entry_key(list->as.array.items[i]), AT_TYPE) &&
        !check_type_entry(ctx, op, list->as.array.items[i]))
      return false;
  for (uint32_t i = 0; list && i < list->as.array.count; i++)
    if (attr_is(entry_key(list->as.array.items[i]), AT_STRING) &&
        !check_named_entry(ctx, op, list->as.array.items[i]))
      return false;
  return true;
}

// Names and pointers may say again what a module around says, nothing else.
static bool must_repeat(const Attr *key) {
  return key->kind == AT_STRING ||
         (key->kind == AT_TYPE && type_is_ptr(key->type));
}

static bool contradicts(const Attr *inner, const Attr *outer) {
  for (uint32_t i = 0; inner && i < inner->as.array.count; i++)
    for (uint32_t k = 0; outer && k < outer->as.array.count; k++) {
      const Attr *a = inner->as.array.items[i], *b = outer->as.array.items[k];
      if (entry_key(a) == entry_key(b) && must_repeat(entry_key(a)) &&
          entry_value(a) != entry_value(b))
        return true;
    }
  return false;
}

static const Attr *spec_entries(const Attr *spec) {
  return attr_is_def(spec, def_attr_dlti_dl_spec)
             ? spec->as.def.params[P_dlti_dl_spec_entries]
             : NULL;
}

// The module around the whole file stands nowhere in it.
static bool report_enclosing(Ctx *ctx, const Op *op) {
  diag_error(&ctx->diags, op->loc,
             "data layout does not combine with layouts of enclosing ops");
  for (op = op_parent(op); op_parent(op); op = op_parent(op))
    if (op_is(op, OP_builtin_module))
      diag_note(&ctx->diags, op->loc, "enclosing op with data layout");
  return false;
}

static bool check_layout_of_module(Ctx *ctx, const Op *op, NamedAttr attr) {
  const Attr *list = spec_entries(attr.value);
  if (!check_spec(ctx, op, list))
    return false;
  for (const Op *outer = op_parent(op); outer; outer = op_parent(outer))
    if (op_is(outer, OP_builtin_module) &&
        contradicts(list, spec_entries(dict_get(outer->attrs, attr.name))))
      return report_enclosing(ctx, op);
  return true;
}

static bool expect_def(Ctx *ctx, const Op *op, NamedAttr attr,
                       const DefInfo *info) {
  return attr_is_def(attr.value, info) ||
         diag_error(&ctx->diags, op->loc,
                    "'%s' is expected to be a #%s attribute", attr.name->data,
                    info->name);
}

bool verify_op_attr_dlti(Ctx *ctx, Op *op, NamedAttr attr) {
  if (!strcmp(attr.name->data, "dlti.dl_spec"))
    return expect_def(ctx, op, attr, def_attr_dlti_dl_spec) &&
           (!op_is(op, OP_builtin_module) ||
            check_layout_of_module(ctx, op, attr));
  if (!strcmp(attr.name->data, "dlti.target_system_spec"))
    return expect_def(ctx, op, attr, def_attr_dlti_target_system_spec);
  if (!strcmp(attr.name->data, "dlti.map"))
    return expect_def(ctx, op, attr, def_attr_dlti_map);
  return diag_error(&ctx->diags, op->loc,
                    "attribute '%s' not supported by dialect", attr.name->data);
}

// Entries

const Attr *dlti_entry_of_type(const Attr *spec, const Type *type) {
  const Attr *list = spec_entries(spec);
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
  const Attr *list = spec_entries(spec);
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
