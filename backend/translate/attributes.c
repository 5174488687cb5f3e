// Attributes of functions, parameters and calls.
//
// Two tables hold the facts: what `llvm.*` names in arg_attrs and res_attrs
// mean, and what each inherent attribute of llvm.func becomes. `passthrough`
// gives the rest: names that LLVM knows become enum attributes (with their
// integer where they take one), others string attributes.

#include "backend/translate/translate_int.h"

#include "backend/llvm_facts.h"
#include "backend/shim/inspect.h"
#include "backend/shim/module.h"

#include <stdlib.h>

int64_t enum_of(const Attr *attr) {
  if (attr_is(attr, AT_DIALECT))
    attr = attr->as.def.params[0];
  return attr_is(attr, AT_INTEGER) ? attr_to_i64(attr) : 0;
}

LLVMAttributeRef attribute_enum(Translation *t, const char *name,
                                uint64_t value) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  if (!kind)
    bug("LLVM has no attribute '%s'", name);
  return LLVMCreateEnumAttribute(t->llvm, kind, value);
}

static LLVMAttributeRef attribute_string(Translation *t, Str name, Str value) {
  return LLVMCreateStringAttribute(t->llvm, name.data, (unsigned)name.size,
                                   value.data, (unsigned)value.size);
}

// An attribute that LLVM knows, with its integer where it takes one; others are
// strings. NULL after reporting.
static LLVMAttributeRef attribute_named(Translation *t, Loc loc, Str name,
                                        Str value) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name.data, name.size);
  if (kind && shim_attribute_takes_int(kind)) {
    char *end;
    const char *digits = arena_str(&t->arena, value).data;
    if (!value.size) {
      diag_error(t->diags, loc, "LLVM attribute '" STR_FMT "' expects a value",
                 STR_ARG(name));
      return NULL;
    }
    uint64_t number = strtoull(digits, &end, 0);
    return *end ? attribute_string(t, name, value)
                : LLVMCreateEnumAttribute(t->llvm, kind, number);
  }
  if (!kind || !shim_attribute_is_enum(kind))
    return attribute_string(t, name, value);
  if (value.size) {
    diag_error(t->diags, loc,
               "LLVM attribute '" STR_FMT
               "' does not expect a value, found '" STR_FMT "'",
               STR_ARG(name), STR_ARG(value));
    return NULL;
  }
  return LLVMCreateEnumAttribute(t->llvm, kind, 0);
}

// Of a list of names and ["name", "value"] pairs.
typedef void NamedAdder(LLVMValueRef on, LLVMAttributeRef made);

static bool add_named(Translation *t, Loc loc, LLVMValueRef on, NamedAdder *add,
                      const char *list_name, const Attr *item) {
  const Attr *name = item, *value = NULL;
  if (attr_is(item, AT_ARRAY) && item->as.array.count == 2) {
    name = item->as.array.items[0];
    value = item->as.array.items[1];
    if (!attr_is(name, AT_STRING) || !attr_is(value, AT_STRING))
      return diag_error(t->diags, loc,
                        "expected arrays within '%s' to contain two strings",
                        list_name);
  } else if (!attr_is(item, AT_STRING)) {
    return diag_error(t->diags, loc,
                      "expected '%s' to contain string or array attributes",
                      list_name);
  }
  LLVMAttributeRef made = attribute_named(
      t, loc, name->as.string, value ? value->as.string : (Str){"", 0});
  if (made)
    add(on, made);
  return made;
}

static bool add_named_list(Translation *t, Loc loc, LLVMValueRef on,
                           NamedAdder *add, const char *list_name,
                           const Attr *list) {
  bool ok = true;
  for (uint32_t i = 0; attr_is(list, AT_ARRAY) && i < list->as.array.count; i++)
    ok &= add_named(t, loc, on, add, list_name, list->as.array.items[i]);
  return ok;
}

bool translate_global_attributes(Translation *t, Op *op, LLVMValueRef global) {
  return add_named_list(t, op->loc, global, shim_global_add_attribute,
                        "target_specific_attrs",
                        op_slot(op, A_llvm_mlir_global_target_specific_attrs));
}

// Parameters

// #llvm.constant_range<i32, 0, 12>: both bounds have the width of the type.
static LLVMAttributeRef range_attribute(Translation *t, unsigned kind,
                                        const Attr *range) {
  const Attr *lower = range->as.def.params[0];
  const Attr *upper = range->as.def.params[1];
  return LLVMCreateConstantRangeAttribute(t->llvm, kind,
                                          lower->type->as.integer.width,
                                          lower->as.words, upper->as.words);
}

// What a value has to be, and is not; NULL when it is.
static const char *wrong_value(AttributeForm form, const Attr *value) {
  switch (form) {
  case ATTRIBUTE_INT:
    return attr_is(value, AT_INTEGER) ? NULL : "an integer attribute";
  case ATTRIBUTE_ALIGNMENT: {
    uint64_t n = attr_is(value, AT_INTEGER) ? attr_to_u64(value) : 0;
    return n && !(n & (n - 1)) && n <= UINT32_MAX ? NULL
                                                  : "a power of two of 32 bits";
  }
  case ATTRIBUTE_TYPE:
    return attr_is(value, AT_TYPE) ? NULL : "a type attribute";
  case ATTRIBUTE_RANGE:
    return attr_is_def(value, def_attr_llvm_constant_range)
               ? NULL
               : "a #llvm.constant_range attribute";
  default: return NULL;
  }
}

static LLVMAttributeRef parameter_attribute(Translation *t, size_t row,
                                            const Attr *value) {
  const char *name = parameter_attributes[row].llvm;
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  switch (parameter_attributes[row].form) {
  case ATTRIBUTE_INT:
  case ATTRIBUTE_ALIGNMENT:
    return LLVMCreateEnumAttribute(t->llvm, kind, attr_to_u64(value));
  case ATTRIBUTE_TYPE:
    return LLVMCreateTypeAttribute(t->llvm, kind,
                                   translate_type(t, value->type));
  case ATTRIBUTE_RANGE: return range_attribute(t, kind, value);
  default: return LLVMCreateEnumAttribute(t->llvm, kind, 0);
  }
}

static void add_carried(Translation *t, LLVMValueRef on, AttributeAdder *add,
                        LLVMAttributeIndex index, const Attr *dict) {
  for (uint32_t i = 0; attr_is(dict, AT_DICT) && i < dict->as.dict.count; i++) {
    LLVMAttributeRef made =
        translate_carried_attribute(t, &dict->as.dict.items[i]);
    if (made)
      add(on, index, made);
  }
}

// Operands of inline assembly have the name without a prefix.
static bool is_named(const char *name, const char *mlir) {
  return !strcmp(name, mlir) || !strcmp(name, mlir + sizeof "llvm." - 1);
}

// The row of the table for that name plus one, or 0: not an attribute of LLVM.
static size_t row_of(Translation *t, const Ident *name) {
  enum { NO_ROW = -1 };
  void **entry = ptrmap_at(&t->parameters, &t->arena, name);
  if (!*entry) {
    intptr_t row = NO_ROW;
    for (size_t i = 0; parameter_attributes[i].mlir; i++)
      if (is_named(name->data, parameter_attributes[i].mlir))
        row = (intptr_t)i + 1;
    *entry = (void *)row;
  }
  intptr_t row = (intptr_t)*entry;
  return row == NO_ROW ? 0 : (size_t)row;
}

static void add_parameter(Translation *t, Loc loc, LLVMValueRef on,
                          AttributeAdder *add, LLVMAttributeIndex index,
                          const NamedAttr *attr) {
  if (!strcmp(attr->name->data, "mlcc.attributes")) {
    add_carried(t, on, add, index, attr->value);
    return;
  }
  size_t row = row_of(t, attr->name);
  if (!row)
    return;
  const char *wrong =
      wrong_value(parameter_attributes[row - 1].form, attr->value);
  if (wrong) {
    diag_error(t->diags, loc, "\"%s\" should be %s", attr->name->data, wrong);
    t->failed = true;
    return;
  }
  add(on, index, parameter_attribute(t, row - 1, attr->value));
}

static void add_dictionary(Translation *t, Loc loc, LLVMValueRef on,
                           AttributeAdder *add, LLVMAttributeIndex index,
                           const Attr *dict) {
  if (!attr_is(dict, AT_DICT))
    return;
  for (uint32_t i = 0; i < dict->as.dict.count; i++)
    add_parameter(t, loc, on, add, index, &dict->as.dict.items[i]);
}

void translate_parameter_attributes(Translation *t, Loc loc, LLVMValueRef on,
                                    AttributeAdder *add, const Attr *args,
                                    const Attr *results) {
  if (attr_is(args, AT_ARRAY))
    for (uint32_t i = 0; i < args->as.array.count; i++)
      add_dictionary(t, loc, on, add, i + 1, args->as.array.items[i]);
  if (attr_is(results, AT_ARRAY) && results->as.array.count)
    add_dictionary(t, loc, on, add, LLVMAttributeReturnIndex,
                   results->as.array.items[0]);
}

// Functions

static void add_to_function(LLVMValueRef function, LLVMAttributeRef made) {
  LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, made);
}

static void add_string(Translation *t, LLVMValueRef function, const char *name,
                       Str value) {
  add_to_function(function, attribute_string(t, str_from(name), value));
}

uint64_t memory_effects_bits(const Attr *effects) {
  uint64_t bits = 0;
  for (unsigned i = 0; i < MEMORY_LOCATIONS; i++)
    bits |= (uint64_t)enum_of(effects->as.def.params[i])
            << (2 * memory_locations[i]);
  return bits;
}

static void add_vscale_range(Translation *t, LLVMValueRef function,
                             const Attr *range) {
  uint64_t low = (uint64_t)enum_of(range->as.def.params[0]);
  uint64_t high = (uint64_t)enum_of(range->as.def.params[1]);
  add_to_function(function,
                  attribute_enum(t, "vscale_range", low << 32 | high));
}

static void add_target_features(Translation *t, LLVMValueRef function,
                                const Attr *features) {
  const Attr *list = features->as.def.params[0];
  Buf text = {0};
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    if (i)
      buf_char(&text, ',');
    buf_str(&text, list->as.array.items[i]->as.string);
  }
  add_string(t, function, "target-features", (Str){text.data, text.size});
  buf_release(&text);
}

static void add_structured(Translation *t, Op *func, LLVMValueRef function) {
  Attr *effects = op_slot(func, A_llvm_func_memory_effects);
  if (attr_is(effects, AT_DIALECT))
    add_to_function(function,
                    attribute_enum(t, "memory", memory_effects_bits(effects)));
  Attr *vscale = op_slot(func, A_llvm_func_vscale_range);
  if (attr_is(vscale, AT_DIALECT))
    add_vscale_range(t, function, vscale);
  Attr *frame = op_slot(func, A_llvm_func_frame_pointer);
  int64_t kind = frame ? enum_of(frame) : -1;
  if (kind >= 0 && kind < FRAME_POINTER__MAX)
    add_string(t, function, "frame-pointer", str_from(frame_pointers[kind]));
  Attr *features = op_slot(func, A_llvm_func_target_features);
  if (attr_is(features, AT_DIALECT))
    add_target_features(t, function, features);
  Attr *unwind = op_slot(func, A_llvm_func_uwtable_kind);
  if (unwind && enum_of(unwind))
    add_to_function(function,
                    attribute_enum(t, "uwtable", (uint64_t)enum_of(unwind)));
}

bool translate_function_attributes(Translation *t, Op *func,
                                   LLVMValueRef function) {
  for (size_t i = 0; unit_attributes[i].llvm; i++)
    if (op_slot(func, unit_attributes[i].slot))
      add_to_function(function, attribute_enum(t, unit_attributes[i].llvm, 0));
  for (size_t i = 0; string_units[i].llvm; i++)
    if (op_slot(func, string_units[i].slot))
      add_string(t, function, string_units[i].llvm, (Str){0});
  for (size_t i = 0; string_attributes[i].llvm; i++) {
    const Attr *value = op_slot(func, string_attributes[i].slot);
    if (attr_is(value, AT_STRING))
      add_string(t, function, string_attributes[i].llvm, value->as.string);
    else if (attr_is(value, AT_INTEGER))
      add_string(t, function, string_attributes[i].llvm,
                 attr_to_bool(value) ? STR("true") : STR("false"));
  }
  add_structured(t, func, function);
  return add_named_list(t, func->loc, function, add_to_function, "passthrough",
                        op_slot(func, A_llvm_func_passthrough));
}
