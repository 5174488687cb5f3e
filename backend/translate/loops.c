// #llvm.loop_annotation to !llvm.loop.
//
//   #llvm.loop_annotation<unroll = <count = 4 : i32>, mustProgress = true>
//
//   !0 = distinct !{!0, !1, !2}
//   !1 = !{!"llvm.loop.mustprogress"}
//   !2 = !{!"llvm.loop.unroll.count", i32 4}
//
// The tables of loop_facts.h say, in the order in which the properties stand,
// how each parameter of each part becomes one of them.

#include "backend/translate/translate_int.h"

#include "backend/loop_facts.h"
#include "backend/shim/module.h"

typedef Vec(LLVMMetadataRef) Nodes;

static LLVMMetadataRef name_node(Translation *t, const char *name) {
  return LLVMMDStringInContext2(t->llvm, name, strlen(name));
}

static LLVMMetadataRef with_number(Translation *t, const char *name,
                                   uint32_t width, uint64_t value) {
  LLVMTypeRef type = LLVMIntTypeInContext(t->llvm, width);
  LLVMMetadataRef items[] = {
      name_node(t, name),
      LLVMValueAsMetadata(LLVMConstInt(type, value, false))};
  return LLVMMDNodeInContext2(t->llvm, items, 2);
}

static LLVMMetadataRef alone(Translation *t, const char *name) {
  LLVMMetadataRef item = name_node(t, name);
  return LLVMMDNodeInContext2(t->llvm, &item, 1);
}

static LLVMMetadataRef property_node(Translation *t, const LoopProperty *p,
                                     const Attr *value) {
  bool is_true = p->form < PROPERTY_INT && attr_to_bool(value);
  switch (p->form) {
  case PROPERTY_UNIT: return is_true ? alone(t, p->name) : NULL;
  case PROPERTY_SWITCH: return alone(t, is_true ? p->name : p->if_false);
  case PROPERTY_MARK:
    return t->imported ? alone(t, p->name)
                       : with_number(t, p->name, 1, is_true);
  case PROPERTY_BOOL: return with_number(t, p->name, 1, is_true);
  case PROPERTY_INVERSE: return with_number(t, p->name, 1, !is_true);
  case PROPERTY_BOOL32: return with_number(t, p->name, 32, is_true);
  case PROPERTY_INT: return with_number(t, p->name, 32, value->as.words[0]);
  case PROPERTY_FOLLOWUP: {
    LLVMMetadataRef items[] = {name_node(t, p->name),
                               translate_loop_annotation(t, value)};
    return LLVMMDNodeInContext2(t->llvm, items, 2);
  }
  }
  unreachable();
}

static void add_properties(Translation *t, Nodes *nodes, const Attr *part,
                           const LoopProperty *properties, size_t n) {
  for (size_t i = 0; i < n; i++) {
    const Attr *value = part->as.def.params[properties[i].param];
    LLVMMetadataRef made =
        value ? property_node(t, &properties[i], value) : NULL;
    if (made)
      vec_push(&t->arena, nodes, made);
  }
}

static void add_location(Translation *t, Nodes *nodes, const Attr *loc) {
  LLVMMetadataRef made = loc ? debug_scoped_location(t, loc) : NULL;
  if (made)
    vec_push(&t->arena, nodes, made);
}

static void add_parallel_accesses(Translation *t, Nodes *nodes,
                                  const Attr *groups) {
  if (!groups)
    return;
  uint32_t n = groups->as.array.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n + 1);
  items[0] = name_node(t, "llvm.loop.parallel_accesses");
  for (uint32_t i = 0; i < n; i++)
    items[i + 1] = translate_access_group(t, groups->as.array.items[i]);
  LLVMMetadataRef made = LLVMMDNodeInContext2(t->llvm, items, n + 1);
  vec_push(&t->arena, nodes, made);
}

static LLVMMetadataRef make_annotation(Translation *t, const Attr *attr) {
  Attr *const *params = attr->as.def.params;
  Nodes nodes = {0};
  LLVMMetadataRef self = NULL;
  vec_push(&t->arena, &nodes, self);
  add_location(t, &nodes, params[P_llvm_loop_annotation_startLoc]);
  add_location(t, &nodes, params[P_llvm_loop_annotation_endLoc]);
  add_properties(t, &nodes, attr, loop_properties, LOOP_PROPERTIES);
  for (const LoopPart *part = loop_parts; part->properties; part++)
    if (params[part->param])
      add_properties(t, &nodes, params[part->param], part->properties,
                     part->count);
  add_parallel_accesses(t, &nodes,
                        params[P_llvm_loop_annotation_parallelAccesses]);
  return shim_self_node(t->llvm, nodes.data, nodes.size);
}

// One node per attribute, so that the branches of one loop agree.
LLVMMetadataRef translate_loop_annotation(Translation *t, const Attr *attr) {
  void **entry = ptrmap_at(&t->metadata, &t->arena, attr);
  if (!*entry) {
    LLVMMetadataRef made = make_annotation(t, attr);
    ptrmap_set(&t->metadata, &t->arena, attr, made);
    return made;
  }
  return *entry;
}
