// Prints an operation by its compiled format.

#include "frontend/format/format.h"

void ref_operands(const Op *op, Ref ref, uint32_t *first, uint32_t *count) {
  *first = 0;
  *count = op->noperands;
  if (ref.kind == VAR_OPERAND)
    op_operand_group(op, ref.index, first, count);
}

static void ref_results(const Op *op, Ref ref, uint32_t *first,
                        uint32_t *count) {
  *first = 0;
  *count = op->nresults;
  if (ref.kind == VAR_RESULT)
    op_result_group(op, ref.index, first, count);
}

static bool is_operand_ref(Ref ref) {
  return ref.kind == VAR_OPERAND || ref.kind == VAR_ALL_OPERANDS;
}

// Types

// Returns the types of results, or of operands, as an array.
static Type *const *collect_types(OpPrinter *pr, Op *op, Ref ref,
                                  uint32_t *count, Buf *storage) {
  uint32_t first;
  (void)pr;
  if (is_operand_ref(ref))
    ref_operands(op, ref, &first, count);
  else
    ref_results(op, ref, &first, count);
  for (uint32_t i = first; i < first + *count; i++) {
    Type *type =
        is_operand_ref(ref) ? op->operands[i].value->type : op->results[i].type;
    buf_bytes(storage, &type, sizeof type);
  }
  return (Type *const *)(void *)storage->data;
}

static void print_type_of(OpPrinter *pr, Op *op, Ref ref) {
  uint32_t first, count;
  bool is_operand = is_operand_ref(ref);
  if (is_operand)
    ref_operands(op, ref, &first, &count);
  else
    ref_results(op, ref, &first, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, is_operand ? op->operands[first + i].value->type
                            : op->results[first + i].type);
  }
}

static void print_functional_type(OpPrinter *pr, Op *op, const Element *e) {
  Buf inputs = {0}, results = {0};
  uint32_t ninputs, nresults;
  Type *const *input_types =
      collect_types(pr, op, e->refs[0], &ninputs, &inputs);
  Type *const *result_types =
      collect_types(pr, op, e->refs[1], &nresults, &results);
  put_functional_type(pr, input_types, ninputs, result_types, nresults);
  buf_release(&inputs);
  buf_release(&results);
}

// Attributes

static void print_case(OpPrinter *pr, const EnumInfo *info, const Attr *attr) {
  const char *name = enum_name(info, attr_to_i64(attr));
  if (!name)
    enum_print(pr->out, info, attr_to_i64(attr));
  else
    keyword_or_string_print(pr->out, str_from(name));
}

static void print_array_form(OpPrinter *pr, const Attr *attr) {
  put_lit(pr, "[");
  for (uint64_t i = 0; i < attr->as.dense.count; i++) {
    if (i)
      put_lit(pr, ", ");
    buf_i64(pr->out, dense_int(attr, i));
  }
  put_lit(pr, "]");
}

// An attribute of that constraint, written as its form says.
static void put_attr_form(OpPrinter *pr, const AttrConstraint *constraint,
                          const Attr *attr) {
  switch (constraint->form) {
  case FORM_UNTYPED: put_attr_untyped(pr, attr); break;
  case FORM_KEYWORD: print_case(pr, constraint->enum_info, attr); break;
  case FORM_STRIPPED: put_attr_stripped(pr, attr); break;
  case FORM_SYMBOL_NAME: symbol_name_print(pr->out, attr->as.string); break;
  case FORM_DENSE_ARRAY: print_array_form(pr, attr); break;
  default: put_attr(pr, attr); break;
  }
}

static void print_attr_slot(OpPrinter *pr, Op *op, const Element *e) {
  uint32_t slot = e->refs[0].index;
  const Attr *attr = op->slots[slot];
  if (!attr)
    return;
  if (e->flag)
    put_attr(pr, attr);
  else
    put_attr_form(pr, op->info->attrs[slot].constraint, attr);
}

// Regions and successors: variadic ones take what the others leave.

static void region_range(const Op *op, Ref ref, uint32_t *first,
                         uint32_t *count) {
  const OpInfo *info = op->info;
  *first = 0;
  *count = op->nregions;
  if (ref.kind != VAR_REGION)
    return;
  *first = ref.index;
  *count = 1;
  uint32_t variadic = op->nregions - (info->nregions - 1u);
  for (uint32_t i = 0; i < ref.index; i++)
    if (info->regions[i].variadic)
      *first += variadic - 1;
  if (info->regions[ref.index].variadic)
    *count = variadic;
}

static void successor_range(const Op *op, Ref ref, uint32_t *first,
                            uint32_t *count) {
  const OpInfo *info = op->info;
  *first = 0;
  *count = op->nsuccessors;
  if (ref.kind != VAR_SUCCESSOR)
    return;
  *first = ref.index;
  *count = 1;
  if (*info->successors[ref.index] == '*')
    *count = op->nsuccessors - (info->nsuccessors - 1u);
}

// A terminator that was not written is not printed.
static bool shows_terminator(const Op *op, const Region *region) {
  uint32_t implicit = op->info->implicit_terminator;
  const Op *last = region->first ? region->first->last : NULL;
  if (!implicit || !last || !op_has(last, TRAIT_TERMINATOR))
    return true;
  for (uint32_t i = 0; i < last->nslots; i++)
    if (last->slots[i])
      return true;
  return last->attrs || last->noperands || last->nresults;
}

static void print_regions(OpPrinter *pr, Op *op, Ref ref) {
  uint32_t first, count;
  region_range(op, ref, &first, &count);
  for (uint32_t i = 0; i < count; i++) {
    Region *region = &op->regions[first + i];
    if (i)
      put_lit(pr, ", ");
    put_region(pr, region, true, shows_terminator(op, region), false);
  }
}

static void print_successors(OpPrinter *pr, Op *op, Ref ref) {
  uint32_t first, count;
  successor_range(op, ref, &first, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (i)
      put_lit(pr, ", ");
    put_successor(pr, op->successors[first + i].block);
  }
}

// Presence of anchors

static bool attr_is_shown(OpPrinter *pr, const Op *op, uint32_t slot) {
  const Attr *attr = op->slots[slot];
  if (!attr || !op->info->attrs[slot].default_text)
    return attr;
  return attr != syntax_default(pr->ctx, op->info, slot);
}

static bool ref_is_present(OpPrinter *pr, Op *op, Ref ref) {
  uint32_t first, count;
  switch (ref.kind) {
  case VAR_OPERAND:
  case VAR_ALL_OPERANDS: ref_operands(op, ref, &first, &count); return count;
  case VAR_RESULT:
  case VAR_ALL_RESULTS: ref_results(op, ref, &first, &count); return count;
  case VAR_ATTR: return attr_is_shown(pr, op, ref.index);
  case VAR_REGION:
    region_range(op, ref, &first, &count);
    return count && !region_is_empty(&op->regions[first]);
  case VAR_STRING: return false;
  default: successor_range(op, ref, &first, &count); return count;
  }
}

static bool is_present(OpPrinter *pr, Op *op, const Element *e) {
  for (uint32_t i = 0; i < e->nrefs; i++)
    if (!e->refs[i].is_ref && ref_is_present(pr, op, e->refs[i]))
      return true;
  return false;
}

// Elements

static void print_elements(OpPrinter *pr, Op *op, const Format *format,
                           Elements elements);

static void print_dict(OpPrinter *pr, Op *op, const Format *format,
                       const Element *e) {
  if (format->prop_dict)
    put_discardable_dict(pr, op);
  else if (e->flag)
    put_attr_dict_keyword(pr, op, format->elided);
  else
    put_attr_dict(pr, op, format->elided);
}

static void print_group(OpPrinter *pr, Op *op, const Format *format,
                        const Element *e) {
  bool present = is_present(pr, op, e->anchor) != e->flag;
  print_elements(pr, op, format, present ? e->then : e->otherwise);
}

static bool clause_is_present(OpPrinter *pr, Op *op, Elements clause) {
  for (uint32_t i = 1; i < clause.count; i++)
    if (is_present(pr, op, &clause.items[i]))
      return true;
  return false;
}

static void print_variable(OpPrinter *pr, Op *op, const Element *e) {
  Ref ref = e->refs[0];
  uint32_t first, count;
  switch (ref.kind) {
  case VAR_OPERAND:
  case VAR_ALL_OPERANDS:
    ref_operands(op, ref, &first, &count);
    put_values(pr, op->operands + first, count);
    break;
  case VAR_ATTR: print_attr_slot(pr, op, e); break;
  case VAR_REGION:
  case VAR_ALL_REGIONS: print_regions(pr, op, ref); break;
  default: print_successors(pr, op, ref); break;
  }
}

static void print_element(OpPrinter *pr, Op *op, const Format *format,
                          const Element *e) {
  if (e->elided)
    return;
  if (e->space)
    buf_char(pr->out, ' ');
  switch (e->kind) {
  case EL_LITERAL: buf_str(pr->out, e->text); break;
  case EL_SPACE:
    if (e->flag)
      buf_char(pr->out, ' ');
    break;
  case EL_NEWLINE: put_newline(pr); break;
  case EL_VARIABLE: print_variable(pr, op, e); break;
  case EL_TYPE: print_type_of(pr, op, e->refs[0]); break;
  case EL_FUNCTIONAL_TYPE: print_functional_type(pr, op, e); break;
  case EL_ATTR_DICT: print_dict(pr, op, format, e); break;
  case EL_PROP_DICT: put_prop_dict(pr, op); break;
  case EL_GROUP: print_group(pr, op, format, e); break;
  case EL_OILIST:
    for (uint32_t i = 0; i < e->then.count; i++)
      if (clause_is_present(pr, op, e->then.items[i].then))
        print_elements(pr, op, format, e->then.items[i].then);
    break;
  case EL_CUSTOM: e->directive->print(pr, op, e->refs); break;
  }
}

static void print_elements(OpPrinter *pr, Op *op, const Format *format,
                           Elements elements) {
  for (uint32_t i = 0; i < elements.count; i++)
    print_element(pr, op, format, &elements.items[i]);
}

void format_print(OpPrinter *pr, Op *op, const Format *format) {
  print_elements(pr, op, format, format->elements);
}
