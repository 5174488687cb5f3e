// Attributes of the dlti dialect:
//
//   <type = value, "name" = value>, or <#dlti.dl_entry<type, value>, ...>; some
//   have names only

#include "frontend/hooks.h"

static Attr *parse_key(Parser *p, bool types) {
  if (!types || !tok_starts_type(p))
    return parse_attr(p, NULL);
  Type *type = parse_type(p);
  return type ? attr_type(p->ctx, type) : NULL;
}

// What an entry says of numbers was of any width until 2024.
static Attr *widen_entry(Parser *p, const char *at, Attr *entry) {
  Attr *key = entry->as.def.params[0], *value = entry->as.def.params[1];
  if (!attr_is(key, AT_TYPE) || !attr_is(value, AT_DENSE) ||
      type_element(value->type)->kind != TY_INTEGER ||
      type_is_int(type_element(value->type), 64) ||
      !take_old(p, OLD_LAYOUT_ENTRY, at))
    return entry;
  int64_t n = (int64_t)value->as.dense.count;
  int64_t *items = arena_array(&p->scratch, int64_t, n + 1);
  for (int64_t i = 0; i < n; i++)
    items[i] = dense_int(value, (uint64_t)i);
  Type *type = type_vector(p->ctx, 1, &n, NULL, type_int(p->ctx, 64));
  Attr *params[] = {
      key, attr_dense(p->ctx, type, items, (size_t)n * sizeof *items, false)};
  return attr_dialect(p->ctx, def_attr_dlti_dl_entry, params);
}

static Attr *parse_dlti_entry(Parser *p, bool types) {
  const char *at = p->tok.start;
  Attr *params[2];
  if (tok_is(p, TK_HASH_ID)) {
    Attr *entry = parse_attr(p, NULL);
    if (entry && !(entry->kind == AT_DIALECT &&
                   entry->as.def.info == def_attr_dlti_dl_entry))
      return error_asm(p, at, "invalid kind of attribute specified"), NULL;
    return entry ? widen_entry(p, at, entry) : NULL;
  }
  params[0] = parse_key(p, types);
  if (!params[0])
    return NULL;
  if (params[0]->kind != AT_STRING && !(types && params[0]->kind == AT_TYPE))
    return error_asm(p, at, "invalid kind of attribute specified"), NULL;
  if (!parse_punct(p, TK_EQUAL) || !(params[1] = parse_attr(p, NULL)))
    return NULL;
  return attr_dialect(p->ctx, def_attr_dlti_dl_entry, params);
}

static bool parse_dlti_list(Parser *p, Attr **params, bool types) {
  Attrs items = {0};
  if (!parse_punct(p, TK_LESS))
    return false;
  if (!tok_is(p, TK_GREATER))
    do {
      Attr *entry = parse_dlti_entry(p, types);
      if (!entry)
        return false;
      vec_push(&p->scratch, &items, entry);
    } while (consume_if(p, TK_COMMA));
  params[0] = attr_array(p->ctx, items.data, (uint32_t)items.size);
  return parse_punct(p, TK_GREATER);
}

bool parse_dlti_entries(Parser *p, Attr **params) {
  return parse_dlti_list(p, params, true);
}

bool parse_dlti_named(Parser *p, Attr **params) {
  return parse_dlti_list(p, params, false);
}
