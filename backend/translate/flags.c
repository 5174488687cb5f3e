// What a module says of itself in named metadata: flags (with every behaviour,
// call graph profile and profile summary among their values), options for the
// linker, and the attributes llvm.ident, llvm.commandline and
// llvm.dependent_libraries of the builtin.module.

#include "backend/translate/translate_int.h"

#include "backend/shim/module.h"

static LLVMMetadataRef int_metadata(Translation *t, uint32_t width,
                                    uint64_t value) {
  LLVMTypeRef type = LLVMIntTypeInContext(t->llvm, width);
  return LLVMValueAsMetadata(LLVMConstInt(type, value, false));
}

static LLVMMetadataRef string_metadata(Translation *t, Str text) {
  return LLVMMDStringInContext2(t->llvm, text.data, text.size);
}

static LLVMMetadataRef node(Translation *t, LLVMMetadataRef *items, size_t n) {
  return LLVMMDNodeInContext2(t->llvm, items, n);
}

static void add_named(Translation *t, const char *name,
                      LLVMMetadataRef operand) {
  LLVMAddNamedMetadataOperand(t->module, name,
                              LLVMMetadataAsValue(t->llvm, operand));
}

// `!{!"name", value}`
static LLVMMetadataRef named_value(Translation *t, const char *name,
                                   LLVMMetadataRef value) {
  LLVMMetadataRef items[] = {string_metadata(t, str_from(name)), value};
  return node(t, items, 2);
}

// !{ptr @from, ptr @to, i64 count}; a function that is gone is null.
static LLVMMetadataRef profile_entry(Translation *t, Loc loc,
                                     const Attr *entry) {
  LLVMMetadataRef items[3] = {NULL};
  for (unsigned i = 0; i < 2; i++) {
    const Attr *symbol = entry->as.def.params[i];
    if (!symbol)
      continue;
    LLVMValueRef function = translate_symbol(t, loc, symbol->as.symbol.root);
    if (!function)
      return NULL;
    items[i] = LLVMValueAsMetadata(function);
  }
  const Attr *count = entry->as.def.params[P_llvm_cgprofile_entry_count];
  items[2] = int_metadata(t, 64, attr_to_u64(count));
  return node(t, items, 3);
}

static LLVMMetadataRef call_graph_profile(Translation *t, Loc loc,
                                          const Attr *list) {
  uint32_t n = list->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint32_t i = 0; i < n; i++)
    if (!(items[i] = profile_entry(t, loc, list->as.array.items[i])))
      return NULL;
  return shim_distinct_node(t->llvm, items, n);
}

static LLVMMetadataRef detailed_summary(Translation *t, const Attr *list) {
  uint32_t n = list->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint32_t i = 0; i < n; i++) {
    Attr *const *params = list->as.array.items[i]->as.def.params;
    LLVMMetadataRef parts[] = {int_metadata(t, 64, attr_to_u64(params[0])),
                               int_metadata(t, 64, attr_to_u64(params[1])),
                               int_metadata(t, 64, attr_to_u64(params[2]))};
    items[i] = node(t, parts, 3);
  }
  return node(t, items, n);
}

static LLVMMetadataRef profile_summary(Translation *t, const Attr *summary) {
  // In the order of the parameters behind the format.
  static const char *const names[] = {
      "TotalCount", "MaxCount",     "MaxInternalCount", "MaxFunctionCount",
      "NumCounts",  "NumFunctions", "IsPartialProfile"};
  Attr *const *params = summary->as.def.params;
  LLVMMetadataRef items[ARRAY_SIZE(names) + 3];
  size_t n = 0;
  const char *format =
      enum_name(&enum_llvm_profile_format, attr_to_i64(params[0]));
  items[n++] =
      named_value(t, "ProfileFormat", string_metadata(t, str_from(format)));
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (params[i + 1])
      items[n++] = named_value(t, names[i],
                               int_metadata(t, 64, attr_to_u64(params[i + 1])));
  Attr *ratio = params[P_llvm_profile_summary_partial_profile_ratio];
  if (ratio) {
    LLVMValueRef value =
        translate_constant(t, t->mlir->loc, ratio->type, ratio);
    items[n++] =
        named_value(t, "PartialProfileRatio", LLVMValueAsMetadata(value));
  }
  const Attr *detailed = params[P_llvm_profile_summary_detailed_summary];
  items[n++] = named_value(t, "DetailedSummary", detailed_summary(t, detailed));
  return node(t, items, n);
}

static LLVMMetadataRef flag_value(Translation *t, Loc loc, const Attr *value) {
  switch (value->kind) {
  case AT_INTEGER:
    return int_metadata(t, value->type->as.integer.width, value->as.words[0]);
  case AT_STRING: return string_metadata(t, value->as.string);
  case AT_ARRAY: return call_graph_profile(t, loc, value);
  case AT_DIALECT: return profile_summary(t, value);
  default: unreachable();
  }
}

bool translate_module_flags(Translation *t, Op *op) {
  // ORDER: the behaviours have the numbers of LLVM's.
  const Attr *flags = op_slot(op, A_llvm_module_flags_flags);
  for (uint32_t i = 0; i < flags->as.array.count; i++) {
    Attr *const *params = flags->as.array.items[i]->as.def.params;
    LLVMMetadataRef items[] = {
        int_metadata(t, 32, (uint64_t)attr_to_i64(params[0])),
        string_metadata(t, params[1]->as.string),
        flag_value(t, op->loc, params[2])};
    if (!items[2])
      return false;
    add_named(t, "llvm.module.flags", node(t, items, 3));
  }
  return true;
}

static LLVMMetadataRef strings(Translation *t, const Attr *list) {
  uint32_t n = list->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint32_t i = 0; i < n; i++)
    items[i] = string_metadata(t, list->as.array.items[i]->as.string);
  return node(t, items, n);
}

void translate_linker_options(Translation *t, Op *op) {
  add_named(t, "llvm.linker.options",
            strings(t, op_slot(op, A_llvm_linker_options_options)));
}

static bool is_no(Translation *t, const char *attribute, const char *wanted) {
  return diag_error(t->diags, t->mlir->loc,
                    "expected '%s' attribute to be %s attribute", attribute,
                    wanted);
}

static bool add_string(Translation *t, const char *name) {
  const Attr *value = op_attr_str(t->ctx, t->mlir, name);
  if (!value)
    return true;
  if (!attr_is(value, AT_STRING))
    return is_no(t, name, "a string");
  LLVMMetadataRef text = string_metadata(t, value->as.string);
  add_named(t, name, node(t, &text, 1));
  return true;
}

// One node per library. mlir-translate takes an array of strings as well, and
// writes that when it imports.
static bool add_libraries(Translation *t) {
  const Attr *value = op_attr_str(t->ctx, t->mlir, "llvm.dependent_libraries");
  const Attr *libs = value;
  if (attr_is_def(value, def_attr_llvm_dependent_libraries))
    libs = value->as.def.params[P_llvm_dependent_libraries_libs];
  if (!libs)
    return true;
  if (!attr_is(libs, AT_ARRAY))
    return is_no(t, "llvm.dependent_libraries", "a string array");
  for (uint32_t i = 0; i < libs->as.array.count; i++) {
    const Attr *item = libs->as.array.items[i];
    if (!attr_is(item, AT_STRING))
      return is_no(t, "llvm.dependent_libraries", "a string array");
    LLVMMetadataRef text = string_metadata(t, item->as.string);
    add_named(t, "llvm.dependent-libraries", node(t, &text, 1));
  }
  return true;
}

bool translate_module_attributes(Translation *t) {
  return add_string(t, "llvm.ident") && add_string(t, "llvm.commandline") &&
         add_libraries(t);
}
