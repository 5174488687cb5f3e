// Operations as text, as mlir-opt prints them.
//
// The same code serves three purposes: printing, collecting what wants an alias
// (a run without output, where types and attributes are visited instead), and
// the generic form. Hooks of custom forms know nothing of that: they call the
// put_ functions here.

#include "frontend/print/print_int.h"

#include <stdlib.h>

// Values and blocks

static void put_name(OpPrinter *pr, uint32_t id) {
  buf_char(pr->out, '%');
  if (id & ID_NAMED) {
    buf_str(pr->out, pr->names->names.data[id & ~ID_NAMED]);
    return;
  }
  if (id & ID_ARG)
    put_lit(pr, "arg");
  buf_u64(pr->out, id & ~ID_ARG);
}

// Whether other results share the name of this one, the first of its group.
static bool has_members(const Op *op, uint32_t head) {
  return head + 1 < op->nresults &&
         (op->results[head + 1].id & (ID_NAMED | ID_MEMBER)) == ID_MEMBER;
}

// Prints the name of a value, or what stands for one without a name.
void put_value(OpPrinter *pr, const Value *value) {
  if (pr->collector)
    return;
  if (!value) {
    put_lit(pr, "<<NULL VALUE>>");
    return;
  }
  if (value->id == ID_UNKNOWN) {
    put_lit(pr, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  const Op *op = value_op(value);
  if (!op || op->nresults == 1) {
    put_name(pr, value->id);
    return;
  }
  bool member = (value->id & (ID_NAMED | ID_MEMBER)) == ID_MEMBER;
  uint32_t distance = member ? value->id & ~ID_MEMBER : 0;
  uint32_t head = value->index - distance;
  put_name(pr, op->results[head].id);
  if (member || has_members(op, head)) {
    buf_char(pr->out, '#');
    buf_u64(pr->out, distance);
  }
}

void put_values(OpPrinter *pr, const Use *uses, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_value(pr, uses[i].value);
  }
}

static void put_results(OpPrinter *pr, const Op *op) {
  for (uint32_t i = 0, next; i < op->nresults; i = next) {
    next = i + 1;
    while (next < op->nresults &&
           (op->results[next].id & (ID_NAMED | ID_MEMBER)) == ID_MEMBER)
      next++;
    if (i)
      put_lit(pr, ", ");
    put_name(pr, op->results[i].id);
    if (next - i > 1)
      buf_printf(pr->out, ":%u", next - i);
  }
}

void put_successor(OpPrinter *pr, const Block *block) {
  if (!block->parent) {
    put_lit(pr, "<<UNLINKED BLOCK>>");
    return;
  }
  put_lit(pr, "^bb");
  buf_u64(pr->out, block->id);
}

// Types and attributes

void put_type(OpPrinter *pr, const Type *type) {
  if (pr->collector)
    collect_type(pr->collector, type);
  else
    type_print(pr->out, pr->ctx, type, &pr->symbols);
}

void put_types(OpPrinter *pr, const Use *uses, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, uses[i].value->type);
  }
}

static void put_type_list(OpPrinter *pr, Type *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, types[i]);
  }
}

void put_result_types(OpPrinter *pr, const Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++) {
    if (i)
      put_lit(pr, ", ");
    put_type(pr, op->results[i].type);
  }
}

static void put_wrapped_results(OpPrinter *pr, const Op *op) {
  bool wrapped = op->nresults != 1 || op->results[0].type->kind == TY_FUNCTION;
  if (wrapped)
    put_lit(pr, "(");
  put_result_types(pr, op);
  if (wrapped)
    put_lit(pr, ")");
}

void put_arrow_result_types(OpPrinter *pr, const Op *op) {
  if (!op->nresults)
    return;
  put_lit(pr, " -> ");
  put_wrapped_results(pr, op);
}

void put_op_type(OpPrinter *pr, const Op *op) {
  put_lit(pr, "(");
  put_types(pr, op->operands, op->noperands);
  put_lit(pr, ") -> ");
  put_wrapped_results(pr, op);
}

void put_functional_type(OpPrinter *pr, Type *const *inputs, uint32_t ninputs,
                         Type *const *results, uint32_t nresults) {
  put_lit(pr, "(");
  put_type_list(pr, inputs, ninputs);
  put_lit(pr, ") -> ");
  bool wrapped = nresults != 1 || results[0]->kind == TY_FUNCTION;
  if (wrapped)
    put_lit(pr, "(");
  put_type_list(pr, results, nresults);
  if (wrapped)
    put_lit(pr, ")");
}

void put_attr(OpPrinter *pr, const Attr *attr) {
  if (pr->collector)
    collect_attr(pr->collector, attr);
  else
    attr_print(pr->out, pr->ctx, attr, &pr->symbols);
}

void put_attr_untyped(OpPrinter *pr, const Attr *attr) {
  if (pr->collector)
    collect_attr(pr->collector, attr);
  else
    attr_print_untyped(pr->out, pr->ctx, attr, &pr->symbols);
}

void put_attr_stripped(OpPrinter *pr, const Attr *attr) {
  if (pr->collector)
    collect_attr(pr->collector, attr);
  else
    attr_print_stripped(pr->out, pr->ctx, attr, &pr->symbols);
}

static void put_loc(OpPrinter *pr, Loc loc, bool allow_alias) {
  if (!pr->options->debug_info)
    return;
  if (pr->collector) {
    collect_loc(pr->collector, loc, allow_alias);
    return;
  }
  Attr *attr = ctx_loc_attr(pr->ctx, loc);
  put_lit(pr, " loc(");
  if (!allow_alias && pr->aliases)
    pr->aliases->skip = attr;
  loc_print(pr->out, pr->ctx, attr, &pr->symbols);
  put_lit(pr, ")");
}

// Dictionaries

void put_dict_items(OpPrinter *pr, const NamedAttr *items, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      put_lit(pr, ", ");
    keyword_or_string_print(pr->out, ident_str(items[i].name));
    if (items[i].value->kind == AT_UNIT)
      continue;
    put_lit(pr, " = ");
    put_attr(pr, items[i].value);
  }
}

void put_dict(OpPrinter *pr, const NamedAttr *items, uint32_t n) {
  put_lit(pr, "{");
  put_dict_items(pr, items, n);
  put_lit(pr, "}");
}

static bool has_default(OpPrinter *pr, const Op *op, uint32_t slot) {
  return op->info->attrs[slot].default_text &&
         op->slots[slot] == syntax_default(pr->ctx, op->info, slot);
}

typedef Vec(NamedAttr) AttrList;

// An attribute that only shares its name with a property stays.
static bool shadows_property(const Op *op, const NamedAttr *attr) {
  int slot = op_slot_index(op->info, ident_str(attr->name));
  return slot >= 0 && op->info->attrs[slot].constraint->property;
}

// Discardable attributes from `*next` on whose names come before `limit`, or
// all.
static void gather_discardable(OpPrinter *pr, const Op *op,
                               const char *const *elided, const Ident *limit,
                               uint32_t *next, AttrList *list) {
  const Attr *dict = op->attrs;
  for (; dict && *next < dict->as.dict.count; ++*next) {
    const NamedAttr *attr = &dict->as.dict.items[*next];
    if (limit && str_compare(ident_str(attr->name), ident_str(limit)) > 0)
      return;
    if (!is_elided(attr->name->data, elided) || shadows_property(op, attr))
      vec_push(&pr->scratch, list, *attr);
  }
}

// Inherent and discardable attributes, sorted. `elided` is static, or belongs
// to a format.
static void gather(OpPrinter *pr, const Op *op, const char *const *elided,
                   bool with_defaults, AttrList *list) {
  const DictPlan *plan = dict_plan(pr->ctx, op->info, elided);
  uint32_t next = 0;
  for (uint32_t i = 0; i < plan->count; i++) {
    const DictSlot *slot = &plan->slots[i];
    Attr *value = op->slots[slot->index];
    if (!value || (!with_defaults && has_default(pr, op, slot->index)))
      continue;
    gather_discardable(pr, op, elided, slot->name, &next, list);
    vec_push(&pr->scratch, list, ((NamedAttr){slot->name, value}));
  }
  gather_discardable(pr, op, elided, NULL, &next, list);
}

static void put_attrs(OpPrinter *pr, const AttrList *list, const char *before) {
  if (!list->size)
    return;
  buf_puts(pr->out, before);
  put_dict(pr, list->data, (uint32_t)list->size);
}

static void put_sorted(OpPrinter *pr, Op *op, const char *const *elided,
                       const char *before) {
  ArenaMark mark = arena_save(&pr->scratch);
  AttrList list = {0};
  gather(pr, op, elided, false, &list);
  put_attrs(pr, &list, before);
  arena_restore(&pr->scratch, mark);
}

void put_attr_dict(OpPrinter *pr, Op *op, const char *const *elided) {
  put_sorted(pr, op, elided, " ");
}

void put_full_dict(OpPrinter *pr, Op *op, const char *const *elided) {
  ArenaMark mark = arena_save(&pr->scratch);
  AttrList list = {0};
  gather(pr, op, elided, true, &list);
  put_attrs(pr, &list, " ");
  arena_restore(&pr->scratch, mark);
}

void put_attr_dict_keyword(OpPrinter *pr, Op *op, const char *const *elided) {
  put_sorted(pr, op, elided, " attributes ");
}

void put_discardable_dict(OpPrinter *pr, Op *op) {
  if (!op->attrs || !op->attrs->as.dict.count)
    return;
  put_lit(pr, " ");
  put_dict(pr, op->attrs->as.dict.items, op->attrs->as.dict.count);
}

void put_prop_dict(OpPrinter *pr, Op *op) {
  ArenaMark mark = arena_save(&pr->scratch);
  AttrList list = {0};
  const DictPlan *plan = dict_plan(pr->ctx, op->info, NULL);
  for (uint32_t i = 0; i < plan->count; i++) {
    NamedAttr attr = {plan->slots[i].name, op->slots[plan->slots[i].index]};
    if (attr.value)
      vec_push(&pr->scratch, &list, attr);
  }
  if (list.size) {
    put_attrs(pr, &list, " <");
    put_lit(pr, ">");
  }
  arena_restore(&pr->scratch, mark);
}

// Blocks and regions

void put_newline(OpPrinter *pr) {
  buf_char(pr->out, '\n');
  buf_spaces(pr->out, pr->indent);
}

// As in MLIR, what only attributes of arguments mention has no alias.
static void put_arg_attrs(OpPrinter *pr, const Attr *attrs) {
  for (uint32_t i = 0; pr->collector && i < attrs->as.dict.count; i++) {
    const Attr *value = attrs->as.dict.items[i].value;
    if (value->kind == AT_TYPE || value->kind == AT_DENSE_RESOURCE)
      collect_attr(pr->collector, value);
  }
  if (pr->collector)
    return;
  put_lit(pr, " ");
  put_dict(pr, attrs->as.dict.items, attrs->as.dict.count);
}

void put_arg(OpPrinter *pr, const BlockArg *arg, const Attr *attrs,
             bool with_type) {
  put_value(pr, &arg->value);
  if (with_type) {
    put_lit(pr, ": ");
    put_type(pr, arg->value.type);
  }
  if (attrs && attrs->as.dict.count)
    put_arg_attrs(pr, attrs);
  put_loc(pr, arg->loc, false);
}

static uint32_t count_preds(const Block *block) {
  uint32_t n = 0;
  for (const Successor *at = block->preds; at; at = at->next)
    n++;
  return n;
}

static int by_number(const void *a, const void *b) {
  const uint32_t *x = a, *y = b;
  return *x < *y ? -1 : *x > *y;
}

// Prints the comment that lists the predecessors of a block.
static void put_preds(OpPrinter *pr, const Block *block) {
  uint32_t n = count_preds(block), count = 0;
  if (!n) {
    if (block->parent->first != block)
      put_lit(pr, "  // no predecessors");
    return;
  }
  ArenaMark mark = arena_save(&pr->scratch);
  uint32_t *ids = arena_array(&pr->scratch, uint32_t, n);
  for (const Successor *at = block->preds; at; at = at->next)
    ids[count++] = at->owner->block->id;
  if (n > 1)
    qsort(ids, n, sizeof *ids, by_number);
  put_lit(pr, "  // ");
  if (n > 1) {
    buf_u64(pr->out, n);
    put_lit(pr, " preds");
  } else {
    put_lit(pr, "pred");
  }
  for (uint32_t i = 0; i < n; i++) {
    buf_puts(pr->out, i ? ", ^bb" : ": ^bb");
    buf_u64(pr->out, ids[i]);
  }
  arena_restore(&pr->scratch, mark);
}

static void put_block_header(OpPrinter *pr, const Block *block) {
  buf_spaces(pr->out, pr->indent);
  put_successor(pr, block);
  if (block->nargs)
    put_lit(pr, "(");
  for (uint32_t i = 0; i < block->nargs; i++) {
    if (i)
      put_lit(pr, ", ");
    put_arg(pr, block->args[i], NULL, true);
  }
  if (block->nargs)
    put_lit(pr, ")");
  put_lit(pr, ":");
  put_preds(pr, block);
  put_lit(pr, "\n");
}

void put_line(OpPrinter *pr, Op *op) {
  buf_spaces(pr->out, pr->indent);
  put_op(pr, op);
  if (pr->names->records && !pr->collector)
    put_users(pr, op);
  put_lit(pr, "\n");
}

static void put_block(OpPrinter *pr, Block *block, bool header,
                      bool terminator) {
  if (header)
    put_block_header(pr, block);
  pr->indent += 2;
  if (pr->names->records && !pr->collector)
    put_arg_users(pr, block);
  bool done = !pr->collector && print_pieces(pr, block);
  for (Op *op = block->first; op && !done; op = op->next)
    if (terminator || op->next || !op_has(op, TRAIT_TERMINATOR)) {
      put_line(pr, op);
      buf_drain(pr->out);
    }
  pr->indent -= 2;
}

static const char *region_dialect(OpPrinter *pr, const Region *region) {
  const Op *op = region->parent;
  if (!op || !op_has(op, TRAIT_DEFAULT_DIALECT))
    return "";
  const char *dot = strchr(op->info->name, '.');
  Str name = {op->info->name, (size_t)(dot - op->info->name)};
  return ctx_dialect(pr->ctx, name)->name;
}

static void put_blocks(OpPrinter *pr, const Region *region, bool entry_args,
                       bool terminators, bool empty_block) {
  Block *entry = region->first;
  bool header = (empty_block && !entry->first) || (entry_args && entry->nargs);
  put_block(pr, entry, header, terminators);
  for (Block *block = entry->next; block; block = block->next)
    put_block(pr, block, true, true);
}

void put_region(OpPrinter *pr, Region *region, bool entry_args,
                bool terminators, bool empty_block) {
  if (pr->options->skip_regions) {
    put_lit(pr, "{...}");
    return;
  }
  put_lit(pr, "{\n");
  if (!region_is_empty(region)) {
    const char *dialect = pr->default_dialect;
    RegionNames outside;
    pr->default_dialect = region_dialect(pr, region);
    bool named = !pr->collector && !pr->names->all_given;
    if (named)
      names_open(pr, region, &outside);
    put_blocks(pr, region, entry_args, terminators, empty_block);
    if (named)
      names_close(pr, region, &outside);
    pr->default_dialect = dialect;
  }
  buf_spaces(pr->out, pr->indent);
  put_lit(pr, "}");
}

// Operations

static void put_op_name(OpPrinter *pr, const Op *op) {
  Str name = op_name(op);
  size_t prefix = strlen(pr->default_dialect);
  bool dropped = prefix && name.size > prefix && name.data[prefix] == '.' &&
                 !memcmp(name.data, pr->default_dialect, prefix) &&
                 !memchr(name.data + prefix + 1, '.', name.size - prefix - 1);
  if (dropped)
    name = (Str){name.data + prefix + 1, name.size - prefix - 1};
  buf_str(pr->out, name);
}

static void put_properties(OpPrinter *pr, Op *op) {
  if (op->info->opcode != OP_UNREGISTERED) {
    put_prop_dict(pr, op);
    return;
  }
  if (!op->slots[0])
    return;
  put_lit(pr, " <");
  put_attr(pr, op->slots[0]);
  put_lit(pr, ">");
}

static void put_generic_regions(OpPrinter *pr, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++) {
    buf_puts(pr->out, i ? ", " : " (");
    put_region(pr, &op->regions[i], true, true, true);
  }
  if (op->nregions)
    put_lit(pr, ")");
}

static void put_generic(OpPrinter *pr, Op *op) {
  put_lit(pr, "\"");
  string_print_escaped(pr->out, op_name(op));
  put_lit(pr, "\"(");
  put_values(pr, op->operands, op->noperands);
  put_lit(pr, ")");
  for (uint32_t i = 0; i < op->nsuccessors; i++) {
    buf_puts(pr->out, i ? ", " : "[");
    put_successor(pr, op->successors[i].block);
  }
  if (op->nsuccessors)
    put_lit(pr, "]");
  put_properties(pr, op);
  put_generic_regions(pr, op);
  put_discardable_dict(pr, op);
  put_lit(pr, " : ");
  put_op_type(pr, op);
}

// Visits what the generic form mentions in the order that aliases are numbered.
static void collect_generic(OpPrinter *pr, Op *op) {
  AttrList list = {0};
  for (uint32_t i = 0; i < op->nregions; i++)
    put_region(pr, &op->regions[i], true, true, true);
  for (uint32_t i = 0; i < op->noperands; i++)
    put_type(pr, op->operands[i].value->type);
  for (uint32_t i = 0; i < op->nresults; i++)
    put_type(pr, op->results[i].type);
  // The properties of an unregistered operation make no aliases.
  gather(pr, op, NULL, true, &list);
  for (size_t i = 0; i < list.size; i++)
    put_attr(pr, list.data[i].value);
}

static void put_custom(OpPrinter *pr, Op *op, const Syntax *syntax) {
  put_op_name(pr, op);
  if (syntax->print)
    syntax->print(pr, op);
  else
    format_print(pr, op, format_of(pr->ctx, op->info));
}

static void put_body(OpPrinter *pr, Op *op) {
  const Syntax *syntax =
      pr->options->generic ? NULL : syntax_of(pr->ctx, op->info);
  if (!syntax && pr->collector)
    collect_generic(pr, op);
  else if (!syntax)
    put_generic(pr, op);
  else
    put_custom(pr, op, syntax);
}

static void put_named_body(OpPrinter *pr, Op *op) {
  if (!op->nregions || pr->names->all_given) {
    put_body(pr, op);
    return;
  }
  ArenaMark mark = arena_save(&pr->scratch);
  NamesFrame frame;
  names_enter(pr, &frame, op);
  put_body(pr, op);
  names_leave(pr, &frame);
  arena_restore(&pr->scratch, mark);
}

// With {...} for what is in it.
static void put_alone(OpPrinter *pr, Op *op) {
  const OpPrintOptions *all = pr->options;
  OpPrintOptions options = *all;
  uint32_t indent = pr->indent;
  options.skip_regions = true;
  pr->options = &options;
  pr->indent = 0;
  if (op->nresults) {
    put_results(pr, op);
    put_lit(pr, " = ");
  }
  put_body(pr, op);
  pr->indent = indent;
  pr->options = all;
}

// For print_each_op(): once more, for who listens.
static void tell_each(OpPrinter *pr, Op *op) {
  size_t begin = pr->out->size;
  put_alone(pr, op);
  pr->each(pr->each_user, op,
           (Str){pr->out->data + begin, pr->out->size - begin});
  pr->out->size = begin;
}

void put_op(OpPrinter *pr, Op *op) {
  if (pr->collector) {
    pr->out->size = 0;
    put_loc(pr, op->loc, true);
    if (!aliases_are_settled(pr->collector, op))
      put_body(pr, op);
    return;
  }
  if (op->nresults) {
    put_results(pr, op);
    put_lit(pr, " = ");
  }
  put_named_body(pr, op);
  put_loc(pr, op->loc, true);
  if (pr->each)
    tell_each(pr, op);
}

void put_inner_op(OpPrinter *pr, Op *op) {
  if (pr->collector)
    put_op(pr, op);
  else
    put_named_body(pr, op);
}

// The whole

static void init_printer(OpPrinter *pr, Buf *out, Ctx *ctx,
                         const OpPrintOptions *options, PrintNames *names) {
  *pr = (OpPrinter){.out = out,
                    .ctx = ctx,
                    .options = options,
                    .names = names,
                    .default_dialect = "builtin"};
  pr->symbols.elide_elements_from = options->elide_elements_from;
  pr->symbols.hex_elements_from =
      options->hex_elements_from ? options->hex_elements_from : 101;
  pr->symbols.opaque_pointers = options->opaque_pointers;
}

void print_op(Buf *out, Ctx *ctx, Op *op, const OpPrintOptions *options) {
  static const OpPrintOptions defaults = {0};
  OpPrinter pr;
  PrintNames names;
  PrintScratch scratch;
  Collector aliases = {0};
  bool top = !op->block;
  print_scratch_take(&scratch, ctx, op);
  frontend_prepare(ctx);
  names_init(&names);
  init_printer(&pr, out, ctx, options ? options : &defaults, &names);
  aliases_collect(&pr, op, &aliases);
  if (!top)
    names_forget_outside(op);
  names.records = pr.options->value_users;
  if (pr.options->generic || pr.options->unique_ids)
    names_of_all(&pr, op);
  else
    names_of_op(&pr, op);
  if (names.records)
    names_record(&pr, op);
  aliases_print(&pr, false);
  put_op(&pr, op);
  if (top && !pr.options->local_scope)
    put_lit(&pr, "\n");
  aliases_print(&pr, true);
  if (!pr.options->local_scope)
    metadata_print(&pr);
  aliases_release(&aliases);
  names_release(&names);
  arena_release(&pr.scratch);
  print_scratch_return(&scratch, ctx, op);
}

// The numbers in `scope`, given once.
static PtrMap *kept_numbers(OpPrinter *pr, KeptNames *kept, Op *scope) {
  void **numbers = ptrmap_at(&kept->scopes, &kept->arena, scope);
  if (!*numbers) {
    PrintScratch scratch;
    print_scratch_take(&scratch, pr->ctx, scope);
    names_of_all(pr, scope);
    *numbers = arena_new(&kept->arena, PtrMap);
    print_numbers_record(*numbers, &kept->arena, scope);
    print_scratch_return(&scratch, pr->ctx, scope);
  }
  return *numbers;
}

// In the names that its isolated surroundings give.
void print_op_in_message(Buf *out, Ctx *ctx, Op *op) {
  static const OpPrintOptions options = {
      .generic = true, .local_scope = true, .elide_elements_from = 17};
  OpPrinter pr;
  PrintNames names;
  Op *scope = op;
  while (op_parent(scope) && (scope == op || !op_has(scope, TRAIT_ISOLATED)))
    scope = op_parent(scope);
  names_init(&names);
  init_printer(&pr, out, ctx, &options, &names);
  PtrMap *numbers =
      ctx->kept_names ? kept_numbers(&pr, ctx->kept_names, scope) : NULL;
  Op *renamed = numbers ? op : scope;
  PrintScratch scratch;
  print_scratch_take(&scratch, ctx, renamed);
  if (numbers)
    print_numbers_give(numbers, op);
  else
    names_of_all(&pr, scope);
  names.all_given = true;
  put_op(&pr, op);
  print_scratch_return(&scratch, ctx, renamed);
  names_release(&names);
  arena_release(&pr.scratch);
}

void print_each_op(Ctx *ctx, Op *root,
                   void (*each)(void *user, Op *op, Str text), void *user) {
  static const OpPrintOptions options = {.local_scope = true,
                                         .elide_elements_from = 17};
  OpPrinter pr;
  PrintNames names;
  Buf out = {0};
  frontend_prepare(ctx);
  names_init(&names);
  init_printer(&pr, &out, ctx, &options, &names);
  pr.each = each;
  pr.each_user = user;
  if (root->block)
    names_forget_outside(root);
  names_of_op(&pr, root);
  put_op(&pr, root);
  names_release(&names);
  arena_release(&pr.scratch);
  buf_release(&out);
}

void print_names(Ctx *ctx, Op *root, PtrMap *found, Arena *arena) {
  static const OpPrintOptions options = {0};
  OpPrinter pr;
  PrintNames names;
  PrintScratch scratch;
  Buf out = {0};
  print_scratch_take(&scratch, ctx, root);
  frontend_prepare(ctx);
  names_init(&names);
  init_printer(&pr, &out, ctx, &options, &names);
  names_of_op(&pr, root);
  names_record(&pr, root);
  for (uint32_t i = 0; i < names.recorded.size; i++) {
    const PtrMapEntry *entry = &names.recorded.entries[i];
    ptrmap_set(found, arena, entry->key,
               (void *)arena_str(arena, str_from(entry->value)).data);
  }
  names_release(&names);
  arena_release(&pr.scratch);
  buf_release(&out);
  print_scratch_return(&scratch, ctx, root);
}
