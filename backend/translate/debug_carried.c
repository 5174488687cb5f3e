// Debug information that was carried past the dialect (see
// import/debug_carried.c): the nodes of `mlcc.debug_nodes`, found again by the
// numbers that locations and operations have.
//
// A scope that a numbered location names also stands for the dialect's
// attribute of that scope from then on: locations made anew by a pass are in
// the same function and block as those that were carried.

#include "backend/translate/debug_int.h"

#include <stdlib.h>

#include "backend/shim/debug_text.h"
#include "backend/shim/inspect_debug.h"
#include "backend/shim/split.h"

static LLVMValueRef bind(void *user, const char *name, size_t size) {
  Translation *t = user;
  Ident *ident = ctx_ident(t->ctx, (Str){name, size});
  return translate_symbol(t, t->mlir->loc, ident);
}

static bool join_lines(const Attr *lines, Buf *text) {
  if (!attr_is(lines, AT_ARRAY))
    return false;
  for (uint32_t i = 0; i < lines->as.array.count; i++) {
    const Attr *line = lines->as.array.items[i];
    if (!attr_is(line, AT_STRING))
      return false;
    buf_str(text, line->as.string);
    buf_char(text, '\n');
  }
  return true;
}

bool carried_debug_read(Translation *t) {
  DebugInfo *d = t->debug;
  const Attr *lines = carried_attr(t->mlir, "mlcc.debug_nodes");
  if (!lines)
    return true;
  Buf text = {0};
  if (!join_lines(lines, &text)) {
    buf_release(&text);
    return diag_error(t->diags, t->mlir->loc,
                      "attribute 'mlcc.debug_nodes' is no list of lines");
  }
  d->carried = shim_nodes_new();
  char *wrong = shim_read_nodes(t->module, buf_cstr(&text), text.size, bind, t,
                                d->carried);
  buf_release(&text);
  if (wrong)
    diag_error(t->diags, t->mlir->loc,
               "attribute 'mlcc.debug_nodes' cannot be read: %s", wrong);
  d->any = true;
  bool ok = !wrong;
  LLVMDisposeMessage(wrong);
  return ok;
}

static LLVMMetadataRef node_at(Translation *t, uint64_t number) {
  const struct ShimNodes *nodes = t->debug->carried;
  return nodes && number < shim_nodes_count(nodes)
             ? shim_nodes_get(nodes, number)
             : NULL;
}

LLVMMetadataRef carried_debug_node(Translation *t, const Attr *number,
                                   LLVMMetadataKind kind) {
  LLVMMetadataRef node =
      attr_is(number, AT_INTEGER) ? node_at(t, attr_to_u64(number)) : NULL;
  return node && LLVMGetMetadataKind(node) == kind ? node : NULL;
}

LLVMMetadataRef carried_debug_any(Translation *t, const Attr *number) {
  return attr_is(number, AT_INTEGER) ? node_at(t, attr_to_u64(number)) : NULL;
}

// The node that `loc("!17"(...))` numbers, or NULL.
static LLVMMetadataRef numbered(Translation *t, const Attr *loc) {
  if (!t->debug->carried || loc->kind != AT_LOC_NAME ||
      *loc->as.loc.text->data != '!')
    return NULL;
  char *end;
  const char *digits = loc->as.loc.text->data + 1;
  unsigned long long number = strtoull(digits, &end, 10);
  return *digits && !*end ? node_at(t, number) : NULL;
}

static void learn_scope(Translation *t, const Attr *loc,
                        LLVMMetadataRef scope) {
  const Attr *inner = loc->as.loc.child;
  if (inner->kind == AT_LOC_CALLSITE)
    inner = inner->as.loc.child;
  if (inner->kind == AT_LOC_FUSED && inner->as.fused.metadata && scope)
    debug_learn(t, inner->as.fused.metadata, scope);
}

LLVMMetadataRef carried_debug_location(Translation *t, const Attr *loc) {
  LLVMMetadataRef node = numbered(t, loc);
  if (!node || LLVMGetMetadataKind(node) != LLVMDILocationMetadataKind)
    return NULL;
  learn_scope(t, loc, shim_di_node(node, DI_SCOPE_NODE));
  return node;
}

void carried_debug_subprogram(Translation *t, Loc loc) {
  const Attr *attr = loc >= LOC_TABLE ? ctx_loc_attr(t->ctx, loc) : NULL;
  LLVMMetadataRef node = attr ? numbered(t, attr) : NULL;
  if (node && LLVMGetMetadataKind(node) == LLVMDISubprogramMetadataKind)
    learn_scope(t, attr, node);
}

// Globals

uint32_t carried_debug_globals(Translation *t, Op *op, LLVMValueRef global) {
  const Attr *numbers = carried_attr(op, "mlcc.debug_nodes");
  uint32_t n = 0;
  for (uint32_t i = 0;
       attr_is(numbers, AT_ARRAY) && i < numbers->as.array.count; i++) {
    LLVMMetadataRef node =
        carried_debug_node(t, numbers->as.array.items[i],
                           LLVMDIGlobalVariableExpressionMetadataKind);
    if (!node)
      continue;
    shim_global_add_debug_info(global, node);
    n++;
  }
  return n;
}

// Parts of a module all read the nodes of the whole.
void carried_debug_divide(Translation *t) {
  Vec(LLVMMetadataRef) elsewhere = {0};
  for (Op *op = t->mlir->regions[0].first->first; op; op = op->next) {
    const Attr *numbers = carried_attr(op, "mlcc.debug_nodes");
    if (!(t->options->roles[op->order] & ROLE_DECLARE) ||
        !attr_is(numbers, AT_ARRAY))
      continue;
    for (uint32_t i = 0; i < numbers->as.array.count; i++) {
      LLVMMetadataRef node =
          carried_debug_node(t, numbers->as.array.items[i],
                             LLVMDIGlobalVariableExpressionMetadataKind);
      if (node)
        vec_push(&t->arena, &elsewhere, node);
    }
  }
  shim_divide_debug_info(t->module, t->options->part, elsewhere.data,
                         elsewhere.size);
}

// Records

static ShimRecordKind record_kind(Str intrinsic) {
  if (str_is(intrinsic, "llvm.dbg.declare"))
    return RECORD_DECLARE;
  if (str_is(intrinsic, "llvm.dbg.assign"))
    return RECORD_ASSIGN;
  return str_is(intrinsic, "llvm.dbg.declare_value") ? RECORD_DECLARE_VALUE
                                                     : RECORD_VALUE;
}

static bool is_whole(const ShimRecord *r, uint32_t noperands) {
  bool assigns = r->kind == RECORD_ASSIGN;
  return r->variable && r->expression && r->location &&
         (!assigns || (r->assignment && r->address_expression)) &&
         (r->is_list || noperands <= 1 + (r->address != NULL));
}

void debug_note_early(Translation *t, const Op *op, LLVMDbgRecordRef record) {
  const Attr *number = carried_attr(op, "mlcc.early");
  if (attr_is(number, AT_INTEGER))
    ptrmap_set(&t->debug->early, &t->arena,
               (const void *)(uintptr_t)(attr_to_u64(number) + 1), record);
}

// What a record that stands in front of its value means.
static bool note_value(FunctionState *f, Op *op, const Attr *record,
                       const Attr *operand) {
  if (!attr_is(record, AT_INTEGER) || !attr_is(operand, AT_INTEGER) ||
      op->noperands != 1)
    return op_error_at(f, op, "attribute 'mlcc.record' does not fit");
  EarlyValue noted = {attr_to_u64(record), (unsigned)attr_to_u64(operand),
                      operand_of(f, op, 0)};
  vec_push(&f->t->arena, &f->t->debug->values, noted);
  return true;
}

void debug_finish_function(Translation *t) {
  DebugInfo *d = t->debug;
  for (size_t i = 0; i < d->values.size; i++) {
    EarlyValue *value = &d->values.data[i];
    LLVMDbgRecordRef record =
        ptrmap_get(&d->early, (const void *)(uintptr_t)(value->record + 1));
    if (record)
      shim_set_record_value(record, value->operand, value->value);
  }
  d->values.size = 0;
  d->early = (PtrMap){0};
}

bool translate_carried_record(FunctionState *f, Op *op, const Attr *parts) {
  Translation *t = f->t;
  const Attr *early = attr_is(parts, AT_DICT)
                          ? dict_get(parts, ctx_ident_lit(t->ctx, "record"))
                          : NULL;
  if (early)
    return note_value(f, op, early,
                      dict_get(parts, ctx_ident_lit(t->ctx, "operand")));
  LLVMMetadataRef location = debug_location_of(t, op->loc);
  // Locations may have been left out in print; records go with them.
  if (!location || t->debug->lines)
    return true;
  if (!attr_is(parts, AT_DICT) || !t->debug->carried)
    return op_error_at(f, op, "attribute 'mlcc.record' does not fit");
  uint32_t n = op->noperands;
  ShimRecord r = {
      .kind = record_kind(op_slot(op, A_llvm_call_intrinsic_intrin)->as.string),
      .is_list = dict_get(parts, ctx_ident_lit(t->ctx, "list")) != NULL,
      .location = location,
  };
  const struct {
    const char *name;
    LLVMMetadataKind kind;
    LLVMMetadataRef *node;
  } nodes[] = {
      {"variable", LLVMDILocalVariableMetadataKind, &r.variable},
      {"expression", LLVMDIExpressionMetadataKind, &r.expression},
      {"assignment", LLVMDIAssignIDMetadataKind, &r.assignment},
      {"address_expression", LLVMDIExpressionMetadataKind,
       &r.address_expression},
  };
  for (size_t i = 0; i < ARRAY_SIZE(nodes); i++)
    *nodes[i].node = carried_debug_node(
        t, dict_get(parts, ctx_ident(t->ctx, str_from(nodes[i].name))),
        nodes[i].kind);
  r.values = arena_array(&t->arena, LLVMValueRef, n + 1);
  for (uint32_t i = 0; i < n; i++)
    r.values[i] = operand_of(f, op, i);
  r.nvalues = n;
  if (n && dict_get(parts, ctx_ident_lit(t->ctx, "address")))
    r.address = r.values[--r.nvalues];
  if (!is_whole(&r, n))
    return op_error_at(f, op, "attribute 'mlcc.record' does not fit");
  debug_note_early(t, op,
                   shim_append_record(LLVMGetInsertBlock(t->builder), &r));
  return true;
}
