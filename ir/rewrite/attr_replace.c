// Replacing attributes wherever they are in others. Attributes are unique, and
// nodes of debug information mention each other in many places: what became of
// one is kept.

#include "ir/analysis/analysis.h"

static Attr *replace_inside(AttrReplacer *r, Attr *attr);

Attr *attr_replace(AttrReplacer *r, Attr *attr) {
  if (!attr)
    return NULL;
  Attr *known = ptrmap_get(&r->known, attr);
  if (known)
    return known;
  Attr *now = r->replace(r->user, r->ctx, attr);
  if (now == attr)
    now = replace_inside(r, attr);
  ptrmap_set(&r->known, r->arena, attr, now);
  return now;
}

// A list of replaced attributes, or the same when none was.
static Attr **replace_list(AttrReplacer *r, Attr **list, uint32_t n) {
  Attr **now = NULL;
  for (uint32_t i = 0; i < n; i++) {
    Attr *item = attr_replace(r, list[i]);
    if (item == list[i])
      continue;
    if (!now)
      now = arena_copy(r->arena, list, n * sizeof *list, _Alignof(Attr *));
    now[i] = item;
  }
  return now ? now : list;
}

static Attr *replace_in_dict(AttrReplacer *r, Attr *dict) {
  for (uint32_t i = 0; i < dict->as.dict.count; i++) {
    NamedAttr item = dict->as.dict.items[i];
    Attr *now = attr_replace(r, item.value);
    if (now != item.value)
      dict = dict_with(r->ctx, dict, item.name, now);
  }
  return dict;
}

static Attr *replace_inside(AttrReplacer *r, Attr *attr) {
  Attr **list;
  switch ((AttrKind)attr->kind) {
  case AT_ARRAY:
    list = replace_list(r, attr->as.array.items, attr->as.array.count);
    return list == attr->as.array.items
               ? attr
               : attr_array(r->ctx, list, attr->as.array.count);
  case AT_DICT: return replace_in_dict(r, attr);
  case AT_DIALECT:
    list = replace_list(r, attr->as.def.params, attr->as.def.info->nparams);
    return list == attr->as.def.params
               ? attr
               : attr_dialect(r->ctx, attr->as.def.info, list);
  default: return attr;
  }
}

bool op_replace_attrs(AttrReplacer *r, Op *op) {
  Attr *attrs = attr_replace(r, op->attrs);
  bool changed = attrs != op->attrs;
  op->attrs = attrs;
  for (uint32_t i = 0; i < op->nslots; i++) {
    Attr *now = attr_replace(r, op->slots[i]);
    changed |= now != op->slots[i];
    op->slots[i] = now;
  }
  return changed;
}
