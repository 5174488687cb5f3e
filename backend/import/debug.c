// Debug information: nodes as #llvm.di_* attributes, locations, and records as
// llvm.intr.dbg.* operations.
//
// A table says for each kind of node which field is which parameter. Types and
// subprograms may refer to themselves: where one comes up again inside itself
// stands a stub with a recursion id, which the finished attribute then has
// (translate/debug_nodes.c has an example). An attribute with stubs in it
// stands for its node only inside those it refers to, so it is remembered only
// while they are being made.
//
// The dialect has no form for many a field (templates, identifiers, scopes of
// members, macros, ...), nor for values that are lists: see
// debug_carried.c.

#include "backend/import/import_int.h"

#include "backend/shim/inspect_debug.h"

typedef struct FieldRow {
  uint8_t param;
  uint8_t field; // ShimField
} FieldRow;

enum { NO_FIELD = -1 };

typedef struct NodeRow {
  LLVMMetadataKind kind;
  const DefInfo *def;
  const FieldRow *fields;
  uint8_t count;
  int8_t recursion; // its recId, or NO_FIELD; isRecSelf follows
  int8_t identity;  // its id, or NO_FIELD
} NodeRow;

// clang-format off
#define F(param, field) {P_llvm_di_##param, DI_##field}
static const FieldRow basic_type[] = {
    F(basic_type_tag, TAG), F(basic_type_name, NAME), F(basic_type_sizeInBits, SIZE), F(basic_type_encoding, ENCODING)};
static const FieldRow common_block[] = {
    F(common_block_scope, SCOPE_NODE), F(common_block_decl, DECL), F(common_block_name, NAME),
    F(common_block_file, FILE_NODE), F(common_block_line, LINE)};
static const FieldRow compile_unit[] = {
    F(compile_unit_sourceLanguage, LANGUAGE), F(compile_unit_file, FILE_NODE), F(compile_unit_producer, PRODUCER),
    F(compile_unit_isOptimized, OPTIMIZED), F(compile_unit_emissionKind, EMISSION),
    F(compile_unit_nameTableKind, NAME_TABLE), F(compile_unit_splitDebugFilename, SPLIT_NAME)};
static const FieldRow composite_type[] = {
    F(composite_type_tag, TAG), F(composite_type_name, NAME), F(composite_type_file, FILE_NODE),
    F(composite_type_line, LINE), F(composite_type_scope, SCOPE_NODE), F(composite_type_baseType, BASE_TYPE),
    F(composite_type_flags, FLAGS), F(composite_type_sizeInBits, SIZE), F(composite_type_alignInBits, ALIGN),
    F(composite_type_dataLocation, DATA_LOCATION), F(composite_type_rank, RANK),
    F(composite_type_allocated, ALLOCATED), F(composite_type_associated, ASSOCIATED),
    F(composite_type_elements, ELEMENTS)};
static const FieldRow derived_type[] = {
    F(derived_type_tag, TAG), F(derived_type_name, NAME), F(derived_type_baseType, BASE_TYPE),
    F(derived_type_sizeInBits, SIZE), F(derived_type_alignInBits, ALIGN), F(derived_type_offsetInBits, OFFSET),
    F(derived_type_dwarfAddressSpace, ADDRESS_SPACE), F(derived_type_extraData, EXTRA)};
static const FieldRow file[] = {F(file_name, FILENAME), F(file_directory, DIRECTORY)};
static const FieldRow generic_subrange[] = {
    F(generic_subrange_count, COUNT), F(generic_subrange_lowerBound, LOWER), F(generic_subrange_upperBound, UPPER),
    F(generic_subrange_stride, STRIDE)};
static const FieldRow global_variable[] = {
    F(global_variable_scope, SCOPE_NODE), F(global_variable_name, NAME), F(global_variable_linkageName, LINKAGE_NAME),
    F(global_variable_file, FILE_NODE), F(global_variable_line, LINE), F(global_variable_type, TYPE_NODE),
    F(global_variable_isLocalToUnit, LOCAL), F(global_variable_isDefined, DEFINITION),
    F(global_variable_alignInBits, ALIGN)};
static const FieldRow global_variable_expression[] = {
    F(global_variable_expression_var, VARIABLE_NODE), F(global_variable_expression_expr, EXPRESSION_NODE)};
static const FieldRow imported_entity[] = {
    F(imported_entity_tag, TAG), F(imported_entity_scope, SCOPE_NODE), F(imported_entity_entity, ENTITY),
    F(imported_entity_file, FILE_NODE), F(imported_entity_line, LINE), F(imported_entity_name, NAME),
    F(imported_entity_elements, ELEMENTS)};
static const FieldRow label[] = {
    F(label_scope, SCOPE_NODE), F(label_name, NAME), F(label_file, FILE_NODE), F(label_line, LINE)};
static const FieldRow lexical_block[] = {
    F(lexical_block_scope, SCOPE_NODE), F(lexical_block_file, FILE_NODE), F(lexical_block_line, LINE),
    F(lexical_block_column, COLUMN)};
static const FieldRow lexical_block_file[] = {
    F(lexical_block_file_scope, SCOPE_NODE), F(lexical_block_file_file, FILE_NODE),
    F(lexical_block_file_discriminator, DISCRIMINATOR)};
static const FieldRow local_variable[] = {
    F(local_variable_scope, SCOPE_NODE), F(local_variable_name, NAME), F(local_variable_file, FILE_NODE),
    F(local_variable_line, LINE), F(local_variable_arg, ARG), F(local_variable_alignInBits, ALIGN),
    F(local_variable_type, TYPE_NODE), F(local_variable_flags, FLAGS)};
static const FieldRow module[] = {
    F(module_file, FILE_NODE), F(module_scope, SCOPE_NODE), F(module_name, NAME), F(module_configMacros, MACROS),
    F(module_includePath, INCLUDE_PATH), F(module_apinotes, API_NOTES), F(module_line, LINE),
    F(module_isDecl, DECLARATION)};
static const FieldRow namespace[] = {
    F(namespace_name, NAME), F(namespace_scope, SCOPE_NODE), F(namespace_exportSymbols, EXPORT)};
static const FieldRow string_type[] = {
    F(string_type_tag, TAG), F(string_type_name, NAME), F(string_type_sizeInBits, SIZE),
    F(string_type_alignInBits, ALIGN), F(string_type_stringLength, STRING_LENGTH),
    F(string_type_stringLengthExp, LENGTH_EXPRESSION), F(string_type_stringLocationExp, LOCATION_EXPRESSION),
    F(string_type_encoding, ENCODING)};
static const FieldRow subprogram[] = {
    F(subprogram_compileUnit, UNIT), F(subprogram_scope, SCOPE_NODE), F(subprogram_name, NAME),
    F(subprogram_linkageName, LINKAGE_NAME), F(subprogram_file, FILE_NODE), F(subprogram_line, LINE),
    F(subprogram_scopeLine, SCOPE_LINE), F(subprogram_subprogramFlags, SP_FLAGS), F(subprogram_type, TYPE_NODE),
    F(subprogram_retainedNodes, RETAINED), F(subprogram_annotations, ANNOTATIONS)};
static const FieldRow subrange[] = {
    F(subrange_count, COUNT), F(subrange_lowerBound, LOWER), F(subrange_upperBound, UPPER),
    F(subrange_stride, STRIDE)};
static const FieldRow subroutine_type[] = {
    F(subroutine_type_callingConvention, CONVENTION), F(subroutine_type_types, ELEMENTS)};
#undef F

#define N(kind, token, recursion, identity) \
  {LLVM##kind##MetadataKind, def_attr_llvm_di_##token, token, ARRAY_SIZE(token), recursion, identity}
static const NodeRow node_rows[] = {
    N(DIBasicType, basic_type, NO_FIELD, NO_FIELD),
    N(DICommonBlock, common_block, NO_FIELD, NO_FIELD),
    N(DICompileUnit, compile_unit, NO_FIELD, P_llvm_di_compile_unit_id),
    N(DICompositeType, composite_type, P_llvm_di_composite_type_recId, NO_FIELD),
    N(DIDerivedType, derived_type, NO_FIELD, NO_FIELD),
    N(DIFile, file, NO_FIELD, NO_FIELD),
    N(DIGenericSubrange, generic_subrange, NO_FIELD, NO_FIELD),
    N(DIGlobalVariable, global_variable, NO_FIELD, NO_FIELD),
    N(DIGlobalVariableExpression, global_variable_expression, NO_FIELD, NO_FIELD),
    N(DIImportedEntity, imported_entity, NO_FIELD, NO_FIELD),
    N(DILabel, label, NO_FIELD, NO_FIELD),
    N(DILexicalBlock, lexical_block, NO_FIELD, NO_FIELD),
    N(DILexicalBlockFile, lexical_block_file, NO_FIELD, NO_FIELD),
    N(DILocalVariable, local_variable, NO_FIELD, NO_FIELD),
    N(DIModule, module, NO_FIELD, NO_FIELD),
    N(DINamespace, namespace, NO_FIELD, NO_FIELD),
    N(DIStringType, string_type, NO_FIELD, NO_FIELD),
    N(DISubprogram, subprogram, P_llvm_di_subprogram_recId, P_llvm_di_subprogram_id),
    N(DISubrange, subrange, NO_FIELD, NO_FIELD),
    N(DISubroutineType, subroutine_type, NO_FIELD, NO_FIELD),
};
#undef N
// clang-format on

// A node that may be recursive and is being made.
typedef struct Frame {
  LLVMMetadataRef node;
  Attr *id;                   // set once it came up inside itself
  Vec(LLVMMetadataRef) local; // remembered until this one is done
} Frame;

enum { MOST_FRAMES = 4096, NO_FRAME = -1 };

struct ImportDebug {
  PtrMap done;       // LLVMMetadataRef to Attr
  PtrMap identities; // LLVMMetadataRef to its distinct attribute
  PtrMap depths;     // of remembered attributes with stubs: innermost plus one
  PtrMap locations;  // LLVMMetadataRef to Loc
  Frame *frames;
  int nframes;
  int innermost; // frame that what was just made refers to, or NO_FRAME
  int outermost;
};

static struct ImportDebug *debug_of(Import *im) {
  import_needs_order(im); // nodes with an identity, and depths
  if (!im->debug) {
    im->debug = arena_new(&im->arena, struct ImportDebug);
    im->debug->frames = arena_zero(&im->arena, MOST_FRAMES * sizeof(Frame), 16);
    im->debug->innermost = im->debug->outermost = NO_FRAME;
  }
  return im->debug;
}

static Attr *identity_of(Import *im, LLVMMetadataRef node) {
  void **entry = ptrmap_at(&debug_of(im)->identities, &im->arena, node);
  if (!*entry)
    *entry = attr_distinct(im->ctx, im->ctx->unit);
  return *entry;
}

// Fields

static Attr *string_field(Import *im, LLVMMetadataRef text,
                          const ParamInfo *param) {
  size_t size = 0;
  const char *data = text ? shim_md_string(text, &size) : "";
  return text || !param->optional ? attr_string(im->ctx, (Str){data, size})
                                  : NULL;
}

static Attr *null_type(Import *im) {
  return attr_dialect(im->ctx, def_attr_llvm_di_null_type, NULL);
}

// What the parameter does not take has no form there.
static Attr *fitting(Attr *made, const ParamInfo *param) {
  bool fits = made && (!param->fits || param->fits(made)) &&
              (!param->def || (attr_is(made, AT_DIALECT) &&
                               !strcmp(made->as.def.info->name, param->def)));
  return fits ? made : NULL;
}

// Elements that have no form are left out, as mlir-translate does.
static Attr *list_field(Import *im, LLVMMetadataRef tuple, bool of_types,
                        const ParamInfo *param) {
  if (!tuple || LLVMGetMetadataKind(tuple) != LLVMMDTupleMetadataKind)
    return NULL;
  unsigned n = shim_md_operand_count(tuple);
  Vec(Attr *) items = {0};
  for (unsigned i = 0; i < n; i++) {
    LLVMMetadataRef item = shim_md_operand(tuple, i);
    Attr *made =
        item ? import_debug_node(im, item) : (of_types ? null_type(im) : NULL);
    if ((made = fitting(made, param)))
      vec_push(&im->arena, &items, made);
  }
  return items.size ? attr_array(im->ctx, items.data, (uint32_t)items.size)
                    : NULL;
}

static Attr *node_field(Import *im, LLVMMetadataRef node,
                        const ParamInfo *param) {
  if (!node)
    return NULL;
  if (LLVMGetMetadataKind(node) == LLVMConstantAsMetadataMetadataKind) {
    LLVMValueRef constant = shim_md_constant(node);
    return fitting(
        LLVMIsAConstantInt(constant) ? import_int(im, constant) : NULL, param);
  }
  return fitting(import_debug_node(im, node), param);
}

static Attr *number_field(Import *im, LLVMMetadataRef node, ShimField field,
                          const ParamInfo *param) {
  uint64_t value = shim_di_number(node, field);
  if (field == DI_ADDRESS_SPACE && !shim_di_has_address_space(node))
    return NULL;
  switch (param->kind) {
  case PARAM_BOOL: return attr_bool(im->ctx, value != 0);
  case PARAM_ENUM:
    return attr_int(im->ctx, type_int(im->ctx, param->enum_info->width),
                    (int64_t)value);
  default:
    return attr_int(im->ctx, param_int_type(im->ctx, param->kind),
                    (int64_t)value);
  }
}

static Attr *field_attr(Import *im, LLVMMetadataRef node, ShimField field,
                        const ParamInfo *param) {
  if (field < DI_SCOPE_NODE)
    return number_field(im, node, field, param);
  if (field == DI_ELEMENTS && im->options->no_composite_elements &&
      LLVMGetMetadataKind(node) == LLVMDICompositeTypeMetadataKind)
    return NULL;
  LLVMMetadataRef value = shim_di_node(node, field);
  // A file is its own.
  if (value == node)
    return NULL;
  if (field >= DI_NAME)
    return string_field(im, value, param);
  if (param->kind != PARAM_LIST)
    return node_field(im, value, param);
  return list_field(
      im, value, LLVMGetMetadataKind(node) == LLVMDISubroutineTypeMetadataKind,
      param);
}

// Expressions

typedef struct Operations {
  Import *im;
  Vec(Attr *) list;
} Operations;

static void visit_operation(void *user, uint64_t opcode,
                            const uint64_t *arguments, unsigned n) {
  Operations *o = user;
  Ctx *ctx = o->im->ctx;
  Type *u64 = param_int_type(ctx, PARAM_U64);
  Attr **items = arena_array(&o->im->arena, Attr *, n + 1);
  for (unsigned i = 0; i < n; i++)
    items[i] = attr_int(ctx, u64, (int64_t)arguments[i]);
  Attr *params[] = {
      attr_int(ctx, type_int(ctx, enum_llvm_dw_op.width), (int64_t)opcode),
      n ? attr_array(ctx, items, n) : NULL};
  Attr *made = attr_dialect(ctx, def_attr_llvm_di_expression_elem, params);
  vec_push(&o->im->arena, &o->list, made);
}

static Attr *expression_attr(Import *im, LLVMMetadataRef node) {
  Operations o = {.im = im};
  shim_di_expression_operations(node, visit_operation, &o);
  Attr *list = o.list.size
                   ? attr_array(im->ctx, o.list.data, (uint32_t)o.list.size)
                   : NULL;
  return attr_dialect(im->ctx, def_attr_llvm_di_expression, &list);
}

// Nodes

static const NodeRow *find_row(LLVMMetadataRef node) {
  LLVMMetadataKind kind = LLVMGetMetadataKind(node);
  for (size_t i = 0; i < ARRAY_SIZE(node_rows); i++)
    if (node_rows[i].kind == kind)
      return &node_rows[i];
  return NULL;
}

bool import_debug_has_field(LLVMMetadataRef node, LLVMMetadataRef operand) {
  const NodeRow *row = find_row(node);
  for (unsigned i = 0; row && i < row->count; i++)
    if (shim_di_node(node, (ShimField)row->fields[i].field) == operand)
      return true;
  // A unit gets its list of globals from those that are in it.
  return shim_di_node(node, DI_GLOBALS) == operand;
}

static void refer(struct ImportDebug *d, int frame) {
  if (frame > d->innermost)
    d->innermost = frame;
  if (d->outermost == NO_FRAME || frame < d->outermost)
    d->outermost = frame;
}

static Attr *stub(Import *im, const NodeRow *row, int frame) {
  struct ImportDebug *d = debug_of(im);
  Frame *f = &d->frames[frame];
  Attr *params[32] = {NULL};
  if (!f->id)
    f->id = attr_distinct(im->ctx, im->ctx->unit);
  refer(d, frame);
  params[row->recursion] = f->id;
  params[row->recursion + 1] = attr_bool(im->ctx, true);
  // Parameters that are not optional have a value all the same.
  for (uint16_t i = 0; i < row->def->nparams; i++) {
    const ParamInfo *p = &row->def->params[i];
    if (!params[i] && !p->optional && !p->zero_default && !p->default_text)
      params[i] =
          p->kind == PARAM_ATTR ? attr_string(im->ctx, (Str){"", 0}) : NULL;
  }
  return attr_dialect(im->ctx, row->def, params);
}

static Attr *make_node(Import *im, LLVMMetadataRef node, const NodeRow *row,
                       Attr **params) {
  const DefInfo *def = row->def;
  for (unsigned i = 0; i < row->count; i++) {
    const ParamInfo *param = &def->params[row->fields[i].param];
    Attr *made = field_attr(im, node, (ShimField)row->fields[i].field, param);
    bool needed = param->kind == PARAM_ATTR && !param->optional;
    if (!made && needed)
      return NULL;
    params[row->fields[i].param] = made;
  }
  if (row->identity != NO_FIELD && shim_md_is_distinct(node))
    params[row->identity] = identity_of(im, node);
  return def->nparams ? attr_dialect(im->ctx, def, params) : NULL;
}

static int find_frame(const struct ImportDebug *d, LLVMMetadataRef node) {
  for (int i = d->nframes; i-- > 0;)
    if (d->frames[i].node == node)
      return i;
  return NO_FRAME;
}

// Forgets what was remembered only while the last frame was open.
static void close_frame(Import *im) {
  struct ImportDebug *d = debug_of(im);
  Frame *f = &d->frames[--d->nframes];
  for (size_t i = 0; i < f->local.size; i++)
    ptrmap_set(&d->done, &im->arena, f->local.data[i], NULL);
  *f = (Frame){0};
}

static Attr *make_recursive(Import *im, LLVMMetadataRef node,
                            const NodeRow *row) {
  struct ImportDebug *d = debug_of(im);
  Attr *params[32] = {NULL};
  int frame = find_frame(d, node);
  if (frame != NO_FRAME)
    return stub(im, row, frame);
  if (d->nframes == MOST_FRAMES)
    return NULL;
  d->frames[d->nframes++] = (Frame){.node = node};
  Attr *made = make_node(im, node, row, params);
  Frame *f = &d->frames[d->nframes - 1];
  if (f->id) { // none of their parameters is needed, so that it was made
    params[row->recursion] = f->id;
    made = attr_dialect(im->ctx, row->def, params);
  }
  close_frame(im);
  // What it refers to besides itself is further out.
  if (d->innermost == d->nframes)
    d->innermost = d->outermost < d->nframes ? d->nframes - 1 : NO_FRAME;
  if (d->outermost >= d->nframes)
    d->outermost = NO_FRAME;
  return made;
}

static Attr *make(Import *im, LLVMMetadataRef node) {
  Attr *params[32] = {NULL};
  const NodeRow *row = find_row(node);
  if (LLVMGetMetadataKind(node) == LLVMDIExpressionMetadataKind)
    return expression_attr(im, node);
  if (!row)
    return NULL;
  return row->recursion != NO_FIELD ? make_recursive(im, node, row)
                                    : make_node(im, node, row, params);
}

// What the attribute refers to: remembered with it.
typedef struct Reach {
  int innermost, outermost;
} Reach;

static Attr *recall(Import *im, LLVMMetadataRef node) {
  struct ImportDebug *d = debug_of(im);
  Attr *known = ptrmap_get(&d->done, node);
  Reach *reach = known ? ptrmap_get(&d->depths, node) : NULL;
  if (reach) {
    refer(d, reach->innermost);
    refer(d, reach->outermost);
  }
  return known;
}

static void remember(Import *im, LLVMMetadataRef node, Attr *made) {
  struct ImportDebug *d = debug_of(im);
  Reach *reach = NULL;
  if (d->innermost != NO_FRAME) {
    reach = arena_new(&im->arena, Reach);
    *reach = (Reach){d->innermost, d->outermost};
    vec_push(&im->arena, &d->frames[d->innermost].local, node);
  }
  ptrmap_set(&d->done, &im->arena, node, made);
  ptrmap_set(&d->depths, &im->arena, node, reach);
}

Attr *import_debug_node(Import *im, LLVMMetadataRef node) {
  struct ImportDebug *d = debug_of(im);
  Attr *known = recall(im, node);
  if (known)
    return known;
  int innermost = d->nframes ? d->innermost : NO_FRAME;
  int outermost = d->nframes ? d->outermost : NO_FRAME;
  bool is_stub = find_frame(d, node) != NO_FRAME;
  d->innermost = d->outermost = NO_FRAME;
  Attr *made = make(im, node);
  if (made && !is_stub)
    remember(im, node, made);
  if (innermost != NO_FRAME)
    refer(d, innermost);
  if (outermost != NO_FRAME)
    refer(d, outermost);
  return made;
}

// Locations

static Ident *file_name(Import *im, LLVMMetadataRef scope) {
  LLVMMetadataRef in = scope ? shim_di_node(scope, DI_FILE_NODE) : NULL;
  size_t size = 0;
  LLVMMetadataRef name = in ? shim_di_node(in, DI_FILENAME) : NULL;
  const char *text = name ? shim_md_string(name, &size) : "";
  return ctx_ident(im->ctx, (Str){text, size});
}

static Attr *scoped(Import *im, LLVMMetadataRef scope, LLVMMetadataRef in,
                    uint32_t line, uint32_t column) {
  Attr *place = attr_loc_file(im->ctx, file_name(im, in), line, column);
  Attr *attr = import_debug_node(im, scope);
  return attr ? attr_loc_fused(im->ctx, &place, 1, attr) : place;
}

static Attr *location_attr(Import *im, LLVMMetadataRef at) {
  if (LLVMGetMetadataKind(at) == LLVMDISubprogramMetadataKind)
    return scoped(im, at, at, (uint32_t)shim_di_number(at, DI_LINE), 0);
  LLVMMetadataRef scope = shim_di_node(at, DI_SCOPE_NODE);
  Attr *place = scoped(im, scope, scope, (uint32_t)shim_di_number(at, DI_LINE),
                       (uint32_t)shim_di_number(at, DI_COLUMN));
  LLVMMetadataRef caller = shim_inlined_at(at);
  return caller ? attr_loc_callsite(im->ctx, place, location_attr(im, caller))
                : place;
}

Attr *import_plain_location(Import *im, LLVMMetadataRef at) {
  return location_attr(im, at);
}

Loc import_location(Import *im, LLVMMetadataRef at) {
  struct ImportDebug *d = debug_of(im);
  void **entry = ptrmap_at(&d->locations, &im->arena, at);
  if (!*entry) {
    Loc loc =
        ctx_loc(im->ctx, carry_debug_location(im, at, location_attr(im, at)));
    entry = ptrmap_at(&d->locations, &im->arena, at);
    *entry = (void *)(uintptr_t)((uint64_t)loc + 1);
  }
  return (Loc)((uintptr_t)*entry - 1);
}

// Records

bool import_record_operands(Body *b, Draft *d, LLVMValueRef *values,
                            uint32_t n) {
  Value **operands = arena_array(b->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    operands[i] = import_value(b, values[i]);
    if (!operands[i] && LLVMIsConstant(values[i]))
      return false;
  }
  d->spec.operands = operands;
  d->spec.noperands = n;
  Op *op = draft_insert(b, d);
  for (uint32_t i = 0; i < n; i++) {
    Fixup fixup = {op, i, values[i]};
    if (!operands[i])
      vec_push(b->arena, &b->fixups, fixup);
    vec_push(b->arena, &b->records, fixup);
  }
  return true;
}

// LLVM lets a record tell of a value that does not dominate it, and takes it as
// unknown: poison, and the value is carried. mlir-translate leaves such a
// record out.
bool import_early_records(Body *b) {
  bool ok = true;
  Dominance *dominance = dominance_new(b->im->ctx, b->arena);
  for (size_t i = 0; i < b->records.size; i++) {
    Fixup *use = &b->records.data[i];
    if (dominates(dominance, op_operand(use->op, use->operand), use->op))
      continue;
    if (b->im->options->plain)
      op_erase(b->im->pool, use->op);
    else
      ok &= carry_early_value(b, dominance, use);
  }
  dominance_release(dominance);
  return ok;
}

static bool import_label(Body *b, LLVMDbgRecordRef record) {
  Draft d;
  LLVMMetadataRef about = shim_record_label(record);
  Attr *node = import_debug_node(b->im, about);
  if (!node)
    return true;
  draft_start(b->im, &d, OP_llvm_intr_dbg_label);
  draft_set(&d, A_llvm_intr_dbg_label_label, node);
  carry_debug_node(b->im, &d, about);
  return import_record_operands(b, &d, NULL, 0);
}

static bool import_variable(Body *b, LLVMDbgRecordRef record, bool is_declare) {
  Draft d;
  Import *im = b->im;
  LLVMValueRef value = shim_record_value(record);
  LLVMMetadataRef node = LLVMDbgVariableRecordGetVariable(record);
  LLVMMetadataRef terms = LLVMDbgVariableRecordGetExpression(record);
  Attr *variable = import_debug_node(im, node);
  if (!variable || !import_record_has_form(record))
    return im->carried_debug ? carry_record(b, record) : true;
  Attr *expression = import_debug_node(im, terms);
  // An expression without operations is as none.
  if (expression && !expression->as.def.params[0])
    expression = NULL;
  draft_start(im, &d,
              is_declare ? OP_llvm_intr_dbg_declare : OP_llvm_intr_dbg_value);
  // ORDER: both rows have varInfo, locationExpr.
  draft_set(&d, A_llvm_intr_dbg_value_varInfo, variable);
  draft_set(&d, A_llvm_intr_dbg_value_locationExpr, expression);
  carry_debug_node(im, &d, node);
  return import_record_operands(b, &d, &value, 1);
}

// mlir-translate leaves out what has no form.
static bool import_record(Body *b, LLVMDbgRecordRef record) {
  b->loc = import_location(b->im, LLVMDbgRecordGetDebugLoc(record));
  switch (shim_record_kind(record)) {
  case RECORD_LABEL: return import_label(b, record);
  case RECORD_DECLARE: return import_variable(b, record, true);
  case RECORD_VALUE: return import_variable(b, record, false);
  default: return b->im->carried_debug ? carry_record(b, record) : true;
  }
}

bool import_debug_records(Body *b, LLVMValueRef inst) {
  for (LLVMDbgRecordRef record = LLVMGetFirstDbgRecord(inst); record;
       record = LLVMGetNextDbgRecord(record))
    if (!import_record(b, record))
      return false;
  return true;
}
