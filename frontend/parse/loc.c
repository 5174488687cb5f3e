// Locations, and the trailing `loc(...)` of operations and arguments.
//
// A location alias may be used before its definition (mlir-opt prints the
// definitions at the end of the file). Until then the operation has a stand-in
// of its own kind, one per alias; at the end all are replaced in one walk.

#include "frontend/frontend_int.h"

#include <stdlib.h>

static Attr *parse_callsite(Parser *p) {
  advance(p);
  if (!parse_token(p, TK_LPAREN, "expected '(' in callsite location"))
    return NULL;
  Attr *callee = parse_location(p);
  if (!callee)
    return NULL;
  if (!optional_keyword(p, "at"))
    return error_token(p, "expected 'at' in callsite location"), NULL;
  Attr *caller = parse_location(p);
  if (!caller ||
      !parse_token(p, TK_RPAREN, "expected ')' in callsite location"))
    return NULL;
  return attr_loc_callsite(p->ctx, callee, caller);
}

static bool parse_fused_item(Parser *p, void *items) {
  Attr *loc = parse_location(p);
  if (!loc)
    return false;
  vec_push(&p->scratch, (Attrs *)items, loc);
  return true;
}

static Attr *parse_fused(Parser *p) {
  Attr *metadata = NULL;
  Attrs items = {0};
  advance(p);
  if (consume_if(p, TK_LESS) &&
      (!(metadata = parse_attr(p, NULL)) ||
       !parse_token(p, TK_GREATER,
                    "expected '>' after fused location metadata")))
    return NULL;
  if (!parse_list(p, DELIM_SQUARE, parse_fused_item, &items,
                  " in fused location"))
    return NULL;
  return attr_loc_fused(p->ctx, items.data, (uint32_t)items.size, metadata);
}

static bool parse_position(Parser *p, const char *message, uint32_t *value) {
  uint64_t n;
  if (!tok_is(p, TK_INTEGER) || !token_u64(p->tok, &n) || n > UINT32_MAX)
    return error_token(p, "%s", message);
  advance(p);
  *value = (uint32_t)n;
  return true;
}

#define LINE_MESSAGE   "expected integer line number in FileLineColRange"
#define COLUMN_MESSAGE "expected integer column number in FileLineColRange"

// Behind `"file":`: line (`:` column (`to` line? `:` column)?)?
static Attr *parse_file(Parser *p, Ident *name) {
  uint32_t line = 0, column = 0, end_line, end_column;
  if (!parse_position(p, LINE_MESSAGE, &line))
    return NULL;
  if (!consume_if(p, TK_COLON))
    return attr_loc_file(p->ctx, name, line, 0);
  if (!parse_position(p, COLUMN_MESSAGE, &column))
    return NULL;
  if (!optional_keyword(p, "to"))
    return attr_loc_file(p->ctx, name, line, column);
  end_line = line;
  if (tok_is(p, TK_INTEGER) && !parse_position(p, LINE_MESSAGE, &end_line))
    return NULL;
  if (!consume_if(p, TK_COLON))
    return error_token(p, "expected either integer or `:` post `to` in "
                          "FileLineColRange"),
           NULL;
  if (!parse_position(p, COLUMN_MESSAGE, &end_column))
    return NULL;
  return attr_loc_range(p->ctx, name, line, column, end_line, end_column);
}

static Attr *parse_named(Parser *p) {
  Ident *name = ctx_ident(p->ctx, token_string(p, p->tok));
  advance(p);
  if (consume_if(p, TK_COLON))
    return parse_file(p, name);
  Attr *child = p->ctx->unknown_loc;
  if (consume_if(p, TK_LPAREN) &&
      (!(child = parse_location(p)) ||
       !parse_token(p, TK_RPAREN,
                    "expected ')' after child location of NameLoc")))
    return NULL;
  return attr_loc_name(p->ctx, name, child);
}

static Attr *parse_location_alias(Parser *p) {
  const char *at = p->tok.start;
  Attr *loc = parse_extended_attr(p, NULL);
  if (!loc)
    return NULL;
  if (!attr_is_loc(loc))
    return error_at(p, at, "expected location attribute, but got %s",
                    attr_str(p->ctx, loc)),
           NULL;
  return loc;
}

static Attr *parse_location_unbounded(Parser *p) {
  if (tok_is(p, TK_HASH_ID))
    return parse_location_alias(p);
  if (tok_is(p, TK_STRING))
    return parse_named(p);
  if (tok_is_keyword(p, "callsite"))
    return parse_callsite(p);
  if (tok_is_keyword(p, "fused"))
    return parse_fused(p);
  if (optional_keyword(p, "unknown"))
    return p->ctx->unknown_loc;
  return error_token(p, "expected location instance"), NULL;
}

Attr *parse_location(Parser *p) {
  if (!enter(p))
    return NULL;
  Attr *loc = parse_location_unbounded(p);
  leave(p);
  return loc;
}

// Trailing locations

static Loc stand_in_for(Parser *p, Ident *alias, const char *at) {
  void **known = ptrmap_at(&p->stand_ins, &p->tables, alias);
  if (*known)
    return (Loc)((uintptr_t)*known - 1);
  Buf name = {0};
  buf_char(&name, '\0'); // in no location that was written
  buf_str(&name, ident_str(alias));
  Ident *ident = ctx_ident(p->ctx, (Str){name.data, name.size});
  buf_release(&name);
  Attr *attr = attr_loc_name(p->ctx, ident, p->ctx->unknown_loc);
  DeferredLoc made = {alias, ctx_loc(p->ctx, attr), at};
  vec_push(&p->tables, &p->deferred, made);
  *known = (void *)((uintptr_t)made.stand_in + 1);
  return made.stand_in;
}

// An alias, defined or not: no dialect's attribute, which has a dot.
static bool parse_deferred(Parser *p, Loc *loc) {
  Str name = {p->tok.start + 1, p->tok.size - 1};
  const char *at = p->tok.start;
  Ident *alias = ctx_ident(p->ctx, name);
  const Alias *known = ptrmap_get(&p->aliases->attrs, alias);
  advance(p);
  if (!known || known->order >= p->alias_order) {
    *loc = stand_in_for(p, alias, at);
    return true;
  }
  if (!attr_is_loc(known->as.attr))
    return error_at(p, at, "expected location, but found '%s'",
                    attr_str(p->ctx, known->as.attr));
  *loc = ctx_loc(p->ctx, known->as.attr);
  return true;
}

// trailing-location ::= (`loc` `(` (location | alias) `)`)?
bool optional_trailing_loc(Parser *p, Loc *loc) {
  if (!optional_keyword(p, "loc"))
    return true;
  if (!parse_token(p, TK_LPAREN, "expected '(' in location"))
    return false;
  bool is_alias =
      tok_is(p, TK_HASH_ID) && !memchr(p->tok.start, '.', p->tok.size);
  if (is_alias) {
    if (!parse_deferred(p, loc))
      return false;
  } else {
    Attr *attr = parse_location(p);
    if (!attr)
      return false;
    *loc = ctx_loc(p->ctx, attr);
  }
  return parse_token(p, TK_RPAREN, "expected ')' in location");
}

static int by_place(const void *a, const void *b) {
  const char *x = ((const DeferredLoc *)a)->at;
  const char *y = ((const DeferredLoc *)b)->at;
  return x < y ? -1 : x > y;
}

// The stand-in of an alias is the same in all parsers of a context, so that
// only the first mention in the text counts.
void take_deferred_locs(Parser *p, const DeferredLocs *locs, size_t n) {
  DeferredLocs all = p->deferred;
  p->deferred = (DeferredLocs){0};
  p->stand_ins = (PtrMap){0};
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < locs[i].size; j++)
      vec_push(&p->tables, &all, locs[i].data[j]);
  if (all.size)
    qsort(all.data, all.size, sizeof *all.data, by_place);
  for (size_t i = 0; i < all.size; i++) {
    const DeferredLoc *loc = &all.data[i];
    void **known = ptrmap_at(&p->stand_ins, &p->tables, loc->alias);
    if (*known)
      continue;
    *known = (void *)((uintptr_t)loc->stand_in + 1);
    vec_push(&p->tables, &p->deferred, *loc);
  }
}

static void patch(const PtrMap *map, Loc *loc) {
  if (*loc < LOC_TABLE)
    return;
  void *resolved = ptrmap_get(map, (void *)(uintptr_t)*loc);
  if (resolved)
    *loc = (Loc)((uintptr_t)resolved - 1);
}

static void patch_op(void *map, Op *op) {
  patch(map, &op->loc);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      for (uint32_t j = 0; j < block->nargs; j++)
        patch(map, &block->args[j]->loc);
}

static Attr *definition_of(Parser *p, const DeferredLoc *deferred) {
  const Alias *alias = ptrmap_get(&p->aliases->attrs, deferred->alias);
  if (!alias)
    return error_at(p, deferred->at,
                    "operation location alias was never defined"),
           NULL;
  if (!attr_is_loc(alias->as.attr))
    return error_at(p, deferred->at, "expected location, but found '%s'",
                    attr_str(p->ctx, alias->as.attr)),
           NULL;
  return alias->as.attr;
}

bool resolve_deferred_locs(Parser *p, Op *top) {
  PtrMap map = {0};
  for (size_t i = 0; i < p->deferred.size; i++) {
    const DeferredLoc *deferred = &p->deferred.data[i];
    Attr *attr = definition_of(p, deferred);
    if (!attr)
      return false;
    uintptr_t loc = (uintptr_t)ctx_loc(p->ctx, attr) + 1;
    ptrmap_set(&map, &p->tables, (void *)(uintptr_t)deferred->stand_in,
               (void *)loc);
  }
  if (map.size) {
    patch_op(&map, top);
    op_walk(top, patch_op, &map);
  }
  return true;
}
