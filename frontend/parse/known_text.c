// What was read before, by its text.
//
// A module says the same few things again and again: one function has ten loads
// of `memref<?x?xf32>`, another has `(index, index) -> index` behind every
// other operation, and there are a dozen names of operations in all. Whatever
// is short and means the same wherever it stands is remembered by its text:
// names of operations, types, dictionaries. To find where such a text ends
// takes one look at each character, less than to take it apart.
//
//   %3 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}>
//         ^^^^^^^^^^           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//        : (index, index) -> index
//          ^^^^^^^^^^^^^^^^^^^^^^^
//
// What is in a dictionary may be named by an alias: dictionaries are forgotten
// when one is defined. A type is recalled only if there is no name in it that
// an alias may have, as those of the llvm dialect's types are not.
//
// Each table is small, so that it stays in the cache of the processor, and has
// one place for each hash: the next text of that hash takes it. Texts are
// copied, since pages of the file are given back once they were read.

#include "frontend/frontend_int.h"

enum { KNOWN_OPS = 128, KNOWN_TYPES = 128, KNOWN_DICTS = 128 };

typedef struct KnownOp {
  const OpInfo *info;
  Str name;            // of the row, or what is in it behind the dialect
  const char *dialect; // default one; NULL when the name is all of the row's
} KnownOp;

typedef struct KnownType {
  KnownText text;
  Type *type;
} KnownType;

struct KnownTexts {
  KnownOp ops[KNOWN_OPS];
  KnownType types[KNOWN_TYPES];
  KnownDict dicts[KNOWN_DICTS];
};

static struct KnownTexts *known_texts(Parser *p) {
  if (!p->known)
    p->known = arena_zero(&p->tables, sizeof *p->known, _Alignof(KnownDict));
  return p->known;
}

static uint64_t hash_text(Str text) {
  return hash_bytes(text.data, text.size, 0) >> 32;
}

static bool is_text(const KnownText *known, Str text) {
  return known->size == text.size && !memcmp(known->data, text.data, text.size);
}

static void set_text(KnownText *known, Str text) {
  known->size = (uint32_t)text.size;
  memcpy(known->data, text.data, text.size);
}

static void go_behind(Parser *p, Str text) {
  p->last_end = text.data + text.size;
  parser_reset(p, p->last_end);
}

// Operations

// The end of a name tells more than its beginning.
static KnownOp *place_of_op(Parser *p, Str name) {
  uint32_t end;
  memcpy(&end, name.data + name.size - sizeof end, sizeof end);
  uint32_t hash = (end ^ (uint32_t)name.size << 26) * 0x9E3779B1u;
  return &known_texts(p)->ops[(hash >> 16) % KNOWN_OPS];
}

static bool fits_place(Str name) {
  return name.size >= sizeof(uint32_t);
}

const OpInfo *recall_op(Parser *p, Str name, const char *dialect) {
  if (!fits_place(name))
    return NULL;
  const KnownOp *known = place_of_op(p, name);
  bool is_same = known->info && str_eq(known->name, name) &&
                 (!known->dialect || known->dialect == dialect);
  return is_same ? known->info : NULL;
}

void remember_op(Parser *p, Str name, const char *dialect, const OpInfo *info) {
  Str full = str_from(info->name);
  if (!fits_place(name) || name.size > full.size)
    return;
  Str end = {full.data + full.size - name.size, name.size};
  if (!str_eq(end, name))
    return;
  bool is_full = end.size == full.size;
  *place_of_op(p, name) = (KnownOp){info, end, is_full ? NULL : dialect};
}

// Types

static bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
         (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$';
}

static bool is_llvm_name(const char *at) {
  return !memcmp(at, "!llvm.", 6);
}

// Behind balanced brackets; NULL when there is anything in them that can have
// another meaning elsewhere.
static const char *skip_brackets(const char *at, const char *limit) {
  int depth = 0;
  for (; at < limit; at++)
    switch (*at) {
    case '<':
    case '(':
    case '[': depth++; continue;
    case '-': at += at[1] == '>'; continue;
    case '>':
    case ')':
    case ']':
      if (!--depth)
        return at + 1;
      continue;
    case '!':
      if (!is_llvm_name(at))
        return NULL;
      continue;
    case '#':
    case '"':
    case '/':
    case '{':
    case '\0': return NULL;
    default: continue;
    }
  return NULL;
}

static const char *skip_plain_type(const char *at, const char *limit) {
  bool is_symbol = *at == '!';
  if (is_symbol && !is_llvm_name(at))
    return NULL;
  const char *start = at;
  for (at += is_symbol; is_word_char(*at) || (is_symbol && *at == '-');)
    at++;
  if (at == start)
    return NULL;
  return *at == '<' ? skip_brackets(at, limit) : at;
}

// (types) -> types
static const char *skip_plain_function(const char *at, const char *limit) {
  at = skip_brackets(at, limit);
  if (!at || memcmp(at, " -> ", 4) != 0)
    return NULL;
  at += 4;
  return *at == '(' ? skip_brackets(at, limit) : skip_plain_type(at, limit);
}

Str plain_type(const Parser *p) {
  const char *at = p->tok.start, *limit = at + MOST_TEXT, *end = NULL;
  if (p->end - at < MOST_TEXT + 16) // what is looked at behind the limit
    return (Str){0};
  if (tok_is(p, TK_LPAREN))
    end = skip_plain_function(at, limit);
  else if (tok_is(p, TK_BARE_ID) || tok_is(p, TK_EXCLAM_ID))
    end = skip_plain_type(at, limit);
  return end && end <= limit ? (Str){at, (size_t)(end - at)} : (Str){0};
}

static KnownType *place_of_type(Parser *p, Str text) {
  return &known_texts(p)->types[hash_text(text) % KNOWN_TYPES];
}

Type *recall_type(Parser *p, Str text) {
  if (!text.size)
    return NULL;
  const KnownType *known = place_of_type(p, text);
  if (!is_text(&known->text, text))
    return NULL;
  go_behind(p, text);
  return known->type;
}

void remember_type(Parser *p, Str text, Type *type) {
  if (!text.size || p->last_end != text.data + text.size)
    return;
  KnownType *known = place_of_type(p, text);
  known->type = type;
  set_text(&known->text, text);
}

// Dictionaries

Str plain_dict(const Parser *p) {
  const char *at = p->tok.start;
  for (size_t i = 1; tok_is(p, TK_LBRACE) && i < MOST_TEXT; i++)
    switch (at[i]) {
    case '}': return (Str){at, i + 1};
    case '{':
    case '"':
    case '/':
    case '\0': return (Str){0};
    default: continue;
    }
  return (Str){0};
}

static KnownDict *place_of_dict(Parser *p, Str text) {
  return &known_texts(p)->dicts[hash_text(text) % KNOWN_DICTS];
}

KnownDict *recall_dict(Parser *p, Str text) {
  if (!text.size)
    return NULL;
  KnownDict *known = place_of_dict(p, text);
  if (!is_text(&known->text, text))
    return NULL;
  go_behind(p, text);
  return known;
}

void remember_dict(Parser *p, Str text, const NamedAttr *items, size_t n) {
  KnownDict *known = text.size ? place_of_dict(p, text) : NULL;
  if (!known || !n || n > ARRAY_SIZE(known->items))
    return;
  set_text(&known->text, text);
  known->attr = NULL;
  known->count = (uint32_t)n;
  memcpy(known->items, items, n * sizeof *items);
}

void forget_dicts(Parser *p) {
  if (p->known)
    memset(p->known->dicts, 0, sizeof p->known->dicts);
}
