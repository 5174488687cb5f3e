// LLVM reads a module's text on one thread, which at -O0 is a third of all
// work. So the text is cut where functions begin and end, and each part reads
// its own functions and as much of the rest as they mention:
//
//   @table = internal global ...      @table = internal global ...
//   define internal i32 @f(i32) {     define internal i32 @f(i32) {
//     call i32 @g(...)            ->    call i32 @g(...)
//   }                                 }
//   define internal i32 @g(i32) {     define internal i32 @g(i32) {
//     ...                               unreachable
//   }                                 }
//
// A function of another part keeps its head, so that it means the same; its
// body is taken away by split_reduce(). Types, attributes, declarations and
// metadata are read by all. Only words are looked at, and only as LLVM writes
// them; whatever is unusual keeps the module whole.

#include "backend/parts/cut_ir.h"

#include "backend/codegen/codegen.h"

enum {
  SMALL_TEXT = 2 << 20,
  PART_SIZE = 2 << 20,
  NONE = UINT32_MAX,
};

typedef struct Item {
  Str text;
  Str name;       // of a symbol that is defined; empty for all else
  size_t head;    // of a function, up to the brace and the line's end
  bool described; // it has debug information
} Item;

typedef struct Mention {
  uint32_t item;
  Str name;
  bool block; // one of its blocks
} Mention;

// Names to numbers, by text.
typedef struct Names {
  Str *names;
  uint32_t *numbers;
  uint32_t nslots, size;
} Names;

typedef Vec(Item) Items;
typedef Vec(Mention) Mentions;

typedef struct Cut {
  Split *split;
  Str triple;
  Items items;
  Mentions mentions;
  Names symbols, comdats;
  uint32_t *symbol_items; // by symbol, its item
  uint32_t *item_symbols; // the reverse, or NONE
  bool *always;           // by symbol: all parts read it
  bool *entire;           // by symbol: who reads it reads all of it
  bool whole;             // it cannot be cut
} Cut;

static Arena *arena_of(Cut *c) {
  return &c->split->arena;
}

// Names

static uint32_t *slot_of(const Names *names, Str name) {
  uint64_t i = hash_bytes(name.data, name.size, 0);
  for (;; i++) {
    uint32_t *slot = &names->numbers[i & (names->nslots - 1)];
    if (*slot == NONE || str_eq(names->names[*slot], name))
      return slot;
  }
}

static void names_init(Names *names, Arena *arena, uint32_t most) {
  names->nslots = 64;
  while (names->nslots < 2 * most)
    names->nslots *= 2;
  names->names = arena_array(arena, Str, most);
  names->numbers = arena_array(arena, uint32_t, names->nslots);
  memset(names->numbers, 0xff, names->nslots * sizeof(uint32_t));
}

static uint32_t names_add(Names *names, Str name) {
  uint32_t *slot = slot_of(names, name);
  if (*slot == NONE) {
    names->names[names->size] = name;
    *slot = names->size++;
  }
  return *slot;
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || (c && strchr("-$._", c));
}

// The name behind a sigil, as it is written; empty for a number.
static Str read_name(const char *at, const char *end) {
  if (at < end && *at == '"') {
    const char *close = memchr(at + 1, '"', (size_t)(end - at - 1));
    return (Str){at + 1, close ? (size_t)(close - at - 1) : 0};
  }
  const char *p = at;
  while (p < end && is_name_char(*p))
    p++;
  return at < end && *at >= '0' && *at <= '9' ? (Str){0}
                                              : (Str){at, (size_t)(p - at)};
}

static bool contains(Str text, const char *what) {
  return memmem(text.data, text.size, what, strlen(what)) != NULL;
}

// Items

// Looks at the words of a text. False when it ends within a string.
static bool scan_words(Cut *c, uint32_t item, Str text) {
  bool block = false;
  for (const char *p = text.data, *end = p + text.size; p < end; p++) {
    if (*p == '"') {
      p = memchr(p + 1, '"', (size_t)(end - p - 1));
      if (!p)
        return false;
    } else if (*p == ';') {
      const char *newline = memchr(p, '\n', (size_t)(end - p));
      p = newline ? newline : end;
    } else if (*p == '@') {
      Mention mention = {item, read_name(p + 1, end), block};
      block = false;
      c->whole |= !mention.name.size;
      vec_push(arena_of(c), &c->mentions, mention);
      p += mention.name.size + (p + 1 < end && p[1] == '"' ? 2 : 0);
    } else if (*p == 'b' && end - p > 13 && !memcmp(p, "blockaddress(", 13)) {
      block = true;
    }
  }
  return true;
}

static Str line_at(const char *at, const char *end) {
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  return (Str){at, (size_t)((newline ? newline + 1 : end) - at)};
}

// The text of a function up to its closing brace, which is a line.
static Str body_at(const char *at, const char *end) {
  const char *brace = memmem(at, (size_t)(end - at), "\n}\n", 3);
  return (Str){at, (size_t)((brace ? brace + 3 : end) - at)};
}

static Item item_at(Cut *c, const char *at, const char *end) {
  Item item = {.text = line_at(at, end)};
  if (*at == '@') {
    item.name = read_name(at + 1, end);
    c->whole |= !item.name.size;
  } else if (str_starts_with(item.text, "define ")) {
    item.head = item.text.size;
    const char *name = memchr(at, '@', item.head);
    item.name = name ? read_name(name + 1, end) : (Str){0};
    c->whole |= !item.name.size || item.head < 3 ||
                memcmp(at + item.head - 3, " {\n", 3) != 0;
    item.text = body_at(at, end);
  } else if (str_starts_with(item.text, "target triple = \"")) {
    c->triple = read_name(at + 16, end);
  } else {
    c->whole |= str_starts_with(item.text, "module asm") ||
                str_starts_with(item.text, "uselistorder") || *at == '^';
  }
  c->whole |= item.name.size && memchr(item.name.data, '\\', item.name.size);
  item.described = contains((Str){at, item.head ? 0 : item.text.size}, "!dbg");
  return item;
}

static void find_items(Cut *c, Str text) {
  const char *end = text.data + text.size;
  for (const char *at = text.data; at < end && !c->whole;) {
    Item item = item_at(c, at, end);
    uint32_t index = (uint32_t)c->items.size;
    vec_push(arena_of(c), &c->items, item);
    c->whole |= !scan_words(c, index, item.text);
    at += item.text.size;
  }
}

// Symbols

static bool has_word(Str head, const char *word) {
  size_t n = strlen(word);
  for (const char *p = head.data, *end = p + head.size; p + n < end; p++)
    if (p[0] == ' ' && p[n + 1] == ' ' && (size_t)(end - p) > n + 1 &&
        !memcmp(p + 1, word, n))
      return true;
  return false;
}

// The words of a definition in front of what it is made of.
static Str words_of(const Item *item) {
  Str head = {item->text.data, item->head ? item->head : item->text.size};
  if (item->head) {
    const char *name = memchr(head.data, '@', head.size);
    return (Str){head.data, (size_t)(name - head.data)};
  }
  static const char *const kinds[] = {" global ", " constant ", " alias ",
                                      " ifunc "};
  size_t size = head.size;
  for (size_t i = 0; i < ARRAY_SIZE(kinds); i++) {
    const char *at = memmem(head.data, size, kinds[i], strlen(kinds[i]));
    if (at)
      size = (size_t)(at - head.data) + strlen(kinds[i]);
  }
  return (Str){head.data, size};
}

static bool is_structors(Str name) {
  return str_is(name, "llvm.global_ctors") || str_is(name, "llvm.global_dtors");
}

static bool is_list_of_used(Str name) {
  return str_is(name, "llvm.used") || str_is(name, "llvm.compiler.used");
}

static void enter_symbol(Cut *c, uint32_t index, const Item *item) {
  Str words = words_of(item);
  bool is_private = has_word(words, "private");
  bool is_indirect = has_word(words, "alias") || has_word(words, "ifunc");
  c->split->symbols[index] = (SplitSymbol){item->name, is_private};
  PartSymbol *symbol = &c->split->graph.symbols[index];
  symbol->weight = item->text.size;
  symbol->local = is_private || has_word(words, "internal");
  symbol->is_data = !item->head && !is_indirect && !is_structors(item->name);
  symbol->binds_used = is_indirect || is_structors(item->name);
}

static bool is_definition(const Item *item) {
  return item->name.size &&
         !(!item->head && (has_word(words_of(item), "external") ||
                           has_word(words_of(item), "extern_weak")));
}

static void enter_symbols(Cut *c) {
  uint32_t most = (uint32_t)c->items.size + 1;
  Arena *arena = arena_of(c);
  names_init(&c->symbols, arena, most);
  names_init(&c->comdats, arena, most);
  c->symbol_items = arena_array(arena, uint32_t, most);
  c->item_symbols = arena_array(arena, uint32_t, most);
  c->always = arena_zero(arena, most, 1);
  c->entire = arena_zero(arena, most, 1);
  for (uint32_t i = 0; i < c->items.size; i++) {
    const Item *item = &c->items.data[i];
    c->item_symbols[i] = NONE;
    if (!is_definition(item) || is_list_of_used(item->name))
      continue;
    uint32_t before = c->symbols.size,
             symbol = names_add(&c->symbols, item->name);
    c->whole |= symbol != before;
    c->symbol_items[symbol] = i;
    c->item_symbols[i] = symbol;
  }
  uint32_t count = c->symbols.size;
  part_graph_init(&c->split->graph, arena, count, PART_SIZE);
  c->split->symbols = arena_array(arena, SplitSymbol, count + 1);
  for (uint32_t i = 0; i < count; i++)
    enter_symbol(c, i, &c->items.data[c->symbol_items[i]]);
}

static uint32_t symbol_named(const Cut *c, Str name) {
  return *slot_of(&c->symbols, name);
}

// What a function's head mentions, such as a personality, its stub does too.
static bool is_in_head(const Item *item, Str name) {
  return item->head && name.data < item->text.data + item->head &&
         !str_eq(name, item->name);
}

static void enter_mentions(Cut *c) {
  for (size_t i = 0; i < c->mentions.size; i++) {
    const Mention *m = &c->mentions.data[i];
    const Item *item = &c->items.data[m->item];
    uint32_t user = c->item_symbols[m->item], used = symbol_named(c, m->name);
    if (used == NONE || used == user)
      continue;
    if (user != NONE)
      part_graph_use(&c->split->graph, user, used);
    else if (is_list_of_used(item->name))
      c->whole |= c->split->graph.symbols[used].local;
    c->always[used] |= user == NONE || is_in_head(item, m->name);
    c->entire[used] |= m->block;
    if (m->block && user != NONE)
      part_graph_join(&c->split->graph, user, used);
  }
}

static void join_comdats(Cut *c) {
  uint32_t *first = arena_array(arena_of(c), uint32_t, c->symbols.size + 1);
  for (uint32_t i = 0; i < c->symbols.size; i++) {
    const Item *item = &c->items.data[c->symbol_items[i]];
    Str head = {item->text.data, item->head ? item->head : item->text.size};
    const char *comdat = memmem(head.data, head.size, " comdat", 7);
    if (!comdat)
      continue;
    Str name = item->name;
    if (!memcmp(comdat + 7, "($", 2))
      name = read_name(comdat + 9, head.data + head.size);
    uint32_t before = c->comdats.size, group = names_add(&c->comdats, name);
    if (group == before)
      first[group] = i;
    else
      part_graph_join(&c->split->graph, first[group], i);
  }
}

static bool divide(Cut *c, Str text) {
  find_items(c, text);
  if (c->whole)
    return false;
  enter_symbols(c);
  enter_mentions(c);
  join_comdats(c);
  if (c->whole || !c->symbols.size)
    return false;
  part_graph_divide(&c->split->graph);
  return c->split->graph.nparts > 1;
}

Cut *cut_ir(Str text, const char *unique) {
  if (text.size < SMALL_TEXT || !memcmp(text.data, "BC", 2) ||
      !memcmp(text.data, "\xde\xc0\x17\x0b", 4))
    return NULL;
  Split *split = split_new(unique);
  Cut *cut = arena_zero(&split->arena, sizeof *cut, _Alignof(Cut));
  cut->split = split;
  if (divide(cut, text))
    return cut;
  cut_release(cut);
  return NULL;
}

const Split *cut_split(const Cut *cut) {
  return cut->split;
}

Str cut_triple(const Cut *cut) {
  return cut->triple;
}

void cut_release(Cut *cut) {
  if (cut)
    split_release(cut->split);
}

// Parts

typedef Vec(uint32_t) Indices;

static void need(Arena *arena, bool *needed, Indices *open, uint32_t symbol) {
  if (needed[symbol])
    return;
  needed[symbol] = true;
  vec_push(arena, open, symbol);
}

// A function of another part, of which the head is enough.
static bool is_stub(const Cut *c, uint32_t part, uint32_t symbol) {
  return c->items.data[c->symbol_items[symbol]].head && !c->entire[symbol] &&
         c->split->graph.symbols[symbol].part != part;
}

// Marks what the part defines, and what that mentions: through data, which is
// read whole, but not through functions of other parts.
static bool *find_needed(const Cut *c, uint32_t part, Arena *arena) {
  const PartGraph *graph = &c->split->graph;
  bool *needed = arena_zero(arena, graph->count + 1, 1);
  Indices open = {0};
  for (uint32_t i = 0; i < graph->count; i++) {
    const Item *item = &c->items.data[c->symbol_items[i]];
    if (graph->symbols[i].part == part || c->always[i] ||
        (!part && item->described))
      need(arena, needed, &open, i);
  }
  while (open.size) {
    uint32_t i = open.data[--open.size];
    const PartSymbol *symbol = &graph->symbols[i];
    if (is_stub(c, part, i))
      continue;
    for (size_t k = 0; k < symbol->uses.size; k++)
      need(arena, needed, &open, symbol->uses.data[k]);
  }
  return needed;
}

void cut_write(const Cut *c, uint32_t part, Buf *out) {
  Arena arena = {0};
  const bool *needed = find_needed(c, part, &arena);
  for (size_t i = 0; i < c->items.size; i++) {
    const Item *item = &c->items.data[i];
    uint32_t symbol = c->item_symbols[i];
    if (symbol != NONE && !needed[symbol])
      continue;
    if (symbol == NONE || !is_stub(c, part, symbol)) {
      buf_str(out, item->text);
      continue;
    }
    buf_bytes(out, item->text.data, item->head);
    buf_lit(out, "  unreachable\n}\n");
  }
  arena_release(&arena);
}
