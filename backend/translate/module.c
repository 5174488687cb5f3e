// Modules: globals, functions, aliases, ifuncs, comdats, constructors, flags.
//
// Every symbol that the part defines is declared first, then bodies and
// initialisers follow, so that references may run ahead. Symbols that the part
// does not define are declared when something mentions them. A part's role for
// a symbol comes from the options, by the symbol's position in the module.

#include "backend/translate/translate_int.h"

#include <llvm-c/Comdat.h>

#include "backend/llvm_facts.h"
#include "backend/shim/module.h"
#include "lowering/lowering.h"

static const SymbolSlots *slots_of(const Op *op) {
  return symbol_slots_of(op->info);
}

static const Attr *slot_or_null(const Op *op, int slot) {
  return slot < 0 ? NULL : op_slot(op, (uint32_t)slot);
}

static SymbolRole role_of(const Translation *t, const Op *op) {
  return t->options->roles ? (SymbolRole)(t->options->roles[op->order] &
                                          ~(ROLE_PROMOTED | ROLE_KEPT))
                           : ROLE_DEFINE;
}

// Local to the module, but mentioned by several of its parts.
static bool is_promoted(const Translation *t, const Op *op) {
  return t->options->roles && t->options->roles[op->order] & ROLE_PROMOTED;
}

// What nobody in a part mentions would be dropped if it was linkonce.
static LLVMLinkage kept_linkage(const Translation *t, const Op *op,
                                LLVMLinkage linkage) {
  if (!t->options->roles || !(t->options->roles[op->order] & ROLE_KEPT))
    return linkage;
  switch (linkage) {
  case LLVMLinkOnceAnyLinkage: return LLVMWeakAnyLinkage;
  case LLVMLinkOnceODRLinkage: return LLVMWeakODRLinkage;
  default: return linkage;
  }
}

// The import names what LLVM IR leaves without a name.
static bool is_nameless(const Translation *t, Str name) {
  return !t->options->roles && str_starts_with(name, "mlir.llvm.nameless_");
}

static LLVMLinkage linkage_of(const Op *op) {
  const Attr *attr = slot_or_null(op, slots_of(op)->linkage);
  return fact_linkages[attr ? enum_of(attr) : 0];
}

static const char *promoted_suffix(const Translation *t, const Op *op) {
  return linkage_of(op) == LLVMPrivateLinkage ? t->options->private_suffix
                                              : t->options->internal_suffix;
}

static const char *llvm_name(Translation *t, const Op *op) {
  if (is_nameless(t, symbol_name(op)))
    return "";
  const char *suffix = is_promoted(t, op) ? promoted_suffix(t, op) : "";
  return arena_format(&t->arena, STR_FMT "%s", STR_ARG(symbol_name(op)), suffix)
      .data;
}

unsigned checked_alignment(Translation *t, Loc loc, const Attr *alignment) {
  uint64_t n = attr_to_u64(alignment);
  if (!n || n & (n - 1)) {
    diag_error(t->diags, loc, "alignment %llu is not a power of two",
               (unsigned long long)n);
  } else if (n > UINT32_MAX) {
    diag_error(t->diags, loc, "alignment %llu is larger than LLVM has",
               (unsigned long long)n);
  } else {
    return (unsigned)n;
  }
  t->failed = true;
  return 0;
}

void set_alignment(Translation *t, Loc loc, LLVMValueRef on,
                   const Attr *alignment) {
  if (!attr_is(alignment, AT_INTEGER) || !attr_to_u64(alignment))
    return; // 0 is that of the type
  unsigned n = checked_alignment(t, loc, alignment);
  if (n)
    LLVMSetAlignment(on, n);
}

static LLVMComdatRef comdat_of(Translation *t, const Attr *ref) {
  const Attr *symbol = ref;
  const char *name = symbol->as.symbol.nnested
                         ? symbol->as.symbol.nested[0]->data
                         : symbol->as.symbol.root->data;
  return LLVMGetOrInsertComdat(t->module, name);
}

// -fvisibility= is for what the module defines and others may see; what a DLL
// exports is seen.
static bool takes_visibility(const Translation *t, const Op *op,
                             LLVMLinkage linkage) {
  if (op_attr_str(t->ctx, op, "mlcc.dll_storage"))
    return false;
  switch (linkage) {
  case LLVMInternalLinkage:
  case LLVMPrivateLinkage:
  case LLVMAvailableExternallyLinkage:
  case LLVMExternalWeakLinkage:
  case LLVMAppendingLinkage: return false;
  default: break;
  }
  switch (op->info->opcode) {
  case OP_llvm_func: return !region_is_empty(&op->regions[0]);
  case OP_llvm_mlir_global:
    return op_slot(op, A_llvm_mlir_global_value) ||
           !region_is_empty(&op->regions[0]);
  default: return true;
  }
}

// Linkage and the rest; `defines` says whether this part has the body.
static void set_symbol_properties(Translation *t, const Op *op,
                                  LLVMValueRef global, SymbolRole role) {
  const SymbolSlots *slots = slots_of(op);
  const Attr *attr;
  LLVMLinkage linkage = linkage_of(op);
  if (role == ROLE_AVAILABLE)
    LLVMSetLinkage(global, LLVMAvailableExternallyLinkage);
  else if (is_promoted(t, op) || role == ROLE_DECLARE)
    LLVMSetLinkage(global, linkage == LLVMExternalWeakLinkage
                               ? LLVMExternalWeakLinkage
                               : LLVMExternalLinkage);
  else
    LLVMSetLinkage(global, kept_linkage(t, op, linkage));
  if (is_promoted(t, op)) {
    LLVMSetVisibility(global, LLVMHiddenVisibility);
    shim_set_dso_local(global, true);
  }
  if ((attr = slot_or_null(op, slots->visibility)) && enum_of(attr))
    LLVMSetVisibility(global, (LLVMVisibility)enum_of(attr));
  else if (t->options->visibility && takes_visibility(t, op, linkage))
    LLVMSetVisibility(global, (LLVMVisibility)t->options->visibility);
  if ((attr = slot_or_null(op, slots->unnamed_addr)))
    LLVMSetUnnamedAddress(global, (LLVMUnnamedAddr)enum_of(attr));
  if (slot_or_null(op, slots->dso_local))
    shim_set_dso_local(global, true);
  if (slot_or_null(op, slots->thread_local_))
    LLVMSetThreadLocal(global, true);
  if (role != ROLE_DEFINE)
    return;
  if (attr_is(attr = slot_or_null(op, slots->section), AT_STRING))
    LLVMSetSection(global, arena_str(&t->arena, attr->as.string).data);
  if (attr_is(attr = slot_or_null(op, slots->comdat), AT_SYMBOL_REF))
    LLVMSetComdat(global, comdat_of(t, attr));
  set_alignment(t, op->loc, global, slot_or_null(op, slots->alignment));
}

static LLVMValueRef declare_function(Translation *t, Op *op) {
  Type *type = op_slot(op, A_llvm_func_function_type)->type;
  LLVMValueRef function = LLVMAddFunction(t->module, llvm_name(t, op),
                                          translate_function_type(t, type));
  const Attr *attr = op_slot(op, A_llvm_func_CConv);
  if (attr)
    LLVMSetFunctionCallConv(function, (unsigned)enum_of(attr));
  attr = op_slot(op, A_llvm_func_garbageCollector);
  if (attr_is(attr, AT_STRING))
    LLVMSetGC(function, arena_str(&t->arena, attr->as.string).data);
  if (!translate_function_attributes(t, op, function))
    return NULL;
  translate_parameter_attributes(t, op->loc, function, LLVMAddAttributeAtIndex,
                                 op_slot(op, A_llvm_func_arg_attrs),
                                 op_slot(op, A_llvm_func_res_attrs));
  translate_kernel_hints(t, op, function);
  attr = op_slot(op, A_llvm_func_function_entry_count);
  if (attr)
    shim_set_function_entry_count(function, attr_to_u64(attr));
  return function;
}

// Large data is aligned to a cache line, which is as wide as any vector.
enum { DATA_ALIGNMENT = 64 };

static LLVMValueRef declare_global(Translation *t, Op *op) {
  Type *type = op_slot(op, A_llvm_mlir_global_global_type)->type;
  const Attr *space = op_slot(op, A_llvm_mlir_global_addr_space);
  Str packed = translate_packed_data(t->ctx, t->options, op);
  LLVMValueRef global = LLVMAddGlobalInAddressSpace(
      t->module,
      packed.size ? translate_packed_type(t, op, packed)
                  : translate_type(t, type),
      llvm_name(t, op), space ? (unsigned)attr_to_u64(space) : 0);
  if (packed.size)
    LLVMSetAlignment(global, DATA_ALIGNMENT);
  Str section = translate_hole_section(&t->arena, t->ctx, t->options, op);
  if (section.size)
    LLVMSetSection(global, section.data);
  LLVMSetGlobalConstant(global, has_unit(op, A_llvm_mlir_global_constant));
  LLVMSetExternallyInitialized(
      global, has_unit(op, A_llvm_mlir_global_externally_initialized) ||
                  translate_hole_data(t->ctx, t->options, op).size);
  return global;
}

static LLVMValueRef declare_alias(Translation *t, Op *op) {
  Type *type = op_slot(op, A_llvm_mlir_alias_alias_type)->type;
  unsigned space = llvm_alias_space(op);
  LLVMTypeRef ptr = LLVMPointerTypeInContext(t->llvm, space);
  return LLVMAddAlias2(t->module, translate_type(t, type), space,
                       LLVMConstNull(ptr), llvm_name(t, op));
}

static LLVMValueRef declare_ifunc(Translation *t, Op *op) {
  Type *type = op_slot(op, A_llvm_mlir_ifunc_i_func_type)->type;
  const Attr *space = op_slot(op, A_llvm_mlir_ifunc_address_space);
  Str name = str_from(llvm_name(t, op));
  return LLVMAddGlobalIFunc(t->module, name.data, name.size,
                            translate_type(t, type),
                            space ? (unsigned)attr_to_u64(space) : 0, NULL);
}

static LLVMValueRef declare_symbol(Translation *t, Op *op, SymbolRole role) {
  LLVMValueRef made;
  switch (op->info->opcode) {
  case OP_llvm_func: made = declare_function(t, op); break;
  case OP_llvm_mlir_global: made = declare_global(t, op); break;
  case OP_llvm_mlir_alias: made = declare_alias(t, op); break;
  case OP_llvm_mlir_ifunc: made = declare_ifunc(t, op); break;
  default: return NULL;
  }
  if (!made)
    return NULL;
  if (!check_foreign(t, op))
    t->failed = true;
  set_symbol_properties(t, op, made, role);
  if (role == ROLE_DECLARE)
    translate_carried_declaration(t, op, made);
  ptrmap_set(&t->symbols, &t->arena, op, made);
  return made;
}

// An alias that another part defines is a variable or a function here.
static LLVMValueRef declare_alias_elsewhere(Translation *t, Op *op) {
  Type *type = op_slot(op, A_llvm_mlir_alias_alias_type)->type;
  LLVMValueRef made =
      type_is(type, TY_LLVM_FUNC)
          ? LLVMAddFunction(t->module, llvm_name(t, op),
                            translate_function_type(t, type))
          : LLVMAddGlobalInAddressSpace(t->module, translate_type(t, type),
                                        llvm_name(t, op), llvm_alias_space(op));
  set_symbol_properties(t, op, made, ROLE_DECLARE);
  ptrmap_set(&t->symbols, &t->arena, op, made);
  return made;
}

LLVMValueRef translate_symbol(Translation *t, Loc loc, Ident *name) {
  Op *op = symbol_lookup(&t->table, name);
  if (!op || !slots_of(op)) {
    diag_error(t->diags, loc,
               "'%s' does not reference a global, function, "
               "alias or ifunc of the llvm dialect",
               name->data);
    return NULL;
  }
  LLVMValueRef known = ptrmap_get(&t->symbols, op);
  if (known)
    return known;
  return op_is(op, OP_llvm_mlir_alias) ? declare_alias_elsewhere(t, op)
                                       : declare_symbol(t, op, ROLE_DECLARE);
}

// Definitions

// A global of these linkages needs no initializer: another module has it.
static bool is_declaration(const Op *op) {
  LLVMLinkage linkage = linkage_of(op);
  return linkage == LLVMExternalLinkage || linkage == LLVMExternalWeakLinkage;
}

// Any other is a definition, of a value that nobody states.
static LLVMValueRef unsaid_initializer(Translation *t, Op *op) {
  Type *type = op_slot(op, A_llvm_mlir_global_global_type)->type;
  if (linkage_of(op) != LLVMCommonLinkage)
    return LLVMGetUndef(translate_type(t, type));
  diag_error(t->diags, op->loc,
             "'llvm.mlir.global' op expected zero value for 'common' linkage");
  return NULL;
}

static bool define_global(Translation *t, Op *op) {
  LLVMValueRef global = ptrmap_get(&t->symbols, op);
  Attr *value = op_slot(op, A_llvm_mlir_global_value);
  Type *type = op_slot(op, A_llvm_mlir_global_global_type)->type;
  Str packed = translate_packed_data(t->ctx, t->options, op);
  LLVMValueRef initializer = NULL;
  debug_global(t, op, global);
  if (!translate_global_attributes(t, op, global))
    return false;
  if (op->nregions && op->regions[0].first)
    initializer = translate_initializer(t, op);
  else if (packed.size)
    initializer = translate_packed_constant(t, op, packed);
  else if (value)
    initializer = translate_constant(t, op->loc, type, value);
  else if (is_declaration(op))
    return true;
  else
    initializer = unsaid_initializer(t, op);
  if (initializer)
    LLVMSetInitializer(global, initializer);
  return initializer;
}

static bool define_alias(Translation *t, Op *op) {
  LLVMValueRef aliasee = translate_initializer(t, op);
  if (aliasee)
    LLVMAliasSetAliasee(ptrmap_get(&t->symbols, op), aliasee);
  return aliasee;
}

static bool define_ifunc(Translation *t, Op *op) {
  LLVMValueRef resolver = translate_symbol(
      t, op->loc, op_slot(op, A_llvm_mlir_ifunc_resolver)->as.symbol.root);
  if (resolver)
    LLVMSetGlobalIFuncResolver(ptrmap_get(&t->symbols, op), resolver);
  return resolver;
}

static bool define_function(Translation *t, Op *op) {
  LLVMValueRef function = ptrmap_get(&t->symbols, op);
  if (region_is_empty(&op->regions[0])) {
    debug_declare_function(t, op, function);
    return true;
  }
  const Attr *personality = op_slot(op, A_llvm_func_personality);
  if (personality) {
    LLVMValueRef symbol =
        translate_symbol(t, op->loc, personality->as.symbol.root);
    if (!symbol)
      return false;
    LLVMSetPersonalityFn(function, symbol);
  }
  return translate_function_body(t, op, function);
}

// Everything else that stands in a module

static void define_comdats(Translation *t, Op *comdat) {
  // ORDER: the dialect's Comdat enum and LLVM's selection kinds agree.
  for (Block *b = comdat->regions[0].first; b; b = b->next)
    for (Op *op = b->first; op; op = op->next) {
      const char *name = arena_str(&t->arena, symbol_name(op)).data;
      LLVMSetComdatSelectionKind(LLVMGetOrInsertComdat(t->module, name),
                                 (LLVMComdatSelectionKind)enum_of(op_slot(
                                     op, A_llvm_comdat_selector_comdat)));
    }
}

// llvm.global_ctors and llvm.global_dtors: { i32, ptr, ptr } each.

static LLVMTypeRef structor_type(Translation *t) {
  LLVMTypeRef ptr = LLVMPointerTypeInContext(t->llvm, 0);
  LLVMTypeRef fields[] = {LLVMInt32TypeInContext(t->llvm), ptr, ptr};
  return LLVMStructTypeInContext(t->llvm, fields, 3, false);
}

// The list takes its place among the globals before its functions are there.
static bool is_structors(const Op *op) {
  return op_is(op, OP_llvm_mlir_global_ctors) ||
         op_is(op, OP_llvm_mlir_global_dtors);
}

static void declare_structors(Translation *t, const Op *op) {
  bool is_ctors = op_is(op, OP_llvm_mlir_global_ctors);
  const Attr *functions =
      op_slot(op, is_ctors ? A_llvm_mlir_global_ctors_ctors
                           : A_llvm_mlir_global_dtors_dtors);
  LLVMValueRef list = LLVMAddGlobal(
      t->module, LLVMArrayType2(structor_type(t), functions->as.array.count),
      is_ctors ? "llvm.global_ctors" : "llvm.global_dtors");
  LLVMSetLinkage(list, LLVMAppendingLinkage);
}

static bool define_structors(Translation *t, Op *op, const char *name,
                             Attr *functions, Attr *priorities, Attr *data) {
  uint32_t n = functions->as.array.count;
  LLVMTypeRef i32 = LLVMInt32TypeInContext(t->llvm);
  LLVMTypeRef ptr = LLVMPointerTypeInContext(t->llvm, 0);
  LLVMTypeRef entry = structor_type(t);
  LLVMValueRef *entries = arena_array(&t->arena, LLVMValueRef, n);
  for (uint32_t i = 0; i < n; i++) {
    LLVMValueRef function = translate_symbol(
        t, op->loc, functions->as.array.items[i]->as.symbol.root);
    Attr *datum = data ? data->as.array.items[i] : NULL;
    LLVMValueRef with =
        attr_is(datum, AT_SYMBOL_REF)
            ? translate_symbol(t, op->loc, datum->as.symbol.root)
            : LLVMConstNull(ptr);
    if (!function || !with)
      return false;
    int64_t priority = attr_to_i64(priorities->as.array.items[i]);
    LLVMValueRef values[] = {LLVMConstInt(i32, (uint64_t)priority, false),
                             function, with};
    entries[i] = LLVMConstStructInContext(t->llvm, values, 3, false);
  }
  LLVMSetInitializer(LLVMGetNamedGlobal(t->module, name),
                     LLVMConstArray2(entry, entries, n));
  return true;
}

static bool define_other(Translation *t, Op *op) {
  switch (op->info->opcode) {
  case OP_llvm_mlir_global_ctors:
    return define_structors(t, op, "llvm.global_ctors",
                            op_slot(op, A_llvm_mlir_global_ctors_ctors),
                            op_slot(op, A_llvm_mlir_global_ctors_priorities),
                            op_slot(op, A_llvm_mlir_global_ctors_data));
  case OP_llvm_mlir_global_dtors:
    return define_structors(t, op, "llvm.global_dtors",
                            op_slot(op, A_llvm_mlir_global_dtors_dtors),
                            op_slot(op, A_llvm_mlir_global_dtors_priorities),
                            op_slot(op, A_llvm_mlir_global_dtors_data));
  case OP_llvm_module_flags: return translate_module_flags(t, op);
  case OP_llvm_linker_options: translate_linker_options(t, op); return true;
  default: return lowering_is_in_place(t->ctx, op);
  }
}

static bool define_symbol(Translation *t, Op *op) {
  if (slots_of(op) && op->attrs &&
      !translate_carried_symbol(t, op, ptrmap_get(&t->symbols, op)))
    return false;
  switch (op->info->opcode) {
  case OP_llvm_func: return define_function(t, op);
  case OP_llvm_mlir_global: return define_global(t, op);
  case OP_llvm_mlir_alias: return define_alias(t, op);
  case OP_llvm_mlir_ifunc: return define_ifunc(t, op);
  default: return define_other(t, op);
  }
}

// Attributes of the builtin.module

static bool set_module_asm(Translation *t) {
  const Attr *list = op_attr_str(t->ctx, t->mlir, "llvm.module_asm");
  if (!list)
    return true;
  if (!attr_is(list, AT_ARRAY))
    return diag_error(t->diags, t->mlir->loc,
                      "expected an array attribute for a module level asm");
  for (uint32_t i = 0; i < list->as.array.count; i++) {
    const Attr *item = list->as.array.items[i];
    if (!attr_is(item, AT_STRING))
      return diag_error(t->diags, t->mlir->loc,
                        "expected a string attribute for each entry of a "
                        "module level asm");
    Str line = item->as.string;
    LLVMAppendModuleInlineAsm(t->module, line.data, line.size);
  }
  return true;
}

static bool is_emitted(const Translation *t, const Op *op) {
  return role_of(t, op) != ROLE_DECLARE;
}

static bool translate_contents(Translation *t) {
  Block *body = t->mlir->regions[0].first;
  bool ok = true;
  for (Op *op = body ? body->first : NULL; op; op = op->next)
    if (op_is(op, OP_llvm_comdat))
      define_comdats(t, op);
  for (Op *op = body ? body->first : NULL; op; op = op->next)
    if (slots_of(op) && is_emitted(t, op))
      ok &= declare_symbol(t, op, role_of(t, op)) != NULL;
    else if (is_structors(op) && is_emitted(t, op))
      declare_structors(t, op);
  ok = ok && carried_debug_read(t); // refers to symbols
  for (Op *op = body ? body->first : NULL; op && ok; op = op->next)
    if (is_emitted(t, op))
      ok &= define_symbol(t, op);
  return ok;
}

// Symbols are found by order, which the walk below keeps valid.
void translate_number(Op *module) {
  Block *body = module->regions[0].first;
  uint32_t order = 0;
  for (Op *op = body ? body->first : NULL; op; op = op->next) {
    op->order = order++;
    number_body(op);
  }
  if (body)
    body->ordered = true;
}

Op *translate_named(Ctx *ctx, Op *module, Str symbol) {
  Arena arena = {0};
  SymbolTable table = {0};
  symbol_table_build(&table, ctx, &arena, module);
  Op *op = symbol.size ? symbol_lookup(&table, ctx_ident(ctx, symbol)) : NULL;
  arena_release(&arena);
  return op ? op : module;
}

bool translate_report(Ctx *ctx, Op *module, Str symbol, Str text) {
  return diag_error(&ctx->diags, translate_named(ctx, module, symbol)->loc,
                    STR_FMT, STR_ARG(text));
}

bool translate_module(Ctx *ctx, Diags *diags, LLVMModuleRef into, Op *module,
                      const TranslateOptions *options) {
  Translation t = {.ctx = ctx,
                   .diags = diags,
                   .module = into,
                   .llvm = LLVMGetModuleContext(into),
                   .options = options,
                   .mlir = module};
  t.builder = LLVMCreateBuilderInContext(t.llvm);
  symbol_table_build(&t.table, ctx, &t.arena, module);
  t.imported = carried_attr(module, "mlcc.imported");
  bool ok = set_module_asm(&t) && translate_module_attributes(&t);
  debug_new(&t);
  ok &= translate_contents(&t) && translate_carried_module(&t);
  ok &= debug_finish(&t);
  translate_carried_order(&t);
  LLVMDisposeBuilder(t.builder);
  arena_release(&t.arena);
  return ok && !t.failed;
}
