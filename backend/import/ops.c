// Instructions as operations of the llvm dialect.
//
// Plain binary operators and casts are rows of llvm.def, read here by their
// LLVM opcode. The rest have a function each, in the table at the end. Flags
// that a row has no slot for are carried in `mlcc.flags`.

#include "backend/import/import_int.h"

typedef bool Importer(Body *b, LLVMValueRef inst);

static LLVMValueRef operand(LLVMValueRef inst, unsigned i) {
  return LLVMGetOperand(inst, i);
}

static Type *imported_type(Body *b, LLVMValueRef value) {
  return import_type(b->im, LLVMTypeOf(value));
}

// Operands that come later are noted once the operation is there.
static void note_missing(Body *b, Op *op, LLVMValueRef *values, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    Fixup fixup = {op, i, values[i]};
    if (!op->operands[i].value)
      vec_push(b->arena, &b->fixups, fixup);
  }
}

typedef struct Operands {
  LLVMValueRef *from;
  Value **values;
  uint32_t n;
} Operands;

// False when a constant could not be made.
static bool get_operands(Body *b, Draft *d, LLVMValueRef *from, uint32_t n,
                         Value **values) {
  for (uint32_t i = 0; i < n; i++) {
    values[i] = import_value(b, from[i]);
    if (!values[i] && LLVMIsConstant(from[i]))
      return false;
  }
  d->spec.operands = values;
  d->spec.noperands = n;
  return true;
}

// Builds an operation with these operands; a result unless it is void.
static Op *emit(Body *b, Draft *d, LLVMValueRef inst, LLVMValueRef *from,
                uint32_t n) {
  Value **values = arena_array(b->arena, Value *, n + 1);
  if (!get_operands(b, d, from, n, values))
    return NULL;
  import_instruction_metadata(b, d, inst);
  LLVMTypeRef type = LLVMTypeOf(inst);
  Op *op;
  if (LLVMGetTypeKind(type) == LLVMVoidTypeKind) {
    op = draft_insert(b, d);
  } else {
    Type *result = import_type(b->im, type);
    if (!result)
      return NULL;
    op = value_op(draft_value(b, d, result, inst));
  }
  note_missing(b, op, from, n);
  return op;
}

static Op *emit_all(Body *b, Draft *d, LLVMValueRef inst) {
  enum { MOST = 4 };
  LLVMValueRef from[MOST];
  uint32_t n = (uint32_t)LLVMGetNumOperands(inst);
  CHECK(n <= MOST);
  for (uint32_t i = 0; i < n; i++)
    from[i] = operand(inst, i);
  return emit(b, d, inst, from, n);
}

// Flags

static void set_fast_math(Body *b, Draft *d, LLVMValueRef inst) {
  LLVMFastMathFlags flags = LLVMGetFastMathFlags(inst);
  if (!flags)
    return;
  int slot = draft_slot(d, (SharedSlot)FLAG_FASTMATH);
  Attr *attr = import_fast_math(b->im, flags);
  if (slot >= 0)
    draft_set(d, (uint32_t)slot, attr);
  else if (!b->im->options->plain)
    draft_extra(d, b->im->names.fastmath, attr);
}

static void set_overflow(Body *b, Draft *d, LLVMValueRef inst) {
  int64_t flags = (LLVMGetNSW(inst) ? E_llvm_overflow_nsw : 0) |
                  (LLVMGetNUW(inst) ? E_llvm_overflow_nuw : 0);
  if (flags)
    draft_enum(b->im, d, (uint32_t)draft_slot(d, (SharedSlot)FLAG_OVERFLOW),
               flags);
}

static void set_unit(Body *b, Draft *d, FlagKind kind, bool set) {
  if (!set)
    return;
  int slot = draft_slot(d, (SharedSlot)kind);
  draft_unit(b->im, d, (uint32_t)slot, true);
}

void import_flags(Body *b, Draft *d, LLVMValueRef inst) {
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMAdd:
  case LLVMSub:
  case LLVMMul:
  case LLVMShl:
  case LLVMTrunc: set_overflow(b, d, inst); return;
  case LLVMSDiv:
  case LLVMUDiv:
  case LLVMAShr:
  case LLVMLShr: set_unit(b, d, FLAG_EXACT, LLVMGetExact(inst)); return;
  case LLVMOr: set_unit(b, d, FLAG_DISJOINT, LLVMGetIsDisjoint(inst)); return;
  case LLVMZExt: set_unit(b, d, FLAG_NONNEG, LLVMGetNNeg(inst)); return;
  case LLVMUIToFP: set_unit(b, d, FLAG_NONNEG, LLVMGetNNeg(inst)); break;
  default: break;
  }
  if (LLVMCanValueUseFastMathFlags(inst))
    set_fast_math(b, d, inst);
}

// Rows by LLVM's opcode

enum { MOST_OPCODES = 80 };

// clang-format off
static const uint32_t opcodes[MOST_OPCODES] = {
#define LLVM_OP(dialect, token, name, traits, operands, results, attrs, regions, successors, matches, syntax, \
                hooks, summary, ...) TAKE_##__VA_ARGS__(OP_##dialect##_##token)
#define TAKE_BINARY(op) [op] = TAKE_OPCODE
#define TAKE_CAST(op) [op] = TAKE_OPCODE
#define TAKE_INTRINSIC(...) TAKE_NOTHING
#define TAKE_CONSTRAINED(...) TAKE_NOTHING
#define TAKE_HOOK(...) TAKE_NOTHING
#define TAKE_NO_VALUE TAKE_NOTHING
#define TAKE_OPCODE(opcode) opcode,
#define TAKE_NOTHING(opcode)
#include "ir/dialects/llvm/llvm.def"
#include "ir/dialects/undef.def"
};
// clang-format on

static bool import_plain(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, opcodes[LLVMGetInstructionOpcode(inst)]);
  import_flags(b, &d, inst);
  return emit_all(b, &d, inst);
}

static bool import_as(Body *b, LLVMValueRef inst, uint32_t opcode) {
  Draft d;
  draft_start(b->im, &d, opcode);
  import_flags(b, &d, inst);
  return emit_all(b, &d, inst);
}

static bool import_fneg(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_fneg);
}

static bool import_freeze(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_freeze);
}

static bool import_select(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_select);
}

static bool import_extractelement(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_extractelement);
}

static bool import_insertelement(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_insertelement);
}

static bool import_va_arg(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_va_arg);
}

static bool import_resume(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_resume);
}

static bool import_return(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_return);
}

static bool import_unreachable(Body *b, LLVMValueRef inst) {
  return import_as(b, inst, OP_llvm_unreachable);
}

static bool import_icmp(Body *b, LLVMValueRef inst) {
  Draft d;
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(inst);
  draft_start(b->im, &d, OP_llvm_icmp);
  for (unsigned i = 0; i < FACT_ICMPS; i++)
    if (fact_icmps[i] == predicate)
      draft_enum(b->im, &d, A_llvm_icmp_predicate, i);
  if (LLVMGetICmpSameSign(inst))
    draft_flag(b->im, &d, "samesign");
  return emit_all(b, &d, inst);
}

static bool import_fcmp(Body *b, LLVMValueRef inst) {
  Draft d;
  LLVMRealPredicate predicate = LLVMGetFCmpPredicate(inst);
  draft_start(b->im, &d, OP_llvm_fcmp);
  for (unsigned i = 0; i < FACT_FCMPS; i++)
    if (fact_fcmps[i] == predicate)
      draft_enum(b->im, &d, A_llvm_fcmp_predicate, i);
  set_fast_math(b, &d, inst);
  return emit_all(b, &d, inst);
}

static bool import_shufflevector(Body *b, LLVMValueRef inst) {
  Draft d;
  uint32_t n = LLVMGetNumMaskElements(inst);
  int32_t *mask = arena_array(b->arena, int32_t, n);
  for (uint32_t i = 0; i < n; i++)
    mask[i] = LLVMGetMaskValue(inst, i);
  draft_start(b->im, &d, OP_llvm_shufflevector);
  draft_set(&d, A_llvm_shufflevector_mask, attr_dense_i32(b->im->ctx, mask, n));
  LLVMValueRef from[] = {operand(inst, 0), operand(inst, 1)};
  return emit(b, &d, inst, from, 2);
}

static Attr *position_attr(Body *b, LLVMValueRef inst) {
  uint32_t n = LLVMGetNumIndices(inst);
  const unsigned *indices = LLVMGetIndices(inst);
  int64_t *position = arena_array(b->arena, int64_t, n);
  for (uint32_t i = 0; i < n; i++)
    position[i] = indices[i];
  return attr_dense_i64(b->im->ctx, position, n);
}

static bool import_extractvalue(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_extractvalue);
  draft_set(&d, A_llvm_extractvalue_position, position_attr(b, inst));
  return emit_all(b, &d, inst);
}

static bool import_insertvalue(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_insertvalue);
  draft_set(&d, A_llvm_insertvalue_position, position_attr(b, inst));
  return emit_all(b, &d, inst);
}

// Memory

static Attr *scope_attr(Body *b, LLVMValueRef inst) {
  size_t size;
  const char *name =
      shim_sync_scope_name(b->im->llvm, LLVMGetAtomicSyncScopeID(inst), &size);
  return size ? attr_string(b->im->ctx, (Str){name, size}) : NULL;
}

static void set_alignment(Body *b, Draft *d, uint32_t slot, LLVMValueRef inst) {
  draft_set(d, slot, attr_i64(b->im->ctx, LLVMGetAlignment(inst)));
}

static bool import_alloca(Body *b, LLVMValueRef inst) {
  Draft d;
  Type *type = import_type(b->im, LLVMGetAllocatedType(inst));
  if (!type)
    return false;
  draft_start(b->im, &d, OP_llvm_alloca);
  draft_set(&d, A_llvm_alloca_elem_type, attr_type(b->im->ctx, type));
  set_alignment(b, &d, A_llvm_alloca_alignment, inst);
  draft_unit(b->im, &d, A_llvm_alloca_inalloca, shim_is_inalloca(inst));
  if (shim_is_swifterror(inst))
    draft_flag(b->im, &d, "swifterror");
  return emit_all(b, &d, inst);
}

// ORDER: AtomicOrdering has LLVM's numbers.
static void set_ordering(Body *b, Draft *d, LLVMValueRef inst,
                         uint32_t ordering, uint32_t scope) {
  LLVMAtomicOrdering order = LLVMGetOrdering(inst);
  if (order == LLVMAtomicOrderingNotAtomic)
    return;
  draft_enum(b->im, d, ordering, order);
  draft_set(d, scope, scope_attr(b, inst));
}

static bool import_load(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_load);
  set_alignment(b, &d, A_llvm_load_alignment, inst);
  draft_unit(b->im, &d, A_llvm_load_volatile_, LLVMGetVolatile(inst));
  set_ordering(b, &d, inst, A_llvm_load_ordering, A_llvm_load_syncscope);
  return emit_all(b, &d, inst);
}

static bool import_store(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_store);
  set_alignment(b, &d, A_llvm_store_alignment, inst);
  draft_unit(b->im, &d, A_llvm_store_volatile_, LLVMGetVolatile(inst));
  set_ordering(b, &d, inst, A_llvm_store_ordering, A_llvm_store_syncscope);
  return emit_all(b, &d, inst);
}

static bool import_fence(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_fence);
  set_ordering(b, &d, inst, A_llvm_fence_ordering, A_llvm_fence_syncscope);
  return emit_all(b, &d, inst);
}

// ORDER: AtomicBinOp has the numbers of LLVMAtomicRMWBinOp.
static bool import_atomicrmw(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_atomicrmw);
  draft_enum(b->im, &d, A_llvm_atomicrmw_bin_op, LLVMGetAtomicRMWBinOp(inst));
  set_ordering(b, &d, inst, A_llvm_atomicrmw_ordering,
               A_llvm_atomicrmw_syncscope);
  set_alignment(b, &d, A_llvm_atomicrmw_alignment, inst);
  draft_unit(b->im, &d, A_llvm_atomicrmw_volatile_, LLVMGetVolatile(inst));
  return emit_all(b, &d, inst);
}

static bool import_cmpxchg(Body *b, LLVMValueRef inst) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_cmpxchg);
  draft_enum(b->im, &d, A_llvm_cmpxchg_success_ordering,
             LLVMGetCmpXchgSuccessOrdering(inst));
  draft_enum(b->im, &d, A_llvm_cmpxchg_failure_ordering,
             LLVMGetCmpXchgFailureOrdering(inst));
  draft_set(&d, A_llvm_cmpxchg_syncscope, scope_attr(b, inst));
  set_alignment(b, &d, A_llvm_cmpxchg_alignment, inst);
  draft_unit(b->im, &d, A_llvm_cmpxchg_weak, LLVMGetWeak(inst));
  draft_unit(b->im, &d, A_llvm_cmpxchg_volatile_, LLVMGetVolatile(inst));
  return emit_all(b, &d, inst);
}

// The index of a struct's field stands in the attribute; other indices are
// operands, constants among them, as mlir-translate has it.
typedef struct Indices {
  int32_t *raw;
  LLVMValueRef *dynamic; // base first
  uint32_t nraw, ndynamic;
} Indices;

static void add_index(Body *b, Indices *in, LLVMTypeRef *at, bool first,
                      LLVMValueRef index) {
  bool is_field = !first && LLVMGetTypeKind(*at) == LLVMStructTypeKind;
  import_value(b, index);
  if (!is_field) {
    in->raw[in->nraw++] = GEP_DYNAMIC;
    in->dynamic[in->ndynamic++] = index;
    if (!first)
      *at = LLVMGetElementType(*at);
    return;
  }
  if (LLVMGetTypeKind(LLVMTypeOf(index)) != LLVMIntegerTypeKind) {
    import_enter(b->im);
    index = shim_splat_value(index);
    import_leave(b->im);
  }
  uint64_t field = LLVMConstIntGetZExtValue(index);
  in->raw[in->nraw++] = (int32_t)field;
  *at = LLVMStructGetTypeAtIndex(*at, (unsigned)field);
}

static void carry_range(Body *b, Draft *d) {
  int64_t range[2];
  if (b->im->options->plain || !b->expression ||
      !shim_gep_inrange(b->expression, &range[0], &range[1]))
    return;
  draft_extra(d, b->im->names.inrange, attr_dense_i64(b->im->ctx, range, 2));
}

static bool import_getelementptr(Body *b, LLVMValueRef inst) {
  Draft d;
  LLVMTypeRef at = LLVMGetGEPSourceElementType(inst);
  Type *element = import_type(b->im, at);
  uint32_t n = (uint32_t)LLVMGetNumOperands(inst);
  if (!element)
    return false;
  draft_start(b->im, &d, OP_llvm_getelementptr);
  draft_set(&d, A_llvm_getelementptr_elem_type, attr_type(b->im->ctx, element));
  Indices in = {arena_array(b->arena, int32_t, n),
                arena_array(b->arena, LLVMValueRef, n), 0, 1};
  in.dynamic[0] = operand(inst, 0);
  if (!import_value(b, in.dynamic[0]) && LLVMIsConstant(in.dynamic[0]))
    return false;
  for (uint32_t i = 1; i < n; i++)
    add_index(b, &in, &at, i == 1, operand(inst, i));
  draft_set(&d, A_llvm_getelementptr_rawConstantIndices,
            attr_dense_i32(b->im->ctx, in.raw, in.nraw));
  LLVMGEPNoWrapFlags flags = LLVMGEPGetNoWrapFlags(inst);
  int64_t set =
      (flags & LLVMGEPFlagInBounds ? E_llvm_gep_flags_inbounds_flag : 0) |
      (flags & LLVMGEPFlagNUSW ? E_llvm_gep_flags_nusw : 0) |
      (flags & LLVMGEPFlagNUW ? E_llvm_gep_flags_nuw : 0);
  draft_enum(b->im, &d, A_llvm_getelementptr_noWrapFlags, set);
  carry_range(b, &d);
  return emit(b, &d, inst, in.dynamic, in.ndynamic);
}

// Control flow

typedef Vec(LLVMValueRef) ValueList;

// What the phis of `to` get from `from`; how many.
static uint32_t add_edge(Body *b, ValueList *list, LLVMBasicBlockRef from,
                         LLVMBasicBlockRef to) {
  uint32_t n = 0;
  for (LLVMValueRef phi = LLVMGetFirstInstruction(to);
       phi && LLVMIsAPHINode(phi); phi = LLVMGetNextInstruction(phi), n++)
    vec_push(b->arena, list, shim_incoming_value(phi, from));
  return n;
}

static void set_segments(Body *b, Draft *d, uint32_t slot, const int32_t *sizes,
                         uint32_t n) {
  draft_set(d, slot, attr_dense_i32(b->im->ctx, sizes, n));
}

static void set_successors(Body *b, Draft *d, LLVMValueRef inst) {
  uint32_t n = LLVMGetNumSuccessors(inst);
  Block **blocks = arena_array(b->arena, Block *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    blocks[i] = ptrmap_get(&b->blocks, LLVMGetSuccessor(inst, i));
  d->spec.successors = blocks;
  d->spec.nsuccessors = n;
}

static bool import_branch(Body *b, LLVMValueRef inst) {
  Draft d;
  ValueList list = {0};
  LLVMBasicBlockRef from = LLVMGetInstructionParent(inst);
  bool conditional = LLVMIsConditional(inst);
  draft_start(b->im, &d, conditional ? OP_llvm_cond_br : OP_llvm_br);
  set_successors(b, &d, inst);
  if (!conditional) {
    add_edge(b, &list, from, LLVMGetSuccessor(inst, 0));
    return emit(b, &d, inst, list.data, (uint32_t)list.size);
  }
  vec_push(b->arena, &list, LLVMGetCondition(inst));
  int32_t sizes[3] = {1};
  for (unsigned i = 0; i < 2; i++)
    sizes[i + 1] = (int32_t)add_edge(b, &list, from, LLVMGetSuccessor(inst, i));
  set_segments(b, &d, A_llvm_cond_br_operandSegmentSizes, sizes, 3);
  if (!import_early(b, list.data + 1, list.size - 1))
    return false;
  return emit(b, &d, inst, list.data, (uint32_t)list.size);
}

static Attr *case_values(Body *b, LLVMValueRef inst, uint32_t ncases) {
  Type *type = imported_type(b, LLVMGetOperand(inst, 0));
  int64_t n = ncases;
  Type *shaped = type_vector(b->im->ctx, 1, &n, NULL, type);
  size_t size = dense_element_size(type);
  Buf data = {0};
  for (uint32_t i = 0; i < ncases; i++)
    buf_bytes(&data, shim_int_words(LLVMGetSwitchCaseValue(inst, i + 1)), size);
  Attr *made = attr_dense(b->im->ctx, shaped, data.data, data.size, false);
  buf_release(&data);
  return made;
}

static bool import_switch(Body *b, LLVMValueRef inst) {
  Draft d;
  ValueList list = {0};
  LLVMBasicBlockRef from = LLVMGetInstructionParent(inst);
  uint32_t ncases = LLVMGetNumSuccessors(inst) - 1;
  draft_start(b->im, &d, OP_llvm_switch);
  set_successors(b, &d, inst);
  vec_push(b->arena, &list, LLVMGetOperand(inst, 0));
  int32_t sizes[3] = {1};
  sizes[1] = (int32_t)add_edge(b, &list, from, LLVMGetSuccessor(inst, 0));
  int32_t *cases = arena_array(b->arena, int32_t, ncases + 1);
  for (uint32_t i = 0; i < ncases; i++) {
    cases[i] = (int32_t)add_edge(b, &list, from, LLVMGetSuccessor(inst, i + 1));
    sizes[2] += cases[i];
  }
  if (ncases)
    draft_set(&d, A_llvm_switch_case_values, case_values(b, inst, ncases));
  set_segments(b, &d, A_llvm_switch_case_operand_segments, cases, ncases);
  set_segments(b, &d, A_llvm_switch_operandSegmentSizes, sizes, 3);
  return emit(b, &d, inst, list.data, (uint32_t)list.size);
}

static bool import_indirectbr(Body *b, LLVMValueRef inst) {
  Draft d;
  ValueList list = {0};
  LLVMBasicBlockRef from = LLVMGetInstructionParent(inst);
  uint32_t n = LLVMGetNumSuccessors(inst);
  int32_t *sizes = arena_array(b->arena, int32_t, n + 1);
  draft_start(b->im, &d, OP_llvm_indirectbr);
  set_successors(b, &d, inst);
  vec_push(b->arena, &list, LLVMGetOperand(inst, 0));
  for (uint32_t i = 0; i < n; i++)
    sizes[i] = (int32_t)add_edge(b, &list, from, LLVMGetSuccessor(inst, i));
  set_segments(b, &d, A_llvm_indirectbr_indbr_operand_segments, sizes, n);
  return emit(b, &d, inst, list.data, (uint32_t)list.size);
}

static bool import_landingpad(Body *b, LLVMValueRef inst) {
  Draft d;
  uint32_t n = LLVMGetNumClauses(inst);
  LLVMValueRef *clauses = arena_array(b->arena, LLVMValueRef, n + 1);
  draft_start(b->im, &d, OP_llvm_landingpad);
  draft_unit(b->im, &d, A_llvm_landingpad_cleanup, LLVMIsCleanup(inst));
  for (uint32_t i = 0; i < n; i++)
    clauses[i] = LLVMGetClause(inst, i);
  return emit(b, &d, inst, clauses, n);
}

// A block argument already; flags and attachments have no place there.
static bool import_phi(Body *b, LLVMValueRef inst) {
  if (b->im->options->plain)
    return true;
  if (LLVMCanValueUseFastMathFlags(inst) && LLVMGetFastMathFlags(inst))
    return import_fails(b->im, inst,
                        "fast-math flags of a phi have no form in the llvm "
                        "dialect");
  return !shim_has_other_metadata(inst) ||
         import_fails(b->im, inst,
                      "metadata of a phi has no form in the llvm dialect");
}

static bool import_unsupported(Body *b, LLVMValueRef inst) {
  char *text = LLVMPrintValueToString(inst);
  const char *start = text + strspn(text, " ");
  import_fails(b->im, inst,
               "instruction '%.*s' has no form in the llvm dialect",
               (int)strcspn(start, "\n"), start);
  LLVMDisposeMessage(text);
  return false;
}

static Importer *const importers[MOST_OPCODES] = {
    [LLVMRet] = import_return,
    [LLVMBr] = import_branch,
    [LLVMSwitch] = import_switch,
    [LLVMIndirectBr] = import_indirectbr,
    [LLVMInvoke] = import_invoke,
    [LLVMUnreachable] = import_unreachable,
    [LLVMFNeg] = import_fneg,
    [LLVMAlloca] = import_alloca,
    [LLVMLoad] = import_load,
    [LLVMStore] = import_store,
    [LLVMGetElementPtr] = import_getelementptr,
    [LLVMICmp] = import_icmp,
    [LLVMFCmp] = import_fcmp,
    [LLVMPHI] = import_phi,
    [LLVMCall] = import_call,
    [LLVMSelect] = import_select,
    [LLVMVAArg] = import_va_arg,
    [LLVMExtractElement] = import_extractelement,
    [LLVMInsertElement] = import_insertelement,
    [LLVMShuffleVector] = import_shufflevector,
    [LLVMExtractValue] = import_extractvalue,
    [LLVMInsertValue] = import_insertvalue,
    [LLVMFreeze] = import_freeze,
    [LLVMFence] = import_fence,
    [LLVMAtomicCmpXchg] = import_cmpxchg,
    [LLVMAtomicRMW] = import_atomicrmw,
    [LLVMResume] = import_resume,
    [LLVMLandingPad] = import_landingpad,
};

static Importer *importer_of(LLVMValueRef inst) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  CHECK((unsigned)opcode < MOST_OPCODES);
  if (opcodes[opcode])
    return import_plain;
  return importers[opcode] ? importers[opcode] : import_unsupported;
}

static bool may_fold(LLVMValueRef inst) {
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMICmp:
  case LLVMFCmp:
  case LLVMSelect:
  case LLVMGetElementPtr:
  case LLVMExtractElement:
  case LLVMInsertElement:
  case LLVMShuffleVector:
  case LLVMExtractValue:
  case LLVMInsertValue: return true;
  default:
    return LLVMIsABinaryOperator(inst) || LLVMIsAUnaryOperator(inst) ||
           LLVMIsACastInst(inst);
  }
}

// The translation back would fold an instruction of constants.
static void keep_unfolded(Body *b, LLVMValueRef inst) {
  Import *im = b->im;
  int n = LLVMGetNumOperands(inst);
  for (int i = 0; i < n; i++)
    if (!LLVMIsConstant(LLVMGetOperand(inst, (unsigned)i)))
      return;
  Value *value = ptrmap_get(&b->values, inst);
  Op *op = value ? value_op(value) : NULL;
  if (!op || im->options->plain || !may_fold(inst))
    return;
  Attr *items[4];
  const Attr *flags = dict_get(op->attrs, im->names.flags);
  uint32_t count = flags ? flags->as.array.count : 0;
  CHECK(count < ARRAY_SIZE(items));
  for (uint32_t i = 0; i < count; i++)
    items[i] = flags->as.array.items[i];
  items[count] = attr_string(im->ctx, str_from("unfolded"));
  op_set_attr(im->ctx, op, im->names.flags,
              attr_array(im->ctx, items, count + 1));
}

bool import_instruction(Body *b, LLVMValueRef inst) {
  if (!import_debug_records(b, inst))
    return false;
  LLVMMetadataRef at = LLVMInstructionGetDebugLoc(inst);
  b->loc = at ? import_location(b->im, at) : LOC_UNKNOWN;
  if (!importer_of(inst)(b, inst))
    return false;
  keep_unfolded(b, inst);
  return true;
}

Value *import_expression(Body *b, LLVMValueRef expression) {
  import_enter(b->im);
  LLVMValueRef inst = shim_expression_instruction(expression);
  import_leave(b->im);
  Value *made = NULL;
  b->expression = expression;
  if (importer_of(inst)(b, inst))
    made = ptrmap_get(&b->values, inst);
  b->expression = NULL;
  // The address may be another instruction's later.
  if (made)
    ptrmap_set(&b->values, b->arena, inst, NULL);
  import_enter(b->im);
  shim_drop_instruction(inst);
  import_leave(b->im);
  if (made)
    ptrmap_set(&b->values, b->arena, expression, made);
  return made;
}
