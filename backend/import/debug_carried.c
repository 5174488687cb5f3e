// Debug information that the llvm dialect has no form for, carried besides what
// has one.
//
// The dialect's nodes lack fields, kinds of nodes, identities and kinds of
// records that any output of clang -g has. A module with such debug information
// keeps its nodes as text, as LLVM IR has them (`mlcc.debug_nodes`), and says
// by number which of them is meant:
//
//   llvm.add ... loc("!17"(fused<#block>["a.c":3:5]))   a location
//   llvm.func ... loc("!2"(fused<#subprogram>["a.c":1:1]))
//   llvm.intr.dbg.value #variable = %0 {mlcc.node = 5}  a variable or a label
//   llvm.mlir.global ... {dbg_exprs = [#e], mlcc.debug_nodes = [8]}
//   llvm.call_intrinsic "llvm.dbg.assign"(%value, %address)
//     {mlcc.record = {kind = 2, variable = 5, ...}}       a record with no form
//   {node = 5}                                          inside carried metadata
//
// A record may name a value that does not dominate it, as optimisations leave
// it. Then it is one of poison, and where the value is, it is told of:
//
//   llvm.intr.dbg.value #variable = %poison {mlcc.early = 0, ...}
//   %0 = ...
//   llvm.call_intrinsic "llvm.dbg.value"(%0) {mlcc.record = {operand = 0,
//                                                            record = 0}}
//
// Passes that know nothing of this see the dialect's own debug information;
// what they make anew or change is translated from that.

#include "backend/import/import_int.h"

#include "backend/shim/debug_text.h"
#include "backend/shim/inspect_debug.h"

struct CarriedDebug {
  PtrMap numbers; // LLVMMetadataRef to its number plus 1
  Vec(LLVMMetadataRef) nodes;
  Ident *node, *nodes_name, *record;
};

// Is there anything to carry?

typedef struct MetadataSearch {
  Import *im;
  PtrMap seen;
  Vec(LLVMMetadataRef) open;
} MetadataSearch;

// Structs, unions and the like get an identity in the translation, other types
// do not.
static bool has_other_identity(LLVMMetadataRef node) {
  return LLVMGetMetadataKind(node) == LLVMDICompositeTypeMetadataKind &&
         shim_md_is_distinct(node) !=
             fact_is_distinct_type((unsigned)shim_di_number(node, DI_TAG));
}

static bool is_plain_kind(LLVMMetadataKind kind) {
  switch (kind) {
  case LLVMMDStringMetadataKind:
  case LLVMConstantAsMetadataMetadataKind:
  case LLVMDIExpressionMetadataKind: return true;
  default: return false;
  }
}

static bool look(MetadataSearch *s, LLVMMetadataRef node) {
  LLVMMetadataKind kind = LLVMGetMetadataKind(node);
  bool is_list = kind == LLVMMDTupleMetadataKind;
  bool is_location = kind == LLVMDILocationMetadataKind;
  if (shim_di_has_more(node) || has_other_identity(node))
    return true;
  unsigned n = shim_md_operand_count(node);
  for (unsigned i = 0; i < n; i++) {
    LLVMMetadataRef operand = shim_md_operand(node, i);
    if (!operand)
      continue;
    if (!is_list && !is_location && !import_debug_has_field(node, operand))
      return true;
    vec_push(&s->im->arena, &s->open, operand);
  }
  return false;
}

// Is there more to the node, or to one that it refers to, than the dialect has?
static bool has_more(MetadataSearch *s, LLVMMetadataRef root) {
  if (!root)
    return false;
  vec_push(&s->im->arena, &s->open, root);
  while (s->open.size) {
    LLVMMetadataRef node = s->open.data[--s->open.size];
    void **entry = ptrmap_at(&s->seen, &s->im->arena, node);
    if (*entry || is_plain_kind(LLVMGetMetadataKind(node)))
      continue;
    *entry = node;
    if (look(s, node))
      return true;
  }
  return false;
}

bool import_record_has_form(LLVMDbgRecordRef record) {
  LLVMValueRef value;
  switch (shim_record_kind(record)) {
  case RECORD_LABEL: return true;
  case RECORD_VALUE: return shim_record_value(record);
  case RECORD_DECLARE:
    value = shim_record_value(record);
    return value && LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMPointerTypeKind;
  default: return false;
  }
}

static bool instruction_has_more(MetadataSearch *s, LLVMValueRef inst) {
  if (has_more(s, LLVMInstructionGetDebugLoc(inst)))
    return true;
  for (LLVMDbgRecordRef record = LLVMGetFirstDbgRecord(inst); record;
       record = LLVMGetNextDbgRecord(record))
    if (!import_record_has_form(record) ||
        has_more(s, LLVMDbgRecordGetDebugLoc(record)))
      return true;
  return false;
}

static bool function_has_more(MetadataSearch *s, LLVMValueRef function) {
  if (has_more(s, LLVMGetSubprogram(function)))
    return true;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
         inst = LLVMGetNextInstruction(inst))
      if (instruction_has_more(s, inst))
        return true;
  return false;
}

static bool global_has_more(MetadataSearch *s, LLVMValueRef global) {
  enum { KIND_DBG }; // LLVMContext.h
  size_t n;
  bool more = false;
  LLVMValueMetadataEntry *entries = LLVMGlobalCopyAllMetadata(global, &n);
  for (unsigned i = 0; i < n && !more; i++)
    more = LLVMValueMetadataEntriesGetKind(entries, i) == KIND_DBG &&
           has_more(s, LLVMValueMetadataEntriesGetMetadata(entries, i));
  LLVMDisposeValueMetadataEntries(entries);
  return more;
}

static LLVMNamedMDNodeRef units_of(const Import *im) {
  static const char name[] = "llvm.dbg.cu";
  return LLVMGetNamedMetadata(im->source, name, strlen(name));
}

// More, or a unit that nothing refers to: in the dialect, units come with what
// does.
static bool units_have_more(MetadataSearch *s, LLVMNamedMDNodeRef units) {
  unsigned n = shim_named_metadata_count(units);
  for (unsigned i = 0; i < n; i++) {
    LLVMMetadataRef unit = shim_named_metadata_operand(units, i);
    if (!ptrmap_get(&s->seen, unit) || has_more(s, unit))
      return true;
  }
  return false;
}

static bool module_has_more(Import *im) {
  MetadataSearch s = {.im = im};
  LLVMNamedMDNodeRef units = units_of(im);
  if (!units)
    return false;
  for (LLVMValueRef f = LLVMGetFirstFunction(im->source); f;
       f = LLVMGetNextFunction(f))
    if (function_has_more(&s, f))
      return true;
  for (LLVMValueRef g = LLVMGetFirstGlobal(im->source); g;
       g = LLVMGetNextGlobal(g))
    if (global_has_more(&s, g))
      return true;
  return units_have_more(&s, units);
}

void carry_debug_start(Import *im) {
  if (im->options->plain || !module_has_more(im))
    return;
  struct CarriedDebug *c = arena_new(&im->arena, struct CarriedDebug);
  c->node = ctx_ident_lit(im->ctx, "node");
  c->nodes_name = ctx_ident_lit(im->ctx, "mlcc.debug_nodes");
  c->record = ctx_ident_lit(im->ctx, "mlcc.record");
  im->carried_debug = c;
}

// Numbers

static uint32_t number_of(Import *im, LLVMMetadataRef node) {
  struct CarriedDebug *c = im->carried_debug;
  void **entry = ptrmap_at(&c->numbers, &im->arena, node);
  if (!*entry) {
    vec_push(&im->arena, &c->nodes, node);
    *entry = (void *)(uintptr_t)c->nodes.size;
  }
  return (uint32_t)(uintptr_t)*entry - 1;
}

static Attr *number_attr(Import *im, LLVMMetadataRef node) {
  return attr_i64(im->ctx, number_of(im, node));
}

Attr *carry_debug_location(Import *im, LLVMMetadataRef node, Attr *plain) {
  if (!im->carried_debug)
    return plain;
  Str name = arena_format(&im->arena, "!%u", number_of(im, node));
  return attr_loc_name(im->ctx, ctx_ident(im->ctx, name), plain);
}

Attr *carry_debug_reference(Import *im, LLVMMetadataRef node) {
  if (!im->carried_debug)
    return NULL;
  NamedAttr item = {im->carried_debug->node, number_attr(im, node)};
  return attr_dict(im->ctx, &item, 1);
}

void carry_debug_node(Import *im, Draft *d, LLVMMetadataRef node) {
  if (im->carried_debug)
    draft_extra(d, im->names.node, number_attr(im, node));
}

void carry_debug_nodes(Import *im, Draft *d, LLVMMetadataRef *nodes,
                       uint32_t n) {
  if (!im->carried_debug || !n)
    return;
  Attr **items = arena_array(&im->arena, Attr *, n);
  for (uint32_t i = 0; i < n; i++)
    items[i] = number_attr(im, nodes[i]);
  draft_extra(d, im->carried_debug->nodes_name, attr_array(im->ctx, items, n));
}

// Records

static const char *const record_names[] = {
    [RECORD_DECLARE] = "llvm.dbg.declare",
    [RECORD_VALUE] = "llvm.dbg.value",
    [RECORD_ASSIGN] = "llvm.dbg.assign",
    [RECORD_DECLARE_VALUE] = "llvm.dbg.declare_value",
};

static NamedAttr item(Import *im, const char *name, Attr *value) {
  return (NamedAttr){ctx_ident(im->ctx, str_from(name)), value};
}

static Attr *record_attr(Import *im, LLVMDbgRecordRef record,
                         LLVMValueRef address) {
  NamedAttr items[8];
  uint32_t n = 0;
  LLVMMetadataRef variable = LLVMDbgVariableRecordGetVariable(record);
  LLVMMetadataRef expression = LLVMDbgVariableRecordGetExpression(record);
  items[n++] = item(im, "variable", number_attr(im, variable));
  items[n++] = item(im, "expression", number_attr(im, expression));
  if (shim_record_is_list(record))
    items[n++] = item(im, "list", im->ctx->unit);
  if (shim_record_kind(record) == RECORD_ASSIGN) {
    LLVMMetadataRef how = shim_record_address_expression(record);
    LLVMMetadataRef assignment = shim_record_assignment(record);
    items[n++] = item(im, "address_expression", number_attr(im, how));
    items[n++] = item(im, "assignment", number_attr(im, assignment));
    if (address)
      items[n++] = item(im, "address", im->ctx->unit);
  }
  return attr_dict(im->ctx, items, n);
}

static void start_record(Import *im, Draft *d, ShimRecordKind kind,
                         uint32_t noperands) {
  int32_t sizes[] = {(int32_t)noperands, 0};
  draft_start(im, d, OP_llvm_call_intrinsic);
  draft_set(d, A_llvm_call_intrinsic_intrin,
            attr_string(im->ctx, str_from(record_names[kind])));
  draft_set(d, A_llvm_call_intrinsic_operandSegmentSizes,
            attr_dense_i32(im->ctx, sizes, 2));
  draft_set(d, A_llvm_call_intrinsic_op_bundle_sizes,
            attr_dense_i32(im->ctx, NULL, 0));
}

bool carry_record(Body *b, LLVMDbgRecordRef record) {
  Draft d;
  Import *im = b->im;
  ShimRecordKind kind = shim_record_kind(record);
  bool assigns = kind == RECORD_ASSIGN;
  LLVMValueRef address = assigns ? shim_record_address(record) : NULL;
  unsigned n = shim_record_value_count(record);
  LLVMValueRef *values = arena_array(b->arena, LLVMValueRef, n + 1);
  for (unsigned i = 0; i < n; i++)
    values[i] = shim_record_value_at(record, i);
  if (address)
    values[n++] = address;
  start_record(im, &d, kind, n);
  draft_extra(&d, im->carried_debug->record, record_attr(im, record, address));
  return import_record_operands(b, &d, values, n);
}

// The number of an early record in its function, given on first use.
static Attr *early_number(Body *b, Op *op) {
  Ctx *ctx = b->im->ctx;
  Ident *name = ctx_ident_lit(ctx, "mlcc.early");
  Attr *number = dict_get(op->attrs, name);
  if (!number) {
    number = attr_i64(ctx, b->nearly++);
    op_set_attr(ctx, op, name, number);
  }
  return number;
}

// The operation in front of which the value is there; NULL. A landing pad stays
// the first of its block.
static Op *behind(Dominance *dominance, const Value *value) {
  Op *op = value_op(value);
  if (op && op->next)
    return op->next;
  Block *block = op ? op->successors[0].block : value_arg_block(value);
  Op *first = block->first;
  if (first && op_is(first, OP_llvm_landingpad))
    first = first->next;
  return first && dominates(dominance, value, first) ? first : NULL;
}

bool carry_early_value(Body *b, Dominance *dominance, const Fixup *use) {
  Draft d;
  Import *im = b->im;
  Op *at = behind(dominance, op_operand(use->op, use->operand));
  if (!at)
    return import_fails(im, use->value,
                        "a value that debug information names has no place "
                        "in the llvm dialect");
  NamedAttr items[] = {item(im, "operand", attr_i64(im->ctx, use->operand)),
                       item(im, "record", early_number(b, use->op))};
  LLVMValueRef poison = LLVMGetPoison(LLVMTypeOf(use->value));
  op_set_operand(use->op, use->operand, import_constant(b, poison));
  start_record(im, &d, RECORD_VALUE, 1);
  draft_extra(&d, ctx_ident_lit(im->ctx, "mlcc.record"),
              attr_dict(im->ctx, items, ARRAY_SIZE(items)));
  Value *value = ptrmap_get(&b->values, use->value);
  d.spec.operands = &value;
  d.spec.noperands = 1;
  op_insert_before(at, draft_build(im, &d, LOC_UNKNOWN));
  return true;
}

// The end: the text, a string for each line.

void carry_debug_finish(Import *im) {
  struct CarriedDebug *c = im->carried_debug;
  if (!c)
    return;
  Vec(Attr *) lines = {0};
  char *text = shim_print_nodes(im->source, c->nodes.data, c->nodes.size);
  for (const char *line = text; *line;) {
    size_t size = strcspn(line, "\n");
    // Not the comment with the module's name, nor empty lines.
    if (size && *line != ';')
      vec_push(&im->arena, &lines, attr_string(im->ctx, (Str){line, size}));
    line += size + (line[size] == '\n');
  }
  LLVMDisposeMessage(text);
  op_set_attr(im->ctx, im->module, c->nodes_name,
              attr_array(im->ctx, lines.data, (uint32_t)lines.size));
}
