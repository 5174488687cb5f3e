// Attributes of functions, parameters, calls and variables.
//
// The tables of llvm_facts.h say which of LLVM's attributes are which of the
// dialect's. Those of a function that are none go into `passthrough`; those of
// a parameter or call, which have no such place, are carried in
// `mlcc.attributes = {name = value}`: a string for a string attribute, else the
// number, type, range or unit that it has.
//
// LLVM makes each list of attributes once, so each is converted once.

#include "backend/import/import_int.h"

static Str name_of(LLVMAttributeRef attribute) {
  unsigned size;
  if (LLVMIsStringAttribute(attribute)) {
    const char *text = LLVMGetStringAttributeKind(attribute, &size);
    return (Str){text, size};
  }
  return str_from(shim_attribute_name(LLVMGetEnumAttributeKind(attribute)));
}

static Str string_of(LLVMAttributeRef attribute) {
  unsigned size;
  const char *text = LLVMGetStringAttributeValue(attribute, &size);
  return (Str){text, size};
}

// Carried attributes

static Attr *range_attr(Import *im, unsigned width, const uint64_t *lower,
                        const uint64_t *upper) {
  Type *type = type_int(im->ctx, width);
  Attr *bounds[] = {attr_integer(im->ctx, type, lower),
                    attr_integer(im->ctx, type, upper)};
  return attr_dialect(im->ctx, def_attr_llvm_constant_range, bounds);
}

static Attr *ranges_attr(Import *im, LLVMAttributeRef attribute) {
  unsigned n = shim_attribute_ranges(attribute);
  Attr **items = arena_array(&im->arena, Attr *, n + 1);
  for (unsigned i = 0; i < n; i++) {
    const uint64_t *lower, *upper;
    unsigned width = shim_attribute_range_at(attribute, i, &lower, &upper);
    items[i] = range_attr(im, width, lower, upper);
  }
  return attr_array(im->ctx, items, n);
}

static Attr *value_attr(Import *im, LLVMAttributeRef attribute) {
  const uint64_t *lower, *upper;
  unsigned width;
  Type *type;
  switch (shim_attribute_form(attribute)) {
  case SHIM_ATTRIBUTE_UNIT: return im->ctx->unit;
  case SHIM_ATTRIBUTE_INT:
    return attr_i64(im->ctx, (int64_t)LLVMGetEnumAttributeValue(attribute));
  case SHIM_ATTRIBUTE_STRING: return attr_string(im->ctx, string_of(attribute));
  case SHIM_ATTRIBUTE_TYPE:
    type = import_type(im, LLVMGetTypeAttributeValue(attribute));
    return type ? attr_type(im->ctx, type) : NULL;
  case SHIM_ATTRIBUTE_RANGE:
    width = shim_attribute_range(attribute, &lower, &upper);
    return range_attr(im, width, lower, upper);
  case SHIM_ATTRIBUTE_RANGES: return ranges_attr(im, attribute);
  }
  unreachable();
}

typedef Vec(NamedAttr) NamedAttrs;

static void add_named(Import *im, NamedAttrs *list, Str name, Attr *value) {
  NamedAttr item = {ctx_ident(im->ctx, name), value};
  if (value)
    vec_push(&im->arena, list, item);
}

static Attr *carried_dict(Import *im, const NamedAttrs *list) {
  return list->size && !im->options->plain
             ? attr_dict(im->ctx, list->data, (uint32_t)list->size)
             : NULL;
}

// Parameters

static const ParameterAttribute *find_row(LLVMAttributeRef attribute) {
  Str name = name_of(attribute);
  if (LLVMIsStringAttribute(attribute))
    return NULL;
  for (const ParameterAttribute *row = parameter_attributes; row->mlir; row++)
    if (str_is(name, row->llvm))
      return row;
  return NULL;
}

// captures(none) is nocapture; other captures have no form.
static bool has_form(const ParameterAttribute *row,
                     LLVMAttributeRef attribute) {
  return row && (row->form != ATTRIBUTE_NOCAPTURE ||
                 !LLVMGetEnumAttributeValue(attribute));
}

static Attr *parameter_dict(Import *im, LLVMAttributeRef *list, unsigned n) {
  NamedAttrs known = {0}, carried = {0};
  for (unsigned i = 0; i < n; i++) {
    const ParameterAttribute *row = find_row(list[i]);
    if (row && row->ours && im->options->plain)
      continue;
    if (!has_form(row, list[i]))
      add_named(im, &carried, name_of(list[i]), value_attr(im, list[i]));
    else if (row->form == ATTRIBUTE_NOCAPTURE)
      add_named(im, &known, str_from(row->mlir), im->ctx->unit);
    else
      add_named(im, &known, str_from(row->mlir), value_attr(im, list[i]));
  }
  Attr *rest = carried_dict(im, &carried);
  if (rest)
    add_named(im, &known, ident_str(im->names.attributes), rest);
  return attr_dict(im->ctx, known.data, (uint32_t)known.size);
}

typedef struct Getter {
  unsigned (*count)(LLVMValueRef on, LLVMAttributeIndex index);
  void (*get)(LLVMValueRef on, LLVMAttributeIndex index,
              LLVMAttributeRef *list);
} Getter;

static const Getter of_function = {LLVMGetAttributeCountAtIndex,
                                   LLVMGetAttributesAtIndex};
static const Getter of_call = {LLVMGetCallSiteAttributeCount,
                               LLVMGetCallSiteAttributes};

static LLVMAttributeRef *attributes_at(Import *im, const Getter *getter,
                                       LLVMValueRef on,
                                       LLVMAttributeIndex index, unsigned *n) {
  *n = getter->count(on, index);
  LLVMAttributeRef *list = arena_array(&im->arena, LLVMAttributeRef, *n + 1);
  if (*n)
    getter->get(on, index, list);
  return list;
}

static Attr *dict_at(Import *im, const Getter *getter, LLVMValueRef on,
                     LLVMAttributeIndex index) {
  unsigned n;
  LLVMAttributeRef *list = attributes_at(im, getter, on, index, &n);
  return n ? parameter_dict(im, list, n) : im->ctx->empty_dict;
}

typedef struct CachedAttributes {
  ImportedAttributes made;
  uint32_t nargs;
  struct CachedAttributes *next; // the same list for another count
} CachedAttributes;

static void convert(Import *im, LLVMValueRef on, uint32_t nargs,
                    ImportedAttributes *made) {
  const Getter *getter = LLVMIsAFunction(on) ? &of_function : &of_call;
  Attr **args = arena_array(&im->arena, Attr *, nargs + 1);
  bool any = false;
  for (uint32_t i = 0; i < nargs; i++) {
    args[i] = dict_at(im, getter, on, i + 1);
    any |= args[i] != im->ctx->empty_dict;
  }
  Attr *result = dict_at(im, getter, on, LLVMAttributeReturnIndex);
  made->args = any ? attr_array(im->ctx, args, nargs) : NULL;
  made->results =
      result != im->ctx->empty_dict ? attr_array(im->ctx, &result, 1) : NULL;
  made->function = attributes_at(im, getter, on, LLVMAttributeFunctionIndex,
                                 &made->nfunction);
}

const ImportedAttributes *import_attributes(Import *im, LLVMValueRef on,
                                            uint32_t nargs) {
  static const ImportedAttributes none = {0};
  const void *list = shim_attribute_list(on);
  if (!list)
    return &none;
  void **entry = ptrmap_at(&im->attributes, &im->arena, list);
  for (CachedAttributes *c = *entry; c; c = c->next)
    if (c->nargs == nargs)
      return &c->made;
  CachedAttributes *cached = arena_new(&im->arena, CachedAttributes);
  *cached = (CachedAttributes){.nargs = nargs, .next = *entry};
  *entry = cached;
  convert(im, on, nargs, &cached->made);
  return &cached->made;
}

// Functions

static const SlotAttribute *find_slot(const SlotAttribute *rows, Str name) {
  for (; rows->llvm; rows++)
    if (str_is(name, rows->llvm))
      return rows;
  return NULL;
}

static Attr *effects_attr(Import *im, uint64_t bits) {
  Attr *params[MEMORY_LOCATIONS];
  for (unsigned i = 0; i < MEMORY_LOCATIONS; i++)
    params[i] = attr_i64(im->ctx, bits >> (2 * memory_locations[i]) & 3);
  return attr_dialect(im->ctx, def_attr_llvm_memory_effects, params);
}

static Attr *vscale_attr(Import *im, uint64_t packed) {
  Attr *params[] = {attr_i32(im->ctx, (int32_t)(packed >> 32)),
                    attr_i32(im->ctx, (int32_t)packed)};
  return attr_dialect(im->ctx, def_attr_llvm_vscale_range, params);
}

static Attr *features_attr(Import *im, Str text) {
  Vec(Attr *) items = {0};
  while (text.size) {
    const char *comma = memchr(text.data, ',', text.size);
    size_t n = comma ? (size_t)(comma - text.data) : text.size;
    if (!n || (text.data[0] != '+' && text.data[0] != '-'))
      return NULL;
    vec_push(&im->arena, &items, attr_string(im->ctx, (Str){text.data, n}));
    text.data += n + (comma != NULL);
    text.size -= n + (comma != NULL);
  }
  Attr *list = attr_array(im->ctx, items.data, (uint32_t)items.size);
  if (!items.size)
    list = NULL;
  return attr_dialect(im->ctx, def_attr_llvm_target_features, &list);
}

static Attr *frame_attr(Import *im, Str text) {
  for (unsigned i = 0; i < FRAME_POINTER__MAX; i++)
    if (str_is(text, frame_pointers[i]))
      return attr_flags(im->ctx, def_attr_llvm_frame_pointer_kind, i);
  return NULL;
}

// Also in passthrough, as mlir-translate has it.
static bool is_said_twice(Str name) {
  return str_is(name, "target-cpu") || str_is(name, "prefer-vector-width") ||
         str_is(name, "reciprocal-estimates");
}

static bool set_string_slot(Import *im, Draft *d, uint32_t slot, Str value) {
  const AttrConstraint *wanted = d->spec.info->attrs[slot].constraint;
  if (!wanted->build) {
    draft_set(d, slot, attr_string(im->ctx, value));
    return true;
  }
  bool is_true = str_is(value, "true");
  if (!is_true && !str_is(value, "false"))
    return false;
  draft_set(d, slot, attr_bool(im->ctx, is_true));
  return true;
}

static bool take_string(Import *im, Draft *d, Str name, Str value) {
  const SlotAttribute *row = find_slot(string_units, name);
  Attr *made = NULL;
  if (row && !value.size) {
    draft_set(d, row->slot, im->ctx->unit);
    return true;
  }
  if ((row = find_slot(string_attributes, name)))
    return set_string_slot(im, d, row->slot, value) && !is_said_twice(name);
  if (str_is(name, "frame-pointer") && (made = frame_attr(im, value)))
    draft_set(d, A_llvm_func_frame_pointer, made);
  if (str_is(name, "target-features") && (made = features_attr(im, value)))
    draft_set(d, A_llvm_func_target_features, made);
  return made;
}

static bool take_enum(Import *im, Draft *d, Str name,
                      LLVMAttributeRef attribute) {
  const SlotAttribute *row = find_slot(unit_attributes, name);
  uint64_t value = LLVMGetEnumAttributeValue(attribute);
  if (row)
    draft_set(d, row->slot, im->ctx->unit);
  else if (str_is(name, "memory"))
    draft_set(d, A_llvm_func_memory_effects, effects_attr(im, value));
  else if (str_is(name, "vscale_range"))
    draft_set(d, A_llvm_func_vscale_range, vscale_attr(im, value));
  else if (str_is(name, "uwtable"))
    draft_enum(im, d, A_llvm_func_uwtable_kind, (int64_t)value);
  else
    return false;
  return true;
}

// "name", or ["name", "value"].
static Attr *passed_through(Import *im, Str name, LLVMAttributeRef attribute) {
  Str value = {0};
  ShimAttribute form = shim_attribute_form(attribute);
  if (form == SHIM_ATTRIBUTE_STRING)
    value = string_of(attribute);
  else if (form == SHIM_ATTRIBUTE_INT)
    value =
        arena_format(&im->arena, "%llu",
                     (unsigned long long)LLVMGetEnumAttributeValue(attribute));
  Attr *text = attr_string(im->ctx, name);
  if (!value.size)
    return text;
  Attr *pair[] = {text, attr_string(im->ctx, value)};
  return attr_array(im->ctx, pair, 2);
}

static bool take(Import *im, Draft *d, Str name, LLVMAttributeRef attribute) {
  switch (shim_attribute_form(attribute)) {
  case SHIM_ATTRIBUTE_STRING:
    return take_string(im, d, name, string_of(attribute));
  case SHIM_ATTRIBUTE_UNIT:
  case SHIM_ATTRIBUTE_INT: return take_enum(im, d, name, attribute);
  default: return false;
  }
}

// Has a value that is no text, or a string's name is that of another kind.
static bool needs_carrying(Str name, LLVMAttributeRef attribute) {
  ShimAttribute form = shim_attribute_form(attribute);
  return form > SHIM_ATTRIBUTE_STRING ||
         (form == SHIM_ATTRIBUTE_STRING &&
          LLVMGetEnumAttributeKindForName(name.data, name.size));
}

void import_function_attributes(Import *im, Draft *d, LLVMValueRef function) {
  const ImportedAttributes *known =
      import_attributes(im, function, LLVMCountParams(function));
  NamedAttrs carried = {0};
  Vec(Attr *) rest = {0};
  for (unsigned i = 0; i < known->nfunction; i++) {
    LLVMAttributeRef attribute = known->function[i];
    Str name = name_of(attribute);
    if (take(im, d, name, attribute))
      continue;
    if (needs_carrying(name, attribute))
      add_named(im, &carried, name, value_attr(im, attribute));
    else
      vec_push(&im->arena, &rest, passed_through(im, name, attribute));
  }
  if (rest.size)
    draft_set(d, A_llvm_func_passthrough,
              attr_array(im->ctx, rest.data, (uint32_t)rest.size));
  draft_extra(d, im->names.attributes, carried_dict(im, &carried));
  draft_set(d, A_llvm_func_arg_attrs, known->args);
  draft_set(d, A_llvm_func_res_attrs, known->results);
}

// Calls

static uint64_t own_effects(LLVMValueRef on, bool is_call, bool *stated) {
  unsigned kind = LLVMGetEnumAttributeKindForName("memory", 6);
  LLVMAttributeRef own =
      is_call
          ? LLVMGetCallSiteEnumAttribute(on, LLVMAttributeFunctionIndex, kind)
          : LLVMGetEnumAttributeAtIndex(on, LLVMAttributeFunctionIndex, kind);
  *stated = own;
  return own ? LLVMGetEnumAttributeValue(own) : shim_any_memory_effects();
}

// The operation says what holds of the call, its callee's attributes included.
// What the call itself states is carried unless the translation finds it from
// that: it leaves out what the callee implies.
static void set_effects(Import *im, Draft *d, LLVMValueRef call,
                        NamedAttrs *carried) {
  bool stated, ignored;
  uint64_t effects = shim_memory_effects(call);
  uint64_t own = own_effects(call, true, &stated);
  LLVMValueRef callee = LLVMGetCalledValue(call);
  uint64_t implied = LLVMIsAFunction(callee)
                         ? own_effects(callee, false, &ignored)
                         : shim_any_memory_effects();
  if (effects != shim_any_memory_effects())
    draft_set(d, A_llvm_call_memory_effects, effects_attr(im, effects));
  if (stated && (own != effects || !(implied & ~effects)))
    add_named(im, carried, STR("memory"), attr_i64(im->ctx, (int64_t)own));
}

void import_call_attributes(Import *im, Draft *d, LLVMValueRef call,
                            uint32_t nargs) {
  const ImportedAttributes *known = import_attributes(im, call, nargs);
  bool is_call = d->spec.info->opcode == OP_llvm_call;
  NamedAttrs carried = {0};
  for (unsigned i = 0; i < known->nfunction; i++) {
    LLVMAttributeRef attribute = known->function[i];
    Str name = name_of(attribute);
    bool is_string = LLVMIsStringAttribute(attribute);
    const SlotAttribute *row =
        is_call && !is_string ? find_slot(call_units, name) : NULL;
    if (row)
      draft_set(d, row->slot, im->ctx->unit);
    else if (!is_call || is_string || !str_is(name, "memory"))
      add_named(im, &carried, name, value_attr(im, attribute));
  }
  if (is_call)
    set_effects(im, d, call, &carried);
  draft_extra(d, im->names.attributes, carried_dict(im, &carried));
}

Attr *import_fast_math(Import *im, LLVMFastMathFlags flags) {
  int64_t bits = 0;
  for (unsigned i = 0; i < FACT_FASTMATH; i++)
    if (flags & fact_fastmath[i])
      bits |= 1 << i;
  return attr_flags(im->ctx, def_attr_llvm_fastmath, bits);
}

// Variables

void import_global_attributes(Import *im, Draft *d, LLVMValueRef global) {
  unsigned n = shim_global_attribute_count(global);
  if (!n)
    return;
  LLVMAttributeRef *list = arena_array(&im->arena, LLVMAttributeRef, n);
  Attr **items = arena_array(&im->arena, Attr *, n);
  shim_global_attributes(global, list);
  for (unsigned i = 0; i < n; i++)
    items[i] = passed_through(im, name_of(list[i]), list[i]);
  draft_set(d, A_llvm_mlir_global_target_specific_attrs,
            attr_array(im->ctx, items, n));
}
