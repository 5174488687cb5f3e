// Metadata of instructions: what inherent attributes say of memory accesses,
// branches and loops, by the attributes' names, and memory model relaxations
// (llvm.mmra), which stand on any operation.
//
// Attributes that are identities (access groups, alias scopes and their
// domains, loops) become one distinct node each.

#include "backend/translate/translate_int.h"

#include "backend/shim/inspect.h"
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

static void attach(Translation *t, LLVMValueRef on, const char *kind,
                   LLVMMetadataRef metadata) {
  unsigned id = LLVMGetMDKindIDInContext(t->llvm, kind, (unsigned)strlen(kind));
  shim_attach_metadata(on, id, metadata);
}

static const Attr *param(const Attr *attr, uint32_t i) {
  return attr->as.def.params[i];
}

// Access groups

LLVMMetadataRef translate_access_group(Translation *t, const Attr *group) {
  void **entry = ptrmap_at(&t->metadata, &t->arena, group);
  if (!*entry)
    *entry = shim_distinct_node(t->llvm, NULL, 0);
  return *entry;
}

static LLVMMetadataRef access_groups(Translation *t, const Attr *list) {
  uint32_t n = list->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint32_t i = 0; i < n; i++)
    items[i] = translate_access_group(t, list->as.array.items[i]);
  return n == 1 ? items[0] : node(t, items, n);
}

// Alias scopes

// `!{id or itself, rest...}`: an id that is a string is one across modules.
static LLVMMetadataRef identified(Translation *t, const Attr *id,
                                  LLVMMetadataRef *items, size_t n) {
  if (!attr_is(id, AT_STRING))
    return shim_self_node(t->llvm, items, n);
  items[0] = string_metadata(t, id->as.string);
  return node(t, items, n);
}

static LLVMMetadataRef alias_domain(Translation *t, const Attr *domain) {
  void **entry = ptrmap_at(&t->metadata, &t->arena, domain);
  if (*entry)
    return *entry;
  const Attr *description =
      param(domain, P_llvm_alias_scope_domain_description);
  LLVMMetadataRef items[2] = {NULL};
  size_t n = 1;
  if (description)
    items[n++] = string_metadata(t, description->as.string);
  return *entry = identified(t, param(domain, P_llvm_alias_scope_domain_id),
                             items, n);
}

static LLVMMetadataRef alias_scope(Translation *t, const Attr *scope) {
  LLVMMetadataRef known = ptrmap_get(&t->metadata, scope);
  if (known)
    return known;
  const Attr *description = param(scope, P_llvm_alias_scope_description);
  LLVMMetadataRef items[3] = {
      NULL, alias_domain(t, param(scope, P_llvm_alias_scope_domain))};
  size_t n = 2;
  if (description)
    items[n++] = string_metadata(t, description->as.string);
  known = identified(t, param(scope, P_llvm_alias_scope_id), items, n);
  ptrmap_set(&t->metadata, &t->arena, scope, known);
  return known;
}

static LLVMMetadataRef alias_scopes(Translation *t, const Attr *list) {
  uint32_t n = list->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint32_t i = 0; i < n; i++)
    items[i] = alias_scope(t, list->as.array.items[i]);
  return node(t, items, n);
}

// llvm.intr.experimental.noalias.scope.decl #scope
bool translate_noalias_scope_decl(FunctionState *f, Op *op) {
  Translation *t = f->t;
  static const char name[] = "llvm.experimental.noalias.scope.decl";
  LLVMMetadataRef scope = alias_scope(
      t, op_slot(op, A_llvm_intr_experimental_noalias_scope_decl_scope));
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(
      t->module, LLVMLookupIntrinsicID(name, sizeof name - 1), NULL, 0);
  LLVMValueRef list = LLVMMetadataAsValue(t->llvm, node(t, &scope, 1));
  LLVMBuildCall2(t->builder, LLVMGlobalGetValueType(callee), callee, &list, 1,
                 "");
  return true;
}

// Type-based alias information

static LLVMMetadataRef tbaa_node(Translation *t, const Attr *attr);

static LLVMMetadataRef tbaa_root(Translation *t, const Attr *attr) {
  const Attr *id = param(attr, P_llvm_tbaa_root_id);
  LLVMMetadataRef item = NULL;
  if (!id)
    return shim_self_node(t->llvm, &item, 1);
  item = string_metadata(t, id->as.string);
  return node(t, &item, 1);
}

static LLVMMetadataRef tbaa_type(Translation *t, const Attr *attr) {
  const Attr *members = param(attr, P_llvm_tbaa_type_desc_members);
  uint32_t n = members->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, 2 * n + 1);
  items[0] =
      string_metadata(t, param(attr, P_llvm_tbaa_type_desc_id)->as.string);
  for (uint32_t i = 0; i < n; i++) {
    const Attr *member = members->as.array.items[i];
    const Attr *offset = param(member, P_llvm_tbaa_member_offset);
    items[2 * i + 1] = tbaa_node(t, param(member, P_llvm_tbaa_member_typeDesc));
    items[2 * i + 2] = int_metadata(t, 64, attr_to_u64(offset));
  }
  return node(t, items, 2 * n + 1);
}

static LLVMMetadataRef tbaa_tag(Translation *t, const Attr *attr) {
  const Attr *constant = param(attr, P_llvm_tbaa_tag_constant);
  LLVMMetadataRef items[4] = {
      tbaa_node(t, param(attr, P_llvm_tbaa_tag_base_type)),
      tbaa_node(t, param(attr, P_llvm_tbaa_tag_access_type)),
      int_metadata(t, 64, attr_to_u64(param(attr, P_llvm_tbaa_tag_offset)))};
  size_t n = 3;
  if (constant && attr_to_bool(constant))
    items[n++] = int_metadata(t, 64, 1);
  return node(t, items, n);
}

static LLVMMetadataRef make_tbaa_node(Translation *t, const Attr *attr) {
  if (attr_is_def(attr, def_attr_llvm_tbaa_root))
    return tbaa_root(t, attr);
  if (attr_is_def(attr, def_attr_llvm_tbaa_type_desc))
    return tbaa_type(t, attr);
  return tbaa_tag(t, attr);
}

static LLVMMetadataRef tbaa_node(Translation *t, const Attr *attr) {
  LLVMMetadataRef known = ptrmap_get(&t->metadata, attr);
  if (known)
    return known;
  known = make_tbaa_node(t, attr);
  ptrmap_set(&t->metadata, &t->arena, attr, known);
  return known;
}

// Relaxations of the memory model: one tag or a set of them.

static LLVMMetadataRef mmra_tag(Translation *t, const Attr *tag) {
  LLVMMetadataRef items[] = {
      string_metadata(t, param(tag, P_llvm_mmra_tag_prefix)->as.string),
      string_metadata(t, param(tag, P_llvm_mmra_tag_suffix)->as.string)};
  return node(t, items, 2);
}

static bool is_mmra_tag(const Attr *attr) {
  return attr_is_def(attr, def_attr_llvm_mmra_tag);
}

static LLVMMetadataRef mmra(Translation *t, const Attr *attr) {
  if (is_mmra_tag(attr))
    return mmra_tag(t, attr);
  if (!attr_is_array_of(attr, is_mmra_tag))
    return NULL;
  uint32_t n = attr->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint32_t i = 0; i < n; i++)
    items[i] = mmra_tag(t, attr->as.array.items[i]);
  return n == 1 ? items[0] : node(t, items, n);
}

bool translate_discardable(Translation *t, const Op *op, LLVMValueRef made) {
  const Attr *attr = NULL;
  for (uint32_t i = 0; i < op->attrs->as.dict.count; i++)
    if (!strcmp(op->attrs->as.dict.items[i].name->data, "llvm.mmra"))
      attr = op->attrs->as.dict.items[i].value;
  if (!attr)
    return true;
  LLVMMetadataRef tags = mmra(t, attr);
  if (!tags)
    return diag_error(t->diags, op->loc,
                      "'" STR_FMT "' op llvm.mmra is something other than an "
                      "MMRA tag or an array of them",
                      STR_ARG(op_name(op)));
  if (!attr_is(attr, AT_ARRAY) || attr->as.array.count)
    attach(t, made, "mmra", tags);
  return true;
}

// By names of inherent attributes

static void attach_nontemporal(Translation *t, LLVMValueRef on,
                               const Attr *attr) {
  (void)attr;
  LLVMMetadataRef one = int_metadata(t, 32, 1);
  attach(t, on, "nontemporal", node(t, &one, 1));
}

static void attach_invariant(Translation *t, LLVMValueRef on,
                             const Attr *attr) {
  (void)attr;
  attach(t, on, "invariant.load", node(t, NULL, 0));
}

static void attach_invariant_group(Translation *t, LLVMValueRef on,
                                   const Attr *attr) {
  (void)attr;
  attach(t, on, "invariant.group", node(t, NULL, 0));
}

static void attach_weights(Translation *t, LLVMValueRef on,
                           const Attr *weights) {
  uint64_t n = weights->as.dense.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n + 1);
  items[0] = string_metadata(t, STR("branch_weights"));
  for (uint64_t i = 0; i < n; i++)
    items[i + 1] = int_metadata(t, 32, (uint64_t)dense_int(weights, i));
  attach(t, on, "prof", node(t, items, n + 1));
}

static void attach_dereferenceable(Translation *t, LLVMValueRef on,
                                   const Attr *attr) {
  const Attr *or_null = param(attr, P_llvm_dereferenceable_mayBeNull);
  LLVMMetadataRef size = int_metadata(
      t, 64, attr_to_u64(param(attr, P_llvm_dereferenceable_bytes)));
  bool may_be_null = or_null && attr_to_bool(or_null);
  attach(t, on, may_be_null ? "dereferenceable_or_null" : "dereferenceable",
         node(t, &size, 1));
}

static void attach_access_groups(Translation *t, LLVMValueRef on,
                                 const Attr *list) {
  if (list->as.array.count)
    attach(t, on, "llvm.access.group", access_groups(t, list));
}

static void attach_alias_scopes(Translation *t, LLVMValueRef on,
                                const Attr *list) {
  if (list->as.array.count)
    attach(t, on, "alias.scope", alias_scopes(t, list));
}

static void attach_noalias(Translation *t, LLVMValueRef on, const Attr *list) {
  if (list->as.array.count)
    attach(t, on, "noalias", alias_scopes(t, list));
}

static void attach_tbaa(Translation *t, LLVMValueRef on, const Attr *list) {
  if (list->as.array.count == 1)
    attach(t, on, "tbaa", tbaa_node(t, list->as.array.items[0]));
}

static void attach_loop(Translation *t, LLVMValueRef on, const Attr *attr) {
  attach(t, on, "llvm.loop", translate_loop_annotation(t, attr));
}

typedef void Attacher(Translation *t, LLVMValueRef on, const Attr *attr);

static const struct {
  const char *name;
  Attacher *attach;
} attachers[] = {
    {"access_groups", attach_access_groups},
    {"alias_scopes", attach_alias_scopes},
    {"branch_weights", attach_weights},
    {"dereferenceable", attach_dereferenceable},
    {"invariant", attach_invariant},
    {"invariantGroup", attach_invariant_group},
    {"loop_annotation", attach_loop},
    {"noalias_scopes", attach_noalias},
    {"nontemporal", attach_nontemporal},
    {"tbaa", attach_tbaa},
};

// By slot the row of the table above plus one, found once per kind of
// operation.
static const uint8_t *attachers_of(Translation *t, const OpInfo *info) {
  void **entry = ptrmap_at(&t->attachers, &t->arena, info);
  if (*entry)
    return *entry;
  uint8_t *rows = arena_zero(&t->arena, info->nattrs + 1u, 1);
  for (uint32_t i = 0; i < info->nattrs; i++)
    for (uint8_t row = 0; row < ARRAY_SIZE(attachers); row++)
      if (!strcmp(info->attrs[i].name, attachers[row].name))
        rows[i] = (uint8_t)(row + 1);
  return *entry = rows;
}

static void warn_of_tags(Translation *t, const Op *op, const Attr *list) {
  if (list->as.array.count > 1)
    diag_warning(t->diags, op->loc,
                 "TBAA access tags were not translated, because LLVM IR only "
                 "supports a single tag per instruction");
}

void translate_op_metadata(FunctionState *f, Op *op, LLVMValueRef instruction) {
  if (!LLVMIsAInstruction(instruction))
    return;
  const uint8_t *rows = attachers_of(f->t, op->info);
  for (uint32_t i = 0; i < op->nslots; i++) {
    if (!op->slots[i] || !rows[i])
      continue;
    attachers[rows[i] - 1].attach(f->t, instruction, op->slots[i]);
    if (attachers[rows[i] - 1].attach == attach_tbaa)
      warn_of_tags(f->t, op, op->slots[i]);
  }
}
