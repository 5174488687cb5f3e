// Metadata of the llvm dialect as operations, until 2023:
//
//     llvm.metadata @md {
//       llvm.access_group @group
//       llvm.alias_scope_domain @domain {description = "..."}
//       llvm.alias_scope @scope {domain = @domain}
//       llvm.tbaa_root @root {id = "..."}
//       llvm.tbaa_type_desc @char {id = "char", members = {<@root, 0>}}
//       llvm.tbaa_tag @tag {base_type = @char, access_type = @char, offset = 0}
//     }
//     ... llvm.load %p {access_groups = [@md::@group], tbaa = [@md::@tag]} ...
//     llvm.br ^loop {llvm.loop = {parallel_access = [@md::@group],
//                                 options = #llvm.loopopts<...>}}
//
// They are attributes now. Entries may be used before they are written, so they
// are kept until all of the file is read; then each becomes an attribute when
// somebody mentions it, and the operation goes.

#include "frontend/old/forms.h"

#include "ir/dialects/constraints.h"

typedef enum MetadataKind {
  ACCESS_GROUP,
  SCOPE_DOMAIN,
  SCOPE,
  TBAA_ROOT,
  TBAA_TYPE,
  TBAA_TAG,
} MetadataKind;

static const char *const kinds[] = {
    [ACCESS_GROUP] = "llvm.access_group",
    [SCOPE_DOMAIN] = "llvm.alias_scope_domain",
    [SCOPE] = "llvm.alias_scope",
    [TBAA_ROOT] = "llvm.tbaa_root",
    [TBAA_TYPE] = "llvm.tbaa_type_desc",
    [TBAA_TAG] = "llvm.tbaa_tag",
};

typedef struct TypeMember { // of a type description
  Ident *type;
  int64_t offset;
} TypeMember;
typedef Vec(TypeMember) Members;

typedef struct Entry {
  MetadataKind kind;
  Ident *name;
  NamedAttrs attrs;
  Members members;
  Attr *made;   // once it is mentioned
  bool is_busy; // being made: it is in itself
} Entry;

typedef struct OldMetadata OldMetadata;
struct OldMetadata {
  Ident *name;
  Vec(Entry) entries;
  Block *block; // of the operation that stands for it, and goes
  OldMetadata *next;
};

// Reading

static bool parse_member(Parser *p, void *user) {
  Entry *entry = user;
  TypeMember member = {0};
  if (!parse_punct(p, TK_LESS) || !(member.type = parse_symbol_name(p)) ||
      !parse_punct(p, TK_COMMA) || !parse_i64(p, &member.offset) ||
      !parse_punct(p, TK_GREATER))
    return false;
  vec_push(&p->tables, &entry->members, member);
  return true;
}

// name (`=` value)?; `members` has a form of its own.
static bool parse_entry_attr(Parser *p, void *user) {
  Entry *entry = user;
  NamedAttr attr = {.value = p->ctx->unit};
  if (!tok_is_word(p))
    return error_token(p, "expected attribute name");
  attr.name = ctx_ident(p->ctx, token_str(p->tok));
  advance(p);
  if (consume_if(p, TK_EQUAL)) {
    if (str_is(ident_str(attr.name), "members") && consume_if(p, TK_LBRACE))
      return parse_list_until(p, TK_RBRACE, parse_member, entry, true);
    attr.value = parse_attr(p, NULL);
  }
  if (!attr.value)
    return false;
  vec_push(&p->tables, &entry->attrs, attr);
  return true;
}

static bool parse_entry(Parser *p, OldMetadata *md) {
  Entry entry = {0};
  const char *at = p->tok.start;
  Str name = token_str(p->tok);
  size_t kind = 0;
  while (kind < ARRAY_SIZE(kinds) && !str_is(name, kinds[kind]))
    kind++;
  if (kind == ARRAY_SIZE(kinds))
    return error_at(p, at, "expected an operation of 'llvm.metadata'");
  advance(p);
  entry.kind = (MetadataKind)kind;
  if (!(entry.name = parse_symbol_name(p)))
    return false;
  if (consume_if(p, TK_LBRACE) &&
      !parse_list_until(p, TK_RBRACE, parse_entry_attr, &entry, true))
    return false;
  vec_push(&p->tables, &md->entries, entry);
  return true;
}

// What is built stands for it until the end of the file.
const char *choose_old_metadata(Parser *p) {
  (void)p;
  return "builtin.module";
}

bool parse_old_metadata(Parser *p, OpState *st) {
  OldMetadata *md = arena_new(&p->tables, OldMetadata);
  if (!(md->name = parse_symbol_name(p)) || !parse_punct(p, TK_LBRACE))
    return false;
  while (!tok_is(p, TK_RBRACE)) {
    if (tok_is_keyword(p, "llvm.return"))
      advance(p);
    else if (!parse_entry(p, md))
      return false;
  }
  advance(p);
  md->next = p->old_metadata;
  p->old_metadata = md;
  Region *region = arena_new(&p->scratch, Region);
  md->block = block_create(p->pool, st->loc);
  block_append(region, md->block);
  state_add_region(p, st, region);
  return true;
}

// Making

static Attr *value_of(const Entry *entry, const char *name) {
  for (size_t i = 0; i < entry->attrs.size; i++)
    if (str_is(ident_str(entry->attrs.data[i].name), name))
      return entry->attrs.data[i].value;
  return NULL;
}

static Attr *make_named(Parser *p, OldMetadata *md, const Ident *name);

// What the symbol that is the attribute's value became.
static Attr *named_by(Parser *p, OldMetadata *md, const Entry *entry,
                      const char *name) {
  const Attr *ref = value_of(entry, name);
  return attr_is(ref, AT_SYMBOL_REF) && !ref->as.symbol.nnested
             ? make_named(p, md, ref->as.symbol.root)
             : NULL;
}

// The text that is the attribute's value; NULL: there is none. `*fits` becomes
// false if it is no text.
static Attr *text_of(const Entry *entry, const char *name, bool *fits) {
  Attr *value = value_of(entry, name);
  *fits = !value || attr_is(value, AT_STRING);
  return value;
}

// Whether it is written, alone or as true.
static bool is_set(const Entry *entry, const char *name) {
  const Attr *value = value_of(entry, name);
  return attr_is(value, AT_UNIT) ||
         (attr_is(value, AT_INTEGER) && attr_to_bool(value));
}

static Attr *new_id(Parser *p) {
  return attr_distinct(p->ctx, p->ctx->unit);
}

static Attr *make_scope(Parser *p, OldMetadata *md, const Entry *entry) {
  bool fits;
  Attr *params[] = {new_id(p), named_by(p, md, entry, "domain"),
                    text_of(entry, "description", &fits)};
  return params[1] && fits
             ? attr_dialect(p->ctx, def_attr_llvm_alias_scope, params)
             : NULL;
}

static Attr *make_domain(Parser *p, const Entry *entry) {
  bool fits;
  Attr *params[] = {new_id(p), text_of(entry, "description", &fits)};
  return fits ? attr_dialect(p->ctx, def_attr_llvm_alias_scope_domain, params)
              : NULL;
}

static Attr *make_root(Parser *p, const Entry *entry) {
  bool fits;
  Attr *params[] = {text_of(entry, "id", &fits)};
  return fits ? attr_dialect(p->ctx, def_attr_llvm_tbaa_root, params) : NULL;
}

static Attr *make_type(Parser *p, OldMetadata *md, const Entry *entry) {
  Attr *params[2] = {value_of(entry, "id")};
  size_t n = entry->members.size;
  Attr **items = arena_array(&p->tables, Attr *, n + 1);
  for (size_t i = 0; i < n; i++) {
    const TypeMember *member = &entry->members.data[i];
    Attr *parts[] = {make_named(p, md, member->type),
                     attr_i64(p->ctx, member->offset)};
    if (!parts[0])
      return NULL;
    items[i] = attr_dialect(p->ctx, def_attr_llvm_tbaa_member, parts);
  }
  params[1] = attr_array(p->ctx, items, (uint32_t)n);
  return attr_is(params[0], AT_STRING)
             ? attr_dialect(p->ctx, def_attr_llvm_tbaa_type_desc, params)
             : NULL;
}

static Attr *make_tag(Parser *p, OldMetadata *md, const Entry *entry) {
  const Attr *offset = value_of(entry, "offset");
  if (!offset || !attr_int_is(offset, 64))
    return NULL;
  Attr *params[] = {named_by(p, md, entry, "base_type"),
                    named_by(p, md, entry, "access_type"),
                    attr_i64(p->ctx, attr_to_i64(offset)),
                    is_set(entry, "constant") ? attr_bool(p->ctx, true) : NULL};
  return params[0] && params[1]
             ? attr_dialect(p->ctx, def_attr_llvm_tbaa_tag, params)
             : NULL;
}

// NULL: it lacks something.
static Attr *make(Parser *p, OldMetadata *md, const Entry *entry) {
  switch (entry->kind) {
  case ACCESS_GROUP:
    return attr_dialect(p->ctx, def_attr_llvm_access_group,
                        (Attr *[]){new_id(p)});
  case SCOPE_DOMAIN: return make_domain(p, entry);
  case TBAA_ROOT: return make_root(p, entry);
  case SCOPE: return make_scope(p, md, entry);
  case TBAA_TYPE: return make_type(p, md, entry);
  default: return make_tag(p, md, entry);
  }
}

static Attr *make_named(Parser *p, OldMetadata *md, const Ident *name) {
  for (size_t i = 0; i < md->entries.size; i++) {
    Entry *entry = &md->entries.data[i];
    if (entry->name != name || entry->is_busy)
      continue;
    entry->is_busy = !entry->made;
    if (!entry->made)
      entry->made = make(p, md, entry);
    entry->is_busy = false;
    return entry->made;
  }
  return NULL;
}

// Uses

// [@md::@entry, ...]; whether it is shows at the end of the file, before it is
// verified.
bool may_be_metadata(const Parser *p, const Attr *list) {
  if (p->options->vintage == VINTAGE_MLIR22 || !attr_is(list, AT_ARRAY))
    return false;
  for (uint32_t i = 0; i < list->as.array.count; i++) {
    const Attr *item = list->as.array.items[i];
    if (!attr_is(item, AT_SYMBOL_REF) || item->as.symbol.nnested != 1)
      return false;
  }
  return list->as.array.count;
}

// @md::@entry; NULL: it is none.
static Attr *made_of(Parser *p, const Attr *ref) {
  if (!attr_is(ref, AT_SYMBOL_REF) || ref->as.symbol.nnested != 1)
    return NULL;
  for (OldMetadata *md = p->old_metadata; md; md = md->next)
    if (md->name == ref->as.symbol.root)
      return make_named(p, md, ref->as.symbol.nested[0]);
  return NULL;
}

static void modernize_uses(void *user, Op *op) {
  Parser *p = user;
  if (op_is(op, OP_UNREGISTERED))
    return;
  for (uint32_t i = 0; i < op->info->nattrs; i++) {
    const Attr *list = op->slots[i];
    if (!attr_is(list, AT_ARRAY) || !list->as.array.count)
      continue;
    uint32_t n = list->as.array.count, made = 0;
    Attr **items = arena_array(&p->tables, Attr *, n);
    while (made < n && (items[made] = made_of(p, list->as.array.items[made])))
      made++;
    if (made == n)
      op->slots[i] = attr_array(p->ctx, items, n);
  }
}

// Loops

// `<disable = true>` or `<count = 4>` of one of the parts of an annotation.
static Attr *part_of(Parser *p, const DefInfo *def, uint32_t param,
                     Attr *value) {
  Attr **params = arena_zero(&p->scratch, def->nparams * sizeof *params, 8);
  params[param] = value;
  return attr_dialect(p->ctx, def, params);
}

// One name, `=`, and a value.
static bool parse_loop_option(Parser *p, void *user) {
  Attr **whole = user;
  const char *at = p->tok.start;
  Str name = token_str(p->tok);
  if (!parse_token(p, TK_BARE_ID, "expected the name of an option") ||
      !parse_punct(p, TK_EQUAL))
    return false;
  bool is_number = tok_is(p, TK_INTEGER);
  int64_t n = 0;
  Attr *value;
  if (is_number) {
    if (!parse_i64(p, &n) || (consume_if(p, TK_COLON) && !parse_type(p)))
      return false;
    value = attr_i32(p->ctx, (int32_t)n);
  } else if (!(value = parse_attr(p, NULL))) {
    return false;
  }
  if (str_is(name, "disable_unroll"))
    whole[P_llvm_loop_annotation_unroll] = part_of(
        p, def_attr_llvm_loop_unroll, P_llvm_loop_unroll_disable, value);
  else if (str_is(name, "disable_licm"))
    whole[P_llvm_loop_annotation_licm] =
        part_of(p, def_attr_llvm_loop_licm, P_llvm_loop_licm_disable, value);
  else if (str_is(name, "interleave_count"))
    whole[P_llvm_loop_annotation_interleave] = part_of(
        p, def_attr_llvm_loop_interleave, P_llvm_loop_interleave_count, value);
  else if (str_is(name, "disable_pipeline"))
    whole[P_llvm_loop_annotation_pipeline] = part_of(
        p, def_attr_llvm_loop_pipeline, P_llvm_loop_pipeline_disable, value);
  else if (str_is(name, "pipeline_initiation_interval"))
    whole[P_llvm_loop_annotation_pipeline] =
        part_of(p, def_attr_llvm_loop_pipeline,
                P_llvm_loop_pipeline_initiationinterval, value);
  else
    return error_at(p, at, "unknown option '" STR_FMT "'", STR_ARG(name));
  return true;
}

static Attr **new_annotation(Parser *p) {
  return arena_zero(&p->tables,
                    def_attr_llvm_loop_annotation->nparams * sizeof(Attr *), 8);
}

Attr *parse_old_loop_options(Parser *p) {
  Attr **whole = new_annotation(p);
  advance(p);
  if (!parse_punct(p, TK_LESS) ||
      !parse_list_until(p, TK_GREATER, parse_loop_option, whole, true))
    return NULL;
  return attr_dialect(p->ctx, def_attr_llvm_loop_annotation, whole);
}

// The groups of `parallel_access`; NULL: they are not all there.
static Attr *groups_of(Parser *p, const Attr *list) {
  if (!attr_is(list, AT_ARRAY))
    return NULL;
  uint32_t n = list->as.array.count;
  Attr **items = arena_array(&p->tables, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (!(items[i] = made_of(p, list->as.array.items[i])))
      return NULL;
  return n ? attr_array(p->ctx, items, n) : NULL;
}

static void modernize_loop(void *user, Op *op) {
  Parser *p = user;
  Ident *name = ctx_ident_lit(p->ctx, "llvm.loop");
  const Attr *loop = op->attrs ? dict_get(op->attrs, name) : NULL;
  int slot = op_slot_index(op->info, STR("loop_annotation"));
  if (!attr_is(loop, AT_DICT) || slot < 0 || op->slots[slot])
    return;
  const Attr *options = dict_get(loop, ctx_ident_lit(p->ctx, "options"));
  Attr **whole = new_annotation(p);
  if (attr_is(options, AT_DIALECT) &&
      options->as.def.info == def_attr_llvm_loop_annotation)
    memcpy(whole, options->as.def.params,
           def_attr_llvm_loop_annotation->nparams * sizeof *whole);
  whole[P_llvm_loop_annotation_parallelAccesses] =
      groups_of(p, dict_get(loop, ctx_ident_lit(p->ctx, "parallel_access")));
  op->slots[slot] = attr_dialect(p->ctx, def_attr_llvm_loop_annotation, whole);
  op->attrs = dict_without(p->ctx, op->attrs, name);
  if (!op->attrs->as.dict.count)
    op->attrs = NULL;
}

void modernize_metadata(Parser *p, Op *module) {
  if (p->has_old_loops)
    op_walk(module, modernize_loop, p);
  if (!p->old_metadata)
    return;
  op_walk(module, modernize_uses, p);
  for (OldMetadata *md = p->old_metadata; md; md = md->next) {
    Op *op = md->block->parent->parent;
    op_unlink(op);
    op_erase(p->pool, op);
  }
}
