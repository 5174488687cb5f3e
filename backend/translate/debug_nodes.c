// Debug information as attributes (#llvm.di_*) into LLVM's nodes, one by one.
//
// A node that takes part in a cycle has a recursion id. Where the cycle closes
// stands a stub of that id alone:
//
//   #self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
//   #next = #llvm.di_derived_type<..., baseType = #self>
//   #list = #llvm.di_composite_type<recId = distinct[0]<>, ..., elements =
//   #next>
//
// While #list is being made, its id stands for a temporary node, which the
// finished one replaces. The same id met again, in another attribute that went
// through the cycle from elsewhere, is the same node of the program: a cycle of
// two structs is two attributes for each of them, but two nodes.
//
// Attributes that are the same pointer are the same node; so are subprograms
// with the same id.

#include "backend/translate/debug_int.h"

#include <llvm-c/DebugInfo.h>

#include "backend/llvm_facts.h"
#include "backend/shim/debug.h"

static const Attr *param(const Attr *attr, uint32_t i) {
  return attr->as.def.params[i];
}

static uint64_t number_param(const Attr *attr, uint32_t i) {
  const Attr *value = param(attr, i);
  return value ? value->as.words[0] : 0;
}

static unsigned uint_param(const Attr *attr, uint32_t i) {
  return (unsigned)number_param(attr, i);
}

static bool bool_param(const Attr *attr, uint32_t i) {
  return number_param(attr, i) & 1;
}

// An MDString; NULL for one that is absent or empty, as in LLVM.
static LLVMMetadataRef text_param(Translation *t, const Attr *attr,
                                  uint32_t i) {
  const Attr *value = param(attr, i);
  if (!value || !value->as.string.size)
    return NULL;
  return LLVMMDStringInContext2(t->llvm, value->as.string.data,
                                value->as.string.size);
}

static LLVMMetadataRef node_param(Translation *t, const Attr *attr,
                                  uint32_t i) {
  return debug_node(t, param(attr, i));
}

static LLVMMetadataRef expression_param(Translation *t, const Attr *attr,
                                        uint32_t i) {
  const Attr *value = param(attr, i);
  return value ? debug_expression(t, value) : NULL;
}

static LLVMMetadataRef list_param(Translation *t, const Attr *attr,
                                  uint32_t i) {
  const Attr *list = param(attr, i);
  uint32_t n = list ? list->as.array.count : 0;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint32_t k = 0; k < n; k++)
    items[k] = debug_node(t, list->as.array.items[k]);
  return LLVMMDNodeInContext2(t->llvm, items, n);
}

// NULL for an empty one.
static LLVMMetadataRef some_param(Translation *t, const Attr *attr,
                                  uint32_t i) {
  return param(attr, i) ? list_param(t, attr, i) : NULL;
}

// Expressions. LLVM takes one fragment; passes of MLIR leave several in a row,
// each a part of the next one: the first one's size, at the sum of the offsets.

enum { OP_FRAGMENT = 0x1000 }; // DW_OP_LLVM_fragment: offset, size

static bool is_fragment(const Attr *elem) {
  const Attr *arguments = param(elem, P_llvm_di_expression_elem_arguments);
  return number_param(elem, P_llvm_di_expression_elem_opcode) == OP_FRAGMENT &&
         arguments && arguments->as.array.count == 2;
}

static uint64_t argument_of(const Attr *elem, uint32_t i) {
  const Attr *arguments = param(elem, P_llvm_di_expression_elem_arguments);
  return attr_to_u64(arguments->as.array.items[i]);
}

LLVMMetadataRef debug_expression(Translation *t, const Attr *attr) {
  Vec(uint64_t) elements = {0};
  const Attr *list = attr ? param(attr, P_llvm_di_expression_operations) : NULL;
  size_t offset = 0; // of the last fragment's in `elements`; 0: none
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    const Attr *elem = list->as.array.items[i];
    bool fragment = is_fragment(elem);
    if (fragment && offset) {
      elements.data[offset] += argument_of(elem, 0);
      continue;
    }
    uint64_t word = number_param(elem, P_llvm_di_expression_elem_opcode);
    const Attr *arguments = param(elem, P_llvm_di_expression_elem_arguments);
    vec_push(&t->arena, &elements, word);
    offset = fragment ? elements.size : 0;
    for (uint32_t k = 0; arguments && k < arguments->as.array.count; k++) {
      word = argument_of(elem, k);
      vec_push(&t->arena, &elements, word);
    }
  }
  return shim_di_expression(t->llvm, elements.data, elements.size);
}

// Makers, one per kind of node. P(x): the position of a parameter.

typedef LLVMMetadataRef Maker(Translation *t, const Attr *a);

#define P(name) P_llvm_di_##name

static LLVMMetadataRef make_annotation(Translation *t, const Attr *a) {
  const Attr *name = param(a, P(annotation_name));
  const Attr *value = param(a, P(annotation_value));
  return shim_di_annotation(
      t->llvm,
      LLVMMDStringInContext2(t->llvm, name->as.string.data,
                             name->as.string.size),
      LLVMMDStringInContext2(t->llvm, value->as.string.data,
                             value->as.string.size));
}

static LLVMMetadataRef make_basic_type(Translation *t, const Attr *a) {
  return shim_di_basic_type(t->llvm, uint_param(a, P(basic_type_tag)),
                            text_param(t, a, P(basic_type_name)),
                            number_param(a, P(basic_type_sizeInBits)),
                            uint_param(a, P(basic_type_encoding)));
}

static LLVMMetadataRef make_common_block(Translation *t, const Attr *a) {
  return shim_di_common_block(t->llvm, node_param(t, a, P(common_block_scope)),
                              node_param(t, a, P(common_block_decl)),
                              text_param(t, a, P(common_block_name)),
                              node_param(t, a, P(common_block_file)),
                              uint_param(a, P(common_block_line)));
}

static LLVMMetadataRef make_compile_unit(Translation *t, const Attr *a) {
  unsigned name_tables = uint_param(a, P(compile_unit_nameTableKind));
  LLVMMetadataRef unit = shim_di_compile_unit(
      t->llvm, uint_param(a, P(compile_unit_sourceLanguage)),
      node_param(t, a, P(compile_unit_file)),
      text_param(t, a, P(compile_unit_producer)),
      bool_param(a, P(compile_unit_isOptimized)),
      text_param(t, a, P(compile_unit_splitDebugFilename)),
      uint_param(a, P(compile_unit_emissionKind)),
      name_tables ? name_tables : t->options->name_tables);
  LLVMAddNamedMetadataOperand(t->module, "llvm.dbg.cu",
                              LLVMMetadataAsValue(t->llvm, unit));
  return unit;
}

static LLVMMetadataRef make_composite_type(Translation *t, const Attr *a) {
  ShimCompositeType type = {
      .tag = uint_param(a, P(composite_type_tag)),
      .line = uint_param(a, P(composite_type_line)),
      .align = uint_param(a, P(composite_type_alignInBits)),
      .flags = uint_param(a, P(composite_type_flags)),
      .size = number_param(a, P(composite_type_sizeInBits)),
      .elements = some_param(t, a, P(composite_type_elements)),
      .name = text_param(t, a, P(composite_type_name)),
      .file = node_param(t, a, P(composite_type_file)),
      .scope = node_param(t, a, P(composite_type_scope)),
      .base_type = node_param(t, a, P(composite_type_baseType)),
      .data_location = expression_param(t, a, P(composite_type_dataLocation)),
      .associated = expression_param(t, a, P(composite_type_associated)),
      .allocated = expression_param(t, a, P(composite_type_allocated)),
      .rank = expression_param(t, a, P(composite_type_rank)),
  };
  type.distinct = fact_is_distinct_type(type.tag);
  return shim_di_composite_type(t->llvm, &type);
}

// The attribute has no flags; a type that is a variable is nothing but a static
// member.
static LLVMMetadataRef make_derived_type(Translation *t, const Attr *a) {
  unsigned space = uint_param(a, P(derived_type_dwarfAddressSpace));
  unsigned tag = uint_param(a, P(derived_type_tag));
  return shim_di_derived_type(
      t->llvm, tag, text_param(t, a, P(derived_type_name)),
      node_param(t, a, P(derived_type_baseType)),
      number_param(a, P(derived_type_sizeInBits)),
      uint_param(a, P(derived_type_alignInBits)),
      number_param(a, P(derived_type_offsetInBits)),
      param(a, P(derived_type_dwarfAddressSpace)) ? &space : NULL,
      tag == E_llvm_dw_tag_DW_TAG_variable,
      node_param(t, a, P(derived_type_extraData)));
}

static LLVMMetadataRef make_file(Translation *t, const Attr *a) {
  return shim_di_file(t->llvm, text_param(t, a, P(file_name)),
                      text_param(t, a, P(file_directory)));
}

// The bounds of a subrange: a number, an expression or a variable.
static LLVMMetadataRef bound(Translation *t, const Attr *a, uint32_t i) {
  const Attr *value = param(a, i);
  if (attr_is(value, AT_INTEGER)) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(t->llvm);
    return LLVMValueAsMetadata(
        LLVMConstInt(i64, (uint64_t)attr_to_i64(value), true));
  }
  if (!attr_is(value, AT_DIALECT))
    return NULL;
  if (value->as.def.info == def_attr_llvm_di_expression)
    return debug_expression(t, value);
  return attr_is_di(value, DI_VARIABLE) ? debug_node(t, value) : NULL;
}

static LLVMMetadataRef make_generic_subrange(Translation *t, const Attr *a) {
  return shim_di_generic_subrange(t->llvm,
                                  bound(t, a, P(generic_subrange_count)),
                                  bound(t, a, P(generic_subrange_lowerBound)),
                                  bound(t, a, P(generic_subrange_upperBound)),
                                  bound(t, a, P(generic_subrange_stride)));
}

static LLVMMetadataRef make_global_variable(Translation *t, const Attr *a) {
  ShimGlobalVariable variable = {
      .scope = node_param(t, a, P(global_variable_scope)),
      .name = text_param(t, a, P(global_variable_name)),
      .linkage_name = text_param(t, a, P(global_variable_linkageName)),
      .file = node_param(t, a, P(global_variable_file)),
      .type = node_param(t, a, P(global_variable_type)),
      .line = uint_param(a, P(global_variable_line)),
      .align = uint_param(a, P(global_variable_alignInBits)),
      .local = bool_param(a, P(global_variable_isLocalToUnit)),
      .definition = bool_param(a, P(global_variable_isDefined)),
  };
  return shim_di_global_variable(t->llvm, &variable);
}

static LLVMMetadataRef make_imported_entity(Translation *t, const Attr *a) {
  return shim_di_imported_entity(t->llvm, uint_param(a, P(imported_entity_tag)),
                                 node_param(t, a, P(imported_entity_scope)),
                                 node_param(t, a, P(imported_entity_entity)),
                                 node_param(t, a, P(imported_entity_file)),
                                 uint_param(a, P(imported_entity_line)),
                                 text_param(t, a, P(imported_entity_name)),
                                 some_param(t, a, P(imported_entity_elements)));
}

static LLVMMetadataRef make_label(Translation *t, const Attr *a) {
  return shim_di_label(t->llvm, node_param(t, a, P(label_scope)),
                       text_param(t, a, P(label_name)),
                       node_param(t, a, P(label_file)),
                       uint_param(a, P(label_line)));
}

static LLVMMetadataRef make_lexical_block(Translation *t, const Attr *a) {
  return shim_di_lexical_block(t->llvm,
                               node_param(t, a, P(lexical_block_scope)),
                               node_param(t, a, P(lexical_block_file)),
                               uint_param(a, P(lexical_block_line)),
                               uint_param(a, P(lexical_block_column)));
}

static LLVMMetadataRef make_lexical_block_file(Translation *t, const Attr *a) {
  return shim_di_lexical_block_file(
      t->llvm, node_param(t, a, P(lexical_block_file_scope)),
      node_param(t, a, P(lexical_block_file_file)),
      uint_param(a, P(lexical_block_file_discriminator)));
}

static LLVMMetadataRef make_local_variable(Translation *t, const Attr *a) {
  ShimLocalVariable variable = {
      .scope = node_param(t, a, P(local_variable_scope)),
      .name = text_param(t, a, P(local_variable_name)),
      .file = node_param(t, a, P(local_variable_file)),
      .type = node_param(t, a, P(local_variable_type)),
      .line = uint_param(a, P(local_variable_line)),
      .argument = uint_param(a, P(local_variable_arg)),
      .flags = uint_param(a, P(local_variable_flags)),
      .align = uint_param(a, P(local_variable_alignInBits)),
  };
  return shim_di_local_variable(t->llvm, &variable);
}

static LLVMMetadataRef make_module(Translation *t, const Attr *a) {
  ShimModule module = {
      .file = node_param(t, a, P(module_file)),
      .scope = node_param(t, a, P(module_scope)),
      .name = text_param(t, a, P(module_name)),
      .macros = text_param(t, a, P(module_configMacros)),
      .include_path = text_param(t, a, P(module_includePath)),
      .api_notes = text_param(t, a, P(module_apinotes)),
      .line = uint_param(a, P(module_line)),
      .is_declaration = bool_param(a, P(module_isDecl)),
  };
  return shim_di_module(t->llvm, &module);
}

static LLVMMetadataRef make_namespace(Translation *t, const Attr *a) {
  return shim_di_namespace(t->llvm, node_param(t, a, P(namespace_scope)),
                           text_param(t, a, P(namespace_name)),
                           bool_param(a, P(namespace_exportSymbols)));
}

static LLVMMetadataRef make_null_type(Translation *t, const Attr *a) {
  (void)t, (void)a;
  return NULL;
}

static LLVMMetadataRef make_string_type(Translation *t, const Attr *a) {
  ShimStringType type = {
      .tag = uint_param(a, P(string_type_tag)),
      .align = uint_param(a, P(string_type_alignInBits)),
      .encoding = uint_param(a, P(string_type_encoding)),
      .size = number_param(a, P(string_type_sizeInBits)),
      .name = text_param(t, a, P(string_type_name)),
      .length = node_param(t, a, P(string_type_stringLength)),
      .length_expression =
          expression_param(t, a, P(string_type_stringLengthExp)),
      .location_expression =
          expression_param(t, a, P(string_type_stringLocationExp)),
  };
  return shim_di_string_type(t->llvm, &type);
}

bool debug_is_definition(const Attr *subprogram) {
  return uint_param(subprogram, P(subprogram_subprogramFlags)) &
         E_llvm_di_subprogram_flags_Definition;
}

static LLVMMetadataRef debug_known(Translation *t, const Attr *key) {
  size_t number = (size_t)(uintptr_t)ptrmap_get(&t->debug->known, key);
  return number ? shim_nodes_get(t->debug->nodes, number - 1) : NULL;
}

static void remember(Translation *t, const Attr *key, LLVMMetadataRef node) {
  size_t number = shim_nodes_add(t->debug->nodes, node);
  ptrmap_set(&t->debug->known, &t->arena, key, (void *)(uintptr_t)(number + 1));
}

void debug_learn(Translation *t, const Attr *attr, LLVMMetadataRef node) {
  if (!debug_known(t, attr))
    remember(t, attr, node);
  const Attr *id = attr_is_def(attr, def_attr_llvm_di_subprogram)
                       ? param(attr, P(subprogram_id))
                       : NULL;
  if (id && !debug_known(t, id))
    remember(t, id, node);
}

static LLVMMetadataRef make_subprogram(Translation *t, const Attr *a) {
  const Attr *id = param(a, P(subprogram_id));
  LLVMMetadataRef known = id ? debug_known(t, id) : NULL;
  if (known)
    return known;
  ShimSubprogram subprogram = {
      .distinct = debug_is_definition(a),
      .scope = node_param(t, a, P(subprogram_scope)),
      .name = text_param(t, a, P(subprogram_name)),
      .linkage_name = text_param(t, a, P(subprogram_linkageName)),
      .file = node_param(t, a, P(subprogram_file)),
      .type = node_param(t, a, P(subprogram_type)),
      .unit = node_param(t, a, P(subprogram_compileUnit)),
      .line = uint_param(a, P(subprogram_line)),
      .scope_line = uint_param(a, P(subprogram_scopeLine)),
      .flags = uint_param(a, P(subprogram_subprogramFlags)),
  };
  // On the way here the subprogram itself may have been made.
  if (id && (known = debug_known(t, id)))
    return known;
  subprogram.retained = some_param(t, a, P(subprogram_retainedNodes));
  subprogram.annotations = some_param(t, a, P(subprogram_annotations));
  LLVMMetadataRef made = shim_di_subprogram(t->llvm, &subprogram);
  if (id)
    remember(t, id, made);
  return made;
}

static LLVMMetadataRef make_subrange(Translation *t, const Attr *a) {
  return shim_di_subrange(t->llvm, bound(t, a, P(subrange_count)),
                          bound(t, a, P(subrange_lowerBound)),
                          bound(t, a, P(subrange_upperBound)),
                          bound(t, a, P(subrange_stride)));
}

static LLVMMetadataRef make_subroutine_type(Translation *t, const Attr *a) {
  return shim_di_subroutine_type(
      t->llvm, uint_param(a, P(subroutine_type_callingConvention)),
      list_param(t, a, P(subroutine_type_types)));
}

static LLVMMetadataRef make_variable_expression(Translation *t, const Attr *a) {
  return shim_di_global_variable_expression(
      t->llvm, node_param(t, a, P(global_variable_expression_var)),
      debug_expression(t, param(a, P(global_variable_expression_expr))));
}

static Maker *maker_of(const DefInfo *info) {
  const struct {
    const DefInfo *info;
    Maker *make;
  } makers[] = {
      {def_attr_llvm_di_derived_type, make_derived_type},
      {def_attr_llvm_di_local_variable, make_local_variable},
      {def_attr_llvm_di_lexical_block, make_lexical_block},
      {def_attr_llvm_di_composite_type, make_composite_type},
      {def_attr_llvm_di_subprogram, make_subprogram},
      {def_attr_llvm_di_subroutine_type, make_subroutine_type},
      {def_attr_llvm_di_annotation, make_annotation},
      {def_attr_llvm_di_basic_type, make_basic_type},
      {def_attr_llvm_di_common_block, make_common_block},
      {def_attr_llvm_di_compile_unit, make_compile_unit},
      {def_attr_llvm_di_file, make_file},
      {def_attr_llvm_di_generic_subrange, make_generic_subrange},
      {def_attr_llvm_di_global_variable, make_global_variable},
      {def_attr_llvm_di_global_variable_expression, make_variable_expression},
      {def_attr_llvm_di_imported_entity, make_imported_entity},
      {def_attr_llvm_di_label, make_label},
      {def_attr_llvm_di_lexical_block_file, make_lexical_block_file},
      {def_attr_llvm_di_module, make_module},
      {def_attr_llvm_di_namespace, make_namespace},
      {def_attr_llvm_di_null_type, make_null_type},
      {def_attr_llvm_di_string_type, make_string_type},
      {def_attr_llvm_di_subrange, make_subrange},
  };
  for (size_t i = 0; i < ARRAY_SIZE(makers); i++)
    if (makers[i].info == info)
      return makers[i].make;
  return NULL;
}

bool debug_is_node(const Attr *attr) {
  return attr_is(attr, AT_DIALECT) && maker_of(attr->as.def.info);
}

// Recursion

typedef struct Recursion {
  const Attr *id;
  bool is_self; // the stub
} Recursion;

static Recursion recursion_of(const Attr *a) {
  const DefInfo *info = a->as.def.info;
  if (info == def_attr_llvm_di_composite_type)
    return (Recursion){param(a, P(composite_type_recId)),
                       bool_param(a, P(composite_type_isRecSelf))};
  if (info == def_attr_llvm_di_subprogram)
    return (Recursion){param(a, P(subprogram_recId)),
                       bool_param(a, P(subprogram_isRecSelf))};
  return (Recursion){NULL, false};
}

// Whether two attributes with one id can be the same node, seen from different
// places: they differ at most in what they lead to.
static bool same_node(const Attr *a, const Attr *b) {
  if (a == b)
    return true;
  if (a->as.def.info != b->as.def.info)
    return false;
  for (uint32_t i = 0; i < a->as.def.info->nparams; i++) {
    const Attr *x = param(a, i), *y = param(b, i);
    if (x == y)
      continue;
    if (!x || !y || x->kind != y->kind)
      return false;
    if (x->kind == AT_ARRAY && x->as.array.count == y->as.array.count)
      continue;
    if (x->kind != AT_DIALECT || x->as.def.info != y->as.def.info)
      return false;
  }
  return true;
}

// A stand-in for what the id is yet to become.
static LLVMMetadataRef make_stub(Translation *t, const Attr *id) {
  LLVMMetadataRef stub = LLVMTemporaryMDNode(t->llvm, NULL, 0);
  remember(t, id, stub);
  return stub;
}

static LLVMMetadataRef make_recursive(Translation *t, const Attr *a,
                                      Recursion recursion) {
  DebugInfo *d = t->debug;
  LLVMMetadataRef known = debug_known(t, recursion.id);
  if (recursion.is_self) {
    if (!known)
      d->unbound++;
    return known ? known : make_stub(t, recursion.id);
  }
  const Attr *body = ptrmap_get(&d->bodies, recursion.id);
  if (body && same_node(body, a))
    return known;
  if (known && !body)
    d->unbound--;
  LLVMMetadataRef stub = known && !body ? known : make_stub(t, recursion.id);
  ptrmap_set(&d->bodies, &t->arena, recursion.id, (void *)a);
  LLVMMetadataRef node = maker_of(a->as.def.info)(t, a);
  LLVMMetadataReplaceAllUsesWith(stub, node);
  return node;
}

LLVMMetadataRef debug_node(Translation *t, const Attr *a) {
  if (!a)
    return NULL;
  LLVMMetadataRef node = debug_known(t, a);
  if (node)
    return node;
  Recursion recursion = recursion_of(a);
  node = recursion.id ? make_recursive(t, a, recursion)
                      : maker_of(a->as.def.info)(t, a);
  if (node)
    remember(t, a, node);
  return node;
}
