// Operations under construction.
//
// A draft begins with the defaults of its row, which are read from the table
// once per opcode; what imports an instruction then sets slots and gives
// operands.

#include "backend/import/import_int.h"

#include "frontend/frontend.h"

static const char *const slot_names[SLOT__MAX] = {
    [SLOT_SYM_NAME] = "sym_name",
    [SLOT_ARG_ATTRS] = "arg_attrs",
    [SLOT_RES_ATTRS] = "res_attrs",
    [SLOT_BUNDLE_SIZES] = "op_bundle_sizes",
    [SLOT_BUNDLE_TAGS] = "op_bundle_tags",
    [SLOT_ROUNDING] = "roundingmode",
    [SLOT_EXCEPTIONS] = "fpExceptionBehavior",
    [SLOT_ALIGNMENT] = "alignment",
    [SLOT_CONVENTION] = "CConv",
};

static Attr **read_defaults(Import *im, const OpInfo *info) {
  Attr **defaults = arena_array(&im->arena, Attr *, info->nattrs);
  for (uint32_t i = 0; i < info->nattrs; i++) {
    const AttrInfo *attr = &info->attrs[i];
    bool given = attr->presence == ATTR_DEFAULT;
    defaults[i] = given ? parse_attr_text(im->ctx, "<default>",
                                          str_from(attr->default_text))
                        : NULL;
  }
  return defaults;
}

static const DraftRow *make_row(Import *im, uint32_t opcode) {
  DraftRow *row = arena_new(&im->arena, DraftRow);
  row->info = ctx_op_by_opcode(im->ctx, opcode);
  row->defaults = read_defaults(im, row->info);
  for (unsigned i = 0; i < SLOT__MAX; i++) {
    const char *name = i < FLAG__MAX ? flag_names[i] : slot_names[i];
    row->slots[i] = (int8_t)op_slot_index(row->info, str_from(name));
  }
  CHECK(row->info->nattrs <= DRAFT_SLOTS);
  return row;
}

void draft_rows_start(Import *im) {
  size_t nrows = opcode_index(OP_END_llvm);
  im->rows = arena_zero(&im->arena, nrows * sizeof *im->rows, 8);
}

void draft_start(Import *im, Draft *d, uint32_t opcode) {
  const DraftRow **known = &im->rows[opcode_index(opcode)];
  if (!*known)
    *known = make_row(im, opcode);
  const OpInfo *info = (*known)->info;
  if (info->nattrs)
    memcpy(d->slots, (*known)->defaults, info->nattrs * sizeof(Attr *));
  d->row = *known;
  d->spec = (OpSpec){.info = info, .slots = d->slots};
  d->nextras = 0;
}

void draft_extra(Draft *d, Ident *name, Attr *value) {
  CHECK(d->nextras < DRAFT_EXTRAS);
  if (value)
    d->extras[d->nextras++] = (NamedAttr){name, value};
}

void draft_flag(Import *im, Draft *d, const char *name) {
  Attr *flag = attr_string(im->ctx, str_from(name));
  if (!im->options->plain)
    draft_extra(d, im->names.flags, attr_array(im->ctx, &flag, 1));
}

void draft_enum(Import *im, Draft *d, uint32_t slot, int64_t value) {
  const AttrConstraint *wanted = d->spec.info->attrs[slot].constraint;
  if (wanted->def && !wanted->property) {
    d->slots[slot] = attr_flags(im->ctx, wanted->def, value);
    return;
  }
  uint16_t width = wanted->enum_info ? wanted->enum_info->width : 64;
  d->slots[slot] = attr_int(im->ctx, type_int(im->ctx, width), value);
}

void draft_convention(Import *im, Draft *d, int slot, unsigned convention) {
  if (!convention)
    return;
  if (slot >= 0 && enum_name(&enum_llvm_cconv, convention))
    draft_enum(im, d, (uint32_t)slot, convention);
  else if (!im->options->plain)
    draft_extra(d, im->names.convention, attr_i64(im->ctx, convention));
}

Op *draft_build(Import *im, Draft *d, Loc loc) {
  d->spec.loc = loc;
  if (d->nextras)
    d->spec.attrs = attr_dict(im->ctx, d->extras, d->nextras);
  return op_create(im->ctx, im->pool, &d->spec);
}

Op *draft_insert(Body *b, Draft *d) {
  Op *op = draft_build(b->im, d, b->loc);
  if (b->before)
    op_insert_before(b->before, op);
  else
    op_append(b->block, op);
  return op;
}

Value *draft_value(Body *b, Draft *d, Type *result, LLVMValueRef of) {
  d->result = result;
  d->spec.result_types = &d->result;
  d->spec.nresults = 1;
  Value *value = op_result(draft_insert(b, d), 0);
  if (of)
    ptrmap_set(&b->values, b->arena, of, value);
  return value;
}
