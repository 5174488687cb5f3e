// Metadata of instructions, from inherent attributes by their names, and the
// flags of the module.

#include "backend/translate_int.h"

static LLVMMetadataRef int_metadata(Translation *t, uint32_t width,
                                    uint64_t value) {
  LLVMTypeRef type = LLVMIntTypeInContext(t->llvm, width);
  return LLVMValueAsMetadata(LLVMConstInt(type, value, false));
}

static LLVMMetadataRef node(Translation *t, LLVMMetadataRef *items, size_t n) {
  return LLVMMDNodeInContext2(t->llvm, items, n);
}

static void attach(Translation *t, LLVMValueRef on, const char *kind,
                   LLVMMetadataRef metadata) {
  unsigned id =
      LLVMGetMDKindIDInContext(t->llvm, kind, (unsigned)strlen(kind));
  LLVMSetMetadata(on, id, LLVMMetadataAsValue(t->llvm, metadata));
}

static void attach_empty(Translation *t, LLVMValueRef on, const char *kind) {
  attach(t, on, kind, node(t, NULL, 0));
}

static void attach_nontemporal(Translation *t, LLVMValueRef on) {
  LLVMMetadataRef one = int_metadata(t, 32, 1);
  attach(t, on, "nontemporal", node(t, &one, 1));
}

static void attach_weights(Translation *t, LLVMValueRef on,
                           const Attr *weights) {
  uint64_t n = weights->as.dense.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n + 1);
  items[0] = LLVMMDStringInContext2(t->llvm, "branch_weights", 14);
  for (uint64_t i = 0; i < n; i++)
    items[i + 1] = int_metadata(t, 32, (uint64_t)dense_int(weights, i));
  attach(t, on, "prof", node(t, items, n + 1));
}

static void attach_dereferenceable(Translation *t, LLVMValueRef on,
                                   const Attr *attr) {
  const Attr *bytes = attr->as.def.params[0], *or_null = attr->as.def.params[1];
  LLVMMetadataRef size = int_metadata(t, 64, attr_to_u64(bytes));
  bool may_be_null = or_null && attr_to_bool(or_null);
  attach(t, on, may_be_null ? "dereferenceable_or_null" : "dereferenceable",
         node(t, &size, 1));
}

// One inherent attribute that is metadata in LLVM IR.
static void attach_attribute(Translation *t, LLVMValueRef on, Str name,
                             const Attr *attr) {
  if (str_is(name, "nontemporal"))
    attach_nontemporal(t, on);
  else if (str_is(name, "invariant"))
    attach_empty(t, on, "invariant.load");
  else if (str_is(name, "invariantGroup"))
    attach_empty(t, on, "invariant.group");
  else if (str_is(name, "branch_weights") && attr_is(attr, AT_DENSE_ARRAY))
    attach_weights(t, on, attr);
  else if (str_is(name, "dereferenceable") && attr_is(attr, AT_DIALECT))
    attach_dereferenceable(t, on, attr);
}

void translate_op_metadata(FunctionState *f, Op *op,
                           LLVMValueRef instruction) {
  if (!LLVMIsAInstruction(instruction))
    return;
  for (uint32_t i = 0; i < op->nslots; i++)
    if (op->slots[i])
      attach_attribute(f->t, instruction, str_from(op->info->attrs[i].name),
                       op->slots[i]);
}

// #llvm.mlir.module_flag<behavior, "key", value>

static LLVMMetadataRef flag_value(Translation *t, const Attr *value) {
  if (attr_is(value, AT_INTEGER))
    return int_metadata(t, value->type->as.integer.width, value->as.words[0]);
  if (attr_is(value, AT_STRING))
    return LLVMMDStringInContext2(t->llvm, value->as.string.data,
                                  value->as.string.size);
  return NULL;
}

bool translate_module_flags(Translation *t, Op *op) {
  // By the values of ModFlagBehavior, which are those of the bitcode.
  static const LLVMModuleFlagBehavior behaviors[] = {
      [1] = LLVMModuleFlagBehaviorError,
      [2] = LLVMModuleFlagBehaviorWarning,
      [3] = LLVMModuleFlagBehaviorRequire,
      [4] = LLVMModuleFlagBehaviorOverride,
      [5] = LLVMModuleFlagBehaviorAppend,
      [6] = LLVMModuleFlagBehaviorAppendUnique,
  };
  const Attr *flags = op_slot(op, A_llvm_module_flags_flags);
  for (uint32_t i = 0; i < flags->as.array.count; i++) {
    const Attr *flag = flags->as.array.items[i];
    int64_t behavior = enum_of(flag->as.def.params[0]);
    Str key = flag->as.def.params[1]->as.string;
    LLVMMetadataRef value = flag_value(t, flag->as.def.params[2]);
    if (!value || behavior >= (int64_t)ARRAY_SIZE(behaviors))
      return diag_error(t->diags, op->loc,
                        "module flag '" STR_FMT "' cannot be translated",
                        STR_ARG(key));
    LLVMAddModuleFlag(t->module, behaviors[behavior], key.data, key.size,
                      value);
  }
  return true;
}
