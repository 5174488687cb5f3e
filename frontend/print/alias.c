// Aliases: `#map`, `#loc3`, `!tuple`, defined before (or, for locations of
// operations, behind) the module that uses them.
//
// As in MLIR, the module is printed once without output; every type and
// attribute that would appear is visited, with all that is in it. What has an
// alias is then ordered by how deep aliases nest in it, types first, and by
// name; equal names are numbered in the order of the first visit. Locations of
// operations may be defined behind their use, and so may what only they need.
//
// Many modules have nothing that wants an alias. The context knows when nothing
// of the kind was ever made; otherwise a quick look at the attributes of all
// operations tells, and saves the run.

#include "frontend/print/print_int.h"

#include <stdlib.h>

// Who has an alias

static const char *type_alias_base(const Type *type) {
  return type->kind == TY_TUPLE && type->as.list.ninputs > 16 ? "tuple" : NULL;
}

static const char *dialect_alias_base(const DefInfo *info) {
  return info->has_alias ? strchr(info->name, '.') + 1 : NULL;
}

static const char *attr_alias_base(const Attr *attr) {
  switch (attr->kind) {
  case AT_AFFINE_MAP: return "map";
  case AT_INTEGER_SET: return "set";
  case AT_DISTINCT:
    return attr->as.distinct.value->kind == AT_UNIT ? NULL : "distinct";
  case AT_DIALECT: return dialect_alias_base(attr->as.def.info);
  default: return attr_is_loc(attr) ? "loc" : NULL;
  }
}

// Visiting

static AliasInfo *enter_symbol(Collector *c, const void *symbol, bool *is_new) {
  void **entry = ptrmap_at(&c->by_symbol, &c->arena, symbol);
  *is_new = !*entry;
  if (*is_new) {
    AliasInfo made = {.symbol = symbol, .index = (uint32_t)c->infos.size};
    vec_push(&c->arena, &c->infos, made);
    *entry = (void *)(uintptr_t)c->infos.size;
  }
  return &c->infos.data[(uintptr_t)*entry - 1];
}

static void forbid_deferring(Collector *c, uint32_t index) {
  AliasInfo *info = &c->infos.data[index];
  if (!info->deferrable)
    return;
  info->deferrable = false;
  for (size_t i = 0; i < info->children.size; i++)
    forbid_deferring(c, info->children.data[i]);
}

static void visit_type_parts(Collector *c, const Type *type);
static void visit_attr_parts(Collector *c, const Attr *attr);

// Tells the symbol around about one of its parts.
static void report(Collector *c, uint32_t index) {
  uint32_t depth = c->infos.data[index].depth;
  if (depth > c->max_depth)
    c->max_depth = depth;
  if (c->children)
    vec_push(&c->arena, c->children, index);
}

typedef void VisitParts(Collector *c, const void *symbol);

static void visit_symbol(Collector *c, const void *symbol, bool is_type,
                         const char *base, VisitParts *parts) {
  bool is_new;
  AliasInfo *info = enter_symbol(c, symbol, &is_new);
  uint32_t index = info->index;
  if (is_new) {
    info->is_type = is_type;
    info->base = base;
    info->depth = base != NULL;
    info->deferrable = c->deferrable;
    Indices children = {0}, *outer = c->children;
    uint32_t outer_depth = c->max_depth;
    c->children = &children;
    c->max_depth = 0;
    parts(c, symbol);
    info = &c->infos.data[index];
    info->children = children;
    if (c->max_depth)
      info->depth = c->max_depth + 1;
    c->children = outer;
    c->max_depth = outer_depth;
  } else if (!c->deferrable) {
    forbid_deferring(c, index);
  }
  report(c, index);
}

static void type_parts(Collector *c, const void *type) {
  visit_type_parts(c, type);
}

static void attr_parts(Collector *c, const void *attr) {
  visit_attr_parts(c, attr);
}

// Searching, which visits what is in a symbol only to see whether there is any
// that has an alias or an order.

enum { FOUND_NOTHING = 1, FOUND_SOMETHING };

// Finds what was found before, or starts with what the symbol itself is.
static void search(Collector *c, const void *symbol, bool is_one,
                   VisitParts *parts) {
  void **entry = ptrmap_at(&c->searched, &c->arena, symbol);
  if (!*entry) {
    bool found = c->found, searching = c->searching;
    c->found = is_one;
    c->searching = true;
    if (!is_one)
      parts(c, symbol);
    entry = ptrmap_at(&c->searched, &c->arena, symbol);
    *entry = (void *)(uintptr_t)(c->found ? FOUND_SOMETHING : FOUND_NOTHING);
    c->searching = searching;
    c->found = found;
  }
  c->found |= (uintptr_t)*entry == FOUND_SOMETHING;
}

static void search_type(Collector *c, const Type *type) {
  bool is_one = type->kind == TY_LLVM_STRUCT || type_alias_base(type);
  search(c, type, is_one, type_parts);
}

static void search_attr(Collector *c, const Attr *attr) {
  bool is_one = attr->kind == AT_DENSE_RESOURCE || attr_alias_base(attr);
  search(c, attr, is_one, attr_parts);
}

// Structs may mention each other in circles and in any depth: their fields are
// visited later, one struct after the other.
static void collect_struct(Collector *c, const Type *type) {
  bool is_new;
  AliasInfo *info = enter_symbol(c, type, &is_new);
  if (!is_new)
    return;
  info->is_type = true;
  vec_push(&c->arena, &c->structs, type);
}

static void visit_structs(Collector *c) {
  c->children = NULL;
  while (c->structs_visited < c->structs.size) {
    const Type *type = c->structs.data[c->structs_visited++];
    visit_type_parts(c, type);
  }
}

// Nothing can be in these.
static bool is_plain_type(const Type *type) {
  return type->kind <= TY_FLOAT ||
         (type->kind == TY_LLVM_PTR && !type->as.ptr.pointee);
}

void collect_type(Collector *c, const Type *type) {
  if (is_plain_type(type))
    return;
  if (c->searching)
    search_type(c, type);
  else if (type->kind == TY_LLVM_STRUCT)
    collect_struct(c, type);
  else
    visit_symbol(c, type, true, type_alias_base(type), type_parts);
}

void collect_attr(Collector *c, const Attr *attr) {
  if (c->searching)
    search_attr(c, attr);
  else
    visit_symbol(c, attr, false, attr_alias_base(attr), attr_parts);
}

void collect_loc(Collector *c, Loc loc, bool deferrable) {
  bool outer = c->deferrable;
  c->deferrable = deferrable;
  collect_attr(c, ctx_loc_attr(c->pr->ctx, loc));
  c->deferrable = outer;
}

// What is in types and attributes

static void visit_types(Collector *c, Type *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    collect_type(c, types[i]);
}

static void visit_attrs(Collector *c, Attr *const *attrs, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (attrs[i])
      collect_attr(c, attrs[i]);
}

// The items of a list are parts of the definition itself.
static void visit_params(Collector *c, const DefInfo *info,
                         Attr *const *params) {
  for (uint32_t i = 0; i < info->nparams; i++)
    if (params[i] && info->params[i].kind == PARAM_LIST)
      visit_attrs(c, params[i]->as.array.items, params[i]->as.array.count);
    else if (params[i])
      collect_attr(c, params[i]);
}

static void visit_shaped(Collector *c, const Type *type) {
  collect_type(c, type->as.shaped.element);
  if (type->as.shaped.layout)
    collect_attr(c, type->as.shaped.layout);
  if (type->as.shaped.space)
    collect_attr(c, type->as.shaped.space);
}

// Visits the types and attributes that a type is made of.
static void visit_type_parts(Collector *c, const Type *type) {
  switch (type->kind) {
  case TY_COMPLEX:
  case TY_VECTOR:
  case TY_TENSOR:
  case TY_UNRANKED_TENSOR:
  case TY_MEMREF:
  case TY_UNRANKED_MEMREF: visit_shaped(c, type); break;
  case TY_FUNCTION:
  case TY_GRAPH:
  case TY_TUPLE:
  case TY_LLVM_FUNC:
    visit_types(c, type->as.list.types,
                type->as.list.ninputs + type->as.list.noutputs);
    break;
  case TY_DIALECT:
    visit_attrs(c, type->as.def.params, type->as.def.info->nparams);
    break;
  case TY_LLVM_PTR:
    if (type->as.ptr.pointee && !c->pr->options->opaque_pointers)
      collect_type(c, type->as.ptr.pointee);
    break;
  case TY_LLVM_ARRAY: collect_type(c, type->as.array.element); break;
  case TY_LLVM_STRUCT:
    visit_types(c, type->as.structure.fields, type->as.structure.nfields);
    break;
  case TY_LLVM_TARGET:
    visit_types(c, type->as.target.types, type->as.target.ntypes);
    break;
  default: break;
  }
}

static void visit_fused(Collector *c, const Attr *loc) {
  if (loc->as.fused.metadata)
    collect_attr(c, loc->as.fused.metadata);
  visit_attrs(c, loc->as.fused.items, loc->as.fused.count);
}

// Visits the types and attributes that an attribute is made of.
static void visit_attr_parts(Collector *c, const Attr *attr) {
  switch (attr->kind) {
  case AT_ARRAY:
    visit_attrs(c, attr->as.array.items, attr->as.array.count);
    break;
  case AT_DICT:
    for (uint32_t i = 0; i < attr->as.dict.count; i++)
      collect_attr(c, attr->as.dict.items[i].value);
    break;
  case AT_DISTINCT: collect_attr(c, attr->as.distinct.value); break;
  case AT_DIALECT:
    visit_params(c, attr->as.def.info, attr->as.def.params);
    break;
  case AT_DENSE_RESOURCE: {
    Resource *resource = ctx_resource(c->pr->ctx, attr->as.resource.key);
    ptrmap_set(&c->resources, &c->arena, resource, resource);
    break;
  }
  case AT_LOC_NAME:
    if (attr->as.loc.child->kind != AT_LOC_UNKNOWN)
      collect_attr(c, attr->as.loc.child);
    break;
  case AT_LOC_CALLSITE:
    collect_attr(c, attr->as.loc.child);
    collect_attr(c, attr->as.loc.caller);
    break;
  case AT_LOC_FUSED: visit_fused(c, attr); break;
  default: break;
  }
  if (attr->type)
    collect_type(c, attr->type);
}

// Is it worth it? A visit of every attribute and type that appears, in no
// particular order and without the custom forms.

static bool anything_found(const Collector *c) {
  return c->wanted || c->resources.size;
}

// Most attributes are numbers, text and types in which nothing can be.
static bool is_plain(const Attr *attr) {
  switch (attr->kind) {
  case AT_UNIT:
  case AT_INTEGER:
  case AT_FLOAT:
  case AT_STRING: return !attr->type || attr->type->kind <= TY_FLOAT;
  default: return false;
  }
}

// Would a visit of the symbol, which is or holds something with an alias,
// change anything?
static bool was_visited(const Collector *c, const void *symbol) {
  uintptr_t index = (uintptr_t)ptrmap_get(&c->by_symbol, symbol);
  return index && !c->infos.data[index - 1].deferrable;
}

static bool attr_is_settled(Collector *c, const Attr *attr) {
  if (!attr || is_plain(attr))
    return true;
  c->found = false;
  search_attr(c, attr);
  return !c->found || was_visited(c, attr);
}

static bool type_is_settled(Collector *c, const Type *type) {
  if (is_plain_type(type))
    return true;
  c->found = false;
  search_type(c, type);
  return !c->found || was_visited(c, type);
}

bool aliases_are_settled(Collector *c, const Op *op) {
  if (op->nregions || !attr_is_settled(c, op->attrs))
    return false;
  for (uint32_t i = 0; i < op->nslots; i++)
    if (!attr_is_settled(c, op->slots[i]))
      return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!type_is_settled(c, op->operands[i].value->type))
      return false;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!type_is_settled(c, op->results[i].type))
      return false;
  return true;
}

static void look_at_op(Collector *c, const Op *op) {
  for (uint32_t i = 0; i < op->nslots; i++)
    if (op->slots[i] && !is_plain(op->slots[i]))
      collect_attr(c, op->slots[i]);
  if (op->attrs)
    collect_attr(c, op->attrs);
  for (uint32_t i = 0; i < op->nresults; i++)
    collect_type(c, op->results[i].type);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      for (uint32_t j = 0; j < block->nargs; j++)
        collect_type(c, block_arg(block, j)->type);
  for (size_t i = c->looked_at; i < c->infos.size; i++)
    c->wanted |= c->infos.data[i].base != NULL;
  c->looked_at = c->infos.size;
}

// True at the first operation with something.
static bool look_inside(Collector *c, const Op *op) {
  look_at_op(c, op);
  if (anything_found(c))
    return true;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      for (Op *inner = block->first; inner; inner = inner->next)
        if (look_inside(c, inner))
          return true;
  return false;
}

static bool is_needed(OpPrinter *pr, const Op *op) {
  if (pr->options->debug_info)
    return true;
  if (!ctx_has_aliased(pr->ctx))
    return false;
  Collector look = {.pr = pr};
  bool needed = look_inside(&look, op);
  visit_structs(&look);
  needed |= anything_found(&look) || struct_aliases_choose(&look);
  arena_release(&look.arena);
  return needed;
}

// Names

static int by_depth(const void *a, const void *b) {
  const AliasInfo *x = *(const AliasInfo *const *)a;
  const AliasInfo *y = *(const AliasInfo *const *)b;
  if (x->depth != y->depth)
    return x->depth < y->depth ? -1 : 1;
  if (x->is_type != y->is_type)
    return x->is_type ? -1 : 1;
  int order = strcmp(x->base, y->base);
  if (order)
    return order;
  return x->index < y->index ? -1 : x->index > y->index;
}

Str alias_text(Collector *c, char sigil, Str base) {
  void **count = ptrmap_at(&c->bases, &c->arena, ctx_ident(c->pr->ctx, base));
  uintptr_t n = (uintptr_t)*count;
  *count = (void *)(n + 1);
  return n ? arena_format(&c->arena, "%c" STR_FMT "%lu", sigil, STR_ARG(base),
                          (unsigned long)n)
           : arena_format(&c->arena, "%c" STR_FMT, sigil, STR_ARG(base));
}

static void number_aliases(Collector *c) {
  Vec(AliasInfo *) sorted = {0};
  for (size_t i = 0; i < c->infos.size; i++)
    if (c->infos.data[i].base)
      vec_push(&c->arena, &sorted, &c->infos.data[i]);
  if (sorted.size)
    qsort(sorted.data, sorted.size, sizeof *sorted.data, by_depth);
  for (size_t i = 0; i < sorted.size; i++) {
    AliasInfo *info = sorted.data[i];
    info->text = alias_text(c, info->is_type ? '!' : '#', str_from(info->base));
    vec_push(&c->arena, &c->sorted, info->index);
  }
}

void alias_set(Collector *c, const void *symbol, Str text) {
  uintptr_t index = (uintptr_t)ptrmap_get(&c->by_symbol, symbol);
  c->infos.data[index - 1].text = text;
}

Str alias_of(const Collector *c, const void *symbol) {
  uintptr_t index = (uintptr_t)ptrmap_get(&c->by_symbol, symbol);
  return index ? c->infos.data[index - 1].text : (Str){0};
}

static Str find_type_alias(void *user, const Type *type) {
  Collector *c = user;
  if (c->skip == type) {
    c->skip = NULL;
    return (Str){0};
  }
  return alias_of(c, type);
}

static Str find_attr_alias(void *user, const Attr *attr) {
  Collector *c = user;
  if (c->skip == attr) {
    c->skip = NULL;
    return (Str){0};
  }
  return alias_of(c, attr);
}

// Distinct attributes are numbered as they are printed.
static uint64_t find_distinct_id(void *user, const Attr *attr) {
  Collector *c = user;
  void **entry = ptrmap_at(&c->distinct, &c->arena, attr);
  if (!*entry)
    *entry = (void *)(uintptr_t)c->distinct.size;
  return (uintptr_t)*entry - 1;
}

// Collects the aliases that the text of `op` needs.
void aliases_collect(OpPrinter *pr, Op *op, Collector *c) {
  *c = (Collector){.pr = pr};
  pr->symbols.user = c;
  pr->symbols.distinct_id = find_distinct_id;
  if (!is_needed(pr, op))
    return;
  Buf *out = pr->out, nothing = {0};
  pr->out = &nothing;
  pr->collector = c;
  put_op(pr, op);
  visit_structs(c);
  pr->collector = NULL;
  pr->out = out;
  buf_release(&nothing);
  if (pr->options->local_scope)
    return;
  struct_aliases_choose(c);
  struct_aliases_name(c);
  number_aliases(c);
  pr->aliases = c;
  pr->symbols.type_alias = find_type_alias;
  pr->symbols.attr_alias = find_attr_alias;
}

void aliases_release(Collector *c) {
  arena_release(&c->arena);
}

void aliases_print(OpPrinter *pr, bool deferred) {
  Collector *c = pr->aliases;
  if (c && !deferred)
    struct_aliases_print(pr);
  for (size_t i = 0; c && i < c->sorted.size; i++) {
    const AliasInfo *info = &c->infos.data[c->sorted.data[i]];
    if (info->deferrable != deferred)
      continue;
    buf_str(pr->out, info->text);
    put_lit(pr, " = ");
    c->skip = info->symbol;
    if (info->is_type)
      type_print(pr->out, pr->ctx, info->symbol, &pr->symbols);
    else
      attr_print(pr->out, pr->ctx, info->symbol, &pr->symbols);
    put_lit(pr, "\n");
  }
}
