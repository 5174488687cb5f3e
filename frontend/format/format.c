// Compiles assembly formats, strings in the language of ODS's assemblyFormat:
//
//   `literal`  `` (no blank)  ` ` (a blank)  `\n`
//   $operand $attribute $region $successor
//   type($x)  functional-type($a, $b)  qualified(...)  ref(...)
//   operands results regions successors
//   attr-dict  attr-dict-with-keyword  prop-dict
//   (elements with one $anchor^)?   (...) : (...)?
//   oilist(`keyword` elements | ...)   custom<Directive>($a, "text", ...)
//
// Blanks are decided here once for all: whether one stands before an element
// depends on its neighbours in the format only. So is where the types of
// operands and results come from that the format does not spell out: a relation
// of the row, a trait, a constraint that only one type meets, the infer hook.

#include "frontend/format/format.h"

typedef struct Compiler {
  Arena *arena;
  const OpInfo *info;
  Format *format;
  const Directive *own; // directives of the dialect
  const char *at;
  bool space, punct;      // of what was printed last
  Vec(const char *) used; // attributes
} Compiler;

typedef Vec(Element) ElementVec;

_Noreturn static void fail(Compiler *c, const char *why) {
  bug("format of '%s': %s at '%s'", c->info->name, why, c->at);
}

static void skip_blanks(Compiler *c) {
  while (*c->at == ' ' || *c->at == '\n')
    c->at++;
}

static bool accept(Compiler *c, const char *text) {
  skip_blanks(c);
  size_t size = strlen(text);
  if (strncmp(c->at, text, size))
    return false;
  c->at += size;
  return true;
}

static void expect(Compiler *c, const char *text) {
  if (!accept(c, text))
    fail(c, text);
}

static bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         (c >= '0' && c <= '9');
}

static Str read_word(Compiler *c) {
  const char *start = c->at;
  while (is_word_char(*c->at) || *c->at == '-')
    c->at++;
  return (Str){start, (size_t)(c->at - start)};
}

// Variables

static int find_value(const ValueInfo *values, Str name) {
  for (int i = 0; values[i].name; i++)
    if (str_is(name, values[i].name))
      return i;
  return -1;
}

static int find_successor(const OpInfo *info, Str name) {
  for (int i = 0; i < info->nsuccessors; i++) {
    const char *other = info->successors[i];
    if (str_is(name, other + (*other == '*')))
      return i;
  }
  return -1;
}

static int find_region(const OpInfo *info, Str name) {
  for (int i = 0; i < info->nregions; i++)
    if (str_is(name, info->regions[i].name))
      return i;
  return -1;
}

static Ref make_ref(RefKind kind, int index) {
  return (Ref){.kind = (uint8_t)kind, .index = (uint8_t)index};
}

static Ref read_variable(Compiler *c) {
  Str name = read_word(c);
  const OpInfo *info = c->info;
  int i = find_value(info->operands, name);
  if (i >= 0)
    return make_ref(VAR_OPERAND, i);
  if ((i = find_value(info->results, name)) >= 0)
    return make_ref(VAR_RESULT, i);
  if ((i = op_slot_index(info, name)) >= 0) {
    vec_push(c->arena, &c->used, info->attrs[i].name);
    return make_ref(VAR_ATTR, i);
  }
  if ((i = find_region(info, name)) >= 0)
    return make_ref(VAR_REGION, i);
  if ((i = find_successor(info, name)) >= 0)
    return make_ref(VAR_SUCCESSOR, i);
  fail(c, "no such variable");
}

static bool is_list(Str word, Ref *ref) {
  if (str_is(word, "operands"))
    *ref = make_ref(VAR_ALL_OPERANDS, 0);
  else if (str_is(word, "results"))
    *ref = make_ref(VAR_ALL_RESULTS, 0);
  else if (str_is(word, "regions"))
    *ref = make_ref(VAR_ALL_REGIONS, 0);
  else if (str_is(word, "successors"))
    *ref = make_ref(VAR_ALL_SUCCESSORS, 0);
  else
    return false;
  return true;
}

// `$x`, `operands`, `type(...)`, `ref(...)`, `qualified(...)`
static Ref read_ref(Compiler *c) {
  skip_blanks(c);
  Ref ref;
  if (accept(c, "$"))
    return read_variable(c);
  Str word = read_word(c);
  if (is_list(word, &ref))
    return ref;
  expect(c, "(");
  ref = read_ref(c);
  expect(c, ")");
  if (str_is(word, "type"))
    ref.is_type = true;
  else if (str_is(word, "ref"))
    ref.is_ref = true;
  else if (!str_is(word, "qualified"))
    fail(c, "unknown directive");
  return ref;
}

static void set_source(TypeSource *source, SourceKind kind) {
  *source = (TypeSource){.kind = (uint8_t)kind, .set = true};
}

// The format spells the types of what `ref` names.
static void note_types(Compiler *c, Ref ref) {
  Format *f = c->format;
  if (ref.kind == VAR_OPERAND)
    set_source(&f->operands[ref.index], FROM_TEXT);
  else if (ref.kind == VAR_RESULT)
    set_source(&f->results[ref.index], FROM_TEXT);
  else if (ref.kind == VAR_ALL_OPERANDS)
    f->all_operand_types = true;
  else if (ref.kind == VAR_ALL_RESULTS)
    f->all_result_types = true;
}

// Blanks

static bool wants_blank_before(Str literal, bool after_punct) {
  if (literal.size != 1 && !str_is(literal, "->"))
    return true;
  if (after_punct)
    return !strchr(">)}],", literal.data[0]);
  return !strchr("<>(){}[],", literal.data[0]);
}

// Every element but literals, blanks and dictionaries.
static void space_element(Compiler *c, Element *e) {
  e->space = c->space || !c->punct;
  c->space = true;
  c->punct = false;
}

// Literals

static TokenKind token_of(Compiler *c, Str text) {
  if (is_word_char(text.data[0]))
    return TK_BARE_ID;
  for (int kind = TK_ARROW; kind <= TK_VBAR; kind++)
    if (str_is(text, token_spelling((TokenKind)kind)))
      return (TokenKind)kind;
  fail(c, "unknown punctuation");
}

static void space_literal(Compiler *c, Element *e) {
  e->space = c->space && wants_blank_before(e->text, c->punct);
  c->space = e->text.size != 1 || !strchr("<({[", e->text.data[0]);
  char first = e->text.data[0];
  c->punct = !(is_word_char(first) && !(first >= '0' && first <= '9'));
}

// Behind the opening tick.
static Element read_literal(Compiler *c) {
  const char *end = strchr(c->at, '`');
  if (!end)
    fail(c, "open literal");
  Str text = arena_str(c->arena, (Str){c->at, (size_t)(end - c->at)});
  c->at = end + 1;
  Element e = {.kind = EL_LITERAL, .text = text};
  if (str_is(text, "\\n")) {
    e.kind = EL_NEWLINE;
  } else if (!text.size || str_is(text, " ")) {
    e.kind = EL_SPACE;
    e.flag = text.size;
    c->punct = !text.size;
    c->space = false;
  } else {
    e.token = (uint8_t)token_of(c, text);
    space_literal(c, &e);
  }
  return e;
}

// Elements

static Elements read_elements(Compiler *c, const char *until, bool *anchored,
                              uint32_t *anchor);

static Ref *add_ref(Compiler *c, Element *e, Ref ref) {
  Ref *refs = arena_array(c->arena, Ref, e->nrefs + 1);
  if (e->nrefs)
    memcpy(refs, e->refs, e->nrefs * sizeof *refs);
  refs[e->nrefs++] = ref;
  e->refs = refs;
  return refs;
}

static Element read_functional_type(Compiler *c) {
  Element e = {.kind = EL_FUNCTIONAL_TYPE};
  expect(c, "(");
  add_ref(c, &e, read_ref(c));
  expect(c, ",");
  add_ref(c, &e, read_ref(c));
  expect(c, ")");
  note_types(c, e.refs[0]);
  note_types(c, e.refs[1]);
  space_element(c, &e);
  return e;
}

// What stands between quotes, behind the first.
static Ref read_string(Compiler *c) {
  const char *end = strchr(c->at, '"');
  if (!end)
    fail(c, "open string");
  Ref ref = make_ref(VAR_STRING, 0);
  ref.text = arena_str(c->arena, (Str){c->at, (size_t)(end - c->at)});
  c->at = end + 1;
  return ref;
}

// custom<directive>(arguments)
static Element read_custom(Compiler *c) {
  Element e = {.kind = EL_CUSTOM};
  expect(c, "<");
  Str name = read_word(c);
  expect(c, ">");
  expect(c, "(");
  e.directive = directive_named(c->own, name);
  if (!e.directive)
    fail(c, "unknown custom directive");
  do {
    Ref ref = accept(c, "\"") ? read_string(c) : read_ref(c);
    if (ref.is_type && !ref.is_ref)
      note_types(c, ref);
    add_ref(c, &e, ref);
  } while (accept(c, ","));
  expect(c, ")");
  add_ref(c, &e, make_ref(VAR_END, 0));
  e.nrefs--; // it is none
  space_element(c, &e);
  return e;
}

static bool is_unit(const Compiler *c, const Element *e) {
  if (e->kind != EL_VARIABLE || e->refs[0].kind != VAR_ATTR)
    return false;
  return c->info->attrs[e->refs[0].index].constraint->form == FORM_UNIT;
}

// A clause is a group whose first literal tells whether it is there; so it does
// of a unit attribute, which prints nothing.
static Element read_oilist(Compiler *c) {
  Element e = {.kind = EL_OILIST};
  ElementVec clauses = {0};
  expect(c, "(");
  do {
    Element clause = {.kind = EL_GROUP};
    bool anchored;
    uint32_t anchor;
    clause.then = read_elements(c, "|)", &anchored, &anchor);
    if (clause.then.count == 2 && is_unit(c, &clause.then.items[1])) {
      clause.then.items[1].elided = true;
      c->space = true;
      c->punct = false;
    }
    CHECK(clauses.size < 64);
    vec_push(c->arena, &clauses, clause);
  } while (accept(c, "|"));
  expect(c, ")");
  e.then = (Elements){clauses.data, (uint32_t)clauses.size};
  return e;
}

static Element read_type(Compiler *c) {
  Element e = {.kind = EL_TYPE};
  expect(c, "(");
  Ref ref = read_ref(c);
  expect(c, ")");
  note_types(c, ref);
  add_ref(c, &e, ref);
  space_element(c, &e);
  return e;
}

// Reads an element that is a word: a directive of ODS.
static Element read_word_element(Compiler *c, Str word) {
  Element e = {.kind = EL_VARIABLE};
  Ref ref;
  if (str_is(word, "attr-dict") || str_is(word, "attr-dict-with-keyword")) {
    e.kind = EL_ATTR_DICT;
    e.flag = word.size > strlen("attr-dict");
    c->punct = false;
    return e;
  }
  if (str_is(word, "prop-dict")) {
    e.kind = EL_PROP_DICT;
    c->format->prop_dict = true;
    c->punct = false;
    return e;
  }
  if (str_is(word, "type"))
    return read_type(c);
  if (str_is(word, "functional-type"))
    return read_functional_type(c);
  if (str_is(word, "custom"))
    return read_custom(c);
  if (str_is(word, "oilist"))
    return read_oilist(c);
  if (!is_list(word, &ref))
    fail(c, "unknown directive");
  if (ref.kind == VAR_ALL_OPERANDS)
    c->format->all_operands = true;
  add_ref(c, &e, ref);
  space_element(c, &e);
  return e;
}

// qualified($x), qualified(type($x))
static Element read_qualified(Compiler *c) {
  expect(c, "(");
  Ref ref = read_ref(c);
  expect(c, ")");
  Element e = {.kind = ref.is_type ? EL_TYPE : EL_VARIABLE, .flag = true};
  if (ref.is_type)
    note_types(c, ref);
  add_ref(c, &e, ref);
  space_element(c, &e);
  return e;
}

// A unit attribute is not written: the group around it says that it is there.
static void elide_anchor(Compiler *c, Element *group) {
  Element *anchor = group->anchor;
  if (is_unit(c, anchor) && anchor != group->then.items)
    anchor->elided = true;
}

// Behind the parenthesis: elements `)?`, or elements `) : (` elements `)?`
static Element read_group(Compiler *c) {
  Element e = {.kind = EL_GROUP};
  bool anchored;
  uint32_t anchor;
  e.then = read_elements(c, ")", &anchored, &anchor);
  expect(c, ")");
  if (anchored)
    e.anchor = &e.then.items[anchor];
  if (accept(c, ":")) {
    expect(c, "(");
    e.otherwise = read_elements(c, ")", &anchored, &anchor);
    expect(c, ")");
    if (anchored && !e.anchor) {
      e.anchor = &e.otherwise.items[anchor];
      e.flag = true;
    }
  }
  expect(c, "?");
  if (!e.anchor)
    fail(c, "group without an anchor");
  elide_anchor(c, &e);
  return e;
}

static Element read_element(Compiler *c) {
  if (accept(c, "`"))
    return read_literal(c);
  if (accept(c, "("))
    return read_group(c);
  if (accept(c, "$")) {
    Element e = {.kind = EL_VARIABLE};
    add_ref(c, &e, read_variable(c));
    return e;
  }
  Str word = read_word(c);
  if (!word.size)
    fail(c, "element expected");
  if (str_is(word, "qualified"))
    return read_qualified(c);
  return read_word_element(c, word);
}

// Until one of the characters, which stays.
static Elements read_elements(Compiler *c, const char *until, bool *anchored,
                              uint32_t *anchor) {
  ElementVec elements = {0};
  *anchored = false;
  for (skip_blanks(c); *c->at && !strchr(until, *c->at); skip_blanks(c)) {
    bool dollar = *c->at == '$';
    Element e = read_element(c);
    bool is_anchor = accept(c, "^");
    if (is_anchor) {
      *anchored = true;
      *anchor = (uint32_t)elements.size;
    }
    // A unit attribute behind its keyword takes no blank: it prints nothing.
    bool silent = is_anchor && is_unit(c, &e) && elements.size;
    if (dollar && !silent)
      space_element(c, &e);
    vec_push(c->arena, &elements, e);
  }
  return (Elements){elements.data, (uint32_t)elements.size};
}

// Sources of types

static TypeSource *source_of_ref(Format *f, TypeRef ref) {
  return ref.kind == REF_OPERAND  ? &f->operands[ref.index]
         : ref.kind == REF_RESULT ? &f->results[ref.index]
                                  : NULL;
}

static SourceKind source_kind(TypeRef ref) {
  return ref.kind == REF_OPERAND  ? FROM_OPERAND
         : ref.kind == REF_RESULT ? FROM_RESULT
                                  : FROM_ATTR;
}

static bool is_known(const Format *f, TypeRef ref) {
  if (ref.kind == REF_ATTR)
    return true;
  if (ref.kind == REF_OPERAND)
    return f->all_operand_types || f->operands[ref.index].set;
  return f->all_result_types || f->results[ref.index].set;
}

// `to` from `from`, where fn and list are NULL in either direction.
static bool derive(Format *f, const TypeMatch *match, TypeRef from,
                   TypeRef to) {
  TypeSource *source = source_of_ref(f, to);
  if (!source || is_known(f, to) || !is_known(f, from))
    return false;
  *source = (TypeSource){.kind = (uint8_t)source_kind(from),
                         .index = from.index,
                         .set = true,
                         .fn = match->fn,
                         .list = match->list,
                         .count = match->count};
  return true;
}

static void apply_matches(Format *f) {
  bool changed = true;
  while (changed) {
    changed = false;
    for (const TypeMatch *m = f->info->matches; m && m->summary; m++) {
      if (m->holds)
        continue;
      changed |= derive(f, m, m->from, m->to);
      if (!m->fn && !m->list)
        changed |= derive(f, m, m->to, m->from);
    }
  }
}

// All operands (and results) have one type: that of the first one known.
static void apply_same_type(Format *f, bool results_too) {
  const OpInfo *info = f->info;
  static const TypeMatch same = {.fn = NULL};
  TypeRef from = {0};
  for (uint8_t i = info->noperands; i-- > 0;)
    if (f->operands[i].set)
      from = (TypeRef){REF_OPERAND, i, NULL};
  for (uint8_t i = info->nresults; results_too && i-- > 0;)
    if (f->results[i].set)
      from = (TypeRef){REF_RESULT, i, NULL};
  if (from.kind == REF_NONE)
    return;
  for (uint8_t i = 0; i < info->noperands; i++)
    derive(f, &same, from, (TypeRef){REF_OPERAND, i, NULL});
  for (uint8_t i = 0; results_too && i < info->nresults; i++)
    derive(f, &same, from, (TypeRef){REF_RESULT, i, NULL});
}

// How many there are of any number of results a hook of the row says.
static void apply_builders(TypeSource *sources, const ValueInfo *values,
                           bool infers) {
  for (int i = 0; values[i].name; i++)
    if (!sources[i].set && values[i].constraint->build &&
        !(infers && values[i].arity == ARITY_VARIADIC))
      set_source(&sources[i], FROM_BUILD);
}

static bool all_set(const TypeSource *sources, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!sources[i].set)
      return false;
  return true;
}

static void find_sources(Compiler *c) {
  Format *f = c->format;
  const OpInfo *info = c->info;
  apply_matches(f);
  if (info->traits & TRAIT_SAME_TYPE_OPERANDS)
    apply_same_type(f, false);
  if (info->traits & TRAIT_SAME_OPERANDS_AND_RESULT_TYPE)
    apply_same_type(f, true);
  apply_matches(f);
  apply_builders(f->operands, info->operands, false);
  apply_builders(f->results, info->results, info->infer != NULL);
  apply_matches(f);
  if (!f->all_operand_types && !all_set(f->operands, info->noperands))
    fail(c, "types of operands are unknown");
  if (f->all_result_types || all_set(f->results, info->nresults))
    return;
  if (!info->infer)
    fail(c, "types of results are unknown");
  f->infers = true;
}

static bool ends_with(const char *text, const char *end) {
  size_t n = strlen(text), m = strlen(end);
  return n >= m && !strcmp(text + n - m, end);
}

// Attributes with places of their own, and those that count operands.
static void list_elided(Compiler *c) {
  for (uint32_t i = 0; i < c->info->nattrs; i++) {
    const char *name = c->info->attrs[i].name;
    if (ends_with(name, "SegmentSizes") || ends_with(name, "_segments") ||
        ends_with(name, "op_bundle_sizes"))
      vec_push(c->arena, &c->used, name);
  }
  vec_push(c->arena, &c->used, NULL);
  c->format->elided = c->used.data;
}

Format *format_compile(Arena *arena, const OpInfo *info, const char *text,
                       const Directive *own) {
  Compiler c = {
      .arena = arena, .info = info, .own = own, .at = text, .space = true};
  Format *f = c.format = arena_new(arena, Format);
  bool anchored;
  uint32_t anchor;
  f->info = info;
  f->operands = arena_zero(arena, sizeof(TypeSource) * (info->noperands + 1u),
                           _Alignof(TypeSource));
  f->results = arena_zero(arena, sizeof(TypeSource) * (info->nresults + 1u),
                          _Alignof(TypeSource));
  f->elements = read_elements(&c, "", &anchored, &anchor);
  find_sources(&c);
  list_elided(&c);
  return f;
}
