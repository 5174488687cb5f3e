// #llvm.loop_annotation to !llvm.loop.
//
//   #llvm.loop_annotation<unroll = <count = 4 : i32>, mustProgress = true>
//
//   !0 = distinct !{!0, !1, !2}
//   !1 = !{!"llvm.loop.mustprogress"}
//   !2 = !{!"llvm.loop.unroll.count", i32 4}
//
// A table says, in the order in which the properties stand, how each parameter
// of each part becomes one of them.

#include "backend/translate_int.h"

#include "backend/shim/module.h"

typedef enum PropertyForm {
  PROPERTY_UNIT,     // its name alone, if true
  PROPERTY_SWITCH,   // the one name if true, the other if false
  PROPERTY_BOOL,     // name, i1
  PROPERTY_INVERSE,  // name, the opposite as i1
  PROPERTY_BOOL32,   // name, i32
  PROPERTY_INT,      // name, i32
  PROPERTY_FOLLOWUP, // name, properties of the loop that comes of it
} PropertyForm;

typedef struct Property {
  uint8_t param;
  PropertyForm form;
  const char *name, *if_false;
} Property;

// clang-format off
#define P(name) P_llvm_loop_##name

static const Property annotation[] = {
    {P(annotation_disableNonforced), PROPERTY_UNIT, "llvm.loop.disable_nonforced", NULL},
    {P(annotation_mustProgress), PROPERTY_UNIT, "llvm.loop.mustprogress", NULL},
    {P(annotation_isVectorized), PROPERTY_BOOL32, "llvm.loop.isvectorized", NULL},
};
static const Property vectorize[] = {
    {P(vectorize_disable), PROPERTY_INVERSE, "llvm.loop.vectorize.enable", NULL},
    {P(vectorize_predicateEnable), PROPERTY_BOOL, "llvm.loop.vectorize.predicate.enable", NULL},
    {P(vectorize_scalableEnable), PROPERTY_BOOL, "llvm.loop.vectorize.scalable.enable", NULL},
    {P(vectorize_width), PROPERTY_INT, "llvm.loop.vectorize.width", NULL},
    {P(vectorize_followupVectorized), PROPERTY_FOLLOWUP, "llvm.loop.vectorize.followup_vectorized", NULL},
    {P(vectorize_followupEpilogue), PROPERTY_FOLLOWUP, "llvm.loop.vectorize.followup_epilogue", NULL},
    {P(vectorize_followupAll), PROPERTY_FOLLOWUP, "llvm.loop.vectorize.followup_all", NULL},
};
static const Property interleave[] = {
    {P(interleave_count), PROPERTY_INT, "llvm.loop.interleave.count", NULL},
};
static const Property unroll[] = {
    {P(unroll_disable), PROPERTY_SWITCH, "llvm.loop.unroll.disable", "llvm.loop.unroll.enable"},
    {P(unroll_count), PROPERTY_INT, "llvm.loop.unroll.count", NULL},
    {P(unroll_runtimeDisable), PROPERTY_BOOL, "llvm.loop.unroll.runtime.disable", NULL},
    {P(unroll_full), PROPERTY_UNIT, "llvm.loop.unroll.full", NULL},
    {P(unroll_followupUnrolled), PROPERTY_FOLLOWUP, "llvm.loop.unroll.followup_unrolled", NULL},
    {P(unroll_followupRemainder), PROPERTY_FOLLOWUP, "llvm.loop.unroll.followup_remainder", NULL},
    {P(unroll_followupAll), PROPERTY_FOLLOWUP, "llvm.loop.unroll.followup_all", NULL},
};
static const Property unroll_and_jam[] = {
    {P(unroll_and_jam_disable), PROPERTY_SWITCH, "llvm.loop.unroll_and_jam.disable",
     "llvm.loop.unroll_and_jam.enable"},
    {P(unroll_and_jam_count), PROPERTY_INT, "llvm.loop.unroll_and_jam.count", NULL},
    {P(unroll_and_jam_followupOuter), PROPERTY_FOLLOWUP, "llvm.loop.unroll_and_jam.followup_outer", NULL},
    {P(unroll_and_jam_followupInner), PROPERTY_FOLLOWUP, "llvm.loop.unroll_and_jam.followup_inner", NULL},
    {P(unroll_and_jam_followupRemainderOuter), PROPERTY_FOLLOWUP,
     "llvm.loop.unroll_and_jam.followup_remainder_outer", NULL},
    {P(unroll_and_jam_followupRemainderInner), PROPERTY_FOLLOWUP,
     "llvm.loop.unroll_and_jam.followup_remainder_inner", NULL},
    {P(unroll_and_jam_followupAll), PROPERTY_FOLLOWUP, "llvm.loop.unroll_and_jam.followup_all", NULL},
};
static const Property licm[] = {
    {P(licm_disable), PROPERTY_UNIT, "llvm.licm.disable", NULL},
    {P(licm_versioningDisable), PROPERTY_UNIT, "llvm.loop.licm_versioning.disable", NULL},
};
static const Property distribute[] = {
    {P(distribute_disable), PROPERTY_INVERSE, "llvm.loop.distribute.enable", NULL},
    {P(distribute_followupCoincident), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_coincident", NULL},
    {P(distribute_followupSequential), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_sequential", NULL},
    {P(distribute_followupFallback), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_fallback", NULL},
    {P(distribute_followupAll), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_all", NULL},
};
static const Property pipeline[] = {
    {P(pipeline_disable), PROPERTY_BOOL, "llvm.loop.pipeline.disable", NULL},
    {P(pipeline_initiationinterval), PROPERTY_INT, "llvm.loop.pipeline.initiationinterval", NULL},
};
static const Property peeled[] = {
    {P(peeled_count), PROPERTY_INT, "llvm.loop.peeled.count", NULL},
};
static const Property unswitch[] = {
    {P(unswitch_partialDisable), PROPERTY_UNIT, "llvm.loop.unswitch.partial.disable", NULL},
};

static const struct {
  uint8_t param; // of the annotation
  uint8_t count;
  const Property *properties;
} parts[] = {
#define PART(name, properties) {P(annotation_##name), ARRAY_SIZE(properties), properties}
    PART(vectorize, vectorize), PART(interleave, interleave), PART(unroll, unroll),
    PART(unrollAndJam, unroll_and_jam), PART(licm, licm), PART(distribute, distribute),
    PART(pipeline, pipeline), PART(peeled, peeled), PART(unswitch, unswitch),
#undef PART
};
// clang-format on

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

static LLVMMetadataRef property_node(Translation *t, const Property *p,
                                     const Attr *value) {
  bool is_true = p->form < PROPERTY_INT && attr_to_bool(value);
  switch (p->form) {
  case PROPERTY_UNIT: return is_true ? alone(t, p->name) : NULL;
  case PROPERTY_SWITCH: return alone(t, is_true ? p->name : p->if_false);
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
                           const Property *properties, size_t n) {
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
  add_location(t, &nodes, params[P(annotation_startLoc)]);
  add_location(t, &nodes, params[P(annotation_endLoc)]);
  add_properties(t, &nodes, attr, annotation, ARRAY_SIZE(annotation));
  for (size_t i = 0; i < ARRAY_SIZE(parts); i++)
    if (params[parts[i].param])
      add_properties(t, &nodes, params[parts[i].param], parts[i].properties,
                     parts[i].count);
  add_parallel_accesses(t, &nodes, params[P(annotation_parallelAccesses)]);
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
