// Operations. Most are a column of their row in llvm.def: a binary or cast
// opcode of LLVM, or an intrinsic with the positions of its overloaded types
// and immediate arguments. The handlers here serve the others.

#include "backend/translate/translate_int.h"

#include "backend/llvm_facts.h"
#include "backend/shim/inspect.h"
#include "backend/shim/module.h"

#include <stdio.h>
#include <stdlib.h>

static LLVMTypeRef result_type(FunctionState *f, const Op *op) {
  return translate_type(f->t, op->results[0].type);
}

// Constant expressions are folded as the target's data layout allows; those of
// LLVM IR are kept as they were.
bool translate_result(FunctionState *f, Op *op, LLVMValueRef value) {
  if (!f->t->imported && LLVMIsAConstantExpr(value))
    value = shim_fold_constant(f->t->module, value);
  f->values[op->results[0].id] = value;
  return true;
}

static LLVMTypeRef attr_type_of(FunctionState *f, const Op *op, uint32_t slot) {
  return translate_type(f->t, op_slot(op, slot)->type);
}

static const Attr *named_slot(const Op *op, const char *name) {
  int slot = op_slot_index(op->info, str_from(name));
  return slot < 0 ? NULL : op->slots[slot];
}

// Flags. The builder may have folded the operation to a constant, which takes
// none.

static void set_fast_math(LLVMValueRef value, const Attr *flags) {
  int64_t set = flags ? enum_of(flags) : 0;
  if (!set || !LLVMIsAInstruction(value) ||
      !LLVMCanValueUseFastMathFlags(value))
    return;
  LLVMFastMathFlags all = 0;
  for (unsigned i = 0; i < FACT_FASTMATH; i++)
    if (set >> i & 1)
      all |= fact_fastmath[i];
  LLVMSetFastMathFlags(value, all);
}

static void set_overflow(LLVMValueRef value, const Attr *flags) {
  enum { NSW = 1, NUW = 2 };
  int64_t set = flags ? enum_of(flags) : 0;
  if (!set || !LLVMIsAInstruction(value))
    return;
  LLVMSetNSW(value, (set & NSW) != 0);
  LLVMSetNUW(value, (set & NUW) != 0);
}

static void set_flag(LLVMValueRef value, FlagKind kind, const Attr *attr) {
  if (!attr || !LLVMIsAInstruction(value))
    return;
  switch (kind) {
  case FLAG_OVERFLOW: set_overflow(value, attr); break;
  case FLAG_EXACT: LLVMSetExact(value, true); break;
  case FLAG_DISJOINT: LLVMSetIsDisjoint(value, true); break;
  case FLAG_NONNEG: LLVMSetNNeg(value, true); break;
  case FLAG_FASTMATH: set_fast_math(value, attr); break;
  case FLAG__MAX: unreachable();
  }
}

static void set_flags(const Op *op, LLVMValueRef value) {
  for (uint32_t slot = 0; slot < op->nslots; slot++) {
    if (!op->slots[slot])
      continue;
    for (unsigned kind = 0; kind < FLAG__MAX; kind++)
      if (!strcmp(op->info->attrs[slot].name, flag_names[kind]))
        set_flag(value, (FlagKind)kind, op->slots[slot]);
  }
}

// Constants and the like

static bool translate_mlir_constant(FunctionState *f, Op *op) {
  LLVMValueRef value =
      translate_constant(f->t, op->loc, op->results[0].type,
                         op_slot(op, A_llvm_mlir_constant_value));
  return value && translate_result(f, op, value);
}

static bool translate_mlir_undef(FunctionState *f, Op *op) {
  return translate_result(f, op, LLVMGetUndef(result_type(f, op)));
}

static bool translate_mlir_poison(FunctionState *f, Op *op) {
  return translate_result(f, op, LLVMGetPoison(result_type(f, op)));
}

static bool translate_mlir_zero(FunctionState *f, Op *op) {
  switch (LLVMGetTypeKind(result_type(f, op))) {
  case LLVMFunctionTypeKind:
  case LLVMLabelTypeKind:
  case LLVMMetadataTypeKind:
  case LLVMVoidTypeKind:
    return op_error_at(f, op, "has no zero: '%s'",
                       type_str(f->t->ctx, op->results[0].type));
  default: break;
  }
  return translate_result(f, op, LLVMConstNull(result_type(f, op)));
}

static bool translate_mlir_none(FunctionState *f, Op *op) {
  return translate_result(f, op, shim_token_none(f->t->llvm));
}

static bool translate_mlir_addressof(FunctionState *f, Op *op) {
  LLVMValueRef value = translate_symbol(
      f->t, op->loc,
      op_slot(op, A_llvm_mlir_addressof_global_name)->as.symbol.root);
  return value && translate_result(f, op, value);
}

static bool translate_dso_local_equivalent(FunctionState *f, Op *op) {
  LLVMValueRef value = translate_symbol(
      f->t, op->loc,
      op_slot(op, A_llvm_dso_local_equivalent_function_name)->as.symbol.root);
  return value && translate_result(f, op, shim_dso_local_equivalent(value));
}

// Arithmetic that is not a plain binary opcode

static bool translate_fneg(FunctionState *f, Op *op) {
  translate_result(f, op,
                   LLVMBuildFNeg(f->t->builder, operand_of(f, op, 0), ""));
  set_flags(op, value_of(f, &op->results[0]));
  return true;
}

static bool translate_freeze(FunctionState *f, Op *op) {
  return translate_result(
      f, op, LLVMBuildFreeze(f->t->builder, operand_of(f, op, 0), ""));
}

static bool translate_icmp(FunctionState *f, Op *op) {
  int64_t predicate = enum_of(op_slot(op, A_llvm_icmp_predicate));
  return translate_result(f, op,
                          LLVMBuildICmp(f->t->builder, fact_icmps[predicate],
                                        operand_of(f, op, 0),
                                        operand_of(f, op, 1), ""));
}

static bool translate_fcmp(FunctionState *f, Op *op) {
  int64_t predicate = enum_of(op_slot(op, A_llvm_fcmp_predicate));
  translate_result(f, op,
                   LLVMBuildFCmp(f->t->builder, fact_fcmps[predicate],
                                 operand_of(f, op, 0), operand_of(f, op, 1),
                                 ""));
  set_flags(op, value_of(f, &op->results[0]));
  return true;
}

static bool translate_select(FunctionState *f, Op *op) {
  translate_result(f, op,
                   LLVMBuildSelect(f->t->builder, operand_of(f, op, 0),
                                   operand_of(f, op, 1), operand_of(f, op, 2),
                                   ""));
  set_flags(op, value_of(f, &op->results[0]));
  return true;
}

// Memory

static unsigned sync_scope(FunctionState *f, const Attr *scope) {
  enum { SYSTEM = 1 }; // SyncScope::System
  if (!attr_is(scope, AT_STRING))
    return SYSTEM;
  Str name = scope->as.string;
  return LLVMGetSyncScopeID(f->t->llvm, name.data, name.size);
}

static LLVMAtomicOrdering ordering(const Attr *attr) {
  // ORDER: AtomicOrdering has LLVM's numbers.
  return attr ? (LLVMAtomicOrdering)enum_of(attr) : LLVMAtomicOrderingNotAtomic;
}

static void set_ordering(FunctionState *f, LLVMValueRef access,
                         const Attr *order, const Attr *scope) {
  if (ordering(order) == LLVMAtomicOrderingNotAtomic)
    return;
  LLVMSetOrdering(access, ordering(order));
  LLVMSetAtomicSyncScopeID(access, sync_scope(f, scope));
}

static bool translate_alloca(FunctionState *f, Op *op) {
  LLVMBuilderRef builder = f->t->builder;
  LLVMTypeRef type = attr_type_of(f, op, A_llvm_alloca_elem_type);
  unsigned space = op->results[0].type->as.ptr.space;
  if (!LLVMTypeIsSized(type))
    return op_error_at(
        f, op, "cannot allocate '%s', which has no size",
        type_str(f->t->ctx, op_slot(op, A_llvm_alloca_elem_type)->type));
  LLVMValueRef made =
      shim_build_alloca(builder, type, space, operand_of(f, op, 0));
  set_alignment(f->t, op->loc, made, op_slot(op, A_llvm_alloca_alignment));
  if (has_unit(op, A_llvm_alloca_inalloca))
    shim_set_inalloca(made);
  return translate_result(f, op, made);
}

static bool translate_load(FunctionState *f, Op *op) {
  LLVMValueRef made = LLVMBuildLoad2(f->t->builder, result_type(f, op),
                                     operand_of(f, op, 0), "");
  set_alignment(f->t, op->loc, made, op_slot(op, A_llvm_load_alignment));
  LLVMSetVolatile(made, has_unit(op, A_llvm_load_volatile_));
  set_ordering(f, made, op_slot(op, A_llvm_load_ordering),
               op_slot(op, A_llvm_load_syncscope));
  translate_op_metadata(f, op, made);
  return translate_result(f, op, made);
}

static bool translate_store(FunctionState *f, Op *op) {
  LLVMValueRef made =
      LLVMBuildStore(f->t->builder, operand_of(f, op, 0), operand_of(f, op, 1));
  set_alignment(f->t, op->loc, made, op_slot(op, A_llvm_store_alignment));
  LLVMSetVolatile(made, has_unit(op, A_llvm_store_volatile_));
  set_ordering(f, made, op_slot(op, A_llvm_store_ordering),
               op_slot(op, A_llvm_store_syncscope));
  translate_op_metadata(f, op, made);
  return true;
}

// Constant indices stand in the attribute; INT32_MIN there means that the
// next operand is the index.
static bool translate_getelementptr(FunctionState *f, Op *op) {
  enum { DYNAMIC_INDEX = INT32_MIN, INBOUNDS = 1, NUSW = 2, NUW = 4 };
  Translation *t = f->t;
  const Attr *raw = op_slot(op, A_llvm_getelementptr_rawConstantIndices);
  uint64_t n = raw->as.dense.count;
  LLVMValueRef *indices = arena_array(&t->arena, LLVMValueRef, n);
  LLVMTypeRef i32 = LLVMInt32TypeInContext(t->llvm);
  uint32_t operand = 1;
  for (uint64_t i = 0; i < n; i++) {
    int64_t index = dense_int(raw, i);
    indices[i] = index == DYNAMIC_INDEX
                     ? operand_of(f, op, operand++)
                     : LLVMConstInt(i32, (uint64_t)index, true);
  }
  int64_t set = enum_of(op_slot(op, A_llvm_getelementptr_noWrapFlags));
  LLVMGEPNoWrapFlags flags = (set & INBOUNDS ? LLVMGEPFlagInBounds : 0) |
                             (set & NUSW ? LLVMGEPFlagNUSW : 0) |
                             (set & NUW ? LLVMGEPFlagNUW : 0);
  LLVMTypeRef type = attr_type_of(f, op, A_llvm_getelementptr_elem_type);
  LLVMValueRef base = operand_of(f, op, 0);
  const Attr *range = carried_attr(op, "mlcc.inrange");
  if (attr_is(range, AT_DENSE_ARRAY) && range->as.dense.count == 2 &&
      LLVMIsConstant(base))
    return translate_result(f, op,
                            shim_const_gep_inrange(t->module, type, base,
                                                   indices, (unsigned)n, flags,
                                                   dense_int(range, 0),
                                                   dense_int(range, 1)));
  return translate_result(f, op,
                          LLVMBuildGEPWithNoWrapFlags(t->builder, type, base,
                                                      indices, (unsigned)n, "",
                                                      flags));
}

static bool translate_atomicrmw(FunctionState *f, Op *op) {
  // ORDER: AtomicBinOp has the numbers of LLVMAtomicRMWBinOp.
  int64_t kind = enum_of(op_slot(op, A_llvm_atomicrmw_bin_op));
  LLVMValueRef made = LLVMBuildAtomicRMWSyncScope(
      f->t->builder, (LLVMAtomicRMWBinOp)kind, operand_of(f, op, 0),
      operand_of(f, op, 1), ordering(op_slot(op, A_llvm_atomicrmw_ordering)),
      sync_scope(f, op_slot(op, A_llvm_atomicrmw_syncscope)));
  set_alignment(f->t, op->loc, made, op_slot(op, A_llvm_atomicrmw_alignment));
  LLVMSetVolatile(made, has_unit(op, A_llvm_atomicrmw_volatile_));
  translate_op_metadata(f, op, made);
  return translate_result(f, op, made);
}

static bool translate_cmpxchg(FunctionState *f, Op *op) {
  LLVMValueRef made = LLVMBuildAtomicCmpXchgSyncScope(
      f->t->builder, operand_of(f, op, 0), operand_of(f, op, 1),
      operand_of(f, op, 2),
      ordering(op_slot(op, A_llvm_cmpxchg_success_ordering)),
      ordering(op_slot(op, A_llvm_cmpxchg_failure_ordering)),
      sync_scope(f, op_slot(op, A_llvm_cmpxchg_syncscope)));
  set_alignment(f->t, op->loc, made, op_slot(op, A_llvm_cmpxchg_alignment));
  LLVMSetWeak(made, has_unit(op, A_llvm_cmpxchg_weak));
  LLVMSetVolatile(made, has_unit(op, A_llvm_cmpxchg_volatile_));
  translate_op_metadata(f, op, made);
  return translate_result(f, op, made);
}

static bool translate_fence(FunctionState *f, Op *op) {
  LLVMBuildFenceSyncScope(
      f->t->builder, ordering(op_slot(op, A_llvm_fence_ordering)),
      sync_scope(f, op_slot(op, A_llvm_fence_syncscope)), "");
  return true;
}

// Vectors and aggregates

static bool translate_extractelement(FunctionState *f, Op *op) {
  return translate_result(f, op,
                          LLVMBuildExtractElement(f->t->builder,
                                                  operand_of(f, op, 0),
                                                  operand_of(f, op, 1), ""));
}

static bool translate_insertelement(FunctionState *f, Op *op) {
  return translate_result(
      f, op,
      LLVMBuildInsertElement(f->t->builder, operand_of(f, op, 0),
                             operand_of(f, op, 1), operand_of(f, op, 2), ""));
}

static bool translate_shufflevector(FunctionState *f, Op *op) {
  const Attr *mask = op_slot(op, A_llvm_shufflevector_mask);
  return translate_result(
      f, op,
      shim_build_shuffle(f->t->builder, operand_of(f, op, 0),
                         operand_of(f, op, 1),
                         (const int *)(const void *)mask->as.dense.data,
                         (size_t)mask->as.dense.count));
}

static bool translate_extractvalue(FunctionState *f, Op *op) {
  Value *known = f->t->imported ? NULL : extracted_value(op);
  if (known && value_of(f, known))
    return translate_result(f, op, value_of(f, known));
  if (known) // nothing reaches the operation
    return translate_result(f, op, LLVMGetPoison(result_type(f, op)));
  const Attr *position = op_slot(op, A_llvm_extractvalue_position);
  unsigned *path =
      arena_array(&f->t->arena, unsigned, position->as.dense.count);
  for (uint64_t i = 0; i < position->as.dense.count; i++)
    path[i] = (unsigned)dense_int(position, i);
  return translate_result(f, op,
                          shim_build_extractvalue(f->t->builder,
                                                  operand_of(f, op, 0), path,
                                                  position->as.dense.count));
}

static bool translate_insertvalue(FunctionState *f, Op *op) {
  if (!f->t->imported && !(op->flags & OP_FLAG_NEEDED))
    return translate_result(f, op, LLVMGetPoison(result_type(f, op)));
  const Attr *position = op_slot(op, A_llvm_insertvalue_position);
  unsigned *path =
      arena_array(&f->t->arena, unsigned, position->as.dense.count);
  for (uint64_t i = 0; i < position->as.dense.count; i++)
    path[i] = (unsigned)dense_int(position, i);
  return translate_result(f, op,
                          shim_build_insertvalue(f->t->builder,
                                                 operand_of(f, op, 0),
                                                 operand_of(f, op, 1), path,
                                                 position->as.dense.count));
}

static bool translate_va_arg(FunctionState *f, Op *op) {
  return translate_result(f, op,
                          LLVMBuildVAArg(f->t->builder, operand_of(f, op, 0),
                                         result_type(f, op), ""));
}

// Control flow

static bool translate_return(FunctionState *f, Op *op) {
  if (op->noperands)
    LLVMBuildRet(f->t->builder, operand_of(f, op, 0));
  else
    LLVMBuildRetVoid(f->t->builder);
  return true;
}

static bool translate_unreachable(FunctionState *f, Op *op) {
  (void)op;
  LLVMBuildUnreachable(f->t->builder);
  return true;
}

static bool translate_resume(FunctionState *f, Op *op) {
  LLVMBuildResume(f->t->builder, operand_of(f, op, 0));
  return true;
}

static bool translate_br(FunctionState *f, Op *op) {
  translate_op_metadata(f, op,
                        LLVMBuildBr(f->t->builder, successor_of(f, op, 0)));
  return true;
}

static bool translate_cond_br(FunctionState *f, Op *op) {
  translate_op_metadata(f, op,
                        LLVMBuildCondBr(f->t->builder, operand_of(f, op, 0),
                                        successor_of(f, op, 0),
                                        successor_of(f, op, 1)));
  return true;
}

static bool translate_switch(FunctionState *f, Op *op) {
  const Attr *cases = op_slot(op, A_llvm_switch_case_values);
  uint32_t n = op->nsuccessors - 1;
  LLVMValueRef made = LLVMBuildSwitch(f->t->builder, operand_of(f, op, 0),
                                      successor_of(f, op, 0), n);
  Type *type = op_operand(op, 0)->type;
  for (uint32_t i = 0; cases && i < n; i++) {
    LLVMValueRef constant = translate_element(f->t, type, cases, i);
    LLVMAddCase(made, constant, successor_of(f, op, i + 1));
  }
  translate_op_metadata(f, op, made);
  return true;
}

static bool translate_indirectbr(FunctionState *f, Op *op) {
  LLVMValueRef made =
      LLVMBuildIndirectBr(f->t->builder, operand_of(f, op, 0), op->nsuccessors);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    LLVMAddDestination(made, successor_of(f, op, i));
  return true;
}

// Calls

// Operand bundles: tags, and the sizes of their groups of operands.
typedef struct Bundles {
  LLVMOperandBundleRef *items;
  uint32_t count;
} Bundles;

static Bundles make_bundles(FunctionState *f, const Op *op, uint32_t first,
                            const Attr *sizes, const Attr *tags) {
  uint32_t n = sizes ? (uint32_t)sizes->as.dense.count : 0;
  Bundles bundles = {arena_array(&f->t->arena, LLVMOperandBundleRef, n), n};
  for (uint32_t i = 0; i < n; i++) {
    uint32_t size = (uint32_t)dense_int(sizes, i);
    LLVMValueRef *values = arena_array(&f->t->arena, LLVMValueRef, size);
    for (uint32_t k = 0; k < size; k++)
      values[k] = operand_of(f, op, first++);
    Str tag = tags->as.array.items[i]->as.string;
    bundles.items[i] =
        LLVMCreateOperandBundle(tag.data, tag.size, values, size);
  }
  return bundles;
}

static void drop_bundles(Bundles bundles) {
  for (uint32_t i = 0; i < bundles.count; i++)
    LLVMDisposeOperandBundle(bundles.items[i]);
}

static LLVMTypeRef call_type(FunctionState *f, const Op *op, uint32_t first,
                             uint32_t count, const Attr *variadic_type) {
  if (variadic_type)
    return translate_function_type(f->t, variadic_type->type);
  LLVMTypeRef *types = arena_array(&f->t->arena, LLVMTypeRef, count);
  for (uint32_t i = 0; i < count; i++)
    types[i] = translate_type(f->t, op_operand(op, first + i)->type);
  LLVMTypeRef result =
      op->nresults ? result_type(f, op) : LLVMVoidTypeInContext(f->t->llvm);
  return LLVMFunctionType(result, types, count, false);
}

static LLVMTypeRef arguments_type(FunctionState *f, const Op *op,
                                  const LLVMValueRef *args, uint32_t n) {
  LLVMTypeRef *types = arena_array(&f->t->arena, LLVMTypeRef, n + 1);
  for (uint32_t i = 0; i < n; i++)
    types[i] = LLVMTypeOf(args[i]);
  LLVMTypeRef result =
      op->nresults ? result_type(f, op) : LLVMVoidTypeInContext(f->t->llvm);
  return LLVMFunctionType(result, types, n, false);
}

// The variant of an intrinsic that takes and gives what the operation does; NULL
// after reporting that there is none. MLIR has a result of llvm.coro.end, which
// gives none any more: that is no value.
static LLVMValueRef intrinsic_of_types(FunctionState *f, const Op *op, Str name,
                                       const LLVMValueRef *args, uint32_t n) {
  LLVMModuleRef module = f->t->module;
  LLVMTypeRef type = arguments_type(f, op, args, n);
  LLVMValueRef callee =
      shim_intrinsic_by_type(module, name.data, name.size, type);
  if (!callee && op->nresults && !op_has_uses(op)) {
    LLVMTypeRef *types = arena_array(&f->t->arena, LLVMTypeRef, n + 1);
    LLVMGetParamTypes(type, types);
    type = LLVMFunctionType(LLVMVoidTypeInContext(f->t->llvm), types, n, false);
    callee = shim_intrinsic_by_type(module, name.data, name.size, type);
  }
  if (!callee)
    op_error_at(f, op,
                "call intrinsic signature does not match that of \"" STR_FMT
                "\"",
                STR_ARG(name));
  return callee;
}

// What an instruction has in itself it cannot be given by another one.
static bool check_immediates(FunctionState *f, const Op *op, Str name,
                             LLVMValueRef callee, const LLVMValueRef *args,
                             uint32_t n) {
  unsigned kind = LLVMGetEnumAttributeKindForName("immarg", 6);
  for (uint32_t i = 0; i < n; i++)
    if (!LLVMIsConstant(args[i]) &&
        LLVMGetEnumAttributeAtIndex(callee, i + 1, kind))
      return op_error_at(
          f, op, "argument #%u of intrinsic '" STR_FMT "' must be a constant",
          i, STR_ARG(name));
  return true;
}

static LLVMValueRef *values_from(FunctionState *f, const Op *op, uint32_t first,
                                 uint32_t count) {
  LLVMValueRef *values = arena_array(&f->t->arena, LLVMValueRef, count);
  for (uint32_t i = 0; i < count; i++)
    values[i] = operand_of(f, op, first + i);
  return values;
}

static void add_call_unit(FunctionState *f, LLVMValueRef call, const Op *op,
                          uint32_t slot, const char *name) {
  if (has_unit(op, slot))
    LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex,
                             attribute_enum(f->t, name, 0));
}

// In a module from LLVM IR, whether the callee's own attribute says as much.
static bool implies_effects(FunctionState *f, LLVMValueRef call,
                            const Attr *effects) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  if (!f->t->imported || !LLVMIsAFunction(callee))
    return false;
  LLVMAttributeRef own =
      LLVMGetEnumAttributeAtIndex(callee, LLVMAttributeFunctionIndex,
                                  LLVMGetEnumAttributeKindForName("memory", 6));
  return own &&
         !(LLVMGetEnumAttributeValue(own) & ~memory_effects_bits(effects));
}

static void set_call_properties(FunctionState *f, Op *op, LLVMValueRef call) {
  for (const SlotAttribute *unit = call_units; unit->llvm; unit++)
    add_call_unit(f, call, op, unit->slot, unit->llvm);
  const Attr *attr = op_slot(op, A_llvm_call_CConv);
  if (attr)
    LLVMSetInstructionCallConv(call, (unsigned)enum_of(attr));
  // ORDER: TailCallKind has LLVM's numbers.
  attr = op_slot(op, A_llvm_call_TailCallKind);
  if (attr)
    LLVMSetTailCallKind(call, (LLVMTailCallKind)enum_of(attr));
  attr = op_slot(op, A_llvm_call_memory_effects);
  if (attr_is(attr, AT_DIALECT) && !implies_effects(f, call, attr))
    LLVMAddCallSiteAttribute(
        call, LLVMAttributeFunctionIndex,
        attribute_enum(f->t, "memory", memory_effects_bits(attr)));
  translate_parameter_attributes(f->t, op->loc, call, LLVMAddCallSiteAttribute,
                                 op_slot(op, A_llvm_call_arg_attrs),
                                 op_slot(op, A_llvm_call_res_attrs));
}

// The callee and the first of its arguments; an indirect call has the pointer
// as its first operand.
static LLVMValueRef callee_of(FunctionState *f, const Op *op, uint32_t slot,
                              uint32_t *first) {
  const Attr *symbol = op_slot(op, slot);
  *first = !symbol;
  return symbol ? translate_symbol(f->t, op->loc, symbol->as.symbol.root)
                : operand_of(f, op, 0);
}

static void keep_result(FunctionState *f, const Op *op, LLVMValueRef value) {
  if (op->nresults)
    f->values[op->results[0].id] = value;
}

static bool translate_call(FunctionState *f, Op *op) {
  uint32_t first, start, count;
  LLVMValueRef callee = callee_of(f, op, A_llvm_call_callee, &first);
  if (!callee)
    return false;
  op_operand_group(op, G_llvm_call_callee_operands, &start, &count);
  LLVMTypeRef type = call_type(f, op, first, count - first,
                               op_slot(op, A_llvm_call_var_callee_type));
  Bundles bundles =
      make_bundles(f, op, count, op_slot(op, A_llvm_call_op_bundle_sizes),
                   op_slot(op, A_llvm_call_op_bundle_tags));
  LLVMValueRef call = LLVMBuildCallWithOperandBundles(
      f->t->builder, type, callee, values_from(f, op, first, count - first),
      count - first, bundles.items, bundles.count, "");
  drop_bundles(bundles);
  set_call_properties(f, op, call);
  set_fast_math(call, op_slot(op, A_llvm_call_fastmathFlags));
  translate_op_metadata(f, op, call);
  keep_result(f, op, call);
  return true;
}

static bool translate_invoke(FunctionState *f, Op *op) {
  uint32_t first, start, count, bundle_start, bundle_count;
  LLVMValueRef callee = callee_of(f, op, A_llvm_invoke_callee, &first);
  if (!callee)
    return false;
  op_operand_group(op, G_llvm_invoke_callee_operands, &start, &count);
  op_operand_group(op, G_llvm_invoke_op_bundle_operands, &bundle_start,
                   &bundle_count);
  LLVMTypeRef type = call_type(f, op, first, count - first,
                               op_slot(op, A_llvm_invoke_var_callee_type));
  Bundles bundles = make_bundles(f, op, bundle_start,
                                 op_slot(op, A_llvm_invoke_op_bundle_sizes),
                                 op_slot(op, A_llvm_invoke_op_bundle_tags));
  LLVMValueRef call = LLVMBuildInvokeWithOperandBundles(
      f->t->builder, type, callee, values_from(f, op, first, count - first),
      count - first, successor_of(f, op, 0), successor_of(f, op, 1),
      bundles.items, bundles.count, "");
  drop_bundles(bundles);
  const Attr *convention = op_slot(op, A_llvm_invoke_CConv);
  if (convention)
    LLVMSetInstructionCallConv(call, (unsigned)enum_of(convention));
  translate_parameter_attributes(f->t, op->loc, call, LLVMAddCallSiteAttribute,
                                 op_slot(op, A_llvm_invoke_arg_attrs),
                                 op_slot(op, A_llvm_invoke_res_attrs));
  translate_op_metadata(f, op, call);
  keep_result(f, op, call);
  return true;
}

// Clauses of array type are filters, others catch.
static bool translate_landingpad(FunctionState *f, Op *op) {
  LLVMValueRef made = LLVMBuildLandingPad(f->t->builder, result_type(f, op),
                                          NULL, op->noperands, "");
  LLVMSetCleanup(made, has_unit(op, A_llvm_landingpad_cleanup));
  for (uint32_t i = 0; i < op->noperands; i++)
    LLVMAddClause(made, operand_of(f, op, i));
  return translate_result(f, op, made);
}

// Of the indirect operands: [{elementtype = i32}, {}].
static void add_element_types(FunctionState *f, LLVMValueRef call,
                              const Attr *list) {
  static const char name[] = "elementtype";
  unsigned kind = LLVMGetEnumAttributeKindForName(name, sizeof name - 1);
  Ident *key = ctx_ident(f->t->ctx, STR("elementtype"));
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    const Attr *type = dict_get(list->as.array.items[i], key);
    if (attr_is(type, AT_TYPE))
      LLVMAddCallSiteAttribute(
          call, i + 1,
          LLVMCreateTypeAttribute(f->t->llvm, kind,
                                  translate_type(f->t, type->type)));
  }
}

static void take_text(void *user, const char *text, size_t size) {
  buf_bytes(user, text, size);
}

// LLVM takes it for granted when it compiles.
static bool check_constraints(FunctionState *f, const Op *op, LLVMTypeRef type,
                              Str constraints) {
  Buf why = {0};
  bool ok = shim_check_constraints(type, constraints.data, constraints.size,
                                   take_text, &why);
  if (!ok)
    op_error_at(f, op, "has constraints that do not fit its operands: %s",
                buf_cstr(&why));
  buf_release(&why);
  return ok;
}

static bool translate_inline_asm(FunctionState *f, Op *op) {
  Str text = op_slot(op, A_llvm_inline_asm_asm_string)->as.string;
  Str constraints = op_slot(op, A_llvm_inline_asm_constraints)->as.string;
  const Attr *dialect = op_slot(op, A_llvm_inline_asm_asm_dialect);
  LLVMTypeRef type = call_type(f, op, 0, op->noperands, NULL);
  if (!check_constraints(f, op, type, constraints))
    return false;
  LLVMValueRef callee = LLVMGetInlineAsm(
      type, text.data, text.size, constraints.data, constraints.size,
      has_unit(op, A_llvm_inline_asm_has_side_effects),
      has_unit(op, A_llvm_inline_asm_is_align_stack),
      dialect ? (LLVMInlineAsmDialect)enum_of(dialect)
              : LLVMInlineAsmDialectATT,
      false);
  LLVMValueRef call =
      LLVMBuildCall2(f->t->builder, type, callee,
                     values_from(f, op, 0, op->noperands), op->noperands, "");
  const Attr *tail = op_slot(op, A_llvm_inline_asm_tail_call_kind);
  if (tail)
    LLVMSetTailCallKind(call, (LLVMTailCallKind)enum_of(tail));
  add_element_types(f, call, op_slot(op, A_llvm_inline_asm_operand_attrs));
  keep_result(f, op, call);
  return true;
}

// Intrinsics

// The arguments of llvm.call_intrinsic: its operands, and between them the
// metadata that `mlcc.metadata_operands` has for some positions.
static LLVMValueRef *intrinsic_arguments(FunctionState *f, Op *op,
                                         uint32_t first, uint32_t count,
                                         uint32_t *n) {
  const Attr *carried = carried_attr(op, "mlcc.metadata_operands");
  uint32_t extra = attr_is(carried, AT_DICT) ? carried->as.dict.count : 0;
  uint32_t total = count + extra, next = first;
  LLVMValueRef *args = arena_zero(&f->t->arena, (total + 1) * sizeof *args, 8);
  for (uint32_t i = 0; i < extra; i++) {
    const NamedAttr *item = &carried->as.dict.items[i];
    unsigned long at = strtoul(item->name->data, NULL, 10);
    if (at >= total ||
        !(args[at] = translate_carried_argument(f->t, op, item->value))) {
      op_error_at(f, op, "has metadata for an argument that is not there");
      return NULL;
    }
  }
  for (uint32_t i = 0; i < total; i++)
    if (!args[i])
      args[i] = operand_of(f, op, next++);
  *n = total;
  return args;
}

// One that is named in the text: its overloads follow from the types.
static bool translate_call_intrinsic(FunctionState *f, Op *op) {
  const Attr *record = carried_attr(op, "mlcc.record");
  if (record)
    return translate_carried_record(f, op, record);
  Str name = op_slot(op, A_llvm_call_intrinsic_intrin)->as.string;
  if (!LLVMLookupIntrinsicID(name.data, name.size)) {
    op_error_at(f, op, "could not find LLVM intrinsic: \"" STR_FMT "\"",
                STR_ARG(name));
    return false;
  }
  uint32_t first, count;
  op_operand_group(op, G_llvm_call_intrinsic_args, &first, &count);
  uint32_t nargs;
  LLVMValueRef *args = intrinsic_arguments(f, op, first, count, &nargs);
  if (!args)
    return false;
  LLVMValueRef callee = intrinsic_of_types(f, op, name, args, nargs);
  if (!callee || !check_immediates(f, op, name, callee, args, nargs))
    return false;
  Bundles bundles = make_bundles(
      f, op, first + count, op_slot(op, A_llvm_call_intrinsic_op_bundle_sizes),
      op_slot(op, A_llvm_call_intrinsic_op_bundle_tags));
  LLVMValueRef call = LLVMBuildCallWithOperandBundles(
      f->t->builder, LLVMGlobalGetValueType(callee), callee, args, nargs,
      bundles.items, bundles.count, "");
  drop_bundles(bundles);
  set_fast_math(call, op_slot(op, A_llvm_call_intrinsic_fastmathFlags));
  translate_parameter_attributes(f->t, op->loc, call, LLVMAddCallSiteAttribute,
                                 op_slot(op, A_llvm_call_intrinsic_arg_attrs),
                                 op_slot(op, A_llvm_call_intrinsic_res_attrs));
  keep_result(f, op, call);
  return true;
}

static Block *block_of_tag(Op *func, uint64_t tag) {
  for (Block *b = func->regions[0].first; b; b = b->next)
    for (Op *op = b->first; op; op = op->next)
      if (op_is(op, OP_llvm_blocktag) &&
          attr_to_u64(op_slot(op, A_llvm_blocktag_tag)->as.def.params[0]) ==
              tag)
        return b;
  return NULL;
}

// Vectors in memory, by a mask

// In `out`; false: there is none that LLVM has.
static bool mask_alignment(FunctionState *f, const Op *op, unsigned *out) {
  const Attr *alignment = named_slot(op, "alignment");
  *out = alignment ? checked_alignment(f->t, op->loc, alignment) : 1;
  return *out;
}

static bool translate_intr_masked_load(FunctionState *f, Op *op) {
  LLVMValueRef rest = op->noperands > 2 ? operand_of(f, op, 2) : NULL;
  unsigned alignment;
  if (!mask_alignment(f, op, &alignment))
    return false;
  LLVMValueRef made = shim_build_masked_load(f->t->builder, result_type(f, op),
                                             operand_of(f, op, 0), alignment,
                                             operand_of(f, op, 1), rest);
  translate_op_metadata(f, op, made);
  return translate_result(f, op, made);
}

static bool translate_intr_masked_store(FunctionState *f, Op *op) {
  unsigned alignment;
  if (!mask_alignment(f, op, &alignment))
    return false;
  shim_build_masked_store(f->t->builder, operand_of(f, op, 0),
                          operand_of(f, op, 1), alignment,
                          operand_of(f, op, 2));
  return true;
}

static bool translate_intr_masked_gather(FunctionState *f, Op *op) {
  LLVMValueRef rest = op->noperands > 2 ? operand_of(f, op, 2) : NULL;
  unsigned alignment;
  return mask_alignment(f, op, &alignment) &&
         translate_result(
             f, op,
             shim_build_masked_gather(f->t->builder, result_type(f, op),
                                      operand_of(f, op, 0), alignment,
                                      operand_of(f, op, 1), rest));
}

static bool translate_intr_masked_scatter(FunctionState *f, Op *op) {
  unsigned alignment;
  if (!mask_alignment(f, op, &alignment))
    return false;
  shim_build_masked_scatter(f->t->builder, operand_of(f, op, 0),
                            operand_of(f, op, 1), alignment,
                            operand_of(f, op, 2));
  return true;
}

// Matrices, flattened to vectors by columns

static unsigned int_slot(const Op *op, const char *name) {
  return (unsigned)attr_to_u64(named_slot(op, name));
}

static bool translate_intr_matrix_multiply(FunctionState *f, Op *op) {
  return translate_result(
      f, op,
      shim_build_matrix_multiply(f->t->builder, operand_of(f, op, 0),
                                 operand_of(f, op, 1), int_slot(op, "lhs_rows"),
                                 int_slot(op, "lhs_columns"),
                                 int_slot(op, "rhs_columns")));
}

static bool translate_intr_matrix_transpose(FunctionState *f, Op *op) {
  return translate_result(f, op,
                          shim_build_matrix_transpose(
                              f->t->builder, operand_of(f, op, 0),
                              int_slot(op, "rows"), int_slot(op, "columns")));
}

static bool translate_intr_matrix_column_major_load(FunctionState *f, Op *op) {
  Type *type = type_element_or_self(op->results[0].type);
  return translate_result(
      f, op,
      shim_build_matrix_load(f->t->module, f->t->builder,
                             translate_type(f->t, type), operand_of(f, op, 0),
                             operand_of(f, op, 1),
                             attr_to_bool(named_slot(op, "isVolatile")),
                             int_slot(op, "rows"), int_slot(op, "columns")));
}

static bool translate_intr_matrix_column_major_store(FunctionState *f, Op *op) {
  Type *type = type_element_or_self(op_operand(op, 0)->type);
  shim_build_matrix_store(f->t->module, f->t->builder,
                          translate_type(f->t, type), operand_of(f, op, 0),
                          operand_of(f, op, 1), operand_of(f, op, 2),
                          attr_to_bool(named_slot(op, "isVolatile")),
                          int_slot(op, "rows"), int_slot(op, "columns"));
  return true;
}

// Constrained conversions: rounding and exceptions are metadata arguments.

static LLVMValueRef metadata_word(FunctionState *f, const char *word) {
  return LLVMMetadataAsValue(
      f->t->llvm, LLVMMDStringInContext2(f->t->llvm, word, strlen(word)));
}

static bool translate_constrained(FunctionState *f, Op *op, const char *name) {
  LLVMTypeRef types[] = {result_type(f, op),
                         translate_type(f->t, op_operand(op, 0)->type)};
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(
      f->t->module, LLVMLookupIntrinsicID(name, strlen(name)), types, 2);
  LLVMValueRef args[3] = {operand_of(f, op, 0)};
  unsigned n = 1;
  const Attr *rounding = named_slot(op, "roundingmode");
  if (rounding)
    args[n++] = metadata_word(f, rounding_word(enum_of(rounding)));
  args[n++] = metadata_word(
      f, exception_word(enum_of(named_slot(op, "fpExceptionBehavior"))));
  LLVMValueRef call = LLVMBuildCall2(
      f->t->builder, LLVMGlobalGetValueType(callee), callee, args, n, "");
  if (!f->t->imported)
    LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex,
                             attribute_enum(f->t, "strictfp", 0));
  return translate_result(f, op, call);
}

// LLVM does not read the address of a block without a name in a function behind
// that of the block.
static void name_tagged(Translation *t, LLVMBasicBlockRef block, uint64_t tag) {
  char name[32];
  int size = snprintf(name, sizeof name, "tag%llu", (unsigned long long)tag);
  bool nameless = LLVMContextShouldDiscardValueNames(t->llvm);
  LLVMContextSetDiscardValueNames(t->llvm, false);
  LLVMSetValueName2(LLVMBasicBlockAsValue(block), name, (size_t)size);
  LLVMContextSetDiscardValueNames(t->llvm, nameless);
}

// The address of a block, which its tag names within the function; the function
// may come later.
static bool translate_blockaddress(FunctionState *f, Op *op) {
  const Attr *address = op_slot(op, A_llvm_blockaddress_block_addr);
  Ident *name = address->as.def.params[0]->as.symbol.root;
  uint64_t tag = attr_to_u64(address->as.def.params[1]->as.def.params[0]);
  Op *func = symbol_lookup(&f->t->table, name);
  Block *block = op_is(func, OP_llvm_func) ? block_of_tag(func, tag) : NULL;
  LLVMValueRef function = block ? translate_symbol(f->t, op->loc, name) : NULL;
  if (!function)
    return op_error_at(f, op, "names a tag that no block of the function has");
  LLVMBasicBlockRef *blocks = function_blocks(f->t, func, function);
  if (f->op != func && op_is(f->op, OP_llvm_func))
    name_tagged(f->t, blocks[block->id], tag);
  return translate_result(f, op, LLVMBlockAddress(function, blocks[block->id]));
}

static bool translate_blocktag(FunctionState *f, Op *op) {
  (void)f;
  (void)op;
  return true;
}

// The table: the last column of llvm.def

#define DIALECT_TABLE "ir/dialects/llvm/llvm.def"
#include "backend/translate/define_translation.inc"
#undef DIALECT_TABLE

// Puts the attribute's constant at its place among the arguments.
static bool insert_immediate(FunctionState *f, const Op *op, unsigned at,
                             Str name, LLVMValueRef *args, unsigned n) {
  int slot = op_slot_index(op->info, name);
  Attr *value = slot < 0 ? NULL : op->slots[slot];
  if (!value)
    return op_error_at(f, op, "requires attribute '" STR_FMT "'",
                       STR_ARG(name));
  memmove(args + at + 1, args + at, (n - at) * sizeof *args);
  args[at] = translate_constant(f->t, op->loc, value->type, value);
  return args[at];
}

static bool insert_immediates(FunctionState *f, const Op *op, const char *spec,
                              LLVMValueRef *args, unsigned *n) {
  while (*spec) {
    unsigned at = (unsigned)(*spec - '0');
    const char *name = spec + 2;
    size_t size = strcspn(name, ",");
    if (!insert_immediate(f, op, at, (Str){name, size}, args, (*n)++))
      return false;
    spec = name + size + (name[size] == ',');
  }
  return true;
}

// Operands behind the arguments proper are those of bundles.
static uint32_t argument_count(const Op *op) {
  for (uint32_t g = 0; g < op->info->noperands; g++) {
    uint32_t first, count;
    if (!strcmp(op->info->operands[g].name, "op_bundle_operands") &&
        op_operand_group(op, g, &first, &count))
      return first;
  }
  return op->noperands;
}

static bool translate_intrinsic(FunctionState *f, Op *op,
                                const OpTranslation *row) {
  enum { MOST_IMMEDIATES = 4 };
  Translation *t = f->t;
  uint32_t first_bundle = argument_count(op);
  unsigned n = first_bundle;
  LLVMValueRef *args =
      arena_array(&t->arena, LLVMValueRef, n + MOST_IMMEDIATES);
  for (unsigned i = 0; i < n; i++)
    args[i] = operand_of(f, op, i);
  if (!insert_immediates(f, op, row->immediates, args, &n))
    return false;
  Str name = str_from(row->name);
  LLVMValueRef callee = intrinsic_of_types(f, op, name, args, n);
  if (!callee || !check_immediates(f, op, name, callee, args, n))
    return false;
  Bundles bundles =
      make_bundles(f, op, first_bundle, named_slot(op, "op_bundle_sizes"),
                   named_slot(op, "op_bundle_tags"));
  LLVMValueRef call = LLVMBuildCallWithOperandBundles(
      t->builder, LLVMGlobalGetValueType(callee), callee, args, n,
      bundles.items, bundles.count, "");
  drop_bundles(bundles);
  set_flags(op, call);
  translate_parameter_attributes(t, op->loc, call, LLVMAddCallSiteAttribute,
                                 (Attr *)named_slot(op, "arg_attrs"),
                                 (Attr *)named_slot(op, "res_attrs"));
  translate_op_metadata(f, op, call);
  keep_result(f, op, call);
  return true;
}

static bool translate_binary(FunctionState *f, Op *op, LLVMOpcode opcode) {
  translate_result(f, op,
                   LLVMBuildBinOp(f->t->builder, opcode, operand_of(f, op, 0),
                                  operand_of(f, op, 1), ""));
  set_flags(op, value_of(f, &op->results[0]));
  return true;
}

// A bitcast to the same type is an instruction only where it was one before.
static LLVMValueRef make_cast(FunctionState *f, Op *op, LLVMOpcode opcode) {
  LLVMValueRef value = operand_of(f, op, 0);
  LLVMTypeRef type = result_type(f, op);
  if (f->t->imported && opcode == LLVMBitCast && LLVMTypeOf(value) == type)
    return shim_build_same_type_cast(f->t->builder, value);
  return LLVMBuildCast(f->t->builder, opcode, value, type, "");
}

static bool translate_cast(FunctionState *f, Op *op, LLVMOpcode opcode) {
  translate_result(f, op, make_cast(f, op, opcode));
  set_flags(op, value_of(f, &op->results[0]));
  translate_op_metadata(f, op, value_of(f, &op->results[0]));
  return true;
}

bool op_error_at(FunctionState *f, const Op *op, const char *fmt, ...) {
  Buf text = {0};
  va_list args;
  va_start(args, fmt);
  buf_vprintf(&text, fmt, args);
  va_end(args);
  diag_error(f->t->diags, op->loc, "'" STR_FMT "' op %s", STR_ARG(op_name(op)),
             buf_cstr(&text));
  buf_release(&text);
  return false;
}

static const OpTranslation *row_of(const Ctx *ctx, const OpInfo *info) {
  static const OpTranslation none = {TRANSLATE_NOTHING, .name = NULL};
  const OpTranslation *rows = info->dialect == &dialect_llvm
                                  ? translation_llvm
                                  : ctx_part(ctx, info, PART_TRANSLATION);
  return rows ? &rows[opcode_index(info->opcode)] : &none;
}

const char *translation_describe(const Ctx *ctx, const OpInfo *info,
                                 const char **name) {
  static const char *const kinds[] = {
      [TRANSLATE_BINARY] = "instruction",
      [TRANSLATE_CAST] = "instruction",
      [TRANSLATE_INTRINSIC] = "intrinsic",
      [TRANSLATE_CONSTRAINED] = "intrinsic",
      [TRANSLATE_HOOK] = "function",
  };
  const OpTranslation *row = row_of(ctx, info);
  *name = row->name;
  return kinds[row->kind];
}

static bool translate_row(FunctionState *f, Op *op) {
  const OpTranslation *row = row_of(f->t->ctx, op->info);
  switch (row->kind) {
  case TRANSLATE_BINARY: return translate_binary(f, op, row->opcode);
  case TRANSLATE_CAST: return translate_cast(f, op, row->opcode);
  case TRANSLATE_INTRINSIC: return translate_intrinsic(f, op, row);
  case TRANSLATE_CONSTRAINED: return translate_constrained(f, op, row->name);
  case TRANSLATE_HOOK: return row->hook(f, op);
  case TRANSLATE_NOTHING: break;
  }
  return op_error_at(f, op, "cannot be translated to LLVM IR");
}

bool translate_op(FunctionState *f, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!type_is_llvm_compatible(op_result(op, i)->type))
      return op_error_at(f, op, "has a type that LLVM IR does not have: '%s'",
                         type_str(f->t->ctx, op_result(op, i)->type));
  return translate_row(f, op) && check_foreign(f->t, op);
}
