// Attributes of functions, parameters and calls.
//
// Two tables hold the facts: what `llvm.*` names in arg_attrs and res_attrs
// mean, and what each inherent attribute of llvm.func becomes. `passthrough`
// gives the rest: names that LLVM knows become enum attributes (with their
// integer where they take one), others string attributes.

#include "backend/translate_int.h"

#include "backend/llvm_facts.h"
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

LLVMAttributeRef attribute_named(Translation *t, Str name, Str value) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name.data, name.size);
  if (!kind || shim_attribute_takes_type(kind))
    return attribute_string(t, name, value);
  uint64_t number =
      value.size ? strtoull(arena_str(&t->arena, value).data, NULL, 0) : 0;
  return LLVMCreateEnumAttribute(t->llvm, kind, number);
}

// Parameters

// #llvm.constant_range<i32, 0, 12>: both bounds have the width of the type.
static LLVMAttributeRef range_attribute(Translation *t, unsigned kind,
                                        const Attr *range) {
  const Attr *lower = range->as.def.params[0];
  const Attr *upper = range->as.def.params[1];
  return LLVMCreateConstantRangeAttribute(
      t->llvm, kind, lower->type->as.integer.width, lower->as.words,
      upper->as.words);
}

static LLVMAttributeRef parameter_attribute(Translation *t, size_t row,
                                            const Attr *value) {
  const char *name = parameter_attributes[row].llvm;
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  switch (parameter_attributes[row].form) {
  case ATTRIBUTE_UNIT: return LLVMCreateEnumAttribute(t->llvm, kind, 0);
  case ATTRIBUTE_INT:
    return LLVMCreateEnumAttribute(t->llvm, kind,
                                   attr_is(value, AT_INTEGER)
                                       ? attr_to_u64(value)
                                       : 0);
  case ATTRIBUTE_TYPE:
    if (!attr_is(value, AT_TYPE))
      return NULL;
    return LLVMCreateTypeAttribute(t->llvm, kind,
                                   translate_type(t, value->type));
  case ATTRIBUTE_RANGE:
    return attr_is(value, AT_DIALECT) ? range_attribute(t, kind, value) : NULL;
  case ATTRIBUTE_NOCAPTURE: return LLVMCreateEnumAttribute(t->llvm, kind, 0);
  }
  unreachable();
}

static void add_parameter(Translation *t, LLVMValueRef on, AttributeAdder *add,
                          LLVMAttributeIndex index, const NamedAttr *attr) {
  for (size_t i = 0; parameter_attributes[i].mlir; i++) {
    if (strcmp(attr->name->data, parameter_attributes[i].mlir))
      continue;
    LLVMAttributeRef made = parameter_attribute(t, i, attr->value);
    if (made)
      add(on, index, made);
    return;
  }
}

static void add_dictionary(Translation *t, LLVMValueRef on,
                           AttributeAdder *add, LLVMAttributeIndex index,
                           const Attr *dict) {
  if (!attr_is(dict, AT_DICT))
    return;
  for (uint32_t i = 0; i < dict->as.dict.count; i++)
    add_parameter(t, on, add, index, &dict->as.dict.items[i]);
}

bool translate_parameter_attributes(Translation *t, Loc loc, LLVMValueRef on,
                                    AttributeAdder *add, Attr *args,
                                    Attr *results) {
  (void)loc;
  if (attr_is(args, AT_ARRAY))
    for (uint32_t i = 0; i < args->as.array.count; i++)
      add_dictionary(t, on, add, i + 1, args->as.array.items[i]);
  if (attr_is(results, AT_ARRAY) && results->as.array.count)
    add_dictionary(t, on, add, LLVMAttributeReturnIndex,
                   results->as.array.items[0]);
  return true;
}

// Functions

static void add_to_function(LLVMValueRef function, LLVMAttributeRef made) {
  LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, made);
}

static void add_string(Translation *t, LLVMValueRef function, const char *name,
                       Str value) {
  add_to_function(function, attribute_string(t, str_from(name), value));
}

static void add_passthrough(Translation *t, LLVMValueRef function,
                            const Attr *list) {
  for (uint32_t i = 0; attr_is(list, AT_ARRAY) && i < list->as.array.count;
       i++) {
    const Attr *item = list->as.array.items[i];
    if (attr_is(item, AT_STRING)) {
      add_to_function(function, attribute_named(t, item->as.string, (Str){0}));
      continue;
    }
    const Attr *name = item->as.array.items[0], *value = item->as.array.items[1];
    add_to_function(function, attribute_named(t, name->as.string,
                                              value->as.string));
  }
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
  add_to_function(function, attribute_enum(t, "vscale_range", low << 32 | high));
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
    add_to_function(function, attribute_enum(t, "uwtable",
                                             (uint64_t)enum_of(unwind)));
}

void translate_function_attributes(Translation *t, Op *func,
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
  add_passthrough(t, function, op_slot(func, A_llvm_func_passthrough));
}
