// See loop_facts.h. Facts: LLVM's LangRef, "llvm.loop" and the nodes below it.
#include "backend/loop_facts.h"

// clang-format off
#define P(name) P_llvm_loop_##name

const LoopProperty loop_properties[LOOP_PROPERTIES] = {
    {P(annotation_disableNonforced), PROPERTY_UNIT, "llvm.loop.disable_nonforced", NULL},
    {P(annotation_mustProgress), PROPERTY_UNIT, "llvm.loop.mustprogress", NULL},
    {P(annotation_isVectorized), PROPERTY_BOOL32, "llvm.loop.isvectorized", NULL},
};
static const LoopProperty vectorize[] = {
    {P(vectorize_disable), PROPERTY_INVERSE, "llvm.loop.vectorize.enable", NULL},
    {P(vectorize_predicateEnable), PROPERTY_BOOL, "llvm.loop.vectorize.predicate.enable", NULL},
    {P(vectorize_scalableEnable), PROPERTY_BOOL, "llvm.loop.vectorize.scalable.enable", NULL},
    {P(vectorize_width), PROPERTY_INT, "llvm.loop.vectorize.width", NULL},
    {P(vectorize_followupVectorized), PROPERTY_FOLLOWUP, "llvm.loop.vectorize.followup_vectorized", NULL},
    {P(vectorize_followupEpilogue), PROPERTY_FOLLOWUP, "llvm.loop.vectorize.followup_epilogue", NULL},
    {P(vectorize_followupAll), PROPERTY_FOLLOWUP, "llvm.loop.vectorize.followup_all", NULL},
};
static const LoopProperty interleave[] = {
    {P(interleave_count), PROPERTY_INT, "llvm.loop.interleave.count", NULL},
};
static const LoopProperty unroll[] = {
    {P(unroll_disable), PROPERTY_SWITCH, "llvm.loop.unroll.disable", "llvm.loop.unroll.enable"},
    {P(unroll_count), PROPERTY_INT, "llvm.loop.unroll.count", NULL},
    {P(unroll_runtimeDisable), PROPERTY_MARK, "llvm.loop.unroll.runtime.disable", NULL},
    {P(unroll_full), PROPERTY_UNIT, "llvm.loop.unroll.full", NULL},
    {P(unroll_followupUnrolled), PROPERTY_FOLLOWUP, "llvm.loop.unroll.followup_unrolled", NULL},
    {P(unroll_followupRemainder), PROPERTY_FOLLOWUP, "llvm.loop.unroll.followup_remainder", NULL},
    {P(unroll_followupAll), PROPERTY_FOLLOWUP, "llvm.loop.unroll.followup_all", NULL},
};
static const LoopProperty unroll_and_jam[] = {
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
static const LoopProperty licm[] = {
    {P(licm_disable), PROPERTY_UNIT, "llvm.licm.disable", NULL},
    {P(licm_versioningDisable), PROPERTY_UNIT, "llvm.loop.licm_versioning.disable", NULL},
};
static const LoopProperty distribute[] = {
    {P(distribute_disable), PROPERTY_INVERSE, "llvm.loop.distribute.enable", NULL},
    {P(distribute_followupCoincident), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_coincident", NULL},
    {P(distribute_followupSequential), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_sequential", NULL},
    {P(distribute_followupFallback), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_fallback", NULL},
    {P(distribute_followupAll), PROPERTY_FOLLOWUP, "llvm.loop.distribute.followup_all", NULL},
};
static const LoopProperty pipeline[] = {
    {P(pipeline_disable), PROPERTY_BOOL, "llvm.loop.pipeline.disable", NULL},
    {P(pipeline_initiationinterval), PROPERTY_INT, "llvm.loop.pipeline.initiationinterval", NULL},
};
static const LoopProperty peeled[] = {
    {P(peeled_count), PROPERTY_INT, "llvm.loop.peeled.count", NULL},
};
static const LoopProperty unswitch[] = {
    {P(unswitch_partialDisable), PROPERTY_UNIT, "llvm.loop.unswitch.partial.disable", NULL},
};

const LoopPart loop_parts[] = {
#define PART(name, token) {P(annotation_##name), ARRAY_SIZE(token), token, def_attr_llvm_loop_##token}
    PART(vectorize, vectorize), PART(interleave, interleave), PART(unroll, unroll),
    PART(unrollAndJam, unroll_and_jam), PART(licm, licm), PART(distribute, distribute),
    PART(pipeline, pipeline), PART(peeled, peeled), PART(unswitch, unswitch), {0},
#undef PART
};
// clang-format on
