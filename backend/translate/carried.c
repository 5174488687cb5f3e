// What the llvm dialect has no form for, and `mlcc.*` attributes say
// (import.h).
//
// A table gives each attribute its meaning, for instructions and for symbols;
// an attribute of that prefix which is in neither is an error, since dropping
// it would change the program. Metadata is written as import/metadata.c says.

#include "backend/translate/debug_int.h"

#include "backend/codegen/codegen.h"
#include "backend/llvm_facts.h"
#include "backend/shim/inspect.h"
#include "backend/shim/module.h"

const Attr *carried_attr(const Op *op, const char *name) {
  for (uint32_t i = 0; op->attrs && i < op->attrs->as.dict.count; i++)
    if (!strcmp(op->attrs->as.dict.items[i].name->data, name))
      return op->attrs->as.dict.items[i].value;
  return NULL;
}

// Metadata

typedef struct Outer {
  LLVMMetadataRef node; // NULL: no identity, cannot be referred to
  const struct Outer *next;
} Outer;

static bool build_node(Translation *t, Loc loc, const Attr *attr,
                       const Outer *outer, LLVMMetadataRef *made);

static bool build_list(Translation *t, Loc loc, const Attr *list,
                       const Outer *outer, LLVMMetadataRef *items) {
  for (uint32_t i = 0; i < list->as.array.count; i++)
    if (!build_node(t, loc, list->as.array.items[i], outer, &items[i]))
      return false;
  return true;
}

static bool build_tuple(Translation *t, Loc loc, const Attr *list,
                        const Outer *outer, LLVMMetadataRef *made) {
  uint32_t n = list->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n + 1);
  if (!build_list(t, loc, list, &(Outer){NULL, outer}, items))
    return false;
  *made = LLVMMDNodeInContext2(t->llvm, items, n);
  return true;
}

// The node is there before its operands, which may refer to it.
static bool build_distinct(Translation *t, Loc loc, const Attr *attr,
                           const Outer *outer, LLVMMetadataRef *made) {
  const Attr *list = attr->as.distinct.value;
  if ((*made = ptrmap_get(&t->metadata, attr)))
    return true;
  if (!attr_is(list, AT_ARRAY))
    return false;
  uint32_t n = list->as.array.count;
  LLVMMetadataRef *items = arena_zero(&t->arena, (n + 1) * sizeof *items, 8);
  *made = shim_distinct_node(t->llvm, items, n);
  ptrmap_set(&t->metadata, &t->arena, attr, *made);
  if (!build_list(t, loc, list, &(Outer){*made, outer}, items))
    return false;
  for (uint32_t i = 0; i < n; i++)
    shim_replace_operand(*made, i, items[i]);
  return true;
}

// {up = n}, or {node = n} of debug information that is carried.
static bool find_node(Translation *t, const Attr *dict, const Outer *outer,
                      LLVMMetadataRef *made) {
  if (dict->as.dict.count != 1 ||
      !attr_is(dict->as.dict.items[0].value, AT_INTEGER))
    return false;
  if (str_is(ident_str(dict->as.dict.items[0].name), "node"))
    return (*made = carried_debug_any(t, dict->as.dict.items[0].value));
  uint64_t up = attr_to_u64(dict->as.dict.items[0].value);
  while (outer && up--)
    outer = outer->next;
  *made = outer ? outer->node : NULL;
  return *made;
}

// Tensors stand for arrays.
static Type *constant_type(Translation *t, Type *type) {
  if (type->kind != TY_TENSOR)
    return type;
  Type *made = type->as.shaped.element;
  for (int i = type->as.shaped.rank; i-- > 0;)
    made = type_llvm_array(t->ctx, made, (uint64_t)type->as.shaped.shape[i]);
  return made;
}

static bool build_constant(Translation *t, Loc loc, const Attr *attr,
                           LLVMMetadataRef *made) {
  LLVMValueRef value =
      attr_is(attr, AT_SYMBOL_REF)
          ? translate_symbol(t, loc, attr->as.symbol.root)
          : translate_constant(t, loc, constant_type(t, attr->type),
                               (Attr *)attr);
  *made = value ? LLVMValueAsMetadata(value) : NULL;
  return value;
}

static bool build_dialect(Translation *t, const Attr *attr,
                          LLVMMetadataRef *made) {
  if (attr_is_def(attr, def_attr_llvm_di_expression))
    return (*made = debug_expression(t, attr));
  if (debug_is_node(attr))
    return (*made = debug_node(t, attr));
  if (attr_is_def(attr, def_attr_llvm_access_group))
    return (*made = translate_access_group(t, attr));
  if (!attr_is_def(attr, def_attr_llvm_zero))
    return false;
  LLVMTypeRef ptr = LLVMPointerTypeInContext(t->llvm, 0);
  *made = LLVMValueAsMetadata(LLVMConstNull(ptr));
  return true;
}

static bool build_node(Translation *t, Loc loc, const Attr *attr,
                       const Outer *outer, LLVMMetadataRef *made) {
  switch ((AttrKind)attr->kind) {
  case AT_UNIT: *made = NULL; return true;
  case AT_STRING:
    *made = LLVMMDStringInContext2(t->llvm, attr->as.string.data,
                                   attr->as.string.size);
    return true;
  case AT_INTEGER:
  case AT_FLOAT:
  case AT_DENSE:
  case AT_SYMBOL_REF: return build_constant(t, loc, attr, made);
  case AT_ARRAY: return build_tuple(t, loc, attr, outer, made);
  case AT_DISTINCT: return build_distinct(t, loc, attr, outer, made);
  case AT_DICT: return find_node(t, attr, outer, made);
  case AT_DIALECT: return build_dialect(t, attr, made);
  default: return attr_is_loc(attr) && (*made = debug_scoped_location(t, attr));
  }
}

static bool build_metadata(Translation *t, const Op *op, const Attr *attr,
                           LLVMMetadataRef *made) {
  return build_node(t, op->loc, attr, NULL, made) ||
         diag_error(t->diags, op->loc, "'%s' is no metadata",
                    attr_str(t->ctx, attr));
}

// The same as a node; what is none is put into one.
static bool build_whole_node(Translation *t, const Op *op, const Attr *attr,
                             LLVMMetadataRef *made) {
  if (!build_metadata(t, op, attr, made))
    return false;
  LLVMMetadataKind kind = *made ? LLVMGetMetadataKind(*made) : 0;
  if (!*made || kind == LLVMMDStringMetadataKind ||
      kind == LLVMConstantAsMetadataMetadataKind)
    *made = LLVMMDNodeInContext2(t->llvm, made, *made ? 1 : 0);
  return true;
}

LLVMValueRef translate_carried_argument(Translation *t, const Op *op,
                                        const Attr *attr) {
  LLVMMetadataRef node;
  return build_metadata(t, op, attr, &node) ? LLVMMetadataAsValue(t->llvm, node)
                                            : NULL;
}

static unsigned kind_of(Translation *t, const Ident *name) {
  return LLVMGetMDKindIDInContext(t->llvm, name->data, name->size);
}

// Attributes

static const Attr *range_type(const Attr *range, const uint64_t **lower,
                              const uint64_t **upper) {
  if (!attr_is_def(range, def_attr_llvm_constant_range))
    return NULL;
  *lower = range->as.def.params[0]->as.words;
  *upper = range->as.def.params[1]->as.words;
  return range->as.def.params[0];
}

static LLVMAttributeRef ranges_attribute(Translation *t, unsigned kind,
                                         const Attr *list) {
  uint32_t n = list->as.array.count;
  uint64_t *lowers = arena_array(&t->arena, uint64_t, n);
  uint64_t *uppers = arena_array(&t->arena, uint64_t, n);
  uint32_t width = 64;
  for (uint32_t i = 0; i < n; i++) {
    const uint64_t *lower, *upper;
    const Attr *bound = range_type(list->as.array.items[i], &lower, &upper);
    if (!bound)
      return NULL;
    width = bound->type->as.integer.width;
    lowers[i] = *lower;
    uppers[i] = *upper;
  }
  return shim_attribute_of_ranges(t->llvm, kind, width, lowers, uppers, n);
}

LLVMAttributeRef translate_carried_attribute(Translation *t,
                                             const NamedAttr *attr) {
  Str name = ident_str(attr->name);
  const Attr *value = attr->value;
  const uint64_t *lower, *upper;
  if (attr_is(value, AT_STRING))
    return LLVMCreateStringAttribute(t->llvm, name.data, (unsigned)name.size,
                                     value->as.string.data,
                                     (unsigned)value->as.string.size);
  unsigned kind = LLVMGetEnumAttributeKindForName(name.data, name.size);
  if (!kind)
    return NULL;
  switch ((AttrKind)value->kind) {
  case AT_UNIT: return LLVMCreateEnumAttribute(t->llvm, kind, 0);
  case AT_INTEGER:
    return LLVMCreateEnumAttribute(t->llvm, kind, attr_to_u64(value));
  case AT_TYPE:
    return LLVMCreateTypeAttribute(t->llvm, kind,
                                   translate_type(t, value->type));
  case AT_ARRAY: return ranges_attribute(t, kind, value);
  default: break;
  }
  const Attr *bound = range_type(value, &lower, &upper);
  return bound ? LLVMCreateConstantRangeAttribute(
                     t->llvm, kind, bound->type->as.integer.width, lower, upper)
               : NULL;
}

static bool add_attributes(Translation *t, LLVMValueRef on, AttributeAdder *add,
                           const Attr *dict) {
  for (uint32_t i = 0; attr_is(dict, AT_DICT) && i < dict->as.dict.count; i++) {
    LLVMAttributeRef made =
        translate_carried_attribute(t, &dict->as.dict.items[i]);
    if (!made)
      return false;
    add(on, LLVMAttributeFunctionIndex, made);
  }
  return attr_is(dict, AT_DICT);
}

// Of instructions. Each handler is false when the value does not fit.

typedef bool Handler(Translation *t, const Op *op, LLVMValueRef made,
                     const Attr *value);

// As text they stay what they are, and nobody looks at them at -O0.
static bool check_loop(Translation *t, const Op *op, const NamedAttr *item,
                       LLVMMetadataRef node) {
  if (!t->options->optimized || !str_is(ident_str(item->name), "llvm.loop"))
    return true;
  const char *fault =
      codegen_loop_fault(&t->arena, LLVMMetadataAsValue(t->llvm, node));
  return !fault || diag_error(t->diags, op->loc,
                              "metadata 'llvm.loop' %s, which LLVM can "
                              "translate but not optimize",
                              fault);
}

static bool attach_metadata(Translation *t, const Op *op, LLVMValueRef made,
                            const Attr *value) {
  if (!attr_is(value, AT_DICT))
    return false;
  for (uint32_t i = 0; i < value->as.dict.count; i++) {
    const NamedAttr *item = &value->as.dict.items[i];
    LLVMMetadataRef node;
    if (!build_whole_node(t, op, item->value, &node) ||
        !check_loop(t, op, item, node))
      return false;
    shim_attach_metadata(made, kind_of(t, item->name), node);
  }
  return true;
}

static bool is_call(LLVMValueRef made) {
  return LLVMIsACallInst(made) || LLVMIsAInvokeInst(made);
}

static bool add_call_attributes(Translation *t, const Op *op, LLVMValueRef made,
                                const Attr *value) {
  (void)op;
  return is_call(made) &&
         add_attributes(t, made, LLVMAddCallSiteAttribute, value);
}

static bool add_arg_attributes(Translation *t, const Op *op, LLVMValueRef made,
                               const Attr *value) {
  if (is_call(made))
    translate_parameter_attributes(t, op->loc, made, LLVMAddCallSiteAttribute,
                                   (Attr *)value, NULL);
  return is_call(made);
}

static bool add_result_attributes(Translation *t, const Op *op,
                                  LLVMValueRef made, const Attr *value) {
  if (is_call(made))
    translate_parameter_attributes(t, op->loc, made, LLVMAddCallSiteAttribute,
                                   NULL, (Attr *)value);
  return is_call(made);
}

static bool set_fast_math(Translation *t, const Op *op, LLVMValueRef made,
                          const Attr *value) {
  (void)t, (void)op;
  LLVMFastMathFlags flags = 0;
  if (!attr_is_def(value, def_attr_llvm_fastmath) ||
      !LLVMCanValueUseFastMathFlags(made))
    return false;
  for (unsigned i = 0; i < FACT_FASTMATH; i++)
    if (attr_flags_value(value) >> i & 1)
      flags |= fact_fastmath[i];
  LLVMSetFastMathFlags(made, flags);
  return true;
}

static bool set_callee_type(Translation *t, const Op *op, LLVMValueRef made,
                            const Attr *value) {
  (void)op;
  if (!is_call(made) || !attr_is(value, AT_TYPE) ||
      !type_is(value->type, TY_LLVM_FUNC))
    return false;
  shim_set_called_type(made, translate_function_type(t, value->type));
  return true;
}

static bool set_can_unwind(LLVMValueRef call) {
  LLVMValueRef old = LLVMGetCalledValue(call);
  if (!LLVMIsAInlineAsm(old))
    return false;
  size_t text_size, constraints_size;
  const char *text = LLVMGetInlineAsmAsmString(old, &text_size);
  const char *constraints =
      LLVMGetInlineAsmConstraintString(old, &constraints_size);
  LLVMValueRef unwinding = LLVMGetInlineAsm(
      LLVMGetInlineAsmFunctionType(old), text, text_size, constraints,
      constraints_size, LLVMGetInlineAsmHasSideEffects(old),
      LLVMGetInlineAsmNeedsAlignedStack(old), LLVMGetInlineAsmDialect(old),
      true);
  LLVMSetOperand(call, (unsigned)LLVMGetNumOperands(call) - 1, unwinding);
  return true;
}

static bool set_flag(LLVMValueRef made, Str flag) {
  // function.c
  if (str_is(flag, "unfolded"))
    return true;
  if (str_is(flag, "samesign") && LLVMIsAICmpInst(made))
    LLVMSetICmpSameSign(made, true);
  else if (str_is(flag, "swifterror") && LLVMIsAAllocaInst(made))
    shim_set_swifterror(made);
  else if (str_is(flag, "unwind") && LLVMIsACallInst(made))
    return set_can_unwind(made);
  else if (str_is(flag, "tail") && LLVMIsACallInst(made))
    LLVMSetTailCallKind(made, LLVMTailCallKindTail);
  else if (str_is(flag, "musttail") && LLVMIsACallInst(made))
    LLVMSetTailCallKind(made, LLVMTailCallKindMustTail);
  else if (str_is(flag, "notail") && LLVMIsACallInst(made))
    LLVMSetTailCallKind(made, LLVMTailCallKindNoTail);
  else
    return false;
  return true;
}

static bool set_flags(Translation *t, const Op *op, LLVMValueRef made,
                      const Attr *value) {
  (void)t, (void)op;
  for (uint32_t i = 0; attr_is(value, AT_ARRAY) && i < value->as.array.count;
       i++)
    if (!attr_is(value->as.array.items[i], AT_STRING) ||
        !set_flag(made, value->as.array.items[i]->as.string))
      return false;
  return attr_is(value, AT_ARRAY);
}

static bool set_convention(Translation *t, const Op *op, LLVMValueRef made,
                           const Attr *value) {
  enum { MOST_CONVENTIONS = 1024 };
  (void)t, (void)op;
  if (!attr_is(value, AT_INTEGER) || attr_to_u64(value) >= MOST_CONVENTIONS)
    return false;
  unsigned convention = (unsigned)attr_to_u64(value);
  if (LLVMIsAFunction(made))
    LLVMSetFunctionCallConv(made, convention);
  else if (LLVMIsACallInst(made) || LLVMIsAInvokeInst(made))
    LLVMSetInstructionCallConv(made, convention);
  else
    return false;
  return true;
}

// What its operation reads itself.
static bool is_read_elsewhere(Translation *t, const Op *op, LLVMValueRef made,
                              const Attr *value) {
  (void)t, (void)op, (void)made, (void)value;
  return true;
}

typedef struct Row {
  const char *name; // behind "mlcc."
  Handler *handle;
} Row;

static const Row instruction_rows[] = {
    {"metadata", attach_metadata},
    {"attributes", add_call_attributes},
    {"arg_attributes", add_arg_attributes},
    {"result_attributes", add_result_attributes},
    {"flags", set_flags},
    {"fastmath", set_fast_math},
    {"callee_type", set_callee_type},
    {"convention", set_convention},
    {"inrange", is_read_elsewhere},
    {"metadata_operands", is_read_elsewhere},
    {"node", is_read_elsewhere},
    {"record", is_read_elsewhere},
    {NULL, NULL},
};

// Of symbols

static bool attach_global_metadata(Translation *t, const Op *op,
                                   LLVMValueRef made, const Attr *value) {
  if (!attr_is(value, AT_DICT))
    return false;
  for (uint32_t i = 0; i < value->as.dict.count; i++) {
    const NamedAttr *item = &value->as.dict.items[i];
    if (!attr_is(item->value, AT_ARRAY))
      return false;
    for (uint32_t k = 0; k < item->value->as.array.count; k++) {
      LLVMMetadataRef node;
      if (!build_whole_node(t, op, item->value->as.array.items[k], &node))
        return false;
      LLVMGlobalAddMetadata(made, kind_of(t, item->name), node);
    }
  }
  return true;
}

static bool add_function_attributes(Translation *t, const Op *op,
                                    LLVMValueRef made, const Attr *value) {
  (void)op;
  return LLVMIsAFunction(made) &&
         add_attributes(t, made, LLVMAddAttributeAtIndex, value);
}

// [value, type]
static LLVMValueRef data_of(Translation *t, const Op *op, const Attr *pair) {
  if (!attr_is(pair, AT_ARRAY) || pair->as.array.count != 2 ||
      !attr_is(pair->as.array.items[1], AT_TYPE))
    return NULL;
  return translate_constant(t, op->loc, pair->as.array.items[1]->type,
                            pair->as.array.items[0]);
}

static bool set_prefix(Translation *t, const Op *op, LLVMValueRef made,
                       const Attr *value) {
  LLVMValueRef data = LLVMIsAFunction(made) ? data_of(t, op, value) : NULL;
  if (data)
    LLVMSetPrefixData(made, data);
  return data;
}

static bool set_prologue(Translation *t, const Op *op, LLVMValueRef made,
                         const Attr *value) {
  LLVMValueRef data = LLVMIsAFunction(made) ? data_of(t, op, value) : NULL;
  if (data)
    LLVMSetPrologueData(made, data);
  return data;
}

static bool set_thread_model(Translation *t, const Op *op, LLVMValueRef made,
                             const Attr *value) {
  static const struct {
    const char *name;
    LLVMThreadLocalMode mode;
  } modes[] = {{"localdynamic", LLVMLocalDynamicTLSModel},
               {"initialexec", LLVMInitialExecTLSModel},
               {"localexec", LLVMLocalExecTLSModel}};
  (void)t, (void)op;
  for (size_t i = 0; i < ARRAY_SIZE(modes); i++)
    if (attr_is(value, AT_STRING) && str_is(value->as.string, modes[i].name)) {
      LLVMSetThreadLocalMode(made, modes[i].mode);
      return true;
    }
  return false;
}

void translate_carried_declaration(Translation *t, const Op *op,
                                   LLVMValueRef made) {
  const Attr *model = carried_attr(op, "mlcc.thread_model");
  const Attr *convention = carried_attr(op, "mlcc.convention");
  if (model)
    set_thread_model(t, op, made, model);
  if (convention)
    set_convention(t, op, made, convention);
}

static bool set_dll_storage(Translation *t, const Op *op, LLVMValueRef made,
                            const Attr *value) {
  (void)t, (void)op;
  if (!attr_is(value, AT_STRING))
    return false;
  bool imports = str_is(value->as.string, "dllimport");
  LLVMSetDLLStorageClass(made, imports ? LLVMDLLImportStorageClass
                                       : LLVMDLLExportStorageClass);
  return imports || str_is(value->as.string, "dllexport");
}

static bool set_code_model(Translation *t, const Op *op, LLVMValueRef made,
                           const Attr *value) {
  (void)t, (void)op;
  if (!attr_is(value, AT_INTEGER) || !LLVMIsAGlobalVariable(made))
    return false;
  shim_set_code_model(made, (unsigned)attr_to_u64(value));
  return true;
}

static bool set_sanitizer(Translation *t, const Op *op, LLVMValueRef made,
                          const Attr *value) {
  (void)t, (void)op;
  if (!attr_is(value, AT_INTEGER))
    return false;
  shim_set_sanitizer_bits(made, (unsigned)attr_to_u64(value));
  return true;
}

static bool set_partition(Translation *t, const Op *op, LLVMValueRef made,
                          const Attr *value) {
  (void)t, (void)op;
  if (!attr_is(value, AT_STRING))
    return false;
  shim_set_partition(made, value->as.string.data, value->as.string.size);
  return true;
}

static const Row symbol_rows[] = {
    {"metadata", attach_global_metadata},
    {"attributes", add_function_attributes},
    {"prefix", set_prefix},
    {"prologue", set_prologue},
    {"convention", set_convention},
    {"thread_model", set_thread_model},
    {"dll_storage", set_dll_storage},
    {"code_model", set_code_model},
    {"sanitizer", set_sanitizer},
    {"partition", set_partition},
    {"debug_nodes", is_read_elsewhere},
    {NULL, NULL},
};

// Finding what is carried

static const char prefix[] = "mlcc.";

static bool handle(Translation *t, const Op *op, LLVMValueRef made,
                   const NamedAttr *attr, const Row *rows) {
  const char *name = attr->name->data + sizeof prefix - 1;
  while (rows->name && strcmp(rows->name, name))
    rows++;
  if (!rows->name)
    return diag_error(t->diags, op->loc, "attribute '%s' is not known here",
                      attr->name->data);
  unsigned before = t->diags->nerrors;
  return rows->handle(t, op, made, attr->value) ||
         t->diags->nerrors != before ||
         diag_error(t->diags, op->loc, "attribute '%s' does not fit: %s",
                    attr->name->data, attr_str(t->ctx, attr->value));
}

static bool handle_all(Translation *t, const Op *op, LLVMValueRef made,
                       const Row *rows) {
  bool ok = true;
  for (uint32_t i = 0; op->attrs && i < op->attrs->as.dict.count; i++) {
    const NamedAttr *attr = &op->attrs->as.dict.items[i];
    if (!strncmp(attr->name->data, prefix, sizeof prefix - 1))
      ok &= handle(t, op, made, attr, rows);
  }
  return ok;
}

bool translate_carried(Translation *t, const Op *op, LLVMValueRef made) {
  return handle_all(t, op, made, instruction_rows);
}

bool translate_carried_symbol(Translation *t, const Op *op, LLVMValueRef made) {
  return handle_all(t, op, made, symbol_rows);
}

// The module's

static bool add_named(Translation *t, const NamedAttr *item) {
  if (!attr_is(item->value, AT_ARRAY))
    return diag_error(t->diags, t->mlir->loc,
                      "named metadata '%s' is no list of nodes",
                      item->name->data);
  shim_add_named_metadata(t->module, item->name->data, NULL);
  for (uint32_t i = 0; i < item->value->as.array.count; i++) {
    LLVMMetadataRef node;
    if (!build_whole_node(t, t->mlir, item->value->as.array.items[i], &node))
      return false;
    shim_add_named_metadata(t->module, item->name->data, node);
  }
  return true;
}

// Puts named metadata into the order that it had. What has come since is last.

static uint32_t place_in(const Attr *names, Str name) {
  uint32_t n = attr_is(names, AT_ARRAY) ? names->as.array.count : 0, i = 0;
  while (i < n && !(attr_is(names->as.array.items[i], AT_STRING) &&
                    str_eq(names->as.array.items[i]->as.string, name)))
    i++;
  return i;
}

static Str name_of(LLVMNamedMDNodeRef named) {
  Str name = {0};
  name.data = LLVMGetNamedMetadataName(named, &name.size);
  return name;
}

static bool comes_before(const Attr *names, LLVMNamedMDNodeRef a,
                         LLVMNamedMDNodeRef b) {
  uint32_t place_a = place_in(names, name_of(a));
  uint32_t place_b = place_in(names, name_of(b));
  return place_a != place_b ? place_a < place_b
                            : named_metadata_order(name_of(a), name_of(b)) < 0;
}

void translate_carried_order(Translation *t) {
  if (!t->imported)
    return;
  const Attr *names = carried_attr(t->mlir, "mlcc.named_metadata_order");
  Vec(LLVMNamedMDNodeRef) nodes = {0};
  for (LLVMNamedMDNodeRef named = LLVMGetFirstNamedMetadata(t->module); named;
       named = LLVMGetNextNamedMetadata(named)) {
    vec_push(&t->arena, &nodes, named);
    for (size_t i = nodes.size - 1;
         i && comes_before(names, named, nodes.data[i - 1]); i--) {
      nodes.data[i] = nodes.data[i - 1];
      nodes.data[i - 1] = named;
    }
  }
  for (size_t i = 0; i < nodes.size; i++)
    shim_named_metadata_to_end(t->module, nodes.data[i]);
}

bool translate_carried_module(Translation *t) {
  const Attr *name = carried_attr(t->mlir, "mlcc.source_filename");
  if (attr_is(name, AT_STRING))
    shim_set_source_name(t->module, name->as.string.data, name->as.string.size);
  const Attr *named = carried_attr(t->mlir, "mlcc.named_metadata");
  bool ok = true;
  for (uint32_t i = 0; attr_is(named, AT_DICT) && i < named->as.dict.count; i++)
    ok &= add_named(t, &named->as.dict.items[i]);
  return ok;
}
