// See llvm_facts.h. Facts: LLVMEnums.td, LLVMOps.td, LLVM's Attributes.td.
#include "backend/llvm_facts.h"

const LLVMLinkage fact_linkages[FACT_LINKAGES] = {
    LLVMExternalLinkage,    LLVMAvailableExternallyLinkage,
    LLVMLinkOnceAnyLinkage, LLVMLinkOnceODRLinkage,
    LLVMWeakAnyLinkage,     LLVMWeakODRLinkage,
    LLVMAppendingLinkage,   LLVMInternalLinkage,
    LLVMPrivateLinkage,     LLVMExternalWeakLinkage,
    LLVMCommonLinkage,
};

const LLVMIntPredicate fact_icmps[FACT_ICMPS] = {
    LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT, LLVMIntSLE, LLVMIntSGT,
    LLVMIntSGE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE,
};

// The dialect's order is not LLVM's.
const LLVMRealPredicate fact_fcmps[FACT_FCMPS] = {
    LLVMRealPredicateFalse,
    LLVMRealOEQ,
    LLVMRealOGT,
    LLVMRealOGE,
    LLVMRealOLT,
    LLVMRealOLE,
    LLVMRealONE,
    LLVMRealORD,
    LLVMRealUEQ,
    LLVMRealUGT,
    LLVMRealUGE,
    LLVMRealULT,
    LLVMRealULE,
    LLVMRealUNE,
    LLVMRealUNO,
    LLVMRealPredicateTrue,
};

const LLVMFastMathFlags fact_fastmath[FACT_FASTMATH] = {
    LLVMFastMathNoNaNs,        LLVMFastMathNoInfs,
    LLVMFastMathNoSignedZeros, LLVMFastMathAllowReciprocal,
    LLVMFastMathAllowContract, LLVMFastMathApproxFunc,
    LLVMFastMathAllowReassoc,
};

// clang-format off
const ParameterAttribute parameter_attributes[] = {
    {"llvm.align", "align", ATTRIBUTE_ALIGNMENT, false},
    {"llvm.alignstack", "alignstack", ATTRIBUTE_ALIGNMENT, false},
    {"llvm.allocalign", "allocalign", ATTRIBUTE_UNIT, false},
    {"llvm.allocptr", "allocptr", ATTRIBUTE_UNIT, false},
    {"llvm.byref", "byref", ATTRIBUTE_TYPE, false},
    {"llvm.byval", "byval", ATTRIBUTE_TYPE, false},
    {"llvm.dead_on_unwind", "dead_on_unwind", ATTRIBUTE_UNIT, true},
    {"llvm.dereferenceable", "dereferenceable", ATTRIBUTE_INT, false},
    {"llvm.dereferenceable_or_null", "dereferenceable_or_null", ATTRIBUTE_INT, false},
    {"llvm.elementtype", "elementtype", ATTRIBUTE_TYPE, false},
    {"llvm.immarg", "immarg", ATTRIBUTE_UNIT, true},
    {"llvm.inalloca", "inalloca", ATTRIBUTE_TYPE, false},
    {"llvm.inreg", "inreg", ATTRIBUTE_UNIT, false},
    {"llvm.nest", "nest", ATTRIBUTE_UNIT, false},
    {"llvm.noalias", "noalias", ATTRIBUTE_UNIT, false},
    {"llvm.nocapture", "captures", ATTRIBUTE_NOCAPTURE, false},
    {"llvm.nofpclass", "nofpclass", ATTRIBUTE_INT, true},
    {"llvm.nofree", "nofree", ATTRIBUTE_UNIT, false},
    {"llvm.nonnull", "nonnull", ATTRIBUTE_UNIT, false},
    {"llvm.noundef", "noundef", ATTRIBUTE_UNIT, false},
    {"llvm.preallocated", "preallocated", ATTRIBUTE_TYPE, false},
    {"llvm.range", "range", ATTRIBUTE_RANGE, false},
    {"llvm.readnone", "readnone", ATTRIBUTE_UNIT, false},
    {"llvm.readonly", "readonly", ATTRIBUTE_UNIT, false},
    {"llvm.returned", "returned", ATTRIBUTE_UNIT, false},
    {"llvm.signext", "signext", ATTRIBUTE_UNIT, false},
    {"llvm.sret", "sret", ATTRIBUTE_TYPE, false},
    {"llvm.swiftasync", "swiftasync", ATTRIBUTE_UNIT, true},
    {"llvm.swifterror", "swifterror", ATTRIBUTE_UNIT, true},
    {"llvm.swiftself", "swiftself", ATTRIBUTE_UNIT, true},
    {"llvm.writable", "writable", ATTRIBUTE_UNIT, true},
    {"llvm.writeonly", "writeonly", ATTRIBUTE_UNIT, false},
    {"llvm.zeroext", "zeroext", ATTRIBUTE_UNIT, false},
    {0},
};
// clang-format on

const SlotAttribute unit_attributes[] = {
    {"convergent", A_llvm_func_convergent},
    {"noinline", A_llvm_func_no_inline},
    {"alwaysinline", A_llvm_func_always_inline},
    {"inlinehint", A_llvm_func_inline_hint},
    {"nounwind", A_llvm_func_no_unwind},
    {"willreturn", A_llvm_func_will_return},
    {"optnone", A_llvm_func_optimize_none},
    {0},
};

const SlotAttribute string_units[] = {
    {"aarch64_pstate_sm_enabled", A_llvm_func_arm_streaming},
    {"aarch64_pstate_sm_body", A_llvm_func_arm_locally_streaming},
    {"aarch64_pstate_sm_compatible", A_llvm_func_arm_streaming_compatible},
    {"aarch64_new_za", A_llvm_func_arm_new_za},
    {"aarch64_in_za", A_llvm_func_arm_in_za},
    {"aarch64_out_za", A_llvm_func_arm_out_za},
    {"aarch64_inout_za", A_llvm_func_arm_inout_za},
    {"aarch64_preserves_za", A_llvm_func_arm_preserves_za},
    {0},
};

const SlotAttribute string_attributes[] = {
    {"target-cpu", A_llvm_func_target_cpu},
    {"tune-cpu", A_llvm_func_tune_cpu},
    {"reciprocal-estimates", A_llvm_func_reciprocal_estimates},
    {"prefer-vector-width", A_llvm_func_prefer_vector_width},
    {"no-infs-fp-math", A_llvm_func_no_infs_fp_math},
    {"no-nans-fp-math", A_llvm_func_no_nans_fp_math},
    {"no-signed-zeros-fp-math", A_llvm_func_no_signed_zeros_fp_math},
    {"denormal-fp-math", A_llvm_func_denormal_fp_math},
    {"denormal-fp-math-f32", A_llvm_func_denormal_fp_math_f32},
    {"fp-contract", A_llvm_func_fp_contract},
    {"instrument-function-entry", A_llvm_func_instrument_function_entry},
    {"instrument-function-exit", A_llvm_func_instrument_function_exit},
    {0},
};

const SlotAttribute call_units[] = {
    {"convergent", A_llvm_call_convergent},
    {"nounwind", A_llvm_call_no_unwind},
    {"willreturn", A_llvm_call_will_return},
    {"noinline", A_llvm_call_no_inline},
    {"alwaysinline", A_llvm_call_always_inline},
    {"inlinehint", A_llvm_call_inline_hint},
    {0},
};

const char *const frame_pointers[FRAME_POINTER__MAX] = {
    "none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"};

const uint8_t memory_locations[MEMORY_LOCATIONS] = {3, 0, 1, 2, 4, 5};

static const SymbolSlots symbol_slots[] = {
    {OP_llvm_func, A_llvm_func_linkage, A_llvm_func_dso_local, -1,
     A_llvm_func_unnamed_addr, A_llvm_func_visibility_, A_llvm_func_section,
     A_llvm_func_comdat, A_llvm_func_alignment},
    {OP_llvm_mlir_global, A_llvm_mlir_global_linkage,
     A_llvm_mlir_global_dso_local, A_llvm_mlir_global_thread_local_,
     A_llvm_mlir_global_unnamed_addr, A_llvm_mlir_global_visibility_,
     A_llvm_mlir_global_section, A_llvm_mlir_global_comdat,
     A_llvm_mlir_global_alignment},
    {OP_llvm_mlir_alias, A_llvm_mlir_alias_linkage, A_llvm_mlir_alias_dso_local,
     A_llvm_mlir_alias_thread_local_, A_llvm_mlir_alias_unnamed_addr,
     A_llvm_mlir_alias_visibility_, -1, -1, -1},
    {OP_llvm_mlir_ifunc, A_llvm_mlir_ifunc_linkage, A_llvm_mlir_ifunc_dso_local,
     -1, A_llvm_mlir_ifunc_unnamed_addr, A_llvm_mlir_ifunc_visibility_, -1, -1,
     -1},
};

const SymbolSlots *symbol_slots_of(const OpInfo *info) {
  for (size_t i = 0; i < ARRAY_SIZE(symbol_slots); i++)
    if (info->opcode == symbol_slots[i].opcode)
      return &symbol_slots[i];
  return NULL;
}

const char *const flag_names[FLAG__MAX] = {
    [FLAG_OVERFLOW] = "overflowFlags", [FLAG_EXACT] = "isExact",
    [FLAG_DISJOINT] = "isDisjoint",    [FLAG_NONNEG] = "nonNeg",
    [FLAG_FASTMATH] = "fastmathFlags",
};

static size_t named_metadata_rank(Str name) {
  static const char *const first[] = {
      "llvm.dbg.cu",         "llvm.dependent-libraries",
      "llvm.linker.options", "llvm.module.flags",
      "llvm.ident",          "llvm.commandline"};
  size_t i = 0;
  while (i < ARRAY_SIZE(first) && !str_is(name, first[i]))
    i++;
  return i;
}

int named_metadata_order(Str a, Str b) {
  size_t rank_a = named_metadata_rank(a), rank_b = named_metadata_rank(b);
  if (rank_a != rank_b)
    return rank_a < rank_b ? -1 : 1;
  int order = memcmp(a.data, b.data, a.size < b.size ? a.size : b.size);
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

const char *rounding_word(int64_t mode) {
  switch (mode) {
  case E_llvm_rounding_mode_towardzero: return "round.towardzero";
  case E_llvm_rounding_mode_tonearest: return "round.tonearest";
  case E_llvm_rounding_mode_upward: return "round.upward";
  case E_llvm_rounding_mode_downward: return "round.downward";
  case E_llvm_rounding_mode_tonearestaway: return "round.tonearestaway";
  default: return "round.dynamic";
  }
}

const char *exception_word(int64_t behavior) {
  static const char *const exceptions[] = {
      [E_llvm_fp_exceptions_ignore] = "fpexcept.ignore",
      [E_llvm_fp_exceptions_maytrap] = "fpexcept.maytrap",
      [E_llvm_fp_exceptions_strict] = "fpexcept.strict",
  };
  return exceptions[behavior];
}

bool fact_is_distinct_type(unsigned tag) {
  switch (tag) {
  case E_llvm_dw_tag_DW_TAG_class_type:
  case E_llvm_dw_tag_DW_TAG_enumeration_type:
  case E_llvm_dw_tag_DW_TAG_structure_type:
  case E_llvm_dw_tag_DW_TAG_union_type: return true;
  default: return false;
  }
}
