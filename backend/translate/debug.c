// Debug information: what functions, globals and instructions get.
//
// A module may bring its own: a fused location with a #llvm.di_subprogram on a
// function, fused locations with a scope on operations, di_global_variable_
// expressions on globals, and the llvm.intr.dbg operations.
//
//   llvm.func @f() {
//     %0 = ... loc(fused<#block>["a.c":3:5])     !DILocation(line: 3, column:
//     5,
//                                                  scope: block)
//     %1 = ... loc(callsite("a.h":1:2 at "a.c":4:1))   inlinedAt the caller
//   } loc(fused<#subprogram>["a.c":1:1])
//
// A location without a scope of its own is in the subprogram of its function;
// without that either there is none. With -g, a module that brings nothing gets
// line tables (lines.c).

#include "backend/translate/debug_int.h"

#include <llvm-c/DebugInfo.h>

#include "backend/shim/debug.h"
#include "backend/shim/module.h"

// Fused locations with metadata, wherever they stand in a location.

static const Attr *find_subprogram(const Attr *loc) {
  const Attr *found = NULL;
  switch ((AttrKind)loc->kind) {
  case AT_LOC_NAME: return find_subprogram(loc->as.loc.child);
  case AT_LOC_CALLSITE:
    found = find_subprogram(loc->as.loc.child);
    return found ? found : find_subprogram(loc->as.loc.caller);
  case AT_LOC_FUSED:
    if (attr_is_def(loc->as.fused.metadata, def_attr_llvm_di_subprogram))
      return loc->as.fused.metadata;
    for (uint32_t i = 0; i < loc->as.fused.count && !found; i++)
      found = find_subprogram(loc->as.fused.items[i]);
    return found;
  default: return NULL;
  }
}

static const Attr *subprogram_of(Translation *t, const Op *func) {
  return func->loc >= LOC_TABLE
             ? find_subprogram(ctx_loc_attr(t->ctx, func->loc))
             : NULL;
}

static bool has_own(Translation *t) {
  Block *body = t->mlir->regions[0].first;
  for (Op *op = body ? body->first : NULL; op; op = op->next) {
    if (op_is(op, OP_llvm_func) && subprogram_of(t, op))
      return true;
    if (op_is(op, OP_llvm_mlir_global) &&
        op_slot(op, A_llvm_mlir_global_dbg_exprs))
      return true;
  }
  return false;
}

DebugInfo *debug_new(Translation *t) {
  DebugInfo *d = arena_new(&t->arena, DebugInfo);
  t->debug = d;
  d->nodes = shim_nodes_new();
  if (t->options->line_tables && !has_own(t))
    d->lines = lines_new(t);
  return d;
}

// Locations

static bool is_local_scope(const Attr *attr) {
  return attr_is_def(attr, def_attr_llvm_di_subprogram) ||
         attr_is_def(attr, def_attr_llvm_di_lexical_block) ||
         attr_is_def(attr, def_attr_llvm_di_lexical_block_file);
}

static LLVMMetadataRef location_in(Translation *t, const Attr *loc,
                                   LLVMMetadataRef scope,
                                   LLVMMetadataRef inlined_at);

// The caller is where the callee was inlined. Without a scope for the callee
// the caller stands for it.
static LLVMMetadataRef location_of_call(Translation *t, const Attr *loc,
                                        LLVMMetadataRef scope,
                                        LLVMMetadataRef inlined_at) {
  LLVMMetadataRef caller =
      location_in(t, loc->as.loc.caller, scope, inlined_at);
  if (!caller && !(caller = inlined_at))
    return NULL;
  LLVMMetadataRef callee = location_in(t, loc->as.loc.child, NULL, caller);
  return callee ? callee : caller;
}

static LLVMMetadataRef location_of_fused(Translation *t, const Attr *loc,
                                         LLVMMetadataRef scope,
                                         LLVMMetadataRef inlined_at) {
  const Attr *metadata = loc->as.fused.metadata;
  if (is_local_scope(metadata))
    scope = debug_node(t, metadata);
  LLVMMetadataRef merged = NULL;
  for (uint32_t i = 0; i < loc->as.fused.count; i++) {
    LLVMMetadataRef part =
        location_in(t, loc->as.fused.items[i], scope, inlined_at);
    merged = i ? shim_di_merge_locations(merged, part) : part;
  }
  return merged;
}

static LLVMMetadataRef location_in(Translation *t, const Attr *loc,
                                   LLVMMetadataRef scope,
                                   LLVMMetadataRef inlined_at) {
  switch ((AttrKind)loc->kind) {
  case AT_LOC_FILE:
    return scope ? shim_di_location(t->llvm, loc->as.file.line,
                                    loc->as.file.column, scope, inlined_at)
                 : NULL;
  case AT_LOC_NAME: return location_in(t, loc->as.loc.child, scope, inlined_at);
  case AT_LOC_CALLSITE: return location_of_call(t, loc, scope, inlined_at);
  case AT_LOC_FUSED: return location_of_fused(t, loc, scope, inlined_at);
  default: return NULL;
  }
}

static LLVMMetadataRef location_of_attr(Translation *t, Loc loc) {
  DebugInfo *d = t->debug;
  const Attr *attr = ctx_loc_attr(t->ctx, loc);
  void **entry = ptrmap_at(&d->locations, &t->arena, attr);
  if (!*entry && !(*entry = carried_debug_location(t, attr)))
    *entry = location_in(t, attr, d->subprogram, NULL);
  return *entry;
}

static LLVMMetadataRef location_of_text(Translation *t, Loc loc) {
  LLVMMetadataRef scope = t->debug->subprogram;
  if (!scope)
    return NULL;
  LineCol place = source_line_col(&t->ctx->sources, loc);
  return shim_di_location(t->llvm, place.line, place.column, scope, NULL);
}

LLVMMetadataRef debug_location_of(Translation *t, Loc loc) {
  if (t->debug->lines)
    return lines_location(t, loc);
  if (loc == LOC_UNKNOWN)
    return NULL;
  return loc >= LOC_TABLE ? location_of_attr(t, loc) : location_of_text(t, loc);
}

void debug_location(Translation *t, Loc loc) {
  LLVMSetCurrentDebugLocation2(t->builder, debug_location_of(t, loc));
}

// Line tables have nothing to say of phis.
void debug_phi_location(Translation *t, Loc loc) {
  if (!t->debug->lines)
    debug_location(t, loc);
}

LLVMMetadataRef debug_scoped_location(Translation *t, const Attr *loc) {
  return is_local_scope(loc->as.fused.metadata)
             ? location_in(t, loc, NULL, NULL)
             : NULL;
}

// Functions

// The verifier wants a declaration's to be no definition.
void debug_declare_function(Translation *t, Op *func, LLVMValueRef function) {
  const Attr *own = subprogram_of(t, func);
  carried_debug_subprogram(t, func->loc);
  if (own && !debug_is_definition(own)) {
    t->debug->any = true;
    LLVMSetSubprogram(function, debug_node(t, own));
  }
}

void debug_function(Translation *t, Op *func, LLVMValueRef function) {
  DebugInfo *d = t->debug;
  d->subprogram = NULL;
  d->locations = d->locals = (PtrMap){0};
  LLVMSetCurrentDebugLocation2(t->builder, NULL);
  if (d->lines) {
    d->subprogram = lines_function(t, func, function);
    return;
  }
  const Attr *own = subprogram_of(t, func);
  if (!own)
    return;
  carried_debug_subprogram(t, func->loc);
  d->any = true;
  d->subprogram = debug_node(t, own);
  LLVMSetSubprogram(function, d->subprogram);
}

// Globals. A unit lists those in it, and those in its modules, subprograms and
// common blocks.

static const Attr *unit_of_subprogram(const Attr *subprogram) {
  return subprogram->as.def.params[P_llvm_di_subprogram_compileUnit];
}

static const Attr *unit_of(const Attr *scope) {
  if (attr_is_def(scope, def_attr_llvm_di_module))
    scope = scope->as.def.params[P_llvm_di_module_scope];
  else if (attr_is_def(scope, def_attr_llvm_di_common_block))
    scope = scope->as.def.params[P_llvm_di_common_block_scope];
  if (attr_is_def(scope, def_attr_llvm_di_subprogram))
    scope = unit_of_subprogram(scope);
  return attr_is_def(scope, def_attr_llvm_di_compile_unit) ? scope : NULL;
}

static void list_in_unit(Translation *t, LLVMMetadataRef unit,
                         LLVMMetadataRef node) {
  DebugInfo *d = t->debug;
  for (size_t i = 0; i < d->globals.size; i++)
    if (d->globals.data[i].unit == unit) {
      vec_push(&t->arena, &d->globals.data[i].list, node);
      return;
    }
  UnitGlobals made = {.unit = unit};
  vec_push(&t->arena, &made.list, node);
  vec_push(&t->arena, &d->globals, made);
}

void debug_global(Translation *t, Op *op, LLVMValueRef global) {
  const Attr *list = op_slot(op, A_llvm_mlir_global_dbg_exprs);
  if (carried_debug_globals(t, op, global))
    return;
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    const Attr *attr = list->as.array.items[i];
    LLVMMetadataRef node = debug_node(t, attr);
    t->debug->any = true;
    shim_global_add_debug_info(global, node);
    const Attr *variable =
        attr->as.def.params[P_llvm_di_global_variable_expression_var];
    const Attr *unit =
        unit_of(variable->as.def.params[P_llvm_di_global_variable_scope]);
    if (unit)
      list_in_unit(t, debug_node(t, unit), node);
  }
}

// Records. One without a location would be invalid; as in MLIR it is left out.

// The variable or label.
static LLVMMetadataRef record_node(Translation *t, const Op *op,
                                   uint32_t slot) {
  const Attr *number = t->debug->carried ? carried_attr(op, "mlcc.node") : NULL;
  LLVMMetadataKind kind = op_is(op, OP_llvm_intr_dbg_label)
                              ? LLVMDILabelMetadataKind
                              : LLVMDILocalVariableMetadataKind;
  LLVMMetadataRef node = carried_debug_node(t, number, kind);
  return node ? node : debug_node(t, op_slot(op, slot));
}

bool translate_debug_record(FunctionState *f, Op *op) {
  Translation *t = f->t;
  LLVMMetadataRef location = debug_location_of(t, op->loc);
  if (!location || t->debug->lines)
    return true;
  LLVMDbgRecordRef record;
  LLVMBasicBlockRef block = LLVMGetInsertBlock(t->builder);
  switch (op->info->opcode) {
  case OP_llvm_intr_dbg_value:
    record = shim_append_dbg_value(
        block, operand_of(f, op, 0),
        record_node(t, op, A_llvm_intr_dbg_value_varInfo),
        debug_expression(t, op_slot(op, A_llvm_intr_dbg_value_locationExpr)),
        location);
    break;
  case OP_llvm_intr_dbg_declare:
    record = shim_append_dbg_declare(
        block, operand_of(f, op, 0),
        record_node(t, op, A_llvm_intr_dbg_declare_varInfo),
        debug_expression(t, op_slot(op, A_llvm_intr_dbg_declare_locationExpr)),
        location);
    break;
  default:
    shim_append_dbg_label(
        block, record_node(t, op, A_llvm_intr_dbg_label_label), location);
    return true;
  }
  debug_note_early(t, op, record);
  return true;
}

// The end

void debug_add_flag(Translation *t, const char *key, uint32_t value) {
  if (LLVMGetModuleFlag(t->module, key, strlen(key)))
    return;
  LLVMTypeRef i32 = LLVMInt32TypeInContext(t->llvm);
  LLVMAddModuleFlag(t->module, LLVMModuleFlagBehaviorWarning, key, strlen(key),
                    LLVMValueAsMetadata(LLVMConstInt(i32, value, false)));
}

// Microsoft's tools read no DWARF.
bool debug_is_codeview(const Translation *t) {
  const char *triple = LLVMGetTarget(t->module);
  if (strstr(triple, "-windows-msvc") || strstr(triple, "-win32-msvc"))
    return !t->options->dwarf || t->options->codeview;
  return t->options->codeview && strstr(triple, "-windows-");
}

// Adds the flags of the format, or formats, that are to be written.
void debug_add_format(Translation *t, unsigned dwarf_version) {
  bool codeview = debug_is_codeview(t);
  if (codeview)
    debug_add_flag(t, "CodeView", 1);
  if (codeview && t->options->codeview_hashes)
    debug_add_flag(t, "CodeViewGHash", 1);
  if ((!codeview || t->options->dwarf) && dwarf_version)
    debug_add_flag(t, "Dwarf Version", dwarf_version);
}

static void add_flags(Translation *t) {
  debug_add_flag(t, "Debug Info Version", LLVMDebugMetadataVersion());
  debug_add_format(t, t->options->line_tables ? t->options->dwarf_version : 0);
}

bool debug_finish(Translation *t) {
  DebugInfo *d = t->debug;
  bool bound = !d->unbound;
  if (!bound)
    diag_error(t->diags, t->mlir->loc,
               "debug information refers to a recursive node that is nowhere "
               "in it");
  for (size_t i = 0; bound && i < d->globals.size; i++) {
    UnitGlobals *unit = &d->globals.data[i];
    shim_di_set_globals(
        unit->unit,
        LLVMMDNodeInContext2(t->llvm, unit->list.data, unit->list.size));
  }
  if (bound)
    shim_nodes_resolve(d->nodes);
  if (d->lines)
    lines_finish(t);
  else if (d->any)
    add_flags(t);
  shim_nodes_free(d->nodes);
  if (d->carried && t->options->roles)
    carried_debug_divide(t);
  if (d->carried)
    shim_nodes_free(d->carried);
  return bound;
}
