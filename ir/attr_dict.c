// Dictionaries: sorted by name, so that equal contents are one attribute, a
// lookup by text is a binary search, and one by identifier is a short scan.

#include "ir/attr_int.h"

#include <stdlib.h>

enum { FEW = 16 };

// Room for `count` entries: the caller's few, or in an arena made here.
static NamedAttr *scratch_items(Arena *scratch, NamedAttr *few,
                                uint32_t count) {
  arena_init(scratch);
  return count <= FEW ? few : arena_array(scratch, NamedAttr, count);
}

static int compare_names(const void *a, const void *b) {
  return str_compare(ident_str(((const NamedAttr *)a)->name),
                     ident_str(((const NamedAttr *)b)->name));
}

static bool is_sorted(const NamedAttr *items, uint32_t count) {
  for (uint32_t i = 1; i < count; i++)
    if (compare_names(&items[i - 1], &items[i]) > 0)
      return false;
  return true;
}

// `items` in order.
static Attr *unique_dict(Ctx *ctx, const NamedAttr *items, uint32_t count) {
  Attr a = {.kind = AT_DICT, .as.dict = {(NamedAttr *)items, count}};
  uint64_t hash = count;
  for (uint32_t i = 0; i < count; i++)
    hash = hash_ptr(items[i].value, hash_ptr(items[i].name, hash));
  return attr_unique(ctx, &a, hash);
}

Attr *attr_dict(Ctx *ctx, const NamedAttr *items, uint32_t count) {
  if (!count)
    return ctx->empty_dict;
  if (is_sorted(items, count))
    return unique_dict(ctx, items, count);
  Arena scratch;
  NamedAttr few[FEW], *sorted = scratch_items(&scratch, few, count);
  memcpy(sorted, items, count * sizeof *items);
  qsort(sorted, count, sizeof *sorted, compare_names);
  Attr *dict = unique_dict(ctx, sorted, count);
  arena_release(&scratch);
  return dict;
}

static int dict_index(const Attr *dict, const Ident *name) {
  for (uint32_t i = 0; dict && i < dict->as.dict.count; i++)
    if (dict->as.dict.items[i].name == name)
      return (int)i;
  return -1;
}

Attr *dict_get(const Attr *dict, const Ident *name) {
  int i = dict_index(dict, name);
  return i < 0 ? NULL : dict->as.dict.items[i].value;
}

Attr *dict_with(Ctx *ctx, Attr *dict, Ident *name, Attr *value) {
  uint32_t count = dict ? dict->as.dict.count : 0;
  int index = dict_index(dict, name);
  Arena scratch;
  NamedAttr few[FEW], *items = scratch_items(&scratch, few, count + 1);
  if (count)
    memcpy(items, dict->as.dict.items, count * sizeof *items);
  if (index >= 0)
    items[index].value = value;
  else
    items[count++] = (NamedAttr){name, value};
  Attr *changed = attr_dict(ctx, items, count);
  arena_release(&scratch);
  return changed;
}

Attr *dict_without(Ctx *ctx, Attr *dict, const Ident *name) {
  int index = dict_index(dict, name);
  if (index < 0)
    return dict;
  uint32_t count = dict->as.dict.count - 1;
  Arena scratch;
  NamedAttr few[FEW], *items = scratch_items(&scratch, few, count + 1);
  memcpy(items, dict->as.dict.items, (size_t)index * sizeof *items);
  memcpy(items + index, dict->as.dict.items + index + 1,
         (count - (uint32_t)index) * sizeof *items);
  Attr *changed = attr_dict(ctx, items, count);
  arena_release(&scratch);
  return changed;
}
