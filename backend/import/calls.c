// Calls: of functions, intrinsics and inline assembly.
//
// A call of an intrinsic that has a row becomes that operation, its constant
// arguments the attributes that the row's INTRINSIC column names; others become
// llvm.call_intrinsic. Metadata arguments, which operations cannot have, are
// carried by their position.

#include "backend/import/import_int.h"

#include <stdlib.h>

// The rows of intrinsics

typedef struct IntrinsicRow {
  const char *name;
  uint32_t opcode;
  const char *immediates; // "1=is_int_min_poison": llvm.def
  bool constrained;
  bool is_hook;
} IntrinsicRow;

// clang-format off
static const IntrinsicRow rows[] = {
#define LLVM_OP(dialect, token, name, traits, operands, results, attrs, regions, successors, matches, syntax, \
                hooks, summary, ...) ROW_##__VA_ARGS__(name, OP_##dialect##_##token)
#define ROW_INTRINSIC(name_, overloads, immediates_) \
  {.name = name_, .immediates = immediates_, ROW_OPCODE
#define ROW_CONSTRAINED(name_) {.name = name_, .immediates = "", .constrained = true, ROW_OPCODE
#define ROW_HOOK(token) {.is_hook = true, .immediates = "", ROW_NAME
#define ROW_BINARY(op) ROW_NOTHING
#define ROW_CAST(op) ROW_NOTHING
#define ROW_NO_VALUE ROW_NOTHING
#define ROW_OPCODE(op_name, opcode_) .opcode = opcode_},
#define ROW_NAME(op_name, opcode_) .name = op_name, .opcode = opcode_},
#define ROW_NOTHING(op_name, opcode_)
#include "ir/dialects/llvm/llvm.def"
#include "ir/dialects/undef.def"
};
// clang-format on

// Rows with a translation of their own: which attributes are arguments.
static const struct {
  uint32_t opcode;
  const char *immediates;
} hook_immediates[] = {
    {OP_llvm_intr_matrix_multiply, "2=lhs_rows,3=lhs_columns,4=rhs_columns"},
    {OP_llvm_intr_matrix_transpose, "1=rows,2=columns"},
    {OP_llvm_intr_matrix_column_major_load, "2=isVolatile,3=rows,4=columns"},
    {OP_llvm_intr_matrix_column_major_store, "3=isVolatile,4=rows,5=columns"},
};

static void enter_row(Import *im, const IntrinsicRow *row, const char *name) {
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  if (!id)
    return;
  void **entry = ptrmap_at(&im->intrinsics, &im->arena, (void *)(uintptr_t)id);
  if (!*entry)
    *entry = (void *)row;
}

static void enter_rows(Import *im) {
  static const char prefix[] = "llvm.intr.";
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    const IntrinsicRow *row = &rows[i];
    if (!row->is_hook)
      enter_row(im, row, row->name);
    else if (!strncmp(row->name, prefix, sizeof prefix - 1))
      enter_row(
          im, row,
          arena_format(&im->arena, "llvm.%s", row->name + sizeof prefix - 1)
              .data);
  }
}

static const IntrinsicRow *find_row(Import *im, unsigned id) {
  if (!im->intrinsics.size)
    enter_rows(im);
  return ptrmap_get(&im->intrinsics, (void *)(uintptr_t)id);
}

static bool is_debug_intrinsic(LLVMValueRef function) {
  size_t size;
  const char *name = LLVMGetValueName2(function, &size);
  return size > 9 && !memcmp(name, "llvm.dbg.", 9);
}

bool is_imported_intrinsic(Import *im, LLVMValueRef function) {
  return is_debug_intrinsic(function) ||
         (!im->options->unregistered_intrinsics &&
          find_row(im, LLVMGetIntrinsicID(function)));
}

// Arguments

typedef struct Call {
  LLVMValueRef inst, callee;
  uint32_t nargs;
  const ImportedAttributes *attributes;
  Vec(LLVMValueRef) operands;
  int32_t *bundle_sizes;
  Attr **bundle_tags;
  uint32_t nbundles, nbundled; // bundles, and their operands
  bool by_address; // operand 0 is a function that the row cannot name
} Call;

static Call start_call(Body *b, LLVMValueRef inst) {
  Call call = {.inst = inst, .callee = LLVMGetCalledValue(inst)};
  call.nargs = LLVMGetNumArgOperands(inst);
  call.attributes = import_attributes(b->im, inst, call.nargs);
  return call;
}

static void add_operand(Body *b, Call *call, LLVMValueRef value) {
  vec_push(b->arena, &call->operands, value);
}

static void add_bundle(Body *b, Call *call, uint32_t i) {
  LLVMOperandBundleRef bundle = LLVMGetOperandBundleAtIndex(call->inst, i);
  size_t size;
  const char *tag = LLVMGetOperandBundleTag(bundle, &size);
  uint32_t n = LLVMGetNumOperandBundleArgs(bundle);
  call->bundle_tags[i] = attr_string(b->im->ctx, (Str){tag, size});
  call->bundle_sizes[i] = (int32_t)n;
  call->nbundled += n;
  for (uint32_t k = 0; k < n; k++)
    add_operand(b, call, LLVMGetOperandBundleArgAtIndex(bundle, k));
  LLVMDisposeOperandBundle(bundle);
}

static void add_bundles(Body *b, Call *call) {
  uint32_t n = LLVMGetNumOperandBundles(call->inst);
  call->nbundles = n;
  call->bundle_sizes = arena_array(b->arena, int32_t, n + 1);
  call->bundle_tags = arena_array(b->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    add_bundle(b, call, i);
}

static void set_bundles(Body *b, Draft *d, const Call *call) {
  draft_set(d, (uint32_t)draft_slot(d, SLOT_BUNDLE_SIZES),
            attr_dense_i32(b->im->ctx, call->bundle_sizes, call->nbundles));
  if (call->nbundles)
    draft_set(d, (uint32_t)draft_slot(d, SLOT_BUNDLE_TAGS),
              attr_array(b->im->ctx, call->bundle_tags, call->nbundles));
}

// Into the row's slots if it has them, else carried, then of all arguments and
// not only of those in `args`, which become operands.
static void set_parameters(Body *b, Draft *d, const Call *call, Attr *args) {
  const CarriedNames *names = &b->im->names;
  Attr *results = call->attributes->results;
  int slot = draft_slot(d, SLOT_ARG_ATTRS);
  if (slot >= 0)
    draft_set(d, (uint32_t)slot, args);
  else if (!b->im->options->plain)
    draft_extra(d, names->arg_attributes, call->attributes->args);
  slot = draft_slot(d, SLOT_RES_ATTRS);
  if (slot >= 0)
    draft_set(d, (uint32_t)slot, results);
  else if (!b->im->options->plain)
    draft_extra(d, names->result_attributes, results);
}

// Where the call is: other addresses are among the constants.
static Value *address_here(Body *b, LLVMValueRef function) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_mlir_addressof);
  draft_set(&d, A_llvm_mlir_addressof_global_name,
            import_symbol(b->im, function));
  return draft_value(b, &d, import_type(b->im, LLVMTypeOf(function)), NULL);
}

static bool get_values(Body *b, Call *call, Value **values) {
  for (size_t i = call->by_address; i < call->operands.size; i++) {
    LLVMValueRef from = call->operands.data[i];
    values[i] = import_value(b, from);
    if (!values[i] && LLVMIsConstant(from))
      return false;
  }
  if (call->by_address)
    values[0] = address_here(b, call->callee);
  return true;
}

// Only llvm.call and llvm.inline_asm say how they may be a tail call.
static void carry_tail(Body *b, Draft *d, const Call *call) {
  static const char *const kinds[] = {NULL, "tail", "musttail", "notail"};
  if (!LLVMIsACallInst(call->inst) || d->spec.info->opcode == OP_llvm_call ||
      d->spec.info->opcode == OP_llvm_inline_asm)
    return;
  const char *kind = kinds[LLVMGetTailCallKind(call->inst)];
  if (kind)
    draft_flag(b->im, d, kind);
}

// `keeps_void`: a result also where there is none, as llvm.inline_asm has it.
static bool finish_call(Body *b, Draft *d, Call *call, bool keeps_void) {
  Value **values = arena_array(b->arena, Value *, call->operands.size + 1);
  if (!get_values(b, call, values))
    return false;
  d->spec.operands = values;
  d->spec.noperands = (uint32_t)call->operands.size;
  carry_tail(b, d, call);
  draft_convention(b->im, d, draft_slot(d, SLOT_CONVENTION),
                   LLVMGetInstructionCallConv(call->inst));
  import_call_attributes(b->im, d, call->inst, call->nargs);
  import_instruction_metadata(b, d, call->inst);
  LLVMTypeRef type = LLVMTypeOf(call->inst);
  bool is_void = LLVMGetTypeKind(type) == LLVMVoidTypeKind;
  Type *result = import_type(b->im, type);
  if (!result)
    return false;
  Op *op = is_void && !keeps_void
               ? draft_insert(b, d)
               : value_op(draft_value(b, d, result, call->inst));
  for (uint32_t i = 0; i < d->spec.noperands; i++) {
    Fixup fixup = {op, i, call->operands.data[i]};
    if (!values[i])
      vec_push(b->arena, &b->fixups, fixup);
  }
  return true;
}

// Intrinsics

static const char *immediates_of(const IntrinsicRow *row) {
  for (size_t i = 0; i < ARRAY_SIZE(hook_immediates); i++)
    if (hook_immediates[i].opcode == row->opcode)
      return hook_immediates[i].immediates;
  return row->immediates;
}

// The attribute that argument `index` is; empty when it is an operand.
static Str immediate_at(const char *spec, uint32_t index) {
  while (*spec) {
    uint32_t at = (uint32_t)strtoul(spec, NULL, 10);
    const char *name = strchr(spec, '=') + 1;
    size_t size = strcspn(name, ",");
    if (at == index)
      return (Str){name, size};
    spec = name + size + (name[size] == ',');
  }
  return (Str){0};
}

// The parameter attributes of the arguments that stay operands.
static Attr *without_immediates(Body *b, const Call *call, const char *spec) {
  Attr *args = call->attributes->args;
  Attr **kept = arena_array(b->arena, Attr *, call->nargs + 1);
  uint32_t n = 0;
  bool any = false;
  for (uint32_t i = 0; args && i < call->nargs; i++) {
    if (immediate_at(spec, i).size)
      continue;
    kept[n] = args->as.array.items[i];
    any |= kept[n++] != b->im->ctx->empty_dict;
  }
  return any ? attr_array(b->im->ctx, kept, n) : NULL;
}

static int64_t mode_of(LLVMValueRef word, const char *(*name)(int64_t),
                       const EnumInfo *modes, int64_t limit) {
  size_t size;
  const char *text = shim_md_string(shim_value_metadata(word), &size);
  for (int64_t i = 0; i < limit; i++)
    if (enum_name(modes, i) && str_is((Str){text, size}, name(i)))
      return i;
  return 0;
}

static bool import_constrained(Body *b, Draft *d, Call *call) {
  enum { ROUNDING_MODES = 8, EXCEPTION_MODES = 3 };
  int rounding = draft_slot(d, SLOT_ROUNDING);
  if (rounding >= 0)
    draft_enum(b->im, d, (uint32_t)rounding,
               mode_of(LLVMGetOperand(call->inst, 1), rounding_word,
                       &enum_llvm_rounding_mode, ROUNDING_MODES));
  draft_enum(b->im, d, (uint32_t)draft_slot(d, SLOT_EXCEPTIONS),
             mode_of(LLVMGetOperand(call->inst, call->nargs - 1),
                     exception_word, &enum_llvm_fp_exceptions,
                     EXCEPTION_MODES));
  add_operand(b, call, LLVMGetOperand(call->inst, 0));
  set_parameters(b, d, call, call->attributes->args);
  return finish_call(b, d, call, false);
}

// Masked accesses state their alignment as an attribute of the pointer.
static void set_masked_alignment(Body *b, Draft *d, const Call *call) {
  int slot = draft_slot(d, SLOT_ALIGNMENT);
  unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
  uint64_t alignment = 1;
  for (uint32_t i = 1; i <= call->nargs; i++) {
    LLVMAttributeRef at = LLVMGetCallSiteEnumAttribute(call->inst, i, kind);
    if (at)
      alignment = LLVMGetEnumAttributeValue(at);
  }
  draft_set(d, (uint32_t)slot, attr_i32(b->im->ctx, (int32_t)alignment));
}

static bool is_masked(const IntrinsicRow *row) {
  return row->opcode == OP_llvm_intr_masked_load ||
         row->opcode == OP_llvm_intr_masked_store ||
         row->opcode == OP_llvm_intr_masked_gather ||
         row->opcode == OP_llvm_intr_masked_scatter;
}

static bool import_call_intrinsic(Body *b, Call *call);

static bool import_scope_decl(Body *b, Call *call) {
  Draft d;
  Attr *scope = import_only_scope(
      import_enter(b->im), shim_value_metadata(LLVMGetOperand(call->inst, 0)));
  import_leave(b->im);
  if (!scope)
    return import_call_intrinsic(b, call);
  draft_start(b->im, &d, OP_llvm_intr_experimental_noalias_scope_decl);
  draft_set(&d, A_llvm_intr_experimental_noalias_scope_decl_scope, scope);
  return finish_call(b, &d, call, false);
}

static bool import_row(Body *b, Call *call, const IntrinsicRow *row) {
  Draft d;
  if (row->opcode == OP_llvm_intr_experimental_noalias_scope_decl)
    return import_scope_decl(b, call);
  draft_start(b->im, &d, row->opcode);
  if (row->constrained)
    return import_constrained(b, &d, call);
  const char *spec = immediates_of(row);
  for (uint32_t i = 0; i < call->nargs; i++) {
    LLVMValueRef arg = LLVMGetOperand(call->inst, i);
    Str name = *spec ? immediate_at(spec, i) : (Str){0};
    if (name.size)
      draft_set(&d, (uint32_t)op_slot_index(d.spec.info, name),
                import_constant_attr(b->im, arg));
    else
      add_operand(b, call, arg);
  }
  if (is_masked(row))
    set_masked_alignment(b, &d, call);
  if (draft_slot(&d, SLOT_BUNDLE_SIZES) >= 0) {
    add_bundles(b, call);
    set_bundles(b, &d, call);
    draft_set(&d, (uint32_t)draft_slot(&d, SLOT_BUNDLE_TAGS),
              attr_array(b->im->ctx, call->bundle_tags, call->nbundles));
  }
  if (call->attributes->args || call->attributes->results)
    set_parameters(b, &d, call, without_immediates(b, call, spec));
  import_flags(b, &d, call->inst);
  // llvm.intr.coro.end has a result though the intrinsic has none any more.
  return finish_call(b, &d, call, row->opcode == OP_llvm_intr_coro_end);
}

// Everything but metadata is an operand.
static bool add_arguments(Body *b, Draft *d, Call *call) {
  Vec(NamedAttr) carried = {0};
  for (uint32_t i = 0; i < call->nargs; i++) {
    LLVMValueRef arg = LLVMGetOperand(call->inst, i);
    if (!LLVMIsAMDNode(arg) && !LLVMIsAMDString(arg) &&
        LLVMGetValueKind(arg) != LLVMMetadataAsValueValueKind) {
      add_operand(b, call, arg);
      continue;
    }
    Attr *node = import_metadata(import_enter(b->im), shim_value_metadata(arg));
    import_leave(b->im);
    if (!node)
      return import_fails(b->im, call->inst,
                          "metadata argument #%u has no form in the llvm "
                          "dialect",
                          i);
    Str index = arena_format(b->arena, "%u", i);
    NamedAttr item = {ctx_ident(b->im->ctx, index), node};
    vec_push(b->arena, &carried, item);
  }
  if (carried.size)
    draft_extra(d, b->im->names.metadata_operands,
                attr_dict(b->im->ctx, carried.data, (uint32_t)carried.size));
  return true;
}

static bool import_call_intrinsic(Body *b, Call *call) {
  Draft d;
  size_t size;
  const char *name = LLVMGetValueName2(call->callee, &size);
  draft_start(b->im, &d, OP_llvm_call_intrinsic);
  draft_set(&d, A_llvm_call_intrinsic_intrin,
            attr_string(b->im->ctx, (Str){name, size}));
  if (!add_arguments(b, &d, call))
    return false;
  uint32_t nargs = (uint32_t)call->operands.size;
  add_bundles(b, call);
  set_bundles(b, &d, call);
  int32_t sizes[] = {(int32_t)nargs, (int32_t)call->nbundled};
  draft_set(&d, A_llvm_call_intrinsic_operandSegmentSizes,
            attr_dense_i32(b->im->ctx, sizes, 2));
  set_parameters(b, &d, call, call->attributes->args);
  import_flags(b, &d, call->inst);
  return finish_call(b, &d, call, false);
}

// Inline assembly

static Attr *operand_attrs(Body *b, const Call *call) {
  Ident *name = ctx_ident_lit(b->im->ctx, "elementtype");
  Ident *row = ctx_ident_lit(b->im->ctx, "llvm.elementtype");
  Attr *args = call->attributes->args;
  Attr **items = arena_array(b->arena, Attr *, call->nargs + 1);
  bool any = false;
  for (uint32_t i = 0; args && i < call->nargs; i++) {
    Attr *type = dict_get(args->as.array.items[i], row);
    NamedAttr item = {name, type};
    items[i] = attr_dict(b->im->ctx, &item, type != NULL);
    any |= type != NULL;
  }
  return any ? attr_array(b->im->ctx, items, call->nargs) : NULL;
}

// Parameter attributes besides the element types.
static Attr *other_attrs(Body *b, const Call *call) {
  Ident *row = ctx_ident_lit(b->im->ctx, "llvm.elementtype");
  Attr *args = call->attributes->args;
  Attr **items = arena_array(b->arena, Attr *, call->nargs + 1);
  bool any = false;
  for (uint32_t i = 0; args && i < call->nargs; i++) {
    items[i] = dict_without(b->im->ctx, args->as.array.items[i], row);
    any |= items[i] && items[i]->as.dict.count;
  }
  return any ? attr_array(b->im->ctx, items, call->nargs) : NULL;
}

static bool import_assembly(Body *b, Call *call) {
  Draft d;
  size_t size;
  LLVMValueRef assembly = call->callee;
  Ctx *ctx = b->im->ctx;
  if (LLVMGetNumOperandBundles(call->inst))
    return import_fails(b->im, call->inst,
                        "operand bundles of inline assembly have no form in "
                        "the llvm dialect");
  draft_start(b->im, &d, OP_llvm_inline_asm);
  const char *text = LLVMGetInlineAsmAsmString(assembly, &size);
  draft_set(&d, A_llvm_inline_asm_asm_string,
            attr_string(ctx, (Str){text, size}));
  text = LLVMGetInlineAsmConstraintString(assembly, &size);
  draft_set(&d, A_llvm_inline_asm_constraints,
            attr_string(ctx, (Str){text, size}));
  draft_unit(b->im, &d, A_llvm_inline_asm_has_side_effects,
             LLVMGetInlineAsmHasSideEffects(assembly));
  draft_unit(b->im, &d, A_llvm_inline_asm_is_align_stack,
             LLVMGetInlineAsmNeedsAlignedStack(assembly));
  draft_enum(b->im, &d, A_llvm_inline_asm_asm_dialect,
             LLVMGetInlineAsmDialect(assembly));
  draft_enum(b->im, &d, A_llvm_inline_asm_tail_call_kind,
             LLVMGetTailCallKind(call->inst));
  draft_set(&d, A_llvm_inline_asm_operand_attrs, operand_attrs(b, call));
  if (LLVMGetInlineAsmCanUnwind(assembly))
    draft_flag(b->im, &d, "unwind");
  if (!b->im->options->plain) {
    draft_extra(&d, b->im->names.arg_attributes, other_attrs(b, call));
    draft_extra(&d, b->im->names.result_attributes, call->attributes->results);
  }
  for (uint32_t i = 0; i < call->nargs; i++)
    add_operand(b, call, LLVMGetOperand(call->inst, i));
  import_flags(b, &d, call->inst);
  return finish_call(b, &d, call, true);
}

// Functions

// Whether a call of type `type` may name a function of another type: variadic,
// with the same result, and what parameters it has are those given.
static bool may_name(LLVMTypeRef function, LLVMTypeRef type) {
  uint32_t n = LLVMCountParamTypes(function);
  if (function == type)
    return true;
  if (!LLVMIsFunctionVarArg(function) ||
      LLVMGetReturnType(function) != LLVMGetReturnType(type) ||
      n > LLVMCountParamTypes(type))
    return false;
  LLVMTypeRef wanted[64], given[64];
  if (LLVMCountParamTypes(type) > ARRAY_SIZE(given))
    return false;
  LLVMGetParamTypes(function, wanted);
  LLVMGetParamTypes(type, given);
  return !memcmp(wanted, given, n * sizeof *wanted);
}

static bool set_callee(Body *b, Draft *d, Call *call, uint32_t callee_slot,
                       uint32_t type_slot) {
  LLVMTypeRef type = LLVMGetCalledFunctionType(call->inst);
  LLVMTypeRef named = type;
  if (LLVMIsAFunction(call->callee) || LLVMIsAGlobalIFunc(call->callee)) {
    LLVMTypeRef own = LLVMGlobalGetValueType(call->callee);
    if (may_name(own, type)) {
      draft_set(d, callee_slot, import_symbol(b->im, call->callee));
      named = own;
    } else {
      add_operand(b, call, call->callee);
      call->by_address = true;
    }
  } else {
    add_operand(b, call, call->callee);
  }
  Type *variadic =
      LLVMIsFunctionVarArg(named) ? import_type(b->im, named) : NULL;
  if (variadic)
    draft_set(d, type_slot, attr_type(b->im->ctx, variadic));
  if (named != type && !b->im->options->plain) {
    Type *exact = import_type(b->im, type);
    if (!exact)
      return false;
    draft_extra(d, b->im->names.callee_type, attr_type(b->im->ctx, exact));
  }
  return true;
}

static bool import_plain_call(Body *b, Call *call) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_call);
  if (!set_callee(b, &d, call, A_llvm_call_callee, A_llvm_call_var_callee_type))
    return false;
  for (uint32_t i = 0; i < call->nargs; i++)
    add_operand(b, call, LLVMGetOperand(call->inst, i));
  uint32_t ncallee = (uint32_t)call->operands.size;
  add_bundles(b, call);
  set_bundles(b, &d, call);
  int32_t sizes[] = {(int32_t)ncallee, (int32_t)call->nbundled};
  draft_set(&d, A_llvm_call_operandSegmentSizes,
            attr_dense_i32(b->im->ctx, sizes, 2));
  draft_enum(b->im, &d, A_llvm_call_TailCallKind,
             LLVMGetTailCallKind(call->inst));
  set_parameters(b, &d, call, call->attributes->args);
  import_flags(b, &d, call->inst);
  return finish_call(b, &d, call, false);
}

bool import_call(Body *b, LLVMValueRef inst) {
  Call call = start_call(b, inst);
  if (LLVMIsAInlineAsm(call.callee))
    return import_assembly(b, &call);
  unsigned id =
      LLVMIsAFunction(call.callee) ? LLVMGetIntrinsicID(call.callee) : 0;
  if (!id)
    return import_plain_call(b, &call);
  const IntrinsicRow *row =
      b->im->options->unregistered_intrinsics ? NULL : find_row(b->im, id);
  return row ? import_row(b, &call, row) : import_call_intrinsic(b, &call);
}

// Invokes

// What the phis of a successor get; through a block of its own where that is
// the result of the invoke itself.
static uint32_t add_edge(Body *b, Call *call, LLVMBasicBlockRef to,
                         bool *uses_result) {
  LLVMBasicBlockRef from = LLVMGetInstructionParent(call->inst);
  uint32_t n = 0;
  for (LLVMValueRef phi = LLVMGetFirstInstruction(to);
       phi && LLVMIsAPHINode(phi); phi = LLVMGetNextInstruction(phi), n++) {
    LLVMValueRef value = shim_incoming_value(phi, from);
    *uses_result |= value == call->inst;
    add_operand(b, call, value);
  }
  return n;
}

// Branches to `to` with the operands; the block stands before it.
static Block *make_forward(Body *b, Block *to, LLVMValueRef *from, uint32_t n) {
  Value **values = arena_array(b->arena, Value *, n + 1);
  Block *forward = block_create(b->im->pool, LOC_UNKNOWN);
  Block *block = b->block;
  Draft d;
  block_insert_before(to, forward);
  for (uint32_t i = 0; i < n; i++)
    values[i] = import_value(b, from[i]);
  draft_start(b->im, &d, OP_llvm_br);
  d.spec.operands = values;
  d.spec.noperands = n;
  d.spec.successors = &to;
  d.spec.nsuccessors = 1;
  draft_flag(b->im, &d, "forward");
  b->block = forward;
  Op *op = draft_insert(b, &d);
  b->block = block;
  for (uint32_t i = 0; i < n; i++) {
    Fixup fixup = {op, i, from[i]};
    if (!values[i])
      vec_push(b->arena, &b->fixups, fixup);
  }
  return forward;
}

bool import_invoke(Body *b, LLVMValueRef inst) {
  Draft d;
  Call call = start_call(b, inst);
  LLVMBasicBlockRef normal = LLVMGetNormalDest(inst);
  LLVMBasicBlockRef unwind = LLVMGetUnwindDest(inst);
  Block *blocks[] = {ptrmap_get(&b->blocks, normal),
                     ptrmap_get(&b->blocks, unwind)};
  if (LLVMIsAInlineAsm(call.callee))
    return import_fails(b->im, inst,
                        "an invoke of inline assembly has no form in the llvm "
                        "dialect");
  draft_start(b->im, &d, OP_llvm_invoke);
  if (!set_callee(b, &d, &call, A_llvm_invoke_callee,
                  A_llvm_invoke_var_callee_type))
    return false;
  for (uint32_t i = 0; i < call.nargs; i++)
    add_operand(b, &call, LLVMGetOperand(inst, i));
  int32_t sizes[4] = {(int32_t)call.operands.size};
  bool uses_result = false, ignored = false;
  size_t first = call.operands.size;
  sizes[1] = (int32_t)add_edge(b, &call, normal, &uses_result);
  LLVMValueRef *passed =
      arena_array(b->arena, LLVMValueRef, (size_t)sizes[1] + 1);
  uint32_t npassed = (uint32_t)sizes[1];
  if (npassed)
    memcpy(passed, call.operands.data + first, npassed * sizeof *passed);
  if (uses_result) {
    call.operands.size = first;
    sizes[1] = 0;
  }
  size_t second = call.operands.size;
  sizes[2] = (int32_t)add_edge(b, &call, unwind, &ignored);
  if (!import_early(b, call.operands.data, first) ||
      !import_early(b, call.operands.data + second, (size_t)sizes[2]))
    return false;
  add_bundles(b, &call);
  set_bundles(b, &d, &call);
  sizes[3] = (int32_t)call.nbundled;
  draft_set(&d, A_llvm_invoke_operandSegmentSizes,
            attr_dense_i32(b->im->ctx, sizes, 4));
  set_parameters(b, &d, &call, call.attributes->args);
  d.spec.successors = blocks;
  d.spec.nsuccessors = 2;
  if (!finish_call(b, &d, &call, false))
    return false;
  if (uses_result) {
    Op *op = b->block->last;
    op_set_successor(op, 0, make_forward(b, blocks[0], passed, npassed));
  }
  return true;
}
